"""Plans in words: what can be planned, what was, and what became of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain

import discord

from bot.store import Player, Table
from bot.tables import plans, rated_games
from bot.tables.moves import Played
from bot.tables.plans import Done, PutAside, Standing, Supposed, Turn, suppose
from bot.tables.positions import Position
from bot.ui import game_text, markup, match_messages, pictures, posts
from bot.ui.custom_id import CustomId
from bot.ui.markup import link
from bot.ui.message import MAX_TEXT, Button, Image, Message, Row, in_rows, shortened
from engine.core.catalogue import Say
from engine.core.menu import NoSuchPath, Premise, Question
from engine.core.planned_turns import DECIDE_MYSELF, PlanQuestion
from engine.core.plugin import AnyGame
from engine.core.types import GameView, Seat
from render import picture


def offered(position: Position, player: Player, say: Say) -> list[Button]:
    """What a player may do about their next turn: plan it, or take the plan back; nothing once it is here."""
    match plans.of(player):
        case Turn():
            return [Button(say("button-cancel-plan"), CustomId("unplan", position.table.id))]
        case Standing():
            return [Button(say("button-unplan"), CustomId("unplan", position.table.id))]
    if suppose(position, player) is None:
        return []
    # Without a version: whenever it is pressed, it begins with how things stand then.
    return [Button(say("button-plan"), CustomId("plan", position.table.id))]


def told(game: AnyGame, player: Player, say: Say) -> list[str]:
    """What a player has planned, or what became of it; nothing where there is nothing to tell."""
    match plans.of(player):
        case Turn(ways):
            turns = [_turn(game, way.actions, say) for way in ways]
            return [say("plan-left", turn=_listed("plan-otherwise", turns, say))]
        case Standing(text):
            return [say(f"{game.key}-plan", plan=int(text) if text.isdecimal() else text)]
    return became(game, player, say)


def became(game: AnyGame, player: Player, say: Say) -> list[str]:
    """What became of a player's plan; nothing where it has not come to that."""
    match plans.of(player):
        case Done(actions):
            return [say("plan-done", turn=_turn(game, actions, say))]
        case PutAside(because):
            return [say("plan-put-aside", because=changes(because, say))]
    return []


def is_done(player: Player) -> bool:
    """Whether a player's turn was taken as it was planned."""
    return isinstance(plans.of(player), Done)


def changes(premises: Sequence[Premise], say: Say) -> str:
    """What has changed, in a clause."""
    return _listed("plan-and", [say(premise.text, **premise.details) for premise in premises], say)


def _turn(game: AnyGame, actions: Sequence[str], say: Say) -> str:
    return _listed("plan-then", [game.words.action(game.read(text), say) for text in actions], say)


def _listed(between: str, texts: Sequence[str], say: Say) -> str:
    return reduce(lambda first, second: say(between, first=first, second=second), texts)


MOST_ROWS = 3
"""So many rows of buttons are read at a glance, and leave what they are about on a phone's screen."""
FEW = 2
"""So few answers stand out: the choice is all there is to see."""


async def question_panel(
    position: Position,
    seat: Seat,
    question: Question,
    path: tuple[str, ...],
    say: Say,
    *,
    pictured: bool = True,
) -> Message:
    """A question with its answers, and the way back; with a picture of its own where it has one.

    That is there, or comes later; what only it would say is in words where it isn't painted.
    """
    game, view, press = position.game, position.view(seat), _press(position, "panel", path)
    images = await pictures.of_question(game, view, question, say) if pictured else []
    # Where the picture has changed, the way back has to change it again.
    verb = "look" if images or not pictured else "panel"
    around = [Button(say("button-back"), _press(position, verb, path[:-1]))] if path else []
    rows = with_around(rows_of(game, view, question, press, say), around)
    text = _title(position, seat, question, say)
    if pictured and not images and (told := picture.question_in_words(game.key, view, question, say)):
        text = f"{text}\n{told}"
    return Message(text, images, rows)


def lacks_picture(position: Position, seat: Seat, question: Question, say: Say) -> bool:
    """Whether a question has a picture of its own that is still to be painted."""
    return not pictures.has_question(position.game, position.view(seat), question, say)


def _title(position: Position, seat: Seat, question: Question, say: Say) -> str:
    return say("panel-title", question=position.game.words.ask(question, position.view(seat), say))


def _press(position: Position, verb: str, path: tuple[str, ...] = ()) -> CustomId:
    return CustomId(verb, position.table.id, position.table.version, path)


def rows_of(
    game: AnyGame, view: GameView, question: Question, press: CustomId, say: Say
) -> list[list[Button]]:
    """The answers as buttons; `press` is what all of them carry, with the answers before."""
    keys, few = _keys(game, view), len(question.answers) <= FEW
    buttons = []
    for answer in question.answers:
        label = game.label(question, answer, view, say)
        shown = f"{keys[answer]} · {label}" if answer in keys else label
        emoji = markup.emoji_for(game.symbol(question, answer))
        style = discord.ButtonStyle.primary if few else discord.ButtonStyle.secondary
        buttons.append(Button(shown, press._replace(path=(*press.path, answer)), emoji=emoji, style=style))
    return in_rows(buttons)


def with_around(rows: Sequence[Sequence[Button]], around: Sequence[Button]) -> list[Row]:
    """Answers with what stands around them: in a row of its own, unless that would be a fourth."""
    if not around:
        return list(rows)
    if len(rows) < MOST_ROWS:
        return [*rows, around]
    return list(in_rows([*chain.from_iterable(rows), *around]))


