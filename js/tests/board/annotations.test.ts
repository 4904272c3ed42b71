/** Arrows, notes and heat maps; tests/render/test_annotations.py has the same numbers. */

import { describe, expect, it } from "vitest";
import { annotationsOf, arrowBetween, noteBox } from "../../src/board/annotations";
import { damage } from "../../src/board/damage";
import { heatColor } from "../../src/board/heat";
import { keysOf, marksOf } from "../../src/board/overlays";
import { buildScene } from "../../src/board/scene";
import type { WireOverlay } from "../../src/wire";
import { makeProps, model } from "./positions";

const ARROWS: WireOverlay = { kind: "arrows", arrows: [["Denver", "Miami"]], color: "gold", label: null };
const NOTES: WireOverlay = { kind: "notes", notes: { Denver: "hub", Gotham: "lost" }, color: "good", label: null };
const HEAT: WireOverlay = {
  kind: "heat",
  values: { "Denver-Omaha": 0, "Helena-Seattle": 4 },
  colors: ["#000000", "#808080", "#ffffff"],
  low: 0,
  high: 4,
  color: "accent",
  label: "share",
};

describe("an arrow", () => {
  const [a, b] = [{ x: 100, y: 100 }, { x: 300, y: 100 }];
  it("bows to its left and ends before the city", () => {
    const there = arrowBetween(a, b, "gold");
    expect(there.head[0].x).toBeCloseTo(288.39, 2);
    expect(there.head[0].y).toBeCloseTo(96.98, 2);
    expect(there.shaft[there.shaft.length >> 1]!.y).toBeLessThan(90);
    const back = arrowBetween(b, a, "gold");
    expect(back.shaft[back.shaft.length >> 1]!.y).toBeGreaterThan(110);
  });
  it("points even where there is hardly room", () => {
    const near = arrowBetween(a, { x: 110, y: 100 }, "gold");
    expect(near.head[0].x).toBeGreaterThan(near.shaft[0]!.x);
  });
});

it("a note stands above its city, or below, and within the map", () => {
  expect(noteBox({ x: 500, y: 300 }, 60, model)).toMatchObject({ x: 500, y: 275 });
  expect(noteBox({ x: 500, y: 300 }, 60, model).tip[0]).toEqual({ x: 500, y: 291 });
  expect(noteBox({ x: 500, y: 20 }, 60, model).y).toBe(45);
  expect(noteBox({ x: 995, y: 300 }, 60, model).x).toBe(966);
  expect(noteBox({ x: 5, y: 300 }, 5000, model).x).toBe(500);
});

it("numbers become colours", () => {
  const colors = ["#000000", "#808080", "#ffffff"];
  expect([-1, 0, 1, 2, 3, 4, 9].map((value) => heatColor(value, colors, 0, 4))).toEqual([
    "#000000", "#000000", "#404040", "#808080", "#c0c0c0", "#ffffff", "#ffffff",
  ]);
  expect(heatColor(7, colors, 7, 7)).toBe("#808080");
});

it("a heat map marks its routes with full bands, and its scale stands in the key", () => {
  const { routes } = marksOf([HEAT]);
  expect(routes.get("Denver-Omaha")).toEqual([{ color: "#000000", path: true }]);
  expect(routes.get("Helena-Seattle")).toEqual([{ color: "#ffffff", path: true }]);
  expect(keysOf([HEAT, HEAT])).toEqual([{ kind: "heat", color: "accent", label: "share: 0 – 4", scale: HEAT.colors }]);
  expect(keysOf([{ ...HEAT, label: null, high: 0.123456 }])[0]?.label).toBe("0 – 0.123");
});

describe("on the map", () => {
  it("are arrows and notes of cities that are there", () => {
    const { arrows, notes } = annotationsOf([ARROWS, NOTES, HEAT], model);
    expect(arrows).toHaveLength(1);
    expect(notes.map(({ city, text }) => [city.name, text])).toEqual([["Denver", "hub"]]);
  });
  it("spoil the map when they change, and only then", () => {
    const overlays = [ARROWS, NOTES];
    const plain = buildScene(model, makeProps());
    const drawn = buildScene(model, makeProps({ overlays }));
    expect(damage(model, plain, buildScene(model, makeProps()))).toBeNull();
    expect(damage(model, plain, drawn)).toMatchObject({ left: 0, right: model.width });
    expect(damage(model, drawn, buildScene(model, makeProps({ overlays, hover: null })))).toBeNull();
  });
});
