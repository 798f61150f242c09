"""In solitaria: a colour excluded each round, heroes of the reserve, towers improved by oneself."""

import pytest

import ludoteca
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.kernel.contract import Match
from tests.rules.kingdom.table import ME, Table

PLAIN = (".....", ".ggg.", ".ggg.", ".ggg.", ".....")
GAME = ludoteca.game("kingdom")
HEROES = [hero.id for hero in load_content().heroes]


def prompt_of(match: Match) -> str:
    (decision,) = match.decisions
    return decision.prompt.en


# -- set-up ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-19.01")
@pytest.mark.parametrize("scenario", range(1, 11))
def test_every_scenario_can_be_played_alone(scenario: int) -> None:
    match = GAME.new(1, seed=1, scenario=str(scenario), heroes=["malik"])
    view = match.view(0)
    assert (view.solo, len(view.players)) == (True, 1)
    while match.view(0).phase != "play":
        (decision,) = match.decisions
        match.choose(0, decision.options.ids[0])
    assert match.view(0).round == 1


@pytest.mark.rule("KR-19.02")
def test_alone_there_are_three_changes() -> None:
    table = Table("malik", phase="ban")
    table.reserve("ignus")
    table.give(ME, "mages-1")
    table.piles([])
    assert table.offered() == ["ban:0", "ban:1", "ban:2"]
    table.do(ME, "ban:2")
    assert f"call:{HEROES.index('ignus')}" in table.offered()
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.offered(ME, "pass") == [f"pass:0/{table.kind('mages-2')}"]


@pytest.mark.rule("KR-19.02")
def test_together_there_are_none_of_them() -> None:
    table = Table("malik", "ignus")
    table.give(ME, "mages-1")
    assert table.refused("ban:0") == "KR-19.04"
    assert table.refused("call:2") == "KR-19.08"
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.refused(f"pass:0/{table.kind('mages-2')}") == "KR-10.01"


@pytest.mark.rule("KR-19.02")
@pytest.mark.parametrize(("level", "index"), [("one_star", 0), ("three_stars", 2)])
def test_the_difficulty_is_chosen_as_usual(level: str, index: int) -> None:
    match = GAME.new(1, seed=1, level=level)
    difficulty = load_content().scenarios[0].difficulty[index]
    assert (match.view(0).hearts, match.view(0).crystals) == (difficulty.hearts[0], difficulty.crystals[0])


@pytest.mark.rule("KR-19.03")
def test_there_are_always_sites_of_three_colours() -> None:
    for scenario in load_content().scenarios:
        match = GAME.new(1, seed=1, scenario=str(scenario.number))
        colours = {site.colour for site in match.view(0).sites}
        assert colours - {"white"} == {"red", "blue", "green"}


@pytest.mark.rule("KR-19.14")
def test_any_hero_will_do_but_melee_is_recommended() -> None:
    for hero in range(len(HEROES)):
        match = GAME.new(1, seed=1)
        assert all(name in prompt_of(match) for name in ("Malik", "Ignus", "Lilith"))
        assert not any(name in prompt_of(match) for name in ("Alleria", "Magnus"))
        match.choose(0, f"hero:{hero}")
        assert match.view(0).figures[0].hero == HEROES[hero]
        assert "done" in match.decisions[0].options, "a reserve need not be"
    assert "Malik" not in GAME.new(2, seed=1).decisions[0].prompt.en, "in company there is no such advice"


@pytest.mark.rule("KR-19.08")
def test_a_reserve_of_up_to_three_other_heroes() -> None:
    match = GAME.new(1, seed=1, heroes=["malik"])
    main = HEROES.index("malik")
    refusal = match.why_not(0, f"hero:{main}")
    assert refusal
    assert refusal.rule == "KR-2.04", "the main hero is not of the reserve"
    for hero in ("ignus", "lilith", "magnus"):
        match.choose(0, f"hero:{HEROES.index(hero)}")
    assert match.view(0).reserve == ("ignus", "lilith", "magnus")
    assert match.view(0).phase == "abilities", "a fourth cannot be taken"


@pytest.mark.rule("KR-19.08")
@pytest.mark.parametrize("number", [0, 1])
def test_fewer_will_do(number: int) -> None:
    match = GAME.new(1, seed=1, heroes=["malik"])
    for _ in range(number):
        match.choose(0, f"hero:{HEROES.index('ignus')}")
    match.choose(0, "done")
    assert len(match.view(0).reserve) == number
    assert match.view(0).phase == "abilities"


