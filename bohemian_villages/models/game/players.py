"""What lies before each player, and what there is to say about it."""

from __future__ import annotations

from functools import cached_property

from attrs import evolve, frozen

from ...engine.board import SHOPS, Kind
from ...engine.rules import OCCUPIED_FOR_STEIN
from ...engine.scoring import Score
from ...engine.state import State
from ...play.seats import character_of, is_matched
from ...words.controls import control_names
from ...words.game.cards import Cards
from ...words.game.characters import character_words
from ...words.game.names import score_names
from ...words.grammar import number
from . import warning
from .facts import GameFacts

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
    def resting_subtitle(self) -> str:
        """The line while others move."""
        return evolve(self, to_move=False).subtitle

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


def player_view(game: GameFacts, player: int) -> PlayerView:
    """What a player has in a game now."""
    state, seat = game.state, game.setup.players[player]
    to_move = state.player == player and not state.is_over
    character = character_of(seat)
    return PlayerView(
        player=player,
        name=game.player_name(player),
        color=seat.color,
        level="" if game.is_human(player) else seat.control,
        to_move=to_move,
        moves=game.moves_made if to_move else 0,
        coins=state.coins[player],
        figures=state.figures[player],
        placed=state.owners.count(player),
        inns=_inns(game, player),
        bishop=state.bishop == player,
        special=state.specials[player],
        flour=state.count(player, Kind.MILL),
        glass=state.count(player, Kind.GLASSWORKS),
        shops=tuple(state.count(player, shop) for shop in SHOPS),
        farms=state.count(player, Kind.FARM),
        churches=state.count(player, Kind.CHURCH),
        halls=state.count(player, Kind.TOWN_HALL),
        full_halls=_full_halls(state, player),
        score=game.scores_now[player],
        few_figures=warning.could_run_out_of_figures(state, player),
        low_bank=warning.could_empty_bank(state, player),
        character=character.key if character and not game.is_human(player) else "",
        is_matched=is_matched(seat) and not game.is_human(player),
    )


def _inns(game: GameFacts, player: int) -> tuple[InnView, ...]:
    state = game.state
    return tuple(
        InnView(inn, game.table.village_of(inn), inn in state.active_inns, _missing(state, inn))
        for inn in state.board.of_kind[Kind.INN]
        if state.owners[inn] == player
    )


def _missing(state: State, inn: int) -> int:
    if inn in state.active_inns:
        return 0
    row = state.board.in_village[state.board.village_of[inn]]
    return OCCUPIED_FOR_STEIN - sum(state.is_occupied(building) for building in row)


def _full_halls(state: State, player: int) -> int:
    halls = state.board.of_kind[Kind.TOWN_HALL]
    held = [state.board.village_of[hall] for hall in halls if state.owners[hall] == player]
    return sum(state.is_full(village) for village in held)
