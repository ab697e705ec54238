"""Characters: opponents with a name, a face and a taste, at any strength."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache

from attrs import frozen

from ..assets import resource


@frozen
class Character:
    """An opponent with a name and a taste. Its face is the drawing `face-<key>`."""

    key: str
    name: str
    taste: str

    @property
    def face(self) -> str:
        """The name of the drawing."""
        return f"face-{self.key}"


def is_character(key: object) -> bool:
    """Whether this is the key of a character we know."""
    return isinstance(key, str) and key in characters()


@cache
def characters() -> Mapping[str, Character]:
    """All characters by key, in the order in which they are offered."""
    with resource("characters.toml").open("rb") as file:
        document = tomllib.load(file)
    return {key: Character(key, each["name"], each["taste"]) for key, each in document.items()}
