"""Reading a record by replaying it, so that every record that loads is a legal game."""

from __future__ import annotations

from typing import Any

from ...action_errors import ActionError, IllegalActionError
from ...records.document import opened
from ...records.errors import RESULT, SETUP, Problem, RecordError, quoted
from ...records.fields import Fields, fields_of
from ..actions import COLLECT_INCOME
from ..bounds import MOST_TURNS
from ..errors import Refusal
from ..game import Game
from .action_reader import ActionReader, refused, roll, turn_place
from .derived import SCORE_PARTS, income_document, result_document
from .format import DOCUMENT_FIELDS, ENDINGS, FORMAT, VERSION
from .setup_reader import read_setup

# Every placement copies the owners of all buildings. On a board of a hundred, the longest record
# can be replayed; on one of ten thousand, those copies would fill the memory of any machine.
MOST_OWNERS = 10_000_000


def loads(data: bytes | str) -> Game:
    """The game in a record; RecordError if anything in it is wrong."""
    document = opened(data, FORMAT, VERSION)
    setup = read_setup(document.section("setup", SETUP))
    game = Game(setup, document.extra(DOCUMENT_FIELDS))
    _replay(game, _turns(document, len(setup.board.buildings)))
    if "result" in document:
        _check_result(game, fields_of(RESULT, document.get("result")))
    return game


def _turns(document: Fields, buildings: int) -> list[Any]:
    """The turns, unless there are too many to replay on so large a board."""
    return document.counted("turns", 0, min(MOST_TURNS, MOST_OWNERS // max(buildings, 1)))


def _replay(game: Game, turns: list[Any]) -> None:
    actions = ActionReader(game)
    for number, turn in enumerate(turns, 1):
        place = turn_place(number)
        try:
            # A turn that ended the game with its income is written; no other turn may follow the
            # end.
            if game.turn != number:
                raise IllegalActionError(Refusal.GAME_OVER)
            _read_turn(game, fields_of(place, turn), actions)
        except ActionError as error:
            raise refused(place, error) from error
        if number < len(turns) and game.turn == number and not game.state.is_over:
            raise RecordError(place, Problem.TURN_NOT_ENDED)


def _read_turn(game: Game, fields: Fields, actions: ActionReader) -> None:
    _check_player(game, fields)
    if "income" in fields:
        _read_income(game, fields)
    elif game.state.forgetful and "roll" in fields:
        raise fields.error(Problem.MISSING, "income")
    if "roll" in fields or "actions" in fields:
        if game.state.is_over:
            raise IllegalActionError(Refusal.GAME_OVER)
        roll(game, fields.integers("roll"))
        actions.read(fields)


def _check_player(game: Game, fields: Fields) -> None:
    player, expected = fields.index("player", game.state.players), game.state.player
    if player != expected:
        raise fields.error(Problem.WRONG_PLAYER, "player", value=player, expected=expected)


def _read_income(game: Game, fields: Fields) -> None:
    """Check the income; in a forgetful game, collect it, or forgo it by rolling."""
    state, income = game.state, fields.inner("income")
    written = (income.integer("inns"), income.integer("churches"))
    due = state.income(state.player)
    forgone = state.forgetful and "roll" in fields and not any(written)
    if written != due and not forgone:
        raise _wrong_income(fields, written, due, in_part=state.forgetful and any(written))
    if state.uncollected and not forgone:
        game.play(COLLECT_INCOME)


def _wrong_income(
    fields: Fields, written: tuple[int, int], due: tuple[int, int], *, in_part: bool
) -> RecordError:
    problem = Problem.INCOME_IN_PART if in_part else Problem.DOES_NOT_FOLLOW
    value, expected = quoted(income_document(*written)), quoted(income_document(*due))
    return fields.error(problem, "income", value=value, expected=expected)


def _check_result(game: Game, fields: Fields) -> None:
    """Check that the result is complete and follows from the game."""
    if game.state.ending is None:
        raise fields.error(Problem.RESULT_TOO_EARLY)
    expected = result_document(game.state, game.state.ending)
    fields.compare("reason", fields.word("reason", ENDINGS), expected["reason"])
    _check_scores(fields, expected["scores"])
    fields.compare("winners", list(fields.integers("winners")), expected["winners"])


def _check_scores(fields: Fields, expected: list[dict[str, int]]) -> None:
    fields.counted("scores", len(expected), len(expected))
    for score, right in zip(fields.objects("scores"), expected, strict=True):
        for part in SCORE_PARTS:
            score.compare(part, score.integer(part), right[part])
