"""Every deed of the card language, tried where there is nothing for it, something of one side, of both or of three."""

from __future__ import annotations

from collections.abc import Iterable

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Target, Verb
from ludoteca.games.lorcana.state.groups import members, might_have_members
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Group
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.frames import Frame, Node
from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, location

DEEDS = (
    "banish(chosen(character))",
    "banish(every(item))",
    "by(chosen_opponent, draw(1))",
    "can(chosen(character, yours), challenge_ready, until=this_turn)",
    "cannot(chosen(character), quest, until=their_next_turn)",
    "cannot_gain_lore(each_opponent, until=your_next_turn)",
    "cannot_play(each_opponent, action, until=your_next_turn)",
    "choose(chosen(character))",
    "choose_one(draw(1), discard(1), banish(chosen(item)))",
    "deal(2, chosen(character))",
    "deal(1, every(character, opposing))",
    "discard(1)",
    "discard(2, character, who=each_opponent)",
    "discard(1, who=each_opponent, at_random=yes)",
    "discard(1, who=each_opponent, chooser=you)",
    "discard_until(1, who=each_opponent)",
    "do(draw(1), discard(1))",
    "draw(0)",
    "draw(2)",
    "draw(1, who=each_opponent)",
    "draw_as_many_as(chosen_opponent)",
    "draw_until(3)",
    "each(each_player, discard(1))",
    "exert(chosen(character))",
    "exert(every(character, opposing))",
    "exert_ink(all)",
    "extra_ink(1)",
    "for_each(count(character, yours), draw(1))",
    "gain_lore(count(character))",
    "gain_lore(0)",
    "gains(chosen(character), rush, evasive, until=this_turn)",
    "gets(chosen(character), strength=2, until=this_turn)",
    "gets(chosen(character), strength=0, until=this_turn)",
    "gets(every(character, opposing), strength=-1, until=your_next_turn)",
    "given(have(1, character), draw(1), otherwise=discard(1))",
    "hand_to_bottom(1)",
    "hand_to_top(2)",
    "heal(2, chosen(character))",
    "heal(1, every(character, yours), exactly=yes)",
    "ink_from_hand(1, exerted=yes)",
    "ink_from_hand(0)",
    "ink_top(1)",
    "ink_top(1, who=each_player, exerted=yes)",
    "look(2, take(1, card, to=hand), rest=bottom)",
    "look(1, rest=top)",
    "look(3, take(all, character, to=hand, optional=yes), rest=discard_pile, shown=yes)",
    "look_at_hand(chosen_opponent)",
    "look_at_ink(each_opponent)",
    "look_at_top(each_opponent)",
    "lose_lore(2, who=each_opponent)",
    "lose_lore(1)",
    "loses(chosen(character), ward, until=this_turn)",
    "mill(2)",
    "mill(1, who=each_opponent)",
    "move_damage(1, chosen(character), chosen(character, other))",
    "move_to(chosen(character, yours), chosen(location, yours), free=yes)",
    "name_card",
    "offer(each_opponent, discard(1), draw(1))",
    "pay(1)",
    "pay_less_next(1, character)",
    "play(character, cost(most=2), free=yes)",
    "play(character, from_=discard_pile, free=yes)",
    "put_damage(1, chosen(character))",
    "do(choose(chosen(character)), put_in_discard(all_under(it)))",
    "put_in_inkwell(chosen(character))",
    "put_in_inkwell(chosen(card, in_discard), exerted=yes)",
    "put_on_bottom(chosen(character))",
    "put_on_top(chosen(card, in_discard))",
    "put_top_under(1, chosen(character, yours))",
    "ready(chosen(character))",
    "ready_ink(2)",
    "return_ink(1, at_random=yes)",
    "return_to_hand(chosen(character))",
    "return_to_hand(chosen(character, in_discard))",
    "return_to_hand(chosen(2, card, in_discard))",
    "reveal_from_hand(character)",
    "reveal_hand(each_opponent)",
    "reveal_until(item, to=hand, rest=bottom)",
    "search(character, to=hand)",
    "search(card, to=top, n=2)",
    "shuffle_deck",
    "shuffle_into_deck(chosen(card, in_discard))",
    "shuffle_into_deck(every(character))",
    "sings_as(chosen(character), 2, until=this_turn)",
    "spared(chosen(character), until=this_turn)",
    "this_turn_when(quests(character, yours), draw(1))",
    "to(pay(1), draw(1))",
    "to(discard(1), draw(1))",
    "to(exert(chosen(character, yours)), draw(1))",
    "to(banish(chosen(character, yours)), draw(2))",
    "to(banish(chosen(2, character, yours)), draw(2))",
    "to(exert(every(character, yours)), draw(1))",
    "to(deal(1, chosen(character, yours)), draw(1))",
    "to(pay(2), banish(chosen(item)))",
    "to(mill(2), draw(1))",
    "to(return_to_hand(chosen(item, yours)), draw(1))",
    "to(ink_from_hand(1), draw(1))",
    "to(hand_to_bottom(2), draw(1))",
    "gets(chosen(character), lore=count(item, yours), until=this_turn)",
    "gets(every(character, yours), strength=2, willpower=1, lore=1, until=this_turn)",
    "discard(1, who=chosen_opponent)",
    "discard(all, who=any_players)",
    "draw(1, who=chosen_player)",
    "draw(1, who=any_players)",
    "mill(1, who=any_players)",
    "to(banish(up_to(2, character, yours)), draw(1))",
    "to(return_to_hand(any_number(item, yours)), draw(that_much))",
    "return_to_hand(chosen(2, character, of(chosen_player)))",
    "banish(chosen(2, item, of(chosen_player)))",
    "return_to_hand(up_to(2, card, in_discard))",
    "play(chosen(card, in_discard), from_=discard_pile, free=yes)",
    "ink_from_hand(2)",
    "choose_one(banish(chosen(item)), discard(2, item))",
    "deal(1, every(character, yours | damaged))",
    "deal(1, every(character, non(yours)))",
    "return_to_hand(every(card, in_discard | character))",
    "look(2, take(1, character, to=hand, then=gain_lore(1)), rest=bottom)",
    "look(2, take(1, card, to=hand), rest=bottom, of=chosen_opponent)",
    "play(chosen(character, in_discard), from_=discard_pile, free=yes)",
    "play(character, free=yes, optional=yes)",
    "given(hand_empty, draw(1), otherwise=given(opponent_hand_empty, draw(2)))",
    "do(choose(chosen(character)), given(is_(it, yours), draw(1)))",
    "do(choose(chosen(character)), given(is_(it, opposing), draw(1)))",
    "do(choose(chosen(character)), given(is_(it, anyones), draw(1)))",
    "do(choose(chosen(character)), banish(it), given(is_(it, in_discard), draw(1)))",
    "exert(one_from_each(character))",
    "deal(1, one_from_each(character, optional=yes))",
    "move_damage(1, chosen(character), every(character, opposing))",
    "play_among(all_under(every(character, yours)), character, free=yes)",
    'deal(1, every(character, classed("Storyborn") | classed("Hero")))',
    'deal(1, every(character, classed("Storyborn"), classed("Hero")))',
)
"""A sentence for each deed; for some, of several kinds."""
NOTHING, MINE, THEIRS, BOTH, THREE, SCARCE = 0, 1, 2, 3, 7, 8
SIDES = {NOTHING: "nothing", MINE: "mine", THEIRS: "theirs", BOTH: "both", THREE: "two opponents", SCARCE: "one each"}
FORMS = ("{deed}", "may({deed})")
WITHIN = (
    "choose_one({deed}, gain_lore(1))",
    "each(each_opponent, {deed})",
    "each(each_player, may({deed}))",
    "by(chosen_opponent, {deed})",
    "offer(each_opponent, {deed}, draw(1))",
    "for_each(count(item), {deed})",
    "do({deed}, {deed})",
    "given(have(1, item), {deed}, otherwise=draw(2))",
    "at_start_of_next_turn({deed})",
    "this_turn_when(plays(character, yours), {deed})",
    "to({deed}, draw(1))",
)
"""What deeds can be parts of."""


