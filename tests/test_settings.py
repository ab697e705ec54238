"""Settings: kept across runs, whatever becomes of their file."""

from __future__ import annotations

import base64
import json
import os
import struct
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from attrs import evolve, fields
from hypothesis import given
from hypothesis import strategies as st

from bohemian_villages import settings
from bohemian_villages.records.errors import RecordError
from bohemian_villages.settings import BROKEN, KEPT_ASIDE, LARGEST, Settings
from tests.specials import KINDS, put_special


def geometry(left: int = 0, top: int = 0, right: int = 799, bottom: int = 599) -> str:
    """What Qt writes of a window there."""
    sides = (left, top, right, bottom)
    data = struct.pack(
        ">IHH4i4ii??i4i", 0x1D9D0CB, 3, 0, *sides, *sides, 0, False, False, 800, *sides
    )
    return base64.b64encode(data).decode()


CHOSEN = Settings(
    language="en",
    theme="dark",
    animations=False,
    animation_speed=2.5,
    ai_pace=2.0,
    sound=False,
    volume=0.25,
    marks=False,
    auto_end=True,
    auto_roll=True,
    last_tables={"bohemian": {"seats": [{"name": "Božena"}]}},
    last_folder="/home/božena/games",
    window_geometry=geometry(),
)


def nested(depth: int) -> Any:
    """Objects in each other."""
    return {"a": nested(depth - 1)} if depth else {}


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


def test_a_switch_of_a_game_has_a_key_as_any_setting(file: Path) -> None:
    written(file, '{"chances": true, "theme": "dark"}')
    loaded = settings.load(file)
    assert loaded.is_on("chances")
    assert not loaded.is_on("confirm_kicks")
    chosen = loaded.changed({"chances": False, "confirm_kicks": True})
    settings.save_changes(chosen, frozenset({"confirm_kicks"}), file)
    kept = json.loads(file.read_text())
    assert (kept["chances"], kept["confirm_kicks"], kept["theme"]) == (True, True, "dark")


@pytest.mark.parametrize("value", ["yes", 1, None, []])
def test_a_switch_that_is_neither_on_nor_off_counts_as_off(file: Path, value: Any) -> None:
    written(file, json.dumps({"chances": value}))
    assert not settings.load(file).is_on("chances")


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
        " " * LARGEST + "{}",
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
        ("animation_speed", 1e308),
        ("animation_speed", -(10**4000)),
        ("volume", float("nan")),
        ("volume", float("inf")),
        ("language", None),
        ("language", "klingon"),
        ("language", ["en"]),
        ("language", "../en"),
        ("last_tables", []),
        ("last_tables", {"bohemian": []}),
        ("last_tables", nested(100)),
        ("weather", nested(900)),
        ("window_geometry", 7),
        ("window_geometry", "no base 64!"),
        ("window_geometry", "\ud800"),
        ("window_geometry", "é"),
        ("window_geometry", "AdnQywAD"),
        ("window_geometry", base64.b64encode(bytes(66)).decode()),
        ("window_geometry", geometry(left=-(2**31), right=2**31 - 1)),
        ("window_geometry", geometry(right=-1)),
        ("window_geometry", geometry(top=10**6, bottom=10**6 + 500)),
    ],
)
def test_a_wrong_value_counts_as_not_chosen_and_spoils_nothing_else(
    file: Path, key: str, value: Any
) -> None:
    written(file, json.dumps({"auto_end": True, key: value}))
    loaded = settings.load(file)
    assert loaded == Settings(auto_end=True)
    settings.save(loaded, file)
    assert settings.load(file) == loaded


def test_a_number_of_very_many_digits_spoils_nothing_else(file: Path) -> None:
    written(file, '{"theme": "dark", "volume": 1' + "0" * 5_000 + "}")
    assert settings.load(file) == Settings(theme="dark")


def test_text_that_is_no_unicode_survives(file: Path) -> None:
    written(file, r'{"last_table": {"village_set": "\ud800"}}')
    settings.save(settings.load(file), file)
    assert settings.load(file).last_tables == {"bohemian": {"village_set": "\ud800"}}


def asides(file: Path) -> list[str]:
    return sorted(each.read_text() for each in file.parent.glob(f"*{BROKEN}*"))


def test_a_table_of_version_0_1_gives_way_to_newer_ones(file: Path) -> None:
    written(file, '{"last_table": {"first": 1}, "last_tables": {"bohemian": {"first": 2}}}')
    loaded = settings.read(file)
    assert loaded.aside is None
    assert loaded.settings.last_tables == {"bohemian": {"first": 2}}
    assert "last_table" not in loaded.settings.extra


def test_a_file_with_a_wrong_value_is_kept_beside_once(file: Path) -> None:
    wrong = '{"language": "klingon", "theme": "dark"}'
    written(file, wrong)
    for _start in range(3):
        assert settings.read(file).aside == file.with_name(file.name + BROKEN)
    assert asides(file) == [wrong]
    settings.save_changes(Settings(auto_end=True), frozenset({"auto_end"}), file)
    assert asides(file) == [wrong]
    assert settings.read(file) == settings.Loaded(Settings(theme="dark", auto_end=True))


def test_what_was_set_aside_earlier_stays_but_not_without_bound(file: Path) -> None:
    for number in range(KEPT_ASIDE + 3):
        written(file, f'{{"volume": "{number}"}}' if number % 2 else f"{number}")
        assert settings.read(file).aside is not None
    kept = asides(file)
    assert len(kept) == KEPT_ASIDE
    assert {"0", '{"volume": "1"}', f'{{"volume": "{KEPT_ASIDE + 2}"}}'} <= set(kept)


def test_a_file_without_anything_wrong_is_not_kept_beside(file: Path) -> None:
    settings.save(evolve(CHOSEN, extra={"weather": {"rain": 1}}), file)
    assert settings.read(file).aside is None
    assert not asides(file)


def test_a_file_broken_meanwhile_costs_nothing_that_is_in_use(file: Path) -> None:
    written(file, "{")
    settings.save_changes(CHOSEN, frozenset({"theme"}), file)
    assert settings.load(file) == CHOSEN
    assert asides(file) == ["{"]


@pytest.mark.skipif(os.name != "posix", reason="only there are pipes and devices with names")
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_ordinary_file_is_neither_read_nor_touched(file: Path, kind: str) -> None:
    before = put_special(kind, file).lstat()
    assert settings.read(file) == settings.Loaded(Settings())
    with pytest.raises((OSError, RecordError)):
        settings.save_changes(CHOSEN, frozenset({"theme"}), file)
    assert file.lstat().st_ino == before.st_ino
    assert not list(file.parent.glob(f"*{BROKEN}*"))


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


@hypothesis.settings(max_examples=40)
@given(st.dictionaries(KEYS, ANYTHING))
def test_any_document_gives_settings_that_survive_a_round(document: dict[str, Any]) -> None:
    first = settings.from_document(document)
    again = settings.from_document(json.loads(settings.to_json(first)))
    assert again == first
