"""GameFacts: everything about a game that a window shows, and what is selected in it."""

from __future__ import annotations

from ...engine.actions import END_TURN, Decision, Dice
from ...engine.events import Event
from ...engine.game import Game
from ...engine.scoring import Score, winners
from ...engine.setup import Setup
from ...engine.state import NO_PLAYER, State
from ...play import history
from ...words.game.actions import ActionPhrases
from ...words.game.meanwhile import MeanwhileWords
from ...words.game.prompts import Prompts
from ...words.game.table import Table
from ..game_facts import AnyGameFacts
from .announcements import Announcement, Announcer
from .change import Change
from .choice_facts import HalfFacts, facts_of
from .choices import Choice, Target
from .meanwhile import OthersTurn, has_played, turns_of_others
from .position import BuildingFacts, Position
from .prompt import prompt_for_ai, prompt_for_human
from .selection import Selection


class GameFacts(AnyGameFacts[Game, Setup, State, Event]):
    """Read-only facts about a game. Only `GameModel` changes it."""

    _prompts: Prompts

    def _name_everything(self) -> None:
        self._table = Table(self.game.setup)
        self._prompts = Prompts(self._table)
        self._offers = ActionPhrases(self.game.setup)

    def _look_again(self) -> None:
        self._position = Position(self.game.state, self._table)
        self._selection = Selection()

    # The position.

    @property
    def turn(self) -> int:
        """The number of the turn, from 1."""
        return self.game.turn

    @property
    def player(self) -> int:
        """Whose turn it is."""
        return self.state.player

    @property
    def table(self) -> Table:
        """The names of players, villages and buildings."""
        return self._table

    def player_name(self, player: int) -> str:
        """A player's name, unique at the table."""
        return self._table.player(player)

    @property
    def is_human_turn(self) -> bool:
        """Whether a person has to decide now."""
        return not self.is_over and self.is_human(self.player)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def real_dice(self) -> bool:
        """Whether the dice of this turn are real ones, entered by hand."""
        return self.setup.seed_of_turn(self.turn) is None

    @property
    def due_dice(self) -> Dice:
        """The indices of the dice that must be rolled now."""
        return self.state.due_dice if self.state.awaits_roll else ()

    @property
    def scores_now(self) -> list[Score]:
        """Everybody's score if the game ended now."""
        return self._position.scores

    @property
    def winners(self) -> list[int]:
        """The winners; empty while the game goes on."""
        return winners(self.scores_now) if self.is_over else []

    @property
    def moves_made(self) -> int:
        """How many moves the player to move has made in this turn."""
        return history.moves_of_turn(self.game)

    def announcements(self, change: Change) -> list[Announcement]:
        """The announcements for the latest change."""
        return Announcer(self.game, self._table, self.is_human).announcements(change)

    @property
    def _reader(self) -> int:
        """The person to move, or the only person while AI players move."""
        people = [player for player in range(self.state.players) if self.is_human(player)]
        return self.player if self.is_human_turn else people[0] if len(people) == 1 else NO_PLAYER

    @property
    def turns_of_others(self) -> list[OthersTurn]:
        """What the others did since the reader's last turn."""
        reader = self._reader
        if reader == NO_PLAYER or self.is_over:
            return []
        return turns_of_others(self.game, reader, self._table)

    @property
    def others_title(self) -> str:
        """Since when that is."""
        words = MeanwhileWords(self._table, self._reader)
        return words.title(has_played=has_played(self.game, self._reader))

    @property
    def ring_told(self) -> str:
        """What a ring around a building means to the reader."""
        words = MeanwhileWords(self._table, self._reader)
        return words.ring(has_played=has_played(self.game, self._reader))

    @property
    def dice_of_last_turn(self) -> Dice:
        """What the dice showed when the turn before this one ended; empty before the first."""
        steps = reversed(self.game.steps)
        return next((step.state.dice for step in steps if step.state.dice), ())

    def happened_since_turn_of(self, player: int) -> tuple[Event, ...]:
        """What happened since a player last ended a turn."""
        return history.events_since_turn_of(self.game, player)

    # What people can do.

    @property
    def can_roll(self) -> bool:
        """Whether a person may roll the program's dice."""
        return self.is_human_turn and bool(self.due_dice) and not self.real_dice

    @property
    def can_enter_roll(self) -> bool:
        """Whether somebody must enter real dice, for any player."""
        return bool(self.due_dice) and self.real_dice

    @property
    def can_collect(self) -> bool:
        """Whether a person may collect income by hand."""
        return self.is_human_turn and self._position.can_collect

    @property
    def can_reroll(self) -> bool:
        """Whether a person may spend a special action tile."""
        return self.is_human_turn and self._position.can_reroll

    @property
    def reroll_dice(self) -> Dice:
        """The dice a reroll would roll: those lifted, else the selected ones, else all."""
        if self.is_lifting:
            return self.lifted_dice
        return self._selection.dice or self.state.unused

    @property
    def must_reroll(self) -> bool:
        """Whether the special action tile must be spent, since no move is possible."""
        return self._position.must_reroll

    @property
    def can_end(self) -> bool:
        """Whether a person may end the turn."""
        return self.is_human_turn and self._position.can_end

    @property
    def end_is_pass(self) -> bool:
        """Whether ending the turn means to pass."""
        return self._position.end_is_pass

    @property
    def only_end_is_left(self) -> bool:
        """Whether a person can only end the turn, so that auto-end may do it."""
        return self.is_human_turn and self._position.legal == [END_TURN]

    @property
    def prompt(self) -> str:
        """The prompt above the table: what the player has to do."""
        if self.is_over:
            return self._prompts.over(self.scores_now)
        if self.is_human_turn:
            return prompt_for_human(
                self._prompts, self._position, self._selection, real_dice=self.real_dice
            )
        return prompt_for_ai(self._prompts, self._position, real_dice=self.real_dice)

    @property
    def choices(self) -> list[Choice]:
        """Every way to use the dice, grouped for display; none while an AI player moves."""
        return self._position.choices if self.is_human_turn else []

    @property
    def targets(self) -> dict[int, Target]:
        """Every building a person can reach now, by any dice."""
        return self._position.targets if self.is_human_turn else {}

    def target_tip(self, building: int) -> str:
        """What a building does, who is there, whether they can be kicked out, what it is worth."""
        return self._position.tip(building)

    def building_facts(self, building: int) -> BuildingFacts:
        """The content of a building's card: what it brings now, and what it does."""
        return self._position.facts_of(building)

    def choice_facts(self, choice: Choice) -> tuple[HalfFacts, ...]:
        """The content of a chip's card: what each half would bring."""
        return facts_of(self._position, choice)

    def actions(self) -> list[tuple[Decision, str]]:
        """All legal actions of a person, with phrases."""
        if not self.is_human_turn:
            return []
        phrase = self._offers.phrase
        return [(action, phrase(self.state, action)) for action in self._position.legal]

    def retranslate(self) -> None:
        """Make all texts again, in the language in use."""
        selection = self._selection
        self._name_everything()
        self._look_again()
        self._selection = Selection(selection.dice, lifted=selection.lifted)
        self.retranslated.emit()
        self.selection_changed.emit()

    # What is selected.

    @property
    def selected_dice(self) -> Dice:
        """The dice selected by hand."""
        return self._selection.dice

    @property
    def is_lifting(self) -> bool:
        """Whether the player is choosing which dice to reroll."""
        return self._selection.lifted is not None

    @property
    def lifted_dice(self) -> Dice:
        """The dice lifted for a reroll."""
        return self._selection.lifted or ()

    @property
    def chosen(self) -> Choice | None:
        """The current chip: the one under the pointer, else the chosen one."""
        return self._selection.shown

    def is_chosen(self, choice: Choice) -> bool:
        """Whether a chip was chosen, not just pointed at."""
        chosen = self._selection.chosen
        return chosen is not None and chosen.key == choice.key

    @property
    def follows_suggestion(self) -> bool:
        """Whether the selection is that of a suggested turn."""
        return self._selection.follows_suggestion

    def lit(self) -> dict[int, Target]:
        """The highlighted buildings: those the selection reaches, or all that can be reached."""
        return self._selection.lit(self._position) if self.is_human_turn else {}
