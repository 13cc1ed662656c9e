"""`/games`, `/tables`, and the digest: one direct message a day that lists the tables waiting for a user."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from operator import eq
from typing import NamedTuple, TypeVar

import discord

from bot.feature import Feature, Services
from bot.handlers.context import below_games, may_press, may_see
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.recurring_messages import forget_unknown_zone, send_direct_once, with_zone_hint
from bot.jobs.scheduler import LEASE
from bot.store import Table, table_queries
from bot.store.jobs import Job
from bot.store.table_queries import NextGame
from bot.tables import notifications, quiet_hours
from bot.tables.clock import deadline
from bot.tables.game import has_rules
from bot.tables.languages import say_by
from bot.tables.positions import committed
from bot.ui.clock_text import away_line, moment
from bot.ui.custom_id import CustomId, is_direct, page_number
from bot.ui.lobby_message import is_full
from bot.ui.markup import COMMANDS, bold, link, post_link
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, reply_private, say_to, show
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names

_Thing = TypeVar("_Thing")
A_PAGE = 8
MOST_BUTTONS = 5


class Listed(NamedTuple):
    """A table in a list, and whether the reader is to move there."""

    table: Table
    is_waiting: bool


def sorted_for_player(tables: Sequence[Table], user_id: int) -> list[Listed]:
    """Return running games, first those where the user is to move; in each group the longest wait first.

    Games whose rules are gone are left out.
    """
    listed = [Listed(table, _waits_for(table, user_id)) for table in tables if has_rules(table)]
    return sorted(listed, key=lambda game: (not game.is_waiting, game.table.turn_at))


def _waits_for(table: Table, user_id: int) -> bool:
    """Return whether a user is to move at a table."""
    return any(table.players[seat].user_id == user_id for seat in committed(table).to_move)


def games_page(
    listed: Sequence[Listed],
    page: int,
    user_id: int,
    within_reach: Callable[[Table], bool],
    now: int,
    say: Say,
) -> Message:
    """Return a page of a user's games, numbered through all pages, or say that there are none.

    `page` counts from 0; beyond the end it is the last. The first `MOST_BUTTONS` games that wait for them and
    are pressable here (`within_reach`) get *Play*.
    """
    if not listed:
        return Message(say("games-none", **COMMANDS))
    shown, first, turning = _items_of_page(listed, page, "games", say)
    title = say("games-title", count=len(listed), waiting=sum(game.is_waiting for game in listed))
    lines = [
        _game_line(number, game.table, user_id, now, say) for number, game in enumerate(shown, start=first)
    ]
    buttons = [
        _play_button(number, table, say)
        for number, (table, is_waiting) in enumerate(shown, start=first)
        if is_waiting and within_reach(table)
    ]
    rows = [row for row in (buttons[:MOST_BUTTONS], turning) if row]
    return Message("\n".join([title, *lines]), rows=rows)


def digest_message(waiting: Sequence[Table], user_id: int, due_at: int, say: Say) -> Message:
    """Return the daily message: the first `MOST_BUTTONS` tables that wait for a user, with *Play*.

    `due_at`, a Unix time, is stored in its button.
    """
    shown = waiting[:MOST_BUTTONS]
    lines = [_digest_line(number, table, user_id, say) for number, table in enumerate(shown, start=1)]
    more = [say("digest-more", count=len(waiting) - len(shown), **COMMANDS)] if waiting[len(shown) :] else []
    play = [_play_button(number, table, say) for number, table in enumerate(shown, start=1)]
    games = Button(say("button-games"), _digest_press(due_at))
    text = "\n".join([say("digest-title", day=f"<t:{due_at}:D>", count=len(waiting)), *lines, *more])
    return Message(text, rows=[play, [games]])


def _play_button(number: int, table: Table, say: Say) -> Button:
    press = CustomId("play", table.id, table.version)
    return Button(say("button-play-number", number=number), press, style=discord.ButtonStyle.primary)


def _digest_press(due_at: int) -> CustomId:
    """Return the press of *My games* by which a digest is recognized."""
    return CustomId("games", path=("0", str(due_at)))


def _digest_line(number: int, table: Table, user_id: int, say: Say) -> str:
    """Return the line of game `number`, from 1, with the user's deadline while a clock runs."""
    player = table.player_of(user_id)
    until = None if player is None or table.paused_at is not None else deadline(table, player.seat)
    line = say(
        "digest-line",
        number=number,
        game=say(f"game-{table.game}"),
        link=_link_for(table, user_id),
        names=join_commas(_bold_names_of_others(table, user_id), say),
    )
    return line if until is None else f"{line} {say('clock-ends', when=moment(until))}"


