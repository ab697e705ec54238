"""Areas beside each other."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRect


def split(area: QRect, count: int, gap: int) -> list[QRect]:
    """So many equal parts beside each other; no pixel is lost to rounding."""
    wide = area.width() + gap
    edges = [area.left() + wide * place // count for place in range(count + 1)]
    return [
        QRect(start, area.top(), end - gap - start, area.height()) for start, end in pairwise(edges)
    ]
