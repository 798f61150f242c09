"""The table as a web application: routes, and what every request must pass before it is answered."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import wraps
from ipaddress import IPv6Network
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.exc import SQLAlchemyError
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket, WebSocketDisconnect

from ludoteca.kernel import languages, shelves
from ludoteca.kernel.art import recipes
from ludoteca.kernel.texts import LANGUAGES, Phrase
from ludoteca.table import (
    booster_drafts,
    campaigns,
    creation,
    decks,
    errors,
    gatherings,
    invitations,
    openapi,
    packs,
    pages,
    pictures,
    puzzles,
    sight,
    statistics,
)
from ludoteca.table.analyses import Analyses, named
from ludoteca.table.bots import Thinkers
from ludoteca.table.errors import Refused
from ludoteca.table.forgetting import keep_forgetting
from ludoteca.table.hosts import KnownHosts
from ludoteca.table.invitation_storage import Link
from ludoteca.table.laboratory import Laboratory
from ludoteca.table.limits import Buckets
from ludoteca.table.protocol import (
    SHAPES,
    read_campaign,
    read_campaign_name,
    read_chapter,
    read_collection_order,
    read_deck_order,
    read_draft_move,
    read_draft_order,
    read_order,
    read_pack_names,
    read_pack_order,
    read_pick,
    read_play_on,
)
from ludoteca.table.reading import Readers
from ludoteca.table.replays import Replay
from ludoteca.table.room import Room
from ludoteca.table.rooms import Rooms
from ludoteca.table.series import split_token
from ludoteca.table.settings import Settings
from ludoteca.table.sockets import GONE_CODE, SLOW_CODE, Socket
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import CAMPAIGN, hashed, is_token, uncover

Endpoint = Callable[["Table", Request], Awaitable[Response]]
NO_RULE = Phrase("Nessuna regola si chiama «{id}».", "No rule is called “{id}”.")
LONGEST_LINK = 300
HEALTH_SECONDS = 5.0
logger = logging.getLogger(__name__)


def language(request: HTTPConnection) -> str:
    """As asked for by `lang`, else as the browser prefers, else Italian."""
    preferred = request.headers.get("accept-language", "").partition(",")[0].partition(";")[0]
    return languages.best(request.query_params.get("lang", "")) or languages.best(preferred, LANGUAGES[0])


def address(request: HTTPConnection) -> str:
    """Whom limits count against. A home has a whole /64 of IPv6 addresses: they count as one."""
    host = request.client.host if request.client is not None else ""
    if ":" not in host:
        return host
    try:
        return str(IPv6Network((host.partition("%")[0], 64), strict=False))
    except ValueError:
        return host


def is_foreign(request: HTTPConnection) -> bool:
    """Sent by a page of another site. Clients that are not browsers name no origin."""
    origin = request.headers.get("origin")
    if origin is None:
        return False
    sent = urlsplit(origin)
    is_downgraded = request.url.scheme in ("https", "wss") and sent.scheme != "https"
    return is_downgraded or sent.netloc.lower() != request.headers.get("host", "").lower()


def limited(endpoint: Endpoint, limit: Callable[[Table], Buckets]) -> Endpoint:
    """An endpoint that is limited by address, with refusals as JSON."""

    @wraps(endpoint)
    async def guarded(self: Table, request: Request) -> Response:
        try:
            if not limit(self).take(address(request)):
                raise Refused("rate", errors.RATE, 429)
            return await endpoint(self, request)
        except Refused as refused:
            return refusal(request, refused)

    return guarded


def answered(endpoint: Endpoint) -> Endpoint:
    """An endpoint of the API."""
    return limited(endpoint, lambda table: table.requests)


def pictured(endpoint: Endpoint) -> Endpoint:
    """An endpoint that gives pictures, of which a page wants many at once."""
    return limited(endpoint, lambda table: table.pictures)


def refusal(request: HTTPConnection, refused: Refused) -> Response:
    return JSONResponse({"error": refused.to_json(language(request))}, refused.status)


class Table:
    """A server: its storage, its rooms and its endpoints."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database)
        self.requests = Buckets(settings.requests_per_second, settings.requests_burst)
        self.pictures = Buckets(settings.pictures_per_second, settings.pictures_burst)
        self.frames = Buckets(settings.address_frames_per_second, settings.address_frames_burst)
        self.creations = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.uploads = Buckets(settings.packs_per_hour / 3600, settings.packs_per_hour)
        self.packs: list[packs.Offered] = []
        """Those that are offered to everybody."""
        self.laboratory = Laboratory(settings.laboratory)
        self.sockets: Counter[str] = Counter()
        self.rooms: Rooms
        self.analyses: Analyses
        self.readers: Readers

    @asynccontextmanager
    async def lifespan(self, _: Starlette) -> AsyncIterator[None]:
        settings = self.settings
        await asyncio.to_thread(self.storage.prepare)
        shelves.sources.append(self.storage.pack_files)
        self.packs = await asyncio.to_thread(packs.keep, self.storage, settings.packs)
        thinkers = Thinkers(settings.bot_workers, settings.bot_seconds, settings.bot_milliseconds)
        self.readers = Readers(settings.reading_workers, settings.reading_seconds)
        self.rooms = Rooms(self.storage, thinkers, settings)
        self.analyses = Analyses(settings)
        chores: list[asyncio.Task[object]] = [asyncio.create_task(self.rooms.watch(), name="watching for news")]
        # Games with many cards take a while to load: begin before somebody asks.
        chores.append(asyncio.create_task(asyncio.to_thread(creation.load_games), name="loading games"))
        if settings.forget_after is not None:
            forgetting = keep_forgetting(self.storage, self.rooms, settings.forget_after, settings.forget_seconds)
            chores.append(asyncio.create_task(forgetting, name="forgetting old tables"))
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await self.rooms.stop()
            await thinkers.stop()
            await self.analyses.stop()
            await self.readers.stop()
            # Threads that still read or write would come back to a closed database.
            await asyncio.get_running_loop().shutdown_default_executor()
            shelves.sources.remove(self.storage.pack_files)
            self.storage.close()

    async def link(self, token: str) -> Link:
        if is_token(token):
            found = await asyncio.to_thread(self.storage.link, hashed(token))
            if found is not None:
                return found
        raise errors.gone()

    # -- pages ---------------------------------------------------------------------------------------------------

    async def start_page(self, _: Request) -> Response:
        return pages.page("start")

    async def seat_page(self, request: Request) -> Response:
        return await self._page(request, "table", True)

    async def invitation_page(self, _: Request) -> Response:
        """The same for every invitation: its script uses it, so that no program that only looks at links does."""
        return pages.page("invitation")

    async def watch_page(self, request: Request) -> Response:
        return await self._page(request, "table", False)

    async def replay_page(self, request: Request) -> Response:
        return await self._page(request, "replay", False)

    async def campaign_page(self, request: Request) -> Response:
        if not self.requests.take(address(request)):
            return refusal(request, Refused("rate", errors.RATE, 429))
        try:
            await asyncio.to_thread(campaigns.kept_campaign, self.storage, request.path_params["token"])
        except Refused:
            return pages.missing_page()
        return pages.page("campaign")

    async def draft_page(self, _: Request) -> Response:
        """The same for every draft: its script says if there is none."""
        return pages.page("draft")

    async def puzzle_page(self, _: Request) -> Response:
        return pages.page("puzzles")

    async def deck_page(self, request: Request) -> Response:
        try:
            decks.game_with_decks(request.path_params["game"])
        except Refused:
            return pages.missing_page()
        return pages.page("decks")

    async def laboratory_page(self, _: Request) -> Response:
        return pages.page("laboratory") if self.laboratory.is_open else pages.missing_page()

    async def laboratory_report(self, request: Request) -> Response:
        """A report as it lies in the host's folder, which may do nothing but be read."""
        if not self.requests.take(address(request)):
            return refusal(request, Refused("rate", errors.RATE, 429))
        try:
            return await asyncio.to_thread(self.laboratory.report, request.path_params["name"])
        except Refused:
            return pages.missing_page()

    async def statistics_page(self, request: Request) -> Response:
        try:
            statistics.game_with_statistics(request.path_params["game"])
        except Refused:
            return pages.missing_page()
        return pages.page("statistics")

    async def _page(self, request: Request, name: str, seated: bool) -> Response:
        if not self.requests.take(address(request)):
            return refusal(request, Refused("rate", errors.RATE, 429))
        try:
            found = await self.link(split_token(request.path_params["token"])[0])
        except Refused:
            return pages.missing_page()
        if bool(found.seats) != seated:
            return pages.missing_page()
        waits = await asyncio.to_thread(self.storage.gathering, found.table) is not None
        return pages.page("gathering" if waits else name)

    async def health(self, _: Request) -> Response:
        """Whether tables can be played here: what is chosen must be written somewhere."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await asyncio.to_thread(self.storage.check)
        except (SQLAlchemyError, TimeoutError) as error:
            logger.error("storage is not well: %s", error)
            return JSONResponse({"status": "storage"}, 503)
        return JSONResponse({"status": "ok"})

    # -- the API -------------------------------------------------------------------------------------------------

    @answered
    async def openapi(self, request: Request) -> Response:
        """This interface, as programs read it."""
        return JSONResponse(openapi.document(request.app.routes))

    @answered
    async def games(self, request: Request) -> Response:
        lang = language(request)
        listed = await asyncio.to_thread(creation.listed_games, lang)
        for game in listed:
            game["packs"] = [pack.to_json(lang) for pack in self.packs if pack.game == game["key"]]
            game["takes_packs"] = game["takes_packs"] and self.settings.pack_bytes > 0
        return JSONResponse(listed)

    @answered
    async def game(self, request: Request) -> Response:
        """A game as it is with packs: what can be chosen then."""
        named = read_pack_names(request.query_params.get("packs", ""))
        key = request.path_params["game"]
        return JSONResponse(await asyncio.to_thread(creation.game_with_packs, key, named, language(request)))

    @answered
    async def bring_pack(self, request: Request) -> Response:
        """Somebody's own pack, for their own tables: it is offered to nobody else."""
        files = read_pack_order(await self._body(request, self.settings.pack_bytes or 1)).files
        if not self.uploads.take(address(request)):
            raise Refused("rate", errors.RATE, 429)
        said = await self.readers.look_through(files, self.settings.pack_seconds)
        packs.refuse(said["problems"])
        kept = await asyncio.to_thread(packs.take, self.storage, said["game"], files)
        return JSONResponse(kept.to_json(language(request)), 201)

    @answered
    async def words(self, request: Request) -> Response:
        return JSONResponse(await asyncio.to_thread(pages.words, language(request)))

    @answered
    async def rulebook(self, request: Request) -> Response:
        """All rules of a game, to browse in."""
        key = creation.game_called(request.path_params["game"]).key
        return (await asyncio.to_thread(creation.rulebook, key, language(request))).response(request)

    @answered
    async def rule(self, request: Request) -> Response:
        catalogue = creation.game_called(request.path_params["game"]).rules()
        id = request.path_params["id"]
        if id not in catalogue:
            raise Refused("bad", NO_RULE.fill(id=id[:40]), 404)
        return JSONResponse(catalogue[id].to_json(language(request)))

    @answered
    async def create(self, request: Request) -> Response:
        order = read_order(await self._body(request))
        self._count_creation(request)
        await self._try_texts(request, order.game, order.options)
        return JSONResponse(await asyncio.to_thread(creation.make_table, self.storage, order), 201)

    @answered
    async def claim(self, request: Request) -> Response:
        await self._body(request)
        url = await asyncio.to_thread(invitations.claimed, self.storage, request.path_params["token"])
        return JSONResponse({"url": url}, 201)

    @answered
    async def renew(self, request: Request) -> Response:
        """Another link for the seats of this one; whoever sits there by the old one has to go."""
        await self._body(request)
        token = request.path_params["token"]
        link = await self.link(token)
        if not link.seats:
            raise Refused("not_yours", errors.NOT_YOURS, 403)
        url = await asyncio.to_thread(invitations.renewed, self.storage, token, link)
        room = self.rooms.rooms.get(link.table)
        if room is not None:
            room.dismiss(link.hash)
        return JSONResponse({"url": url}, 201)

    @answered
    async def gathering(self, request: Request) -> Response:
        """A table that waits for somebody's choice; `begun` says when it no longer does."""
        link = await self.link(request.path_params["token"])
        return JSONResponse(await asyncio.to_thread(gatherings.gathered, self.storage, link, language(request)))

    @answered
    async def pick(self, request: Request) -> Response:
        order = read_pick(await self._body(request))
        link = await self.link(request.path_params["token"])
        record = await asyncio.to_thread(self.storage.load, link.table)
        if record is not None:
            await self._try_texts(request, record.game, order.options)
        return JSONResponse(await asyncio.to_thread(gatherings.pick, self.storage, link, order, language(request)))

    @answered
    async def create_campaign(self, request: Request) -> Response:
        order = read_campaign(await self._body(request))
        self._count_creation(request)
        return JSONResponse(await asyncio.to_thread(campaigns.make_campaign, self.storage, order), 201)

    @answered
    async def campaign(self, request: Request) -> Response:
        token, lang = request.path_params["token"], language(request)
        return JSONResponse(await asyncio.to_thread(campaigns.shown_campaign, self.storage, token, lang))

    @answered
    async def rename_campaign(self, request: Request) -> Response:
        name = read_campaign_name(await self._body(request)).name
        token = request.path_params["token"]
        return JSONResponse(await asyncio.to_thread(campaigns.rename_campaign, self.storage, token, name))

    @answered
    async def begin_chapter(self, request: Request) -> Response:
        order = read_chapter(await self._body(request))
        self._count_creation(request)
        token = request.path_params["token"]
        kept = await asyncio.to_thread(campaigns.kept_campaign, self.storage, token)
        await self._try_texts(request, kept.game, order.options)
        return JSONResponse(await asyncio.to_thread(campaigns.begin_chapter, self.storage, token, order), 201)

    @answered
    async def draft_offer(self, request: Request) -> Response:
        """The ways and sets of a game's drafts."""
        key = request.query_params.get("game", "")
        return JSONResponse(await asyncio.to_thread(booster_drafts.offered, key, language(request)))

    @answered
    async def create_draft(self, request: Request) -> Response:
        order = read_draft_order(await self._body(request))
        self._count_creation(request)
        return JSONResponse(await asyncio.to_thread(booster_drafts.make_draft, self.storage, order), 201)

    @answered
    async def draft(self, request: Request) -> Response:
        """What a seat of a draft sees; posted, what it does."""
        move = read_draft_move(await self._body(request)) if request.method == "POST" else None
        token, lang = request.path_params["token"], language(request)
        return JSONResponse(await asyncio.to_thread(booster_drafts.looked_at, self.storage, token, move, lang))

    @answered
    async def deck_book(self, request: Request) -> Response:
        key = request.path_params["game"]
        decks.game_with_decks(key)
        named = read_pack_names(request.query_params.get("packs", ""))
        await asyncio.to_thread(creation.check_packs, key, named)
        return (await asyncio.to_thread(decks.book, key, language(request), named)).response(request)

    @answered
    async def statistics(self, request: Request) -> Response:
        """What many games between bots told of a game's ready decks and cards."""
        key = statistics.game_with_statistics(request.path_params["game"]).key
        return (await asyncio.to_thread(statistics.statistics, key, language(request))).response(request)

    @answered
    async def deck_report(self, request: Request) -> Response:
        key = request.path_params["game"]
        decks.game_with_decks(key)
        order = read_deck_order(await self._body(request, self.settings.deck_bytes))
        await asyncio.to_thread(creation.check_packs, key, order.packs)
        return JSONResponse(await self.readers.report(key, order, language(request)))

    @answered
    async def collection(self, request: Request) -> Response:
        """Which cards of a game somebody owns, read out of what another program exported."""
        key = request.path_params["game"]
        decks.game_with_collections(key)
        order = read_collection_order(await self._body(request, self.settings.deck_bytes))
        await asyncio.to_thread(creation.check_packs, key, order.packs)
        seconds = self.settings.collection_seconds
        return JSONResponse(await self.readers.report(key, order, language(request), seconds))

    @answered
    async def backdrop(self, request: Request) -> Response:
        """What all paintings of a game share; its address is its digest, so that a browser keeps it."""
        found = await asyncio.to_thread(sight.backdrop_called, request.path_params["digest"])
        if found is None:
            raise errors.gone()
        return found.response(request)

    @answered
    async def here(self, request: Request) -> Response:
        """Where others find this server, "" where nobody else does; and whether it has a laboratory."""
        return JSONResponse({"reached_at": self.settings.reached_at, "laboratory": self.laboratory.is_open})

    @answered
    async def laboratory_list(self, request: Request) -> Response:
        """The reports of the host's folder."""
        return JSONResponse(await asyncio.to_thread(self.laboratory.listed, language(request)))

    @pictured
    async def code(self, request: Request) -> Response:
        """A link as a code that a phone reads."""
        link = request.query_params.get("link", "")
        if not link.startswith(("http://", "https://")) or len(link) > LONGEST_LINK:
            raise errors.bad("link")
        return Response(pictures.code(link), media_type="image/svg+xml")

    @pictured
    async def art(self, request: Request) -> Response:
        """A picture from a game's art room."""
        recipe = recipes.read(request.path_params["recipe"])
        if recipe is None:
            raise errors.gone()
        return (await asyncio.to_thread(pictures.picture, request.path_params["game"], recipe)).response(request)

    @answered
    async def replay(self, request: Request) -> Response:
        room, replay = await self._replay(request)
        return JSONResponse(await asyncio.to_thread(replay.to_json, room.players, language(request)))

    @answered
    async def replay_file(self, request: Request) -> Response:
        """A finished match as a file that `ludoteca replay verify` reads."""
        room, replay = await self._replay(request)
        names = sight.names_of(room.players, language(request))
        text = await asyncio.to_thread(replay.file, names)
        headers = {"content-disposition": f'attachment; filename="{replay.ledger.game.key}.replay"'}
        return Response(text, media_type="application/x-ndjson", headers=headers)

    @answered
    async def course(self, request: Request) -> Response:
        """How a finished match went."""
        room, replay = await self._replay(request)
        return JSONResponse(await asyncio.to_thread(replay.course_json, room.players, language(request)))

    @answered
    async def analysis(self, request: Request) -> Response:
        """Where a finished match turned and what each choice cost; 202 while it is being thought about."""
        room, replay = await self._replay(request)
        lang = language(request)
        found = self.analyses.of(room.id, replay, lang)
        if found is None:
            return JSONResponse({"ready": False, "analysis": None}, 202)
        return JSONResponse({"ready": True, "analysis": named(found, sight.names_of(room.players, lang))})

    @answered
    async def replay_step(self, request: Request) -> Response:
        room, replay = await self._replay(request)
        seat = request.query_params.get("seat", "")
        if seat and not (seat.isascii() and seat.isdigit() and len(seat) < 4):
            raise errors.bad("seat")
        shown = int(seat) if seat else None
        step = step_asked(request)
        shape = request.query_params.get("shape", "wide")
        if shape not in SHAPES:
            raise errors.bad("shape")
        said = await asyncio.to_thread(replay.step_json, step, shown, room.players, language(request), shape)
        return JSONResponse(said)

    @answered
    async def play_on(self, request: Request) -> Response:
        order = read_play_on(await self._body(request))
        _, replay = await self._replay(request)
        self._count_creation(request)
        step = step_asked(request)
        return JSONResponse(await asyncio.to_thread(creation.play_on, self.storage, replay, step, order), 201)

    @answered
    async def puzzles(self, request: Request) -> Response:
        """All puzzles, game by game."""
        return JSONResponse(await asyncio.to_thread(puzzles.listed, language(request)))

    @answered
    async def open_puzzle(self, request: Request) -> Response:
        """A new table that begins from the position of a puzzle."""
        await self._body(request)
        self._count_creation(request)
        key, number = request.path_params["game"], request.path_params["number"]
        return JSONResponse(await asyncio.to_thread(puzzles.open_puzzle, self.storage, key, number), 201)

    @answered
    async def standing(self, request: Request) -> Response:
        """How it stands with the puzzle of a table: open, solved or failed."""
        link = await self.link(request.path_params["token"])
        room = await self.rooms.open(link.table)
        await room.refresh()
        return JSONResponse(puzzles.standing(room.ledger.session, link.seats, language(request)))

    async def _replay(self, request: Request) -> tuple[Room, Replay]:
        token, number = split_token(request.path_params["token"])
        link = await self.link(token)
        if link.seats:
            raise errors.gone()
        room = await self.rooms.open(link.table)
        await room.refresh()
        if room.series is not None and not room.is_match_over:
            raise Refused("playing", errors.MATCH_GOES_ON, 409)
        if number:
            table = room.series.table_of(number) if room.series is not None else None
            if table is None:
                raise errors.gone()
            room = await self.rooms.open(table)
        return room, room.replay()

    async def _try_texts(self, request: Request, game: str, options: dict[str, Any]) -> None:
        """Let foreign text among the options be read where it cannot hurt before anybody else reads it."""
        if "packs" in options:
            await asyncio.to_thread(creation.check_packs, game, options["packs"])
        await self.readers.try_texts(creation.game_called(game), options, language(request))

    def _count_creation(self, request: Request) -> None:
        if not self.creations.take(address(request)):
            raise Refused("rate", errors.RATE, 429)

    async def _body(self, request: Request, most: int = 0) -> bytes:
        """The JSON that was posted: by our own pages, and not too much of it."""
        if is_foreign(request):
            raise Refused("bad", errors.FOREIGN, 403)
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refused("bad", errors.NOT_TEXT, 415)
        most = most or self.settings.body_bytes
        body = b""
        try:
            async with asyncio.timeout(self.settings.body_seconds):
                async for part in request.stream():
                    body += part
                    if len(body) > most:
                        raise Refused("bad", errors.TOO_LONG.fill(n=most), 413)
        except TimeoutError:
            raise Refused("bad", errors.TOO_SLOW, 408) from None
        return body

    # -- sockets -------------------------------------------------------------------------------------------------

    async def socket(self, websocket: WebSocket) -> None:
        peer = address(websocket)
        full = self.sockets.get(peer, 0) >= self.settings.sockets_per_address
        if is_foreign(websocket) or full or not self.requests.take(peer):
            await websocket.close()  # before it is accepted: the client gets 403
            return
        await websocket.accept()
        token = websocket.path_params["token"]
        self.sockets[peer] += 1
        try:
            link = await self.link(token)
            room = await self.rooms.open(link.table)
            watch = uncover(link.covered, token) if link.seats else token
            campaign = uncover(link.campaign, token, CAMPAIGN) if link.campaign else ""
            socket = Socket(websocket, link, token, watch, campaign, self.settings, lambda: self.frames.take(peer))
            room.enter(socket)
        except Refused as refused:
            await turn_away(websocket, refused)
        except SQLAlchemyError as error:
            logger.error("a table could not be opened: %s", error)
            await turn_away(websocket, Refused("busy", errors.BUSY, 503))
        else:
            try:
                await socket.serve(room)
            finally:
                room.leave(socket)
        finally:
            self.sockets[peer] -= 1
            if not self.sockets[peer]:
                del self.sockets[peer]


