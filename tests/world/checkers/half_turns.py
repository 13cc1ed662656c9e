"""In a game with hidden hands, an incomplete turn is shown only to its player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import msgspec

from bot.store import Player
from bot.ui.markup import display_name
from engine.core.catalogue import ENGLISH, catalogue
from engine.core.game_log import TABLE_EVENTS
from engine.core.types import Seat
from tests.world.discord_world import Interaction, Message
from tests.world.payloads import DIRECT
from tests.world.record import Game, Taken
from tests.world.world import World


class Shown(NamedTuple):
    """Pictures that a reader (None: all) was sent about a game during an incomplete turn."""

    game: Game
    reader: int | None
    files: tuple[bytes, ...]
    half: tuple[Taken, ...]
    done: int


class HalfTurns:
    """Checks every message sent during an incomplete turn.

    Three things can reveal the turn: a picture, a sentence about it, and the version in a button, which
    counts each step.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._shown: list[Shown] = []
        world.discord.on_message.append(self._sent)

    def _sent(self, message: Message, _answers: Interaction | None, _edited: bool) -> None:
        for table in {press.table for press, _ in message.offers if press.table}:
            game = self._world.record.games.get(table)
            if game is not None and game.rules.has_hidden_hands and not game.is_whole:
                self._look(game, message)

    def _look(self, game: Game, message: Message) -> None:
        reader, half = self._reader(message), tuple(_played(game.half))
        if game.seat_of(reader) in {taken.seat for taken in half}:
            return
        versions = [press.version for press, _ in message.offers if press.table == game.table]
        if max(versions) > game.whole_version:
            self._find(game, reader, f"a button carries version {max(versions)} of {game.whole_version}")
        for sentence in self._sentences(game, half):
            if sentence in message.text:
                self._find(game, reader, f"was sent {sentence!r}")
        if message.files:
            done = len(game.steps) - len(game.half)
            self._shown.append(Shown(game, reader, tuple(message.files), half, done))

    def _reader(self, message: Message) -> int | None:
        direct = message.channel - DIRECT
        return message.sees or (direct if direct in self._world.discord.people else None)

    def _sentences(self, game: Game, half: tuple[Taken, ...]) -> Iterator[str]:
        """Return the sentences about the incomplete turn that no earlier turn of the game shares."""
        earlier = _played(game.steps[: -len(game.half)])
        known = {said for taken in earlier for said in _step_sentences(game, taken)}
        for taken in half:
            yield from (said for said in _step_sentences(game, taken) if said not in known)

    def _find(self, game: Game, reader: int | None, what: str) -> None:
        who = self._world.discord.people[reader].name if reader else "everyone"
        found = (
            f"table {game.table} ({game.rules.key}), half turn from {game.whole_version} on: {who}: {what}"
        )
        self._world.history.find("half turns", found)

    async def at_end(self) -> None:
        """Compare pictures with views during and before the incomplete turn."""
        for sent in self._shown:
            game, seat = sent.game, sent.game.seat_of(sent.reader)
            half = _views(game, sent.half, {None, seat})
            if given_away := [file for file in sent.files if file in half]:
                before = _views(game, sent.game.all_steps, {None, seat}) - half
                if not before.issuperset(given_away):
                    self._find(game, sent.reader, f"was sent the picture after {sent.half[-1].text!r}")


def _played(steps: Iterable[Taken]) -> Iterator[Taken]:
    """Return the steps that belong to the game itself."""
    return (taken for taken in steps if taken.text not in TABLE_EVENTS)


def _step_sentences(game: Game, taken: Taken) -> list[str]:
    """Return the sentences of a step as posted in the channel."""
    names = [display_name(Player(seat, *owner, joined=True)) for seat, owner in enumerate(game.people)]
    return game.rules.words.describe(taken.step.events, None, names, catalogue(ENGLISH))


def _views(game: Game, steps: tuple[Taken, ...] | list[Taken], viewers: set[Seat | None]) -> set[bytes]:
    """Return what viewers see after each of some steps, as painted."""
    view = game.rules.visibility.view
    return {msgspec.json.encode(view(taken.step.state, viewer)) for taken in steps for viewer in viewers}
