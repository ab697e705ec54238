"""The typefaces: those of the packages if they are there, the system's own if not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QFontMetricsF, QRawFont

from bohemian_villages.play.characters import characters
from bohemian_villages.views.toolkit import fonts

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(autouse=True)
def _looked_for_anew() -> Iterator[None]:
    fonts._families.cache_clear()
    yield
    fonts._families.cache_clear()


def test_text_is_set_in_lato() -> None:
    assert QFontInfo(fonts.text(14)).family() == "Lato"


def test_headings_are_set_in_a_serif_of_the_list() -> None:
    assert QFontInfo(fonts.display(20)).family() in {
        "Vollkorn",
        "Source Serif Pro",
        "Source Serif 4",
    }


def test_headings_do_without_vollkorn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "hasFamily", staticmethod(lambda _family: False))
    assert QFontInfo(fonts.display(20)).family() == "Source Serif Pro"


def test_without_any_package_the_systems_faces_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFontDatabase, "hasFamily", staticmethod(lambda _family: False))
    monkeypatch.setattr(fonts, "find_spec", lambda _package: None)
    for font in (fonts.text(14), fonts.display(14)):
        assert QFontMetricsF(font).horizontalAdvance("Bohemian Villages") > 50


def test_a_damaged_font_file_does_no_harm(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    broken = tmp_path_factory.mktemp("fonts") / "Lato-Regular.ttf"
    broken.write_bytes(b"no font")
    monkeypatch.setattr(QFontDatabase, "hasFamily", staticmethod(lambda _family: False))
    monkeypatch.setattr(fonts, "_files", lambda _package, _names: [broken])
    assert fonts.text(14).pixelSize() == 14


@pytest.mark.parametrize("face", [fonts.text, fonts.display])
@pytest.mark.parametrize("pixels", [-3, 0, 4, 10.4, 11])
def test_nothing_is_written_smaller_than_eleven_pixels(face: object, pixels: float) -> None:
    assert callable(face)
    assert face(pixels).pixelSize() == 11


def test_figures_in_names_stand_on_the_line() -> None:
    assert fonts.display(20).isFeatureSet(QFont.Tag("lnum"))


def test_weights_are_told_apart() -> None:
    widths = {
        weight: QFontMetricsF(fonts.text(40, weight)).horizontalAdvance("12 farms")
        for weight in (QFont.Weight.Normal, QFont.Weight.Bold, QFont.Weight.Black)
    }
    assert len(set(widths.values())) == 3


def test_letters_that_lato_lacks_come_from_a_face_of_a_like_weight(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fonts.load()
    has_family = QFontDatabase.hasFamily
    fonts._families.cache_clear()
    there = staticmethod(lambda family: family in ("Open Sans", "Noto Sans") or has_family(family))
    monkeypatch.setattr(QFontDatabase, "hasFamily", there)
    families = fonts.text(14).families()
    assert families[0] == "Lato"
    assert families[1] in fonts._STAND_INS
    assert len(families) == 2


def test_the_names_of_the_characters_are_set_in_lato_throughout() -> None:
    lato = QRawFont.fromFont(fonts.text(14))
    for character in characters().values():
        assert all(lato.supportsCharacter(ord(sign)) for sign in character.name), character.name