# -- the excluded colour -----------------------------------------------------------------------------------------


@pytest.mark.rule("KR-19.04")
def test_nothing_is_built_on_sites_of_the_excluded_colour() -> None:
    table = Table("malik", phase="ban")
    table.piles([])
    table.give(ME, "archers-1")
    table.do(ME, "ban:1")
    assert table.view().banned == "blue"
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert table.offered(ME, "build") == [f"build:{table.site(letter)}" for letter in "ACDFGI"]
    for blue in "BEH":
        assert table.refused(f"build:{table.site(blue)}") == "KR-19.04"


@pytest.mark.rule("KR-19.04")
def test_a_colour_is_excluded_at_the_start_of_every_round() -> None:
    table = Table("malik", phase="ban", round=3)
    table.piles([])
    table.do(ME, "ban:1")
    assert table.refused("ban:0") == "KR-A52", "once"
    table.next_round()
    assert table.view().phase == "ban"
    assert table.view().banned == ""


@pytest.mark.rule("KR-19.05")
def test_otherwise_those_sites_are_as_usual() -> None:
    table = Table("malik", phase="play")
    table.banned("blue")
    table.piles([])
    table.standing("archers-1", "B")
    table.hero("malik", "D3")
    table.activate(ME, "malik")
    assert "E3" in table.reach(), "a hero may stop on an empty one"
    assert table.refused(f"go:{table.square('B')}") == "KR-11.10", "and not on a tower"
    table.do(ME, "done")
    table.next_round()
    assert table.hand() == ["archers-1"], "a tower that stands there is taken back in phase 5"


@pytest.mark.rule("KR-19.06")
@pytest.mark.parametrize("colour", ["red", "blue", "green"])
def test_white_sites_can_always_be_built_on(colour: str) -> None:
    table = Table("malik", scenario="5")
    table.banned(colour)
    table.give(ME, "archers-1")
    table.do(ME, f"tower:{table.kind('archers-1')}")
    assert f"build:{table.site('W')}" in table.offered()


@pytest.mark.rule("KR-19.07")
def test_not_the_same_colour_two_rounds_running() -> None:
    table = Table("malik", phase="ban")
    table.piles([])
    table.do(ME, "ban:1")
    table.next_round()
    assert table.offered() == ["ban:0", "ban:2"]
    assert table.refused("ban:1") == "KR-19.07"
    table.do(ME, "ban:0")
    table.next_round()
    assert table.offered() == ["ban:1", "ban:2"], "but again in the one after"


@pytest.mark.rule("KR-19.03", "KR-19.04")
def test_only_colours_in_play_are_excluded() -> None:
    table = Table("malik", phase="ban")
    assert table.offered() == ["ban:0", "ban:1", "ban:2"]
    assert table.refused("ban:3") == "KR-19.03"
    assert table.refused("ban:4") == "KR-19.03"


# -- the reserve -------------------------------------------------------------------------------------------------


def called(name: str = "ignus") -> Table:
    """One hero in the reserve, who has just been called; a horde on D2."""
    table = Table("malik")
    table.piles([])
    table.tray("D2", *PLAIN)
    table.reserve(name)
    table.call(name)
    return table


@pytest.mark.rule("KR-19.09")
def test_a_hero_of_the_reserve_fights_for_one_round() -> None:
    table = called()
    table.go(ME, "A1")
    number = HEROES.index("ignus")
    assert table.view().reserve == ()
    assert table.refused(f"call:{number}") == "KR-19.09"
    table.next_round()
    table.do(ME, "ban:0")
    assert table.refused(f"call:{number}") == "KR-19.09"


@pytest.mark.rule("KR-19.10")
def test_it_is_put_anywhere_and_makes_its_base_attack() -> None:
    table = called()
    assert len(table.reach()) == 35, "on any square of the map"
    horde = table.match.top[table.square("D2")]
    table.go(ME, "D2", engages="a1")
    assert table.seen("ignus").tray == horde
    assert table.view().attack.piece.shape == "L3"
    table.place(horde, "c3 c4 d4")
    assert table.offered(ME, "use") == [], "no special abilities"
    assert table.seen("ignus").abilities == ()
    assert table.refused(f"activate:{table.figure('ignus')}") == "KR-A53"


@pytest.mark.rule("KR-19.10")
def test_not_where_no_hero_may_be() -> None:
    table = Table("malik")
    table.standing("archers-1", "B")
    table.tray("D2", *PLAIN, kind="portal", level=1)
    full = table.tray("D3", *PLAIN)
    table.tile(full, "b2 b4 d2 d4")
    table.reserve("ignus")
    table.call("ignus")
    assert not {"D1", "D2", "D3"} & table.reach()
    assert len(table.reach()) == 32
    assert table.refused(f"go:{table.square('B')}") == "KR-11.10"


