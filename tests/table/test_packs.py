"""Packs at the table: brought by the owner or by somebody at their own table, played with, and found again later."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.kernel import replays, shelves
from ludoteca.kernel.contract import BadSettings
from ludoteca.table import packs
from ludoteca.table.errors import Refused
from ludoteca.table.storage import Storage
from tests.table.brought import CHOSEN, pack_for
from tests.table.clients import Client
from tests.table.servers import CommandServer, ThreadServer, start_order

GAMES = sorted(CHOSEN)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Puts another shelf, with nothing on it, in the place of the one before; servers of other tests are not asked."""
    others = list(shelves.sources)
    shelves.sources.clear()

    def change(name: str) -> None:
        monkeypatch.setenv("LUDOTECA_SHELF", str(tmp_path / name))

    change("first")
    yield change
    shelves.sources.extend(others)


def open_with(server: ThreadServer, game: str, name: str) -> tuple[list[str], str]:
    return server.open_table("hb", game=game, packs=[name], **CHOSEN[game])


# -- on the shelf ------------------------------------------------------------------------------------------------------


def test_a_pack_is_called_by_what_it_says(tmp_path: Path, shelf: Callable[[str], None]) -> None:
    folder = pack_for("lyon", tmp_path / "one")
    (folder / "README.md").write_text("not read")
    name = shelves.put(shelves.files_of(folder))
    assert shelves.is_name(name)
    assert name == shelves.name_of(folder) == shelves.name_of(shelves.folder_of(name))
    assert shelves.put(shelves.files_of(pack_for("lyon", tmp_path / "two"))) == name, "wherever it lies"
    (folder / "decks" / "prova.txt").unlink()
    assert shelves.put(shelves.files_of(folder)) != name


def test_a_match_names_a_pack_by_its_folder_or_by_what_it_says(tmp_path: Path, shelf: Callable[[str], None]) -> None:
    folder = pack_for("lyon", tmp_path / "one")
    name = shelves.put(shelves.files_of(folder))
    game = ludoteca.game("lyon")
    by_folder = game.new(seed=1, decks=["prova", "leoni"], packs=[str(folder)])
    by_name = game.new(seed=1, decks=["prova", "leoni"], packs=[name])
    assert by_folder.save()["content"] == by_name.save()["content"]
    shelf("another")
    with pytest.raises(BadSettings, match="no pack with this fingerprint is here"):
        game.new(seed=2, decks=["leoni", "prova"], packs=["pack:0123456789abcdef"])


# -- every game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.asyncio
async def test_a_pack_of_every_game_is_played_with_and_found_again(
    game: str,
    tmp_path: Path,
    serve: Callable[..., ThreadServer],
    sqlite: str,
    shelf: Callable[[str], None],
) -> None:
    names, broken = packs.bring([pack_for(game, tmp_path / "pack")])
    assert broken == []
    server = serve(sqlite, packs=tuple(names), bot_workers=1)
    offered = {found["key"]: found["packs"] for found in server.get("/api/games?lang=en").json()}
    assert [pack["pack"] for pack in offered[game]] == names
    assert all(found == [] for key, found in offered.items() if key != game)
    seats, watch = open_with(server, game, names[0])
    async with await Client.arrive(server, seats[0]) as client:
        await client.play(Random(3), most=12)
        number = client.state["number"]
    assert number >= 12 or client.state["outcome"]
    server.stop()
    shelf("another")  # another machine, whose owner brings nothing
    second = serve(sqlite)
    async with await Client.arrive(second, seats[0]) as client:
        assert client.state["number"] >= number
        await client.play(Random(4), most=client.state["number"] + 4)
        await client.concede(0)
    token = watch.rsplit("/", 1)[1]
    assert second.get(f"/api/replay/{token}").json()["fair"]["holds"] is True
    recorded = replays.read(second.get(f"/api/replay/{token}/file").text)
    assert recorded.options["packs"] == names
    recorded.prove(ludoteca.game(game))


