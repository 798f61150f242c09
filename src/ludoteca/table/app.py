"""The table as a web application: its routes, and what is said when something fails."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Mount, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ludoteca.table import errors, pages
from ludoteca.table.endpoints import games, house, replays, socket, tables, visits
from ludoteca.table.errors import Refused
from ludoteca.table.files import PackedFiles
from ludoteca.table.hosts import KnownHosts
from ludoteca.table.requests import address, language, refusal
from ludoteca.table.server import Server
from ludoteca.table.settings import Settings

logger = logging.getLogger(__name__)


async def database_failed(request: Request, error: Exception) -> Response:
    logger.error("the database does not answer: %s", error)
    return refusal(request, Refused("busy", errors.BUSY, 503))


async def not_found(request: Request, error: Exception) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": errors.gone().to_json(language(request))}, 404)
    return pages.missing_page()


async def failed(request: Request, error: Exception) -> Response:
    problem = Refused("busy", errors.BUSY).to_json(language(request))
    return JSONResponse({"error": problem}, 500, headers=pages.HEADERS)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    problem = errors.bad(error.detail).to_json(language(request))
    return JSONResponse({"error": problem}, error.status_code, headers=error.headers)


async def method_refused(request: Request, error: Exception) -> Response:
    """Name all methods that an address takes: reading and writing have routes of their own."""
    routes = [route for route in request.app.routes if isinstance(route, Route)]
    reached = [route for route in routes if route.matches(request.scope)[0] is not Match.NONE]
    allowed = sorted({method for route in reached for method in route.methods or ()})
    return await http_error(request, HTTPException(405, headers={"Allow": ", ".join(allowed)}))


def known_hosts(settings: Settings) -> list[Middleware]:
    return [] if settings.hosts is None else [Middleware(KnownHosts, told=settings.hosts)]


class App(Starlette):
    """Answers requests by its routes; sockets pass by these, where each would keep a dozen frames for as long as it
    lives, and go to the door of the tables. Whatever else an address asks is counted, if there is such a thing or not.
    """

    door: ASGIApp

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            scope["app"] = self
            await self.door(scope, receive, send)
        elif scope["type"] == "http" and not self.state.server.arrivals.take(address(Request(scope))):
            refused = refusal(Request(scope), Refused("rate", errors.RATE, 429))
            refused.headers.update(pages.HEADERS)
            await refused(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings | None = None) -> Starlette:
    """Make the application; with its own storage and bots, started and stopped with it."""
    server = Server(settings or Settings())
    app = App(
        routes=[
            *visits.ROUTES,
            *house.ROUTES,
            *games.ROUTES,
            *tables.ROUTES,
            *replays.ROUTES,
            Mount("/static", PackedFiles(directory=pages.STATIC, check_dir=False)),
        ],
        middleware=[Middleware(pages.SafeHeaders), *known_hosts(server.settings)],
        exception_handlers={
            404: not_found,
            405: method_refused,
            HTTPException: http_error,
            SQLAlchemyError: database_failed,
            Exception: failed,
        },
        lifespan=server.lifespan,
    )
    app.state.server = server
    hosts = server.settings.hosts
    app.door = socket.at_door if hosts is None else KnownHosts(socket.at_door, hosts)
    return app
