"""Commands at a table and around it."""

from __future__ import annotations

import re
from random import Random

import pytest

from bot.app import dispatch
from bot.feature import SERVER_INSTALL, Feature, Services
from bot.handlers import table_commands
from bot.store import message_queries, names
from bot.tables import lobby_rules
from bot.ui import rules_pages
from bot.ui.message import Message
from bot.ui.responder import Interaction
from engine.core.catalogue import catalogue
from engine.game_registry import games
from tests.bot.evening import MINUTE, Evening, Seen

WRITE_IT_LIKE = re.compile(r"Write it like (.+), or pick a suggestion\.$")
TABLE_COMMANDS = {"hand": {}, "board": {}, "move": {"move": "+Y7 D"}, "log": {}, "resign": {}}


async def suggested(evening: Evening, person: object, typed: str = "") -> list[str]:
    choices = await person.autocomplete(evening.channel, "move", "move", typed)  # type: ignore[attr-defined]
    return [choice["value"] for choice in choices]


def plays_first(legal: list[str]) -> list[str]:
    """Sort moves as they are suggested: plays before discards."""
    return sorted(legal, key=lambda text: text.startswith("-"))


ON_SERVERS_ALONE = {
    "cup",
    "league",
    "seek",
    "play",
    "tables",
    "settings",
    "move-table",
    "end-game",
    "Challenge",
    "Report",
}
ANYWHERE = {"practice", "daily", "learn", "rules", "games", "profile", "language", "privacy"}
MENUS_ANYWHERE = {"Block", "Challenge", "Profile"}


async def test_only_personal_commands_are_registered_for_user_installs_and_group_chats(
    evening: Evening,
) -> None:
    tree = evening.bot.tree
    sent = {command.name: command.to_dict(tree) for command in tree.get_commands()}
    assert set(sent) >= ON_SERVERS_ALONE | ANYWHERE | MENUS_ANYWHERE
    for name, command in sent.items():
        is_anywhere = name in ANYWHERE | MENUS_ANYWHERE
        assert command["integration_types"] == ([0, 1] if is_anywhere else [0]), name
        outside = [1, 2] if is_anywhere else [1]
        assert command["contexts"] == ([0] if name in ON_SERVERS_ALONE else [0, *outside]), name


