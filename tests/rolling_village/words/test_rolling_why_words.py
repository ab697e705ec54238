"""Why a computer player drew that, in words: of others by name, and never as if it were you."""

from __future__ import annotations

from functools import cache

import pytest
from attrs import evolve

from bohemian_villages.levels import EXPERT, LEVELS
from bohemian_villages.rolling_village.ai.hint_data import (
    Explanation,
    Hint,
    Reason,
    Suggestion,
    Topic,
)
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.sheet import GROUPED, Project
from bohemian_villages.rolling_village.engine.state import State
from bohemian_villages.rolling_village.words.names import SheetNames
from bohemian_villages.rolling_village.words.why import ReasonsOfAnother, RollingWhyWords
from bohemian_villages.words.tone import Tone
from tests.rolling_village.engine.sheets import FOREST, HOUSE, LAKE
from tests.rolling_village.games import table

OTA = 1
FINISHED = Reason(Topic.SQUARE_FINISHED, (9,), points=10, count=3, weight=10)
SPOILED = Reason(Topic.SQUARE_SPOILED, (9,), count=1, weight=-3)
SCORED = Reason(Topic.SCORES, (0, 6), HOUSE, 3, 2, 0, 3)
BEST = Suggestion((Draw(FOREST, 4), Draw(LAKE, 2)), 75.5, 5, (FINISHED,), compared_with=1)
PLAYED = Suggestion((Draw(FOREST, 10), Draw(LAKE, 2)), 74.2, 3, (SCORED, SPOILED), FINISHED)


@cache
def state_in(turn: int) -> State:
    state = Game(table("human", "easy")).state
    return evolve(state, turn=turn, dice=(3, 5), player=OTA)


def words_for(control: str = "easy") -> RollingWhyWords:
    setup = table("human", control)
    return RollingWhyWords(SheetNames(setup), setup)


def told(place: int, *turns: Suggestion, control: str = "easy", turn: int = 4) -> list[str]:
    explained = Explanation(Hint(OTA, turns[0].expected, turns, EXPERT), place)
    said = words_for(control).paragraphs(state_in(turn), explained)
    return [sentence.text for sentence in said]


def test_a_worse_turn_tells_what_was_drawn_what_it_brought_and_what_was_better() -> None:
    assert told(1, BEST, PLAYED) == [
        "Turn 4, dice 3 and 5: Ota drew a forest in column 5, avenue 5–6, "
        "and a lake in column 3, avenue 3–4.",
        "That scored 3 points; Ota can expect about 74 points at the end.",
        "A group of 2 houses scores 3 points.",
        "The square in column 4, avenue 5–6, can no longer be completed.",
        "It would have been better to draw a forest in column 5, avenue 3–4, "
        "and a lake in column 3, avenue 3–4: +1.3 points.",
        "With that turn, the square in column 4, avenue 5–6, is complete: 10 points at the end.",
        "On Easy, Ota overlooks some spaces.",
    ]


def test_every_group_that_scored_is_told_and_once() -> None:
    forests = Reason(Topic.SCORES, (3,), FOREST, 2, 1, 2, 2)
    grown = Reason(Topic.GROWN, SCORED.spaces, HOUSE, 3, 2, None, 4)
    played = evolve(PLAYED, reasons=(grown, FINISHED, SPOILED, SCORED, forests), forgone=None)
    said = told(1, BEST, played)[2:5]
    assert said == [
        "A group of 2 houses scores 3 points.",
        "A forest scores 2 points.",
        "The square in column 4, avenue 5–6, is complete: 10 points at the end.",
    ]


def test_the_best_turn_is_called_the_best_and_nobody_overlooked_anything() -> None:
    said = told(0, PLAYED, BEST)
    assert said[-1] == "That was the best turn: the hint would play it too."
    assert "overlooks" not in " ".join(said)


def test_a_turn_just_as_good_is_not_called_worse() -> None:
    *_others, verdict = told(1, BEST, evolve(PLAYED, expected=75.5, forgone=None))
    assert verdict == (
        "It would have been just as good to draw a forest in column 5, avenue 3–4, "
        "and a lake in column 3, avenue 3–4."
    )


def test_a_better_turn_may_have_picked_an_avenue() -> None:
    said = told(1, evolve(BEST, actions=(*BEST.actions, ChooseAvenue(2))), PLAYED)
    assert any("a lake in column 3, avenue 3–4, and pick avenue 7: +1.3 points." in x for x in said)
    alone = told(1, evolve(BEST, actions=(ChooseAvenue(2),)), PLAYED)
    assert "It would have been better to pick avenue 7: +1.3 points." in alone


def test_where_nothing_else_was_possible_it_says_so() -> None:
    assert told(0, PLAYED)[-1] == "Nothing else was possible."


def test_the_preparation_scores_nothing_and_says_nothing_of_a_score() -> None:
    said = told(0, evolve(PLAYED, reasons=()), BEST, turn=0)
    assert said[0].startswith("Preparation, dice 3 and 5: Ota drew a forest")
    assert said[1] == "Ota can expect about 74 points at the end."


def test_an_avenue_is_picked_in_the_same_sentence() -> None:
    done = told(0, evolve(PLAYED, actions=(*PLAYED.actions, ChooseAvenue(2))), BEST)[0]
    assert done.endswith("a lake in column 3, avenue 3–4, and picked avenue 7.")


@pytest.mark.parametrize(
    ("control", "said"),
    [
        ("random", "Ota draws anything the rules allow."),
        ("beginner", "As a beginner, Ota overlooks some spaces."),
        ("easy", "On Easy, Ota overlooks some spaces."),
        ("medium", "On Medium, Ota overlooks some spaces."),
        ("hard", "On Hard, Ota goes by rules of thumb."),
        ("expert", None),
    ],
)
def test_each_level_has_its_reason_for_a_worse_turn(control: str, said: str | None) -> None:
    assert control in LEVELS
    last = told(1, BEST, PLAYED, control=control)[-1]
    assert last.startswith("With that turn, ") if said is None else last == said


def test_a_gain_is_signed_and_what_speaks_against_a_turn_has_its_tone() -> None:
    explained = Explanation(Hint(OTA, 75.5, (BEST, PLAYED), EXPERT), 1)
    tones = [each.tone for each in words_for().paragraphs(state_in(4), explained)]
    assert tones[2:5] == [Tone.GOOD, Tone.BAD, Tone.SIGNED]


@pytest.mark.parametrize("topic", Topic)
@pytest.mark.parametrize("project", GROUPED)
@pytest.mark.parametrize("spaces", [(0,), (0, 6)])
def test_no_reason_of_another_speaks_of_you(
    topic: Topic, project: Project, spaces: tuple[int, ...]
) -> None:
    reasons = ReasonsOfAnother(SheetNames(table("human", "easy")))
    said = reasons.reason(Reason(topic, spaces, project, 3, 2, 0))
    assert said
    assert not {"you", "your", "yours", "now", "{", "%n"} & set(said.replace(":", " ").split())


def test_no_computer_player_is_told_from_none_that_has_played() -> None:
    words = words_for()
    assert words.no_computer_player(is_at_table=False) == "No computer player sits at this table."
    said = words.no_computer_player(is_at_table=True)
    assert said == "No computer player has finished a turn yet."
