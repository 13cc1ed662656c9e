"""Plan a turn while others move: in the channel and in direct messages, and cancel it."""

from __future__ import annotations

from random import Random

import pytest
import simcord

from bot.ui.custom_id import CustomId
from render import picture
from render.picture import Picture
from tests.bot.curious import Curious
from tests.bot.eavesdropper import bodies, told
from tests.bot.evening import Evening, Seen, Tap
from tests.examples import slow

NOBODY_ELSE = "Only you can see this."
PLANNED = "Planned: "


@pytest.fixture
async def duel(evening: Evening) -> Evening:
    """Ada is to move, Boris waits."""
    await evening.begin()
    return evening


def answers(seen: Seen) -> list[str]:
    """Return the labels of a question's answers."""
    presses = {label: CustomId.read(custom_id) for label, custom_id in seen.buttons.items()}
    return [
        label for label, press in presses.items() if press and press.verb in ("plan", "panel") and press.path
    ]


async def to_the_pile(evening: Evening, person: simcord.MemberActor, seen: Seen) -> Seen:
    """Choose to discard the last card of the hand, up to the question where to draw from."""
    seen = await evening.press(person, answers(seen)[-1], seen)
    return await evening.press(person, "Discard", seen) if "Discard" in seen.labels else seen


async def planning(evening: Evening, person: simcord.MemberActor, seen: Seen | None = None) -> Seen:
    """Return the first question of a plan below a private message."""
    return await evening.press(person, "Plan my turn", seen or await evening.press(person, "My hand"))


async def discard_and_draw(evening: Evening, person: simcord.MemberActor, seen: Seen | None = None) -> Seen:
    """Plan to discard the last card and to draw from the pile."""
    asked = await to_the_pile(evening, person, await planning(evening, person, seen))
    return await evening.press(person, "Draw and end turn", asked)


async def a_turn(evening: Evening) -> None:
    """Play a sensible turn of the player to move, by buttons."""
    await evening.turn(await evening.mover(), await evening.sensible(Random(3)))


@pytest.mark.slow
async def test_turn_is_planned_privately_from_the_hand_and_shown_there_with_a_cancel_button(
    duel: Evening,
) -> None:
    hand = await duel.press(duel.boris, "My hand")
    assert hand.presses == ["Plan my turn"]
    asked = await duel.press(duel.boris, "Plan my turn", hand)
    assert asked.id == hand.id, "in place"
    assert asked.is_private
    assert NOBODY_ELSE in asked.text
    assert "Which card do you play or discard?" in asked.text
    assert asked.pictures
    left = await discard_and_draw(duel, duel.boris)
    assert PLANNED in left.text
    assert "discarded, drawing from the pile. If it no longer fits, I’ll ask you." in left.text
    assert left.presses == ["Cancel plan"]
    hand = await duel.press(duel.boris, "My hand")
    assert PLANNED in hand.text
    assert hand.presses == ["Cancel plan"]


async def test_back_while_planning_returns_to_the_hand_without_a_plan(duel: Evening) -> None:
    asked = await planning(duel, duel.boris)
    assert asked.labels[-1] == "Back"
    hand = await duel.press(duel.boris, "Back", asked)
    assert hand.presses == ["Plan my turn"], "nothing is planned"
    assert hand.pictures


async def test_planned_turn_is_posted_like_any_other_and_only_its_owner_reads_of_the_plan(
    duel: Evening,
) -> None:
    await discard_and_draw(duel, duel.boris)
    posts = len(duel.posts)
    await a_turn(duel)
    assert len(await duel.log()) == 2
    assert len(duel.posts) == posts + 1, "both turns at once"
    assert duel.post.text.index("**ada**") < duel.post.text.index("**boris** discards the")
    assert duel.post.addressed == {duel.ada.id}
    await a_turn(duel)
    assert duel.direct_message(duel.boris).text.count("Played as planned: ") == 1
    public = [told(body).lower() for body in bodies(duel, duel.channel)]
    assert not any("plan" in words for words in public)
    ada = [message.text.lower() for message in duel.direct_messages(duel.ada)]
    assert not any("plan" in words for words in ada)
    await a_turn(duel)
    assert "as planned" not in (await duel.press(duel.boris, "My hand")).text, "it has been told"


