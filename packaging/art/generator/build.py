"""Writes every SVG and JSON of resources/art: ``python -m generator.build`` from the folder that holds generator/."""

import json
import tomllib
from pathlib import Path

from . import backdrops, faces, festive, icons, pieces, rolling, table
from .buildings import KINDS, building, lit_windows
from .decor import PIECES
from .landscape import compose_landscape, meadow
from .outlines import BOXES, OUTLINES
from .palette import dusk_house
from .svg import document, path, recolour

RESOURCES = Path(__file__).resolve().parents[3] / "resources"
RIBBON = {"left": (-1, -2, 37, 44), "middle": (0, -2, 8, 44), "right": (0, -2, 37, 44)}


def grown(box, by):
    """A box with room around it, for wide strokes."""
    x, y, w, h = box
    return (x - by, y - by, w + 2 * by, h + 2 * by)


def part_files():
    """{file name: (body, box)} of parts/."""
    out = {}
    for kind in KINDS:
        box = BOXES[kind]
        out[f"building-{kind}"] = (building(kind), box)
        out[f"building-{kind}-dusk"] = (recolour(building(kind), dusk_house), box)
        out[f"building-{kind}-lit-windows"] = (lit_windows(kind), box)
        out[f"outline-{kind}"] = (path(OUTLINES[kind], "none", "#F7B81E", 6), grown(box, 13))
        out[f"icon-{kind}"] = (icons.CARD[kind](), (-16, -16, 32, 32))
    for player in pieces.PLAYERS:
        out[f"figure-{player}"] = (pieces.figure(player), (-19, -54, 48, 60))
        out[f"mark-{player}"] = (
            pieces.mark(pieces.PLAYERS[player][4], 8, pieces.PLAYERS[player][0], "#2A1A0C", 1.2),
            (-11, -11, 22, 22),
        )
    for value in range(1, 7):
        out[f"die-{value}"] = (pieces.die(value), (-24, -24, 54, 60))
    for value in (1, 5, 10):
        out[f"coin-{value}"] = (pieces.coin(value), (-22, -22, 52, 54))
    out["coin-stack"] = (pieces.coin_stack(), (-22, -48, 52, 80))
    out["coin-badge"] = (pieces.coin(10, 13.2, numeral=False), (-15, -15, 35, 36))
    out["badge"] = (pieces.badge(), (-17, -17, 36, 38))
    out["badge-lit"] = (pieces.badge(True), (-17, -17, 36, 38))
    out["bishop"] = (pieces.bishop(), (-28, -38, 58, 78))
    out["special"] = (pieces.special(), (-30, -30, 63, 66))
    out["inn-barrel"] = (pieces.inn_tile(False), (-26, -32, 54, 69))
    out["inn-stein"] = (pieces.inn_tile(True), (-26, -32, 54, 69))
    out["flour"] = (pieces.flour(), (-15, -18, 35, 36))
    out["glass"] = (pieces.goblet(), (-13, -18, 30, 36))
    out["outline-figure"] = (path(pieces.FIGURE, "none", "#F6E9CC", 2.5), grown((-19, -54, 38, 56), 4))
    out["light-pool"] = (pieces.light_pool(), (-84, -48, 168, 88))
    out["focus-brackets"] = (pieces.focus_brackets(), (-68, -108, 152, 134))
    for part, box in RIBBON.items():
        out[f"ribbon-{part}"] = (pieces.ribbon(part), box)
        out[f"ribbon-{part}-dark"] = (pieces.ribbon(part, True), box)
    out["banner"] = (festive.banner(), festive.BANNER_BOX)
    out["banner-dark"] = (festive.banner(True), festive.BANNER_BOX)
    out["crown"] = (festive.crown(), festive.CROWN_BOX)
    out["garland"] = (festive.garland(), festive.GARLAND_BOX)
    for name, (draw, box) in PIECES.items():
        out[f"decor-{name}"] = (draw(), box)
    for name in faces.FACES:
        out[f"face-{name}"] = (faces.face(name), faces.BOX)
    # That one is only a sign of style/.
    for name in icons.TOOLBAR.keys() - {"chevron-down"}:
        out[f"toolbar-{name}"] = (icons.toolbar(name), (0, 0, 24, 24))
    out["app-icon"] = (icons.app_icon(), (0, 0, 512, 512))
    return out


def table_files():
    """{file name: (body, box)} of table/."""
    out = {f"wood-{theme}": (table.wood(theme), (0, 0, 640, 528)) for theme in table.WOOD}
    out["linen"] = (table.linen(), (0, 0, 128, 128))
    out |= {f"panel-{theme}": (table.panel(theme), (0, 0, 64, 64)) for theme in table.PANELS}
    out["panel-shadow"] = (table.panel_shadow(), (0, 0, 80, 80))
    out["tray"] = (table.tray(), (0, 0, 96, 96))
    out["tile-frame"] = (table.tile_frame(), (-2, -2, 444, 404))
    out["tile-frame-dark"] = (table.tile_frame(True), (-2, -2, 444, 404))
    out["tile-shadow"] = (table.tile_shadow(), (-4, -1, 456, 418))
    return out


