"""The text of a page, with pictures of the art, in the colours of the table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QPixmap, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextBrowser, QTextEdit, QWidget

from .... import __version__
from ....models.program.help import Page
from ...toolkit import fonts
from ...toolkit.painting.icons import ArtIcons
from ...toolkit.shortcuts import ScreenKeys
from ...toolkit.theme import theme

_STYLE = """
body {{ color: {ink}; }}
h1 {{ font-family: {serif}; font-size: {h1}px; margin-bottom: {gap}px; }}
h2 {{ font-family: {serif}; font-size: {h2}px; margin-top: {large}px; margin-bottom: {small}px; }}
p, li, td, th {{ font-size: {text}px; line-height: 135%; }}
p.pictures {{ line-height: 100%; }}
p {{ margin-top: {small}px; margin-bottom: {gap}px; }}
li {{ margin-bottom: {small}px; }}
a {{ color: {link}; text-decoration: underline; }}
table {{ margin-top: {small}px; margin-bottom: {gap}px; }}
th {{ color: {muted}; font-weight: 700; }}
td {{ border-top: 1px solid {line}; padding-top: {small}px; padding-bottom: {small}px;
     vertical-align: middle; }}
.key {{ font-weight: 700; }}
"""


class HelpBrowser(QTextBrowser):
    """Shows a page; links lead to other pages, which the screen shows."""

    def __init__(
        self, icons: ArtIcons, keys: Sequence[ScreenKeys], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.icons = icons
        self.keys = keys
        self.scale = 1.0
        self.page: Page | None = None
        self.words = ""
        self.has_missed = False
        """Whether a picture of the page is not drawn yet."""
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(0)

    def show_page(self, page: Page, words: str = "") -> None:
        """Show a page from its top, with some words marked."""
        self.page, self.words = page, words
        self._fill()
        self.verticalScrollBar().setValue(0)
        first = self.extraSelections()
        if first:
            self.setTextCursor(QTextCursor(first[0].cursor.block()))
            self.ensureCursorVisible()

    def set_scale(self, scale: float) -> None:
        """Write so many pixels for a unit, in the colours in use."""
        self.scale = scale
        self.refresh()

    def refresh(self) -> None:
        """Show the page again at the same position: pictures or colours have changed."""
        place = self.verticalScrollBar().value()
        self._fill()
        self.verticalScrollBar().setValue(place)

    def _fill(self) -> None:
        if self.page is None:
            return
        self.has_missed = False
        self.document().clear()
        self.document().setDefaultStyleSheet(self._style())
        html = self.page.html(keys=keys_table(self.keys), version=__version__)
        self.setHtml(f"<body>{html}</body>")
        self.setAccessibleName(self.page.title)
        self.setExtraSelections([self._marked(each) for each in self._found()])

    def _style(self) -> str:
        look = theme()
        sizes = {"h1": 27, "h2": 19, "text": 15, "gap": 11, "large": 18, "small": 5}
        return _STYLE.format(
            serif=", ".join(f"'{name}'" for name in fonts.display(13).families()),
            ink=look.text,
            muted=look.muted,
            line=look.panel_line,
            link="#E7A86B" if look.is_dark else "#9A4526",
            **{name: round(size * self.scale) for name, size in sizes.items()},
        )

    def _found(self) -> list[QTextCursor]:
        """The places of the words searched for."""
        found, document = [], self.document()
        for word in self.words.split():
            cursor = document.find(word)
            while not cursor.isNull():
                if not _goes_on_before(cursor):
                    found.append(cursor)
                cursor = document.find(word, cursor)
        return sorted(found, key=lambda cursor: cursor.position())

    def _marked(self, cursor: QTextCursor) -> QTextEdit.ExtraSelection:
        marked = QTextEdit.ExtraSelection()
        marked.cursor = cursor
        marked.format.setBackground(QColor(theme().chosen_bottom))
        marked.format.setForeground(QColor(theme().chosen_text))
        return marked

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """A picture of the art; nothing until it is drawn."""
        url = QUrl(name)
        if kind != QTextDocument.ResourceType.ImageResource.value or url.scheme() != "art":
            return super().loadResource(kind, url)
        high = float(url.query() or 64) * self.scale
        self.icons.has_missed = False
        pixmap = self.icons.icon(url.path(), high * 1.8, high, self.devicePixelRatioF(), "")
        # Until it has been drawn, another size may be shown, stretched.
        self.has_missed = self.has_missed or self.icons.has_missed
        if not pixmap.isNull():
            return pixmap
        empty = QPixmap(round(high), round(high))
        empty.fill(Qt.GlobalColor.transparent)
        return empty


def _goes_on_before(cursor: QTextCursor) -> bool:
    """Whether what was found is the inside of a longer word."""
    start = cursor.selectionStart()
    before = cursor.document().characterAt(start - 1) if start else " "
    return bool(re.match(r"\w", before))


def keys_table(screens: Sequence[ScreenKeys]) -> str:
    """The keys of screens, as they are called on this system."""
    return "".join(_table(each) for each in screens)


def _table(screen: ScreenKeys) -> str:
    rows = "".join(
        f"<tr><td class='key' width='150'>{escape(', '.join(each.native))}</td>"
        f"<td>{escape(screen.name(each.action))}</td></tr>"
        for each in screen.shortcuts
    )
    heading = escape(screen.heading)
    return f"<h2>{heading}</h2><table cellspacing='0' cellpadding='4' width='96%'>{rows}</table>"
