"""`/leaderboard`."""

from __future__ import annotations

from bot.components import leaderboard as pressed
from bot.feature import Feature, choices
from bot.ratings.seasons import ALL_TIME, before
from bot.services import Services
from bot.ui.leaderboard import COMPUTERS, EVERYWHERE, PARTNERS, SERVER
from bot.ui.message import Message
from bot.ui.responder import Interaction, reply_private, say_to
from bot.ui.sentences import COMMANDS
from engine.registry import games

EVER, NOW, LAST = "ever", "now", "last"
GAMES = choices("game", games())
SCOPES = choices("scope", (SERVER, EVERYWHERE, PARTNERS, COMPUTERS))
SEASONS = choices("season", (EVER, NOW, LAST))


feature = Feature()


EVER, NOW, LAST = "ever", "now", "last"
SCOPES = choices("scope", (SERVER, EVERYWHERE, PARTNERS, COMPUTERS))
SEASONS = choices("season", (EVER, NOW, LAST))

feature = Feature()


@feature.command(
    "leaderboard",
    public=True,
    describe={"game": "option-game", "scope": "option-scope", "season": "option-season"},
    choices={"game": choices("game", games()), "scope": SCOPES, "season": SEASONS},
)
async def leaderboard(
    services: Services,
    interaction: Interaction,
    game: str | None = None,
    scope: str = SERVER,
    season: str = EVER,
) -> None:
    now = services.boards.season
    span = {EVER: ALL_TIME, NOW: now, LAST: before(now)}.get(season, ALL_TIME)
    wish = await pressed.first(services, interaction, game, scope, span)
    if wish is None:
        here = SERVER if interaction.guild_id and scope != EVERYWHERE else EVERYWHERE
        where = COMPUTERS if scope == COMPUTERS else here
        text = say_to(interaction)("leaderboard-empty", scope=where, **COMMANDS)
        await reply_private(interaction, Message(text))
        return
    await pressed.tell(services, interaction, wish)
