"""Playing the games of a run: with which players, on which villages, timing their decisions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from attrs import frozen

from ...ai_turns import ThinkingTime
from ...engine import setup
from ...engine.game import Game
from ...engine.village_set import VillageSet
from ...jobs.crew import Crew, Member, Result, Task
from ...levels import numbered
from ...play.match import play_on
from ...play.opponents import parse_opponent
from ...play.seats import played_by
from ...play.thought import AiPlayer
from ...records.bounds import LONGEST_NAME
from ..levels import make_player
from ..players.bot_seat import BotSeat, LostSeat
from ..players.bots import GRACE, TIMEOUT, Bot
from ..strengths import strength_table
from .entrants import Entrant


@frozen
class Lineup:
    """The players of a run, and its villages."""

    entrants: tuple[Entrant, ...]
    villages: VillageSet
    bot_timeout: float = TIMEOUT

    @property
    def has_bots(self) -> bool:
        """Whether external programs take part."""
        return any(entrant.is_bot for entrant in self.entrants)

    def crew(self, work: Callable[[GameRunner, Task], Result]) -> Crew[Task, Result]:
        """Those who do the tasks of a run with these players."""
        return Crew(
            partial(_Gamer, self, work),
            # Bots always belong to a worker, which ends them even if this process is killed.
            works_apart=self.has_bots,
            seconds_to_quit=GRACE * (2 + len(self.entrants)),
        )


@frozen
class RunResult:
    """A game of a run, how long each seat thought, and which bots failed."""

    game: Game
    thinking: tuple[ThinkingTime, ...]
    lost_seats: tuple[LostSeat, ...]


class GameRunner:
    """Plays game after game with one lineup; its bots run until they are told to quit."""

    def __init__(self, lineup: Lineup) -> None:
        self.entrants = lineup.entrants
        self.villages = lineup.villages
        self.bots = {
            number: Bot(entrant.command, lineup.bot_timeout)
            for number, entrant in enumerate(lineup.entrants)
            if entrant.is_bot
        }

    def start(self) -> None:
        """Start every bot."""
        for bot in self.bots.values():
            bot.start()

    def quit(self) -> None:
        """Tell the bots to quit, after the last game."""
        for bot in self.bots.values():
            bot.quit()

    def stop(self) -> None:
        """Kill the bots for good; may be called from any thread."""
        for bot in self.bots.values():
            bot.ban()

    def play(self, seed: str, order: Sequence[int]) -> RunResult:
        """Play the deal of this seed; `order` names the entrant for each seat."""
        players = [self._player(entrant) for entrant in order]
        bot_seats = [player for player in players if isinstance(player, BotSeat)]
        for seat in bot_seats:
            seat.get_ready()
        game = Game(self.villages.deal(self._seats(order), seed))
        for seat in bot_seats:
            seat.sit_down(game)
        thinking = tuple(ThinkingTime() for _ in players)
        for _step in play_on(game, players, thinking):
            pass
        for seat in bot_seats:
            seat.get_up()
        return RunResult(game, thinking, tuple(seat.lost for seat in bot_seats if seat.lost))

    def _player(self, entrant: int) -> AiPlayer:
        """A new player for each game, so that no game depends on earlier ones."""
        bot = self.bots.get(entrant)
        return BotSeat(bot, entrant) if bot else make_player(self.entrants[entrant].level)

    def _seats(self, order: Sequence[int]) -> tuple[setup.Player, ...]:
        # Records are equal to the byte on every machine, so these names are not translated.
        names = numbered([self._name(entrant) for entrant in order])
        return tuple(
            _seat(setup.Player(name, color), self.entrants[entrant].level)
            for name, color, entrant in zip(names, setup.COLORS, order, strict=False)
        )

    def _name(self, entrant: int) -> str:
        bot = self.bots.get(entrant)
        name = _usable(bot.name) if bot else ""
        return name or self.entrants[entrant].level.capitalize()


def _seat(player: setup.Player, level: str) -> setup.Player:
    """The seat with the player of a run, as other programs understand it: with a level."""
    opponent = parse_opponent(level)
    skill = opponent.skill
    nearest = skill if isinstance(skill, str) else strength_table().nearest_level(skill)
    return played_by(player, opponent, nearest)


class _Gamer(GameRunner, Member[Task, Result]):
    """Does tasks with its own players."""

    def __init__(self, lineup: Lineup, work: Callable[[GameRunner, Task], Result]) -> None:
        super().__init__(lineup)
        self._work = work

    def do(self, task: Task) -> Result:
        """Do a task."""
        return self._work(self, task)


def _usable(name: str) -> str:
    """A bot's own name for itself, made fit for a record."""
    # Leave room for the number of a second bot of that name.
    longest = LONGEST_NAME - len(" 2")
    return "".join(filter(str.isprintable, name)).strip()[:longest]
