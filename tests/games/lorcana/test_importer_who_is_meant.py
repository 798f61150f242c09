"""Who did it, whom a pronoun means, how long it lasts: what is told is read, and what may be two things is refused."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import Compiled
from tests.games.lorcana.readings import each_read, each_refused, reading
from tests.games.lorcana.test_importer_choices import compiled
from tests.games.lorcana.test_importer_italian_grammar import TRANSLATOR

READ = [
    ("character", "Whenever you put a card into your inkwell, gain 1 lore.", "when(you_ink, gain_lore(1))"),
    ("character", "Whenever you ink a card, gain 1 lore.", "when(you_ink, gain_lore(1))"),
    ("character", "Whenever a card is put into your inkwell, gain 1 lore.", "when(inks, gain_lore(1))"),
    ("character", "Whenever you put a card into your inkwell from your discard, gain 1 lore.",
     "when(you_ink_from(discard_pile), gain_lore(1))"),
    ("character", "The second time you put a card into your inkwell each turn, draw a card.",
     "when(you_ink(2), draw(1))"),
    ("character", "Whenever an opponent puts a card into their inkwell, gain 1 lore.",
     "when(opponent_puts_ink, gain_lore(1))"),
    ("character", "Whenever a card is put into an opponent's inkwell, gain 1 lore.",
     "when(opponent_inks, gain_lore(1))"),
    ("character", "Whenever this character readies, draw a card.", "when(becomes_ready(this), draw(1))"),
    ("character", "Whenever you ready this character, draw a card.", "when(readied(this), draw(1))"),
    ("character", "Whenever an opposing character is readied, deal 1 damage to it.",
     "when(becomes_ready(character, opposing), deal(1, cause))"),
    ("character", "Whenever damage is removed from one of your characters, gain that much lore.",
     "when(damage_removed(character, yours), gain_lore(that_much))"),
    ("character", "Whenever you remove damage from one of your characters, gain that much lore.",
     "when(healed(character, yours), gain_lore(that_much))"),
    ("action", "Chosen opponent can't play characters during their next turn.",
     "cannot_play(chosen_opponent, character, until=their_next_turn)"),
    ("character", "When this character is banished, opponents can't ink cards during their next turn.",
     "when(banished(this), cannot_ink(each_opponent, until=their_next_turn))"),
    ("action", "Each opponent may discard a card. If they do, they draw a card.",
     "each(each_opponent, may(discard(1)), given(done, draw(1)))"),
    ("action", "Move chosen character of yours to a location for free. If a character was moved this way, draw a card.",
     "move_to(chosen(character, yours), chosen(location, yours), free=yes) ;; given(done, draw(1))"),
    ("character", "Whenever this character challenges another character, if that character has 5 {S} or more, draw a "
     "card.",
     "when(challenges(this, against(character)), given(is_(challenged, strength(least=5)), draw(1)))"),
    ("action", "If opponents have a damaged character in play, draw a card.",
     "given(opponent_has(character, damaged), draw(1))"),
    ("action", "Play a character for free and banish it at the end of your turn.",
     "play(character, free=yes) ;; at_end_of_turn(banish(it))"),
    ("character", "When this character is banished, draw a card at the end of the turn.",
     "when(banished(this), at_end_of_turn(draw(1)))"),
    ("character", "When you play this character, exert chosen opposing character at the end of your turn.",
     "when(plays(this), at_end_of_turn(exert(chosen(character, opposing))))"),
    ("action", "Look at the top 4 cards of your deck. Put any number of them on the bottom of your deck in any order "
     "and the rest on the top of your deck in any order.", "look(4, take(any, card, to=bottom), rest=top)"),
    ("character", "While this character is your only character in play, she gets +2 {L}.",
     "always(gets(this, lore=2), given=not_(have(character, other)))"),
    ("action", "The next time you play a character this turn, it gains Rush.",
     "next_this_turn(plays(character), gains(cause, rush, until=for_good))"),
]  # fmt: skip


@pytest.mark.rule("LOR-AMB.80")
@each_read(READ)
def test_who_did_it_and_whom_it_means_is_read(kind: str, text: str, read: str) -> None:
    assert reading(kind, text) == ([], read)


REFUSED = [
    ("action", "Ready chosen Hero character of yours and another chosen character of yours. They can't quest this "
     "turn."),
    ("action", "Exert chosen character and chosen item. They can't ready at the start of their next turn."),
    ("action", "Deal 1 damage to chosen character and 2 damage to another chosen character. They can't quest during "
     "their next turn."),
    ("character", "When you play this character, you may move him and one of your other characters to the same "
     "location for free. They gain Evasive this turn."),
    ("character", "Whenever one of your characters challenges an exerted character, that character gets -1 {S} this "
     "turn."),
    ("character", "Whenever one of your characters challenges another character, if it's damaged, draw a card."),
    ("character", "Whenever this character challenges a location, deal 2 damage to it."),
    ("character", "Whenever this character challenges another character, gain lore equal to its {L}."),
    ("character", "Whenever this character challenges another character, gain lore equal to their {L}."),
    ("character", "Whenever this character banishes another character in a challenge, gain lore equal to its cost."),
    ("character", "Whenever this character sings a song, draw cards equal to its cost."),
    ("character", "Whenever this character moves to a location, it gets +1 {L} this turn."),
    ("character", "Whenever you put a card under this character, if it's a Hero, draw a card."),
    ("character", "Whenever an opponent returns a character to their hand, gain 1 lore."),
    ("character", "Whenever this character deals damage in a challenge, draw that many cards."),
    ("action", "The next time one of your characters would be banished this turn, return it to your hand instead."),
    ("action", "The next time one of your characters quests this turn, it gets +2 {L}."),
    ("action", "The next time you play a character this turn, it gains Evasive."),
    ("character", "When this character is banished, draw a card at the end of your turn."),
    ("character", "Whenever this character is challenged, at the end of your turn, gain 1 lore."),
    ("character", "While you have a Hero character in play, this character gets +1 {S}. She also gains Ward."),
    ("action", "Deal damage to chosen character equal to the damage on another chosen character."),
    ("action", "Each opponent reveals the top card of their deck. You may play one of them for free."),
    ("item", "Your characters named Elsa gain Singer +2."),
    ("action", "Each opponent chooses and exerts one of their characters. If they do, you draw a card."),
    ("action", "If opponents have 5 or more characters in play, draw a card."),
    ("character", "Whenever a card is put into your inkwell, if it's the second card put into your inkwell this turn, "
     "draw a card."),
]  # fmt: skip


@each_refused(REFUSED)
def test_what_may_be_two_things_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons


def italian(text: str) -> Compiled:
    return compiled("character", TRANSLATOR.english(text))


ITALIAN: list[tuple[Any, ...]] = [
    ("Ogni volta che aggiungi una carta al tuo calamaio, ottieni 1 leggenda.", "when(you_ink, gain_lore(1))"),
    ("Ogni volta che una carta viene aggiunta al tuo calamaio, ottieni 1 leggenda.", "when(inks, gain_lore(1))"),
    ("Ogni volta che un avversario aggiunge una carta al suo calamaio, ottieni 1 leggenda.",
     "when(opponent_puts_ink, gain_lore(1))"),
    ("Ogni volta che una carta viene aggiunta al calamaio di un avversario, ottieni 1 leggenda.",
     "when(opponent_inks, gain_lore(1))"),
    ("Ogni volta che questo personaggio viene preparato, pesca una carta.", "when(becomes_ready(this), draw(1))"),
    ("Ogni volta che prepari questo personaggio, pesca una carta.", "when(readied(this), draw(1))"),
    ("Ogni volta che viene rimosso danno da uno dei tuoi personaggi, pesca una carta.",
     "when(damage_removed(character, yours), draw(1))"),
    ("Ogni volta che rimuovi danni da uno dei tuoi personaggi, pesca una carta.",
     "when(healed(character, yours), draw(1))"),
    ("Ogni volta che un avversario riprende in mano un oggetto dal gioco, pesca una carta.",
     "when(returned(item, opposing), draw(1))"),
]  # fmt: skip


@pytest.mark.rule("LOR-AMB.80")
@pytest.mark.parametrize(("text", "read"), ITALIAN, ids=[text for text, _ in ITALIAN])
def test_italian_says_who_did_it_too(text: str, read: str) -> None:
    card = italian(text)
    assert (card.reasons, card.abilities) == ([], [read])
