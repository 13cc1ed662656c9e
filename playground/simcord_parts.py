"""All private parts of simcord that the playground uses.

simcord is made for tests: one action at a time, a clock that stands still, one preview redrawn after its own
viewer's actions. The playground shows several previews, and time passes. So simcord is pinned to one version,
and a test names every private part used here.
"""

from __future__ import annotations

import importlib
import io
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from PIL import Image

if TYPE_CHECKING:
    from aiohttp import web
    from simcord import ChannelHandle, Env, MemberActor, UserHandle
    from simcord.preview import Preview
    from simcord.preview._media import MediaInfo

log = logging.getLogger(__name__)

Action = Callable[["str | None", Mapping[str, Any]], Awaitable[dict[str, Any]]]
"""Carries out an action on a page, given the page's id and the data its script sent."""


def import_quietly() -> None:
    """Import simcord and its page renderer without the warnings it causes."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        importlib.import_module("simcord")
        importlib.import_module("markdown_it")  # else the first page would wait for it
    finally:
        logging.disable(before)


# The world


PICTURE = "picture"
"""The name of everyone's picture in addresses."""


def set_bot_profile(env: Env, name: str) -> int:
    """Set the bot's displayed name and say that it has a picture. Return its id."""
    bot = env.backend.bot_user
    bot.name, bot.avatar = name, PICTURE
    return bot.id


def picture_address(user_id: int) -> str:
    """Return the address of a user's picture."""
    from simcord.backend.cdn import CDN_BASE

    return f"{CDN_BASE}/avatars/{user_id}/{PICTURE}.png"


def advance_clock(env: Env, seconds: float) -> None:
    """Advance the clock by seconds without running timers. Call it before any are set."""
    env.backend.clock.advance(seconds)


def settle_quickly(env: Env, seconds: float) -> None:
    """Check every `seconds` whether the bot has finished. simcord checks every 50 ms, after each timer."""
    vars(env)["_settle_internal"] = partial(env._settle_internal, idle=seconds)


def transcript_length(env: Env) -> int:
    """Return the number of messages exchanged between bot and Discord so far."""
    return len(env.backend.transcript)


def stop_waiting(env: Env, reason: str) -> None:
    """Exclude all running tasks from those that simcord waits for, and log why.

    Otherwise every press would wait for a task that never ends, such as one that reads a queue.
    """
    log.warning("The bot is still busy and is not waited for: %s", reason)
    for task in env._work.tasks:
        if not task.done():
            env._work.external_waits.setdefault(task, "the playground does not wait for this")


def set_locales(env: Env, locale_of: Callable[[int], str]) -> None:
    """Send each interaction with the locale of its user. simcord always sends English."""
    emit = env.backend.emit

    def emit_with_locale(event: str, payload: Any, *more: Any, **about: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]
            payload["locale"] = locale_of(int(user["id"]))
        emit(event, payload, *more, **about)

    vars(env.backend)["emit"] = emit_with_locale


def may_read(env: Env, place: ChannelHandle, member: MemberActor) -> bool:
    """Return whether a member can see a channel or thread and its history."""
    from simcord.backend.access import can_access_channel

    return can_access_channel(env, place.id, member, history=True)


def newest_message(env: Env, place: ChannelHandle, viewer: MemberActor | UserHandle) -> int | None:
    """Return the id of the newest message a viewer can see; None if there is none."""
    messages = env.backend.messages.get(place.id, {}).values()
    return max((message.id for message in messages if message.visible_to(viewer.id)), default=None)


def messages_shown(env: Env, place: ChannelHandle, most: int) -> str:
    """Return the newest `most` messages as text, to detect changes."""
    return repr(list(env.backend.messages.get(place.id, {}).values())[-most:])


# A preview


