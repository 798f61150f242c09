"""La partita a squadre: what the head-to-head rules become between two teams of two Summoners."""

from pathlib import Path

import pytest

from tests.rules.arena.openings import GAME, reissued, write_pack
from tests.rules.arena.table import Table

A, B, C, D = range(4)


def pass_turns(table: Table) -> None:
    while table.match.outcome is None and table.match.extra_rounds == 0:
        table.choose("end" if "end" in table.options else table.options[0])


# -- what stays the same -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19.01")
def test_a_turn_is_that_of_the_chapters() -> None:
    table = Table("team", begin="turn")
    table.at(mickey="D4", gaston="D3")
    (top,) = table.deck("Scope in Marcia")
    assert table.scores() == [1, 0], "the golden space"
    assert top in table.pile("hand"), "a card"
    offered = {option.partition(":")[0] for option in table.options}
    assert {"move", "boostmove", "attack", "play", "end"} <= offered
    assert table.view(None).phases.skill == "open"


@pytest.mark.rule("SA-19.01", "SA-A.05")
@pytest.mark.parametrize(("upgrades", "chapter"), [("yes", 4), ("no", 3)])
def test_the_rules_of_chapter_3_or_4_are_in_force(upgrades: str, chapter: int) -> None:
    table = Table(
        "team", blue="gaston ariel mickey sulley", red="aladdin demona facilier maleficent", upgrades=upgrades
    )
    table.discarded("Spinta", "Spinta", "Carica Taurina", "Carica Taurina")
    view = table.view(None)
    assert (view.chapter, view.upgrades) == (chapter, upgrades == "yes")
    assert "use:0" in table.options, "abilities in any case"
    assert ("upgrade" in table.options) is (upgrades == "yes")
    if upgrades == "no":
        assert table.refused("upgrade") == "SA-2.13"


@pytest.mark.rule("SA-A.05")
def test_upgrades_are_on_unless_one_says_otherwise() -> None:
    assert GAME.new(seed=1, mode="team").view(None).upgrades is True
    assert GAME.new(seed=1, mode="team", upgrades="no").view(None).upgrades is False


# -- the end -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19.21", "SA-A.04")
@pytest.mark.parametrize(("who", "side"), [("mickey", 0), ("demona", 0), ("sulley", 1), ("facilier", 1)])
def test_the_team_s_twentieth_point_brings_the_end(who: str, side: int) -> None:
    """Whichever partner gains it: points are the team's."""
    table = Table("team", active=who, begin="turn")
    table.put(who, "D4")
    table.points(*((19, 3) if side == 0 else (3, 19)))
    assert table.scores()[side] == 20
    assert table.view(None).ending is True
    assert [event.rule for event in table.events if event.kind == "EndTriggered"] == ["SA-19.21"]
    assert table.match.outcome is None


@pytest.mark.rule("SA-A.04")
def test_points_for_kos_go_to_the_team() -> None:
    table = Table("team", active="demona")  # D's
    table.at(demona="D3", gaston="E3")  # B's
    table.wounded(gaston=1)
    table.points(3, 0)
    table.attack("gaston")
    assert table.scores() == [8, 0]
    assert len(table.view(None).points) == 2


@pytest.mark.rule("SA-19.22")
@pytest.mark.parametrize(("seat", "who"), [(A, "mickey"), (D, "demona"), (B, "gaston"), (C, "facilier")])
def test_so_does_anybody_s_empty_deck(seat: int, who: str) -> None:
    table = Table("team", active=who, begin="turn")
    table.only_deck(of=seat)
    assert table.view(None).ending is True
    assert [event.rule for event in table.events if event.kind == "EndTriggered"] == ["SA-19.22"]


@pytest.mark.rule("SA-19.22")
def test_a_partner_s_empty_deck_is_none_of_one_s_own() -> None:
    table = Table("team", begin="turn")
    table.only_deck(of=D)
    assert table.asked == A
    assert table.view(None).ending is False


