"""The tools beside the program, for tests of them."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def tool(name: str) -> ModuleType:
    """A file of packaging/, which is no package."""
    spec = spec_from_file_location(f"tool_{name}", PACKAGING / f"{name}.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
