"""The network between bot and Discord: a stand-in for `aiohttp.ClientSession`, with lost packets.

The world carries a request, not the bot: it arrives even if the sender has been killed since then.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any, Protocol, Self

import aiohttp
from aiohttp import WSMsgType

from bot.features.results_out import webhooks
from tests.world.faults import Fault, Weather
from tests.world.loop import Run, WorldLoop, current
from tests.world.payloads import Json

DEFAULT_PATIENCE = 300.0
"""aiohttp's default timeout in seconds."""
API = "https://discord.com/api/v10"
Handle = Callable[[str, str, Json, Json, list[bytes]], tuple[int, Any]]
"""Handles a method, path, query, body and files; returns a status and a response."""
Post = Callable[[str, bytes, dict[str, str]], None]
"""Hears of what was posted to an address outside of Discord: its address, body and headers."""
NO_CONTENT = 204


class Gateway(Protocol):
    """The other end of a gateway socket."""

    def opened(self, socket: Socket) -> None:
        """Accept a connection of the bot."""

    def closed(self, socket: Socket) -> None:
        """End a connection."""

    def hears(self, socket: Socket, said: Json) -> None:
        """Handle a message of the bot."""


class Network:
    """Carries packets both ways, with delays and faults."""

    def __init__(
        self, loop: WorldLoop, random: Random, weather: Weather, handle: Handle, gateway: Gateway
    ) -> None:
        self.loop, self.random, self.weather = loop, random, weather
        self.handle, self.gateway = handle, gateway
        self.on_post: list[Post] = []
        self.cut_at = -1.0
        """Time of a restore, when packets on their way are lost: it takes longer than their delay."""

    def delay(self) -> float:
        """Return a random packet delay in seconds."""
        return 0.01 + self.random.expovariate(1 / 0.05)

    def session(self, **options: Any) -> Session:
        """Return the stand-in for aiohttp's session."""
        return Session(self, options.get("trace_configs") or [])

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Post to an address outside of Discord, as `webhooks.post_to_public` does."""

        def arrive() -> tuple[int, Any]:
            for hears in self.on_post:
                hears(url, body, headers)
            return NO_CONTENT, None

        answer: asyncio.Future[Response] = self.loop.create_future()
        if _is_alive():
            self.loop.outside(self.travel("POST /results", arrive, answer))
        async with asyncio.timeout(webhooks.TIMEOUT):
            return (await answer).status

    async def travel(
        self, request: str, arrive: Callable[[], tuple[int, Any]], answer: asyncio.Future[Response]
    ) -> None:
        """Carry a request to where it arrives, and the response back."""
        begun = self.loop.time()
        await asyncio.sleep(self.delay())
        if begun <= self.cut_at:
            await self._fail(answer, silent=True)
            return
        fault = self.weather.meets(request)
        if fault in (Fault.HANGS, Fault.RESET):
            await self._fail(answer, silent=fault is Fault.HANGS)
            return
        response = self._refused(fault) or Response(*arrive())
        await asyncio.sleep(self.delay())
        if fault in (Fault.LOST, Fault.HANGS_AFTER):
            await self._fail(answer, silent=fault is Fault.HANGS_AFTER)
        elif not answer.done():
            answer.set_result(response)

    def _refused(self, fault: Fault | None) -> Response | None:
        if fault is Fault.FAILS:
            return Response(self.random.choice((500, 502, 503)), "<html>")
        if fault in (Fault.SLOW_DOWN, Fault.SLOW_DOWN_ALL):
            wait = round(self.random.expovariate(1 / 2), 3)
            about = {"message": "slow down", "retry_after": wait, "global": fault is Fault.SLOW_DOWN_ALL}
            return Response(429, about)
        return None

    async def _fail(self, answer: asyncio.Future[Any], *, silent: bool) -> None:
        if silent:
            return
        await asyncio.sleep(self.delay())
        if not answer.done():
            answer.set_exception(aiohttp.ServerDisconnectedError())


class Response:
    """The part of aiohttp's response that discord.py reads."""

    def __init__(self, status: int, data: Any) -> None:
        self.status, self._data = status, data
        self.ok, self.reason = status < 400, str(status)
        self.content_type = "application/json" if isinstance(data, dict | list) else "text/plain"
        self.headers = {"content-type": self.content_type, "Via": "1.1 world"}

    async def text(self, encoding: str = "utf-8") -> str:
        return json.dumps(self._data) if isinstance(self._data, dict | list) else str(self._data or "")

    def close(self) -> None:
        pass


