"""The catalogue: every text people see, in their language, read from Qt Linguist files without Qt.

The texts in the code are English and are the keys. A file `bohemian_villages_<language>.ts` makes a
language; the English one holds plural forms alone. Whatever a language lacks is said in English.

A text may hold `%n`, a number that chooses among its plural forms, and `{name}` placeholders, which
are filled with `str.format` once the text is translated: names then may contain what they like.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from string import Formatter
from xml.etree import ElementTree

from .. import assets

ENGLISH = "en"

# A text is known by its context, its English wording, and a comment that tells apart two meanings
# of one wording. A text with a number has two forms: for one, and for any other.
Key = tuple[str, str, str]
Texts = dict[Key, tuple[str, ...]]

_FILE = re.compile(r"bohemian_villages_([A-Za-z]+(?:_[A-Za-z]+)*)\.ts")


class UnknownLanguageError(LookupError):
    """No translation into this language exists."""


class BrokenCatalogueError(ValueError):
    """A translation file that cannot be read."""


class Catalogue:
    """The texts of one language."""

    def __init__(self, language: str, messages: Texts, fallback: Catalogue | None = None) -> None:
        self.language = language
        self._messages = messages
        self._fallback = fallback

    @classmethod
    def load(cls, language: str) -> Catalogue:
        """The catalogue of a language that `languages` lists."""
        return _load(language)

    def find(self, context: str, text: str, comment: str = "", n: int = -1) -> str:
        """The translated text, or an empty one if there is none.

        A number other than -1 chooses its form and replaces %n.
        """
        forms = self._messages.get((context, text, comment))
        if forms:
            return _with_number(forms[0 if n in (-1, 1) else -1], n)
        return self._fallback.find(context, text, comment, n) if self._fallback else ""


def _with_number(text: str, n: int) -> str:
    return text if n == -1 else text.replace("%n", str(n))


class Speaker:
    """Produces texts in the language in use; the name of its class is their context."""

    catalogue: Catalogue | None = None
    """Set for a speaker that keeps to one language."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        """The text translated in the context of its class, or else of a base class."""
        catalogue = self.catalogue or current()
        for speaker in type(self).__mro__:
            if found := catalogue.find(speaker.__name__, text, comment, n):
                return found
        return _with_number(text, n)


class Language(Speaker):
    """A language's own name."""

    def __init__(self, language: str) -> None:
        self.catalogue = Catalogue.load(language)

    def name(self) -> str:
        """The language's name in the language itself, for people who do not read the one in use."""
        return self.tr("English", "the name of the language of this file, in that language")


def languages() -> list[str]:
    """All languages, English first."""
    return [ENGLISH, *sorted(_files().keys() - {ENGLISH})]


def closest_language(wanted: Iterable[str]) -> str:
    """The first available language among those wanted (`de_AT.UTF-8`, `it-IT`), else English."""
    there = {language.lower(): language for language in languages()}
    for name in wanted:
        whole = re.split(r"[.@]", name.replace("-", "_").lower())[0]
        for candidate in (whole, whole.split("_")[0]):
            if candidate in there:
                return there[candidate]
    return ENGLISH


_current: Catalogue | None = None


def use(language: str) -> Catalogue:
    """Switch to this language."""
    # The program speaks one language at a time, so this is the only state shared by all of it.
    global _current  # noqa: PLW0603
    _current = Catalogue.load(language)
    return _current


def current() -> Catalogue:
    """The catalogue in use; English until another is chosen."""
    return _current or use(ENGLISH)


def _files() -> dict[str, Path]:
    """The translation files by language; none if they are not installed."""
    try:
        folder = assets.resource("translations")
    except assets.MissingAssetError:
        return {}
    return {match[1]: file for file in folder.iterdir() if (match := _FILE.fullmatch(file.name))}


@cache
def _load(language: str) -> Catalogue:
    if language not in languages():
        raise UnknownLanguageError(language)
    if language not in _files():
        # Without files, the texts in the code are used, which are English.
        return Catalogue(language, {})
    fallback = None if language == ENGLISH else _load(ENGLISH)
    file = assets.resource(f"translations/bohemian_villages_{language}.ts")
    return Catalogue(language, read(file), fallback)


def read(file: Path) -> Texts:
    """The usable translations of a Qt Linguist file."""
    try:
        root = ElementTree.parse(file).getroot()
    except (ElementTree.ParseError, UnicodeDecodeError) as error:
        raise BrokenCatalogueError(f"{file.name}: {error}") from error
    return dict(_messages(root))


def _messages(root: ElementTree.Element) -> Iterator[tuple[Key, tuple[str, ...]]]:
    for context in root.iterfind("context"):
        name = context.findtext("name", "")
        for message in context.iterfind("message"):
            source = message.findtext("source", "")
            forms = _forms(message)
            if forms and all(forms) and _can_stand_for(forms, source):
                yield (name, source, message.findtext("comment", "")), forms


def _forms(message: ElementTree.Element) -> tuple[str, ...]:
    """All forms of a message's translation; none unless it is finished and still in use."""
    translation = message.find("translation")
    # The type of a translation says that it is unfinished, vanished or obsolete.
    if translation is None or "type" in translation.attrib:
        return ()
    if message.get("numerus") == "yes":
        return tuple(form.text or "" for form in translation.iterfind("numerusform"))
    return (translation.text or "",)


def _can_stand_for(forms: tuple[str, ...], source: str) -> bool:
    """Whether the translation has the same placeholders as the source: a wrong one would crash."""
    if "{" not in source and not any("{" in form or "}" in form for form in forms):
        return True
    try:
        known = _placeholders(source)
        return all(_placeholders(form) <= known for form in forms)
    except ValueError:
        return False


def _placeholders(text: str) -> set[tuple[str | None, str | None, str | None]]:
    return {part[1:] for part in Formatter().parse(text) if part[1] is not None}