@pytest.mark.slow
async def test_dm_in_which_a_turn_was_planned_says_that_it_was_played_and_no_second_dm_is_sent(
    duel: Evening,
) -> None:
    first = duel.direct_message(duel.boris)
    assert first.presses == ["Plan my turn"]
    left = await discard_and_draw(duel, duel.boris, first)
    assert left.id == first.id
    assert left.labels == ["Cancel plan", "Go to table"]
    await a_turn(duel)
    assert (await duel.log())[-1].startswith("-")
    assert left.text.startswith("*Played as planned: "), "the message says so, without a notification"
    assert left.labels == ["Plan my turn", "Go to table"]
    assert len(duel.direct_messages(duel.boris)) == 1


@pytest.mark.slow
async def test_next_turn_can_be_planned_in_the_panel_right_after_a_turn(duel: Evening) -> None:
    panel = duel.direct_message(duel.ada)
    await duel.turn(duel.ada, await duel.sensible(Random(3)), panel)
    assert panel.labels == ["Plan my turn", "Go to table"]
    await discard_and_draw(duel, duel.ada, panel)
    await a_turn(duel)
    assert len(await duel.log()) == 3


@pytest.mark.slow
async def test_played_plan_is_named_in_the_hand_and_panel_if_dms_are_closed(duel: Evening) -> None:
    path = f"/channels/{duel.boris.user.dm_channel.id}/messages"
    duel.env.inject_error("POST", path, status=403, code=50007, times=None)
    await discard_and_draw(duel, duel.boris)
    await a_turn(duel)
    assert "Played as planned: " in (await duel.press(duel.boris, "My hand")).text
    await a_turn(duel)
    assert "Played as planned: " in (await duel.panel(duel.boris)).text


async def test_play_pressed_before_the_players_turn_offers_to_plan_it(duel: Evening) -> None:
    answer = await duel.press(duel.boris, "Play")
    assert answer.text.startswith("It’s ada’s turn.")
    assert answer.presses == ["Plan my turn"]
    left = await discard_and_draw(duel, duel.boris, answer)
    assert PLANNED in left.text


@pytest.mark.slow
async def test_second_cancel_tap_says_that_nothing_is_planned(duel: Evening) -> None:
    left = await discard_and_draw(duel, duel.boris)
    cancel = left.buttons["Cancel plan"]
    texts = sorted(answer.text for answer in await duel.tap(*[Tap(duel.boris, left, cancel)] * 2))
    assert texts[0].startswith("Plan cancelled.")
    assert texts[1].startswith("You haven’t planned anything here.")
    await a_turn(duel)
    assert await duel.mover() is duel.boris


@pytest.mark.slow
async def test_double_tap_on_the_last_answer_of_a_plan_plays_it_once(duel: Evening) -> None:
    seen = await to_the_pile(duel, duel.boris, await planning(duel, duel.boris))
    last = seen.buttons["Draw and end turn"]
    for answer in await duel.tap(*[Tap(duel.boris, seen, last)] * 2):
        assert PLANNED in answer.text
    await a_turn(duel)
    assert len(await duel.log()) == 2


@pytest.mark.slow
async def test_cancelling_a_plan_that_was_played_says_that_it_is_too_late(duel: Evening) -> None:
    left = await discard_and_draw(duel, duel.boris)
    cancel = left.buttons["Cancel plan"]
    await a_turn(duel)
    answer = await duel.forge(duel.boris, cancel, left)
    assert answer.text.startswith("Too late: it’s already your turn, and I played it as planned.")


@pytest.mark.slow
async def test_plan_question_answered_after_the_turn_came_becomes_the_turns_panel(duel: Evening) -> None:
    seen = await planning(duel, duel.boris)
    await a_turn(duel)
    asked = await duel.press(duel.boris, answers(seen)[0], seen)
    assert asked.text.startswith("*Those buttons are out of date.")
    assert len(await duel.log()) == 1
    assert any("eg:panel:" in custom_id for custom_id in asked.buttons.values())


