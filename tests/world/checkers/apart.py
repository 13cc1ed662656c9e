"""No one is invited by, seated with the host, or notified of a table of someone whom either has blocked."""

from __future__ import annotations

from hashlib import blake2b

from tests.world.discord_world import Interaction, Message
from tests.world.history import MINUTE
from tests.world.world import World

_KEY = "SELECT text FROM key_values WHERE name = 'label-key'"
_BLOCKS = "SELECT user_id, blocked FROM blocks"
_SEATS = """SELECT table_id, seats.user_id, joined, host_id FROM seats JOIN tables ON id = table_id
    WHERE status = 'lobby' AND seats.user_id > 0 AND seats.user_id != host_id"""
_INVITED = """SELECT table_id, user_id, 0, host_id FROM invitations JOIN tables ON id = table_id
    WHERE tables.status IN ('opening', 'lobby')"""
_PAIRED = """SELECT one.table_id, one.user_id, other.user_id FROM invitations one, invitations other
    WHERE one.table_id = other.table_id AND one.user_id != other.user_id
    AND one.status = 'paired' AND other.status = 'paired'"""
_IN_LEAGUE = """SELECT league_games.table_id, one.user_id, other.user_id FROM league_games
    JOIN seats one ON one.table_id = league_games.table_id
    JOIN seats other ON other.table_id = league_games.table_id AND other.user_id != one.user_id"""
_HOST = "SELECT host_id FROM tables WHERE id = ?"


class Apart:
    """Compares new guests of lobbies with the blocks that were stored before."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._blocks = dict[tuple[int, str], float]()
        self._guests = set[tuple[int, int, bool]]()
        self._paired = set[tuple[int, ...]]()
        world.record.on_look.append(self._look)
        world.discord.on_message.append(self._sent)
        world.on_restore.append(self._forget)

    def _forget(self, _: float) -> None:
        self._blocks.clear()
        self._guests.clear()
        self._paired.clear()

    def _look(self) -> None:
        blocks: list[tuple[int, str]] = self._world.ask(_BLOCKS)  # type: ignore[assignment]
        if blocks:
            self._look_at_guests()
        self._look_at_pairs()
        now = self._world.loop.time()
        self._blocks = {block: self._blocks.get(block, now) for block in blocks}

    def _look_at_guests(self) -> None:
        """Report new guests: those who are invited, and those who have sat down."""
        found = {
            (table, guest, bool(joined)): host
            for table, guest, joined, host in (*self._world.ask(_SEATS), *self._world.ask(_INVITED))
        }
        for table, guest, joined in found.keys() - self._guests:
            host = found[table, guest, joined]
            if self._has_blocked(host, guest) or (not joined and self._has_blocked(guest, host)):
                does = "sits at" if joined else "is invited to"
                self._find(f"{self._name(guest)} {does} table {table} of {self._name(host)} despite a block")
        self._guests |= found.keys()

    def _look_at_pairs(self) -> None:
        """Report new games of people whom the bot has brought together."""
        paired = {*self._world.ask(_PAIRED), *self._world.ask(_IN_LEAGUE)}
        for table, one, other in paired - self._paired:
            if self._has_blocked(one, other):
                self._find(f"{self._name(one)} and {self._name(other)} play at table {table} despite a block")
        self._paired |= paired

    def _has_blocked(self, one: int, other: int, before: float = float("inf")) -> bool:
        since = self._blocks.get((one, self._hash_of(other)))
        return since is not None and since < before

    def _hash_of(self, person: int) -> str:
        ((key,),) = self._world.ask(_KEY)
        return blake2b(f"blocked {person}".encode(), key=key.encode(), digest_size=16).hexdigest()

    def _sent(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        """Check that no person is notified of a table if they or its host have blocked the other."""
        channel = self._world.discord.channels.get(message.channel)
        if answers is not None or edited or channel is None or channel.person is None or not self._blocks:
            return
        for press, _ in message.offers:
            mark = press.path[-1] if press.path else ""
            if press.verb == "alerts" and mark[:1] == "t":
                for (host,) in self._world.ask(_HOST, int(mark[1:])):
                    self._notified(channel.person.id, host)

    def _notified(self, person: int, host: int) -> None:
        before = self._world.loop.time() - MINUTE
        if self._has_blocked(person, host, before) or self._has_blocked(host, person, before):
            self._find(f"{self._name(person)} was notified of a table of {self._name(host)} despite a block")

    def _name(self, person: int) -> str:
        return self._world.discord.people[person].name

    def _find(self, what: str) -> None:
        self._world.history.find("apart", what)

    async def at_end(self) -> None:
        """Do nothing: guests were checked when they came."""
