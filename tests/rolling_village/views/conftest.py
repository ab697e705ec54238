"""What tests of these views share with those of the first game's."""

from __future__ import annotations

from tests.views.conftest import blank, pages

__all__ = ["blank", "pages"]
