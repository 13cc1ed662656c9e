"""People are away, and say where and when they want to be reminded"""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("away_until", sa.BigInteger(), server_default="0", nullable=False),
        sa.Column("reminders", sa.String(length=10), server_default="direct", nullable=False),
        sa.Column("quiet_from", sa.Integer(), server_default="0", nullable=False),
        sa.Column("quiet_until", sa.Integer(), server_default="0", nullable=False),
        sa.Column("time_zone", sa.String(length=40), server_default="UTC", nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_people"),
    )
    op.create_table(
        "absences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("begins", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("ends", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "begins", name="pk_absences"),
    )


def downgrade() -> None:
    op.drop_table("absences")
    op.drop_table("people")
