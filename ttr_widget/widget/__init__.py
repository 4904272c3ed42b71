"""The Jupyter side: the anywidget component, its messages, and the driver of the bots."""

from ttr_widget.widget.display import display_bundle
from ttr_widget.widget.driver import BotDriver
from ttr_widget.widget.game_widget import GameWidget

__all__ = ["BotDriver", "GameWidget", "display_bundle"]
