"""The secret that all chance of a match follows from, of which a seal is shown before the first card."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("tables", "secret")
