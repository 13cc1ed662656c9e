"""What each player's newest direct message is, and the messages that still have to be edited"""

import sqlalchemy as sa
from alembic import op

revision = "0032"
down_revision = "0031"
branch_labels = None
depends_on = None

TO_EDIT = sa.text("due_at IS NOT NULL")


def upgrade() -> None:
    op.add_column("seats", sa.Column("message_kind", sa.String(length=10), nullable=True))
    op.add_column("seats", sa.Column("message_version", sa.Integer(), server_default="0", nullable=False))
    op.execute(
        "UPDATE seats SET message_kind = 'turn', message_version = hand_version "
        "WHERE hand_message_id IS NOT NULL"
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
        sa.Column("due_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_open_messages_table_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name="pk_open_messages"),
    )
    op.create_index("ix_open_messages_table_id", "open_messages", ["table_id"])
    op.create_index(
        "ix_open_messages_due_at",
        "open_messages",
        ["due_at"],
        sqlite_where=TO_EDIT,
        postgresql_where=TO_EDIT,
    )


def downgrade() -> None:
    op.drop_table("open_messages")
    op.drop_column("seats", "message_version")
    op.drop_column("seats", "message_kind")
