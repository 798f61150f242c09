"""Tables, campaigns, drafts and puzzles: begun, joined and taken further."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.table import booster_drafts, campaigns, creation, errors, gatherings, invitations, puzzles
from ludoteca.table.beginnings import Beginning
from ludoteca.table.errors import Refused
from ludoteca.table.glances import glance
from ludoteca.table.protocol import (
    CampaignName,
    CampaignOrder,
    ChapterOrder,
    DraftMove,
    DraftOrder,
    PickOrder,
    TableOrder,
    read_body,
)
from ludoteca.table.requests import address, answered, body_of, count, language
from ludoteca.table.server import Server


@answered
async def create(server: Server, request: Request) -> Response:
    order = read_body(TableOrder, await body_of(server, request))
    count(server.creations, request)
    beginning = await begun(server, request, order)
    return JSONResponse(await server.make(creation.make_table, server.storage, order, "", beginning), 201)


@answered
async def invitation(server: Server, request: Request) -> Response:
    """Show to which game an invitation leads and who sits there, without using it."""
    shown = invitations.shown
    return JSONResponse(await asyncio.to_thread(shown, server.storage, request.path_params["token"], language(request)))


@answered
async def claim(server: Server, request: Request) -> Response:
    await body_of(server, request)
    url = await asyncio.to_thread(invitations.claimed, server.storage, request.path_params["token"])
    return JSONResponse({"url": url}, 201)


@answered
async def renew(server: Server, request: Request) -> Response:
    """Make another link for the seats of this one; whoever sits there by the old one has to go."""
    await body_of(server, request)
    token = request.path_params["token"]
    link = await server.link(token)
    if not link.seats:
        raise Refused("not_yours", errors.NOT_YOURS, 403)
    url = await asyncio.to_thread(invitations.renewed, server.storage, token, link)
    room = server.rooms.rooms.get(link.table)
    if room is not None:
        room.dismiss(link.hash)
    return JSONResponse({"url": url}, 201)


@answered
async def gathering(server: Server, request: Request) -> Response:
    """Tell a table that waits for somebody's choice; `begun` says when it no longer does."""
    link = await server.link(request.path_params["token"])
    return JSONResponse(await asyncio.to_thread(gatherings.gathered, server.storage, link, language(request)))


@answered
async def pick(server: Server, request: Request) -> Response:
    order = read_body(PickOrder, await body_of(server, request))
    link = await server.link(request.path_params["token"])
    record = await asyncio.to_thread(server.storage.load, link.table)
    if record is not None:
        await try_texts(server, request, record.game, order.options)
    return JSONResponse(await server.make(gatherings.pick, server.storage, link, order, language(request)))


@answered
async def create_campaign(server: Server, request: Request) -> Response:
    order = read_body(CampaignOrder, await body_of(server, request))
    count(server.creations, request)
    return JSONResponse(await asyncio.to_thread(campaigns.make_campaign, server.storage, order), 201)


@answered
async def campaign(server: Server, request: Request) -> Response:
    token, lang = request.path_params["token"], language(request)
    return JSONResponse(await asyncio.to_thread(campaigns.shown_campaign, server.storage, token, lang))


@answered
async def rename_campaign(server: Server, request: Request) -> Response:
    name = read_body(CampaignName, await body_of(server, request)).name
    token = request.path_params["token"]
    return JSONResponse(await asyncio.to_thread(campaigns.rename_campaign, server.storage, token, name))


@answered
async def begin_chapter(server: Server, request: Request) -> Response:
    order = read_body(ChapterOrder, await body_of(server, request))
    count(server.creations, request)
    token = request.path_params["token"]
    kept = await asyncio.to_thread(campaigns.kept_campaign, server.storage, token)
    await try_texts(server, request, kept.game, order.options)
    return JSONResponse(await server.make(campaigns.begin_chapter, server.storage, token, order), 201)


