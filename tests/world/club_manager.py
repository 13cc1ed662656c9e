"""The manager of a club, who sets up hall, cup, league, posts, roles and results, and changes their mind."""

from __future__ import annotations

import asyncio

from tests.world.discord_world import Channel, Message
from tests.world.doings import typed
from tests.world.halls import halls, offers
from tests.world.history import HOUR, MINUTE
from tests.world.payloads import ROLES, TEXT
from tests.world.people import Resident
from tests.world.world import World

NAME = "mona"
USES = 0.5
"""The share of servers with a daily post, a weekly one, roles for winners, and results sent to an address."""
CHANGES_OF_MIND = 10
"""How often a manager changes a setting in a world, on average."""
TITLES = ("cup", "league", "leader")
BOARD = "board"
POSTS, ROLE, RESULTS = "posts", "roles", "results"
"""Verbs of the buttons in `/settings` that open further pages."""


class ClubManager:
    """Sets a club up and changes its settings, by presses in `/settings`."""

    def __init__(self, world: World, person: Resident, lobby: Channel) -> None:
        self._world, self._person, self._lobby = world, person, lobby
        self._random = world.draw("rule")

    async def rule(self) -> None:
        """Set up the club, and change settings from time to time until the world ends."""
        self._person.channels.append(self._lobby)
        await asyncio.sleep(self._random.uniform(1, 3 * MINUTE))
        await self._set_up()
        while True:
            await asyncio.sleep(self._random.expovariate(CHANGES_OF_MIND / (self._world.plan.hours * HOUR)))
            if self._world.is_over:
                return
            await self._change_mind()

    async def _set_up(self) -> None:
        here = [str(self._lobby.id)]
        await self._set(["hall"], here)
        await self._set(["cup"], ["on"])
        await self._set(["league"], here)
        for kind in ("daily_post", "week_posts"):
            if self._random.random() < USES:
                await self._set([kind, "channel"], here, POSTS)
                await self._set([kind, "hour"], [self._hour_soon()], POSTS)
        if self._random.random() < USES:
            for title in TITLES:
                await self._set([title], [self._role_of(title)], ROLE)
        if self._random.random() < USES:
            await self._press_on_page(RESULTS, "form")

    def _hour_soon(self) -> str:
        now = int(self._world.clock.true_time()) // HOUR % 24
        return str((now + self._random.randint(0, 2)) % 24)

    def _role_of(self, title: str) -> str:
        """Return one of the two roles for a title, so that each role stands for one title."""
        return str(ROLES[2 * TITLES.index(title) + self._random.randrange(2)])

    async def _change_mind(self) -> None:
        """Change one setting. Mostly hall, cup and league stay on."""
        random, ideas = self._random, (
            self._move_hall, self._move_hall, self._delete_hall, self._turn_cup, self._turn_league,
            self._turn_league, self._choose_pings, self._choose_clock, self._move_post, self._move_post,
            self._change_roles, self._change_roles, self._change_results,
        )  # fmt: skip
        await random.choice(ideas)()

    async def _move_hall(self) -> None:
        await self._set(["hall"], [] if self._random.random() < 0.3 else [self._some_channel()])

    async def _delete_hall(self) -> None:
        hall = next(iter(halls(self._world)), None)
        if hall is not None:
            self._world.history.tell("manager", "The hall is deleted")
            del self._world.discord.channels[hall.channel].messages[hall.id]
            self._world.discord.deleted.add(hall.id)

    async def _turn_cup(self) -> None:
        await self._set(["cup"], [self._random.choice(("on", "off"))])

    async def _turn_league(self) -> None:
        """Move the league; or end its season, and mostly start it again."""
        if self._random.random() < 0.3:
            await self._set(["league"], [])
            await asyncio.sleep(self._random.expovariate(1 / HOUR))
        if self._random.random() < 0.9:
            await self._set(["league"], [self._some_channel()])

    async def _choose_pings(self) -> None:
        await self._set(["pings"], [self._random.choice(("on", "off"))])

    async def _choose_clock(self) -> None:
        await self._set(["clock"], [self._random.choice(("1d", "3d"))])

    async def _move_post(self) -> None:
        """Move a post to another channel or hour, or turn it off."""
        kind = self._random.choice(("daily_post", "week_posts"))
        match self._random.choice(("here", "elsewhere", "hour", "off")):
            case "hour":
                await self._set([kind, "hour"], [self._hour_soon()], POSTS)
            case "off":
                await self._set([kind, "channel"], [], POSTS)
            case _:
                await self._set([kind, "channel"], [self._some_channel()], POSTS)

    async def _change_roles(self) -> None:
        """Choose the leaderboard whose leader has a role, or the role for a title, or none."""
        title = self._random.choice((*TITLES, BOARD))
        if title == BOARD:
            await self._press_on_page(ROLE, BOARD)
            return
        await self._set([title], [] if self._random.random() < 0.3 else [self._role_of(title)], ROLE)

    async def _change_results(self) -> None:
        await self._press_on_page(RESULTS, self._random.choice(("form", "stop")))

    def _some_channel(self) -> str:
        there = [one for one in self._world.discord.channels.values() if one.kind == TEXT]
        return str((self._lobby if self._random.random() < 0.5 else self._random.choice(there)).id)

    async def _set(self, path: list[str], values: list[str], page: str = "") -> None:
        """Choose values in a menu of `/settings`, or of a further page.

        Try again while the bot does not answer.
        """
        for _ in range(5):
            if await self._choose(await self._open(page), page or "server", path, values):
                return
            await asyncio.sleep(self._person.random.expovariate(1 / (2 * MINUTE)))

    async def _choose(
        self, page: Message | None, verb: str, path: list[str], values: list[str] | None = None
    ) -> bool:
        """Choose values, or press the button, at a path of a page. Return whether the bot answered."""
        found = [offer for offer in offers(page, verb) if list(offer[0].path) == path]
        if page is None or not found:
            return False
        return await self._person.press(page, *found[0], values) is not None

    async def _press_on_page(self, page: str, button: str) -> None:
        await self._choose(await self._open(page), page, [button])

    async def _open(self, page: str) -> Message | None:
        """Return the page of `/settings`, or a further one."""
        settings = await self._person.type(self._lobby, typed("settings"))
        if not page or settings is None:
            return settings
        further = offers(settings, page)
        return await self._person.press(settings, *further[0]) if further else None
