"""A small stand-in for Discord on loopback: the parts of gateway and REST that this bot needs.

It accepts every request without checking it (tests compare requests with Discord's description), sets no
rate limits, and records when each press was acknowledged and what the user was shown.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from time import perf_counter
from typing import Any, NamedTuple, Self

import discord
from aiohttp import BodyPartReader, WSMsgType, web
from aiohttp.typedefs import Handler

from benchmarks.loopback import payloads
from benchmarks.loopback.payloads import CHANNELS, MOST_BYTES, Json

COMMAND, COMPONENT = 2, 3
HELLO, HEARTBEAT, IDENTIFY, DISPATCH, HEARTBEAT_ACK = 10, 1, 2, 0, 11
SEND, DEFER_SEND, DEFER_EDIT, EDIT = 4, 5, 6, 7
EPHEMERAL = 64
CLEARED = "…"
"""What the bot writes into a "thinking" placeholder before it deletes it. It is no answer."""
ANSWERING = ("/api/interactions/", "/api/webhooks/")
DIRECT_CHANNELS = 10_000_000_000
"""Added to a user's id, it gives the id of their direct message channel."""


@dataclass
class Interaction:
    """A press or a command: milliseconds until it was acknowledged, and the message that answered."""

    id: int
    bot: int
    channel: int
    message: Json | None
    sent: float
    acknowledged: asyncio.Future[float] = field(default_factory=asyncio.Future)
    answered: asyncio.Future[Json] = field(default_factory=asyncio.Future)
    deferred: int = 0
    original: Json | None = None

    @property
    def age(self) -> float:
        """Milliseconds since it was sent."""
        return (perf_counter() - self.sent) * 1000

    def arrived(self) -> None:
        """Record that the bot's callback has arrived."""
        self.acknowledged.set_result(self.age)

    def shows(self, message: Json) -> Json:
        """Resolve `answered` with the first answer, and return the message."""
        if not self.answered.done():
            self.answered.set_result(message)
        return message


class Posted(NamedTuple):
    """A public message, and when it was sent or edited."""

    message: Json
    at: float


