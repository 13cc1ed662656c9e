"""`Feature`, by which a module declares its commands and buttons, and `Services`, what their handlers get.

A module creates `feature = Feature()` and decorates its functions; `bot.app.dispatch` finds all features.

Command names stay English in every language, so that players can tell each other what to type. Their
descriptions are translated.
"""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias, TypeVar, cast

import discord
from discord import app_commands

from bot.jobs.computer_turns import ComputerTurns
from bot.jobs.computer_workers import Thinker
from bot.jobs.delivery import Delivery
from bot.jobs.long_jobs import Background, LongJobs
from bot.jobs.publisher import Publisher
from bot.jobs.scheduler import JobKind
from bot.ratings.leaderboards import Leaderboards
from bot.store import Store, Table
from bot.tables.languages import Languages
from bot.tables.manager import Manager
from bot.ui.custom_id import CustomId
from bot.ui.presses import InProgress, Presses
from bot.ui.responder import Interaction, responding
from engine.core.catalogue import ENGLISH, Say, catalogue, language_for_locale


@dataclass(frozen=True)
class Services:
    """Tables, publisher, computers, background work, leaderboards, videos, analyses, what-ifs and languages.

    `presses` and `in_progress` are those that this process is answering. `bot.app.client` creates it.
    """

    manager: Manager
    publisher: Publisher
    computers: ComputerTurns
    thinker: Thinker
    background: Background
    boards: Leaderboards
    videos: LongJobs
    analyses: LongJobs
    what_ifs: LongJobs
    languages: Languages
    presses: Presses = field(default_factory=Presses)
    in_progress: InProgress = field(default_factory=InProgress)

    @property
    def store(self) -> Store:
        return self.manager.store


AnyCommand: TypeAlias = app_commands.Command[Any, ..., None] | app_commands.Group | app_commands.ContextMenu
Choices = list[app_commands.Choice[str]]
CommandHandler = Callable[..., Awaitable[None]]
"""Takes the services, the interaction and the options that the caller has typed."""
Suggest = Callable[[Services, Interaction, str], Awaitable[Choices]]
"""Returns the suggestions for what the caller has typed so far."""
ButtonHandler = Callable[[Services, Interaction, CustomId], Awaitable[None]]
MakeJobKind = Callable[[Delivery], JobKind]
Listener = Callable[..., Coroutine[object, object, None]]
"""Takes the services and what discord.py passes for its event."""
TableHandler = Callable[[Services, Interaction, CustomId, Table], Awaitable[None]]
AnyUser = discord.Member | discord.User
MenuHandler = Callable[[Services, Interaction, Any], Awaitable[None]]
"""Takes the person or message on which a context menu was opened."""

log = logging.getLogger(__name__)

_JobKind = TypeVar("_JobKind", bound=JobKind)
_Handler = TypeVar("_Handler", bound=Callable[..., Any])


@dataclass(frozen=True)
class TableButton:
    """A button at a table: what it does, and at which tables it is available."""

    handle: TableHandler
    slow: bool = False
    """The answer takes long, so the press is acknowledged before anything else."""
    pictured: bool = False
    """The answer has a picture, so a busy bot acknowledges the press first."""
    in_solo: bool = False
    """Available where a player plays a deal alone."""
    in_match: bool = True
    """Available at the table of a duplicate match, which has neither turns nor computers."""


@dataclass(frozen=True)
class _Command:
    """A slash command as a feature declares it."""

    handle: CommandHandler
    name: str
    public: bool
    describe: Mapping[str, str]
    choices: Mapping[str, Choices]
    rename: Mapping[str, str]
    servers_only: bool
    managers_only: bool
    anywhere: bool
    suggest: dict[str, Suggest] = field(default_factory=dict)

    def build(self) -> AnyCommand:
        """Build discord.py's command, with its options, choices and permissions."""
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=self.name, description=translated_text(f"command-{self.name}"), callback=self._callback()
        )
        app_commands.describe(**{option: translated_text(key) for option, key in self.describe.items()})(
            command
        )
        app_commands.choices(**self.choices)(command)
        app_commands.rename(**self.rename)(command)
        for option, suggest in self.suggest.items():
            command.autocomplete(option)(_suggestion_callback(suggest))
        if self.servers_only or self.managers_only:
            app_commands.guild_only()(command)
        if self.managers_only:
            app_commands.default_permissions(manage_guild=True)(command)
        return _set_installations(command, anywhere=self.anywhere)

    def _callback(self) -> Callable[..., Any]:
        """Return discord.py's callback, whose signature has the handler's options."""

        async def answer(interaction: Interaction, **options: object) -> None:
            services = services_of(interaction)
            async with responding(interaction, services.languages, public=self.public):
                await self.handle(services, interaction, **options)

        _, *parameters = inspect.signature(self.handle, eval_str=True).parameters.values()
        answer.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        return answer


