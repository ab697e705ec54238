"""A bot that always takes the first action; with a file, it notes there what it is told."""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(notes: Path | None) -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if notes:
            with notes.open("a") as file:
                file.write(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "name": "First"}), flush=True)
        elif message["type"] == "choose":
            print(json.dumps({"choice": 0}), flush=True)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
