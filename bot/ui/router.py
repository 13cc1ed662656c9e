"""Where every press arrives: one table of verbs, for buttons of every age.

discord.py would keep a view object in memory for each message; here the custom id says everything, so that
a restart forgets nothing and a button nobody knows still gets an answer.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import discord

from bot.errors import Refused
from bot.operating import permissions
from bot.sentences import COMMANDS
from bot.store import Player, Table
from bot.store.schema import CLOSED, TOLD
from bot.tables.game import SETUP, game_of
from bot.tables.looking import Position
from bot.tables.proposal import Person
from bot.ui import panel, pictures, posts, reading
from bot.ui.answer import Interaction, answering, hold, is_about, privately, replace, think
from bot.ui.lobby import lobby
from bot.ui.markup import plain
from bot.ui.message import Message
from bot.ui.opening import open_thread
from bot.ui.press import Press
from engine.core.menu import Chosen, NoSuchPath
from render import picture

if TYPE_CHECKING:
    from bot.client import Explorers

Handler = Callable[["Router", Interaction, Press, Table], Awaitable[None]]


def person(user: discord.abc.User) -> Person:
    """Somebody on Discord as the manager knows them."""
    return Person(user.id, plain(user.display_name) or user.name)


def _may_reach(interaction: Interaction, table: Table) -> bool:
    """Whether a press comes from the table's server, or from direct messages with one of its players.

    Discord lets nobody press what is not there; this does not rest on it.
    """
    if interaction.guild_id is None:
        return table.player_of(interaction.user.id) is not None
    return interaction.guild_id == table.guild_id


def _picked(interaction: Interaction) -> str:
    """The answer chosen in a menu; empty if there is none."""
    values: Any = dict(interaction.data or {}).get("values")
    return str(values[0]) if values else ""


def _message_id(interaction: Interaction) -> int | None:
    return None if interaction.message is None else interaction.message.id


def _is_private(interaction: Interaction) -> bool:
    """Whether only the presser sees what was pressed."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


