"""Notifications and reminders: what users choose, and which messages mention them or make a sound.

A player is mentioned in the channel by at most one message per turn.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Unpack

from bot.errors import Refused
from bot.store import Player, Table, message_queries, schema
from bot.store.records import Kind, OpenMessage, PreferenceColumns, Preferences, SeatColumns
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import clock, hooks, plans, quiet_hours
from bot.tables.clock import DAY
from bot.tables.game import HistoryEntry, has_rules
from bot.tables.positions import Position
from engine.core.types import Seat

DIGEST_JOB = "digest"
"""The kind of job that sends the digest."""
NO_DIGEST = -1
"""The digest hour of users who want none."""


def wants_digest(preferences: Preferences) -> bool:
    """Return whether a user has chosen a daily digest."""
    return preferences.digest != NO_DIGEST


def reschedule_digest(person: PersonTransaction) -> None:
    """Store when the next digest is due; cancel it without one.

    Call it after a change of its hour or the time zone.
    """
    before = person.job(DIGEST_JOB)
    last = None if before is None else before.tried_for
    next_one = next_digest_at(person.preferences, person.now, last=last)
    person.schedule(DIGEST_JOB, next_one if wants_digest(person.preferences) else None)


def next_digest_at(preferences: Preferences, now: int, *, last: int | None = None) -> int:
    """Return when the next digest is due; never twice on one local day, even after a zone change.

    `last` is when the last was sent.
    """
    return quiet_hours.next_at_hour(preferences.digest % 24, preferences.time_zone, now, last=last)


def latest_digest_at(preferences: Preferences, now: int) -> int:
    """Return when the last digest was due at or before `now`, for a user who wants one."""
    return quiet_hours.latest_at_hour(preferences.digest, preferences.time_zone, now)


DIRECT, CHANNEL, BOTH, NEITHER, DIGEST = PLACES = ("direct", "channel", "both", "neither", "digest")
"""Where a user is notified of turns. NEITHER: silently; DIGEST: only by the daily digest."""
HALF_TIME, NEARLY_UP, NEVER = "half", "nearly", "never"
REMINDERS = (BOTH, HALF_TIME, NEARLY_UP, NEVER)
"""When a user gets reminders: at half of the time, at nine tenths, both or never."""


def wanted_reminders(preferences: Preferences) -> str:
    """Return the reminders that a user gets, one of `REMINDERS`; with DIGEST only NEARLY_UP or NEVER."""
    is_digest_only = preferences.turns == DIGEST and preferences.remind != NEVER
    return NEARLY_UP if is_digest_only else preferences.remind


def wants_reminder(preferences: Preferences, stage: int) -> bool:
    """Return whether a user wants the reminder `stage` (HALF or NEARLY)."""
    return wanted_reminders(preferences) in (BOTH, HALF_TIME if stage == clock.HALF else NEARLY_UP)


USUAL_HOUR = 9
"""The hour of the digest if a user has chosen none."""


def set_preferences(person: PersonTransaction, /, **preferences: Unpack[PreferenceColumns]) -> Preferences:
    """Change those of a user's preferences that are given, and return all of them.

    The next digest, delayed notifications and deadlines of their games are rescheduled, except where the
    rules are gone. Raises Refused: no-such-choice, no-such-zone, quiet-too-long.
    """
    before = person.preferences
    person.set_columns(**_make_consistent(before, preferences))
    _require_valid_preferences(person.preferences)
    wanted = person.preferences
    if wanted.time_zone != before.time_zone:
        _require_known_zone(wanted.time_zone)
        hooks.time_zone_changed.run(person)
    if (wanted.digest, wanted.time_zone) != (before.digest, before.time_zone):
        reschedule_digest(person)
    if _quiet_hours(wanted) != _quiet_hours(before):
        # Those that still have to wait are put off again when they are due.
        person.within(message_queries.reschedule_notifications, person.now)
        for change in (game for game in person.games() if has_rules(game.table)):
            clock.reschedule(change)
    return wanted


def _quiet_hours(preferences: Preferences) -> tuple[int, int, str]:
    """Return when quiet hours begin and end (local hours), and the time zone."""
    return preferences.quiet_from, preferences.quiet_until, preferences.time_zone


def _require_known_zone(zone: str) -> None:
    """Raise Refused: no-such-zone, for a time zone that cannot be chosen."""
    if not quiet_hours.is_known_zone(zone):
        raise Refused("no-such-zone", text=zone)


def forget_unknown_zone(person: PersonTransaction) -> None:
    """Store UTC if the user's time zone is unknown. Call it after telling them."""
    if not quiet_hours.is_known_zone(person.preferences.time_zone):
        person.set_columns(time_zone=quiet_hours.UTC_ZONE)


