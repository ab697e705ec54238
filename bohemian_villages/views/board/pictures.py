"""What everything on the board looks like in each of its states, as drawings."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontMetricsF

from ...models.game.data import Kind
from ..toolkit import fonts
from ..toolkit.art import Drawing, Label, Layer
from ..toolkit.art.drawing import NO_MARK, Part, Shape
from ..toolkit.art.files import Box
from ..toolkit.theme import FIGURES
from .silhouettes import Halo, Ring

GOLD, CREAM = "#F7B81E", "#FFFBE6"
INK = "#2C1B10"

_HOVER = (Ring("#FFFDF2", 8),)
_LIT = (Ring(GOLD, 22, 0.28), Ring(GOLD, 17, 0.45), Ring(GOLD, 13), Ring(CREAM, 5.5))
_LIT_HOVER = (Ring(GOLD, 25, 0.35), Ring(GOLD, 20, 0.6), Ring(GOLD, 16), Ring("#FFFDF2", 9))

NUMBER_SIZE, COIN_SIZE, PILL_SIZE = 18.0, 16.4, 16.4
NAME_SIZE, COUNT_SIZE, BUILDING_NAME_SIZE = 23.0, 18.5, 12.5
RIBBON_CAP = 36.0


@lru_cache(maxsize=256)
def tile(landscape: str, is_dark: bool) -> Drawing:
    """A tile without buildings: shadow and card edge, landscape, frame."""
    dusk, dark = ("-dusk", "-dark") if is_dark else ("", "")
    layers = ("table/tile-shadow", f"{landscape}{dusk}", f"table/tile-frame{dark}")
    return Drawing(tuple(Layer(name) for name in layers))


@lru_cache(maxsize=64)
def house(kind: Kind, is_dark: bool) -> Drawing:
    """A building; at dusk with light in its windows."""
    name = f"parts/building-{kind.key}"
    if is_dark:
        return Drawing((Layer(f"{name}-dusk"), Layer(f"{name}-lit-windows")))
    return Drawing((Layer(name),))


@lru_cache(maxsize=256)
def halo(kind: Kind, is_lit: bool, is_hovered: bool, victim: str | None = None) -> Drawing:
    """What shines behind a building: hovered, lit, or lit for a kick in the victim's colour."""
    if not is_lit:
        return Drawing((Halo(kind.key, _HOVER),))
    rings = _kick(victim, is_hovered) if victim else _LIT_HOVER if is_hovered else _LIT
    return Drawing((Layer("parts/light-pool"), Halo(kind.key, rings)))


def _kick(color: str, is_hovered: bool) -> tuple[Ring, ...]:
    paint, more = FIGURES[color], 2.5 if is_hovered else 0
    return (
        Ring(GOLD, 27 + more, 0.32),
        Ring(GOLD, 21.5 + more, 0.85),
        # A dark edge: yellow would drown in the gold, white in the cream.
        Ring(paint.dark, 16 + more),
        Ring(paint.base, 13 + more),
        Ring("#FFF6E4", 4 + more),
    )


@lru_cache(maxsize=64)
def badge(number: int, is_lit: bool) -> Drawing:
    """A building's number; larger and with a gold rim while it is lit."""
    scale = 1.1 if is_lit else 1.0
    layer = Layer("parts/badge-lit" if is_lit else "parts/badge", scale=scale)
    return Drawing((layer,), (Label(str(number), 0, 0, NUMBER_SIZE * scale, INK),))


@lru_cache(maxsize=64)
def coin(value: int) -> Drawing:
    """The coins printed on a town hall or manor; a number too long for a coin is on a gold bar."""
    text = str(value)
    layer = Layer("parts/coin-badge") if len(text) < 3 else _bar(coin_radius(value))
    return Drawing((layer,), (Label(text, 0, 0, COIN_SIZE, "#3A2208"),))


def coin_radius(value: int) -> float:
    """How far printed coins reach to either side of their middle."""
    digits = len(str(value))
    return 13.2 if digits < 3 else 5.2 * digits + 4


def _bar(half: float) -> Shape:
    """A bar of gold so wide to either side."""
    body = "".join(
        f'<rect x="{-half}" y="{y}" width="{2 * half}" height="25" rx="9" fill="{fill}" '
        'stroke="#5A3E0C" stroke-width="1.1"/>'
        for y, fill in ((-10.5, "#98690F"), (-12.5, "#EDB832"))
    )
    return Shape(body, Box(-half - 1, -14, 2 * half + 2, 29))


@lru_cache(maxsize=64)
def figure(
    color: str,
    is_dark: bool,
    is_tilted: bool = False,
    is_marked: bool = False,
    has_mark: bool = True,
) -> Drawing:
    """A figure; one about to be kicked out totters, one that is new has a bright edge."""
    turn = -9.0 if is_tilted else 0.0
    recolor = () if has_mark else NO_MARK
    layers: list[Layer] = [Layer(f"parts/figure-{color}", recolor=recolor, turn=turn)]
    if is_marked:
        edge = (("#F6E9CC", "#FFFDF2"), ('stroke-width="2.5"', 'stroke-width="8"'))
        layers.insert(0, Layer("parts/outline-figure", recolor=edge, turn=turn))
    elif is_dark:
        # So that black stays visible.
        layers.insert(0, Layer("parts/outline-figure", turn=turn))
    return Drawing(tuple(layers))


