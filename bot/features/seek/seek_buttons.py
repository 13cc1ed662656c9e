"""`/seek` and its buttons: search for players, join another's search, end one, answer as a partner."""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial

import discord
from sqlalchemy import Connection

from bot import network_errors
from bot.errors import Refused
from bot.feature import Feature, Services
from bot.features.seek import seek_messages, seek_queries
from bot.features.seek.pairing import (
    Pairing,
    find_group,
    fits_in,
    joinable_seeks,
    may_host,
    stands,
    suitable_channel,
)
from bot.features.seek.seek_jobs import SeekTables, report_change, schedule_question
from bot.features.seek.seek_messages import ALONE, CLOCK, GAME, NO, TERMS, UNDECIDED, WITH, YES, Wish
from bot.features.seek.seek_queries import Key, LastGame, Seek
from bot.handlers.context import (
    below_games,
    chosen_value,
    language_here,
    member_here,
    person,
    require_server_here,
)
from bot.jobs.dm_rate_limit import NotNow
from bot.log_context import describe
from bot.store import Table, invitation_queries
from bot.store.transaction import PersonTransaction
from bot.tables import hooks, invitations
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.proposal import Person
from bot.ui.custom_id import CustomId, number
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, edit, reply_private, say_to, show
from engine.game_registry import games

RECENT = 60
"""Seconds in which a second press shows the table that the first has made."""

log = logging.getLogger(__name__)
feature = Feature()


# The panel


@feature.command("seek", servers_only=True)
async def seek_command(services: Services, interaction: Interaction) -> None:
    """Handle `/seek`: answer privately with the panel. Raises Refused: bot-not-here, not-in-server."""
    await reply_private(interaction, await _panel(services, interaction, None))


