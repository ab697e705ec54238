"""The rules once more, naively, from their text alone: the engine must agree with them.

A village is a dict from (column, avenue), both from 1, to the name of a project.
"""

from __future__ import annotations

from itertools import permutations

Space = tuple[int, int]
Village = dict[Space, str]
Drawing = tuple[str, Space]
Demand = tuple[tuple[str, ...], int | None]

SPACES = [(column, avenue) for avenue in range(1, 6) for column in range(1, 7)]
LEGEND = {1: "house", 4: "house", 2: "forest", 5: "forest", 3: "lake", 6: "lake"}
THREE = ("house", "forest", "lake")


def active_avenue(roll: tuple[int, int]) -> int | None:
    """Named by the sum; the player picks one on 2 and 12."""
    for avenue, sums in enumerate([(3, 4), (5, 6), (7,), (8, 9), (10, 11)], 1):
        if sum(roll) in sums:
            return avenue
    return None


def room(village: Village, column: int) -> int:
    """Empty spaces of a column."""
    return sum((column, avenue) not in village for avenue in range(1, 6))


def columns(village: Village, column: int) -> set[int]:
    """Where a project for that column goes now."""
    with_room = [c for c in range(1, 7) if room(village, c) > 0]
    nearest = min(abs(c - column) for c in with_room)
    at_that_distance = [c for c in with_room if abs(c - column) == nearest]
    most = max(room(village, c) for c in at_that_distance)
    return {c for c in at_that_distance if room(village, c) == most}


def demands(turn: int, roll: tuple[int, int]) -> list[Demand]:
    """The two projects of a roll: what each may be, and its column, None for anywhere."""
    a, b = roll
    if turn == 0:
        return [(THREE, a), (THREE, b)]
    if a == b:
        return [((LEGEND[a],), a), (("square",), None)]
    return [((LEGEND[a],), b), ((LEGEND[b],), a)]


def choices(village: Village, demand: Demand) -> set[Drawing]:
    """Everything that meets a demand now."""
    projects, column = demand
    wanted = range(1, 7) if column is None else columns(village, column)
    spaces = [space for space in SPACES if space not in village and space[0] in wanted]
    return {(project, space) for project in projects for space in spaces}


def allowed(
    village: Village, turn: int, roll: tuple[int, int], done: list[Drawing], bonuses: list[str]
) -> set[Drawing]:
    """Every next drawing; `village` is as it was before this roll."""
    if len(done) == 2:
        fresh = tuple(project for project in THREE if project not in bonuses)
        now = village | {space: project for project, space in done}
        return choices(now, (fresh, None)) if turn in (3, 6, 9) else set()
    found: set[Drawing] = set()
    if len(done) < 2:
        for order in permutations(demands(turn, roll)):
            now = dict(village)
            met = [_meets(now, *pair) for pair in zip(order, done, strict=False)]
            if all(met):
                found |= choices(now, order[len(done)])
    if turn == 0:
        found = {drawing for drawing in found if drawing[0] not in [project for project, _ in done]}
    return found


def _meets(village: Village, demand: Demand, drawing: Drawing) -> bool:
    """Whether a drawing meets a demand; then it stands in the village."""
    right = drawing in choices(village, demand)
    village[drawing[1]] = drawing[0]
    return right


# Side by side, not diagonally.
BESIDE = {(c, a): [s for s in SPACES if abs(s[0] - c) + abs(s[1] - a) == 1] for c, a in SPACES}


def turn_score(village: Village, printed: tuple[tuple[int, ...], ...], avenue: int) -> int:
    """Every group with a project in the active avenue, once, with all the points on its spaces."""
    counted: set[Space] = set()
    for space, project in village.items():
        if space[1] == avenue and project != "square":
            group = {space}
            while (
                more := {s for known in group for s in BESIDE[known] if village.get(s) == project}
                - group
            ):
                group |= more
            counted |= group
    return sum(printed[avenue - 1][column - 1] for column, avenue in counted)


def square_points(village: Village) -> int:
    """10 for each square that touches at least one house, one forest and one lake."""
    squares = [space for space, project in village.items() if project == "square"]
    return sum(10 for s in squares if set(THREE) <= {village.get(b) for b in BESIDE[s]})