@pytest.mark.slow
async def test_plan_finished_at_the_same_time_as_the_turn_before_is_played_or_asked_again(
    duel: Evening,
) -> None:
    """In either order Boris's plan is played or he is asked, and nothing is played twice."""
    planned = await to_the_pile(duel, duel.boris, await planning(duel, duel.boris))
    turn = await to_the_pile(duel, duel.ada, await duel.panel(duel.ada))
    taps = [
        Tap(person, seen, seen.buttons["Draw and end turn"])
        for person, seen in ((duel.ada, turn), (duel.boris, planned))
    ]
    _, answer = await duel.tap(*taps)
    log = await duel.log()
    assert len(log) == (2 if PLANNED in answer.text else 1)
    assert len(log) == 2 or answer.text.startswith("*Those buttons are out of date")


@pytest.mark.parametrize("verb", ["plan", *slow("unplan")])
async def test_forged_plan_or_cancel_by_strangers_and_the_mover_changes_no_plan(
    duel: Evening, verb: str
) -> None:
    left = await discard_and_draw(duel, duel.boris)
    table = await duel.table()
    press = CustomId(verb, table.id, table.version, ("R2", "-", "D")).write()
    answer = await duel.forge(duel.chen, press)
    assert answer.text.startswith("You’re not playing at this table")
    mover = await duel.forge(duel.ada, press)
    assert mover.is_private
    assert "Planned" not in mover.text
    assert (await duel.table()).players[1].planned == table.players[1].planned
    assert PLANNED in left.text


@pytest.mark.slow
async def test_plan_is_shown_and_played_after_a_restart(duel: Evening) -> None:
    await discard_and_draw(duel, duel.boris)
    await duel.restart()
    assert PLANNED in (await duel.press(duel.boris, "My hand")).text
    await a_turn(duel)
    assert len(await duel.log()) == 2


@pytest.mark.slow
async def test_answers_to_others_are_the_same_before_and_after_a_plan(
    duel: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All answers to the other players are equal before and after."""
    curious = Curious(duel, monkeypatch)
    asked = (await duel.legal())[0].split()[0].lstrip("+-")
    answers = [await curious.asks(person, asked) for person in (duel.ada, duel.chen)]
    await discard_and_draw(duel, duel.boris)
    assert [await curious.asks(person, asked) for person in (duel.ada, duel.chen)] == answers


@pytest.mark.slow
async def test_plan_whose_card_is_gone_is_cancelled_and_the_question_names_the_reason(duel: Evening) -> None:
    await duel.turn(duel.ada, next(text for text in await duel.legal() if text[0] == "-" and text[-1] == "D"))
    card = (await duel.log())[-1][1:3]
    await a_turn(duel)
    await a_turn(duel)
    # Boris is to move and Ada waits: she wants her own discard back.
    seen = await planning(duel, duel.ada)
    table = await duel.table()
    position = await duel.position()
    supposed = position.game.assume_turn(position.state, 0)
    wish = next(
        action
        for action in position.game.rules.legal_actions(supposed, 0)
        if position.game.notation.write(action).endswith(card[0])
    )
    path = tuple(answer for _, answer in position.game.prompts.slots(supposed, wish))
    asked = await duel.forge(duel.ada, CustomId("plan", table.id, table.version, path).write(), seen)
    assert "is gone by then?" in asked.text
    left = await duel.press(duel.ada, "Ask me then", asked)
    assert PLANNED in left.text
    await duel.turn(
        duel.boris, next(text for text in await duel.legal() if text[0] == "-" and text[-1] == card[0])
    )
    assert await duel.mover() is duel.ada
    message = duel.direct_message(duel.ada)
    assert "I cancelled your plan because the " in message.text
    assert message.text.index("is gone.") < message.text.index("Which card")


@pytest.mark.slow
async def test_hand_picture_while_planning_marks_the_player_to_move_and_not_the_planner(
    duel: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    painted = []
    monkeypatch.setattr(
        picture, "hand", lambda key, view, *_: painted.append(view) or Picture(b"", "hand.jpg", 1, 1)
    )
    await planning(duel, duel.boris)
    assert {view.turn for view in painted} == {0}
