"""How invitations are kept: each opens a seat once, for a link that is made then and that nobody else has seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from ludoteca.table.campaign_storage import enter_link
from ludoteca.table.schema import campaign_links, invitations, links
from ludoteca.table.statements import Kept, Query


class Link(Struct, frozen=True):
    """What a token opens: a table, seen from some seats (none: as a spectator).

    `covered` is the spectators' token, covered with the link's own token; "" for the spectators' link itself.
    `campaign` is the token of the table's campaign, covered likewise; "" where there is none, and for spectators.
    """

    hash: str
    table: str
    seats: tuple[int, ...]
    covered: str = ""
    campaign: str = ""


class InvitationStorage(Kept):
    """The links and invitations of a database. Every method is one transaction."""

    def link(self, hash: str) -> Link | None:
        with self.engine.connect() as db:
            row = _LINK.one(db, link=hash)
        return None if row is None else _link(*row)

    def links(self, hashes: Sequence[str]) -> dict[str, Link]:
        """Find several links at once."""
        with self.engine.connect() as db:
            rows = db.execute(_LINKS.where(links.c.hash.in_(hashes))).all()
        return {row.hash: _link(*row) for row in rows}

    def invitation(self, hash: str) -> Link | None:
        """Return what an invitation opens; None if there is none, or it has been used."""
        with self.engine.connect() as db:
            row = _INVITATION.one(db, link=hash)
        return None if row is None else _link(*row)

    def claim(self, hash: str, own: Link) -> bool:
        """Use an invitation, and open its seats by the guest's own link instead; false if somebody was quicker."""
        with self.pen.changing() as db:
            used = db.execute(invitations.delete().where(invitations.c.hash == hash))
            if used.rowcount == 1:
                enter_links(db, [own])
            return used.rowcount == 1

    def renew(self, hash: str, own: Link) -> bool:
        """Open the seats of a link by another one from now on; false if the link is no longer there."""
        with self.pen.changing() as db:
            db.execute(campaign_links.delete().where(campaign_links.c.hash == hash))
            gone = db.execute(links.delete().where(links.c.hash == hash))
            if gone.rowcount == 1:
                enter_links(db, [own])
            return gone.rowcount == 1


def enter_links(db: sa.Connection, opened: Sequence[Link]) -> None:
    for link in opened:
        values = {"table_id": link.table, "seats": _text(link.seats), "covered": link.covered}
        db.execute(links.insert().values(hash=link.hash, **values))
        if link.campaign:
            enter_link(db, link.hash, link.table, link.campaign)


def enter_invitations(db: sa.Connection, invited: Sequence[Link]) -> None:
    for link in invited:
        values = {"table_id": link.table, "seats": _text(link.seats), "covered": link.covered}
        db.execute(invitations.insert().values(hash=link.hash, campaign=link.campaign, **values))


def _text(seats: tuple[int, ...]) -> str:
    return msgspec.json.encode(seats).decode()


def _link(hash: str, table: str, seats: str, covered: str, campaign: str | None) -> Link:
    return Link(hash, table, tuple(msgspec.json.decode(seats)), covered, campaign or "")


_LINKS: Final = sa.select(
    links.c.hash, links.c.table_id, links.c.seats, links.c.covered, campaign_links.c.covered.label("campaign")
).select_from(sa.outerjoin(links, campaign_links, links.c.hash == campaign_links.c.hash))
_LINK: Final = Query(_LINKS.where(links.c.hash == sa.bindparam("link")))
_INVITATION: Final = Query(
    sa.select(*[invitations.c[name] for name in ("hash", "table_id", "seats", "covered", "campaign")]).where(
        invitations.c.hash == sa.bindparam("link")
    )
)
