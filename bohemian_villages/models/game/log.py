"""LogModel: the log of the game so far, in rows under a heading for each turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QObject

from ...engine.actions import Roll
from ...engine.board import Kind
from ...engine.events import (
    BishopMoved,
    CoinsPaid,
    DiceRolled,
    Event,
    FigurePlaced,
    FigureReturned,
    GameOver,
    GoodsTaken,
    IncomePaid,
    InnActivated,
    InnTaken,
    RowCleared,
    SpecialSpent,
    SpecialTaken,
    TurnEnded,
    TurnStarted,
)
from ...engine.game import Game, Step
from ...engine.scoring import score
from ...engine.state import NO_PLAYER
from ...words.game.log import Log
from ...words.game.log_lines import LogLines
from ...words.grammar import number
from ..items.log_rows import GameLog, LogRow
from .facts import GameFacts


class LogModel(GameLog):
    """What happened, turn by turn."""

    _teller: Teller

    def __init__(self, game: GameFacts, parent: QObject | None = None) -> None:
        super().__init__(game, Teller, parent)

    def _keep_steps(self, steps: int) -> None:
        super()._keep_steps(steps)
        self._show_dice()

    def _show_dice(self) -> None:
        """Add the dice to the heading of a turn once they have fallen."""
        places = range(len(self._rows) - 1, -1, -1)
        place = next(place for place in places if self._rows[place].is_heading)
        heading = self._rows[place]
        if heading.turn:
            self._replace(place, [self._teller.heading(heading.turn, heading.player, heading.step)])


class Teller:
    """Makes the log rows of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._log = Log(game)
        self._lines = LogLines(self._log.table)

    def all_rows(self) -> Iterator[LogRow]:
        """All rows so far."""
        yield self.opening_row()
        for step in range(len(self._game.steps)):
            yield from self.rows_of(step)

    def opening_row(self) -> LogRow:
        """The heading of the first turn, which no step begins."""
        return self.heading(1, self._game.start.player, -1)

    def rows_of(self, number: int) -> Iterator[LogRow]:
        """The rows for one step of the game."""
        step = self._game.steps[number]
        turn = step.turn
        for events in _together(step.events):
            first = events[0]
            if isinstance(first, TurnStarted):
                turn += 1
                yield self.heading(turn, first.player, number)
            elif isinstance(first, GameOver):
                yield from self._final_scoring(number)
            elif self._is_worth_a_row(first, step):
                yield self._row(events, step, turn, number)

    def _is_worth_a_row(self, event: Event, step: Step) -> bool:
        """Whether an event gets a row: ends of turns and first rolls are covered by headings."""
        if isinstance(event, DiceRolled):
            return step.state.spent
        return not isinstance(event, TurnEnded) or event.passed

    def heading(self, turn: int, player: int, step: int) -> LogRow:
        """The heading of a turn that begins with a step, with its dice if they have fallen."""
        faces = self._first_roll(turn, step + 1)
        text = (
            self._lines.heading(turn, player, faces) if faces else self._log.heading(turn, player)
        )
        name = self._log.table.player(player)
        return LogRow(text, turn, player, is_heading=True, step=step, short=name, faces=faces)

    def _first_roll(self, turn: int, begin: int) -> tuple[int, ...]:
        """The first roll of a turn that begins at a step; empty before it."""
        for step in self._game.steps[begin : begin + BEFORE_ROLL]:
            if step.turn == turn and isinstance(step.action, Roll):
                return step.action.faces
        return ()

    def _final_scoring(self, step: int) -> Iterator[LogRow]:
        chapter = self._log.final_scoring()
        totals = {
            self._log.score_line(player, parts): (player, number(parts.total))
            for player, parts in enumerate(score(self._game.state))
        }
        yield LogRow(chapter.heading, 0, is_heading=True, step=step, short=chapter.heading)
        for line in chapter.lines:
            if line in totals:
                player, total = totals[line]
                name = self._log.table.player(player)
                icon = self._figure(player)
                yield LogRow(line, 0, icon=icon, step=step, short=name, amount=total)
            else:
                yield LogRow(line, 0, step=step, short=line)

    def _row(self, events: Sequence[Event], step: Step, turn: int, number: int) -> LogRow:
        text = " ".join(self._log.narrator.sentences(events, step.state))
        found = dict.fromkeys(event.building for event in events if isinstance(event, AT_BUILDING))
        first = events[0]
        return LogRow(
            text,
            turn,
            getattr(first, "player", NO_PLAYER),
            tuple(found),
            self._icon(events),
            step=number,
            short=self._lines.line(events, step.state),
            amount=self._lines.amount(sum(map(_coins, events))),
            faces=first.faces if isinstance(first, DiceRolled) else (),
        )

    def _figure(self, player: int) -> str:
        return f"figure-{self._game.setup.players[player].color}"

    def _icon(self, events: Sequence[Event]) -> str:
        kind_of = self._game.setup.board.kind_of
        match events[0]:
            case FigureReturned(player):
                return self._figure(player)
            case FigurePlaced(_, building):
                inn = [event for event in events if isinstance(event, InnTaken)]
                return _inn(inn[0].active) if inn else f"icon-{Kind(kind_of[building]).key}"
            case CoinsPaid(_, _, building):
                return _goods(kind_of[building])
            case IncomePaid(_, inns, churches) if not (inns and churches):
                return "inn-stein" if inns else "icon-church"
            case RowCleared(kind):
                return _goods(kind)
            case event:
                return _ICONS.get(type(event), "")


BEFORE_ROLL = 2
"""Events before the first roll of a turn."""

# Events that happen at a building.
AT_BUILDING = (FigureReturned, FigurePlaced, InnTaken, InnActivated, GoodsTaken, CoinsPaid)

_ICONS: dict[type, str] = {
    BishopMoved: "bishop",
    DiceRolled: "special",
    IncomePaid: "coin-1",
    InnActivated: "inn-stein",
    SpecialSpent: "special",
    SpecialTaken: "special",
    TurnEnded: "toolbar-end-turn",
}


def _goods(kind: int) -> str:
    return "flour" if kind == Kind.MILL else "glass"


def _inn(active: bool) -> str:
    return "inn-stein" if active else "inn-barrel"


def _coins(event: Event) -> int:
    """The coins that a player gets."""
    if isinstance(event, IncomePaid):
        return event.inns + event.churches
    return event.coins if isinstance(event, CoinsPaid) else 0


def _together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Groups of events that share a row.

    A figure with what its building gives at once, which comes second; the figures that one player
    gets back from a cleared row; any other event by itself.
    """
    with_figure = [event for event in events if _comes_with_figure(event, events)]
    if with_figure:
        yield with_figure
    rest = [event for event in events if not _comes_with_figure(event, events)]
    for homeward, group in groupby(rest, _goes_home):
        if not homeward:
            yield from ([event] for event in group)
            continue
        by_player: dict[int, list[Event]] = {}
        for event in group:
            assert isinstance(event, FigureReturned)
            by_player.setdefault(event.player, []).append(event)
        yield from by_player.values()


def _comes_with_figure(event: Event, events: Sequence[Event]) -> bool:
    """Whether it is a figure or what its building gives; a cleared row pays everybody."""
    if isinstance(event, CoinsPaid):
        return not any(isinstance(other, RowCleared) for other in events)
    return isinstance(event, FigurePlaced | InnTaken | GoodsTaken)


def _goes_home(event: Event) -> bool:
    return isinstance(event, FigureReturned) and not event.kicked
