"""Closes outdated prompts: shows the outcome and removes the buttons.

Discord limits edits of messages older than an hour (error 30046). A rejected edit becomes a job with growing
back-off, up to `TRIES` tries, and never delays turns.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

import discord

from bot import network_errors
from bot.errors import Refused
from bot.jobs import sender
from bot.jobs.delivery import Delivery
from bot.log_context import describe
from bot.store import Player, Table, invitation_queries, message_queries, outbox, table_queries
from bot.store.invitation_queries import attempt_key as number_of_sending
from bot.store.records import HandColumns, Kind, OpenMessage
from bot.store.schema import ASKED, CHANNEL, LOBBY
from bot.store.table_queries import NextGame
from bot.tables import plans, positions, time_outs
from bot.tables.clock import DAY
from bot.tables.game import SETUP, HistoryEntry
from bot.tables.languages import say_at, say_for, say_in
from bot.tables.lobby_rules import lobby_stage
from bot.tables.positions import Position
from bot.ui import invitation_messages, match_messages, panel_message, player_messages, posts, table_requests
from bot.ui.lobby_message import lobby_with_picture
from bot.ui.markup import link
from bot.ui.message import STRIPPED, Button, Message, Row, has_presses
from engine.core.catalogue import Say

log = logging.getLogger(__name__)

PATIENCE = 8.0
"""Seconds a turn waits for an edit. discord.py would wait as long as Discord demands."""
FIRST_DELAY, TRIES = 60, 7
"""Seconds until a rejected edit is retried, times four at each further try; the number of tries."""
IN_CHANNEL = (
    Kind.POST,
    Kind.LOBBY,
    Kind.REMINDER,
    Kind.OVERDUE,
    Kind.DEPARTED,
    Kind.UNDO,
    Kind.INVITATION,
    Kind.STILL_PLAYING,
    Kind.SHARED,
)
"""Kinds of messages in a table's channel."""
ANYWHERE = (Kind.READY, Kind.FULL, Kind.PAUSE, Kind.REMATCH)
"""Kinds of messages that go to the channel or to direct messages."""
SETTLED = (Kind.PLANNING, Kind.DONE)
"""Kinds of messages that already show a turn's outcome."""
OPPONENT_QUESTIONS = (Kind.OVERDUE, Kind.DEPARTED, Kind.LATE, Kind.GONE)
"""Kinds of questions to the opponent of a player who is late or has left, in the channel or direct."""
BEFORE_TURN = (Kind.FIRST, Kind.NEXT)
"""Kinds of messages about a later turn, whose own message usually follows."""


Closer = Callable[[Delivery, OpenMessage, Table], Awaitable[Message | None]]
"""Returns what an outdated message shows, or None while it is not outdated."""
_CLOSERS: dict[str, Closer] = {}


def closes(kind: Kind) -> Callable[[Closer], Closer]:
    """Return a decorator that registers the function that closes messages of `kind`.

    It gets the `Delivery`, the message and its table; it returns what the message shows, None if not
    outdated.
    """

    def declare(function: Closer) -> Closer:
        _CLOSERS[kind] = function
        return function

    return declare


@dataclass(frozen=True)
class ClosedPost:
    """What a closed post shows: its language, the remaining buttons, and `text`.

    An empty `text` keeps the post's own, without its prompts.
    """

    say: Say
    rows: Sequence[Row] = ()
    text: str = ""


@dataclass(frozen=True)
class NewButtons:
    """The buttons that replace a message's; its text and pictures stay."""

    rows: Sequence[Row]


Shown = Message | ClosedPost | NewButtons
"""What an edited message shows."""


