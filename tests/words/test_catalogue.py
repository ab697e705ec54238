"""The catalogue: translations read from Qt Linguist files, with English behind them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bohemian_villages import assets
from bohemian_villages.words import catalogue
from bohemian_villages.words.catalogue import Catalogue, Speaker, read

ENGLISH = """
<context><name>Shop</name>
  <message numerus="yes"><source>%n coin(s) for {who}</source>
    <translation><numerusform>%n coin for {who}</numerusform>
      <numerusform>%n coins for {who}</numerusform></translation></message>
</context>
"""

GERMAN = """
<context><name>Language</name>
  <message><source>English</source>
    <comment>the name of the language of this file, in that language</comment>
    <translation>Deutsch</translation></message>
</context>
<context><name>Shop</name>
  <message><source>Farm</source><translation>Hof</translation></message>
  <message><source>Place</source><comment>verb</comment><translation>Setzen</translation></message>
  <message><source>Place</source><comment>noun</comment><translation>Ort</translation></message>
  <message><source>Inn</source><translation type="unfinished">Wirts</translation></message>
  <message><source>Dairy</source><translation type="vanished">Milch</translation></message>
  <message><source>Manor</source><translation type="obsolete">Haus</translation></message>
  <message><source>Church</source><translation></translation></message>
  <message><source>Hello {name}</source><translation>Hallo {name}</translation></message>
  <message><source>Goodbye {name}</source><translation>Tschüss {nome}</translation></message>
  <message><source>Thanks {name}</source><translation>Danke {name</translation></message>
  <message><source>Please {name}</source><translation>Bitte {name!x}</translation></message>
  <message><source>Sorry {name}</source><translation>Verzeihung</translation></message>
  <message numerus="yes"><source>%n figure(s)</source>
    <translation><numerusform>%n Figur</numerusform>
      <numerusform>%n Figuren</numerusform></translation></message>
  <message numerus="yes"><source>%n coin(s) for {who}</source>
    <translation type="unfinished"><numerusform></numerusform>
      <numerusform></numerusform></translation></message>
</context>
"""


def write(folder: Path, language: str, contexts: str) -> None:
    text = f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1">{contexts}</TS>'
    (folder / f"bohemian_villages_{language}.ts").write_text(text, encoding="utf-8")


@pytest.fixture
def translations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A program whose translations are those above."""
    folder = tmp_path / "resources" / "translations"
    folder.mkdir(parents=True)
    write(folder, "en", ENGLISH)
    write(folder, "de", GERMAN)
    monkeypatch.setattr(assets, "_places", lambda: [tmp_path])
    monkeypatch.setattr(catalogue, "_current", None)
    catalogue._load.cache_clear()
    yield folder
    catalogue._load.cache_clear()


@pytest.fixture
def german(translations: Path) -> Catalogue:
    assert translations.is_dir()
    return Catalogue.load("de")


class Other(Speaker):
    """Speaks in a context that the translations lack."""


def told(
    texts: Catalogue, speaker: type[Speaker], text: str, comment: str = "", n: int = -1
) -> str:
    made = speaker()
    made.catalogue = texts
    return made.tr(text, comment, n)


def test_a_finished_translation_is_said(german: Catalogue) -> None:
    assert told(german, Shop, "Farm") == "Hof"


def test_a_text_belongs_to_its_context(german: Catalogue) -> None:
    assert told(german, Other, "Farm") == "Farm"


def test_a_comment_sets_two_meanings_apart(german: Catalogue) -> None:
    assert told(german, Shop, "Place", "verb") == "Setzen"
    assert told(german, Shop, "Place", "noun") == "Ort"
    assert told(german, Shop, "Place") == "Place"


@pytest.mark.parametrize("text", ["Inn", "Dairy", "Manor", "Church", "Never heard of"])
def test_what_is_not_translated_and_finished_is_said_in_english(
    german: Catalogue, text: str
) -> None:
    assert told(german, Shop, text) == text


@pytest.mark.parametrize(("n", "said"), [(0, "0 Figuren"), (1, "1 Figur"), (2, "2 Figuren")])
def test_a_number_chooses_the_plural_form(german: Catalogue, n: int, said: str) -> None:
    assert told(german, Shop, "%n figure(s)", "", n) == said


@pytest.mark.usefixtures("translations")
def test_english_has_plural_forms_of_its_own() -> None:
    english = Catalogue.load("en")
    assert told(english, Shop, "%n coin(s) for {who}", "", 1) == "1 coin for {who}"
    assert told(english, Shop, "%n coin(s) for {who}", "", 3) == "3 coins for {who}"


def test_a_plural_that_is_unfinished_is_said_in_proper_english(german: Catalogue) -> None:
    assert told(german, Shop, "%n coin(s) for {who}", "", 1) == "1 coin for {who}"


def test_a_number_is_filled_in_even_where_no_form_is_known(german: Catalogue) -> None:
    assert told(german, Shop, "%n thing(s)", "", 4) == "4 thing(s)"


@pytest.mark.parametrize("text", ["Goodbye {name}", "Thanks {name}", "Please {name}"])
def test_a_translation_that_could_not_be_filled_is_not_used(german: Catalogue, text: str) -> None:
    said = told(german, Shop, text)
    assert said == text
    assert said.format(name="{Ota}") == text.replace("{name}", "{Ota}")


def test_a_translation_may_leave_a_placeholder_out(german: Catalogue) -> None:
    assert told(german, Shop, "Sorry {name}").format(name="Ota") == "Verzeihung"


def test_a_name_full_of_braces_and_percents_comes_through(german: Catalogue) -> None:
    assert told(german, Shop, "Hello {name}").format(name="%n{0}") == "Hallo %n{0}"


def test_languages_are_the_files_there_are(translations: Path) -> None:
    write(translations, "it", "")
    (translations / "notes.ts").write_text("not a translation")
    assert catalogue.languages() == ["en", "de", "it"]


@pytest.mark.usefixtures("translations")
def test_a_language_says_its_own_name() -> None:
    assert catalogue.Language("de").name() == "Deutsch"
    assert catalogue.Language("en").name() == "English"


@pytest.mark.usefixtures("translations")
@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["de_AT.UTF-8"], "de"),
        (["de-CH"], "de"),
        (["DE"], "de"),
        (["fr_FR", "de_DE"], "de"),
        (["C"], "en"),
        ([], "en"),
        ([""], "en"),
    ],
)
def test_the_language_closest_to_the_wish_is_taken(wanted: list[str], found: str) -> None:
    assert catalogue.closest_language(wanted) == found


