"""The playground's pages, requested as a browser requests them."""

from __future__ import annotations

import asyncio
import contextlib
import io
import re
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import aiohttp
import discord
import pytest
from PIL import Image
from simcord import preview
from simcord.preview import Preview

import data
from bot import process_pool
from bot.app.client import Explorers, build
from bot.features.daily import daily_jobs
from bot.jobs import late_notifications, publisher
from bot.jobs.scheduler import SILENCE, Scheduler
from bot.ops.settings import Settings
from bot.ui.painter_workers import Painters
from engine.core.catalogue import catalogue, languages
from engine.game_registry import games
from playground import site
from playground.people import NAMES, portrait
from playground.site import serve
from playground.views import DISCORDS_WORDS, REPLACED, adapted
from playground.world import HISTORY_SIZE, WORDS, World, for_players
from render import fonts
from tests.bot.thinking import Judging

FRAME = Path(site.__file__).parent
ENGLISH = catalogue()
SIMCORD_PAGE = Path(preview.__file__).parent / "static"
LONG = 50.0
"""Seconds: enough for a busy machine to close some pages, less than aiohttp would wait."""


@pytest.fixture(autouse=True)
def _on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow the bot a long start, and skip painting in advance. Other tests have closed their painters."""
    monkeypatch.setattr("bot.ui.pictures._painters", Painters(0))
    monkeypatch.setattr("playground.world.PRESS_TIMEOUT", LONG)
    monkeypatch.setattr("bot.ui.painter_workers.warm_up", tuple)


@dataclass(frozen=True)
class Place:
    """A person's page of a place, as its script sees it."""

    browser: aiohttp.ClientSession
    address: str
    headers: dict[str, str]
    first: dict[str, Any]

    async def act(self, kind: str, **body: Any) -> dict[str, Any]:
        """Return the page after an action on it."""
        asked = {
            "kind": kind,
            "protocol_version": self.first["protocolVersion"],
            "generation": self.first["context"]["generation"],
            "bot_generation": self.first["botGeneration"],
            "published_revision": self.first["publishedRevision"],
            "request_id": "1",
            "sequence": 1,
            **body,
        }
        async with self.browser.post(
            f"{self.address}/api/action", json=asked, headers=self.headers
        ) as answer:
            assert answer.status == 200, await answer.text()
        return await self.now()

    async def now(self) -> dict[str, Any]:
        """Return the page as last drawn."""
        async with self.browser.get(f"{self.address}/api/state", headers=self.headers) as answer:
            state: dict[str, Any] = await answer.json()
            return state

    async def picture(self, asset: str) -> bytes:
        async with self.browser.get(f"{self.address}/api/assets/{asset}", headers=self.headers) as answer:
            assert answer.status == 200, await answer.text()
            return await answer.read()


@dataclass(frozen=True)
class Playground:
    """A world with a browser."""

    world: World
    page: str
    bot: discord.Client
    browser: aiohttp.ClientSession

    async def write(self, text: str, picture: bytes | None = None) -> None:
        channel: Any = self.bot.get_channel(self.world.channel.id)
        files = [discord.File(io.BytesIO(picture), "table.webp")] if picture else []
        await channel.send(text, files=files)

    async def opened(
        self, person: str, where: str = "games", headers: Mapping[str, str] | None = None
    ) -> Place:
        address = f"{self.page}view/{person}/{where}"
        async with self.browser.get(address, allow_redirects=False, headers=headers) as answer:
            address, _, key = answer.headers["Location"].partition("/#")
        known = {"X-Simcord-Capability": key}
        async with self.browser.post(f"{address}/api/pages", json={}, headers=known) as answer:
            first = await answer.json()
        return Place(self.browser, address, {**known, "X-Simcord-Context": first["context"]["id"]}, first)


