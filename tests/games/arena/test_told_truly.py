"""What the table says of a position is so: damage, whom an attack may choose, how far a card takes, what is left to do.

The boxes are those of the rule tests, so that no figure here changes with the balance of the core set.
"""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from ludoteca.games.arena.shows.console import draft_lines, heading
from ludoteca.games.arena.shows.drawing.hover import REACH, STRIKE
from tests.games.arena.plays import ARENA, steps
from tests.games.arena.test_lessons import ALL, name_of
from tests.games.arena.views import picture
from tests.games.pictures import signs, things, woken_by
from tests.rules.arena.openings import Opening
from tests.rules.arena.table import ME, THEM, Table

LATE = 6
"""A round in which all news has been told."""


def beside(mode: str = "ch4", foe: str = "aladdin", **status: str) -> Table:
    """Gaston beside a rival, late in the match; statuses by character."""
    red = " ".join([foe, *[name for name in ("aladdin", "sulley", "maleficent", "demona") if name != foe][:2]])
    table = Table(mode, blue="gaston ariel mickey", red=red)
    table.put("gaston", "D3")
    table.put(foe, "D4")
    for who, name in status.items():
        table.status(who, name, 2)
    table._m.round = LATE
    return table


def label(table: Table, option: str) -> str:
    decision = table.decision
    return next(each.phrase.it for each in decision.options if each.id == option)


def said(table: Table | Opening, seat: int = ME) -> str:
    return "\n".join(ARENA.describe(table.match.view(seat), "it"))


def lit(table: Table, thing: str, mark: str) -> set[str]:
    """The spaces (`sp`) or figures (`hit`) that pointing at a thing marks with a fill, or with a ring."""
    sign = (REACH if mark == "sp" else STRIKE).partition(";")[0]
    found: set[str] = set()
    for rule in woken_by(thing, ARENA.draw(table.match.view(ME), [], "it")):
        chosen, _, style = rule.partition("{")
        if style.startswith(sign):
            found |= set(re.findall(rf"\.{mark}-(\d+)", chosen))
    spaces = table.match.content.board.spaces
    return {spaces[int(number)].id for number in found} if mark == "sp" else found


# -- attacks -------------------------------------------------------------------------------------------------------


def test_an_attack_that_taunt_forbids_is_not_foretold() -> None:
    table = beside("ch2", sulley="taunt")
    table.wounded(aladdin=2)
    assert not [option for option in table.options if option.startswith("attack:")]
    assert name_of(table.match, ME) != "FINISH_OFF"
    assert "L'attacco standard di Gaston raggiunge" not in said(table)
    assert lit(table, "figure:0", "hit") == set()


def test_nor_one_on_a_stealthy_rival_with_an_empty_hand() -> None:
    table = beside("ch2", aladdin="stealthy")
    table.wounded(aladdin=2)
    assert name_of(table.match, ME) != "FINISH_OFF"
    assert "L'attacco standard di Gaston raggiunge" not in said(table)
    table = beside("ch2", aladdin="stealthy")
    table.wounded(aladdin=2)
    table.hand("Spinta")
    assert name_of(table.match, ME) == "FINISH_OFF"
    assert "L'attacco standard di Gaston raggiunge Aladdin." in said(table)
    assert lit(table, "figure:0", "hit") == {str(table.figure("aladdin"))}


@pytest.mark.parametrize(
    ("health", "status", "falls"),
    [(2, {"aladdin": "tough"}, False), (3, {"gaston": "strong"}, True), (3, {}, False), (2, {}, True)],
)
def test_a_ko_is_foretold_where_it_comes(health: int, status: dict[str, str], falls: bool) -> None:
    table = beside(**status)
    table.wounded(aladdin=health)
    assert (name_of(table.match, ME) == "FINISH_OFF") is falls
    table.attack("aladdin")
    assert ("KnockedOut" in table.kinds()) is falls


@pytest.mark.parametrize(
    ("status", "damage"),
    [({}, "2 danni"), ({"gaston": "strong"}, "3 danni"), ({"aladdin": "tough"}, "1 danno")]
    + [({"gaston": "strong", "aladdin": "tough"}, "2 danni"), ({"gaston": "pacified", "aladdin": "tough"}, "0 danni")],
)
def test_the_label_of_an_attack_is_what_it_deals(status: dict[str, str], damage: str) -> None:
    table = beside(**status)
    before = table.health("aladdin")
    assert label(table, f"attack:{table.figure('aladdin')}") == f"Attacca Aladdin ({damage})"
    table.attack("aladdin")
    assert before - table.health("aladdin") == int(damage[0])


