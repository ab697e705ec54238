"""RollingModel: a game as the window plays it. Whoever acts, every action is shown by `_show`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject

from ...ai_turns import Played
from ...models.change import BY_HAND, Cause, Origin
from ...models.commands import by_hand
from ...models.played_game import PlayedGame
from ..engine.actions import Action, ChooseAvenue, Draw, Roll
from ..engine.errors import Refusal
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import refusal
from ..engine.setup import Setup
from ..engine.sheet import Project
from ..engine.state import State
from ..play.turn_loop import Due, TurnLoop
from ..words.prompts import RollingPrompts
from ..words.refusals import explain
from .comparison import Comparison
from .facts import Phase, RollingFacts


class RollingModel(PlayedGame[Game, Setup, State, Event, Action], RollingFacts):
    """One game at a time, and everything that can be done in it."""

    _loop: TurnLoop
    _prompts: RollingPrompts

    def __init__(self, setup: Setup, parent: QObject | None = None) -> None:
        super().__init__(Game(setup), parent)
        self.comparison: Comparison | None = None
        """The expert's game with the same dice; None without an AI process."""
        self.earlier_best: Callable[[], int | None] | None = None
        """The best total of earlier games alone, if the statistics are used."""

    def _loop_of(self, game: Game) -> TurnLoop:
        return TurnLoop(game, self.is_human)

    @property
    def _done(self) -> int | None:
        return self._loop.done

    @property
    def _due(self) -> Due:
        return self._loop.due

    # Dice and drawings.

    def _play_by_hand(self, action: Action, origin: Origin = BY_HAND) -> bool:
        match self.phase:
            case Phase.DONE:
                return self._refuse(self._prompts.go_on_first())
            case Phase.WAIT:
                return self._refuse(self._prompts.wait(self.drawer))
            case _:
                return self._play(action, origin)

    def _explain(self, action: Action | None, refusal: Refusal) -> str:
        return explain(self.state, action, refusal)

    def _show(self, played: Played[State, Event], action: Action, origin: Origin = BY_HAND) -> None:
        # Do not change a sheet that was chosen to be looked at while AI players draw.
        goes_on = not played.by_human and not self.is_human_turn
        self._look_again(self._looked_at if goes_on else None)
        cause = Cause.ROLLED if isinstance(action, Roll) else Cause.PLAYED
        self._tell(played.events, cause, played.before, by_human=played.by_human, origin=origin)

    @by_hand
    def enter_roll(self, faces: Sequence[int]) -> bool:
        """Enter the faces of real dice."""
        return self._make(Roll, tuple(faces))

    @by_hand
    def draw(self, space: int, project: Project | None = None, *, let_go_at: object = None) -> bool:
        """Draw a project in a space: the given one, or else what fits there, the one in hand first.

        `let_go_at` is where a project was dropped; the change repeats it.
        """
        drawn = project
        if drawn is None:
            drawn = self.project_at(space)
        if drawn is None:
            drawn = self.project
        if drawn is None:
            return self._refuse(self._why_no_drawing())
        return self._make(Draw, drawn, space, origin=Origin(let_go_at))

    def _why_no_drawing(self) -> str:
        match self.phase:
            case Phase.DONE:
                return self._prompts.go_on_first()
            case Phase.WAIT:
                return self._prompts.wait(self.drawer)
            case Phase.AVENUE:
                return self._explain(None, Refusal.AVENUE_DUE)
            case Phase.OVER:
                return self._explain(None, Refusal.GAME_OVER)
            case _:
                return self._prompts.roll_first()

    @by_hand
    def pick_avenue(self, avenue: int) -> bool:
        """Pick the avenue that scores, after a sum of 2 or 12."""
        return self._make(ChooseAvenue, avenue)

    @by_hand
    def go_on(self) -> bool:
        """Confirm the drawing, or roll; returns whether either was possible."""
        match self._due:
            case Due.GO_AHEAD:
                before = self.state
                self._loop.go_ahead()
                self._look_again()
                self._tell((), Cause.WENT_AHEAD, before, by_human=True)
                return True
            case Due.DICE:
                roll = self.game.due_roll
                assert roll is not None
                return self._play(roll)
            case _:
                return self._refuse(self._why_not_yet())

    def _why_not_yet(self) -> str:
        """Why `go_on` is not possible, and what to do instead."""
        match self.phase:
            case Phase.DRAW | Phase.BONUS:
                return self._prompts.draw_first(self.drawings_to_go)
            case Phase.AVENUE:
                return self._prompts.pick_avenue_first()
            case Phase.WAIT:
                return self._prompts.wait(self.drawer)
            case _:
                return self.prompt

    def _is_legal(self, action: Action) -> bool:
        return refusal(self.state, action) is None

    # What is selected.

    def take_card(self, place: int) -> None:
        """Take a project of the roll in hand."""
        if self._selection.take(place):
            self.selection_changed.emit()

    def swap_cards(self) -> None:
        """Take the other project in hand."""
        if self._selection.swap():
            self.selection_changed.emit()

    def choose_project(self, project: Project) -> None:
        """Choose what to draw, where there is a choice."""
        if self._selection.choose(project):
            self.selection_changed.emit()

    def look_at(self, player: int | None) -> None:
        """Show a player's sheet large; None for the one who draws."""
        if self._looked_at != player:
            self._looked_at = player
            self.selection_changed.emit()
