"""`python -m bohemian_villages`."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support


def main() -> int:
    """Run the program; the exit status."""
    freeze_support()
    from .cli import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
