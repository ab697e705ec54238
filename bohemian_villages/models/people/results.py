"""Results: updates the estimates of people's strength after their games.

The luck of the dice is computed in the AI process (`asked`, `dropped`, `tell`) and taken off the
result; `settle` uses the result without waiting for it, which says less.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from ...ai.strengths import strength_table
from ...ai_turns import next_number
from ...engine.actions import Roll
from ...engine.game import Game
from ...engine.scoring import score, winners
from ...engine.setup import Player
from ...engine.state import ALL_DICE
from ...levels import is_human
from ...play.seats import matched_strength
from ...play.strength import MOST_DICE, Belief
from ..game.change import Change
from ..game.game_model import GameModel
from ..game.questions import LuckQuestion
from .known_people import KnownPeople

TURNS = 4
"""The dice of so many turns tell a game from all others."""


class Results(QObject):
    """Follows a table, and learns from every game that is finished there."""

    asked = Signal(object)
    """A LuckQuestion, to be answered with `tell`."""
    dropped = Signal(int)
    """The number of a question whose answer is no longer needed."""

    def __init__(self, people: KnownPeople, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._people = people
        self._pending: LuckQuestion | None = None
        self._before: dict[str, Belief] = {}
        """The beliefs before the last finished game, since its end may be undone."""

    def follow(self, model: GameModel, change: Change) -> None:
        """Follow a change at the table."""
        if change.is_another_game:
            self.settle()
            self._before = {}
        elif change.state.is_over:
            if counts(model.game) and beliefs_after(model.game, self._people, None):
                self._pending = LuckQuestion(next_number(), model.snapshot)
                self.asked.emit(self._pending)
        else:
            self._take_back()

    def tell(self, number: int, luck: Sequence[float] | None) -> None:
        """Take the luck of each player; None if it could not be computed."""
        if self._pending is not None and self._pending.id == number:
            played, self._pending = self._pending.played, None
            self._learn(played, luck)

    def settle(self) -> None:
        """Stop waiting: use the result as it is."""
        if self._pending is not None:
            self.dropped.emit(self._pending.id)
            self.tell(self._pending.id, None)

    def _take_back(self) -> None:
        if self._pending is not None:
            self.dropped.emit(self._pending.id)
            self._pending = None
        # Whoever was forgotten since stays so.
        news = {
            name: belief
            for name, belief in self._before.items()
            if not self._people.has_forgotten(name)
        }
        self._before = {}
        if news:
            self._people.learn(news)

    def _learn(self, game: Game, luck: Sequence[float] | None) -> None:
        after = beliefs_after(game, self._people, luck)
        self._before = {name: self._people.belief(name) for name in after}
        self._people.learn(after)


def counts(game: Game) -> bool:
    """Whether a game shows how strong people are.

    It does against AI players of known strength, with dice that nobody could foresee and with
    unique names.
    """
    seats = game.setup.players
    people = [seat.name for seat in seats if is_human(seat.control)]
    is_fair = not game.setup.dice_from and len(set(people)) == len(people)
    others = [seat for seat in seats if not is_human(seat.control)]
    return is_fair and bool(people and others) and all(_strength(seat) for seat in others)


def _strength(seat: Player) -> int | None:
    """The strength of an AI player, if known."""
    return matched_strength(seat) or strength_table().levels.get(seat.control)


def beliefs_after(
    game: Game, people: KnownPeople, luck: Sequence[float] | None
) -> dict[str, Belief]:
    """The beliefs about the people in a finished game who had not met its dice before.

    They have if they finished a copy of the game, or one of the same seed.
    """
    dice = _first_dice(game)
    seats, best = game.setup.players, winners(score(game.state))
    strengths = [
        people.belief(seat.name).strength if is_human(seat.control) else float(_strength(seat) or 0)
        for seat in seats
    ]
    after = {}
    for place, seat in enumerate(seats):
        belief = people.belief(seat.name)
        if is_human(seat.control) and dice not in belief.dice:
            won = 1 / len(best) if place in best else 0.0
            rivals = strengths[:place] + strengths[place + 1 :]
            had = luck[place] if luck else None
            met = (*belief.dice, dice)[-MOST_DICE:]
            after[seat.name] = evolve(belief.after(rivals, won, had), dice=met)
    return after


def _first_dice(game: Game) -> str:
    """The first dice of the first turns, which a seed decides whatever is played."""
    rolled: dict[int, tuple[int, ...]] = {}
    for step in game.steps:
        if isinstance(step.action, Roll):
            rolled.setdefault(step.turn, step.action.faces)
    turns = range(1, TURNS + 1)
    faces = (game.setup.faces(turn, 0, len(ALL_DICE)) or rolled.get(turn, ()) for turn in turns)
    return "".join(map(str, chain(*faces)))
