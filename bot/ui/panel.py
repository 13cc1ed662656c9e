"""The private panel: one short question at a time, made from the legal actions."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.store import Player, Table
from bot.tables import what_counts
from bot.tables.moves import Played
from bot.tables.positions import Position
from bot.ui import emojis, event_text, matches, pictures, plans, posts
from bot.ui.custom_id import CustomId
from bot.ui.markup import link
from bot.ui.message import MAX_TEXT, Button, Choice, Image, Menu, Message, Row, in_rows, shortened
from engine.core.catalogue import Say
from engine.core.menu import AT_HAND, NoSuchPath, Question
from engine.core.plugin import AnyGame
from engine.core.types import GameView, Seat
from render import picture

FEW = 2
"""So few answers stand out: the choice is all there is to see."""


async def asking(
    position: Position, seat: Seat, question: Question, path: tuple[str, ...], say: Say
) -> Message:
    """A question with its answers, and the way back; with a picture of its own where it has one."""
    game, view, press = position.game, position.view(seat), _press(position, "panel", path)
    images = await pictures.of_question(game, view, question, say)
    rows = rows_of(game, view, question, press, say)
    if path:
        # Where the picture has changed, the way back has to change it again.
        verb = "look" if images else "panel"
        rows.append([Button(say("button-back"), _press(position, verb, path[:-1]))])
    return Message(_title(position, seat, question, say), images, rows)


def _title(position: Position, seat: Seat, question: Question, say: Say) -> str:
    return say("panel-title", question=position.game.words.ask(question, position.view(seat), say))


def _press(position: Position, verb: str, path: tuple[str, ...] = ()) -> CustomId:
    return CustomId(verb, position.table.id, position.table.version, path)


def rows_of(
    game: AnyGame, view: GameView, question: Question, press: CustomId, say: Say, *, pick: str = "pick"
) -> list[Row]:
    """The answers: as buttons; where there are many, the most wanted ones, and a menu of the rest.

    `press` is what all of them carry, with the answers before; `pick` is the menu's verb.
    """
    words, keys = game.words, _keys(game, view)
    choices = {
        answer: Choice(
            f"{keys[answer]} · {label}" if answer in keys else label,
            answer,
            emojis.shown(words.symbol(question.name, answer)),
        )
        for answer in question.answers
        for label in [words.answer(question, answer, view, say)]
    }
    at_hand, few = at_once(game, question, view), len(choices) <= FEW
    # In the order of the question, so that each stays in its place.
    shown = [choice for answer, choice in choices.items() if answer in at_hand]
    rest = [choice for answer, choice in choices.items() if answer not in at_hand]
    buttons = in_rows(_answer(press, choice, stands_out=few) for choice in shown)
    return [*buttons, *([Menu(press._replace(verb=pick), say("choose"), rest)] if rest else [])]


def at_once(game: AnyGame, question: Question, view: GameView) -> Sequence[str]:
    """The answers that are buttons: all, or where they are many, the most wanted."""
    return question.answers if len(question.answers) <= AT_HAND else game.handy(question, view)[:AT_HAND]


def _keys(game: AnyGame, view: GameView) -> dict[str, int]:
    """The number keys of the hand's picture, by card: like cards share one."""
    if not picture.paints_hands(game.key):
        return {}
    held = game.held(view)
    return {card: key for key, card in enumerate(dict.fromkeys(held), start=1)}


def _answer(press: CustomId, choice: Choice, *, stands_out: bool) -> Button:
    return Button(
        choice.label,
        press._replace(path=(*press.path, choice.value)),
        emoji=choice.emoji,
        style=discord.ButtonStyle.primary if stands_out else discord.ButtonStyle.secondary,
    )


