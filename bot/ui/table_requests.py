"""Requests to a table's players: to pause, to undo, and whether they still play; games on hold."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product, takewhile
from typing import Literal, NamedTuple

import discord

from bot.store import Player, Table
from bot.store.schema import ENDED, IDLE, QUIET, STOPPED
from bot.tables import rated_games
from bot.tables.clock import CLOSES_AFTER, DAY
from bot.tables.consent import players_to_agree, undecided_players
from bot.tables.positions import Position
from bot.ui.custom_id import CustomId
from bot.ui.markup import display_name, mention
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Seat


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


def resume_buttons(table: Table, say: Say) -> list[Button]:
    """Return *Resume* and *More…*."""
    resume = CustomId("resume", table.id, table.version)
    return [
        Button(say("button-resume"), resume, style=discord.ButtonStyle.primary),
        Button(say("button-more"), CustomId("more", table.id, table.version)),
    ]


def activity_question(position: Position, now: int, say: Say) -> Message:
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


def closed_activity_question(say: Say) -> Message:
    """Return the text that replaces the question whether the players still play."""
    return Message(say("past-still-playing"))


def still_plays(table: Table, user_id: int, say: Say) -> Message:
    """Return the closed question: the user still plays."""
    player = table.player_of(user_id)
    return Message(say("still-plays", name="" if player is None else display_name(player)))


END_GAME = "endgame"
"""Verb of the button with which a manager ends a game or closes a lobby."""


def ask_to_end(table: Table, say: Say) -> Message:
    """Return the question whether a manager wants to end the channel's game."""
    button = Button(say("button-end-game"), CustomId(END_GAME, table.id), style=discord.ButtonStyle.danger)
    names = join_names([display_name(player) for player in table.players], say)
    return Message(say("end-game-ask", game=say(f"game-{table.game}"), names=names), rows=[[button]])


def hold_dm(table: Table, say: Say) -> Message:
    """Return the direct message that a game is on hold, with the buttons to resume it.

    It goes to players of a channel where the bot can't post.
    """
    title = say(
        "direct-last", game=say(f"game-{table.game}"), names=join_names(map(display_name, table.players), say)
    )
    return Message(f"{title}\n{hold_reason(table, say)}", rows=[resume_buttons(table, say)])


AGREE = "yes"
"""Path of *Agree* to a pause. Unlike *Pause*, pressing it again does not withdraw."""


def is_pause_open(table: Table) -> bool:
    """Return whether a running game is paused, or a player has requested a pause."""
    return table.is_playing and (table.paused_at is not None or any(map(_wants_pause, table.players)))


def pause_question(table: Table, asker: Player, say: Say, *, notified_ids: Sequence[int] = ()) -> Message:
    """Return the question of `asker` whether to pause.

    Once it is answered: that the game is paused, or the request over. It notifies the users `notified_ids`.
    """
    if not is_pause_open(table):
        return Message(say("past-pause", name=display_name(asker)))
    if table.paused_at is not None:
        return Message(say("clock-paused"), rows=[[Button(say("button-goon"), CustomId("goon", table.id))]])
    mentions = " ".join(mention(player.user_id) for player in undecided_players(table))
    names = join_names(map(display_name, filter(_wants_pause, table.players)), say)
    press = CustomId("pause", table.id, path=(AGREE,))
    yes = Button(say("button-agree-pause"), press, style=discord.ButtonStyle.success)
    text = say("pause-question", mentions=mentions, names=names)
    return Message(text, rows=[[yes]], mentions=notified_ids)


def _wants_pause(player: Player) -> bool:
    return player.is_present and player.wants_pause


def undo_offer(table: Table, seat: Seat, say: Say, *, deals_again: bool) -> Message:
    """Return the offer to ask the others for an undo of the turn of `seat`.

    Without other people, say what an undo costs. `deals_again` adds a warning that cards are dealt again.
    """
    alone = not rated_games.other_people(table, seat)
    counts = rated_games.counts_against_computers(table, seat)
    text = say("undo-alone", counts="yes" if counts else "no") if alone else say("undo-offer")
    label = say("button-undo-alone" if alone else "button-askundo")
    lines = [text, *_dealt_again_warning(deals_again, say)]
    return Message("\n".join(lines), rows=[[Button(label, CustomId("askundo", table.id))]])


def _dealt_again_warning(deals_again: bool, say: Say) -> list[str]:
    """Return the warning that an undo deals known hands again; empty unless `deals_again`."""
    return [say("undo-deals-again")] if deals_again else []


def undo_deadline(table: Table) -> str:
    """Return when a request for an undo ends, in Discord's markup."""
    return f"<t:{(table.undo_at or 0) + DAY}:f>"


def undo_question(table: Table, say: Say, *, deals_again: bool) -> Message:
    """Return the question to the players who have not agreed to an undo, whom it notifies.

    `deals_again` adds a warning that cards are dealt again. The path of its buttons is when it was asked.
    """
    assert table.undo_seat is not None
    people = [player.user_id for player in players_to_agree(table)]
    text = say(
        "undo-question",
        mentions=" ".join(map(mention, people)),
        name=display_name(table.players[table.undo_seat]),
        until=undo_deadline(table),
    )
    press = CustomId("consent", table.id, table.version, (str(table.undo_at),))
    yes = Button(say("button-consent"), press, style=discord.ButtonStyle.success)
    no = Button(say("button-refuse"), press._replace(verb="refuse"))
    lines = [text, *_dealt_again_warning(deals_again, say)]
    return Message("\n".join(lines), rows=[[yes, no]], mentions=people)


def closed_undo_question(player: Player, say: Say, *, agreed: bool) -> Message:
    """Return the text that replaces the undo question of `player`: agreed, or refused."""
    return Message(say("past-undo-agreed" if agreed else "past-undo", name=display_name(player)))