def mute(person: PersonTransaction) -> Preferences:
    """Silence all messages to a user for a day from now on, and return the preferences."""
    person.set_columns(muted_until=person.now + DAY)
    return person.preferences


def unmute(person: PersonTransaction) -> Preferences:
    """End a mute, make the notifications it delayed due now, and return the preferences."""
    person.set_columns(muted_until=0)
    person.within(message_queries.reschedule_notifications, person.now)
    return person.preferences


def _make_consistent(before: Preferences, chosen: PreferenceColumns) -> PreferenceColumns:
    """Return the changes to `before`, made consistent: who is notified by digest alone needs an hour for it.

    It becomes USUAL_HOUR; if the user has just turned the digest off, turns go to DIRECT instead.
    """
    turns, hour = chosen.get("turns", before.turns), chosen.get("digest", before.digest)
    if turns == DIGEST and hour == NO_DIGEST:
        return {**chosen, "turns": DIRECT} if "digest" in chosen else {**chosen, "digest": USUAL_HOUR}
    return chosen


def _require_valid_preferences(wanted: Preferences) -> None:
    """Check that all choices exist and quiet hours are not too long.

    Raises Refused: no-such-choice, quiet-too-long.
    """
    choices = (wanted.turns in PLACES, wanted.remind in REMINDERS, wanted.digest in (NO_DIGEST, *range(24)))
    hours = {wanted.quiet_from, wanted.quiet_until} <= set(range(24))
    if not (all(choices) and hours):
        raise Refused("no-such-choice")
    if quiet_hours.quiet_hours_length(wanted) > quiet_hours.MOST_QUIET_HOURS:
        raise Refused("quiet-too-long", most=quiet_hours.MOST_QUIET_HOURS)


def mention_name(table: Table, message: str) -> str:
    """Return the text stored for a mention: the turn's version and the kind of message."""
    return f"{table.turn_version} {message}"


def may_mention(table: Table, player: Player, message: str) -> bool:
    """Return whether a message of the kind `message` may mention a player in this turn.

    False if another kind already has; the same kind may be tried again.
    """
    called = player.last_mention or ""
    return called == mention_name(table, message) or not called.startswith(mention_name(table, ""))


def record_mentions(change: TableTransaction, players: Iterable[Player], name: str) -> None:
    """Store `name` (from `mention_name`) as the last mention of some players."""
    change.update_players(replace(player, last_mention=name) for player in players)


PRESENT = 60
"""Seconds after a press for which a player counts as present at the table."""
COMING_BACK = 90
"""Seconds that a notification waits for a present player to come back."""


@dataclass(frozen=True)
class Notification:
    """Where a player is notified, and from when on with a sound (None: silently)."""

    places: frozenset[str]
    at: int | None

    def is_due(self, place: str, now: int) -> bool:
        """Return whether it makes a sound at a place (DIRECT or CHANNEL) now."""
        return place in self.places and self.at is not None and self.at <= now

    def is_later(self, place: str, now: int) -> bool:
        """Return whether it will make a sound at a place (DIRECT or CHANNEL) later, but not yet."""
        return place in self.places and self.at is not None and self.at > now


SILENT = Notification(frozenset(), None)


def wants_sounds(preferences: Preferences) -> bool:
    """Return whether a user wants a sound for each turn. False for the settings NEITHER and DIGEST."""
    return preferences.turns not in (NEITHER, DIGEST)


def wants_warning_sounds(preferences: Preferences, now: int) -> bool:
    """Return whether a warning that time runs out may make a sound for a user now.

    False for NEITHER, and in quiet hours, mute and absence.
    """
    return preferences.turns != NEITHER and quiet_hours.silent_until(preferences, now) is None


