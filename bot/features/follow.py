"""*Tell me how it ends*: one silent message at the end of a game, for people without a seat."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from operator import eq

import discord
from sqlalchemy import Connection, delete, select

from bot.errors import Refused
from bot.feature import Feature, Services
from bot.handlers.context import below_games, chosen_value
from bot.jobs.channel_audience import can_read
from bot.jobs.delivery import DeliveryJob
from bot.jobs.dm_rate_limit import NotNow, Unreachable
from bot.jobs.recurring_messages import send_direct_once
from bot.jobs.scheduler import LEASE
from bot.store import Table, jobs, table_queries
from bot.store.dialects import add_if_new
from bot.store.jobs import Job
from bot.store.schema import follows
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables import hooks
from bot.tables.languages import say_by
from bot.ui import game_text, posts
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import COMMANDS, bold, link, unmarked_names
from bot.ui.message import MOST_CHOICES, Button, Choice, Menu, Message
from bot.ui.responder import Interaction, edit, reply_private, say_to
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names
from engine.core.types import PLAYED_OUT, Result

JOB = "follow"
"""Kind of the job that tells one follower how a game ended."""
MOST = MOST_CHOICES
"""Games that one person can follow."""

log = logging.getLogger(__name__)
feature = Feature()


# What is stored


def follow(person: PersonTransaction, table_id: int) -> None:
    """Store that a user follows a game, if they do not yet.

    Raises Refused: follows-many, if they follow `MOST` others.
    """
    followed = person.within(followed_ids)
    if table_id not in followed and len(followed) >= MOST:
        raise Refused("follows-many", most=MOST)
    person.within(_store_follow, table_id)


def _store_follow(connection: Connection, user_id: int, table_id: int) -> None:
    add_if_new(connection, follows, user_id=user_id, table_id=table_id)


def followed_ids(connection: Connection, user_id: int) -> list[int]:
    """Return the ids of the tables that a user follows, in ascending order: the oldest table first."""
    mine = select(follows.c.table_id).where(follows.c.user_id == user_id)
    return list(connection.scalars(mine.order_by(follows.c.table_id)))


def unfollow(connection: Connection, user_id: int, table_id: int) -> None:
    """Store that a user no longer follows a game. Does nothing if they do not."""
    connection.execute(delete(follows).where(follows.c.user_id == user_id, follows.c.table_id == table_id))


@hooks.game_over
def schedule_messages(change: TableTransaction, result: Result) -> None:
    """Make a message to each follower of a finished game due."""
    change.within(_schedule_for_followers, change.table, change.now)


def _schedule_for_followers(connection: Connection, table: Table, now: int) -> None:
    """Make a job due now for each user who follows the table."""
    followers = connection.scalars(select(follows.c.user_id).where(follows.c.table_id == table.id)).all()
    due = [Job(JOB, user_id, table.id, guild_id=table.guild_id, due_at=now) for user_id in followers]
    jobs.schedule_all(connection, due)


# Pressing


@feature.table_button("follow")
async def start(services: Services, interaction: Interaction, press: CustomId, table: Table) -> None:
    """Handle *Tell me how it ends*: follow a game that runs or is on hold, and answer with *Don’t tell me*.

    Raises Refused: follow-own, not-started, game-over, follows-many, no-such-table, rules-gone.
    """
    if table.player_of(interaction.user.id) is not None:
        raise Refused("follow-own")
    if not (table.is_playing or table.is_on_hold):
        raise Refused("game-over" if table.is_finished else "not-started", table)
    await services.manager.run_for(follow, interaction.user.id, table.id)
    if (await services.manager.table(table.id)).is_finished:
        # It ended since it was read, when this follower was not stored yet.
        await services.store.write(_schedule_for_followers, table, services.publisher.now())
    say = say_to(interaction)
    stop = Button(say("button-unfollow"), CustomId("unfollow", table.id))
    about = {"game": say(f"game-{table.game}"), "names": join_names(bold(table), say)}
    text = say("follow-started", **about, **COMMANDS)
    await reply_private(interaction, Message(text, rows=[[stop]]))


@feature.button("unfollow")
async def stop(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Don’t tell me*, and a choice of the list's menu: unfollow the game, and show the rest."""
    table_id = number(chosen_value(interaction)) or press.table
    await services.store.write(unfollow, interaction.user.id, table_id)
    # A long list has a file with the whole text, which an edit would keep.
    await edit(interaction, await _followed_page(services, interaction), pictures=True)


