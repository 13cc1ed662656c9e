"""`build(settings)` creates the bot from all its parts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

import discord
from discord.ext import commands

from bot import installed_version, metrics, network_errors
from bot.app.dispatch import Router, Tree, all_commands, features
from bot.feature import Services
from bot.jobs.channel_events import ChannelEvents
from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.computer_workers import ComputerWorkers, Thinker
from bot.jobs.emojis import Emojis
from bot.jobs.long_jobs import Background, analyses, replay_videos, what_ifs
from bot.jobs.publisher import Publisher
from bot.jobs.retries import RETRY
from bot.jobs.scheduler import DAY, HOUR, MINUTE, SILENCE, JobKind, Rounds, Scheduler
from bot.ops import discord_requests, health
from bot.ops.status_page import State, StatusPublisher
from bot.ratings import rating_updates
from bot.ratings.leaderboards import Leaderboards
from bot.store import ShardRange, Store, connect, migrate, names
from bot.store import database as stored_database
from bot.store.backlog import LiveTables
from bot.store.file_lock import InUse
from bot.store.sharding import HEARTBEAT_SECONDS
from bot.tables.languages import Languages
from bot.tables.manager import Manager
from bot.ui import pictures, sentences
from bot.ui.painter_workers import Painters

if TYPE_CHECKING:
    from bot.ops.settings import Settings

log = logging.getLogger(__name__)

DRAIN_TIMEOUT = 1.0
"""Seconds that presses get to be answered when the bot stops."""
PROBE_TIMEOUT = 5.0
"""Seconds that Discord's API gets to answer after a failed request. The heartbeat waits for it."""
CLOSE_TIMEOUT = 1.0
"""Seconds that Discord gets to close the connection. discord.py would wait for thirty."""


