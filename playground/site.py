"""The page around the views, on the loopback interface, with buttons to change person and place."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aiohttp import web

from engine.core.catalogue import ENGLISH, catalogue, language_for_locale
from playground.views import SHUTDOWN_SECONDS

if TYPE_CHECKING:
    from playground.world import World

FILES = {"/": "page.html", "/page.js": "page.js", "/style.css": "style.css"}


@dataclass(frozen=True, slots=True)
class Addresses:
    """The playground's addresses: the page, and the page as each person."""

    page: str
    people: Mapping[str, str]


@contextlib.asynccontextmanager
async def serve(world: World, port: int) -> AsyncIterator[Addresses]:
    """Serve the page while the context is open. Raises OSError if the port is taken."""
    runner = web.AppRunner(_application(world), access_log=None, shutdown_timeout=SHUTDOWN_SECONDS)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        port = runner.addresses[0][1]
        world.views.origins = (f"http://127.0.0.1:{port}", f"http://localhost:{port}")
        page = f"{world.views.origins[0]}/"
        yield Addresses(page, {person.name: f"{page}#{person.key}" for person in world.people.values()})
    finally:
        await runner.cleanup()


def _application(world: World) -> web.Application:
    async def overview(request: web.Request) -> web.Response:
        return web.json_response(world.overview(catalogue(_language(request))))

    async def page(request: web.Request) -> web.FileResponse:
        world.set_language(_language(request))
        return await _file(request)

    async def view(request: web.Request) -> web.Response:
        who = request.match_info["who"]
        world.set_language(_language(request), who)
        address = await world.address(who, request.match_info["where"])
        if address is None:
            raise web.HTTPNotFound(text="There is no such place.")
        raise web.HTTPFound(address)

    async def practise(request: web.Request) -> web.Response:
        if not await world.practise(*(request.match_info[name] for name in ("who", "where", "game"))):
            raise web.HTTPNotFound(text="There is no such person, place or game.")
        return web.Response(status=204)

    async def next_day(_request: web.Request) -> web.Response:
        await world.next_day()
        return web.Response(status=204)

    @web.middleware
    async def at_home(request: web.Request, handler: Any) -> web.StreamResponse:
        # Addresses behind /view need no login. So requests under other host names, and forms of other
        # sites, are rejected.
        if f"http://{request.headers.get('Host', '')}" not in world.views.origins:
            raise web.HTTPForbidden
        if request.method == "POST" and request.headers.get("Origin") not in world.views.origins:
            raise web.HTTPForbidden
        return await _without_caching(handler(request))

    application = web.Application(middlewares=[at_home])
    application.router.add_get("/", page)
    for path in FILES.keys() - {"/"}:
        application.router.add_get(path, _file)
    application.router.add_get("/overview", overview)
    application.router.add_get("/view/{who}/{where}", view)
    application.router.add_post("/practice/{who}/{where}/{game}", practise)
    application.router.add_post("/next-day", next_day)
    return application


def _language(request: web.Request) -> str:
    """Return the browser's language, or English."""
    return language_for_locale(request.headers.get("Accept-Language", "").split(",")[0]) or ENGLISH


async def _without_caching(answering: Any) -> web.StreamResponse:
    answer: web.StreamResponse = await answering
    answer.headers["Cache-Control"] = "no-store"
    return answer


async def _file(request: web.Request) -> web.FileResponse:
    return web.FileResponse(Path(__file__).with_name(FILES[request.path]))
