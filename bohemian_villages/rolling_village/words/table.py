"""Texts on the parts of the table: cards, tray, bonus, points, standing."""

from __future__ import annotations

from collections.abc import Sequence

from ...words.catalogue import Speaker
from ..engine.scoring import Group, Square
from ..engine.sheet import GROUPED, Project
from .names import AVENUE_NAMES, SheetNames, project_names


class DiceWords(Speaker):
    """Texts of the tray about a roll."""

    def sum(self, first: int, second: int) -> str:
        """The sum of the dice."""
        return f"{first} + {second} = {first + second}"

    def both(self, first: int, second: int) -> str:
        """The dice of the preparation, whose sum means nothing."""
        return self.tr("{first} and {second}").format(first=first, second=second)

    def rule(self) -> str:
        """What dice are for, in a tool tip."""
        return self.tr(
            "Each die says what to draw, the other die in which column.\n"
            "Their sum names the avenue that scores."
        )

    def scores(self, avenue: int | None) -> str:
        """The avenue that the sum names; none on 2 and 12."""
        if avenue is None:
            return self.tr("you pick the avenue that scores")
        return self.tr("avenue {avenue} scores").format(avenue=AVENUE_NAMES[avenue])

    def preparation(self) -> str:
        """The first roll names columns only."""
        return self.tr("one project in each of these columns")

    def preparation_doubles(self) -> str:
        """Both dice name the same column."""
        return self.tr("two projects in this column")

    def last(self) -> str:
        """The game is over."""
        return self.tr("the last roll")

    def rolling(self) -> str:
        """What the dice show is not to be seen yet."""
        return self.tr("The dice are rolling…")

    def not_rolled(self) -> str:
        """There is no roll yet."""
        return self.tr("Two dice for everybody")

    def spoken(self, dice: tuple[int, int] | None) -> str:
        """The tray for screen readers."""
        if dice is None:
            return self.tr("The dice are not rolled yet")
        text = self.tr("The dice show {first} and {second}")
        return text.format(first=dice[0], second=dice[1])


class CardWords(Speaker):
    """Texts on the cards of the two projects."""

    def drawing_now(self) -> str:
        """The project in hand."""
        return self.tr("drawing now")

    def then(self) -> str:
        """The project that is drawn second, unless the cards are swapped."""
        return self.tr("then this one")

    def either(self) -> str:
        """What is drawn may have been either project: one of them is left."""
        return self.tr("or this one")

    def drawn(self) -> str:
        """The project is on the sheet."""
        return self.tr("drawn")

    def column(self) -> str:
        """Above the number of the column."""
        return self.tr("column")

    def anywhere(self) -> str:
        """A square may go into any space."""
        return self.tr("any empty space")

    def full(self, column: int, columns: Sequence[int]) -> str:
        """Why a project goes to another column than the dice name."""
        nearest = [str(each + 1) for each in columns]
        if len(nearest) == 1:
            text = self.tr("column {column} is full → column {nearest}")
        else:
            text = self.tr("column {column} is full → column {nearest} or {other}")
        return text.format(column=column + 1, nearest=nearest[0], other=nearest[-1])

    def is_full(self, column: int) -> str:
        """The same in few words, above the column that is taken instead."""
        return self.tr("column {column} is full").format(column=column + 1)

    def choose(self) -> str:
        """In the preparation a project is chosen."""
        return self.tr("choose one")

    def spoken(self, projects: Sequence[Project], where: str, status: str) -> str:
        """A card for screen readers."""
        names = "/".join(project_names.one(project) for project in projects)
        told = [names, where, status]
        return ", ".join(each for each in told if each)

    def in_column(self, column: int) -> str:
        """Where a card is to be drawn, in a sentence."""
        return self.tr("column {column}").format(column=column + 1)

    def why(self, project: Project, face: int, other: int) -> str:
        """Why this project goes into that column."""
        text = self.tr("The {face} says what: {a_house}. The {other} says where: column {other}.")
        return text.format(face=face, a_house=project_names.drawn(project), other=other)

    def why_in_preparation(self, face: int) -> str:
        """The same where the project is chosen freely."""
        text = self.tr("The {face} says where: column {face}. What you draw is up to you.")
        return text.format(face=face)

    def why_square(self) -> str:
        """Why there is a square, and what it is for."""
        return self.tr(
            "Doubles: draw the project once, and a square in any empty space.\n"
            "At the end a square brings 10 points if it touches all three kinds."
        )

    def why_elsewhere(self, column: int) -> str:
        """Why a project goes to another column than the dice name."""
        text = self.tr(
            "Column {column} is full, so it goes to the nearest one with room,"
            " the emptier of two equally near."
        )
        return text.format(column=column + 1)

    def before_roll(self, place: int, *, in_preparation: bool) -> str:
        """What will stand on a card once the dice lie."""
        if in_preparation:
            return (
                self.tr("a project you choose, in the column of the left die"),
                self.tr("a project you choose, in the column of the right die"),
            )[place]
        return (
            self.tr("the left die says what, the right die where"),
            self.tr("the right die says what, the left die where"),
        )[place]

    def how_to_take(self) -> str:
        """What a card that is not in hand does."""
        return self.tr("Click to draw this one now, or drag it onto the sheet.")

    def how_to_draw(self) -> str:
        """What the card in hand does."""
        return self.tr("Click a lit space, or drag the project onto it.")


