"""A step that revealed something cannot be undone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bot.errors import Refused
from bot.store import Table
from bot.tables import consent, moves
from bot.tables.manager import Manager
from bot.tables.proposal import Person, Proposal
from engine.core.plugin import AnyGame
from engine.core.types import GameState
from engine.game_registry import games
from tests.bot.tables.test_manager import ADA, BORIS, CHANNEL, CHEN, DANA, GUILD, clock, manager

__all__ = ["clock", "manager"]

STEPS, ENOUGH = 150, 2
SEED = 11
PEOPLE = (ADA, BORIS, CHEN, DANA)
WAYS: dict[str, tuple[str, dict[str, Any], int]] = {
    "lost_cities": ("lost_cities", {}, 2),
    "partners": ("lost_cities", {"partners": True}, 4),
    "lost_cities_board": ("lost_cities_board", {}, 3),
    "tikal": ("tikal", {}, 3),
    "auction": ("tikal", {"auction": True}, 3),
}
REVEALING = {"tikal", "auction"}
"""Ways to play in which a step may reveal something while its turn goes on."""


def steps(game: AnyGame, state: GameState, random: Random) -> Iterator[tuple[int, object, bool, bool]]:
    """Random steps: seat, action, whether it reveals something, and whether its turn is complete.

    What reveals something while the turn goes on is preferred.
    """
    for _ in range(STEPS):
        if not (movers := game.rules.to_move(state)):
            return
        seat = movers[0]
        after = [
            (action, game.rules.apply(state, seat, action))
            for action in game.rules.legal_actions(state, seat)
        ]
        telling = [one for one in after if one[1].reveals and not game.rules.turn_complete(one[1].state)]
        action, step = random.choice(telling or after)
        state = step.state
        yield seat, action, step.reveals, game.rules.turn_complete(state)


@pytest.mark.parametrize("way", WAYS)
async def test_step_that_revealed_something_cannot_be_undone(manager: Manager, way: str) -> None:
    table = await begun(manager, *WAYS[way])
    game, refused = games()[table.game], 0
    for seat, action, reveals, is_complete in steps(game, game.load(table.state or b""), Random(SEED)):
        user_id = table.players[seat].user_id
        await manager.run(moves.play, table.id, user_id, action)
        if reveals and not is_complete:
            with pytest.raises(Refused, match="nothing-to-undo"):
                await manager.run(consent.undo_step, table.id, user_id)
            refused += 1
        if refused == ENOUGH:
            break
    assert (refused > 0) == (way in REVEALING)


async def begun(manager: Manager, key: str, options: dict[str, Any], seats: int) -> Table:
    host, *guests = PEOPLE[:seats]
    manager.lobbies.seed = lambda: SEED
    proposal = Proposal(key, games()[key].Options(**options), GUILD, CHANNEL, host)
    table = await manager.lobbies.open(proposal)
    for guest in guests:
        await manager.lobbies.join(table.id, Person(guest.id, guest.name))
    return await manager.lobbies.start(table.id, host.id)
