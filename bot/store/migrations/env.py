"""Runs the migrations on the connection that `bot.store.database` hands over."""

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    # SQLite cannot alter a table in place; batches copy it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
