"""What runs when there is no Discord token: the real bot on a make-believe Discord in the browser.

The make-believe is simcord's preview, a page on the loopback interface that looks like Discord and
sends what is pressed there through discord.py to the bot. A preview shows one channel to some
people. A game needs more: every player has #games, the private messages of the bot and perhaps a
thread. So each pair of a person and a place gets a preview of its own, made when it is first looked
at, and one small page around them (``PAGE``) has the buttons to go from one to the other.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import importlib.util
import logging
import signal
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from aiohttp import web

from bot.ui import pictures
from engine.core.catalogue import catalogue

if TYPE_CHECKING:
    import discord
    from simcord import ChannelHandle, Env, MemberActor, UserHandle
    from simcord.preview import Preview

log = logging.getLogger(__name__)

SERVER = "Explorers' Guild"
CHANNEL = "games"
BOT = "Explorers"
PEOPLE = ("Ada", "Boris", "Chen", "Dana")

NEEDED = ("simcord", "markdown_it", "linkify_it", "regex")
BEAT = 1.0  # seconds between two looks at the clock
STRIDE = 60.0  # seconds of the bot's time which pass at most in one beat, after a laptop has slept
PATIENCE = 10.0  # seconds the bot may work on one press before the page calls it lost


class PlaygroundMissing(Exception):
    """The packages which make the playground are not installed."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """Where the playground can be opened: for anybody, and already sitting in one person's player."""

    page: str
    people: Mapping[str, str]


async def run(
    bot: discord.Client, *, port: int = 0, ready: Callable[[Addresses], None] | None = None
) -> None:
    """Let people play with the bot in the browser until Ctrl-C or "End preview session"."""
    _require()
    stop = asyncio.Event()
    with _stopped_by_signals(stop):
        async with _World.around(bot, stop) as world, _served(world, port) as addresses:
            _greet(addresses)
            if ready is not None:
                ready(addresses)
            await world.live()


def _require() -> None:
    """Say plainly what is missing, before anything is started."""
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise PlaygroundMissing(
            "Without a Discord token the bot runs on a page in your browser, and for that the package "
            f"simcord[preview] must be installed (not found: {', '.join(missing)}). "
            "Install it with: pip install 'simcord[preview]>=3.2,<4'"
        )
    _import_quietly()


