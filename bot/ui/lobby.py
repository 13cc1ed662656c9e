"""The message in which players gather."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import discord
from msgspec.structs import fields

from bot.store import Player, Table
from bot.store.records import Invitation
from bot.store.schema import CANCELLED, DECLINED, UNANSWERED
from bot.tables.clock import expected
from bot.tables.game import game_of, options_of
from bot.tables.lobby import OPEN_SECONDS, can_start
from bot.ui import clock, pictures, reading
from bot.ui.markup import escaped, mention, shown
from bot.ui.message import Button, Choice, Menu, Message, Row
from bot.ui.press import Press
from engine.ai.judging import Level
from engine.core.catalogue import Say
from engine.core.types import Seat

REMOVE, NONE = "remove", "none"
"""Answers of the computers' menu that are no level."""
Sides = tuple[tuple[Seat, ...], ...]


async def opened(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), calling: Sequence[int] = ()
) -> Message:
    """The lobby as it is posted: under a picture of the game, which goes when it starts or is called off.

    Those it is `calling` are notified by it.
    """
    shown = lobby(table, say, invited=invited)
    images = await pictures.of_game(game_of(table), say) if table.in_lobby else []
    if not calling:
        return replace(shown, images=images)
    mentions = " ".join(map(mention, calling))
    call = say("lobby-invitation", mentions=mentions, host=_host(table))
    return replace(shown, text=f"{shown.text}\n{call}", images=images, mentions=calling)


def lobby(table: Table, say: Say, *, invited: Sequence[Invitation] = ()) -> Message:
    """The seats, what became of invitations, the options in words and the buttons; it notifies nobody."""
    game, options = game_of(table), options_of(table)
    _, most = game.seats_for(options)
    host = _host(table)
    computers = [_computers(table, most, say)] if table.in_lobby and most > 1 else []
    sides = game.sides(options, most)
    lines = [
        say(
            "lobby",
            game=say(f"game-{game.key}"),
            options=game.words.options(options, say),
            clock=clock.setting(expected(table, most), say),
        ),
        *_seats(table, sides, say),
        *(_regrets(invited, say) if table.in_lobby else []),
        *([] if table.rated or table.has_computers else [say("lobby-unrated")]),
        "",
        _state(table, host, sides, say),
    ]
    if table.in_lobby:
        starter = table.player_of(table.starter_id or 0)
        begins = "lot" if starter is None else escaped(starter.name)
        lines.append(say("lobby-until", until=f"<t:{table.created_at + OPEN_SECONDS}:f>", begins=begins))
    menus = [*computers, clock.menu(table, say)]
    rows: list[Row] = [*_buttons(table, sides, say), *menus] if table.in_lobby else []
    return Message("\n".join(lines), rows=rows)


def _regrets(invited: Sequence[Invitation], say: Say) -> list[str]:
    """Who was invited and does not come."""
    gone = [one for one in invited if one.status in (DECLINED, UNANSWERED)]
    return [say("lobby-regrets", name=escaped(one.name), why=one.status) for one in gone]


def _seats(table: Table, sides: Sides, say: Say) -> list[str]:
    """A line a seat; partners together under their side's name."""
    players = {player.seat: player for player in table.players}
    lines = []
    for number, side in enumerate(sides, start=1):
        if _in_teams(sides):
            lines.append(say("lobby-side", number=number))
        shown = [seat for seat in side if seat in players or table.in_lobby]
        lines += [_seat(seat, players.get(seat), table, say) for seat in shown]
    return lines


def _in_teams(sides: Sides) -> bool:
    return any(len(side) > 1 for side in sides)


def _seat(seat: int, player: Player | None, table: Table, say: Say) -> str:
    if player is None:
        return say("lobby-free", number=seat + 1)
    if player.computer is not None:
        level = say(f"level-{player.computer}")
        return say("lobby-computer", number=seat + 1, name=shown(player), level=level)
    state = "host" if player.user_id == table.host_id else "joined" if player.joined else "invited"
    line = say("lobby-seat", number=seat + 1, name=escaped(player.name), state=state)
    until = player.wishes.away_until
    return f"{line} {say('lobby-away', when=clock.day(until))}" if until > table.changed_at else line


def _computers(table: Table, most: int, say: Say) -> Menu:
    """The menu with which the host seats computers and sends them away."""
    answers = []
    if len(table.players) < most:
        answers += [Choice(say("computer-add", level=say(f"level-{level}")), level.value) for level in Level]
    if any(player.computer for player in table.players):
        answers.append(Choice(say("computer-remove"), REMOVE))
    return Menu(
        Press("computer", table.id), say("computer-menu"), answers or [Choice(say("computer-none"), NONE)]
    )


def _host(table: Table) -> str:
    """The host's name; one who only looks on is mentioned, which notifies nobody."""
    player = table.player_of(table.host_id)
    return mention(table.host_id) if player is None else escaped(player.name)


def _state(table: Table, host: str, sides: Sides, say: Say) -> str:
    if table.status == CANCELLED:
        is_old = table.changed_at >= table.created_at + OPEN_SECONDS
        return say("lobby-expired" if is_old else "lobby-cancelled")
    if not table.in_lobby:
        return say("lobby-begun")
    if len(table.players) < sum(map(len, sides)):
        return say("lobby-open", sides="yes" if _in_teams(sides) else "no", host=host)
    if not all(player.joined for player in table.players):
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
    out = (Button(say(f"button-{verb}"), Press(verb, table.id)) for verb in verbs)
    rules = reading.rules_button(table.game, 0, say("button-rules"))
    return [[*_joins(table, sides, say), *_start(table, sides, say)], [*out, rules]]


def _start(table: Table, sides: Sides, say: Say) -> list[Button]:
    """*Start*, once the host could, with how many while more could come; *Wait*, if it starts by itself."""
    if not can_start(table):
        return []
    count, seats = len(table.players), sum(map(len, sides))
    label = say("button-start", count="all" if count == seats else count)
    start = Button(label, Press("start", table.id), style=discord.ButtonStyle.success)
    hold = Button(say("button-hold"), Press("hold", table.id))
    return [start] if table.starts_at is None else [start, hold]


def _joins(table: Table, sides: Sides, say: Say) -> list[Button]:
    """One way in; with partners one for each side, which also changes sides."""
    style = discord.ButtonStyle.primary
    if not _in_teams(sides):
        return [Button(say("button-join"), Press("join", table.id), style=style)]
    return [
        Button(
            say("button-join-side", number=side + 1), Press("join", table.id, path=(str(side),)), style=style
        )
        for side in range(len(sides))
    ]
