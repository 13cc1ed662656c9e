"""Requests to the other players of a table: to pause, and to undo a turn."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.store import Player, Table
from bot.tables import rated_games
from bot.tables.clock import DAY
from bot.tables.pauses import undecided_players
from bot.tables.undo import players_to_agree
from bot.ui.custom_id import CustomId
from bot.ui.markup import display_name, mention
from bot.ui.message import Button, Message
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Seat

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
    """Return the question to the players who have not agreed to an undo.

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
