"""Duplicate matches: everybody plays the same deals alone (`solo`), and what counts is how they compare.

A match is a table with a lobby, a clock and ratings like any other, whose turns are whole deals. What came of
a deal is handed in by the step that ends it, in the same transaction. Until all have played a deal nobody
learns what came of another's, and until the match is over nobody sees another's game (`require_over`).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import sha256

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from bot.errors import Refused
from bot.store import Table, match_games, rows
from bot.store.transaction import TableTransaction
from bot.tables import solo
from bot.tables.game import options_of, state_of
from bot.tables.proposal import Proposal
from bot.tables.solo import OPPONENT, PLAYER
from engine.ai.character import Level
from engine.core.data_files import load_data
from engine.core.plugin import AnyGame
from engine.core.types import GameOptions, Result, Seat
from engine.duplicate import match_of
from engine.duplicate.model import DealPoints, MatchState, Outcome


class Plan(Struct, frozen=True):
    """What every match is like: how many deals, against whom, and of which games with which options."""

    deals: int
    level: Level
    unfinished: int
    games: dict[str, dict[str, bool | int | str]]


@dataclass(frozen=True)
class MatchDeal:
    """A deal of a match (`solo.SoloDeal`), counted from 1."""

    number: int
    game: str
    rules_version: int
    options: str
    opponent_id: int
    seed: str


@cache
def plan() -> Plan:
    """What matches are like."""
    return msgspec.convert(load_data("duplicate"), Plan)


def has_matches(game: str) -> bool:
    """Whether there are matches of a game."""
    return game in plan().games


def agreed(game: str, options: GameOptions) -> GameOptions:
    """The options of every deal, where people have agreed on these."""
    kept = asdict(options) | plan().games[game]
    return msgspec.convert(kept, type(options))


def settled(game: str) -> frozenset[str]:
    """The options of a game that are the same in every match."""
    return frozenset(plan().games[game])


def deals_of(proposal: Proposal) -> int | None:
    """How many deals a new table is to have; None where it is no match. Raises Refused: no-matches, …"""
    if not proposal.duplicate:
        return None
    if not has_matches(proposal.game):
        raise Refused("no-matches")
    if proposal.computers:
        raise Refused("match-of-people")
    return plan().deals


def match_deal(match: Table, number: int) -> MatchDeal:
    """A deal of a match that has begun; its seed comes from the match's, whose fingerprint all have seen."""
    options = msgspec.json.encode(options_of(match)).decode()
    computer = solo.opponent(plan().level, match.id + number)
    about = (match.game, match.rules_version, options, computer.user_id)
    return MatchDeal(number, *about, deal_seed(match.seed or "", number))


def deal_seed(seed: str, number: int) -> str:
    """The seed of a deal of a match (docs/shuffle.md)."""
    return sha256(f"{seed} deal {number}".encode()).hexdigest()


def matched(table: Table) -> MatchState:
    """The state of a match."""
    state = state_of(table)
    assert isinstance(state, MatchState)
    return state


def next_deal(match: Table, seat: Seat) -> int:
    """The deal that is somebody's next. Raises Refused: on-hold, match-over, match-left, match-played."""
    if match.is_on_hold:
        raise Refused("on-hold", match)
    if not match.is_playing:
        raise Refused("match-over", match)
    state = matched(match)
    if seat in state.retired:
        raise Refused("match-left", match)
    number = len(state.played[seat]) + 1
    if number > (match.deals or 0):
        raise Refused("match-played", match)
    return number


def require_open(change: TableTransaction) -> None:
    """Raises Refused (match-deal-closed, on-hold, …) where somebody's deal is no longer theirs to play."""
    match_id = change.table.match_id
    if match_id is None:
        return
    match = change.within(rows.table, match_id)
    assert match is not None
    _require_next(change, match)


def _require_next(change: TableTransaction, match: Table) -> Seat:
    """The seat whose next deal is played at a table. Raises Refused as `require_open` does."""
    player = match.player_of(change.table.players[PLAYER].user_id)
    if player is None:
        raise Refused("match-left", match)
    if next_deal(match, player.seat) != change.within(match_games.deal_at, change.table.id):
        raise Refused("match-deal-closed", match)
    return player.seat


def deal_outcome(change: TableTransaction, match: Table, result: Result) -> tuple[Seat, Outcome]:
    """Who hands in what, now that their deal is over. Raises Refused as `require_open` does."""
    seat = _require_next(change, match)
    return seat, Outcome(DealPoints(result.scores[PLAYER], result.scores[OPPONENT]))


def rules_for(game: AnyGame, proposal: Proposal) -> AnyGame:
    """The rules of a new table: those of its game, or of matches of it. Raises Refused as `deals_of` does."""
    deals = deals_of(proposal)
    return game if deals is None else match_of(game, deals)
