"""Whatever happens is told, with the rule by which it happens."""

import pytest

from ludoteca.kernel.contract import EVERYONE
from tests.rules.lorcana.table import ME, Table, action, character, item, location
from tests.rules.lorcana.test_45_outcomes import set_table

FOE, HURT, SOUND = (f'every(character, named("{name}"))' for name in ("Foe", "Hurt", "Sound"))
TOLD = {
    "draw(1)": ["CardDrawn LOR-DRAW.01"],
    "gain_lore(1)": ["LoreGained LOR-GOAL.02"],
    "lose_lore(1, who=each_opponent)": ["LoreLost LOR-LORE.01"],
    f"deal(1, {FOE})": ["DamageDealt LOR-DMG.01"],
    f"put_damage(1, {FOE})": ["DamagePut LOR-DMG.09"],
    'move_damage(1, chosen(character, named("Hurt")), chosen(character, named("Foe")))': ["DamageMoved LOR-DMG.11"],
    f"heal(1, {HURT}, exactly=yes)": ["DamageRemoved LOR-DMG.10"],
    f"banish({FOE})": ["Banished LOR-DMG.03"],
    f"exert({HURT})": ["Exerted LOR-STATE.01"],
    f"ready({SOUND})": ["Readied LOR-STATE.04"],
    f"return_to_hand({FOE})": ["ReturnedToHand LOR-RES.32"],
    "return_to_hand(every(character, in_discard))": ["ReturnedToHand LOR-RES.32"],
    "return_ink(1, at_random=yes)": ["PutInHand LOR-AMB.31"],
    f"put_in_inkwell({FOE})": ["PutInInkwell LOR-INK.14"],
    f"put_on_top({FOE})": ["PutOnTop LOR-ZONE.08"],
    f"put_on_bottom({FOE})": ["PutOnBottom LOR-ZONE.08"],
    f"shuffle_into_deck({FOE})": ["PutOnBottom LOR-ZONE.08", "DeckShuffled LOR-AMB.33"],
    "mill(1)": ["PutInDiscard LOR-ZONE.03"],
    "ink_top(1)": ["PutInInkwell LOR-INK.14"],
    "exert_ink(all)": ["InkExerted LOR-STATE.01"],
    "ready_ink(1)": ["InkReadied LOR-STATE.04"],
    "exert_ink(1)": ["SomeInkExerted LOR-STATE.01"],
    "extra_ink(1)": ["ExtraInk LOR-GEN.05"],
    "pay_less_next(1, character)": ["NextCostsLess LOR-COST.12"],
    f"gets({FOE}, strength=1, until=this_turn)": ["EffectGained LOR-MOD.01"],
    f"move_to({HURT}, every(location, yours), free=yes)": ["Moved LOR-LOC.03"],
    "look(1, take(1, character, to=hand, shown=yes), rest=bottom)": [
        "LookedAt LOR-ZONE.13",
        "Revealed LOR-RES.23",
        "PutInHand LOR-DRAW.03",
    ],
    "look(2, take(1, character, to=discard_pile), rest=top)": [
        "LookedAt LOR-ZONE.13",
        "PutInDiscard LOR-ZONE.03",
        "PutOnTop LOR-ZONE.08",
    ],
    "reveal_until(character, to=hand, rest=shuffled)": [
        "Revealed LOR-RES.23",
        "PutInHand LOR-DRAW.03",
        "DeckShuffled LOR-AMB.33",
    ],
    "reveal_hand(each_opponent)": ["HandRevealed LOR-RES.23"],
    "look_at_hand(each_opponent)": ["LookedAt LOR-ZONE.13"],
    "look_at_top(you)": ["LookedAt LOR-ZONE.13"],
    "look_at_ink(each_opponent)": ["LookedAt LOR-ZONE.13"],
    "search(character, to=top)": ["DeckSearched LOR-AMB.33", "DeckShuffled LOR-AMB.33", "PutOnTop LOR-ZONE.08"],
    "search(character, to=hand, shown=yes)": [
        "DeckSearched LOR-AMB.33",
        "Revealed LOR-RES.23",
        "PutInHand LOR-DRAW.03",
        "DeckShuffled LOR-AMB.33",
    ],
    "name_card": ["CardNamed LOR-RES.23"],
    "discard(1, who=each_opponent)": ["Discarded LOR-RES.31"],
    "discard(1, who=each_opponent, chooser=you)": ["HandRevealed LOR-RES.23", "Discarded LOR-RES.31"],
    "reveal_from_hand(character)": ["Revealed LOR-RES.23"],
    "put_top_under(1, chosen(character, yours))": ["Boosted LOR-BOOST.04"],
    "hand_to_top(1)": ["PutOnTop LOR-ZONE.08"],
    "ink_from_hand(1)": ["PutInInkwell LOR-INK.14"],
}


