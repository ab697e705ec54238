"""`python -m bohemian_villages`."""

from __future__ import annotations

import sys
from multiprocessing import freeze_support

# The exit status by which shells know a program ended by Ctrl+C.
INTERRUPTED = 130


def main() -> int:
    """Run the program; returns the exit status."""
    freeze_support()
    try:
        from .cli import main as run

        return run(sys.argv[1:])
    except KeyboardInterrupt:
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
