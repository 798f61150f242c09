"""Pages, the API, and what every answer carries."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

import ludoteca
from ludoteca.kernel import asking
from ludoteca.table import commands, creation, open_choices, pages
from tests.table.servers import ThreadServer, start_order

Serve = Callable[..., ThreadServer]


def test_pages(server: ThreadServer) -> None:
    seats, watch = server.open_table()
    for path in ("/", seats[0], watch, watch.replace("/w/", "/r/")):
        page = server.get(path)
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
    for path in ("/t/" + "x" * 32, "/w/short", seats[0].replace("/t/", "/w/"), watch.replace("/w/", "/t/"), "/nowhere"):
        missing = server.get(path)
        assert missing.status_code == 404
        assert "<html" in missing.text


@pytest.mark.parametrize("name", list(pages.HEADS))
def test_every_page_has_the_one_head_and_files_that_exist(name: str) -> None:
    page = pages.written(name)
    assert re.findall(r"</?(?:html|head|title|body)\b", page) == [
        "<html", "<head", "<title", "</title", "</head", "<body", "</body", "</html"
    ]  # fmt: skip
    assert '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />' in page
    assert page.count('id="languages"') == 1
    assert "$" not in page
    files = re.findall(r'(?:href|src)="/static/([\w.]+)"', page)
    assert {"mark.svg", "base.css", f"{name}.js"} < set(files)
    assert [file for file in files if not (pages.STATIC / file).is_file()] == []


def test_every_body_is_a_page() -> None:
    assert {path.stem for path in pages.PAGES.glob("*.html")} == set(pages.HEADS)


def test_security_headers(server: ThreadServer) -> None:
    for path in ("/", "/health", "/nowhere", "/api/games", "/static/nothing.js"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert server.get("/api/games").headers["cache-control"] == "no-store"


def test_static_files_do_not_lead_out(server: ThreadServer) -> None:
    for path in ("/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/static/..%2fapp.py"):
        assert server.get(path).status_code == 404


def test_scripts_and_style_sheets_are_sent_packed(server: ThreadServer) -> None:
    for name, kind in (("words.js", "text/javascript"), ("start.css", "text/css"), ("icons.svg", "image/svg+xml")):
        packed = server.get(f"/static/{name}", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"].startswith(kind)
        assert packed.content == (pages.STATIC / name).read_bytes()
        plain = server.get(f"/static/{name}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.content == packed.content
        known = server.get(f"/static/{name}", headers={"if-none-match": packed.headers["etag"]})
        assert known.status_code == 304


def test_health(server: ThreadServer) -> None:
    assert server.get("/health").json() == {"status": "ok"}


def test_games(server: ThreadServer) -> None:
    italian = server.get("/api/games?lang=it").json()
    english = server.get("/api/games", headers={"accept-language": "en-GB"}).json()
    lyon = next(game for game in italian if game["key"] == "lyon")
    assert lyon["name"] == "Editti di Lyon"
    assert {setting["key"] for setting in lyon["settings"]} == {"decks", "first"}
    assert [bot["key"] for bot in lyon["bots"]] == [f"level{n}" for n in range(1, 9)]
    assert lyon["bots"][0]["name"] == "1. Impara con te"
    assert lyon["usual_bot"] in [bot["key"] for bot in lyon["bots"]]
    assert {"key": "bruna", "name": "Bruna la Furia (attacca)"} in lyon["characters"]
    assert next(game for game in english if game["key"] == "lyon")["name"] == "Edicts of Lyon"


def test_rules(server: ThreadServer) -> None:
    answer = server.get("/api/rules/lyon/LY-4.05?lang=en").json()
    assert answer["id"] == "LY-4.05"
    assert answer["text"]
    assert server.get("/api/rules/lyon/LY-99").status_code == 404
    assert server.get("/api/rules/chess/1").status_code == 404


def test_links_of_a_table(server: ThreadServer) -> None:
    made = server.post("/api/tables", start_order("hb")).json()
    assert [seat["seat"] for seat in made["seats"]] == [0]
    assert len(made["seats"][0]["url"].removeprefix("/t/")) == 32
    assert made["seats"][0]["url"].removeprefix("/t/") != made["watch"].removeprefix("/w/")
    assert server.post("/api/tables", start_order("bb")).json()["seats"] == []


def change(**values: Any) -> dict[str, Any]:
    return {**start_order(), **values}


@pytest.mark.parametrize(
    ("order", "status", "said"),
    [
        (change(game="chess"), 404, "No game is called “chess”."),
        (change(seats=[]), 400, "$.seats"),
        (change(seats=[{"kind": "human", "name": "A"}]), 400, "The game is for 2 players."),
        (change(seats=[{"kind": "cat"}] * 2), 400, "$.seats"),
        (change(seats=[{"kind": "bot", "bot": "genius"}] * 2), 400, "No bot is called “genius”."),
        (change(options={"decks": ["leoni", "nessuno"]}), 400, "No deck is called “nessuno”"),
        (change(options={"first": []}), 400, "The value of “first” will not do."),
        (change(options={"first": {"a": 1}}), 400, "The value of “first” will not do."),
        (change(options={"decks": [["leoni"], ["leoni"]]}), 400, "The value of “decks” will not do."),
        (change(options={"decks": ["leoni", "1 Nessuno\n"]}), 400, ""),
        (change(options={"packs": ["/etc"]}), 400, "each by its name"),
        (change(options={"seed": 7}), 400, "Unknown option: “seed”."),
        (change(options=7), 400, "$.options"),
        (change(extra=1), 400, "extra"),
        ([], 400, ""),
    ],
)
def test_bad_orders(server: ThreadServer, order: Any, status: int, said: str) -> None:
    answer = server.post("/api/tables?lang=en", order)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["code"] == "bad"
    assert error["message"]
    assert said in error["message"]


def test_all_problems_are_said_at_once_in_the_right_language(server: ThreadServer) -> None:
    order = change(options={"seed": 7, "first": []}, seats=[{"kind": "bot", "bot": "genio"}] * 3)
    message = server.post("/api/tables?lang=it", order).json()["error"]["message"]
    for part in ("Servono 2 giocatori.", "Nessun bot si chiama «genio».", "«seed»", "«first»"):
        assert part in message


def test_posts_from_elsewhere_or_of_another_kind_are_refused(server: ThreadServer) -> None:
    order = start_order()
    assert server.post("/api/tables", order, headers={"origin": "http://evil.example"}).status_code == 403
    assert server.post("/api/tables", order, headers={"origin": "null"}).status_code == 403
    assert server.post("/api/tables", order, headers={"origin": server.url}).status_code == 201
    assert server.post("/api/tables", data={"game": "lyon"}).status_code == 415
    text = {"content-type": "application/json"}
    assert server.post("/api/tables", content=b"{", headers=text).status_code == 400
    assert server.post("/api/tables", content=b"\xff", headers=text).status_code == 400
    assert server.post("/api/tables", content=b" " * 70_000, headers=text).status_code == 413
    assert server.get("/api/tables").status_code == 405


def test_an_address_opens_only_so_many_tables(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, tables_per_hour=2)
    answers = [server.post("/api/tables", start_order()).status_code for _ in range(3)]
    assert answers == [201, 201, 429]


def test_an_address_asks_only_so_often(serve: Serve, sqlite: str) -> None:
    server = serve(sqlite, requests_per_second=0.001, requests_burst=3)
    answers = [server.get("/api/games") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].json()["error"]["code"] == "rate"


def test_pictures_are_fetched_by_address_and_kept(server: ThreadServer) -> None:
    first = server.get("/art/lyon/cover.svg")
    assert first.status_code == 200
    assert first.headers["content-type"].startswith("image/svg+xml")
    assert "max-age=86400" in first.headers["cache-control"]
    assert first.text.startswith("<svg")
    again = server.get("/art/lyon/cover.svg", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert not again.content


@pytest.mark.parametrize("path", ["/art/nothing/cover.svg", "/art/lyon/Cover.svg", f"/art/lyon/{'a' * 41}.svg"])
def test_what_is_no_picture_is_not_found(server: ThreadServer, path: str) -> None:
    assert server.get(path).status_code == 404


def test_a_link_is_drawn_as_a_code(server: ThreadServer) -> None:
    drawn = server.get("/api/code.svg?link=http://192.168.1.20:8010/t/abc")
    assert drawn.status_code == 200
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    assert drawn.text.startswith('<svg xmlns="http://www.w3.org/2000/svg"')
    for link in ("javascript:alert(1)", "", "http://" + "a" * 160):
        assert server.get(f"/api/code.svg?link={link}").status_code == 400


def test_others_are_told_where_they_find_the_server(serve: Serve, sqlite: str) -> None:
    assert serve(sqlite).get("/api/here").json() == {"reached_at": "", "laboratory": False}
    there = serve(sqlite, reached_at="http://192.168.1.20:8010")
    assert there.get("/api/here").json() == {"reached_at": "http://192.168.1.20:8010", "laboratory": False}


def test_an_address_is_only_named_where_others_can_reach_it() -> None:
    assert commands.reached_at("127.0.0.1", 8010) == ""
    assert commands.reached_at("localhost", 8010) == ""
    assert commands.reached_at("192.168.1.20", 8010) == "http://192.168.1.20:8010"
    assert commands.reached_at("fe80::1", 8010) == "http://[fe80::1]:8010"
    everywhere = commands.reached_at("0.0.0.0", 8010)
    assert not everywhere or re.fullmatch(r"http://[\d.]+:8010", everywhere)


def test_the_whole_rulebook_can_be_read(server: ThreadServer) -> None:
    rules = server.get("/api/rules/lyon?lang=it")
    assert rules.status_code == 200
    one = server.get(f"/api/rules/lyon/{rules.json()[0]['id']}?lang=it").json()
    assert rules.json()[0] == one
    assert len(rules.json()) > 100
    assert server.get("/api/rules/nothing").status_code == 404


@pytest.mark.parametrize("value", [10**30, "\0", "A" * 19_000, "yes + yes + nothing", [None, 7], {}, True])
def test_what_is_not_asked_in_the_chosen_mode_is_judged_all_the_same(value: Any) -> None:
    """No game looks at it: what it holds would lie in the database and be sent to everybody."""
    for key in ludoteca.list_games():
        game = ludoteca.game(key)
        asked = {setting.key for setting in open_choices.asked_settings(game, {})}
        for setting in asking.settings(game, {}):
            if setting.key not in asked:
                said = creation.option_problems(game, {setting.key: value})
                assert [problem.en for problem in said] == [f"The value of “{setting.key}” will not do."]
                assert creation.option_problems(game, {setting.key: setting.default}) == []
    assert creation.option_problems(ludoteca.game("arena"), {"characters": [None, None]}) == []


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_whatever_a_game_plays_can_be_ordered(key: str) -> None:
    game = ludoteca.game(key)
    points = game.grid()
    assert points
    for options in points:
        assert creation.option_problems(game, options) == []
