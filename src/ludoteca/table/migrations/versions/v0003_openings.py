"""What a row did to the right to take back and to the log, so that a table can be opened where it stands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
COLUMNS = ("kept", "continues", "learnt", "lines")


def upgrade() -> None:
    op.add_column("choices", sa.Column("kept", sa.Integer, nullable=False, server_default="0"))
    op.add_column("choices", sa.Column("continues", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("choices", sa.Column("learnt", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("choices", sa.Column("lines", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    for column in COLUMNS:
        op.drop_column("choices", column)
