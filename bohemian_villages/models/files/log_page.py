"""The log of a game as a self-contained web page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from attrs import frozen

_PAGE = """<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
body {{ font: 16px/1.5 Lato, sans-serif; color: #3A281C; background: #FDF6E4;
  max-width: 46em; margin: 2em auto; padding: 0 1em; }}
h1, h2 {{ font-family: Vollkorn, Georgia, serif; }}
h2 {{ font-size: 1.1em; margin: 1.4em 0 .3em; padding: .1em .6em;
  border-left: .5em solid #A98555; background: #F4E7C9; }}
ul {{ margin: 0; padding-left: 1.6em; }}
</style>
</head>
<body>
{body}
</body>
</html>
"""


@frozen
class LogSection:
    """A heading with its lines."""

    heading: str
    lines: Sequence[str]
    color: str = ""
    """The colour of its player."""


def log_page(language: str, title: str, opening: LogSection, sections: Iterable[LogSection]) -> str:
    """The page; texts are escaped."""
    first = f"<h1>{escape(opening.heading)}</h1>\n{_lines(opening)}"
    body = "\n".join([first, *map(_section, sections)])
    return _PAGE.format(language=escape(language), title=escape(title), body=body)


def _section(section: LogSection) -> str:
    style = f' style="border-color: {section.color}"' if section.color else ""
    return f"<h2{style}>{escape(section.heading)}</h2>\n{_lines(section)}"


def _lines(section: LogSection) -> str:
    items = "\n".join(f"<li>{escape(line)}</li>" for line in section.lines)
    return f"<ul>\n{items}\n</ul>" if items else ""
