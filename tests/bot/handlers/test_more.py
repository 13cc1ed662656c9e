"""*More…* below a board, and rows of buttons that fit on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.store.schema import QUIET
from bot.tables import on_hold, rated_games
from bot.tables.positions import Position
from bot.ui import player_messages, posts, table_requests
from bot.ui.button_rows import ROOM, buttons_width
from bot.ui.message import Part
from engine.core.catalogue import Say, catalogue, languages
from tests.bot.evening import Evening


async def test_post_of_a_running_game_has_play_hand_and_more_which_offers_onlookers_the_rest(
    evening: Evening,
) -> None:
    post = await evening.begin()
    assert post.labels == ["Play", "My hand", "More…"]
    more = await evening.press(evening.chen, "More…")
    assert more.is_private
    assert more.labels == ["As text", "Log", "Clocks", "Fairness", "Tell me how it ends"]


@pytest.mark.slow
async def test_resign_is_behind_more_for_players_and_asks_first(evening: Evening) -> None:
    await evening.begin()
    more = await evening.press(evening.boris, "More…")
    assert more.labels == ["As text", "Log", "Clocks", "Fairness", "Resign"]
    asked = await evening.press(evening.boris, "Resign", more)
    assert asked.text.startswith("Resign?")
    await evening.press(evening.boris, "Yes, resign", asked)
    assert "**Game over.**" in evening.post.text


async def test_game_without_a_clock_does_not_offer_clocks(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    more = await evening.press(evening.ada, "More…")
    assert more.labels == ["As text", "Log", "Fairness", "Resign"]
    help_page = await evening.press(evening.ada, "Time and pings", await evening.say(evening.ada, "help"))
    assert "Resign" in help_page.labels and "Clocks" not in help_page.labels


@pytest.mark.slow
async def test_player_who_left_is_offered_their_seat_back_instead_of_resigning(evening: Evening) -> None:
    """With three players a computer takes over the seat."""
    await evening.say(evening.ada, "play tikal", opponent=evening.boris, opponent2=evening.chen)
    for guest in (evening.boris, evening.chen):
        await evening.join(guest)
    await evening.press(evening.ada, "Start")
    await evening.resign(evening.boris)
    assert "Resign" not in (await evening.press(evening.boris, "More…")).labels
    typed = await evening.say(evening.boris, "resign")
    assert typed.labels == ["Take my seat back"]


@pytest.mark.slow
async def test_game_on_hold_offers_neither_resigning_nor_changes_of_its_clock(evening: Evening) -> None:
    """Neither resigning nor the clock's buttons would do anything until it is resumed."""
    await evening.begin(clock="1d")
    await evening.bot.manager.run(on_hold.put_on_hold, (await evening.table()).id, QUIET)
    await evening.bot.publisher.publish((await evening.table()).id)
    more = await evening.press(evening.boris, "More…")
    assert more.labels == ["As text", "Log", "Fairness"]
    assert (await evening.say(evening.boris, "clock")).text.startswith("This game is on hold.")


@pytest.mark.slow
async def test_clock_of_a_finished_game_is_refused(evening: Evening) -> None:
    await evening.begin(clock="1d")
    await evening.resign(evening.boris)
    refused = await evening.say(evening.ada, "clock")
    assert refused.text == "This game is over. Start another with /play."


@pytest.mark.slow
async def test_finished_game_offers_replay_log_profile_and_leaderboard_behind_more(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    assert evening.post.row_count == 2
    more = await evening.press(evening.chen, "More…")
    assert more.text.startswith("### More about this game\n**Game over.**")
    back, others = more.labels[:4], more.labels[4:]
    assert back == ["Replay", "Log", "As text", "Fairness"]
    assert others == ["With other players…", "My profile", "Leaderboard"]
    for label in ("My profile", "Leaderboard"):
        assert (await evening.press(evening.chen, label, more)).is_private


@pytest.mark.slow
async def test_result_says_you_win_only_to_the_winner(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    assert "**Game over.** You win by resignation." in (await evening.press(evening.ada, "More…")).text
    assert "**Game over.** **ada** wins by resignation." in (await evening.press(evening.boris, "More…")).text
    lines = evening.direct_message(evening.ada).text.split("\n")
    assert lines[1:3] == ["**boris** resigns.", "**Game over.** You win by resignation."]


@pytest.mark.slow
async def test_with_other_players_opens_a_lobby_with_the_same_options_and_the_presser_as_host(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    more = await evening.press(evening.boris, "More…")
    lobby = await evening.press(evening.boris, "With other players…", more)
    assert lobby.seats == ["boris · host", "free seat"]
    assert "One round" in lobby.text and lobby.notified == set()


@pytest.mark.slow
async def test_lobby_with_other_players_after_a_practice_game_has_the_servers_default_clock(
    evening: Evening,
) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    await evening.resign(evening.ada)
    lobby = await evening.press(evening.ada, "With other players…", await evening.press(evening.ada, "More…"))
    assert lobby.seats == ["ada · host", "free seat"]
    assert "3 days a turn" in lobby.text


@pytest.mark.slow
async def test_lobby_with_other_players_after_a_game_without_a_clock_has_none(evening: Evening) -> None:
    await evening.begin(clock="off")
    await evening.resign(evening.boris)
    lobby = await evening.press(evening.ada, "With other players…", await evening.press(evening.ada, "More…"))
    assert "no clock" in lobby.text


@pytest.mark.slow
async def test_lobby_with_other_players_after_a_game_that_lost_its_rating_is_rated(evening: Evening) -> None:
    await evening.begin()
    await evening.bot.manager.run(rated_games.lose_rating, (await evening.table()).id)
    await evening.resign(evening.boris)
    lobby = await evening.press(evening.ada, "With other players…", await evening.press(evening.ada, "More…"))
    assert "Rated." in lobby.text


@pytest.mark.slow
async def test_more_in_a_direct_message_does_not_offer_other_players(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    message = evening.direct_message(evening.ada)
    assert message.labels == ["Rematch", "Analyse", "Share", "More…", "Go to table"]
    more = await evening.press(evening.ada, "More…", message)
    assert "With other players…" not in more.labels


async def test_resigned_practice_game_notifies_no_player(evening: Evening) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities")
    before = len(evening.direct_messages(evening.ada))
    await evening.resign(evening.ada)
    assert "**Game over.**" in evening.post.text
    assert evening.post.notified == evening.post.addressed == set()
    assert len(evening.direct_messages(evening.ada)) == before


def rows(position: Position, say: Say) -> Iterator[Part]:
    """Yield all rows of buttons below posts and in *More…*."""
    yield from posts.board_rows(position, say)
    yield from posts.more_panel(position, None, say, in_server=True).parts
    if position.result is None:
        yield from player_messages.channel_reminder(position, position.table.players[0], say).rows
        yield table_requests.resume_buttons(position.table, say)


@pytest.mark.slow
@pytest.mark.parametrize("is_over", [False, True], ids=["running", "finished"])
async def test_rows_of_buttons_below_posts_fit_on_a_phone_in_every_language(
    evening: Evening, is_over: bool
) -> None:
    await evening.begin()
    if is_over:
        await evening.resign(evening.boris)
    position = await evening.position()
    for language in languages():
        for row in rows(position, catalogue(language)):
            if isinstance(row, list | tuple):
                assert buttons_width(row) <= ROOM, (language, row)
