"""What the events of Lorcana are called, in Italian and English."""

from __future__ import annotations

from collections.abc import Callable

from ludoteca.games.lorcana.state.view_types import CardView, LorcanaView, TellingView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import A_CARD, CARDS, DAMAGE, SOMEBODY_CONCEDES, both
from ludoteca.kernel.texts import Noun, Phrase, Recast, holes, joined, listed, seat_name, told
from ludoteca.kernel.views import Words, for_each_view

COUNTER = Noun("segnalino danno", "segnalini danno", "m", "damage counter")
LORE_POINT = Noun("punto leggenda", "punti leggenda", "m", "lore", "lore")
REMOVED = Noun("danno rimosso", "danni rimossi", "m", "damage", "damage")

PHASES = {
    "setup": Phrase("preparazione", "setup"),
    "beginning": Phrase("fase iniziale", "beginning phase"),
    "main": Phrase("fase principale", "main phase"),
    "challenge": Phrase("sfida", "challenge"),
    "end": Phrase("fine del turno", "end of turn"),
}
SOME = Phrase("alcune carte", "some cards")
EVENTS: dict[str, Phrase] = {
    "Conceded": SOMEBODY_CONCEDES,
    "FirstPlayerDecided": Phrase("Comincia {who}.", "{who} goes first."),
    "DeckShuffled": Phrase("Il mazzo di {who} viene mescolato.", "{who}’s deck is shuffled."),
    "TurnBegan": Phrase("Turno {n}: gioca {who}.", "Turn {n}: {who} to play."),
    "LoopRepeated": Phrase("{who} ripete il ciclo ({n}).", "{who} repeats the loop ({n})."),
    "TurnEnding": Phrase("{who} termina il turno.", "{who} ends the turn."),
    "DrawSkipped": Phrase("{who} non pesca in questo turno.", "{who} does not draw this turn."),
    "CardDrawn": Phrase("{who} pesca {a}.", "{who} draws {a}."),
    "CardInked": Phrase("{who} mette nel calamaio {a}.", "{who} inks {a}."),
    "CardPlayed": Phrase("{who} gioca {a}.", "{who} plays {a}."),
    "CardShifted": Phrase("{who} trasforma {b} {in_a}.", "{who} shifts {a} onto {b}."),
    "Sang": Phrase("{a} canta {b}.", "{a} sings {b}."),
    "Quested": Phrase("{a} va all'avventura.", "{a} quests."),
    "LocationLore": Phrase("{a} rende {lore}.", "{a} yields {lore}."),
    "LoreGained": Phrase("{who} ottiene {lore}.", "{who} gains {lore}."),
    "LoreLost": Phrase("{who} perde {lore}.", "{who} loses {lore}."),
    "LoreDenied": Phrase("{who} non può ottenere leggenda.", "{who} cannot gain lore."),
    "LoreKept": Phrase("{who} non può perdere leggenda.", "{who} cannot lose lore."),
    "ChallengeDeclared": Phrase("{a} sfida {b}.", "{a} challenges {b}."),
    "DamageDealt": Phrase("{a} subisce {damage}.", "{a} takes {damage}."),
    "DamagePut": Phrase("{a} riceve {counters}.", "{a} receives {counters}."),
    "DamageMoved": Phrase("{b} prende {counters} {da_a}.", "{b} takes {counters} from {a}."),
    "DamageRemoved": Phrase("{removed} {da_a}.", "{damage} is removed from {a}."),
    "DamageResisted": Phrase("{a} resiste a {damage}.", "{a} resists {damage}."),
    "DamagePrevented": Phrase("Il danno {a_a} è prevenuto.", "The damage to {a} is prevented."),
    "DamageRedirected": Phrase("{b} prende il danno al posto {di_a}.", "{b} takes the damage instead of {a}."),
    "Banished": Phrase("{a} va in esilio.", "{a} is banished."),
    "ReturnedToHand": Phrase("{a} torna nella mano di {who}.", "{a} returns to {who}’s hand."),
    "PutInHand": Phrase("{who} prende in mano {a}.", "{who} puts {a} into hand."),
    "Discarded": Phrase("{who} scarta {a}.", "{who} discards {a}."),
    "PutInInkwell": Phrase("{a} va nel calamaio di {who}.", "{a} goes into {who}’s inkwell."),
    "PutOnTop": Phrase("{a} va in cima al mazzo di {who}.", "{a} goes on top of {who}’s deck."),
    "PutOnBottom": Phrase("{a} va in fondo al mazzo di {who}.", "{a} goes on the bottom of {who}’s deck."),
    "HandAltered": Phrase("{who} cambia {cards} della mano.", "{who} alters {cards} of the hand."),
    "Exerted": Phrase("{a} si impegna.", "{a} is exerted."),
    "Readied": Phrase("{a} si prepara.", "{a} is readied."),
    "Moved": Phrase("{a} si sposta {in_b}.", "{a} moves to {b}."),
    "AbilityUsed": Phrase("{who} usa un'abilità {di_a}.", "{who} uses an ability of {a}."),
    "AbilityResolved": Phrase("Si risolve un'abilità {di_a}.", "An ability of {a} resolves."),
    "Supported": Phrase("{a} aiuta {b}: +{n} Forza in questo turno.", "{a} supports {b}: +{n} Strength this turn."),
    "Boosted": Phrase("{who} mette una carta coperta sotto {a}.", "{who} puts a card face down under {a}."),
    "PutFaceUp": Phrase("{who} mette {a} a faccia in su sotto {b}.", "{who} puts {a} face up under {b}."),
    "Revealed": Phrase("{who} rivela {all}.", "{who} reveals {all}."),
    "HandRevealed": Phrase("{who} rivela la mano: {all}.", "{who} reveals their hand: {all}."),
    "LookedAt": Phrase("{who} guarda {all}.", "{who} looks at {all}."),
    "CardNamed": Phrase("{who} nomina {a}.", "{who} names {a}."),
    "Milled": Phrase("{a} va dal mazzo agli scarti di {who}.", "{a} goes from {who}’s deck to the discard."),
    "PlayerLost": Phrase("{who} ha perso.", "{who} has lost."),
    "DeckSearched": Phrase("{who} cerca nel proprio mazzo.", "{who} searches their deck."),
    "PutInDiscard": Phrase("{a} va negli scarti di {who}.", "{a} goes into {who}’s discard."),
    "InkExerted": Phrase("{who} impegna tutto il suo inchiostro.", "{who} exerts all their ink."),
    "SomeInkExerted": Phrase("{who} impegna {cards} del calamaio.", "{who} exerts {cards} in the inkwell."),
    "InkReadied": Phrase("{who} prepara {cards} del calamaio.", "{who} readies {cards} in the inkwell."),
    "ExtraInk": Phrase("{who} può ancora aggiungere carte al calamaio (+{n}).", "{who} may ink more cards (+{n})."),
    "NextCostsLess": Phrase(
        "{who} pagherà {n} inchiostro in meno per la prossima carta di quel tipo.",
        "{who} will pay {n} ink less for the next such card.",
    ),
    "EffectGained": Phrase("{a} riceve un nuovo effetto.", "{a} receives a new effect."),
}
DRAWN = Phrase("La partita finisce in parità.", "The match is a draw.")
WON = Phrase("{who} vince.", "{who} wins.")
WON_TOGETHER = Phrase("{who} vincono.", "{who} win.")
HAND_KEPT = Phrase("{who} tiene la mano.", "{who} keeps the hand.")
SILENT = ("InkPaid", "CardsReadied", "TurnEnded")
"""What the picture shows and the log does without."""
SAID_NEXT = {"Exerted": ("LOR-QUEST.01", "LOR-SONG.01"), "PutInInkwell": ("LOR-INK.07",)}
"""Parts of a deed that the line about the deed tells: who quests is exerted. By kind, under these rules."""
WITH_NUMBER = (
    "TurnBegan", "LocationLore", "LoreGained", "LoreLost", "LoreDenied", "LoreKept", "DamageDealt", "DamagePut",
    "DamageMoved", "DamageRemoved", "DamageResisted", "DamagePrevented", "HandAltered", "Supported", "InkExerted",
    "SomeInkExerted", "InkReadied", "ExtraInk", "NextCostsLess",
)  # fmt: skip
"""Events whose last thing is a number and not a card."""


