"""Round e turno: one active character at a time, its phases, and the marker that goes round."""

import pytest

from ludoteca.games.arena.positions.writing import write_phases
from tests.rules.arena.openings import Opening
from tests.rules.arena.table import ME, THEM, Table

MODES = ["ch1", "ch2", "ch3", "ch4", "team"]
WITH_SKILLS = ["ch3", "ch4", "team"]
MOVE = 1
ACT = 2


def end_turn(table: Table) -> None:
    """End this turn, discarding whatever is over the limit."""
    before = table.active()
    table.choose("end")
    while table.match.outcome is None and table.options[0].startswith("discard:") and table.active() == before:
        table.choose(table.options[0])


@pytest.mark.rule("SA-6.01", "SA-6.10")
@pytest.mark.parametrize("mode", MODES)
def test_a_round_is_a_turn_of_everybody(mode: str) -> None:
    table = Table(mode, begin="turn")
    start = table.view(None).round
    line = [table.match.person(figure).id for figure in table.view(None).track]
    played = []
    for _ in line:
        assert table.view(None).round == start
        played.append(table.active())
        end_turn(table)
    assert played == line
    assert table.view(None).round == start + 1
    assert [event.things for event in table.events if event.kind == "RoundEnded"] == [(start,)]
    assert table.kinds().index("RoundEnded") < len(table.kinds()) - table.kinds()[::-1].index("RoundBegan")


@pytest.mark.rule("SA-6.02")
@pytest.mark.parametrize("mode", MODES)
def test_only_one_character_is_active(mode: str) -> None:
    table = Table(mode, begin="turn")
    for _ in range(len(table.view(None).track)):
        view = table.view(None)
        assert view.active == view.track[view.turn]
        assert view.active_seat == view.figures[view.active].seat == table.asked
        other = next(seat for seat in range(len(view.players)) if seat != table.asked)
        assert table.refused("end", other) == "SA-6.02"
        end_turn(table)


@pytest.mark.rule("SA-6.03")
@pytest.mark.parametrize("mode", MODES)
def test_a_turn_begins_with_its_starting_phase_and_ends_with_its_end_phase(mode: str) -> None:
    table = Table(mode, begin="turn")
    end_turn(table)
    kinds = table.kinds()
    turn = table.events[kinds.index("TurnBegan") : kinds.index("TurnEnded") + 1]
    phases = [event.things[1] for event in turn if event.kind == "PhaseBegan"]
    assert phases[0] == 1
    assert phases[-1] == 5
    assert phases == sorted(phases)


@pytest.mark.rule("SA-6.03")
def test_a_phase_waits_for_the_one_before() -> None:
    table = Table("ch1", begin="turn")
    table.out("mickey")
    assert table.view(None).phase == "starting"
    assert table.refused("end") == "SA-6.03"
    table = Table("ch1")
    table.hand(*["Scope in Marcia"] * 2, *["Folla Magica"] * 2, *["Stella Cadente"] * 2, "Passi Inzuppati")
    table.end_turn()
    assert table.view(None).phase == "end"
    assert table.refused("end") == "SA-6.03"


@pytest.mark.rule("SA-6.04")
@pytest.mark.parametrize("mode", ["ch1", "ch2"])
@pytest.mark.parametrize("order", ["move attack", "attack move", "move", "attack", ""])
def test_movement_and_action_in_either_order_or_not_at_all(mode: str, order: str) -> None:
    table = Table(mode)
    table.at(mickey="D3", gaston="E3")
    for phase in order.split():
        if phase == "move":
            table.move("D4")
        else:
            table.attack("gaston")
    assert table.where("mickey") == ("D4" if "move" in order else "D3")
    assert table.health("gaston") == (10 if "attack" in order else 12)
    table.end_turn()
    assert table.active() != "mickey"


@pytest.mark.rule("SA-6.04", "SA-6.05")
@pytest.mark.parametrize(("mode", "skill"), [("ch1", "none"), ("ch2", "none"), ("ch3", "open"), ("ch4", "open")])
def test_the_skill_phase_comes_with_chapter_3(mode: str, skill: str) -> None:
    table = Table(mode)
    phases = table.view(None).phases
    assert (phases.movement, phases.action, phases.skill) == ("open", "open", skill)
    assert table.decision.rule == ("SA-6.04" if skill == "none" else "SA-6.05")


