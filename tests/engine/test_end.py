"""The end: a turn begun without figures, or a payment that empties the bank."""

from __future__ import annotations

from typing import Any

import pytest

from bohemian_villages.action_errors import IllegalActionError
from bohemian_villages.engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from bohemian_villages.engine.errors import Refusal
from bohemian_villages.engine.events import (
    CoinsPaid,
    FigurePlaced,
    FigureReturned,
    GameOver,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    RowCleared,
    TurnEnded,
    TurnStarted,
)
from bohemian_villages.engine.moves import legal_actions, refusal
from bohemian_villages.engine.rules import apply
from bohemian_villages.engine.scoring import score
from bohemian_villages.engine.state import NO_PLAYER, Ending, State
from tests.engine.boards import ANNA, OTA, after, bishop, placed, position, put


def moved(*villages: str, **fields: Any) -> State:
    """Anna has made her move and may end her turn."""
    state = position(*villages, **fields, dice=(1, 2, 3, 4), unused=(0,))
    state.moved = True
    return state


class TestNoFigures:
    def test_a_player_who_starts_a_turn_without_figures_ends_the_game(self) -> None:
        new, events = apply(moved("farm", figures=[5, 0]), END_TURN)
        assert new.is_over
        assert new.ending is Ending.NO_FIGURES
        assert events == [TurnEnded(ANNA, False), GameOver(Ending.NO_FIGURES)]

    def test_the_end_check_comes_before_income(self) -> None:
        new = after(moved("inn:ota* church:ota", figures=[5, 0], bishop=OTA), END_TURN)
        assert new.ending is Ending.NO_FIGURES
        assert new.coins == [0, 0]
        assert new.bank == 305

    def test_in_a_forgetful_game_too(self) -> None:
        new = after(moved("inn:ota*", figures=[5, 0], forgetful=True), END_TURN)
        assert new.ending is Ending.NO_FIGURES
        assert refusal(new, COLLECT_INCOME) is Refusal.GAME_OVER
        assert not new.uncollected

    def test_the_last_figure_placed_does_not_end_the_own_turn(self) -> None:
        state = position("farm", dice=(4, 4, 1, 1), figures=[1, 5])
        state = placed(state, (4, 4), "farm")
        assert state.figures == [0, 5]
        assert not state.is_over
        assert refusal(state, bishop(state, 1, 1)) is None
        assert not after(state, END_TURN).is_over

    def test_a_player_without_figures_who_is_not_to_play_ends_nothing(self) -> None:
        state = after(moved("farm", figures=[5, 5, 0], players=3), END_TURN)
        assert not state.is_over
        assert state.player == OTA

    def test_a_figure_come_home_in_time_lets_the_game_go_on(self) -> None:
        state = position("church:ota", dice=(5, 6, 1, 1), figures=[5, 0])
        state = placed(state, (5, 6), "church")
        assert not after(state, END_TURN).is_over

    def test_no_more_dice_are_rolled(self) -> None:
        over = after(moved("farm", figures=[5, 0]), END_TURN)
        assert over.player == OTA
        assert not over.awaits_roll