def test_what_a_pack_brings_can_be_chosen_only_with_it(
    tmp_path: Path, serve: Callable[..., ThreadServer], sqlite: str, shelf: Callable[[str], None]
) -> None:
    names, _ = packs.bring([pack_for("kingdom", tmp_path / "k"), pack_for("lorcana", tmp_path / "l")])
    server = serve(sqlite, packs=tuple(names))
    kingdom = server.get(f"/api/games/kingdom?lang=en&packs={names[0]}").json()
    choices = {setting["key"]: [each["value"] for each in setting["choices"]] for setting in kingdom["settings"]}
    assert "11" in choices["scenario"]
    assert "brenna" in choices["heroes"]
    without = server.post("/api/tables", start_order("h", game="kingdom", **CHOSEN["kingdom"]))
    assert without.status_code == 400
    book = server.get(f"/api/decks/lorcana?lang=en&packs={names[1]}").json()
    assert "Elsa - Snow Trial" in {card["name"] for card in book["cards"]}
    assert "Elsa - Snow Trial" not in {
        card["name"] for card in server.get("/api/decks/lorcana?lang=en").json()["cards"]
    }
    order = {"text": "2 Elsa - Snow Trial\n", "packs": [names[1]]}
    assert server.post("/api/decks/lorcana?lang=en", order).json()["cards"] == [{"id": "90-1", "copies": 2}]
    assert server.post("/api/decks/lorcana?lang=en", {"text": order["text"]}).json()["cards"] == []
    ready = server.post("/api/decks/lorcana?lang=en", {"deck": "prova", "packs": [names[1]]}).json()
    assert ready["problems"] == []


@pytest.mark.asyncio
async def test_a_friend_chooses_among_what_the_pack_brings(
    tmp_path: Path, serve: Callable[..., ThreadServer], sqlite: str, shelf: Callable[[str], None]
) -> None:
    names, _ = packs.bring([pack_for("lyon", tmp_path / "pack")])
    server = serve(sqlite, packs=tuple(names))
    seats, _ = server.open_table("hh", decks=["prova", None], packs=names)
    token = seats[1].rsplit("/", 1)[1]
    waiting = server.get(f"/api/gatherings/{token}?lang=en").json()
    assert ["Packs", "Trial of lyon"] in waiting["facts"]
    assert "prova" in [each["value"] for each in waiting["asked"]["1"][0]["choices"]]
    assert server.post(f"/api/gatherings/{token}", {"seat": 1, "options": {"decks": "prova"}}).json()["begun"] is True
    async with await Client.arrive(server, seats[1]) as client:
        assert client.state["number"] == 0


# -- what is refused ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "named",
    [["/etc"], ["pack:0123456789abcdef"], "pack:0123456789abcdef", [7], ["pack:0123456789abcdef"] * 9, None],
    ids=["a folder", "nowhere", "no list", "no text", "too many", "nothing"],
)
def test_an_order_names_only_packs_that_are_here(named: Any, server: ThreadServer) -> None:
    answer = server.post("/api/tables", start_order("hh", packs=named))
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "bad"


def test_a_pack_of_another_game_is_refused(
    tmp_path: Path, serve: Callable[..., ThreadServer], sqlite: str, shelf: Callable[[str], None]
) -> None:
    names, _ = packs.bring([pack_for("arena", tmp_path / "pack")])
    server = serve(sqlite, packs=tuple(names))
    answer = server.post("/api/tables?lang=en", start_order("hh", packs=names))
    assert "another game" in answer.json()["error"]["message"]
    assert server.get(f"/api/decks/lyon?lang=en&packs={names[0]}").status_code == 400
    assert server.get("/api/decks/lyon?lang=en&packs=../../etc").status_code == 400


def test_a_broken_pack_is_told_of_and_left_out(tmp_path: Path, sqlite: str, shelf: Callable[[str], None]) -> None:
    sound, broken = pack_for("lyon", tmp_path / "sound"), pack_for("lyon", tmp_path / "broken")
    card = broken / "cards" / "mine.yaml"
    card.write_text(card.read_text().replace("level: 0", "level: many").replace("deal(1", "deel(1"))
    server = CommandServer(sqlite, "--pack", str(broken), "--pack", str(sound), stderr=-1)
    try:
        (lyon,) = [game for game in server.get("/api/games").json() if game["key"] == "lyon"]
        assert [pack["pack"] for pack in lyon["packs"]] == [shelves.name_of(sound)]
    finally:
        assert server.process.stderr is not None
        server.process.terminate()
        told = server.process.stderr.read()
        server.stop()
        server.process.stderr.close()
    assert "mine.yaml:7" in told
    assert "'level'" in told
    assert "deel" in told
    assert f"«{broken}» è lasciato fuori" in told


