"""Several processes share the tables"""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("alive_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_processes"),
    )
    op.create_table(
        "claims",
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("process", sa.String(length=16), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_claims_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name="pk_claims"),
    )
    # The sign of life of the one process there was.
    op.execute("INSERT INTO processes SELECT 'all', CAST(text AS BIGINT) FROM memos WHERE name = 'alive'")
    op.execute("DELETE FROM memos WHERE name = 'alive'")


def downgrade() -> None:
    op.execute(
        "INSERT INTO memos SELECT 'alive', CAST(max(alive_at) AS TEXT) FROM processes HAVING count(*) > 0"
    )
    op.drop_table("claims")
    op.drop_table("processes")
