"""Languages: one catalogue for sentences and widgets, changed at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtWidgets import QWidget

from bohemian_villages import assets
from bohemian_villages.models.game.game_model import GameModel
from bohemian_villages.models.game.log import LogModel
from bohemian_villages.models.program.languages import Translator, language_names, use_language
from bohemian_villages.words import catalogue
from bohemian_villages.words.game.names import building_names
from tests.models.tables import people

pytestmark = pytest.mark.usefixtures("qapp")

CZECH = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs">
<context><name>Language</name><message><source>English</source>
<comment>the name of the language of this file, in that language</comment>
<translation>Česky</translation></message></context>
<context><name>BuildingNames</name><message><source>Farm</source>
<translation>Statek</translation></message></context>
<context><name>Log</name><message><source>Turn {turn}: {player}</source>
<translation>Tah {turn}: {player}</translation></message></context>
<context><name>Sign</name><message><source>Hello</source>
<translation>Ahoj</translation></message></context>
</TS>
"""


class Sign(QWidget):
    """A widget with texts."""

    def hello(self) -> str:
        return self.tr("Hello")

    def other(self) -> str:
        return self.tr("Something nobody translated")


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[QObject]:
    """Whoever speaks, where there is Czech as well."""
    real, folder = assets.resource, tmp_path / "translations"
    folder.mkdir()
    english = real("translations/bohemian_villages_en.ts")
    (folder / english.name).write_text(english.read_text("utf-8"), "utf-8")
    (folder / "bohemian_villages_cs.ts").write_text(CZECH, "utf-8")
    names = {"translations": folder}
    monkeypatch.setattr(
        assets,
        "resource",
        lambda name: folder.parent / name if name.startswith("translations") else real(name),
    )
    assert names
    catalogue._load.cache_clear()
    made = QObject()
    yield made
    app = QCoreApplication.instance()
    assert app is not None
    for translator in made.findChildren(Translator):
        app.removeTranslator(translator)
    catalogue._load.cache_clear()
    monkeypatch.undo()
    catalogue.use(catalogue.ENGLISH)


def test_every_language_is_named_in_itself(owner: QObject) -> None:
    assert owner is not None
    assert language_names() == [("en", "English"), ("cs", "Česky")]


def test_words_and_widgets_change_together_and_at_once(owner: QObject) -> None:
    sign = Sign()
    assert (sign.hello(), building_names.one(8)) == ("Hello", "Farm")
    use_language("cs", owner)
    assert (sign.hello(), building_names.one(8)) == ("Ahoj", "Statek")
    use_language("en", owner)
    assert (sign.hello(), building_names.one(8)) == ("Hello", "Farm")


def test_what_is_not_translated_is_said_in_english_and_never_left_out(owner: QObject) -> None:
    use_language("cs", owner)
    assert Sign().other() == "Something nobody translated"
    assert QCoreApplication.translate("QDialogButtonBox", "Cancel") == "Cancel"


def test_only_one_translator_is_ever_installed(owner: QObject) -> None:
    for language in ("cs", "en", "cs", "en"):
        use_language(language, owner)
        QCoreApplication.sendPostedEvents(None, 52)  # Deferred deletion.
    assert len(owner.findChildren(Translator)) == 1


def test_no_choice_means_the_language_of_the_system_or_english(owner: QObject) -> None:
    use_language("", owner)
    assert catalogue.current().language in ("en", "cs")


def test_a_game_says_everything_anew(owner: QObject) -> None:
    game = GameModel(people(2))
    log = LogModel(game)
    assert log.rows[0].text == "Turn 1: Anna"
    use_language("cs", owner)
    game.retranslate()
    assert log.rows[0].text == "Tah 1: Anna"
