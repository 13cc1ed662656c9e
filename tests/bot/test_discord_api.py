"""The check of requests accepts valid ones and rejects others."""

from __future__ import annotations

from typing import Any

import pytest
from simcord import HttpLogEntry

from tests.bot.discord_api import VARIABLE, Description, from_environment

POST, CALLBACK = "/channels/1/messages", "/interactions/1/token/callback"


@pytest.fixture
def described(_description: Description | None) -> Description:
    if _description is None:
        pytest.skip(f"{VARIABLE} names no description of the API")
    return _description


def sent(method: str, path: str, json: Any) -> HttpLogEntry:
    return HttpLogEntry(method, path, {}, json, None)


def test_requests_are_not_checked_without_a_description_of_discords_api(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv(VARIABLE, raising=False)
    assert from_environment() is None


@pytest.mark.parametrize(
    ("method", "path", "json"),
    [
        ("POST", POST, {"content": "Hello", "nonce": "1-2", "enforce_nonce": True, "components": []}),
        ("POST", POST, {"content": "Hello", "allowed_mentions": {"parse": [], "users": [10**18]}}),
        ("PATCH", f"{POST}/2", {"components": []}),
        ("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
        ("POST", CALLBACK, {"type": 6}),
        ("POST", "/users/@me/channels", {"recipient_id": 10**18}),
        ("GET", "/webhooks/1/token/messages/@original", None),
    ],
)
def test_request_that_fits_discords_api_description_has_no_problems(
    described: Description, method: str, path: str, json: Any
) -> None:
    assert described.problems(sent(method, path, json)) == []


@pytest.mark.parametrize(
    ("method", "path", "json"),
    [
        ("POST", POST, {"content": 7}),
        ("POST", POST, {"content": "x" * 4001}),
        ("POST", POST, {"content": "Hello", "nonce": "n" * 26}),
        ("POST", POST, {"content": "Hello", "components": [{"type": 99}]}),
        ("POST", POST, {"content": "Hello", "components": [{"type": 10, "content": "Hello"}] * 41}),
        ("POST", POST, None),
        ("POST", CALLBACK, {"type": 4, "data": {"content": ["Hello"]}}),
        ("POST", CALLBACK, {"type": "four"}),
        ("POST", "/users/@me/channels", {"recipient_id": "ada"}),
        ("POST", "/no/such/place", {}),
        ("GET", f"{POST}/2", {"content": "Hello"}),
    ],
)
def test_request_that_breaks_discords_api_description_has_problems(
    described: Description, method: str, path: str, json: Any
) -> None:
    assert described.problems(sent(method, path, json))
