"""Messages of `/seek`: the panel, a search that stands, a match, own searches, and the section in halls."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.errors import Refused
from bot.features.seek.seek_queries import Seek
from bot.store import Table
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.game import newest
from bot.ui import clock_text
from bot.ui.button_rows import fitting_rows
from bot.ui.clock_text import moment
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import COMMANDS, bold, escaped, link, unmarked, yes_or_no
from bot.ui.message import MOST_CHOICES, Button, Choice, Menu, Message, Part, Row, Section, UserMenu
from engine.core.catalogue import Say
from engine.core.phrasing import join_names
from engine.game_registry import games

SEEK, SET, PLACE = "seek", "seekset", "seekplace"
"""Verbs: open the panel, change it, search."""
PLAY, OWN, STOP, PARTNER = "seekplay", "seekown", "seekstop", "seekpartner"
"""Verbs: play with another, list own searches, end one, answer."""
GAME, CLOCK, TERMS, WITH = "game", "clock", "terms", "with"
"""What the panel changes; first part of a press's path."""
YES, NO = "yes", "no"
GREEN = discord.ButtonStyle.success
ALONE, UNDECIDED = "0", "x"
"""In a press's path instead of a partner's id: none, or one who is yet to be chosen."""
MOST_OFFERED, MOST_IN_HALL = 4, 2
"""Searches of others with a button, in the panel and in a hall."""
WITH_PARTNER = 3
"""The least seats of a game for a pair and another person."""


@dataclass(frozen=True)
class Wish:
    """What the panel shows: game, clock, rated, only people of the user's level, a partner.

    `partner` is ALONE, UNDECIDED or a user id. `opened_at`: when the panel was opened (Unix seconds).
    """

    game: str
    clock: str
    rated: bool
    near: bool
    opened_at: int
    partner: str = ALONE

    @property
    def path(self) -> tuple[str, ...]:
        """The wish in the path of a button, as `read` parses it."""
        terms = ("r" if self.rated else "f") + ("n" if self.near else "a")
        return self.game, str(CLOCK_CHOICES.index(self.clock)), terms, self.partner, str(self.opened_at)

    @classmethod
    def read(cls, path: Sequence[str]) -> Wish:
        """Return the wish in a press's path. Raises Refused: unknown-button."""
        match path:
            case [game, clock, ("ra" | "rn" | "fa" | "fn") as terms, partner, opened] if game in games():
                place, opened_at = number(clock), number(opened)
                is_known = partner in (ALONE, UNDECIDED) or number(partner) is not None
                if place is not None and place < len(CLOCK_CHOICES) and opened_at is not None and is_known:
                    return cls(
                        game, CLOCK_CHOICES[place], terms[0] == "r", terms[1] == "n", opened_at, partner
                    )
        raise Refused("unknown-button")


def most_seats(game: str) -> int:
    """Return the most seats that a table of a game has with its usual options. Raises KeyError."""
    return newest(game).rules.seats_for(newest(game).Options())[1]


# The panel


def panel(wish: Wish, others: Sequence[Seek], own: int, say: Say) -> Message:
    """Return the private panel: who looks for players here, and what the user looks for.

    `others`: searches that the user may join, of which `MOST_OFFERED` are shown; `own`: the number of theirs.
    """
    shown = others[:MOST_OFFERED]
    offers = (f"{place}. {seek_line(one, say)}" for place, one in enumerate(shown, start=1))
    lines = [say("seek-title"), say("seek-about"), *offers]
    clocks = Menu(_set_press(CLOCK, wish), say("choose"), clock_text.choices(wish.clock, say))
    rows: list[Row] = [_game_menu(wish, say), clocks, _terms_menu(wish, say)]
    if wish.partner == ALONE:
        return Message("\n".join(lines), rows=[*rows, *_rows_alone(wish, shown, own, say)])
    return Message("\n".join(lines), rows=[*rows, *_rows_with_partner(wish, say)])


def _game_menu(wish: Wish, say: Say) -> Menu:
    """Return the menu of games; with a partner those for `WITH_PARTNER` or more."""
    keys = [key for key in games() if wish.partner == ALONE or most_seats(key) >= WITH_PARTNER]
    choices = [Choice(say(f"game-{key}"), key, chosen=key == wish.game) for key in keys]
    return Menu(_set_press(GAME, wish), say("choose"), choices)


