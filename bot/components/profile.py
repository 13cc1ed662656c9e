"""Profiles: the command posts one for everybody; a press answers with it in words."""

from __future__ import annotations

from functools import partial

from bot.components import pictured
from bot.components.context import person, say_here
from bot.errors import Refused
from bot.feature import Feature
from bot.ratings.leaderboards import of_server
from bot.ratings.profiles import Profile
from bot.services import Services
from bot.tables.lands import Lands
from bot.tables.proposal import Person
from bot.ui import profile
from bot.ui.custom_id import CustomId, number
from bot.ui.leaderboard import EVERYWHERE, SERVER
from bot.ui.message import Message
from bot.ui.names import name_of
from bot.ui.responder import Interaction, defer_reply, reply_private, reply_public, say_to

feature = Feature()


async def tell(services: Services, interaction: Interaction, whose: Person) -> None:
    """Shows everybody a profile, on a server or everywhere; an empty one only to whoever asks."""
    career, scope = await _career(services, interaction, whose.id), _scope(interaction)
    if career is None:
        is_stranger = scope == EVERYWHERE and whose.id != interaction.user.id
        tell = profile.hidden if is_stranger else partial(profile.empty, scope=scope)
        await reply_private(interaction, tell(whose.name, say=say_to(interaction)))
        return
    await defer_reply(interaction, public=True)
    say, lands = await say_here(services, interaction), await _lands(services, career, whose.id)
    compose = partial(profile.profile, career, lands, whose.id, whose.name, scope, say)
    await pictured.answer(services, interaction, compose, reply_public)


@feature.button("profiletext")
async def in_words(services: Services, interaction: Interaction, press: CustomId) -> None:
    """*As text* below a profile. Raises Refused: unknown-profile."""
    user_id = number("".join(press.path))
    career = None if user_id is None else await _career(services, interaction, user_id)
    if user_id is None or career is None:
        raise Refused("unknown-profile")
    is_own = user_id == interaction.user.id
    name = person(interaction.user).name if is_own else name_of(career.called, say_to(interaction))
    lands = await _lands(services, career, user_id)
    words = profile.in_words(career, lands, name, _scope(interaction), say_to(interaction))
    await reply_private(interaction, Message(words))


async def _career(services: Services, interaction: Interaction, user_id: int) -> Profile | None:
    return await services.boards.profile(of_server(interaction.guild_id), user_id, interaction.user.id)


async def _lands(services: Services, career: Profile, user_id: int) -> Lands:
    """About the board played most often on."""
    board, _ = career.standings[0]
    return await services.manager.lands(board, user_id)


def _scope(interaction: Interaction) -> str:
    return SERVER if interaction.guild_id else EVERYWHERE
