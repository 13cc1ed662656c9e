"""Names belong to their server. Elsewhere users have a label unless they choose a public name."""

from __future__ import annotations

import re
from typing import Any

import pytest
import simcord

from bot.store import connect, names
from render import picture
from tests.bot.elsewhere import leave_server
from tests.bot.evening import Evening, Seen
from tests.bot.features.test_leaderboard import JULY, play
from tests.bot.named import is_named

LABEL = re.compile(r"Explorer [0-9A-HJKMNP-TV-Z]{4}")


class Elsewhere:
    """Another server with the bot, where Ada has her real name as a nickname."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        guild = evening.env.create_guild("Elsewhere")
        self.channel = guild.create_text_channel("games")
        self.ada = guild.add_member(evening.ada.user, nick="Ada Lovelace")
        self.dora = guild.add_member(evening.env.create_user("dora"))
        self.emil = guild.add_member(evening.env.create_user("emil"))

    async def duel(self, guest: simcord.MemberActor) -> None:
        """Ada loses a rated game there."""
        evening, ada = self._evening, self.ada
        lobby = await evening.say(ada, "play lost-cities", where=self.channel, opponent=guest, rounds=1)
        await evening.join(guest, lobby)
        await evening.press(ada, "Start", lobby)
        await evening.resign(ada, where=self.channel)

    async def board(self, person: simcord.MemberActor, **wish: Any) -> Seen:
        return await self._evening.say(person, "leaderboard", where=self.channel, **wish)


@pytest.fixture
async def elsewhere(evening: Evening) -> Elsewhere:
    """Ada has lost to Boris in the guild, and then to Dora elsewhere."""
    await evening.begin()
    await evening.resign(evening.ada)
    other = Elsewhere(evening)
    await other.duel(other.dora)
    return other


async def words(evening: Evening, shown: Seen, person: simcord.MemberActor | None = None) -> str:
    """Return all that a leaderboard or profile shows, as text."""
    return (await evening.press(person or evening.chen, "As text", shown)).text


async def words_to(evening: Evening, person: simcord.MemberActor) -> str:
    """Return the leaderboard in direct messages, as text."""
    return await words(evening, await evening.write(person, "leaderboard"), person)


def painted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Record the data of painted leaderboards and profiles."""
    subjects: list[Any] = []

    def paint(subject: Any, *others: Any) -> picture.Picture:
        subjects.append((subject, *others[:-1]))
        return picture.Picture(b"picture", "page.jpg", 1, 1)

    monkeypatch.setattr(picture, "board", paint)
    monkeypatch.setattr(picture, "career", paint)
    return subjects


