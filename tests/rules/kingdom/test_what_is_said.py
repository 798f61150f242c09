"""What labels, warnings, descriptions, lessons and the log say is as the rules are."""

from typing import Any

import pytest

from ludoteca.games.kingdom.positions.naming import cell_names
from ludoteca.games.kingdom.shows.describing import describe
from ludoteca.games.kingdom.shows.lessons import advice, lesson_for
from ludoteca.games.kingdom.shows.words import tell
from ludoteca.kernel.texts import Phrase
from tests.rules.kingdom.openings import GAME, new
from tests.rules.kingdom.table import ME, THEM, Table

BARE = (".....",) * 4
PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
LEAVING = {"ready", "activate"}


def label(table: Table, option: str, seat: int = ME) -> Phrase:
    m = table.match
    return m.option_label(seat, m.parse_option(option))


def labels(table: Table, verb: str) -> list[str]:
    return [label(table, option).it for option in table.offered(ME, verb)]


def log(table: Table, kind: str) -> list[str]:
    """The sentences about what has happened of this kind."""
    view = table.match.view_to_tell(None, table.events)
    return [tell(view, event, "it") for event in table.events if event.kind == kind]


def lesson(table: Table, seat: int = ME) -> tuple[str, str]:
    """What that player is taught now, with the rule."""
    text, rule = lesson_for(table.view(seat), table.decision_for(seat).to_json("it"))
    return text.it, rule


# -- the loss that is announced ----------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.05")
@pytest.mark.parametrize(
    ("kind", "rows", "soldiers", "loss"),
    [
        ("normal", ("sgg..", *BARE), "", 3),
        ("normal", ("sgg..", *BARE), "a1", 1),
        ("flying", ("sgg..", *BARE), "a1", 3),
        ("normal", ("ggg..", *BARE), "", 1),
    ],
)
def test_a_horde_that_will_heal_is_announced_without_its_tiles(
    kind: str, rows: tuple[str, ...], soldiers: str, loss: int
) -> None:
    """A soldier on the only healer keeps the tiles where they are, but for a flying horde, which shakes it off."""
    table = Table("malik", "alleria")
    horde = table.tray("G4", *rows, kind=kind)
    table.tile(horde, "b1 c1")
    if soldiers:
        table.soldiers(horde, soldiers)
    assert table.shown(horde).loss == loss


@pytest.mark.rule("KR-15.05")
def test_who_lets_a_healing_horde_out_is_told_and_warned_of_all_it_costs() -> None:
    table = Table("malik", "alleria")
    table.kingdom(3)
    horde = table.tray("G4", "sgg..", *BARE)
    table.tile(horde, "b1 c1")
    assert "Così raggiunge l'uscita e il regno perde 3 cuori." in describe(table.view(), "it")
    table.do(ME, "ready")
    m = table.match
    assert m.option_warning(THEM, m.parse_option("ready")).it.startswith("Così il regno perde tutti i suoi cuori")
    table.do(THEM, "ready")
    assert table.won is False


# -- the log -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-15.22", "KR-18.04")
def test_a_portal_that_gets_out_is_told_as_the_defeat_it_is() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.card("G4", "P1")
    assert log(table, "TrayEscaped") == ["Il portale Fenditura raggiunge l'uscita: la partita è persa."]


@pytest.mark.rule("KR-15.07")
@pytest.mark.parametrize("somebody", [True, False])
def test_a_sniper_is_told_only_if_there_is_somebody_to_hit(somebody: bool) -> None:
    table = Table("malik", "alleria", phase="advance")
    table.tray("B2", "a....", *BARE)
    if somebody:
        table.hero("malik", "C3")
    assert table.match
    assert ("SniperFired" in table.kinds()) == somebody


# -- labels ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-11.12", "KR-6.06")
def test_facings_are_labelled_by_the_arrows_of_the_ability_in_use() -> None:
    table = Table("alleria", "malik")
    table.tray("D2", *PLAIN)
    table.hero("alleria", "D4", abilities="like-the-wind")
    table.hero("wildcat", "A5")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    assert label(table, "face:0").it == "Verso nord: Prova (D2)", "two spaces away"
    assert label(table, "face:2").it == "Verso sud: nessuna orda a portata"


