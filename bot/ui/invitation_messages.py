"""Messages about a lobby to those it waits for: invitations, and notices to the host that it can start."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.store.records import Invitation, Kind
from bot.store.schema import ASKED, BEGUN, CANCELLED, DECLINED, PAIRED
from bot.tables.invitations import is_rematch
from bot.tables.lobby_rules import closes_at
from bot.ui import clock_text
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.lobby_message import terms_line
from bot.ui.markup import bold, escaped, link, mention, unmarked
from bot.ui.message import Button, Message, clipped
from engine.core.catalogue import Say
from engine.core.phrasing import join_names

REFUSABLE = (ASKED, DECLINED)
"""Invitation states that show the button against further invitations from the host."""
MOST_OF_A_NAME = 32
"""Characters of a name on a button."""


def invitation(table: Table, invited: Invitation, server: str, say: Say) -> Message:
    """Return an invitation with its answer buttons, or its outcome without them.

    Both link to the lobby. The button against more invitations stays after a refusal. `server` is the
    server's name, empty if unknown. Raises Refused: rules-gone.
    """
    text = say(f"invitation-{_shown_status(table, invited)}", **_sentence_arguments(table, server, say))
    answers = _answer_buttons(table, say) if invited.status == ASKED else []
    no_more = [_block_host_button(table, say)] if invited.status in REFUSABLE else []
    return Message(text, rows=fitting_rows([*answers, _lobby_link(table, say), *no_more]))


def _shown_status(table: Table, invited: Invitation) -> str:
    """Return the last part of the sentence's key: the invitation's status.

    It is `rematch` for the open offer of one, `rematch-declined` for one that the user has closed, and PAIRED
    for the host of a game that began.
    """
    if is_rematch(table) and invited.status in REFUSABLE:
        return "rematch" if invited.status == ASKED else "rematch-declined"
    # The host has joined no game of another user.
    is_own = invited.status == BEGUN and invited.user_id == table.host_id
    return PAIRED if is_own else invited.status


def channel_invitation(table: Table, invited: Invitation, say: Say) -> Message:
    """Return a channel message that notifies an invited user who cannot receive direct messages.

    It links to the lobby; a table of searches has none. Raises Refused: rules-gone.
    """
    is_paired = invited.status == PAIRED
    key = "invitation-call-paired" if is_paired else "invitation-call"
    text = say(key, mention=mention(invited.user_id), **_sentence_arguments(table, "", say))
    rows = [] if is_paired else [[_lobby_link(table, say)]]
    return Message(text, rows=rows, mentions=[invited.user_id])


def expired_notice(table: Table, invited: Invitation, server: str, say: Say) -> Message:
    """Return the host's notice that an invitation expired unanswered. Raises Refused: rules-gone."""
    text = say("invitation-expired", name=escaped(invited.name), **_sentence_arguments(table, server, say))
    return Message(text, rows=[[_lobby_link(table, say)]])


def _sentence_arguments(table: Table, server: str, say: Say) -> dict[str, str]:
    """Return what invitations say about a lobby. `server`: its server's name, or empty if that is unknown."""
    return {
        "host": bold_host_name(table),
        "names": join_names(bold(table), say),
        "game": say(f"game-{table.game}"),
        "where": "known" if server else "somewhere",
        "server": escaped(server),
        "terms": terms_line(table, say),
        "until": clock_text.moment(closes_at(table)),
    }


def bold_host_name(table: Table) -> str:
    """Return the host's name in bold, or a mention if they have no seat."""
    host = table.player_of(table.host_id)
    return mention(table.host_id) if host is None else f"**{escaped(host.name)}**"


def _block_host_button(table: Table, say: Say) -> Button:
    """Return the button that blocks the host, with their name. Its id outlasts the stored invitation."""
    host = table.player_of(table.host_id)
    name = clipped("?" if host is None else unmarked(host.name), MOST_OF_A_NAME)
    press = CustomId("refuseinviter", table.id, path=(str(table.host_id),))
    return Button(say("button-no-more", name=name), press)


def _answer_buttons(table: Table, say: Say) -> list[Button]:
    """Return *Accept* and *Decline*; in a rematch the second is *No, thanks*."""
    blue, no = discord.ButtonStyle.primary, "no-thanks" if is_rematch(table) else "decline"
    return [
        Button(say("button-accept"), CustomId("accept", table.id), style=blue),
        Button(say(f"button-{no}"), CustomId("decline", table.id)),
    ]


def _lobby_link(table: Table, say: Say) -> Button:
    return Button(say("button-lobby"), url=link(table))


def host_can_start(table: Table, kind: str, say: Say) -> Message:
    """Return the notice to the host: enough have joined (`kind` READY) or every seat is taken (FULL).

    A host who has chosen that the lobby waits for them gets `host_waiting` when it is full.
    """
    if table.host_waits and kind == Kind.FULL:
        return host_waiting(table, kind, say)
    return Message(
        say(f"host-{kind}", **_game_and_other_names(table, say)),
        rows=fitting_rows(_start_hold_and_link_buttons(table, say)),
    )


def host_ping(table: Table, kind: str, say: Say) -> Message:
    """Return the notice of `host_can_start` for the channel, which mentions and notifies the host."""
    message = host_can_start(table, kind, say)
    text = f"{mention(table.host_id)} {message.text}"
    return Message(text, rows=message.rows, mentions=[table.host_id])


def host_waiting(table: Table, kind: str, say: Say) -> Message:
    """Return the confirmation that the lobby does not start by itself. `kind` is that of the notice."""
    start, _, way = _start_hold_and_link_buttons(table, say)
    return Message(say(f"host-{kind}-waits", **_game_and_other_names(table, say)), rows=[[start, way]])


def closed_host_notice(table: Table, say: Say) -> Message:
    """Return the closed notice: the game has started, was cancelled, or the seats have changed."""
    how = "off" if table.status == CANCELLED else "changed" if table.in_lobby else "started"
    text = say("host-over", how=how, **_game_and_other_names(table, say))
    return Message(text, rows=[[_table_link(table, say)]])


def _game_and_other_names(table: Table, say: Say) -> dict[str, str]:
    """Return the arguments `game` and `names`: all players but the host, in bold."""
    others = [escaped(player.name) for player in table.players if player.user_id != table.host_id]
    return {"game": say(f"game-{table.game}"), "names": join_names([f"**{name}**" for name in others], say)}


def _start_hold_and_link_buttons(table: Table, say: Say) -> list[Button]:
    """Return *Start now*, *Wait* (until more players join) and the link to the table."""
    green = discord.ButtonStyle.success
    start = Button(say("button-start", count="all"), CustomId("start", table.id), style=green)
    return [start, Button(say("button-hold"), CustomId("hold", table.id)), _table_link(table, say)]


def _table_link(table: Table, say: Say) -> Button:
    """Return the link to a lobby or to a running table; its label says which."""
    return Button(say("button-lobby" if table.in_lobby else "button-table"), url=link(table))


def host_notice_kind(table: Table) -> str:
    """Return the kind of the host's pending notice, else of the newest; READY without either."""
    return table.host_due or table.host_notified or Kind.READY


def closed_invitation(table: Table, invited: Invitation, say: Say) -> Message:
    """Return the text that replaces an answered or expired invitation in the channel."""
    return Message(say("past-invitation", name=escaped(invited.name), game=say(f"game-{table.game}")))