def tell(view: LorcanaView, event: Event, lang: str) -> str:
    """Tell one event as a sentence; the cards that the view does not show are called just that."""
    if event.kind in SILENT or event.rule in SAID_NEXT.get(event.kind, ()):
        return ""
    if event.kind == "MatchEnded":
        winners = [seat_name(seat) for seat in event.things]
        if not winners:
            return DRAWN.say(lang)
        return (WON_TOGETHER if len(winners) > 1 else WON).fill(who=listed(winners, lang)).say(lang)
    things = list(event.things)
    number = things.pop() if event.kind in WITH_NUMBER and things else 0
    if event.kind == "CardNamed":
        things = [~thing for thing in things]
    called = [card_name(view, thing) for thing in things]
    sentence = HAND_KEPT if event.kind == "HandAltered" and not number else EVENTS[event.kind]
    deed = Deed(seat_name(event.seat) if event.seat >= 0 else "", called, number)
    return told(sentence, {hole: FILLINGS[hole](deed) for hole in all_holes(sentence.it, sentence.en)}, lang)


@kept(300)
def all_holes(it: str, en: str) -> tuple[str, ...]:
    """List what is to be put into a sentence, in either language."""
    return tuple(dict.fromkeys([*holes(it), *holes(en)]))


class Deed:
    """What the sentence about an event speaks of."""

    def __init__(self, who: str, called: list[Phrase], number: int) -> None:
        self.who = who
        self.called = called
        self.a = called[0] if called else A_CARD
        self.b = called[1] if len(called) > 1 else A_CARD
        self.number = number


