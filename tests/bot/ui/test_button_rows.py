"""Rows of buttons fit on a phone 400 px wide, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.store import Player, Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED, LOBBY
from bot.ui import host_messages, lobby_message, lobby_options
from bot.ui.button_rows import ROOM, fitting_rows, row_width
from bot.ui.message import MOST_ROWS, Button, Message
from engine.core.catalogue import Say, catalogue, languages
from engine.game_registry import games
from render import fonts, theme

ADA, BORIS, CHEN = (
    Player(seat, seat + 1, name, joined=True) for seat, name in enumerate(("Ada", "Boris", "Chen"))
)
LABEL = theme.Style(theme.LABEL.face, 16)
"""The font size of buttons in Discord."""


def lobby(game: str, *players: Player, **about: object) -> Table:
    """Return a lobby of a game as stored, hosted by Ada."""
    columns = dict.fromkeys(Table.__dataclass_fields__, 0) | dict.fromkeys(
        (
            "deals",
            "match_id",
            "starter_id",
            "rematch_of",
            "state",
            "clock",
            "usual_clock",
            "starts_at",
            "host_due",
            "day",
            "secret_until",
        ),
        None,
    )
    newest = games()[game]
    given = {"game": game, "rules_version": newest.version, "options": "{}", "status": LOBBY, "rated": True}
    return Table(**{**columns, **given, "id": 12345, "host_id": 1, "players": players, **about})  # type: ignore[arg-type]


def lobbies() -> Iterator[Table]:
    """Yield a lobby in each state and game, also of partners."""
    invited = replace(BORIS, joined=False)
    for game in games():
        for players in ((ADA,), (ADA, invited), (ADA, BORIS), (ADA, BORIS, replace(CHEN, joined=False))):
            if len(players) <= games()[game].seats_for(games()[game].Options())[1]:
                yield lobby(game, *players, starts_at=5)
        yield lobby(game, ADA, status=CANCELLED)
        yield lobby(game, ADA, invited, starter_id=2)
    partners = '{"partners": true}'
    yield lobby("lost_cities", ADA, options=partners)
    yield lobby("lost_cities", ADA, BORIS, CHEN, options=partners)


def messages(table: Table, say: Say) -> Iterator[Message]:
    yield lobby_message.plain_lobby(table, say)
    if table.in_lobby:
        yield lobby_options.options_panel(table, 1, say, now=0, may_cancel=True)
        yield lobby_options.options_panel(table, 2, say, now=0, may_cancel=True)
        yield host_messages.host_can_start(table, Kind.FULL, say)


def labels(message: Message) -> list[list[str]]:
    return [[one.label for one in row] for row in message.rows if not hasattr(row, "placeholder")]


@pytest.mark.parametrize("language", languages())
def test_lobby_rows_fit_on_a_phone(language: str) -> None:
    say = catalogue(language)
    for table in lobbies():
        for message in messages(table, say):
            assert len(message.rows) <= MOST_ROWS
            wide = {str(row): row_width(row) for row in labels(message) if row_width(row) > ROOM}
            assert not wide


@pytest.mark.parametrize("language", languages())
def test_lobby_has_at_most_four_buttons(language: str) -> None:
    for table in lobbies():
        shown = lobby_message.plain_lobby(table, catalogue(language))
        assert 1 <= sum(map(len, labels(shown))) <= 4, table


@pytest.mark.parametrize("language", languages())
def test_estimated_width_of_a_button_is_close_to_the_painted_one(language: str) -> None:
    say = catalogue(language)
    for table in lobbies():
        for label in (one for message in messages(table, say) for row in labels(message) for one in row):
            painted = fonts.advance(label, LABEL)
            assert abs(row_width([label]) - 32 - painted) <= max(4, painted * 0.1), label


def test_buttons_are_spread_evenly_if_they_do_not_fit() -> None:
    buttons = [Button("Start with 3") for _ in range(4)]
    assert [len(row) for row in fitting_rows(buttons)] == [2, 2]
    assert fitting_rows([]) == []
