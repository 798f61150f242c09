"""Italian sentences in the manner of later sets, and the English ones that say the same."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.importer.abilities import read_further_names, read_keywords
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.kernel.yamls import read_yaml
from tests.games.lorcana.test_importer_italian_grammar import CLASSES, TRANSLATOR, ability, effects

KEYWORDS = [
    ("Trasformazione 5 {I}", "Shift 5 {I}"),
    ("Trasformazione Eroe 4", "Hero Shift 4"),
    ("Trasformazione Universale 6", "Universal Shift 6"),
    ("Trasformazione: Scarta 2 carte", "Shift: Discard 2 cards"),
    ("Trasformazione: Scarta una carta azione", "Shift: Discard an action card"),
    ("Potenziamento 3 {I}", "Boost 3 {I}"),
    ("Cantare Insieme 12", "Sing Together 12"),
    ("Protetto, Guardiano", "Ward, Bodyguard"),
    ("Sfidante +6", "Challenger +6"),
    ("Melodioso 7", "Singer 7"),
    ("Vigile", "Alert"),
    ("Svanire", "Vanish"),
]


@pytest.mark.parametrize(("italian", "english"), KEYWORDS)
def test_keywords(italian: str, english: str) -> None:
    read = read_keywords(TRANSLATOR.english(italian), CLASSES)
    expected = read_keywords(english, CLASSES)
    assert read is not None
    assert expected is not None
    assert [str(one) for one in read] == [str(one) for one in expected]


NAMES = [
    ("Questo personaggio conta anche come se si chiamasse Tecla.", "This character also counts as being named Tessa."),
    ("Questo personaggio conta anche come se si chiamasse Tecla per Trasformazione.",
     "This character counts as being named Tessa for Shift."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), NAMES)
def test_further_names(italian: str, english: str) -> None:
    expected = read_further_names(english)
    assert expected is not None
    assert read_further_names(TRANSLATOR.english(italian)) == expected


ACTIONS = [
    ("Ogni avversario sceglie uno dei suoi personaggi e lo esilia.",
     "Each opponent chooses and banishes one of their characters."),
    ("Ogni avversario sceglie e impegna uno dei suoi personaggi preparati.",
     "Each opponent chooses and exerts one of their ready characters."),
    ("Ogni giocatore sceglie e scarta una carta.", "Each player chooses and discards a card."),
    ("Pesca una carta. Puoi giocare un oggetto con costo 2 o inferiore gratis.",
     "Draw a card. You may play an item with cost 2 or less for free."),
    ("Il prossimo personaggio che giochi in questo turno ti costa 2 {I} in meno.",
     "You pay 2 {I} less for the next character you play this turn."),
    ("Sposta tutti i danni da un personaggio a tua scelta a un altro personaggio a tua scelta.",
     "Move all damage from chosen character to another chosen character."),
    ("Rimuovi fino a 3 danni da un personaggio a tua scelta. Pesca una carta per ogni danno rimosso in questo modo.",
     "Remove up to 3 damage from chosen character. Draw a card for each 1 damage removed this way."),
    ("Infliggi 2 danni a ogni personaggio avversario.", "Deal 2 damage to each opposing character."),
    ("Infliggi 2 danni a tutti i personaggi impegnati.", "Deal 2 damage to all exerted characters."),
    ("Infliggi 1 danno a ciascun personaggio senza Sfuggente.", "Deal 1 damage to each character without Evasive."),
    ("Tutti i personaggi avversari ricevono -2 {S} fino all'inizio del tuo prossimo turno.",
     "All opposing characters get -2 {S} until the start of your next turn."),
    ("I tuoi personaggi non possono essere sfidati fino all'inizio del tuo prossimo turno.",
     "Your characters can't be challenged until the start of your next turn."),
    ("Un personaggio a tua scelta può sfidare i personaggi preparati in questo turno.",
     "Chosen character can challenge ready characters this turn."),
    ("Un personaggio a tua scelta perde Sfuggente in questo turno.", "Chosen character loses Evasive this turn."),
    ("Metti tutti i personaggi avversari danneggiati in fondo ai mazzi dei loro giocatori in qualsiasi ordine.",
     "Put all damaged opposing characters on the bottom of their players' decks in any order."),
    ("Rimescola un personaggio a tua scelta nel mazzo del suo giocatore.",
     "Shuffle chosen character into their player's deck."),
    ("Scegli un personaggio. Quel personaggio riceve +2 {L} in questo turno.",
     "Choose a character. That character gets +2 {L} this turn."),
    ("Pesca 2 carte. Scegli e scarta una carta.", "Draw 2 cards. Choose and discard a card."),
    ("Riprendi in mano un tuo personaggio a tua scelta. Se lo fai, pesca 2 carte.",
     "Return chosen character of yours to your hand. If you do, draw 2 cards."),
    ("Fai riprendere in mano ai loro giocatori fino a 2 oggetti a tua scelta.",
     "Return up to 2 chosen items to their players' hands."),
    ("Guarda la mano di un avversario a tua scelta.", "Look at chosen opponent's hand."),
    ("Un avversario a tua scelta sceglie ed esilia uno dei suoi personaggi.",
     "Chosen opponent chooses and banishes one of their characters."),
    ("Esilia un personaggio impegnato a tua scelta. Il suo giocatore ottiene 2 leggenda.",
     "Banish chosen exerted character. Their player gains 2 lore."),
    ("Se hai in gioco un personaggio chiamato Tecla, prepara un personaggio a tua scelta.",
     "If you have a character named Tessa in play, ready chosen character."),
    ("Un tuo personaggio a tua scelta ottiene Sfidante +2 per ogni oggetto che hai in gioco in questo turno.",
     "Chosen character of yours gains Challenger +2 for each item you have in play this turn."),
    ("Gioca gratis una canzone con costo 5 o inferiore dalla tua mano.",
     "Play a song with cost 5 or less from your hand for free."),
    ("Metti la prima carta del tuo mazzo a faccia in giù sotto un tuo personaggio a tua scelta con Potenziamento.",
     "Put the top card of your deck facedown under chosen character of yours with Boost."),
    ("Ogni giocatore aggiunge la prima carta del suo mazzo al suo calamaio, a faccia in giù e impegnata.",
     "Each player puts the top card of their deck into their inkwell facedown and exerted."),
    ("Prepara fino a 2 oggetti a tua scelta.", "Ready up to 2 chosen items."),
    ("Ottieni 1 leggenda per ogni personaggio avversario impegnato.",
     "Gain 1 lore for each exerted opposing character."),
    ("Pesca carte pari alla {S} di un tuo personaggio a tua scelta.",
     "Draw cards equal to the {S} of chosen character of yours."),
    ("Un personaggio a tua scelta ottiene Lesto, Sfuggente e Sfidante +1 per questo turno.",
     "Chosen character gains Rush, Evasive, and Challenger +1 this turn."),
    ("Un personaggio avversario a tua scelta ottiene Attaccabrighe durante il suo prossimo turno.",
     "Chosen opposing character gains Reckless during their next turn."),
    ("Scegli uno: • Esilia un oggetto a tua scelta. • Infliggi 2 danni a un luogo a tua scelta. • Pesca una carta.",
     "Choose one: • Banish chosen item. • Deal 2 damage to chosen location. • Draw a card."),
    ("Se un avversario ha più carte di te nel suo calamaio, aggiungi la prima carta del tuo mazzo al tuo calamaio, a "
     "faccia in giù e impegnata.",
     "If an opponent has more cards in their inkwell than you, put the top card of your deck into your inkwell "
     "facedown "
     "and exerted."),
]  # fmt: skip
CHARACTERS = [
    ("Quando questo personaggio lascia il gioco, pesca una carta.", "When this character leaves play, draw a card."),
    ("Quando questo personaggio viene sfidato ed esiliato, puoi esiliare il personaggio sfidante.",
     "When this character is challenged and banished, you may banish the challenging character."),
    ("Durante il tuo turno, ogni volta che questo personaggio esilia un altro personaggio in una sfida, pesca "
     "una carta.",
     "During your turn, whenever this character banishes another character in a challenge, draw a card."),
    ("Ogni volta che questo personaggio viene impegnato, pesca una carta.",
     "Whenever this character becomes exerted, draw a card."),
    ("Ogni volta che prepari questo personaggio, puoi pescare una carta.",
     "Whenever you ready this character, you may draw a card."),
    ("Ogni volta che un avversario sceglie questo personaggio per un'abilità o un effetto, pesca una carta.",
     "Whenever an opponent chooses this character for an ability or effect, draw a card."),
    ("Ogni volta che un avversario pesca una carta, ottieni 1 leggenda.",
     "Whenever an opponent draws a card, gain 1 lore."),
    ("Ogni volta che un avversario scarta una o più carte, puoi pescare una carta.",
     "Whenever an opponent discards one or more cards, you may draw a card."),
    ("Ogni volta che un avversario aggiunge una carta al suo calamaio, ottieni 1 leggenda.",
     "Whenever an opponent puts a card into their inkwell, gain 1 lore."),
    ("Ogni volta che aggiungi una carta al tuo calamaio, questo personaggio riceve +1 {S} per questo turno.",
     "Whenever you put a card into your inkwell, this character gets +1 {S} this turn."),
    ("Ogni volta che rimuovi danno da un personaggio, pesca una carta.",
     "Whenever you remove damage from a character, draw a card."),
    ("Ogni volta che questo personaggio subisce danno, pesca una carta.",
     "Whenever this character is dealt damage, draw a card."),
    ("Ogni volta che uno dei tuoi altri personaggi va all'avventura, questo personaggio riceve +1 {L} in questo turno.",
     "Whenever one of your other characters quests, this character gets +1 {L} this turn."),
    ("Ogni volta che un altro tuo personaggio viene esiliato, puoi pescare una carta.",
     "Whenever one of your other characters is banished, you may draw a card."),
    ("Ogni volta che un tuo altro personaggio viene esiliato, puoi pescare una carta.",
     "Whenever one of your other characters is banished, you may draw a card."),
    ("Ogni volta che uno dei tuoi oggetti viene esiliato, pesca una carta.",
     "Whenever one of your items is banished, draw a card."),
    ("Mentre questo personaggio è preparato, i tuoi altri personaggi ottengono Resistere +1.",
     "While this character is ready, your other characters gain Resist +1."),
    ("Mentre questo personaggio ha 2 o più danni, riceve +2 {S}.",
     "While this character has 2 or more damage, he gets +2 {S}."),
    ("Mentre hai 2 o meno carte in mano, questo personaggio riceve +2 {S}.",
     "While you have 2 or fewer cards in your hand, this character gets +2 {S}."),
    ("Mentre non hai carte in mano, questo personaggio può sfidare i personaggi preparati.",
     "While you have no cards in your hand, this character can challenge ready characters."),
    ("Mentre hai almeno 3 oggetti in gioco, questo personaggio ottiene Protetto.",
     "While you have 3 or more items in play, this character gains Ward."),
    ("Mentre non hai altri personaggi in gioco, questo personaggio riceve +3 {S}.",
     "While you have no other characters in play, this character gets +3 {S}."),
    ("Mentre un tuo personaggio chiamato Tecla è in gioco, questo personaggio ottiene Sfuggente.",
     "While you have a character named Tessa in play, this character gains Evasive."),
    ("Mentre hai in gioco un altro personaggio con 5 {S} o superiore, questo personaggio riceve +1 {L}.",
     "While you have another character with 5 {S} or more in play, this character gets +1 {L}."),
    ("Mentre hai 7 o più carte nel tuo calamaio, questo personaggio ottiene Sfuggente.",
     "While you have 7 or more cards in your inkwell, this character gains Evasive."),
    ("Mentre ci sono 5 o più carte nei tuoi scarti, questo personaggio riceve +2 {S}.",
     "While there are 5 or more cards in your discard, this character gets +2 {S}."),
    ("Mentre hai una carta canzone nei tuoi scarti, questo personaggio riceve +1 {L}.",
     "While you have a song card in your discard, this character gets +1 {L}."),
    ("I tuoi altri personaggi Eroe ricevono +1 {S} e +1 {W}.", "Your other Hero characters get +1 {S} and +1 {W}."),
    ("I personaggi avversari ricevono -1 {S}.", "Opposing characters get -1 {S}."),
    ("I personaggi avversari con Sfuggente non possono andare all'avventura.",
     "Opposing characters with Evasive can't quest."),
    ("I personaggi danneggiati non possono sfidare questo personaggio.",
     "Damaged characters can't challenge this character."),
    ("I tuoi personaggi Pirata possono sfidare i personaggi preparati.",
     "Your Pirate characters can challenge ready characters."),
    ("Gli avversari non possono giocare azioni durante il tuo turno.",
     "Opponents can't play actions during your turn."),
    ("Gli avversari non possono ottenere leggenda.",
     "Opponents can't gain lore."),
    ("Questo personaggio non può essere sfidato.", "This character can't be challenged."),
    ("Questo personaggio non può sfidare o essere sfidato.",
     "This character can't challenge or be challenged."),
    ("Questo personaggio entra in gioco con 2 danni.", "This character enters play with 2 damage."),
    ("Questo personaggio entra in gioco impegnato a meno che tu non abbia in gioco un oggetto.",
     "This character enters play exerted unless you have an item in play."),
    ("Questo personaggio non si prepara all'inizio del tuo turno.",
     "This character doesn't ready at the start of your turn."),
    ("Questo personaggio riceve +1 {S} per ogni carta nel tuo calamaio.",
     "This character gets +1 {S} for each card in your inkwell."),
    ("Questo personaggio riceve +1 {S} per ogni altro personaggio che hai in gioco.",
     "This character gets +1 {S} for each other character you have in play."),
    ("Questo personaggio riceve +1 {S} per ogni segnalino danno su di esso.",
     "This character gets +1 {S} for each 1 damage on him."),
    ("Per ogni oggetto che hai in gioco, paga 1 {I} in meno per giocare questo personaggio.",
     "For each item you have in play, you pay 1 {I} less to play this character."),
    ("Se hai in gioco 4 o più oggetti, paga 2 {I} in meno per giocare questo personaggio.",
     "If you have 4 or more items in play, you pay 2 {I} less to play this character."),
    ("Se in questo turno hai giocato una canzone, paga 2 {I} in meno per giocare questo personaggio.",
     "If you've played a song this turn, you pay 2 {I} less to play this character."),
    ("Paga 1 {I} in meno per giocare oggetti.", "You pay 1 {I} less to play items."),
    ("Gli avversari pagano 1 {I} in più per giocare azioni.", "Opponents pay 1 {I} more to play actions."),
    ("{E}, Scegli e scarta una carta — Ottieni 2 leggenda.", "{E}, Choose and discard a card — Gain 2 lore."),
    ("{E}, 2 {I}, Esilia questo personaggio — Pesca 3 carte.", "{E}, 2 {I}, Banish this character — Draw 3 cards."),
    ("{E} — Sposta questo personaggio in un luogo a tua scelta gratis.",
     "{E} — Move this character to a location for free."),
    ("{E} — Prepara un altro personaggio a tua scelta.", "{E} — Ready another chosen character."),
    ("Alla fine del tuo turno, se questo personaggio è impegnato, puoi preparare un altro personaggio a tua scelta.",
     "At the end of your turn, if this character is exerted, you may ready another chosen character."),
    ("All'inizio del tuo turno, puoi esiliare questo personaggio per infliggere 3 danni a un personaggio a tua scelta.",
     "At the start of your turn, you may banish this character to deal 3 damage to chosen character."),
    ("Quando giochi questo personaggio, puoi scegliere uno: • Pesca una carta. • Ottieni 1 leggenda.",
     "When you play this character, you may choose one: • Draw a card. • Gain 1 lore."),
    ("Quando giochi questo personaggio, se hai usato Trasformazione per giocarlo, puoi impegnare fino a 2 personaggi "
     "avversari a tua scelta.",
     "When you play this character, if you used Shift to play him, you may exert up to 2 chosen opposing characters."),
    ("Quando giochi questo personaggio, se un personaggio avversario è stato esiliato in questo turno, ottieni "
     "2 leggenda.",
     "When you play this character, if an opposing character was banished this turn, gain 2 lore."),
    ("Quando giochi questo personaggio, un altro tuo personaggio a tua scelta ottiene Protetto fino all'inizio del tuo "
     "prossimo turno.",
     "When you play this character, another chosen character of yours gains Ward until the start of your next turn."),
    ("Ogni volta che giochi una canzone, questo personaggio ottiene Sfuggente fino all'inizio del tuo prossimo turno.",
     "Whenever you play a song, this character gains Evasive until the start of your next turn."),
    ("Ogni volta che questo personaggio canta una canzone, puoi preparare un oggetto a tua scelta.",
     "Whenever this character sings a song, you may ready chosen item."),
    ("Ogni volta che questo personaggio va all'avventura, puoi giocare un personaggio con costo 3 o inferiore gratis.",
     "Whenever this character quests, you may play a character with cost 3 or less for free."),
    ("Ogni volta che questo personaggio va all'avventura, puoi spostare fino a 2 segnalini danno da questo "
     "personaggio a un "
     "personaggio avversario a tua scelta.",
     "Whenever this character quests, you may move up to 2 damage counters from this character to chosen opposing "
     "character."),
    ("Ogni volta che questo personaggio va all'avventura, ogni tuo altro personaggio ottiene Resistere +1 fino "
     "all'inizio "
     "del tuo prossimo turno.",
     "Whenever this character quests, each of your other characters gains Resist +1 until the start of your "
     "next turn."),
]  # fmt: skip


@pytest.mark.parametrize(("italian", "english"), ACTIONS)
def test_actions_say_the_same(italian: str, english: str) -> None:
    assert effects(TRANSLATOR.english(italian)) == effects(english)


@pytest.mark.parametrize(("italian", "english"), CHARACTERS)
def test_abilities_say_the_same(italian: str, english: str) -> None:
    assert ability(TRANSLATOR.english(italian)) == ability(english)


REFUSED = [
    "Infliggi 3 danni a un personaggio avversario o a un luogo a tua scelta.",
    "Esilia un oggetto o un personaggio Eroe a tua scelta.",
    "Esilia un personaggio a tua scelta a meno che non paghi 3 {I}.",
    "Esilia un personaggio lentigginoso a tua scelta.",
    "Pesca 2 carte e strizza l'occhio.",
]


UNCLEAR = [
    "Ogni volta che giochi un oggetto, riceve +1 {S} per questo turno.",
    "Ogni volta che questo personaggio sfida un altro personaggio, riceve -1 {S} per questo turno.",
    "Mentre hai in gioco un altro personaggio Eroe, ottiene Sfuggente.",
]


@pytest.mark.parametrize("italian", UNCLEAR)
def test_a_subject_that_could_be_another_is_refused(italian: str) -> None:
    with pytest.raises(Refused):
        ability(TRANSLATOR.english(italian))


@pytest.mark.parametrize("italian", REFUSED)
def test_what_could_be_misread_is_refused(italian: str) -> None:
    with pytest.raises(Refused):
        effects(TRANSLATOR.english(italian))


PAIRS = read_yaml(Path(__file__).parent / "italian_pairs.yaml")


@pytest.mark.parametrize("pair", PAIRS, ids=[pair["it"] for pair in PAIRS])
def test_listed_sentences_say_the_same(pair: dict[str, str]) -> None:
    read = effects if pair["kind"] == "action" else partial(ability, kind=pair["kind"])
    assert read(TRANSLATOR.english(pair["it"])) == read(pair["en"])
