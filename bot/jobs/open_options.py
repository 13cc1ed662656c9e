"""Private options of lobbies that users may still see, updated when their lobby changes.

They are kept in memory: Discord lets the bot edit them for 15 minutes after a press, and not after a restart.
Until a user's next press they may then be outdated, which the press itself repairs.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot import network_errors
from bot.errors import Refused
from bot.log_context import describe
from bot.store import Table
from bot.tables import invitations
from bot.tables.manager import Manager
from bot.ui import lobby_options
from bot.ui.message import Message
from engine.core.catalogue import Say

log = logging.getLogger(__name__)

EDITABLE = 14 * 60
"""Seconds after a press in which the private answer is edited. Discord allows 15 minutes."""
MOST_PANELS = 1000
"""Options that are kept; the oldest are dropped."""

Edit = Callable[[Message], Awaitable[object]]


@dataclass(frozen=True)
class OpenPanel:
    """A user's private options of a lobby: what they show, in which language, and how to edit them."""

    message_id: int
    table_id: int
    user_id: int
    may_cancel: bool
    say: Say
    edit: Edit
    shown: Message
    pressed_at: int


class OpenOptions:
    """The options of lobbies that can still be edited."""

    def __init__(self, manager: Manager, now: Callable[[], int]) -> None:
        self._manager = manager
        self._now = now
        self._panels = dict[int, OpenPanel]()

    def add(self, panel: OpenPanel) -> None:
        """Keep a panel up to date from now on. Beyond MOST_PANELS the oldest is dropped."""
        self.forget(panel.message_id)
        self._panels[panel.message_id] = panel
        if len(self._panels) > MOST_PANELS:
            del self._panels[next(iter(self._panels))]

    def forget(self, message_id: int | None) -> None:
        """Leave the options in a message as they are from now on."""
        self._panels.pop(message_id or 0, None)

    async def update(self, table_id: int) -> None:
        """Edit a lobby's open options to its present state.

        A failed edit is logged and not retried. Panels pressed over EDITABLE seconds ago are dropped.
        """
        since = self._now() - EDITABLE
        open_now = [panel for panel in self._panels.values() if panel.table_id == table_id]
        for panel in open_now:
            if panel.pressed_at < since:
                self.forget(panel.message_id)
            else:
                await self._update_panel(panel)

    async def _update_panel(self, panel: OpenPanel) -> None:
        """Edit a panel if it would look different now. Forget it once its lobby is over."""
        try:
            table = await self._manager.table(panel.table_id)
        except Refused as gone:
            log.info("The options of table %s stay, as it is gone: %s", panel.table_id, describe(gone))
            return
        shown = await self._current_message(panel, table)
        if self._panels.get(panel.message_id) is not panel or shown == panel.shown:
            return
        self.forget(panel.message_id)
        if table.in_lobby:
            self.add(replace(panel, shown=shown))
        try:
            await panel.edit(shown)
        except network_errors.REQUEST_FAILURES as error:
            log.info("Options of table %s stay as they are: %s", panel.table_id, describe(error))

    async def _current_message(self, panel: OpenPanel, table: Table) -> Message:
        if not table.in_lobby:
            return lobby_options.closed_panel(table, panel.say)
        may_put_off = await self._manager.store.read(
            invitations.may_put_off, table, panel.user_id, self._now()
        )
        return lobby_options.options_panel(
            table, panel.user_id, panel.say, may_put_off=may_put_off, may_cancel=panel.may_cancel
        )
