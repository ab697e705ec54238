"""PlayerView: what lies before a player, and what there is to say about it."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from ...engine.scoring import Score
from ...words.controls import control_names
from ...words.game.cards import Cards
from ...words.game.characters import character_words
from ...words.game.names import score_names
from ...words.grammar import number

SCORE_ICONS = ("coin-badge", "icon-town_hall", "icon-bakery", "icon-church", "flour")
COUNT_ICONS = ("flour", "glass", "icon-farm", "icon-church", "icon-town_hall")

_cards = Cards()


@frozen
class InnView:
    """An inn tile in front of a player."""

    building: int
    village: str
    active: bool
    missing: int
    """How many more buildings of the village must be occupied for it to become active."""

    @property
    def tip(self) -> str:
        """The tool tip."""
        return _cards.inn(self.village, active=self.active, missing=self.missing)


@frozen
class Count:
    """A number of things that a player has, with a label."""

    icon: str
    number: int
    label: str
    tip: str


@frozen
class PlayerView:
    """What a player has. Two are equal if all of it is; the texts follow from it."""

    player: int
    name: str
    color: str
    level: str
    """The level of an AI player; empty for people."""
    to_move: bool
    moves: int
    """How many moves the player to move has made in this turn."""
    coins: int
    figures: int
    placed: int
    """Figures on the table."""
    inns: tuple[InnView, ...]
    bishop: bool
    special: bool
    flour: int
    glass: int
    shops: tuple[int, ...]
    """How many of each of the four kinds."""
    farms: int
    churches: int
    halls: int
    full_halls: int
    """Town halls in villages where every building is occupied."""
    score: Score
    """The score if the game ended now, in its parts."""
    few_figures: bool
    low_bank: bool
    character: str = ""
    """The key of the character that plays, if there is one."""
    is_matched: bool = False
    """Whether an AI player's strength is matched to its rival's."""

    @property
    def is_human(self) -> bool:
        """Whether people decide for this seat."""
        return not self.level

    @property
    def shop_worth(self) -> int:
        """What the sets of shops are worth."""
        return self.score.shops

    @property
    def score_text(self) -> str:
        """The score if the game ended now."""
        return number(self.score.total)

    @cached_property
    def subtitle(self) -> str:
        """The line below the name."""
        return _cards.subtitle(
            to_move=self.to_move,
            moves=self.moves,
            level=self.level,
            placed=self.placed,
            is_matched=self.is_matched,
        )

    @property
    def short_subtitle(self) -> str:
        """The line for where room is short: of an AI player only the level; the face tells the
        rest."""
        only_level = self.level and not self.to_move and not self.is_matched
        return control_names.name(self.level) if only_level else self.subtitle

    @property
    def level_tip(self) -> str:
        """How strong a player is who is matched to a person; empty for others."""
        return _cards.at_level(self.level) if self.is_matched and self.level else ""

    @property
    def face(self) -> str:
        """The picture of the character, if there is one."""
        return f"face-{self.character}" if self.character else ""

    @property
    def face_tip(self) -> str:
        """A sentence about the character."""
        return character_words.sentence(self.character)

    @cached_property
    def warning(self) -> str:
        """A short warning if this player could bring about the end of the game; else empty."""
        if self.few_figures:
            return _cards.few_figures(self.figures)
        return _cards.low_bank() if self.low_bank else ""

    @cached_property
    def warning_tip(self) -> str:
        """The tool tip of the warning."""
        if self.few_figures:
            return _cards.few_figures_explained(self.name)
        return _cards.low_bank_explained(self.name) if self.low_bank else ""

    @cached_property
    def coins_tip(self) -> str:
        """The tool tip of the coins."""
        return _cards.coins(self.coins)

    @cached_property
    def figures_tip(self) -> str:
        """The tool tip of the figures."""
        return _cards.figures(self.figures, self.placed)

    @cached_property
    def bishop_tip(self) -> str:
        """The tool tip of the bishop."""
        return _cards.bishop(held=self.bishop, churches=self.churches)

    @cached_property
    def special_tip(self) -> str:
        """The tool tip of the special action tile."""
        return _cards.special(held=self.special)

    @cached_property
    def score_tip(self) -> str:
        """The parts of the score, a line each."""
        return _cards.score(self.score)

    @cached_property
    def score_label(self) -> str:
        """Two short lines beside the score."""
        return _cards.score_label(has_town_hall=bool(self.halls))

    @cached_property
    def score_parts(self) -> tuple[Count, ...]:
        """The parts of the score if the game ended now, each with its name as a tip."""
        rows = zip(SCORE_ICONS, score_names.parts(self.score), strict=True)
        return tuple(
            Count(icon, coins, name, f"{name}: {number(coins)}") for icon, (name, coins) in rows
        )

    @cached_property
    def shops_tip(self) -> str:
        """The tool tip of the sets of shops."""
        return _cards.shops(self.shop_worth)

    @cached_property
    def shop_tips(self) -> tuple[str, ...]:
        """The tool tips of the four kinds of shop."""
        return tuple(_cards.shop(place, count) for place, count in enumerate(self.shops))

    @cached_property
    def counts(self) -> tuple[Count, ...]:
        """Flour, glass, farms, churches and town halls."""
        numbers = (self.flour, self.glass, self.farms, self.churches, self.halls)
        tips = (
            _cards.flour(self.flour),
            _cards.glass(self.glass),
            _cards.farms(self.farms),
            _cards.churches(self.churches, self.score.churches),
            _cards.halls(self.halls, self.full_halls, self.score.town_halls),
        )
        rows = zip(COUNT_ICONS, numbers, _cards.count_labels(), tips, strict=True)
        return tuple(Count(*row) for row in rows)

    @cached_property
    def described(self) -> str:
        """The whole card in one sentence, for screen readers."""
        parts = [
            self.subtitle if self.to_move or self.level else "",
            self.warning,
            self.coins_tip,
            self.figures_tip,
            self.bishop_tip if self.bishop else "",
            self.special_tip if self.special else "",
            *(tip for tip, count in zip(self.shop_tips, self.shops, strict=True) if count),
            *(count.tip for count in self.counts if count.number or count.icon == COUNT_ICONS[-1]),
            *(inn.tip for inn in self.inns),
            self.score_tip.replace("\n", "; "),
        ]
        return _cards.described(self.name, self.color, [part for part in parts if part])
