"""Tempi: actions finish before others begin, choices are made while effects resolve, mistakes are undone."""

import pytest

from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.kernel.contract import Event, IllegalChoice
from ludoteca.kernel.session import around
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song


class KeptTable(Table):
    """A table at which what is done after `keep` may be taken back where the rules allow it."""

    def keep(self) -> None:
        self.session = around(self.match)

    def choose(self, *options: str) -> list[Event]:
        return [event for option in options for event in self.session.choose(self.asked, option)]

    def undo(self, seat: int, chain: bool = False) -> None:
        self.session.undo(seat, chain)
        assert isinstance(self.session.match, LorcanaMatch)
        self._m = self.session.match


@pytest.mark.rule("LOR-TIME.01")
def test_a_challenge_is_one_turn_action_of_several_steps() -> None:
    table = Table()
    hero = table.mine(character(2, 5))
    foe = table.theirs(character(1, 5), exerted=True)
    happened = [event.kind for event in table.challenge(hero, foe)]
    assert happened.index("ChallengeDeclared") < happened.index("DamageDealt")
    assert table.is_exerted(hero)
    assert table.damage(foe) == 2
    assert table.match.step == 1, "one choice of the player, no other between"


@pytest.mark.rule("LOR-TIME.02")
def test_an_effect_is_finished_before_another_begins() -> None:
    table = Table()
    table.mine(character(1, 3, "when(plays(song), gain_lore(hand_of(you)))"))
    (tune, *_) = table.hand(song("draw(2)", "discard(1)", cost=1))
    table.play(tune)
    assert table.asked == ME
    assert table.lore_of() == 0
    assert "AbilityResolved" not in table.kinds()
    table.choose(table.options[0])
    assert table.lore_of() == 1, "two drawn and one discarded before it counted"


@pytest.mark.rule("LOR-TIME.03")
def test_choices_are_made_while_the_effect_resolves() -> None:
    table = Table(ink=1)
    foes = {table.theirs(character(1, 5)), table.theirs(character(1, 5))}
    (deed,) = table.hand(action("draw(1)", "deal(1, chosen(character))"))
    table.choose(f"play:{deed}")
    assert table.ready_ink() == 0
    assert table.where(deed) == "resolving"
    assert table.hand_size() == 1, "the first sentence is done before anything is chosen for the second"
    assert table.targets() == foes


@pytest.mark.rule("LOR-TIME.04", "LOR-TIME.05")
def test_what_cannot_be_completed_changes_nothing_and_something_else_may_be_done() -> None:
    table = Table(ink=3)
    dear, cheap = table.hand(character(cost=4), character(cost=3))
    before = table.match.save()
    with pytest.raises(IllegalChoice):
        table.match.choose(ME, f"play:{dear}")
    assert table.match.save() == before
    assert table.refused(f"play:{dear}") == "LOR-PLAY.03"
    table.play(cheap)
    assert table.where(cheap) == "play"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-TIME.06")
def test_a_shuffle_is_not_taken_back() -> None:
    table = KeptTable()
    hero = table.mine(character(lore=1))
    (deed,) = table.hand(action("shuffle_deck"))
    table.keep()
    table.quest(hero)
    assert table.session.can_undo(ME)
    table.undo(ME)
    assert table.lore_of() == 0
    assert not table.is_exerted(hero)
    table.quest(hero)
    table.play(deed)
    assert not table.session.can_undo(ME)
    before = table.match.save()
    with pytest.raises(IllegalChoice):
        table.undo(ME)
    assert table.match.save() == before


@pytest.mark.rule("LOR-TIME.06")
def test_what_was_revealed_is_not_taken_back() -> None:
    for effect in ("draw(1)", "look(1, rest=bottom)", "reveal_hand(each_opponent)"):
        table = KeptTable()
        table.hand(character(), of=THEM)
        (deed,) = table.hand(action(effect))
        table.keep()
        table.play(deed)
        assert not table.session.can_undo(ME), effect


@pytest.mark.rule("LOR-TIME.07")
def test_an_illegal_choice_is_made_again() -> None:
    table = Table()
    warded = table.theirs(character(1, 5, keywords=["ward"]))
    foes = [table.theirs(character(1, 5)), table.theirs(character(1, 5))]
    (deed,) = table.hand(action("deal(2, chosen(character))"))
    table.choose(f"play:{deed}")
    assert table.refused(f"target:{warded}") == "LOR-WARD.01"
    table.choose(f"target:{foes[1]}")
    assert table.damage(foes[1]) == 2


