"""Gives people their own tables of deals that they play alone: one each, however often they ask."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from bot.store import Store
from bot.store.columns import TableColumns
from bot.store.transaction import TableTransaction
from bot.tables import moves, solo
from bot.tables.proposal import Person
from bot.tables.solo import SoloDeal


class Begun(Exception):
    """Somebody has begun a deal already."""


async def own_table(
    store: Store,
    deal: SoloDeal,
    person: Person,
    now: int,
    *,
    find: Callable[[Connection], int | None],
    begin: Callable[[Connection, int], bool],
    more: TableColumns,
) -> int:
    """The number of somebody's table of a deal, which is dealt if they have none. Raises Refused: rules-gone.

    `find` looks for it, `begin` writes down which it is, if there is none yet; `more` are columns of its own.
    """
    kept = await store.read(find)
    if kept is not None:
        return kept
    columns = solo.columns(deal, person.id) | more
    columns |= {"created_at": now, "changed_at": now, "turn_at": now}
    work = partial(_deal, deal=deal, begin=begin)
    try:
        table = await store.create(list(solo.seated(deal, person)), work, **columns)
    except Begun:
        kept = await store.read(find)
        assert kept is not None  # that is why
        return kept
    return table.id


def _deal(change: TableTransaction, deal: SoloDeal, begin: Callable[[Connection, int], bool]) -> None:
    """Deals, once. Raises Begun."""
    if not change.within(begin, change.table.id):
        raise Begun
    game = solo.game_of(deal)
    options = msgspec.json.decode(deal.options, type=game.Options)
    change.owe_nothing()
    moves.write(change, None, game.setup(options, len(change.table.players), int(deal.seed, 16)).state)
