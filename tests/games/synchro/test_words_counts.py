"""Words that depend on a number or on a name: one and several, articles after prepositions, whose ability it is."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from ludoteca.games.synchro.game import Synchro
from ludoteca.games.synchro.packs.reading import load_content
from ludoteca.games.synchro.shows.console import heading
from ludoteca.games.synchro.shows.describing import describe
from ludoteca.games.synchro.shows.lookup import things
from ludoteca.kernel.contract import Event
from tests.rules.synchro.table import ME, Table
from tests.rules.synchro.visits import at

SYNCHRO = Synchro()
SAGE = "Il Folle Saggio"


def told(table: Table, kind: str, *numbers: int) -> tuple[str, str]:
    """An event at this table, in both languages."""
    event = Event(kind, ME, numbers, "")
    view: Any = table.match.view_to_tell(ME, [event])
    return SYNCHRO.tell(view, event, "it"), SYNCHRO.tell(view, event, "en")


def fight() -> Table:
    return Table(turn="red")


@pytest.mark.parametrize(
    ("kind", "numbers", "none", "one", "several"),
    [
        (
            "CoinsPaid",
            (3,),
            "Il gruppo paga 3 Monete e non ne ha più.",
            "Il gruppo paga 3 Monete: ne resta 1.",
            "Il gruppo paga 3 Monete: ne restano 2.",
        ),
        (
            "Healed",
            (0, 3),
            "Bruno guarisce da 3 danni: non ne restano.",
            "Bruno guarisce da 3 danni: ne resta 1.",
            "Bruno guarisce da 3 danni: ne restano 2.",
        ),
        (
            "PotionUsed",
            (0, 8),
            "Bruno beve una Pozione: via 8 danni, non ne restano.",
            "Bruno beve una Pozione: via 8 danni, ne resta 1.",
            "Bruno beve una Pozione: via 8 danni, ne restano 2.",
        ),
    ],
)
def test_what_is_left(kind: str, numbers: tuple[int, ...], none: str, one: str, several: str) -> None:
    table = fight()
    assert [told(table, kind, *numbers, left)[0] for left in range(3)] == [none, one, several]


def test_heroes_are_picked_one_after_the_other() -> None:
    match = SYNCHRO.new(seats=1, seed=1)
    asked = []
    for _ in range(4):
        asked.append(match.decisions[0].prompt)
        match.choose(0, match.decisions[0].options.ids[0])
    assert [said.it for said in asked[:2]] == [
        "Scegliete il primo dei 4 Eroi del gruppo.",
        "Scegliete il secondo dei 4 Eroi del gruppo.",
    ]
    assert [said.en for said in asked[2:]] == [
        "Choose the third of the party's 4 Heroes.",
        "Choose the fourth of the party's 4 Heroes.",
    ]


def test_who_begins_is_asked_with_what_it_brings() -> None:
    table = Table(phase="lineup")
    table.do("done")
    decision = table.match.decisions[0]
    assert decision.prompt.it == (
        "Chi inizia? Se iniziano gli Eroi, ognuno pesca 1 Frammento; altrimenti, quanti ne dà il suo livello."
    )


def test_the_way_to_the_bonfire_takes_its_time_and_the_village_no_more() -> None:
    landmarks = load_content().landmarks
    said = {landmark.id: landmark.text for landmark in landmarks}
    assert said["falo"].it == "Visitate il Villaggio senza spendere altro Tempo. Ottenete 2 Monete."
    assert said["rovine"].it == "Ottenete 1 Oggetto casuale e 2 Monete."
    assert said["rovine"].en == "Gain 1 random Item and 2 Coins."
    assert said["chiesa"].it == "Ottenete 2 Pozioni. Tutti gli Eroi sono curati completamente."


def test_the_party_is_spoken_to_in_one_person() -> None:
    """What a Landmark or the Village asks of the party, and the options: you all."""
    table = Table(phase="visit")
    table.tile("miniera")
    table.party(coins=9)
    assert label(table, "visit:0").startswith("Attivate la Miniera: Tirate un dado")
    assert label(table, "village").startswith("Visitate il Villaggio")
    table.do("village")
    assert label(table, "potionbuy") == "Comprate una Pozione (2 Monete)"
    assert label(table, "leave") == "Lasciate il Villaggio"


def label(table: Table, id: str) -> str:
    decision = table.match.decisions[0]
    return next(option.label("it") for option in decision.options if option.id == id)


def test_one_tile_comes_out_of_the_bag() -> None:
    table = fight()
    sleep, wave = table.card("skill", "sonno"), table.card("skill", "onda")
    assert told(table, "SkillsDrawn", 0, sleep) == (
        "Bruno: dal Sacchetto esce Sonno.",
        "Bruno: Sleep comes out of the bag.",
    )
    assert told(table, "SkillsDrawn", -1, sleep) == ("Dal Sacchetto esce Sonno.", "Sleep comes out of the bag.")
    assert "escono Sonno e Onda" in told(table, "SkillsDrawn", 0, sleep, wave)[0]
    assert "come out" in told(table, "SkillsDrawn", 0, sleep, wave)[1]


def test_the_last_shard_for_the_lake() -> None:
    table = at("lago_mana")
    table.hero("red", shards="rb")
    table.do("visit:0", "spend:2")
    assert table.match.prompt_of(ME).it.endswith("Ne mancano 2.")
    table.do("shard:0/0")
    assert table.match.prompt_of(ME).it.endswith("Ne manca 1.")


def test_one_coin() -> None:
    table = Table(phase="village")
    table.hero("red", damage=2)
    why = table.match.why_not(ME, "rest:0")
    assert (why.reason.it, why.reason.en) == ("Costa 1 Moneta: ne avete 0.", "It costs 1 Coin: you have 0.")


def test_one_unit_of_time() -> None:
    table = fight()
    table.party(time="winter 11")
    view: Any = table.match.view(ME)
    assert "Manca 1 unità di Tempo" in describe(view, "it")[0]
    assert "1 unit of Time" in describe(view, "en")[0]
    assert things(view, "en")["time"][1].startswith("1 unit of Time more")
    assert "(ne resta 1)" in heading(view, "it").plain
    view = replace(view, time=replace(view.time, left=2))
    assert "Mancano 2 unità di Tempo" in describe(view, "it")[0]
    assert things(view, "en")["time"][1].startswith("2 units of Time more")
    assert "(ne restano 2)" in heading(view, "it").plain


def test_a_name_with_an_article(monkeypatch: pytest.MonkeyPatch) -> None:
    table = fight()
    monkeypatch.setattr(table.match.content.heroes[table.card("hero", "bruno")], "name", SAGE)
    view: Any = table.match.view(ME)
    assert table.match.prompt_of(ME).it == "Turno del Folle Saggio: che cosa fai?"
    assert "È il turno del Folle Saggio." in describe(view, "it")
    decision = table.match.decision_of(ME)
    assert decision is not None
    said = SYNCHRO.lesson(view, decision.to_json("it"), "it")
    assert said is not None
    assert "ha dato il turno al Folle Saggio." in said["text"]


def test_wishes_at_the_village_know_articles(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(phase="village")
    table.draws(heroes="gaia ivo lia nilo olga")
    monkeypatch.setattr(table.match.content.heroes[table.card("hero", "bruno")], "name", SAGE)
    said = {wish.id: wish.label("it") for wish in table.match.wishes(ME)}
    gaia = table.card("hero", "gaia")
    assert said[f"learn:{gaia}/0"] == "Gaia come Maestro del Folle Saggio (8 Monete)"
    assert said[f"change:{gaia}/0"] == "Gaia al posto del Folle Saggio (4 Monete)"
    assert said[f"change:{gaia}/1"] == "Gaia al posto di Alba (4 Monete)"


def test_a_masters_ability_is_told_as_its_own() -> None:
    table = Table(turn="yellow")
    table.hero("red", "bruno", master="scudiera")
    table.draws(marbles="red red")
    table.end()
    (event,) = [event for event in table.events if event.kind == "AbilityTriggered"]
    view: Any = table.match.view_to_tell(ME, [event])
    assert SYNCHRO.tell(view, event, "it") == "Scatta l'abilità del Maestro Scudiera (Bruno)."
    assert SYNCHRO.tell(view, event, "en") == "The ability of the Master Scudiera is set off (Bruno)."


def monster_words(table: Table, lang: str = "it") -> str:
    """The line about the Monster in front."""
    return next(line for line in describe(table.match.view(ME), lang) if line.startswith("P1 O"))


@pytest.mark.rule("SH-25.04")
def test_a_die_at_zero_lies_above_its_slot() -> None:
    table = fight()
    table.foe("red", die=0)
    assert "dado 0 sopra lo slot [II]" in monster_words(table)
    assert "die 0 above slot [II]" in monster_words(table, "en")
    assert "Farà: Attacco Base" in monster_words(table)


def test_a_stunned_monster_is_not_said_to_act() -> None:
    table = fight()
    table.foe("red", die=4, stunned=True)
    view: Any = table.match.view(ME)
    assert table.seen("red foe")["next"] is None
    assert monster_words(table).endswith("dado 4 nello slot [II]. Non agirà nel suo prossimo turno.")
    page = things(view, "it")["unit:4"]
    assert "Dado 4 nello slot [II]." in page
    assert not [line for line in page if "Farà" in line or "adesso" in line]


def test_slots_count_at_the_end_of_a_round() -> None:
    page = things(fight().match.view(ME), "it")["die:0"]
    assert page[-1].startswith("A fine round, nello slot [I]")


def test_a_level_may_be_paid_in_a_mixture() -> None:
    table = fight()
    table.hero("red", level=4, shards="trrb")
    assert table.seen("red")["level_cost"] == 2
    decision = table.match.decision_of(ME)
    assert decision is not None
    labels = {option["id"]: option["label"] for option in decision.to_json("it")["options"]}
    assert labels["level"] == "Sali al livello 5 (2 Frammenti trasparenti; due di un colore valgono uno)"


def test_declining_and_going_on_are_said() -> None:
    table = Table(phase="lineup")
    table.waiting("gaia")
    decision = table.match.decision_of(ME)
    assert decision is not None
    shown = decision.to_json("it")
    assert shown["options"][0]["label"] == "Nessun altro: ora i Mostri"
    said = SYNCHRO.lesson(table.match.view(ME), shown, "it")
    assert said is not None
    assert said["rule"] == "SH-20.09"
    assert told(table, "MasterDeclined", table.card("hero", "gaia"))[0] == "Nessuno cambia Maestro per Gaia."


def test_items_of_the_fallen_are_named_where_they_can_be_used() -> None:
    table = at("santuario")
    table.party(coins=5, stored="spada")
    table.do("visit:0", "mode:1")
    decision = table.match.decision_of(ME)
    assert decision is not None
    (option,) = decision.to_json("it")["options"]
    assert option["label"].startswith("Potenziate Spada (di un Eroe caduto): ")
    assert option["thing"] == "stored:0"
    assert "stored:0" in things(table.match.view(ME), "it")
    table.do("upgrade:2/8")
    assert told(table, "Upgraded", 2, 8)[0] == "Spada passa al lato potenziato."
    table = at("vulcano")
    table.party(stored="spada")
    table.do("visit:0")
    decision = table.match.decision_of(ME)
    assert decision is not None
    (option,) = decision.to_json("it")["options"]
    assert option["label"] == "Scartate Spada (di un Eroe caduto)"
    assert option["thing"] == "stored:0"
