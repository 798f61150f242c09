"""The house itself: its health and interface, its words, backdrops and pictures."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.kernel.art import recipes
from ludoteca.table import errors, openapi, pages, pictures, sight
from ludoteca.table.requests import answered, language, pictured, server_of
from ludoteca.table.server import Server

LONGEST_LINK = 160
"""Of one that is drawn as a code: ours have 35 letters after the name of the site."""


async def health(request: Request) -> Response:
    """Tell whether tables can be played here: what is chosen must be written somewhere."""
    is_well = await server_of(request).health.is_well()
    return JSONResponse({"status": "ok"}) if is_well else JSONResponse({"status": "storage"}, 503)


@answered
async def interface(server: Server, request: Request) -> Response:
    """Describe this interface, as programs read it."""
    return JSONResponse(openapi.document(request.app.routes))


@answered
async def here(server: Server, request: Request) -> Response:
    """Tell where others find this server, "" where nobody else does; and whether it has a laboratory."""
    return JSONResponse({"reached_at": server.settings.reached_at, "laboratory": server.laboratory.is_open})


@answered
async def laboratory_list(server: Server, request: Request) -> Response:
    """List the reports of the host's folder."""
    return JSONResponse(await asyncio.to_thread(server.laboratory.listed, language(request)))


@answered
async def words(server: Server, request: Request) -> Response:
    return JSONResponse(await asyncio.to_thread(pages.words, language(request)))


@answered
async def backdrop(server: Server, request: Request) -> Response:
    """Send what all paintings of a game share; its address is its digest, so that a browser keeps it."""
    packed = await asyncio.to_thread(sight.backdrop_called, request.path_params["digest"])
    if packed is None:
        raise errors.gone()
    return packed.response(request)


@answered
async def code(server: Server, request: Request) -> Response:
    """Draw a link as a code that a phone reads."""
    link = request.query_params.get("link", "")
    if not link.startswith(("http://", "https://")) or len(link) > LONGEST_LINK:
        raise errors.bad("link")
    return (await asyncio.to_thread(pictures.code, link)).response(request)


@pictured
async def art(server: Server, request: Request) -> Response:
    """Draw a picture from a game's art room."""
    recipe = recipes.read(request.path_params["recipe"])
    if recipe is None:
        raise errors.gone()
    return (await asyncio.to_thread(pictures.picture, request.path_params["game"], recipe)).response(request)


ROUTES = [
    Route("/health", health),
    Route("/art/{game}/{recipe}.svg", art),
    Route(openapi.ADDRESS, interface),
    Route("/api/here", here),
    Route("/api/laboratory", laboratory_list),
    Route("/api/code.svg", code),
    Route("/api/words", words),
    Route("/api/backdrops/{digest}", backdrop),
]
