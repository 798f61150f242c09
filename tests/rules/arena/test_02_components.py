"""Componenti e anatomia: what is in the box, and what is on cards, tiles and ability cards."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import ATTACK, MAGIC, STATUS
from ludoteca.kernel.contract import Event
from tests.rules.arena.openings import GAME, Opening, core_character, reissued, write_pack
from tests.rules.arena.table import BOX, ME, THEM, Table

CONTENT = load_content((BOX,))
NAMES = ["aladdin", "ariel", "demona", "facilier", "gaston", "maleficent", "mickey", "sulley"]
MOVE = 1
ACT = 2


def told(events: list[Event]) -> list[Any]:
    return [(event.kind, event.seat, event.things, event.rule) for event in events]


@pytest.mark.rule("SA-2.01")
def test_eight_characters_with_ten_cards_each() -> None:
    assert sorted(character.id for character in CONTENT.characters) == NAMES
    for character in CONTENT.characters:
        assert len(character.deck) == 10
        assert {CONTENT.cards[face].character for face in character.deck} == {CONTENT.characters.index(character)}


@pytest.mark.rule("SA-2.01")
def test_a_deck_of_nine_cards_is_rejected(tmp_path: Path) -> None:
    character = core_character("gaston")
    assert not GAME.check_pack(write_pack(tmp_path / "whole", character))
    character["deck"][0]["copies"] -= 1
    character["gears"]["value"]["rose"] -= 1
    problems = GAME.check_pack(write_pack(tmp_path / "lacking", character))
    assert [problem.rule for problem in problems] == ["SA-2.01"]


@pytest.mark.rule("SA-2.02")
def test_the_shared_components() -> None:
    assert CONTENT.components == {
        "status_tiles": 24,
        "status_counters": 15,
        "vp_tokens": 18,
        "rings_blue": 4,
        "rings_red": 4,
        "turn_markers": 1,
        "reference_cards": 4,
        "boards": 1,
    }
    assert sum(status.tiles for status in CONTENT.statuses) == 24


@pytest.mark.rule("SA-A.43")
def test_counters_tiles_and_tokens_never_run_out() -> None:
    table = Table("ch4", blue="mickey gaston ariel", red="mickey sulley aladdin", begin="turn")
    table.at(**{"blue:mickey": "D4"})
    for name in ("blue:mickey", "red:mickey"):
        table.status(name, "magic_broom", 40)
    table.points(100, 0)
    table.deck("Esercito di Scope", "Esercito di Scope")
    (brooms,) = table.hand("Esercito di Scope")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.scores() == [101, 0]
    assert table.counters("blue:mickey", "magic_broom") == 40  # one lost, one regained
    table.play(brooms)
    assert table.counters("blue:mickey", "magic_broom") == 44
    assert table.counters("red:mickey", "magic_broom") == 40


@pytest.mark.rule("SA-2.03")
def test_a_card_is_always_a_combat_card() -> None:
    table = Table("ch4", blue="ariel gaston mickey")
    table.wounded(gaston=3)
    cards = table.hand("Guizzo di Coda", "Spinta", "Esercito di Scope")
    table.choose("use:0")
    assert sorted(table.options) == sorted(f"card:{card}" for card in cards)


@pytest.mark.rule("SA-2.04")
def test_a_card_is_played_in_the_turn_of_its_character() -> None:
    table = Table("ch1")
    (carpet,) = table.hand("Tappeto Volante")
    assert carpet not in table.playable()
    assert table.refused(f"play:{carpet}/{MOVE}") == "SA-6.07"
    table.until_turn_of("aladdin")
    assert carpet in table.playable()


@pytest.mark.rule("SA-2.05")
def test_the_deck_has_as_many_copies_as_the_card_says() -> None:
    for character in CONTENT.characters:
        for face in set(character.deck):
            assert character.deck.count(face) == CONTENT.cards[face].copies
    opening = Opening("ch1")
    m = opening.match
    dealt = [m.printed(card).id for card in m.deck[ME] + m.hand[ME]]
    assert dealt.count("mickey-1") == 2
    assert dealt.count("mickey-6") == 1
    shown = opening.view(ME).players[ME].hand
    assert all(card.copies == CONTENT.cards[CONTENT.find_card(card.id)].copies for card in shown)


@pytest.mark.rule("SA-2.06")
def test_the_banner_says_in_which_phase_a_card_is_played() -> None:
    table = Table("ch1", active="gaston")
    table.at(gaston="D3", mickey="D4")
    rush, shove = table.hand("Carica Taurina", "Spinta", of=THEM)
    assert f"play:{rush}/{MOVE}" in table.options
    assert f"play:{shove}/{ACT}" in table.options
    assert table.refused(f"play:{rush}/{ACT}", THEM) == "SA-2.06"
    assert table.refused(f"play:{shove}/{MOVE}", THEM) == "SA-2.06"
    shown = {card.id: card.banner for card in table.view(THEM).players[THEM].hand}
    assert shown == {"gaston-4": ("movement",), "gaston-1": ("action",)}


@pytest.mark.rule("SA-2.07")
def test_a_card_with_both_banners_is_played_in_either_phase() -> None:
    table = Table("ch1", active="gaston")
    (stride,) = table.hand("Passo Spavaldo", of=THEM)
    (shown,) = table.view(THEM).players[THEM].hand
    assert shown.banner == ("movement", "action")
    both = {f"play:{stride}/{MOVE}", f"play:{stride}/{ACT}"}
    assert both <= set(table.options)
    table.move("F3")
    assert both & set(table.options) == {f"play:{stride}/{ACT}"}
    table.play(stride, "F1", phase=ACT)
    assert table.view(None).phases.action == "used"
    assert table.where("gaston") == "F1"


@pytest.mark.rule("SA-2.07")
def test_a_card_with_both_banners_is_both_kinds_of_card() -> None:
    table = Table("ch2", active="gaston")
    table.at(gaston="D3", mickey="D4")
    (stride,) = table.hand("Passo Spavaldo", of=THEM)
    assert {f"boostmove:{stride}", f"boostattack:{stride}"} <= set(table.options)


@pytest.mark.rule("SA-2.08")
def test_what_is_asked_of_attack_cards_is_asked_of_these() -> None:
    table = Table("ch3", blue="gaston mickey ariel", red="sulley aladdin demona")
    table.at(gaston="D3", sulley="D4")
    cards = table.hand("Spinta", "Carica Taurina", "Esercito di Scope", "Guizzo di Coda", "Passo Spavaldo")
    attacks = [card for card in cards if table.match.printed(card).types & ATTACK]
    assert attacks == cards[:2]
    assert [option for option in table.options if option.startswith("boostattack:")] == [
        f"boostattack:{card}" for card in attacks
    ]
    assert table.refused(f"boostattack:{cards[2]}") == "SA-9.09"


@pytest.mark.rule("SA-2.08")
def test_every_card_that_deals_damage_to_rivals_is_an_attack_card() -> None:
    for name in NAMES:
        for card in core_character(name)["deck"]:
            assert ("attack" in card["types"]) == any("damage(" in effect for effect in card["effects"]), card["id"]


@pytest.mark.rule("SA-2.09")
@pytest.mark.parametrize(("top", "left"), [("Esercito di Scope", 3), ("Passi Inzuppati", 2)])
def test_the_broom_looks_for_magic_cards(top: str, left: int) -> None:
    table = Table("ch1", begin="turn")
    table.status("mickey", "magic_broom", 3)
    table.deck(top, top) if top == "Esercito di Scope" else table.only_deck(top)
    is_magic = bool(CONTENT.cards[CONTENT.find_card(top)].types & MAGIC)
    assert is_magic == (left == 3)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.counters("mickey", "magic_broom") == left


@pytest.mark.rule("SA-2.10")
def test_every_card_that_gives_a_status_is_a_status_card(tmp_path: Path) -> None:
    for name in NAMES:
        for card in core_character(name)["deck"]:
            assert ("status" in card["types"]) == any("gain(" in effect for effect in card["effects"]), card["id"]
            loaded = CONTENT.cards[CONTENT.find_card(card["id"])]
            assert bool(loaded.types & STATUS) == ("status" in card["types"])
    wrong = core_character("mickey")
    wrong["deck"][0]["types"].remove("status")
    (problem,) = GAME.check_pack(write_pack(tmp_path, wrong))
    assert problem.rule == "SA-2.10"


@pytest.mark.rule("SA-2.11")
def test_a_card_may_have_several_types() -> None:
    table = Table("ch1", active="aladdin")
    table.hand("Stordisci e Scappa")
    (shown,) = table.view(ME).players[ME].hand
    assert shown.types == ("attack", "status")


@pytest.mark.rule("SA-2.12", "SA-2.19")
def test_set_and_number_of_a_card_change_nothing(tmp_path: Path) -> None:
    """The same character from another product, its cards numbered otherwise."""
    character = core_character("gaston")
    for number, card in enumerate(character["deck"]):
        card["number"] = f"X{900 - number}"
    pack = write_pack(tmp_path, character)
    played = []
    for packs in ((), (pack,)):
        table = Table("ch1", active="gaston", packs=packs)
        table.at(gaston="D3", mickey="D4")
        (shove,) = table.hand("Spinta", of=THEM)
        played.append(told(table.play(shove, "D6")))
        assert table.match.printed(shove).number == ("X900" if packs else "")
    assert played[0] == played[1]
    assert played[0]


@pytest.mark.rule("SA-2.19")
def test_every_card_has_its_own_id(tmp_path: Path) -> None:
    assert len({card.id for card in CONTENT.cards}) == len(CONTENT.cards) == 48
    twins = core_character("gaston")
    twins["deck"][1]["id"] = twins["deck"][0]["id"]
    assert any("gaston-1" in problem.message for problem in GAME.check_pack(write_pack(tmp_path, twins)))


@pytest.mark.rule("SA-2.13")
@pytest.mark.parametrize(("mode", "counted"), [("ch1", 0), ("ch2", 0), ("ch3", 0), ("ch4", 4)])
def test_gear_counts_from_chapter_4_on(mode: str, counted: int) -> None:
    table = Table(mode)
    table.discarded("Scope in Marcia", "Scope in Marcia", "Folla Magica", "Passi Inzuppati")
    assert sum(table.view(None).players[ME].gear) == counted
    if not counted:
        assert table.refused("upgrade") == "SA-2.13"
    else:
        assert table.refused("upgrade") == "SA-18.06"  # two hats of three, and one shell of two


@pytest.mark.rule("SA-2.14")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch4"])
def test_health_starts_at_its_highest(mode: str) -> None:
    opening = Opening(mode) if mode == "ch1" else Opening(mode, "mickey aladdin ariel", "gaston sulley maleficent")
    for figure in opening.view(None).figures:
        printed = CONTENT.characters[CONTENT.find_character(figure.id)].health
        assert figure.health == figure.max_health == printed


@pytest.mark.rule("SA-2.14")
def test_nobody_is_healed_above_the_value_of_the_tile() -> None:
    table = Table("ch1", active="ariel")
    table.wounded(ariel=9)
    (song,) = table.hand("Canto che Guarisce", of=THEM)
    table.at(ariel="D4", gaston="G6")
    table.play(song)
    assert table.health("ariel") == 10


@pytest.mark.rule("SA-2.15")
def test_initiative_is_never_consulted_again(tmp_path: Path) -> None:
    """Other initiatives that lead to the same line: the two games go on alike."""
    pack = write_pack(tmp_path, reissued("sulley", initiative=1), reissued("gaston", initiative=12))
    teams = ("aladdin gaston ariel", "mickey sulley maleficent")
    games = []
    for packs in ([], [str(pack)]):
        opening = Opening("ch2", *teams, packs=packs)
        opening.prepare(*teams)
        for step in range(80):
            opening.choose(opening.options[step % len(opening.options)])
        games.append((opening.track(), told(opening.events)))
    assert games[0] == games[1]


@pytest.mark.rule("SA-2.15")
def test_chapter_1_does_not_ask_for_initiative(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, reissued("gaston", initiative=1), reissued("mickey", initiative=9))
    assert Opening("ch1", packs=[str(pack)]).track() == ["mickey", "ariel", "aladdin", "gaston"]


@pytest.mark.rule("SA-2.16")
def test_a_character_gives_its_points_every_time_it_is_knocked_out() -> None:
    table = Table("ch2", blue="sulley mickey aladdin", red="gaston ariel maleficent")
    table.at(sulley="D3", gaston="E3")
    table.wounded(gaston=2)
    table.attack("gaston")
    assert table.scores() == [5, 0]
    table.end_turn()
    table.choose(table.options[0])  # Gaston returns
    table.at(gaston="E3")
    table.wounded(gaston=2)
    table.until_turn_of("sulley")
    table.attack("gaston")
    assert table.scores() == [10, 0]


@pytest.mark.rule("SA-2.17")
@pytest.mark.parametrize("blue", ["player 1", "player 2"])
def test_a_tile_shows_who_controls_the_character(blue: str) -> None:
    opening = Opening("ch1", side=blue)
    view = opening.view(None)
    for figure in view.figures:
        assert figure.side == view.sides[figure.seat]
        assert figure.side == (0 if figure.id in ("mickey", "aladdin") else 1)


@pytest.mark.rule("SA-2.18")
def test_what_is_on_an_ability_card(tmp_path: Path) -> None:
    for figure in Table("ch4").view(None).figures + Table("ch3", blue="demona facilier ariel").view(None).figures:
        character = CONTENT.characters[CONTENT.find_character(figure.id)]
        assert list(figure.attributes) == character.attributes != []
        assert figure.move == character.standard_move > 0
        assert figure.attack == character.standard_attack > 0
        assert figure.points == character.points > 0
        assert figure.max_health == character.health > 0
        assert figure.hand_size == character.hand_size > 0
        assert sum(figure.gears) == 10
        assert sum(figure.upgrade_cost) > 0
        for ability in figure.abilities:
            assert ability.name.it
            assert ability.text
    lacking = core_character("gaston")
    keys = ("attributes", "standard_move", "standard_attack", "points", "health", "hand_size", "gears", "upgrade_cost")
    for key in keys:
        del lacking[key]
    said = " ".join(problem.message for problem in GAME.check_pack(write_pack(tmp_path, lacking)))
    assert [key for key in keys if repr(key) in said] == list(keys)