@pytest.mark.rule("LOR-TIME.07")
def test_without_a_legal_choice_that_part_does_nothing() -> None:
    table = Table()
    foes = [table.theirs(character(1, 5, keywords=["ward"])) for _ in range(2)]
    (deed,) = table.hand(action("deal(2, chosen(character))", "draw(1)"))
    table.play(deed)
    assert [table.damage(foe) for foe in foes] == [0, 0]
    assert table.hand_size() == 1
    assert "end" in table.options


@pytest.mark.rule("LOR-TIME.08")
def test_turn_actions_belong_to_ones_own_main_phase() -> None:
    table = Table()
    own = table.hand(character())[0]
    theirs, fuel = table.hand(character(), character(), of=THEM)
    hero = table.theirs(character(1, 3, "when(start_of_turn, may(gain_lore(1)))"))
    assert table.refused(f"play:{theirs}", seat=THEM) == "LOR-TURN.02"
    table.end_turn()
    assert table.view().phase == "beginning"
    for option in (f"play:{theirs}", f"ink:{fuel}", f"quest:{hero}", "end"):
        assert table.refused(option, seat=THEM) == "LOR-TIME.08"
    assert table.refused(f"play:{own}", seat=ME) == "LOR-TURN.02"
    table.choose("done")
    assert table.view().phase == "main"
    table.play(theirs)
    assert table.where(theirs) == "play"


@pytest.mark.rule("LOR-TIME.09")
def test_everything_in_the_bag_comes_before_the_next_turn_action() -> None:
    table = Table()
    first = table.mine(character(1, 3, "when(quests(this), may(draw(1)))"))
    second = table.mine(character(1, 3))
    table.quest(first)
    assert table.refused(f"quest:{second}") == "LOR-TIME.09"
    assert table.refused("end") == "LOR-TURN.20"
    table.choose("done")
    table.quest(second)
    assert table.is_exerted(second)


@pytest.mark.rule("LOR-TIME.10")
def test_what_a_turn_action_sets_off_waits_until_it_is_complete() -> None:
    """A discard that pays for a Shift sets something off: it finds the shifted character in play."""
    table = Table()
    base = table.mine(character(1, 3, name="Elsa"))
    table.mine(item("when(discards, gain_lore(count(character, strength(least=4))))"))
    hero, fuel = table.hand(character(4, 4, name="Elsa", keywords=["shift(cost=discard(1))"]), action("draw(1)"))
    table.choose(f"shift:{hero}")
    assert table.where(fuel) == "discard"
    assert table.where(base) == "under"
    assert table.lore_of() == 1
    kinds = table.kinds()
    assert kinds.index("Discarded") < kinds.index("CardShifted") < kinds.index("AbilityResolved")


WHEEL = "use(exert(this), then=do(gain_lore(1), ready(this)))"
"""Leads to where it began, but for the lore."""


@pytest.mark.rule("LOR-TIME.11")
def test_a_loop_is_done_as_often_as_its_player_says() -> None:
    table, manual = Table(), Table()
    for one in (table, manual):
        wheel = one.mine(item(WHEEL))
        assert "repeat" not in one.options
        assert one.refused("repeat") == "LOR-TIME.11"
        one.use(wheel)
        one.use(wheel)
    for _ in range(3):
        manual.use(wheel)
    assert "repeat" in table.options
    table.choose("repeat")
    assert {"amount:1", "amount:3", "amount:20"} <= set(table.options)
    twin = table.match.copy()
    table.choose("amount:3")
    assert table.lore_of() == manual.lore_of() == 5
    assert twin.view(ME).players[ME].lore == 2
    twin.load(twin.save())
    twin.choose(ME, "amount:3")
    assert twin.save() == table.match.save(), "a copy goes on alike"
    ours, theirs = table.match.save()["state"], manual.match.save()["state"]
    assert ours.pop("looped")
    assert theirs.pop("looped") == []
    assert ours == theirs


