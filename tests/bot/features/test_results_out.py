"""Results for managers' own tools: the signed webhook and the CSV file."""

from __future__ import annotations

import csv
import hashlib
import hmac
import json
from io import StringIO
from typing import Any

import aiohttp
import pytest
import simcord
from aiohttp import web
from simcord.enums import ChannelType
from sqlalchemy import update

from bot.errors import Refused
from bot.features.results_out import game_results, webhooks
from bot.features.results_out.webhooks import EXPIRED, JOB, LONGEST_PAUSE, Webhook, is_public, require_address
from bot.store import jobs
from bot.store.jobs import Job
from bot.store.schema import results, tables
from bot.ui.custom_id import CustomId
from tests.bot.evening import DAY, HOUR, MINUTE, Evening, Seen
from tests.examples import slow

Actor = simcord.MemberActor
ADDRESS = "https://example.com/results?team=7"


class Receiver:
    """A web server in memory: what it was sent, and the status with which it answers."""

    def __init__(self) -> None:
        self.requests = list[tuple[str, bytes, dict[str, str]]]()
        self.answers: int | Exception = 200

    async def post(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        self.requests.append((url, body, headers))
        if isinstance(self.answers, Exception):
            raise self.answers
        return self.answers

    @property
    def games(self) -> list[dict[str, Any]]:
        return [json.loads(body) for _, body, _ in self.requests]


@pytest.fixture
def receiver(monkeypatch: pytest.MonkeyPatch) -> Receiver:
    found = Receiver()
    monkeypatch.setattr(webhooks, "post_to_public", found.post)
    return found


def press(*path: str) -> str:
    return CustomId("results", path=path).write()


async def open_page(evening: Evening, keeper: Actor) -> Seen:
    return await evening.press(keeper, "Results…", await evening.say(keeper, "settings"))


async def start(evening: Evening, keeper: Actor, address: str = ADDRESS) -> Seen:
    """Have results sent to an address, and return the answer."""
    page = await open_page(evening, keeper)
    label = next(label for label in page.labels if label.endswith("…"))
    asked = await keeper.click(page.message, custom_id=page.buttons[label])
    return evening._answer(await keeper.submit_modal(asked, {"url": address}))


async def webhook(evening: Evening) -> Webhook | None:
    return await evening.bot.manager.store.read(webhooks.webhook_of, evening.guild.id)


async def end_game(evening: Evening, **options: Any) -> int:
    """Play a short game to its end by resigning, and return its table's number."""
    await evening.begin(**options)
    await evening.resign(evening.boris)
    return (await evening.table()).id


async def send(evening: Evening, seconds: float = 2 * MINUTE) -> None:
    """Let time pass, and wait until all background work is done."""
    await evening.pass_time(seconds)
    await evening.finish()


# Sending


async def test_finished_game_is_sent_signed_to_the_webhook_whose_secret_is_shown_once(
    evening: Evening, keeper: Actor, receiver: Receiver
) -> None:
    answer = await start(evening, keeper)
    assert answer.is_private
    found = await webhook(evening)
    assert found is not None
    assert f"||`{found.secret}`||" in answer.text
    page = await open_page(evening, keeper)
    assert found.secret not in page.text, "it is shown once"
    assert "Results go to **example.com**." in page.text
    table_id = await end_game(evening)
    await send(evening)
    ((url, body, headers),) = receiver.requests
    assert url == ADDRESS
    signed = headers["X-Explorers-Timestamp"].encode() + b"." + body
    expected = hmac.new(found.secret.encode(), signed, hashlib.sha256).hexdigest()
    assert headers["X-Explorers-Signature"] == f"sha256={expected}"
    game = json.loads(body)
    assert set(game) == {
        *("event", "server", "channel", "table", "game", "rules_version", "options"),
        *("rated", "match", "ended_at", "ended_by", "players"),
    }
    assert game["table"] == table_id
    assert game["server"] == str(evening.guild.id)
    assert [(one["name"], one["user"], one["placing"]) for one in game["players"]] == [
        ("ada", str(evening.ada.id), 1),
        ("boris", str(evening.boris.id), 2),
    ]
    assert "Last one accepted" in (await open_page(evening, keeper)).text


@pytest.mark.slow
async def test_no_result_is_sent_before_a_webhook_is_set_or_after_it_is_stopped(
    evening: Evening, keeper: Actor, receiver: Receiver
) -> None:
    await end_game(evening)
    await start(evening, keeper)
    await evening.press(keeper, "Stop sending", await open_page(evening, keeper))
    await end_game(evening)
    await send(evening)
    assert receiver.requests == []
    assert await webhook(evening) is None


@pytest.mark.slow
async def test_rejected_result_is_retried_with_growing_pauses_and_sent_once_when_accepted(
    evening: Evening, hourly: None, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    receiver.answers = 500
    await end_game(evening)
    await send(evening, 9 * HOUR)
    tries = len(receiver.requests)
    assert 2 <= tries <= 6, "the pause doubles"
    page = await open_page(evening, keeper)
    assert "**HTTP 500** <t:" in page.text
    receiver.answers = 204
    await send(evening, LONGEST_PAUSE + HOUR)
    assert len(receiver.requests) == tries + 1
    await send(evening, 9 * HOUR)
    assert len(receiver.requests) == tries + 1
    assert "HTTP 500" not in (await open_page(evening, keeper)).text


@pytest.mark.slow
@pytest.mark.parametrize(
    "error", [TimeoutError(), *slow(aiohttp.ClientError("secret.example"), OSError(), UnicodeError())]
)
async def test_result_whose_connection_failed_is_sent_after_a_restart_without_showing_the_error(
    evening: Evening, keeper: Actor, receiver: Receiver, error: Exception
) -> None:
    await start(evening, keeper)
    receiver.answers = error
    await end_game(evening)
    await send(evening)
    assert "secret.example" not in (await open_page(evening, keeper)).text
    receiver.answers = 200
    before = len(receiver.requests)
    await evening.restart()
    await send(evening, 10 * MINUTE)
    assert len(receiver.requests) == before + 1
    assert receiver.games[-1] == receiver.games[0]


@pytest.mark.slow
async def test_result_rejected_for_three_days_is_dropped(
    evening: Evening, hourly: None, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    receiver.answers = 503
    await end_game(evening)
    await send(evening, EXPIRED + DAY)
    before, store = len(receiver.requests), evening.bot.manager.store
    receiver.answers = 200
    await send(evening, DAY)
    assert len(receiver.requests) == before
    assert await store.read(webhooks.pending_results, evening.guild.id, 10) == []
    assert await store.read(jobs.of, Job(JOB, message_id=evening.guild.id)) is None


@pytest.mark.slow
async def test_webhook_that_answers_410_is_removed(
    evening: Evening, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    receiver.answers = 410
    await end_game(evening)
    await send(evening)
    assert await webhook(evening) is None


@pytest.mark.slow
async def test_pending_results_are_dropped_once_their_address_answers_410(
    evening: Evening, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    receiver.answers = 500
    for _ in range(2):
        await end_game(evening)
        await send(evening)
    receiver.answers, before = 410, len(receiver.requests)
    await send(evening, HOUR)
    assert len(receiver.requests) == before + 1
    store = evening.bot.manager.store
    assert await store.read(webhooks.pending_results, evening.guild.id, 10) == []


@pytest.mark.slow
async def test_results_rejected_by_the_old_webhook_go_to_the_new_address_at_the_next_sweep(
    evening: Evening, hourly: None, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    receiver.answers = 500
    await end_game(evening)
    await send(evening, 9 * HOUR)
    receiver.answers, before = 200, len(receiver.requests)
    await start(evening, keeper, "https://example.org/")
    await evening.bot.scheduler.sweep()
    assert [url for url, _, _ in receiver.requests[before:]] == ["https://example.org/"]


async def test_new_webhook_address_set_while_the_old_one_answers_410_is_not_removed(
    evening: Evening, keeper: Actor
) -> None:
    await start(evening, keeper)
    old, store = await webhook(evening), evening.bot.manager.store
    assert old is not None
    await start(evening, keeper, "https://example.org/")
    await store.write(webhooks.delete_if_unchanged, old)
    found = await webhook(evening)
    assert found is not None
    assert found.url == "https://example.org/"


async def test_outcome_of_an_older_delivery_is_not_recorded_for_the_same_address_entered_again(
    evening: Evening, keeper: Actor
) -> None:
    await start(evening, keeper)
    old, store = await webhook(evening), evening.bot.manager.store
    assert old is not None
    await start(evening, keeper)
    new = await webhook(evening)
    await store.write(webhooks.record_failure, old, "500", 7)
    assert await webhook(evening) == new
    await store.write(webhooks.record_delivery, old, 1, 7)
    assert await webhook(evening) == new


@pytest.mark.slow
async def test_result_of_a_game_in_a_private_thread_is_not_sent(
    evening: Evening, keeper: Actor, receiver: Receiver
) -> None:
    await start(evening, keeper)
    await end_game(evening)
    store, table = evening.bot.manager.store, await evening.table()
    thread = evening.env.backend.create_thread(
        evening.channel.id, "aside", evening.ada.id, type=ChannelType.PRIVATE_THREAD
    )
    await store.write(
        lambda connection: connection.execute(
            update(tables).where(tables.c.id == table.id).values(channel_id=thread.id)
        )
    )
    await send(evening)
    assert receiver.requests == []
    assert await store.read(webhooks.pending_results, evening.guild.id, 10) == []


async def test_new_webhook_address_gets_a_new_secret(evening: Evening, keeper: Actor) -> None:
    await start(evening, keeper)
    before = await webhook(evening)
    await start(evening, keeper, "https://example.org/")
    after = await webhook(evening)
    assert before is not None and after is not None
    assert after.secret != before.secret
    assert after.url == "https://example.org/"


async def test_only_managers_use_the_page_that_chooses_where_results_go(
    evening: Evening, keeper: Actor
) -> None:
    page = await open_page(evening, keeper)
    for path in ((), ("form",), ("address",), ("stop",), ("csv",)):
        answer = await evening.forge(evening.ada, press(*path), page)
        assert answer.is_private
        assert answer.text == "Only a server manager can change these settings."


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "http://example.com/",
        "ftp://example.com/",
        "example.com",
        "https://",
        "https://ada:secret@example.com/",
        "https://localhost/",
        "https://127.0.0.1/",
        "https://10.1.2.3/",
        "https://169.254.169.254/latest/meta-data",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://example.com:99999/",
        "https://example.com/" + "x" * 500,
    ],
)
def test_address_that_is_not_public_https_is_refused(address: str) -> None:
    with pytest.raises(Refused, match="webhook-address"):
        require_address(address)


def test_public_https_addresses_with_ports_or_ip_numbers_are_accepted_as_webhooks() -> None:
    for address in (ADDRESS, "https://example.com:8443/a", "https://[2606:4700::1111]/", "https://1.1.1.1/"):
        assert require_address(f" {address} ").scheme == "https"


@pytest.mark.parametrize(
    ("number", "public"),
    [
        *(("93.184.216.34", True), ("2606:4700::1111", True), ("192.168.1.1", False), ("0.0.0.0", False)),
        *(("100.64.0.1", False), ("fe80::1%eth0", False), ("fd00::1", False), ("224.0.0.1", False)),
        *(("2002:7f00:1::", False), ("::", False), ("198.18.0.1", False)),
    ],
)
def test_ip_addresses_are_classified_as_public_or_not(number: str, public: bool) -> None:
    assert is_public(number) is public


async def test_form_for_the_results_webhook_refuses_a_private_address(
    evening: Evening, keeper: Actor
) -> None:
    answer = await start(evening, keeper, "https://192.168.0.1/")
    assert answer.text == (
        "I need a public web address that begins with https://, without a name or password in it."
    )
    assert await webhook(evening) is None


RECEIVED = web.AppKey("received", list)


async def receive(request: web.Request) -> web.Response:
    request.app[RECEIVED].append(await request.read())
    if request.path == "/elsewhere":
        raise web.HTTPFound("http://example.com/")
    return web.Response(status=202)


async def test_webhook_request_reaches_no_private_address_even_by_name_and_follows_no_redirect(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A name that led to a public address when it was checked may lead to a private one later."""
    app = web.Application()
    app[RECEIVED] = received = list[bytes]()
    app.router.add_post("/{tail:.*}", receive)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    try:
        for host in ("localhost", "127.0.0.1"):
            with pytest.raises((aiohttp.ClientError, OSError)):
                await webhooks.post_to_public(f"http://{host}:{port}/", b"{}", {})
        assert received == []
        monkeypatch.setattr(webhooks, "is_public", lambda number: True)
        assert await webhooks.post_to_public(f"http://127.0.0.1:{port}/", b"{}", {}) == 202
        assert await webhooks.post_to_public(f"http://127.0.0.1:{port}/elsewhere", b"{}", {}) == 302
        assert received == [b"{}", b"{}"]
    finally:
        await runner.cleanup()


# The file


@pytest.mark.slow
async def test_results_file_has_a_line_per_seat_and_leaves_out_games_of_hidden_channels(
    evening: Evening, keeper: Actor
) -> None:
    table_id = await end_game(evening)
    hidden = evening.hidden_channel(evening.ada, evening.boris)
    lobby = await evening.say(evening.ada, "play lost-cities", where=hidden, opponent=evening.boris, rounds=1)
    await evening.start(lobby, evening.boris)
    await evening.resign(evening.boris, where=hidden)
    shown = await evening.press(keeper, "Download (CSV)", await open_page(evening, keeper))
    assert shown.is_private
    store = evening.bot.manager.store
    data = await store.read(game_results.results_csv, evening.guild.id, {evening.channel.id}, 100)
    read = list(csv.DictReader(StringIO(data.decode("utf-8-sig"))))
    assert [(one["table"], one["seat"], one["player"], one["placing"]) for one in read] == [
        (str(table_id), "1", "ada", "1"),
        (str(table_id), "2", "boris", "2"),
    ]
    assert list(shown.pictures) == ["results.csv"]
    (file,) = shown.stored.attachments
    assert file["size"] == len(data)


async def test_names_that_look_like_formulas_are_escaped_in_the_csv_file(
    evening: Evening, keeper: Actor
) -> None:
    await end_game(evening)
    store = evening.bot.manager.store
    await store.write(lambda connection: connection.execute(update(results).values(name='=HYPERLINK("x")')))
    data = await store.read(game_results.results_csv, evening.guild.id, {evening.channel.id}, 1)
    (line,) = csv.DictReader(StringIO(data.decode("utf-8-sig")))
    assert line["player"] == '\'=HYPERLINK("x")'


def test_webhook_signature_changes_with_the_secret_the_time_and_the_body() -> None:
    first = webhooks.signature("s", "1", b"{}")
    assert first != webhooks.signature("s", "2", b"{}")
    assert first != webhooks.signature("s", "1", b"[]")
    assert first != webhooks.signature("t", "1", b"{}")
