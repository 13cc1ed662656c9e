"""The schema of version 0.1.0"""

import sqlalchemy as sa
from alembic import op

revision = "0001_schema"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create all tables and indexes."""
    op.create_table(
        "absences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "begins", name=op.f("pk_absences")),
    )
    op.create_table(
        "cup_members",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_cup_members")),
    )
    op.create_index("ix_cup_members_user_id", "cup_members", ["user_id"], unique=False)
    op.create_table(
        "cup_played",
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("week", "person", name=op.f("pk_cup_played")),
    )
    op.create_table(
        "cup_results",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("leads", sa.String(length=100), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "week", "user_id", name=op.f("pk_cup_results")),
    )
    op.create_index("ix_cup_results_user_id", "cup_results", ["user_id"], unique=False)
    op.create_table(
        "cup_servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("next_week", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_cup_servers")),
    )
    op.create_table(
        "cup_weeks",
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("opponent_id", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("week", name=op.f("pk_cup_weeks")),
    )
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("opponent_id", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("expert", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_daily_deals")),
    )
    op.create_table(
        "daily_played",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("day", "person", name=op.f("pk_daily_played")),
    )
    op.create_table(
        "daily_reminders",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("hour", sa.Integer(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_daily_reminders")),
    )
    op.create_table(
        "daily_servers",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("day", "guild_id", "user_id", name=op.f("pk_daily_servers")),
    )
    op.create_index("ix_daily_servers_user_id", "daily_servers", ["user_id"], unique=False)
    op.create_table(
        "direct_channels",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_direct_channels")),
    )
    op.create_table(
        "halls",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("content_hash", sa.String(length=32), nullable=False),
        sa.Column("edited_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_halls")),
    )
    op.create_table(
        "inviters",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("inviter", sa.String(length=32), nullable=False),
        sa.Column("recent", sa.Text(), nullable=False),
        sa.Column("blocked_until", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "inviter", name=op.f("pk_inviters")),
    )
    op.create_index("ix_inviters_expires_at", "inviters", ["expires_at"], unique=False)
    op.create_table(
        "jobs",
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=True),
        sa.Column("due_at", sa.BigInteger(), nullable=False),
        sa.Column("leased_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("tried_for", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("kind", "user_id", "table_id", "message_id", name=op.f("pk_jobs")),
    )
    op.create_index("ix_jobs_due_at", "jobs", ["due_at"], unique=False)
    op.create_index(
        "ix_jobs_table_id",
        "jobs",
        ["table_id"],
        unique=False,
        sqlite_where=sa.text("table_id <> 0"),
        postgresql_where=sa.text("table_id <> 0"),
    )
    op.create_index(
        "ix_jobs_user_id",
        "jobs",
        ["user_id"],
        unique=False,
        sqlite_where=sa.text("user_id <> 0"),
        postgresql_where=sa.text("user_id <> 0"),
    )
    op.create_table(
        "key_values",
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_key_values")),
    )
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("course", sa.String(length=60), nullable=False),
        sa.Column("learned", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "course", name=op.f("pk_lessons")),
    )
    op.create_table(
        "processes",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_processes")),
    )
    op.create_table(
        "rating_histogram",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("season", sa.String(length=6), nullable=False),
        sa.Column("rating", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "game", "lineup", "season", "rating", name=op.f("pk_rating_histogram")
        ),
    )
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("season", sa.String(length=6), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(precision=53), nullable=False),
        sa.Column("sigma", sa.Float(precision=53), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("form", sa.String(length=5), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "lineup", "season", "user_id", name=op.f("pk_ratings")),
    )
    op.create_index(
        "ix_ratings_ranking",
        "ratings",
        [
            "guild_id",
            "game",
            "lineup",
            "season",
            sa.literal_column("rating DESC"),
            sa.literal_column("games DESC"),
            "user_id",
        ],
        unique=False,
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"], unique=False)
    op.create_table(
        "role_holders",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("role_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("given", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "role_id", "user_id", name=op.f("pk_role_holders")),
    )
    op.create_index("ix_role_holders_user_id", "role_holders", ["user_id"], unique=False)
    op.create_table(
        "server_posts",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("quiet", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "kind", name=op.f("pk_server_posts")),
    )
    op.create_table(
        "servers",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_servers")),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("parent_id", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("day", sa.Integer(), nullable=True),
        sa.Column("deals", sa.Integer(), nullable=True),
        sa.Column("match_id", sa.Integer(), nullable=True),
        sa.Column("secret_until", sa.BigInteger(), nullable=True),
        sa.Column("starter_id", sa.BigInteger(), nullable=True),
        sa.Column("rematch_of", sa.Integer(), nullable=True),
        sa.Column("status", sa.String(length=10), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("state", sa.LargeBinary(), nullable=True),
        sa.Column("version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("published_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("post_since", sa.Integer(), nullable=True),
        sa.Column("dm_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("turn_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("turn_at", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("awaits_computer", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=True),
        sa.Column("usual_clock", sa.String(length=40), nullable=True),
        sa.Column("starts_at", sa.BigInteger(), nullable=True),
        sa.Column("host_waits", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("host_due", sa.String(length=10), nullable=True),
        sa.Column("host_notified", sa.String(length=10), nullable=True),
        sa.Column("paused_at", sa.BigInteger(), nullable=True),
        sa.Column("quiet_since", sa.BigInteger(), nullable=True),
        sa.Column("asked_at", sa.BigInteger(), nullable=True),
        sa.Column("on_hold", sa.String(length=10), nullable=True),
        sa.Column("undo_seat", sa.Integer(), nullable=True),
        sa.Column("undo_version", sa.Integer(), nullable=True),
        sa.Column("undo_at", sa.BigInteger(), nullable=True),
        sa.Column("post_message_id", sa.BigInteger(), nullable=True),
        sa.Column("notice_message_id", sa.BigInteger(), nullable=True),
        sa.Column("channel_gone", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("post_blocked_reason", sa.String(length=200), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=20), server_default="en", nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        "ix_tables_awaiting",
        "tables",
        ["changed_at"],
        unique=False,
        sqlite_where=sa.text("awaits_computer"),
        postgresql_where=sa.text("awaits_computer"),
    )
    op.create_index("ix_tables_host_id", "tables", ["host_id"], unique=False)
    op.create_index(
        "ix_tables_live_guild",
        "tables",
        ["guild_id"],
        unique=False,
        sqlite_where=sa.text("status IN ('lobby', 'playing')"),
        postgresql_where=sa.text("status IN ('lobby', 'playing')"),
    )
    op.create_index(
        "ix_tables_pending",
        "tables",
        ["changed_at"],
        unique=False,
        sqlite_where=sa.text("(published_version < version OR dm_version < version)"),
        postgresql_where=sa.text("(published_version < version OR dm_version < version)"),
    )
    op.create_index(
        "ix_tables_passing",
        "tables",
        ["status", "changed_at"],
        unique=False,
        sqlite_where=sa.text(
            "((status = 'finished' AND state IS NOT NULL) OR (status = 'cancelled' AND host_id <> 0))"
        ),
        postgresql_where=sa.text(
            "((status = 'finished' AND state IS NOT NULL) OR (status = 'cancelled' AND host_id <> 0))"
        ),
    )
    op.create_index(
        "ix_tables_played",
        "tables",
        ["channel_id", "id"],
        unique=False,
        sqlite_where=sa.text("status IN ('playing', 'finished', 'on-hold')"),
        postgresql_where=sa.text("status IN ('playing', 'finished', 'on-hold')"),
    )
    op.create_index(
        "ix_tables_shut_out",
        "tables",
        ["guild_id"],
        unique=False,
        sqlite_where=sa.text("post_blocked_reason IS NOT NULL"),
        postgresql_where=sa.text("post_blocked_reason IS NOT NULL"),
    )
    op.create_index(
        "ix_tables_waiting",
        "tables",
        ["created_at"],
        unique=False,
        sqlite_where=sa.text("status IN ('offered', 'opening', 'lobby')"),
        postgresql_where=sa.text("status IN ('offered', 'opening', 'lobby')"),
    )
    op.create_index(
        "uq_tables_live_channel",
        "tables",
        ["channel_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'playing')"),
        postgresql_where=sa.text("status IN ('lobby', 'playing')"),
    )
    op.create_table(
        "user_preferences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("away_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("turns", sa.String(length=10), server_default="direct", nullable=False),
        sa.Column("remind", sa.String(length=10), server_default="both", nullable=False),
        sa.Column("quiet_from", sa.Integer(), server_default="0", nullable=False),
        sa.Column("quiet_until", sa.Integer(), server_default="0", nullable=False),
        sa.Column("time_zone", sa.String(length=40), server_default="UTC", nullable=False),
        sa.Column("next_up", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("digest", sa.Integer(), server_default="-1", nullable=False),
        sa.Column("muted_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("public_name", sa.String(length=100), nullable=True),
        sa.Column("language", sa.String(length=20), nullable=True),
        sa.Column("discord_language", sa.String(length=20), nullable=True),
        sa.PrimaryKeyConstraint("user_id", name=op.f("pk_user_preferences")),
    )
    op.create_table(
        "achievements",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("achievement", sa.String(length=60), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_achievements_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "achievement", "table_id", name=op.f("pk_achievements")),
    )
    op.create_index("ix_achievements_table_id", "achievements", ["table_id"], unique=False)
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_table(
        "clock_stops",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_clock_stops_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "begins", "ends", name=op.f("pk_clock_stops")),
    )
    op.create_table(
        "cup_games",
        sa.Column("week", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("lead", sa.Integer(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_cup_games_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("week", "deal", "user_id", name=op.f("pk_cup_games")),
    )
    op.create_index("ix_cup_games_table_id", "cup_games", ["table_id"], unique=False)
    op.create_index("ix_cup_games_user_id", "cup_games", ["user_id", "week"], unique=False)
    op.create_table(
        "daily_games",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_daily_games_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("day", "user_id", name=op.f("pk_daily_games")),
    )
    op.create_index("ix_daily_games_score", "daily_games", ["day", "score"], unique=False)
    op.create_index("ix_daily_games_table_id", "daily_games", ["table_id"], unique=False)
    op.create_index("ix_daily_games_user_id", "daily_games", ["user_id", "day"], unique=False)
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("status", sa.String(length=12), nullable=False),
        sa.Column("shown", sa.String(length=12), nullable=True),
        sa.Column("silent", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_invitations_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "user_id", name=op.f("pk_invitations")),
    )
    op.create_index(
        "ix_invitations_pending",
        "invitations",
        ["table_id"],
        unique=False,
        sqlite_where=sa.text("(shown IS NULL OR shown <> status)"),
        postgresql_where=sa.text("(shown IS NULL OR shown <> status)"),
    )
    op.create_table(
        "match_games",
        sa.Column("match_id", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"], ["tables.id"], name=op.f("fk_match_games_match_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("match_id", "deal", "user_id", name=op.f("pk_match_games")),
    )
    op.create_index("ix_match_games_table_id", "match_games", ["table_id"], unique=False)
    op.create_index("ix_match_games_user_id", "match_games", ["user_id"], unique=False)
    op.create_table(
        "moves",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.String(length=100), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_moves_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "version", name=op.f("pk_moves")),
    )
    op.create_table(
        "open_messages",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("tries", sa.Integer(), server_default="0", nullable=False),
        sa.Column("since", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_open_messages_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_open_messages")),
    )
    op.create_index("ix_open_messages_table_id", "open_messages", ["table_id"], unique=False)
    op.create_table(
        "outbox_attempts",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("nonce", sa.String(length=25), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_outbox_attempts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_outbox_attempts")),
    )
    op.create_table(
        "rating_changes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("placing", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Float(precision=53), nullable=False),
        sa.Column("sigma_before", sa.Float(precision=53), nullable=False),
        sa.Column("mu_after", sa.Float(precision=53), nullable=False),
        sa.Column("sigma_after", sa.Float(precision=53), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "table_id", "user_id", name=op.f("pk_rating_changes")),
    )
    op.create_index(
        "ix_rating_changes_person",
        "rating_changes",
        ["user_id", "guild_id", "game", "lineup", "at"],
        unique=False,
    )
    op.create_index(
        "ix_rating_changes_person_scores",
        "rating_changes",
        ["user_id", "guild_id", "game", "lineup", "score"],
        unique=False,
    )
    op.create_index(
        "ix_rating_changes_scores",
        "rating_changes",
        ["guild_id", "game", "lineup", sa.literal_column("score DESC"), "at"],
        unique=False,
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("side", sa.Integer(), nullable=False),
        sa.Column("placing", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("why", sa.String(length=20), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("computer", sa.String(length=10), nullable=True),
        sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_results")),
    )
    op.create_index("ix_results_guild_id", "results", ["guild_id", "table_id"], unique=False)
    op.create_index("ix_results_names", "results", ["guild_id", "user_id", "table_id"], unique=False)
    op.create_index("ix_results_user_id", "results", ["user_id", "table_id"], unique=False)
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("computer", sa.String(length=10), nullable=True),
        sa.Column("joined", sa.Boolean(), nullable=False),
        sa.Column("dm_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("dm_channel_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_message_id", sa.BigInteger(), nullable=True),
        sa.Column("dm_kind", sa.String(length=10), nullable=True),
        sa.Column("dm_message_version", sa.Integer(), server_default="0", nullable=False),
        sa.Column("dm_state", sa.String(length=6), server_default="open", nullable=False),
        sa.Column("turn_started_at", sa.BigInteger(), nullable=True),
        sa.Column("bank", sa.Integer(), server_default="0", nullable=False),
        sa.Column("reminded", sa.Integer(), server_default="0", nullable=False),
        sa.Column("substitute_turn", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("missed", sa.Integer(), server_default="0", nullable=False),
        sa.Column("last_mention", sa.String(length=40), nullable=True),
        sa.Column("told_turn", sa.Integer(), nullable=True),
        sa.Column("seen_at", sa.BigInteger(), nullable=True),
        sa.Column("to_notify", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("agrees", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("wants_pause", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("shows_hand", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("helped", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("planned", sa.Text(), nullable=True),
        sa.Column("playing", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_seats_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("table_id", "user_id", name=op.f("uq_seats_table_id_user_id")),
    )
    op.create_index(
        "ix_seats_playing",
        "seats",
        ["user_id", "table_id"],
        unique=False,
        sqlite_where=sa.text("playing"),
        postgresql_where=sa.text("playing"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"], unique=False)
    op.create_table(
        "shared_results",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_shared_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", "guild_id", name=op.f("pk_shared_results")),
    )
    op.create_table(
        "table_leases",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_table_leases_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_table_leases")),
    )
    op.create_table(
        "follows",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_follows_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "table_id", name=op.f("pk_follows")),
    )
    op.create_index("ix_follows_table_id", "follows", ["table_id"], unique=False)
    op.create_table(
        "table_alerts",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("is_unlimited", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.Column("pinged_at", sa.BigInteger(), nullable=True),
        sa.Column("pinged_table_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", name=op.f("pk_table_alerts")),
    )
    op.create_index("ix_table_alerts_game", "table_alerts", ["guild_id", "game"], unique=False)
    op.create_table(
        "blocks",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("blocked_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "blocked", name=op.f("pk_blocks")),
    )
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"], unique=False)
    op.create_table(
        "barred",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "person", name=op.f("pk_barred")),
    )
    op.create_index("ix_barred_person", "barred", ["person"], unique=False)
    op.create_table(
        "seeks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("clock", sa.String(length=40), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("near", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("partner_id", sa.BigInteger(), nullable=True),
        sa.Column("partner_name", sa.String(length=100), nullable=False),
        sa.Column("has_accepted", sa.Boolean(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("language", sa.String(length=20), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "game", name=op.f("pk_seeks")),
    )
    op.create_index("ix_seeks_user_id", "seeks", ["user_id"], unique=False)
    op.create_index("ix_seeks_partner_id", "seeks", ["partner_id"], unique=False)
    op.create_index("ix_seeks_table_id", "seeks", ["table_id"], unique=False)
    op.create_table(
        "league_seasons",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("begins_at", sa.BigInteger(), nullable=True),
        sa.Column("ends_at", sa.BigInteger(), nullable=True),
        sa.Column("closed_at", sa.BigInteger(), nullable=True),
        sa.Column("seed", sa.String(length=64), nullable=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=True),
        sa.Column("message_id", sa.BigInteger(), nullable=True),
        sa.Column("content_hash", sa.String(length=32), nullable=False),
        sa.Column("edited_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "season", name=op.f("pk_league_seasons")),
    )
    op.create_table(
        "league_members",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("joined_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name=op.f("pk_league_members")),
    )
    op.create_index("ix_league_members_user_id", "league_members", ["user_id"], unique=False)
    op.create_table(
        "league_players",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("pool", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("left_at", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", "season", "user_id", name=op.f("pk_league_players")),
        sa.UniqueConstraint(
            "guild_id", "season", "pool", "place", name=op.f("uq_league_players_guild_id_season_pool_place")
        ),
    )
    op.create_index("ix_league_players_user_id", "league_players", ["user_id"], unique=False)
    op.create_table(
        "league_games",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("season", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("pool", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("second", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("first_points", sa.Integer(), nullable=True),
        sa.Column("second_points", sa.Integer(), nullable=True),
        sa.Column("winner", sa.Integer(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_league_games_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint(
            "guild_id", "season", "pool", "first", "second", name=op.f("pk_league_games")
        ),
    )
    op.create_index("ix_league_games_table_id", "league_games", ["table_id"], unique=False)

    op.create_table(
        "webhooks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("url", sa.String(length=500), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("delivered_at", sa.BigInteger(), nullable=True),
        sa.Column("failing_since", sa.BigInteger(), nullable=True),
        sa.Column("error", sa.String(length=100), nullable=True),
        sa.PrimaryKeyConstraint("guild_id", name=op.f("pk_webhooks")),
    )
    op.create_table(
        "webhook_results",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_webhook_results_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "table_id", name=op.f("pk_webhook_results")),
    )
    op.create_table(
        "reports",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reported_user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "reported_user_id", name=op.f("pk_reports")),
    )
    op.create_index("ix_reports_user_id", "reports", ["user_id"], unique=False)
    op.create_index("ix_reports_reported_user_id", "reports", ["reported_user_id"], unique=False)


def downgrade() -> None:
    """Drop all tables."""
    for name in TABLES:
        op.drop_table(name)


TABLES = (
    "reports",
    "seeks",
    "webhook_results",
    "webhooks",
    "barred",
    "blocks",
    "table_alerts",
    "follows",
    "table_leases",
    "shared_results",
    "seats",
    "results",
    "rating_changes",
    "outbox_attempts",
    "open_messages",
    "moves",
    "match_games",
    "league_games",
    "invitations",
    "daily_games",
    "cup_games",
    "clock_stops",
    "analyses",
    "achievements",
    "user_preferences",
    "tables",
    "servers",
    "ratings",
    "rating_histogram",
    "processes",
    "lessons",
    "league_seasons",
    "league_players",
    "league_members",
    "key_values",
    "jobs",
    "inviters",
    "halls",
    "role_holders",
    "server_posts",
    "direct_channels",
    "daily_servers",
    "daily_reminders",
    "daily_played",
    "daily_deals",
    "cup_weeks",
    "cup_servers",
    "cup_results",
    "cup_played",
    "cup_members",
    "absences",
)
"""All tables, each before those that it refers to."""
