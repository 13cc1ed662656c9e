"""Lost Cities: The Board Game on Discord: turns of several steps, undone until the draw."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from bot.store import outbox, table_queries
from engine.games.lost_cities_board.model import DRAW, GO, PLAY
from tests.bot.evening import Evening, Seen

FOR_EVER = 10_000


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Ada, Boris and Chen in a new short game."""
    await evening.say(
        evening.ada, "play lost-cities-board", length="short", opponent=evening.boris, opponent2=evening.chen
    )
    await evening.start(evening.post, evening.boris, evening.chen)
    return evening


async def step(evening: Evening, mover: simcord.MemberActor, panel: Seen, random: Random) -> Seen:
    labels = [label for label in panel.presses if label != "Back"]
    hopeful = [label for label in labels if label not in ("Discard", "Stay")]
    label = random.choice(hopeful if hopeful and random.random() < 0.8 else labels)
    return await evening.press(mover, label, panel)


@pytest.mark.slow
@pytest.mark.parametrize(
    "begun", [pytest.param(FOR_EVER, id="whole", marks=pytest.mark.slow), pytest.param(4, id="skipping")]
)
async def test_short_game_of_three_ends_with_one_finale_and_rankings(seated: Evening, begun: int) -> None:
    """The game skips to its last turns after some, since presses are slow."""
    random, turns = Random(3), 0
    while not (position := await seated.position()).result:
        mover = await seated.mover()
        panel = seated.direct_message(mover)
        turn, taps = position.state.turn, 0
        while (now := await seated.position()).state.turn == turn and panel.presses and not now.result:
            await step(seated, mover, panel, random)
            taps += 1
        assert taps <= 25
        turns += 1
        if turns == begun:
            await seated.skip(20, random)
    assert turns > 6
    assert seated.post.text.count("**Game over.**") == 1
    assert list(seated.post.pictures) == ["lost_cities_board-finale.jpg"]
    board = await seated.say(seated.chen, "leaderboard")
    (words,) = board.pictures.values()
    assert all(f". {person.name}, " in words for person in seated.people[:3])


async def test_turn_of_several_steps_is_posted_only_when_complete(seated: Evening) -> None:
    posts, mover = len(seated.posts), await seated.mover()
    await seated.move(next(text for text in await seated.legal() if text.startswith("+")))
    assert len(seated.posts) == posts
    assert (await seated.mover()).id == mover.id
    while (await seated.mover()).id == mover.id:
        legal = await seated.legal()
        await seated.move("stay" if "stay" in legal else legal[0])
    assert len(seated.posts) == posts + 1
    assert seated.post.addressed == {(await seated.mover()).id}
    assert "draws from the pile." in seated.post.text


async def test_panel_after_a_discard_asks_to_draw_and_then_names_the_drawn_card(seated: Evening) -> None:
    mover = await seated.mover()
    panel = seated.direct_message(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    assert panel.text.startswith("You discard the ")
    assert panel.text.endswith("**Draw a card to end your turn.**")
    assert panel.presses == ["Draw and end turn", "Back"]
    await seated.press(mover, "Draw and end turn", panel)
    assert "draw the " in panel.text
    assert panel.presses == ["Plan my turn"]


@pytest.mark.slow
async def test_steps_before_the_draw_can_be_taken_back(seated: Evening) -> None:
    mover, before = await seated.mover(), await seated.position()
    panel = seated.direct_message(mover)
    first = panel.presses[0]
    await seated.press(mover, first, panel)
    await seated.press(mover, "Discard", panel)
    assert (await seated.position()).state.phase == DRAW
    await seated.press(mover, "Back", panel)
    after = await seated.position()
    assert after.state == before.state
    assert after.table.version == before.table.version + 2
    assert panel.presses[0] == first
    assert await seated.bot.manager.store.read(table_queries.read_log, after.table.id) == ()


@pytest.mark.slow
async def test_back_undoes_only_the_last_step_of_a_chain(seated: Evening) -> None:
    """In a turn of any length, "Back" undoes one step."""
    random = Random(5)
    while (await seated.position()).state.phase != GO:
        legal = await seated.legal()
        await seated.move(random.choice([text for text in legal if text.startswith("+")] or legal))
    before, mover = await seated.position(), await seated.mover()
    panel = await seated.press(mover, "Play")
    assert "one stone further?" in panel.text
    await seated.press(mover, "Stay", panel)
    await seated.press(mover, "Back", panel)
    assert (await seated.position()).state == before.state


async def test_turn_cannot_be_taken_back_after_its_card_is_drawn(seated: Evening) -> None:
    mover = await seated.mover()
    panel = seated.direct_message(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    back = panel.buttons["Back"]
    await seated.press(mover, "Draw and end turn", panel)
    version = (await seated.table()).version
    answer = await seated.forge(mover, back, panel)
    assert answer.text.startswith("The game has moved on")
    forged = await seated.forge(mover, back.rsplit(":", 2)[0] + f":{version}:", panel)
    assert forged.text.startswith("Nothing to undo")
    assert (await seated.table()).version == version


@pytest.mark.slow
async def test_other_players_cannot_take_a_step_back(seated: Evening) -> None:
    mover = await seated.mover()
    panel = seated.direct_message(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    table = await seated.table()
    other = next(player for player in (seated.ada, seated.boris, seated.chen) if player.id != mover.id)
    answer = await seated.forge(other, panel.buttons["Back"], panel)
    assert answer.text.startswith("Nothing to undo")
    assert await seated.table() == table


@pytest.mark.slow
async def test_channel_panel_continues_a_turn_from_direct_messages(seated: Evening) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    await seated.press(mover, message.presses[0], message)
    await seated.press(mover, "Discard", message)
    panel = await seated.press(mover, "Play")
    assert panel.presses == ["Draw and end turn", "Back"]


@pytest.mark.slow
async def test_half_taken_turn_can_be_taken_back_after_a_restart(seated: Evening) -> None:
    mover = await seated.mover()
    message = seated.direct_message(mover)
    await seated.press(mover, message.presses[0], message)
    await seated.press(mover, "Discard", message)
    await seated.restart()
    await seated.press(mover, "Back", message)
    assert (await seated.position()).state.phase == PLAY


async def test_points_of_the_2008_edition_are_hidden_in_the_text_and_shown_in_the_own_hand(
    evening: Evening,
) -> None:
    await evening.say(
        evening.ada, "play lost-cities-board", length="short", edition="2008", opponent=evening.boris
    )
    await evening.start(evening.post, evening.boris)
    assert "hidden points (2008)" in evening.posts[0].text
    text = await evening.press(evening.boris, "As text")
    assert text.text.count("points hidden") == 2
    hand = await evening.say(await evening.waiting(), "hand")
    assert "Your points: 0." in hand.text


@pytest.mark.slow
async def test_step_taken_back_sends_no_post_and_no_direct_message(seated: Evening) -> None:
    """Neither an empty post nor the same hand again, after any number of sweeps."""
    mover = await seated.mover()
    panel = seated.direct_message(mover)
    await seated.press(mover, panel.presses[0], panel)
    await seated.press(mover, "Discard", panel)
    await seated.press(mover, "Back", panel)
    posts, direct_messages = len(seated.posts), len(seated.direct_messages(mover))
    for _ in range(2):
        await seated.bot.scheduler.sweep()
    assert (len(seated.posts), len(seated.direct_messages(mover))) == (posts, direct_messages)
    assert await seated.bot.manager.store.read(outbox.pending_tables, seated.bot.manager.store.share) == ()
