"""The short form of `make prove`: every promise is tried a little whenever the tests run."""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import inf
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest

from ludoteca.kernel.positions import canonical, without_chance
from ludoteca.table.protocol import Choose, Said, read_frame
from ludoteca.table.room import Room
from ludoteca.table.storage import Storage
from tests.prove import counts, histories, inputs, lines, soak, texts, worlds
from tests.prove.growth import Weighing, by_match, by_time, growth
from tests.prove.outcome import Outcome
from tests.prove.promises import OF_GAMES, PROMISES, proof_of
from tests.table.faulty import forget_drafts, tear_chains
from tests.table.servers import ThreadServer


@pytest.mark.parametrize("promise", PROMISES)
def test_a_promise_holds(promise: str) -> None:
    if promise == "interface":
        pytest.importorskip("schemathesis", reason="only `make prove` installs it")
    found = proof_of(promise)(20, 1.0)
    assert found.tried
    assert found.broken == []


@pytest.mark.parametrize("promise", OF_GAMES)
def test_a_promise_holds_for_one_game_alone(promise: str) -> None:
    found = proof_of(promise)(21, 0.0, ("lyon",))
    assert found.notes["of lyon"] == found.tried > 0
    assert {what for what in found.notes if what.startswith("of ")} <= {"of lyon", "of lyon without a deck"}


@pytest.mark.parametrize("drawn", [True, False])
def test_a_leak_would_be_found(drawn: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """If somebody knew the whole position, the pairs would differ, whether they are drawn or not."""
    honest = worlds.known

    def leaking(world: worlds.World, viewer: int | None) -> bytes:
        return honest(world, viewer) + canonical(without_chance(world.match.save()))

    monkeypatch.setattr(worlds, "known", leaking)
    monkeypatch.setattr(worlds, "DRAWN", 10 if drawn else 1)
    found = worlds.run(1, 0.0, ("lorcana", "lyon"))
    assert found.broken


def test_a_choice_that_counts_twice_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If nobody asked which choice a choice follows, one that arrives twice would be made twice."""
    choose = Room.choose

    async def careless(room: Room, socket: Any, seat: int, option: str, after: int, steps: Any) -> None:
        await choose(room, socket, seat, option, room.ledger.number, steps)

    monkeypatch.setattr(Room, "choose", careless)
    monkeypatch.setattr(histories, "ON_POSTGRESQL", 10**9)
    found = histories.run(3, 4.0)
    assert found.broken


def is_soon_found(wrong: str, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Tell whether histories of a game in which drafts outlive the choices of others find what is wrong."""
    monkeypatch.setattr(histories, "ON_POSTGRESQL", 10**9)
    monkeypatch.setattr(histories, "GAMES", ("kingdom",))
    return any(wrong in why for seed in range(20) for why in histories.run(seed, 0.0).broken)


def test_a_chain_that_is_stored_in_part_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    tear_chains(monkeypatch, breaks=True)
    assert is_soon_found("nobody said row", monkeypatch)


def test_a_draft_that_is_lost_without_a_word_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_drafts(monkeypatch)
    assert is_soon_found("without a word", monkeypatch)


def test_a_reader_that_fails_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str) -> int:
        return int(text)  # which says neither where nor what is wrong

    monkeypatch.setattr(texts, "samples", lambda: {kind: [("12", read)] for kind in texts.KINDS})
    found = Outcome()
    texts.texts(Random(1), 50, found)
    assert any("ValueError" in wrong for wrong in found.broken)


async def test_a_request_that_fails_would_be_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Storage, "links", fail)
    server = ThreadServer(f"sqlite:///{tmp_path}/tables.sqlite", requests_burst=10_000)
    found = Outcome()
    try:
        async with lines.Asking(server.port) as line:
            await inputs.requests(line, "x" * 32, Random(2), found)
    finally:
        server.stop()
    assert any(" 500 for " in wrong for wrong in found.broken)


def test_bad_input_begins_with_every_frame_of_the_protocol_and_all_its_fields() -> None:
    read = [(frame, read_frame(json.dumps(frame))) for frame in inputs.FRAMES]
    assert {type(said) for _, said in read} == set(get_args(Said))
    for frame, said in read:
        assert set(frame) == {"type", *said.__struct_fields__}
    assert any(isinstance(said, Choose) and len(said.steps) > 1 for _, said in read)


