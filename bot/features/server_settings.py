"""`/settings`: a server's settings, for its managers, and the page for the daily and the weekly post."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from functools import partial

import discord
from msgspec.structs import replace as changed

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import chosen_values, lacking_in, managed, require_post_channel
from bot.jobs.recurring_messages import DAILY_POST, WEEK_POSTS
from bot.ops.permissions import may_mention
from bot.store import jobs, table_queries
from bot.tables import quiet_hours
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.servers import Cancelling, PostTime, Server
from bot.ui import clock_text
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import COMMANDS, clock_hour
from bot.ui.message import TEXT_CHANNELS, Button, ChannelMenu, Choice, Layout, Menu, Part, RoleMenu
from bot.ui.responder import Interaction, edit, reply_private, say_to
from bot.ui.sentences import permissions
from engine.core.catalogue import Say, languages, native_name

CHANNELS, CLOCK, CANCELLING, PINGS, LANGUAGE = "channels", "clock", "cancelling", "pings", "language"
HALL, ROLE, CUP, LEAGUE = "hall", "role", "cup", "league"
"""Settings; each is the path of its menu's press."""
ON, OFF = "on", "off"
PAGES = ("barred", "reports", "posts", "roles", "results")
"""Verbs of the buttons that open further pages."""
AUTO = "auto"
"""Value for no language setting."""
POSTS = "posts"
POST_CHANNEL, POST_HOUR = "channel", "hour"
"""Ends of a press's path, after the kind of post."""
POSTS_BY_KIND = {DAILY_POST: ("posts-daily", 9), WEEK_POSTS: ("posts-week", 20)}
"""Posts with the sentence about each, and the hour at which it is first."""

feature = Feature()


def settings_page(
    server: Server, say: Say, lacking: Sequence[str] = (), lacking_for_league: Sequence[str] = ()
) -> Layout:
    """Return a menu for each setting, with the current value selected, and buttons to further pages.

    `lacking`, `lacking_for_league`: permissions that the bot lacks in the channels of hall and league.
    """
    clocks = clock_text.choices(server.default_clock, say)
    cancelling = [
        _setting_choice("cancelling", who.value, say, chosen=who is server.cancelling) for who in Cancelling
    ]
    pings = [
        _setting_choice("pings", which, say, chosen=server.pings is (which == ON)) for which in (ON, OFF)
    ]
    cups = [
        Choice(say(f"server-cup-{which}"), which, chosen=server.cup is (which == ON)) for which in (ON, OFF)
    ]
    return Layout(
        parts=[
            say("server-title"),
            say("server-channels"),
            ChannelMenu(_setting_press(CHANNELS), say("server-everywhere"), server.channels),
            say("server-clock"),
            Menu(_setting_press(CLOCK), say("choose"), clocks),
            say("server-cancelling"),
            Menu(_setting_press(CANCELLING), say("choose"), cancelling),
            say("server-pings"),
            Menu(_setting_press(PINGS), say("choose"), pings),
            say("server-role"),
            RoleMenu(_setting_press(ROLE), say("server-role-none"), server.alert_role),
            say("server-language"),
            Menu(_setting_press(LANGUAGE), say("choose"), list(_language_choices(server, say))),
            *_channel_parts(HALL, server.hall, lacking, say),
            say("server-cup"),
            Menu(_setting_press(CUP), say("choose"), cups),
            *_channel_parts(LEAGUE, server.league, lacking_for_league, say),
            [Button(say(f"button-{verb}"), CustomId(verb)) for verb in PAGES],
        ]
    )


def _channel_parts(what: str, channel_id: int | None, lacking: Sequence[str], say: Say) -> list[Part]:
    """Return the setting of HALL or LEAGUE: its channel's menu, and a warning of `lacking` permissions."""
    chosen = [] if channel_id is None else [channel_id]
    menu = ChannelMenu(_setting_press(what), say(f"server-{what}-off"), chosen, most=1, types=TEXT_CHANNELS)
    names = permissions(lacking, say)
    blocked = say(f"server-{what}-blocked", channel=f"<#{channel_id}>", permissions=names)
    return [say(f"server-{what}"), menu, *([blocked] if lacking else [])]


