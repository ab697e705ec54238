"""Wide landscapes behind the screens: the land as SVG, what stands in it as a list of parts.

Every window shows 0..1280 x 0..800; wider ones see more land on the right, higher ones more sky. Houses and figures
are not drawn into the land: the program lays the parts upon it, so that their windows light up at dusk.
"""

import math
import random

from . import decor
from .geometry import band, flatten, hatch, inside, nearest
from .landscape import DUSK_SKIES
from .masonry import bush, tuft
from .palette import dusk_land
from .svg import circle, ellipse, group, lin, mix, num, path, path_data, rad, recolour, rect, smooth_data

LEFT, TOP, RIGHT, BOTTOM = -10, -410, 2110, 810
BOX = (0, -400, 2100, 1200)
FIELDS = {
    "wheat": ("#EBCB78", "#D3A949", "#B98E3A"),
    "earth": ("#D9B98A", "#C29A68", "#A67F50"),
    "rape": ("#F0DC72", "#D8BC48", "#B39A3A"),
}
TREES = {
    "linden": decor.linden,
    "lime": lambda: decor.linden("lime"),
    "deep": lambda: decor.linden("deep"),
    "apple": lambda: decor.linden("green", "#D2503C"),
    "fir": decor.fir,
    "poplar": decor.poplar,
    "birch": decor.birch,
    "willow": decor.willow,
    "bush": lambda: bush(0, 0),
    "roses": lambda: bush(0, 0, 1, "#F2A79A"),
    "daisies": lambda: bush(0, 0, 1, "#FFF3D0"),
}


