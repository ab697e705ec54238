"""The characters one can play against, for the window."""

from __future__ import annotations

from ...engine.setup import Player
from ...play.characters import Character, characters
from ...play.seats import character_of

__all__ = ["Character", "characters", "face_of"]


def face_of(player: Player) -> str:
    """The drawing of the character that plays a seat; empty for people and those without one."""
    character = character_of(player)
    return character.face if character is not None else ""
