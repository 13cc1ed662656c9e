"""Users read their own language in private messages, and the table's in public ones."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import discord
import pytest
import simcord
from sqlalchemy.exc import OperationalError

from bot.store import table_queries
from bot.tables.languages import choose_language
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue, catalogue_for, language_for_locale, native_name
from tests import pseudo
from tests.bot.evening import DAY, Evening, Seen, Tap
from tests.examples import slow
from tests.pseudo import ACUTE, GRAVE

pytestmark = [pytest.mark.usefixtures("german_and_french"), pytest.mark.xdist_group("made-up languages")]


@pytest.fixture(scope="module")
def german_and_french(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Two test languages besides English, which differ in their vowels."""
    yield from pseudo.spoken(tmp_path_factory.mktemp("locales"), de=ACUTE, fr=GRAVE)


def language(message: Seen) -> str:
    """Return the one language of a message with its buttons and alt texts."""
    written = " ".join([message.text, *message.labels, *message.menu, *message.pictures.values()])
    accents = {"de": set(ACUTE) & set(written), "fr": set(GRAVE) & set(written)}
    found = [name for name, letters in accents.items() if letters]
    assert len(found) < 2, f"{written!r} is in {found}"
    if found:
        assert "your" not in written
        assert "the" not in written.split()
    return found[0] if found else "en"


async def german_table(evening: Evening) -> None:
    """Ada (German) plays with Boris (French)."""
    evening.speaks(evening.ada, "de")
    evening.speaks(evening.boris, "fr")
    lobby = await evening.open(rounds=1, opponent=evening.boris)
    await evening.press(evening.boris, pseudo.pseudo("Accept"), lobby)
    await evening.press(evening.ada, pseudo.pseudo("Start now"), lobby)


@pytest.mark.slow
async def test_private_messages_use_the_readers_language_and_posts_that_of_the_table(
    evening: Evening,
) -> None:
    await german_table(evening)
    assert [language(post) for post in evening.posts] == ["de", "de"]
    assert {language(one) for one in evening.direct_messages(evening.ada)} == {"de"}
    assert {language(one) for one in evening.direct_messages(evening.boris)} == {"fr"}
    assert language(await evening.say(evening.boris, "hand")) == "fr"
    assert language(await evening.say(evening.chen, "board")) == "en"
    assert language(await evening.say(evening.chen, "hand")) == "en", "a refusal is a private answer, too"


async def test_panel_uses_the_movers_language(evening: Evening) -> None:
    await german_table(evening)
    for mover, own in ((evening.ada, "de"), (evening.boris, "fr")):
        panel = await evening.press(mover, pseudo.pseudo("Play"))
        shown = await evening.turn(mover, (await evening.legal())[0], panel)
        assert {language(one) for one in (panel, *shown)} == {own}
    assert {language(post) for post in evening.posts} == {"de"}
    assert {language(one) for one in evening.direct_messages(evening.boris)} == {"fr"}


@pytest.mark.slow
async def test_reminders_use_the_players_language_and_posts_that_of_the_table(
    evening: Evening, hourly: None
) -> None:
    await german_table(evening)
    await evening.pass_time(2 * DAY)
    await evening.move((await evening.legal())[0])
    await evening.pass_time(4 * DAY)
    assert len(evening.direct_messages(evening.boris)) > 3
    assert {language(one) for one in evening.direct_messages(evening.ada)} == {"de"}
    assert {language(one) for one in evening.direct_messages(evening.boris)} == {"fr"}
    assert {language(post) for post in evening.posts} == {"de"}


@pytest.mark.slow
async def test_language_command_changes_private_messages_but_not_posts_of_the_table(evening: Evening) -> None:
    await german_table(evening)
    evening.speaks(evening.boris, "en-GB")
    assert language(await evening.say(evening.boris, "hand")) == "en"
    await evening.move((await evening.legal())[0])
    assert language(evening.direct_message(evening.boris)) == "en", "what comes by itself follows Discord"
    answer = await evening.say(evening.boris, "language", language="fr")
    assert native_name("fr") in answer.text
    assert language(answer) == "fr"
    assert language(await evening.say(evening.boris, "hand")) == "fr", "what is chosen goes before Discord"
    assert language(await evening.say(evening.boris, "language", language="discord")) == "en"
    assert {language(post) for post in evening.posts} == {"de"}, "a table stays as it was opened"


