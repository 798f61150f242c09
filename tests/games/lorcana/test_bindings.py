"""Pronouns: each is bound in its own branch, on every shipped card, in every import and in packs of one's own."""

from __future__ import annotations

import functools
import inspect
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.lorcana.effects.language.bindings import Checker, Known, Words, parts_of, unbound
from ludoteca.games.lorcana.effects.language.scripts import loose_pronouns
from ludoteca.games.lorcana.packs.importer.checking import unreadable
from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.reading import Printed
from ludoteca.games.lorcana.packs.reading import check_pack, load_content
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.kernel.language import Word
from tests.forms import pure_only
from tests.rules.lorcana.table import Table, action, character, item

WORDS = [*VOCABULARY.words.values(), *VOCABULARY.second.values()]


def test_every_pronoun_of_every_shipped_card_is_bound() -> None:
    content = load_content()
    loose = {card.id: [str(one) for one in loose_pronouns(card)] for card in content.cards}
    assert {id: found for id, found in loose.items() if found} == {}
    with_pronouns = [
        card for card in content.cards if any(re.search(r"\bit\b", text) for text, _ in card.ability_texts)
    ]
    assert len(with_pronouns) > 90


# -- what words tell ---------------------------------------------------------------------------------------------


def clauses(word: Word) -> dict[str, list[str]]:
    return {first: rest for first, *rest in (clause.split() for clause in word.tells.split(";") if clause.split())}


def test_every_effect_tells_what_it_binds_and_every_moment_what_it_gives() -> None:
    for word in WORDS:
        told = clauses(word)
        if word.kind == "effect":
            assert ("binds" in told) != ("joins" in told), word.signature
            if "to" in told.get("binds", []):
                assert any(param.name == "to" for param in word.params), word.signature
        elif word.kind == "moment":
            assert "gives" in told or word.text == "either_moment", word.signature
        else:
            assert set(told) <= {"reads", "binds"}, word.signature


def test_what_words_tell_is_understood() -> None:
    names = set(Known._fields)
    for word in WORDS:
        told = clauses(word)
        params = {param.name for param in word.params}
        assert set(told) <= {"reads", "binds", "later", "gives", "joins", "keeps"}, word.signature
        assert set(told.get("reads", [])) <= names, word.signature
        assert set(told.get("keeps", [])) <= names, word.signature
        assert set(told.get("later", [])) <= params, word.signature
        bound = {"to", "found", "much", "name", "healed", "first", "nothing", "takes", "unless", "standing"}
        assert set(told.get("binds", [])) <= bound, word.signature
        assert set(told.get("gives", [])) <= {"card", "other", "much", "challenge", "leaves", "chooser", "nothing"}, (
            word.signature
        )
        for how in told.get("joins", []) if word.kind == "effect" else []:
            assert callable(getattr(Checker, f"join_{how}")), word.signature


CARRIED = re.compile(r"\bm\.(them|picked|much|did|named|singers|challenger|challenged)\b|\bframe\.it\b")
"""What the steps of an effect pass on to each other, as the engine's code names it."""


def makers(build: Callable[..., Any], seen: set[int]) -> set[type]:
    """The classes of which a word may make one."""
    if isinstance(build, functools.partial):
        build = build.func
    if inspect.isclass(build):
        return {build}
    code = getattr(getattr(build, "__func__", build), "__code__", None)
    space = getattr(getattr(build, "__func__", build), "__globals__", {})
    found: set[type] = set()
    if code is None or id(code) in seen:
        return found
    seen.add(id(code))
    for name in code.co_names:
        value = space.get(name)
        if inspect.isclass(value) and value.__module__.startswith("ludoteca.games.lorcana"):
            found.add(value)
        elif inspect.isfunction(value) and value.__module__ == space.get("__name__"):
            found |= makers(value, seen)
    return found


