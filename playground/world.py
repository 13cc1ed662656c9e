"""The simulated world: a server, its people and channels, and the passing of time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib.resources import files
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

from babel.dates import format_skeleton
from babel.lists import format_list

from bot.app.client import Explorers
from bot.jobs import late_notifications, publisher
from bot.log_context import describe
from bot.ui import pictures
from engine.core.catalogue import ENGLISH, Say, babel_locale, catalogue
from engine.courses import courses
from engine.game_registry import games
from playground import simcord_parts as parts
from playground.people import NAMES, Person, portrait
from playground.views import SHUTDOWN_SECONDS, Reader, Views

if TYPE_CHECKING:
    import discord
    from simcord import ChannelHandle, Env

log = logging.getLogger(__name__)

SERVER = "Board game night"
CHANNEL = "games"
BOT = "Explorers’ Guild"
COMMANDS = {"practice": "game", "learn": "course", "daily": None}
"""The commands behind the page's buttons, and the option that names the game."""

WORDS = (
    "title", "tagline", "play", "learn", "deal", "deal-about", "people", "who", "places", "where", "view",
    "new-game", "next-day", "beside", "news", "ended",
)  # fmt: skip
"""Ids of the page's texts. The page fills in names itself."""

TICK_SECONDS = 1.0  # time between updates of the clock
HOUR, HOURS = timedelta(hours=1), 24  # how next_day advances the clock
NEXT_DAY_PACE = 30  # minutes of simulated time per sweep during next_day
MAX_TICK_SECONDS = 60.0  # most simulated time per tick, after a laptop has slept
HISTORY_SIZE = 15  # messages shown when a place is opened
PRESS_TIMEOUT = 10.0  # seconds until a press counts as failed
SETTLE_SECONDS = 0.01  # how often to check whether a press has been answered


@contextlib.contextmanager
def _without_delays() -> Iterator[None]:
    """Run delayed work at once: simcord regards a press as answered before it."""
    with (
        patch.object(publisher, "PROGRESS_DELAY", 0.0),
        patch.object(publisher, "PANEL_CHECK_DELAY", 0.0),
        patch.object(late_notifications, "SEEN_DELAY", 0.0),
    ):
        yield


