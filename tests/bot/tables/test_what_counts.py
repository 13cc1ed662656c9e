"""What counts, and the help there is: none in a rated game, and none against computers that counts."""

from __future__ import annotations

from random import Random

import pytest
import simcord
from sqlalchemy import select

from bot.ratings import rating_updates
from bot.ratings.leaderboards import Leaderboards
from bot.store.rating_queries import Board
from bot.store.schema import EVERYWHERE, results
from tests.bot.evening import Evening, Seen
from tests.bot.tables.test_on_hold import is_consistent

ADVICE = "What would you play?"


async def three(evening: Evening, **options: object) -> None:
    """Ada, Boris and Chen sit down to a rated game of Tikal."""
    lobby = await evening.say(evening.ada, "play tikal", **options)
    await evening.start(lobby, evening.boris, evening.chen)


async def leave(evening: Evening, person: simcord.MemberActor) -> Seen:
    """Let a player hand their seat to a computer; return the message with the way back."""
    answer = await evening.say(person, "resign")
    await evening.press(person, "Yes, resign", answer)
    return answer


async def wins_against(evening: Evening, level: str) -> int | None:
    """How many games of Ada's the computers' leaderboard counts; None if she is not on it."""
    boards = Leaderboards(evening.bot.manager.store._database, now=lambda: 0)
    page = await boards.page(Board(EVERYWHERE, "lost_cities", f"computers-{level}"), "", 0, evening.ada.id)
    return None if page.own is None else page.own.listed.standing.games


# Rated games


@pytest.mark.slow
async def test_rated_game_with_a_substitute_neither_offers_nor_gives_advice(evening: Evening) -> None:
    await three(evening)
    mover = await evening.mover()
    await leave(evening, next(person for person in evening.people if person is not mover))
    panel = await evening.panel(mover)
    assert ADVICE not in panel.labels
    table = await evening.table()
    answer = await evening.forge(mover, f"eg:advice:{table.id}:{table.version}:", panel)
    assert answer.text == "You can only get advice in games against computers. Practise with /practice."


@pytest.mark.slow
async def test_computer_that_substitutes_in_a_rated_game_plays_at_level_easy(evening: Evening) -> None:
    await three(evening)
    mover = await evening.mover()
    way_back = await leave(evening, mover)
    assert {player.computer for player in (await evening.table()).players} == {None, "easy"}
    await evening.press(mover, "Take my seat back", way_back)
    levels = {thought.character.level for thought in evening.bot._thinker.thoughts}  # type: ignore[attr-defined]
    assert levels == {"easy"}, "whoever plays for somebody in a rated game plays easy"


async def test_computer_that_substitutes_in_an_unrated_game_plays_at_level_hard(evening: Evening) -> None:
    await three(evening, rated=False)
    await leave(evening, evening.boris)
    assert (await evening.table()).players[1].computer == "hard"


async def test_undo_in_a_rated_game_is_refused_if_no_other_person_plays(evening: Evening) -> None:
    await three(evening)
    mover = await evening.mover()
    while await evening.mover() is mover:
        await evening.move((await evening.legal())[-1])
    for person in evening.people:
        if person is not mover:
            await leave(evening, person)
    before = (await evening.table()).version
    answer = await evening.say(mover, "undo")
    assert answer.text.startswith("In a rated game you can undo a turn only if the others agree")
    forged = await evening.forge(mover, f"eg:askundo:{(await evening.table()).id}:0:", evening.post)
    assert forged.text == answer.text
    assert (await evening.table()).version == before


# Against computers


@pytest.mark.slow
async def test_undo_against_computers_warns_that_the_game_no_longer_counts_and_posts_it(
    evening: Evening,
) -> None:
    await evening.say(evening.ada, "practice", game="lost_cities", level="easy")
    await evening.move((await evening.legal())[0])
    offer = await evening.say(evening.ada, "undo")
    assert "this game will no longer count on the leaderboard against computers" in offer.text
    await evening.press(evening.ada, "Undo", offer)
    assert evening.post.text.startswith(
        "**ada** undid their last turn. This game no longer counts on the leaderboard against computers."
    )
    await evening.move((await evening.legal())[0])
    again = await evening.say(evening.ada, "undo")
    assert again.text == "Undo your last turn and everything after it?", "the price is paid"


