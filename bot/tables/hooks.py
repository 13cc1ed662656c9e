"""Hooks: points in the life of tables and people at which features take part.

A feature decorates a function with the hook, and the core runs all functions of a hook without knowing the
features:

    @hooks.game_over
    def record_score(change: TableTransaction, result: Result) -> None: ...
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from bot.store.hook import Hook as Hook
from bot.store.hook import server_changed as server_changed
from bot.store.transaction import PersonTransaction, TableTransaction
from bot.tables.proposal import Person
from bot.tables.servers import Server
from engine.core.types import Result

before_opening = Hook[[TableTransaction], None]()
"""A table is being created for its host; a function raises Refused to prevent it."""
before_invitation = Hook[[TableTransaction, Person], None]()
"""The host is about to invite a person; a function raises Refused to prevent it."""
before_sitting_down = Hook[[TableTransaction, int], None]()
"""A user (their id) is about to take a seat in a lobby; a function raises Refused to prevent it."""
kept_apart = Hook[[Connection, int, int], bool]()
"""Return whether two users (their ids) must not be brought together."""
kept_from_opening = Hook[[Connection, int, int], bool]()
"""Return whether a server (its id) keeps a user (their id) from opening tables."""
lobby_opened = Hook[[TableTransaction], None]()
"""A lobby is open to others for the first time; runs in that transaction."""
game_over = Hook[[TableTransaction, Result], None]()
"""A game has ended; runs in the transaction of its last step."""
time_zone_changed = Hook[[PersonTransaction], None]()
"""A user has chosen another time zone; runs in that transaction."""
person_forgotten = Hook[[Connection, int, int], None]()
"""The data of a user (their id) is about to be deleted; runs in that transaction, with its Unix time."""
purge = Hook[[Connection, int], bool]()
"""Delete some of what has expired, and return whether there is more; runs daily."""
server_settings_changed = Hook[[Connection, int, Server, Server, int], None]()
"""The settings of a server (its id) have changed; gets the old and the new ones, and the Unix time of the
transaction, in which it runs."""
title_holders = Hook[[Connection, int, int], tuple[str, Sequence[int]]]()
"""Return a title, which the sentence `roles-TITLE` names, and the ids of the users who hold it on a server
(its id) at a Unix time."""
titles_changed = Hook[[Connection, int, int], None]()
"""Other users may hold a title on a server (its id) now; runs in that transaction, with its Unix time."""
