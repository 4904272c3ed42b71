import { describe, expect, it } from "vitest";
import { cityAt, hitAt, routeAt } from "../../src/board/hit";
import { distanceTo } from "../../src/board/curve";
import { model } from "./positions";

/** Narrow cell, wide cell, sidebar layout, board alone. */
const SCALES = [0.46, 0.75, 0.88, 1.2];

describe("routes", () => {
  it.each(SCALES)("every car of every route hits its own route, scale %f", (scale) => {
    expect(model.routes).toHaveLength(100);
    let cars = 0;
    for (const route of model.routes) {
      for (const { x, y } of route.slots) {
        cars++;
        expect(routeAt(model, x, y, scale)?.route.id, `${route.id} at ${x}, ${y}`).toBe(route.id);
        expect(hitAt(model, x, y, scale)?.id).toBe(route.id);
      }
    }
    expect(cars).toBe(309);
  });

  it("the whole of a car belongs to its route, corners included", () => {
    const { car_length, car_width } = model.layout.units;
    for (const route of model.routes) {
      for (const { x, y, angle } of route.slots) {
        for (const [along, across] of [[-0.9, -0.8], [0.9, -0.8], [-0.9, 0.8], [0.9, 0.8]] as const) {
          const dx = (along * car_length) / 2;
          const dy = (across * car_width) / 2;
          const px = x + dx * Math.cos(angle) - dy * Math.sin(angle);
          const py = y + dx * Math.sin(angle) + dy * Math.cos(angle);
          expect(routeAt(model, px, py, 0.88)?.route.id, route.id).toBe(route.id);
        }
      }
    }
  });

  it("twins are divided along the line between them", () => {
    const doubles = model.routes.filter((route) => route.twin !== null);
    expect(doubles).toHaveLength(44);
    for (const route of doubles) {
      const twin = model.route.get(route.twin!)!;
      route.slots.forEach((slot, i) => {
        const other = twin.slots[i]!;
        const at = (share: number) => [slot.x + (other.x - slot.x) * share, slot.y + (other.y - slot.y) * share] as const;
        expect(routeAt(model, ...at(0.45), 0.46)?.route.id).toBe(route.id);
        expect(routeAt(model, ...at(0.55), 0.46)?.route.id).toBe(twin.id);
      });
    }
  });

  it("answer within ten pixels on a small board and four units beside the car on a large one", () => {
    const route = model.route.get("Charleston-Miami")!; // nothing else runs near it to the east
    const { x, y } = route.slots[1]!;
    const off = (units: number) => [x + units, y] as const;
    expect(routeAt(model, ...off(20), 0.46)?.route.id).toBe(route.id);
    expect(routeAt(model, ...off(24), 0.46)).toBeNull();
    expect(routeAt(model, ...off(9), 2)?.route.id).toBe(route.id);
    expect(routeAt(model, ...off(11), 2)).toBeNull();
  });

  it("nothing answers at sea", () => {
    expect(hitAt(model, 20, 420, 0.88)).toBeNull();
    expect(hitAt(model, -500, -500, 0.88)).toBeNull();
  });
});

describe("cities", () => {
  it.each(SCALES)("the middle of every city hits it, scale %f", (scale) => {
    for (const { name, x, y } of model.cities) {
      expect(hitAt(model, x, y, scale)).toMatchObject({ kind: "city", id: name, distance: 0 });
      expect(cityAt(model, x, y, scale)?.city.name).toBe(name);
    }
  });
});

describe("distance", () => {
  it("is measured to the nearest place of a line, not only to its corners", () => {
    const line = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }];
    expect(distanceTo(line, 5, 3)).toBe(3);
    expect(distanceTo(line, 13, 5)).toBe(3);
    expect(distanceTo(line, -3, -4)).toBe(5);
    expect(distanceTo([], 0, 0)).toBe(Infinity);
  });
});
