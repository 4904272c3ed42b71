import { describe, expect, it } from "vitest";
import palette from "../../../ttr_widget/data/palette.json";
import { damage } from "../../src/board/damage";
import { keysOf, markColor, marksOf } from "../../src/board/overlays";
import { buildScene } from "../../src/board/scene";
import { makeTheme } from "../../src/board/theme";
import type { WireOverlay } from "../../src/wire";
import { makeProps, model } from "./positions";

const WAY: WireOverlay = {
  kind: "path",
  steps: [["Helena-Seattle"], ["Duluth-Helena"]],
  cities: ["Seattle", "Helena", "Duluth"],
  color: "gold",
  label: "north",
};
const LANES: WireOverlay = { kind: "routes", routes: ["Helena-Seattle", "Dallas-Houston:1"], color: "#b0218a", label: null };
const CORNERS: WireOverlay = { kind: "cities", cities: ["Miami"], color: "seat-1", label: "corner" };

describe("marks", () => {
  it("lie on routes and cities, later ones above", () => {
    const { routes, cities } = marksOf([WAY, LANES, CORNERS]);
    expect(routes.get("Helena-Seattle")).toEqual([
      { color: "gold", path: true },
      { color: "#b0218a", path: false },
    ]);
    expect(routes.get("Duluth-Helena")).toHaveLength(1);
    expect(cities.get("Miami")).toEqual([{ color: "seat-1", path: false }]);
    expect(cities.has("Helena")).toBe(false);
  });

  it("name a lane that is marked alone, so that its outline shows whole", () => {
    const alone = (overlays: WireOverlay[]) =>
      buildScene(model, makeProps({ overlays })).routes.filter((look) => look.alone).map((look) => look.route.id);
    expect(alone([LANES])).toEqual(["Dallas-Houston:1"]);
    const both: WireOverlay = { ...LANES, routes: ["Dallas-Houston:1", "Dallas-Houston:2"] };
    expect(alone([both])).toEqual([]);
  });

  it("spoil the surroundings of what they change, and nothing else", () => {
    const plain = buildScene(model, makeProps());
    const marked = buildScene(model, makeProps({ overlays: [CORNERS] }));
    const box = damage(model, plain, marked)!;
    expect(box.right - box.left).toBeLessThan(120);
    expect(damage(model, marked, buildScene(model, makeProps({ overlays: [{ ...CORNERS }] })))).toBeNull();
    expect(damage(model, marked, buildScene(model, makeProps({ overlays: [{ ...CORNERS, color: "gold" }] })))).not.toBeNull();
  });
});

describe("colours", () => {
  const theme = makeTheme(palette, "dark");
  it("are tokens, cards in the board's own shade, seats, or written out", () => {
    expect(markColor(theme, "gold")).toBe(palette.tokens.dark.gold);
    expect(markColor(theme, "red")).toBe(palette.route_dark.red);
    expect(markColor(theme, "seat-1")).toBe(palette.player.blue);
    expect(markColor(theme, "#b0218a")).toBe("#b0218a");
  });
  it.each(["constructor", "url(x)", "#12", "seat-99", ""])("%j is none and becomes the accent", (name) => {
    expect(markColor(theme, name)).toBe(theme.tokens.accent);
  });
});

it("the key has a line for each label, kind and colour", () => {
  expect(keysOf([WAY, WAY, LANES, CORNERS])).toEqual([
    { kind: "path", color: "gold", label: "north" },
    { kind: "cities", color: "seat-1", label: "corner" },
  ]);
});

it("the arc of a ticket is drawn between its ends and spoils its own surroundings", () => {
  const plain = buildScene(model, makeProps());
  const arc = buildScene(model, makeProps({ arc: ["Seattle", "Miami"] }));
  expect(arc.arc?.map((city) => city.name)).toEqual(["Seattle", "Miami"]);
  expect(damage(model, plain, arc)!.right).toBeGreaterThan(800);
  expect(buildScene(model, makeProps({ arc: ["Seattle", "Nowhere"] })).arc).toBeNull();
});
