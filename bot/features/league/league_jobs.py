"""Background work of leagues: seasons begin and end, games open, and the message is kept current.

Each server with a league has one job. It runs once an hour, and after each result.
"""

from __future__ import annotations

import logging
from functools import partial
from hashlib import blake2b
from typing import NamedTuple

import discord
import msgspec
from msgspec.structs import replace as changed

from bot.feature import Feature, Services
from bot.features.league import league_messages, league_queries, leagues
from bot.features.league.league_messages import group_images
from bot.features.league.league_queries import Season
from bot.features.league.league_tables import LeagueTables
from bot.features.league.leagues import JOB, Leagues, LeagueView, OpenTurn
from bot.jobs import sender
from bot.jobs.clock_notices import is_gone
from bot.jobs.delivery import DeliveryJob
from bot.jobs.recurring_messages import hall_section
from bot.jobs.scheduler import HOUR, MINUTE
from bot.log_context import describe
from bot.ops import permissions
from bot.store import jobs
from bot.store.jobs import Job
from bot.tables.manager import Manager
from bot.tables.servers import Server
from bot.ui import pictures
from bot.ui.custom_id import CustomId
from bot.ui.markup import community_language
from bot.ui.message import Message, Part
from engine.core.catalogue import Catalogue, Say, catalogue_for
from render.league_picture import LeagueCard

PAUSE = 30
"""The least number of seconds between two edits of a league's message."""
RETRY = 10 * MINUTE
"""Seconds until the next try where the bot lacks permissions, or while the server is unavailable."""
MANY_THREADS = 160006
"""Discord's error code on a server with 1,000 active threads, the most that it allows."""

log = logging.getLogger(__name__)
feature = Feature()


class _Content(NamedTuple):
    """What a season's message shows, with hashes of its lasting lines, and of these and the rest."""

    view: LeagueView
    turns: list[OpenTurn]
    card: LeagueCard | None
    lasting_hash: str
    full_hash: str


