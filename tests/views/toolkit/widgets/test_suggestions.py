"""Sentences about a turn as HTML."""

from __future__ import annotations

import pytest

from bohemian_villages.views.toolkit.theme import theme
from bohemian_villages.views.toolkit.widgets.suggestions import colored
from bohemian_villages.words.tone import Sentence, Tone


@pytest.mark.parametrize(
    ("sentence", "amount"),
    [
        (Sentence("Your 4 farms pay 4 coins.", Tone.GOOD, "4 coins"), "4 coins"),
        (Sentence("You can be kicked out: −3.", Tone.GOOD, "3 coins"), "−3"),
        (Sentence("The mills pay 13 coins, of which 3 coins.", Tone.GOOD, "3 coins"), "3 coins"),
    ],
)
def test_an_amount_is_coloured_with_or_without_a_sign(sentence: Sentence, amount: str) -> None:
    html = colored([sentence])
    assert html.count("<b") == 1
    assert f'<b style="color:{theme().gain}">{amount}</b>' in html


def test_text_is_never_markup() -> None:
    html = colored([Sentence("<i>Anna</i> gets 1 coin more.", Tone.BAD, "1 coin")])
    assert "<i>" not in html
    assert f'<b style="color:{theme().loss}">1 coin</b>' in html
