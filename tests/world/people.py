"""The people of a world: each follows a small policy and sees only the messages that Discord shows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import islice
from random import Random

from bot.ui.custom_id import CustomId
from tests.world import habits
from tests.world.discord_world import (
    COMMAND,
    COMPONENT,
    FORM,
    SEES,
    SENDS,
    Channel,
    Interaction,
    Message,
    Person,
)
from tests.world.doings import away, filled_in, some_command, typed
from tests.world.habits import Days
from tests.world.history import DAY, HOUR, MINUTE
from tests.world.payloads import DM, Json
from tests.world.tables import TableIdea, idea
from tests.world.world import World

ANSWERS = ("panel",)
"""Verbs that make up a turn, once the panel is open."""
PLANS = ("plan",)
PEEKS = ("hand", "board", "log", "text", "plan")
ASKED = ("consent", "refuse", "still", "goon", "wait", "standin", "win", "accept", "return")
"""Verbs that answer a question of the bot."""
NEVER = ("video", "forget", "askforget", "export")
"""Verbs that no player presses: videos need a process, and a deleted user plays no more."""
LOBBY = ("join", "start", "rematch", "accept")
FATAL = ("resign", "cancel", "leave", "stop", "endgame")
"""Verbs that end a table for others; pressed far less often."""
PEOPLE_MENU = 5
MENUS = (PEOPLE_MENU, 6, 8)
"""Discord's numbers for menus of people, roles and channels, whose options a message does not list."""
LOOKS_AT, LONGEST_TURN, ENOUGH = 4, 60, 8
RARELY = 0.01
LIVE_KILLS = 0.06
"""The share of presses during or shortly after which the bot is killed."""


@dataclass(frozen=True)
class Policy:
    """How a person plays.

    `off` is their mean absence between two looks in seconds. The others are probabilities: to press twice,
    press anything at all, undo turns, plan, type a command, and start another game.
    """

    name: str
    off: float = 1.5 * MINUTE
    twice: float = 0.03
    anything: float = 0.01
    undo: float = 0.02
    plans: float = 0.1
    types: float = 0.03
    again: float = 0.1
    peeks: float = 0.03
    """The probability of looking at the game while another player is to move."""
    breaks_off: float = 0.02
    """The probability of leaving a turn incomplete, to continue at the next look."""
    seeks: str = ""
    """The prefix of a path that the person prefers. Paths, unlike labels, do not change with the wording."""
    pauses: float = RARELY / 10
    """The probability of requesting a pause or its end."""
    evades: float = RARELY
    """The probability of evading a question asked by or of them: go away, pause, resign or leave."""
    takes_messages: bool = True
    leaves: bool = False
    vanishes: bool = False
    """Whether the person is absent for long without a word."""

    @property
    def goes(self) -> bool:
        """Return whether the person may stop during a game."""
        return self.leaves or self.vanishes or self.evades > RARELY


HONEST = Policy("honest")
SLOW = Policy("slow", off=4 * HOUR)
POLICIES = (
    HONEST,
    HONEST,
    SLOW,
    Policy("impatient", off=MINUTE, twice=0.5),
    Policy("of closed messages", takes_messages=False),
    Policy("one who leaves for good", leaves=True),
    Policy("one who vanishes", vanishes=True),
    Policy("planner", plans=0.7),
    Policy("undecided", undo=0.3),
    Policy("curious", anything=0.2, twice=0.1),
    Policy("settler", types=0.3),
    Policy("one who evades", evades=0.5, undo=0.1, pauses=0.05),
    Policy("one who rests", off=HOUR, pauses=0.3),
    Policy("searcher", undo=0.3, seeks="treasure"),
    Policy("distracted", breaks_off=0.5, peeks=0.5),
)
SENSIBLE = Policy(
    "sensible",
    twice=0,
    anything=0,
    undo=0,
    plans=0,
    types=0,
    again=0,
    peeks=0,
    breaks_off=0,
    pauses=0,
    evades=0,
)
STRANGER = Policy("stranger", off=10 * MINUTE, anything=1.0, twice=0.2)