def _language_choices(server: Server, say: Say) -> Iterator[Choice]:
    yield _setting_choice("language", AUTO, say, chosen=server.language is None)
    for language in languages():
        about = say("server-language-one-about")
        yield Choice(native_name(language), language, about=about, chosen=language == server.language)


def _setting_choice(what: str, value: str, say: Say, *, chosen: bool) -> Choice:
    name = f"server-{what}-{value}"
    return Choice(say(name), value, about=say(f"{name}-about"), chosen=chosen)


def _setting_press(what: str) -> CustomId:
    return CustomId("server", path=(what,))


@feature.button("server")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Store one setting of `/settings`, and show the page.

    Raises Refused: not-in-server, not-manager, unknown-button, missing-permissions, role-silent.
    """
    guild_id, values = managed(interaction), chosen_values(interaction)
    if press.path == (ROLE,) and values:
        _require_mentionable(interaction, number(values[0]) or 0)
    if press.path in ((HALL,), (LEAGUE,)) and values:
        require_post_channel(interaction, number(values[0]) or 0, threads=press.path == (LEAGUE,))
    change = partial(_with_setting, path=press.path, values=values)
    server = await services.manager.change_server(guild_id, change)
    if press.path in ((HALL,), (LEAGUE,)):
        services.publisher.run_due_jobs()
    await edit(interaction, _page(interaction, server))


def _require_mentionable(interaction: Interaction, role_id: int) -> None:
    """Check that the bot may mention a role. Raises Refused: role-silent."""
    if interaction.guild is not None and not may_mention(interaction.guild, role_id):
        raise Refused("role-silent", role=f"<@&{role_id}>")


def _with_setting(server: Server, path: tuple[str, ...], values: list[str]) -> Server:
    """Return the settings with one changed. Raises Refused: unknown-button."""
    ids = [id_ for id_ in map(number, values) if id_ is not None]
    if path == (CHANNELS,) and len(ids) == len(values):
        return changed(server, channels=tuple(ids))
    if path in ((HALL,), (LEAGUE,), (ROLE,)) and len(ids) == len(values) <= 1:
        name = "alert_role" if path == (ROLE,) else path[0]
        return changed(server, **{name: next(iter(ids), None)})
    if path == (CLOCK,) and values and values[0] in CLOCK_CHOICES:
        return changed(server, clock=values[0])
    if path == (CANCELLING,) and values and values[0] in set(Cancelling):
        return changed(server, cancelling=Cancelling(values[0]))
    if path == (PINGS,) and values in ([ON], [OFF]):
        return changed(server, pings=values == [ON])
    if path == (CUP,) and values in ([ON], [OFF]):
        return changed(server, cup=values == [ON])
    if path == (LANGUAGE,) and values and values[0] in (AUTO, *languages()):
        return changed(server, language=None if values[0] == AUTO else values[0])
    raise Refused("unknown-button")


@feature.command("settings", managers_only=True)
async def settings(services: Services, interaction: Interaction) -> None:
    """Handle `/settings`: answer privately with its page. Raises Refused: not-in-server, not-manager."""
    await reply_private(interaction, _page(interaction, await services.manager.server(managed(interaction))))


@feature.listener("on_guild_remove")
async def turn_off(services: Services, guild: discord.Guild) -> None:
    """Turn off the hall and the league of a server that the bot has left."""
    server = await services.manager.server(guild.id)
    if server.hall is not None or server.league is not None:
        await services.manager.change_server(guild.id, partial(changed, hall=None, league=None))


def _page(interaction: Interaction, server: Server) -> Layout:
    """Return the page, with what the bot lacks in the channels of hall and league."""
    in_hall = None if server.hall is None else lacking_in(interaction.guild, server.hall)
    in_league = None if server.league is None else lacking_in(interaction.guild, server.league, threads=True)
    return settings_page(server, say_to(interaction), in_hall or (), in_league or ())


@feature.button(POSTS)
async def change_posts(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Posts…* in `/settings`: answer privately with its page.

    A choice in one of its menus, of a channel or an hour, is stored and shown there. Raises Refused:
    not-in-server, not-manager, unknown-button, missing-permissions.
    """
    guild_id, manager = managed(interaction), services.manager
    zone = (await services.store.read(table_queries.read_preferences, interaction.user.id)).time_zone
    if press.path:
        await manager.change_server(guild_id, _changed_posts(press.path, interaction, zone))
    shown = await _posts_page(services, interaction, guild_id, zone)
    await (edit if press.path else reply_private)(interaction, shown)


