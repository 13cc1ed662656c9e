"""The lobby: seats and agreements in words, its picture's data, and its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, zip_longest

import discord
from msgspec.structs import fields

from bot.store import Player, Table
from bot.store.records import Invitation
from bot.store.schema import CANCELLED, DECLINED, UNANSWERED
from bot.tables.clock import expected_clock
from bot.tables.computer_players import persona_of
from bot.tables.game import SETUP, game_of, options_of, steps_of
from bot.tables.lobby_rules import OPEN_SECONDS, can_start
from bot.ui import clock_text, match_messages, pictures, rules_pages
from bot.ui.custom_id import CustomId
from bot.ui.labels import computer_level
from bot.ui.markup import display_name, escaped, link, mention, plain, unmarked
from bot.ui.message import Button, Choice, Menu, Message, Row
from engine.ai.character import EVEN_TEMPERAMENT, Level
from engine.core.catalogue import Say
from engine.core.types import Seat
from render.lobby_picture import Lobby, Mark, Place, State

Sides = Sequence[Sequence[Seat]]


def sides_of(table: Table) -> Sides:
    """Return the seats by side: all that can be taken in a lobby, those of the game after the start."""
    game, options = game_of(table), options_of(table)
    _, most = game.seats_for(options)
    has_begun = not table.in_lobby and table.status != CANCELLED
    return game.sides(options, len(table.players) if has_begun else most)


def has_partners(sides: Sides) -> bool:
    """Whether a side has more than one seat."""
    return any(len(side) > 1 for side in sides)


def is_full(table: Table) -> bool:
    """Whether every seat is taken and every invited player has joined."""
    return len(table.players) == sum(map(len, sides_of(table))) and all(
        player.joined for player in table.players
    )


def has_expired(table: Table) -> bool:
    """Whether a cancelled lobby had reached the age at which lobbies expire."""
    return table.changed_at >= table.created_at + OPEN_SECONDS


def first_player(table: Table) -> Player | None:
    """Return the player who moved first. None in a lobby, in a match, or without a stored state."""
    if table.state is None or table.is_match:
        return None
    setup, *_ = steps_of(table, ())
    return table.players[next(iter(game_of(table).to_move(setup.state)))]


def seat_lines(table: Table, say: Say, *, markup: bool = True) -> Iterator[str]:
    """Yield a line for each seat, and a title for each side if there are partners.

    Free seats are listed only in a lobby. `markup` False leaves out formatting, for alt texts.
    """
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    for number, side in enumerate(sides, start=1):
        if has_partners(sides):
            title = say("lobby-side", number=number)
            yield f"__{title}__" if markup else title
        for seat in side:
            if seat in players or table.in_lobby:
                yield _line(seat, players.get(seat), table, say, markup)


def _line(seat: Seat, player: Player | None, table: Table, say: Say, markup: bool) -> str:
    """Return a seat's line: free, a computer with its level, or a player as host, joined or invited."""
    if player is None:
        return say("lobby-free", number=seat + 1)
    name = f"**{escaped(player.name)}**" if markup else unmarked(player.name)
    if player.computer is not None:
        persona = persona_of(player.user_id)
        name = name if persona is None else f"{persona.face} {name}"
        return say(
            "lobby-computer",
            number=seat + 1,
            name=name,
            level=computer_level(player.user_id, player.computer, say),
        )
    return say("lobby-seat", number=seat + 1, name=name, state=_mark(player, table) or "joined")


def temperament_lines(table: Table, say: Say) -> list[str]:
    """Return a line about the computers that have a temperament. Empty if none has."""
    seated = [persona_of(player.user_id) for player in table.players]
    natures = [
        say("computer-nature", name=f"{one.face} {one.name}", temperament=one.temperament)
        for one in seated
        if one is not None and one.temperament != EVEN_TEMPERAMENT
    ]
    return [f"-# {' · '.join(natures)}"] if natures else []


def lobby_picture(table: Table) -> Lobby:
    """Return the data of the lobby's picture, with partners next to each other."""
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    first = first_player(table)
    side_of = {seat: number for number, side in enumerate(sides, start=1) for seat in side}
    order = [seat for seat in chain(*zip_longest(*sides)) if seat is not None]
    teams = has_partners(sides)
    return Lobby(
        tuple(
            (seat, _place(players.get(seat), table, first, side_of[seat] if teams else 0)) for seat in order
        ),
        _picture_state(table),
    )


