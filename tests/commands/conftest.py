"""The program, ready to be called."""

from __future__ import annotations

import argparse

import pytest

from bohemian_villages.words import catalogue
from tests.commands.program import Program


@pytest.fixture
def program(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Program:
    """The program without a screen, speaking English unless the test says otherwise."""
    for variable in ("DISPLAY", "WAYLAND_DISPLAY", "LANGUAGE", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("LC_ALL", "C")
    # The program takes both for the rest of its life.
    monkeypatch.setitem(vars(argparse), "_", vars(argparse)["_"])
    monkeypatch.setattr(catalogue, "_current", catalogue.current())
    return Program(capsys)
