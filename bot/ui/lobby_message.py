"""The lobby: seats and agreements in words, its picture's data, and its buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain, zip_longest

import discord

from bot.store import Player, Table
from bot.store.records import Invitation
from bot.store.schema import CANCELLED, DECLINED, UNANSWERED
from bot.tables.clock import expected_clock
from bot.tables.computers import persona_of
from bot.tables.game import SETUP, game_of, options_of, steps_of
from bot.tables.invitations import is_rematch
from bot.tables.lobby_rules import can_start, closes_at
from bot.tables.rated_games import is_rated
from bot.ui import clock_text, match_messages, pictures
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId
from bot.ui.markup import computer_level, display_name, escaped, link, mention, plain, unmarked
from bot.ui.message import Button, Message
from engine.ai.character import EVEN_TEMPERAMENT
from engine.core.catalogue import Say, capitalized
from engine.core.phrasing import join_list
from engine.core.types import Seat
from render.lobby_picture import Lobby, Mark, Place, State

Sides = Sequence[Sequence[Seat]]
BLUE = discord.ButtonStyle.primary


def sides_of(table: Table) -> Sides:
    """Return the seats by side: the players' after the start, before it the most that the options allow.

    A cancelled lobby counts as not started. Raises Refused: rules-gone.
    """
    game, options = game_of(table), options_of(table)
    _, most = game.rules.seats_for(options)
    has_begun = not table.in_lobby and table.status != CANCELLED
    return game.rules.sides(options, len(table.players) if has_begun else most)


def has_partners(sides: Sides) -> bool:
    """Return whether a side has more than one seat."""
    return any(len(side) > 1 for side in sides)


def is_full(table: Table) -> bool:
    """Return whether every seat is taken and all invited have joined. Raises Refused: rules-gone."""
    return len(table.players) == sum(map(len, sides_of(table))) and all(
        player.joined for player in table.players
    )


def has_expired(table: Table) -> bool:
    """Return whether a cancelled lobby had reached the age at which lobbies expire."""
    return table.changed_at >= closes_at(table)


def first_player(table: Table) -> Player | None:
    """Return who moved first; None in a lobby or match, or without a state. Raises Refused: rules-gone."""
    if table.state is None or table.is_match:
        return None
    setup, *_ = steps_of(table, ())
    return table.players[next(iter(game_of(table).rules.to_move(setup.state)))]


def seat_lines(table: Table, say: Say, *, markup: bool = True) -> Iterator[str]:
    """Yield a line for each seat, and a title for each side if there are partners.

    Free seats appear only in a lobby. `markup` False: without formatting. Raises Refused: rules-gone.
    """
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    for number, side in enumerate(sides, start=1):
        if has_partners(sides):
            title = say("lobby-side", number=number)
            yield f"__{title}__" if markup else title
        for seat in side:
            if seat in players or table.in_lobby:
                yield _seat_line(seat, players.get(seat), table, say, markup)


def _seat_line(seat: Seat, player: Player | None, table: Table, say: Say, markup: bool) -> str:
    """Return a seat's line: free, a computer with its level, or a player and their mark.

    `markup`: names are bold and escaped; else plain.
    """
    if player is None:
        return say("lobby-free", number=seat + 1)
    name = f"**{escaped(player.name)}**" if markup else unmarked(player.name)
    if player.computer is not None:
        persona = persona_of(player.user_id)
        name = name if persona is None else f"{persona.face} {name}"
        level = computer_level(player.user_id, player.computer, say)
        return say("lobby-computer", number=seat + 1, name=name, level=level)
    return say("lobby-seat", number=seat + 1, name=name, state=_player_mark(player, table) or "joined")


def temperament_lines(table: Table, say: Say) -> list[str]:
    """Return a line about the computers that have a temperament; empty without any."""
    seated = [persona_of(player.user_id) for player in table.players]
    natures = [
        say("computer-nature", name=f"{one.face} {one.name}", temperament=one.temperament)
        for one in seated
        if one is not None and one.temperament != EVEN_TEMPERAMENT
    ]
    return [f"-# {' · '.join(natures)}"] if natures else []


def lobby_picture(table: Table) -> Lobby:
    """Return the data of a lobby's picture, partners in one column. Raises Refused: rules-gone."""
    players, sides = {player.seat: player for player in table.players}, sides_of(table)
    first = first_player(table)
    side_of = {seat: number for number, side in enumerate(sides, start=1) for seat in side}
    order = [seat for seat in chain(*zip_longest(*sides)) if seat is not None]
    shown = side_of if has_partners(sides) else dict.fromkeys(order, 0)
    places = ((seat, _picture_place(players.get(seat), table, first, shown[seat])) for seat in order)
    return Lobby(tuple(places), _picture_state(table))


