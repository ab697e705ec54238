"""A village tile's landscape, 440 x 400, without buildings; `compose_landscape` is the entry point.

Everything stays within 4..436 x 4..396; the tile frame (rim 9) covers the edge, so nothing needs a clip path.
"""

import math
import random
import zlib

from . import decor
from .geometry import band, clip, crossings, cut_line, flatten, inside, nearest
from .masonry import bush, tuft
from .palette import SEASONS, dusk_land
from .plans import PLANS, Plan, own_plan
from .scenes import BLEED, SCENES, crop
from .svg import circle, document, ellipse, group, lin, mix, num, path, path_data, rad, recolour, rect, smooth_data

WIDTH, HEIGHT = 440, 400
LANE_BOX = (11, 96, 429, 389)
SKIES = {
    "clear": [(0, "#CFE2E8"), (0.55, "#EAECDA"), (1, "#F8EECB")],
    "warm": [(0, "#DCE4DC"), (0.5, "#F6E8C6"), (1, "#FBDDB0")],
    "fresh": [(0, "#BFDCEA"), (0.6, "#DDECE6"), (1, "#F3F2D8")],
    "hazy": [(0, "#E2E4D8"), (0.6, "#F1E9D0"), (1, "#F6E6BE")],
}
DUSK_SKIES = {
    "clear": [(0, "#252C5C"), (0.45, "#5B5288"), (0.78, "#C0788A"), (1, "#F0AE7C")],
    "warm": [(0, "#33305E"), (0.4, "#7A5280"), (0.72, "#D9766A"), (1, "#F8BC72")],
    "fresh": [(0, "#1B2A55"), (0.5, "#3F5488"), (0.82, "#8C86A8"), (1, "#D9AE98")],
    "hazy": [(0, "#2C2B52"), (0.5, "#5A4F78"), (0.8, "#9A7488"), (1, "#D99C84")],
}
DUSK_HILLS = (("#5A5682", "#4A5078"), ("#3F5570", "#34505E"))
DUSK_MEADOW = ("#4C7062", "#375A54", "#264446")


def thinned(line):
    """Every third point of a polyline and its end, without crowding there."""
    kept = line[:-1:3]
    while len(kept) > 1 and math.dist(kept[-1], line[-1]) < 8:
        kept.pop()
    return kept + [line[-1]]


