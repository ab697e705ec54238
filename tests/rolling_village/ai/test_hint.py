"""The hint tells whole turns, what score they lead to, and why."""

from __future__ import annotations

import pytest

from bohemian_villages.hints import deciding
from bohemian_villages.rolling_village.ai.hint import hints
from bohemian_villages.rolling_village.ai.hint_data import Reason, Topic
from bohemian_villages.rolling_village.ai.hint_reasons import forgone, reasons
from bohemian_villages.rolling_village.ai.spaces import USUAL
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.scoring import score
from bohemian_villages.rolling_village.engine.sheet import BLANK, Project, Sheet
from tests.rolling_village.ai.positions import decisions, new_game

HOUSE, FOREST, LAKE, SQUARE = Project


def drawn(**spaces: list[int]) -> Sheet:
    sheet = BLANK
    for project in Project:
        for space in spaces.get(project.key, []):
            sheet = sheet.plus(project, space)
    return sheet


def told(
    before: Sheet, after: Sheet, turn: int = 4, avenue: int | None = None, *, picked: bool = False
) -> dict[Topic, Reason]:
    return {reason.topic: reason for reason in reasons(USUAL, before, after, turn, avenue, picked)}


@pytest.mark.parametrize("place", [0, 1, 4, 10, 17, 20, -4, -1])
def test_suggestions_are_whole_turns_best_first(place: int) -> None:
    state = decisions("hint", players=2)[place]
    for hint in hints(state):
        expected = [each.expected for each in hint.suggestions]
        assert expected == sorted(expected, reverse=True)
        assert hint.expected == expected[0]
        assert hint.player == state.player
        for suggestion in hint.suggestions:
            after = state
            for action in suggestion.actions:
                after, _events = apply(after, action)
            assert (after.turn, after.player) != (state.turn, state.player)
            gained = sum(after.scores[state.player]) - sum(state.scores[state.player])
            assert gained == suggestion.scored


def test_the_last_turn_is_told_to_the_point() -> None:
    state = decisions("hint")[-3]
    (hint,) = hints(state)
    after = state
    for action in hint.suggestions[0].actions:
        after, _events = apply(after, action)
    assert hint.expected == score(after)[0].total


def test_before_the_dice_only_the_expected_score_is_told() -> None:
    (hint,) = hints(new_game("before").state)
    assert not hint.suggestions
    assert 60 < hint.expected < 100


def test_a_group_that_scores_is_a_reason() -> None:
    after = drawn(house=[0, 1])
    reason = told(drawn(house=[0]), after, avenue=0)[Topic.SCORES]
    assert (reason.project, reason.points, reason.avenue, reason.weight) == (HOUSE, 3, 0, 3)
    assert reason.spaces == (0, 1)


def test_an_avenue_picked_is_told_with_its_score() -> None:
    after = drawn(house=[0], lake=[5])
    reason = told(BLANK, after, avenue=0, picked=True)[Topic.AVENUE]
    assert (reason.avenue, reason.points, reason.count) == (0, 6, 2)
    assert Topic.AVENUE not in told(BLANK, after, avenue=0)


def test_joining_groups_counts_what_each_reaches_then() -> None:
    before = drawn(forest=[0, 12])
    reason = told(before, before.plus(FOREST, 6), turn=8)[Topic.JOINED]
    assert (reason.count, reason.points) == (2, 5)
    # 5 points for three avenues, instead of 3 and 2 for one each; one turn is left.
    assert reason.weight == pytest.approx((5 * (5 + 9 + 6) - 3 * 5 - 2 * 6) / 36)


def test_a_group_that_grows_is_no_joining() -> None:
    before = drawn(lake=[0])
    found = told(before, before.plus(LAKE, 6))
    assert Topic.JOINED not in found
    assert found[Topic.GROWN].count == 2


def test_in_the_last_turn_growth_means_nothing() -> None:
    before = drawn(lake=[0])
    assert not told(before, before.plus(LAKE, 6), turn=9)


def test_a_square_is_prepared_then_finished() -> None:
    before = drawn(square=[7], house=[1], forest=[6])
    kept = told(before, before.plus(LAKE, 29))
    assert (kept[Topic.SPACE_KEPT].project, kept[Topic.SPACE_KEPT].spaces) == (LAKE, (8, 13))
    done = told(before, before.plus(LAKE, 8))
    assert done[Topic.SQUARE_FINISHED].points == 10
    begun = told(drawn(house=[1], forest=[6]), before)
    assert (begun[Topic.SQUARE_PREPARED].project, begun[Topic.SQUARE_PREPARED].count) == (LAKE, 2)


def test_a_square_without_room_is_spoiled() -> None:
    near = drawn(square=[7], house=[1, 6], forest=[8])
    spoiled = told(near, near.plus(HOUSE, 13))[Topic.SQUARE_SPOILED]
    assert (spoiled.project, spoiled.weight) == (LAKE, -6)
    # In the corner a square has two neighbours: it was never worth anything.
    corner = drawn(square=[0], house=[1])
    assert Topic.SQUARE_SPOILED not in told(corner, corner.plus(HOUSE, 6))


def test_a_space_beside_all_three_waits_for_a_square() -> None:
    before = drawn(house=[1], forest=[6])
    assert told(before, before.plus(LAKE, 8))[Topic.SITE].spaces == (7,)


def test_what_decides_comes_first_and_what_is_forgone_is_told() -> None:
    shared, own = Reason(Topic.SCORES, (), points=3, weight=3), Reason(Topic.SITE, (), weight=1)
    other = Reason(Topic.JOINED, (), count=2, weight=2)
    assert deciding([shared, own], [shared, other]) == [own, shared]
    assert forgone([shared, own], [shared, other]) == other
    assert forgone([shared, own], [shared]) is None


def test_nothing_is_forgone_of_which_a_turn_has_as_much() -> None:
    more = Reason(Topic.GROWN, (1, 2), HOUSE, points=3, count=2, weight=2)
    less = Reason(Topic.GROWN, (4, 5), HOUSE, points=2, count=2, weight=3)
    scores = Reason(Topic.SCORES, (4, 5), HOUSE, points=2, count=2, avenue=2, weight=2)
    assert forgone([more], [less, scores]) == scores
    assert forgone([less], [more]) == more
