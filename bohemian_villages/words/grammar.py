"""Grammar that every language needs: lists, numbers, capital letters."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import Speaker


class Lists(Speaker):
    """Lists in a sentence."""

    def all_of(self, items: Sequence[str]) -> str:
        """The items as a list: "a", "a and b", "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        rest = self.tr(", ", "between the items of a list").join(items[:-1])
        return self.tr("{items} and {last}").format(items=rest, last=items[-1])

    def of_phrases(self, items: Sequence[str]) -> str:
        """A list of phrases that have commas of their own: "a, in b, and c, in d"."""
        if len(items) < 2:
            return "".join(items)
        rest = self.tr(", ", "between the items of a list").join(items[:-1])
        return self.tr("{items}, and {last}").format(items=rest, last=items[-1])


class Ranks(Speaker):
    """Who came in which place."""

    def place(self, place: int) -> str:
        """A rank."""
        return {
            1: self.tr("1st"),
            2: self.tr("2nd"),
            3: self.tr("3rd"),
            4: self.tr("4th"),
            5: self.tr("5th"),
            6: self.tr("6th"),
            7: self.tr("7th"),
            8: self.tr("8th"),
            9: self.tr("9th"),
            10: self.tr("10th"),
            11: self.tr("11th"),
            12: self.tr("12th"),
        }[place]


def number(n: int) -> str:
    """A number with a true minus sign, which screen readers pronounce."""
    return str(n) if n >= 0 else f"−{-n}"


def signed(n: int) -> str:
    """A gain or loss with its sign."""
    return f"+{n}" if n > 0 else number(n)


def capitalized(sentence: str) -> str:
    """The sentence with a capital first letter; it may begin with a phrase."""
    return sentence[:1].upper() + sentence[1:]


lists = Lists()
ranks = Ranks()
