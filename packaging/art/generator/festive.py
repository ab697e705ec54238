"""Things for great moments: the wide banner, the winner's crown, bunting."""

from .pieces import PLAYERS
from .svg import OUTLINE, circle, group, lin, mix, num, path, polygon

#: Of the whole banner; 0,0 is its middle.
BANNER_BOX = (-346, -54, 692, 108)
CROWN_BOX = (-23, -34, 46, 38)
GARLAND_BOX = (0, -4, 600, 130)


def _tail(dark):
    """The left end of the ribbon, behind its face."""
    cloth = ["#A3553A", "#7C3B26", "#5C2A1B"] if dark else ["#CE6C44", "#B8532F", "#8E3F24"]
    fill = lin([(0, cloth[0]), (0.6, cloth[1]), (1, cloth[2])], 0, 0, 0, 1)
    o = path("M-210,-30 L-341,-26 L-318,8 L-341,50 L-264,50 L-264,38 L-210,40 Z", fill, OUTLINE, 2.8)
    o += path("M-334,-20 L-312,8 L-334,43", "none", mix(cloth[0], "#FFFFFF", 0.25), 1.6, so=0.45)
    return o + polygon([(-288, 36), (-264, 36), (-264, 50)], cloth[2], OUTLINE, 2.4)


def banner(dark=False):
    """A ribbon, its face arched a little, with a tail at both sides; words stand in the middle of the face."""
    cream = ["#F2E4C2", "#E6D3A6", "#CDB382"] if dark else ["#FFFCF0", "#FBF0D4", "#ECD8AA"]
    face = "M-288,-37 C-190,-44 -90,-47 0,-47 C90,-47 190,-44 288,-37 V36 C190,29 90,26 0,26 C-90,26 -190,29 -288,36 Z"
    piping = "M-280,{a} C-186,{b} -88,{c} 0,{c} C88,{c} 186,{b} 280,{a}"
    o = group(path(face, "#2A1608", fo=0.28), 2, 7)
    o += _tail(dark) + group(_tail(dark), 0, 0, sx=-1)
    o += path(face, lin([(0, cream[0]), (0.6, cream[1]), (1, cream[2])]), OUTLINE, 3.2)
    for a in (-30, 28.6):
        o += path(piping.format(a=num(a), b=num(a - 6.8), c=num(a - 9.8)), "none", "#C8663F", 1.8, so=0.75)
    return o


def crown():
    """A golden crown that sits on a figure's hat; 0,0 is the middle of its lower edge."""
    gold = lin([(0, "#FFE89A"), (0.5, "#F4C542"), (1, "#C98F1E")], 0, 0, 1, 1)
    shape = "M-15,0 L-20,-19 L-9.5,-11 L0,-26 L9.5,-11 L20,-19 L15,0 C5,2.6 -5,2.6 -15,0 Z"
    o = path(shape, gold, "#6E4A0C", 1.8)
    o += path("M-15.6,-4.4 C-5,-1.8 5,-1.8 15.6,-4.4", "none", "#8A5F12", 1.2, so=0.8)
    o += path("M-17.6,-15.6 L-14,-3 M-8.4,-9.6 L0,-23", "none", "#FFF6CE", 1.3, so=0.8)
    o += "".join(circle(x, y, 2.5, "#FFF0B4", "#6E4A0C", 1.1) for x, y in ((-20, -20.4), (0, -28), (20, -20.4)))
    gems = ((-8, -4.6, "#B9382B"), (0, -3.8, "#2E5F9B"), (8, -4.6, "#4F8273"))
    return o + "".join(circle(x, y, 1.9, colour, "#4A2F10", 0.7) for x, y, colour in gems)


def _hang(t):
    """A point of the cord, t from 0 to 1: high at the left end, low in the middle."""
    return 600 * t, 118 * (1 - (2 * t - 1) ** 2) * 0.72 + 20 * t


def garland():
    """Pennants in the colours of the players on a cord from the upper left to the right."""
    count, o = 9, ""
    for i in range(count):
        (ax, ay), (bx, by) = _hang((i + 0.28) / count), _hang((i + 0.82) / count)
        base, light, dark, *_ = PLAYERS[tuple(PLAYERS)[(i * 3) % 5]]
        slope = (by - ay) / (bx - ax)
        tip = ((ax + bx) / 2 - slope * 30, (ay + by) / 2 + 44)
        fill = lin([(0, mix(base, light, 0.35)), (1, mix(base, dark, 0.3))])
        o += polygon([(ax, ay), (bx, by), tip], fill, mix(dark, OUTLINE, 0.5), 1.6)
    points = [_hang(i / 24) for i in range(25)]
    cord = "M" + " ".join(f"{num(x)},{num(y)}" for x, y in points)
    return path(cord, "none", OUTLINE, 2.6) + o
