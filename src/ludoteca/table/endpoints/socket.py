"""The socket of a table: who may come in, and who is turned away."""

from __future__ import annotations

import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketClose, WebSocketDisconnect

from ludoteca.table import errors
from ludoteca.table.errors import Refused
from ludoteca.table.requests import address, is_foreign, language, server_of
from ludoteca.table.room import Room
from ludoteca.table.server import Server
from ludoteca.table.sockets import GONE_CODE, SLOW_CODE, Socket
from ludoteca.table.tokens import CAMPAIGN, uncover

logger = logging.getLogger(__name__)


async def at_door(scope: Scope, receive: Receive, send: Send) -> None:
    """Serve the socket of a table, at `/ws/{token}`."""
    place, _, token = scope["path"].removeprefix(scope.get("root_path", "")).rpartition("/")
    if place == "/ws" and token:
        scope["path_params"] = {"token": token}
        await sit_down(WebSocket(scope, receive, send))
    else:
        await WebSocketClose()(scope, receive, send)


async def sit_down(websocket: WebSocket) -> None:
    """Serve a socket until it goes; an address has only so many of them."""
    server, peer = server_of(websocket), address(websocket)
    full = server.sockets.get(peer, 0) >= server.settings.sockets_per_address
    if is_foreign(websocket) or full or not server.requests.take(peer):
        await websocket.close()  # before it is accepted: the client gets 403
        return
    await websocket.accept()
    server.sockets[peer] += 1
    try:
        await serve(server, websocket, peer)
    finally:
        server.sockets[peer] -= 1
        if not server.sockets[peer]:
            del server.sockets[peer]


async def serve(server: Server, websocket: WebSocket, peer: str) -> None:
    try:
        room, socket = await entered(server, websocket, peer)
    except Refused as refused:
        await turn_away(websocket, refused)
    except SQLAlchemyError as error:
        logger.error("a table could not be opened: %s", error)
        await turn_away(websocket, Refused("busy", errors.BUSY, 503))
    else:
        websocket.scope["headers"].clear()  # nobody asks for them any more
        try:
            await socket.serve(room)
        finally:
            room.leave(socket)


async def entered(server: Server, websocket: WebSocket, peer: str) -> tuple[Room, Socket]:
    """Let the socket into the room that its link is for."""
    token = websocket.path_params["token"]
    link = await server.link(token)
    room = server.rooms.enter(link.table)
    watch = uncover(link.covered, token) if link.seats else token
    campaign = uncover(link.campaign, token, CAMPAIGN) if link.campaign else ""
    socket = Socket(
        websocket, link, token, watch, campaign, server.settings, peer, lambda: server.frames.take(peer), server.turns
    )
    room.enter(socket)
    return room, socket


async def turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Tell a client why there is no table for it, and end the connection."""
    try:
        await websocket.send_json({"type": "error", **refused.to_json(language(websocket)), "number": 0})
        await websocket.close(GONE_CODE if refused.code == "gone" else SLOW_CODE)
    except (RuntimeError, OSError, WebSocketDisconnect):
        logger.debug("the client was quicker to close")
