"""What all of them did is not what one of them did, and one from under each is not one of all."""

from __future__ import annotations

from tests.games.lorcana.readings import each_read, each_refused, reading
from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("item", "{E} — If each of your characters was damaged this turn, gain 1 lore.",
     "use(exert(this), then=given(not_(have(character, non(damaged_this_turn))), gain_lore(1)))"),
    ("item", "{E} — If all of your characters were damaged this turn, gain 1 lore.",
     "use(exert(this), then=given(not_(have(character, non(damaged_this_turn))), gain_lore(1)))"),
    ("character", "At the end of your turn, if all your characters quested this turn, gain 1 lore.",
     "when(end_of_turn, given(not_(have(character, non(quested_this_turn))), gain_lore(1)))"),
    ("character", "At the end of your turn, if each of your characters challenged this turn, gain 1 lore.",
     "when(end_of_turn, given(not_(have(character, non(made_challenge))), gain_lore(1)))"),
    ("character", "At the end of your turn, if every opposing character was challenged this turn, gain 1 lore.",
     "when(end_of_turn, given(not_(opponent_has(character, non(challenged_this_turn))), "
     "gain_lore(1)))"),
    ("character", "At the end of your turn, if each opposing character was damaged this turn, gain 1 lore.",
     "when(end_of_turn, given(not_(opponent_has(character, non(damaged_this_turn))), gain_lore(1)))"),
    ("character", "While all opposing characters are damaged, this character gets +2 {S}.",
     "always(gets(this, strength=2), given=not_(opponent_has(character, undamaged)))"),
    ("character", "While none of your characters are damaged, this character gets +2 {S}.",
     "always(gets(this, strength=2), given=not_(have(character, damaged)))"),
]  # fmt: skip


@each_read(READ)
def test_it_is_read(kind: str, text: str, read: str) -> None:
    assert reading(kind, text) == ([], read)


REFUSED = [
    ("item", "{E} — If your characters were damaged this turn, gain 1 lore."),
    ("character", "If each of your other characters was banished this turn, this character gets +2 {S} and gains "
     "Evasive."),
    ("character", "If each of your other characters quested this turn, gain 1 lore."),
    ("character", "At the end of your turn, if you moved each of your characters this turn, gain 1 lore."),
    ("character", "At the end of your turn, if you put a card under each of your characters this turn, gain 1 "
     "lore."),
    ("character", "Once during your turn, you may put a card from under each of your characters into your hand."),
    ("character", "{E} — Put a card from under each of your characters into your discard."),
    ("location", "Once during your turn, whenever you move 2 characters here, you may draw a card."),
    ("location", "If you have a character here, you pay 2 {I} less to move 2 characters here."),
    ("action", "Each player reveals the top card of their deck. If your card has the highest cost, draw a card. "
     "Then, each opponent puts their revealed card on the bottom of their deck."),
    ("action", "Each opponent reveals the top card of their deck. Then, each player puts their revealed card on "
     "the bottom of their deck."),
]  # fmt: skip


@each_refused(REFUSED)
def test_it_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons
