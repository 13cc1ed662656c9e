"""Computers in the lobby, as opponents, in an abandoned seat, and as advisers."""

from __future__ import annotations

import asyncio
from unittest.mock import AsyncMock

import pytest
import simcord

from bot.jobs.computer_workers import Thought
from bot.process_pool import Full
from bot.ratings.rating_updates import COMPUTER_LINEUPS
from bot.store import archive, rating_queries, table_queries
from bot.tables import moves, positions
from bot.tables.computers import personas, suggested_level
from bot.ui.markup import display_name
from engine.ai.character import Level
from engine.ai.choice import Advice
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.bot.evening import Evening, Seen, Tap
from tests.examples import slow

FACES = {one.face for one in personas()}
GAMES = sorted(games())


async def sit_down(evening: Evening, game: str = "lost_cities", **options: object) -> None:
    await evening.say(evening.ada, "practice", game=game, **options)


async def adas_turn(evening: Evening) -> None:
    """Ada answers all questions until a computer has moved."""
    panel = await evening.panel(evening.ada)
    for _ in range(60):
        before = (await evening.table()).version
        choices = [label for label in panel.presses if label not in ("Back", "What would you play?")]
        if not choices:
            return
        await evening.press(evening.ada, choices[-1], panel)
        table = await evening.table()
        if table.version > before and not panel.presses:
            return


# Starting


@pytest.mark.parametrize("game", [GAMES[0], *slow(*GAMES[1:])])
async def test_practice_starts_a_silent_game_against_a_beginner_at_once(evening: Evening, game: str) -> None:
    await sit_down(evening, game)
    table = await evening.table()
    assert table.is_playing
    assert [player.computer for player in table.players] == [None, "first"]
    assert "**ada** is playing " in evening.posts[0].text
    assert any(face in evening.posts[0].text for face in FACES)
    assert evening.post.presses, "the post invites to play"
    assert evening.ada.mention in evening.post.text
    assert evening.post.is_silent, "she is there"


async def test_newcomer_plays_a_beginner_computer_and_changes_its_level_with_one_tap(
    evening: Evening,
) -> None:
    begun = await evening.say(evening.ada, "practice", game="lost_cities")
    assert "ada is new to this game, so the computer plays as a beginner." in begun.text
    assert begun.labels[:4] == ["Change to easy", "Change to medium", "Change to hard", "Change to expert"]
    await evening.press(evening.ada, "Change to medium", begun)
    table = await evening.table()
    assert table.players[1].computer == "medium"
    name = table.players[1].name
    assert name in begun.text
    assert "beginner" not in begun.text
    assert name in evening.direct_message(evening.ada).text
    assert "Change to beginner" in begun.labels


async def test_level_is_changed_by_the_host_alone_and_not_after_the_first_turn(evening: Evening) -> None:
    begun = await evening.say(evening.ada, "practice", game="lost_cities")
    refused = await evening.press(evening.boris, "Change to hard", begun)
    assert "host" in refused.text
    await evening.move((await evening.legal())[0])
    refused = await evening.press(evening.ada, "Change to hard", begun)
    assert refused.text.startswith("The level can only be changed before your first turn.")
    assert (await evening.table()).players[1].computer == "first"


async def test_win_over_a_computer_offers_the_next_level_in_a_new_game(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, rounds=1)
    await beat(evening)
    assert "Next level: easy" in evening.post.labels
    begun = await evening.press(evening.ada, "Next level: easy", evening.post)
    assert (await evening.table()).players[1].computer == "easy"
    assert "ada has beaten *beginner*, so it’s *easy* this time." in begun.text


async def beat(evening: Evening) -> None:
    """End a game with the host as the winner."""
    table = await evening.table()
    await evening.bot.manager.run(moves.retire, table.id, 1)
    await evening.bot.scheduler.sweep()


@pytest.mark.parametrize(
    ("wins", "met_people", "level"),
    [
        ({}, False, Level.FIRST),
        ({}, True, Level.MEDIUM),
        ({"medium": 0}, False, Level.MEDIUM),
        ({"first": 2, "casual": 1, "hard": 0}, True, Level.MEDIUM),
        ({"expert": 1}, False, Level.EXPERT),
    ],
)
def test_suggested_level_is_above_the_strongest_beaten_and_medium_for_those_who_met_people(
    monkeypatch: pytest.MonkeyPatch, wins: dict[str, int], met_people: bool, level: Level
) -> None:
    won = {COMPUTER_LINEUPS[list(Level).index(Level(key))]: number for key, number in wins.items()}
    monkeypatch.setattr(rating_queries, "against_computers", lambda *_: won)
    monkeypatch.setattr(archive, "has_played_people", lambda *_: met_people)
    connection = None
    assert suggested_level(connection, 1, "tikal").level == level  # type: ignore[arg-type]


