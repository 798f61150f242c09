"""How cards speak of the times of a turn and of what it remembers, in Italian and English."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.kernel.yamls import Problem
from tests.rules.lorcana.table import Table, action, character

SAID = [
    ("when(quests(this, nth=2), draw(1))",
     "The second time this character quests in a turn, draw a card.",
     "La seconda volta che questo personaggio va all'avventura in un turno, pesca una carta."),
    ("when(banished(character, yours, nth=3), draw(1))",
     "The third time one of your characters is banished in a turn, draw a card.",
     "La terza volta che uno dei tuoi personaggi viene esiliato in un turno, pesca una carta."),
    ("when(draws(2), gain_lore(1))",
     "Whenever you draw your second card in a turn, gain 1 lore.",
     "Ogni volta che peschi la tua seconda carta in un turno, ottieni 1 leggenda."),
    ("when(discards(3), gain_lore(1))",
     "Whenever you discard your third card in a turn, gain 1 lore.",
     "Ogni volta che scarti la tua terza carta in un turno, ottieni 1 leggenda."),
    ("when(plays(song), draw(1), during=your_turn, times=2)",
     "Twice during your turn, whenever you play a song, draw a card.",
     "Due volte durante il tuo turno, ogni volta che giochi una canzone, pesca una carta."),
    ("use(pay(1), then=draw(1), times=3)",
     "Three times during your turn, 1 {I} — Draw a card.",
     "Tre volte durante il tuo turno, 1 {I} — Pesca una carta."),
    ("when(discarded(action), gain_lore(1))",
     "Whenever you discard an action card, gain 1 lore.",
     "Ogni volta che scarti una carta azione, ottieni 1 leggenda."),
    ("when(discarded(card, anyones), gain_lore(1))",
     "Whenever a player discards a card, gain 1 lore.",
     "Ogni volta che un giocatore scarta una carta, ottieni 1 leggenda."),
    ("when(leaves_discard(card), draw(1))",
     "Whenever a card leaves your discard, draw a card.",
     "Ogni volta che una carta lascia i tuoi scarti, pesca una carta."),
    ("when(enters_discard(character, opposing), draw(1))",
     "Whenever a character card is put into an opponent's discard, draw a card.",
     "Ogni volta che una carta personaggio viene messa negli scarti di un avversario, pesca una carta."),
    ("when(enters_discard(card, from_deck), draw(1))",
     "Whenever a card from the deck is put into your discard, draw a card.",
     "Ogni volta che una carta dal mazzo viene messa nei tuoi scarti, pesca una carta."),
    ("when(plays(this), given(this_turn_at_least(3, put_into_discard(card)), draw(1)))",
     "When you play this character, if 3 or more cards were put into your discard this turn, draw a card.",
     "Quando giochi questo personaggio, se 3 o più carte sono state messe nei tuoi scarti in questo turno, pesca una "
     "carta."),
    ("when(quests(this), draw(this_turn(put_into_discard(character))))",
     "Whenever this character quests, draw a card for each character card put into your discard this turn.",
     "Ogni volta che questo personaggio va all'avventura, pesca una carta per ogni carta personaggio messa nei tuoi "
     "scarti in questo turno."),
    ("when(quests(this), given(this_turn_at_least(1, healed_by_you(character, yours)), draw(1)))",
     "Whenever this character quests, if you've removed damage from one of your characters this turn, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, se hai rimosso danni da uno dei tuoi personaggi in questo "
     "turno, pesca una carta."),
    ("when(quests(this), given(not_(this_turn_at_least(1, healed_by_you(character))), draw(1)))",
     "Whenever this character quests, if you haven't removed damage from a character this turn, draw a card.",
     "Ogni volta che questo personaggio va all'avventura, se non hai rimosso danni da un personaggio in questo turno, "
     "pesca una carta."),
    ("always(gains(this, ward), given=this_turn_at_least(1, was_healed(character, yours)))",
     "If one of your characters had damage removed this turn, this character gains Ward.",
     "Se uno dei tuoi personaggi ha perso danni in questo turno, questo personaggio ottiene Protetto."),
    ("when(end_of_turn, given(not_(is_(this, quested_this_turn)), draw(1)))",
     "At the end of your turn, if this character didn't quest this turn, draw a card.",
     "Alla fine del tuo turno, se questo personaggio non è andato all'avventura in questo turno, pesca una carta."),
    ("when(end_of_turn, given(not_(is_(this, challenged_this_turn)), draw(1)))",
     "At the end of your turn, if this character wasn't challenged this turn, draw a card.",
     "Alla fine del tuo turno, se questo personaggio non è stato sfidato in questo turno, pesca una carta."),
    ("when(quests(this), banish(chosen(character, opposing, non(made_challenge))))",
     "Whenever this character quests, banish chosen opposing character that didn't challenge this turn.",
     "Ogni volta che questo personaggio va all'avventura, esilia un personaggio avversario a tua scelta che non ha "
     "sfidato in questo turno."),
    ("when(quests(this), ready(every(character, yours, sang_this_turn)))",
     "Whenever this character quests, ready all your characters that sang this turn.",
     "Ogni volta che questo personaggio va all'avventura, prepara tutti i tuoi personaggi che hanno cantato in questo "
     "turno."),
    ("when(quests(this), ready(chosen(character, played_this_turn)))",
     "Whenever this character quests, ready chosen character who was played this turn.",
     "Ogni volta che questo personaggio va all'avventura, prepara un personaggio a tua scelta giocato in questo "
     "turno."),
    ("when(pays_for_ability(2), draw(1))",
     "Whenever you pay 2 {I} or more for an ability, draw a card.",
     "Ogni volta che paghi 2 {I} o più per un'abilità, pesca una carta."),
    ("when(pays_for_card(1), draw(1))",
     "Whenever you pay {I} to play a card, draw a card.",
     "Ogni volta che paghi {I} per giocare una carta, pesca una carta."),
    ("when(pays(3), draw(1))",
     "Whenever you pay 3 {I} or more, draw a card.",
     "Ogni volta che paghi 3 {I} o più, pesca una carta."),
    ("when(quests(this), name_class, draw(count(character, yours, of_named_class)))",
     "Whenever this character quests, name a classification. Draw a card for each character with that classification "
     "you have in play.",
     "Ogni volta che questo personaggio va all'avventura, nomina una classificazione. Pesca una carta per ogni "
     "personaggio con quella classificazione che hai in gioco."),
    ("when(challenges(this), given(is_(challenged, strength(above=strength_of(this))), draw(1)))",
     "Whenever this character challenges, if the challenged character has {S} greater than this character's {S}, "
     "draw a "
     "card.",
     "Ogni volta che questo personaggio sfida, se il personaggio sfidato ha {S} superiore alla {S} di questo "
     "personaggio, pesca una carta."),
    ('when(plays(character, non(named("Tessa"))), draw(1))',
     "Whenever you play a character not named Tessa, draw a card.",
     "Ogni volta che giochi un personaggio non chiamato Tessa, pesca una carta."),
    ("when(banished_while_challenging(character, yours), banish(it))",
     "Whenever one of your characters is banished in a challenge while challenging, banish that character.",
     "Ogni volta che uno dei tuoi personaggi viene esiliato in una sfida mentre sta sfidando, esilia quel "
     "personaggio."),
    ("when(plays(item), banish(it))",
     "Whenever you play an item, banish that item.",
     "Ogni volta che giochi un oggetto, esilia quell'oggetto."),
    ("when(moves(character, yours), ready(it))",
     "Whenever one of your characters moves to a location, ready that character.",
     "Ogni volta che uno dei tuoi personaggi si sposta in un luogo, prepara quel personaggio."),
    ("when(sings(character, yours), ready(it))",
     "Whenever one of your characters sings a song, ready that character.",
     "Ogni volta che uno dei tuoi personaggi canta una canzone, prepara quel personaggio."),
    ("when(quests(this), ready(chosen(character, damaged | strength(least=3), exerted)))",
     "Whenever this character quests, ready chosen exerted damaged character or chosen exerted character with 3 {S} "
     "or more.",
     "Ogni volta che questo personaggio va all'avventura, prepara un personaggio impegnato danneggiato a tua scelta o "
     "un personaggio impegnato a tua scelta con 3 {S} o superiore."),
    ("always(gains(every(location, yours), when(banished(this), draw(1))))",
     "Your locations gain “When this location is banished, draw a card”.",
     "I tuoi luoghi ottengono «Quando questo luogo viene esiliato, pesca una carta»."),
    ('always(gets(every(character, yours, non(character, classed("Hero"))), strength=1))',
     "Your characters that aren't Hero characters get +1 {S}.",
     "I tuoi personaggi che non siano personaggi Eroe ricevono +1 {S}."),
]  # fmt: skip


@pytest.mark.parametrize(("ability", "en", "it"), SAID)
def test_turns_in_words(ability: str, en: str, it: str) -> None:
    (said,) = card_words(character(1, 1, ability))
    assert (said.en, said.it) == (en, it)


@pytest.mark.parametrize(("ability", "why"), [
    ("when(quests(this), draw(1), once=yes, times=2)", "say once=yes, times=2 or times=3"),
    ("when(quests(this), draw(1), times=9)", "say once=yes, times=2 or times=3"),
    ("when(quests(this, nth=4), draw(1))", "nth is 1, 2 or 3"),
    ("when(challenges(this, against(character), nth=2), draw(1))", "is not counted by whom it is against"),
    ("when(leaves_discard(card, from_deck), draw(1))", "from_deck is for enters_discard"),
    ("when(pays(0), draw(1))", "nobody pays less than 1 ink"),
])  # fmt: skip
def test_what_cannot_be_counted_is_an_error(ability: str, why: str) -> None:
    with pytest.raises(Problem, match=why):
        card_words(character(1, 1, ability))


@pytest.mark.rule("LOR-TRIG.08", "LOR-DUR.08")
def test_a_player_may_have_an_ability_until_their_next_turn() -> None:
    t = Table()
    hero = t.mine(character(1, 9), exerted=True)
    foe = t.theirs(character(1, 9))
    (held,) = t.hand(action("this_turn_when(challenged(character, yours), gain_lore(1), until=your_next_turn)"))
    t.play(held)
    t.end_turn()
    t.challenge(foe, hero)
    assert t.lore_of() == 1
