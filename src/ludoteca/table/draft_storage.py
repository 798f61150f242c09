"""How drafts and sealed pools are kept: one text each, which whoever was quicker has changed."""

from __future__ import annotations

import time
from collections.abc import Sequence

import sqlalchemy as sa

from ludoteca.table.schema import draft_links, drafts
from ludoteca.table.statements import Kept


class DraftStorage(Kept):
    """The drafts of a database. Every method is one transaction."""

    def create_draft(self, id: str, state: str, links: Sequence[tuple[str, int]]) -> None:
        """Write a new draft, and which link opens which seat."""
        with self.pen.changing() as db:
            db.execute(drafts.insert().values(id=id, state=state, version=0, at=time.time()))
            for hash, seat in links:
                db.execute(draft_links.insert().values(hash=hash, draft=id, seat=seat))

    def draft(self, hash: str) -> tuple[str, int, str, int] | None:
        """Return the draft of a link: its id, the seat, what is kept of it and how often that has changed."""
        wanted = sa.select(drafts.c.id, draft_links.c.seat, drafts.c.state, drafts.c.version)
        with self.engine.connect() as db:
            row = db.execute(
                wanted.join(draft_links, draft_links.c.draft == drafts.c.id).where(draft_links.c.hash == hash)
            ).one_or_none()
        return (row.id, row.seat, row.state, row.version) if row is not None else None

    def change_draft(self, id: str, state: str, version: int) -> bool:
        """Write what has changed, unless somebody else was quicker."""
        with self.pen.changing() as db:
            return _change(db, id, state, version)

    def claim_draft(self, id: str, state: str, version: int, invitation: str, own: str) -> bool:
        """Write the same, and open the seat of an invitation by the guest's own link instead."""
        with self.pen.changing() as db:
            is_first = _change(db, id, state, version)
            if is_first:
                db.execute(draft_links.update().where(draft_links.c.hash == invitation).values(hash=own))
            return is_first

    def remove_drafts_untouched_since(self, before: float) -> int:
        """Remove drafts in which nobody has done anything since; how many they were."""
        old = sa.select(drafts.c.id).where(drafts.c.at < before)
        with self.pen.changing() as db:
            db.execute(draft_links.delete().where(draft_links.c.draft.in_(old)))
            return db.execute(drafts.delete().where(drafts.c.at < before)).rowcount


def _change(db: sa.Connection, id: str, state: str, version: int) -> bool:
    change = drafts.update().where(drafts.c.id == id, drafts.c.version == version)
    return db.execute(change.values(state=state, version=version + 1, at=time.time())).rowcount == 1
