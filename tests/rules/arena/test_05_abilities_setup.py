"""Preparazione dal capitolo 3: ability cards, and hands by their hand sizes."""

from typing import Any

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.kernel.views import plain
from tests.games.pictures import parts
from tests.rules.arena.openings import Opening
from tests.rules.arena.pictures import picture, place_of
from tests.rules.arena.table import BOX, ME, Table

CONTENT = load_content((BOX,))
BLUE = "mickey facilier ariel"
RED = "gaston sulley maleficent"


def prepared(mode: str, seed: int = 1) -> Opening:
    opening = Opening(mode, BLUE, RED, seed=seed)
    opening.prepare("ariel facilier mickey", "sulley maleficent gaston")
    return opening


@pytest.mark.rule("SA-5.01")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_teams_of_three_by_the_same_draft(mode: str) -> None:
    opening = Opening(mode, first="player 2")
    assert opening.draft("mickey gaston sulley ariel facilier maleficent") == [1, 0, 0, 1, 1, 0]
    gaston = CONTENT.find_character("gaston")
    assert opening.refused(f"pick:{gaston}", ME) == "SA-4.19"  # the draft is over
    assert [len(player.figures) for player in opening.view(None).players] == [3, 3]


@pytest.mark.rule("SA-5.02")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_every_character_has_its_ability_card(mode: str) -> None:
    for figure in prepared(mode).view(None).figures:
        character = CONTENT.characters[CONTENT.find_character(figure.id)]
        starting = [ability for ability in figure.abilities if not ability.upgraded]
        assert [ability.id for ability in starting] == [ability.id for ability in character.abilities]
        assert starting


@pytest.mark.rule("SA-5.03")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_the_turn_order_is_made_as_in_chapter_2(mode: str) -> None:
    opening = Opening(mode, BLUE, RED)
    opening.stack(0, "mickey ariel facilier")  # 4
    opening.stack(1, "gaston sulley maleficent")  # 6
    assert opening.track() == ["mickey", "gaston", "ariel", "sulley", "facilier", "maleficent"]
    (built,) = opening.of_kind("TrackBuilt")
    assert built.rule == "SA-4.09"


@pytest.mark.rule("SA-5.04")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_ability_cards_begin_on_their_starting_side(mode: str) -> None:
    opening = prepared(mode)
    for figure in opening.view(None).figures:
        assert figure.upgraded is False
        assert all(ability.in_force != ability.upgraded for ability in figure.abilities)


@pytest.mark.rule("SA-5.04")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_ability_cards_lie_in_turn_order(mode: str) -> None:
    """Beside the Arena from top to bottom, since they lie at its sides."""
    opening = prepared(mode)
    drawn = parts(picture(opening.view(ME), "wide"))
    for seat, order in ((0, ["ariel", "facilier", "mickey"]), (1, ["sulley", "maleficent", "gaston"])):
        cards = [(place_of(drawn[f"sheet:{figure}"]), figure) for figure in opening.match.figures_of(seat)]
        assert [opening.name(figure) for _, figure in sorted(cards)] == order


@pytest.mark.rule("SA-5.05")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_the_first_hand_is_the_sum_of_the_hand_sizes(mode: str) -> None:
    """2 for Mickey, 3 for Facilier, 2 for Ariel; 2, 1 and 2 for the others."""
    opening = prepared(mode)
    dealt = [event for event in opening.of_kind("CardDrawn") if event.rule == "SA-5.05"]
    assert [event.seat for event in dealt] == [0] * 7 + [1] * 5
    assert opening.view(None).players[1].hand_size == 5
    assert opening.view(None).players[1].deck_size == 25


@pytest.mark.rule("SA-5.06")
@pytest.mark.parametrize("mode", ["ch3", "ch4"])
def test_the_same_sum_is_the_hand_limit(mode: str) -> None:
    table = Table(mode, blue=BLUE, red=RED)
    mine = table.hand(*["Scope in Marcia"] * 2, *["Folla Magica"] * 2, *["Stella Cadente"] * 2, *["Guizzo di Coda"] * 2)
    mine += table.hand("Passi Inzuppati")
    table.end_turn()
    assert table.view(ME).players[ME].hand_limit == 7
    table.choose(f"discard:{mine[0]}")
    assert table.active() == "mickey"
    table.choose(f"discard:{mine[8]}")
    assert table.hand_size() == 7
    assert table.active() == "gaston"
    assert [event.rule for event in table.events if event.kind == "CardDiscarded"] == ["SA-15.02"] * 2


@pytest.mark.rule("SA-5.07")
def test_chapter_4_prepares_as_chapter_3_does() -> None:
    def comparable(mode: str) -> tuple[Any, Any, Any]:
        opening = prepared(mode, seed=9)
        view = plain(opening.view(ME))
        for key in ("mode", "chapter", "upgrades"):
            del view[key]
        for figure in view["figures"]:
            figure["abilities"] = [ability for ability in figure["abilities"] if not ability["upgraded"]]
        m = opening.match
        told = [(event.kind, event.seat, event.things, event.rule) for event in opening.events]
        return view, (m.deck, m.hand), told

    assert comparable("ch3") == comparable("ch4")
