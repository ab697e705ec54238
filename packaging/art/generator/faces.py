"""The faces of the characters one can play against: a bust in a medallion, its middle at 0,0."""

from .svg import OUTLINE, circle, ellipse, group, lin, line, mix, path, polygon, polyline, rad, rect

BOX = (-32, -32, 64, 64)
RIM = 29
LINE = 1.7
SKIN, TANNED, PALE = "#F2C9A1", "#E0A878", "#F8DDC3"
WHITE_HAIR, BLACK_HAIR, BROWN_HAIR, RED_HAIR, STRAW = "#EFEAE0", "#4A3A34", "#8A5A34", "#B8572C", "#E0B85A"


def _shaded(colour, depth=0.22):
    return lin([(0, mix(colour, "#FFFFFF", 0.18)), (1, mix(colour, "#2A1A0C", depth))])


def _medallion(colour):
    ground = rad([(0, mix(colour, "#FFFFFF", 0.5)), (1, colour)], 0.4, 0.32, 0.75)
    return circle(0, 0, RIM, ground) + circle(0, 0, RIM - 2.4, "none", "#FFF6DC", 1, so=0.55)


def _rim():
    return circle(0, 0, RIM, "none", OUTLINE, 2.4) + circle(0, 0, RIM + 0.2, "none", "#F4C542", 0.9, so=0.7)


def _shoulders(colour, slope=0):
    """The coat, cut off by the medallion: its lower edge is the rim itself."""
    d = f"M-23.5,17 C-21,{11 - slope} -12,{8.6 - slope} -6,8 L6,8 C12,{8.6 - slope} 21,{11 - slope} 23.5,17"
    d += " A29,29 0 0 1 -23.5,17 Z"
    return path(d, _shaded(colour), OUTLINE, LINE)


def _neck(skin):
    return path("M-5,4 L-5.4,10 C-3,13 3,13 5.4,10 L5,4 Z", mix(skin, "#7A4A2A", 0.22), OUTLINE, LINE * 0.8)


def _head(skin, wide=11.2, long=13):
    shade = rad([(0, mix(skin, "#FFFFFF", 0.3)), (0.7, skin), (1, mix(skin, "#A8623A", 0.25))], 0.42, 0.4, 0.7)
    ears = "".join(
        ellipse(side * wide, -3, 2.3, 3, mix(skin, "#A8623A", 0.16), OUTLINE, LINE * 0.8) for side in (-1, 1)
    )
    chin = f"M{-wide},-6 C{-wide},{long * 0.42} {-wide * 0.55},{long * 0.68} 0,{long * 0.68} "
    chin += f"C{wide * 0.55},{long * 0.68} {wide},{long * 0.42} {wide},-6 C{wide},-22 {-wide},-22 {-wide},-6 Z"
    return ears + path(chin, shade, OUTLINE, LINE)


def _cheeks(colour="#E2764F", o=0.34):
    return "".join(ellipse(side * 6.4, 0.8, 2.9, 2, colour, o=o) for side in (-1, 1))


def _eyes(brow="#5A3A22", look=0.0, tired=False, brow_tilt=0.0, wide=4.4):
    out = ""
    for side in (-1, 1):
        x = side * wide
        out += ellipse(x, -4.2, 2.1, 1.5 if tired else 2.3, "#FFFDF6", OUTLINE, 0.8)
        out += circle(x + look, -4 if not tired else -3.9, 1.25, "#3A281C") + circle(
            x + look + 0.4, -4.5, 0.4, "#FFFFFF"
        )
        if tired:
            out += line(x - 2.2, -5.3, x + 2.2, -5.3, OUTLINE, 1)
        out += line(x - 2.5, -8.4 + side * brow_tilt, x + 2.5, -8.4 - side * brow_tilt, brow, 1.5)
    return out


