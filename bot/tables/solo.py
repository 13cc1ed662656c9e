"""Deals played alone: the same cards, seat and computer for all; duplicate matches compare their results.

Each game is a table without a channel, help, clock or rating. Daily deals, matches and cups decide what it
counts for.

A match is a table whose turns are whole deals. The step that ends a deal reports its result to the match in
the same transaction. It stays hidden until all have played the deal, the games until the match is over.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from hashlib import sha256
from typing import Protocol

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from bot.errors import Refused
from bot.store import Player, Table, solo_games, table_queries
from bot.store.records import TableColumns
from bot.store.schema import EVERYWHERE, LOBBY
from bot.store.transaction import TableTransaction
from bot.tables.computers import Persona, persona_of, personas
from bot.tables.game import options_of, state_of
from bot.tables.proposal import Person, Proposal
from engine.ai.character import Level
from engine.core.data_files import load_data
from engine.core.plugin import AnyGame
from engine.core.types import GameOptions, Result, Seat
from engine.duplicate import DealPoints, MatchState, Outcome, match_of
from engine.game_registry import editions

PLAYER, OPPONENT = 0, 1
"""The seats at every solo table."""
CHANNEL_BITS = 62
DAY = 24 * 60 * 60


class SoloDeal(Protocol):
    """What is the same for all players of a deal.

    `rules_version` is the game's, `options` are JSON, `opponent_id` is the computer's user id (negative), and
    `seed`, of the cards, is a hexadecimal number.
    """

    @property
    def game(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def options(self) -> str: ...
    @property
    def opponent_id(self) -> int: ...
    @property
    def seed(self) -> str: ...


def game_of(deal: SoloDeal) -> AnyGame:
    """Return the rules by which a deal is played. Raises Refused: rules-gone."""
    game = editions().get((deal.game, deal.rules_version))
    if game is None:
        raise Refused("rules-gone")
    return game


def opponent(level: Level, number: int) -> Persona:
    """Return a computer of a level; consecutive values of `number` take turns through them.

    The level must have one.
    """
    of_level = [one for one in personas() if one.level is level]
    return of_level[number % len(of_level)]


def opponent_of(deal: SoloDeal) -> Persona:
    """Return the computer of a deal."""
    persona = persona_of(deal.opponent_id)
    assert persona is not None  # a computer's number is never reused
    return persona


def solo_columns(deal: SoloDeal, user_id: int) -> TableColumns:
    """Return the columns of a new table for a user's game of a deal, except its times."""
    return {
        "game": deal.game,
        "rules_version": deal.rules_version,
        "options": deal.options,
        "guild_id": EVERYWHERE,
        "channel_id": -1 - secrets.randbits(CHANNEL_BITS),
        "channel_gone": True,
        "host_id": user_id,
        "rated": False,
        "status": LOBBY,
        "seed": deal.seed,
    }


def solo_players(deal: SoloDeal, person: Person) -> Iterator[Player]:
    """Yield a table's two players: the user at `PLAYER` and the computer at `OPPONENT`.

    The user counts as helped and shows their hand.
    """
    persona = opponent_of(deal)
    yield Player(PLAYER, person.id, person.name, joined=True, helped=True, shows_hand=True)
    yield Player(OPPONENT, persona.user_id, persona.name, joined=True, computer=persona.level)


def computer_seed(seed: str) -> int:
    """Return the seed of the computer's choices, from which the deal's seed cannot be found."""
    return int.from_bytes(sha256(f"daily computer:{seed}".encode()).digest()[:8], "big")


def day_of(now: int) -> int:
    """Return the day of a time (Unix seconds) in UTC, counted from 1970."""
    return now // DAY


def closes_at(day: int) -> int:
    """Return when a day ends (Unix seconds): midnight UTC, the same for all players."""
    return (day + 1) * DAY


def is_over(day: int, now: int) -> bool:
    """Return whether a day's deal is closed."""
    return now >= closes_at(day)


def require_over(table: Table, now: int) -> None:
    """Check that a daily deal or a cup is closed; do nothing at other tables. Raises Refused: daily-open."""
    until = table.secret_until if table.day is None else closes_at(table.day)
    if until is not None and now < until:
        raise Refused("daily-open", when=f"<t:{until}:f>")


def with_player_name(table: Table, name: str) -> Table:
    """Return a solo table with its person under another name."""
    players = (replace(one, name=name) if one.seat == PLAYER else one for one in table.players)
    return replace(table, players=tuple(players))


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
    """A deal of a match (a `SoloDeal`), counted from 1."""

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
    computer = opponent(match_settings().level, match.id + number)
    about = (match.game, match.rules_version, options, computer.user_id)
    return MatchDeal(number, *about, deal_seed(match.seed or "", number))


def deal_seed(seed: str, number: int) -> str:
    """Return the seed of the deal `number` (from 1) of a match with this seed (docs/shuffle.md).

    As all seeds, it has no zeros in front.
    """
    return format(int.from_bytes(sha256(f"{seed} deal {number}".encode()).digest()), "x")


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


def require_next_deal(change: TableTransaction) -> None:
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