class Router:
    """Answers presses."""

    def __init__(self, bot: Explorers) -> None:
        self._bot = bot
        self._manager = bot.manager
        self._say = bot.say

    async def on_interaction(self, interaction: Interaction) -> None:
        """discord.py's event for everything people press or type; only components are meant here."""
        if interaction.type is not discord.InteractionType.component:
            return
        async with answering(interaction, self._say):
            press = Press.read(str(dict(interaction.data or {}).get("custom_id", "")))
            if press is not None and press.verb == RULES:
                await self._rules(interaction, press)
            elif press is not None and press.verb in HANDLERS:
                if press.verb in PAINTED:
                    await think(interaction)
                await HANDLERS[press.verb](self, interaction, press, await self._table(interaction, press))
            else:
                raise Refused("unknown-button")

    async def _table(self, interaction: Interaction, press: Press) -> Table:
        """The table a press is about, read once for all that follows. Raises Refused."""
        table = await self._manager.table(press.table)
        if not _may_reach(interaction, table):
            raise Refused("no-such-table")
        is_about(interaction, game_of(table))
        return table

    # The lobby

    async def _join(self, interaction: Interaction, press: Press, table: Table) -> None:
        side = int(press.path[0]) if press.path and press.path[0].isdecimal() else None
        table = await self._manager.join(table.id, person(interaction.user), side=side)
        await replace(interaction, lobby(table, self._say))

    async def _leave(self, interaction: Interaction, press: Press, table: Table) -> None:
        table = await self._manager.leave(table.id, interaction.user.id)
        await replace(interaction, lobby(table, self._say))

    async def _start(self, interaction: Interaction, press: Press, table: Table) -> None:
        table = await self._manager.start(table.id, interaction.user.id)
        self._bot.publisher.schedule(table.id)
        await replace(interaction, lobby(table, self._say))

    async def _cancel(self, interaction: Interaction, press: Press, table: Table) -> None:
        manages = interaction.permissions.manage_guild
        table = await self._manager.cancel(table.id, interaction.user.id, manages=manages)
        await replace(interaction, lobby(table, self._say))

    async def _thread(self, interaction: Interaction, press: Press, table: Table) -> None:
        await open_thread(self._bot, interaction, table.id)

    # The table

    async def _play(self, interaction: Interaction, press: Press, table: Table) -> None:
        position, player = await self._seated(interaction, table)
        # The newest post may lag behind: a turn is half taken or was taken back, or Discord keeps the next
        # post waiting. One that is edited while a turn lasts may have been pressed just before.
        newest = _message_id(interaction) == table.post_id
        oldest = SETUP if newest else table.published_version
        if not oldest <= press.version <= position.table.version:
            raise Refused("moved-on", position.table)
        await self.show_panel(interaction, position, player)

    async def show_panel(self, interaction: Interaction, position: Position, player: Player) -> None:
        """Answers with the panel, or says whose turn it is."""
        if player.seat not in position.to_move:
            if position.result is not None:
                raise Refused("game-finished", position.table)
            names = " & ".join(position.table.names[seat] for seat in position.to_move)
            raise Refused("not-your-turn-of", position.table, name=names)
        message = await panel.opened(position, player.seat, self._say)
        await privately(interaction, await self._with_notices(interaction, message, position.table, player))

    async def _hand(self, interaction: Interaction, press: Press, table: Table) -> None:
        position, player = await self._seated(interaction, table)
        await self.show_hand(interaction, position, player)

    async def show_hand(self, interaction: Interaction, position: Position, player: Player) -> None:
        """Answers with the seat's hand; with the panel under it when it is the seat's turn."""
        if player.seat in position.to_move:
            await self.show_panel(interaction, position, player)
            return
        text = position.game.words.hand(position.view(player.seat), self._say)
        message = Message(text, await pictures.of_hand(position, player.seat, self._say))
        await privately(interaction, await self._with_notices(interaction, message, position.table, player))

    async def _with_notices(
        self, interaction: Interaction, message: Message, table: Table, player: Player
    ) -> Message:
        """Adds what the player should know: once, that direct messages are closed; and what posts lack."""
        notices = []
        if player.dm == CLOSED:
            await self._manager.store.note_hand(table.id, player.seat, dm=TOLD)
            what = "dm-closed" if game_of(table).has_hidden_hands else "dm-closed-no-hands"
            notices.append(self._say(what, **COMMANDS))
        in_thread = isinstance(interaction.channel, discord.Thread)
        lacking = permissions.missing(interaction.app_permissions, in_thread)
        if lacking and interaction.channel_id == table.channel_id:
            notices.append(self._say("cannot-post", permissions=", ".join(lacking)))
        return dataclasses.replace(message, text="\n".join([message.text, *notices]))

    async def _text(self, interaction: Interaction, press: Press, table: Table) -> None:
        position = await self._manager.look(table, interaction.user.id)
        await privately(interaction, Message(posts.as_text(position, self._say)))

    async def _log(self, interaction: Interaction, press: Press, table: Table) -> None:
        page = int(press.path[0]) if press.path and press.path[0].isdecimal() else None
        message = await self.log_page(table, interaction.user.id, page)
        if press.path:
            await replace(interaction, message)
        else:
            await privately(interaction, message)

    async def log_page(self, table: Table, user_id: int, page: int | None = None) -> Message:
        """A page of a table's log, as the person may read it."""
        player = table.player_of(user_id)
        viewer = None if player is None else player.seat
        history = await self._manager.history(table, user_id)
        return reading.log_page(table, game_of(table), history, viewer, page, self._say)

    # The panel

    async def _panel(self, interaction: Interaction, press: Press, table: Table) -> None:
        position, player = await self._playing(interaction, press, table)
        try:
            asked = position.ask(player.seat, press.path)
        except NoSuchPath:
            raise Refused("no-such-choice", position.table) from None
        if isinstance(asked, Chosen):
            await self.take(interaction, position, asked.action)
        else:
            if picture.paints_questions(position.game.key):
                await hold(interaction)
            message = await panel.asking(position, player.seat, asked, press.path, self._say)
            await replace(interaction, message, pictures=bool(message.images))

    async def catch_up(self, interaction: Interaction, press: Press, refusal: Refused) -> None:
        """Shows a panel left behind as it stands now, if it is still the turn of whoever pressed it.

        Raises the refusal otherwise.
        """
        position, player = await self._seated(interaction, await self._table(interaction, press))
        if player.seat not in position.to_move or not _is_private(interaction):
            raise refusal
        await hold(interaction)
        await replace(interaction, await panel.anew(position, player.seat, self._say), pictures=True)

    async def _look(self, interaction: Interaction, press: Press, table: Table) -> None:
        """Back from a question with a picture of its own."""
        position, player = await self._playing(interaction, press, table)
        await hold(interaction)
        try:
            message = await panel.opened(position, player.seat, self._say, press.path)
        except NoSuchPath:
            raise Refused("no-such-choice", position.table) from None
        await replace(interaction, message, pictures=True)

    async def _playing(self, interaction: Interaction, press: Press, table: Table) -> tuple[Position, Player]:
        """The position a panel shows and the player of the one to move. Raises Refused."""
        position, player = await self._seated(interaction, table)
        if press.version != position.table.version:
            raise Refused("moved-on", position.table)
        if player.seat not in position.to_move:
            raise Refused("game-finished" if position.result else "not-your-turn", position.table)
        return position, player

    async def _pick(self, interaction: Interaction, press: Press, table: Table) -> None:
        await self._panel(interaction, press._replace(path=(*press.path, _picked(interaction))), table)

    async def take(self, interaction: Interaction, position: Position, action: object) -> None:
        """Takes a turn from a panel; the answer replaces the panel once the turn is committed."""
        await hold(interaction)
        table = position.table
        done = await self._manager.play(table.id, interaction.user.id, action, version=table.version)
        self._bot.publisher.schedule(table.id)
        after = await self._manager.look(done.table, interaction.user.id)
        if not after.turn_complete:
            self._bot.publisher.follow(table.id, interaction.user.id, elsewhere=_message_id(interaction))
        await replace(interaction, await panel.after(done, after, action, self._say), pictures=True)

    async def _undo(self, interaction: Interaction, press: Press, table: Table) -> None:
        await hold(interaction)
        table = await self._manager.undo(table.id, interaction.user.id, version=press.version)
        self._bot.publisher.schedule(table.id)
        self._bot.publisher.follow(table.id, interaction.user.id, elsewhere=_message_id(interaction))
        position, player = await self._seated(interaction, table)
        await replace(interaction, await panel.opened(position, player.seat, self._say), pictures=True)

    async def _seated(self, interaction: Interaction, table: Table) -> tuple[Position, Player]:
        """The position and the player of the one who pressed. Raises Refused."""
        player = table.player_of(interaction.user.id)
        if player is None:
            raise Refused("not-seated", table)
        return await self._manager.look(table, player.user_id), player

    # The rest

    async def _resign(self, interaction: Interaction, press: Press, table: Table) -> None:
        await self._manager.resign(table.id, interaction.user.id)
        self._bot.publisher.schedule(table.id)
        await replace(interaction, Message(self._say("resigned")))

    async def _rules(self, interaction: Interaction, press: Press) -> None:
        try:
            message = reading.rules_page(press.path[0], int(_picked(interaction)), self._say)
        except (LookupError, ValueError, OSError):
            raise Refused("unknown-rules") from None
        await replace(interaction, message, pictures=True)


def _or_anew(handler: Handler) -> Handler:
    """For what is pressed on a panel: one that was left behind is shown anew, and nothing is played."""

    async def handle(router: Router, interaction: Interaction, press: Press, table: Table) -> None:
        try:
            await handler(router, interaction, press, table)
        except Refused as refusal:
            if refusal.reason != "moved-on":
                raise
            await router.catch_up(interaction, press, refusal)

    return handle


RULES = "rules"
"""The one verb that is about no table."""
PAINTED = ("play", "hand")
"""The verbs whose answers have pictures: they are acknowledged before anything is read."""
HANDLERS: dict[str, Handler] = {
    "join": Router._join,
    "leave": Router._leave,
    "start": Router._start,
    "cancel": Router._cancel,
    "thread": Router._thread,
    "play": Router._play,
    "hand": Router._hand,
    "text": Router._text,
    "log": Router._log,
    "panel": _or_anew(Router._panel),
    "look": _or_anew(Router._look),
    "pick": _or_anew(Router._pick),
    "undo": _or_anew(Router._undo),
    "resign": Router._resign,
}