def _terms_menu(wish: Wish, say: Say) -> Menu:
    """Return the menu with all four combinations of rated or not, and near in rating or not."""
    choices = [
        Choice(
            say("seek-terms", rated=yes_or_no(rated), near=yes_or_no(near)),
            f"{yes_or_no(rated)} {yes_or_no(near)}",
            chosen=(rated, near) == (wish.rated, wish.near),
        )
        for rated in (True, False)
        for near in (False, True)
    ]
    return Menu(_set_press(TERMS, wish), say("choose"), choices)


def _set_press(what: str, wish: Wish) -> CustomId:
    return CustomId(SET, path=(what, *wish.path))


def _place_press(wish: Wish, seats: int = 0) -> CustomId:
    """Return the press that stores a wish; `seats` is the table's size with a partner, else 0."""
    return CustomId(PLACE, path=(*wish.path, str(seats)))


def _rows_alone(wish: Wish, offered: Sequence[Seek], own: int, say: Say) -> list[Row]:
    """Return *Look for players* and *We're two…* for a wish, and *Play* for each search in `offered`.

    If `own` (the number of the user's searches) is above 0, there is a button to them.
    """
    search = Button(say("button-seek-place"), _place_press(wish), style=GREEN)
    pair = CustomId(SET, path=(WITH, *wish.path[:3], UNDECIDED, wish.path[-1]))
    mine = [Button(say("button-seeks", count=own), CustomId(OWN))] if own else []
    plays = [
        Button(say("button-play-number", number=place), play_press(one), style=discord.ButtonStyle.primary)
        for place, one in enumerate(offered, start=1)
    ]
    first = [search, Button(say("button-seek-pair"), pair), *mine]
    return [row for row in (first, plays) if row]


def _rows_with_partner(wish: Wish, say: Say) -> list[Row]:
    """Return a menu of partners, *I'm alone*, and a button for each table's size.

    These are disabled until a partner is chosen.
    """
    sizes = range(WITH_PARTNER, most_seats(wish.game) + 1)
    search = [
        Button(
            say("button-seek-more", free=seats - 2),
            _place_press(wish, seats),
            style=GREEN,
            disabled=wish.partner == UNDECIDED,
        )
        for seats in sizes
    ]
    alone = CustomId(SET, path=(WITH, *wish.path[:3], ALONE, wish.path[-1]))
    chosen = None if wish.partner == UNDECIDED else number(wish.partner)
    menu = UserMenu(_set_press(WITH, wish), say("seek-partner"), chosen)
    return [menu, [*search, Button(say("button-seek-alone"), alone)]]


def play_press(seek: Seek) -> CustomId:
    """Return the press that joins a search."""
    return CustomId(PLAY, path=(str(seek.user_id), seek.game))


def partner_press(answer: str, seek: Seek) -> CustomId:
    """Return the press with which a partner answers; `answer` is YES or NO."""
    return CustomId(PARTNER, path=(answer, str(seek.guild_id), str(seek.user_id), seek.game))


def seek_line(seek: Seek, say: Say) -> str:
    """Return a search's line: who, which game, on which terms."""
    return say(
        "seek-line",
        names=join_names([f"**{escaped(one.name)}**" for one in seek.people], say),
        **_term_arguments(seek, say),
    )


def _term_arguments(seek: Seek, say: Say) -> dict[str, str | int]:
    """Return a search's game and terms as arguments of sentences."""
    return {
        "game": say(f"game-{seek.game}"),
        "clock": clock_text.setting(seek.clock, say),
        "rated": yes_or_no(seek.rated),
        "near": yes_or_no(seek.near),
        "free": 0 if seek.partner_id is None else seek.free,
        "when": moment(seek.created_at),
        "games": COMMANDS["games"],
    }


# Answers


def standing(seek: Seek, count: int, say: Say, *, is_alone: bool, has_cup: bool) -> Message:
    """Return that a search stands, or waits for the partner. `count` is the number of the user's searches.

    `is_alone`: no one else looks for players here, so it offers what can be played at once; with `has_cup`
    also the cup.
    """
    state = "asked" if seek.awaits_partner else "stands"
    text = say(
        "seek-stands",
        state=state,
        partner=escaped(seek.partner_name),
        until=f"<t:{seek.expires_at}:D>",
        **_term_arguments(seek, say),
    )
    own = Button(say("button-seeks", count=count), CustomId(OWN))
    if not is_alone:
        return Message(text, rows=[[own]])
    cup = [Button(say("button-cup"), CustomId("cup"))] if has_cup else []
    alternatives = [
        Button(say("button-computer"), CustomId("practise", path=(seek.game,))),
        Button(say("button-daily"), CustomId("daily")),
        *cup,
        own,
    ]
    return Message(f"{text}\n{say('seek-no-one-else')}", rows=fitting_rows(alternatives))


