"""Ranks and lowest scores are read off, however many have played"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "rating_spread",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("season", sa.String(length=6), nullable=False),
        sa.Column("rating", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("people", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(
            "guild_id", "game", "lineup", "season", "rating", name=op.f("pk_rating_spread")
        ),
    )
    op.execute(
        "INSERT INTO rating_spread (guild_id, game, lineup, season, rating, people)"
        " SELECT guild_id, game, lineup, season, rating, count(*) FROM ratings WHERE user_id > 0"
        " GROUP BY guild_id, game, lineup, season, rating"
    )
    op.create_index(
        "ix_rating_changes_person_scores",
        "rating_changes",
        ["user_id", "guild_id", "game", "lineup", "score"],
    )


def downgrade() -> None:
    op.drop_index("ix_rating_changes_person_scores", "rating_changes")
    op.drop_table("rating_spread")
