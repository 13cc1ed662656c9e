"""`/help` and `/rules`, their buttons, and the welcome on a server that the bot joins."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

import discord

from bot.errors import Refused
from bot.feature import Feature, Services, choices, declared_commands
from bot.handlers.context import chosen_value, proposal_here, table_here
from bot.handlers.create_table import begin_here, level_for, open_here
from bot.log_context import describe
from bot.ops import permissions
from bot.store import Table, archive, table_queries
from bot.tables.clock import DEFAULT_CLOCK, parse_clock
from bot.tables.game import game_of, newest
from bot.tables.proposal import Proposal
from bot.ui import clock_text, rules_pages
from bot.ui.custom_id import CustomId, number
from bot.ui.markup import COMMANDS, bold, community_language, link, yes_or_no
from bot.ui.message import Button, Divider, Layout, Message, Part, Section
from bot.ui.responder import Interaction, reply_private, say_to, show
from bot.ui.sentences import support_row
from engine.ai.character import Level
from engine.core.catalogue import Say, catalogue_for
from engine.core.phrasing import join_commas, join_names
from engine.core.types import GameOptions
from engine.courses import courses
from engine.game_registry import games

START, PRACTISE, OPEN, LEARN = "start", "practise", "open", "learn"
TURN, TYPING, TIME, FAIR, ALL = "turn", "typing", "time", "fair", "all"
GREEN, BLUE = discord.ButtonStyle.success, discord.ButtonStyle.primary

GROUPS: dict[str, tuple[str, ...]] = {
    "begin": ("play", "seek", "practice", "daily", "cup", "league", "games", "tables"),
    "turn": ("hand", "board", "move", "undo", "log"),
    "time": ("clock", "away", "back", "notify", "resign"),
    "after": ("history", "replay", "analyse", "verify", "leaderboard", "profile"),
    "look": ("learn", "rules", "help", "language", "privacy"),
    "server": ("settings", "move-table", "end-game"),
}
"""Commands by purpose, in the order of the page."""


MOST_USED = (
    "play",
    "practice",
    "daily",
    "learn",
    "games",
    "rules",
    "replay",
    "profile",
    "leaderboard",
    "notify",
)
"""Commands named on the first page."""
ALSO_BUTTONS = ("board", "hand", "log", "verify")
"""Commands that do what a button below each board does, for players who prefer to type."""


class HelpContext(NamedTuple):
    """Where help is asked for, and by whom."""

    on_server: bool = True
    table: Table | None = None
    """The channel's lobby or running game."""
    seated: bool = False
    away: bool = False
    notice: str | None = None
    """The operator's notice."""
    clock: str = DEFAULT_CLOCK
    """The server's default clock."""

    @property
    def plays(self) -> bool:
        """Whether the user has a seat in the channel's running game."""
        return self.seated and self.table is not None and self.table.is_playing


def page(name: str, context: HelpContext, say: Say) -> Layout:
    """Return the page of help called `name`, such as `TURN`. Unknown names give the first page."""
    return Layout(parts=_PAGES.get(name, _start_page)(context, say))


def welcome(say: Say) -> Layout:
    """Return the message for a server that the bot joins: lessons, practice, lobby, hall and help."""
    more = [_page_button(START, say("button-help"))]
    titles = join_commas([say(f"game-{key}") for key in games()], say)
    title, hall = say("help-welcome", titles=titles), say("help-hall", **COMMANDS)
    return Layout(parts=[title, *_ways_to_start(HelpContext(), say), hall, more])


def _page_button(name: str, label: str) -> Button:
    return Button(label, _page_press(name))


def _start_page(context: HelpContext, say: Say) -> list[Part]:
    """Return the first page: notice, the channel's table, ways to start, common commands, other pages."""
    notice = [] if context.notice is None else [say("notice", text=context.notice)]
    mine = Button(say("button-games"), CustomId("games", path=("0",)))
    pages = [_page_button(name, say(f"button-help-{name}")) for name in (TURN, TIME, FAIR, ALL)]
    most = say("help-most", commands=" ".join(f"`/{name}`" for name in MOST_USED))
    ways = [*notice, say("help-start"), *_table_section(context, say), *_ways_to_start(context, say), most]
    return [*ways, Divider(), [mine, *pages], *support_row(say)]


