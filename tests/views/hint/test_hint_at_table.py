"""The hint at the table: opened, looked at, played and put away by hands and keys."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from bohemian_villages.ai.hint.data import Hint
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.state import State
from bohemian_villages.models.game.data import NO_BUILDING, NO_PLAYER
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.questions import Analysis, analyse
from bohemian_villages.models.hint.rows import HintRow
from bohemian_villages.screenshots import scene_game
from bohemian_villages.views.hint.panel import HintDelegate
from bohemian_villages.views.hint.places import arrange_with
from bohemian_villages.views.hint.trail import DISC
from bohemian_villages.views.table.layout import TableShape
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.theme import theme
from tests.engine.boards import OTA, position
from tests.models.tables import at
from tests.views.hand import Hand
from tests.views.table import seen
from tests.views.table.tables import Tables
from tests.views.windows import wait

VILLAGES = (
    "farm:ota inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5",
)  # fmt: skip


@cache
def state(**fields: Any) -> State:
    """Always the same one, so that it is thought about once."""
    return position(*VILLAGES, dice=(2, 6, 3, 4), **fields)


def game(**fields: Any) -> GameModel:
    return at(state(**fields))


KNOWN: dict[tuple[int, bool], tuple[State, list[Hint]]] = {}
"""What was found about states that several tests ask about: thinking takes a while."""


@cache
def scene(name: str, players: int) -> Game:
    """A game as far as a scene shows it."""
    return scene_game(name, players)


def answered(table: TableScreen) -> TableScreen:
    """Let the questions of a table be answered at once."""

    def answer(asked: Analysis) -> None:
        # With the state itself, so that its id stays its own.
        known = KNOWN.setdefault((id(asked.state), asked.wants_turns), (asked.state, []))
        if not known[1]:
            known[1].extend(analyse(asked))
        found = known[1]
        for place, each in enumerate(found, 1):
            table.hint.model.tell(asked.id, each, place == len(found))

    table.hint.model.asked.connect(answer)
    return table


def row_place(table: TableScreen, row: int) -> QPoint:
    """The middle of a row on the screen."""
    rows = table.hint.panel.list
    area = rows.visualRect(rows.model().index(row, 0))
    return rows.viewport().mapToGlobal(area.center())


def test_a_key_opens_it_and_the_same_key_puts_it_away(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.key(Qt.Key.Key_H)
    assert table.hint.is_open
    assert table.hint.panel.isVisible()
    hand.key(Qt.Key.Key_H)
    assert not table.hint.panel.isVisible()
    seen.settle_events()
    seen.check(table)


def test_the_button_opens_it_and_escape_puts_it_away(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.click(table.buttons.hint)
    assert table.hint.panel.isVisible()
    hand.key(Qt.Key.Key_Escape)
    assert not table.hint.is_open
    assert table.hasFocus()


def test_the_turn_is_lit_and_its_figures_are_drawn(tables: Tables) -> None:
    table = answered(tables.make(game()))
    table.hint.toggle()
    row = table.hint.model.shown
    assert row is not None
    assert set(table.board.lit) == set(row.targets)
    assert table.hint.trail.isVisible() == bool(row.targets)
    assert row.steps[0].phrase in table.bar.prompt
    table.hint.model.close()
    assert set(table.board.lit) == set(table.model.lit())
    assert not table.hint.trail.isVisible()


def test_dice_chosen_by_hand_take_the_light_from_the_hint(tables: Tables) -> None:
    table = answered(tables.make(game()))
    model = table.model
    table.hint.toggle()
    assert table.hint.lit() is not None
    other = [each for each in model.choices if each.enabled and not model.is_chosen(each)]
    model.choose(other[0])
    assert table.hint.lit() is None
    assert set(table.board.lit) == set(model.lit())


def test_put_away_it_leaves_no_dice_chosen(tables: Tables) -> None:
    table = answered(tables.make(game()))
    table.hint.toggle()
    assert table.model.chosen is not None
    table.hint.model.close()
    assert table.model.chosen is None
    assert not table.model.selected_dice


def test_arrow_keys_choose_and_enter_plays(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.key(Qt.Key.Key_H)
    hand.key(Qt.Key.Key_Down)
    assert table.hint.model.chosen == 1
    first, *later = table.hint.model.rows.rows[1].steps
    action = first.action
    assert table.hint.panel.play.text() == ("Play move 1" if later else "Play this move")
    hand.key(Qt.Key.Key_Return)
    assert table.model.game.steps[-1].action == action
    assert table.hint.is_open


def test_pointing_at_a_row_shows_it_and_a_click_opens_it(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.key(Qt.Key.Key_H)
    hand.move(row_place(table, 1))
    model = table.hint.model
    assert model.shown == model.rows.rows[1]
    assert set(table.board.lit) == set(model.rows.rows[1].targets)
    hand.click(row_place(table, 1))
    assert model.chosen == 1
    hand.move(table.board.mapToGlobal(QPoint(5, 5)))
    assert model.shown == model.rows.rows[1]


def test_other_keys_of_the_table_work_while_the_list_has_the_focus(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.key(Qt.Key.Key_H)
    assert table.hint.panel.list.hasFocus()
    hand.key(Qt.Key.Key_1)
    assert table.model.selected_dice == (0,)
    # Dice picked by hand light what they reach.
    assert set(table.board.lit) == set(table.model.lit())
    assert table.hint.is_open


def test_a_building_played_by_hand_puts_it_away(tables: Tables) -> None:
    table = answered(tables.make(game()))
    Hand(table).key(Qt.Key.Key_H)
    table.model.place(1)
    assert not table.hint.is_open
    seen.settle_events()
    seen.check(table)


def test_the_cards_grow_again_when_it_is_put_away(tables: Tables) -> None:
    table = answered(tables.make(game()))
    before = [card.geometry() for card in table.cards]
    table.hint.toggle()
    assert [card.geometry() for card in table.cards] != before
    table.hint.model.close()
    assert [card.geometry() for card in table.cards] == before


def test_while_the_computer_moves_there_is_none(tables: Tables) -> None:
    table = tables.make(at(position(*VILLAGES, dice=(2, 6, 3, 4)), "random"))
    assert not table.buttons.hint.isEnabled()
    Hand(table).key(Qt.Key.Key_H)
    assert not table.hint.is_open
    assert table.toast.isVisible()


def test_chances_are_switched_by_a_key_and_kept(tables: Tables) -> None:
    table = answered(tables.make(game()))
    hand = Hand(table)
    hand.key(Qt.Key.Key_W)
    assert table.preferences.now.is_on("chances")
    assert table.hint.chances.isVisible()
    assert sum(table.hint.chances.shares) == pytest.approx(1, abs=1e-3)
    assert all(name in table.hint.chances.accessibleDescription() for name in ("Anna", "Ota"))
    hand.key(Qt.Key.Key_W)
    assert not table.hint.chances.isVisible()


def test_everything_is_told_to_screen_readers(tables: Tables) -> None:
    table = answered(tables.make(game()))
    table.hint.toggle()
    rows = table.hint.panel.list
    role = Qt.ItemDataRole.AccessibleTextRole
    for place, row in enumerate(table.hint.model.rows.rows):
        assert rows.model().index(place, 0).data(role) == row.spoken
    assert rows.accessibleName()
    assert table.hint.panel.play.accessibleName()


SIZES = [(1024, 700), (1180, 700), (1280, 720), (1280, 800), (1920, 1080), (3840, 2160)]
TABLES = [(6, 2), (8, 3), (8, 4), (9, 5)]


@pytest.mark.parametrize(("villages", "players"), TABLES)
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("is_open", [True, False])
def test_no_part_covers_another(
    width: int, height: int, villages: int, players: int, is_open: bool
) -> None:
    for active in range(players):
        found = arrange_with(
            width, height, villages, players, active, is_open=is_open, has_chances=True
        )
        parts = [found.bar, found.tray, found.chips, found.buttons, found.chances, found.hint]
        parts += [found.supply, found.rack]
        parts += [] if found.are_cards_covered else found.cards
        shown = [part for part in parts if part is not None]
        assert not [pair for pair in combinations(shown, 2) if pair[0].intersects(pair[1])]
        window = QRect(0, 0, width, height)
        assert all(window.contains(part) for part in shown)
        if found.hint is not None:
            assert found.hint.height() >= 300 * found.scale
        if found.shape is TableShape.COLUMN:
            assert found.chips.height() >= 130 * found.scale


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_arrows_touch_no_badge(tables: Tables, size: tuple[int, int]) -> None:
    table = answered(tables.make(game(), size))
    table.hint.toggle()
    trail = table.hint.trail
    for row in table.hint.model.rows.rows:
        table.hint.model.choose(row.place)
        QApplication.processEvents()
        for _number, building, points in trail.ways():
            assert len(points) > 1
            badges = [
                trail.mapFromGlobal(table.board.badge_place(other))
                for other in range(len(table.model.setup.board.buildings))
                if other != building
            ]
            radius = 15 * table.board.piece_scale(building)
            for start, end in pairwise(points):
                for badge in badges:
                    assert _distance(start, end, (badge.x(), badge.y())) > radius - 3


def _distance(start: tuple[float, float], end: tuple[float, float], spot: tuple[int, int]) -> float:
    """How far a spot lies from a line."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = across**2 + down**2 or 1.0
    part = ((spot[0] - start[0]) * across + (spot[1] - start[1]) * down) / length
    part = min(max(part, 0.0), 1.0)
    x, y = start[0] + part * across, start[1] + part * down
    return float(((x - spot[0]) ** 2 + (y - spot[1]) ** 2) ** 0.5)


