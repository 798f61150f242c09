"""What has happened, a sentence for each event, made from a view alone: nothing is told that the view does not show."""

from __future__ import annotations

from typing import Any, Final

from ludoteca.games.arena.effects.text import with_name
from ludoteca.games.arena.shows.terms import (
    BANNERS,
    COUNTERS,
    POINTS,
    SPACES,
    card_name,
    figure_name,
    figure_names,
    side_name,
    space_name,
)
from ludoteca.games.arena.state.match import (
    ACTION_PHASE,
    DECK_EMPTY,
    END_PHASE,
    MOVEMENT_PHASE,
    POINTS_REACHED,
    SKILL_PHASE,
    STARTING_PHASE,
)
from ludoteca.games.arena.state.view_types import ArenaView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import DAMAGE, ROUND_BEGINS, SOMEBODY_CONCEDES, both, commas, same
from ludoteca.kernel.texts import EMPTY, Phrase, Recast, listed, seat_name, told

SENTENCES: Final = {
    # Preparation.
    "SidesDecided": Phrase("{seat} gioca con la squadra blu.", "{seat} plays the blue team."),
    "FirstDecided": Phrase("La prima scelta del draft va a {who}.", "{who} has the first pick of the draft."),
    "CharacterPicked": Phrase("{who} sceglie {a}.", "{who} picks {a}."),
    "OrderChosen": Phrase("{who}: {a} gioca in {n}ª posizione.", "{who}: {a} plays number {n}."),
    "OrdersRevealed": Phrase("Gli ordini di turno: {orders}.", "The turn orders: {orders}."),
    "CoinFlipped": Phrase("Parità: il lancio della moneta favorisce {who}.", "A tie: the coin flip favours {who}."),
    "TrackBuilt": Phrase("Ordine di turno: {all}.", "Turn order: {all}."),
    "FigurePlaced": Phrase("{who} colloca {a} in {to}.", "{who} places {a} on {to}."),
    "DeckShuffled": Phrase("{who} mescola il mazzo.", "{who} shuffles the deck."),
    "HandKept": Phrase("{who} tiene la mano di partenza.", "{who} keeps the starting hand."),
    "HandRedrawn": Phrase(
        "{who} rimescola la mano di partenza e ne pesca un'altra.",
        "{who} shuffles the starting hand back and draws another.",
    ),
    # Rounds and turns.
    "RoundBegan": ROUND_BEGINS,
    "TurnBegan": Phrase("Tocca {to_a} ({who}).", "{a} is up ({who})."),
    "PhaseBegan": Phrase("{phase} {of_a}.", "{a}: {phase}."),
    "SkillsClosed": Phrase("{who} chiude la Fase Abilità {of_a}.", "{who} closes {a}'s Skill Phase."),
    "TurnEnded": EMPTY,
    "RoundEnded": Phrase("Il round {n} è finito.", "Round {n} is over."),
    "ExtraRound": Phrase("Parità: si gioca un altro round ({n}).", "A tie: another round is played ({n})."),
    "EndTriggered": EMPTY,
    # Cards.
    "CardDrawn": Phrase("{who} pesca {card}.", "{who} draws {card}."),
    "CardTaken": Phrase("{who} prende in mano {card}.", "{who} takes {card} to hand."),
    "CardRetrieved": Phrase(
        "{who} riprende in mano {card} dagli scarti.", "{who} takes {card} back to hand from the discard pile."
    ),
    "CardPlayed": Phrase("{who} gioca {card} ({banner}).", "{who} plays {card} ({banner})."),
    "CardDiscarded": Phrase("{who} scarta {card}.", "{who} discards {card}."),
    "CardExiled": Phrase("{who} esilia {card}.", "{who} exiles {card}."),
    "CardRevealed": Phrase("Dal mazzo di {who} si rivela {card}.", "{card} is revealed from {who}'s deck."),
    "CardsLooked": Phrase("{who} guarda in cima al mazzo: {cards}.", "{who} looks at the top of the deck: {cards}."),
    "DeckReordered": Phrase(
        "{who} rimette le carte in cima al mazzo, nell'ordine che preferisce.",
        "{who} puts the cards back on top of the deck in an order of their choice.",
    ),
    "DrawFailed": Phrase("{who} dovrebbe pescare, ma il mazzo è vuoto.", "{who} has to draw, but the deck is empty."),
    # Figures.
    "FigureReturned": Phrase("{a} torna nell'Arena in {to}, in piena Salute.", "{a} returns on {to} at full Health."),
    "FigureMoved": Phrase("{a} va da {from} {to_space}.", "{a} goes from {from} to {to}."),
    "FigureStayed": Phrase("{a} resta in {to}.", "{a} stays on {to}."),
    "FigureRemoved": Phrase("{a} lascia l'Arena.", "{a} leaves the Arena."),
    "StandardMove": Phrase("Movimento standard {of_a}: fino a {spaces}.", "{a}'s standard move: up to {spaces}."),
    "StandardAttack": Phrase("{a} attacca {b}.", "{a} attacks {b}."),
    "DamageDealt": Phrase("{b} subisce {damage}: Salute {left}.", "{b} takes {damage}: Health {left}."),
    "DamagePrevented": Phrase("{b} non subisce danni.", "{b} takes no damage."),
    "Healed": Phrase("{a} recupera {n} PS: Salute {left}.", "{a} recovers {n} Health: {left} now."),
    "KnockedOut": Phrase("{b} mette KO {a}!", "{b} knocks out {a}!"),
    # Points.
    "PointsGained": Phrase("{side} ottiene {points}: {total} in tutto.", "{side} gains {points}: {total} in all."),
    "PointsLost": Phrase("{side} perde {points}: {total} in tutto.", "{side} loses {points}: {total} in all."),
    # Statuses and abilities.
    "StatusGained": Phrase("{a} ottiene {counters} {status}.", "{a} gains {n} {status} {counters}."),
    "StatusReduced": Phrase(
        "{a} perde un segnalino {status}: ne ha ancora {left}.", "{a} loses one {status} counter: {left} left."
    ),
    "StatusRemoved": Phrase("{a} non è più sotto l'effetto di {status}.", "{a} is rid of {status}."),
    "StatusTriggered": Phrase("{a}: si innesca {status}.", "{a}: {status} is triggered."),
    "AbilityUsed": Phrase("{a} usa {ability}.", "{a} uses {ability}."),
    "AbilityTriggered": Phrase("{a}: scatta {ability}.", "{a}: {ability} is triggered."),
    "Upgraded": Phrase("Miglioria {of_a}: ora ha anche {upgrade}.", "{a} is upgraded: now with {upgrade}."),
    "GearRefused": Phrase("{who} non concede il proprio equipaggiamento per {a}.", "{who} gives no gear for {a}."),
    "FlippedBack": Phrase(
        "La carta Capacità {of_a} torna sul lato di partenza.", "{a}'s ability card turns back to its starting side."
    ),
    "Conceded": SOMEBODY_CONCEDES,
    "MatchEnded": EMPTY,
}