@pytest.mark.usefixtures("translations")
def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(catalogue.UnknownLanguageError):
        Catalogue.load("fr")


def test_a_damaged_file_names_itself(translations: Path) -> None:
    write(translations, "it", "<context>")
    with pytest.raises(catalogue.BrokenCatalogueError, match=r"bohemian_villages_it\.ts"):
        Catalogue.load("it")


class Shop(Speaker):
    def farm(self) -> str:
        return self.tr("Farm")

    def figures(self, n: int) -> str:
        return self.tr("%n figure(s)", "", n)


class CornerShop(Shop):
    pass


@pytest.mark.usefixtures("translations")
def test_a_speaker_speaks_the_language_in_use() -> None:
    assert Shop().farm() == "Farm"
    catalogue.use("de")
    assert Shop().farm() == "Hof"
    assert Shop().figures(2) == "2 Figuren"
    catalogue.use("en")
    assert Shop().farm() == "Farm"


@pytest.mark.usefixtures("translations")
def test_a_speaker_inherits_the_texts_of_the_class_it_builds_on() -> None:
    catalogue.use("de")
    assert CornerShop().farm() == "Hof"


@pytest.mark.usefixtures("translations")
def test_english_is_in_use_until_another_language_is() -> None:
    assert catalogue.current().language == "en"


@pytest.mark.parametrize("language", catalogue.languages())
def test_every_translation_that_comes_with_the_program_can_be_read(language: str) -> None:
    read(assets.resource(f"translations/bohemian_villages_{language}.ts"))


def test_without_any_translation_files_the_texts_speak_for_themselves(translations: Path) -> None:
    for file in translations.iterdir():
        file.unlink()
    translations.rmdir()
    assert catalogue.languages() == ["en"]
    assert told(Catalogue.load("en"), Other, "Hello") == "Hello"
