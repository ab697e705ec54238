"""What is believed of people: kept by name, in a file that may hold anything."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from attrs import evolve
from pytestqt.qtbot import QtBot

from bohemian_villages.finished_games.store import alone
from bohemian_villages.models.files.writer import Writer
from bohemian_villages.models.people.belief_files import known_people, read, save, save_news
from bohemian_villages.models.people.known_people import (
    MOST_PEOPLE,
    KnownPeople,
    first_belief,
    nearest_level,
    playable,
)
from bohemian_villages.play.strength import Belief

ANNA = Belief(1650.0, 120.5, 6, ("1234", "6655"))
OTA = Belief(1440.0, 99.5, 3)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "people.json"


@pytest.fixture
def writer(qtbot: QtBot) -> Iterator[Writer]:
    assert qtbot is not None
    made = Writer()
    yield made
    made.finish()


def test_somebody_new_begins_at_easy() -> None:
    assert nearest_level(KnownPeople().belief("Anna").strength) == "easy"


def test_beliefs_are_there_again_the_next_time(writer: Writer, file: Path) -> None:
    known_people(writer, file).learn({"Anna": ANNA})
    writer.finish()
    assert known_people(writer, file).belief("Anna") == ANNA


def test_who_is_forgotten_begins_anew(writer: Writer, file: Path) -> None:
    people = known_people(writer, file)
    people.learn({"Anna": ANNA})
    people.forget("Anna")
    writer.finish()
    assert people.belief("Anna") == known_people(writer, file).belief("Anna") == first_belief()


def test_two_windows_keep_what_each_has_learned(writer: Writer, file: Path) -> None:
    here, there = known_people(writer, file), known_people(writer, file)
    here.learn({"Anna": ANNA})
    writer.finish()
    there.learn({"Ota": OTA})
    writer.finish()
    assert read(file) == {"Anna": ANNA, "Ota": OTA}
    here.forget("Ota")
    writer.finish()
    there.learn({"Anna": evolve(ANNA, games=7)})
    writer.finish()
    assert read(file) == {"Anna": evolve(ANNA, games=7)}


def test_a_window_does_not_write_again_what_it_wrote_before(writer: Writer, file: Path) -> None:
    here, there = known_people(writer, file), known_people(writer, file)
    for people, news in (
        (here, {"Anna": ANNA}),
        (there, {"Anna": evolve(ANNA, games=7)}),
        (here, {"Ota": OTA}),
    ):
        people.learn(news)
        writer.finish()
    assert read(file)["Anna"].games == 7


def test_what_could_not_be_written_is_written_with_the_next_change(
    writer: Writer, file: Path
) -> None:
    save({"Eva": OTA}, file)
    people = known_people(writer, file)
    blocked = file.rename(file.with_name("elsewhere"))
    file.mkdir()
    people.learn({"Anna": ANNA})
    writer.finish()
    assert writer.is_failing
    file.rmdir()
    blocked.rename(file)
    people.learn({"Ota": OTA})
    writer.finish()
    assert read(file) == {"Eva": OTA, "Anna": ANNA, "Ota": OTA}


@pytest.mark.parametrize("text", [None, "", "[]", "{"])
def test_nothing_is_lost_when_the_file_is_gone_or_damaged(
    writer: Writer, file: Path, text: str | None
) -> None:
    save({"Anna": ANNA}, file)
    people = known_people(writer, file)
    file.unlink()
    if text is not None:
        file.write_text(text)
    people.learn({"Ota": OTA})
    writer.finish()
    assert read(file) == {"Anna": ANNA, "Ota": OTA}


def test_nobody_writes_while_another_window_does(file: Path) -> None:
    order = []
    with ThreadPoolExecutor() as pool:
        file.parent.mkdir()
        with alone(file):
            writing = pool.submit(save_news, {"Anna": ANNA}, {}, file)
            sleep(0.2)
            order.append(file.exists())
        writing.result(10)
        order.append(file.exists())
    assert order == [False, True]


def test_a_file_of_an_older_program_opens(file: Path) -> None:
    file.parent.mkdir()
    file.write_text('{"Anna": {"strength": 1650.0, "spread": 120.5, "games": 6}}')
    assert read(file) == {"Anna": evolve(ANNA, dice=())}


@pytest.mark.parametrize("wrong", [7, "12", {"1": 2}, [1, None, ["1"]]])
def test_wrong_dice_are_left_out_and_the_belief_stays(file: Path, wrong: object) -> None:
    save({"Anna": ANNA}, file)
    document = json.loads(file.read_text())
    document["Anna"]["dice"] = wrong
    file.write_text(json.dumps(document))
    assert read(file) == {"Anna": evolve(ANNA, dice=())}


def test_who_was_forgotten_is_remembered_until_they_play_again() -> None:
    people = KnownPeople({"Anna": ANNA})
    people.forget("Anna")
    assert people.has_forgotten("Anna")
    people.remember("Anna")
    assert people.belief("Anna") == ANNA
    assert not people.has_forgotten("Anna")
    people.forget("Anna")
    people.learn({"Anna": evolve(ANNA, games=1)})
    assert not people.has_forgotten("Anna")


def test_nobody_is_remembered_who_was_never_known() -> None:
    people = KnownPeople()
    people.forget("Anna")
    assert not people.has_forgotten("Anna")


def test_only_so_many_people_are_kept_those_who_played_last() -> None:
    kept: list[list[str]] = []
    people = KnownPeople(keep=lambda beliefs, _news: kept.append(list(beliefs)))
    for number in range(MOST_PEOPLE + 1):
        people.learn({str(number): ANNA})
        people.learn({"0": ANNA})
    assert len(kept[-1]) == MOST_PEOPLE
    assert "0" in kept[-1]
    assert "1" not in kept[-1]


@pytest.mark.parametrize("text", ["", "[]", "{", "null", "[" * 100_000, "\x00"])
def test_a_damaged_file_is_put_aside_and_everything_begins_anew(file: Path, text: str) -> None:
    file.parent.mkdir()
    file.write_text(text)
    assert read(file) == {}
    assert not file.exists()
    assert file.with_name("people.json.broken").read_text() == text


@pytest.mark.parametrize(
    "wrong",
    [
        {"strength": 9999},
        {"strength": float("nan")},
        {"strength": "1500"},
        {"strength": True},
        {"spread": 0},
        {"spread": float("inf")},
        {"games": -1},
        {"games": 1.5},
        {"games": None},
    ],
)
def test_a_wrong_belief_is_left_out_and_the_others_stay(
    file: Path, wrong: dict[str, object]
) -> None:
    save({"Anna": ANNA, "Ota": ANNA}, file)
    document = json.loads(file.read_text())
    document["Ota"].update(wrong)
    file.write_text(json.dumps(document))
    assert read(file) == {"Anna": ANNA}


def test_an_ai_player_is_as_strong_as_it_can_be_and_no_more() -> None:
    assert playable(0) == 850
    assert playable(1512.4) == 1512
    assert playable(2800) == 2000