# -- brought by somebody -----------------------------------------------------------------------------------------------


def test_somebody_brings_a_pack_for_their_own_table(
    tmp_path: Path, serve: Callable[..., ThreadServer], sqlite: str, shelf: Callable[[str], None]
) -> None:
    server = serve(sqlite)
    files = shelves.files_of(pack_for("lyon", tmp_path / "pack"))
    answer = server.post("/api/packs?lang=en", {"files": files})
    assert answer.status_code == 201, answer.text
    brought = answer.json()
    assert brought["game"] == "lyon"
    assert brought["name"] == "Trial of lyon"
    (lyon,) = [game for game in server.get("/api/games").json() if game["key"] == "lyon"]
    assert lyon["packs"] == [], "nobody else is told of it"
    assert lyon["takes_packs"] is True
    server.open_table("hb", decks=["prova", "leoni"], packs=[brought["pack"]])


def test_everything_that_is_wrong_with_a_brought_pack_is_told(server: ThreadServer, tmp_path: Path) -> None:
    files = shelves.files_of(pack_for("lyon", tmp_path / "pack"))
    card = files["cards/mine.yaml"]
    files["cards/mine.yaml"] = card.replace("level: 0", "level: many").replace("deal(1", "deel(1")
    answer = server.post("/api/packs?lang=en", {"files": files})
    assert answer.status_code == 422
    told = answer.json()["error"]["message"]
    assert "cards/mine.yaml:7" in told
    assert "deel" in told
    assert str(tmp_path) not in told
    assert "/tmp" not in told


def test_packs_are_read_where_no_deck_and_no_table_waits(server: ThreadServer) -> None:
    inside = server.server.config.app.state.server  # type: ignore[union-attr]
    assert server.post("/api/packs", {"files": {"pack.yaml": "game: lyon\n"}}).status_code == 422
    assert [reader.pid for reader in inside.readers.all] == [0] * inside.settings.reading_workers
    assert inside.pack_readers.all[0].pid != 0


@pytest.mark.parametrize(
    "harm", [{"pack.yaml": "game: lyon\nx: |" + "\n" * 60_000}, {f"{n}.yaml": "\n" * 40_000 for n in range(3)}]
)
def test_a_pack_with_too_many_lines_is_refused(harm: dict[str, str]) -> None:
    """An empty line takes as long to be read as another."""
    (told, *_) = packs.read_stranger({"pack.yaml": "game: lyon\n"} | harm)["problems"]
    assert "lines" in told


@pytest.mark.parametrize("path", ["../pack.yaml", "/etc/pack.yaml", "a/b/c.yaml", "cards/.hidden.yaml", "pack.py", ""])
def test_a_brought_pack_stays_in_its_folder(path: str, server: ThreadServer) -> None:
    answer = server.post("/api/packs?lang=en", {"files": {path: "game: lyon\n"}})
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith(
        f"“{path}” is no file of a pack: there are .yaml and .txt files"
    )


def test_no_file_of_a_brought_pack_is_a_folder(server: ThreadServer) -> None:
    """Else whoever lays it out fails, and its owner is told that it takes too much time."""
    files = {"pack.yaml": "game: lyon\n", "a.yaml": "a", "a.yaml/b.yaml": "b"}
    answer = server.post("/api/packs?lang=en", {"files": files})
    assert (answer.status_code, answer.json()["error"]["message"]) == (400, "“a.yaml” is both a file and a folder.")


def test_a_brought_pack_reads_nothing_of_the_server(server: ThreadServer, tmp_path: Path) -> None:
    secret = tmp_path / "secret.txt"
    secret.write_text("4 parola segreta\n")
    files = shelves.files_of(pack_for("lyon", tmp_path / "pack"))
    files["pack.yaml"] = files["pack.yaml"].replace("decks/prova.txt", str(secret))
    told = server.post("/api/packs", {"files": files}).json()["error"]["message"]
    assert "there is no deck file" in told
    assert "segreta" not in told


