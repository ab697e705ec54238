"""The content of a chip's card: what each of its halves would bring, and where."""

from __future__ import annotations

from attrs import frozen

from ...engine.board import Kind
from ...words.game.cards import choice_words
from ...words.game.worth import Brought
from ...words.grammar import capitalized
from .choices import Choice, Half, Target, What
from .position import Position


@frozen
class PlaceFacts:
    """What a figure brings in some villages, the same in each."""

    where: str
    """The villages; empty if it makes no difference."""
    brings: tuple[Brought, ...]
    nothing: str
    """Shown instead if it brings nothing yet."""


@frozen
class HalfFacts:
    """What one half of a chip brings."""

    title: str
    total: int
    """The total its dice reach a building with; 0 for bishop and special tile."""
    icon: str
    """The name of its picture, for bishop and special tile."""
    places: tuple[PlaceFacts, ...]
    text: str
    """What it does, or why it cannot be done; empty where the places say it."""

    @property
    def lines(self) -> list[str]:
        """The content in plain lines, for screen readers."""
        said = [": ".join(filter(None, (place.where, _said(place)))) for place in self.places] or [
            self.text
        ]
        return [self.title, *said]


def _said(place: PlaceFacts) -> str:
    return ", ".join(each.text for each in place.brings) or place.nothing


def facts_of(position: Position, choice: Choice) -> tuple[HalfFacts, ...]:
    """The content of a chip's card."""
    return tuple(_half(position, half) for half in choice.halves)


def _half(position: Position, half: Half) -> HalfFacts:
    if half.what is What.PLACE:
        title = choice_words.title(half.faces, Kind(half.total))
        places = _places(position, half.targets)
        return HalfFacts(title, half.total, "", places, half.reason)
    if half.what is What.BISHOP:
        title, text, icon = choice_words.bishop(), choice_words.bishop_does(), "bishop"
    else:
        title, text, icon = choice_words.special(), choice_words.special_does(), "special"
    return HalfFacts(title, 0, icon, (), half.reason or text)


def _places(position: Position, targets: tuple[Target, ...]) -> tuple[PlaceFacts, ...]:
    """The buildings, grouped by what they bring, most promising first."""
    alike: dict[tuple[Brought, ...], list[Target]] = {}
    for target in targets:
        alike.setdefault(tuple(position.brings(target.building)), []).append(target)
    found = [
        PlaceFacts(_where(position, group, targets), brings, _nothing(group))
        for brings, group in alike.items()
    ]
    return tuple(sorted(found, key=lambda place: not place.brings))


def _where(position: Position, group: list[Target], targets: tuple[Target, ...]) -> str:
    if len(group) == len(targets) > 1:
        return ""
    villages = dict.fromkeys(position.table.village_of(target.building) for target in group)
    return ", ".join(villages)


def _nothing(group: list[Target]) -> str:
    return capitalized(group[0].worth) if len(group) == 1 else choice_words.nothing_yet()
