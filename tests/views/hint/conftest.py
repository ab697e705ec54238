"""Tables with a hint that is answered here and now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bohemian_villages.views.toolkit.art import Art
from tests.views.table.tables import Tables


@pytest.fixture
def tables(art: Art, tmp_path: Path) -> Iterator[Tables]:
    """Makes tables; they are cleared away at the end."""
    made = Tables(art, tmp_path / "games")
    yield made
    made.close()
