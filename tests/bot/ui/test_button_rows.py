"""Rows of buttons fit on a phone 400 px wide, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib.resources import files

import pytest
from simcord.components import walk_components

from bot.features.server_settings import settings_page
from bot.store import Player, Table
from bot.store.records import Kind
from bot.store.schema import CANCELLED, LOBBY
from bot.tables.invitations import is_rematch
from bot.tables.servers import Server
from bot.ui import invitation_messages, lobby_message, lobby_options
from bot.ui.button_rows import LAYOUT_ROOM, ROOM, buttons_width, fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.message import MOST_ROWS, Button, Layout, Message, button_rows
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
            if len(players) <= games()[game].rules.seats_for(games()[game].Options())[1]:
                yield lobby(game, *players, starts_at=5)
        yield lobby(game, ADA, status=CANCELLED)
        yield lobby(game, ADA, invited, starter_id=2)
    partners = '{"partners": true}'
    yield lobby("lost_cities", ADA, options=partners)
    yield lobby("lost_cities", ADA, BORIS, CHEN, options=partners)


def messages(table: Table, say: Say) -> Iterator[Message]:
    yield lobby_message.plain_lobby(table, say)
    if table.in_lobby:
        yield lobby_options.options_panel(table, 1, say, may_put_off=False, may_cancel=True)
        waits = is_rematch(table) and any(not player.joined for player in table.players)
        yield lobby_options.options_panel(table, 2, say, may_put_off=waits, may_cancel=True)
        yield invitation_messages.host_can_start(table, Kind.FULL, say)


def row_width(labels: Sequence[str]) -> float:
    """Return the estimated width of a row of buttons with these labels."""
    return buttons_width([Button(label) for label in labels])


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
def test_lobby_has_one_to_four_buttons_in_every_language(language: str) -> None:
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


def test_four_buttons_that_do_not_fit_a_row_are_split_two_and_two() -> None:
    buttons = [Button("Start with 3") for _ in range(4)]
    assert [len(row) for row in fitting_rows(buttons)] == [2, 2]
    assert fitting_rows([]) == []


def sent_rows(message: Message) -> list[list[str]]:
    """Return the labels of a message's rows of buttons as they are sent."""
    found = [one for one in walk_components(message.view().to_components()) if one["type"] == 1]
    rows = [[part["label"] for part in row["components"] if part["type"] == 2] for row in found]
    return list(filter(None, rows))


VERBS = ("rematch", "analyse", "share", "more", "table")
"""Buttons that together are wider than a phone in every language."""


@pytest.mark.parametrize("language", languages())
def test_row_wider_than_a_phone_is_split_when_it_is_sent(language: str) -> None:
    say = catalogue(language)
    row = [Button(say(f"button-{verb}"), CustomId(verb)) for verb in VERBS]
    assert row_width([one.label for one in row]) > ROOM
    for message, room in ((Message("", rows=[row]), ROOM), (Layout(parts=[row]), LAYOUT_ROOM)):
        sent = sent_rows(message)
        assert [label for part in sent for label in part] == [one.label for one in row]
        assert all(row_width(part) <= room for part in sent), sent


def test_rows_are_not_split_if_more_than_five_would_result() -> None:
    rows = [[Button("A long label, twice", CustomId("a"))] * 2 for _ in range(3)]
    assert sent_rows(Message("", rows=rows)) == [["A long label, twice"] * 2] * 3


@pytest.mark.parametrize("language", languages())
def test_settings_have_at_most_two_rows_of_buttons_in_english_and_three_in_other_languages(
    language: str,
) -> None:
    page = settings_page(Server(), catalogue(language))
    assert len(sent_rows(page)) <= (2 if language == "en" else 3)


@pytest.mark.parametrize("language", languages())
def test_no_button_is_wider_than_a_phone(language: str) -> None:
    say, english = catalogue(language), files("data").joinpath("locales", "en", "bot.ftl").read_text("utf-8")
    fixed = re.findall(r"^(button-[a-z-]+) = [^{\n]+$", english, re.MULTILINE)
    assert len(fixed) > 50
    assert not [key for key in fixed if row_width([say(key)]) > LAYOUT_ROOM]


@pytest.mark.parametrize(
    ("labels", "sizes"),
    [
        (["1 · Yellow 10"] * 8, [2, 2, 2, 2]),
        (["Pass", "Bid up to…", *(f"{points} points" for points in range(1, 11)), "More…"], [3, 3, 3, 3, 1]),
        ([f"Up to {points} points" for points in range(15)], [4, 4, 4, 3]),
        (["A", "B", "C", "D", "E"], [5]),
        ([], []),
    ],
)
def test_answers_fill_the_fewest_lines_and_break_evenly(labels: list[str], sizes: list[int]) -> None:
    buttons = [Button(label, emoji="🟡" if "Yellow" in label else None) for label in labels]
    assert [len(row) for row in button_rows(buttons)] == sizes


def test_message_with_six_rows_of_buttons_is_sent_in_five_rows_without_losing_a_button() -> None:
    pairs = [[Button(f"{row} · Yellow 10"), Button(f"{row} · White 9")] for row in range(4)]
    rows = [*pairs, [Button("Table")], [Button("Pause")]]
    sent = Message("Your turn", rows=rows).view().to_components()
    assert [len(row["components"]) for row in sent] == [2, 2, 2, 2, 2]
    labels = [button["label"] for row in sent for button in row["components"]]
    assert labels == [button.label for row in rows for button in row]
