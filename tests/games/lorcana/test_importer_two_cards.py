"""Two cards that are chosen and compared, or move together, and what each opponent chose."""

from __future__ import annotations

from tests.games.lorcana.readings import each_read, each_refused, reading
from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("character", "Whenever this character quests, you may choose a character of yours and an opposing character. "
     "If they have the same {S}, return the opposing character to their player's hand.",
     "when(quests(this), may(choose(chosen(character, yours)), choose(chosen(character, opposing)), "
     "given(both(is_(former, yours), is_(it, strength(least=strength_of(former), "
     "most=strength_of(former)))), return_to_hand(it))))"),
    ("action", "Choose a character of yours and an opposing character. If they have the same cost, banish the "
     "opposing character.",
     "choose(chosen(character, yours)) ;; choose(chosen(character, opposing)) ;; "
     "given(both(is_(former, yours), is_(it, cost(least=cost_of(former), most=cost_of(former)))), "
     "banish(it))"),
    ("action", "Choose a character of yours and an opposing character. If your character has more {S} than the "
     "opposing character, banish the opposing character.",
     "choose(chosen(character, yours)) ;; choose(chosen(character, opposing)) ;; "
     "given(both(is_(former, yours), is_(it, strength(below=strength_of(former)))), banish(it))"),
    ("action", "Choose a character of yours and an opposing character. If the opposing character has less {W} "
     "than your character, exert the opposing character. Draw a card.",
     "choose(chosen(character, yours)) ;; choose(chosen(character, opposing)) ;; "
     "given(both(is_(former, yours), is_(it, willpower(below=willpower_of(former)))), exert(it)) ;; "
     "draw(1)"),
    ("character", "When you play this character, you may move him and another chosen character of yours to the "
     "same location for free.",
     "when(plays(this), may(move_to(this, chosen(location, yours), free=yes), "
     "move_to(chosen(character, yours, another), location_of(this), free=yes)))"),
    ("character", "When you play this character, you may move him and one of your other characters to the same "
     "location for free.",
     "when(plays(this), may(move_to(this, chosen(location, yours), free=yes), "
     "move_to(chosen(character, yours, another), location_of(this), free=yes)))"),
    ("action", "Each opponent chooses one of their characters. Deal 3 damage to each of the chosen characters.",
     "each(each_opponent, choose(chosen(character, yours))) ;; deal(3, it)"),
    ("action", "Each opponent chooses one of their characters. Banish the chosen characters.",
     "each(each_opponent, choose(chosen(character, yours))) ;; banish(it)"),
    ("action", "Deal damage to chosen character equal to the number of characters you have in play. If they're "
     "banished this way, draw a card.",
     "deal(count(character, yours), chosen(character)) ;; given(is_(it, dying), draw(1))"),
]  # fmt: skip


@each_read(READ)
def test_it_is_read(kind: str, text: str, read: str) -> None:
    assert reading(kind, text) == ([], read)


REFUSED = [
    ("action", "Choose one of your characters and an opposing character. If they have the same {S}, banish "
     "both."),
    ("action", "Choose a character of yours and an opposing character. If they have the same {S}, banish chosen "
     "character."),
    ("action", "Choose a character of yours and an opposing character. If your character has more {S}, banish "
     "the opposing character."),
    ("action", "Choose an opposing character and a character of yours. If they have the same cost, banish the "
     "opposing character."),
    ("action", "Choose a character of yours and another character. If they have the same cost, banish that "
     "character."),
    ("character", "Whenever this character quests, you may move this character and chosen character of yours to a "
     "location for free."),
    ("character", "When you play this character, move him and another chosen character of yours to the same "
     "location."),
    ("action", "Deal 2 damage to chosen character. Play a character with cost 2 or less for free. If they're "
     "banished this way, draw a card."),
]  # fmt: skip


@each_refused(REFUSED)
def test_it_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons
