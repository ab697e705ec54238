"""The shell with a game it has never seen: whatever it does, it does for every game."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QMenu

from bohemian_villages import settings
from bohemian_villages.ai_turns import next_number
from bohemian_villages.folders import data_folder
from bohemian_villages.views.bohemian.description import BOHEMIAN
from bohemian_villages.views.shell.help.screen import HelpScreen
from bohemian_villages.views.shell.main_window import MainWindow
from bohemian_villages.views.statistics.screen import StatisticsScreen
from tests.models.tables import people, played
from tests.record_files import read_record, write_record
from tests.views.shell.toss import (
    TOSS,
    Toss,
    TossFinal,
    TossForm,
    TossReplay,
    TossStatistics,
    TossTable,
    dumps,
    loads,
)
from tests.views.shell.toss_thinker import KEY, TossQuestion
from tests.views.table import seen
from tests.views.windows import Windows, choose, load, model_of, on_disk, play, wait

BOTH = (BOHEMIAN, TOSS)


def toss_table(window: MainWindow) -> TossTable:
    table = window.current.table
    assert isinstance(table, TossTable)
    return table


def tossed(window: MainWindow, *sides: str) -> TossTable:
    """A game in which this fell."""
    window.current.start(TOSS, ("Anna",))
    for side in sides:
        toss_table(window).toss(side)
    on_disk(window)
    return toss_table(window)


def kept(suffix: str) -> list[Path]:
    return sorted((data_folder() / "games").glob(f"*{suffix}"))


def shown(window: MainWindow) -> object:
    return window.screens.currentWidget()


def test_the_start_screen_offers_every_game_by_its_title(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    entries = window.start.new_games
    assert [entry.text() for entry in entries] == ["Bohemian Villages", "Coin Toss"]
    assert all(entry.isVisible() and entry in window.start.buttons() for entry in entries)
    for has_recent in (False, True):
        window.start.offer_recent(has_recent)
        places = [button.geometry() for button in window.start.buttons()]
        assert not any(a.intersects(b) for a in places for b in places if a is not b)
    entries[1].click()
    assert shown(window) is window.form_of(TOSS)


def test_the_first_game_may_be_any(windows: Windows) -> None:
    window = windows.make(games=(TOSS,))
    assert window.start.new_game.text() == "New game"
    window.start.quick_games[KEY].click()
    assert toss_table(window).model == Toss(("Anna",))


def test_a_quick_game_knows_what_its_form_was_left_with(windows: Windows) -> None:
    window = windows.make(games=(TOSS,))
    window.preferences.change(last_tables={KEY: {"name": "Ota"}})
    window.start.quick_games[KEY].click()
    assert toss_table(window).model == Toss(("Ota",))


def test_every_game_remembers_its_own_form(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    window.show_new_game(TOSS)
    form = window.form_of(TOSS)
    assert isinstance(form, TossForm)
    form.name = "Ota"
    form.started.emit(("Ota",))
    assert shown(window) is toss_table(window).screen
    on_disk(window)
    window.writer.finish()
    assert settings.load().last_tables == {KEY: {"name": "Ota"}}
    form.name = "nobody"
    window.show_new_game(TOSS)
    assert form.name == "Ota"
    form.closed.emit()
    assert shown(window) is toss_table(window).screen


def test_a_game_is_kept_after_every_change_in_a_file_of_its_kind(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    tossed(window, "heads", "tails")
    (file,) = kept(".toss")
    assert loads(file.read_bytes()) == Toss(("Anna",), ("heads", "tails"))
    assert not kept(".bvg")


def test_the_game_left_last_is_continued_whatever_its_kind(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    play(window, people(2))
    tossed(window, "heads")
    windows.close()
    window = windows.make(games=BOTH)
    wait(window.start.continue_card.isVisible)
    assert "Anna to toss" in window.start.continue_card.accessibleDescription()
    window.start.continue_requested.emit()
    assert toss_table(window).model.tosses == ("heads",)
    assert (len(kept(".toss")), len(kept(".bvg"))) == (1, 1)


def test_one_table_makes_room_for_the_other(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    screens: list[object] = []
    window.screens.shown.connect(lambda: screens.append(shown(window)))
    first = tossed(window, "heads")
    play(window, people(2))
    assert first.is_stopped
    model_of(window).roll()
    on_disk(window)
    tossed(window, "tails")
    assert window.current.is_shown
    assert len(read_record(kept(".bvg")[0]).steps) == 1
    tosses = {loads(file.read_bytes()).tosses for file in kept(".toss")}
    assert tosses == {("heads",), ("tails",)}
    assert window.start not in screens


def test_recent_games_of_all_kinds_are_listed_and_opened(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    tossed(window, "heads")
    play(window, people(2))
    window.show_start()
    wait(lambda: len(window.saved.recent) == 2)
    menu = window.recent_menu(window)
    lines = [action.text() for action in menu.actions()]
    assert [line.split(":")[0] for line in lines] == ["Bohemian Villages", "Coin Toss"]
    menu.actions()[1].trigger()
    assert toss_table(window).model.tosses == ("heads",)
    menu.deleteLater()


@pytest.mark.parametrize("name", ["a.toss", "a.TOSS", "a", "a.json", "a.bvg"])
def test_a_file_is_known_by_what_it_says_whatever_its_ending(
    windows: Windows, tmp_path: Path, name: str
) -> None:
    (tmp_path / name).write_text(dumps(Toss(("Ota",), ("tails",))))
    window = windows.make(games=BOTH)
    window.open_path(tmp_path / name)
    assert toss_table(window).model == Toss(("Ota",), ("tails",))
    write_record(tmp_path / "b.bvg", played(people(3), 5))
    window.open_path(tmp_path / "b.bvg")
    assert len(model_of(window).game.steps) == 5


def test_a_broken_file_is_told_in_the_words_of_its_game(windows: Windows, tmp_path: Path) -> None:
    (tmp_path / "a.toss").write_text("{}")
    window = windows.make(games=BOTH)
    window.open_path(tmp_path / "a.toss")
    dialog = window.messages.unopened
    assert dialog is not None
    assert "No toss" in dialog.detail.text()
    (tmp_path / "a.toss").write_text('{"format": "chess"}')
    window.open_path(tmp_path / "a.toss")
    dialog = window.messages.unopened
    assert dialog is not None
    assert dialog.verdict.text() == "This is not a saved game of Coin Toss."
    dialog.close()


def test_a_game_is_saved_with_the_ending_of_its_kind(
    windows: Windows, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = windows.make(games=BOTH)
    table = tossed(window, "heads")
    asked: list[str] = []

    def ask(_window: object, _title: str, name: str, kinds: str) -> tuple[str, str]:
        asked.extend((Path(name).name, kinds))
        return str(tmp_path / "mine"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    window.save()
    wait(lambda: table.said == ["Saved as mine.toss"])
    assert asked == ["game.toss", "Games (*.toss)"]
    assert loads((tmp_path / "mine.toss").read_bytes()).tosses == ("heads",)


def test_the_end_is_scored_and_the_game_played_again(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    tossed(window, "heads", "heads", "tails")
    final = window.final.scene_of(TOSS)
    assert isinstance(final, TossFinal)
    wait(lambda: shown(window) is final)
    assert final.shown == Toss(("Anna",), ("heads", "heads", "tails"))
    final.replay_requested.emit()
    replay = shown(window)
    assert isinstance(replay, TossReplay)
    replay.branch_requested.emit(Toss(("Anna",), ("heads",)))
    assert toss_table(window).model.tosses == ("heads",)
    final.rematch_requested.emit()
    assert toss_table(window).model == Toss(("Anna",))


def test_a_finished_game_is_opened_as_a_replay(windows: Windows, tmp_path: Path) -> None:
    game = Toss(("Anna",), ("heads", "heads", "tails"))
    (tmp_path / "a.toss").write_text(dumps(game))
    window = windows.make(games=BOTH)
    window.open_path(tmp_path / "a.toss")
    replay = shown(window)
    assert isinstance(replay, TossReplay)
    assert replay.game == game
    replay.closed.emit()
    assert shown(window) is window.start


def test_the_menu_has_what_the_game_offers(windows: Windows, tmp_path: Path) -> None:
    window = windows.make(games=BOTH)
    table = tossed(window, "heads")
    menu = window.main_menu()
    window.exports.ask_name = lambda *_asked: (str(tmp_path / "out"), "")
    exports = next(each for each in menu.findChildren(QMenu) if each.title() == "E&xport")
    exports.actions()[0].trigger()
    window.exports.exporter.finish()
    assert (tmp_path / "out.txt").read_text() == "heads"
    next(action for action in menu.actions() if action.text() == "&Flip").trigger()
    assert table.model.tosses == ("heads", "heads")
    menu.deleteLater()


def test_statistics_and_rules_are_those_of_the_game_chosen(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    window.start.statistics.click()
    choose("Coin Toss")
    wait(lambda: shown(window) is not window.start)
    statistics = window.statistics[KEY]
    assert getattr(shown(window), "statistics", None) is statistics
    window.show_start()
    window.start.statistics.click()
    choose("Bohemian")
    wait(lambda: isinstance(shown(window), StatisticsScreen))
    window.show_start()
    window.start.rules.click()
    choose("Coin Toss")
    wait(lambda: isinstance(shown(window), HelpScreen))


def test_what_happens_to_the_statistics_is_told_at_the_table(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    table = tossed(window)
    statistics = window.statistics[KEY]
    assert isinstance(statistics, TossStatistics)
    statistics.notice.emit("Broken.")
    assert table.said == ["Broken."]


def test_another_language_gives_the_table_another_screen(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    table = tossed(window)
    before = table.screen
    window.use_language()
    assert shown(window) is table.screen is not before


def test_questions_of_every_game_are_answered_by_its_own_thinker(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    answers: list[tuple[object, ...]] = []
    window.worker.answered.connect(lambda *answer: answers.append(answer))
    number = next_number()
    window.worker.ask(TossQuestion(number, 41))
    wait(lambda: len(answers) == 2)
    assert answers == [(number, 0, False), (number, 42, True)]


def test_closing_the_window_ends_every_game(windows: Windows) -> None:
    window = windows.make(games=BOTH)
    table = tossed(window, "heads")
    statistics = window.statistics[KEY]
    assert isinstance(statistics, TossStatistics)
    window.close()
    assert table.is_stopped
    assert statistics.is_closed
    assert len(kept(".toss")) == 1


def test_games_of_the_first_kind_are_played_beside(windows: Windows) -> None:
    window = windows.make(games=(TOSS, BOHEMIAN))
    load(window, played(people(2), 10))
    seen.settle_events()
    assert window.game is BOHEMIAN
    window.show_new_game()
    assert shown(window) is window.form_of(BOHEMIAN)
