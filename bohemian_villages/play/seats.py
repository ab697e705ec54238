"""A seat's AI player beyond its level: a character, or a strength matched to a person's.

Both are stored in the seat's extra fields. A program that does not know them plays the level;
values that make no sense are ignored.
"""

from __future__ import annotations

from typing import TypeGuard

from attrs import evolve

from ..engine.setup import Player
from .characters import Character, characters
from .opponents import Opponent
from .strength import STRONGEST, WEAKEST

CHARACTER, STRENGTH, MATCHED = "character", "strength", "matched"


def character_of(player: Player) -> Character | None:
    """The character that plays a seat, if it is a known one."""
    key = player.extra.get(CHARACTER)
    return characters().get(key) if isinstance(key, str) else None


def is_strength(value: object) -> TypeGuard[int]:
    """Whether this is the strength of an AI player."""
    return type(value) is int and WEAKEST <= value <= STRONGEST


def matched_strength(player: Player) -> int | None:
    """The strength of a seat matched to its rival's; None for all others."""
    strength, is_matched = player.extra.get(STRENGTH), player.extra.get(MATCHED) is True
    return strength if is_matched and is_strength(strength) else None


def opponent_of(player: Player) -> Opponent:
    """The opponent that decides for an AI player's seat."""
    strength, character = matched_strength(player), character_of(player)
    skill = player.control if strength is None else strength
    return Opponent(skill, character.taste if character else "")


def played_by(player: Player, opponent: Opponent, level: str) -> Player:
    """The seat with an opponent, of which `level` is the nearest; its strength is only noted."""
    extra = dict(player.extra)
    if isinstance(opponent.skill, int):
        extra[STRENGTH] = opponent.skill
    for key, character in characters().items():
        if character.taste == opponent.taste:
            extra[CHARACTER] = key
    return evolve(player, control=level, extra=extra)


def controlled_by(player: Player, control: str) -> Player:
    """The seat with another controller, without the former one's character and strength."""
    ours = (CHARACTER, STRENGTH, MATCHED)
    extra = {key: value for key, value in player.extra.items() if key not in ours}
    return evolve(player, control=control, extra=extra)


def matched_with(player: Player, level: str, strength: int) -> Player:
    """The seat, playing at its rival's strength; `level` is the nearest level."""
    extra = {**player.extra, STRENGTH: strength, MATCHED: True}
    return evolve(player, control=level, extra=extra)


def is_matched(player: Player) -> bool:
    """Whether a seat plays at its rival's strength."""
    return matched_strength(player) is not None