@lru_cache(maxsize=4)
def footprint(color: str) -> Drawing:
    """A ring on the ground that marks what the others did since one's last turn."""
    ring = 'cx="1" cy="-1" rx="21" ry="9" fill="none"'
    body = (
        f'<ellipse {ring} stroke="#FFFDF2" stroke-width="7"/>'
        f'<ellipse {ring} stroke="{color}" stroke-width="3.6"/>'
    )
    return Drawing((Shape(body, Box(-30, -18, 66, 34)),))


@lru_cache(maxsize=256)
def pill(text: str, color: str | None, scale: float) -> Drawing:
    """A word beside a lit building, with the victim's mark and colour if it is about a kick."""
    paint = FIGURES[color] if color else None
    fill, ink = (paint.base, paint.ink) if paint else ("#FFF3C4", INK)
    font = fonts.text(PILL_SIZE * scale, QFont.Weight.Black)
    wide = QFontMetricsF(font).horizontalAdvance(text) / scale
    mark = 17.0 if color else 0.0
    half = (wide + mark + 15) / 2
    body = (
        f'<rect x="{-half + 1.4:.2f}" y="-11.4" width="{2 * half:.2f}" height="25.4" rx="12.5" '
        'fill="#1C0F06" opacity="0.35"/>'
        f'<rect x="{-half:.2f}" y="-13" width="{2 * half:.2f}" height="26" rx="13" '
        f'fill="{fill}" stroke="#FFFDF2" stroke-width="2.2"/>'
        f'<rect x="{-half - 1.5:.2f}" y="-14.5" width="{2 * half + 3:.2f}" height="29" rx="14.5" '
        'fill="none" stroke="#4A3020" stroke-width="1"/>'
    )
    layers: list[Part] = [Shape(body, Box(-half - 3, -16, 2 * half + 7, 33))]
    if color:
        base = FIGURES[color].base
        layers.append(
            Layer(
                f"parts/mark-{color}", -half + 15, 0, 0.82, recolor=((base, ink), ("#2A1A0C", ink))
            )
        )
    label = Label(text, -half + 8 + mark, 0, PILL_SIZE, ink, is_centred=False)
    return Drawing(tuple(layers), (label,))


@lru_cache(maxsize=64)
def building_name(text: str, scale: float) -> Drawing:
    """A building's name on a pill, its left end at the anchor."""
    font = fonts.display(BUILDING_NAME_SIZE * scale, QFont.Weight.DemiBold)
    wide = QFontMetricsF(font).horizontalAdvance(text) / scale + 18
    body = (
        f'<rect x="0.8" y="-8.2" width="{wide:.2f}" height="17.4" rx="8.6" fill="#1C0F06" '
        'opacity="0.25"/>'
        f'<rect x="0" y="-9" width="{wide:.2f}" height="17.4" rx="8.6" fill="#FDF6E4" '
        'stroke="#8A6A48" stroke-width="0.8"/>'
    )
    label = Label(
        text, 9, -0.3, BUILDING_NAME_SIZE, "#3A281C", QFont.Weight.DemiBold, True, is_centred=False
    )
    return Drawing((Shape(body, Box(-1, -10, wide + 3, 20)),), (label,))


@lru_cache(maxsize=256)
def ribbon(name: str, taken: int, count: int, scale: float, is_dark: bool) -> Drawing:
    """A village's name and how many of its buildings are taken; the anchor is its upper middle."""
    tone = "-dark" if is_dark else ""
    number = f"{taken}/{count}"
    text_wide = _wide(fonts.display(NAME_SIZE * scale), name) / scale
    number_wide = _wide(fonts.text(COUNT_SIZE * scale, QFont.Weight.Bold), number) / scale
    # A village need not have a name.
    between = 25 if name else 0
    middle = text_wide + number_wide + between + 18
    left = -middle / 2
    caps = (
        Layer(f"parts/ribbon-middle{tone}", left - 0.5, 0, across=(middle + 1) / 8),
        Layer(f"parts/ribbon-left{tone}", left - RIBBON_CAP, 0),
        Layer(f"parts/ribbon-right{tone}", -left, 0),
    )
    line = left + 9 + text_wide + 12
    rule = f'<path d="M{line:.2f},8V27" stroke="#C9A86A" stroke-width="1.4" fill="none"/>'
    shape = Shape(rule if name else "", Box(line - 1, 8, 2, 19))
    color = "#376E33" if taken == count else "#7A5A38"
    labels = (
        Label(name, left + 9, 17, NAME_SIZE, "#3A2214", QFont.Weight.Bold, True, is_centred=False),
        Label(
            number,
            -left - 9 - number_wide,
            17,
            COUNT_SIZE,
            color,
            QFont.Weight.Bold,
            is_centred=False,
        ),
    )
    return Drawing((*caps, shape), labels)


@lru_cache(maxsize=256)
def ribbon_name(name: str, count: int, scale: float, most: float) -> str:
    """A name on one line, short enough for a ribbon whose middle has at most so many units."""
    number = _wide(fonts.text(COUNT_SIZE * scale, QFont.Weight.Bold), f"{count}/{count}")
    room = (most - 25 - 18) * scale - number
    return elided(name, fonts.display(NAME_SIZE * scale), room)


def elided(text: str, font: QFont, room: float) -> str:
    """Text on one line, cut short if it is too long."""
    line = " ".join(text.split())
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(line) <= room:
        return line
    while line and metrics.horizontalAdvance(f"{line}…") > room:
        line = line[:-1]
    return f"{line.rstrip()}…"


def _wide(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)
