import { describe, expect, it } from "vitest";
import { buildScene, lastClaim, ticketEnds, type RouteLook, type Scene } from "../../src/board/scene";
import type { BoardProps } from "../../src/board/index";
import { claim, makeProps, makeView, model } from "./positions";

const scene = (changes: Partial<BoardProps> = {}): Scene => buildScene(model, makeProps(changes));

function look(of: Scene, id: string): RouteLook {
  const found = of.routes.find((r) => r.route.id === id);
  if (!found) throw new Error(`no route ${id}`);
  return found;
}

function city(of: Scene, name: string): Scene["cities"][number] {
  const found = of.cities.find((c) => c.city.name === name);
  if (!found) throw new Error(`no city ${name}`);
  return found;
}

const withLegal = (...ids: string[]) =>
  makeView({
    legal: { claims: Object.fromEntries(ids.map((id) => [id, [["black", 3, 1], ["white", 4, 0]]])), moves: [] } as never,
  });

describe("routes", () => {
  it("are free or carry the cars of their owner", () => {
    const s = scene();
    expect(look(s, "Helena-Seattle").owner).toBe(2);
    expect(look(s, "Denver-Salt Lake City:red").owner).toBe(0);
    expect(look(s, "Denver-Salt Lake City:yellow").owner).toBeNull();
    expect(s.routes).toHaveLength(100);
  });

  it("glow where the view says they may be claimed, and nowhere else", () => {
    const s = scene({ view: withLegal("Denver-Kansas City:black", "Helena-Omaha") });
    const lit = s.routes.filter((r) => r.halo === "legal").map((r) => r.route.id);
    expect(lit.sort()).toEqual(["Denver-Kansas City:black", "Helena-Omaha"]);
  });

  it("glow for the colour picked only", () => {
    const view = withLegal("Helena-Omaha");
    expect(look(scene({ view, pickedColor: "white" }), "Helena-Omaha").halo).toBe("legal");
    expect(look(scene({ view, pickedColor: "red" }), "Helena-Omaha").halo).toBe("none");
  });

  it("are dimmed only while choosing, and only if free and out of reach", () => {
    const view = withLegal("Helena-Omaha");
    expect(scene({ view }).routes.some((r) => r.dim)).toBe(false);
    const s = scene({ view, choosing: true });
    expect(look(s, "Helena-Omaha").dim).toBe(false);
    expect(look(s, "Helena-Seattle").dim).toBe(false);
    expect(look(s, "Atlanta-Miami").dim).toBe(true);
  });

  it("show hover and keyboard cursor alike", () => {
    expect(look(scene({ hover: "Atlanta-Miami" }), "Atlanta-Miami").halo).toBe("hover");
    expect(look(scene({ cursor: "Atlanta-Miami" }), "Atlanta-Miami").halo).toBe("hover");
  });

  it("stand as ghosts of the seat to move when selected, and the others step back", () => {
    const view = { ...withLegal("Helena-Omaha", "Atlanta-Miami"), turn: 1 };
    const s = scene({ view, selected: { route: "Helena-Omaha" }, hover: "Helena-Omaha", choosing: true });
    expect(look(s, "Helena-Omaha")).toMatchObject({ halo: "selected", ghost: 1, dim: false });
    expect(look(s, "Atlanta-Miami")).toMatchObject({ halo: "none", dim: false });
  });

  it("are never ghosts once they have an owner", () => {
    const s = scene({ selected: { route: "Helena-Seattle" } });
    expect(look(s, "Helena-Seattle")).toMatchObject({ ghost: null, halo: "none", owner: 2 });
  });

  it("are hatched when their twin closed them", () => {
    const closed = { closed_double: ["Denver-Salt Lake City:yellow"], owned: ["Helena-Seattle"] };
    const s = scene({ view: makeView({ closed }) });
    expect(s.routes.filter((r) => r.closed).map((r) => r.route.id)).toEqual(["Denver-Salt Lake City:yellow"]);
  });

  it("show a path and hints", () => {
    const s = scene({ path: { routes: ["Helena-Seattle"], seat: 2 }, highlightRoutes: ["Atlanta-Miami"] });
    expect(look(s, "Helena-Seattle").path).toBe(2);
    expect(s.routes.filter((r) => r.path !== null)).toHaveLength(1);
    expect(s.routes.filter((r) => r.hint).map((r) => r.route.id)).toEqual(["Atlanta-Miami"]);
  });

  it("are all plain without a view", () => {
    const s = scene({ view: null });
    expect(s.routes.every((r) => r.owner === null && r.halo === "none" && !r.dim && !r.closed)).toBe(true);
    expect(s.markers).toEqual([]);
  });
});

