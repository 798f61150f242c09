"""Regole di gioco aggiuntive: Health, exile, revealed cards, running out of cards, damage to several at once."""

import re

import pytest

from tests.games.pictures import things
from tests.rules.arena.pictures import picture
from tests.rules.arena.table import ME, THEM, Table

MODES = ["ch1", "ch2", "ch3", "ch4", "team"]


def fray(upgraded: bool = False) -> Table:
    """Gaston among three rivals, with the card that strikes them all in hand."""
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="D3", aladdin="E3", sulley="C2", demona="C3")
    if upgraded:
        table.upgraded("gaston")
    table.hand("Alla Testa della Folla")
    return table


def mob(table: Table) -> int:
    return table.pile("hand")[0]


# -- Health ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-17.01")
@pytest.mark.parametrize(("left", "after"), [(7, 8), (8, 8), (3, 6)])
def test_health_never_exceeds_its_starting_value(left: int, after: int) -> None:
    table = Table("ch4", blue="ariel mickey gaston", red="aladdin sulley demona")
    table.at(ariel="D3", mickey="E3")
    table.wounded(mickey=left)
    (song,) = table.hand("Canto che Guarisce")
    table.play(song, "mickey")
    assert table.health("mickey") == after


@pytest.mark.rule("SA-17.02")
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_plate_shows_the_health_that_is_left(shape: str) -> None:
    table = fray()
    table.wounded(sulley=9)
    table.attack("sulley")
    assert table.health("sulley") == 7
    for viewer in (ME, THEM, None):
        shown = things(picture(table.view(viewer), shape))[f"vital:{table.figure('sulley')}"]
        numbers = [text for one in shown.iter() if re.fullmatch(r"\d+/\d+", text := (one.text or "").strip())]
        assert numbers == [f"7/{table.seen('sulley', ME).max_health}"]


# -- exiled and revealed cards -----------------------------------------------------------------------------------


@pytest.mark.rule("SA-17.03")
def test_an_exiled_card_is_out_of_the_game_and_yields_no_gear() -> None:
    table = Table("ch4", blue="facilier mickey ariel", red="gaston sulley demona")
    table.at(facilier="D3", gaston="E3")
    (card,) = table.deck("Stella Cadente")
    before = table.view().players[ME]
    table.use(0)
    after = table.view().players[ME]
    assert [shown.card for shown in after.exile] == [card]
    assert after.deck_size == before.deck_size - 1
    assert after.gear == before.gear == (0, 0, 0, 0)
    m = table.match
    assert card not in m.hand[ME] + m.deck[ME] + m.discard[ME]


@pytest.mark.rule("SA-17.03")
def test_exiled_cards_never_come_back() -> None:
    table = Table("ch3", begin="turn")
    gone = table.exiled("Stella Cadente", "Tappeto Volante")
    table.until_turn_of("gaston")
    table.until_turn_of("mickey")
    assert table.pile("exile") == gone


@pytest.mark.rule("SA-17.04")
@pytest.mark.parametrize("mode", ["ch3", "ch4", "team"])
def test_a_revealed_card_is_seen_by_all(mode: str) -> None:
    table = Table(mode, active="gaston")
    (top,) = table.deck("Passo Spavaldo", of=THEM)
    table.use(0)
    (event,) = [event for event in table.events if event.kind == "CardRevealed"]
    assert event.things == (top,)
    for seat in [*range(table.match.seats), None]:
        assert event.known_to(seat)
        known = table.view(seat).players[THEM].deck_known
        assert [(shown.card, shown.place) for shown in known] == [(top, 0)]


@pytest.mark.rule("SA-17.05")
def test_example_a_card_revealed_from_a_deck_is_back_on_top() -> None:
    table = Table("ch4", active="gaston")
    size = table.view().players[THEM].deck_size
    (top,) = table.deck("Passo Spavaldo", of=THEM)
    table.use(0)
    assert table.view().players[THEM].deck_size == size
    assert top not in table.pile("hand", THEM)
    assert top not in table.pile("discard", THEM)
    table.until_turn_of("sulley")
    assert top in table.pile("hand", THEM), "it is what that Summoner draws next"


# -- no cards left -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-17.06")
@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_drawn_from_an_empty_deck_and_nothing_reshuffled(mode: str) -> None:
    table = Table(mode, begin="turn")
    hand = table.hand("Stella Cadente")
    discarded = table.discarded("Esercito di Scope", "Tappeto Volante", "Lama Ricurva")
    table.only_deck()
    assert table.pile("hand") == hand
    assert table.pile("discard") == discarded
    assert table.view().players[ME].deck_size == 0
    assert [event.rule for event in table.events if event.kind == "DrawFailed"] == ["SA-17.06"]


