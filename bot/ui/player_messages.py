"""Direct messages and reminders about a player's turns, and what they say once the turn is over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from bot.store import Player, Table
from bot.store.rating_queries import Outcome
from bot.store.records import Kind
from bot.store.schema import BETWEEN, SERVER
from bot.tables import time_outs
from bot.tables.clock import NOT_REMINDED
from bot.tables.game import HistoryEntry
from bot.tables.positions import Position
from bot.tables.quiet_hours import quiet_hours_length
from bot.tables.time_outs import WIN
from bot.ui import clock_text, game_text, panel_message, pictures, posts
from bot.ui.button_rows import MOST_IN_A_ROW, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS, bold, display_name, mention
from bot.ui.message import MAX_TEXT, MOST_ROWS, AnyMenu, Button, Message, Row, newest_sentences
from bot.ui.outcome import own_rating_line
from bot.ui.sentences import permissions
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Event, Result, Seat, TookBack


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

    It has the hand, in words if painting fails or is late, and a button to plan if possible.
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
    """Return buttons in rows that fit, with the link to the table last, unless its channel is gone."""
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


async def direct_reminder(position: Position, seat: Seat, say: Say) -> Message:
    """Return the direct message that time runs out, with the panel and, if it fits, the settings' button."""
    title = "direct-match-reminder" if position.table.is_match else "direct-reminder"
    message = await panel_dm(title, position, seat, (), say)
    *rows, last = message.rows
    if not isinstance(last, list) or len(last) >= MOST_IN_A_ROW:
        return message
    settings = _settings_button(position.table.players[seat], say)
    return replace(message, rows=[*rows, *fitting_rows([*last, settings])])


def channel_reminder(position: Position, player: Player, say: Say) -> Message:
    """Return the channel message that a player's time runs out. It notifies them."""
    what = "match-reminder" if position.table.is_match else "reminder"
    notice = say(what, mention=mention(player.user_id))
    text = " ".join(filter(None, [notice, clock_text.remaining(position, say, player.seat)]))
    rows = fitting_rows([*posts.running_buttons(position, say), _settings_button(player, say)])
    return Message(text, rows=rows, mentions=[player.user_id])


def overdue_notice(
    position: Position, late_player: Player, opponent: Player, say: Say, *, has_left: bool = False
) -> Message:
    """Return the notice to `opponent` that the time of `late_player` is up, with their choices.

    It notifies `opponent`. `has_left`: the late player has left the server.
    """
    key = "overdue-left" if has_left else "overdue"
    text = say(key, name=display_name(late_player), mention=mention(opponent.user_id))
    return Message(text, rows=[overdue_choices(position.table, say)], mentions=[opponent.user_id])


def with_title(notice: Message, table: Table, reader: Seat, say: Say) -> Message:
    """Return a channel's notice as a direct message to a seat.

    The game and the others stand above it, the link to the table below.
    """
    others = join_names([name for seat, name in enumerate(bold(table)) if seat != reader], say)
    title = say("direct-last", game=say(f"game-{table.game}"), names=others)
    rows = [*notice.rows, panel_message.back_buttons(table, say)]
    return replace(notice, text=f"{title}\n{notice.text}", rows=rows)


def overdue_choices(table: Table, say: Say) -> list[Button]:
    """Return the opponent's buttons for a turn whose time is up.

    The last one ends the game, and says so if it is too early for a win. Raises Refused: rules-gone.
    """
    labels = {WIN: "button-win" if time_outs.would_win(table) else "button-win-early"}
    return [
        Button(say(labels.get(verb, f"button-{verb}")), CustomId(verb, table.id, table.version))
        for verb in time_outs.OVERDUE_CHOICES
    ]


def _settings_button(player: Player, say: Say) -> Button:
    """Return the button to the notification settings.

    It suggests quiet hours at the first reminder of a player without any, else fewer pings.
    """
    is_first = player.reminded == NOT_REMINDED and not quiet_hours_length(player.preferences)
    return Button(say("button-quiet-hours" if is_first else "button-fewer-pings"), CustomId("notify"))


