"""The help: pages of rules and of the program in the language in use, searchable."""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path

from attrs import field, frozen

from ...assets import MissingAssetError, resource
from ...words import catalogue
from ...words.program.help_chapters import chapter_names
from ...words.program.trouble import program_words
from . import markup

_log = logging.getLogger(__name__)

ENGLISH = catalogue.ENGLISH

# How much text is shown around a search hit.
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
        """The page as HTML; values fill in what only the program knows."""
        html = markup.to_html(self.source)
        for name, value in values.items():
            html = html.replace(f"<p>{{{name}}}</p>", value).replace(f"{{{name}}}", value)
        return html


@frozen
class Hit:
    """A page that contains all the words searched for, with the text around the first of them."""

    page: Page
    excerpt: str


@frozen
class Chapter:
    """A group of topics, in reading order."""

    key: str
    topics: tuple[str, ...]
    folder: str = "help"
    """The folder of its pages in the resources, with a subfolder for each language."""

    def title(self) -> str:
        """Its heading."""
        return chapter_names.name(self.key)


@frozen
class HelpBook:
    """The help of one game, with the parts of the program's help that apply to it."""

    chapters: tuple[Chapter, ...]

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics in reading order."""
        return tuple(topic for chapter in self.chapters for topic in chapter.topics)

    @property
    def first(self) -> str:
        """The page to open first."""
        return self.topics[0]

    def page(self, topic: str) -> Page:
        """A page in the language in use, or in English if there is no translation."""
        folder = next(each.folder for each in self.chapters if topic in each.topics)
        return _load(catalogue.current().language, folder, topic)

    def pages(self) -> list[Page]:
        """All pages in reading order."""
        return [self.page(topic) for topic in self.topics]

    def search(self, words: str) -> list[Hit]:
        """The pages with all these words or beginnings of words, matches in titles first."""
        wanted = [re.escape(word) for word in words.casefold().split()]
        if not wanted:
            return []
        patterns = [re.compile(rf"(?<!\w){word}", re.IGNORECASE) for word in wanted]
        found = [page for page in self.pages() if all(each.search(page.text) for each in patterns)]
        hits = [Hit(page, _excerpt(page, patterns[0])) for page in found]
        return sorted(hits, key=lambda hit: -_weight(hit.page, patterns))


def _weight(page: Page, patterns: list[re.Pattern[str]]) -> int:
    in_title = sum(bool(each.search(page.title)) for each in patterns)
    return 1000 * in_title + sum(len(each.findall(page.text)) for each in patterns)


def _excerpt(page: Page, pattern: re.Pattern[str]) -> str:
    """The text around the first match, below the title."""
    text = page.text.removeprefix(page.title).strip()
    found = pattern.search(text)
    wanted = max(0, found.start() - EXCERPT // 3) if found else 0
    # Cut at whole words.
    start = text.rfind(" ", 0, wanted + 1) + 1
    end = text.find(" ", min(start + EXCERPT, len(text)))
    return ("… " if start else "") + text[start : end if end >= 0 else None] + " …" * (end >= 0)


@cache
def _load(language: str, folder: str, topic: str) -> Page:
    try:
        source = _file(language, folder, topic).read_text("utf-8")
    except (MissingAssetError, OSError, UnicodeDecodeError) as error:
        _log.warning("The help on %s cannot be read: %s", topic, error)
        source = f"# {topic}\n\n{program_words.incomplete(f'{folder}/{topic}.md')}\n"
    title = source.splitlines()[0].removeprefix("#").strip()
    return Page(topic, title, source)


def _file(language: str, folder: str, topic: str) -> Path:
    place = resource(folder)
    wanted = place / language / f"{topic}.md"
    return wanted if wanted.exists() else place / ENGLISH / f"{topic}.md"
