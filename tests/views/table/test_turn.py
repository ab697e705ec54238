"""A turn at the table: dice, chips, buttons and keys, and what they let one do when."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication

from bohemian_villages.models.game.change import Cause
from bohemian_villages.models.game.choices import What
from bohemian_villages.models.game.data import NO_PLAYER, Dice
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.table.dice.chip import Chip
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.theme import theme, theme_bus
from tests.engine.boards import ANNA, OTA, position
from tests.models.tables import Heard, at, people
from tests.views.hand import CONTROL, SHIFT, Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables

VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5")
FARM, INN, CHURCH, BAKERY, MILL = range(5)


def game(dice: Dice = (2, 6, 3, 4), **fields: Any) -> GameModel:
    return at(position(*VILLAGES, dice=dice, **fields))


def chip(table: TableScreen, *totals: int) -> Chip:
    """The chip with these totals."""
    found = [
        chip
        for chip in table.chips.chips
        if sorted(half.total for half in chip.choice.halves if half.what is What.PLACE)
        == sorted(totals)
    ]
    return found[0]


def taking(table: TableScreen, what: What) -> Chip:
    """The chip for the bishop or a special action tile."""
    return next(chip for chip in table.chips.chips if chip.choice.halves[0].what is what)


def check(table: TableScreen) -> None:
    seen.settle_events()
    seen.check(table)


# Dice and chips.


def test_pointing_at_a_chip_lights_what_it_reaches(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    everything = set(table.board.lit)
    hand.move(chip(table, 7, 8).mapToGlobal(chip(table, 7, 8).rect().center()))
    kinds = {table.model.state.board.kind_of[building] for building in table.board.lit}
    assert kinds == {7, 8}
    hand.move(table.bar.mapToGlobal(table.bar.rect().center()))
    assert set(table.board.lit) == everything
    check(table)


def test_a_click_chooses_a_chip_although_the_pointer_lit_it_before(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    chosen = chip(table, 7, 8)
    hand.click(chosen)
    assert table.model.is_chosen(chosen.choice)
    assert chosen.isChecked()
    hand.move(table.bar.mapToGlobal(table.bar.rect().center()))
    assert len({table.model.state.board.kind_of[b] for b in table.board.lit}) == 2
    check(table)
    hand.click(chosen)
    assert not table.model.is_chosen(chosen.choice)
    check(table)


def test_after_one_half_of_a_chip_the_other_stays_chosen(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.click(chip(table, 7, 8))
    hand.click(table.board.building_place(FARM))
    assert table.model.state.owners[FARM] == ANNA
    assert {table.model.state.board.kind_of[b] for b in table.board.lit} == {7}
    check(table)


@pytest.mark.parametrize("what", [What.BISHOP, What.SPECIAL])
def test_a_chip_that_needs_no_building_takes_its_tile(tables: Tables, what: What) -> None:
    """In small windows there is no supply to take it from."""
    table = tables.make(game(dice=(1, 1, 1, 1)), (1024, 700))
    Hand(table).click(taking(table, what))
    state = table.model.state
    assert (state.bishop == ANNA, state.specials[ANNA]) == (
        what is What.BISHOP,
        what is What.SPECIAL,
    )
    check(table)


def test_the_special_tile_asks_which_two_of_four_dice(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.scroll_to(taking(table, What.SPECIAL), table.chips)
    hand.click(taking(table, What.SPECIAL))
    hand.choose(1)
    assert table.model.state.specials[ANNA]
    assert table.model.state.unused == (2, 3)
    check(table)


def test_a_chip_half_in_sight_does_not_slip_away_from_under_a_press(tables: Tables) -> None:
    table = tables.make(game(), (1024, 700))
    scroll = table.chips._scroll
    scroll.resize(scroll.width(), round(table.chips.chips[0].height() * 1.75))
    half = next(
        chip
        for chip in table.chips.chips
        if chip.isEnabled()
        and not chip.visibleRegion().isEmpty()
        and chip.visibleRegion().boundingRect().height() < chip.height()
    )
    at = half.mapToGlobal(half.visibleRegion().boundingRect().bottomRight() - QPoint(20, 1))
    hand = Hand(table)
    hand.move(at)
    hand.press(at)
    assert half.isDown()
    hand.release(at)
    assert table.model.is_chosen(half.choice)


def test_chips_are_smaller_before_they_scroll(tables: Tables) -> None:
    table = tables.make(game((1, 2, 3, 4)))
    chips = table.chips
    assert len(chips.chips) > 5
    scale = chips.chips[0].scale
    assert 0.8 < scale < chips.scale
    assert chips.chips[0].runs[0].font(scale).pixelSize() >= 11
    table.resize(1920, 1080)
    seen.settle_events()
    assert chips.chips[0].scale == chips.scale
    check(table)


def test_a_chip_tells_what_becomes_of_the_die_it_leaves(tables: Tables) -> None:
    table = tables.make(game((5, 1, 5, 2)))
    three = next(each for each in table.chips.chips if each.choice.lost and each.isEnabled())
    face = table.model.state.dice[three.choice.lost[0]]
    assert f"The {face} is left over" in three.toolTip()
    assert not any(
        each.toolTip() for each in table.chips.chips if each.isEnabled() and not each.choice.lost
    )


def test_chips_by_keys(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    chosen = chip(table, 7, 8)
    chosen.setFocus(Qt.FocusReason.TabFocusReason)
    assert len({table.model.state.board.kind_of[b] for b in table.board.lit}) == 2
    hand.key(Qt.Key.Key_Return)
    assert table.model.is_chosen(chosen.choice)
    check(table)


def test_chips_that_go_light_nothing_and_leave_the_focus_to_the_table(tables: Tables) -> None:
    table = tables.make(game())
    chip(table, 7, 8).setFocus(Qt.FocusReason.TabFocusReason)
    table.model.place(FARM, (0, 1))
    check(table)
    assert table.model.chosen is None
    assert table.hasFocus()


def test_a_chip_that_cannot_be_used_says_why(tables: Tables) -> None:
    table = tables.make(game(dice=(5, 6, 5, 6), figures=0))
    closed = [chip for chip in table.chips.chips if not chip.isEnabled()]
    assert closed
    assert all(chip.toolTip() for chip in closed)


def test_dice_are_picked_by_click_and_by_digit(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.click(table.tray.dice[0])
    hand.key(Qt.Key.Key_2)
    assert table.model.selected_dice == (0, 1)
    assert {table.model.state.board.kind_of[b] for b in table.board.lit} == {8}
    check(table)
    hand.click(table.tray.dice[0])
    hand.key(Qt.Key.Key_2)
    assert not table.model.selected_dice
    check(table)


def test_the_dice_of_an_ai_player_cannot_be_picked(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4)), "easy"))
    hand = Hand(table)
    hand.click(table.tray.dice[0])
    hand.key(Qt.Key.Key_2)
    assert table.model.selected_dice == ()
    check(table)


def test_dice_that_a_chip_sorted_are_picked_where_they_lie_now(tables: Tables) -> None:
    """Pointing at a chip sorts the dice; they go back as soon as the pointer leaves it."""
    table = tables.make(game())
    hand = Hand(table)
    hand.move(middle(chip(table, 7, 8)))
    sorted_places = [die.pos() for die in table.tray.dice]
    for place in (0, 2):
        hand.click(table.tray.dice[place])
    assert table.model.selected_dice == (0, 2)
    assert [die.pos() for die in table.tray.dice] != sorted_places
    check(table)


def test_escape_unselects(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.click(chip(table, 7, 8))
    hand.move(table.bar.mapToGlobal(table.bar.rect().center()))
    hand.key(Qt.Key.Key_Escape)
    assert table.model.chosen is None
    check(table)


def test_the_preview_of_a_building_does_not_outlive_it(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.move(table.board.building_place(FARM))
    assert [die.is_lit for die in table.tray.dice] == [True, True, False, False]
    table.model.play(table.model.actions()[-1][0])
    seen.settle_events()
    lit = table.model.lit().get(FARM)
    ways = lit.ways[0] if lit else ()
    assert [die.place for die in table.tray.dice if die.is_lit] == list(ways)


# Buttons and keys.


def test_a_whole_turn_by_buttons(tables: Tables) -> None:
    table = tables.make(people(2))
    hand = Hand(table)
    hand.click(table.buttons.go)
    assert table.model.state.dice
    assert not table.buttons.go.isEnabled()
    check(table)
    hand.click(table.board.building_place(next(iter(table.board.lit))))
    hand.click(table.buttons.go)
    assert table.model.player == OTA
    check(table)


def test_a_whole_turn_by_keys(tables: Tables) -> None:
    table = tables.make(people(2))
    hand = Hand(table)
    hand.key(Qt.Key.Key_Space)
    assert table.model.state.dice
    hand.key(Qt.Key.Key_Right)
    assert table.board.hasFocus()
    assert table.board.cursor_building in table.board.lit
    hand.key(Qt.Key.Key_Return)
    assert sum(owner == ANNA for owner in table.model.state.owners) == 1
    hand.key(Qt.Key.Key_E)
    assert table.model.player == OTA
    check(table)


def test_a_double_click_on_end_turn_rolls_no_die_for_the_next_player(tables: Tables) -> None:
    table = tables.make(game())
    table.model.place(FARM, (0, 1))
    Hand(table).double_click(table.buttons.go)
    assert table.model.player == OTA
    assert not table.model.state.dice
    assert table.model.can_undo
    check(table)


def test_a_key_held_down_plays_once(tables: Tables) -> None:
    table = tables.make(game())
    table.model.place(FARM, (0, 1))
    for repeated in (False, True, True):
        event = QKeyEvent(
            QEvent.Type.KeyPress,
            Qt.Key.Key_Space,
            Qt.KeyboardModifier.NoModifier,
            " ",
            autorep=repeated,
        )
        QApplication.sendEvent(table, event)
    assert table.model.player == OTA
    assert not table.model.state.dice


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (Qt.Key.Key_R, "dice"),
        (Qt.Key.Key_E, "move"),
        (Qt.Key.Key_Space, "move"),
        (Qt.Key.Key_C, "income"),
        (Qt.Key.Key_B, ""),
        (Qt.Key.Key_T, "tile"),
    ],
)
def test_a_key_in_the_wrong_phase_is_told_why_not(tables: Tables, key: Qt.Key, said: str) -> None:
    table = tables.make(game())
    heard = Heard(table.model)
    Hand(table).key(key)
    assert not heard.changes
    assert table.toast.isVisible()
    assert table.toast.text == heard.rejections[0]
    assert said in table.toast.text
    check(table)


KEYS = [*"acbelnrst0123456789+-=", "ž", "ж", "\x00", "\x7f"]


@pytest.mark.parametrize("phase", ["before the roll", "after the roll", "of an AI player"])
def test_any_key_at_any_time_does_no_harm(tables: Tables, phase: str) -> None:
    models = {"before the roll": GameModel(people(2)), "after the roll": game()}
    ai = at(position(*VILLAGES, dice=(1, 1, 1, 1)), "easy")
    table = tables.make(models.get(phase, ai))
    for key in KEYS:
        for code in (ord(key), ord(key.upper()), 0x0100FFFF):
            text = key if key > " " else ""
            event = QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier, text)
            QApplication.sendEvent(QApplication.focusWidget() or table, event)
        check(table)


def test_the_special_tile_is_taken_and_spent_by_keys(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 1, 3, 4)))
    hand = Hand(table)
    hand.type("34s")
    assert table.model.state.specials[ANNA]
    hand.type("1t")
    assert table.model.state.specials[ANNA]
    hand.type("t")
    assert not table.model.state.specials[ANNA]
    assert table.model.game.steps[-2].action.dice == (0,)  # type: ignore[union-attr]
    check(table)


def test_the_bishop_is_taken_by_a_key(tables: Tables) -> None:
    table = tables.make(game(dice=(1, 1, 3, 4)))
    Hand(table).key(Qt.Key.Key_B)
    assert table.model.state.bishop == ANNA
    check(table)


def test_the_reroll_button_rolls_the_dice_that_are_picked(tables: Tables) -> None:
    table = tables.make(game(specials=True))
    hand = Hand(table)
    hand.click(table.tray.dice[3])
    hand.click(table.buttons.reroll)
    assert table.buttons.reroll.text().startswith("Reroll 1 ")
    assert not table.model.state.spent
    hand.click(table.buttons.reroll)
    assert table.model.state.dice[:3] == (2, 6, 3)
    assert table.model.state.spent
    check(table)


def test_a_forced_reroll_is_explained(tables: Tables) -> None:
    state = position("manor5:anna", players=2, specials=[True, False], supply=0, bishop=ANNA)
    model = at(state, seed="1")
    table = tables.make(model)
    heard = Heard(model)
    Hand(table).key(Qt.Key.Key_R)
    seen.settle_events()
    assert heard.notices == [table.toast.text]
    assert not table.buttons.go.isEnabled()
    assert table.buttons.go.hint == "after the reroll"
    Hand(table).click(table.buttons.reroll)
    Hand(table).click(table.buttons.reroll)
    seen.settle_events()
    assert len(heard.notices) == 2
    assert table.buttons.go.text() == "Pass"
    check(table)


# Looking back.


@pytest.mark.parametrize("by", ["buttons", "keys"])
def test_undo_and_redo_go_back_to_the_last_die_and_not_across_it(tables: Tables, by: str) -> None:
    table = tables.make(people(2))
    hand = Hand(table)

    def undo() -> None:
        if by == "buttons":
            hand.click(table.buttons.undo)
        else:
            hand.key(Qt.Key.Key_Z, CONTROL)

    def redo() -> None:
        if by == "buttons":
            hand.click(table.buttons.redo)
        else:
            hand.key(Qt.Key.Key_Z, CONTROL | SHIFT)

    hand.key(Qt.Key.Key_R)
    rolled = table.model.state
    table.model.place(next(iter(table.board.lit)))
    placed = table.model.state
    hand.key(Qt.Key.Key_E)
    ended = table.model.state
    for state in (placed, rolled):
        undo()
        assert table.model.state == state
        check(table)
    undo()
    assert table.model.state == rolled
    for state in (placed, ended):
        redo()
        assert table.model.state == state
        check(table)
    redo()
    assert table.model.state == ended
    hand.key(Qt.Key.Key_R)
    seen.settle_events()
    steps = len(table.model.game.steps)
    undo()
    assert len(table.model.game.steps) == steps
    check(table)


def test_where_nothing_can_be_undone_the_keys_say_so(tables: Tables) -> None:
    table = tables.make(people(2))
    hand = Hand(table)
    heard = Heard(table.model)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert table.toast.text == heard.rejections[-1]
    hand.key(Qt.Key.Key_Y, CONTROL)
    assert table.toast.text == heard.rejections[-1]
    assert len(heard.rejections) == 2


def test_undo_works_wherever_the_focus_is(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.key(Qt.Key.Key_A)
    assert table.drawer.action_list.hasFocus()
    hand.key(Qt.Key.Key_Return)
    assert len(table.model.game.steps) == 1
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert not table.model.game.steps
    check(table)


# The drawer.


def test_the_list_of_actions_plays_and_lets_the_other_keys_through(tables: Tables) -> None:
    table = tables.make(people(2))
    hand = Hand(table)
    hand.type("a")
    hand.type("r")
    assert table.model.state.dice
    seen.settle_events()
    assert table.drawer.action_list.currentIndex().row() == 0
    hand.key(Qt.Key.Key_Down)
    wanted = table.actions_model.rows[1].action
    hand.key(Qt.Key.Key_Return)
    assert table.model.game.steps[-1].action == wanted
    hand.type("e")
    assert table.model.player == OTA
    hand.key(Qt.Key.Key_Escape)
    assert not table.drawer.isVisible()
    assert table.hasFocus()
    check(table)


def test_the_list_of_actions_has_its_first_one_chosen_however_it_is_opened(tables: Tables) -> None:
    table = tables.make(game())
    hand = Hand(table)
    hand.type("l")
    hand.click(table.drawer.tabs.segments[1])
    (chosen,) = table.drawer.action_list.selectedIndexes()
    assert chosen.row() == 0


def test_a_narrower_list_of_actions_gives_each_row_its_place(tables: Tables) -> None:
    halls = ("town_hall7 inn farm",) * 6
    table = tables.make(at(position(*halls, dice=(6, 4, 5, 4))))
    Hand(table).type("a")
    seen.settle_events()
    rows = table.drawer.action_list
    # As a scroll bar does that comes after the rows have been laid out.
    rows.resize(rows.width() * 2 // 3, rows.height())
    places = [rows.visualRect(table.actions_model.index(n)) for n in range(12)]
    for above, below in pairwise(places):
        assert above.bottom() < below.top()


def test_a_tab_turns_the_drawer_and_the_button_closes_it(tables: Tables) -> None:
    table = tables.make(game())
    hand, drawer = Hand(table), table.drawer
    hand.type("l")
    assert drawer.log_list.isVisible()
    hand.click(drawer.tabs.segments[1])
    assert drawer.action_list.isVisible()
    assert drawer.action_list.hasFocus()
    hand.click(drawer.tabs.segments[0])
    assert drawer.log_list.isVisible()
    assert drawer.log_list.hasFocus()
    hand.click(drawer.close_button)
    assert not drawer.isVisible()


@pytest.mark.parametrize("light", ["light", "dark"])
def test_the_tab_in_use_is_golden_by_day_and_at_dusk(tables: Tables, light: str) -> None:
    theme_bus().use(light)
    table = tables.make(game())
    Hand(table).type("l")
    for place, tab in enumerate(table.drawer.tabs.segments):
        image = tab.grab().toImage()
        ground = image.pixelColor(image.width() // 2, image.height() - 5)
        golden = QColor(theme().chosen_bottom)
        assert (abs(ground.hue() - golden.hue()) < 8 and ground.value() > 200) == (place == 0)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (2560, 1440)])
def test_the_drawer_is_written_as_large_as_the_rest(tables: Tables, size: tuple[int, int]) -> None:
    table = tables.make(game(), size)
    Hand(table).type("a")
    drawer, scale = table.drawer, table.stage.scale
    assert drawer.action_list.scale == drawer.log_list.scale == drawer.tabs.scale == scale
    index = drawer.action_list.model().index(0, 0)
    assert drawer.action_list.sizeHintForIndex(index).height() >= round(36 * scale)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_the_drawer_lies_above_all_that_it_covers(tables: Tables, size: tuple[int, int]) -> None:
    table = tables.make(people(5), size)
    hand = Hand(table)
    hand.click(table.bar.buttons[2])
    assert table.drawer.isVisible()
    hand.type("r")
    seen.settle_events()
    area = table.drawer.geometry().adjusted(12, 12, -12, -12)
    for corner in (area.topLeft(), area.bottomRight(), area.center()):
        found = table.childAt(corner)
        assert found is not None
        assert found is table.drawer or table.drawer.isAncestorOf(found)
    hand.click(table.bar.buttons[2])
    assert not table.drawer.isVisible()


def test_pointing_at_the_log_marks_its_buildings_until_the_drawer_closes(tables: Tables) -> None:
    table = tables.make(game())
    table.model.place(FARM, (0, 1))
    hand = Hand(table)
    hand.type("l")
    seen.settle_events()
    rows = table.log.rows
    row = next(place for place, row in enumerate(rows) if FARM in row.places)
    area = table.drawer.log_list.visualRect(table.log.index(row))
    hand.move(table.drawer.log_list.viewport().mapToGlobal(area.center()))
    assert table.board._board_scene.buildings[FARM].is_marked
    hand.type("l")
    check(table)


def test_what_the_others_did_is_marked_until_one_moves_and_shown_again_by_a_key(
    tables: Tables,
) -> None:
    table = tables.make(game())
    model = table.model
    model.place(FARM, (0, 1))
    model.end_turn()
    seen.settle_events()
    items = table.board._board_scene.buildings
    assert items[FARM].is_marked
    assert "Red ring: new before your first turn." in table.board.tip_for(FARM)
    model.roll()
    model.place(next(iter(model.lit())))
    seen.settle_events()
    assert not items[FARM].is_marked
    assert "Red ring" not in table.board.tip_for(FARM)
    Hand(table).type("n")
    assert items[FARM].is_marked


# Income by hand.


def forgetful(tables: Tables, **settings: Any) -> TableScreen:
    villages = ("inn:anna* farm church", *VILLAGES[1:])
    state = position(*villages, forgetful=True, uncollected=True)
    return tables.make(at(state), **settings)


@pytest.mark.parametrize("by", ["button", "key"])
def test_income_is_collected_by_hand(tables: Tables, by: str) -> None:
    table = forgetful(tables)
    hand = Hand(table)
    assert table.buttons.reroll.text() == "Collect income"
    check(table)
    if by == "button":
        hand.click(table.buttons.reroll)
    else:
        hand.type("c")
    assert table.model.state.coins[ANNA] == 1
    check(table)
    hand.key(Qt.Key.Key_Z, CONTROL)
    assert table.model.state.coins[ANNA] == 0
    check(table)


@pytest.mark.parametrize("animations", [False, True])
def test_who_rolls_first_loses_it_and_is_told(tables: Tables, animations: bool) -> None:
    table = forgetful(tables, animations=animations)
    heard = Heard(table.model)
    Hand(table).type("r")
    assert table.model.state.coins[ANNA] == 0
    table.director.skip_if_busy()
    seen.settle_events()
    assert heard.notices == [table.toast.text]
    assert table.toast.text == "Anna rolled without collecting 1 coin of income."
    check(table)


def test_two_things_told_in_one_breath_are_both_to_be_read(tables: Tables) -> None:
    table = tables.make(people(2))
    table.say("One.")
    table.say("Two.")
    assert table.toast.text == "One.\nTwo."
    seen.settle_events()
    table.say("Three.")
    assert table.toast.text == "Three."
    Hand(table).click(table.toast)
    assert not table.toast.isVisible()


def test_causes_are_told_once(tables: Tables) -> None:
    table = tables.make(game())
    heard = Heard(table.model)
    Hand(table).click(table.board.building_place(FARM))
    assert heard.causes == [Cause.PLAYED]
    assert table.model.state.owners[FARM] != NO_PLAYER