@answered
async def draft_offer(server: Server, request: Request) -> Response:
    """List the ways and sets of a game's drafts."""
    key = request.query_params.get("game", "")
    return JSONResponse(await asyncio.to_thread(booster_drafts.offered, key, language(request)))


@answered
async def create_draft(server: Server, request: Request) -> Response:
    order = read_body(DraftOrder, await body_of(server, request))
    count(server.creations, request)
    return JSONResponse(await server.make(booster_drafts.make_draft, server.storage, order), 201)


@answered
async def draft(server: Server, request: Request) -> Response:
    """Tell what a seat of a draft sees; posted, do what it says."""
    move = read_body(DraftMove, await body_of(server, request)) if request.method == "POST" else None
    token, lang = request.path_params["token"], language(request)
    return JSONResponse(await server.make(booster_drafts.looked_at, server.storage, token, move, lang))


@answered
async def puzzle_list(server: Server, request: Request) -> Response:
    """List all puzzles, game by game."""
    return JSONResponse(await asyncio.to_thread(puzzles.listed, language(request)))


@answered
async def open_puzzle(server: Server, request: Request) -> Response:
    """Make a table that begins from the position of a puzzle."""
    await body_of(server, request)
    count(server.creations, request)
    key, number = request.path_params["game"], request.path_params["number"]
    return JSONResponse(await server.make(puzzles.open_puzzle, server.storage, key, number), 201)


@answered
async def standing(server: Server, request: Request) -> Response:
    """Tell how it stands with the puzzle of a table: open, solved or failed."""
    link = await server.link(request.path_params["token"])
    room = await server.rooms.open(link.table)
    await room.refresh()
    return JSONResponse(puzzles.standing(room.ledger.session, link.seats, language(request)))


@answered
async def table_glance(server: Server, request: Request) -> Response:
    """Tell a table at a glance: how far it is, how it stands, whom it waits for."""
    link = await server.link(request.path_params["token"])
    room = await server.rooms.open(link.table)
    await room.refresh()
    return JSONResponse(glance(room.ledger, room.players, link.seats, language(request)))


async def begun(server: Server, request: Request, order: TableOrder) -> Beginning | None:
    """Begin the match of an order where it hurts nobody; None if whoever makes the table can do that as well."""
    if "packs" in order.options:
        await asyncio.to_thread(creation.check_packs, order.game, order.options["packs"])
    game = creation.game_called(order.game)
    spare, seats = server.precedence.is_anybody_playing, len(order.seats)
    return await server.readers.begin(game, order.options, seats, language(request), address(request), spare)


async def try_texts(server: Server, request: Request, game: str, options: dict[str, Any]) -> None:
    """Let foreign text among the options be read where it cannot hurt before anybody else reads it."""
    if "packs" in options:
        await asyncio.to_thread(creation.check_packs, game, options["packs"])
    await server.readers.try_texts(creation.game_called(game), options, language(request), address(request))


ROUTES = [
    Route("/api/drafts", draft_offer),
    Route("/api/drafts", create_draft, methods=["POST"]),
    Route("/api/drafts/{token}", draft),
    Route("/api/drafts/{token}", draft, methods=["POST"]),
    Route("/api/tables", create, methods=["POST"]),
    Route("/api/tables/{token}", table_glance),
    Route("/api/invitations/{token}", invitation),
    Route("/api/invitations/{token}", claim, methods=["POST"]),
    Route("/api/seats/{token}", renew, methods=["POST"]),
    Route("/api/gatherings/{token}", gathering),
    Route("/api/gatherings/{token}", pick, methods=["POST"]),
    Route("/api/campaigns", create_campaign, methods=["POST"]),
    Route("/api/campaigns/{token}", campaign),
    Route("/api/campaigns/{token}", rename_campaign, methods=["POST"]),
    Route("/api/campaigns/{token}/tables", begin_chapter, methods=["POST"]),
    Route("/api/puzzles", puzzle_list),
    Route("/api/puzzles/{game}/{number}", open_puzzle, methods=["POST"]),
    Route("/api/standing/{token}", standing),
]