HIDDEN: Final = {
    "OrderChosen": Phrase(
        "{who} decide in segreto una parte del proprio ordine.", "{who} secretly settles part of their order."
    ),
    "CardDrawn": Phrase("{who} pesca 1 carta.", "{who} draws 1 card."),
    "CardTaken": Phrase("{who} prende in mano 1 carta.", "{who} takes 1 card to hand."),
    "CardsLooked": Phrase("{who} guarda in cima al mazzo.", "{who} looks at the top of the deck."),
}
"""What those are told who may not know more."""

BY_RULE: Final = {
    ("CardDiscarded", "SA-8.08"): Phrase(
        "{who} scarta {card}: +1 al movimento standard.", "{who} discards {card}: +1 to the standard move."
    ),
    ("CardDiscarded", "SA-9.08"): Phrase(
        "{who} scarta {card}: +1 all'attacco standard.", "{who} discards {card}: +1 to the standard attack."
    ),
    ("CardDiscarded", "SA-9.09"): Phrase(
        "{who} scarta {card}: +1 all'attacco standard.", "{who} discards {card}: +1 to the standard attack."
    ),
    ("CardExiled", "SA-13.11"): Phrase(
        "{who} esilia {card} per poter scegliere chi ha Furtivo.", "{who} exiles {card} to choose a Stealthy character."
    ),
    ("CardExiled", "SA-18.08"): Phrase(
        "{who} esilia {card} dagli scarti per la miglioria.",
        "{who} exiles {card} from the discard pile for the upgrade.",
    ),
    ("PointsGained", "SA-7.06"): Phrase(
        "{side} ottiene {points} per la casella dorata: {total} in tutto.",
        "{side} gains {points} for the golden space: {total} in all.",
    ),
    ("PointsGained", "SA-14.04"): Phrase(
        "{side} ottiene {points} per il KO: {total} in tutto.", "{side} gains {points} for the KO: {total} in all."
    ),
    ("FigureMoved", "SA-8.02"): Phrase("{a} si muove da {from} {to_space}.", "{a} moves from {from} to {to}."),
    ("FigureMoved", "SA-8.03"): Phrase("{a} si muove da {from} {to_space}.", "{a} moves from {from} to {to}."),
    ("FigureStayed", "SA-13.04"): Phrase("{a} non può muoversi e resta in {to}.", "{a} cannot move and stays on {to}."),
}
"""The same kind of event told with its reason."""
SAID_BEFORE: Final = (("CardDiscarded", "SA-8.13"), ("CardDiscarded", "SA-9.12"), ("StatusRemoved", "SA-14.03"))
"""Parts of a deed that an earlier line has told: a card that was played, the end of all that a KO takes away."""

