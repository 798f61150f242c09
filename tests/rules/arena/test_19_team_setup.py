"""Preparazione per la partita a squadre: two teams of two Summoners, A and D against B and C."""

from pathlib import Path
from typing import Any

import pytest

from ludoteca.kernel.chance import Scripted
from ludoteca.kernel.contract import BadSettings
from tests.rules.arena.openings import Opening, reissued, write_pack
from tests.rules.arena.table import Table

A, B, C, D = range(4)
TEAMS = ("aladdin ariel", "demona mickey", "facilier gaston", "sulley maleficent")
"""Of A, B, C and D, as in the rulebook's example."""
PICKS = "aladdin demona facilier sulley maleficent gaston mickey ariel"


def opening(*teams: str, **options: Any) -> Opening:
    return Opening("team", *(teams or TEAMS), **options)


def lined_up(initiatives: dict[str, int], folder: Path, **options: Any) -> Opening:
    """The example's first characters with these initiatives."""
    pack = write_pack(folder / "iniziativa", *[reissued(who, initiative=n) for who, n in initiatives.items()])
    table = opening(packs=[str(pack)], **options)
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    return table


def seats_in_line(table: Opening) -> str:
    """Whose characters they are, as letters."""
    view = table.view(None)
    return "".join("ABCD"[view.figures[figure].seat] for figure in view.track)


# -- the draft ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19.02")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_summoner_a_picks_first(first: int) -> None:
    draft = Opening("team", first=f"player {first + 1}")
    assert draft.asked == first
    (decided,) = draft.of_kind("FirstDecided")
    assert (decided.seat, decided.rule) == (first, "SA-19.02")
    assert draft.view(None).sides[first] == 0, "A is blue"


@pytest.mark.rule("SA-19.02")
@pytest.mark.parametrize("first", [0, 3])
def test_who_is_a_may_be_left_to_chance(first: int) -> None:
    assert Opening("team", first="random", chance=Scripted({"first": [first]})).asked == first


@pytest.mark.rule("SA-19.03")
def test_a_and_d_are_blue_b_and_c_red() -> None:
    draft = Opening("team", first="player 1")
    assert draft.view(None).sides == (0, 1, 1, 0)
    assert [player.partner for player in draft.view(None).players] == [D, C, B, A]


@pytest.mark.rule("SA-19.04")
def test_the_order_of_picks() -> None:
    draft = Opening("team", first="player 1")
    assert draft.view(None).draft.order == (A, B, C, D, D, C, B, A)
    assert draft.refused(f"pick:{draft.match.content.find_character('mickey')}", B) == "SA-19.04"
    assert draft.draft(PICKS) == [A, B, C, D, D, C, B, A]
    teams = [[draft.name(figure) for figure in player.figures] for player in draft.view(None).players]
    assert teams == [team.split() for team in TEAMS]


@pytest.mark.rule("SA-19.05")
@pytest.mark.parametrize("copies", ["yes", "no"])
def test_a_team_has_no_character_twice(copies: str) -> None:
    draft = Opening("team", first="player 1", copies=copies)
    draft.draft("aladdin demona facilier")
    assert draft.asked == D
    assert draft.refused(f"pick:{draft.match.content.find_character('aladdin')}", D) == "SA-19.05"


@pytest.mark.rule("SA-19.05")
def test_nor_when_teams_are_chosen_beforehand() -> None:
    with pytest.raises(BadSettings, match=r"SA-19\.05"):
        opening("aladdin ariel", "demona mickey", "facilier gaston", "sulley aladdin", copies="yes")


@pytest.mark.rule("SA-19.06")
def test_example_both_teams_include_gaston_with_several_copies() -> None:
    draft = Opening("team", first="player 1", copies="yes")
    assert draft.draft("gaston gaston") == [A, B]
    assert [draft.name(0), draft.name(2)] == ["gaston", "gaston"]


@pytest.mark.rule("SA-19.06")
def test_with_one_copy_they_may_not() -> None:
    draft = Opening("team", first="player 1")
    draft.pick("gaston")
    assert draft.refused(f"pick:{draft.match.content.find_character('gaston')}", B) == "SA-19.04"


# -- setup -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19.07")
def test_two_characters_each_four_a_team() -> None:
    draft = Opening("team", first="player 1", copies="yes")
    while draft.view(None).phase == "draft":
        draft.choose(draft.options[0])
    view = draft.view(None)
    assert [len(player.figures) for player in view.players] == [2, 2, 2, 2]
    for side in (0, 1):
        team = [shown.id for shown in view.figures if shown.side == side]
        assert len(team) == len(set(team)) == 4