def step_asked(request: Request) -> int:
    step: str = request.path_params["step"]
    if not (step.isascii() and step.isdigit() and len(step) < 8):
        raise errors.gone()
    return int(step)


async def turn_away(websocket: WebSocket, refused: Refused) -> None:
    """Tell a client why there is no table for it, and end the connection."""
    try:
        await websocket.send_json({"type": "error", **refused.to_json(language(websocket)), "number": 0})
        await websocket.close(GONE_CODE if refused.code == "gone" else SLOW_CODE)
    except (RuntimeError, OSError, WebSocketDisconnect):
        logger.debug("the client was quicker to close")


async def database_failed(request: Request, error: Exception) -> Response:
    logger.error("the database does not answer: %s", error)
    return refusal(request, Refused("busy", errors.BUSY, 503))


async def not_found(request: Request, error: Exception) -> Response:
    if request.url.path.startswith("/api/"):
        return JSONResponse({"error": errors.gone().to_json(language(request))}, 404)
    return pages.missing_page()


async def failed(request: Request, error: Exception) -> Response:
    said = Refused("busy", errors.BUSY).to_json(language(request))
    return JSONResponse({"error": said}, 500, headers=pages.HEADERS)


async def http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    said = errors.bad(error.detail).to_json(language(request))
    return JSONResponse({"error": said}, error.status_code, headers=error.headers)


