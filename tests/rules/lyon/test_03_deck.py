"""Mazzo: which decks are legal."""

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import check_pack, load_content
from ludoteca.games.lyon.state.cards import MAGIC, MONSTER, TREASURE, UNIVERSAL
from ludoteca.kernel.contract import BadSettings
from tests.rules.lyon.table import LABORATORY, PACKS

GAME = ludoteca.game("lyon")
LEADER = "1 LEANDRO, RE DELL'ARENA"
LEVEL_0 = ("CUCCIOLO RUGGENTE", "SCUDIERO DEL BRANCO", "LANCIERE DORATO", "TAMBURINA DI GUERRA", "SALTAFUOCO")
LEVEL_1 = ("LEONESSA CACCIATRICE", "CAMPIONE DELL'ARENA", "PALADINO CRINIERABIANCA", "DOMATRICE DI BELVE")
OTHERS = ("RUGGITO DI CARICA", "ZAMPATA FATALE", "SENZA FRENI", "CORONA DEL BRANCO", "ILLUMINAZIONE", "JOHN")


def deck(*lines: str, leader: str = LEADER) -> str:
    return "\n".join([leader, *lines]) + "\n"


def four_of(*names: str) -> list[str]:
    return [f"4 {name}" for name in names]


def broken(text: str) -> list[str]:
    """The rules that a deck breaks."""
    return sorted({problem.rule for problem in GAME.check_deck(text, "prova.txt")})


CORE = four_of(*LEVEL_0, *LEVEL_1, *OTHERS[:3])
"""48 legal cards."""


@pytest.mark.rule("LY-3.01")
def test_49_cards_are_enough_and_48_are_not() -> None:
    assert broken(deck(*CORE)) == ["LY-3.01"]
    assert broken(deck(*CORE, "1 ILLUMINAZIONE")) == []


@pytest.mark.rule("LY-3.02")
def test_a_deck_may_be_larger() -> None:
    text = deck(*four_of(*LEVEL_0, *LEVEL_1, *OTHERS))
    assert broken(text) == []
    match = GAME.new(seed=1, decks=[text, text])
    assert match.view(0).players[0].deck_size == 60


@pytest.mark.rule("LY-3.03")
def test_exactly_one_character() -> None:
    text = deck(*CORE, "1 ILLUMINAZIONE")
    assert broken(text) == []
    assert broken(deck(text, "1 SERAFINA LAMADORO")) == ["LY-3.03"]
    assert broken(text.replace("1 LEANDRO", "2 LEANDRO")) == ["LY-3.03"]
    assert broken(text.replace(LEADER, "")) == ["LY-3.03"]


@pytest.mark.rule("LY-3.04")
def test_at_most_four_copies_of_a_name() -> None:
    assert broken(deck(*CORE, "4 ILLUMINAZIONE")) == []
    assert broken(deck(*CORE, "5 ILLUMINAZIONE")) == ["LY-3.04"]
    assert broken(deck(*CORE, "4 ILLUMINAZIONE", "1 illuminazione")) == ["LY-3.04"]


@pytest.mark.rule("LY-3.05")
def test_at_least_four_different_level_0_monsters() -> None:
    few = four_of(*LEVEL_0[:3], *LEVEL_1, *OTHERS[:5], "ARTIGLI D'ACCIAIO")
    assert broken(deck(*few)) == ["LY-3.05"]
    assert broken(deck(*few, "1 JOHN")) == []


@pytest.mark.rule("LY-3.06")
def test_different_means_with_different_names() -> None:
    """LAB-03 and LAB-04 are two cards with one name."""
    rest = four_of(*LEVEL_1, *OTHERS[:5], "ARTIGLI D'ACCIAIO", "DRAGO ANTICO")
    packs = [str(LABORATORY)]
    twins = deck("2 LAB-03", "2 LAB-04", *four_of(*LEVEL_0[:2]), *rest)
    with pytest.raises(BadSettings, match=r"3 different Level 0 Monsters.*LY-3\.05"):
        GAME.new(seed=1, decks=[twins, twins], packs=packs)
    legal = deck("2 LAB-03", "2 LAB-04", *four_of(*LEVEL_0[:3]), *rest)
    GAME.new(seed=1, decks=[legal, legal], packs=packs)
    many = deck("3 LAB-03", "2 LAB-04", *four_of(*LEVEL_0[:3]), *rest)
    with pytest.raises(BadSettings, match=r"5 copies of Twin.*LY-3\.04"):
        GAME.new(seed=1, decks=[many, many], packs=packs)


@pytest.mark.rule("LY-3.07")
def test_no_card_of_another_team() -> None:
    assert broken(deck(*CORE, "1 BACIO FATALE")) == ["LY-3.07"]
    with pytest.raises(BadSettings, match=r"LY-3\.07"):
        GAME.new(decks=[deck(*CORE, "1 BACIO FATALE"), "notturni"])


@pytest.mark.rule("LY-3.08")
@pytest.mark.parametrize("key", load_content().decks)
def test_universal_cards_fit_every_team(key: str) -> None:
    text = GAME.deck_text(key, "it")
    assert text is not None
    assert broken(text) == []
    assert broken(text + "1 BASILISCO\n1 POZIONE RUBINO\n1 CATENE PESANTI\n") == []


def test_every_card_and_every_character_is_in_a_ready_deck() -> None:
    content = load_content()
    used = {content.cards[card].name.it for deck in content.decks.values() for card, _ in deck.cards}
    used |= {content.cards[deck.character].name.it for deck in content.decks.values()}
    assert used == {card.name.it for card in content.cards}
    assert len({deck.character for deck in content.decks.values()}) == len(content.decks) == 8


def test_no_two_ready_decks_have_the_same_curve() -> None:
    """How many Monsters of each Level, Magics and Treasures they have."""
    content = load_content()
    curves = set()
    for deck in content.decks.values():
        curve = [0] * 5
        for card, copies in deck.cards:
            printed = content.cards[card]
            curve[{MONSTER: printed.level, MAGIC: 3, TREASURE: 4}[printed.kind]] += copies
        curves.add(tuple(curve))
    assert len(curves) == len(content.decks)


@pytest.mark.rule("LY-3.09")
def test_only_universal_cards_lack_an_icon() -> None:
    content = load_content()
    without = {key for key, team in content.teams.items() if not team.icon}
    assert without == {UNIVERSAL}
    (problem,) = check_pack(PACKS / "senza-icona")
    assert problem.rule == "LY-3.09"
