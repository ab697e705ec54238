"""Building: what the two dice demand, doubles, and full columns."""

from __future__ import annotations

import pytest

from bohemian_villages.action_errors import IllegalActionError, InvalidActionError
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw, Roll
from bohemian_villages.rolling_village.engine.errors import Refusal
from bohemian_villages.rolling_village.engine.moves import (
    DueDrawing,
    legal_actions,
    open_tasks,
    refusal,
)
from bohemian_villages.rolling_village.engine.rules import apply
from bohemian_villages.rolling_village.engine.sheet import BLANK
from tests.rolling_village.engine.sheets import (
    FOREST,
    HOUSE,
    LAKE,
    SQUARE,
    after,
    columns_open,
    draw,
    is_legal,
    position,
    projects_open,
    sheet,
    with_columns,
)


class TestTwoDice:
    def test_the_project_of_a_goes_into_column_b_and_that_of_b_into_column_a(self) -> None:
        state = position(dice=(3, 1))
        assert projects_open(state) == {LAKE, HOUSE}
        assert columns_open(state, LAKE) == {1}
        assert columns_open(state, HOUSE) == {3}

    def test_in_any_order(self) -> None:
        one = after(position(dice=(3, 1)), draw(LAKE, 1, 1), draw(HOUSE, 3, 1))
        other = after(position(dice=(3, 1)), draw(HOUSE, 3, 1), draw(LAKE, 1, 1))
        assert one == other

    def test_in_any_empty_space_of_the_column(self) -> None:
        state = position(sheet("F . . . . .\n" + ". . . . . .\n" * 4), (3, 1))
        lakes = [a for a in legal_actions(state) if isinstance(a, Draw) and a.project is LAKE]
        assert lakes == [draw(LAKE, 1, avenue) for avenue in (2, 3, 4, 5)]
        assert refusal(state, draw(LAKE, 1, 1)) is Refusal.SPACE_TAKEN

    def test_each_is_drawn_once(self) -> None:
        state = after(position(dice=(3, 1)), draw(LAKE, 1, 1))
        assert projects_open(state) == {HOUSE}
        assert refusal(state, draw(LAKE, 1, 2)) is Refusal.WRONG_PROJECT

    def test_no_other_project(self) -> None:
        assert refusal(position(dice=(3, 1)), draw(FOREST, 1, 1)) is Refusal.WRONG_PROJECT

    def test_no_other_column(self) -> None:
        assert refusal(position(dice=(3, 1)), draw(LAKE, 3, 1)) is Refusal.WRONG_COLUMN

    def test_a_square_comes_only_from_doubles(self) -> None:
        state = position(dice=(3, 1))
        assert refusal(state, draw(SQUARE, 1, 1)) is Refusal.SQUARE_NEEDS_DOUBLES


class TestBothDiceMeanTheSameProject:
    def test_one_goes_into_each_column(self) -> None:
        state = position(dice=(1, 4))
        assert columns_open(state, HOUSE) == {1, 4}
        assert columns_open(after(state, draw(HOUSE, 4, 1)), HOUSE) == {1}
        assert columns_open(after(state, draw(HOUSE, 1, 1)), HOUSE) == {4}

    def test_a_space_that_either_die_may_have_meant_leaves_both_open(self) -> None:
        # Only column 3 has room.
        state = position(with_columns(5, 5, 0, 5, 5, 5), (1, 4))
        assert columns_open(state, HOUSE) == {3}
        state = after(state, draw(HOUSE, 3, 1))
        assert len(open_tasks(state)) == 2
        assert columns_open(state, HOUSE) == {3}

    def test_the_second_is_right_if_either_assignment_fits(self) -> None:
        # Both houses go into column 2. Once one is there, columns 2 and 6 have equal room: the
        # house for column 4 may choose between them, the one for column 1 may not.
        state = position(with_columns(5, 2, 5, 5, 5, 3), (1, 4))
        assert columns_open(state, HOUSE) == {2}
        state = after(state, draw(HOUSE, 2, 3))
        assert columns_open(state, HOUSE) == {2, 6}
        assert after(state, draw(HOUSE, 6, 4)).turn == 2

    def test_a_first_drawing_that_only_one_die_can_mean_leaves_the_other(self) -> None:
        state = position(with_columns(5, 2, 5, 5, 5, 2), (1, 4))
        assert columns_open(state, HOUSE) == {2, 6}
        assert columns_open(after(state, draw(HOUSE, 6, 3)), HOUSE) == {2}

    def test_the_order_drawn_decides_which_columns_are_full(self) -> None:
        # The house for column 4 must go into its last space; drawn first, it sends none elsewhere.
        state = position(with_columns(5, 0, 0, 4, 0, 0), (1, 4))
        assert columns_open(state, HOUSE) == {2, 4}
        assert columns_open(after(state, draw(HOUSE, 2, 1)), HOUSE) == {4}
        assert columns_open(after(state, draw(HOUSE, 4, 5)), HOUSE) == {2}