@pytest.mark.rule("SA-6.05")
@pytest.mark.parametrize("mode", WITH_SKILLS)
@pytest.mark.parametrize(
    "order",
    ["move act skill", "move skill act", "act move skill", "act skill move", "skill move act", "skill act move"],
)
def test_movement_action_and_skill_in_any_order(mode: str, order: str) -> None:
    red = "mickey demona ariel aladdin" if mode == "team" else "mickey demona ariel"
    blue = "gaston sulley maleficent facilier" if mode == "team" else "gaston sulley maleficent"
    table = Table(mode, blue=blue, red=red)
    table.at(gaston="D3", mickey="E3")
    table.deck("Spinta")
    for phase in order.split():
        if phase == "move":
            table.move("D4")
        elif phase == "act":
            table.attack("mickey")
        else:
            table.use(0)
    assert table.where("gaston") == "D4"
    assert table.counters("gaston", "strong") == 1
    assert table.health("mickey") == (5 if order.index("skill") < order.index("act") else 6)
    assert table.refused("use:0") == "SA-10.01"


@pytest.mark.rule("SA-6.06")
@pytest.mark.parametrize("mode", MODES)
def test_one_movement_and_one_action_a_turn(mode: str) -> None:
    table = Table(mode)
    table.at(mickey="D3", gaston="E3")
    march, star = table.hand("Scope in Marcia", "Stella Cadente")
    table.move("D4")
    assert not [option for option in table.options if option.startswith(("move:", "boostmove:"))]
    assert table.refused("move:0") == "SA-6.06"
    assert table.refused(f"play:{march}/{MOVE}") == "SA-6.06"
    table.play(star, "gaston")
    assert table.refused(f"attack:{table.figure('gaston')}") == "SA-6.06"
    if mode != "ch1":
        assert table.refused(f"boostmove:{march}") == "SA-6.06"


@pytest.mark.rule("SA-6.06")
def test_a_movement_card_uses_the_phase_as_well() -> None:
    table = Table("ch1")
    table.at(mickey="D3", gaston="E3", aladdin="A4", ariel="G6")
    march, other = table.hand("Scope in Marcia", "Scope in Marcia")
    star, second = table.hand("Stella Cadente", "Stella Cadente")
    table.play(march, "D4")
    assert table.refused("move:0") == "SA-6.06"
    assert table.refused(f"play:{other}/{MOVE}") == "SA-6.06"
    table.play(star)
    assert table.refused(f"play:{second}/{ACT}") == "SA-6.06"


@pytest.mark.rule("SA-6.07")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch3"])
def test_only_the_active_characters_cards_are_played(mode: str) -> None:
    third = "" if mode == "ch1" else " demona"
    table = Table(mode, blue=f"ariel gaston{third}", red=f"aladdin mickey{third}")
    flick, fork, rush, shove = table.hand("Guizzo di Coda", "Forchetta Affilata", "Carica Taurina", "Spinta")
    table.at(ariel="D3", aladdin="D4")
    assert table.playable() == {flick, fork}
    assert table.refused(f"play:{rush}/{MOVE}") == "SA-6.07"
    assert table.refused(f"play:{shove}/{ACT}") == "SA-6.07"


@pytest.mark.rule("SA-6.08")
@pytest.mark.parametrize("mode", WITH_SKILLS)
def test_phases_not_used_are_skipped(mode: str) -> None:
    table = Table(mode)
    assert "end" in table.options
    happened = table.end_turn()
    assert next(event.things[1] for event in happened if event.kind == "PhaseBegan") == 5
    assert table.active() != "mickey"
    assert [event.things for event in happened if event.kind == "TurnEnded"] == [(table.figure("mickey"),)]


@pytest.mark.rule("SA-6.08")
def test_a_turn_with_every_phase_done_still_waits_for_its_end() -> None:
    table = Table("ch3")
    table.at(mickey="D3", gaston="E3")
    table.move("D4")
    table.attack("gaston")
    assert table.active() == "mickey"
    assert "end" in table.options
    table.end_turn()
    assert table.active() == "gaston"