def _nose(skin, big=1.0):
    shade = mix(skin, "#A8623A", 0.35)
    return path(
        f"M-0.4,-3.4 C{1.9 * big},-1.4 {2.4 * big},0.6 {0.3 * big},1.3 C-0.7,1.5 -1.3,1.2 -1.6,0.8", "none", shade, 1.3
    )


def _smile(wide=3.6, deep=1.8, y=4):
    return path(f"M{-wide},{y} C{-wide / 2},{y + deep} {wide / 2},{y + deep} {wide},{y}", "none", "#8A3A28", 1.3)


def _grin(y=3.6):
    return path(f"M-4.4,{y} C-2,{y + 4} 2,{y + 4} 4.4,{y} Z", "#FFF9EC", "#8A3A28", 1.1)


def _moustache(colour, wide=6.4, y=2.6):
    d = f"M0,{y - 0.8} C-2,{y - 1.8} -5,{y - 1.2} {-wide},{y + 1.6} C-4,{y + 2.4} -1.4,{y + 1.8} 0,{y + 0.8} "
    d += f"C1.4,{y + 1.8} 4,{y + 2.4} {wide},{y + 1.6} C5,{y - 1.2} 2,{y - 1.8} 0,{y - 0.8} Z"
    return path(d, _shaded(colour, 0.12), OUTLINE, 1)


def _beard(colour, long=17):
    d = f"M-11,-3 C-12.4,7 -8,{long * 0.8} 0,{long} C8,{long * 0.8} 12.4,7 11,-3"
    d += " C9.6,1.4 6,2.4 3.4,2 C1.6,1.4 -1.6,1.4 -3.4,2 C-6,2.4 -9.6,1.4 -11,-3 Z"
    return path(d, _shaded(colour, 0.14), OUTLINE, LINE)


def _brim_hat(colour, band, brim=17, high=12, feather=None):
    crown = f"M-10,-11.4 C-10.6,-20 -9,{-12 - high} 0,{-12 - high} C9,{-12 - high} 10.6,-20 10,-11.4 Z"
    out = path(crown, _shaded(colour), OUTLINE, LINE)
    out += path(
        "M-10.3,-12.6 C-4,-10.4 4,-10.4 10.3,-12.6 L10.3,-15.6 C4,-13.4 -4,-13.4 -10.3,-15.6 Z", band, OUTLINE, 1
    )
    edge = f"M{-brim},-9.6 C{-brim * 0.5},-14.4 {brim * 0.5},-14.4 {brim},-9.6"
    edge += f" C{brim * 0.5},-6.6 {-brim * 0.5},-6.6 {-brim},-9.6 Z"
    out += path(edge, _shaded(colour, 0.1), OUTLINE, LINE)
    return out + (feather or "")


def _priest():
    """Black cassock, white collar, a fringe of grey hair and the small black cap."""
    out = _medallion("#B98AA0") + _shoulders("#3B3638") + _neck(SKIN)
    out += path("M-6.4,8.4 C-3,12.4 3,12.4 6.4,8.4 L5.6,13 C2.4,15 -2.4,15 -5.6,13 Z", "#FBF7EC", OUTLINE, 1.1)
    out += line(0, 15, 0, 25, "#F4C542", 1.7) + line(-3, 18.4, 3, 18.4, "#F4C542", 1.7)
    out += path("M-12.6,-8 C-14,-1 -13,2 -11,3 L-10,-6 Z M12.6,-8 C14,-1 13,2 11,3 L10,-6 Z", "#BDB6AA", OUTLINE, 1.1)
    out += _head(SKIN, 11.4) + _cheeks() + _eyes("#8F877A", brow_tilt=-0.5) + _nose(SKIN, 1.2) + _smile(3.4, 2.2)
    out += path("M-9.6,-13 C-9,-21 9,-21 9.6,-13 C4,-15.4 -4,-15.4 -9.6,-13 Z", _shaded("#8E2F3A"), OUTLINE, LINE)
    return out + circle(0, -19.6, 1.3, "#B9382B", OUTLINE, 0.9)


