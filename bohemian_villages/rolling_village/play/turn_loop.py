"""The loop of a game: who has to do what now, for the window, the terminal and matches alike."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from typing import TypeAlias

from ... import ai_turns
from ...ai_turns import IsHuman
from ..engine.actions import Action, Decision, Roll
from ..engine.events import Event, PlayerDone
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.state import State
from .thought import Thought


class Due(Enum):
    """What a game waits for."""

    NOTHING = auto()
    """The game is over."""
    GO_AHEAD = auto()
    """A person has drawn everything, and can still undo it until they go on."""
    DICE = auto()
    """A person has to roll the program's dice."""
    REAL_DICE = auto()
    """Somebody enters the roll of real dice."""
    PERSON = auto()
    """A person draws, or picks an avenue."""
    DICE_GO_ON = auto()
    """The program's dice roll by themselves: a person has gone on, or only AI players play."""
    DECISION = auto()
    """An AI player decides."""


Played: TypeAlias = ai_turns.Played[State, Event]


class TurnLoop(ai_turns.AnyTurnLoop[Thought, State, Event, Decision]):
    """One game under way. People act when they like; AI players when `go_on` is called.

    Where people are not asked whether what they drew may stay, nobody waits for them to go on.
    """

    game: Game

    def __init__(self, game: Game, is_human: IsHuman, *, asks_to_go_on: bool = True) -> None:
        super().__init__(game, is_human)
        self.asks_to_go_on = asks_to_go_on
        # The number of steps that were confirmed when a person last went on.
        self._gone_ahead = 0
        # Whether the next roll is made without asking.
        self._goes_on = False

    @property
    def done(self) -> int | None:
        """The person who has drawn everything for this roll and has not gone on yet."""
        if not self.asks_to_go_on or self._gone_ahead == len(self.game.steps):
            return None
        return done_in(self.game, self.is_human)

    @property
    def due(self) -> Due:
        """What has to happen next."""
        due = due_in(self.game, self.is_human, self.done)
        return Due.DICE_GO_ON if due is Due.DICE and self._goes_on else due

    def go_ahead(self) -> None:
        """Confirm what a person has drawn, so that it cannot be undone."""
        self._gone_ahead = len(self.game.steps)
        self._goes_on = True

    def play(self, action: Action) -> Played:
        """Carry out an action; raises ActionError if it is not allowed."""
        before = self.game.state
        played = Played(before, self.game.play(action), self.is_human(before.player))
        if isinstance(action, Roll):
            self._goes_on = False
        return played

    # AI players.

    @property
    def automatic_action(self) -> Action | None:
        """The roll, if nobody is asked for it."""
        return self.game.due_roll if self.due is Due.DICE_GO_ON else None

    @property
    def awaits_ai(self) -> bool:
        """Whether an AI player has to decide."""
        return self.due is Due.DECISION

    def new_thought(self) -> Thought:
        """A question to an AI player about the decision due."""
        state = self.game.state
        level = self.game.setup.players[state.player].control
        return Thought(ai_turns.next_number(), state, level, self._luck(Roll))

    def legal_decisions(self) -> Sequence[Decision]:
        """What the player to decide may do."""
        return legal_actions(self.game.state)

    # Looking back.

    @property
    def can_undo(self) -> bool:
        """Whether a person's decision can be undone, which is possible until they go on."""
        game = self.game
        if not game.can_undo or self._gone_ahead == len(game.steps):
            return False
        return self.is_human(game.steps[-1].player)

    @property
    def can_redo(self) -> bool:
        """Whether a person's decision that was taken back can be made again."""
        return self.game.can_redo and self.is_human(self.game.state.player)

    def undo(self) -> Played:
        """Take back a person's last decision."""
        before = self.game.state
        return Played(before, self.game.undo().events, by_human=True)


def done_in(game: Game, is_human: IsHuman) -> int | None:
    """The person whose last step finished their drawing for this roll."""
    last = game.steps[-1] if game.steps else None
    if last is None or isinstance(last.action, Roll) or not is_human(last.player):
        return None
    return last.player if any(isinstance(event, PlayerDone) for event in last.events) else None


def due_in(game: Game, is_human: IsHuman, done: int | None) -> Due:
    """What a game waits for; `done` has drawn everything and not gone on yet."""
    state = game.state
    if done is not None:
        return Due.GO_AHEAD
    if state.is_over:
        return Due.NOTHING
    if state.awaits_roll:
        if game.due_roll is None:
            return Due.REAL_DICE
        return Due.DICE if any(map(is_human, range(state.players))) else Due.DICE_GO_ON
    return Due.PERSON if is_human(state.player) else Due.DECISION
