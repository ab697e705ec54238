"""Position: a state, and facts about it that a window needs again and again, each computed once."""

from __future__ import annotations

from functools import cached_property

from attrs import frozen

from ...engine.actions import (
    Action,
    CollectIncome,
    Decision,
    Dice,
    EndTurn,
    Place,
    Reroll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.board import Kind
from ...engine.errors import Refusal
from ...engine.moves import Choices, legal_actions, refusal
from ...engine.moves import choices as choices_of_dice
from ...engine.scoring import Score, score
from ...engine.state import NO_PLAYER, State
from ...words.game.refusals import explain, rule
from ...words.game.table import Table
from ...words.game.tips import Tips
from ...words.game.worth import Brings, Brought, Outcome, Worth
from ...words.grammar import capitalized
from . import worth
from .choices import Choice, LazyWorth, Target, choices


@frozen
class BuildingFacts:
    """The content of a building's card."""

    building: int
    title: str
    picture: str
    """The name of its picture."""
    brings: tuple[Brought, ...]
    """What a figure put there now changes; empty if none may be, or nothing changes yet."""
    nothing: str
    """Shown instead if it brings nothing."""
    lines: tuple[str, ...]


class Position:
    """What the player to move can do now, and what that is worth."""

    def __init__(self, state: State, table: Table) -> None:
        self.state = state
        self.table = table
        self.words = Worth(table)
        self._tips = Tips(table)
        self._brings = Brings(table)
        self._worths: dict[int, LazyWorth] = {}
        self._tipped: dict[int, str] = {}

    @cached_property
    def legal(self) -> list[Decision]:
        """Every decision open now."""
        return legal_actions(self.state)

    @cached_property
    def scores(self) -> list[Score]:
        """Everybody's score if the game ended now."""
        return score(self.state)

    @cached_property
    def ways(self) -> dict[int, tuple[Dice, ...]]:
        """For every building that can be reached, the dice that reach it."""
        found: dict[int, tuple[Dice, ...]] = {}
        for action in self.legal:
            if isinstance(action, Place):
                found[action.building] = (*found.get(action.building, ()), action.dice)
        return found

    @cached_property
    def bishop_ways(self) -> tuple[Dice, ...]:
        """The dice that take the bishop."""
        return tuple(action.dice for action in self.legal if isinstance(action, TakeBishop))

    @cached_property
    def special_ways(self) -> tuple[Dice, ...]:
        """The dice that take a special action tile."""
        return tuple(action.dice for action in self.legal if isinstance(action, TakeSpecial))

    @cached_property
    def targets(self) -> dict[int, Target]:
        """Every building that can be reached, with any dice."""
        return {building: self.target(building, ways) for building, ways in self.ways.items()}

    @cached_property
    def choices(self) -> list[Choice]:
        """Every way to use the dice, grouped for display."""
        return choices(self.state, self.target)

    @cached_property
    def can_move(self) -> bool:
        """Whether any move is possible: a figure, the bishop or a special action tile."""
        return any(isinstance(action, Place | TakeBishop | TakeSpecial) for action in self.legal)

    @cached_property
    def can_reroll(self) -> bool:
        """Whether a special action tile can be spent."""
        return any(isinstance(action, Reroll) for action in self.legal)

    @cached_property
    def can_end(self) -> bool:
        """Whether the turn can be ended."""
        return any(isinstance(action, EndTurn) for action in self.legal)

    @property
    def can_collect(self) -> bool:
        """Whether there is income to collect."""
        return any(isinstance(action, CollectIncome) for action in self.legal)

    @property
    def must_reroll(self) -> bool:
        """Whether nothing but spending the special action tile is possible."""
        return self.can_reroll and not self.can_move and not self.can_end

    @property
    def end_is_pass(self) -> bool:
        """Whether ending the turn now means to pass."""
        return self.can_end and not self.state.moved

    def in_doubt(self, ways: tuple[Dice, ...]) -> tuple[Dice, ...]:
        """The ways between which a player must choose; one if there is no need to.

        They all do the same, and using fewer dice leaves open everything that using more would.
        """
        fewest = min(map(len, ways), default=0)
        sparing = tuple(way for way in ways if len(way) == fewest)
        return sparing[:1] if self._leave_the_same(sparing) else sparing

    def _leave_the_same(self, ways: tuple[Dice, ...]) -> bool:
        """Whether the dice used make no difference, because the rest can do the same."""
        if self.state.specials[self.state.player]:
            # In a reroll of single dice, even dice with the same total differ.
            return False
        return len({self._offer_of_rest(way) for way in ways}) == 1

    def _offer_of_rest(self, used: Dice) -> tuple[int, bool]:
        rest = [self.state.dice[die] for die in self.state.unused if die not in used]
        return (sum(rest), len(set(rest)) == 1) if len(rest) == 2 else (0, False)

    def why_not_place(self, building: int) -> str:
        """Why no dice bring a figure onto a building."""
        state, known = self.state, 0 <= building < len(self.state.owners)
        kind = state.board.kind_of[building] if known else 0
        sums = [dice for total, dice in dice_choices(state).sums if total == kind]
        if known and not sums and len(state.unused) > 1:
            return self._tips.no_dice(kind)
        action = Place(sums[0] if sums else (0, 1), building)
        return self._why(action)

    def why_not_now(self, building: int) -> str:
        """Why a building cannot be taken with these dice, if others could; empty if it can.

        Reasons that apply to any dice are on its card and in its tool tip anyway.
        """
        if self.state.is_over or building in self.ways:
            return ""
        as_if, action = worth.within_reach(self.state, building)
        return "" if refusal(as_if, action) else self.why_not_place(building)

    def why_no_bishop(self) -> str:
        """Why no dice take the bishop."""
        doubles = dice_choices(self.state).doubles
        if not doubles and len(self.state.unused) > 1 and self.state.bishop != self.state.player:
            return rule(Refusal.NOT_DOUBLES)
        return self._why(doubles[0] if doubles else TakeBishop((0, 1)))

    def why_no_special(self) -> str:
        """Why no dice take a special action tile."""
        pairs = dice_choices(self.state).pairs
        return self._why(pairs[0] if pairs else TakeSpecial((0, 1)))

    def _why(self, action: Action) -> str:
        problem = refusal(self.state, action)
        return explain(self.state, action, problem) if problem else ""

    def target(self, building: int, ways: tuple[Dice, ...]) -> Target:
        """A building that can be reached in these ways, with what that is worth."""
        if building not in self._worths:
            self._worths[building] = LazyWorth(self.words, lambda: self.outcome(building))
        return Target(building, ways, self.state.owners[building], self._worths[building])

    def outcome(self, building: int) -> Outcome:
        """What a placement there changes, whatever dice it takes; it must be allowed."""
        as_if, action = worth.within_reach(self.state, building)
        return worth.outcome(as_if, action, self.scores)

    def brings(self, building: int) -> list[Brought]:
        """What a placement that is allowed changes, in a few signs."""
        return self._brings.all(self.outcome(building))

    def facts_of(self, building: int) -> BuildingFacts:
        """The content of a building's card."""
        kind = Kind(self.state.board.kind_of[building])
        owner = self.state.owners[building]
        lines, brings, nothing = [self._tips.effect(kind)], [], self._tips.occupant(owner)
        if not self.state.is_over:
            as_if, action = worth.within_reach(self.state, building)
            problem = refusal(as_if, action)
            if problem is not None:
                lines.append(rule(problem))
            else:
                brings = self.brings(building)
                nothing = capitalized(self.target(building, ()).worth)
        occupant = self._tips.occupant(owner)
        if owner != NO_PLAYER and nothing != occupant:
            lines.insert(0, occupant)
        return BuildingFacts(
            building,
            self._tips.name(building),
            f"building-{kind.name.lower()}",
            tuple(brings),
            nothing,
            tuple(lines),
        )

    def tip(self, building: int) -> str:
        """What a building does, who is there, whether they can be kicked out, what it is worth."""
        if building not in self._tipped:
            self._tipped[building] = self._tip(building)
        return self._tipped[building]

    def _tip(self, building: int) -> str:
        owner = self.state.owners[building]
        lines = [*self._tips.about(building), self._tips.occupant(owner)]
        if self.state.is_over:
            return "\n".join(lines)
        as_if, action = worth.within_reach(self.state, building)
        problem = refusal(as_if, action)
        if problem is not None:
            lines.append(rule(problem))
            return "\n".join(lines)
        target = self.target(building, ())
        lines.append(self._tips.worth(self.state.player, target.worth))
        if target.cost:
            lines.append(self._tips.kick(target.cost))
        return "\n".join(lines)


def dice_choices(state: State) -> Choices:
    """Ways to use the unused dice, whatever the position on the board; none while a roll is due."""
    return choices_of_dice(state.dice, () if state.due_dice else state.unused)