class BonusWords(Speaker):
    """Texts of the strip below the cards: the bonus, or the avenue to pick."""

    def then(self) -> str:
        """A bonus comes after the two projects of this roll."""
        return self.tr("Then a bonus")

    def now(self) -> str:
        """The bonus is to be drawn."""
        return self.tr("Bonus: choose a kind")

    def drawn(self) -> str:
        """The bonus of this turn is on the sheet."""
        return self.tr("Bonus drawn")

    def on_turn(self, turn: int) -> str:
        """When the next bonus comes."""
        return self.tr("Bonus on turn {turn}").format(turn=turn)

    def all_drawn(self) -> str:
        """There is no bonus left."""
        return self.tr("All bonuses drawn")

    def each_once(self) -> str:
        """The rule, in short."""
        return self.tr("each kind once")

    def anywhere(self) -> str:
        """A bonus may go anywhere."""
        return self.tr("any empty space")

    def used(self, project: Project) -> str:
        """Why a kind cannot be chosen any more."""
        text = self.tr("{house}: you have already had it as a bonus")
        return text.format(house=project_names.one(project))

    def left(self, project: Project) -> str:
        """A kind that is left."""
        text = self.tr("{house}: still to come as a bonus")
        return text.format(house=project_names.one(project))

    def choose(self, project: Project) -> str:
        """A kind that can be chosen now."""
        return self.tr("Draw {a_house} as a bonus").format(a_house=project_names.drawn(project))

    def prepare(self, project: Project) -> str:
        """A project that can be chosen in the preparation."""
        return self.tr("Draw {a_house}").format(a_house=project_names.drawn(project))

    def pick(self) -> str:
        """The dice add to 2 or 12."""
        return self.tr("Pick an avenue")

    def pick_why(self) -> str:
        """Why an avenue has to be picked."""
        return self.tr("sum of 2 or 12")

    def avenue(self, avenue: int, points: int) -> str:
        """One of the avenues to pick."""
        text = self.tr("Avenue {avenue} would score %n point(s)", "", points)
        return text.format(avenue=AVENUE_NAMES[avenue])