def _changed_posts(path: tuple[str, ...], interaction: Interaction, zone: str) -> Callable[[Server], Server]:
    """Return the function that applies a choice to the settings.

    Raises Refused: unknown-button, missing-permissions.
    """
    picked = [number(one) for one in chosen_values(interaction)]
    match path, picked:
        case (kind, what), [] if kind in POSTS_BY_KIND and what == POST_CHANNEL:
            return partial(changed, **{kind: None})
        case (kind, what), [int(channel)] if kind in POSTS_BY_KIND and what == POST_CHANNEL:
            return partial(_with_channel, kind, require_post_channel(interaction, channel), zone)
        case (kind, what), [int(hour)] if kind in POSTS_BY_KIND and what == POST_HOUR and hour in range(24):
            return partial(_with_hour, kind, hour, zone)
        case _:
            raise Refused("unknown-button")


def _with_channel(kind: str, channel: int, zone: str, server: Server) -> Server:
    """Return the settings with a post in a channel; a new one gets its usual hour in the time zone `zone`."""
    before: PostTime | None = getattr(server, kind)
    usual = PostTime(0, POSTS_BY_KIND[kind][1], zone) if before is None else before
    return changed(server, **{kind: changed(usual, channel=channel)})


def _with_hour(kind: str, hour: int, zone: str, server: Server) -> Server:
    """Return the settings with the hour of a post, in the user's time zone.

    Raises Refused: unknown-button, if it is off.
    """
    before: PostTime | None = getattr(server, kind)
    if before is None:
        raise Refused("unknown-button")
    return changed(server, **{kind: changed(before, hour=hour, zone=zone)})


async def _posts_page(services: Services, interaction: Interaction, guild_id: int, zone: str) -> Layout:
    """Return the page with the channel and hour, in `zone`, of each kind of post."""
    server, say = await services.manager.server(guild_id), say_to(interaction)
    parts: list[Part] = [say("posts-title", zone=zone.replace("_", " "), **COMMANDS)]
    for kind in POSTS_BY_KIND:
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
    next_at = quiet_hours.next_at_hour(when.hour, when.zone, now)
    local = datetime.fromtimestamp(next_at, quiet_hours.zone_of(zone))
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
    press = CustomId(POSTS, path=(kind, POST_CHANNEL))
    parts: list[Part] = [
        say(POSTS_BY_KIND[kind][0]),
        ChannelMenu(press, say("posts-off"), chosen, most=1, types=TEXT_CHANNELS),
    ]
    if when is None:
        return parts
    hours = [Choice(clock_hour(one), str(one), "🕘", chosen=one == shown_hour) for one in range(24)]
    parts.append(Menu(CustomId(POSTS, path=(kind, POST_HOUR)), say("choose"), hours))
    if due_at is not None:
        parts.append(say("posts-next", when=f"<t:{due_at}:F>"))
    if lacking := lacking_in(guild, when.channel):
        names = permissions(lacking, say)
        parts.append(say("posts-blocked", channel=f"<#{when.channel}>", permissions=names))
    return parts
