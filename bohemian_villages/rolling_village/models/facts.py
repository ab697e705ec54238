"""RollingFacts: everything about a game that a window shows, and what is selected in it."""

from __future__ import annotations

from enum import Enum, auto

from attrs import evolve, frozen

from ...models.game_facts import AnyGameFacts
from ..engine.actions import Draw
from ..engine.events import AvenueChosen, Event
from ..engine.game import Game
from ..engine.scoring import Score, score, winners
from ..engine.setup import Setup
from ..engine.sheet import AVENUES, Project
from ..engine.state import LAST_TURN, State
from ..play.turn_loop import Due, done_in, due_in
from ..words.names import SheetNames
from ..words.prompts import RollingPrompts
from .position import (
    BONUS,
    Preview,
    ProjectCard,
    SheetFacts,
    preview_of,
    project_cards,
    sheet_facts,
)
from .selection import Selection


class Phase(Enum):
    """What has to be done next."""

    ROLL = auto()
    ENTER_ROLL = auto()
    DRAW = auto()
    BONUS = auto()
    AVENUE = auto()
    DONE = auto()
    """Everything is drawn: go on, or undo."""
    WAIT = auto()
    """An AI player thinks."""
    OVER = auto()


_PHASES = {
    Due.NOTHING: Phase.OVER,
    Due.GO_AHEAD: Phase.DONE,
    Due.DICE: Phase.ROLL,
    Due.REAL_DICE: Phase.ENTER_ROLL,
    Due.DICE_GO_ON: Phase.WAIT,
    Due.DECISION: Phase.WAIT,
}


@frozen
class GoOn:
    """The button that rolls, passes on or shows the result."""

    text: str
    reason: str
    """Why it cannot be pressed yet; empty if it can."""


