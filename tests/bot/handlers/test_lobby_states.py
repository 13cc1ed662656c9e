"""A lobby's message from opening to end: picture, text, and buttons."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.tables import lobby_rules, operator
from bot.ui import pictures
from bot.ui.custom_id import CustomId
from render import picture
from render.lobby_picture import Lobby
from render.picture import Picture
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen

CLOSED = ["Open again", "Play a computer", "Tell me about the next one"]


@pytest.fixture
def painted(bot: Any, monkeypatch: pytest.MonkeyPatch) -> list[Lobby]:
    """Record the data of painted lobbies."""
    found: list[Lobby] = []

    def paint(key: str, shown: Lobby, *_: Any) -> Picture:
        found.append(shown)
        return Picture(b"picture", f"{key}-lobby.jpg", 1, 1)

    monkeypatch.setattr(picture, "lobby", paint)
    return found


def marks(shown: Lobby) -> list[str]:
    """Return each player's mark in the order of the picture's places."""
    return [f"{place.name or 'free'} {place.mark}".strip() for _, place in shown.places]


async def closed(evening: Evening) -> Seen:
    """A lobby of Ada's with unusual options that expired after a day."""
    lobby = await evening.open(rounds=5, expeditions=6, rated=False, clock="7d")
    await evening.pass_time(DAY + 2 * HOUR)
    assert lobby.labels == CLOSED
    return lobby


# The picture


async def test_lobby_picture_shows_host_invited_player_computer_and_free_seat(
    evening: Evening, painted: list[Lobby]
) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", opponent=evening.boris)
    await evening.choose(evening.ada, "Add a computer: hard", lobby)
    _, newest = painted
    assert marks(newest)[:2] == ["ada host", "boris invited"]
    (computer,) = [place for _, place in newest.places if place.mark == "computer"]
    assert computer.level == "hard" and computer.name in " ".join(lobby.seats)
    assert marks(newest)[3] == "free"
    assert (newest.state, [seat for seat, _ in newest.places]) == ("open", [0, 1, 2, 3])


