"""Within a minute after an outage of Discord, all pending messages are delivered.

This is checked only in worlds without other faults: elsewhere the next fault may follow at once.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict

from bot.store.schema import PLAYING
from bot.tables.notifications import COMING_BACK, DIGEST, NEITHER, PRESENT
from tests.world.discord_world import Interaction, Message, Person
from tests.world.history import MINUTE, moment
from tests.world.payloads import DIRECT
from tests.world.record import Change, Game
from tests.world.world import World

WITHIN = 60.0
"""Seconds in which everything pending is delivered."""
LATER = COMING_BACK + MINUTE
"""Seconds after which a running bot notifies a player who was at the table when the turn came."""
_TOLD = "SELECT status, published_version FROM tables WHERE id = ?"
_WISHES = """SELECT turns, quiet_from != quiet_until OR away_until OR muted_until
    FROM user_preferences WHERE user_id = ?"""


class Recovery:
    """Records when each turn came and was posted, and checks a minute after each outage."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._came = dict[int, tuple[float, frozenset[int]]]()
        """By table: when the players to move were first awaited, and who they are."""
        self._posted = defaultdict[int, int](int)
        self._rang = defaultdict[tuple[int, int], float](lambda: float("-inf"))
        world.record.on_change.append(self._changed)
        world.discord.on_message.append(self._sent)
        world.weather.on_recovery.append(self._recovers)

    def _changed(self, change: Change) -> None:
        game = change.game
        waited = frozenset(game.owners[seat] for seat in game.rules.rules.to_move(game.state))
        if self._came.get(game.table, (0.0, None))[1] != waited:
            self._came[game.table] = self._world.loop.time(), waited

    def _sent(self, message: Message, _answers: Interaction | None, edited: bool) -> None:
        is_direct = message.channel > DIRECT and message.channel - DIRECT in self._world.discord.people
        for press, _ in message.offers:
            if not is_direct and message.sees is None:
                self._posted[press.table] = max(self._posted[press.table], press.version)
            for person in message.loud if not edited else ():
                self._rang[press.table, person] = self._world.loop.time()

    def _recovers(self) -> None:
        if not self._world.plan.faults:
            self._world.loop.outside(self._look(self._world.loop.time()))

    async def _look(self, ended: float) -> None:
        pending = {
            game.table: game.whole_version
            for game in self._world.record.games.values()
            if game.status == PLAYING
        }
        await asyncio.sleep(WITHIN)
        if self._world.weather.is_down:
            return
        for table, version in pending.items():
            ((status, published),) = self._world.ask(_TOLD, table)
            if status != PLAYING:
                continue
            if self._posted[table] < version and published < version:
                self._find(ended, f"table {table}: version {version} is not in the channel")
            if table in self._world.record.games:
                self._look_at_calls(ended, self._world.record.games[table])

    def _look_at_calls(self, ended: float, game: Game) -> None:
        came, waited = self._came.get(game.table, (ended, frozenset[int]()))
        for person in [self._world.discord.people[owner] for owner in waited if owner > 0]:
            if came + LATER > ended or self._has_acted(person, came) or not self._hears(person):
                continue
            if self._rang[game.table, person.id] < came:
                self._find(
                    ended, f"table {game.table}: {person.name} was not called to the turn of {moment(came)}"
                )

    def _has_acted(self, person: Person, came: float) -> bool:
        since = came - 2 * PRESENT
        return any(made.person is person and made.sent >= since for made in self._world.discord.interactions)

    def _hears(self, person: Person) -> bool:
        wished = self._world.ask(_WISHES, person.id)
        return person.is_on_server and not any(
            turns in (NEITHER, DIGEST) or is_alone for turns, is_alone in wished
        )

    def _find(self, ended: float, what: str) -> None:
        self._world.history.find("recovery", f"a minute after the outage until {moment(ended)}: {what}")

    async def at_end(self) -> None:
        """Do nothing: all tables were checked a minute after each outage."""