@pytest.mark.rule("KR-19.10")
def test_the_main_hero_is_activated_in_the_same_round() -> None:
    table = called()
    table.go(ME, "A1")
    table.activate(ME, "malik")
    assert table.reach()


@pytest.mark.rule("KR-19.11")
def test_at_the_end_of_the_round_it_leaves_the_game() -> None:
    table = called()
    table.go(ME, "A1")
    events = table.next_round()
    assert ("ReserveLeft", "KR-19.11") in [(event.kind, event.rule) for event in events]
    assert table.seen("ignus").square == -2
    table.do(ME, "ban:0")
    assert f"activate:{table.figure('ignus')}" not in table.offered()
    assert table.refused(f"activate:{table.figure('ignus')}") == "KR-A53"


@pytest.mark.rule("KR-19.11")
def test_one_who_is_knocked_out_does_not_come_back_either() -> None:
    table = Table("malik")
    table.piles([])
    table.tray("D2", *PLAIN)
    table.reserve("magnus")
    table.call("magnus")
    table.go(ME, "D2", engages="a1", facing="N")
    table.match.hearts[table.figure("magnus")] = 1
    events = table.next_round()
    kinds = [event.kind for event in events]
    assert "KnockedOut" in kinds
    assert "HeroRegenerated" not in kinds + [event.kind for event in table.do(ME, "ban:0")]
    assert table.seen("magnus").square == -2


@pytest.mark.rule("KR-19.12")
def test_its_tiles_stay() -> None:
    table = called()
    horde = table.match.top[table.square("D2")]
    table.go(ME, "D2", engages="a1")
    table.place(horde, "c3 c4 d4")
    table.next_round()
    assert table.shown(horde).figures == ()
    assert [tile.cells for tile in table.shown(horde).tiles] == [(12, 17, 18)]


@pytest.mark.rule("KR-19.15")
def test_alleria_of_the_reserve_brings_a_wildcat_that_acts_at_once() -> None:
    table = called("alleria")
    table.go(ME, "D3", facing="S")
    assert table.offered() == ["yes", "done"], "nothing in range, but the Wildcat may come"
    table.do(ME, "yes")
    cat = table.figure("wildcat")
    assert table.where("wildcat") == "D3"
    table.do(ME, f"activate:{cat}")
    table.go(ME, "D2", engages="b2")
    assert table.where("wildcat") == "D2"
    table.next_round()
    assert table.seen("wildcat").square == -2, "it leaves with her"


# -- improving towers --------------------------------------------------------------------------------------------


@pytest.mark.rule("KR-19.13")
def test_a_lone_player_improves_towers_for_themselves() -> None:
    table = Table("malik")
    table.piles([])
    table.give(ME, "mages-1")
    one, two = table.kind("mages-1"), table.kind("mages-2")
    supply = {tower.kind: tower.supply for tower in table.view().towers}
    table.pass_tower(ME, "mages-1", to=ME, becomes="mages-2")
    now = {tower.kind: tower.supply for tower in table.view().towers}
    assert (now[one], now[two]) == (supply[one] + 1, supply[two] - 1)
    assert (table.hand(), table.incoming()) == ([], ["mages-2"])
    assert table.refused(f"tower:{two}") == "KR-10.08", "face down until phase 5"
    table.next_round()
    assert (table.hand(), table.incoming()) == (["mages-2"], [])


@pytest.mark.rule("KR-19.13")
def test_only_one_level_at_a_time_and_of_the_same_kind() -> None:
    table = Table("malik", scenario="5")
    table.give(ME, "mages-1")
    table.do(ME, f"tower:{table.kind('mages-1')}")
    assert table.offered(ME, "pass") == [f"pass:0/{table.kind('mages-2')}"]
    for wrong in ("mages-3", "archers-2", "mages-1"):
        assert table.refused(f"pass:0/{table.kind(wrong)}") == "KR-10.02"


@pytest.mark.rule("KR-19.13")
def test_not_beyond_the_scenarios_highest_level() -> None:
    table = Table("malik")
    table.give(ME, "mages-2")
    table.do(ME, f"tower:{table.kind('mages-2')}")
    assert table.offered(ME, "pass") == []
    assert table.refused(f"pass:0/{table.kind('mages-3')}") == "KR-A55"
