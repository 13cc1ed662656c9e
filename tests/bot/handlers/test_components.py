"""Presses that do not fit: old buttons, strangers, forged ids, double taps."""

from __future__ import annotations

import asyncio

import pytest

from bot.store import table_queries
from bot.tables import moves
from bot.ui.custom_id import CustomId
from tests.bot.evening import Evening, Seen, Tap


async def one_turn_later(evening: Evening) -> tuple[Seen, dict[str, str], Seen, dict[str, str]]:
    """Return Ada's outdated post and panel after she has typed a move."""
    post = await evening.begin()
    panel = await evening.panel(evening.ada)
    on_post, on_panel = post.buttons, panel.buttons
    await evening.move((await evening.legal())[0])
    return post, on_post, panel, on_panel


def moved_on(answer: Seen, evening: Evening) -> bool:
    return answer.is_private and answer.text == (
        f"The game has moved on, so nothing was played. Here’s how it stands: {evening.post.link}"
    )


# Old buttons


@pytest.mark.slow
async def test_play_below_an_old_post_plays_nothing_and_links_the_new_one(evening: Evening) -> None:
    post, buttons, _, _ = await one_turn_later(evening)
    for person in (evening.ada, evening.boris):
        assert moved_on(await evening.forge(person, buttons["Play"], post), evening)
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_outdated_panel_plays_nothing_and_links_the_new_post(evening: Evening) -> None:
    _, _, panel, buttons = await one_turn_later(evening)
    for custom_id in buttons.values():
        assert moved_on(await evening.forge(evening.ada, custom_id, panel), evening)
    assert (await evening.table()).version == 2