class Land:
    """A landscape in the making: the drawing order is that of the calls."""

    def __init__(self, seed, dusk):
        """An empty one."""
        self.rng, self.dusk = random.Random(seed), dusk
        self.sky_body = self.body = ""
        self.water, self.roads, self.kept_free = [], [], []

    # -------------------------------------------------------- far away
    def sky(self, stops, dusk_stops, horizon, sun):
        """The sky down to the horizon, with a glow where the sun is; at dusk moon and stars."""
        chosen = dusk_stops if self.dusk else stops
        fill = lin(chosen, 0, -60, 0, horizon, user=True)
        o = rect(LEFT, TOP, RIGHT - LEFT, horizon - TOP + 60, fill)
        self.sky_body += o + (self._night(horizon) if self.dusk else self._day(*sun))

    def _day(self, x, y, r):
        return circle(x, y, r, rad([(0, "#FFF7D6", 0.95), (0.25, "#FFF0BC", 0.6), (1, "#FFEFB8", 0)]))

    def _night(self, horizon):
        o = ""
        for _ in range(120):
            x, y = self.rng.uniform(0, 2100), self.rng.uniform(-390, horizon * 0.62)
            o += circle(x, y, self.rng.choice((0.8, 1.1, 1.5)), "#FFF6DC", fo=self.rng.uniform(0.35, 0.9))
        o += circle(1210, 96, 70, rad([(0, "#FFF2C8", 0.5), (0.4, "#F6E2C0", 0.2), (1, "#F6E2C0", 0)]))
        return o + group(path("M3,-9 A9.4,9.4 0 1 0 9,3 A7.4,7.4 0 0 1 3,-9 Z", "#FFF4D2"), 1210, 96, 2.2)

    def clouds(self, places, opacity=0.62):
        """Clouds, each (x, y, scale)."""
        o = "".join(group(decor.cloud(), x, y, s, o=opacity) for x, y, s in places)
        self.sky_body += recolour(o, dusk_land) if self.dusk else o

    def hills(self, base, swell, wave, phase, colours, wood, woods=6):
        """A range of hills with woods on it."""
        line = [
            (x, base + swell * math.sin(x / wave + phase) + swell * 0.4 * math.sin(x / wave * 2.1 + phase * 2.3))
            for x in range(LEFT, RIGHT + 40, 40)
        ]
        fill = lin([(0, colours[0]), (1, colours[1])], 0, base - swell, 0, base + 110, user=True)
        shape = smooth_data(line) + f"L{RIGHT},{base + 240}L{LEFT},{base + 240}Z"
        self.body += path(shape, fill, mix(colours[1], "#4A3020", 0.3), 1.6, so=0.45)
        for _ in range(woods):
            x, y = self.rng.choice(line[1:-1])
            self._wood(x, y + self.rng.uniform(12, 34), mix(wood, colours[1], 0.25))

    def _wood(self, x, y, tone):
        d = ""
        for i in range(self.rng.randint(5, 8)):
            r = self.rng.uniform(5, 7.4)
            d += f"M{num(x + i * 7 - r)},{num(y)}a{num(r)},{num(r)} 0 1 1 {num(2 * r)},0Z"
        self.body += path(d, tone, fo=0.9) + path(f"M{num(x - 6)},{num(y)}h{num(i * 7 + 10)}", "none", tone, 3)

    # -------------------------------------------------------- ground
    def meadow(self, top, colours, edge):
        """The ground from a waving line down to the lower edge, with soft lights and shades."""
        line = [(x, top + 7 * math.sin(x / 150 + 1)) for x in range(LEFT, RIGHT + 60, 60)]
        fill = lin([(0, colours[0]), (0.45, colours[1]), (1, colours[2])], 0, top, 0, 800, user=True)
        self.body += path(smooth_data(line) + f"L{RIGHT},{BOTTOM}L{LEFT},{BOTTOM}Z", fill, edge, 1.6, so=0.6)
        for i in range(46):
            rx = self.rng.uniform(70, 190)
            x, y = self.rng.uniform(0, 2100), self.rng.uniform(top + 26 + rx * 0.2, 800)
            colour, alpha = ("#E9F0B6", 0.34) if i % 2 else ("#7F9A48", 0.26)
            self.body += ellipse(x, y, rx, rx * 0.24, rad([(0, colour, alpha), (1, colour, 0)]))

    def field(self, kind, x, y, rx, ry, tilt=0.0):
        """A field lying on the slope."""
        fill, furrow, edge = FIELDS[kind]
        ring = [
            (math.cos(a) * rx * (1.12 if math.cos(a) > 0 else 1), math.sin(a) * ry)
            for a in (i * math.pi / 5 for i in range(10))
        ]
        shape = flatten([(x + a, y + b + a * tilt) for a, b in ring], True, 4)
        d = "".join(f"M{num(a[0])},{num(a[1])}L{num(b[0])},{num(b[1])}" for a, b in hatch(shape, tilt * 57, ry / 3.4))
        self.body += path(path_data(shape), fill, edge, 1.5, so=0.7) + path(d, "none", furrow, 2, so=0.6, cap="butt")
        self.kept_free.append((x, y, rx * 1.1, ry * 1.15))

    def brook(self, points, first, last):
        """Water that grows wider towards the front."""
        line = flatten(points, steps=8)
        shape = band(line, lambda t: first + (last - first) * t**1.15)
        self.water.append(shape)
        data = path_data(shape)
        fill = lin([(0, "#C4E0E0"), (0.5, "#9CC6CE"), (1, "#84B4C0")], 0, points[0][1], 0, points[-1][1], user=True)
        self.body += path(data, "#8FA657", "#8FA657", 9) + path(data, "none", "#5E8E9C", 3) + path(data, fill)
        ripples = ""
        for i in range(3, len(line) - 3, 3):
            half = (first + (last - first) * (i / len(line)) ** 1.15) * 0.6
            (x, y), long = line[i], half * 0.42
            x += self.rng.uniform(-half, half * 0.6)
            ripples += f"M{num(x - long)},{num(y)}q{num(long)},{num(-long * 0.3)} {num(2 * long)},0"
        self.body += path(ripples, "none", "#E9F6F3", 1.7, so=0.75)

    def road(self, points, first, last=None):
        """A lane that grows wider towards the front; lanes drawn one after the other melt together."""
        line = flatten(points, steps=8)
        last = first if last is None else last
        self.roads.append((line, max(first, last)))
        shape = path_data(band(line, lambda t: first + (last - first) * t))
        return shape

    def lanes(self, shapes):
        """All lanes: edges first, so that crossings are open."""
        fill = lin([(0, "#F1E3BE"), (1, "#E0CB98")], 0, 300, 0, 800, user=True)
        self.body += "".join(path(s, "#B79F6A", "#B79F6A", 5) for s in shapes)
        self.body += "".join(path(s, fill, fill, 1) for s in shapes)
        for line, half in self.roads:
            for x, y in line[3::6]:
                self.body += ellipse(
                    x + self.rng.uniform(-half, half) * 0.6,
                    y + self.rng.uniform(-half, half) * 0.4,
                    self.rng.uniform(1.6, 3.4),
                    1.4,
                    "#C4AC78",
                    fo=0.8,
                )

    def bridge(self, x, y, scale, rotate=0):
        """A bridge where a lane crosses the water."""
        self.body += group(decor.bridge(40, 15), x, y, scale, rotate)

    def grass(self, top, count):
        """Tufts and flowers wherever nothing else lies."""
        blooms = ("#FFFDF2", "#F2A79A", "#F7D65A", "#B9A5D6", "#FFF3D0")
        for i in range(count):
            y = top + (800 - top) * self.rng.random() ** 0.8
            x, s = self.rng.uniform(0, 2100), 0.7 + (y - top) / 620
            if not self._free(x, y):
                continue
            if i % 3:
                self.body += tuft(x, y, s, self.rng.choice(("#86A34C", "#76944A")))
            else:
                self.body += group(decor.flowers(self.rng.choice(blooms), 5, i), x, y, s)

    def _free(self, x, y):
        if any(inside((x, y), shape) or nearest((x, y), shape)[0] < 10 for shape in self.water):
            return False
        if any(nearest((x, y), line)[0] < half + 10 for line, half in self.roads):
            return False
        return not any(((x - a) / rx) ** 2 + ((y - b) / ry) ** 2 < 1 for a, b, rx, ry in self.kept_free)

    def stand(self, things):
        """Things upright, from back to front: (name, x, y, scale)."""
        for name, x, y, s in sorted(things, key=lambda thing: thing[2]):
            piece = TREES[name]() if name in TREES else getattr(decor, name)()
            self.body += group(piece, x, y, s)

    def scatter(self, names, count, top, bottom, least=0.8):
        """Trees at random where the ground is free, larger towards the front."""
        things = []
        for _ in range(count):
            y = self.rng.uniform(top, bottom)
            x = self.rng.uniform(20, 2080)
            if self._free(x, y):
                things.append((self.rng.choice(names), x, y, least + (y - 290) / 480))
        return things

    def svg(self):
        """The whole."""
        return self.sky_body + (recolour(self.body, dusk_land) if self.dusk else self.body)


