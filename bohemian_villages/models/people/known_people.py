"""KnownPeople: estimates of the strength of everybody who has played here, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal

from ...ai.strengths import strength_table
from ...play.strength import Belief

MOST_PEOPLE = 200
"""Those who have not played for longest are forgotten first."""
FIRST_LEVEL = "easy"
"""The level of a matched seat while nothing is known of the person."""

Beliefs = Mapping[str, Belief]
News = Mapping[str, Belief | None]
"""Beliefs that have changed; None for people who are forgotten."""


def first_belief() -> Belief:
    """The belief about a new player."""
    return Belief(float(strength_table().levels[FIRST_LEVEL]))


def nearest_level(strength: float) -> str:
    """The level closest to a strength."""
    return strength_table().nearest_level(strength)


def playable(strength: float) -> int:
    """The nearest strength that an AI player can have."""
    table = strength_table()
    return min(max(round(strength), table.least), table.most)


def updated(beliefs: Beliefs, news: News) -> dict[str, Belief]:
    """The beliefs with what is new, ordered by last game, the latest at the end."""
    kept = {name: belief for name, belief in beliefs.items() if name not in news}
    kept |= {name: belief for name, belief in news.items() if belief is not None and belief.games}
    return dict(list(kept.items())[-MOST_PEOPLE:])


def _keep_nothing(_beliefs: Beliefs, _news: News) -> None:
    pass


class KnownPeople(QObject):
    """The current beliefs; every change is passed on to be saved."""

    changed = Signal()
    """Something else is believed of somebody."""

    def __init__(
        self, kept: Beliefs | None = None, keep: Callable[[Beliefs, News], None] = _keep_nothing
    ) -> None:
        super().__init__()
        self._beliefs = dict(kept or {})
        self._forgotten: dict[str, Belief] = {}
        """What can be remembered again: of people who have not played since."""
        self._keep = keep

    def belief(self, name: str) -> Belief:
        """The belief about a person."""
        return self._beliefs.get(name) or first_belief()

    def learn(self, news: News) -> None:
        """Update some people's beliefs."""
        self._beliefs = updated(self._beliefs, news)
        for name in news:
            self._forgotten.pop(name, None)
        self._keep(self._beliefs, news)
        self.changed.emit()

    def forget(self, name: str) -> None:
        """Forget a person."""
        before = self._beliefs.get(name)
        self.learn({name: None})
        if before is not None:
            self._forgotten[name] = before

    def toggle(self, name: str) -> None:
        """Forget a person, or remember them again."""
        if self.has_forgotten(name):
            self.remember(name)
        else:
            self.forget(name)

    def has_forgotten(self, name: str) -> bool:
        """Whether somebody was forgotten who can be remembered again."""
        return name in self._forgotten

    def remember(self, name: str) -> None:
        """Undo `forget`."""
        self.learn({name: self._forgotten.get(name)})
