"""Why something cannot be done: for every option that is not on offer, the rule that forbids it."""

from __future__ import annotations

from ludoteca.games.lorcana import state
from ludoteca.games.lorcana.cards import ACTION, ALERT, CHARACTER, EVASIVE, LOCATION, RECKLESS, WARD
from ludoteca.games.lorcana.challenge import challenge_targets, exposed, may_challenge, may_challenge_drying
from ludoteca.games.lorcana.lasting import laws
from ludoteca.games.lorcana.main import BOOST_USED, move_targets
from ludoteca.games.lorcana.playing import price, shift_bases, shift_price, singers_for
from ludoteca.games.lorcana.script import Activated
from ludoteca.games.lorcana.state import LorcanaMatch
from ludoteca.games.lorcana.terms import (
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    MAIN,
    SETUP,
    TO_BE_CHALLENGED,
    TO_CHALLENGE,
    TO_EXERT,
    TO_MOVE,
    TO_SING,
)
from ludoteca.games.lorcana.triggers import is_used
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import NOTHING_AGAINST, match_over, no
from ludoteca.kernel.texts import Phrase

FROM_HAND = (state.INK, state.PLAY, state.SHIFT_VERB, state.SING, state.FREE)
IN_MAIN_PHASE = (
    *FROM_HAND, state.QUEST, state.CHALLENGE, state.USE, state.MOVE, state.BOOST_VERB, state.END, state.REPEAT,
)  # fmt: skip

CHALLENGE_QUESTION = "LOR-MAIN.08"
"""The rule under which a player is asked whom to challenge."""


