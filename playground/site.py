"""The page around the views, on the loopback interface, with buttons to change person and place."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zoneinfo import available_timezones

import discord
from aiohttp import web

from bot.ui import pictures
from engine.core.catalogue import ENGLISH, catalogue, language_for_locale
from engine.game_registry import games
from playground.people import FONTS
from playground.views import SHUTDOWN_SECONDS, Reader

if TYPE_CHECKING:
    from playground.world import World

HERE, DATA = Path(__file__).parent, Path(str(files("data")))
FILES = {
    "/": HERE / "page.html",
    "/page.js": HERE / "page.js",
    "/style.css": HERE / "style.css",
    "/ground.svg": HERE / "ground.svg",
    "/avatar.svg": DATA / "avatar.svg",
    "/avatar.png": DATA / "avatar.png",
    "/title.ttf": FONTS["title"],
    "/text.ttf": FONTS["text"],
}


@contextlib.asynccontextmanager
async def serve(world: World, port: int) -> AsyncIterator[str]:
    """Serve the page while the context is open, and provide its address.

    Raises OSError if the port is taken.
    """
    runner = web.AppRunner(_application(world), access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        port = runner.addresses[0][1]
        world.views.origins = (f"http://127.0.0.1:{port}", f"http://localhost:{port}")
        yield f"{world.views.origins[0]}/"
    finally:
        await runner.cleanup()


def _application(world: World) -> web.Application:
    async def overview(request: web.Request) -> web.Response:
        return web.json_response(world.overview(catalogue(_language(request))))

    async def page(request: web.Request) -> web.FileResponse:
        """Return the page, and make its language everyone's default."""
        world.set_language(_language(request))
        return await _file(request)

    async def view(request: web.Request) -> web.Response:
        """Redirect to a place, and set its person's language. Raises HTTPNotFound."""
        who = request.match_info["who"]
        world.set_language(_language(request), who)
        address = await world.address(who, request.match_info["where"], _reader(request))
        if address is None:
            raise web.HTTPNotFound(text="There is no such place.")
        raise web.HTTPFound(address)

    async def press(request: web.Request) -> web.Response:
        """Send a command. Raises HTTPNotFound if a part of it is unknown."""
        asked = request.match_info
        if not await world.press(asked["who"], asked["where"], asked["command"], asked.get("game")):
            raise web.HTTPNotFound(text="There is no such person, place, command or game.")
        return web.Response(status=204)

    async def next_day(_request: web.Request) -> web.Response:
        await world.next_day()
        return web.Response(status=204)

    @web.middleware
    async def at_home(request: web.Request, handler: Any) -> web.StreamResponse:
        """Reject requests to other hosts, and posts from other pages. Raises HTTPForbidden."""
        # Addresses behind /view need no login. So requests under other host names, and forms of other
        # sites, are rejected.
        if f"http://{request.headers.get('Host', '')}" not in world.views.origins:
            raise web.HTTPForbidden
        if request.method == "POST" and request.headers.get("Origin") not in world.views.origins:
            raise web.HTTPForbidden
        answer: web.StreamResponse = await handler(request)
        answer.headers["Cache-Control"] = "no-store"
        return answer

    application = web.Application(middlewares=[at_home])
    application.router.add_get("/", page)
    for path in FILES.keys() - {"/"}:
        application.router.add_get(path, _file)
    application.router.add_get("/overview", overview)
    application.router.add_get("/view/{who}/{where}", view)
    application.router.add_get("/cover/{game}", _cover)
    application.router.add_post("/press/{who}/{where}/{command}", press)
    application.router.add_post("/press/{who}/{where}/{command}/{game}", press)
    application.router.add_post("/next-day", next_day)
    return application


def _language(request: web.Request) -> str:
    """Return the language of the browser, or English."""
    return language_for_locale(request.headers.get("Accept-Language", "").split(",")[0]) or ENGLISH


def _reader(request: web.Request) -> Reader:
    """Return how the browser writes times, as far as simcord knows its language and time zone."""
    asked, zone = request.headers.get("Accept-Language", "").split(",")[0], request.query.get("zone", "")
    locales = {locale.value for locale in discord.Locale}
    known = (one for one in (asked, _language(request), f"{_language(request)}-ES") if one in locales)
    return Reader(next(known, Reader.locale), zone if zone in available_timezones() else Reader.zone)


async def _file(request: web.Request) -> web.FileResponse:
    return web.FileResponse(FILES[request.path])


async def _cover(request: web.Request) -> web.Response:
    """Return a game's cover as WebP. Raises HTTPNotFound if it has none."""
    game = request.match_info["game"]
    found = await pictures.of_cover(game, catalogue(_language(request))) if game in games() else []
    if not found:
        raise web.HTTPNotFound(text="There is no such cover.")
    return web.Response(body=found[0].data, content_type="image/webp")
