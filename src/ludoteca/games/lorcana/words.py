"""What options and events of Lorcana are called, in Italian and English, and a position told in words."""

from __future__ import annotations

from typing import Any

from ludoteca.games.lorcana import state
from ludoteca.games.lorcana.bag import ResolveAbility
from ludoteca.games.lorcana.cards import KEYWORD_NAMES, SUPPORT
from ludoteca.games.lorcana.challenge import challenge_targets, exposed
from ludoteca.games.lorcana.damage import DealDamage
from ludoteca.games.lorcana.language.keywords import explanation
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.playing import price, shift_bases, shift_price, singers_for
from ludoteca.games.lorcana.script import Activated
from ludoteca.games.lorcana.signs import spoken_phrase
from ludoteca.games.lorcana.state import LorcanaMatch
from ludoteca.games.lorcana.steps import SUPPORT_STEP
from ludoteca.games.lorcana.terms import IN_DISCARD, IN_PLAY
from ludoteca.games.lorcana.verbs.looking import Look
from ludoteca.kernel.contract import Event, Raw
from ludoteca.kernel.effects import BASIC_VERBS, Effect
from ludoteca.kernel.frames import Trigger
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, capital, joined, listed, seat_name, sentence

CARD_NOUN = Noun("carta", "carte", "f", "card")
DAMAGE = Noun("danno", "danni", "m", "damage", "damage")
COUNTER = Noun("segnalino danno", "segnalini danno", "m", "damage counter")
LORE_POINT = Noun("punto leggenda", "punti leggenda", "m", "lore", "lore")
REMOVED = Noun("danno rimosso", "danni rimossi", "m", "damage", "damage")
_TARGET, _DONE, _YES, _MODE, _TRIGGER = range(len(BASIC_VERBS))

KEEP_HAND = Phrase("Conferma la mano", "Keep this hand")
SIMPLE = {
    _DONE: Phrase("Basta così", "Done"),
    _YES: Phrase("Sì", "Yes"),
    state.END: Phrase("Termina il turno", "End the turn"),
    state.KEEP: KEEP_HAND,
    state.REPEAT: Phrase("Ripeti il ciclo", "Repeat the loop"),
}
ON_CARDS = {
    state.INK: Phrase("Metti nel calamaio {name}", "Ink {name}"),
    state.QUEST: Phrase("{name} va all'avventura", "{name} quests"),
    state.ALTER: Phrase("In fondo al mazzo: {name}", "To the bottom: {name}"),
    state.TOP: Phrase("In cima: {name}", "On top: {name}"),
    state.BOTTOM: Phrase("In fondo: {name}", "On the bottom: {name}"),
}