@pytest.mark.rule("KR-11.12", "KR-26.10")
def test_what_magnus_copies_is_aimed_by_its_own_arrows() -> None:
    """The picture of the four directions goes by the same."""
    table = Table("magnus", "alleria")
    table.tray("D2", *PLAIN)
    table.hero("magnus", "D4", abilities="knowledge-is-power")
    table.hero("alleria", "A5", used="multishot")
    table.hero("wildcat", "A5")
    ability = table.match.hero_of(1).abilities[3]
    table.activate(ME, "magnus")
    table.use(ME, "knowledge-is-power")
    table.do(ME, "ability:1/0")
    assert label(table, "face:0").it == "Verso nord: Prova (D2)"
    shown = [sorted(aim.arrows) for aim in table.view().turning]
    assert shown == [sorted(ability.arrows[0])]


@pytest.mark.rule("KR-11.12", "KR-11.13", "KR-23.11")
@pytest.mark.parametrize(("mover", "aims"), [("alleria", 2), ("magnus", 1)])
def test_whom_an_ability_moves_aims_by_it_only_if_it_is_its_own(mover: str, aims: int) -> None:
    """Alleria goes like the wind, then attacks; Magnus, whom she sends, has his base attack."""
    table = Table("alleria", "magnus")
    table.tray("D2", *PLAIN)
    table.hero("alleria", "D5", abilities="like-the-wind")
    table.hero("wildcat", "A5")
    table.hero("magnus", "E5")
    table.activate(ME, "alleria")
    table.use(ME, "like-the-wind")
    table.do(ME, f"figure:{table.figure(mover)}", f"go:{table.square('D4')}")
    assert table.offered(ME, "face")
    assert len(table.view().turning) == aims


@pytest.mark.rule("KR-11.12", "KR-11.13")
@pytest.mark.parametrize(("used", "said"), [(False, "Prova (D2)"), (True, "nessuna orda a portata")])
def test_after_a_move_whatever_is_ready_counts(used: bool, said: str) -> None:
    table = Table("alleria", "malik")
    table.tray("D2", *PLAIN)
    sanguine = "sanguine"
    table.hero("alleria", "D5", abilities="" if used else sanguine, used=sanguine if used else "")
    table.hero("wildcat", "A5")
    table.activate(ME, "alleria")
    table.do(ME, f"go:{table.square('D4')}")
    assert label(table, "face:0").it == f"Verso nord: {said}"


@pytest.mark.rule("KR-20.02")
def test_a_large_enemy_is_one_enemy_in_a_label() -> None:
    table = Table("malik", "alleria")
    table.tray("D2", "OO.gg", "OO...", *BARE[:3])
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    table.go(ME, "D2")
    said = labels(table, "engage")
    assert said[0] == "a1 b1 a2 b2: Ogre; poi 2 nemici da coprire"
    assert said[1] == "b1 c1 b2 c2: Ogre; poi 3 nemici da coprire"
    assert said[3] == "d1 e1 d2 e2: Goblin ×2; poi 1 nemico da coprire"


@pytest.mark.rule("KR-23.02")
def test_the_turn_of_the_wildcat_is_ended_in_good_italian() -> None:
    table = Table("alleria", "malik")
    table.hero("alleria", "C3")
    table.hero("wildcat", "D2")
    table.activate(ME, "wildcat")
    assert label(table, "done") == Phrase("Termina il turno del Gatto Selvatico", "End the Wildcat's turn")
    other = Table("malik", "alleria")
    other.activate(ME, "malik")
    assert label(other, "done").it == "Termina il turno di Malik"


@pytest.mark.rule("KR-1.02")
def test_the_hearts_of_heroes_to_choose_from_are_those_of_the_level() -> None:
    """Scenario 9, iron: one heart less."""
    m = new(2, named=False, scenario="9", level="iron")
    offered = m.decisions[0]
    alleria = m.content.find_hero("alleria")
    printed = m.content.heroes[alleria].hearts
    said = m.option_label(offered.seat, m.parse_option(f"hero:{alleria}")).it
    assert f"{printed - 1} cuori" in said
    assert m.view(None).heroes[alleria].hearts == printed - 1
    m.choose(offered.seat, f"hero:{alleria}")
    assert m.view(None).figures[offered.seat].hearts == printed - 1


# -- alone -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-21.12")
@pytest.mark.parametrize(
    ("heroes", "which", "then"), [(1, "migliori", "che cosa diventa"), (2, "passi", "a chi passi")]
)
def test_a_lone_player_passes_nothing_to_anybody(heroes: int, which: str, then: str) -> None:
    table = Table(*("malik", "alleria")[:heroes], scenario="7")
    table.give(ME, "archers-1", "mages-1")
    table.spells("hand-of-midas")
    table.cast(ME, "hand-of-midas")
    assert table.match.prompt_of(ME).it == f"Mano di Mida: quale torre {which}?"
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.match.prompt_of(ME).it == f"Mano di Mida: {then} Arciere?"