class StandIn:
    """A server for the bots. `posts` holds their public messages and edits, by channel.

    `requests` counts requests by whether they answer a press: Discord does not limit those. With several
    shards there is one Discord server for each.
    """

    def __init__(self, shards: int = 1) -> None:
        self.url = ""
        self.shards = shards
        self.posts: defaultdict[int, asyncio.Queue[Posted]] = defaultdict(asyncio.Queue)
        # Ids begin with the time, as on Discord, so that messages after a moment can be requested.
        self._last_id = 0
        self._sockets: dict[tuple[int, int], web.WebSocketResponse] = {}
        self._connected: defaultdict[int, asyncio.Event] = defaultdict(asyncio.Event)
        self._sequence = count(1)
        self._interactions: dict[str, Interaction] = {}
        self._messages: dict[int, Json] = {}
        self._nonces: dict[tuple[int, str], Json] = {}
        self.requests: Counter[bool] = Counter()
        self.routes: Counter[str] = Counter()

    @classmethod
    @asynccontextmanager
    async def running(cls, shards: int = 1) -> AsyncIterator[Self]:
        """Run a stand-in on a free port of this machine."""
        stand_in = cls(shards)
        runner = web.AppRunner(stand_in._app(), access_log=None)
        await runner.setup()
        site = web.TCPSite(runner, "127.0.0.1", 0)
        await site.start()
        host, port = runner.addresses[0][:2]
        stand_in.url = f"{host}:{port}"
        try:
            yield stand_in
        finally:
            await runner.cleanup()

    def _app(self) -> web.Application:
        app = web.Application(client_max_size=MOST_BYTES, middlewares=[self._counted])
        app.add_routes(
            [
                web.get("/gateway/", self._gateway),
                web.get("/api/users/@me", self._me),
                web.get("/api/oauth2/applications/@me", self._application),
                web.get("/api/applications/{bot}/commands", self._commands),
                web.put("/api/applications/{bot}/commands", self._commands),
                web.post("/api/users/@me/channels", self._direct_channel),
                web.get("/api/channels/{channel}/messages", self._newest),
                web.post("/api/channels/{channel}/messages", self._post),
                web.get("/api/channels/{channel}/messages/{message}", self._edit),
                web.patch("/api/channels/{channel}/messages/{message}", self._edit),
                web.post("/api/interactions/{id}/{token}/callback", self._callback),
                web.post("/api/webhooks/{bot}/{token}", self._follow_up),
                web.get("/api/webhooks/{bot}/{token}/messages/@original", self._original),
                web.patch("/api/webhooks/{bot}/{token}/messages/@original", self._original),
                web.delete("/api/webhooks/{bot}/{token}/messages/@original", self._delete_original),
            ]
        )
        return app

    @web.middleware
    async def _counted(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        self.requests[request.path.startswith(ANSWERING)] += 1
        self.routes[self._route(request)] += 1
        return await handler(request)

    @staticmethod
    def _route(request: web.Request) -> str:
        """Return the answer to a request for a direct message channel or a public one."""
        info, resource = request.match_info, request.match_info.route.resource
        direct = "channel" in info and int(info["channel"]) not in CHANNELS
        path = resource.canonical if resource is not None else request.path
        return f"{request.method} {path}{' (direct)' if direct else ''}"

    def _new_id(self) -> int:
        self._last_id = max(self._last_id + 1, discord.utils.time_snowflake(discord.utils.utcnow()))
        return self._last_id

    # What people do

    async def connected(self, bot: int) -> None:
        """Wait until a bot has identified itself for every shard."""
        await self._connected[bot].wait()

    async def press(
        self,
        bot: int,
        person: int,
        message: Json,
        custom_id: str,
        values: tuple[str, ...] = (),
    ) -> Interaction:
        """Press a button of a message, or pick from its menu, as a person."""
        data: Json = {"custom_id": custom_id, "component_type": 3 if values else 2}
        if values:
            data["values"] = list(values)
        channel = int(message["channel_id"])
        return await self._send_interaction(bot, person, channel, COMPONENT, data, message)

    async def command(self, bot: int, person: int, channel: int, name: str, *options: Json) -> Interaction:
        data = {"id": "1", "name": name, "type": 1, "options": list(options)}
        return await self._send_interaction(bot, person, channel, COMMAND, data, None)

    async def _send_interaction(
        self,
        bot: int,
        person: int,
        channel: int,
        kind: int,
        data: Json,
        message: Json | None,
    ) -> Interaction:
        id_ = self._new_id()
        about = payloads.interaction(id_, bot, person, channel, self.shards)
        payload = {**about, "type": kind, "data": data}
        if message is not None:
            payload["message"] = message
        interaction = Interaction(id_, bot, channel, message, perf_counter())
        self._interactions[f"t{id_}"] = interaction
        await self._dispatch(bot, channel % self.shards, "INTERACTION_CREATE", payload)
        return interaction

    # The gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": HELLO, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            said = json.loads(message.data)
            if said["op"] == HEARTBEAT:
                await socket.send_json({"op": HEARTBEAT_ACK})
            elif said["op"] == IDENTIFY:
                shard, _ = said["d"].get("shard", (0, 1))
                await self._welcome(int(said["d"]["token"]), shard, socket)
        return socket

    async def _welcome(self, bot: int, shard: int, socket: web.WebSocketResponse) -> None:
        self._sockets[bot, shard] = socket
        guild = payloads.guild_of(shard, self.shards)
        await self._dispatch(bot, shard, "READY", payloads.ready(bot, shard, self.shards))
        await self._dispatch(bot, shard, "GUILD_CREATE", payloads.guild(bot, guild, self.shards))
        if all((bot, each) in self._sockets for each in range(self.shards)):
            self._connected[bot].set()

    async def _dispatch(self, bot: int, shard: int, event: str, payload: Json) -> None:
        frame = {"op": DISPATCH, "t": event, "s": next(self._sequence), "d": payload}
        await self._sockets[bot, shard].send_str(json.dumps(frame))

    # The bot's application

    async def _me(self, request: web.Request) -> web.Response:
        return _json(payloads.user(_bot_of(request)))

    async def _application(self, request: web.Request) -> web.Response:
        return _json(payloads.application(_bot_of(request)))

    async def _commands(self, request: web.Request) -> web.Response:
        known = await request.json() if request.can_read_body else []
        own = {"application_id": request.match_info["bot"], "version": "1"}
        return _json([{"description": "", **each, **own, "id": str(self._new_id())} for each in known])

    async def _direct_channel(self, request: web.Request) -> web.Response:
        person = int((await request.json())["recipient_id"])
        channel = {
            "id": str(person + DIRECT_CHANNELS),
            "type": 1,
            "recipients": [payloads.user(person)],
        }
        return _json(channel)

    # Messages

    async def _post(self, request: web.Request) -> web.Response:
        channel, sent = int(request.match_info["channel"]), await _body(request)
        nonce = (channel, str(sent.get("nonce")))
        if sent.get("enforce_nonce") and nonce in self._nonces:
            return _json(self._nonces[nonce])
        message = self._nonces[nonce] = self._keep(_bot_of(request), channel, sent)
        return _json(self._shown(message))

    async def _newest(self, request: web.Request) -> web.Response:
        """Return a channel's messages, newest first, without private answers."""
        channel = request.match_info["channel"]
        after, limit = (
            int(request.query.get("after", "0")),
            int(request.query.get("limit", "50")),
        )
        found = [
            message
            for id_, message in self._messages.items()
            if message["channel_id"] == channel and id_ > after and not message.get("flags", 0) & EPHEMERAL
        ]
        return _json((found[:limit] if after else found[-limit:])[::-1])

    async def _edit(self, request: web.Request) -> web.Response:
        message = self._messages[int(request.match_info["message"])]
        return _json(self._shown(_changed(message, await _body(request))))

    def _shown(self, message: Json) -> Json:
        """Return a sent or edited message, and queue it if its channel is public."""
        channel = int(message["channel_id"])
        if channel in CHANNELS:
            self.posts[channel].put_nowait(Posted(message, perf_counter()))
        return message

    def _keep(self, bot: int, channel: int, sent: Json, flags: int = 0) -> Json:
        message = payloads.message(self._new_id(), channel, bot)
        self._messages[int(message["id"])] = _changed(message, {**sent, "flags": flags})
        return message

    # Answers to presses and commands

    async def _callback(self, request: web.Request) -> web.Response:
        sent = await _body(request)
        interaction = self._interactions[request.match_info["token"]]
        interaction.arrived()
        kind, data = sent["type"], sent.get("data") or {}
        if kind in (DEFER_SEND, DEFER_EDIT):
            interaction.deferred = kind
        if kind in (DEFER_EDIT, EDIT):
            interaction.original = interaction.message
        else:
            interaction.original = self._keep(
                interaction.bot, interaction.channel, data, data.get("flags", 0)
            )
        assert interaction.original is not None
        if kind in (SEND, EDIT):
            interaction.shows(_changed(interaction.original, data))
        about = {
            "id": str(interaction.id),
            "type": COMPONENT,
            "response_message_id": interaction.original["id"],
        }
        resource = {"type": kind, "message": interaction.original}
        return _json({"interaction": about, "resource": resource})

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._interactions[request.match_info["token"]]
        sent = await _body(request)
        if interaction.deferred == DEFER_SEND and interaction.original is not None:
            # On Discord the first follow-up replaces "is thinking …".
            interaction.deferred = 0
            return _json(interaction.shows(_changed(interaction.original, sent)))
        message = self._keep(interaction.bot, interaction.channel, sent, EPHEMERAL)
        return _json(interaction.shows(message))

    async def _original(self, request: web.Request) -> web.Response:
        interaction = self._interactions[request.match_info["token"]]
        assert interaction.original is not None
        if request.method == "PATCH":
            changed = _changed(interaction.original, await _body(request))
            if changed["content"] != CLEARED:
                interaction.shows(changed)
        return _json(interaction.original)

    async def _delete_original(self, request: web.Request) -> web.Response:
        """Delete a placeholder. The next follow-up is a message of its own."""
        interaction = self._interactions[request.match_info["token"]]
        assert interaction.original is not None
        del self._messages[int(interaction.original["id"])]
        interaction.original, interaction.deferred = None, 0
        return web.Response(status=204)


def _json(value: Any) -> web.Response:
    # discord.py parses JSON only if the content type has no parameters.
    return web.Response(body=json.dumps(value).encode(), content_type="application/json")


async def _body(request: web.Request) -> Json:
    """Return the JSON body of a request, and the number of its files."""
    if not request.content_type.startswith("multipart/"):
        text = await request.read()
        sent: Json = json.loads(text) if text else {}
        return sent
    sent, files = {}, 0
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        content = await part.read()
        if part.name == "payload_json":
            sent = json.loads(content)
        else:
            files += 1
    data = sent.get("data", sent)
    data["attachments"] = [payloads.attachment(number) for number in range(files)]
    return sent


def _changed(message: Json, sent: Json) -> Json:
    for name in ("content", "components", "attachments", "flags", "nonce"):
        if sent.get(name) is not None:
            message[name] = sent[name]
    return message


def _bot_of(request: web.Request) -> int:
    return int(request.headers["Authorization"].removeprefix("Bot "))
