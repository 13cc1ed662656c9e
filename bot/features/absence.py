"""`/away` and `/back`: stop a player's clocks at all their tables, and start them again."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from babel.dates import format_date
from discord import app_commands

from bot.errors import Refused
from bot.feature import Choices, Feature, Services
from bot.handlers.context import chosen_value
from bot.store import Table, message_queries, table_queries
from bot.store.records import DEFAULT_PREFERENCES, Interval
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import clock, invitations, quiet_hours
from bot.tables.clock import DAY
from bot.tables.game import game_of, has_rules, state_of
from bot.ui.custom_id import CustomId
from bot.ui.markup import COMMANDS
from bot.ui.message import Choice, Menu, Message
from bot.ui.responder import Interaction, edit, language_of, reply_private, say_to
from engine.core.catalogue import Say, babel_locale, capitalized

MAX_ABSENCE, WINDOW = 21 * DAY, 90 * DAY
"""Longest total absence, and the sliding window for that limit, both in seconds."""


def start_absence(person: PersonTransaction, until: int) -> list[Table]:
    """Stop a user's clocks until the Unix time `until`.

    A running absence ends now. Return the games where they are to move with time left on a clock. Raises
    Refused: away-past, away-too-long (over `MAX_ABSENCE` within `WINDOW`).
    """
    if until <= person.now:
        raise Refused("away-past")
    kept = [*_past_absences(person), Interval(person.now, until)]
    if _most_in_window(kept, person.now) > MAX_ABSENCE:
        raise Refused("away-too-long", days=days_left(person))
    return [table for table in _store_absences(person, kept, until) if _has_time_left(person, table)]


def end_absence(person: PersonTransaction) -> list[Table]:
    """End a user's absence now.

    Return the games whose posts change: those where they are to move with time left, or the turn began during
    the absence. Raises Refused: not-away.
    """
    if person.preferences.away_until <= person.now:
        raise Refused("not-away")
    began = max((absence.begins for absence in person.preferences.absences), default=person.now)
    games = _store_absences(person, _past_absences(person), 0)
    return [table for table in games if table.turn_at >= began or _has_time_left(person, table)]


def days_left(person: PersonTransaction) -> int:
    """Return how many days from now on, 0 to 21, a user may be away; a running absence counts as ended."""
    kept, longest = _past_absences(person), MAX_ABSENCE // DAY
    fits = (
        days
        for days in range(longest, 0, -1)
        if _most_in_window([*kept, Interval(person.now, person.now + days * DAY)], person.now) <= MAX_ABSENCE
    )
    return next(fits, 0)


def _past_absences(person: PersonTransaction) -> list[Interval]:
    """Return a user's absences up to now; a running one ends now."""
    return [
        Interval(begins, min(ends or person.now, person.now))
        for begins, ends in person.preferences.absences
        if begins < person.now
    ]


def _most_in_window(absences: list[Interval], now: int) -> int:
    """Return the most seconds of absence in `WINDOW` seconds from the beginning of any of `absences`.

    Those that ended too long ago to matter are ignored; one must remain.
    """
    recent = [one for one in absences if (one.ends or now) > now - WINDOW - MAX_ABSENCE]
    return max(_seconds_away_between(recent, one.begins, one.begins + WINDOW) for one in recent)


def _seconds_away_between(absences: list[Interval], begin: int, end: int) -> int:
    """Return the seconds of absence between two Unix times; one without an end lasts until `end`."""
    return sum(max(0, min(ends or end, end) - max(begins, begin)) for begins, ends in absences)


def _store_absences(person: PersonTransaction, absences: list[Interval], until: int) -> list[Table]:
    """Replace a user's absences; `until` ends the current one (0: the user is back).

    Move the deadlines of their games, and notifications that wait for the end; have their lobbies' messages
    edited and, unless they are back, last reminders repeated. Return the games, without those whose rules are
    gone.
    """
    person.set_absences(absences)
    person.set_columns(away_until=until)
    # A notification that waits for the end of the absence waits for the new end.
    person.within(message_queries.reschedule_notifications, max(person.now, until))
    for change in person.lobbies():
        if change.table.player_of(person.user_id) is not None and has_rules(change.table):
            invitations.mark_lobby_outdated(change)
    games = []
    for change in (game for game in person.games() if has_rules(game.table)):
        if until:
            _repeat_last_reminder(change, person.user_id)
        clock.reschedule(change)
        games.append(change.table)
    return games


def _repeat_last_reminder(change: TableTransaction, user_id: int) -> None:
    """Have a user's last reminder sent again, if it was sent already."""
    player = change.table.player_of(user_id)
    if player is not None and player.reminded == clock.NEARLY:
        change.update_players([replace(player, reminded=clock.HALF)])


