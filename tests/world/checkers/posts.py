"""Every turn is posted once and in order; in the end one message of each table has live buttons."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from bot.store import Store, Table, connect, outbox
from bot.tables import positions
from engine.core.catalogue import catalogue, languages
from tests.world.discord_world import Channel, Interaction, Message, Person
from tests.world.history import moment
from tests.world.payloads import DM
from tests.world.world import World

LIVE = ("play",)
OTHER_COMPUTERS = "level"
PANEL = ("panel", "look", "undo")
"""Verbs of the panel in DMs with which a turn is taken."""
PLANS = ("plan", "planback")
"""Verbs with which a turn is planned."""


class Posts:
    """Watches the public messages of each table."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._posted: dict[tuple[int, int], dict[int, int]] = defaultdict(dict)
        world.discord.on_message.append(self._seen)
        world.discord.on_interaction.append(self._pressed)
        world.on_restore.append(self._restored)
        self._forgotten: list[tuple[float, float]] = []
        self._changed: dict[int, float] = {}

    def _restored(self, backup: float) -> None:
        """Forget messages sent since the backup, until a press on one makes the bot aware of it."""
        self._posted.clear()
        self._forgotten.append((backup, self._world.loop.time()))

    def _pressed(self, made: Interaction) -> None:
        """Expect posts from the beginning again after a rematch with other computers."""
        if made.press is not None and made.press.verb == OTHER_COMPUTERS:
            for posted in (
                posted for (_, table), posted in self._posted.items() if table == made.press.table
            ):
                posted.clear()

    def _seen(self, message: Message, answers: Interaction | None, edited: bool) -> None:
        """Check that a new post has a version that no other post of the channel has."""
        self._changed[message.id] = self._world.loop.time()
        if answers is not None or edited or not _is_live(message) or _only_calls(message):
            return
        for press in {press for press, _ in message.offers if press.verb in LIVE}:
            posted = self._posted[message.channel, press.table]
            if press.version in posted and not self._sounds_now(message, posted[press.version]):
                self._world.history.find(
                    "posts", f"table {press.table}: version {press.version} is posted twice"
                )
            elif posted and press.version < max(posted):
                self._world.history.find(
                    "posts", f"table {press.table}: {press.version} is posted after {max(posted)}"
                )
            posted[press.version] = message.id

    def _sounds_now(self, message: Message, before: int) -> bool:
        """Return whether a DM replaces a silent one, since an edit cannot notify."""
        channel = self._world.discord.channels[message.channel]
        silent = channel.messages.get(before)
        return channel.kind == DM and silent is not None and not silent.loud and bool(message.loud)

    def _find(self, what: str) -> None:
        self._world.history.find("posts", what)

    async def at_end(self) -> None:
        """Check that everything was posted and old buttons are gone."""
        database = connect(self._world.url)
        store = Store(database)
        for pending in await store.read(outbox.pending_tables, store.share, int(self._world.clock.time())):
            table = await store.table(pending)
            if table is None or table.seed is None or table.published_version >= table.version:
                continue
            if not _is_half_taken(table) and self._can_be_posted(table):
                posted = f"{table.published_version} of {table.version}"
                self._find(f"table {table.id} ({table.game}) is posted only to {posted}")
        # An edit that is pending because of a wrong clock waits for that time.
        if self._world.plan.ends or not self._world.clock.has_leapt:
            for channel in self._world.discord.channels.values():
                self._look_through(channel)
                if channel.person is not None:
                    await self._look_at_panels(store, channel, channel.person)
                    await self._look_at_plans(store, channel, channel.person)
        await database.close()

    def _can_be_posted(self, table: Table) -> bool:
        """Return whether the table can be published: the DMs of a user who left are closed."""
        channel = self._world.discord.channels.get(table.channel_id)
        return channel is None or channel.person is None or channel.person.is_on_server

    def _look_through(self, channel: Channel) -> None:
        live = Counter[int]()
        for message in self._known(channel):
            calls = _only_calls(message) and not self._world.plan.ends  # valid as long as its turn
            if _is_live(message) and not calls:
                live.update({press.table for press, _ in message.offers if press.verb in LIVE})
        where = "direct messages" if channel.kind == DM else "the channel"
        for table, number in live.items():
            if number > 1:
                self._find(f"table {table}: {number} messages in {where} can be played on")

        for message in self._known(channel):
            if not message.offers and _says_whose_turn_it_is(message):
                self._find(f"a post of {moment(message.at)} without buttons says whose turn it is")

    async def _look_at_panels(self, store: Store, channel: Channel, person: Person) -> None:
        """Check that a DM asks for a turn only while it can be taken, and that no two ask for the same."""
        asking = defaultdict[int, list[str]](list)
        for message in self._known(channel):
            for table_id in {press.table for press, _ in message.offers if press.verb in PANEL}:
                asking[table_id].append(moment(message.at))
        for table_id, sent in asking.items():
            most = int(_is_turn_of(await store.table(table_id), person))
            if len(sent) > most:
                found = f"{len(sent)} direct messages ask {person.name} for a turn, not {most}: of {sent}"
                self._find(f"table {table_id}: {found}")

    async def _look_at_plans(self, store: Store, channel: Channel, person: Person) -> None:
        """Check that no DM offers to plan a turn that has come or will never come.

        A message on which a discarded turn was taken may do so until it is replaced: a press shows the state.
        """
        lasting = (message for message in self._known(channel) if not self._is_forgotten(message))
        offered = (press for message in lasting for press, _ in message.offers)
        for table_id in sorted({press.table for press in offered if press.verb in PLANS}):
            table = await store.table(table_id)
            if table is None or not table.is_playing or _is_turn_of(table, person):
                self._find(f"table {table_id}: {person.name} can plan a turn that has come, or never will")

    def _known(self, channel: Channel) -> Iterator[Message]:
        """Return the public messages that do not belong to a discarded future."""
        for message in channel.messages.values():
            if message.sees is None and not self._was_forgotten(message.at):
                yield message

    def _is_forgotten(self, message: Message) -> bool:
        """Return whether the message's text belongs to a future that a restored backup discarded."""
        return self._was_forgotten(self._changed[message.id])

    def _was_forgotten(self, at: float) -> bool:
        return any(since <= at <= until for since, until in self._forgotten)


def _is_turn_of(table: Table | None, person: Person) -> bool:
    player = table.player_of(person.id) if table is not None and table.is_playing else None
    return bool(table and player and player.seat in positions.committed(table).to_move)


def _is_half_taken(table: Table) -> bool:
    """Return whether a player has begun a turn that is not yet shown to others."""
    position = positions.committed(table)
    return table.is_playing and position.game.has_hidden_hands and not position.turn_complete


def _only_calls(message: Message) -> bool:
    """Return whether a message says only whose turn it is, for players notified elsewhere or later."""
    return message.text.startswith("<@")


def _says_whose_turn_it_is(message: Message) -> bool:
    return any(f">{catalogue(one)('post-turn', mention='')}" in message.text for one in languages())


def _is_live(message: Message) -> bool:
    return any(press.verb in LIVE for press, _ in message.offers) and not message.is_digest
