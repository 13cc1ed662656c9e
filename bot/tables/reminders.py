"""Reminders that time runs out: which are wanted, and what is noted once one was sent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.store import Table, open_message_queries
from bot.store.columns import SeatColumns
from bot.store.records import Kind, OpenMessage, Preferences
from bot.store.schema import CHANNEL
from bot.store.transaction import TableTransaction
from bot.tables import clock, mentions
from bot.tables.notification_settings import BOTH, DIGEST, HALF_TIME, NEARLY_UP
from engine.core.types import Seat


@dataclass(frozen=True)
class SentNotice:
    """A notice that was sent: the message in the channel, if it was posted; what is noted of its reader."""

    message_id: int | None = None
    columns: SeatColumns = field(default_factory=SeatColumns)


def is_wanted(wishes: Preferences, stage: int) -> bool:
    """Whether somebody wants this reminder; who hears of turns once a day, the last one alone."""
    if wishes.turns == DIGEST and stage == clock.HALF:
        return False
    return wishes.remind in (BOTH, HALF_TIME if stage == clock.HALF else NEARLY_UP)


def record_notice(
    change: TableTransaction,
    told: Table,
    seat: Seat,
    stage: int,
    reader: Seat,
    notice: SentNotice,
) -> None:
    """Notes the message in which a reader was warned, and how far the seat's turn has been warned of.

    A turn taken meanwhile has not been warned of; the message is noted all the same, to lose its buttons.
    """
    if notice.message_id is not None:
        kind = Kind.REMINDER if stage < clock.ASKED else Kind.OVERDUE
        about = OpenMessage(notice.message_id, told.channel_id, told.id, kind, seat, told.turn_version)
        change.within(open_message_queries.add, about)
        change.set_columns(notice_message_id=notice.message_id)
        change.sent(CHANNEL)
    columns = notice.columns.copy()
    if (called := columns.pop("last_mention", None)) is not None:
        mentions.call(change, [change.table.players[reader]], called)
    if columns:
        change.update_players([replace(change.table.players[reader], **columns)])
        change.sent(reader)
    if change.table.version == told.version:
        clock.reminded(change, seat, stage)
