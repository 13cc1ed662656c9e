"""People can be forgotten"""

from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_index("ix_tables_host_id", "tables", ["host_id"])
    op.create_index("ix_seats_user_id", "seats", ["user_id"])
    # Who is to begin need not be known once somebody has.
    op.execute("UPDATE tables SET starter_id = NULL WHERE seed IS NOT NULL")


def downgrade() -> None:
    op.drop_index("ix_seats_user_id", "seats")
    op.drop_index("ix_tables_host_id", "tables")
