"""Direct messages: the first hand, the panel for a turn, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Player, Table
from bot.store.rating_queries import Outcome
from bot.store.schema import BETWEEN, SERVER
from bot.tables.positions import Position
from bot.ui import clock_text, game_text, panel_message, pictures, posts
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import bold
from bot.ui.message import MAX_TEXT, MOST_ROWS, AnyMenu, Button, Message, Row, newest_sentences
from bot.ui.outcome import own_rating_line
from bot.ui.sentences import COMMANDS, permissions
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Event, Result, Seat


async def turn_dm(
    position: Position, seat: Seat, news: Sequence[Event], say: Say, *, other_games: int = 0
) -> Message:
    """Return the direct message for a turn: the events in `news` and the panel.

    `other_games`: number of other games that wait for the player.
    """
    title = "direct-match" if position.table.is_match else "direct-turn"
    return await panel_dm(title, position, seat, news, say, other_games)


async def panel_dm(
    title: str, position: Position, seat: Seat, news: Sequence[Event], say: Say, other_games: int = 0
) -> Message:
    """Return a direct message: a title sentence, events, time left, and the panel with the hand.

    `title` is the sentence's key. `other_games`: number of other games that wait for the player.
    """
    asked = await panel_message.turn_panel(position, seat, say)
    waiting = say("direct-others", count=other_games, **COMMANDS) if other_games else ""
    closing = "\n".join(filter(None, [clock_text.remaining(position, say, seat), waiting, asked.text]))
    text = _dm_text(title, position, seat, news, closing, say)
    return Message(text, asked.images, _with_way_back(asked.rows, position, say))


def with_current_time(content: str, position: Position, seat: Seat, say: Say) -> str:
    """Return the text of a turn's direct message with its line about the clock updated."""
    line, is_old = clock_text.remaining(position, say, seat), clock_text.remaining_pattern(say).match
    return "\n".join(line if is_old(old) else old for old in content.split("\n"))


async def start_dm(position: Position, seat: Seat, news: Sequence[Event], say: Say) -> Message:
    """Return the direct message at the start, or after a hold, for a player who is not to move.

    It has the hand, in words if painting fails, and a button to plan if possible.
    """
    title = "direct-first" if position.table.is_posted else "direct-resumed"
    text = _dm_text(title, position, seat, news, "", say)
    planning = panel_message.plan_buttons(position, position.table.players[seat], say)
    # The hand is in this message. Without any press it could not be found again after a crash.
    shows_all = position.game.has_hidden_hands and planning
    buttons = planning if shows_all else [_hand_or_text_button(position, say), *planning]
    images = await pictures.of_hand(position, seat, say)
    if not images:
        text = f"{text}\n{panel_message.hand_text(position, seat, say)}"
    return Message(text, images, _row_with_way_back(buttons, position, say))


def _hand_or_text_button(position: Position, say: Say) -> Button:
    """Return *My hand* in games with hidden hands, else the button that gives the table in words."""
    verb = "hand" if position.game.has_hidden_hands else "text"
    return Button(say(f"button-{verb}"), CustomId(verb, position.table.id, position.table.version))


def next_turn_dm(position: Position, player: Player, say: Say) -> Message:
    """Return the direct message that a player's turn is next, after the player to move."""
    table, (mover, *_) = position.table, position.to_move
    title = say("direct-next", game=say(f"game-{table.game}"), name=bold(table)[mover])
    buttons = [_hand_or_text_button(position, say), *panel_message.plan_buttons(position, player, say)]
    return Message(title, rows=_row_with_way_back(buttons, position, say))


async def result_dm(
    position: Position, seat: Seat, result: Result, news: Sequence[Event], outcome: Outcome, say: Say
) -> Message:
    """Return the direct message at the end: the result, the rating change, and the last post's picture."""
    gain = outcome.of(position.table.players[seat].user_id)
    closing = "\n".join([posts.ending_text(position, result, say, seat), *own_rating_line(gain, say)])
    text = _dm_text("direct-last", position, seat, news, closing, say)
    images = await posts.post_images(position, news, say)
    return Message(text, images, result_rows(position, say))


def result_rows(position: Position, say: Say, *, rematch: bool = True) -> list[Row]:
    """Return the buttons of a direct message at the end; `rematch` False leaves out *Rematch*."""
    return _with_way_back(posts.board_rows(position, say, rematch=rematch), position, say)


def _dm_text(
    title: str, position: Position, seat: Seat, news: Sequence[Event], closing: str, say: Say
) -> str:
    """Return a direct message's text: a heading from the key `title`, the news, and `closing`.

    Old news is dropped until it fits.
    """
    table, names = position.table, bold(position.table)
    others = join_names([name for other, name in enumerate(names) if other != seat], say)
    head = say(title, game=say(f"game-{table.game}"), names=others)
    head = "\n".join(filter(None, [head, _dm_reason(table, seat, say)]))
    room = MAX_TEXT - len(head) - len(closing) - 2
    news_text = newest_sentences(game_text.event_news(table, news, seat, say), room)
    return "\n".join(filter(None, [head, news_text, closing]))


def _dm_reason(table: Table, seat: Seat, say: Say) -> str:
    """Return why the game continues by direct message: each time if the channel is gone, else once.

    Empty if it also goes on in the channel, or the player already has a DM for the game.
    """
    if table.channel_gone:
        return say("direct-channel-gone", **COMMANDS)
    if table.post_blocked_reason is None or table.players[seat].dm_version:
        return ""
    if table.post_blocked_reason == SERVER:
        return say("direct-bot-removed")
    lacking = permissions(table.post_blocked_reason.split(BETWEEN), say)
    return say("direct-no-permission", channel=f"<#{table.channel_id}>", permissions=lacking)


def _row_with_way_back(buttons: Sequence[Button], position: Position, say: Say) -> list[Row]:
    return list(fitting_rows([*buttons, *panel_message.back_buttons(position.table, say)]))


def _with_way_back(rows: Sequence[Row], position: Position, say: Say) -> list[Row]:
    """Add a row with the link to the table; it is empty if the channel is gone.

    If there are `MOST_ROWS` rows, the link joins the last one, unless that is a menu.
    """
    *others, last = rows
    back = panel_message.back_buttons(position.table, say)
    # A full message has no room for another row, so the link joins the last one.
    if len(rows) < MOST_ROWS or isinstance(last, AnyMenu):
        return [*rows, back]
    return [*others, [*last, *back]]