def _mayoress():
    """Hair put up, a red robe with a white collar and the chain of office."""
    out = _medallion("#8FB0C8") + path(
        "M-12.6,-2 C-15,-16 -8,-22 0,-22 C8,-22 15,-16 12.6,-2 C13,4 -13,4 -12.6,-2 Z", BROWN_HAIR, OUTLINE, LINE
    )
    out += circle(0, -22.4, 5.2, _shaded(BROWN_HAIR), OUTLINE, LINE)
    out += _shoulders("#A8323A") + _neck(PALE)
    out += path(
        "M-9,8.8 L-12,14.4 L-3.4,15.4 L0,11.6 L3.4,15.4 L12,14.4 L9,8.8 C5,11.4 -5,11.4 -9,8.8 Z",
        "#FBF7EC",
        OUTLINE,
        1.1,
    )
    chain = [(-12, 15), (-9, 20), (-4.6, 23), (0, 24), (4.6, 23), (9, 20), (12, 15)]
    out += (
        polyline(chain, "#8A5E14", 3.2)
        + polyline(chain, "#F4C542", 1.9)
        + circle(0, 24.4, 2.4, "#F4C542", "#8A5E14", 1)
    )
    out += _head(PALE, 10.8) + _cheeks("#E2765F", 0.42) + _eyes(BROWN_HAIR, brow_tilt=0.3) + _nose(PALE, 0.9)
    out += path("M-2.8,3.8 C-1,5.4 1,5.4 2.8,3.8 C1,3 -1,3 -2.8,3.8 Z", "#B8433A")
    return out + path(
        "M-11,-6 C-11,-18 -3,-18.6 1,-17 C-3,-14 -8,-12 -11,-6 Z M11,-6 C11,-15 6,-18 1,-17 C4,-14 8,-12 11,-6 Z",
        _shaded(BROWN_HAIR),
        OUTLINE,
        1.2,
    )


def _courier():
    """A young man in a hurry: green cap with a feather, a scarf blown sideways."""
    feather = path("M8,-15 C16,-18 20,-25 17.6,-28 C12,-27 8,-22 7,-16 Z", "#C8663F", OUTLINE, 1.1) + line(
        8, -15.6, 16, -25.6, OUTLINE, 0.8
    )
    out = _medallion("#A9C98A") + _shoulders("#4F7A4A", 1) + _neck(SKIN)
    out += path("M-7.4,8 C-3,11.6 3,11.6 7.4,8 L7.8,12 C3,15.4 -3,15.4 -7.8,12 Z", "#EBC66F", OUTLINE, 1.1)
    out += path("M6,11 C12,11 18,7 24,8.6 C20,11.6 21,14 17,14.8 C13,15.6 9,14.6 6.4,13.4 Z", "#EBC66F", OUTLINE, 1.1)
    out += _head(SKIN, 10.4) + _cheeks() + _eyes(STRAW, look=0.7, brow_tilt=-0.2) + _nose(SKIN, 0.9) + _grin()
    out += path(
        "M-10.4,-6 C-11.4,-14 -8,-16 -4,-16 L-8,-9 L-4,-14 L2,-9.6 L3,-14 L8,-9 L10.4,-6"
        " C11.4,-13 9,-16 6,-17 L-6,-17 Z",
        STRAW,
        OUTLINE,
        1,
    )
    out += path(
        "M-12.6,-11.6 C-12,-23 8,-25.6 12.4,-12 C6,-15.4 -6,-15.4 -12.6,-11.6 Z", _shaded("#5E8C4E"), OUTLINE, LINE
    )
    return (
        out
        + path("M-13.4,-11 C-6,-15.4 8,-15 14.4,-10.6 C8,-11.6 -6,-12 -13.4,-11 Z", _shaded("#3F6B3A"), OUTLINE, 1.2)
        + feather
    )