def _keys(game: AnyGame, view: GameView) -> dict[str, int]:
    """The number keys of the hand's picture, by card: like cards share one."""
    if not picture.paints_hands(game.key):
        return {}
    held = game.held(view)
    return {card: key for key, card in enumerate(dict.fromkeys(held), start=1)}


async def turn_panel(
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
        return match_messages.panel(position, seat, say)
    question = position.ask(seat, path)
    # With nothing answered yet there is always a question left, and Back never leads to the end of a path.
    if not isinstance(question, Question):
        raise NoSuchPath
    press = _press(position, "panel", path)
    answers = rows_of(position.game, position.view(seat), question, press, say)
    if path:
        around = [Button(say("button-back"), _press(position, "panel", path[:-1]))]
    else:
        around = _around(position, back=back, say=say)
    rows = with_around(answers, around)
    images = await panel_images(position, seat, say, path) if pictured else []
    before = became(position.game, position.table.players[seat], say)
    text = "\n".join([*before, _title(position, seat, question, say)])
    return Message(with_hand(position, seat, text, images, say), images, rows)


async def panel_images(position: Position, seat: Seat, say: Say, path: tuple[str, ...] = ()) -> list[Image]:
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


def _around(position: Position, *, back: bool, say: Say) -> list[Button]:
    """Before the first question: the way back to before the last step, and advice where computers play."""
    buttons = []
    if back and not position.turn_complete:
        buttons.append(Button(say("button-back"), _press(position, "undo")))
    if rated_games.is_against_computers(position.table) and not position.table.is_solo:
        buttons.append(Button(say("button-advice"), _press(position, "advice")))
    return buttons


async def refreshed_panel(position: Position, seat: Seat, say: Say) -> Message:
    """The panel of a turn that went on elsewhere, for a message that was left behind."""
    panel = await turn_panel(position, seat, say)
    return Message(f"{say('panel-anew')}\n{panel.text}", panel.images, panel.rows)


async def panel_after(done: Played, position: Position, say: Say, *, pictured: bool = True) -> Message:
    """What the panel says once an action is taken: what it did, and the turn's next question, if any.

    What one plays from is `pictured`, or comes later; once the turn is taken a button shows it.
    """
    told = shortened(game_text.event_sentences(done.table, done.step.events, done.seat, say), MAX_TEXT // 2)
    if position.turn_complete:
        return await _played(done, position, told, say, pictured=pictured)
    panel = await turn_panel(position, done.seat, say, back=not done.step.reveals, pictured=pictured)
    return Message(f"{told}\n{panel.text}", panel.images, panel.rows)


async def _played(done: Played, position: Position, text: str, say: Say, *, pictured: bool) -> Message:
    """What the panel says once the turn is taken, with the hand as it is now."""
    result = position.result
    if result is not None:
        text = f"{text}\n{posts.ending(position, result, say)}"
    player = done.table.players[done.seat]
    text = "\n".join([text, *told(position.game, player, say)])
    rows = buttons_after(position, player, say)
    if not pictured:
        return Message(text, rows=[*_hand(position, say), *rows])
    images = await pictures.of_hand(position, done.seat, say)
    return Message(with_hand(position, done.seat, text, images, say), images, rows)


def _hand(position: Position, say: Say) -> list[Row]:
    """*My hand*, where players hold something."""
    if not position.game.has_hidden_hands or position.result is not None:
        return []
    return [[Button(say("button-hand"), _press(position, "hand"))]]


def buttons_after(position: Position, player: Player, say: Say, *, followed: bool = False) -> list[Row]:
    """What is left below a panel once the turn is taken: what may be done about the next one.

    Below one that was `followed` by another message, nothing but the way back.
    """
    planning = [] if followed else offered(position, player, say)
    return list(filter(None, [planning, back_buttons(position.table, say)]))


def back_buttons(table: Table, say: Say) -> list[Button]:
    """From a direct message to the table's newest post; empty if the channel is gone."""
    if table.channel_gone:
        return []
    return [Button(say("button-table"), url=link(table))]


async def open_plan(position: Position, supposed: Supposed, asking: PlanQuestion, say: Say) -> Message:
    """The first question, with what one plays from as it is: the table shows whose turn it really is."""
    asked = plan_question(supposed, asking, (), say)
    images = await pictures.of_hand(position, supposed.seat, say)
    return Message(with_hand(position, supposed.seat, asked.text, images, say), images, asked.rows)


def plan_question(supposed: Supposed, asking: PlanQuestion, path: tuple[str, ...], say: Say) -> Message:
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
    return Message(_plan_title(supposed, asking, say), rows=rows)


def _plan_title(supposed: Supposed, asking: PlanQuestion, say: Say) -> str:
    if asking.changed:
        question = say("plan-if", changed=changes(asking.changed, say))
    else:
        view = supposed.at(asking.state).view(supposed.seat)
        question = supposed.position.game.words.ask(asking.question, view, say)
    return f"{say('plan-title')}\n{say('panel-title', question=question)}"


async def planned_panel(position: Position, player: Player, say: Say) -> Message:
    """What somebody who waits has planned, with what they play from: it can be taken back by one tap."""
    images = await pictures.of_hand(position, player.seat, say)
    text = with_hand(position, player.seat, "\n".join(told(position.game, player, say)), images, say)
    return Message(text, images, buttons_after(position, player, say))
