"""All features' handlers: find them, route presses to them, and register their commands with Discord.

Custom ids hold all that a press needs, so buttons survive restarts.
"""

from __future__ import annotations

import hashlib
import json
import logging
import pkgutil
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TypeVar

import discord
from discord import app_commands

import bot.features
import bot.handlers
from bot import network_errors
from bot.errors import Refused
from bot.feature import AnyCommand, ButtonHandler, Feature, Services, TableButton, Translator
from bot.handlers.context import require_service, table_of
from bot.handlers.table_buttons import show_restored
from bot.log_context import describe, note
from bot.store import Table, names
from bot.tables.restored_tables import is_ahead_of_table
from bot.ui.custom_id import CustomId, has_component
from bot.ui.responder import Interaction, TooLate, break_cycles, responding
from engine.core.catalogue import files_digest

PACKAGES = (bot.handlers, bot.features)
_Button = TypeVar("_Button")
PRESSED = (discord.InteractionType.component, discord.InteractionType.modal_submit)
"""Interactions with custom ids: buttons, menus and submitted forms."""
DIGEST_KEY = "commands"
"""Key of the stored digest of the registered commands."""
_KINDS = tuple(discord.AppCommandType)
"""The kinds of commands that a bot registers. Discord itself adds others."""
_OUTDATED = (
    app_commands.CommandNotFound,
    app_commands.CommandSignatureMismatch,
    app_commands.TransformerError,
)
"""Errors of commands that the user's Discord client knows in an older form."""

log = logging.getLogger(__name__)


@cache
def features() -> tuple[Feature, ...]:
    """Import all features and return them: those of handlers, then the others, each by module name."""
    modules = (
        import_module(module.name)
        for package in PACKAGES
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    )
    found = (getattr(module, "feature", None) for module in modules)
    return tuple(one for one in found if isinstance(one, Feature))


@cache
def all_commands() -> tuple[AnyCommand, ...]:
    """Return the slash commands and context menus of all features, built once."""
    return tuple(command for feature in features() for command in feature.commands())


def slash_command_names() -> set[str]:
    """Return the names of all slash commands."""
    return {command.name for command in all_commands() if not isinstance(command, app_commands.ContextMenu)}


@cache
def buttons() -> dict[str, ButtonHandler]:
    """Return the handlers of presses without a table, by verb. Raises ValueError for a verb given twice."""
    return _merge_by_verb([feature.buttons for feature in features()])


@cache
def table_buttons() -> dict[str, TableButton]:
    """Return the buttons at tables, by verb. Raises ValueError for a verb given twice."""
    return _merge_by_verb([feature.table_buttons for feature in features()])


def _merge_by_verb(parts: list[dict[str, _Button]]) -> dict[str, _Button]:
    """Merge handlers by verb. Raises ValueError for a verb given twice."""
    verbs = [verb for part in parts for verb in part]
    if len(verbs) != len(set(verbs)):
        raise ValueError(f"a verb is declared twice: {sorted({v for v in verbs if verbs.count(v) > 1})}")
    return {verb: button for part in parts for verb, button in part.items()}


class Router:
    """Answers presses and forms with the handler for their verb."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a press or submitted form, also with its error, which is logged. Commands are ignored."""
        if interaction.type not in PRESSED:
            return
        with self._services.presses.answering(interaction), suppress(TooLate):
            await self._answer(interaction)
        break_cycles(interaction)

    async def _answer(self, interaction: Interaction) -> None:
        """Run the handler of a press; answer errors, which are logged, except TooLate, which is raised."""
        press = CustomId.read(str(dict(interaction.data or {}).get("custom_id", "")))
        button = None if press is None else table_buttons().get(press.verb)
        at_once = button is not None and button.slow
        soon = button is not None and button.pictured
        async with responding(interaction, self._services.languages, at_once=at_once, soon=soon) as context:
            if press is None or (button is None and press.verb not in buttons()):
                raise Refused("unknown-button")
            context.kind = press.verb
            await require_service(self._services, interaction, press)
            if button is None:
                await buttons()[press.verb](self._services, interaction, press)
            else:
                note(table=press.table)
                await self._handle(interaction, press, button)

    async def _handle(self, interaction: Interaction, press: CustomId, button: TableButton) -> None:
        """Run the handler of a button at a table.

        For a version that a restored backup has lost, show the table as it is. Raises what handlers raise.
        """
        about = await table_of(self._services, interaction, press)
        _require_available(about, button)
        if is_ahead_of_table(about, press.version) and _has_seen(interaction, about):
            await show_restored(self._services, interaction, press, about)
            return
        await button.handle(self._services, interaction, press, about)


