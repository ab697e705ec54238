"""StatisticsModel: finished games are added as they end, and counted off the window's thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, ClassVar
from weakref import WeakMethod

from attrs import evolve, frozen
from PySide6.QtCore import QObject, Qt, QThreadPool, Signal

from ...engine.game import Game
from ...engine.setup import HUMAN
from ...statistics import (
    LEVELS,
    Aside,
    Filter,
    Finished,
    NewerStatisticsError,
    Parts,
    Played,
    Seat,
    Share,
    Store,
    Summary,
    Waiting,
    people,
    summarize,
)
from ...words.dates import date_words
from ...words.program.statistics import statistics_words
from ..files.writer import Writer
from ..game.change import Cause, Change
from ..game.game_model import GameModel
from ..items.plain_text import TIP_ROLE
from ..items.rows import FIRST_ROLE, Roles, RowsModel

__all__ = [
    "HUMAN",
    "Filter",
    "GamesModel",
    "Offer",
    "Parts",
    "PlayClock",
    "Played",
    "Seat",
    "Share",
    "StatisticsModel",
    "Summary",
]

# A longer pause does not count: somebody went away.
LONGEST_PAUSE = 300.0

Job = Callable[[], object]


@frozen
class Offer:
    """What one can choose from in the filters, and how many games there are at all."""

    names: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    """Of all opponents, weakest first; people last."""
    games: int = 0


@frozen
class Answer:
    """What was counted, and why not all of it was."""

    number: int
    offer: Offer
    summary: Summary
    problem: str = ""


class PlayClock:
    """How long people sat at a game; not known where it was begun elsewhere."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self.seconds: float | None = None

    def hear(self, cause: Cause) -> None:
        """Something happened in the game."""
        now = self._clock()
        if cause is Cause.STARTED:
            self.seconds = 0.0
        elif cause is Cause.LOADED:
            self.seconds = None
        elif self.seconds is not None:
            self.seconds += min(now - self._last, LONGEST_PAUSE)
        self._last = now


def game_line(played: Played) -> str:
    """A game in words."""
    now = datetime.now().astimezone()
    opponents = [statistics_words.opponent(seat.name, seat.level) for seat in played.opponents]
    return statistics_words.game(
        date_words.when(played.game.ended_at.astimezone(), now),
        played.own.score.total,
        played.own.place,
        played.game.players,
        opponents,
    )


class GamesModel(RowsModel[Played]):
    """The games that count, the latest first."""

    NUMBER = FIRST_ROLE

    roles: ClassVar[Roles] = {
        int(Qt.ItemDataRole.DisplayRole): ("display", game_line),
        TIP_ROLE: ("toolTip", game_line),
        NUMBER: ("number", lambda row: row.game.number),
    }

    def show(self, played: tuple[Played, ...]) -> None:
        """Become these games. Thousands may go and come: nobody need hear of each."""
        self.beginResetModel()
        self._rows = list(played)
        self.endResetModel()