class OpenMessages:
    """Closes messages whose question or turn is over. A rejected edit is tried again later."""

    def __init__(self, delivery: Delivery) -> None:
        self._delivery = delivery

    async def close_turn(
        self,
        position: Position,
        player: Player,
        history: list[HistoryEntry],
        next_game: NextGame | None = None,
    ) -> HandColumns:
        """Show a turn's outcome on a player's newest direct message; return the columns to store.

        `next_game` is another game that waits for the player. Empty without a message or a change.
        """
        if player.dm_message_id is None or player.dm_channel_id is None:
            return {}
        shown, notes = await self._turn_closing(position, player, history, next_game)
        if shown is not None:
            # A message on which the turn was taken shows the current hand already.
            await self._edit_or_retry(
                _newest_dm_of(position.table, player), shown, pictures=_replaces_pictures(player, shown)
            )
        return notes

    async def _turn_closing(
        self,
        position: Position,
        player: Player,
        history: list[HistoryEntry],
        next_game: NextGame | None = None,
    ) -> tuple[Message | None, HandColumns]:
        """Return what a player's newest message is changed to, and the columns to store. None: no change."""
        waits, say = player.seat not in position.to_move, say_for(position.table, player)
        if isinstance(plans.plan_of(player), plans.Done) and waits:
            shown = await panel_message.planned_panel(position, player, say)
            return shown, {"dm_kind": Kind.PLANNING, "dm_message_version": player.dm_version}
        # No message follows to a player on hold, nor to one who gets only the digest.
        is_over = player.dm_kind in OPPONENT_QUESTIONS and not self._has_late_opponent(position, player)
        if is_over or (player.dm_kind in BEFORE_TURN and not waits):
            return player_messages.superseded_dm(position, player, history, say), {"dm_kind": Kind.DONE}
        became = player_messages.turn_outcome(position, player, history, say)
        if became is None or player.dm_kind in player_messages.WITHOUT_TURN:
            return None, {}
        lets_plan = player.dm_kind == Kind.PLANNING and not waits
        if player.dm_kind in SETTLED and not (became.taken_back or lets_plan):
            return None, {}
        onward = panel_message.next_game_buttons(next_game, self._delivery.client, say)
        shown = await player_messages.finished_turn(position, player, became, say, onward)
        lasts = player.dm_kind != Kind.PLAYED and not shown.images and not any(map(has_presses, shown.rows))
        version = position.table.version if became.taken_back else player.dm_message_version
        return shown, {"dm_kind": Kind.DONE if lasts else Kind.PLANNING, "dm_message_version": version}

    async def close_superseded(self, position: Position, player: Player, history: list[HistoryEntry]) -> None:
        """Show on a player's direct message that a newer one follows.

        Does nothing if there is no message, or if it shows a turn's outcome that still stands.
        """
        if player.dm_message_id is None or player.dm_channel_id is None:
            return
        say = say_for(position.table, player)
        became = player_messages.turn_outcome(position, player, history, say)
        if player.dm_kind == Kind.DONE and not (became and became.taken_back):
            return
        shown = player_messages.superseded_dm(position, player, history, say)
        await self._edit_or_retry(_newest_dm_of(position.table, player), shown)

    async def close_post(
        self, table: Table, following: int, history: Sequence[HistoryEntry], *, until: int
    ) -> None:
        """Close a table's newest post, if any, which the message `following` replaces.

        A lobby's post says that the game has begun, and links to `following` unless it is a rematch's. A
        match's post says that a newer one follows. Others lose buttons and prompts; they keep the news up to
        version `until`, and the new one has the rest. An edit that fails is retried later; Discord's errors
        are not raised.
        """
        if table.post_message_id is None:
            return
        if table.published_version < SETUP:
            onward = replace(table, post_message_id=following, published_version=table.version)
            about = (table.id, Kind.LOBBY, CHANNEL, table.published_version)
            lobby = await lobby_with_picture(onward, say_at(table))
            await self._edit_or_retry(OpenMessage(table.post_message_id, table.channel_id, *about), lobby)
            return
        # Nothing of the running turn is in a post that was not edited since: its text stays.
        since = _own_since(table, history, until) if table.published_version > until else None
        about = (table.id, Kind.POST, CHANNEL, until)
        post = OpenMessage(table.post_message_id, table.channel_id, *about, since=since)
        await self._edit_or_retry(post, _closed_post(table, post, history))

    async def close_moved_post(self, before: Table, moved: Table) -> None:
        """Replace the buttons of a moved game's last post by a link to its new place.

        Does nothing without such a post. A failed edit is retried later.
        """
        if before.post_message_id is not None:
            about = (moved.id, Kind.POST, CHANNEL, before.published_version)
            message = OpenMessage(before.post_message_id, before.channel_id, *about)
            await self._edit_or_retry(message, _closed_post(moved, message, ()))

    async def catch_up(self, table: Table, messages: Sequence[OpenMessage]) -> None:
        """Close the outdated ones of `messages`; others stay as they are.

        Those whose edit was rejected before and stale panels have their own jobs. Raises Refused: rules-gone.
        """
        for message in messages:
            if message.tries == 0 and message.kind != Kind.PANEL:
                await self._close_if_outdated(message, table)

    async def close_opponent_questions(self, table_id: int, *, except_message_id: int | None = None) -> None:
        """Close a table's questions about a player who has time again or is back on the server.

        The message `except_message_id` shows the reader's choice and stays as it is. Raises Refused:
        no-such-table, rules-gone.
        """
        record = await self._delivery.read_record(table_id)
        table, messages = record.table, record.open_messages
        questions = [message for message in messages if message.kind in OPPONENT_QUESTIONS]
        await self.catch_up(table, [one for one in questions if one.message_id != except_message_id])
        if not table.is_playing:
            return
        position = positions.committed(table)
        for player in table.players:
            if player.dm_kind not in OPPONENT_QUESTIONS or self._has_late_opponent(position, player):
                continue
            if player.dm_message_id != except_message_id:
                await self.close_superseded(position, player, await self._delivery.manager.history(table))
            await self._delivery.store.write(outbox.record_hand, table_id, player.seat, dm_kind=Kind.DONE)

    def _has_late_opponent(self, position: Position, player: Player) -> bool:
        """Return whether a player still decides about an opponent who is late or has left the server."""
        table, now = position.table, self._delivery.now()
        return table.is_playing and any(
            seat != player.seat and time_outs.is_late_or_departed(table, seat, now)
            for seat in position.to_move
        )

    async def serve(self, message: OpenMessage) -> bool:
        """Edit a message that is due; return whether it needs no further edit.

        False while it is not outdated, and after a rejected edit. True also if the message or its table is
        gone.
        """
        try:
            return await self._close_if_outdated(
                message, await self._delivery.manager.table(message.table_id)
            )
        except Refused as error:
            log.info("Message %s stays as it is: %s", message.message_id, describe(error))
            await self._delivery.store.write(message_queries.remove, message.message_id)
            return True

    async def _close_if_outdated(self, message: OpenMessage, table: Table) -> bool:
        """Close a message if it is outdated; return whether it needs no further edit.

        If so, its record is deleted. Raises Refused: rules-gone.
        """
        if message.kind not in (*IN_CHANNEL, *ANYWHERE):
            done = await self._retry_direct(message, table)
        else:
            shown = await self._closing(message, table)
            done = shown is not None and await self._edit_or_retry(message, shown)
        if done:
            await self._delivery.store.write(message_queries.remove, message.message_id)
        return done

    async def _retry_direct(self, message: OpenMessage, table: Table) -> bool:
        """Close a direct message whose edit was rejected before; return whether that is done.

        Raises Refused: rules-gone.
        """
        newest, position = table.players[message.seat], positions.committed(table)
        player = replace(
            newest,
            dm_message_id=message.message_id,
            dm_channel_id=message.channel_id,
            dm_kind=message.kind,
            dm_message_version=message.version,
        )
        history = await self._delivery.manager.history(table)
        if newest.dm_message_id != message.message_id:
            say = say_for(table, player)
            shown: Message | None = player_messages.superseded_dm(position, player, history, say)
        else:
            shown, _ = await self._turn_closing(position, player, history)
        return shown is None or await self._edit_or_retry(
            message, shown, pictures=_replaces_pictures(player, shown)
        )

    async def _closing(self, message: OpenMessage, table: Table) -> Shown | None:
        """Return what an outdated message shows; None if it is not outdated. Raises Refused: rules-gone."""
        match message.kind:
            case Kind.POST:
                if message.message_id == table.post_message_id:
                    return None
                return _closed_post(table, message, await self._delivery.manager.history(table))
            case Kind.LOBBY:
                return None if table.in_lobby else await self._delivery.lobby_message(table)
            case Kind.READY | Kind.FULL:
                return await self._host_notice_closing(message, table)
            case Kind.INVITATION:
                return await self._invitation_closing(message, table)
            case Kind.REMATCH:
                return await self._rematch_buttons(message, table)
            case kind if kind in _CLOSERS:
                return await _CLOSERS[kind](self._delivery, message, table)
            case Kind.STILL_PLAYING:
                return (
                    None
                    if table.asked_at is not None
                    else table_requests.closed_activity_question(say_at(table))
                )
        position, player = positions.committed(table), table.players[message.seat]
        if message.kind == Kind.PAUSE:
            is_open, say = table_requests.is_pause_open(table), say_in(table, message.channel_id)
            return None if is_open else table_requests.pause_question(table, player, say)
        if message.kind == Kind.UNDO:
            return await self._undo_question_closing(message, position)
        waits = (
            table.turn_version == message.version and player.seat in position.to_move and player.is_present
        )
        # A question ends also if the player got time, is away, or the game is paused.
        is_open = waits and (
            message.kind == Kind.REMINDER
            or time_outs.is_late_or_departed(table, player.seat, self._delivery.now())
        )
        return None if is_open else player_messages.closed_notice(message.kind, player, say_at(table))

    async def _rematch_buttons(self, message: OpenMessage, table: Table) -> NewButtons:
        """Return a result's buttons, without *Rematch* while one is live there.

        Raises Refused: rules-gone.
        """
        live = await self._delivery.store.read(table_queries.live_in_channel, table.channel_id)
        free, position = live is None or live.rematch_of != table.id, positions.committed(table)
        if message.seat == CHANNEL:
            return NewButtons(posts.board_rows(position, say_at(table), rematch=free))
        say = say_for(table, table.players[message.seat])
        return NewButtons(player_messages.result_rows(position, say, rematch=free))

    async def _host_notice_closing(self, message: OpenMessage, table: Table) -> Message | None:
        """Return the closed form of a host's notice; None while it is true. Raises Refused: rules-gone."""
        if lobby_stage(table) == message.kind:
            return None
        here = message.channel_id == table.channel_id
        say = say_at(table) if here else await self._delivery.say_for(table, table.host_id)
        return invitation_messages.closed_host_notice(table, say)

    async def _invitation_closing(self, message: OpenMessage, table: Table) -> Message | None:
        """Return the closed form of an invitation in the channel; None while it is open."""
        all_invitations = await self._delivery.store.read(invitation_queries.invitations_of, table.id)
        invited = next((one for one in all_invitations if number_of_sending(one) == message.seat), None)
        if invited is None:
            return STRIPPED
        if invited.status == ASKED and table.status == LOBBY:
            return None
        return invitation_messages.closed_invitation(table, invited, say_at(table))

    async def _undo_question_closing(self, message: OpenMessage, position: Position) -> Message | None:
        """Return the closed form of an undo question; None while it is open. Raises Refused: rules-gone."""
        table, history = position.table, await self._delivery.manager.history(position.table)
        same = (table.undo_seat, table.undo_version) == (message.seat, message.version)
        same = same and message.since in (None, table.undo_at)  # earlier versions stored no time
        newest = max(step.version for step in history if step.complete and not step.is_table_event)
        if same and newest == message.version and self._delivery.now() <= (table.undo_at or 0) + DAY:
            return None
        agreed = any(player_messages.is_undo(step) for step in history if step.version > message.version)
        say = say_in(table, message.channel_id)
        return table_requests.closed_undo_question(table.players[message.seat], say, agreed=agreed)

    async def _edit_or_retry(self, message: OpenMessage, shown: Shown, *, pictures: bool = True) -> bool:
        """Edit a message to what is `shown`, or schedule a retry; return whether it needs no further edit.

        True also if it was deleted. With `pictures` False its pictures stay.
        """
        post = self._delivery.message(message.channel_id, message.message_id)
        try:
            async with asyncio.timeout(PATIENCE):
                if isinstance(shown, ClosedPost):
                    view = Message("", rows=shown.rows).view()
                    await self._delivery.texts.close(post, shown.say, view, text=shown.text)
                elif isinstance(shown, NewButtons):
                    await post.edit(view=Message("", rows=shown.rows).view())
                elif shown is STRIPPED:
                    await post.edit(view=None)
                else:
                    await sender.edit_message(post, shown, pictures=pictures)
        except discord.NotFound:
            return True
        except network_errors.REQUEST_FAILURES as error:
            await self._schedule_retry(message, error)
            return False
        return True

    async def _schedule_retry(self, message: OpenMessage, error: Exception) -> None:
        """Schedule another try of a rejected edit, later each time; drop the record after `TRIES`."""
        tries = message.tries + 1
        if tries >= TRIES:
            log.info("Message %s stays as it is: %s", message.message_id, describe(error))
            await self._delivery.store.write(message_queries.remove, message.message_id)
            return
        log.info("Message %s is edited later: %s", message.message_id, describe(error))
        due_at = self._delivery.now() + FIRST_DELAY * 4**message.tries
        await self._delivery.store.write(message_queries.add, replace(message, tries=tries), due_at=due_at)


