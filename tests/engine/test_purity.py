"""The engine is pure: no Qt, no numpy, no files, no clock, no randomness of its own."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import bohemian_villages.engine

FOLDER = Path(bohemian_villages.engine.__file__).parent
ROOT = FOLDER.parents[1]
MODULES = sorted(
    ".".join(path.relative_to(ROOT).with_suffix("").parts) for path in FOLDER.rglob("*.py")
)
HEAVY = {"PySide6", "shiboken6", "numpy"}
IMPURE = HEAVY | {
    "asyncio", "datetime", "glob", "io", "multiprocessing", "os", "pathlib", "random", "secrets",
    "shutil", "socket", "subprocess", "tempfile", "threading", "time", "uuid",
}  # fmt: skip
IMPURE_CALLS = {"open", "print", "input", "eval", "exec", "__import__"}


def test_importing_the_engine_imports_neither_qt_nor_numpy() -> None:
    code = f"""
import importlib, sys
for module in {MODULES!r}:
    importlib.import_module(module)
print(*sorted(set(sys.modules) & {HEAVY | {"random"}!r}))
"""
    command = [sys.executable, "-c", code]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == []


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_the_engine_imports_nothing_impure(module: str) -> None:
    imported = set()
    for node in ast.walk(_parse(module)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            assert node.module
            imported.add(node.module.partition(".")[0])
    assert not imported & IMPURE
    assert imported <= sys.stdlib_module_names | {"attrs", "attr"}


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_the_engine_neither_reads_nor_writes(module: str) -> None:
    called = {
        node.func.id
        for node in ast.walk(_parse(module))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & IMPURE_CALLS


def _parse(module: str) -> ast.Module:
    path = ROOT.joinpath(*module.split(".")).with_suffix(".py")
    return ast.parse(path.read_text("utf-8"))
