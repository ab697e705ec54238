"""SheetPicture: everything that is painted of a sheet."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import field, frozen

from ...engine.scoring import Group
from ...engine.sheet import Project
from ...models.lately import ScoredTurn
from ...models.position import Preview, SheetFacts
from ...words.sheet import sheet_words


@frozen
class SheetPicture:
    """A sheet as it looks now. Spaces, columns and avenues count from 0."""

    facts: SheetFacts
    title: str
    subtitle: str
    lit: tuple[int, ...] = ()
    """Where the project in hand may be drawn."""
    lit_later: tuple[int, ...] = ()
    """Where only the other project may be drawn."""
    project: Project | None = None
    """The project in hand."""
    preview: Preview | None = None
    """What a click on the space that is pointed at would do."""
    marked_columns: tuple[int, ...] = ()
    """The columns of the project in hand."""
    avenues_to_pick: tuple[int, ...] = ()
    numbers: Mapping[int, int] = field(factory=dict)
    """Spaces numbered 1, 2, 3: by a hint, or where a turn is explained."""
    scored: tuple[int, ...] | None = None
    """The points that each avenue has scored, when the game is over."""
    turns_scored: tuple[ScoredTurn, ...] = ()
    """The turns done, whose groups can be looked at again."""
    new: tuple[int, ...] = ()
    """What was drawn since the player at the screen drew last."""
    is_plain: bool = False
    """Whether nothing is lit: the sheet is only looked at."""

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers beside the avenues."""
        return self.facts.values if self.scored is None else self.scored

    @property
    def value_label(self) -> str:
        """What these numbers mean."""
        return sheet_words.value_label() if self.scored is None else sheet_words.scored_label()

    @property
    def lit_spaces(self) -> tuple[int, ...]:
        """The spaces that are gold."""
        return () if self.is_plain else self.lit

    @property
    def later_spaces(self) -> tuple[int, ...]:
        """The spaces with dashes round them."""
        return () if self.is_plain else self.lit_later

    def groups_of(self, turn: int) -> tuple[Group, ...]:
        """The groups that scored in a turn; in the one under way, those that would."""
        done = next((each for each in self.turns_scored if each.turn == turn), None)
        if done is not None:
            return done.groups
        is_now = self.scored is None and self.facts.turns[turn - 1].is_now
        return self.facts.scoring if is_now else ()

    def avenue_of(self, turn: int) -> int | None:
        """The avenue that scored in a turn, or does in the one under way."""
        done = next((each for each in self.turns_scored if each.turn == turn), None)
        return self.facts.avenue if done is None else done.avenue

    @property
    def open_avenues(self) -> tuple[int, ...]:
        """The avenues that can be picked."""
        return () if self.is_plain else tuple(self.avenues_to_pick)
