/** Everything written or marked on the map stands out from what it stands on (WCAG: text 4.5, shapes 3). */

import { describe, expect, it } from "vitest";
import palette from "../../../ttr_widget/data/palette.json";
import { luminance, makeTheme, ROUTE_COLORS, type ThemeName } from "../../src/board/theme";

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(["light", "dark"] as ThemeName[])("the %s map", (name) => {
  const theme = makeTheme(palette, name);
  const { tokens } = theme;

  it.each([
    ["city names on land", tokens.label, tokens.land],
    ["city names on the sea", tokens.label, tokens.sea],
    ["names of blocked ends", tokens.muted, tokens.land],
    ["every fifth field of the ring", tokens.text, tokens.panel],
    ["the other fields", tokens.muted, theme.field],
    ["the legend", tokens.text, tokens.panel],
    ["headings of the legend", tokens.muted, tokens.panel],
  ])("text: %s", (_, ink, ground) => expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5));

  it("text: numbers of the seats, on their discs and on the markers", () => {
    for (const seat of theme.seats) {
      expect(contrast(seat.number, seat.disc)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(seat.ink, seat.fill)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("shapes: edges of slots on land, glyphs on slots", () => {
    for (const color of ROUTE_COLORS) {
      expect(contrast(theme.slotEdge[color], tokens.land), color).toBeGreaterThanOrEqual(3);
      expect(contrast(theme.glyph[color], theme.slot[color]), color).toBeGreaterThanOrEqual(3);
    }
  });

  it("shapes: what is in focus, legal or selected, and the rings of cities", () => {
    for (const ground of [tokens.land, tokens.sea, tokens.bg, tokens.panel]) {
      expect(contrast(tokens.accent, ground)).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(theme.cityEdge, theme.cityFill)).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens.good, tokens.land)).toBeGreaterThanOrEqual(3);
  });
});
