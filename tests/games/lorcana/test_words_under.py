"""Words about cards under cards, and about what a card itself did this turn: what they do, and how they read."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import ABILITY, VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.yamls import Where
from tests.rules.lorcana.table import Table, action, character


def test_a_character_put_under_another_leaves_play_with_all_that_is_under_it() -> None:
    table = Table()
    watcher = table.mine(character(1, 3, "when(leaves(character, other), gain_lore(2))"))
    hero = table.mine(character(1, 3, "when(goes_under(this), gain_lore(1))", keywords=["boost(1)"]))
    helper = table.mine(character(2, 3))
    table.deck(character(), character(), character())
    first, second = table.hand(
        action("put_top_under(1, chosen(character, yours))"),
        action("choose(chosen(character, yours, having(boost)))", "put_under(chosen(character, yours), former)"),
    )
    table.play(first, helper)
    table.play(second, helper)
    while table.options[0].startswith("trigger:"):
        table.choose(table.options[0])
    assert table.where(helper) == "under"
    assert table.seen(hero).under == 2
    assert table.lore_of() == 3
    assert table.where(watcher) == "play"


def test_cards_from_under_a_card_go_into_the_discard_as_a_price() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "use(pay(1), then=may(to(put_in_discard(chosen(card, under_this)), gain_lore(4))))",
            keywords=["boost(1)"],
        )
    )
    (top,) = table.deck(character(name="Below"))
    table.choose(f"boost:{hero}")
    table.use(hero, "yes")
    assert table.where(top) == "discard"
    assert table.seen(hero).under == 0
    assert table.lore_of() == 4


def test_what_a_card_itself_did_this_turn() -> None:
    table = Table()
    hero = table.mine(
        character(
            1,
            3,
            "always(gets(this, strength=1), given=is_(this, quested_this_turn))",
            "always(gets(this, strength=2), given=is_(this, boosted_this_turn))",
            "always(gets(this, strength=4), given=is_(this, over_nothing))",
            keywords=["boost(1)"],
        )
    )
    table.deck(character(), character(), character())
    assert table.strength(hero) == 5
    table.choose(f"boost:{hero}")
    assert table.strength(hero) == 3
    table.quest(hero)
    assert table.strength(hero) == 4
    table.end_turn()
    assert table.strength(hero) == 1


SAID = [
    (
        "always(gains(this, ward), given=is_(this, quested_this_turn))",
        "se questo personaggio è andato all'avventura in questo turno, ottiene Protetto",
        "if this character quested this turn, it gains Ward",
    ),
    (
        "always(gains(this, ward), given=is_(this, boosted_this_turn))",
        "se questo personaggio ha ricevuto una carta sotto di sé in questo turno, ottiene Protetto",
        "if this character had a card put under it this turn, it gains Ward",
    ),
    (
        "always(gains(this, ward), given=is_(this, over_nothing))",
        "mentre questo personaggio non ha carte sotto di sé, ottiene Protetto",
        "while this character has no cards under them, it gains Ward",
    ),
    (
        "when(quests(this), put_in_discard(chosen(card, under_this)))",
        "ogni volta che questo personaggio va all'avventura, metti una carta sotto questo personaggio nei tuoi scarti",
        "whenever this character quests, put a card under this character into your discard",
    ),
]


@pytest.mark.parametrize(("text", "it", "en"), SAID)
def test_in_words(text: str, it: str, en: str) -> None:
    SPEECH.begin(CHARACTER)
    said = VOCABULARY.read(text, (ABILITY,), Where("test")).words()
    assert (said.it, said.en) == (it, en)
