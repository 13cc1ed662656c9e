"""Duplicate matches: all players play the same deals alone (`solo`), and their results are compared.

A match is a table whose turns are whole deals. The step that ends a deal reports its result to the match in
the same transaction. It stays hidden until all have played the deal, the games until the match is over
(`require_over`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from bot.errors import Refused
from bot.store import Table, solo_games, table_queries
from bot.store.transaction import TableTransaction
from bot.tables import solo
from bot.tables.game import options_of, state_of
from bot.tables.proposal import Proposal
from bot.tables.solo import OPPONENT, PLAYER
from engine.ai.character import Level
from engine.core.data_files import load_data
from engine.core.plugin import AnyGame
from engine.core.types import GameOptions, Result, Seat
from engine.duplicate import DealPoints, MatchState, Outcome, match_of


class MatchSettings(Struct, frozen=True):
    """The settings of all matches: number of deals, computer level, and fixed options by game.

    `unfinished`: the points of a deal that was not finished in time.
    """

    deals: int
    level: Level
    unfinished: int
    games: dict[str, dict[str, bool | int | str]]


@dataclass(frozen=True)
class MatchDeal:
    """A deal of a match (a `solo.SoloDeal`), counted from 1."""

    number: int
    game: str
    rules_version: int
    options: str
    opponent_id: int
    seed: str


@cache
def match_settings() -> MatchSettings:
    """Return the settings of all matches, from data/duplicate.toml."""
    return msgspec.convert(load_data("duplicate"), MatchSettings)


def has_matches(game: str) -> bool:
    """Return whether duplicate matches of a game are offered."""
    return game in match_settings().games


def match_options(game: str, options: GameOptions) -> GameOptions:
    """Return the options of a match's deals: those given, with the fixed ones replaced.

    The game must have matches.
    """
    kept = asdict(options) | match_settings().games[game]
    return msgspec.convert(kept, type(options))


def deals_of(proposal: Proposal) -> int | None:
    """Return the number of deals of a new table; None if it is no match.

    Raises Refused: no-matches, match-of-people.
    """
    if not proposal.duplicate:
        return None
    if not has_matches(proposal.game):
        raise Refused("no-matches")
    if proposal.computers:
        raise Refused("match-of-people")
    return match_settings().deals


def match_deal(match: Table, number: int) -> MatchDeal:
    """Return deal `number` (from 1) of a running match; deals beyond the last are not refused.

    Raises Refused: rules-gone.
    """
    options = msgspec.json.encode(options_of(match)).decode()
    computer = solo.opponent(match_settings().level, match.id + number)
    about = (match.game, match.rules_version, options, computer.user_id)
    return MatchDeal(number, *about, deal_seed(match.seed or "", number))


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of the deal `number` (from 1) of a match with this seed (docs/shuffle.md)."""
    return sha256(f"{seed} deal {number}".encode()).hexdigest()


def match_state(table: Table) -> MatchState:
    """Return the state of a match, which the table must be.

    Raises Refused: not-started, lobby-cancelled, rules-gone.
    """
    state = state_of(table)
    assert isinstance(state, MatchState)
    return state


def next_deal(match: Table, seat: Seat) -> int:
    """Return the number of a seat's next deal, from 1.

    Raises Refused: on-hold, match-over, match-left, match-played (no deal is left), rules-gone.
    """
    if match.is_on_hold:
        raise Refused("on-hold", match)
    if not match.is_playing:
        raise Refused("match-over", match)
    state = match_state(match)
    if seat in state.retired:
        raise Refused("match-left", match)
    number = len(state.played[seat]) + 1
    if number > (match.deals or 0):
        raise Refused("match-played", match)
    return number


def require_open(change: TableTransaction) -> None:
    """Check that the deal of a match's table is its player's next one; do nothing at other tables.

    Raises Refused: match-deal-closed, match-left, match-over, match-played, on-hold, rules-gone.
    """
    match_id = change.table.match_id
    if match_id is None:
        return
    match = change.within(table_queries.read_table, match_id)
    assert match is not None
    _require_next(change, match)


def _require_next(change: TableTransaction, match: Table) -> Seat:
    """Return the match's seat whose next deal is played at this table.

    Raises Refused: match-left, match-deal-closed, and as `next_deal`.
    """
    player = match.player_of(change.table.players[PLAYER].user_id)
    if player is None:
        raise Refused("match-left", match)
    if next_deal(match, player.seat) != change.within(solo_games.match_deal_at, change.table.id):
        raise Refused("match-deal-closed", match)
    return player.seat


def deal_outcome(change: TableTransaction, match: Table, result: Result) -> tuple[Seat, Outcome]:
    """Return the match's seat, and for a finished deal the points of its player and of the opponent.

    Raises Refused: match-left, match-deal-closed, match-over, match-played, on-hold, rules-gone.
    """
    seat = _require_next(change, match)
    return seat, Outcome(DealPoints(result.scores[PLAYER], result.scores[OPPONENT]))


def rules_for(game: AnyGame, proposal: Proposal) -> AnyGame:
    """Return the rules of a new table: the game's own, or those of a duplicate match of it.

    Raises Refused: no-matches, match-of-people.
    """
    deals = deals_of(proposal)
    return game if deals is None else match_of(game, deals)
