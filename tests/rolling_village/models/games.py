"""Games of Rolling Village to be played through the model, with AI players answering at once."""

from __future__ import annotations

import random

from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.thinker import RollingThinker
from bohemian_villages.rolling_village.play.thought import Thought
from bohemian_villages.rolling_village.printed_sheet import standard_sheet

NAMES = ("Anna", "Tomáš", "Ludmila", "Karel")


def setup_for(*controls: str, seed: str | None = "7") -> Setup:
    """A table with these players."""
    seats = tuple(Player(NAMES[place % 4], control) for place, control in enumerate(controls))
    return Setup(seats, standard_sheet(), seed)


def model_for(*controls: str, seed: str | None = "7") -> RollingModel:
    """A game about to begin; AI players answer at once when the turn is continued."""
    model = RollingModel(setup_for(*controls, seed=seed))
    thinker = RollingThinker()

    def answer(thought: Thought) -> None:
        (decision,) = thinker.answers(thought)
        assert isinstance(decision, Draw | ChooseAvenue)
        model.decide(thought.id, decision)

    model.think_requested.connect(answer)
    return model


def let_others_draw(model: RollingModel) -> None:
    """Go on until a person is to do something, or the game is over."""
    while model.phase is Phase.WAIT:
        model.continue_turn()


def draw_anything(model: RollingModel, rng: random.Random) -> None:
    """Do what a person is asked for, in any way that is allowed."""
    match model.phase:
        case Phase.DRAW | Phase.BONUS:
            assert model.draw(rng.choice(model.lit + model.lit_later))
        case Phase.AVENUE:
            assert model.pick_avenue(rng.choice(model.avenues_to_pick))
        case _:
            assert model.go_on()


def play_to(model: RollingModel, phase: Phase, rng: random.Random | None = None) -> None:
    """Play until the game comes to a phase."""
    rng = rng or random.Random(1)
    let_others_draw(model)
    while model.phase is not phase:
        assert not model.is_over, f"no {phase} in this game"
        draw_anything(model, rng)
        let_others_draw(model)


def phase_of(model: RollingModel) -> Phase:
    """What is to be done now; asked of the model again each time, which mypy does not see."""
    return model.phase
