"""Links that nobody can guess: 152 random bits each. The database keeps only their hashes.

Before these comes the stamp of the table, which all its links have in common, those of its rematches too: by it a web
server before several of ours can send everybody at a table to the same one.

The spectators' token must still be known to whoever holds a seat (it opens the replay), and so must the token of the
campaign that a table belongs to (it leads back there). So they are kept beside each seat's hash, each covered with a
pad that only the seat's own token gives.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_bytes

BYTES = 24
STAMP = 3
SIGN = 2
"""How many bytes of a token are the stamp, and how many after it show that it is one: older tokens have none."""
WATCH = "watch"
CAMPAIGN = "campaign"
"""What is covered: the spectators' token, or that of the campaign."""
_SHAPE = re.compile(r"[A-Za-z0-9_-]{32}")


def new_stamp() -> bytes:
    """Make the stamp of a table."""
    return _signed(token_bytes(STAMP))


def stamp_of(token: str) -> bytes:
    """Return the stamp of a token; a new one if it has none."""
    stamp = urlsafe_b64decode(token)[: STAMP + SIGN]
    return stamp if _is_stamp(stamp) else new_stamp()


def new_token(stamp: bytes = b"") -> str:
    """Make a token, of a table with this stamp if there is one."""
    stamp = stamp or new_stamp()
    return urlsafe_b64encode(stamp + token_bytes(BYTES - len(stamp))).decode()


def _signed(stamp: bytes) -> bytes:
    return stamp + sha256(b"stamp " + stamp).digest()[:SIGN]


def _is_stamp(stamp: bytes) -> bool:
    return stamp == _signed(stamp[:STAMP])


def is_token(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def next_token(token: str) -> str:
    """Make the token that opens the same place at the rematch: whoever holds the one has the other, nobody else."""
    return _following(token, "rematch")


def round_token(token: str, number: int) -> str:
    """Make the token that opens a seat's match in a round of a draft, by the link to the draft; the first has 0."""
    return next_token(token) if number == 0 else _following(token, f"round {number}")


def _following(token: str, what: str) -> str:
    stamp = urlsafe_b64decode(token)[: STAMP + SIGN]
    kept = stamp if _is_stamp(stamp) else b""
    return urlsafe_b64encode(kept + sha256(f"{what} {token}".encode()).digest()[: BYTES - len(kept)]).decode()


def cover(secret: str, token: str, what: str = WATCH) -> str:
    """Cover `secret` so that only who knows `token` can `uncover` it; every kind of secret has a pad of its own."""
    return _crossed(secret, token, what)


def uncover(covered: str, token: str, what: str = WATCH) -> str:
    return _crossed(covered, token, what)


def _crossed(text: str, token: str, what: str) -> str:
    pad = sha256(f"{what} {token}".encode()).digest()[:BYTES]
    return urlsafe_b64encode(bytes(a ^ b for a, b in zip(urlsafe_b64decode(text), pad, strict=True))).decode()