def tables_page(tables: Sequence[Table], page: int, user_id: int, now: int, say: Say) -> Message:
    """Return a page of lobbies and running games, as seen by a user, or say that there are none.

    `page` counts from 0; beyond the end it is the last.
    """
    if not tables:
        return Message(say("tables-none", **COMMANDS))
    shown, first, turning = _items_of_page(tables, page, "tables", say)
    lines = [
        _lobby_line(number, table, user_id, say)
        if table.in_lobby
        else _game_line(number, table, user_id, now, say)
        for number, table in enumerate(shown, start=first)
    ]
    title = say("tables-title", count=len(tables))
    return Message("\n".join([title, *lines]), rows=[turning] if turning else [])


def _items_of_page(
    items: Sequence[_Thing], page: int, verb: str, say: Say
) -> tuple[Sequence[_Thing], int, list[Button]]:
    """Return a page's items, the number of its first (from 1), and the buttons to other pages.

    `page` counts from 0; beyond the end it is the last. `verb`: of the buttons.
    """
    page = max(0, min(page, (len(items) - 1) // A_PAGE))
    first = page * A_PAGE
    beside = [(page - 1, "previous"), (page + 1, "next")]
    turning = [
        Button(say(f"button-{name}"), CustomId(verb, path=(str(to),)))
        for to, name in beside
        if 0 <= to * A_PAGE < len(items)
    ]
    return items[first : first + A_PAGE], first + 1, turning


def _link_for(table: Table, user_id: int) -> str:
    """Return the URL of a table's newest post; if its channel is gone, of the user's direct message."""
    player = table.player_of(user_id)
    if not table.channel_gone or player is None or player.dm_channel_id is None:
        return link(table)
    return post_link(NextGame(table.game, 0, player.dm_channel_id, player.dm_message_id))


def _bold_names_of_others(table: Table, user_id: int) -> list[str]:
    return [name for seat, name in enumerate(bold(table)) if table.players[seat].user_id != user_id]


def _game_line(number: int, table: Table, user_id: int, now: int, say: Say) -> str:
    """Return the line of game `number` (from 1): link, other players, whose turn it is, and since when.

    It also says which of the other players to move are away `now`.
    """
    movers = [table.players[seat] for seat in committed(table).to_move]
    names = bold(table)
    line = say(
        "games-line",
        number=number,
        game=say(f"game-{table.game}"),
        link=_link_for(table, user_id),
        names=join_commas(_bold_names_of_others(table, user_id), say),
        who="of" if table.player_of(user_id) is None else "with",
        turn="yours" if _waits_for(table, user_id) else "another",
        mover=join_names([names[player.seat] for player in movers], say),
        since=f"<t:{table.turn_at}:R>",
    )
    away = [
        away_line(player, say)
        for player in movers
        if player.is_present and player.user_id != user_id and player.preferences.away_until > now
    ]
    return " · ".join([line, *away])


def _lobby_line(number: int, table: Table, user_id: int, say: Say) -> str:
    """Return the line of lobby `number` (from 1): link, other players, and if it is full or the user's."""
    others = _bold_names_of_others(table, user_id)
    mine = "with" if others else "alone"
    seated = "without" if table.player_of(user_id) is None else mine
    return say(
        "tables-lobby",
        number=number,
        game=say(f"game-{table.game}"),
        link=link(table),
        names=join_commas(others, say),
        count=len(others),
        you="full" if is_full(table) else seated,
    )


feature = Feature()


async def own_games(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """Return a page (from 0) of the user's running games everywhere.

    The operator's notice, if any, comes first, and features' buttons last.
    """
    user_id = interaction.user.id
    mine = sorted_for_player(await services.store.read(table_queries.running_of_user, user_id), user_id)
    say, notice = say_to(interaction), services.manager.operator.notice
    now, within_reach = services.publisher.now(), partial(may_press, interaction)
    shown = games_page(mine, page, user_id, within_reach, now, say)
    buttons = [await button(services, interaction) for button in below_games]
    if found := [button for button in buttons if button is not None]:
        shown = replace(shown, rows=[*shown.rows, found])
    return shown if notice is None else replace(shown, text=f"{say('notice', text=notice)}\n{shown.text}")


async def server_tables(services: Services, interaction: Interaction, page: int = 0) -> Message:
    """Return a page (from 0) of the server's lobbies and running games whose channels the user may see.

    Games whose rules are gone are left out.
    """
    here = await services.store.read(table_queries.live_on_server, interaction.guild_id or 0)
    seen = [table for table in here if has_rules(table) and may_see(interaction, table)]
    return tables_page(seen, page, interaction.user.id, services.publisher.now(), say_to(interaction))


@feature.button("games")
async def turn_games(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Previous* and *Next* below `/games`, and *My games* below a digest (in a new message)."""
    answer = reply_private if is_direct(interaction) else show
    await answer(interaction, await own_games(services, interaction, _page_of(press)))


@feature.button("tables")
async def turn_tables(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Previous* and *Next* below `/tables`: show another page."""
    await show(interaction, await server_tables(services, interaction, _page_of(press)))


def _page_of(press: CustomId) -> int:
    """Return the page in a press; 0 if it is malformed."""
    return page_number("".join(press.path[:1]))


@feature.command("games", anywhere=True)
async def games_command(services: Services, interaction: Interaction) -> None:
    """Handle `/games`: answer privately with the user's running games."""
    await reply_private(interaction, await own_games(services, interaction))


@feature.command("tables", servers_only=True)
async def tables_command(services: Services, interaction: Interaction) -> None:
    """Handle `/tables`: answer privately with the server's tables that the user may see."""
    await reply_private(interaction, await server_tables(services, interaction))


log = logging.getLogger(__name__)


@feature.job
class Digests(DeliveryJob):
    """Job that sends a user's digest."""

    name, most = notifications.DIGEST_JOB, 200

    async def run(self, job: Job) -> int | None:
        """Send the digest if a table waits for the user, silently in quiet hours.

        Return when to run again (Unix time); None: no digest is wanted, or closed direct messages have turned
        it off.
        """
        user_id, now = job.user_id, self._delivery.now()
        preferences = await self._delivery.store.read(table_queries.read_preferences, user_id)
        if not notifications.wants_digest(preferences):
            return None
        due_at = notifications.latest_digest_at(preferences, now)
        games = sorted_for_player(
            await self._delivery.store.read(table_queries.running_of_user, user_id), user_id
        )
        waiting = [game.table for game in games if game.is_waiting]
        if waiting:
            try:
                shown = digest_message(waiting, user_id, due_at, say_by(preferences))
                silent = quiet_hours.silent_until(preferences, now) is not None
                message = replace(with_zone_hint(shown, preferences), silent=silent)
                is_it = partial(eq, _digest_press(due_at))
                await send_direct_once(self._delivery, job, message, due_at, nonce="digest", is_it=is_it)
            except NotNow:
                return now + LEASE
            except Unreachable:
                # The posts mention the user again, so that some message reaches them.
                log.info("User %s takes no direct messages, so the digest is turned off", user_id)
                await self._delivery.manager.run_for(
                    notifications.set_preferences, user_id, digest=notifications.NO_DIGEST
                )
                return None
        await forget_unknown_zone(self._delivery, user_id, preferences)
        return notifications.next_digest_at(preferences, self._delivery.now())