@pytest.mark.rule("KR-21.01")
@pytest.mark.parametrize(("seats", "said"), [(1, "Scegli gli incantesimi"), (2, "Scegliete insieme gli incantesimi")])
def test_a_lone_player_chooses_spells_alone(seats: int, said: str) -> None:
    m = new(seats, scenario="7")
    while m.view(None).phase != "spells":
        decision = m.decisions[0]
        m.choose(decision.seat, decision.options[0])
    assert m.decisions[0].prompt.it.startswith(said)


@pytest.mark.rule("KR-2.05", "KR-A03")
@pytest.mark.parametrize(
    ("scenario", "said"),
    [
        ("1", "Scegli l'abilità speciale di Malik Hammerfury."),
        ("2", "Scegli un'abilità speciale di Malik Hammerfury (1 di 2)."),
    ],
)
def test_which_of_how_many_abilities_is_chosen(scenario: str, said: str) -> None:
    m = new(2, scenario=scenario)
    assert m.prompt_of(ME).it == said


@pytest.mark.rule("KR-22.03")
@pytest.mark.parametrize(("tower", "said"), [("archers-1", "la torre Arciere"), ("artillery-4b", "la Torre di Tesla")])
def test_a_tower_of_the_white_site_is_called_a_tower_once(tower: str, said: str) -> None:
    table = Table("malik", "alleria", scenario="5", phase="collect")
    table.standing(tower, "W", seat=ME)
    assert table.match.prompt_of(ME).it == f"Decidete insieme: chi prende {said} dal sito bianco?"


@pytest.mark.rule("KR-7.09")
@pytest.mark.parametrize(("facing", "square"), [("S", "B2"), ("E", "D4")])
def test_the_question_does_not_say_how_a_tile_lies_which_turns_with_the_card(facing: str, square: str) -> None:
    table = Table("malik", "alleria")
    table.tray(square, *PLAIN)
    table.give(ME, "archers-1")
    table.build(ME, "archers-1", {"S": "A", "E": "G"}[facing], facing=facing)
    prompt = table.match.prompt_of(ME)
    assert (prompt.it, prompt.en) == (
        "Arciere: dove piazzi la tessera 1x2?",
        "Archer: where do you place the 1x2 tile?",
    )
    placed = [place.split()[1:] for place in table.placements()]
    assert {first[0] == second[0] for first, second in placed} == {facing == "S"}, "in one column, or beside each other"


@pytest.mark.rule("KR-19.03")
@pytest.mark.parametrize(("colour", "said"), [(0, "Escludi il rosso (siti A, D, G)"), (4, "Escludi il bianco")])
def test_a_colour_without_sites_names_none(colour: int, said: str) -> None:
    table = Table("malik", scenario="1")
    assert label(table, f"ban:{colour}").it == said


# -- bosses ------------------------------------------------------------------------------------------------------


def covered_boss(lives: int, but: int = 0) -> tuple[Table, int]:
    """A boss with so many lives left and its card covered, but for the first cells."""
    table = Table("malik", "alleria", scenario="4")
    boss = table.card("G4", "B1-1")
    m = table._m
    m.boss_tray = boss
    m.lives = lives
    enemies = m.grid_of(boss).enemies
    for _ in range(but):
        enemies &= enemies - 1
    table.tile(boss, cell_names(enemies))
    return table, boss


@pytest.mark.rule("KR-A65")
@pytest.mark.parametrize(("lives", "fate"), [(3, "perderà una carta vita"), (1, "sarà distrutt")])
def test_a_covered_boss_loses_a_life_before_it_is_destroyed(lives: int, fate: str) -> None:
    table, _ = covered_boss(lives)
    view = table.view()
    assert any(f"tutto coperto, {fate}" in line for line in describe(view, "it"))
    assert fate in GAME.draw(view, [], "it"), "so says the picture"


@pytest.mark.rule("KR-A65")
@pytest.mark.parametrize(
    ("lives", "fate"), [(3, "il Colosso perderà una carta vita."), (1, "questo vassoio sarà distrutto.")]
)
def test_so_says_the_lesson_of_its_last_square(lives: int, fate: str) -> None:
    table, boss = covered_boss(lives, but=1)
    table.spells("spacetime-gem")
    table.cast(ME, "spacetime-gem")
    assert table.aims() == {boss}
    assert lesson(table)[0].endswith(f"nella fase 3 {fate}")


