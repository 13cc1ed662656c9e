"""Results of finished games as JSON and as CSV. They tell nothing that a game hides."""

from __future__ import annotations

import csv
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from io import StringIO

import msgspec
from sqlalchemy import Connection, select

from bot.store.schema import AnyRow, results, tables

_TABLE = (tables.c.rules_version, tables.c.options, tables.c.channel_id, tables.c.parent_id, tables.c.deals)
_RESULTS = select(*results.c, *_TABLE).join(tables, tables.c.id == results.c.table_id)
COLUMNS = (
    "table", "game", "ended_at", "channel", "rated", "match", "seat", "player", "player_id", "computer",
    "side", "placing", "score", "ended_by",
)  # fmt: skip
"""The columns of the CSV file, a line for each seat."""
FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Beginnings that a spreadsheet takes for a formula."""


class PlayerResult(msgspec.Struct, frozen=True):
    """A seat's result; seats and sides count from 0.

    `user` is None for computers and for players who have deleted their data.
    """

    seat: int
    user: str | None
    name: str
    computer: str | None
    side: int
    placing: int
    score: int


class GameResult(msgspec.Struct, frozen=True):
    """A finished game, as it is sent. Discord's ids are text, times Unix seconds."""

    event: str
    server: str
    channel: str
    table: int
    game: str
    rules_version: int
    options: msgspec.Raw
    rated: bool
    match: bool
    ended_at: int
    ended_by: str
    players: tuple[PlayerResult, ...]


@dataclass(frozen=True)
class StoredResult:
    """A finished game with the place where it was played."""

    guild_id: int
    channel_id: int
    parent_id: int | None
    result: GameResult


def result_of(connection: Connection, table_id: int) -> StoredResult | None:
    """Return a finished game's result. None if it has none, as after its players deleted their data."""
    rows = connection.execute(_RESULTS.where(results.c.table_id == table_id).order_by(results.c.seat)).all()
    return _read_result(rows) if rows else None


def _read_result(rows: Sequence[AnyRow]) -> StoredResult:
    """Return the result of a game from its rows, one for each seat."""
    first = rows[0]
    return StoredResult(
        first.guild_id,
        first.channel_id,
        first.parent_id,
        GameResult(
            "game.finished",
            str(first.guild_id),
            str(first.channel_id),
            first.table_id,
            first.game,
            first.rules_version,
            msgspec.Raw(first.options.encode()),
            first.rated,
            first.deals is not None,
            first.ended_at,
            first.why,
            tuple(
                PlayerResult(
                    row.seat, _user_text(row), row.name, row.computer, row.side, row.placing, row.score
                )
                for row in rows
            ),
        ),
    )


def _user_text(row: AnyRow) -> str | None:
    """Return a person's id as text; None for computers and deleted users."""
    return str(row.user_id) if row.user_id > 0 else None


def results_csv(connection: Connection, guild_id: int, channels: Container[int], most: int) -> bytes:
    """Return the results of a server's games in these channels or their threads as CSV.

    A header, then a line for each seat, at most `most`; tables opened last come first.
    """
    here = _RESULTS.where(results.c.guild_id == guild_id)
    rows = connection.execute(here.order_by(results.c.table_id.desc(), results.c.seat))
    seen = (row for row in rows if row.channel_id in channels or row.parent_id in channels)
    return _csv_bytes(_csv_line(row) for _, row in zip(range(most), seen, strict=False))


def _csv_bytes(lines: Iterable[Sequence[object]]) -> bytes:
    """Return lines as CSV with a header, without formulas, in UTF-8 with a byte order mark."""
    file = StringIO()
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    writer.writerows([_formula_safe(cell) for cell in line] for line in lines)
    return file.getvalue().encode("utf-8-sig")


def _formula_safe(cell: object) -> object:
    """Return a cell, with an apostrophe before text that a spreadsheet would take for a formula."""
    return f"'{cell}" if isinstance(cell, str) and cell.startswith(FORMULA) else cell


def _csv_line(row: AnyRow) -> tuple[object, ...]:
    """Return a seat's line of the CSV, in the order of `COLUMNS`."""
    return (
        row.table_id,
        row.game,
        datetime.fromtimestamp(row.ended_at, UTC).isoformat(),
        str(row.channel_id),
        "yes" if row.rated else "no",
        "yes" if row.deals is not None else "no",
        row.seat + 1,
        row.name,
        _user_text(row) or "",
        row.computer or "",
        row.side + 1,
        row.placing,
        row.score,
        row.why,
    )
