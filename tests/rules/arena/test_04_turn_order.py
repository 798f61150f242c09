"""Preparazione dal capitolo 2, after the teams: the secret turn order, placing, the starting hand."""

from pathlib import Path
from random import Random

import pytest

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.views import plain
from tests.rules.arena.openings import Opening, reissued, write_pack
from tests.rules.arena.table import ME, THEM

BLUE = "mickey aladdin ariel"
RED = "gaston sulley maleficent"
LATER = ["ch2", "ch3", "ch4"]


# -- turn order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-4.07")
def test_the_order_is_a_secret_until_both_have_chosen() -> None:
    opening = Opening("ch2", BLUE, RED)
    assert [decision.seat for decision in opening.match.decisions] == [ME, THEM]
    before = opening.view(THEM)
    happened = opening.stack(ME, "ariel mickey aladdin")
    assert [event.kind for event in happened] == ["OrderChosen"] * 2
    for event in happened:
        assert event.seen_by(THEM).things == ()
        assert event.seen_by(ME).things != ()
    assert opening.view(ME).players[ME].order == (2, 0, 1)
    for viewer in (THEM, None):
        seen = opening.view(viewer)
        assert seen.players[ME].order == ()
        assert seen.track == ()
    after = plain(opening.view(THEM))
    after["players"][ME]["order_chosen"] = 0
    assert after == plain(before)
    assert opening.refused("order:0", ME) == "SA-4.07"
    imagined = {tuple(opening.match.imagine(THEM, Random(seed)).order[ME]) for seed in range(40)}  # type: ignore[attr-defined]
    assert len(imagined) == 6


@pytest.mark.rule("SA-4.07")
def test_only_ones_own_characters_are_ordered() -> None:
    opening = Opening("ch2", BLUE, RED)
    assert opening.decision_of(ME).options.ids == ["order:0", "order:1", "order:2"]
    assert opening.decision_of(THEM).options.ids == ["order:3", "order:4", "order:5"]
    assert opening.refused("order:3", ME) == "SA-4.07"
    opening.answer(ME, "order:1")
    assert opening.decision_of(ME).options.ids == ["order:0", "order:2"]


@pytest.mark.rule("SA-4.08")
def test_both_orders_are_revealed_together() -> None:
    opening = Opening("ch2", BLUE, RED)
    opening.stack(THEM, "sulley maleficent gaston")
    assert not opening.of_kind("OrdersRevealed")
    opening.stack(ME, "ariel mickey aladdin")
    (revealed,) = opening.of_kind("OrdersRevealed")
    assert revealed.seen_by(THEM).things == revealed.seen_by(None).things == (2, 0, 1, 4, 5, 3)
    for viewer in (ME, THEM, None):
        assert [player.order for player in opening.view(viewer).players] == [(2, 0, 1), (4, 5, 3)]


@pytest.mark.rule("SA-4.09", "SA-4.10", "SA-5.03")
@pytest.mark.parametrize("mode", LATER)
def test_the_lower_initiative_goes_first(mode: str) -> None:
    """Aladdin has 1, Mickey 4."""
    opening = Opening(mode, "mickey sulley maleficent", "aladdin gaston ariel")
    opening.stack(ME, "mickey maleficent sulley")
    opening.stack(THEM, "aladdin gaston ariel")
    track = opening.track()
    assert track[0::2] == ["aladdin", "gaston", "ariel"]
    assert track[1::2] == ["mickey", "maleficent", "sulley"]
    assert not opening.of_kind("CoinFlipped")


@pytest.mark.rule("SA-4.09", "SA-4.10")
def test_example_aladdin_has_the_lowest_initiative() -> None:
    """So the blue team takes the first, third and fifth positions."""
    opening = Opening("ch2", "aladdin sulley maleficent", "mickey gaston ariel")
    opening.stack(ME, "aladdin sulley maleficent")
    opening.stack(THEM, "mickey gaston ariel")
    assert opening.view(None).sides == (0, 1)
    assert opening.track() == ["aladdin", "mickey", "sulley", "gaston", "maleficent", "ariel"]


@pytest.mark.rule("SA-4.09", "SA-4.10")
def test_only_the_first_characters_are_compared() -> None:
    opening = Opening("ch2", "mickey sulley maleficent", "facilier aladdin ariel")
    opening.stack(ME, "mickey maleficent sulley")  # 4, 7, 8
    opening.stack(THEM, "facilier aladdin ariel")  # 5, 1, 3
    assert opening.track() == ["mickey", "facilier", "maleficent", "aladdin", "sulley", "ariel"]


