"""La Fase Finale: the hand goes down to its limit, the marker moves on."""

import pytest

from tests.rules.arena.table import ME, THEM, Table

MODES = ["ch1", "ch2", "ch3", "ch4", "team"]
EARLY = ["ch1", "ch2"]
LATER = ["ch3", "ch4", "team"]
CARDS = (
    "Stella Cadente", "Stella Cadente", "Esercito di Scope", "Esercito di Scope", "Tappeto Volante", "Tappeto Volante",
    "Lama Ricurva", "Lama Ricurva", "Un Balzo Avanti", "Un Balzo Avanti",
)  # fmt: skip


def holding(mode: str, number: int, blue: str = "") -> tuple[Table, list[int]]:
    """Mickey's turn, with so many cards in hand."""
    table = Table(mode, blue=blue)
    return table, table.hand(*CARDS[:number])


@pytest.mark.rule("SA-15.01")
@pytest.mark.parametrize("mode", EARLY)
def test_at_the_end_of_a_turn_at_most_six_cards_are_held(mode: str) -> None:
    table, hand = holding(mode, 8)
    table.end_turn()
    assert table.decision.rule == "SA-15.01"
    table.choose(f"discard:{hand[0]}")
    assert table.hand_size() == 7
    assert table.active() == "mickey", "one more to go"
    table.choose(f"discard:{hand[5]}")
    assert table.hand_size() == 6
    assert table.pile("discard") == [hand[0], hand[5]]
    assert table.active() != "mickey"


@pytest.mark.rule("SA-15.01")
@pytest.mark.parametrize("blue", ["mickey aladdin facilier", "mickey aladdin sulley"])
def test_before_chapter_3_hand_sizes_do_not_matter(blue: str) -> None:
    table, _ = holding("ch2", 7, blue)
    assert table.view().players[ME].hand_limit == 6
    table.end_turn()
    table.choose(table.options[0])
    assert table.hand_size() == 6
    assert table.active() != "mickey"


@pytest.mark.rule("SA-15.02")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
@pytest.mark.parametrize(("blue", "limit"), [("mickey aladdin facilier", 7), ("mickey aladdin sulley", 5)])
def test_from_chapter_3_everyone_has_their_own_limit(mode: str, blue: str, limit: int) -> None:
    table, hand = holding(mode, 8, blue)
    table.end_turn()
    assert table.decision.rule == "SA-15.02"
    for card in hand[: 8 - limit]:
        assert table.active() == "mickey"
        table.choose(f"discard:{card}")
    assert table.hand_size() == limit
    assert table.active() != "mickey"


@pytest.mark.rule("SA-15.03")
@pytest.mark.parametrize("mode", MODES)
def test_the_owner_chooses_what_to_discard(mode: str) -> None:
    table, hand = holding(mode, 9)
    (theirs,) = table.hand("Spinta", of=THEM)
    table.end_turn()
    assert table.asked == ME
    assert table.options == [f"discard:{card}" for card in hand], "all of it, whosever cards they are"
    assert table.refused(f"discard:{theirs}") == "SA-15.03"
    table.choose(f"discard:{hand[3]}")
    assert hand[3] in table.pile("discard")


@pytest.mark.rule("SA-15.03")
def test_there_is_no_way_around_it() -> None:
    table, _ = holding("ch4", 8)
    table.end_turn()
    assert table.refused("end") == "SA-6.03"
    assert table.refused("done") == "SA-6.03"


@pytest.mark.rule("SA-15.04")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("number", [4, 6])
def test_a_hand_within_the_limit_stays_as_it_is(mode: str, number: int) -> None:
    table, hand = holding(mode, number)
    table.end_turn()
    assert table.active() != "mickey"
    assert table.pile("hand") == hand
    assert table.pile("discard") == []


@pytest.mark.rule("SA-15.04")
def test_only_the_active_summoner_s_hand_is_looked_at() -> None:
    table, _ = holding("ch3", 2)
    theirs = table.hand(
        "Spinta", "Spinta", "Rissa in Taverna", "Rissa in Taverna", "Carica Taurina", "Carica Taurina", of=THEM
    )
    assert table.view().players[THEM].hand_limit == 5
    table.end_turn()
    assert table.active() == "gaston"
    assert table.pile("hand", THEM)[:6] == theirs


@pytest.mark.rule("SA-15.05")
@pytest.mark.parametrize("mode", LATER)
@pytest.mark.parametrize("number", [3, 9])
def test_then_the_marker_moves_to_the_next_tile(mode: str, number: int) -> None:
    table, _ = holding(mode, number)
    before = table.view(None)
    table.end_turn()
    while table.active() == "mickey":
        table.choose(table.options[0])
    after = table.view(None)
    assert after.turn == before.turn + 1
    assert after.active == after.track[after.turn]
    kinds = table.kinds()
    assert kinds.index("TurnEnded") < kinds.index("TurnBegan")
    assert after.phase == "main"
