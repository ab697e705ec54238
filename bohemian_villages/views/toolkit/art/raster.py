"""From a drawing to an image. Everything here may run outside the window's thread."""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from math import ceil, floor
from pathlib import Path

from attrs import frozen
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QImageReader, QPainter

from .. import fonts
from .disk_cache import DiskCache
from .drawing import Drawing, Label

# No picture of the game needs more; a mistake in a scale must not eat the memory.
MOST_PIXELS = 6000

# Where the system, if it is not Windows, has names for the files a program has open.
OPEN_FILES = Path("/dev/fd")
_PREFIX, _SUFFIX = "bohemian-villages-", ".svg"
_OLD_SECONDS = 3600


@frozen
class Raster:
    """A drawing in pixels: an image, and the place of 0,0 in it, in device pixels."""

    image: QImage
    anchor: tuple[int, int]


@frozen
class _Frame:
    """The device pixels a drawing covers: whole ones, so that 0,0 lies on a corner of one."""

    left: int
    top: int
    width: int
    height: int
    scale: float


def rasterise(drawing: Drawing, scale: float, dpr: float, cache: DiskCache | None = None) -> Raster:
    """Draw at so many logical pixels to a unit; the image is null where nothing can be drawn."""
    frame = _frame(drawing, scale * dpr)
    image = _image(_document(drawing, frame), frame, cache)
    if not image.isNull():
        image.setDevicePixelRatio(dpr)
        if drawing.labels:
            _write(image, drawing.labels, frame, scale)
    return Raster(image, (-frame.left, -frame.top))


def _frame(drawing: Drawing, scale: float) -> _Frame:
    box = drawing.box()
    scale = min(scale, MOST_PIXELS / max(box.width, box.height, 1))
    left, top = floor(box.x * scale), floor(box.y * scale)
    width, height = ceil(box.right * scale) - left, ceil(box.bottom * scale) - top
    return _Frame(left, top, max(width, 1), max(height, 1), scale)


def _document(drawing: Drawing, frame: _Frame) -> bytes:
    view = (v / frame.scale for v in (frame.left, frame.top, frame.width, frame.height))
    box = " ".join(f"{value:.5f}" for value in view)
    size = f'width="{frame.width}" height="{frame.height}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="{box}">'
    return f"{head}{drawing.svg()}</svg>".encode()


def _image(document: bytes, frame: _Frame, cache: DiskCache | None) -> QImage:
    if cache is None:
        return _read(document, frame)
    # The document holds all that decides the picture: the files' contents, the theme, the size.
    key = hashlib.sha256(document).hexdigest()
    image = cache.load(key)
    if image is None:
        image = _read(document, frame)
        cache.save(key, image)
    return image


def _read(document: bytes, frame: _Frame) -> QImage:
    """Let Qt's SVG reader draw. Other than QSvgRenderer.render, it lets Python run meanwhile.

    It reads a file. A device made in Python, such as would ask for Python's lock while the
    reader holds one of Qt's; the window's thread may hold the first and wait for the second, for
    any icon it loads, and both would wait for ever.
    """
    image = QImage()
    with suppress(OSError), _file_of(document) as file:
        reader = QImageReader(file, QByteArray(b"svg"))
        reader.setScaledSize(QSize(frame.width, frame.height))
        image = reader.read()
    if image.isNull():
        return _render(document, frame)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


@contextmanager
def _file_of(document: bytes) -> Iterator[str]:
    """A file with this content, gone afterwards, even if the program is killed meanwhile."""
    if not OPEN_FILES.is_dir():
        with _named_file_of(document) as name:
            yield name
        return
    # Without a name it is deleted when it is closed.
    with tempfile.TemporaryFile() as file:
        file.write(document)
        file.seek(0)
        yield str(OPEN_FILES / str(file.fileno()))


@contextmanager
def _named_file_of(document: bytes) -> Iterator[str]:
    """As above, where files need names, as on Windows; leftovers of killed programs are deleted."""
    _remove_old_files(Path(tempfile.gettempdir()))
    handle, name = tempfile.mkstemp(prefix=_PREFIX, suffix=_SUFFIX)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(document)
        yield name
    finally:
        Path(name).unlink(missing_ok=True)


@cache
def _remove_old_files(folder: Path) -> None:
    """Once is enough. Only what is old: another copy of the program may be drawing."""
    now = time.time()
    for file in folder.glob(f"{_PREFIX}*{_SUFFIX}"):
        with suppress(OSError):
            if abs(now - file.stat().st_mtime) > _OLD_SECONDS:
                file.unlink()


def _render(document: bytes, frame: _Frame) -> QImage:
    """As above, if Qt has no plugin for SVG images, as in a trimmed build."""
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(frame.width, frame.height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    renderer = QSvgRenderer(QByteArray(document))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer.render(painter, QRectF(image.rect()))
    return image if renderer.isValid() else QImage()


def _write(image: QImage, labels: tuple[Label, ...], frame: _Frame, scale: float) -> None:
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        dpr = image.devicePixelRatio()
        for label in labels:
            font = label_font(label, scale)
            painter.setFont(font)
            painter.setPen(QColor(label.color))
            middle = QPointF(label.x * scale - frame.left / dpr, label.y * scale - frame.top / dpr)
            painter.drawText(_start(label, font, middle, dpr), label.text)


def label_font(label: Label, scale: float) -> QFont:
    """The font of a label at that scale."""
    face = fonts.display if label.is_display else fonts.text
    return face(label.size * scale, label.weight)


def _start(label: Label, font: QFont, middle: QPointF, dpr: float) -> QPointF:
    """Where the text begins: on the line, which is set on a whole pixel to be crisp."""
    metrics = QFontMetricsF(font)
    x = middle.x()
    if label.is_centred:
        ink = metrics.tightBoundingRect(label.text)
        x -= ink.left() + ink.width() / 2
    y = middle.y() + metrics.capHeight() / 2
    return QPointF(round(x * dpr) / dpr, round(y * dpr) / dpr)
