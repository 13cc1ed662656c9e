"""The private panel: questions that lead to an action, planned turns, and what comes after a turn.

A plan is a turn (with alternatives), or a standing order that a game defines, such as a bid.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import chain
from typing import Literal

import discord

from bot.store import Player, Table
from bot.store.table_queries import NextGame
from bot.tables import plans, rated_games
from bot.tables.moves import Played
from bot.tables.plans import AssumedTurn, Done, PutAside, Standing, Turn, assume_turn
from bot.tables.positions import Position
from bot.ui import game_text, markup, match_messages, pictures, posts
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import link, post_link
from bot.ui.message import MAX_TEXT, Button, Image, Message, Row, button_rows, clipped, newest_sentences
from engine.core.catalogue import Say
from engine.core.menu import NoSuchPath, Premise, Question
from engine.core.planned_turns import DECIDE_MYSELF, PlanQuestion
from engine.core.plugin import AnyGame
from engine.core.types import GameView, Seat
from render import picture


def plan_buttons(position: Position, player: Player, say: Say) -> list[Button]:
    """Return the buttons for a player's next turn: plan it, or cancel the plan.

    Empty if there is neither a plan nor a turn that can be planned, such as on their own turn.
    """
    table = position.table
    match plans.plan_of(player):
        case Turn():
            return [Button(say("button-cancel-plan"), CustomId("unplan", table.id, table.version))]
        case Standing():
            return [Button(say("button-unplan"), CustomId("unplan", table.id, table.version))]
    if assume_turn(position, player) is None:
        return []
    # A plan starts from the position at the time of the press; the version tells a sent message from others.
    return [Button(say("button-plan"), CustomId("plan", table.id, table.version))]


def plan_status(game: AnyGame, player: Player, say: Say) -> list[str]:
    """Return a line about a player's stored plan, or about its outcome; none without either."""
    match plans.plan_of(player):
        case Turn(ways):
            turns = [_actions_text(game, way.actions, say) for way in ways]
            return [say("plan-left", turn=_join_with_message("plan-otherwise", turns, say))]
        case Standing(text):
            return [say(f"{game.key}-plan", plan=int(text) if text.isdecimal() else text)]
    return plan_outcome(game, player, say)


def plan_outcome(game: AnyGame, player: Player, say: Say) -> list[str]:
    """Return a line about a plan that was played, or put aside since its premises changed; else none."""
    match plans.plan_of(player):
        case Done(actions):
            return [say("plan-done", turn=_actions_text(game, actions, say))]
        case PutAside(because):
            return [say("plan-cancelled", because=changed_premises(because, "because", say))]
    return []


def changed_premises(premises: Sequence[Premise], after: Literal["if", "because"], say: Say) -> str:
    """Return a clause that lists changed premises (at least one), to follow the word `after`."""
    changed = [say(one.text, after=after, **one.details) for one in premises]
    return _join_with_message("plan-and", changed, say)


def _actions_text(game: AnyGame, actions: Sequence[str], say: Say) -> str:
    """Return actions in words as one sequence: first this, then that."""
    steps = [game.words.action(game.notation.read(text), say) for text in actions]
    return _join_with_message("plan-then", steps, say)


def _join_with_message(message_key: str, texts: Sequence[str], say: Say) -> str:
    """Join texts from the left by a sentence that takes `first` and `second`. Fails without texts."""
    return reduce(lambda first, second: say(message_key, first=first, second=second), texts)


MOST_ROWS = 3
"""Rows of buttons that leave the picture visible on a phone."""
HIGHLIGHTED = 2
"""Number of answers up to which they are highlighted."""


async def question_panel(
    position: Position,
    seat: Seat,
    question: Question,
    path: tuple[str, ...],
    say: Say,
    *,
    pictured: bool = True,
) -> Message:
    """Return a question with its answers, Back (unless `path` is empty), and its picture if it has one.

    The picture is put in words if painting fails or is late. `path` has the answers so far. With `pictured`
    False the picture follows later.
    """
    game, view, press = position.game, position.view(seat), _panel_press(position, "panel", path)
    images = await pictures.of_question(game, view, question, say) if pictured else []
    # Where the picture has changed, the way back has to change it again.
    verb = "look" if images or not pictured else "panel"
    around = [Button(say("button-back"), _panel_press(position, verb, path[:-1]))] if path else []
    rows = with_navigation(answer_rows(game, view, question, press, say), around)
    text = _question_title(position, seat, question, say)
    if pictured and not images and (words := picture.question_in_words(game.key, view, question, say)):
        text = f"{text}\n{words}"
    return Message(text, images, rows)


def _question_title(position: Position, seat: Seat, question: Question, say: Say) -> str:
    return say("panel-title", question=position.game.words.ask(question, position.view(seat), say))


def _panel_press(position: Position, verb: str, path: tuple[str, ...] = ()) -> CustomId:
    return CustomId(verb, position.table.id, position.table.version, path)