@pytest.mark.rule("SA-17.07")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch3", "ch4"])
def test_that_round_is_the_last_one(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.only_deck()
    table.points(1, 2)
    turns = 0
    while table.match.outcome is None:
        table.end_turn()
        turns += 1
    assert turns == len(table.view(None).track)
    assert table.winner == THEM


@pytest.mark.rule("SA-17.08")
@pytest.mark.parametrize("mode", MODES)
def test_without_cards_one_goes_on_moving_and_attacking(mode: str) -> None:
    table = Table(mode, begin="turn")
    table.at(mickey="D3", gaston="E3")
    table.only_deck()
    assert f"attack:{table.figure('gaston')}" in table.options
    assert "C3" in table.reachable()
    table.move("C3")
    table.end_turn()
    assert table.where("mickey") == "C3"


@pytest.mark.rule("SA-A.30")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_without_cards_abilities_that_cost_none_can_be_used(mode: str) -> None:
    table = Table(mode, blue="demona mickey aladdin", red="gaston sulley ariel", begin="turn")
    table.wounded(demona=5)
    table.only_deck()
    table.use(0)
    assert table.health("demona") == 7


@pytest.mark.rule("SA-A.30")
def test_without_cards_those_that_cost_one_cannot() -> None:
    table = Table("ch4", begin="turn")
    table.only_deck()
    assert table.refused("use:0") == "SA-10.04"


# -- several at once ---------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-17.09", "SA-A.32")
@pytest.mark.parametrize("first", ["aladdin", "demona"])
def test_the_controller_says_in_which_order_they_are_damaged(first: str) -> None:
    second = "demona" if first == "aladdin" else "aladdin"
    table = fray()
    table.wounded(aladdin=2, demona=1)
    table.play(mob(table))
    assert table.asked == ME
    assert table.decision.rule == "SA-17.09"
    assert table.targets() == {"aladdin", "sulley", "demona"}
    table.then(first)
    assert table.where(first) != "", "it leaves when the paragraph is over"
    table.then(second)
    fallen = [event.things[0] for event in table.events if event.kind == "KnockedOut"]
    assert fallen == [table.figure(first), table.figure(second)]
    worth = {"aladdin": 4, "demona": 5}
    gains = [event.things[1] for event in table.events if event.kind == "PointsGained"]
    assert gains == [worth[first], worth[second]]
    assert table.where(first) == table.where(second) == ""
    assert table.health("sulley") == 12
    kinds = table.kinds()
    assert kinds.index("FigureRemoved") > len(kinds) - 1 - kinds[::-1].index("DamageDealt")


@pytest.mark.rule("SA-17.09")
def test_who_is_not_struck_is_not_asked_about() -> None:
    table = fray()
    table.put("sulley", "G1")
    table.play(mob(table))
    assert table.targets() == {"aladdin", "demona"}
    assert table.refused(f"target:{table.figure('sulley')}") == "SA-17.09"


@pytest.mark.rule("SA-17.09")
def test_with_one_there_is_nothing_to_ask() -> None:
    table = fray()
    table.put("sulley", "G1")
    table.put("demona", "G2")
    table.play(mob(table))
    assert table.health("aladdin") == 7
    assert "end" in table.options


@pytest.mark.rule("SA-A.32")
def test_what_the_kos_set_off_comes_when_the_blow_is_over() -> None:
    """Upgraded Gaston recovers and moves for each KO, after both."""
    table = fray(upgraded=True)
    table.wounded(gaston=3, aladdin=2, demona=1)
    table.play(mob(table), "sulley", "demona")
    kinds = table.kinds()
    assert kinds.count("KnockedOut") == 2
    assert kinds.index("AbilityTriggered") > len(kinds) - 1 - kinds[::-1].index("KnockedOut")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.health("gaston") == 9
    assert table.scores() == [4 + 5 + 2, 0]


# -- discard piles -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-17.10")
@pytest.mark.parametrize("mode", MODES)
def test_everyone_has_their_own_discard_pile(mode: str) -> None:
    table = Table(mode)
    (march,) = table.hand("Scope in Marcia")
    table.play(march)
    while "end" not in table.options:
        table.choose(table.options[0])
    piles = [[shown.card for shown in player.discard] for player in table.view(None).players]
    assert piles[ME] == [march]
    assert not any(piles[1:])
    assert march not in table.pile("hand")


@pytest.mark.rule("SA-17.10")
def test_a_card_discarded_because_of_a_rival_goes_to_its_owner_s_pile() -> None:
    table = Table("ch4", active="aladdin")
    table.at(aladdin="D3", gaston="E3")
    (fingers,) = table.hand("Dita Leste")
    (theirs,) = table.hand("Spinta", of=THEM)
    table.play(fingers)
    assert table.pile("discard", THEM) == [theirs]
    assert table.pile("discard") == [fingers]


@pytest.mark.rule("SA-17.10")
def test_only_cards_of_one_s_own_hand_are_played() -> None:
    table = Table("ch4")
    (theirs,) = table.hand("Passo Spavaldo", of=THEM)
    (discarded,) = table.discarded("Scope in Marcia")
    assert table.refused(f"play:{theirs}/1") == "SA-17.10"
    assert table.refused(f"play:{discarded}/1") == "SA-17.10"
