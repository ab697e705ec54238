"""The log of a game: a heading for each roll, a line for each drawing and each score."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from bohemian_villages.models.items.log_rows import NO_PLAYER, LogRow
from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Roll
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.setup import Player
from bohemian_villages.rolling_village.models.game_model import RollingModel
from bohemian_villages.rolling_village.models.log import RollingLog
from tests.rolling_village.engine.sheets import FOREST, HOUSE, LAKE, draw
from tests.rolling_village.games import model_of, people, played

pytestmark = pytest.mark.usefixtures("qapp")

REAL_DICE = None


def alone(*actions: object) -> RollingModel:
    """Anna's game with real dice, after these actions."""
    model = RollingModel(people(1, seed=REAL_DICE))
    for action in actions:
        assert model.play(action)  # type: ignore[arg-type]
        model.go_on()
    return model


def first_turn(dice: tuple[int, int] = (4, 2)) -> RollingModel:
    """The preparation is done, and the dice of the first turn have fallen."""
    return alone(Roll((1, 2)), draw(HOUSE, 1, 1), draw(FOREST, 2, 1), Roll(dice))


def seen(log: RollingLog) -> list[tuple[str, str]]:
    """The lines as they are seen: a few words, and points at the end."""
    return [(row.short, row.amount) for row in log.rows]


def test_each_roll_heads_what_is_drawn_with_it() -> None:
    log = RollingLog(first_turn())
    assert [row.is_heading for row in log.rows] == [True, False, False, True]
    heading = log.rows[-1]
    assert (heading.short, heading.faces, heading.turn) == ("Turn 1", (4, 2), 1)
    assert heading.text == "Turn 1: the dice show 4 and 2."
    assert heading.player == NO_PLAYER, "the dice fall for everybody"


def test_a_drawing_has_its_sentence_its_space_its_picture_and_its_step() -> None:
    log = RollingLog(first_turn())
    assert log.rows[1] == LogRow(
        "Anna draws a house in column 1, avenue 3–4.",
        turn=0,
        player=0,
        places=(0,),
        icon="rolling/house",
        step=1,
        short="House: column 1, avenue 3–4",
    )


def test_the_points_of_a_turn_share_a_line_with_the_groups_that_made_them() -> None:
    model = first_turn()
    log = RollingLog(model)
    assert model.draw(1 + 6, HOUSE)
    assert model.draw(3 + 6, FOREST)
    # Avenue 5–6: the house on a 1 and the forest on nothing.
    assert seen(log)[-1] == ("avenue 5–6: 1 house", "+1")
    assert log.rows[-1].places == (1 + 6, 3 + 6)
    assert log.rows[-1].text == (
        "Anna’s group of 1 house scores 1 point. Anna’s group of 1 forest scores 0 points. "
        "Anna scores 1 point in avenue 5–6."
    )


def test_groups_of_one_kind_are_counted_together_on_the_line_of_their_turn() -> None:
    model = alone(Roll((1, 4)), draw(HOUSE, 1, 1), draw(FOREST, 4, 1), Roll((1, 3)))
    log = RollingLog(model)
    assert model.draw(2, HOUSE)
    assert model.draw(6, LAKE)
    assert seen(log)[-1] == ("avenue 3–4: 2 houses and 1 forest", "+7")


def test_a_turn_without_points_says_so() -> None:
    model = first_turn((3, 5))
    log = RollingLog(model)
    assert model.draw(4 + 6, LAKE)
    assert model.draw(2 + 6, FOREST)
    assert seen(log)[-1] == ("avenue 8–9", "0")


def test_an_avenue_that_was_picked_is_told_with_its_points() -> None:
    model = first_turn((1, 1))
    log = RollingLog(model)
    assert model.draw(0 + 12)
    assert model.draw(5)
    assert model.play(ChooseAvenue(2))
    assert seen(log)[-1] == ("avenue 7: 1 house", "+2")
    assert log.rows[-1].text.startswith("Anna picks avenue 7. ")


def test_a_bonus_is_called_one() -> None:
    log = RollingLog(model_of(played(people(1))))
    told = [row.short for row in log.rows if row.short.endswith(", bonus")]
    assert len(told) == 3


def test_with_several_players_every_line_names_its_player() -> None:
    log = RollingLog(model_of(played(people(2))))
    lines = [row for row in log.rows if row.player != NO_PLAYER]
    assert {row.short.split(":")[0] for row in lines} == {"Anna", "Ota"}
    assert all(row.short.startswith(("Anna", "Ota")[row.player] + ": ") for row in lines)


def test_the_end_is_told_under_a_heading_of_its_own() -> None:
    games = (played(people(1), luck=luck) for luck in range(200))
    game = next(game for game in games if model_of(game).scores[0].squares)
    log = RollingLog(model_of(game))
    heading = [row.short for row in log.rows].index("Final scoring")
    end = log.rows[heading:]
    squares = model_of(game).scores[0].squares // 10
    assert [row.amount for row in end].count("+10") == squares
    assert "the mayor is" in end[-1].text
    assert {row.step for row in end} == {len(game.steps) - 1}


def test_undoing_takes_lines_back() -> None:
    model = first_turn()
    log = RollingLog(model)
    before = list(log.rows)
    model.draw(1 + 6, HOUSE)
    assert len(log.rows) == len(before) + 1
    model.undo()
    assert list(log.rows) == before


def test_another_game_is_told_from_its_start() -> None:
    model = first_turn()
    log = RollingLog(model)
    model.new_game(people(1))
    assert log.rowCount() == 0


def test_a_name_is_never_markup_in_a_tool_tip() -> None:
    setup = people(1)
    setup = type(setup)((Player("<b>Eva</b>"),), setup.sheet, setup.seed)
    log = RollingLog(model_of(played(setup, 2)))
    tip = log.data(log.index(1), int(Qt.ItemDataRole.ToolTipRole))
    assert "&lt;b&gt;Eva" in tip


def test_a_copied_log_has_headings_and_lines_below_them() -> None:
    log = RollingLog(first_turn())
    assert log.whole_text().splitlines()[:2] == [
        "Preparation: the dice show 1 and 2.",
        "  Anna draws a house in column 1, avenue 3–4.",
    ]


@pytest.mark.parametrize("players", [1, 3])
def test_a_game_with_second_thoughts_keeps_the_log_true(players: int) -> None:
    model = RollingModel(people(players))
    log = RollingLog(model)
    for _step in random_play(model, random.Random(players)):
        assert log.rows == RollingLog(model).rows
    assert model.is_over


def random_play(model: RollingModel, rng: random.Random) -> Iterator[None]:
    """Play a game by its commands, and take back and make again on the way."""
    while not model.is_over:
        if model.is_human_turn:
            model.play(rng.choice(legal_actions(model.state)))
        else:
            model.go_on()
            model.continue_turn()
        yield
        while model.can_undo and rng.random() < 0.25:
            model.undo()
            yield
        while model.can_redo and rng.random() < 0.5:
            model.redo()
            yield


@pytest.mark.parametrize("steps", [0, 1, 7, 10_000])
def test_qt_finds_no_fault(qtmodeltester: ModelTester, steps: int) -> None:
    model = RollingModel(people(2))
    log = RollingLog(model)
    qtmodeltester.check(log)  # type: ignore[no-untyped-call]  # pytest-qt does not annotate it
    model.load(played(people(2), steps))
    model.go_on()
    if model.is_human_turn:
        model.play(legal_actions(model.state)[0])
    model.undo()
    model.new_game(people(1))
    assert log.rowCount(QModelIndex()) == 0
