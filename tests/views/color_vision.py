"""How different two colours look, also to people who are colour-blind."""

from __future__ import annotations

from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

# Machado, Oliveira and Fernandes 2009, severity 1.0, for linear sRGB.
SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE: Triple = (0.95047, 1.0, 1.08883)


def difference(color: str, other: str, sight: str = "normal") -> float:
    """How different two colours (`#RRGGBB`) look to eyes of that kind, as ΔE2000."""
    return delta_e_2000(seen(color, sight), seen(other, sight))


def seen(color: str, sight: str = "normal") -> Triple:
    """A colour as eyes of that kind see it, in CIELAB under D65."""
    linear = [_linear(int(color[place : place + 2], 16) / 255) for place in (1, 3, 5)]
    shown = [min(max(value, 0.0), 1.0) for value in _times(SIGHTS[sight], linear)]
    x, y, z = (_root(v / w) for v, w in zip(_times(_XYZ, shown), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    edge = 6 / 29
    return value ** (1 / 3) if value > edge**3 else value / (3 * edge**2) + 4 / 29


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def delta_e_2000(one: Triple, two: Triple) -> float:
    """CIEDE2000 between two colours in CIELAB, after Sharma, Wu and Dalal 2005."""
    (l1, a1, b1), (l2, a2, b2) = one, two
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    a1, a2 = a1 * stretch, a2 * stretch
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    is_grey = c1 * c2 == 0
    turn = 0.0 if is_grey else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if is_grey else _mean_hue(h1, h2)
    light, chroma = (l1 + l2) / 2, (c1 + c2) / 2
    far = (light - 50) ** 2
    across = 2 * sqrt(c1 * c2) * sin(radians(turn / 2))
    dl = (l2 - l1) / (1 + 0.015 * far / sqrt(20 + far))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = across / (1 + 0.015 * chroma * _hue_weight(hue))
    return sqrt(dl**2 + dc**2 + dh**2 + _rotation(hue, chroma) * dc * dh)


def _mean_hue(h1: float, h2: float) -> float:
    if abs(h1 - h2) <= 180:
        return (h1 + h2) / 2
    return (h1 + h2 + (360 if h1 + h2 < 360 else -360)) / 2


def _hue_weight(hue: float) -> float:
    terms = ((-0.17, 1, -30), (0.24, 2, 0), (0.32, 3, 6), (-0.20, 4, -63))
    return 1 + sum(factor * cos(radians(times * hue + shift)) for factor, times, shift in terms)


def _rotation(hue: float, chroma: float) -> float:
    angle = 30 * exp(-(((hue - 275) / 25) ** 2))
    return -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(2 * angle))
