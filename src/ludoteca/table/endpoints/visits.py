"""The pages of the table, and the page that says that there is none."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludoteca.table import campaigns, decks, errors, pages, statistics
from ludoteca.table.requests import sought
from ludoteca.table.series import split_token
from ludoteca.table.server import Server


async def start_page(_: Request) -> Response:
    return pages.page("start")


async def invitation_page(_: Request) -> Response:
    """Show the same page for every invitation: its script uses it, so that no program that only looks at links does."""
    return pages.page("invitation")


async def draft_page(_: Request) -> Response:
    """Show the same page for every draft: its script says if there is none."""
    return pages.page("draft")


async def puzzle_page(_: Request) -> Response:
    return pages.page("puzzles")


@sought
async def seat_page(server: Server, request: Request) -> Response:
    return await page_of_link(server, request, "table", is_seated=True)


@sought
async def watch_page(server: Server, request: Request) -> Response:
    return await page_of_link(server, request, "table", is_seated=False)


@sought
async def replay_page(server: Server, request: Request) -> Response:
    return await page_of_link(server, request, "replay", is_seated=False)


async def page_of_link(server: Server, request: Request, name: str, is_seated: bool) -> Response:
    """Show the page for a link, which is another while its table waits for somebody's choice."""
    link = await server.link(split_token(request.path_params["token"])[0])
    if bool(link.seats) != is_seated:
        raise errors.gone()
    waits = await asyncio.to_thread(server.storage.gathering, link.table) is not None
    return pages.page("gathering" if waits else name)


@sought
async def campaign_page(server: Server, request: Request) -> Response:
    await asyncio.to_thread(campaigns.kept_campaign, server.storage, request.path_params["token"])
    return pages.page("campaign")


@sought
async def deck_page(server: Server, request: Request) -> Response:
    decks.game_with_decks(request.path_params["game"])
    return pages.page("decks")


@sought
async def statistics_page(server: Server, request: Request) -> Response:
    statistics.game_with_statistics(request.path_params["game"])
    return pages.page("statistics")


@sought
async def laboratory_page(server: Server, request: Request) -> Response:
    return pages.page("laboratory") if server.laboratory.is_open else pages.missing_page()


@sought
async def laboratory_report(server: Server, request: Request) -> Response:
    """Send a report as it lies in the host's folder, which may do nothing but be read."""
    return await asyncio.to_thread(server.laboratory.report, request.path_params["name"])


ROUTES = [
    Route("/", start_page),
    Route("/t/{token}", seat_page),
    Route("/j/{token}", invitation_page),
    Route("/w/{token}", watch_page),
    Route("/r/{token}", replay_page),
    Route("/c/{token}", campaign_page),
    Route("/d/{token}", draft_page),
    Route("/decks/{game}", deck_page),
    Route("/statistics/{game}", statistics_page),
    Route("/laboratory", laboratory_page),
    Route("/laboratory/{name}", laboratory_report),
    Route("/puzzles", puzzle_page),
]