def towards(table: TableScreen, *buildings: int) -> HintRow:
    """A suggestion that places figures on these buildings, whatever the dice."""
    rows = table.hint.model.rows.rows
    row, step = next(
        (row, step) for row in rows for step in row.steps if step.building != NO_BUILDING
    )
    return evolve(row, steps=tuple(evolve(step, building=building) for building in buildings))


def disc(table: TableScreen, spot: QPointF) -> QRectF:
    """The round number of a move around its middle."""
    radius = DISC * table.stage.scale
    return QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
def test_in_a_column_too_ways_begin_at_the_figures_in_hand(
    tables: Tables, size: tuple[int, int]
) -> None:
    table = answered(tables.make(scene("hint", 3), size))
    table.hint.toggle()
    assert table.hint.trail.places is not None
    assert table.hint.trail.places.shape is TableShape.COLUMN
    ways = table.hint.trail.ways()
    assert ways
    near = QRectF(table.rack.geometry()).adjusted(-8, -8, 8, 8)
    assert all(near.contains(QPointF(*points[0])) for _number, _building, points in ways)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800)])
@pytest.mark.parametrize("players", [2, 3])
def test_numbers_of_moves_cover_neither_badges_nor_each_other(
    tables: Tables, size: tuple[int, int], players: int
) -> None:
    table = answered(tables.make(scene("hint", players), size))
    table.hint.toggle()
    trail, buildings = table.hint.trail, range(len(table.model.setup.board.buildings))
    badges = [trail._local(table.board.badge_place(building)) for building in buildings]
    for building in buildings:
        trail.show_row(towards(table, building, buildings[-1]))
        (_, one), (_, two) = trail.numbers()
        assert hypot(one.x() - two.x(), one.y() - two.y()) >= 2 * DISC * table.stage.scale
        for spot in (one, two):
            away = min(hypot(spot.x() - x, spot.y() - y) for x, y in badges)
            assert away >= DISC * table.stage.scale


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("players", [2, 5])
def test_numbers_of_moves_lie_wholly_in_the_window(
    tables: Tables, size: tuple[int, int], players: int
) -> None:
    table = answered(tables.make(scene("hint", players), size))
    table.hint.toggle()
    window = QRectF(table.rect())
    for building in range(len(table.model.setup.board.buildings)):
        table.hint.trail.show_row(towards(table, building, 0))
        numbers = table.hint.trail.numbers()
        assert [number for number, _spot in numbers] == [1, 2]
        assert all(window.contains(disc(table, spot)) for _number, spot in numbers)


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_zoomed_board_numbers_lie_within_it(tables: Tables, players: int) -> None:
    table = answered(tables.make(scene("hint", players)))
    table.hint.toggle()
    for _ in range(4):
        table.board.zoom_by(1.25)
    sight, seen_at_all = QRectF(table.board.geometry()), 0
    for building in range(len(table.model.setup.board.buildings)):
        table.hint.trail.show_row(towards(table, building))
        for _number, spot in table.hint.trail.numbers():
            seen_at_all += 1
            assert sight.contains(disc(table, spot))
    assert seen_at_all


