"""Every card with abilities does what it says: each part of each ability is brought about and seen to happen.

For every card a `Stage` is made, with scenes laid out at random (the same ones every time). They are played, both
players doing whatever may set the card off, until each node of its effects has run, each verb among them has changed
something, and each static has made a difference to the position. A card whose effect does nothing fails.
"""

from __future__ import annotations

from random import Random

import pytest

from ludoteca.games.lorcana.acts.abilities import USE
from ludoteca.games.lorcana.acts.answering import ENTER
from ludoteca.games.lorcana.acts.from_hand import FREE, INK, PLAY, SHIFT, SING
from ludoteca.games.lorcana.acts.in_play import BOOST, CHALLENGE, MOVE, QUEST
from ludoteca.games.lorcana.acts.turns import END_TURN
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import Card
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import YES_VERB
from ludoteca.kernel.select import DONE_VERB
from tests.games.lorcana.exercise_table import Stage, Witness
from tests.games.lorcana.unusual import UNUSUAL
from tests.rules.lorcana.table import character

SCENES = 400
"""At most so many for a card; one or two are enough for most."""
DECISIONS = 30
"""In each scene."""
DEEDS = (INK, PLAY, SHIFT, SING, FREE, QUEST, CHALLENGE, USE, MOVE, END_TURN, BOOST)
OF_THE_TURN = tuple(deed.number for deed in DEEDS)


def cards_with_abilities() -> list[Card]:
    """All cards that do anything beyond their keywords, and those whose Shift costs something other than ink."""
    cards = [card for card in load_content().cards if not card.reprint_of and not card.refused]
    return [card for card in cards if card.ability_texts or any("cost=" in text for text, _ in card.keyword_texts)]


@pytest.mark.parametrize("id", [card.id for card in cards_with_abilities() if card.id not in UNUSUAL])
def test_everything_that_the_card_does_happens(id: str) -> None:
    content = load_content()
    assert exercised(content.cards[content.by_id[id]]) == []


IDLE = [
    "when(plays(this), heal(1, chosen(character, undamaged)))",
    "when(quests(this), gain_lore(1), gain_lore(0))",
    "when(quests(this), given(not_(is_(this, character)), draw(1)))",
    "when(start_of_turn, gets(this, strength=0, until=this_turn))",
    "use(exert(this), then=ready(chosen(character, ready)))",
    "always(gets(this, lore=0))",
    "always(pay_less(0, character))",
]
DOING = [
    "when(plays(this), heal(1, chosen(character, damaged)))",
    "when(start_of_turn, gets(this, strength=1, until=this_turn))",
    "use(exert(this), then=ready(chosen(character, exerted)))",
    "always(pay_less(1, character))",
]


@pytest.mark.parametrize("ability", IDLE)
def test_what_does_nothing_is_found(ability: str) -> None:
    assert exercised(character(2, 3, ability, name="Idler"), scenes=10) != []


@pytest.mark.parametrize("ability", DOING)
def test_what_does_something_is_not(ability: str) -> None:
    assert exercised(character(2, 3, ability, name="Doer"), scenes=40) == []


def exercised(card: Card, scenes: int = SCENES) -> list[str]:
    """Play scenes until everything has been seen; what has not been seen after the last one."""
    stage = Stage(card)
    witness = Witness(stage)
    for number in range(scenes):
        rng = Random(f"{card.id}/{number}")
        play_scene(stage, witness, rng)
        if not witness.missing():
            break
    return witness.missing()


def play_scene(stage: Stage, witness: Witness, rng: Random) -> None:
    m = stage.scene(rng)
    witness.watch(m)
    m.settle()
    for _ in range(DECISIONS):
        if m.result is not None:
            break
        witness.compare(m)
        (decision,) = m.open_decisions()
        m.choose_raw(decision.seat, pick(stage, decision.options.raws, rng))
    assert m.problems() == []


def pick(stage: Stage, raws: list[Raw], rng: Random) -> Raw:
    """In a turn often something with the card itself, else one thing as likely as another; elsewhere rather yes than
    no, rather a target than none, and often the card itself."""
    if raws[0][0] in OF_THE_TURN:
        own = [raw for raw in raws if len(raw) > 1 and raw[1] in stage.stars and raw[0] != INK.number]
        if own and rng.random() < 0.4:
            raws = own
        else:
            verb = rng.choice(sorted({raw[0] for raw in raws}))
            raws = [raw for raw in raws if raw[0] == verb]
    elif raws[0][0] != ENTER.number:
        if rng.random() < 0.85:
            raws = [raw for raw in raws if raw[0] == YES_VERB] or [raw for raw in raws if raw[0] != DONE_VERB] or raws
        if rng.random() < 0.3:
            raws = [raw for raw in raws if len(raw) > 1 and raw[1] in stage.stars] or raws
    return raws[int(rng.random() * len(raws))]