@pytest.mark.rule("SA-19.07")
def test_other_numbers_are_rejected() -> None:
    with pytest.raises(BadSettings, match=r"SA-19\.07"):
        opening("aladdin ariel mickey", "demona", "facilier gaston", "sulley maleficent")


@pytest.mark.rule("SA-19.08")
def test_everyone_has_one_deck_of_twenty_cards() -> None:
    table = opening()
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    table.place_all()
    m = table.match
    for seat in range(4):
        cards = m.deck[seat] + m.hand[seat]
        assert len(cards) == 20
        assert {table.name(card // 10) for card in cards} == set(TEAMS[seat].split())
    assert [event.seat for event in table.of_kind("DeckShuffled")] == [A, B, C, D]


@pytest.mark.rule("SA-19.09")
def test_the_orders_are_chosen_in_secret() -> None:
    table = opening()
    assert {decision.seat for decision in table.match.decisions} == {A, B, C, D}
    (event,) = [event for event in table.stack(A, "ariel aladdin") if event.kind == "OrderChosen"]
    assert [event.known_to(seat) for seat in range(4)] == [True, False, False, True]
    for seat, sees in ((A, True), (B, False), (C, False), (D, True), (None, False)):
        shown = table.view(seat).players[A]
        assert bool(shown.order) is sees
        assert shown.order_chosen == 2
    assert table.refused("order:0", A) == "SA-19.09"


@pytest.mark.rule("SA-19.10")
def test_only_the_first_tiles_are_revealed() -> None:
    table = opening()
    for seat, team in enumerate(TEAMS):
        assert not table.of_kind("OrdersRevealed"), "not before all have chosen"
        table.stack(seat, team)
    (revealed,) = table.of_kind("OrdersRevealed")
    assert [table.name(figure) for figure in revealed.things] == ["aladdin", "demona", "facilier", "sulley"]
    assert revealed.rule == "SA-19.10"


@pytest.mark.rule("SA-19.10")
def test_second_characters_do_not_count() -> None:
    """Aladdin has the lowest initiative of all, but is nobody's first."""
    table = opening()
    for seat, team in enumerate(("ariel aladdin", *TEAMS[1:])):
        table.stack(seat, team)
    assert table.track()[0] == "demona"


FIRST = ("aladdin", "demona", "facilier", "sulley")


@pytest.mark.rule("SA-19.11", "SA-19.12", "SA-19.13", "SA-19.14")
@pytest.mark.parametrize(
    ("initiatives", "line"),
    [
        ((1, 2, 5, 8), "ABDC"),
        ((1, 4, 5, 2), "ABDC"),
        ((1, 5, 4, 2), "ACDB"),
        ((8, 7, 2, 5), "CDBA"),
        ((4, 1, 2, 3), "BDCA"),
        ((2, 4, 3, 1), "DCAB"),
    ],
)  # fmt: skip
def test_the_line(initiatives: tuple[int, ...], line: str, tmp_path: Path) -> None:
    """Lowest of all, lowest of the other team, the first one's partner, the last one; then again."""
    table = lined_up(dict(zip(FIRST, initiatives, strict=True)), tmp_path)
    assert seats_in_line(table) == line + line
    second = {"A": "ariel", "B": "mickey", "C": "gaston", "D": "maleficent"}
    assert table.track()[4:] == [second[letter] for letter in line]
    (built,) = table.of_kind("TrackBuilt")
    assert built.rule == "SA-19.11"
    assert not table.of_kind("CoinFlipped")


@pytest.mark.rule("SA-19.11")
def test_the_marker_begins_on_the_first_tile() -> None:
    table = opening()
    table.prepare(*TEAMS)
    view = table.view(None)
    assert view.turn == 0
    assert table.name(view.active) == "aladdin"
    assert table.asked == A


@pytest.mark.rule("SA-19.15")
@pytest.mark.parametrize(
    ("initiatives", "line"), [((2, 2, 5, 3), "ABDC"), ((2, 2, 3, 5), "BACD"), ((3, 5, 2, 2), "DCAB")]
)
def test_between_equals_their_partners_first_characters_decide(
    initiatives: tuple[int, ...], line: str, tmp_path: Path
) -> None:
    """A and B have 2, their partners D 3 and C 5; the other way round; C and D have 2, D's partner A 3."""
    table = lined_up(dict(zip(FIRST, initiatives, strict=True)), tmp_path)
    assert seats_in_line(table)[:4] == line
    assert not table.of_kind("CoinFlipped")


@pytest.mark.rule("SA-19.16")
@pytest.mark.parametrize(("coin", "line"), [(0, "ABDC"), (1, "BACD")])
def test_else_a_coin(coin: int, line: str, tmp_path: Path) -> None:
    table = lined_up(
        {"aladdin": 2, "demona": 2, "facilier": 5, "sulley": 5}, tmp_path, chance=Scripted({"coin": [coin]})
    )
    (flipped,) = table.of_kind("CoinFlipped")
    assert (flipped.seat, flipped.rule) == (coin, "SA-19.16")
    assert seats_in_line(table)[:4] == line


@pytest.mark.rule("SA-19.29", "SA-19.11", "SA-19.12", "SA-19.13", "SA-19.14")
def test_example_aladdin_demona_sulley_facilier() -> None:
    table = opening()
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    assert table.track() == [
        "aladdin", "demona", "sulley", "facilier", "ariel", "mickey", "maleficent", "gaston",
    ]  # fmt: skip


@pytest.mark.rule("SA-19.17")
def test_figures_are_placed_in_reverse_order_on_the_team_s_side() -> None:
    table = opening()
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    line = table.view(None).track
    placed = []
    while table.view(None).phase == "placing":
        view = table.view(None)
        side = view.sides[table.asked]
        starts = {
            space.id
            for space in view.board.spaces
            if "start" in space.flags and space.side == side and space.figure < 0
        }
        assert table.spaces() == starts
        rival = next(n for n, s in enumerate(view.board.spaces) if "start" in s.flags and s.side != side)
        assert table.refused(f"place:{rival}", table.asked) == "SA-19.17"
        (event,) = [event for event in table.choose(table.options[-1]) if event.kind == "FigurePlaced"]
        placed.append(event.things[0])
    assert tuple(placed) == line[::-1]
    shown = table.view(None).figures
    assert len({figure.space for figure in shown}) == 8


@pytest.mark.rule("SA-19.18")
def test_the_first_hand_is_both_hand_sizes_and_two() -> None:
    table = opening()  # hand sizes 2+2, 2+2, 3+2, 1+2
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    table.place_all()
    assert [player.hand_size for player in table.view(None).players] == [6, 6, 7, 5]


HANDS = {
    "aladdin": ("Stordisci e Scappa", "Tappeto Volante", "Un Balzo Avanti", "Lama Ricurva"),
    "facilier": ("Lettura dei Tarocchi", "Ombre Affamate", "Polvere Ingannevole", "Scivolare nel Buio"),
    "sulley": ("Ruggito Spaventoso", "Zampata Pelosa", "Muro Azzurro", "Corsa al Piano Spaventi"),
}
"""Four cards of theirs, of which there are two copies each."""


@pytest.mark.rule("SA-19.19")
@pytest.mark.parametrize(("seat", "who", "limit"), [(A, "aladdin", 6), (C, "facilier", 7), (D, "sulley", 5)])
def test_the_same_number_is_the_limit(seat: int, who: str, limit: int) -> None:
    table = Table("team", blue=f"{TEAMS[A]} {TEAMS[D]}", red=f"{TEAMS[B]} {TEAMS[C]}", active=who)
    table.hand(*HANDS[who], *HANDS[who], of=seat)
    assert table.view(None).players[seat].hand_limit == limit
    table.end_turn()
    for _ in range(8 - limit):
        assert table.asked == seat
        assert table.decision.rule == "SA-19.19"
        table.choose(table.options[0])
    assert table.hand_size(seat) == limit
    assert table.active() != who


@pytest.mark.rule("SA-19.20")
def test_everyone_may_change_the_first_hand_once() -> None:
    table = opening()
    for seat, team in enumerate(TEAMS):
        table.stack(seat, team)
    table.place_all()
    hands = [list(hand) for hand in table.match.hand]
    asked = []
    while "redraw" in table.options:
        seat = table.asked
        asked.append(seat)
        table.choose("redraw" if seat == D else "keep")
        if seat == D:
            assert table.refused("redraw", D) == "SA-4.17"
    assert asked == [A, B, D, C], "in turn order"
    assert [player.redrawn for player in table.view(None).players] == [False, False, False, True]
    m = table.match
    assert m.hand[B] == hands[B]
    assert m.hand[C] == hands[C]
    assert m.hand[D] != hands[D]
    assert len(m.hand[D]) == 5
    assert len(m.deck[D]) == 15
