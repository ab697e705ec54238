"""What a placement brings, in a few signs."""

from __future__ import annotations

from bohemian_villages.words.game.table import Table
from bohemian_villages.words.game.worth import Brings, Brought, Effect, Outcome
from tests.engine.boards import ANNA, EVA, OTA, position
from tests.words.tables import setup_of


def said(outcome: Outcome) -> list[Brought]:
    return Brings(Table(setup_of(position("farm inn", players=3)))).all(outcome)


def test_coins_now_each_turn_and_at_the_end_are_told_apart() -> None:
    own = Effect(ANNA, coins=3, income=1, town_halls=8)
    assert said(Outcome(0, own)) == [
        Brought("+3 now", True),
        Brought("+1 each turn", True),
        Brought("+8 at the end", True),
    ]


def test_the_parts_of_the_end_are_added_up() -> None:
    assert said(Outcome(0, Effect(ANNA, shops=4, churches=-1))) == [Brought("+3 at the end", True)]


def test_a_penalty_saved_is_told_apart_from_what_a_town_hall_may_pay() -> None:
    table = Table(setup_of(position("town_hall8 farm inn", players=3)))
    first = Outcome(0, Effect(ANNA, town_halls=5, penalty=5), missing=2)
    assert Brings(table).all(first) == [
        Brought("+5: no penalty", True),
        Brought("+8 if the village fills up", True),
    ]
    last = Effect(OTA, town_halls=-13, penalty=-5)
    kick = Outcome(0, Effect(ANNA, town_halls=8), victim=last)
    assert Brings(table).all(kick) == [
        Brought("+8 at the end", True),
        Brought("Ota −5: penalty", True),
        Brought("Ota −8 at the end", True),
    ]


def test_what_others_gain_does_not_help_the_mover() -> None:
    outcome = Outcome(0, Effect(ANNA), others=(Effect(EVA, coins=6),))
    assert said(outcome) == [Brought("Eva +6 now", False)]


def test_what_the_victim_loses_helps_the_mover() -> None:
    outcome = Outcome(0, Effect(ANNA), victim=Effect(OTA, income=-1))
    assert said(outcome) == [Brought("Ota −1 each turn", True)]


def test_what_changes_nothing_brings_nothing() -> None:
    assert said(Outcome(0, Effect(ANNA), victim=Effect(OTA))) == []