@pytest.mark.rule("SA-19.23")
@pytest.mark.parametrize(("blue", "red", "winners"), [(21, 23, (B, C)), (24, 23, (A, D))])
def test_the_team_with_most_points_wins(blue: int, red: int, winners: tuple[int, ...]) -> None:
    table = Table("team", begin="turn")
    table.put("mickey", "D4")
    table.points(blue - 1, red)
    pass_turns(table)
    outcome = table.match.outcome
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.rule == "SA-19.23"


# -- allies, rivals, cards ---------------------------------------------------------------------------------------


def gathered() -> Table:
    """Ariel (A's) among an ally of D's and rivals of B's and C's."""
    table = Table("team", blue="ariel aladdin mickey demona", red="gaston sulley maleficent facilier")
    table.at(ariel="D3", mickey="E3", gaston="C2", facilier="C3")
    return table


@pytest.mark.rule("SA-19.24")
def test_the_partner_s_characters_are_allies() -> None:
    table = gathered()
    table.put("demona", "E2")
    table.put("aladdin", "D4")
    (song,) = table.hand("Canto che Guarisce")
    table.wounded(mickey=3)
    table.play(song)
    assert table.targets() == {"ariel", "aladdin", "mickey", "demona"}
    assert table.refused(f"target:{table.figure('gaston')}") == "SA-1.08"
    table.then("mickey")
    assert table.health("mickey") == 6


@pytest.mark.rule("SA-19.24")
def test_one_moves_through_the_partner_s_characters() -> None:
    table = Table("team", blue="ariel aladdin mickey demona", red="gaston sulley maleficent facilier")
    table.at(ariel="A1", aladdin="B1", mickey="B2", demona="A2")
    assert "C1" in table.reachable()


@pytest.mark.rule("SA-19.25")
def test_the_characters_of_both_opponents_are_rivals() -> None:
    table = gathered()
    (trident,) = table.hand("Tridente Lucente")
    table.play(trident)
    assert table.targets() == {"gaston", "facilier"}
    assert table.refused(f"target:{table.figure('mickey')}") == "SA-1.09"
    table.then("facilier")
    assert table.health("facilier") == 6


@pytest.mark.rule("SA-19.25")
def test_taunt_protects_the_partner_s_characters_too() -> None:
    table = gathered()
    table.status("gaston", "taunt")  # B's; Facilier is C's
    assert "facilier" not in table.targets()
    assert table.refused(f"attack:{table.figure('facilier')}") == "SA-13.15"


@pytest.mark.rule("SA-19.26")
def test_cards_are_individual() -> None:
    table = Table("team", begin="turn")
    before = [(player.deck_size, player.hand_size) for player in table._m.view(None).players]
    after = [(player.deck_size, player.hand_size) for player in table.view(None).players]
    assert after[A] == (before[A][0] - 1, before[A][1] + 1)
    assert after[B:] == before[B:]


@pytest.mark.rule("SA-19.26")
def test_a_partner_s_cards_are_not_one_s_own_to_play() -> None:
    table = Table("team", blue="mickey aladdin ariel demona")
    (own,) = table.hand("Scope in Marcia")
    (theirs,) = table.hand("Canto che Guarisce", of=D)
    table.play(own)
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.pile("discard", A) == [own]
    assert table.pile("discard", D) == []
    assert table.refused(f"play:{theirs}/2", A) == "SA-17.10"
    assert table.refused(f"boostmove:{theirs}", A) in ("SA-6.06", "SA-8.09")


# -- a partner's gear --------------------------------------------------------------------------------------------


def upgrading(own: tuple[str, ...], partner: tuple[str, ...]) -> Table:
    """Gaston (A's) with Maleficent and Aladdin as D's: two roses and two lamps are needed."""
    table = Table("team", blue="gaston ariel maleficent aladdin", red="mickey sulley demona facilier")
    table.discarded(*own)
    table.discarded(*partner, of=D)
    return table


THREE = ("Spinta", "Rissa in Taverna", "Carica Taurina")
LAMP = ("Tappeto Volante",)


