"""Text that Qt's tool tips show literally, whatever characters it contains.

Qt interprets any tool tip that looks like markup, and opens files that the markup names: a player
called `<img src=/dev/zero>` would use up all memory as soon as somebody points at the card.
"""

from __future__ import annotations

import textwrap
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt

# Longer lines are tiring to read, and would not fit into the window.
MOST_IN_LINE = 64

TIP_ROLE = int(Qt.ItemDataRole.ToolTipRole)


def tool_tip(text: str) -> str:
    """The text in a form that Qt's tool tips show literally.

    Pass the whole text once; names in it must not be escaped separately. Long lines are wrapped,
    since Qt wraps only markup, and at a width of its own.
    """
    text = "\n".join(_broken(line) for line in text.split("\n"))
    if not GuiQt.mightBeRichText(text):
        return text
    return f'<p style="white-space:pre">{escape(text)}</p>'


def _broken(line: str) -> str:
    if len(line) <= MOST_IN_LINE:
        return line
    return "\n".join(textwrap.wrap(line, MOST_IN_LINE, break_on_hyphens=False))
