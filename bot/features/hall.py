"""The hall: a server's message with open seats, running games and sections of other features, kept current.

Each server with a hall has one job, due after a change (`mark_due`) and at midnight UTC. It edits the message
only if its content has changed. Its buttons other than *Join* are those of `/games`, `/tables`, lessons and
the daily deal.
"""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b
from operator import attrgetter

import discord
import msgspec
from msgspec.structs import replace as changed
from sqlalchemy import Connection, delete, select

from bot.feature import Feature, Services
from bot.handlers.context import person, table_number, table_of
from bot.handlers.lobby_buttons import publish_lobby
from bot.jobs.channel_audience import is_seen_by_readers
from bot.jobs.delivery import DeliveryJob
from bot.jobs.recurring_messages import hall_section
from bot.jobs.scheduler import DAY, MINUTE
from bot.jobs.sender import delete_if_allowed, edit_if_there, find_message
from bot.log_context import describe
from bot.ops import permissions
from bot.store import Table, jobs, table_queries
from bot.store.dialects import upsert
from bot.store.jobs import Job
from bot.store.schema import LOBBY, halls
from bot.tables import hooks
from bot.tables.clock import expected_clock
from bot.tables.game import game_of, has_rules, options_of
from bot.tables.positions import committed
from bot.tables.servers import Server
from bot.ui import clock_text
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import free_seats
from bot.ui.markup import COMMANDS, bold, community_language, escaped, link
from bot.ui.message import (
    MOST_COMPONENTS,
    SECTION_COMPONENTS,
    Button,
    Divider,
    Layout,
    Message,
    Part,
    Section,
    component_count,
)
from bot.ui.responder import Interaction, reply_private, say_to
from engine.core.catalogue import Catalogue, Say, catalogue_for
from engine.core.phrasing import join_commas, join_names

GREEN = discord.ButtonStyle.success
MOST_SEATS = 5
"""Lobbies with a button, if there is room."""
MOST_GAMES = 4
"""Running games with a line of their own."""
COUNTED_BY_GAME = 30
"""The number of running games from which the others are counted by game."""
HALL = "hall"
"""Last element of the path of a press, by which the message is recognized."""
SEAT = "hallseat"
"""Verb of *Join*. The table is in the path, so that the hall is not taken for a message of the table."""
JOB = "hall"
"""Kind of the job."""
PAUSE = 30
"""The least number of seconds between two edits of a hall."""
RETRY_REJECTED = 10 * MINUTE
"""Seconds until the next try where the bot lacks permissions, or while the server is unavailable."""

log = logging.getLogger(__name__)
feature = Feature()


