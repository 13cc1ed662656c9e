"""A user's own settings: `/notify`, where and when they are notified, and `/language`."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from functools import cache

import discord
from babel.dates import format_time
from discord import app_commands
from discord.ui.view import BaseView

from bot.errors import Refused
from bot.feature import Choices, Feature, Services, translated_text
from bot.handlers.context import chosen_value
from bot.store import table_queries
from bot.store.records import DEFAULT_PREFERENCES, PreferenceColumns, Preferences
from bot.tables import notifications, quiet_hours
from bot.tables.languages import choose_language
from bot.tables.notifications import (
    DIGEST,
    NEARLY_UP,
    NEVER,
    PLACES,
    REMINDERS,
    mute,
    set_preferences,
    unmute,
    wanted_reminders,
)
from bot.ui.custom_id import CustomId, submitted_answers
from bot.ui.markup import COMMANDS, clock_hour, unknown_zone_hint, yes_or_no
from bot.ui.message import (
    MAX_TITLE,
    MOST_CHOICES,
    Button,
    Choice,
    Divider,
    Layout,
    Menu,
    Message,
    Part,
    clipped,
)
from bot.ui.responder import Interaction, edit, language_of, reply_private, say_to, send_form
from engine.core.catalogue import Say, babel_locale, languages, native_name

DISCORD = "discord"
"""Option of `/language`: follow the user's Discord client."""
LANGUAGES = [
    app_commands.Choice(name=translated_text("language-discord"), value=DISCORD),
    *(app_commands.Choice(name=native_name(each), value=each) for each in languages()),
]

feature = Feature()


def city(zone: str, say: Say) -> str:
    """Return a time zone's city in the user's language, else the last part of its name."""
    known = babel_locale(say.language).time_zones.get(zone, {}).get("city")
    return str(known or zone.rpartition("/")[2].replace("_", " "))


def zones_matching(typed: str, say: Say) -> list[tuple[str, str]]:
    """Return (label, zone) of the time zones whose label contains the typed text, sorted by zone."""
    words = typed.casefold().replace("_", " ")
    return [(name, zone) for name, zone in _zone_labels(say) if words in name.casefold().replace("_", " ")]


@cache
def _zone_labels(say: Say) -> list[tuple[str, str]]:
    """Return (label, zone) of all time zones, sorted by zone. Cached."""
    return [(_zone_label(zone, say), zone) for zone in sorted(quiet_hours.known_zones())]


def _zone_label(zone: str, say: Say) -> str:
    """Return city and zone, or the zone alone if it contains the city."""
    called = city(zone, say)
    return zone if called in zone.replace("_", " ") else f"{called} ({zone})"


TURNS, REMIND, QUIET, DAILY, ZONE, NEXT = "turns", "remind", "quiet", "digest", "zone", "next"
"""First part of a press's path: a setting."""


ZONES, OTHER, UNDO, RESET, MUTE, UNMUTE = "zones", "other", "undo", "reset", "mute", "unmute"
"""First part of a press's path: an action."""


NONE = "none"


SYMBOLS = {"direct": "💬", "channel": "📣", "both": "🔔", "neither": "🔕", "digest": "📬"}


SPANS = ((21, 7), (22, 7), (22, 8), (23, 7), (23, 8), (0, 8))
"""Offered quiet hours, as (first, last)."""


CITIES = (
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Lagos",
    "Africa/Johannesburg",
    "Africa/Nairobi",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)
"""A city for most UTC offsets. With UTC and the current zone they fill a menu."""


