"""What a player sees on the table, held against the game."""

from __future__ import annotations

from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bohemian_villages.models.game.data import NO_PLAYER
from bohemian_villages.models.game.log import Teller
from bohemian_villages.models.game.players import player_view
from bohemian_villages.models.game.supply import supply_row
from bohemian_villages.views.table.dice.chip import Chip
from bohemian_villages.views.table.supply import CELLS
from bohemian_villages.views.table.table_screen import TableScreen
from bohemian_villages.views.toolkit.animation.overlay import Piece
from bohemian_villages.views.toolkit.painting.repaints import NEXT_PASS_MS


def is_at_rest(table: TableScreen) -> bool:
    """Whether nothing moves and nothing is about to by itself."""
    return not table.director.is_busy and not table.flow.is_due


def check(table: TableScreen) -> None:
    """At rest, everything shown agrees with the game."""
    assert is_at_rest(table)
    check_board(table)
    check_dice(table)
    check_chips(table)
    check_buttons(table)
    check_cards(table)
    check_lists(table)
    pieces = [piece for piece in table.overlay.findChildren(Piece) if piece.isVisible()]
    assert not [piece for piece in pieces if piece.is_carried and not table.drags.is_dragging]


def check_board(table: TableScreen) -> None:
    """Figures stand where the state says, and what is lit is what can be reached."""
    model, state = table.model, table.model.state
    colors = [player.color for player in model.setup.players]
    wanted = [None if owner == NO_PLAYER else colors[owner] for owner in state.owners]
    items = table.board._board_scene.buildings
    assert [item.owner for item in items] == wanted
    assert [item._figure.drawing is not None for item in items] == [
        owner != NO_PLAYER for owner in state.owners
    ]
    suggested = table.hint.lit()
    targets = model.lit() if suggested is None else suggested
    lit = {building: target.victim for building, target in targets.items()}
    assert {building: shown.victim for building, shown in table.board.lit.items()} == lit
    assert {b for b, item in enumerate(items) if item.lit is not None} == set(lit)
    if not table.drawer.isVisible():
        marked = {b for b, item in enumerate(items) if item.is_marked}
        assert marked <= table.news.buildings()
        if model.is_human_turn and not state.moved:
            assert marked == table.news.buildings()


def check_dice(table: TableScreen) -> None:
    """The dice show what fell, which are used and which are picked."""
    model, state = table.model, table.model.state
    for place, die in enumerate(table.tray.dice):
        lies = bool(state.dice) and place not in model.due_dice
        # Before the roll the dice of the turn before still lie there, faded.
        last = () if state.dice or model.is_over else model.dice_of_last_turn
        assert die.face == (state.dice[place] if lies else last[place] if last else 0)
        assert die.tumble == 1.0
        assert die.is_used == ((lies and place not in state.unused) or bool(last))
        assert die.isChecked() == (place in model.selected_dice)
        assert die.isEnabled() == (lies and place in state.unused)
    assert table.real_dice.isHidden() != model.can_enter_roll
    assert table.chips.isHidden() == (model.can_enter_roll or not table.meanwhile.isHidden())
    if not (model.can_enter_roll or state.dice):
        assert table.meanwhile.isHidden() == (not model.turns_of_others)


def check_chips(table: TableScreen) -> None:
    """A chip for every choice, in its order, usable where the choice is."""
    model = table.model
    chips = [chip for chip in table.chips.findChildren(Chip) if not chip.is_gone]
    assert chips == table.chips.chips
    assert [chip.choice.key for chip in chips] == [choice.key for choice in model.choices]
    assert [chip.isEnabled() for chip in chips] == [choice.enabled for choice in model.choices]
    assert [chip.isChecked() for chip in chips] == [model.is_chosen(c) for c in model.choices]
    assert not any(chip.isHidden() for chip in chips)


def check_buttons(table: TableScreen) -> None:
    """Every button can be pressed exactly where it would do something."""
    model, buttons = table.model, table.buttons
    assert buttons.undo.isEnabled() == model.can_undo
    assert buttons.redo.isEnabled() == model.can_redo
    assert buttons.reroll.isEnabled() == (model.can_reroll or model.can_collect)
    assert buttons.go.isEnabled() == (model.can_roll or model.can_end or model.is_over)
    # While a turn is suggested, the bar speaks of it; when the hint has an answer, nobody can say.
    assert table.bar.turn == f"Turn {model.turn}"
    assert table.bar.prompt == (table.hint.prompt or model.prompt)


def check_cards(table: TableScreen) -> None:
    """Cards, rack and supply tell what lies there."""
    model = table.model
    assert len(table.cards) == model.state.players
    for player, card in enumerate(table.cards):
        view = player_view(model, player)
        assert card.view == view
        assert card.is_active == view.to_move
        assert card.geometry().isValid()
    mover = player_view(model, model.player)
    assert (table.rack.color, table.rack.figures) == (mover.color, mover.figures)
    left = tuple(supply_row(model, key) for key in (*CELLS, "bank"))
    assert table.supply._shown == left


def check_lists(table: TableScreen) -> None:
    """The list of actions and the log are complete."""
    model = table.model
    offered = [(row.action, row.text) for row in table.actions_model.rows]
    assert offered == model.actions()
    assert list(table.log.rows) == list(Teller(model.game).all_rows())


def tell(table: TableScreen) -> str:
    """Everything that could have kept a click from doing what it should."""
    dice = [(die.geometry().getRect(), die.isEnabled(), die.isVisible()) for die in table.tray.dice]
    under = QApplication.widgetAt(QCursor.pos())
    return (
        f"{dice}, {table.model._selection}, {table.model.state.unused}, at rest: "
        f"{is_at_rest(table)}, {table.size()}, under the pointer: {under}, "
        f"popup: {QApplication.activePopupWidget()}, told: {table.toast.text!r}"
    )


def settle_events() -> None:
    """Let Qt do what it has posted, and what was put off to the next goes."""
    for _ in range(3):
        QTest.qWait(NEXT_PASS_MS)
        QApplication.processEvents()