@contextlib.asynccontextmanager
async def playground(bot: discord.Client | None = None) -> AsyncIterator[Playground]:
    """Run a playground around a bot, or one that does nothing.

    It is not a fixture, because simcord must start and end in one task.
    """
    bot = bot or discord.Client(intents=discord.Intents(guilds=True))
    async with (
        World.running(bot, asyncio.Event()) as world,
        serve(world, 0) as address,
        aiohttp.ClientSession() as browser,
    ):
        yield Playground(world, address, bot, browser)


def shown(state: dict[str, Any]) -> list[str]:
    return [state["messages"][id_]["content"] for id_ in state["timeline"]]


async def test_page_of_a_channel_starts_at_its_newest_posts() -> None:
    async with playground() as here:
        for number in range(40):
            await here.write(f"{number}")
        place = await here.opened("ada")
        assert shown(place.first) == [f"{number}" for number in range(40 - HISTORY_SIZE, 40)]
        assert place.first["history"]["hasBefore"]


async def test_scrolling_up_loads_half_a_page_of_older_posts() -> None:
    async with playground() as here:
        for number in range(40):
            await here.write(f"{number}")
        place = await here.opened("ada")
        earlier = await place.act("history", direction="older")
        assert len(earlier["timeline"]) == HISTORY_SIZE
        assert shown(earlier)[-1] == f"{40 - HISTORY_SIZE + HISTORY_SIZE // 2 - 1}"


async def test_page_opened_later_starts_at_the_newest_posts() -> None:
    async with playground() as here:
        await here.write("old")
        assert shown((await here.opened("ada")).first) == ["old"]
        await here.write("new")
        assert shown((await here.opened("boris")).first) == ["old", "new"]
        assert shown((await here.opened("ada")).first) == ["old", "new"]


async def test_pictures_of_posts_are_served_unchanged() -> None:
    with io.BytesIO() as file:
        Image.new("RGB", (64, 48), "teal").save(file, "WEBP")
        painted = file.getvalue()
    async with playground() as here:
        await here.write("a picture", painted)
        place = await here.opened("ada")
        ((asset, about),) = (
            (id_, item) for id_, item in place.first["assets"].items() if item["filename"] == "table.webp"
        )
        assert about["contentType"] == "image/webp"
        assert await place.picture(asset) == painted


@pytest.mark.slow
async def test_twenty_windows_of_one_channel_show_the_same_view() -> None:
    """Closed and reloaded windows count for a while, so simcord's limit of 16 is reached soon."""
    async with playground() as here:
        await here.write("hello")
        windows = [await here.opened("ada") for _ in range(20)]
        assert {window.address for window in windows} == {windows[0].address}
        for window in (windows[0], windows[-1]):
            assert shown(await window.act("history", direction="newer")) == ["hello"]


async def served(here: Playground, path: str) -> str:
    async with here.browser.get(f"{here.page}{path}") as answer:
        assert answer.status == 200, path
        return await answer.text()


async def test_page_has_a_new_game_button_and_a_sign_that_it_is_loading() -> None:
    async with playground() as here:
        page, script = await served(here, ""), await served(here, "page.js")
    assert re.search(r'<button id="new-game" aria-expanded="false" aria-controls="shop">', page)
    assert 'newGame.addEventListener("click"' in script
    assert 'aria-busy="true"' in page, "something moves until a view is there"


async def test_every_file_named_by_the_page_and_its_style_is_served() -> None:
    async with playground() as here:
        named = re.findall(r'(?:src|href)="/([^"]+)"', await served(here, ""))
        named += re.findall(r'url\("/([^"]+)"\)', await served(here, "style.css"))
        assert {"avatar.svg", "avatar.png", "ground.svg", "title.ttf"} <= {*named}
        for path in named:
            async with here.browser.get(f"{here.page}{path}") as answer:
                assert (answer.status, bool(await answer.read())) == (200, True), path


