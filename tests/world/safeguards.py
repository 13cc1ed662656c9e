"""Sabotages: each switches off one safeguard of the bot, and a world must notice.

A sabotage runs in the process of a world, before that begins. Where one safeguard covers another, it switches
off both.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from types import SimpleNamespace
from typing import Any, NamedTuple

import discord
from sqlalchemy import Connection

from bot.features import blocks, hall
from bot.features.cup import cup_messages, cup_rules, cups
from bot.features.league import league_rules, leagues
from bot.handlers import context as components_context
from bot.handlers import panel_buttons, table_buttons
from bot.jobs import retries as job_retries
from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.delivery import PostTexts
from bot.jobs.open_messages import OpenMessages
from bot.jobs.scheduler import Scheduler
from bot.jobs.sender import Sender
from bot.jobs.table_lock import TableLock
from bot.store import database, heartbeats, jobs, message_queries, outbox
from bot.store.database import Writer
from bot.store.records import Attempt
from bot.store.transaction import TableTransaction
from bot.tables import clock, moves, notifications, positions, quiet_hours, resigning, restored_tables
from bot.tables import consent as tables_consent
from bot.tables import game as tables_game
from bot.tables import plans as tables_plans
from bot.ui.responder import Response
from engine.core import planned_turns as engine_plans
from engine.core.game_errors import GameError
from engine.core.types import Step
from tests.world import discord_world, swarm
from tests.world.world import Plan


def version_check() -> None:
    """Take a step regardless of the version that the user saw."""
    moves.require_version = lambda *_: None  # type: ignore[assignment]

    async def playing(services: Any, interaction: Any, press: Any, table: Any) -> Any:
        return await panel_buttons.seated_player(services, interaction, table)

    panel_buttons._player_to_move = playing


def table_lock() -> None:
    """Let several callers work at a table at once.

    Nonces are off, since they would hide most of the effect.
    """

    @contextlib.asynccontextmanager
    async def hold(_: TableLock, table_id: int) -> AsyncIterator[bool]:
        yield True

    TableLock.hold = hold  # type: ignore[method-assign, assignment]
    discord_world.NONCE_KEPT = 0


def attempts() -> None:
    """Forget attempts to send a message, and their nonces."""

    def begin(_connection: Any, _table: int, _seat: int, _at: int) -> Attempt:
        return Attempt(secrets.token_hex(12), None)

    message_queries.begin_attempt = begin  # type: ignore[assignment]


def look_back() -> None:
    """Skip the search for messages that may have arrived; Discord has forgotten their nonces."""

    async def arrived(*_: Any, **__: Any) -> None:
        return None

    Sender._find_unrecorded = arrived  # type: ignore[method-assign, assignment]
    discord_world.NONCE_KEPT = 0


def transaction() -> None:
    """Commit every statement by itself."""

    @contextlib.contextmanager
    def none(writer: Writer) -> Iterator[Connection]:
        connection = writer._connected()
        with connection.begin():
            yield connection

    Writer._transaction = none  # type: ignore[method-assign]


def sync() -> None:
    """Let a commit return before it is on the disk."""
    database.SYNCHRONOUS = "NORMAL"


def views() -> None:
    """Show onlookers and posts what the first seat sees."""

    def seen(game: Any, state: Any, viewer: int | None) -> Any:
        return game.visibility.view(state, viewer or 0)

    tables_game.cached_view = positions.cached_view = seen  # type: ignore[assignment]


def resampling() -> None:
    """Give computers the true state."""
    thought = ComputerTurns._thought_of

    async def honest(turns: ComputerTurns, table: Any, seat: int, level: Any) -> Any:
        position = positions.committed(table)
        thinking = await thought(turns, table, seat, level)
        return type(thinking)(**{**_fields(thinking), "state": position.game.dump(position.state)})

    ComputerTurns._thought_of = honest  # type: ignore[method-assign]


def _fields(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


def retries() -> None:
    """Never retry a failed message, neither in a minute nor at the next start."""

    async def sweep(_: Scheduler) -> None:
        pass

    Scheduler.sweep = sweep  # type: ignore[method-assign]


def old_buttons() -> None:
    """Keep the buttons of old messages."""

    async def leave(*_: Any) -> None:
        pass

    async def edit(*_: Any, **__: Any) -> bool:
        return True

    Sender._strip_older = leave  # type: ignore[method-assign]
    OpenMessages._edit_or_retry = edit  # type: ignore[method-assign]


def old_calls() -> None:
    """Keep the line about whose turn it is in old posts."""

    async def close(_: PostTexts, post: discord.PartialMessage, *__: Any, **___: Any) -> None:
        await post.edit(view=None)

    PostTexts.close = close  # type: ignore[method-assign]


def answering_in_time() -> None:
    """Do not acknowledge an interaction before its response is ready."""
    Response._start_acknowledging = lambda _: None  # type: ignore[method-assign, assignment]


def whose_turn() -> None:
    """Treat every user as the player to move."""

    async def seated(services: Any, interaction: Any, table: Any) -> Any:
        position = positions.committed(table)
        player = table.players[next(iter(position.to_move), 0)]
        return await services.manager.view(table, player.user_id), player

    for module in (components_context, panel_buttons, table_buttons, table_buttons):
        module.seated_player = seated  # type: ignore[attr-defined]
    moves.seat_of = lambda table, _: next(iter(positions.committed(table).to_move), 0)


def noting() -> None:
    """Do not record messages sent to a player.

    The bot would find most of them again, which takes long.
    """
    look_back()
    outbox.record_hands = lambda *_, **__: None  # type: ignore[assignment]


def reminders_mark() -> None:
    """Do not record reminders."""
    clock.record_reminder = lambda change, *_: clock.reschedule(change)  # type: ignore[assignment]


def lost_time() -> None:
    """Count time without a running bot."""

    heartbeats.record_heartbeat = lambda *_: 0  # type: ignore[assignment]


def quiet() -> None:
    """Ignore quiet hours and absences."""
    quiet_hours.quiet_hours_end = lambda *_: None  # type: ignore[assignment]
    quiet_hours.silent_until = lambda *_: None  # type: ignore[assignment]


def one_sound() -> None:
    """Forget who has been notified of a turn."""
    notifications.may_mention = lambda *_: True  # type: ignore[assignment]
    notifications.may_notify_in_channel = lambda *_: True  # type: ignore[assignment]
    notifications.may_notify_directly = lambda *_: True  # type: ignore[assignment]


def calls() -> None:
    """Never notify a player of their turn."""
    notifications.turn_notification = lambda *_, **__: notifications.SILENT  # type: ignore[assignment]


def restored_backup() -> None:
    """Treat a press on a message unknown to the database like any other."""
    restored_tables.is_ahead_of_table = lambda *_: False  # type: ignore[assignment]


def privacy() -> None:
    """Make all private answers public."""
    for where, name in (
        (discord.InteractionResponse, "send_message"),
        (discord.InteractionResponse, "defer"),
        (discord.Webhook, "send"),
    ):
        setattr(where, name, _to_all(getattr(where, name)))


def _to_all(answer: Callable[..., Any]) -> Callable[..., Any]:
    async def public(*given: Any, **named: Any) -> Any:
        return await answer(*given, **{**named, "ephemeral": False})

    return public


def consent() -> None:
    """Undo turns without asking the other players."""
    tables_consent.players_to_agree = lambda _: []


def seen_steps() -> None:
    """Undo steps even if they have shown something."""

    def steps_of(table: Any, log: Any) -> list[Any]:
        return [Step(step.state, step.events, reveals=False) for step in tables_game.steps_of(table, log)]

    tables_consent.steps_of = steps_of  # type: ignore[assignment]


def premises() -> None:
    """Take a planned turn as soon as the rules allow it, even if its premises have changed."""

    def plan_obstacle(game: Any, state: Any, seat: int, way: Any) -> Any:
        try:
            for text in way.actions:
                state = game.rules.apply(state, seat, game.notation.read(text)).state
        except GameError:
            return engine_plans.FORBIDDEN
        return None

    tables_plans.plan_obstacle = plan_obstacle


def long_clocks() -> None:
    """Let every clock run an hour too long."""
    runs_out_at = clock.runs_out_at

    def later(*about: Any) -> int | None:
        until = runs_out_at(*about)
        return None if until is None else until + clock.HOUR

    clock.runs_out_at = later


def own_absences() -> None:
    """Stop all clocks of a table while one player is away."""
    excluded = clock.excluded_intervals

    def shared(table: Any, _: Any) -> Any:
        return [interval for player in table.players for interval in excluded(table, player)]

    clock.excluded_intervals = shared


def pauses() -> None:
    """Count a pause only once it is over."""
    TableTransaction.stop_clock = lambda *_: None  # type: ignore[method-assign]


def settled_questions() -> None:
    """Do not check whether a question is settled when a player leaves permanently."""
    nothing = SimpleNamespace(settle_pause=lambda _: None, settle_question=lambda _: None)
    resigning.consent = nothing  # type: ignore[assignment, attr-defined]


def half_turns() -> None:
    """Show incomplete turns to all viewers."""
    positions.Position.is_open_to = lambda *_: True  # type: ignore[method-assign, assignment]


def recovery() -> None:
    """Keep backing off after Discord has responded again."""
    fail = job_retries.Retries._note_failure
    job_retries.Retries._note_failure = lambda self, due, **_: fail(self, due, refused=True)  # type: ignore[method-assign]
    job_retries.Retries._note_success = lambda *_: None  # type: ignore[method-assign]
    job_retries.BACKOFF_AFTER = 0


def tried_messages() -> None:
    """Forget that a job's message may have been sent; Discord has forgotten its nonce."""
    jobs.record_attempt = lambda *_: False  # type: ignore[assignment]
    discord_world.NONCE_KEPT = 0


