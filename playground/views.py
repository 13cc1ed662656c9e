"""One simcord preview for each person and place, created when it is first opened.

A simcord preview shows one channel. A player needs several: #games, direct messages, perhaps a thread.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.log_context import describe
from playground import simcord_parts as parts

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env
    from simcord.preview import Preview

    from playground.people import Person

log = logging.getLogger(__name__)

INSIDE = Path(__file__).with_name("inside.css")
MAX_PAGES = 100  # browser windows per view
COMPARED_MESSAGES = 60  # newest messages compared to detect changes
SHUTDOWN_SECONDS = 0.1  # how long browsers are still served at the end
LARGE_FONTS = re.compile(
    r'@font-face \{\s*font-family: "Noto Sans (Arabic|Hebrew|Devanagari|SC)";.*?\}\s*', re.DOTALL
)
"""Fonts of twenty megabytes per view, for scripts that browsers can already show."""


@dataclass(slots=True)
class View:
    """A place as a person sees it, and the messages it showed when last drawn."""

    preview: Preview
    place: ChannelHandle
    shown: str = ""


def restyled(style: str) -> str:
    """Return simcord's style sheet without large fonts and with the playground's additions."""
    return LARGE_FONTS.sub("", style) + INSIDE.read_text(encoding="utf-8")


class Views:
    """All opened views. Every operation that changes the world holds the lock `turn`."""

    def __init__(self, env: Env, turn: asyncio.Lock, stop: asyncio.Event) -> None:
        self.origins: tuple[str, ...] = ()
        self.changed = asyncio.Event()
        self._env, self._turn, self._stop = env, turn, stop
        self._views: dict[tuple[str, int], View] = {}
        self._watchers: set[asyncio.Task[None]] = set()
        self._drawn_length = 0

    async def address(self, person: Person, place: ChannelHandle) -> str:
        """Return the address of a place as a person sees it. The page starts at its newest message."""
        viewer = person.user if place.guild is None else person.member
        async with self._turn:
            view = self._views.get((person.key, place.id))
            if view is None:
                view = self._views[person.key, place.id] = await self._open(viewer, place)
            parts.start_page_at(view.preview, parts.newest_message(self._env, place, viewer))
        return view.preview.url

    async def _open(self, viewer: Any, place: ChannelHandle) -> View:
        parts.allow_another_preview(self._env)
        # simcord draws a page for tests immediately; a single message is fastest.
        preview = self._env.preview(place, viewers=[viewer], layout="message")
        parts.allow_framing(preview, self.origins, restyled)
        await preview.__aenter__()
        preview.layout = "channel"
        parts.set_shutdown_timeout(preview, SHUTDOWN_SECONDS)
        parts.show_images_directly(preview)
        parts.drop_test_page(preview)
        parts.set_max_pages(preview, MAX_PAGES)
        parts.wrap_actions(preview, partial(self._in_turn, preview))
        self._watchers.add(asyncio.ensure_future(self._until_closed(preview)))
        return View(preview, place)

    async def _until_closed(self, preview: Preview) -> None:
        await preview.wait_closed()
        self._stop.set()

    def _in_turn(self, preview: Preview, act: parts.Action) -> parts.Action:
        """Make a page's actions wait for others instead of being rejected."""

        async def in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                parts.set_current_preview(self._env, preview)
                answer = await act(context, body)
                if answer.get("settlement") == "timeout":
                    parts.stop_waiting(self._env, "it has not finished with what was pressed")
                    self._drawn_length = 0  # the page accepts no action until it is redrawn
            self.changed.set()
            return answer

        return in_turn

    async def redraw(self) -> None:
        """Redraw the views whose messages have changed."""
        length, everything = parts.transcript_length(self._env), not self._drawn_length
        if length == self._drawn_length:
            return
        self._drawn_length = length
        for view in tuple(self._views.values()):
            showing = parts.messages_shown(self._env, view.place, COMPARED_MESSAGES)
            if everything or showing != view.shown:
                view.shown = showing
                await self._draw(view)

    async def _draw(self, view: View) -> None:
        from simcord import SetupError

        async with self._turn:
            try:
                await view.preview.refresh()
            except SetupError:
                log.debug("a view is being closed")
            except TimeoutError as error:
                parts.stop_waiting(self._env, describe(error))
                self._drawn_length = 0

    async def close(self) -> None:
        """Close all previews at once, even if browsers are still connected."""
        await asyncio.gather(*(view.preview.close() for view in self._views.values()))
        await asyncio.gather(*self._watchers)
