"""The `screenshot` command: named scenes as pictures, without a screen, the same every time."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bohemian_villages.cli import main
from bohemian_villages.engine.actions import Place, Reroll
from bohemian_villages.engine.moves import legal_actions
from bohemian_villages.models.game.data import NO_PLAYER
from bohemian_villages.rolling_village.models.result import STEPS
from bohemian_villages.rolling_village.views.final.screen import RollingFinal
from bohemian_villages.rolling_village.views.new_game import screen as rolling_new_game
from bohemian_villages.screenshots import SCENES, any_scene_game, scene_game, scene_widget
from bohemian_villages.views.new_game import screen as new_game
from bohemian_villages.views.new_game.screen import NewGameScreen
from bohemian_villages.views.toolkit.art import Art

pytestmark = pytest.mark.usefixtures("qapp")


def picture(folder: Path, *arguments: str) -> QImage:
    """The picture that the command makes."""
    file = folder / "scene.png"
    assert main(["screenshot", arguments[0], str(file), *arguments[1:]]) == 0
    image = QImage(str(file))
    assert not image.isNull()
    return image


def colors(image: QImage) -> int:
    """How many colours there are on a grid of places."""
    places = [(x, y) for x in range(0, image.width(), 9) for y in range(0, image.height(), 9)]
    return len({image.pixel(x, y) for x, y in places})


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_is_a_picture_of_the_size_asked_for(tmp_path: Path, scene: str) -> None:
    image = picture(tmp_path, scene, "--size", "640x440")
    assert (image.width(), image.height()) == (640, 440)
    # The art is there: a window that is not drawn yet has few colours.
    assert colors(image) > 400


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.long)])
def test_a_scene_has_as_many_players_as_asked_for(tmp_path: Path, players: int) -> None:
    image = picture(tmp_path, "midgame", "--players", str(players))
    assert (image.width(), image.height()) == (1280, 800)
    assert len(scene_game("midgame", players).setup.players) == players


def test_the_dark_table_is_darker(tmp_path: Path) -> None:
    def brightness(image: QImage) -> float:
        small = image.scaled(40, 40)
        values = [QColor(small.pixel(x, y)).lightnessF() for x in range(40) for y in range(40)]
        return sum(values) / len(values)

    light = brightness(picture(tmp_path, "opening", "--size", "800x600"))
    dark = brightness(picture(tmp_path, "opening", "--size", "800x600", "--dark"))
    assert dark < light - 0.15


@pytest.mark.parametrize("players", [2, pytest.param(5, marks=pytest.mark.long)])
def test_scenes_show_what_they_are_called(players: int) -> None:
    opening, midgame, late = (scene_game(name, players) for name in ("opening", "midgame", "late"))
    assert len(opening.steps) < len(midgame.steps) < len(late.steps)
    assert not any(game.state.is_over for game in (opening, midgame, late))
    kick = scene_game("kick", players).state
    placing = [action for action in legal_actions(kick) if isinstance(action, Place)]
    assert any(kick.owners[action.building] != NO_PLAYER for action in placing)
    reroll = legal_actions(scene_game("reroll", players).state)
    assert any(isinstance(action, Reroll) for action in reroll)
    assert scene_game("final", players).state.is_over


def test_a_scene_is_the_same_every_time() -> None:
    first, second = (scene_game("midgame", 3) for _ in range(2))
    assert [step.action for step in first.steps] == [step.action for step in second.steps]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["sunset"], "sunset"),
        (["midgame", "--size", "big"], "big"),
        (["midgame", "--size", "10x10"], "10x10"),
        (["midgame", "--size", "100000x100000"], "100000x100000"),
        (["midgame", "--size", "800x²00"], "800x²00"),
        (["midgame", "--size", f"800x{'9' * 6000}"], "is not a size"),
        (["midgame", "--players", "6"], "6"),
        (["midgame", "--language", "tlh"], "tlh"),
    ],
)
def test_what_cannot_be_shown_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    scene, *options = arguments
    assert main(["screenshot", scene, str(tmp_path / "out.png"), *options]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not (tmp_path / "out.png").exists()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("missing/out.png", "No such file or directory"),
        ("folder.png", "Is a directory"),
        ("out.nothing", "what kind of picture"),
        ("out", "out.png"),
    ],
)
def test_a_picture_that_cannot_be_written_is_told_with_the_reason(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, why: str
) -> None:
    (tmp_path / "folder.png").mkdir()
    assert main(["screenshot", "opening", str(tmp_path / name), "--size", "400x320"]) == 2
    told = capsys.readouterr().err
    assert Path(name).name in told
    assert why in told
    assert len(told.splitlines()) == 1


@pytest.mark.parametrize("players", [2, 5])
def test_the_new_game_form_has_as_many_seats_as_asked_for(players: int) -> None:
    art = Art()
    form = scene_widget("new-game", scene_game("new-game", players), art)
    assert isinstance(form, NewGameScreen)
    assert len(form.table().seats) == players
    form.deleteLater()
    art.close()


def test_the_end_alone_is_shown_beside_an_experts(qtbot: QtBot) -> None:
    art = Art()
    final = scene_widget("rolling-final", any_scene_game("rolling-final", 1), art)
    qtbot.addWidget(final)
    assert isinstance(final, RollingFinal)
    assert len(final.tally.expert) == STEPS
    assert "expert" in final.tally.lines[0]
    art.close()


@pytest.mark.long
@pytest.mark.parametrize("scene", SCENES)
def test_a_scene_has_every_picture_that_the_live_window_shows(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, scene: str
) -> None:
    # The form draws another seed each time it is shown.
    for form in (new_game, rolling_new_game):
        monkeypatch.setattr(form, "draw_seed", lambda: "4711")
    taken = picture(tmp_path, scene)
    art = Art()
    widget = scene_widget(scene, any_scene_game(scene, 2), art)
    qtbot.addWidget(widget)
    widget.resize(1280, 800)
    widget.show()
    qtbot.wait(300)
    qtbot.waitUntil(lambda: not art.is_busy)
    # Long after the last picture came, everything has been painted with it.
    qtbot.wait(700)
    live = widget.grab().toImage()
    art.close()
    assert live.convertToFormat(taken.format()) == taken
