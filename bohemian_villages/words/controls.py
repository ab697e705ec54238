"""Who decides for a seat, in any game: a person or a level of the computer."""

from __future__ import annotations

from .catalogue import Speaker


class ControlNames(Speaker):
    """Names of who controls a seat: a person or a level of the computer."""

    def name(self, control: str) -> str:
        """The name of the level; an unknown control is a person."""
        return {
            "random": self.tr("Random", "level of play"),
            "beginner": self.tr("Beginner", "level of play"),
            "easy": self.tr("Easy", "level of play"),
            "medium": self.tr("Medium", "level of play"),
            "hard": self.tr("Hard", "level of play"),
            "expert": self.tr("Expert", "level of play"),
            "matched": self.tr("At your level"),
        }.get(control) or self.tr("Human")

    def explained(self, control: str) -> str:
        """What that is like to play against, in any game."""
        return {
            "random": self.tr("Plays anything the rules allow"),
            "beginner": self.tr("For your first games: misses a lot"),
            "easy": self.tr("Sensible, but short-sighted"),
            "medium": self.tr("Solid, with a slip now and then"),
            "hard": self.tr("Strong, and seldom slips"),
            "expert": self.tr("The strongest: looks ahead"),
        }.get(control) or self.tr("Somebody at this screen")


control_names = ControlNames()