def _smith():
    """The strong woman of the forge: red kerchief, rolled sleeves, a crooked smile."""
    out = _medallion("#D8A878") + _shoulders("#7A5A42", -1) + _neck(TANNED)
    out += path("M-10,9.4 L-8,24 C-3,27 3,27 8,24 L10,9.4 L6,9 L5,14 L-5,14 L-6,9 Z", _shaded("#5B4230"), OUTLINE, 1.2)
    out += path("M-11.6,-4 C-14,4 -15,8 -18,10 C-12,10.4 -9.6,6 -9.6,0 Z", RED_HAIR, OUTLINE, 1.1)
    out += _head(TANNED, 11.6, 13.6) + _cheeks("#C9542F", 0.4) + _eyes("#7E3A1C", brow_tilt=0.9) + _nose(TANNED, 1.1)
    out += path("M-3.6,4.6 C-1,6 2,5.4 4.6,2.8", "none", "#8A3A28", 1.5) + line(6.4, -1, 8.6, 1.2, "#B86A48", 0.9)
    out += path("M-11.8,-7 C-12.6,-20 12.6,-20 11.8,-7 C6,-11.4 -6,-11.4 -11.8,-7 Z", _shaded("#B9382B"), OUTLINE, LINE)
    out += path("M11,-9 C16,-10 18,-6 19,-3 C15.4,-4 13,-5 11.4,-6.4 Z", "#B9382B", OUTLINE, 1.1)
    return out + "".join(circle(x, y, 1, "#FBF3DF") for x, y in ((-6, -12), (0, -14.6), (6, -12), (-1, -10.6)))


def _grandfather():
    """White beard, spectacles and all the time in the world."""
    out = _medallion("#C9BFA6") + _shoulders("#54697B") + _neck(PALE) + _head(PALE, 11) + _cheeks("#E2765F", 0.4)
    out += (
        _eyes(WHITE_HAIR, tired=True, brow_tilt=-0.6)
        + _beard(WHITE_HAIR, 19)
        + _nose(PALE, 1.3)
        + _moustache(WHITE_HAIR, 7)
    )
    out += "".join(circle(x, -3.8, 3.7, "#FFFFFF", OUTLINE, 1.1, fo=0.16) for x in (-4.6, 4.6)) + line(
        -0.9, -4.2, 0.9, -4.2, OUTLINE, 1.1
    )
    out += path("M-11,-7 C-15,-8 -14.4,-1 -11.8,0 Z M11,-7 C15,-8 14.4,-1 11.8,0 Z", WHITE_HAIR, OUTLINE, 1)
    return (
        out
        + path("M-11.4,-9 C-13,-22 13,-22 11.4,-9 C6,-13 -6,-13 -11.4,-9 Z", _shaded("#6C8293"), OUTLINE, LINE)
        + circle(0, -19, 1.6, "#54697B", OUTLINE, 1)
    )


def _miller():
    """White with flour: cap, apron, moustache."""
    out = _medallion("#E6CF98") + _shoulders("#E8DEC8") + _neck(SKIN)
    out += path("M-7,8.6 L-9,24.6 C-3,27.6 3,27.6 9,24.6 L7,8.6 C3,12 -3,12 -7,8.6 Z", "#FBF7EC", OUTLINE, 1.1)
    out += group(
        line(0, 0, 0, -7, "#A97A2E", 1.2)
        + "".join(ellipse(s * 1.5, -y, 1.5, 0.9, "#EBC66F", "#A97A2E", 0.6) for y in (3, 5, 7) for s in (-1, 1)),
        0,
        23,
    )
    out += (
        _head(SKIN, 12.2)
        + _cheeks("#E2764F", 0.46)
        + _eyes("#6E4A2C")
        + _nose(SKIN, 1.5)
        + _moustache("#8A5A34", 7.4)
        + _smile(2.4, 1.2, 5.6)
    )
    out += path(
        "M-12,-8 C-16,-18 -8,-23 -2,-20 C4,-25 16,-20 12,-8 C6,-11.6 -6,-11.6 -12,-8 Z",
        _shaded("#FBF7EC", 0.1),
        OUTLINE,
        LINE,
    )
    return out + circle(-7.6, 2.6, 1.5, "#FFFFFF", o=0.8) + circle(8.4, -1.8, 1, "#FFFFFF", o=0.8)


