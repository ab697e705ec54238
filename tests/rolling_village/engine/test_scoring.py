"""Scores: groups in the active avenue, squares at the end, winners."""

from __future__ import annotations

import pytest
from attrs import evolve

from bohemian_villages.rolling_village.engine.actions import Roll
from bohemian_villages.rolling_village.engine.events import (
    GameOver,
    GroupScored,
    PlayerDone,
    SquareScored,
    TurnEnded,
    TurnScored,
)
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.scoring import (
    Group,
    Score,
    avenue_score,
    groups,
    is_re_elected,
    score,
    scoring_groups,
    squares,
    winners,
)
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    POINTS,
    SQUARE,
    after,
    draw,
    position,
    sheet,
)

VILLAGE = sheet("""
    H H F . . L
    . H F F . L
    L . . F . .
    L L S . H .
    . . . . H .
""")


class TestGroups:
    def test_a_group_is_of_one_type_side_by_side(self) -> None:
        assert groups(POINTS, VILLAGE) == [
            Group(HOUSE, (0, 1, 7), 4),
            Group(HOUSE, (22, 28), 1),
            Group(FOREST, (2, 8, 9, 15), 3),
            Group(LAKE, (5, 11), 3),
            Group(LAKE, (12, 18, 19), 3),
        ]

    def test_not_diagonally(self) -> None:
        drawn = sheet("H . . . . .\n. H . . . .\n" + ". . . . . .\n" * 3)
        assert [group.spaces for group in groups(POINTS, drawn)] == [(0,), (7,)]

    def test_not_around_the_edge(self) -> None:
        drawn = sheet(". . . . . H\nH . . . . .\n" + ". . . . . .\n" * 3)
        assert [group.spaces for group in groups(POINTS, drawn)] == [(5,), (6,)]

    def test_squares_belong_to_no_group(self) -> None:
        drawn = sheet("H S H . . .\nS S S . . .\n" + ". . . . . .\n" * 3)
        assert [group.spaces for group in groups(POINTS, drawn)] == [(0,), (2,)]


class TestActiveAvenue:
    def test_every_group_with_a_project_in_it_scores_once(self) -> None:
        # Two houses of one group stand in the first avenue.
        found = scoring_groups(POINTS, VILLAGE, 0)
        assert [group.spaces for group in found] == [(0, 1, 7), (2, 8, 9, 15), (5, 11)]
        assert avenue_score(POINTS, VILLAGE, 0) == 4 + 3 + 3

    def test_all_the_points_on_its_spaces_in_whatever_row(self) -> None:
        drawn = sheet("H . . . . .\n" * 5)
        assert [avenue_score(POINTS, drawn, avenue) for avenue in range(5)] == [8] * 5

    def test_other_groups_do_not_score(self) -> None:
        assert [group.project for group in scoring_groups(POINTS, VILLAGE, 4)] == [HOUSE]

    def test_an_empty_avenue_scores_nothing(self) -> None:
        assert avenue_score(POINTS, sheet("H . . . . .\n" + ". . . . . .\n" * 4), 3) == 0

    def test_everybody_scores_on_their_own_sheet(self) -> None:
        empty = position(dice=(3, 1))
        full = sheet(". . . . H F\n. . . . . F\n" + ". . . . . .\n" * 3)
        state = evolve(empty, sheets=(full, *empty.sheets), bonuses=((), ()), scores=((), ()))
        for _player in range(2):
            state = after(state, draw(LAKE, 1, 1), draw(HOUSE, 3, 1))
        assert state.scores == ((8,), (5,))

    def test_a_score_stays_when_its_group_grows(self) -> None:
        # Sum 4 twice: the lake in column 1 scores again, with what has joined it since.
        state = after(position(dice=(3, 1)), draw(LAKE, 1, 1), draw(HOUSE, 3, 5))
        assert state.scores == ((3,),)
        state = after(state, Roll((3, 1)), draw(LAKE, 1, 2), draw(HOUSE, 3, 4))
        state = after(state, Roll((3, 1)), draw(LAKE, 1, 3), draw(HOUSE, 3, 3))
        assert state.scores == ((3, 3),)
        assert after(state, draw(FOREST, 6, 5)).scores == ((3, 3, 5),)

    def test_a_turn_tells_its_groups_and_their_points(self) -> None:
        # Roll 3 and 1, sum 4: the first avenue. The lake in column 1 joins nothing.
        state = position(sheet(". . . . H F\n. . . . . F\n" + ". . . . . .\n" * 3), (3, 1))
        after_turn, events = apply(after(state, draw(LAKE, 1, 1)), draw(HOUSE, 3, 1))
        assert events[1:] == [
            GroupScored(0, HOUSE, (2,), 2),
            GroupScored(0, HOUSE, (4,), 0),
            GroupScored(0, FOREST, (5, 11), 3),
            GroupScored(0, LAKE, (0,), 3),
            TurnScored(0, 1, 0, 8),
            PlayerDone(0, 1),
            TurnEnded(1),
        ]
        assert after_turn.scores == ((8,),)


