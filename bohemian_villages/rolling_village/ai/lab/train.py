"""Training: `python -m bohemian_villages.rolling_village.ai.lab.train --out FILE`.

From the last turn back to the preparation, the network learns what sheets are worth: each is worth
what the next turn brings on average, over all 21 rolls, if it is played as well as the network that
has just learnt the turn after it can tell. After the last turn nothing is left to learn.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import perf_counter

import numpy as np

from ....numeric.array_files import dump_arrays
from ....numeric.arrays import Array
from ..features import features_of
from ..judging import RuleOfThumb, Trained
from ..network import Network, Weights, shapes
from ..search import Search
from ..sheets import TURNS, Sheets
from ..spaces import USUAL, Printed
from .learning import Loose, fit, in_steps, new_weights
from .self_play import sheets_met

MODULE = "bohemian_villages.rolling_village.ai.lab.train"
# Before a bonus so few ways to draw are followed while it learns.
KEPT = 5
# Turns with a bonus have so many ways to play that fewer sheets are looked at before them.
SHARE_BEFORE_BONUS = {3: 0.25, 6: 0.5}


class Training:
    """A network being trained."""

    def __init__(self, seed: int, epochs: int) -> None:
        self._rng = np.random.default_rng(seed)
        self._epochs = epochs
        self._printed = Printed(np.array(USUAL))
        self._loose: list[Loose | None] = [None] * TURNS
        self._whole = {name: np.zeros(shape, np.int16) for name, shape in shapes().items()}

    def round(self, games: int) -> None:
        """Play games, then learn from their sheets."""
        met = list(sheets_met(self._search(), games, self._rng))
        for turns_done in reversed(range(TURNS)):
            share = SHARE_BEFORE_BONUS.get(turns_done + 1, 1.0)
            self._learn(met[turns_done].at(np.arange(int(games * share))), turns_done)

    def _search(self) -> Search:
        if self._loose[0] is None:
            return Search(RuleOfThumb(), self._printed, KEPT)
        return Search(Trained(Network(self.weights()), self._printed), self._printed, KEPT)

    def _learn(self, sheets: Sheets, turns_done: int) -> None:
        begin = perf_counter()
        judge = Trained(Network(self.weights()), self._printed)
        wanted = Search(judge, self._printed, KEPT).values(sheets, turns_done)
        features = features_of(sheets, self._printed)
        kept_back = len(wanted) // 16
        loose = self._loose[turns_done] or new_weights(self._rng)
        loose = fit(loose, features[kept_back:], wanted[kept_back:], self._epochs, self._rng)
        self._loose[turns_done] = loose
        for name, each in in_steps(loose).items():
            self._whole[name][turns_done] = each
        missed = self._missed(features[:kept_back], wanted[:kept_back], turns_done)
        _tell(
            f"turns done {turns_done}: {len(wanted)} sheets, mean {wanted.mean():.2f}, spread "
            f"{wanted.std():.2f}, missed by {missed:.2f}, {perf_counter() - begin:.0f} s"
        )

    def _missed(self, features: Array, wanted: Array, turns_done: int) -> float:
        """How far the network is off on sheets it has not learnt from."""
        off = Network(self.weights()).values(features, turns_done) - wanted
        return float(np.sqrt((off**2).mean()))

    def weights(self) -> Weights:
        """The weights as they are used."""
        return Weights(**{name: each.copy() for name, each in self._whole.items()})


def _tell(line: str) -> None:
    print(line, flush=True)


def main(arguments: list[str]) -> None:
    """Train a network and write it to a file."""
    parser = argparse.ArgumentParser(prog=MODULE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, nargs="+", default=[6000, 20000])
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args(arguments)
    games = " ".join(map(str, options.games))
    command = f"python -m {MODULE} --seed {options.seed} --games {games} --epochs {options.epochs}"
    training = Training(options.seed, options.epochs)
    for number in options.games:
        _tell(f"{number} games")
        training.round(number)
        arrays = {
            **training.weights().arrays(),
            "command": np.array(command),
        }
        options.out.write_bytes(dump_arrays(arrays))


if __name__ == "__main__":
    main(sys.argv[1:])