def test_a_boosted_attack_asks_with_its_own_damage() -> None:
    table = beside(gaston="strong")
    table.choose(*[f"boostattack:{card}" for card in table.hand("Spinta")])
    assert table.decision.prompt.it == "Attacco standard di Gaston, 4 danni: contro chi?"
    assert label(table, f"attack:{table.figure('aladdin')}") == "Attacca Aladdin (4 danni)"


@pytest.mark.parametrize(("mode", "rule"), [("ch2", "SA-9.08"), ("ch3", "SA-9.09"), ("ch4", "SA-9.09")])
def test_a_boosted_attack_is_explained_in_every_chapter(mode: str, rule: str) -> None:
    table = beside(mode)
    table.choose(*[f"boostattack:{card}" for card in table.hand("Spinta")])
    assert table.decision.rule == rule
    assert name_of(table.match, ME) == "BOOSTED_ATTACK"


def test_the_order_of_damage_is_asked_first_and_next() -> None:
    table = Table("ch4", blue="gaston aladdin mickey", red="demona sulley maleficent")
    table.at(gaston="D4", demona="D3", sulley="D5", maleficent="C4")
    table.play(*table.hand("Alla Testa della Folla"))
    assert table.decision.prompt.it == "Chi subisce i danni per primo?"
    table.then("demona")
    assert table.decision.prompt.it == "Chi subisce i danni dopo?"


# -- moves ---------------------------------------------------------------------------------------------------------


def test_pointing_at_a_card_shows_where_it_can_take_its_character() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent")
    table.at(gaston="A1", aladdin="A2", sulley="B1", maleficent="B2")
    (strut,) = table.hand("Passo Spavaldo")
    assert lit(table, f"card:{strut}", "sp") == set(), "rivals all around"
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent")
    table.put("gaston", "D4")
    (strut,) = table.hand("Passo Spavaldo")
    shown = lit(table, f"card:{strut}", "sp")
    table.play(strut, phase=1)
    assert shown == table.reachable() != set()


def test_an_immobilized_character_is_taken_nowhere() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent")
    table.put("gaston", "D4")
    table.status("gaston", "immobilized", 2)
    (strut,) = table.hand("Passo Spavaldo")
    assert lit(table, f"card:{strut}", "sp") == set()
    table.choose(f"boostmove:{strut}")
    assert table.decision.prompt.it == "Movimento standard di Gaston: chi è Immobilizzato resta dov'è."
    assert name_of(table.match, ME) == "BOOSTED_IN_VAIN"


def test_a_card_that_places_shows_all_free_spaces_in_range() -> None:
    table = Table("ch4", blue="maleficent demona mickey", red="aladdin sulley gaston")
    table.at(maleficent="A1", aladdin="A2", sulley="B1", gaston="B2")
    (entrance,) = table.hand("Apparizione Oscura")
    assert lit(table, f"card:{entrance}", "sp") == table.around("A1", 3) - {"A1"}
    table.play(entrance, phase=1)
    assert "done" not in table.options
    assert name_of(table.match, ME) == "EFFECT_PLACE"


def test_up_to_is_quoted_as_cards_say_it() -> None:
    table = Table("ch4", blue="aladdin demona mickey", red="gaston sulley maleficent")
    table.at(aladdin="D3", gaston="D4")
    (strike,) = table.hand("Stordisci e Scappa")
    table.play(strike)
    assert name_of(table.match, ME) == "UP_TO"
    assert "un massimo di" in table.decision.prompt.it
    assert "«un massimo di»" in ALL["UP_TO"][0].it
    table.then("done")
    assert name_of(table.match, ME) == "EFFECT_SPACE"
    assert " fino a " in table.decision.prompt.it


# -- what is left in a turn ----------------------------------------------------------------------------------------


def test_the_skill_phase_is_open_while_something_is_left_of_it() -> None:
    table = beside("ch3")
    table.deck("Spinta")
    table.use(0)
    table.attack("aladdin")
    assert table.decision.prompt.it == "Turno di Gaston. Fasi aperte: Movimento."
    table.move("D3")
    assert table.options == ["end"]
    assert table.decision.prompt.it == "Turno di Gaston: le fasi sono finite."
    assert "Nessuna fase è ancora aperta." in said(table)


