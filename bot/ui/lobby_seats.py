"""Who sits in a lobby: in words, and as its picture shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, zip_longest

from bot.store import Player, Table
from bot.store.schema import CANCELLED
from bot.tables.game import game_of, options_of, steps_of
from bot.tables.lobby_rules import OPEN_SECONDS
from bot.tables.personas import persona_of
from bot.ui.markup import escaped, plain, unmarked
from bot.ui.names import how_it_plays
from engine.ai.character import EVEN_TEMPERAMENT
from engine.core.catalogue import Say
from engine.core.types import Seat
from render.lobby_picture import Lobby, Mark, Place, State

Sides = Sequence[Sequence[Seat]]


def sides_of(table: Table) -> Sides:
    """The seats there are by side: while players gather all that could be taken, later those of the game."""
    game, options = game_of(table), options_of(table)
    _, most = game.seats_for(options)
    has_begun = not table.in_lobby and table.status != CANCELLED
    return game.sides(options, len(table.players) if has_begun else most)


def in_teams(sides: Sides) -> bool:
    """Whether there are partners."""
    return any(len(side) > 1 for side in sides)


def is_full(table: Table) -> bool:
    """Whether everybody is here: every seat is taken, and nobody invited is waited for."""
    return len(table.players) == sum(map(len, sides_of(table))) and all(
        player.joined for player in table.players
    )


def expired(table: Table) -> bool:
    """Whether a closed lobby had been open for as long as lobbies are."""
    return table.changed_at >= table.created_at + OPEN_SECONDS


def first_player(table: Table) -> Player | None:
    """Who goes first in a game that has begun; None where nobody does, or it is put away."""
    if table.state is None or table.is_match:
        return None
    setup, *_ = steps_of(table, ())
    return table.players[next(iter(game_of(table).to_move(setup.state)))]


def in_words(table: Table, say: Say, *, markup: bool = True) -> Iterator[str]:
    """A line a seat, partners together under their side's name; without `markup` for a picture's alt text."""
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    for number, side in enumerate(sides, start=1):
        if in_teams(sides):
            title = say("lobby-side", number=number)
            yield f"__{title}__" if markup else title
        for seat in side:
            if seat in players or table.in_lobby:
                yield _line(seat, players.get(seat), table, say, markup)


def _line(seat: Seat, player: Player | None, table: Table, say: Say, markup: bool) -> str:
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
            level=how_it_plays(player.user_id, player.computer, say),
        )
    return say("lobby-seat", number=seat + 1, name=name, state=_mark(player, table) or "joined")


def natures(table: Table, say: Say) -> list[str]:
    """A line that says what kinds of players the computers are; nothing of those without a temperament."""
    seated = [persona_of(player.user_id) for player in table.players]
    told = [
        say("computer-nature", name=f"{one.face} {one.name}", temperament=one.temperament)
        for one in seated
        if one is not None and one.temperament != EVEN_TEMPERAMENT
    ]
    return [f"-# {' · '.join(told)}"] if told else []


def shown(table: Table) -> Lobby:
    """What a lobby's picture shows; partners stand below each other."""
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    first = first_player(table)
    side_of = {seat: number for number, side in enumerate(sides, start=1) for seat in side}
    order = [seat for seat in chain(*zip_longest(*sides)) if seat is not None]
    teams = in_teams(sides)
    return Lobby(
        tuple(
            (seat, _place(players.get(seat), table, first, side_of[seat] if teams else 0)) for seat in order
        ),
        _state(table),
    )


def _place(player: Player | None, table: Table, first: Player | None, side: int) -> Place:
    if player is None:
        return Place(side=side)
    mark: Mark = "begins" if player is first else _mark(player, table)
    level = player.computer if mark == "computer" else None
    return Place(plain(player.name), mark, side, level or "")


def _mark(player: Player, table: Table) -> Mark:
    if player.computer is not None and persona_of(player.user_id) is not None:
        return "computer"
    if player.user_id == table.host_id:
        return "host"
    return "" if player.joined else "invited"


def _state(table: Table) -> State:
    if table.status == CANCELLED:
        return "expired" if expired(table) else "cancelled"
    if not table.in_lobby:
        return "started"
    return "full" if is_full(table) else "open"