def _glow(x, y, r):
    """Light on the ground before a house at dusk."""
    return ellipse(x, y, r, r * 0.26, rad([(0, "#FFCF78", 0.42), (0.55, "#FFB85A", 0.16), (1, "#FFB85A", 0)]))


# ---------------------------------------------------------------- the start
#: kind, x, y, scale
START_HOUSES = [
    ("mill", 1045, 322, 1.12), ("manor", 600, 368, 1.16), ("tailor", 838, 440, 1.3), ("church", 1168, 446, 1.5),
    ("dairy", 670, 449, 1.12), ("butchery", 545, 449, 1.2), ("town_hall", 955, 455, 1.4), ("bakery", 1076, 453, 1.12),
    ("glassworks", 852, 602, 1.72), ("inn", 1150, 642, 1.9), ("farm", 594, 696, 1.9),
    ("tailor", 1480, 446, 1.2), ("inn", 1620, 452, 1.25), ("farm", 1500, 640, 1.6), ("church", 1790, 440, 1.3),
    ("manor", 1850, 640, 1.7),
]  # fmt: skip
START_FIGURES = [("black", 1009, 500, 0.82), ("red", 993, 593, 1.0), ("blue", 960, 651, 1.2), ("yellow", 882, 701, 1.4),
                 ("white", 808, 771, 1.66)]  # fmt: skip