def _require_available(table: Table, button: TableButton) -> None:
    """Check that a button works at a solo table or a match.

    Raises Refused: cup-alone, daily-alone, match-deal-alone, match-alone.
    """
    if table.is_solo and not button.in_solo:
        alone = "cup-alone" if table.is_cup else "daily-alone" if table.is_daily else "match-deal-alone"
        raise Refused(alone)
    if table.is_match and not button.in_match:
        raise Refused("match-alone", table)


def _has_seen(interaction: Interaction, table: Table) -> bool:
    """Return whether a player of the table pressed a component that is still on the message.

    Then the version in its custom id is not forged.
    """
    return table.player_of(interaction.user.id) is not None and has_component(interaction)


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands."""

    _services: Services
    _synced_again = False

    async def register(self, services: Services, *, sync: bool = True, translated: bool = True) -> None:
        """Give the tree its services, and register the commands with Discord if they have changed.

        Also if Discord has others: another program may have registered its own with the token. `sync` False
        (all but one process) registers nothing. `translated` False (the simulated Discord) sends English
        only, and trusts what was stored. Raises outages of Discord and the database.
        """
        self._services = services
        if not sync:
            return
        if translated:
            await self.set_translator(Translator())
        digest = self._commands_hash()
        has_changed = await services.store.read(names.read_value, DIGEST_KEY) != digest
        if (has_changed or (translated and await self._has_others())) and await self._sync_commands():
            await services.store.write(names.write_value, DIGEST_KEY, digest)

    async def _has_others(self) -> bool:
        """Return whether Discord has commands of other names than these. False if it does not say."""
        try:
            there = {command.name for command in await self.fetch_commands() if command.type in _KINDS}
        except network_errors.REQUEST_FAILURES as error:
            log.info("The registered commands can't be read: %s", describe(error))
            return False
        return there != {command.name for command in self.get_commands()}

    async def _sync_commands(self) -> bool:
        """Register the commands; return whether Discord accepts them. Logs a rejection, raises an outage."""
        try:
            await self._sync_translated()
        except discord.DiscordServerError:
            raise  # an outage
        except (discord.HTTPException, discord.RateLimited) as error:
            log.error("Discord rejects the commands and keeps the former ones: %s", describe(error))
            return False
        return True

    async def _sync_translated(self) -> None:
        """Register the commands, in English if Discord rejects the translations, which is logged.

        Raises Discord's other errors.
        """
        try:
            await self.sync()
        except app_commands.CommandSyncFailure as error:
            log.error(
                "Discord rejects the translated commands, so they are in English: %s",
                describe(error),
            )
            await self.set_translator(None)
            await self.sync()

    def _commands_hash(self) -> str:
        """Return a SHA-256 of the application's id, the commands and all sentence files."""
        commands = [command.to_dict(self) for command in self.get_commands()]
        facts = [self.client.application_id, commands, files_digest()]
        encoded = json.dumps(facts, sort_keys=True, default=str)
        return hashlib.sha256(encoded.encode()).hexdigest()

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether a command may run.

        False if the operator refuses its user or server: a command is then answered, and suggestions are
        empty.
        """
        if not self._services.manager.operator.refuses(interaction.user.id, interaction.guild_id):
            return True
        await self._answer_failure(interaction, Refused("not-served"))
        return False

    async def _answer_failure(self, interaction: Interaction, error: Exception) -> None:
        """Answer a command with the sentence for an error. A request for suggestions gets an empty list."""
        with suppress(TooLate):
            async with responding(interaction, self._services.languages):
                if interaction.type is not discord.InteractionType.autocomplete:
                    raise error
                await interaction.response.autocomplete([])

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Answer a command that failed before its handler ran. Suggestions become empty.

        A command that ended with TooLate has its answer. If the user's Discord client knows the command in an
        older form, register the commands again.
        """
        if isinstance(error, app_commands.CommandInvokeError) and isinstance(error.original, TooLate):
            return
        shown = Refused("unknown-command") if isinstance(error, _OUTDATED) else error
        await self._answer_failure(interaction, shown)
        if isinstance(error, _OUTDATED):
            await self._sync_again_once()

    async def _sync_again_once(self) -> None:
        """Register the commands again, once per process. An outage is logged; the next call tries again."""
        # After a restored backup the stored digest may be wrong. Once per start repairs that.
        if self._synced_again:
            return
        self._synced_again = True
        try:
            await self._sync_commands()
        except network_errors.REQUEST_FAILURES as error:
            self._synced_again = False
            network_errors.warn(error)