def carries(made: type) -> bool:
    """Whether the code of the class, or of one that it is made of, looks at what was passed on."""
    for one in made.__mro__:
        if one.__module__.startswith("ludoteca.games.lorcana"):
            source = inspect.getsource(one)
            helpers = [value for name, value in vars(sys.modules[one.__module__]).items() if f" {name}(m, " in source]
            sources = [source, *(inspect.getsource(helper) for helper in helpers if inspect.isfunction(helper))]
            if any(CARRIED.search(text) for text in sources):
                return True
    return False


@pure_only
def test_a_word_whose_code_looks_at_what_was_passed_on_tells_so() -> None:
    silent = []
    for word in WORDS:
        if word.kind in ("effect", "moment", "ability", "static", "keyword", "during") or word.tells:
            continue
        if any(carries(made) for made in makers(word.build, set())):
            silent.append(word.signature)
    # These read what is passed on only through a target of their own, or what is true whoever speaks of it.
    assert sorted(silent) == [
        "another",
        "being_challenged",
    ]


def test_a_word_that_tells_nothing_is_not_passed_over() -> None:
    deal = VOCABULARY.words["deal"]
    told, deal.tells = deal.tells, ""
    try:
        with pytest.raises(KeyError):
            unbound(VOCABULARY, True, [parts_of("deal(1, chosen(character))")])
    finally:
        deal.tells = told


# -- the checker -------------------------------------------------------------------------------------------------

BOUND = [
    "when(plays(character), gets(cause, lore=1, until=this_turn))",
    "when(plays(character), gets(it, lore=1, until=this_turn))",
    "when(plays(this), may(ready(chosen(character))), given(done, cannot(it, quest, until=this_turn)))",
    "when(plays(this), choose_one(banish(chosen(item)), exert(chosen(character))), draw(1, who=its_player))",
    "when(dealt_damage(this), draw(that_much))",
    "when(challenges(this), banish(challenged))",
    "use(banish(chosen(character, yours)), then=draw(strength_of(it)))",
    "when(plays(this), choose(chosen(character)), at_end_of_turn(banish(it)))",
    "when(plays(this), discard(1, who=each_opponent), draw(count_among(it, song)))",
    "when(plays(this), choose(chosen(character)), choose(chosen(item)), banish(former))",
    'when(plays(this), name_card, look(1, take(1, named_card, to=hand), rest=bottom))',
    "when(banished(this), return_to_hand(this))",
    "always(free_for(exert(chosen(character, yours)), put_damage(1, it)))",
    "always(cannot(this, be_dealt_damage), given=not_(is_(this, being_challenged)))",
    "always(gains(every(item, yours), use(exert(this), then=do(exert(chosen(character)), deal(1, it)))))",
]  # fmt: skip


@pytest.mark.parametrize("text", BOUND)
def test_what_is_bound(text: str) -> None:
    assert unreadable("character", [], [text]) == []


NOTHING_SAYS = "nothing in its own branch says what it means"
ONE_OR_ANOTHER = "it would be one card or another"
ONLY_THIS = "only this card itself was spoken of"
BETWEEN = "it would mean what was spoken of in between"
LEFT = "what it means has left play before"

