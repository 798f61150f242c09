"""The HTTP interface in OpenAPI's words, made of the routes and of the types that bodies are read with."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.routing import BaseRoute, Route

import ludoteca
from ludoteca.table.protocol import (
    CampaignName,
    CampaignOrder,
    ChapterOrder,
    CollectionOrder,
    DeckOrder,
    DraftMove,
    DraftOrder,
    PackOrder,
    PickOrder,
    PlayOnOrder,
    TableOrder,
)

ADDRESS: Final = "/api/openapi.json"
BODIES: Final[dict[str, type[Struct]]] = {
    "/api/campaigns": CampaignOrder,
    "/api/campaigns/{token}": CampaignName,
    "/api/campaigns/{token}/tables": ChapterOrder,
    "/api/collections/{game}": CollectionOrder,
    "/api/decks/{game}": DeckOrder,
    "/api/drafts": DraftOrder,
    "/api/drafts/{token}": DraftMove,
    "/api/gatherings/{token}": PickOrder,
    "/api/packs": PackOrder,
    "/api/replay/{token}/{step}/play": PlayOnOrder,
    "/api/tables": TableOrder,
}
"""What is read from the body of a POST; the others want an empty object, which no other site's form can send."""
EMPTY: Final = {"type": "object", "maxProperties": 0}
QUERIES: Final[dict[str, dict[str, str]]] = {
    "/api/code.svg": {"link": "The link that the code leads to."},
    "/api/decks/{game}": {"packs": "Packs to play with, with commas between them."},
    "/api/drafts": {
        "game": "The game whose drafts are asked for.",
        "packs": "Packs whose sets are offered, too, with commas between them.",
    },
    "/api/games/{game}": {"packs": "Packs to play with, with commas between them."},
}
"""What an address may name besides the language."""
REQUIRED: Final = {"link"}
"""What it must name."""
LANGUAGE: Final = {"name": "lang", "in": "query", "schema": {"type": "string"}, "description": "`it` or `en`."}
PICTURES: Final = (".svg", "/api/backdrops/{digest}")


class Fault(Struct):
    """Why something was not done: `code` for programs, `message` for people, and the rule if one is against it."""

    code: str
    message: str
    rule: str = ""


class Refusal(Struct):
    """What every request that is not granted is answered with."""

    error: Fault


def document(routes: Sequence[BaseRoute]) -> dict[str, Any]:
    """Describe all routes of the interface, which begin with /api, and that of health."""
    kinds = [*BODIES.values(), Refusal]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    bodies = dict(zip(BODIES, schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for route in [route for route in routes if isinstance(route, Route) and is_described(route)]:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(route.path, {})[method.lower()] = operation(route, method, bodies, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Ludoteca", "version": ludoteca.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def is_described(route: Route) -> bool:
    return route.path.startswith("/api/") or route.path == "/health"


def operation(route: Route, method: str, bodies: dict[str, Any], refusal: Any) -> dict[str, Any]:
    """Describe what one method of a route reads and answers."""
    names = re.findall(r"{(\w+)}", route.path)
    given = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    asked = QUERIES.get(route.path, {}) if method == "GET" else {}
    given += [
        {
            "name": name,
            "in": "query",
            "required": name in REQUIRED,
            "schema": {"type": "string", "minLength": int(name in REQUIRED)},
            "description": text,
        }
        for name, text in asked.items()
    ]
    kind = "image/svg+xml" if route.path.endswith(PICTURES) else "application/json"
    described: dict[str, Any] = {
        "operationId": f"{method.lower()}_{route.name}",
        "summary": (route.endpoint.__doc__ or route.name.replace("_", " ")).partition("\n")[0],
        "parameters": [*given, LANGUAGE],
        "responses": {
            "2XX": {"description": "Done.", "content": {kind: {}}},
            "4XX": {"description": "Not granted.", "content": {"application/json": {"schema": refusal}}},
            "503": {"description": "Busy.", "content": {"application/json": {"schema": refusal}}},
        },
    }
    if method == "POST":
        schema = bodies.get(route.path, EMPTY)
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    return described
