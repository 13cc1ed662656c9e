"""An evening at the table: the real bot on a Discord of our own, and the people who press its buttons.

    ada, boris, chen = evening.ada, evening.boris, evening.chen
    await evening.begin()                               # ada invites boris, boris joins, ada starts
    panel = await evening.press(evening.mover, "Play")  # the mover opens the panel below the newest post
    await evening.turn(evening.mover, "+Y7 D", panel)   # and taps a whole turn on it

Nothing here is mocked but Discord itself: presses go through discord.py into the bot, and what the bot sends
is kept by simcord's backend, from which `Seen` reads.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest
import simcord
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.interactions import base_payload
from sqlalchemy import update

from bot.app.client import Explorers, build
from bot.ops.permissions import NEEDED
from bot.ops.settings import Settings
from bot.store import Table, table_queries
from bot.store.schema import tables
from bot.tables import moves, operator, positions
from bot.tables.positions import Position
from bot.ui.button_rows import LAYOUT_ROOM, ROOM, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.message import MOST_ROWS, Button
from engine.core.menu import Question
from engine.core.types import Seat
from engine.games.lost_cities.model import PILE, Turn
from tests.bot.thinking import Judging
from tests.playthroughs.players import choose

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
MORE = "More…"
ADA_BEGINS, BORIS_BEGINS = 2, 1
"""Seeds with which the host, or the guest, moves first."""


SETTINGS = Settings(discord_token=None, picture_workers=0, limits=operator.UNLIMITED)
"""Settings of all test bots, read once: high limits, and pictures that tests can watch."""


def settings(url: str) -> Settings:
    return replace(SETTINGS, database_url=url)


def look_round_hourly(bot: Explorers) -> None:
    """Run the sweep once an hour, for tests in which days pass."""
    bot.each_minute.change_interval(hours=1)
    bot.beat.change_interval(hours=1)
    bot.decisions.change_interval(hours=1)
    bot.scheduler.patience = 2 * HOUR


def wide_rows(env: simcord.Env) -> list[list[str]]:
    """Return the labels of each row of buttons that is wider than a phone, though splitting it is allowed."""
    return [
        [button.label for button in row]
        for channel in env.backend.messages.values()
        for message in channel.values()
        for row in _rows_to_split(message.components)
    ]


def _rows_to_split(components: Any) -> list[list[Button]]:
    """Return a message's rows of buttons that are too wide. Empty if there is no room for more rows."""
    is_laid_out = any(part["type"] == ComponentType.CONTAINER for part in components)
    shown = [
        part["components"] for part in walk_components(components) if part["type"] == ComponentType.ACTION_ROW
    ]
    rows = [
        [Button(part["label"], emoji=part.get("emoji")) for part in row if "label" in part] for row in shown
    ]
    room = LAYOUT_ROOM if is_laid_out else ROOM
    needed = sum(max(len(fitting_rows(row, room)), 1) for row in rows)
    return (
        [row for row in rows if len(fitting_rows(row, room)) > 1]
        if is_laid_out or needed <= MOST_ROWS
        else []
    )


