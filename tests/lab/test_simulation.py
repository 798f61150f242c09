"""Games by the number: repeatable, seats swapped, work shared without changing what comes out."""

import os
from collections.abc import Generator, Iterator

import pytest

import ludoteca
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contract import JSON, Match
from ludoteca.lab.names import BadName, read_name
from ludoteca.lab.simulation import GameFailed, Job, Tally, empty_tally, play_games, seated, seed_of
from ludoteca.lab.workers import WorkerDied, chunks, tallies
from tests.bots.piles import Piles


def total(job: Job, games: int, workers: int) -> Tally:
    tally = empty_tally(len(job.bots))
    for part in tallies(play_games, job, games, workers):
        tally.add(part)
    return tally


def test_two_workers_find_what_one_finds() -> None:
    job = Job("lyon", ("greedy", "random"), seed=11, options=({"decks": ["leoni", "custodi"]}, {}))
    assert total(job, 8, 1) == total(job, 8, 2)


def test_another_seed_gives_other_games() -> None:
    assert play_games(Job("lyon", ("random", "random"), 1), 0, 20) != play_games(
        Job("lyon", ("random", "random"), 2), 0, 20
    )


def test_the_parts_are_the_whole() -> None:
    job = Job("lyon", ("random", "random"), 5)
    parts = play_games(job, 0, 7)
    parts.add(play_games(job, 7, 13))
    assert parts == play_games(job, 0, 20)


def test_every_game_has_an_end_and_is_counted_once() -> None:
    tally = play_games(Job("lyon", ("random", "random"), 5), 0, 30)
    assert tally.games == 30
    assert sum(tally.wins) == sum(tally.seat_wins) == 30 - tally.draws
    assert sum(tally.ended_by.values()) == 30
    assert all(rule in ludoteca.game("lyon").rules() for rule in tally.ended_by)
    assert tally.max_options > 4
    assert tally.decisions > 30 * 20


def test_bots_rotate_while_chance_and_options_stay_for_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int | None, JSON]] = []

    class Watched(Piles):
        def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
            made.append((seed, options))
            return super().new(seats, seed, chance, **options)

    monkeypatch.setattr(ludoteca, "game", lambda key: Watched())
    job = Job("piles", ("random", "random", "random"), 4, ({"pile": 1}, {"pile": 3}))
    tally = play_games(job, 0, 6)
    assert [seed for seed, _ in made] == [seed_of(4, 0, "chance")] * 3 + [seed_of(4, 1, "chance")] * 3
    assert [options["pile"] for _, options in made] == [1, 1, 1, 3, 3, 3]
    assert tally.games == 6
    first_round = play_games(job, 0, 3)
    assert first_round.seat_wins == [3, 0, 0]
    assert first_round.wins == [1, 1, 1]


def test_greedy_beats_random() -> None:
    """A small check; docs/bots.md has the figures of long runs."""
    job = Job("lyon", ("greedy", "random"), 1, ({"decks": ["corsari", "corsari"]}, {"decks": ["leoni", "leoni"]}))
    assert play_games(job, 0, 40).wins[0] >= 28


def test_a_game_that_breaks_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Piles):
        def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
            raise ZeroDivisionError("by nothing")

    monkeypatch.setattr(ludoteca, "game", lambda key: Broken())
    with pytest.raises(GameFailed, match="game 3 of seed 9: ZeroDivisionError: by nothing"):
        play_games(Job("piles", ("random", "random"), 9), 3, 1)


def die(job: Job, first: int, count: int) -> Tally:
    os._exit(3)


def test_a_dying_worker_is_an_error_not_a_hang() -> None:
    with pytest.raises(WorkerDied, match="worker process died"):
        list(tallies(die, Job("lyon", ("random", "random"), 1), 4, 2))


def add_the_rest(parts: Iterator[Tally], done: Tally) -> None:
    """Interrupt the work, and count what is still handed over."""
    assert isinstance(parts, Generator)
    done.add(parts.throw(KeyboardInterrupt()))
    for part in parts:
        done.add(part)


def test_interrupted_workers_finish_what_they_have_begun() -> None:
    parts = tallies(play_games, Job("lyon", ("random", "random"), 1), 4000, 2)
    done = next(parts)
    with pytest.raises(KeyboardInterrupt):
        add_the_rest(parts, done)
    assert 64 <= done.games < 4000
    assert sum(done.ended_by.values()) == done.games


@pytest.mark.parametrize(("games", "workers"), [(1, 1), (1, 8), (200, 2), (1000, 1), (100_000, 3)])
def test_chunks_cover_every_game_once(games: int, workers: int) -> None:
    covered = [first + i for first, count in chunks(games, workers) for i in range(count)]
    assert covered == list(range(games))


def test_names_carry_their_budget() -> None:
    assert read_name("random") == ("random", {})
    assert read_name("search:200") == ("search", {"iterations": 200})
    assert read_name("strong") == ("strong", {})
    assert read_name("strong:90") == ("strong", {"iterations": 90})
    assert read_name("search:50ms") == ("search", {"milliseconds": 50})


@pytest.mark.parametrize(
    "text", ["", "clever", "search:", "search:0", "search:-1", "search:1.5", "greedy:3", "random:5ms"]
)
def test_bad_names_say_what_is_possible(text: str) -> None:
    with pytest.raises(BadName) as caught:
        read_name(text)
    assert "search" in caught.value.reason.it
    assert "search" in caught.value.reason.en


def test_findings_are_summed_up_by_key() -> None:
    job = Job("lyon", ("random", "random"), 5, ({"decks": ["leoni", "custodi"]}, {"decks": ["leoni", "leoni"]}))
    tally = play_games(job, 0, 8)
    turns = tally.findings["turns"]
    assert turns.count == 8
    assert 2 < turns.least <= turns.total / 8 <= turns.most
    wins = [tally.findings[f"wins of {deck}"] for deck in ("leoni", "custodi")]
    assert [found.count for found in wins] == [4, 4]  # a deck against itself is not counted
    assert sum(found.total for found in wins) == 4
    assert all(found.share for found in wins)
    parts = play_games(job, 0, 3)
    parts.add(play_games(job, 3, 5))
    assert parts == tally


def test_partners_sit_together_in_every_game() -> None:
    arena = ludoteca.game("arena")
    options = arena.new(seed=1, mode="team").save()["options"]
    seatings = [seated(arena, options, 4, index) for index in range(4)]
    assert {frozenset((seating[0], seating[3])) for seating in seatings} == {frozenset((0, 3)), frozenset((1, 2))}
    assert [seated(ludoteca.game("lyon"), {}, 2, index) for index in range(3)] == [[0, 1], [1, 0], [0, 1]]
