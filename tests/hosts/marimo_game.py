# The notebook of test_marimo.py: a board, a button, and cells that follow the board.
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
    shown  # noqa: B018
    return board, shown


@app.cell
def _(board):
    with board.overlay.hold():
        board.overlay.fill_style = "#ff00ff"
        board.overlay.fill_rect(0, 0, 1000, 620)
    return


@app.cell
def _(game, mo):
    mo.ui.button(label="A card from Python", on_click=lambda _: game.play("draw deck"))
    return


@app.cell
def _(game, mo):
    ply, set_ply = mo.state(game.ply)
    game.observe(lambda change: set_ply(change.new), "ply")
    return (ply,)


@app.cell
def _(game, mo, ply):
    mo.md(f"kernel: {game.ply} of {ply()}")
    return


if __name__ == "__main__":
    app.run()