@pytest.mark.skipif(not fonts._can_draw_language("ja"), reason="no Japanese font is installed")
async def test_cover_is_served_in_the_browsers_language() -> None:
    async with playground() as here:
        covers = []
        for language in ("en", "ja"):
            asked = {"Accept-Language": language}
            async with here.browser.get(f"{here.page}cover/tikal", headers=asked) as answer:
                covers.append(await answer.read())
        assert {Image.open(io.BytesIO(cover)).size for cover in covers} == {(1200, 456)}
        assert covers[0] != covers[1]
        async with here.browser.get(f"{here.page}cover/chess") as answer:
            assert answer.status == 404


async def test_bot_has_its_own_avatar_and_each_person_a_different_portrait() -> None:
    async with playground() as here:
        await here.write("hello")
        place = await here.opened("ada")
        ((_, message),) = place.first["messages"].items()
        assert message["author"]["name"] == "Explorers’ Guild"
        own = (Path(data.__file__).parent / "avatar.png").read_bytes()
        assert await place.picture(message["author"]["avatar"]) == own
    assert len({portrait(name) for name in NAMES}) == len(NAMES)


async def test_style_hides_simcords_toolbar_and_shows_that_a_page_is_loading() -> None:
    style = adapted("/preview.css", "", ENGLISH)
    assert re.search(r"\.preview-toolbar,[^}]*display: none", style)
    assert re.search(r'#preview-app\[aria-busy="true"\]::after[^}]*animation', style)


async def test_simcords_scripts_are_served_with_our_additions_and_replacements() -> None:
    async with playground() as here:
        place = await here.opened("ada")

        async def served(path: str) -> str:
            async with here.browser.get(f"{place.address}{path}") as answer:
                return await answer.text()

        assert (await served("/app.js")).endswith(adapted("/app.js", "", ENGLISH))
        assert 'style === "R"' in await served("/text.js"), "that is how relative times are recognized"
        for path, (old, new) in REPLACED.items():
            original = (SIMCORD_PAGE / path.lstrip("/")).read_text(encoding="utf-8")
            assert original.count(old) == 1, "simcord has changed"
            assert await served(path) == original.replace(old, new)


@pytest.mark.parametrize("language", languages())
def test_discords_own_words_on_the_page_are_in_the_readers_language(language: str) -> None:
    """In English nothing changes, so simcord still has all of them."""
    for path, phrases in DISCORDS_WORDS.items():
        file = SIMCORD_PAGE / (path.lstrip("/") or "index.html")
        original = file.read_text(encoding="utf-8")
        text = adapted(path, original, catalogue(language))
        assert all(original.count(phrase) == 1 + (phrase == '(edited)"') for phrase in phrases), path
        assert all((phrase in text) is language.startswith("en") for phrase in phrases), path
        for key in phrases.values():
            said = catalogue(language)(f"discord-{key}", name="Ada", channel="#games")
            assert not set(said) & set('"`\\<$'), "it becomes part of a script"


async def test_next_day_of_the_world_moves_the_time_of_an_open_page_by_a_day() -> None:
    async with playground() as here:
        moment = int(here.world.env.now().timestamp()) + 3600
        await here.write(f"Closes <t:{moment}:R>")
        place = await here.opened("ada")
        await here.world._tick()
        before = (await place.now())["profile"]["presentationTime"]
        await here.world.next_day()
        await here.world._tick()
        after = (await place.now())["profile"]["presentationTime"]
        assert timedelta(days=1) <= datetime.fromisoformat(after) - datetime.fromisoformat(before)


async def test_locale_and_time_zone_come_from_the_browser_and_an_unknown_zone_is_utc() -> None:
    async with playground() as here:
        for person, asked, query, expected in (
            ("ada", "de-AT,de;q=0.9", "?zone=Europe/Vienna", ("de", "Europe/Vienna")),
            ("boris", "en-GB", "?zone=Nowhere", ("en-GB", "UTC")),
            ("chen", "es-MX", "", ("es-ES", "UTC")),
        ):
            place = await here.opened(person, f"games{query}", {"Accept-Language": asked})
            profile = place.first["profile"]
            assert (profile["locale"], profile["timezone"]) == expected


