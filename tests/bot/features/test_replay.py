"""`/replay`: a game turn by turn, as onlookers saw it."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import discord
import pytest
import simcord
from sqlalchemy import Connection, insert, select

from bot.store import Player, connect
from bot.store.records import FORMER
from bot.store.schema import PLAYING, results, tables
from bot.tables import positions
from bot.tables.positions import are_hands_open
from bot.ui.custom_id import CustomId
from engine.core.catalogue import catalogue
from render import picture
from render.picture import Picture
from render.video import Script
from tests.bot import reels
from tests.bot.curious import Ready
from tests.bot.evening import Evening, Seen

Painted = list[Any]


@pytest.fixture
def painted(bot: object, monkeypatch: pytest.MonkeyPatch) -> Painted:
    """Record the views of painted tables, in order."""
    views: Painted = []

    def paint(key: str, view: Any, *_: Any) -> Picture:
        views.append(view)
        return Picture(b"picture", f"{key}-tabletop.jpg", 1, 1)

    monkeypatch.setattr(picture, "tabletop", paint)
    return views


async def play(evening: Evening, turns: int) -> list[str]:
    """Ada and Boris play. Return the text of each post, the deal first."""
    told, random = [(await evening.begin()).text], Random(5)
    for _ in range(turns):
        await evening.move(await evening.sensible(random))
        told.append(evening.post.text)
    return told


async def looked_through(evening: Evening, replay: Seen, turns: int) -> list[str]:
    told = [replay.text]
    for _ in range(turns):
        assert (await evening.press(evening.chen, "▶", replay)).id == replay.id
        told.append(replay.text)
    return told


async def from_elsewhere(evening: Evening) -> list[tuple[Any, Seen]]:
    """Users on another server, and Chen in direct messages, each with a message to press."""
    guild = evening.env.create_guild("Elsewhere")
    channel = guild.create_text_channel("games")
    dana = guild.add_member(evening.env.create_user("dana"))
    there = await evening.say(dana, "help", where=channel)
    return [(dana, there), (evening.chen.user, await evening.write(evening.chen, "help"))]


@pytest.mark.slow
async def test_replay_of_a_running_game_repeats_the_pictures_and_texts_of_its_posts(
    evening: Evening, painted: Painted
) -> None:
    """A running game's replay shows only what its posts have shown."""
    posts = await play(evening, turns=12)
    seen = list(dict.fromkeys(view for view in painted if view.viewer is None))
    replay = await evening.say(evening.chen, "replay")
    assert replay.is_private
    assert "turn 12 of 12 so far" in replay.text
    painted.clear()
    await evening.press(evening.chen, "⏮", replay)
    told = await looked_through(evening, replay, turns=12)
    assert [view for place, view in enumerate(painted) if view not in painted[:place]] == seen
    for turn, (now, then) in enumerate(zip(told, posts, strict=True)):
        title, story = now.split("\n", 1)
        assert story in then, turn
        assert ("the start" if turn == 0 else f"turn {turn} of 12 so far") in title


