"""Games, what they know of themselves, their decks and packs."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.kernel.texts import Phrase
from ludoteca.table import creation, decks, packs, statistics
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import CollectionOrder, DeckOrder, PackOrder, read_body, read_pack_names
from ludoteca.table.requests import address, answered, body_of, count, language
from ludoteca.table.server import Server

NO_RULE = Phrase("Nessuna regola si chiama «{id}».", "No rule is called “{id}”.")


@answered
async def games(server: Server, request: Request) -> Response:
    lang = language(request)
    listed = await asyncio.to_thread(creation.listed_games, lang)
    for form in listed:
        form["packs"] = [pack.to_json(lang) for pack in server.packs if pack.game == form["key"]]
        form["takes_packs"] = form["takes_packs"] and server.settings.pack_bytes > 0
    return JSONResponse(listed)


@answered
async def game(server: Server, request: Request) -> Response:
    """Tell a game as it is with packs: what can be chosen then."""
    named = read_pack_names(request.query_params.get("packs", ""))
    key = request.path_params["game"]
    return JSONResponse(await asyncio.to_thread(creation.game_with_packs, key, named, language(request)))


@answered
async def bring_pack(server: Server, request: Request) -> Response:
    """Take in somebody's own pack, for their own tables: it is offered to nobody else."""
    files = read_body(PackOrder, await body_of(server, request, server.settings.pack_bytes or 1)).files
    packs.check_paths(files)
    count(server.uploads, request)
    report = await server.pack_readers.look_through(files, address(request))
    packs.refuse(report["problems"])
    kept = await asyncio.to_thread(packs.take, server.storage, report["game"], files, server.settings.packs_kept)
    return JSONResponse(kept.to_json(language(request)), 201)


@answered
async def rulebook(server: Server, request: Request) -> Response:
    """List all rules of a game, to browse in."""
    key = creation.game_called(request.path_params["game"]).key
    return (await asyncio.to_thread(creation.rulebook, key, language(request))).response(request)


@answered
async def rule(server: Server, request: Request) -> Response:
    catalogue = creation.game_called(request.path_params["game"]).rules()
    id = request.path_params["id"]
    if id not in catalogue:
        raise Refused("bad", NO_RULE.fill(id=id[:40]), 404)
    return JSONResponse(catalogue[id].to_json(language(request)))


@answered
async def deck_book(server: Server, request: Request) -> Response:
    key = request.path_params["game"]
    decks.game_with_decks(key)
    named = read_pack_names(request.query_params.get("packs", ""))
    await asyncio.to_thread(creation.check_packs, key, named)
    return (await asyncio.to_thread(decks.book, key, language(request), named)).response(request)


@answered
async def deck_report(server: Server, request: Request) -> Response:
    key = request.path_params["game"]
    decks.game_with_decks(key)
    order = read_body(DeckOrder, await body_of(server, request, server.settings.deck_bytes))
    await asyncio.to_thread(creation.check_packs, key, order.packs)
    return JSONResponse(await server.readers.report(key, order, language(request), peer=address(request)))


@answered
async def collection(server: Server, request: Request) -> Response:
    """Tell which cards of a game somebody owns, read out of what another program exported."""
    key = request.path_params["game"]
    decks.game_with_collections(key)
    order = read_body(CollectionOrder, await body_of(server, request, server.settings.deck_bytes))
    await asyncio.to_thread(creation.check_packs, key, order.packs)
    seconds = server.settings.collection_seconds
    return JSONResponse(await server.readers.report(key, order, language(request), seconds, address(request)))


@answered
async def game_statistics(server: Server, request: Request) -> Response:
    """Tell what many games between bots told of a game's ready decks and cards."""
    key = statistics.game_with_statistics(request.path_params["game"]).key
    return (await asyncio.to_thread(statistics.statistics, key, language(request))).response(request)


ROUTES = [
    Route("/api/games", games),
    Route("/api/games/{game}", game),
    Route("/api/packs", bring_pack, methods=["POST"]),
    Route("/api/rules/{game}", rulebook),
    Route("/api/rules/{game}/{id}", rule),
    Route("/api/decks/{game}", deck_book),
    Route("/api/decks/{game}", deck_report, methods=["POST"]),
    Route("/api/collections/{game}", collection, methods=["POST"]),
    Route("/api/statistics/{game}", game_statistics),
]
