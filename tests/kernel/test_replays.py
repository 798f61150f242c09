"""Replays play again to the same positions, or say at which step and why not."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.kernel import replays
from ludoteca.kernel.chance import ChanceError, Recorded
from ludoteca.kernel.positions import canonical, state_hash, without_chance
from ludoteca.kernel.replays import ReplayError
from ludoteca.kernel.session import Session, around, begin

LYON = ludoteca.game("lyon")


def played(decisions: int, seed: int = 5, session: Session | None = None) -> Session:
    rng = Random(seed)
    if session is None:
        session = begin(LYON, seed=seed)
    for _ in range(decisions):
        if session.match.outcome is not None:
            break
        decision = session.match.decisions[0]
        session.choose(decision.seat, decision.options.sample(rng))
    return session


FULL = played(5000)
TEXT = replays.write(FULL, names=["Ada", "Bruno"])


def lines() -> list[dict[str, Any]]:
    return [json.loads(line) for line in TEXT.splitlines()]


def joined(data: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(line) + "\n" for line in data)


def error_of(text: str) -> ReplayError:
    with pytest.raises(ReplayError) as error:
        replays.replay(text, LYON)
    return error.value


def test_a_finished_match_plays_again_to_the_same_end() -> None:
    match = replays.replay(TEXT, LYON).match
    assert state_hash(match) == state_hash(FULL.match)
    assert match.outcome is not None
    assert FULL.match.outcome is not None
    assert match.outcome.to_json() == FULL.match.outcome.to_json()


def test_an_end_that_is_told_in_other_words_is_the_same_end() -> None:
    data = lines()
    data[-1]["outcome"]["reason"] = {"it": "Ha vinto chi ha vinto.", "en": "Whoever won has won."}
    assert replays.replay(joined(data), LYON).match.outcome is not None
    data[-1]["outcome"]["winners"] = [1 - winner for winner in data[-1]["outcome"]["winners"]]
    assert "ended as" in str(error_of(joined(data)))


def test_a_replay_whose_last_hash_was_made_with_the_words_of_the_end_is_read() -> None:
    data = lines()
    worded = blake2b(canonical(without_chance(FULL.match.save())), digest_size=8).hexdigest()
    last = max(number for number, line in enumerate(data) if "hash" in line)
    assert data[last]["hash"] != worded
    data[last]["hash"] = worded
    assert replays.replay(joined(data), LYON).match.outcome is not None


def test_every_step_can_be_reached() -> None:
    recorded = replays.read(TEXT)
    assert recorded.names == ["Ada", "Bruno"]
    for step in (0, 1, 9, 40, len(recorded.steps)):
        match = recorded.play(LYON, step).match
        assert match.save()["step"] == step
        if step:
            assert state_hash(match) == recorded.steps[step - 1].hash
    with pytest.raises(ReplayError, match="there is no step"):
        recorded.play(LYON, len(recorded.steps) + 1)


def test_a_replayed_match_can_be_played_on_and_written_again() -> None:
    session = played(20, seed=1, session=replays.read(TEXT).play(LYON, 30))
    assert state_hash(replays.replay(replays.write(session), LYON).match) == state_hash(session.match)


def test_a_match_under_way_has_no_outcome_yet() -> None:
    text = replays.write(played(25))
    assert json.loads(text.splitlines()[-1]) == {"outcome": None}
    assert replays.replay(text, LYON).match.outcome is None


def test_a_match_from_the_middle_carries_its_beginning() -> None:
    restored = LYON.restore(played(33).match.save())
    session = played(12, seed=2, session=around(restored))
    text = replays.write(session)
    assert "chance" not in json.loads(text.splitlines()[0])["base"]
    assert state_hash(replays.replay(text, LYON).match) == state_hash(session.match)


def test_no_seed_is_ever_written() -> None:
    assert '"seed"' not in TEXT


def test_what_was_taken_back_is_not_in_the_replay() -> None:
    session = played(0)
    session.choose(0, session.match.decisions[0].options[0])
    session.undo(0)
    session.choose(0, session.match.decisions[0].options[1])
    assert len(replays.read(replays.write(session)).steps) == 1
    replays.replay(replays.write(session), LYON)


def test_a_concession_is_a_step() -> None:
    session = played(20)
    session.concede(1)
    again = replays.replay(replays.write(session), LYON)
    assert again.match.outcome is not None
    assert again.match.outcome.rule == "LY-A.35"


def changed(number: int, **fields: Any) -> str:
    data = lines()
    data[number].update(fields)
    return joined(data)


def first(kind: str, after: int = 0) -> int:
    return next(i for i, line in enumerate(lines()) if kind in line and i > after)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (changed(0, version=99), "line 1: played by version 99 of the rules; this is version"),
        (changed(0, content="abc"), "line 1: played with other content"),
        (changed(0, options={"speed": 3}), "Unknown option: speed"),
        (changed(0, options={"decks": ["leoni", "nobody"], "first": "random"}), "No deck is called"),
        (changed(0, game="chess"), "a replay of 'chess'"),
        (changed(0, ludoteca=7), "not a replay"),
        (changed(0, seats=99), "'seats' must be from 1 to"),
        (changed(0, seats="2"), "needs 'seats', int"),
        (changed(0, colour="red"), "unknown field 'colour'"),
        (changed(0, names="Ada"), "'names' must be a list"),
        (changed(0, base={"game": "lyon"}), "cannot be set up"),
        (changed(1, hash="0"), "line 2: step 1: the position differs"),
        (changed(1, choose="fight"), "line 2: step 1: seat 0 cannot choose 'fight'"),
        (changed(1, choose="fight"), "[LY-"),
        (changed(1, seat=5), "'seat' must be a seat below 2"),
        (changed(1, extra=1), "line 2: expected a choice"),
        (changed(first("chance"), chance="coin"), "the recording has 'coin' where the game draws 'deck 0'"),
        (changed(first("chance"), outcome=[1, 2]), "the recorded order is not an order of these"),
        (changed(-1, outcome=None), "recorded as None"),
    ],
)
def test_a_replay_that_does_not_fit_says_where_and_why(text: str, told: str) -> None:
    assert told in str(error_of(text))


def test_a_missing_or_superfluous_outcome_of_chance_is_noticed() -> None:
    data = lines()
    number = first("chance")
    assert "step 8" in str(error_of(joined(data[:number] + data[number + 1 :])))
    data.insert(3, {"chance": "coin", "outcome": 1})
    assert "line 3: step 2: chance does not fit: the game drew 0 outcomes of chance, 1 were recorded" in str(
        error_of(joined(data))
    )


def test_a_truncated_file_says_so() -> None:
    whole = TEXT.splitlines(keepends=True)
    assert "it is truncated" in str(error_of("".join(whole[:-1])))
    cut = "".join(whole[:5]) + whole[5][:20]
    found = error_of(cut)
    assert found.line == 6
    assert "not valid JSON" in found.message


def test_nothing_follows_the_outcome() -> None:
    assert "something follows the outcome" in str(error_of(TEXT + TEXT.splitlines()[1]))


@pytest.mark.parametrize(
    "text", ["", "\n", "[]", "{}", "null", "1", "[" * 100_000, '{"ludoteca": 1}', "\0", '{"a":' * 50_000]
)
def test_no_replay_at_all(text: str) -> None:
    assert error_of(text).line == 1


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=150, deadline=None)
@given(
    st.integers(0, 20),
    st.sampled_from(["game", "version", "seats", "options", "content", "names", "base", "seed", "seat", "choose",
                     "hash", "chance", "outcome", "concede"]),
    VALUES,
)  # fmt: skip
def test_a_tampered_replay_plays_or_says_why_not(number: int, field: str, value: Any) -> None:
    with suppress(ReplayError):
        assert replays.replay(changed(number, **{field: value}), LYON, until=12).match.save()["step"] == 12


@pytest.mark.parametrize("outcome", [[None, None], ["a", 1], [[1], [2]], [True, False], None, 7])
def test_a_recorded_order_that_is_none_is_refused(outcome: Any) -> None:
    with pytest.raises(ChanceError, match="not an order of these 2 things"):
        Recorded([("deck", outcome)]).shuffle([0, 1], "deck")
