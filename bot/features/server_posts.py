"""The page of `/settings` for posts that the bot makes by itself: the daily and the weekly one."""

from __future__ import annotations

from collections.abc import Mapping

import discord
from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature
from bot.handlers.context import chosen_values, lacking_in, managed, require_post_channel
from bot.jobs.server_posts import DAILY_POST, WEEK_POSTS, job_of
from bot.services import Services
from bot.store import jobs, rows
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
    """Handle *Daily and weekly posts…* in `/settings`: answer privately with its page.

    Its menus choose channels and hours. Raises Refused: not-in-server, not-manager, unknown-button,
    missing-permissions.
    """
    guild_id, manager = managed(interaction), services.manager
    zone = (await services.store.read(rows.preferences, interaction.user.id)).time_zone
    if press.path:
        server = await manager.server(guild_id)
        await manager.change_server(guild_id, _changed(server, press.path, interaction, zone))
    shown = await _page(services, interaction, guild_id, zone)
    await (edit if press.path else reply_private)(interaction, shown)


def _changed(server: Server, path: tuple[str, ...], interaction: Interaction, zone: str) -> Server:
    picked = chosen_values(interaction)
    match path:
        case (kind, what) if kind in KINDS and all(number(one) is not None for one in picked):
            before: PostTime | None = getattr(server, kind)
            return changed(server, **{kind: _post_time(before, kind, what, picked, interaction, zone)})
        case _:
            raise Refused("unknown-button")


def _post_time(
    before: PostTime | None, kind: str, what: str, values: list[str], interaction: Interaction, zone: str
) -> PostTime | None:
    """Return when a post is due after a choice of channel or hour; None if the channel was removed.

    A new post gets its usual hour. The hour is in the time zone of the user.
    """
    if what == CHANNEL and not values:
        return None
    if what == CHANNEL and len(values) == 1:
        usual = PostTime(0, KINDS[kind][1], zone) if before is None else before
        return changed(usual, channel=require_post_channel(interaction, int(values[0])))
    if what == HOUR and before is not None and len(values) == 1 and int(values[0]) in range(24):
        return changed(before, hour=int(values[0]), zone=zone)
    raise Refused("unknown-button")


async def _page(services: Services, interaction: Interaction, guild_id: int, zone: str) -> Layout:
    server, say = await services.manager.server(guild_id), say_to(interaction)
    due = {
        kind: job.due_at
        for kind in KINDS
        if (job := await services.store.read(jobs.of, job_of(guild_id, kind))) is not None
    }
    parts: list[Part] = [say("posts-title", zone=zone.replace("_", " "), **COMMANDS)]
    for kind in KINDS:
        parts += _post_parts(kind, getattr(server, kind), due, interaction.guild, say)
    return Layout(parts=parts)


def _post_parts(
    kind: str, when: PostTime | None, due: Mapping[str, int], guild: discord.Guild | None, say: Say
) -> list[Part]:
    chosen = [] if when is None else [when.channel]
    press = CustomId(VERB, path=(kind, CHANNEL))
    parts: list[Part] = [
        say(KINDS[kind][0]),
        ChannelMenu(press, say("posts-off"), chosen, most=1, types=TEXT_CHANNELS),
    ]
    if when is None:
        return parts
    hours = [Choice(clock_hour(one), str(one), "🕘", chosen=one == when.hour) for one in range(24)]
    parts.append(Menu(CustomId(VERB, path=(kind, HOUR)), say("choose"), hours))
    if kind in due:
        parts.append(say("posts-next", when=f"<t:{due[kind]}:F>"))
    if lacking := lacking_in(guild, when.channel):
        names = permissions(lacking, say)
        parts.append(say("posts-blocked", channel=f"<#{when.channel}>", permissions=names))
    return parts
