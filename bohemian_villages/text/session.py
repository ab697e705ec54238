"""A session at the terminal: reads lines, plays the game, tells what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from ..ai.levels import LEVELS, make_player
from ..engine.actions import COLLECT_INCOME, Action, Decision, Roll
from ..engine.errors import ActionError
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.record import RecordError
from ..engine.scoring import score
from ..play.match import decision_rng
from ..play.player import Player
from ..record_files import write_record
from ..words.game.actions import Offers
from ..words.game.events import Narrator
from ..words.game.log import Log
from ..words.game.records import sentence
from ..words.game.refusals import explain
from ..words.program.text import TextWords
from .screen import Screen, wrapped
from .talk import QUESTION, QUIT, Quit, Read, Talk


class Session:
    """One game at a terminal; `keep` is the file that holds it after every action."""

    def __init__(self, game: Game, read: Read, screen: Screen, keep: Path) -> None:
        self.game = game
        self.keep = keep
        self.words = TextWords(game.setup)
        self.screen = screen
        self.talk = Talk(read, screen, self.words)
        self.offers = Offers(game.setup)
        self.narrator = Narrator(game.setup)
        self.players: list[Player | None] = [
            make_player(seat.control) if seat.control in LEVELS else None
            for seat in game.setup.players
        ]
        self._could_keep = True
        self._is_listed = False
        """Whether the actions of this decision were told."""

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            self._say([self.words.welcome(), self.words.order()])
            is_old = self.game.state.is_over
            while not self.game.state.is_over:
                self._go_on()
            ending, *scores = Log(self.game).final_scoring().lines
            # Whoever saw the game end knows why.
            self._say([ending, *scores] if is_old else scores)
        except Quit:
            self._leave()
        except (EOFError, KeyboardInterrupt):
            if self.screen.pages:
                # Nobody pressed Enter: the line of the answer is still open.
                self.screen.write("")
            self._leave()

    def _leave(self) -> None:
        self._keep()
        self.screen.answered()
        self._say([self.words.kept(str(self.keep))])

    def _go_on(self) -> None:
        """Let whoever is next do one thing."""
        state = self.game.state
        player = self.players[state.player]
        if state.awaits_roll and not (state.uncollected and player is None):
            self._roll(player)
        elif player is not None:
            self._play(self._decide(player))
        else:
            self._ask()

    def _decide(self, player: Player) -> Decision:
        if self.game.state.uncollected:
            return COLLECT_INCOME
        return player.decide(self.game.state, decision_rng(self.game))

    def _roll(self, player: Player | None) -> None:
        """Dice from the seed fall by themselves for AI players; real ones are typed."""
        if player is not None and self.game.state.uncollected:
            self._play(COLLECT_INCOME)
            return
        due, state = self.game.due_roll, self.game.state
        if due is None:
            self._type_dice()
            return
        if player is None and not state.dice:
            answer = self.talk.ask(self.words.roll(state.player))
            if answer:
                if not self._command(answer):
                    self._say([self.words.not_understood_roll()])
                return
        self._play(due)

    def _type_dice(self) -> None:
        count = len(self.game.state.rolling)
        answer = self.talk.ask(self.words.enter_dice(self.game.state.player, count))
        faces = tuple(int(sign) for sign in answer if sign in "123456")
        typed = answer.replace(" ", "").replace(",", "")
        if len(faces) == len(typed) == count:
            self._play(Roll(faces))
        elif not self._command(answer):
            self._say([self.words.not_understood_dice(count)])

    def _ask(self) -> None:
        """Let a person choose among the actions, which are told once."""
        state = self.game.state
        actions: list[Action] = [*legal_actions(state)]
        if state.awaits_roll and self.game.due_roll is not None:
            actions.append(self.game.due_roll)
        question = self._question()
        if not self._is_listed:
            self.talk.show(self._offered(actions), self.words.more_choices())
            self._is_listed = True
        answer = self.talk.ask(question)
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            self._play(actions[int(answer) - 1])
        elif not self._command(answer):
            self._say([self.words.not_understood(len(actions))])

    def _question(self) -> str:
        state = self.game.state
        return self.words.choose_as_listed(state) if self._is_listed else self.words.choose(state)

    def _offered(self, actions: Sequence[Action]) -> list[str]:
        """The actions by number: a line each, or those that begin alike together."""
        state = self.game.state
        if self.game.state.awaits_roll:
            # The dice are not told before they fall.
            phrases = [
                self.words.roll_uncollected()
                if isinstance(action, Roll)
                else self.offers.phrase(state, action)
                for action in actions
            ]
            return _numbered(phrases)
        lines = _numbered([self.offers.phrase(state, action) for action in actions])
        if self.screen.has_room(lines, QUESTION):
            return lines
        return self._grouped(actions)

    def _grouped(self, actions: Sequence[Action]) -> list[str]:
        lines: list[str] = []
        number = 0
        for group in self.offers.groups(self.game.state, actions):
            items = [f"{number + place}) {item}" for place, item in enumerate(group.items, 1)]
            number += len(items)
            pieces = [group.heading, *items] if group.heading else items
            lines += wrapped(pieces, self.screen.columns, "  ", others="    ")
        return lines

    def _play(self, action: Action) -> None:
        before = self.game.state
        try:
            events = self.game.play(action)
        except ActionError as error:
            self._say([explain(before, None, error.refusal)])
            return
        self._is_listed = False
        self._tell(events)
        self._keep()

    def _tell(self, events: Iterable[Event]) -> None:
        self._say(self.narrator.sentences(events, self.game.state))

    def _say(self, lines: Iterable[str]) -> None:
        self.talk.say(lines)

    def _show(self, lines: Sequence[str]) -> None:
        self.talk.show(lines, self.words.more())

    def _command(self, answer: str) -> bool:
        """Do what a word means; whether it means anything."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._show(self.words.help()),
            "?": lambda: self._show(self.words.help()),
            "board": self._tell_board,
            "players": self._tell_players,
            "score": lambda: self._show(self.words.score(score(self.game.state))),
            "list": self._list_again,
            "more": lambda: None,
            "undo": self._undo,
            "redo": self._redo,
            "save": lambda: self._save(rest.strip()),
            QUIT: self._quit,
        }
        if word.lower() in commands:
            commands[word.lower()]()
            return True
        return self._tell_village(answer)

    def _list_again(self) -> None:
        self._is_listed = False

    def _tell_board(self) -> None:
        villages = range(len(self.game.setup.board.villages))
        supply = self.words.supply(self.game.state)
        lines = [line for village in villages for line in self._village(village)]
        if not self.screen.has_room([*lines, supply], QUESTION):
            lines = [line for village in villages for line in self._dense_village(village)]
        self._show([*lines, supply])

    def _village(self, village: int) -> list[str]:
        """A village with a line for every building."""
        state = self.game.state
        buildings = self.words.buildings(state, village)
        return [self.words.village(state, village), *(f"  {building}" for building in buildings)]

    def _dense_village(self, village: int) -> list[str]:
        """A village in few lines."""
        state = self.game.state
        pieces = [self.words.village(state, village), *self.words.buildings(state, village)]
        return wrapped(pieces, self.screen.columns, "  ", others="    ")

    def _tell_village(self, name: str) -> bool:
        for place in range(len(self.game.setup.board.villages)):
            if name and self.words.table.village(place).lower().startswith(name.lower()):
                self._show(self._village(place))
                return True
        return False

    def _tell_players(self) -> None:
        state = self.game.state
        self._show([self.words.holdings(state, player) for player in range(state.players)])

    def _undo(self) -> None:
        """Take back a decision of a person."""
        steps = self.game.steps
        mine = steps and self.players[self._mover(len(steps) - 1)] is None
        if self.game.can_undo and mine:
            self.game.undo()
            self._is_listed = False
            self._say([self.words.undone()])
            self._keep()
        else:
            self._say([self.words.nothing_to_undo()])

    def _mover(self, step: int) -> int:
        """Who made a step."""
        return (self.game.steps[step - 1].state if step else self.game.start).player

    def _redo(self) -> None:
        if self.game.can_redo:
            self._is_listed = False
            self._tell(self.game.redo().events)
            self._keep()
        else:
            self._say([self.words.nothing_to_redo()])

    def _save(self, name: str) -> None:
        file = Path(name or "game.bvg")
        with suppress(RuntimeError):  # Nobody of that name has a home.
            file = file.expanduser()
        try:
            write_record(file, self.game)
        except OSError as error:
            self._say([self.words.not_saved(error.strerror or str(error))])
        except RecordError as error:
            self._say([sentence(error)])
        else:
            self._say([self.words.saved(str(file))])

    def _quit(self) -> None:
        raise Quit

    def _keep(self) -> None:
        """Write the game; a failure is said once, and it is tried again after the next action."""
        try:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            write_record(self.keep, self.game)
            self._could_keep = True
        except OSError as error:
            if self._could_keep:
                self._say([self.words.not_saved(error.strerror or str(error))])
            self._could_keep = False


def _numbered(phrases: Iterable[str]) -> list[str]:
    return [f"{number:3}) {phrase}" for number, phrase in enumerate(phrases, 1)]
