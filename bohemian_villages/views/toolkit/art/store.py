"""Art: provides pictures, draws missing ones in other threads, and announces them when ready."""

from __future__ import annotations

import atexit
import logging
import weakref
from collections import OrderedDict
from functools import partial

from attrs import define
from PySide6.QtCore import (
    QCoreApplication,
    QDeadlineTimer,
    QEvent,
    QObject,
    QPointF,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QPixmap
from shiboken6 import isValid

from ....folders import cache_folder
from .. import fonts
from ..painting.repaints import NEXT_PASS_MS
from .disk_cache import DiskCache
from .drawers import Drawers
from .drawing import Drawing, part
from .picture import Picture
from .raster import Raster, rasterise

_log = logging.getLogger(__name__)

MEMORY = 64 * 1024 * 1024
# For how many sizes of the board an unused picture is kept: small ones may be needed at any moment
# and cost little, large ones belong to one size.
SMALL = 64 * 1024
KEPT_SMALL, KEPT_LARGE = 8, 2
URGENT, LATER = 1, 0
# Pictures that are ready at almost the same time are announced together, for a single repaint. The
# last one being drawn is announced at once.
GATHER_MS = 60
# After this long, a widget that waits for pictures paints without them.
BEFORE_PAINTED_MS = 25


@define
class _Kept:
    """A picture, and when it was last used."""

    picture: Picture
    age: int


_Key = tuple[Drawing, float, float]
"""A drawing, its scale and the device pixel ratio. A plain tuple: it is made for every question."""


class Art(QObject):
    """The store of pictures. `ready` means: some that were missing can be had now, ask again."""

    ready = Signal()
    _drawn = Signal(object, object)

    def __init__(self, cache: DiskCache | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Labels are written in other threads, but typefaces must be found in this one.
        fonts.load()
        self._cache = cache
        self._nothing = Picture(QPixmap(), QPointF(), is_ready=False)
        self._pictures: OrderedDict[_Key, _Kept] = OrderedDict()
        self._bytes = 0
        self._age = 0
        self._latest: dict[Drawing, _Key] = {}
        self._pending: set[_Key] = set()
        self._failed: set[_Key] = set()
        self._is_held = False
        self._held: list[tuple[_Key, int]] = []
        self._drawers = Drawers(self)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.ready)
        self._drawn.connect(self._keep, Qt.ConnectionType.QueuedConnection)
        # Threads that still draw when the interpreter goes would crash it.
        atexit.register(_close, weakref.ref(self))

    def picture(
        self,
        drawing: Drawing,
        scale: float,
        dpr: float = 1.0,
        *,
        wanted: bool = True,
        priority: int = URGENT,
    ) -> Picture:
        """A drawing at so many logical pixels to a unit.

        What is not there yet is begun if wanted; until it is ready another size of it must do.
        """
        key = (drawing, round(scale, 4), dpr)
        found = self._pictures.get(key)
        if found is not None:
            self._pictures.move_to_end(key)
            found.age = self._age
            return found.picture
        if wanted:
            self._begin(key, priority)
        return self._stand_in(key)

    def part(self, name: str, scale: float, dpr: float = 1.0) -> Picture:
        """One file of the art by its name, `figure-red` or `table/wood-light`."""
        return self.picture(part(name), scale, dpr)

    def pixmap(self, name: str, scale: float, dpr: float = 1.0) -> QPixmap:
        """The pixmap of one file of the art; null until it is ready."""
        found = self.part(name, scale, dpr)
        return found.pixmap if found.is_ready else QPixmap()

    @property
    def is_busy(self) -> bool:
        """Whether pictures are being drawn."""
        return bool(self._pending)

    def hold(self) -> None:
        """Start no drawing until the present work is done and painted.

        Only one Python thread works at a time, so drawing would slow the window's thread down.
        """
        self._is_held = True
        done = partial(QTimer.singleShot, BEFORE_PAINTED_MS, self, self._let_go)
        QTimer.singleShot(NEXT_PASS_MS, self, done)

    def _let_go(self) -> None:
        """Start the drawings requested meanwhile."""
        self._is_held = False
        held, self._held = self._held, []
        for key, priority in held:
            self._drawers.start(partial(self._draw, key), priority)

    def give_up(self) -> None:
        """Drop requests for pictures, because sizes changed. Needed ones are requested again."""
        self._held.clear()
        self._drawers.forget_waiting()
        self._pending.clear()
        self._timer.start(GATHER_MS)

    def grow_older(self) -> None:
        """Note a change of sizes, and drop pictures that the last few sizes did not use."""
        self._age += 1
        for key, kept in list(self._pictures.items()):
            is_small = _size(kept.picture) <= SMALL
            if kept.age < self._age - (KEPT_SMALL if is_small else KEPT_LARGE):
                self._forget(key)

    def wait(self, ms: int = 10_000) -> bool:
        """Let all that was begun be finished before going on: for pictures of the window."""
        self._let_go()
        deadline = QDeadlineTimer(ms)
        while not deadline.hasExpired():
            self._drawers.wait(20)
            QCoreApplication.sendPostedEvents(self, QEvent.Type.MetaCall)
            if not self._pending:
                self._timer.stop()
                self.ready.emit()
                # Listeners may have requested more.
                if not self._pending:
                    return True
        return False

    def close(self) -> None:
        """Stop drawing; to be called before the program ends."""
        self._pending.clear()
        self._held.clear()
        self._drawers.forget_waiting()
        self._drawers.wait()

    def _begin(self, key: _Key, priority: int) -> None:
        if key not in self._pending and key not in self._failed:
            self._pending.add(key)
            if self._is_held:
                self._held.append((key, priority))
            else:
                self._drawers.start(partial(self._draw, key), priority)

    def _draw(self, key: _Key) -> None:
        """In a thread of the pool."""
        if key not in self._pending:
            return
        raster: Raster | None = None
        try:
            raster = rasterise(*key, self._cache)
        except Exception:
            _log.exception("A picture cannot be drawn: %s", key[0])
        try:
            self._drawn.emit(key, raster)
        except RuntimeError:
            # The store was destroyed meanwhile; nothing waits for the picture.
            return

    def _keep(self, key: _Key, raster: Raster | None) -> None:
        self._pending.discard(key)
        if raster is None or raster.image.isNull():
            self._failed.add(key)
        else:
            self._remember(key, _picture(raster, key[2]))
        if not self._pending:
            self._timer.start(0)
        elif not self._timer.isActive():
            self._timer.start(GATHER_MS)

    def _remember(self, key: _Key, picture: Picture) -> None:
        if key in self._pictures:
            return
        self._pictures[key] = _Kept(picture, self._age)
        self._latest[key[0]] = key
        self._bytes += _size(picture)
        while self._bytes > MEMORY and len(self._pictures) > 1:
            self._forget(next(iter(self._pictures)))

    def _forget(self, key: _Key) -> None:
        self._bytes -= _size(self._pictures.pop(key).picture)
        if self._latest.get(key[0]) == key:
            del self._latest[key[0]]

    def _stand_in(self, key: _Key) -> Picture:
        """The same drawing in another size, stretched; None if there is none."""
        other = self._latest.get(key[0])
        found = self._pictures.get(other) if other else None
        if other is None or found is None:
            return self._nothing
        near = found.picture
        return Picture(near.pixmap, near.anchor, key[1] / other[1], is_ready=False)


def _close(art: weakref.ref[Art]) -> None:
    store = art()
    if store is not None and isValid(store):
        store.close()


def _picture(raster: Raster, dpr: float) -> Picture:
    flags = Qt.ImageConversionFlag.NoOpaqueDetection
    pixmap = QPixmap.fromImage(raster.image, flags)
    x, y = raster.anchor
    return Picture(pixmap, QPointF(x / dpr, y / dpr))


def _size(picture: Picture) -> int:
    pixmap = picture.pixmap
    return pixmap.width() * pixmap.height() * 4


_shared: list[Art] = []


def shared_art() -> Art:
    """The program's only store, made on first use."""
    if not _shared:
        folder = cache_folder() / "art"
        art = Art(DiskCache(folder))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(art.close)
        _shared.append(art)
    return _shared[0]
