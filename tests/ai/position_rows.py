"""Positions in a form that can be compared."""

from __future__ import annotations

import numpy as np

from bohemian_villages.ai.evaluation.positions import Positions

ARRAYS = ["owners", "active", "figures", "coins", "specials", "bank", "supply", "bishop", "ended"]


def rows(positions: Positions) -> set[bytes]:
    """Every position as bytes."""
    parts = [getattr(positions, name).reshape(len(positions), -1) for name in ARRAYS]
    return {row.tobytes() for row in np.concatenate(parts, 1, dtype=np.int64)}
