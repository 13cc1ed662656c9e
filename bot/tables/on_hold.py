"""Games on hold: stopped without a result until they are resumed.

Their channel is free for other tables. A half-taken turn with hidden hands is lost.
"""

from __future__ import annotations

from dataclasses import replace

from bot.errors import Refused
from bot.store import Player, Table, message_queries
from bot.store.records import Kind, OpenMessage, is_former
from bot.store.schema import CHANNEL, ENDED, IDLE, ON_HOLD, QUIET, STOPPED
from bot.store.transaction import TableTransaction
from bot.tables import clock, rated_games, resigning
from bot.tables.computers import level_of
from bot.tables.game import game_of, own_seat_of, state_of, steps_of
from bot.tables.moves import THREAD_STAYS_OPEN, record_step
from bot.tables.notifications import SentNotice
from engine.core.game_errors import GameFinished
from engine.core.game_log import RESUMED, TABLE_EVENTS, Entry, apply_table_event
from engine.core.types import Seat

Channel = tuple[int, int | None]
"""A channel, and its parent channel if it is a thread."""


def put_on_hold(change: TableTransaction, why: str) -> Table:
    """Stop a running game without a result, and drop all plans and questions; return the table.

    A half-taken turn with hidden hands is undone. `why` is stored as the reason; IDLE also makes it unrated.
    Its thread is closed a day later. Raises GameFinished (also in a lobby), and Refused: on-hold, rules-gone.
    """
    if change.table.is_on_hold:
        raise Refused("on-hold", change.table)
    if not change.table.is_playing:
        raise GameFinished
    _undo_hidden_half_turn(change)
    change.update_players(map(_without_turn, change.table.players))
    change.forget_clock_stops()
    if why == IDLE:
        rated_games.lose_rating(change)
    version = change.table.version + 1
    change.set_columns(
        status=ON_HOLD,
        on_hold=why,
        version=version,
        turn_version=version,
        awaits_computer=False,
        paused_at=None,
        changed_at=change.now,
        undo_seat=None,
        undo_version=None,
        undo_at=None,
        asked_at=None,
    )
    change.wake_at(change.now + THREAD_STAYS_OPEN)
    return change.table


def _without_turn(player: Player) -> Player:
    """Return the player without a running turn, plan, missed turns and consents."""
    return replace(
        player,
        turn_started_at=None,
        planned=None,
        substitute_turn=False,
        missed=0,
        wants_pause=False,
        agrees=False,
        to_notify=False,
    )


def _undo_hidden_half_turn(change: TableTransaction) -> None:
    """Undo a half-taken turn if the game hides hands."""
    game = game_of(change.table)
    if not game.has_hidden_hands or game.rules.turn_complete(state_of(change.table)):
        return
    log = change.log()
    setup, *steps = steps_of(change.table, log)
    whole = [place for place, step in enumerate(steps, start=1) if game.rules.turn_complete(step.state)]
    place = whole[-1] if whole else 0
    for logged in log[place:]:
        if logged.entry.text not in TABLE_EVENTS:
            change.take_back(logged.version)
    change.set_columns(state=game.dump([setup, *steps][place].state))


def require_resumable(table: Table, user_id: int, *, is_manager: bool) -> None:
    """Check that a user may resume a game: any player, or only its host after `stop_game`.

    Managers always may, and only they if a manager ended it. Raises Refused: not-on-hold, managers-resume,
    not-yours-to-resume.
    """
    if not table.is_on_hold:
        raise Refused("not-on-hold", table)
    if is_manager:
        return
    if table.on_hold == ENDED:
        raise Refused("managers-resume", table)
    is_seated = table.player_of(user_id) is not None
    if not (table.host_id == user_id if table.on_hold == STOPPED else is_seated):
        raise Refused("not-yours-to-resume", table)


def stop_game(change: TableTransaction, user_id: int, *, is_manager: bool = False) -> Table:
    """Stop a game in which all seats are computers, for its host or a server manager; return the table.

    Raises GameFinished, and Refused: not-yours-to-stop, on-hold, rules-gone.
    """
    table = change.table
    if not (table.only_computers and (is_manager or table.host_id == user_id)):
        raise Refused("not-yours-to-stop", table)
    return put_on_hold(change, STOPPED)


