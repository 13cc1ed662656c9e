"""Games of each kind in each language, by presses: no answer is in another language.

English is recognized by words of its sentences, rules pages and handbooks that the language does not have.
"""

from __future__ import annotations

from random import Random

import pytest
import simcord

from engine.core.catalogue import ENGLISH, catalogue, languages
from engine.game_registry import games
from tests.bot.evening import Evening, Seen
from tests.bot.guest import (
    Guest,
    english_in,
    foreign_to,
    in_form,
    labelled,
    strange,
    verb_of,
    whole_languages,
)

LANGUAGES = [language for language in whole_languages() if language != ENGLISH]
SHORT = {"lost_cities": {"rounds": 1}, "lost_cities_board": {"length": "short"}, "tikal": {}}
"""Options of a short game."""
BY_PRESSES, LAST_STEPS, FOR_EVER = 60, 12, 10_000
"""Number of presses at the beginning and of steps at the end. Between them no buttons are pressed."""
MEANWHILE = ("hand", "board", "log", "clock", "undo", "games", "tables", "resign", "replay", "verify")
AFTERWARDS = ("history", "leaderboard", "profile", "replay", "verify", "help", "rules", "games", "tables")
NOT_ALONE = ("analyse", "rematch", "share", "hold")
"""Commands that are slow or post publicly."""
BACK = {catalogue(language)("button-back") for language in languages()}


class Table:
    """Ada and Boris play and Chen watches. All use one language and read all messages."""

    def __init__(self, evening: Evening, language: str) -> None:
        self.evening = evening
        self.guest = Guest(evening, english_in(language))
        for person in evening.people:
            evening.speaks(person, language)
        self.random = Random(3)

    async def sit_down(self, key: str) -> None:
        evening, guest = self.evening, self.guest
        lobby = await guest.say(evening.ada, f"play {key.replace('_', '-')}", **SHORT[key])
        options = await guest.press_verb(evening.ada, "options", lobby)
        await guest.form(evening.ada, "form", options)
        await guest.press_verb(evening.chen, "options", lobby)
        await guest.press_verb(evening.boris, "join", lobby)
        await guest.press_verb(evening.ada, "start", lobby)

    async def tap(self, mover: simcord.MemberActor) -> None:
        """Press a random button of the mover's panel."""
        panel = self.evening.direct_message(mover)
        labels = [label for label in panel.presses if label not in BACK]
        await self.guest.press(mover, self.random.choice(labels), panel)

    async def play(self, taps: int) -> None:
        """Continue by `taps` presses, or to the end."""
        while taps and (mover := await self.evening.mover_or_nobody()):
            await self.tap(mover)
            taps -= 1

    async def press_all(self, who: simcord.MemberActor, *, but: tuple[str, ...] = ()) -> None:
        """Press all remaining buttons below the newest post."""
        post = self.evening.post
        for label in post.presses:
            if label in post.labels and verb_of(post, label) not in but:
                await self.guest.press(who, label, post)

    async def look_round(self) -> None:
        """Use all commands and buttons in mid-game, as a player and as an onlooker."""
        evening = self.evening
        for person in (evening.boris, evening.chen):
            await self.press_all(person)
        for command in MEANWHILE:
            await self.guest.say(evening.ada, command)
            await self.guest.say(evening.chen, command)
        await self.guest.say(evening.ada, "move", move="nonsense")

    async def look_back(self) -> None:
        """Use all commands and buttons after the end, a new game last."""
        await self.press_all(self.evening.ada, but=("analyse", "rematch"))  # an analysis is slow
        for command in AFTERWARDS:
            await self.guest.say(self.evening.ada, command)
        post = next(post for post in reversed(self.evening.posts) if _has(post, "rematch"))
        await self.guest.press_verb(self.evening.ada, "rematch", post)

    def finds_nothing(self) -> None:
        """Check that no message had an English word."""
        self.guest.read_everything()
        assert not self.guest.found, self.guest.told()


def _has(post: Seen, verb: str) -> bool:
    return any(verb_of(post, label) == verb for label in post.labels)


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(games()))
@pytest.mark.parametrize("language", LANGUAGES)
async def test_whole_game_with_all_its_pages_is_fully_translated(
    evening: Evening, language: str, key: str
) -> None:
    table = Table(evening, language)
    await table.sit_down(key)
    await table.play(BY_PRESSES)
    await table.look_round()
    await evening.skip(LAST_STEPS, table.random)
    await table.play(FOR_EVER)
    await table.look_back()
    table.finds_nothing()


@pytest.mark.slow
async def test_first_turns_of_a_french_game_are_fully_translated(evening: Evening) -> None:
    table = Table(evening, "fr")
    await table.sit_down("lost_cities")
    await table.play(4)
    table.finds_nothing()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