@pytest.mark.parametrize(("effect", "told"), TOLD.items())
def test_what_an_effect_does_is_told_with_its_rule(effect: str, told: list[str]) -> None:
    table = set_table()
    (deed,) = table.hand(action(effect))
    happened = table.play(deed)
    for _ in range(9):
        if "end" in table.options:
            break
        happened += table.choose(table.options[0])
    lines = [f"{event.kind} {event.rule}" for event in happened]
    assert lines[lines.index("CardPlayed LOR-PLAY.09") + 1 :] == told


DAMAGED = {
    "": "DamageDealt LOR-DMG.01",
    "always(cannot(this, be_dealt_damage))": "DamagePrevented LOR-GEN.09",
    "when(start_of_turn, spared(this, until=this_turn))": "DamagePrevented LOR-REPL.01",
    "always(gains(this, resist(2)))": "DamageResisted LOR-RESI.01",
}


@pytest.mark.parametrize(("ability", "told"), DAMAGED.items())
def test_damage_that_does_not_come_is_told(ability: str, told: str) -> None:
    table = Table()
    hero = table.mine(character(1, 9, *[ability] if ability else []))
    (deed,) = table.hand(action("deal(2, chosen(character))"))
    table.end_turn()
    table.until_turn_of(ME)
    happened = table.play(deed)
    assert [f"{event.kind} {event.rule}" for event in happened if event.kind.startswith("Damage")] == [told]
    assert [event.things for event in happened if event.kind.startswith("Damage")] == [(hero, 2)]


@pytest.mark.rule("LOR-GEN.09")
def test_lore_that_nobody_gains_or_loses_is_told() -> None:
    table = Table()
    table.lore(5)
    table.mine(item("always(cannot_gain_lore(you))", "always(cannot_lose_lore)"))
    gain, lose = table.hand(action("gain_lore(2)"), action("lose_lore(3, who=you)"))
    assert ("LoreDenied", (2,), "LOR-GEN.09") in [(e.kind, e.things, e.rule) for e in table.play(gain)]
    assert ("LoreKept", (3,), "LOR-GEN.09") in [(e.kind, e.things, e.rule) for e in table.play(lose)]
    assert table.lore_of() == 5


def told(table: Table, *choices: str) -> list[str]:
    return [f"{event.kind} {event.rule}" for event in table.choose(*choices)]


@pytest.mark.rule("LOR-BOOST.01", "LOR-INK.06", "LOR-QUEST.01", "LOR-SUPP.01", "LOR-TURN.25")
def test_what_is_done_in_a_turn_is_told() -> None:
    table = Table()
    hero = table.mine(character(2, 5, keywords=["boost(1)", "support"], lore=1))
    friend = table.mine(character(1, 5))
    place = table.mine(location(5, "always(skip_draw)", lore=1))
    (fuel,) = table.hand(character())
    assert told(table, f"boost:{hero}") == ["InkPaid LOR-PLAY.02", "Boosted LOR-BOOST.01"]
    assert told(table, f"ink:{fuel}") == ["CardInked LOR-INK.06", "PutInInkwell LOR-INK.07"]
    assert told(table, f"move:{hero}") == ["InkPaid LOR-PLAY.02", "Moved LOR-LOC.03"]
    told_now = told(table, f"quest:{hero}")
    assert told_now[:3] == ["Exerted LOR-QUEST.01", "Quested LOR-QUEST.01", "LoreGained LOR-QUEST.02"]
    assert "Supported LOR-SUPP.01" in told(table, f"target:{friend}")
    assert "TurnEnded LOR-TURN.24" in told(table, "end")
    back = told(table, "end")
    for line in (
        "TurnBegan LOR-TURN.01",
        "CardsReadied LOR-TURN.04",
        "LocationLore LOR-LOC.19",
        "DrawSkipped LOR-TURN.25",
    ):
        assert line in back
    assert table.where(place) == "play"


@pytest.mark.rule("LOR-TIME.11")
def test_a_repeated_loop_is_told() -> None:
    table = Table()
    wheel = table.mine(item("use(exert(this), then=do(gain_lore(1), ready(this)))"))
    table.use(wheel)
    table.use(wheel)
    before = table.match.step
    happened = table.choose("repeat", "amount:3")
    assert [(e.things, e.rule) for e in happened if e.kind == "LoopRepeated"] == [((3,), "LOR-TIME.11")]
    assert table.match.step == before + 2 + 3, "each round is a choice, and so are asking for it and the number"


@pytest.mark.rule("LOR-INK.14")
def test_a_card_that_lay_face_down_under_another_goes_into_the_inkwell_untold() -> None:
    table = Table()
    booster = table.mine(character(1, 3, keywords=["boost(1)"]))
    (deed,) = table.hand(action("put_in_inkwell(every(character, yours))"))
    table.choose(f"boost:{booster}")
    (hidden,) = table.match.under[booster]
    told = [event for event in table.play(deed) if event.kind == "PutInInkwell"]
    assert {event.things[0]: event.audience for event in told} == {booster: EVERYONE, hidden: table.match.known[hidden]}
    assert table.match.known[hidden] == 0