def _import_quietly() -> None:
    """Import simcord without the warnings about a client without intents, on which it tries discord.py."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        importlib.import_module("simcord")
    finally:
        logging.disable(before)


@contextlib.contextmanager
def _stopped_by_signals(stop: asyncio.Event) -> Iterator[None]:
    """Turn Ctrl-C into a request to stop, where the platform can."""
    loop = asyncio.get_running_loop()
    caught = []
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            loop.add_signal_handler(number, stop.set)
            caught.append(number)
    try:
        yield
    finally:
        for number in caught:
            loop.remove_signal_handler(number)


def _greet(addresses: Addresses) -> None:
    sys.stdout.write(
        f"\nThe bot is running on a make-believe Discord: {addresses.page}\n\n"
        "  1. Open that address, write /play in the box at the bottom and choose the command.\n"
        f"  2. You are {PEOPLE[0]}. Press another name at the top to be that person: join, and take turns.\n"
        "  3. Hands come as direct messages: they are beside #games. Ctrl-C here ends it all.\n\n"
    )
    sys.stdout.flush()


@dataclass(frozen=True, slots=True)
class _Person:
    """Somebody to be: as a member of the server, and as the other end of a direct message."""

    name: str
    member: MemberActor
    user: UserHandle

    @property
    def key(self) -> str:
        return self.name.lower()


@dataclass(slots=True)
class _View:
    """One place as one person sees it, and what it showed when it was last drawn."""

    preview: Preview
    place: ChannelHandle
    shown: str = ""


class _World:
    """The server, its people, the views on it, and the passing of time.

    simcord is made for tests: one thing happens at a time, the clock stands still, and a page is
    drawn anew when its own person does something. Here several pages are open at once and time goes
    by. Everything that changes the world takes ``_turn``, so that no two operations overlap, and
    ``live`` moves the clock and redraws what has changed.

    simcord is pinned, and what is used of it besides its public interface is all in this class:
    ``backend`` (clock, transcript, messages), ``Env._preview``, ``Env._work`` and in a preview ``_server``,
    ``_action``, ``_get_page``, ``_pages`` and ``_python``.
    """

    def __init__(self, env: Env, stop: asyncio.Event) -> None:
        self.env = env
        self.origins: tuple[str, ...] = ()
        self._stop = stop
        self._turn = asyncio.Lock()
        self._stirred = asyncio.Event()
        self._views: dict[tuple[str, str], _View] = {}
        self._watchers: set[asyncio.Task[None]] = set()
        self._heard = 0
        self._errors = 0
        self._settle_in()

    @classmethod
    @contextlib.asynccontextmanager
    async def around(cls, bot: discord.Client, stop: asyncio.Event) -> AsyncIterator[_World]:
        """Start the bot in a new world, and close both."""
        from simcord import Env

        # simcord gives a bot five seconds to start; on a slow machine the first pictures take longer.
        await pictures.warm_up(catalogue())
        env = Env(bot, check_errors=False, settle_timeout=PATIENCE)
        world = cls(env, stop)
        await env.start()
        try:
            with env.time_context():
                yield world
        finally:
            await world._end(bot)

    def _settle_in(self) -> None:
        """Bring the clock to now, and put up the server with its people."""
        from simcord import MemberActor

        # Before the start nothing waits on the clock yet, so it can jump; simcord's begins in January 2026.
        self.env.backend.clock.advance(self._behind())
        self.env.backend.bot_user.name = BOT
        users = [self.env.create_user(name.lower(), global_name=name) for name in PEOPLE]
        guild = self.env.create_guild(SERVER, owner=users[0])
        self.channel = guild.create_text_channel(CHANNEL)
        members = [MemberActor(self.env, guild, users[0]), *map(guild.add_member, users[1:])]
        self.people = {person.key: person for person in map(_Person, PEOPLE, members, users)}

    async def _end(self, bot: discord.Client) -> None:
        async with self._turn:
            await bot.close()
            with contextlib.suppress(TimeoutError):
                await self.env.shutdown()
        await asyncio.gather(*self._watchers)
        self._log_errors()

    # --- time -------------------------------------------------------------------------------------

    async def live(self) -> None:
        """Let time pass until somebody asks to stop."""
        stopped = asyncio.ensure_future(self._stop.wait())
        try:
            while not stopped.done():
                await self._beat()
                stirred = asyncio.ensure_future(self._stirred.wait())
                await asyncio.wait((stopped, stirred), timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                stirred.cancel()
        finally:
            stopped.cancel()

    async def _beat(self) -> None:
        """Move the bot's clock to now, so that its loops and timeouts run, and redraw what changed."""
        self._stirred.clear()
        async with self._turn:
            try:
                await self.env.advance_time(min(self._behind(), STRIDE))
            except TimeoutError as error:
                self._leave_waiting(error)
        await self._redraw()
        self._log_errors()

    def _behind(self) -> float:
        return max(0.0, (datetime.now(UTC) - self.env.now()).total_seconds())

    def _leave_waiting(self, error: object) -> None:
        """Wait no longer for what does not come to rest, such as a task which listens to a queue.

        Otherwise every press would wait for it, in vain, and the clock would stand still.
        """
        log.warning("The bot is still busy and is not waited for: %s", error)
        for task in self.env._work.tasks:
            if not task.done():
                self.env._work.external_waits.setdefault(task, "the playground does not wait for this")

    def _log_errors(self) -> None:
        for error in self.env.errors_since(self._errors):
            log.error("The bot raised an error", exc_info=error)
        self._errors = self.env.error_cursor

    # --- places -----------------------------------------------------------------------------------

    def places(self, person: _Person) -> dict[str, tuple[str, ChannelHandle]]:
        """Where this person can look: name and channel of each place by its key."""
        from simcord.backend.access import can_access_channel

        found = {
            "games": (f"# {CHANNEL}", self.channel),
            "dm": ("Direct messages", person.user.dm_channel),
        }
        for thread in self.channel.threads:
            if can_access_channel(self.env, thread.id, person.member, history=True):
                found[str(thread.id)] = (thread.name or "Thread", thread)
        return found

    def overview(self) -> dict[str, Any]:
        """What the page needs for its buttons: who there is, and the newest message of each place."""
        return {
            "people": [
                {"key": person.key, "name": person.name, "places": self._newest(person)}
                for person in self.people.values()
            ]
        }

    def _newest(self, person: _Person) -> list[dict[str, str]]:
        return [
            {"key": key, "name": name, "newest": str(self._newest_in(place, person.member))}
            for key, (name, place) in self.places(person).items()
        ]

    def _newest_in(self, place: ChannelHandle, viewer: MemberActor | UserHandle) -> int | None:
        messages = self.env.backend.messages.get(place.id, {}).values()
        return max((message.id for message in messages if message.visible_to(viewer.id)), default=None)

    # --- views ------------------------------------------------------------------------------------

    async def address(self, who: str, where: str) -> str | None:
        """The address of the page which shows this place to this person."""
        person = self.people.get(who)
        place = self.places(person).get(where) if person is not None else None
        if person is None or place is None:
            return None
        async with self._turn:
            view = self._views.get((who, where))
            if view is None:
                view = self._views[who, where] = await self._open(person, place[1])
            self._begin_with_newest(view)
        return view.preview.url

    async def _open(self, person: _Person, place: ChannelHandle) -> _View:
        viewer = person.user if place.guild is None else person.member
        self.env._preview = None  # simcord means to have only one; _turn keeps ours apart
        preview = self.env.preview(place, viewers=[viewer], layout="channel")
        self._dress(preview)
        await preview.__aenter__()
        preview._pages.clear()  # until now only the one for tests, which nobody looks at but is drawn as well
        self._take_turns(preview)
        watcher = asyncio.ensure_future(self._until_closed(preview))
        self._watchers.add(watcher)
        return _View(preview, place)

    def _begin_with_newest(self, view: _View) -> None:
        """Let the page which is about to open begin at the newest message, and go on with newer ones."""
        template = view.preview._python
        if template is not None:
            template.target_id = self._newest_in(view.place, template.viewer)
            template.window_end_id = None

    async def _until_closed(self, preview: Preview) -> None:
        await preview.wait_closed()
        self._stop.set()

    def _dress(self, preview: Preview) -> None:
        """Allow our page, and no other, to hold the preview in a frame, and hide the tester's tools."""
        server = preview._server
        headers = dict(server._SECURITY_HEADERS)
        del headers["X-Frame-Options"]
        policy = headers["Content-Security-Policy"]
        headers["Content-Security-Policy"] = policy.replace(
            "frame-ancestors 'none'", f"frame-ancestors {' '.join(self.origins)}"
        )
        server._SECURITY_HEADERS = headers  # type: ignore[misc]
        serve = server._static

        async def dressed(request: web.Request) -> web.Response:
            answer: web.Response = await serve(request)
            if request.path == "/preview.css":
                answer.text = f"{answer.text}{DRESS}"
            return answer

        server._static = dressed  # type: ignore[method-assign]

    def _take_turns(self, preview: Preview) -> None:
        """Let an action on one page wait for the others instead of being refused."""
        act = preview._action

        async def in_turn(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
            async with self._turn:
                self.env._preview = preview  # told by simcord whether the action has reached the bot
                answer = await act(context, self._up_to_date(preview, context, body))
                if answer.get("settlement") == "timeout":
                    self._leave_waiting("it has not finished with what was pressed")
                    self._heard = 0  # the page takes nothing more until it is drawn again
            self._stirred.set()
            return answer

        preview._action = in_turn  # type: ignore[method-assign,assignment]

    @staticmethod
    def _up_to_date(preview: Preview, context: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Accept a press on a page which was redrawn a moment ago, as Discord would."""
        page = preview._get_page(context)
        seen, sequence = body.get("published_revision"), body.get("sequence")
        if sequence != page.last_sequence + 1 or not isinstance(seen, int) or seen >= page.revision:
            return body
        return {**body, "published_revision": page.revision}

    async def _redraw(self) -> None:
        """Redraw the views in which something has happened since they were drawn."""
        heard, everything = len(self.env.backend.transcript), not self._heard
        if heard == self._heard:
            return
        self._heard = heard
        for view in tuple(self._views.values()):
            showing = self._picture(view.place)
            if everything or showing != view.shown:
                view.shown = showing
                await self._draw(view)

    async def _draw(self, view: _View) -> None:
        """Draw one view anew; between two of them somebody may press a button."""
        from simcord import SetupError

        async with self._turn:
            try:
                await view.preview.refresh()
            except SetupError:
                log.debug("a view is being closed")
            except TimeoutError as error:
                self._leave_waiting(error)
                self._heard = 0

    def _picture(self, place: ChannelHandle) -> str:
        """All that a view of this place shows, to compare."""
        return repr(list(self.env.backend.messages.get(place.id, {}).values())[-60:])


# --- the page around the views --------------------------------------------------------------------


@contextlib.asynccontextmanager
async def _served(world: _World, port: int) -> AsyncIterator[Addresses]:
    """Serve the page on the loopback interface."""
    runner = web.AppRunner(_application(world), access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        await web.TCPSite(runner, "127.0.0.1", port).start()
        port = runner.addresses[0][1]
        world.origins = (f"http://127.0.0.1:{port}", f"http://localhost:{port}")
        page = f"{world.origins[0]}/"
        yield Addresses(page, {person.name: f"{page}#{person.key}" for person in world.people.values()})
    finally:
        await runner.cleanup()


def _application(world: _World) -> web.Application:
    async def page(_request: web.Request) -> web.Response:
        return web.Response(text=PAGE, content_type="text/html")

    async def overview(_request: web.Request) -> web.Response:
        return web.json_response(world.overview())

    async def view(request: web.Request) -> web.Response:
        address = await world.address(request.match_info["who"], request.match_info["where"])
        if address is None:
            raise web.HTTPNotFound(text="There is no such place.")
        raise web.HTTPFound(address)

    @web.middleware
    async def at_home(request: web.Request, handler: Any) -> web.StreamResponse:
        # The addresses behind /view let anybody play, so another site's name for this machine is refused.
        if f"http://{request.headers.get('Host', '')}" not in world.origins:
            raise web.HTTPForbidden
        answer: web.StreamResponse = await handler(request)
        answer.headers["Cache-Control"] = "no-store"
        return answer

    application = web.Application(middlewares=[at_home])
    application.router.add_get("/", page)
    application.router.add_get("/overview", overview)
    application.router.add_get("/view/{who}/{where}", view)
    return application


DRESS = """
.preview-brand, .viewer-control, .messages-sidebar, .drawer-scrim, #messages-toggle, #refresh, #capture-open,
#inspector-toggle { display: none !important }
.preview-shell { --toolbar-height: 32px !important }
.preview-toolbar { min-height: 0; padding: 0 8px; flex-wrap: nowrap; justify-content: flex-end }
#action-status { flex: 1 1 auto; order: -1; min-width: 0; max-width: none; margin: 0; text-align: left }
"""

PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Explorers' Guild</title>
<link rel="icon" href="data:,">
<style>
  html, body { height: 100%; margin: 0 }
  body { display: flex; flex-direction: column; background: #1e1f22; color: #dbdee1;
    font: 15px/1.3 system-ui, sans-serif }
  header { display: flex; flex-wrap: wrap; gap: 2px 20px; padding: 5px 10px }
  nav { display: flex; align-items: center; gap: 4px; overflow-x: auto; min-width: 0 }
  nav > span { color: #a3a6ad; margin-right: 2px; white-space: nowrap }
  a { padding: 5px 10px; border-radius: 6px; color: inherit; text-decoration: none; white-space: nowrap }
  a:hover { background: #35373c }
  a[aria-current] { background: #5865f2; color: #fff }
  a.new::after { content: ""; display: inline-block; width: 8px; height: 8px; margin-left: 6px;
    border-radius: 50%; background: #f0b232; vertical-align: middle }
  main { flex: 1; position: relative; min-height: 0 }
  iframe { position: absolute; inset: 0; width: 100%; height: 100%; border: 0; visibility: hidden }
  iframe.here { visibility: visible }
  #ended { margin: 0; padding: 10px; background: #f0b232; color: #1e1f22 }
</style>
<header>
  <nav id="people" aria-label="Who you are"></nav>
  <nav id="places" aria-label="What you look at"></nav>
</header>
<p id="ended" hidden>The playground has ended. Start <code>explorers</code> again to go on playing.</p>
<main></main>
<script>
"use strict";
const frames = new Map(), seen = new Map();
let people = [];

function here() {
  const [who, where] = location.hash.slice(1).split("/");
  const person = people.find((one) => one.key === who) || people[0];
  const place = person.places.find((one) => one.key === where) || person.places[0];
  return { person, place };
}

function link(key, name, current, news) {
  const a = document.createElement("a");
  a.href = "#" + key;
  a.textContent = name;
  a.classList.toggle("new", news);
  if (news) a.setAttribute("aria-label", name + ", something new");
  if (current) a.setAttribute("aria-current", "true");
  return a;
}

function list(id, label, links) {
  const nav = document.getElementById(id), text = document.createElement("span");
  text.textContent = label;
  const focused = [...nav.querySelectorAll("a")].findIndex((a) => a === document.activeElement);
  nav.replaceChildren(text, ...links);
  if (focused >= 0) links[focused]?.focus();
}

const isNew = (person, place) => seen.get(person.key + "/" + place.key) !== place.newest;

function draw() {
  const { person, place } = here();
  seen.set(person.key + "/" + place.key, place.newest);
  const has = (one) => one.places.some((other) => other.key === place.key);
  list("people", "You are", people.map((one) => link(one.key + "/" + (has(one) ? place.key : "games"),
    one.name, one === person, one !== person && one.places.some((p) => p.key !== "games" && isNew(one, p)))));
  list("places", "in", person.places.map((one) => link(person.key + "/" + one.key,
    one.name, one === place, isNew(person, one))));
  document.title = person.name + " \\u00b7 " + place.name + " \\u00b7 Explorers' Guild";
  show(person.key + "/" + place.key, person.name + " in " + place.name);
}

function show(key, title) {
  if (!frames.has(key)) {
    const frame = document.createElement("iframe");
    frame.title = title;
    frame.name = key;
    frame.src = "/view/" + key;
    frames.set(key, document.querySelector("main").appendChild(frame));
  }
  for (const [other, frame] of frames) frame.classList.toggle("here", other === key);
}

let drawn = "";
async function look() {
  try {
    const answer = await fetch("/overview");
    const text = await answer.text();
    people = JSON.parse(text).people;
    if (!seen.size) {
      for (const one of people) {
        for (const place of one.places) seen.set(one.key + "/" + place.key, place.newest);
      }
    }
    if (text !== drawn) draw();
    drawn = text;
  } catch {
    document.getElementById("ended").hidden = false;
    return;
  }
  setTimeout(look, 1000);
}

addEventListener("hashchange", draw);
look();
</script>
</html>
"""
