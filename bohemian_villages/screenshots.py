"""The `screenshot` command: named scenes of the desktop game as pictures, without a screen."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from functools import partial
from itertools import chain, count
from pathlib import Path
from typing import TYPE_CHECKING

from .ai.levels import make_player
from .commands import call
from .engine.actions import Place, Reroll
from .engine.game import Game
from .engine.moves import legal_actions
from .engine.setup import COLORS, LEAST_PLAYERS, MOST_PLAYERS, Player, Setup
from .engine.state import NO_PLAYER
from .files import check_writable
from .models.files.game_format import AnyGame
from .play.match import play_on
from .rolling_village import screenshots as rolling
from .village_sets import standard_set
from .words.program.commands import call_words
from .words.program.help import help_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from .views.toolkit.art import Art

NAMES = ("Anna", "Tomáš", "Ludmila", "Karel", "Božena")
SEED = "linden-4711"
USUAL_SIZE = "1280x800"
LEAST_SIDE, MOST_SIDE = 320, 8000

VILLAGES = ("start", "new-game", "opening", "midgame", "late", "kick", "reroll", "hint", "final")
SCENES = (*VILLAGES, *rolling.SCENES)


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of the command."""
    parser.add_argument("scene", metavar="SCENE", help=help_words.scene(SCENES))
    parser.add_argument("out", metavar="OUT.png", help=help_words.picture())
    parser.add_argument("--size", default=USUAL_SIZE, metavar="WxH", help=help_words.size())
    parser.add_argument(
        "--players", type=call.whole_number(LEAST_PLAYERS, MOST_PLAYERS), default=2, metavar="N",
        help=help_words.seats(),
    )  # fmt: skip
    parser.add_argument("--dark", action="store_true", help=help_words.dark())


def run(options: argparse.Namespace) -> int:
    """Render the scene."""
    if options.scene not in SCENES:
        raise call.CallError(call_words.unknown_scene(options.scene, SCENES))
    width, height = _size(options.size)
    file = Path(options.out)
    with call.writing(file):
        check_writable(file)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from .views.shell.rendering import render

    make = partial(scene_widget, options.scene, any_scene_game(options.scene, options.players))
    if not render(make, width, height, options.out, dark=options.dark):
        raise call.CallError(call_words.no_kind_of_picture(options.out))
    return 0


def any_scene_game(scene: str, players: int) -> AnyGame:
    """A game of the kind that a scene shows."""
    return scene_game(scene, players) if scene in VILLAGES else rolling.scene_game(scene)


def scene_widget(scene: str, game: AnyGame, art: Art) -> QWidget:
    """The screen of a scene."""
    from .games import GAMES
    from .views.shell.start_screen import StartScreen

    if scene == "start":
        return StartScreen(GAMES, art)
    (make,) = (each.screens().scenes[scene] for each in GAMES if scene in each.screens().scenes)
    return make(game, art)


def _size(text: str) -> tuple[int, int]:
    parts = text.lower().split("x")
    # Python reads no number of thousands of digits.
    if len(parts) == 2 and all(part.isdecimal() and len(part) < 10 for part in parts):
        width, height = map(int, parts)
        if all(LEAST_SIDE <= side <= MOST_SIDE for side in (width, height)):
            return width, height
    raise call.CallError(call_words.not_a_size(text, LEAST_SIDE, MOST_SIDE))


def scene_game(scene: str, players: int) -> Game:
    """A game of Bohemian Villages at the point that a scene shows; always the same."""
    wanted: Callable[[Game], bool] = _WANTED.get(scene, lambda _game: True)
    # Some scenes, such as a kick or a reroll, do not occur in every game.
    seeds = chain((SEED,), (f"{SEED}-{number}" for number in count(2)))
    games = (_play_until(wanted, _new_game(players, seed)) for seed in seeds)
    return next(game for game in games if wanted(game))


def _play_until(wanted: Callable[[Game], bool], game: Game) -> Game:
    seats = [make_player("medium") for _ in game.setup.players]
    for _step in chain((None,), play_on(game, seats)):
        if wanted(game):
            break
    return game


def _new_game(players: int, seed: str) -> Game:
    seats = tuple(Player(NAMES[seat], COLORS[seat]) for seat in range(players))
    return Game(Setup(seats, standard_set().random_board(players, seed), seed=seed))


def _decides(game: Game, part: float) -> bool:
    """Whether a first move is due when so much of the figures has been placed."""
    state, figures = game.state, game.setup.figures * len(game.setup.players)
    placed = figures - sum(state.figures)
    return placed >= part * figures and bool(state.dice) and not state.moved and not state.due_dice


def _kicks(game: Game) -> bool:
    found = (action for action in legal_actions(game.state) if isinstance(action, Place))
    return _decides(game, 0.4) and any(game.state.owners[a.building] != NO_PLAYER for a in found)


def _rerolls(game: Game) -> bool:
    return not game.state.moved and any(
        isinstance(action, Reroll) for action in legal_actions(game.state)
    )


_WANTED: dict[str, Callable[[Game], bool]] = {
    "opening": lambda game: _decides(game, 0.0),
    "midgame": lambda game: _decides(game, 0.45),
    "late": lambda game: _decides(game, 0.8),
    "kick": _kicks,
    "hint": lambda game: _decides(game, 0.5),
    "reroll": _rerolls,
    "final": lambda game: game.state.is_over,
}
