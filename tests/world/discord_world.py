"""A simulated Discord: channels, messages, DMs and interactions, as strict as the real one.

Unknown requests raise `NotImplementedError`, so that no request of the bot goes unchecked.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from bot.ui.custom_id import CustomId
from tests.world import payloads
from tests.world.history import History
from tests.world.loop import current
from tests.world.payloads import ALL, BOT, DIRECT, DM, GUILD, TEXT, THREAD, Json

COMMAND, COMPONENT, FORM = 2, 3, 5
SEND, DEFER_SEND, DEFER_EDIT, EDIT, SUGGEST, ASK = 4, 5, 6, 7, 8, 9
EPHEMERAL, LOADING, SILENT = 64, 128, 4096
IN_TIME, TOKEN_LIVES = 3.0, 15 * 60
"""Seconds until an interaction expires without a response, and until its token expires."""
NONCE_KEPT = 3 * 60
"""Seconds for which Discord remembers a nonce; its documentation says "a few minutes"."""
LONGEST, MOST_ROWS = 2000, 5
LONGEST_LAYOUT, MOST_COMPONENTS = 4000, 40
TEXT_DISPLAY = 10
PERSON_MENU = 2
"""Discord's number for a command in the menu on a person."""
SEES, SENDS, SENDS_IN_THREADS = 1 << 10, 1 << 11, 1 << 38


class ApiError(Exception):
    """An error response of Discord, with its HTTP status and error code."""

    def __init__(self, status: int, code: int, why: str) -> None:
        super().__init__(why)
        self.status, self.body = status, {"code": code, "message": why}


@dataclass
class Person:
    """A user account."""

    id: int
    name: str
    takes_messages: bool = True
    is_on_server: bool = True
    roles: set[int] = field(default_factory=set)


@dataclass
class Message:
    """A message in its current state.

    `sees` is the only user who may see it (None: all); `loud` are the users its arrival notified.
    """

    id: int
    channel: int
    at: float
    about: Json
    sees: int | None = None
    loud: frozenset[int] = frozenset()
    files: list[bytes] = field(default_factory=list)
    is_thinking: bool = False
    offers: list[tuple[CustomId, Json]] = field(default_factory=list)
    """The buttons and menu options of the message, with their payloads."""

    @property
    def text(self) -> str:
        return str(self.about.get("content") or "")

    @property
    def laid_out(self) -> str:
        """The lines of a message that is made of layout components."""
        return "\n".join(
            str(part["content"]) for part in _all_parts(self.about["components"]) if _is_text(part)
        )

    @property
    def size(self) -> int:
        """The number of components, nested ones included."""
        return sum(1 for _ in _all_parts(self.about["components"]))

    @property
    def is_digest(self) -> bool:
        """Return whether the message is the daily list of a user's games, which may mention them again."""
        return self.text.startswith("**Your day**")

    def carry(self, components: list[Json]) -> None:
        """Replace the buttons and menus."""
        self.about["components"] = components
        there = (part for part in _parts(components) if not part.get("disabled"))
        found = ((CustomId.read(part["custom_id"]), part) for part in there)
        self.offers = [(press, part) for press, part in found if press is not None]


def _parts(components: list[Json]) -> Iterator[Json]:
    return (part for part in _all_parts(components) if part.get("custom_id"))


def _all_parts(components: list[Json]) -> Iterator[Json]:
    """Yield the components of a message, and those inside them."""
    for part in components:
        yield part
        yield from _all_parts(part.get("components") or [])
        if part.get("accessory"):
            yield from _all_parts([part["accessory"]])


def _is_text(part: Json) -> bool:
    return bool(part["type"] == TEXT_DISPLAY)


@dataclass
class Channel:
    """A channel, a thread, or a user's DMs with the bot."""

    id: int
    kind: int
    name: str
    parent: int | None = None
    person: Person | None = None
    denied: int = 0
    """Permissions that the bot lacks here."""
    is_archived: bool = False
    messages: dict[int, Message] = field(default_factory=dict)

    @property
    def about(self) -> Json:
        denied = [{"id": str(BOT), "type": 1, "allow": "0", "deny": str(self.denied)}] if self.denied else []
        described: Json = {"id": str(self.id), "type": self.kind, "guild_id": str(GUILD), "name": self.name}
        if self.kind == THREAD:
            metadata = {
                "archived": self.is_archived,
                "locked": False,
                "auto_archive_duration": 10080,
                "archive_timestamp": payloads.LONG_AGO,
            }
            return {
                **described,
                "parent_id": str(self.parent),
                "owner_id": str(BOT),
                "message_count": 0,
                "member_count": 2,
                "thread_metadata": metadata,
            }
        return {**described, "position": 0, "permission_overwrites": denied, "nsfw": False, "topic": None}