async def test_lobby_alt_text_names_the_players(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    (alt,) = lobby.pictures.values()
    cover, *seats = alt.splitlines()
    assert cover.startswith("Five lands at dusk")
    assert seats == ["1 · ada · host", "2 · boris"]


async def test_lobby_picture_shows_alternate_sides_for_partners(
    evening: Evening, painted: list[Lobby]
) -> None:
    await evening.open(partners=True)
    (shown,) = painted
    assert [(seat, place.side) for seat, place in shown.places] == [(0, 1), (1, 2), (2, 1), (3, 2)]


async def test_lobby_is_painted_as_full_until_a_player_leaves(evening: Evening, painted: list[Lobby]) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.join(evening.boris, lobby)
    await evening.press(evening.boris, "Leave", lobby)
    assert [shown.state for shown in painted] == ["open", "full", "open"], "a seat kept is not taken"


async def test_changed_clock_is_confirmed_in_the_options_and_shown_in_the_lobby(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    options = await evening.choose(evening.ada, "7 days a turn", lobby)
    assert options.text.splitlines()[:2] == ["### Your lobby", "✓ Changed."]
    assert "7 days a turn" in options.chosen
    assert "7 days a turn" in options.text and "7 days a turn" in lobby.text
    assert lobby.seats == ["ada · host", "boris"]


async def test_lobby_whose_picture_is_late_lists_the_players_in_words(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def late(*_: Any, **__: Any) -> list[Any]:
        return pictures.PENDING

    lobby = await evening.open()
    monkeypatch.setattr(pictures, "painted", late)
    await evening.join(evening.boris, lobby)
    assert lobby.pictures == {}
    assert "1 · **ada** · host\n2 · **boris**" in lobby.text
    await evening.choose(evening.ada, "7 days a turn", lobby)
    assert "2 · **boris**" in lobby.text


# Starting


async def test_started_lobby_names_the_first_player_and_links_the_table(
    evening: Evening, painted: list[Lobby]
) -> None:
    lobby = await evening.open(opponent=evening.boris)
    await evening.start(lobby, evening.boris)
    assert lobby.text.startswith("**Lost Cities** has begun. **ada** starts.\n")
    assert lobby.buttons["Go to table"] == evening.post.link
    assert lobby.presses == []
    assert (painted[-1].state, marks(painted[-1])) == ("started", ["ada begins", "boris"])


@pytest.mark.slow
async def test_started_lobby_is_painted_without_free_seats(evening: Evening, painted: list[Lobby]) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.join(evening.boris, lobby)
    await evening.press(evening.ada, "Start with 2", lobby)
    assert len(painted[-1].places) == 2


# Closing


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_lobby_that_no_one_joined_for_a_day_is_shown_as_expired_and_has_no_menus(
    evening: Evening, painted: list[Lobby]
) -> None:
    lobby = await closed(evening)
    assert lobby.text == "**Lost Cities**: nobody joined within a day, so this lobby is closed."
    assert painted[-1].state == "expired"
    assert lobby.menus == {}


async def test_cancelled_lobby_says_so_in_text_and_picture_and_offers_to_be_opened_again(
    evening: Evening, painted: list[Lobby]
) -> None:
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    assert lobby.text == "**Lost Cities**: this lobby was cancelled."
    assert (painted[-1].state, lobby.labels) == ("cancelled", CLOSED)


@pytest.mark.parametrize("starts", [False, True], ids=["cancelled", "started"])
async def test_lobby_posted_twice_is_closed_in_both_messages_at_start_or_cancelling(
    evening: Evening, *, starts: bool
) -> None:
    first = await evening.open()
    second = await evening.say(evening.boris, "board")
    await evening.join(evening.boris, second)
    if starts:
        await evening.press(evening.ada, "Start", second)
    else:
        await evening.cancel(evening.ada, second)
    assert first.text == second.text and first.labels == second.labels
    assert first.labels == (["Go to table"] if starts else CLOSED)


@pytest.mark.usefixtures("hourly")
async def test_lobby_cancelled_before_a_crash_shows_it_after_the_restart(
    evening: Evening,
) -> None:
    lobby, table = await evening.open(), await evening.table()
    await evening.bot.manager.lobbies.run(lobby_rules.cancel_lobby, table.id, evening.ada.id)
    assert lobby.labels != CLOSED
    await evening.restart()
    assert lobby.labels == CLOSED


@pytest.mark.slow
@pytest.mark.usefixtures("hourly")
async def test_any_member_can_open_a_closed_lobby_again_as_host_with_its_options(evening: Evening) -> None:
    lobby = await closed(evening)
    again = await evening.press(evening.boris, "Open again", lobby)
    assert again.id != lobby.id and not again.is_private
    assert "Five rounds, six expeditions, 7 days a turn. Not rated." in again.text
    assert again.seats == ["boris · host", "free seat"]
    assert again.notified == set(), "nobody asked for it"
    await evening.join(evening.ada, again)
    await evening.press(evening.boris, "Start", again)
    table = await evening.table()
    assert table.is_playing and table.names == ("boris", "ada")
    assert (await evening.position()).state.options.rounds == 5


async def test_closed_lobby_has_a_button_that_starts_a_game_against_a_computer(evening: Evening) -> None:
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    await evening.press(evening.boris, "Play a computer", lobby)
    table = await evening.table()
    assert table.is_playing and table.host_id == evening.boris.id


async def test_second_press_on_open_again_privately_offers_a_thread(evening: Evening) -> None:
    """The second press gets the offer of a second /play: a thread."""
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    await evening.press(evening.boris, "Open again", lobby)
    offer = await evening.press(evening.chen, "Open again", lobby)
    assert offer.is_private and offer.labels == ["Play in a thread"]
    assert len(evening.posts) == 2


async def test_second_press_on_open_again_without_thread_permission_is_refused_without_a_thread(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    await evening.open()
    _, deny = discord.PermissionOverwrite(create_public_threads=False).pair()
    overwrite = Overwrite(evening.boris.id, OverwriteType.MEMBER, allow=0, deny=deny.value)
    evening.env.backend.get_channel(evening.channel.id).overwrites.append(overwrite)
    refused = await evening.press(evening.boris, "Open again", lobby)
    assert refused.is_private and refused.labels == []
    assert "There’s already a table in this channel" in refused.text


async def test_open_again_is_refused_to_a_user_at_the_lobby_limit(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    await evening.cancel(evening.ada, lobby)
    no_room = operator.UNLIMITED._replace(lobbies=operator.Limit(0, 10))
    monkeypatch.setattr(evening.bot.manager.lobbies, "_limits", no_room)
    refused = await evening.press(evening.boris, "Open again", lobby)
    assert refused.is_private
    assert len(evening.posts) == 1
    assert lobby.labels == CLOSED


@pytest.mark.slow
async def test_forged_open_again_is_refused_for_an_open_lobby_and_a_running_game(evening: Evening) -> None:
    """A forged button for an open lobby and for a running game."""
    lobby = await evening.open(opponent=evening.boris)
    again = CustomId("again", (await evening.table()).id).write()
    early = await evening.forge(evening.boris, again, lobby)
    assert early.is_private and early.text.startswith("This lobby is still open:")
    await evening.start(lobby, evening.boris)
    late = await evening.forge(evening.boris, again, lobby)
    assert late.text.startswith("This game has already started:")
    assert len(evening.posts) == 2


async def test_forged_open_again_is_refused_to_a_user_without_channel_access(evening: Evening) -> None:
    hidden = evening.hidden_channel(evening.ada)
    lobby = await evening.say(evening.ada, "play lost-cities", where=hidden)
    await evening.cancel(evening.ada, lobby)
    again = lobby.buttons["Open again"]
    other = await evening.open()
    refused = await evening.forge(evening.boris, again, other)
    assert refused.is_private and "Open again" not in refused.text
    assert len(evening.posts_in(hidden)) == 1


@pytest.mark.slow
async def test_options_from_before_a_restart_say_when_pressed_that_the_game_has_begun_and_link_it(
    evening: Evening,
) -> None:
    lobby = await evening.open(opponent=evening.boris)
    panels = [await evening.press(evening.ada, "Options…", lobby) for _ in range(3)]
    await evening.join(evening.boris, lobby)
    await evening.restart()  # after it, options are no longer edited by themselves
    await evening.press(evening.ada, "Start", lobby)
    for press, panel in zip(("Cancel lobby", "Game options…"), panels, strict=False):
        assert (await evening.press(evening.ada, press, panel)).id == panel.id
    await evening.pick(evening.ada, "Free boris’s seat", panels[2])
    for panel in panels:
        assert panel.text == "The game has begun, so its options are settled."
        assert (panel.labels, panel.menus) == (["Go to table"], {})
    assert (await evening.table()).is_playing


async def test_open_options_are_updated_when_players_join_or_leave_the_lobby(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    hers = await evening.press(evening.ada, "Options…", lobby)
    his = await evening.press(evening.chen, "Options…", lobby)
    assert "three seats are free" in hers.text and "three seats are free" in his.text
    await evening.press(evening.boris, "Join", lobby)
    for seen in (hers, his):
        assert "two seats are free" in seen.text
    assert "Free boris’s seat" in str(hers.menus)
    assert his.labels == ["Rules"]
    await evening.press(evening.boris, "Leave", lobby)
    assert "three seats are free" in hers.text and "Free boris’s seat" not in str(hers.menus)
    assert "Changed" not in hers.text


@pytest.mark.slow
@pytest.mark.parametrize("by_itself", [False, True], ids=["by host", "by itself"])
async def test_open_options_say_that_the_game_has_begun_when_started_by_host_or_by_itself(
    evening: Evening, by_itself: bool
) -> None:
    lobby = await evening.open(opponent=evening.boris)
    hers, his = [await evening.press(one, "Options…", lobby) for one in (evening.ada, evening.boris)]
    await evening.join(evening.boris, lobby)
    if by_itself:
        await evening.pass_time(11 * MINUTE)
    else:
        await evening.press(evening.ada, "Start", lobby)
    assert (await evening.table()).is_playing
    for seen in (hers, his):
        assert seen.text == "The game has begun, so its options are settled."
        assert (seen.labels, seen.menus) == (["Go to table"], {})


async def test_question_whether_to_cancel_is_not_replaced_when_a_guest_joins(evening: Evening) -> None:
    lobby = await evening.open()
    options = await evening.press(evening.ada, "Options…", lobby)
    await evening.press(evening.ada, "Cancel lobby", options)
    await evening.press(evening.boris, "Join", lobby)
    assert options.labels == ["Yes, close it"]


@pytest.mark.slow
async def test_options_opened_an_hour_ago_are_not_edited_when_a_player_joins(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    options = await evening.press(evening.ada, "Options…", lobby)
    before = options.text
    await evening.pass_time(HOUR)
    await evening.press(evening.boris, "Join", lobby)
    assert options.text == before


async def test_open_options_say_that_the_lobby_was_cancelled(evening: Evening) -> None:
    lobby = await evening.open()
    panel = await evening.press(evening.ada, "Options…", lobby)
    await evening.cancel(evening.ada, lobby)
    assert (panel.text, panel.labels, panel.menus) == ("The lobby is closed.", [], {})


async def test_two_computers_of_one_level_can_be_added_from_the_same_options(evening: Evening) -> None:
    """Discord keeps the choice of a menu whose custom id stays, and then it cannot be made again."""
    lobby = await evening.say(evening.ada, "play tikal")
    panel = await evening.press(evening.ada, "Options…", lobby)
    menus = {*panel.menus}
    for _ in range(2):
        await evening.pick(evening.ada, "Add a computer: easy", panel)
        (new,) = {*panel.menus} - menus
        menus.add(new)
    assert len((await evening.table()).players) == 3
