"""Cards that lose all their abilities, for a time or while another is in play."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import Reading
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import THEM, Table, action, character, item, location

SILENCE = action("loses_abilities(chosen(character), until=your_next_turn)")
pytestmark = pytest.mark.rule("LOR-AMB.62")


def test_everything_printed_is_lost() -> None:
    t = Table()
    able = t.mine(
        character(
            2,
            4,
            "when(quests(this), gain_lore(5))",
            "use(pay(1), then=draw(1))",
            "always(gets(this, strength=3))",
            keywords=["evasive", "challenger(2)", "boost(1)"],
        )
    )
    (deed,) = t.hand(SILENCE)
    assert t.strength(able) == 5
    assert f"boost:{able}" in t.options
    t.play(deed)
    assert (t.strength(able), t.keywords(able)) == (2, {})
    assert not any(option.startswith(("use:", "boost:")) for option in t.options)
    t.quest(able)
    assert t.lore_of() == 1


def test_it_has_them_again_when_the_time_is_over() -> None:
    t = Table()
    able = t.mine(character(2, 4, "when(quests(this), gain_lore(5))", keywords=["evasive"]))
    (deed,) = t.hand(SILENCE)
    t.play(deed)
    assert "evasive" not in t.keywords(able)
    t.until_turn_of(THEM)
    t.until_turn_of(0)
    assert "evasive" in t.keywords(able)
    t.quest(able)
    assert t.lore_of() == 6


def test_what_it_gains_is_lost_too() -> None:
    t = Table()
    able = t.mine(character(2, 4))
    t.mine(item("always(gains(every(character, yours), rush, when(quests(this), gain_lore(5))))"))
    gift = action("gains(chosen(character), evasive, until=this_turn)")
    silence, given = t.hand(SILENCE, gift)
    t.play(silence)
    t.play(given)
    assert t.keywords(able) == {}
    t.quest(able)
    assert t.lore_of() == 1


def test_values_and_prohibitions_stay() -> None:
    t = Table()
    able = t.mine(character(2, 4))
    t.mine(item("always(gets(every(character, yours), strength=2), cannot(every(character, yours), quest))"))
    (deed,) = t.hand(SILENCE)
    t.play(deed)
    assert t.strength(able) == 4
    assert f"quest:{able}" not in t.options


def test_a_static_takes_them_from_all_it_speaks_of_while_it_is_in_play() -> None:
    t = Table()
    ward = t.mine(
        item("always(loses_abilities(every(character, opposing, at_location)))", "use(banish(this), then=draw(1))")
    )
    place = t.theirs(location(5))
    here = t.theirs(character(1, 4, keywords=["ward"]), at=place)
    away = t.theirs(character(1, 4, keywords=["ward"]))
    assert (t.keywords(here), t.keywords(away)) == ({}, {"ward": 0})
    t.use(ward)
    assert t.keywords(here) == {"ward": 0}


def test_one_that_is_silenced_silences_nobody() -> None:
    t = Table()
    mine = t.mine(character(1, 4, "always(loses_abilities(every(character, opposing)))", keywords=["rush"]))
    theirs = t.theirs(character(1, 4, "always(loses_abilities(every(character, opposing)))", keywords=["ward"]))
    assert (t.keywords(mine), t.keywords(theirs)) == ({"rush": 0}, {})


def test_its_last_breath_is_lost() -> None:
    t = Table()
    able = t.mine(character(1, 1, "when(banished(this), gain_lore(3))"))
    silence, bolt = t.hand(SILENCE, action("deal(1, chosen(character))"))
    t.play(silence)
    t.play(bolt)
    assert t.where(able) == "discard"
    assert t.lore_of() == 0


@pytest.mark.parametrize("such", ["having(rush)", "strength(most=2)"])
def test_who_loses_them_is_told_by_what_is_printed(such: str) -> None:
    with pytest.raises(Problem, match="told by what is printed"):
        Reading(item(f"always(loses_abilities(every(character, {such})))"))


def test_when_they_are_lost_is_told_so_too() -> None:
    with pytest.raises(Problem, match="cannot ask for keywords"):
        Reading(item("always(loses_abilities(every(character)), given=have(character, having(rush)))"))


def test_its_words() -> None:
    t = Table()
    t.mine(item("always(loses_abilities(every(character, opposing, at_location)))"))
    (deed,) = t.hand(SILENCE)
    said = t.match.script[deed].text[0]
    assert said.en == "Chosen character loses all abilities until the start of your next turn."
    assert said.it == "Un personaggio a tua scelta perde tutte le abilità fino all'inizio del tuo prossimo turno."