LOOSE = [
    ("use(exert(this), then=given(have(item), banish(chosen(item)), otherwise=put_on_top(it)))", ONLY_THIS),
    ("when(start_of_turn, given(have(item), banish(chosen(item)), otherwise=exert(it)))", NOTHING_SAYS),
    ("when(plays(character), may(ready(chosen(character))), cannot(it, quest, until=this_turn))", ONE_OR_ANOTHER),
    ("when(plays(character), given(have(item), exert(chosen(character))), deal(1, it))", ONE_OR_ANOTHER),
    ("when(plays(character), choose_one(exert(chosen(character)), draw(1)), deal(1, it))", ONE_OR_ANOTHER),
    ("when(plays(character), for_each(count(item), exert(chosen(character))), deal(1, it))", ONE_OR_ANOTHER),
    ("when(plays(character), offer(each_opponent, discard(1), otherwise=banish(it)))", ONE_OR_ANOTHER),
    ("when(plays(character), each(each_opponent, deal(1, it), exert(chosen(character))))", ONE_OR_ANOTHER),
    ("when(start_of_turn, gets(cause, lore=1, until=this_turn))", NOTHING_SAYS),
    ("when(quests(this), gets(cause, lore=1, until=this_turn))", ONLY_THIS),
    ("when(either_moment(start_of_turn, plays(character)), exert(cause))", ONE_OR_ANOTHER),
    ("use(exert(this), then=draw(that_much))", ONLY_THIS),
    ("use(pay(1), then=draw(that_much))", NOTHING_SAYS),
    ("when(plays(this), banish(former))", NOTHING_SAYS),
    ("when(plays(this), given(done, draw(1)))", NOTHING_SAYS),
    ("when(plays(this), banish(every(character, named_card)))", NOTHING_SAYS),
    ("when(start_of_turn, banish(challenger))", NOTHING_SAYS),
    ("when(plays(character), banish(this), gets(this, lore=1, until=this_turn))", LEFT),
    ("when(plays(this), banish(chosen(item)), ready(it))", LEFT),
    ("when(banished(character, yours), ready(cause))", LEFT),
    ("when(plays(this), exert(chosen(character)), move_damage(1, chosen(character), it))", BETWEEN),
    ("when(plays(this), choose(chosen(character)), at_end_of_turn(banish(it), gets(this, lore=1, until=this_turn)))",
     "cannot speak of this card, too"),
    ("when(plays(this), choose(chosen(character)), at_end_of_turn(draw(strength_of(it))))",
     "only if it is the target of one of its effects"),
    ("always(free_for(discard(1), banish(chosen(item, yours)), draw(1, who=cause_player)))", NOTHING_SAYS),
    ("when(plays(this), choose(chosen(character)), gets(this, lore=1, until=this_turn, given=is_(it, damaged)))",
     NOTHING_SAYS),
    ("when(plays(this), choose(chosen(character)), pay_less(1, same_name(it), until=this_turn))", NOTHING_SAYS),
    ("when(plays(character), gain_lore(1), during=is_(it, damaged))", NOTHING_SAYS),
    ("when(plays(character, same_name(it)), gain_lore(1))", NOTHING_SAYS),
    ("always(gets(every(character, yours), lore=1), given=is_(it, damaged))", NOTHING_SAYS),
    ("always(gets(every(character, yours), strength=damage_on(it)))", NOTHING_SAYS),
    ("always(gains(every(character, yours), when(quests(this), banish(former))))", NOTHING_SAYS),
    ("from_discard(when(start_of_turn, return_to_hand(it)))", NOTHING_SAYS),
]  # fmt: skip


@pytest.mark.parametrize(("text", "why"), LOOSE)
def test_what_is_not_bound(text: str, why: str) -> None:
    (found,) = unreadable("character", [], [text])
    assert why in found


def test_a_pronoun_is_carried_over_the_lines_of_an_action() -> None:
    assert unreadable("action", [], ["exert(chosen(character))", "cannot(it, ready, until=next_ready)"]) == []
    (found,) = unreadable("action", [], ["draw(1)", "cannot(it, ready, until=next_ready)"])
    assert NOTHING_SAYS in found


def test_a_group_covered_for_a_time_is_not_spoken_of() -> None:
    """What forbids something to all such cards covers later ones, too: no card is "it" after that."""
    banned = "cannot(every(character, opposing), quest, until=your_next_turn)"
    (found,) = unreadable("action", [], [banned, "deal(1, it)"])
    assert NOTHING_SAYS in found
    assert (
        unreadable("action", [], ["gets(every(character, opposing), strength=-1, until=this_turn)", "deal(1, it)"])
        == []
    )


def test_what_is_given_is_found_by_its_parameter() -> None:
    words = Words(VOCABULARY)
    given = words.given(parts_of("discard(2, song, item, who=each_opponent)"))
    assert {name: len(values) for name, values in given.items()} == {"amount": 1, "properties": 2, "who": 1}


# -- imports -----------------------------------------------------------------------------------------------------


CLASSES = frozenset({"Baker", "Weaver", "Hero"})


