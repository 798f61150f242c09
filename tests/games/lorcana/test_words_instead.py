"""Words about what happens instead: cards that would be banished go elsewhere, damage is dealt to another card."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import ABILITY, VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character, item

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
    ],
)
def test_where_nothing_goes_is_refused(text: str) -> None:
    SPEECH.begin(CHARACTER)
    with pytest.raises(Problem):
        VOCABULARY.read(text, (ABILITY,), Where(""))
