"""The log and the table in words: numbers and genders agree, and nothing reads as more than it is."""

import pytest

import ludoteca
from ludoteca.games.lyon import state
from ludoteca.games.lyon.words import change_words
from tests.rules.lyon.table import ME, THEM, Table, monster

LYON = ludoteca.game("lyon")


def told(table: Table, kind: str) -> tuple[str, str]:
    event = next(event for event in table.events if event.kind == kind)
    view = table.view()
    return LYON.tell(view, event, "it"), LYON.tell(view, event, "en")


def test_one_damage_and_many() -> None:
    table = Table()
    table.mine(monster(1, 5), lane=1, damage=1)
    table.mine(monster(1, 5), lane=2, damage=2)
    described = {lang: "\n".join(LYON.describe(table.view(), lang)) for lang in ("it", "en")}
    assert "1 danno." in described["it"]
    assert "2 danni." in described["it"]
    assert "1 damage." in described["en"]


@pytest.mark.parametrize(("amount", "words"), [(1, "evita il prossimo D"), (3, "evita i prossimi 3 D")])
def test_prevention_counts_what_it_prevents(amount: int, words: str) -> None:
    assert change_words(state.PREVENTS, amount, 0).it == words


def test_events_agree_with_names_of_either_gender() -> None:
    table = Table()
    drummer = table.mine("TAMBURINA DI GUERRA", lane=1)
    golem = table.theirs("GOLEM DI GRANITO", lane=1)
    table.attack(drummer)
    assert table.where(golem) == "lane 1"
    assert told(table, "MonsterDestroyed")[0] == "Mostro distrutto: TAMBURINA DI GUERRA."
    assert told(table, "DamagePrevented") == (
        "Prevenzione: 1 D in meno a GOLEM DI GRANITO.",
        "Prevention: Granite Golem takes 1 less damage.",
    )


def test_cards_known_of_a_hand_are_not_told_as_the_whole_hand() -> None:
    table = Table()
    rat = table.theirs("TOPO DI FOGNA", lane=1)
    table.hand("RAFFICA DI PONENTE")
    table.hand("JOHN", of=THEM)
    table.play("RAFFICA DI PONENTE")
    assert table.where(rat) == "hand"
    assert "  Carte note della mano: TOPO DI FOGNA." in LYON.describe(table.view(ME), "it")
    assert "  Mano: JOHN e TOPO DI FOGNA." in LYON.describe(table.view(THEM), "it")