def _glassblower():
    """Fair plait, goggles pushed up, a glass bead on the collar."""
    out = _medallion("#A8D0D0") + path("M9,-4 C15,0 14,9 17,15 C12,17 9.4,11 8.6,3 Z", STRAW, OUTLINE, 1.3)
    out += (
        _shoulders("#4F8273")
        + _neck(PALE)
        + path("M-7,8.6 L0,15.6 L7,8.6 L9.4,11.6 L0,20 L-9.4,11.6 Z", "#2F5F57", OUTLINE, 1.1)
    )
    out += circle(0, 18.4, 2.6, rad([(0, "#EAFBFF"), (1, "#4FA3B8")], 0.35, 0.3, 0.8), OUTLINE, 1)
    out += (
        _head(PALE, 10.6) + _cheeks("#E2765F", 0.4) + _eyes("#B08A3C", look=-0.4) + _nose(PALE, 0.8) + _smile(3.2, 2.4)
    )
    out += path(
        "M-10.8,-5 C-13,-20 13,-20 10.8,-5 C9,-11 4,-13.4 -1,-13.4 C-6,-13 -9.6,-10 -10.8,-5 Z",
        _shaded(STRAW),
        OUTLINE,
        LINE,
    )
    out += line(-11.6, -13.4, 11.6, -13.4, "#5B4230", 2.4)
    return out + "".join(
        circle(x, -13.4, 4.3, rad([(0, "#DDF3F3"), (1, "#6FA8B8")], 0.35, 0.3, 0.8), OUTLINE, 1.5) for x in (-5, 5)
    )


def _innkeeper():
    """A white bonnet, round cheeks and a full stein."""
    out = _medallion("#E0A878") + path(
        "M-14,-4 C-17,-20 17,-20 14,-4 C15,3 11,7 9,6 L-9,6 C-11,7 -15,3 -14,-4 Z",
        _shaded("#FBF7EC", 0.12),
        OUTLINE,
        LINE,
    )
    out += (
        _shoulders("#3F6B8A")
        + _neck(SKIN)
        + path("M-8,8.4 L0,17 L8,8.4 L11,11 L0,23 L-11,11 Z", "#FBF7EC", OUTLINE, 1.1)
    )
    out += (
        _head(SKIN, 12, 13.4)
        + _cheeks("#E0603F", 0.55)
        + _eyes(BROWN_HAIR, brow_tilt=-0.4)
        + _nose(SKIN, 1.1)
        + _grin(3.4)
    )
    out += path("M-11.6,-6 C-8,-14 8,-14 11.6,-6 C12.6,-18 -12.6,-18 -11.6,-6 Z", _shaded(BROWN_HAIR), OUTLINE, 1.1)
    out += path("M-14,-8 C-12,-23 12,-23 14,-8 C8,-14.6 -8,-14.6 -14,-8 Z", _shaded("#FBF7EC", 0.1), OUTLINE, LINE)
    stein = rect(-4, -6, 8, 10, _shaded("#E0A437"), OUTLINE, 1.2, rx=1.4) + path(
        "M4,-4 C8,-4 8,2 4,2", "none", OUTLINE, 1.6
    )
    stein += path(
        "M-4.6,-6 C-5,-9 -2,-9.4 -1,-8.2 C0.4,-9.8 3,-9.2 3.2,-8 C5,-8 5.2,-6 4.4,-5.6 Z", "#FFFDF3", OUTLINE, 1
    )
    return out + group(stein, 15, 16, 0.9)


