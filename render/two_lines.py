"""Text on several lines: names in one or two, sentences wrapped to a width."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

from render import fonts, theme
from render.fonts import END_ISOLATE, ISOLATE
from render.theme import Face, Style

BREAKS = " -_."
NEVER_FIRST = "、。：；！？）」』】・…ーぁぃぅぇぉっゃゅょァィゥェォッャュョ～々"
NEVER_LAST = "（「『【"
"""Japanese characters that must not start a line, and ones that must not end it."""


Fitted = tuple[tuple[str, ...], Style]
"""A name on one or two lines, and their style."""


@lru_cache(maxsize=256)
def fit_name(
    name: str, room: int, one_line: Sequence[int], two_lines: Sequence[int], face: Face = theme.NAME.face
) -> Fitted:
    """Return a name as one or two lines of at most `room` pixels, and their style.

    It takes the largest of the sizes `one_line` that fits, else of `two_lines`, then labels and
    `theme.NARROW`. Words break inside only if necessary. A name that still does not fit is set in
    `theme.FINE`, then cut.
    """
    unbroken = _fit_unbroken_words(name, room, one_line, two_lines, face)
    if unbroken is not None:
        return unbroken
    inside = [(style, _letter_ends) for style in (*(Style(face, size) for size in two_lines), theme.LABEL)]
    fine = [(theme.FINE, _break_places), (theme.FINE, _letter_ends)]
    for style, ends in (*inside, (theme.NARROW, _letter_ends), *fine):
        broken = _in_two_lines(name, ends(name), style, room)
        if broken is not None:
            return broken, style
    return _cut_in_two(name, theme.FINE, room), theme.FINE


@lru_cache(maxsize=256)
def fit_words(name: str, room: int, sizes: Sequence[int]) -> Fitted:
    """Return a name as one or two lines of at most `room` pixels without breaking words, and their style.

    It takes the largest of `sizes` for one line, else for two, down to labels and `theme.NARROW`. A name that
    still does not fit is cut with an ellipsis.
    """
    unbroken = _fit_unbroken_words(name, room, sizes, sizes, theme.NAME.face)
    return unbroken or (_cut_between_words(name, theme.LABEL, room), theme.LABEL)


@lru_cache(maxsize=256)
def fit_hanging_name(
    name: str, first: int, beside: int, below: int, size: int, *, inside_words: bool = True
) -> Fitted | None:
    """Return a name beside a badge as two lines, and their style; None if it does not fit.

    The first line has `first` pixels, the second `beside`, or else `below`, where it is below the badge.
    Names in `size` come before labels and `theme.NARROW`. With `inside_words`, words may break inside.
    """
    for ends in (_break_places(name), _letter_ends(name) if inside_words else ()):
        for second in (beside, below):
            for style in (Style(theme.NAME.face, size), theme.LABEL, theme.NARROW):
                broken = _in_two_lines(name, ends, style, first, second)
                if broken is not None:
                    return broken, style
    return None


def _fit_unbroken_words(
    name: str, room: int, one_line: Sequence[int], two_lines: Sequence[int], face: Face
) -> Fitted | None:
    """Return a name on one line of `room` pixels, else broken between words; None if it does not fit."""
    for style in (Style(face, size) for size in one_line):
        if fonts.advance(name, style) <= room:
            return (name,), style
    for style in (*(Style(face, size) for size in two_lines), theme.LABEL, theme.NARROW):
        broken = _in_two_lines(name, _break_places(name), style, room)
        lines = (name,) if fonts.advance(name, style) <= room else broken
        if lines is not None:
            return lines, style
    return None


def _cut_between_words(name: str, style: Style, room: int) -> tuple[str, ...]:
    """Return a name in two lines of `room` pixels, the second shortened.

    It is one line if its first word does not fit.
    """
    firsts = [end for end in _break_places(name) if fonts.advance(name[:end].rstrip(), style) <= room]
    if not firsts:
        return (fonts.shortened(name, style, room),)
    return name[: firsts[-1]].rstrip(), fonts.shortened(name[firsts[-1] :].lstrip(), style, room)


def _break_places(name: str) -> list[int]:
    """Return how many letters of a name go before each place where it may break: after one of BREAKS."""
    return [end for end, letter in enumerate(name, start=1) if letter in BREAKS and end < len(name)]


def _letter_ends(name: str) -> list[int]:
    """Return where a name may break between letters: marks and joiners stay with theirs."""
    ends, end = [], len(name)
    while end > 0:
        end = len(fonts.without_last_letter(name[:end]))
        ends.append(end)
    return ends[:-1]


def _in_two_lines(
    name: str, ends: Sequence[int], style: Style, room: int, second: int | None = None
) -> tuple[str, str] | None:
    """Return a name broken at one of `ends` into two lines, as equal as possible; None if none fits.

    The first line is at most `room` pixels wide, as is the second unless it has a room of its own.
    """
    below = room if second is None else second
    fitting = list[tuple[int, tuple[str, str]]]()
    for end in ends:
        pair = name[:end].rstrip(), name[end:].lstrip()
        one, other = (fonts.advance(line, style) for line in pair)
        if one <= room and other <= below:
            fitting.append((max(one, other), pair))
    return min(fitting)[1] if fitting else None


def _cut_in_two(name: str, style: Style, room: int) -> tuple[str, ...]:
    """Return a name cut after any letter into two lines of `room` pixels, the second shortened.

    It is one line if it fits.
    """
    first = name
    while first and fonts.advance(first, style) > room:
        first = fonts.without_last_letter(first)
    rest = name[len(first) :].lstrip()
    if first and rest:
        return first, fonts.shortened(rest, style, room)
    return (fonts.shortened(name, style, room),)


def wrap_text(words: str, style: Style, room: int) -> Iterator[str]:
    """Yield a sentence in lines of at most `room` pixels, at least one; a longer word is shortened."""
    line = ""
    for gap, word in _unbreakable_words(words):
        longer = f"{line}{gap}{word}".strip()
        if line and fonts.advance(longer, style) > room:
            yield fonts.shortened(line, style, room)
            longer = word
        line = longer
    yield fonts.shortened(line, style, room)


def _unbreakable_words(sentence: str) -> Iterator[tuple[str, str]]:
    """Yield (space before, word) for each word of a sentence. An isolated name is one word."""
    word, gap, is_name = "", "", False
    for letter in sentence:
        breaks = not is_name and (letter == " " or _can_break_between(word[-1:], letter))
        if breaks and word:
            yield gap, word
        if breaks:
            word, gap = "", " " if letter == " " else ""
        is_name = letter == ISOLATE or (is_name and letter != END_ISOLATE)
        word += letter if letter != " " or is_name else ""
    yield gap, word


def _can_break_between(before: str, after: str) -> bool:
    """Return whether a line may break between two characters without a space, as in Japanese."""
    if not before or before in NEVER_LAST or after in NEVER_FIRST:
        return False
    return _is_wide(before) and (after == ISOLATE or after.isalpha() or _is_wide(after))


def _is_wide(letter: str) -> bool:
    """Return whether a letter has full width, as in Chinese and Japanese."""
    return unicodedata.east_asian_width(letter) in "WF"
