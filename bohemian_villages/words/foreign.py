"""Text from elsewhere (names, files) made safe to put into the program's own sentences.

Whatever such a text contains, the sentence stays on one line, has no hidden parts, and keeps its
order of words beside a right-to-left name.
"""

from __future__ import annotations

import re
import unicodedata

from ..records.bounds import LONGEST_NAME, fitting_name

LONGEST_QUOTE = 60
LONGEST_LINE = 200

_ELLIPSIS = "…"
_UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"
# Without joiners many scripts and pictographs fall apart.
_JOINERS = "\N{ZERO WIDTH NON-JOINER}\N{ZERO WIDTH JOINER}"
# No script needs more marks above and below a letter; towers of them would cover other lines.
_MARK = r"[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_TOWERS = re.compile(f"({_MARK}{{3}}){_MARK}+")
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})
_ISOLATED = "\N{FIRST STRONG ISOLATE}{}\N{POP DIRECTIONAL ISOLATE}"


def name(text: str) -> str:
    """A name on one line, without invisible signs, not too long; empty if nothing is left."""
    return one_line(text, LONGEST_NAME)


def bare_name(text: str) -> str:
    """A name fit for a record: as `name` returns it, but without direction marks."""
    return fitting_name(_one_line(text, LONGEST_NAME))


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """A text on one line, without invisible signs, not too long."""
    return isolated(_one_line(text, longest))


def _one_line(text: str, longest: int) -> str:
    # Ten invisible characters to a visible one are plenty; no need to search megabytes of them.
    visible = "".join(map(_visible, " ".join(text.split())[: 10 * longest]))
    return _shortened(_TOWERS.sub(r"\1", visible).strip(), longest)


def quote(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text between quotation marks, with odd characters escaped, and not too long."""
    # Escapes only make a text longer, so nothing beyond the limit is needed.
    escaped = "".join(map(_escaped, text[: longest + 1]))
    return isolated(f"“{_shortened(escaped, longest)}”")


def quote_path(text: str) -> str:
    """A path between quotation marks; if it is long, its end is kept."""
    shown = text if len(text) <= LONGEST_QUOTE else _ELLIPSIS + text[1 - LONGEST_QUOTE :]
    return quote(shown, longest=4 * LONGEST_QUOTE)


def isolated(text: str) -> str:
    """The text, isolated if it runs right to left: it would reorder its neighbours otherwise."""
    right_to_left = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text)
    return _ISOLATED.format(text) if right_to_left else text


def _visible(sign: str) -> str:
    if sign.isprintable() or sign in _JOINERS:
        return sign
    # Formatting characters are invisible by nature; others get a visible replacement.
    return "" if unicodedata.category(sign) == "Cf" else _UNPRINTABLE


def _escaped(sign: str) -> str:
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + _ELLIPSIS