@pytest.mark.rule("LOR-TIME.11")
def test_after_a_loop_something_else_must_be_done() -> None:
    table = Table()
    wheel = table.mine(item(WHEEL))
    hero = table.mine(character(lore=0))
    for _ in range(2):
        table.use(wheel)
    table.choose("repeat", "amount:3")
    assert table.refused(table.ability(wheel)) == "LOR-TIME.11"
    assert table.refused("repeat") == "LOR-TIME.11"
    assert {"end", f"quest:{hero}"} <= set(table.options)
    table.quest(hero)
    table.use(wheel)
    assert table.lore_of() == 6


@pytest.mark.rule("LOR-TIME.11")
def test_a_loop_may_be_of_several_actions_with_choices() -> None:
    table = Table()
    needle = table.mine(item("use(exert(this), then=put_damage(1, chosen(character, opposing)))"))
    spring = table.mine(item("use(exert(this), then=ready(every(item, yours)))"))
    foes = [table.theirs(character(1, 9)), table.theirs(character(1, 9))]
    for _ in range(2):
        table.use(needle, foes[1])
        assert "repeat" not in table.options, "in the middle of it the needle is exerted"
        table.use(spring)
    table.choose("repeat", "amount:4")
    assert table.damage(foes[1]) == 6
    assert table.damage(foes[0]) == 0
    assert not table.is_exerted(needle)


@pytest.mark.rule("LOR-TIME.11")
def test_a_loop_with_somebody_elses_choices_is_not_ones_own() -> None:
    table = Table()
    wheel = table.mine(item("use(exert(this), then=do(each(each_opponent, discard(1)), ready(this)))"))
    table.hand(*[character() for _ in range(9)], of=THEM)
    for _ in range(3):
        table.use(wheel)
        assert table.asked == THEM
        table.choose(f"target:{table.match.hand[THEM][0]}")
        assert "repeat" not in table.options


@pytest.mark.rule("LOR-TIME.11")
def test_what_uses_something_up_is_no_loop_and_may_simply_be_done_again() -> None:
    table = Table(ink=4)
    pump = table.mine(item("use(pay(1), then=gain_lore(1))"))
    for _ in range(4):
        assert "repeat" not in table.options
        table.use(pump)
    assert table.lore_of() == 4


@pytest.mark.rule("LOR-TIME.11")
def test_a_loop_stops_where_it_cannot_go_on_and_with_the_match() -> None:
    table = Table()
    wheel = table.mine(item(WHEEL))
    table.lore(10)
    table.use(wheel)
    table.use(wheel)
    table.choose("repeat", "amount:60")
    assert table.winner == ME
    assert table.lore_of() == 20


@pytest.mark.rule("LOR-TIME.11")
def test_a_loop_stops_at_the_first_choice_that_is_not_there_any_more() -> None:
    table = Table()
    needle = table.mine(item("use(exert(this), then=put_damage(1, chosen(character, opposing)))"))
    spring = table.mine(item("use(exert(this), then=ready(every(item, yours)))"))
    other, foe = table.theirs(character(1, 9)), table.theirs(character(1, 4))
    for _ in range(2):
        table.use(needle, foe)
        table.use(spring)
    table.choose("repeat", "amount:9")
    assert table.where(foe) == "discard"
    assert table.damage(other) == 1, "the only one left needs no choosing"
    assert table.is_exerted(needle)


@pytest.mark.rule("LOR-TIME.12")
def test_a_turn_action_that_cannot_go_on_is_as_if_it_never_began() -> None:
    table = Table()
    hero = table.mine(character(2, 5))
    table.theirs(character(1, 5, keywords=["evasive"]), exerted=True)
    table.refused(f"challenge:{hero}")
    assert not table.is_exerted(hero)
    assert table.view().challenge is None
    table = KeptTable()
    hero = table.mine(character(2, 5))
    evasive = table.theirs(character(1, 5, keywords=["evasive"]), exerted=True)
    foes = [table.theirs(character(1, 5), exerted=True) for _ in range(2)]
    table.keep()
    table.choose(f"challenge:{hero}")
    assert not table.is_exerted(hero), "nothing has happened before the target is known"
    assert table.refused(f"target:{evasive}") == "LOR-EVAS.01"
    table.undo(ME, chain=True)
    assert f"quest:{hero}" in table.options
    assert not table.is_exerted(hero)
    table.challenge(hero, foes[0])
    assert table.damage(foes[0]) == 2
