"""Analysts for the tests: they note what they are asked."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from bohemian_villages.rolling_village.ai.same_dice import SameDice, Turn
from bohemian_villages.rolling_village.engine.game import Game


class Notebook(QObject):
    """An analyst who only notes what it is asked."""

    answered = Signal(int, object, bool)

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[SameDice] = []
        self.cancelled: list[int] = []

    def ask(self, question: SameDice) -> None:
        self.asked.append(question)

    def cancel(self, number: int) -> None:
        self.cancelled.append(number)


def turns_of(game: Game) -> list[Turn]:
    """A game as an expert would tell it, turn by turn."""
    turns: dict[int, Turn] = {}
    for step in game.steps:
        turns[step.turn] = (*turns.get(step.turn, ()), step.action)
    return list(turns.values())
