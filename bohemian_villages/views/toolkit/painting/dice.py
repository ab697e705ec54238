"""The look of dice on every table: how they tumble, come to rest, and cast shadows."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation

from .canvas import Canvas

FELT_TOP, FELT_BOTTOM = "#5E7B45", "#7C9A5B"
WALNUT_TOP, WALNUT_BOTTOM, WALNUT_EDGE = "#6E4A30", "#4A2F1D", "#331F12"

# The angle of each die at rest, in degrees, and how far it turns while it tumbles.
REST = (-5.0, 3.0, 4.0, -3.0)
TURNS = (380.0, -430.0, 350.0, -400.0)
# Faces shown while tumbling; any order will do that does not look like counting.
TUMBLING = (3, 6, 1, 5, 2, 4)
STILL = 1.0
"""A die at rest; one that begins to tumble is at 0."""


def angle_of(place: int, tumble: float, tilt: float = 1.0) -> float:
    """The angle of a die, in degrees; `tilt` multiplies how askew it lies."""
    return REST[place] * tilt + (1 - tumble) * TURNS[place]


def face_seen(face: int, place: int, tumble: float) -> int:
    """The face shown at this point of the tumbling: a random one, until it is nearly at rest."""
    if tumble < 0.86 and face:
        return TUMBLING[(int(tumble * 14) + place * 2) % len(TUMBLING)]
    return face


def tumbling(
    milliseconds: int, show: Callable[[float], object], parent: QObject
) -> QVariantAnimation:
    """An animation of the tumbling's progress, slowing down."""
    animation = QVariantAnimation(parent, startValue=0.0, endValue=STILL, duration=milliseconds)
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    animation.valueChanged.connect(show)
    return animation


def paint_tray(canvas: Canvas, area: QRectF) -> None:
    """A walnut frame around green felt."""
    s = canvas.scale
    frame = area.adjusted(1 * s, 1 * s, -1 * s, -2.5 * s)
    canvas.box(frame, 13, WALNUT_TOP, WALNUT_BOTTOM, WALNUT_EDGE, 1.6)
    felt = frame.adjusted(7 * s, 7 * s, -7 * s, -7 * s)
    canvas.box(felt, 8, FELT_TOP, FELT_BOTTOM, WALNUT_EDGE, 1.6)