def _picture_place(player: Player | None, table: Table, first: Player | None, side: int) -> Place:
    """Return what the picture shows at a seat. `side` counts from 1; it is 0 without partners."""
    if player is None:
        return Place(side=side)
    mark: Mark = "begins" if player is first else _player_mark(player, table)
    level = player.computer if mark == "computer" else None
    return Place(plain(player.name), mark, side, level or "")


def _player_mark(player: Player, table: Table) -> Mark:
    """Return a player's mark: computer, host, or invited; empty for others who have joined.

    A computer that took over a person's seat has that person's mark.
    """
    if player.computer is not None and persona_of(player.user_id) is not None:
        return "computer"
    if player.user_id == table.host_id:
        return "host"
    return "" if player.joined else "invited"


def _picture_state(table: Table) -> State:
    """Return the stage that a lobby's picture shows: open, full, started, cancelled or expired."""
    if table.status == CANCELLED:
        return "expired" if has_expired(table) else "cancelled"
    if not table.in_lobby:
        return "started"
    return "full" if is_full(table) else "open"


async def lobby_with_picture(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), notified_ids: Sequence[int] = ()
) -> Message:
    """Return the lobby with its picture; in words if painting fails or is late (`pictures.PENDING`).

    A rematch has neither picture nor seats. Of the invitations in `invited`, those declined or left
    unanswered are listed. The user ids in `notified_ids` are notified. Raises Refused: rules-gone.
    """
    if is_rematch(table):
        return replace(plain_lobby(table, say, invited=invited, has_picture=True), mentions=notified_ids)
    alt = "\n".join(seat_lines(table, say, markup=False))
    images = await pictures.of_lobby(table.game, lobby_picture(table), say, alt=alt)
    words = plain_lobby(table, say, invited=invited, has_picture=bool(images))
    return replace(words, images=images, mentions=notified_ids)


def plain_lobby(
    table: Table, say: Say, *, invited: Sequence[Invitation] = (), has_picture: bool = False
) -> Message:
    """Return the lobby's text and buttons.

    It notifies no one. `has_picture` leaves out the seats, which the picture shows. Of the invitations in
    `invited`, an open lobby lists those declined or left unanswered. Raises Refused: rules-gone.
    """
    seats = [] if has_picture else list(seat_lines(table, say))
    notes = [*_away_lines(table, say), *_declined_or_unanswered_lines(invited, say)] if table.in_lobby else []
    match = [match_messages.rules(table, say)] if table.is_match and table.in_lobby else []
    head = _rematch_head(table, invited, say) if is_rematch(table) else _head_lines(table, say)
    parts = [*head, *match, *seats, *temperament_lines(table, say), *notes, *_foot_lines(table, say)]
    return Message("\n".join(parts), rows=list(_lobby_rows(table, say)))


def _head_lines(table: Table, say: Say) -> list[str]:
    """Return the lines above the seats: why a lobby closed, or its stage and its terms.

    Invited players are mentioned, and the host of a lobby that can start.
    """
    game, terms = say(f"game-{table.game}"), terms_line(table, say)
    if table.status == CANCELLED:
        expired = "unstarted" if len(table.players) > 1 else "alone"
        return [say("lobby-closed", game=game, why=expired if has_expired(table) else "cancelled")]
    if not table.in_lobby:
        return [_begun_line(table, say), terms]
    invited = [player for player in table.players if not player.joined]
    if invited:
        mentions = " ".join(mention(player.user_id) for player in invited)
        called = say("lobby-invitation", mentions=mentions, host=host_name(table), game=game)
        return [called, agreed_line(table, say)]
    if is_full(table):
        return [_full_lobby_line(table, say), terms]
    # For the host.
    ready = say("lobby-ready", host=mention(table.host_id), count=len(table.players))
    free = _open_lobby_line(table, f"**{game}** {_seat_limit_text(table, say)}", say)
    return [*([ready] if can_start(table) else []), free, terms]