def _farmer():
    """A straw hat, a freckled nose and a stalk of grass."""
    out = _medallion("#B9D0E0") + _shoulders("#6C8293") + _neck(TANNED)
    out += path("M-12,10 L-8,9 L-6,26 L-10,25 Z M12,10 L8,9 L6,26 L10,25 Z", "#9A6B43", OUTLINE, 1.1)
    out += path("M-6.4,8.4 C-3,12 3,12 6.4,8.4 L5,12.6 L0,15 L-5,12.6 Z", "#C8663F", OUTLINE, 1)
    out += (
        _head(TANNED, 11.2)
        + _cheeks("#D0603A", 0.4)
        + _eyes("#8A5A34", brow_tilt=-0.2)
        + _nose(TANNED, 1.2)
        + _smile(4, 2.4, 3.6)
    )
    out += "".join(circle(s * x, y, 0.5, "#A8623A") for s in (-1, 1) for x, y in ((4.4, -0.6), (6, 0.2), (5.2, 1.2)))
    out += path("M3.6,4.6 C8,5.4 12,3.4 15.4,0.4", "none", "#7D9A4C", 1.2) + ellipse(
        15.8, 0, 1.9, 1, "#A3B766", OUTLINE, 0.7
    )
    out += path("M-11,-6 C-12,-12 -10,-13 -8,-13 L-9,-7 Z M11,-6 C12,-12 10,-13 8,-13 L9,-7 Z", RED_HAIR, OUTLINE, 1)
    return out + _brim_hat("#E3BE62", "#B9382B", 19, 11)


def _merchant():
    """A fur hat, a pointed beard and a raised eyebrow."""
    out = _medallion("#C8A8C8") + _shoulders("#5B3F6B") + _neck(SKIN)
    out += path(
        "M-14,10.4 C-8,14 -3,19 0,27 C3,19 8,14 14,10.4 L9,8.6 C5,12 -5,12 -9,8.6 Z", _shaded("#9A6B43"), OUTLINE, 1.2
    )
    out += _head(SKIN, 10.6, 13.4) + _cheeks(o=0.24)
    out += path(
        "M-4.4,5.4 C-3.6,10 -1.4,13.4 0,14.6 C1.4,13.4 3.6,10 4.4,5.4 C1.6,7 -1.6,7 -4.4,5.4 Z", BLACK_HAIR, OUTLINE, 1
    )
    out += _eyes(BLACK_HAIR, look=0.5, brow_tilt=0.2) + line(2.2, -10.2, 7, -9.4, BLACK_HAIR, 1.6) + _nose(SKIN, 1.2)
    out += _moustache(BLACK_HAIR, 6.8, 2.8)
    out += path("M-10,-13 C-10,-24 10,-24 10,-13 Z", _shaded("#8E2F3A"), OUTLINE, LINE)
    fur = polygon(
        [
            (-12.4, -8.4),
            (-13.6, -12),
            (-12, -15),
            (-8, -15.6),
            (-4, -16.4),
            (0, -16.2),
            (4, -16.4),
            (8, -15.6),
            (12, -15),
            (13.6, -12),
            (12.4, -8.4),
            (6, -10.6),
            (0, -11.2),
            (-6, -10.6),
        ],
        _shaded("#8A6242"),
        OUTLINE,
        LINE,
    )
    return out + fur + circle(0, -13.6, 2, "#F4C542", "#8A5E14", 1)


FACES = {
    "priest": _priest,
    "mayoress": _mayoress,
    "courier": _courier,
    "smith": _smith,
    "grandfather": _grandfather,
    "miller": _miller,
    "glassblower": _glassblower,
    "innkeeper": _innkeeper,
    "farmer": _farmer,
    "merchant": _merchant,
}


def face(name):
    """The medallion of a character."""
    return FACES[name]() + _rim()
