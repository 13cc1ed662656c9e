"""All that the playground uses of simcord besides its public interface.

simcord is made for tests: one thing happens at a time, the clock stands still, and there is one preview,
which is drawn anew when its own person does something. On the page several are open at once and time goes
by. So simcord is pinned to one version, and a test names every part used here and fails when one is gone.
"""

from __future__ import annotations

import importlib
import io
import logging
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any

from PIL import Image

if TYPE_CHECKING:
    from aiohttp import web
    from simcord import ChannelHandle, Env, MemberActor, UserHandle
    from simcord.preview import Preview
    from simcord.preview._media import MediaInfo

log = logging.getLogger(__name__)

Action = Callable[["str | None", Mapping[str, Any]], Awaitable[dict[str, Any]]]
"""Carries out what somebody does on a page: the page's id, and what its script sent."""


def import_quietly() -> None:
    """Imports simcord and what its pages need, without the warnings it provokes by trying discord.py."""
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        importlib.import_module("simcord")
        importlib.import_module("markdown_it")  # or else the first page would wait for it
    finally:
        logging.disable(before)


# The world


def set_bot_name(env: Env, name: str) -> None:
    """Gives the bot the name people see."""
    env.backend.bot_user.name = name


def advance_clock(env: Env, seconds: float) -> None:
    """Lets the clock jump, before anything waits for it."""
    env.backend.clock.advance(seconds)


def transcript_length(env: Env) -> int:
    """How many things have been said between the bot and Discord so far."""
    return len(env.backend.transcript)


def stop_waiting(env: Env, reason: str) -> None:
    """Waits no longer for what does not come to rest, such as a task that listens to a queue.

    Otherwise every press would wait for it, in vain, and the clock would stand still.
    """
    log.warning("The bot is still busy and is not waited for: %s", reason)
    for task in env._work.tasks:
        if not task.done():
            env._work.external_waits.setdefault(task, "the playground does not wait for this")


def set_locales(env: Env, locale_of: Callable[[int], str]) -> None:
    """Presses say in which language somebody's Discord is; simcord's people all speak English."""
    emit = env.backend.emit

    def tell(event: str, payload: Any, *more: Any, **about: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = (payload.get("member") or payload)["user"]
            payload["locale"] = locale_of(int(user["id"]))
        emit(event, payload, *more, **about)

    vars(env.backend)["emit"] = tell


def may_read(env: Env, place: ChannelHandle, member: MemberActor) -> bool:
    """Whether a member sees a channel or thread, with what was written there before."""
    from simcord.backend.access import can_access_channel

    return can_access_channel(env, place.id, member, history=True)


def newest_message(env: Env, place: ChannelHandle, viewer: MemberActor | UserHandle) -> int | None:
    """The id of the newest message somebody can see in a place."""
    messages = env.backend.messages.get(place.id, {}).values()
    return max((message.id for message in messages if message.visible_to(viewer.id)), default=None)


def messages_shown(env: Env, place: ChannelHandle, most: int) -> str:
    """The newest messages of a place with all that is in them, to compare."""
    return repr(list(env.backend.messages.get(place.id, {}).values())[-most:])


# A preview


def set_history_size(posts: int) -> None:
    """Lets a page begin with so many of the newest messages, and add half as many at a time."""
    from simcord.preview import _action_plans, _snapshot

    vars(_snapshot)["HISTORY_WINDOW_SIZE"] = vars(_action_plans)["HISTORY_WINDOW_SIZE"] = posts
    vars(_action_plans)["HISTORY_STEP"] = posts // 2


def hide_message_list() -> None:
    """Leaves out the tester's list of all messages, which is hidden here and takes longer than the page."""
    from simcord.preview import _queries, _snapshot

    def nothing(preview: Preview, page: Any, _visible: Any) -> Any:
        return _queries._message_navigation(preview, page, [])

    vars(_snapshot)["_message_navigation"] = nothing


class DirectImages:
    """Shows pictures as the bot painted them.

    simcord's own, whose place this takes, has each picture decoded in a new process, as strangers' files
    should be; that takes longer than all the rest of a page.
    """

    async def validate(self, _key: str, data: bytes, *, media_time: float | None = None) -> MediaInfo:
        """What the page wants to know of a picture. Raises simcord's MediaError if it is none."""
        from simcord.preview._media import MediaError, MediaInfo

        try:
            with Image.open(io.BytesIO(data)) as picture:
                kind, (width, height) = str(picture.format), picture.size
        except (OSError, Image.DecompressionBombError) as error:
            raise MediaError("this is no picture") from error
        return MediaInfo(kind, width, height, 1, width * height * 4, data, Image.MIME[kind])

    def release(self, _key: str) -> None:
        """Has kept nothing."""

    async def close(self) -> None:
        """Has nothing open."""


def show_images_directly(preview: Preview) -> None:
    """Spares a preview the process for every picture."""
    preview._media_worker = DirectImages()  # type: ignore[assignment]


def set_shutdown_timeout(preview: Preview, seconds: float) -> None:
    """Lets a preview close within some such times, instead of minutes in which a browser is still served."""
    preview._server.runner._shutdown_timeout = seconds


def allow_another_preview(env: Env) -> None:
    """Lets one more preview open; simcord means to have only one."""
    env._preview = None


def set_current_preview(env: Env, preview: Preview) -> None:
    """Makes a preview the one that simcord tells whether an action has reached the bot."""
    env._preview = preview


def drop_test_page(preview: Preview) -> None:
    """Takes away the page of a preview that nobody looks at but that would be drawn as well."""
    preview._pages.clear()


def set_max_pages(preview: Preview, most: int) -> None:
    """Lets a view be open in so many windows at once; each that was left counts for ten minutes more."""
    preview._MAX_PAGES = most  # type: ignore[misc]


def start_page_at(preview: Preview, message: int | None) -> None:
    """Lets the page that is about to open begin at a message, and go on with newer ones."""
    template = preview._python
    if template is not None:
        template.target_id = message
        template.window_end_id = None


def allow_framing(preview: Preview, origins: Collection[str], restyle: Callable[[str], str]) -> None:
    """Allows pages of these origins, and no other, to hold the preview in a frame, and changes its style."""
    server = preview._server
    headers = dict(server._SECURITY_HEADERS)
    del headers["X-Frame-Options"]
    policy = headers["Content-Security-Policy"]
    ancestors = f"frame-ancestors {' '.join(origins)}"
    headers["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", ancestors)
    server._SECURITY_HEADERS = headers  # type: ignore[misc]
    serve = server._static

    async def styled(request: web.Request) -> web.Response:
        answer: web.Response = await serve(request)
        if request.path == "/preview.css":
            answer.text = restyle(answer.text or "")
        return answer

    server._static = styled  # type: ignore[method-assign]


def wrap_actions(preview: Preview, around: Callable[[Action], Action]) -> None:
    """Puts `around` in between, wherever somebody does something on a page of this preview."""
    act = preview._action

    async def up_to_date(context: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        return await act(context, _with_current_revision(preview, context, body))

    preview._action = around(up_to_date)  # type: ignore[method-assign,assignment]


def _with_current_revision(
    preview: Preview, context: str | None, body: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Accepts a press on a page that was redrawn a moment ago, as Discord would."""
    page = preview._get_page(context)
    seen, sequence = body.get("published_revision"), body.get("sequence")
    if sequence != page.last_sequence + 1 or not isinstance(seen, int) or seen >= page.revision:
        return body
    return {**body, "published_revision": page.revision}
