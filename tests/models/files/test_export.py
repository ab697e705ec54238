"""Exports: the log as text and as a page, pictures, and files that cannot be written."""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QImage

from bohemian_villages.engine.board import Board
from bohemian_villages.engine.game import Game
from bohemian_villages.engine.record import dumps
from bohemian_villages.models.files.exporter import Exporter, png
from bohemian_villages.models.game.log_export import log_file, log_html, log_text
from bohemian_villages.views.toolkit.theme import FIGURES
from bohemian_villages.words.game.log import Log, tell
from tests.models.replay.replays import RECORDS
from tests.models.tables import people, played
from tests.record_files import read_record

pytestmark = pytest.mark.usefixtures("qapp")


class Reader(HTMLParser):
    """Reads a page, and sees to it that every tag is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: dict[str, list[str]] = {}
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "!doctype"):
            self.open.append(tag)
        self.outside += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and data.strip():
            self.texts.setdefault(self.open[-1], []).append(data)


def read(page: str) -> Reader:
    reader = Reader()
    reader.feed(page)
    reader.close()
    assert not reader.open
    return reader


class Told:
    """What an exporter says."""

    def __init__(self, exporter: Exporter) -> None:
        self.exporter = exporter
        self.all: list[tuple[str, str]] = []
        exporter.finished.connect(lambda name, problem: self.all.append((name, problem)))

    def wait(self) -> list[tuple[str, str]]:
        self.exporter.finish()
        QCoreApplication.processEvents()
        return self.all


def write_log(exporter: Exporter, path: Path, game: Game) -> None:
    exporter.write(path, lambda: log_file(path, game))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_text_and_page_tell_the_same(file: Path) -> None:
    game = read_record(file)
    assert log_text(game).splitlines() == list(tell(game))
    reader = read(log_html(game))
    chapters = list(Log(game).chapters())
    assert reader.texts["h1"] + reader.texts["h2"] == [chapter.heading for chapter in chapters]
    assert reader.texts["li"] == [line for chapter in chapters for line in chapter.lines]


def test_a_page_loads_nothing_from_elsewhere() -> None:
    page = log_html(played(people(2), 30))
    assert read(page).outside == []
    assert "http" not in page


def test_names_are_text_and_nothing_else() -> None:
    setup = people(2)
    evil = "<script>alert('1')</script> & \"more\""
    players = (evolve(setup.players[0], name=evil), setup.players[1])
    reader = read(log_html(played(evolve(setup, players=players), 20)))
    assert "script" not in reader.texts
    (title,) = reader.texts["title"]
    assert evil[:20] in title


SLY = "An\u202ena\x00\x1b[31m\nTurn 9:\u2028 \u2066Bob\tX\u200b\r"


def test_names_bring_no_sign_into_a_file_that_steers_instead_of_being_seen() -> None:
    setup = people(2)
    first, *others = setup.board.villages
    sly = evolve(
        setup,
        players=(evolve(setup.players[0], name=SLY), setup.players[1]),
        board=Board((evolve(first, name=SLY), *others)),
    )
    game, plain = played(sly, 20), played(setup, 20)
    for make in (log_html, log_text):
        made = make(game)
        assert "Bob" in made
        assert {sign for sign in made if not sign.isprintable()} == {"\n"}
        assert made.count("\n") == make(plain).count("\n")


def test_a_turn_has_the_colour_of_its_player_at_the_table() -> None:
    game = played(people(3), 60)
    page = log_html(game)
    headings = [line for line in page.splitlines() if line.startswith("<h2 style")]
    colors = [FIGURES[player.color].base for player in game.setup.players]
    assert len(headings) == game.turn
    for turn, heading in enumerate(headings):
        assert colors[turn % 3] in heading


def test_the_ending_decides_between_text_and_page(tmp_path: Path) -> None:
    game, exporter = played(people(2), 30), Exporter()
    told = Told(exporter)
    for name in ("log.txt", "log.html", "log.HTM", "log"):
        write_log(exporter, tmp_path / name, game)
    assert told.wait() == [("log.txt", ""), ("log.html", ""), ("log.HTM", ""), ("log", "")]
    assert (tmp_path / "log.txt").read_text("utf-8") == log_text(game)
    assert (tmp_path / "log").read_text("utf-8") == log_text(game)
    assert (tmp_path / "log.html").read_text("utf-8") == log_html(game)
    assert (tmp_path / "log.HTM").read_text("utf-8") == log_html(game)


def test_a_record_can_be_read_again(tmp_path: Path) -> None:
    game, exporter = played(people(3), 50), Exporter()
    told = Told(exporter)
    exporter.write(tmp_path / "game.bvg", lambda: dumps(game).encode())
    assert told.wait() == [("game.bvg", "")]
    assert dumps(read_record(tmp_path / "game.bvg")) == dumps(game)


def test_a_picture_is_a_picture(tmp_path: Path) -> None:
    image = QImage(40, 30, QImage.Format.Format_RGB32)
    image.fill(QColor("#C8663F"))
    exporter = Exporter()
    told = Told(exporter)
    exporter.write(tmp_path / "board.png", lambda: png(image))
    assert told.wait() == [("board.png", "")]
    assert QImage(str(tmp_path / "board.png")).pixelColor(20, 15) == QColor("#C8663F")


def test_what_cannot_be_written_is_told_and_an_older_file_stays(tmp_path: Path) -> None:
    (tmp_path / "folder.txt").mkdir()
    exporter = Exporter()
    told = Told(exporter)
    write_log(exporter, tmp_path / "folder.txt", played(people(2), 4))
    write_log(exporter, tmp_path / "nowhere" / "log.txt", played(people(2), 4))
    (folder, why), (nowhere, why_not) = told.wait()
    assert (folder, nowhere) == ("folder.txt", "log.txt")
    assert "folder.txt" in why
    assert why_not
    assert [file.name for file in tmp_path.iterdir()] == ["folder.txt"]
