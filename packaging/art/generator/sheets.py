"""Contact sheets of the exported files: ``python -m generator.sheets FOLDER``; needs PySide6-Essentials."""

import json
import math
import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QByteArray, QPointF, QRectF  # noqa: E402
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter  # noqa: E402
from PySide6.QtSvg import QSvgRenderer  # noqa: E402

from .build import RESOURCES  # noqa: E402
from .buildings import NUMBERS  # noqa: E402


def load(file):
    """A renderer for an SVG file, or an error that names it."""
    renderer = QSvgRenderer(str(file))
    if not renderer.isValid():
        raise ValueError(f"QtSvg cannot load {file}")
    return renderer


def place(painter, file, x, y, scale=1):
    """Draw a file with its 0,0 at x, y."""
    renderer = load(file)
    box = renderer.viewBoxF()
    renderer.render(
        painter, QRectF(x + box.x() * scale, y + box.y() * scale, box.width() * scale, box.height() * scale)
    )


def canvas(width, height, colour):
    """An image and a painter on it."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(colour))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    return image, painter


def write(painter, x, y, text, size, colour, family="Lato", weight=QFont.Weight.Bold, centre=True):
    """Text with its baseline at y."""
    font = QFont(family)
    font.setPixelSize(round(size))
    font.setWeight(weight)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    width = painter.fontMetrics().horizontalAdvance(text)
    painter.drawText(QPointF(x - width / 2 if centre else x, y), text)


def tile(painter, art, village, x, y, scale, dusk, values=None):
    """A whole tile as the program would layer it."""
    kit, suffix = art / "parts", "-dusk" if dusk else ""
    painter.save()
    painter.translate(x, y)
    painter.scale(scale, scale)
    place(painter, art / "table" / "tile-shadow.svg", 0, 0)
    place(painter, art / "villages" / f"{village.lower()}{suffix}.svg", 0, 0)
    data = json.loads((art / "villages" / f"{village.lower()}.json").read_text())
    for slot in sorted(data["buildings"], key=lambda b: b["y"]):
        kind, bx, by, k = slot["kind"], slot["x"], slot["y"], data["scale"]
        place(painter, kit / f"building-{kind}{suffix}.svg", bx, by, k)
        if dusk:
            place(painter, kit / f"building-{kind}-lit-windows.svg", bx, by, k)
        place(painter, kit / "badge.svg", bx - 36 * k, by - 1, k)
        write(painter, bx - 36 * k, by + 5.6 * k, str(NUMBERS[kind]), 18 * k, "#2C1B10", weight=QFont.Weight.Black)
        if kind in ("town_hall", "manor"):
            place(painter, kit / "coin-badge.svg", bx - 9 * k, by + 3, k)
    place(painter, art / "table" / f"tile-frame{'-dark' if dusk else ''}.svg", 0, 0)
    ribbon(painter, kit, data["name"], dusk)
    painter.restore()


def ribbon(painter, kit, name, dusk):
    """The three ribbon parts, the middle stretched to the name."""
    tone = "-dark" if dusk else ""
    font = QFont("Vollkorn")
    font.setPixelSize(23)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    middle = painter.fontMetrics().horizontalAdvance(name) + 18
    left = 220 - middle / 2
    load(kit / f"ribbon-middle{tone}.svg").render(painter, QRectF(left - 0.5, -11, middle + 1, 44))
    place(painter, kit / f"ribbon-left{tone}.svg", left - 36, -9)
    place(painter, kit / f"ribbon-right{tone}.svg", left + middle, -9)
    write(painter, 220, 15.6, name, 23, "#3A2214", "Vollkorn")


def village_sheet(art, dusk, columns=6, scale=0.8):
    """All landscapes with their buildings."""
    names = [json.loads(f.read_text())["name"] for f in sorted((art / "villages").glob("*.json"))]
    w, h = 440 * scale + 22, 400 * scale + 30
    image, painter = canvas(
        round(columns * w + 22), round(math.ceil(len(names) / columns) * h + 24), "#33241A" if dusk else "#D9BA8B"
    )
    for i, name in enumerate(names):
        tile(painter, art, name, 22 + i % columns * w, 24 + i // columns * h, scale, dusk)
    painter.end()
    return image


def part_sheet(art, folders=("parts", "rolling", "table"), cell=116, columns=15):
    """Every exported file, fitted into a cell and named."""
    files = [f for folder in folders for f in sorted((art / folder).glob("*.svg"))]
    image, painter = canvas(columns * cell, math.ceil(len(files) / columns) * (cell + 16), "#EFE4CB")
    for i, file in enumerate(files):
        x, y = i % columns * cell, i // columns * (cell + 16)
        renderer = load(file)
        dark = any(word in file.name for word in ("dusk", "lit-windows", "dark"))
        painter.fillRect(
            QRectF(x + 2, y + 2, cell - 4, cell - 4),
            QColor("#3A3A52" if dark else "#C3D08C" if file.parent.name == "parts" else "#F7EEDA"),
        )
        box = renderer.viewBoxF()
        k = min((cell - 14) / box.width(), (cell - 14) / box.height())
        w, h = box.width() * k, box.height() * k
        renderer.render(painter, QRectF(x + (cell - w) / 2, y + (cell - h) / 2, w, h))
        write(
            painter,
            x + cell / 2,
            y + cell + 9,
            file.stem.replace("building-", "b-"),
            10,
            "#3A281C",
            weight=QFont.Weight.Medium,
        )
    painter.end()
    return image


def stroked(painter, art, kind, x, y, scale, colour, width, opacity=1):
    """A building's silhouette, filled and stroked: the outline file with another colour and width."""
    text = (art / "parts" / f"outline-{kind}.svg").read_text()
    text = (
        text.replace('fill="none"', f'fill="{colour}"')
        .replace("#F7B81E", colour)
        .replace('stroke-width="6"', f'stroke-width="{width}"')
    )
    renderer = QSvgRenderer(QByteArray(text.encode()))
    box = renderer.viewBoxF()
    painter.setOpacity(opacity)
    renderer.render(
        painter, QRectF(x + box.x() * scale, y + box.y() * scale, box.width() * scale, box.height() * scale)
    )
    painter.setOpacity(1)


