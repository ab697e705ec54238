"""The help: pages of rules and of the program in the language in use, searchable."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from attrs import field, frozen

from ...assets import MissingAssetError, resource
from ...engine.board import SHOPS, Kind
from ...words import catalogue
from ...words.program.commands import call_words
from . import markup

_log = logging.getLogger(__name__)

ENGLISH = catalogue.ENGLISH

CHAPTERS: Mapping[str, tuple[str, ...]] = {
    "rules": (
        "welcome", "setup", "turn", "income", "dice", "placing", "kicking", "bishop",
        "special-tile", "end", "scoring",
    ),
    "buildings": (
        "shops", "mill", "glassworks", "farm", "inn", "town-hall", "church", "manor",
    ),
    "program": (
        "table", "hint", "keys", "new-game", "computer-players", "fair-dice", "real-dice", "replay",
        "log", "saving", "settings", "about",
    ),
}  # fmt: skip
"""The topics in reading order; a page for each lies in `resources/help/<language>`."""

TOPICS = tuple(topic for topics in CHAPTERS.values() for topic in topics)
FIRST = "welcome"

# How much of a page is shown around a word that was searched for.
EXCERPT = 90


@frozen
class Page:
    """A topic of the help."""

    topic: str
    title: str
    source: str
    text: str = field(init=False, repr=False)

    @text.default
    def _plain(self) -> str:
        return markup.to_text(self.source)

    def html(self, **values: str) -> str:
        """The page for a text view; values fill what only the program knows."""
        html = markup.to_html(self.source)
        for name, value in values.items():
            html = html.replace(f"<p>{{{name}}}</p>", value).replace(f"{{{name}}}", value)
        return html


@frozen
class Hit:
    """A page that has all words searched for, and the text around the first of them."""

    page: Page
    excerpt: str


def topic_of(kind: int) -> str:
    """The topic about a kind of building."""
    if kind in SHOPS:
        return "shops"
    return Kind(kind).key.replace("_", "-")


def page(topic: str) -> Page:
    """A page in the language in use, in English where that has none."""
    return _load(catalogue.current().language, topic)


def pages() -> list[Page]:
    """All pages in reading order."""
    return [page(topic) for topic in TOPICS]


def search(words: str) -> list[Hit]:
    """The pages with all these words or beginnings of words, those with them in the title first."""
    wanted = [re.escape(word) for word in words.casefold().split()]
    if not wanted:
        return []
    patterns = [re.compile(rf"(?<!\w){word}", re.IGNORECASE) for word in wanted]
    found = [page for page in pages() if all(each.search(page.text) for each in patterns)]
    hits = [Hit(page, _excerpt(page, patterns[0])) for page in found]
    return sorted(hits, key=lambda hit: -_weight(hit.page, patterns))


def _weight(page: Page, patterns: list[re.Pattern[str]]) -> int:
    in_title = sum(bool(each.search(page.title)) for each in patterns)
    return 1000 * in_title + sum(len(each.findall(page.text)) for each in patterns)


def _excerpt(page: Page, pattern: re.Pattern[str]) -> str:
    """The text below the title around the first place where it is found."""
    text = page.text.removeprefix(page.title).strip()
    found = pattern.search(text)
    wanted = max(0, found.start() - EXCERPT // 3) if found else 0
    # Whole words at both ends.
    start = text.rfind(" ", 0, wanted + 1) + 1
    end = text.find(" ", min(start + EXCERPT, len(text)))
    return ("… " if start else "") + text[start : end if end >= 0 else None] + " …" * (end >= 0)


@cache
def _load(language: str, topic: str) -> Page:
    assert topic in TOPICS, topic
    try:
        source = _file(language, topic).read_text("utf-8")
    except (MissingAssetError, OSError, UnicodeDecodeError) as error:
        _log.warning("The help on %s cannot be read: %s", topic, error)
        source = f"# {topic}\n\n{call_words.incomplete(f'help/{topic}.md')}\n"
    title = source.splitlines()[0].removeprefix("#").strip()
    return Page(topic, title, source)


def _file(language: str, topic: str) -> Path:
    folder = resource("help")
    wanted = folder / language / f"{topic}.md"
    return wanted if wanted.exists() else folder / ENGLISH / f"{topic}.md"
