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

MARIMO = """
import marimo

app = marimo.App(width="full")


@app.cell
def _():
    import marimo as mo

    import ttr_widget as ttr

    game = ttr.Game(players=["Ann", ttr.bots.Greedy()], seed=1900, start=0)
    game.play("keep all", seat=0)
    game.play_bots()
    return game, mo, ttr


@app.cell
def _(game, mo, ttr):
    board = ttr.GameWidget(game, speed=0)
    shown = mo.ui.anywidget(board)
    shown
    return board, shown


@app.cell
def _(board):
    with board.overlay.hold():
        board.overlay.fill_style = "#ff00ff"
        board.overlay.fill_rect(0, 0, 1000, 620)


@app.cell
def _(game, mo):
    mo.ui.button(label="A card from Python", on_click=lambda _: game.play("draw deck"))


@app.cell
def _(game, mo):
    ply, set_ply = mo.state(game.ply)
    game.observe(lambda change: set_ply(change.new), "ply")
    return (ply,)


@app.cell
def _(game, mo, ply):
    mo.md(f"kernel: {game.ply} of {ply()}")


if __name__ == "__main__":
    app.run()
"""
"""marimo keeps a notebook as a program: a board, a button, and a cell that follows the game."""
