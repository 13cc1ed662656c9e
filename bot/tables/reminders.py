"""Reminders that time runs out: who wants them, and what is stored once they are sent."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from bot.store import Table, message_queries
from bot.store.records import Kind, OpenMessage, Preferences, SeatColumns
from bot.store.schema import CHANNEL
from bot.store.transaction import TableTransaction
from bot.tables import clock, notifications
from bot.tables.notification_settings import BOTH, HALF_TIME, NEARLY_UP, wanted_reminders
from engine.core.types import Seat


@dataclass(frozen=True)
class SentNotice:
    """A notice that was sent: its message id if it was posted, and new columns of its reader's seat."""

    message_id: int | None = None
    columns: SeatColumns = field(default_factory=SeatColumns)


def is_wanted(preferences: Preferences, stage: int) -> bool:
    """Return whether a user wants the reminder `stage` (HALF or NEARLY)."""
    return wanted_reminders(preferences) in (BOTH, HALF_TIME if stage == clock.HALF else NEARLY_UP)


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
        change.end_attempt(CHANNEL)
    columns = notice.columns.copy()
    if (called := columns.pop("last_mention", None)) is not None:
        notifications.record_mentions(change, [change.table.players[reader]], called)
    if columns:
        change.update_players([replace(change.table.players[reader], **columns)])
        change.end_attempt(reader)
    if change.table.version == reported.version:
        clock.record_reminder(change, seat, stage)
