"""The chapters of the help."""

from __future__ import annotations

from ..catalogue import Speaker


class ChapterNames(Speaker):
    """Headings of the help's chapters."""

    def name(self, chapter: str) -> str:
        """The heading of a chapter."""
        return {
            "rules": self.tr("The rules"),
            "buildings": self.tr("The buildings"),
            "screen": self.tr("On the screen"),
            "program": self.tr("The program"),
        }[chapter]


chapter_names = ChapterNames()
