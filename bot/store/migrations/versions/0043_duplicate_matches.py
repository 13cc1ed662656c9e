"""Duplicate matches, and everybody's own tables of their deals"""

import sqlalchemy as sa
from alembic import op

revision = "0043"
down_revision = "0042"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("deals", sa.Integer(), nullable=True))
    op.add_column("tables", sa.Column("match_id", sa.Integer(), nullable=True))
    op.add_column("results", sa.Column("lineup", sa.String(20), nullable=True))
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
    op.create_index("ix_match_games_table_id", "match_games", ["table_id"])
    op.create_index("ix_match_games_user_id", "match_games", ["user_id"])


def downgrade() -> None:
    op.drop_table("match_games")
    op.drop_column("results", "lineup")
    op.drop_column("tables", "match_id")
    op.drop_column("tables", "deals")
