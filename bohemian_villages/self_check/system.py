"""Checks without Qt: modules, resources, languages, folders."""

from __future__ import annotations

import importlib
import pkgutil
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import bohemian_villages

from ..assets import MissingAssetError, form, resource
from ..commands.call import reason
from ..folders import cache_folder, config_folder, data_folder, log_folder
from ..words import catalogue
from ..words.program.self_check import Finding, self_check_words

# One file of every kind that the program needs.
EXPECTED = (
    "villages.toml",
    "ai/evaluation-2.npz",
    "art/parts/app-icon.svg",
    "art/villages",
    "art/backdrops/start-land.svg",
    "help/en",
    "help/rolling/en",
    "rolling_village/evaluation.npz",
    "rolling_village/sheet.toml",
    "art/rolling/house.svg",
    "sounds",
    "translations",
)


def findings(modules: Sequence[str] = ()) -> Iterator[Finding]:
    """All findings, quickest first; `modules` are checked beside the program's own."""
    yield _resources()
    yield self_check_words.languages(catalogue.languages())
    folders = {
        "data": data_folder(),
        "config": config_folder(),
        "cache": cache_folder(),
        "log": log_folder(),
    }
    for name, folder in folders.items():
        yield self_check_words.folder(name, str(folder), unwritable(folder))
    yield _modules(modules)


def unwritable(folder: Path) -> str:
    """Why a folder cannot be written to; empty if it can."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"!")
    except OSError as error:
        return reason(error)
    return ""


def _resources() -> Finding:
    missing = [name for name in EXPECTED if not _is_there(name)]
    try:
        form("new_game")
        folder = resource("villages.toml").parent
    except MissingAssetError as error:
        return self_check_words.resources("", 0, [*missing, error.name])
    files = sum(path.is_file() for path in folder.rglob("*"))
    return self_check_words.resources(str(folder), files, missing)


def _is_there(name: str) -> bool:
    try:
        found = resource(name)
    except MissingAssetError:
        return False
    return found.is_file() or any(found.iterdir())


def _modules(others: Sequence[str]) -> Finding:
    ours = [name for name in our_modules() if not name.endswith("__main__")]
    problems = [problem for name in (*ours, *others) if (problem := _problem(name))]
    return self_check_words.modules(len(ours) + len(others), problems)


def our_modules() -> list[str]:
    """Every module of the program."""
    package = bohemian_villages
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.", lambda _name: None)
    return [module.name for module in found]


def _problem(name: str) -> str:
    """Why a module cannot be imported; empty if it can."""
    try:
        importlib.import_module(name)
    except ImportError as error:
        return f"{name} ({error})"
    return ""
