"""How a match went: counted turn by turn, by following it once more."""

from __future__ import annotations

import re

import pytest

import ludoteca
from ludoteca.kernel.art.recipes import addresses, read
from ludoteca.kernel.contract import Outcome
from ludoteca.kernel.game import HasCounts
from ludoteca.kernel.session import Session
from ludoteca.kernel.tallies import EVERYBODY, SIGNS, Counts, tally, turning_point
from ludoteca.kernel.texts import Phrase
from ludoteca.table.pages import STATIC
from tests.ended import GAMES, finished

LORE, COINS = Phrase("leggenda", "lore"), Phrase("monete", "coins")
REASON = Phrase("finita", "over")


@pytest.mark.parametrize("key", GAMES)
def test_a_finished_match_is_counted_as_it_ended(key: str) -> None:
    game = ludoteca.game(key)
    assert isinstance(game, HasCounts)
    session = finished(key, 3)
    counts = game.counts()
    counted = tally(session, counts)
    assert len(counted.moments) == len(counted.steps) > 1
    assert counted.steps == sorted(counted.steps)
    assert counted.steps[-1] == len(session.steps)
    assert [(name, seat, values[-1]) for name, seat, values in counted.lines] == [
        (at.name, at.seat, at.value) for at in counts.standing(session.match)
    ]
    assert all(len(values) == len(counted.moments) for _, _, values in counted.lines)
    assert all(seat == EVERYBODY or 0 <= seat < session.match.seats for _, seat, _ in counted.lines)
    assert any(counted.deeds)
    played = sum(event.kind == "CardPlayed" for event in session.events)
    if key == "lorcana":
        assert sum(often for seat in counted.deeds for deed, often in seat if deed.name.en == "cards played") == played


def test_the_match_turned_where_the_winner_gained_most() -> None:
    lines = [(LORE, 0, [0, 2, 4, 5, 20]), (LORE, 1, [0, 5, 6, 6, 9]), (COINS, 0, [0, 90, 90, 90, 90])]
    assert turning_point(lines, Outcome((0,), "LOR-1", REASON)) == 4


def test_what_was_undone_later_was_no_turn() -> None:
    lines = [(LORE, 0, [0, 8, 8, 12, 20]), (LORE, 1, [0, 0, 9, 9, 9])]
    assert turning_point(lines, Outcome((0,), "LOR-1", REASON)) == 4


def test_whoever_won_against_the_figures_won_by_no_turn_of_them() -> None:
    lines = [(LORE, 0, [0, 2, 4, 5, 20]), (LORE, 1, [0, 5, 6, 6, 9])]
    assert turning_point(lines, Outcome((1,), "LOR-1", REASON)) is None


def test_those_who_lost_together_lost_it_where_they_lost_most() -> None:
    lines = [(LORE, EVERYBODY, [17, 16, 9, 8, 0])]
    assert turning_point(lines, Outcome((), "KR-1", REASON)) == 4
    assert turning_point([(LORE, EVERYBODY, [17, 16, 6, 5, 0])], Outcome((), "KR-1", REASON)) == 2


def test_those_who_won_together_went_through_their_worst_where_they_lost_most() -> None:
    lines = [(LORE, EVERYBODY, [17, 16, 9, 12, 12])]
    assert turning_point(lines, Outcome((0, 1), "KR-1", REASON)) == 2


def test_without_a_winner_or_a_change_nothing_turned() -> None:
    assert turning_point([(LORE, 0, [0, 0]), (LORE, 1, [0, 0])], Outcome((0,), "LOR-1", REASON)) is None
    assert turning_point([], Outcome((0,), "LOR-1", REASON)) is None
    assert turning_point([(LORE, 0, [0, 3])], None) is None


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("seed", [3, 5, 8])
def test_the_step_of_the_turn_is_the_one_that_changed_most(key: str, seed: int) -> None:
    """The event that is shown for it happened in that step, and that step lies in the moment that is named."""
    session = finished(key, seed)
    counts = counts_of(key)
    counted = tally(session, counts)
    turning = counted.turning
    if turning is None:
        assert turning_point(counted.lines, session.match.outcome) is None
        return
    assert counted.steps[turning.place - 1] < turning.step <= counted.steps[turning.place]
    before, after = standing_at(session, turning.step - 1), standing_at(session, turning.step)
    assert before != after
    again = session.again()
    events = [[event.to_json() for event in again.follow(step)] for step in session.steps[: turning.step]][-1]
    if turning.key is not None:
        assert turning.key[0].to_json() in events


@pytest.mark.parametrize("key", GAMES)
def test_every_picture_of_the_end_is_one_that_the_art_room_draws(key: str) -> None:
    session = finished(key, 5)
    counted = tally(session, counts_of(key))
    faces = [face for seat in counted.faces for face in seat] + [feat.face for feat in counted.best if feat]
    if counted.turning is not None and counted.turning.key is not None:
        faces.append(counted.turning.key[1])
    assert faces
    for face in faces:
        [(game, written)] = addresses(face.picture)
        assert game == key
        assert read(written) is not None
        assert face.name.it
        assert face.name.en


@pytest.mark.parametrize("key", GAMES)
def test_whatever_is_counted_has_a_sign_that_the_page_draws(key: str) -> None:
    counts = counts_of(key)
    drawn = set(re.findall(r"^  ([a-z]+): ", (STATIC / "signs.js").read_text(), re.MULTILINE))
    assert drawn == set(SIGNS)
    signs = [deed.sign for deed in counts.deeds.values()]
    signs += [at.sign for at in counts.standing(finished(key, 5).match)]
    assert set(signs) <= SIGNS
    assert counts.effort in ("", *counts.deeds)


def test_the_best_is_what_brought_most_lore() -> None:
    """Lore of quests and locations is credited to the card that brought it, all of it and no more."""
    session = finished("lorcana", 5)
    counted = tally(session, counts_of("lorcana"))
    quests: dict[int, int] = {}
    again = session.again()
    for step in session.steps:
        told = list(again.follow(step))
        for at, event in enumerate(told):
            if event.kind == "Quested":
                gain = next((later for later in told[at:] if later.kind == "LoreGained"), None)
                quests[event.things[0]] = quests.get(event.things[0], 0) + (gain.things[0] if gain else 0)
    for seat, feat in enumerate(counted.best):
        own = [lore for card, lore in quests.items() if session.match.owner[card] == seat]  # type: ignore[attr-defined]
        assert feat is not None
        assert feat.worth >= max(own)


def counts_of(key: str) -> Counts:
    game = ludoteca.game(key)
    assert isinstance(game, HasCounts)
    return game.counts()


def standing_at(session: Session, step: int) -> list[tuple[int, int]]:
    counts = counts_of(session.game.key)
    return [(at.seat, at.value) for at in counts.standing(session.position(step))]
