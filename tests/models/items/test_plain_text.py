"""Tool tips show what they are given, sign for sign."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt, QTextDocument

from bohemian_villages.models.items.plain_text import TIP_ROLE, tool_tip
from bohemian_villages.models.items.rows import RowsModel

pytestmark = pytest.mark.usefixtures("qapp")

ODD = [
    "<img src=/dev/zero>",
    "<b>x</b>",
    "Anna: <img src='//host/share/x.png'>\nOta: 5",
    "1 < 2 & 3 > 2",
    "&lt;b&gt;",
    "  <b>two  spaces</b>",
    "<?xml?><b>x</b>",
    "<!doctype html><img src=x>",
    "</p><img src=x><p>",
    '"><img src=x>',
]
PARTS = [
    "<b>",
    "</b>",
    "<img src=x>",
    "</p>",
    "<!doc",
    "<?xml",
    "&lt;",
    "<",
    ">",
    "&",
    "\n",
    " ",
    "a",
]
TEXTS = st.lists(st.sampled_from(PARTS), max_size=12).map("".join)


def read(tip: str) -> str:
    """What a tool tip reads like; Qt decides whether it is markup."""
    if not Qt.mightBeRichText(tip):
        return tip
    document = QTextDocument()
    document.setHtml(tip)
    return document.toPlainText()


@pytest.mark.parametrize("text", ODD)
def test_a_tool_tip_reads_like_its_text(text: str) -> None:
    assert read(tool_tip(text)) == text


@given(TEXTS)
def test_no_text_is_read_as_markup(text: str) -> None:
    tip = tool_tip(text)
    assert "<img" not in tip or not Qt.mightBeRichText(tip)
    # A document neither begins nor ends with an empty line.
    assert read(tip).strip() == text.strip()


def test_the_text_most_tool_tips_have_is_left_as_it_is() -> None:
    assert tool_tip("Zoom in (+)\nA & B") == "Zoom in (+)\nA & B"


def test_models_never_give_a_view_markup_for_a_tool_tip() -> None:
    names = RowsModel[str](str, tip=str)
    names.set_rows(ODD)
    tips = [names.data(names.index(row), TIP_ROLE) for row in range(len(ODD))]
    assert [read(tip) for tip in tips] == ODD
