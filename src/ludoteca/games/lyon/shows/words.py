"""What events of Lyon are called, in Italian and English."""

from __future__ import annotations

from typing import Any

from ludoteca.games.lyon.effects.verbs import ACTS, DURATIONS, OF_PLAYERS, figures
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import KEYWORD_NAMES, KEYWORDS, keyword_names
from ludoteca.games.lyon.state.match import LANES
from ludoteca.games.lyon.state.view import LENGTHS, TIMED
from ludoteca.games.lyon.state.view_types import EffectView, LyonView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import A_CARD, MATCH_OVER, SOMEBODY_CONCEDES, both
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, seat_name
from ludoteca.kernel.views import for_each_view

POINT_NOUN = Noun("punto", "punti", "m", "point")


# -- events ------------------------------------------------------------------------------------------------------

PHASE_NAMES = {
    state.ACQUISITION: Phrase("Acquisizione", "Acquisition"),
    state.ACTION: Phrase("Azione", "Action"),
    state.COMBAT: Phrase("Combattimento", "Combat"),
    state.END_OF_TURN: Phrase("Fine del turno", "End of turn"),
}
PHASE_WORDS = dict(zip(("acquisition", "action", "combat", "end"), PHASE_NAMES.values(), strict=True))
"""The same by the names that views use."""
KEYWORD_WORDS = {key: KEYWORD_NAMES[bit] for key, bit in KEYWORDS.items()}

_SENTENCES = {
    "StarterPlaced": Phrase("{who} mette coperto {a}.", "{who} places {a} face down."),
    "CharacterPlaced": Phrase("{who} gioca con {a}.", "{who} plays with {a}."),
    "DeckShuffled": Phrase("{who} mescola il mazzo.", "{who} shuffles the deck."),
    "FirstPlayerDecided": Phrase("Comincia {who}.", "{who} goes first."),
    "StartersRevealed": Phrase("I Mostri iniziali si scoprono.", "The starting Monsters are revealed."),
    "TurnBegan": Phrase("Turno {n}: {who}.", "Turn {n}: {who}."),
    "PhaseBegan": EMPTY,
    "DrawSkipped": Phrase("Chi comincia non pesca.", "Whoever begins does not draw."),
    "CardDrawn": Phrase("{who} pesca {a}.", "{who} draws {a}."),
    "CardPlayed": Phrase("{who} gioca {a}.", "{who} plays {a}."),
    "MonsterEntered": Phrase("{a} entra nello spazio {lane}.", "{a} enters space {lane}."),
    "TreasureAttached": Phrase("{who} abbina {a} a {b}.", "{who} attaches {a} to {b}."),
    "CharacterActivated": Phrase("{who} attiva {a}.", "{who} activates {a}."),
    "CharacterReadied": Phrase("{a} torna in posizione Attiva.", "{a} is Active again."),
    "AttackDeclared": Phrase("{a} attacca {b}.", "{a} attacks {b}."),
    "DamageDealt": Phrase("{a} subisce {n} D.", "{a} takes {n} damage."),
    "DamagePrevented": Phrase("{a} evita {n} D.", "{n} damage to {a} is prevented."),
    "Healed": Phrase("{a} recupera {points} di DIFESA.", "{a} regains {points} of DEFENCE."),
    "HealingForbidden": Phrase("Non si può curare {a}.", "{a} cannot be healed."),
    "MonsterDestroyed": Phrase("Mostro distrutto: {a}.", "{a} is destroyed."),
    "EffectApplied": Phrase("{a}: {b} {change}{lasts}.", "{a}: {b} {change}{lasts}."),
    "DamageRedirected": Phrase("{b} subisce i danni al posto di {a}.", "{b} takes the damage in place of {a}."),
    "CardRecovered": Phrase("{a} torna nella mano di {who}.", "{a} returns to {who}'s hand."),
    "MonsterRevived": Phrase("{a} torna in gioco nello spazio {lane}.", "{a} returns to play in space {lane}."),
    "MonsterMoved": Phrase("{a} si sposta nello spazio {lane}.", "{a} moves to space {lane}."),
    "MonsterReturned": Phrase("{a} torna nella mano di {who}.", "{a} returns to {who}'s hand."),
    "DamageRemoved": Phrase("I Mostri feriti recuperano la DIFESA.", "Wounded Monsters regain their DEFENCE."),
    "TurnEnded": EMPTY,
    "Conceded": SOMEBODY_CONCEDES,
    "MatchEnded": MATCH_OVER,
}
_HIDDEN = {
    "StarterPlaced": Phrase("{who} mette coperto un Mostro.", "{who} places a Monster face down."),
    "CardDrawn": Phrase("{who} pesca 1 carta.", "{who} draws 1 card."),
}
_WITH_NUMBER = ("DamageDealt", "DamagePrevented", "Healed")
_WITH_LANE = ("StarterPlaced", "MonsterEntered", "MonsterRevived", "MonsterMoved")