def _rematch_head(table: Table, invited: Sequence[Invitation], say: Say) -> list[str]:
    """Return a rematch's lines: why it is off, who begins, or whose answer it waits for and the terms."""
    waiting = [player for player in table.players if not player.joined]
    if table.status == CANCELLED:
        declined = [escaped(one.name) for one in invited if one.status == DECLINED]
        names = declined or [escaped(player.name) for player in waiting if has_expired(table)]
        why = "declined" if declined else "unanswered" if names else "withdrawn"
        return [say("rematch-closed", why=why, names=join_list(names, say))]
    if not table.in_lobby:
        first = first_player(table)
        return [say("rematch-begun", name="none" if first is None else display_name(first))]
    mentions = " ".join(mention(player.user_id) for player in waiting)
    game = f"**{say(f'game-{table.game}')}**"
    agreed = say("lobby-agreed", players=game, terms=terms_line(table, say))
    return [say("rematch-offer", mentions=mentions, host=host_name(table)), agreed]


def _begun_line(table: Table, say: Say) -> str:
    """Return that the game has begun, with the first player if there is one; a match has its own sentence."""
    if table.is_match:
        return say("lobby-match-started")
    first = first_player(table)
    name = "none" if first is None else display_name(first)
    return say("lobby-started", game=say(f"game-{table.game}"), name=name)


def _full_lobby_line(table: Table, say: Say) -> str:
    """Return that all seats are taken, and whether the host starts or when it starts by itself."""
    return say(
        "lobby-full",
        game=say(f"game-{table.game}"),
        names=join_list([escaped(player.name) for player in table.players], say),
        start="by-host" if table.starts_at is None else "by-itself",
        when=clock_text.moment(table.starts_at or 0),
        host=host_name(table),
    )


def _open_lobby_line(table: Table, players: str, say: Say) -> str:
    return say("lobby-open", players=players, free=free_seats(table))


def free_seats(table: Table) -> int:
    """Return how many seats are neither taken nor reserved; 0 in a rematch. Raises Refused: rules-gone."""
    if is_rematch(table):
        return 0
    return sum(map(len, sides_of(table))) - len(table.players)


def _seat_limit_text(table: Table, say: Say) -> str:
    """Return for how many players a lobby is: “for two” or “for up to four”. Raises Refused: rules-gone."""
    fewest, most = game_of(table).rules.seats_for(options_of(table))
    return say("lobby-players", range="exactly" if fewest == most else "up-to", most=most)


def agreed_line(table: Table, say: Say, *, game: str = "") -> str:
    """Return for how many players a lobby is, how many seats are free, and the terms, on one line.

    `game`: the name with which the line begins. Raises Refused: rules-gone.
    """
    players, terms = capitalized(f"{game} {_seat_limit_text(table, say)}".strip()), terms_line(table, say)
    if free_seats(table):
        return f"{_open_lobby_line(table, players, say)} {terms}"
    return say("lobby-agreed", players=players, terms=terms)


def terms_line(table: Table, say: Say) -> str:
    """Return a lobby's options and clock, whether its game is rated, and a match's number of deals.

    Raises Refused: rules-gone.
    """
    game, options = game_of(table), options_of(table)
    words = game.words.options(options, say)
    if table.is_match:
        words = say("match-agreed", deals=table.deals or 0, options=words)
    clock = expected_clock(table, game.rules.seats_for(options)[1])
    return say(
        "lobby-terms",
        options=capitalized(words),
        clock=clock_text.setting(clock, say, match=table.is_match),
        rated="yes" if is_rated(table) else "no",
    )


def host_name(table: Table) -> str:
    """Return the host's name, escaped, or a mention if the host has no seat."""
    player = table.player_of(table.host_id)
    return mention(table.host_id) if player is None else escaped(player.name)


