"""Players are told once why nothing can be posted at their table"""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("shut_out", sa.String(length=200), nullable=True))
    shut_out = sa.text("shut_out IS NOT NULL")
    op.create_index(
        "ix_tables_shut_out", "tables", ["guild_id"], sqlite_where=shut_out, postgresql_where=shut_out
    )


def downgrade() -> None:
    op.drop_index("ix_tables_shut_out", table_name="tables")
    op.drop_column("tables", "shut_out")