@pytest.mark.rule("SA-6.09")
@pytest.mark.parametrize("mode", MODES)
def test_from_the_last_tile_the_marker_returns_to_the_first(mode: str) -> None:
    table = Table(mode)
    last = table.view(None).track[-1]
    table = Table(mode, active=table.match.person(last).id)
    assert table.view(None).turn == len(table.view(None).track) - 1
    table.end_turn()
    view = table.view(None)
    assert view.turn == 0
    assert view.active == view.track[0]
    table.end_turn()
    assert table.view(None).active == view.track[1]


@pytest.mark.rule("SA-6.10")
def test_a_new_round_begins_where_the_old_one_ended() -> None:
    table = Table("ch1", active="ariel")
    assert table.match.track[-1] == table.figure("ariel")
    kinds = [event.kind for event in table.end_turn()]
    assert kinds.index("TurnEnded") < kinds.index("RoundEnded") < kinds.index("RoundBegan") < kinds.index("TurnBegan")
    assert table.view(None).round == 3


@pytest.mark.rule("SA-6.11")
@pytest.mark.parametrize("mode", MODES)
def test_whoever_is_knocked_out_still_has_a_turn(mode: str) -> None:
    table = Table(mode)
    table.out("gaston")
    gaston = table.figure("gaston")
    assert gaston in table.view(None).track
    happened = table.end_turn()
    assert [event.things[0] for event in happened if event.kind == "TurnBegan"] == [gaston]
    assert [event.things for event in happened if event.kind == "PhaseBegan"][-1] == (gaston, 1)
    table.choose(table.options[0])
    assert table.active() == "gaston"
    assert table.view(None).phase == "main"
    assert [option for option in table.options if option.startswith("move:")]


@pytest.mark.rule("SA-6.12")
@pytest.mark.parametrize("mode", ["ch1", "ch2", "ch4"])
def test_a_hand_is_hidden(mode: str) -> None:
    table = Table(mode)
    mine = table.hand("Scope in Marcia", "Stella Cadente")
    theirs = table.hand("Spinta", of=THEM)
    for viewer, shown in ((ME, [mine, []]), (THEM, [[], theirs]), (None, [[], []])):
        players = table.view(viewer).players
        assert [[card.card for card in player.hand] for player in players] == shown
        assert [player.hand_size for player in players] == [2, 1]


@pytest.mark.rule("SA-6.12")
def test_what_is_drawn_is_hidden() -> None:
    opening = Opening("ch1")
    for event in opening.of_kind("CardDrawn"):
        assert event.seen_by(event.seat).things != ()
        assert event.seen_by(1 - event.seat).things == event.seen_by(None).things == ()


@pytest.mark.rule("SA-A.53")
def test_a_revealed_card_that_is_drawn_is_still_known() -> None:
    """Gaston's boast shows the top card; in the next turn of a character of his Summoner it is drawn."""
    table = Table("ch3", blue="gaston sulley maleficent", red="mickey demona ariel")
    (shove,) = table.deck("Spinta")
    (own,) = table.hand("Spinta")
    table.use(0)
    seen = table.view(THEM).players[ME]
    assert [(card.card, card.place) for card in seen.deck_known] == [(shove, 0)]
    table.until_turn_of("sulley")
    seen = table.view(THEM).players[ME]
    assert [card.card for card in seen.hand] == [shove]
    assert seen.hand_size == 2
    assert own in table.pile("hand")
    assert [card.card for card in table.view(None).players[ME].hand] == [shove]


@pytest.mark.rule("SA-A.53")
def test_until_it_leaves_the_hand() -> None:
    """One of two equal cards in hand is known; when one is played it is, for all that others can tell, that one."""
    table = Table("ch3", blue="gaston sulley maleficent", red="mickey demona ariel")
    table.at(sulley="D3", mickey="D4")
    table.deck("Zampata Pelosa")
    table.hand("Zampata Pelosa")
    table.use(0)
    table.until_turn_of("sulley")
    assert [card.id for card in table.view(THEM).players[ME].hand] == ["sulley-2"]
    table.play(min(table.pile("hand")))
    seen = table.view(THEM).players[ME]
    assert seen.hand == ()
    assert seen.hand_size == 1


@pytest.mark.rule("SA-6.03")
def test_a_new_turn_begins_with_no_phase_played() -> None:
    table = Table("ch4", active="mickey")
    table.at(mickey="D3")
    table.move("D4")
    assert write_phases(table.match)["last"] == "movement"
    table.end_turn()
    assert "last" not in write_phases(table.match)