THINGS = "farm:ota inn church", "bakery mill", "tailor dairy", "inn glassworks", "mill", "manor5"


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("thing", ["special", "bishop"])
def test_what_a_turn_takes_from_beside_the_board_is_framed(
    tables: Tables, size: tuple[int, int], thing: str
) -> None:
    state = position(*THINGS, dice=(3, 6, 1, 1) if thing == "special" else (3, 6, 4, 4))
    table = answered(tables.make(at(state), size))
    table.hint.toggle()
    model = table.hint.model
    row = next(row for row in model.rows.rows if row.targets and thing in row.tile_moves)
    model.choose(row.place)
    QApplication.processEvents()
    assert set(table.board.lit) == set(row.targets)
    ((number, area),) = table.hint.trail.things()
    assert row.steps[number - 1].icon == thing
    part = table.childAt(area.center().toPoint())
    assert part is (table.supply if table.supply.isVisible() else table.bar)
    image = table.grab().toImage()
    ratio = image.devicePixelRatio()
    edge = image.pixelColor(round(area.left() * ratio), round(area.center().y() * ratio))
    assert edge.name() == QColor(theme().glow).name()


def test_a_bishop_is_taken_from_the_card_of_whoever_has_it(tables: Tables) -> None:
    table = answered(tables.make(game(bishop=OTA)))
    table.hint.toggle()
    area = table.stage.area_to_take_from("bishop")
    card = table.cards[OTA]
    at_card = QRect(card.mapToGlobal(QPoint(0, 0)), card.size())
    assert at_card.contains(area)


