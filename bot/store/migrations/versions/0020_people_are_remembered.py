"""People are remembered for what they achieve"""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "achievements",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("feat", sa.String(length=60), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_achievements_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("user_id", "feat", "table_id", name=op.f("pk_achievements")),
    )
    op.create_index("ix_achievements_table_id", "achievements", ["table_id"])


def downgrade() -> None:
    op.drop_table("achievements")
