import { expect, it } from "vitest";
import { atlasOf } from "../src/atlas";
import { unfold, type FoldedView } from "../src/unfold";
import { CARD_COLORS, type WireView } from "../src/wire";
import { MID, OVER } from "./views";

const atlas = atlasOf("usa");

/** As `ttr_widget/widget/wire.py` folds. */
function fold(view: WireView): FoldedView {
  const index = (id: string) => atlas.routeIds.indexOf(id);
  const owners = view.players.map((_, seat) =>
    Object.keys(view.owners)
      .filter((route) => view.owners[route] === seat)
      .map(index),
  );
  const claims = Object.entries(view.legal.claims).map(
    ([route, payments]) =>
      [
        payments.map(([color, count, locomotives]) => [CARD_COLORS.indexOf(color), count, locomotives]),
        [index(route)],
      ] as FoldedView["legal"]["claims"][number],
  );
  const closed = Object.fromEntries(Object.entries(view.closed).map(([code, routes]) => [code, routes.map(index)]));
  return { ...view, owners, legal: { claims, moves: view.legal.moves }, closed };
}

it.each([MID, OVER])("gives the view back that was folded", (view) => {
  expect(unfold(fold(view), atlas)).toEqual(view);
});

it("leaves a view alone that was not folded", () => {
  expect(unfold(MID, atlas)).toBe(MID);
});

it("gives routes payable in the same ways the same payments", () => {
  const folded = fold(MID);
  folded.legal.claims = [[[[6, 4, 0]], [atlas.routeIds.indexOf("Helena-Seattle"), atlas.routeIds.indexOf("Atlanta-Miami")]]];
  expect(unfold(folded, atlas).legal.claims).toEqual({
    "Helena-Seattle": [["black", 4, 0]],
    "Atlanta-Miami": [["black", 4, 0]],
  });
});
