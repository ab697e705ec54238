"""The engine and what it shares with others are pure: no files, no clock, no randomness."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bohemian_villages
from tests.patience import PATIENCE

PACKAGE = Path(bohemian_villages.__file__).parent
FILES = sorted(
    [
        PACKAGE / "fair_dice.py",
        *(PACKAGE / "records").rglob("*.py"),
        *(PACKAGE / "rolling_village" / "engine").rglob("*.py"),
    ]
)
MODULES = [".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts) for file in FILES]
PURE = {
    *(
        "__future__",
        "abc",
        "bisect",
        "collections",
        "enum",
        "functools",
        "hashlib",
        "itertools",
        "json",
    ),
    *("math", "re", "typing", "attrs"),
}
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__"}


def test_importing_the_engine_imports_neither_qt_nor_numpy_nor_the_first_game() -> None:
    code = f"""
import importlib, sys
for module in {MODULES!r}:
    importlib.import_module(module)
heavy = {{"PySide6", "numpy", "random", "bohemian_villages.engine", "bohemian_villages.ai"}}
print(*sorted(set(sys.modules) & heavy))
"""
    command = [sys.executable, "-c", code]
    run = subprocess.run(
        command, cwd=PACKAGE.parent, capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert run.stdout.split() == []


@pytest.mark.parametrize("file", FILES, ids=MODULES)
def test_a_module_imports_and_calls_nothing_impure(file: Path) -> None:
    imported, called = set(), set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            imported.add(str(node.module).partition(".")[0])
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
    assert imported <= PURE
    assert not called & IMPURE_CALLS
