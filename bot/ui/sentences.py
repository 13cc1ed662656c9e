"""Explains refusals: the sentence with its remedy. Any other exception is a bug."""

from __future__ import annotations

from bot.errors import Refused
from bot.ui.markup import escaped, link
from engine.core.catalogue import Catalogue
from engine.core.errors import GameError, RuleViolation
from engine.core.plugin import AnyGame

_NAMES = (
    "play",
    "hand",
    "board",
    "move",
    "undo",
    "log",
    "rules",
    "clock",
    "away",
    "back",
    "notify",
    "resign",
    "leaderboard",
    "learn",
    "daily",
    "help",
    "practice",
    "history",
    "replay",
    "profile",
    "verify",
    "games",
    "tables",
    "settings",
    "privacy",
)
COMMANDS = {name: f"/{name}" for name in _NAMES}
"""How sentences call the commands."""
WRITTEN_BY_PEOPLE = ("name", "names", "text")


def explain(error: Exception, say: Catalogue, game: AnyGame | None = None) -> str | None:
    """The sentence for a refusal; None for anything that is a bug of ours."""
    if isinstance(error, Refused):
        where = link(error.table) if error.table is not None else ""
        return say(f"refused-{error.reason}", **{**COMMANDS, "link": where, **_harmless(error.details)})
    if isinstance(error, GameError):
        if f"refused-{error.reason}" in say:
            return say(f"refused-{error.reason}", **COMMANDS, **_harmless(error.details))
        if isinstance(error, RuleViolation) and game is not None:
            return game.words.violation(error, say)
    return None


def _harmless(details: dict[str, str | int]) -> dict[str, str | int]:
    """The details with whatever people have written themselves escaped."""
    return {
        key: escaped(detail) if key in WRITTEN_BY_PEOPLE and isinstance(detail, str) else detail
        for key, detail in details.items()
    }