def compiled(kind: str, *lines: str) -> Compiled:
    card = Printed("91-1", "Tessa", kind)
    card.texts = list(lines)
    return compile_card(card, CLASSES)


REFUSED = [
    # an otherwise whose pronoun only the other branch binds
    ("item", "{E} — If you have a Baker character in play, you may banish chosen item. Otherwise, exert it."),
    ("item", "{E} — If you have a Baker character in play, draw a card. Otherwise, banish it."),
    ("character", "Whenever you play a character, if you have an item in play, exert chosen opposing character. "
     "Otherwise, deal 1 damage to them."),
    ("item", "{E} — Each opponent may discard a card. If they don't, banish it."),
    # … or also what was chosen as a price, or in the sentence before
    ("item", "{E}, Banish one of your items — If you have a Baker character in play, "
     "deal 2 damage to chosen character. Otherwise, return it to your hand."),
    ("item", "{E}, Exert one of your characters — If you have a Baker character in play, "
     "deal 2 damage to chosen character. Otherwise, ready them."),
    ("action", "Return an item card from your discard to your hand. "
     "If you have a Baker character in play, banish chosen item. Otherwise, exert it."),
    # whose strength, of two that were spoken of
    ("action", "Banish one of your characters. Deal damage to chosen character equal to their {S}."),
    ("character", "Whenever you play another character, deal damage to chosen character equal to their {S}."),
    # who gains, and for which of those that opponents chose
    ("character", "When you play this character, each opponent chooses and banishes one of their characters. "
     "Gain lore equal to its {L}."),
    ("character", "When you play this character, each opponent chooses and exerts one of their characters, "
     "then draw a card for each 1 damage on them."),
    # a pronoun bound anew before it is counted
    ("character", "When you play this character, each opponent discards a card at random. "
     "Choose an opposing character and deal 1 damage to them for each song card discarded this way."),
    ("action", "Choose a character of yours. "
     "Deal 1 damage to chosen opposing character for each 1 damage on the chosen character."),
    ("action", "Put the top 3 cards of your deck into your discard. "
     "Banish chosen item, then gain 1 lore for each song card put into your discard this way."),
    ("action", "Remove up to 3 damage from chosen character. Draw a card. "
     "Gain 1 lore for each 1 damage removed this way."),
    ("action", "Exert chosen opposing character. Move 1 damage counter from chosen character to that character."),
    # what always holds, and of which card
    ("character", "While one of your characters is damaged, they get +1 {S}."),
    ("character", "Your other characters get +1 {S} and your items gain Ward if they're damaged."),
    # the banished source
    ("character", "Whenever you play another character, ready this character. "
     "They can't quest for the rest of this turn."),
    ("character", "Whenever one of your other characters is challenged, you may return this card to your hand "
     "to remove all damage from this character."),
    ("character", "Whenever you play another character, ready this character and gain lore equal to their {L}."),
    ("character", "Whenever you play another character, exert this character. Deal it 1 damage."),
    ("character", "When you play this character, you may banish chosen item. They gain Rush this turn."),
    ("character", "When this character is banished, they get +2 {S} this turn."),
    ("character", "At the start of your turn, exert it."),
    # this card, or what a condition asked about
    ("character", "When you play this character, if you have another Baker character in play, "
     "they gain Rush this turn."),
    ("character", "When you play this character, if you have an item in play, it gains Ward this turn."),
    ("character", "Whenever this character quests, if an opponent has a damaged character in play, exert them."),
    ("character", "Whenever this character quests, if one of your characters was banished this turn, "
     "return them to your hand."),
    ("character", "Whenever you ready this character, if another character quested this turn, "
     "they get +1 {L} this turn."),
    ("character", "Whenever you play a character, if you have an item in play, exert it."),
    ("character", "Whenever one of your characters quests, if an opponent has a damaged character in play, "
     "banish them."),
    # all others than which
    ("character", "When you play this character, banish chosen opposing character, "
     "then exert each other opposing character."),
    ("character", "Whenever you play a character, deal 1 damage to each other character."),
    ("character", "When you play this character, chosen character of yours gains Ward this turn "
     "and each other character of yours gains Evasive this turn."),
    ("character", "Whenever one of your characters sings a song, each other character of yours gets +1 {S} this turn."),
    ("character", "Whenever you play a character, ready each other character of yours."),
    ("character", "Whenever one of your characters is banished, "
     "draw a card for each other character you have in play."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_a_text_whose_pronoun_is_not_bound_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons


UNDERSTOOD = [
    ("item", "{E} — If you have a Baker character in play, return an item card from your discard to your hand. "
     "Otherwise, put it on the bottom of your deck.",
     'use(exert(this), then=do(choose(chosen(item, in_discard)), given(have(character, classed("Baker")), '
     "return_to_hand(it), otherwise=put_on_bottom(it))))"),
    ("character", "Your other Baker characters get +1 {S} unless they're damaged.",
     'always(gets(every(character, yours, other, classed("Baker"), non(damaged)), strength=1))'),
    ("character", "While this character is exerted, your other Baker characters get +1 {L} while they're damaged.",
     'always(gets(every(character, yours, other, classed("Baker"), damaged), lore=1), given=is_(this, exerted))'),
    ("item", "Whenever one of your characters quests, you may banish this item to give them Evasive this turn.",
     "when(quests(character, yours), may(to(banish(this), gains(cause, evasive, until=this_turn))))"),
    ("item", "Whenever you play a character, you may banish this item. If you do, they gain Rush this turn.",
     "when(plays(character), may(banish(this)), given(done, gains(cause, rush, until=this_turn)))"),
    ("item", "Whenever one of your characters challenges another character, "
     "you may banish this item to give them +2 {S} this turn.",
     "when(challenges(character, yours, against(character)), "
     "may(to(banish(this), gets(challenger, strength=2, until=this_turn))))"),
    ("character", "Whenever one of your other characters is challenged, "
     "you may return this card to your hand to remove all damage from them.",
     "when(challenged(character, yours, other), may(to(return_to_hand(this), heal(all, challenged))))"),
    ("character", "Whenever you play another character, you may exert this character to deal them 1 damage.",
     "when(plays(character, other), may(to(exert(this), deal(1, cause))))"),
    ("character", "Whenever you play another character, you may exert this character to give them +2 {S} this turn.",
     "when(plays(character, other), may(to(exert(this), gets(cause, strength=2, until=this_turn))))"),
    ("character", "Whenever you play another character, ready this character. "
     "He can't quest for the rest of this turn.",
     "when(plays(character, other), ready(this), cannot(this, quest, until=this_turn))"),
    ("character", "When you play this character, deal 1 damage to each other character.",
     "when(plays(this), deal(1, every(character, other)))"),
    ("character", "When you play this character, chosen opposing character gets -1 {S} this turn "
     "for each other Baker character you have in play.",
     'when(plays(this), gets(chosen(character, opposing), strength=times(-1, count(character, yours, other, '
     'classed("Baker"))), until=this_turn))'),
    ("character", "When you play this character, chosen character of yours gets +1 {S} this turn "
     "for each other character you have in play.",
     "when(plays(this), gets(chosen(character, yours), strength=count(character, yours, other), until=this_turn))"),
    ("character", "Whenever this character quests, if you have another Baker character in play, "
     "she gets +1 {S} this turn.",
     'when(quests(this), given(have(character, other, classed("Baker")), gets(this, strength=1, until=this_turn)))'),
    ("character", "Whenever this character quests, if you have 3 or more cards in your hand, "
     "they get +1 {S} this turn.",
     "when(quests(this), given(at_least(hand_of(you), 3), gets(this, strength=1, until=this_turn)))"),
    ("character", "While this character is at a location, it gets +2 {S}.",
     "always(gets(this, strength=2), given=is_(this, at_location))"),
    ("character", "Whenever you play another character, if you have a Baker character in play, "
     "they gain Rush this turn.",
     'when(plays(character, other), given(have(character, classed("Baker")), gains(cause, rush, until=this_turn)))'),
    ("character", "Whenever you play a song, each other character of yours gets +1 {S} this turn.",
     "when(plays(song), gets(every(character, yours, other), strength=1, until=this_turn))"),
    ("character", "When you play this character, deal damage to chosen character equal to their {S}.",
     "when(plays(this), choose(chosen(character)), deal(strength_of(it), it))"),
    ("character", "When you play this character, each opponent loses 1 lore, then draw a card.",
     "when(plays(this), lose_lore(1, who=each_opponent), draw(1))"),
    ("character", "When you play this character, each opponent loses 1 lore, then draws a card.",
     "when(plays(this), each(each_opponent, lose_lore(1), draw(1)))"),
    ("item", "{E}, Banish one of your characters — Deal damage equal to their {S} to chosen character.",
     "use(exert(this), banish(chosen(character, yours)), then=deal(strength_of(it), chosen(character)))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "meaning"), UNDERSTOOD)
def test_a_pronoun_is_what_the_text_means(kind: str, text: str, meaning: str) -> None:
    found = compiled(kind, text)
    assert (found.abilities, found.reasons) == ([meaning], [])


def test_the_reason_says_which_pronoun_and_why() -> None:
    text = "Exert chosen opposing character. Move 1 damage counter from chosen character to that character."
    (reason,) = compiled("action", text).reasons
    assert reason == f"not clear what a pronoun means: it: {BETWEEN}, not what the text means"


# -- packs -------------------------------------------------------------------------------------------------------


def test_a_pack_with_a_loose_pronoun_is_told_where(tmp_path: Path) -> None:
    pack = tmp_path / "village"
    (pack / "cards").mkdir(parents=True)
    (pack / "pack.yaml").write_text("game: lorcana\npack: village\nname: {it: Paese, en: Village}\n")
    (pack / "cards" / "amber.yaml").write_text(
        "cards:\n"
        "  - id: 95-1\n"
        "    name: {it: Tessa, en: Tessa}\n"
        "    version: {it: Fornaia, en: Baker}\n"
        "    type: character\n"
        "    inks: [amber]\n"
        "    classes: [Storyborn]\n"
        "    cost: 1\n"
        "    strength: 1\n"
        "    willpower: 1\n"
        "    lore: 1\n"
        "    rarity: common\n"
        "    abilities:\n"
        "      - when(start_of_turn, may(draw(1)), exert(it))\n"
    )
    found = check_pack(pack)
    assert len(found) == 1, [str(one) for one in found]
    problem = found[0]
    assert NOTHING_SAYS in problem.message
    assert (problem.where.line, problem.where.column) == (14, 9 + len("when(start_of_turn, may(draw(1)), exert("))


# -- at the table ------------------------------------------------------------------------------------------------


def test_what_holds_unless_they_are_challenged_is_asked_of_each_of_them() -> None:
    text = "While this character is exerted, your other Hero characters can't be dealt damage "
    text += "unless they're being challenged."
    (ability,) = compiled("character", text).abilities
    t = Table()
    t.theirs(character(1, 5, ability, name="Guard"), exerted=True)
    met, spared = [t.theirs(character(1, 5, classes=("Hero",), name=name), exerted=True) for name in ("Bram", "Odile")]
    foe = t.mine(character(2, 5))
    (rain,) = t.hand(action("deal(1, every(character, opposing))"))
    t.play(rain)
    assert (t.damage(met), t.damage(spared)) == (0, 0)
    t.challenge(foe, met)
    assert (t.damage(met), t.damage(spared)) == (2, 0)


def test_what_is_chosen_before_an_otherwise_is_the_same_in_both_branches() -> None:
    text = "If you have a Hero character in play, return an item card from your discard to your hand. "
    text += "Otherwise, put it on the bottom of your deck."
    lines = compiled("action", text).abilities
    for heroes, where in ((1, "hand"), (0, "deck")):
        t = Table()
        for _ in range(heroes):
            t.mine(character(1, 1, classes=("Hero",)))
        (thing,) = t.discarded(item(name="Thing"))
        (deed,) = t.hand(action(*lines))
        t.play(deed)
        assert t.where(thing) == where
