"""The files of a training run: its progress, to go on from, and the weights it makes."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

import numpy as np
from attrs import fields

from ...numeric.adam import Adam
from ...numeric.array_files import WeightsError, dump_arrays
from ..evaluation.network import Inputs, Network
from ..evaluation.positions import Array
from ..evaluation.weights_files import load_arrays, network_of
from .self_play import Lessons
from .training import Plan, TrainingProgress

_OF_INPUTS = [each.name for each in fields(Inputs)]


def command(plan: Plan, start_from: str = "") -> str:
    """The command that makes these weights, whatever the output file and the number of cores."""
    start = f" --start-from {start_from}" if start_from else ""
    return (
        f"bohemian-villages train --players {plan.players} --iterations {plan.iterations} "
        f"--seed {quote(plan.seed)}{start}"
    )


def dump_progress(progress: TrainingProgress, command: str) -> bytes:
    """A file from which the training run can go on."""
    arrays = {
        **progress.network.arrays(),
        "command": np.array(command),
        **{f"momentum.{name}": each for name, each in progress.adam.means.items()},
        **{f"squares.{name}": each for name, each in progress.adam.squares.items()},
        "steps": np.array(progress.adam.steps),
        "iteration": np.array(progress.iteration),
        "step_size": np.array(progress.step_size),
        "remembered": np.array(len(progress.memory)),
    }
    for number, lessons in enumerate(progress.memory):
        arrays |= _lesson_arrays(lessons, number)
    # Not compressed: it is written after every iteration and must not take long.
    return dump_arrays(arrays, compressed=False)


def _lesson_arrays(lessons: Lessons, number: int) -> dict[str, Array]:
    arrays = {name: getattr(lessons.inputs, name) for name in _OF_INPUTS}
    arrays |= {"wanted_chances": lessons.chances, "wanted_scores": lessons.scores}
    return {f"memory.{number}.{name}": each for name, each in arrays.items()}


def load_progress(path: Path, command: str) -> TrainingProgress:
    """The training run in a file, which must have been started by the same command."""
    arrays = load_arrays(path)
    if str(arrays.get("command")) != command:
        raise WeightsError("command")
    network = network_of(arrays)
    try:
        return TrainingProgress(
            network,
            Adam(
                {name: arrays[f"momentum.{name}"] for name in network.arrays()},
                {name: arrays[f"squares.{name}"] for name in network.arrays()},
                int(arrays["steps"]),
            ),
            int(arrays["iteration"]),
            tuple(_lessons_of(arrays, number) for number in range(int(arrays["remembered"]))),
            float(arrays["step_size"]),
        )
    except KeyError as error:
        raise WeightsError(str(error)) from None


def _lessons_of(arrays: dict[str, Array], number: int) -> Lessons:
    def named(name: str) -> Array:
        return arrays[f"memory.{number}.{name}"]

    inputs = Inputs(*(named(name) for name in _OF_INPUTS))
    return Lessons(inputs, named("wanted_chances"), named("wanted_scores"))


def dump_weights(network: Network, command: str) -> bytes:
    """The weights file of a trained network."""
    return dump_arrays({**network.arrays(), "command": np.array(command)})