@pytest.mark.rule("SA-4.11")
def test_the_second_characters_break_a_tie() -> None:
    opening = Opening("ch2", "demona facilier gaston", "demona ariel sulley", copies="yes")
    opening.stack(ME, "demona facilier gaston")  # 2, 5, 6
    opening.stack(THEM, "demona ariel sulley")  # 2, 3, 8
    assert opening.track() == ["demona", "demona", "ariel", "facilier", "sulley", "gaston"]
    assert opening.view(None).track[0] == 3
    assert not opening.of_kind("CoinFlipped")


@pytest.mark.rule("SA-4.11")
def test_then_the_third_ones() -> None:
    opening = Opening("ch2", "demona ariel gaston", "demona ariel facilier", copies="yes")
    opening.stack(ME, "demona ariel gaston")
    opening.stack(THEM, "demona ariel facilier")
    assert opening.track()[4:] == ["facilier", "gaston"]
    assert not opening.of_kind("CoinFlipped")


@pytest.mark.rule("SA-4.12")
@pytest.mark.parametrize("winner", [ME, THEM])
def test_else_a_coin(winner: int) -> None:
    opening = Opening("ch2", RED, RED, copies="yes", chance=Scripted({"coin": [winner]}))
    opening.stack(ME, RED)
    opening.stack(THEM, RED)
    assert [(event.seat, event.rule) for event in opening.of_kind("CoinFlipped")] == [(winner, "SA-4.12")]
    first = opening.view(None).track[0]
    assert opening.view(None).figures[first].seat == winner


@pytest.mark.rule("SA-A.36")
@pytest.mark.parametrize(("coin", "first"), [(0, "mickey"), (1, "gaston")])
def test_a_coin_between_partners(coin: int, first: str, tmp_path: Path) -> None:
    pack = write_pack(tmp_path, reissued("gaston", initiative=4))
    opening = Opening(
        "team",
        "mickey demona",
        "sulley facilier",
        "maleficent ariel",
        "gaston aladdin",
        packs=[str(pack)],
        chance=Scripted({"coin": [coin]}),
    )
    opening.stack(0, "mickey demona")
    opening.stack(3, "gaston aladdin")
    opening.stack(1, "sulley facilier")
    opening.stack(2, "maleficent ariel")
    (flipped,) = opening.of_kind("CoinFlipped")
    assert flipped.rule == "SA-19.16"
    other = "gaston" if first == "mickey" else "mickey"
    assert opening.track()[:4] == [first, "maleficent", other, "sulley"]


@pytest.mark.rule("SA-4.13")
@pytest.mark.parametrize("mode", LATER)
def test_the_first_in_line_begins(mode: str) -> None:
    opening = Opening(mode, BLUE, RED)
    opening.prepare("ariel mickey aladdin", "sulley gaston maleficent")
    view = opening.view(None)
    assert opening.name(view.active) == opening.track()[0] == "ariel"
    assert view.round == 1


@pytest.mark.rule("SA-4.19")
@pytest.mark.parametrize("mode", LATER)
def test_no_order_is_preset(mode: str) -> None:
    opening = Opening(mode, "mickey aladdin facilier", "gaston ariel sulley")
    opening.prepare("facilier aladdin mickey", "gaston ariel sulley")
    assert opening.track() == ["facilier", "gaston", "aladdin", "ariel", "mickey", "sulley"]


@pytest.mark.rule("SA-4.19")
def test_nothing_is_played_before_the_order_is_made() -> None:
    opening = Opening("ch2", BLUE, RED)
    assert opening.refused("end", ME) == "SA-4.19"
    assert opening.refused("attack:3", ME) == "SA-4.19"


# -- placing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-4.14")
@pytest.mark.parametrize("mode", LATER)
def test_figures_are_placed_in_reverse_order(mode: str) -> None:
    opening = Opening(mode, BLUE, RED)
    opening.stack(ME, BLUE)
    opening.stack(THEM, RED)
    starts = [{"A2", "A3", "A4", "A5"}, {"G2", "G3", "G4", "G5"}]
    placed = []
    while opening.view(None).phase == "placing":
        side = opening.asked
        assert opening.spaces() == starts[side]
        (event,) = [event for event in opening.choose(opening.options[-1]) if event.kind == "FigurePlaced"]
        figure, space = event.things
        placed.append(opening.name(figure))
        starts[side].remove(opening.view(None).board.spaces[space].id)
    assert placed == opening.track()[::-1]


