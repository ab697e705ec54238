"""Play a whole game in the window of a packaged program, with nothing but keys.

    DISPLAY=:99 python packaging/play.py HOME PICTURES COMMAND ...

HOME is the home folder for the program, and must be empty; COMMAND starts it. In another
root, where that folder has another name, COMMAND says so itself (`env HOME=...`).
The program keeps its game after every action: that file tells where the game stands, the rules of
this checkout what may be done, and `xdotool` presses the keys a player would. The opponent is
`hard`. Prints how the game went; the screen is kept as PICTURES/*.png.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))


from bohemian_villages.ai.levels import make_player
from bohemian_villages.engine.actions import Reroll
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.engine.scoring import score
from bohemian_villages.models.game.format import FORMAT
from bohemian_villages.records.errors import RecordError

PATIENCE = 120.0
SETTINGS = {
    "animations": False,
    "last_tables": {
        "bohemian": {
            "seats": [
                {"name": "Visitor", "color": "blue", "control": "human"},
                {"name": "", "color": "red", "control": "hard"},
            ],
            "first": 0,
            "real_dice": False,
            "forgetful_income": False,
        }
    },
}


class Window:
    """The program's window, seen from outside."""

    def __init__(self, home: Path, pictures: Path) -> None:
        self.home, self.pictures = home, pictures
        self.id = ""

    def find(self) -> None:
        """Wait until the window is there, and give it the keys."""
        deadline = time.monotonic() + PATIENCE
        while not self.id:
            command = ["xdotool", "search", "--onlyvisible", "--name", "^Bohemian Villages$"]
            found = subprocess.run(command, capture_output=True, text=True, check=False)
            self.id = "".join(found.stdout.split()[-1:])
            if time.monotonic() > deadline:
                sys.exit("No window came up.")
            time.sleep(0.1)
        subprocess.run(["xdotool", "windowfocus", "--sync", self.id], check=False)

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        subprocess.run(["xdotool", "key", "--delay", "15", *keys], check=True)

    def picture(self, name: str) -> None:
        """Keep what the screen shows."""
        self.pictures.mkdir(parents=True, exist_ok=True)
        subprocess.run(["import", "-window", "root", self.pictures / f"{name}.png"], check=True)

    @property
    def game(self) -> Game | None:
        """The game as the program kept it last."""
        files = sorted((self.home / ".local/share/bohemian-villages/games").glob("*.bvg"))
        try:
            return FORMAT.read(files[-1]) if files else None
        except RecordError:
            return None

    def await_game(self, steps: int) -> Game | None:
        """The game once it has gone beyond so many steps; nothing if it does not."""
        deadline = time.monotonic() + 4
        while time.monotonic() < deadline:
            game = self.game
            if game is not None and len(game.steps) > steps:
                return game
            time.sleep(0.05)
        return None


def play(window: Window) -> Game:
    """From the start screen to the end."""
    time.sleep(2)
    window.picture("1-start")
    window.press("n")
    time.sleep(1.5)
    window.picture("2-new-game")
    window.press("ctrl+Return")
    game = window.await_game(-1)
    if game is None:
        sys.exit("No game began.")
    player = make_player("medium")
    shown = False
    begun = time.monotonic()
    while not game.state.is_over:
        steps = len(game.steps)
        _act(window, game, player)
        game = window.await_game(steps) or window.game or game
        if game.turn >= 12 and not shown:
            shown = True
            window.picture("3-table")
        if time.monotonic() - begun > 1_500:
            window.picture("x-stuck")
            sys.exit(f"The game does not end: turn {game.turn}, {len(game.steps)} steps.")
    time.sleep(6)
    window.picture("4-final")
    return game


def _act(window: Window, game: Game, player: object) -> None:
    """One thing that a person does; while the computer thinks, nothing."""
    state = game.state
    if state.player != 0:
        return
    if state.due_dice:
        window.press("r")
        return
    # The list of all actions has them in the order of the rules.
    actions = list(legal_actions(state))
    wanted = player.decide(state, random.Random(len(game.steps)))  # type: ignore[attr-defined]
    place = actions.index(wanted) if wanted in actions else 0
    up = len(actions) - 1 - place
    way = ["Home", *["Down"] * place] if place <= up else ["End", *["Up"] * up]
    # Dice that are to be rolled again are kept only with their new faces.
    roll = ["r"] if isinstance(wanted, Reroll) else []
    window.press("Escape", "a", *way, "Return", "Escape", *roll)


def main(home: Path, pictures: Path, command: list[str]) -> int:
    """Start the program, play, and leave it with its own key."""
    settings = home / ".config/bohemian-villages/settings.json"
    settings.parent.mkdir(parents=True, exist_ok=True)
    settings.write_text(json.dumps(SETTINGS))
    process = subprocess.Popen(command, env={**os.environ, "HOME": str(home)})
    try:
        window = Window(home, pictures)
        window.find()
        game = play(window)
        window.press("ctrl+q")
        status = process.wait(PATIENCE)
    finally:
        process.kill()
    totals = [each.total for each in score(game.state)]
    print(f"{game.turn} turns, {len(game.steps)} steps, totals {totals}; exit status {status}")
    return status


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3:]))
