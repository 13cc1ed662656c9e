"""Command descriptions are translated, and command names stay English."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.app import dispatch
from bot.feature import LONGEST, Translator, translated_text
from bot.store import names
from engine.core.catalogue import files_digest, language_for_locale, languages
from tests.bot.evening import Evening
from tests.new_language import dutch_in

DUTCH = discord.Locale.dutch
pytestmark = pytest.mark.xdist_group("languages")


@pytest.fixture
def dutch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    yield from dutch_in(tmp_path, "bot.ftl", monkeypatch)


def write(dutch: Path, line: str) -> None:
    """Write the only Dutch sentence."""
    dutch.write_text(line, encoding="utf-8")
    files_digest.cache_clear()


async def in_dutch(key: str) -> str | None:
    return await Translator().translate(translated_text(key), DUTCH, None)  # type: ignore[arg-type]


async def test_description_of_a_command_is_translated_for_the_locale(dutch: Path) -> None:
    write(dutch, "command-hand = Bekijk je hand")
    assert await in_dutch("command-hand") == "Bekijk je hand"


async def test_description_for_english_and_missing_languages_is_not_translated() -> None:
    for locale in (discord.Locale.british_english, DUTCH):
        assert await Translator().translate(translated_text("command-hand"), locale, None) is None  # type: ignore[arg-type]


async def test_description_too_long_for_discord_stays_english_with_a_warning(
    dutch: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(dutch, f"command-hand = Bekijk je {'prachtige ' * 10}hand")
    assert await in_dutch("command-hand") is None
    assert "114 characters" in caplog.text


def parts(commands: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for command in commands:
        yield command
        yield from parts(command.get("options", []))
        yield from command.get("choices", [])


_TOLD: list[dict[str, Any]] = []
"""Cached, since it is the same for all tests and takes a second or two."""


async def told(evening: Evening) -> list[dict[str, Any]]:
    """Return all texts sent to Discord: commands, options and choices."""
    if not _TOLD:
        ours = evening.bot.tree
        commands = [await each.get_translated_payload(ours, Translator()) for each in ours.get_commands()]
        _TOLD.extend(parts(commands))
    return _TOLD


@pytest.mark.slow
async def test_names_of_commands_and_options_are_not_translated(evening: Evening) -> None:
    menus = {
        menu.name for menu in evening.bot.tree.get_commands() if isinstance(menu, app_commands.ContextMenu)
    }
    for part in await told(evening):
        if "value" not in part and part["name"] not in menus:
            assert not part.get("name_localizations")


@pytest.mark.parametrize("language", languages()[1:])
async def test_translated_descriptions_are_registered_for_all_locales_of_a_language(
    evening: Evening, language: str
) -> None:
    locales = {locale.value for locale in discord.Locale if language_for_locale(locale.value) == language}
    assert locales
    for part in await told(evening):
        said = part.get("name_localizations" if "value" in part else "description_localizations") or {}
        assert locales <= said.keys() or not locales & said.keys(), "what is as in English is left out"
        assert all(0 < len(words) <= LONGEST for words in said.values())


async def test_commands_are_registered_again_only_if_a_translation_changed(
    evening: Evening, dutch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = []
    monkeypatch.setattr(evening.bot.tree, "sync", partial(_note, told))
    write(dutch, "command-hand = Bekijk je hand")
    await evening.bot.tree.register(evening.bot.services)
    await evening.bot.tree.register(evening.bot.services)
    assert len(told) == 1
    write(dutch, "command-hand = Laat je hand zien")
    await evening.bot.tree.register(evening.bot.services)
    assert len(told) == 2


async def _note(told: list[None]) -> None:
    told.append(None)


@pytest.mark.slow
async def test_commands_are_registered_in_english_if_discord_rejects_a_translation(
    evening: Evening, dutch: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(dutch, "command-hand = Bekijk je hand")
    await evening.bot.manager.store.write(names.write_value, dispatch.DIGEST_KEY, "those of another version")
    sent = []
    put = discord.http.HTTPClient.bulk_upsert_global_commands

    async def refused(http: Any, application: int, payload: list[dict[str, Any]]) -> Any:
        sent.append(payload)
        if any(part.get("description_localizations") for part in parts(payload)):
            why = {"code": 50035, "message": "Invalid localization"}
            raise discord.HTTPException(_Refusal(), why)  # type: ignore[arg-type]
        return await put(http, application, payload)

    monkeypatch.setattr(discord.http.HTTPClient, "bulk_upsert_global_commands", refused)
    await evening.bot.tree.register(evening.bot.services)
    assert len(sent) == 2
    (logged,) = evening.errors
    assert "they are in English" in logged
    evening.errors.clear()


class _Refusal:
    status, reason = 400, "Bad Request"
