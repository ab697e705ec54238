"""GameModel: a game as the window plays it. Whoever acts, every action is shown by `_show`."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from ...ai_turns import Played
from ...engine.actions import (
    COLLECT_INCOME,
    END_TURN,
    Action,
    Dice,
    Place,
    Reroll,
    Roll,
    TakeBishop,
    TakeSpecial,
)
from ...engine.board import NO_BUILDING
from ...engine.errors import Refusal
from ...engine.events import Event
from ...engine.game import Game
from ...engine.moves import is_legal
from ...engine.setup import Setup
from ...engine.state import State
from ...play.turn_loop import TurnLoop
from ...words.game.prompts import Prompts
from ...words.game.refusals import explain
from ..change import BY_HAND, Cause, Origin
from ..commands import by_hand
from ..played_game import PlayedGame
from .choices import Choice, What
from .facts import GameFacts
from .position import BuildingFacts


class GameModel(PlayedGame[Game, Setup, State, Event, Action], GameFacts):
    """One game at a time, and everything that can be done in it."""

    dice_needed = Signal(int, object, object)
    """Several choices of dice differ in effect: building (or NO_BUILDING), the ways, What."""

    _loop: TurnLoop
    _prompts: Prompts

    def __init__(self, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(Game(setup), parent)

    def _loop_of(self, game: Game) -> TurnLoop:
        return TurnLoop(game, self.is_human)

    # Decisions and dice.

    def _play_by_hand(self, action: Action, origin: Origin = BY_HAND) -> bool:
        entered = isinstance(action, Roll) and self.can_enter_roll
        if self.is_human_turn or self.is_over or entered:
            return self._play(action, origin)
        return self._refuse(self._why_wait())

    def _why_wait(self) -> str:
        said = self._prompts.wait_for_dice if self.can_enter_roll else self._prompts.wait
        return said(self.player)

    def _explain(self, action: Action | None, refusal: Refusal) -> str:
        return explain(self.state, action, refusal)

    def _show(self, played: Played[State, Event], action: Action, origin: Origin = BY_HAND) -> None:
        rest = self._selection.rest_after(action)
        self._look_again()
        self._selection.go_on_with(rest, self._position.choices if rest else [])
        cause = Cause.ROLLED if isinstance(action, Roll) else Cause.PLAYED
        before, by_human = played.before, played.by_human
        self._tell(played.events, cause, before, by_human=by_human, origin=origin)
        if isinstance(action, Roll):
            self._explain_roll(before)

    def _explain_roll(self, before: State) -> None:
        """Emit a notice about the latest roll, if one is needed."""
        if before.uncollected:
            coins = sum(before.income(self.player))
            self.notice.emit(self._prompts.income_forgone(self.player, coins))
        if self.must_reroll:
            self.notice.emit(self._prompts.forced_reroll(self.player))
        elif self.end_is_pass:
            self.notice.emit(self._prompts.forced_pass(self.player))

    @by_hand
    def roll(self) -> bool:
        """Roll the program's dice."""
        if self.can_enter_roll:
            return self._refuse(self.prompt)
        if roll := self.game.due_roll:
            return self._play_by_hand(roll)
        problem = Refusal.GAME_OVER if self.is_over else Refusal.NO_ROLL_DUE
        return self._refuse(self._explain(None, problem))

    @by_hand
    def enter_roll(self, faces: Sequence[int]) -> bool:
        """Enter the faces of real dice, in the order of the dice that had to be rolled."""
        return self._make(Roll, tuple(faces))

    @by_hand
    def collect_income(self) -> bool:
        """Collect income by hand, in a game with forgetful income."""
        return self._play_by_hand(COLLECT_INCOME)

    @by_hand
    def place(self, building: int, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Put a figure onto a building, with these dice or those the selection gives.

        `let_go_at` is where a piece was dropped; the change repeats it.
        """
        ways = self._position.ways.get(building, ())
        chosen = dice or self._settle(building, What.PLACE, self._selection.ways_to(building, ways))
        if chosen:
            return self._make(Place, chosen, building, origin=Origin(let_go_at))
        return self._refuse_unless_asked(ways, self._position.why_not_place(building))

    @by_hand
    def take_bishop(self, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Take the bishop, with these dice or those the selection gives."""
        ways = self._position.bishop_ways
        options = self._selection.ways_to_take(What.BISHOP, ways)
        chosen = dice or self._settle(NO_BUILDING, What.BISHOP, options)
        if chosen:
            return self._make(TakeBishop, chosen, origin=Origin(let_go_at))
        return self._refuse_unless_asked(ways, self._position.why_no_bishop())

    @by_hand
    def take_special(self, dice: Dice | None = None, *, let_go_at: object = None) -> bool:
        """Take a special action tile, with these dice or those the selection gives."""
        ways = self._position.special_ways
        options = self._selection.ways_to_take(What.SPECIAL, ways)
        chosen = dice or self._settle(NO_BUILDING, What.SPECIAL, options)
        if chosen:
            return self._make(TakeSpecial, chosen, origin=Origin(let_go_at))
        return self._refuse_unless_asked(ways, self._position.why_no_special())

    def _refuse_unless_asked(self, ways: tuple[Dice, ...], reason: str) -> bool:
        """Refuse a command, unless the player is being asked which dice to use."""
        if ways and self.is_human_turn:
            return False
        wait = not (self.is_human_turn or self.is_over)
        return self._refuse(self._why_wait() if wait else reason)

    def _settle(self, building: int, what: What, ways: tuple[Dice, ...]) -> Dice:
        """The dice to use, if that is clear; otherwise the player is asked."""
        if not self.is_human_turn:
            return ()
        doubtful = self._position.in_doubt(ways)
        if len(doubtful) > 1:
            self.dice_needed.emit(building, doubtful, what)
        return doubtful[0] if len(doubtful) == 1 else ()

    @by_hand
    def reroll(self, dice: Dice | None = None, *, origin: Origin = BY_HAND) -> bool:
        """Spend the special action tile and reroll these dice.

        Rerolls cannot be undone: without given dice, nothing is spent before a second call. The
        first call lifts the dice; the second rerolls those that are still lifted.
        """
        if dice is None and self.can_reroll and not (self.is_lifting and self.lifted_dice):
            self._lift_or_lay_down()
            return False
        has_played = self._make(Reroll, dice or self.reroll_dice or (0,), origin=origin)
        if self.can_roll and self.state.dice:
            assert self.game.due_roll is not None
            self._play(self.game.due_roll, origin)
        return has_played

    def _lift_or_lay_down(self) -> None:
        if self.is_lifting:
            self._selection.choose(None)
        else:
            self._selection.lift(self.reroll_dice)
        self.selection_changed.emit()

    @by_hand
    def end_turn(self) -> bool:
        """End the turn; if no move was made, this is a pass."""
        return self._play_by_hand(END_TURN)

    def _is_legal(self, action: Action) -> bool:
        return is_legal(self.state, action)

    # Why a building is not highlighted. Nobody plays in a replay, so it shows only the facts above.

    def target_tip(self, building: int) -> str:
        """The tool tip of a building, with the reason why a person cannot take it now."""
        lines = (super().target_tip(building), self._why_not_now(building))
        return "\n".join(line for line in lines if line)

    def building_facts(self, building: int) -> BuildingFacts:
        """The content of a building's card, with the reason why a person cannot take it now."""
        facts, why = super().building_facts(building), self._why_not_now(building)
        return evolve(facts, lines=(*facts.lines, why)) if why else facts

    def _why_not_now(self, building: int) -> str:
        return self._position.why_not_now(building) if self.is_human_turn else ""

    # What is selected.

    def toggle_die(self, place: int) -> None:
        """Pick a die or leave it out; while dice are lifted, lift it or keep it.

        Only dice not yet used can be picked.
        """
        if self._can_pick(place):
            self._selection.toggle(place)
            self.selection_changed.emit()

    def _can_pick(self, place: int) -> bool:
        return self.is_human_turn and not self.due_dice and place in self.state.unused

    def choose(self, choice: Choice | None) -> None:
        """Choose a chip, or none."""
        self._selection.choose(choice)
        self.selection_changed.emit()

    def suggest(self, choice: Choice | None, dice: Dice) -> None:
        """Select the dice of a suggested turn, unless the player is choosing dice to reroll."""
        if not self.is_lifting:
            self._selection.suggest(choice, dice)
            self.selection_changed.emit()

    def withdraw_suggestion(self) -> None:
        """Withdraw the suggestion and clear what it selected."""
        if self._selection.withdraw():
            self.selection_changed.emit()

    def peek(self, choice: Choice | None) -> None:
        """Highlight what a chip would reach, without choosing it."""
        if self._selection.peeked != choice:
            self._selection.peeked = choice
            self.selection_changed.emit()
