"""A restored backup: posts, DMs and buttons of the discarded future remain on Discord."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.features.daily import daily_jobs
from bot.ops import check_database
from bot.store import backlog, outbox
from bot.tables import resigning
from engine.core.game_log import RESTORED
from tests import postgres
from tests.bot import solo_deals
from tests.bot.evening import MINUTE, Evening, Seen
from tests.bot.features import test_daily
from tests.bot.jobs.test_failures import messages_of
from tests.bot.ranked import standings
from tests.examples import slow

DOCUMENTED = Path(__file__).parents[3] / "docs" / "operating.md"


@dataclass
class Operator:
    """An operator who makes a backup and restores it as docs/operating.md says."""

    evening: Evening
    folder: Path

    async def back_up(self) -> None:
        with pytest.raises(SystemExit) as ended:
            await asyncio.to_thread(main, ["backup", str(self.folder / "backup")])
        assert ended.value.code == 0

    async def restore(self) -> None:
        await self.evening.bot.manager.store.close()
        on_sqlite = self.evening.url.startswith("sqlite")
        steps = [step for step in steps_documented() if step.startswith("pg_restore") != on_sqlite]
        assert steps
        for step in steps:
            await asyncio.to_thread(subprocess.run, self._here(step), shell=True, check=True)
        await self.evening.restart()

    def _here(self, step: str) -> str:
        """Replace names in a documented step by those of this test."""
        backup, url = self.folder / "backup", self.evening.url
        step = re.sub(r"backup\.(db|dump)", str(backup), step)
        if url.startswith("sqlite"):
            return step.replace("explorers.db", str(self.evening.database))
        return step.replace("postgresql://user@host/database", f"'{url.replace('+asyncpg', '')}'")


def steps_documented() -> list[str]:
    page = DOCUMENTED.read_text(encoding="utf-8")
    told = page.split("To restore, ")[1].split("Then run `explorers check`")[0]
    return [line for block in re.findall(r"```sh\n(.*?)```", told, re.DOTALL) for line in block.splitlines()]


@pytest.fixture
def operator(
    evening: Evening, tmp_path: Path, on_postgres: bool, monkeypatch: pytest.MonkeyPatch
) -> Operator:
    monkeypatch.setenv("DATABASE_URL", evening.url)
    if on_postgres:
        monkeypatch.setenv("PATH", str(postgres.programs()), prepend=os.pathsep)
    return Operator(evening, tmp_path)


async def undo_future(operator: Operator, turns: int) -> Seen:
    """Play two turns, back up, play on, and restore; return the newest post of the discarded future."""
    evening = operator.evening
    await evening.begin()
    for _ in range(2):
        await evening.move((await evening.legal())[0])
    await operator.back_up()
    for _ in range(turns):
        await evening.move((await evening.legal())[-1])
    lost = evening.post
    await operator.restore()
    return lost


@pytest.mark.slow
async def test_game_set_back_by_a_restored_backup_says_so_and_is_no_longer_rated(
    evening: Evening, operator: Operator
) -> None:
    """Future events have been seen, and the seed was public if the game was over."""
    lost = await undo_future(operator, turns=3)
    assert (await evening.table()).rated
    await evening.press(evening.ada, "Play", lost)
    table = await evening.table()
    assert not table.rated
    assert "My data was restored from a backup." in evening.post.text
    assert "it no longer counts" in evening.post.text
    await evening.press(evening.boris, "Play", lost)
    assert await evening.log() == [*(await evening.log())[:2], RESTORED], "once"
    await evening.bot.manager.run(resigning.leave, table.id, evening.boris.id)
    assert await standings(evening.bot.manager.store) == {}
    assert await check_database._check_tables_and_ratings(evening.bot.manager.store._database) == 0


@pytest.mark.slow
async def test_restored_game_with_an_unrecorded_post_is_unrated_and_has_buttons_on_one_post_and_one_dm(
    evening: Evening, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pending post had arrived, and others followed: versions continue after all of them."""
    await evening.begin()
    with monkeypatch.context() as power:
        power.setattr(outbox, "record_all", cut_short)
        await evening.move((await evening.legal())[0])
        await operator.back_up()
    evening.errors.clear()
    await evening.pass_time(MINUTE)
    for _ in range(2):
        await evening.move((await evening.legal())[0])
    await operator.restore()
    await evening.pass_time(MINUTE)
    assert not (await evening.table()).rated, "what comes has been seen"
    assert "My data was restored from a backup." in evening.post.text
    assert ["Play" in post.presses for post in evening.posts].count(True) == 1
    mover = await evening.mover()
    played_on = [message for message in evening.direct_messages(mover) if has_panel(message)]
    assert [message.id for message in played_on] == [evening.direct_message(mover).id]