def _ways_to_start(context: HelpContext, say: Say) -> list[Section]:
    """Return *Learn*, *Practise* and, on servers, *Open a lobby*, each with its explanation."""
    ways = [(LEARN, CustomId("courses"), GREEN), (PRACTISE, _page_press(PRACTISE), BLUE)]
    if context.on_server:
        ways.append((OPEN, _page_press(OPEN), discord.ButtonStyle.secondary))
    return [
        Section(say(f"help-to-{name}"), Button(say(f"button-{name}"), press, style=style))
        for name, press, style in ways
    ]


def _page_press(name: str) -> CustomId:
    return CustomId("help", path=(name,))


def _table_section(context: HelpContext, say: Say) -> list[Part]:
    """Return the way to the channel's lobby, turn or board; empty without a table."""
    table = context.table
    if table is None:
        return []
    about = {"game": say(f"game-{table.game}"), "names": join_names(bold(table), say)}
    if table.in_lobby:
        return [Section(say("help-gathering", **about), Button(say("button-lobby"), url=link(table)))]
    if context.seated:
        # The version everyone has seen: a newer one would reveal half a turn.
        press = CustomId("play", table.id, table.published_version)
        return [Section(say("help-playing", **about), Button(say("button-play"), press, style=BLUE))]
    board = Button(say("button-board"), CustomId("board", table.id))
    return [Section(say("help-watching", **about), board)]


def _games_page(name: str) -> Callable[[HelpContext, Say], list[Part]]:
    """Return the function of a page with one button per game; `name` is `PRACTISE` or `OPEN`."""
    style = BLUE if name == PRACTISE else discord.ButtonStyle.secondary

    def shown(here: HelpContext, say: Say) -> list[Part]:
        each = [
            Section(
                say("help-game", game=say(f"game-{key}"), about=say(f"game-{key}-about")),
                Button(say(f"button-{name}"), CustomId(name, path=(key,)), style=style),
            )
            for key in games()
        ]
        more = [Button(say("button-daily"), CustomId("daily"))] if name == PRACTISE else []
        return [say(f"help-{name}", **COMMANDS), *each, Divider(), [_first_page_button(say), *more]]

    return shown


def _first_page_button(say: Say) -> Button:
    return _page_button(START, say("button-help-start"))


def _turn_page(context: HelpContext, say: Say) -> list[Part]:
    """Return the page about taking turns.

    *Undo* and *Show my hand* are there only for players of a table here; the latter if the game has hidden
    hands.
    """
    table, parts = context.table, list[Part]([say("help-turn"), Divider()])
    hand = []
    if context.plays and table is not None:
        parts.append(Section(say("help-to-undo"), Button(say("button-undo"), CustomId("takeback", table.id))))
        if game_of(table).has_hidden_hands:
            hand = [Button(say("button-show-hand"), CustomId("hand", table.id))]
    parts.append(Section(say("help-to-typing"), _page_button(TYPING, say("button-how"))))
    return [*parts, Divider(), [_first_page_button(say), *hand, _page_button(TIME, say("button-next-page"))]]


def _typing_page(context: HelpContext, say: Say) -> list[Part]:
    """Return the page about typing moves."""
    return [
        say("help-typing", **COMMANDS),
        Divider(),
        [_first_page_button(say), _page_button(TIME, say("button-next-page"))],
    ]


def _time_page(here: HelpContext, say: Say) -> list[Part]:
    """Return the page about time: absence, pings and, for players of a table here, resigning.

    *Clocks* is there if that table has a clock.
    """
    table = here.table
    verb = "back" if here.away else "away"
    parts: list[Part] = [
        say(
            "help-time", limited=yes_or_no(parse_clock(here.clock)), clock=clock_text.setting(here.clock, say)
        ),
        Divider(),
        Section(say(f"help-to-{verb}"), Button(say(f"button-go-{verb}"), CustomId(verb), style=BLUE)),
        Section(say("help-to-notify"), Button(say("button-pings"), CustomId("notify"))),
    ]
    clocks = []
    if here.plays and table is not None:
        resign = Button(say("button-give-up"), CustomId("askresign", table.id))
        parts.append(Section(say("help-to-resign"), resign))
        has_clock = parse_clock(table.clock) is not None
        clocks = [Button(say("button-clocks"), CustomId("clocks", table.id))] if has_clock else []
    return [
        *parts,
        Divider(),
        [_first_page_button(say), *clocks, _page_button(FAIR, say("button-next-page"))],
    ]