def _place(player: Player | None, table: Table, first: Player | None, side: int) -> Place:
    """Return what the picture shows at a seat. `side` is its side's number from 1, or 0 without partners."""
    if player is None:
        return Place(side=side)
    mark: Mark = "begins" if player is first else _mark(player, table)
    level = player.computer if mark == "computer" else None
    return Place(plain(player.name), mark, side, level or "")


def _mark(player: Player, table: Table) -> Mark:
    """Return a player's mark: computer, host or invited; empty for others who have joined."""
    if player.computer is not None and persona_of(player.user_id) is not None:
        return "computer"
    if player.user_id == table.host_id:
        return "host"
    return "" if player.joined else "invited"


def _picture_state(table: Table) -> State:
    """Return the lobby's state for its picture: expired, cancelled, started, full or open."""
    if table.status == CANCELLED:
        return "expired" if has_expired(table) else "cancelled"
    if not table.in_lobby:
        return "started"
    return "full" if is_full(table) else "open"


REMOVE, NONE = "remove", "none"
"""Values of the computers' menu that are no level."""


async def lobby_with_picture(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), calling: Sequence[int] = ()
) -> Message:
    """Return the lobby with its picture, or in words if painting fails.

    `invited`: invitations, of which the declined are listed. The user ids in `calling` are mentioned and
    notified.
    """
    alt = "\n".join(seat_lines(table, say, markup=False))
    images = await pictures.of_lobby(table.game, lobby_picture(table), say, alt=alt)
    words = replace(plain_lobby(table, say, invited=invited, has_picture=bool(images)), images=images)
    if not calling:
        return words
    mentions = " ".join(map(mention, calling))
    call = say("lobby-invitation", mentions=mentions, host=_host(table))
    return replace(words, text=f"{words.text}\n{call}", mentions=calling)


def plain_lobby(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), has_picture: bool = False
) -> Message:
    """Return the lobby's text and buttons without pings.

    It lists the options, the clock, away players, declined invitations, and what the lobby waits for.
    `has_picture` leaves out the seats, which the picture shows.
    """
    header = say(
        "lobby",
        game=say(f"game-{table.game}"),
        options=game_of(table).words.options(options_of(table), say),
        clock=clock_text.setting(
            expected_clock(table, sum(map(len, sides_of(table)))), say, match=table.is_match
        ),
    )
    natures = temperament_lines(table, say)
    seats = natures if has_picture else [*seat_lines(table, say), ""]
    rated = [] if table.rated or table.has_computers else [say("lobby-unrated")]
    notes = [*_away_lines(table, say), *_declined_lines(invited, say)] if table.in_lobby else []
    match = [match_messages.rules(table, say)] if table.is_match else []
    lines = [header, *match, *seats, *notes, *rated, *_state(table, say)]
    return Message("\n".join(lines), rows=list(_rows(table, say)))


def _rows(table: Table, say: Say) -> Iterator[Row]:
    """Yield the rows for an open lobby, a cancelled one, or a started game."""
    if table.in_lobby:
        sides = sides_of(table)
        yield from _buttons(table, sides, say)
        most = sum(map(len, sides))
        if most > 1 and not table.is_match:
            yield _computers(table, most, say)
        yield clock_text.menu(table, say)
    elif table.status == CANCELLED:
        style = discord.ButtonStyle.primary
        again = Button(say("button-again"), CustomId("again", table.id), style=style)
        yield [again, Button(say("button-computer"), CustomId("practise", path=(table.game,)))]
    else:
        way = [Button(say("button-table"), url=link(table))] if table.published_version >= SETUP else []
        yield [*way, rules_pages.rules_button(table.game, 0, say("button-rules"))]


def _away_lines(table: Table, say: Say) -> list[str]:
    """Return a line for each player who is away, with the day of their return."""
    away = [player for player in table.players if player.wishes.away_until > table.changed_at]
    return [
        say("clock-away", name=escaped(player.name), when=clock_text.day(player.wishes.away_until))
        for player in away
    ]


