"""Selection: the project in hand, and which kind it will be if there is a choice."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.sheet import Project
from .position import CardStatus, ProjectCard


class Selection:
    """One of the open cards, and one of its projects."""

    def __init__(self, cards: Sequence[ProjectCard]) -> None:
        self._cards = cards
        self.card = next(iter(self.open_cards), None)
        """The place of the card in hand; None if nothing can be drawn."""
        self.project: Project | None = None
        self._settle_project()

    @property
    def open_cards(self) -> list[int]:
        """The places of the cards that can be drawn now."""
        return [i for i, card in enumerate(self._cards) if card.status is CardStatus.OPEN]

    @property
    def in_hand(self) -> ProjectCard | None:
        """The card of the project in hand."""
        return None if self.card is None else self._cards[self.card]

    def take(self, card: int) -> bool:
        """Take another card in hand; returns whether that was possible."""
        if card not in self.open_cards:
            return False
        self.card = card
        self._settle_project()
        return True

    def swap(self) -> bool:
        """Take the next open card in hand; returns whether there is another one."""
        places = self.open_cards
        if self.card is None or len(places) < 2:
            return False
        return self.take(places[(places.index(self.card) + 1) % len(places)])

    def choose(self, project: Project) -> bool:
        """Choose what to draw; another open card is taken in hand if only that one allows it."""
        for card in sorted(self.open_cards, key=lambda place: place != self.card):
            if project in self._cards[card].projects:
                self.card, self.project = card, project
                return True
        return False

    def _settle_project(self) -> None:
        card = self.in_hand
        if card is None:
            self.project = None
        elif self.project not in card.projects:
            self.project = card.projects[0]

    def card_for(self, space: int) -> int | None:
        """The open card that can go into a space, that in hand before the other."""
        fitting = [place for place in self.open_cards if space in self._cards[place].spaces]
        return min(fitting, key=lambda place: place != self.card, default=None)

    def project_for(self, space: int) -> Project | None:
        """What would be drawn in a space."""
        card = self.card_for(space)
        if card is None:
            return None
        projects = self._cards[card].projects
        return self.project if self.project in projects else projects[0]
