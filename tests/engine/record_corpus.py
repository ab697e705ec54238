"""The records that must stay readable for ever, in `tests/data/records`.

    python -m tests.engine.record_corpus

writes those that are missing. One that is there is never written again: every later program has to
read it and to write the same bytes.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from attrs import evolve

from bohemian_villages.engine.actions import EndTurn, Place
from bohemian_villages.engine.events import FigureReturned
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.engine.state import Ending
from bohemian_villages.fair_dice import DiceFrom
from bohemian_villages.village_sets import standard_set
from tests.engine.record_games import NAMES, play_at_random, read, record, turn

FOLDER = Path(__file__).parents[1] / "data" / "records"


def has_kick(game: Game) -> bool:
    """Whether somebody was kicked out."""
    events = (event for step in game.steps for event in step.events)
    return any(isinstance(event, FigureReturned) and event.kicked for event in events)


def bank_emptied_by(game: Game, action: type) -> bool:
    """Whether the bank ran dry, and with such an action."""
    return game.state.ending is Ending.BANK_EMPTY and isinstance(game.steps[-1].action, action)


def _setup(players: int, seed: str) -> Setup:
    controls = ("human", "easy", "medium", "hard", "expert")
    seats = zip(NAMES[:players], COLORS, controls, strict=False)
    return standard_set().deal([Player(*seat) for seat in seats], seed)


def _finished(players: int, name: str, **changes: Any) -> Game:
    """The first random game of that kind in which somebody was kicked out, and which is over."""
    for number in count(1):
        setup = evolve(_setup(players, f"{name} {number}"), **changes)
        game = play_at_random(Game(setup), random.Random(f"{name} {number}"), 300)
        if game.state.is_over and has_kick(game):
            return game
    raise AssertionError("unreachable")


def _emptied(name: str, action: type) -> Game:
    games = (_finished(3, f"{name} {number}", bank=40) for number in count(1))
    return next(game for game in games if bank_emptied_by(game, action))


def _unfinished() -> Game:
    """A game put down after the first move of a turn."""
    game = _finished(4, "unfinished")
    moves = [n for n, step in enumerate(game.steps, 1) if isinstance(step.action, Place)]
    return game.upto(moves[len(moves) // 2])


def _branched() -> Game:
    """A game branched off another at turn 9, with fields of a program to come."""
    before = _finished(2, "branched")
    setup = evolve(
        before.setup,
        dice_from=(DiceFrom(9, "another 1"),),
        players=tuple(evolve(player, extra={"rating": 1500}) for player in before.setup.players),
        extra={"table": {"name": "Stůl u okna", "sizes": [1, 2.5, None, True]}},
    )
    game = Game(setup, {"event": "Praha 2031", "rounds": []})
    for step in before.steps:
        if step.turn < 9:
            game.play(step.action)
    return play_at_random(game, random.Random("branched"), 300)


def _kick() -> Game:
    """Ota kicks Anna out of the only farm; a game of four lines."""
    return read(
        record(
            "C: farm",
            turn([4, 4, 1, 2], "place 0,1 C0", "end"),
            turn([1, 2, 4, 4], "place 2,3 C0", "special 0,1", "end"),
        )
    )


RECORDS: dict[str, Callable[[], Game]] = {
    "two-players": lambda: _finished(2, "two players"),
    "three-players": lambda: _finished(3, "three players"),
    "five-players": lambda: _finished(5, "five players"),
    "forgetful": lambda: _finished(2, "forgetful", forgetful_income=True),
    "by-hand": lambda: _finished(2, "by hand", seed=None),
    "bank-emptied-by-placement": lambda: _emptied("by placement", Place),
    "bank-emptied-by-income": lambda: _emptied("by income", EndTurn),
    "kick": _kick,
    "unfinished": _unfinished,
    "branched": _branched,
}


def main() -> None:
    """Write what is missing."""
    for name, make in RECORDS.items():
        file = FOLDER / f"{name}.bvg"
        if not file.exists():
            file.write_text(dumps(make()), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
