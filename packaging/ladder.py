"""Measure the levels against each other, and write docs/ladder.md.

    python packaging/ladder.py               play what is missing, then write the page
    python packaging/ladder.py hard,medium   play only these rows (again)

Every row is one player of a level among players of another one: N deals of `arena`, each played
once from every seat. What was measured is kept in docs/ladder.json, row by row, so that a run can
be stopped and go on. New weights or another level ask for new figures: delete that file.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
MEASURED = ROOT / "docs" / "ladder.json"
PAGE = ROOT / "docs" / "ladder.md"
STRENGTHS = ROOT / "resources" / "ai" / "strengths.toml"
SEED = "ladder"
WITHOUT_LUCK = "expert"
"""In this one's rows the luck of the dice is taken out."""

# Deals for 2, 3, 4 and 5 players: enough between neighbours that an interval is within 4 points
# with two players, and within 0.15 of the share with more (0.2 for expert with five); else as many
# as time allows.
# Where expert plays, deals are dear and luck is cheap to take out.
DEALS = {
    ("beginner", "random"): (100, 20, 15, 12),
    ("easy", "beginner"): (1000, 120, 150, 190),
    ("medium", "beginner"): (100, 20, 15, 12),
    ("medium", "easy"): (1000, 120, 150, 170),
    ("hard", "beginner"): (100, 20, 15, 12),
    ("hard", "easy"): (100, 20, 15, 12),
    ("hard", "medium"): (1000, 120, 150, 175),
    ("expert", "beginner"): (16, 6, 5, 4),
    ("expert", "easy"): (16, 6, 5, 4),
    ("expert", "medium"): (24, 8, 6, 5),
    ("expert", "hard"): (200, 85, 70, 80),
}

HEAD = """# The ladder

How strong the levels are, one player of the first level among players of the second, measured by
`arena`: every deal is played once from every seat, intervals are 95 % over deals. “Share” is how
many times the even share the first player wins. Few deals make wide intervals, so where expert
plays the luck of the dice is taken out of the results as well (`arena --luck`), and the share is
that without luck. What a level sees and how exactly it judges follows from one number, its strength
(`resources/ai/strengths.toml`):
{strengths}.
With two players, 200 more are meant to win three games in four. Seconds are the first player's for
one decision, by the clock of a machine that did other things as well; how long players think by
themselves is [on a page of its own](thinking.md), and so are the seat at your level, the
characters, and what `expert` gives away [at a decision](opponents.md). Another run with the same
seed gives the same games, though not the same seconds.

"""

FOOT = """
A row is made again by, for instance,

    bohemian-villages arena --players hard,medium,medium --games 300 --seed ladder

and all of them by `python packaging/ladder.py`.
"""


def rows() -> dict[str, int]:
    """The rows of the ladder, as `--players` has them, with the number of their deals."""
    return {
        ",".join([level, *[rival] * (players - 1)]): deals
        for players in range(2, 6)
        for (level, rival), all_deals in DEALS.items()
        for deals in (all_deals[players - 2],)
    }


def play(players: str, deals: int) -> dict[str, Any]:
    """What `arena` says of a row."""
    command = [sys.executable, "-m", "bohemian_villages", "arena", "--players", players]
    options = ["--games", str(deals), "--seed", SEED, "--json"]
    if players.startswith(WITHOUT_LUCK):
        options.append("--luck")
    done = subprocess.run([*command, *options], cwd=ROOT, check=True, stdout=subprocess.PIPE)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def page(measured: dict[str, Any]) -> str:
    """The page with a table for every number of players."""
    tables = [_table(players, measured) for players in range(2, 6)]
    return HEAD.format(strengths=strengths()) + "\n".join(tables) + FOOT


def strengths() -> str:
    """The levels with their strengths."""
    levels = tomllib.loads(STRENGTHS.read_text("utf-8"))["levels"]
    return ", ".join(f"`{level}` {strength}" for level, strength in levels.items())


def _table(players: int, measured: dict[str, Any]) -> str:
    lines = [
        f"## {players} players",
        "",
        "| player | among | deals | wins | interval | without luck | interval | share | margin "
        "| seconds a decision |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for (level, rival), deals in DEALS.items():
        name = ",".join([level, *[rival] * (players - 1)])
        report = measured.get(name)
        if report and report["deals"] == deals[players - 2]:
            lines.append(_row(level, rival, report, players))
    return "\n".join(lines) + "\n"


def _row(level: str, rival: str, report: dict[str, Any], players: int) -> str:
    first = report["players"][0]
    without_luck = first.get("without_luck")
    cells = [
        f"`{level}`",
        f"`{rival}`",
        str(report["deals"]),
        *_wins(first),
        *(_wins(without_luck) if without_luck else ("", "")),
        f"{(without_luck or first)['wins'] * players:.2f}",
        f"{first['margin']:+.1f}".replace("-", "−"),
        f"{first['seconds']:.3f}",
    ]
    return f"| {' | '.join(cells)} |"


def _wins(measured: dict[str, Any]) -> tuple[str, str]:
    wins, low, high = (f"{100 * measured[key]:.1f}" for key in ("wins", "low", "high"))
    return f"{wins} %", f"{low} – {high} %"


def main(wanted: list[str]) -> None:
    """Play and write."""
    measured = json.loads(MEASURED.read_text("utf-8")) if MEASURED.exists() else {}
    for players, deals in rows().items():
        known = measured.get(players, {}).get("deals") == deals
        if players in wanted or not (wanted or known):
            print(f"{players}: {deals} deals", flush=True)
            measured[players] = play(players, deals)
            MEASURED.write_text(json.dumps(measured, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(measured), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
