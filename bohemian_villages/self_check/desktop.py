"""Checks that need Qt: window, plugins, pictures, fonts, sound, the AI process."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QEvent,
    QEventLoop,
    QIODevice,
    QLibraryInfo,
    QPluginLoader,
    QTimer,
    qVersion,
)
from PySide6.QtGui import QFontInfo, QImage, QImageReader, QImageWriter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from .. import libraries
from ..assets import resource
from ..engine.actions import Decision
from ..engine.game import KEY, Game
from ..engine.notation import to_text
from ..engine.setup import COLORS, Player, Setup
from ..folders import home
from ..models.game.thinker import VillagesThinker
from ..models.program import qt_messages
from ..models.program.sounds import Mixer, clip, open_device, quiet_alsa
from ..models.thinking.worker import AiWorker
from ..play.turn_loop import TurnLoop
from ..views.new_game.screen import NewGameScreen
from ..views.toolkit import fonts
from ..views.toolkit.art import Art
from ..village_sets import standard_set
from ..words.program.self_check import Finding, self_check_words
from ..words.program.trouble import window_trouble

LEVEL = "hard"
SEED = "self-check"
PATIENCE_MS = 60_000
WANTED_PLUGINS: Mapping[str, Sequence[str]] = {
    "linux": ("xcb", "wayland"),
    "win32": ("windows",),
    "darwin": ("cocoa",),
}


def findings() -> Iterator[Finding]:
    """All findings, the window first: without one the others cannot be checked."""
    yield self_check_words.qt(qVersion(), PySide6.__version__)
    named = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    offscreen = sys.platform == "linux" and not any(map(os.environ.get, named))
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with qt_messages.noted(_give_up):
        app = QApplication.instance() or QApplication(sys.argv[:1])
        assert isinstance(app, QApplication)
        yield _window(app, offscreen=offscreen)
        yield _plugins()
        yield _pictures()
        yield _widgets()
        yield _fonts()
        yield _sound()
        yield _thought()


def _give_up(said: Sequence[str]) -> None:
    """Qt is about to abort: print its message as a finding."""
    screen = os.environ.get("WAYLAND_DISPLAY") or os.environ.get("DISPLAY") or "DISPLAY"
    sentence = window_trouble.sentence(said, libraries.missing(), screen)
    print(self_check_words.line(self_check_words.no_window(sentence)))
    print(self_check_words.verdict(well=False), flush=True)
    os._exit(1)


def _window(app: QApplication, *, offscreen: bool) -> Finding:
    screen = app.primaryScreen()
    size = screen.size()
    text = f"{size.width()} × {size.height()}, {screen.devicePixelRatio():g}×"
    return self_check_words.window(app.platformName(), text, offscreen=offscreen)


def _plugins() -> Finding:
    """Load every platform plugin that a desktop may need."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    working, broken = [], []
    for name in WANTED_PLUGINS.get(sys.platform, ()):
        files = sorted(folder.glob(f"*q{name}.*"))
        loader = QPluginLoader(str(files[0] if files else folder / name))
        if loader.load():
            working.append(name)
        else:
            broken.append(f"{name} ({loader.errorString()})")
    return self_check_words.plugins(working, broken)


def _pictures() -> Finding:
    """Write and read pictures, and draw one of the program's."""
    svg = resource("art/parts/app-icon.svg").read_bytes()
    icon = QImage.fromData(svg)
    formats = {"svg": not icon.isNull() and QSvgRenderer(QByteArray(svg)).isValid()}
    formats |= {name: _survives(icon, name) for name in ("png", "jpeg")}
    return self_check_words.pictures(*_parted(formats))


def _survives(image: QImage, name: str) -> bool:
    """Whether a picture can be written and read in a format."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.ReadWrite)
    written = QImageWriter(buffer, QByteArray(name.encode())).write(image)
    buffer.seek(0)
    return written and QImageReader(buffer).read().size() == image.size()


def _widgets() -> Finding:
    """Build the screen of a form, and one of Qt's file dialogs."""
    art = Art()
    screen = NewGameScreen(art)
    dialog = QFileDialog(None, "", str(home()))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    made = {
        "new_game.ui": bool(screen.findChildren(QWidget)),
        "QFileDialog": bool(dialog.findChildren(QWidget)),
    }
    for widget in (screen, dialog):
        widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    art.close()
    return self_check_words.widgets(*_parted(made))


def _parted(things: Mapping[str, bool]) -> tuple[list[str], list[str]]:
    """The working things and the broken ones."""
    return (
        [name for name, works in things.items() if works],
        [name for name, works in things.items() if not works],
    )


def _fonts() -> Finding:
    display = QFontInfo(fonts.display(20)).family()
    text = QFontInfo(fonts.text(14)).family()
    return self_check_words.fonts(display, text, ours=fonts.has_faces())


def _sound() -> Finding:
    names = [file.stem for file in resource("sounds").glob("*.wav")]
    clips = sum(bool(clip(name)) for name in names)
    try:
        with quiet_alsa():
            device = open_device(Mixer())
    except OSError as error:
        return self_check_words.sound("", clips, str(error))
    name = str(device.backend)
    device.close()
    # The fallback device, which discards everything.
    return self_check_words.sound("" if name == "Null" else name, clips, name)


def _thought() -> Finding:
    """Let the AI process decide on the first move of a game."""
    game = _first_decision()
    thought = TurnLoop(game, is_human=lambda _player: False).new_thought()
    worker, loop = AiWorker({KEY: VillagesThinker}), QEventLoop()
    decided: list[Decision | None] = []
    worker.answered.connect(lambda _number, action, _is_last: decided.append(action))
    worker.answered.connect(loop.quit)
    QTimer.singleShot(PATIENCE_MS, loop.quit)
    begun = time.monotonic()
    worker.ask(thought)
    loop.exec()
    worker.shutdown()
    seconds = time.monotonic() - begun
    action = to_text(game.setup.board, decided[0]) if decided and decided[0] else ""
    return self_check_words.thought(LEVEL, action, seconds)


def _first_decision() -> Game:
    """A game of two in which the first dice have been rolled."""
    seats = tuple(Player(name, color, LEVEL) for name, color in zip("AB", COLORS, strict=False))
    game = Game(Setup(seats, standard_set().random_board(2, SEED), seed=SEED))
    while (roll := game.due_roll) is not None:
        game.play(roll)
    return game