def record_activity_check(
    change: TableTransaction, reported: Table, reader: Seat | None, notice: SentNotice
) -> None:
    """Record that the question whether players still play was sent.

    `notice` went to the channel, or to the seat `reader` in a direct message; an empty one counts as sent. If
    the table has moved on since `reported`, only the message is recorded. Raises Refused: rules-gone.
    """
    if notice.message_id is not None:
        where = notice.message_id, reported.channel_id, reported.id
        about = OpenMessage(*where, Kind.STILL_PLAYING, reader or 0, reported.turn_version)
        change.within(message_queries.add, about)
        change.set_columns(notice_message_id=notice.message_id)
        change.end_attempt(CHANNEL)
    elif notice.columns and reader is not None:
        change.update_players([replace(change.table.players[reader], **notice.columns)])
        change.end_attempt(reader)
    if change.table.version == reported.version and change.table.asked_at is None:
        change.set_columns(asked_at=change.now)
        clock.reschedule(change)


def answer_activity_check(change: TableTransaction, user_id: int) -> Table:
    """Record that a player still plays; return the table.

    Raises GameFinished, and Refused: left, not-seated, on-hold, not-started, rules-gone.
    """
    own_seat_of(change.table, user_id)
    change.set_columns(asked_at=None, quiet_since=change.now)
    clock.reschedule(change)
    return change.table


def close_activity_check(change: TableTransaction, version: int) -> None:
    """Put the table on hold, as QUIET, if the activity check was not answered in time.

    Does nothing if the table is no longer at `version`. Raises Refused: rules-gone.
    """
    table = change.table
    if table.version != version or table.asked_at is None or not table.is_playing:
        return
    if change.now >= clock.activity_check_due_at(table, game_of(table).rules.to_move(state_of(table))):
        put_on_hold(change, QUIET)


def resume(change: TableTransaction, user_id: int, *, is_manager: bool, channel: Channel | None) -> Table:
    """Resume a game with full clocks, and give the user's seat back if a computer has it; return the table.

    The players to move are notified again. A user who has deleted their data is replaced by a
    computer; in a match they retire. `channel` is a new channel for the table; None keeps its own.

    Raises ChannelBusy, and Refused: not-on-hold, managers-resume, not-yours-to-resume, rules-gone.
    """
    require_resumable(change.table, user_id, is_manager=is_manager)
    full = [_with_full_clock(change.table, player) for player in change.table.players]
    change.update_players(replace(one, seen_at=change.now) if one.user_id == user_id else one for one in full)
    if channel is not None:
        _move_to_channel(change, *channel)
    # The message about the hold counts for the turn before it.
    change.set_columns(on_hold=None, turn_version=change.table.version + 1, turn_at=change.now)
    player, state = change.table.player_of(user_id), state_of(change.table)
    entry = Entry(0 if player is None else player.seat, RESUMED)
    record_step(change, entry, state, apply_table_event(state, entry))
    if player is not None and not player.is_present:
        resigning.give_back(change, user_id)
    if change.table.is_match:
        for gone in filter(_is_former_player, change.table.players):
            resigning.replace_departed(change, gone.seat)
    return change.table


def _with_full_clock(table: Table, player: Player) -> Player:
    """Return the player with a first turn's time. Outside a match a computer plays for a deleted user."""
    ours = clock.parse_clock(table.clock)
    fresh = replace(player, bank=0 if ours is None else ours.first, reminded=clock.NOT_REMINDED)
    if table.is_match or not _is_former_player(player):
        return fresh
    return replace(fresh, computer=level_of(table, player.seat))


def _is_former_player(player: Player) -> bool:
    """Return whether a player has deleted their data while no computer played for them."""
    return is_former(player.user_id) and player.is_present


def _move_to_channel(change: TableTransaction, channel_id: int, parent_id: int | None) -> None:
    """Move the table to a channel, or a thread below `parent_id`; make the edit of the old post pending."""
    table = change.table
    if table.post_message_id is not None:
        about = (table.id, Kind.POST, CHANNEL, table.published_version)
        old_post = OpenMessage(table.post_message_id, table.channel_id, *about)
        change.within(message_queries.add, old_post)
    change.set_columns(
        channel_id=channel_id,
        parent_id=parent_id,
        channel_gone=False,
        post_blocked_reason=None,
        post_message_id=None,
        post_since=None,
    )
    change.end_attempt(CHANNEL)
