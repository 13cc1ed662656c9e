""" "You are next": sent once a turn to players who chose it, at tables of more than two."""

from __future__ import annotations

import pytest
import simcord

from bot.tables import plans, resigning
from tests.bot.evening import Evening, Seen
from tests.bot.jobs.test_late_notifications import wish
from tests.bot.tables.test_absence import in_days
from tests.examples import slow

pytestmark = pytest.mark.usefixtures("hourly")


async def three(evening: Evening, **options: object) -> simcord.MemberActor:
    """Start the board game with Ada, Boris and Chen; return the player who moves third."""
    lobby = await evening.say(evening.ada, "play lost-cities-board", **options)
    await evening.start(lobby, evening.boris, evening.chen)
    position = await evening.position()
    return evening.player(position.table, (position.to_move[0] + 2) % 3)


async def step(evening: Evening) -> None:
    """Discard a card: an incomplete turn."""
    await evening.move(next(text for text in await evening.legal() if text.startswith("-")))


async def turn(evening: Evening) -> None:
    await step(evening)
    await evening.move("draw D")


def notices(evening: Evening, person: simcord.MemberActor) -> list[Seen]:
    return [seen for seen in evening.direct_messages(person) if "you’re next" in seen.text]


async def test_player_with_the_setting_gets_one_dm_a_turn_that_they_are_next(evening: Evening) -> None:
    third = await three(evening)
    page = await evening.say(third, "notify")
    await evening.press(third, "Tell me when I’m next", page)
    assert "You also get a message when you’re next." in page.text
    assert notices(evening, third) == []
    posts = len(evening.posts)
    await turn(evening)
    second = await evening.mover()
    (notice,) = notices(evening, third)
    assert notice.text == f"**Lost Cities: The Board Game**: it’s **{second.name}**’s turn, and you’re next."
    assert notice.labels == ["My hand", "Plan my turn", "Go to table"]
    assert len(evening.posts) == posts + 1, "and nothing more in the channel"
    await step(evening)
    await evening.bot.scheduler.sweep()
    assert len(notices(evening, third)) == 1
    await evening.move("draw D")
    assert await evening.mover() is third
    assert notice.labels == ["Go to table"]
    assert notice.text.endswith(": you were next.")
    for _ in range(3):
        await turn(evening)
    assert [other.id for other in notices(evening, third)] != [notice.id], "and once more in the next turn"


@pytest.mark.slow
async def test_player_without_the_setting_gets_no_dm_that_they_are_next(evening: Evening) -> None:
    await three(evening)
    for _ in range(3):
        await turn(evening)
    assert not any(notices(evening, person) for person in evening.people)


@pytest.mark.slow
async def test_departure_of_a_player_sends_no_second_message_that_one_is_next(evening: Evening) -> None:
    third = await three(evening)
    await wish(evening, third, next_up=True)
    first = await evening.mover()
    await turn(evening)
    table = await evening.table()
    await evening.bot.manager.run(resigning.leave, table.id, first.id)
    await evening.bot.publisher.publish(table.id)
    assert len(notices(evening, third)) == 1


@pytest.mark.slow
async def test_player_who_planned_the_turn_gets_no_dm_that_they_are_next(evening: Evening) -> None:
    third = await three(evening)
    await wish(evening, third, next_up=True)
    table = await evening.table()
    seat = table.player_of(third.id).seat
    supposed = (await evening.position()).game.assume_turn((await evening.position()).state, seat)
    card = next(card for card in supposed.hands[seat])
    await evening.bot.manager.run(
        plans.save_plan, table.id, third.id, (card, "-", "D"), version=table.version
    )
    await turn(evening)
    assert notices(evening, third) == []


@pytest.mark.slow
@pytest.mark.parametrize("reason", ["quiet", *slow("away")])
async def test_player_in_quiet_hours_or_away_gets_no_dm_that_they_are_next(
    evening: Evening, reason: str
) -> None:
    """The evening of these tests begins at midnight."""
    third = await three(evening)
    await wish(evening, third, next_up=True, **({"quiet_until": 8} if reason == "quiet" else {}))
    if reason == "away":
        await evening.say(third, "away", until=in_days(evening, 3))
    await turn(evening)
    assert notices(evening, third) == []


@pytest.mark.slow
async def test_players_of_a_duel_get_no_dm_that_they_are_next(evening: Evening) -> None:
    for person in (evening.ada, evening.boris):
        await wish(evening, person, next_up=True)
    await evening.begin()
    await evening.move((await evening.legal())[0])
    assert not any(notices(evening, person) for person in (evening.ada, evening.boris))


@pytest.mark.slow
async def test_failed_message_that_one_is_next_delays_no_turn(evening: Evening) -> None:
    third = await three(evening)
    await wish(evening, third, next_up=True)
    path = f"/channels/{third.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=403, code=50007, times=None)
    await turn(evening)
    table = await evening.table()
    assert all(player.dm_version == table.version for player in table.players)
    assert (await evening.mover()).mention in evening.post.text


@pytest.mark.slow
async def test_message_that_one_is_next_is_sent_once_after_a_server_error_and_a_restart(
    evening: Evening,
) -> None:
    """After a restart the notice is found, not sent again."""
    third = await three(evening)
    await wish(evening, third, next_up=True)
    path = f"/channels/{third.user.dm_channel.id}/messages"
    evening.env.inject_error("POST", path, status=500, times=1)
    await turn(evening)
    await evening.restart()
    await evening.bot.scheduler.sweep()
    assert len(notices(evening, third)) == 1
