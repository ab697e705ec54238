"""The board: villages, buildings, badges and figures in one view."""

from __future__ import annotations

from ..toolkit.art.files import add_stand_ins
from .lit import Lit
from .stand_ins import stand_in
from .view import BoardView

add_stand_ins(stand_in)

__all__ = ["BoardView", "Lit"]
