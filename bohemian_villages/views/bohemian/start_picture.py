"""The game that waits, on the start screen: a line and a small picture of its board."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSize

from ...models.game.data import Game
from ...words.game.start import start_words
from ..board.picture import BoardPicture, board_size
from ..game_description import ContinueLine
from ..toolkit.art import Art

# A picture of more buildings than that would take long to lay out, and they would be dots in it.
MOST_DRAWN = 150

# Twice as fine as most screens show it, for large and high-density screens.
WIDE, HIGH, MARGIN = 800, 520, 8


def continue_line(game: Game) -> ContinueLine:
    """Who is to move, and the size of the picture."""
    player = game.setup.players[game.state.player]
    wide, high = board_size(len(game.setup.board.villages), WIDE, HIGH)
    picture = QSize(wide + 2 * MARGIN, high + 2 * MARGIN)
    return ContinueLine(
        start_words.to_move(player.name), game.turn, f"figure-{player.color}", picture
    )


def draw_picture(game: Game, art: Art, parent: QObject) -> BoardPicture | None:
    """Begin the picture of a board, unless it is a huge one."""
    if len(game.setup.board.buildings) > MOST_DRAWN:
        return None
    size = (WIDE, HIGH)
    return BoardPicture(
        game.setup, game.state, art, parent, size=size, margin=MARGIN, with_writing=False
    )