def test_new_command_is_offered_only_on_servers_with_the_bot_by_default(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.feature._DECLARED", [])
    feature = Feature()
    feature.command("help")(nothing)
    (command,) = feature.commands()
    assert command.allowed_installs == SERVER_INSTALL


async def nothing(services: Services, interaction: Interaction) -> None:
    """Handle a command of a test."""


# Without a table


@pytest.mark.slow
async def test_game_commands_in_a_channel_without_a_table_are_refused_privately(evening: Evening) -> None:
    for command in TABLE_COMMANDS:
        answer = await evening.say(evening.ada, command, **TABLE_COMMANDS[command])
        assert answer.is_private, command
        assert answer.text == "There’s no game in this channel. Open a lobby with /play.", command


async def test_game_commands_in_direct_messages_without_a_game_are_refused(evening: Evening) -> None:
    for command in TABLE_COMMANDS:
        answer = await evening.write(evening.ada, command, **TABLE_COMMANDS[command])
        assert answer.text == "You’re not in any game right now. Open a lobby with /play on a server.", (
            command
        )


async def test_hand_move_and_resign_are_refused_to_a_stranger(evening: Evening) -> None:
    await evening.begin()
    for command in ["hand", "move", "resign"]:
        answer = await evening.say(evening.chen, command, **TABLE_COMMANDS[command])
        assert answer.is_private, command
        assert answer.text.startswith("You’re not playing at this table"), command
        assert answer.pictures == {}, command


# /hand and /board


async def test_hand_command_privately_shows_the_mover_the_panel_and_the_waiting_player_the_hand(
    evening: Evening,
) -> None:
    await evening.begin()
    mine, his = await evening.say(evening.ada, "hand"), await evening.say(evening.boris, "hand")
    assert mine.is_private
    assert his.is_private
    assert mine.labels[0].startswith("1 · "), "it is her turn: the panel"
    assert his.text.startswith("Your hand: ")
    assert his.labels == ["Plan my turn"]


async def test_board_command_answers_any_member_privately_without_pings(evening: Evening) -> None:
    await evening.begin()
    for person in (evening.ada, evening.chen):
        board = await evening.say(person, "board")
        assert board.is_private
        assert board.text.startswith(f"{evening.ada.mention}, it’s your turn. Deadline <t:")
        assert board.notified == set(), "looking notifies nobody"
        assert list(board.pictures) == ["lost_cities-tabletop.jpg"]
        assert board.labels == ["Play", "My hand", "More…"]


@pytest.mark.slow
async def test_play_below_a_requested_board_opens_the_panel(evening: Evening) -> None:
    await evening.begin()
    board = await evening.say(evening.ada, "board")
    panel = await evening.press(evening.ada, "Play", board)
    assert panel.text == "**Which card do you play or discard?**"


async def test_board_command_posts_an_open_lobby_again_without_pings(evening: Evening) -> None:
    await evening.open(opponent=evening.boris)
    again = await evening.say(evening.chen, "board")
    assert not again.is_private
    assert again.labels == ["Accept", "Decline", "Options…"]
    assert again.notified == set(), "nobody is notified a second time"
    await evening.join(evening.boris, again)
    assert again.seats == ["ada · host", "boris"]


async def test_joining_at_the_older_message_of_a_lobby_posted_again_updates_the_newest(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    again = await evening.say(evening.chen, "board")
    await evening.join(evening.boris, lobby)
    for message in (lobby, again):
        assert message.seats == ["ada · host", "boris"]
        assert message.labels == ["Start now", "Leave", "Options…"]


async def test_lobby_that_starts_while_it_is_posted_again_leaves_no_buttons_and_keeps_the_games_post(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobby = await evening.open()
    await evening.join(evening.boris, lobby)
    table, reply = await evening.table(), table_commands.reply_public

    async def reply_and_start(interaction: Interaction, message: Message) -> int:
        sent = await reply(interaction, message)
        await evening.bot.manager.lobbies.start(table.id, evening.ada.id)
        await evening.bot.publisher.publish(table.id)
        return sent

    monkeypatch.setattr(table_commands, "reply_public", reply_and_start)
    again = await evening.say(evening.chen, "board")
    assert again.labels == ["Go to table"]
    assert (await evening.table()).post_message_id == evening.post.id


async def test_each_former_message_of_a_lobby_is_kept_to_be_closed_if_two_members_post_it_at_once(
    evening: Evening,
) -> None:
    lobby = await evening.open()
    table, manager = await evening.table(), evening.bot.manager
    for message_id in (1, 2):
        await manager.run(lobby_rules.record_reposted, table.id, message_id)
    former = await manager.store.read(message_queries.at_table, table.id)
    assert {message.message_id for message in former} == {lobby.id, 1}
    assert (await manager.table(table.id)).post_message_id == 2


@pytest.mark.slow
async def test_board_command_shows_the_result_after_the_game_and_hand_the_last_hand(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    board = await evening.say(evening.chen, "board")
    assert "**Game over.**" in board.text
    assert board.labels == ["Rematch", "Analyse", "Share", "More…"]
    assert board.notified == set()
    assert evening.boris.mention not in board.text
    hand = await evening.say(evening.ada, "hand")
    assert hand.text.startswith("Your hand: ")


# /move


async def test_typed_move_in_lower_case_is_played_and_answered_privately(evening: Evening) -> None:
    await evening.begin()
    text = (await evening.legal())[0]
    answer = await evening.move(text.lower())
    assert answer.is_private
    assert " and draw the " in answer.text
    assert (await evening.table()).version == 2
    assert evening.boris.mention in evening.post.text


async def test_move_suggests_legal_moves_only_to_the_player_to_move(evening: Evening) -> None:
    await evening.begin()
    legal = await evening.legal()
    assert await suggested(evening, evening.ada) == plays_first(legal)[:25]
    assert await suggested(evening, evening.boris) == [], "not his turn"
    assert await suggested(evening, evening.chen) == [], "no seat"
    await evening.move(legal[0])
    assert await suggested(evening, evening.ada) == []
    assert set(await suggested(evening, evening.boris)) <= set(await evening.legal())


@pytest.mark.slow
async def test_at_most_25_moves_are_suggested(evening: Evening) -> None:
    await evening.begin()
    while len(legal := await evening.legal()) <= 25:
        await evening.move(next(text for text in legal if text.startswith("-")))
    assert await suggested(evening, await evening.mover()) == plays_first(legal)[:25]


@pytest.mark.slow
async def test_suggested_moves_narrow_with_typed_notation_or_words(evening: Evening) -> None:
    await evening.begin()
    legal = await evening.legal()
    assert await suggested(evening, evening.ada, legal[3].lower()) == [legal[3]]
    discards = await suggested(evening, evening.ada, "discarded")
    assert discards == [text for text in legal if text.startswith("-")]
    assert await suggested(evening, evening.ada, "elephant") == []


async def test_no_moves_are_suggested_without_a_table_or_in_a_lobby(evening: Evening) -> None:
    assert await suggested(evening, evening.ada) == []
    await evening.open()
    assert await suggested(evening, evening.ada) == []


def example_in(answer: Seen) -> str:
    (example,) = WRITE_IT_LIKE.findall(answer.text)
    return str(example)


@pytest.mark.slow
async def test_example_after_an_unreadable_move_is_playable_and_follows_the_phase(evening: Evening) -> None:
    """In Tikal the tile is laid first; a move of pieces would be refused."""
    await evening.say(evening.ada, "play tikal", opponent=evening.boris)
    await evening.join(evening.boris)
    await evening.press(evening.ada, "Start")
    example = example_in(await evening.move("foo"))
    assert example.startswith("place ")
    await evening.move(example)
    assert not example_in(await evening.move("foo")).startswith("place ")


@pytest.mark.slow
async def test_unreadable_move_is_refused_privately_with_a_legal_example(evening: Evening) -> None:
    await evening.begin()
    for nonsense in ["", "hello", "+Y11 D", "Y7", "+Y7", "'; drop table moves; --", "@everyone"]:
        answer = await evening.move(nonsense)
        assert answer.is_private, nonsense
        assert example_in(answer) in await evening.legal(), nonsense
        assert answer.notified == set(), nonsense
        assert (await evening.table()).version == 1, nonsense


async def test_move_text_of_3500_letters_is_refused_privately_and_changes_nothing(evening: Evening) -> None:
    await evening.begin()
    answer = await evening.move("+Y7 D " * 500)
    assert answer.text.startswith("I can’t read “+Y7 D +Y7 D")
    assert answer.is_private
    assert (await evening.table()).version == 1


@pytest.mark.slow
async def test_illegal_move_is_refused_naming_the_broken_rule_and_changes_nothing(evening: Evening) -> None:
    await evening.begin()
    hands = (await evening.position()).state.hands
    strange = next(card for card in hands[1] if card not in hands[0])
    answer = await evening.move(f"-{strange} D")
    assert answer.is_private
    assert answer.text.startswith("You don’t have the ")
    mine = hands[0][0]
    other = next(colour for colour in "YB" if colour != mine[0])
    answer = await evening.move(f"-{mine} {other}")
    assert "discard pile is empty" in answer.text
    assert (await evening.table()).version == 1


async def test_move_out_of_turn_is_refused(evening: Evening) -> None:
    await evening.begin()
    card = (await evening.position()).state.hands[1][0]
    answer = await evening.say(evening.boris, "move", move=f"-{card} D")
    assert answer.is_private
    assert answer.text == "It’s not your turn."
    assert (await evening.table()).version == 1


@pytest.mark.slow
async def test_hand_move_and_resign_are_refused_before_the_start_move_and_resign_after_the_end(
    evening: Evening,
) -> None:
    await evening.open(opponent=evening.boris)
    for command in ("hand", "move", "resign"):
        early = await evening.say(evening.ada, command, **TABLE_COMMANDS[command])
        assert early.text.startswith("This game hasn’t started yet.")
    await evening.join(evening.boris)
    await evening.press(evening.ada, "Start")
    await evening.resign(evening.ada)
    for command in ("move", "resign"):
        late = await evening.say(evening.ada, command, **TABLE_COMMANDS[command])
        assert late.text == "This game is over. Start another with /play."


@pytest.mark.slow
async def test_move_hand_board_and_log_commands_play_and_answer_in_direct_messages(evening: Evening) -> None:
    await evening.begin()
    offered = await evening.ada.user.autocomplete("move", "move", "")
    await evening.write(evening.ada, "move", move=offered[0]["value"])
    assert (await evening.table()).version == 2
    hand = await evening.write(evening.boris, "hand")
    assert hand.labels[0].startswith("1 · ")
    board = await evening.write(evening.boris, "board")
    assert board.text.startswith(f"<@{evening.boris.id}>, it’s your turn.")
    log = await evening.write(evening.boris, "log")
    assert log.text.startswith("**Lost Cities**, steps 1 to 2 of 2\n1. Round 1: **ada** goes first.")


@pytest.mark.slow
async def test_hand_in_direct_messages_asks_which_game_if_several_wait_for_the_user(evening: Evening) -> None:
    await evening.begin()
    first = evening.post
    evening.channel = evening.guild.create_text_channel("more-games")
    await evening.begin()
    answer = await evening.write(evening.ada, "hand")
    assert answer.text == (
        f"You’re in several games. Go to the one you mean: {first.link} · {evening.post.link}"
    )
    await evening.move((await evening.legal())[0])
    only = await evening.write(evening.ada, "hand")
    assert only.labels[0].startswith("1 · "), "one of them waits now"


# /resign


@pytest.mark.slow
async def test_resign_in_direct_messages_asks_which_of_several_games_and_names_the_only_one(
    evening: Evening,
) -> None:
    await evening.begin()
    first = evening.post
    ask = await evening.write(evening.ada, "resign")
    assert ask.text.startswith("**Lost Cities** with **boris**\nResign?")
    evening.channel = evening.guild.create_text_channel("more-games")
    await evening.begin()
    await evening.move((await evening.legal())[0])
    answer = await evening.write(evening.ada, "resign")
    assert answer.text == (
        f"You’re in several games. Go to the one you mean: {first.link} · {evening.post.link}"
    )


@pytest.mark.slow
async def test_resign_in_direct_messages_leaves_the_game_there_though_another_waits(evening: Evening) -> None:
    await evening.begin()
    await evening.write(evening.ada, "practice", game="tikal")
    ask = await evening.write(evening.ada, "resign")
    assert ask.text.startswith("**Tikal** with ")
    await evening.press(evening.ada, "Yes, resign", ask)
    assert (await evening.table()).is_playing


async def test_resign_command_asks_first_and_confirming_posts_the_opponents_win(evening: Evening) -> None:
    await evening.begin()
    ask = await evening.say(evening.ada, "resign")
    assert ask.is_private
    assert ask.labels == ["Yes, resign"]
    assert (await evening.table()).version == 1
    await evening.press(evening.ada, "Yes, resign", ask)
    assert ask.text == "You resigned."
    assert ask.labels == []
    assert "**ada** resigns." in evening.post.text
    assert "**boris** wins by resignation." in evening.post.text
    assert evening.post.labels == ["Rematch", "Analyse", "Share", "More…"]


@pytest.mark.slow
async def test_post_about_a_resignation_addresses_the_opponent_and_does_not_notify_the_loser(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.pass_time(2 * MINUTE)
    ask = await evening.say(evening.boris, "resign")
    await evening.pass_time(2 * MINUTE)
    await evening.press(evening.boris, "Yes, resign", ask)
    assert evening.post.addressed == {evening.ada.id}
    assert evening.boris.id not in evening.post.notified


@pytest.mark.slow
async def test_player_may_resign_out_of_turn_and_the_opponents_dm_loses_its_panel(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.boris)
    assert "**ada** wins by resignation." in evening.post.text
    assert not any("panel" in press for press in evening.direct_messages(evening.ada)[0].buttons.values())


@pytest.mark.slow
async def test_new_game_can_begin_in_the_channel_after_a_game_has_ended(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    await evening.begin()
    assert (await evening.table()).is_playing


# /log


@pytest.mark.slow
async def test_log_of_25_steps_has_three_pages(evening: Evening) -> None:
    await evening.begin()
    await evening.hurry(left=20)
    steps = (await evening.table()).version
    log = await evening.say(evening.ada, "log")
    assert log.is_private
    assert log.text.startswith("**Lost Cities**, step 25 of 25")
    assert steps == 25
    assert log.labels == ["Earlier"]
    await evening.press(evening.ada, "Earlier", log)
    assert log.text.startswith("**Lost Cities**, steps 13 to 24 of 25")
    assert log.labels == ["Earlier", "Later"]
    await evening.press(evening.ada, "Earlier", log)
    assert "\n1. Round 1: you go first.\n" in log.text
    assert log.labels == ["Later"]


async def test_log_shows_drawn_cards_only_to_the_player_who_drew_them(evening: Evening) -> None:
    await evening.begin()
    for seed in range(4):
        await evening.move(await evening.sensible(Random(seed)))
    drawn = {}
    for person in (evening.ada, evening.boris, evening.chen):
        lines = (await evening.say(person, "log")).text.splitlines()
        drawn[person.name] = [line.split(". ")[0] for line in lines if ". You " in line]
        assert all(" and draw the " in line for line in lines if ". You " in line)
    assert drawn == {"ada": ["2", "4"], "boris": ["3", "5"], "chen": []}


# /rules


async def test_any_rules_section_can_be_chosen_and_is_shown_whole(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules", game="lost_cities")
    assert page.is_private
    sections = list(rules_pages.sections("lost_cities", "en"))
    assert list(page.menu) == sections
    assert f"### {sections[0]}" in page.text
    for number, (heading, section) in enumerate(rules_pages.sections("lost_cities", "en").items(), start=1):
        await evening.pick(evening.chen, heading, page)
        title = f"**Lost Cities: rules** · {number} of {len(sections)}"
        assert page.text == f"{title}\n### {heading}\n{section.text}", "nothing is cut off"


async def test_next_leads_through_all_rules_sections(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules", game="tikal")
    read = [page.text]
    while "Next" in page.labels:
        await evening.press(evening.chen, "Next", page)
        read.append(page.text)
    assert len(set(read)) == len(rules_pages.sections("tikal", "en"))
    assert page.labels == ["Learn by playing"]


async def test_rules_command_at_a_table_shows_the_rules_of_its_game_to_anyone(evening: Evening) -> None:
    await evening.say(evening.ada, "play tikal", opponent=evening.boris)
    for person in (evening.ada, evening.chen):
        assert (await evening.say(person, "rules")).text.startswith("**Tikal: rules** · 1 of ")


async def test_rules_command_without_a_table_asks_which_game_and_shows_it(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules")
    assert page.text == "Which game do you want to read about?"
    assert page.labels == [catalogue()(f"game-{key}") for key in games()]
    await evening.press(evening.chen, "Tikal", page)
    assert page.text.startswith("**Tikal: rules** · 1 of ")


async def test_rules_button_of_a_lobby_answers_privately_and_leaves_the_lobby(evening: Evening) -> None:
    lobby = await evening.open()
    before = lobby.text
    options = await evening.press(evening.chen, "Options…", lobby)
    page = await evening.press(evening.chen, "Rules", options)
    assert page.is_private
    assert page.text.startswith("**Lost Cities: rules** · 1 of ")
    assert lobby.text == before


async def test_plays_are_suggested_before_discards(evening: Evening) -> None:
    await evening.begin()
    signs = [text[0] for text in await suggested(evening, evening.ada)]
    assert signs == sorted(signs)
    assert {"+", "-"} == set(signs)


async def test_rules_of_an_unknown_game_are_refused(evening: Evening) -> None:
    page = await evening.say(evening.chen, "rules", game="lost_cities")
    for custom_id in ("eg:rules:0:0:chess", "eg:rules:0:0:../../etc/passwd"):
        answer = await evening.forge(evening.chen, custom_id, page)
        assert answer.text == "That rules page doesn’t exist."


async def test_all_commands_are_offered_on_servers_and_the_personal_ones_in_direct_messages(
    evening: Evening,
) -> None:
    offered = evening.ada.available_commands(evening.channel)
    plays = {f"play {key.replace('_', '-')}" for key in games()}
    in_servers = plays | {"tables", "move-table", "cup", "league", "seek"}
    anywhere = (
        *("practice", "daily", "learn", "rules", "help", "hand", "board", "move", "undo", "log", "clock"),
        *("games", "away", "back", "notify", "resign", "history", "replay", "analyse", "verify"),
        *("leaderboard", "profile", "privacy", "language"),
    )
    assert set(offered) >= {*in_servers, *anywhere}
    assert set(evening.ada.user.available_commands()) == set(offered) - in_servers


# Commands that Discord rejects


async def test_bot_starts_and_plays_although_discord_rejects_its_commands_and_retries_later(
    evening: Evening,
) -> None:
    """The log names the command and the reason. The former commands stay, and the next start retries."""
    store = evening.bot.manager.store
    await store.write(names.write_value, dispatch.DIGEST_KEY, "those of another version")
    for _in_english_too in range(2):
        evening.env.inject_error(
            "PUT", "/applications/*/commands", status=400, code=50035, message="Name is invalid"
        )
    await evening.restart()
    _, logged = evening.errors
    assert "Discord rejects the commands" in logged
    assert "50035" in logged
    evening.errors.clear()
    assert (await evening.open()).labels, "and the bot plays"
    assert (
        await evening.bot.manager.store.read(names.read_value, dispatch.DIGEST_KEY)
        == "those of another version"
    )
    await evening.restart()
    assert (
        await evening.bot.manager.store.read(names.read_value, dispatch.DIGEST_KEY)
        != "those of another version"
    )
