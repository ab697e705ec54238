"""A bot that always takes the first action, or the one its second argument names.

Its first argument is a file in which it notes what it is told.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path


def main(notes: str = "", place: str = "0") -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if notes:
            with Path(notes).open("a") as file:
                file.write(line)
        if message["type"] == "hello":
            print(json.dumps({"type": "ready", "name": "First"}), flush=True)
        elif message["type"] == "choose":
            print(json.dumps({"choice": range(len(message["legal"]))[int(place)]}), flush=True)
        elif message["type"] == "quit":
            return


if __name__ == "__main__":
    main(*sys.argv[1:])