def may_sound_for(player: Player, now: int) -> bool:
    """Return whether a question to a player, such as to undo a turn, may make a sound now.

    False if they want no sounds, and in quiet hours, mute and absence.
    """
    return wants_sounds(player.preferences) and quiet_hours.silent_until(player.preferences, now) is None


def gets_digest_only(preferences: Preferences) -> bool:
    """Return whether a user is notified of turns only by the daily digest."""
    return preferences.turns == DIGEST


def places(table: Table, player: Player, *, may_ping: bool) -> frozenset[str]:
    """Return the places at which a player is notified: DIRECT, CHANNEL, both or neither.

    They are the chosen ones that can be used (DIRECT for NEITHER and DIGEST), or else all that can be.
    `may_ping`: the server lets posts mention players.
    """
    direct = {DIRECT} if player.dm_state == schema.OPEN else set()
    channel = {CHANNEL} if may_ping and table.is_posted and table.guild_id else set()
    chosen = player.preferences.turns
    wanted = {CHANNEL} if chosen == CHANNEL else {DIRECT, CHANNEL} if chosen == BOTH else {DIRECT}
    return frozenset(wanted & (direct | channel) or direct | channel)


def needs_server(player: Player) -> bool:
    """Return whether the server's `pings` setting matters for a player.

    It does if they want to be notified in channels, or if direct messages fail.
    """
    return player.preferences.turns in (CHANNEL, BOTH) or player.dm_state != schema.OPEN


def turn_notification(
    table: Table, player: Player, history: Sequence[HistoryEntry], now: int, *, may_ping: bool
) -> Notification:
    """Return how a player is notified of their turn: with a sound now or later, or silently.

    Silently if they want no sounds, or are present and no other person has moved since their last step.
    `may_ping`: the server lets posts mention players.
    """
    if not wants_sounds(player.preferences):
        return SILENT
    at = _sound_allowed_at(player, now, replied=_has_replied(table, player, history))
    return Notification(places(table, player, may_ping=may_ping), at)


def end_notification(
    table: Table, player: Player, history: Sequence[HistoryEntry], now: int, *, may_ping: bool
) -> Notification:
    """Return how a player is notified of the game's end: now or silently, never later.

    Silently if they want no sounds or it is their quiet hours. Also if they are present, and ended it or no
    other person has moved since their last step.
    `may_ping`: the server lets posts mention players.
    """
    ended_it = history[-1].seat == player.seat or not _has_replied(table, player, history)
    alone = quiet_hours.silent_until(player.preferences, now) is not None
    if not wants_sounds(player.preferences) or alone or (ended_it and is_present(player, now)):
        return SILENT
    return Notification(places(table, player, may_ping=may_ping), now)


def hold_notification(
    table: Table, player: Player, _: Sequence[HistoryEntry], now: int, *, may_ping: bool
) -> Notification:
    """Return how a player is notified that the game is on hold: now in the channel, or silently.

    Silently if posts fail or may not mention them (`may_ping`), or if they may not get a sound now.
    """
    if not (may_ping and table.is_posted and may_sound_for(player, now)):
        return SILENT
    return Notification(frozenset({CHANNEL}), now)


def next_up_notification(player: Player, now: int) -> Notification:
    """Return how a player learns that they are next: now by DM, silently if present or wanting no sounds."""
    there = is_present(player, now) or not wants_sounds(player.preferences)
    return SILENT if there else Notification(frozenset({DIRECT}), now)


def _sound_allowed_at(player: Player, now: int, *, replied: bool) -> int | None:
    """Return from when on a turn's notification may make a sound: now, later, or never (None).

    It waits for the end of quiet hours, mute and absence. A present player hears it COMING_BACK seconds later
    if the others have `replied`, else never.
    """
    alone = quiet_hours.silent_until(player.preferences, now)
    if not is_present(player, now):
        return alone or now
    return (alone or now + COMING_BACK) if replied else None


def delayed_until(player: Player, now: int) -> int:
    """Return when to send a delayed notification of a turn: once the player may be disturbed, or `now`."""
    return _sound_allowed_at(player, now, replied=True) or now


def is_present(player: Player, now: int) -> bool:
    """Return whether a player was seen at the table in the last PRESENT seconds."""
    return player.seen_at is not None and now - player.seen_at < PRESENT


