"""Equipaggiamenti: what the discard pile is worth."""

from pathlib import Path

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.kernel.packs import PackProblems
from ludoteca.kernel.views import words_of
from tests.rules.arena.collecting import LAMPS, ROSES, collected, gear
from tests.rules.arena.openings import Opening, core_character, write_pack
from tests.rules.arena.table import BOX, ME, THEM, Table

CONTENT = load_content((BOX,))
GEARS = ["shell", "lamp", "hat", "rose"]
MODES = ["ch4", "team"]


@pytest.mark.rule("SA-18.01")
def test_every_card_has_one_gear() -> None:
    assert len(CONTENT.cards) == 48
    for card in CONTENT.cards:
        assert 0 <= card.gear < len(CONTENT.gears)


@pytest.mark.rule("SA-18.01")
def test_the_gear_is_shown_on_the_card() -> None:
    table = collected()
    table.hand("Spinta")
    (shown,) = table.view().players[ME].hand
    assert shown.gear == GEARS.index("rose")


@pytest.mark.rule("SA-18.02", "SA-A.39")
def test_there_are_four_kinds_and_one_is_the_shell() -> None:
    assert [kind.id for kind in CONTENT.gears] == GEARS
    assert CONTENT.gears[0].name.it == "Guscio"
    assert len({kind.name.it for kind in CONTENT.gears}) == 4


@pytest.mark.rule("SA-A.39")
def test_their_labels_are_data() -> None:
    names = [both.name for both in collected().view().gears]
    assert names == [words_of(kind.name) for kind in CONTENT.gears]


@pytest.mark.rule("SA-18.03")
@pytest.mark.parametrize("mode", MODES)
def test_every_card_in_the_discard_pile_counts(mode: str) -> None:
    table = Table(mode, blue="aladdin ariel mickey sulley" if mode == "team" else "aladdin ariel mickey")
    table.discarded("Stordisci e Scappa", "Tappeto Volante", "Tridente Lucente")
    assert gear(table) == {"lamp": 2, "shell": 1}


@pytest.mark.rule("SA-18.03")
def test_cards_elsewhere_do_not_count() -> None:
    table = collected("Spinta")
    table.hand("Spinta", "Carica Taurina")
    table.exiled("Rissa in Taverna")
    assert gear(table) == {"rose": 1}


@pytest.mark.rule("SA-18.04")
def test_a_card_played_counts() -> None:
    table = collected()
    (brawl,) = table.hand("Rissa in Taverna")
    table.play(brawl)
    assert gear(table) == {"rose": 1}


@pytest.mark.rule("SA-18.04")
def test_a_card_discarded_for_a_bonus_counts() -> None:
    table = collected()
    (rush,) = table.hand("Carica Taurina")
    table.boost_move(rush, "C3")
    assert gear(table) == {"lamp": 1}
    table = collected()
    (shot,) = table.hand("Colpo da Cacciatore")
    table.boost_attack(shot, "mickey")
    assert gear(table) == {"shell": 1}


@pytest.mark.rule("SA-18.04")
def test_a_card_discarded_for_an_ability_counts() -> None:
    table = collected(active="aladdin")
    table.hand("Tappeto Volante")
    table.use(0)
    assert gear(table) == {"lamp": 1}


@pytest.mark.rule("SA-18.04")
def test_a_card_discarded_for_the_hand_limit_counts() -> None:
    table = collected()
    hand = table.hand(*ROSES, *LAMPS, "Passo Spavaldo")
    table.end_turn()
    table.choose(f"discard:{hand[6]}")
    assert gear(table) == {"hat": 1}


@pytest.mark.rule("SA-18.05")
@pytest.mark.parametrize("viewer", [ME, THEM, None])
def test_what_is_collected_is_public(viewer: int | None) -> None:
    table = collected("Spinta", "Spinta", "Carica Taurina")
    assert gear(table, ME, viewer) == {"rose": 2, "lamp": 1}
    cards = table.view(viewer).players[ME].discard
    assert [card.name.it for card in cards] == ["Spinta", "Spinta", "Carica Taurina"]


@pytest.mark.rule("SA-18.13")
@pytest.mark.parametrize("who", [character.id for character in CONTENT.characters])
def test_the_printed_distribution_is_that_of_the_deck(who: str) -> None:
    person = CONTENT.characters[CONTENT.find_character(who)]
    counted = [0] * 4
    for face in person.deck:
        counted[CONTENT.cards[face].gear] += 1
    assert person.gears == counted
    assert sum(counted) == 10


@pytest.mark.rule("SA-18.13")
def test_a_pack_whose_distribution_is_wrong_is_rejected(tmp_path: Path) -> None:
    gaston = core_character("gaston")
    gaston["gears"]["value"] = {"rose": 10}
    with pytest.raises(PackProblems, match=r"the cards of the deck bear .shell: 3"):
        load_content((write_pack(tmp_path / "sbagliato", gaston),))


@pytest.mark.rule("SA-18.14")
@pytest.mark.parametrize("mode", MODES)
def test_the_draft_shows_distributions_and_costs(mode: str) -> None:
    opening = Opening(mode, seed=1)
    view = opening.view(opening.asked)
    pool = view.draft.pool
    assert len(pool) == 8
    for shown in pool:
        person = CONTENT.characters[shown.character]
        assert list(shown.gears) == person.gears
        assert list(shown.upgrade_cost) == person.upgrade_cost
        assert sum(shown.upgrade_cost) in (4, 5)
