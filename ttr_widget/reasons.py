"""The engine's refusals made fit for people: names beside the seats, and what a sentence needs to be precise."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from . import engine
from .engine import COLORS, GameState
from .errors import Refusal
from .names import names_of


def explain(
    found: engine.Refusal, state: GameState, seat: int | None, names: Sequence[str], language: str = "en"
) -> Refusal:
    """A refusal of the engine with the arguments that its text asks for.

    Nothing is added that `seat`, which asked, may not know: owners, names, and its own offer.
    """
    args: dict[str, Any] = dict(found.args)
    code = found.code
    if code == "not_your_turn":
        args["asked"], args["seat"] = args.pop("seat"), args.pop("turn", state.to_move)
        args["seat_name"] = names[args["seat"]]
        known = isinstance(args["asked"], int) and 0 <= args["asked"] < state.num_players
        args["answered"] = int(known and state.phase == "initial_tickets")
    if "owner" in args:
        args["owner_name"] = names[args["owner"]]
    if code == "wrong_colour":
        args["route_color"] = args["need"]
    if code == "not_in_hand":
        args["held"] = args["have"]
    if code in {"keep_min_2", "keep_min_1"}:
        args["need"] = int(code[-1])
    if code == "not_in_offer":
        offer = () if seat is None else state.offers[seat]
        args["open"] = len(offer)
        args["offer"] = [state.board.tickets[t].id for t in offer]
    if code == "unknown_colour":
        args |= {"near": 0, "suggestions": [], "colors": list(COLORS)}
    if code == "unknown_ticket":
        args |= {"near": 0, "ticket": args["name"], "tickets": []}
    if code == "not_adjacent":
        pair, _, lane = str(args["route"]).partition(":")
        names_here = names_of(state.board)
        a, b = names_here.ends(pair) or (pair, "?")
        lanes = names_here.pairs.get((a, b), [])
        args |= {"city_a": a, "city_b": b, "lane": lane, "routes": lanes, "near": len(lanes)}
        args["cities"] = names_here.beside(a)
    if code == "not_a_move":
        args = {"text": str(args.get("text", args.get("action", ""))), "why": "verb"}
    return Refusal(code, found.rule, args, language)
