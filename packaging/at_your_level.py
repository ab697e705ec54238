"""How soon the seat at somebody's level settles, and how often they win against it.

    python packaging/at_your_level.py [--strengths 1350,1535,1720] [--runs 4] [--games 200]
        [--players 2] [--seed S]

A person of constant strength, played by the program, sits down again and again with rivals who
play at their level. Games are set up, and believed strengths moved, by the program's own code;
every game has another board. Prints a row for each run, and one for all runs of a strength.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, pstdev

from attrs import frozen

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from bohemian_villages.numeric.measured import NORMAL_95
from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

from bohemian_villages.ai.lab.simulation import nth_seed, share_of_win
from bohemian_villages.ai.levels import make_player
from bohemian_villages.ai.review.luck import luck_of_game
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.setup import COLORS, Setup
from bohemian_villages.models.new_game.setups import build
from bohemian_villages.models.new_game.table_choice import MATCHED, ChosenSeat, TableChoice
from bohemian_villages.models.people.known_people import KnownPeople
from bohemian_villages.models.people.results import beliefs_after, counts
from bohemian_villages.play.match import play_game
from bohemian_villages.play.opponents import Opponent
from bohemian_villages.play.seats import opponent_of
from bohemian_villages.village_sets import standard_set

PERSON = "Anna"
WITHIN = 50
"""How far off the believed strength may be."""
FOR_GAMES = 20
LAST = 100
HEAD = f"""\
| person | players | run | within {WITHIN} to the end | for {FOR_GAMES} games | wins | interval \
| believed in the last {LAST} games |
|---|---|---|---|---|---|---|---|"""


@frozen
class Run:
    """A person's games, one after another."""

    strength: int
    beliefs: tuple[float, ...]
    """What was believed before the first game, and after each."""
    shares: tuple[float, ...]
    """What the person got of each win."""

    @property
    def off(self) -> list[float]:
        """By how much the person was taken for stronger than they are, before and after games."""
        return [belief - self.strength for belief in self.beliefs]


def play(strength: int, players: int, games: int, seed: str) -> Run:
    """The games of somebody new to the program."""
    people = KnownPeople()
    beliefs, shares = [people.belief(PERSON).strength], []
    for number in range(1, games + 1):
        setup = table(players, people, nth_seed(seed, number))
        deciding = [make_player(opponent_of(seat)) for seat in setup.players[1:]]
        game = play_game(setup, [make_player(Opponent(strength)), *deciding])
        assert counts(game)
        people.learn(beliefs_after(game, people, luck_of_game(game)))
        beliefs.append(people.belief(PERSON).strength)
        shares.append(share_of_win(winners(score(game.state)), 0))
    return Run(strength, tuple(beliefs), tuple(shares))


def table(players: int, people: KnownPeople, seed: str) -> Setup:
    """A game of the person against rivals at their level, as the program sets it up."""
    rivals = [ChosenSeat("", color, MATCHED) for color in COLORS[1:players]]
    choice = TableChoice(seats=(ChosenSeat(PERSON, COLORS[0]), *rivals))
    return build(choice, standard_set(), seed, people)


# What came of it.


def settled_for_good(off: Sequence[float]) -> int | None:
    """After how many games the belief stays close to the end; None if it does not end close."""
    far = [games for games, each in enumerate(off) if abs(each) > WITHIN]
    games = far[-1] + 1 if far else 0
    return games if games < len(off) else None


def settled_for_a_while(off: Sequence[float]) -> int | None:
    """After how many games the belief is close for the first time, and in the next games, too."""
    for games in range(len(off) - FOR_GAMES):
        if all(abs(each) <= WITHIN for each in off[games : games + FOR_GAMES + 1]):
            return games
    return None


def row(run: Run, players: int, name: str) -> str:
    """A line of the table for one run."""
    found = (settled_for_good(run.off), settled_for_a_while(run.off))
    return _row(run.strength, players, name, [_or_never(each) for each in found], [run])


def row_of_all(runs: Sequence[Run], players: int) -> str:
    """A line of the table for all runs of a strength."""
    late = [abs(each) <= WITHIN for run in runs for each in run.off[-LAST:]]
    found = [f"{fmean(late):.0%} of the last {LAST}", ""]
    return _row(runs[0].strength, players, "all", found, runs)


def _row(strength: int, players: int, name: str, found: list[str], runs: Sequence[Run]) -> str:
    shares = [share for run in runs for share in run.shares]
    mean, half = fmean(shares), NORMAL_95 * pstdev(shares) / len(shares) ** 0.5
    late = [belief for run in runs for belief in run.beliefs[-LAST:]]
    cells = [
        str(strength),
        str(players),
        name,
        *found,
        f"{100 * mean:.1f} %",
        f"{100 * (mean - half):.1f} – {100 * (mean + half):.1f} %",
        f"{fmean(late):.0f} ± {pstdev(late):.0f}",
    ]
    return f"| {' | '.join(cells)} |"


def _or_never(games: int | None) -> str:
    return "never" if games is None else f"after {games}"


def rows(strengths: Sequence[int], runs: int, players: int, games: int, seed: str) -> Iterator[str]:
    """All lines of the table, as they are found."""
    for strength in strengths:
        played = []
        for number in range(1, runs + 1):
            played.append(play(strength, players, games, f"{seed}-{strength}-{number}"))
            yield row(played[-1], players, str(number))
        yield row_of_all(played, players)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--strengths", default="1350,1535,1720")
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", default="level")
    options = parser.parse_args()
    strengths = [int(each) for each in options.strengths.split(",")]
    print(HEAD, flush=True)
    for line in rows(strengths, options.runs, options.players, options.games, options.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
