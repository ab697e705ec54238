"""Text that Qt's tool tips show as it is, whatever signs it holds.

Qt reads every tool tip that looks like markup as markup, and opens the files that this names: a
player called `<img src=/dev/zero>` would eat all memory as soon as somebody points at the card.
"""

from __future__ import annotations

import textwrap
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt

# Longer lines are tiring to read, and would leave the window.
MOST_IN_LINE = 64

TIP_ROLE = int(Qt.ItemDataRole.ToolTipRole)


def tool_tip(text: str) -> str:
    """What Qt must be given so that its tool tip reads like this text, sign for sign.

    Give it the whole text, once: names are not to be made safe one by one before. Long lines are
    broken; Qt would do that only to markup, and at a width of its own.
    """
    text = "\n".join(_broken(line) for line in text.split("\n"))
    if not GuiQt.mightBeRichText(text):
        return text
    return f'<p style="white-space:pre">{escape(text)}</p>'


def _broken(line: str) -> str:
    if len(line) <= MOST_IN_LINE:
        return line
    return "\n".join(textwrap.wrap(line, MOST_IN_LINE, break_on_hyphens=False))
