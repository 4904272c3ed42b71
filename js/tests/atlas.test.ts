import { describe, expect, it } from "vitest";
import layout from "../../ttr_widget/data/usa_layout.json";
import { Atlas, atlasOf } from "../src/atlas";
import { cityTowards, chartOf } from "../src/layouts";

const atlas = atlasOf("usa");

describe("the classic board", () => {
  it("gives every route the id that the layout knows it by", () => {
    expect([...atlas.routes.keys()].sort()).toEqual(Object.keys(layout.routes).sort());
  });

  it("names lanes by colour, or by number where both are gray", () => {
    expect(atlas.routes.get("Denver-Kansas City:black")?.twin).toBe("Denver-Kansas City:orange");
    expect(atlas.routes.get("Seattle-Vancouver:1")?.twin).toBe("Seattle-Vancouver:2");
    expect(atlas.routes.get("Helena-Seattle")?.twin).toBeNull();
  });

  it("has 30 tickets worth 349", () => {
    const points = [...atlas.tickets.values()].map((ticket) => ticket.points);
    expect(points).toHaveLength(30);
    expect(points.reduce((a, b) => a + b)).toBe(349);
  });

  it("lists the routes of a city", () => {
    expect(atlas.routesOf("Miami").map((route) => route.id)).toEqual([
      "Atlanta-Miami",
      "Charleston-Miami",
      "Miami-New Orleans",
    ]);
    expect(atlas.routesOf("Atlantis")).toEqual([]);
  });
});

it("orders cities without regard to accents on boards of one's own", () => {
  const own = new Atlas({
    cities: [{ name: "Zürich" }, { name: "Évian" }],
    routes: [{ a: "Zürich", b: "Évian", length: 2, color: "red" }],
    tickets: [{ a: "Zürich", b: "Évian", points: 3 }],
  });
  expect([...own.routes.keys()]).toEqual(["Évian-Zürich"]);
  expect([...own.tickets.keys()]).toEqual(["Évian-Zürich"]);
});

describe("arrow keys on the map", () => {
  const { layout: map } = chartOf("usa");
  it("start somewhere in the middle", () => {
    expect(cityTowards(map, null, 1, 0)).toBe("Kansas City");
  });
  it("go to the next city that way", () => {
    expect(cityTowards(map, "Seattle", 0, 1)).toBe("Portland");
    expect(cityTowards(map, "Seattle", 0, -1)).toBe("Vancouver");
    expect(cityTowards(map, "Miami", 1, 0)).toBe("Miami");
  });
  it("reach every city from every other", () => {
    const cities = Object.keys(map.cities);
    const reached = new Set(["Kansas City"]);
    const open = ["Kansas City"];
    for (let city = open.pop(); city !== undefined; city = open.pop()) {
      for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]] as const) {
        const next = cityTowards(map, city, dx, dy);
        if (next && !reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
      }
    }
    expect(cities.filter((city) => !reached.has(city))).toEqual([]);
  });
});
