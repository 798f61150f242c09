"""What every request must pass before it is answered: who asks, in which language, how often, and from which page."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import wraps
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from ludoteca.kernel import languages
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.table import errors, pages
from ludoteca.table.errors import Refused
from ludoteca.table.limits import Buckets, counted_as
from ludoteca.table.server import Server

Endpoint = Callable[[Server, Request], Awaitable[Response]]
"""What answers a request to this server."""
Answer = Callable[[Request], Awaitable[Response]]


def language(request: HTTPConnection) -> str:
    """Choose the language as asked for by `lang`, else as the browser prefers, else Italian."""
    preferred = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    return languages.best(request.query_params.get("lang", "")) or languages.best(preferred, LANGUAGES[0])


def address(request: HTTPConnection) -> str:
    """Tell whom limits count against."""
    return counted_as(request.client.host if request.client is not None else "")


def is_foreign(request: HTTPConnection) -> bool:
    """Tell whether a page of another site sent it. Clients that are not browsers name no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    sent = urlsplit(origin)
    is_downgraded = request.url.scheme in ("https", "wss") and sent.scheme != "https"
    return is_downgraded or sent.netloc.lower() != request.headers.get("host", "").lower()


def server_of(request: HTTPConnection) -> Server:
    server: Server = request.app.state.server
    return server


def refusal(request: HTTPConnection, refused: Refused) -> Response:
    return JSONResponse({"error": refused.to_json(language(request))}, refused.status)


def limited(endpoint: Endpoint, limit: Callable[[Server], Buckets]) -> Answer:
    """Let an endpoint be limited by address, with refusals as JSON."""

    @wraps(endpoint)
    async def guarded(request: Request) -> Response:
        server = server_of(request)
        try:
            count(limit(server), request)
            await server.turns.take()
            return await endpoint(server, request)
        except Refused as refused:
            return refusal(request, refused)

    return guarded


def answered(endpoint: Endpoint) -> Answer:
    """Make an endpoint of the API."""
    return limited(endpoint, lambda server: server.requests)


def pictured(endpoint: Endpoint) -> Answer:
    """Make an endpoint that gives pictures, of which a page wants many at once."""
    return limited(endpoint, lambda server: server.pictures)


def sought(endpoint: Endpoint) -> Answer:
    """Make an endpoint that gives a page, or the page that says that there is none."""

    async def found(server: Server, request: Request) -> Response:
        try:
            return await endpoint(server, request)
        except Refused:
            return pages.missing_page()

    return answered(wraps(endpoint)(found))


def count(limit: Buckets, request: HTTPConnection) -> None:
    """Refuse a request of an address that asks too often."""
    if not limit.take(address(request)):
        raise Refused("rate", errors.RATE, 429)


async def body_of(server: Server, request: Request, most: int = 0) -> bytes:
    """Read the JSON that was posted: by our own pages, and not too much of it."""
    if is_foreign(request):
        raise Refused("bad", errors.FOREIGN, 403)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Refused("bad", errors.NOT_TEXT, 415)
    most = most or server.settings.body_bytes
    body = b""
    try:
        async with asyncio.timeout(server.settings.body_seconds):
            async for part in request.stream():
                body += part
                if len(body) > most:
                    raise Refused("bad", errors.TOO_LONG.fill(n=most), 413)
    except TimeoutError:
        raise Refused("bad", errors.TOO_SLOW, 408) from None
    return body