def test_a_pack_that_is_too_large_or_grows_when_it_is_read_is_refused(
    serve: Callable[..., ThreadServer], sqlite: str
) -> None:
    server = serve(sqlite, pack_bytes=20_000)
    assert server.post("/api/packs", {"files": {"pack.yaml": "x" * 30_000}}).status_code == 413
    laughs = "a: &a [x, x, x, x, x, x, x, x]\n" + "".join(
        f"{new}: &{new} [*{old}, *{old}, *{old}, *{old}, *{old}, *{old}]\n"
        for old, new in zip("abcdefg", "bcdefgh", strict=True)
    )
    answer = server.post("/api/packs?lang=en", {"files": {"pack.yaml": f"game: lyon\n{laughs}"}})
    assert answer.status_code == 422
    assert "anchors" in answer.json()["error"]["message"]


def test_an_owner_may_allow_nobody_to_bring_packs(serve: Callable[..., ThreadServer], sqlite: str) -> None:
    server = serve(sqlite, pack_bytes=0)
    assert server.post("/api/packs", {"files": {"pack.yaml": "game: lyon\n"}}).status_code == 413
    assert not any(game["takes_packs"] for game in server.get("/api/games").json())


def test_packs_that_no_table_is_played_with_are_forgotten(storage: Storage) -> None:
    storage.keep_pack("pack:0000000000000001", "lyon", {"pack.yaml": "game: lyon\n"})
    assert storage.remove_packs_unused_since(0) == 0
    assert storage.pack_files("pack:0000000000000001") == {"pack.yaml": "game: lyon\n"}
    assert storage.remove_packs_unused_since(4e9) == 1
    assert storage.pack_files("pack:0000000000000001") is None


def test_a_server_keeps_only_so_many_packs(
    storage: Storage, tmp_path: Path, shelf: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    files = shelves.files_of(pack_for("lyon", tmp_path / "pack"))
    several = [files | {"notes.txt": f"edition {number}"} for number in range(3)]
    for each in several[:2]:
        packs.take(storage, "lyon", each, 2)
    with pytest.raises(Refused) as refused:
        packs.take(storage, "lyon", several[2], 2)
    assert (refused.value.status, refused.value.reason) == (503, packs.FULL)
    kept = packs.take(storage, "lyon", several[1], 2)
    later = packs.time.time() + 2 * packs.OF_LATE
    monkeypatch.setattr(packs.time, "time", lambda: later)
    assert packs.take(storage, "lyon", several[2], 2).pack != kept.pack, "those that nobody wants any more make room"
    assert storage.pack_files(kept.pack) is None


def test_a_table_knows_its_packs(
    tmp_path: Path, serve: Callable[..., ThreadServer], sqlite: str, shelf: Callable[[str], None]
) -> None:
    names, _ = packs.bring([pack_for("lyon", tmp_path / "pack")])
    server = serve(sqlite, packs=tuple(names))
    server.open_table("hh", decks=["prova", "leoni"], packs=names)
    storage = Storage(sqlite)
    (table,) = storage.untouched_since(4e9)
    assert storage.packs_of(table) == names
    assert storage.remove_packs_unused_since(4e9) == 0, "it is played with"
    storage.close()


# -- replays on the command line ---------------------------------------------------------------------------------------


def test_a_replay_is_checked_with_the_pack_that_it_was_played_with(
    tmp_path: Path, shelf: Callable[[str], None]
) -> None:
    folder = pack_for("lyon", tmp_path / "pack")
    name = shelves.put(shelves.files_of(folder))
    session = ludoteca.begin(ludoteca.game("lyon"), 2, 5, decks=["prova", "leoni"], packs=[name])
    session.concede(0)
    file = tmp_path / "match.replay"
    file.write_text(replays.write(session))
    shelf("another")
    load_content.load.cache_clear()
    lost = CliRunner().invoke(main, ["replay", "check", str(file)])
    assert lost.exit_code == 1
    assert "no pack with this fingerprint" in lost.output
    found = CliRunner().invoke(main, ["replay", "check", str(file), "--pack", str(folder)])
    assert found.exit_code == 0, found.output