def test_the_supply_moves_to_the_bar_while_the_hint_covers_it(tables: Tables) -> None:
    table = answered(tables.make(game()))
    assert not table.bar.with_supply
    table.hint.toggle()
    assert not table.supply.isVisible()
    assert table.bar.with_supply


def test_a_kick_is_marked_with_its_victim(tables: Tables) -> None:
    table = answered(tables.make(game()))
    table.hint.toggle()
    model = table.hint.model
    for row in model.rows.rows:
        model.choose(row.place)
        for building, lit in table.board.lit.items():
            assert lit.victim == table.model.state.owners[building]
            assert bool(lit.pill) == (lit.victim != NO_PLAYER)


@pytest.mark.parametrize(("before", "after"), [(4, 2), (2, 4)])
def test_another_game_may_begin_while_it_is_open(tables: Tables, before: int, after: int) -> None:
    table = answered(tables.make(game(players=before)))
    Hand(table).key(Qt.Key.Key_H)
    assert table.hint.is_open
    larger = (*VILLAGES, "farm:anna bakery dairy tailor", "church inn:ota mill town_hall7")
    figures = [3] * after
    table.model.load(at(position(*larger, dice=(4, 4, 1, 2), players=after, figures=figures)).game)
    wait(lambda: table.board.lit and seen.is_at_rest(table))
    assert len(table.cards) == after
    seen.check(table)


def turns_in_sight(table: TableScreen) -> int:
    """How many suggested turns are seen whole."""
    rows = table.hint.panel.list
    sight = rows.viewport().rect()
    areas = [rows.visualRect(rows.model().index(row, 0)) for row in range(rows.model().rowCount())]
    return sum(sight.contains(area) for area in areas)


@pytest.mark.parametrize(
    "size",
    [
        (1024, 700),
        pytest.param((1280, 800), marks=pytest.mark.long),
        pytest.param((1920, 1080), marks=pytest.mark.long),
        (2560, 1440),
    ],
)
@pytest.mark.parametrize(
    ("name", "players"),
    [("hint", 5), pytest.param("late", 5, marks=pytest.mark.long), ("midgame", 4)],
)
def test_three_turns_are_in_sight_whichever_is_chosen(
    tables: Tables, size: tuple[int, int], name: str, players: int
) -> None:
    table = answered(tables.make(scene(name, players), size))
    table.hint.toggle()
    model = table.hint.model
    assert len(model.rows.rows) >= 3
    for row in model.rows.rows:
        model.choose(row.place)
        QApplication.processEvents()
        assert turns_in_sight(table) >= 3


def test_pointing_at_a_turn_further_down_does_not_scroll_back(tables: Tables) -> None:
    table = answered(tables.make(scene("hint", 5), (1024, 700)))
    hand = Hand(table)
    hand.key(Qt.Key.Key_H)
    rows = table.hint.panel.list
    rows.scrollToBottom()
    bottom = rows.verticalScrollBar().value()
    assert bottom > 0
    hand.move(row_place(table, rows.model().rowCount() - 1))
    assert table.hint.model.shown == table.hint.model.rows.rows[-1]
    assert rows.verticalScrollBar().value() == bottom


def test_what_finds_no_room_in_the_list_stands_in_its_tool_tip(tables: Tables) -> None:
    table = answered(tables.make(scene("hint", 5), (1024, 700)))
    table.hint.toggle()
    rows = table.hint.panel.list
    delegate = rows.itemDelegate()
    assert isinstance(delegate, HintDelegate)
    for row in table.hint.model.rows.rows:
        table.hint.model.choose(row.place)
        if delegate._why(row).toPlainText().endswith(" …"):
            tip = rows.model().index(row.place, 0).data(Qt.ItemDataRole.ToolTipRole)
            shown = " ".join(tip.split())
            assert all(" ".join(reason.text.split()) in shown for reason in row.why)
            return
    raise AssertionError("every turn finds room for all its reasons")
