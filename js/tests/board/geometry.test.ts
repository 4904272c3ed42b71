import { describe, expect, it } from "vitest";
import { laneCurve } from "../../src/board/curve";
import { buildModel, nameRoutes, upright } from "../../src/board/layout";
import { NAME_SCALE, placeLabel, splitLabel } from "../../src/board/labels";
import { fieldAt, FRAME, markerPlace } from "../../src/board/paint_ring";
import { makeStage } from "../../src/board/stage";
import { model, options } from "./positions";

const { units } = model.layout;

describe("routes of the data", () => {
  it("bear the ids the layout is keyed by", () => {
    expect(nameRoutes(options.board).map((r) => r.id).sort()).toEqual(Object.keys(model.layout.routes).sort());
  });

  it("know their twin, both ways", () => {
    for (const route of model.routes) {
      if (route.twin) expect(model.route.get(route.twin)?.twin).toBe(route.id);
    }
    expect(model.route.get("Denver-Kansas City:black")?.twin).toBe("Denver-Kansas City:orange");
    expect(model.route.get("Helena-Omaha")?.twin).toBeNull();
  });

  it("have as many slots as their length", () => {
    for (const route of model.routes) expect(route.slots.length, route.id).toBe(route.length);
  });

  it("are left out when the layout has no place for them", () => {
    const { ["Atlanta-Miami"]: _, ...routes } = options.layout.routes as Record<string, never>;
    expect(buildModel(options.board, { ...options.layout, routes }).routes).toHaveLength(99);
  });

  it("give the legend their lengths, with points the board may set", () => {
    expect(model.points).toEqual([[1, 1], [2, 2], [3, 4], [4, 7], [5, 10], [6, 15]]);
    const own = buildModel({ ...options.board, route_points: { "1": 5, "2": 6 } }, options.layout);
    expect(own.points).toEqual([[1, 5], [2, 6]]);
  });
});

describe("cars", () => {
  it("stand with their roof up", () => {
    for (const [degrees, turned] of [[0, 0], [45, 45], [-136, 44], [180, 0], [90, 90], [-90, 90], [269, 89]] as const) {
      expect((upright(degrees) * 180) / Math.PI).toBeCloseTo(turned, 9);
    }
  });

  it("lie on their lane's curve, which runs from bumper to bumper", () => {
    for (const route of model.routes) {
      const { points, normals } = route.curve;
      for (const slot of route.slots) {
        expect(points.some((p) => p.x === slot.x && p.y === slot.y), route.id).toBe(true);
      }
      for (const normal of normals) expect(Math.hypot(normal.x, normal.y)).toBeCloseTo(1, 9);
      const [first, last] = [points[0]!, points[points.length - 1]!];
      const [front, back] = [route.slots[0]!, route.slots[route.slots.length - 1]!];
      expect(Math.hypot(first.x - front.x, first.y - front.y)).toBeCloseTo(units.car_length / 2, 6);
      expect(Math.hypot(last.x - back.x, last.y - back.y)).toBeCloseTo(units.car_length / 2, 6);
    }
  });

  it("may be listed back to front", () => {
    const turned = laneCurve([[0, 0, 180], [30, 0, 180]], 28);
    expect(turned.points[0]).toMatchObject({ x: -14 });
    expect(turned.points[turned.points.length - 1]?.x).toBeCloseTo(44, 9);
  });

  it("have smooth curves: no kink between two steps", () => {
    for (const { id, curve } of model.routes) {
      curve.normals.forEach((normal, i) => {
        const next = curve.normals[i + 1];
        if (next) expect(normal.x * next.x + normal.y * next.y, id).toBeGreaterThan(Math.cos(Math.PI / 18));
      });
    }
  });
});

