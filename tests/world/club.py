"""What people of a club do besides their games: cup, league, daily deal, hall, follows, alerts, blocks."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from itertools import islice

from tests.world import club_manager
from tests.world.club_manager import ClubManager
from tests.world.discord_world import Channel, Interaction, Message, Person
from tests.world.doings import away, from_menu, typed
from tests.world.habits import LONG, Days
from tests.world.halls import halls, offers
from tests.world.history import DAY, MINUTE
from tests.world.people import HONEST, Policy, Resident, Society
from tests.world.tables import idea
from tests.world.world import World

USES, OFTEN = 0.2, 0.6
"""The probability that a look at Discord ends with something of the club; also if there is one pastime."""
CUP_ONLY, CUP_LOVER = 0.3, 10
"""The share of members who care for little but the cup, and how much more often they play it."""
LESS_OFTEN = 2
"""How much rarer games at the usual tables are over days, since the league and the cup bring others."""
LEAVES_LEAGUE = 0.04
"""The probability that a look at the league ends with leaving it."""
LONGEST_BREAK = 7
"""Days for which people are away at most, with or without a word."""
_LINK = re.compile(r"/channels/\d+/(\d+)")


class Member(Resident):
    """A resident who also uses what a club has."""

    def __init__(self, club: Club, person: Person, policy: Policy, days: Days | None) -> None:
        super().__init__(club.world, person, policy, days)
        pastimes = self.world.plan.pastime.split("+")
        self._played = set[tuple[str, ...]]()
        """Deals of cups that are over."""
        self.club, self.uses = club, OFTEN if self.world.plan.pastime else USES
        self._doings = [one for one in _DOINGS if one[0].__name__ in pastimes] or _DOINGS
        self._liking = CUP_LOVER if self.random.random() < CUP_ONLY else 1

    def calm_down(self) -> None:
        super().calm_down()
        self.uses = 0.0

    async def look(self) -> bool:
        busy = await super().look()
        if self.random.random() < self.uses and self._rooms():
            weights = [
                often * (self._liking if does is Member.play_the_cup else 1) for does, often in self._doings
            ]
            ((does, _),) = self.random.choices(self._doings, weights)
            await does(self)
        return busy

    # What they do

    async def play_the_cup(self) -> None:
        """Take part in the cup and play its next deal; rarely leave it."""
        page = await self.type(self._room(), typed("cup"))
        if page is not None and offers(page, "cupjoin"):
            page = await self.pressed(page, "cupjoin")
        elif page is not None and self.random.random() < 0.05:
            page = await self.pressed(page, "cupleave")
        deals = [offer for offer in offers(page, "cupplay") if offer[0].path not in self._played]
        if page is None or not deals:
            return
        press, part = deals[0] if self.random.random() < 0.9 else self.random.choice(deals)
        deal = await self.press(page, press, part)
        if deal is not None and not offers(deal, "panel") and offers(deal, "cup"):
            self._played.add(press.path)
        elif deal is not None:
            await self.take_turn(deal)

    async def play_the_league(self) -> None:
        """Join the league and find their games in it; rarely leave it."""
        page = await self.type(self._room(), typed("league"))
        if self.random.random() < LEAVES_LEAGUE:
            await self.pressed(await self.pressed(page, "leagueleave"), "leaguequit")
        else:
            self._stay_where_linked(await self.pressed(page, "leaguejoin") or page)

    async def take_a_break(self) -> None:
        """Be away for days: announced by `/away`, or without a word."""
        if self.days is None:
            return
        if self.random.random() < 0.7:
            await self.type(self._room(), away(self.random, self.world.clock.true_time(), LONGEST_BREAK))
        else:
            self.world.history.tell("vanishes", f"{self.person.name} takes a break without a word")
            await asyncio.sleep(self.random.uniform(1, LONGEST_BREAK) * DAY)

    async def play_the_daily(self) -> None:
        """Play today's deal, or share how it went."""
        page = await self.type(self._room(), typed("daily"))
        deal = await self.pressed(page, "dailyplay")
        if deal is not None:
            await self.take_turn(deal)
        else:
            await self.pressed(page, self.random.choice(("dailyshare", "dailyranks", "dailyremind")))

    async def visit_the_hall(self) -> None:
        """Take a seat that the hall offers, or press another of its buttons."""
        hall = self.club.hall()
        if hall is None:
            return
        seats = offers(hall, "hallseat")
        offered = seats if seats and self.random.random() < 0.7 else hall.offers
        self._stay_where_linked(await self.press(hall, *self.random.choice(offered)))

    async def follow(self) -> None:
        """Ask how a game ends in which others play, or stop following one."""
        if self.random.random() < 0.2:
            await self.pressed(
                await self.pressed(await self.type(self._room(), typed("games")), "follows"), "unfollow"
            )
            return
        message = self._some_message("more")
        more = await self.pressed(message, "more")
        followed = await self.pressed(more, "follow")
        if self.random.random() < 0.1:
            await self.pressed(followed, "unfollow")

    async def block(self) -> None:
        """Block another player; sometimes not for long."""
        if (other := self._someone()) is None:
            return
        blocked = await self.type(self._room(), from_menu("Block", other.person))
        if self.random.random() < 0.3:
            await asyncio.sleep(self.random.expovariate(1 / MINUTE))
            await self.pressed(blocked, "unblock")

    async def ask_for_alerts(self) -> None:
        """Choose the games whose new tables they want to be notified of, and how often."""
        page = await self.pressed(await self.type(self._room(), typed("notify")), "alerts")
        for press, part in offers(page, "alerts")[:1]:
            games = [option["value"] for option in part["options"]]
            chosen = self.random.sample(games, self.random.randint(0, len(games)))
            page = await self.press(page, press, part, chosen) if page is not None else None
        if self.random.random() < 0.5 and page is not None:
            often = [offer for offer in offers(page, "alerts") if offer[0].path != ("games",)]
            if often:
                await self.press(page, *self.random.choice(often))

    async def challenge(self) -> None:
        """Challenge another player to a game, by the menu on them."""
        if (other := self._someone()) is None:
            return
        room = self._room()
        asked = await self.type(room, from_menu("Challenge", other.person))
        if await self.pressed(asked, "challengein") is not None:
            other._stay(room)

    async def seek(self) -> None:
        """Look for players, with other terms now and then, or end a search."""
        panel = await self.type(self._room(), typed("seek"))
        for _ in range(self.random.choice((0, 0, 1, 2))):
            panel = await self.pressed(panel, "seekset") or panel
        placed = await self.pressed(panel, self.random.choice(("seekplace", "seekplace", "seekplay")))
        if self.random.random() < 0.1:
            await self.pressed(await self.pressed(placed, "seekown"), "seekstop")

    async def open_a_table(self) -> None:
        """Open a lobby for others to find, in the hall or by an alert."""
        await self.type(self._room(), idea(self.random, with_clock=True, of=self.world.plan.game).command([]))

    async def look_at_a_secret(self) -> None:
        """Look up own games, the cup's included, and press what is offered."""
        shown = await self.type(
            self._room(), typed(self.random.choice(("history", "games", "cup", "profile")))
        )
        for _ in range(3):
            looks = [offer for offer in shown.offers if offer[0].verb in _LOOKS] if shown is not None else []
            if shown is None or not looks:
                return
            shown = await self.press(shown, *self.random.choice(looks))

    async def pressed(self, message: Message | None, verb: str) -> Message | None:
        """Press one of a message's buttons with a verb; return what is shown in response, if anything."""
        offered = offers(message, verb)
        return (
            await self.press(message, *self.random.choice(offered))
            if message is not None and offered
            else None
        )

    # Where they are

    def _room(self) -> Channel:
        """Return a channel of the server in which they are."""
        return self.random.choice(self._rooms())

    def _stay_where_linked(self, message: Message | None) -> None:
        """Look into the channels to which a message links from now on."""
        for channel in _LINK.findall(message.text if message is not None else ""):
            self._stay(self.world.discord.channels.get(int(channel)))

    def _stay(self, channel: Channel | None) -> None:
        """Look into a channel from now on."""
        if channel is not None and channel not in self.channels:
            self.channels.append(channel)

    def _some_message(self, verb: str) -> Message | None:
        """Return one of the newest public messages of the server with a button."""
        there = [
            message
            for channel in self.world.discord.channels.values()
            if channel.person is None
            for message in islice(reversed(channel.messages.values()), 10)
            if message.sees is None and offers(message, verb)
        ]
        return self.random.choice(there) if there else None

    def _someone(self) -> Member | None:
        """Return another member, mostly of their own channels."""
        others = [one for one in self.club.members if one is not self and one.person.is_on_server]
        near = [one for one in others if set(map(id, one.channels)) & set(map(id, self.channels))]
        among = near if near and self.random.random() < 0.8 else others
        return self.random.choice(among) if among else None


