"""A deal that somebody plays alone: the same cards, seat and computer for everybody who plays it.

Their game of it is a table of their own, in no channel. Nothing is owed for it: what happens is told in
answer to a press, there is neither help nor a clock, and nothing of it is rated. What it counts for, and
until when nobody else may see it, is told elsewhere: of a day's deal in `daily`, of a match's in `duplicate`.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from typing import Protocol

from bot.errors import Refused
from bot.store import Player, Table
from bot.store.columns import TableColumns
from bot.store.schema import EVERYWHERE, LOBBY
from bot.tables.computer_players import Persona, persona_of, personas
from bot.tables.proposal import Person
from engine.ai.character import Level
from engine.core.plugin import AnyGame
from engine.registry import editions

PLAYER, OPPONENT = 0, 1
"""The seats at every such table."""
CHANNEL_BITS = 62
DAY = 24 * 60 * 60


class SoloDeal(Protocol):
    """What is the same for everybody: the game and its options, the computer, the seed."""

    @property
    def game(self) -> str:
        """The key of the game."""

    @property
    def rules_version(self) -> int:
        """By which of its rules it is played."""

    @property
    def options(self) -> str:
        """Its options, as JSON."""

    @property
    def opponent_id(self) -> int:
        """The computer that is played against."""

    @property
    def seed(self) -> str:
        """What the cards come from, as a hexadecimal number."""


def game_of(deal: SoloDeal) -> AnyGame:
    """The rules a deal is played by. Raises Refused: rules-gone."""
    game = editions().get((deal.game, deal.rules_version))
    if game is None:
        raise Refused("rules-gone")
    return game


def opponent(level: Level, number: int) -> Persona:
    """A computer of a level; from deal to deal they take turns."""
    of_level = [one for one in personas() if one.level is level]
    return of_level[number % len(of_level)]


def opponent_of(deal: SoloDeal) -> Persona:
    """The computer that is played against."""
    persona = persona_of(deal.opponent_id)
    assert persona is not None  # a computer's number is its own for ever
    return persona


def solo_columns(deal: SoloDeal, user_id: int) -> TableColumns:
    """A new table for somebody's game of a deal; it is in no channel, and shown to nobody else."""
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
    """Somebody and the computer.

    Others may have told them of the cards, so it counts on no leaderboard, as after help; and afterwards
    everybody may see the hands, which everybody had.
    """
    persona = opponent_of(deal)
    yield Player(PLAYER, person.id, person.name, joined=True, helped=True, shows_hand=True)
    yield Player(OPPONENT, persona.user_id, persona.name, joined=True, computer=persona.level)


def computer_seed(seed: str) -> int:
    """What the computer draws its chance from, besides what it sees; it doesn't tell the deal's seed.

    No version is in it, since steps taken back count there: the same moves always get the same answers.
    """
    return int.from_bytes(sha256(f"daily computer:{seed}".encode()).digest()[:8], "big")


def day_of(now: int) -> int:
    """Return the day of a time, counted from 1970."""
    return now // DAY


def closes_at(day: int) -> int:
    """Return when a day ends: midnight UTC, the same for all players."""
    return (day + 1) * DAY


def is_over(day: int, now: int) -> bool:
    """Return whether a day's deal is closed, so that all users may see it."""
    return now >= closes_at(day)


def require_over(table: Table, now: int) -> None:
    """Raise Refused (daily-open) if other players may still have to play a table's deal."""
    if table.day is not None and not is_over(table.day, now):
        raise Refused("daily-open", when=f"<t:{closes_at(table.day)}:f>")


def renamed(table: Table, name: str) -> Table:
    """Return a table with its player under another name."""
    players = (replace(one, name=name) if one.seat == PLAYER else one for one in table.players)
    return replace(table, players=tuple(players))
