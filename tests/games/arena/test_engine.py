"""The engine as a whole: whole games in every mode, what is kept and read back, secrets, positions by hand."""

from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.contract import BadSettings, Decision, IllegalChoice
from ludoteca.kernel.positions import state_hash
from ludoteca.kernel.yamls import Problem

GAME = ludoteca.game("arena")
GRID = GAME.grid()


def new(seed: int = 1, **options: Any) -> ArenaMatch:
    match = GAME.new(seed=seed, **options)
    assert isinstance(match, ArenaMatch)
    return match


def asked(match: ArenaMatch) -> Decision:
    return match.decisions[0]


def answer(match: ArenaMatch, option: str) -> None:
    match.choose(asked(match).seat, option)


def wander(match: ArenaMatch, rng: Random, steps: int = 10**6) -> None:
    while match.outcome is None and steps:
        decision = match.decisions[int(rng.random() * len(match.decisions))]
        match.choose(decision.seat, decision.options.sample(rng))
        assert match.problems() == []
        steps -= 1


def prepared(**options: Any) -> ArenaMatch:
    """A match from chapter 2 on, after a preparation in which everybody takes the first thing offered."""
    match = new(**options)
    while match.turn < 0:
        answer(match, asked(match).options[0].id)
    return match


@pytest.mark.parametrize("place", range(len(GRID)))
def test_whole_games_in_every_mode(place: int) -> None:
    match = new(place, **GRID[place])
    wander(match, Random(place))
    assert match.outcome is not None
    assert match.outcome.draw == (match.points[0] == match.points[1])


def test_chapter_1_begins_with_the_first_of_the_track_and_seven_cards() -> None:
    match = new(side="player 2")
    assert match.side_of == [1, 0]
    assert [match.person(figure).id for figure in match.track] == ["mickey", "ariel", "aladdin", "gaston"]
    assert match.active_seat == 1
    assert [len(hand) for hand in match.hand] == [6, 7]
    spaces = [match.content.board.spaces[space].id for space in match.space]
    assert sorted(spaces) == ["A3", "A4", "G3", "G4"]


def test_the_draft_goes_by_letters_and_nobody_is_picked_twice() -> None:
    match = new(mode="ch2", first="player 2")
    pickers = []
    for _ in range(6):
        pickers.append(asked(match).seat)
        answer(match, asked(match).options[0].id)
    assert pickers == [1, 0, 0, 1, 1, 0]
    assert len(set(match.character)) == 6


def test_four_players_sit_as_partners_of_a() -> None:
    match = new(mode="team", first="player 2")
    assert match.pick_order == [1, 0, 3, 2, 2, 3, 0, 1]
    assert match.side_of == [1, 0, 0, 1]


def test_orders_are_secret_until_all_are_there() -> None:
    match = new(mode="ch2")
    while match.phase == 0:
        answer(match, asked(match).options[0].id)
    assert [decision.seat for decision in match.decisions] == [0, 1]
    events = match.choose(0, "order:2")
    assert events[0].seen_by(1).things == ()
    assert match.view(1).players[0].order == ()
    assert match.view(0).players[0].order == (2,)
    worlds = {tuple(match.imagine(1, Random(n)).order[0]) for n in range(30)}  # type: ignore[attr-defined]
    assert worlds == {(0,), (1,), (2,)}


def test_a_tie_on_initiative_is_settled_by_the_coin() -> None:
    team = "mickey + gaston + ariel"
    options: dict[str, Any] = {"mode": "ch2", "teams": "chosen", "characters": [team, team], "copies": "yes"}
    for winner in (0, 1):
        match = GAME.new(chance=Scripted({"coin": [winner]}), **options)
        assert isinstance(match, ArenaMatch)
        for seat in (0, 1):
            match.choose(seat, f"order:{seat * 3}")
            match.choose(seat, f"order:{seat * 3 + 1}")
        assert match.summoner[match.track[0]] == winner


