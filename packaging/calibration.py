"""How honest the hint's numbers are: what it foretells against what came of it.

    python packaging/calibration.py [games] [--seed S] [--sharp SHARE] [--out docs]

Games among `hard` and `medium` players, two to five at a table, are played with seeded dice. At
every turn, once the dice lie there, it is noted what a hint would tell at once: everybody's chance
to win, and by how much each will be ahead of the rival of whom most is expected. A share of the
turns is also looked at as closely as the hint does in the end. When a game is over, that is
compared with its result. Writes `calibration.md` and `calibration.svg`; the same seed and the same
weights give the same ones.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import cycle
from pathlib import Path

from attrs import define, field, frozen

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from bohemian_villages.numeric.tuned_numpy import tune_numpy

tune_numpy()

from bohemian_villages.ai.evaluation.evaluation import Evaluation
from bohemian_villages.ai.evaluation.shipped_weights import expert_network
from bohemian_villages.ai.hint.hint import hints
from bohemian_villages.ai.lab.simulation import share_of_win
from bohemian_villages.ai.levels import make_player
from bohemian_villages.ai.search.options import best_option, list_options
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.scoring import score, winners
from bohemian_villages.engine.setup import COLORS, Player, Setup
from bohemian_villages.play.thought import Thought
from bohemian_villages.play.turn_loop import TurnLoop
from bohemian_villages.village_sets import standard_set

# Tables in turns: all hard, and mixed, for every number of players.
TABLES = (
    ("hard", "hard"),
    ("hard", "hard", "hard"),
    ("hard", "medium"),
    ("hard", "hard", "hard", "hard"),
    ("medium", "hard", "hard"),
    ("hard", "hard", "hard", "hard", "hard"),
    ("hard", "medium", "hard", "medium"),
    ("medium", "hard", "hard", "medium", "hard"),
)
TELL_EVERY = 25
CHANCE_BINS = [n / 10 for n in range(11)]
# Margins beyond these are counted in the outermost bins.
MARGIN_BINS = [-20.0, -12.0, -8.0, -5.0, -2.0, 0.0, 2.0, 5.0, 8.0, 12.0, 20.0]


@frozen
class Foretold:
    """What was expected for one player at one moment."""

    player: int
    chance: float
    rival: int
    margin: float
    has_medium: bool


@define
class Bin:
    """Moments of which about the same was foretold."""

    count: int = 0
    foretold: float = 0.0
    real: float = 0.0

    def add(self, foretold: float, real: float) -> None:
        self.count += 1
        self.foretold += foretold
        self.real += real

    @property
    def means(self) -> tuple[float, float]:
        return self.foretold / self.count, self.real / self.count


@define
class Scale:
    """Ten bins between edges, and the errors over all."""

    edges: Sequence[float]
    bins: list[Bin] = field(factory=lambda: [Bin() for _ in range(10)])
    squares: float = 0.0
    whole: Bin = field(factory=Bin)

    def add(self, foretold: float, real: float) -> None:
        place = sum(foretold >= edge for edge in self.edges[1:-1])
        self.bins[place].add(foretold, real)
        self.whole.add(foretold, real)
        self.squares += (foretold - real) ** 2

    @property
    def error(self) -> float:
        """How far a bin is from the truth, the mean over all moments."""
        used = [each for each in self.bins if each.count]
        return sum(b.count * abs(b.means[0] - b.means[1]) for b in used) / self.whole.count

    @property
    def bias(self) -> float:
        """By how much too much is foretold on average."""
        foretold, real = self.whole.means
        return foretold - real


@define
class Record:
    """Chances and margins of one kind of foretelling."""

    name: str
    chances: Scale = field(factory=lambda: Scale(CHANCE_BINS))
    margins: Scale = field(factory=lambda: Scale(MARGIN_BINS))

    def add(self, moment: Foretold, shares: Sequence[float], totals: Sequence[int]) -> None:
        self.chances.add(moment.chance, shares[moment.player])
        self.margins.add(moment.margin, totals[moment.player] - totals[moment.rival])


def setup_of(levels: Sequence[str], seed: str) -> Setup:
    players = tuple(
        Player(f"{level} {place}", color, level)
        for place, (level, color) in enumerate(zip(levels, COLORS, strict=False), 1)
    )
    return Setup(players, standard_set().random_board(len(players), seed), seed=seed)


def moments(evaluation: Evaluation, has_medium: bool) -> Iterator[Foretold]:
    for player, chance in enumerate(evaluation.chances):
        margin = evaluation.margin(player)
        yield Foretold(player, chance, evaluation.rival(player), margin, has_medium)


class Observer:
    """Plays a game and notes what is foretold in it."""

    def __init__(self, levels: Sequence[str], seed: str, sharp: float) -> None:
        self.game = Game(setup_of(levels, seed))
        self.loop = TurnLoop(self.game, is_human=lambda _player: False)
        self.network = expert_network(len(levels))
        self.levels = levels
        self.players = {level: make_player(level) for level in set(levels)}
        self.sharp = sharp
        self.rng = random.Random(f"{seed}/calibration")
        self.quick: list[Foretold] = []
        self.close: list[Foretold] = []

    def play(self) -> None:
        while asked := self.loop.go_on():
            if isinstance(asked, Thought):
                self._decide(asked)

    def _decide(self, thought: Thought) -> None:
        state = thought.state
        chosen = best_option(list_options(state, self.network), state.player)
        mixed = "medium" in self.levels
        if not (state.moved or state.spent):
            self.quick += moments(Evaluation(chosen.chances, chosen.scores), mixed)
            if self.rng.random() < self.sharp:
                *_, hint = hints(state, self.network, 0)
                self.close += moments(hint.evaluation, mixed)
        player = self.players[self.levels[state.player]]
        self.loop.answer(player.decide(state, random.Random(thought.luck)))


def measure(games: int, seed: str, sharp: float) -> Iterator[tuple[int, list[Record], int]]:
    """What is known after every so many games: how many, the records, how many turns."""
    quick, strong = Record("at once"), Record("at once, only `hard` at the table")
    close, turns = Record("after a closer look"), 0
    for number, levels in zip(range(1, games + 1), cycle(TABLES), strict=False):
        observer = Observer(levels, f"{seed}-{number}", sharp)
        observer.play()
        scores = score(observer.game.state)
        totals, won = [each.total for each in scores], winners(scores)
        shares = [share_of_win(won, seat) for seat in range(len(levels))]
        turns += len(observer.quick) // len(levels)
        for moment in observer.quick:
            for record in (quick,) if moment.has_medium else (quick, strong):
                record.add(moment, shares, totals)
        for moment in observer.close:
            close.add(moment, shares, totals)
        if number % TELL_EVERY == 0 or number == games:
            yield number, [quick, strong, close], turns


# Writing.


def table(scale: Scale, digits: int, unit: str) -> Iterator[str]:
    yield f"| foretold | moments | foretold, mean{unit} | real, mean{unit} | difference |"
    yield "|---|---:|---:|---:|---:|"
    factor = 100 if unit else 1
    for place, each in enumerate(scale.bins):
        low, high = (scale.edges[place] * factor, scale.edges[place + 1] * factor)
        name = f"{low:.0f} to {high:.0f}"
        if not unit and place in (0, 9):
            name = f"below {high:.0f}" if not place else f"{low:.0f} and more"
        if not each.count:
            yield f"| {name} | 0 | – | – | – |"
            continue
        foretold, real = (value * factor for value in each.means)
        yield (
            f"| {name} | {each.count} | {foretold:.{digits}f} | {real:.{digits}f} |"
            f" {foretold - real:+.{digits}f} |"
        )


def svg(record: Record) -> str:
    """Both scales as one picture, each with the line on which all points should lie."""
    panels = [
        _panel(record.chances, 0, (0.0, 1.0), "chance to win", "{:.0%}"),
        _panel(record.margins, 420, (-24.0, 24.0), "margin in coins", "{:+.0f}"),
    ]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="840" height="440" viewBox="0 0 840 440"'
        ' font-family="sans-serif" font-size="12" fill="#3A281C">'
        '<rect width="840" height="440" fill="#FDF6E4"/>' + "".join(panels) + "</svg>\n"
    )


def _panel(scale: Scale, left: int, span: tuple[float, float], name: str, form: str) -> str:
    low, high = span

    def x(value: float) -> float:
        return round(left + 60 + 330 * (min(max(value, low), high) - low) / (high - low), 1)

    def y(value: float) -> float:
        return round(370 - 330 * (min(max(value, low), high) - low) / (high - low), 1)

    parts = [f'<text x="{left + 225}" y="24" text-anchor="middle" font-size="15">{name}</text>']
    for step in range(5):
        value = low + (high - low) * step / 4
        told = form.format(value)
        parts.append(
            f'<path d="M{x(value)} 40V370M{left + 60} {y(value)}H{left + 390}" stroke="#E4D2AA"/>'
            f'<text x="{x(value)}" y="388" text-anchor="middle">{told}</text>'
            f'<text x="{left + 54}" y="{y(value) + 4}" text-anchor="end">{told}</text>'
        )
    parts.append(
        f'<path d="M{x(low)} {y(low)}L{x(high)} {y(high)}" stroke="#C8663F"'
        ' stroke-dasharray="5 4"/>'
    )
    most = max(each.count for each in scale.bins) or 1
    for each in scale.bins:
        if each.count:
            foretold, real = each.means
            radius = round(3 + 9 * (each.count / most) ** 0.5, 1)
            parts.append(
                f'<circle cx="{x(foretold)}" cy="{y(real)}" r="{radius}" fill="#2E5F9B"'
                ' fill-opacity="0.75" stroke="#183962"/>'
            )
    parts.append(
        f'<text x="{left + 225}" y="412" text-anchor="middle">foretold</text>'
        f'<text x="{left + 16}" y="205" text-anchor="middle"'
        f' transform="rotate(-90 {left + 16} 205)">real</text>'
    )
    return "".join(parts)


def page(records: Sequence[Record], turns: int, call: str) -> str:
    lines = [
        "# How honest the hint is",
        "",
        "What the hint foretells, against what came of it: everybody's chance to win, and the",
        "final margin over the rival of whom most was expected. Noted at every turn once the dice",
        "lay there, for every player; a shared win counts in parts. Half of the tables have only",
        "`hard` players, the others `medium` ones among them, whom the evaluation takes for",
        "stronger than they are. Moments of one game hang together, so a bin is less sure than its",
        "number of moments suggests.",
        "",
        f"Made by `{call}`: {turns} turns.",
        "",
        "![foretold against real](calibration.svg)",
        "",
        "| | moments | error of the chance | Brier score | error of the margin | its bias |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    lines += [
        f"| {each.name} | {each.chances.whole.count} | {100 * each.chances.error:.1f} % |"
        f" {each.chances.squares / each.chances.whole.count:.3f} | {each.margins.error:.2f} coins |"
        f" {each.margins.bias:+.2f} coins |"
        for each in records
        if each.chances.whole.count
    ]
    lines += [
        "",
        "The error is how far a bin's mean is from what really happened, over all moments.",
    ]
    for each in records:
        if each.chances.whole.count:
            lines += ["", f"## Told {each.name}", "", *table(each.chances, 1, " %")]
            lines += ["", "Margin in coins:", "", *table(each.margins, 1, "")]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Play, compare, write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    parser.add_argument("games", nargs="?", type=int, default=500)
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--sharp", type=float, default=0.03)
    parser.add_argument("--out", type=Path, default=ROOT / "docs")
    chosen = parser.parse_args()
    chosen.out.mkdir(parents=True, exist_ok=True)
    for games, records, turns in measure(chosen.games, chosen.seed, chosen.sharp):
        call = f"python packaging/calibration.py {games} --seed {chosen.seed}"
        text = page(records, turns, f"{call} --sharp {chosen.sharp}")
        (chosen.out / "calibration.md").write_text(text, encoding="utf-8")
        (chosen.out / "calibration.svg").write_text(svg(records[0]), encoding="utf-8")
        print(f"{games} games", file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
