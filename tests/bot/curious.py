"""A user who tries all commands and buttons, and forged ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import simcord

from bot.app.dispatch import table_buttons
from bot.ui.custom_id import CustomId
from render import picture
from render.picture import Picture
from render.video import Script
from tests.bot.evening import Evening, Seen

ENDS_THE_GAME = {"resign"}
COMMANDS = {"hand", "board", "log", "undo", "replay", "games", "tables", "clock", "privacy"}
OF_A_SERVER = "tables"
"""Commands that exist only on servers."""
CHANGES_THE_TABLE = {"undo", "takeback", "panel"}
"""Verbs that would change the mover's turn. "Play" shows the panel too."""
IN_THE_LOBBY = {"join", "leave", "start", "hold", "askcancel", "cancel", "thread", "seat", "clock"}
ASKS_EVERYBODY = {"askundo", "pause"}
REPLAYS = {"replay", "turn", "leap", "openhand", "video"}
TURNED = {"log", "turn", "openhand"}
"""Verbs with a page or turn number."""
CHANGES_THE_USER = {"follow"}
"""Verbs that store something about the user, which their next answers show."""
LOOKING = (
    (table_buttons().keys() | REPLAYS) - ENDS_THE_GAME - IN_THE_LOBBY - ASKS_EVERYBODY - CHANGES_THE_USER
)
"""All verbs of buttons while a game runs."""


class Ready:
    """A video that is ready at once."""

    done = None

    async def within(self, _: float) -> bytes:
        return b"a video"


class Curious:
    """Record all that a user sees: text, alt texts, buttons, suggestions, and painted views."""

    def __init__(self, evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
        self._evening = evening
        self._painted: list[Any] = []
        self._changing = set[str]()
        for what in ("tabletop", "hand", "hands", "score_sheet", "finale"):
            monkeypatch.setattr(picture, what, self._painter(what))
        monkeypatch.setattr(evening.bot.services.videos, "make", self.make_video)

    def _painter(self, what: str) -> Callable[..., Picture]:
        def paint(key: str, view: Any, *_: Any) -> Picture:
            self._painted.append((what, view))
            return Picture(b"picture", f"{key}-{what}.jpg", 1, 1)

        return paint

    def make_video(self, key: Any, script: Script, **_: Any) -> Ready:
        self._painted.append(("video", script))
        return Ready()

    async def asks(self, person: simcord.MemberActor, card: str) -> dict[str, Any]:
        """Return all that a user sees by commands and presses, also about a card, by what was asked.

        A mover uses no button that would take a turn or take it back.
        """
        evening, table = self._evening, await self._evening.table()
        self._painted.clear()
        answers: dict[str, Any] = {}
        self._changing = CHANGES_THE_TABLE if await evening.mover_or_nobody() is person else set[str]()
        for command in sorted(COMMANDS - self._changing):
            answers[f"/{command}"] = self._noted(await evening.say(person, command))
            if table.player_of(person.id) is not None and command != OF_A_SERVER:
                answers[f"/{command} by direct message"] = self._noted(await evening.write(person, command))
        for move in {"?", f"-{card}"} if not self._changing else {"?"}:
            answers[f"/move {move}"] = self._noted(await evening.say(person, "move", move=move))
        answers["suggestions"] = await person.autocomplete(evening.channel, "move", "move", "")
        post = Seen(evening.env, table.channel_id, table.post_message_id or 0)
        for label in post.presses:
            answers[label] = self._noted(await evening.press(person, label, post))
        answers["export"] = await self._exported(person)
        answers |= await self._forges(person, card, post)
        return answers

    async def _exported(self, person: simcord.MemberActor) -> Any:
        """Return a user's data export, without values that change with time or own presses."""
        told = await self._evening.press(person, "Export", await self._evening.say(person, "privacy"))
        (file,) = told.stored.attachments
        data = msgspec.json.decode(self._evening.env.backend.cdn.get(file["url"]) or b"")
        for table in data["tables"]:
            (table["own"] or {}).pop("seen_at", None)
        data["jobs"] = [job for job in data["jobs"] if job["kind"] != "notification"]
        return data

    async def _forges(self, person: simcord.MemberActor, card: str, message: Seen) -> dict[str, Any]:
        """Press forged buttons of the post's version, with no answer and with one. Return the answers."""
        evening, answers = self._evening, {}
        post = CustomId.read(next(iter(message.buttons.values())))
        assert post is not None
        # Below a private message, so that no answer changes the post.
        own = await evening.say(person, "help")
        for verb in sorted(LOOKING - self._changing):
            shown = [("0", "show")] if verb == "openhand" else []
            for path in ((), ("0" if verb in TURNED else card,), *shown):
                press = CustomId(verb, post.table, post.version, path).write()
                answers[press] = self._noted(await evening.forge(person, press, own))
        return answers

    def _noted(self, answer: Seen) -> tuple[Any, ...]:
        painted, self._painted = self._painted, []
        assert answer.is_private
        return answer.text, answer.pictures, answer.buttons, answer.menu, painted
