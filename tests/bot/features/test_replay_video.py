"""Videos are made one at a time in worker processes, and each request gets an outcome."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from bot.errors import Refused
from bot.jobs.long_jobs import LongJob, LongJobs, replay_videos
from bot.process_pool import Lost
from engine.core.catalogue import catalogue
from engine.game_registry import games
from render.games.lost_cities.tabletop import tabletop
from render.video import Script, Shot, paint_video
from tests.bot import reels
from tests.examples import slow
from tests.render import conftest

LONG = 60.0
"""Seconds in which even a busy machine makes a small video."""
Reel = Callable[[Script], bytes]


@pytest.fixture
def videos() -> Iterator[LongJobs]:
    videos = replay_videos(capacity=2)
    yield videos
    videos.close()


@pytest.fixture
def script() -> Script:
    """The first turns of a game."""
    game = games()["lost_cities"]
    state = game.rules.setup(game.Options(), 2, 5).state
    shots = [Shot(game.visibility.view(state, None))]
    for _ in range(3):
        seat = game.rules.to_move(state)[0]
        state = game.rules.apply(state, seat, game.rules.legal_actions(state, seat)[0]).state
        shots.append(Shot(game.visibility.view(state, None)))
    return Script("en", game.key, ("ada", "boris"), tuple(shots))


async def refusal(making: LongJob) -> str:
    with pytest.raises(Refused) as refused:
        await making.within(LONG)
    return refused.value.reason


async def test_video_has_one_frame_per_turn_and_is_720_pixels_wide(videos: LongJobs, script: Script) -> None:
    making = videos.make(1, script)
    data = await making.within(LONG)
    assert data is not None
    assert making.done == len(script.shots)
    video = Image.open(BytesIO(data))
    assert getattr(video, "n_frames") == len(script.shots)  # noqa: B009
    assert video.width == 720


@pytest.mark.slow
def test_video_with_hands_is_higher_than_one_without(script: Script) -> None:
    game = games()[script.game]
    state = game.rules.setup(game.Options(), 2, 5).state
    hands = tuple(game.visibility.view(state, seat) for seat in (0, 1))
    heights = []
    for shown in ((), hands):
        shots = (
            replace(script.shots[0], hands=shown),
            Shot(game.visibility.view(state, None), "score_sheet"),
        )
        video = Image.open(BytesIO(paint_video(replace(script, shots=shots), catalogue(), lambda _: None)))
        heights.append(video.height)
    without, with_hands = heights
    assert with_hands > without * 1.15


@pytest.mark.slow
def test_table_lower_than_the_video_is_painted_at_the_top_of_its_frame(script: Script) -> None:
    """So the players' names stay where they are while expeditions grow."""
    low, high = conftest.begun(), conftest.fullest()
    shots = (Shot(low), Shot(high))
    video = Image.open(BytesIO(paint_video(replace(script, shots=shots), catalogue(), lambda _: None)))
    table = tabletop(low, script.names, catalogue()).image
    bar = table.resize((video.width, table.height * video.width // table.width)).crop((0, 0, video.width, 40))
    shown = video.convert("RGB").crop((0, 0, video.width, 40))
    assert max(ImageStat.Stat(ImageChops.difference(bar, shown)).mean) < 12


@pytest.mark.slow
@pytest.mark.parametrize("reel", [reels.is_killed, *slow(reels.crashes)])
async def test_killed_or_crashed_video_is_refused_and_can_be_requested_again(
    videos: LongJobs, script: Script, reel: Reel
) -> None:
    videos.work = reel
    assert await refusal(videos.make(1, script)) == "video-failed"
    videos.work = reels.quick
    assert await videos.make(1, script).within(LONG) == reels.VIDEO


async def test_video_that_timed_out_is_refused_and_started_again_by_the_next_request(
    videos: LongJobs, script: Script, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Future[bytes]] = []

    def takes_too_long(*_: object, **__: object) -> Future[bytes]:
        started.append(Future())
        started[-1].set_exception(Lost("no progress for 120 seconds"))
        return started[-1]

    monkeypatch.setattr(videos.pool, "submit", takes_too_long)
    assert [await refusal(videos.make(1, script)) for _ in range(2)] == ["video-failed"] * 2
    assert len(started) == 2


@pytest.mark.slow
async def test_video_beyond_its_timeout_is_refused(script: Script) -> None:
    videos = replay_videos(timeout=2)
    videos.work = reels.hangs
    assert await refusal(videos.make(1, script)) == "video-failed"


@pytest.mark.slow
async def test_failed_video_is_not_logged_as_unhandled_if_its_requester_is_gone(
    videos: LongJobs, script: Script
) -> None:
    unhandled: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: unhandled.append(context))
    videos.work = reels.crashes
    task = videos.make(1, script).task
    await asyncio.wait([task], timeout=LONG)
    assert task.done()
    del task
    gc.collect()
    assert unhandled == []


async def test_concurrent_requests_share_one_video(videos: LongJobs, script: Script) -> None:
    videos.work = reels.quick
    first, second = videos.make(1, script), videos.make(1, script)
    assert first is second
    assert await first.within(LONG) == reels.VIDEO
    assert videos.make(1, script) is first, "and it is kept for a while"


@pytest.mark.slow
async def test_full_video_queue_refuses_new_videos_but_returns_the_waiting_ones(
    videos: LongJobs, script: Script
) -> None:
    videos.work = reels.slow
    first, second = videos.make(1, script), videos.make(2, script)
    with pytest.raises(Refused) as refused:
        videos.make(3, script)
    assert refused.value.reason == "videos-busy"
    assert videos.make(2, script) is second, "who waits already goes on waiting"
    assert first.done in (0, 1), "it starts, though its worker has reported nothing yet"
    assert await second.within(0) is None and second.done is None
    assert await first.within(LONG) == await second.within(LONG) == reels.VIDEO
    await asyncio.sleep(0)
    assert videos.make(3, script) is not first