class Resident:
    """A person who looks at Discord from time to time and acts by a policy."""

    def __init__(self, world: World, person: Person, policy: Policy, days: Days | None) -> None:
        self.world, self.person, self.policy, self.days = world, person, policy, days
        self.random = world.draw(f"person {person.name}")
        self.channels: list[Channel] = []
        self.is_here = True

    async def live(self) -> None:
        """Act until the world ends."""
        if self.policy.leaves or self.policy.vanishes:
            self.world.loop.outside(self._go())
        busy = False
        while True:
            await asyncio.sleep(self._gone(busy))
            busy = self.person.is_on_server and self.is_here and await self.look()

    def _gone(self, busy: bool) -> float:
        """Return the seconds until the next look."""
        if self.days is None:
            return self.random.expovariate(1 / self.policy.off)
        return self.days.gone(self.random, self.world.clock.true_time(), busy=busy)

    async def _go(self) -> None:
        await asyncio.sleep(self.random.uniform(0.3, 0.8) * self.world.plan.hours * HOUR)
        if self.policy.leaves:
            self._leave()
        else:
            self.is_here = False
            self.world.history.tell("vanishes", f"{self.person.name} is not to be seen for a while")
            await asyncio.sleep(self.random.uniform(1, 10) * (HOUR if self.days is None else DAY / 2))
            self.is_here = self.world.plan.ends or not self.world.is_over

    def _leave(self) -> None:
        self.person.is_on_server = False
        self.world.history.tell("leaves", f"{self.person.name} leaves the server for good")

    def calm_down(self) -> None:
        """From now on play sensibly and quickly; or not at all, if games need not end."""
        self.is_here = self.world.plan.ends
        self.policy = replace(SENSIBLE, off=min(self.policy.off, 10 * MINUTE))
        self.days = None
        if self.is_here:
            self.world.loop.outside(self._come_back())

    async def _come_back(self) -> None:
        await asyncio.sleep(self.random.uniform(0, 10 * MINUTE))
        for channel in self._places()[:1]:
            await self.type(channel, typed("back"))

    # What they see

    async def look(self) -> bool:
        """Look through their channels, newest messages first; return whether a message needed them."""
        busy = False
        if self.random.random() < self.policy.types:
            await self.wander()
        if self.policy.pauses and self.random.random() < self.policy.pauses:
            await self.pause()
        for channel in self._places():
            for message in self._newest(channel):
                if self.random.random() < self.policy.anything:
                    newest = list(islice(self.world.discord.visible_to(self.person, channel), 30))
                    await self._press_anything(self.random.choice(newest))
                elif await self._see_to(message):
                    busy = True
                    break
        return busy

    def _rooms(self) -> list[Channel]:
        return [channel for channel in self.channels if channel.id in self.world.discord.channels]

    def _places(self) -> list[Channel]:
        there = self._rooms()
        if self.person.takes_messages:
            there.append(self.world.discord.direct(self.person))
        self.random.shuffle(there)
        return there

    def _newest(self, channel: Channel) -> list[Message]:
        there = self.world.discord.visible_to(self.person, channel)
        return list(islice((one for one in there if one.sees is None and one.offers), LOOKS_AT))

    async def _see_to(self, message: Message) -> bool:
        """Do what a message asks; return whether it asked for anything."""
        offers = message.offers
        asked = [offer for offer in offers if offer[0].verb in ASKED or _agrees_to_pause(offer[0])]
        is_mine = f"<@{self.person.id}>" in message.text or message.channel not in (
            channel.id for channel in self.channels
        )
        if asked and self.policy.evades and self.random.random() < self.policy.evades:
            await self.evade()
            return True
        if asked and (is_mine or self.random.random() < 0.3):
            await self.press(message, *self.random.choice(asked))
            return True
        if self.policy.undo and self.random.random() < self.policy.undo:
            await self._press_verb(message, ("takeback", "undo"))
        if self.random.random() < self.policy.again:
            await self._press_verb(message, LOBBY)
        begins = [offer for offer in offers if offer[0].verb in ("play", *ANSWERS)]
        if begins and is_mine:
            await self.take_turn(message)
            return True
        if not is_mine and self.policy.peeks and self.random.random() < self.policy.peeks:
            await self._press_verb(message, PEEKS)
        if begins and self.policy.plans and self.random.random() < self.policy.plans:
            await self.take_turn(message, PLANS)
            return True
        return False

    # What they do

    async def wander(self) -> None:
        """Type a random command, and press some buttons of the response."""
        if not (places := self._places()):
            return
        command = some_command(self.random, self.world.clock.true_time())
        shown = await self.type(places[0], command)
        for _ in range(self.random.randrange(4)):
            offers = _harmless(self.random, shown) if shown is not None else []
            if shown is None or not offers:
                return
            shown = await self.press(shown, *self.random.choice(offers))

    async def take_turn(self, message: Message, answers: Iterable[str] = ANSWERS) -> None:
        """Open the panel if needed, and press buttons until the turn is complete."""
        panel: Message | None = message
        for _ in range(LONGEST_TURN):
            offers = _forward(panel, answers) if panel is not None else []
            if panel is message and not offers:
                offers = _forward(panel, ("play",))
            if panel is None or not offers:
                break
            if self.policy.undo and self.random.random() < self.policy.undo / 5:
                await self._press_verb(panel, ("undo",))
            if panel is not message and self.random.random() < self.policy.breaks_off:
                return
            panel = await self.press(panel, *self._chosen(offers))
            if self.policy.undo and self.random.random() < self.policy.undo / 5 and (rooms := self._rooms()):
                await self.type(self.random.choice(rooms), typed("undo"))
        if self.random.random() < self.policy.undo and (rooms := self._rooms()):
            asked = await self.type(self.random.choice(rooms), typed("undo"))
            if asked is not None and await self._press_verb(asked, ("askundo",)):
                await self._perhaps_evade()

    async def pause(self) -> None:
        """Request a pause, or its end."""
        if rooms := self._rooms():
            clock = await self.type(self.random.choice(rooms), typed("clock"))
            if clock is not None and await self._press_verb(clock, ("pause", "goon")):
                await self._perhaps_evade()

    async def _perhaps_evade(self) -> None:
        if self.policy.evades and self.random.random() < self.policy.evades:
            await self.evade()

    async def evade(self) -> None:
        """Do something else while a question asked by or of this person is open."""
        what = self.random.choice(("away", "away", "back", "pause", "resign", "resign", "leave"))
        if what == "leave":
            self._leave()
        elif what == "pause":
            await self.pause()
        elif rooms := self._rooms():
            now = self.world.clock.true_time()
            command = away(self.random, now) if what == "away" else typed(what)
            shown = await self.type(self.random.choice(rooms), command)
            if shown is not None and what == "resign":
                await self._press_verb(shown, ("resign",))

    def _chosen(self, offers: list[tuple[CustomId, Json]]) -> tuple[CustomId, Json]:
        """Choose an answer, preferring those that the policy seeks."""
        seeks = self.policy.seeks
        sought = [offer for offer in offers if seeks and ".".join(offer[0].path).startswith(seeks)]
        return self.random.choice(sought or offers)

    async def press_anywhere(self) -> None:
        """Press something in each of their channels, on messages of any age."""
        for channel in self._places():
            shown = list(self.world.discord.visible_to(self.person, channel))
            if there := [message for message in shown if _harmless(self.random, message)]:
                await self._press_anything(self.random.choice(there))

    async def _press_anything(self, message: Message) -> None:
        if not (offers := _harmless(self.random, message)):
            return
        press, part = self.random.choice(offers)
        if self.random.random() < 0.1:
            # A client may send any version and any path, so nothing may depend on them.
            press = press._replace(version=max(0, press.version + self.random.randint(-2, 2)))
            part = {**part, "custom_id": press.write()}
        await self.press(message, press, part)

    async def _press_verb(self, message: Message, verbs: Iterable[str]) -> bool:
        """Press one of the buttons with these verbs; return whether there was one."""
        offers = _forward(message, verbs)
        if offers:
            await self.press(message, *self.random.choice(offers))
        return bool(offers)

    async def press(
        self, message: Message, press: CustomId, part: Json, chosen: list[str] | None = None
    ) -> Message | None:
        """Press a button or choose from a menu; return the message shown in response, after reading it.

        `chosen` are the values to choose; without them one of the offered values is drawn.
        """
        data: Json = {"custom_id": part["custom_id"], "component_type": part["type"]}
        if chosen is not None:
            data["values"] = chosen
        elif options := part.get("options"):
            data["values"] = [self.random.choice(options)["value"]]
        elif part["type"] in MENUS:
            data["values"] = [str(self.person.id)] if part["type"] == PEOPLE_MENU else []
        channel = self.world.discord.channels.get(message.channel)
        if channel is None:
            return None
        self.world.history.tell("press", f"{self.person.name} presses {_press_text(press, part)}")
        made = self.world.discord.interact(COMPONENT, self.person, channel, data, message)
        if self.random.random() < self.policy.twice:
            await asyncio.sleep(self.random.choice((0.0, 0.05, 0.3, 1.0)) * self.random.random())
            self.world.history.tell("press", f"{self.person.name} presses it again")
            self.world.discord.interact(COMPONENT, self.person, channel, data, message)
        if self.random.random() < LIVE_KILLS:
            self.world.arm()
        return await self._answer(made)

    async def type(self, channel: Channel, command: Json) -> Message | None:
        self.world.history.tell("command", f"{self.person.name} types /{command['name']} in #{channel.name}")
        return await self._answer(self.world.discord.interact(COMMAND, self.person, channel, command))

    async def _answer(self, made: Interaction) -> Message | None:
        """Wait for a response and read it; fill in a form."""
        for _ in range(ENOUGH):
            await asyncio.sleep(self.random.uniform(0.5, 2))
            if made.form is not None:
                return await self._fill_in(made, made.form)
            if made.shown and not made.shown[-1].is_thinking:
                await asyncio.sleep(self.random.uniform(0.5, 3))
                return made.shown[-1]
        return None

    async def _fill_in(self, asked: Interaction, form: Json) -> Message | None:
        """Take time for a form, and submit it, or give up."""
        await asyncio.sleep(self.random.expovariate(1 / MINUTE))
        if self.random.random() < 0.2 or asked.channel.id not in self.world.discord.channels:
            return None
        self.world.history.tell("form", f"{self.person.name} sends the form {form['custom_id']}")
        data = filled_in(self.random, form)
        return await self._answer(
            self.world.discord.interact(FORM, self.person, asked.channel, data, asked.message)
        )


