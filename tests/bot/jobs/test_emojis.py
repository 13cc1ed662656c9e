"""Application emojis: uploaded once, replaced when they change, and optional."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import discord
import pytest

from bot.jobs.emojis import Emojis
from bot.ui import markup as shown
from render import emoji_images
from tests.bot.evening import Evening

paint = cache(emoji_images.emoji_png)

pytestmark = pytest.mark.xdist_group("emojis")  # one process, which paints them once


@pytest.fixture(autouse=True)
def forgotten(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Forget uploads between tests, without painting the emojis again."""
    monkeypatch.setattr(emoji_images, "emoji_png", paint)
    yield
    shown.use_emojis({})


def uploads(evening: Evening) -> int:
    return sum(asked.method == "POST" and asked.path.endswith("/emojis") for asked in evening.http)


def kept(evening: Evening) -> set[str]:
    """Return the names of the emojis on Discord."""
    return {emoji.name for emoji in evening.env.backend.application_emojis.values()}


@pytest.mark.slow
async def test_missing_emojis_are_uploaded_once(evening: Evening) -> None:
    await Emojis(evening.bot).renew()
    assert len(kept(evening)) == len(emoji_images.emojis()) == uploads(evening)
    await Emojis(evening.bot).renew()
    assert uploads(evening) == len(emoji_images.emojis()), "a restart finds them there"


async def test_changed_emoji_replaces_the_old_one(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await Emojis(evening.bot).renew()
    before, yellow = kept(evening), shown.emoji_for("yellow")
    monkeypatch.setattr(emoji_images, "emoji_png", lambda name: paint(name) + b"!" * (name == "yellow"))
    await Emojis(evening.bot).renew()
    assert len(kept(evening) - before) == len(before - kept(evening)) == 1
    assert shown.emoji_for("yellow") not in (None, yellow)


@pytest.mark.slow
async def test_emojis_that_the_bot_did_not_upload_are_not_deleted(evening: Evening) -> None:
    await evening.bot.create_application_emoji(name="party_12345678", image=emoji_images.emoji_png("red"))
    await Emojis(evening.bot).renew()
    assert "party_12345678" in kept(evening)


@pytest.mark.slow
async def test_card_buttons_show_the_uploaded_emoji_of_their_colour(evening: Evening) -> None:
    await evening.begin()
    await Emojis(evening.bot).renew()
    panel = await evening.panel(evening.ada)
    buttons = [part for row in panel.stored.components for part in row["components"]]
    cards = [part for part in buttons if part["label"].startswith("1 · ")]
    assert cards
    for part in cards:
        assert part["emoji"]["name"].split("_")[0] in part["label"].lower()
        assert part["emoji"]["id"]


@pytest.mark.slow
async def test_post_marks_the_player_to_move_with_the_badge_of_their_seat(evening: Evening) -> None:
    await evening.begin()
    await Emojis(evening.bot).renew()
    await evening.move((await evening.legal())[0])
    seat = (await evening.position()).to_move[0]
    assert evening.post.text.splitlines()[-1].startswith(f"<:seat_{seat + 1}_")


class _Answer:
    """A stand-in for an error response of Discord."""

    status, reason = 503, "Service Unavailable"


@pytest.mark.parametrize(
    ("refused_after", "error"),
    [
        (0, discord.DiscordServerError(_Answer(), "not today")),  # type: ignore[arg-type]
        (3, discord.RateLimited(600.0)),
    ],
)
async def test_emojis_uploaded_before_a_failed_upload_are_used_and_plain_ones_replace_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, refused_after: int, error: Exception
) -> None:
    """Discord may reject any upload; those accepted before it are used."""
    create, taken = evening.bot.http.create_application_emoji, []

    async def refuse(*asked: object) -> object:
        if len(taken) == refused_after:
            raise error
        taken.append(asked)
        return await create(*asked)

    monkeypatch.setattr(evening.bot.http, "create_application_emoji", refuse)
    await Emojis(evening.bot).renew()
    ours = [name for name in emoji_images.emojis() if str(shown.emoji_for(name)).startswith("<:")]
    assert len(ours) == refused_after
    assert shown.emoji_for("yellow") == "🟡"
    assert shown.badge(0) == ""
    await evening.begin()
    assert "you" in evening.post.text


async def test_no_emojis_are_uploaded_to_the_simulated_discord(evening: Evening) -> None:
    await evening.begin()
    assert uploads(evening) == 0


def test_symbol_is_used_as_its_own_emoji_and_an_unknown_name_has_none() -> None:
    assert shown.emoji_for("👣") == "👣"
    assert shown.emoji_for(None) is None
    assert shown.emoji_for("seat-1") is None, "a badge has nothing plain in its place"
