"""`/play` and `/practice`, built from what each game declares, and *Challenge* in the menu on a person."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, get_type_hints

import discord
import msgspec
from discord import app_commands

from bot.errors import Refused
from bot.feature import AnyUser, Feature, Services, choices, composed_text, services_of, translated_text
from bot.handlers.context import member_here, person, proposal_here, require_bot_here
from bot.handlers.create_table import begin_here, level_for, open_here, open_in_thread
from bot.tables.clock import CLOCK_CHOICES
from bot.tables.game import newest
from bot.tables.proposal import Person
from bot.tables.solo import has_matches
from bot.ui import clock_text
from bot.ui.button_rows import fitting_rows
from bot.ui.custom_id import CustomId, number
from bot.ui.lobby_options import value_in_words
from bot.ui.markup import escaped
from bot.ui.message import Button, Message
from bot.ui.responder import Interaction, reply_private, responding, say_to
from engine.ai.character import Level
from engine.core.catalogue import Say, catalogue
from engine.core.plugin import AnyGame
from engine.core.types import option_values
from engine.game_registry import games

Callback = Callable[..., Coroutine[object, None, None]]
DUPLICATE = "duplicate"
"""Option of games that have duplicate matches."""
CHALLENGE, CHALLENGE_IN = "challenge", "challengein"
"""Verbs: choose the game, and open its lobby."""

feature = Feature()


@feature.dynamic_command
def group() -> app_commands.Group:
    """Return `/play` with a subcommand for each game."""
    play = app_commands.Group(name="play", description=translated_text("command-play"), guild_only=True)
    for game in games().values():
        play.add_command(_subcommand(game))
    return play


def _subcommand(game: AnyGame) -> app_commands.Command[Any, ..., None]:
    """Return the subcommand of `/play` for a game, with its options and a parameter for each guest."""
    guests = ["opponent", *(f"opponent{number}" for number in range(2, game.rules.SEATS[1]))]
    callback = _subcommand_callback(game, list(get_type_hints(game.Options)), guests)
    callback.__signature__ = inspect.Signature(_command_parameters(game, guests))  # type: ignore[attr-defined]
    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name=game.key.replace("_", "-"),
        description=translated_text(f"command-play-{game.key}"),
        callback=callback,
    )
    return command


def _subcommand_callback(game: AnyGame, options: list[str], guests: list[str]) -> Callback:
    """Return the function that runs a game's subcommand.

    `options` are the game's own, `guests` the names of the options for opponents.
    """

    async def play(interaction: Interaction, **given: Any) -> None:
        """Open the lobby that the options describe.

        Raises Refused: not-in-server, invited-bot, or as `open_here`, with `thread` as `open_in_thread`.
        """
        services = services_of(interaction)
        async with responding(interaction, services.languages, public=True):
            if interaction.guild_id is None:
                raise Refused("not-in-server")
            invited = [given[guest] for guest in guests if given[guest] is not None]
            for guest in invited:
                if guest.bot:
                    raise Refused("invited-bot", name=guest.display_name)
            chosen = game.Options(**{option: given[option] for option in options})
            proposal = replace(
                proposal_here(interaction, game.key, chosen),
                invited=tuple(map(person, invited)),
                computers=given["computers"],
                level=await level_for(
                    services, interaction, game.key, given["level"], watches=not given["computers"]
                ),
                rated=given["rated"],
                clock=given["clock"],
                duplicate=given.get(DUPLICATE, False),
            )
            open_table = open_in_thread if given["thread"] else open_here
            await open_table(services, interaction, proposal)

    about = {option: translated_text(f"option-{game.key}-{option}-about") for option in options}
    about |= {guest: translated_text("option-opponent") for guest in guests}
    about |= {what: translated_text(f"option-{what}") for what in _common_options(game)}
    names = {option: catalogue()(f"option-{game.key}-{option}") for option in options}
    levels = choices("level", Level)
    allowed = app_commands.choices(level=levels, clock=_clock_choices(), **_word_choices(game))
    return allowed(app_commands.describe(**about)(app_commands.rename(**names)(play)))


def _word_choices(game: AnyGame) -> dict[str, list[app_commands.Choice[str]]]:
    """Return the choices of options whose values are words, by option. discord.py handles numbers itself."""
    return {
        option: [
            app_commands.Choice(
                name=composed_text(partial(value_in_words, f"option-{game.key}-{option}", value)),
                value=str(value),
            )
            for value in option_values(kind)
        ]
        for option, kind in get_type_hints(game.Options).items()
        if _has_only_text_values(kind)
    }


def _has_only_text_values(kind: object) -> bool:
    return all(isinstance(value, str) for value in option_values(kind))


def _clock_choices() -> list[app_commands.Choice[str]]:
    return [
        app_commands.Choice(name=composed_text(partial(clock_text.setting, choice)), value=choice)
        for choice in CLOCK_CHOICES
    ]


def _common_options(game: AnyGame) -> dict[str, tuple[object, object]]:
    """Return the options that games share, each with its default and type."""
    options: dict[str, tuple[object, object]] = {
        "computers": (0, app_commands.Range[int, 0, game.rules.SEATS[1] - 1]),
        "level": (None, str | None),
        "rated": (True, bool),
        "clock": (None, str | None),
        "thread": (False, bool),
    }
    return options | ({DUPLICATE: (False, bool)} if has_matches(game.key) else {})


def _command_parameters(game: AnyGame, guests: list[str]) -> list[inspect.Parameter]:
    """Return the parameters from which discord.py reads a command's options, in their order."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(game.Options)}
    own = {
        option: (defaults[option], str if _has_only_text_values(kind) else kind)
        for option, kind in get_type_hints(game.Options).items()
    }
    asked = dict.fromkeys(guests, (None, discord.Member | None))
    first = inspect.Parameter(
        "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
    )
    others = (
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, (default, kind) in (own | asked | _common_options(game)).items()
    )
    return [first, *others]


