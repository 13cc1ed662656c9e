"""*When a table opens…*: one ping a day by direct message, for games that a member chose on a server."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from operator import eq

from msgspec.structs import replace as changed
from sqlalchemy import Connection, delete, func, insert, select, update

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import chosen_value, chosen_values, require_server_here, server_here
from bot.jobs.channel_audience import can_read
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.recurring_messages import send_direct_once
from bot.jobs.scheduler import DAY, LEASE
from bot.ops.permissions import may_mention
from bot.store import Table, invitation_queries, jobs, schema, table_queries
from bot.store.jobs import Job
from bot.store.schema import invitations, seats, table_alerts
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import hooks, quiet_hours
from bot.tables.invitations import is_rematch
from bot.tables.languages import say_by
from bot.tables.lobby_rules import has_free_seat
from bot.ui.custom_id import CustomId, number
from bot.ui.invitation_messages import bold_host_name
from bot.ui.markup import COMMANDS, escaped, link
from bot.ui.message import Button, Choice, Menu, Message, Row
from bot.ui.responder import Interaction, edit, reply_private, say_to
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas
from engine.game_registry import games

OPENED, PING = "table opened", "table ping"
"""Kinds of jobs: find whom a new lobby interests, and ping one of them."""
DELAY = 60
"""Seconds from the opening of a lobby to the pings, in which its host can change or close it."""
MOST = 50
"""Choices of a game on a server that one person can have."""
GAMES, OFTEN, STOP = "games", "often", "stop"
"""First part of a press's path: choose games here, how often, and no more from a server."""
DAILY, EVERY = "daily", "every"

log = logging.getLogger(__name__)
feature = Feature()


# What is stored


@dataclass(frozen=True)
class Alert:
    """A game of whose new tables on a server a user is pinged; `is_unlimited`: of each, not once a day."""

    guild_id: int
    game: str
    is_unlimited: bool = False
    pinged_at: int | None = None
    pinged_table_id: int | None = None


_COLUMNS = [column for column in table_alerts.c if column.name != "user_id"]


def alerts_of(connection: Connection, user_id: int) -> list[Alert]:
    """Return a user's alerts on all servers, ordered by server and game."""
    mine = select(*_COLUMNS).where(table_alerts.c.user_id == user_id)
    return [
        Alert(*row) for row in connection.execute(mine.order_by(table_alerts.c.guild_id, table_alerts.c.game))
    ]


def choose(person: PersonTransaction, guild_id: int, chosen: Collection[str]) -> None:
    """Replace the games that a user has chosen on a server; those kept keep their last ping.

    A new one counts as pinged when the user last was, and is unlimited if any other is. Raises Refused:
    alerts-many, over `MOST` in all.
    """
    before = person.within(alerts_of)
    elsewhere = [one for one in before if one.guild_id != guild_id]
    if len(elsewhere) + len(chosen) > MOST:
        raise Refused("alerts-many", most=MOST)
    kept = {one.game: one for one in before if one.guild_id == guild_id}
    new = Alert(
        guild_id,
        "",
        any(one.is_unlimited for one in before),
        max((one.pinged_at for one in before if one.pinged_at is not None), default=None),
    )
    alerts = [kept.get(game, replace(new, game=game)) for game in chosen]
    person.within(_replace_alerts, guild_id, alerts)


def add(person: PersonTransaction, guild_id: int, game: str) -> None:
    """Add a game to those that a user has chosen on a server. Raises Refused: alerts-many."""
    here = {one.game for one in person.within(alerts_of) if one.guild_id == guild_id}
    choose(person, guild_id, {*here, game})


def _replace_alerts(connection: Connection, user_id: int, guild_id: int, alerts: Sequence[Alert]) -> None:
    here = (table_alerts.c.user_id == user_id, table_alerts.c.guild_id == guild_id)
    connection.execute(delete(table_alerts).where(*here))
    if alerts:
        connection.execute(insert(table_alerts), [{"user_id": user_id, **vars(alert)} for alert in alerts])


