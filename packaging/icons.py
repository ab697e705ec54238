"""The program's icon in every size and container that systems want, drawn from one SVG.

python packaging/icons.py FOLDER
"""

from __future__ import annotations

import os
import shutil
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "art" / "parts" / "app-icon.svg"
SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# Apple's names of the sizes; the same picture stands for twice the size on a dense screen.
ICNS_SIZES = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256,
    b"ic14": 512, b"ic09": 512, b"ic10": 1024,
}  # fmt: skip


def draw(size: int) -> bytes:
    """The icon as a PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter, QRectF(image.rect()))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """Windows' container: a directory, then the pictures."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    at = len(head) + 16 * len(pictures)
    directory = b""
    for size, picture in pictures.items():
        side = size % 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), at)
        at += len(picture)
    return head + directory + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """Apple's container: pictures with their names and lengths."""
    parts = [name + struct.pack(">I", 8 + len(data)) + data for name, data in pictures.items()]
    body = b"".join(parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """All icons, those of Linux as its icon themes want them."""
    for size in SIZES:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True, exist_ok=True)
        (place / "bohemian-villages.png").write_bytes(draw(size))
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True, exist_ok=True)
    shutil.copy(SOURCE, scalable / "bohemian-villages.svg")
    (folder / "icon.ico").write_bytes(ico({size: draw(size) for size in ICO_SIZES}))
    (folder / "icon.icns").write_bytes(icns({n: draw(size) for n, size in ICNS_SIZES.items()}))


if __name__ == "__main__":
    app = QGuiApplication(sys.argv[:1])
    write(Path(sys.argv[1]))
