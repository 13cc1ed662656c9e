"""A game from `/play` to the last post, by buttons only."""

from __future__ import annotations

from random import Random

import pytest

from bot.tables import notifications, resigning
from engine.core import menu
from engine.core.catalogue import catalogue
from tests.bot.evening import MINUTE, Evening
from tests.examples import slow

TAPS_A_TURN = 3


def named(files: dict[str, str]) -> list[str]:
    """Return file names without the kind of picture."""
    return [name.partition(".")[0] for name in files]


@pytest.mark.xdist_group("painters")  # one process, warmed up once
@pytest.mark.usefixtures("painters", "threads")
@pytest.mark.slow
async def test_two_players_finish_a_round_with_buttons_and_are_ranked(evening: Evening) -> None:
    """Ada plays in the channel, Boris only in direct messages."""
    await evening.begin()
    random, turns = Random(7), 0
    while (await evening.position()).result is None:
        before = evening.post
        mover, turn = await evening.mover(), await evening.sensible(random)
        assert before.notified == set(), "whose turn it is hears of it by direct message"
        assert mover.mention in before.text
        panel = evening.direct_message(mover) if mover is evening.boris else await evening.panel(mover)
        assert named(panel.pictures) == ["lost_cities-hand"]
        taps = await evening.turn(mover, turn, panel)
        assert 1 <= len(taps) <= TAPS_A_TURN
        turns += 1
        assert before.labels == [], "an old post has no buttons"
        assert evening.post.id > before.id
        if turns == 4:
            await evening.hurry(left=6)
    # The lobby, the deal, a post per turn, and one for all turns of `hurry`.
    assert len(evening.posts) == 3 + turns
    last = evening.post
    assert named(last.pictures) == ["lost_cities-finale"]
    assert "**Game over.**" in last.text
    assert last.labels == ["Rematch", "Analyse", "Share", "More…"]
    assert all(person.mention in last.text for person in (evening.ada, evening.boris))
    for person in (evening.ada, evening.boris):
        *before, closing = evening.direct_messages(person)
        assert not any(message.presses for message in before)
        assert closing.presses == ["Rematch", "Analyse", "Share", "More…"]
    result = (await evening.position()).result
    assert result is not None
    sums = await evening.press(evening.chen, "As text")
    for name, score in zip(("ada", "boris"), result.scores, strict=True):
        assert f"**{name}**: {score}".replace("-", "−") in sums.text
    assert "Round 1, " in sums.text
    board = await evening.say(evening.chen, "leaderboard", game="lost_cities")
    winner = ("ada", "boris")[result.winners[0]]
    (words,) = board.pictures.values()
    assert f"1. {winner}, " in words
    text = await evening.press(evening.chen, "As text", board)
    assert "· one win in one game · best score" in text.text


# The post


@pytest.mark.slow
async def test_first_post_mentions_who_goes_first_with_the_deadline_and_has_a_picture(
    evening: Evening,
) -> None:
    post = await evening.begin()
    turn = f"{evening.ada.mention}, it’s your turn. Deadline <t:"
    assert post.text.startswith(f"Round 1: **ada** goes first.\n{turn}")
    assert post.labels == ["Play", "My hand", "More…"]
    assert named(post.pictures) == ["lost_cities-tabletop"]


@pytest.mark.slow
async def test_first_post_mentions_the_invited_player_if_the_seed_makes_them_begin(evening: Evening) -> None:
    evening.shuffle(1)
    post = await evening.begin()
    assert evening.boris.mention in post.text


@pytest.mark.slow
async def test_alt_text_of_the_posts_picture_tells_the_cards_left_and_each_players_points(
    evening: Evening,
) -> None:
    post = await evening.begin()
    (alt,) = post.pictures.values()
    assert alt.startswith("Lost Cities, round 1 of 1. 44 cards left in the pile. ada (to play), 0 points")


@pytest.mark.slow
async def test_turn_makes_a_new_post_and_closes_the_old_one(evening: Evening) -> None:
    first = await evening.begin()
    await evening.move((await evening.legal())[0])
    assert evening.post.id != first.id
    assert first.labels == []
    assert evening.post.labels == ["Play", "My hand", "More…"]
    assert evening.boris.mention in evening.post.text