# -- lessons -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-20.02")
@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (("OO...", "OO...", "g.g..", *BARE[:2]), "Qui puoi coprire 1 nemico"),
        (("OO...", "OO...", *BARE[:3]), "una parte di un nemico grande, per esempio con a1 a2"),
        (("gg...", "g....", *BARE[:3]), "Qui puoi coprire 2 nemici"),
    ],
)
def test_half_a_large_enemy_is_no_enemy_covered(rows: tuple[str, ...], said: str) -> None:
    table = Table("alleria", "malik", round=3)
    horde = table.tray("D2", *rows)
    table.hero("alleria", "D3")
    table.hero("wildcat", "A5")
    table.activate(ME, "alleria")
    table.do(ME, "attack", "face:0")
    assert table.aims() == {horde}
    assert said in lesson(table)[0]


@pytest.mark.rule("KR-20.13", "KR-15.11")
@pytest.mark.parametrize(
    ("kind", "rows", "rule"),
    [
        ("normal", ("ggg..", *BARE), "KR-15.19"),
        ("flying", ("ggg..", *BARE), "KR-20.13"),
        ("normal", ("wgg..", *BARE), "KR-15.11"),
    ],
)
def test_soldiers_are_advised_only_where_they_help(kind: str, rows: tuple[str, ...], rule: str) -> None:
    table = Table("malik", "alleria", round=9)
    table.tray("G4", *rows, kind=kind)
    text, cited = advice(table.view(), LEAVING)
    assert cited == rule
    assert ("fermatela con un soldato" in text.it) == (rule == "KR-15.19")


@pytest.mark.rule("KR-15.11")
def test_a_soldier_does_help_against_a_fast_horde_that_is_further_away() -> None:
    table = Table("malik", "alleria", round=9)
    table.tray("F4", "wgg..", *BARE)
    text, _ = advice(table.view(), LEAVING)
    assert "fermatela con un soldato" in text.it


@pytest.mark.rule("KR-20.06")
def test_who_makes_room_for_a_ghost_is_not_told_that_it_took_no_damage() -> None:
    table = Table("malik", "alleria", scenario="5", phase="destroy")
    table.tray("C3", "%%%..", "gg...", "gg...", ".....", ".....", kind="ghost", crystals=0)
    table.hero("malik", "C3", engages="a2")
    text, rule = lesson(table)
    assert table.hearts("malik") == 4
    assert rule == "KR-20.06"
    assert "danni" not in text


@pytest.mark.rule("KR-20.13")
def test_who_gets_off_a_flying_horde_is_told_so() -> None:
    table = Table("malik", "alleria", phase="advance")
    table.tray("D3", "~~...", ".gg..", ".gg..", ".....", "....g", kind="flying")
    table.hero("malik", "D3", engages="b2")
    text, rule = lesson(table)
    assert rule == "KR-20.13"
    assert text.startswith("L'orda volante si attiva")


@pytest.mark.rule("KR-A85")
def test_who_stands_on_a_tray_of_a_stack_is_told_what_is_left_there() -> None:
    table = Table("malik", "alleria", phase="destroy")
    table.tray("D3", *PLAIN)
    table._m.move_tray(table.tray("C2", "~~...", ".gg..", ".gg..", ".....", ".....", kind="flying"), table.square("D3"))
    table.hero("malik", "D3", engages="b2")
    assert lesson(table)[1] == "KR-A85"


@pytest.mark.rule("KR-2.05")
@pytest.mark.parametrize(("scenario", "told"), [("2", True), ("3", False), ("10", False)])
def test_two_abilities_are_news_in_the_second_scenario_only(scenario: str, told: bool) -> None:
    m = new(2, scenario=scenario)
    while m.view(None).phase != "abilities":
        decision = m.decisions[0]
        m.choose(decision.seat, decision.options[0])
    decision = m.decisions[0]
    text, _ = lesson_for(m.view(decision.seat), decision.to_json("it"))
    assert text.it.startswith("Da questo scenario") == told
    assert "due abilità su quattro" in text.it


@pytest.mark.rule("KR-7.15")
@pytest.mark.parametrize(("row", "said"), [("g.g..", "restano da coprire a1 c1."), ("..g..", "resta da coprire c1.")])
def test_one_is_left_or_several_are(row: str, said: str) -> None:
    table = Table("malik", "alleria", round=9)
    table.tray("D2", row, *BARE)
    table.hero("malik", "D3")
    view: Any = table.view()
    assert advice(view, LEAVING)[0].it.endswith(said)
