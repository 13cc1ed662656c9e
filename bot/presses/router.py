"""Where every press arrives: one table of verbs, for buttons of every age.

discord.py would keep a view object in memory for each message; here the custom id says everything, so that
a restart forgets nothing and a button nobody knows still gets an answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.context import note
from bot.errors import Refused
from bot.presses import (
    absence,
    asking,
    clock,
    consent,
    help,
    history,
    inviting,
    leaderboard,
    listing,
    lobby,
    notify,
    on_hold,
    panel,
    plan,
    privacy,
    profile,
    rematch,
    replay,
    rules,
    server,
    table,
)
from bot.presses.asked import table_of
from bot.presses.panel import Handler
from bot.services import Services
from bot.store import Table
from bot.tables.restoring import is_ahead
from bot.ui.answer import Interaction, answering, think
from bot.ui.press import Press
from bot.ui.pressed import stands_there

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What custom ids come from: buttons and menus, and forms that were filled in."""
PAINTED = ("play", "hand", "advice", "verify")
"""The verbs whose answers have pictures, or are thought about or checked: acknowledged before all else."""
ABOUT_NO_TABLE: dict[str, Callable[[Services, Interaction, Press], Awaitable[None]]] = {
    "rules": rules.turn,
    "ranks": leaderboard.ranks,
    "rankstext": leaderboard.in_words,
    "profiletext": profile.in_words,
    "history": history.turn,
    "transcript": history.transcript,
    "replay": replay.begin,
    "turn": replay.step,
    "leap": replay.step,
    "openhand": replay.step,
    "film": replay.film,
    "games": listing.turn_games,
    "tables": listing.turn_tables,
    "server": server.change,
    "notify": notify.change,
    "export": privacy.export,
    "publicname": privacy.name,
    "askforget": privacy.ask,
    "forget": privacy.forget,
    "help": help.turn,
    "practise": help.practise,
    "open": help.open_lobby,
    "away": absence.ask,
    "awayuntil": absence.until,
    "back": absence.back,
    "privacy": privacy.show,
    "accept": inviting.accept,
    "decline": inviting.decline,
}
"""The verbs of what is about no single table: rules, leaderboards, lists, settings, help, being away, one's
own privacy; and of invitations, which are answered by people who may have no seat any more."""
HANDLERS: dict[str, Handler] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "start": lobby.start,
    "hold": lobby.hold,
    "again": lobby.open_again,
    "cancel": lobby.cancel,
    "thread": lobby.thread,
    "computer": lobby.computer,
    "options": lobby.options,
    "agree": lobby.agree,
    "clock": lobby.clock,
    "seats": inviting.seats,
    "free": inviting.free,
    "play": table.play,
    "hand": table.hand,
    "text": table.text,
    "log": table.log,
    "board": asking.board,
    "clocks": asking.clocks,
    "verify": asking.verify,
    "askresign": asking.resign,
    "takeback": asking.take_back,
    "give": clock.give,
    "pause": clock.pause,
    "goon": clock.go_on,
    "askundo": consent.ask,
    "consent": consent.agree,
    "refuse": consent.refuse,
    "wait": clock.choose,
    "standin": clock.choose,
    "win": clock.choose,
    "resign": table.resign,
    "return": table.come_back,
    "advice": table.advice,
    "rematch": rematch.open_again,
    "resume": on_hold.resume,
    "resumethread": on_hold.resume_in_thread,
    "stop": on_hold.stop,
    "still": on_hold.still_plays,
    "endgame": on_hold.end,
    "panel": panel.answer,
    "pick": panel.pick,
    "look": panel.look,
    "undo": panel.undo,
    "plan": plan.answer,
    "planpick": plan.pick,
    "unplan": plan.cancel,
    "planback": plan.leave_off,
}


class Router:
    """Answers presses."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def on_interaction(self, interaction: Interaction) -> None:
        """discord.py's event for everything people press, send or type; commands are not meant here."""
        if interaction.type not in PRESSED:
            return
        async with answering(interaction, self._services.say) as context:
            press = Press.read(str(dict(interaction.data or {}).get("custom_id", "")))
            if press is None or not (press.verb in ABOUT_NO_TABLE or press.verb in HANDLERS):
                raise Refused("unknown-button")
            context.kind = press.verb
            if press.verb in ABOUT_NO_TABLE:
                await ABOUT_NO_TABLE[press.verb](self._services, interaction, press)
            else:
                note(table=press.table)
                await self._handle(interaction, press)

    async def _handle(self, interaction: Interaction, press: Press) -> None:
        if press.verb in PAINTED:
            await think(interaction)
        about = await table_of(self._services, interaction, press)
        if is_ahead(about, press.version) and _has_seen(interaction, about):
            await table.restored(self._services, interaction, press, about)
            return
        await HANDLERS[press.verb](self._services, interaction, press, about)


def _has_seen(interaction: Interaction, about: Table) -> bool:
    """Whether a player presses what the bot has really sent: the version is its message's, not a client's."""
    return about.player_of(interaction.user.id) is not None and stands_there(interaction)