@pytest.mark.slow
async def test_onlooker_reads_the_position_as_text_and_the_log_privately(evening: Evening) -> None:
    await evening.begin()
    text = await evening.press(evening.chen, "As text")
    assert text.is_private
    assert "44 cards left in the pile" in text.text
    log = await evening.press(evening.chen, "Log")
    assert log.is_private
    assert log.text == "**Lost Cities**, step 1 of 1\n1. Round 1: **ada** goes first."


async def test_post_that_ends_a_round_shows_the_score_sheet_and_who_begins_the_next(evening: Evening) -> None:
    await evening.begin(rounds=3)
    await evening.hurry(left=1)
    turn = next(text for text in await evening.legal() if text.endswith(" D"))
    await evening.move(turn)
    assert named(evening.post.pictures) == ["lost_cities-score_sheet"], "the table is in the same picture"
    assert "round 1 ends" in evening.post.text
    assert "Round 2: " in evening.post.text
    assert evening.post.labels == ["Play", "My hand", "More…"]


# The hand


@pytest.mark.slow
async def test_player_to_move_gets_the_hand_by_direct_message_with_buttons_and_a_link(
    evening: Evening,
) -> None:
    await evening.begin()
    (message,) = evening.direct_messages(evening.ada)
    assert message.text.startswith("**Lost Cities** with **boris**: it’s your turn.\n")
    assert named(message.pictures) == ["lost_cities-hand"]
    assert message.pictures["lost_cities-hand.jpg"].startswith("Your hand: ")
    assert message.labels[-1] == "Go to table"
    assert message.buttons["Go to table"] == evening.post.link
    assert message.labels[0].startswith("1 · ")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lost-cities", *slow("lost-cities-board", "tikal")])
async def test_waiting_player_gets_a_start_dm_with_the_hand_and_the_mover_a_turn_dm_in_each_game(
    evening: Evening, game: str
) -> None:
    """The player who is not to move gets the start, the first player and their hand."""
    lobby = await evening.say(evening.ada, f"play {game}", opponent=evening.boris)
    await evening.start(lobby, evening.boris)
    waiting = await evening.waiting()
    (message,) = evening.direct_messages(waiting)
    assert "the game has started. I’ll message you when it’s your turn." in message.text
    assert message.text.count("\n") > 0, "and how it began"
    assert len(message.pictures) == 1
    assert message.labels[-1] == "Go to table"
    assert ": it’s your turn." in evening.direct_message(await evening.mover()).text
    shown = await evening.press(waiting, message.presses[0], message)
    assert shown.is_private


async def test_waiting_players_first_message_shows_only_their_own_hand(evening: Evening) -> None:
    await evening.begin()
    (message,) = evening.direct_messages(evening.boris)
    (alt,) = message.pictures.values()
    position = await evening.position()
    assert alt == position.game.words.hand(position.view(1), catalogue())
    assert message.labels == ["Plan my turn", "Go to table"]
    assert (await evening.press(evening.boris, "My hand")).text == alt


