"""Matches of several games: which tables belong together, who sat where in each, and who won those that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "series_games",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("series", sa.String(32), nullable=False, index=True),
        sa.Column("best_of", sa.Integer, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seating", sa.Text, nullable=False),
        sa.Column("winner", sa.Integer, nullable=True),
    )


def downgrade() -> None:
    op.drop_table("series_games")
