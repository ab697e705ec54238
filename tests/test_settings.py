"""Settings: kept across runs, whatever becomes of their file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from attrs import evolve, fields
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages import settings
from bohemian_villages.settings import Settings

CHOSEN = Settings(
    language="de",
    theme="dark",
    animations=False,
    animation_speed=2.5,
    sound=False,
    volume=0.25,
    marks=False,
    auto_end=True,
    auto_roll=True,
    confirm_kicks=True,
    chances=True,
    last_table={"seats": [{"name": "Božena"}]},
    window_geometry="AdnQywAD",
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file that is not there yet, in a folder that is not there yet."""
    return tmp_path / "config" / "settings.json"


def written(file: Path, content: str | bytes) -> Path:
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


def test_the_example_chooses_everything_anew() -> None:
    for each in fields(Settings):
        if each.name != "extra":
            assert getattr(CHOSEN, each.name) != getattr(Settings(), each.name), each.name


def test_what_was_chosen_is_there_the_next_time(file: Path) -> None:
    settings.save(CHOSEN, file)
    assert settings.load(file) == CHOSEN


def test_without_a_file_there_are_defaults(file: Path) -> None:
    assert settings.load(file) == Settings()
    assert not file.exists()


def test_the_file_lies_where_the_user_keeps_such_things(home: Path) -> None:
    settings.save(CHOSEN)
    assert settings.settings_file().is_relative_to(home)
    assert settings.load() == CHOSEN


def test_keys_of_a_newer_version_are_kept(file: Path) -> None:
    written(file, '{"theme": "dark", "weather": {"rain": 1}}')
    loaded = settings.load(file)
    settings.save(evolve(loaded, volume=0.5), file)
    assert json.loads(file.read_text())["weather"] == {"rain": 1}
    assert settings.load(file).theme == "dark"


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        '"dark"',
        b"\xff\xfe",
        "[" * 100_000,
        '{"volume": 1' + "0" * 5_000 + "}",
    ],
)
def test_a_broken_file_is_set_aside(file: Path, content: str | bytes) -> None:
    written(file, content)
    assert settings.load(file) == Settings()
    aside = file.with_name("settings.json.broken")
    assert aside.read_bytes() == (content.encode() if isinstance(content, str) else content)
    assert not file.exists()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("theme", "pink"),
        ("theme", ["dark"]),
        ("volume", 1.5),
        ("volume", True),
        ("volume", "0.5"),
        ("animation_speed", 0),
        ("animations", 1),
        ("language", None),
        ("last_table", []),
        ("window_geometry", 7),
    ],
)
def test_a_wrong_value_counts_as_not_chosen_and_spoils_nothing_else(
    file: Path, key: str, value: Any
) -> None:
    written(file, json.dumps({"auto_end": True, key: value}))
    assert settings.load(file) == Settings(auto_end=True)


def test_no_number_is_not_a_number(file: Path) -> None:
    written(file, '{"volume": NaN, "animation_speed": Infinity}')
    assert settings.load(file) == Settings()


def test_text_that_is_no_unicode_survives(file: Path) -> None:
    written(file, r'{"window_geometry": "\ud800"}')
    settings.save(settings.load(file), file)
    assert settings.load(file).window_geometry == "\ud800"


def test_a_file_that_cannot_be_written_says_so_and_stays(file: Path) -> None:
    settings.save(CHOSEN, file)
    with pytest.raises(OSError, match=r"."):
        settings.save(Settings(), file / "below")
    assert settings.load(file) == CHOSEN


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=5,
)
KEYS = st.sampled_from([each.name for each in fields(Settings)]) | st.text()


@given(st.dictionaries(KEYS, ANYTHING))
def test_any_document_gives_settings_that_survive_a_round(document: dict[str, Any]) -> None:
    first = settings.from_document(document)
    again = settings.from_document(json.loads(settings.to_json(first)))
    assert again == first
