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
from engine.core.catalogue import ENGLISH, Say, catalogue, language_for_locale
from playground import simcord_parts as parts

if TYPE_CHECKING:
    from simcord import ChannelHandle, Env
    from simcord.preview import Preview

    from playground.people import Person

log = logging.getLogger(__name__)

STYLE, SCRIPT = (Path(__file__).with_name(name) for name in ("inside.css", "inside.js"))
MAX_PAGES = 100  # browser windows per view
COMPARED_MESSAGES = 60  # newest messages compared to detect changes
SHUTDOWN_SECONDS = 0.1  # how long browsers are still served at the end
LARGE_FONTS = re.compile(
    r'@font-face \{\s*font-family: "Noto Sans (Arabic|Hebrew|Devanagari|SC)";.*?\}\s*', re.DOTALL
)
"""Fonts of twenty megabytes per view, for scripts that browsers can already show."""
RELATIVE = ":R>"
"""What ends a relative time in a message. It changes while the message stays."""
REPLACED = {
    # Messages with a relative time are drawn again each minute, not only when they change.
    "/timeline.js": (
        'message.poll ? state.profile.presentationTime : ""',
        "fingerprint(message).includes('\"R\"') ? String(state.profile.presentationTime).slice(0, 16) : ''",
    ),
    # Lines between the days have the date.
    "/messages.js": ('        dateStyle: "short",\n', ""),
    # A menu that is drawn again shows its default, not an earlier choice, which could not be made twice.
    "/selects.js": (
        "  if (draftValue(key) === undefined) {\n",
        """  const isInMessage = component.type === TYPE.STRING_SELECT && options.modalHandle == null;
  if (isInMessage && dropdown?.key !== key) {
    options.onReconcileDraft?.(key, optionDefaults(entries).slice(0, maximum));
  }
  if (draftValue(key) === undefined) {
""",
    ),
}
"""By file of simcord's page: what is replaced, and by what."""
DISCORDS_WORDS = {
    "/": {
        "No messages in this channel.": "empty",
        "Load earlier messages": "earlier",
        "Newer messages": "newer",
        "New messages · jump to latest": "latest",
    },
    "/messages.js": {
        "Only you can see this": "private",
        '(edited)"': "edited",
        "Thinking…": "thinking",
        "${invoker} used": "used",
    },
    "/composer.js": {"Message ${channel.glyph}${channel.name}": "write"},
    "/components.js": {'"Cancel"': "cancel", '"Submit"': "submit"},
}
"""By file of simcord's page: Discord's own words in English, and their message ids without `discord-`."""


@dataclass(frozen=True)
class Reader:
    """How a browser writes times: a locale of Discord and a time zone."""

    locale: str = "en-US"
    zone: str = "UTC"


@dataclass(slots=True)
class View:
    """A place as a person sees it, and the messages it showed when last drawn."""

    preview: Preview
    place: ChannelHandle
    shown: str = ""


def adapted(path: str, text: str, say: Say) -> str:
    """Return a file of simcord's page: without large fonts, with the playground's words, style and script."""
    if path == "/preview.css":
        return LARGE_FONTS.sub("", text) + STYLE.read_text(encoding="utf-8")
    if path == "/app.js":
        return text + SCRIPT.read_text(encoding="utf-8")
    for words, key in DISCORDS_WORDS.get(path, {}).items():
        said = say(f"discord-{key}", name="${invoker}", channel="${channel.glyph}${channel.name}")
        first, last = ('"' if words[at] == '"' else "" for at in (0, -1))
        text = text.replace(words, f"{first}{said}{last}")
    return text.replace(*REPLACED[path]) if path in REPLACED else text


class Views:
    """All opened views. Every operation that changes the world holds the lock `turn`."""

    def __init__(self, env: Env, turn: asyncio.Lock, stop: asyncio.Event) -> None:
        self.origins: tuple[str, ...] = ()
        self.pictures: Mapping[int, bytes] = {}
        """Everyone's picture by user id, as PNG."""
        self.changed = asyncio.Event()
        self._env, self._turn, self._stop = env, turn, stop
        self._views: dict[tuple[str, int], View] = {}
        self._watchers: set[asyncio.Task[None]] = set()
        self._drawn_length = self._drawn_minute = 0

    async def address(self, person: Person, place: ChannelHandle, reader: Reader) -> str:
        """Return the address of a place as a person sees it. The page starts at its newest message.

        The first reader decides how times are written.
        """
        viewer = person.user if place.guild is None else person.member
        async with self._turn:
            view = self._views.get((person.key, place.id))
            if view is None:
                view = self._views[person.key, place.id] = await self._open(viewer, place, reader)
            parts.start_page_at(view.preview, parts.newest_message(self._env, place, viewer))
        return view.preview.url

    async def _open(self, viewer: Any, place: ChannelHandle, reader: Reader) -> View:
        """Start a preview of a place, adapted to the playground."""
        parts.set_current_preview(self._env, None)
        # simcord draws a page for tests immediately; a single message is fastest.
        assets = {parts.picture_address(one): ("picture.png", file) for one, file in self.pictures.items()}
        locale, zone, viewers = reader.locale, reader.zone, [viewer]
        preview = self._env.preview(
            place, viewers=viewers, layout="message", assets=assets, locale=locale, timezone=zone
        )
        say = catalogue(language_for_locale(reader.locale) or ENGLISH)
        parts.allow_framing(preview, self.origins, partial(adapted, say=say))
        await preview.__aenter__()
        preview.layout = "channel"
        parts.adapt_to_browsers(preview, shutdown_seconds=SHUTDOWN_SECONDS, max_pages=MAX_PAGES)
        parts.wrap_actions(preview, partial(self._in_turn, preview))
        self._watchers.add(asyncio.ensure_future(self._until_closed(preview)))
        return View(preview, place)

    async def _until_closed(self, preview: Preview) -> None:
        """Stop the playground once a preview is closed."""
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
        """Redraw the views whose messages have changed, and each minute those with relative times."""
        length, everything = parts.transcript_length(self._env), not self._drawn_length
        minute = int(self._env.now().timestamp() // 60)
        if (length, minute) == (self._drawn_length, self._drawn_minute):
            return
        later, self._drawn_length, self._drawn_minute = minute != self._drawn_minute, length, minute
        for view in tuple(self._views.values()):
            showing = parts.messages_shown(self._env, view.place, COMPARED_MESSAGES)
            if everything or showing != view.shown or (later and RELATIVE in showing):
                view.shown = showing
                await self._draw(view)

    async def _draw(self, view: View) -> None:
        """Redraw a view; one that is being closed stays as it is."""
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
