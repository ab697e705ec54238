"""Checks the exported files: only what QtSvg draws, at most two decimals, unique ids, size, and that they load."""

import re
import sys
import xml.etree.ElementTree as ElementTree

from .build import RESOURCES

ALLOWED = {"svg", "defs", "g", "path", "rect", "circle", "ellipse", "linearGradient", "radialGradient", "stop"}
LIMIT = 150_000


def problems(file):
    """What is wrong with an SVG file, as a list of sentences."""
    text = file.read_text(encoding="utf-8")
    root = ElementTree.fromstring(text)
    tags = {element.tag.split("}")[-1] for element in root.iter()}
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    out = [f"uses <{tag}>" for tag in sorted(tags - ALLOWED)]
    if len(ids) != len(set(ids)):
        out.append("has an id twice")
    if set(re.findall(r"url\(#(\w+)\)", text)) - set(ids):
        out.append("refers to a missing gradient")
    if re.search(r"\d\.\d{3,}", text):
        out.append("has a number with more than two decimals")
    if re.search(r"style=|class=|<text|clip-path|mask=|filter=", text):
        out.append("uses CSS, text, clipping, masks or filters")
    if len(text.encode()) > LIMIT:
        out.append(f"is larger than {LIMIT} bytes")
    return out


def loads(files):
    """Files QSvgRenderer refuses; empty without PySide6."""
    try:
        from PySide6.QtSvg import QSvgRenderer
    except ImportError:
        return []
    return [file for file in files if not QSvgRenderer(str(file)).isValid()]


def main(art):
    """Print every problem; the number of files checked at the end."""
    files = sorted(art.glob("*/*.svg"))
    bad = [f"{file.relative_to(art)} {problem}" for file in files for problem in problems(file)]
    bad += [f"{file.relative_to(art)} does not load" for file in loads(files)]
    print("\n".join(bad + [f"{len(files)} files, {len(bad)} problems"]))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(RESOURCES / "art"))
