"""The HTTP interface is described as it is."""

from __future__ import annotations

import re

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from ludoteca.table import openapi
from ludoteca.table.app import create_app
from ludoteca.table.settings import Settings

READ_NOTHING = {"/api/invitations/{token}", "/api/puzzles/{game}/{number}", "/api/seats/{token}"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> TestClient:
    database = tmp_path_factory.mktemp("described") / "tables.sqlite"
    return TestClient(create_app(Settings(database=f"sqlite:///{database}")))


def test_every_route_of_the_interface_is_described(client: TestClient) -> None:
    described = openapi.document(client.app.routes)  # type: ignore[attr-defined]
    for route in client.app.routes:  # type: ignore[attr-defined]
        if isinstance(route, Route) and route.path.startswith("/api/"):
            for method in (route.methods or set()) - {"HEAD"}:
                operation = described["paths"][route.path][method.lower()]
                named = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
                assert named == {*re.findall(r"{(\w+)}", route.path)}
                assert ("requestBody" in operation) == (method == "POST"), route.path


@pytest.mark.parametrize("path", sorted(READ_NOTHING))
def test_what_reads_nothing_wants_an_empty_object(client: TestClient, path: str) -> None:
    described = openapi.document(client.app.routes)["paths"][path]["post"]  # type: ignore[attr-defined]
    assert described["requestBody"]["content"]["application/json"]["schema"] == openapi.EMPTY
    address = path.replace("{token}", "nobody").replace("{game}/{number}", "chess/1")
    with client:
        assert client.post(address).status_code == 415
        assert client.post(address, json={}).status_code == 404


def test_a_refused_method_names_all_that_an_address_takes(client: TestClient) -> None:
    with client:
        answer = client.put("/api/drafts", json={})
    assert answer.status_code == 405
    assert answer.headers["allow"] == "GET, HEAD, POST"


def test_every_body_that_is_described_belongs_to_a_route(client: TestClient) -> None:
    posts = {route.path for route in client.app.routes if isinstance(route, Route) and "POST" in (route.methods or ())}  # type: ignore[attr-defined]
    assert {*openapi.BODIES} | READ_NOTHING == posts


def test_the_description_is_served_and_names_what_it_refers_to(client: TestClient) -> None:
    with client:
        said = client.get(openapi.ADDRESS)
    assert said.status_code == 200
    known = {f"#/components/schemas/{name}" for name in said.json()["components"]["schemas"]}
    assert {*re.findall(r'"\$ref": ?"([^"]+)"', said.text)} <= known
    assert "TableOrder" in said.text


def test_a_refusal_is_as_described(client: TestClient) -> None:
    with client:
        said = client.post("/api/tables", json={"game": "lyon"})
    assert said.status_code == 400
    assert {*said.json()["error"]} <= {*openapi.Fault.__struct_fields__}
