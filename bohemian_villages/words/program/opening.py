"""Why a file cannot be opened as a game: what it is instead, and where exactly it is wrong."""

from __future__ import annotations

from collections.abc import Callable

from ...records.errors import Problem, RecordError, Section
from ..catalogue import Speaker
from ..foreign import one_line, quote_path
from ..grammar import capitalized

Sentence = Callable[[RecordError], str]
"""A function that puts a record's error into words of its game."""

_OF_FILES = frozenset(problem for problem in Problem if problem.name.startswith("FILE_"))
# Problems that any file can have.
_OF_TEXTS = frozenset(
    {
        Problem.NOT_UTF8,
        Problem.NOT_JSON,
        Problem.NOT_A_NUMBER,
        Problem.NUMBER_TOO_LARGE,
        Problem.LONE_SURROGATE,
        Problem.NESTED_TOO_DEEPLY,
    }
)


class OpeningWords(Speaker):
    """Texts about a file that does not hold a playable game."""

    def title(self) -> str:
        """Heading."""
        return self.tr("This game cannot be opened")

    def close(self) -> str:
        """Button that closes the dialog."""
        return self.tr("OK")

    def verdict(self, error: RecordError, game: str) -> str:
        """What the file is, in a sentence without its name."""
        if error.problem in (plain := self._plain()):
            reason = one_line(error.values.get("reason", "")).rstrip(".")
            return plain[error.problem].format(reason=reason)
        if error.problem in _OF_TEXTS and not error.path:
            text = self.tr("This is not a saved game of {game}, or it is damaged.")
            return text.format(game=game)
        if error.place.section is Section.DOCUMENT and error.path in ((), ("format",)):
            return self.tr("This is not a saved game of {game}.").format(game=game)
        return self.tr("This saved game is damaged.")

    def _plain(self) -> dict[Problem, str]:
        """Problems with nothing more to say."""
        return {
            Problem.FILE_MISSING: self.tr(
                "There is no such file. It may have been moved or deleted."
            ),
            Problem.FILE_IS_FOLDER: self.tr("This is a folder, not a saved game."),
            Problem.FILE_NOT_REGULAR: self.tr("This is a device or a pipe, not a saved game."),
            Problem.FILE_TOO_LARGE: self.tr("This file is too large to be a saved game."),
            Problem.FILE_EMPTY: self.tr("This file is empty."),
            Problem.FILE_UNREADABLE: self.tr("This file cannot be read: {reason}."),
            Problem.NEWER_VERSION: self.tr(
                "This game was saved by a newer version of the program, which you need to open it."
            ),
        }

    def detail(self, error: RecordError, sentence: Sentence) -> str:
        """Where exactly the file is wrong; empty if the verdict says it all."""
        return "" if error.problem in self._plain() else capitalized(sentence(error))

    def line(self, file: str, error: RecordError, game: str, sentence: Sentence) -> str:
        """File, verdict and detail in one line, for the terminal."""
        if error.problem in _OF_FILES:
            return sentence(error)
        said = " ".join(filter(None, [self.verdict(error, game), self.detail(error, sentence)]))
        return self.tr("{file}: {sentences}").format(file=quote_path(file), sentences=said)


opening_words = OpeningWords()