def services_of(interaction: discord.Interaction[Any]) -> Services:
    """Return the services of the bot that received an interaction."""
    return cast(Services, interaction.client.services)


def _suggestion_callback(suggest: Suggest) -> Callable[..., Any]:
    async def answer(interaction: discord.Interaction, typed: str) -> Choices:
        return await suggest(services_of(interaction), interaction, typed)

    return answer


@dataclass(frozen=True)
class _ContextMenu:
    """An entry of the menu on a person or a message, named by the sentence `menu-NAME`."""

    handle: MenuHandler
    name: str
    target: object
    """The type of what the menu is opened on, from which discord.py tells the kind of menu."""
    servers_only: bool
    anywhere: bool

    def build(self) -> AnyCommand:
        """Build discord.py's context menu, offered on people or messages as its parameter's type says."""

        async def answer(interaction: Interaction, target: Any) -> None:
            services = services_of(interaction)
            async with responding(interaction, services.languages):
                await self.handle(services, interaction, target)

        first, second = inspect.signature(answer).parameters.values()
        parameters = [first, second.replace(annotation=self.target)]
        answer.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
        menu = app_commands.ContextMenu(name=translated_text(f"menu-{self.name}"), callback=answer)
        menu.guild_only = self.servers_only
        return _set_installations(menu, anywhere=self.anywhere)


SERVER_INSTALL = app_commands.AppInstallationType(guild=True, user=False)
"""Commands of bots that a server has installed, not of those that a user takes along."""


ANY_INSTALL = app_commands.AppInstallationType(guild=True, user=True)


ON_SERVERS = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)