def table_for(deed: str, sides: int) -> tuple[Table, int]:
    """Lay out an action with the deed, which gains lore if that was done and for how much, and what it finds.

    `sides` are those who have anything, as a bit mask; or everybody has one thing of each kind.
    """
    table = Table(seats=3 if sides == THREE else 2, ink=3 if sides else 1)
    for seat in range(table.seats):
        table.deck(of=seat)
        if sides == SCARCE:
            furnish_with_one(table, seat)
        elif sides >> seat & 1:
            furnish(table, seat)
        elif seat == THEM:
            table.inkwell(0, of=THEM)
    (card,) = table.hand(action(deed, "given(done, gain_lore(5))", "gain_lore(that_much)"))
    table.lore(1 if sides == SCARCE else 4, of=ME)
    table.lore(1 if sides == SCARCE else 4 if sides & THEIRS else 0, of=THEM)
    return table, card


def furnish(table: Table, seat: int) -> None:
    """Give that player something everywhere: of each kind in play, in hand, deck and discard."""
    place = table.mine(location(name="Home"), owner=seat)
    table.mine(character(2, 5, name="Hurt", cost=2), damage=2, exerted=True, owner=seat)
    table.mine(character(3, 5, name="Sound", cost=3), on=(character(name="Below"),), at=place, owner=seat)
    table.mine(item(name="Lamp"), owner=seat)
    table.hand(character(name="Ada"), item(name="Rope"), of=seat)
    table.discarded(character(name="Bea"), action("draw(1)", name="Past"), of=seat)
    table.deck(character(name="Cleo"), item(name="Sack"), character(name="Dora"), character(name="Eva"), of=seat)


