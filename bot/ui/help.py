"""Help pages by task: a few lines, and a button beside each thing to do."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.store import Table
from bot.tables.clock import USUAL
from bot.tables.game import game_of
from bot.ui import clock
from bot.ui.custom_id import CustomId
from bot.ui.layout import Divider, Layout, Part, Section
from bot.ui.markup import bold, link
from bot.ui.message import Button
from bot.ui.sentences import COMMANDS
from engine.core.catalogue import Say
from engine.core.phrasing import join_commas, join_names
from engine.registry import games

START, PRACTISE, OPEN, LEARN = "start", "practise", "open", "learn"
TURN, TYPING, TIME, FAIR, ALL = "turn", "typing", "time", "fair", "all"
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary

GROUPS: dict[str, tuple[str, ...]] = {
    "begin": ("play", "practice", "daily", "games", "tables"),
    "turn": ("hand", "board", "move", "undo", "log"),
    "time": ("clock", "away", "back", "notify", "resign"),
    "after": ("history", "replay", "analyse", "verify", "leaderboard", "profile"),
    "look": ("learn", "rules", "help", "language", "privacy"),
    "server": ("settings", "move-table", "end-game"),
}
"""Every command, by what it is for."""


class Here(NamedTuple):
    """Who asks for help, and where: what makes no sense there has no button."""

    on_server: bool = True
    table: Table | None = None
    """The one that gathers or is played where help is asked for."""
    seated: bool = False
    away: bool = False

    @property
    def plays(self) -> bool:
        """Whether whoever asks plays a game that goes on here."""
        return self.seated and self.table is not None and self.table.is_playing


def page(name: str, here: Here, say: Say) -> Layout:
    """A page of help; the first, if there is none of that name."""
    return Layout(parts=_PAGES.get(name, _start)(here, say))


def welcome(say: Say) -> Layout:
    """What a server is told when the bot comes: what it is for, and what to press."""
    more = [_to(START, say("button-help"))]
    return Layout(parts=[say("help-welcome", titles=_titles(say)), *_ways_in(Here(), say), more])


def _titles(say: Say) -> str:
    return join_commas([say(f"game-{key}") for key in games()], say)


def _to(name: str, label: str) -> Button:
    return Button(label, CustomId("help", path=(name,)))


def _start(here: Here, say: Say) -> list[Part]:
    mine = Button(say("button-games"), CustomId("games", path=("0",)))
    pages = [_to(name, say(f"button-help-{name}")) for name in (TURN, TIME, FAIR, ALL)]
    return [say("help-start"), *_table(here, say), *_ways_in(here, say), Divider(), [mine, *pages]]


def _ways_in(here: Here, say: Say) -> list[Section]:
    """In order of courage; a lobby needs a server."""
    ways = [(LEARN, CustomId("courses"), GREEN), (PRACTISE, _press(PRACTISE), BLUE)]
    if here.on_server:
        ways.append((OPEN, _press(OPEN), discord.ButtonStyle.secondary))
    return [
        Section(say(f"help-to-{name}"), Button(say(f"button-{name}"), press, style=style))
        for name, press, style in ways
    ]


def _press(name: str) -> CustomId:
    return CustomId("help", path=(name,))


def _table(here: Here, say: Say) -> list[Part]:
    """The table where help is asked for: one's own to play at, others' to watch or to join."""
    table = here.table
    if table is None:
        return []
    about = {"game": say(f"game-{table.game}"), "names": join_names(bold(table), say)}
    if table.in_lobby:
        return [Section(say("help-gathering", **about), Button(say("button-lobby"), url=link(table)))]
    if here.seated:
        # The version everyone has seen: a newer one would reveal half a turn.
        press = CustomId("play", table.id, table.published_version)
        return [Section(say("help-playing", **about), Button(say("button-play"), press, style=BLUE))]
    board = Button(say("button-board"), CustomId("board", table.id))
    return [Section(say("help-watching", **about), board)]


def _games(name: str) -> Callable[[Here, Say], list[Part]]:
    """A page with a button for every game; and for today's deal, which is against a computer too."""
    style = BLUE if name == PRACTISE else discord.ButtonStyle.secondary

    def shown(here: Here, say: Say) -> list[Part]:
        each = [
            Section(
                say("help-game", game=say(f"game-{key}"), about=say(f"game-{key}-about")),
                Button(say(f"button-{name}"), CustomId(name, path=(key,)), style=style),
            )
            for key in games()
        ]
        more = [Button(say("button-daily"), CustomId("daily"))] if name == PRACTISE else []
        return [say(f"help-{name}", **COMMANDS), *each, Divider(), [_back(say), *more]]

    return shown


def _back(say: Say) -> Button:
    return _to(START, say("button-help-start"))


def _turn(here: Here, say: Say) -> list[Part]:
    table, parts = here.table, list[Part]([say("help-turn"), Divider()])
    hand = []
    if here.plays and table is not None:
        parts.append(Section(say("help-to-undo"), Button(say("button-undo"), CustomId("takeback", table.id))))
        if game_of(table).has_hidden_hands:
            hand = [Button(say("button-show-hand"), CustomId("hand", table.id))]
    parts.append(Section(say("help-to-typing"), _to(TYPING, say("button-how"))))
    return [*parts, Divider(), [_back(say), *hand, _to(TIME, say("button-next-page"))]]


def _typing(here: Here, say: Say) -> list[Part]:
    return [say("help-typing", **COMMANDS), Divider(), [_back(say), _to(TIME, say("button-next-page"))]]


def _time(here: Here, say: Say) -> list[Part]:
    table = here.table
    verb = "back" if here.away else "away"
    parts: list[Part] = [
        say("help-time", clock=clock.setting(USUAL, say)),
        Divider(),
        Section(say(f"help-to-{verb}"), Button(say(f"button-go-{verb}"), CustomId(verb), style=BLUE)),
        Section(say("help-to-notify"), Button(say("button-pings"), CustomId("notify"))),
    ]
    clocks = []
    if here.plays and table is not None:
        resign = Button(say("button-give-up"), CustomId("askresign", table.id))
        parts.append(Section(say("help-to-resign"), resign))
        clocks = [Button(say("button-clocks"), CustomId("clocks", table.id))]
    return [*parts, Divider(), [_back(say), *clocks, _to(FAIR, say("button-next-page"))]]


def _fair(here: Here, say: Say) -> list[Part]:
    table, parts = here.table, list[Part]([say("help-fair", **COMMANDS), Divider()])
    if table is not None and table.is_playing:
        parts.append(
            Section(say("help-to-verify"), Button(say("button-verify"), CustomId("verify", table.id)))
        )
    parts.append(Section(say("help-to-privacy"), Button(say("button-privacy"), CustomId("privacy"))))
    return [*parts, Divider(), [_back(say), _to(ALL, say("button-next-page"))]]


def _all(here: Here, say: Say) -> list[Part]:
    lines = ["\n".join([say(f"help-all-{group}"), *_commands(names, say)]) for group, names in GROUPS.items()]
    return [say("help-all"), *lines, Divider(), [_back(say)]]


def _commands(names: tuple[str, ...], say: Say) -> list[str]:
    return [say("help-command", command=f"/{name}", about=say(f"command-{name}")) for name in names]


_PAGES: dict[str, Callable[[Here, Say], list[Part]]] = {
    START: _start,
    **{name: _games(name) for name in (PRACTISE, OPEN)},
    TURN: _turn,
    TYPING: _typing,
    TIME: _time,
    FAIR: _fair,
    ALL: _all,
}