@feature.button(seek_messages.SEEK)
async def open_panel(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Look for players* in a hall: show the panel. Raises Refused: bot-not-here, not-in-server."""
    await show(interaction, await _panel(services, interaction, None))


@feature.button(seek_messages.SET)
async def change_panel(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle the panel's menus, *We’re two…* and *I’m alone*: show the panel with the choice.

    Raises Refused: unknown-button, bot-not-here, not-in-server, and for a partner not-a-member,
    invited-self, invited-bot, invitations-blocked.
    """
    what, *path = press.path or ("",)
    wish = _changed_wish(Wish.read(path), what, chosen_value(interaction))
    if wish.partner not in (ALONE, UNDECIDED):
        await _require_partner(services, interaction, wish)
    await show(interaction, await _panel(services, interaction, wish))


def _changed_wish(wish: Wish, what: str, chosen: str) -> Wish:
    """Return the wish with one choice changed, and for a partner with a game that is large enough.

    Raises Refused: unknown-button.
    """
    if what == GAME and chosen in games():
        wish = replace(wish, game=chosen)
    elif what == CLOCK and chosen in CLOCK_CHOICES:
        wish = replace(wish, clock=chosen)
    elif what == TERMS and chosen in {f"{rated} {near}" for rated in (YES, NO) for near in (YES, NO)}:
        rated, near = chosen.split()
        wish = replace(wish, rated=rated == YES, near=near == YES)
    elif what == WITH:
        wish = replace(wish, partner=chosen or wish.partner)
    else:
        raise Refused("unknown-button")
    return _with_large_enough_game(wish)


def _with_large_enough_game(wish: Wish) -> Wish:
    """Return the wish; with a partner its game is replaced if it is not for three people."""
    if wish.partner == ALONE or seek_messages.most_seats(wish.game) >= seek_messages.WITH_PARTNER:
        return wish
    large = (key for key in games() if seek_messages.most_seats(key) >= seek_messages.WITH_PARTNER)
    return replace(wish, game=next(large))


async def _require_partner(services: Services, interaction: Interaction, wish: Wish) -> Person:
    """Return the chosen partner, who can be asked.

    Raises Refused: bot-not-here, not-in-server, not-a-member, invited-self, invited-bot, invitations-blocked.
    """
    member = await member_here(interaction, number(wish.partner) or 0)
    if member.bot:
        raise Refused("invited-bot", name=member.display_name)
    if member.id == interaction.user.id:
        raise Refused("invited-self")
    partner = person(member)
    await services.store.read(_require_askable, interaction.user.id, partner, services.manager.now())
    return partner


def _require_askable(connection: Connection, user_id: int, partner: Person, now: int) -> None:
    """Check that neither has blocked the other, and that the partner has not declined within a day.

    Raises Refused: invitations-blocked.
    """
    blocked = invitation_queries.inviter_of(connection, partner.id, user_id).blocked_until > now
    if blocked or any(is_apart(connection, user_id, partner.id) for is_apart in hooks.kept_apart):
        raise Refused("invitations-blocked", name=partner.name)


def _read_panel(
    connection: Connection, guild_id: int, user_id: int, now: int
) -> tuple[list[Seek], int, LastGame | None]:
    """Return the searches that the user may join, the number of their own, and their last game or None."""
    mine = seek_queries.seeks_of(connection, user_id)
    others = [
        one
        for one in joinable_seeks(connection, guild_id, now)
        if fits_in(connection, _search_like(one, Person(user_id, "")), one)
    ]
    return others, len(mine), seek_queries.last_game(connection, user_id)


async def _panel(services: Services, interaction: Interaction, wish: Wish | None) -> Message:
    """Return the panel, for None with the usual wish. Raises Refused: bot-not-here, not-in-server."""
    guild_id, now, user_id = require_server_here(interaction), services.manager.now(), interaction.user.id
    others, own, last = await services.store.read(_read_panel, guild_id, user_id, now)
    usual = (await services.manager.server(guild_id)).default_clock
    return seek_messages.panel(wish or _usual_wish(last, usual, now), others, own, say_to(interaction))


def _usual_wish(last: LastGame | None, usual: str, now: int) -> Wish:
    """Return the terms of the last game, else of the first game with the `usual` clock."""
    if last is None or last.game not in games():
        return Wish(next(iter(games())), usual, rated=True, near=False, opened_at=now)
    clock = last.clock if last.clock in CLOCK_CHOICES else usual
    return Wish(last.game, clock, rated=last.rated, near=False, opened_at=now)


# Searching


@feature.button(seek_messages.PLACE)
async def place(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Look for players*: store the search, and open a table if another matches.

    The panel becomes the search or the link to the table. Raises Refused: unknown-button, bot-not-here,
    not-in-server, opening-barred, seeks-many, seek-nowhere, own-seeks, server-seeks, seek-partner-pending,
    seek-with-partner, no-such-table; for a partner not-a-member, invited-self, invited-bot,
    invitations-blocked.
    """
    guild_id, now = require_server_here(interaction), services.manager.now()
    *path, seats = press.path or ("",)
    wish = Wish.read(path)
    seek = await _requested_search(services, interaction, wish, number(seats))
    find_table = partial(
        seek_queries.table_since,
        guild_id=guild_id,
        user_id=seek.user_id,
        game=seek.game,
        since=max(wish.opened_at, now - RECENT),
    )
    made = await services.store.read(find_table)
    if made is None:
        services.manager.lobbies.seeks.count(seek.user_id, guild_id)
        await services.store.write(_store_search, seek, now)
        if seek.awaits_partner:
            services.publisher.run_due_jobs()
        else:
            await Pairing(services.manager, interaction.client).pair(guild_id, seek, opened_by=seek.user_id)
        made = await services.store.read(find_table)
    await show(interaction, await _answer_to_search(services, interaction, seek, made))


async def _requested_search(
    services: Services, interaction: Interaction, wish: Wish, seats: int | None
) -> Seek:
    """Return the search that the user asks for, which is not stored.

    Raises Refused: unknown-button, seek-nowhere, and for the partner not-in-server, not-a-member,
    bot-not-here, invited-self, invited-bot, invitations-blocked.
    """
    now, partner = services.manager.now(), None
    sizes = range(seek_messages.WITH_PARTNER, seek_messages.most_seats(wish.game) + 1)
    if wish.partner == ALONE:
        seats = 0
    elif wish.partner == UNDECIDED or seats not in sizes:
        raise Refused("unknown-button")
    else:
        partner = await _require_partner(services, interaction, wish)
    await _require_channel(services, interaction)
    return Seek(
        guild_id=require_server_here(interaction),
        user_id=interaction.user.id,
        game=wish.game,
        name=person(interaction.user).name,
        clock=wish.clock,
        rated=wish.rated,
        near=wish.near,
        seats=seats or 0,
        partner_id=None if partner is None else partner.id,
        partner_name="" if partner is None else partner.name,
        has_accepted=False,
        channel_id=_channel_here(interaction),
        language=language_here(interaction),
        created_at=now,
        expires_at=now + seek_queries.LASTS,
    )


def _channel_here(interaction: Interaction) -> int:
    """Return the id of this channel, or of a thread's parent."""
    channel = interaction.channel
    return (channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id) or 0


async def _require_channel(services: Services, interaction: Interaction) -> None:
    """Check that a thread for the user's table could be opened here, in the hall's or an allowed channel.

    Raises Refused: seek-nowhere.
    """
    guild, member = interaction.guild, interaction.user
    assert guild is not None
    assert isinstance(member, discord.Member)
    server = await services.manager.server(guild.id)
    if suitable_channel(guild, [_channel_here(interaction)], [member], server) is None:
        raise Refused("seek-nowhere")


def _store_search(connection: Connection, seek: Seek, now: int) -> None:
    """Store a search, and make the question to its partner due; nothing changes once it has a table.

    Raises Refused: opening-barred, seeks-many, seek-partner-pending, seek-with-partner.
    """
    if not may_host(connection, seek):
        raise Refused("opening-barred")
    earlier = seek_queries.seek_of(connection, seek.key)
    if earlier is not None and earlier.table_id is not None:
        return
    if earlier is not None and earlier.expires_at > now:
        _require_no_partner(earlier)
    if earlier is None and seek_queries.count_on(connection, seek.guild_id) >= seek_queries.MOST_HERE:
        raise Refused("seeks-many", most=seek_queries.MOST_HERE)
    if seek.awaits_partner:
        _require_no_question(connection, seek, now)
        schedule_question(connection, seek, now)
    seek_queries.write_seek(connection, seek)
    report_change(connection, seek.guild_id, now)


def _require_no_partner(earlier: Seek) -> None:
    """Check that a search has no partner, for whom a replacement would end it too.

    Raises Refused: seek-partner-pending, seek-with-partner.
    """
    if earlier.awaits_partner:
        raise Refused("seek-partner-pending", name=earlier.partner_name)
    if earlier.partner_id is not None:
        raise Refused("seek-with-partner", name=earlier.partner_name)


def _require_no_question(connection: Connection, seek: Seek, now: int) -> None:
    """Check that no partner of the user here is yet to answer. Raises Refused: seek-partner-pending."""
    for one in seek_queries.seeks_of(connection, seek.user_id):
        is_own = (one.guild_id, one.user_id) == (seek.guild_id, seek.user_id)
        if is_own and one.awaits_partner and one.expires_at > now:
            raise Refused("seek-partner-pending", name=one.partner_name)


async def _answer_to_search(
    services: Services, interaction: Interaction, seek: Seek, table_id: int | None
) -> Message:
    """Return the answer to a search: its table, opened now, or for None that the search stands."""
    say, user_id = say_to(interaction), interaction.user.id
    if table_id is not None:
        return seek_messages.paired(await _opened_table(services, table_id), user_id, say)
    now = services.manager.now()
    found = await services.store.read(seek_queries.open_seeks, seek.guild_id, now)
    is_alone = all(user_id in one.user_ids for one in found)
    own = len(await services.store.read(seek_queries.seeks_of, user_id))
    has_cup = (await services.manager.server(seek.guild_id)).cup
    return seek_messages.standing(seek, own, say, is_alone=is_alone, has_cup=has_cup)


async def _opened_table(services: Services, table_id: int) -> Table:
    """Open the table of matching searches now, unless that is done, and return it.

    After an error of Discord, or while another task opens it, return it unopened: its job opens it later.
    Raises Refused: no-such-table.
    """
    table = await services.manager.table(table_id)
    if not table.in_lobby:
        return table
    try:
        async with services.publisher.turns.hold(table_id) as mine:
            if mine:
                table = await SeekTables(services.publisher.delivery).open(table_id)
    except (*network_errors.REQUEST_FAILURES, NotNow) as error:
        log.info("Table %s is opened later: %s", table_id, describe(error))
        return table
    services.publisher.schedule(table_id)
    return table


# Joining another's search


@feature.button(seek_messages.PLAY)
async def play(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Play* at another's search: open a table with them, or wait for the last seat.

    At an own one, also as its partner, list these. Raises Refused: unknown-button, bot-not-here,
    not-in-server, seek-gone, seat-refused, seek-nowhere, seek-partner-pending, seek-with-partner, own-seeks,
    server-seeks, seeks-many, opening-barred, no-such-table.
    """
    key, me = _search_key(press, require_server_here(interaction)), person(interaction.user)
    is_part = any(one.key == key for one in await services.store.read(seek_queries.seeks_of, me.id))
    if is_part or me.id == key[1]:
        await reply_private(interaction, await _own_page(services, interaction))
        return
    made = await services.store.read(_table_with, key, me.id, services.manager.now() - RECENT)
    if made is None:
        services.manager.lobbies.seeks.count(me.id, key[0])
        made = await _join_search(services, interaction, key, me)
    if made is not None:
        opened = await _opened_table(services, made)
        await show(interaction, seek_messages.paired(opened, me.id, say_to(interaction)))
        return
    own = await services.store.read(seek_queries.seek_of, (key[0], me.id, key[2]))
    if own is None:
        raise Refused("seek-gone")
    await show(interaction, await _answer_to_search(services, interaction, own, None))


async def _join_search(services: Services, interaction: Interaction, key: Key, me: Person) -> int | None:
    """Join another's search, and return the new table's id.

    If the two don't fill a table, store a search like it for the user first; None if others' searches don't
    complete that. Raises Refused: seek-gone, seat-refused, seek-nowhere (no channel suits both, or they may
    not open a table now), opening-barred, seeks-many, seek-partner-pending, seek-with-partner.
    """
    now, pairing = services.manager.now(), Pairing(services.manager, interaction.client)
    wanted = await services.store.read(_require_joinable, key, me, now)
    own = replace(_search_like(wanted, me), channel_id=_channel_here(interaction), created_at=now)
    is_full = find_group(own, [wanted], lambda one, other: True) is not None
    if not is_full:
        await services.store.write(_store_search, own, now)
    table = await pairing.pair(key[0], own, opened_by=me.id, joined=key, is_stored=not is_full)
    if table is None and is_full:
        await services.store.read(_require_joinable, key, me, now)
        raise Refused("seek-nowhere")
    return None if table is None else table.id


def _search_like(seek: Seek, me: Person) -> Seek:
    """Return a search by `me` for the same table, without a partner and for people of any strength."""
    alone = replace(seek, near=False, seats=0, partner_id=None, partner_name="", has_accepted=False)
    return replace(alone, user_id=me.id, name=me.name)


def _require_joinable(connection: Connection, key: Key, me: Person, now: int) -> Seek:
    """Return a search that a person can join. Raises Refused: seek-gone, seat-refused."""
    found = seek_queries.seek_of(connection, key)
    if found is None or not found.is_open(now) or not stands(connection, found, now):
        raise Refused("seek-gone")
    if not fits_in(connection, _search_like(found, me), found):
        raise Refused("seat-refused")
    return found


def _table_with(connection: Connection, key: Key, user_id: int, since: int) -> int | None:
    """Return the id of two users' table created since a Unix time, or None, for a press that comes twice."""
    guild_id, other, game = key
    mine, theirs = (
        seek_queries.table_since(connection, guild_id, one, game, since) for one in (user_id, other)
    )
    return mine if mine == theirs else None


def _search_key(press: CustomId, guild_id: int) -> Key:
    """Return the key of the search in a button. Raises Refused: unknown-button."""
    match press.path:
        case [user, game] if (user_id := number(user)) is not None and game in games():
            return guild_id, user_id, game
        case _:
            raise Refused("unknown-button")


# The user's searches, and those in which they are the partner


@feature.button(seek_messages.OWN)
async def show_own(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *My searches*, also below `/games`: answer privately with them and a menu to end them."""
    await reply_private(interaction, await _own_page(services, interaction))


@feature.button(seek_messages.STOP)
async def stop(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle the list's menu: end a search without a table, and show the rest. A forged choice ends none."""
    guild, user, game = (*chosen_value(interaction).split(), "", "", "")[:3]
    key = number(guild) or 0, number(user) or 0, game
    await services.manager.run_for(_end_own_search, interaction.user.id, key)
    await edit(interaction, await _own_page(services, interaction))


def _end_own_search(person: PersonTransaction, key: Key) -> None:
    """Delete a search of which the user is part, unless it has a table."""
    if any(one.key == key for one in person.within(seek_queries.seeks_of)):
        person.within(_delete_and_report_change, key, person.now)


def _delete_and_report_change(connection: Connection, user_id: int, key: Key, now: int) -> None:
    """Delete a search unless it has a table, and report it. `user_id` is unused."""
    seek_queries.delete_seek(connection, key)
    report_change(connection, key[0], now)


async def _own_page(services: Services, interaction: Interaction) -> Message:
    user_id = interaction.user.id
    mine = await services.store.read(seek_queries.seeks_of, user_id)
    return seek_messages.own_page(mine, user_id, services.manager.now(), say_to(interaction))


@below_games
async def list_button(services: Services, interaction: Interaction) -> Button | None:
    """Return the button below `/games` to the user's searches; None if there are none."""
    count = len(await services.store.read(seek_queries.seeks_of, interaction.user.id))
    label = say_to(interaction)("button-seeks", count=count)
    return Button(label, CustomId(seek_messages.OWN)) if count else None


@feature.button(seek_messages.PARTNER)
async def answer_as_partner(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle a partner's *Accept* (open a table if the search matches) and *Decline* (end the search).

    The question becomes the outcome. Raises Refused: unknown-button, seek-gone, no-such-table.
    """
    answer, key = _partner_press(press)
    user_id = interaction.user.id
    seek = await services.manager.run_for(_apply_partner_answer, user_id, key, answer)
    if answer == YES:
        table = await Pairing(services.manager, interaction.client).pair(
            seek.guild_id, seek, opened_by=user_id
        )
        if table is not None:
            opened = await _opened_table(services, table.id)
            await edit(interaction, seek_messages.paired(opened, user_id, say_to(interaction)))
            return
    await edit(interaction, seek_messages.partner_answered(seek, answer, say_to(interaction)))


def _partner_press(press: CustomId) -> tuple[str, Key]:
    """Return the answer, and the key of the search, in a button. Raises Refused: unknown-button."""
    match press.path:
        case [("yes" | "no") as answer, guild, user, game]:
            guild_id, user_id = number(guild), number(user)
            if guild_id is not None and user_id is not None and game in games():
                return answer, (guild_id, user_id, game)
    raise Refused("unknown-button")


def _apply_partner_answer(partner: PersonTransaction, key: Key, answer: str) -> Seek:
    """Record a partner's answer, and return the search. *Decline* ends it, also after *Accept*.

    Who is declined before an *Accept* may not ask again for a day. Raises Refused: seek-gone, also to others
    than the partner.
    """
    found = next((one for one in partner.within(seek_queries.seeks_of) if one.key == key), None)
    if found is None or found.partner_id != partner.user_id or found.expires_at <= partner.now:
        raise Refused("seek-gone")
    if found.has_accepted and answer == NO:
        partner.within(_delete_and_report_change, key, partner.now)
    elif found.awaits_partner:
        partner.within(_record_answer, found, partner.now, accepts=answer == YES)
    return replace(found, has_accepted=answer == YES)


def _record_answer(connection: Connection, user_id: int, seek: Seek, now: int, *, accepts: bool) -> None:
    """Store an acceptance, or end the search and keep its user from asking again for a day."""
    if accepts:
        seek_queries.write_seek(connection, replace(seek, has_accepted=True))
    else:
        seek_queries.end_seek(connection, seek.key, now)
        inviter = invitation_queries.inviter_of(connection, user_id, seek.user_id)
        until = max(inviter.blocked_until, now + invitations.DAY)
        invitation_queries.write_inviter(
            connection, user_id, seek.user_id, replace(inviter, blocked_until=until)
        )
    report_change(connection, seek.guild_id, now)
