"""Join networks that were trained apart into one that says their mean.

    python packaging/join_weights.py OUT.npz ONE.npz OTHER.npz ...

Where one is wrong another often is not, so the mean is stronger than either, and it costs less time
than two networks would: what a position looks like is worked out once.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bohemian_villages.ai.evaluation.weights_files import load_arrays, network_of
from bohemian_villages.ai.lab.reshaping import joined
from bohemian_villages.ai.lab.training_files import dump_weights


def main(out: Path, parts: list[Path]) -> None:
    """Read, join and write; the file names all commands that made it."""
    arrays = [load_arrays(path) for path in parts]
    made_by = [str(each["command"]) for each in arrays]
    tool = f"python packaging/{Path(__file__).name}"
    command = "; ".join([*made_by, tool])
    out.write_bytes(dump_weights(joined([network_of(each) for each in arrays]), command))


if __name__ == "__main__":
    main(Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]])
