"""ProjectIcons: pictures for panels, with projects drawn in the pencils of the sheet."""

from __future__ import annotations

from ...views.toolkit.art.drawing import Recolor
from ...views.toolkit.painting.icons import ArtIcons
from ..engine.sheet import Project
from .sheet.look import sheet_look

_PROJECTS = {f"rolling/{project.key}" for project in Project}


class ProjectIcons(ArtIcons):
    """In the dark, projects have light lines, as they have on the sheet."""

    def recolor(self, name: str, ink: str) -> Recolor:
        """The colours of a part that are replaced."""
        return sheet_look().recolor if name in _PROJECTS else super().recolor(name, ink)