async def test_page_can_be_framed_only_by_its_own_origins() -> None:
    async with playground() as here:
        place = await here.opened("ada")
        async with here.browser.get(place.address) as answer:
            policy = answer.headers["Content-Security-Policy"]
        assert f"frame-ancestors {' '.join(here.world.views.origins)}" in policy


async def test_request_with_another_host_name_is_rejected() -> None:
    async with (
        playground() as here,
        here.browser.get(f"{here.page}overview", headers={"Host": "evil.example"}) as answer,
    ):
        assert answer.status == 403


async def test_style_of_a_page_names_noto_sans_without_the_large_chinese_font() -> None:
    async with playground() as here:
        place = await here.opened("ada")
        async with here.browser.get(f"{place.address}/preview.css") as answer:
            style = await answer.text()
    assert 'font-family: "Noto Sans";' in style
    assert 'font-family: "Noto Sans SC";' not in style
    assert adapted("/preview.css", "", ENGLISH) in style


async def test_first_page_offers_every_game_with_cover_course_and_players() -> None:
    async with playground() as here, here.browser.get(f"{here.page}overview") as answer:
        overview = await answer.json()
        assert [game["key"] for game in overview["games"]] == list(games())
        assert all(game["cover"] and game["course"] for game in overview["games"])
        about = {game["key"]: game["about"] for game in overview["games"]}
        assert (about["lost_cities"], about["tikal"]) == ("For two, or four as partners", "For two to four")
        assert {place["newest"] for person in overview["people"] for place in person["places"]} == {None}


def test_first_page_names_the_numbers_of_players_and_partners_only_if_a_game_has_them() -> None:
    assert for_players((2, 2), ENGLISH, partners=False) == "For two"
    assert for_players((2, 4), ENGLISH, partners=False) == "For two to four"
    assert for_players((2, 4), ENGLISH, partners=True) == "For two, or four as partners"


async def posted(here: Playground, path: str, origin: str | None = None) -> int:
    """Send a form of the page and return the response's status."""
    headers = {"Origin": origin or here.page.rstrip("/")}
    async with here.browser.post(f"{here.page}{path}", headers=headers) as answer:
        return answer.status


async def pressed(here: Playground, path: str, origin: str | None = None) -> int:
    """Press a game's button and return the response's status."""
    return await posted(here, f"press/{path}", origin)


@pytest.fixture
async def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Explorers:
    """A playground's bot that paints without worker processes, with its files in the test's folder."""
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    settings = Settings(picture_workers=0)
    return build(settings.for_playground(str(tmp_path)), Judging())


@pytest.mark.parametrize("where", ["games", "dm"])
async def test_practice_button_of_the_first_page_starts_a_game_in_channel_or_dm(
    where: str, bot: Explorers
) -> None:
    async with playground(bot) as here:
        assert await pressed(here, f"boris/{where}/practice/lost_cities") == 204
        begun = (await here.opened("boris", where)).first
        assert any("Boris" in text and "Lost Cities" in text for text in shown(begun))
        assert any("-tabletop." in asset["filename"] for asset in begun["assets"].values())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("button", "shows"),
    [("learn/tikal", "for temples that you control"), ("daily", "Daily deal")],
)
async def test_learn_and_daily_buttons_of_the_page_answer_only_the_person_who_pressed(
    button: str, shows: str, bot: Explorers
) -> None:
    async with playground(bot) as here:
        assert await pressed(here, f"boris/games/{button}") == 204
        assert any(shows in text for text in shown((await here.opened("boris")).first))
        assert shown((await here.opened("ada")).first) == []


async def test_page_is_in_the_browsers_language_or_else_english() -> None:
    async with playground() as here:
        for asked, language, words in (("fr-CA,fr;q=0.9", "fr", "Tu es"), ("xx", "en", "You are")):
            async with here.browser.get(f"{here.page}overview", headers={"Accept-Language": asked}) as answer:
                overview = await answer.json()
            assert (overview["language"], overview["words"]["people"]) == (language, words)
            assert overview["words"]["beside"] == catalogue(language)("page-beside", name="{name}")
            places = {place["name"] for person in overview["people"] for place in person["places"]}
            assert catalogue(language)("page-direct") in places


