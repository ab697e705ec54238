"""Reading a village set from the bytes of its file, noting every mistake."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from attrs import Factory, define, evolve

from ..records.bounds import LONGEST_NAME, MOST_AMOUNT, odd_sign
from .board import KINDS_BY_KEY, PRINTED_WITH_COINS, Building, Village
from .bounds import MOST_BUILDINGS, MOST_VILLAGES
from .setup import LEAST_PLAYERS, MOST_PLAYERS
from .village_set import Fault, Tile, Type, VillageSet, VillageSetError, VillageSetProblem, Where

FORMAT = "bohemian-villages/village-set"
VERSION = 1
MOST_BYTES = 1_000_000

PLAYER_COUNTS = {str(count): count for count in range(LEAST_PLAYERS, MOST_PLAYERS + 1)}
LONGEST_SHOWN = 40

# A village set needs keys of two parts. Python's time for a key grows with the square of its parts.
MOST_KEY_PARTS = 10
# Comments, and strings up to their end or, if unclosed, as far as TOML would look for it.
_TEXTS = re.compile(
    r'''"""(?:\\[\s\S]|[\s\S])*?(?:"""|\Z)"{0,2}|'''
    r"'''[\s\S]*?(?:'''|\Z)'{0,2}|"
    r""""(?:\\.|[^"\\\n])*"?|'[^'\n]*'?|#[^\n]*"""
)
_BETWEEN_KEYS = re.compile(r"[=,{}\[\]]")

_PYTHON_TYPES: dict[Type, type] = {
    Type.TEXT: str,
    Type.NUMBER: int,
    Type.LIST: list,
    Type.TABLE: dict,
}


def read_village_set(data: bytes) -> VillageSet:
    """The set that a file describes; refused with all its mistakes if there are any."""
    document = _parse(data)
    _check_format(document)
    reader = _Reader()
    village_set = reader.read(document)
    if reader.problems:
        raise VillageSetError(reader.problems)
    return village_set


def _parse(data: bytes) -> dict[str, Any]:
    if len(data) > MOST_BYTES:
        raise VillageSetError([VillageSetProblem(Fault.TOO_LARGE, most=MOST_BYTES)])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise VillageSetError([VillageSetProblem(Fault.NOT_UTF8)]) from None
    _check_keys(text)
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        line = re.search(r"at line (\d+)", str(error))
        problem = VillageSetProblem(Fault.NOT_TOML, count=int(line[1]) if line else 0)
        raise VillageSetError([problem]) from None
    except ValueError:
        # An impossible date, or a number of more digits than Python reads.
        raise VillageSetError([VillageSetProblem(Fault.NOT_TOML)]) from None


def _check_keys(text: str) -> None:
    """Refuse keys of very many parts: a page of them would keep Python busy for minutes."""
    # Replace every string by one character, keeping line ends, so that parts and lines can be
    # counted.
    bare = _TEXTS.sub(lambda found: "t" + "\n" * found[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), 1):
        if line.count(".") >= MOST_KEY_PARTS and any(
            key.count(".") >= MOST_KEY_PARTS for key in _BETWEEN_KEYS.split(line)
        ):
            problem = VillageSetProblem(Fault.LONG_KEY, count=number, most=MOST_KEY_PARTS)
            raise VillageSetError([problem])


def _check_format(document: dict[str, Any]) -> None:
    """Check that this is a village set of a known version before anything else is read."""
    if document.get("format") != FORMAT:
        where = Where(key="format")
        raise VillageSetError(
            [VillageSetProblem(Fault.OTHER_FORMAT, where, _shown(document.get("format")))]
        )
    where, version = Where(key="version"), document.get("version")
    if version is None:
        raise VillageSetError([VillageSetProblem(Fault.MISSING, where)])
    if not _is(version, Type.NUMBER) or version < VERSION:
        raise VillageSetError([VillageSetProblem(Fault.OTHER_FORMAT, where, _shown(version))])
    if version > VERSION:
        raise VillageSetError([VillageSetProblem(Fault.NEWER_VERSION, where, _shown(version))])