class Explorers(commands.AutoShardedBot):
    """The bot on Discord. It asks for no privileged intent and reads no messages."""

    def __init__(self, settings: Settings, thinker: Thinker, painters: Painters) -> None:
        """Create the bot with its database, workers and jobs. Nothing connects before `setup_hook`."""
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=Tree,
            intents=intents,
            allowed_mentions=discord.AllowedMentions.none(),
            # Without a number Discord decides; the simulated Discord has one shard.
            shard_count=settings.shard_count or (None if settings.discord_token else 1),
            shard_ids=settings.shard_ids,  # type: ignore[arg-type]  # may be a tuple or None
            http_trace=discord_requests.trace(),
            max_ratelimit_timeout=discord_requests.LONGEST_WAIT,
        )
        discord_requests.finish_sent_requests(self.http)
        discord_requests.limit_cleanups(self.http)
        self._minutes, self._pace = 0, 1
        self._patience: int | None = None  # of the scheduler after the next sweep, if it changes
        self._heartbeat_file = health.heartbeat()
        self._database = connect(settings.database_url, pool=settings.database_pool)
        share = _own_shards(settings)
        self.manager = Manager(Store(self._database, share), now=_current_time, limits=settings.limits)
        # Of several processes, the one with shard 0 does the work that is done once.
        self._is_first = share is None or 0 in share.ids
        self._thinker, self._painters = thinker, painters
        computers = ComputerTurns(self.manager, thinker)
        self.scheduler = Scheduler(self.manager.store, _current_time, self._is_cut_off)
        self.publisher = Publisher(self, self.manager, computers, self.scheduler, now=_current_time)
        self.scheduler.use(self.publisher, self._job_kinds())
        self._live_tables = LiveTables(self.manager.store, _current_time)
        self._status = StatusPublisher(self.manager.store, settings.status_file, now=_current_time)
        self._is_on_discord = settings.discord_token is not None
        # The simulated Discord shows only plain emojis.
        self._emojis = Emojis(self) if self._is_on_discord else None
        boards = Leaderboards(self._database, now=_current_time)
        self._videos = replay_videos(settings.limits.videos)
        self._analyses, self._what_ifs = analyses(), what_ifs()
        self.services = Services(
            self.manager,
            self.publisher,
            computers,
            thinker,
            Background(),
            boards,
            self._videos,
            self._analyses,
            self._what_ifs,
            Languages(self.manager.store, now=_current_time),
        )
        # If one of several processes ends, the others take over its tables within a minute.
        self.each_minute = Rounds(
            self._sweep, MINUTE if share is None else HEARTBEAT_SECONDS, after=self._prepare_sweeps
        )
        self.sign = Rounds(self._renew_sign_of_life, HEARTBEAT_SECONDS, after=self.wait_until_ready)
        self.beat = Rounds(self._record_heartbeat, MINUTE, after=self.wait_until_ready)
        self.lock = Rounds(self._renew_lock, MINUTE)
        self.decisions = Rounds(self._follow_operator, MINUTE, after=self.wait_until_ready)
        self.tell = Rounds(self._publish_connection, MINUTE, after=self.wait_until_ready)
        # The other processes only read which emojis the first has uploaded.
        self.each_day = Rounds(self._do_daily_work, DAY if self._is_first else HOUR)
        signs = () if share is None else (self.sign,)
        self._rounds = (self.each_minute, self.beat, self.lock, self.decisions, *signs, self.each_day)

    def _job_kinds(self) -> list[JobKind]:
        """Return the kinds of due jobs, in the order in which a sweep runs them."""
        publisher, delivery = self.publisher, self.publisher.delivery
        of_features = [make(delivery) for feature in features() for make in feature.jobs]
        return [
            publisher.clocks,
            *of_features,
            publisher.notifying,
            publisher.stale_panels,
        ]

    async def setup_hook(self) -> None:
        """Make the bot ready, and start the periodic jobs.

        Migrates the database and delivers what is pending. The first process also rebuilds outdated ratings
        and registers commands. Raises InUse if another bot serves the same shards of a PostgreSQL database,
        NewerDatabase, and database errors.
        """
        log.info("Explorers' Guild %s starts", installed_version())
        self._painters.start()  # they get ready on another core
        await self.manager.store.reserve()
        await migrate(self._database)
        if self._is_first:
            await self._database.write(names.draw_key)
        if self._is_first and await rating_updates.rebuild_if_outdated(self._database):
            log.info("All ratings were recalculated")
        self._database.timeout = stored_database.WORKING  # what was done before may take longer
        self.add_listener(Router(self.services).on_interaction)
        for command in all_commands():
            self.tree.add_command(command)
        await self.add_cog(ChannelEvents(self, self.publisher, self.manager.store))
        for feature in features():
            for event, listener in feature.listeners.items():
                self.add_listener(partial(listener, self.services), event)
        assert isinstance(self.tree, Tree)
        await self.tree.register(self.services, sync=self._is_first, translated=self._is_on_discord)
        await self.manager.operator.renew()
        # Before presses arrive: deliver what a crash left pending, or delivered but not recorded.
        await self.scheduler.recover()
        for rounds in self._rounds:
            rounds.start()
        if self._status.is_wanted:
            self.tell.start()
        health.notify_systemd("READY=1")

    async def on_ready(self) -> None:
        """Retry failed deliveries when the bot is connected, at first or again."""
        log.info("Connected as %s", self.user)
        self.publisher.reconnected()

    async def on_resumed(self) -> None:
        """Retry failed deliveries after a lost connection was resumed."""
        self.publisher.reconnected()

    def set_pace(self, minutes: int) -> None:
        """Let only each `minutes`-th call of the sweep and of the operator's decisions do anything.

        For tests that skip days. The silence allowed before downtime grows with `minutes`; a shorter one
        holds from the next sweep on.
        """
        self._pace = minutes
        self._patience = max(SILENCE, 3 * 60 * minutes)
        self.scheduler.patience = max(self.scheduler.patience, self._patience)

    async def _sweep(self) -> None:
        """Run due jobs and update the table metrics, in every `_pace`-th call.

        A failure is logged, and retried soon after an outage.
        """
        self._minutes += 1
        if self._minutes % self._pace:
            return
        try:
            await self.scheduler.sweep()
            if self._patience is not None:
                self.scheduler.patience, self._patience = self._patience, None
            metrics.show_tables(await self._live_tables.counts())
        except Exception as error:
            _log_failure(error, "The sweep failed; the next one tries again")
            if network_errors.is_temporary(error):
                self.scheduler.sweep_in(RETRY)

    async def _renew_sign_of_life(self) -> None:
        """Record in the database that this process runs. A failure is logged."""
        with _failure_logged("The sign of life was not renewed; it is retried in some seconds"):
            await self.scheduler.record_heartbeat()

    async def _renew_lock(self) -> None:
        """Renew the lock on the shards; stop the bot if another one has it. A failure is logged."""
        try:
            await self.manager.store.reserve()
        except InUse as taken:
            log.critical("The bot stops: %s", str(taken))
            self._stopping = asyncio.create_task(self.close())
        except Exception as error:
            _log_failure(error, "The lock on the database was not renewed; it is retried in a minute")

    async def _record_heartbeat(self) -> None:
        """Record in the heartbeat file and the metrics that the event loop runs. Needs no database."""
        health.beat(self._heartbeat_file)
        metrics.beat()

    async def _follow_operator(self) -> None:
        """Read the operator's decisions, and leave the servers that they say to leave.

        It does so in every `_pace`-th minute, as the sweep. A failure is logged.
        """
        if self._minutes % self._pace:
            return
        with _failure_logged("The operator's decisions could not be followed; it is retried in a minute"):
            await self.manager.operator.renew()
            await self._leave_refused_servers()

    async def _leave_refused_servers(self) -> None:
        """Leave the refused servers that the operator wants left, if this process serves them.

        A failure is logged and retried in the next round.
        """
        for guild_id in self.manager.operator.servers_to_leave():
            if (guild := self.get_guild(guild_id)) is not None:
                log.warning("Leaving server %s, as the operator has decided", guild_id)
                with _failure_logged(f"Server {guild_id} could not be left; retrying in the next round"):
                    await guild.leave()

    async def _is_cut_off(self) -> bool:
        """Return whether Discord's gateway or API is out of reach.

        The gateway is out of reach once all its connections are closed. The API is asked only after a request
        to it has failed.
        """
        if self.shards and all(shard.is_closed() for shard in self.shards.values()):
            return True
        return network_errors.may_be_unreachable() and not await self._is_api_answering()

    async def _is_api_answering(self) -> bool:
        """Return whether Discord answers a request that nothing there can reject. An answer is noted."""
        try:
            async with asyncio.timeout(PROBE_TIMEOUT):
                await self.application_info()
        except network_errors.REQUEST_FAILURES as error:
            if network_errors.is_unreachable(error):
                return False
        network_errors.note_answer()
        return True

    async def _publish_connection(self) -> None:
        """Publish CONNECTED if the bot is ready and no shard is closed, else CONNECTING."""
        connected = self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())
        await self._publish_state(State.CONNECTED if connected else State.CONNECTING)

    async def _publish_state(self, state: State) -> None:
        """Publish a state of this process on the status page, under the bot's name if that is known."""
        await self._status.publish(self.user.name if self.user else "", state)

    async def _do_daily_work(self) -> None:
        """Renew emojis; in the first process also delete expired data and analyze the database.

        The other processes renew them each hour. Failures are logged.
        """
        with _failure_logged("The daily database cleanup failed; it is retried in a day"):
            if self._is_first:
                await self.manager.purge_expired()
                await self.manager.store.write(stored_database.analyze)
        if self._emojis is not None:
            await self._emojis.renew(upload=self._is_first)

    async def _prepare_sweeps(self) -> None:
        """Wait for Discord, warm up the painters and, if a computer plays, a thinking process.

        A failure is logged: raised, it would end the sweeps before the first.
        """
        await self.wait_until_ready()
        with _failure_logged("Workers could not be prepared; their first jobs will be slower"):
            await self._painters.warm_up()
            await self.services.computers.prepare_if_needed()

    async def close(self) -> None:
        """Give running presses a second, then close workers, the connection to Discord and the database.

        The status file, if there is one, says that the bot has ended.
        """
        await self.services.presses.wait(DRAIN_TIMEOUT)
        await self._stop_jobs()
        self._thinker.close()
        self._painters.close()
        self._videos.close()
        self.services.background.close()
        self._analyses.close()
        self._what_ifs.close()
        if self.tell.is_running():
            self.tell.cancel()
            await self._publish_state(State.ENDED)
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await super().close()
        except TimeoutError:
            await self.http.close()
        await self.manager.store.close()

    async def _stop_jobs(self) -> None:
        """Cancel the periodic jobs, wait until they end, then end the publisher."""
        for rounds in self._rounds:
            rounds.cancel()
        under_way = (task for rounds in self._rounds if (task := rounds.get_task()) is not None)
        await asyncio.gather(*under_way, return_exceptions=True)
        await self.publisher.end()


