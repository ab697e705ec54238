"""Simulated games: one game of a run among the levels, and its result."""

from __future__ import annotations

from attrs import frozen

from ...ai_turns import ThinkingTime
from ...levels import numbered
from ..engine.game import Game
from ..engine.record import dumps
from ..engine.scoring import score, winners
from ..engine.setup import Player, Setup
from ..play.match import play_on
from ..printed_sheet import standard_sheet
from .levels import make_player


@frozen
class GameTask:
    """A game to play: who plays it, and with which dice."""

    levels: tuple[str, ...]
    seed: str
    with_record: bool = False
    """Whether the record is wanted as well."""


@frozen
class GameResult:
    """How a game went, by seat."""

    seed: str
    names: tuple[str, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    thinking: tuple[ThinkingTime, ...]
    record: str

    def share(self, seat: int) -> float:
        """The part of the win that falls to a seat; a shared win counts in parts."""
        return (seat in self.winners) / len(self.winners)


def simulate(task: GameTask) -> GameResult:
    """Play one game, with fresh players: no game may depend on those played before it."""
    # In records names are not translated.
    names = tuple(numbered([level.capitalize() for level in task.levels]))
    seats = tuple(map(Player, names, task.levels))
    game = Game(Setup(seats, standard_sheet(), task.seed))
    thinking = tuple(ThinkingTime() for _ in seats)
    for _step in play_on(game, [make_player(level) for level in task.levels], thinking):
        pass
    scores = score(game.state)
    return GameResult(
        seed=task.seed,
        names=names,
        totals=tuple(each.total for each in scores),
        winners=tuple(winners(scores)),
        thinking=thinking,
        record=dumps(game) if task.with_record else "",
    )