class TestDoubles:
    def test_one_project_of_that_face_in_that_column_and_a_square(self) -> None:
        state = position(dice=(5, 5))
        assert projects_open(state) == {FOREST, SQUARE}
        assert columns_open(state, FOREST) == {5}

    def test_the_square_goes_into_any_empty_space_of_the_village(self) -> None:
        state = position(sheet("F . . . . .\n" + ". . . . . .\n" * 4), (5, 5))
        squares = [a for a in legal_actions(state) if isinstance(a, Draw) and a.project is SQUARE]
        assert [a.space for a in squares] == list(range(1, 30))

    def test_in_either_order(self) -> None:
        one = after(position(dice=(5, 5)), draw(FOREST, 5, 1), draw(SQUARE, 1, 1))
        other = after(position(dice=(5, 5)), draw(SQUARE, 1, 1), draw(FOREST, 5, 1))
        assert one == other

    def test_each_is_drawn_once(self) -> None:
        state = after(position(dice=(5, 5)), draw(SQUARE, 1, 1))
        assert projects_open(state) == {FOREST}
        assert refusal(state, draw(SQUARE, 2, 1)) is Refusal.WRONG_PROJECT
        assert projects_open(after(position(dice=(5, 5)), draw(FOREST, 5, 1))) == {SQUARE}

    def test_a_square_may_fill_the_column_and_send_the_project_elsewhere(self) -> None:
        state = position(with_columns(0, 0, 0, 0, 4, 3), (5, 5))
        assert columns_open(state, FOREST) == {5}
        assert columns_open(after(state, draw(SQUARE, 5, 5)), FOREST) == {4}


