"""The private panel: one short question at a time, made of the legal actions alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from bot import pictures
from bot.manager import Played, Position, game_of
from bot.markup import bold, link
from bot.store import Table
from bot.ui.message import MAX_TEXT, Button, Menu, Message, Row, in_rows, shortened
from bot.ui.press import Press
from engine.core.catalogue import Say
from engine.core.menu import Question
from engine.core.types import Event, Seat

MOST_BUTTONS = 15
"""Three rows of buttons are read at a glance; more answers become a menu."""


def asking(position: Position, seat: Seat, question: Question, path: tuple[str, ...], say: Say) -> Message:
    """A question with its answers, and the way back."""
    asked = position.game.words.ask(question, position.view(seat), say)
    text = say("panel-title", question=asked)
    return Message(text, rows=_rows(position, seat, question, path, say))


def _rows(position: Position, seat: Seat, question: Question, path: tuple[str, ...], say: Say) -> list[Row]:
    table, words, view = position.table, position.game.words, position.view(seat)
    press = Press("panel", table.id, table.version, path)
    keys = _keys(position, seat)
    labels = [
        (f"{keys[answer]} · {label}" if answer in keys else label, answer)
        for answer in question.answers
        for label in [words.answer(question, answer, view, say)]
    ]
    rows: list[Row]
    if len(labels) > MOST_BUTTONS:
        rows = [Menu(press._replace(verb="pick"), say("choose"), labels)]
    else:
        rows = list(in_rows(_answer(press, question, label, answer, words) for label, answer in labels))
    if path:
        rows.append([Button(say("button-back"), press._replace(path=path[:-1]))])
    elif not position.between_turns:
        rows.append([_take_back(position, say)])
    return rows


def _keys(position: Position, seat: Seat) -> dict[str, int]:
    """The number keys of the hand's picture, by card: like cards share one."""
    hand = getattr(position.view(seat), "hand", ())
    return {card: key for key, card in enumerate(dict.fromkeys(hand), start=1)}


def _take_back(position: Position, say: Say) -> Button:
    """Back beyond the first question of a half-taken turn: the action before it is taken back."""
    return Button(say("button-back"), Press("undo", position.table.id, position.table.version))


def _answer(press: Press, question: Question, label: str, answer: str, words: Any) -> Button:
    return Button(
        label,
        press._replace(path=(*press.path, answer)),
        emoji=words.symbol(question.name, answer),
        style=discord.ButtonStyle.primary if question.name == "to" else discord.ButtonStyle.secondary,
    )


async def opened(position: Position, seat: Seat, say: Say) -> Message:
    """The panel at its first question, with the picture of the hand."""
    question = position.ask(seat, ())
    # With nothing answered yet there is always a question left.
    assert isinstance(question, Question)
    message = asking(position, seat, question, (), say)
    return Message(message.text, await pictures.of_hand(position, seat, say), message.rows)


async def after(done: Played, position: Position, action: Any, say: Say) -> Message:
    """What the panel says once an action is taken: the turn's next question, or that it is over."""
    if position.between_turns:
        return await played(done, position, action, say)
    panel = await opened(position, done.seat, say)
    told = " ".join(position.game.words.tell(done.step.events, done.seat, bold(done.table), say))
    return Message(f"{told}\n{panel.text}", panel.images, panel.rows)


async def played(done: Played, position: Position, action: Any, say: Say) -> Message:
    """What the panel says once the turn is taken, with the hand as it is now."""
    game = game_of(done.table)
    told = [event for event in done.step.events if event.audience is not None]
    sentences = game.words.tell(told, done.seat, bold(done.table), say)
    text = " ".join([say("panel-played", action=game.words.action(action, say)), *sentences])
    rows = [way_back(done.table, say)]
    return Message(text, await pictures.of_hand(position, done.seat, say), rows)


async def dm(position: Position, seat: Seat, news: Sequence[Event], say: Say) -> Message:
    """The panel as it comes by direct message: what has happened, the hand, and the way to the table."""
    table, names = position.table, bold(position.table)
    panel = await opened(position, seat, say)
    others = " & ".join(name for other, name in enumerate(names) if other != seat)
    title = say("hand-turn", game=say(f"game-{table.game}"), names=others)
    told = shortened(
        position.game.words.tell(news, seat, names, say), MAX_TEXT - len(title) - len(panel.text) - 2
    )
    return Message("\n".join([title, told, panel.text]), panel.images, [*panel.rows, way_back(table, say)])


def way_back(table: Table, say: Say) -> list[Button]:
    """From a direct message to the table's newest post."""
    return [Button(say("button-table"), url=link(table))]