def known_hosts(settings: Settings) -> list[Middleware]:
    return [] if settings.hosts is None else [Middleware(KnownHosts, told=settings.hosts)]


def create_app(settings: Settings | None = None) -> Starlette:
    """The application; with its own storage and bots, started and stopped with it."""
    table = Table(settings or Settings())
    app = Starlette(
        routes=[
            Route("/", table.start_page),
            Route("/t/{token}", table.seat_page),
            Route("/j/{token}", table.invitation_page),
            Route("/w/{token}", table.watch_page),
            Route("/r/{token}", table.replay_page),
            Route("/c/{token}", table.campaign_page),
            Route("/d/{token}", table.draft_page),
            Route("/decks/{game}", table.deck_page),
            Route("/statistics/{game}", table.statistics_page),
            Route("/laboratory", table.laboratory_page),
            Route("/laboratory/{name}", table.laboratory_report),
            Route("/puzzles", table.puzzle_page),
            Route("/health", table.health),
            Route("/art/{game}/{recipe}.svg", table.art),
            Route(openapi.ADDRESS, table.openapi),
            Route("/api/here", table.here),
            Route("/api/laboratory", table.laboratory_list),
            Route("/api/code.svg", table.code),
            Route("/api/games", table.games),
            Route("/api/games/{game}", table.game),
            Route("/api/drafts", table.draft_offer),
            Route("/api/drafts", table.create_draft, methods=["POST"]),
            Route("/api/drafts/{token}", table.draft),
            Route("/api/drafts/{token}", table.draft, methods=["POST"]),
            Route("/api/packs", table.bring_pack, methods=["POST"]),
            Route("/api/words", table.words),
            Route("/api/rules/{game}", table.rulebook),
            Route("/api/rules/{game}/{id}", table.rule),
            Route("/api/tables", table.create, methods=["POST"]),
            Route("/api/invitations/{token}", table.claim, methods=["POST"]),
            Route("/api/seats/{token}", table.renew, methods=["POST"]),
            Route("/api/gatherings/{token}", table.gathering),
            Route("/api/gatherings/{token}", table.pick, methods=["POST"]),
            Route("/api/campaigns", table.create_campaign, methods=["POST"]),
            Route("/api/campaigns/{token}", table.campaign),
            Route("/api/campaigns/{token}", table.rename_campaign, methods=["POST"]),
            Route("/api/campaigns/{token}/tables", table.begin_chapter, methods=["POST"]),
            Route("/api/decks/{game}", table.deck_book),
            Route("/api/decks/{game}", table.deck_report, methods=["POST"]),
            Route("/api/collections/{game}", table.collection, methods=["POST"]),
            Route("/api/statistics/{game}", table.statistics),
            Route("/api/puzzles", table.puzzles),
            Route("/api/puzzles/{game}/{number}", table.open_puzzle, methods=["POST"]),
            Route("/api/standing/{token}", table.standing),
            Route("/api/backdrops/{digest}", table.backdrop),
            Route("/api/course/{token}", table.course),
            Route("/api/replay/{token}", table.replay),
            Route("/api/replay/{token}/file", table.replay_file),
            Route("/api/replay/{token}/analysis", table.analysis),
            Route("/api/replay/{token}/{step}", table.replay_step),
            Route("/api/replay/{token}/{step}/play", table.play_on, methods=["POST"]),
            WebSocketRoute("/ws/{token}", table.socket),
            Mount("/static", StaticFiles(directory=pages.STATIC, check_dir=False)),
        ],
        middleware=[Middleware(pages.SafeHeaders), *known_hosts(table.settings)],
        exception_handlers={
            404: not_found,
            HTTPException: http_error,
            SQLAlchemyError: database_failed,
            Exception: failed,
        },
        lifespan=table.lifespan,
    )
    return app