START_BACK = [
    ("fir", 490, 374, 0.8), ("fir", 695, 358, 0.84), ("fir", 732, 402, 0.92), ("fir", 816, 309, 0.68),
    ("fir", 880, 339, 0.84), ("fir", 1060, 320, 0.66), ("fir", 1090, 381, 0.9), ("fir", 1168, 319, 0.66),
    ("fir", 968, 318, 0.6), ("linden", 672, 364, 0.86), ("linden", 795, 303, 0.68), ("linden", 866, 311, 0.68),
    ("deep", 918, 330, 0.74), ("linden", 981, 374, 0.86), ("deep", 1056, 414, 0.95), ("lime", 1176, 374, 0.9),
    ("linden", 1250, 320, 0.7), ("poplar", 588, 296, 0.6), ("poplar", 1205, 322, 0.74), ("linden", 488, 318, 0.7),
    ("bush", 560, 304, 0.7), ("bush", 686, 304, 0.66), ("bush", 468, 342, 0.8), ("fir", 480, 502, 1.16),
    ("fir", 487, 580, 1.3), ("linden", 562, 556, 1.1), ("daisies", 606, 526, 1.2), ("roses", 519, 540, 1.1),
    ("poplar", 1310, 392, 1.0), ("linden", 1345, 388, 0.9), ("linden", 1400, 440, 1.1), ("deep", 1700, 400, 1.1),
    ("fir", 1560, 388, 1.0), ("fir", 1590, 392, 1.1), ("linden", 1960, 440, 1.2), ("birch", 1910, 420, 1.2),
]  # fmt: skip
START_FRONT = [
    ("bush", 620, 450, 1.0), ("bush", 793, 445, 0.95), ("bush", 890, 455, 1.0), ("bush", 1020, 455, 0.95),
    ("bush", 1118, 449, 1.0), ("bush", 1215, 448, 1.1), ("bush", 1050, 352, 0.8), ("shrine", 1243, 447, 1.05),
    ("linden", 1230, 520, 1.15), ("linden", 1254, 549, 1.2), ("deep", 1262, 690, 1.9), ("lime", 1238, 774, 2.0),
    ("fir", 12, 708, 1.5), ("fir", 70, 732, 1.7), ("linden", 20, 770, 1.5), ("linden", 190, 705, 1.3),
    ("fir", 245, 770, 1.8), ("linden", 345, 731, 1.4), ("fir", 425, 750, 1.7), ("roses", 303, 776, 1.6),
    ("daisies", 120, 796, 1.6), ("linden", 378, 706, 0.9), ("sheep", 1001, 741, 2.0), ("sheep", 1056, 760, 2.1),
    ("sheep", 1102, 717, 1.9), ("fence", 1096, 764, 2.1), ("duck", 668, 563, 1.5), ("goose", 655, 690, 1.3),
    ("linden", 1330, 560, 1.3), ("birch", 1365, 575, 1.4), ("roses", 1290, 600, 1.4), ("haystack", 1590, 652, 1.5),
    ("cow", 1680, 560, 1.7), ("cow", 1740, 590, 1.8), ("linden", 1980, 690, 1.9), ("fir", 1700, 720, 2.0),
    ("fir", 1760, 744, 2.1), ("linden", 1420, 748, 2.0), ("maypole", 1690, 500, 1.1), ("signpost", 1032, 560, 1.2),
]  # fmt: skip