def block_lists() -> None:
    """Let blocked people invite, join and be notified like all others."""
    blocks.has_blocked = lambda *_: False


def equal_deals() -> None:
    """Deal each player of a cup other cards."""
    cups.deal_seed = lambda *_: secrets.token_hex(8)  # type: ignore[attr-defined]


def cup_secrets() -> None:
    """Show the seed of an open cup instead of its fingerprint."""
    cup_messages.shown_fingerprint = lambda seed: seed  # type: ignore[attr-defined]


def season_points() -> None:
    """Give all places of a cup the same points."""
    cup_rules.points_of = lambda _: 1


def league_blocks() -> None:
    """Let people play in the league whom a block keeps apart."""
    leagues.are_apart = lambda *_: False


def league_games_at_once() -> None:
    """Open three games of the league at a time for each player."""
    league_rules.AT_ONCE = 3


def hall_edits() -> None:
    """Treat each hall as if it showed the same as before."""
    hall.content_hash = lambda _: "same"


class Missed(NamedTuple):
    """A sabotage, the kind of worlds that notice it, and the number of seeds within which they do."""

    harm: swarm.Harm
    world: Plan
    most: int
    first: int = 1
    """The seed to begin with: one that notices at once."""

    @property
    def seeds(self) -> list[int]:
        """The seeds to try, in order."""
        return sorted(range(1, self.most + 1), key=lambda seed: seed != self.first)


