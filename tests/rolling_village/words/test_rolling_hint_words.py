"""The hint of Rolling Village in words: every reason is a sentence of its own."""

from __future__ import annotations

import pytest

from bohemian_villages.levels import EXPERT
from bohemian_villages.rolling_village.ai.hint_data import (
    Hint,
    Reason,
    Suggestion,
    Topic,
)
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw
from bohemian_villages.rolling_village.engine.setup import Player, Setup
from bohemian_villages.rolling_village.engine.sheet import GROUPED, Project
from bohemian_villages.rolling_village.words.hint import RollingHintWords, RollingReasons
from bohemian_villages.rolling_village.words.names import SheetNames
from bohemian_villages.words.tone import Tone
from tests.rolling_village.engine.sheets import FOREST, HOUSE, LAKE, PRINTED, SQUARE

NAMES = SheetNames(Setup((Player("Anna"),), PRINTED))
WORDS = RollingHintWords(NAMES)

SAID = [
    (Reason(Topic.SCORES, (0, 6), HOUSE, 3, 2, 0), "a group of 2 houses scores 3 point"),
    (Reason(Topic.SCORES, (0,), LAKE, 3, 1, 0), "a lake scores 3 point"),
    (Reason(Topic.AVENUE, (), points=9, count=2, avenue=2), "avenue 7 is yours to pick: 9 point"),
    (
        Reason(Topic.JOINED, (0, 6, 12), HOUSE, 9, 2),
        "two groups of houses become one: 9 point",
    ),
    (Reason(Topic.JOINED, (0, 6, 12), FOREST, 9, 4), "4 groups of forests become one: 9 point"),
    (Reason(Topic.GROWN, (0, 6), LAKE, 3, 2), "a group of lakes worth 3 point"),
    (Reason(Topic.GROWN, (0,), HOUSE, 3, 1), "a house in column 1, avenue 3–4, is worth 3 point"),
    (
        Reason(Topic.SQUARE_FINISHED, (9,), points=10, count=3),
        "the square in column 4, avenue 5–6, is complete: 10 point",
    ),
    (Reason(Topic.SQUARE_PREPARED, (9,), LAKE, count=2), "then needs only a lake"),
    (Reason(Topic.SQUARE_PREPARED, (9,), count=1), "touches one project and has room"),
    (Reason(Topic.SQUARE_PREPARED, (9,)), "has room for all three"),
    (Reason(Topic.SQUARE_SPOILED, (9,), count=1), "can no longer be completed"),
    (Reason(Topic.SPACE_KEPT, (3, 8), FOREST, count=2), "room for the forest that a square needs"),
    (
        Reason(Topic.SITE, (9,), count=3),
        "the next doubles can make a square in column 4, avenue 5–6: 10 point",
    ),
]


@pytest.mark.parametrize(("reason", "said"), SAID, ids=lambda each: str(each)[:40])
def test_a_reason_says_what_it_means(reason: Reason, said: str) -> None:
    assert said in RollingReasons(NAMES).reason(reason)


def test_every_topic_is_said() -> None:
    assert {reason.topic for reason, _said in SAID} == set(Topic)


@pytest.mark.parametrize("topic", [Topic.SCORES, Topic.JOINED, Topic.GROWN, Topic.SPACE_KEPT])
def test_every_project_has_a_sentence_of_its_own(topic: Topic) -> None:
    reasons = [Reason(topic, (0, 6), project, 3, 2, 0) for project in GROUPED]
    assert len({RollingReasons(NAMES).reason(each) for each in reasons}) == len(GROUPED)


GOOD = Reason(Topic.SQUARE_FINISHED, (9,), points=10, count=3, weight=10)
BAD = Reason(Topic.SQUARE_SPOILED, (9,), count=1, weight=-3)
FIRST = Suggestion((Draw(HOUSE, 7),), 74.2, 5, (GOOD, BAD), compared_with=1)
SECOND = Suggestion((Draw(HOUSE, 13),), 72.9, 6, (BAD,), forgone=GOOD, compared_with=0)
HINT = Hint(0, 74.2, (FIRST, SECOND), EXPERT)


def test_what_speaks_against_a_turn_has_another_tone() -> None:
    first, second, *_rest = WORDS.why(HINT, 0)
    assert (first.tone, second.tone) == (Tone.GOOD, Tone.BAD)
    assert first.text[0].isupper()
    assert first.text.endswith(".")


def test_a_suggestion_is_compared_with_another_and_says_what_it_misses() -> None:
    *_own, compared = WORDS.why(HINT, 0)
    assert compared.text == "1.3 points more at the end than with the second suggestion."
    assert (compared.tone, compared.amount) == (Tone.GOOD, "1.3 points")
    _bad, missed, behind = WORDS.why(HINT, 1)
    assert missed.text.startswith("With the first suggestion, the square in column 4")
    assert behind.text == "1.3 points fewer at the end than with the first suggestion."
    assert (behind.tone, behind.amount) == (Tone.BAD, "1.3 points")


def test_the_only_suggestion_is_compared_with_nothing() -> None:
    alone = Hint(0, 74.2, (Suggestion((Draw(HOUSE, 7),), 74.2, 5, (GOOD,)),))
    assert len(WORDS.why(alone, 0)) == 1


def test_equal_suggestions_are_called_equal() -> None:
    equal = Hint(0, 74.2, (FIRST, Suggestion((Draw(HOUSE, 13),), 74.2, 5, compared_with=0)))
    assert [each.text for each in WORDS.why(equal, 1)] == ["As good as the first suggestion."]


def test_drawings_and_avenues_are_named() -> None:
    assert WORDS.phrase(Draw(SQUARE, 7)) == "a square in column 2, avenue 5–6"
    assert WORDS.phrase(ChooseAvenue(4)) == "pick avenue 10–11"
    assert WORDS.short(Draw(HOUSE, 7)) == "2 · 5–6"
    assert WORDS.name(Draw(Project.LAKE, 7)) == "Lake"
    assert "about 74" in WORDS.summary(FIRST)
    assert "about 74" in WORDS.expected(FIRST.expected)


def test_two_groups_in_the_same_words_are_told_once() -> None:
    twice = [Reason(Topic.GROWN, spaces, HOUSE, 3, 2, weight=1) for spaces in ((0, 6), (5, 11))]
    hint = Hint(0, 74.2, (Suggestion((Draw(HOUSE, 7),), 74.2, 5, tuple(twice)),))
    assert len(WORDS.why(hint, 0)) == 1


def test_the_button_says_that_it_draws_one_of_several() -> None:
    draw = Draw(HOUSE, 7)
    assert WORDS.play(draw, is_only=True) == "Draw this"
    assert WORDS.play(draw, is_only=False) == "Draw number 1"
