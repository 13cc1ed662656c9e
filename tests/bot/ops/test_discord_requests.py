"""An abandoned request blocks no other: discord.py's own HTTP client over a socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from aiohttp import web
from discord.http import HTTPClient, Ratelimit, Route

from bot import network_errors
from bot.ops import discord_requests

LONG = 25.0
"""Seconds: more than a busy machine needs, and less than discord.py's re-check of a rate limit."""
Reply = Callable[[], Awaitable[web.Response]]


def json(status: int = 200, body: str = "{}", **headers: str) -> web.Response:
    return web.Response(status=status, text=body, content_type="application/json", headers=headers)


@dataclass
class Wire:
    """discord.py's client before a server that sends the given responses, and then successful ones."""

    http: HTTPClient
    replies: list[Reply] = field(default_factory=list)
    asked: list[str] = field(default_factory=list)

    def post(self, channel: int = 1) -> asyncio.Task[Any]:
        route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel)
        return asyncio.create_task(self.http.request(route, json={}))

    async def answer(self, request: web.Request) -> web.Response:
        self.asked.append(request.path)
        # Discord's content type; aiohttp adds a charset, with which discord.py does not parse JSON.
        answer = await self.replies.pop(0)() if self.replies else json()
        answer.headers["Content-Type"] = answer.content_type
        return answer


@asynccontextmanager
async def wired(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Wire]:
    http = HTTPClient(
        asyncio.get_running_loop(),
        http_trace=discord_requests.trace(),
        max_ratelimit_timeout=discord_requests.LONGEST_WAIT,
    )
    discord_requests.finish_sent_requests(http)
    wire = Wire(http)
    server = web.ServerRunner(web.Server(wire.answer), shutdown_timeout=0.1)  # type: ignore[arg-type]
    await server.setup()
    await web.TCPSite(server, "127.0.0.1", 0).start()
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{server.addresses[0][1]}")
    await http.static_login("token")
    wire.asked.clear()
    try:
        yield wire
    finally:
        await http.close()
        await server.cleanup()


class Limit(asyncio.Event):
    """discord.py's global rate limit, which also signals when it begins."""

    def __init__(self) -> None:
        super().__init__()
        self.begun = asyncio.Event()

    def clear(self) -> None:
        super().clear()
        self.begun.set()


async def gives_up(asked: asyncio.Task[Any]) -> None:
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


