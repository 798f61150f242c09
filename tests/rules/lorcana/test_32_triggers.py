"""Abilità innescate: what sets them off, how often, and what becomes of them."""

import re

import pytest

from ludoteca.games.lorcana.effects.language.scripts import make_script
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.script import Cast
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item


@pytest.mark.rule("LOR-TRIG.01")
def test_an_ability_is_set_off_each_time_its_condition_is_met() -> None:
    table = Table()
    table.mine(item("when(healed(character, yours), gain_lore(1))"))
    for damage in (1, 2, 3, 0):
        table.mine(character(1, 9), damage=damage)
    (deed,) = table.hand(action("heal(all, every(character, yours))"))
    table.play(deed)
    assert len(table.bag) == 3
    while table.bag:
        table.choose(table.options[0])
    assert table.lore_of() == 3


TRIGGERED = re.compile(
    r"((during|while|once) [^,]*, )*(when |whenever |at the (start|end) of |the (first|second|next) time )"
)


@pytest.mark.rule("LOR-TRIG.02")
def test_what_begins_with_when_is_a_triggered_ability_and_nothing_else_is() -> None:
    content = load_content()
    cast = Cast("test", 2)
    cast.programme = flow_nodes()
    number = 0
    for card in content.cards:
        if card.reprint_of or card.refused:
            continue
        script = make_script(card, cast)
        for ability in script.triggered:
            said = ability.words().en.lower()
            assert TRIGGERED.match(said), f"{card.id}: {said}"
            number += 1
        for used in script.activated:
            assert not TRIGGERED.match(used.words().en.lower()), card.id
        if not script.triggered:
            for line in script.text:
                if "would" in line.en and "instead" in line.en:
                    continue  # it replaces what would happen
                begins = re.match(r"when(ever)? |at the (start|end) of your", line.en.lower())
                assert not begins, f"{card.id}: {line.en}"
    assert number > 700


@pytest.mark.rule("LOR-TRIG.03")
def test_one_or_more_cards_are_one_event() -> None:
    table = Table()
    table.mine(item("when(opponent_discards, gain_lore(1))"))
    (deed,) = table.hand(action("discard(3, who=each_opponent)"))
    held = table.hand(*[character(name=f"C{i}") for i in range(4)], of=THEM)
    table.play(deed)
    assert table.asked == THEM
    table.choose(*[f"target:{card}" for card in held[:3]])
    assert [table.where(card) for card in held[:3]] == ["discard"] * 3
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-TRIG.04")
def test_what_is_set_off_enters_the_bag() -> None:
    table = Table()
    hero = table.mine(character(1, 3, "when(quests(this), gain_lore(1))"))
    watcher = table.mine(item("when(quests(character, yours), may(draw(1)))"))
    table.quest(hero)
    assert [(entry.card, entry.seat) for entry in table.bag] == [(hero, ME), (watcher, ME)]
    table.choose("trigger:1")
    assert [(entry.card, entry.seat) for entry in table.bag] == [(hero, ME)]
    assert table.lore_of() == 1, "nothing of it has happened yet"


@pytest.mark.rule("LOR-TRIG.05")
@pytest.mark.parametrize("first", ["banish", "stitch"])
def test_an_if_after_the_trigger_is_checked_when_it_resolves(first: str) -> None:
    table = Table()
    table.mine(item('when(plays(character, yours), banish(chosen(character, yours, named("Victim"))))'))
    table.mine(character(name="Victim"))
    table.mine(character())
    (stitch,) = table.hand("1-21")
    table.play(stitch)
    own = next(i for i, entry in enumerate(table.bag) if entry.card == stitch)
    if first == "stitch":
        table.choose(f"trigger:{own}", "yes")
        assert table.hand_size() == 2
    else:
        table.choose(f"trigger:{1 - own}")
        assert "end" in table.options
        assert table.hand_size() == 0


@pytest.mark.rule("LOR-TRIG.06")
def test_the_effects_after_one_trigger_do_not_depend_on_each_other() -> None:
    table = Table()
    hero = table.mine(character(5, 5, "when(banishes(this), may(ready(this)), cannot(this, quest, until=this_turn))"))
    foe = table.theirs(character(1, 1), exerted=True)
    (wake,) = table.hand(action("ready(chosen(character, yours))"))
    table.challenge(hero, foe, "done")
    assert table.is_exerted(hero)
    table.play(wake)
    assert table.refused(f"quest:{hero}") == "LOR-QUEST.05"


@pytest.mark.rule("LOR-TRIG.06")
@pytest.mark.parametrize("answer", ["yes", "done"])
def test_scar_cannot_quest_whether_he_is_readied_or_not(answer: str) -> None:
    table = Table()
    scar = table.mine("2-125")
    foe = table.theirs(character(1, 1), exerted=True)
    (wake,) = table.hand("6-97")
    table.challenge(scar, foe, answer)
    assert table.is_exerted(scar) == (answer == "done")
    if answer == "done":
        table.play(wake)
    assert not table.is_exerted(scar)
    assert table.refused(f"quest:{scar}") == "LOR-QUEST.05"
    table.end_turn()
    table.until_turn_of(ME)
    assert f"quest:{scar}" in table.options


