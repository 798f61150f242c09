"""Why something cannot be done: for every option that is not on offer, the rule that forbids it."""

from __future__ import annotations

from ludoteca.games.lyon import state
from ludoteca.games.lyon.action import lanes_for_level_0, lanes_to_sacrifice
from ludoteca.games.lyon.cards import INDESTRUCTIBLE, MAGIC, MONSTER, TREASURE
from ludoteca.games.lyon.state import ACTION, ATTACHED, COMBAT, IN_HAND, IN_PLAY, LANES, SETUP, LyonMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import match_over, no
from ludoteca.kernel.texts import Phrase


def refusal(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    if m.result is not None:
        return match_over(m.result.rule)
    if m.phase == SETUP:
        return refuse_in_setup(m, seat, raw)
    if seat != m.active and m.decision_of(seat) is None:
        if verb == state.PLAY:
            return no(
                "LY-6.03", "Nel turno avversario non si giocano carte.", "You cannot play cards in the opponent's turn."
            )
        return no("LY-6.02", "Nel turno avversario non si agisce.", "You cannot act in the opponent's turn.")
    if verb == state.PLAY:
        return refuse_play(m, seat, raw)
    if verb == state.ACTIVATE:
        return refuse_activation(m, seat)
    if verb == state.ATTACK:
        return refuse_attack(m, seat, raw)
    if verb in (state.LANE, state.SACRIFICE, state.BEAR):
        return refuse_lane(m, seat, raw)
    if verb == 0:
        return refuse_target(m, seat, raw)
    return not_now(m)


def not_now(m: LyonMatch) -> Refusal:
    return no("LY-6.04", "Non è il momento di farlo.", "This is not the moment for it.")


def is_under_way(m: LyonMatch, seat: int) -> bool:
    """Whether something is still to be chosen, by this player or by the other, before the turn goes on."""
    decision = m.decision_of(seat)
    return decision is None or decision.continues


def refuse_until_done(m: LyonMatch, seat: int) -> Refusal:
    if m.decision_of(seat) is None:
        return no(
            "LY-A.31",
            "Prima l'avversario deve scegliere per una sua carta.",
            "First the opponent has to make a choice for one of their cards.",
        )
    if m.phase == COMBAT:
        return no("LY-A.34", "Prima completa quello che è in corso.", "First finish what is under way.")
    return no("LY-8.05", "Prima completa quello che hai cominciato.", "First finish what you have begun.")


def refuse_in_setup(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    if raw[0] != state.START:
        return no("LY-4.08", "Prima si sceglie chi scende in campo.", "First the starting Monsters are chosen.")
    if len(raw) < 2 or not 0 <= raw[1] < len(m.card) or m.owner[raw[1]] != seat:
        return no("LY-4.01", "Non è una carta del tuo mazzo.", "That is not a card of your deck.")
    printed = m.printed(raw[1])
    if printed.kind != MONSTER or printed.level != 0:
        return no("LY-4.01", "Servono Mostri di Livello 0.", "Only Level 0 Monsters can start.")
    if not m.free_lanes(seat):
        return no("LY-4.01", "Hai già scelto i tuoi 4 Mostri.", "You have already chosen your 4 Monsters.")
    return no("LY-4.01", "I 4 Mostri iniziali devono avere nomi diversi.", "The 4 starters must have different names.")


def refuse_play(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    if len(raw) < 2 or not 0 <= raw[1] < len(m.card) or m.owner[raw[1]] != seat or m.zone[raw[1]] != IN_HAND:
        if len(raw) > 1 and 0 <= raw[1] < len(m.card) and m.zone[raw[1]] in (IN_PLAY, ATTACHED):
            return no(
                "LY-8.11", "Una carta sul campo non si riprende in mano.", "A card on the field cannot be taken back."
            )
        return no("LY-8.02", "Si giocano solo carte della propria mano.", "You can only play cards from your own hand.")
    if m.phase == COMBAT:
        return no("LY-9.03", "In Combattimento non si giocano carte.", "No cards can be played during Combat.")
    if m.phase != ACTION:
        return no(
            "LY-7.04", "Si giocano carte solo nella fase di Azione.", "Cards can only be played in the Action phase."
        )
    if is_under_way(m, seat):
        return refuse_until_done(m, seat)
    card = raw[1]
    printed = m.printed(card)
    if printed.kind == MAGIC:
        if m.is_player_forbidden(seat, state.TO_PLAY_MAGIC):
            return no("LY-5.03", "Un effetto ti vieta di giocare Magie.", "An effect forbids you to play Magics.")
        return no("LY-A.19", "Nessun bersaglio valido per questa carta.", "There is no legal target for this card.")
    if printed.kind == TREASURE:
        if m.is_player_forbidden(seat, state.TO_PLAY_TREASURES):
            return no("LY-5.03", "Un effetto ti vieta di giocare Tesori.", "An effect forbids you to play Treasures.")
        return no("LY-2.08", "Non c'è nessun Mostro a cui abbinarlo.", "There is no Monster in play to bear it.")
    if m.is_player_forbidden(seat, state.TO_PLAY_MONSTERS):
        return no("LY-5.03", "Un effetto ti vieta di giocare Mostri.", "An effect forbids you to play Monsters.")
    return refuse_monster(m, seat, printed.level)


def refuse_monster(m: LyonMatch, seat: int, level: int) -> Refusal:
    if level == 0:
        for lane in range(seat * LANES, seat * LANES + LANES):
            if m.lane[lane] >= 0 and m.printed(m.lane[lane]).level == 0 and m.has(lane, INDESTRUCTIBLE):
                return no(
                    "LY-11.09",
                    "Non hai spazi liberi, e un Livello 0 INDISTRUTTIBILE non si sostituisce.",
                    "You have no free space, and an INDESTRUCTIBLE Level 0 cannot be replaced.",
                )
        return no(
            "LY-8.16",
            "Non hai spazi liberi né Mostri di Livello 0 da sostituire.",
            "You have neither a free space nor a Level 0 Monster to replace.",
        )
    own = [lane for lane in range(seat * LANES, seat * LANES + LANES) if m.lane[lane] >= 0]
    if len(own) >= level and len(lanes_to_sacrifice(m, seat)) < level:
        return no(
            "LY-11.08",
            "Un Mostro INDISTRUTTIBILE non può essere autodistrutto.",
            "An INDESTRUCTIBLE Monster cannot be self-destroyed.",
        )
    if level == 1:
        return no("LY-8.17", "Devi autodistruggere un tuo Mostro.", "You must self-destroy one of your Monsters.")
    return Refusal(
        "LY-8.18" if level == 2 else "LY-A.14",
        Phrase("Devi autodistruggere {n} tuoi Mostri.", "You must self-destroy {n} of your Monsters.").fill(n=level),
    )


def refuse_activation(m: LyonMatch, seat: int) -> Refusal:
    if m.phase == COMBAT:
        return no(
            "LY-9.04", "In Combattimento non si attiva il Personaggio.", "The Character cannot be activated in Combat."
        )
    if m.exhausted[seat]:
        return no(
            "LY-8.07",
            "Il Personaggio è Stremato: si attiva una sola volta per partita.",
            "The Character is Exhausted: it can be activated only once per game.",
        )
    if m.is_player_forbidden(seat, state.TO_ACTIVATE):
        return no("LY-5.03", "Un effetto ti vieta di attivarlo.", "An effect forbids you to activate it.")
    if m.phase != ACTION:
        return no("LY-8.04", "Si attiva nella fase di Azione.", "It can be activated in the Action phase.")
    if is_under_way(m, seat):
        return refuse_until_done(m, seat)
    return no("LY-A.36", "L'abilità non ha un bersaglio valido.", "The ability has no legal target.")


def refuse_attack(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    if m.phase != COMBAT:
        return no("LY-6.04", "Si attacca nella fase di Combattimento.", "Attacks are made in the Combat phase.")
    if len(raw) < 2 or not seat * LANES <= raw[1] < seat * LANES + LANES or m.lane[raw[1]] < 0:
        return no("LY-9.01", "Attaccano solo i tuoi Mostri in gioco.", "Only your own Monsters in play can attack.")
    if m.is_forbidden(raw[1], state.TO_ATTACK):
        return no(
            "LY-5.04", "Un effetto vieta a questo Mostro di attaccare.", "An effect forbids this Monster to attack."
        )
    if is_under_way(m, seat):
        return refuse_until_done(m, seat)
    return no("LY-9.01", "Questo Mostro ha già attaccato.", "This Monster has already attacked.")


def refuse_lane(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    lane = raw[1] if len(raw) > 1 else -1
    if not 0 <= lane < 8:
        return no("LY-A.01", "Gli spazi sono quattro per parte.", "There are four spaces on each side.")
    frame = m.waiting_frame(seat)
    decision = m.decision_of(seat)
    if frame is None or decision is None or not decision.continues or frame.source < 0:
        if raw[0] == state.LANE and m.lane[lane] < 0:
            return no("LY-8.10", "Una carta sul campo non si sposta.", "A card on the field cannot be moved.")
        return not_now(m)
    level = m.printed(frame.source).level
    if raw[0] == state.BEAR:
        return no("LY-2.08", "Un Tesoro va su un Mostro in gioco.", "A Treasure goes on a Monster in play.")
    if lane // LANES != seat:
        return no("LY-8.13", "È uno spazio dell'avversario.", "That space is the opponent's.")
    if m.lane[lane] >= 0 and m.has(lane, INDESTRUCTIBLE):
        rule = "LY-11.09" if level == 0 else "LY-11.08"
        return no(
            rule,
            "Un Mostro INDISTRUTTIBILE non può essere autodistrutto.",
            "An INDESTRUCTIBLE Monster cannot be self-destroyed.",
        )
    if level == 0 and lane not in lanes_for_level_0(m, seat):
        return no(
            "LY-8.15",
            "Un Livello 0 può sostituire solo un Livello 0.",
            "A Level 0 can only replace another Level 0.",
        )
    if raw[0] == state.SACRIFICE:
        return no(
            "LY-8.17" if level == 1 else "LY-8.18",
            "Servono Mostri tuoi, in gioco e diversi fra loro.",
            "They must be different Monsters of yours in play.",
        )
    return no(
        "LY-8.19" if level == 1 else "LY-8.20",
        "Entra solo in uno spazio appena liberato.",
        "It can only enter a space just vacated.",
    )


def refuse_target(m: LyonMatch, seat: int, raw: Raw) -> Refusal:
    decision = m.decision_of(seat)
    if decision is None or not decision.continues:
        return not_now(m)
    thing = raw[1] if len(raw) > 1 else -1
    if 0 <= thing < len(m.card) and m.zone[thing] == IN_PLAY and m.owner[thing] != seat:
        if m.is_forbidden(m.lane_of[thing], state.TO_BE_TARGETED):
            return no(
                "LY-5.03",
                "Questo Mostro non può essere bersaglio di Magie avversarie.",
                "This Monster cannot be the target of enemy Magics.",
            )
    return no("LY-A.19", "Non è un bersaglio valido.", "That is not a legal target.")
