"""Languages: the available ones, and a QTranslator that uses the catalogue."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from ...words import catalogue
from ...words.catalogue import Language


def language_names() -> list[tuple[str, str]]:
    """The languages of the program: key and name, each in its own language."""
    return [(key, Language(key).name()) for key in catalogue.languages()]


class Translator(QTranslator):
    """Gives Qt's widgets the texts of the catalogue."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """The text in the language in use; None if there is no translation."""
        found = catalogue.current().find(context, text, comment or "", n)
        # Qt would take an empty text for a translation; with None it uses the text in the code.
        return found or cast(str, None)


def use_language(wanted: str, parent: QObject) -> None:
    """Switch to a language, or to the system's if none is given."""
    chosen = wanted or catalogue.closest_language(QLocale.system().uiLanguages())
    catalogue.use(chosen)
    app = QCoreApplication.instance()
    if app is not None:
        for old in parent.findChildren(Translator):
            app.removeTranslator(old)
            old.deleteLater()
        app.installTranslator(Translator(parent))
