"""What posts say that another will follow: known from sending them, or else asked of Discord."""

from __future__ import annotations

from collections import OrderedDict

import discord

from bot.ui import posts
from engine.core.catalogue import Say

MOST_KEPT = 10_000
"""So many posts are remembered, which is one of each table."""
NOBODY = discord.AllowedMentions.none()


class PostTexts:
    """Takes off posts what is over: their buttons, and the line that says whose turn it is and until when.

    An edit replaces a whole text, and asking for it is a request; so it is remembered. A restart forgets it.
    """

    def __init__(self) -> None:
        self._kept = OrderedDict[int, str]()

    def keep(self, message_id: int, text: str) -> None:
        """Remembers what a post says from now on."""
        self._kept[message_id] = text
        self._kept.move_to_end(message_id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)

    async def leave(
        self, post: discord.PartialMessage, say: Say, view: discord.ui.View | None = None, text: str = ""
    ) -> None:
        """Leave a post with what happened, or with `text` if it is not empty, and with these buttons.

        Its pictures stay.
        """
        content = text or await self._past(post, say)
        if content is None:
            await post.edit(view=view)
        else:
            await post.edit(content=content, view=view, allowed_mentions=NOBODY)
        self._kept.pop(post.id, None)

    async def _past(self, post: discord.PartialMessage, say: Say) -> str | None:
        """Return what happened in the words of a post; None where the bot may not read it."""
        text = await self._of(post)
        return None if text is None else posts.past(text, say)

    async def _of(self, post: discord.PartialMessage) -> str | None:
        """What a post says; None where the bot may not read it."""
        if post.id in self._kept:
            return self._kept[post.id]
        try:
            return (await post.fetch()).content
        except discord.Forbidden:
            return None
