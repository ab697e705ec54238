"""The hint in words: what a way to end the turn consists of, and what decides for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...words.catalogue import Speaker
from ...words.grammar import capitalized
from ...words.tone import Sentence, Tone
from ...words.why import AnyHintWords
from ..ai.hint_data import Hint, Reason, Suggestion, Topic
from ..engine.actions import Decision, Draw
from ..engine.scoring import POINTS_FOR_A_SQUARE
from ..engine.sheet import Project, avenue_at, column_of
from .names import AVENUE_NAMES, SheetNames, project_names


class RollingReasons(Speaker):
    """Clauses for and against a way to end the turn: "With the first suggestion, (a lake …)"."""

    def __init__(self, names: SheetNames) -> None:
        self._names = names

    def reason(self, reason: Reason) -> str:
        """One reason, as part of a sentence."""
        return _REASONS[reason.topic](self, reason)

    def points(self, n: int) -> str:
        """A number of points."""
        return self.tr("%n point(s)", "", n)

    def tenths_of_points(self, tenths: int) -> str:
        """A number of points, with its tenths."""
        if tenths == 10:
            return self.points(1)
        return self.tr("{points} points").format(points=f"{tenths / 10:.1f}")

    def _groups(self, n: int) -> str:
        """So many groups become one."""
        return {2: self.tr("two", "groups"), 3: self.tr("three", "groups")}.get(n, str(n))

    def _scores(self, r: Reason) -> str:
        alone = len(r.spaces) == 1
        text = {
            Project.HOUSE: self.tr("a house scores {points} now")
            if alone
            else self.tr("a group of {count} houses scores {points} now"),
            Project.FOREST: self.tr("a forest scores {points} now")
            if alone
            else self.tr("a group of {count} forests scores {points} now"),
            Project.LAKE: self.tr("a lake scores {points} now")
            if alone
            else self.tr("a group of {count} lakes scores {points} now"),
        }[_grouped(r)]
        return text.format(points=self.points(r.points), count=len(r.spaces))

    def _avenue(self, r: Reason) -> str:
        assert r.avenue is not None
        text = self.tr("avenue {avenue} is yours to pick: {points}")
        return text.format(avenue=AVENUE_NAMES[r.avenue], points=self.points(r.points))

    def _joined(self, r: Reason) -> str:
        text = {
            Project.HOUSE: self.tr(
                "{two} groups of houses become one: {points} wherever it scores"
            ),
            Project.FOREST: self.tr(
                "{two} groups of forests become one: {points} wherever it scores"
            ),
            Project.LAKE: self.tr("{two} groups of lakes become one: {points} wherever it scores"),
        }[_grouped(r)]
        return text.format(two=self._groups(r.count), points=self.points(r.points))

    def _grown(self, r: Reason) -> str:
        if len(r.spaces) == 1:
            text = {
                Project.HOUSE: self.tr(
                    "a house {in_column}, is worth {points} whenever that avenue scores"
                ),
                Project.FOREST: self.tr(
                    "a forest {in_column}, is worth {points} whenever that avenue scores"
                ),
                Project.LAKE: self.tr(
                    "a lake {in_column}, is worth {points} whenever that avenue scores"
                ),
            }[_grouped(r)]
            return text.format(in_column=self._where(r), points=self.points(r.points))
        text = {
            Project.HOUSE: self.tr(
                "a group of houses worth {points} reaches %n avenue(s)", "", r.count
            ),
            Project.FOREST: self.tr(
                "a group of forests worth {points} reaches %n avenue(s)", "", r.count
            ),
            Project.LAKE: self.tr(
                "a group of lakes worth {points} reaches %n avenue(s)", "", r.count
            ),
        }[_grouped(r)]
        return text.format(points=self.points(r.points))

    def _finished(self, r: Reason) -> str:
        text = self.tr("the square {in_column}, is complete: {points} at the end")
        return text.format(in_column=self._where(r), points=self.points(r.points))

    def _prepared(self, r: Reason) -> str:
        if r.project is not None:
            text = {
                Project.HOUSE: self.tr("the square {in_column}, then needs only a house"),
                Project.FOREST: self.tr("the square {in_column}, then needs only a forest"),
                Project.LAKE: self.tr("the square {in_column}, then needs only a lake"),
            }[_grouped(r)]
        elif r.count:
            text = self.tr(
                "the square {in_column}, touches one project and has room for the others"
            )
        else:
            text = self.tr("the square {in_column}, has room for all three projects")
        return text.format(in_column=self._where(r))

    def _spoiled(self, r: Reason) -> str:
        text = self.tr("the square {in_column}, can no longer be completed")
        return text.format(in_column=self._where(r))

    def _kept(self, r: Reason) -> str:
        return {
            Project.HOUSE: self.tr("there is still room for the house that a square needs"),
            Project.FOREST: self.tr("there is still room for the forest that a square needs"),
            Project.LAKE: self.tr("there is still room for the lake that a square needs"),
        }[_grouped(r)]

    def _site(self, r: Reason) -> str:
        text = self.tr("the next doubles can make a square {in_column}: {points}")
        return text.format(in_column=self._where(r), points=self.points(POINTS_FOR_A_SQUARE))

    def _where(self, r: Reason) -> str:
        return self._names.space(r.spaces[0])


def _grouped(reason: Reason) -> Project:
    assert reason.project is not None
    return reason.project


_REASONS: dict[Topic, Callable[[RollingReasons, Reason], str]] = {
    Topic.SCORES: RollingReasons._scores,
    Topic.AVENUE: RollingReasons._avenue,
    Topic.JOINED: RollingReasons._joined,
    Topic.GROWN: RollingReasons._grown,
    Topic.SQUARE_FINISHED: RollingReasons._finished,
    Topic.SQUARE_PREPARED: RollingReasons._prepared,
    Topic.SQUARE_SPOILED: RollingReasons._spoiled,
    Topic.SPACE_KEPT: RollingReasons._kept,
    Topic.SITE: RollingReasons._site,
}


class RollingHintWords(AnyHintWords):
    """Texts of the hint, for the players of one game."""

    def __init__(self, names: SheetNames) -> None:
        self._names = names
        self._reasons = RollingReasons(names)

    # Labels.

    def title(self) -> str:
        """Heading."""
        return self.tr("Best way to draw")

    def prompt(self, phrases: Sequence[str]) -> str:
        """The line of the bar."""
        return self.tr("Hint: {drawings}").format(drawings=self.in_turn(phrases))

    def exact(self) -> str:
        """On the last turn nothing is left to chance: there is no stronger player to ask."""
        return self.tr("last turn, counted exactly")

    def looking(self) -> str:
        """Shown until a first answer arrives."""
        return self.tr("Trying every space…")

    def only_drawing(self) -> str:
        """There is no hint for a player with nothing to draw."""
        return self.tr("You get hints while you draw.")

    def play(self, decision: Decision, *, is_only: bool) -> str:
        """The button that makes the next drawing; others may follow."""
        if not isinstance(decision, Draw):
            return self.tr("Pick this")
        return self.tr("Draw this") if is_only else self.tr("Draw number 1")

    def phrase(self, decision: Decision) -> str:
        """A drawing in a few words: "a house in column 2, avenue 5–6"."""
        if isinstance(decision, Draw):
            text = self.tr("{a_house} {in_column}")
            return text.format(
                a_house=project_names.drawn(decision.project),
                in_column=self._names.space(decision.space),
            )
        return self.tr("pick avenue {avenue}").format(avenue=AVENUE_NAMES[decision.avenue])

    def near(self, decision: Decision) -> str:
        """The place below what is drawn."""
        if not isinstance(decision, Draw):
            return AVENUE_NAMES[decision.avenue]
        column, avenue = column_of(decision.space) + 1, AVENUE_NAMES[avenue_at(decision.space)]
        return self.tr("column {column} · {avenue}").format(column=column, avenue=avenue)

    def short(self, decision: Decision) -> str:
        """The place in a few characters: column and avenue."""
        if isinstance(decision, Draw):
            column, avenue = column_of(decision.space) + 1, avenue_at(decision.space)
            return f"{column} · {AVENUE_NAMES[avenue]}"
        return AVENUE_NAMES[decision.avenue]

    def name(self, decision: Decision) -> str:
        """The project to draw."""
        if isinstance(decision, Draw):
            return project_names.one(decision.project)
        return self.tr("Avenue")

    # What is expected.

    def expected(self, points: float) -> str:
        """The final score that is expected."""
        return self.tr("about %n point(s)", "", round(points))

    def now(self, points: int) -> str:
        """The score of the turn."""
        return self.tr("%n now", "points of a suggested turn", points)

    def summary(self, suggestion: Suggestion) -> str:
        """Score of the turn and expected total in a sentence."""
        text = self.tr("%n point(s) now, about {expected} at the end", "", suggestion.scored)
        return text.format(expected=round(suggestion.expected))

    def described(self, place: int, phrases: Sequence[str], summary: str, reasons: str) -> str:
        """A whole suggestion, for screen readers."""
        text = self.tr("{rank}: {drawings}. {summary}. {reasons}")
        return text.format(
            rank=place + 1, drawings=self.in_turn(phrases), summary=summary, reasons=reasons
        )

    def in_turn(self, phrases: Sequence[str]) -> str:
        """Drawings one after another."""
        return self.tr(", then ", "between the drawings of a hint").join(phrases)

    # What decides.

    def why(self, hint: Hint, place: int) -> list[Sentence]:
        """What speaks for a suggestion and against it, and how it compares."""
        own = hint.suggestions[place]
        # Two groups may be told in the same words.
        told = list(
            dict.fromkeys(
                Sentence(f"{capitalized(self._reasons.reason(each))}.", tone_of(each))
                for each in own.reasons
            )
        )
        if own.compared_with == place:
            return told
        if own.forgone is not None:
            text = (
                self.tr("With the first suggestion, {reason}.")
                if place
                else self.tr("With the second suggestion, {reason}.")
            )
            told.append(Sentence(text.format(reason=self._reasons.reason(own.forgone))))
        told += self._compared(hint, place)
        return told

    def _compared(self, hint: Hint, place: int) -> list[Sentence]:
        own = hint.suggestions[place]
        other = hint.suggestions[own.compared_with]
        tenths = round(10 * own.expected) - round(10 * other.expected)
        if not tenths:
            return [Sentence(self.tr("As good as the first suggestion."))] if place else []
        if place:
            more = self.tr("{points} more at the end than with the first suggestion.")
            fewer = self.tr("{points} fewer at the end than with the first suggestion.")
        else:
            more = self.tr("{points} more at the end than with the second suggestion.")
            fewer = self.tr("{points} fewer at the end than with the second suggestion.")
        points = self._reasons.tenths_of_points(abs(tenths))
        text, tone = (more, Tone.GOOD) if tenths > 0 else (fewer, Tone.BAD)
        return [Sentence(text.format(points=points), tone, points)]


def tone_of(reason: Reason) -> Tone:
    """Whether a reason speaks for a turn or against it."""
    return Tone.BAD if reason.weight < 0 else Tone.GOOD
