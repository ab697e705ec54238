"""Languages: which there are, and Qt's own question for a text answered by the catalogue."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from ...words import catalogue
from ...words.catalogue import Language


def language_names() -> list[tuple[str, str]]:
    """The languages of the program: key and name, each in its own language."""
    return [(key, Language(key).name()) for key in catalogue.languages()]


class Translator(QTranslator):
    """Lets widgets ask the same catalogue as everything else."""

    def translate(self, context: str, text: str, comment: str | None = None, n: int = -1) -> str:
        """The text in the language in use; nothing where there is no translation."""
        found = catalogue.current().find(context, text, comment or "", n)
        # An empty text would count as a translation; only None makes Qt say what the code says.
        return found or cast(str, None)


def use_language(wanted: str, parent: QObject) -> None:
    """Speak a language, or that of the system where none is named."""
    chosen = wanted or catalogue.closest_language(QLocale.system().uiLanguages())
    catalogue.use(chosen)
    app = QCoreApplication.instance()
    if app is not None:
        for old in parent.findChildren(Translator):
            app.removeTranslator(old)
            old.deleteLater()
        app.installTranslator(Translator(parent))
