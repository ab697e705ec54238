"""Words for exporting a game, in menus and dialogs, for any game."""

from __future__ import annotations

from .catalogue import Speaker


class ExportWords(Speaker):
    """Names of the files that a game can be exported to."""

    def log_as_text(self) -> str:
        """Menu item."""
        return self.tr("Log as &text…")

    def log_as_page(self) -> str:
        """Menu item."""
        return self.tr("Log as a &web page…")

    def record(self) -> str:
        """Menu item."""
        return self.tr("&Record of the game…")

    def export_log(self) -> str:
        """Dialog title."""
        return self.tr("Export the log")

    def export_record(self) -> str:
        """Dialog title."""
        return self.tr("Export the record")

    def texts(self) -> str:
        """Dialog filter: text files."""
        return self.tr("Text (*.txt)")

    def pages(self) -> str:
        """Dialog filter: web pages."""
        return self.tr("Web pages (*.html)")

    def pictures(self) -> str:
        """Dialog filter: pictures."""
        return self.tr("Pictures (*.png)")

    def records(self, suffix: str) -> str:
        """Dialog filter: records."""
        return self.tr("Games (*{suffix})").format(suffix=suffix)


export_words = ExportWords()