@dataclass
class Interaction:
    """A press or a command, with the times when it was made, delivered and answered."""

    id: int
    kind: int
    person: Person
    channel: Channel
    what: str
    press: CustomId | None
    message: Message | None
    sent: float
    arrived: float | None = None
    acknowledged: float | None = None
    original: Message | None = None
    form: Json | None = None
    shown: list[Message] = field(default_factory=list)
    run: Any = None

    @property
    def token(self) -> str:
        return f"t{self.id}"


class Discord:
    """The state of the simulated Discord, and the requests it accepts.

    `on_message` is called with every message that is sent or edited, and with the interaction it answers.
    """

    def __init__(self, now: Callable[[], float], wall: Callable[[], float], history: History) -> None:
        self.now, self._wall, self.history = now, wall, history
        self.people: dict[int, Person] = {}
        self.channels: dict[int, Channel] = {}
        self.deleted = set[int]()
        """Messages that a manager has deleted."""
        self.interactions: list[Interaction] = []
        self.on_message: list[Callable[[Message, Interaction | None, bool], None]] = []
        self.on_interaction: list[Callable[[Interaction], None]] = []
        self.dispatch: Callable[..., None] = lambda *_: None
        self._by_token: dict[str, Interaction] = {}
        self._nonces: dict[tuple[int, str], tuple[float, Message]] = {}
        self._count = count()
        self._routes = [(method, re.compile(path), answer) for method, path, answer in self._table()]

    def new_id(self) -> int:
        """Return a new snowflake, which begins with the time so that messages can be requested by age."""
        return (int(self._wall() * 1000) - payloads.SNOWFLAKES << 22) + next(self._count) % (1 << 22)

    # Actions of people and time

    def arrive(self, name: str, *, takes_messages: bool = True) -> Person:
        person = Person(payloads.FIRST_PERSON + len(self.people), name, takes_messages)
        self.people[person.id] = person
        return person

    def open_channel(self, name: str) -> Channel:
        id_ = payloads.FIRST_CHANNEL + len(self.channels)
        channel = self.channels[id_] = Channel(id_, TEXT, name)
        self.dispatch("CHANNEL_CREATE", channel.about)
        return channel

    def delete_channel(self, channel: Channel) -> None:
        """Delete a channel, as a manager does."""
        del self.channels[channel.id]
        self.dispatch("THREAD_DELETE" if channel.kind == THREAD else "CHANNEL_DELETE", channel.about)

    def deny(self, channel: Channel, permissions: int) -> None:
        """Change the permissions that the bot lacks in a channel, as a manager does."""
        channel.denied = permissions
        self.dispatch("CHANNEL_UPDATE", channel.about)

    def guild(self) -> Json:
        """Return the server as the gateway sends it."""
        there = self.channels.values()
        return payloads.guild(
            [channel.about for channel in there if channel.kind == TEXT],
            [channel.about for channel in there if channel.kind == THREAD and not channel.is_archived],
        )

    def interact(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        message: Message | None = None,
    ) -> Interaction:
        """Make an interaction of a user, and send it to the bot."""
        press = CustomId.read(data.get("custom_id", ""))
        what = data.get("custom_id") or data.get("name")
        made = Interaction(self.new_id(), kind, person, channel, what, press, message, self.now())
        self.interactions.append(made)
        self._by_token[made.token] = made
        payload: Json = {
            "id": str(made.id),
            "application_id": str(BOT),
            "token": made.token,
            "version": 1,
            "type": kind,
            "data": data,
            "channel_id": str(channel.id),
            "locale": "en-GB",
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(GUILD)},
            "attachment_size_limit": 10_485_760,
            "app_permissions": str(ALL & ~channel.denied),
        }
        if channel.kind == DM:
            payload |= {
                "user": payloads.user(person.id, person.name),
                "channel": _direct(channel),
                "context": 1,
            }
        else:
            about = {"guild_id": str(GUILD), "channel": channel.about, "context": 0}
            payload |= {**about, "member": payloads.member(person.id, person.name, person.roles)}
        if message is not None:
            payload["message"] = message.about
        self.history.note("interaction", json.dumps(payload, sort_keys=True))
        for hears in self.on_interaction:
            hears(made)
        self.dispatch("INTERACTION_CREATE", payload, lambda: self._arrived(made))
        return made

    def _arrived(self, interaction: Interaction) -> None:
        interaction.arrived, interaction.run = self.now(), current()

    def direct(self, person: Person) -> Channel:
        id_ = person.id + DIRECT
        if id_ not in self.channels:
            self.channels[id_] = Channel(id_, DM, person.name, person=person)
        return self.channels[id_]

    def visible_to(self, person: Person, channel: Channel) -> Iterator[Message]:
        """Yield the messages of a channel that a user can see, newest first."""
        there = reversed(channel.messages.values())
        return (message for message in there if message.sees in (None, person.id))

    # Requests of the bot

    def handle(self, method: str, path: str, query: Json, body: Json, files: list[bytes]) -> tuple[int, Any]:
        """Handle a request; return the status and the response."""
        status, answer = self._answer(method, path, query, body, files)
        asked = json.dumps([method, path, query, body, [file.hex() for file in files]], sort_keys=True)
        self.history.note("request", f"{status} {asked}")
        return status, answer

    def _answer(self, method: str, path: str, query: Json, body: Json, files: list[bytes]) -> tuple[int, Any]:
        for asked, pattern, answer in self._routes:
            match = pattern.fullmatch(path.partition("?")[0])
            if asked == method and match is not None:
                query = {**_query(path), **query}
                try:
                    return 200, answer(*match.groups(), query=query, body=body, files=files)
                except ApiError as error:
                    return error.status, error.body
        raise NotImplementedError(f"{method} {path}")

    def _table(self) -> list[tuple[str, str, Callable[..., Any]]]:
        number, token = r"(\d+)", r"/(t\d+)"
        messages = rf"/channels/{number}/messages"
        hook = rf"/webhooks/\d+{token}"
        return [
            ("GET", "/users/@me", lambda **_: payloads.user(BOT, "bot")),
            ("GET", "/oauth2/applications/@me", lambda **_: payloads.application()),
            ("PUT", r"/applications/\d+/commands", self._commands),
            ("POST", "/users/@me/channels", self._begin_direct),
            ("GET", rf"/users/{number}", self._user),
            ("GET", rf"/guilds/\d+/members/{number}", self._member),
            ("PUT", rf"/guilds/\d+/members/{number}/roles/{number}", self._give_role),
            ("DELETE", rf"/guilds/\d+/members/{number}/roles/{number}", self._take_role),
            ("GET", r"/guilds/\d+/threads/active", self._active_threads),
            ("GET", r"/guilds/\d+", lambda **_: self.guild()),
            ("GET", rf"/channels/{number}", lambda id_, **_: self._channel(id_).about),
            ("PATCH", rf"/channels/{number}", self._edit_channel),
            ("DELETE", rf"/channels/{number}", self._delete_channel),
            ("POST", rf"/channels/{number}/threads", self._new_thread),
            ("POST", rf"{messages}/{number}/threads", self._new_thread_of_message),
            ("GET", messages, self._newest),
            ("POST", messages, self._post),
            ("GET", rf"{messages}/{number}", lambda *where, **_: self._message(*where).about),
            ("PATCH", rf"{messages}/{number}", self._edit),
            ("DELETE", rf"{messages}/{number}", self._delete),
            ("POST", rf"/interactions/\d+{token}/callback", self._callback),
            ("POST", hook, self._follow_up),
            ("GET", rf"{hook}/messages/@original", self._original),
            ("PATCH", rf"{hook}/messages/@original", self._edit_original),
            ("DELETE", rf"{hook}/messages/@original", self._delete_original),
            ("GET", rf"{hook}/messages/{number}", lambda *where, **_: _as_fetched(self._answer_of(*where))),
            ("PATCH", rf"{hook}/messages/{number}", self._edit_answer),
        ]

    def _commands(self, *, body: Any, **_: Any) -> list[Json]:
        """Return the registered commands; those in menus get an empty description, as from Discord."""
        about = {"description": "", "application_id": str(BOT), "version": "1"}
        return [{**about, **one, "id": str(self.new_id())} for one in body]

    def _begin_direct(self, *, body: Json, **_: Any) -> Json:
        person = self.people.get(int(body["recipient_id"]))
        if person is None:
            raise ApiError(404, 10013, "Unknown User")
        return _direct(self.direct(person))

    def _user(self, id_: str, **_: Any) -> Json:
        person = self.people.get(int(id_))
        if person is None:
            raise ApiError(404, 10013, "Unknown User")
        return payloads.user(person.id, person.name)

    def _member(self, id_: str, **_: Any) -> Json:
        person = self._on_server(id_)
        return payloads.member(person.id, person.name, person.roles)

    def _on_server(self, id_: str) -> Person:
        person = self.people.get(int(id_))
        if person is None or not person.is_on_server:
            raise ApiError(404, 10007, "Unknown Member")
        return person

    def _give_role(self, id_: str, role: str, **_: Any) -> None:
        if int(role) not in payloads.ROLES:
            raise ApiError(403, 50013, "Missing Permissions")
        self._on_server(id_).roles.add(int(role))

    def _take_role(self, id_: str, role: str, **_: Any) -> None:
        self._on_server(id_).roles.discard(int(role))

    def _active_threads(self, **_: Any) -> Json:
        there = [one for one in self.channels.values() if one.kind == THREAD and not one.is_archived]
        return {"threads": [thread.about for thread in there], "members": []}

    def _channel(self, id_: str) -> Channel:
        channel = self.channels.get(int(id_))
        if channel is None:
            raise ApiError(404, 10003, "Unknown Channel")
        if self._denied(channel) & SEES:
            raise ApiError(403, 50001, "Missing Access")
        return channel

    def _denied(self, channel: Channel) -> int:
        """Return the permissions that the bot lacks in a channel; in a thread also those of its channel."""
        parent = self.channels.get(channel.parent) if channel.parent else None
        return channel.denied | (parent.denied if parent else 0)

    def _edit_channel(self, id_: str, *, body: Json, **_: Any) -> Json:
        channel = self._channel(id_)
        channel.is_archived = bool(body.get("archived", channel.is_archived))
        self.dispatch("THREAD_UPDATE", channel.about)
        return channel.about

    def _delete_channel(self, id_: str, **_: Any) -> None:
        """Refuse it: the bot does not ask for the permission to manage threads."""
        self._channel(id_)
        raise ApiError(403, 50013, "Missing Permissions")

    def _new_thread(self, id_: str, *, body: Json, **_: Any) -> Json:
        return self._add_thread(self.new_id(), body["name"], self._channel(id_))

    def _new_thread_of_message(self, id_: str, message: str, *, body: Json, **_: Any) -> Json:
        """Create the thread of a message, which has the message's id."""
        thread_id = self._message(id_, message).id
        if thread_id in self.channels:
            raise ApiError(400, 160004, "A thread has already been created for this message")
        return self._add_thread(thread_id, body["name"], self._channel(id_))

    def _add_thread(self, id_: int, name: str, parent: Channel) -> Json:
        thread = Channel(id_, THREAD, name, parent=parent.id)
        self.channels[thread.id] = thread
        self.dispatch("THREAD_CREATE", {**thread.about, "newly_created": True})
        return thread.about

    def _newest(self, id_: str, *, query: Json, **_: Any) -> list[Json]:
        channel, after, limit = self._channel(id_), int(query.get("after", 0)), int(query.get("limit", 50))
        there = [one for one in channel.messages.values() if one.sees is None and one.id > after]
        chosen = there[:limit] if after else there[-limit:]
        return [message.about for message in reversed(chosen)]

    def _post(self, id_: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        channel = self._channel(id_)
        if channel.person is not None and not channel.person.is_on_server:
            raise ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if channel.person is not None and not channel.person.takes_messages:
            raise ApiError(403, 50007, "Cannot send messages to this user")
        needed = SENDS_IN_THREADS if channel.kind == THREAD else SENDS
        if channel.kind != DM and self._denied(channel) & needed:
            raise ApiError(403, 50013, "Missing Permissions")
        nonce = (channel.id, str(body.get("nonce")))
        if body.get("enforce_nonce") and nonce in self._nonces:
            at, message = self._nonces[nonce]
            if self.now() - at < NONCE_KEPT:
                return message.about
        channel.is_archived = False
        message = self._new_message(channel, body, files)
        self._nonces[nonce] = self.now(), message
        return message.about

    def _new_message(
        self,
        channel: Channel,
        body: Json,
        files: list[bytes],
        answers: Interaction | None = None,
        *,
        private: bool = False,
    ) -> Message:
        about = payloads.message(self.new_id(), channel.id, payloads.user(BOT, "bot"))
        if channel.kind != DM:
            about["guild_id"] = str(GUILD)
        sees = answers.person.id if answers and private else None
        message = Message(int(about["id"]), channel.id, self.now(), about, sees)
        self._change(message, body, files)
        about["flags"] = int(body.get("flags") or 0) | (EPHEMERAL if private else 0)
        mentioned = _mentioned(body)
        about["mentions"] = [
            payloads.user(one, self.people[one].name) for one in sorted(mentioned & self.people.keys())
        ]
        message.loud = self._notified(channel, body, mentioned)
        channel.messages[message.id] = message
        self._tell(message, answers, edited=False)
        return message

    def _notified(self, channel: Channel, body: Json, mentioned: frozenset[int]) -> frozenset[int]:
        if int(body.get("flags") or 0) & SILENT:
            return frozenset()
        return mentioned if channel.person is None else frozenset({channel.person.id})

    def _change(self, message: Message, body: Json, files: list[bytes]) -> None:
        content, components = body.get("content"), body.get("components")
        if content is not None and len(content) > LONGEST:
            raise ApiError(400, 50035, f"Content of {len(content)} characters")
        if components is not None:
            ids = [part["custom_id"] for part in _parts(components)]
            if len(set(ids)) < len(ids) or any(len(one) > 100 for one in ids) or _is_too_much(components):
                raise ApiError(400, 50035, f"Components that cannot be: {ids}")
            message.carry(components)
        if "content" in body:
            message.about["content"] = content or ""
        if files or "attachments" in body:
            described = body.get("attachments") or []
            message.files = files
            message.about["attachments"] = [
                payloads.attachment(number, described[number] if number < len(described) else {}, len(file))
                for number, file in enumerate(files)
            ]
        message.is_thinking = False

    def _tell(self, message: Message, answers: Interaction | None, *, edited: bool) -> None:
        self.history.add(lambda: self._story_line(message, answers, edited=edited))
        for hears in self.on_message:
            hears(message, answers, edited)

    def _story_line(self, message: Message, answers: Interaction | None, *, edited: bool) -> str:
        """Describe an action of the bot for the story."""
        channel = self.channels.get(message.channel)
        where = "in a deleted channel" if channel is None else f"in #{channel.name}"
        where = f"to {channel.person.name}" if channel is not None and channel.person else where
        reader = f", for {self.people[message.sees].name} alone" if message.sees else ""
        rings = " and rings for " + ", ".join(self.people[one].name for one in sorted(message.loud))
        does = "edits its message" if edited else "answers" if answers else "writes"
        sound = rings if message.loud and not edited else ""
        buttons = "".join(f" [{part['label']}]" for _, part in message.offers if part.get("label"))
        said = " ⏎ ".join(message.text.splitlines())
        return f"    The bot {does} {where}{reader}{sound}: {said[:160]}{buttons[:120]}"

    def _message(self, channel: str, id_: str) -> Message:
        message = self._channel(channel).messages.get(int(id_))
        if message is None or message.sees is not None:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def _edit(self, channel: str, id_: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        message = self._message(channel, id_)
        self._change(message, body, files)
        self._tell(message, None, edited=True)
        return message.about

    def _delete(self, channel: str, id_: str, **_: Any) -> None:
        del self._channel(channel).messages[self._message(channel, id_).id]

    # Responses to interactions

    def _callback(self, token: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        made, kind, data = self._by_token[token], body["type"], body.get("data") or {}
        if made.acknowledged is not None:
            raise ApiError(400, 40060, "Interaction has already been acknowledged.")
        if self.now() - made.sent > IN_TIME:
            raise ApiError(404, 10062, "Unknown interaction")
        private = bool(int(data.get("flags") or 0) & EPHEMERAL)
        if kind == SEND:
            made.original = self._new_message(made.channel, data, files, made, private=private)
            made.shown.append(made.original)
        elif kind == DEFER_SEND:
            made.original = self._new_message(
                made.channel, {"flags": data.get("flags")}, [], made, private=private
            )
            made.original.is_thinking = True
        elif kind in (DEFER_EDIT, EDIT):
            made.original = made.message
        elif kind == ASK:
            made.form = data
        if kind == EDIT and made.original is not None:
            self._change(made.original, data, files)
            self._tell(made.original, made, edited=True)
            made.shown.append(made.original)
        made.acknowledged = self.now()
        about: Json = {"id": str(made.id), "type": made.kind}
        if made.original is None:
            return {"interaction": about, "resource": {"type": kind}}
        about["response_message_id"] = str(made.original.id)
        return {"interaction": about, "resource": {"type": kind, "message": made.original.about}}

    def _live(self, token: str) -> Interaction:
        made = self._by_token[token]
        if self.now() - made.sent > TOKEN_LIVES:
            raise ApiError(401, 50027, "Invalid Webhook Token")
        if made.acknowledged is None:
            raise ApiError(404, 10015, "Unknown Webhook")
        return made

    def _follow_up(self, token: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        made = self._live(token)
        if made.original is not None and made.original.is_thinking:
            # The first follow-up of Discord replaces "is thinking …".
            return self._edit_original(token, body=body, files=files)
        private = bool(int(body.get("flags") or 0) & EPHEMERAL)
        message = self._new_message(made.channel, body, files, made, private=private)
        made.shown.append(message)
        return message.about

    def _original(self, token: str, **_: Any) -> Json:
        return self._original_of(token).about

    def _original_of(self, token: str) -> Message:
        original = self._live(token).original
        if original is None:
            raise ApiError(404, 10008, "Unknown Message")
        return original

    def _edit_original(self, token: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        made, original = self._live(token), self._original_of(token)
        self._change(original, body, files)
        self._tell(original, made, edited=True)
        made.shown.append(original)
        return original.about

    def _edit_answer(self, token: str, id_: str, *, body: Json, files: list[bytes], **_: Any) -> Json:
        answer = self._answer_of(token, id_)
        self._change(answer, body, files)
        self._tell(answer, self._live(token), edited=True)
        return answer.about

    def _answer_of(self, token: str, id_: str) -> Message:
        """Return one of an interaction's answers, or its placeholder. Raises ApiError: Unknown Message."""
        made = self._live(token)
        for answer in (made.original, *made.shown):
            if answer is not None and answer.id == int(id_):
                return answer
        raise ApiError(404, 10008, "Unknown Message")

    def _delete_original(self, token: str, **_: Any) -> None:
        original = self._original_of(token)
        self.channels[original.channel].messages.pop(original.id, None)


def _as_fetched(answer: Message) -> Json:
    """Return an interaction's answer as Discord describes it: a placeholder has the flag LOADING."""
    return {**answer.about, "flags": LOADING if answer.is_thinking else answer.about.get("flags", 0)}


def _direct(channel: Channel) -> Json:
    assert channel.person is not None
    person = payloads.user(channel.person.id, channel.person.name)
    return {"id": str(channel.id), "type": DM, "recipients": [person], "last_message_id": None}


def _is_too_much(components: list[Json]) -> bool:
    """Return whether a message has too many rows, or as a layout too many components or characters."""
    parts = list(_all_parts(components))
    if not any(map(_is_text, parts)):
        return len(components) > MOST_ROWS
    return len(parts) > MOST_COMPONENTS or _length(parts) > LONGEST_LAYOUT


def _length(parts: list[Json]) -> int:
    return sum(len(part["content"]) for part in parts if _is_text(part))


def _mentioned(body: Json) -> frozenset[int]:
    """Return the users that a message notifies: named in its text and allowed by `allowed_mentions`."""
    allowed = body.get("allowed_mentions") or {}
    shown = [part["content"] for part in _all_parts(body.get("components") or []) if _is_text(part)]
    named = set(map(int, re.findall(r"<@(\d+)>", "\n".join([str(body.get("content") or ""), *shown]))))
    mentions_all = "users" in allowed.get("parse", ())
    return frozenset(named if mentions_all else named & set(map(int, allowed.get("users", ()))))


def _query(path: str) -> Json:
    return dict(pair.split("=", 1) for pair in path.partition("?")[2].split("&") if "=" in pair)
