"""Who has the fewest, whose location it is, what is put off: read alike in English and Italian; invented."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_fresh_sets import compiled, readings

BOTH = [
    ("character", "While you have fewer cards in your hand than each opponent, this character gets +2 {S}.",
     "Mentre hai meno carte in mano di ogni avversario, questo personaggio riceve +2 {S}.",
     "always(gets(this, strength=2), given=fewest(hand_of(you)))"),
    ("character", "When you play this character, if you have the fewest cards in hand, draw 2 cards.",
     "Quando giochi questo personaggio, se sei il giocatore con meno carte in mano, pesca 2 carte.",
     "when(plays(this), given(fewest(hand_of(you)), draw(2)))"),
    ("action", "The player or players with the fewest cards in their hands draw 2 cards.",
     "Il giocatore o i giocatori con meno carte in mano pescano 2 carte.", "draw(2, who=emptiest_hands)"),
    ("character", "While each opponent has 3 or more cards in their hand, this character gains Ward.",
     "Mentre ogni avversario ha 3 o più carte in mano, questo personaggio ottiene Protetto.",
     "always(gains(this, ward), given=not_(opponent_at_most(hand_of(you), 2)))"),
    ("character", "When you play this character, if each opponent has 3 or fewer cards in their hand, draw a card.",
     "Quando giochi questo personaggio, se ogni avversario ha 3 o meno carte in mano, pesca una carta.",
     "when(plays(this), given(not_(opponent_has(4, card, in_hand)), draw(1)))"),
    ("character", "When you play this character, if no opponent has a location in play, draw a card.",
     "Quando giochi questo personaggio, se nessun avversario ha un luogo in gioco, pesca una carta.",
     "when(plays(this), given(not_(opponent_has(location)), draw(1)))"),
    ("character", "When you play this character, if one of your characters was challenged this turn, draw a card.",
     "Quando giochi questo personaggio, se uno dei tuoi personaggi è stato sfidato in questo turno, pesca una carta.",
     "when(plays(this), given(this_turn_at_least(1, was_challenged(character, yours)), draw(1)))"),
    ("character", "Whenever an opponent loses lore, draw a card.",
     "Ogni volta che un avversario perde leggenda, pesca una carta.", "when(opponent_loses_lore(1), draw(1))"),
    ("character", "Whenever you gain 3 or more lore, you may draw a card.",
     "Ogni volta che ottieni 3 o più leggenda, puoi pescare una carta.", "when(gains_lore(3), may(draw(1)))"),
    ("character", "When you play this character, if you gained 2 or more lore this turn, draw a card.",
     "Quando giochi questo personaggio, se hai ottenuto 2 o più leggenda in questo turno, pesca una carta.",
     "when(plays(this), given(this_turn_at_least(2, lore_gained), draw(1)))"),
    ("action", "Ready chosen character of yours. They can't ready at the start of your next turn.",
     "Prepara un tuo personaggio a tua scelta. Non può prepararsi all'inizio del tuo prossimo turno.",
     "ready(chosen(character, yours)) ; cannot(it, ready, until=next_ready)"),
    ("character", "Whenever one of your characters is chosen for Support, the next time they challenge this turn, "
     "draw a card.",
     "Ogni volta che uno dei tuoi personaggi viene scelto per Aiutante, la prossima volta che sfida in questo turno, "
     "pesca una carta.",
     "when(supported(character, yours), choose(cause), next_this_turn(challenges(it), draw(1)))"),
    ("action", "Exert chosen opposing character unless their player chooses and discards a card.",
     "Impegna un personaggio avversario a tua scelta a meno che il suo giocatore non scelga e scarti una carta.",
     "choose(chosen(character, opposing)) ; offer(its_player, discard(1), otherwise=exert(former))"),
    ("character", "Your other characters at this character's location gain Support.",
     "I tuoi altri personaggi nel luogo di questo personaggio ottengono Aiutante.",
     "always(gains(every(character, yours, other, at_same_location), support))"),
    ("character", "Whenever this character quests, remove up to 2 damage from this character's location.",
     "Ogni volta che questo personaggio va all'avventura, rimuovi fino a 2 danni dal luogo di questo personaggio.",
     "when(quests(this), heal(2, location_of(this)))"),
    ("character", "Whenever this character quests while at a location, gain lore equal to the {L} of his location.",
     "Ogni volta che questo personaggio va all'avventura mentre si trova in un luogo, ottieni leggenda pari alla {L} "
     "del suo luogo.",
     "when(quests(this), gain_lore(lore_of(location_of(this))), during=is_(this, at_location))"),
    ("character", "Whenever you play a Toy character, that Toy character gains Rush this turn.",
     "Ogni volta che giochi un personaggio Giocattolo, quel personaggio Giocattolo ottiene Lesto per questo turno.",
     'when(plays(character, classed("Toy")), gains(cause, rush, until=this_turn))'),
    ("action", "Choose a Hero character of yours. That Hero gets +3 {S} this turn.",
     "Scegli un tuo personaggio Eroe. Quell'Eroe riceve +3 {S} per questo turno.",
     'choose(chosen(character, yours, classed("Hero"))) ; gets(it, strength=3, until=this_turn)'),
    ("character", "When this character is banished, return the cards under him to your hand.",
     "Quando questo personaggio viene esiliato, riprendi in mano le carte sotto di lui.",
     "when(banished(this), return_to_hand(were_under(this)))"),
    ("character", "Whenever one of your characters is banished, return the cards under them to your hand.",
     "Ogni volta che uno dei tuoi personaggi viene esiliato, riprendi in mano le carte sotto di lui.",
     "when(banished(character, yours), return_to_hand(were_under(cause)))"),
    ("location", "While there are 2 or more cards under this location, this location gets +1 {L}.",
     "Mentre ci sono 2 o più carte sotto di esso, questo luogo riceve +1 {L}.",
     "always(gets(this, lore=1), given=at_least(count(card, under_this), 2))"),
    ("action", "During your next turn, you pay 2 {I} less for the first character you play.",
     "Nel tuo prossimo turno, paghi 2 {I} in meno per il primo personaggio che giochi.",
     "at_start_of_next_turn(pay_less_next(2, character))"),
    ("action", "Opponents pay 2 {I} more to play actions until the start of your next turn.",
     "Gli avversari pagano 2 {I} in più per giocare azioni fino all'inizio del tuo prossimo turno.",
     "pay_more(2, action, who=each_opponent, until=your_next_turn)"),
    ("character", "Opposing damaged characters lose Ward and Resist.",
     "I personaggi avversari danneggiati perdono Protetto e Resistere.",
     "always(loses(every(character, opposing, damaged), ward, resist))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "english", "italian", "expected"), BOTH)
def test_both_languages_say_the_same(kind: str, english: str, italian: str, expected: str) -> None:
    assert readings(kind, english, italian) == {expected}


def test_who_may_challenge_all_the_same_is_asked_of_the_challengers() -> None:
    assert compiled("location", "Opposing characters can't challenge this location unless they have Evasive.") == (
        "always(cannot(this, be_challenged_by(character, opposing, non(having(evasive)))))"
    )


REFUSED = [
    ("action", "Ready chosen character. They can't ready at the start of your next turn."),
    ("character", "Whenever you play a Toy character, that Hero character gains Rush this turn."),
    ("character", "When this character is banished, move one of your other characters to his location for free."),
    ("item", "Your characters at this character's location gain Ward."),
    ("character", "During your next turn, you pay 2 {I} less for the first character you play."),
    ("character", "When you play this character, if you have both a Hero character in play, draw a card."),
    ("action", "Draw a card. Exert chosen character unless their player pays 1 {I} more to play songs."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_clear_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).startswith("refused: ")
