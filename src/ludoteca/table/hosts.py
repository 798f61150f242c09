"""By which names a server is asked for: those that it was told, this machine's own, and plain addresses.

A page elsewhere can let its own name lead to this machine, and would then be answered as one of ours: so a request by a
name that nobody has told us is not answered.
"""

from __future__ import annotations

import socket
from collections.abc import Collection
from functools import cache
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Receive, Scope, Send

UNKNOWN = "This server does not go by the name {name!r}: start it with --allow-host {name}\n"


@cache
def own_names() -> frozenset[str]:
    """Return what this machine calls itself in its own network."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def host_of(header: str) -> str:
    """Read the name in a Host header, without its port; "" for nonsense."""
    try:
        return (urlsplit(f"//{header}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_known(name: str, told: Collection[str]) -> bool:
    if name in told or name in own_names() or name.endswith(".localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class KnownHosts:
    """Answers only those who ask by a known name."""

    def __init__(self, app: ASGIApp, told: Collection[str]) -> None:
        self.app = app
        self.told = frozenset(name.lower() for name in told)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            name = host_of(HTTPConnection(scope).headers.get("host", ""))
            if not is_known(name, self.told):
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1008})
                else:
                    await PlainTextResponse(UNKNOWN.format(name=name), 421)(scope, receive, send)
                return
        await self.app(scope, receive, send)
