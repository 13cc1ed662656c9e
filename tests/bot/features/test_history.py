"""Finished games: `/history` lists them, each is available as a file, and `/verify` proves the shuffle."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
import simcord
from sqlalchemy import text

from bot.__main__ import main
from bot.store import Store, connect
from bot.store.transaction import TableTransaction
from bot.tables.manager import Manager
from engine import game_transcript
from tests.bot.evening import Evening, Seen, Tap
from tests.examples import slow

SEED = "2"
FINGERPRINT = game_transcript.fingerprint(SEED)


def file(evening: Evening, message: Seen) -> str:
    (attached,) = message.stored.attachments
    data = evening.env.backend.cdn.get(attached["url"])
    assert data is not None
    return data.decode()


async def choose(evening: Evening, person: simcord.MemberActor, value: str, message: Seen) -> Seen:
    """Values that a menu could send, forged ones included."""
    (answer,) = await evening.tap(Tap(person, message, "eg:transcript:0:0:", (value,)))
    return answer


async def test_history_without_games_names_the_command_to_play(evening: Evening) -> None:
    mine = await evening.say(evening.ada, "history")
    assert mine.is_private
    assert mine.text == "You haven’t finished a game yet. /play opens a lobby."
    here = await evening.say(evening.ada, "history", whose="server")
    assert here.text == "There’s no finished game here that you can see. /play opens a lobby."
    assert (await evening.write(evening.ada, "history")).text == mine.text


@pytest.mark.slow
async def test_finished_game_is_listed_in_history_and_its_file_has_all_moves(evening: Evening) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.resign(evening.ada)
    mine = await evening.say(evening.ada, "history")
    assert mine.text.startswith("**Finished games** · yours\n1. <t:")
    assert "· Lost Cities · **boris** " in mine.text
    kept = await evening.pick(evening.ada, "1. Lost Cities", mine)
    assert kept.is_private
    told = game_transcript.read(file(evening, kept))
    assert [entry.text for entry in told.log] == await evening.log()
    assert told.players == ("ada", "boris")
    assert len(game_transcript.replay(told)) == 3


@pytest.mark.slow
async def test_server_history_lists_games_for_onlookers(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    assert "haven’t finished" in (await evening.say(evening.chen, "history")).text
    here = await evening.say(evening.chen, "history", whose="server")
    assert "**boris**" in here.text


async def test_history_marks_a_resigned_game(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    listed = await evening.say(evening.ada, "history")
    assert listed.text.endswith("**boris** 0, ada 0 · by resignation")


@pytest.mark.slow
@pytest.mark.usefixtures("early_ends")
async def test_history_marks_no_winner_of_an_abandoned_game(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    assert "It ended too early to count on the leaderboard." in evening.post.text
    listed = await evening.say(evening.ada, "history")
    assert listed.text.endswith("boris 0, ada 0 · ended too early for the leaderboard")


@pytest.mark.slow
async def test_history_of_nine_games_has_two_pages_and_a_forged_page_shows_the_first_game(
    evening: Evening,
) -> None:
    for _ in range(9):
        await evening.begin()
        await evening.resign(evening.ada)
    page = await evening.say(evening.ada, "history")
    assert page.labels == ["Earlier"]
    assert "\n8. " in page.text
    await evening.press(evening.ada, "Earlier", page)
    assert page.labels == ["Later"]
    assert "\n9. " in page.text
    for nonsense in ("mine.99999999", "mine.x", "yours.0", "", "mine.-1"):
        forged = await evening.forge(evening.ada, f"eg:history:0:0:{nonsense}", page)
        assert "\n1. " in forged.text


@pytest.mark.slow
async def test_running_game_offers_its_fingerprint_but_no_file_to_players_and_onlookers(
    evening: Evening,
) -> None:
    """Its file would contain the seed, which reveals all cards."""
    await evening.begin()
    await evening.move((await evening.legal())[0])
    table = await evening.table()
    for person in (evening.ada, evening.boris, evening.chen):
        answer = await choose(evening, person, str(table.id), evening.post)
        assert answer.is_private
        assert answer.text.startswith("That game isn’t over yet.")
        assert answer.stored.attachments == []
        verified = await evening.say(person, "verify")
        assert verified.stored.attachments == []
        assert f"`{FINGERPRINT}`" in verified.text


async def test_running_game_posts_its_fingerprint_and_its_seed_is_in_no_request(evening: Evening) -> None:
    """Games with the same visible hands may have any seed: only a fingerprint is shown."""
    evening.shuffle(2**255 + 12345)
    await evening.begin()
    seed = (await evening.table()).seed
    assert seed is not None
    assert game_transcript.shown_fingerprint(seed) in evening.post.text
    said = " ".join(str(entry.json) for entry in evening.http)
    assert seed not in said


@pytest.mark.slow
async def test_file_of_an_unknown_game_is_refused(evening: Evening) -> None:
    await evening.begin()
    for value in ["0", "999999", "x", "", "-1", "1" * 30, "१"]:
        answer = await choose(evening, evening.ada, value or " ", evening.post)
        assert answer.text.startswith("That table is no longer there."), value


async def test_history_shows_no_games_of_another_server(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    table = await evening.table()
    guild = evening.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    dana = guild.add_member(evening.env.create_user("dana"))
    there = await evening.say(dana, "history", where=channel, whose="server")
    assert there.text.startswith("There’s no finished game here")
    answer = await choose(evening, dana, str(table.id), there)
    assert answer.text.startswith("That table is no longer there.")


@pytest.mark.slow
async def test_history_in_direct_messages_lists_own_games(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    mine = await evening.write(evening.ada, "history", whose="server")
    assert mine.text.startswith("**Finished games** · yours")
    kept = await evening.pick(evening.ada, "1. Lost Cities", mine)
    assert game_transcript.read(file(evening, kept)).seed == SEED


# The shuffle


@pytest.mark.slow
async def test_first_post_has_the_fingerprint_and_fairness_gives_players_the_seed_after_the_end(
    evening: Evening,
) -> None:
    first = await evening.begin()
    assert f"\n-# Shuffle: {FINGERPRINT[:32]}…" in first.text
    await evening.move((await evening.legal())[0])
    assert "Shuffle: " not in evening.post.text
    await evening.resign(evening.ada)
    assert "seed" not in evening.post.text.lower()
    for person in (evening.ada, evening.boris):
        for message in (evening.post, evening.direct_message(person)):
            told = await evening.press(person, "Fairness", message)
            assert told.is_private
            assert told.text.startswith("**Shuffle verified.** Dealing again with this game’s seed")
            assert game_transcript.read(file(evening, told)).seed == SEED


async def test_stranger_verifying_a_finished_game_gets_neither_its_seed_nor_its_file(
    evening: Evening,
) -> None:
    """The seed reveals all hands, so others see only its fingerprint and who can check it."""
    seed = 2**255 + 12345
    evening.shuffle(seed)
    await evening.begin()
    await evening.hurry(left=0)
    table, last = await evening.table(), evening.post
    told = [await evening.press(evening.chen, "Fairness", last), await evening.say(evening.chen, "verify")]
    for answer in told:
        assert answer.is_private
        assert answer.text.startswith("**Shuffle verified.** The seed has the fingerprint `")
        assert game_transcript.fingerprint(format(seed, "x")) in answer.text
        assert "only **ada** & **boris** have it" in answer.text
        assert answer.stored.attachments == []
    listed = await evening.say(evening.chen, "history", whose="server")
    assert [menu for menu in listed.menus if "transcript" in menu] == []
    refused = await choose(evening, evening.chen, str(table.id), listed)
    assert refused.text.startswith("This game’s file reveals every hand")
    assert refused.stored.attachments == []
    said = " ".join(str(entry.json) for entry in evening.http)
    assert format(seed, "x") not in said


@pytest.mark.slow
async def test_stranger_gets_the_file_of_a_game_only_while_all_its_players_show_their_hands(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    last, table = evening.post, await evening.table()
    for person in (evening.ada, evening.boris):
        assert (await evening.press(evening.chen, "Fairness", last)).stored.attachments == []
        await evening.press(person, "Show my hand", await evening.press(person, "Replay", last))
    told = await evening.press(evening.chen, "Fairness", last)
    assert game_transcript.read(file(evening, told)).seed == SEED
    listed = await evening.say(evening.chen, "history", whose="server")
    kept = await choose(evening, evening.chen, str(table.id), listed)
    assert game_transcript.read(file(evening, kept)).seed == SEED
    await evening.press(evening.ada, "Hide my hand", await evening.press(evening.ada, "Replay", last))
    assert (await evening.press(evening.chen, "Fairness", last)).stored.attachments == []


@pytest.mark.slow
async def test_stranger_gets_the_file_of_a_finished_game_without_hands(evening: Evening) -> None:
    lobby = await evening.say(evening.ada, "play tikal", opponent=evening.boris)
    await evening.start(lobby, evening.boris)
    await evening.resign(evening.ada)
    told = await evening.press(evening.chen, "Fairness", evening.post)
    assert game_transcript.read(file(evening, told)).seed == SEED


@pytest.mark.slow
async def test_finished_game_of_a_hidden_channel_is_listed_and_shown_only_to_members_who_see_it(
    evening: Evening,
) -> None:
    """Other members cannot find it, get no suggestion, and cannot open it by number."""
    dana = evening.arrive("dana")
    hidden = evening.hidden_channel(evening.ada, evening.boris, dana)
    await finish_in(evening, hidden)
    table = await evening.table(hidden)
    here = await evening.say(evening.chen, "history", whose="server")
    assert here.text.startswith("There’s no finished game here that you can see.")
    assert await evening.chen.autocomplete(evening.channel, "replay", "game", "") == []
    own = await evening.say(evening.chen, "rules")
    for asked in (
        await evening.say(evening.chen, "replay", game=f"#{table.id}"),
        await evening.say(evening.chen, "replay", game="ada"),
        await choose(evening, evening.chen, str(table.id), own),
        *[
            await evening.forge(evening.chen, f"eg:{verb}:{table.id}:0:", own)
            for verb in ("replay", "turn", "video", "openhand", "verify", "text", "log")
        ],
    ):
        assert asked.text.startswith(("That table is no longer there.", "I can’t find that finished game."))
        assert asked.stored.attachments == []
    # Users who may see the channel, and players, find it from anywhere on the server.
    for person in (evening.ada, evening.boris, dana):
        assert "**boris**" in (await evening.say(person, "history", whose="server")).text
        assert len(await person.autocomplete(evening.channel, "replay", "game", "")) == 1
    assert (await evening.say(dana, "replay", game=f"#{table.id}")).text.startswith("**Lost Cities** · ")


@pytest.mark.slow
async def test_game_of_a_deleted_channel_is_visible_to_its_players_alone(evening: Evening) -> None:
    """Access to a deleted channel can no longer be checked."""
    channel = evening.guild.create_text_channel("more-games")
    await finish_in(evening, channel)
    table = await evening.table(channel)
    assert "**boris**" in (await evening.say(evening.chen, "history", whose="server")).text
    evening.env.backend.delete_channel(channel.id)
    await evening.env.settle()
    assert "no finished game here" in (await evening.say(evening.chen, "history", whose="server")).text
    refused = await evening.say(evening.chen, "replay", game=f"#{table.id}")
    assert refused.text.startswith("I can’t find that finished game.")
    assert "**boris**" in (await evening.say(evening.ada, "history", whose="server")).text
    assert (await evening.say(evening.ada, "replay", game=f"#{table.id}")).text.startswith("**Lost Cities**")


async def finish_in(evening: Evening, channel: simcord.ChannelHandle) -> None:
    """Ada and Boris play a game that Ada resigns."""
    lobby = await evening.say(
        evening.ada, "play lost-cities", where=channel, opponent=evening.boris, rounds=1
    )
    await evening.start(lobby, evening.boris)
    await evening.resign(evening.ada, where=channel)


@pytest.mark.slow
async def test_edited_first_post_keeps_its_fingerprint(evening: Evening) -> None:
    """In games without hands the post is edited at each step."""
    lobby = await evening.say(evening.ada, "play tikal", opponent=evening.boris)
    await evening.start(lobby, evening.boris)
    first = evening.post
    random = Random(1)
    while evening.post.id == first.id:
        assert "Shuffle: " in evening.post.text
        await evening.move(random.choice(await evening.legal()))
    assert "Shuffle: " not in evening.post.text


@pytest.mark.slow
async def test_verification_accepts_a_finished_game(evening: Evening) -> None:
    await evening.begin()
    await evening.hurry(left=30)
    await evening.resign(evening.ada)
    verified = await evening.say(evening.boris, "verify")
    assert verified.is_private
    assert verified.text.startswith("**Shuffle verified.**")
    assert f"`{FINGERPRINT}`" in verified.text
    assert game_transcript.read(file(evening, verified)).fingerprint == FINGERPRINT


@pytest.mark.slow
async def test_verification_accepts_a_game_from_before_an_option_existed(evening: Evening) -> None:
    """The stored options lack the new one, and the replay uses its default."""
    await evening.begin()
    await evening.hurry(left=30)
    await evening.resign(evening.ada)
    table = await evening.table()
    assert table.state is not None
    options, state = json.loads(table.options), json.loads(table.state)
    del options["partners"], state["options"]["partners"]
    older: dict[str, Any] = {"options": json.dumps(options), "state": json.dumps(state).encode()}
    await evening.bot.manager.run(TableTransaction.set_columns, table.id, **older)
    verified = await evening.say(evening.boris, "verify")
    assert verified.text.startswith("**Shuffle verified.**")
    told = game_transcript.read(file(evening, verified))
    assert game_transcript.replay(told)[-1].state.options.partners is False


@pytest.mark.slow
@pytest.mark.parametrize("change", ["seed = '3'", *slow("seed = 'ffff'")])
async def test_verification_fails_if_the_stored_seed_was_changed(evening: Evening, change: str) -> None:
    await evening.begin()
    await evening.hurry(left=30)
    await evening.resign(evening.ada)
    database = connect(evening.url)
    await database.write(lambda connection: connection.execute(text(f"UPDATE tables SET {change}")))
    await database.close()
    verified = await evening.say(evening.chen, "verify")
    assert verified.text.startswith("**The shuffle doesn’t check out.**")


async def test_verification_before_the_start_is_refused(evening: Evening) -> None:
    assert (await evening.say(evening.ada, "verify")).text.startswith("There’s no game in this channel.")
    await evening.open()
    assert (await evening.say(evening.ada, "verify")).text.startswith("This game hasn’t started yet.")


def test_seeds_have_256_bits() -> None:
    manager = Manager(Store(connect("sqlite://")), now=lambda: 0)
    lengths = [manager.lobbies.seed().bit_length() for _ in range(64)]
    assert max(lengths) > 248
    assert all(length <= 256 for length in lengths)


# The commands


@pytest.mark.slow
async def test_game_file_is_replayed_and_verified_without_the_bot_and_a_damaged_line_is_named(
    evening: Evening, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await evening.begin()
    await evening.hurry(left=30)
    await evening.resign(evening.ada)
    kept = tmp_path / "game.txt"
    told = file(evening, await evening.say(evening.ada, "verify"))
    kept.write_bytes(told.encode())
    for command, said in (("replay", "actions lead to the recorded result"), ("verify", FINGERPRINT)):
        with pytest.raises(SystemExit) as ended:
            main([command, str(kept)])
        assert ended.value.code == 0
        assert said in capsys.readouterr().out
    kept.write_bytes(told.replace("\n1 ", "\n2 ", 1).encode())
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(kept)])
    assert ended.value.code == 1
    assert ", line 10: " in capsys.readouterr().err
    place = told.encode().index(b"\n1 ") + 3
    kept.write_bytes(told.encode()[:place] + b"\xff" + told.encode()[place + 1 :])
    with pytest.raises(SystemExit) as ended:
        main(["replay", str(kept)])
    assert ended.value.code == 1
    assert ", line 10: " in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["verify", str(tmp_path / "none.txt")])
    assert ended.value.code == 2
