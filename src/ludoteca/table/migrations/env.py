"""What Alembic runs the steps in: the connection, and the transaction, of whoever migrates."""

from __future__ import annotations

from alembic import context

from ludoteca.table.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
