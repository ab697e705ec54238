"""Games for the tests of the models."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from attrs import evolve

from bohemian_villages.engine.actions import Dice
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.setup import COLORS, HUMAN, Player, Setup
from bohemian_villages.engine.state import State
from bohemian_villages.engine.village_set import VillageSet
from bohemian_villages.models.game.change import Cause, Change
from bohemian_villages.models.game.choices import What
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.thought import Thought
from bohemian_villages.village_sets import standard_set

NAMES = ("Anna", "Ota", "Eva", "Jan", "Ida")


@cache
def villages() -> VillageSet:
    """The set that comes with the program."""
    return standard_set()


def table(*controls: str, seed: str = "7", **changes: Any) -> Setup:
    """A game of so many seats, on the villages that the seed deals."""
    players = [
        Player(name, color, control)
        for name, color, control in zip(NAMES, COLORS, controls, strict=False)
    ]
    return evolve(villages().deal(players, seed), first_player=0, **changes)


def people(count: int, seed: str = "7", **changes: Any) -> Setup:
    """A game among people."""
    return table(*[HUMAN] * count, seed=seed, **changes)


def played(setup: Setup, steps: int, seed: int = 1) -> Game:
    """A game played at random for so many steps, or to its end."""
    game, rng = Game(setup), random.Random(seed)
    while len(game.steps) < steps and not game.state.is_over:
        game.play(game.due_roll or rng.choice(legal_actions(game.state)))
    return game


def at(state: State, *controls: str, seed: str | None = "7") -> GameModel:
    """A game that stands at a position; its seats are people unless said otherwise."""
    wanted = [*controls, *[HUMAN] * state.players][: state.players]
    seats = zip(NAMES, COLORS, wanted, strict=False)
    players = tuple(Player(*seat) for seat in seats)
    game = Game(Setup(players, state.board, seed, forgetful_income=state.forgetful))
    game.start = state
    model = GameModel(game.setup)
    model.load(game)
    return model


class Heard:
    """Everything a model says, in order."""

    def __init__(self, model: GameModel) -> None:
        self.changes: list[Change] = []
        self.rejections: list[str] = []
        self.notices: list[str] = []
        self.thoughts: list[Thought] = []
        self.cancelled: list[int] = []
        self.questions: list[tuple[int, tuple[Dice, ...], What]] = []
        model.changed.connect(self.changes.append)
        model.rejected.connect(self.rejections.append)
        model.notice.connect(self.notices.append)
        model.think_requested.connect(self.thoughts.append)
        model.thought_cancelled.connect(self.cancelled.append)
        model.dice_needed.connect(lambda *asked: self.questions.append(asked))

    @property
    def causes(self) -> list[Cause]:
        """Why the model changed, each time."""
        return [change.cause for change in self.changes]

    def rejection(self) -> str:
        """The one reason given, with nothing changed."""
        assert not self.changes
        assert not self.questions
        (reason,) = self.rejections
        return reason
