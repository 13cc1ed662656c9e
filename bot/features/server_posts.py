"""The page of `/settings` for posts that the bot makes by itself: the daily and the weekly one."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

import discord
from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import chosen_values, lacking_in, managed, require_post_channel
from bot.jobs.server_posts import DAILY_POST, WEEK_POSTS
from bot.services import Services
from bot.store import jobs, rows
from bot.tables import local_time
from bot.tables.servers import PostTime, Server
from bot.ui.custom_id import CustomId, number
from bot.ui.labels import clock_hour
from bot.ui.message import TEXT_CHANNELS, ChannelMenu, Choice, Layout, Menu, Part
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import COMMANDS, permissions
from engine.core.catalogue import Say

VERB = "posts"
CHANNEL, HOUR = "channel", "hour"
"""Ends of a press's path, after the kind of post."""
KINDS = {DAILY_POST: ("posts-daily", 9), WEEK_POSTS: ("posts-week", 20)}
"""Posts with the sentence about each, and the hour at which it is first."""

feature = Feature()


@feature.button(VERB)
async def change_posts(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Posts…* in `/settings`: answer privately with its page.

    A choice in one of its menus, of a channel or an hour, is stored and shown there. Raises Refused:
    not-in-server, not-manager, unknown-button, missing-permissions.
    """
    guild_id, manager = managed(interaction), services.manager
    zone = (await services.store.read(rows.preferences, interaction.user.id)).time_zone
    if press.path:
        await manager.change_server(guild_id, _change(press.path, interaction, zone))
    shown = await _page(services, interaction, guild_id, zone)
    await (edit if press.path else reply_private)(interaction, shown)


def _change(path: tuple[str, ...], interaction: Interaction, zone: str) -> Callable[[Server], Server]:
    """Return the function that applies a choice to the settings.

    Raises Refused: unknown-button, missing-permissions.
    """
    picked = [number(one) for one in chosen_values(interaction)]
    match path, picked:
        case (kind, what), [] if kind in KINDS and what == CHANNEL:
            return partial(changed, **{kind: None})
        case (kind, what), [int(channel)] if kind in KINDS and what == CHANNEL:
            return partial(_with_channel, kind, require_post_channel(interaction, channel), zone)
        case (kind, what), [int(hour)] if kind in KINDS and what == HOUR and hour in range(24):
            return partial(_with_hour, kind, hour, zone)
        case _:
            raise Refused("unknown-button")


def _with_channel(kind: str, channel: int, zone: str, server: Server) -> Server:
    """Return the settings with a post in a channel.

    A new post gets its usual hour, in the time zone of the user.
    """
    before: PostTime | None = getattr(server, kind)
    usual = PostTime(0, KINDS[kind][1], zone) if before is None else before
    return changed(server, **{kind: changed(usual, channel=channel)})


def _with_hour(kind: str, hour: int, zone: str, server: Server) -> Server:
    """Return the settings with the hour of a post, in the user's time zone.

    Raises Refused: unknown-button, if it is off.
    """
    before: PostTime | None = getattr(server, kind)
    if before is None:
        raise Refused("unknown-button")
    return changed(server, **{kind: changed(before, hour=hour, zone=zone)})


async def _page(services: Services, interaction: Interaction, guild_id: int, zone: str) -> Layout:
    """Return the page with the channel and hour, in `zone`, of each kind of post."""
    server, say = await services.manager.server(guild_id), say_to(interaction)
    parts: list[Part] = [say("posts-title", zone=zone.replace("_", " "), **COMMANDS)]
    for kind in KINDS:
        when: PostTime | None = getattr(server, kind)
        hour = None if when is None else _hour_in(zone, when, services.manager.now())
        job = await services.store.read(jobs.of, jobs.server_job(kind, guild_id))
        due_at = None if job is None else job.due_at
        parts += _post_parts(kind, when, hour, due_at, interaction.guild, say)
    return Layout(parts=parts)


def _hour_in(zone: str, when: PostTime, now: int) -> int | None:
    """Return the hour of a post in the reader's time zone; None if it is not on the hour there."""
    if zone == when.zone:
        return when.hour
    next_at = local_time.next_at_hour(when.hour, when.zone, now)
    local = datetime.fromtimestamp(next_at, local_time.zone_of(zone))
    return None if local.minute else local.hour


def _post_parts(
    kind: str,
    when: PostTime | None,
    shown_hour: int | None,
    due_at: int | None,
    guild: discord.Guild | None,
    say: Say,
) -> list[Part]:
    """Return a post's menus of channel and, if it is on, hour; then its next time and what the bot lacks."""
    chosen = [] if when is None else [when.channel]
    press = CustomId(VERB, path=(kind, CHANNEL))
    parts: list[Part] = [
        say(KINDS[kind][0]),
        ChannelMenu(press, say("posts-off"), chosen, most=1, types=TEXT_CHANNELS),
    ]
    if when is None:
        return parts
    hours = [Choice(clock_hour(one), str(one), "🕘", chosen=one == shown_hour) for one in range(24)]
    parts.append(Menu(CustomId(VERB, path=(kind, HOUR)), say("choose"), hours))
    if due_at is not None:
        parts.append(say("posts-next", when=f"<t:{due_at}:F>"))
    if lacking := lacking_in(guild, when.channel):
        names = permissions(lacking, say)
        parts.append(say("posts-blocked", channel=f"<#{when.channel}>", permissions=names))
    return parts
