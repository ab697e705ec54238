"""The tables at which hints are given."""

from __future__ import annotations

from tests.rolling_village.views.table.conftest import rolling_art, tables

__all__ = ["rolling_art", "tables"]
