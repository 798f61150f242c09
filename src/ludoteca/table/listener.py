"""Somebody connected to a room, as the room knows them."""

from __future__ import annotations

from typing import Any, Protocol

from ludoteca.table import errors, sight
from ludoteca.table.drafts import Draft
from ludoteca.table.errors import Refused
from ludoteca.table.invitation_storage import Link
from ludoteca.table.rematch import Invitation


class Listener(Protocol):
    """Somebody connected to a room, with what they hold, speak and have read."""

    link: Link
    peer: str
    """The address for which they count."""
    lang: str
    shape: str
    log_read: int
    chat_read: int
    shown: int | None
    mark: str
    """Of what they had on their page when they came back, if that was all; "" otherwise."""
    campaign: str
    greeted: bool
    seen: sight.Seen | None
    """What is on the page; None: nothing yet, or nobody knows."""
    changes: bool
    drafts: bool
    hurries: bool
    """Whether bots need not pause for them: their page shows one choice after another by itself, or none moves."""
    draft: Draft | None
    """The steps that they have chosen and nobody else sees."""

    @property
    def replay(self) -> str: ...

    @property
    def invitation(self) -> Invitation: ...

    @property
    def stay(self) -> Invitation:
        """Where the next game of a match is: at the same link."""

    def send(self, frame: dict[str, Any]) -> None: ...

    def dismiss(self) -> None:
        """End the connection: its link opens nothing any more."""

    def show(self, text: bytes) -> bool:
        """Send a position; false if too much is waiting already, and then it is asked for again when that has gone."""


def check_seat(listener: Listener, seat: int) -> None:
    """Refuse what somebody asks for a seat that is not theirs."""
    if seat not in listener.link.seats:
        raise Refused("not_yours", errors.NOT_YOURS, 403)
