"""How campaigns are kept, beside the tables and in the same transactions.

A campaign knows its tables; a table that ends leaves its result in the transaction that writes its last choice. So
the result is there exactly once and exactly when the end is, whatever happens to the server; and what people have
achieved is always derived from the results.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

import sqlalchemy as sa
from msgspec import Struct

from ludoteca.kernel.campaigns import Record as Progress
from ludoteca.table.schema import campaign_links, campaign_results, campaign_tables, campaigns
from ludoteca.table.statements import Kept, Query


class Result(Struct, frozen=True):
    """How a table of a campaign ended."""

    campaign: str
    chapter: str
    level: str
    won: bool
    at: float = 0.0


class KeptCampaign(Struct, frozen=True):
    """A campaign as it is stored: its results, the latest first, and how many of its tables go on."""

    hash: str
    game: str
    name: str
    results: list[Result]
    running: int

    @property
    def record(self) -> Progress:
        won: Progress = {}
        for result in self.results:
            if result.won:
                won.setdefault(result.chapter, []).append(result.level)
        return won


class CampaignStorage(Kept):
    """The campaigns of a database. Every method is one transaction."""

    def create_campaign(self, hash: str, game: str, name: str) -> None:
        with self.pen.changing() as db:
            db.execute(campaigns.insert().values(hash=hash, game=game, name=name, created=time.time()))

    def campaign(self, hash: str) -> KeptCampaign | None:
        with self.engine.connect() as db:
            row = db.execute(sa.select(campaigns).where(campaigns.c.hash == hash)).one_or_none()
            if row is None:
                return None
            ended = sa.select(campaign_results).where(campaign_results.c.campaign == hash)
            results = [
                Result(hash, each.chapter, each.level, each.won, each.at)
                for each in db.execute(ended.order_by(campaign_results.c.at.desc()))
            ]
            over = sa.exists().where(campaign_results.c.table_id == campaign_tables.c.table_id)
            going = sa.select(sa.func.count()).where(campaign_tables.c.campaign == hash, ~over)
            return KeptCampaign(hash, row.game, row.name, results, db.execute(going).scalar_one())

    def rename_campaign(self, hash: str, name: str) -> None:
        with self.pen.changing() as db:
            db.execute(campaigns.update().where(campaigns.c.hash == hash).values(name=name))

    def remove_campaigns_untouched_since(self, before: float) -> int:
        """Remove those made before then, of which no table is kept and none has ended after; how many they were."""
        kept = sa.exists().where(campaign_tables.c.campaign == campaigns.c.hash)
        ended = sa.exists().where(campaign_results.c.campaign == campaigns.c.hash, campaign_results.c.at >= before)
        with self.pen.changing() as db:
            old = list(db.scalars(sa.select(campaigns.c.hash).where(campaigns.c.created < before, ~kept, ~ended)))
            for hash in old:
                db.execute(campaign_results.delete().where(campaign_results.c.campaign == hash))
                db.execute(campaigns.delete().where(campaigns.c.hash == hash))
            return len(old)


# What the storage of tables does within its own transactions.


_CAMPAIGN: Final = Query(
    sa.select(campaign_tables.c.campaign).where(campaign_tables.c.table_id == sa.bindparam("table"))
)


def campaign_of(db: sa.Connection, table: str) -> str:
    """Find the campaign that a table belongs to; "" for none."""
    row = _CAMPAIGN.one(db, table=table)
    return row[0] if row else ""


def enter_table(db: sa.Connection, table: str, campaign: str) -> None:
    db.execute(campaign_tables.insert().values(table_id=table, campaign=campaign))


def enter_link(db: sa.Connection, hash: str, table: str, covered: str) -> None:
    """Note a link's way back to the campaign."""
    db.execute(campaign_links.insert().values(hash=hash, table_id=table, covered=covered))


def enter_rematch(db: sa.Connection, before: str, table: str, hashes: Sequence[str]) -> None:
    """Enter a rematch in the campaign of the match before it; the ways back were noted with the wishes."""
    campaign = campaign_of(db, before)
    if campaign:
        enter_table(db, table, campaign)
        db.execute(campaign_links.update().where(campaign_links.c.hash.in_(hashes)).values(table_id=table))


def enter_result(db: sa.Connection, table: str, result: Result) -> None:
    db.execute(
        campaign_results.insert().values(
            table_id=table,
            campaign=result.campaign,
            chapter=result.chapter,
            level=result.level,
            won=result.won,
            at=time.time(),
        )
    )
