"""Reading a record: replaying it through the rules, so that what can be read is a legal game."""

from __future__ import annotations

from typing import Any

from ....records.document import opened
from ....records.errors import RESULT, SETUP, Problem
from ....records.fields import Fields, fields_of
from ..actions import Roll
from ..errors import Refusal
from ..game import Game
from ..state import PREPARATION
from .format import DOCUMENT_FIELDS, FORMAT, VERSION, place_of, result_document
from .setup_reader import read_setup
from .sheet_reader import SheetReader, play


def loads(data: bytes | str) -> Game:
    """The game in a record; RecordError if anything in it is wrong."""
    document = opened(data, FORMAT, VERSION)
    setup = read_setup(document.section("setup", SETUP))
    game = Game(setup, document.extra(DOCUMENT_FIELDS))
    _replay(game, _rolls(document))
    if "result" in document:
        _check_result(game, fields_of(RESULT, document.get("result")))
    return game


def _rolls(document: Fields) -> list[Any]:
    """The preparation and all turns; nothing before the first dice fell."""
    turns = document.sequence("turns")
    if turns or "preparation" in document:
        preparation = document.section("preparation", place_of(PREPARATION))
        return [preparation.values, *turns]
    return []


def _replay(game: Game, rolls: list[Any]) -> None:
    for turn, roll in enumerate(rolls):
        fields = fields_of(place_of(turn), roll)
        if game.state.is_over:
            raise fields.error(Problem.RULE_BROKEN, refusal=Refusal.GAME_OVER)
        under_way = turn == len(rolls) - 1
        _read_roll(game, turn, fields, under_way=under_way)
        if game.state.turn == turn and not under_way:
            raise fields.error(Problem.TURN_NOT_ENDED)


def _read_roll(game: Game, turn: int, fields: Fields, *, under_way: bool) -> None:
    """Play a roll and every sheet; one may be unfinished where the game stops."""
    fields.counted("roll", 2, 2)
    first, second = fields.integers("roll")
    play(game, fields, lambda: Roll((first, second)))
    sheets = fields.counted("sheets", 0, game.state.players)
    for number, sheet in enumerate(sheets, 1):
        reader = SheetReader(game, fields_of(place_of(turn, number), sheet))
        reader.read(may_stop=under_way and number == len(sheets))


def _check_result(game: Game, fields: Fields) -> None:
    """The result is whole and follows from the game."""
    if not game.state.is_over:
        raise fields.error(Problem.RESULT_TOO_EARLY)
    expected = result_document(game.state)
    scores = expected["scores"]
    fields.counted("scores", len(scores), len(scores))
    for score, right in zip(fields.objects("scores"), scores, strict=True):
        score.compare("turns", list(score.integers("turns")), right["turns"])
        score.compare("squares", score.integer("squares"), right["squares"])
        score.compare("total", score.integer("total"), right["total"])
    fields.compare("winners", list(fields.integers("winners")), expected["winners"])