@pytest.mark.slow
async def test_replay_of_a_finished_game_steps_from_the_start_to_the_final_picture_and_by_menu(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.hurry(left=0)
    last = evening.post
    replay = await evening.press(evening.chen, "Replay", last)
    assert replay.is_private and replay.id != last.id
    assert "the start" in replay.text
    (menu,) = replay.menus.values()
    (label,) = [label for label in menu if "round 1 ends" in label]
    turns = int(label.split(" · ")[0])
    await evening.press(evening.chen, "⏭", replay)
    assert f"turn {turns} of {turns}" in replay.text
    assert list(replay.pictures) == ["lost_cities-finale.jpg"]
    await evening.press(evening.chen, "◀", replay)
    assert f"turn {turns - 1} of {turns}" in replay.text
    assert list(replay.pictures) == ["lost_cities-tabletop.jpg"]
    await evening.press(evening.chen, "⏮", replay)
    await evening.pick(evening.chen, label, replay)
    assert f"turn {turns} of {turns}" in replay.text


@pytest.mark.slow
async def test_turning_points_in_the_replays_menu_open_their_turns(
    evening: Evening,
) -> None:
    """The moment named by the final picture is in the menu, in the order of turns."""
    await evening.begin()
    await evening.hurry(left=0)
    replay = await evening.press(evening.chen, "Replay", evening.post)
    (menu,) = replay.menus.values()
    turns = [int(label.split(" · ")[0]) for label in menu]
    assert turns == sorted(turns) and 3 <= len(turns) <= 10
    for what in ("takes the lead for good", "Best expedition complete: ", "Costliest expedition begins: "):
        (label,) = [label for label in menu if what in label]
        await evening.pick(evening.chen, label, replay)
        assert f"turn {label.split(' · ')[0]} of " in replay.text


@pytest.mark.slow
async def test_replay_button_of_the_last_direct_message_opens_a_new_message_and_leaves_it(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    message = evening.direct_message(evening.boris)
    replay = await evening.press(evening.boris, "Replay", message)
    assert replay.id != message.id and "Game over" in message.text
    await evening.press(evening.boris, "▶", replay)
    assert "turn 1 of 1" in replay.text


@pytest.mark.slow
async def test_replay_shows_no_half_taken_turn_even_to_its_player(evening: Evening, painted: Painted) -> None:
    """Even the mover does not see a half-taken turn in a replay."""
    await evening.say(evening.ada, "play lost-cities-board", opponent=evening.boris, length="short")
    await evening.start(evening.post, evening.boris)
    mover = await evening.mover()
    await evening.move((await evening.legal())[0])
    assert not (await evening.position()).turn_complete
    replay = await evening.say(mover, "replay")
    assert "the start" in replay.text
    assert painted[-1] == (await evening.bot.manager.view(await evening.table(), None)).view(None)


@pytest.mark.slow
async def test_replay_joins_all_bids_that_continue_one_post_into_one_turn(evening: Evening) -> None:
    """Bids for one turn continue one another."""
    await evening.say(evening.ada, "play tikal", opponent=evening.boris, auction=True)
    await evening.start(evening.post, evening.boris)
    await evening.skip(left=60, random=Random(2))
    table = await evening.table()
    history = await evening.bot.manager.history(table)
    ends = [step for step in history if step.complete and not step.continues_post]
    turns = await evening.bot.manager.replay(table)
    assert len(turns) == len(ends) > 3
    told = [event for turn in turns for event in turn.events]
    assert told == [event for step in history for event in step.events][: len(told)]


@pytest.mark.slow
async def test_buttons_of_a_replay_still_turn_pages_after_a_restart(evening: Evening) -> None:
    await play(evening, turns=3)
    replay = await evening.say(evening.chen, "replay")
    await evening.restart()
    await evening.press(evening.chen, "◀", replay)
    assert "turn 2 of 3" in replay.text


@pytest.mark.slow
async def test_replay_opens_a_game_by_its_suggestion_its_number_or_its_entry_in_history(
    evening: Evening,
) -> None:
    for _ in range(2):
        await evening.begin()
        await evening.move((await evening.legal())[0])
        await evening.resign(evening.ada)
    await evening.begin(rounds=3)
    offered = await evening.ada.autocomplete(evening.channel, "replay", "game", "")
    assert [choice["name"] for choice in offered] == [
        "1. Lost Cities · boris 0, ada 0",
        "2. Lost Cities · boris 0, ada 0",
    ]
    first = await evening.say(evening.ada, "replay", game=offered[1]["value"])
    second = await evening.say(evening.ada, "replay", game="2")
    assert first.buttons == second.buttons
    page = await evening.say(evening.ada, "history")
    chosen = await evening.pick(evening.ada, "2. Lost Cities · boris 0, ada 0", page)
    assert chosen.buttons == first.buttons
    running = await evening.say(evening.ada, "replay")
    assert "the start" in running.text
    theirs = await evening.chen.autocomplete(evening.channel, "replay", "game", "bor")
    assert [choice["name"] for choice in theirs] == ["Lost Cities · boris 0, ada 0"] * 2


@pytest.mark.slow
async def test_replay_finds_the_31st_game_by_a_players_name_and_refuses_an_unknown_one(
    evening: Evening,
) -> None:
    """Works also for typed text without a chosen suggestion."""
    await evening.begin()
    await evening.resign(evening.ada)
    first = await evening.table()
    database = connect(evening.url)
    await database.write(partial(copied, table_id=first.id, times=30))
    await database.close()
    offered = await evening.ada.autocomplete(evening.channel, "replay", "game", "")
    assert len(offered) == 25 and all("dora" in choice["name"] for choice in offered)
    (found,) = await evening.ada.autocomplete(evening.channel, "replay", "game", "BORIS")
    assert found == {"name": "31. Lost Cities · boris 0, ada 0", "value": f"#{first.id}"}
    replay = await evening.say(evening.ada, "replay", game="boris")
    assert "**ada** & **boris** · the start" in replay.text
    assert (await evening.say(evening.ada, "replay", game="eve")).text.startswith(
        "I can’t find that finished game."
    )


def copied(connection: Connection, table_id: int, times: int) -> None:
    """Later games with the same result against another opponent."""
    own = select(results).where(results.c.table_id == table_id)
    table = select(tables).where(tables.c.id == table_id)
    for number in range(1, times + 1):
        one = connection.execute(table).one()._asdict()
        connection.execute(insert(tables).values(one | {"id": table_id + number}))
        for row in connection.execute(own).all():
            name = "dora" if row.name == "boris" else row.name
            connection.execute(
                insert(results).values(row._asdict() | {"table_id": table_id + number, "name": name})
            )


async def test_replay_of_an_unknown_game_is_refused(evening: Evening) -> None:
    for game in ["3", "0", "#999", "#x", "x", "", "-1", "#" + "1" * 30, "१"]:
        answer = await evening.say(evening.ada, "replay", game=game or " ")
        assert answer.is_private, game
        assert answer.text.startswith("I can’t find that finished game."), game


async def test_replay_of_game_zero_is_refused_to_a_user_with_finished_games(evening: Evening) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    answer = await evening.say(evening.ada, "replay", game="0")
    assert answer.text.startswith("I can’t find that finished game.")


async def test_replay_is_refused_in_a_channel_without_games_and_for_a_lobby(evening: Evening) -> None:
    nothing = await evening.say(evening.ada, "replay")
    assert nothing.is_private and nothing.text.startswith("There’s no game to replay in this channel yet.")
    lobby = await evening.open()
    table = CustomId.read(lobby.buttons["Join"]).table
    answer = await evening.forge(evening.ada, CustomId("replay", table).write(), lobby)
    assert answer.text.startswith("This game hasn’t started yet.")


@pytest.mark.slow
async def test_running_game_is_replayed_only_for_users_who_see_its_posts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not on another server, without channel access, or by direct message."""
    monkeypatch.setattr(evening.bot.services.videos, "make", lambda *_, **__: Ready())
    below = await evening.say(evening.chen, "help")
    unseen, seen = (
        discord.PermissionOverwrite(view_channel=False),
        discord.PermissionOverwrite(view_channel=True),
    )
    allowed = dict.fromkeys((evening.ada, evening.boris, evening.guild.me), seen)
    evening.channel = evening.guild.create_text_channel(
        "hidden", overwrites={evening.guild.default_role: unseen, **allowed}
    )
    await play(evening, turns=1)
    table, elsewhere = await evening.table(), await from_elsewhere(evening)
    for verb in ["replay", "turn", "leap", "video", "openhand"]:
        forged = CustomId(verb, table.id, 0).write()
        for person, message in (*elsewhere, (evening.chen, below)):
            answer = await evening.forge(person, forged, message)
            assert answer.text.startswith("That table is no longer there."), (verb, person.name, answer)
        mine = await evening.forge(evening.boris, forged, await evening.say(evening.boris, "help"))
        assert ("That game isn’t over yet." if verb == "openhand" else "**Lost Cities** · ") in mine.text, (
            verb
        )


@pytest.mark.slow
async def test_forged_replay_turn_beyond_the_last_shows_the_last_and_nonsense_is_refused(
    evening: Evening,
) -> None:
    await play(evening, turns=2)
    table, own = await evening.table(), await evening.say(evening.chen, "help")
    for id_ in (f"eg:turn:{table.id}:0:999999999", f"eg:turn:{table.id}:999999:7.x.y"):
        answer = await evening.forge(evening.chen, id_, own)
        assert "turn 2 of 2 so far" in answer.text
    assert (await evening.table()).version == table.version
    nonsense = await evening.forge(evening.chen, f"eg:turn:{table.id}:0:x", own)
    assert nonsense.text.startswith("That table is no longer there.")
    public = evening.post
    before = public.text
    answer = await evening.forge(evening.chen, f"eg:turn:{table.id}:0:", public)
    assert answer.is_private and answer.id != public.id and public.text == before


# The video


class Slow:
    """A pending video: queued, then one turn painted, then all, then ready."""

    def __init__(self, turns: int) -> None:
        self.done: int | None = None
        self._to_come = [None, 1, turns]

    async def within(self, _: float) -> bytes | None:
        if not self._to_come:
            return reels.VIDEO
        self.done = self._to_come.pop(0)
        return None


@pytest.mark.slow
async def test_video_press_shows_queue_and_drawing_progress_before_the_file(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await play(evening, turns=3)
    monkeypatch.setattr(evening.bot.services.videos, "make", lambda *_, **__: Slow(turns=4))
    replay = await evening.say(evening.chen, "replay")
    answer = await evening.press(evening.chen, "Animation", replay)
    assert answer.is_private and answer.id != replay.id
    (video,) = answer.stored.attachments
    assert video["filename"].endswith(".webp")
    assert evening.env.backend.cdn.get(video["url"]) == reels.VIDEO
    said = [entry.json["content"] for entry in evening.http if "@original" in entry.path and entry.json]
    assert [words for words in said if words.endswith("…")] == [
        "Your animation is next in the queue…",
        "Drawing turn 1 of 4…",
        "All 4 turns drawn. Putting the animation together…",
    ]
    assert answer.text == "**Lost Cities** · **ada** & **boris** · all 3 turns"


@pytest.mark.slow
async def test_failed_video_can_be_requested_again(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    evening.bot.services.videos.work = reels.crashes
    await play(evening, turns=1)
    replay = await evening.say(evening.chen, "replay")
    answer = await evening.press(evening.chen, "Animation", replay)
    assert answer.text.startswith("Something went wrong while I was drawing that animation.")
    evening.bot.services.videos.work = reels.quick
    again = await evening.press(evening.chen, "Animation", answer)
    assert len(again.stored.attachments) == 1


async def test_video_of_a_running_game_has_only_public_views_even_for_a_player(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It contains no private view."""
    asked: list[Script] = []
    monkeypatch.setattr(
        evening.bot.services.videos, "make", lambda _, script, **__: asked.append(script) or Slow(turns=3)
    )
    await play(evening, turns=2)
    replay = await evening.say(evening.ada, "replay")
    await evening.press(evening.ada, "Animation", replay)
    (script,) = asked
    seen = (await evening.bot.manager.view(await evening.table(), None)).view(None)
    assert [shot.view.viewer for shot in script.shots] == [None] * 3
    assert script.shots[-1].view == seen


# Hands


async def test_hands_are_shown_in_the_replay_only_after_the_end_and_while_all_players_agree(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.hurry(left=20)
    running = await evening.say(evening.ada, "replay")
    assert "Show my hand" not in running.labels
    table = await evening.table()
    early = await evening.forge(evening.ada, f"eg:openhand:{table.id}:0:0.show", running)
    assert early.text.startswith("That game isn’t over yet.")
    await evening.resign(evening.ada)
    watching = await evening.say(evening.chen, "replay")
    assert "Show my hand" not in watching.labels and "hands" not in watching.text
    stranger = await evening.forge(evening.chen, f"eg:openhand:{table.id}:0:0.show", watching)
    assert stranger.text.startswith("You’re not playing at this table")
    for person, agreed in ((evening.ada, 1), (evening.boris, 2)):
        assert await hands(evening) == []
        mine = await evening.say(person, "replay")
        await evening.press(person, "▶", mine)
        await evening.press(person, "Show my hand", mine)
        assert "turn 1 of" in mine.text, "it stays where it was"
        assert mine.rows[-1] == ["Animation", "Hide my hand"]
        said = f"{agreed} of 2 so far" if agreed < 2 else "All players agree"
        assert said in mine.text
    assert await hands(evening) == ["lost_cities-hands.jpg"]
    mine = await evening.say(evening.ada, "replay")
    await evening.press(evening.ada, "Hide my hand", mine)
    assert await hands(evening) == []


async def hands(evening: Evening) -> list[str]:
    """Return the pictures of hands that an onlooker sees."""
    replay = await evening.say(evening.chen, "replay")
    await evening.press(evening.chen, "▶", replay)
    return [name for name in replay.pictures if "hand" in name]


@pytest.mark.slow
async def test_alt_text_of_hands_names_their_players(evening: Evening) -> None:
    await evening.begin()
    deal = await evening.position()
    await evening.resign(evening.ada)
    for person in (evening.ada, evening.boris):
        await evening.press(person, "Show my hand", await evening.say(person, "replay"))
    replay = await evening.say(evening.chen, "replay")
    words = replay.pictures["lost_cities-hands.jpg"].split("\n")
    for seat, (name, line) in enumerate(zip(("ada", "boris"), words, strict=True)):
        hand = deal.game.words.hand(deal.view(seat), catalogue()).split(".")[0]
        assert line.startswith(f"{name}: {hand}.")


@pytest.mark.slow
async def test_video_has_no_hands_if_consent_is_withdrawn_while_it_is_made(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Withdrawn consent also affects a video that is being made."""
    await play(evening, turns=2)
    await evening.resign(evening.ada)
    table, manager, scripts = await evening.table(), evening.bot.manager, list[Script]()

    class Making:
        """A video during whose making Ada hides her hand."""

        done = None

        def __init__(self, script: Script) -> None:
            scripts.append(script)

        async def within(self, _: float) -> bytes:
            await manager.run(positions.set_hand_consent, table.id, evening.ada.id, agrees=False)
            return b"hands" if scripts[-1].shots[0].hands else reels.VIDEO

    monkeypatch.setattr(evening.bot.services.videos, "make", lambda _, script, **__: Making(script))
    for person in (evening.ada, evening.boris):
        await manager.run(positions.set_hand_consent, table.id, person.id, agrees=True)
    replay = await evening.say(evening.chen, "replay")
    answer = await evening.press(evening.chen, "Animation", replay)
    opened, closed = scripts
    first, *_, last = opened.shots
    assert [view.viewer for view in first.hands] == [0, 1] and not last.hands
    assert not any(shot.hands for shot in closed.shots)
    (video,) = answer.stored.attachments
    assert evening.env.backend.cdn.get(video["url"]) == reels.VIDEO


@pytest.mark.slow
async def test_video_with_hands_and_the_one_without_are_cached_separately(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cached videos with hands are not given to users who may not see them."""
    await play(evening, turns=2)
    await evening.resign(evening.ada)
    table, keys = await evening.table(), list[Any]()

    def noted(key: Any, _: Script, **__: Any) -> Ready:
        keys.append(key)
        return Ready()

    monkeypatch.setattr(evening.bot.services.videos, "make", noted)
    replay = await evening.say(evening.chen, "replay")
    await evening.press(evening.chen, "Animation", replay)
    for person in (evening.ada, evening.boris):
        await evening.bot.manager.run(positions.set_hand_consent, table.id, person.id, agrees=True)
    await evening.press(evening.chen, "Animation", replay)
    one, other = keys
    assert one != other


async def test_forged_press_cannot_open_another_players_hand(evening: Evening) -> None:
    """Not from the server, from another one, or by direct message. Nonsense changes nothing."""
    await play(evening, turns=1)
    await evening.resign(evening.ada)
    table, others = await evening.table(), await from_elsewhere(evening)
    others.append((evening.chen, await evening.say(evening.chen, "help")))
    own = await evening.say(evening.ada, "replay")
    for path in ("0.show", "0.hide", "", "x.show", "999999.show", "0.show.0", "१.show"):
        await evening.bot.manager.run(positions.set_hand_consent, table.id, evening.ada.id, agrees=False)
        forged = f"eg:openhand:{table.id}:0:{path}"
        for person, message in others:
            answer = await evening.forge(person, forged, message)
            assert answer.is_private or not isinstance(person, simcord.MemberActor)
            sentences = ("That table is no longer there.", "You’re not playing at this table")
            assert answer.text.startswith(sentences), (path, person.name, answer.text)
        assert not any(player.shows_hand for player in (await evening.table()).players), path
        await evening.forge(evening.ada, forged, own)
        opened = [player.shows_hand for player in (await evening.table()).players]
        assert opened == [path in ("0.show", "999999.show"), False], path


@pytest.mark.slow
async def test_finished_game_is_shown_to_its_players_anywhere_but_to_others_only_on_its_server(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening.bot.services.videos, "make", lambda *_, **__: Ready())
    await play(evening, turns=1)
    await evening.resign(evening.ada)
    table, elsewhere = await evening.table(), await from_elsewhere(evening)
    for verb in ["replay", "turn", "leap", "video", "openhand"]:
        forged = CustomId(verb, table.id, 0).write()
        for person, message in elsewhere:
            answer = await evening.forge(person, forged, message)
            assert answer.text.startswith("That table is no longer there."), (verb, person.name, answer)
            assert answer.pictures == {} and answer.stored.attachments == [], (verb, person.name)
        mine = await evening.forge(evening.boris.user, forged, await evening.write(evening.boris, "help"))
        assert "**Lost Cities** · " in mine.text, verb


@pytest.mark.slow
async def test_hands_open_if_all_people_agree_beside_a_computer_but_not_beside_a_deleted_player(
    evening: Evening,
) -> None:
    await evening.begin()
    await evening.resign(evening.ada)
    table = await evening.table()
    ada, boris = (replace(player, shows_hand=True) for player in table.players)

    def shown(*players: Player) -> bool:
        return are_hands_open(replace(table, players=players))

    assert shown(ada, boris)
    assert shown(ada, replace(boris, user_id=-3, shows_hand=False)), "a computer"
    assert not shown(ada, replace(boris, user_id=FORMER - 3, shows_hand=False)), "nobody knows who it was"
    assert not are_hands_open(replace(table, players=(ada, boris), status=PLAYING))
