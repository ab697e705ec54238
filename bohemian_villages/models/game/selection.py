"""Selection: dice selected or lifted by hand, the chosen chip, and the chip under the pointer."""

from __future__ import annotations

from attrs import define, evolve, frozen

from ...engine.actions import Action, Dice, Place
from .choices import Choice, Half, Target, What
from .position import Position


@frozen
class SuggestedDice:
    """A chip, or dice, that a suggested turn uses; neither for one that uses no dice."""

    choice: Choice | None
    dice: Dice


@define
class Selection:
    """The selection shared by dice, chips and board: dice by hand or a chip, never both."""

    dice: Dice = ()
    chosen: Choice | None = None
    peeked: Choice | None = None
    lifted: Dice | None = None
    """The dice to be rolled again, while the player chooses which to keep; else None."""
    suggested: SuggestedDice | None = None

    @property
    def shown(self) -> Choice | None:
        """The current chip: the one under the pointer, else the chosen one."""
        return self.peeked or self.chosen

    @property
    def halves(self) -> tuple[Half, ...]:
        """The halves of the current chip."""
        return self.shown.halves if self.shown else ()

    def toggle(self, die: int) -> None:
        """Toggle a die's selection; while dice are lifted, toggle whether it is lifted."""
        if self.lifted is None:
            self.dice = tuple(sorted({*self.dice} ^ {die}))
            self.chosen = self.peeked = None
        else:
            self.lifted = tuple(sorted({*self.lifted} ^ {die}))

    def lift(self, dice: Dice) -> None:
        """Lift dice for a reroll."""
        self.choose(None)
        self.lifted = dice

    def choose(self, choice: Choice | None) -> None:
        """Choose a chip, or none."""
        self.dice, self.chosen, self.peeked, self.lifted = (), choice, None, None

    def suggest(self, choice: Choice | None, dice: Dice) -> None:
        """Select the dice that a suggested turn uses."""
        self.choose(choice)
        self.dice = dice
        self.suggested = SuggestedDice(choice, dice)

    def withdraw(self) -> bool:
        """Withdraw the suggestion and clear what it selected; returns whether there was one."""
        if self.suggested is None:
            return False
        is_laid_out = bool(self.suggested.choice or self.suggested.dice or self.dice)
        self.suggested = None
        if is_laid_out:
            self.choose(None)
        return is_laid_out

    @property
    def follows_suggestion(self) -> bool:
        """Whether the selection is still that of a suggested turn."""
        if self.suggested is None:
            return False
        if self.shown is not None:
            wanted = self.suggested.choice
            return wanted is not None and self.shown.key == wanted.key
        return self.dice == self.suggested.dice

    def lit(self, position: Position) -> dict[int, Target]:
        """The buildings the selection reaches; with nothing selected, all that can be reached."""
        if self.shown:
            return _reached_by(self.shown.halves)
        if self.dice:
            return _reached_with(position, self.dice)
        return position.targets

    def ways_to(self, building: int, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
        """The dice the selection gives for a building that can be reached in these ways."""
        if self.dice:
            # A single die may be completed; several are used as selected, even if that is wrong.
            return (self.dice,) if len(self.dice) > 1 else _with(self.dice[0], ways)
        if self.chosen:
            target = _reached_by(self.chosen.halves).get(building)
            return target.ways[:1] if target else ways
        return ways

    def ways_to_take(self, what: What, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
        """The dice the selection gives for the bishop or a special tile."""
        if self.dice:
            return (self.dice,) if len(self.dice) > 1 else _with(self.dice[0], ways)
        halves = self.chosen.halves if self.chosen else ()
        return tuple(half.dice for half in halves if half.what is what and half.dice) or ways

    def rest_after(self, action: Action) -> Half | None:
        """The other half of the chosen chip, if the action plays one of two."""
        if self.chosen is None or not isinstance(action, Place):
            return None
        rest = [half for half in self.chosen.halves if half.dice != action.dice]
        return rest[0] if len(rest) == 1 < len(self.chosen.halves) else None

    def go_on_with(self, rest: Half | None, choices: list[Choice]) -> None:
        """Choose the remaining half of a chip, if it is still possible."""
        for choice in choices:
            if rest and choice.enabled and choice.key == ((rest.what, rest.dice),):
                self.chosen = choice


def _with(die: int, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
    """The ways that use a die; all of them if none does."""
    return tuple(way for way in ways if die in way) or ways


def _reached_by(halves: tuple[Half, ...]) -> dict[int, Target]:
    lit: dict[int, Target] = {}
    for half in halves:
        for target in half.targets:
            earlier = lit.get(target.building)
            ways = (*(earlier.ways if earlier else ()), *target.ways)
            lit[target.building] = evolve(target, ways=ways)
    return lit


def _reached_with(position: Position, dice: Dice) -> dict[int, Target]:
    """With one die selected, all it can help to reach; with more, what they reach together."""
    faces = position.state.dice
    lit: dict[int, Target] = {}
    for building, target in position.targets.items():
        if len(dice) == 1:
            ways = tuple(way for way in target.ways if faces[dice[0]] in [faces[d] for d in way])
        else:
            together = sorted(faces[d] for d in dice)
            ways = tuple(dice for way in target.ways if sorted(faces[d] for d in way) == together)
        if ways:
            lit[building] = evolve(target, ways=ways)
    return lit
