"""The help screen: topics left, the text right, a field that finds words in all of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QUrl
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QTransform
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ....models.program.help import HelpBook
from ...toolkit import fonts, style
from ...toolkit.painting.icons import ArtIcons
from ...toolkit.shortcuts import DOWN, MOVING, ScreenKeys
from ...toolkit.theme import theme
from ...toolkit.widgets.form_parts import FormSheet, LayoutScale
from ...toolkit.widgets.plain_text import set_tip
from ...toolkit.widgets.side_page import SidePage
from ..keys import HELP
from .browser import HelpBrowser

TOPIC = int(Qt.ItemDataRole.UserRole)
WIDEST = 1180


class HelpScreen(SidePage):
    """The rules and the program, explained."""

    def __init__(
        self,
        book: HelpBook,
        keys: Sequence[ScreenKeys],
        pictures: ArtIcons,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(pictures.art, parent)
        self.book = book
        self.keys = keys
        self._pictures = pictures
        self.body = QWidget(self)
        self._past: list[str] = []
        self._future: list[str] = []
        self.topic = book.first
        self._make_parts()
        self._lay_parts()
        self._make_shortcuts()
        self._layouts = LayoutScale(self.body)
        self.art.ready.connect(self._show_pictures)
        self.retranslate()

    def _make_parts(self) -> None:
        self.field = QLineEdit()
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._open_first)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentItemChanged.connect(self._choose)
        self.browser = HelpBrowser(self._pictures, self.keys)
        self.browser.anchorClicked.connect(self._follow)
        self.back = QToolButton()
        self.back.clicked.connect(self.go_back)
        self.forward = QToolButton()
        self.forward.clicked.connect(self.go_forward)

    def _lay_parts(self) -> None:
        self.left, self.right = FormSheet(), FormSheet()
        topics = QVBoxLayout(self.left)
        topics.setContentsMargins(14, 14, 14, 18)
        topics.addWidget(self.field)
        topics.addWidget(self.list, 1)
        ways = QHBoxLayout()
        ways.addStretch(1)
        ways.addWidget(self.back)
        ways.addWidget(self.forward)
        text = QVBoxLayout(self.right)
        text.setContentsMargins(34, 10, 22, 20)
        text.setSpacing(0)
        text.addLayout(ways)
        text.addWidget(self.browser, 1)
        row = QHBoxLayout(self.body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.left, 2)
        row.addWidget(self.right, 5)

    def _make_shortcuts(self) -> None:
        acts = {
            "search": self._go_to_field,
            "page-back": self.go_back,
            "page-on": self.go_forward,
        }
        HELP.listen(self, acts)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.field.setPlaceholderText(self.tr("Search the help"))
        self.field.setAccessibleName(self.tr("Search the help"))
        self.list.setAccessibleName(self.tr("Topics"))
        for button, action in ((self.back, "page-back"), (self.forward, "page-on")):
            set_tip(button, HELP.tip(action))
            button.setAccessibleName(HELP.name(action))
        self._search(self.field.text())
        self._show(self.topic)

    # Which page is shown.

    def open_topic(self, topic: str) -> None:
        """Show a page; the one before can be gone back to."""
        if topic not in self.book.topics:
            topic = self.book.first
        if topic != self.topic:
            self._past.append(self.topic)
            self._future.clear()
        self._show(topic)

    def go_back(self) -> None:
        """Go to the previous page."""
        if self._past:
            self._future.append(self.topic)
            self._show(self._past.pop())

    def go_forward(self) -> None:
        """To the page one came back from."""
        if self._future:
            self._past.append(self.topic)
            self._show(self._future.pop())

    def _show(self, topic: str) -> None:
        self.topic = topic
        shown = self.book.page(topic)
        self.browser.show_page(shown, self.field.text())
        self.bar.say(self.tr("Help"), shown.title, self.tr("Back"))
        self.back.setEnabled(bool(self._past))
        self.forward.setEnabled(bool(self._future))
        self._mark_in_list()

    def _mark_in_list(self) -> None:
        self.list.blockSignals(True)
        rows = range(self.list.count())
        found = [row for row in rows if self.list.item(row).data(TOPIC) == self.topic]
        self.list.setCurrentRow(found[0] if found else -1)
        self.list.blockSignals(False)

    def _follow(self, link: QUrl) -> None:
        self.open_topic(link.toString())

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None and item.data(TOPIC):
            self.open_topic(item.data(TOPIC))

    # Searching.

    def _search(self, words: str) -> None:
        """List all topics, or those with the words."""
        self.list.blockSignals(True)
        self.list.clear()
        if words.strip():
            self._list_hits(words)
        else:
            self._list_topics()
        self.list.blockSignals(False)
        self._mark_in_list()
        self.browser.words = words
        self.browser.refresh()

    def _list_topics(self) -> None:
        for chapter in self.book.chapters:
            self._add_heading(chapter.title())
            for topic in chapter.topics:
                self._add(self.book.page(topic).title, topic)

    def _list_hits(self, words: str) -> None:
        hits = self.book.search(words)
        for hit in hits:
            self._add(f"{hit.page.title}\n{hit.excerpt}", hit.page.topic)
        if not hits:
            self._add_heading(self.tr("Nothing found"))

    def _add(self, text: str, topic: str) -> None:
        item = QListWidgetItem(text)
        item.setData(TOPIC, topic)
        self.list.addItem(item)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(fonts.display(15 * self.scale))
        item.setForeground(QColor(theme().text))
        self.list.addItem(item)

    def _open_first(self) -> None:
        """Enter in the field opens the likeliest page."""
        hits = self.book.search(self.field.text())
        if hits:
            self.open_topic(hits[0].page.topic)

    def _go_to_field(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    # Hands.

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the field, down goes to what was found."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if MOVING["move"].place(event) == DOWN:
                self.list.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
            if MOVING["back"].is_pressed(event) and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def _show_pictures(self) -> None:
        """Pictures of the page came."""
        if self.browser.has_missed and self.isVisible():
            self.browser.refresh()
        self._draw_arrows()

    def _draw_arrows(self) -> None:
        side = self.px(17)
        arrow = self.icons.icon("toolbar-back", side, side, self.devicePixelRatioF(), theme().text)
        for button, flip in ((self.back, 1), (self.forward, -1)):
            button.setIconSize(QSize(side, side))
            button.setIcon(QIcon(arrow.transformed(QTransform.fromScale(flip, 1))))

    # Where it lies.

    def arrange(self) -> None:
        """The bar above, topics and text below it."""
        px = self.px
        self.bar.setGeometry(0, 0, self.width(), px(40))
        self.bar.set_scale(self.scale)
        self.body.setStyleSheet(style.sheet(theme(), self.scale) + _sheet(self.scale))
        self._layouts.apply(self.scale)
        for sheet in (self.left, self.right):
            sheet.set_scale(self.scale)
        self.browser.set_scale(self.scale)
        self._draw_arrows()
        self._search(self.field.text())
        wide = min(self.width() - px(28), px(WIDEST))
        left = (self.width() - wide) // 2
        self.body.setGeometry(left, px(50), wide, self.height() - px(60))


def _sheet(scale: float) -> str:
    """Lists and text lie on the parchment itself."""
    return f"""
    QTextBrowser {{ background: transparent; border: none; font-weight: 400; }}
    QListWidget {{ background: transparent; border: none; font-size: {round(14 * scale)}px; }}
    QTextBrowser:focus, QListWidget:focus {{ border: none; }}
    """
