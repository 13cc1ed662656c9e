"""Sentences for rejected requests, each with a remedy, and the link to the operator's support channel.

Any other exception is a bug.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from bot.errors import Refused
from bot.ui.markup import COMMANDS, escaped, link
from bot.ui.message import Button
from engine.core.catalogue import Catalogue, Say
from engine.core.game_errors import MAX_QUOTED_LENGTH, GameError, RuleViolation
from engine.core.phrasing import join_commas
from engine.core.plugin import AnyGame

Detail: TypeAlias = str | int | tuple[str, ...]
TYPED = "text"
"""Name of a detail that a user typed. It is quoted up to a limit."""
WRITTEN_BY_PEOPLE = ("name", "names", TYPED)


def explain(error: Exception, say: Catalogue, game: AnyGame | None = None) -> str | None:
    """Return the sentence that explains why a request is rejected.

    None if the error is a bug. `game` words rule violations; without it they count as bugs.
    """
    if isinstance(error, Refused):
        where = link(error.table) if error.table is not None else ""
        return say(
            f"refused-{error.reason}", **{**COMMANDS, "link": where, **_sentence_details(error.details, say)}
        )
    if isinstance(error, GameError):
        if f"refused-{error.reason}" in say:
            return say(f"refused-{error.reason}", **COMMANDS, **_sentence_details(error.details, say))
        if isinstance(error, RuleViolation) and game is not None:
            return game.words.violation(error, say)
    return None


def _sentence_details(details: Mapping[str, Detail], say: Say) -> dict[str, str | int]:
    return {key: _safe_detail_text(key, detail, say) for key, detail in details.items()}


def permissions(flags: Iterable[str], say: Say) -> str:
    """Return a list of permissions as Discord's settings name them."""
    return join_commas([say("permission", permission=flag) for flag in flags], say)


def _safe_detail_text(key: str, detail: Detail, say: Say) -> str | int:
    """Return a detail for a sentence: lists joined, long quotations cut, and users' texts escaped."""
    if isinstance(detail, tuple) and key == "permissions":
        return permissions(detail, say)
    if isinstance(detail, tuple):
        return join_commas([str(_safe_detail_text(key, each, say)) for each in detail], say)
    if key == TYPED and isinstance(detail, str) and len(detail) > MAX_QUOTED_LENGTH:
        detail = f"{detail[:MAX_QUOTED_LENGTH]}…"
    return escaped(detail) if key in WRITTEN_BY_PEOPLE and isinstance(detail, str) else detail


_address: str | None = None


def use_support_address(address: str | None) -> None:
    """Set the web address of the link to support; None: there is no link."""
    global _address
    _address = address


def support_row(say: Say) -> list[list[Button]]:
    """Return a row with the link to support, in a list that is empty if there is no link."""
    return [] if _address is None else [[Button(say("button-support"), url=_address)]]