LIT = (("#F7B81E", 22, 0.28), ("#F7B81E", 17, 0.45), ("#F7B81E", 13, 1), ("#FFFBE6", 5.5, 1))
KICK = (("#F7B81E", 24, 0.28), ("#F7B81E", 18, 0.6), ("#FFF6E4", 14, 1), ("#2E5F9B", 10.5, 1), ("#FFF6E4", 3.4, 1))
HOVER = (("#FFFDF2", 8, 1),)


def state_sheet(art, kind="farm", scale=1.5):
    """One building in its states: at rest, hover, lit, kick, taken, focus."""
    image, painter = canvas(1500, 230, "#BACA7E")
    kit = art / "parts"
    for i, (name, rings) in enumerate(
        (("at rest", ()), ("hover", HOVER), ("lit", LIT), ("kick", KICK), ("taken", ()), ("focus", ()))
    ):
        x, y, lit = 120 + i * 246, 178 - (4 if name == "hover" else 0), name in ("lit", "kick")
        if lit:
            place(painter, kit / "light-pool.svg", x, y, scale)
        for colour, width, opacity in rings:
            stroked(painter, art, kind, x, y, scale, colour, width, opacity)
        place(painter, kit / f"building-{kind}.svg", x, y, scale)
        place(painter, kit / ("badge-lit.svg" if lit else "badge.svg"), x - 36 * scale, y, scale * (1.1 if lit else 1))
        write(painter, x - 36 * scale, y + 10, str(NUMBERS[kind]), 27, "#2C1B10", weight=QFont.Weight.Black)
        if name in ("kick", "taken"):
            painter.save()
            painter.translate(x + 53 * scale, y + 7 * scale)
            painter.rotate(-9 if name == "kick" else 0)
            place(painter, kit / "figure-blue.svg", 0, 0, scale)
            painter.restore()
        if name == "focus":
            place(painter, kit / "focus-brackets.svg", x, y, scale)
        write(painter, x, 224, name, 17, "#3A281C")
    painter.end()
    return image


def main(art, out):
    """Write the contact sheets into the folder out."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    part_sheet(art).save(str(out / "contact-sheet.png"))
    village_sheet(art, False).save(str(out / "villages-day.png"))
    village_sheet(art, True).save(str(out / "villages-dusk.png"))
    state_sheet(art).save(str(out / "states.png"))
    return app


if __name__ == "__main__":
    main(RESOURCES / "art", Path(sys.argv[1]))
