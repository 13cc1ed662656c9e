"""Invitations by direct message or in the channel."""

from __future__ import annotations

import discord

from bot.store import Table
from bot.store.records import Invitation
from bot.store.schema import ASKED, BEGUN, DECLINED, PAIRED
from bot.tables.lobby_rules import closes_at
from bot.tables.rematch import is_rematch
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
    server's name, empty if unknown.
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

    It links to the lobby; a table of searches has none.
    """
    is_paired = invited.status == PAIRED
    key = "invitation-call-paired" if is_paired else "invitation-call"
    text = say(key, mention=mention(invited.user_id), **_sentence_arguments(table, "", say))
    rows = [] if is_paired else [[_lobby_link(table, say)]]
    return Message(text, rows=rows, mentions=[invited.user_id])


def expired_notice(table: Table, invited: Invitation, server: str, say: Say) -> Message:
    """Return the host's notice that an invitation expired without an answer."""
    text = say("invitation-expired", name=escaped(invited.name), **_sentence_arguments(table, server, say))
    return Message(text, rows=[[_lobby_link(table, say)]])


def _sentence_arguments(table: Table, server: str, say: Say) -> dict[str, str]:
    """Return what invitations say about a lobby. `server`: its server's name, or empty if that is unknown."""
    return {
        "host": host_name(table),
        "names": join_names(bold(table), say),
        "game": say(f"game-{table.game}"),
        "where": "known" if server else "somewhere",
        "server": escaped(server),
        "terms": terms_line(table, say),
        "until": clock_text.moment(closes_at(table)),
    }


def host_name(table: Table) -> str:
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