@pytest.mark.rule("SA-19.27")
def test_the_partner_may_give_one_gear() -> None:
    table = upgrading(THREE, LAMP)
    (lamp,) = table.pile("discard", D)
    table.choose("upgrade")
    assert table.asked == D
    assert table.decision.rule == "SA-19.27"
    assert table.options == ["yes", "done"]
    table.choose("yes")
    assert table.seen("gaston").upgraded is True
    assert table.pile("exile", D) == [lamp], "to its owner's exiled cards"
    assert len(table.pile("exile", A)) == 3
    assert table.asked == A


@pytest.mark.rule("SA-19.27")
def test_the_partner_may_give_the_only_one_of_its_kind(tmp_path: Path) -> None:
    pack = write_pack(tmp_path, reissued("gaston", upgrade_cost={"rose": 2, "lamp": 1}))
    table = Table("team", blue="gaston ariel maleficent aladdin", red="mickey sulley demona facilier", packs=(pack,))
    table.discarded("Spinta", "Spinta")
    (lamp,) = table.discarded(*LAMP, of=D)
    table.choose("upgrade")
    assert table.asked == D
    table.choose("yes")
    assert table.seen("gaston").upgraded is True
    assert table.pile("exile", D) == [lamp]


@pytest.mark.rule("SA-19.27")
def test_the_first_card_of_all_is_not_given_unasked_either() -> None:
    blue, red = "gaston ariel maleficent sulley", "mickey aladdin demona facilier"
    table = Table("team", blue=blue, red=red, active="maleficent")
    table.discarded("Fiamma Verde", "Sortilegio del Fuso", "Ruggito Spaventoso", "Ruggito Spaventoso", of=D)
    assert table.discarded("Spinta", of=A) == [0]
    table.choose("upgrade")
    assert table.asked == A
    table.choose("yes")
    assert table.seen("maleficent").upgraded is True


@pytest.mark.rule("SA-19.27")
def test_without_permission_there_is_no_upgrade() -> None:
    table = upgrading(THREE, LAMP)
    table.choose("upgrade")
    table.choose("done")
    assert table.seen("gaston").upgraded is False
    assert len(table.pile("discard", A)) == 3
    assert len(table.pile("discard", D)) == 1
    assert table.asked == A
    assert table.refused("upgrade") == "SA-18.06", "and no asking again this turn"
    assert [event.seat for event in table.events if event.kind == "GearRefused"] == [D]


@pytest.mark.rule("SA-19.27")
def test_two_of_the_partner_s_are_too_many() -> None:
    table = upgrading(("Spinta", "Carica Taurina"), (*LAMP, "Fiamma Verde"))
    assert table.refused("upgrade") == "SA-18.06"
    table = upgrading(("Spinta", "Rissa in Taverna"), ("Tappeto Volante", "Tappeto Volante"))
    assert table.refused("upgrade") == "SA-18.06"


@pytest.mark.rule("SA-19.27")
@pytest.mark.parametrize("gives_lamp", [False, True])
def test_one_gear_in_all_though_two_of_different_kinds_could_be_given(gives_lamp: bool) -> None:
    """All four are there, and the partner holds a rose and a lamp: once one is taken, the other is not offered."""
    table = upgrading((*THREE, "Carica Taurina"), ("Fiamma Verde", "Tappeto Volante"))
    rose, lamp = table.pile("discard", D)
    taken, other = (lamp, rose) if gives_lamp else (rose, lamp)
    table.choose("upgrade")
    after = False
    while table.asked == A:
        options = table.options
        assert not (after and f"card:{other}" in options)
        after = after or f"card:{taken}" in options
        mine = [option for option in options if option != f"card:{other}"]
        table.choose(f"card:{taken}" if f"card:{taken}" in options else mine[0])
    table.choose("yes")
    assert table.seen("gaston").upgraded is True
    assert table.pile("discard", D) == [other]
    assert table.pile("exile", D) == [taken]
    assert len(table.pile("exile", A)) == 3


