"""Output of the self-check."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from attrs import frozen

from ...journal import described
from ..catalogue import Speaker
from ..foreign import one_line

TOPIC_WIDTH, MARK_WIDTH = 18, 6


class Mark(Enum):
    """The state of a thing that was checked."""

    GOOD = "ok"
    NOTE = "note"
    """Not ideal, but the game can be played."""
    BAD = "WRONG"

    @property
    def is_well(self) -> bool:
        """Whether the game can be played in this state."""
        return self is not Mark.BAD


@frozen
class Finding:
    """The result of one check."""

    topic: str
    text: str
    mark: Mark = Mark.GOOD


class SelfCheckWords(Speaker):
    """A line for every check."""

    def title(self) -> str:
        """First line."""
        return f"Bohemian Villages {described()}"

    def line(self, finding: Finding) -> str:
        """Mark, topic and result of a check."""
        topic = f"{finding.mark.value:{MARK_WIDTH}}{finding.topic:{TOPIC_WIDTH}}"
        return topic + " " + one_line(finding.text, 400)

    def verdict(self, *, well: bool) -> str:
        """Last line."""
        if well:
            return self.tr("The game can be played.")
        return self.tr("Something is wrong: please send all of this with your bug report.")

    def no_qt(self, reason: str) -> Finding:
        """Qt itself cannot be loaded."""
        return Finding(self.tr("Qt"), reason, Mark.BAD)

    def qt(self, version: str, binding: str) -> Finding:
        """The versions of Qt and its binding."""
        return Finding(self.tr("Qt"), f"{version}, PySide6 {binding}")

    def no_window(self, sentence: str) -> Finding:
        """Qt cannot open a window."""
        return Finding(self.tr("window"), sentence, Mark.BAD)

    def window(self, platform: str, screen: str, *, offscreen: bool) -> Finding:
        """The window's platform plugin, and the screen."""
        text = self.tr("platform plugin {platform}, screen {screen}")
        if offscreen:
            text = self.tr("no screen; drawn by the platform plugin {platform}")
        mark = Mark.NOTE if offscreen else Mark.GOOD
        return Finding(self.tr("window"), text.format(platform=platform, screen=screen), mark)

    def plugins(self, working: Sequence[str], broken: Sequence[str]) -> Finding:
        """Platform plugins that load, and those that do not."""
        text = ", ".join(working)
        if broken:
            text += self.tr("; not working: {broken}").format(broken="; ".join(broken))
        mark = Mark.GOOD if working and not broken else Mark.NOTE if working else Mark.BAD
        return Finding(self.tr("platform plugins"), text, mark)

    def pictures(self, working: Sequence[str], broken: Sequence[str]) -> Finding:
        """Picture formats that can be read, and those that cannot."""
        return self._both(self.tr("pictures"), working, broken)

    def widgets(self, working: Sequence[str], broken: Sequence[str]) -> Finding:
        """Forms and dialogs that can be built, and those that cannot."""
        return self._both(self.tr("forms, dialogs"), working, broken)

    def _both(self, topic: str, working: Sequence[str], broken: Sequence[str]) -> Finding:
        text = ", ".join(working)
        if broken:
            text += self.tr("; not working: {broken}").format(broken="; ".join(broken))
        return Finding(topic, text, Mark.BAD if broken else Mark.GOOD)

    def fonts(self, display: str, text: str, *, ours: bool) -> Finding:
        """The typefaces in use."""
        found = self.tr("{display} for names, {text} for text").format(display=display, text=text)
        if not ours:
            found += self.tr("; the game’s own fonts are missing")
        return Finding(self.tr("fonts"), found, Mark.GOOD if ours else Mark.NOTE)

    def sound(self, device: str, clips: int, reason: str = "") -> Finding:
        """The sound device and the available sounds."""
        sounds = self.tr("%n sound(s)", "", clips)
        if not clips:
            return Finding(self.tr("sound"), sounds, Mark.BAD)
        if not device:
            text = self.tr("no device ({reason}): the game is silent").format(reason=reason)
            return Finding(self.tr("sound"), f"{sounds}; {text}", Mark.NOTE)
        return Finding(self.tr("sound"), f"{sounds}; {device}")

    def languages(self, names: Sequence[str]) -> Finding:
        """The available languages."""
        return Finding(self.tr("languages"), ", ".join(names))

    def folder(self, name: str, path: str, reason: str) -> Finding:
        """A folder of the user's, and whether it is writable."""
        topics = {
            "data": self.tr("data folder"),
            "config": self.tr("settings folder"),
            "cache": self.tr("cache folder"),
            "log": self.tr("log folder"),
        }
        text = self.tr("{path} is writable") if not reason else self.tr("{path}: {reason}")
        mark = Mark.BAD if reason and name in ("data", "config") else Mark.NOTE
        mark = mark if reason else Mark.GOOD
        return Finding(topics[name], text.format(path=path, reason=reason), mark)

    def resources(self, where: str, files: int, missing: Sequence[str]) -> Finding:
        """The program's data files."""
        text = self.tr("%n file(s) in {where}", "", files).format(where=where)
        if missing:
            text += self.tr("; missing: {files}").format(files=", ".join(missing))
        return Finding(self.tr("resources"), text, Mark.BAD if missing else Mark.GOOD)

    def modules(self, count: int, broken: Sequence[str]) -> Finding:
        """The program's modules, and those that cannot be imported."""
        text = self.tr("%n module(s)", "", count)
        if broken:
            text += self.tr("; not working: {broken}").format(broken="; ".join(broken))
        return Finding(self.tr("modules"), text, Mark.BAD if broken else Mark.GOOD)

    def thought(self, level: str, action: str, seconds: float) -> Finding:
        """Whether an AI player in its process made a decision."""
        topic = self.tr("computer players")
        if not action:
            return Finding(topic, self.tr("the process is not responding"), Mark.BAD)
        text = self.tr("{level} chose “{action}” in its own process, {seconds} s")
        return Finding(topic, text.format(level=level, action=action, seconds=f"{seconds:.1f}"))


self_check_words = SelfCheckWords()
