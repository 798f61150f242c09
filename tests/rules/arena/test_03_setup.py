"""Preparazione del capitolo 1, and what every chapter's preparation has in common."""

import re
from pathlib import Path

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.kernel.chance import Chance, Scripted
from tests.games.pictures import classes, parts, things
from tests.rules.arena.openings import GAME, Opening, core_board, core_character, write_pack
from tests.rules.arena.pictures import picture, place_of
from tests.rules.arena.table import ME, THEM, Table

CONTENT = load_content()
BOARD = CONTENT.board
FIRST = ["mickey", "aladdin", "gaston", "ariel"]


class Noted(Chance):
    """Chance that notes what is shuffled."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int]] = []

    def shuffle(self, things: list[int], label: str) -> list[int]:
        self.drawn.append((label, len(things)))
        return super().shuffle(things, label)


@pytest.mark.rule("SA-3.01")
@pytest.mark.parametrize(("side", "blue"), [("player 1", 0), ("player 2", 1)])
def test_the_teams_of_chapter_1(side: str, blue: int) -> None:
    opening = Opening("ch1", side=side)
    view = opening.view(None)
    teams = {
        color: [figure.id for figure in view.figures if figure.side == color and figure.seat == seat]
        for color, seat in ((0, blue), (1, 1 - blue))
    }
    assert teams == {0: ["mickey", "aladdin"], 1: ["gaston", "ariel"]}
    assert opening.asked == blue


@pytest.mark.rule("SA-3.01")
def test_chance_may_decide_who_is_blue() -> None:
    for blue in (0, 1):
        opening = Opening("ch1", side="random", chance=Scripted({"blue": [blue]}))
        assert opening.view(None).sides == (blue, 1 - blue)
        assert opening.of_kind("SidesDecided")[0].things == (blue,)


@pytest.mark.rule("SA-A.48")
@pytest.mark.parametrize("side", ["player 1", "player 2"])
def test_swapping_colours_changes_only_the_people(side: str) -> None:
    opening = Opening("ch1", side=side)
    view = opening.view(None)
    assert view.goal == 12
    assert [player.hand_limit for player in view.players] == [6, 6]
    assert opening.track() == ["mickey", "ariel", "aladdin", "gaston"]
    colours = {figure.id: figure.side for figure in view.figures}
    assert colours == {"mickey": 0, "aladdin": 0, "gaston": 1, "ariel": 1}


@pytest.mark.rule("SA-3.02")
def test_what_each_summoner_takes_in_chapter_1() -> None:
    view = Opening("ch1").view(None)
    for player in view.players:
        own = [figure for figure in view.figures if figure.seat == player.seat]
        assert len(own) == len(player.figures) == 2
        assert all(figure.space_id for figure in own)
        assert len([figure for figure in view.track if figure in player.figures]) == 2
        assert player.deck_size + player.hand_size == 20
        assert {figure.side for figure in own} == {player.side}
        assert all(figure.abilities == () for figure in own)  # no ability cards yet


@pytest.mark.rule("SA-3.03", "SA-3.09")
def test_each_side_has_starting_spaces_of_its_own() -> None:
    shown = Opening("ch1").view(None).board.spaces
    marked = [space for space in shown if "start" in space.flags]
    starts = [{space.id for space in marked if space.side == side} for side in (0, 1)]
    assert starts == [{"A2", "A3", "A4", "A5"}, {"G2", "G3", "G4", "G5"}]
    assert len(marked) == 8
    assert [{BOARD.spaces[n].id for n in BOARD.starts[side]} for side in (0, 1)] == starts


@pytest.mark.rule("SA-3.09")
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_starting_spaces_are_drawn_as_such(shape: str) -> None:
    drawn = things(picture(Opening("ch1").view(ME), shape))
    marked = {key for key, element in drawn.items() if key.startswith("space:") and "start-line" in classes(element)}
    assert marked == {f"space:{row}{number}" for row in "AG" for number in (2, 3, 4, 5)}


@pytest.mark.rule("SA-3.03")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_everybody_has_their_own_starting_spaces_in_front_of_them(seat: int) -> None:
    drawn = parts(picture(Opening("ch1").view(seat), "wide"))
    heights = {row: place_of(drawn[f"space:{row}3"])[1] for row in "AG"}
    near, far = ("A", "G") if seat == ME else ("G", "A")
    assert heights[near] > heights[far]


@pytest.mark.rule("SA-3.03", "SA-3.09", "SA-A.42")
def test_any_other_map_can_be_loaded(tmp_path: Path) -> None:
    """The same board turned round by its marks: blue begins where red did."""
    board = core_board()
    for space in board["spaces"]:
        if "side" in space:
            space["side"] = "red" if space["side"] == "blue" else "blue"
        if "point" in space.get("flags", ()):
            del space["flags"]
        elif space["id"] in ("B1", "F7"):
            space["flags"] = ["point"]
    pack = write_pack(tmp_path / "turned", board=board)
    assert not GAME.check_pack(pack)
    opening = Opening("ch1", packs=[str(pack)])
    where = {figure.id: figure.space_id for figure in opening.view(None).figures}
    assert where == {"mickey": "G3", "aladdin": "G4", "gaston": "A3", "ariel": "A4"}
    table = Table("ch1", begin="turn", packs=(pack,))
    table.at(mickey="B1", aladdin="D4")
    table.put("ariel", "G1")
    table.out("gaston")
    assert table.scores() == [1, 0]
    table.end_turn()
    assert table.reachable() == {BOARD.spaces[star].id for star in BOARD.stars} - {"G1"}


@pytest.mark.rule("SA-A.42")
def test_the_arena_has_seven_rows() -> None:
    shown = Opening("ch1").view(None).board.spaces
    assert [len([space for space in shown if space.row == row]) for row in range(7)] == [6, 7, 6, 7, 6, 7, 6]
    assert {space.id for space in shown if "point" in space.flags} == {"D2", "D4", "D6"}
    stars = {space.id for space in shown if "star" in space.flags}
    assert stars == {f"{row}{number}" for row in "AG" for number in range(1, 7)}


@pytest.mark.rule("SA-A.42")
def test_a_map_without_what_the_rules_need_is_rejected(tmp_path: Path) -> None:
    board = core_board()
    for space in board["spaces"]:
        if space.get("side") == "red":
            space["flags"] = []
    said = " ".join(problem.message for problem in GAME.check_pack(write_pack(tmp_path, board=board)))
    assert "the red side has 0 starting spaces" in said
    assert "the red side has no back row" in said


@pytest.mark.rule("SA-3.04")
@pytest.mark.parametrize("side", ["player 1", "player 2"])
def test_the_turn_order_of_chapter_1(side: str) -> None:
    opening = Opening("ch1", side=side)
    assert opening.track() == ["mickey", "ariel", "aladdin", "gaston"]
    (built,) = opening.of_kind("TrackBuilt")
    assert built.rule == "SA-3.04"


@pytest.mark.rule("SA-3.05")
@pytest.mark.parametrize("mode", ["ch1", "ch4", "team"])
def test_the_line_shows_everybodys_colour(mode: str) -> None:
    view = Table(mode).view(None)
    assert sorted(view.track) == [figure.figure for figure in view.figures]
    colours = [view.figures[figure].side for figure in view.track]
    assert colours == [view.sides[view.figures[figure].seat] for figure in view.track]
    assert set(colours) == {0, 1}


@pytest.mark.rule("SA-3.05", "SA-2.17")
@pytest.mark.parametrize("seat", [ME, THEM])
def test_the_line_is_drawn_in_turn_order_with_everybodys_colour(seat: int) -> None:
    view = Opening("ch1", side="player 2").view(seat)
    root = picture(view, "wide")
    tiles = [element for key, element in parts(root).items() if key.startswith("turn:")]
    tiles.sort(key=place_of)
    assert [next(iter(classes(tile) & {f"turn-{n}" for n in range(4)})) for tile in tiles] == [
        f"turn-{figure}" for figure in view.track
    ]
    colours = [classes(tile) & {"side-0", "side-1"} for tile in tiles]
    assert colours == [{"side-0"}, {"side-1"}, {"side-0"}, {"side-1"}]


@pytest.mark.rule("SA-3.06")
def test_mickey_begins() -> None:
    opening = Opening("ch1")
    view = opening.view(None)
    assert opening.name(view.active) == "mickey"
    assert (view.round, view.turn) == (1, 0)


@pytest.mark.rule("SA-3.07")
def test_everybody_begins_at_full_health() -> None:
    for opening in (Opening("ch1"), Opening("ch3", "demona facilier ariel", "gaston sulley maleficent")):
        for figure in opening.view(None).figures:
            assert figure.health == figure.max_health > 0


@pytest.mark.rule("SA-3.08")
def test_the_two_central_starting_spaces_are_filled() -> None:
    view = Opening("ch1").view(None)
    for side, central in ((0, {"A3", "A4"}), (1, {"G3", "G4"})):
        assert {figure.space_id for figure in view.figures if figure.side == side} == central
        middle = BOARD.numbers["D4"]
        far = {BOARD.spaces[n].id: BOARD.distance[middle][n] for n in BOARD.starts[side]}
        assert all(far[space] <= min(far.values()) for space in central)


@pytest.mark.rule("SA-A.52")
@pytest.mark.parametrize("side", ["player 1", "player 2"])
def test_the_teams_stand_as_they_are_listed(side: str) -> None:
    where = {figure.id: figure.space_id for figure in Opening("ch1", side=side).view(None).figures}
    assert where == {"mickey": "A3", "aladdin": "A4", "gaston": "G3", "ariel": "G4"}


@pytest.mark.rule("SA-3.10")
def test_chapter_1_has_three_statuses() -> None:
    given = set()
    for name in FIRST:
        for card in core_character(name)["deck"]:
            for effect in card["effects"]:
                given |= set(re.findall(r"gain\(\w+, (\w+)", effect))
    assert given == {"magic_broom", "immobilized", "stealthy"}
    assert {status.id for status in CONTENT.statuses if "ch1" in status.chapters} == given


@pytest.mark.rule("SA-3.11")
@pytest.mark.parametrize("mode", ["ch1", "ch2"])
def test_all_statuses_and_points_are_in_the_supply_at_first(mode: str) -> None:
    opening = Opening("ch1") if mode == "ch1" else Opening(mode, "mickey aladdin ariel", "gaston sulley maleficent")
    view = opening.view(None)
    assert view.points == (0, 0)
    assert all(figure.statuses == () for figure in view.figures)
    assert len(view.statuses) == 9


@pytest.mark.rule("SA-3.12")
@pytest.mark.parametrize(("mode", "cards"), [("ch1", 20), ("ch2", 30)])
def test_a_summoners_decks_are_shuffled_together(mode: str, cards: int) -> None:
    chance = Noted()
    if mode == "ch1":
        opening = Opening(mode, chance=chance)
    else:
        opening = Opening(mode, "mickey aladdin ariel", "gaston sulley maleficent", chance=chance)
        opening.prepare("mickey aladdin ariel", "gaston sulley maleficent")
    assert chance.drawn == [("deck 0", cards), ("deck 1", cards)]
    m = opening.match
    for seat in (0, 1):
        assert sorted(m.deck[seat] + m.hand[seat]) == list(range(seat * cards, (seat + 1) * cards))


@pytest.mark.rule("SA-3.12")
def test_chance_orders_the_deck() -> None:
    first, again, other = (Opening("ch1", seed=seed).match.deck for seed in (5, 5, 6))
    assert first == again
    assert first != other
    wanted = list(range(19, -1, -1))
    m = Opening("ch1", chance=Scripted({"deck 0": [wanted]})).match
    assert m.deck[0] + m.hand[0][::-1] == wanted


@pytest.mark.rule("SA-3.13")
def test_six_cards_to_begin_with() -> None:
    opening = Opening("ch1")
    drawn = opening.of_kind("CardDrawn")
    dealt = [event for event in drawn if event.rule == "SA-3.13"]
    assert [event.seat for event in dealt] == [0] * 6 + [1] * 6
    red = opening.view(None).players[THEM]
    assert (red.hand_size, red.deck_size) == (6, 14)
    assert [event.rule for event in drawn[12:]] == ["SA-7.11"]  # Mickey's turn has begun


@pytest.mark.rule("SA-3.14")
@pytest.mark.parametrize("mode", ["ch1", "ch2"])
def test_the_hand_limit_is_checked_at_the_end_of_ones_turn(mode: str) -> None:
    table = Table(mode, begin="turn")
    mine = table.hand(*["Scope in Marcia"] * 2, *["Folla Magica"] * 2, *["Stella Cadente"] * 2)
    table.hand(*["Spinta"] * 2, *["Rissa in Taverna"] * 2, *["Carica Taurina"] * 2, "Passo Spavaldo", of=THEM)
    table.at(mickey="C3")
    assert table.hand_size() == 7
    table.move("C4")
    assert table.hand_size() == 7
    table.end_turn()
    assert table.options == [f"discard:{card}" for card in table.pile("hand")]
    table.choose(f"discard:{mine[2]}")
    assert table.hand_size() == 6
    assert table.pile("discard") == [mine[2]]
    assert table.active() != "mickey"
    assert table.hand_size(THEM) == 8  # theirs is looked at in their own turn's end


@pytest.mark.rule("SA-3.15")
def test_there_is_no_redraw_in_chapter_1() -> None:
    opening = Opening("ch1")
    assert opening.view(None).phase == "main"
    assert not {"keep", "redraw"} & set(opening.options)
    assert not opening.of_kind("HandKept")
    assert opening.refused("redraw", ME) == "SA-3.15"