def _own_shards(settings: Settings) -> ShardRange | None:
    """Return this process's range of shards. None if it serves all, or Discord decides how many there are."""
    if settings.shard_ids is None or settings.shard_count is None:
        return None
    return ShardRange(settings.shard_ids, settings.shard_count)


@contextmanager
def _failure_logged(sentence: str) -> Iterator[None]:
    """Log an exception of this context as `_log_failure` does; it ends only the context."""
    try:
        yield
    except Exception as error:
        _log_failure(error, sentence)


def _log_failure(error: Exception, sentence: str) -> None:
    """Log an outage as one warning, and another error with `sentence`."""
    if network_errors.is_temporary(error):
        network_errors.warn(error)
    else:
        log.error(sentence, exc_info=error)


def _current_time() -> int:
    # discord.py's clock, which tests replace to move the time.
    return int(discord.utils.utcnow().timestamp())


def build(settings: Settings, thinker: Thinker | None = None) -> Explorers:
    """Return the bot, ready to run, and set this process's painters and addresses.

    `thinker` computes for the computer players; default: worker processes.
    """
    if settings.discord_api_url:
        # A proxy in front of Discord, shared by several processes.
        discord.http.Route.BASE = settings.discord_api_url
    painters = Painters(settings.picture_workers)
    pictures.use_painters(painters)
    sentences.use_support_address(settings.support_url)
    return Explorers(settings, thinker or ComputerWorkers(), painters)