def test_every_word_of_the_page_comes_from_the_catalogue() -> None:
    page = (FRAME / "page.html").read_text(encoding="utf-8") + (FRAME / "page.js").read_text(encoding="utf-8")
    asked = set(re.findall(r'data-word="([a-z-]+)"', page)) | set(re.findall(r'\bsay\("([a-z-]+)"', page))
    asked |= {"who", "where"}  # from a list
    assert asked == set(WORDS)


async def test_bot_answers_presses_of_the_page_in_the_browsers_language(bot: Explorers) -> None:
    async with playground(bot) as here:
        async with here.browser.get(here.page, headers={"Accept-Language": "de-DE,de;q=0.9,en;q=0.8"}):
            pass
        await pressed(here, "boris/games/practice/tikal")
        begun = (await here.opened("boris", "games")).first
        assert any("du bist am Zug" in text for text in shown(begun))


@pytest.mark.slow
async def test_bot_answers_each_window_in_its_own_browser_language(bot: Explorers) -> None:
    async with playground(bot) as here:
        for who, language in (("ada", "de"), ("boris", "fr")):
            asked = {"Accept-Language": f"{language}-XX,en;q=0.8"}
            async with here.browser.get(here.page, headers=asked):
                pass
            async with here.browser.get(f"{here.page}view/{who}/dm", headers=asked, allow_redirects=False):
                pass
        for who, words in (("ada", "du bist am Zug"), ("boris", "c’est ton tour")):
            await pressed(here, f"{who}/dm/practice/tikal")
            begun = (await here.opened(who, "dm")).first
            assert any(words in text for text in shown(begun)), [*shown(begun)]


@pytest.mark.parametrize(
    "path",
    [
        "nobody/games/practice/tikal",
        "ada/nowhere/learn/tikal",
        "ada/games/practice/chess",
        "ada/games/practice",
        "ada/games/daily/tikal",
        "ada/games/resign",
    ],
)
async def test_press_with_an_unknown_person_place_or_game_answers_404(path: str) -> None:
    async with playground() as here:
        assert await pressed(here, path) == 404


async def test_press_sent_by_another_site_is_rejected() -> None:
    async with playground() as here:
        assert await pressed(here, "ada/games/practice/tikal", origin="http://evil.example") == 403


async def test_next_day_button_advances_the_clock_and_the_date_on_the_page_by_one_day() -> None:
    """Time then continues at its usual pace."""
    async with playground() as here:
        before = here.world.env.now()
        assert await posted(here, "next-day") == 204
        after = here.world.env.now()
        assert timedelta(days=1) <= after - before < timedelta(days=1, minutes=10)
        assert here.world._behind() < 600
        assert f"{after:%A} {after.day} {after:%B}" == here.world.overview(catalogue())["today"][0]


@pytest.mark.slow
async def test_next_day_runs_between_24_and_100_sweeps(
    monkeypatch: pytest.MonkeyPatch, bot: Explorers
) -> None:
    """Otherwise a day would take a minute. The bot must not regard the jump as downtime."""
    async with playground(bot) as here:
        rounds: list[int] = []
        monkeypatch.setattr(bot.scheduler, "sweep", partial(note_round, rounds, bot.scheduler))
        renewed: list[int] = []
        monkeypatch.setattr(bot.manager.operator, "renew", partial(note_round, renewed, bot.scheduler))
        assert await posted(here, "next-day") == 204
        assert 24 <= len(rounds) <= 100 and 24 <= len(renewed) <= 100
        assert max(rounds) > 30 * 60


@pytest.mark.slow
async def test_next_day_is_not_logged_as_downtime(caplog: pytest.LogCaptureFixture, bot: Explorers) -> None:
    """Its last sweep may be half an hour before its end; then they follow each minute again."""
    async with playground(bot) as here:
        bot._minutes = 17
        assert await posted(here, "next-day") == 204
        async with here.world._turn:
            await here.world.env.advance_time(120)
        assert "was down" not in caplog.text
        assert bot.scheduler.patience == SILENCE


