"""Games on hold, and the question whether the players still play."""

from __future__ import annotations

from functools import lru_cache
from itertools import product, takewhile
from typing import Literal, NamedTuple

import discord

from bot.store import Table
from bot.store.schema import ENDED, IDLE, QUIET, STOPPED
from bot.tables import rated_games
from bot.tables.clock import CLOSES_AFTER
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.markup import display_name, mention
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names


class HoldNotice(NamedTuple):
    """A text and the user ids that it notifies."""

    text: str
    people: list[int]


def hold_notice(table: Table, say: Say) -> HoldNotice:
    """Return the notice that a game is on hold. It notifies all its people."""
    people = [player.user_id for player in table.players if player.user_id > 0]
    return HoldNotice(f"{hold_reason(table, say)} {' '.join(map(mention, people))}".rstrip(), people)


def hold_reason(table: Table, say: Say) -> str:
    """Return why a game is on hold, whether it stays rated, and who may resume it."""
    who = {ENDED: "managers", STOPPED: "host"}.get(table.on_hold or "", "players")
    return say("on-hold", why=table.on_hold or ENDED, who=who, rated=_rated_key(table))


def resumed_line(line: str, say: Say) -> str | None:
    """Return what replaces a line about a hold once the game goes on. None for any other line."""
    why = next((why for why, begins in _hold_beginnings(say).items() if line.startswith(begins)), None)
    return None if why is None else say("past-hold", why=why)


@lru_cache(maxsize=16)
def _hold_beginnings(say: Say) -> dict[str, str]:
    return {why: _hold_beginning(why, say) for why in (IDLE, QUIET, STOPPED, ENDED)}


def _hold_beginning(why: str, say: Say) -> str:
    """Return the beginning that all hold sentences with the reason `why` share."""
    follows = product(("never", "yes", "no"), ("managers", "host", "players"))
    all_ = [say("on-hold", why=why, rated=rated, who=who) for rated, who in follows]
    same = takewhile(lambda letters: len(set(letters)) == 1, zip(*all_, strict=False))
    return "".join(letter for letter, *_ in same)


def _rated_key(table: Table) -> Literal["never", "yes", "no"]:
    """Return whether the game counts for ratings: `never` against computers, else `yes` or `no`."""
    if rated_games.is_against_computers(table):
        return "never"
    return "yes" if rated_games.is_rated(table) else "no"


def buttons(table: Table, say: Say) -> list[Button]:
    """Return *Resume* and *More…*."""
    resume = CustomId("resume", table.id, table.version)
    return [
        Button(say("button-resume"), resume, style=discord.ButtonStyle.primary),
        Button(say("button-more"), CustomId("more", table.id, table.version)),
    ]


def still_playing(position: Position, now: int, say: Say) -> Message:
    """Return the question whether the players still play.

    `now` is a Unix time. It notifies the players to move, and names the time until which they can answer.
    """
    table = position.table
    movers = [table.players[seat] for seat in position.to_move if table.players[seat].is_present]
    people = [mover.user_id for mover in movers]
    text = say(
        "still-playing",
        mentions=" ".join(map(mention, people)),
        since=f"<t:{table.changed_at}:R>",
        until=f"<t:{now + CLOSES_AFTER}:f>",
    )
    press = CustomId("play", table.id, table.version)
    play = Button(say("button-play"), press, style=discord.ButtonStyle.primary)
    still = Button(say("button-still"), press._replace(verb="still"))
    return Message(text, rows=[[play, still]], mentions=people)


def still_plays(table: Table, user_id: int, say: Say) -> Message:
    """Return the closed question: the user still plays."""
    player = table.player_of(user_id)
    return Message(say("still-plays", name="" if player is None else display_name(player)))


END = "endgame"
"""Verb of the button with which a manager ends a game or closes a lobby."""


def ask_to_end(table: Table, say: Say) -> Message:
    """Return the question whether a manager wants to end the channel's game."""
    button = Button(say("button-end-game"), CustomId(END, table.id), style=discord.ButtonStyle.danger)
    names = join_names([display_name(player) for player in table.players], say)
    return Message(say("end-game-ask", game=say(f"game-{table.game}"), names=names), rows=[[button]])


def hold_dm(table: Table, say: Say) -> Message:
    """Return the direct message that a game is on hold, with the buttons to resume it.

    It goes to players of a channel where the bot can't post.
    """
    title = say(
        "direct-last", game=say(f"game-{table.game}"), names=join_names(map(display_name, table.players), say)
    )
    return Message(f"{title}\n{hold_reason(table, say)}", rows=[buttons(table, say)])
