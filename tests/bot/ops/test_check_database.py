"""`explorers check` beside a running bot."""

from __future__ import annotations

from bot.ops import check_database
from tests.bot.evening import Evening


async def test_table_that_is_played_on_during_the_check_has_no_fault(evening: Evening) -> None:
    for name in ("first", "second"):
        evening.channel = evening.guild.create_text_channel(name)
        await evening.begin()
    tables = check_database.dealt(evening.bot.manager.store)
    await anext(tables)
    await evening.move((await evening.legal())[0])
    second = await anext(tables)
    assert second.table.id == (await evening.table()).id
    assert check_database._table_fault(*second) is None
