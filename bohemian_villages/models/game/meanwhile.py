"""Meanwhile: what the others did since a player's last turn, a line for each of their turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from attrs import define, field, frozen

from ...engine.actions import Dice
from ...engine.board import Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    Event,
    FigurePlaced,
    FigureReturned,
    InnActivated,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
)
from ...engine.game import Game
from ...engine.state import NO_PLAYER, State
from ...play.history import turns_to_explain, who_decided
from ...words.game.meanwhile import MeanwhileWords
from ...words.game.table import Table


@frozen
class Deed:
    """One thing that a player did."""

    icon: str
    text: str
    hits_reader: bool = False
    """Whether it was done to the reader."""


@frozen
class OthersTurn:
    """A turn of another player."""

    player: int
    name: str
    color: str
    faces: Dice
    """The dice as they lay at the end; empty before the roll."""
    deeds: tuple[Deed, ...]
    turn: int = 0
    """The number of the turn."""
    can_explain: bool = False
    """Whether "Why?" is available: an AI player has finished the turn."""

    @property
    def told(self) -> str:
        """The turn as a line of text."""
        dice = " ".join(map(str, self.faces))
        deeds = "; ".join(deed.text for deed in self.deeds)
        return ": ".join(part for part in (self.name, dice, deeds) if part)


@define
class _Turn:
    """A turn, as far as its steps have been read."""

    player: int
    number: int
    faces: Dice = ()
    deeds: list[Deed] = field(factory=list)


def turns_of_others(game: Game, reader: int, table: Table) -> list[OthersTurn]:
    """What the others did since the reader's last turn, or since the start."""
    words = MeanwhileWords(table, reader)
    turns: list[_Turn] = []
    for step in range(_first_step_since(game, reader), len(game.steps)):
        mover = who_decided(game, step)
        if mover == reader:
            continue
        if not turns or turns[-1].player != mover:
            turns.append(_Turn(mover, game.steps[step].turn))
        before = game.steps[step - 1].state if step else game.start
        after, events = game.steps[step].state, game.steps[step].events
        turns[-1].faces = after.dice or turns[-1].faces
        turns[-1].deeds += _deeds(words, mover, before, after, events)
    explicable = turns_to_explain(game)
    return [
        OthersTurn(
            turn.player,
            table.player(turn.player),
            game.setup.players[turn.player].color,
            turn.faces,
            tuple(turn.deeds),
            turn.number,
            turn.number in explicable,
        )
        for turn in turns
        if turn.faces
    ]


def has_played(game: Game, reader: int) -> bool:
    """Whether the reader has finished a turn."""
    return _first_step_since(game, reader) > 0


def _first_step_since(game: Game, reader: int) -> int:
    """The step after the one that ended a player's last turn."""
    for step in range(len(game.steps) - 1, -1, -1):
        events = game.steps[step].events
        if any(isinstance(event, TurnEnded) and event.player == reader for event in events):
            return step + 1
    return 0


def _deeds(
    words: MeanwhileWords, mover: int, before: State, after: State, events: Sequence[Event]
) -> Iterator[Deed]:
    """What happened in one step of a turn."""
    for event in events:
        match event:
            case FigurePlaced(_, building, _):
                yield _placement(words, mover, building, before, after, events)
            case BishopMoved(_, previous, _):
                text = words.bishop(previous, on_table=previous == NO_PLAYER)
                yield Deed("bishop", text, previous == words.reader)
            case SpecialTaken():
                yield Deed("special", words.special_taken())
            case SpecialSpent():
                yield Deed("special", words.special_spent())
            case RowCleared(kind):
                yours = _paid(events, words.reader)
                icon = "flour" if kind == Kind.MILL else "glass"
                yield Deed(icon, words.payout(kind, yours), bool(yours))
            case InnActivated(owner, building) if owner != mover:
                mine = owner == words.reader
                yield Deed("inn-stein", words.inn_opened(owner, building), mine)
            case TurnEnded(_, True):
                yield Deed("", words.passed())


def _placement(
    words: MeanwhileWords,
    mover: int,
    building: int,
    before: State,
    after: State,
    events: Sequence[Event],
) -> Deed:
    """A placement: where, who was kicked out, and what it changed."""
    board = after.board
    kind, village = Kind(board.kind_of[building]), board.village_of[building]
    victims = [e.player for e in events if isinstance(e, FigureReturned) and e.kicked]
    parts = [words.place(building), *map(words.kicked, victims)]
    is_row = any(isinstance(event, RowCleared) for event in events)
    coins = 0 if is_row else _paid(events, mover)
    if coins:
        parts.append(words.coins(coins))
    if kind is Kind.CHURCH and _has_most_churches(after, mover):
        parts += [] if _has_most_churches(before, mover) else [words.most_churches()]
    if after.is_full(village) and not before.is_full(village):
        parts.append(words.village_full())
    return Deed(f"icon-{kind.name.lower()}", ", ".join(parts), words.reader in victims)


def _paid(events: Sequence[Event], player: int) -> int:
    """What the bank paid a player in a step."""
    return sum(e.coins for e in events if isinstance(e, CoinsPaid) and e.player == player)


def _has_most_churches(state: State, player: int) -> bool:
    """Whether a player has more churches than anybody else."""
    churches = [state.count(each, Kind.CHURCH) for each in range(state.players)]
    mine = churches.pop(player)
    return mine > max(churches)
