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
                reads = "requestBody" in operation
                assert reads == (method == "POST" and route.path not in READ_NOTHING), route.path


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