class World:
    """The server, its people, and the passing of time.

    Every operation that changes the world holds `_turn`, so that none overlap. `run` advances the clock and
    redraws what has changed.
    """

    def __init__(self, env: Env, bot: discord.Client, stop: asyncio.Event) -> None:
        self.env = env
        self._bot = bot
        self._stop = stop
        self._turn = asyncio.Lock()
        self._errors = 0
        self._skipped = timedelta()
        self._languages = dict[int, str]()
        self._default_language = ENGLISH
        self.views = Views(env, self._turn, stop)
        self._create_server()

    @classmethod
    @contextlib.asynccontextmanager
    async def running(cls, bot: discord.Client, stop: asyncio.Event) -> AsyncIterator[World]:
        """Start the bot in a new world, and close both at the end."""
        parts.import_quietly()
        parts.set_history_size(HISTORY_SIZE)
        parts.hide_message_list()
        from simcord import Env

        env = Env(bot, check_errors=False, settle_timeout=PRESS_TIMEOUT)
        parts.settle_quickly(env, SETTLE_SECONDS)
        world = cls(env, bot, stop)
        try:
            with _without_delays():
                await env.start()
                with env.time_context():
                    yield world
        finally:
            await world._end(bot)

    def _create_server(self) -> None:
        """Set the clock to now and create the server with its people."""
        from simcord import MemberActor

        # No timer is set before the start, so the clock can jump. simcord starts it in January 2026.
        parts.advance_clock(self.env, self._behind())
        bot = parts.set_bot_profile(self.env, BOT)
        users = [self.env.create_user(name.lower(), global_name=name, avatar=parts.PICTURE) for name in NAMES]
        self.views.pictures = {
            bot: files("data").joinpath("avatar.png").read_bytes(),
            **{user.id: portrait(name) for name, user in zip(NAMES, users, strict=True)},
        }
        guild = self.env.create_guild(SERVER, owner=users[0])
        self.channel = guild.create_text_channel(CHANNEL)
        members = [MemberActor(self.env, guild, users[0]), *map(guild.add_member, users[1:])]
        self.people = {person.key: person for person in map(Person, NAMES, members, users)}
        parts.set_locales(self.env, self._language_of)
        self._exempt_long_jobs()

    def _exempt_long_jobs(self) -> None:
        """Do not make presses and time wait for analyses, videos and the daily expert: up to a minute."""
        if isinstance(self._bot, Explorers):
            waits = partial(self.env.external_wait, reason="a long job in a process of its own")
            services = self._bot.services
            services.videos.waits = services.analyses.waits = waits
            services.what_ifs.waits = services.background.waits = waits

    def set_language(self, language: str, who: str | None = None) -> None:
        """Set a person's language; without a name, the default for all others."""
        if who is None:
            self._default_language = language
        elif who in self.people:
            self._languages[self.people[who].user.id] = language

    def _language_of(self, user_id: int) -> str:
        return self._languages.get(user_id, self._default_language)

    async def _end(self, bot: discord.Client) -> None:
        """Close the views, the bot and the world, and log the bot's errors."""
        from simcord import SetupError

        await self.views.close()
        # Running operations are cancelled with the rest.
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._turn.acquire(), SHUTDOWN_SECONDS)
        await bot.close()
        with contextlib.suppress(TimeoutError, SetupError):
            await self.env.shutdown()
        self._log_errors()

    async def run(self) -> None:
        """Let time pass until a stop is requested."""
        stopped = asyncio.ensure_future(self._stop.wait())
        try:
            while not stopped.done():
                await self._tick()
                changed = asyncio.ensure_future(self.views.changed.wait())
                await asyncio.wait(
                    (stopped, changed), timeout=TICK_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                changed.cancel()
        finally:
            stopped.cancel()

    async def _tick(self) -> None:
        """Advance the clock towards now, redraw what has changed, and log the bot's errors."""
        self.views.changed.clear()
        async with self._in_turn():
            await self.env.advance_time(min(self._behind(), MAX_TICK_SECONDS))
        await self.views.redraw()
        self._log_errors()

    def _behind(self) -> float:
        """Return by how many seconds the clock is late."""
        return max(0.0, (datetime.now(UTC) + self._skipped - self.env.now()).total_seconds())

    def _log_errors(self) -> None:
        for error in self.env.errors_since(self._errors):
            log.error("The bot raised an error", exc_info=error)
        self._errors = self.env.error_cursor

    def places(self, person: Person, say: Say) -> dict[str, tuple[str, ChannelHandle]]:
        """Return the places a person can see: name and channel by key."""
        found = {
            "games": (f"# {CHANNEL}", self.channel),
            "dm": (say("page-direct"), person.user.dm_channel),
        }
        for thread in self.channel.threads:
            if parts.may_read(self.env, thread, person.member):
                found[str(thread.id)] = (thread.name or say("page-thread"), thread)
        return found

    def _find(self, who: str, where: str) -> tuple[Person, ChannelHandle] | None:
        """Return a person and a place they can see, by their keys; None if either is unknown."""
        person = self.people.get(who)
        place = self.places(person, catalogue()).get(where) if person is not None else None
        return None if person is None or place is None else (person, place[1])

    async def address(self, who: str, where: str, reader: Reader) -> str | None:
        """Return the address of a place as a person sees it; None if either is unknown."""
        found = self._find(who, where)
        return None if found is None else await self.views.address(*found, reader)

    @contextlib.asynccontextmanager
    async def _in_turn(self) -> AsyncIterator[None]:
        """Hold `_turn` within the context. A timeout there is logged, and what caused it not waited for."""
        async with self._turn:
            try:
                yield
            except TimeoutError as error:
                parts.stop_waiting(self.env, describe(error))

    async def press(self, who: str, where: str, command: str, game: str | None = None) -> bool:
        """Send a command of `COMMANDS` as a person in a place. Return False if a part of it is unknown."""
        found, option = self._find(who, where), COMMANDS.get(command, "unknown")
        if found is None or (game in games()) != (option is not None):
            return False
        person, place = found
        async with self._in_turn():
            await _send_command(person, place, command, **{option: game} if option and game else {})
        self.views.changed.set()
        return True

    async def next_day(self) -> None:
        """Advance the clock by a day, hour by hour, so that presses are handled in between."""
        self._set_pace(NEXT_DAY_PACE)
        for _ in range(HOURS):
            async with self._in_turn():
                self._skipped += HOUR
                await self.env.advance_time(HOUR.total_seconds())
        self._set_pace(1)
        self.views.changed.set()

    def _set_pace(self, minutes: int) -> None:
        """Set how many simulated minutes pass between the bot's sweeps."""
        if isinstance(self._bot, Explorers):
            self._bot.set_pace(minutes)

    def overview(self, say: Say) -> dict[str, Any]:
        """Return the page's data: texts, games, and each person's places with their newest message."""
        return {
            "language": say.language,
            "words": {key: say(f"page-{key}", name="{name}", place="{place}") for key in WORDS},
            "today": [
                str(format_skeleton(length, self.env.now(), locale=babel_locale(say.language)))
                for length in ("MMMMEEEEd", "MMMEd")
            ],
            "games": [_game(key, say) for key in games()],
            "people": [
                {
                    "key": person.key,
                    "name": person.name,
                    "others": _others(person, say),
                    "places": self._newest(person, say),
                }
                for person in self.people.values()
            ],
        }

    def _newest(self, person: Person, say: Say) -> list[dict[str, str | None]]:
        """Return a person's places, each with the id of its newest message."""
        # Ids are text: JavaScript would round numbers this large.
        return [
            {
                "key": key,
                "name": name,
                "channel": str(place.id),
                "newest": self._newest_in(place, person),
            }
            for key, (name, place) in self.places(person, say).items()
        ]

    def _newest_in(self, place: ChannelHandle, person: Person) -> str | None:
        newest = parts.newest_message(self.env, place, person.member)
        return None if newest is None else str(newest)


def _game(key: str, say: Say) -> dict[str, Any]:
    game = games()[key]
    return {
        "key": key,
        "name": say(f"game-{key}"),
        "about": for_players(game.rules.SEATS, say, partners="partners" in game.Options.__struct_fields__),
        "cover": pictures.has_cover(key),
        "course": key in courses(),
    }


def for_players(seats: tuple[int, int], say: Say, *, partners: bool) -> str:
    """Return for how many a game is, by its fewest and most players."""
    least, most = seats
    kind = "yes" if partners else "pair" if most == 2 else "no"
    return say("page-seats", partners=kind, least=least, most=most)


def _others(person: Person, say: Say) -> str:
    """Return the sentence that says how to play with several people, for one of them."""
    names = [name for name in NAMES if name != person.name]
    return say("page-others", others=format_list(names, style="or", locale=babel_locale(say.language)))


async def _send_command(person: Person, place: ChannelHandle, command: str, **options: str) -> None:
    if place.guild is None:
        await person.user.slash(command, **options)
    else:
        await person.member.slash(place, command, **options)
