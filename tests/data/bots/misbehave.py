"""A bot that takes the first action a few times and then does what its first argument says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable

GOOD_ANSWERS = 3


def say(answer: object) -> None:
    print(json.dumps(answer), flush=True)


def hang() -> None:
    time.sleep(600)


def flood() -> None:
    while True:
        sys.stdout.write("x" * 65536)


def flood_lines() -> None:
    while True:
        sys.stdout.write('{"choice": "x"}\n' * 1000)


def exit_with_child() -> None:
    """Leave a child behind that keeps the streams open."""
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
    sys.exit(1)


def run_away() -> None:
    """Go on as a grandchild in a session of its own, as services do."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            hang()
        os._exit(0)
    os.wait()
    say({"choice": 0})


def run_away_and_exit() -> None:
    run_away()
    sys.exit(1)


MISDEEDS: dict[str, Callable[[], object]] = {
    "exit": lambda: sys.exit(1),
    "exit-with-child": exit_with_child,
    "hang": hang,
    "run-away": run_away,
    "run-away-and-exit": run_away_and_exit,
    "flood": flood,
    "flood-lines": flood_lines,
    "garbage": lambda: print("certainly!\x1b[31m", flush=True),
    "not-utf8": lambda: sys.stdout.buffer.write(b"\xff\xfe\xfd\n") and sys.stdout.buffer.flush(),
    "empty-line": lambda: print(flush=True),
    "list": lambda: say([0]),
    "deep": lambda: print("[" * 50_000, flush=True),
    "no-choice": lambda: say({}),
    "too-large": lambda: say({"choice": 10**6}),
    "negative": lambda: say({"choice": -1}),
    "true": lambda: say({"choice": True}),
    "float": lambda: say({"choice": 0.0}),
    "text": lambda: say({"choice": "0"}),
    "huge": lambda: print('{"choice": ' + "1" * 10_000 + "}", flush=True),
}


def main(misdeed: str) -> None:
    answers = 0
    for line in sys.stdin:
        kind = json.loads(line)["type"]
        if kind == "hello":
            if misdeed == "never-ready":
                hang()
            elif misdeed == "unready":
                say({"type": "steady"})
            else:
                say({"type": "ready", "name": misdeed})
        elif kind == "choose":
            answers += 1
            if answers > GOOD_ANSWERS and misdeed in MISDEEDS:
                MISDEEDS[misdeed]()
            else:
                say({"choice": 0})
        elif kind == "quit" and misdeed == "stay":
            hang()


if __name__ == "__main__":
    main(sys.argv[1])