@pytest.mark.rule("LOR-TRIG.06")
@pytest.mark.parametrize("answer", ["yes", "done"])
def test_litwak_can_neither_quest_nor_challenge_whether_he_is_readied_or_not(answer: str) -> None:
    table = Table()
    litwak = table.mine("6-24", exerted=True)
    foe = table.theirs(character(1, 1), exerted=True)
    guest, wake = table.hand(character(name="Guest"), "6-97")
    table.play(guest, answer)
    if answer == "done":
        table.play(wake, litwak)
    assert not table.is_exerted(litwak)
    assert table.refused(f"quest:{litwak}") == "LOR-QUEST.05"
    assert f"challenge:{litwak}" not in table.options
    assert table.where(foe) == "play"


@pytest.mark.rule("LOR-TRIG.06", "LOR-RES.09")
@pytest.mark.parametrize("answer", ["yes", "done"])
def test_if_you_do_makes_the_ban_hang_on_the_readying(answer: str) -> None:
    table = Table()
    hero = table.mine("2-122")
    foe = table.theirs(character(1, 1), exerted=True)
    (wake,) = table.hand("6-97")
    table.challenge(hero, foe, answer)
    if answer == "done":
        table.play(wake)
    assert (f"quest:{hero}" in table.options) == (answer == "done")


@pytest.mark.rule("LOR-TRIG.07")
def test_two_conditions_are_two_triggers_of_one_effect() -> None:
    table = Table()
    (hero,) = table.hand(character(1, 3, "when(either_moment(plays(this), quests(this)), gain_lore(1))", lore=0))
    table.play(hero)
    assert table.lore_of() == 1
    table.end_turn()
    table.until_turn_of(ME)
    table.quest(hero)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-TRIG.08")
def test_an_effect_may_make_a_triggered_ability_for_the_turn() -> None:
    table = Table()
    heroes = [table.mine(character(1, 3, lore=1)) for _ in range(2)]
    (puppies,) = table.hand("3-24")
    table.play(puppies)
    for hero in heroes:
        table.quest(hero)
    assert table.lore_of() == 4
    table.end_turn()
    table.until_turn_of(ME)
    table.quest(heroes[0])
    assert table.lore_of() == 5


@pytest.mark.rule("LOR-TRIG.09")
def test_an_effect_may_put_something_off_to_a_moment() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    (deed,) = table.hand(action("choose(chosen(character))", "at_end_of_turn(banish(it))"))
    table.play(deed)
    assert table.where(hero) == "play"
    table.end_turn()
    assert table.where(hero) == "discard"
    kinds = table.kinds()
    assert kinds.index("TurnEnding") < kinds.index("Banished") < kinds.index("TurnEnded")


@pytest.mark.rule("LOR-TRIG.09")
def test_what_was_put_off_is_forgotten_when_the_card_has_left() -> None:
    table = Table()
    hero = table.mine(character(1, 3))
    deed, back = table.hand(
        action("choose(chosen(character))", "at_end_of_turn(banish(it))"), action("return_to_hand(chosen(character))")
    )
    table.play(deed)
    table.play(back)
    table.play(hero)
    table.end_turn()
    assert table.where(hero) == "play"
    assert "Banished" not in table.kinds()


@pytest.mark.rule("LOR-TRIG.10")
def test_cards_that_leave_together_see_each_other() -> None:
    table = Table()
    table.lore(5, of=THEM)
    rourke = table.mine("3-78")
    others = [table.mine(character()) for _ in range(2)]
    (deed,) = table.hand(action("banish(every(character))"))
    table.play(deed)
    assert [entry.card for entry in table.bag] == [rourke, rourke]
    table.choose("trigger:0")
    assert [table.where(card) for card in (rourke, *others)] == ["discard"] * 3
    assert table.lore_of(THEM) == 3


@pytest.mark.rule("LOR-TRIG.11")
def test_an_ability_in_the_bag_resolves_without_its_source() -> None:
    table = Table()
    table.mine(item("when(plays(character, yours), banish(cause))"))
    (hero,) = table.hand(character(1, 3, "when(plays(this), gain_lore(2))"))
    table.play(hero)
    axe = next(i for i, entry in enumerate(table.bag) if entry.card != hero)
    table.choose(f"trigger:{axe}")
    assert table.where(hero) == "discard"
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-TRIG.12")
def test_banishing_another_counts_even_when_both_are_banished() -> None:
    table = Table()
    hero = table.mine(character(3, 3, "when(banishes(this), gain_lore(2))"))
    foe = table.theirs(character(3, 3, "when(banishes(this), gain_lore(3))"), exerted=True)
    table.challenge(hero, foe)
    assert (table.where(hero), table.where(foe)) == ("discard", "discard")
    assert (table.lore_of(ME), table.lore_of(THEM)) == (2, 3)