@pytest.mark.slow
async def test_outdated_direct_message_says_that_the_game_has_moved_on(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    custom_id = message.buttons[message.labels[0]]
    await evening.move((await evening.legal())[0])
    assert moved_on(await evening.forge(evening.ada, custom_id, message), evening)


@pytest.mark.slow
async def test_hand_text_and_log_buttons_below_old_posts_show_the_current_game(evening: Evening) -> None:
    post, buttons, _, _ = await one_turn_later(evening)
    hand = await evening.forge(evening.ada, buttons["My hand"], post)
    assert hand.text.startswith("Your hand: ")
    more = await evening.forge(evening.chen, buttons["More…"], post)
    text = await evening.press(evening.chen, "As text", more)
    assert "43 cards left in the pile" in text.text, "it tells how things stand now"
    log = await evening.press(evening.chen, "Log", more)
    assert "steps 1 to 2 of 2" in log.text


@pytest.mark.slow
async def test_play_panel_and_resign_buttons_are_refused_after_the_game(evening: Evening) -> None:
    post = await evening.begin()
    panel = await evening.panel(evening.ada)
    on_post, on_panel = post.buttons, panel.buttons
    ask = await evening.say(evening.ada, "resign")
    resign = ask.buttons["Yes, resign"]
    await evening.press(evening.ada, "Yes, resign", ask)
    for custom_id in on_panel.values():
        assert moved_on(await evening.forge(evening.ada, custom_id, panel), evening)
    assert moved_on(await evening.forge(evening.ada, on_post["Play"], post), evening)
    again = await evening.forge(evening.ada, resign, ask)
    assert again.text == "This game is over. Start another with /play."
    hand = await evening.forge(evening.ada, on_post["My hand"], post)
    assert hand.text.startswith("Your hand: ")


# Not the player's turn or table


async def test_play_out_of_turn_is_refused(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.press(evening.boris, "Play")
    assert answer.is_private
    assert answer.text == "It’s ada’s turn. I’ll tell you when it’s yours."


@pytest.mark.slow
async def test_another_players_panel_is_refused(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    for custom_id in panel.buttons.values():
        answer = await evening.forge(evening.boris, custom_id)
        assert answer.is_private
        assert "not your turn" in answer.text
    assert (await evening.table()).version == 1


@pytest.mark.slow
async def test_stranger_cannot_play_resign_or_see_a_hand(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    for verb in ["play", "hand", "panel", "resign"]:
        answer = await evening.forge(evening.chen, CustomId(verb, table.id, table.version).write())
        assert answer.is_private, verb
        assert (
            answer.text
            == "You’re not playing at this table, but you’re welcome to watch. /play opens your own lobby."
        )
        assert answer.pictures == {}, verb
        assert (await evening.table()).version == 1, verb


@pytest.mark.slow
async def test_lobby_buttons_are_refused_in_a_running_game_with_a_link_to_it(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    for verb in ["join", "leave", "start", "cancel", "thread"]:
        for person in (evening.ada, evening.boris, evening.chen):
            answer = await evening.forge(person, CustomId(verb, table.id).write())
            assert answer.is_private, verb
            assert answer.text == f"This game has already started: {evening.post.link}.", verb
        assert (await evening.table()).status == "playing", verb
        assert evening.channel.threads == [], verb


async def test_stranger_cannot_change_a_lobby(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    cancel = CustomId("cancel", (await evening.table()).id).write()
    for press, said in {
        lobby.buttons["Accept"]: "This seat is kept for boris.",
        lobby.buttons["Decline"]: "You haven’t joined",
        cancel: "Only the host",
    }.items():
        answer = await evening.forge(evening.chen, press, lobby)
        assert answer.is_private
        assert answer.text.startswith(said)
    assert lobby.labels == ["Accept", "Decline", "Options…"]


async def test_game_buttons_are_refused_before_the_start(evening: Evening) -> None:
    lobby = await evening.open(opponent=evening.boris)
    table = await evening.table()
    for verb in ["play", "hand", "text", "log", "panel", "resign"]:
        answer = await evening.forge(evening.ada, CustomId(verb, table.id).write(), lobby)
        assert answer.is_private, verb
        assert answer.text in (
            f"This game hasn’t started yet. Here’s its lobby: {lobby.link}",
            "Nothing has happened yet.",
        )


# Forged ids


async def test_unknown_custom_id_is_refused_privately_as_an_unknown_button(evening: Evening) -> None:
    await evening.begin()
    for custom_id in [
        "",
        "x",
        "eg:play",
        "eg:dance:1:1:",
        "eg:PLAY:1:1:",
        "eg:play:-1:1:",
        "eg:play:1:1:a:b",
        "other:bot:7",
    ]:
        answer = await evening.forge(evening.ada, custom_id)
        assert answer.is_private, custom_id
        assert answer.text == "I don’t recognise this button. Use /board to get a fresh one.", custom_id


async def test_press_for_an_unknown_table_is_refused_privately(evening: Evening) -> None:
    await evening.begin()
    for table in [0, 999, 10**17]:
        for verb in ["join", "start", "play", "hand", "text", "log", "panel", "resign", "thread"]:
            custom_id = f"eg:{verb}:{table}:1:"
            answer = await evening.forge(evening.ada, custom_id)
            assert answer.is_private, custom_id
            assert answer.text == "That table is no longer there. Open a new lobby with /play.", custom_id
            assert evening.channel.threads == [], custom_id


@pytest.mark.slow
async def test_forged_panel_path_is_refused_and_plays_nothing(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    for path in ["Y99", "?", ".", "..", "+", "D", "Y2.+.D.D", "x" * 60]:
        answer = await evening.forge(evening.ada, f"eg:panel:{table.id}:{table.version}:{path}")
        assert answer.is_private, path
        assert answer.text.startswith("That’s no longer possible. Press **Play** below the newest post: "), (
            path
        )
        assert (await evening.table()).version == 1, path


@pytest.mark.slow
async def test_forged_panel_path_with_a_card_not_in_hand_is_refused(evening: Evening) -> None:
    await evening.begin()
    position = await evening.position()
    (card, *_) = [card for card in position.state.hands[1] if card not in position.state.hands[0]]
    answer = await evening.forge(evening.ada, f"eg:panel:{position.table.id}:1:{card}.-")
    assert answer.text.startswith("That’s no longer possible.")
    assert (await evening.table()).version == 1


@pytest.mark.slow
async def test_panel_press_with_an_unknown_version_is_refused_as_outdated(evening: Evening) -> None:
    await evening.begin()
    table = await evening.table()
    for version in [0, 999_999_999]:
        answer = await evening.forge(evening.ada, f"eg:panel:{table.id}:{version}:")
        assert moved_on(answer, evening), version


async def test_play_press_with_a_past_version_is_refused_as_outdated(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.forge(evening.ada, f"eg:play:{(await evening.table()).id}:0:")
    assert moved_on(answer, evening)


async def test_play_press_with_a_future_version_is_refused_as_outdated(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.forge(evening.ada, f"eg:play:{(await evening.table()).id}:999999:")
    assert moved_on(answer, evening)


async def test_play_below_the_newest_post_opens_the_panel_while_the_next_is_delayed(evening: Evening) -> None:
    post = await evening.begin()
    evening.forbid("send_messages")
    await evening.move((await evening.legal())[0])
    assert evening.post.id == post.id
    panel = await evening.press(evening.boris, "Play", post)
    assert panel.text.startswith("**Which card do you play or discard?**")
    assert (await evening.press(evening.ada, "Play", post)).text.endswith(
        "’s turn. I’ll tell you when it’s yours."
    )


async def test_forged_log_page_beyond_the_end_or_without_a_number_shows_the_last_of_three(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.hurry(left=20)
    table, log = await evening.table(), await evening.say(evening.ada, "log")
    for page in ("99999", "-1", "x", "٣"):
        answer = await evening.forge(evening.ada, f"eg:log:{table.id}:1:{page}", log)
        assert answer.text.startswith("**Lost Cities**, step 25 of 25"), page


# Double taps


@pytest.mark.slow
async def test_double_tap_on_a_turns_last_button_plays_it_once(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, "Discard", panel)
    tap = Tap(evening.ada, panel, panel.buttons["Draw and end turn"])
    answers = await evening.tap(tap, tap)
    assert (await evening.table()).version == 2
    assert sum(answer.text.startswith("The game has moved on") for answer in answers) == 1
    assert all(answer.is_private for answer in answers)
    assert " and draw the " in panel.text
    assert len(evening.posts) == 3, "the lobby, the deal, one turn"


@pytest.mark.slow
async def test_turn_tapped_on_two_devices_is_played_once(evening: Evening) -> None:
    """The same turn is tapped in direct messages and in the channel, with different cards."""
    await evening.begin()
    panel, by_dm = await evening.panel(evening.ada), evening.direct_message(evening.ada)
    await evening.press(evening.ada, panel.labels[0], panel)
    await evening.press(evening.ada, by_dm.labels[1], by_dm)
    for message in (panel, by_dm):
        await evening.press(evening.ada, "Discard", message)
    answers = await evening.tap(
        Tap(evening.ada, panel, panel.buttons["Draw and end turn"]),
        Tap(evening.ada, by_dm, by_dm.buttons["Draw and end turn"]),
    )
    table = await evening.table()
    assert table.version == 2
    assert len(await evening.bot.manager.store.read(table_queries.read_log, table.id)) == 1
    assert sum(answer.text.startswith("The game has moved on") for answer in answers) == 1
    assert all(answer.is_private for answer in answers)
    assert len(evening.posts) == 3


async def test_concurrent_tap_and_typed_move_play_once(evening: Evening) -> None:
    await evening.begin()
    panel, table = await evening.panel(evening.ada), await evening.table()
    await evening.press(evening.ada, panel.labels[0], panel)
    position = await evening.position()
    typed = position.game.notation.read((await evening.legal())[-1])
    await evening.press(evening.ada, "Discard", panel)
    last = panel.buttons["Draw and end turn"]
    playing = asyncio.ensure_future(
        evening.bot.manager.run(moves.play, table.id, evening.ada.id, typed, version=1)
    )
    (answer,) = await evening.tap(Tap(evening.ada, panel, last))
    outcome = (await asyncio.gather(playing, return_exceptions=True))[0]
    assert (await evening.table()).version == 2
    assert isinstance(outcome, Exception) != answer.text.startswith("The game has moved on")


@pytest.mark.slow
async def test_concurrent_resignations_end_the_game_once(evening: Evening) -> None:
    await evening.begin()
    asks = [await evening.say(person, "resign") for person in (evening.ada, evening.boris)]
    answers = await evening.tap(
        *(
            Tap(person, ask, ask.buttons["Yes, resign"])
            for person, ask in zip((evening.ada, evening.boris), asks, strict=True)
        )
    )
    assert sorted(answer.text for answer in answers) == [
        "This game is over. Start another with /play.",
        "You resigned.",
    ]
    assert (await evening.table()).version == 2
    assert len(evening.posts) == 3