def test_partners_see_hands_and_opponents_do_not() -> None:
    match = prepared(mode="team")
    seen = [len(player.hand) for player in match.view(0).players]
    assert min(seen[0], seen[3]) > 0
    assert seen[1] == seen[2] == 0


@pytest.mark.parametrize("mode", ["ch1", "ch3", "ch4", "team"])
def test_saves_copies_and_positions_go_on_alike(mode: str) -> None:
    match = new(7, mode=mode)
    rng = Random(7)
    for _ in range(5):
        wander(match, rng, 23)
        if match.outcome is not None:
            break
        kept = state_hash(match)
        assert state_hash(match.copy()) == kept
        assert state_hash(GAME.restore(match.save())) == kept
        assert state_hash(GAME.from_position(GAME.position(match), "p", seed=1)) == kept


def test_a_standard_move_goes_round_rivals_and_through_allies() -> None:
    match = GAME.from_position(POSITION, "p", seed=1)
    spaces = {option.id for option in match.decisions[0].options if option.id.startswith("move:")}
    numbers = {space.id: space.space for space in match.view(0).board.spaces}
    assert f"move:{numbers['D2']}" in spaces  # beyond aladdin, an ally
    assert f"move:{numbers['D6']}" not in spaces  # beyond gaston, a rival
    assert f"move:{numbers['D3']}" not in spaces  # aladdin's own space
    refusal = match.why_not(0, f"move:{numbers['D3']}")
    assert refusal.rule == "SA-8.06"


def test_attacking_an_ally_is_allowed_with_a_warning() -> None:
    match = GAME.from_position(POSITION, "p", seed=1)
    options = {option.id: option for option in match.decisions[0].options}
    assert options["attack:1"].warning.en
    assert not options["attack:2"].warning.en
    match.choose(0, "attack:1")
    assert match.view(0).figures[1].health == 8


POSITION = """
ludoteca: position
game: arena
mode: ch1
round: 2
track: [mickey, ariel, aladdin, gaston]
players:
  - figures: [{character: mickey, space: D4}, {character: aladdin, space: D3}]
    hand: [Scope in Marcia]
  - figures: [{character: gaston, space: D5}, {character: ariel, ko: true}]
"""


def test_positions_with_mistakes_say_where() -> None:
    for wrong, said in (
        (POSITION.replace("D3", "Z9"), "no space"),
        (POSITION.replace("gaston, space", "gastone, space"), "no character"),
        (POSITION.replace("Scope in Marcia", "Spinta"), "no card"),
        (POSITION.replace("D5", "D4"), "impossible"),
    ):
        with pytest.raises(Problem, match=said):
            GAME.from_position(wrong, "p", seed=1)


@pytest.mark.rule("SA-19.03")
def test_partners_of_a_position_are_on_one_side() -> None:
    written = GAME.position(new(mode="team", first="player 2"))
    assert "sides: [1, 0, 0, 1]" in written
    for wrong in ("[0, 0, 1, 1]", "[0, 1, 0, 1]", "[0, 1]"):
        with pytest.raises(Problem, match="sides"):
            GAME.from_position(written.replace("[1, 0, 0, 1]", wrong), "p", seed=1)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (3, {}), (2, {"mode": "team"}), (2, {"mode": "ch2", "teams": "chosen"}), (2, {"mode": "ch9"})],
)
def test_matches_that_cannot_be(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadSettings):
        GAME.new(seats, seed=1, **options)


def test_only_the_summoner_of_the_active_character_acts() -> None:
    match = new()
    other = 1 - match.active_seat
    with pytest.raises(IllegalChoice) as refused:
        match.choose(other, "end")
    assert refused.value.rule == "SA-6.02"


def test_before_a_character_is_picked_its_cards_have_no_face() -> None:
    m = new(mode="ch4")
    assert set(m.face) == {-1}
    answer(m, asked(m).options[0].id)
    assert set(m.faces()) > {-1}
    assert m.faces() == m.face
