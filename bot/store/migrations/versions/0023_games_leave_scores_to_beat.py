"""Games leave scores to beat"""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("rating_changes", sa.Column("score", sa.Integer(), nullable=True))
    op.execute(
        "UPDATE rating_changes SET score = (SELECT results.score FROM results"
        " WHERE results.table_id = rating_changes.table_id AND results.user_id = rating_changes.user_id"
        " AND results.computer IS NULL AND results.why = 'played-out')"
    )
    op.create_index(
        "ix_rating_changes_scores",
        "rating_changes",
        ["guild_id", "game", "lineup", sa.text("score DESC"), "at"],
    )


def downgrade() -> None:
    op.drop_index("ix_rating_changes_scores", "rating_changes")
    op.drop_column("rating_changes", "score")