WITH_THE_BOT = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""On servers, and in direct messages with the bot."""


EVERYWHERE = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=True)
"""Also in group chats, and in direct messages between others."""


def _set_installations(command: AnyCommand, *, anywhere: bool) -> AnyCommand:
    """Set where a command is offered, and return the command.

    It is offered on servers and, unless it is `guild_only`, in direct messages with the bot. With `anywhere`
    also to users who installed the bot for themselves, in their other chats too unless `guild_only`.
    """
    outside = EVERYWHERE if anywhere else WITH_THE_BOT
    command.allowed_contexts = ON_SERVERS if command.guild_only else outside
    command.allowed_installs = ANY_INSTALL if anywhere else SERVER_INSTALL
    return command


_DECLARED: list[str] = []


def declared_commands() -> tuple[str, ...]:
    """Return the names given to `Feature.command` so far; commands of `dynamic_command` are missing."""
    return tuple(_DECLARED)


class Feature:
    """The commands, context menus and buttons that a module declares."""

    def __init__(self) -> None:
        self.buttons = dict[str, ButtonHandler]()
        self.table_buttons = dict[str, TableButton]()
        self.jobs = list[MakeJobKind]()
        self.listeners = dict[str, Listener]()
        self._commands = list[_Command]()
        self._menus = list[_ContextMenu]()
        self._builders = list[Callable[[], AnyCommand]]()

    def commands(self) -> list[AnyCommand]:
        """Build the slash commands and context menus; each call returns new ones."""
        return [
            *(command.build() for command in self._commands),
            *(menu.build() for menu in self._menus),
            *(_set_installations(build(), anywhere=False) for build in self._builders),
        ]

    def command(
        self,
        name: str,
        *,
        public: bool = False,
        describe: Mapping[str, str] | None = None,
        choices: Mapping[str, Choices] | None = None,
        rename: Mapping[str, str] | None = None,
        servers_only: bool = False,
        managers_only: bool = False,
        anywhere: bool = False,
    ) -> Callable[[_Handler], _Handler]:
        """Declare a slash command; its handler is called with the services, the interaction and the options.

        The sentence `command-NAME` describes it; `describe` names each option's sentence, `choices` its
        values, `rename` its name in Discord. `public`: all in the channel see the answer. `servers_only`: not
        in direct messages. `managers_only`: on servers, only for those who may manage them. `anywhere`: also
        for users who installed the bot for themselves.
        """

        def declare(function: _Handler) -> _Handler:
            given = (describe or {}, choices or {}, rename or {}, servers_only, managers_only, anywhere)
            _DECLARED.append(name)
            self._commands.append(_Command(function, name, public, *given))
            return function

        return declare

    def menu(
        self, name: str, target: object = AnyUser, *, servers_only: bool = False, anywhere: bool = False
    ) -> Callable[[_Handler], _Handler]:
        """Declare an entry of the menu on a person, or another `target`, named by the sentence `menu-NAME`.

        The handler is called with the services, the interaction and the person or message. `servers_only`:
        not in direct messages. `anywhere`: also for users who installed the bot for themselves. Answers are
        private.
        """

        def declare(function: _Handler) -> _Handler:
            self._menus.append(_ContextMenu(function, name, target, servers_only, anywhere))
            return function

        return declare

    def dynamic_command(self, build: Callable[[], AnyCommand]) -> Callable[[], AnyCommand]:
        """Declare a function that builds a command whose options depend on the games."""
        self._builders.append(build)
        return build

    def suggestions(self, command: str, option: str) -> Callable[[Suggest], Suggest]:
        """Declare the function that suggests values while an option is typed.

        It is called with the services, the interaction and the text so far. The command must be declared
        before: otherwise StopIteration.
        """

        def declare(function: Suggest) -> Suggest:
            next(one for one in self._commands if one.name == command).suggest[option] = function
            return function

        return declare

    def job(self, kind: type[_JobKind]) -> type[_JobKind]:
        """Declare a kind of job.

        The bot creates the class with one argument, the `Delivery`, and runs its due jobs.
        """
        self.jobs.append(kind)
        return kind

    def listener(self, event: str) -> Callable[[Listener], Listener]:
        """Declare the module's function for an event of discord.py, such as `on_guild_join`.

        It is called with the services, then the event's arguments.
        """

        def declare(function: Listener) -> Listener:
            self.listeners[event] = function
            return function

        return declare

    def button(self, verb: str) -> Callable[[ButtonHandler], ButtonHandler]:
        """Declare the handler of presses whose custom id has this verb and no table.

        It is called with the services, the interaction and the press.
        """

        def declare(function: ButtonHandler) -> ButtonHandler:
            self.buttons[verb] = function
            return function

        return declare

    def table_button(
        self,
        verb: str,
        *,
        slow: bool = False,
        pictured: bool = False,
        in_solo: bool = False,
        in_match: bool = True,
    ) -> Callable[[TableHandler], TableHandler]:
        """Declare the handler of presses at a table whose custom id has this verb.

        It is called with the services, interaction, press and table. `slow`: presses are acknowledged before
        it runs. `pictured`: they are acknowledged once a picture takes long. `in_solo`, `in_match`: it works
        at solo tables and in matches; else these refuse it.
        """

        def declare(function: TableHandler) -> TableHandler:
            self.table_buttons[verb] = TableButton(function, slow, pictured, in_solo, in_match)
            return function

        return declare


def choices(prefix: str, values: Iterable[str]) -> Choices:
    """Return the choices of an option: each value, shown as the sentence `PREFIX-VALUE`."""
    return [app_commands.Choice(name=translated_text(f"{prefix}-{value}"), value=value) for value in values]


LONGEST = 100
"""Discord's limit of characters for a description or choice."""


def translated_text(key: str) -> app_commands.locale_str:
    """Return a translatable sentence for a command's description, by its key."""
    return composed_text(lambda say: say(key))


def composed_text(words: Callable[[Say], str]) -> app_commands.locale_str:
    """Return a translatable text that `words` builds in each language."""
    return app_commands.locale_str(words(catalogue()), words=words)


class Translator(app_commands.Translator):
    """Translate command texts when discord.py registers the commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the text in a language, or None to keep the English one.

        None for a text that was not made here, a translation as in English, and one that is too long or
        empty, which is logged.
        """
        words, language = string.extras.get("words"), language_for_locale(locale.value)
        if words is None or language in (None, ENGLISH):
            return None
        translated: str = words(catalogue(language))
        if translated == string.message:
            return None
        if not 0 < len(translated) <= LONGEST:
            said = "A command text stays in English for %s; its translation has %d characters: %s"
            log.error(said, locale, len(translated), translated)
            return None
        return translated
