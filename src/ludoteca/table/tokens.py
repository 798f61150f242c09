"""Links that nobody can guess: 192 random bits each. The database keeps only their hashes.

The spectators' token must still be known to whoever holds a seat (it opens the replay), and so must the token of the
campaign that a table belongs to (it leads back there). So they are kept beside each seat's hash, each covered with a
pad that only the seat's own token gives.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from secrets import token_urlsafe

BYTES = 24
WATCH = "watch"
CAMPAIGN = "campaign"
"""What is covered: the spectators' token, or that of the campaign."""
_SHAPE = re.compile(r"[A-Za-z0-9_-]{32}")


def new_token() -> str:
    return token_urlsafe(BYTES)


def is_token(text: str) -> bool:
    return _SHAPE.fullmatch(text) is not None


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def next_token(token: str) -> str:
    """Make the token that opens the same place at the rematch: whoever holds the one has the other, nobody else."""
    return urlsafe_b64encode(sha256(b"rematch " + token.encode()).digest()[:BYTES]).decode()


def cover(secret: str, token: str, what: str = WATCH) -> str:
    """Cover `secret` so that only who knows `token` can `uncover` it; every kind of secret has a pad of its own."""
    return _crossed(secret, token, what)


def uncover(covered: str, token: str, what: str = WATCH) -> str:
    return _crossed(covered, token, what)


def _crossed(text: str, token: str, what: str) -> str:
    pad = sha256(f"{what} {token}".encode()).digest()[:BYTES]
    return urlsafe_b64encode(bytes(a ^ b for a, b in zip(urlsafe_b64decode(text), pad, strict=True))).decode()