def _fairness_page(here: HelpContext, say: Say) -> list[Part]:
    """Return the page about fair shuffles and privacy; *Fairness* is there if a game runs here."""
    table, parts = here.table, list[Part]([say("help-fair", **COMMANDS), Divider()])
    if table is not None and table.is_playing:
        parts.append(
            Section(say("help-to-verify"), Button(say("button-verify"), CustomId("verify", table.id)))
        )
    parts.append(Section(say("help-to-privacy"), Button(say("button-privacy"), CustomId("privacy"))))
    return [*parts, Divider(), [_first_page_button(say), _page_button(ALL, say("button-next-page"))]]


def _commands_page(here: HelpContext, say: Say) -> list[Part]:
    """Return the page with all commands by purpose, and a way back.

    Declared commands that are in none of `GROUPS` are added to `look`. A line says if there is a button, too.
    """
    named = {name for names in GROUPS.values() for name in names}
    others = [name for name in declared_commands() if name not in named]
    parts: list[Part] = [say("help-all")]
    for group, names in {**GROUPS, "look": (*GROUPS["look"], *others)}.items():
        kinds = {name: "help-command-button" if name in ALSO_BUTTONS else "help-command" for name in names}
        lines = (say(kind, command=f"/{name}", about=say(f"command-{name}")) for name, kind in kinds.items())
        parts.append("\n".join([say(f"help-all-{group}"), *lines]))
    return [*parts, say("help-all-apps"), Divider(), [_first_page_button(say)]]


_PAGES: dict[str, Callable[[HelpContext, Say], list[Part]]] = {
    START: _start_page,
    **{name: _games_page(name) for name in (PRACTISE, OPEN)},
    TURN: _turn_page,
    TYPING: _typing_page,
    TIME: _time_page,
    FAIR: _fairness_page,
    ALL: _commands_page,
}


feature = Feature()


async def help_page(services: Services, interaction: Interaction, name: str) -> Layout:
    """Return a page of help for the user, with the channel's lobby or running game."""
    table = await services.store.read(table_queries.live_in_channel, interaction.channel_id or 0)
    seated = table is not None and table.player_of(interaction.user.id) is not None
    preferences = await services.store.read(table_queries.read_preferences, interaction.user.id)
    now = int(discord.utils.utcnow().timestamp())
    notice = services.manager.operator.notice
    clock = (await services.manager.server(interaction.guild_id or 0)).default_clock
    here = HelpContext(
        interaction.guild_id is not None, table, seated, preferences.away_until > now, notice, clock
    )
    return page(name, here, say_to(interaction))


