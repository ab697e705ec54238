"""Kill -9 at random moments of games under way: what is lost, and what the next start offers.

`python -m tests.views.kills 200` does it by hand and counts what was under way each time;
`python -m tests.views.kills 200 rolling` does it in games of Rolling Village.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import pairwise
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from attrs import define, field, frozen

from bohemian_villages.engine.actions import Roll
from bohemian_villages.rolling_village.engine.actions import Roll as RollingRoll
from bohemian_villages.rolling_village.engine.record import loads
from tests.conftest import HOMES
from tests.patience import PATIENCE
from tests.record_files import read_record

MOMENTS = {"a": "in an animation", "t": "while an AI thinks", "s": "while saving", "i": "at rest"}
# Quicker than any hand; what comes before the disk is ready is held back.
SECONDS_BETWEEN_ACTIONS = 0.05
# How long a disk may take to write something.
SLOWNESS = (0.0, 0.03, 0.15, 1.0)


BOHEMIAN, ROLLING = "bohemian", "rolling"


@frozen
class Kept:
    """How the games of one kind are kept."""

    suffix: str
    read: Callable[[Path], Any]
    database: str


KEPT = {
    BOHEMIAN: Kept(".bvg", read_record, "statistics.sqlite3"),
    ROLLING: Kept(".rvg", lambda file: loads(file.read_bytes()), "rolling-village.sqlite3"),
}


def fingerprint(game: Any) -> str:
    """Tells games apart by everything that was done in them."""
    actions = repr([step.action for step in game.steps])
    return hashlib.sha256(actions.encode()).hexdigest()[:16]


# The program that is killed.


class Journal:
    """What the program has done so far, written so that no kill can take it back."""

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, **line: Any) -> None:
        """One line."""
        os.write(self._handle, (json.dumps(line) + "\n").encode())


def play(journal: Journal, moment: Path, seed: int, slowness: float, kind: str) -> None:
    """Start the program, continue or begin a game of a kind, and play on until killed."""
    # Here, so that the one who kills needs no Qt.
    from PySide6.QtCore import QTimer

    from bohemian_villages.app import application, build_window

    rng = random.Random(seed)
    _slow_disk(slowness)
    app = application()
    window = build_window()
    # Where the disk is slowest, people play fastest.
    is_hasty = slowness >= max(SLOWNESS)
    animated, speed = rng.random() < 0.7 and not is_hasty, rng.choice([1.0, 2.0])
    window.preferences.change(animations=animated, animation_speed=speed, sound=False)
    window.show()
    offered = window.offer.saved
    journal.write(
        offered=fingerprint(offered.game) if offered else "",
        shown=window.start.continue_card.isVisible(),
    )
    keep = window.saved.keep

    def keep_and_tell(game: Any) -> None:
        last = game.steps[-1].action if game.steps else None
        is_decision = last is not None and not isinstance(last, Roll | RollingRoll)
        journal.write(game=fingerprint(game), decision=is_decision)
        keep(game)

    window.saved.keep = keep_and_tell  # type: ignore[method-assign]
    if offered:
        window.start.continue_requested.emit()
    else:
        levels = ["human"] if is_hasty else ["human", "easy", "medium", "hard"]
        _BEGIN[kind](window, ["human", *rng.choices(levels, k=rng.randint(1, 3))], str(seed))

    last_act = time.monotonic()

    def act() -> None:
        nonlocal last_act
        _tell_moment(moment, window)
        table = window.current.table
        if table is None or table.is_over:
            return
        if time.monotonic() >= last_act + SECONDS_BETWEEN_ACTIONS:
            last_act = time.monotonic()
            _ACT[kind](table, rng)

    timer = QTimer(interval=10)
    timer.timeout.connect(act)
    timer.start()
    app.exec()


def _begin_bohemian(window: Any, controls: list[str], seed: str) -> None:
    from bohemian_villages.views.bohemian import description
    from tests.models.tables import table

    window.current.start(description.BOHEMIAN, table(*controls, seed=seed))


def _begin_rolling(window: Any, controls: list[str], seed: str) -> None:
    from bohemian_villages.rolling_village.views import description
    from tests.rolling_village.games import table

    window.current.start(description.ROLLING, table(*controls, seed=seed))


def _act_bohemian(table: Any, rng: random.Random) -> None:
    model, director = table.model, table.screen.director
    if rng.random() < 0.05:
        model.undo()
    elif model.is_human_turn and model.can_roll:
        model.roll()
    elif model.is_human_turn and not director.is_busy:
        model.play(rng.choice(model.actions())[0])
    elif rng.random() < 0.3:
        director.skip_if_busy()


def _act_rolling(table: Any, rng: random.Random) -> None:
    model, director = table.model, table.screen.director
    if rng.random() < 0.05:
        model.undo()
    elif director.is_busy:
        if rng.random() < 0.3:
            director.skip_if_busy()
    elif model.avenues_to_pick:
        model.pick_avenue(rng.choice(model.avenues_to_pick))
    elif model.lit:
        model.draw(rng.choice(model.lit + model.lit_later))
    elif not model.go_on_button.reason:
        model.go_on()


_BEGIN = {BOHEMIAN: _begin_bohemian, ROLLING: _begin_rolling}
_ACT = {BOHEMIAN: _act_bohemian, ROLLING: _act_rolling}


def _slow_disk(slowness: float) -> None:
    """Some disks take their time; a kill then often comes while something is written."""
    sync = os.fsync

    def slowly(handle: Any) -> None:
        time.sleep(slowness)
        sync(handle)

    setattr(os, "fsync", slowly)  # noqa: B010 (mypy knows its exact type)


def _tell_moment(file: Path, window: Any) -> None:
    """What is under way, for those who count."""
    file.write_text(
        "s"
        if window.writer.is_busy(str(window.saved.file))
        else "t"
        if _is_thinking(window.current.table.model)
        else "a"
        if window.current.table.screen.director.is_busy
        else "i"
    )


def _is_thinking(model: Any) -> bool:
    phase = getattr(model, "phase", None)
    return bool(phase.name == "WAIT" if phase else model.is_thinking)


# The one who kills it.


@frozen
class Kill:
    """What was found after a kill."""

    moment: str
    lost: int
    """How many decisions are missing."""


@define
class Killer:
    """Starts the program again and again in one home, and looks at what each kill left."""

    home: Path
    rng: random.Random
    slowness: tuple[float, ...] = SLOWNESS
    kind: str = BOHEMIAN
    kills: list[Kill] = field(factory=list)
    found: str = ""
    """The game that the next start has to offer."""

    @property
    def games(self) -> Path:
        return self.home / HOMES["XDG_DATA_HOME"] / "bohemian-villages" / "games"

    def _files(self) -> list[Path]:
        return list(self.games.glob(f"*{KEPT[self.kind].suffix}"))

    def kill_once(self) -> None:
        """Start, check what is offered, let it play a while, kill, look."""
        journal, moment = self.home / "journal", self.home / "moment"
        journal.write_bytes(b"")
        moment.write_text("i")
        program = self._start(journal, moment)
        try:
            self._await(program, lambda: len(_lines(journal)) >= 2)
            self._await(program, lambda: any(self._files()))
            time.sleep(self.rng.uniform(0.0, 2.5 + 4 * max(self.slowness)))
        finally:
            under_way = moment.read_text() or "s"
            program.kill()
            program.wait()
        _await_end_of_group(program.pid)
        self._look(_lines(journal), under_way)

    def _start(self, journal: Path, moment: Path) -> subprocess.Popen[bytes]:
        seed = self.rng.randrange(10**9)
        environment = dict(os.environ, QT_QPA_PLATFORM="offscreen")
        environment |= {name: str(self.home / place) for name, place in HOMES.items()}
        command = [sys.executable, "-m", "tests.views.kills", "play"]
        command += [str(journal), str(moment), str(seed), str(self.rng.choice(self.slowness))]
        command.append(self.kind)
        return subprocess.Popen(command, env=environment, start_new_session=True)

    def _await(self, program: subprocess.Popen[bytes], condition: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not condition():
            assert program.poll() is None, "the program ended by itself"
            assert time.monotonic() < deadline, "the program never began to play"
            time.sleep(0.01)

    def _look(self, lines: list[dict[str, Any]], under_way: str) -> None:
        start, states = lines[0], lines[1:]
        assert start["offered"] == self.found, "another game was offered than the one left"
        assert start["shown"] == bool(self.found), "the game is not offered on the screen"
        self.check_whole()
        newest = max(self._files(), key=lambda file: file.stat().st_mtime, default=None)
        assert newest is not None, "no game was kept"
        kept = KEPT[self.kind].read(newest)
        lost = _decisions_since(fingerprint(kept), states)
        assert lost <= 1, f"{lost} actions are missing"
        self.kills.append(Kill(MOMENTS[under_way], lost))
        self.found = "" if kept.state.is_over else fingerprint(kept)

    def check_whole(self) -> None:
        """Every file is whole."""
        for file in self._files():
            KEPT[self.kind].read(file)
        settings = self.home / HOMES["XDG_CONFIG_HOME"] / "bohemian-villages" / "settings.json"
        if settings.exists():
            json.loads(settings.read_bytes())
        database = self.games.parent / KEPT[self.kind].database
        if database.exists():
            with closing(sqlite3.connect(database)) as connection:
                assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    def left_over(self) -> list[Path]:
        """Drafts that were never finished."""
        return sorted(self.home.rglob(".*.tmp"))


def _lines(journal: Path) -> list[dict[str, Any]]:
    """The journal; its last line may be half written."""
    lines = []
    for line in journal.read_text().splitlines():
        with suppress(ValueError):
            lines.append(json.loads(line))
    return lines


def _decisions_since(kept: str, states: list[dict[str, Any]]) -> int:
    """How many decisions were made after the state that is kept was reached for the last time."""
    places = [place for place, state in enumerate(states) if state["game"] == kept]
    assert places, "what is kept was never played"
    return sum(_new_decisions(states[places[-1] :]))


def _new_decisions(states: list[dict[str, Any]]) -> Iterator[bool]:
    for before, state in pairwise(states):
        yield state["decision"] and state["game"] != before["game"]


def _await_end_of_group(group: int) -> None:
    """The process in which AI players think ends by itself when its program is gone."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            os.killpg(group, 0)
        except (ProcessLookupError, PermissionError):
            return
        time.sleep(0.02)
    os.killpg(group, signal.SIGKILL)
    raise AssertionError("a process outlived the program")


def _kill_by_hand(count: int, kind: str) -> None:
    with TemporaryDirectory() as home:
        killer = Killer(Path(home), random.Random(), kind=kind)
        for number in range(1, count + 1):
            killer.kill_once()
            last = killer.kills[-1]
            print(f"{number}: {last.moment}, {last.lost} lost", flush=True)
        print(Counter(kill.moment for kill in killer.kills))
        print("lost:", Counter(kill.lost for kill in killer.kills))
        print("drafts left:", len(killer.left_over()))


if __name__ == "__main__":
    if sys.argv[1] == "play":
        file, where, number, slow, of_kind = sys.argv[2:]
        play(Journal(Path(file)), Path(where), int(number), float(slow), of_kind)
    else:
        _kill_by_hand(int(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else BOHEMIAN)