async def test_practice_names_the_computers_level_and_for_a_beginner_its_temperament(
    evening: Evening,
) -> None:
    answer = await evening.say(evening.ada, "practice", game="lost_cities", level="first")
    told = ("takes risks", "plays it safe", "focuses on cards", "plays for quick points")
    first, second, *_ = answer.text.splitlines()
    assert "(beginner)." in first
    assert second.startswith("-# ") and any(temperament in second for temperament in told)
    other = await evening.write(evening.boris, "practice", game="lost_cities", level="expert")
    assert "(expert)." in other.text, "an expert has no weakness to be told of"


async def test_practice_in_direct_messages_starts_a_game_with_panel_there(evening: Evening) -> None:
    answer = await evening.write(evening.ada, "practice", game="lost_cities", level="easy")
    assert "**ada** is playing " in answer.text
    (table,) = await evening.bot.manager.store.read(table_queries.running_of_user, evening.ada.id)
    assert table.channel_id == evening.ada.user.dm_channel.id
    assert any("Play" in message.presses for message in evening.direct_messages(evening.ada))
    assert any(
        label.startswith("1 · ")
        for message in evening.direct_messages(evening.ada)
        for label in message.labels
    )


async def test_second_practice_in_direct_messages_is_refused_with_a_link_to_the_first(
    evening: Evening,
) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities")
    refused = await evening.write(evening.ada, "practice", game="tikal")
    assert refused.text.startswith("There’s already a game in our DMs: https://discord.com/channels/@me/")


@pytest.mark.slow
async def test_end_of_a_game_in_direct_messages_is_sent_once(evening: Evening) -> None:
    await evening.write(evening.ada, "practice", game="lost_cities")
    answer = await evening.write(evening.ada, "resign")
    await evening.press(evening.ada, "Yes, resign", answer)
    ends = [message for message in evening.direct_messages(evening.ada) if "**Game over.**" in message.text]
    assert [message.presses for message in ends] == [["Rematch", "More…"]]


@pytest.mark.slow
async def test_practice_takes_the_chosen_level_and_number_of_computers(evening: Evening) -> None:
    await sit_down(evening, "tikal", level="expert", computers=3)
    assert [player.computer for player in (await evening.table()).players] == [None, *["expert"] * 3]


async def test_practice_in_a_channel_with_a_table_privately_offers_a_thread(evening: Evening) -> None:
    await sit_down(evening)
    answer = await evening.say(evening.boris, "practice", game="tikal")
    assert answer.is_private
    assert answer.text.startswith("There’s already a table in this channel")
    assert len(answer.presses) == 1, "the thread it offers"


async def test_play_with_computers_in_all_other_seats_starts_at_once(evening: Evening) -> None:
    await evening.say(evening.ada, "play lost-cities", computers=1, level="hard")
    assert (await evening.table()).is_playing


# In the lobby


async def test_host_adds_computers_of_chosen_levels_and_frees_their_seats_in_the_options(
    evening: Evening,
) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    options = await evening.press(evening.ada, "Options…", lobby)
    _, seats = options.menus.values()
    assert list(seats) == [
        "Add a computer: beginner",
        "Add a computer: easy",
        "Add a computer: casual",
        "Add a computer: medium",
        "Add a computer: skilled",
        "Add a computer: hard",
        "Add a computer: expert",
    ]
    await evening.choose(evening.ada, "Add a computer: expert", lobby)
    assert "· computer, expert" in lobby.seats[1]
    assert "plays" not in lobby.text
    await evening.choose(evening.ada, "Add a computer: casual", lobby)
    assert "· computer, casual, " in lobby.seats[2]
    assert any(told in lobby.text for told in ("takes risks", "plays it safe", "focuses on", "quick points"))
    options = await evening.press(evening.ada, "Options…", lobby)
    _, seats = options.menus.values()
    for label in [label for label in seats if label.startswith("Free ")]:
        await evening.pick(evening.ada, label, options)
    assert lobby.seats[1] == "free seat"