def settings_message(
    preferences: Preferences,
    now: int,
    say: Say,
    *,
    before: Preferences | None = None,
    asks_zone: bool = False,
) -> Layout:
    """Return the settings with a menu each. `now` is a Unix time.

    `before` (earlier settings): if they differ, say so and add *Undo*, except for muting alone. `asks_zone`,
    or an unknown zone, adds the menu of time zones.
    """
    holds = settings_sentence(preferences, say)
    if quiet_hours.is_muted(preferences, now):
        holds = say("notify-muted", until=f"<t:{preferences.muted_until}:f>", now=holds)
    translated_text = say("notify-changed", now=holds) if before not in (None, preferences) else holds
    if not quiet_hours.is_known_zone(preferences.time_zone):
        asks_zone, translated_text = True, f"{translated_text}\n{unknown_zone_hint(preferences, say)}"
    undo = before is not None and settings_path(before) != settings_path(preferences)
    parts: list[Part] = [
        f"{say('notify-title')}\n{translated_text}",
        Divider(),
        say("notify-turns"),
        Menu(
            _settings_press(TURNS),
            say("choose"),
            [_place_choice(place, preferences, say) for place in PLACES],
        ),
        say("notify-remind"),
        Menu(_settings_press(REMIND), say("choose"), list(_reminder_choices(preferences, say))),
        say("notify-quiet"),
        Menu(_settings_press(QUIET), say("choose"), list(_quiet_hour_choices(preferences, say))),
        say("notify-digest"),
        Menu(_settings_press(DAILY), say("choose"), list(_digest_hour_choices(preferences, say))),
    ]
    if asks_zone:
        zones = list(_zone_choices(preferences, now, say))
        parts += [say("notify-zone", **COMMANDS), Menu(_settings_press(ZONE), say("choose"), zones)]
    tables = [Button(say("button-alerts"), CustomId("alerts"))]
    return Layout(parts=[*parts, _settings_buttons(preferences, before if undo else None, now, say), tables])


def settings_sentence(preferences: Preferences, say: Say) -> str:
    """Return the current settings as a sentence."""
    is_quiet = quiet_hours.quiet_hours_length(preferences) > 0
    is_daily = notifications.wants_digest(preferences)
    return say(
        "notify-summary",
        turns=preferences.turns,
        quiet=yes_or_no(is_quiet),
        **{"from": clock_hour(preferences.quiet_from)},
        until=clock_hour(preferences.quiet_until),
        remind=wanted_reminders(preferences),
        digest=clock_hour(preferences.digest),
        daily=yes_or_no(is_daily and preferences.turns != DIGEST),
        next=yes_or_no(preferences.next_up),
        hours=yes_or_no(is_quiet or is_daily),
        zone=city(quiet_hours.zone_of(preferences.time_zone).key, say),
    ).strip()


def _place_choice(place: str, preferences: Preferences, say: Say) -> Choice:
    """Return the choice of where to be notified of turns; the one in `preferences` is marked as chosen."""
    name = f"notify-turns-{place}"
    return Choice(say(name), place, SYMBOLS[place], say(f"{name}-about"), chosen=place == preferences.turns)


def _reminder_choices(preferences: Preferences, say: Say) -> Iterable[Choice]:
    """Yield the reminders; with turns in the digest only the last one and none."""
    offered = (NEARLY_UP, NEVER) if preferences.turns == DIGEST else REMINDERS
    now = wanted_reminders(preferences)
    for which in offered:
        name = f"notify-remind-{which}"
        yield Choice(say(name), which, "⏳", say(f"{name}-about"), chosen=which == now)


def _quiet_hour_choices(preferences: Preferences, say: Say) -> Iterable[Choice]:
    """Yield none, `SPANS`, the user's own hours, and *Other hours…* (a form)."""
    now = (
        (preferences.quiet_from, preferences.quiet_until)
        if quiet_hours.quiet_hours_length(preferences)
        else None
    )
    yield Choice(say("notify-quiet-none"), NONE, "☀️", chosen=now is None)
    for span in (*SPANS, *({now} - {None, *SPANS})):
        if span is not None:
            first, last = span
            label = say("notify-quiet-span", **{"from": clock_hour(first)}, until=clock_hour(last))
            yield Choice(label, f"{first}-{last}", "🌙", chosen=span == now)
    yield Choice(
        say("notify-quiet-other"), OTHER, "✏️", say("notify-quiet-about", most=quiet_hours.MOST_QUIET_HOURS)
    )


def _digest_hour_choices(preferences: Preferences, say: Say) -> Iterable[Choice]:
    """Yield *None* (left out while turns are only in the digest), and each hour."""
    if preferences.turns != DIGEST:
        yield Choice(
            say("notify-digest-none"),
            str(notifications.NO_DIGEST),
            "✖️",
            chosen=not notifications.wants_digest(preferences),
        )
    for number in range(24):
        label = say("notify-digest-at", time=clock_hour(number))
        yield Choice(label, str(number), "📬", chosen=number == preferences.digest)


