"""Words about what happens instead: cards that would be banished go elsewhere, damage is dealt to another card."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import THEM, Table, action, character, item, location

BANISH = "banish(chosen(character))"


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(
    ("to", "zone"), [("hand", "hand"), ("bottom", "deck"), ("top", "deck"), ("inkwell", "inkwell")]
)
def test_a_card_that_would_be_banished_goes_there_instead(to: str, zone: str) -> None:
    t = Table()
    hero = t.mine(character(1, 2, f"always(goes_instead(this, to={to}))"))
    (held,) = t.hand(action(BANISH))
    t.play(held)
    assert t.where(hero) == zone


@pytest.mark.rule("LOR-AMB.72")
def test_damage_banishes_it_no_more_than_effects_do() -> None:
    t = Table()
    hero = t.mine(character(1, 2, "always(goes_instead(this, to=hand))"))
    (held,) = t.hand(action("deal(2, chosen(character))"))
    t.play(held)
    assert t.where(hero) == "hand"


@pytest.mark.rule("LOR-AMB.72", "LOR-REPL.04")
def test_what_waits_for_a_banishment_is_not_set_off_but_leaving_is() -> None:
    t = Table()
    t.mine(character(1, 2, "always(goes_instead(this, to=hand))", "when(banished(this), gain_lore(4))",
                     "when(leaves(this), gain_lore(1))"))  # fmt: skip
    (held,) = t.hand(action(BANISH))
    t.play(held)
    assert t.lore_of() == 1


@pytest.mark.rule("LOR-AMB.72")
def test_only_those_of_which_it_speaks() -> None:
    t = Table()
    t.mine(item("always(goes_instead(every(character, yours, damaged), to=inkwell, exerted=yes))"))
    hurt, sound = t.mine(character(1, 5), damage=1), t.mine(character(1, 5))
    (held,) = t.hand(action("banish(every(character))"))
    ready = t.ready_ink()
    t.play(held)
    assert (t.where(hurt), t.where(sound), t.ready_ink()) == ("inkwell", "discard", ready - 1)


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(("fights", "zone"), [(True, "hand"), (False, "discard")])
def test_in_a_challenge_only(fights: bool, zone: str) -> None:
    t = Table()
    hero = t.mine(character(1, 1, "always(goes_instead(this, to=hand, in_challenge=yes))"))
    foe = t.theirs(character(3, 5, "when(banishes(this), gain_lore(1))"), exerted=True)
    if fights:
        t.challenge(hero, foe)
    else:
        (held,) = t.hand(action("banish(chosen(character, yours))"))
        t.play(held)
    assert (t.where(hero), t.lore_of(1)) == (zone, 0)


TO_HAND = "always(goes_instead(this, to=hand))"
TO_INK = "always(goes_instead(every(character, yours), to=inkwell))"
MAY_TO_INK = "always(goes_instead(every(character, yours), to=inkwell, optional=yes))"


@pytest.mark.rule("LOR-REPL.08", "LOR-AMB.72")
@pytest.mark.parametrize(("mode", "zone"), [(0, "hand"), (1, "inkwell")])
@pytest.mark.parametrize("effect", ["banish(chosen(character, opposing))", "deal(2, chosen(character, opposing))"])
def test_among_several_the_player_of_the_card_chooses(effect: str, mode: int, zone: str) -> None:
    t = Table()
    hero = t.theirs(character(1, 2, TO_HAND))
    t.theirs(item(TO_INK))
    (held,) = t.hand(action(effect, "draw(1)"))
    t.play(held)
    assert (t.asked, t.decision.rule) == (THEM, "LOR-REPL.08")
    assert t.where(hero) == "play"
    t.choose(f"mode:{mode}")
    assert (t.where(hero), t.hand_size()) == (zone, 1)


@pytest.mark.rule("LOR-REPL.08")
def test_what_may_happen_instead_is_said_in_both_languages() -> None:
    t = Table()
    t.theirs(character(1, 2, "always(goes_instead(this, to=hand, optional=yes))"))
    t.theirs(item(MAY_TO_INK))
    (held,) = t.hand(action("banish(chosen(character, opposing))"))
    t.play(held)
    assert [option.phrase.it for option in t.decision.options] == [
        "Va nella mano del suo giocatore", "Va a faccia in giù nel calamaio del suo giocatore", "Viene esiliata",
    ]  # fmt: skip
    assert [option.phrase.en for option in t.decision.options] == [
        "It goes into its player's hand", "It goes into its player's inkwell facedown", "It is banished",
    ]  # fmt: skip


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(("mode", "zone", "lore"), [(0, "inkwell", 0), (1, "discard", 1)])
def test_where_it_may_go_elsewhere_it_may_be_banished(mode: int, zone: str, lore: int) -> None:
    t = Table()
    t.mine(item(MAY_TO_INK))
    hero = t.mine(character(1, 1, "when(banished(this), gain_lore(1))"))
    foe = t.theirs(character(3, 5), exerted=True)
    t.challenge(hero, foe)
    t.choose(f"mode:{mode}")
    assert (t.where(hero), t.lore_of()) == (zone, lore)
    assert "end" in t.options


@pytest.mark.rule("LOR-REPL.08")
def test_one_that_may_and_one_that_must_leave_a_choice_between_them() -> None:
    t = Table()
    t.mine(character(1, 2, TO_HAND))
    t.mine(item(MAY_TO_INK))
    (held,) = t.hand(action(BANISH))
    t.play(held)
    assert t.options == ["mode:0", "mode:1"], "it is not banished"


@pytest.mark.rule("LOR-AMB.72")
def test_what_is_banished_all_the_same_only_does_not_reach_the_discard() -> None:
    t = Table()
    t.mine(item("always(goes_instead(every(character, yours), to=inkwell, optional=yes, banished=yes))"))
    t.mine(item("when(enters_discard(character), gain_lore(5))"))
    hero = t.mine(character(1, 2, "when(banished(this), gain_lore(1))", "when(leaves(this), gain_lore(2))"))
    (held,) = t.hand(action("banish(chosen(character, yours))", "draw(that_much)"))
    t.play(held)
    t.choose("mode:0")
    while "end" not in t.options:
        t.choose(t.options[0])
    assert (t.where(hero), t.lore_of(), t.hand_size()) == ("inkwell", 3, 1)


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(("answer", "zone", "drawn"), [("mode:0", "deck", 1), ("mode:1", "discard", 0)])
def test_what_goes_elsewhere_may_be_rewarded(answer: str, zone: str, drawn: int) -> None:
    t = Table()
    t.mine(item("always(goes_instead(every(character, yours), to=bottom, optional=yes, banished=yes, then=draw(1)))"))
    hero = t.mine(character(1, 2))
    (held,) = t.hand(action(BANISH))
    t.play(held)
    t.choose(answer)
    assert (t.where(hero), t.hand_size()) == (zone, drawn)


@pytest.mark.rule("LOR-REPL.10")
def test_two_that_say_the_same_ask_nothing() -> None:
    t = Table()
    hero = t.mine(character(1, 2))
    t.mine(item(MAY_TO_INK))
    t.mine(item(TO_INK))
    t.mine(item(TO_INK))
    (held,) = t.hand(action(BANISH))
    t.play(held)
    assert t.where(hero) == "inkwell"


@pytest.mark.rule("LOR-AMB.72", "LOR-TRIG.10")
def test_of_several_it_is_said_what_happens_before_any_of_them_leaves() -> None:
    t = Table()
    t.theirs(item(MAY_TO_INK))
    first, second = (
        t.theirs(character(1, 2)),
        t.theirs(character(1, 2, "when(banished(character, other), gain_lore(1))")),
    )
    mine = t.mine(character(1, 2))
    (held,) = t.hand(action("banish(every(character))", "draw(that_much)"))
    t.play(held)
    t.choose("mode:0")
    assert [t.where(card) for card in (first, second, mine)] == ["play", "play", "play"]
    t.choose("mode:1")
    assert [t.where(card) for card in (first, second, mine)] == ["inkwell", "discard", "discard"]
    assert (t.lore_of(THEM), t.hand_size()) == (1, 2), "one other was banished; two in all"


@pytest.mark.rule("LOR-REPL.08", "LOR-TURN.14")
def test_it_is_asked_as_a_turn_begins() -> None:
    t = Table()
    t.theirs(item(MAY_TO_INK))
    t.theirs(location())
    hero = t.theirs(character(1, 2))
    boon, blow = t.hand(
        action("gets(chosen(character), willpower=3, until=your_next_turn)"), action("deal(4, chosen(character))")
    )
    t.play(boon)
    t.play(blow)
    t.until_turn_of(THEM)
    t.choose("end")
    assert (t.asked, t.targets()) == (THEM, set())
    t.choose("mode:0")
    assert t.where(hero) == "inkwell"
    assert "end" in t.options


@pytest.mark.rule("LOR-REPL.05")
@pytest.mark.parametrize(("dealt", "counters"), [("", 3), (", dealt=yes", 1)])
def test_damage_that_is_dealt_to_another_card_is_resisted_there(dealt: str, counters: int) -> None:
    t = Table()
    guard = t.mine(character(1, 9, f"always(redirects_damage(character, yours, other{dealt}))", keywords=["resist(2)"]))
    hero = t.mine(character(1, 5))
    (held,) = t.hand(action("deal(3, chosen(character))"))
    t.play(held, f"target:{hero}")
    assert (t.damage(guard), t.damage(hero)) == (counters, 0)


@pytest.mark.rule("LOR-REPL.06")
def test_two_who_are_dealt_the_damage_of_others_end_somewhere() -> None:
    t = Table()
    guards = [t.mine(character(1, 9, "always(redirects_damage(character, yours, other, dealt=yes))")) for _ in range(2)]
    hero = t.mine(character(1, 5))
    (held,) = t.hand(action("deal(3, chosen(character))"))
    t.play(held, f"target:{hero}", f"target:{guards[1]}")
    assert [t.damage(card) for card in (*guards, hero)] == [0, 3, 0]


WORDS = [
    ("always(goes_instead(this, to=hand))",
     "invece di esiliare questo personaggio, metti quella carta nella mano del suo giocatore",
     "if this character would be banished, put that card into its player's hand instead"),
    ("always(goes_instead(every(character, yours, other), to=inkwell, exerted=yes, in_challenge=yes))",
     "invece di esiliare uno dei tuoi altri personaggi in una sfida, metti quella carta a faccia in giù nel calamaio "
     "del suo giocatore e impegnata",
     "if one of your other characters would be banished in a challenge, put that card into its player's inkwell "
     "facedown and exerted instead"),
    ("always(goes_instead(this, to=hand, optional=yes))",
     "invece di esiliare questo personaggio, puoi mettere quella carta nella mano del suo giocatore",
     "if this character would be banished, you may put that card into its player's hand instead"),
    ("always(goes_instead(every(character, yours, other), to=bottom, optional=yes, banished=yes))",
     "ogni volta che uno dei tuoi altri personaggi viene esiliato, puoi mettere quella carta in fondo al mazzo del suo "
     "giocatore invece che negli scarti",
     "whenever one of your other characters is banished, you may put that card on the bottom of its player's deck "
     "instead of into the discard"),
    ("always(goes_instead(this, to=bottom, optional=yes, banished=yes, then=draw(1)))",
     "ogni volta che questo personaggio viene esiliato, puoi mettere quella carta in fondo al mazzo del suo giocatore "
     "invece che negli scarti per pescare una carta",
     "whenever this character is banished, you may put that card on the bottom of its player's deck instead of into "
     "the discard to draw a card"),
    ("always(redirects_damage(character, yours, other, dealt=yes))",
     "ogni volta che a uno dei tuoi altri personaggi verrebbero inflitti danni, vengono invece inflitti a questo "
     "personaggio",
     "whenever one of your other characters would be dealt damage, this character is dealt that damage instead"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "it", "en"), WORDS)
def test_they_say_themselves_in_both_languages(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    words = VOCABULARY.read(text, (ABILITY,), Where("")).words()
    assert (words.it, words.en) == (it, en)


@pytest.mark.parametrize(
    "text",
    [
        "always(goes_instead(this, to=discard_pile))",
        "always(goes_instead(this, to=hand, exerted=yes))",
        "always(goes_instead(chosen(character), to=hand))",
        "always(goes_instead(every(character, opposing), to=hand, optional=yes))",
    ],
)
def test_where_nothing_goes_is_refused(text: str) -> None:
    SPEECH.begin(CHARACTER)
    with pytest.raises(Problem):
        VOCABULARY.read(text, (ABILITY,), Where(""))


@pytest.mark.rule("LOR-AMB.72")
@pytest.mark.parametrize(("ended", "zone"), [(False, "hand"), (True, "discard")])
def test_for_a_turn_it_goes_elsewhere_if_it_would_be_banished(ended: bool, zone: str) -> None:
    t = Table()
    hero, other = t.mine(character(1, 2)), t.mine(character(1, 2))
    saved, held = t.hand(
        action("goes_if_banished(chosen(character, yours), hand, until=this_turn)"),
        action("banish(every(character, yours))"),
    )
    t.play(saved)
    t.choose(f"target:{hero}")
    if ended:
        t.end_turn()
        t.end_turn()
    t.play(held)
    assert (t.where(hero), t.where(other)) == (zone, "discard")


@pytest.mark.rule("LOR-AMB.72")
def test_it_is_saved_but_once() -> None:
    t = Table()
    hero = t.mine(character(1, 2, cost=1))
    saved, held, again = t.hand(
        action("goes_if_banished(chosen(character, yours), hand, until=this_turn)"),
        action("banish(every(character, yours))"),
        action("banish(every(character, yours))", name="Again"),
    )
    t.play(saved)
    t.play(held)
    assert t.where(hero) == "hand"
    t.play(hero)
    t.play(again)
    assert t.where(hero) == "discard"


def test_words_of_what_goes_elsewhere_for_a_time() -> None:
    t = Table()
    (held,) = t.hand(action("goes_if_banished(chosen(character, yours), hand, optional=yes, until=this_turn)"))
    words = t.match.script[held].text[0]
    assert words.en == "Chosen character of yours may go into its player's hand if it would be banished this turn."
    assert words.it == (
        "Un tuo personaggio a tua scelta può andare nella mano del suo giocatore se verrebbe esiliato per questo turno."
    )
