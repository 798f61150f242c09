"""Finished matches: shown step by step, kept, analysed, played on from."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludoteca.table import creation, errors, sight
from ludoteca.table.analyses import named
from ludoteca.table.errors import Refused
from ludoteca.table.protocol import SHAPES, PlayOnOrder, read_body
from ludoteca.table.replays import Replay
from ludoteca.table.requests import address, answered, body_of, count, language
from ludoteca.table.room import Room
from ludoteca.table.series import split_token
from ludoteca.table.server import Server


@answered
async def replay(server: Server, request: Request) -> Response:
    room, replay = await asked_replay(server, request)
    return JSONResponse(await server.read_replay(replay.to_json, room.players, language(request)))


@answered
async def replay_file(server: Server, request: Request) -> Response:
    """Send a finished match as a file that `ludoteca replay verify` reads."""
    room, replay = await asked_replay(server, request)
    names = sight.names_of(room.players, language(request))
    text = await server.read_replay(replay.file, names)
    headers = {"content-disposition": f'attachment; filename="{replay.ledger.game.key}.replay"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@answered
async def course(server: Server, request: Request) -> Response:
    """Tell how a finished match went."""
    room, replay = await asked_replay(server, request)
    return JSONResponse(await server.read_replay(replay.course_json, room.players, language(request)))


@answered
async def analysis(server: Server, request: Request) -> Response:
    """Tell where a finished match turned and what each choice cost; 202 while it is being thought about."""
    room, replay = await asked_replay(server, request)
    lang = language(request)
    analysed = server.analyses.of(room.id, replay, lang, address(request))
    if analysed is None:
        return JSONResponse({"ready": False, "analysis": None}, 202)
    return JSONResponse({"ready": True, "analysis": named(analysed, sight.names_of(room.players, lang))})


@answered
async def replay_step(server: Server, request: Request) -> Response:
    room, replay = await asked_replay(server, request)
    seat = request.query_params.get("seat", "")
    if seat and not (seat.isascii() and seat.isdigit() and len(seat) < 4):
        raise errors.bad("seat")
    shown = int(seat) if seat else None
    step = step_asked(request)
    shape = request.query_params.get("shape", "wide")
    if shape not in SHAPES:
        raise errors.bad("shape")
    position = await server.read_replay(replay.step_json, step, shown, room.players, language(request), shape)
    return JSONResponse(position)


@answered
async def play_on(server: Server, request: Request) -> Response:
    order = read_body(PlayOnOrder, await body_of(server, request))
    _, replay = await asked_replay(server, request)
    count(server.creations, request)
    step = step_asked(request)
    return JSONResponse(await server.read_replay(creation.play_on, server.storage, replay, step, order), 201)


async def asked_replay(server: Server, request: Request) -> tuple[Room, Replay]:
    """Open the finished match that a link for watching is about."""
    token, number = split_token(request.path_params["token"])
    link = await server.link(token)
    if link.seats:
        raise errors.gone()
    room = await server.rooms.open(link.table)
    await room.refresh()
    if room.series is not None and not room.playing_on.is_match_over:
        raise Refused("playing", errors.MATCH_GOES_ON, 409)
    if number:
        table = room.series.table_of(number) if room.series is not None else None
        if table is None:
            raise errors.gone()
        room = await server.rooms.open(table)
    return room, room.replay()


def step_asked(request: Request) -> int:
    step: str = request.path_params["step"]
    if not (step.isascii() and step.isdigit() and len(step) < 8):
        raise errors.gone()
    return int(step)


ROUTES = [
    Route("/api/course/{token}", course),
    Route("/api/replay/{token}", replay),
    Route("/api/replay/{token}/file", replay_file),
    Route("/api/replay/{token}/analysis", analysis),
    Route("/api/replay/{token}/{step}", replay_step),
    Route("/api/replay/{token}/{step}/play", play_on, methods=["POST"]),
]