class RollingFacts(AnyGameFacts[Game, Setup, State, Event]):
    """Read-only facts about a game. Only `RollingModel` changes it."""

    _prompts: RollingPrompts

    def _name_everything(self) -> None:
        self.names = SheetNames(self.setup)
        """What players and spaces are called."""
        self._prompts = RollingPrompts(self.names)

    def retranslate(self) -> None:
        """Make all texts again."""
        self._name_everything()
        self.retranslated.emit()

    def _look_again(self, looked_at: int | None = None) -> None:
        self.cards: tuple[ProjectCard, ...] = self._cards()
        """The projects of the roll, for the player who draws or has just drawn."""
        self._selection = Selection(self.cards if self.is_human_turn else ())
        self._looked_at = looked_at

    def _cards(self) -> tuple[ProjectCard, ...]:
        return project_cards(self._state_of_drawer())

    def _state_of_drawer(self) -> State:
        """The position; after the last decision of a roll, still the one with its dice."""
        if self._done is None and not self.state.is_over:
            return self.state
        # The last decision finished the sheet: the roll is still there to look at.
        return _with_everything_drawn(self.game)

    @property
    def _done(self) -> int | None:
        """The person who has drawn everything for this roll and may still undo it."""
        return done_in(self.game, self.is_human)

    @property
    def _due(self) -> Due:
        return due_in(self.game, self.is_human, self._done)

    # What is.

    @property
    def turn(self) -> int:
        """The turn whose roll is present or due; 0 is the preparation."""
        if self._done is not None:
            return self.game.steps[-1].turn
        return self.game.turn

    @property
    def dice(self) -> tuple[int, int] | None:
        """The present roll, at the end the last one; None while a roll is due."""
        return self._state_of_drawer().dice

    @property
    def is_alone(self) -> bool:
        """Whether one plays alone, for the mayor's 60 points."""
        return self.state.players == 1

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, and the last drawing cannot be undone any more."""
        return self.state.is_over and self._done is None

    @property
    def drawer(self) -> int:
        """The player who draws, or who has drawn everything and may still undo."""
        done = self._done
        return min(self.state.player, self.state.players - 1) if done is None else done

    @property
    def is_human_turn(self) -> bool:
        """Whether a person draws or picks an avenue now."""
        return self._due is Due.PERSON

    @property
    def phase(self) -> Phase:
        """What is to be done now."""
        due = self._due
        if due is not Due.PERSON:
            return _PHASES[due]
        if self.state.avenue_due:
            return Phase.AVENUE
        return Phase.BONUS if self.state.bonus_due else Phase.DRAW

    # Sheets.

    @property
    def shown(self) -> int:
        """Whose sheet is shown large: the one chosen, else that of the person at the screen."""
        return self.at_screen if self._looked_at is None else self._looked_at

    @property
    def at_screen(self) -> int:
        """The person who draws, or who drew last; an AI player only where no people play."""
        drawer = self.drawer
        if self.is_human(drawer) and self.phase not in (Phase.ROLL, Phase.ENTER_ROLL):
            return drawer
        people = [player for player in range(self.state.players) if self.is_human(player)]
        # While AI players draw, the person who drew last stays in sight.
        earlier = [player for player in people if player < drawer]
        return (earlier[-1] if earlier else people[0]) if people else drawer

    def sheet(self, player: int) -> SheetFacts:
        """A player's sheet, and what it is worth."""
        avenue = None if self.is_over else self.scored_avenue(player)
        return sheet_facts(self.state, player, avenue, self.turn)

    def scored_avenue(self, player: int) -> int | None:
        """The avenue that scores for a player with the roll that is drawn."""
        state = self._state_of_drawer()
        if state.dice is None or state.in_preparation:
            return None
        return state.avenue if state.avenue is not None else self._picked(player)

    def _picked(self, player: int) -> int | None:
        """The avenue a player picked with this roll."""
        for step in reversed(self.game.steps):
            if step.turn != self.turn:
                return None
            for event in step.events:
                if isinstance(event, AvenueChosen) and event.player == player:
                    return event.avenue
        return None

    def is_done(self, player: int) -> bool:
        """Whether a player has drawn everything for the roll."""
        return self.dice is not None and (player < self.state.player or self.state.dice is None)

    @property
    def scores(self) -> list[Score]:
        """Everybody's present score, including squares."""
        return score(self.state)

    @property
    def ranking(self) -> list[int]:
        """All players, most points first."""
        totals = [each.total for each in self.scores]
        return sorted(range(len(totals)), key=lambda player: -totals[player])

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has most points now."""
        return tuple(winners(self.scores))

    # What is selected.

    @property
    def card(self) -> int | None:
        """The place of the card in hand."""
        return self._selection.card

    @property
    def project(self) -> Project | None:
        """The project in hand."""
        return self._selection.project

    @property
    def lit(self) -> tuple[int, ...]:
        """The spaces where the project in hand may be drawn."""
        card = self._selection.in_hand
        return card.spaces if card else ()

    @property
    def lit_later(self) -> tuple[int, ...]:
        """The spaces where only the other project may be drawn."""
        others = [place for place in self._selection.open_cards if place != self.card]
        spaces = {space for place in others for space in self.cards[place].spaces}
        return tuple(sorted(spaces.difference(self.lit)))

    @property
    def avenues_to_pick(self) -> range:
        """The avenues one may pick now."""
        return range(AVENUES if self.phase is Phase.AVENUE else 0)

    def project_at(self, space: int) -> Project | None:
        """What a click on a space would draw."""
        return self._selection.project_for(space)

    def preview(self, space: int) -> Preview | None:
        """What a click on a space would do; None if it would do nothing."""
        project = self.project_at(space)
        return None if project is None else preview_of(self.state, project, space)

    # Words.

    @property
    def turn_text(self) -> str:
        """The progress of the game in words."""
        return self._prompts.turn(self.turn)

    @property
    def prompt(self) -> str:
        """What is to be done now, in one sentence."""
        prompts, player, phase = self._prompts, self.drawer, self.phase
        if phase is Phase.DRAW:
            return self._prompt_to_draw()
        if phase is Phase.DONE:
            return self._prompt_when_done()
        return {
            Phase.ROLL: lambda: prompts.roll(self.turn),
            Phase.ENTER_ROLL: prompts.enter_roll,
            Phase.BONUS: lambda: prompts.bonus(player),
            Phase.AVENUE: lambda: prompts.avenue(player),
            Phase.WAIT: lambda: prompts.drawing(player),
            Phase.OVER: prompts.over,
        }[phase]()

    def _prompt_when_done(self) -> str:
        player = self.drawer
        avenue = self.scored_avenue(player)
        if avenue is None:
            return self._prompts.prepared(player)
        return self._prompts.scored(player, avenue, self.state.scores[player][-1])

    def _prompt_to_draw(self) -> str:
        prompts, player = self._prompts, self.drawer
        card, project = self._selection.in_hand, self.project
        assert card is not None
        assert project is not None
        if card.column is None:
            return prompts.square(player)
        if card.is_displaced:
            return prompts.displaced(player, card.column, card.columns)
        if self.state.in_preparation:
            return prompts.prepare(player, card.column)
        return prompts.draw(player, project, card.column)

    @property
    def go_on_button(self) -> GoOn:
        """The text of the large button."""
        prompts, phase = self._prompts, self.phase
        if phase in (Phase.ROLL, Phase.ENTER_ROLL):
            return GoOn(prompts.roll_button(), "")
        following = None if phase is Phase.OVER else self._next_person()
        text = prompts.button(self.turn, following, is_last=self.turn == LAST_TURN)
        return GoOn(text, self._why_not_on(phase))

    def _next_person(self) -> int | None:
        """The person who draws for this roll after the one who draws now."""
        later = range(self.drawer + 1, self.state.players)
        return next(filter(self.is_human, later), None)

    def _why_not_on(self, phase: Phase) -> str:
        match phase:
            case Phase.DRAW | Phase.BONUS:
                return self._prompts.to_go(self.drawings_to_go)
            case Phase.AVENUE:
                return self._prompts.pick_first()
            case Phase.WAIT:
                return self._prompts.drawing(self.drawer)
            case _:
                return ""

    @property
    def drawings_to_go(self) -> int:
        """How many projects are still to be drawn for this roll."""
        return self.state.draws_due - len(self.state.drawn)

    @property
    def bonus_place(self) -> int:
        """The place of the bonus among the cards."""
        return BONUS


def _with_everything_drawn(game: Game) -> State:
    """The position after the last player's last drawing, before the turn passes on."""
    last, before = game.steps[-1], game.steps[-2].state
    drawn = (*before.drawn, last.action) if isinstance(last.action, Draw) else before.drawn
    after = last.state
    return evolve(
        before, sheets=after.sheets, bonuses=after.bonuses, scores=after.scores, drawn=drawn
    )
