"""Why something cannot be done: the answer is about what was asked, and names what is really in the way."""

from __future__ import annotations

import pytest

from tests.games.arena.views import picture
from tests.games.pictures import things
from tests.rules.arena.collecting import THIEF, collected
from tests.rules.arena.openings import Opening
from tests.rules.arena.table import ME, THEM, Table


def why(table: Table | Opening, option: str, seat: int = ME) -> tuple[str, str]:
    """The rule and the reason, in Italian."""
    refusal = table.match.why_not(seat, option)
    assert refusal
    return refusal.rule, refusal.reason.it


def pressed(table: Table | Opening, kind: str, seat: int = ME) -> dict[str, str]:
    """What pressing the things of this kind asks, where it asks something."""
    decisions = [decision.to_json("it") for decision in table.match.decisions if decision.seat == seat]
    found = things(picture(table.match.view(seat), decisions))
    return {key: asked for key, thing in found.items() if key.startswith(kind) and (asked := thing.get("data-why"))}


# -- what a press asks ---------------------------------------------------------------------------------------------


def test_only_the_active_character_s_abilities_answer() -> None:
    """The options speak of the active character: other slips would get its answers."""
    table = Table("ch4", blue="gaston aladdin mickey", red="demona sulley maleficent")
    assert set(pressed(table, "ability:")) == {"ability:0/0"}
    assert set(pressed(table, "upgrade:")) == {"upgrade:0"}


def test_a_space_is_asked_about_as_what_is_sought() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent")
    table.at(gaston="D3", aladdin="D4")
    (shove,) = table.hand("Spinta")
    assert pressed(table, "space:A1")["space:A1"] == table.to("A1")
    table.play(shove)
    assert pressed(table, "space:A1")["space:A1"] == table.to("A1", "space")
    assert why(table, table.to("A1", "space"))[0] == "SA-A.46"
    assert why(table, table.to("D3", "space")) == ("SA-8.06", "La casella è occupata.")


def test_a_target_of_the_wrong_side_is_told_from_the_acting_character() -> None:
    table = Table("ch3", blue="ariel gaston mickey", red="aladdin sulley demona")
    table.at(ariel="D3", gaston="D4", mickey="C3", aladdin="C4")
    table.wounded(gaston=3, mickey=3)
    (card, _) = table.hand("Guizzo di Coda", "Guizzo di Coda")
    table.use(0, card)
    assert table.targets() == {"gaston", "mickey"}
    for name in ("aladdin", "ariel"):
        rule, reason = why(table, f"target:{table.figure(name)}")
        assert rule == "SA-1.08"
        assert reason.endswith("non è tra gli alleati di chi agisce."), "nor is who acts an ally of its own"


def test_so_it_is_while_figures_are_placed_and_return() -> None:
    opening = Opening("ch2", "mickey aladdin ariel", "gaston sulley maleficent")
    opening.stack(ME, "aladdin mickey ariel")
    opening.stack(THEM, "gaston sulley maleficent")
    asked = pressed(opening, "space:D4", opening.asked)["space:D4"]
    assert asked.startswith("place:")
    assert why(opening, asked, opening.asked)[0] == "SA-4.14"
    table = Table("ch4", begin="turn")
    table.out("mickey")
    asked = pressed(table, "space:D4")["space:D4"]
    assert asked == table.to("D4", "place")
    assert why(table, asked)[0] == "SA-7.09"


# -- abilities and upgrades ----------------------------------------------------------------------------------------


def test_closing_the_skill_phase_has_its_own_answers() -> None:
    table = Table("ch4", blue="aladdin demona mickey", red="gaston sulley maleficent")
    table.use(1)
    assert why(table, "upgrade") == ("SA-18.06", "Mancano gli equipaggiamenti."), "closing would not help"
    assert why(table, "close")[0] == "SA-A.37"
    table = collected(*THIEF, active="aladdin")
    table.deck("Esercito di Scope", of=THEM)
    table.use(1)
    assert why(table, "upgrade") == ("SA-18.07", "Prima va chiusa la Fase Abilità.")
    table.choose("close")
    assert why(table, "close") == ("SA-10.07", "La Fase Abilità è già chiusa.")
    assert why(Table("ch3"), "close")[0] == "SA-2.13"


def test_a_phase_to_give_up_that_is_gone() -> None:
    table = Table("ch4", blue="demona gaston mickey", red="aladdin sulley maleficent")
    table.at(demona="D3")
    table.move("D4")
    assert why(table, "use:0") == ("SA-6.06", "La Fase Movimento è già stata usata.")


@pytest.mark.parametrize(("who", "ability", "empty"), [("gaston", "use:0", ME), ("aladdin", "use:1", THEM)])
def test_an_empty_deck_is_named(who: str, ability: str, empty: int) -> None:
    table = Table("ch4", blue=f"{who} demona mickey", red="ariel sulley maleficent")
    table.only_deck(of=empty)
    assert why(table, ability) == ("SA-A.47", "Non c'è una carta da rivelare o esiliare: il mazzo è vuoto.")


def test_who_is_upgraded_is_called_by_name() -> None:
    table = Table("ch4", blue="demona gaston mickey", red="aladdin sulley maleficent")
    table.upgraded("demona")
    assert why(table, "upgrade") == ("SA-18.09", "Demona ha già la miglioria.")


# -- attacks -------------------------------------------------------------------------------------------------------


def test_taunt_stops_the_attack_that_a_card_would_strengthen() -> None:
    table = Table("ch4", blue="gaston aladdin mickey", red="demona sulley maleficent")
    table.at(gaston="D3", demona="D4")
    table.status("sulley", "taunt", 2)
    (shove,) = table.hand("Spinta")
    said = ("SA-13.15", "Un suo alleato ha Provoca: Demona non si può scegliere.")
    assert why(table, f"attack:{table.figure('demona')}") == said
    assert why(table, f"boostattack:{shove}") == said
    table = Table("ch4", blue="gaston aladdin mickey", red="demona sulley maleficent")
    (shove,) = table.hand("Spinta")
    table.put("gaston", "D4")
    assert why(table, f"boostattack:{shove}") == ("SA-9.06", "Non c'è nessuno da attaccare.")


# -- those who are asked something in another's turn ---------------------------------------------------------------


def test_who_began_nothing_is_not_told_to_finish_it() -> None:
    table = Table("ch4", blue="facilier demona mickey", red="aladdin sulley maleficent")
    (showdown,) = table.hand("Resa dei Conti")
    table.hand("Stordisci e Scappa", "Lama Ricurva", of=THEM)
    table.play(showdown)
    assert table.asked == THEM
    assert why(table, "end", THEM) == ("SA-11.08", "Prima rispondi a ciò che ti viene chiesto.")
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent")
    table.at(gaston="D3", aladdin="D4")
    table.play(*table.hand("Spinta"))
    assert why(table, "end") == ("SA-11.08", "Prima completa quello che hai cominciato.")
