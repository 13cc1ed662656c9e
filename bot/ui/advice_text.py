"""Advice in words: the best ideas, what can be counted for each, and how the turn would go on."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Message
from engine.ai.choice import Advice
from engine.core.catalogue import Say
from engine.core.phrasing import join_clauses
from engine.core.types import Seat

ANYWAY = ("anyway",)
"""The path of a press by somebody who knows what advice costs."""
MOST_FACTS = 3


def warning(position: Position, say: Say) -> Message:
    """That a game in which one takes advice does not count, and the button for it all the same."""
    press = CustomId("advice", position.table.id, position.table.version, ANYWAY)
    return Message(say("advice-warning"), rows=[[Button(say("button-anyway"), press)]])


def told(position: Position, seat: Seat, best: Sequence[Advice], say: Say) -> str:
    """The ideas, best first; those that are equally good share a number."""
    return "\n".join([say("advice"), *(_line(position, seat, advice, say) for advice in best)])


def _line(position: Position, seat: Seat, advice: Advice, say: Say) -> str:
    game = position.game
    facts = position.why(seat, advice.action, say)[:MOST_FACTS]
    lines = [
        say(
            "advice-line",
            number=advice.place,
            action=game.words.action(advice.action, say),
            facts=join_clauses(facts, say) or "none",
        )
    ]
    if advice.line:
        steps = " → ".join(game.words.action(step, say) for step in advice.line)
        *earlier, last = (advice.action, *advice.line)
        more = [fact for fact in position.why(seat, last, say, earlier) if fact not in facts]
        lines.append(say("advice-then", steps=steps, facts=join_clauses(more[:MOST_FACTS], say) or "none"))
    return "\n".join(lines)
