"""The deals of the days, and who played them"""

import sqlalchemy as sa
from alembic import op

revision = "0040"
down_revision = "0039"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.Integer(), nullable=True))
    op.create_table(
        "daily_deals",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("opponent_id", sa.Integer(), nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("expert", sa.Integer(), nullable=True),
        sa.PrimaryKeyConstraint("day", name=op.f("pk_daily_deals")),
    )
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
    op.create_index("ix_daily_games_table_id", "daily_games", ["table_id"])
    op.create_index("ix_daily_games_user_id", "daily_games", ["user_id", "day"])
    op.create_index("ix_daily_games_score", "daily_games", ["day", "score"])
    op.create_table(
        "daily_servers",
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.PrimaryKeyConstraint("day", "guild_id", "user_id", name=op.f("pk_daily_servers")),
    )
    op.create_index("ix_daily_servers_user_id", "daily_servers", ["user_id"])


def downgrade() -> None:
    op.drop_table("daily_servers")
    op.drop_table("daily_games")
    op.drop_table("daily_deals")
    op.drop_column("tables", "day")
