"""Decisions out of random games on odd boards, for whoever must cope with all of them."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from bohemian_villages.engine.actions import Action, Roll
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.engine.random_games import RandomSetup, setups, start_of

MOST_ACTIONS = 80


def odd_positions() -> st.SearchStrategy[State]:
    """Positions for 2 to 5 players in which something is to be decided."""
    games = st.integers(2, 5).flatmap(setups).map(_decisions).filter(bool)
    return games.flatmap(st.sampled_from)


def _decisions(setup: RandomSetup) -> list[State]:
    """The decisions of the random game that follows from a setup."""
    state, chance = start_of(setup)[0], Random(setup.chance)
    decisions = []
    for _ in range(MOST_ACTIONS):
        if state.is_over:
            break
        if legal_actions(state):
            decisions.append(state)
        state, _ = apply(state, _any_action(state, chance))
    return decisions


def _any_action(state: State, chance: Random) -> Action:
    if state.awaits_roll and (not state.uncollected or chance.random() < 0.5):
        return Roll(tuple(chance.randint(1, 6) for _ in state.due_dice))
    return chance.choice(legal_actions(state))