async def test_playground_sets_delays_of_posts_panels_and_presence_to_zero_until_it_ends() -> None:
    """A player's presence is stored five seconds later."""

    def put_off() -> tuple[float, ...]:
        return publisher.PROGRESS_DELAY, publisher.PANEL_CHECK_DELAY, late_notifications.SEEN_DELAY

    usual = put_off()
    async with playground():
        assert put_off() == (0, 0, 0)
    assert put_off() == usual
    assert all(usual), "elsewhere it is put off as ever"


def looks_for_ever(*_: object) -> None:
    """Simulate an analysis that never ends."""
    process_pool.report(40)
    time.sleep(3600)


@pytest.mark.slow
async def test_page_shows_progress_while_a_game_is_analysed(
    monkeypatch: pytest.MonkeyPatch, bot: Explorers
) -> None:
    """Progress is shown, presses are handled, and time passes."""
    bot.services.analyses.work = looks_for_ever
    monkeypatch.setattr("bot.features.replay.analysis.require_analysable", Mock())  # however few turns it had
    async with playground(bot) as here:
        ada = here.world.people["ada"].member
        await ada.slash(here.world.channel, "practice", game="lost_cities")
        question = await ada.slash(here.world.channel, "resign")
        await ada.click(question.response, label="Yes, resign")
        place = await here.opened("ada")
        async with asyncio.timeout(6 * LONG):
            await ada.slash(here.world.channel, "analyse")
            while shown(await place.now())[-1] != "Looking at every turn again: 40% done…":
                await here.world._tick()


@pytest.mark.slow
async def test_todays_deal_can_be_played_while_the_expert_is_still_thinking(
    monkeypatch: pytest.MonkeyPatch, bot: Explorers
) -> None:
    async def thinks_for_ever(*_: object) -> int:
        await asyncio.Event().wait()
        return 0

    monkeypatch.setattr(World, "_behind", lambda _: 0.0)  # a Thursday, when the deal begins with a card
    monkeypatch.setattr(daily_jobs, "expert_score", thinks_for_ever)
    async with playground(bot) as here:
        ada = here.world.people["ada"].member
        intro = await ada.slash(here.world.channel, "daily")
        await ada.click(intro.response, label="Play today’s deal")
        assert any("Which card" in text for text in shown((await here.opened("ada")).first))


async def test_script_of_the_page_opens_the_channel_that_a_message_link_names() -> None:
    async with playground() as here:
        script = await served(here, "page.js")
        async with here.browser.get(f"{here.page}overview") as answer:
            (ada, *_) = (await answer.json())["people"]
    assert ada["places"][0]["channel"] == str(here.world.channel.id)
    assert ada["places"][0]["name"] == "# games", "a mention of it is #games"
    assert 'one.channel === channel || one.name.replace(/^# /, "") === name' in script
    assert "parent.postMessage({ channel }" in adapted("/app.js", "", ENGLISH)


async def test_shutdown_closes_pages_with_unanswered_presses_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several are open, and the bot never finishes a press on one of them."""
    never = asyncio.Event()

    async def hangs(*_: object) -> dict[str, Any]:
        await never.wait()
        return {}

    monkeypatch.setattr(Preview, "_action", hangs)
    async with asyncio.timeout(None) as limit:
        async with playground() as here:
            places = [await here.opened(person) for person in ("ada", "boris", "chen")]
            waiting = [asyncio.ensure_future(place.act("history", direction="older")) for place in places]
            await asyncio.sleep(0.5)
            assert not any(one.done() for one in waiting)
            limit.reschedule(asyncio.get_running_loop().time() + LONG)
    refused = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(one, aiohttp.ClientError) for one in refused)


async def note_round(rounds: list[int], scheduler: Scheduler) -> None:
    """Simulate a sweep of an idle bot and record the downtime it would have seen."""
    rounds.append(scheduler.patience)