@pytest.mark.slow
async def test_unrecorded_post_found_after_restoring_leaves_buttons_on_the_newest_only(
    evening: Evening, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two unrecorded posts are found: one of the discarded future, and the interrupted one."""
    await undo_future(operator, turns=2)
    await post_unnoted(evening, monkeypatch)
    await evening.restart()
    await evening.pass_time(MINUTE)
    assert "My data was restored from a backup." in evening.post.text
    only_the_newest_asks(evening)


@pytest.mark.slow
async def test_unrecorded_post_found_after_restoring_loses_its_buttons_after_a_failed_edit(
    evening: Evening, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the newest post that was found is recorded, no later search would find this one."""
    await undo_future(operator, turns=2)
    await post_unnoted(evening, monkeypatch)
    evening.env.inject_error("PATCH", f"{messages_of(evening.channel)}/*", status=503, times=2)
    await evening.restart()
    await evening.pass_time(2 * MINUTE)
    only_the_newest_asks(evening)


async def post_unnoted(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """Post a turn, and crash before the post is recorded."""
    with monkeypatch.context() as power:
        power.setattr(outbox, "record_all", cut_short)
        await evening.move((await evening.legal())[0])
    evening.errors.clear()


def only_the_newest_asks(evening: Evening) -> None:
    """Check that only the newest post asks for the turn and has buttons."""
    assert [post.id for post in evening.posts if "Play" in post.presses] == [evening.post.id]
    assert [post.id for post in evening.posts if "it’s your turn" in post.text] == [evening.post.id]


def cut_short(*_: object, **__: object) -> None:
    """Fail like a power cut before a record is written."""
    raise RuntimeError("the power went out")


def has_panel(message: Seen) -> bool:
    """Return whether a DM asks for a turn."""
    return any(label.startswith("1 · ") for label in message.presses)


async def test_restored_command_marks_running_games_as_restored_and_unrated(
    evening: Evening, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    await evening.move((await evening.legal())[0])
    await evening.bot.manager.store.close()
    with pytest.raises(SystemExit) as ended:
        await asyncio.to_thread(main, ["restored"])
    assert ended.value.code == 0
    await evening.restart()
    assert "My data was restored from a backup." in evening.post.text
    table = await evening.table()
    assert not table.rated
    await evening.move((await evening.legal())[0])
    assert (await evening.table()).version > table.version, "and the game goes on"


@pytest.mark.parametrize("label", ["Play", *slow("More…", "My hand")])
@pytest.mark.slow
async def test_press_from_the_discarded_future_is_out_of_date_and_posts_the_table_again(
    evening: Evening, operator: Operator, label: str
) -> None:
    lost = await undo_future(operator, turns=3)
    assert (await evening.table()).version == 3
    posts = len(evening.posts)
    answer = await evening.press(evening.ada, label, lost)
    assert answer.is_private
    assert answer.text.startswith("That message is out of date")
    assert "it’s your turn" in answer.text
    assert len(evening.posts) == posts + 1
    mover = await evening.mover()
    assert evening.post.addressed == {mover.id}
    assert evening.direct_message(mover).labels[0].startswith("1 · ")
    await evening.turn(mover, (await evening.legal())[0])
    await evening.pass_time(5 * MINUTE)
    assert len(evening.posts) == posts + 2, "and the game goes on"


@pytest.mark.slow
async def test_presses_from_the_discarded_future_play_nothing_because_the_version_has_passed_theirs(
    evening: Evening, operator: Operator
) -> None:
    """Its buttons can never be mistaken for later ones of the same version."""
    lost = await undo_future(operator, turns=3)
    message = evening.direct_message(evening.boris)
    await evening.press(evening.ada, "Play", lost)
    posts = len(evening.posts)
    for person in (evening.ada, evening.boris):
        answer = await evening.press(person, "Play", lost)
        assert answer.text.startswith("The game has moved on")
    assert len(evening.posts) == posts
    assert (await evening.table()).version > 6
    version = (await evening.table()).version
    for card in message.presses[:1]:
        await evening.press(evening.boris, card, message)
    assert (await evening.table()).version == version


@pytest.mark.slow
async def test_messages_after_restoring_reuse_no_nonce_of_the_discarded_future(
    evening: Evening, operator: Operator
) -> None:
    """Discord would respond with the messages of the discarded future."""
    lost = await undo_future(operator, turns=2)
    await evening.press(evening.ada, "Play", lost)
    for _ in range(3):
        await evening.move((await evening.legal())[0])
    nonces = [entry.json["nonce"] for entry in evening.http if "nonce" in (entry.json or {})]
    assert len(nonces) == len(set(nonces)) > 12
    assert sum(entry.path == messages_of(evening.channel) for entry in evening.http) > 6


@pytest.mark.slow
async def test_game_that_ended_in_the_discarded_future_is_played_on(
    evening: Evening, operator: Operator
) -> None:
    await evening.begin()
    await operator.back_up()
    await evening.bot.manager.run(resigning.leave, (await evening.table()).id, evening.ada.id)
    await evening.pass_time(MINUTE)
    lost = evening.post
    await operator.restore()
    await evening.press(evening.boris, "As text", lost)
    assert evening.post.text.startswith("Round 1: **ada** goes first.")
    await evening.turn(evening.ada, (await evening.legal())[0])


@pytest.mark.slow
async def test_pending_post_is_sent_after_restoring_although_the_future_had_one(
    evening: Evening, operator: Operator
) -> None:
    """The backup was made while a post was rejected; later posts describe the discarded future."""
    await evening.begin()
    evening.env.inject_error("POST", messages_of(evening.channel), status=500)
    await evening.move((await evening.legal())[0])
    await operator.back_up()
    for _ in range(2):
        await evening.move((await evening.legal())[-1])
    lost, posts = evening.post, len(evening.posts)
    await operator.restore()
    await evening.env.settle()
    table = await evening.table()
    assert len(evening.posts) == posts + 1 and table.post_message_id == evening.post.id != lost.id
    assert "My data was restored from a backup." in evening.post.text
    assert table.published_version == table.version > 4, "and its buttons are those of no other version"
    assert evening.post.addressed == {(await evening.mover()).id}
    await evening.move((await evening.legal())[0])
    assert len(evening.posts) == posts + 2, "no later turn counts as posted"


@pytest.mark.slow
async def test_old_press_at_a_restored_solo_deal_is_out_of_date_sends_nothing_and_the_deal_goes_on(
    evening: Evening, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    test_daily.every_day(monkeypatch, test_daily.DUEL)
    monkeypatch.setattr(daily_jobs, "ask_expert", lambda *_: None)
    shown = await test_daily.begin(evening, evening.ada)
    table = await test_daily.table_of(evening, evening.ada)
    await operator.back_up()
    lost = await solo_deals.turn(evening, evening.ada, table, shown)
    await operator.restore()
    answer = await evening.press(evening.ada, lost.presses[0], lost)
    assert answer.text.startswith("That message is out of date")
    assert "follows" not in answer.text, "no post shows a deal that is played alone"
    assert (await test_daily.table_of(evening, evening.ada)).version > table.version
    await evening.pass_time(MINUTE)
    assert (evening.posts, evening.direct_messages(evening.ada)) == ([], [])
    assert (await evening.bot.manager.store.read(backlog.count, 0)).is_empty
    assert (await evening.write(evening.ada, "games")).text.startswith("You’re not playing anywhere")
    question = await evening.say(evening.ada, "daily")
    before = (await test_daily.table_of(evening, evening.ada)).version
    await test_daily.turn(evening, evening.ada, question)
    assert (await test_daily.table_of(evening, evening.ada)).version > before, "and the deal goes on"
