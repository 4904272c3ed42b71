import { describe, expect, it } from "vitest";
import { fontFamily, inkOn, luminance, makeTheme, mix, ROUTE_COLORS } from "../../src/board/theme";
import { options } from "./positions";

const contrast = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

describe.each(["light", "dark"] as const)("%s", (name) => {
  const theme = makeTheme(options.palette, name);

  it("glyphs stand out on their slots, at least 4 to 1", () => {
    for (const color of ROUTE_COLORS) {
      if (color !== "gray") expect(contrast(theme.glyph[color], theme.slot[color]), color).toBeGreaterThan(4);
    }
  });

  it("seat numbers stand out on their discs, and windows on their cars", () => {
    for (const seat of theme.seats) {
      expect(contrast(seat.number, seat.disc)).toBeGreaterThan(15);
      expect(contrast(seat.ink, seat.fill)).toBeGreaterThan(4.5);
    }
  });

  it("slots have an edge that land does not swallow", () => {
    for (const color of ROUTE_COLORS) expect(contrast(theme.slotEdge[color], theme.tokens.land), color).toBeGreaterThan(3);
  });

  it("labels read on land and on sea", () => {
    expect(contrast(theme.tokens.label, theme.tokens.land)).toBeGreaterThan(10);
    expect(contrast(theme.tokens.label, theme.tokens.sea)).toBeGreaterThan(7);
  });
});

describe("colours", () => {
  it("of seats may be set", () => {
    const theme = makeTheme(options.palette, "light", ["green", "black"]);
    expect(theme.seats.map((s) => s.fill)).toEqual([options.palette.player["green"], options.palette.player["black"]]);
  });

  it("mix in proportion", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mix("#102030", "#ffffff", 0)).toBe("#102030");
  });

  it("take the ink that stands out more", () => {
    expect(inkOn("#ffffff")).toBe("#17191E");
    expect(inkOn("#000000")).toBe("#FFFFFF");
  });
});

describe("fonts", () => {
  it("put the Han forms of the language first", () => {
    expect(fontFamily("ja")).toMatch(/Inter, "Hiragino/);
    expect(fontFamily("ja")).not.toContain("PingFang");
    expect(fontFamily("zh")).toMatch(/Inter, "PingFang/);
    expect(fontFamily("en")).toMatch(/Inter, "Segoe UI"/);
  });
});