def _zone_choices(preferences: Preferences, now: int, say: Say) -> Iterable[Choice]:
    """Yield UTC, `CITIES` and the user's own zone if it is known, from west to east."""
    offered = {DEFAULT_PREFERENCES.time_zone, *({preferences.time_zone} & quiet_hours.known_zones()), *CITIES}
    times = {zone: datetime.fromtimestamp(now, quiet_hours.zone_of(zone)) for zone in offered}
    for zone, time in sorted(times.items(), key=lambda one: (one[1].utcoffset(), one[0])):
        label = say(
            "notify-zone-choice",
            time=str(format_time(time, "short", locale=babel_locale(say.language))),
            city=city(zone, say),
        )
        yield Choice(label, zone, "🕒", chosen=zone == preferences.time_zone)


def _settings_buttons(
    preferences: Preferences, before: Preferences | None, now: int, say: Say
) -> list[Button]:
    """Return the buttons below the settings: *Undo* (if there is a `before`), mute, zone, next up and reset.

    *Reset* is disabled while all settings are the defaults.
    """
    undo = [] if before is None else [_undo_button(before, say)]
    next_up = say("button-notify-next", now="on" if preferences.next_up else "off")
    return [
        *undo,
        _mute_button(preferences, now, say),
        Button(say("button-notify-zone"), _settings_press(ZONES)),
        Button(next_up, _settings_press(NEXT, "0" if preferences.next_up else "1")),
        Button(
            say("button-notify-reset"),
            _settings_press(RESET),
            disabled=settings_path(preferences) == settings_path(DEFAULT_PREFERENCES),
        ),
    ]


def _mute_button(preferences: Preferences, now: int, say: Say) -> Button:
    """Return the button that mutes pings or, while they are muted, the blue one that ends it."""
    if not quiet_hours.is_muted(preferences, now):
        return Button(say("button-notify-mute"), _settings_press(MUTE))
    return Button(say("button-notify-unmute"), _settings_press(UNMUTE), style=discord.ButtonStyle.primary)


def _undo_button(before: Preferences, say: Say) -> Button:
    style = discord.ButtonStyle.primary
    return Button(say("button-notify-undo"), _settings_press(UNDO, *settings_path(before)), style=style)


_KEPT = ("turns", "remind", "quiet_from", "quiet_until", "time_zone", "next_up", "digest")
"""Columns set on the page, in the order in which *Undo* stores them."""


def settings_path(preferences: Preferences) -> tuple[str, ...]:
    """Return the page's settings as texts for a button's path, in the order of `_KEPT`."""
    return tuple(
        str(int(value) if isinstance(value := getattr(preferences, name), bool) else value) for name in _KEPT
    )


def read_path(texts: Iterable[str]) -> PreferenceColumns:
    """Parse the path of an *Undo* button, as `settings_path` writes it; choices and zone are not checked.

    Raises ValueError for a wrong length or no number.
    """
    turns, remind, first, last, zone, next_up, at = texts
    return {
        "turns": turns,
        "remind": remind,
        "quiet_from": int(first),
        "quiet_until": int(last),
        "time_zone": zone,
        "next_up": next_up == "1",
        "digest": int(at),
    }


def hours_form(preferences: Preferences, say: Say) -> discord.ui.Modal:
    """Return the form that asks for the first and last hour of quiet hours."""
    form = discord.ui.Modal(
        title=clipped(say("notify-form"), MAX_TITLE), custom_id=_settings_press(OTHER).write()
    )
    for name, now in (("from", preferences.quiet_from), ("until", preferences.quiet_until)):
        options = [
            discord.SelectOption(label=clock_hour(number), value=str(number), default=number == now)
            for number in range(24)
        ]
        menu = discord.ui.Select[BaseView](custom_id=name, options=options)
        form.add_item(discord.ui.Label(text=clipped(say(f"notify-form-{name}"), MAX_TITLE), component=menu))
    # Stopped, so that discord.py does not keep it in memory.
    form.stop()
    return form


def _settings_press(*path: str) -> CustomId:
    return CustomId("notify", path=path)