@feature.job
class LeagueJob(DeliveryJob):
    """Job that runs a server's league."""

    name, most = JOB, 100

    async def run(self, job: Job) -> int | None:
        """Do what is due in a server's league. Return when to run again (Unix time); None: it is off.

        Without permission, or if Discord refuses, it is tried again later. Raises Discord's other errors.
        """
        client, now, guild_id = self._delivery.client, self._delivery.now(), job.message_id
        server = await self._delivery.manager.server(guild_id)
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            gone = guild is None and client.is_ready() and server.league is None
            return None if gone else now + (RETRY if client.is_ready() else MINUTE)
        try:
            return await self._serve(guild, server)
        except discord.HTTPException as error:
            if not (isinstance(error, discord.Forbidden) or error.code == MANY_THREADS):
                raise
            log.info("The league of server %s waits: %s", guild_id, describe(error))
            return now + RETRY

    async def _serve(self, guild: discord.Guild, server: Server) -> int | None:
        """Run the league in its channel, or end it if it is off or its channel is gone.

        Without permissions, only advance it. Return when to run again (Unix time); None: it is off.
        """
        season = await self._delivery.store.read(league_queries.newest_season, guild.id)
        say = catalogue_for(server.language, community_language(guild))
        if season is not None and (season.closed_at is not None or server.league is None):
            await self._end(guild, season, say)
        if server.league is None:
            return None
        channel = guild.get_channel(server.league)
        if not isinstance(channel, discord.TextChannel):
            log.info("The league of server %s is turned off, since its channel is gone", guild.id)
            await self._delivery.manager.change_server(guild.id, partial(changed, league=None))
            return self._delivery.now()
        if permissions.missing_to_host(channel.permissions_for(guild.me)):
            if season is not None:
                await self._advance(season)
            return self._delivery.now() + RETRY
        return await self._keep(channel, say)

    async def _end(self, guild: discord.Guild, season: Season, say: Catalogue) -> None:
        """Show the end of a season that is over, or delete one that has not begun, with its message."""
        channel = guild.get_channel(season.channel_id or 0)
        if season.closed_at is None:
            await self._remove_message(season)
            await self._delivery.store.write(league_queries.delete_season, season)
        elif isinstance(channel, discord.TextChannel) and not permissions.missing(
            channel.permissions_for(guild.me), thread=False
        ):
            await self._show(channel, season, say)

    async def _keep(self, channel: discord.TextChannel, say: Catalogue) -> int:
        """Add or begin the newest season, advance it, open games, and show it in the channel.

        Return when to continue (Unix time).
        """
        guild_id, now = channel.guild.id, self._delivery.now()
        season = await self._delivery.store.write(leagues.prepare, guild_id, now)
        if season.seed is None and season.begins_at is not None and season.begins_at <= now:
            season = await self._begin(guild_id)
        season, are_more = await self._advance(season), False
        if season.is_running:
            are_more = await LeagueTables(self._delivery, season).open_next(channel, say)
        shown_at = await self._show(channel, season, say)
        if are_more or season.closed_at is not None:
            return now + MINUTE
        moments = (season.begins_at, season.ends_at, shown_at, now + HOUR)
        return min(moment for moment in moments if moment is not None and moment > now)

    async def _advance(self, season: Season) -> Season:
        """Drop a running season's no-shows, end leavers' games, seat substitutes, and close it if over.

        Return the season.
        """
        if not season.is_running:
            return season
        tables, now = LeagueTables(self._delivery, season), self._delivery.now()
        await tables.drop_no_shows()
        await tables.end_games_of_leavers()
        await self._delivery.store.write(leagues.substitute, season, now)
        return await self._delivery.store.write(leagues.close_if_over, season, now)

    async def _begin(self, guild_id: int) -> Season:
        """Take out members who have left the server, and begin the season if its time has come."""
        for member in await self._delivery.store.read(league_queries.members, guild_id):
            if await is_gone(self._delivery.client, guild_id, member.id):
                await self._delivery.store.write(league_queries.leave, guild_id, member.id)
        apart = await self._delivery.store.read(leagues.pairs_apart, guild_id)
        seed = format(self._delivery.manager.seed(), "x")
        return await self._delivery.store.write(leagues.begin, guild_id, seed, apart, self._delivery.now())

    async def _show(self, channel: discord.TextChannel, season: Season, say: Catalogue) -> int | None:
        """Show a season in a channel, and delete its message elsewhere.

        If the message was just changed, only return when to do so (Unix time); else None.
        """
        if season.channel_id not in (None, channel.id):
            await self._remove_message(season)
            season = await self._record(season, channel_id=None, message_id=None, content_hash="")
        content, now = await self._content(season, say), self._delivery.now()
        if season.content_hash == content.full_hash:
            return None
        edit_at = _edit_at(season, content, now)
        if edit_at > now:
            return edit_at
        card = content.card
        images = await group_images(card, say, patience=pictures.LONG_PATIENCE) if card else []
        message = league_messages.channel_message(content.view, content.turns, images, say)
        message_id = await self._write(channel, season, message)
        # Without its picture, the message is edited again in an hour.
        shown = content.full_hash if images or card is None else content.lasting_hash
        await self._record(
            season, channel_id=channel.id, message_id=message_id, content_hash=shown, edited_at=now
        )
        return None

    async def _content(self, season: Season, say: Catalogue) -> _Content:
        """Read what the message shows now. The card is None unless there is one group."""
        view = await self._delivery.store.read(leagues.view, season)
        turns = await Leagues(self._delivery.manager).turns(view)
        group = view.only_group
        card = (
            None
            if group is None
            else league_messages.group_card(view, group, turns, self._delivery.now(), say)
        )
        in_words = league_messages.channel_message(view, turns, [], say)
        lasting_hash = _json_hash("\n".join(league_messages.lasting_lines(view, say)))
        return _Content(view, turns, card, lasting_hash, lasting_hash + _json_hash([in_words.text, card]))

    async def _record(self, season: Season, **columns: int | str | None) -> Season:
        """Write columns of a season, and return it with them."""
        return await self._delivery.store.write(league_queries.change_season, season, **columns)

    async def _write(self, channel: discord.TextChannel, season: Season, message: Message) -> int:
        """Edit a season's message, or post it if it is gone. Return its id.

        Before posting, search for one that a crash has left unrecorded.
        """
        known, post = season.message_id, channel.get_partial_message
        if known is not None and await sender.edit_if_there(post(known), message):
            return known
        press = CustomId(league_messages.VERB, path=(str(season.season),))
        found = await sender.find_message(self._delivery.client, channel, lambda one: one == press)
        if found is not None and await sender.edit_if_there(post(found), message):
            return found
        return (await sender.send_message(channel, message)).id

    async def _remove_message(self, season: Season) -> None:
        """Delete a season's message on Discord, if there is one; its record stays. Raises outages."""
        if season.channel_id is None or season.message_id is None:
            return
        channel = self._delivery.client.get_partial_messageable(season.channel_id, guild_id=season.guild_id)
        await sender.delete_if_allowed(channel.get_partial_message(season.message_id))


def _edit_at(season: Season, content: _Content, now: int) -> int:
    """Return when a season's message may be posted or edited (Unix time), `now` or later.

    Edits are `PAUSE` seconds apart, an hour if only turns have changed. A closed season's is at once.
    """
    if season.message_id is None or season.closed_at is not None or season.edited_at > now:
        return now
    only_turns = season.content_hash.startswith(content.lasting_hash)
    return max(now, season.edited_at + (HOUR if only_turns else PAUSE))


def _json_hash(content: object) -> str:
    """Return a hash of content that can be JSON, in 16 hexadecimal digits."""
    return blake2b(msgspec.json.encode(content), digest_size=8).hexdigest()


@hall_section
async def in_hall(manager: Manager, guild_id: int, say: Say) -> list[Part]:
    """Return the league's section in a server's hall. Empty without a league, and between two seasons."""
    if (await manager.server(guild_id)).league is None:
        return []
    view = await Leagues(manager).view(guild_id)
    # The league's job closes a season a little after its last game.
    is_over = view.season.closed_at is not None or leagues.is_played(view)
    return [] if is_over else [league_messages.section(view, say)]


@feature.listener("on_guild_channel_delete")
async def look_again(services: Services, channel: discord.abc.GuildChannel) -> None:
    """Make the job of a server's league due after the league's channel was deleted."""
    now = services.manager.now()
    if (await services.manager.server(channel.guild.id)).league == channel.id:
        await services.store.write(jobs.advance, jobs.server_job(JOB, channel.guild.id, now))