def set_history_size(posts: int) -> None:
    """Limit a page to the newest `posts` messages. It loads half as many at a time."""
    from simcord.preview import _action_plans, _snapshot

    vars(_snapshot)["HISTORY_WINDOW_SIZE"] = vars(_action_plans)["HISTORY_WINDOW_SIZE"] = posts
    vars(_action_plans)["HISTORY_STEP"] = posts // 2


def hide_message_list() -> None:
    """Leave out simcord's list of all messages, which the page hides and which is slow."""
    from simcord.preview import _queries, _snapshot

    def empty_navigation(preview: Preview, page: Any, _visible: Any) -> Any:
        return _queries._message_navigation(preview, page, [])

    vars(_snapshot)["_message_navigation"] = empty_navigation


class DirectImages:
    """Replaces simcord's image checks: shows the bot's images without decoding them in another process."""

    async def validate(self, _key: str, data: bytes, *, media_time: float | None = None) -> MediaInfo:
        """Return an image's type and size. Raises simcord's MediaError for other data."""
        from simcord.preview._media import MediaError, MediaInfo

        try:
            with Image.open(io.BytesIO(data)) as picture:
                kind, (width, height) = str(picture.format), picture.size
        except (OSError, Image.DecompressionBombError) as error:
            raise MediaError("this is no picture") from error
        return MediaInfo(kind, width, height, 1, width * height * 4, data, Image.MIME[kind])

    def release(self, _key: str) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""


def adapt_to_browsers(preview: Preview, *, shutdown_seconds: float, max_pages: int) -> None:
    """Make a preview, which simcord meant for tests, serve up to `max_pages` browser windows.

    Closed windows count for ten more minutes. A closing preview still serves for `shutdown_seconds`.
    """
    preview._media_worker = DirectImages()  # type: ignore[assignment]  # without a process for each image
    preview._server.runner._shutdown_timeout = shutdown_seconds
    preview._pages.clear()  # an extra page, which only tests need
    preview._MAX_PAGES = max_pages  # type: ignore[misc]


def set_current_preview(env: Env, preview: Preview | None) -> None:
    """Make a preview the one that simcord notifies when an action reaches the bot.

    None lets simcord open one more; it allows only one.
    """
    env._preview = preview


def start_page_at(preview: Preview, message: int | None) -> None:
    """Start the next page at a message and continue with newer ones."""
    template = preview._python
    if template is not None:
        template.target_id = message
        template.window_end_id = None


def allow_framing(preview: Preview, origins: Collection[str], changed: Callable[[str, str], str]) -> None:
    """Allow only pages of these origins to frame the preview, and change its files.

    `changed` takes a file's path and text, and returns its new text.
    """
    server = preview._server
    headers = dict(server._SECURITY_HEADERS)
    del headers["X-Frame-Options"]
    policy = headers["Content-Security-Policy"]
    ancestors = f"frame-ancestors {' '.join(origins)}"
    headers["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", ancestors)
    server._SECURITY_HEADERS = headers  # type: ignore[misc]
    serve = server._static

    async def changed_file(request: web.Request) -> web.Response:
        answer: web.Response = await serve(request)
        if request.path == "/" or request.path.endswith((".css", ".js")):
            answer.text = changed(request.path, answer.text or "")
        return answer

    server._static = changed_file  # type: ignore[method-assign]


def wrap_actions(preview: Preview, around: Callable[[Action], Action]) -> None:
    """Wrap the handler of all actions on a preview's pages."""
    act = preview._action

    async def up_to_date(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out an action as if its page showed the newest messages."""
        return await act(context, _with_current_revision(preview, context, body))

    preview._action = around(up_to_date)  # type: ignore[method-assign,assignment]


def _with_current_revision(
    preview: Preview, context: str | None, body: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Accept a press on a page that was just redrawn, as Discord would."""
    page = preview._get_page(context)
    seen, sequence = body.get("published_revision"), body.get("sequence")
    if sequence != page.last_sequence + 1 or not isinstance(seen, int) or seen >= page.revision:
        return body
    return {**body, "published_revision": page.revision}