def paired(table: Table, user_id: int, say: Say) -> Message:
    """Return that a search has become a table: soon, while its thread is not open, else with its link."""
    others = [name for name, one in zip(bold(table), table.players, strict=True) if one.user_id != user_id]
    about = {"game": say(f"game-{table.game}"), "names": join_names(others, say)}
    if table.in_lobby:
        return Message(say("seek-paired-soon", **about))
    return Message(say("seek-paired", **about), rows=[[Button(say("button-table"), url=link(table))]])


def partner_question(seek: Seek, server: str, say: Say) -> Message:
    """Return the question to a partner whether they play along. `server`: its name, empty if unknown."""
    where = {"where": "known" if server else "somewhere", "server": escaped(server)}
    text = say("seek-partner-asked", name=escaped(seek.name), **where, **_term_arguments(seek, say))
    return Message(text, rows=[_answer_buttons(seek, say)])


def _answer_buttons(seek: Seek, say: Say) -> list[Button]:
    return [
        Button(say("button-accept"), partner_press(YES, seek), style=discord.ButtonStyle.primary),
        Button(say("button-decline"), partner_press(NO, seek)),
    ]


def partner_answered(seek: Seek, answer: str, say: Say) -> Message:
    """Return the confirmation of a partner's answer, YES or NO."""
    return Message(
        say("seek-partner-answered", answer=answer, name=escaped(seek.name), **_term_arguments(seek, say))
    )


# The user's list


def own_page(seeks: Sequence[Seek], user_id: int, now: int, say: Say) -> Message:
    """Return a user's first `MOST_CHOICES` searches with a menu to end them, or that there are none.

    Below are *Accept* and *Decline* for the first open question to them as a partner.
    """
    if not seeks:
        return Message(say("seeks-none", **COMMANDS))
    shown = seeks[:MOST_CHOICES]
    lines = [say("seeks-title"), *(_own_line(one, user_id, now, say) for one in shown)]
    choices = [
        Choice(
            f"{say(f'game-{one.game}')} · {unmarked(one.name)}", f"{one.guild_id} {one.user_id} {one.game}"
        )
        for one in shown
    ]
    asked = [
        one for one in shown if one.partner_id == user_id and one.awaits_partner and one.expires_at > now
    ]
    rows: list[Row] = [
        Menu(CustomId(STOP), say("seeks-stop"), choices),
        *([_answer_buttons(asked[0], say)] if asked else []),
    ]
    return Message("\n".join(lines), rows=rows)


def _own_line(seek: Seek, user_id: int, now: int, say: Say) -> str:
    """Return a search's line: it stands until a day, waits for the partner, was not accepted, or has ended.

    `user_id` is the reader, who may be the partner.
    """
    if seek.expires_at <= now:
        state = "refused" if seek.awaits_partner else "ended"
    elif seek.awaits_partner:
        state = "asked" if seek.user_id == user_id else "asks"
    else:
        state = "stands"
    return say(
        "seeks-line",
        state=state,
        name=escaped(seek.name),
        partner=escaped(seek.partner_name),
        until=f"<t:{seek.expires_at}:D>",
        **_term_arguments(seek, say),
    )


# The hall


def hall_parts(seeks: Sequence[Seek], say: Say) -> list[Part]:
    """Return the hall's section: the first `MOST_IN_HALL` searches with *Play*, and a button to add one."""
    shown, more = seeks[:MOST_IN_HALL], len(seeks[MOST_IN_HALL:])
    about = say("hall-more", count=more) if more else say("hall-seeks-about" if seeks else "hall-seeks-none")
    own = Button(say("button-seek"), CustomId(SEEK))
    parts: list[Part] = [Section(f"{say('hall-seeks')}\n{about}", own)]
    for one in shown:
        names = join_names([escaped(person.name) for person in one.people], say)
        play = Button(say("button-play"), play_press(one), style=GREEN)
        parts.append(Section(say("hall-seek", names=names, **_term_arguments(one, say)), play))
    return parts