SHORT = Plan(1, tables=2, hours=0.5, ends=False, club=False)
CALM = SHORT._replace(tables=1, hours=0.25, faults=False, kills=False)
OUTAGES = SHORT._replace(tables=20, faults=False, kills=False, calamity="discord")
EVASIVE = SHORT._replace(folk="one who evades", hours=1)
CURIOUS = SHORT._replace(folk="curious")
IMPATIENT = SHORT._replace(folk="impatient")
CLUB = SHORT._replace(hours=1, club=True)
LEAGUE = CLUB._replace(
    folk="impatient", game="lost-cities", faults=False, kills=False, pastime="play_the_league"
)
SLOW = SHORT._replace(folk="slow", hours=24, pace=10, tables=1)
ALL = (
    Missed(table_lock, IMPATIENT._replace(kills=False, calamity="slow"), 10),
    Missed(attempts, SHORT, 8, first=6),
    Missed(look_back, SHORT, 8),
    Missed(transaction, SHORT, 12),
    Missed(views, SHORT, 8),
    Missed(resampling, SHORT, 8, first=2),
    Missed(retries, SHORT, 8),
    Missed(old_buttons, SHORT, 8, first=6),
    Missed(old_calls, SHORT, 8, first=6),
    Missed(answering_in_time, SHORT._replace(calamity="slow"), 8),
    Missed(whose_turn, CURIOUS, 8),
    Missed(noting, CALM, 8, first=2),
    Missed(privacy, SHORT, 8),
    Missed(restored_backup, SHORT._replace(calamity="backup"), 8),
    Missed(consent, SHORT._replace(folk="undecided"), 8),
    Missed(quiet, SHORT._replace(folk="settler"), 8, first=6),
    Missed(reminders_mark, SLOW, 4),
    Missed(calls, SLOW, 8, first=4),
    Missed(sync, SHORT, 8, first=6),
    Missed(seen_steps, SHORT._replace(folk="searcher", game="tikal", hours=2), 10),
    Missed(premises, SHORT._replace(folk="planner", game="lost-cities"), 10),
    Missed(recovery, OUTAGES, 10, first=4),
    Missed(settled_questions, EVASIVE._replace(game="lost-cities-board"), 16, first=5),
    Missed(long_clocks, SHORT, 10, first=5),
    Missed(own_absences, EVASIVE, 10, first=4),
    Missed(pauses, SLOW._replace(folk="one who rests"), 10, first=4),
    Missed(lost_time, SLOW._replace(calamity="outage"), 10, first=4),
    Missed(tried_messages, CLUB._replace(pastime="ask_for_alerts+open_a_table"), 10),
    Missed(block_lists, CLUB._replace(pastime="block+challenge+open_a_table+visit_the_hall"), 8, first=8),
    Missed(equal_deals, CLUB, 4),
    Missed(cup_secrets, CLUB._replace(pastime="play_the_cup"), 4),
    Missed(season_points, CLUB._replace(pastime="play_the_cup", tables=0, faults=False, kills=False), 8),
    Missed(league_blocks, LEAGUE._replace(pastime="play_the_league+block"), 6),
    Missed(league_games_at_once, LEAGUE, 4),
    Missed(hall_edits, CLUB._replace(faults=False, kills=False), 8, first=3),
    Missed(half_turns, SHORT._replace(folk="distracted", game="lost-cities-board", hours=2), 10, first=2),
)
NOT_MISSED_YET = (
    Missed(version_check, CURIOUS, 8),
    Missed(one_sound, SHORT, 8),
)
"""Sabotages that no world notices yet:

`version_check` in seeds 1 to 24, `one_sound` in 1 to 27, and in 1 to 12 of settlers.
"""