async def test_last_direct_message_has_the_result_the_new_rating_and_the_final_picture_once(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    for person in (evening.ada, evening.boris):
        message = evening.direct_message(person)
        assert message.text.startswith("**Lost Cities** with ")
        assert "**boris** resigns." in message.text or person is evening.boris
        *_, ending, rating = message.text.split("\n")
        who = "You win" if person is evening.ada else "**ada** wins"
        assert ending == f"**Game over.** {who} by resignation."
        assert rating.startswith("Your rating: 1000 → ")
        assert message.labels == [
            "Rematch",
            "Analyse",
            "Share",
            "More…",
            "Go to table",
        ]
        assert message.pictures == evening.post.pictures, "the final picture"
        sums = await evening.press(person, "As text", message)
        assert "**ada**: " in sums.text
    messages = len(evening.direct_messages(evening.ada))
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    assert len(evening.direct_messages(evening.ada)) == messages, "and says it once"


@pytest.mark.slow
async def test_game_abandoned_early_announces_no_winner_and_is_on_no_leaderboard(evening: Evening) -> None:
    await evening.begin(rounds=3)
    await evening.resign(evening.boris)
    told = [evening.post, evening.direct_message(evening.ada), evening.direct_message(evening.boris)]
    for message in told:
        assert "**Game over.** It ended too early to count on the leaderboard." in message.text
        assert "win goes to" not in message.text
    assert evening.post.addressed == {evening.ada.id}
    board = await evening.say(evening.ada, "leaderboard")
    assert "Nobody has finished a rated game" in board.text


async def test_panel_asks_one_question_at_a_time(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    assert panel.is_private
    assert panel.text == "**Which card do you play or discard?**"
    first = panel.labels[0]
    card = first.removeprefix("1 · ")
    await evening.press(evening.ada, first, panel)
    assert panel.text == f"**Where does the {card.lower()} go?**"
    assert panel.labels == ["Expedition", "Discard", "Back"]
    assert named(panel.pictures) == ["lost_cities-hand"], "the picture stays in sight"
    await evening.press(evening.ada, "Discard", panel)
    assert panel.text.endswith("Draw a card to end your turn.**")
    assert panel.presses == ["Draw and end turn", "Back"], "the last tap is asked for, even without a choice"
    await evening.press(evening.ada, "Draw and end turn", panel)
    assert panel.text.startswith(f"You discard the {card.lower()} and draw the ")
    assert not panel.pictures, "the post below it shows the board, and a button the hand"
    assert panel.labels == ["My hand", "Plan my turn", "Go to table"]


@pytest.mark.slow
async def test_draw_question_offers_the_pile_and_the_discards_if_a_discard_can_be_drawn(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))
    panel = await evening.panel(evening.boris)
    await evening.press(evening.boris, panel.labels[0], panel)
    await evening.press(evening.boris, "Expedition", panel)
    assert panel.text.endswith("Where do you draw from?**")
    assert panel.labels[0] == "Draw pile"
    assert panel.labels[1].endswith(", from the discards")


@pytest.mark.slow
async def test_back_in_the_panel_returns_to_the_cards_and_nothing_is_played(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    cards = panel.labels
    await evening.press(evening.ada, cards[0], panel)
    await evening.press(evening.ada, "Back", panel)
    assert panel.text == "**Which card do you play or discard?**"
    assert panel.labels == cards
    assert (await evening.table()).version == 1
    assert evening.post.text.startswith("Round 1")


async def test_direct_message_links_the_table_after_a_turn_taken_there(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    await evening.turn(evening.ada, (await evening.legal())[0], message)
    assert (await evening.table()).version == 2
    assert message.labels == ["Plan my turn", "Go to table"]


@pytest.mark.slow
async def test_turn_in_the_channel_removes_the_direct_messages_buttons(evening: Evening) -> None:
    await evening.begin()
    message = evening.direct_message(evening.ada)
    (*_, taken) = await evening.turn(evening.ada, (await evening.legal())[0])
    assert message.presses == []
    assert "Plan my turn" in taken.presses, "what comes next is offered where the turn was taken"
    text = message.text
    await evening.turn(evening.boris, (await evening.legal())[0])
    assert (message.presses, message.text) == ([], text), "it says for good what became of it"


@pytest.mark.slow
async def test_direct_messages_keep_the_link_to_the_table_after_turns_taken_there_or_in_the_channel(
    evening: Evening,
) -> None:
    """It leads to the post that was newest when the message was closed."""
    await evening.begin()
    for number in range(4):
        mover = await evening.mover()
        message = evening.direct_message(mover)
        text = (await evening.legal())[0]
        if number % 2:
            await evening.turn(mover, text, message)
        else:
            await evening.move(text)
        planning = ["Plan my turn"] if number % 2 else []
        assert message.labels == [*planning, "Go to table"]
        assert message.buttons["Go to table"] in {post.link for post in evening.posts}
    for person in (evening.ada, evening.boris):
        assert all("Go to table" in message.labels for message in evening.direct_messages(person))


@pytest.mark.slow
async def test_last_turns_direct_message_keeps_its_link_to_the_table_after_the_game(evening: Evening) -> None:
    await evening.begin()
    await evening.bot.manager.run(resigning.leave, (await evening.table()).id, evening.boris.id)
    await evening.bot.publisher.publish((await evening.table()).id)
    message, _ = evening.direct_messages(evening.ada)
    assert message.labels == ["Go to table"]
    assert message.buttons["Go to table"] == evening.post.link


@pytest.mark.slow
async def test_answers_beyond_the_limit_of_a_question_are_behind_its_more_button(evening: Evening) -> None:
    await evening.begin()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(menu, "MAX_ANSWERS", 4)
        panel = await evening.panel(evening.ada)
        shown = panel.labels
        assert (len(shown), shown[-1]) == (3, "More…")
        await evening.press(evening.ada, "More…", panel)
        assert panel.labels[-2:] == ["More…", "Back"]
        assert not set(panel.labels[:-2]) & set(shown)
        await evening.press(evening.ada, panel.labels[0], panel)
        assert panel.labels == ["Expedition", "Discard", "Back"]
        await evening.press(evening.ada, "Expedition", panel)
        await evening.press(evening.ada, "Draw and end turn", panel)
    assert (await evening.table()).version == 2


async def test_my_hand_answers_privately_with_the_panel_if_it_is_the_callers_turn(evening: Evening) -> None:
    await evening.begin()
    hand = await evening.press(evening.boris, "My hand")
    assert hand.is_private
    assert hand.text.startswith("Your hand: ")
    assert named(hand.pictures) == ["lost_cities-hand"]
    assert hand.labels == ["Plan my turn"], "it is not his turn"
    mine = await evening.press(evening.ada, "My hand")
    assert mine.labels[0].startswith("1 · "), "it is hers: the panel"


@pytest.mark.slow
async def test_direct_message_lists_only_events_since_the_players_own_turn(evening: Evening) -> None:
    """The mover has seen the own turn, so only the opponent's events are listed."""
    await evening.begin()
    cards = []
    for _ in range(4):
        legal = await evening.legal()
        turn = next(text for text in legal if text.startswith("-") and text.endswith(" D"))
        cards.append(turn.split()[0][1:])
        await evening.move(turn)
    message = evening.direct_message(await evening.mover())
    told = message.text.split("\n")[1]
    assert told.count("discards the") == 1
    assert told.startswith("**boris**")


@pytest.mark.slow
async def test_messages_may_ping_only_players_whom_their_text_mentions(evening: Evening) -> None:
    """Each message lists the users that it may ping, so names cannot ping."""
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run_for(notifications.set_preferences, person.id, turns="channel")
    await evening.begin()
    for _ in range(2):
        evening.env.backend.clock.advance(2 * MINUTE)
        await evening.move((await evening.legal())[0])
    made = [
        entry.json for entry in evening.http if entry.method == "POST" and "content" in (entry.json or {})
    ]
    assert len(made) >= 6
    people, everybody = {str(evening.ada.id), str(evening.boris.id)}, set[str]()
    for body in made:
        allowed = body["allowed_mentions"]
        assert allowed.get("parse", []) == []
        called = {str(person) for person in allowed.get("users", [])}
        assert called <= {person for person in people if f"<@{person}>" in body["content"]}
        everybody |= called
    assert everybody == people


@pytest.mark.slow
async def test_panel_of_the_last_turn_has_the_result(evening: Evening) -> None:
    await evening.begin()
    await evening.hurry(left=1)
    mover, turn = await evening.mover(), await evening.sensible(Random(0))
    (*_, last) = await evening.turn(mover, turn)
    assert (await evening.position()).result is not None
    assert last.presses == []
    ending = last.text.split("\n")[1]
    assert ending.startswith("**Game over.**")
    name = f"**{mover.name}** wins"
    assert ending.replace("You win", name) in evening.post.text
