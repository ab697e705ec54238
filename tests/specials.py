"""What may lie where a file is looked for, and is none."""

from __future__ import annotations

import os
from pathlib import Path

KINDS = ("pipe", "folder", "device", "zeros", "link to a pipe")


def put_special(kind: str, place: Path) -> Path:
    """Put a pipe, a folder or a link to something endless at a place."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if kind == "pipe":
        os.mkfifo(place)
    elif kind == "folder":
        place.mkdir()
        (place / "inside").touch()
    elif kind == "link to a pipe":
        pipe = place.with_name(f"{place.name}.target")
        os.mkfifo(pipe)
        place.symlink_to(pipe)
    else:
        place.symlink_to({"device": "/dev/null", "zeros": "/dev/zero"}[kind])
    return place


def specials(folder: Path) -> list[Path]:
    """One of every kind."""
    return [put_special(kind, folder / f"a {kind}") for kind in KINDS]
