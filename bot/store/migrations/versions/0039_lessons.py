"""How far people have got in lessons"""

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("course", sa.String(60), nullable=False),
        sa.Column("learned", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "course", name=op.f("pk_lessons")),
    )


def downgrade() -> None:
    op.drop_table("lessons")