@define
class _Reader:
    """Reads on after a mistake, so that all of them are reported together."""

    problems: list[VillageSetProblem] = Factory(list)

    def read(self, document: dict[str, Any]) -> VillageSet:
        name = self._name(document, Where())
        tiles = self._tiles(document)
        return VillageSet(name, tiles, self._removed(document, [tile.name for tile in tiles]))

    def _note(self, fault: Fault, where: Where, found: object = "", **more: Any) -> None:
        self.problems.append(VillageSetProblem(fault, where, _shown(found), **more))

    def _take(self, table: dict[str, Any], key: str, kind: Type, where: Where) -> Any:
        """The value of a key; None, with a note, if it is missing or of a wrong type."""
        if key not in table:
            self._note(Fault.MISSING, evolve(where, key=key))
            return None
        return self._check(table[key], kind, evolve(where, key=key))

    def _check(self, value: Any, kind: Type, where: Where) -> Any:
        if _is(value, kind):
            return value
        self._note(Fault.WRONG_TYPE, where, value, expected=kind)
        return None

    def _name(self, table: dict[str, Any], where: Where) -> str:
        name = self._take(table, "name", Type.TEXT, where)
        if name is None:
            return ""
        if not _is_name(name):
            self._note(Fault.UNUSABLE_NAME, evolve(where, key="name"), name)
        return str(name)

    def _tiles(self, document: dict[str, Any]) -> tuple[Tile, ...]:
        if "village" not in document:
            self._note(Fault.NO_VILLAGES, Where())
            return ()
        villages = self._check(document["village"], Type.LIST, Where(key="village"))
        if villages == []:
            self._note(Fault.NO_VILLAGES, Where())
        if villages and len(villages) > MOST_VILLAGES:
            more = {"count": len(villages), "most": MOST_VILLAGES}
            self._note(Fault.TOO_MANY_VILLAGES, Where(), **more)
            return ()
        sides: dict[str, list[Village]] = {}
        for number, table in enumerate(villages or [], 1):
            self._side(table, Where(village=number), sides)
        self._check_letters(list(sides))
        return tuple(self._tile(tile, villages) for tile, villages in sides.items())

    def _side(self, table: Any, where: Where, sides: dict[str, list[Village]]) -> None:
        if self._check(table, Type.TABLE, where) is None:
            return
        if isinstance(table.get("name"), str):
            where = evolve(where, name=_shown(table["name"]))
        name = self._name(table, where)
        tile = self._take(table, "tile", Type.TEXT, where)
        buildings = tuple(self._buildings(table, where))
        if tile is None:
            return
        if not _is_tile(tile):
            self._note(Fault.UNUSABLE_TILE, evolve(where, key="tile"), tile)
        sides.setdefault(tile, []).append(Village("", name, buildings))

    def _buildings(self, table: dict[str, Any], where: Where) -> Iterator[Building]:
        texts = self._take(table, "buildings", Type.LIST, where)
        if texts == []:
            self._note(Fault.NO_BUILDINGS, where)
        if texts and len(texts) > MOST_BUILDINGS:
            more = {"count": len(texts), "most": MOST_BUILDINGS}
            self._note(Fault.TOO_MANY_BUILDINGS, where, **more)
            return
        for number, text in enumerate(texts or [], 1):
            place = evolve(where, building=number)
            if self._check(text, Type.TEXT, place) is not None:
                yield from self._building(text, place)

    def _building(self, text: str, where: Where) -> Iterator[Building]:
        key, _, value = text.strip().partition(" ")
        value = value.strip()
        kind = KINDS_BY_KEY.get(key)
        if kind is None:
            self._note(Fault.UNKNOWN_KIND, where, key)
        elif kind not in PRINTED_WITH_COINS:
            if value:
                self._note(Fault.VALUE_NOT_ALLOWED, where, value, kind=kind)
            yield Building(kind)
        elif not value:
            self._note(Fault.VALUE_MISSING, where, kind=kind)
        elif not re.fullmatch("[0-9]+", value):
            self._note(Fault.VALUE_WRONG, where, value, kind=kind)
        elif (coins := _amount(value)) > MOST_AMOUNT:
            self._note(Fault.VALUE_TOO_LARGE, where, value, kind=kind, most=MOST_AMOUNT)
        else:
            yield Building(kind, coins)

    def _check_letters(self, tiles: list[str]) -> None:
        taken: set[str] = set()
        for tile in filter(_is_tile, tiles):
            for letter in tile:
                if letter.casefold() in taken:
                    self._note(Fault.LETTER_TAKEN, Where(tile=tile), letter)
            taken.update(tile.casefold())

    def _tile(self, tile: str, villages: list[Village]) -> Tile:
        if len(villages) != 2:
            self._note(Fault.NOT_TWO_SIDES, Where(tile=tile), count=len(villages))
        first, second = (villages * 2)[:2]
        letters = _letters(tile, first.name + " ", second.name + " ")
        return Tile(tile, (evolve(first, id=letters[:1]), evolve(second, id=letters[1:])))

    def _removed(self, document: dict[str, Any], tiles: list[str]) -> dict[int, frozenset[str]]:
        table = self._take(document, "removed", Type.TABLE, Where())
        if table is None:
            return {}
        for key in table:
            if key not in PLAYER_COUNTS:
                self._note(Fault.UNKNOWN_PLAYER_COUNT, Where(removed=_shown(key)))
        return {count: self._left_out(table, key, tiles) for key, count in PLAYER_COUNTS.items()}

    def _left_out(self, table: dict[str, Any], key: str, tiles: list[str]) -> frozenset[str]:
        where = Where(removed=key)
        if key not in table:
            self._note(Fault.PLAYER_COUNT_MISSING, where)
            return frozenset()
        names = self._check(table[key], Type.LIST, where) or []
        texts = [name for name in names if self._check(name, Type.TEXT, where) is not None]
        for name in texts:
            if name not in tiles:
                self._note(Fault.UNKNOWN_TILE, where, name)
        if tiles and set(tiles) <= set(texts):
            self._note(Fault.NOTHING_LEFT, where)
        return frozenset(texts)


