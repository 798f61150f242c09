"""Dealing can be checked: what chance gives follows from a secret whose seal is shown before the first card."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel import replays, session
from ludoteca.kernel.chance import Chance, Sealed, Seeded, new_secret, seal_of
from ludoteca.table.ledger import opened
from ludoteca.table.storage import Storage
from ludoteca.table.tokens import hashed
from tests.table.clients import Client
from tests.table.servers import ThreadServer

Serve = Callable[..., ThreadServer]
GAMES = sorted(ludoteca.list_games())


def sealed_match(game: str, seed: int, choices: int = 60) -> tuple[session.Session, str]:
    secret = f"{seed:064x}"
    played = session.begin(ludoteca.game(game), chance=Sealed(secret))
    rng = Random(seed)
    while played.match.outcome is None and len(played.steps) < choices:
        decision = rng.choice(played.match.decisions)
        played.choose(decision.seat, decision.options.sample(rng).id)
    return played, secret


@pytest.mark.parametrize("game", GAMES)
def test_a_match_proves_what_it_was_dealt_by(game: str) -> None:
    played, secret = sealed_match(game, 7)
    read = replays.read(replays.write(played, secret=secret))
    assert read.prove(ludoteca.game(game), seal_of(secret)).match.save() is not None
    with pytest.raises(replays.ReplayError, match="not the one that was sealed"):
        read.prove(ludoteca.game(game), seal_of("another"))
    read.secret = "another"
    read.seal = seal_of("another")
    if played.drawn(len(played.steps)):
        with pytest.raises(replays.ReplayError, match="does not follow from the secret"):
            read.prove(ludoteca.game(game))


def test_one_changed_card_is_found() -> None:
    played, secret = sealed_match("lorcana", 3)
    lines = replays.write(played, secret=secret).splitlines()
    place = next(
        nth for nth, line in enumerate(lines) if '"chance"' in line and isinstance(json.loads(line)["outcome"], list)
    )
    drawn = json.loads(lines[place])
    drawn["outcome"][0], drawn["outcome"][-1] = drawn["outcome"][-1], drawn["outcome"][0]
    lines[place] = json.dumps(drawn)
    with pytest.raises(replays.ReplayError, match="does not follow from the secret"):
        replays.read("\n".join(lines)).prove(ludoteca.game("lorcana"))


def test_each_outcome_follows_from_its_number_alone() -> None:
    first, later = Sealed("s"), Sealed("s", 2)
    drawn = [first.pick(1000, "a"), first.roll(6, "b"), first.shuffle(list(range(20)), "c")]
    assert later.shuffle(list(range(20)), "c") == drawn[2]
    assert first.drawn == later.drawn == 3
    assert len({tuple(Sealed(str(n)).shuffle(list(range(9)), "x")) for n in range(50)}) > 45


def test_a_copy_or_what_is_saved_tells_nothing_of_the_secret() -> None:
    secret = new_secret()
    sealed = Sealed(secret)
    assert type(sealed.copy()) is Chance
    played = session.begin(ludoteca.game("lyon"), chance=sealed)
    assert secret not in json.dumps(played.match.save())
    imagined = played.match.imagine(0, Random(1))
    assert secret not in json.dumps(imagined.save())


def test_every_order_is_as_likely() -> None:
    """Chi-squared over the orders of four things: 23 degrees of freedom, and a seed that is always the same."""
    counts: dict[tuple[int, ...], int] = {}
    many = 12_000
    rng = Seeded(1)
    for _ in range(many):
        order = tuple(Sealed(str(rng.below(2**31))).shuffle([0, 1, 2, 3], "deck"))
        counts[order] = counts.get(order, 0) + 1
    expected = many / 24
    assert len(counts) == 24
    assert sum((count - expected) ** 2 / expected for count in counts.values()) < 49.7  # one in a thousand is more


async def test_a_table_shows_its_seal_first_and_opens_it_at_the_end(
    serve: Serve, database: str, tmp_path: Path
) -> None:
    server = serve(database)
    (both, *_), watch = server.open_table("hh", True)
    async with await Client.arrive(server, both) as anna:
        seal = anna.state["fair"]["seal"]
        assert anna.state["fair"] == {"seal": seal, "secret": ""}
        await anna.play(Random(1), 12)
        assert anna.state["fair"] == {"seal": seal, "secret": ""}
    server.stop()
    storage = Storage(database)
    link = storage.link(hashed(watch.rsplit("/", 1)[1]))
    assert link is not None
    record = storage.load(link.table)
    assert record is not None
    storage.close()
    assert not any(record.secret in json.dumps(frame) for frame in anna.raw), "nobody is told before the end"
    assert opened(record, ludoteca.game)[0].drawn == len(record.opening) + sum(len(row.drawn) for row in record.rows)
    server = serve(database)  # after a restart chance goes on where it was
    async with await Client.arrive(server, both) as anna:
        await anna.play(Random(2))
        fair = anna.state["fair"]
    assert fair["seal"] == seal == sha256(fair["secret"].encode()).hexdigest()
    replay = server.get(watch.replace("/w/", "/api/replay/")).json()
    assert replay["fair"] == {**fair, "holds": True, "why": ""}
    file = tmp_path / "lyon.replay"
    file.write_text(server.get(watch.replace("/w/", "/api/replay/") + "/file").text)
    verified = CliRunner().invoke(main, ["replay", "verify", str(file), "--seal", seal, "--lang", "en"])
    assert (verified.exit_code, "as sealed" in verified.output) == (0, True), verified.output
    other = CliRunner().invoke(main, ["replay", "verify", str(file), "--seal", "0" * 64])
    assert (other.exit_code, "not the one that was sealed" in other.output) == (1, True)


async def test_a_rematch_and_a_match_that_goes_on_elsewhere_have_seals_of_their_own(server: ThreadServer) -> None:
    (both, *_), watch = server.open_table("hh", True)
    async with await Client.arrive(server, both) as anna:
        await anna.send(type="concede", seat=0, after=0)
        await anna.until(1)
        first = anna.state["fair"]
        await anna.send(type="rematch")
        again = await anna.next("rematch")
    api = watch.replace("/w/", "/api/replay/")
    order = {"bot": "random", "seat": 0, "name": "Anna"}
    on = server.post(f"{api}/0/play", order).json()["url"]
    seals = {first["seal"]}
    for url in (again["url"], on):
        async with await Client.arrive(server, url) as anna:
            assert anna.state["fair"]["secret"] == ""
            seals.add(anna.state["fair"]["seal"])
    assert len(seals) == 3