@pytest.mark.rule("LOR-TRIG.13")
@pytest.mark.parametrize("other", ["", ", other"])
def test_an_ability_on_other_cards_does_not_see_its_own(other: str) -> None:
    table = Table()
    watcher, next_one = table.hand(
        character(1, 3, f"when(plays(character, yours{other}), gain_lore(1))"), character(name="Next")
    )
    table.play(watcher)
    assert table.lore_of() == 0
    table.play(next_one)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-TRIG.13", "LOR-AMB.54")
@pytest.mark.parametrize(("card", "gained"), [("6-61", "cards"), ("7-31", "lore"), ("8-33", "strength")])
def test_whenever_you_play_a_card_does_not_mean_the_card_itself(card: str, gained: str) -> None:
    table = Table(ink=12)
    watcher, guest = table.hand(card, character(name="Guest"))

    def count() -> int:
        if gained == "cards":
            return table.hand_size() + len(table.match.play[ME])
        return table.lore_value(watcher) if gained == "lore" else table.strength(watcher)

    table.play(watcher)
    printed = table.match.printed(watcher)
    before = {"cards": 2, "lore": printed.lore, "strength": printed.strength}[gained]
    assert count() == before
    table.play(guest)
    assert count() == before + 1


@pytest.mark.rule("LOR-TRIG.13", "LOR-AMB.54")
def test_what_goes_under_a_shifted_card_sees_it_played() -> None:
    table = Table(ink=5)
    table.mine("6-61")
    (top,) = table.hand("6-61")
    table.choose(f"shift:{top}")
    assert table.hand_size() == 1, "drawn by the Genie below; the one on top does not see itself"


@pytest.mark.rule("LOR-TRIG.14")
def test_the_second_time_counts_what_came_before_the_card() -> None:
    table = Table()
    heroes = [table.mine(character(1, 9)) for _ in range(3)]
    foe = table.theirs(character(1, 9), exerted=True)
    (zhou,) = table.hand("7-188")
    table.challenge(heroes[0], foe)
    table.play(zhou)
    table.challenge(heroes[1], foe)
    assert table.lore_of() == 3
    table.challenge(heroes[2], foe)
    assert table.lore_of() == 3


@pytest.mark.rule("LOR-TRIG.14")
def test_the_second_card_of_a_turn_counts_the_first_as_well() -> None:
    table = Table()
    first, watcher, second = table.hand(
        action("draw(1)"), character(1, 3, "when(plays(action, nth=2), gain_lore(2))"), action("draw(1)")
    )
    table.play(first)
    table.play(watcher)
    assert table.lore_of() == 0
    table.play(second)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-TRIG.02", "LOR-TRIG.14")
@pytest.mark.parametrize("answer", ["yes", "done"])
def test_the_first_time_does_not_come_again_even_if_it_was_let_pass(answer: str) -> None:
    table = Table()
    place = table.mine("5-204")
    heroes = [table.mine(character(1, 3)) for _ in range(2)]
    foe = table.theirs(character(1, 9))
    table.move(heroes[0], place)
    table.choose(answer)
    if answer == "yes":
        table.choose(f"target:{foe}")
    table.move(heroes[1], place)
    assert "end" in table.options
    assert table.damage(foe) == (1 if answer == "yes" else 0)


@pytest.mark.rule("LOR-TRIG.01")
@pytest.mark.parametrize("moment", ["quests", "readied", "becomes_exerted", "banished", "dealt_damage", "returned"])
def test_what_waits_for_the_card_itself_does_not_go_off_for_another(moment: str) -> None:
    """Whether printed, beside an ability that waits for others, or gained."""
    own, others = f"when({moment}(this), gain_lore(5))", f"when({moment}(character, yours), draw(1))"
    table = Table()
    table.mine(character(1, 3, own, others, name="Watcher"))
    table.mine(character(1, 3, name="Gifted"))
    table.mine(item(f'always(gains(every(character, yours, named("Gifted")), {own}))'))
    other = table.mine(character(1, 3, lore=0), exerted=moment == "readied")
    deeds = {
        "readied": "ready(chosen(character))",
        "banished": "banish(chosen(character))",
        "dealt_damage": "deal(1, chosen(character))",
        "returned": "return_to_hand(chosen(character))",
    }
    (deed,) = table.hand(action(deeds.get(moment, "exert(chosen(character))")))
    before = table.hand_size()
    if moment == "quests":
        table.quest(other)
        before += 1
    else:
        table.play(deed, other)
    assert table.hand_size() == before + (1 if moment == "returned" else 0)
    assert table.lore_of() == 0
