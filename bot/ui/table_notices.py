"""Notices about a table: reminders, time that is up, pauses, starts of lobbies, and undo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord

from bot.store import Player, Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED
from bot.tables import rated_games
from bot.tables.clock import DAY
from bot.tables.positions import Position
from bot.tables.seat_handover import OVERDUE_CHOICES
from bot.tables.undo import players_to_agree
from bot.ui import clock_text
from bot.ui.custom_id import CustomId
from bot.ui.hand_messages import panel_dm
from bot.ui.markup import display_name, escaped, link, mention
from bot.ui.message import MOST_IN_A_ROW, Button, Message, Row
from bot.ui.posts import running_buttons
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.core.types import Seat


async def direct_reminder(position: Position, seat: Seat, say: Say) -> Message:
    """Return the direct message that time runs out, with the panel to move at once."""
    title = "direct-match-reminder" if position.table.is_match else "direct-reminder"
    message = await panel_dm(title, position, seat, (), say)
    *rows, last = message.rows
    return replace(message, rows=[*rows, _with_settings(last, say)])


def _with_settings(last: Row, say: Say) -> Row:
    """Add the button for `/notify` to the last row if it fits."""
    return [*last, _fewer_pings(say)] if isinstance(last, list) and len(last) < MOST_IN_A_ROW else last


def channel_reminder(position: Position, player: Player, say: Say) -> Message:
    """Return the channel message that a player's time runs out. It notifies them."""
    what = "match-reminder" if position.table.is_match else "reminder"
    notice = say(what, mention=mention(player.user_id))
    text = " ".join(filter(None, [notice, clock_text.remaining(position, say, player.seat)]))
    row = [*running_buttons(position, say), _fewer_pings(say)]
    return Message(text, rows=[row], mentions=[player.user_id])


def overdue_notice(
    position: Position, late: Player, opponent: Player, say: Say, *, has_left: bool = False
) -> Message:
    """Return the notice to the opponent that a player's time is up, with their choices.

    With `has_left`, the player has left the game.
    """
    text = say(
        "overdue-left" if has_left else "overdue", name=display_name(late), mention=mention(opponent.user_id)
    )
    return Message(text, rows=[overdue_choices(position.table, say)], mentions=[opponent.user_id])


def overdue_choices(table: Table, say: Say) -> list[Button]:
    """Return the opponent's buttons for a turn whose time is up."""
    return [
        Button(say(f"button-{verb}"), CustomId(verb, table.id, table.version)) for verb in OVERDUE_CHOICES
    ]


AGREE = "yes"
"""Path of *Agree* to a pause. Unlike *Pause*, pressing it again does not withdraw."""


def is_pause_open(table: Table) -> bool:
    """Whether a pause is requested or running."""
    return table.is_playing and (table.paused_at is not None or any(map(_wants_pause, table.players)))


def undecided_players(table: Table) -> list[Player]:
    """Return the present players who have not agreed to a pause."""
    return [player for player in table.players if player.is_present and not player.wants_pause]


def pause_question(table: Table, asker: Player, say: Say, *, calling: Sequence[int] = ()) -> Message:
    """Return the question whether to pause, that the game is paused, or the closed question.

    The user ids in `calling` are notified.
    """
    if not is_pause_open(table):
        return Message(say("past-pause", name=display_name(asker)))
    if table.paused_at is not None:
        return Message(say("clock-paused"), rows=[[Button(say("button-goon"), CustomId("goon", table.id))]])
    text = say(
        "pause-question",
        mentions=" ".join(mention(player.user_id) for player in undecided_players(table)),
        names=join_names([display_name(player) for player in filter(_wants_pause, table.players)], say),
    )
    yes = Button(
        say("button-agree-pause"),
        CustomId("pause", table.id, path=(AGREE,)),
        style=discord.ButtonStyle.success,
    )
    return Message(text, rows=[[yes]], mentions=calling)


