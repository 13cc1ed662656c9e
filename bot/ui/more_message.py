"""*More…* below a board: the buttons that few players need, shown privately."""

from __future__ import annotations

from collections.abc import Sequence

from bot.store import Table
from bot.tables import clock
from bot.tables.positions import Position
from bot.ui import posts
from bot.ui.button_rows import LAYOUT_ROOM, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.message import Button, Layout, Part
from engine.core.catalogue import Say
from engine.core.types import Seat

CLOCKS = "clocks"
"""Verb of the button that shows the players' time, only in running games with a clock."""
RUNNING = ("text", "log", CLOCKS, "verify")
OVER = ("replay", "log", "text", "verify")
"""Verbs of the buttons about a running and a finished game."""
FOLLOW = "follow"
"""Verb of the button that asks for a message at the end, for readers without a seat."""


def more_panel(position: Position, viewer: Seat | None, say: Say, *, in_server: bool) -> Layout:
    """Return the further buttons of a table; of a finished game also its result and how to go on.

    `viewer` is the reader's seat (None: no seat); `in_server`: on a server, where lobbies can be opened.
    """
    table, result = position.table, position.result
    if result is None:
        has_clocks = table.is_playing and clock.parse_clock(table.clock) is not None
        verbs = [verb for verb in RUNNING if verb != CLOCKS or has_clocks]
        buttons = [*posts.verb_buttons(table, verbs, say), *_own_buttons(table, viewer, say)]
        return Layout(parts=[say("more-title"), *fitting_rows(buttons, LAYOUT_ROOM)])
    others = Button(say("button-others"), CustomId("again", table.id))
    again = _section_parts("again", [others], say) if in_server else []
    standing = [
        Button(say(f"button-{verb}"), CustomId(verb, path=(table.game,))) for verb in ("profile", "standing")
    ]
    return Layout(
        parts=[
            say("more-title"),
            posts.ending_text(position, result, say, viewer),
            *_section_parts("back", posts.verb_buttons(table, OVER, say), say),
            *again,
            *_section_parts("standing", standing, say),
        ]
    )


def _own_buttons(table: Table, viewer: Seat | None, say: Say) -> list[Button]:
    """Return *Tell me how it ends* for a viewer without a seat, *Resign* for a player who may; else none."""
    if viewer is None:
        return posts.verb_buttons(table, [FOLLOW], say)
    if table.is_on_hold or not table.players[viewer].is_present:
        return []
    return [Button(say("button-give-up"), CustomId("askresign", table.id))]


def _section_parts(name: str, buttons: Sequence[Button], say: Say) -> list[Part]:
    return [say(f"more-{name}"), *fitting_rows(buttons, LAYOUT_ROOM)]
