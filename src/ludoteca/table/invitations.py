"""Inviting friends: an invitation is used once, and gives whoever uses it a link of their own.

Whoever makes a table knows the invitations, and nobody's link but their own: so no host can look over a guest's
shoulder, and a guest who comes too late learns that somebody else has used the invitation.
"""

from __future__ import annotations

from typing import Any

from ludoteca.kernel.texts import Phrase
from ludoteca.table import errors
from ludoteca.table.creation import game_called
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import CAMPAIGN, cover, hashed, is_token, new_token, stamp_of, uncover

USED = Phrase(
    "Questo invito è già stato usato: se non da te, avvisa chi ti ha invitato.",
    "This invitation has been used already: if not by you, tell whoever invited you.",
)


def shown(storage: Storage, token: str, lang: str) -> dict[str, Any]:
    """Say to which game an invitation leads and who sits there, without using it. Raises `Refused` if it was used."""
    invitation = storage.invitation(hashed(token)) if is_token(token) else None
    if invitation is None:
        raise Refused("gone", USED, 404)
    waiting = storage.gathering(invitation.table)
    game = game_called(
        storage.standings([invitation.table])[invitation.table].game if waiting is None else waiting.game
    )
    people = [one for one in storage.players(invitation.table) if one.name and one.seat not in invitation.seats]
    return {
        "game": game.key,
        "name": game.name.say(lang),
        "blurb": game.blurb.say(lang),
        "players": [one.name for one in people],
    }


def claimed(storage: Storage, token: str) -> str:
    """Use an invitation; return the address that is the guest's own from now on. Raises `Refused` if it was used."""
    invitation = storage.invitation(hashed(token)) if is_token(token) else None
    if invitation is None:
        raise Refused("gone", USED, 404)
    own = new_token(stamp_of(token))
    if not storage.claim(invitation.hash, with_token(invitation, token, own)):
        raise Refused("gone", USED, 404)
    return f"/t/{own}"


def renewed(storage: Storage, token: str, link: Link) -> str:
    """Give a seat another link, so that whoever else has the old one is out; return its address."""
    own = new_token(stamp_of(token))
    if not storage.renew(link.hash, with_token(link, token, own)):
        raise errors.gone()
    return f"/t/{own}"


def with_token(link: Link, token: str, own: str) -> Link:
    """Return the same seats, opened by another token."""
    watch = uncover(link.covered, token)
    campaign = cover(uncover(link.campaign, token, CAMPAIGN), own, CAMPAIGN) if link.campaign else ""
    return Link(hashed(own), link.table, link.seats, cover(watch, own), campaign)
