"""How packs are kept: what they say, by their fingerprint, and which tables are played with them."""

from __future__ import annotations

import time
from collections.abc import Sequence

import msgspec
import sqlalchemy as sa

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.shelves import Files
from ludoteca.table.beginnings import Beginning
from ludoteca.table.schema import packs, table_packs
from ludoteca.table.statements import Kept


class PackStorage(Kept):
    """The packs of a database. Every method is one transaction."""

    def keep_pack(self, name: str, game: str, files: Files) -> None:
        """Keep a pack; one that is kept already is only noted as wanted again."""
        with self.pen.changing() as db:
            again = packs.update().where(packs.c.name == name).values(at=time.time())
            if not db.execute(again).rowcount:
                written = msgspec.json.encode(files).decode()
                db.execute(packs.insert().values(name=name, game=game, files=written, at=time.time()))

    def pack_files(self, name: str) -> Files | None:
        """Return what a pack says; None if it is not here."""
        with self.engine.connect() as db:
            written = db.scalar(sa.select(packs.c.files).where(packs.c.name == name))
        return msgspec.json.decode(written, type=Files) if written is not None else None

    def may_keep_pack(self, name: str, most: int) -> bool:
        """Tell whether there is room for a pack among so many, or it is kept already."""
        with self.engine.connect() as db:
            known = db.scalar(sa.select(packs.c.name).where(packs.c.name == name)) is not None
            return known or (db.scalar(sa.select(sa.func.count()).select_from(packs)) or 0) < most

    def packs_of(self, table: str) -> list[str]:
        """Return the names of the packs that a table is played with."""
        wanted = sa.select(table_packs.c.pack).where(table_packs.c.table_id == table)
        with self.engine.connect() as db:
            return list(db.scalars(wanted.order_by(table_packs.c.pack)))

    def remove_packs_unused_since(self, before: float) -> int:
        """Remove packs that no table is played with and that nobody has brought since; how many they were."""
        used = sa.exists().where(table_packs.c.pack == packs.c.name)
        with self.pen.changing() as db:
            return db.execute(packs.delete().where(packs.c.at < before, ~used)).rowcount


def enter_packs(db: sa.Connection, table: str, begun: Beginning, gathering: dict[str, JSON] | None) -> None:
    """Note which packs a new table is played with, as far as they are kept here."""
    base = begun.base if isinstance(begun.base, dict) else {}
    options = gathering if gathering is not None else base.get("options", {})
    named: Sequence[str] = options.get("packs", ())
    if named:
        kept = db.scalars(sa.select(packs.c.name).where(packs.c.name.in_(named)))
        for name in list(kept):
            db.execute(table_packs.insert().values(table_id=table, pack=name))