def answer_rows(
    game: AnyGame, view: GameView, question: Question, press: CustomId, say: Say
) -> list[list[Button]]:
    """Return the answers as rows of buttons. Each extends the path of `press` by its answer."""
    keys, few = _card_numbers(game, view), len(question.answers) <= HIGHLIGHTED
    buttons = []
    for answer in question.answers:
        label = game.label(question, answer, view, say)
        shown = f"{keys[answer]} · {label}" if answer in keys else label
        emoji = markup.emoji_for(game.symbol(question, answer))
        style = discord.ButtonStyle.primary if few else discord.ButtonStyle.secondary
        buttons.append(Button(shown, press._replace(path=(*press.path, answer)), emoji=emoji, style=style))
    return button_rows(buttons)


def with_navigation(rows: Sequence[Sequence[Button]], navigation: Sequence[Button]) -> list[Row]:
    """Add navigation buttons: in a row of their own, or spread over the rows if that would be a fourth."""
    if not navigation:
        return list(rows)
    if len(rows) < MOST_ROWS:
        return [*rows, navigation]
    return list(button_rows([*chain.from_iterable(rows), *navigation]))


def _card_numbers(game: AnyGame, view: GameView) -> dict[str, int]:
    """Return the number (from 1) of each card in the hand's picture. Empty if the game paints no hands."""
    if not picture.paints_hands(game.key):
        return {}
    held = game.visibility.held(view)
    return {card: key for key, card in enumerate(dict.fromkeys(held), start=1)}


async def turn_panel(
    position: Position,
    seat: Seat,
    say: Say,
    path: tuple[str, ...] = (),
    *,
    can_undo: bool = True,
    pictured: bool = True,
) -> Message:
    """Return the panel at the question after `path` (the answers so far); in a match, the match's panel.

    It has the picture of `panel_images` if `pictured`, else the hand in words. Before the first question,
    Back takes back the last step of a half-taken turn, if `can_undo`. Raises NoSuchPath if `path` does not
    lead to a question.
    """
    if position.table.is_match:
        return match_messages.panel(position, seat, say)
    question = position.ask(seat, path)
    # With nothing answered yet there is always a question left, and Back never leads to the end of a path.
    if not isinstance(question, Question):
        raise NoSuchPath
    press = _panel_press(position, "panel", path)
    answers = answer_rows(position.game, position.view(seat), question, press, say)
    if path:
        around = [Button(say("button-back"), _panel_press(position, "panel", path[:-1]))]
    else:
        around = _navigation_buttons(position, can_undo=can_undo, say=say)
    rows = with_navigation(answers, around)
    images = await panel_images(position, seat, say, path) if pictured else []
    before = plan_outcome(position.game, position.table.players[seat], say)
    text = "\n".join([*before, _question_title(position, seat, question, say)])
    return Message(with_hand(position, seat, text, images, say), images, rows)


async def panel_images(position: Position, seat: Seat, say: Say, path: tuple[str, ...] = ()) -> list[Image]:
    """Return the picture of the question after `path`, if a turn has begun and it has one; else the hand.

    Without hidden hands, the table takes the hand's place. Empty if painting fails, `PENDING` if late.
    """
    question = position.ask(seat, path)
    if isinstance(question, Question) and (path or not position.turn_complete):
        images = await pictures.of_question(position.game, position.view(seat), question, say)
        if images or images is pictures.PENDING:
            return images
    return await pictures.of_hand(position, seat, say)


def with_hand(position: Position, seat: Seat, text: str, images: Sequence[Image], say: Say) -> str:
    """Return a panel's text, below the hand in words if hands are hidden and no picture shows it."""
    if images or not position.game.has_hidden_hands:
        return text
    return f"{hand_text(position, seat, say)}\n{text}"


def hand_text(position: Position, seat: Seat, say: Say) -> str:
    """Return a seat's hand in words."""
    return position.game.words.hand(position.view(seat), say, markup.bold(position.table))


def _navigation_buttons(position: Position, *, can_undo: bool, say: Say) -> list[Button]:
    """Return *Back* within a turn if `can_undo`, and the button for advice against computers.

    A solo table has no advice.
    """
    buttons = []
    if can_undo and not position.turn_complete:
        buttons.append(Button(say("button-back"), _panel_press(position, "undo")))
    if rated_games.is_against_computers(position.table) and not position.table.is_solo:
        buttons.append(Button(say("button-advice"), _panel_press(position, "advice")))
    return buttons


async def refreshed_panel(position: Position, seat: Seat, say: Say) -> Message:
    """Return the current panel for an outdated message, with a line that says so. The seat is to move."""
    panel = await turn_panel(position, seat, say)
    return Message(f"{say('panel-outdated')}\n{panel.text}", panel.images, panel.rows)


