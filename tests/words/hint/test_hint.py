"""The hint in words: every reason has a sentence, for oneself and for others."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.hint.data import Hint, Reason, Suggestion, Topic, percent
from bohemian_villages.engine.actions import END_TURN, Place, Reroll, TakeBishop, TakeSpecial
from bohemian_villages.engine.state import State
from bohemian_villages.levels import EXPERT
from bohemian_villages.words.game.table import Table
from bohemian_villages.words.hint.hint import HintWords
from bohemian_villages.words.hint.steps import HintSteps
from bohemian_villages.words.tone import Tone
from tests.engine.boards import ANNA, OTA, position
from tests.words.tables import setup_of

STATE = position("farm:ota inn town_hall7 dairy mill glassworks", dice=(2, 6, 4, 4))


@pytest.fixture
def words() -> HintWords:
    return HintWords(Table(setup_of(STATE)))


@pytest.fixture
def steps() -> HintSteps:
    return HintSteps(Table(setup_of(STATE)))


@pytest.mark.parametrize("topic", Topic)
@pytest.mark.parametrize("player", [ANNA, OTA])
def test_every_reason_has_a_sentence(words: HintWords, topic: Topic, player: int) -> None:
    said = words.reason(Reason(topic, player, 3, 2, building=2, other=OTA), ANNA)
    assert said
    assert "{" not in said
    assert "%n" not in said


def test_others_are_called_by_name_and_the_player_is_not(words: HintWords) -> None:
    assert "Ota" in words.reason(Reason(Topic.SHOPS, OTA, -8), ANNA)
    assert "Anna" not in words.reason(Reason(Topic.SHOPS, ANNA, 8, 4), ANNA)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (Reason(Topic.SHOPS, ANNA, 8, 4), "you complete a set of four shops: +8"),
        (Reason(Topic.SHOPS, ANNA, 7, 3), "you make a set of three different shops: +7"),
        (Reason(Topic.SHOPS, OTA, -8), "Ota gets 8 coins less for shops"),
        (Reason(Topic.FARM, ANNA, 1, 1), "your first farm pays 1 coin"),
        (Reason(Topic.FARM, ANNA, 5, 5), "your 5 farms pay 5 coins"),
        (Reason(Topic.MANOR, ANNA, 4, 1), "the manor pays 4 coins at once"),
        (
            Reason(Topic.FEW_FIGURES, OTA, count=1),
            "Ota has only 1 figure left and may end the game",
        ),
        (
            Reason(Topic.FEW_FIGURES, OTA, count=2),
            "Ota has only 2 figures left and may end the game",
        ),
        (
            Reason(Topic.GOODS, ANNA, 3, 1, 5),
            "the glass brings 3 coins once 1 more factory is taken",
        ),
        (Reason(Topic.INCOME, OTA, -1), "Ota gets 1 coin less each turn"),
        (Reason(Topic.INCOME, ANNA, 2), "you get 2 coins more each turn"),
        (Reason(Topic.LOST_HALL, OTA, 5), "without a town hall, Ota loses 5 coins at the end"),
        (
            Reason(Topic.BISHOP, ANNA, 2, 1, other=OTA),
            "the bishop brings 2 coins each turn and takes 1 from Ota",
        ),
        (Reason(Topic.BISHOP, ANNA, 0, 1, other=OTA), "the bishop takes 1 each turn from Ota"),
        (Reason(Topic.BISHOP, ANNA, 2), "the bishop brings 2 coins each turn"),
    ],
)
def test_a_reason_says_what_changes_by_how_much(
    words: HintWords, reason: Reason, said: str
) -> None:
    assert words.reason(reason, ANNA) == said


def hint(*rows: tuple[float, float, tuple[Reason, ...], Reason | None]) -> Hint:
    """A hint with suggestions of this chance, score, reasons and what is given up."""
    told = tuple(
        Suggestion(
            (END_TURN,),
            Evaluation((chance, 1 - chance), (score, 40.0)),
            why,
            missing,
            compared_with=0 if place or len(rows) == 1 else 1,
        )
        for place, (chance, score, why, missing) in enumerate(rows)
    )
    return Hint(ANNA, told[0].evaluation, told, EXPERT)


def said(words: HintWords, found: Hint, place: int) -> list[str]:
    return [sentence.text for sentence in words.why(found, place)]


def test_the_coins_of_a_reason_are_named_to_be_told_in_colour(words: HintWords) -> None:
    sentence = words.why(hint((0.6, 45.0, (Reason(Topic.FARM, ANNA, 4, 4),), None)), 0)[0]
    assert sentence.amount == "4 coins"
    assert sentence.amount in sentence.text


def test_what_speaks_against_a_turn_has_another_tone(words: HintWords) -> None:
    exposed = Reason(Topic.EXPOSED, ANNA, 7, 40, building=1, other=OTA, weight=-2.8)
    pays_ota = Reason(Topic.PAYOUT, OTA, 6, building=4, weight=-6.0)
    kick = Reason(Topic.SHOPS, OTA, -8, weight=8.0)
    found = hint((0.6, 45.0, (kick, pays_ota, exposed), None))
    assert [s.tone for s in words.why(found, 0)] == [Tone.GOOD, Tone.BAD, Tone.BAD]


FARM, TILE = Reason(Topic.FARM, ANNA, 4, 4), Reason(Topic.TILE, ANNA)


def test_the_best_turn_is_compared_with_the_next_and_the_others_with_it(words: HintWords) -> None:
    found = hint((0.61, 45.0, (FARM,), TILE), (0.58, 45.6, (TILE,), FARM))
    assert said(words, found, 0) == [
        "Your 4 farms pay 4 coins.",
        "With the next best turn, a special action tile can save a bad roll later.",
        "Compared with the next best turn, that’s +3% to win and −0.6 coins.",
    ]
    assert said(words, found, 1)[-2:] == [
        "With the best turn, your 4 farms pay 4 coins.",
        "Compared with the best turn, that’s −3% to win and +0.6 coins.",
    ]


def test_rolling_again_is_compared_with_the_best_that_takes_the_dice_as_they_lie(
    words: HintWords,
) -> None:
    again, also_again, as_they_lie = hint(
        (0.61, 45.0, (), FARM), (0.6, 45.0, (), None), (0.57, 44.0, (FARM,), None)
    ).suggestions
    told = (evolve(again, compared_with=2), also_again, as_they_lie)
    assert said(words, Hint(ANNA, again.evaluation, told, EXPERT), 0) == [
        "Without a reroll, your 4 farms pay 4 coins.",
        "Compared with the best turn without a reroll, that’s +4% to win and +1.0 coins.",
    ]


def test_the_difference_is_that_of_the_numbers_told(words: HintWords) -> None:
    """Chances of 75 % and 74 % are told to differ by 1 %, whatever was rounded away."""
    found = hint((0.7549, 54.24, (), None), (0.7351, 53.36, (), None))
    assert said(words, found, 0) == [
        "Compared with the next best turn, that’s +1% to win and +0.8 coins."
    ]
    assert said(words, found, 1) == [
        "Compared with the best turn, that’s −1% to win and −0.8 coins."
    ]


def test_a_difference_in_chances_or_coins_alone_is_told_alone(words: HintWords) -> None:
    chances = hint((0.75, 45.0, (), None), (0.7, 45.0, (), None))
    assert said(words, chances, 0) == ["Compared with the next best turn, that’s +5% to win."]
    coins = hint((0.75, 45.0, (), None), (0.75, 43.5, (), None))
    better, worse = words.why(coins, 0)[0], words.why(coins, 1)[0]
    assert (better.text, better.tone) == ("1.5 coins better than the next best turn.", Tone.GOOD)
    assert (worse.text, worse.tone) == ("1.5 coins worse than the best turn.", Tone.BAD)
    assert better.amount == worse.amount == "1.5 coins"
    one = hint((0.75, 45.0, (), None), (0.75, 44.0, (), None))
    assert said(words, one, 0) == ["1 coin better than the next best turn."]


def test_turns_of_equal_worth_are_called_so(words: HintWords) -> None:
    found = hint((0.5, 45.0, (), None), (0.5, 45.0, (), None))
    assert words.why(found, 0) == []
    assert said(words, found, 1) == ["As good as the best turn."]


@pytest.mark.parametrize(
    ("share", "said"), [(0, 0), (0.001, 1), (0.4, 40), (0.999, 99), (1, 100), (0.005, 1)]
)
def test_only_what_is_sure_is_said_to_be(share: float, said: int) -> None:
    assert percent(share) == said


def test_the_margin_names_the_rival(words: HintWords) -> None:
    assert words.margin(Evaluation((0.5, 0.5), (42.0, 40.5)), ANNA) == "1.5 ahead of Ota"
    assert words.margin(Evaluation((0.5, 0.5), (42.0, 40.5)), OTA) == "1.5 behind Anna"


def test_moves_are_told_with_place_and_dice(steps: HintSteps) -> None:
    assert steps.label(STATE, Place((0, 1), 0))[:2] == ("Farm", "Village 1, 2+6")
    assert steps.phrase(STATE, Place((0, 1), 0)) == "the farm in Village 1 (kicks out Ota)"
    assert steps.short(STATE, Place((1, 2), 2)) == "Town hall, Village 1"
    assert steps.label(STATE, TakeBishop((2, 3)))[:2] == ("Take the bishop", "4+4")
    assert steps.phrase(STATE, TakeSpecial((0, 1))) == "a special action tile"
    assert steps.phrase(STATE, TakeBishop((2, 3))) == "the bishop"
    assert steps.phrase(STATE, Reroll((0, 1))) == "reroll 2 and 6"


@pytest.mark.parametrize(("moved", "said"), [(True, "End the turn"), (False, "Pass")])
def test_the_end_of_a_turn_without_a_move_is_a_pass(
    steps: HintSteps, moved: bool, said: str
) -> None:
    state: State = STATE.copy()
    state.moved = moved
    assert steps.label(state, END_TURN)[0] == said
    assert steps.phrase(state, END_TURN) == said.lower()
