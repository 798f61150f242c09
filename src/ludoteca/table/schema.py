"""The rooms of the database: what a table and a campaign leave in it. The statements are in `storage`.

A change here goes with a step in `migrations`, by which databases that are in use follow.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("base", sa.Text, nullable=False),
    sa.Column("opening", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("touched", sa.Integer, nullable=False),
    sa.Column("edition", sa.String(24), nullable=False, server_default=""),
    sa.Column("digest", sa.String(24), nullable=False, server_default=""),
    sa.Column("secret", sa.String(64), nullable=False, server_default=""),
)
players = sa.Table(
    "players",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(40), nullable=False),
)
links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("covered", sa.String(64), nullable=False),
)
# A link that makes another one: whoever uses it first gets that one, and it is gone.
invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seats", sa.Text, nullable=False),
    sa.Column("covered", sa.String(64), nullable=False),
    sa.Column("campaign", sa.String(64), nullable=False),
)
# A table whose match has not begun: what was ordered, and what those who were left to choose have chosen.
gatherings = sa.Table(
    "gatherings",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("options", sa.Text, nullable=False),
)
picks = sa.Table(
    "picks",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("options", sa.Text, nullable=False),
)
choices = sa.Table(
    "choices",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(10), nullable=False),
    sa.Column("option", sa.String(200), nullable=False),
    sa.Column("drawn", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("digest", sa.String(24), nullable=False, server_default=""),
    sa.Column("kept", sa.Integer, nullable=False, server_default="0"),
    sa.Column("continues", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("learnt", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("lines", sa.Integer, nullable=False, server_default="-1"),
)
# Rows that could not be followed, as they were found: evidence, which nothing reads.
set_aside = sa.Table(
    "set_aside",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("row", sa.Text, nullable=False),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("position", sa.Text, nullable=False),
)
chats = sa.Table(
    "chats",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("text", sa.String(280), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
wishes = sa.Table(
    "wishes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seats", sa.Text, primary_key=True),
    sa.Column("hash", sa.String(64), nullable=False),
    sa.Column("covered", sa.String(64), nullable=False),
    sa.Column("watch", sa.String(64), nullable=False),
    sa.Column("sides", sa.Text, nullable=False, server_default="{}"),
)
successors = sa.Table(
    "successors",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("successor", sa.ForeignKey("tables.id"), nullable=False),
)
# What a pack says, by its fingerprint: a table that is played with it finds it here, whatever its owner does meanwhile.
packs = sa.Table(
    "packs",
    metadata,
    sa.Column("name", sa.String(24), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("files", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
table_packs = sa.Table(
    "table_packs",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("pack", sa.ForeignKey("packs.name"), primary_key=True, index=True),
)
# A game of a match of several. It outlives its table: the score stays when an old table is forgotten.
series_games = sa.Table(
    "series_games",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("series", sa.String(32), nullable=False, index=True),
    sa.Column("best_of", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("seating", sa.Text, nullable=False),
    sa.Column("winner", sa.Integer, nullable=True),
)
drafts = sa.Table(
    "drafts",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
draft_links = sa.Table(
    "draft_links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("draft", sa.ForeignKey("drafts.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
)
campaigns = sa.Table(
    "campaigns",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
campaign_tables = sa.Table(
    "campaign_tables",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("campaign", sa.ForeignKey("campaigns.hash"), nullable=False, index=True),
)
campaign_links = sa.Table(
    "campaign_links",
    metadata,
    sa.Column("hash", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("covered", sa.String(64), nullable=False),
)
# A result outlives its table: progress stays when old tables are forgotten.
campaign_results = sa.Table(
    "campaign_results",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("campaign", sa.ForeignKey("campaigns.hash"), nullable=False, index=True),
    sa.Column("chapter", sa.String(40), nullable=False),
    sa.Column("level", sa.String(40), nullable=False),
    sa.Column("won", sa.Boolean, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
