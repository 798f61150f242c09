"""Drafts and sealed pools: what was opened and taken, the decks built of it, and who may see which seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "drafts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "draft_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("draft", sa.String(32), sa.ForeignKey("drafts.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("draft_links")
    op.drop_table("drafts")