def _has_time_left(person: PersonTransaction, table: Table) -> bool:
    """Return whether a user is to move in a running game with time left on a clock."""
    player = next(player for player in table.players if player.user_id == person.user_id)
    up_at = clock.deadline(table, player.seat)
    return (
        player.seat in game_of(table).rules.to_move(state_of(table))
        and up_at is not None
        and up_at > person.now
    )


feature = Feature()


async def day_choices(services: Services, user_id: int, say: Say) -> list[Choice]:
    """Return a choice for each of the next `MAX_ABSENCE` days in the user's time zone, today first.

    Values are ISO dates. Used-up days are included.
    """
    zone = await _zone_of(services, user_id)
    today = discord.utils.utcnow().astimezone(zone).date()
    each = [today + timedelta(number) for number in range(MAX_ABSENCE // DAY)]
    return [
        Choice(say("away-day", day=capitalized(_full_date(one, say)), date=one.isoformat()), one.isoformat())
        for one in each
    ]


def _full_date(day: date, say: Say) -> str:
    return str(format_date(day, "full", babel_locale(say.language)))


@feature.button("away")
async def ask(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Away*: answer privately with a menu of last days."""
    say = say_to(interaction)
    menu = Menu(CustomId("awayuntil"), say("choose"), await day_choices(services, interaction.user.id, say))
    await reply_private(interaction, Message(say("away-which"), rows=[menu]))


@feature.button("awayuntil")
async def until(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Start an absence until the day chosen in the menu, and show it there.

    Raises Refused: no-such-day, away-past, away-too-long.
    """
    await edit(interaction, await leave_until(services, interaction, chosen_value(interaction)))


@feature.button("back")
async def back(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *I’m back*: end the user's absence, and answer privately. Raises Refused: not-away."""
    await reply_private(interaction, await return_now(services, interaction))


async def leave_until(services: Services, interaction: Interaction, last: str) -> Message:
    """Stop the user's clocks until the end of the ISO date `last`, in their time zone. Return the answer.

    The deadlines shown in their games are edited. Raises Refused: no-such-day, away-past, away-too-long.
    """
    zone = await _zone_of(services, interaction.user.id)
    end = _end_of_day(last, zone)
    tables = await services.manager.run_for(start_absence, interaction.user.id, end)
    _update_shown_deadlines(services, tables)
    known = "no" if zone.key == DEFAULT_PREFERENCES.time_zone else "yes"
    return Message(
        say_to(interaction)("away-now", when=f"<t:{end}:F>", count=len(tables), zone=known, **COMMANDS)
    )


async def return_now(services: Services, interaction: Interaction) -> Message:
    """End the user's absence, and have the deadlines shown in their games edited.

    Return the answer. Raises Refused: not-away.
    """
    _update_shown_deadlines(services, await services.manager.run_for(end_absence, interaction.user.id))
    return Message(say_to(interaction)("back-now"))


def _update_shown_deadlines(services: Services, tables: list[Table]) -> None:
    """Edit the deadlines in these tables' posts and direct messages, in the background."""
    for table in tables:
        services.publisher.update_deadline(table.id)


async def _zone_of(services: Services, user_id: int) -> ZoneInfo:
    return quiet_hours.zone_of((await services.store.read(table_queries.read_preferences, user_id)).time_zone)


def _end_of_day(text: str, zone: ZoneInfo) -> int:
    """Return the Unix time at which the ISO date `text` ends in a time zone. Raises Refused: no-such-day."""
    try:
        last = date.fromisoformat(text.strip())
        return int(datetime.combine(last + timedelta(1), time(), zone).timestamp())
    except (ValueError, OverflowError):
        raise Refused("no-such-day") from None


@feature.command("away", describe={"until": "option-until"})
async def away_command(services: Services, interaction: Interaction, until: str) -> None:
    """Handle `/away`: stop the user's clocks until the end of an ISO date, and answer privately.

    Raises Refused: no-such-day, away-past, away-too-long.
    """
    await reply_private(interaction, await leave_until(services, interaction, until))


@feature.suggestions("away", "until")
async def _suggest_days(services: Services, interaction: Interaction, typed: str) -> Choices:
    """Suggest last days of an absence, those whose label contains the text typed."""
    say = await language_of(interaction, services.languages)
    return [
        app_commands.Choice(name=day.label, value=day.value)
        for day in await day_choices(services, interaction.user.id, say)
        if typed.lower() in day.label.lower()
    ]


@feature.command("back")
async def back_command(services: Services, interaction: Interaction) -> None:
    """Handle `/back`: end the user's absence, and answer privately. Raises Refused: not-away."""
    await reply_private(interaction, await return_now(services, interaction))
