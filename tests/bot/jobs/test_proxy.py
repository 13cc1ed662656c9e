"""A proxy before Discord's API: with DISCORD_API_URL every request goes through it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl
from aiohttp import ClientSession, web

from benchmarks.loopback.discord import StandIn
from benchmarks.loopback.payloads import CHANNELS, FIRST_PERSON
from bot.app.client import build
from bot.ui.painter_workers import Painters
from render import picture
from render.picture import Picture
from tests.bot.evening import settings
from tests.bot.thinking import Judging

BOT, PATIENCE = 1, 300.0
PASSED_ON = ("Authorization", "Content-Type")


@dataclass
class Proxy:
    """A proxy to the stand-in for Discord, whose address only the proxy knows."""

    url: str = ""
    passed: list[tuple[str, str, str]] = field(default_factory=list)

    @classmethod
    @asynccontextmanager
    async def before(cls, discord: StandIn) -> AsyncIterator[Proxy]:
        proxy = cls()
        async with ClientSession(f"http://{discord.url}") as session:
            app = web.Application()
            app.router.add_route("*", "/api/v10/{path:.*}", partial(proxy._pass_on, session))
            runner = web.AppRunner(app, access_log=None)
            await runner.setup()
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            host, port = runner.addresses[0][:2]
            proxy.url = f"http://{host}:{port}/api/v10"
            yield proxy
            await runner.cleanup()

    async def _pass_on(self, session: ClientSession, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        self.passed.append((request.method, path, request.content_type))
        headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        asked: dict[str, Any] = {"params": request.query, "headers": headers, "data": await request.read()}
        async with session.request(request.method, f"/api/{path}", **asked) as answer:
            return web.Response(
                status=answer.status, body=await answer.read(), content_type=answer.content_type
            )


@pytest.mark.slow
async def test_answers_to_commands_and_posts_with_pictures_go_through_the_proxy(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This includes answers to commands and posts with pictures.

    Discord's own address is unreachable here.
    """
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    for what in ("lobby", "tabletop", "hand"):
        monkeypatch.setattr(picture, what, lambda *_: Picture(b"picture", "picture.jpg", 1, 1))
    monkeypatch.setattr(Painters, "warm_up", _nothing_to_warm_up)
    async with StandIn.running() as stand_in, Proxy.before(stand_in) as proxy:
        gateway = yarl.URL(f"ws://{stand_in.url}/gateway/")
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        bot = build(replace(settings(url), discord_api_url=proxy.url), Judging())
        running = asyncio.create_task(bot.start(str(BOT)))
        try:
            async with asyncio.timeout(PATIENCE):
                await stand_in.connected(BOT)
                game = {"type": 3, "name": "game", "value": "lost_cities"}
                asked = await stand_in.command(BOT, FIRST_PERSON, CHANNELS[0], "practice", game)
                assert (await asked.answered)["content"]
                post, _ = await stand_in.posts[CHANNELS[0]].get()
                # Its remaining work would open the closed database again.
                while bot.scheduler._tasks:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        finally:
            await bot.close()
            await asyncio.gather(running, return_exceptions=True)
    assert post["attachments"]
    kinds = {path.split("/")[0] for _, path, _ in proxy.passed}
    assert {"users", "interactions", "channels"} <= kinds
    assert ("POST", f"channels/{CHANNELS[0]}/messages", "multipart/form-data") in proxy.passed


async def _nothing_to_warm_up(_: Any) -> None:
    pass
