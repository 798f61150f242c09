"""Migliorie: when a character can be upgraded, and what it costs."""

import pytest

from tests.games.pictures import things
from tests.rules.arena.collecting import LAMPS, ROSES, THIEF, collected, gear, ready
from tests.rules.arena.pictures import picture
from tests.rules.arena.table import ME, THEM, Table


def abilities(table: Table, who: str) -> list[tuple[str, bool]]:
    return [(shown.id, shown.in_force) for shown in table.seen(who).abilities]


@pytest.mark.rule("SA-18.06")
def test_the_cost_is_shown_and_must_be_there() -> None:
    table = collected("Spinta", "Rissa in Taverna", "Carica Taurina")  # rose 2, lamp 1
    assert table.seen("gaston").upgrade_cost == (0, 2, 0, 2)
    assert table.refused("upgrade") == "SA-18.06"
    assert table.view().phases.upgrade is False
    table = ready()
    assert "upgrade" in table.options
    assert table.view().phases.upgrade is True


@pytest.mark.rule("SA-18.06")
def test_gear_of_another_kind_does_not_pay() -> None:
    table = collected(*ROSES, "Carica Taurina", "Passo Spavaldo", "Colpo da Cacciatore")
    assert table.refused("upgrade") == "SA-18.06"


@pytest.mark.rule("SA-18.06")
@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_the_ability_card_has_a_box_with_the_cost(shape: str) -> None:
    table = ready()
    drawn = things(picture(table.view(), shape))
    assert f"upgrade:{table.figure('gaston')}" in drawn


@pytest.mark.rule("SA-18.07", "SA-A.37")
def test_between_phases_of_its_turn() -> None:
    """Before, between and after the main phases."""
    table = ready()
    assert "upgrade" in table.options, "after the Starting Phase"
    table.move("C3")
    assert "upgrade" in table.options, "after the Movement Phase"
    table = ready()
    table.attack("mickey")
    assert "upgrade" in table.options, "after the Action Phase"
    table.deck("Spinta")
    table.use(0)
    assert "upgrade" in table.options, "after the Skill Phase"
    table.move("C3")
    assert table.view().phases.movement == table.view().phases.action == "used"
    assert "upgrade" in table.options, "before the End Phase"


@pytest.mark.rule("SA-18.07")
def test_after_the_starting_phase_of_a_new_turn() -> None:
    table = ready(begin="turn")
    assert table.active() == "gaston"
    assert "upgrade" in table.options


@pytest.mark.rule("SA-18.07", "SA-A.37")
def test_never_during_an_effect() -> None:
    table = ready()
    (stride,) = table.hand("Passo Spavaldo")
    table.play(stride)
    assert "end" not in table.options
    assert table.refused("upgrade") == "SA-18.07"


@pytest.mark.rule("SA-18.07")
def test_only_the_active_character() -> None:
    """The gear is Gaston's kind; Ariel's turn does not offer it, nor does a rival's."""
    table = ready(active="ariel")
    assert table.refused("upgrade") == "SA-18.06"
    table = ready(active="sulley")
    assert table.refused("upgrade", ME) == "SA-6.02"


@pytest.mark.rule("SA-18.07")
def test_gear_is_not_used_before_chapter_4() -> None:
    table = Table("ch3", blue="gaston ariel aladdin", red="mickey sulley demona")
    table.discarded(*ROSES[:2], *LAMPS)
    assert table.refused("upgrade") == "SA-2.13"


@pytest.mark.rule("SA-A.37", "SA-10.07")
def test_between_two_abilities_only_if_the_skill_phase_is_closed() -> None:
    table = collected(*THIEF, active="aladdin")  # lamp 2, rose 2
    table.hand("Tappeto Volante", "Un Balzo Avanti")
    table.deck("Esercito di Scope", of=THEM)
    table.use(0, *[option for option in table.options if option.startswith("card:")])
    while "end" not in table.options:
        table.choose(table.options[0])
    assert "use:1" in table.options
    assert table.refused("upgrade") == "SA-18.07"
    assert "Abilità" in table.decision.prompt.it
    (closed,) = table.choose("close")
    assert "Abilità" not in table.decision.prompt.it
    assert (closed.kind, closed.seat, closed.things, closed.rule) == (
        "SkillsClosed", ME, (table.figure("aladdin"),), "SA-10.07",
    )  # fmt: skip
    assert "upgrade" in table.options
    assert table.refused("use:1") == "SA-10.07"


@pytest.mark.rule("SA-A.37")
def test_or_if_another_phase_came_in_between() -> None:
    table = collected(*THIEF, active="aladdin")
    table.put("aladdin", "C3")
    table.deck("Esercito di Scope", of=THEM)
    table.use(1)
    table.hand("Tappeto Volante")
    assert table.refused("upgrade") == "SA-18.07"
    table.move("C2")
    assert "upgrade" in table.options
    table.choose("upgrade")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert "use:0" in table.options, "the Skill Phase goes on"


@pytest.mark.rule("SA-18.08")
def test_the_cost_is_exiled_from_the_discard_pile() -> None:
    table = ready()
    cards = table.pile("discard")
    table.choose("upgrade")
    assert table.pile("discard") == []
    assert sorted(table.pile("exile")) == sorted(cards)
    assert gear(table) == {}


@pytest.mark.rule("SA-18.08")
def test_the_summoner_chooses_among_cards_with_the_right_gear() -> None:
    table = collected("Spinta", "Rissa in Taverna", "Tesori degli Abissi", *LAMPS, "Colpo da Cacciatore")
    shove, brawl, treasures, rush, other, shot = table.pile("discard")
    table.choose("upgrade")
    assert table.asked == ME
    assert table.decision.rule == "SA-18.08"
    assert set(table.options) == {f"card:{shove}", f"card:{brawl}", f"card:{treasures}"}, "three roses, two are due"
    assert table.refused(f"card:{shot}")
    table.then(treasures)
    assert set(table.options) == {f"card:{shove}", f"card:{brawl}"}
    table.then(brawl)
    assert sorted(table.pile("exile")) == sorted([treasures, brawl, rush, other])
    assert table.pile("discard") == [shove, shot]


@pytest.mark.rule("SA-18.09")
def test_then_the_card_is_turned_once_and_for_all() -> None:
    table = collected(*ROSES, *LAMPS, "Tappeto Volante", "Stordisci e Scappa")
    assert table.seen("gaston").upgraded is False
    table.choose("upgrade")
    while "end" not in table.options:
        table.choose(table.options[0])
    assert table.seen("gaston").upgraded is True
    assert gear(table) == {"rose": 2, "lamp": 2}
    assert table.refused("upgrade") == "SA-18.09"


@pytest.mark.rule("SA-18.10")
def test_the_upgraded_side_keeps_the_starting_abilities() -> None:
    table = ready()
    assert abilities(table, "gaston") == [("gaston-skill-1", True), ("gaston-upgrade", False)]
    table.deck("Passo Spavaldo")
    table.choose("upgrade")
    assert abilities(table, "gaston") == [("gaston-skill-1", True), ("gaston-upgrade", True)]
    assert "use:0" in table.options


@pytest.mark.rule("SA-18.10")
def test_before_the_upgrade_the_new_ability_is_not_there() -> None:
    table = collected()
    table.wounded(gaston=5, mickey=1)
    table.attack("mickey")
    assert table.health("gaston") == 5
    assert table.scores() == [5, 0]
    assert table.refused("use:1") == "SA-18.10"
