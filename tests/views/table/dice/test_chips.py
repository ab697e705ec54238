"""The grid of chips: every roll fits, everything on a chip can be read, keys walk as one reads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from bohemian_villages.engine.actions import Dice
from bohemian_villages.engine.state import ALL_DICE, State
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.views.table.dice.chip import FADED, Chip, badge_font, badge_ink
from bohemian_villages.views.table.dice.chips import Chips
from bohemian_villages.views.table.layout import arrange
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.painting.icons import ArtIcons
from bohemian_villages.views.toolkit.theme import DARK, theme_bus
from tests.engine.boards import position
from tests.models.tables import at, people, played
from tests.views.hand import SHIFT, Hand, middle
from tests.views.table import seen
from tests.views.table.tables import Tables
from tests.views.toolkit.test_tool_tips import contrast

ROLLS = tuple(combinations_with_replacement(range(1, 7), 4))
# Also a window that fills the screen below its title bar.
SIZES = ((1280, 800), (1920, 1080), (1918, 1060))
VILLAGES = ("farm inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5")
# Whatever is reached but the manor, somebody is kicked out of.
FULL = (
    "farm:ota inn:eva church:jan bakery:ida butchery:ota",
    "dairy:eva tailor:jan town_hall5:ida town_hall6:ota mill glassworks",
    "farm:eva inn:ota church:ida bakery:ota manor4",
)


def after_roll(state: State, dice: Dice) -> GameModel:
    """The position as if these dice had just fallen."""
    state = state.copy()
    state.dice, state.unused, state.due_dice, state.moved = dice, ALL_DICE, (), False
    return at(state)


def positions(players: int) -> Iterator[State]:
    """The beginning of a game, its middle, and one where nearly all is taken."""
    for steps in (0, 90):
        yield played(people(players), steps).state
    yield position(*FULL, players=max(players, 5))


def shown(chips: Chips, chip: Chip) -> QRect:
    """Where a chip lies on its panel."""
    return QRect(chip.mapTo(chips, QPoint(0, 0)), chip.size())


def check_grid(chips: Chips) -> None:
    """Nothing scrolls, nothing overlaps, nothing lies outside."""
    scroll = chips._scroll
    assert scroll.verticalScrollBar().maximum() == 0
    assert scroll.horizontalScrollBar().maximum() == 0
    places = [shown(chips, chip) for chip in chips.chips]
    assert all(scroll.geometry().contains(place) for place in places)
    for number, place in enumerate(places):
        assert not any(place.intersects(other) for other in places[number + 1 :])


def check_text(chip: Chip) -> None:
    """Every piece of a chip is there as a whole, beside the others."""
    pieces = sorted(chip.places(), key=lambda piece: piece[1].left())
    edge = 0.0
    for run, place in pieces:
        assert place.left() >= edge
        edge = place.right()
        font = run.font(chip.scale)
        assert font.pixelSize() >= 11
        assert QFontMetricsF(font).horizontalAdvance(run.text) <= place.width() + 1
        if run.badge:
            number = QFontMetricsF(badge_font(run.badge, chip.scale))
            # The rim of the disc takes a tenth on either side.
            assert number.horizontalAdvance(str(run.badge)) <= 0.8 * place.width()
    assert edge <= chip.width()


def test_a_faded_number_can_be_read_on_its_disc_in_the_dark() -> None:
    theme_bus().use("dark")
    try:
        disc, ground = QColor(DARK.number), QColor(DARK.sunk_top)
        mixed = QColor(
            round(FADED * disc.red() + (1 - FADED) * ground.red()),
            round(FADED * disc.green() + (1 - FADED) * ground.green()),
            round(FADED * disc.blue() + (1 - FADED) * ground.blue()),
        )
        assert contrast(mixed, QColor(badge_ink(faded=True))) >= 3
    finally:
        theme_bus().use("light")


@pytest.mark.long
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("size", SIZES)
def test_every_roll_fits_without_scrolling_and_can_be_read(
    tables: Tables, size: tuple[int, int], players: int
) -> None:
    for state in positions(players):
        places = arrange(*size, len(state.board.villages), state.players)
        chips = Chips(after_roll(state, ROLLS[0]), ArtIcons(tables.art))
        chips.resize(places.chips.size())
        chips.set_scale(places.scale)
        chips.show()
        for dice in ROLLS:
            chips.model = after_roll(state, dice)
            chips.refresh("")
            assert [chip.choice for chip in chips.chips] == chips.model.choices
            check_grid(chips)
            for chip in chips.chips:
                check_text(chip)
        chips.close()
        chips.deleteLater()


def test_a_chip_too_wide_for_its_panel_is_written_closer(tables: Tables) -> None:
    state = played(people(2), 0).state
    chips = Chips(after_roll(state, (1, 1, 6, 6)), ArtIcons(tables.art))
    for height in (260, 300, 340):
        chips.resize(300, height)
        chips.set_scale(0.98)
        chips.refresh("")
        for chip in chips.chips:
            assert chip.sizeHint().width() <= chip.width()
            check_text(chip)
    chips.close()
    chips.deleteLater()


def test_the_chips_of_a_table_stand_in_two_columns(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(1, 3, 5, 6))))
    check_grid(table.chips)
    lefts = {chip.x() for chip in table.chips.chips if len(chip.choice.halves) == 2}
    rights = {chip.x() for chip in table.chips.chips if chip.choice.lost}
    assert lefts == {0}
    assert len(rights) == 1
    table.resize(1024, 700)
    seen.settle_events()
    seen.check(table)


def test_a_die_that_is_lost_is_drawn_faded_at_the_end_of_its_chip(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(5, 1, 5, 2))))
    with_lost = [chip for chip in table.chips.chips if chip.choice.lost]
    assert with_lost
    for chip in with_lost:
        face = table.model.state.dice[chip.choice.lost[0]]
        (last, place) = max(chip.places(), key=lambda piece: piece[1].left())
        assert (last.icon, last.faded) == (f"die-{face}", True)
        assert place.right() > chip.width() - 20
        assert not any("lost" in run.text for run in chip.runs)
        assert f"The {face} is left over" in chip.accessibleName()


# By keys.


def walked(table: TableScreen) -> list[Chip]:
    """The chips that Tab goes through, from the last die on."""
    found: list[Chip] = []
    hand = Hand(table)
    while True:
        hand.key(Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        if not isinstance(focus, Chip):
            return found
        found.append(focus)


@pytest.mark.parametrize("size", [(1280, 800), (1024, 700), (1920, 1080)])
@pytest.mark.parametrize("dice", [(1, 2, 3, 6), (1, 1, 2, 5), (4, 4, 4, 1)])
def test_tab_goes_through_the_chips_as_they_stand(
    tables: Tables, size: tuple[int, int], dice: Dice
) -> None:
    table = tables.make(at(position(*VILLAGES, dice=dice)), size)
    usable = [chip for chip in table.chips.chips if chip.isEnabled()]
    read = sorted(usable, key=lambda chip: (chip.y(), chip.x()))
    last_die = table.tray.dice[3]
    last_die.setFocus(Qt.FocusReason.TabFocusReason)
    assert walked(table) == read
    after = QApplication.focusWidget()
    assert after is not None
    assert table.buttons.isAncestorOf(after)
    Hand(table).key(Qt.Key.Key_Backtab, SHIFT)
    assert QApplication.focusWidget() is read[-1]
    last_die.setFocus(Qt.FocusReason.TabFocusReason)
    table.model.toggle_die(0)
    table.model.choose(None)
    assert walked(table) == read


def pixels(chip: Chip) -> bytes:
    """What a chip looks like when all of its pictures are drawn."""
    icons = chip.icons
    assert isinstance(icons, ArtIcons)
    while True:
        icons.has_missed = False
        chip.grab()
        if not icons.has_missed:
            break
        QTest.qWait(5)
    image = chip.grab().toImage()
    return bytes(image.constBits())


def test_the_chip_with_the_focus_is_seen(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(1, 2, 3, 6))))
    first = table.chips.chips[0]
    plain = pixels(first)
    table.tray.dice[3].setFocus(Qt.FocusReason.TabFocusReason)
    Hand(table).key(Qt.Key.Key_Tab)
    assert first.hasFocus()
    assert pixels(first) != plain


# No outline that is no longer true.


def test_a_chip_left_by_the_pointer_looks_as_before(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(1, 2, 3, 6))))
    chip = table.chips.chips[0]
    hand = Hand(table)
    # Wherever an earlier test has left it.
    hand.move(middle(table.bar))
    plain = pixels(chip)
    hand.move(middle(chip))
    assert pixels(chip) != plain
    hand.move(middle(table.bar))
    assert pixels(chip) == plain


def test_a_chip_chosen_and_let_go_by_clicks_looks_as_before(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(1, 2, 3, 6))))
    chip = table.chips.chips[0]
    hand = Hand(table)
    plain = pixels(chip)
    hand.click(chip)
    hand.move(middle(table.bar))
    assert pixels(chip) != plain
    hand.click(chip)
    hand.move(middle(table.bar))
    assert pixels(chip) == plain


# What a chip brings.


def rest_on(chip: Chip) -> None:
    """Let the pointer rest on a chip until Qt asks for a tooltip."""
    place = middle(chip)
    Hand(chip).move(place)
    event = QHelpEvent(QEvent.Type.ToolTip, chip.rect().center(), place)
    QApplication.sendEvent(chip, event)


def said(table: TableScreen) -> list[tuple[int, str, list[str]]]:
    """What the card says: the total, where, and what is brought there."""
    return [
        (half.total, place.where, [each.text for each in place.brings] or [place.nothing])
        for half in table.chip_card.halves
        for place in half.places
    ]


def test_a_chip_under_the_pointer_says_what_it_brings(tables: Tables) -> None:
    villages = ("farm:anna", "farm", "manor5", "manor7")
    table = tables.make(at(position(*villages, dice=(2, 6, 6, 6))))
    chip = table.chips.chips[0]
    rest_on(chip)
    assert table.chip_card.isVisible()
    assert not QToolTip.isVisible()
    assert said(table) == [
        (8, "Village 2", ["+2 now"]),
        (12, "Village 3", ["+5 now"]),
        (12, "Village 4", ["+7 now"]),
    ]
    Hand(table).move(middle(table.bar))
    assert table.chip_card.isHidden()


def test_places_that_bring_the_same_are_told_of_once(tables: Tables) -> None:
    table = tables.make(at(position("farm", "farm", "manor5", dice=(2, 6, 6, 6))))
    rest_on(table.chips.chips[0])
    assert said(table)[0] == (8, "", ["+1 now"])


def test_a_chip_tells_what_a_kick_costs_the_victim(tables: Tables) -> None:
    table = tables.make(at(position("church:ota", "mill", dice=(5, 6, 1, 1))))
    chip = next(chip for chip in table.chips.chips if chip.choice.halves[0].total == 11)
    rest_on(chip)
    (_total, _where, brings), *_others = said(table)
    assert any(text.startswith("Ota −") for text in brings)


def test_a_chip_walked_to_by_keys_says_what_it_brings_at_once(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(1, 2, 3, 6))))
    table.tray.dice[3].setFocus(Qt.FocusReason.TabFocusReason)
    hand = Hand(table)
    hand.key(Qt.Key.Key_Tab)
    assert table.chip_card.isVisible()
    assert "+" in table.chips.chips[0].accessibleDescription()
    hand.key(Qt.Key.Key_Tab, SHIFT)
    assert table.chip_card.isHidden()


@pytest.mark.parametrize(
    ("size", "players"), [((1280, 800), 2), ((1024, 700), 5), ((1920, 1080), 5)]
)
def test_the_card_of_a_chip_lies_in_the_window_beside_the_board(
    tables: Tables, size: tuple[int, int], players: int
) -> None:
    state = played(people(players), 40).state
    table = tables.make(after_roll(state, (1, 2, 3, 6)), size)
    for chip in table.chips.chips:
        rest_on(chip)
        place = table.chip_card.geometry()
        assert table.rect().contains(place)
        assert not place.intersects(table.board.geometry())
        assert not place.intersects(table.chips.geometry())


def test_the_card_goes_with_its_chip(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4))))
    rest_on(table.chips.chips[0])
    table.model.place(0, (0, 1))
    seen.settle_events()
    assert table.chip_card.isHidden()
    seen.check(table)


def test_chips_that_come_after_a_move_are_outlined_only_under_the_pointer(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4))))
    hand = Hand(table)
    for chip in table.chips.chips[:2]:
        hand.move(middle(chip))
    pointer = middle(table.chips.chips[1])
    table.model.place(0, (0, 1))
    seen.settle_events()
    for chip in table.chips.chips:
        assert not chip.underMouse() or chip.rect().contains(chip.mapFromGlobal(pointer))
        assert not chip.hasFocus()
    hand.move(middle(table.bar))
    assert not any(chip.underMouse() for chip in table.chips.chips)
    seen.check(table)


def test_a_chip_whose_menu_was_closed_looks_as_before(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4))))
    special = table.chips.chips[-1]
    plain = pixels(special)
    hand = Hand(table)
    hand.click(special)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    Hand(menu).key(Qt.Key.Key_Escape)
    hand.move(middle(table.bar))
    assert pixels(special) == plain
    assert table.model.chosen is None
