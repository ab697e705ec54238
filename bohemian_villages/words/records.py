"""Errors in a game record: one sentence for each, beginning with its place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..records.errors import JsonType, Problem, RecordError, RecordPlace, Section
from . import foreign
from .catalogue import Speaker


class RecordWords(Speaker):
    """Sentences about errors in a record; every game adds words for its own rules."""

    def __init__(self, rule: Callable[[Any], str]) -> None:
        self._rule = rule
        """Returns the sentence for a refusal by the game's rules."""

    def sentence(self, error: RecordError) -> str:
        """Place and problem in one sentence: "turn 12, action 2: …"."""
        return self._placed(error.place, self._text(error).format(**self._values(error)))

    def _placed(self, place: RecordPlace, sentence: str) -> str:
        numbers = {"turn": place.turn, "action": place.action, "sheet": place.sheet}
        return self._place(place).format(**numbers, sentence=sentence)

    def _place(self, place: RecordPlace) -> str:
        match place:
            case RecordPlace(Section.TURN, action=action) if action:
                return self.tr("turn {turn}, action {action}: {sentence}")
            case RecordPlace(Section.TURN, sheet=sheet) if sheet:
                return self.tr("turn {turn}, sheet {sheet}: {sentence}")
            case RecordPlace(Section.PREPARATION, sheet=sheet) if sheet:
                return self.tr("preparation, sheet {sheet}: {sentence}")
        return {
            Section.DOCUMENT: "{sentence}",
            Section.SETUP: self.tr("setup: {sentence}"),
            Section.PREPARATION: self.tr("preparation: {sentence}"),
            Section.TURN: self.tr("turn {turn}: {sentence}"),
            Section.RESULT: self.tr("result: {sentence}"),
        }[place.section]

    def _values(self, error: RecordError) -> dict[str, Any]:
        """The values for the placeholders; texts from elsewhere are made safe."""
        values = {
            name: foreign.isolated(value) if isinstance(value, str) else value
            for name, value in error.values.items()
        }
        values["field"] = foreign.quote(error.field)
        if "file" in values:
            values["file"] = foreign.quote_path(error.values["file"])
        if "reason" in values:
            values["reason"] = foreign.one_line(error.values["reason"]).rstrip(".")
        return values

    def _text(self, error: RecordError) -> str:
        match error.problem:
            case Problem.RULE_BROKEN:
                return self._rule(error.values["refusal"])
            case Problem.WRONG_TYPE:
                return self._wrong_type(error)
            case Problem.WRONG_COUNT:
                return self._wrong_count(error)
        texts = (
            self._about_files() | self._about_text() | self._about_fields() | self._about_games()
        )
        texts |= (
            self._about_values() if error.path else {Problem.MISSING: self.tr("It is missing.")}
        )
        return texts[error.problem]

    def _about_files(self) -> dict[Problem, str]:
        return {
            Problem.FILE_MISSING: self.tr("There is no file {file}."),
            Problem.FILE_IS_FOLDER: self.tr("{file} is a folder, not a game record."),
            Problem.FILE_NOT_REGULAR: self.tr("{file} is not an ordinary file."),
            Problem.FILE_TOO_LARGE: self.tr(
                "{file} is larger than {most} bytes, too large for a game record."
            ),
            Problem.FILE_UNREADABLE: self.tr("{file} cannot be read: {reason}."),
            Problem.FILE_EMPTY: self.tr("{file} is empty."),
        }

    def _about_text(self) -> dict[Problem, str]:
        return {
            Problem.NOT_UTF8: self.tr("This is not UTF-8 text; it breaks off after byte {offset}."),
            Problem.NOT_JSON: self.tr("This is not JSON: see line {line}, column {column}."),
            Problem.NOT_A_NUMBER: self.tr("{value} is not valid JSON."),
            Problem.NUMBER_TOO_LARGE: self.tr("A number is too large."),
            Problem.WRITTEN_TWICE: self.tr("The field {field} is written twice."),
            Problem.LONE_SURROGATE: self.tr(
                "There is half a character in line {line}, column {column}."
            ),
            Problem.NESTED_TOO_DEEPLY: self.tr("Lists and objects are nested too deeply."),
            Problem.WRONG_FORMAT: self.tr(
                "This is not a game record: its format is {value}, not {expected}."
            ),
            Problem.NEWER_VERSION: self.tr(
                "This record has version {value}; you need a newer program to read it."
            ),
            Problem.UNKNOWN_VERSION: self.tr("There is no record version {value}."),
        }

    def _about_values(self) -> dict[Problem, str]:
        """What may be wrong anywhere, in a field that is known."""
        return {
            Problem.NESTED_TOO_DEEPLY: self.tr("The field {field} is nested too deeply."),
            Problem.NOT_A_NUMBER: self.tr("The field {field} is {value}, which is not valid JSON."),
            Problem.NUMBER_TOO_LARGE: self.tr("The number in the field {field} is too large."),
        }

    def _about_fields(self) -> dict[Problem, str]:
        return {
            Problem.MISSING: self.tr("The field {field} is missing."),
            Problem.OUT_OF_RANGE: self.tr(
                "The field {field} must be from {least} to {most}, not {value}."
            ),
            Problem.TOO_SMALL: self.tr("The field {field} must be {least} or more, not {value}."),
            Problem.TOO_LARGE: self.tr("The field {field} must be {most} or less, not {value}."),
            Problem.UNKNOWN: self.tr("The field {field} names something unknown: {value}."),
            Problem.TOO_LONG: self.tr(
                "The field {field} must have at most {most} characters, not {value}."
            ),
            Problem.ODD_SIGN: self.tr(
                "The field {field} must not hold a control or direction character such as {value}."
            ),
            Problem.EMPTY: self.tr("The field {field} must not be empty."),
            Problem.NOT_UNIQUE: self.tr(
                "The field {field} repeats {value}, which is already in use."
            ),
            Problem.UNEXPECTED: self.tr(
                "Remove the field {field}; only town halls and manors have printed coins."
            ),
        }

    def _about_games(self) -> dict[Problem, str]:
        return {
            Problem.WRONG_PLAYER: self.tr(
                "The field {field} must be {expected}, not {value}: it is that player’s turn."
            ),
            Problem.TURN_NOT_ENDED: self.tr("The turn is not over, but another turn follows."),
            Problem.ACTION_AFTER_END: self.tr("The turn is over; nothing can follow its end."),
            Problem.SHEET_NOT_DONE: self.tr("The sheet is not done, but more follows."),
            Problem.SCORE_TOO_EARLY: self.tr(
                "The field {field} must go; it is written when the sheet is done."
            ),
            Problem.NOT_IN_PREPARATION: self.tr(
                "The field {field} must go; nothing scores in the preparation."
            ),
            Problem.DOES_NOT_FOLLOW: self.tr(
                "The field {field} must be {expected}, not {value}; it follows from the rest."
            ),
            Problem.INCOME_IN_PART: self.tr(
                "Income is collected in full, {expected}, or not at all, but here it is {value}."
            ),
            Problem.RESULT_TOO_EARLY: self.tr("There is a result, but the game is not over."),
        }

    def _wrong_type(self, error: RecordError) -> str:
        if not error.path:
            return self.tr("This must be an object.")
        return {
            JsonType.OBJECT: self.tr("The field {field} must be an object."),
            JsonType.LIST: self.tr("The field {field} must be a list."),
            JsonType.TEXT: self.tr("The field {field} must be text."),
            JsonType.INTEGER: self.tr("The field {field} must be a whole number."),
            JsonType.BOOLEAN: self.tr("The field {field} must be true or false."),
            JsonType.INTEGER_OR_NULL: self.tr("The field {field} must be a whole number or null."),
        }[error.values["expected"]]

    def _wrong_count(self, error: RecordError) -> str:
        least, most = error.values["least"], error.values["most"]
        if least == most:
            return self.tr("The list {field} must have %n entry(s), not {value}.", "", least)
        return self.tr("The list {field} must have {least} to {most} entries, not {value}.")


def about_file(error: RecordError) -> str:
    """What is wrong with a file, whatever it contains."""
    return RecordWords(str).sentence(error)
