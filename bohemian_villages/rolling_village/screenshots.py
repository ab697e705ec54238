"""The positions of the named scenes of Rolling Village, to be rendered into pictures."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from itertools import chain

from .ai.levels import make_player
from .engine.game import Game
from .engine.setup import Player, Setup
from .play.match import play_on
from .printed_sheet import standard_sheet
from .statistics.daily import daily_seed

# The deal of a day on which turn 5 brings a square, and turn 6, with its bonus, a 4 and a 2.
SEED = daily_seed(date(2025, 12, 20))
SEED_OF_FOUR = "PM4N-2ZWH"
"""Not that of a day: daily deals are played alone."""
LEVELS = ("easy", "medium", "expert", "hard")
"""Who draws for each seat; unlike players draw unlike villages."""
TURN = 6

ALONE = (Player("Anna"),)
FOUR = (Player("Tomáš"), Player("Ludmila"), Player("Anna"), Player("Karel", "hard"))
ANNA = 2
"""Where she sits among four: two have drawn already."""

SCENES = ("rolling-new", "rolling", "rolling-hint", "rolling-4p", "rolling-final")


def scene_game(scene: str) -> Game:
    """A game at the point that a scene shows; always the same."""
    seats, wanted = _WANTED[scene]
    seed = SEED if len(seats) == 1 else SEED_OF_FOUR
    game = Game(Setup(seats, standard_sheet(), seed))
    players = [make_player(level) for level in LEVELS[-len(seats) :]]
    for _step in chain((None,), play_on(game, players)):
        if wanted(game):
            break
    return game


def _draws(game: Game, player: int, drawn: int) -> bool:
    """Whether a player has drawn so much in the turn that is shown."""
    state = game.state
    now = (state.turn, state.player, len(state.drawn))
    return state.dice is not None and now == (TURN, player, drawn)


_WANTED: dict[str, tuple[tuple[Player, ...], Callable[[Game], bool]]] = {
    "rolling-new": (ALONE, lambda _game: True),
    "rolling": (ALONE, lambda game: _draws(game, 0, 0)),
    "rolling-hint": (ALONE, lambda game: _draws(game, 0, 0)),
    "rolling-4p": (FOUR, lambda game: _draws(game, ANNA, 1)),
    "rolling-final": (ALONE, lambda game: game.state.is_over),
}