class PointsWords(Speaker):
    """Texts about the points so far and those to come."""

    def title(self, *, is_over: bool = False) -> str:
        """The panel."""
        return self.tr("Points in all") if is_over else self.tr("Points so far")

    def goal(self, points: int) -> str:
        """The points needed to stay mayor."""
        return self.tr("{points} points and you are re-elected").format(points=points)

    def square(self, square: Square, *, is_over: bool = False) -> str:
        """How far a square is, or has come when everything is drawn."""
        if square.points:
            text = self.tr("square beside all three kinds: +{points}")
            return text.format(points=square.points)
        if is_over:
            return self.tr("square, not beside all three kinds: no points")
        touched = [project_names.drawn(p) for p in GROUPED if p in square.touches]
        missing = [project_names.drawn(p) for p in GROUPED if p not in square.touches]
        text = {
            0: self.tr("square; beside all three kinds: +10"),
            1: self.tr("square by {a_house}; with {a_forest} and {a_lake}: +10"),
            2: self.tr("square by {a_house} and {a_forest}; with {a_lake}: +10"),
        }[len(touched)]
        first, second, third = (*touched, *missing)
        return text.format(a_house=first, a_forest=second, a_lake=third)

    def squares(self, squares: Sequence[Square], *, is_over: bool = False) -> str:
        """Several squares in one line; what they still lack, unless everything is drawn."""
        whole = sum(bool(square.points) for square in squares)
        if not whole and is_over:
            return self.tr("squares, none beside all three kinds: no points")
        if not whole:
            return self.tr("squares; beside all three kinds: +10 each")
        text = self.tr("squares; {whole} beside all three kinds: +{points}")
        return text.format(whole=whole, points=sum(square.points for square in squares))

    def no_square(self) -> str:
        """There is no square yet."""
        return self.tr("squares; doubles bring one, worth up to 10")

    def squares_rule(self) -> str:
        """What squares are for, in a tool tip."""
        return self.tr("At the end a square brings 10 points if it touches all three kinds.")

    def medals_rule(self, bronze: int, silver: int, gold: int) -> str:
        """The meaning of the medals on the bar, as a tool tip."""
        text = self.tr(
            "At the end {bronze} points keep you in office; {silver} bring silver, {gold} gold."
        )
        return text.format(bronze=bronze, silver=silver, gold=gold)

    def groups_rule(self) -> str:
        """What scores, in a tool tip."""
        return self.tr(
            "A group is one kind, side by side. If it reaches into the avenue,"
            " the points printed on all its spaces count."
        )

    def turns_left(self, turns: int, drawings: int, *, is_under_way: bool) -> str:
        """Behind the number of turns: how much there is to draw."""
        projects = self.tr("%n project(s) to draw", "", drawings)
        if is_under_way:
            text = self.tr("turn(s) left, this one included; {projects}", "", turns)
        else:
            text = self.tr("turn(s) left; {projects}", "", turns)
        return text.format(projects=projects)

    def from_turns(self) -> str:
        """Behind what the turns brought, at the end."""
        return self.tr("from nine turns")

    def scores(self, *, is_done: bool) -> str:
        """The title of the turn's score."""
        return self.tr("scored this turn") if is_done else self.tr("scores this turn")

    def groups(self) -> str:
        """Heading of the groups that count."""
        return self.tr("groups that reach into it, with all their points")

    def groups_in_short(self) -> str:
        """The same where there is little room."""
        return self.tr("each group with all its points")

    def no_groups(self, *, is_done: bool) -> str:
        """Nothing is drawn in the avenue."""
        return (
            self.tr("nothing is drawn in it") if is_done else self.tr("nothing is drawn in it yet")
        )

    def group(self, group: Group) -> str:
        """A group that scores."""
        return self.tr("%n space(s) = {points}", "", len(group.spaces)).format(points=group.points)

    def no_score(self) -> str:
        """The preparation scores nothing."""
        return self.tr("Nothing scores in the preparation")

    def pick(self) -> str:
        """The player picks the avenue."""
        return self.tr("You pick the avenue this turn")

    def not_rolled(self) -> str:
        """Without a roll, no avenue scores."""
        return self.tr("The dice name the avenue that scores")


class OthersWords(Speaker):
    """Texts about the others and their sheets."""

    def title(self) -> str:
        """Heading of the small sheets."""
        return self.tr("The others, same dice")

    def how(self) -> str:
        """What a click does."""
        return self.tr("click a sheet to look at it large")

    def done(self) -> str:
        """The player has drawn everything."""
        return self.tr("done")

    def drawing(self) -> str:
        """The player is drawing."""
        return self.tr("drawing…")

    def waiting(self) -> str:
        """The player's turn is to come."""
        return self.tr("waiting")

    def of_ai(self, status: str) -> str:
        """An AI player's status."""
        return self.tr("Computer · {status}").format(status=status)

    def looked_at(self) -> str:
        """The sheet that is shown large."""
        return self.tr("shown large")

    def sheet_of(self, names: SheetNames, player: int) -> str:
        """Whose sheet it is."""
        return self.tr("{player}’s sheet").format(player=names.player(player))

    def daily(self, sheet: str, day: str) -> str:
        """Whose sheet it is in the game of a day."""
        return self.tr("{sheet}, daily deal of {day}").format(sheet=sheet, day=day)

    def back(self) -> str:
        """Leave the sheet that is looked at."""
        return self.tr("Back to my sheet")

    def after(self, turns: int) -> str:
        """Heading of the standing."""
        return self.tr("After %n turn(s)", "", turns) if turns else self.tr("So far")

    def standing(self, names: SheetNames, player: int, turns: int, squares: int) -> str:
        """A player's points, as a tool tip."""
        text = self.tr("{player}: {turns} for turns, {squares} for squares")
        return text.format(player=names.player(player), turns=turns, squares=squares)

    def your_turn(self, names: SheetNames, player: int) -> str:
        """The screen goes to the next person."""
        return self.tr("{player}, your turn").format(player=names.player(player))

    def same_dice(self) -> str:
        """They draw for the roll that the others drew for."""
        return self.tr("Same dice, your sheet")

    def new_dice(self) -> str:
        """The dice have just fallen."""
        return self.tr("New dice for everybody")

    def any_key(self) -> str:
        """How to continue."""
        return self.tr("Click or press any key")


dice_words = DiceWords()
card_words = CardWords()
bonus_words = BonusWords()
points_words = PointsWords()
others_words = OthersWords()