class Session:
    """A stand-in for `aiohttp.ClientSession`."""

    def __init__(self, network: Network, traces: list[Any]) -> None:
        self._network, self._traces = network, traces
        self.closed = False

    def request(self, method: str, url: str, **options: Any) -> _Asking:
        return _Asking(self, method, url, options)

    async def ask(self, method: str, url: str, options: dict[str, Any]) -> Response:
        """Send a request and wait for the response, up to aiohttp's timeout."""
        context = SimpleNamespace(trace_request_ctx=options.get("trace_request_ctx"))
        await self._trace("on_request_start", context, None)
        timeout = options.get("timeout")
        body, files = _read(options.get("data"))
        answer: asyncio.Future[Response] = self._network.loop.create_future()
        query = dict(options.get("params") or {})
        if _is_alive():
            path = url.removeprefix(API)
            arrive = partial(self._network.handle, method, path, query, body, files)
            request = f"{method} {path.partition('?')[0][:60]}"
            self._network.loop.outside(self._network.travel(request, arrive, answer))
        try:
            async with asyncio.timeout(timeout.total if timeout else DEFAULT_PATIENCE):
                response = await answer
        except Exception:
            await self._trace("on_request_exception", context, None)
            raise
        await self._trace("on_request_end", context, SimpleNamespace(response=response))
        return response

    async def _trace(self, moment: str, context: SimpleNamespace, about: Any) -> None:
        for trace in self._traces:
            for hears in getattr(trace, moment):
                await hears(self, context, about)

    async def ws_connect(self, url: str, **_: Any) -> Socket:
        network = self._network
        await asyncio.sleep(network.delay())
        if network.weather.is_outage or not _is_alive():
            raise aiohttp.ClientConnectionError("nobody there")
        return Socket(network, current())

    async def close(self) -> None:
        self.closed = True


class _Asking:
    """The context manager of `async with session.request(…)`."""

    def __init__(self, session: Session, method: str, url: str, options: dict[str, Any]) -> None:
        self._asked = (method, url, options)
        self._session = session

    async def __aenter__(self) -> Response:
        return await self._session.ask(*self._asked)

    async def __aexit__(self, *_: object) -> None:
        pass


class Socket:
    """The bot's end of a gateway connection."""

    def __init__(self, network: Network, run: Run | None) -> None:
        self._network, self.run = network, run
        self._frames = deque[tuple[float, Any]]()
        self._arrives: asyncio.Future[None] | None = None
        self._last = 0.0
        self.closed, self.close_code = False, None
        self.is_deaf = False
        """Whether packets are lost both ways although the connection is open."""
        network.gateway.opened(self)

    def deliver(self, frame: Json, delivered: Callable[[], None] = lambda: None) -> None:
        """Send a frame to the bot, in order."""
        if not self.is_deaf:
            received = SimpleNamespace(type=WSMsgType.TEXT, data=json.dumps(frame), delivered=delivered)
            self._put(received)

    def hang_up(self, code: int) -> None:
        """Close the connection from Discord's side."""
        self._put(SimpleNamespace(type=WSMsgType.CLOSE, data=code, delivered=lambda: None))

    def _put(self, received: Any) -> None:
        self._last = max(self._last, self._network.loop.time() + self._network.delay())
        self._frames.append((self._last, received))
        if self._arrives is not None and not self._arrives.done():
            self._arrives.set_result(None)

    async def receive(self, timeout: float | None = None) -> Any:  # noqa: ASYNC109 (as aiohttp has it)
        async with asyncio.timeout(timeout):
            while not self._frames:
                self._arrives = self._network.loop.create_future()
                await self._arrives
            wait = self._frames[0][0] - self._network.loop.time()
            if wait > 0:
                await asyncio.sleep(wait)
        _, received = self._frames.popleft()
        if received.type is WSMsgType.CLOSE:
            self._shut(received.data)
        received.delivered()
        return received

    async def send_str(self, data: str) -> None:
        if self.closed:
            raise ConnectionResetError("Cannot write to closing transport")
        if _is_alive() and not self.is_deaf:
            self._network.gateway.hears(self, json.loads(data))

    async def close(self, *, code: int = 1000, message: bytes = b"") -> bool:
        self._shut(code)
        return True

    def _shut(self, code: int) -> None:
        if not self.closed:
            self.closed, self.close_code = True, code
            self._network.gateway.closed(self)

    async def __aenter__(self) -> Self:
        return self


def _is_alive() -> bool:
    run = current()
    return run is None or run.is_alive


def _read(data: Any) -> tuple[Json, list[bytes]]:
    """Return a JSON body, and the files sent with it."""
    if not isinstance(data, aiohttp.FormData):
        return (json.loads(data) if data else {}), []
    body: Json = {}
    files = []
    for about, _, value in data._fields:
        if about["name"] == "payload_json":
            body = json.loads(value)
        else:
            files.append(value if isinstance(value, bytes) else value.read())
    return body, files