class Seen:
    """A message in its current state. The bot may edit it later."""

    def __init__(self, env: simcord.Env, channel_id: int, id_: int) -> None:
        self._env = env
        self.channel_id = channel_id
        self.id = id_

    @property
    def stored(self) -> Any:
        return self._env.backend.get_message(self.channel_id, self.id)

    @property
    def text(self) -> str:
        """Return the text; of a layout one line per part."""
        parts = walk_components(self.stored.components)
        shown = [part["content"] for part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
        return "\n".join(shown) or str(self.stored.content)

    @property
    def buttons(self) -> dict[str, str]:
        """Return custom ids (URLs of links) by label, in reading order."""
        parts = walk_components(self.stored.components)
        return {
            part["label"]: part.get("custom_id") or part["url"]
            for part in parts
            if part["type"] == ComponentType.BUTTON
        }

    @property
    def row_count(self) -> int:
        """Return the number of rows of buttons and menus."""
        return len(self.stored.components)

    @property
    def rows(self) -> list[list[str]]:
        """Return the labels of each row of buttons; empty for a menu."""
        return [
            [part["label"] for part in row["components"] if part["type"] == ComponentType.BUTTON]
            for row in self.stored.components
        ]

    @property
    def labels(self) -> list[str]:
        return list(self.buttons)

    @property
    def presses(self) -> list[str]:
        """Return the labels of all buttons except links."""
        return [label for label, custom_id in self.buttons.items() if CustomId.read(custom_id) is not None]

    @property
    def disabled(self) -> list[str]:
        """Return the labels of the disabled buttons."""
        return [part["label"] for part in walk_components(self.stored.components) if part.get("disabled")]

    @property
    def menu(self) -> dict[str, str]:
        """Return the first menu's values by label. Empty without a menu."""
        return next(iter(self.menus.values()), {})

    @property
    def menus(self) -> dict[str, dict[str, str]]:
        """Return the values of each menu by label, by its custom id."""
        return {
            part["custom_id"]: {option["label"]: option["value"] for option in part["options"]}
            for part in walk_components(self.stored.components)
            if part["type"] == ComponentType.STRING_SELECT
        }

    @property
    def chosen(self) -> list[str]:
        """Return the preselected labels of the menus, from top to bottom."""
        parts = walk_components(self.stored.components)
        options = [option for part in parts for option in part.get("options", ())]
        return [option["label"] for option in options if option.get("default")]

    @property
    def pictures(self) -> dict[str, str]:
        """Return alt texts by file name."""
        return {file["filename"]: file.get("description") or "" for file in self.stored.attachments}

    @property
    def notified(self) -> set[int]:
        return set(self.stored.ping_user_ids)

    @property
    def addressed(self) -> set[int]:
        """Return who is mentioned, notified or not."""
        return set(map(int, re.findall(r"<@(\d+)>", self.text)))

    @property
    def is_silent(self) -> bool:
        """Whether it made no sound."""
        return bool(self.stored.flags & discord.MessageFlags.suppress_notifications.flag)

    @property
    def is_private(self) -> bool:
        """Whether only one user can see it."""
        return self.stored.is_ephemeral or self.channel_id in self._env.backend.dm_channels.values()

    @property
    def seats(self) -> list[str]:
        """Return the lines about the lobby's seats without their numbers, from its alt text or its text."""
        told = "\n".join(self.pictures.values()) or self.text
        return re.findall(r"^\d+[ .·]+(.*)$", told, flags=re.MULTILINE)

    @property
    def link(self) -> str:
        guild_id = self._env.backend.get_channel(self.channel_id).guild_id
        return f"https://discord.com/channels/{guild_id}/{self.channel_id}/{self.id}"

    @property
    def message(self) -> simcord.ResponseMessage:
        """Return the object for simcord's functions."""
        return simcord.ResponseMessage(self._env, self.stored)

    def __repr__(self) -> str:
        return f"<{'private' if self.is_private else 'public'}: {self.text!r} {self.labels}>"


@dataclass(frozen=True)
class Tap:
    """Press any custom id, also one that an honest client could not send."""

    person: simcord.MemberActor
    message: Seen
    custom_id: str
    values: tuple[str, ...] = ()


class Evening:
    """The bot and a server with the channel #games: Ada hosts, Boris is invited, Chen watches."""

    def __init__(self, env: simcord.Env, bot: Explorers, url: str, *, hourly: bool = False) -> None:
        self.env = env
        self.bot = bot
        self.url = url
        self._hourly = hourly
        self.errors: list[str] = []
        self.guild = env.create_guild("The guild")
        self.channel = self.guild.create_text_channel("games")
        self.people: list[simcord.MemberActor] = []
        self.ada, self.boris, self.chen = map(self.arrive, ("ada", "boris", "chen"))
        self.locales = dict[str, str]()
        self._tell_locales()
        self._only_what_we_ask_for()
        self.shuffle(ADA_BEGINS)

    def _only_what_we_ask_for(self) -> None:
        """Give the bot only the permissions of its invitation. simcord would allow nearly all."""
        for role in self.env.backend.get_guild(self.guild.id).roles.values():
            if role.managed:
                role.permissions = NEEDED.value

    def arrive(self, name: str, **about: Any) -> simcord.MemberActor:
        self.people.append(self.guild.add_member(self.env.create_user(name, **about)))
        return self.people[-1]

    def add_keeper(self, name: str) -> simcord.MemberActor:
        """Add a member who manages the server."""
        role = self.guild.create_role("keeper", permissions=discord.Permissions(manage_guild=True))
        return self.guild.add_member(self.env.create_user(name), roles=[role])

    def hidden_channel(self, *seen_by: simcord.MemberActor) -> simcord.ChannelHandle:
        """Create a channel that only these users and the bot can see."""
        unseen, seen = (discord.PermissionOverwrite(view_channel=may) for may in (False, True))
        overwrites = dict.fromkeys((*seen_by, self.guild.me), seen)
        return self.guild.create_text_channel(
            "hidden", overwrites={self.guild.default_role: unseen, **overwrites}
        )

    def shuffle(self, seed: int) -> None:
        """Deal the next games from this seed."""
        self.bot.manager.lobbies.seed = lambda: seed

    @property
    def database(self) -> Path:
        """Return the database file, for tests about SQLite."""
        if not self.url.startswith("sqlite"):
            pytest.skip("about SQLite")
        return Path(self.url.removeprefix("sqlite:///"))

    async def restart(self) -> None:
        """Stop the bot and start it again on the same database."""
        old, self.bot = self.bot, build(settings(self.url), Judging())
        if self._hourly:
            look_round_hourly(self.bot)
        await self.env.settle()
        await old.manager.store.close()
        await self.env.restart_bot(self.bot)
        self.shuffle(ADA_BEGINS)

    # Reading what is shown

    @property
    def posts(self) -> list[Seen]:
        """Return all public messages of the channel, oldest first."""
        return self.posts_in(self.channel)

    @property
    def post(self) -> Seen:
        """Return the newest public message."""
        return self.posts[-1]

    def posts_in(self, channel: simcord.ChannelHandle) -> list[Seen]:
        """Return all public messages of a channel or thread, oldest first."""
        # simcord's `history` would create discord.py objects for all messages.
        there = self.env.backend.messages.get(channel.id, {}).values()
        shown = sorted(message.id for message in there if message.visible_to(None))
        return [Seen(self.env, channel.id, id_) for id_ in shown]

    def direct_messages(self, person: simcord.MemberActor) -> list[Seen]:
        """Return all direct messages to a user, oldest first."""
        return self.posts_in(person.user.dm_channel)

    def direct_message(self, person: simcord.MemberActor) -> Seen:
        """Return the newest direct message to a user."""
        return self.direct_messages(person)[-1]

    @property
    def http(self) -> list[simcord.HttpLogEntry]:
        """Return all requests of the bot to Discord."""
        return self.env.http_requests

    # Stored data

    async def table(self, channel: simcord.ChannelHandle | None = None) -> Table:
        """Return the channel's running table, or else its newest."""
        store, channel_id = self.bot.manager.store, (channel or self.channel).id
        table = await store.read(table_queries.live_in_channel, channel_id) or await store.read(
            table_queries.newest_in_channel, channel_id
        )
        assert table is not None
        return table

    async def remove_rules(self) -> None:
        """Store a version of the rules with the channel's running table that the bot does not have."""
        gone = update(tables).values(rules_version=99).where(tables.c.id == (await self.table()).id)
        await self.bot.manager.store.write(lambda connection: connection.execute(gone))

    async def position(self) -> Position:
        return positions.committed(await self.table())

    async def mover(self) -> simcord.MemberActor:
        position = await self.position()
        return self.player(position.table, position.to_move[0])

    async def mover_or_nobody(self) -> simcord.MemberActor | None:
        """Return the player to move. None once the game is over."""
        position = await self.position()
        return self.player(position.table, position.to_move[0]) if position.to_move else None

    async def waiting(self) -> simcord.MemberActor:
        """Return the one of two players who is not to move."""
        return self.boris if await self.mover() is self.ada else self.ada

    def player(self, table: Table, seat: Seat) -> simcord.MemberActor:
        return next(one for one in self.people if one.id == table.players[seat].user_id)

    async def log(self) -> list[str]:
        """Return all turns so far in the game's notation."""
        return [
            logged.entry.text
            for logged in await self.bot.manager.store.read(table_queries.read_log, (await self.table()).id)
        ]

    async def legal(self) -> list[str]:
        """Return all legal turns of the player to move in the game's notation."""
        position = await self.position()
        game = position.game
        return [
            game.notation.write(action)
            for action in game.rules.legal_actions(position.state, position.to_move[0])
        ]

    async def sensible(self, random: Random) -> str:
        """Play a sensible turn that draws from the pile, so that games end."""
        position = await self.position()
        game, seat = position.game, position.to_move[0]
        turns = [turn for turn in game.rules.legal_actions(position.state, seat) if isinstance(turn, Turn)]
        legal = [turn for turn in turns if turn.source == PILE]
        return game.notation.write(choose(game.key, position.view(seat), legal, random))

    # Actions of users

    def speaks(self, person: simcord.MemberActor, locale: str) -> None:
        """Set the locale that a user's Discord client sends with each press. Until then it is `en-GB`."""
        self.locales[str(person.id)] = locale

    def _tell_locales(self) -> None:
        backend, emit = self.env.backend, self.env.backend.emit

        def telling(event: str, payload: Any, *more: Any, **about: Any) -> None:
            if event == "INTERACTION_CREATE":
                user = (payload.get("member") or payload)["user"]["id"]
                payload["locale"] = self.locales.get(user, "en-GB")
            emit(event, payload, *more, **about)

        backend.emit = telling

    async def say(self, person: simcord.MemberActor, command: str, /, **options: Any) -> Seen:
        """Send a slash command in the channel. Return the answer."""
        return self._answer(await person.slash(options.pop("where", self.channel), command, **options))

    async def write(self, person: simcord.MemberActor, command: str, /, **options: Any) -> Seen:
        """Send a slash command in direct messages. Return the answer."""
        return self._answer(await person.user.slash(command, **options))

    async def press(self, person: simcord.MemberActor, label: str, message: Seen | None = None) -> Seen:
        """Press a visible button, found by the start of its label, or behind *More…*. Return the answer."""
        message = message or self.post
        hand = self._hand(person, message)
        whole = next((one for one in message.labels if one.startswith(f"{label} ")), label)
        named = label if label in message.buttons else whole
        if named not in message.buttons and MORE in message.buttons:
            return await self.press(person, label, await self.press(person, MORE, message))
        return self._answer(await hand.click(message.message, custom_id=message.buttons[named]))

    async def pick(self, person: simcord.MemberActor, label: str, message: Seen) -> Seen:
        """Choose from the visible menu that has this label. Return the answer."""
        hand = self._hand(person, message)
        menu, value = next((menu, values[label]) for menu, values in message.menus.items() if label in values)
        return self._answer(await hand.select(message.message, [value], custom_id=menu))

    @staticmethod
    def _hand(person: simcord.MemberActor, message: Seen) -> simcord.MemberActor | simcord.UserActor:
        """Return the user of a press. In direct messages it is not a member."""
        return person.user if message.channel_id == person.user.dm_channel.id else person

    async def tap(self, *taps: Tap) -> list[Seen]:
        """Send presses at the same moment, honest or forged. Return the answers."""
        records = [self.inject(tap) for tap in taps]
        await self.env.settle()
        return self.answers(records)

    def answers(self, records: list[Any]) -> list[Seen]:
        """Return the answers to injected presses."""
        return [self._answer(simcord.InteractionResult(self.env, record)) for record in records]

    async def forge(self, person: simcord.MemberActor, custom_id: str, message: Seen | None = None) -> Seen:
        """Press a forged custom id, by default below the newest post."""
        (answer,) = await self.tap(Tap(person, message or self.post, custom_id))
        return answer

    def inject(self, tap: Tap) -> Any:
        """Send a press, honest or forged, without waiting for the answer."""
        backend = self.env.backend
        kind = ComponentType.STRING_SELECT if tap.values else ComponentType.BUTTON
        data: dict[str, Any] = {"custom_id": tap.custom_id, "component_type": kind}
        if tap.values:
            data["values"] = list(tap.values)
        stored = tap.message.stored
        record, payload = base_payload(
            backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=stored.channel_id,
            guild_id=backend.get_channel(stored.channel_id).guild_id,
            user_id=tap.person.id,
            data=data,
        )
        payload["message"] = dict(serializers.message_payload(backend, stored))
        record.source_message_id = stored.id
        backend.emit("INTERACTION_CREATE", payload)
        return record

    def _answer(self, result: simcord.InteractionResult) -> Seen:
        assert result.acknowledged, "every press gets an answer"
        answers = [*filter(None, [result.response]), *result.followups]
        assert answers, "every press gets an answer that can be seen"
        assert not result._interaction.loading, "nothing is left thinking"
        return Seen(self.env, answers[-1].channel_id, answers[-1].id)

    # Longer sequences of play

    async def open(self, **options: Any) -> Seen:
        """Ada opens a table for two in the channel. Return the lobby."""
        return await self.say(self.ada, "play lost-cities", **options)

    async def join(self, person: simcord.MemberActor, message: Seen | None = None) -> Seen:
        """Take a seat in a lobby, or accept an invitation. Return the answer."""
        message = message or self.post
        return await self.press(person, "Accept" if "Accept" in message.labels else "Join", message)

    async def choose(self, host: simcord.MemberActor, label: str, lobby: Seen | None = None) -> Seen:
        """Choose from a menu of the lobby's options. Return the answer."""
        return await self.pick(host, label, await self.press(host, "Options…", lobby))

    async def cancel(self, person: simcord.MemberActor, lobby: Seen | None = None) -> Seen:
        """Cancel a lobby or a rematch in its options, with the confirmation. Return the answer."""
        options = await self.press(person, "Options…", lobby)
        ask, confirm = (
            ("Withdraw",) * 2 if "Withdraw" in options.labels else ("Cancel lobby", "Yes, close it")
        )
        return await self.press(person, confirm, await self.press(person, ask, options))

    async def begin(self, **options: Any) -> Seen:
        """Ada and Boris start a game, by default of one round. Return the first post."""
        await self.start(await self.open(**{"rounds": 1, "opponent": self.boris, **options}), self.boris)
        return self.post

    async def start(self, lobby: Seen, *guests: simcord.MemberActor) -> None:
        """Let guests join Ada's lobby, and Ada start the game."""
        for guest in guests:
            await self.join(guest, lobby)
        await self.press(self.ada, "Start", lobby)

    async def resign(self, person: simcord.MemberActor, **options: Any) -> Seen:
        """Let a player resign and confirm it; return the answer."""
        return await self.press(person, "Yes, resign", await self.say(person, "resign", **options))

    async def delete_data(self, person: simcord.MemberActor, page: Seen | None = None) -> Seen:
        """Delete all data of a person by a page of `/privacy`, by default a new one. Return the answer."""
        page = page or await self.say(person, "privacy")
        return await self.press(person, "Yes, delete everything", await self.press(person, "Delete", page))

    async def panel(self, person: simcord.MemberActor) -> Seen:
        """Return the panel that "Play" below the newest post opens for this user."""
        return await self.press(person, "Play")

    async def turn(self, person: simcord.MemberActor, text: str, panel: Seen | None = None) -> list[Seen]:
        """Tap a whole turn on a panel, by default the one below the newest post. Return what each tap
        showed."""
        position = await self.position()
        answers = dict(position.game.prompts.slots(position.state, position.game.notation.read(text)))
        shown, path = [panel or await self.panel(person)], ()
        while isinstance(question := position.ask(position.to_move[0], path), Question):
            path = (*path, answers[question.name])
            shown.append(await self.press(person, _leading_to(path, shown[-1]), shown[-1]))
        if not path:  # With one action left there is no question.
            shown.append(await self.press(person, _leading_to(path, shown[-1]), shown[-1]))
        return shown[1:]

    async def move(self, text: str) -> Seen:
        """The mover types a move in the channel."""
        return await self.say(await self.mover(), "move", move=text)

    async def hurry(self, left: int) -> None:
        """Play sensible turns without presses until `left` cards remain, then publish once."""
        random = Random(0)
        table = await self.table()
        while (position := await self.position()).state.pile[left:]:
            text = await self.sensible(random)
            mover = position.table.players[position.to_move[0]].user_id
            await self.bot.manager.run(moves.play, table.id, mover, position.game.notation.read(text))
        await self.bot.publisher.publish(table.id)
        await self.env.settle()

    async def skip(self, left: int, random: Random) -> None:
        """Play random turns without presses until about `left` steps remain, then publish once."""
        position = await self.position()
        game, state, steps, turns = position.game, position.state, [], [0]
        while movers := game.rules.to_move(state):
            action = random.choice(game.rules.legal_actions(state, movers[0]))
            state = game.rules.apply(state, movers[0], action).state
            steps.append((position.table.players[movers[0]].user_id, action))
            if game.rules.turn_complete(state):
                turns.append(len(steps))
        for user_id, action in steps[: max(turn for turn in turns if turn <= max(len(steps) - left, 0))]:
            await self.bot.manager.run(moves.play, position.table.id, user_id, action)
        await self.bot.publisher.publish(position.table.id)
        await self.env.settle()

    async def finish(self) -> None:
        """Wait until all background work is done."""
        while self.bot.scheduler.tasks:
            await self.env.settle()

    async def pass_time(self, seconds: float) -> None:
        """Advance the clock and run what is due, at most a day at a time because of simcord's timeout."""
        while seconds > 0:
            await self.env.advance_time(min(seconds, DAY))
            seconds -= DAY

    async def skip_time(self, seconds: float, *, pace: int = 60) -> None:
        """Advance the clock by days cheaply: only each `pace`-th sweep does what is due."""
        self.bot.set_pace(pace)
        await self.pass_time(seconds)
        self.bot.set_pace(1)

    def forbid(self, *permissions: str, channel: simcord.ChannelHandle | None = None) -> None:
        """Remove permissions of the bot in a channel."""
        _, deny = discord.PermissionOverwrite(**dict.fromkeys(permissions, False)).pair()
        backend = self.env.backend
        overwrite = Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
        backend.get_channel((channel or self.channel).id).overwrites.append(overwrite)


def _leading_to(path: tuple[str, ...], panel: Seen) -> str:
    """Return the button of a panel for these answers."""
    presses = {label: CustomId.read(custom_id) for label, custom_id in panel.buttons.items()}
    return next(
        label for label, press in presses.items() if press and press.verb == "panel" and press.path == path
    )