@pytest.mark.rule("SA-19.27")
def test_the_partner_s_one_gear_is_for_the_kind_that_is_missing() -> None:
    """Both lamps and one rose are there: only a rose of the partner's helps, though the partner has a lamp as well."""
    lamps = ("Carica Taurina",) * 2
    table = upgrading(("Spinta", *lamps), ("Fiamma Verde", "Tappeto Volante"))
    rose, lamp = table.pile("discard", D)
    table.choose("upgrade")
    while table.asked == A:
        assert f"card:{lamp}" not in table.options
        table.choose(table.options[0])
    table.choose("yes")
    assert table.seen("gaston").upgraded is True
    assert table.pile("exile", D) == [rose]


@pytest.mark.rule("SA-19.27")
def test_where_all_of_one_s_own_are_needed_there_is_nothing_to_choose() -> None:
    """Two different roses and two shells, with one rose of the partner's: the partner is asked at once."""
    table = Table("team", blue="maleficent sulley gaston aladdin", red="mickey ariel demona facilier")
    table.discarded("Fiamma Verde", "Sortilegio del Fuso", "Ruggito Spaventoso", "Ruggito Spaventoso")
    (rose,) = table.discarded("Spinta", of=D)
    table.choose("upgrade")
    assert table.asked == D
    table.choose("yes")
    assert table.seen("maleficent").upgraded is True
    assert table.pile("exile", D) == [rose]


@pytest.mark.rule("SA-19.27")
def test_one_may_spare_a_card_of_one_s_own() -> None:
    """Four of one's own would do; one of the partner's may pay all the same."""
    table = upgrading((*THREE, "Carica Taurina"), LAMP)
    (lamp,) = table.pile("discard", D)
    table.choose("upgrade")
    while f"card:{lamp}" not in table.options:
        table.choose(table.options[0])
    table.then(lamp)
    while table.asked == A:
        table.choose(next(option for option in table.options if option != f"card:{lamp}"))
    table.choose("yes")
    assert table.seen("gaston").upgraded is True
    assert len(table.pile("discard", A)) == 1


@pytest.mark.rule("SA-19.27")
def test_a_refusal_leaves_one_s_own_gear() -> None:
    table = upgrading((*THREE, "Carica Taurina"), LAMP)
    (lamp,) = table.pile("discard", D)
    table.choose("upgrade")
    table.then(lamp)
    while table.asked == A:
        table.choose(next(option for option in table.options if option != f"card:{lamp}"))
    table.choose("done")
    assert table.seen("gaston").upgraded is False
    table.choose("upgrade")
    assert table.asked == A, "nobody is asked again"
    assert table.seen("gaston").upgraded is True
    assert table.pile("discard", D) == [lamp]


@pytest.mark.rule("SA-19.27")
def test_an_opponent_s_gear_is_of_no_use() -> None:
    table = upgrading(THREE, ())
    table.discarded("Stella Cadente", of=B)
    table.discarded("Artigli Laceranti", of=C)
    assert table.refused("upgrade") == "SA-18.06"


# -- what partners share -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-19.28")
def test_partners_see_each_other_s_hands() -> None:
    table = Table("team", blue="mickey aladdin ariel demona")
    hand = table.hand("Canto che Guarisce", "Artigli Laceranti", of=D)
    for seat, sees in ((A, True), (B, False), (C, False), (D, True), (None, False)):
        shown = table.view(seat).players[D]
        assert shown.hand_size == 2
        assert [card.card for card in shown.hand] == (hand if sees else [])


@pytest.mark.rule("SA-19.28")
def test_what_one_draws_the_partner_sees_too() -> None:
    table = Table("team", begin="turn")
    assert table.active() == "mickey"
    (drawn,) = [event for event in table.events if event.kind == "CardDrawn"]
    assert [drawn.known_to(seat) for seat in range(4)] == [True, False, False, True]


@pytest.mark.rule("SA-19.01")
def test_a_team_game_is_for_four() -> None:
    assert len(GAME.new(seed=1, mode="team").view(None).players) == 4
