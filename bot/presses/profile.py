"""Profiles: the command shows one to everybody; whoever presses reads it in words."""

from __future__ import annotations

from functools import partial

from bot.errors import Refused
from bot.presses.asked import person
from bot.services import Services
from bot.standings.boards import of_server
from bot.standings.careers import Career
from bot.tables.proposal import Person
from bot.ui import profile
from bot.ui.answer import Interaction, privately, publicly, think
from bot.ui.leaderboard import EVERYWHERE, SERVER
from bot.ui.message import Message
from bot.ui.names import name_of
from bot.ui.press import Press, number


async def tell(services: Services, interaction: Interaction, whose: Person) -> None:
    """Shows everybody a profile, on a server or everywhere; an empty one only to whoever asks."""
    career, scope = await _career(services, interaction, whose.id), _scope(interaction)
    if career is None:
        is_stranger = scope == EVERYWHERE and whose.id != interaction.user.id
        tell = profile.hidden if is_stranger else partial(profile.empty, scope=scope)
        await privately(interaction, tell(whose.name, say=services.say))
        return
    await think(interaction, public=True)
    await publicly(interaction, await profile.profile(career, whose.id, whose.name, scope, services.say))


async def in_words(services: Services, interaction: Interaction, press: Press) -> None:
    """*As text* below a profile. Raises Refused: unknown-profile."""
    user_id = number("".join(press.path))
    career = None if user_id is None else await _career(services, interaction, user_id)
    if user_id is None or career is None:
        raise Refused("unknown-profile")
    is_own = user_id == interaction.user.id
    name = person(interaction.user).name if is_own else name_of(career.called, services.say)
    await privately(interaction, Message(profile.in_words(career, name, _scope(interaction), services.say)))


async def _career(services: Services, interaction: Interaction, user_id: int) -> Career | None:
    return await services.boards.career(of_server(interaction.guild_id), user_id, interaction.user.id)


def _scope(interaction: Interaction) -> str:
    return SERVER if interaction.guild_id else EVERYWHERE
