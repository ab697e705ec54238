"""The table as a stage: what changes are shown on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define

from ...engine.scoring import Group
from ...engine.sheet import Project
from ..sheet.motion import Finished
from ..sheet.view import SheetView
from .tray import RollTray


@define(eq=False)
class RollingStage:
    """The tray, the large sheet and the small ones."""

    tray: RollTray
    sheet: SheetView
    show_sheet: Callable[[], object]
    """Updates the large sheet."""
    show_small: Callable[[int], object]
    """Updates a player's small sheet and scrolls to it."""
    sound: Callable[[str], None]
    """Plays a sound."""
    is_drawing: bool = False
    """Whether the pencil draws on the large sheet, which is then shown as it was."""

    @property
    def is_tumbling(self) -> bool:
        """Whether dice tumble whose faces must not be revealed yet."""
        return self.tray.is_tumbling

    def draw(self, space: int, project: Project, finished: Finished) -> None:
        """Let the pencil draw a project on the large sheet."""

        def end() -> None:
            self.is_drawing = False
            self.show_sheet()
            finished()

        self.is_drawing = True
        self.sheet.draw_itself(space, project, end)

    def light(self, groups: Sequence[Group], finished: Finished) -> None:
        """Light the groups that score."""
        self.sheet.light_groups(groups, finished)

    def settle(self) -> None:
        """Stop everything that moves."""
        self.tray.settle()
        self.sheet.finish_now()
        self.is_drawing = False
