"""How surfaces are painted: parchment panels, sunk fields, buttons, pills, the line of the focus.

Sizes are in units that are pixels in the usual window; `scale` says how many pixels one is here.
"""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QMarginsF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from ..theme import theme

PANEL_RADIUS, BUTTON_RADIUS = 12.0, 10.0
# How far shadows lie below their panel, and how strong: several make a soft one.
_SHADOW = ((4.5, 0.05), (3.0, 0.09), (1.6, 0.14))


class Surface(Enum):
    """What a surface is for; decides its colours."""

    PANEL = auto()
    SUNK = auto()
    PLAIN = auto()
    PRIMARY = auto()
    CHOSEN = auto()
    DISABLED = auto()
    GOOD = auto()
    WARNING = auto()


def colors(surface: Surface) -> tuple[str, str, str]:
    """The upper, the lower and the edge colour of a surface."""
    look = theme()
    return {
        Surface.PANEL: (look.panel_top, look.panel_bottom, look.panel_edge),
        Surface.SUNK: (look.sunk_top, look.sunk_bottom, look.sunk_edge),
        Surface.PLAIN: (look.button_top, look.button_bottom, look.button_edge),
        Surface.PRIMARY: (look.primary_top, look.primary_bottom, look.primary_edge),
        Surface.CHOSEN: (look.chosen_top, look.chosen_bottom, look.chosen_edge),
        Surface.DISABLED: (look.sunk_bottom, look.sunk_bottom, look.sunk_edge),
        Surface.GOOD: (look.good, look.good, look.good_edge),
        Surface.WARNING: (look.warning, look.warning, look.warning_edge),
    }[surface]


def ink(surface: Surface) -> str:
    """The colour of text on a surface."""
    look = theme()
    special = {
        Surface.PRIMARY: look.primary_text,
        Surface.CHOSEN: look.chosen_text,
        Surface.DISABLED: look.disabled,
        Surface.WARNING: look.warning_text,
    }
    return special.get(surface, look.text)


def paint_panel(
    painter: QPainter, rect: QRectF, scale: float = 1.0, radius: float = PANEL_RADIUS
) -> None:
    """A sheet of parchment on the table, with its shadow below the rectangle."""
    paint_shadow(painter, rect, scale, radius)
    paint_surface(painter, rect, Surface.PANEL, scale, radius)
    painter.setPen(QPen(QColor(theme().panel_inner), scale))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _rounded(painter, _inset(rect, 2.1 * scale), (radius - 1.6) * scale)


def paint_shadow(painter: QPainter, rect: QRectF, scale: float, radius: float) -> None:
    """The soft shadow of something on the table."""
    painter.setPen(Qt.PenStyle.NoPen)
    color = QColor(theme().panel_shadow)
    for down, alpha in _SHADOW:
        color.setAlphaF(alpha)
        painter.setBrush(color)
        _rounded(painter, rect.translated(0, down * scale), radius * scale)


def paint_surface(
    painter: QPainter,
    rect: QRectF,
    surface: Surface,
    scale: float = 1.0,
    radius: float = PANEL_RADIUS,
) -> None:
    """A rounded surface with its edge, from the upper to the lower colour."""
    upper, lower, edge = colors(surface)
    painter.setBrush(gradient(rect, upper, lower))
    painter.setPen(QPen(QColor(edge), 1.3 * scale))
    _rounded(painter, _inset(rect, 0.65 * scale), radius * scale)


def paint_button(
    painter: QPainter,
    rect: QRectF,
    surface: Surface,
    scale: float = 1.0,
    *,
    is_hovered: bool = False,
    is_down: bool = False,
    radius: float = BUTTON_RADIUS,
) -> None:
    """A button, raised unless disabled, and lowered a little when pressed."""
    is_raised = surface is not Surface.DISABLED
    if is_raised and not is_down:
        paint_shadow(painter, rect, 0.6 * scale, radius / 0.6)
    place = rect.translated(0, scale) if is_down else rect
    paint_surface(painter, place, surface, scale, radius)
    if is_hovered and is_raised:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme().glow), 2.0 * scale))
        _rounded(painter, _inset(place, scale), (radius - 0.5) * scale)


def paint_pill(
    painter: QPainter, rect: QRectF, surface: Surface, scale: float, *, is_hovered: bool
) -> None:
    """A button with round ends."""
    radius = rect.height() / 2 / scale
    paint_button(painter, rect, surface, scale, is_hovered=is_hovered, radius=radius)


def paint_focus(
    painter: QPainter, rect: QRectF, scale: float = 1.0, radius: float = BUTTON_RADIUS
) -> None:
    """The double line around what has the keyboard's focus, within the rectangle."""
    look = theme()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, color in ((1.9, 3.8, look.focus_cream), (1.9, 2.0, look.focus)):
        painter.setPen(QPen(QColor(color), width * scale))
        _rounded(painter, _inset(rect, inset * scale), max(radius - inset, 1) * scale)


def gradient(rect: QRectF, upper: str, lower: str) -> QBrush:
    """A brush that goes from one colour at the top to another at the bottom."""
    if upper == lower:
        return QBrush(QColor(upper))
    found = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    found.setColorAt(0, QColor(upper))
    found.setColorAt(1, QColor(lower))
    return QBrush(found)


def _inset(rect: QRectF, by: float) -> QRectF:
    return rect.marginsRemoved(QMarginsF(by, by, by, by))


def _rounded(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawRoundedRect(rect, radius, radius)
