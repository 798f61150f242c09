"""Cards told by others: by a name in play, by who challenges, by who has how many; in both languages, invented."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, from_italian

BOTH = [
    ("action", "Look at the top 4 cards of your deck. You may reveal a card with the same name as a character you have "
     "in play and put it into your hand. Put the rest on the bottom of your deck in any order.",
     "Guarda le prime 4 carte del tuo mazzo. Puoi rivelare una carta con lo stesso nome di un personaggio che hai in "
     "gioco e aggiungerla alla tua mano. Metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "look(4, take(1, card, same_name(every(character, yours)), to=hand, optional=yes, shown=yes), rest=bottom)"),
    ("action", "Return a card with the same name as one of your characters from your discard to your hand.",
     "Riprendi in mano dai tuoi scarti una carta con lo stesso nome di uno dei tuoi personaggi.",
     "return_to_hand(chosen(card, same_name(every(character, yours)), in_discard))"),
    ("character", "At the end of each player's turn, if they have more than 4 characters in play, they choose and "
     "banish one of their characters.",
     "Alla fine del turno di ogni giocatore, se questo ha in gioco più di 4 personaggi, sceglie ed esilia uno dei suoi "
     "personaggi.",
     "when(either_moment(end_of_turn, end_of_opponents_turn), by(active_player, given(at_least(count(character, "
     "yours), 5), banish(chosen(character, yours)))))"),
    ("character", "At the end of each opponent's turn, if they have 3 or more exerted characters in play, draw a card.",
     "Alla fine del turno di ogni avversario, se questo ha in gioco 3 o più personaggi impegnati, pesca una carta.",
     "when(end_of_opponents_turn, by(active_player, given(have(3, character, exerted), draw(1, who=card_player))))"),
    ("character", "Whenever one of your Hero characters challenges a character with less {S} than them, gain 1 lore.",
     "Ogni volta che uno dei tuoi personaggi Eroe sfida un personaggio con meno {S} di esso, ottieni 1 leggenda.",
     'when(challenges(character, yours, classed("Hero"), against(character, strength(below=strength_of(challenger)))), '
     "gain_lore(1))"),
    ("character", "Whenever this character quests, you may put the top 2 cards of your deck into your discard. If a "
     "character card is put into your discard this way, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, puoi mettere le prime 2 carte del tuo mazzo nei tuoi scarti. "
     "Se una carta personaggio viene messa nei tuoi scarti in questo modo, pesca una carta.",
     "when(quests(this), may(mill(2)), given(both(done, any_is(it, character)), draw(1)))"),
    ("character", "During your turn, this character gains Evasive and gets +1 {S} for each song in your discard.",
     "Durante il tuo turno, questo personaggio ottiene Sfuggente e riceve +1 {S} per ogni canzone nei tuoi scarti.",
     "always(gains(this, evasive), gets(this, strength=count(song, in_discard)), given=your_turn)"),
    ("character", "When you play this character, if there are 2 or more damaged characters in play, banish one of "
     "them.",
     "",
     "when(plays(this), given(exists(2, character, damaged), banish(chosen(character, damaged))))"),
    ("character", "When you play this character, each opponent reveals the top card of their deck. If it's a character "
     "card, deal 2 damage to chosen opposing character.",
     "",
     "when(plays(this), each(each_opponent, look(1, take(1, character, to=kept, then=by(card_player, deal(2, "
     "chosen(character, opposing)))), shown=yes, rest=top)))"),
    ("character", "You may play this character for free by banishing one of your items.", "",
     "always(free_for(banish(chosen(item, yours))))"),
    ("character", "Each opposing character gets -1 {S} while challenging this character.", "",
     "always(gets(every(character, opposing), strength=-1, during=challenging_this))"),
    ("character", "When you play this character, chosen opposing character loses Evasive and can't gain it until the "
     "start of your next turn.", "",
     "when(plays(this), loses(chosen(character, opposing), evasive, until=your_next_turn), cannot(it, gain(evasive), "
     "until=your_next_turn))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert compiled(kind, english) == expected
    assert not italian or from_italian(kind, italian) == expected


REFUSED = [
    ("action", "Return a card with the same name as another character from your discard to your hand."),
    ("character", "At the end of your turn, if they have more than 4 characters in play, they discard a card."),
    ("character", "When you play this character, draw a card. If a character card is put into your discard this way, "
     "gain 1 lore."),
    ("character", "When you play this character, if you have 2 or more other characters in play, banish one of them."),
    ("character", "When you play this character, chosen opposing character gains Evasive and can't gain it this turn."),
    ("character", "This character gets +1 {S} and +1 {L} and gains Challenger +1 for each song in your discard."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_clear_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
