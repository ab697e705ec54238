"""Text from elsewhere (names, files) made fit to stand in a sentence of ours.

Whatever such a text holds, the sentence stays one line, shows nothing it does not say, and keeps
its own order of words beside a right-to-left name.
"""

from __future__ import annotations

import re
import unicodedata

from ..records.bounds import LONGEST_NAME, fitting_name

LONGEST_QUOTE = 60
LONGEST_LINE = 200

_ELLIPSIS = "…"
_UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"
# Without the joiners many scripts and pictographs fall apart.
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
    """A name as a record may hold it: as `name` has it, but not walled off."""
    return fitting_name(_one_line(text, LONGEST_NAME))


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """A text on one line, without invisible signs, not too long."""
    return isolated(_one_line(text, longest))


def _one_line(text: str, longest: int) -> str:
    # Ten invisible signs to a visible one are plenty; nobody need look at megabytes of them.
    visible = "".join(map(_visible, " ".join(text.split())[: 10 * longest]))
    return _shortened(_TOWERS.sub(r"\1", visible).strip(), longest)


def quote(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A text between quotation marks, with everything odd written out, and not too long."""
    # Escapes only make a text longer, so nothing beyond the limit needs them.
    escaped = "".join(map(_escaped, text[: longest + 1]))
    return isolated(f"“{_shortened(escaped, longest)}”")


def quote_path(text: str, longest: int = LONGEST_QUOTE) -> str:
    """A path between quotation marks; what matters most of a long one is its end."""
    shown = text if len(text) <= longest else _ELLIPSIS + text[1 - longest :]
    return quote(shown, longest=4 * longest)


def isolated(text: str) -> str:
    """The text, walled off if it runs right to left: else it would pull its neighbours along."""
    right_to_left = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in text)
    return _ISOLATED.format(text) if right_to_left else text


def _visible(sign: str) -> str:
    if sign.isprintable() or sign in _JOINERS:
        return sign
    # Formatting signs are invisible by nature; other unprintable ones should be seen to be there.
    return "" if unicodedata.category(sign) == "Cf" else _UNPRINTABLE


def _escaped(sign: str) -> str:
    return sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii")


def _shortened(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1].rstrip() + _ELLIPSIS