def test_extra_rounds_are_not_the_last() -> None:
    table = Table("ch4", blue="gaston demona mickey", red="aladdin sulley maleficent", active="maleficent")
    table._m.ending = 1
    table.points(20, 20)
    table.end_turn()
    assert str(heading(table.view(), "it", ["Ada", "Bea"])).endswith(" · round supplementare 1")
    assert [name_of(table.match, seat) for seat in (ME, THEM)] == ["EXTRA_ROUND", "EXTRA_ROUND"]


# -- cards of the deck ---------------------------------------------------------------------------------------------


def test_looking_at_cards_is_not_always_the_broom_s_doing() -> None:
    table = Table("ch4", blue="facilier demona mickey", red="aladdin sulley maleficent")
    table.play(*table.hand("Lettura dei Tarocchi"))
    for _ in range(2):  # taken to hand, then put back
        assert table.decision.rule == "SA-11.08"
        assert name_of(table.match, ME) == "LOOK_CARD"
        table.choose(table.options[0])
    assert {event.rule for event in table.events if event.kind in ("CardsLooked", "DeckReordered")} == {"SA-11.08"}
    table = Table("ch4", begin="turn")
    table.status("mickey", "magic_broom", 1)
    assert table.decision.rule == "SA-13.05"
    assert name_of(table.match, ME) == "LOOK"


# -- the draft and upgrades ----------------------------------------------------------------------------------------


def test_with_several_copies_those_of_the_rival_are_still_offered_in_words() -> None:
    opening = Opening("ch4", copies="yes", first="player 1")
    opening.pick("aladdin")
    view = opening.view(THEM)
    (line,) = [str(line) for line in draft_lines(view, "it", ["Ada", "Bea"]) if str(line).startswith("Aladdin")]
    assert "Salute 9" in line
    assert line.endswith("Ada")
    assert said(opening, THEM).count("Disponibile: ") == len(opening.options) == len(view.draft.pool)
    opening = Opening("ch4", copies="no", first="player 1")
    opening.pick("aladdin")
    assert "Disponibile: Aladdin" not in said(opening, THEM)


def helped(own: int) -> Table:
    """Mickey's upgrade costs two shells and two hats; the partner has a shell."""
    table = Table("team")
    m = table._m
    for gear, count, seat in ((0, own, ME), (2, 2, ME), (0, 1, 3)):
        faces = [m.content.cards[m.face[card]] for card in m.deck[seat]]
        table.discarded(*[face.id for face in faces if face.gear == gear][:count], of=seat)
    m.round = LATE
    return table


def test_an_upgrade_that_needs_the_partner_says_so() -> None:
    table = helped(1)
    assert label(table, "upgrade").endswith(" (se il compagno dà un equipaggiamento)")
    assert name_of(table.match, ME) == "UPGRADE_ASKING"
    table = helped(2)
    assert "compagno" not in label(table, "upgrade")
    assert name_of(table.match, ME) == "UPGRADE_NOW"


# -- sheets and things to look up ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "initiative", "hand"), [("ch1", 0, 0), ("ch2", 1, 0), ("ch3", 1, 1), ("ch4", 1, 1)])
def test_sheets_show_what_the_chapter_uses(mode: str, initiative: int, hand: int) -> None:
    table = Table(mode)
    sheet = things(picture(table.view()))["sheet:0"]
    words = sheet.get("data-text") or ""
    assert ("niziativa " in words, "arte in mano " in words) == (initiative, hand)
    assert signs(sheet).count("initiative") <= initiative
    assert signs(sheet).count("hand") <= hand


def test_nothing_tells_of_what_a_chapter_does_not_use() -> None:
    told = {}
    for mode in ("ch1", "ch2", "ch3"):
        shown = things(picture(Table(mode).view()))
        told[mode] = " ".join([one.get("data-text") or "" for key, one in shown.items() if key.startswith("sheet:")])
    assert ["niziativa " in told[mode] for mode in told] == [False, True, True]
    assert ["arte in mano " in told[mode] for mode in told] == [False, False, True]


