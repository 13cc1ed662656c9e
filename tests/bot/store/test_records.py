"""The types of what is written say what the database holds."""

from __future__ import annotations

from dataclasses import fields
from types import NoneType
from typing import get_args, get_type_hints

import pytest
from sqlalchemy import Table as Rows

from bot.store import records, schema
from bot.store.records import Player, Preferences, Table

WRITTEN = [
    (records.PendingColumns, schema.tables),
    (records.SeatColumns, schema.seats),
    (records.PreferenceColumns, schema.user_preferences),
    (records.InvitationColumns, schema.invitations),
    (records.RecordedResult, schema.results),
]
RECORDS = [
    (records.TableColumns, Table, {"id", "players", "clock_stops"}),
    (records.SeatColumns, Player, {"seat", "preferences"}),
    (records.PreferenceColumns, Preferences, {"absences"}),
]
"""What is written, what is read, and what of that is not written by itself."""


@pytest.mark.parametrize(("written", "rows"), WRITTEN)
def test_written_columns_have_the_types_of_the_schema(written: type, rows: Rows) -> None:
    for name, hint in get_type_hints(written).items():
        column = rows.c[name]
        (kind,) = set(get_args(hint) or (hint,)) - {NoneType}
        assert kind is column.type.python_type, name
        assert column.nullable or NoneType not in get_args(hint), f"{name} cannot be empty"


@pytest.mark.parametrize(("written", "record", "apart"), RECORDS)
def test_typed_dict_of_a_records_columns_has_a_key_for_each_of_its_fields(
    written: type, record: type, apart: set[str]
) -> None:
    assert set(get_type_hints(written)) == {field.name for field in fields(record)} - apart