async def test_only_the_host_can_add_computers(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal")
    options = await evening.press(evening.ada, "Options…", lobby)
    _, menu = options.menus
    (answer,) = await evening.tap(Tap(evening.boris, options, menu, ("easy",)))
    assert answer.is_private
    assert answer.text == "Only the host can do that."


async def test_lobby_with_an_added_computer_can_be_started(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play lost-cities")
    await evening.choose(evening.ada, "Add a computer: easy", lobby)
    await evening.press(evening.ada, "Start", lobby)
    assert (await evening.table()).is_playing


# During the game


@pytest.mark.slow
async def test_computers_turn_and_the_players_are_in_one_silent_post(evening: Evening) -> None:
    await sit_down(evening)
    before = len(evening.posts)
    await adas_turn(evening)
    assert len(evening.posts) == before + 1
    (face,) = [face for face in FACES if face in evening.post.text.split("\n")[0]]
    assert evening.post.text.startswith("**ada** ")
    assert face in evening.post.text
    assert evening.ada.mention in evening.post.text
    assert evening.post.is_silent, "she is there"
    assert not (await evening.table()).awaits_computer


async def test_board_names_the_computer_to_move_without_a_mention(evening: Evening) -> None:
    """All members read the post, so it does not address the computer."""
    await evening.say(evening.ada, "practice", game="lost_cities")
    table, position = await evening.table(), await evening.position()
    await evening.bot.manager.run(
        moves.play, table.id, evening.ada.id, position.game.notation.read((await evening.legal())[0])
    )
    board = await evening.say(evening.boris, "board")
    assert board.text == f"It’s {display_name(table.players[1])}’s turn."


@pytest.mark.slow
async def test_no_direct_messages_are_sent_to_computers(evening: Evening) -> None:
    await sit_down(evening, "lost_cities_board", computers=3)
    await adas_turn(evening)
    opened = {
        entry.json.get("recipient_id") for entry in evening.http if entry.path.endswith("users/@me/channels")
    }
    assert opened <= {str(evening.ada.id), evening.ada.id}


@pytest.mark.slow
async def test_computers_turn_interrupted_by_a_restart_is_played_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bot stops between the player's move and the computer's. The next start plays it once."""
    await sit_down(evening)
    monkeypatch.setattr(evening.bot.publisher, "schedule", lambda _table: None)
    await adas_turn(evening)
    assert (await evening.table()).awaits_computer
    await evening.restart()
    table = await evening.table()
    assert not table.awaits_computer
    assert len(await evening.log()) in (2, 3)
    assert table.published_version == table.version


# Advice


@pytest.mark.parametrize("game", [GAMES[0], *slow(*GAMES[1:])])
async def test_advice_after_a_warning_privately_lists_one_to_three_best_actions(
    evening: Evening, game: str
) -> None:
    await sit_down(evening, game)
    panel = await evening.panel(evening.ada)
    warning = await evening.press(evening.ada, "What would you play?", panel)
    advice = await evening.press(evening.ada, "Show me anyway", warning)
    assert advice.is_private
    title, *lines = advice.text.split("\n")
    assert title.startswith("**An expert’s suggestions**")
    assert 1 <= len([line for line in lines if not line.startswith("-# Then: ")]) <= 3
    assert lines[0].startswith("1 · **Best:** ")


async def advised(evening: Evening, game: str = "lost_cities") -> Seen:
    """Return the advice for Ada's first turn of a practice game."""
    await sit_down(evening, game)
    warning = await evening.press(evening.ada, "What would you play?", await evening.panel(evening.ada))
    return await evening.press(evening.ada, "Show me anyway", warning)


async def test_advice_says_but_before_a_fact_against_the_action(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(evening)
    position = positions.committed(await evening.table())
    doubtful = next(
        action
        for action in position.legal_actions(0)
        if any(fact.against for fact in position.action_facts(0, action, catalogue()))
    )
    best = AsyncMock(return_value=(Advice(doubtful, 0.0, 1),))
    monkeypatch.setattr(evening.bot.services.computers, "advise", best)
    warning = await evening.press(evening.ada, "What would you play?", await evening.panel(evening.ada))
    advice = await evening.press(evening.ada, "Show me anyway", warning)
    assert "but starting costs 20" in advice.text
    assert "Play this" in advice.labels, "there is one idea"


@pytest.mark.parametrize("game", [GAMES[0], *slow(*GAMES[1:])])
async def test_advice_has_a_button_for_each_action_and_the_first_plays_the_best(
    evening: Evening, game: str
) -> None:
    advice = await advised(evening, game)
    plays = [label for label in advice.labels if label.startswith("Play ")]
    assert len(plays) == len([line for line in advice.text.split("\n")[1:] if line[0].isdigit()])
    best = (await evening.bot.services.computers.advise(await evening.table(), 0))[0].action
    await evening.press(evening.ada, plays[0], advice)
    assert (await evening.log())[0] == games()[game].notation.write(best)


async def test_second_press_on_an_advised_action_plays_nothing(evening: Evening) -> None:
    advice = await advised(evening)
    label = next(label for label in advice.labels if label.startswith("Play "))
    tap = Tap(evening.ada, advice, advice.buttons[label])
    await evening.tap(tap, tap)
    assert len(await evening.log()) == 2, "Ada’s turn and the computer’s"


async def test_advised_action_of_an_earlier_turn_is_not_played(evening: Evening) -> None:
    advice = await advised(evening)
    label = next(label for label in advice.labels if label.startswith("Play "))
    await evening.move((await evening.legal())[-1])
    before = await evening.log()
    answer = await evening.press(evening.ada, label, advice)
    assert answer.text.startswith("*Those buttons are out of date. Here’s your turn as it stands now:*")
    assert await evening.log() == before


async def test_forged_press_of_a_stranger_on_an_advised_action_plays_nothing(evening: Evening) -> None:
    advice = await advised(evening)
    label = next(label for label in advice.labels if label.startswith("Play "))
    answer = await evening.forge(evening.boris, advice.buttons[label], evening.post)
    assert answer.is_private and not await evening.log()


async def test_five_requests_for_advice_on_one_position_compute_it_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(evening, GAMES[0])
    panel = await evening.panel(evening.ada)
    warning = await evening.press(evening.ada, "What would you play?", panel)
    tap = Tap(evening.ada, warning, warning.buttons["Show me anyway"])
    asked = list[Thought]()
    thinker = evening.bot.services.computers._thinker
    advise = thinker.advise

    async def asking(thought: Thought) -> tuple[Advice, ...]:
        asked.append(thought)
        await asyncio.sleep(0)
        return await advise(thought)

    monkeypatch.setattr(thinker, "advise", asking)
    first, *others = sorted((one.text for one in await evening.tap(*[tap] * 5)), key=len, reverse=True)
    assert first.startswith("**An expert’s suggestions**")
    assert set(others) == {"I’m still working on your last request. One moment!"}
    assert [answer.text for answer in await evening.tap(tap)] == [first]
    assert len(asked) == 1


async def test_request_for_advice_is_refused_while_its_queue_is_full(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sit_down(evening, GAMES[0])
    warning = await evening.press(evening.ada, "What would you play?", await evening.panel(evening.ada))

    async def busy(_: Thought) -> tuple[Advice, ...]:
        raise Full

    monkeypatch.setattr(evening.bot.services.computers._thinker, "advise", busy)
    answer = await evening.press(evening.ada, "Show me anyway", warning)
    assert answer.text.startswith("A lot of people are asking me for advice right now.")
    assert not (await evening.table()).players[0].helped, "without advice the game still counts"


async def test_advice_is_neither_offered_nor_given_in_games_between_people(evening: Evening) -> None:
    await evening.begin()
    panel = await evening.panel(evening.ada)
    assert "What would you play?" not in panel.labels
    forged = panel.buttons[panel.presses[0]].replace("eg:panel", "eg:advice")
    answer = await evening.forge(evening.ada, forged.rsplit(":", 1)[0] + ":", panel)
    assert answer.text.startswith("You can only get advice in games against computers.")


# Leaving and returning


async def four_in_tikal(evening: Evening) -> simcord.MemberActor:
    dana = evening.arrive("dana")
    lobby = await evening.say(evening.ada, "play tikal")
    await evening.start(lobby, evening.boris, evening.chen, dana)
    return dana


@pytest.mark.slow
async def test_player_who_left_takes_the_seat_back_with_one_button(evening: Evening) -> None:
    await four_in_tikal(evening)
    ask = await evening.say(evening.boris, "resign")
    await evening.press(evening.boris, "Yes, resign", ask)
    assert ask.labels == ["Take my seat back"]
    assert "**boris** left the table." in evening.post.text
    await evening.press(evening.boris, "Take my seat back", ask)
    assert ask.text == "Welcome back. Your seat is yours again."
    assert "**boris** is back and plays again." in evening.post.text


@pytest.mark.slow
async def test_play_pressed_by_a_player_who_left_offers_to_take_the_seat_back(evening: Evening) -> None:
    await four_in_tikal(evening)
    await evening.resign(evening.boris)
    answer = await evening.press(evening.boris, "Play")
    assert answer.is_private
    assert answer.labels == ["Take my seat back"]


@pytest.mark.slow
async def test_computer_moves_at_once_for_a_player_who_leaves_on_their_turn(evening: Evening) -> None:
    await four_in_tikal(evening)
    leaver = await evening.mover()
    await evening.resign(leaver)
    table = await evening.table()
    assert not table.awaits_computer
    assert await evening.mover() is not leaver