def set_often(connection: Connection, user_id: int, *, is_unlimited: bool) -> None:
    """Store for all of a user's alerts whether each table pings (`is_unlimited`), or one a day."""
    mine = update(table_alerts).where(table_alerts.c.user_id == user_id)
    connection.execute(mine.values(is_unlimited=is_unlimited))


def stop_all(connection: Connection, user_id: int) -> None:
    """Delete a user's alerts on all servers."""
    connection.execute(delete(table_alerts).where(table_alerts.c.user_id == user_id))


def schedule_pings(connection: Connection, table: Table, now: int) -> None:
    """Schedule a ping about a lobby for each user with an alert for its game on its server.

    Its host, players, guests, and users who were pinged about it get none.
    """
    here = (table_alerts.c.guild_id == table.guild_id, table_alerts.c.game == table.game)
    is_part = (
        select(seats.c.user_id).where(seats.c.table_id == table.id),
        select(invitations.c.user_id).where(invitations.c.table_id == table.id),
    )
    query = select(table_alerts.c.user_id).where(
        *here,
        table_alerts.c.user_id != table.host_id,
        table_alerts.c.pinged_table_id.is_distinct_from(table.id),
        *(table_alerts.c.user_id.not_in(those) for those in is_part),
    )
    members = connection.scalars(query).all()
    due = [Job(PING, user_id, table.id, guild_id=table.guild_id, due_at=now) for user_id in members]
    jobs.schedule_all(connection, due)


def has_unrecorded_ping(connection: Connection, user_id: int, table_id: int) -> bool:
    """Return whether a user may have been pinged about another table without a record, before a restart."""
    others = select(func.count()).where(
        schema.jobs.c.kind == PING,
        schema.jobs.c.user_id == user_id,
        schema.jobs.c.table_id != table_id,
        schema.jobs.c.tried_for.is_not(None),
    )
    return bool(connection.scalar(others))


def record_ping(connection: Connection, user_id: int, table: Table, now: int) -> None:
    """Store that a user was pinged now about a table, in the alert for its game on its server."""
    here = (table_alerts.c.guild_id == table.guild_id, table_alerts.c.game == table.game)
    mine = update(table_alerts).where(table_alerts.c.user_id == user_id, *here)
    connection.execute(mine.values(pinged_at=now, pinged_table_id=table.id))


@hooks.lobby_opened
def schedule_opening(change: TableTransaction) -> None:
    """Schedule the search for users to ping about a new lobby, after `DELAY` seconds.

    Does nothing for rematches, full lobbies and direct messages. Raises Refused: rules-gone.
    """
    table = change.table
    if table.guild_id and not is_rematch(table) and has_free_seat(table):
        about = Job(OPENED, table_id=table.id, guild_id=table.guild_id, due_at=change.now + DELAY)
        change.within(jobs.schedule, about)


# Choosing