FILLINGS: dict[str, Callable[[Deed], object]] = {
    "who": lambda deed: deed.who,
    "a": lambda deed: deed.a,
    "b": lambda deed: deed.b,
    "n": lambda deed: deed.number,
    "damage": lambda deed: DAMAGE.count(deed.number),
    "removed": lambda deed: REMOVED.count(deed.number),
    "lore": lambda deed: LORE_POINT.count(deed.number),
    "counters": lambda deed: COUNTER.count(deed.number),
    "cards": lambda deed: CARDS.count(deed.number),
    "all": lambda deed: cards_told(deed.called),
    "di_a": lambda deed: after("di", deed.a),
    "da_a": lambda deed: after("da", deed.a),
    "a_a": lambda deed: after("a", deed.a),
    "in_a": lambda deed: after("in", deed.a),
    "in_b": lambda deed: after("in", deed.b),
}
"""What goes into the holes of the sentences; made only where a sentence has the hole."""


def after(preposition: str, name: Phrase) -> Phrase:
    """Say the name after an Italian preposition."""
    return Recast(joined(preposition, name.it), name.en, name, preposition)


def cards_told(called: list[Phrase]) -> Phrase:
    """Say cards one after the other; those that have no name are counted."""
    named = [name for name in called if name != A_CARD]
    number = len(called) - len(named)
    if number == 1:
        named.append(A_CARD)
    elif number:
        named.append(CARDS.count(number))
    return both(named) if named else SOME


@for_each_view
def cards_shown(view: LorcanaView) -> dict[int, CardView]:
    """Return every card that the view shows, by its number."""
    shown = [*view.shown, *view.resolving] if isinstance(view, TellingView) else [*view.resolving]
    for player in view.players:
        in_play = player.in_play
        shown += [*player.seen, *player.hand, *player.discard, *in_play]
        shown += [under for played in in_play for under in played.under_cards]
        if player.top is not None:
            shown.append(player.top)
    return {card.card: card for card in shown}


def card_name(view: LorcanaView, number: int) -> Phrase:
    """Name a card as far as the view shows it; ~n is the n-th name that a card may have."""
    if number < 0:
        named = view.named if isinstance(view, TellingView) else {}
        return named[~number].phrase if ~number in named else A_CARD
    shown = cards_shown(view)
    return full_name(shown[number].name, shown[number].version) if number in shown else A_CARD


@kept(800, most=1024)
def full_name(name: Words, version: Words | None) -> Phrase:
    return name.phrase if version is None else name.phrase + Phrase(" - ", " - ") + version.phrase