MAX_EVENTS_TEXT = 1000
"""Most characters of a turn's events."""
_CLOSING: dict[str, str] = {
    Kind.FIRST: "past-first",
    Kind.NEXT: "past-next",
    Kind.LATE: "past-late",
    Kind.GONE: "past-gone",
    Kind.END: "past-over",
    Kind.ON_HOLD: "past-on-hold",
}
"""Closing sentences of direct messages that asked for no turn, by kind."""
WITHOUT_TURN = tuple(_CLOSING)
_CLOSED_NOTICES: dict[str, str] = {
    Kind.REMINDER: "past-reminded",
    Kind.OVERDUE: "past-overdue",
    Kind.DEPARTED: "past-departed",
}


@dataclass(frozen=True)
class TurnOutcome:
    """How a requested turn ended, in words."""

    text: str
    taken_back: bool = False


def turn_outcome(
    position: Position, player: Player, history: Sequence[HistoryEntry], say: Say
) -> TurnOutcome | None:
    """Return how the turn that a player's message asked for ended: undone, taken, on hold, or over.

    None: it is still pending. In a match it ends only with the match or by a hold.
    """
    since = [step for step in history if step.version > player.dm_message_version]
    first = next((step for step in since if step.seat == player.seat or is_undo(step)), None)
    if first is not None and is_undo(first):
        return TurnOutcome(say("past-taken-back"), taken_back=True)
    # A match is one turn for every player, which ends with the match.
    events = [] if position.table.is_match else _own_turn(player, since)
    if events:
        sentences = game_text.event_sentences(position.table, events, player.seat, say)
        return TurnOutcome(newest_sentences(sentences, MAX_EVENTS_TEXT))
    if position.table.is_on_hold:
        return TurnOutcome(say("past-on-hold"))
    over = "match-past" if position.table.is_match else "past-over"
    return None if position.result is None else TurnOutcome(say(over))


def is_undo(step: HistoryEntry) -> bool:
    """Return whether a step took back a complete turn."""
    return any(isinstance(event, TookBack) for event in step.events)


def _own_turn(player: Player, since: Iterable[HistoryEntry]) -> list[Event]:
    """Return the events of a player's first complete turn in `since`.

    Empty while it is incomplete; for a player who has left, what they did until then.
    """
    events = list[Event]()
    for step in since:
        if step.seat == player.seat:
            events += step.events
            if step.complete and not step.is_table_event:
                return events
    return [] if player.is_present else events


async def finished_turn(
    position: Position, player: Player, outcome: TurnOutcome, say: Say, onward: Sequence[Button] = ()
) -> Message:
    """Return a waiting player's newest direct message: their turn and the way to the table.

    It offers to plan the next turn, and the next game (`onward`), only if the turn was undone or was taken on
    this message. After an undo it shows the hand.
    """
    elsewhere = player.dm_kind != Kind.PLAYED and not outcome.taken_back
    rows = panel_message.buttons_after(position, player, say, followed=elsewhere, onward=onward)
    text = _closed_text(position.table, player.seat, outcome.text, say)
    if not outcome.taken_back:
        return Message("\n".join([text, *panel_message.plan_status(position.game, player, say)]), rows=rows)
    images = await pictures.of_hand(position, player.seat, say) if position.game.has_hidden_hands else []
    return Message(panel_message.with_hand(position, player.seat, text, images, say), images, rows)


def superseded_dm(position: Position, player: Player, history: Sequence[HistoryEntry], say: Say) -> Message:
    """Return the closed text of a direct message that a newer one follows.

    It names the turn's outcome, if the message asked for a turn and the outcome is known.
    """
    said = _CLOSING.get(player.dm_kind or "")
    outcome = turn_outcome(position, player, history, say)
    what = outcome.text if outcome is not None and said is None else say(said or "past-newer")
    rows = list(filter(None, [panel_message.back_buttons(position.table, say)]))
    return Message(_closed_text(position.table, player.seat, what, say), rows=rows)


def _closed_text(table: Table, seat: Seat, what: str, say: Say) -> str:
    """Return a closed direct message to `seat`: the game, the other players, and `what` happened."""
    others = join_names([name for other, name in enumerate(bold(table)) if other != seat], say)
    return say("past", game=say(f"game-{table.game}"), names=others, what=what)


def closed_notice(kind: str, player: Player, say: Say) -> Message:
    """Return the text that replaces a REMINDER of a player, or a question OVERDUE or DEPARTED about them."""
    return Message(say(_CLOSED_NOTICES[kind], name=display_name(player)))
