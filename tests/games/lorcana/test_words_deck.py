"""How effects on decks, hands and inkwells read, in both languages; and what their words refuse."""

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character, item

SAID = {
    "look(4, take(1, character, optional=yes, shown=yes), rest=bottom)": (
        "guarda le prime 4 carte del tuo mazzo. Puoi rivelare una carta personaggio e metterla nella tua mano. "
        "Metti le altre in fondo al tuo mazzo nell'ordine che preferisci",
        "look at the top 4 cards of your deck. You may reveal a character card and put it into your hand. "
        "Put the rest on the bottom of your deck in any order",
    ),
    'look(2, take(any, character, classed("Puppy"), shown=yes), rest=bottom)': (
        "guarda le prime 2 carte del tuo mazzo. Puoi rivelare un numero qualsiasi di carte personaggio Cucciolo "
        "e metterle nella tua mano. Metti le altre in fondo al tuo mazzo nell'ordine che preferisci",
        "look at the top 2 cards of your deck. You may reveal any number of Puppy character cards "
        "and put them into your hand. Put the rest on the bottom of your deck in any order",
    ),
    "look(3, rest=top)": (
        "guarda le prime 3 carte del tuo mazzo. Rimettile in cima al tuo mazzo nell'ordine che preferisci",
        "look at the top 3 cards of your deck. Put them back on the top of your deck in any order",
    ),
    "look(1, take(any, card, to=top), rest=bottom)": (
        "guarda la prima carta del tuo mazzo. Mettila in cima o in fondo al tuo mazzo",
        "look at the top card of your deck. Put it on either the top or the bottom of your deck",
    ),
    "look(3, take(any, card, to=top), rest=bottom)": (
        "guarda le prime 3 carte del tuo mazzo. Metti un numero qualsiasi di esse in cima o in fondo al tuo mazzo "
        "nell'ordine che preferisci",
        "look at the top 3 cards of your deck. Put any number of them on the top or the bottom of your deck "
        "in any order",
    ),
    "look(1, take(1, card, to=discard_pile, optional=yes), rest=top, of=chosen_player)": (
        "guarda la prima carta del mazzo di un giocatore a tua scelta. Mettila in cima al suo mazzo o nei suoi scarti",
        "look at the top card of chosen player's deck. Put it on the top of their deck or into their discard",
    ),
    "look(2, take(1, card, to=top), rest=bottom)": (
        "guarda le prime 2 carte del tuo mazzo. Mettine una in cima al tuo mazzo e l'altra in fondo",
        "look at the top 2 cards of your deck. Put one on the top of your deck and the other on the bottom",
    ),
    "look(2, take(1, card), rest=inkwell, exerted=yes)": (
        "guarda le prime 2 carte del tuo mazzo. Mettine una nella tua mano e l'altra nel tuo calamaio "
        "a faccia in giù e impegnata",
        "look at the top 2 cards of your deck. Put one into your hand and the other into your inkwell "
        "facedown and exerted",
    ),
    "look(3, take(1, card, optional=yes), rest=bottom)": (
        "guarda le prime 3 carte del tuo mazzo. Puoi metterne una nella tua mano. "
        "Metti le altre in fondo al tuo mazzo nell'ordine che preferisci",
        "look at the top 3 cards of your deck. You may put one into your hand. "
        "Put the rest on the bottom of your deck in any order",
    ),
    "look(1, take(1, named_card, then=gain_lore(3)), rest=top, shown=yes)": (
        "rivela la prima carta del tuo mazzo. Se è la carta nominata, mettila nella tua mano e ottieni 3 leggenda. "
        "Altrimenti, mettila in cima al tuo mazzo",
        "reveal the top card of your deck. If it's the named card, put it into your hand and gain 3 lore. "
        "Otherwise, put it on the top of your deck",
    ),
    "each(each_opponent, look(1, take(1, character, optional=yes), rest=bottom, shown=yes))": (
        "ogni avversario rivela la prima carta del suo mazzo. Se è una carta personaggio, può metterla nella sua mano. "
        "Altrimenti, la mette in fondo al suo mazzo",
        "each opponent reveals the top card of their deck. If it's a character card, they may put it into their hand. "
        "Otherwise, they put it on the bottom of their deck",
    ),
    "reveal_until(character, cost(most=3))": (
        "rivela carte dalla cima del tuo mazzo finché non riveli una carta personaggio con costo 3 o inferiore. "
        "Metti quella carta nella tua mano e rimescola le altre nel tuo mazzo",
        "reveal cards from the top of your deck until you reveal a character card with cost 3 or less. "
        "Put that card into your hand and shuffle the rest into your deck",
    ),
    "search(item, to=top, shown=yes)": (
        "cerca nel tuo mazzo una carta oggetto e rivela quella carta a tutti i giocatori. "
        "Mescola il tuo mazzo e mettici in cima quella carta",
        "search your deck for an item card and reveal that card to all players. "
        "Shuffle your deck and put that card on top of it",
    ),
    "may(search(item, to=hand, shown=yes))": (
        "puoi cercare nel tuo mazzo una carta oggetto e rivelare quella carta a tutti i giocatori. "
        "Metti quella carta nella tua mano e mescola il tuo mazzo",
        "you may search your deck for an item card and reveal that card to all players. "
        "Put that card into your hand and shuffle your deck",
    ),
    "mill(2, who=each_opponent)": (
        "ogni avversario mette le prime 2 carte del suo mazzo nei suoi scarti",
        "each opponent puts the top 2 cards of their deck into their discard",
    ),
    "may(ink_top(1, exerted=yes))": (
        "puoi mettere la prima carta del tuo mazzo nel tuo calamaio a faccia in giù e impegnata",
        "you may put the top card of your deck into your inkwell facedown and exerted",
    ),
    "ink_from_hand(all, exerted=yes)": (
        "metti tutte le carte dalla tua mano nel tuo calamaio a faccia in giù e impegnate",
        "put all cards from your hand into your inkwell facedown and exerted",
    ),
    "put_in_inkwell(chosen(item | location), exerted=yes)": (
        "metti un oggetto o luogo a tua scelta nel calamaio del suo giocatore a faccia in giù e impegnato",
        "put chosen item or location into its player's inkwell facedown and exerted",
    ),
    "put_in_inkwell(this, exerted=yes)": (
        "metti questa carta nel tuo calamaio a faccia in giù e impegnata",
        "put this card into your inkwell facedown and exerted",
    ),
    "each(each_opponent, put_on_bottom(chosen(character, yours)))": (
        "ogni avversario sceglie uno dei suoi personaggi e mette quella carta in fondo al suo mazzo",
        "each opponent chooses one of their characters and puts that card on the bottom of their deck",
    ),
    "put_on_bottom(every(character, opposing, strength(most=2)))": (
        "metti tutti i personaggi avversari con 2 {S} o inferiore in fondo ai mazzi dei rispettivi giocatori "
        "nell'ordine che preferisci",
        "put all opposing characters with 2 {S} or less on the bottom of their players' decks in any order",
    ),
    "shuffle_into_deck(chosen(character))": (
        "mescola un personaggio a tua scelta nel mazzo del suo giocatore",
        "shuffle chosen character into their player's deck",
    ),
    "hand_to_top(2)": (
        "metti 2 carte dalla tua mano in cima al tuo mazzo nell'ordine che preferisci",
        "put 2 cards from your hand on the top of your deck in any order",
    ),
    "may(look_at_hand(each_opponent))": (
        "puoi guardare la mano di ogni avversario",
        "you may look at each opponent's hand",
    ),
    "may(to(reveal_from_hand(song), gain_lore(1)))": (
        "puoi rivelare una carta canzone nella tua mano per ottenere 1 leggenda",
        "you may reveal a song card in your hand to gain 1 lore",
    ),
    "may(play(character, cost(most=2), from_=discard_pile, free=yes))": (
        "puoi giocare gratis un personaggio con costo 2 o inferiore dai tuoi scarti",
        "you may play a character with cost 2 or less from your discard for free",
    ),
    "may(play(this, from_=discard_pile, exerted=yes))": (
        "puoi giocare questo personaggio dai tuoi scarti ed entra in gioco impegnato",
        "you may play this character from your discard and they enter play exerted",
    ),
    "do(reveal_until(item, to=into_play, rest=bottom), exert(it))": (
        "rivela carte dalla cima del tuo mazzo finché non riveli una carta oggetto. Gioca quella carta gratis e metti "
        "le altre in fondo al tuo mazzo nell'ordine che preferisci. Impegna quella carta",
        "reveal cards from the top of your deck until you reveal an item card. Play that card for free and put the "
        "rest on the bottom of your deck in any order. Exert that card",
    ),
    "put_top_under(1, chosen(character, yours))": (
        "metti la prima carta del tuo mazzo a faccia in giù sotto un tuo personaggio a tua scelta",
        "put the top card of your deck facedown under chosen character of yours",
    ),
    "play(item, from_=hand_or_discard, free=yes, exerted=yes)": (
        "gioca gratis un oggetto dalla tua mano o dai tuoi scarti ed entra in gioco impegnato",
        "play an item from your hand or discard for free and it enters play exerted",
    ),
}