async def panel_after(
    done: Played, position: Position, say: Say, *, pictured: bool = True, onward: Sequence[Button] = ()
) -> Message:
    """Return the panel after an action: what it did, then the next question or the hand.

    With `pictured` False a finished turn has a button for the hand instead of its picture. `onward`: the
    button to the player's next game, if one waits.
    """
    events_text = newest_sentences(
        game_text.event_sentences(done.table, done.step.events, done.seat, say), MAX_TEXT // 2
    )
    if position.turn_complete:
        return await _finished_turn_panel(done, position, events_text, say, pictured=pictured, onward=onward)
    panel = await turn_panel(position, done.seat, say, can_undo=not done.step.reveals, pictured=pictured)
    return Message(f"{events_text}\n{panel.text}", panel.images, panel.rows)


async def _finished_turn_panel(
    done: Played, position: Position, text: str, say: Say, *, pictured: bool, onward: Sequence[Button]
) -> Message:
    """Return what a finished turn did, plans, the hand, and the result if the game is over.

    Without `pictured` the hand is a button.
    """
    result = position.result
    if result is not None:
        text = f"{text}\n{posts.ending_text(position, result, say, done.seat)}"
    player = done.table.players[done.seat]
    text = "\n".join([text, *plan_status(position.game, player, say)])
    if not pictured:
        has_hand = position.game.has_hidden_hands and result is None
        hand = [Button(say("button-hand"), _panel_press(position, "hand"))] if has_hand else []
        return Message(text, rows=buttons_after(position, player, say, hand=hand, onward=onward))
    rows = buttons_after(position, player, say, onward=onward)
    images = await pictures.of_hand(position, done.seat, say)
    return Message(with_hand(position, done.seat, text, images, say), images, rows)


def buttons_after(
    position: Position,
    player: Player,
    say: Say,
    *,
    followed: bool = False,
    hand: Sequence[Button] = (),
    onward: Sequence[Button] = (),
) -> list[Row]:
    """Return the buttons below a finished turn: plan the next one, go to the table and to the next game.

    `followed`: a newer message exists, so there is only the way to the table. `hand` is first.
    """
    back = back_buttons(position.table, say)
    if followed:
        return list(fitting_rows(back))
    return list(fitting_rows([*hand, *plan_buttons(position, player, say), *back, *onward]))


MOST_OF_A_LABEL = 32
"""Characters of a label with a channel's name, which fit on a phone."""


def next_game_buttons(next_game: NextGame | None, client: discord.Client, say: Say) -> list[Button]:
    """Return the link to a player's next game in a list, empty without one.

    Its label has the channel's name, if that is known.
    """
    if next_game is None:
        return []
    channel = getattr(client.get_channel(next_game.channel_id), "name", "")
    label = say("button-next-game", game=say(f"game-{next_game.game}"), channel=channel or "none")
    return [Button(clipped(label, MOST_OF_A_LABEL), url=post_link(next_game))]


def back_buttons(table: Table, say: Say) -> list[Button]:
    """Return a direct message's link to the table's newest post, in a list; empty if the channel is gone."""
    if table.channel_gone:
        return []
    return [Button(say("button-table"), url=link(table))]


async def open_plan(position: Position, supposed: AssumedTurn, say: Say) -> Message:
    """Return the first question about a planned turn, with the current hand or table."""
    asking = supposed.ask(())
    assert isinstance(asking, PlanQuestion)  # a plan always has a first question
    asked = plan_question(supposed, asking, (), say)
    images = await pictures.of_hand(position, supposed.seat, say)
    return Message(with_hand(position, supposed.seat, asked.text, images, say), images, asked.rows)


def plan_question(supposed: AssumedTurn, asking: PlanQuestion, path: tuple[str, ...], say: Say) -> Message:
    """Return a question about a planned turn, with its answers and Back.

    `path` has the answers so far. What to do if a premise changes can also be answered by *Ask me then*.
    """
    table, position = supposed.position.table, supposed.at(asking.state)
    press = CustomId("plan", table.id, table.version, path)
    view = position.view(supposed.seat)
    answers = answer_rows(position.game, view, asking.question, press, say)
    alone = Button(say("button-alone"), press._replace(path=(*path, DECIDE_MYSELF)))
    last = [alone] if asking.changed else []
    before = press._replace(path=path[:-1]) if path else CustomId("planback", table.id)
    rows = with_navigation(answers, [*last, Button(say("button-back"), before)])
    return Message(_plan_title(supposed, asking, say), rows=rows)


def _plan_title(supposed: AssumedTurn, asking: PlanQuestion, say: Say) -> str:
    """Return the heading of a plan and its question, or the question what to do if a premise has changed."""
    if asking.changed:
        question = say("plan-if", changed=changed_premises(asking.changed, "if", say))
    else:
        view = supposed.at(asking.state).view(supposed.seat)
        question = supposed.position.game.words.ask(asking.question, view, say)
    return f"{say('plan-title')}\n{say('panel-title', question=question)}"


async def planned_panel(position: Position, player: Player, say: Say) -> Message:
    """Return a waiting player's hand or table, with the stored plan, if any, and buttons to change it."""
    images = await pictures.of_hand(position, player.seat, say)
    text = with_hand(position, player.seat, "\n".join(plan_status(position.game, player, say)), images, say)
    return Message(text, images, buttons_after(position, player, say))
