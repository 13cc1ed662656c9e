"""The tables of the first release. `bot.store.schema_version` creates a new database from the schema."""

revision = "0001_schema"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Do nothing: no database is older."""


def downgrade() -> None:
    """Do nothing."""
