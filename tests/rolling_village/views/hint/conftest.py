"""The tables at which hints are given."""

from __future__ import annotations

from tests.rolling_village.views.table.conftest import rolling_art, tables
from tests.views.conftest import art, windows

__all__ = ["art", "rolling_art", "tables", "windows"]
