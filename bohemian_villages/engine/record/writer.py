"""Writing a record: a game as a JSON document and as text."""

from __future__ import annotations

from typing import Any, assert_never

from ...records.dice_from import dice_document
from ...records.writing import text_of, with_extra
from ..actions import EndTurn, Move, Place, Reroll, TakeBishop, TakeSpecial
from ..board import PRINTED_WITH_COINS, Board, Building, Village
from ..events import DiceRolled, IncomePaid, TurnStarted
from ..game import Game, Step
from ..setup import Player, Setup
from .derived import coins, income_document, kicked, result_document
from .format import DOCUMENT_FIELDS, FORMAT, PLAYER_FIELDS, SETUP_FIELDS, VERSION

Document = dict[str, Any]

# How many levels of these fields get lines of their own: one for each player, village or turn.
_LEVELS = {"setup": 2, "turns": 1, "result": 2}


def to_document(game: Game, *, secret: bool = False) -> Document:
    """The game as a document; a secret one contains nothing from which dice can be foretold."""
    document = {
        "format": FORMAT,
        "version": VERSION,
        "setup": _setup_document(game.setup, secret),
        "turns": _turn_documents(game),
    }
    if game.state.ending is not None:
        document["result"] = result_document(game.state, game.state.ending)
    return with_extra(document, game.extra, DOCUMENT_FIELDS)


def dumps(game: Game) -> str:
    """The game as the text of its record: always the same text for the same game."""
    return text_of(to_document(game), _LEVELS)


def action_document(board: Board, action: Move | Reroll | EndTurn) -> Document:
    """A decision as the record has it, without what follows from it or what the dice show."""
    match action:
        case Place(dice, building):
            village = board.villages[board.village_of[building]].id
            slot = board.slot_of(building)
            return {"do": "place", "dice": list(dice), "village": village, "slot": slot}
        case TakeBishop(dice):
            return {"do": "bishop", "dice": list(dice)}
        case TakeSpecial(dice):
            return {"do": "special", "dice": list(dice)}
        case Reroll(dice):
            return {"do": "reroll", "dice": list(dice)}
        case EndTurn():
            return {"do": "end"}
        case _:
            assert_never(action)


def _setup_document(setup: Setup, secret: bool) -> Document:
    document = {} if secret else dice_document(setup.seed, setup.dice_from)
    document |= {
        "players": [_player_document(player) for player in setup.players],
        "first_player": setup.first_player,
        "figures": setup.figures,
        "bank": setup.bank,
        "special_tiles": setup.special_tiles,
    }
    if setup.forgetful_income:
        document["forgetful_income"] = True
    document["villages"] = [_village_document(village) for village in setup.board.villages]
    return with_extra(document, setup.extra, SETUP_FIELDS)


def _player_document(player: Player) -> Document:
    document = {"name": player.name, "color": player.color, "control": player.control}
    return with_extra(document, player.extra, PLAYER_FIELDS)


def _village_document(village: Village) -> Document:
    buildings = [_building_document(building) for building in village.buildings]
    return {"id": village.id, "name": village.name, "buildings": buildings}


def _building_document(building: Building) -> Document:
    document: Document = {"kind": building.kind.key}
    if building.kind in PRINTED_WITH_COINS:
        document["value"] = building.value
    return document


def _turn_documents(game: Game) -> list[Document]:
    """All turns; the last one may be unfinished."""
    start = game.start
    turns = [_new_turn(start.player, start.forgetful)]
    for step in game.steps:
        _write_step(turns, step)
    return turns


def _new_turn(player: int, forgetful: bool) -> Document:
    """A turn at its beginning: in a forgetful game its income is not known yet."""
    return {"player": player} if forgetful else {"player": player, "income": income_document(0, 0)}


def _write_step(turns: list[Document], step: Step) -> None:
    """Write a decision at once, but a reroll only when its dice have fallen."""
    if isinstance(step.action, Move | EndTurn):
        turns[-1]["actions"].append(_step_document(step, step.action))
    for event in step.events:
        match event:
            case DiceRolled():
                _write_roll(turns[-1], event)
            case TurnStarted(player):
                turns.append(_new_turn(player, step.state.forgetful))
            case IncomePaid(_, inns, churches):
                turns[-1]["income"] = income_document(inns, churches)


def _step_document(step: Step, action: Move | EndTurn) -> Document:
    document = action_document(step.state.board, action)
    if isinstance(action, Place):
        document["kicked"] = kicked(step.events)
        document["coins"] = coins(step.events, step.state.players)
    return document


def _write_roll(turn: Document, event: DiceRolled) -> None:
    faces = list(event.faces)
    if "roll" in turn:
        reroll = {"do": "reroll", "dice": list(event.dice), "faces": faces}
        turn["actions"].append(reroll)
    else:
        turn.setdefault("income", income_document(0, 0))
        turn |= {"roll": faces, "actions": []}
