"""Output in columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence


def in_columns(rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Rows with aligned columns: the first cells to the left, the others to the right."""
    table = list(rows)
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for row in table:
        cells = [cell.rjust(width) for cell, width in zip(row, widths, strict=True)]
        yield "  ".join([row[0].ljust(widths[0]), *cells[1:]])