def start_land(dusk):
    """Behind everything: a village by a brook on a bright morning."""
    land = Land(20, dusk)
    land.sky(
        [(0, "#A9C6CF"), (0.5, "#D3DDD2"), (0.8, "#F1E8C6"), (1, "#F7E7B8")], DUSK_SKIES["clear"], 235, (905, 165, 190)
    )
    land.clouds(
        [
            (515, 72, 3.4),
            (1195, 78, 2.9),
            (1030, 42, 1.3),
            (770, 130, 2.0),
            (1250, 140, 2.0),
            (640, 20, 1.2),
            (120, 90, 2.6),
            (330, 40, 1.6),
            (1500, 70, 3.0),
            (1750, 120, 2.2),
            (1960, 50, 2.8),
            (700, -120, 3),
            (1250, -180, 3.4),
            (300, -160, 2.6),
        ]
    )
    land.hills(200, 30, 176, 3.6, ("#BCCBC4", "#A9C0B4"), "#8DA98F", 16)
    land.hills(232, 13, 240, 0.6, ("#C3D2A4", "#ADC48F"), "#7F9F6C", 16)
    land.hills(258, 8, 310, 2.2, ("#CBD79A", "#B5C984"), "#7F9F62", 12)
    land.meadow(288, ("#C9D78E", "#B5CA78", "#98B45C"), "#8FA657")
    land.field("wheat", 612, 322, 64, 23)
    land.field("earth", 858, 326, 64, 20, -0.02)
    land.field("wheat", 1236, 376, 96, 26, -0.04)
    land.field("rape", 1520, 330, 120, 22)
    land.field("wheat", 1940, 350, 110, 24)
    land.brook(
        [
            (716, 294),
            (752, 322),
            (786, 356),
            (782, 402),
            (744, 452),
            (712, 508),
            (668, 556),
            (650, 590),
            (686, 634),
            (716, 690),
            (706, 744),
            (668, 800),
            (650, 830),
        ],
        9,
        48,
    )
    main = land.road(
        [
            (520, 466),
            (640, 463),
            (744, 460),
            (860, 466),
            (990, 476),
            (1120, 468),
            (1300, 474),
            (1500, 468),
            (1760, 476),
            (2120, 466),
        ],
        14,
    )
    up = land.road([(1042, 332), (1000, 342), (940, 372), (900, 410), (884, 462)], 6, 11)
    down = land.road(
        [(982, 478), (1000, 520), (1004, 566), (984, 610), (930, 646), (862, 690), (800, 750), (764, 830)], 12, 34
    )
    side = land.road(
        [(985, 606), (1060, 632), (1160, 654), (1300, 664), (1460, 660), (1640, 668), (1860, 660), (2120, 676)], 17, 22
    )
    land.lanes([main, up, down, side])
    land.bridge(748, 459, 2.2, -2)
    for kind, x, y, s in START_HOUSES:
        land.kept_free.append((x + 6, y - 14 * s, 62 * s, 36 * s))
    land.kept_free.append((800, 120, 900, 190))
    land.grass(310, 220)
    land.stand(START_BACK + land.scatter(("bush", "daisies", "linden", "fir"), 26, 300, 350, 0.62))
    glows = "".join(_glow(x + 6 * s, y + 6, 62 * s) for _, x, y, s in START_HOUSES) if dusk else ""
    return land.svg() + glows


def start_front(dusk):
    """Before the houses: trees, animals, fences."""
    land = Land(21, dusk)
    land.stand(START_FRONT)
    return land.svg()


# ---------------------------------------------------------------- the end
FINAL_HOUSES = [("mill", 66, 522, 1.42), ("church", 322, 520, 1.22), ("manor", 560, 522, 1.12), ("farm", 40, 676, 1.6),
                ("inn", 1010, 560, 1.5), ("town_hall", 1240, 540, 1.4), ("glassworks", 1480, 600, 1.6),
                ("church", 1720, 540, 1.5), ("mill", 1960, 520, 1.5)]  # fmt: skip