def _away_lines(table: Table, say: Say) -> list[str]:
    """Return a line for each player who was away when the lobby last changed."""
    away = [player for player in table.players if player.preferences.away_until > table.changed_at]
    return [
        say("clock-away", name=escaped(player.name), when=clock_text.day(player.preferences.away_until))
        for player in away
    ]


def _declined_or_unanswered_lines(invited: Sequence[Invitation], say: Say) -> list[str]:
    """Return a line for each invitation that was declined or expired unanswered."""
    gone = [one for one in invited if one.status in (DECLINED, UNANSWERED)]
    return [say("lobby-declined", name=escaped(one.name), why=one.status) for one in gone]


def _foot_lines(table: Table, say: Say) -> list[str]:
    """Return one line in small print about an open lobby: what it waits for, and who begins."""
    parts = [*_waiting_sentences(table, say), *_starter_sentences(table, say)] if table.in_lobby else []
    return [f"-# {' '.join(parts)}"] if parts else []


def _waiting_sentences(table: Table, say: Say) -> list[str]:
    """Return until when invitations wait or the lobby is open; empty if it is full."""
    when = clock_text.moment(closes_at(table))
    invited = [escaped(player.name) for player in table.players if not player.joined]
    if invited:
        key = "rematch-waiting" if is_rematch(table) else "lobby-waiting"
        return [say(key, names=join_list(invited, say), when=when)]
    return [] if is_full(table) else [say("lobby-closes", when=when)]


def _starter_sentences(table: Table, say: Say) -> list[str]:
    """Return who takes the first turn; empty for a match."""
    starter = table.player_of(table.starter_id or 0)
    who, name = ("lot", "") if starter is None else ("player", escaped(starter.name))
    return [] if table.is_match else [say("lobby-begins", who=who, name=name)]


def _lobby_rows(table: Table, say: Say) -> list[Sequence[Button]]:
    """Return a lobby's buttons; after a cancellation, those for another try; after a start, the table's link.

    The link needs a posted table. A rematch that was started or cancelled has no buttons.
    """
    if table.in_lobby:
        options = Button(say("button-options"), CustomId("options", table.id))
        possible = [*_join_buttons(table, say), *_start_button(table, say), *_leave_button(table, say)]
        return fitting_rows([*possible, options])
    if is_rematch(table):
        return []
    if table.status == CANCELLED:
        again = Button(say("button-again"), CustomId("again", table.id), style=BLUE)
        computer = Button(say("button-computer"), CustomId("practise", path=(table.game,)))
        alert = Button(say("button-alert"), CustomId("alert", path=(table.game,)))
        return fitting_rows([again, computer, alert] if table.guild_id else [again, computer])
    return [[Button(say("button-table"), url=link(table))]] if table.published_version >= SETUP else []


def _join_buttons(table: Table, say: Say) -> list[Button]:
    """Return a button that takes a seat, or one for each side if there are partners.

    The button of a side is disabled once players have joined on all its seats. While all free seats are
    reserved it is *Accept*, for guests. Empty if the lobby is full.
    """
    if free_seats(table) and has_partners(sides := sides_of(table)):
        joined = {player.seat for player in table.players if player.joined}
        return [
            Button(
                say("button-join-side", number=side + 1),
                CustomId("join", table.id, path=(str(side),)),
                style=BLUE,
                disabled=joined.issuperset(seats),
            )
            for side, seats in enumerate(sides)
        ]
    label = say("button-join" if free_seats(table) else "button-accept")
    return [] if is_full(table) else [Button(label, CustomId("join", table.id), style=BLUE)]


def _start_button(table: Table, say: Say) -> list[Button]:
    """Return *Start* if the game can start; else nothing. It counts the players while seats are free."""
    if not can_start(table):
        return []
    label = say("button-start", count=len(table.players) if free_seats(table) else "all")
    return [Button(label, CustomId("start", table.id), style=discord.ButtonStyle.success)]


def _leave_button(table: Table, say: Say) -> list[Button]:
    """Return the button with which guests leave or decline. Empty without guests."""
    guests = [one for one in table.players if one.user_id > 0 and one.user_id != table.host_id]
    has_joined = any(one.joined for one in guests)
    verb = "no-thanks" if is_rematch(table) else "leave" if has_joined else "decline"
    return [Button(say(f"button-{verb}"), CustomId("leave", table.id))] if guests else []