def rolling_files():
    """{file name: (body, box)} of rolling/."""
    out = {name: (rolling.drawing(name), (0, 0, 64, 64)) for name in rolling.DRAWINGS}
    out["pencil"] = (rolling.pencil(), rolling.PENCIL_BOX)
    out["paper"] = (rolling.paper(), (0, 0, 256, 256))
    out["cell"] = (rolling.grid_cell(), (0, 0, 64, 64))
    out["star"] = (rolling.star(False), (0, 0, 48, 48))
    out["star-gold"] = (rolling.star(True), (0, 0, 48, 48))
    out |= {name: (rolling.avenue_sign(*colours), (0, 0, 96, 40)) for name, colours in rolling.AVENUES.items()}
    return out


def style_files():
    """{file name: (body, box)} of style/: signs inside the standard widgets, for light and dark ones."""
    return {
        f"{name}{'-dark' if dark else ''}": (icons.toolbar(name, "#F6E9CC" if dark else icons.INK), (0, 0, 24, 24))
        for name in ("chevron-down", "chevron-right", "check")
        for dark in (False, True)
    }


def write_files(folder, files):
    """Write {name: (body, box)} as SVG files."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, (body, box) in files.items():
        (folder / f"{name}.svg").write_text(document(body, box), encoding="utf-8")


def write_villages(folder, village_set):
    """Landscape by day, at dusk, and slots of every village of the set."""
    folder.mkdir(parents=True, exist_ok=True)
    for village in tomllib.loads(village_set.read_text(encoding="utf-8"))["village"]:
        name, kinds = village["name"], [b.split()[0] for b in village["buildings"]]
        for dusk in (False, True):
            svg, slots = compose_landscape(name, kinds, dusk)
            (folder / f"{name.lower()}{'-dusk' if dusk else ''}.svg").write_text(svg, encoding="utf-8")
        rows = [{"kind": s["kind"], "x": s["x"], "y": s["y"]} for s in slots]
        data = {"name": name, "size": [440, 400], "scale": slots[0]["scale"], "buildings": rows}
        (folder / f"{name.lower()}.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def is_under_ribbon(slot):
    """Whether a slot is no place for anything tall."""
    return slot["y"] < 165 and 130 < slot["x"] < 290


def write_own(folder):
    """Landscapes with 1 to 12 free slots, two of each, and the meadow of a village with more buildings."""
    folder.mkdir(parents=True, exist_ok=True)
    for dusk in (False, True):
        (folder / f"meadow{'-dusk' if dusk else ''}.svg").write_text(meadow(dusk), encoding="utf-8")
    for count in range(1, 13):
        for side in "ab":
            write_free(folder, f"{count}-{side}", count)


def write_free(folder, name, count):
    """A landscape with so many free slots, by day and at dusk."""
    for dusk in (False, True):
        svg, slots = compose_landscape(f"own village {name}", ["dairy"] * count, dusk)
        (folder / f"{name}{'-dusk' if dusk else ''}.svg").write_text(svg, encoding="utf-8")
    rows = [{"x": s["x"], "y": s["y"], "low": is_under_ribbon(s)} for s in slots]
    data = {"size": [440, 400], "scale": slots[0]["scale"], "slots": rows}
    (folder / f"{name}.json").write_text(json.dumps(data) + "\n", encoding="utf-8")


def backdrop_files():
    """{file name: (body, box)} of backdrops/, by day and at dusk."""
    return {
        f"{name}{'-dusk' if dusk else ''}": (draw(dusk), backdrops.BOX)
        for name, draw in backdrops.LANDS.items()
        for dusk in (False, True)
    }


def write_backdrops(folder):
    """The lands, and what stands in them."""
    write_files(folder, backdrop_files())
    for name, things in backdrops.lists().items():
        (folder / f"{name}.json").write_text(json.dumps(things, indent=1) + "\n", encoding="utf-8")


def main(art, village_set):
    """Write the whole kit."""
    write_files(art / "parts", part_files())
    write_files(art / "table", table_files())
    write_files(art / "rolling", rolling_files())
    write_files(art / "style", style_files())
    (art / "rolling" / "strokes.json").write_text(json.dumps(rolling.strokes()) + "\n", encoding="utf-8")
    shapes = {kind: [[float(v) for v in p.split(",")] for p in OUTLINES[kind].strip("MZ").split()] for kind in KINDS}
    (art / "parts" / "outlines.json").write_text(json.dumps(shapes) + "\n", encoding="utf-8")
    write_villages(art / "villages", village_set)
    write_own(art / "own")
    write_backdrops(art / "backdrops")


if __name__ == "__main__":
    main(RESOURCES / "art", RESOURCES / "villages.toml")
