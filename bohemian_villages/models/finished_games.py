"""FinishedGames: stores finished games of one kind and counts them, off the window's thread."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from time import monotonic
from typing import Any, Generic, TypeVar
from weakref import WeakMethod

from attrs import evolve, frozen
from PySide6.QtCore import QObject, QThreadPool, Signal

from ..finished_games import Aside, NewerStatisticsError, Store, Tables, Waiting
from ..finished_games.people import AnyFinished, people
from ..words.program.finished_games import finished_games_words
from .files.writer import Writer
from .items.rows import RowsModel

# Longer pauses do not count: nobody was at the table.
LONGEST_PAUSE = 300.0

Game = TypeVar("Game")
Entry = TypeVar("Entry", bound=AnyFinished)
Filter = TypeVar("Filter")
Counted = TypeVar("Counted")
Job = Callable[[], object]


@frozen
class FilterChoices:
    """What the filters offer, and how many games there are."""

    names: tuple[str, ...] = ()
    games: int = 0


class PlayClock:
    """Measures how long people played a game; unknown for games begun elsewhere."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._last = clock()
        self.seconds: float | None = None

    def begin(self) -> None:
        """Start timing a new game."""
        self._last, self.seconds = self._clock(), 0.0

    def take_up(self) -> None:
        """A game begun elsewhere is resumed, so its time is unknown."""
        self._last, self.seconds = self._clock(), None

    def go_on(self) -> None:
        """Note an action in the game."""
        now = self._clock()
        if self.seconds is not None:
            self.seconds += min(now - self._last, LONGEST_PAUSE)
        self._last = now


