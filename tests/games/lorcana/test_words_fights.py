"""Words about challenges that ask what the other card is like, and about what a revealed card decides."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Where
from tests.rules.lorcana.table import Table, action, character, item, location


def said(text: str) -> tuple[str, str]:
    SPEECH.begin(CHARACTER)
    words = VOCABULARY.read(text, (ABILITY,), Where("")).words()
    return words.en, words.it


@pytest.mark.rule("LOR-TRIG.01")
@pytest.mark.parametrize(("strength", "lore"), [(5, 2), (4, 0)])
def test_banishing_in_a_challenge_may_ask_whom(strength: int, lore: int) -> None:
    t = Table()
    hero = t.mine(character(9, 9, "when(banishes(this, against(character, strength(least=5))), gain_lore(2))"))
    foe = t.theirs(character(strength, 1), exerted=True)
    t.challenge(hero, foe)
    assert t.lore_of() == lore


@pytest.mark.rule("LOR-TRIG.01")
@pytest.mark.parametrize(("damage", "lore"), [(1, 1), (0, 0)])
def test_being_challenged_may_ask_by_whom(damage: int, lore: int) -> None:
    t = Table()
    foe = t.theirs(character(1, 9, "when(challenged(this, against(character, damaged)), gain_lore(1))"), exerted=True)
    hero = t.mine(character(1, 5), damage=damage)
    t.challenge(hero, foe)
    assert t.lore_of(1) == lore


@pytest.mark.parametrize(
    ("text", "english", "italian"),
    [
        (
            "when(banishes(this, against(character, damaged)), draw(1))",
            "whenever this character banishes a damaged character in a challenge, draw a card",
            "ogni volta che questo personaggio esilia un personaggio danneggiato in una sfida, pesca una carta",
        ),
        (
            "when(banishes(this), draw(1))",
            "whenever this character banishes another character in a challenge, draw a card",
            "ogni volta che questo personaggio esilia un altro personaggio in una sfida, pesca una carta",
        ),
        (
            "when(challenged(this, against(character, damaged)), draw(1))",
            "whenever this character is challenged by a damaged character, draw a card",
            "ogni volta che questo personaggio viene sfidato da un personaggio danneggiato, pesca una carta",
        ),
    ],
)
def test_how_that_reads(text: str, english: str, italian: str) -> None:
    assert said(text) == (english, italian)


OTHERWISE = "look(1, take(1, character, to=hand), take(1, card, to=bottom, then=gain_lore(1, who=each_opponent)), " \
    "rest=top, shown=yes)"  # fmt: skip


@pytest.mark.rule("LOR-RES.23")
def test_what_else_happens_to_a_revealed_card_is_told_last() -> None:
    english, italian = said(f"use(exert(this), then={OTHERWISE})")
    assert english.endswith("Otherwise, put it on the bottom of your deck. If you do, each opponent gains 1 lore")
    assert italian.endswith("Altrimenti, mettila in fondo al tuo mazzo. Se lo fai, ogni avversario ottiene 1 leggenda")


@pytest.mark.rule("LOR-RES.23")
def test_a_revealed_card_decides_what_happens() -> None:
    t = Table()
    t.deck(character(1, 1), action("draw(1)"))
    (held,) = t.hand(action("look(1, take(1, character, to=bottom, then=gain_lore(3)), "
                            "take(1, item, to=bottom, then=gain_lore(1)), rest=bottom, shown=yes)"))  # fmt: skip
    t.play(held)
    assert t.lore_of() == 3


@pytest.mark.rule("LOR-RES.21")
def test_all_but_what_each_player_chose_are_banished() -> None:
    t = Table()
    mine = [t.mine(character(1, 5)) for _ in range(2)]
    theirs = [t.theirs(character(1, 5)) for _ in range(3)]
    thing = t.mine(item())
    (held,) = t.hand(action("each(each_player, choose(chosen(character, yours)), "
                            "banish(every(character, yours, another)))"))  # fmt: skip
    t.play(held, f"target:{mine[0]}")
    t.choose(f"target:{theirs[1]}")
    places = [t.where(card) for card in (*mine, *theirs, thing)]
    assert places == ["play", "discard", "discard", "play", "discard", "play"]


@pytest.mark.rule("LOR-COST.03")
@pytest.mark.parametrize(("classes", "paid"), [(("Racer",), 1), (("Hero",), 2)])
def test_only_such_characters_move_there_for_less(classes: tuple[str, ...], paid: int) -> None:
    t = Table()
    place = t.mine(location(5, 'always(move_here_less(1, classed("Racer")))', move=2))
    hero = t.mine(character(1, 5, classes=classes))
    before = t.ready_ink()
    t.move(hero, place)
    assert before - t.ready_ink() == paid
