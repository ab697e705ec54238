"""Plain shapes of about the right size, for pictures of the board that cannot be used."""

from __future__ import annotations

from ..toolkit.art.files import Box, SvgFile

_QUIET = 'fill="#E9D7AE" stroke="#4A3020" stroke-width="2"'
_LAND = SvgFile(
    '<rect x="4" y="4" width="432" height="392" rx="13" fill="#BACA7E"/>', Box(0, 0, 440, 400)
)
_HOUSE = SvgFile(f'<path d="M-36,0V-36L0,-60L36,-36V0Z" {_QUIET}/>', Box(-40, -62, 80, 66))
_FIGURE = SvgFile(f'<path d="M-14,0L0,-50L14,0Z" {_QUIET}/>', Box(-16, -52, 32, 54))


def stand_in(name: str) -> SvgFile | None:
    """The shape for a landscape, a building or a figure."""
    folder, _, stem = name.partition("/")
    if folder in {"villages", "own"}:
        return _LAND
    if stem.startswith("building-") and not stem.endswith("-lit-windows"):
        return _HOUSE
    return _FIGURE if stem.startswith("figure-") else None