def is_news(player: Player, now: int) -> bool:
    """Return whether a press is worth recording.

    It is if a notification is pending, or the last sighting is older than a sixth of PRESENT.
    """
    return player.to_notify or player.seen_at is None or now - player.seen_at > PRESENT // 6


def _has_replied(table: Table, player: Player, history: Sequence[HistoryEntry]) -> bool:
    """Return whether a person in another seat has moved since the player's last step.

    If neither has, the deal counts as the host's move.
    """
    for step in reversed(history):
        if step.seat == player.seat and not step.is_table_event:
            return False
        if step.seat is not None and not table.players[step.seat].is_played_for:
            return True
    # The host has begun the game.
    return player.user_id != table.host_id


def may_notify_in_channel(table: Table, player: Player, message: str) -> bool:
    """Return whether a channel message of the kind `message` may mention the player for this turn.

    False if a direct message has notified them, unless they chose BOTH.
    """
    was_notified = player.told_turn == table.turn_version and player.preferences.turns != BOTH
    return may_mention(table, player, message) and not was_notified


def may_notify_directly(table: Table, player: Player) -> bool:
    """Return whether a direct message may notify the player of this turn.

    False if one already has, or if a post has mentioned them, unless they chose BOTH.
    """
    called = not may_mention(table, player, "") and player.preferences.turns != BOTH
    return player.told_turn != table.turn_version and not called


def is_pending(table: Table, player: Player) -> bool:
    """Return whether a player can still be notified of the turn, directly or in the channel."""
    return may_notify_directly(table, player) or may_notify_in_channel(table, player, "")


FEWEST = 3
"""Players from which on it is worth a notification."""


def is_next_up_notification_due(
    position: Position, player: Player, history: Sequence[HistoryEntry], now: int
) -> bool:
    """Return whether to notify a player now that they are next in turn order.

    False if they have not asked for that, have planned their turn, or got a message since the last turn, if a
    computer plays for them, and in quiet hours, mute and absence.
    """
    preferences, planned = player.preferences, plans.plan_of(player)
    if not preferences.next_up or not player.is_present or isinstance(planned, plans.Turn):
        return False
    if quiet_hours.silent_until(preferences, now):
        return False
    # Handovers and the like are no turns.
    turn_ended = max(step.version for step in history if step.complete and not step.is_table_event)
    return _is_next(position, player) and player.dm_version < turn_ended


def _is_next(position: Position, player: Player) -> bool:
    """Return whether a player follows the only player to move, who must make their own moves.

    False in matches, with fewer than `FEWEST` players, and while steps share a post.
    """
    table, movers = position.table, position.to_move
    if table.is_match or len(table.players) < FEWEST or len(movers) != 1:
        return False
    if position.game.shortcuts.extends_last_post(position.state):
        return False
    mover = table.players[movers[0]]
    return mover.is_present and (mover.seat + 1) % len(table.players) == player.seat


@dataclass(frozen=True)
class SentNotice:
    """A notice that was sent: its message id if it was posted, and new columns of its reader's seat."""

    message_id: int | None = None
    columns: SeatColumns = field(default_factory=SeatColumns)


def record_notice(
    change: TableTransaction,
    reported: Table,
    seat: Seat,
    stage: int,
    reader: Seat,
    notice: SentNotice,
) -> None:
    """Record the notice `stage` about a seat's time that was sent to the seat `reader`.

    `reported` is the table as it was then; after a step since, only the message is recorded. An empty
    `notice` counts as sent. Raises Refused: rules-gone.
    """
    if notice.message_id is not None:
        question = Kind.DEPARTED if stage == clock.DEPARTED else Kind.OVERDUE
        kind = Kind.REMINDER if stage < clock.ASKED else question
        about = OpenMessage(
            notice.message_id, reported.channel_id, reported.id, kind, seat, reported.turn_version
        )
        change.within(message_queries.add, about)
        change.set_columns(notice_message_id=notice.message_id)
        change.end_attempt(schema.CHANNEL)
    columns = notice.columns.copy()
    if (called := columns.pop("last_mention", None)) is not None:
        record_mentions(change, [change.table.players[reader]], called)
    if columns:
        change.update_players([replace(change.table.players[reader], **columns)])
        change.end_attempt(reader)
    if change.table.version == reported.version:
        clock.record_reminder(change, seat, stage)
