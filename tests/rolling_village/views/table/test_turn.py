"""A turn at the table: cards, drawing, undo, bonus, avenue, refusals, others."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication

from bohemian_villages.rolling_village.engine.actions import ChooseAvenue, Draw, Roll
from bohemian_villages.rolling_village.engine.events import GroupScored, ProjectDrawn, TurnScored
from bohemian_villages.rolling_village.engine.game import Game
from bohemian_villages.rolling_village.engine.moves import legal_actions
from bohemian_villages.rolling_village.engine.sheet import Project, column_of, space_at
from bohemian_villages.rolling_village.models.facts import Phase
from bohemian_villages.rolling_village.models.position import CardStatus
from bohemian_villages.rolling_village.views.keys import TABLE
from bohemian_villages.rolling_village.views.sheet import view
from bohemian_villages.rolling_village.views.table import screen
from bohemian_villages.rolling_village.views.table.project_card import Status
from bohemian_villages.rolling_village.views.table.screen import RollingScreen
from bohemian_villages.rolling_village.words.names import AVENUE_NAMES
from bohemian_villages.rolling_village.words.shortcuts import rolling_shortcut_names
from bohemian_villages.views.toolkit.shortcuts import keys_of
from tests.rolling_village.games import people, played
from tests.rolling_village.games import table as table_of_seats
from tests.rolling_village.views.table.tables import (
    Mouse,
    Tables,
    is_at_rest,
    plate_place,
    play,
    settle,
    space_place,
    wait,
)
from tests.views.hand import CONTROL, Hand, middle

Key = Qt.Key
HOUSE, FOREST, LAKE, SQUARE = Project


def rolled(*faces: tuple[int, int], players: int = 1) -> Game:
    """A game with real dice that fell so; what was drawn for earlier rolls does not matter."""
    game = Game(people(players, seed=None))
    for number, roll in enumerate(faces):
        game.play(Roll(roll))
        while number < len(faces) - 1 and not game.state.awaits_roll:
            game.play(legal_actions(game.state)[0])
    return game


def statuses(table: RollingScreen) -> list[Status]:
    """How both cards stand."""
    looks = [card.look for card in table.roll.cards]
    return [look.status for look in looks if look is not None]


# Cards.


def test_the_cards_name_project_and_column_of_the_dice(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    first, second = (card.look for card in table.roll.cards)
    assert first is not None
    assert second is not None
    assert (first.project, first.card.column) == (HOUSE, 1)
    assert (second.project, second.card.column) == (FOREST, 3)
    assert statuses(table) == [Status.NOW, Status.THEN]
    arrows = [(arrow.die, arrow.is_dashed) for arrow in table.roll.arrows.arrows]
    assert sorted(arrows) == [(0, False), (0, True), (1, False), (1, True)]


def test_tab_swaps_the_cards_and_a_click_takes_the_other(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    hand = Hand(table)
    hand.key(Key.Key_Down)
    hand.key(Key.Key_Tab)
    assert statuses(table) == [Status.THEN, Status.NOW]
    assert table.sheet.picture is not None
    assert table.sheet.picture.marked_columns == (3,)
    hand.click(table.roll.cards[0])
    assert statuses(table) == [Status.NOW, Status.THEN]
    assert table.sheet.picture.marked_columns == (1,)


def test_tab_moves_the_focus_where_it_is_no_key_for_swapping(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    hand = Hand(table)
    only_x = keys_of("rolling", rolling_shortcut_names, ("swap", "X"))
    monkeypatch.setattr(screen, "TABLE", only_x)
    table.sheet.setFocus()
    hand.key(Key.Key_Tab)
    assert statuses(table) == [Status.NOW, Status.THEN]
    assert not table.sheet.hasFocus()


def test_a_full_column_is_explained_on_its_card(tables: Tables) -> None:
    game = rolled((3, 3))
    for roll in ((3, 3), (3, 3), (3, 3), (3, 3)):
        while not game.state.awaits_roll:
            draws = legal_actions(game.state)
            column = [d for d in draws if isinstance(d, Draw) and column_of(d.space) == 2]
            game.play((column or draws)[0])
        game.play(Roll(roll))
    table = tables.make(game)
    card = table.roll.cards[0]
    assert card.look is not None
    assert card.look.card.is_displaced
    assert "column 3 is full → column" in card.accessibleName()
    assert "column 3 is full" in table.bar.prompt
    space = table.model.lit[0]
    Hand(table).click(space_place(table, space))
    settle()
    assert card.look.status is Status.DRAWN
    assert f"column 3 is full → column {column_of(space) + 1}," in card.accessibleName()


def test_doubles_bring_a_square_for_any_empty_space(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (5, 5)))
    square = table.roll.cards[1].look
    assert square is not None
    assert square.project is SQUARE
    assert "any empty space" in table.roll.cards[1].accessibleName()
    Hand(table).click(table.roll.cards[1])
    assert table.model.project is SQUARE
    assert len(table.model.lit) == 28


def test_the_preparation_asks_for_two_different_projects(tables: Tables) -> None:
    table = tables.make(rolled((2, 6)))
    hand = Hand(table)
    assert [kind.isVisible() for kind in table.roll.cards[0].kinds] == [True] * 3
    hand.click(table.roll.cards[0].kinds[2])
    assert table.model.project is LAKE
    hand.click(space_place(table, space_at(1, 0)))
    settle()
    lake = table.roll.cards[1].kinds[2]
    assert lake.is_used
    assert not lake.isEnabled()
    hand.key(Key.Key_2)
    assert table.model.project is FOREST


# Drawing.


def test_pointing_at_a_space_previews_and_a_click_draws(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    hand = Hand(table)
    space = table.model.lit[2]
    hand.move(space_place(table, space))
    picture = table.sheet.picture
    assert picture is not None
    assert picture.preview is not None
    assert (picture.preview.space, picture.preview.project) == (space, HOUSE)
    hand.click(space_place(table, space))
    settle()
    assert table.model.sheet(0).drawn[space] is HOUSE
    assert statuses(table) == [Status.DRAWN, Status.NOW]


def test_a_project_is_dragged_from_its_card_onto_a_space(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    space = table.model.cards[1].spaces[1]
    Hand(table).drag(middle(table.roll.cards[1]), space_place(table, space))
    settle()
    assert table.model.sheet(0).drawn[space] is FOREST
    assert not table.drags.is_dragging


def test_a_drop_elsewhere_is_refused_with_the_rule(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    hand, state = Hand(table), table.model.state
    hand.drag(middle(table.roll.cards[1]), space_place(table, space_at(5, 1)))
    assert table.toast.text == "The dice call for column 4."
    table.toast.hide()
    hand.drag(middle(table.roll.cards[1]), middle(table.points))
    assert "Drop the project on a space" in table.toast.text
    assert table.model.state == state


def test_a_click_on_a_space_that_is_not_lit_is_refused_with_the_rule(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    taken = next(s for s, p in enumerate(table.model.sheet(0).drawn) if p is not None)
    hand = Hand(table)
    hand.click(space_place(table, taken))
    assert "taken" in table.toast.text
    table.toast.hide()
    hand.click(table.roll.tray)
    hand.key(Key.Key_Space)
    assert table.toast.text.startswith(table.model.go_on_button.reason)
    assert not table.buttons.go.isEnabled()


# Bonus and avenue.


def at_phase(tables: Tables, phase: Phase, roll: tuple[int, int]) -> RollingScreen:
    """A table where a bonus or an avenue is due after this roll of turn 3."""
    table = tables.make(rolled((1, 2), (4, 2), (3, 4), roll))
    play(Mouse(table), lambda: table.model.phase is phase)
    return table


def test_the_bonus_is_asked_for_when_it_is_due(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2), (3, 4), (5, 1)))
    assert table.strip.title == "Then a bonus"
    assert not table.strip.is_asking
    assert not any(kind.isEnabled() for kind in table.strip.kinds)
    play(Mouse(table), lambda: table.model.phase is Phase.BONUS)
    assert table.strip.is_asking
    assert all(kind.isEnabled() for kind in table.strip.kinds)
    hand = Hand(table)
    hand.click(table.strip.kinds[1])
    assert table.model.project is FOREST
    hand.key(Key.Key_3)
    assert table.model.project is LAKE
    space = table.model.lit[0]
    hand.click(space_place(table, space))
    settle()
    assert table.model.sheet(0).drawn[space] is LAKE
    assert table.strip.kinds[2].is_used
    assert table.strip.title == "Bonus drawn"


@pytest.mark.parametrize("way", ["plate on the sheet", "plate on the strip", "digit"])
def test_the_avenue_is_asked_for_on_two_and_twelve(tables: Tables, way: str) -> None:
    table = at_phase(tables, Phase.AVENUE, (6, 6))
    assert table.strip.is_asking
    assert [plate.isVisible() for plate in table.strip.plates] == [True] * 5
    assert not any(kind.isVisible() for kind in table.strip.kinds)
    assert "pick an avenue" in table.buttons.go.hint
    hand = Hand(table)
    if way == "plate on the sheet":
        hand.click(plate_place(table, 3))
    elif way == "plate on the strip":
        hand.click(table.strip.plates[3])
    else:
        hand.key(Key.Key_4)
    settle()
    assert table.model.game.steps[-1].action == ChooseAvenue(3)
    assert table.model.phase is Phase.DONE


# Undo, and going on.


def test_undo_works_until_one_goes_on(tables: Tables) -> None:
    table = tables.make(people(1))
    mouse = Mouse(table)
    play(mouse, lambda: table.model.phase is Phase.DONE)
    assert table.buttons.go.isEnabled()
    hand = Hand(table)
    hand.click(table.buttons.undo)
    hand.key(Key.Key_Z, CONTROL)
    settle()
    assert not any(table.model.sheet(0).drawn)
    assert not table.buttons.undo.isEnabled()
    hand.key(Key.Key_Y, CONTROL)
    settle()
    assert sum(p is not None for p in table.model.sheet(0).drawn) == 1
    play(mouse, lambda: table.model.phase is Phase.DONE)
    hand.click(table.buttons.go)
    settle()
    assert table.model.turn == 1
    assert not table.buttons.undo.isEnabled()


def test_the_tracker_marks_the_turn_until_one_goes_on(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    play(Mouse(table), lambda: table.model.phase is Phase.DONE)
    assert [box.turn for box in table.model.sheet(0).turns if box.is_now] == [1]


# Several.


def test_the_screen_is_handed_over_with_a_card_that_any_key_closes(tables: Tables) -> None:
    table = tables.make(people(2))
    play(Mouse(table), lambda: table.model.phase is Phase.DONE)
    assert table.hand_over.isHidden()
    hand = Hand(table)
    hand.key(Key.Key_Space)
    settle()
    assert table.hand_over.isVisible()
    assert table.hand_over.title == "Ota, your turn"
    assert table.hand_over.line == "Same dice, your sheet"
    steps = len(table.model.game.steps)
    hand.key(Key.Key_Space)
    assert table.hand_over.isHidden()
    assert len(table.model.game.steps) == steps
    assert table.sheet.hasFocus()


def test_after_new_dice_the_card_says_so(tables: Tables) -> None:
    table = tables.make(people(2))
    play(Mouse(table), lambda: table.model.turn == 1 and not table.hand_over.isHidden())
    assert table.hand_over.title == "Anna, your turn"
    assert table.hand_over.line == "New dice for everybody"
    Hand(table).click(table.hand_over)
    assert table.hand_over.isHidden()


def test_undo_takes_no_card_to_hand_over(tables: Tables) -> None:
    table = tables.make(people(2))
    mouse = Mouse(table)
    play(mouse, lambda: table.model.drawer == 1 and table.model.phase is Phase.DONE)
    table.model.undo()
    settle()
    assert table.hand_over.isHidden()


def test_a_click_on_a_small_sheet_shows_it_large_and_back(tables: Tables) -> None:
    table = tables.make(played(people(4), 30))
    hand = Hand(table)
    own, other = table.model.at_screen, table.others.players[1]
    hand.click(table.others.sheets[1])
    assert table.model.shown == other
    assert table.sheet.picture is not None
    assert table.sheet.picture.is_plain
    assert table.back.isVisible()
    hand.click(space_place(table, 0))
    assert "somebody else’s sheet" in table.toast.text
    hand.click(table.back)
    assert table.model.shown == own
    hand.key(Key.Key_N)
    assert table.model.shown == (own + 1) % 4
    hand.key(Key.Key_Escape)
    assert table.model.shown == own


def test_small_sheets_stay_when_the_next_person_draws(tables: Tables) -> None:
    table = tables.make(people(3))
    before, others = list(table.others.sheets), list(table.others.players)
    play(Mouse(table), lambda: table.model.at_screen == 1)
    assert table.others.players != others
    # New ones would all be painted in one go.
    assert table.others.sheets == before
    table.hand_over.dismiss()
    Hand(table).click(table.others.sheets[0])
    assert table.model.shown == table.others.players[0]


def test_more_than_three_others_scroll(tables: Tables) -> None:
    table = tables.make(played(people(12), 60), size=(1024, 700))
    assert len(table.others.sheets) == 11
    last = table.others.sheets[-1]
    assert last.visibleRegion().isEmpty()
    Hand(table).scroll_to(last, table.others.strip)
    assert not last.visibleRegion().isEmpty()


# Dice.


def test_nothing_is_told_of_dice_that_tumble(tables: Tables) -> None:
    table = tables.make(people(1), animations=True)
    Hand(table).key(Key.Key_Space)
    assert table.roll.tray.is_tumbling
    assert table.bar.prompt == "The dice are rolling…"
    assert [card.look for card in table.roll.cards] == [None, None]
    assert not table.roll.arrows.arrows
    assert table.sheet.picture is not None
    assert not table.sheet.picture.lit
    Hand(table).key(Key.Key_Space)
    settle()
    assert is_at_rest(table)
    assert statuses(table) == [Status.NOW, Status.THEN]
    assert table.sheet.picture.lit == table.model.lit


def test_dice_tumble_under_a_second(tables: Tables) -> None:
    table = tables.make(people(1), animations=True)
    Hand(table).key(Key.Key_Space)
    wait(lambda: not table.roll.tray.is_tumbling, 1600)
    assert table.roll.tray.dice[0].face == table.model.state.dice[0]  # type: ignore[index]


def test_real_dice_are_entered_by_clicks_or_digits(tables: Tables) -> None:
    table = tables.make(people(1, seed=None))
    assert table.roll.entry.isVisible()
    assert not table.buttons.go.isEnabled()
    hand = Hand(table)
    hand.click(table.roll.entry.faces[3])
    hand.key(Key.Key_6)
    settle()
    assert table.model.dice == (4, 6)
    assert not table.roll.entry.isVisible()


def test_the_pencil_draws_before_the_sheet_shows_the_project(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)), animations=True)
    space = table.model.lit[0]
    Hand(table).click(space_place(table, space))
    assert table.stage.is_drawing
    assert table.sheet.picture is not None
    table.model.swap_cards()
    table.model.selection_changed.emit()
    assert table.sheet.picture.facts.drawn[space] is None
    wait(lambda: not table.director.is_busy)
    assert table.sheet.picture.facts.drawn[space] is HOUSE


# Other games, and the end.


def test_another_game_clears_the_table(tables: Tables) -> None:
    table = tables.make(people(1), animations=True)
    Hand(table).key(Key.Key_Space)
    table.model.new_game(people(3))
    settle()
    assert is_at_rest(table)
    assert not table.roll.tray.is_tumbling
    assert table.others.isVisible()
    assert not table.points.isVisible()
    assert len(table.standing.pills) == 3


def test_stop_leaves_nothing_behind(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)), animations=True)
    Hand(table).click(space_place(table, table.model.lit[0]))
    changed = QSignalSpy(table.model.changed)
    table.stop()
    assert is_at_rest(table)
    assert not table.stage.is_drawing
    settle()
    assert not changed.count()
    assert is_at_rest(table)


def test_the_countdown_goes_on_for_those_who_chose_it(tables: Tables) -> None:
    table = tables.make(people(1), auto_end=True)
    play(Mouse(table), lambda: table.model.phase is Phase.DONE)
    assert table.countdown.is_running
    table.model.undo()
    settle()
    assert not table.countdown.is_running


def test_the_log_opens_and_lights_what_a_line_speaks_of(tables: Tables) -> None:
    table = tables.make(played(people(1), 9))
    hand = Hand(table)
    hand.key(Key.Key_L)
    assert table.drawer.isVisible()
    rows = table.log.rows
    row = next(place for place, row in enumerate(rows) if row.places)
    area = table.drawer.log_list.visualRect(table.log.index(row))
    hand.move(table.drawer.log_list.viewport().mapToGlobal(area.center()))
    assert table.sheet.picture is not None
    assert table.sheet.picture.lit == rows[row].places
    hand.key(Key.Key_Escape)
    assert not table.drawer.isVisible()
    assert table.sheet.picture.lit == table.model.lit


def test_every_key_of_the_table_that_is_told_is_there(tables: Tables) -> None:
    table = tables.make(people(1))
    elsewhere = {"undo", "redo", "choose"}
    told = {each.action for each in TABLE.shortcuts}
    assert told - elsewhere == set(table.keys.actions)


def test_what_is_to_be_done_can_be_heard(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    assert table.bar.accessibleName() == table.model.prompt
    assert "4 and 2" in table.roll.tray.accessibleName()
    assert table.roll.cards[0].accessibleName() == "House, column 2, drawing now"
    assert table.roll.cards[1].accessibleName() == "Forest, column 4, then this one"
    assert table.model.cards[0].status is CardStatus.OPEN
    assert table.points.accessibleName().startswith("Points so far: ")


# What a newcomer asks.


def test_a_card_says_why_its_project_goes_into_that_column(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    first, second = (card.toolTip() for card in table.roll.cards)
    assert "The 4 says what: a house. The 2 says where: column 2." in first
    assert "The 2 says what: a forest. The 4 says where: column 4." in second
    assert "the other die in which column" in table.roll.tray.toolTip()


def test_the_card_of_a_square_says_what_squares_are_for(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (5, 5)))
    assert "a square brings 10 points if it touches all" in table.roll.cards[1].toolTip()


def test_before_the_roll_the_cards_say_what_the_dice_will_mean(tables: Tables) -> None:
    table = tables.make(people(1))
    assert [card.look for card in table.roll.cards] == [None, None]
    assert "column of the left die" in table.roll.cards[0].blank
    assert "column of the right die" in table.roll.cards[1].blank


def test_in_the_preparation_the_sum_of_the_dice_is_not_told(tables: Tables) -> None:
    assert not tables.make(rolled((1, 2))).roll.tray._with_sum
    assert tables.make(rolled((1, 2), (4, 2))).roll.tray._with_sum


def test_while_others_choose_no_card_shows_a_project_as_theirs(tables: Tables) -> None:
    game = Game(table_of_seats("human", "easy", seed=None))
    game.play(Roll((1, 3)))
    for project, space in ((HOUSE, space_at(0, 0)), (FOREST, space_at(2, 0))):
        game.play(Draw(project, space))
    table = tables.make(game)
    table.model.go_on()
    assert table.model.phase is Phase.WAIT
    looks = [card.look for card in table.roll.cards]
    assert all(look is not None and look.is_undecided for look in looks)


def test_who_cannot_go_on_yet_is_told_what_to_do_instead(tables: Tables) -> None:
    table = tables.make(rolled((1, 2), (4, 2)))
    told = QSignalSpy(table.model.rejected)
    Hand(table).key(Key.Key_Space)
    assert told.at(0)[0] == "2 drawings to go: click a lit space, or use the arrow keys."


def test_the_cursor_of_one_person_is_not_there_for_the_next(tables: Tables) -> None:
    table = tables.make(played(people(2), 1))
    hand = Hand(table)
    for _drawing in range(2):
        hand.key(Key.Key_Down)
        hand.key(Key.Key_Return)
    assert table.sheet.cursor_space is not None
    hand.key(Key.Key_Space)
    wait(lambda: not table.hand_over.isHidden())
    assert table.sheet.cursor_space is None


# The end.


def test_after_the_end_the_table_shows_the_last_roll_and_the_result(tables: Tables) -> None:
    game = played(people(1))
    table = tables.make(game)
    table.model.go_on()
    last = [step.action for step in game.steps if isinstance(step.action, Roll)][-1]
    assert table.model.dice == last.faces
    assert statuses(table) == [Status.DRAWN, Status.DRAWN]
    assert table.sheet.picture is not None
    assert table.sheet.picture.facts.avenue is None
    assert table.points.title == "Points in all"
    assert str(table.model.scores[0].total) in table.scores.told


def test_the_result_can_be_seen_again_from_the_table(tables: Tables) -> None:
    table = tables.make(played(people(1)))
    table.model.go_on()
    asked = QSignalSpy(table.buttons.result_requested)
    assert table.buttons.go.isEnabled()
    hand = Hand(table)
    hand.click(table.buttons.go)
    hand.key(Key.Key_Space)
    assert asked.count() == 2


def test_the_bar_leads_back_to_the_start_screen(tables: Tables) -> None:
    table = tables.make(people(1))
    left = QSignalSpy(table.bar.left)
    Hand(table).click(table.bar.back)
    assert left.count() == 1


# What the others drew lately, and what scored.


def test_what_others_drew_is_marked_until_one_draws(tables: Tables) -> None:
    table = tables.make(played(people(3), 1 + 6 + 1 + 6 + 1))
    model = table.model
    assert (model.turn, model.drawer, len(model.state.drawn)) == (2, 0, 0)
    new = [sheet.picture.new for sheet in table.others.sheets if sheet.picture]
    drawn = [
        tuple(
            event.space
            for step in model.game.steps[8:14]
            for event in step.events
            if isinstance(event, ProjectDrawn) and event.player == player
        )
        for player in (1, 2)
    ]
    assert new == drawn
    gained = [model.state.scores[player][0] for player in (1, 2)]
    told = [sheet.accessibleDescription() for sheet in table.others.sheets]
    assert all(f"Turn 1: {n} point" in line for n, line in zip(gained, told, strict=True))
    Hand(table).click(space_place(table, model.lit[0]))
    settle()
    assert not any(sheet.picture.new for sheet in table.others.sheets if sheet.picture)
    assert "Turn 1" not in table.others.sheets[0].accessibleDescription()


def test_a_sheet_looked_at_large_shows_what_is_new_on_it(tables: Tables) -> None:
    table = tables.make(played(people(3), 1 + 6 + 1 + 6 + 1))
    Hand(table).click(table.others.sheets[0])
    assert table.sheet.picture is not None
    assert len(table.sheet.picture.new) == 2
    assert not table.sheet.picture.lit_spaces


def test_a_small_sheet_is_told_large_only_while_it_is(tables: Tables) -> None:
    table = tables.make(played(people(3), 1 + 6 + 1))
    hand, small = Hand(table), table.others.sheets[0]
    hand.click(small)
    assert "shown large" in small.accessibleDescription()
    hand.click(table.back)
    assert "shown large" not in small.accessibleDescription()
    hand.key(Key.Key_N)
    assert "shown large" in small.accessibleDescription()
    hand.click(table.others.sheets[1])
    assert "shown large" not in small.accessibleDescription()


def test_pointing_at_a_turn_lights_what_it_scored_and_tells_the_groups(tables: Tables) -> None:
    table = tables.make(played(people(1), 1 + 2 + 3 + 3 + 3, luck=2))
    events = [event for step in table.model.game.steps for event in step.events]
    scored = [e for e in events if isinstance(e, GroupScored)]
    turn = next(e for e in events if isinstance(e, TurnScored))
    groups = [e for e in scored if events.index(e) < events.index(turn)]
    assert groups
    hand, sheet = Hand(table), table.sheet
    place = sheet.places.turn(1).center().toPoint()
    hand.move(sheet.mapToGlobal(place))
    assert [group.spaces for group in sheet.lit_groups] == [e.spaces for e in groups]
    tip = sheet.tip_at(place)
    assert f"Avenue {AVENUE_NAMES[turn.avenue]} scored." in tip
    assert all(f": {e.points}" in tip for e in groups)
    hand.move(space_place(table, 0))
    assert not sheet.lit_groups


def test_pointing_at_a_group_in_the_panel_lights_it(tables: Tables) -> None:
    table = next(
        made
        for steps in range(20, 40)
        if len((made := tables.make(played(people(1), steps))).model.sheet(0).scoring) > 1
    )
    panel, hand = table.scores, Hand(table)
    panel.grab()
    area, group = panel.group_areas[0]
    hand.move(panel.mapToGlobal(area.center().toPoint()))
    assert table.sheet.lit_groups == (group,)
    hand.move(panel.mapToGlobal(QPoint(4, 4)))
    assert table.sheet.lit_groups == table.model.sheet(0).scoring
    hand.move(space_place(table, 0))
    assert not table.sheet.lit_groups


def test_the_tool_tip_of_a_space_lies_beside_the_sheet(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = tables.make(rolled((1, 2), (4, 2)), (1024, 700))
    placed: list[QPoint] = []
    monkeypatch.setattr(view, "show_tip", lambda place, _text, _widget: placed.append(place))
    for space in (0, 3, 29):
        place = table.sheet.space_rect(space).center()
        event = QHelpEvent(QEvent.Type.ToolTip, place, table.sheet.mapToGlobal(place))
        QApplication.sendEvent(table.sheet, event)
    assert len(placed) == 3
    right = table.sheet.mapToGlobal(table.sheet.rect().topRight()).x()
    assert all(place.x() > right for place in placed)


# Keys in the preparation, and where the focus goes.


def test_arrows_lead_from_the_kinds_to_the_sheet(tables: Tables) -> None:
    table = tables.make(rolled((2, 6)))
    hand, kinds = Hand(table), table.roll.cards[0].kinds
    kinds[0].setFocus(Qt.FocusReason.TabFocusReason)
    hand.key(Key.Key_Down)
    assert table.sheet.hasFocus()
    assert table.sheet.cursor_space is not None


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_2])
def test_who_chooses_a_kind_by_key_goes_on_to_the_sheet(tables: Tables, key: Qt.Key) -> None:
    table = tables.make(rolled((2, 6)))
    hand, kinds = Hand(table), table.roll.cards[0].kinds
    kinds[1].setFocus(Qt.FocusReason.TabFocusReason)
    hand.key(key)
    assert table.model.project is FOREST
    assert table.sheet.hasFocus()
    hand.key(Key.Key_Return)
    assert len(table.model.state.drawn) == 1


def test_the_strip_of_the_others_is_back_when_a_person_draws(tables: Tables) -> None:
    table = tables.make(rolled((2, 6), (3, 5), players=12))
    bar = table.others.strip.horizontalScrollBar()
    table.others.bring_into_sight(11)
    assert bar.value() > 0
    table.refresh()
    assert bar.value() == 0
    table.others.bring_into_sight(11)
    table.model.new_game(people(12, seed="8"))
    settle()
    assert bar.value() == 0


def test_a_new_game_begins_without_the_focus_of_the_last(tables: Tables) -> None:
    table = tables.make(rolled((2, 6), players=4))
    table.others.sheets[0].setFocus()
    table.model.new_game(people(4))
    settle()
    Hand(table).key(Key.Key_Space)
    assert table.model.dice is not None


def test_only_the_first_roll_begins_the_game(tables: Tables) -> None:
    assert tables.make(people(1)).bar.prompt == "Roll the dice to begin"
    assert tables.make(played(table_of_seats("human", "easy"), 5)).bar.prompt == "Roll the dice"


def test_what_was_taken_back_can_be_drawn_again_by_a_button(tables: Tables) -> None:
    table = tables.make(rolled((2, 6)))
    hand, buttons = Hand(table), table.buttons
    assert not buttons.redo.isVisible()
    hand.click(space_place(table, table.model.lit[0]))
    settle()
    hand.click(buttons.undo)
    settle()
    assert not table.model.state.drawn
    assert not buttons.redo.geometry().intersects(buttons.undo.geometry())
    hand.click(buttons.redo)
    settle()
    assert len(table.model.state.drawn) == 1
    assert not buttons.redo.isVisible()
