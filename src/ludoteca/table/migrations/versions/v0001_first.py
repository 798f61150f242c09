"""Tables, choices, chats, rematches and campaigns: the first form."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("touched", sa.Integer, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("covered", sa.String(64), nullable=False),
    )
    op.create_table(
        "choices",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("option", sa.String(200), nullable=False),
        sa.Column("drawn", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("position", sa.Text, nullable=False),
    )
    op.create_table(
        "chats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.String(280), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "wishes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seats", sa.Text, primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("covered", sa.String(64), nullable=False),
        sa.Column("watch", sa.String(64), nullable=False),
    )
    op.create_table(
        "successors",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("successor", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
    )
    op.create_table(
        "campaigns",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "campaign_tables",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("campaign", sa.String(64), sa.ForeignKey("campaigns.hash"), nullable=False),
    )
    op.create_table(
        "campaign_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("covered", sa.String(64), nullable=False),
    )
    op.create_table(
        "campaign_results",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("campaign", sa.String(64), sa.ForeignKey("campaigns.hash"), nullable=False),
        sa.Column("chapter", sa.String(40), nullable=False),
        sa.Column("level", sa.String(40), nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])
    op.create_index("ix_chats_table_id", "chats", ["table_id"])
    op.create_index("ix_campaign_tables_campaign", "campaign_tables", ["campaign"])
    op.create_index("ix_campaign_links_table_id", "campaign_links", ["table_id"])
    op.create_index("ix_campaign_results_campaign", "campaign_results", ["campaign"])


def downgrade() -> None:
    for name in (
        "campaign_results",
        "campaign_links",
        "campaign_tables",
        "campaigns",
        "successors",
        "wishes",
        "chats",
        "snapshots",
        "choices",
        "links",
        "players",
        "tables",
    ):
        op.drop_table(name)