class Composer:
    """Builds one landscape; the drawing order is that of the methods."""

    def __init__(self, name, plan: Plan, dusk):
        """Work out lanes, water and scenes; nothing is drawn yet."""
        self.plan, self.dusk = plan, dusk
        seed = zlib.crc32(name.encode())
        self.rng, self.sky_rng = random.Random(seed), random.Random(seed + 1)
        self.season = SEASONS[plan.season]
        self.scenes = [SCENES[kind](x, y, self.rng, plan.season) for kind, x, y in plan.scenes]
        self.brooks = [flatten(points) for points, _, _ in plan.brooks]
        self.lanes = [cut_line(flatten(points), LANE_BOX) for points in plan.lanes]
        self.lanes = [lane for lane in self.lanes if lane]
        self.lanes += self._branches()
        self.water = self._water_shapes()
        self.stand = [item for scene in self.scenes for item in scene.stand]

    # -------------------------------------------------------- geometry
    def _branches(self):
        """A short lane from each doorstep to the nearest lane that exists by then."""
        out = []
        for x, y in sorted(self.plan.slots, key=lambda s: self._far(s)):
            door = (x + 10, y + 8)
            distance, spot = min((nearest(door, lane) for lane in self.lanes + out), default=(0, door))
            if distance > 5:
                bend = (door[0] * 0.55 + spot[0] * 0.45, max(door[1] + 3, door[1] * 0.75 + spot[1] * 0.25))
                out.append(flatten([door, bend, spot], steps=6))
        return out

    def _far(self, slot):
        return min((nearest((slot[0] + 10, slot[1] + 8), lane)[0] for lane in self.lanes), default=0)

    def _water_shapes(self):
        shapes = []
        for (_, first, last), line in zip(self.plan.brooks, self.brooks):
            shapes.append(band(line, lambda t, a=first, b=last: a + (b - a) * min(1, t * 2.2) ** 0.8))
        shapes += [flatten(p, True, 6) for p in self.plan.lakes + [w for s in self.scenes for w in s.water]]
        return [shape for shape in (clip(s, BLEED) for s in shapes) if shape]

    def _free(self, x, y, tall, half):
        """Whether something of this height and half width may stand at x, y."""
        k = self.plan.scale
        for sx, sy in self.plan.slots:
            if sx - 52 * k - half < x < sx + 64 * k + half and sy - 84 * k < y and y - tall < sy + 15:
                return False
        if any(abs(x - fx) < 58 + half and fy - 58 < y < fy + 8 + tall * 0.3 for _, fx, fy in self.plan.scenes):
            return False
        if any(nearest((x, y), lane)[0] < 12 + half * 0.4 for lane in self.lanes):
            return False
        return not self._wet(x, y, 5 + half * 0.4)

    def _wet(self, x, y, margin=0):
        if any(inside((x, y), shape) for shape in self.water):
            return True
        return margin and any(nearest((x, y), shape + shape[:1])[0] < margin for shape in self.water)

    # -------------------------------------------------------- far away
    def sky(self):
        """Sky with sun, clouds and birds, or moon and stars."""
        stops = (DUSK_SKIES if self.dusk else SKIES)[self.plan.sky]
        bottom = self.plan.horizon + 24
        o = rect(4, 4, 432, 392, lin(stops, 0, 4, 0, bottom, user=True), rx=13)
        return o + (self._night_sky() if self.dusk else self._day_sky())

    def _day_sky(self):
        x = self.plan.sun
        o = circle(x, 40, 34, rad([(0, "#FFF6D0", 0.95), (0.35, "#FFEFB8", 0.6), (1, "#FFEFB8", 0)])) + circle(
            x, 40, 9, "#FFF9E0", fo=0.95
        )
        for _ in range(3):
            o += group(
                decor.cloud(),
                self.sky_rng.uniform(40, 400),
                self.sky_rng.uniform(24, 44),
                self.sky_rng.uniform(0.5, 0.9),
                o=0.85,
            )
        bird = "M-5,-2 Q-2,-4 0,0 Q2,-4 5,-2"
        for i in range(3):
            o += group(path(bird, "none", "#6B6A5E", 1.1, so=0.75), 440 - x + i * 11, 44 - i * 4, 0.7)
        return o

    def _night_sky(self):
        x, o = self.plan.sun, ""
        for _ in range(26):
            sx, sy = self.sky_rng.uniform(14, 426), self.sky_rng.uniform(12, 52)
            o += circle(sx, sy, self.sky_rng.choice((0.6, 0.8, 1.1)), "#FFF6DC", fo=self.sky_rng.uniform(0.45, 0.95))
        o += circle(x, 36, 30, rad([(0, "#FFF2C8", 0.55), (0.4, "#F6E2C0", 0.22), (1, "#F6E2C0", 0)]))
        moon = "M3,-9 A9.4,9.4 0 1 0 9,3 A7.4,7.4 0 0 1 3,-9 Z"
        return o + group(path(moon, "#FFF4D2"), x, 36)

    def hills(self):
        """Two ranges of hills with woods, fields and what the plan sets on them."""
        o, h = "", self.plan.horizon
        for k, (base, amp) in enumerate(((h - 20, self.plan.relief), (h - 7, self.plan.relief * 0.7))):
            phase, wave = self.rng.uniform(0, 6), (62 if k else 48) * self.plan.wave
            line = [
                (x, base + amp * math.sin(x / wave + phase) + amp * 0.35 * math.sin(x / wave * 2.3 + phase * 2))
                for x in range(4, 437, 27)
            ]
            colours = DUSK_HILLS[k] if self.dusk else self.season["hills"][k]
            fill = lin([(0, colours[0]), (1, colours[1])])
            o += path(
                smooth_data(line) + f"L436,{num(h + 40)}L4,{num(h + 40)}Z",
                fill,
                mix(colours[1], "#2A2A40" if self.dusk else "#4A3020", 0.3),
                1,
                so=0.5,
            )
            o += self._hill_woods(line, k, colours[1])
            if k == 0:
                o += "".join(
                    self._shade(group(decor.castle(), x, y, s)) for kind, x, y, s in self.plan.far if kind == "castle"
                )
        return o

    def _hill_woods(self, line, k, colour):
        tone = mix(self._tone(self.season["wood"]), colour, 0.3 if k else 0.6)
        o = ""
        for _ in range(self.plan.woods - k):
            x, y = self.rng.choice(line[1:-1])
            x, y = x + self.rng.uniform(-9, 9), y + (6 if k else 3)
            if self.plan.fir_hills:
                o += path(
                    "".join(
                        f"M{num(x + d - 3)},{num(y)}l3,{-9 - i % 2 * 3}l3,{9 + i % 2 * 3}Z"
                        for i, d in enumerate((-9, -4, 1, 6, 10))
                    ),
                    tone,
                )
            else:
                o += "".join(
                    ellipse(
                        x + d, y + self.rng.uniform(-1, 1), self.rng.uniform(3, 4.6), self.rng.uniform(3, 4.4), tone
                    )
                    for d in (-7, -2, 4, 9)
                )
        return o

    def _tone(self, colour):
        return dusk_land(colour) if self.dusk else colour

    def _shade(self, svg):
        return recolour(svg, dusk_land) if self.dusk else svg

    # -------------------------------------------------------- ground
    def meadow(self):
        """The ground with soft lights and shades, and fields laid into it."""
        h, phase = self.plan.horizon + 19, self.rng.uniform(0, 6)
        line = [(x, h + 4 * math.sin(x / 55 + phase)) for x in range(4, 437, 36)]
        a, b, c = DUSK_MEADOW if self.dusk else self.season["meadow"]
        fill = lin([(0, a), (0.5, b), (1, c)], 120, h, 260, 396, user=True)
        edge = self._tone(self.season["edge"])
        o = path(smooth_data(line) + f"L436,{num(h)}V383Q436,396 423,396H17Q4,396 4,383Z", fill, edge, 1, so=0.7)
        light, dark = self._tone(self.season["light"]), self._tone(self.season["dark"])
        for i in range(14):
            rx = self.rng.uniform(36, 74)
            x, y = self.rng.uniform(6 + rx, 434 - rx), self.rng.uniform(h + 22 + rx * 0.4, 394 - rx * 0.4)
            colour, alpha = (light, 0.42) if i % 2 else (dark, 0.34)
            o += ellipse(x, y, rx, rx * 0.4, rad([(0, colour, alpha), (1, colour, 0)]))
        fields = "".join(crop(points, kind) for kind, points in self.plan.fields)
        return o + self._shade(fields + "".join(scene.ground for scene in self.scenes))

    def waters(self):
        """Brooks, ponds and lakes with banks and glints."""
        if not self.water:
            return ""
        shapes = [path_data(shape) for shape in self.water]
        bank = self._tone(mix(self.season["edge"], "#6E6A3C", 0.2))
        if self.dusk:
            fill, edge, glint = (
                lin([(0, "#E5A98C"), (0.3, "#8C86AC"), (1, "#33527A")], 60, 80, 200, 396, user=True),
                "#24405C",
                "#FFE2B8",
            )
        else:
            fill, edge, glint = (
                lin([(0, "#C4E0E0"), (0.5, "#9CC6CE"), (1, "#84B4C0")], 60, 80, 240, 396, user=True),
                "#5E8E9C",
                "#E9F6F3",
            )
        o = "".join(path(d, bank, bank, 5.5) for d in shapes) + "".join(path(d, "none", edge, 2.2) for d in shapes)
        o += "".join(path(d, fill) for d in shapes)
        for line, (_, first, last) in zip(self.brooks, self.plan.brooks):
            o += self._ripples(line, max(first, last), glint)
        return o + "".join(self._calm(shape, glint) for shape in self.water[len(self.brooks) :])

    def _ripples(self, line, half, colour):
        """Dashes along a brook."""
        d, step = "", 6
        for i in range(4, len(line) - step, step + 4):
            off = self.rng.uniform(-0.5, 0.5) * half
            part = [(x + off, y + off * 0.3) for x, y in line[i : i + step]]
            if all(8 < x < 432 and y < 392 for x, y in part):
                d += smooth_data(part)
        return path(d, "none", colour, 1.2, so=0.75) if d else ""

    def _calm(self, shape, colour):
        """Level glints on still water."""
        left, right = min(p[0] for p in shape), max(p[0] for p in shape)
        top, low = min(p[1] for p in shape), max(p[1] for p in shape)
        d = ""
        for _ in range(int((right - left) * (low - top) / 420) + 3):
            x, y, w = self.rng.uniform(left, right), self.rng.uniform(top, low), self.rng.uniform(6, 16)
            if all(inside(p, shape) for p in ((x - 3, y), (x + w + 3, y))):
                d += f"M{num(x)},{num(y)}h{num(w)}"
        return path(d, "none", colour, 1.2, so=0.7) if d else ""

    def roads(self):
        """Lanes with a darker edge, trodden ground before the doors, pebbles, bridges."""
        d = "".join(smooth_data(thinned(lane)) for lane in self.lanes)
        k = self.plan.scale
        width = 17 * k**0.5
        edge, top, low = self._tone("#B79F6A"), self._tone("#F1E3BE"), self._tone("#E0CB98")
        if self.dusk:
            top, low = "#A08E86", "#6E6A78"
        fill = lin([(0, top), (1, low)], 60, 90, 240, 396, user=True)
        yards = [(x + 20 * k, y + 7, 49 * k, 9.5 * k) for x, y in self.plan.slots]
        o = "".join(ellipse(x, y, rx + 1.4, ry + 1.4, edge) for x, y, rx, ry in yards)
        o += path(d, "none", edge, width + 3) + path(d, "none", fill, width)
        o += "".join(ellipse(x, y, rx, ry, fill) for x, y, rx, ry in yards)
        return o + self._pebbles() + self._bridges(width)

    def _pebbles(self):
        tone, o = self._tone("#C4AC78"), ""
        for lane in self.lanes:
            for x, y in lane[2::5]:
                o += ellipse(
                    x + self.rng.uniform(-6, 6),
                    y + self.rng.uniform(-4, 4),
                    self.rng.uniform(1.1, 2.2),
                    0.9,
                    tone,
                    fo=0.8,
                )
        return o

    def _bridges(self, width):
        o, done = "", []
        for brook, (_, first, last) in zip(self.brooks, self.plan.brooks):
            for lane in self.lanes:
                for x, y, angle in crossings(lane, brook):
                    if any(math.hypot(x - a, y - b) < 22 for a, b in done) or y > 384:
                        continue
                    done.append((x, y))
                    angle = (angle + 90) % 180 - 90
                    o += group(decor.bridge(2.3 * max(first, last) + 12, width + 1), x, y, rotate=angle)
        return self._shade(o)

    def grass(self):
        """Tufts and flowers in the meadow."""
        o = ""
        for i in range(54):
            x, y = self.rng.uniform(16, 424), self.rng.uniform(self.plan.horizon + 40, 386)
            if self._wet(x, y, 4) or any(nearest((x, y), lane)[0] < 13 for lane in self.lanes):
                continue
            if i % 3:
                o += tuft(x, y, self.rng.uniform(0.55, 0.85), self.rng.choice(self.season["tuft"]))
            else:
                o += group(decor.flowers(self.rng.choice(self.plan.blooms), 4, i), x, y)
        return self._shade(o)

    # -------------------------------------------------------- standing things
    def trees(self):
        """Trees wherever there is room, of the plan's kinds."""
        kinds = {
            "linden": lambda: decor.linden(self.rng.choice(self.plan.tones)),
            "fir": decor.fir,
            "poplar": decor.poplar,
            "birch": decor.birch,
            "willow": decor.willow,
            "bush": lambda: bush(0, 0, 1, self.rng.choice((None, "#F2A79A", "#FFF3D0"))),
        }
        placed, tries = [], 0
        while len(placed) < self.plan.trees and tries < 500:
            tries += 1
            kind = self.rng.choice(self.plan.mix)
            x, y, s = (
                self.rng.uniform(26, 414),
                self.rng.uniform(self.plan.horizon + 34, 386),
                self.rng.uniform(0.5, 0.88),
            )
            if any(abs(x - a) < 13 and abs(y - b) < 10 for a, b in placed) or not self._free(x, y, 38 * s, 14 * s):
                continue
            placed.append((x, y))
            self.stand.append((y, group(kinds[kind](), x, y, s)))
        for kind, x, y, s in self.plan.props:
            self.stand.append((y, group(getattr(decor, kind)(), x, y, s)))

    def lanterns(self):
        """Lamps beside the lanes."""
        spots = []
        for lane in self.lanes:
            for x, y in lane[6::14]:
                p = (x + 13, y + 4)
                if (
                    len(spots) < 5
                    and self._free(p[0], p[1], 26, -20)
                    and all(math.hypot(p[0] - a, p[1] - b) > 70 for a, b in spots)
                    and 24 < p[0] < 412
                ):
                    spots.append(p)
        for x, y in spots:
            self.stand.append((y, group(decor.lantern(), x, y, 0.85)))
        return spots

    def standing(self):
        """Everything upright, from back to front."""
        return self._shade("".join(svg for _, svg in sorted(self.stand, key=lambda item: item[0])))

    # -------------------------------------------------------- evening
    def evening(self, lamps):
        """Light on the ground, lamp glows, mist and fireflies."""
        pool = rad([(0, "#FFCF78", 0.5), (0.55, "#FFB85A", 0.2), (1, "#FFB85A", 0)])
        k = self.plan.scale
        o = ""
        for x, y in self.plan.slots:
            o += ellipse(min(x + 6, 434 - 56 * k), y + 6, 56 * k, 15 * k, pool)
        for x, y in lamps:
            o += (
                ellipse(x, y, 20, 6, pool)
                + circle(x, y - 19, 11, rad([(0, "#FFE9A8", 0.95), (0.3, "#FFC85A", 0.5), (1, "#FFB040", 0)]))
                + circle(x, y - 19, 1.8, "#FFF6D8")
            )
        mist = rad([(0, "#C9D0E8", 0.26), (1, "#C9D0E8", 0)])
        for line in self.brooks:
            for x, y in line[5::9]:
                if 60 < x < 380 and y < 380:
                    o += ellipse(x, y, 44, 9, mist)
        o += ellipse(120, self.plan.horizon + 22, 110, 9, mist) + ellipse(320, self.plan.horizon + 24, 110, 9, mist)
        fly = rad([(0, "#F4FF9A", 0.9), (0.3, "#E4F06A", 0.4), (1, "#E4F06A", 0)])
        for _ in range(16):
            x, y = self.rng.uniform(20, 420), self.rng.uniform(self.plan.horizon + 60, 384)
            o += circle(x, y, 3.2, fly) + circle(x, y, 0.7, "#FBFFD0")
        return o

    def draw(self):
        """The whole landscape."""
        o = self.sky() + self.hills() + self.meadow() + self.waters() + self.roads() + self.grass()
        self.trees()
        lamps = self.lanterns()
        return o + self.standing() + (self.evening(lamps) if self.dusk else "")


def compose_landscape(name, kinds, dusk=False):
    """(svg text, slots) for a village with these building kinds, 1 to 12 of them.

    slots: [{"kind", "x", "y", "scale"}] in the order of kinds; x, y is the building's ground point. The villages of
    the standard set have a plan by hand; any other name gets one of its own, always the same for the same name.
    """
    plan = PLANS[name] if name in PLANS and len(PLANS[name].slots) == len(kinds) else own_plan(name, kinds)
    svg = document(
        Composer(name, plan, dusk).draw(),
        (0, 0, WIDTH, HEIGHT),
        f"{name}: landscape 440x400, frame covers 9 at the edge",
    )
    slots = [
        {"kind": kind, "x": round(x, 1), "y": round(y, 1), "scale": plan.scale}
        for kind, (x, y) in zip(kinds, plan.slots)
    ]
    return svg, slots


def meadow(dusk=False):
    """Sky, hills and grass alone, for a village with more buildings than any landscape has room for."""
    composer = Composer("meadow", Plan([], lanes=[], horizon=44), dusk)
    body = composer.sky() + composer.hills() + composer.meadow() + composer.grass()
    return document(body, (0, 0, WIDTH, HEIGHT), "meadow: landscape 440x400, frame covers 9 at the edge")
