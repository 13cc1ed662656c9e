"""Who gets the seed and the transcript of a finished game, which tell every hand."""

from __future__ import annotations

from bot.store import Table
from bot.tables.game import game_of
from bot.tables.replay import are_open


def is_given(table: Table, user_id: int) -> bool:
    """Whether somebody may have them: a player, and everybody where nobody holds anything or all agree."""
    return table.player_of(user_id) is not None or not game_of(table).has_hidden_hands or are_open(table)