def option_label(m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
    """What a button says, without signs."""
    return spoken_phrase(label(m, seat, raw))


def label(m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    if verb in SIMPLE:
        return no_label(m, seat) if verb == _DONE else SIMPLE[verb]
    if verb in ON_CARDS:
        return ON_CARDS[verb].fill(name=name_of(m, raw[1]))
    if verb == _TARGET:
        return target_label(m, seat, raw[1])
    if verb == _MODE:
        return mode_label(m, seat, raw[1])
    if verb == _TRIGGER:
        return trigger_label(m, raw[1])
    if verb == state.PLAY:
        return Phrase("Gioca {name} (costo {n})", "Play {name} (cost {n})").fill(
            name=name_of(m, raw[1]), n=price(m, seat, raw[1])
        )
    if verb == state.SHIFT_VERB:
        return shift_label(m, seat, raw[1])
    if verb == state.SING:
        return sing_label(m, seat, raw[1])
    if verb == state.FREE:
        return free_label(m, seat, raw)
    if verb == state.CHALLENGE:
        return challenge_label(m, seat, raw[1])
    if verb == state.USE:
        return use_label(m, raw)
    if verb == state.MOVE:
        return Phrase("Sposta {name} in un luogo", "Move {name} to a location").fill(name=name_of(m, raw[1]))
    if verb == state.BOOST_VERB:
        return Phrase("Potenzia {name} (costo {n})", "Boost {name} (cost {n})").fill(
            name=name_of(m, raw[1]), n=m.script[raw[1]].boost
        )
    return answer_label(m, seat, raw)


def answer_label(m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    if verb == state.ENTER:
        return Phrase("Impegnato", "Exerted") if raw[1] else Phrase("Preparato", "Ready")
    if verb == state.AMOUNT:
        return Phrase(str(raw[1]), str(raw[1]))
    if verb == state.NAME:
        return displayed_name(m, m.cast.names[raw[1]])
    player = seat_name(raw[1])
    if verb == state.FIRST:
        return (
            Phrase("Comincio io", "I go first")
            if raw[1] == seat
            else Phrase(f"Comincia {player}", f"{player} goes first")
        )
    return Phrase(player, player)


def no_label(m: LorcanaMatch, seat: int) -> Phrase:
    """ "No" to a question, "done" after a row of choices."""
    decision = m.decision_of(seat)
    if decision is not None and (_YES,) in decision.options.raws:
        return Phrase("No", "No")
    frame = m.waiting_frame(seat)
    if frame is not None and not frame.slots:
        return Phrase("Nessuno", "None")
    return SIMPLE[_DONE]


def name_of(m: LorcanaMatch, card: int) -> Phrase:
    return m.script[card].card.full_name


def displayed_name(m: LorcanaMatch, folded: str) -> Phrase:
    """A card's name as printed, from its folded form."""
    for script in m.cast.scripts.values():
        if script.card.names[0] == folded:
            return script.card.name
    return Phrase(folded, folded)


def target_label(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    """The card's name, and whose it is where namesakes are in play, or in the discards of several players."""
    name = name_of(m, card)
    if m.zone[card] == IN_DISCARD:
        others = [c for c in those_like(m, m.discard, card) if m.owner[c] != m.owner[card]]
        return name + whose(m, seat, card) + Phrase(")", ")") if others else name
    if m.zone[card] != IN_PLAY:
        return goes_to_discard(name) if is_to_be_discarded(m, seat) else name
    if not those_like(m, m.play, card):
        return name
    notes = EMPTY
    if m.damage[card]:
        notes = Phrase(", ", ", ") + DAMAGE.count(m.damage[card])
    if m.exerted[card]:
        notes = notes + Phrase(", impegnata", ", exerted")
    return name + whose(m, seat, card) + notes + Phrase(")", ")")


def those_like(m: LorcanaMatch, piles: list[list[int]], card: int) -> list[int]:
    """The other copies of the card in these piles."""
    return [c for cards in piles for c in cards if c != card and m.card[c] == m.card[card]]


def whose(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    if m.owner[card] == seat:
        return Phrase(" (tua carta", " (yours")
    return Phrase(f" (carta di {seat_name(m.owner[card])}", f" ({seat_name(m.owner[card])}’s")


def is_to_be_discarded(m: LorcanaMatch, seat: int) -> bool:
    """Whether what is chosen now goes from a deck to the discard."""
    frame = m.waiting_frame(seat)
    node = m.programme[frame.node] if frame is not None else None
    return frame is not None and isinstance(node, Look) and node.asks_what_to_discard(frame)


def goes_to_discard(name: Phrase) -> Phrase:
    return Phrase("Negli scarti: {name}", "Into the discard: {name}").fill(name=name)


def mode_label(m: LorcanaMatch, seat: int, index: int) -> Phrase:
    frame = m.waiting_frame(seat)
    assert frame is not None
    node = m.programme[frame.node]
    if isinstance(node, DealDamage):
        return node.mode_words(m, frame)
    assert isinstance(node, Effect)
    return capital(node.children()[index].words())


def trigger_label(m: LorcanaMatch, index: int) -> Phrase:
    """The card and what its ability says: one card may have several that wait."""
    trigger = m.triggers[index]
    return Phrase("Prima {name}: {what}", "First {name}: {what}").fill(
        name=name_of(m, trigger.source), what=waiting_words(m, trigger)
    )


def waiting_words(m: LorcanaMatch, trigger: Trigger) -> Phrase:
    """What an ability in the bag says, or an action that waits for the effect that played it."""
    node = m.programme[trigger.node]
    if isinstance(node, ResolveAbility):
        said = node.ability.words()
    elif isinstance(node, Effect):
        said = node.words()
    elif trigger.node == SUPPORT_STEP:
        said = KEYWORD_NAMES[SUPPORT] + Phrase(": ", ": ") + explanation(SUPPORT)
    else:
        lines = m.script[trigger.source].text
        said = Phrase(" ".join([line.it for line in lines]), " ".join([line.en for line in lines]))
    return Phrase(sentence(said.it), sentence(said.en))


def shift_label(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    bases = shift_bases(m, seat, card)
    way = m.script[card].shift
    cost = Phrase("costo {n}", "cost {n}").fill(n=shift_price(m, seat, card))
    if way is not None and way.cost is not None:
        cost = way.cost.words()
    if len(bases) == 1:
        name = name_of(m, card)
        return Phrase("Trasforma {base} {into} ({cost})", "Shift {into} onto {base} ({cost})").fill(
            into=Phrase(joined("in", name.it), name.en), base=name_of(m, bases[0]), cost=cost
        )
    return Phrase("Trasformazione: {name} ({cost})", "Shift {name} ({cost})").fill(name=name_of(m, card), cost=cost)


def free_label(m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
    """For nothing, or for another cost than ink."""
    for index, cost in laws.alternate_costs(m, seat, raw[1]):
        if index == raw[2] and cost is None:
            return Phrase("Gioca {name} gratis", "Play {name} for free").fill(name=name_of(m, raw[1]))
    return Phrase("Gioca {name} con un costo alternativo", "Play {name} for an alternate cost").fill(
        name=name_of(m, raw[1])
    )


def sing_label(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    singers = singers_for(m, seat, card)
    if len(singers) == 1:
        return Phrase("{singer} canta {name}", "{singer} sings {name}").fill(
            singer=name_of(m, singers[0]), name=name_of(m, card)
        )
    return Phrase("Fai cantare {name}", "Have {name} sung").fill(name=name_of(m, card))


def challenge_label(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    targets = challenge_targets(m, card, exposed(m, seat))
    if len(targets) == 1:
        return Phrase("{name} sfida {other}", "{name} challenges {other}").fill(
            name=name_of(m, card), other=name_of(m, targets[0])
        )
    return Phrase("{name} sfida…", "{name} challenges…").fill(name=name_of(m, card))


def use_label(m: LorcanaMatch, raw: Raw) -> Phrase:
    ability = m.cast.abilities[raw[2]]
    assert isinstance(ability, Activated)
    return Phrase("{name}: {what}", "{name}: {what}").fill(name=name_of(m, raw[1]), what=capital(ability.words()))


def option_thing(m: LorcanaMatch, seat: int, raw: Raw) -> str:
    """The thing in the picture that the option concerns."""
    verb = raw[0]
    if verb == _TRIGGER:
        return f"bag:{raw[1]}"
    if verb in (state.PLAYER, state.FIRST):
        return f"seat:{raw[1]}"
    if verb in (state.ENTER, state.AMOUNT, state.NAME, _MODE) or len(raw) < 2:
        return ""
    return f"card:{raw[1]}"


# -- events ------------------------------------------------------------------------------------------------------

ONE = Phrase("una carta", "a card")
SOME = Phrase("alcune carte", "some cards")
EVENTS: dict[str, Phrase] = {
    "Conceded": Phrase("{who} si arrende.", "{who} concedes."),
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
    "Revealed": Phrase("{who} rivela {all}.", "{who} reveals {all}."),
    "HandRevealed": Phrase("{who} rivela la mano: {all}.", "{who} reveals their hand: {all}."),
    "LookedAt": Phrase("{who} guarda {all}.", "{who} looks at {all}."),
    "CardNamed": Phrase("{who} nomina {a}.", "{who} names {a}."),
    "Milled": Phrase("{a} va dal mazzo agli scarti di {who}.", "{a} goes from {who}’s deck to the discard."),
    "PlayerLost": Phrase("{who} ha perso.", "{who} has lost."),
    "DeckSearched": Phrase("{who} cerca nel proprio mazzo.", "{who} searches their deck."),
    "PutInDiscard": Phrase("{a} va negli scarti di {who}.", "{a} goes into {who}’s discard."),
    "InkExerted": Phrase("{who} impegna tutto il suo inchiostro.", "{who} exerts all their ink."),
    "InkReadied": Phrase("{who} prepara {cards} del calamaio.", "{who} readies {cards} in the inkwell."),
    "ExtraInk": Phrase("{who} può ancora aggiungere carte al calamaio (+{n}).", "{who} may ink more cards (+{n})."),
    "NextCostsLess": Phrase(
        "{who} pagherà {n} inchiostro in meno per la prossima carta di quel tipo.",
        "{who} will pay {n} ink less for the next such card.",
    ),
    "EffectGained": Phrase("{a} riceve un nuovo effetto.", "{a} receives a new effect."),
}
HAND_KEPT = Phrase("{who} tiene la mano.", "{who} keeps the hand.")
SILENT = ("InkPaid", "CardsReadied", "TurnEnded")
"""What the picture shows and the log does without."""
SAID_NEXT = {"Exerted": ("LOR-QUEST.01", "LOR-SONG.01"), "PutInInkwell": ("LOR-INK.07",)}
"""Parts of a deed that the line about the deed tells: who quests is exerted. By kind, under these rules."""
WITH_NUMBER = (
    "TurnBegan", "LocationLore", "LoreGained", "LoreLost", "LoreDenied", "LoreKept", "DamageDealt", "DamagePut",
    "DamageMoved", "DamageRemoved", "DamageResisted", "DamagePrevented", "HandAltered", "Supported", "InkExerted",
    "InkReadied", "ExtraInk", "NextCostsLess",
)  # fmt: skip
"""Events whose last thing is a number and not a card."""


def tell(view: Any, event: Event, lang: str) -> str:
    """One event as a sentence; the cards that the view does not show are called just that."""
    names = card_names(view)
    if event.kind in SILENT or event.rule in SAID_NEXT.get(event.kind, ()):
        return ""
    if event.kind == "MatchEnded":
        winners = [seat_name(seat) for seat in event.things]
        if not winners:
            return "The match is a draw." if lang == "en" else "La partita finisce in parità."
        who = listed(winners, lang)
        several = len(winners) > 1
        if lang == "en":
            return f"{who} {'win' if several else 'wins'}."
        return f"{who} {'vincono' if several else 'vince'}."
    things = list(event.things)
    number = things.pop() if event.kind in WITH_NUMBER and things else 0
    if event.kind == "CardNamed":
        things = [~thing for thing in things]
    called = [names.get(thing, ONE).say(lang) for thing in things]
    a = called[0] if called else ONE.say(lang)
    b = called[1] if len(called) > 1 else ONE.say(lang)
    who = seat_name(event.seat) if event.seat >= 0 else ""
    said = HAND_KEPT if event.kind == "HandAltered" and not number else EVENTS[event.kind]
    text = said.say(lang).format(
        who=who,
        a=a,
        b=b,
        n=number,
        damage=DAMAGE.count(number).say(lang),
        removed=REMOVED.count(number).say(lang),
        lore=LORE_POINT.count(number).say(lang),
        counters=COUNTER.count(number).say(lang),
        cards=CARD_NOUN.count(number).say(lang),
        all=cards_told(called, lang),
        di_a=joined("di", a),
        da_a=joined("da", a),
        a_a=joined("a", a),
        in_a=joined("in", a),
        in_b=joined("in", b),
    )
    return text[:1].upper() + text[1:]


def cards_told(called: list[str], lang: str) -> str:
    """Cards one after the other; those that have no name are counted."""
    nameless = ONE.say(lang)
    told = [name for name in called if name != nameless]
    number = len(called) - len(told)
    if number == 1:
        told.append(nameless)
    elif number:
        told.append(CARD_NOUN.count(number).say(lang))
    return listed(told, lang) if told else SOME.say(lang)


def card_names(view: Any) -> dict[int, Phrase]:
    """The words for every card that the view shows, and under ~n for the n-th name that a card may have."""
    names: dict[int, Phrase] = {~place: Phrase(name["it"], name["en"]) for place, name in view.get("named", {}).items()}
    for card in (*view["resolving"], *view.get("shown", ())):
        note_name(names, card)
    for player in view["players"]:
        shown = [*player["seen"], *player["hand"], *player["discard"]]
        shown += [*player["characters"], *player["items"], *player["locations"]]
        if player["top"]:
            shown.append(player["top"])
        for card in shown:
            note_name(names, card)
            for under in card.get("under_cards", ()):
                note_name(names, under)
    return names


def note_name(names: dict[int, Phrase], card: Any) -> None:
    name = Phrase(card["name"]["it"], card["name"]["en"])
    if card["version"]:
        name = name + Phrase(f" - {card['version']['it']}", f" - {card['version']['en']}")
    names[card["card"]] = name