@pytest.mark.parametrize("forged", ["../../etc", *slow("xx", "", "de/../fr", "DE_de")])
async def test_unknown_locale_falls_back_to_english(evening: Evening, forged: str) -> None:
    evening.speaks(evening.ada, forged)
    assert language(await evening.say(evening.ada, "help")) == "en"
    assert language(await evening.open()) == "en"


def test_discord_locales_map_to_available_languages_else_english() -> None:
    known = {"de": "de", "fr": "fr", "fr-CA": "fr", "en-GB": "en", "en-US": "en", "pl": None, "": None}
    assert {locale: language_for_locale(locale) for locale in known} == known
    assert catalogue_for(None, "pl", "fr").language == "fr"
    assert catalogue_for("pl").language == "en"


async def test_new_table_uses_the_server_settings_language_before_the_hosts_until_it_is_set_to_auto(
    evening: Evening, keeper: simcord.MemberActor
) -> None:
    page = await evening.say(keeper, "settings")
    press = CustomId("server", path=("language",)).write()
    (page,) = await evening.tap(Tap(keeper, page, press, ("fr",)))
    assert native_name("fr") in page.chosen
    evening.speaks(evening.ada, "de")
    lobby = await evening.open()
    assert language(lobby) == "fr"
    await evening.forge(evening.ada, CustomId("cancel", (await evening.table()).id).write())
    (page,) = await evening.tap(Tap(keeper, page, press, ("auto",)))
    assert (await evening.bot.manager.server(evening.guild.id)).language is None
    assert language(await evening.open()) == "de"
    (page,) = await evening.tap(Tap(keeper, page, press, ("xx",)))
    assert (await evening.bot.manager.server(evening.guild.id)).language is None


async def test_new_table_uses_a_communitys_language_before_the_hosts(evening: Evening) -> None:
    guild = evening.bot.get_guild(evening.guild.id)
    assert guild is not None
    evening.speaks(evening.ada, "de")
    guild.preferred_locale = discord.Locale.french
    assert language(await evening.open()) == "de", "only communities choose theirs"
    cancel = CustomId("cancel", (await evening.table()).id).write()
    await evening.forge(evening.ada, cancel)
    guild.features.append("COMMUNITY")
    assert language(await evening.open()) == "fr"


async def test_guest_whose_language_is_unknown_is_invited_in_the_tables_language(evening: Evening) -> None:
    evening.speaks(evening.ada, "de")
    await evening.open(rounds=1, opponent=evening.boris)
    (call, *_) = evening.posts
    assert evening.boris.id in call.addressed | call.notified
    evening.speaks(evening.boris, "fr")
    await evening.say(evening.boris, "help")
    assert language(evening.post) == "de"


async def test_privacy_page_names_the_discord_language_that_is_stored(evening: Evening) -> None:
    evening.speaks(evening.chen, "fr")
    page = await evening.say(evening.chen, "privacy")
    assert language(page) == "fr"
    assert catalogue("fr")("privacy-language") in page.text
    preferences = await evening.bot.manager.store.read(table_queries.read_preferences, evening.chen.id)
    assert (preferences.language, preferences.discord_language) == (None, "fr")


async def test_deletion_removes_the_chosen_language(evening: Evening) -> None:
    chen = evening.chen
    await evening.say(chen, "language", language="fr")
    question = await delete(evening, await evening.say(chen, "privacy"), "askforget")
    assert language(question) == "fr"
    await delete(evening, question, "forget")
    assert language(await evening.say(chen, "privacy")) == "en"


async def delete(evening: Evening, message: Seen, verb: str) -> Seen:
    """Press a button of Chen's by its verb, in any language."""
    press = next(one for one in message.buttons.values() if f":{verb}:" in one)
    return await evening.forge(evening.chen, press, message)


async def test_discords_locale_is_used_if_the_chosen_language_cannot_be_read(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.speaks(evening.ada, "de")
    await evening.bot.manager.run_for(choose_language, evening.ada.id, "fr")
    assert language(await evening.say(evening.ada, "help")) == "fr"
    evening.bot.services.languages.forget(evening.ada.id)

    def locked(*_: object) -> None:
        raise outage()

    monkeypatch.setattr(table_queries, "read_preferences", locked)
    assert language(await evening.say(evening.ada, "rules")) == "de"


def outage() -> Exception:
    """Return SQLAlchemy's error for a locked SQLite file."""
    locked = sqlite3.OperationalError("database is locked")
    locked.sqlite_errorcode = sqlite3.SQLITE_BUSY
    return OperationalError("", {}, locked)
