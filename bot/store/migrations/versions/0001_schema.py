"""Create the tables of the first release."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0001_schema"
down_revision = None
branch_labels = None
depends_on = None

# As in `schema` at the first release. `schema` changes later, this does not.
metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def upgrade() -> None:
    """Create all tables."""
    metadata.create_all(op.get_bind(), checkfirst=False)


def downgrade() -> None:
    """Drop all tables."""
    metadata.drop_all(op.get_bind(), checkfirst=False)


def where(condition: str) -> dict[str, Any]:
    """Return the arguments of a partial index."""
    return {"sqlite_where": sa.text(condition), "postgresql_where": sa.text(condition)}


sa.Table(
    "absences",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("begins", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("ends", sa.BigInteger(), nullable=False),
)
sa.Table(
    "barred",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Index("ix_barred_person", "person"),
)
sa.Table(
    "blocks",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("blocked", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("blocked_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_blocks_blocked", "blocked"),
)
sa.Table(
    "cup_members",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("joined_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_cup_members_user_id", "user_id"),
)
sa.Table(
    "cup_played",
    metadata,
    sa.Column("week", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), primary_key=True),
)
sa.Table(
    "cup_results",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("week", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("leads", sa.String(100), nullable=False),
    sa.Column("points", sa.Integer(), nullable=False),
    sa.Index("ix_cup_results_user_id", "user_id"),
)
sa.Table(
    "cup_servers",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("next_week", sa.Integer(), nullable=False),
)
sa.Table(
    "cup_weeks",
    metadata,
    sa.Column("week", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer(), nullable=False),
    sa.Column("options", sa.Text(), nullable=False),
    sa.Column("opponent_id", sa.Integer(), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
)
sa.Table(
    "daily_deals",
    metadata,
    sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer(), nullable=False),
    sa.Column("options", sa.Text(), nullable=False),
    sa.Column("opponent_id", sa.Integer(), nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("expert", sa.Integer()),
)
sa.Table(
    "daily_played",
    metadata,
    sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(32), primary_key=True),
)
sa.Table(
    "daily_reminders",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("hour", sa.Integer(), nullable=False),
    sa.Column("message_id", sa.BigInteger()),
    sa.Column("day", sa.Integer()),
)
sa.Table(
    "daily_servers",
    metadata,
    sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Index("ix_daily_servers_user_id", "user_id"),
)
sa.Table(
    "direct_channels",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
)
sa.Table(
    "halls",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
    sa.Column("message_id", sa.BigInteger(), nullable=False),
    sa.Column("content_hash", sa.String(32), nullable=False),
    sa.Column("edited_at", sa.BigInteger(), nullable=False),
)
sa.Table(
    "inviters",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("inviter", sa.String(32), primary_key=True),
    sa.Column("recent", sa.Text(), nullable=False),
    sa.Column("blocked_until", sa.BigInteger(), nullable=False),
    sa.Column("expires_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_inviters_expires_at", "expires_at"),
)
sa.Table(
    "jobs",
    metadata,
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("message_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger()),
    sa.Column("due_at", sa.BigInteger(), nullable=False),
    sa.Column("leased_until", sa.BigInteger(), nullable=False, server_default="0"),
    sa.Column("tried_for", sa.BigInteger()),
    sa.Index("ix_jobs_due_at", "due_at"),
    sa.Index("ix_jobs_table_id", "table_id", **where("table_id <> 0")),
    sa.Index("ix_jobs_user_id", "user_id", **where("user_id <> 0")),
)
sa.Table(
    "key_values",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("text", sa.Text(), nullable=False),
)
sa.Table(
    "league_members",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("joined_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_league_members_user_id", "user_id"),
)
sa.Table(
    "league_players",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("pool", sa.Integer(), nullable=False),
    sa.Column("place", sa.Integer(), nullable=False),
    sa.Column("left_at", sa.BigInteger()),
    sa.UniqueConstraint("guild_id", "season", "pool", "place"),
    sa.Index("ix_league_players_user_id", "user_id"),
)
sa.Table(
    "league_seasons",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("begins_at", sa.BigInteger()),
    sa.Column("ends_at", sa.BigInteger()),
    sa.Column("closed_at", sa.BigInteger()),
    sa.Column("seed", sa.String(64)),
    sa.Column("channel_id", sa.BigInteger()),
    sa.Column("message_id", sa.BigInteger()),
    sa.Column("content_hash", sa.String(32), nullable=False),
    sa.Column("edited_at", sa.BigInteger(), nullable=False),
)
sa.Table(
    "lessons",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("course", sa.String(60), primary_key=True),
    sa.Column("learned", sa.Integer(), nullable=False),
)
sa.Table(
    "processes",
    metadata,
    sa.Column("name", sa.Text(), primary_key=True),
    sa.Column("alive_at", sa.BigInteger(), nullable=False),
)
sa.Table(
    "rating_histogram",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lineup", sa.String(20), primary_key=True),
    sa.Column("season", sa.String(6), primary_key=True),
    sa.Column("rating", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("people", sa.Integer(), nullable=False),
)
sa.Table(
    "ratings",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("lineup", sa.String(20), primary_key=True),
    sa.Column("season", sa.String(6), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Float(53), nullable=False),
    sa.Column("sigma", sa.Float(53), nullable=False),
    sa.Column("rating", sa.Integer(), nullable=False),
    sa.Column("games", sa.Integer(), nullable=False),
    sa.Column("wins", sa.Integer(), nullable=False),
    sa.Column("best", sa.Integer()),
    sa.Column("form", sa.String(5), nullable=False),
    sa.Column("changed_at", sa.BigInteger(), nullable=False),
    sa.Index(
        "ix_ratings_ranking",
        "guild_id",
        "game",
        "lineup",
        "season",
        sa.text("rating DESC"),
        sa.text("games DESC"),
        "user_id",
    ),
    sa.Index("ix_ratings_user_id", "user_id"),
)
sa.Table(
    "reports",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("reported_user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("reason", sa.Text(), nullable=False),
    sa.Column("created_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_reports_reported_user_id", "reported_user_id"),
    sa.Index("ix_reports_user_id", "user_id"),
)
sa.Table(
    "role_holders",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("role_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("given", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Index("ix_role_holders_user_id", "user_id"),
)
sa.Table(
    "seeks",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("clock", sa.String(40), nullable=False),
    sa.Column("rated", sa.Boolean(), nullable=False),
    sa.Column("near", sa.Boolean(), nullable=False),
    sa.Column("seats", sa.Integer(), nullable=False),
    sa.Column("partner_id", sa.BigInteger()),
    sa.Column("partner_name", sa.String(100), nullable=False),
    sa.Column("has_accepted", sa.Boolean(), nullable=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
    sa.Column("language", sa.String(20), nullable=False),
    sa.Column("created_at", sa.BigInteger(), nullable=False),
    sa.Column("expires_at", sa.BigInteger(), nullable=False),
    sa.Column("table_id", sa.Integer()),
    sa.Index("ix_seeks_partner_id", "partner_id"),
    sa.Index("ix_seeks_table_id", "table_id"),
    sa.Index("ix_seeks_user_id", "user_id"),
)
sa.Table(
    "server_posts",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("kind", sa.String(16), primary_key=True),
    sa.Column("number", sa.Integer(), nullable=False),
    sa.Column("quiet", sa.Integer(), nullable=False),
)
sa.Table(
    "servers",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("settings", sa.Text(), nullable=False),
)
sa.Table(
    "table_alerts",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("is_unlimited", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("pinged_at", sa.BigInteger()),
    sa.Column("pinged_table_id", sa.Integer()),
    sa.Index("ix_table_alerts_game", "guild_id", "game"),
)
sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Integer(), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("rules_version", sa.Integer(), nullable=False),
    sa.Column("options", sa.Text(), nullable=False),
    sa.Column("guild_id", sa.BigInteger(), nullable=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
    sa.Column("parent_id", sa.BigInteger()),
    sa.Column("host_id", sa.BigInteger(), nullable=False),
    sa.Column("day", sa.Integer()),
    sa.Column("deals", sa.Integer()),
    sa.Column("match_id", sa.Integer()),
    sa.Column("secret_until", sa.BigInteger()),
    sa.Column("starter_id", sa.BigInteger()),
    sa.Column("rematch_of", sa.Integer()),
    sa.Column("status", sa.String(10), nullable=False),
    sa.Column("seed", sa.String(64)),
    sa.Column("state", sa.LargeBinary()),
    sa.Column("version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("published_version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("post_since", sa.Integer()),
    sa.Column("dm_version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("turn_version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("turn_at", sa.BigInteger(), nullable=False, server_default="0"),
    sa.Column("awaits_computer", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.true()),
    sa.Column("lost_rating", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("clock", sa.String(40)),
    sa.Column("usual_clock", sa.String(40)),
    sa.Column("starts_at", sa.BigInteger()),
    sa.Column("host_waits", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("host_due", sa.String(10)),
    sa.Column("host_notified", sa.String(10)),
    sa.Column("paused_at", sa.BigInteger()),
    sa.Column("quiet_since", sa.BigInteger()),
    sa.Column("asked_at", sa.BigInteger()),
    sa.Column("on_hold", sa.String(10)),
    sa.Column("undo_seat", sa.Integer()),
    sa.Column("undo_version", sa.Integer()),
    sa.Column("undo_at", sa.BigInteger()),
    sa.Column("post_message_id", sa.BigInteger()),
    sa.Column("notice_message_id", sa.BigInteger()),
    sa.Column("channel_gone", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("post_blocked_reason", sa.String(200)),
    sa.Column("created_at", sa.BigInteger(), nullable=False),
    sa.Column("changed_at", sa.BigInteger(), nullable=False),
    sa.Column("language", sa.String(20), nullable=False, server_default="en"),
    sa.Index("ix_tables_awaiting", "changed_at", **where("awaits_computer")),
    sa.Index("ix_tables_host_id", "host_id"),
    sa.Index("ix_tables_live_guild", "guild_id", **where("status IN ('lobby', 'playing')")),
    sa.Index(
        "ix_tables_passing",
        "status",
        "changed_at",
        **where("((status = 'finished' AND state IS NOT NULL) OR (status = 'cancelled' AND host_id <> 0))"),
    ),
    sa.Index(
        "ix_tables_pending", "changed_at", **where("(published_version < version OR dm_version < version)")
    ),
    sa.Index("ix_tables_played", "channel_id", "id", **where("status IN ('playing', 'finished', 'on-hold')")),
    sa.Index("ix_tables_shut_out", "guild_id", **where("post_blocked_reason IS NOT NULL")),
    sa.Index("ix_tables_waiting", "created_at", **where("status IN ('offered', 'opening', 'lobby')")),
    sa.Index("uq_tables_live_channel", "channel_id", unique=True, **where("status IN ('lobby', 'playing')")),
)
sa.Table(
    "user_preferences",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("away_until", sa.BigInteger(), nullable=False, server_default="0"),
    sa.Column("turns", sa.String(10), nullable=False, server_default="direct"),
    sa.Column("remind", sa.String(10), nullable=False, server_default="both"),
    sa.Column("quiet_from", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("quiet_until", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("time_zone", sa.String(40), nullable=False, server_default="UTC"),
    sa.Column("next_up", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("digest", sa.Integer(), nullable=False, server_default="-1"),
    sa.Column("muted_until", sa.BigInteger(), nullable=False, server_default="0"),
    sa.Column("public_name", sa.String(100)),
    sa.Column("language", sa.String(20)),
    sa.Column("discord_language", sa.String(20)),
)
sa.Table(
    "webhooks",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("url", sa.String(500), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("delivered_at", sa.BigInteger()),
    sa.Column("failing_since", sa.BigInteger()),
    sa.Column("error", sa.String(100)),
)
sa.Table(
    "achievements",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("achievement", sa.String(60), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("at", sa.BigInteger(), nullable=False),
    sa.Index("ix_achievements_table_id", "table_id"),
)
sa.Table(
    "analyses",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("found", sa.Text(), nullable=False),
)
sa.Table(
    "clock_stops",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("begins", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("ends", sa.BigInteger(), primary_key=True, autoincrement=False),
)
sa.Table(
    "cup_games",
    metadata,
    sa.Column("week", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("deal", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("lead", sa.Integer()),
    sa.Column("ended_at", sa.BigInteger()),
    sa.Index("ix_cup_games_table_id", "table_id"),
    sa.Index("ix_cup_games_user_id", "user_id", "week"),
)
sa.Table(
    "daily_games",
    metadata,
    sa.Column("day", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("score", sa.Integer()),
    sa.Column("ended_at", sa.BigInteger()),
    sa.Index("ix_daily_games_score", "day", "score"),
    sa.Index("ix_daily_games_table_id", "table_id"),
    sa.Index("ix_daily_games_user_id", "user_id", "day"),
)
sa.Table(
    "follows",
    metadata,
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Index("ix_follows_table_id", "table_id"),
)
sa.Table(
    "invitations",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer(), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("status", sa.String(12), nullable=False),
    sa.Column("shown", sa.String(12)),
    sa.Column("silent", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("channel_id", sa.BigInteger()),
    sa.Column("message_id", sa.BigInteger()),
    sa.Index("ix_invitations_pending", "table_id", **where("(shown IS NULL OR shown <> status)")),
)
sa.Table(
    "league_games",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("pool", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("first", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("second", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("first_points", sa.Integer()),
    sa.Column("second_points", sa.Integer()),
    sa.Column("winner", sa.Integer()),
    sa.Column("ended_at", sa.BigInteger()),
    sa.Index("ix_league_games_table_id", "table_id"),
)
sa.Table(
    "match_games",
    metadata,
    sa.Column("match_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("deal", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.Integer(), nullable=False),
    sa.Index("ix_match_games_table_id", "table_id"),
    sa.Index("ix_match_games_user_id", "user_id"),
)
sa.Table(
    "moves",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("version", sa.Integer(), primary_key=True),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("text", sa.String(100), nullable=False),
    sa.Column("at", sa.BigInteger(), nullable=False),
)
sa.Table(
    "open_messages",
    metadata,
    sa.Column("message_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("seat", sa.Integer(), nullable=False),
    sa.Column("version", sa.Integer(), nullable=False),
    sa.Column("tries", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("since", sa.Integer()),
    sa.Index("ix_open_messages_table_id", "table_id"),
)
sa.Table(
    "outbox_attempts",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer(), primary_key=True, autoincrement=False),
    sa.Column("nonce", sa.String(25), nullable=False),
    sa.Column("at", sa.BigInteger(), nullable=False),
)
sa.Table(
    "rating_changes",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("lineup", sa.String(20), nullable=False),
    sa.Column("at", sa.BigInteger(), nullable=False),
    sa.Column("placing", sa.Integer(), nullable=False),
    sa.Column("mu_before", sa.Float(53), nullable=False),
    sa.Column("sigma_before", sa.Float(53), nullable=False),
    sa.Column("mu_after", sa.Float(53), nullable=False),
    sa.Column("sigma_after", sa.Float(53), nullable=False),
    sa.Column("score", sa.Integer()),
    sa.Index("ix_rating_changes_person", "user_id", "guild_id", "game", "lineup", "at"),
    sa.Index("ix_rating_changes_person_scores", "user_id", "guild_id", "game", "lineup", "score"),
    sa.Index("ix_rating_changes_scores", "guild_id", "game", "lineup", sa.text("score DESC"), "at"),
)
sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer(), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("guild_id", sa.BigInteger(), nullable=False),
    sa.Column("side", sa.Integer(), nullable=False),
    sa.Column("placing", sa.Integer(), nullable=False),
    sa.Column("score", sa.Integer(), nullable=False),
    sa.Column("why", sa.String(20), nullable=False),
    sa.Column("rated", sa.Boolean(), nullable=False),
    sa.Column("computer", sa.String(10)),
    sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("lineup", sa.String(20)),
    sa.Column("ended_at", sa.BigInteger(), nullable=False),
    sa.Index("ix_results_guild_id", "guild_id", "table_id"),
    sa.Index("ix_results_names", "guild_id", "user_id", "table_id"),
    sa.Index("ix_results_user_id", "user_id", "table_id"),
)
sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer(), primary_key=True),
    sa.Column("user_id", sa.BigInteger(), nullable=False),
    sa.Column("name", sa.String(100), nullable=False),
    sa.Column("computer", sa.String(10)),
    sa.Column("joined", sa.Boolean(), nullable=False),
    sa.Column("dm_version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("dm_channel_id", sa.BigInteger()),
    sa.Column("dm_message_id", sa.BigInteger()),
    sa.Column("dm_kind", sa.String(10)),
    sa.Column("dm_message_version", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("dm_state", sa.String(6), nullable=False, server_default="open"),
    sa.Column("turn_started_at", sa.BigInteger()),
    sa.Column("bank", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("reminded", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("substitute_turn", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("missed", sa.Integer(), nullable=False, server_default="0"),
    sa.Column("last_mention", sa.String(40)),
    sa.Column("told_turn", sa.Integer()),
    sa.Column("seen_at", sa.BigInteger()),
    sa.Column("to_notify", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("agrees", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("wants_pause", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("shows_hand", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("helped", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.Column("planned", sa.Text()),
    sa.Column("playing", sa.Boolean(), nullable=False, server_default=sa.false()),
    sa.UniqueConstraint("table_id", "user_id"),
    sa.Index("ix_seats_playing", "user_id", "table_id", **where("playing")),
    sa.Index("ix_seats_user_id", "user_id"),
)
sa.Table(
    "shared_results",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("channel_id", sa.BigInteger(), nullable=False),
    sa.Column("message_id", sa.BigInteger(), nullable=False),
)
sa.Table(
    "table_leases",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("process", sa.String(16), nullable=False),
    sa.Column("until", sa.BigInteger(), nullable=False),
)
sa.Table(
    "webhook_results",
    metadata,
    sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
    sa.Column("table_id", sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("ended_at", sa.BigInteger(), nullable=False),
)