class FinishedGames(QObject, Generic[Game, Entry, Filter, Counted]):
    """What the statistics of every game share. A game says what it counts and shows."""

    changed = Signal()
    """The numbers have changed."""
    notice = Signal(str)
    """A message about the file."""
    game_opened = Signal(object)
    """A game to be shown again."""

    _answered = Signal(int, object, str)
    _written = Signal()
    _told = Signal(str)

    def __init__(
        self,
        tables: Tables[Game, Entry],
        file: Path,
        every: Filter,
        line: Callable[[Any], str],
        writer: Writer,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        # Weakly: a reference cycle could be freed in any thread, and a QObject must not be
        # destroyed in a thread other than its own.
        tell = WeakMethod(self._tell_aside)
        self.store = Store(tables, file, lambda aside: _call(tell, aside))
        self.waiting = Waiting(self.store)
        self.filter = every
        """Which games count: at first all of them."""
        self.games: RowsModel[Any] = RowsModel(line, self, tip=line)
        """The games that count, the latest first, each told in a line."""
        self.is_counted = False
        """Whether counting has finished at least once: until then, no numbers are shown."""
        self._writer = writer
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._asked = 0
        self._pending: deque[Job] = deque()
        self._clock = PlayClock()
        self._kept: Game | None = None
        self._said: set[str] = set()
        self._watchers: set[str] = set()
        self._answered.connect(self._take_answer)
        self._written.connect(self._recount)
        self._told.connect(self._say_once)
        # Jobs that an earlier run of the program could not finish.
        waiting = self.waiting
        writer.write(self.store.file.stem, lambda: _carry_out(waiting))

    # What each game provides.

    def count(self, games: list[Entry], names: tuple[str, ...], wanted: Filter) -> Counted:
        """Everything that is shown; counted in another thread."""
        raise NotImplementedError

    def show_counted(self, counted: Counted) -> None:
        """Take over the answer; `changed` follows."""
        raise NotImplementedError

    # Storing games.

    def note_begun(self, is_new: bool) -> None:
        """Note that another game is on the table."""
        self._kept = None
        if is_new:
            self._clock.begin()
        else:
            self._clock.take_up()

    def note_step(self, is_over: bool, snapshot: Callable[[], Game]) -> None:
        """Note an action in the game on the table, or that one was undone."""
        self._clock.go_on()
        if is_over:
            self._kept = snapshot()
            self.add(self._kept, datetime.now(UTC), self._clock.seconds)
        elif self._kept is not None:
            # The last decision was undone, so the game is no longer over.
            self.withdraw(self._kept)
            self._kept = None

    def add(self, game: Game, ended_at: datetime, seconds: float | None = None) -> None:
        """Store a finished game; adding it twice stores it once."""
        self._write(lambda: self.waiting.add(game, ended_at, seconds))

    def withdraw(self, game: Game) -> None:
        """Remove a game that was not over after all."""
        self._write(lambda: self.waiting.remove(game))

    def reset(self) -> None:
        """Remove all games."""
        self._write(self.waiting.reset)

    def _write(self, job: Job) -> None:
        self._pending.append(job)
        self._write_pending()

    def _write_pending(self) -> None:
        self._writer.write(self.store.file.stem, self._work_off)

    def _work_off(self) -> None:
        """In the writer's thread: run what waits, in order. What fails is tried next time."""
        while self._pending:
            self._pending[0]()
            self._pending.popleft()
        try:
            if self.waiting.carry_out():
                self._written.emit()
        except NewerStatisticsError:
            self._told.emit(finished_games_words.newer())

    # Counting.

    def choose(self, wanted: Filter) -> None:
        """Count other games."""
        if wanted != self.filter:
            self.filter = wanted
            self.refresh()

    def watch(self, on: bool, where: str = "") -> None:
        """Note whether a view shows the numbers: if none does, a finished game is not counted."""
        if on:
            self._watchers.add(where)
        else:
            self._watchers.discard(where)
        self._recount()

    def _recount(self) -> None:
        if self._watchers:
            self.refresh()

    def refresh(self) -> None:
        """Count again; `changed` follows."""
        self._write_pending()
        self._asked += 1
        number, wanted = self._asked, self.filter
        self._pool.start(lambda: self._answer(number, wanted))

    def _answer(self, number: int, wanted: Filter) -> None:
        """In the thread."""
        if number == self._asked:
            games, problem = self._read()
            self._answered.emit(number, self.counted(games, wanted), problem)

    def counted(self, games: list[Entry], wanted: Any) -> Counted:
        """Everything about the games that match; of who played most if nobody in them is wanted."""
        names = tuple(people(games))
        if wanted.player not in names:
            wanted = evolve(wanted, player=names[0] if names else "")
        return self.count(games, names, wanted)

    def _read(self) -> tuple[list[Entry], str]:
        """All games, and why some are missing."""
        words = finished_games_words
        try:
            games = self.store.games()
        except NewerStatisticsError:
            return [], words.newer()
        except OSError as error:
            return [], words.unreadable(error.strerror or str(error))
        return games, words.damaged() if self.store.damaged else ""

    def _take_answer(self, number: int, counted: Counted, problem: str) -> None:
        if number != self._asked:
            return
        self.is_counted = True
        self.show_counted(counted)
        if problem:
            self._say_once(problem)
        self.changed.emit()

    # Opening a stored game.

    def open_game(self, number: int) -> None:
        """Fetch the record of a game; `game_opened` follows, or a notice."""
        self._pool.start(lambda: self._fetch(number))

    def _fetch(self, number: int) -> None:
        """Runs in the thread."""
        try:
            game = self.store.game(number)
        except (OSError, NewerStatisticsError):
            game = None
        if game is None:
            self.notice.emit(finished_games_words.no_record())
        else:
            self.game_opened.emit(game)

    # The file, and closing.

    def _tell_aside(self, aside: Aside) -> None:
        """Report a file that was set aside; called in any thread."""
        self._told.emit(finished_games_words.set_aside(aside.file))

    def _say_once(self, text: str) -> None:
        """Emit a notice unless the same text has been shown already."""
        if text not in self._said:
            self._said.add(text)
            self.notice.emit(text)

    def close(self) -> None:
        """Wait for counting in progress; drop counting that has not begun."""
        self._asked += 1
        self._pool.waitForDone()


def _call(method: WeakMethod[Any], aside: Aside) -> None:
    """Call a bound method unless its object is gone."""
    found = method()
    if found is not None:
        found(aside)


def _carry_out(waiting: Waiting[Any, Any]) -> None:
    """Write what waits; a file of a newer version is reported later, when the numbers are shown."""
    with suppress(NewerStatisticsError):
        waiting.carry_out()
