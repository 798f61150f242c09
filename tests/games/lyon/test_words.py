"""The log and the table in words: numbers and genders agree, and nothing reads as more than it is."""

import pytest

import ludoteca
from ludoteca.games.lyon.shows.words import change_words
from ludoteca.games.lyon.state import match as state
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
        "GOLEM DI GRANITO evita 1 D.",
        "1 damage to Granite Golem is prevented.",
    )


def test_cards_known_of_a_hand_are_not_told_as_the_whole_hand() -> None:
    table = Table()
    rat = table.theirs("TOPO DI FOGNA", lane=1)
    table.hand("RAFFICA DI PONENTE")
    table.hand("JOHN", of=THEM)
    table.play("RAFFICA DI PONENTE")
    assert table.where(rat) == "hand"
    assert "  Carte note nella mano: TOPO DI FOGNA." in LYON.describe(table.view(ME), "it")
    assert "  Mano: JOHN e TOPO DI FOGNA." in LYON.describe(table.view(THEM), "it")


def test_what_a_player_cannot_is_told_of_the_player_not_of_the_character() -> None:
    table = Table(enemy="MADAMA VELENA")
    table.hand("SIGILLO DEL SILENZIO")
    table.play("SIGILLO DEL SILENZIO")
    assert told(table, "EffectApplied") == (
        "SIGILLO DEL SILENZIO: {seat1} non può giocare Magie fino all'inizio del prossimo turno di {seat0}.",
        "Seal of Silence: {seat1} cannot play Magics until the start of {seat0}'s next turn.",
    )
    described = LYON.describe(table.view(ME), "it")
    assert "  {seat1} non può giocare Magie fino all'inizio del prossimo turno di {seat0}." in described


def test_what_is_on_a_character_is_told_of_the_character() -> None:
    table = Table(character="MADAMA VELENA")
    table.hand("BARRIERA ARCANA")
    table.play("BARRIERA ARCANA")
    described = LYON.describe(table.view(ME), "en")
    assert "  Madam Velena avoids the next 4 damage until the start of {seat0}'s next turn." in described


def test_penalties_are_written_alike_on_the_card_and_in_the_log() -> None:
    table = Table()
    table.theirs("JOHN", lane=1)
    (cub,) = table.hand("CUCCIOLO RUGGENTE")
    assert "-1/-0" in table.match.printed(cub).text.it
    table.play(cub, lane=1)
    assert told(table, "EffectApplied")[0] == "CUCCIOLO RUGGENTE: JOHN riceve -1/-0 fino alla fine del turno."
    assert [change_words(state.STATS, a, b).en for a, b in ((2, 0), (-1, 1), (0, -2))] == [
        "gets +2/+0",
        "gets -1/+1",
        "gets -0/-2",
    ]


def test_healing_counts_points() -> None:
    table = Table()
    table.wounded(10)
    table.hand("ACQUA DI FONTE")
    table.play("ACQUA DI FONTE")
    assert told(table, "Healed") == (
        "CAPITANA BREZZA recupera 4 punti di DIFESA.",
        "Captain Breeze regains 4 points of DEFENCE.",
    )


def test_the_monsters_given_up_are_asked_for_in_words() -> None:
    table = Table()
    mine = [table.mine("JOHN", lane=lane) for lane in (1, 2, 3)]
    wolf, giant = table.hand("LICANTROPO", "GIGANTE DI FERRO")
    table.choose(f"play:{giant}")
    assert table.decision.prompt.it == "Per giocare GIGANTE DI FERRO autodistruggi 2 tuoi Mostri: quale per primo?"
    table.choose(f"sacrifice:{table.lane_of(mine[0])}")
    assert table.decision.prompt.it == "Per giocare GIGANTE DI FERRO autodistruggi 2 tuoi Mostri: quale altro?"
    assert table.decision.prompt.en == "To play Iron Giant you self-destroy 2 of your Monsters: which other one?"
    table.choose(f"sacrifice:{table.lane_of(mine[1])}")
    assert table.decision.prompt.it == "In quale degli spazi liberati entra GIGANTE DI FERRO?"
    table.choose(f"lane:{table.place(1)}")
    table.choose(f"play:{wolf}")
    assert table.decision.prompt.it == "Quale tuo Mostro autodistruggi per giocare LICANTROPO?"


def test_a_monster_that_moves_is_told_with_its_new_space() -> None:
    table = Table()
    john, other = (table.mine("JOHN", lane=lane) for lane in (1, 2))
    (helm,) = table.hand("TIMONIERA ESPERTA")  # when played, you may move a Monster of yours
    table.play(helm, sacrifice=(other,))
    table.choose("yes", f"target:{john}", f"lane:{table.place(4)}")
    assert told(table, "MonsterMoved") == ("JOHN si sposta nello spazio 4.", "John moves to space 4.")


def test_a_character_made_ready_again_is_told() -> None:
    table = Table()
    table.exhausted()
    table.hand("SECONDO RESPIRO")
    table.play("SECONDO RESPIRO")
    assert told(table, "CharacterReadied") == (
        "CAPITANA BREZZA torna in posizione Attiva.",
        "Captain Breeze is Active again.",
    )


def test_one_more_attack_is_told_with_how_many_and_how_long() -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    (assault,) = table.hand("SECONDO ASSALTO")
    happened = table.play(assault)
    (event,) = (event for event in happened if event.kind == "EffectApplied")
    assert event.things == (assault, john, state.ATTACKS_AGAIN, 1, 0, state.THIS_TURN)
    assert told(table, "EffectApplied") == (
        "SECONDO ASSALTO: JOHN può attaccare una volta in più fino alla fine del turno.",
        "Second Assault: John may attack one more time until end of turn.",
    )
