"""The panel for planning a turn that has not come."""

from __future__ import annotations

from bot.store import Player
from bot.tables.plans import Supposed
from bot.tables.positions import Position
from bot.ui import pictures, plans
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Message
from bot.ui.panel import afterwards, rows_of, with_around, with_hand
from engine.core.catalogue import Say
from engine.core.planned_turns import DECIDE_MYSELF, PlanQuestion


async def opened(position: Position, supposed: Supposed, asking: PlanQuestion, say: Say) -> Message:
    """The first question, with what one plays from as it is: the table shows whose turn it really is."""
    asked = asking_for(supposed, asking, (), say)
    images = await pictures.of_hand(position, supposed.seat, say)
    return Message(with_hand(position, supposed.seat, asked.text, images, say), images, asked.rows)


def asking_for(supposed: Supposed, asking: PlanQuestion, path: tuple[str, ...], say: Say) -> Message:
    """A question with its answers, and the way back."""
    table, position = supposed.position.table, supposed.at(asking.state)
    press = CustomId("plan", table.id, table.version, path)
    view = position.view(supposed.seat)
    answers = rows_of(position.game, view, asking.question, press, say)
    last = (
        [Button(say("button-alone"), press._replace(path=(*path, DECIDE_MYSELF)))] if asking.changed else []
    )
    before = press._replace(path=path[:-1]) if path else CustomId("planback", table.id)
    rows = with_around(answers, [*last, Button(say("button-back"), before)])
    return Message(_title(supposed, asking, say), rows=rows)


def _title(supposed: Supposed, asking: PlanQuestion, say: Say) -> str:
    if asking.changed:
        question = say("plan-if", changed=plans.changes(asking.changed, say))
    else:
        view = supposed.at(asking.state).view(supposed.seat)
        question = supposed.position.game.words.ask(asking.question, view, say)
    return f"{say('plan-title')}\n{say('panel-title', question=question)}"


async def left(position: Position, player: Player, say: Say) -> Message:
    """What somebody who waits has planned, with what they play from: it can be taken back by one tap."""
    images = await pictures.of_hand(position, player.seat, say)
    text = with_hand(position, player.seat, "\n".join(plans.told(position.game, player, say)), images, say)
    return Message(text, images, afterwards(position, player, say))
