"""`explorers doctor --online` asks Discord, here a stand-in, and names remedies."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import discord
import pytest

from bot.__main__ import main
from bot.app.dispatch import slash_command_names
from bot.ops import doctor
from bot.ops.installation import Check
from bot.ops.permissions import NEEDED
from bot.ops.settings import Secret, Settings
from tests.bot.ops.test_doctor import TOKEN

pytestmark = pytest.mark.usefixtures("bare")

BOT = {"id": "5", "username": "Explorers", "discriminator": "0001", "avatar": None, "bot": True}
OWNER = {"id": "9", "username": "ada", "discriminator": "0", "avatar": None}
APPLICATION = {
    "id": "5",
    "name": "Explorers",
    "icon": None,
    "description": "",
    "bot_public": True,
    "bot_require_code_grant": False,
    "verify_key": "",
    "flags": 0,
    "owner": OWNER,
    "team": None,
}
STARTS = {"total": 1000, "remaining": 998, "reset_after": 3_600_000, "max_concurrency": 1}


class Discord:
    """Responses of the stand-in by method and path: a status and JSON."""

    def __init__(self, url: str, commands: set[str]) -> None:
        self.url = url
        self.asked: list[str] = []
        self.answers: dict[str, tuple[int, Any]] = {
            "GET /users/@me": (200, BOT),
            "GET /oauth2/applications/@me": (200, APPLICATION),
            "GET /gateway/bot": (200, {"url": "wss://gateway", "shards": 1, "session_start_limit": STARTS}),
            "GET /applications/5/commands": (200, [command(name) for name in sorted(commands)]),
            "GET /users/@me/guilds": (200, [server(1, "The guild")]),
            "POST /users/@me/channels": (200, {"id": "77", "type": 1, "recipients": [OWNER]}),
        }


def command(name: str) -> dict[str, Any]:
    about = {"description": "…", "version": "1", "default_member_permissions": None, "type": 1}
    return {"id": "3", "application_id": "5", "name": name, **about}


def server(number: int, name: str, permissions: discord.Permissions = NEEDED) -> dict[str, Any]:
    return {"id": str(number), "name": name, "permissions": str(permissions.value)}


def without(*flags: str) -> discord.Permissions:
    return discord.Permissions(NEEDED.value & ~discord.Permissions(**dict.fromkeys(flags, True)).value)


@pytest.fixture(scope="module")
def commands() -> set[str]:
    return slash_command_names()


@pytest.fixture
def there(commands: set[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[Discord]:
    """Provide a stand-in for Discord without problems."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            asked = f"{self.command} {self.path.partition('?')[0]}"
            there.asked.append(asked)
            status, said = there.answers[asked]
            self.rfile.read(int(self.headers.get("Content-Length", 0)))
            self.send_response(status)
            self.send_header("Content-Type", "application/json")
            self.end_headers()
            self.wfile.write(json.dumps(said).encode())

        def do_POST(self) -> None:
            self.do_GET()

        def log_message(self, *_: object) -> None:
            pass

    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    with HTTPServer(("127.0.0.1", 0), Answer) as listening:
        there = Discord(f"http://127.0.0.1:{listening.server_port}", commands)
        threading.Thread(target=listening.serve_forever, daemon=True).start()
        yield there
        listening.shutdown()


async def examined(there: Discord) -> dict[str, Check]:
    settings = Settings(discord_token=Secret(TOKEN), discord_api_url=there.url)
    return {check.name: check for check in await doctor.examine_online(settings, slash_command_names)}


async def test_online_doctor_finds_no_problem_in_a_correct_setup_and_sends_no_dm(there: Discord) -> None:
    found = await examined(there)
    assert list(found) == ["Token", "Presses", "Starts", "Commands", "Servers", "Direct messages"]
    assert all(check.is_ok for check in found.values()), found
    assert "Explorers#0001" in found["Token"].found
    assert not any("messages" in asked for asked in there.asked), "nobody is written to"


