"""Nobody is ever sent what they may not know.

In this world a picture is the view it would have been painted from. A view that somebody is shown has to be
one that the game grants their seat, or an onlooker, in one of the states there have been.
"""

from __future__ import annotations

from typing import Any

import msgspec

from bot.store import Store, Table, connect
from bot.tables.game import game_of, steps_of
from engine.core.types import Seat
from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.world import World

SHOWS_VIEWS = ("tabletop", "hand", "score_sheet", "finale", "question")


class Secrets:
    """Notes who was sent which view, and asks the games at the end whether that was theirs to see."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sent: dict[int, set[tuple[int | None, bytes]]] = {}
        world.discord.on_message.append(self._note)
        world.on_restore.append(lambda _: self._sent.clear())

    def _note(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        tables = {press.table for press, _ in message.offers if press.table}
        if len(tables) != 1:
            return
        reader = message.sees or (
            message.channel - DIRECT if message.channel - DIRECT in self._people else None
        )
        for file, about in zip(message.files, message.about["attachments"], strict=True):
            if any(about["filename"].endswith(f"-{what}.jpg") for what in SHOWS_VIEWS):
                self._sent.setdefault(tables.pop() if tables else 0, set()).add((reader, file))
                break

    @property
    def _people(self) -> dict[int, Any]:
        return self._world.discord.people

    async def at_end(self) -> None:
        """Compares all that was shown with all that might have been."""
        database = connect(self._world.url)
        store = Store(database)
        for table_id, sent in self._sent.items():
            table = await store.table(table_id)
            if table is not None and table.seed is not None:
                await self._compare(store, table, sent)
        await database.close()

    async def _compare(self, store: Store, table: Table, sent: set[tuple[int | None, bytes]]) -> None:
        game = game_of(table)
        log = await store.log(table.id)
        if any(entry.entry.text == "takes back" for entry in log):
            return  # what was shown before belongs to turns that are gone
        states = [step.state for step in steps_of(table, log)]

        def granted(viewer: Seat | None) -> set[bytes]:
            return {msgspec.json.encode(game.view(state, viewer)) for state in states}

        open_to_all = granted(None)
        own = {player.user_id: granted(player.seat) for player in table.players if player.user_id > 0}
        for reader, view in sent:
            if view not in open_to_all and view not in own.get(reader or 0, set()):
                who = self._people[reader].name if reader else "everybody"
                self._found(table, who, view, {seen for views in own.values() for seen in views})

    def _found(self, table: Table, who: str, view: bytes, of_others: set[bytes]) -> None:
        if view in of_others:  # else it is a position that was taken back half-way through a turn
            told = f"table {table.id} ({table.game}): {who} was shown what another seat sees"
            self._world.history.find("secrets", told)