def _wants_pause(player: Player) -> bool:
    return player.is_present and player.wants_pause


def host_can_start(table: Table, kind: str, say: Say) -> Message:
    """Return the notice to the host that enough have joined or every seat is taken, by `kind`."""
    return Message(say(f"host-{kind}", **_about(table, say)), rows=[_buttons(table, say)])


def host_ping(table: Table, kind: str, say: Say) -> Message:
    """Return the same notice for the channel, for a host without direct messages."""
    message = host_can_start(table, kind, say)
    text = f"{mention(table.host_id)} {message.text}"
    return Message(text, rows=message.rows, mentions=[table.host_id])


def host_waiting(table: Table, kind: str, say: Say) -> Message:
    """Return the confirmation that the lobby does not start by itself."""
    start, _, way = _buttons(table, say)
    return Message(say(f"host-{kind}-waits", **_about(table, say)), rows=[[start, way]])


def closed_host_notice(table: Table, say: Say) -> Message:
    """Return the closed notice: the game has started, was cancelled, or the seats have changed."""
    how = "off" if table.status == CANCELLED else "changed" if table.in_lobby else "started"
    return Message(say("host-over", how=how, **_about(table, say)), rows=[[_table_link(table, say)]])


def _about(table: Table, say: Say) -> dict[str, str]:
    others = [escaped(player.name) for player in table.players if player.user_id != table.host_id]
    return {"game": say(f"game-{table.game}"), "names": join_names([f"**{name}**" for name in others], say)}


def _buttons(table: Table, say: Say) -> list[Button]:
    return [
        Button(
            say("button-start", count="all"), CustomId("start", table.id), style=discord.ButtonStyle.success
        ),
        Button(say("button-hold"), CustomId("hold", table.id)),
        _table_link(table, say),
    ]


def _table_link(table: Table, say: Say) -> Button:
    return Button(say("button-lobby" if table.in_lobby else "button-table"), url=link(table))


def host_notice_kind(table: Table) -> str:
    """Return the kind of the host's pending or newest notice."""
    return table.host_due or table.host_told or Kind.READY


def undo_offer(table: Table, seat: Seat, say: Say, *, deals_again: bool) -> Message:
    """Return the offer to ask the others for an undo; without other people, what an undo costs."""
    alone = not rated_games.other_people(table, seat)
    counts = rated_games.counts_against_computers(table, seat)
    text = say("undo-alone", counts="yes" if counts else "no") if alone else say("undo-offer")
    label = say("button-undo-alone" if alone else "button-askundo")
    lines = [text, *_dealt_again(deals_again, say)]
    return Message("\n".join(lines), rows=[[Button(label, CustomId("askundo", table.id))]])


def _dealt_again(deals_again: bool, say: Say) -> list[str]:
    """Return a warning that known cards are dealt again."""
    return [say("undo-deals-again")] if deals_again else []


def undo_deadline(table: Table) -> str:
    """Return the end of the time to agree as a date in Discord's markup."""
    return f"<t:{(table.undo_at or 0) + DAY}:f>"


def undo_question(table: Table, say: Say, *, deals_again: bool) -> Message:
    """Return the question to the other players, who are notified."""
    assert table.undo_seat is not None
    people = [player.user_id for player in players_to_agree(table)]
    text = say(
        "undo-question",
        mentions=" ".join(map(mention, people)),
        name=display_name(table.players[table.undo_seat]),
        until=undo_deadline(table),
    )
    yes = Button(
        say("button-consent"), CustomId("consent", table.id, table.version), style=discord.ButtonStyle.success
    )
    no = Button(say("button-refuse"), CustomId("refuse", table.id, table.version))
    lines = [text, *_dealt_again(deals_again, say)]
    return Message("\n".join(lines), rows=[[yes, no]], mentions=people)


def _fewer_pings(say: Say) -> Button:
    return Button(say("button-fewer-pings"), CustomId("notify"))