async def test_online_doctor_stops_at_a_revoked_token_and_says_to_reset_it(there: Discord) -> None:
    there.answers["GET /users/@me"] = 401, {"message": "401: Unauthorized", "code": 0}
    found = await examined(there)
    assert list(found) == ["Token"]
    assert "Reset Token" in (found["Token"].remedy or "")


async def test_interactions_sent_to_a_web_address_are_a_problem(there: Discord) -> None:
    elsewhere = {**APPLICATION, "interactions_endpoint_url": "https://example.org/discord"}
    there.answers["GET /oauth2/applications/@me"] = 200, elsewhere
    assert "empty the Interactions Endpoint URL" in ((await examined(there))["Presses"].remedy or "")


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        (set(), "doesn't have any yet"),
        ({"dance"}, "Discord is missing /analyse, /away, "),
        (None, "Discord shows /dance, which the bot doesn't have"),
    ],
)
async def test_online_doctor_reports_missing_old_or_differing_commands(
    theirs: set[str] | None, said: str, there: Discord, commands: set[str]
) -> None:
    shown = commands | {"dance"} if theirs is None else theirs
    there.answers["GET /applications/5/commands"] = 200, [command(name) for name in sorted(shown)]
    check = (await examined(there))["Commands"]
    assert said in check.found
    assert "Start the bot" in (check.remedy or "")


async def test_online_doctor_names_a_server_with_its_missing_permissions(there: Discord) -> None:
    servers = [server(1, "Kind"), server(2, "Stern\x1b[2J", without("attach_files", "view_channel"))]
    there.answers["GET /users/@me/guilds"] = 200, servers
    found = await examined(there)
    assert found["Servers"].found == "2, of which 1 are missing permissions"
    assert found["Server"].found == "Stern?[2J is missing View Channel, Attach Files"
    assert "role" in (found["Server"].remedy or "")


async def test_online_doctor_says_to_invite_the_bot_if_it_is_on_no_server(there: Discord) -> None:
    there.answers["GET /users/@me/guilds"] = 200, []
    assert "Invite the bot" in ((await examined(there))["Servers"].remedy or "")


async def test_online_doctor_reports_that_discord_blocks_new_dms_but_not_an_owner_who_takes_none(
    there: Discord,
) -> None:
    there.answers["POST /users/@me/channels"] = 403, {"message": "flagged", "code": 20026}
    check = (await examined(there))["Direct messages"]
    assert "error 20026" in check.found
    assert "flagged the bot" in (check.remedy or "")
    there.answers["POST /users/@me/channels"] = 403, {"message": "no", "code": 50007}
    assert (await examined(there))["Direct messages"].is_ok, "an owner who takes none is nobody's block"


async def test_online_doctor_says_how_long_to_wait_if_gateway_sessions_are_used_up(there: Discord) -> None:
    limit = {**STARTS, "remaining": 0}
    there.answers["GET /gateway/bot"] = 200, {"url": "wss://", "shards": 2, "session_start_limit": limit}
    assert "Wait 1.0 hours" in ((await examined(there))["Starts"].remedy or "")


async def test_online_doctor_reports_that_discord_cannot_be_reached(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.http.Route, "BASE", discord.http.Route.BASE)
    settings = Settings(discord_token=Secret(TOKEN), discord_api_url="http://127.0.0.1:1")
    (found,) = await doctor.examine_online(settings, slash_command_names)
    assert found.found.startswith("can't be reached (ClientConnectorError: ")


def test_doctor_online_exits_with_1_if_a_server_lacks_a_permission_and_else_with_0(
    there: Discord, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit code says whether all checks passed."""
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("DISCORD_API_URL", there.url)
    there.answers["GET /gateway"] = 200, {"url": "wss://gateway"}
    for permissions, code in ((NEEDED, 0), (without("send_messages"), 1)):
        there.answers["GET /users/@me/guilds"] = 200, [server(1, "The guild", permissions)]
        with pytest.raises(SystemExit) as ended:
            main(["doctor", "--online"])
        said = capsys.readouterr().out
        assert ended.value.code == code
        assert "ok       Token: valid" in said
        assert ("is missing Send Messages" in said) is bool(code)
        assert TOKEN not in said
