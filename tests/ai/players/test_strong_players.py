"""Players without limits, and expert: legal and the same every time; plain cases are seen."""

from __future__ import annotations

import random
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from bohemian_villages.ai.players.expert import ExpertPlayer
from bohemian_villages.ai.players.limited import LimitedPlayer
from bohemian_villages.ai.search.look_ahead import Effort
from bohemian_villages.ai.strengths import Limits
from bohemian_villages.engine.actions import END_TURN, Decision, Reroll
from bohemian_villages.engine.board import Kind
from bohemian_villages.engine.moves import is_legal, legal_actions
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.state import State
from tests.ai.odd_positions import odd_positions
from tests.engine.boards import ANNA, position, spot

REST = "farm farm church bakery butchery dairy tailor inn"
PLAYERS = [LimitedPlayer(), ExpertPlayer()]
SMALL = Effort(candidates=3, deep_candidates=2, samples=2)


def play_turn(player: LimitedPlayer | ExpertPlayer, state: State) -> State:
    """The position when the player has finished the turn, before the next one starts."""
    while not (state.is_over or state.due_dice):
        decision = player.decide(state, Random(0))
        if decision == END_TURN:
            break
        state, _ = apply(state, decision)
    return state


# Any position.


@given(odd_positions())
def test_a_player_without_limits_decides_legally_and_the_same_every_time(state: State) -> None:
    first, again = (LimitedPlayer().decide(state, Random(seed)) for seed in (1, 2))
    assert first == again
    assert is_legal(state, first)


@settings(max_examples=15)
@given(odd_positions())
def test_expert_decides_legally_and_the_same_every_time(state: State) -> None:
    first, again = (ExpertPlayer(effort=SMALL).decide(state, Random(7)) for _ in range(2))
    assert first == again
    assert is_legal(state, first)


@pytest.mark.parametrize("player", [LimitedPlayer(Limits(0.5, 0.1)), ExpertPlayer()])
def test_no_randomness_but_what_is_given(
    player: LimitedPlayer | ExpertPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> float:
        raise AssertionError

    monkeypatch.setattr(random, "random", fail)
    monkeypatch.setattr(np.random, "random", fail)
    state = position(REST, "town_hall7 manor5 mill inn", dice=(2, 3, 5, 6))
    assert is_legal(state, player.decide(state, Random(1)))


# Plain cases.


@pytest.mark.parametrize("player", PLAYERS)
def test_the_last_shop_of_a_set_is_taken_near_the_end(player: LimitedPlayer | ExpertPlayer) -> None:
    state = position(
        "bakery:anna butchery:anna dairy:anna tailor farm town_hall7:anna", REST,
        dice=(2, 3, 3, 6), figures=[3, 1],
    )  # fmt: skip
    assert play_turn(player, state).count(ANNA, Kind.TAILOR) == 1


@pytest.mark.parametrize("player", PLAYERS)
def test_a_game_that_is_won_is_ended(player: LimitedPlayer | ExpertPlayer) -> None:
    # Ota has no figure in hand: whatever Anna does is her last turn, so only coins count.
    state = position("farm manor9 church", "town_hall7:anna farm:ota", figures=[3, 0], coins=[8, 9],
                     dice=(6, 6, 1, 2))  # fmt: skip
    assert play_turn(player, state).owners[spot(state, "manor")] == ANNA


@pytest.mark.parametrize("player", PLAYERS)
def test_who_must_spend_the_tile_does(player: LimitedPlayer | ExpertPlayer) -> None:
    state = position("manor3:ota farm", dice=(6, 6, 6, 6), supply=0, bishop=0, specials=True)
    assert isinstance(player.decide(state, Random(0)), Reroll)


def test_a_useless_roll_is_rolled_again_near_the_end() -> None:
    # The last turn: nothing but the manor changes anything, and two dice of it lie there.
    state = position("manor9", "town_hall3:anna town_hall3:ota", figures=[2, 0], coins=[10, 15],
                     dice=(5, 6, 6, 5), specials=[True, False], supply=0, bishop=0)  # fmt: skip
    assert legal_actions(state)
    decision: Decision = LimitedPlayer().decide(state, Random(0))
    # 6 + 6 makes the manor at once.
    assert decision != END_TURN
    assert play_turn(LimitedPlayer(), state).owners[0] == ANNA