def _closed_post(table: Table, post: OpenMessage, history: Sequence[HistoryEntry]) -> Message | ClosedPost:
    """Return how a post closes: with a link if the table has moved, else with its own news only.

    In a match it says that a newer post follows.
    """
    say = say_at(table)
    if post.channel_id != table.channel_id:
        return ClosedPost(say, [[Button(say("button-moved"), url=link(table))]])
    if table.is_match:
        return match_messages.superseded_post(table, say)
    return ClosedPost(say, text=_own_news(table, post, history, say))


def _own_since(table: Table, history: Sequence[HistoryEntry], until: int) -> int:
    """Return the version after which the news of a table's newest post begins.

    It is stored in `post_since`; without that it is the last end of a turn before version `until`, or 0.
    """
    ends = (
        step.version for step in history if step.complete and not step.continues_post and step.version < until
    )
    return max(ends, default=0) if table.post_since is None else table.post_since


def _own_news(table: Table, post: OpenMessage, history: Sequence[HistoryEntry], say: Say) -> str:
    """Return the text of a post's own news for when a newer post follows; empty if its text stays."""
    if post.since is None:
        return ""
    own = [step for step in history if post.since < step.version <= post.version]
    return posts.followed_post_text(
        table, [event for step in own for event in step.events], say, since=post.since
    )


def _newest_dm_of(table: Table, player: Player) -> OpenMessage:
    """Return the player's newest direct message as an open message; its ids are 0 if there is none."""
    return OpenMessage(
        player.dm_message_id or 0,
        player.dm_channel_id or 0,
        table.id,
        player.dm_kind or Kind.TURN,
        player.seat,
        player.dm_message_version,
    )


def _replaces_pictures(player: Player, shown: Message) -> bool:
    """Return whether `shown` replaces the pictures of the player's message.

    One on which the turn was taken keeps its own if `shown` has none.
    """
    return player.dm_kind != Kind.PLAYED or bool(shown.images)