MOST = max(most for game in games().values() for most in [game.rules.SEATS[1]])


@feature.command(
    "practice",
    public=True,
    describe={
        "game": "option-practice-game",
        "level": "option-level",
        "computers": "option-practice-computers",
        "watch": "option-watch",
    },
    choices={"game": choices("game", games()), "level": choices("level", Level)},
    anywhere=True,
)
async def practice(
    services: Services,
    interaction: Interaction,
    game: str,
    level: str | None = None,
    computers: app_commands.Range[int, 1, MOST] | None = None,
    watch: bool = False,
) -> None:
    """Handle `/practice`: start a game against computers, or with `watch` between them.

    Without `computers` there are as few as the game needs; without `level` it suits a user who plays (else
    DEFAULT_LEVEL). Raises Refused as `begin_here`.
    """
    options = newest(game).Options()
    fewest, _ = newest(game).rules.seats_for(options)
    proposal = replace(
        proposal_here(interaction, game, options),
        computers=computers or (fewest if watch else fewest - 1),
        watches=watch,
        level=await level_for(services, interaction, game, level, watches=watch),
    )
    await begin_here(services, interaction, proposal)


def _challenge_question(opponent: Person, say: Say) -> Message:
    """Return the question which game to challenge a person to, with a button for each game."""
    buttons = [
        Button(
            say(f"game-{key}"),
            CustomId(CHALLENGE_IN, path=(key, str(opponent.id))),
            style=discord.ButtonStyle.primary,
        )
        for key in games()
    ]
    return Message(say("challenge-which", name=escaped(opponent.name)), rows=fitting_rows(buttons))


@feature.menu("challenge", servers_only=True, anywhere=True)
async def challenge_from_menu(services: Services, interaction: Interaction, user: AnyUser) -> None:
    """Handle the menu's *Challenge*: ask privately which game.

    Raises Refused: bot-not-here, invited-self, invited-bot.
    """
    await _ask_for_game(interaction, user)


@feature.button(CHALLENGE)
async def challenge_from_profile(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Handle *Challenge* below a profile: ask privately which game.

    Raises Refused as `challenge_from_menu`, and not-in-server, not-a-member.
    """
    await _ask_for_game(interaction, await member_here(interaction, number("".join(press.path)) or 0))


async def _ask_for_game(interaction: Interaction, user: AnyUser) -> None:
    """Ask privately which game to play. Raises Refused: invited-self, invited-bot, bot-not-here."""
    _require_opponent(interaction, user)
    await reply_private(interaction, _challenge_question(person(user), say_to(interaction)))


@feature.button(CHALLENGE_IN)
async def open_challenge(services: Services, interaction: Interaction, press: CustomId) -> None:
    """Open a lobby of the chosen game here, with usual options and a seat for the person.

    It is a public message, or an offered thread. Raises Refused: unknown-button, bot-not-here, not-in-server,
    not-a-member, invited-self, invited-bot, or as `open_here`.
    """
    key, *rest = press.path or ("",)
    user_id = number("".join(rest))
    if key not in games() or user_id is None:
        raise Refused("unknown-button")
    opponent = await member_here(interaction, user_id)
    _require_opponent(interaction, opponent)
    proposal = proposal_here(interaction, key, newest(key).Options())
    await open_here(services, interaction, replace(proposal, invited=(person(opponent),)))


def _require_opponent(interaction: Interaction, user: AnyUser) -> None:
    """Check that a person can be challenged here. Raises Refused: bot-not-here, invited-bot, invited-self."""
    require_bot_here(interaction)
    if user.bot:
        raise Refused("invited-bot", name=user.display_name)
    if user.id == interaction.user.id:
        raise Refused("invited-self")
