"""Tables of deals that players play alone: one for each player and deal, of a day or of a match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from bot.errors import Refused
from bot.store import Store, Table, solo_games, table_queries
from bot.store.records import TableColumns
from bot.store.solo_games import MatchGame
from bot.store.transaction import TableTransaction
from bot.tables import moves, solo
from bot.tables.proposal import Person
from bot.tables.solo import SoloDeal


class AlreadyStarted(Exception):
    """The user has already started the deal."""


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
    """Return the id of a user's table of a deal.

    Unless `find` returns one, it is dealt, and `begin` records its id; `begin` returns False if another was
    recorded first. `more` are extra columns. Raises Refused: rules-gone.
    """
    kept = await store.read(find)
    if kept is not None:
        return kept
    columns = solo.solo_columns(deal, person.id) | more
    columns |= {"created_at": now, "changed_at": now, "turn_at": now}
    work = partial(_deal_game, deal=deal, begin=begin)
    try:
        table = await store.create(list(solo.solo_players(deal, person)), work, **columns)
    except AlreadyStarted:
        kept = await store.read(find)
        assert kept is not None  # `begin` found it
        return kept
    return table.id


def _deal_game(change: TableTransaction, deal: SoloDeal, begin: Callable[[Connection, int], bool]) -> None:
    """Deal the game of a new table, with nothing to deliver.

    Raises AlreadyStarted if `begin`, as in `own_table`, returns False, and Refused: rules-gone.
    """
    if not change.within(begin, change.table.id):
        raise AlreadyStarted
    game = solo.game_of(deal)
    options = msgspec.json.decode(deal.options, type=game.Options)
    change.mark_all_delivered()
    moves.write_state(
        change, None, game.rules.setup(options, len(change.table.players), int(deal.seed, 16)).state
    )


class DuplicateMatches:
    """The deals of duplicate matches."""

    def __init__(self, store: Store, *, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now

    async def begin(self, match: Table, person: Person) -> int:
        """Return the id of a player's table of their next deal.

        It is dealt if there is none. Raises Refused: not-seated, on-hold, match-over, match-left,
        match-played, rules-gone.
        """
        player = match.player_of(person.id)
        if player is None:
            raise Refused("not-seated", match)
        deal = solo.match_deal(match, solo.next_deal(match, player.seat))

        def begin(connection: Connection, table_id: int) -> bool:
            return solo_games.add_match_game(
                connection, MatchGame(match.id, deal.number, person.id, table_id)
            )

        return await own_table(
            self._store,
            deal,
            person,
            self._now(),
            find=partial(solo_games.match_table_of, match_id=match.id, deal=deal.number, user_id=person.id),
            begin=begin,
            more={"match_id": match.id},
        )

    async def of(self, table: Table) -> tuple[Table, int]:
        """Return the match that a solo table belongs to, and the number of its deal from 1.

        Only for tables of a match.
        """
        return await self._store.read(_match_and_deal_of, table)

    async def games(self, match: Table) -> list[MatchGame]:
        """Return all finished deals of a match, by number. Raises Refused (match-open) while it runs."""
        if not match.is_finished:
            raise Refused("match-open", match)
        return await self._store.read(solo_games.finished_match_games, match.id)

    async def require_over(self, table: Table) -> None:
        """Check that a solo table's match is over; do nothing at other tables. Raises Refused: match-open."""
        if table.match_id is not None:
            match, _ = await self.of(table)
            if not match.is_finished:
                raise Refused("match-open", match)


def _match_and_deal_of(connection: Connection, table: Table) -> tuple[Table, int]:
    match = table_queries.read_table(connection, table.match_id or 0)
    assert match is not None  # rows of tables are never deleted
    return match, solo_games.match_deal_at(connection, table.id)
