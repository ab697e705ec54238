"""Named scenes of the window, rendered into pictures."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from ...models.files.writer import Writer
from ...models.game.data import Game
from ...models.game.game_model import GameModel
from ...models.new_game.setups import FIRST_TABLE
from ...models.program.preferences import Preferences
from ...models.thinking.analysis import Analysis, analyse
from ...settings import DARK, LIGHT, Settings
from ..final.screen import FinalScreen
from ..new_game.screen import NewGameScreen
from ..table.table_screen import TableScreen
from ..toolkit import style
from ..toolkit.art import Art
from ..toolkit.painting.painted import is_any_due
from ..toolkit.theme import theme, theme_bus
from .start_screen import StartScreen

GO_MS = 5
# Longer than sizes take to settle and pictures to be gathered, one after the other.
QUIET_MS = 200
MOST_MS = 60_000


def render(scene: str, game: Game, width: int, height: int, out: str, *, dark: bool) -> bool:
    """Render a scene into a file; whether that could be written."""
    app = QApplication.instance() or QApplication(["bohemian-villages"])
    assert isinstance(app, QApplication)
    # A blinking text cursor would be in one picture and not in the next.
    app.setCursorFlashTime(0)
    theme_bus().use(DARK if dark else LIGHT)
    app.setStyleSheet(style.sheet(theme()))
    art = Art()
    widget = _widget(scene, game, art)
    widget.resize(width, height)
    widget.show()
    _wait_until_painted(art)
    written = widget.grab().save(out)
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    art.close()
    return written


def _wait_until_painted(art: Art) -> None:
    """Let the window live until nothing is drawn or due any more, as it does before a player.

    Pictures are painted in goes of their own, and may ask for further ones when they are there.
    """
    deadline, quiet = QDeadlineTimer(MOST_MS), QDeadlineTimer(QUIET_MS)
    while not quiet.hasExpired() and not deadline.hasExpired():
        _live(GO_MS)
        if art.is_busy or is_any_due():
            quiet.setRemainingTime(QUIET_MS)


def _live(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _widget(scene: str, game: Game, art: Art) -> QWidget:
    if scene == "start":
        return StartScreen(art)
    if scene == "new-game":
        form = NewGameScreen(art)
        form.set_last_table(FIRST_TABLE.seated(len(game.setup.players)))
        return form
    model = GameModel(game.setup)
    model.load(game)
    if scene == "final":
        final = FinalScreen(art)
        model.setParent(final)
        final.show_result(model, animate=False)
        return final
    preferences = Preferences(Settings(animations=False), Writer())
    table = TableScreen(model, preferences, art)
    for part in (model, preferences):
        part.setParent(table)
    if scene == "kick":
        _choose_kick(model)
    if scene == "hint":
        _open_hint(table)
    return table


def _open_hint(table: TableScreen) -> None:
    """Open the hint, thought out here and now."""
    hint = table.hint.model

    def answer(asked: Analysis) -> None:
        found = list(analyse(asked))
        for place, each in enumerate(found, 1):
            hint.tell(asked.id, each, place == len(found))

    hint.asked.connect(answer)
    table.preferences.change(chances=True)
    hint.toggle()


def _choose_kick(model: GameModel) -> None:
    """Choose a chip that kicks somebody out."""
    for choice in model.choices:
        if any(target.victim >= 0 for half in choice.halves for target in half.targets):
            model.choose(choice)
            return
