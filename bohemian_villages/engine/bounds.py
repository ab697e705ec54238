"""Bounds of boards and games, so that no record or village set can stall the program."""

from __future__ import annotations

MOST_VILLAGES = 99
MOST_BUILDINGS = 99
"""In one village."""
MOST_TURNS = 100_000