def refusal(m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    if m.result is not None:
        return match_over(m.result.rule)
    if m.is_out(seat):
        return no("LOR-MULTI.06", "Hai lasciato la partita.", "You have left the match.")
    if verb in IN_MAIN_PHASE:
        refused = refuse_moment(m, seat, raw)
        if refused:
            return refused
        if verb == state.REPEAT or raw == m.looped:
            return refuse_loop(m)
        if verb == state.END:
            return no(
                "LOR-RECK.02",
                "Un personaggio Attaccabrighe può ancora sfidare: deve farlo prima che il turno finisca.",
                "A Reckless character can still challenge: it must before the turn ends.",
            )
        if len(raw) < 2 or not 0 <= raw[1] < len(m.card):
            return no("LOR-TIME.07", "Non c'è una carta così.", "There is no such card.")
        if verb in FROM_HAND:
            return refuse_from_hand(m, seat, raw)
        return refuse_in_play(m, seat, raw)
    if verb == state.ALTER or verb == state.KEEP:
        if m.phase != SETUP:
            return no(
                "LOR-SETUP.08", "La mano si cambia una volta, all'inizio.", "Hands are altered once, at the beginning."
            )
        return no("LOR-SETUP.09", "Non tocca a te cambiare la mano.", "It is not your turn to alter your hand.")
    if verb == 0 and len(raw) > 1 and 0 <= raw[1] < len(m.card):
        return refuse_target(m, seat, raw[1])
    return no("LOR-TIME.07", "Non è fra le scelte di adesso.", "That is not among the choices now.")


def refuse_moment(m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
    """When nothing of the main phase may be done at all.

    Rules: LOR-TIME.04, LOR-TIME.05, LOR-TIME.12.
    """
    if m.phase == SETUP:
        return no("LOR-SETUP.17", "La partita non è ancora cominciata.", "The match has not begun yet.")
    if not m.is_on_turn(seat):
        if raw[0] == state.USE:
            return no(
                "LOR-ABIL.01", "Le abilità si usano solo nel proprio turno.", "Abilities are used on one's own turn."
            )
        return no("LOR-TURN.02", "Non è il tuo turno.", "It is not your turn.")
    decision = m.decision_of(seat)
    if m.phase != MAIN:
        return no("LOR-TIME.08", "Si agisce nella fase principale.", "Actions belong to the main phase.")
    if decision is None or decision.continues:
        if raw[0] == state.END:
            return no("LOR-TURN.20", "Prima completa quello che è in corso.", "First finish what is under way.")
        return no("LOR-TIME.09", "Prima completa quello che è in corso.", "First finish what is under way.")
    return NOTHING_AGAINST


def refuse_loop(m: LorcanaMatch) -> Refusal:
    if m.looped:
        return no(
            "LOR-TIME.11",
            "Il ciclo è stato ripetuto: ora bisogna fare altro.",
            "The loop has been repeated: something else must be done now.",
        )
    return no("LOR-TIME.11", "Non c'è un ciclo da ripetere.", "There is no loop to repeat.")


def refuse_from_hand(m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
    verb, card = raw[0], raw[1]
    if m.owner[card] != seat or m.zone[card] != IN_HAND:
        if verb == state.INK and m.zone[card] == IN_INKWELL:
            return no("LOR-INK.09", "È già nel calamaio.", "It is in the inkwell already.")
        if m.zone[card] == IN_DISCARD:
            return no(
                "LOR-PLAY.11", "Dagli scarti si gioca solo se un effetto lo dice.", "A discard is not played from."
            )
        return no("LOR-PLAY.11", "Si giocano le carte della propria mano.", "Cards are played from your own hand.")
    if verb == state.INK:
        if m.inked_by(seat) >= laws.inks_allowed(m, seat):
            return no("LOR-INK.03", "Hai già messo inchiostro in questo turno.", "You have inked this turn already.")
        return no("LOR-INK.05", "La carta non ha il simbolo del calamaio.", "The card has no inkwell symbol.")
    forbidden = laws.may_play(m, seat, card)
    if forbidden:
        return no(forbidden, "Un effetto vieta di giocarla adesso.", "An effect forbids playing it now.")
    if verb == state.SHIFT_VERB:
        return refuse_shift(m, seat, card)
    if verb == state.SING:
        return refuse_song(m, seat, card)
    if verb == state.FREE:
        return no("LOR-COST.10", "Non ha questo costo alternativo adesso.", "It has no such alternate cost now.")
    return too_dear(price(m, seat, card), m.ready_ink[seat])


def too_dear(cost: int, ready: int) -> Refusal:
    said = Phrase(
        "Costa {cost}, ma hai solo {ready} di inchiostro preparato.", "It costs {cost} and you have {ready} ready ink."
    ).fill(cost=cost, ready=ready)
    return Refusal("LOR-PLAY.03", said)


def refuse_shift(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    if m.script[card].shift is None:
        return no("LOR-SHIFT.01", "Non ha Trasformazione.", "It has no Shift.")
    if not shift_bases(m, seat, card):
        return no("LOR-SHIFT.01", "Non hai in gioco un personaggio adatto.", "You have no fitting character in play.")
    cost = shift_price(m, seat, card)
    if cost > m.ready_ink[seat]:
        return too_dear(cost, m.ready_ink[seat])
    return no("LOR-SHIFT.19", "Il costo di Trasformazione non si può pagare.", "The Shift cost cannot be paid.")


def refuse_song(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    if m.script[card].card.kind != ACTION or not m.script[card].card.is_song:
        return no("LOR-SONG.01", "Si cantano solo le canzoni.", "Only songs are sung.")
    assert not singers_for(m, seat, card)
    characters = [c for c in m.play[seat] if m.script[c].is_character]
    if not characters:
        return no("LOR-SONG.01", "Non hai personaggi che cantino.", "You have no character to sing.")
    tall = [c for c in characters if laws.song_cost_of(m, c) >= m.script[card].card.cost]
    together = m.script[card].sing_together
    if together and sum(laws.song_cost_of(m, c) for c in characters) >= together:
        tall = characters
    if not tall:
        return no("LOR-SONG.02", "Nessun personaggio costa abbastanza.", "No character costs enough to sing it.")
    for singer in tall:
        if m.exerted[singer]:
            return no("LOR-SONG.05", "Chi potrebbe cantarla è impegnato.", "Whoever could sing it is exerted.")
        if m.is_forbidden(singer, TO_SING | TO_EXERT):
            return no("LOR-SONG.10", "Un effetto vieta di cantare.", "An effect forbids singing.")
    return no(
        "LOR-SONG.04", "Chi potrebbe cantarla è arrivato in questo turno.", "Whoever could sing it arrived this turn."
    )


def refuse_in_play(m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
    verb, card = raw[0], raw[1]
    if m.zone[card] != IN_PLAY or m.owner[card] != seat:
        return no("LOR-PLYR.05", "Agiscono solo le tue carte in gioco.", "Only your own cards in play act.")
    if verb == state.USE:
        return refuse_use(m, seat, raw)
    if verb == state.BOOST_VERB:
        if not m.script[card].boost:
            return no("LOR-BOOST.01", "Non ha Potenziamento.", "It has no Boost.")
        if is_used(m, card, BOOST_USED):
            return no("LOR-BOOST.01", "Potenziamento si usa una volta per turno.", "Boost is used once a turn.")
        return too_dear(m.script[card].boost, m.ready_ink[seat])
    if m.script[card].card.kind != CHARACTER:
        if verb == state.QUEST:
            return no("LOR-QUEST.04", "Solo i personaggi vanno all'avventura.", "Only characters quest.")
        if verb == state.CHALLENGE:
            return no("LOR-CHAL.08", "Solo i personaggi sfidano.", "Only characters challenge.")
        return no("LOR-LOC.03", "Si spostano solo i personaggi.", "Only characters move.")
    if verb == state.MOVE:
        return refuse_move(m, seat, card)
    if m.exerted[card]:
        return no("LOR-STATE.02", "È già impegnato.", "It is exerted already.")
    if verb == state.QUEST:
        return refuse_quest(m, card)
    return refuse_challenge(m, seat, card)


def refuse_quest(m: LorcanaMatch, card: int) -> Refusal:
    if m.drying[card]:
        return no(
            "LOR-QUEST.03",
            "È arrivato in questo turno: l'inchiostro si sta asciugando.",
            "It arrived this turn: its ink is drying.",
        )
    if m.has(card, RECKLESS):
        return no("LOR-RECK.01", "Un Attaccabrighe non va all'avventura.", "A Reckless character does not quest.")
    return no("LOR-QUEST.05", "Un effetto gli vieta l'avventura.", "An effect keeps it from questing.")


def refuse_challenge(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    if m.drying[card] and not may_challenge_drying(m, card):
        return no("LOR-CHAL.11", "È arrivato in questo turno e non è Lesto.", "It arrived this turn and has no Rush.")
    if m.is_forbidden(card, TO_CHALLENGE) or not may_challenge(m, card):
        return no("LOR-CHAL.12", "Un effetto gli vieta di sfidare.", "An effect keeps it from challenging.")
    foes = exposed(m, seat)
    assert not challenge_targets(m, card, foes)
    for foe in foes:
        if not is_out_of_reach(m, card, foe):
            if escapes(m, card, foe):
                return no(
                    "LOR-EVAS.01",
                    "Chi potrebbe sfidare è Sfuggente: lo sfida solo chi è Sfuggente o Vigile.",
                    "Whoever it could challenge is Evasive; it is neither that nor Alert.",
                )
            return no(
                "LOR-GEN.09",
                "Un effetto vieta di sfidare chi potrebbe sfidare.",
                "An effect keeps those it could challenge from being challenged.",
            )
    return no(
        "LOR-CHAL.03",
        "Non c'è nessuno da sfidare: servono personaggi avversari impegnati, o luoghi.",
        "There is nobody to challenge: exerted opposing characters or locations are needed.",
    )


def refuse_move(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    locations = [place for place in m.play[seat] if m.script[place].card.kind == LOCATION and place != m.at[card]]
    if m.is_forbidden(card, TO_MOVE):
        return no("LOR-GEN.09", "Un effetto gli vieta di spostarsi.", "An effect keeps it from moving.")
    if not locations:
        return no("LOR-LOC.04", "Non hai un altro luogo in cui andare.", "You have no other location to go to.")
    assert not move_targets(m, card, locations)
    return too_dear(min(laws.move_cost(m, card, place) for place in locations), m.ready_ink[seat])


def refuse_use(m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
    card = raw[1]
    known = [ability.place for ability in m.script[card].activated]
    known += [place for owner, place in m.granted if owner == card]
    if len(raw) < 3 or raw[2] not in known:
        return no("LOR-ABIL.18", "Non ha questa abilità.", "It has no such ability.")
    ability = m.cast.abilities[raw[2]]
    if not isinstance(ability, Activated):
        return no("LOR-ABIL.09", "Questa abilità non si attiva.", "This ability is not one to use.")
    if ability.exerts and m.exerted[card]:
        return no("LOR-STATE.02", "È già impegnato.", "It is exerted already.")
    if ability.exerts and m.drying[card]:
        return no("LOR-ABIL.07", "È arrivato in questo turno.", "It arrived this turn.")
    if ability.once and is_used(m, card, ability.place):
        return no("LOR-ABIL.17", "Si usa una volta per turno.", "It is used once a turn.")
    if ability.given is not None and not ability.given.holds(m, laws.seen_from(m, card)):
        return no("LOR-STAT.06", "La sua condizione non è soddisfatta.", "Its condition is not met.")
    return no("LOR-ABIL.06", "Il costo non si può pagare tutto.", "Its cost cannot be paid in full.")


def refuse_target(m: LorcanaMatch, seat: int, card: int) -> Refusal:
    """Why this card cannot be the one."""
    frame = m.waiting_frame(seat)
    if frame is None:
        return no("LOR-PLYR.05", "Non tocca a te scegliere.", "It is not yours to choose.")
    node = m.programme[frame.node]
    if node.starts_chain:
        return no("LOR-TIME.07", "Adesso non c'è un bersaglio da scegliere.", "There is no target to choose now.")
    if node.asking_rule(m, frame) == CHALLENGE_QUESTION:
        return refuse_challenged(m, frame.source, card)
    if m.zone[card] == IN_PLAY and m.owner[card] != seat and m.has(card, WARD):
        return no("LOR-WARD.01", "È Protetto: gli avversari non lo scelgono.", "It has Ward.")
    return no("LOR-RES.05", "Questo effetto non può sceglierla.", "This effect cannot choose it.")


def refuse_challenged(m: LorcanaMatch, challenger: int, card: int) -> Refusal:
    if card not in exposed(m, m.owner[challenger]):
        return no(
            "LOR-CHAL.02",
            "Si sfidano personaggi avversari impegnati, o luoghi avversari.",
            "Exerted opposing characters are challenged, or opposing locations.",
        )
    if is_out_of_reach(m, challenger, card):
        return no("LOR-CHAL.03", "È preparato: si sfidano solo personaggi impegnati.", "It is ready, not exerted.")
    if escapes(m, challenger, card):
        return no(
            "LOR-EVAS.01",
            "È Sfuggente: lo sfida solo chi è Sfuggente o Vigile.",
            "It is Evasive; the challenger is not.",
        )
    if m.is_forbidden(card, TO_BE_CHALLENGED) or laws.forbids_challenge(m, challenger, card):
        return no("LOR-GEN.09", "Un effetto vieta di sfidarlo.", "An effect keeps it from being challenged.")
    return no("LOR-BODY.02", "Un Guardiano va sfidato per primo.", "A Bodyguard must be challenged first.")


def is_out_of_reach(m: LorcanaMatch, challenger: int, card: int) -> bool:
    """Whether the card is a ready character, and the challenger one that may not challenge such."""
    return m.script[card].is_character and not m.exerted[card] and not laws.can_challenge_ready(m, challenger, card)


def escapes(m: LorcanaMatch, challenger: int, card: int) -> bool:
    return m.has(card, EVASIVE) and not m.has(challenger, EVASIVE | ALERT)