@pytest.mark.slow
async def test_leaderboard_shows_the_names_players_use_on_the_current_server(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    here = await words(evening, await evening.say(evening.chen, "leaderboard"))
    there = await words(evening, await elsewhere.board(elsewhere.emil), elsewhere.emil)
    assert "**ada**" in here and "Lovelace" not in here, "though she played under that name last"
    assert "**Ada Lovelace**" in there and "**ada**" not in there


@pytest.mark.slow
async def test_global_leaderboard_names_only_players_of_this_server(
    evening: Evening, elsewhere: Elsewhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In text, picture and alt text. Players met on this server keep their name here."""
    subjects = painted(monkeypatch)
    board = await evening.say(evening.chen, "leaderboard", scope="everywhere")
    told = await words(evening, board)
    assert "**ada**" in told and "**boris**" in told
    assert len(LABEL.findall(told)) == 1, "Dora"
    everything = f"{told} {board.text} {board.pictures} {subjects}"
    assert "dora" not in everything and "Lovelace" not in everything


@pytest.mark.slow
async def test_leaderboard_in_direct_messages_names_only_the_caller(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    told = await words_to(evening, evening.boris)
    assert told.count("Explorer ") == 2, "Ada and Dora"
    assert "**boris**" in told
    assert not is_named("ada", told) and not is_named("dora", told)


@pytest.mark.slow
async def test_label_for_a_hidden_name_is_stable_and_differs_between_servers(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """Labels of two servers cannot be compared."""
    board = await evening.say(evening.chen, "leaderboard", scope="everywhere")
    once, again = [LABEL.findall(await words(evening, board)) for _ in range(2)]
    assert once == again and len(once) == 1
    await evening.restart()
    assert LABEL.findall(await words(evening, board)) == once
    labels = [*once]
    for place in ("First", "Second"):
        guild = evening.env.create_guild(place)
        channel = guild.create_text_channel("games")
        emil = guild.add_member(evening.env.create_user(f"emil-{place.lower()}"))
        board = await evening.say(emil, "leaderboard", where=channel, scope="everywhere")
        labels += LABEL.findall(await words(evening, board, emil))
    assert len(set(labels)) == len(labels) == 1 + 3 + 3


@pytest.mark.slow
async def test_label_for_a_hidden_name_differs_between_databases_with_different_keys(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """Two databases give the same user in the same place different codes."""
    database = connect(evening.url)
    one = await database.read(lambda connection: names.display_names(connection, 1, [11]))
    await database.write(lambda connection: connection.exec_driver_sql("DELETE FROM key_values"))
    await database.write(names.draw_key)
    other = await database.read(lambda connection: names.display_names(connection, 1, [11]))
    await database.close()
    assert one != other


async def test_consent_shows_the_account_name_on_other_servers_until_withdrawn(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """It is the account's name, not a server nickname."""
    page = await evening.say(elsewhere.dora, "privacy", where=elsewhere.channel)
    assert "Elsewhere you appear as “Explorer” and a code." in page.text
    shown = await evening.press(elsewhere.dora, "Show my name everywhere", page)
    assert shown.id == page.id
    assert "show your account’s name" in page.text
    assert "**dora**" in await words_to(evening, evening.boris)
    await evening.press(elsewhere.dora, "Hide my name elsewhere", page)
    assert "dora" not in await words_to(evening, evening.boris)


@pytest.mark.slow
async def test_opponent_from_another_server_is_named_in_the_own_profile_but_has_a_label_in_anothers(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """The own profile names opponents. Other profiles show only names used on this server."""
    await elsewhere.duel(elsewhere.dora)
    mine = await words(evening, await evening.write(evening.ada, "profile"), evening.ada)
    assert "Most frequent opponent: **dora**" in mine
    page = await evening.say(evening.ada, "privacy")
    await evening.press(evening.ada, "Show my name everywhere", page)
    others = await evening.write(evening.chen, "profile", user=evening.ada.user)
    told = await words(evening, others)
    assert re.search(rf"Most frequent opponent: \*\*{LABEL.pattern}\*\*", told)
    assert "dora" not in told


@pytest.mark.slow
async def test_own_profile_posted_on_a_server_without_the_bot_has_a_label_for_the_opponent(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """On a server without the bot all read it, though Dora has agreed to no public name."""
    await elsewhere.duel(elsewhere.dora)
    leave_server(evening)
    posted = await evening.say(evening.ada, "profile")
    assert not posted.is_private
    (told,) = posted.pictures.values()
    assert re.search(rf"Most frequent opponent: \*\*{LABEL.pattern}\*\*", told)
    assert "**dora**" in await words(evening, posted, evening.ada), "the answer to a press is private"


@pytest.mark.slow
async def test_profile_of_a_stranger_is_answered_as_if_they_had_never_played(
    evening: Evening, elsewhere: Elsewhere
) -> None:
    """The answer does not reveal whether they play."""
    plays = await evening.write(evening.chen, "profile", user=elsewhere.dora.user)
    never = await evening.write(evening.chen, "profile", user=elsewhere.emil.user)
    assert plays.text.startswith("There’s no profile of **dora** here")
    assert plays.text.replace("dora", "emil") == never.text
    own = await evening.write(evening.chen, "rules")
    forged = await evening.forge(evening.chen.user, f"eg:profiletext:0:0:{elsewhere.dora.id}", own)
    assert forged.text.startswith("That profile no longer exists.")


@pytest.mark.slow
async def test_deletion_removes_the_public_name(evening: Evening, elsewhere: Elsewhere) -> None:
    page = await evening.say(elsewhere.dora, "privacy", where=elsewhere.channel)
    await evening.press(elsewhere.dora, "Show my name everywhere", page)
    await evening.delete_data(elsewhere.dora, page)
    database = connect(evening.url)
    query = "SELECT count(*) FROM user_preferences WHERE public_name IS NOT NULL"
    assert await database.read(lambda c: c.exec_driver_sql(query).scalar()) == 0
    await database.close()


async def test_leaderboard_shows_labels_for_strangers_who_gave_no_consent(evening: Evening) -> None:
    await play(evening, [(1001, "Someone Real"), (1002, "Another")], at=JULY)
    told = await words_to(evening, evening.chen)
    assert len(LABEL.findall(told)) == 2
    assert "Someone" not in told
