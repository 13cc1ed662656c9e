"""Every question finds an index, and leaderboards are counted as games end"""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

PARTIAL = (
    ("ix_tables_played", "tables", ["channel_id", "id"], "status IN ('playing', 'finished')"),
    ("ix_tables_waiting", "tables", ["created_at"], "status IN ('offered', 'opening', 'lobby')"),
    ("ix_tables_owed", "tables", ["changed_at"], "(published_version < version OR hands_version < version)"),
    ("ix_seats_playing", "seats", ["user_id", "table_id"], "playing"),
)
FORMER = (
    ("ix_results_game", "results", ["game"]),
    ("ix_results_guild_id", "results", ["guild_id"]),
    ("ix_results_user_id", "results", ["user_id"]),
    ("ix_seats_user_id", "seats", ["user_id"]),
    ("ix_tables_status", "tables", ["status"]),
)


def upgrade() -> None:
    for name, table, _ in FORMER:
        op.drop_index(name, table)
    op.add_column("tables", sa.Column("hands_version", sa.Integer(), server_default="0", nullable=False))
    op.add_column("seats", sa.Column("playing", sa.Boolean(), server_default=sa.false(), nullable=False))
    _fill_in()
    for name, table, columns, condition in PARTIAL:
        where = sa.text(condition)
        op.create_index(name, table, columns, sqlite_where=where, postgresql_where=where)
    op.create_index("ix_results_user_id", "results", ["user_id", "table_id"])
    _make_standings()


def _fill_in() -> None:
    op.execute("UPDATE tables SET hands_version = version WHERE status <> 'playing'")
    op.execute(
        "UPDATE tables SET hands_version = (SELECT min(hand_version) FROM seats WHERE table_id = tables.id) "
        "WHERE status = 'playing'"
    )
    running = sa.table("tables", sa.column("id"), sa.column("status"))
    seats = sa.table("seats", sa.column("table_id"), sa.column("playing", sa.Boolean()))
    played = sa.select(running.c.id).where(running.c.status == "playing")
    op.execute(seats.update().where(seats.c.table_id.in_(played)).values(playing=True))


def _make_standings() -> None:
    op.create_table(
        "standings",
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "user_id", name=op.f("pk_standings")),
    )
    # A game played on no server counts everywhere, once.
    for guild_id, where in (
        ("guild_id", "why <> 'abandoned' AND guild_id <> 0"),
        ("0", "why <> 'abandoned'"),
    ):
        for game in ("game", "''"):
            op.execute(
                f"INSERT INTO standings SELECT {guild_id}, {game}, user_id, count(*), "
                "sum(CASE WHEN results.placing = 1 THEN 1 ELSE 0 END), max(score) "
                f"FROM results WHERE {where} GROUP BY 1, 2, user_id"
            )
    ranking: list[Any] = ["guild_id", "game", sa.text("wins DESC"), "games", sa.text("best DESC"), "user_id"]
    op.create_index("ix_standings_ranking", "standings", ranking)


def downgrade() -> None:
    op.drop_table("standings")
    op.drop_index("ix_results_user_id", "results")
    for name, table, _, _ in PARTIAL:
        op.drop_index(name, table)
    op.drop_column("seats", "playing")
    op.drop_column("tables", "hands_version")
    for name, table, columns in FORMER:
        op.create_index(name, table, columns)