def test_an_upgrade_has_one_name() -> None:
    root = picture(Table("ch4").view())
    told = " ".join([f"{one.get('data-name')} {one.get('data-text')}" for one in things(root).values()])
    assert "Miglioria di Topolino" in told
    assert "Miglioramento" not in told


def sources(mode: str) -> Any:
    lines = ARENA.things(Table(mode).view(), "it")["figure:0"]
    return next(line for line in lines if line.startswith("Valori. "))


def test_before_ability_cards_standard_values_are_the_rulebook_s() -> None:
    for mode in ("ch1", "ch2"):
        assert re.match(r"Valori\. Dal regolamento: [^;]*movimento e attacco;", sources(mode))
    assert not re.match(r"Valori\. Dal regolamento: [^;]*movimento", sources("ch3"))


# -- the course ----------------------------------------------------------------------------------------------------


def test_lessons_say_what_cards_and_statuses_do() -> None:
    table = Table("ch4", blue="aladdin demona mickey", red="gaston sulley maleficent")
    table.at(aladdin="A1", gaston="G1", sulley="G2", maleficent="G3")
    (strike,) = table.hand("Stordisci e Scappa")
    assert f"play:{strike}/2" in table.options, "a Direct Effect with nobody there"
    assert "un massimo di" in ALL["DIRECT"][0].it
    assert "Confuso esilia carte" in ALL["MORE_STATUSES"][0].it
    assert "se acconsenti" in ALL["PARTNER_GEAR"][0].it
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley maleficent")
    table.at(gaston="A5", ariel="A1", mickey="A2")
    table._m.round = LATE
    assert name_of(table.match, ME) == "SKILL_LEFT"
    assert "Novità" not in ALL["SKILL_LEFT"][0].it


# -- what is set off -----------------------------------------------------------------------------------------------

SET_OFF = ("AbilityTriggered", "StatusTriggered")


@pytest.mark.parametrize(("left", "told"), [(3, 0), (4, 1)])
def test_scare_champion_is_told_only_if_its_victim_still_stands(left: int, told: int) -> None:
    table = Table("ch4", active="sulley")
    table.at(sulley="D3", mickey="E3")
    table.upgraded("sulley")
    table.wounded(mickey=left)
    table.attack("mickey")
    assert table.counters("mickey", "pacified") == 2 * told
    assert table.kinds().count("AbilityTriggered") == told


@pytest.mark.parametrize(("place", "told"), [("E3", 1), ("G1", 0)])
def test_brooms_at_command_are_told_only_if_a_rival_is_near(place: str, told: int) -> None:
    table = Table("ch4")
    table.at(mickey="D3", gaston=place)
    table.upgraded("mickey")
    table.status("mickey", "magic_broom", 4)
    table.end_turn()
    assert table.kinds().count("AbilityTriggered") == told


@pytest.mark.parametrize(("cards", "told"), [(["Spinta"], 1), ([], 0)])
def test_confused_is_told_only_if_there_is_a_card_to_lose(cards: list[str], told: int) -> None:
    table = Table("ch4", blue="gaston ariel mickey", red="facilier sulley aladdin", begin="turn")
    table.status("gaston", "confused")
    table.hand(*cards)
    assert len(table.pile("exile")) == told
    assert table.kinds().count("StatusTriggered") == told


def test_a_question_is_something_that_follows() -> None:
    """Upgraded Gaston, unhurt, triumphs: what is told is followed by where he goes."""
    table = Table("ch4", blue="gaston ariel mickey", red="aladdin sulley demona")
    table.at(gaston="C3", aladdin="C2")
    table.upgraded("gaston")
    table.wounded(aladdin=1)
    table.attack("aladdin")
    assert table.kinds()[-1] == "AbilityTriggered"
    assert table.reachable()


@pytest.mark.parametrize(("mode", "seed"), [("ch4", 3), ("team", 5)])
def test_nothing_is_told_to_be_set_off_without_a_consequence(mode: str, seed: int) -> None:
    """In a whole game after each such line something is told that is neither another one nor the course of the turn."""
    course = {"TurnBegan", "TurnEnded", "RoundBegan", *SET_OFF}
    heard = 0
    for step in steps(mode, seed):
        kinds = [event.kind for event in step.match.happened]
        for kind, following in pairwise(kinds):
            if kind in SET_OFF:
                heard += 1
                assert following not in course, (kind, following)
    assert heard > 5
