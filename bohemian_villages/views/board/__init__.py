"""The board: villages, buildings, badges and figures in one view."""

from __future__ import annotations

from .lit import Lit
from .view import BoardView

__all__ = ["BoardView", "Lit"]