class StatisticsModel(QObject):
    """The one face of the statistics: what to count, what was counted, and the games."""

    changed = Signal()
    """There is a new `summary`."""
    notice = Signal(str)
    """Something happened to the file."""
    game_opened = Signal(object)
    """A Game that somebody wants to see again."""

    _answered = Signal(object)
    _written = Signal()
    _told = Signal(str)

    def __init__(
        self, writer: Writer, file: Path | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        # Weakly: a ring of references would be taken apart by whichever thread comes by, and a
        # QObject must not die in another thread than its own.
        tell = WeakMethod(self._tell_aside)
        self.store = Store(file, lambda aside: _call(tell, aside))
        self.waiting = Waiting(self.store)
        self.filter = Filter()
        self.offer = Offer()
        self.summary = Summary()
        self.games = GamesModel(self)
        self.is_counted = False
        """Whether the numbers were ever counted: before that, none are shown."""
        self._writer = writer
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._asked = 0
        self._pending: deque[Job] = deque()
        self._clock = PlayClock()
        self._kept: Game | None = None
        self._said: set[str] = set()
        self._is_watched = False
        self._answered.connect(self._take_answer)
        self._written.connect(self._recount)
        self._told.connect(self._say_once)
        # What an earlier run of the program could not write.
        waiting = self.waiting
        writer.write("statistics", lambda: _carry_out(waiting))

    # Keeping games.

    def follow(self, model: GameModel) -> None:
        """Add every game that is played to its end there."""
        self._clock.hear(Cause.LOADED if model.game.steps else Cause.STARTED)
        model.changed.connect(lambda change: self._hear(model, change))

    def _hear(self, model: GameModel, change: Change) -> None:
        self._clock.hear(change.cause)
        if change.cause in (Cause.STARTED, Cause.LOADED):
            self._kept = None
        elif change.state.is_over:
            self._kept = model.snapshot
            self.add(self._kept, datetime.now(UTC), self._clock.seconds)
        elif self._kept is not None:
            # The last decision was taken back: the game goes on.
            self.withdraw(self._kept)
            self._kept = None

    def add(self, game: Game, ended_at: datetime, seconds: float | None = None) -> None:
        """Keep a finished game; once, however often it is added."""
        self._write(lambda: self.waiting.add(game, ended_at, seconds))

    def withdraw(self, game: Game) -> None:
        """Forget a game that was not over after all."""
        self._write(lambda: self.waiting.remove(game))

    def reset(self) -> None:
        """Forget all games."""
        self._write(self.waiting.reset)

    def _write(self, job: Job) -> None:
        self._pending.append(job)
        self._write_pending()

    def _write_pending(self) -> None:
        self._writer.write("statistics", self._work_off)

    def _work_off(self) -> None:
        """In the writer's thread: all that waits, in order. What fails waits for the next time."""
        while self._pending:
            self._pending[0]()
            self._pending.popleft()
        try:
            if self.waiting.carry_out():
                self._written.emit()
        except NewerStatisticsError:
            self._told.emit(statistics_words.newer())

    # Counting.

    def watch(self, on: bool) -> None:
        """Whether somebody looks at the numbers; else nobody need count after every game."""
        self._is_watched = on
        self._recount()

    def _recount(self) -> None:
        if self._is_watched:
            self.refresh()

    def choose(self, wanted: Filter) -> None:
        """Count other games."""
        if wanted != self.filter:
            self.filter = wanted
            self.refresh()

    def refresh(self) -> None:
        """Count anew; `changed` follows."""
        self._write_pending()
        self._asked += 1
        number, wanted = self._asked, self.filter
        self._pool.start(lambda: self._answer(number, wanted))

    def _answer(self, number: int, wanted: Filter) -> None:
        """In the thread."""
        if number == self._asked:
            self._answered.emit(self._count(number, wanted))

    def _count(self, number: int, wanted: Filter) -> Answer:
        try:
            games = self.store.games()
        except NewerStatisticsError:
            return Answer(number, Offer(), Summary(), statistics_words.newer())
        except OSError as error:
            reason = statistics_words.unreadable(error.strerror or str(error))
            return Answer(number, Offer(), Summary(), reason)
        problem = statistics_words.damaged() if self.store.damaged else ""
        names = people(games)
        if wanted.player not in names:
            wanted = evolve(wanted, player=names[0] if names else "")
        offer = _offer(games, names, wanted.player)
        return Answer(number, offer, summarize(games, wanted), problem)

    def _take_answer(self, answer: Answer) -> None:
        if answer.number != self._asked:
            return
        self.is_counted = True
        self.offer, self.summary = answer.offer, answer.summary
        self.filter = evolve(self.filter, player=answer.summary.player)
        self.games.show(answer.summary.played)
        if answer.problem:
            self._say_once(answer.problem)
        self.changed.emit()

    # Looking at a game again.

    def open_game(self, number: int) -> None:
        """Fetch the record of a game; `game_opened` follows, or a notice."""
        self._pool.start(lambda: self._fetch(number))

    def _fetch(self, number: int) -> None:
        """In the thread."""
        try:
            game = self.store.game(number)
        except (OSError, NewerStatisticsError):
            game = None
        if game is None:
            self.notice.emit(statistics_words.no_record())
        else:
            self.game_opened.emit(game)

    # The file and the end.

    def _tell_aside(self, aside: Aside) -> None:
        """In any thread."""
        self._told.emit(statistics_words.set_aside(aside.file))

    def _say_once(self, text: str) -> None:
        """The same thing need not be said each time somebody looks."""
        if text not in self._said:
            self._said.add(text)
            self.notice.emit(text)

    def close(self) -> None:
        """Wait for what is being counted; what waits to be counted is not wanted any more."""
        self._asked += 1
        self._pool.waitForDone()


def _call(method: WeakMethod[Any], aside: Aside) -> None:
    """Call a method, if there still is one to be called."""
    found = method()
    if found is not None:
        found(aside)


def _carry_out(waiting: Waiting[Game, Finished]) -> None:
    """Write what waits; that the file is a newer one is told when somebody looks or plays."""
    with suppress(NewerStatisticsError):
        waiting.carry_out()


def _offer(games: list[Finished], names: list[str], player: str) -> Offer:
    met = {seat.level for game in games for seat in game.seats if seat.name != player}
    levels = tuple(level for level in (*LEVELS, HUMAN) if level in met)
    return Offer(tuple(names), levels, len(games))
