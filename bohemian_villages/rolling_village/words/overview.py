"""The overview card: the whole game on one sheet, in as few words as will do."""

from __future__ import annotations

from ...words.catalogue import Speaker
from ..engine.scoring import POINTS_FOR_A_SQUARE, SOLO_GOAL


class RollingOverview(Speaker):
    """Short lines; the help has the long ones."""

    def in_short(self) -> str:
        """Above the pictures that stand on the form of a new game."""
        return self.tr("How it goes")

    def in_pictures(self) -> tuple[str, str, str]:
        """Below these pictures: what goes where, what scores, and what squares are for."""
        return (
            self.tr("4 and 2: a house in column 2,\na forest in column 4."),
            self.tr("Their sum, 6, scores avenue 5–6: every group that reaches into it."),
            self.tr("A square beside all three kinds: {points} points at the end.").format(
                points=POINTS_FOR_A_SQUARE
            ),
        )

    def more(self, key: str) -> str:
        """Where the whole card is."""
        return self.tr("{key}: all rules on one card").format(key=key)

    def legend(self) -> tuple[str, str]:
        """What the faces mean: a heading and a line, as below."""
        return (
            self.tr("The dice say what"),
            self.tr("Everybody draws from the same two dice, on a sheet of their own."),
        )

    def swap(self) -> tuple[str, str]:
        """The rule that everybody gets wrong once."""
        return (
            self.tr("… and the other die says where"),
            self.tr(
                "4 and 2: the house of the 4 goes into column 2, the forest of the 2 into column 4."
            ),
        )

    def doubles(self) -> tuple[str, str]:
        """One project, and a square."""
        return (
            self.tr("Doubles"),
            self.tr("Draw the project once, in its column, and a square in any empty space."),
        )

    def bonus(self) -> tuple[str, str]:
        """The bonus: a third project."""
        return (
            self.tr("Bonus on turns 3, 6 and 9"),
            self.tr("One more project in any empty space; house, forest and lake once each."),
        )

    def avenue(self) -> tuple[str, str]:
        """The avenue that scores."""
        return (
            self.tr("The sum of the dice scores an avenue"),
            self.tr(
                "Every group that reaches into it counts with all points on all its spaces: here 5."
            ),
        )

    def square(self) -> tuple[str, str]:
        """What a square is worth."""
        return (
            self.tr("Squares"),
            self.tr(
                "At the end {points} points for each that touches a house, a forest and a lake."
            ).format(points=POINTS_FOR_A_SQUARE),
        )

    def notes(self) -> list[tuple[str, list[str]]]:
        """What needs no picture: a heading and its lines each."""
        return [
            (
                self.tr("Preparation"),
                [
                    self.tr("Roll once: draw two different projects, one in each column rolled"),
                    self.tr("No squares, nothing scores"),
                ],
            ),
            (
                self.tr("Each of nine turns"),
                [
                    self.tr("Roll two dice for everybody"),
                    self.tr("Draw two projects; on a star turn a bonus too"),
                    self.tr("Score the avenue of the sum; on 2 or 12 everybody picks one"),
                ],
            ),
            (
                self.tr("A full column"),
                [
                    self.tr("Draw in the nearest column with room instead"),
                    self.tr("Two equally near: the one with more empty spaces, else you choose"),
                ],
            ),
            (
                self.tr("Groups"),
                [
                    self.tr("Same projects side by side, never diagonally"),
                    self.tr("Each group scores once a turn; squares belong to none"),
                ],
            ),
            (
                self.tr("The end"),
                [
                    self.tr("Nine turns and the squares; most points win"),
                    self.tr("Alone: {goal} points and the mayor is re-elected").format(
                        goal=SOLO_GOAL
                    ),
                ],
            ),
        ]


rolling_overview = RollingOverview()