def _forward(message: Message, verbs: Iterable[str]) -> list[tuple[CustomId, Json]]:
    """Return the offers that continue a turn, without those that go back."""
    wanted = tuple(verbs)
    return [
        (press, part)
        for press, part in message.offers
        if press.verb in wanted and part.get("label") not in ("Back", "Cancel")
    ]


def _agrees_to_pause(press: CustomId) -> bool:
    """Return whether a button agrees to another player's pause request."""
    return press.verb == "pause" and bool(press.path)


def _harmless(random: Random, message: Message) -> list[tuple[CustomId, Json]]:
    """Return the offers that a curious person may press; those that end a game only sometimes."""
    never = NEVER if random.random() < 0.05 else (*NEVER, *FATAL)
    return [offer for offer in message.offers if offer[0].verb not in never]


def _press_text(press: CustomId, part: Json) -> str:
    """Describe a press by its label and its custom id."""
    label = part.get("label") or part.get("placeholder") or "a menu"
    at = f" at table {press.table}" if press.table else ""
    return f"“{label}”{at}  ({part['custom_id']})"


class Society:
    """All people, who meet at tables, and the server's manager."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.random = world.draw("society")
        self.residents: list[Resident] = []
        self.opened = 0

    def begin(self) -> None:
        """Let all people arrive and open tables."""
        outside = self.world.loop.outside
        for number in range(self.world.plan.tables):
            outside(self._table(*self._gather(number)))
        outside(self._stranger())
        outside(self._manager())

    def arrive(self, name: str, policy: Policy, at: str) -> Resident:
        """Add a person to a place, where they stay from now on."""
        person = self.world.discord.arrive(name, takes_messages=policy.takes_messages)
        resident = self._resident(person, policy, self._days(name, policy, at))
        self.residents.append(resident)
        self.world.loop.outside(resident.live())
        return resident

    def _resident(self, person: Person, policy: Policy, days: Days | None) -> Resident:
        return Resident(self.world, person, policy, days)

    def _days(self, name: str, policy: Policy, at: str) -> Days | None:
        if self.world.plan.hours <= habits.LONG:
            return None
        draw = self.world.draw
        return habits.drawn(draw(f"days of {name}"), draw(f"evenings at {at}"), policy.off)

    async def look_back(self) -> None:
        """Let all people press some old buttons of games that are long over."""
        for resident in self.residents:
            await resident.press_anywhere()

    def calm_down(self) -> None:
        """End all odd behaviour."""
        for resident in self.residents:
            resident.calm_down()
        for channel in self.world.discord.channels.values():
            if channel.denied:
                self.world.discord.deny(channel, 0)

    def _gather(self, number: int) -> tuple[Channel, list[Resident]]:
        """Bring people together in a channel."""
        folk = [policy for policy in POLICIES if policy.name == self.world.plan.folk] or POLICIES
        policies = [self.random.choice(folk) for _ in range(4)]
        here = self.world.discord.open_channel(name := f"games-{number}")
        people = [self.arrive(f"{_NAMES[seat]}{number}", one, name) for seat, one in enumerate(policies)]
        for resident in people:
            resident.channels.append(here)
        return here, people

    async def _table(self, here: Channel, people: list[Resident]) -> None:
        """Let people play game after game in a channel."""
        await asyncio.sleep(self.random.uniform(1, 5 * MINUTE))
        while not self.world.is_over or not self.opened:
            impatient = self.world.plan.folk == SLOW.name or any(
                resident.policy.leaves or resident.policy.vanishes or resident.policy.evades > RARELY
                for resident in people
            )
            await self._open(here, idea(self.random, with_clock=impatient, of=self.world.plan.game), people)
            await asyncio.sleep(self._until_the_next_game())

    def _until_the_next_game(self) -> float:
        if self.world.plan.hours > habits.LONG:
            return self.random.expovariate(1 / habits.GAMES_APART)
        return self.random.uniform(5, 40) * MINUTE

    async def _open(self, channel: Channel, table: TableIdea, people: list[Resident]) -> None:
        """Open a lobby, fill it and start; after failures try a few times."""
        host, guests = people[0], people[1 : 1 + table.guests]
        if channel.id not in self.world.discord.channels or not host.person.is_on_server:
            return
        invited = [guest.person for guest in guests if self.random.random() < 0.4]
        threads = set(self.world.discord.channels)
        await host.type(channel, table.command(invited))
        self.opened += 1
        new = [self.world.discord.channels[id_] for id_ in self.world.discord.channels.keys() - threads]
        for thread in new:
            if thread.kind != DM and thread.parent == channel.id:
                channel = thread
                for resident in people:
                    resident.channels.append(thread)
        for _ in range(6):
            for guest in guests:
                await self._at_lobby(guest, channel, "join")
                await asyncio.sleep(self.random.uniform(1, 60))
            if self.random.random() < 0.1:
                await self._at_lobby(host, channel, "options")
            await self._at_lobby(host, channel, "start")
            await asyncio.sleep(self.random.uniform(5, 60))

    async def _at_lobby(self, resident: Resident, channel: Channel, verb: str) -> None:
        for message in islice(self.world.discord.visible_to(resident.person, channel), 6):
            offers = _forward(message, (verb,))
            if offers and resident.person.is_on_server:
                await resident.press(message, *self.random.choice(offers))
                return

    async def _stranger(self) -> None:
        stranger = self.arrive("zoe", STRANGER, "no table")
        while True:
            await asyncio.sleep(HOUR / 4)
            stranger.channels = [one for one in self.world.discord.channels.values() if one.kind != DM]

    async def _manager(self) -> None:
        """Remove a permission for a while from time to time; rarely delete a channel."""
        random = self.world.draw("manager")
        discord, history = self.world.discord, self.world.history
        while True:
            await asyncio.sleep(random.expovariate(1 / (5 * HOUR)))
            there = [one for one in discord.channels.values() if one.kind != DM]
            if self.world.weather.is_calm or not there:
                return
            channel = random.choice(there)
            if random.random() < 0.15:
                history.tell("manager", f"The channel #{channel.name} is deleted")
                discord.delete_channel(channel)
                continue
            history.tell("manager", f"The bot may not write in #{channel.name}")
            discord.deny(channel, random.choice((SEES, SENDS)))
            await asyncio.sleep(random.uniform(MINUTE, HOUR))
            if channel.id in discord.channels:
                history.tell("manager", f"The bot may write in #{channel.name} again")
                discord.deny(channel, 0)


_NAMES = ("ada", "boris", "chen", "dora")