END_BROUGHT: Final = {
    POINTS_REACHED: Phrase(
        "{side} arriva a {goal} Punti Vittoria: questo round è l'ultimo.",
        "{side} reaches {goal} Victory Points: this round is the last.",
    ),
    DECK_EMPTY: Phrase(
        "Il mazzo di {seat} è finito: questo round è l'ultimo.", "{seat}'s deck has run out: this round is the last."
    ),
}
PHASE_NAMES: Final = {
    STARTING_PHASE: Phrase("Fase di Partenza", "Starting Phase"),
    MOVEMENT_PHASE: Phrase("Fase Movimento", "Movement Phase"),
    ACTION_PHASE: Phrase("Fase Azione", "Action Phase"),
    SKILL_PHASE: Phrase("Fase Abilità", "Skill Phase"),
    END_PHASE: Phrase("Fase Finale", "End Phase"),
}
WON: Final = Phrase("Vince {who}.", "{who} wins.")
WON_TOGETHER: Final = Phrase("Vincono {who}.", "{who} win.")

LAYOUT: Final = {
    "SidesDecided": "seat",
    "CharacterPicked": "a _",
    "OrderChosen": "a n",
    "FigurePlaced": "a to",
    "RoundBegan": "n",
    "TurnBegan": "a _",
    "PhaseBegan": "a phase",
    "SkillsClosed": "a",
    "RoundEnded": "n",
    "ExtraRound": "n",
    "CardDrawn": "card",
    "CardTaken": "card",
    "CardRetrieved": "card",
    "CardPlayed": "card banner",
    "CardDiscarded": "card",
    "CardExiled": "card",
    "CardRevealed": "card",
    "FigureReturned": "a to",
    "FigureMoved": "a from to",
    "FigureStayed": "a to",
    "FigureRemoved": "a _",
    "StandardMove": "a spaces",
    "StandardAttack": "a b",
    "DamageDealt": "a b damage left",
    "DamagePrevented": "a b",
    "Healed": "a n left",
    "KnockedOut": "a b",
    "PointsGained": "side points total",
    "PointsLost": "side points total",
    "StatusGained": "a status n total",
    "StatusReduced": "a status left",
    "StatusRemoved": "a status",
    "StatusTriggered": "a status",
    "AbilityUsed": "a ability",
    "AbilityTriggered": "a ability",
    "Upgraded": "a",
    "GearRefused": "a",
    "FlippedBack": "a",
}
"""What the things of an event are, in order; `_` is not told."""


def tell(view: ArenaView, event: Event, lang: str) -> str:
    """Tell one event as a sentence; nothing where another sentence says it."""
    if event.kind not in SENTENCES:
        raise KeyError(f"no words for the event {event.kind}")
    if event.kind == "TurnEnded" or (event.kind, event.rule) in SAID_BEFORE:
        return ""
    if event.kind == "PhaseBegan" and event.things[1] in (STARTING_PHASE, END_PHASE):
        return ""
    if event.kind == "MatchEnded":
        return result(event, lang)
    return told(sentence_for(event), fields(view, event), lang)