@feature.button("alerts")
async def change(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *When a table opens…* (in `/notify`, below a ping): answer privately with the user's alerts.

    On a choice of the page's menus, store it and edit the page. Raises Refused: unknown-button, bot-not-here,
    not-in-server, alerts-many.
    """
    what, user_id = press.path[0] if press.path else "", interaction.user.id
    if what == GAMES:
        chosen = _known_games(chosen_values(interaction))
        await services.manager.run_for(choose, user_id, require_server_here(interaction), chosen)
    elif what == OFTEN and chosen_value(interaction) in (DAILY, EVERY):
        often = chosen_value(interaction) == EVERY
        await services.store.write(set_often, user_id, is_unlimited=often)
    elif what == STOP:
        await services.manager.run_for(choose, user_id, number(chosen_value(interaction)) or 0, ())
    else:
        await reply_private(interaction, await _own_alerts_page(services, interaction))
        return
    await edit(interaction, await _own_alerts_page(services, interaction))


@feature.button("alert")
async def choose_game(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Tell me about the next one* below a closed lobby: add an alert for its game here.

    Answer privately with the user's alerts. Raises Refused: unknown-button, bot-not-here, not-in-server,
    alerts-many.
    """
    (game,) = _known_games(press.path[:1] or ("",))
    await services.manager.run_for(add, interaction.user.id, require_server_here(interaction), game)
    await reply_private(interaction, await _own_alerts_page(services, interaction))


def _known_games(keys: Sequence[str]) -> Sequence[str]:
    """Return the keys, sorted. Raises Refused: unknown-button, for an unknown game."""
    if not set(keys) <= set(games()):
        raise Refused("unknown-button")
    return sorted(set(keys))


async def _own_alerts_page(services: Services, interaction: Interaction) -> Message:
    alerts = await services.store.read(alerts_of, interaction.user.id)
    names = {guild.id: guild.name for guild in interaction.client.guilds}
    guild_id = server_here(interaction)
    role = None if guild_id is None else (await services.manager.server(guild_id)).alert_role
    return alerts_page(alerts, guild_id, names, say_to(interaction), role=role)


def alerts_page(
    alerts: Sequence[Alert],
    guild_id: int | None,
    names: dict[int, str],
    say: Say,
    *,
    role: int | None = None,
) -> Message:
    """Return a user's alerts, with menus to change them.

    `guild_id`: the server whose games can be chosen, or None. `names`: of servers by id; others show their
    id. `role`: what this server mentions instead, so that no games are offered; or None.
    """
    lines = [say("alerts-title", often=_how_often(alerts))]
    rows = list[Row]()
    if guild_id is None:
        lines.append(say("alerts-elsewhere", **COMMANDS))
    elif role is not None:
        lines.append(say("alerts-role", role=f"<@&{role}>"))
    else:
        here = {one.game for one in alerts if one.guild_id == guild_id}
        choices = [Choice(say(f"game-{key}"), key, chosen=key in here) for key in games()]
        rows.append(Menu(_alerts_press(GAMES), say("alerts-games"), choices, many=True))
    if alerts:
        rows += [_often_menu(alerts, say), _stop_menu(alerts, names, say)]
        lines += [_server_line(one, alerts, names, say) for one in _server_ids(alerts)]
    return Message("\n".join(lines), rows=rows)


def _server_ids(alerts: Sequence[Alert]) -> list[int]:
    return sorted({one.guild_id for one in alerts})


def _server_line(guild_id: int, alerts: Sequence[Alert], names: dict[int, str], say: Say) -> str:
    """Return a line with a server and the games of a user's alerts there; its id where the bot has left."""
    chosen = [say(f"game-{one.game}") for one in alerts if one.guild_id == guild_id]
    server = escaped(names.get(guild_id, str(guild_id)))
    return say("alerts-line", server=server, games=join_commas(chosen, say))


def _often_menu(alerts: Sequence[Alert], say: Say) -> Menu:
    """Return the menu of how often alerts come."""
    now = _how_often(alerts)
    choices = [Choice(say(f"alerts-often-{often}"), often, chosen=often == now) for often in (DAILY, EVERY)]
    return Menu(_alerts_press(OFTEN), say("choose"), choices)


def _how_often(alerts: Sequence[Alert]) -> str:
    """Return EVERY if any alert is unlimited, else DAILY."""
    return EVERY if any(one.is_unlimited for one in alerts) else DAILY


def _stop_menu(alerts: Sequence[Alert], names: dict[int, str], say: Say) -> Menu:
    """Return the menu of servers whose alerts can be deleted, at most 25."""
    choices = [Choice(names.get(one, str(one)), str(one)) for one in _server_ids(alerts)[:25]]
    return Menu(_alerts_press(STOP), say("alerts-stop"), choices)


def _alerts_press(what: str) -> CustomId:
    return CustomId("alerts", path=(what,))


# Pinging


@feature.job
class OpenedTables(DeliveryJob):
    """Job that finds whom a new lobby interests."""

    name, most = OPENED, 100

    async def run(self, job: Job) -> None:
        """Schedule the pings of a lobby with a free seat, unless a role is mentioned instead.

        Raises Refused: no-such-table, rules-gone.
        """
        table = await self._delivery.manager.table(job.table_id)
        if has_free_seat(table) and not await self._has_role(table.guild_id):
            await self._delivery.store.write(schedule_pings, table, self._delivery.now())

    async def _has_role(self, guild_id: int) -> bool:
        """Return whether a server's lobbies ping a role; one that no longer exists is turned off.

        True while the server is unavailable, False if the bot may not mention it.
        """
        manager, guild = self._delivery.manager, self._delivery.client.get_guild(guild_id)
        role = (await manager.server(guild_id)).alert_role
        if role is None or guild is None or guild.unavailable:
            return role is not None
        if guild.get_role(role) is not None:
            return may_mention(guild, role)
        log.info("Server %s has deleted the role that new lobbies mentioned", guild_id)
        await manager.change_server(guild_id, partial(changed, alert_role=None))
        return False


@feature.job
class TablePings(DeliveryJob):
    """Job that pings one user about a new lobby."""

    name, most = PING, 200

    async def run(self, job: Job) -> int | None:
        """Ping the user if the lobby still interests them and they can read its channel.

        Return when to try again (Unix time), as after quiet hours, or None. Closed direct messages delete all
        their alerts. Raises Refused: no-such-table, rules-gone.
        """
        table = await self._delivery.manager.table(job.table_id)
        if not await self._is_wanted(table, job.user_id):
            return None
        preferences = await self._delivery.store.read(table_queries.read_preferences, job.user_id)
        now = self._delivery.now()
        later = quiet_hours.silent_until(preferences, now) or quiet_hours.night_end(preferences, now)
        if later is not None:
            return later
        if await self._delivery.store.read(has_unrecorded_ping, job.user_id, table.id):
            return now + LEASE
        try:
            if await can_read(self._delivery.client, table, job.user_id):
                await self._ping(table, job, say_by(preferences, table.language))
        except NotNow:
            return now + LEASE
        except Unreachable:
            log.info("User %s takes no direct messages, so pings about new tables stop", job.user_id)
            await self._delivery.store.write(stop_all, job.user_id)
        return None

    async def _is_wanted(self, table: Table, user_id: int) -> bool:
        """Return whether a user has the alert, could join the lobby, and was not pinged within 24 hours.

        Unlimited alerts ignore pings about other tables. Guests are not pinged, nor users whom the operator
        refuses, whom the host has blocked or who block them.
        """
        store, since = self._delivery.store, self._delivery.now() - DAY
        alerts = await store.read(alerts_of, user_id)
        mine = next((one for one in alerts if (one.guild_id, one.game) == (table.guild_id, table.game)), None)
        if mine is None or not has_free_seat(table) or table.player_of(user_id) is not None:
            return False
        for is_kept_apart in hooks.kept_apart:
            if await store.read(is_kept_apart, user_id, table.host_id):
                return False
        invited = await store.read(invitation_queries.invitations_of, table.id)
        if any(one.user_id == user_id for one in invited) or mine.pinged_table_id == table.id:
            return False
        was_pinged = any((one.pinged_at or 0) > since for one in alerts)
        return (mine.is_unlimited or not was_pinged) and not self._delivery.manager.operator.refuses(user_id)

    async def _ping(self, table: Table, job: Job, say: Say) -> None:
        """Send the ping once, and record it. Raises NotNow, Unreachable."""
        guild = self._delivery.client.get_guild(table.guild_id)
        message = ping(table, "" if guild is None else guild.name, say)
        nonce, is_it = f"o{table.id % 10**6}", partial(eq, _alerts_press_of(table))
        await send_direct_once(self._delivery, job, message, job.first_due, nonce=nonce, is_it=is_it)
        await self._delivery.store.write(record_ping, job.user_id, table, self._delivery.now())


def ping(table: Table, server: str, say: Say) -> Message:
    """Return the message that a table has opened on a server, whose name is `server`."""
    about = {"game": say(f"game-{table.game}"), "server": escaped(server), "host": bold_host_name(table)}
    lobby = Button(say("button-lobby"), url=link(table))
    change = Button(say("button-alerts"), _alerts_press_of(table))
    return Message(say("alerts-ping", **about), rows=[[lobby, change]])


def _alerts_press_of(table: Table) -> CustomId:
    """Return the press by which the ping about a table is recognized."""
    return CustomId("alerts", path=(f"t{table.id}",))
