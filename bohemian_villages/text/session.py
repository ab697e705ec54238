"""A session at the terminal: reads lines, plays the game, tells what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path

from ..ai.levels import LEVELS, make_player
from ..ai.match import decision_rng
from ..ai.player import Player
from ..engine.actions import COLLECT_INCOME, Action, Decision, Roll
from ..engine.errors import ActionError
from ..engine.events import Event
from ..engine.game import Game
from ..engine.moves import legal_actions
from ..engine.record import RecordError
from ..engine.scoring import score
from ..files import write_record
from ..words.actions import Offers
from ..words.events import Narrator
from ..words.log import Log
from ..words.refusals import explain
from ..words.text import TextWords
from ..words.village_records import sentence

Read = Callable[[], str]
Write = Callable[[str], None]


class Quit(Exception):  # noqa: N818 - not an error: somebody leaves the table
    """Somebody leaves the table."""


class Session:
    """One game at a terminal; `keep` is the file that holds it after every action."""

    def __init__(self, game: Game, read: Read, write: Write, keep: Path) -> None:
        self.game = game
        self.read = read
        self.write = write
        self.keep = keep
        self.words = TextWords(game.setup)
        self.offers = Offers(game.setup)
        self.narrator = Narrator(game.setup)
        self.players: list[Player | None] = [
            make_player(seat.control) if seat.control in LEVELS else None
            for seat in game.setup.players
        ]
        self._could_keep = True

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self.write(self.words.welcome())
        self.write(self.words.order())
        try:
            while not self.game.state.is_over:
                self._go_on()
        except (Quit, EOFError):
            self._keep()
            self.write(self.words.kept(str(self.keep)))
            return
        self._say(Log(self.game).final_scoring().lines)

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
            answer = self._line(self.words.roll(state.player))
            if answer and self._command(answer):
                return
        self._play(due)

    def _type_dice(self) -> None:
        count = len(self.game.state.rolling)
        answer = self._line(self.words.enter_dice(self.game.state.player, count))
        faces = tuple(int(sign) for sign in answer if sign in "123456")
        typed = answer.replace(" ", "").replace(",", "")
        if len(faces) == len(typed) == count:
            self._play(Roll(faces))
        elif not self._command(answer):
            self.write(self.words.not_understood_dice(count))

    def _ask(self) -> None:
        """Let a person choose among the actions."""
        state = self.game.state
        actions: list[Action] = [*legal_actions(state)]
        if state.awaits_roll and self.game.due_roll is not None:
            actions.append(self.game.due_roll)
        self._list(actions)
        answer = self._line(self.words.choose(state.player, [state.dice[d] for d in state.unused]))
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            self._play(actions[int(answer) - 1])
        elif not self._command(answer):
            self.write(self.words.not_understood(len(actions)))

    def _list(self, actions: Iterable[Action]) -> None:
        state = self.game.state
        for number, action in enumerate(actions, 1):
            # The dice are not told before they fall.
            roll = self.words.roll(state.player)
            phrase = roll if isinstance(action, Roll) else self.offers.phrase(state, action)
            self.write(f"{number:3} {phrase}")

    def _play(self, action: Action) -> None:
        before = self.game.state
        try:
            events = self.game.play(action)
        except ActionError as error:
            self.write(explain(before, None, error.refusal))
            return
        self._tell(events)
        self._keep()

    def _tell(self, events: Iterable[Event]) -> None:
        self._say(self.narrator.sentences(events, self.game.state))

    def _say(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def _line(self, question: str) -> str:
        self.write(question)
        return self.read().strip()

    def _command(self, answer: str) -> bool:
        """Do what a word means; whether it means anything."""
        word, _, rest = answer.partition(" ")
        commands: dict[str, Callable[[], None]] = {
            "help": lambda: self._say(self.words.help()),
            "?": lambda: self._say(self.words.help()),
            "board": self._tell_board,
            "players": self._tell_players,
            "score": lambda: self._say(self.words.score(score(self.game.state))),
            "list": lambda: None,
            "undo": self._undo,
            "redo": self._redo,
            "save": lambda: self._save(rest.strip()),
            "quit": self._quit,
        }
        if word.lower() in commands:
            commands[word.lower()]()
            return True
        return self._tell_village(answer)

    def _tell_board(self) -> None:
        for village in range(len(self.game.setup.board.villages)):
            self._say(self.words.village(self.game.state, village))
        self.write(self.words.supply(self.game.state))

    def _tell_village(self, name: str) -> bool:
        for place in range(len(self.game.setup.board.villages)):
            if name and self.words.table.village(place).lower().startswith(name.lower()):
                self._say(self.words.village(self.game.state, place))
                return True
        return False

    def _tell_players(self) -> None:
        for player in range(self.game.state.players):
            self.write(self.words.holdings(self.game.state, player))

    def _undo(self) -> None:
        """Take back a decision of a person."""
        steps = self.game.steps
        mine = steps and self.players[self._mover(len(steps) - 1)] is None
        if self.game.can_undo and mine:
            self.game.undo()
            self.write(self.words.undone())
            self._keep()
        else:
            self.write(self.words.nothing_to_undo())

    def _mover(self, step: int) -> int:
        """Who made a step."""
        return (self.game.steps[step - 1].state if step else self.game.start).player

    def _redo(self) -> None:
        if self.game.can_redo:
            self._tell(self.game.redo().events)
            self._keep()
        else:
            self.write(self.words.nothing_to_redo())

    def _save(self, name: str) -> None:
        file = Path(name or "game.bvg")
        with suppress(RuntimeError):  # Nobody of that name has a home.
            file = file.expanduser()
        try:
            write_record(file, self.game)
        except OSError as error:
            self.write(self.words.not_saved(error.strerror or str(error)))
        except RecordError as error:
            self.write(sentence(error))
        else:
            self.write(self.words.saved(str(file)))

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
                self.write(self.words.not_saved(error.strerror or str(error)))
            self._could_keep = False
