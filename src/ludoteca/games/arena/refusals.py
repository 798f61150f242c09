"""Why something cannot be done: for every option that is not on offer, the rule that forbids it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena import aims, state
from ludoteca.games.arena.attacking import attack_boosts, attack_targets, standard_range
from ludoteca.games.arena.cards import ACTION, IMMOBILE, MOVEMENT, SKILL, STEALTHY, TAUNT
from ludoteca.games.arena.moving import move_boosts
from ludoteca.games.arena.phases import within_skill_phase
from ludoteca.games.arena.playing import outlook_of
from ludoteca.games.arena.state import (
    DECK,
    DRAFTING,
    GIVEN_UP,
    HANDS,
    IN_HAND,
    MAIN,
    OPEN,
    ORDERING,
    PLACING,
    ArenaMatch,
)
from ludoteca.games.arena.statuses import forbidden_types
from ludoteca.games.arena.steps import STANDARD_ATTACK, STANDARD_MOVE
from ludoteca.games.arena.upgrades import can_upgrade
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import match_over, no
from ludoteca.kernel.texts import Phrase

ARGUMENTS: Final = {
    state.TARGET: 1, state.DONE_WITH: 0, state.YES: 0, state.MODE: 1, state.TRIGGER: 1, state.PICK: 1, state.ORDER: 1,
    state.PLACE: 1, state.KEEP: 0, state.REDRAW: 0, state.MOVE: 1, state.BOOST_MOVE: 1, state.BOOST_ATTACK: 1,
    state.ATTACK: 1, state.PLAY: 2, state.USE: 1, state.UPGRADE: 0, state.CLOSE: 0, state.END: 0, state.DISCARD: 1,
    state.CARD: 1, state.SPACE: 1, state.SUMMONER: 1,
}  # fmt: skip
"""How many numbers follow each verb."""


def refusal(m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
    if m.result is not None:
        return match_over(m.result.rule)
    if len(raw) - 1 != ARGUMENTS[raw[0]]:
        return no("SA-6.03", "Un'opzione così non esiste.", "There is no such option.")
    if m.phase < state.STARTING:
        return refuse_in_setup(m, seat, raw)
    if raw[0] in (state.KEEP, state.REDRAW):
        return refuse_redraw(m)
    decision = m.decision_of(seat)
    if decision is None:
        if seat != m.active_seat:
            return no(
                "SA-6.02",
                "Non è il turno di un tuo personaggio: ce n'è solo uno attivo.",
                "It is not the turn of one of your characters: only one is active.",
            )
        return no("SA-11.08", "Prima deve rispondere qualcun altro.", "Somebody else has to answer first.")
    if decision.continues or m.phase != MAIN:
        return refuse_within(m, seat, raw)
    return refuse_in_main(m, seat, raw)


# -- preparation -------------------------------------------------------------------------------------------------


def refuse_in_setup(m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
    if m.phase == DRAFTING and raw[0] == state.PICK:
        return refuse_pick(m, seat, raw[1])
    if m.phase == ORDERING and raw[0] == state.ORDER:
        return refuse_order(m, seat, raw[1])
    if m.phase == PLACING and raw[0] == state.PLACE:
        return refuse_start(m, seat, raw[1])
    if m.phase == HANDS and raw[0] in (state.KEEP, state.REDRAW) and m.redrawn[seat] >= 0:
        return refuse_redraw(m)
    if m.phase == HANDS and raw[0] in (state.KEEP, state.REDRAW):
        return no("SA-A.35", "Si decide nell'ordine di turno.", "This is decided in turn order.")
    return no(
        "SA-4.02" if m.phase == DRAFTING else "SA-4.19",
        "Prima bisogna finire la preparazione.",
        "The setup comes first.",
    )


def refuse_redraw(m: ArenaMatch) -> Refusal:
    """The match is on: the first hand is what it is."""
    if m.mode == "ch1":
        return no("SA-3.15", "Nel capitolo 1 la mano non si cambia.", "In chapter 1 the hand is not redrawn.")
    return no("SA-4.17", "La mano si cambia una volta sola.", "The starting hand is decided on once only.")


def refuse_pick(m: ArenaMatch, seat: int, character: int) -> Refusal:
    cited = "SA-19.04" if m.seats == 4 else "SA-4.04"
    if m.pick_order[m.drafted] != seat:
        return no(cited, "Ora sceglie un altro Evocatore.", "Another Summoner picks now.")
    if character not in m.content.offered:
        return no("SA-4.02", "Non c'è un personaggio così.", "There is no such character.")
    for figure in range(m.figures):
        if m.character[figure] == character and m.side[figure] == m.side_of[seat]:
            return no(
                "SA-19.05" if m.seats == 4 else "SA-4.01",
                "La tua squadra ha già questo personaggio.",
                "Your team has this character already.",
            )
    return no(cited, "Questo personaggio è già stato scelto.", "This character has been picked already.")


def refuse_order(m: ArenaMatch, seat: int, figure: int) -> Refusal:
    cited = "SA-19.09" if m.seats == 4 else "SA-4.07"
    if len(m.order[seat]) == m.team_size:
        return no(cited, "Il tuo ordine è già deciso.", "Your order is settled already.")
    if figure in m.order[seat]:
        return no(cited, "Questo personaggio ha già un posto.", "This character has its place already.")
    return no(cited, "Non è un tuo personaggio.", "That is not one of your characters.")


def refuse_start(m: ArenaMatch, seat: int, space: int) -> Refusal:
    cited = "SA-19.17" if m.seats == 4 else "SA-4.14"
    if m.decision_of(seat) is None:
        return no(cited, "Ora tocca a un'altra pedina.", "It is another figure's turn to be placed.")
    if 0 <= space < m.content.board.size and m.occupant[space] >= 0:
        return no(cited, "La casella è occupata.", "The space is occupied.")
    return no(
        cited,
        "Si comincia su una casella di partenza del proprio lato.",
        "You begin on a starting space on your own side.",
    )


# -- in the turn -------------------------------------------------------------------------------------------------


def refuse_within(m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
    """Something is under way that must be answered first."""
    verb = raw[0]
    if verb == state.PLACE and m.phase == state.STARTING and m.out[m.active]:
        return refuse_return(m, raw[1])
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node in (STANDARD_MOVE, STANDARD_ATTACK):
        return refuse_after_boost(m, seat, raw, frame.node)
    said: Refusal | None = None
    if verb == state.TARGET:
        said = aims.refuse_target(m, seat, raw[1])
    elif verb == state.SPACE:
        said = aims.refuse_space(m, seat, raw[1])
    if said is not None:
        return said
    if verb == state.UPGRADE:
        return no("SA-18.07", "Si migliora solo tra una fase e l'altra.", "Upgrades happen between phases only.")
    if verb == state.DISCARD and m.phase == state.ENDING:
        return no("SA-15.03", "Si scarta dalla propria mano.", "Cards are discarded from one's own hand.")
    if m.phase == state.ENDING:
        return no("SA-6.03", "Le fasi principali sono finite.", "The main phases are over.")
    if m.phase == state.STARTING:
        return no("SA-6.03", "È ancora la Fase di Partenza.", "This is still the Starting Phase.")
    if seat != m.active_seat:
        return no("SA-11.08", "Prima rispondi a ciò che ti viene chiesto.", "First answer what you are asked.")
    return no("SA-11.08", "Prima completa quello che hai cominciato.", "First finish what you have begun.")


def refuse_after_boost(m: ArenaMatch, seat: int, raw: Raw, node: int) -> Refusal:
    """A card has been discarded for a bonus: the standard move or attack follows, with nothing more added."""
    verb = raw[0]
    if node == STANDARD_MOVE:
        if verb == state.MOVE:
            return refuse_space(m, raw[1])
        if verb == state.BOOST_MOVE:
            return no("SA-8.10", "Si scarta una carta sola.", "Only one card is discarded.")
        if verb == state.PLAY:
            return no("SA-8.12", "L'aumento vale per il movimento standard.", "The bonus is for the standard movement.")
        return no("SA-8.10", "Ora scegli dove muovere.", "Now choose where to move.")
    if verb == state.ATTACK:
        return refuse_figure(m, seat, raw[1])
    if verb == state.BOOST_ATTACK:
        return no("SA-9.11", "Si scarta una carta sola.", "Only one card is discarded.")
    return no("SA-9.11", "Ora scegli chi attaccare.", "Now choose whom to attack.")


def refuse_return(m: ArenaMatch, space: int) -> Refusal:
    board = m.content.board
    if 0 <= space < board.size and m.occupant[space] >= 0:
        return no("SA-7.09", "La casella è occupata.", "The space is occupied.")
    if any([m.occupant[star] < 0 for star in board.stars]):
        return no("SA-7.09", "Si torna su una casella libera con la stella.", "Return on a free space with a star.")
    return no(
        "SA-7.10",
        "Le stelle sono occupate: si torna sulla casella libera più vicina a una di esse.",
        "All stars are occupied: return on the free space nearest to one of them.",
    )


def refuse_in_main(m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb == state.MOVE:
        if m.moved != OPEN:
            return refuse_used(m.moved, MOVEMENT)
        return refuse_space(m, raw[1])
    if verb == state.BOOST_MOVE:
        return refuse_boost(m, seat, raw[1], MOVEMENT)
    if verb == state.BOOST_ATTACK:
        return refuse_boost(m, seat, raw[1], ACTION)
    if verb == state.ATTACK:
        if m.acted != OPEN:
            return refuse_used(m.acted, ACTION)
        return refuse_figure(m, seat, raw[1])
    if verb == state.PLAY:
        return refuse_card(m, seat, raw[1], raw[2])
    if verb == state.USE:
        return refuse_ability(m, raw[1])
    if verb == state.UPGRADE:
        return refuse_upgrade(m)
    if verb == state.CLOSE:
        return refuse_close(m)
    return no("SA-6.05" if m.skills else "SA-6.04", "Non è il momento di farlo.", "This is not the moment for it.")


def refuse_used(what: int, phase: int) -> Refusal:
    if what == GIVEN_UP:
        return no("SA-6.06", "A questa fase hai rinunciato.", "This phase has been given up.")
    if phase == MOVEMENT:
        return no("SA-6.06", "La Fase Movimento è già stata usata.", "The Movement Phase has been used already.")
    return no("SA-6.06", "La Fase Azione è già stata usata.", "The Action Phase has been used already.")


def refuse_space(m: ArenaMatch, space: int) -> Refusal:
    if not 0 <= space < m.content.board.size:
        return no("SA-8.06", "Non c'è una casella così.", "There is no such space.")
    if m.occupant[space] >= 0:
        return no("SA-8.06", "Il movimento finisce su una casella libera.", "A move ends on an unoccupied space.")
    if m.traits[m.active] & IMMOBILE:
        return no("SA-13.04", "Chi è Immobilizzato non si muove.", "An Immobilized character does not move.")
    return Refusal(
        "SA-8.03" if m.skills else "SA-8.02",
        Phrase(
            "Non ci si arriva: è troppo lontana, o c'è di mezzo un avversario.",
            "It cannot be reached: too far, or a rival is in the way.",
        ),
    )


def refuse_figure(m: ArenaMatch, seat: int, figure: int) -> Refusal:
    if not 0 <= figure < m.figures or figure == m.active:
        return no("SA-9.02", "Si attacca un altro personaggio.", "You can only attack another character.")
    if not m.stands(figure):
        return no("SA-14.05", "Un personaggio KO non subisce effetti.", "A KO'd character is not affected.")
    if m.side[figure] != m.side_of[seat]:
        if m.traits[figure] & STEALTHY and not m.hand[seat]:
            return no(
                "SA-13.12",
                "Ha Furtivo e non hai una carta da esiliare.",
                "They are Stealthy and you have no card to exile.",
            )
        taunting = [other for other in range(m.figures) if m.traits[other] & TAUNT and m.stands(other)]
        if not m.traits[figure] & TAUNT and any(m.side[other] == m.side[figure] for other in taunting):
            return Refusal(
                "SA-13.15",
                Phrase(
                    "Un suo alleato ha Provoca: {name} non si può scegliere.",
                    "An ally has Taunt: {name} cannot be chosen.",
                ).fill(name=m.person(figure).short),
            )
    if m.stands(m.active) and m.distance(m.active, figure) > standard_range(m, m.active):
        return no("SA-9.06", "È fuori gittata.", "They are out of range.")
    return no("SA-11.03", "Questo personaggio non si può scegliere.", "This character cannot be chosen.")


def refuse_boost(m: ArenaMatch, seat: int, card: int, phase: int) -> Refusal:
    spent = m.moved if phase == MOVEMENT else m.acted
    if m.chapter < 2:
        return no("SA-1.04", "Gli aumenti arrivano con il capitolo 2.", "Bonuses come with chapter 2.")
    if spent != OPEN:
        return refuse_used(spent, phase)
    if not 0 <= card < len(m.zone) or m.zone[card] != IN_HAND or m.owner(card) != seat:
        cited = "SA-8.09" if phase == MOVEMENT else "SA-9.10"
        return no(cited, "Si scarta una carta della propria mano.", "A card from your own hand is discarded.")
    if phase == MOVEMENT and card not in move_boosts(m, seat):
        return no("SA-8.08", "Serve una carta Movimento.", "That takes a Movement card.")
    if phase == ACTION and card not in attack_boosts(m, seat):
        if m.chapter == 2:
            return no("SA-9.08", "Serve una carta Azione.", "That takes an Action card.")
        return no("SA-9.09", "Serve una carta Attacco.", "That takes an Attack card.")
    if attack_targets(m, seat, m.active, len(m.hand[seat])):
        return no(
            "SA-A.19",
            "È la sola carta con cui pagare chi ha Furtivo: non può pagare due cose.",
            "It is your only card to pay for a Stealthy rival with: it cannot pay for two things.",
        )
    far = standard_range(m, m.active)
    for other in range(m.figures):
        if other != m.active and m.stands(other) and m.distance(m.active, other) <= far:
            return refuse_figure(m, seat, other)
    return no("SA-9.06", "Non c'è nessuno da attaccare.", "There is nobody to attack.")


def refuse_card(m: ArenaMatch, seat: int, card: int, phase: int) -> Refusal:
    if not 0 <= card < len(m.zone) or m.zone[card] != IN_HAND or m.owner(card) != seat:
        return no("SA-17.10", "Si giocano carte della propria mano.", "Cards are played from your own hand.")
    if card // DECK != m.active:
        return no(
            "SA-6.07", "Si giocano solo carte del personaggio attivo.", "Only the active character's cards are played."
        )
    printed = m.printed(card)
    if phase not in (MOVEMENT, ACTION) or not printed.banner & phase:
        return no(
            "SA-2.06",
            "Lo stendardo della carta non è di questa fase.",
            "The card's banner does not belong to this phase.",
        )
    spent = m.moved if phase == MOVEMENT else m.acted
    if spent != OPEN:
        return refuse_used(spent, phase)
    if printed.types & forbidden_types(m, m.active):
        return no("SA-13.09", "Uno stato vieta di giocare carte Attacco.", "A status forbids playing Attack cards.")
    return no("SA-9.13", "Non c'è un personaggio valido da scegliere.", "There is no valid character to choose.")


def refuse_ability(m: ArenaMatch, index: int) -> Refusal:
    if not m.skills:
        cited = "SA-1.05" if m.chapter > 1 else "SA-1.04"
        return no(cited, "Le abilità arrivano con il capitolo 3.", "Abilities come with chapter 3.")
    abilities = m.abilities(m.active)
    if not 0 <= index < len(abilities):
        return no("SA-18.10", "Il personaggio non ha questa abilità.", "The character does not have this ability.")
    if abilities[index].timing != SKILL:
        return no("SA-18.11", "Questa abilità agisce da sola.", "This ability works by itself.")
    if m.used >> index & 1:
        return no("SA-10.01", "L'hai già usata in questo turno.", "It has been used this turn already.")
    if m.skills_closed:
        return no("SA-10.07", "La Fase Abilità è chiusa.", "The Skill Phase is closed.")
    cost = abilities[index].cost
    if cost is not None and cost.phase:
        spent = m.moved if cost.phase == MOVEMENT else m.acted
        if spent != OPEN:
            return refuse_used(spent, cost.phase)
    if cost is not None and cost.cards:
        paying = [card for card in m.hand[m.active_seat] if cost.takes(m.printed(card))]
        if len(paying) < cost.cards:
            return no("SA-10.04", "Non hai la carta da scartare.", "You do not have the card to discard.")
    if outlook_of(m, m.active, m.active_seat, abilities[index].effect, 0).blocked:
        return no(
            "SA-A.47",
            "Non c'è una carta da rivelare o esiliare: il mazzo è vuoto.",
            "There is no card to reveal or exile: the deck is empty.",
        )
    return no(
        "SA-10.06",
        "Non si può usare: manca un bersaglio valido o una condizione.",
        "It cannot be used: a valid target or a condition is missing.",
    )


def refuse_upgrade(m: ArenaMatch) -> Refusal:
    if not m.upgrades_on:
        return no("SA-2.13", "Qui non ci sono migliorie.", "There are no upgrades here.")
    if m.upgraded[m.active]:
        return Refusal(
            "SA-18.09",
            Phrase("{name} ha già la miglioria.", "{name} is upgraded already.").fill(name=m.person(m.active).short),
        )
    if within_skill_phase(m) and can_upgrade(m, m.active_seat):
        return no("SA-18.07", "Prima va chiusa la Fase Abilità.", "The Skill Phase must be closed first.")
    return no("SA-18.06", "Mancano gli equipaggiamenti.", "You do not have the gear.")


def refuse_close(m: ArenaMatch) -> Refusal:
    if not m.upgrades_on:
        return no("SA-2.13", "Qui non ci sono migliorie.", "There are no upgrades here.")
    if m.skills_closed:
        return no("SA-10.07", "La Fase Abilità è già chiusa.", "The Skill Phase is closed already.")
    return no(
        "SA-A.37",
        "La Fase Abilità si chiude solo quando serve per migliorare il personaggio attivo.",
        "The Skill Phase is closed only where that is needed to upgrade the active character.",
    )