@feature.button("follows")
async def show(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Games I follow* below `/games`: list them privately, with a menu to stop."""
    await reply_private(interaction, await _followed_page(services, interaction))


async def _followed_page(services: Services, interaction: Interaction) -> Message:
    ids = await services.store.read(followed_ids, interaction.user.id)
    found = [await services.store.table(table_id) for table_id in ids]
    # The seats of a deleted game are gone.
    followed = [table for table in found if table is not None and table.players]
    return followed_games(followed, say_to(interaction))


def followed_games(followed: list[Table], say: Say) -> Message:
    """Return the games that the reader follows with a menu to stop, or that there are none."""
    if not followed:
        return Message(say("follows-none"))
    lines, choices = list[str](), list[Choice]()
    for table in followed:
        game = say(f"game-{table.game}")
        names = join_commas(bold(table), say)
        lines.append(say("follows-line", game=game, link=link(table), names=names))
        label = f"{game} · {join_commas(unmarked_names(table), say)}"
        choices.append(Choice(label, str(table.id)))
    menu = Menu(CustomId("unfollow"), say("follows-stop"), choices[:MOST_CHOICES])
    return Message("\n".join([say("follows-title", count=len(followed)), *lines]), rows=[menu])


@below_games
async def list_button(services: Services, interaction: Interaction) -> Button | None:
    """Return the button below `/games` to the games that the user follows; None if there are none."""
    count = len(await services.store.read(followed_ids, interaction.user.id))
    return Button(say_to(interaction)("button-follows", count=count), CustomId("follows")) if count else None


# When it is over


@feature.job
class EndMessages(DeliveryJob):
    """Job that tells a follower how a game ended."""

    name, most = JOB, 200

    async def run(self, job: Job) -> int | None:
        """Send the message, unless the follower stopped, is refused, can't see the table, or accepts none.

        Then they follow it no longer. A game that is not over is ignored. Return when to try again (Unix
        time) if the message must wait, else None. Raises Discord's errors, and Refused: no-such-table,
        rules-gone.
        """
        table = await self._delivery.manager.table(job.table_id)
        followed = await self._delivery.store.read(followed_ids, job.user_id)
        if not table.is_finished or table.id not in followed:
            return None
        try:
            refuses = self._delivery.manager.operator.refuses(job.user_id)
            if not refuses and await can_read(self._delivery.client, table, job.user_id):
                await self._send_end_message(table, job)
        except NotNow:
            return self._delivery.now() + LEASE
        except Unreachable:
            log.info("User %s takes no direct messages, so they are not notified of the end", job.user_id)
        await self._delivery.store.write(unfollow, job.user_id, job.table_id)
        return None

    async def _send_end_message(self, table: Table, job: Job) -> None:
        """Send a follower the end of a finished game.

        Raises Unreachable, NotNow, Discord's errors, and Refused: rules-gone.
        """
        preferences = await self._delivery.store.read(table_queries.read_preferences, job.user_id)
        position = await self._delivery.manager.view(table, None)
        assert position.result is not None  # the game is finished
        say = say_by(preferences, table.language)
        *_, last = await self._delivery.manager.history(table)
        # A game that was not played out ends with who resigned.
        events = [] if position.result.why == PLAYED_OUT else last.events
        news = game_text.event_news(table, events, None, say)
        message = end_message(table, [*news, posts.ending_text(position, position.result, say)], say)
        nonce, is_it = f"f{table.id % 10**6}", partial(eq, _games_press(table))
        await send_direct_once(self._delivery, job, message, job.first_due, nonce=nonce, is_it=is_it)


def end_message(table: Table, ending: Sequence[str], say: Say) -> Message:
    """Return the silent message that tells a follower how a game ended; `ending` is its last lines."""
    about = {"game": say(f"game-{table.game}"), "link": link(table), "names": join_names(bold(table), say)}
    mine = Button(say("button-games"), _games_press(table), style=discord.ButtonStyle.secondary)
    to_table = Button(say("button-table"), url=link(table))
    text = "\n".join([say("follow-over", **about), *ending])
    return Message(text, rows=[[to_table, mine]], silent=True)


def _games_press(table: Table) -> CustomId:
    """Return the press of *My games* by which the message about a table is recognized."""
    return CustomId("games", path=("0", f"t{table.id}"))