class TestFullColumn:
    def test_the_nearest_column_with_an_empty_space(self) -> None:
        state = position(with_columns(0, 0, 5, 5, 5, 0), (4, 2))
        assert columns_open(state, FOREST) == {2, 6}
        assert refusal(state, draw(FOREST, 1, 1)) is Refusal.NOT_NEAREST_COLUMN

    def test_where_one_lies_on_either_side_the_one_with_more_empty_spaces(self) -> None:
        state = position(with_columns(0, 0, 2, 5, 1, 0), (4, 2))
        assert columns_open(state, FOREST) == {5}
        assert refusal(state, draw(FOREST, 3, 5)) is Refusal.FEWER_EMPTY_SPACES
        assert refusal(state, draw(FOREST, 2, 1)) is Refusal.NOT_NEAREST_COLUMN

    def test_if_equal_the_player_chooses(self) -> None:
        state = position(with_columns(0, 0, 2, 5, 2, 0), (4, 2))
        assert columns_open(state, FOREST) == {3, 5}

    def test_it_leads_no_further_than_the_edge_of_the_village(self) -> None:
        state = position(with_columns(5, 3, 0, 0, 0, 0), (2, 1))
        assert columns_open(state, FOREST) == {2}
        state = position(with_columns(0, 0, 0, 0, 4, 5), (2, 6))
        assert columns_open(state, FOREST) == {5}

    def test_what_doubles_show_goes_on_too(self) -> None:
        state = position(with_columns(0, 0, 2, 5, 1, 0), (4, 4))
        assert columns_open(state, HOUSE) == {5}
        # The square goes anywhere, and so may even change which side has more room.
        assert columns_open(state, SQUARE) == {1, 2, 3, 5, 6}
        assert columns_open(after(state, draw(SQUARE, 5, 5)), HOUSE) == {3, 5}

    def test_it_is_judged_when_the_project_is_drawn(self) -> None:
        # Roll 2 and 3: a forest in column 3, a lake in column 2. The forest fills column 3.
        state = position(with_columns(5, 5, 4, 0, 0, 0), (2, 3))
        assert columns_open(state, LAKE) == {3}
        assert columns_open(after(state, draw(FOREST, 3, 5)), LAKE) == {4}
        # Drawn first, the lake takes the last space, and the forest must go on.
        assert columns_open(after(state, draw(LAKE, 3, 5)), FOREST) == {4}

    def test_a_drawing_before_may_change_which_side_has_more_room(self) -> None:
        # Roll 2 and 3: the lake for column 2 may choose; the forest in 3 takes the choice away.
        state = position(with_columns(2, 5, 2, 0, 0, 0), (2, 3))
        assert columns_open(state, LAKE) == {1, 3}
        assert columns_open(after(state, draw(FOREST, 3, 5)), LAKE) == {1}

    def test_a_column_with_room_is_no_full_column(self) -> None:
        state = position(with_columns(0, 0, 0, 4, 0, 0), (4, 2))
        assert columns_open(state, FOREST) == {4}
        assert refusal(state, draw(FOREST, 3, 1)) is Refusal.WRONG_COLUMN


class TestActions:
    def test_what_names_nothing_on_the_sheet_is_no_action(self) -> None:
        for space in (-1, 30):
            with pytest.raises(InvalidActionError) as space_error:
                Draw(HOUSE, space)
            assert space_error.value.refusal is Refusal.UNKNOWN_SPACE
        for avenue in (-1, 5):
            with pytest.raises(InvalidActionError) as avenue_error:
                ChooseAvenue(avenue)
            assert avenue_error.value.refusal is Refusal.UNKNOWN_AVENUE

    def test_two_dice_show_one_to_six(self) -> None:
        with pytest.raises(InvalidActionError) as error:
            Roll((0, 7))
        assert error.value.refusal is Refusal.UNKNOWN_FACE
        with pytest.raises(InvalidActionError) as error:
            Roll((1, 2, 3))  # type: ignore[arg-type]
        assert error.value.refusal is Refusal.WRONG_NUMBER_OF_FACES

    def test_an_illegal_action_is_refused_and_changes_nothing(self) -> None:
        state = position(dice=(3, 1))
        with pytest.raises(IllegalActionError) as error:
            apply(state, draw(HOUSE, 1, 1))
        assert error.value.refusal is Refusal.WRONG_COLUMN
        assert state == position(dice=(3, 1))

    def test_dice_wait_until_everybody_has_drawn(self) -> None:
        assert refusal(position(dice=(3, 1)), Roll((1, 2))) is Refusal.NO_ROLL_DUE

    def test_nothing_is_open_while_dice_must_fall(self) -> None:
        assert legal_actions(position()) == []
        assert open_tasks(position()) == ()

    def test_tasks_tell_what_the_dice_demand(self) -> None:
        state = position(with_columns(5, 0, 0, 0, 0, 0), (3, 1))
        lake, house = open_tasks(state)
        assert (lake, house) == (DueDrawing((LAKE,), 0), DueDrawing((HOUSE,), 2))
        assert lake.spaces(state.sheet) == (1, 7, 13, 19, 25)
        assert house.spaces(BLANK) == (2, 8, 14, 20, 26)
        assert is_legal(state, draw(LAKE, 2, 1))