def hall_layout(tables: Sequence[Table], sections: Sequence[Sequence[Part]], say: Say) -> Layout:
    """Return a hall with the lobbies that have a free seat and the running games among `tables`.

    The `sections` of other features follow, without empty ones. Lobbies without room are only counted. Raises
    Refused: rules-gone.
    """
    lobbies = [table for table in tables if table.status == LOBBY and free_seats(table)]
    running = [table for table in tables if table.is_playing]
    parts: list[Part] = [Divider(), *_running_game_parts(running, say)]
    for section in filter(None, sections):
        parts += [Divider(), *section]
    room = MOST_COMPONENTS - component_count([*parts, *_WITHOUT_SEATS])
    shown = max(0, min(MOST_SEATS, room // SECTION_COMPONENTS))
    return Layout(parts=[*_open_seat_parts(lobbies, shown, say), *parts])


_WITHOUT_SEATS = ("title", "more", "last change")
"""The lines that a hall has besides its sections and seats."""


def content_hash(layout: Layout) -> str:
    """Return a hash of all that a message shows, in 32 hexadecimal digits."""
    return blake2b(msgspec.json.encode(layout.view().to_components()), digest_size=16).hexdigest()


def _with_time(layout: Layout, now: int, say: Say) -> Layout:
    """Return the message with a last line that says when (`now`, Unix time) it changed."""
    return replace(layout, parts=[*layout.parts, say("hall-changed", when=moment(now))])


def _open_seat_parts(lobbies: Sequence[Table], most: int, say: Say) -> Iterator[Part]:
    """Yield at most `most` lobbies with *Join*, fewest missing players first, and count the others.

    Without lobbies, say how to open one.
    """
    yield say("hall-seats") if lobbies else say("hall-seats-none", **COMMANDS)
    ordered = sorted(lobbies, key=lambda table: (_missing_players(table), table.created_at, table.id))
    for table in ordered[:most]:
        press = CustomId(SEAT, path=(str(table.id), HALL))
        join = Button(say("button-join"), press, style=GREEN)
        yield Section(_open_seat_line(table, say), join)
    if more := len(ordered[most:]):
        yield say("hall-more", count=more)


def _missing_players(table: Table) -> int:
    """Return how many more players a lobby needs before its game can start."""
    fewest, _ = game_of(table).rules.seats_for(options_of(table))
    return max(0, fewest - len(table.players))


def _open_seat_line(table: Table, say: Say) -> str:
    """Return a lobby's line: game, link, players, free seats, clock, and since when it is open."""
    clock = expected_clock(table, game_of(table).rules.seats_for(options_of(table))[1])
    return say(
        "hall-seat",
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas([escaped(name) for name in table.names], say),
        free=free_seats(table),
        clock=clock_text.setting(clock, say, match=table.is_match),
        when=moment(table.created_at),
    )


def _running_game_parts(running: Sequence[Table], say: Say) -> Iterator[Part]:
    """Yield the `MOST_GAMES` games with the newest turns, how many others there are, and buttons to lists.

    Without games, offer lessons.
    """
    if not running:
        yield say("hall-games-none")
        yield [Button(say("button-learn"), CustomId("courses", path=(HALL,)), style=GREEN)]
        return
    ordered = sorted(running, key=lambda table: (-table.turn_at, table.id))
    lines = [
        say("hall-games", count=len(running)),
        *(_running_game_line(table, say) for table in ordered[:MOST_GAMES]),
        *_other_games_line(ordered[MOST_GAMES:], len(running), say),
    ]
    yield "\n".join(lines)
    yield [
        Button(say("button-hall-moves"), CustomId("games", path=("0", HALL))),
        Button(say("button-hall-tables"), CustomId("tables", path=("0", HALL))),
    ]


def _running_game_line(table: Table, say: Say) -> str:
    """Return a game's line: who is to move, and since when."""
    names = bold(table)
    return say(
        "hall-game",
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_names([names[seat] for seat in committed(table).to_move], say),
        when=moment(table.turn_at),
    )


def _other_games_line(others: Sequence[Table], count: int, say: Say) -> Iterator[str]:
    """Yield how many `others` there are, if any.

    They are counted by game if all games are `COUNTED_BY_GAME` or more (`count`).
    """
    if not others:
        return
    if count < COUNTED_BY_GAME:
        yield say("hall-more", count=len(others))
        return
    counted = Counter(table.game for table in others).most_common()
    by_game = [say("hall-count", count=number, game=say(f"game-{key}")) for key, number in counted]
    yield say("hall-more-games", games=join_commas(by_game, say))


@dataclass(frozen=True)
class HallMessage:
    """The message of a server's hall, a hash of what it shows, and when it was last written (Unix time)."""

    guild_id: int
    channel_id: int
    message_id: int
    content_hash: str
    edited_at: int


def hall_of(connection: Connection, guild_id: int) -> HallMessage | None:
    """Return the message of a server's hall, or None."""
    row = connection.execute(select(*halls.c).where(halls.c.guild_id == guild_id)).first()
    return None if row is None else HallMessage(*row)


def record_hall(connection: Connection, hall: HallMessage) -> None:
    """Store the message of a server's hall; an earlier one is replaced."""
    connection.execute(upsert(connection, halls), vars(hall))


def delete_hall(connection: Connection, guild_id: int) -> None:
    """Delete what is stored about the message of a server's hall."""
    connection.execute(delete(halls).where(halls.c.guild_id == guild_id))


@hooks.server_changed
def mark_due(connection: Connection, guild_id: int, now: int) -> None:
    """Make the job of a server's hall due. Does nothing on a server without a hall."""
    jobs.advance(connection, jobs.server_job(JOB, guild_id, now))


@hooks.server_settings_changed
def apply_settings(connection: Connection, guild_id: int, before: Server, server: Server, now: int) -> None:
    """Make the hall's job due if a server has a hall, or has turned it off and its message remains."""
    if server.hall is not None or hall_of(connection, guild_id) is not None:
        jobs.schedule(connection, jobs.server_job(JOB, guild_id, now))


@feature.job
class HallJob(DeliveryJob):
    """Job that posts a server's hall, edits it, or removes it once it is turned off."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Post, edit or remove the hall, so that it shows the server as it is.

        Return when to run again (Unix time): midnight UTC, or sooner after a failure. None: the hall is off.
        """
        manager = self._delivery.manager
        server = await manager.server(job.message_id)
        hall = await manager.store.read(hall_of, job.message_id)
        if hall is not None and hall.channel_id != server.hall:
            await self._remove(hall)
            hall = None
        if server.hall is None:
            return None
        return await self._update(job, server, server.hall, hall)

    async def _update(
        self, job: Job, server: Server, channel_id: int, hall: HallMessage | None
    ) -> int | None:
        """Update the hall in a channel, or turn it off if the channel is gone.

        Edits are at least `PAUSE` seconds apart. Return when to run again (Unix time); None: the hall is off.
        """
        client, now = self._delivery.client, self._delivery.now()
        guild = client.get_guild(job.message_id)
        if guild is None or guild.unavailable:
            return now + (RETRY_REJECTED if client.is_ready() else PAUSE)
        channel = guild.get_channel(channel_id)
        if not isinstance(channel, discord.TextChannel):
            log.info("The hall of server %s is turned off, since its channel is gone", guild.id)
            await self._delivery.manager.change_server(guild.id, partial(changed, hall=None))
            return None
        if permissions.missing(channel.permissions_for(guild.me), thread=False):
            return now + RETRY_REJECTED
        if hall is not None and now < hall.edited_at + PAUSE:
            return hall.edited_at + PAUSE
        try:
            await self._write_if_changed(job, channel, server, hall)
        except discord.Forbidden as error:
            log.info("The hall of server %s is not updated for now: %s", guild.id, describe(error))
            return now + RETRY_REJECTED
        return (now // DAY + 1) * DAY

    async def _write_if_changed(
        self, job: Job, channel: discord.TextChannel, server: Server, hall: HallMessage | None
    ) -> None:
        """Write the hall's message and record it, unless `hall` has the same content."""
        now = self._delivery.now()
        say = catalogue_for(server.language, community_language(channel.guild))
        content = await self._hall_without_time(channel, say)
        shown = content_hash(content)
        if hall is not None and hall.content_hash == shown:
            return
        message = _with_time(content, now, say)
        message_id = await self._write(job, channel, message, hall)
        written = HallMessage(channel.guild.id, channel.id, message_id, shown, now)
        await self._delivery.store.write(record_hall, written)

    async def _hall_without_time(self, channel: discord.TextChannel, say: Catalogue) -> Layout:
        """Return the hall that readers of `channel` may see, without the time of the last change."""
        manager, guild_id = self._delivery.manager, channel.guild.id
        live = await manager.store.read(table_queries.live_on_server, guild_id)
        seen = [table for table in live if has_rules(table) and is_seen_by_readers(channel, table)]
        sections: list[Sequence[Part]] = [
            # By module, since the order of imports may differ and would change the message.
            await section(manager, guild_id, say)
            for section in sorted(hall_section, key=attrgetter("__module__"))
        ]
        return hall_layout(seen, sections, say)

    async def _write(
        self, job: Job, channel: discord.TextChannel, message: Layout, hall: HallMessage | None
    ) -> int:
        """Edit the hall's message, or post it if the channel has none. Return its id.

        Without a record in `hall`, or if that message is gone, search the channel for one. Raises Discord's
        errors.
        """
        if hall is not None and await edit_if_there(channel.get_partial_message(hall.message_id), message):
            return hall.message_id
        found = await find_message(self._delivery.client, channel, lambda press: press.path[-1:] == (HALL,))
        if found is not None and await edit_if_there(channel.get_partial_message(found), message):
            return found
        sent = await channel.send(
            view=message.view(),
            allowed_mentions=message.allowed_mentions(),
            nonce=f"{JOB}{channel.guild.id % 10**8}{job.due_at}",
            silent=True,
        )
        return sent.id

    async def _remove(self, hall: HallMessage) -> None:
        """Delete a hall's record, and its message unless Discord forbids it. Raises Discord's outages."""
        channel = self._delivery.client.get_partial_messageable(hall.channel_id, guild_id=hall.guild_id)
        await delete_if_allowed(channel.get_partial_message(hall.message_id))
        await self._delivery.store.write(delete_hall, hall.guild_id)


@feature.listener("on_guild_channel_update")
@feature.listener("on_guild_channel_delete")
@feature.listener("on_guild_role_update")
@feature.listener("on_guild_role_delete")
async def renew(services: Services, *changes: discord.abc.GuildChannel | discord.Role) -> None:
    """Have a server's hall updated, if it has one.

    Other members may see tables' channels now, or its own channel is gone.
    """
    guild_id, now = changes[-1].guild.id, services.manager.now()
    if await services.store.read(jobs.of, jobs.server_job(JOB, guild_id, now)) is not None:
        await services.store.write(mark_due, guild_id, now)


@feature.button(SEAT)
async def take_seat(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Join* in a hall: seat the user, update the lobby, and answer privately with its link.

    Raises Refused: no-such-table, also for a table that the user may not see; and as `LobbyService.join`.
    """
    table_id = table_number("".join(press.path[:1]))
    table = await table_of(services, interaction, CustomId("join", table_id))
    joined = await services.manager.lobbies.join(table.id, person(interaction.user))
    await publish_lobby(services, joined)
    say = say_to(interaction)
    text = say("hall-joined", game=say(f"game-{joined.game}"), link=link(joined))
    await reply_private(interaction, Message(text))
