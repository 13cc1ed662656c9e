"""No user is ever sent hidden information.

In this world a picture is the view it would be painted from. A view shown to a user has to be one that the
game grants their seat, or an onlooker, in one of its states. A card named to a user in a sentence, on a
button or in a custom id has to be in one of these views.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any, NamedTuple

import msgspec

from bot.jobs.computer_workers import Thought
from bot.store import Store, Table, connect, table_queries
from bot.tables.game import SETUP, game_of, steps_of
from engine.core.types import GameState, Seat, Step
from engine.game_registry import editions
from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.world import World

SHOWS_VIEWS = ("tabletop", "hand", "score_sheet", "finale", "question")


_NAMED = re.compile(r"\b(yellow|blue|white|green|red|purple) (10|[2-9])\b")
_CODED = re.compile(r"\b[YBWGRP](?:10|[2-9])\b")
_STONES = re.compile(r"\bwalked to .*?(?=\.| and (?:took|drew))")
"""Stones of a path, some of which have a card's number."""


class Words(NamedTuple):
    """The cards that a message named to a user (None: to all), and the progress of the game then."""

    reader: int | None
    cards: frozenset[str]
    version: int
    text: str


class Secrets:
    """Records which views each user was sent, and asks the games at the end whether they were permitted."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._sent: dict[int, set[tuple[int | None, bytes]]] = {}
        self._named: dict[int, set[Words]] = {}
        world.discord.on_message.append(self._note)
        world.on_restore.append(self._forget)
        world.on_thought.append(self._thinks)
        self._guessed = Counter[bool]()

    def _thinks(self, thought: Thought) -> None:
        """Check that hidden parts of a state given to a computer are shuffled, and so rarely true."""
        game = editions()[thought.game, thought.version]
        if game.has_hidden_hands:
            stored = self._world.ask(
                "SELECT state FROM tables WHERE status = 'playing' AND game = ?", thought.game
            )
            self._guessed[any(thought.state == state for (state,) in stored)] += 1

    def _forget(self, _: float) -> None:
        """Forget what was shown of a discarded future, which is no longer secret."""
        self._sent.clear()
        self._named.clear()

    def _note(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        tables = {press.table for press, _ in message.offers if press.table}
        if len(tables) != 1:
            return
        reader = message.sees or (
            message.channel - DIRECT if message.channel - DIRECT in self._people else None
        )
        self._read(message, *tables, reader)
        for file, about in zip(message.files, message.about["attachments"], strict=True):
            if any(about["filename"].endswith(f"-{what}.jpg") for what in SHOWS_VIEWS):
                self._sent.setdefault(tables.pop() if tables else 0, set()).add((reader, file))
                break

    def _read(self, message: Message, table: int, reader: int | None) -> None:
        """Record the cards that a message names; after the game all of them are public."""
        # In the text of a position, "red 5 (4)" is a path and its progress.
        said = " ".join(line for line in message.text.splitlines() if " points" not in line) + " ".join(
            f"{part.get('label', '')} {part['custom_id']}" for _, part in message.offers
        )
        cards = {word[0].upper() + number for word, number in _NAMED.findall(_STONES.sub("", said.lower()))}
        cards.update(_CODED.findall(said))
        stored = self._world.ask("SELECT version FROM tables WHERE id = ? AND status = 'playing'", table)
        for (version,) in stored if cards else ():
            self._named.setdefault(table, set()).add(Words(reader, frozenset(cards), version, message.text))

    @property
    def _people(self) -> dict[int, Any]:
        return self._world.discord.people

    async def at_end(self) -> None:
        """Compare everything shown with everything permitted."""
        if self._guessed[True] > max(2, self._guessed[False]):
            self._world.history.find("secrets", "computers are given the true state")
        database = connect(self._world.url)
        store = Store(database)
        for table_id in self._sent.keys() | self._named.keys():
            table = await store.table(table_id)
            if table is not None and table.seed is not None:
                await self._compare(store, table)
        await database.close()

    async def _compare(self, store: Store, table: Table) -> None:
        game = game_of(table)
        log = await store.read(table_queries.read_log, table.id)
        if any(entry.entry.text == "takes back" for entry in log):
            return  # what was shown before belongs to turns that are gone
        steps = steps_of(table, log)
        states = [step.state for step in steps]

        def granted(viewer: Seat | None) -> set[bytes]:
            return {msgspec.json.encode(game.visibility.view(state, viewer)) for state in states}

        open_to_all = granted(None)
        own = {player.user_id: granted(player.seat) for player in table.players if player.user_id > 0}
        if game.has_hidden_hands and table.id in self._named:
            versions = [SETUP, *(entry.version for entry in log)]
            self._compare_words(table, dict(zip(versions, steps, strict=True)))
        for reader, view in self._sent.get(table.id, ()):
            if view not in open_to_all and view not in own.get(reader or 0, set()):
                who = self._people[reader].name if reader else "all users"
                self._found(table, who, view, {seen for views in own.values() for seen in views})

    def _compare_words(self, table: Table, steps: dict[int, Step[GameState]]) -> None:
        """Check all named cards against what each reader knew by then."""
        waiting = sorted(self._named[table.id], key=lambda words: (words.version, repr(words)))
        known: dict[Seat | None, set[str]] = {seat: set() for seat in (None, *range(len(table.players)))}
        seats = {player.user_id: player.seat for player in table.players}
        for version, step in sorted(steps.items()):
            for viewer, cards in known.items():
                view = msgspec.json.encode(game_of(table).visibility.view(step.state, viewer))
                cards.update(_CODED.findall(view.decode() + _last_of_round(step, viewer)))
            while waiting and waiting[0].version <= version:
                words = waiting.pop(0)
                if unknown := words.cards - known[None] - known[seats.get(words.reader or 0)]:
                    who = self._people[words.reader].name if words.reader else "all users"
                    found = f"{who} was shown {sorted(unknown)} at {version}: {words.text[:200]!r}"
                    found = f"table {table.id} ({table.game}): {found}"
                    self._world.history.find("secrets", found)

    def _found(self, table: Table, who: str, view: bytes, of_others: set[bytes]) -> None:
        if view in of_others:  # otherwise it is a position of a turn that was undone
            found = f"table {table.id} ({table.game}): {who} was shown what another seat sees"
            self._world.history.find("secrets", found)


def _last_of_round(step: Step[GameState], viewer: Seat | None) -> str:
    """Return what a step showed that no view has: the end of a round, before the next deal."""
    deals = any(event.deals for event in step.events)
    return repr([event for event in step.events if deals and event.is_for(viewer)])
