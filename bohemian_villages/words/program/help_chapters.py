"""The chapters of the help."""

from __future__ import annotations

from ..catalogue import Speaker


class ChapterNames(Speaker):
    """Headings above the topics."""

    def name(self, chapter: str) -> str:
        """The heading of a chapter."""
        return {
            "rules": self.tr("The rules"),
            "buildings": self.tr("The buildings"),
            "program": self.tr("The program"),
        }[chapter]


chapter_names = ChapterNames()
