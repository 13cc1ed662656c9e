"""Advice in words: the best actions, and the reasons for each."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Message
from engine.ai.choice import Advice
from engine.core.catalogue import Say
from engine.core.types import Seat

ANYWAY = ("anyway",)
"""The path of a press by somebody who knows what advice costs."""


def warning(position: Position, say: Say) -> Message:
    """That a game in which one takes advice does not count, and the button for it all the same."""
    press = CustomId("advice", position.table.id, position.table.version, ANYWAY)
    return Message(say("advice-warning"), rows=[[Button(say("button-anyway"), press)]])


def told(position: Position, seat: Seat, best: Sequence[Advice], say: Say) -> str:
    """The actions, best first, with the reasons that decided."""
    words = position.game.words
    lines = [
        say(
            "advice-line",
            number=number,
            action=words.action(advice.action, say),
            reasons=", ".join(_reasons(position, advice, say)) or "none",
        )
        for number, advice in enumerate(best, start=1)
    ]
    return "\n".join([say("advice"), *lines])


def _reasons(position: Position, advice: Advice, say: Say) -> list[str]:
    key = position.game.key
    return [
        say("advice-reason", reason=say(f"{key}-reason-{name}"), points=points_of(worth))
        for name, worth in advice.reasons
        if round(worth)
    ]


def points_of(worth: float) -> str:
    """What a reason weighs: +12, −3."""
    return f"{round(worth):+}".replace("-", "−")