def _is(value: Any, kind: Type) -> bool:
    return isinstance(value, _PYTHON_TYPES[kind]) and not isinstance(value, bool)


def _amount(digits: str) -> int:
    """The number that digits stand for; if there are very many, any number that is too large."""
    return int(digits.lstrip("0")[:LONGEST_SHOWN] or "0")


def _is_name(text: str) -> bool:
    return bool(text.strip()) and not odd_sign(text) and len(text) <= LONGEST_NAME


def _is_tile(text: str) -> bool:
    """Whether this is the name of a tile: two different letters."""
    return len(text) == 2 and text.isalpha() and text[0].casefold() != text[1].casefold()


def _letters(tile: str, first: str, second: str) -> str:
    """The letters of a tile's sides, in the order of the file.

    A side is known by the first letter of its village; if the names do not fit the tile, the first
    village gets the first letter.
    """
    swapped = (second[0] + first[0]).casefold() == tile.casefold()
    return tile[::-1] if swapped else tile


def _shown(value: object) -> str:
    """A simple value as text to show: short, and on one line whatever it holds."""
    if isinstance(value, bool):
        return str(value).lower()
    if not isinstance(value, str | int | float):
        return ""
    if isinstance(value, int) and value.bit_length() > 4 * LONGEST_SHOWN:
        return "…"
    text = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in str(value))
    return text if len(text) <= LONGEST_SHOWN else text[: LONGEST_SHOWN - 1] + "…"