@pytest.mark.parametrize("helps", [True, False])
async def test_game_against_a_computer_with_an_undo_is_on_no_leaderboard_also_after_a_rebuild(
    evening: Evening, helps: bool
) -> None:
    await evening.open(rounds=1, computers=1, level="hard")
    await evening.move((await evening.legal())[0])
    if helps:
        await evening.press(evening.ada, "Undo", await evening.say(evening.ada, "undo"))
    await evening.resign(evening.ada)
    assert await wins_against(evening, "hard") == (None if helps else 1)
    assert await is_consistent(evening)
    await rating_updates.rebuild_ratings(evening.bot.manager.store._database)
    assert await wins_against(evening, "hard") == (None if helps else 1), "reckoned anew it is the same"


async def test_advice_warns_once_that_the_game_will_no_longer_count_on_the_leaderboard(
    evening: Evening,
) -> None:
    await evening.open(rounds=1, computers=1, level="hard")
    panel = await evening.panel(evening.ada)
    warning = await evening.press(evening.ada, ADVICE, panel)
    assert warning.text.endswith("won’t count on the leaderboard against computers.")
    assert not (await evening.table()).players[0].helped, "looking at the price costs nothing"
    advice = await evening.press(evening.ada, "Show me anyway", warning)
    assert advice.text.startswith("**An expert’s suggestions**")
    again = await evening.press(evening.ada, ADVICE, panel)
    assert again.text.startswith("**An expert’s suggestions**"), "it asks once a game"
    await evening.resign(evening.ada)
    assert await wins_against(evening, "hard") is None
    assert await is_consistent(evening)


@pytest.mark.slow
async def test_only_the_player_who_took_advice_is_recorded_as_helped(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities-board", rated=True)
    await evening.join(evening.boris, lobby)
    await evening.choose(evening.ada, "Add a computer: easy", lobby)
    await evening.press(evening.ada, "Start", lobby)
    mover = await evening.mover()
    warning = await evening.press(mover, ADVICE, await evening.panel(mover))
    await evening.press(mover, "Show me anyway", warning)
    for person in (evening.ada, evening.boris):
        await leave(evening, person)
    database = evening.bot.manager.store._database
    rows = await database.read(lambda connection: connection.execute(select(results)).all())
    assert {row.user_id: row.helped for row in rows if row.user_id > 0} == {
        person.id: person is mover for person in (evening.ada, evening.boris)
    }


# Hands that are dealt again


async def to_the_second_round(evening: Evening) -> None:
    """Ada and Boris play until a new round is dealt, and one turn of it."""
    await evening.begin(rounds=3)
    await evening.hurry(1)
    await evening.move(await evening.sensible(Random(0)))
    assert (await evening.position()).state.round == 2
    await evening.move((await evening.legal())[0])


@pytest.mark.slow
async def test_undo_across_a_deal_says_that_the_same_hands_are_dealt_again(evening: Evening) -> None:
    await to_the_second_round(evening)
    began, waited = await evening.waiting(), await evening.mover()
    told = "New hands have been dealt since then. The same hands will be dealt again"
    assert told not in (await evening.say(began, "undo")).text, "the first turn of the new round"
    offer = await evening.say(waited, "undo")
    assert told in offer.text, "the last of the old one"
    await evening.press(waited, "Ask the others", offer)
    assert told in evening.post.text


async def test_undo_within_a_round_does_not_mention_new_hands(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    offer = await evening.say(evening.ada, "undo")
    await evening.press(evening.ada, "Ask the others", offer)
    assert "hands" not in offer.text
    assert "hands" not in evening.post.text