REFUSED = {
    "look(3, take(1, card))": "where the rest goes",
    "look(3, rest=into_play)": "not put into_play",
    "look(3, of=each_opponent)": "one deck",
    "take(1, card, to=shuffled)": "a card is taken to",
    "search(card, to=bottom)": "to the hand or on the top",
    "search(card, n=0)": "above 0",
    "play(this, character)": "nothing more",
    "play(character, this)": "one card, or what the card is like",
    "play(character, from_=top)": "are played from",
    "play(song, then_bottom=yes)": "goes with free",
    "put_under(this, it)": "spoken of before",
    "put_in_inkwell(character)": "expected a target",
}


@pytest.mark.parametrize("text", SAID)
def test_what_an_effect_says(text: str) -> None:
    SPEECH.begin(CHARACTER)
    said = VOCABULARY.read(text, (EFFECT,), Where("test", 1, 1)).words()
    assert (said.it, said.en) == SAID[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_refused(text: str) -> None:
    with pytest.raises(Problem, match=REFUSED[text]):
        VOCABULARY.read(text, (EFFECT, "take"), Where("test", 1, 1))


@pytest.mark.rule("LOR-RES.11")
def test_one_of_the_cards_that_went_to_the_discard_may_be_taken_back() -> None:
    t = Table()
    (before,) = t.discarded(character(1, 1))
    milled = t.deck(character(1, 1), character(1, 2), item())
    (held,) = t.hand(action("mill(3)", "may(return_to_hand(chosen(character, among(it), in_discard)))"))
    t.play(held, "yes")
    assert t.targets() == set(milled[:2])
    t.choose(f"target:{milled[1]}")
    assert (t.where(milled[1]), t.where(milled[0]), t.where(before)) == ("hand", "discard", "discard")
