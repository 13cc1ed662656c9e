"""Notifications of a turn: where a player is told, when with a sound, and only once.

Everybody chooses a place (`/notify`), and hears of each turn there, once. Where that place is closed it is
the other one. Who is at the table needs no sound: a computer's reply makes none, and a person's one later,
unless they have come back by then. Nothing makes a sound while somebody wants to be left alone; what they
were told without one is told with one when that is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.store import Player, Table
from bot.store.records import Preferences
from bot.store.schema import OPEN
from bot.tables import local_time, mentions
from bot.tables.histories import HistoryEntry
from bot.tables.notification_settings import BOTH, CHANNEL, DIGEST, DIRECT, NEITHER

PRESENT = 60
"""Seconds after a press in which somebody counts as being at the table."""
COMING_BACK = 90
"""Seconds within which somebody who is there comes back by themselves."""


@dataclass(frozen=True)
class Notification:
    """Where somebody hears of something, and from when on with a sound; None: without one."""

    places: frozenset[str]
    at: int | None

    def is_due(self, place: str, now: int) -> bool:
        """Whether it makes a sound at a place, now."""
        return place in self.places and self.at is not None and self.at <= now

    def is_later(self, place: str, now: int) -> bool:
        """Whether it makes a sound at a place, but not yet."""
        return place in self.places and self.at is not None and self.at > now


SILENT = Notification(frozenset(), None)


def wants_sounds(wishes: Preferences) -> bool:
    """Whether somebody hears of turns with a sound."""
    return wishes.turns not in (NEITHER, DIGEST)


def hears_warnings(wishes: Preferences, now: int) -> bool:
    """Whether somebody hears with a sound that time runs out, or that they are asked about the other's."""
    return wishes.turns != NEITHER and local_time.alone_until(wishes, now) is None


def may_hear(player: Player, now: int) -> bool:
    """Whether a question may make a sound for a player now."""
    return wants_sounds(player.wishes) and local_time.alone_until(player.wishes, now) is None


def by_digest_alone(wishes: Preferences) -> bool:
    """Whether somebody hears of turns once a day, and not of each."""
    return wishes.turns == DIGEST


def places(table: Table, player: Player, *, pings: bool) -> frozenset[str]:
    """Where a player is notified: as they chose, or where that is closed, in the other place.

    `pings` says whether the server lets posts notify. A table in direct messages has no channel besides.
    """
    direct = {DIRECT} if player.dm_state == OPEN else set()
    channel = {CHANNEL} if pings and table.is_posted and table.guild_id else set()
    chosen = player.wishes.turns
    wanted = {CHANNEL} if chosen == CHANNEL else {DIRECT, CHANNEL} if chosen == BOTH else {DIRECT}
    return frozenset(wanted & (direct | channel) or direct | channel)


def needs_server(player: Player) -> bool:
    """Whether it matters for a player if their server lets posts notify."""
    return player.wishes.turns in (CHANNEL, BOTH) or player.dm_state != OPEN


def of_turn(
    table: Table, player: Player, history: Sequence[HistoryEntry], now: int, *, pings: bool
) -> Notification:
    """How a player hears that it is their turn."""
    if not wants_sounds(player.wishes):
        return SILENT
    at = _at(player, now, replied=_has_replied(table, player, history))
    return Notification(places(table, player, pings=pings), at)


def of_end(
    table: Table, player: Player, history: Sequence[HistoryEntry], now: int, *, pings: bool
) -> Notification:
    """How a player hears that the game is over: later would be of no use, and who ended it knows."""
    ended_it = history[-1].seat == player.seat or not _has_replied(table, player, history)
    alone = local_time.alone_until(player.wishes, now) is not None
    if not wants_sounds(player.wishes) or alone or (ended_it and is_present(player, now)):
        return SILENT
    return Notification(places(table, player, pings=pings), now)


def of_hold(
    table: Table, player: Player, _: Sequence[HistoryEntry], now: int, *, pings: bool
) -> Notification:
    """How a player hears that the game is on hold, which only the channel tells."""
    if not (pings and table.is_posted and may_hear(player, now)):
        return SILENT
    return Notification(frozenset({CHANNEL}), now)


def of_next(player: Player, now: int) -> Notification:
    """How a player hears that they are next, having asked for it."""
    there = is_present(player, now) or not wants_sounds(player.wishes)
    return SILENT if there else Notification(frozenset({DIRECT}), now)


def _at(player: Player, now: int, *, replied: bool) -> int | None:
    alone = local_time.alone_until(player.wishes, now)
    if not is_present(player, now):
        return alone or now
    return (alone or now + COMING_BACK) if replied else None


def again(player: Player, now: int) -> int:
    """When a player whose notification was put off is notified."""
    return _at(player, now, replied=True) or now


def is_present(player: Player, now: int) -> bool:
    """Whether a player is at the table."""
    return player.seen_at is not None and now - player.seen_at < PRESENT


def is_news(player: Player, now: int) -> bool:
    """Whether a press says anything new about a player: they were not seen just now, or are waited for."""
    return player.to_notify or player.seen_at is None or now - player.seen_at > PRESENT // 6


def _has_replied(table: Table, player: Player, history: Sequence[HistoryEntry]) -> bool:
    """Whether a person has done something since a player's last step, and not only computers."""
    for step in reversed(history):
        if step.seat == player.seat and not step.is_beside:
            return False
        if step.seat is not None and not table.players[step.seat].is_played_for:
            return True
    # The host has begun the game.
    return player.user_id != table.host_id


def in_channel(table: Table, player: Player, message: str) -> bool:
    """Whether a message in the channel may notify a player of the turn: nothing has, where once is enough."""
    told = player.told_turn == table.turn_version and player.wishes.turns != BOTH
    return mentions.may_call(table, player, message) and not told


def directly(table: Table, player: Player) -> bool:
    """Whether a direct message may tell a player of the turn with a sound; as `in_channel`."""
    called = not mentions.may_call(table, player, "") and player.wishes.turns != BOTH
    return player.told_turn != table.turn_version and not called


def is_untold(table: Table, player: Player) -> bool:
    """Whether a player has not heard of the turn with a sound, in one of the places they chose."""
    return directly(table, player) or in_channel(table, player, "")
