"""People are rated by the games they play"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

COUNTED = sa.text(
    "UPDATE results SET rated = true WHERE why <> 'abandoned' AND table_id NOT IN "
    "(SELECT table_id FROM results WHERE user_id < 0)"
)


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=sa.true(), nullable=False))
    # The games of the past count; their ratings are reckoned when the bot starts.
    op.execute(COUNTED)
    _make_ratings()
    _make_changes()


def _make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("season", sa.String(length=6), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("rating", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=True),
        sa.Column("form", sa.String(length=5), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "game", "lineup", "season", "user_id", name=op.f("pk_ratings")),
    )
    op.create_index("ix_ratings_user_id", "ratings", ["user_id"])
    ranking: list[str | sa.TextClause] = ["guild_id", "game", "lineup", "season"]
    ranking += [sa.text("rating DESC"), sa.text("games DESC"), "user_id"]
    op.create_index("ix_ratings_ranking", "ratings", ranking)


def _make_changes() -> None:
    op.create_table(
        "rating_changes",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("lineup", sa.String(length=20), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("placing", sa.Integer(), nullable=False),
        *(
            sa.Column(name, sa.Float(53), nullable=False)
            for name in ("mu_before", "sigma_before", "mu_after", "sigma_after")
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_rating_changes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("guild_id", "table_id", "user_id", name=op.f("pk_rating_changes")),
    )
    person = ["user_id", "guild_id", "game", "lineup", "at"]
    op.create_index("ix_rating_changes_person", "rating_changes", person)


def downgrade() -> None:
    op.drop_table("rating_changes")
    op.drop_table("ratings")
    op.drop_column("tables", "rated")
