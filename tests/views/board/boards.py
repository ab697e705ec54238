"""Boards and views to try out."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from bohemian_villages.engine.state import initial_state
from bohemian_villages.models.game.data import NO_PLAYER, Board, Building, Kind, State, Village
from bohemian_villages.views.board import BoardView
from bohemian_villages.views.toolkit.art import Art
from bohemian_villages.village_sets import standard_set

KINDS = list(Kind)

_windows: list[QWidget] = []


def standard_board(players: int, seed: str = "7") -> Board:
    """A board of 6, 8 or 9 villages of the standard set."""
    return standard_set().random_board(players, seed)


def own_board(*counts: int, name: str = "Village {}") -> Board:
    """Villages with so many buildings, of all kinds."""
    villages = []
    for place, count in enumerate(counts):
        kinds = [KINDS[(5 * number + place) % 11] for number in range(count)]
        buildings = tuple(Building(kind, 7 if kind in (10, 12) else 0) for kind in kinds)
        villages.append(Village(str(place), name.format(place + 1), buildings))
    return Board(tuple(villages))


def state_with(board: Board, owners: dict[int, int], players: int = 5) -> State:
    """A position with these figures on the board."""
    state = initial_state(board, players)
    for building in range(len(board.buildings)):
        state.owners[building] = owners.get(building, NO_PLAYER)
    return state


def make_view(art: Art, board: Board, width: int = 952, height: int = 590) -> BoardView:
    """A view of that size in a window, everything drawn."""
    window = QWidget()
    _windows.append(window)
    view = BoardView(art, window)
    window.resize(width, height)
    view.resize(width, height)
    view.set_board(board)
    window.show()
    settle(art)
    return view


def close_views() -> None:
    """Close all windows that were made."""
    while _windows:
        window = _windows.pop()
        window.close()
        window.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle(art: Art) -> None:
    """Wait until everything is drawn and shown."""
    for _ in range(3):
        QApplication.processEvents()
        assert art.wait(60_000)
    QApplication.processEvents()


def spot(view: BoardView, building: int) -> QPoint:
    """Where one would click on a building, in the view."""
    return view.viewport().mapFromGlobal(view.building_place(building))


LEFT = Qt.MouseButton.LeftButton