def sentence_for(event: Event) -> Phrase:
    """Choose the sentence with gaps for this event."""
    kind, things = event.kind, event.things
    if not things and kind in HIDDEN:
        return HIDDEN[kind]
    if kind == "EndTriggered":
        return END_BROUGHT[things[0]]
    if kind == "KnockedOut" and things[1] in (-1, things[0]):
        return Phrase("{a} è KO!", "{a} is knocked out!")
    if kind == "StatusGained" and things[3] > things[2]:
        return Phrase(
            "{a} ottiene {counters} {status}: ora ne ha {total}.", "{a} gains {n} {status} {counters}: {total} now."
        )
    if kind == "StatusReduced" and not things[2]:
        return Phrase("{a} perde l'ultimo segnalino {status}.", "{a} loses the last {status} counter.")
    return BY_RULE.get((kind, event.rule), SENTENCES[kind])


def fields(view: ArenaView, event: Event) -> dict[str, Any]:
    """Return what goes into the gaps."""
    things = event.things
    gaps: dict[str, Any] = {"who": seat_name(event.seat) if event.seat >= 0 else ""}
    if event.kind == "TrackBuilt":
        return {"all": figures_listed(view, things)}
    if event.kind == "OrdersRevealed":
        return {"orders": orders(view, things)}
    if event.kind == "CardsLooked":
        called = [card_name(view, card) for card in things]
        return gaps | {"cards": both(called)}
    if event.kind == "EndTriggered":
        if things[0] == DECK_EMPTY:
            return {"seat": seat_name(things[1])}
        return {"side": side_name(view, things[1]), "goal": view.goal}
    for name, thing in zip(LAYOUT.get(event.kind, "").split(), things, strict=False):
        fill_gap(gaps, view, event, name, thing)
    return gaps


def fill_gap(gaps: dict[str, Any], view: ArenaView, event: Event, name: str, thing: int) -> None:
    """Put one thing of an event into the gaps, in the words that its sentence may want."""
    if name in ("a", "b"):
        if thing >= 0:
            called, to, of = figure_names(view, thing)
            gaps |= {name: called, f"to_{name}": to, f"of_{name}": of}
            if event.kind == "Upgraded":
                abilities = view.character(thing).abilities
                gaps["upgrade"] = next(one for one in abilities if one.upgraded).name.phrase
    elif name in ("from", "to"):
        gaps |= {name: space_name(view, thing), f"{name}_space": with_name("a", space_name(view, thing))}
    elif name == "card":
        gaps[name] = card_name(view, thing)
    elif name == "banner":
        gaps[name] = list(BANNERS.values())[thing - 1]
    elif name == "status":
        gaps[name] = view.statuses[thing].name.phrase
    elif name == "ability":
        gaps[name] = view.character(event.things[0]).abilities[thing].name.phrase
    elif name == "phase":
        gaps[name] = PHASE_NAMES[thing]
    elif name == "damage":
        gaps[name] = DAMAGE.count(thing)
    elif name == "spaces":
        gaps[name] = SPACES.count(thing)
    elif name == "points":
        gaps[name] = POINTS.count(thing)
    elif name == "side":
        gaps[name] = side_name(view, thing)
    elif name == "seat":
        gaps[name] = seat_name(thing)
    else:
        gaps[name] = thing
        if event.kind == "StatusGained" and name == "n":
            named = COUNTERS.name(plural=thing != 1)
            gaps["counters"] = Recast(COUNTERS.count(thing).it, named.en, named)


def figures_listed(view: ArenaView, figures: tuple[int, ...]) -> Phrase:
    return commas([figure_name(view, figure) for figure in figures])


def orders(view: ArenaView, figures: tuple[int, ...]) -> Phrase:
    """Say who has chosen which order: Ada: Aladdin, Sulley, Ariel; Bea: …"""
    by_seat: dict[int, list[int]] = {}
    for figure in figures:
        by_seat.setdefault(view.figures[figure].seat, []).append(figure)
    return commas(
        [same(f"{seat_name(seat)}: ") + figures_listed(view, tuple(own)) for seat, own in by_seat.items()], "; "
    )


def result(event: Event, lang: str) -> str:
    if not event.things:
        return Phrase("La partita finisce in parità.", "The match ends in a draw.").say(lang)
    who = listed([seat_name(seat) for seat in event.things], lang)
    return (WON if len(event.things) == 1 else WON_TOGETHER).fill(who=who).say(lang)