describe("labels", () => {
  const labels = (mode: "name" | "code" | "auto", language: "en" | "zh" | "ja" = "en", names = {}) => ({ mode, language, names });
  const at = (name: string, scale: number, ...options: Parameters<typeof labels>) =>
    placeLabel(model.city.get(name)!, units, labels(...options), scale, false, model.width);

  it("are names where there is room, codes where not", () => {
    expect(at("Denver", NAME_SCALE, "auto").lines).toEqual(["Denver"]);
    expect(at("Denver", NAME_SCALE - 0.01, "auto").lines).toEqual(["DEN"]);
    expect(at("Denver", 2, "code").lines).toEqual(["DEN"]);
    expect(at("Denver", 0.3, "name").lines).toEqual(["Denver"]);
  });

  it("are codes of at least 9 px on a narrow board, and no larger than need be on others", () => {
    expect(at("Denver", 0.464, "auto").font * 0.464).toBeGreaterThan(9);
    expect(at("Denver", 0.75, "auto").font * 0.75).toBeCloseTo(11, 6);
  });

  it("keep the side of their city when codes shrink", () => {
    const [wide, narrow] = [at("Denver", 0.75, "code"), at("Denver", 0.464, "code")];
    const { x } = model.city.get("Denver")!;
    expect(narrow.x).toBeLessThan(wide.x);
    expect(wide.x).toBeLessThan(x);
  });

  it("have places of their own in Chinese and Japanese", () => {
    const names = { "San Francisco": "旧金山" };
    expect(at("San Francisco", 1, "name", "zh", names)).toMatchObject({ lines: ["旧金山"], font: 12.5, anchor: "middle" });
    const kana = { "San Francisco": "サンフランシスコ" };
    expect(at("San Francisco", 1, "name", "ja", kana).lines).toEqual(["サンフラン", "シスコ"]);
  });

  it("fall back to the name in the data", () => {
    expect(at("Montréal", 1, "name").lines).toEqual(["Montréal"]);
  });

  it("break as the layout breaks them, or at spaces", () => {
    expect(splitLabel("San Francisco", ["San", "Francisco"])).toEqual(["San", "Francisco"]);
    expect(splitLabel("Sault Sainte Marie", ["Sault", "St. Marie"])).toEqual(["Sault", "Sainte Marie"]);
    expect(splitLabel("Boston", ["Bos", "ton!"])).toEqual(["Boston"]);
  });

  it("never leave the map, however wide the font", () => {
    for (const city of model.cities) {
      const { x, room, anchor } = at(city.name, 1, "name");
      if (anchor === "start") expect(x + room).toBeLessThanOrEqual(model.width);
      if (anchor === "end") expect(x - room).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("the score ring", () => {
  it("runs clockwise from the bottom left, 19 up and 31 across", () => {
    const [left, right, top, bottom] = [-FRAME / 2, 1000 + FRAME / 2, -FRAME / 2, 620 + FRAME / 2];
    expect(fieldAt(0, model)).toEqual({ x: left, y: bottom });
    expect(fieldAt(19, model)).toEqual({ x: left, y: top });
    expect(fieldAt(50, model)).toEqual({ x: right, y: top });
    expect(fieldAt(69, model)).toEqual({ x: right, y: bottom });
    expect(fieldAt(100, model)).toEqual(fieldAt(0, model));
    expect(fieldAt(-1, model)).toEqual(fieldAt(99, model));
  });

  it("spaces its fields evenly, on boards of other shapes too", () => {
    for (const shape of [model, { width: 1000, height: 1000 }, { width: 1400, height: 500 }]) {
      const steps = Array.from({ length: 100 }, (_, i) => {
        const [a, b] = [fieldAt(i, shape), fieldAt(i + 1, shape)];
        return Math.hypot(a.x - b.x, a.y - b.y);
      });
      expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.12);
    }
  });

  it("fans stacked markers towards the map, so that none is cut off", () => {
    for (let field = 0; field < 100; field++) {
      const { x, y } = markerPlace({ seat: 4, points: field, field, step: 4 }, model);
      expect(x).toBeGreaterThan(-FRAME + 11.5);
      expect(x).toBeLessThan(1000 + FRAME - 11.5);
      expect(y).toBeGreaterThan(-FRAME + 11.5);
      expect(y).toBeLessThan(620 + FRAME - 11.5);
    }
  });
});

describe("the stage", () => {
  it("centres the board and keeps its shape", () => {
    expect(makeStage(model, 1052, 672, true).base).toEqual({ scale: 1, x: 26, y: 26 });
    expect(makeStage(model, 2000, 1300, false).base).toEqual({ scale: 2, x: 0, y: 30 });
  });
});