def _declined_lines(invited: Sequence[Invitation], say: Say) -> list[str]:
    """Return a line for each invitation that was declined or not answered."""
    gone = [one for one in invited if one.status in (DECLINED, UNANSWERED)]
    return [say("lobby-regrets", name=escaped(one.name), why=one.status) for one in gone]


def _computers(table: Table, most: int, say: Say) -> Menu:
    """Return the menu that adds a computer of some level or removes one. `most` is the number of seats."""
    answers = []
    if len(table.players) < most:
        answers += [Choice(say("computer-add", level=say(f"level-{level}")), level.value) for level in Level]
    if any(player.computer for player in table.players):
        answers.append(Choice(say("computer-remove"), REMOVE))
    return Menu(
        CustomId("computer", table.id), say("computer-menu"), answers or [Choice(say("computer-none"), NONE)]
    )


def _host(table: Table) -> str:
    """Return the host's name, or a mention if the host has no seat."""
    player = table.player_of(table.host_id)
    return mention(table.host_id) if player is None else escaped(player.name)


def _state(table: Table, say: Say) -> list[str]:
    """Return the last lines: how the lobby ended, who moves first, or what it waits for and until when."""
    if table.status == CANCELLED:
        return [say("lobby-expired" if has_expired(table) else "lobby-cancelled")]
    if not table.in_lobby and table.is_match:
        return [say("lobby-match-begun")]
    if not table.in_lobby:
        first = first_player(table)
        return [say("lobby-begun", name="none" if first is None else display_name(first))]
    starter = table.player_of(table.starter_id or 0)
    begins = "lot" if starter is None else escaped(starter.name)
    begins = "none" if table.is_match else begins
    until = say("lobby-until", until=f"<t:{table.created_at + OPEN_SECONDS}:f>", begins=begins)
    return [_waiting_line(table, say), until]


def _waiting_line(table: Table, say: Say) -> str:
    """Return what an open lobby waits for: players, answers, the start time, or the host."""
    sides, host = sides_of(table), _host(table)
    free = sum(map(len, sides)) - len(table.players)
    if free:
        return say("lobby-open", sides="yes" if has_partners(sides) else "no", host=host, free=free)
    if not is_full(table):
        return say("lobby-waiting")
    if table.starts_at is not None:
        return say("lobby-full-starts", host=host, when=clock_text.moment(table.starts_at))
    return say("lobby-full", host=host)


def _buttons(table: Table, sides: Sides, say: Say) -> list[list[Button]]:
    """Return two rows: join and start, then leave, cancel, options, seats and rules."""
    guests = [player for player in table.players if player.user_id != table.host_id]
    leave = ["leave"] if any(player.computer is None for player in guests) else []
    options = ["options"] if fields(game_of(table).Options) else []
    others = ["seats"] if guests else []
    verbs = (*leave, "cancel", *options, *others)
    out = (Button(say(f"button-{verb}"), CustomId(verb, table.id)) for verb in verbs)
    rules = rules_pages.rules_button(table.game, 0, say("button-rules"))
    return [[*_joins(table, sides, say), *_start(table, sides, say)], [*out, rules]]


def _start(table: Table, sides: Sides, say: Say) -> list[Button]:
    """Return *Start*, and *Wait* if the lobby starts by itself. Empty if not enough players have joined."""
    if not can_start(table):
        return []
    count, seats = len(table.players), sum(map(len, sides))
    label = say("button-start", count="all" if count == seats else count)
    start = Button(label, CustomId("start", table.id), style=discord.ButtonStyle.success)
    hold = Button(say("button-hold"), CustomId("hold", table.id))
    return [start] if table.starts_at is None else [start, hold]


def _joins(table: Table, sides: Sides, say: Say) -> list[Button]:
    """Return one Join button, or one for each side, which also changes sides."""
    style = discord.ButtonStyle.primary
    if not has_partners(sides):
        return [Button(say("button-join"), CustomId("join", table.id), style=style)]
    return [
        Button(
            say("button-join-side", number=side + 1),
            CustomId("join", table.id, path=(str(side),)),
            style=style,
        )
        for side in range(len(sides))
    ]
