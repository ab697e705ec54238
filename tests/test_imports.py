"""No module of the program needs itself, not even through imports made for type checking only."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bohemian_villages

ROOT = Path(bohemian_villages.__file__).parent
PACKAGE = ROOT.name

Graph = dict[str, set[str]]


def files() -> dict[str, Path]:
    """Every module of the program, by its name."""
    found = {}
    for path in ROOT.rglob("*.py"):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        found[".".join(parts).removesuffix(".__init__")] = path
    return found


def imported(module: str, path: Path) -> Iterator[tuple[str, str]]:
    """What a module imports anywhere in its text: the module, and the name taken from it."""
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.split(".")
            above = above[: len(above) - node.level + 1] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            yield from ((source, alias.name) for alias in node.names)


def graph(modules: dict[str, Path]) -> Graph:
    """Which modules of the program each of them imports."""
    found: Graph = {}
    for module, path in modules.items():
        names = ((source, f"{source}.{name}") for source, name in imported(module, path))
        targets = {whole if whole in modules else source for source, whole in names}
        found[module] = targets & modules.keys()
    return found


def reached(start: str, imports: Graph) -> set[str]:
    """All that a module needs, at first or at second hand."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        new = imports[waiting.pop()] - found
        found |= new
        waiting += new
    return found


def cycles(imports: Graph) -> set[frozenset[str]]:
    """Groups of modules each of which needs all the others."""
    needs = {module: reached(module, imports) for module in imports}
    return {
        frozenset(other for other in needs[module] if module in needs[other])
        for module in imports
        if module in needs[module]
    }


def test_no_module_imports_itself_in_a_circle() -> None:
    assert not cycles(graph(files()))


def test_a_circle_is_found_however_long_it_is() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}, "e": set[str]()}
    assert cycles(imports) == {frozenset("abc")}


def test_imports_made_for_type_checking_count(tmp_path: Path) -> None:
    module = tmp_path / "part.py"
    module.write_text("if TYPE_CHECKING:\n    from ..whole import Whole\n", encoding="utf-8")
    assert list(imported("house.room.part", module)) == [("house.whole", "Whole")]