FINAL_BACK = [
    ("linden", 33, 578, 1.0), ("linden", 340, 466, 0.72), ("poplar", 356, 470, 0.8), ("linden", 510, 550, 0.95),
    ("linden", 616, 494, 0.72), ("fir", 640, 500, 0.8), ("poplar", 656, 470, 0.8), ("linden", 745, 492, 0.9),
    ("fir", 782, 540, 0.9), ("linden", 816, 506, 0.9), ("bush", 266, 476, 0.6), ("bush", 420, 500, 0.8),
    ("bush", 200, 540, 0.9), ("fir", 150, 470, 0.7), ("fir", 178, 480, 0.76), ("linden", 466, 470, 0.7),
    ("daisies", 720, 470, 0.7), ("roses", 610, 560, 0.9), ("linden", 900, 500, 0.9), ("fir", 1120, 520, 1.0),
    ("deep", 1350, 520, 1.1), ("birch", 1600, 540, 1.2), ("linden", 1850, 540, 1.2), ("fir", 2040, 540, 1.1),
]  # fmt: skip


def final_land(dusk):
    """Behind the towers of the final scoring: the same country in the evening."""
    land = Land(33, dusk)
    land.sky(
        [(0, "#B3B0B4"), (0.3, "#D8BFA8"), (0.62, "#F0C391"), (0.85, "#F3BC7E"), (1, "#F1B06E")],
        [(0, "#241F4A"), (0.4, "#553F74"), (0.75, "#B5607A"), (1, "#EE9F6C")],
        372,
        (420, 300, 260),
    )
    land.clouds(
        [
            (115, 112, 2.4),
            (505, 82, 3.6),
            (1045, 70, 3.0),
            (760, 130, 2.2),
            (1400, 100, 3.4),
            (1800, 60, 3),
            (300, -80, 3),
            (900, -150, 3.4),
            (1500, -120, 3),
        ],
        0.5,
    )
    land.hills(344, 24, 200, 5.2, ("#C0B49C", "#A9A888"), "#8C8F6C", 20)
    land.hills(388, 15, 260, 1.7, ("#C5BE86", "#AFB274"), "#8A9558", 18)
    land.hills(420, 9, 330, 3.3, ("#C3C17E", "#A9B068"), "#84944E", 14)
    land.meadow(452, ("#B9BF74", "#A5B263", "#8CA250"), "#84944E")
    land.field("wheat", 360, 410, 58, 11)
    land.field("wheat", 628, 400, 60, 13)
    land.field("earth", 668, 580, 124, 30)
    land.field("wheat", 1180, 470, 140, 24)
    land.field("rape", 1700, 470, 120, 22)
    back = land.road([(-20, 716), (200, 706), (460, 722), (760, 712), (1100, 722), (1500, 708), (2130, 720)], 24)
    front = land.road([(-20, 742), (240, 736), (520, 748), (820, 738), (1200, 748), (1600, 738), (2130, 746)], 26)
    land.lanes([back, front])
    for kind, x, y, s in FINAL_HOUSES:
        land.kept_free.append((x + 6, y - 14 * s, 62 * s, 36 * s))
    land.grass(470, 230)
    land.stand(FINAL_BACK + land.scatter(("bush", "linden", "fir"), 24, 456, 520, 0.5))
    glows = "".join(_glow(x + 6 * s, y + 6, 62 * s) for _, x, y, s in FINAL_HOUSES) if dusk else ""
    return land.svg() + glows


LANDS = {"start-land": start_land, "start-front": start_front, "final-land": final_land}


def _houses(houses):
    rows = sorted(houses, key=lambda house: house[2])
    return [_thing(f"building-{kind}", x, y, s, "{0}-dusk", "{0}-lit-windows") for kind, x, y, s in rows]


def _thing(name, x, y, scale, *dusk):
    """What stands in a land: a part, and what takes its place at dusk."""
    part = f"parts/{name}"
    return {"part": part, "dusk": [each.format(part) for each in dusk], "x": x, "y": y, "scale": scale}


def lists():
    """{name: what a backdrop is made of, from below}."""
    figures = [_thing(f"figure-{c}", x, y, s, "parts/outline-figure", "{0}") for c, x, y, s in START_FIGURES]
    start = [{"part": "backdrops/start-land"}, *_houses(START_HOUSES), {"part": "backdrops/start-front"}, *figures]
    return {"start": start, "final": [{"part": "backdrops/final-land"}, *_houses(FINAL_HOUSES)]}
