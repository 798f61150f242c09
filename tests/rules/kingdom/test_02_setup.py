"""Preparazione: the scenario, its difficulty, heroes with their towers, the first hordes."""

from typing import Any

import pytest
from ruamel.yaml import YAML

from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.state.cards import LEVELS, MOST_WAVES, token_number
from ludoteca.games.kingdom.state.match import PLAYING, KingdomMatch
from ludoteca.kernel.contract import BadSettings
from tests.rules.kingdom.openings import GAME, begun, new
from tests.rules.kingdom.table import BOX, ME, THEM, Table

NUMBERS = [str(number) for number in range(1, 11)]


def written(number: str) -> Any:
    """The scenario's own file."""
    (file,) = (BOX / "scenarios").glob(f"{int(number):02d}-*.yaml")
    return YAML(typ="safe").load(file.read_text(encoding="utf-8"))


@pytest.mark.rule("KR-2.03", "KR-A02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_hordes_at_the_beginning_are_of_the_waves_that_the_level_says(seats: int) -> None:
    for level in LEVELS:
        match = GAME.new(seats, seed=5, scenario="3", level=level)
        assert isinstance(match, KingdomMatch)
        while match.phase != PLAYING:
            match.choose(match.decisions[0].seat, match.decisions[0].options[0])
        raised = match.scenario.difficulty[match.level].start_shift[seats - 1]
        wanted = [min(token_number(token) + raised, MOST_WAVES) for _, token in match.scenario.starting]
        assert [match.face_of(tray).wave for tray in range(len(wanted))] == wanted


@pytest.mark.rule("KR-2.01", "KR-A02")
@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_table_is_laid_out_as_the_scenario_says(number: str, seats: int) -> None:
    match = begun(seats, scenario=number)
    view, file = match.view(None), written(number)
    key = ("solo", "2p", "3p", "4p")[seats - 1]
    for square in view.map.squares:
        sign = file["map"][square.row][square.col]
        used = any(sign in letters for letters in file["sites"][key].values())
        assert square.kind == ("path" if sign in "><^v" else "site" if used else "grass")
    colours: dict[str, list[str]] = {}
    for site in view.sites:
        colours.setdefault(site.colour, []).append(site.letter)
    assert colours == file["sites"][key]
    assert [[token.token for token in pile.tokens] for pile in view.piles] == file["piles"][key]
    assert [match.board.name(pile.square) for pile in view.piles] == [spawn["square"] for spawn in file["spawns"]]
    assert sorted(match.board.name(tray.square) for tray in view.trays) == sorted(
        horde["square"] for horde in file["starting_hordes"]
    )
    assert view.scenario.max_level == file["max_level"]


@pytest.mark.rule("KR-2.01")
def test_one_scenario_is_chosen() -> None:
    assert new(scenario="3").view(None).scenario.number == 3
    with pytest.raises(BadSettings) as raised:
        new(scenario="77")
    assert "77" in str(raised.value)


@pytest.mark.rule("KR-2.02")
def test_all_towers_that_nobody_begins_with_are_in_the_supply() -> None:
    match = begun(3)
    content, view = match.content, match.view(None)
    hands = [kind for player in view.players for kind in player.hand]
    assert hands
    for kind, tower in enumerate(content.towers):
        assert view.towers[kind].supply == tower.copies - hands.count(kind), tower.id
    assert sum(tower.copies for tower in load_content().towers) == 44
    assert view.soldiers == 12


@pytest.mark.rule("KR-2.03")
@pytest.mark.parametrize(
    ("level", "hearts", "crystals"),
    [("one_star", 12, 3), ("two_stars", 9, 2), ("three_stars", 6, 1), ("heroic", 4, 0), ("iron", 4, 0)],
)
def test_the_difficulty_sets_hearts_and_crystals(level: str, hearts: int, crystals: int) -> None:
    view = begun(level=level).view(None)
    assert (view.hearts, view.crystals) == (hearts, crystals)


@pytest.mark.rule("KR-2.03")
def test_harder_levels_bring_higher_waves_but_not_on_the_path() -> None:
    tokens = [
        [token.token for token in begun(level=level).view(None).piles[0].tokens] for level in ("three_stars", "heroic")
    ]
    assert tokens[0] == ["w2", "w2", "w2", "w3", "w3", "P1", "w3", "w3"]
    assert tokens[1] == ["w3", "w3", "w3", "w4", "w4", "P1", "w4", "w4"]
    match = begun(level="heroic")
    assert {match.content.faces[face].wave for face in match.face} == {1}


@pytest.mark.rule("KR-2.04")
@pytest.mark.parametrize(
    ("seats", "towers"),
    [
        (1, ["archers-1", "artillery-1", "artillery-1", "mages-1", "soldiers-1"]),
        (2, ["artillery-1", "artillery-1", "mages-1", "soldiers-1"]),
        (3, ["artillery-1", "mages-1", "soldiers-1"]),
        (4, ["artillery-1", "mages-1"]),
    ],
)
def test_everybody_begins_with_the_towers_of_their_hero(seats: int, towers: list[str]) -> None:
    match = begun(seats)
    hand = match.view(None).players[ME].hand
    assert sorted(match.content.towers[kind].id for kind in hand) == towers


@pytest.mark.rule("KR-2.04")
def test_heroes_are_taken_at_the_table_each_by_one_player() -> None:
    match = new(named=False)
    assert [decision.seat for decision in match.decisions] == [ME, THEM]
    match.choose(THEM, f"hero:{match.content.find_hero('magnus')}")
    taken = f"hero:{match.content.find_hero('magnus')}"
    refusal = match.why_not(ME, taken)
    assert refusal.rule == "KR-2.04"
    match.choose(ME, f"hero:{match.content.find_hero('ignus')}")
    hands = [match.view(None).players[seat].hand for seat in (ME, THEM)]
    towers = [sorted(match.content.towers[kind].id for kind in hand) for hand in hands]
    assert towers[ME] == ["archers-1", "artillery-1", "mages-1", "soldiers-1"]
    assert towers[THEM] == ["archers-1", "mages-1", "mages-1", "soldiers-1"]


@pytest.mark.rule("KR-2.04")
def test_nobody_begins_with_two_heroes() -> None:
    with pytest.raises(BadSettings):
        GAME.new(2, seed=1, packs=[str(BOX)], heroes=["malik", "malik"])
    match = new(named=False)
    match.choose(ME, f"hero:{match.content.find_hero('malik')}")
    assert match.why_not(ME, f"hero:{match.content.find_hero('ignus')}").rule == "KR-2.04"


@pytest.mark.rule("KR-2.05", "KR-A03")
@pytest.mark.parametrize(("scenario", "slots"), [("1", 1), ("2", 2)])
def test_abilities_are_chosen_for_as_many_places_as_the_scenario_gives(scenario: str, slots: int) -> None:
    match = new(scenario=scenario)
    assert match.view(None).phase == "abilities"
    decision = match.decision_of(ME)
    assert decision is not None
    assert decision.options.ids == [f"ability:{number}" for number in range(4)]
    for number in range(slots):
        match.choose(ME, f"ability:{number}")
    assert match.why_not(ME, "ability:3").rule == "KR-A03"
    assert match.decision_of(ME) is None
    seen = match.view(None).figures[ME]
    assert [ability.up for ability in seen.abilities] == [True] * slots


@pytest.mark.rule("KR-2.05", "KR-A03")
def test_each_ability_once() -> None:
    match = new(scenario="2")
    match.choose(ME, "ability:1")
    assert match.why_not(ME, "ability:1").rule == "KR-A03"


@pytest.mark.rule("KR-2.05")
def test_a_hero_board_holds_what_a_hero_needs() -> None:
    seen = begun(scenario="2").view(None)
    malik, player = seen.figures[ME], seen.players[ME]
    assert (malik.movement, malik.hearts, malik.max_hearts, malik.square) == (2, 5, 5, -1)
    assert len(malik.abilities) == 2
    assert player.incoming == ()


@pytest.mark.rule("KR-2.06")
@pytest.mark.parametrize(("scenario", "becomes"), [("1", "archers-2"), ("3", "archers-3")])
def test_the_scenario_sets_how_far_towers_rise(scenario: str, becomes: str) -> None:
    table = Table("malik", "alleria", scenario=scenario)
    table.give(ME, "archers-2")
    table.do(ME, f"tower:{table.kind('archers-2')}")
    assert table.offered(ME, "pass") == [f"pass:{THEM}/{table.kind(becomes)}"]


@pytest.mark.rule("KR-2.07", "KR-3.03")
def test_the_first_hordes_lie_on_the_path_and_no_pile_is_touched() -> None:
    match = begun()
    view = match.view(None)
    assert (view.round, view.phase) == (1, "play")
    assert [match.board.name(tray.square) for tray in view.trays] == ["E4", "D2", "B2"]
    assert [pile.left for pile in view.piles] == [8]


@pytest.mark.rule("KR-2.01")
def test_nothing_is_played_before_the_preparation_is_over() -> None:
    match = new()
    assert match.why_not(ME, "ready").rule == "KR-2.01"
    assert match.why_not(ME, "activate:0").rule == "KR-2.01"
