"""The edition of the rules, a fingerprint of every position, evidence; invitations, tables that wait for a choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("edition", sa.String(24), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("digest", sa.String(24), nullable=False, server_default=""))
    op.add_column("choices", sa.Column("digest", sa.String(24), nullable=False, server_default=""))
    op.create_table(
        "set_aside",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("row", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_set_aside_table_id", "set_aside", ["table_id"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("covered", sa.String(64), nullable=False),
        sa.Column("campaign", sa.String(64), nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "gatherings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("options", sa.Text, nullable=False),
    )
    op.create_table(
        "picks",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("options", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for name in ("picks", "gatherings", "invitations", "set_aside"):
        op.drop_table(name)
    for table, column in (("choices", "digest"), ("tables", "digest"), ("tables", "edition")):
        op.drop_column(table, column)
