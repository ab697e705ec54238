"""Mistakes in a village set: one sentence for each, beginning with its place."""

from __future__ import annotations

from ...engine.board import Kind
from ...engine.village_set import Fault, Type, VillageSetProblem, Where
from ...records.bounds import LONGEST_NAME
from .. import foreign
from ..catalogue import Speaker

# Faults that concern the whole file or set, so that its name is not repeated.
_NAMING = frozenset({Fault.NO_SUCH_FILE, Fault.FOLDER, Fault.UNREADABLE, Fault.NO_SUCH_SET})


class VillageSetWords(Speaker):
    """Sentences about mistakes and doubtful facts in a village set."""

    def sentence(self, problem: VillageSetProblem) -> str:
        """Place and mistake in one sentence: "village 3 (Nenbrad), building 2: …"."""
        return self._placed(problem.where, self._text(problem).format(**self._values(problem)))

    def _placed(self, where: Where, sentence: str) -> str:
        text = "{sentence}"
        if where.village:
            text = self._in_village(where)
        elif where.tile:
            text = self.tr("tile {tile}: {sentence}")
        elif where.removed:
            text = self.tr("removed, {players} players: {sentence}")
        return text.format(
            village=where.village,
            name=foreign.name(where.name),
            building=where.building,
            tile=foreign.name(where.tile),
            players=foreign.name(where.removed),
            sentence=sentence,
        )

    def _in_village(self, where: Where) -> str:
        if where.building and where.name:
            return self.tr("village {village} ({name}), building {building}: {sentence}")
        if where.building:
            return self.tr("village {village}, building {building}: {sentence}")
        if where.name:
            return self.tr("village {village} ({name}): {sentence}")
        return self.tr("village {village}: {sentence}")

    def _values(self, problem: VillageSetProblem) -> dict[str, str | int]:
        return {
            "found": foreign.quote(problem.found),
            "file": foreign.quote_path(problem.found),
            "key": foreign.quote(problem.where.key),
            "count": problem.count,
            "most": problem.most,
            "longest": LONGEST_NAME,
        }

    def _text(self, problem: VillageSetProblem) -> str:
        match problem.fault:
            case Fault.NOT_TOML if not problem.count:
                return self.tr("This is not TOML.")
            case Fault.OTHER_FORMAT if not problem.found:
                return self.tr("This is not a village set: its {key} is missing.")
            case Fault.WRONG_TYPE:
                return self._wrong_type(problem)
            case Fault.VALUE_MISSING | Fault.VALUE_WRONG | Fault.VALUE_NOT_ALLOWED:
                return self._wrong_value(problem)
            case Fault.TOO_FEW_TILES_IN_BOX:
                return self._too_few_tiles(problem)
        texts = self._about_files() | self._about_villages() | self._about_tiles_left_out()
        return texts[problem.fault]

    def _about_files(self) -> dict[Fault, str]:
        return {
            Fault.NO_SUCH_FILE: self.tr("There is no file {file}."),
            Fault.FOLDER: self.tr("{file} is a folder, not a village set."),
            Fault.UNREADABLE: self.tr("{file} cannot be read."),
            Fault.NO_SUCH_SET: self.tr("There is no village set called {found}."),
            Fault.TOO_LARGE: self.tr(
                "The file is larger than {most} bytes, too large for a village set."
            ),
            Fault.NOT_UTF8: self.tr("This is not UTF-8 text."),
            Fault.NOT_TOML: self.tr("This is not TOML: see line {count}."),
            Fault.LONG_KEY: self.tr("A key in line {count} has more than {most} parts."),
            Fault.OTHER_FORMAT: self.tr("This is not a village set: its {key} is {found}."),
            Fault.NEWER_VERSION: self.tr(
                "This village set has version {found}; you need a newer program to read it."
            ),
        }

    def _about_villages(self) -> dict[Fault, str]:
        return {
            Fault.MISSING: self.tr("The field {key} is missing."),
            Fault.UNUSABLE_NAME: self.tr(
                "The name {found} cannot be used; use 1 to {longest} printable characters."
            ),
            Fault.NO_VILLAGES: self.tr("There is no village in the set."),
            Fault.TOO_MANY_VILLAGES: self.tr("The set has {count} villages; the limit is {most}."),
            Fault.UNUSABLE_TILE: self.tr(
                "A tile’s name is two different letters, one for each side, not {found}."
            ),
            Fault.NOT_TWO_SIDES: self.tr("A tile has two sides, but this one has {count}."),
            Fault.LETTER_TAKEN: self.tr(
                "The letter {found} already stands for a side of another tile."
            ),
            Fault.NO_BUILDINGS: self.tr("The village has no buildings."),
            Fault.TOO_MANY_BUILDINGS: self.tr(
                "The village has {count} buildings; the limit is {most}."
            ),
            Fault.VALUE_TOO_LARGE: self.tr(
                "The printed coins must be {most} or less, not {found}."
            ),
            Fault.UNKNOWN_KIND: self.tr("There is no kind of building called {found}."),
        }

    def _about_tiles_left_out(self) -> dict[Fault, str]:
        return {
            Fault.UNKNOWN_PLAYER_COUNT: self.tr("A game takes two to five players."),
            Fault.PLAYER_COUNT_MISSING: self.tr(
                "The tiles left in the box are not listed; an empty list will do."
            ),
            Fault.UNKNOWN_TILE: self.tr("There is no tile {found} to leave in the box."),
            Fault.NOTHING_LEFT: self.tr("All tiles are left in the box; none is left to play on."),
        }

    def _wrong_type(self, problem: VillageSetProblem) -> str:
        assert problem.expected is not None
        if not problem.where.key:
            return {
                Type.TEXT: self.tr("This must be text."),
                Type.NUMBER: self.tr("This must be a whole number."),
                Type.LIST: self.tr("This must be a list."),
                Type.TABLE: self.tr("This must be a table."),
            }[problem.expected]
        return {
            Type.TEXT: self.tr("The field {key} must be text."),
            Type.NUMBER: self.tr("The field {key} must be a whole number."),
            Type.LIST: self.tr("The field {key} must be a list."),
            Type.TABLE: self.tr("The field {key} must be a table."),
        }[problem.expected]

    def _wrong_value(self, problem: VillageSetProblem) -> str:
        if problem.fault is Fault.VALUE_NOT_ALLOWED:
            return self.tr("Only a town_hall and a manor have printed coins; remove {found}.")
        if problem.fault is Fault.VALUE_WRONG:
            return self.tr("The printed coins must be a whole number, 0 or more, not {found}.")
        if problem.kind is Kind.MANOR:
            return self.tr("The coins printed on the manor are missing; write them like “manor 4”.")
        return self.tr(
            "The coins printed on the town_hall are missing; write them like “town_hall 7”."
        )

    def _too_few_tiles(self, problem: VillageSetProblem) -> str:
        n, kind = problem.count, problem.kind
        if kind is Kind.INN:
            return self.tr("With some sides, {most} inn tiles are too few for %n inn(s).", "", n)
        if kind is Kind.MILL:
            return self.tr(
                "With some sides, {most} flour tiles are too few for %n flour mill(s).", "", n
            )
        return self.tr(
            "With some sides, {most} glass tiles are too few for %n glass factory(s).", "", n
        )

    def where(self, folder: str) -> str:
        """Advice on using a village set that was opened as if it were a game."""
        return self.tr(
            "If it is a village set, put it into the folder {folder} and choose it in “New game”."
        ).format(folder=foreign.quote_path(folder))


village_set_words = VillageSetWords()


def sentence(problem: VillageSetProblem) -> str:
    """A sentence with the mistake and its place."""
    return village_set_words.sentence(problem)


def sentence_in(file: str, problem: VillageSetProblem) -> str:
    """The sentence after the file's name, as compilers write it: "sets/mine.toml: village 3: …"."""
    said = sentence(problem)
    return said if problem.fault in _NAMING else f"{file}: {said}"
