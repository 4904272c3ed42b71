import { describe, expect, it } from "vitest";
import { overlap } from "../../src/board/curve";
import { buildScene } from "../../src/board/scene";
import { spellOut } from "../../src/board/spelled";
import { makeProps, model } from "./positions";

const NARROW = 0.464;
const every = model.cities.map(({ name }) => name);
const labels = (mode: "name" | "code" | "auto", ...spelled: string[]) => ({ names: {}, mode, language: "en" as const, spelled });

describe("names written out on a map of codes", () => {
  it("are those that are asked for, of cities that there are", () => {
    const placed = spellOut(model, labels("code", "Denver", "Salt Lake City", "Denver", "Atlantis"), NARROW);
    expect([...placed.keys()]).toEqual(["Denver", "Salt Lake City"]);
    expect(placed.get("Salt Lake City")!.lines.join(" ")).toBe("Salt Lake City");
  });

  it("are as large on screen as codes, at any scale", () => {
    for (const scale of [NARROW, 0.7]) {
      const { font } = spellOut(model, labels("code", "Denver"), scale).get("Denver")!;
      expect(font * scale).toBeCloseTo(11, 6);
    }
  });

  it("change nothing where the map has names anyway", () => {
    expect(spellOut(model, labels("auto", "Denver"), 1).size).toBe(0);
    expect(spellOut(model, labels("name", "Denver"), NARROW).size).toBe(0);
  });

  it.each(every)("stay on the map and off their city: %s", (name) => {
    const { box } = spellOut(model, labels("code", name), NARROW).get(name)!;
    const { x, y } = model.city.get(name)!;
    expect(Math.min(box.left, box.top, model.width - box.right, model.height - box.bottom)).toBeGreaterThan(-4);
    const inside = x > box.left + 3 && x < box.right - 3 && y > box.top + 3 && y < box.bottom - 3;
    expect(inside).toBe(false);
  });

  it("are looked for once, and anew where scale, cities or language are others", () => {
    const asked = labels("code", "Denver", "Helena");
    const places = spellOut(model, asked, NARROW);
    expect(spellOut(model, { ...asked, spelled: ["Denver", "Helena"] }, NARROW)).toBe(places);
    expect(spellOut(model, asked, 0.7).get("Denver")).not.toEqual(places.get("Denver"));
    expect([...spellOut(model, labels("code", "Helena"), NARROW).keys()]).toEqual(["Helena"]);
    const zh = { ...asked, names: { Denver: "丹佛" }, language: "zh" as const };
    expect(spellOut(model, zh, NARROW).get("Denver")!.lines).toEqual(["丹佛"]);
  });

  it("do not lie on each other", () => {
    const placed = [...spellOut(model, labels("code", "Los Angeles", "San Francisco", "Las Vegas", "Phoenix"), NARROW).values()];
    placed.forEach((one, i) => {
      for (const other of placed.slice(i + 1)) expect(overlap(one.box, other.box)).toBe(false);
    });
  });

  it("are what the scene shows, beside the codes of the others", () => {
    const scene = buildScene(model, makeProps({ labels: labels("code", "Denver") }), NARROW);
    const lines = Object.fromEntries(scene.cities.map(({ city, label }) => [city.name, label.lines]));
    expect(lines["Denver"]).toEqual(["Denver"]);
    expect(lines["Helena"]).toEqual(["HEL"]);
  });
});
