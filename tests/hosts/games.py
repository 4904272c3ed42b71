"""What the notebooks of these tests have in their cells."""

from __future__ import annotations

GAME = """
import ttr_widget as ttr
game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1900, start=0)
game.play("keep all", seat=0)
game.play_bots()
""".strip()

BOARD = """
board = ttr.GameWidget(game, speed=0)
board
""".strip()

MOVE = 'game.play("draw deck")'

DRAW = """
with board.overlay.hold():
    board.overlay.fill_style = "#ff00ff"
    x, y = board.overlay.at("Denver")
    board.overlay.fill_rect(x - 10, y - 10, 20, 20)
""".strip()

PLY = 2
"""Moves in the log before anybody touches the board."""