def furnish_with_one(table: Table, seat: int) -> None:
    """Give that player one character, with one damage, and one card everywhere else."""
    table.inkwell(2 if seat == ME else 1, of=seat)
    table.mine(character(1, 3, name="Sole"), on=(character(name="Below"),), damage=1, exerted=seat == THEM, owner=seat)
    table.mine(item(name="Lamp"), owner=seat)
    table.hand(item(name="Rope"), of=seat)
    table.discarded(character(name="Bea"), of=seat)
    table.deck(character(name="Cleo"), of=seat)


PARTS = ("to", "amount", "how_many", "top_cards", "condition", "who", "group")
"""What deeds are made of, as far as it can be asked before they are done."""


def judged(m: LorcanaMatch, nodes: Iterable[Node], source: int) -> object:
    """List what each of these deeds of a card would find now, and whether it can be done, be paid or change a thing."""
    frame = Frame(-1, source, m.owner[source])
    frame.it, frame.place, frame.amount = source, m.stamp[source], 2
    found: list[object] = []
    for node in nodes:
        if isinstance(node, Effect):
            found.append(node.playable(m, frame))
            found += [fact(m, frame, getattr(node, part, None)) for part in PARTS]
        if isinstance(node, Verb):
            found += [node.payable(m, frame), node.seems_payable(m, frame), node.could_change(m, frame)]
            found += [node.ink(m, frame), node.is_only_ink()]
    return found


def fact(m: LorcanaMatch, frame: Frame, part: object) -> object:
    if isinstance(part, Amount):
        return [part.value(m, frame), part.fixed()]
    if isinstance(part, Condition):
        return part.holds(m, frame)
    if isinstance(part, Target):
        return [part.found(m, frame), part.might_find(m, frame), part.needs_target()]
    if isinstance(part, Players):
        return part.seats(m, frame)
    if isinstance(part, Group):
        return [members(m, frame, part), might_have_members(m, frame, part)]
    return None
