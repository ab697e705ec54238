"""The trained networks that come with the program."""

from __future__ import annotations

from functools import cache

import numpy as np

from ...assets import resource
from .network import Network
from .weights_files import load_network, load_prefilter

# With these numbers of players a prefilter saves much time and changes no more decisions than
# another seed does (docs/training.md).
PREFILTERED = (2, 4, 5)


@cache
def hard_network(players: int) -> Network:
    """The network that hard plays by."""
    return load_network(resource(f"ai/evaluation-{players}.npz")).astype(np.float64)


@cache
def expert_network(players: int) -> Network:
    """The network expert and the hint use; it was trained longer."""
    prefilter = None
    if players in PREFILTERED:
        prefilter = load_prefilter(resource(f"ai/prefilter-{players}.npz"), players).exact()
    return load_network(resource(f"ai/evaluation-{players}-fine.npz")).exact(prefilter)
