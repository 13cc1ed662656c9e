"""Nobody is notified twice of one turn in one place, nobody who does not play, and no computer."""

from __future__ import annotations

from collections import defaultdict

from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.world import World


class Mentions:
    """Counts what made a sound."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._rung: dict[tuple[int, int, int, int], int] = defaultdict(int)
        world.discord.on_message.append(self._sent)
        world.on_restore.append(lambda _: self._rung.clear())

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        if edited or answers is not None or not message.loud:
            return
        for table, version in {
            (press.table, press.version) for press, _ in message.offers if press.verb == "play"
        }:
            seated = "SELECT user_id FROM seats WHERE table_id = ?"
            players = {row[0] for row in self._world.ask(seated, table)}
            for person in message.loud:
                self._rings(table, version, person, message.channel)
                if person not in players:
                    self._world.history.find(
                        "mentions", f"table {table}: {person} was called and has no seat"
                    )

    def _rings(self, table: int, version: int, person: int, channel: int) -> None:
        place = DIRECT if channel > DIRECT else 0
        key = (table, version, person, place)
        self._rung[key] += 1
        if self._rung[key] > 1:
            name = self._world.discord.people[person].name
            self._world.history.find(
                "mentions", f"table {table}: {name} was notified of version {version} twice"
            )

    async def at_end(self) -> None:
        """All has been seen as it was sent."""