DOCUMENT = """| promise | how | tried | aim |
|---|---|---|---|
| no leak | in two worlds | none | 1,000,000 a game |
| fair dealing | sealed | every one | all |

<!-- counts -->

```
nothing yet
```
"""


def ran(promise: str, seed: int, tried: int, broken: Sequence[str] = ()) -> counts.Run:
    outcome = Outcome(tried, "pairs", {"of lyon": tried - 1}, list(broken))
    return counts.Run(promise, seed, "pure", f"2026-11-{seed:02} 12:00", 60, "python -m tests.prove", outcome)


def test_counts_are_kept_and_added_up(tmp_path: Path) -> None:
    path = tmp_path / "counts.json"
    for run in (ran("worlds", 2, 1000), ran("worlds", 3, 501, ["seat 1 sees {4, 7} change"]), ran("dealing", 2, 7)):
        assert not counts.is_kept(counts.kept(path), run.promise, run.seed, run.form)
        counts.keep(path, run)
        assert counts.is_kept(counts.kept(path), run.promise, run.seed, run.form)
    runs = counts.kept(path)
    assert not counts.is_kept(runs, "worlds", 2, "compiled")
    document = counts.written(DOCUMENT, runs)
    assert "| no leak | in two worlds | 1,501 pairs | 1,000,000 a game |" in document
    assert "| fair dealing | sealed | 7 pairs | all |" in document
    lines = document.split("```")[1].strip().splitlines()
    assert lines[0] == ("worlds, 2026-11-02 to 2026-11-03, pure, seed 2, 3, 120 s: 1501 pairs, 1499 of lyon, 1 broken")
    assert len(lines) == 2
    assert counts.written(document, runs) == document


def test_a_document_without_a_place_for_a_promise_is_refused() -> None:
    with pytest.raises(ValueError, match="no row"):
        counts.written(DOCUMENT, [ran("kills", 1, 5)])


def test_a_straight_line_is_found_through_what_was_weighed() -> None:
    rng = Random(1)
    curves = [[(t, start + 0.5 * t + rng.gauss(0, 3)) for t in range(0, 400, 10)] for start in (1000.0, 5000.0)]
    slope, error = growth(curves)
    assert 0 < error < 0.01
    assert abs(slope - 0.5) < 4 * error
    assert growth([])[1] == growth([[(0.0, 1.0)]])[1] == growth([[(0.0, 1.0), (1.0, 2.0)]])[1] == inf


@pytest.mark.parametrize(
    ("an_hour", "seconds", "found"), [(0, 6000, 0), (900, 6000, 0), (8000, 6000, 1), (8000, 1000, 0)]
)
def test_a_server_that_grows_is_found_once_the_curve_is_long_enough(an_hour: float, seconds: int, found: int) -> None:
    rng = Random(2)
    curve = [Weighing(float(t), t, 150_000 + an_hour * t / 3600 + rng.gauss(0, 100), 0) for t in range(0, seconds, 10)]
    assert len(soak.grown(curve)) == found


def test_what_grew_at_first_and_came_to_rest_is_no_growth() -> None:
    curve = [Weighing(float(t), 2 * t, 150_000 + 50 * min(t, 3000), 0) for t in range(0, 6000, 10)]
    assert by_time([curve])[0] == by_match([curve])[0] == 0
    assert soak.grown(curve) == []


def test_runs_that_weigh_something_are_told_with_what_they_bring_late() -> None:
    flat = [Weighing(float(t), t, 102_400.0 + t % 20, 7) for t in range(0, 3600, 10)]
    outcomes = [Outcome(3, "matches", curves=[flat]), Outcome(4, "matches", curves=[flat])]
    runs = [counts.Run("soak", n, "pure", "2026-11-19 12:00", 9, "", outcome) for n, outcome in enumerate(outcomes)]
    told = " ".join(counts.told(runs).split())
    assert "7 matches, at most 100 MiB at last, in the last third" in told
    assert " KiB an hour by 240 weighings, 0 broken" in told
    assert outcomes[0].curves == [flat], "adding up leaves what was kept as it was"
    table = outcomes[0].weighings()
    assert table[1].split() == ["0", "0", "100.0", "7"]
    assert len(table) < 30
