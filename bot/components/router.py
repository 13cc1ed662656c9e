"""Routes every press to its handler, by the verb in its custom id.

discord.py would keep a view object in memory for each message; here the custom id says everything, so that
a restart forgets nothing and a button nobody knows still gets an answer.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import discord

from bot.components import (
    absence,
    analysis,
    clock,
    create_table,
    daily,
    help,
    history,
    invitations,
    leaderboard,
    lessons,
    lobby,
    matches,
    notify,
    on_hold,
    panel,
    plans,
    privacy,
    profile,
    rematch,
    replay,
    rules,
    server,
    share,
    table,
    table_info,
    table_lists,
    undo,
)
from bot.components.context import table_of
from bot.components.panel import Handler
from bot.errors import Refused
from bot.log_context import note
from bot.services import Services
from bot.store import Table
from bot.tables.restore import is_ahead
from bot.ui.custom_id import CustomId
from bot.ui.pressed_message import stands_there
from bot.ui.responder import Interaction, TooLate, let_go, responding

PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""What custom ids come from: buttons and menus, and forms that were filled in."""
DEFER_FIRST = ("advice", "verify")
"""The verbs whose answers are thought about or checked: acknowledged before all else."""
PICTURED = ("play", "hand")
"""The verbs whose answers have a picture: acknowledged before all else where the bot is busy."""
GLOBAL_HANDLERS: dict[str, Callable[[Services, Interaction, CustomId], Awaitable[None]]] = {
    "rules": rules.turn,
    "ranks": leaderboard.ranks,
    "rankstext": leaderboard.in_words,
    "profiletext": profile.in_words,
    "history": history.turn,
    "transcript": history.transcript,
    "replay": replay.begin,
    "share": share.show,
    "analyse": analysis.show,
    "lookat": replay.look_at,
    "turn": replay.step,
    "leap": replay.step,
    "openhand": replay.step,
    "film": replay.film,
    "games": table_lists.turn_games,
    "tables": table_lists.turn_tables,
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
    "accept": invitations.accept,
    "decline": invitations.decline,
    "refuseinviter": invitations.refuse_inviter,
    "allowinviter": invitations.allow_inviter,
    "courses": lessons.overview,
    "learn": lessons.learn,
    "daily": daily.look,
    "dailyplay": daily.play,
    "dailyranks": daily.ranks,
    "dailyshare": daily.share,
    "dailyremind": daily.remind,
    "lesson": lessons.answer,
    "hint": lessons.hint,
}
"""The verbs of what is about no single table: rules, leaderboards, lists, settings, help, lessons, daily
deals, being away, one's own privacy; and of invitations, which may be answered without a seat.
"""
TABLE_HANDLERS: dict[str, Handler] = {
    "join": lobby.join,
    "leave": lobby.leave,
    "start": lobby.start,
    "hold": lobby.hold,
    "again": lobby.open_again,
    "cancel": lobby.cancel,
    "thread": lobby.thread,
    "computer": lobby.computer,
    "level": create_table.change_level,
    "options": lobby.options,
    "agree": lobby.agree,
    "clock": lobby.clock,
    "seats": invitations.seats,
    "free": invitations.free,
    "deal": matches.deal,
    "play": table.play,
    "hand": table.hand,
    "text": table.text,
    "log": table.log,
    "board": table_info.board,
    "clocks": table_info.clocks,
    "verify": table_info.verify,
    "askresign": table_info.resign,
    "takeback": table_info.take_back,
    "give": clock.give,
    "pause": clock.pause,
    "goon": clock.go_on,
    "askundo": undo.ask,
    "consent": undo.agree,
    "refuse": undo.refuse,
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
    "look": panel.look,
    "undo": panel.undo,
    "plan": plans.answer,
    "unplan": plans.cancel,
    "planback": plans.leave_off,
}


class Router:
    """Answers presses."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def on_interaction(self, interaction: Interaction) -> None:
        """discord.py's event for everything people press, send or type; commands are not meant here."""
        if interaction.type not in PRESSED:
            return
        with self._services.presses.answering(interaction), suppress(TooLate):
            await self._answer(interaction)
        let_go(interaction)

    async def _answer(self, interaction: Interaction) -> None:
        press = CustomId.read(str(dict(interaction.data or {}).get("custom_id", "")))
        at_once = press is not None and self._takes_long(press.verb)
        async with responding(interaction, self._services.languages, at_once=at_once) as context:
            if press is None or not (press.verb in GLOBAL_HANDLERS or press.verb in TABLE_HANDLERS):
                raise Refused("unknown-button")
            context.kind = press.verb
            if press.verb in GLOBAL_HANDLERS:
                await GLOBAL_HANDLERS[press.verb](self._services, interaction, press)
            else:
                note(table=press.table)
                await self._handle(interaction, press)

    def _takes_long(self, verb: str) -> bool:
        return verb in DEFER_FIRST or (verb in PICTURED and self._services.is_busy)

    async def _handle(self, interaction: Interaction, press: CustomId) -> None:
        about = await table_of(self._services, interaction, press)
        if is_ahead(about, press.version) and _has_seen(interaction, about):
            await table.restored(self._services, interaction, press, about)
            return
        await TABLE_HANDLERS[press.verb](self._services, interaction, press, about)


def _has_seen(interaction: Interaction, about: Table) -> bool:
    """Whether a player presses what the bot has really sent: the version is its message's, not a client's."""
    return about.player_of(interaction.user.id) is not None and stands_there(interaction)
