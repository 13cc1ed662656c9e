"""A finished game to show elsewhere: its picture, in a private answer."""

from __future__ import annotations

from bot.tables.positions import Position
from bot.ui import pictures, share_text
from bot.ui.markup import unmarked_names
from bot.ui.message import Message
from bot.ui.pictures import PENDING
from engine.core.catalogue import Say
from engine.core.types import Result


async def message(position: Position, result: Result, say: Say) -> Message:
    """The picture, or where there is none in time, the same in words."""
    images = await pictures.of_share(position, result, say)
    if images:
        return Message(say("share-picture"), images)
    decisive = position.game.decisive(position.view(None), result)
    words = share_text.alt(position.game, result, decisive, unmarked_names(position.table), say)
    return Message(say("share-late" if images is PENDING else "share-words", words=words))