async def test_help_settings_and_other_pages_are_fully_translated(evening: Evening, language: str) -> None:
    """Covers all buttons on them, as a server manager."""
    table = Table(evening, language)
    keeper = table.evening.ada
    await table.guest.say(keeper, "away", until="yesterday")
    await table.guest.say(keeper, "notify", **{"time-zone": "Europe/Berlin"})
    await table.guest.say(keeper, "notify", **{"time-zone": "nowhere"})
    await table.guest.read_pages(language)
    table.finds_nothing()


class FourLanguages:
    """Four players, and the private messages of each."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        people = [*evening.people, evening.arrive("dana")]
        self.people = dict(zip(("de", "fr", "es", "ja"), people, strict=True))
        self.told = dict[str, list[Seen]]((language, []) for language in self.people)
        for language, person in self.people.items():
            evening.speaks(person, language)

    async def sit_down(self, key: str) -> None:
        """The host uses German, so posts are in German."""
        host, *guests = self.people.values()
        options = SHORT[key] | ({"partners": True} if key == "lost_cities" else {})
        lobby = await self.evening.say(host, f"play {key.replace('_', '-')}", **options)
        for side, guest in zip((0, 1, 1), guests, strict=True):
            joins = [label for label in lobby.presses if verb_of(lobby, label) == "join"]
            await self.evening.press(guest, joins[min(side, len(joins) - 1)], lobby)
        await self.evening.press(host, labelled(lobby, "start"), lobby)

    async def everybody_looks(self) -> None:
        """All users press the buttons below the newest post, and ask for their hand."""
        for language, person in self.people.items():
            post = self.evening.post
            presses = [label for label in post.presses if verb_of(post, label) not in NOT_ALONE]
            self.told[language] += [await self.evening.press(person, label, post) for label in presses]
            self.told[language].append(await self.evening.say(person, "hand"))

    async def play(self, taps: int) -> None:
        """Continue by `taps` presses, or to the end."""
        random = Random(5)
        while taps and (mover := await self.evening.mover_or_nobody()):
            panel = self.evening.direct_message(mover)
            labels = [label for label in panel.presses if label not in BACK]
            shown = await self.evening.press(mover, random.choice(labels), panel)
            self.told[self.language_of(mover)].append(shown)
            taps -= 1

    def language_of(self, person: simcord.MemberActor) -> str:
        return next(language for language, one in self.people.items() if one is person)

    def mixed_up(self) -> dict[str, set[str]]:
        """Return private and public messages with their words of another language."""
        alone = {
            language: [*self.told[language], *self.evening.direct_messages(person)]
            for language, person in self.people.items()
        }
        alone["de"] += self.evening.posts
        return {
            f"{language}: {message!r}": words
            for language, messages in alone.items()
            for message in messages
            if (words := strange(message, foreign_to(language)))
        }


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(games()))
async def test_each_of_four_players_reads_a_whole_game_in_their_own_language(
    evening: Evening, key: str
) -> None:
    four = FourLanguages(evening)
    await four.sit_down(key)
    await four.everybody_looks()
    await four.play(BY_PRESSES)
    await evening.skip(LAST_STEPS, Random(4))
    await four.play(FOR_EVER)
    await four.everybody_looks()
    assert (await evening.position()).result
    assert all(evening.direct_messages(person) for person in four.people.values())
    assert four.mixed_up() == {}


@pytest.mark.parametrize(
    ("language", "named"),
    [("de", "Dateien anhängen, Nachrichten senden"), ("ja", "ファイルを添付、メッセージを送信")],
)
async def test_missing_permissions_are_named_as_in_discords_translation(
    evening: Evening, language: str, named: str
) -> None:
    evening.speaks(evening.ada, language)
    evening.forbid("attach_files", "send_messages")
    assert named in (await evening.open()).text


async def test_time_zone_is_found_by_its_translated_city(evening: Evening) -> None:
    evening.speaks(evening.ada, "de")
    (found,) = await evening.ada.autocomplete(evening.channel, "notify", "time-zone", "wien")
    assert (found["name"], found["value"]) == ("Wien (Europe/Vienna)", "Europe/Vienna")
    page = await evening.say(evening.ada, "notify", **{"time-zone": found["value"]})
    page = await evening.press(evening.ada, catalogue("de")("button-notify-zone"), page)
    assert any("Wien" in chosen for chosen in page.chosen)


async def test_options_form_of_a_lobby_is_in_the_hosts_language(evening: Evening) -> None:
    """Typed text in commands stays English. A form's questions and choices do not."""
    evening.speaks(evening.ada, "de")
    lobby = await evening.say(evening.ada, "play lost-cities-board", length="short")
    options = await evening.press(evening.ada, labelled(lobby, "options"), lobby)
    shown = await evening.ada.click(options.message, custom_id=options.buttons[labelled(options, "form")])
    assert "Länge" in in_form(shown.modal)
    assert "Kurz" in in_form(shown.modal)