class TestBankEmpty:
    @pytest.mark.parametrize(("bank", "over"), [(5, False), (4, True), (3, True), (1, True)])
    def test_a_placement_that_empties_the_bank_ends_the_game_at_once(
        self, bank: int, over: bool
    ) -> None:
        state = position("manor4", dice=(6, 6, 1, 1), bank=bank)
        new, events = apply(state, put(state, (6, 6), "manor"))
        assert new.is_over is over
        assert new.bank == bank - 4
        assert new.coins == [4, 0]
        assert (events[-1] == GameOver(Ending.BANK_EMPTY)) is over

    @pytest.mark.parametrize(("bank", "over"), [(4, False), (3, True), (2, True)])
    def test_income_that_empties_it_ends_the_game_at_once(self, bank: int, over: bool) -> None:
        state = moved("inn:ota* church:ota church:ota", bishop=OTA, bank=bank)
        new, events = apply(state, END_TURN)
        assert new.is_over is over
        assert new.coins == [0, 3]
        assert new.awaits_roll is not over
        expected = [TurnEnded(ANNA, False), TurnStarted(OTA), IncomePaid(OTA, 1, 2)]
        assert events == expected + [GameOver(Ending.BANK_EMPTY)] * over

    def test_inns_and_churches_together_are_one_payment_made_in_full(self) -> None:
        # The inn alone empties the bank; the churches are paid all the same.
        new = after(moved("inn:ota* church:ota church:ota", bishop=OTA, bank=1), END_TURN)
        assert new.coins == [0, 3]
        assert new.bank == -2

    def test_collected_income_that_empties_it_ends_the_game_at_once(self) -> None:
        state = after(moved("inn:ota*", bank=1, forgetful=True), END_TURN)
        assert not state.is_over
        new, events = apply(state, COLLECT_INCOME)
        assert new.ending is Ending.BANK_EMPTY
        assert events == [IncomePaid(OTA, 1, 0), GameOver(Ending.BANK_EMPTY)]

    def test_income_left_lying_does_not_empty_it(self) -> None:
        state = after(moved("inn:ota*", bank=1, forgetful=True), END_TURN, Roll((1, 2, 3, 4)))
        assert not state.is_over
        assert state.bank == 1

    def test_a_placement_that_pays_several_is_one_payment_made_in_full(self) -> None:
        state = position(
            "mill:ota mill:eva mill", players=3, dice=(3, 3, 1, 1), bank=2, coins=[1, 2, 3]
        )
        new = placed(state, (3, 3), "mill 3")
        assert new.ending is Ending.BANK_EMPTY
        assert new.coins == [3, 4, 5]
        assert new.bank == -4

    def test_the_placement_is_carried_to_its_end(self) -> None:
        state = position("inn:ota farm:ota glassworks:ota glassworks", dice=(3, 4, 1, 1), bank=3)
        new, events = apply(state, put(state, (3, 4), "glassworks 2"))
        assert events == [
            FigurePlaced(ANNA, 3, (0, 1)),
            InnActivated(OTA, 0),
            GoodsTaken(ANNA, 3),
            RowCleared(7),
            CoinsPaid(ANNA, 3, 3),
            CoinsPaid(OTA, 3, 3),
            FigureReturned(OTA, 2, False),
            FigureReturned(ANNA, 3, False),
            GameOver(Ending.BANK_EMPTY),
        ]
        assert new.owners == [OTA, OTA, NO_PLAYER, NO_PLAYER]
        assert new.figures == [5, 6]

    def test_so_cleared_goods_are_not_paid_again_in_the_final_scoring(self) -> None:
        state = position("mill:ota mill", dice=(3, 3, 1, 1), bank=4)
        new = placed(state, (3, 3), "mill 2")
        assert [part.goods for part in score(new)] == [0, 0]

    def test_a_kick_is_carried_to_its_end_too(self) -> None:
        state = position("farm:ota farm:anna", dice=(4, 4, 1, 1), bank=2)
        new = placed(state, (4, 4), "farm")
        assert new.ending is Ending.BANK_EMPTY
        assert new.owners == [ANNA, ANNA]
        assert new.figures == [4, 6]

    def test_the_rest_of_the_turn_lapses(self) -> None:
        state = position("manor4 manor5", dice=(6, 6, 6, 6), bank=4)
        new = placed(state, (6, 6), "manor 1")
        assert legal_actions(new) == []
        assert refusal(new, put(new, (6, 6), "manor 2")) is Refusal.GAME_OVER

    def test_a_placement_that_pays_nothing_leaves_one_coin_and_the_game_going(self) -> None:
        state = position("church", dice=(5, 6, 1, 1), bank=1)
        assert not placed(state, (5, 6), "church").is_over

    def test_the_final_scoring_is_paid_whatever_the_bank_holds(self) -> None:
        state = position("manor4 church:anna", dice=(6, 6, 1, 1), bank=1)
        new = placed(state, (6, 6), "manor")
        assert [part.total for part in score(new)] == [4 - 5 + 10, -5]


@pytest.mark.parametrize(
    "action",
    [
        Place((0, 1), 0),
        TakeBishop((0, 1)),
        TakeSpecial((0, 1)),
        Reroll((0,)),
        END_TURN,
        COLLECT_INCOME,
        Roll((1, 2, 3, 4)),
    ],
    ids=lambda action: type(action).__name__,
)
@pytest.mark.parametrize("ending", list(Ending))
def test_when_the_game_is_over_nothing_is_done(action: Action, ending: Ending) -> None:
    before_roll = ending is Ending.NO_FIGURES
    state = position("bakery", specials=True, ending=ending)
    if not before_roll:
        state = position("bakery", specials=True, dice=(1, 1, 1, 1), ending=ending)
    assert refusal(state, action) is Refusal.GAME_OVER
    assert legal_actions(state) == []
    assert not state.awaits_roll
    with pytest.raises(IllegalActionError):
        apply(state, action)
