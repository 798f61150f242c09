"""The packs that tables are played with, as they were when somebody sat down with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "packs",
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("files", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "table_packs",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("pack", sa.String(24), sa.ForeignKey("packs.name"), primary_key=True, index=True),
    )


def downgrade() -> None:
    op.drop_table("table_packs")
    op.drop_table("packs")