class TestSquares:
    def test_10_for_a_square_that_touches_a_house_a_forest_and_a_lake(self) -> None:
        drawn = sheet(". H . . . .\nF S L . . .\n" + ". . . . . .\n" * 3)
        (square,) = squares(drawn)
        assert (square.space, square.points) == (7, 10)
        assert square.touches == {HOUSE, FOREST, LAKE}

    def test_nothing_for_one_that_lacks_a_type(self) -> None:
        drawn = sheet(". H . . . .\nF S F . . .\n. H . . . .\n" + ". . . . . .\n" * 2)
        (square,) = squares(drawn)
        assert (set(square.touches), square.points) == ({HOUSE, FOREST}, 0)

    def test_it_must_touch_them_side_by_side(self) -> None:
        drawn = sheet("L H . . . .\nF S . . . .\n" + ". . . . . .\n" * 3)
        assert squares(drawn)[0].points == 0

    def test_other_squares_beside_it_are_no_help(self) -> None:
        drawn = sheet(". H . . . .\nF S S . . .\n" + ". . . . . .\n" * 3)
        assert [square.touches for square in squares(drawn)] == [{HOUSE, FOREST}, set()]

    def test_at_the_edge_three_neighbours_are_enough(self) -> None:
        drawn = sheet("F . . . . .\nS H . . . .\nL . . . . .\n" + ". . . . . .\n" * 2)
        assert squares(drawn)[0].points == 10

    def test_in_a_corner_two_are_not(self) -> None:
        drawn = sheet("S H . . . L\nF . . . . .\n" + ". . . . . .\n" * 3)
        (square,) = squares(drawn)
        assert (set(square.touches), square.points) == ({HOUSE, FOREST}, 0)

    def test_one_at_the_end_of_a_row_does_not_touch_the_next_row(self) -> None:
        drawn = sheet(". . . . . F\n. . . . H S\nL . . . . .\n" + ". . . . . .\n" * 2)
        assert squares(drawn)[0].points == 0

    def test_each_scores(self) -> None:
        drawn = sheet("S H S . . .\nF . F . . .\n" + ". . . . . .\n" * 3)
        drawn = drawn.plus(LAKE, 3)
        assert [square.points for square in squares(drawn)] == [0, 10]
        both = sheet(". F . F . .\nL S H S L .\n" + ". . . . . .\n" * 3)
        assert score(position(both))[0].squares == 20


class TestEnd:
    def test_the_nine_turn_scores_plus_the_squares(self) -> None:
        state = position(sheet(". H . . . .\nF S L . . .\n" + ". . . . . .\n" * 3), turn=9)
        state = evolve(state, scores=((8, 0, 4, 3, 0, 8, 5, 9, 2),))
        (found,) = score(state)
        assert (sum(found.turns), found.squares, found.total) == (39, 10, 49)

    def test_after_the_ninth_turn_the_game_is_over_and_squares_are_told(self) -> None:
        drawn = sheet(". H . . . .\nF S L . . S\n" + ". . . . . .\n" * 3)
        state = evolve(position(drawn, (3, 1), turn=9), bonuses=((HOUSE, LAKE),))
        state = after(state, draw(LAKE, 1, 5), draw(HOUSE, 3, 5))
        assert not state.is_over
        state, events = apply(state, draw(FOREST, 6, 5))
        assert state.is_over
        assert events[-3:] == [TurnEnded(9), SquareScored(0, 7, 10), GameOver()]
        assert len(state.scores[0]) == 9

    def test_most_points_win(self) -> None:
        assert winners([Score((1, 2), 0), Score((0, 0), 10), Score((5,), 0)]) == [1]

    def test_ties_are_shared(self) -> None:
        assert winners([Score((10,), 0), Score((1,), 0), Score((0,), 10)]) == [0, 2]

    def test_who_plays_alone_is_the_only_winner(self) -> None:
        assert winners([Score((), 0)]) == [0]

    @pytest.mark.parametrize(("total", "expected"), [(0, False), (59, False), (60, True)])
    def test_alone_under_60_points_the_mayor_is_not_re_elected(
        self, total: int, expected: bool
    ) -> None:
        assert is_re_elected(Score((total,), 0)) is expected


def test_a_square_is_drawn_but_never_scores_in_a_turn() -> None:
    drawn = sheet("S . . . . .\n" + ". . . . . .\n" * 4)
    assert avenue_score(POINTS, drawn, 0) == 0
    assert drawn.at(0) is SQUARE
