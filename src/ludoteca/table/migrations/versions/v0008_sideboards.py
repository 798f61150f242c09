"""What somebody lays beside their deck for the next game of a match: kept with the wish to play it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("wishes", sa.Column("sides", sa.Text, nullable=False, server_default="{}"))


def downgrade() -> None:
    op.drop_column("wishes", "sides")
