"""Lists and numbers as each language writes them (CLDR data, through babel)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Literal

from babel import Locale
from babel.lists import format_list

from engine.core.catalogue import ENGLISH, Say, babel_locale


def join_list(parts: Iterable[str], say: Say) -> str:
    """Return the parts as a list in a sentence: “one, two and three”; "" if there are none."""
    return _format_list(tuple(parts), "standard", babel_locale(say.language))


def join_names(names: Iterable[str], say: Say) -> str:
    """Return names of a group in short form: “Ada & Boris”; "" if there are none."""
    short = Locale(ENGLISH) if say.language == ENGLISH else babel_locale(say.language)
    return _format_list(tuple(names), "standard-short", short)


def join_commas(parts: Iterable[str], say: Say) -> str:
    """Return the parts separated by the language's comma and space, “one, two”; "" if there are none."""
    between: str = babel_locale(say.language).list_patterns["standard"]["middle"]
    return between.replace("{0}", "").replace("{1}", "").join(parts)


def join_clauses(parts: Iterable[str], say: Say) -> str:
    """Return the clauses joined by the language's clause separator; "" if there are none."""
    first, *others = [*parts] or [""]
    return reduce(lambda joined, clause: say("clauses", first=joined, then=clause), others, first)


def _format_list(parts: tuple[str, ...], style: Literal["standard", "standard-short"], locale: Locale) -> str:
    """Return the parts as a list in babel's `style`; "" if there are none."""
    return str(format_list(parts, style, locale)) if parts else ""


READER = "you"
"""The name by which sentences recognize their reader, to address them: `[you] You play`."""


def actor(seat: int, viewer: int | None, names: Sequence[str]) -> str:
    """Return a player's name as the subject of a sentence, or `READER` if `viewer` sits there."""
    return READER if seat == viewer else names[seat]


MINUS = "−"


def numeral(number: int) -> str:
    """Return a number with a typographic minus sign: 12, −9, 0."""
    return str(number).replace("-", MINUS)


def signed(points: int) -> str:
    """Return points with their sign: +12, −9. 0 has none."""
    return f"+{points}" if points > 0 else numeral(points)


def written_sum(first: int, second: int) -> str:
    """Return a sum of two numbers: 19 + 6, −8 − 90. Empty if one of them is 0."""
    return f"{numeral(first)} {'+' if second > 0 else MINUS} {abs(second)}" if first and second else ""