async def opened(
    position: Position,
    seat: Seat,
    say: Say,
    path: tuple[str, ...] = (),
    *,
    back: bool = True,
    pictured: bool = True,
) -> Message:
    """The panel at its first question, or after some answers, with the picture of what one plays from.

    Before the first question, Back takes back the last step of a half-taken turn, if it can be taken back.
    Raises NoSuchPath.
    """
    if position.table.is_match:
        return matches.panel(position, seat, say)
    question = position.ask(seat, path)
    # With nothing answered yet there is always a question left, and Back never leads to the end of a path.
    if not isinstance(question, Question):
        raise NoSuchPath
    press = _press(position, "panel", path)
    rows = rows_of(position.game, position.view(seat), question, press, say)
    if path:
        rows.append([Button(say("button-back"), _press(position, "panel", path[:-1]))])
    else:
        rows += _around(position, back=back, say=say)
    images = await shown(position, seat, say, path) if pictured else []
    before = plans.became(position.game, position.table.players[seat], say)
    text = "\n".join([*before, _title(position, seat, question, say)])
    return Message(with_hand(position, seat, text, images, say), images, rows)


async def shown(position: Position, seat: Seat, say: Say, path: tuple[str, ...] = ()) -> list[Image]:
    """What one plays from; within a turn the question's own picture, if it has one."""
    question = position.ask(seat, path)
    if isinstance(question, Question) and (path or not position.turn_complete):
        images = await pictures.of_question(position.game, position.view(seat), question, say)
        if images:
            return images
    return await pictures.of_hand(position, seat, say)


def with_hand(position: Position, seat: Seat, text: str, images: Sequence[Image], say: Say) -> str:
    """A panel's text; what one plays from goes into it where no picture shows it."""
    if images or not position.game.has_hidden_hands:
        return text
    return f"{position.game.words.hand(position.view(seat), say)}\n{text}"


def _around(position: Position, *, back: bool, say: Say) -> list[Row]:
    """Before the first question: the way back to before the last step, and advice where computers play."""
    buttons = []
    if back and not position.turn_complete:
        buttons.append(Button(say("button-back"), _press(position, "undo")))
    if what_counts.is_against_computers(position.table) and not position.table.is_solo:
        buttons.append(Button(say("button-advice"), _press(position, "advice")))
    return [buttons] if buttons else []


async def anew(position: Position, seat: Seat, say: Say) -> Message:
    """The panel of a turn that went on elsewhere, for a message that was left behind."""
    panel = await opened(position, seat, say)
    return Message(f"{say('panel-anew')}\n{panel.text}", panel.images, panel.rows)


async def after(done: Played, position: Position, say: Say, *, pictured: bool = True) -> Message:
    """What the panel says once an action is taken: what it did, and the turn's next question, if any.

    What one plays from is `pictured`, or comes later; once the turn is taken a button shows it.
    """
    told = shortened(event_text.told(done.table, done.step.events, done.seat, say), MAX_TEXT // 2)
    if position.turn_complete:
        return await _played(done, position, told, say, pictured=pictured)
    panel = await opened(position, done.seat, say, back=not done.step.reveals, pictured=pictured)
    return Message(f"{told}\n{panel.text}", panel.images, panel.rows)


async def _played(done: Played, position: Position, text: str, say: Say, *, pictured: bool) -> Message:
    """What the panel says once the turn is taken, with the hand as it is now."""
    result = position.result
    if result is not None:
        text = f"{text}\n{posts.ending(position, result, say)}"
    player = done.table.players[done.seat]
    text = "\n".join([text, *plans.told(position.game, player, say)])
    rows = afterwards(position, player, say)
    if not pictured:
        return Message(text, rows=[*_hand(position, say), *rows])
    images = await pictures.of_hand(position, done.seat, say)
    return Message(with_hand(position, done.seat, text, images, say), images, rows)


def _hand(position: Position, say: Say) -> list[Row]:
    """*My hand*, where players hold something."""
    if not position.game.has_hidden_hands or position.result is not None:
        return []
    return [[Button(say("button-hand"), _press(position, "hand"))]]


def afterwards(position: Position, player: Player, say: Say, *, followed: bool = False) -> list[Row]:
    """What is left below a panel once the turn is taken: what may be done about the next one.

    Below one that was `followed` by another message, nothing but the way back.
    """
    planning = [] if followed else plans.offered(position, player, say)
    return list(filter(None, [planning, way_back(position.table, say)]))


def way_back(table: Table, say: Say) -> list[Button]:
    """From a direct message to the table's newest post; empty if the channel is gone."""
    if table.channel_gone:
        return []
    return [Button(say("button-table"), url=link(table))]
