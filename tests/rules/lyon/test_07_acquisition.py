"""Acquisizione: the draw that opens a turn."""

import pytest

import ludoteca
from ludoteca.kernel.contract import Match
from tests.rules.lyon.table import ME, THEM, Table, monster

GAME = ludoteca.game("lyon")


def begun(first: str = "player 1") -> Match:
    """A match in the Action phase of its first turn."""
    match = GAME.new(seed=2, first=first)
    while match.view(None).phase == "setup":
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[0])
    return match


def pass_turn(match: Match) -> None:
    turn = match.view(None).turn
    for wanted in ("fight", "end"):
        if match.view(None).turn == turn:
            match.choose(match.decisions[0].seat, wanted)


def hand_sizes(match: Match) -> list[int]:
    return [player.hand_size for player in match.view(None).players]


@pytest.mark.rule("LY-7.01")
def test_the_active_player_draws_one_card() -> None:
    table = Table()
    table.hand(*["JOHN"] * 5, of=THEM)
    table.end_turn()
    assert table.hand_size(THEM) == 6
    drawn = [event for event in table.events if event.kind == "CardDrawn"]
    assert [(event.seat, event.rule) for event in drawn] == [(THEM, "LY-7.01")]


@pytest.mark.rule("LY-7.02")
@pytest.mark.parametrize("first", [0, 1])
def test_whoever_begins_does_not_draw_in_the_first_turn(first: int) -> None:
    match = begun(f"player {first + 1}")
    assert match.view(None).active == first
    assert hand_sizes(match) == [5, 5]


@pytest.mark.rule("LY-7.03")
def test_the_second_player_draws_in_their_first_turn() -> None:
    match = begun()
    pass_turn(match)
    assert hand_sizes(match) == [5, 6]
    pass_turn(match)
    assert hand_sizes(match) == [6, 6]


@pytest.mark.rule("LY-7.04")
def test_the_draw_comes_before_any_card_is_played() -> None:
    table = Table()
    table.end_turn()
    kinds = [(event.kind, event.things) for event in table.events if event.seat == THEM]
    assert kinds[-2][0] == "CardDrawn"
    assert kinds[-1] == ("PhaseBegan", (2,))


@pytest.mark.rule("LY-7.04")
def test_a_card_is_refused_even_when_something_is_asked_before_the_draw() -> None:
    """TREGUA ends as the next turn begins; the MARTIRE under a CAPPA DI PIOMBO dies of it and asks for a target."""
    table = Table()
    martyr = table.mine("MARTIRE", lane=1)
    table.theirs(monster(1, 5), lane=1)
    table.theirs(monster(1, 5), lane=2)
    table.hand("TREGUA", "CAPPA DI PIOMBO", "DARDO PUNGENTE")
    table.play("TREGUA")
    table.play("CAPPA DI PIOMBO", on=martyr)
    assert table.stats(martyr) == (-1, 1)
    table.end_turn()
    table.end_turn()
    assert table.where(martyr) == "discard"
    assert table.asked == ME
    assert table.hand_size(ME) == 1
    assert table.refused_play("DARDO PUNGENTE") == "LY-7.04"
    table.choose(table.options[0])
    assert table.hand_size(ME) == 2


@pytest.mark.rule("LY-A.06")
def test_card_effects_draw_in_the_first_turn() -> None:
    table = Table()
    table.match.turn = 1
    match = table.match
    before = match.view(ME).players[ME].hand_size
    table.activate()  # Captain Breeze draws 2
    assert table.hand_size(ME) == before + 2
