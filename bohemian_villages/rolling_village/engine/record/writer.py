"""Writing a record: a game as a JSON document and as text."""

from __future__ import annotations

from typing import Any

from ....records.dice_from import dice_document
from ....records.writing import Document, text_of, with_extra
from ..actions import Draw
from ..events import DiceRolled, Event, ProjectDrawn, TurnScored
from ..game import Game
from ..setup import Player, Setup
from ..sheet import avenue_at, column_of
from ..state import BONUS_TURNS
from .format import DOCUMENT_FIELDS, FORMAT, PLAYER_FIELDS, SETUP_FIELDS, VERSION, result_document

# How many levels of these fields get lines of their own: one for each player, sheet or score.
_LEVELS = {"setup": 2, "preparation": 2, "turns": 3, "result": 2}


def to_document(game: Game, *, secret: bool = False) -> Document:
    """The game as a document; a secret one contains nothing from which dice can be foretold."""
    document: Document = {
        "format": FORMAT,
        "version": VERSION,
        "setup": _setup_document(game.setup, secret),
    }
    rolls = _roll_documents(game)
    if rolls:
        document["preparation"] = rolls[0]
    document["turns"] = rolls[1:]
    if game.state.is_over:
        document["result"] = result_document(game.state)
    return with_extra(document, game.extra, DOCUMENT_FIELDS)


def dumps(game: Game) -> str:
    """The game as the text of its record: always the same text for the same game."""
    return text_of(to_document(game), _LEVELS)


def draw_document(draw: Draw | ProjectDrawn) -> Document:
    """A project and where it is drawn, counted from 1."""
    column, avenue = column_of(draw.space) + 1, avenue_at(draw.space) + 1
    return {"project": draw.project.key, "column": column, "avenue": avenue}


def _setup_document(setup: Setup, secret: bool) -> Document:
    document = {} if secret else dice_document(setup.seed, setup.dice_from)
    document["players"] = [_player_document(player) for player in setup.players]
    document["sheet"] = [list(avenue) for avenue in setup.sheet]
    return with_extra(document, setup.extra, SETUP_FIELDS)


def _player_document(player: Player) -> Document:
    document = {"name": player.name, "control": player.control}
    return with_extra(document, player.extra, PLAYER_FIELDS)


def _roll_documents(game: Game) -> list[Document]:
    """The preparation and all turns; the last one may be unfinished."""
    rolls: list[Document] = []
    for step in game.steps:
        for event in step.events:
            _write(rolls, event, step.turn)
    return rolls


def _write(rolls: list[Document], event: Event, turn: int) -> None:
    match event:
        case DiceRolled(faces=faces):
            rolls.append({"roll": list(faces), "sheets": []})
        case ProjectDrawn():
            _write_draw(rolls[-1]["sheets"], event)
        case TurnScored(avenue=avenue, points=points):
            sheet: dict[str, Any] = rolls[-1]["sheets"][-1]
            if turn not in BONUS_TURNS:
                sheet["bonus"] = None
            sheet |= {"scored": avenue + 1, "score": points}


def _write_draw(sheets: list[Document], event: ProjectDrawn) -> None:
    if event.player == len(sheets):
        sheets.append({"draw": []})
    if event.bonus:
        sheets[-1]["bonus"] = draw_document(event)
    else:
        sheets[-1]["draw"].append(draw_document(event))