describe("the last claim", () => {
  const draw = (turn: number) => ({ ply: turn, turn, seat: 0, kind: "draw" as const, color: "red" as const });

  it("is the latest one of the events", () => {
    const events = [claim("Helena-Seattle", 8), claim("Denver-Salt Lake City:red", 9)];
    expect(lastClaim(makeView({ events }))).toBe("Denver-Salt Lake City:red");
  });

  it("stays for one round of other moves, then goes", () => {
    const events = [claim("Helena-Seattle", 8), draw(9), draw(10)];
    expect(lastClaim(makeView({ events }))).toBe("Helena-Seattle");
    expect(lastClaim(makeView({ events: [...events, draw(11)] }))).toBeNull();
  });

  it("marks its route", () => {
    const s = scene({ view: makeView({ events: [claim("Helena-Seattle", 8)] }) });
    expect(s.routes.filter((r) => r.last).map((r) => r.route.id)).toEqual(["Helena-Seattle"]);
  });
});

describe("cities", () => {
  const ticket = (id: string, changes = {}) => ({ id, points: 9, done: false, left: 1, share: 0, blocked: false, ...changes });
  const withTickets = (...tickets: ReturnType<typeof ticket>[]) =>
    makeView({ you: { hand: {}, tickets, offer: [], completes: {} } });

  it("mark the ends of one's tickets by how they stand", () => {
    const s = scene({
      view: withTickets(
        ticket("Duluth-Houston"),
        ticket("Boston-Miami", { done: true }),
        ticket("Dallas-New York", { blocked: true, left: null }),
      ),
    });
    expect(city(s, "Duluth")).toMatchObject({ mark: "ticket", label: { bold: true } });
    expect(city(s, "Boston").mark).toBe("connected");
    expect(city(s, "Dallas").mark).toBe("blocked");
    expect(city(s, "Denver")).toMatchObject({ mark: "plain", label: { bold: false } });
  });

  it("show what is still open at an end shared by two tickets", () => {
    const tickets = [ticket("Duluth-Houston"), ticket("Duluth-El Paso", { done: true })];
    expect(city(scene({ view: withTickets(...tickets) }), "Duluth").mark).toBe("ticket");
    expect(city(scene({ view: withTickets(...tickets.reverse()) }), "Duluth").mark).toBe("ticket");
  });

  it("mark the ends of tickets on offer", () => {
    const view = makeView({ you: { hand: {}, tickets: [], offer: ["Calgary-Phoenix"], completes: {} } });
    expect(city(scene({ view }), "Calgary").mark).toBe("offer");
  });

  it("take focus and spotlight", () => {
    const s = scene({ focusCity: "Omaha", highlightCities: ["Miami"] });
    expect(city(s, "Omaha").focus).toBe(true);
    expect(city(s, "Miami")).toMatchObject({ spot: true, focus: false });
  });

  it("split a ticket whose cities bear hyphens", () => {
    const cities = [{ name: "Winston-Salem" }, { name: "Wilkes-Barre" }];
    const odd = { city: new Map(cities.map((c) => [c.name, c])) } as never;
    expect(ticketEnds(odd, "Winston-Salem-Wilkes-Barre")).toEqual(["Winston-Salem", "Wilkes-Barre"]);
    expect(ticketEnds(odd, "Nowhere-Wilkes-Barre")).toEqual([]);
  });
});

describe("score markers", () => {
  const points = (...scores: number[]) =>
    scene({ view: makeView({ players: scores.map((p) => ({ ...makeView().players[0]!, points: p })) }) }).markers;

  it("stack on one field, in the order of the seats", () => {
    expect(points(12, 40, 12, 12).map((m) => [m.field, m.step])).toEqual([[12, 0], [40, 0], [12, 1], [12, 2]]);
  });

  it("go round past 99 and keep the full number", () => {
    expect(points(104)[0]).toMatchObject({ field: 4, points: 104 });
    expect(points(-3)[0]).toMatchObject({ field: 97, points: -3 });
  });

  it("show the total once the game is over", () => {
    const score = { route_points: 0, tickets: [], ticket_points: 0, longest_path: 0, longest_bonus: 0, path: [] };
    const view = makeView({ scores: [7, 8, 9].map((total) => ({ ...score, total })) });
    expect(scene({ view }).markers.map((m) => m.points)).toEqual([7, 8, 9]);
  });
});