def tell(view: LyonView, event: Event, lang: str) -> str:
    """Tell one event as a sentence, with the names of the cards that the view shows."""
    names = card_names(view)
    if event.kind not in _SENTENCES:
        raise KeyError(f"no words for the event {event.kind}")
    sentence = _SENTENCES[event.kind]
    things = event.things
    if not things and event.kind in _HIDDEN:
        sentence = _HIDDEN[event.kind]
    filling: dict[str, Any] = {"who": seat_name(event.seat) if event.seat >= 0 else ""}
    if event.kind == "PhaseBegan":
        return PHASE_NAMES[things[0]].say(lang) + "."
    if event.kind == "TurnBegan":
        filling["n"] = things[0]
    elif things and event.kind not in ("StartersRevealed", "DamageRemoved", "MatchEnded", "TurnEnded"):
        filling["a"] = names.get(things[0], A_CARD)
        if event.kind in _WITH_NUMBER:
            filling["n"] = things[1]
            filling["points"] = POINT_NOUN.count(things[1])
        elif event.kind in _WITH_LANE:
            filling["lane"] = things[1] % LANES + 1
        elif len(things) > 1:
            filling["b"] = names.get(things[1], A_CARD)
        if event.kind == "EffectApplied":
            if is_of_player(things[2], things[3]):
                filling["b"] = player_of(view, things[1])
            filling["change"] = change_words(things[2], things[3], things[4])
            filling["lasts"] = told_duration(things[5], event.seat)
    return sentence.fill(**filling).say(lang)


def is_of_player(what: int, act: int) -> bool:
    """Tell whether a lasting effect allows or forbids something to a player, who is named by their Character."""
    return what in (state.CANNOT, state.CAN) and bool(act & OF_PLAYERS)


def player_of(view: LyonView, character: int) -> str:
    """Name the player whose Character this is."""
    return next(seat_name(player.seat) for player in view.players if player.character.card == character)


@for_each_view
def card_names(view: LyonView) -> dict[int, Phrase]:
    """Return the words for every card that the view shows."""
    shown = [*view.resolving, *view.starters]
    for player in view.players:
        shown += [player.character, *player.hand, *player.discard]
        for monster in player.monsters:
            shown += [monster, *monster.treasures]
    return {card.card: card.name.phrase for card in shown}


def told_duration(until: int, seat: int) -> Phrase:
    if until != state.YOUR_NEXT_TURN:
        return DURATIONS[until]
    duration = Phrase(" fino all'inizio del prossimo turno di {who}", " until the start of {who}'s next turn")
    return duration.fill(who=seat_name(seat))


def change_words(what: int, a: int, b: int) -> Phrase:
    """Say what a lasting effect changes, as the end of a sentence about a card."""
    if what == state.STATS:
        return Phrase("riceve {n}", "gets {n}").fill(n=figures(a, b))
    if what in (state.GAINS, state.LOSES):
        verb = Phrase("guadagna ", "gains ") if what == state.GAINS else Phrase("perde ", "loses ")
        return verb + both(keyword_names(a))
    if what in (state.CANNOT, state.CAN):
        verb = Phrase("non può ", "cannot ") if what == state.CANNOT else Phrase("può ", "can ")
        return verb + next(words for bit, words in ACTS.values() if bit == a)
    if what == state.PREVENTS:
        if a == 1:
            return Phrase("evita il prossimo D", "avoids the next damage")
        return Phrase("evita i prossimi {n} D", "avoids the next {n} damage").fill(n=a)
    if what == state.ATTACKS_AGAIN:
        return Phrase("può attaccare una volta in più", "may attack one more time")
    raise ValueError(f"no words for the change {what}")


def effect_words(effect: EffectView) -> Phrase:
    """Say a timed effect of a view, with how long it lasts: "gets +2/+0 until end of turn"."""
    change = change_words(TIMED.index(effect.what), effect.a, effect.b)
    return change + told_duration(LENGTHS.index(effect.until), effect.of)