@feature.button("notify")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle the page's menus and buttons: apply one choice, and show the page with *Undo*.

    Without a path, answer with a new page. *Other hours…* opens a form. Hours in the default time zone add
    the menu of zones. Raises Refused: unknown-button, no-such-zone, no-such-choice, quiet-too-long,
    too-slow.
    """
    before = await services.store.read(table_queries.read_preferences, interaction.user.id)
    what, *path = press.path or ("",)
    now, say = services.publisher.now(), say_to(interaction)
    if (what, chosen_value(interaction)) == (QUIET, OTHER):
        await send_form(interaction, hours_form(before, say))
        return
    if not what:
        await reply_private(interaction, settings_message(before, now, say))
        return
    if what == ZONES:
        await edit(interaction, settings_message(before, now, say, asks_zone=True))
        return
    muting = {MUTE: mute, UNMUTE: unmute}.get(what)
    if muting is not None:
        preferences = await services.manager.run_for(muting, interaction.user.id)
        await edit(interaction, settings_message(preferences, now, say, before=before))
        return
    try:
        chosen = _chosen_columns(interaction, what, path)
    except (KeyError, ValueError):
        raise Refused("unknown-button") from None
    preferences = await services.manager.run_for(set_preferences, interaction.user.id, **chosen)
    asks_zone = what != ZONE and _has_hours_without_zone(preferences)
    await edit(interaction, settings_message(preferences, now, say, before=before, asks_zone=asks_zone))


def _has_hours_without_zone(preferences: Preferences) -> bool:
    """Return whether the user has quiet hours or a digest, but still the default time zone."""
    has_hours = quiet_hours.quiet_hours_length(preferences) > 0 or notifications.wants_digest(preferences)
    return has_hours and preferences.time_zone == DEFAULT_PREFERENCES.time_zone


def _chosen_columns(interaction: Interaction, what: str, path: list[str]) -> PreferenceColumns:
    """Return the chosen setting as columns, whose values `set_preferences` checks.

    Raises KeyError (unknown setting, no answer), ValueError (malformed).
    """
    value = chosen_value(interaction)
    if what == UNDO:
        return read_path(path)
    if what == RESET:
        return read_path(settings_path(DEFAULT_PREFERENCES))
    if what == NEXT:
        return {"next_up": path == ["1"]}
    if what == OTHER:
        answers = submitted_answers(interaction.data)
        return {"quiet_from": int(answers["from"] or ""), "quiet_until": int(answers["until"] or "")}
    if what == QUIET:
        first, _, last = value.partition("-") if value != NONE else ("0", "", "0")
        return {"quiet_from": int(first), "quiet_until": int(last)}
    if what == DAILY:
        return {"digest": int(value)}
    if what == TURNS:
        return {"turns": value}
    if what == REMIND:
        return {"remind": value}
    if what == ZONE:
        return {"time_zone": value}
    raise KeyError(what)


@feature.command("notify", describe={"time_zone": "option-time-zone"}, rename={"time_zone": "time-zone"})
async def notify(services: Services, interaction: Interaction, time_zone: str | None = None) -> None:
    """Handle `/notify`: answer privately with the page.

    `time_zone` first sets that zone. Raises Refused: no-such-zone, no-such-choice, quiet-too-long.
    """
    before = await services.store.read(table_queries.read_preferences, interaction.user.id)
    chosen: PreferenceColumns = {} if time_zone is None else {"time_zone": time_zone}
    preferences = await services.manager.run_for(notifications.set_preferences, interaction.user.id, **chosen)
    now, say = services.publisher.now(), say_to(interaction)
    await reply_private(interaction, settings_message(preferences, now, say, before=before))


@feature.suggestions("notify", "time_zone")
async def _suggest_zones(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest the first `MOST_CHOICES` time zones that match the text typed."""
    say = await language_of(interaction, services.languages)
    found = zones_matching(typed, say)
    return [app_commands.Choice(name=name, value=zone) for name, zone in found[:MOST_CHOICES]]


@feature.command(
    "language",
    describe={"language": "option-language"},
    choices={"language": LANGUAGES},
    anywhere=True,
)
async def language(services: Services, interaction: Interaction, language: str) -> None:
    """Handle `/language`: store the user's language, or that it follows Discord's.

    Answer privately in that language. Raises Refused: no-such-choice.
    """
    chosen, user_id = None if language == DISCORD else language, interaction.user.id
    await services.manager.run_for(choose_language, user_id, chosen)
    services.languages.forget(user_id)
    say = await language_of(interaction, services.languages)
    how = DISCORD if chosen is None else "own"
    await reply_private(interaction, Message(say("language-chosen", how=how, name=native_name(say.language))))