_Does = Callable[[Member], Awaitable[None]]
_DOINGS: tuple[tuple[_Does, float], ...] = (
    (Member.play_the_cup, 5),
    (Member.play_the_league, 4),
    (Member.play_the_daily, 3),
    (Member.visit_the_hall, 4),
    (Member.follow, 4),
    (Member.ask_for_alerts, 3),
    (Member.challenge, 2),
    (Member.open_a_table, 2),
    (Member.seek, 3),
    (Member.look_at_a_secret, 2),
    (Member.block, 1),
    (Member.take_a_break, 0.5),
)
"""What members do, and how often."""
_LOOKS = (
    "replay",
    "history",
    "analyse",
    "verify",
    "log",
    "text",
    "board",
    "hand",
    "cup",
    "games",
    "cupplay",
    "compare",
)


class Club(Society):
    """A society whose people use what a club has, and its manager."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        self.members: list[Member] = []
        world.discord.on_message.append(self._sent)

    def begin(self) -> None:
        lobby = self.world.discord.open_channel("the-hall")
        super().begin()
        manager = self.arrive(club_manager.NAME, HONEST, "the office")
        self.world.loop.outside(ClubManager(self.world, manager, lobby).rule())

    def _until_the_next_game(self) -> float:
        usual = super()._until_the_next_game()
        return LESS_OFTEN * usual if self.world.plan.hours > LONG else usual

    def _resident(self, person: Person, policy: Policy, days: Days | None) -> Resident:
        member = Member(self, person, policy, days)
        self.members.append(member)
        return member

    def _sent(self, message: Message, _answers: Interaction | None, edited: bool) -> None:
        """Let members who are mentioned look into that channel from now on."""
        channel = self.world.discord.channels.get(message.channel)
        if not edited and channel is not None and channel.person is None:
            for member in self.members:
                if member.person.id in message.loud:
                    member._stay(channel)

    def hall(self) -> Message | None:
        """Return the hall, if there is one."""
        return next(iter(halls(self.world)), None)