@feature.button("help")
async def turn_help(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show the page of help that a button names; without a name, or for an unknown one, the first."""
    await show(interaction, await help_page(services, interaction, press.path[0] if press.path else START))


@feature.button("practise")
async def practise(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Practise*: start a game, or a course with its options, against as few computers as it needs.

    It starts here, in direct messages or in an offered thread. Raises Refused: unknown-button, and as
    `create_table.begin_here`.
    """
    await begin_here(
        services, interaction, await _default_proposal(services, interaction, press, computers=True)
    )


@feature.button("open")
async def open_lobby(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Open a lobby* of a game, or a course with its options: open it here.

    Raises Refused: not-in-server, unknown-button, and as `create_table.open_here`.
    """
    if interaction.guild_id is None:
        raise Refused("not-in-server")
    await open_here(services, interaction, await _default_proposal(services, interaction, press))


async def _default_proposal(
    services: Services, interaction: Interaction, press: CustomId, *, computers: bool = False
) -> Proposal:
    """Return a proposal with a game's default options, or with those of a course.

    `computers` take all seats but one. Raises Refused: unknown-button.
    """
    key, options, seats = _chosen_game(press)
    return replace(
        proposal_here(interaction, key, options),
        computers=seats - 1 if computers else 0,
        level=await level_for(services, interaction, key, _named_level(press), watches=not computers),
    )


def _chosen_game(press: CustomId) -> tuple[str, GameOptions, int]:
    """Return the key, options and fewest seats of the game that a button names, maybe by a course.

    Raises Refused: unknown-button.
    """
    key = press.path[0] if press.path else ""
    if key in games():
        options = newest(key).Options()
        return key, options, newest(key).rules.seats_for(options)[0]
    course = courses().get(key)
    if course is None:
        raise Refused("unknown-button")
    return course.game.key, course.options, course.seats


def _named_level(press: CustomId) -> Level | None:
    """Return the level in a button, or None without one. Raises Refused: unknown-button."""
    try:
        return Level(press.path[1]) if len(press.path) > 1 else None
    except ValueError:
        raise Refused("unknown-button") from None


@feature.button("rules")
async def turn_rules(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Show a section of a game's rules, or a choice of games if the button names none.

    Raises Refused: unknown-rules.
    """
    key = press.path[0] if press.path else None
    page = number(press.path[1] if press.path[1:] else chosen_value(interaction))
    await show(interaction, await _rules_of(services, interaction, key, page), pictures=key is not None)


@feature.command(
    "rules",
    describe={"game": "option-rules-game"},
    choices={"game": choices("game", games())},
    anywhere=True,
)
async def rules_command(services: Services, interaction: Interaction, game: str | None = None) -> None:
    """Handle `/rules`: answer privately with a game's rules, by default those of the channel's table.

    Without either, offer a choice of games. Raises Refused: unknown-rules.
    """
    key = game or await _game_here(services, interaction)
    await reply_private(interaction, await _rules_of(services, interaction, key))


async def _rules_of(
    services: Services, interaction: Interaction, key: str | None, page: int | None = 0
) -> Message:
    """Return a section of a game's rules (`page`, from 0), or without a game the choice of games.

    Raises Refused: unknown-rules.
    """
    if key is None:
        return rules_pages.all_rules(say_to(interaction))
    if page is None:
        raise Refused("unknown-rules")
    learns = await services.store.read(archive.has_lessons_left, interaction.user.id, key)
    try:
        return rules_pages.rules_page(key, page, say_to(interaction), learns=learns)
    except (LookupError, ValueError, OSError):
        raise Refused("unknown-rules") from None


async def _game_here(services: Services, interaction: Interaction) -> str | None:
    """Return the key of the game at this channel's table; None if there is none or the choice is unclear."""
    try:
        return (await table_here(services, interaction)).game
    except Refused:
        return None


@feature.command("help")
async def help_command(services: Services, interaction: Interaction) -> None:
    """Handle `/help`: answer privately with the first page."""
    await reply_private(interaction, await help_page(services, interaction, START))


log = logging.getLogger(__name__)


@feature.listener("on_guild_join")
async def welcome_server(services: Services, guild: discord.Guild) -> None:
    """Post a welcome in a new server's system channel, or else the first where the bot may post; never retry.

    Without such a channel, or if the operator refuses the server, post none.
    """
    channel = _welcome_channel(guild)
    if channel is None or services.manager.operator.refuses(0, guild.id):
        return
    try:
        say = catalogue_for(community_language(guild))
        await channel.send(view=welcome(say).view(), silent=True)
    except discord.HTTPException as error:
        log.info("The welcome on server %s was not posted and is not retried: %s", guild.id, describe(error))


def _welcome_channel(guild: discord.Guild) -> discord.TextChannel | None:
    """Return the system channel or else the first channel, among those where the bot may post, or None."""
    first = [guild.system_channel] if guild.system_channel else []
    every = (
        channel
        for channel in [*first, *guild.text_channels]
        if not permissions.missing(channel.permissions_for(guild.me), thread=False)
    )
    return next(every, None)
