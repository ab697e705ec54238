"""Where the program's data is found: checkout, installed wheel, frozen binary."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bohemian_villages import assets


def put(folder: Path, name: str) -> Path:
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch()
    return file


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty package somewhere."""
    folder = tmp_path / "bohemian_villages"
    folder.mkdir()
    monkeypatch.setattr(assets, "_PACKAGE", folder)
    return folder


def test_a_checkout_has_its_data_beside_the_package(package: Path) -> None:
    picture, form = put(package.parent, "resources/a/b.svg"), put(package.parent, "ui/rules.ui")
    assert assets.resource("a/b.svg") == picture
    assert assets.form("rules") == form


def test_an_installed_wheel_has_its_data_below_the_package(package: Path) -> None:
    put(package.parent, "resources/a.svg")
    picture = put(package, "resources/a.svg")
    assert assets.resource("a.svg") == picture


@pytest.mark.usefixtures("package")
def test_a_frozen_binary_has_its_data_where_it_unpacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "frozen"), raising=False)
    picture = put(tmp_path / "frozen", "resources/a.svg")
    assert assets.resource("a.svg") == picture


@pytest.mark.usefixtures("package")
def test_what_is_missing_is_named() -> None:
    with pytest.raises(assets.MissingAssetError, match=r"ui/nowhere\.ui") as caught:
        assets.form("nowhere")
    assert caught.value.name == "ui/nowhere.ui"


def test_the_villages_are_there() -> None:
    assert assets.resource("villages.toml").is_file()