@pytest.mark.rule("SA-4.14")
def test_only_a_free_starting_space_of_ones_own_side_will_do() -> None:
    opening = Opening("ch2", BLUE, RED)
    opening.stack(ME, BLUE)
    opening.stack(THEM, RED)
    numbers = opening.match.content.board.numbers
    assert opening.asked == THEM
    assert opening.refused(f"place:{numbers['G3']}", ME) == "SA-4.14"
    for space in ("A3", "G1", "D4"):
        assert opening.refused(f"place:{numbers[space]}", THEM) == "SA-4.14"
    opening.choose(f"place:{numbers['G3']}")
    opening.choose(f"place:{numbers['A3']}")
    assert opening.asked == THEM
    assert opening.refused(f"place:{numbers['G3']}", THEM) == "SA-4.14"


# -- the starting hand -----------------------------------------------------------------------------------------------


def at_hands(**more: object) -> Opening:
    opening = Opening("ch2", BLUE, RED, **more)  # type: ignore[arg-type]
    opening.stack(ME, BLUE)
    opening.stack(THEM, RED)
    opening.place_all()
    return opening


@pytest.mark.rule("SA-4.15")
def test_six_cards_in_chapter_2() -> None:
    for player in at_hands().view(None).players:
        assert (player.hand_size, player.deck_size, player.hand_limit) == (6, 24, 6)


@pytest.mark.rule("SA-4.16")
def test_a_hand_is_shuffled_back_for_another_one() -> None:
    order = list(range(30))
    opening = at_hands(chance=Scripted({"deck 0": [order, order[::-1]]}))
    assert sorted(opening.match.hand[ME]) == [24, 25, 26, 27, 28, 29]
    assert opening.asked == ME
    happened = opening.choose("redraw")
    assert [event.kind for event in happened] == ["HandRedrawn"] + ["CardDrawn"] * 6
    assert sorted(opening.match.hand[ME]) == [0, 1, 2, 3, 4, 5]
    assert sorted(opening.match.hand[ME] + opening.match.deck[ME]) == order
    assert opening.view(THEM).players[ME].redrawn is True
    assert opening.match.problems() == []


@pytest.mark.rule("SA-4.16", "SA-5.05")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_the_new_hand_is_as_large_as_the_old_one(mode: str) -> None:
    opening = Opening(mode, "mickey facilier ariel", RED)
    opening.stack(ME, "mickey facilier ariel")
    opening.stack(THEM, RED)
    opening.place_all()
    for seat, size in ((ME, 7), (THEM, 5)):
        assert opening.hand_size(seat) == size
        assert opening.asked == seat
        drawn = [event for event in opening.choose("redraw") if event.kind == "CardDrawn" and event.rule == "SA-4.16"]
        assert len(drawn) == size
    assert opening.hand_size(THEM) == 5


@pytest.mark.rule("SA-4.16")
def test_a_hand_may_be_kept() -> None:
    opening = at_hands()
    before = opening.match.hand[ME][:]
    happened = opening.choose("keep")
    assert [event.kind for event in happened] == ["HandKept"]
    assert opening.match.hand[ME] == before
    assert opening.asked == THEM
    assert opening.refused("redraw", ME) == "SA-4.17"


@pytest.mark.rule("SA-4.17")
def test_the_second_hand_is_kept() -> None:
    opening = at_hands()
    opening.choose("redraw")
    assert opening.asked == THEM
    assert opening.refused("redraw", ME) == "SA-4.17"
    opening.choose("redraw")
    assert opening.view(None).phase == "main"
    assert opening.refused("redraw", ME) == "SA-4.17"


@pytest.mark.rule("SA-A.35")
def test_redraws_are_decided_in_turn_order_and_in_the_open() -> None:
    opening = Opening("ch2", "sulley mickey ariel", "aladdin gaston demona")
    opening.stack(ME, "sulley mickey ariel")
    opening.stack(THEM, "aladdin gaston demona")
    opening.place_all()
    assert opening.asked == THEM
    assert opening.refused("redraw", ME) == "SA-A.35"
    redrawn, *drawn = opening.choose("redraw")
    assert redrawn.seen_by(ME).kind == "HandRedrawn"
    assert redrawn.known_to(ME)
    assert all(event.seen_by(ME).things == () for event in drawn)
    assert all(event.seen_by(THEM).things != () for event in drawn)
    assert opening.view(ME).players[THEM].redrawn is True
    assert opening.view(ME).players[THEM].hand == ()
    assert opening.asked == ME