async def test_post_cancelled_as_its_response_arrives_does_not_hold_up_the_next_post(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """discord.py would reset the limit half a minute later, which is too long to wait."""
    refresh, at_that_moment = Ratelimit._refresh, asyncio.Event()

    async def seen(limit: Ratelimit) -> None:
        at_that_moment.set()
        asyncio.get_running_loop().call_soon(posted.cancel)
        await refresh(limit)

    async with wired(monkeypatch) as wire:
        with monkeypatch.context() as watched:
            posted = wire.post()
            watched.setattr(Ratelimit, "_refresh", seen)
            await at_that_moment.wait()
            await asyncio.wait([posted])
        async with asyncio.timeout(LONG):
            await wire.post()
        assert len(wire.asked) == 2


async def test_request_cancelled_during_a_global_limit_does_not_block_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def too_many() -> web.Response:
        return json(429, '{"retry_after": 0.5, "global": true}', Via="1.1 Discord")

    async with wired(monkeypatch) as wire:
        wire.replies.append(too_many)
        wire.http._global_over = over = Limit()
        over.set()
        posted = wire.post()
        await over.begun.wait()
        await gives_up(posted)
        async with asyncio.timeout(LONG):
            await wire.post(channel=2)


async def test_queued_request_that_is_cancelled_is_never_sent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    go_on = asyncio.Event()

    async def slowly() -> web.Response:
        await go_on.wait()
        return json()

    async with wired(monkeypatch) as wire:
        wire.replies.append(slowly)
        first = wire.post()
        while not wire.asked:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        second = wire.post()
        await asyncio.sleep(0.05)
        await gives_up(second)
        go_on.set()
        await first
        async with asyncio.timeout(LONG):
            await wire.post()
        assert len(wire.asked) == 2


async def test_cancelled_request_that_fails_with_502_is_not_repeated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its repetition could overwrite a newer edit of the same message."""
    go_on, sleep = asyncio.Event(), asyncio.sleep

    async def fails_later() -> web.Response:
        await go_on.wait()
        return json(502)

    async with wired(monkeypatch) as wire:
        wire.replies.append(fails_later)
        posted = wire.post()
        while not wire.asked:
            await sleep(0.01)
        await gives_up(posted)
        with monkeypatch.context() as hurried:
            hurried.setattr(asyncio, "sleep", lambda seconds: sleep(seconds / 100))
            go_on.set()
            await sleep(0.2)
        assert len(wire.asked) == 1
        async with asyncio.timeout(LONG):
            await wire.post()
        assert len(wire.asked) == 2


async def test_request_without_response_is_an_outage_and_blocks_no_later_request(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Later requests to the same channel do not wait five minutes, also after a cancelled one."""
    monkeypatch.setattr(discord_requests, "PATIENCE", 0.1)
    never = asyncio.Event()

    async def never_comes() -> web.Response:
        await never.wait()
        return json()

    async with wired(monkeypatch) as wire:
        wire.replies = [never_comes]
        with pytest.raises(TimeoutError) as failed:
            await wire.post()
        assert network_errors.is_outage(failed.value)
        for patience in (0.2, 2.0, LONG):  # A busy machine takes long even to send the request.
            monkeypatch.setattr(discord_requests, "PATIENCE", patience)
            wire.replies, seen = [never_comes], len(wire.asked)
            given_up = wire.post()
            while len(wire.asked) == seen and not given_up.done():  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            if not given_up.done():
                break
        await gives_up(given_up)
        monkeypatch.setattr(discord_requests, "PATIENCE", LONG)
        async with asyncio.timeout(LONG):
            await wire.post()
        never.set()


async def test_rate_limit_of_an_hour_raises_at_once_and_is_an_outage(monkeypatch: pytest.MonkeyPatch) -> None:
    async def much_too_many() -> web.Response:
        return json(429, '{"retry_after": 3600}', Via="1.1 Discord")

    async with wired(monkeypatch) as wire:
        wire.replies.append(much_too_many)
        with pytest.raises(discord.RateLimited) as failed:
            await wire.post()
        assert network_errors.is_outage(failed.value)


async def test_html_page_as_response_is_an_outage_and_the_next_request_succeeds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A proxy before Discord may send one with status 200."""

    async def page() -> web.Response:
        return web.Response(text="<html>Just a moment …</html>", content_type="text/html")

    async with wired(monkeypatch) as wire:
        wire.replies.append(page)
        with pytest.raises(network_errors.NotDiscord) as failed:
            await wire.post()
        assert network_errors.is_outage(failed.value)
        async with asyncio.timeout(LONG):
            await wire.post()


async def test_rate_limits_are_cleaned_up_at_intervals_and_not_for_each_channel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    http, looked = HTTPClient(asyncio.get_running_loop()), list[Ratelimit]()

    def is_inactive(limit: Ratelimit) -> bool:
        looked.append(limit)
        return True

    monkeypatch.setattr(Ratelimit, "is_inactive", is_inactive)
    clock = 1_000.0
    monkeypatch.setattr(discord_requests.time, "monotonic", lambda: clock)
    discord_requests.limit_cleanups(http)
    for channel in range(1_000):
        http.get_ratelimit(f"to {channel}")
    assert len(http._buckets) == 1_000
    clock += discord_requests.LOOK_EVERY
    http.get_ratelimit("to another")
    assert not http._buckets, "what nobody uses is thrown away all the same"
    assert len(looked) == 1_001
