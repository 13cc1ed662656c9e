"""Tikal on Discord: long public turns, undo step by step, usable on a phone."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
import simcord

from bot.jobs.delivery import DeliveryRecord
from bot.tables import moves
from bot.ui.game_text import log_page
from engine.core.catalogue import catalogue
from engine.games.tikal.model import ACT, HEXES, TILE
from tests.bot.evening import Evening, Seen, wide_rows
from tests.examples import slow

MOST_TAPS = 9
"""Taps of a turn with six actions at most, from "Play" to the end of the turn."""


@pytest.fixture
async def seated(evening: Evening) -> Evening:
    """Ada and Boris in a new game. Chen watches."""
    return await sit_down(evening)


async def sit_down(evening: Evening, **options: object) -> Evening:
    await evening.say(evening.ada, "play tikal", opponent=evening.boris, **options)
    await evening.start(evening.post, evening.boris)
    return evening


FOR_EVER = 10_000


async def tap(evening: Evening, mover: simcord.MemberActor, panel: Seen, random: Random) -> None:
    await evening.press(mover, random.choice([label for label in panel.presses if label != "Back"]), panel)


async def place(evening: Evening, mover: simcord.MemberActor, panel: Seen) -> None:
    """Place the drawn tile where the panel offers it first."""
    await evening.press(mover, panel.presses[0], panel)
    if (await evening.position()).state.phase == TILE:
        await evening.press(mover, panel.presses[0], panel)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("auction", "begun"), [(True, FOR_EVER), (False, 3)], ids=["whole with auctions", "skipping"]
)
async def test_two_players_finish_a_game_of_tikal_with_random_presses(
    evening: Evening, auction: bool, begun: int
) -> None:
    """The game skips to its last turns after some, since presses are slow."""
    await sit_down(evening, auction=auction)
    random, taps, turns = Random(1), 0, 0
    while not (await evening.position()).result:
        mover = await evening.mover()
        panel = evening.direct_message(mover)
        version = (await evening.table()).version
        while (await evening.mover_or_nobody()) is mover and evening.direct_message(mover).id == panel.id:
            await tap(evening, mover, panel, random)
            taps += 1
        assert (await evening.table()).version > version
        turns += 1
        if turns == begun:
            await evening.skip(40, random)
    assert taps > 50
    assert evening.post.text.count("**Game over.**") == 1
    assert list(evening.post.pictures) == ["tikal-finale.jpg"]
    scored = [post for post in evening.posts if "Scoring round 4 is over." in post.text]
    assert [post.id for post in scored] == [evening.post.id]


@pytest.mark.slow
async def test_alt_text_has_at_most_500_letters_and_leaves_paths_to_the_as_text_button(
    seated: Evening,
) -> None:
    """A screen reader takes a minute for 1,779 letters before it reaches the buttons."""
    await seated.skip(20, Random(3))
    (alt,) = seated.post.pictures.values()
    assert len(alt) <= 500
    assert "ada" in alt
    assert "if scored now" in alt
    assert not alt.endswith("…"), "nothing is cut"
    text = await seated.press(seated.chen, "As text")
    assert "Paths and what they cost each piece" not in alt
    assert any("Paths and what they cost each piece" in one.text for one in [text, *_parts(seated, text)])


def _parts(seated: Evening, last: Seen) -> list[Seen]:
    """Return the parts before the last part of a long answer."""
    stored = seated.env.backend.messages[last.channel_id]
    return [Seen(seated.env, last.channel_id, id_) for id_ in stored if id_ < last.id]


async def test_tikal_turn_edits_one_post_and_the_next_turn_makes_a_new_one(seated: Evening) -> None:
    mover, post, count = await seated.mover(), seated.post, len(seated.posts)
    assert post.addressed == {mover.id}
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    await seated.press(mover, "New (1)", panel)
    assert len(seated.posts) == count
    assert f"**{mover.name}** discovers a" in post.text
    assert "brings an explorer to A5" in post.text
    assert "9 points left" in post.pictures["tikal-tabletop.jpg"]
    await seated.press(mover, "End turn", panel)
    await seated.press(mover, "Yes, end the turn", panel)
    other = await seated.mover()
    assert other.id != mover.id
    assert len(seated.posts) == count + 1
    assert seated.post.addressed == {other.id}
    assert "brings an explorer to A5 and ends the turn with 9 points unspent." in seated.post.text
    assert post.labels == []


@pytest.mark.slow
async def test_step_taken_back_restores_the_text_of_the_post_without_a_new_one(seated: Evening) -> None:
    mover, post, before = await seated.mover(), seated.post, seated.post.text
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    assert post.text != before
    count = len(seated.posts)
    await seated.press(mover, "Back", panel)
    assert (await seated.position()).state.phase == TILE
    await seated.bot.scheduler.sweep()
    assert len(seated.posts) == count
    assert post.text == before
    assert len(seated.direct_messages(mover)) == 1, "the panel is still the one that was sent"
    await seated.press(mover, "Play", post)


@pytest.mark.slow
async def test_turn_cannot_be_taken_back_after_a_treasure_is_found(seated: Evening) -> None:
    random = Random(4)
    while not any(text.startswith("treasure") for text in await seated.legal()):
        legal = await seated.legal()
        await seated.move(random.choice(legal))
    mover = await seated.mover()
    panel = await seated.press(mover, "Play")
    assert "Back" in panel.labels
    await seated.press(mover, next(label for label in panel.presses if label.startswith("Treasure")), panel)
    assert "You find a" in panel.text
    assert "Back" not in panel.labels
    version = (await seated.table()).version
    refused = await seated.say(mover, "undo")
    assert refused.text.startswith("The others have already seen your last turn. I can undo it")
    assert (await seated.table()).version == version


async def test_rotation_question_has_a_picture_and_back_returns_to_the_map(seated: Evening) -> None:
    mover = await seated.mover()
    panel = await seated.press(mover, "Play")
    assert list(panel.pictures) == ["tikal-tabletop.jpg"]
    await seated.press(mover, panel.presses[0], panel)
    assert "Which way round does" in panel.text
    assert list(panel.pictures) == ["tikal-question.jpg"]
    assert "stones" in panel.pictures["tikal-question.jpg"]
    await seated.press(mover, "Back", panel)
    assert list(panel.pictures) == ["tikal-tabletop.jpg"]
    assert "Where does the" in panel.text


async def test_three_deliveries_requested_during_another_are_made_as_one_after_it(
    seated: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    publisher, table, told = seated.bot.publisher, await seated.table(), []

    async def tell(telling: DeliveryRecord, swept: bool) -> None:
        told.append(telling.table.id)

    monkeypatch.setattr(publisher, "_deliver_all", tell)
    async with publisher.turns.hold(table.id):
        for _ in range(3):
            publisher.schedule(table.id)
        await asyncio.sleep(0)
    async with publisher.turns.hold(table.id):  # it comes last in line
        assert told == [table.id]


@pytest.mark.slow
async def test_question_without_picture_is_answered_with_one_request_without_acknowledgement(
    seated: Evening,
) -> None:
    """No picture is painted for it, so no acknowledgement is needed."""
    mover = await seated.mover()
    panel = await seated.press(mover, "Play")
    await place(seated, mover, panel)
    seen = len(seated.http)
    await seated.press(mover, "End turn", panel)
    callbacks = [
        entry for entry in seated.http[seen:] if entry.path.startswith(("/interactions/", "/webhooks/"))
    ]
    assert [entry.json["type"] for entry in callbacks] == [7]
    assert "Back" in panel.labels


@pytest.mark.slow
async def test_destination_question_shows_a_picture_of_its_part_of_the_map(seated: Evening) -> None:
    """Right above the buttons, whose labels are on its map. Within a turn also to choose a piece."""
    mover = await seated.mover()
    panel = await seated.press(mover, "Play")
    await place(seated, mover, panel)
    for label in ("Leader (1)", "2 new (2)"):
        await seated.press(mover, label, panel)
    assert list(panel.pictures) == ["tikal-question.jpg"]
    assert "A5" in panel.presses
    await seated.press(mover, "A5", panel)
    assert panel.text.endswith("Where do you go from A5? The coins show what one piece pays.**")
    assert list(panel.pictures) == ["tikal-question.jpg"]
    assert "B5 ×1 + leader" in panel.presses
    assert panel.pictures["tikal-question.jpg"].startswith("From A5: B4 for 1, ")
    await seated.press(mover, "Back", panel)
    assert panel.text.endswith("Pick a hex to move from, or an action.**")
    assert list(panel.pictures) == ["tikal-question.jpg"]


@pytest.mark.slow
async def test_questions_of_tikal_fill_at_most_four_rows_of_buttons_that_fit_a_phone(seated: Evening) -> None:
    """More would push the map off its screen. Rows that fit are a line each."""
    await seated.skip(40, Random(4))
    mover = await seated.mover()
    panel = await seated.press(mover, "Play")
    assert panel.row_count <= 4 and wide_rows(seated.env) == []
    crowd = next(label for label in panel.presses if label in HEXES)
    await seated.press(mover, crowd, panel)
    assert panel.row_count <= 4 and wide_rows(seated.env) == []
    assert panel.presses[-1] == "Back"


@pytest.mark.slow
async def test_turn_of_six_actions_takes_at_most_nine_taps(seated: Evening) -> None:
    """Three pieces enter, two walk to a temple, it is raised, and one more enters."""
    mover, taps = await seated.mover(), 1
    panel = await seated.press(mover, "Play")
    turn = ["Leader (1)", "2 new (2)", "A5", "B5 ×1 + leader", "Excavate B5 (2)", "New (1) 🏁"]
    for label in (None, None, *turn):
        await seated.press(mover, label or panel.presses[0], panel)
        taps += 1
    assert (await seated.mover()).id != mover.id
    assert len(await seated.log()) == len(["the tile", *range(6), "the end"])
    assert taps <= MOST_TAPS


@pytest.mark.slow
async def test_ending_a_turn_asks_first_if_ten_points_are_left_but_not_if_two_are(seated: Evening) -> None:
    mover = await seated.mover()
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    await seated.press(mover, "End turn", panel)
    assert "You still have 10 action points" in panel.text
    assert panel.presses == ["Yes, end the turn", "Back"]
    await seated.press(mover, "Back", panel)
    assert (await seated.position()).state.phase == ACT
    await seated.press(mover, "5 new (5)", panel)
    await seated.press(mover, "3 new (3)", panel)
    await seated.press(mover, "End turn", panel)
    assert (await seated.mover()).id != mover.id


async def test_tikal_has_no_hand_button_and_the_hand_command_tells_the_pieces_left(seated: Evening) -> None:
    assert seated.post.presses == ["Play", "More…"]
    answer = await seated.say(await seated.waiting(), "hand")
    assert answer.text.startswith("You have 18 explorers and the leader to bring in")


@pytest.mark.slow
async def test_half_taken_turn_of_tikal_continues_after_a_restart(seated: Evening) -> None:
    mover, post = await seated.mover(), seated.post
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    before = (await seated.position()).state
    await seated.restart()
    assert (await seated.position()).state == before
    await seated.press(mover, "New (1)", panel)
    assert "brings an explorer" in post.text


async def test_post_deleted_during_a_turn_is_posted_again(seated: Evening) -> None:
    mover, post, count = await seated.mover(), seated.post, len(seated.posts)
    seated.env.backend.delete_message(post.channel_id, post.id)
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    assert len(seated.posts) == count
    assert seated.post.id != post.id
    assert "discovers a" in seated.post.text


@pytest.mark.slow
async def test_log_pages_of_four_players_with_32_letter_names_fit_a_message_with_12_steps_each(
    evening: Evening,
) -> None:
    long = [evening.arrive(letter * 32) for letter in "bcd"]
    await evening.say(
        evening.ada, "play tikal", opponent=long[0], opponent2=long[1], opponent3=long[2], auction=True
    )
    await evening.start(evening.post, *long)
    random, table = Random(2), await evening.table()
    for _ in range(200):
        position = await evening.position()
        mover = position.table.players[position.to_move[0]].user_id
        text = random.choice(await evening.legal())
        await evening.bot.manager.run(moves.play, table.id, mover, position.game.notation.read(text))
    table = await evening.table()
    history = await evening.bot.manager.history(table, evening.ada.id)
    for page in range(16):
        log = log_page(table, history, None, page, catalogue())
        assert len(log.text) <= 2000
        assert [line.partition(".")[0] for line in log.text.splitlines()[1:]] == [
            str(step) for step in range(12 * page + 1, 12 * page + 13)
        ]


@pytest.mark.parametrize(("status", "code"), [(403, 50013), *slow((500, 0), (503, 0))])
async def test_edit_of_the_turns_post_that_discord_refused_is_made_in_the_next_sweep(
    seated: Evening, status: int, code: int
) -> None:
    mover, post, count = await seated.mover(), seated.post, len(seated.posts)
    path = f"/channels/{seated.channel.id}/messages/{post.id}"
    seated.env.inject_error("PATCH", path, status=status, code=code, times=2)
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    await seated.press(mover, "New (1)", panel)
    assert "discovers a" not in post.text
    await seated.bot.scheduler.sweep()
    assert "discovers a" in post.text
    assert "brings an explorer to A5" in post.text
    assert len(seated.posts) == count


@pytest.mark.slow
async def test_turn_whose_post_discord_refused_is_in_the_next_post(seated: Evening) -> None:
    mover, count = await seated.mover(), len(seated.posts)
    panel = seated.direct_message(mover)
    await place(seated, mover, panel)
    seated.env.inject_error("POST", f"/channels/{seated.channel.id}/messages", times=1)
    await seated.press(mover, "End turn", panel)
    await seated.press(mover, "Yes, end the turn", panel)
    assert len(seated.posts) == count
    other = await seated.mover()
    await place(seated, other, seated.direct_message(other))
    assert len(seated.posts) == count + 1
    assert seated.post.text.count("discovers a") == 2
    assert seated.post.addressed == {other.id}
