"""The message of a lobby."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from msgspec.structs import fields

from bot.store import Table
from bot.store.records import Invitation
from bot.store.schema import CANCELLED, DECLINED, UNANSWERED
from bot.tables.clock import expected
from bot.tables.game import SETUP, game_of, options_of
from bot.tables.lobby_rules import OPEN_SECONDS, can_start
from bot.ui import clock, help_pages, lobby_seats, matches, pictures
from bot.ui.custom_id import CustomId
from bot.ui.lobby_seats import Sides, in_teams, sides_of
from bot.ui.markup import escaped, link, mention, shown
from bot.ui.message import Button, Choice, Menu, Message, Row
from engine.ai.character import Level
from engine.core.catalogue import Say

REMOVE, NONE = "remove", "none"
"""Answers of the computers' menu that are no level."""


async def pictured(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), calling: Sequence[int] = ()
) -> Message:
    """The lobby under its picture, on which everybody sits; in words where that cannot be painted.

    Those it is `calling` are notified by it.
    """
    alt = "\n".join(lobby_seats.in_words(table, say, markup=False))
    images = await pictures.of_lobby(table.game, lobby_seats.shown(table), say, alt=alt)
    words = replace(lobby(table, say, invited=invited, has_picture=bool(images)), images=images)
    if not calling:
        return words
    mentions = " ".join(map(mention, calling))
    call = say("lobby-invitation", mentions=mentions, host=_host(table))
    return replace(words, text=f"{words.text}\n{call}", mentions=calling)


def lobby(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), has_picture: bool = False
) -> Message:
    """What is agreed on, what became of invitations, what is awaited and the buttons; it notifies nobody.

    Who sits there stands on its picture, or where there is none in the words.
    """
    header = say(
        "lobby",
        game=say(f"game-{table.game}"),
        options=game_of(table).words.options(options_of(table), say),
        clock=clock.setting(expected(table, sum(map(len, sides_of(table)))), say, match=table.is_match),
    )
    natures = lobby_seats.natures(table, say)
    seats = natures if has_picture else [*lobby_seats.in_words(table, say), ""]
    rated = [] if table.rated or table.has_computers else [say("lobby-unrated")]
    notes = [*_away(table, say), *_regrets(invited, say)] if table.in_lobby else []
    match = [matches.rules(table, say)] if table.is_match else []
    lines = [header, *match, *seats, *notes, *rated, *_state(table, say)]
    return Message("\n".join(lines), rows=list(_rows(table, say)))


def _rows(table: Table, say: Say) -> Iterator[Row]:
    """What can be done: with an open lobby, with one that was closed, or in a game that has begun."""
    if table.in_lobby:
        sides = sides_of(table)
        yield from _buttons(table, sides, say)
        most = sum(map(len, sides))
        if most > 1 and not table.is_match:
            yield _computers(table, most, say)
        yield clock.menu(table, say)
    elif table.status == CANCELLED:
        style = discord.ButtonStyle.primary
        again = Button(say("button-again"), CustomId("again", table.id), style=style)
        yield [again, Button(say("button-computer"), CustomId("practise", path=(table.game,)))]
    else:
        way = [Button(say("button-table"), url=link(table))] if table.published_version >= SETUP else []
        yield [*way, help_pages.rules_button(table.game, 0, say("button-rules"))]


def _away(table: Table, say: Say) -> list[str]:
    """Who has a seat and is away."""
    away = [player for player in table.players if player.wishes.away_until > table.changed_at]
    return [
        say("clock-away", name=escaped(player.name), when=clock.day(player.wishes.away_until))
        for player in away
    ]


def _regrets(invited: Sequence[Invitation], say: Say) -> list[str]:
    """Who was invited and does not come."""
    gone = [one for one in invited if one.status in (DECLINED, UNANSWERED)]
    return [say("lobby-regrets", name=escaped(one.name), why=one.status) for one in gone]


def _computers(table: Table, most: int, say: Say) -> Menu:
    """The menu with which the host seats computers and sends them away."""
    answers = []
    if len(table.players) < most:
        answers += [Choice(say("computer-add", level=say(f"level-{level}")), level.value) for level in Level]
    if any(player.computer for player in table.players):
        answers.append(Choice(say("computer-remove"), REMOVE))
    return Menu(
        CustomId("computer", table.id), say("computer-menu"), answers or [Choice(say("computer-none"), NONE)]
    )


def _host(table: Table) -> str:
    """The host's name; one who only looks on is mentioned, which notifies nobody."""
    player = table.player_of(table.host_id)
    return mention(table.host_id) if player is None else escaped(player.name)


def _state(table: Table, say: Say) -> list[str]:
    if table.status == CANCELLED:
        return [say("lobby-expired" if lobby_seats.expired(table) else "lobby-cancelled")]
    if not table.in_lobby and table.is_match:
        return [say("lobby-match-begun")]
    if not table.in_lobby:
        first = lobby_seats.first_player(table)
        return [say("lobby-begun", name="none" if first is None else shown(first))]
    starter = table.player_of(table.starter_id or 0)
    begins = "lot" if starter is None else escaped(starter.name)
    begins = "none" if table.is_match else begins
    until = say("lobby-until", until=f"<t:{table.created_at + OPEN_SECONDS}:f>", begins=begins)
    return [_awaited(table, say), until]


def _awaited(table: Table, say: Say) -> str:
    """What an open lobby waits for."""
    sides, host = sides_of(table), _host(table)
    free = sum(map(len, sides)) - len(table.players)
    if free:
        return say("lobby-open", sides="yes" if in_teams(sides) else "no", host=host, free=free)
    if not lobby_seats.is_full(table):
        return say("lobby-waiting")
    if table.starts_at is not None:
        return say("lobby-full-starts", host=host, when=clock.moment(table.starts_at))
    return say("lobby-full", host=host)


def _buttons(table: Table, sides: Sides, say: Say) -> list[list[Button]]:
    """The way in and, once there are enough, the start; below them what else can be done now."""
    guests = [player for player in table.players if player.user_id != table.host_id]
    leave = ["leave"] if any(player.computer is None for player in guests) else []
    options = ["options"] if fields(game_of(table).Options) else []
    others = ["seats"] if guests else []
    verbs = (*leave, "cancel", *options, *others)
    out = (Button(say(f"button-{verb}"), CustomId(verb, table.id)) for verb in verbs)
    rules = help_pages.rules_button(table.game, 0, say("button-rules"))
    return [[*_joins(table, sides, say), *_start(table, sides, say)], [*out, rules]]


def _start(table: Table, sides: Sides, say: Say) -> list[Button]:
    """*Start*, once the host could, with how many while more could come; *Wait*, if it starts by itself."""
    if not can_start(table):
        return []
    count, seats = len(table.players), sum(map(len, sides))
    label = say("button-start", count="all" if count == seats else count)
    start = Button(label, CustomId("start", table.id), style=discord.ButtonStyle.success)
    hold = Button(say("button-hold"), CustomId("hold", table.id))
    return [start] if table.starts_at is None else [start, hold]


def _joins(table: Table, sides: Sides, say: Say) -> list[Button]:
    """One way in; with partners one for each side, which also changes sides."""
    style = discord.ButtonStyle.primary
    if not in_teams(sides):
        return [Button(say("button-join"), CustomId("join", table.id), style=style)]
    return [
        Button(
            say("button-join-side", number=side + 1),
            CustomId("join", table.id, path=(str(side),)),
            style=style,
        )
        for side in range(len(sides))
    ]
