"""Deals played alone: the same cards, seat and computer for all who play them.

Each game is a table without a channel, help, clock or rating. Daily deals, duplicate matches and cups decide
what it counts for.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Protocol

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.records import TableColumns
from bot.store.schema import EVERYWHERE, LOBBY
from bot.tables.computer_players import Persona, persona_of, personas
from bot.tables.proposal import Person
from engine.ai.character import Level
from engine.core.plugin import AnyGame
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
