"""The tables of the database. Times are seconds since 1970 (UTC), which is also how Discord shows them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

OFFERED, OPENING, LOBBY = "offered", "opening", "lobby"
PLAYING, FINISHED, CANCELLED = "playing", "finished", "cancelled"
"""A table's life: offered a thread of its own, the thread being made, gathering players; then being
played, over, or called off."""
OPEN, CLOSED, TOLD = "open", "closed", "told"
"""A player's direct messages: open as far as we know, closed, or closed and the player has been told."""

_LIVE = text(f"status IN ('{LOBBY}', '{PLAYING}')")

tables = Table(
    "tables",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    # Text, because a seed is larger than any integer column.
    Column("seed", String(64), nullable=True),
    Column("state", LargeBinary, nullable=True),
    # Steps taken; 1 is the setup. What the world has been told of may lag behind: that is the outbox.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("published_version", Integer, nullable=False, server_default="0"),
    # The newest public message of the table: the lobby, then the last post.
    Column("post_id", BigInteger, nullable=True),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("uq_tables_live_channel", "channel_id", unique=True, sqlite_where=_LIVE, postgresql_where=_LIVE),
    Index("ix_tables_status", "status"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    # An invited player's seat is kept until they join or decline.
    Column("joined", Boolean, nullable=False),
    # The version up to which this player has been sent the hand, and the message that still has buttons.
    Column("hand_version", Integer, nullable=False, server_default="0"),
    Column("hand_channel_id", BigInteger, nullable=True),
    Column("hand_message_id", BigInteger, nullable=True),
    Column("dm", String(6), nullable=False, server_default=OPEN),
    UniqueConstraint("table_id", "user_id"),
    Index("ix_seats_user_id", "user_id"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    # The version the move led to.
    Column("version", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(100), nullable=False),
    Column("at", BigInteger, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", BigInteger, nullable=False),
    Column("name", String(100), nullable=False),
    Column("game", String(40), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    # Partners share a side, its placing and its score: whatever ranks players later can rank sides.
    Column("side", Integer, nullable=False),
    Column("placing", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("why", String(20), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_game", "game"),
    Index("ix_results_guild_id", "guild_id"),
    Index("ix_results_user_id", "user_id"),
)
