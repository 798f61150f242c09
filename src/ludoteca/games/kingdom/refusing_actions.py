"""Why a hero cannot be activated, move there or do that; why a spell cannot be cast."""

from __future__ import annotations

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.displacing import name_of
from ludoteca.games.kingdom.effects.acting import AnotherAction
from ludoteca.games.kingdom.effects.moving import Displace as MovesHeroes
from ludoteca.games.kingdom.heroes import ACTED, MOVED, in_use
from ludoteca.games.kingdom.state import GONE, JUST_BACK, SLOTS, KingdomMatch
from ludoteca.games.kingdom.steps import DISPLACE, HERO_TURN
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital


def refuse_action(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    verb = raw[0]
    if verb == state.ACTIVATE:
        return refuse_activation(m, seat, raw[1])
    if verb == state.CALL:
        return refuse_call(m, raw[1])
    if verb == state.CAST_SPELL:
        return refuse_cast(m, raw[1])
    if verb == state.GO_TO:
        return refuse_going(m, seat, raw[1])
    if verb == state.USE:
        return refuse_use(m, seat, raw[1], raw[2])
    if verb == state.HEAL:
        return refuse_heal(m, seat)
    return refuse_attack(m, seat)


def active_frame(m: KingdomMatch, seat: int) -> Frame | None:
    """The turn of the hero that this player is asked about, or the further action that its ability allows."""
    frame = m.waiting_frame(seat)
    return frame if frame is not None and (frame.node == HERO_TURN or is_another_action(m, frame)) else None


def is_another_action(m: KingdomMatch, frame: Frame) -> bool:
    return isinstance(m.programme[frame.node], AnotherAction)


def not_active(m: KingdomMatch, seat: int) -> Refusal:
    """No hero of this player is asked what it does: it is in the middle of doing something, or not active at all."""
    if any([frame.node == HERO_TURN and frame.seat == seat for frame in m.stacks[0]]):
        return no(
            "KR-3.07",
            "Prima va completata l'azione in corso, in tutti i suoi passi.",
            "The action under way comes first, with all its steps.",
        )
    return no(
        "KR-11.01",
        "Nessun tuo eroe è attivo: prima si gioca la sua carta.",
        "No hero of yours is active: its card is played first.",
    )


def named(m: KingdomMatch, figure: int, rule: str, it: str, en: str) -> Refusal:
    return Refusal(rule, capital(Phrase(it, en).fill(name=name_of(m, figure))))


def refuse_activation(m: KingdomMatch, seat: int, figure: int) -> Refusal:
    if not 0 <= figure < len(m.hero) or m.hero[figure] < 0:
        return no("KR-11.01", "Non c'è un eroe così.", "There is no such hero.")
    if m.owner[figure] != seat:
        return named(
            m,
            figure,
            "KR-3.08",
            "Puoi attivare solo i tuoi eroi: {name} è di un altro.",
            "You activate only your own heroes: {name} is not yours.",
        )
    if m.where[figure] == GONE or (m.reserve_of[figure] and not m.cat[figure]):
        return named(
            m,
            figure,
            "KR-A53",
            "{name} è un eroe di riserva: fa solo il suo attacco base quando arriva.",
            "{name} is a reserve hero: it only makes its base attack when it arrives.",
        )
    if m.knocked[figure]:
        return named(
            m,
            figure,
            "KR-13.06",
            "{name} è KO: si rigenera nel prossimo round, e agisce in quello dopo.",
            "{name} is KO'd: it regenerates next round and acts in the one after.",
        )
    if m.cat[figure] and m.where[figure] < 0:
        hero = next(other for other in range(len(m.hero)) if m.companion_of(other) == figure)
        if not m.stepped[hero]:
            said = Phrase(
                "{name} entra alla fine del primo movimento di {hero}.",
                "{name} enters at the end of {hero}'s first movement.",
            )
            return Refusal("KR-23.06", capital(said.fill(name=name_of(m, figure), hero=m.hero_of(figure).short)))
        said = Phrase("{name} entra con l'attacco base di {hero}.", "{name} enters with the base attack of {hero}.")
        return Refusal("KR-23.05", capital(said.fill(name=name_of(m, figure), hero=m.hero_of(figure).short)))
    if m.card[figure] == JUST_BACK:
        return refuse_just_back(m, figure)
    if m.cat[figure]:
        return named(
            m, figure, "KR-23.02", "{name}: si attiva una volta per round.", "{name} is activated once per round."
        )
    return named(
        m,
        figure,
        "KR-11.02",
        "La carta di {name} è già sulla plancia: un'attivazione per round.",
        "{name}'s card is already on the board: one activation per round.",
    )


def refuse_just_back(m: KingdomMatch, figure: int) -> Refusal:
    if m.cat[figure]:
        return named(
            m,
            figure,
            "KR-23.08",
            "{name}: è rientrato in questo round, si attiva dal prossimo.",
            "{name} has come back this round and can be activated from the next one on.",
        )
    return named(
        m,
        figure,
        "KR-11.03",
        "{name} torna ora dalla rigenerazione: la sua carta resta sulla plancia fino al prossimo round.",
        "{name} has just regenerated: its card lies on the board until the next round.",
    )


def refuse_call(m: KingdomMatch, hero: int) -> Refusal:
    if not m.solo:
        return no(
            "KR-19.08", "Gli eroi di riserva ci sono solo in solitaria.", "There are reserve heroes in solo play only."
        )
    if hero not in m.reserve:
        return no(
            "KR-19.09",
            "Questo eroe non è (più) nella riserva.",
            "This hero is not in the reserve, or not any more.",
        )
    return no("KR-A54", "Un eroe di riserva per round.", "One reserve hero per round.")


def refuse_cast(m: KingdomMatch, spell: int) -> Refusal:
    if not 0 <= spell < len(m.content.spells):
        return no("KR-21.02", "Non c'è un incantesimo così.", "There is no such spell.")
    if m.limits.no_spells:
        return Refusal("KR-1.02", m.limits.text)
    if not m.spells >> spell & 1:
        return no(
            "KR-21.02",
            "Non avete questo incantesimo, o è già stato usato: ognuno vale una volta.",
            "You do not have this spell, or it has been used: each serves once.",
        )
    return no(
        "KR-21.04",
        "Ora questo incantesimo non avrebbe alcun effetto.",
        "This spell would have no effect now.",
    )


def refuse_going(m: KingdomMatch, seat: int, square: int) -> Refusal:
    if not 0 <= square < m.board.size:
        return no("KR-11.09", "Gli eroi non lasciano la mappa.", "Heroes do not leave the map.")
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node == DISPLACE:
        return no(
            "KR-A12",
            "Ci si sposta su uno spazio percorso adiacente senza vassoi, o su un sito adiacente senza torri.",
            "One steps aside to an adjacent path space without a tray, or to an adjacent site without towers.",
        )
    turn = active_frame(m, seat)
    asked = m.decision_of(seat)
    moving = asked is not None and any(raw[0] == state.GO_TO for raw in asked.raws)
    if turn is not None and turn.at & MOVED:
        return no("KR-11.06", "Il movimento di questo round è finito.", "This round's movement is over.")
    if turn is not None and is_another_action(m, turn):
        return no(
            "KR-25.03",
            "Qui si compie un'altra azione: un attacco base, un'abilità o guarire, non un movimento.",
            "This is for another action: a base attack, an ability or healing, not a movement.",
        )
    if frame is None or (turn is None and not moving):
        return not_active(m, seat)
    figure = frame.slots[0] if isinstance(m.programme[frame.node], MovesHeroes) else frame.source
    cannot_stop = refuse_stopping(m, figure, square)
    if cannot_stop:
        return cannot_stop
    if turn is not None:
        said = Phrase("Troppo lontano: {name} fa {n} passi.", "Too far: {name} takes {n} steps.")
        if m.where[figure] < 0:
            said = Phrase(
                "Troppo lontano: {name} entra accanto all'uscita, e quel passo è uno dei suoi {n}.",
                "Too far: {name} enters beside the exit, and that step is one of its {n}.",
            )
        rule = "KR-11.11" if m.where[figure] < 0 else "KR-11.05"
        return Refusal(rule, said.fill(name=name_of(m, figure), n=m.movement(figure)))
    return no("KR-11.05", "Da qui non ci si arriva.", "That cannot be reached from here.")


def refuse_stopping(m: KingdomMatch, figure: int, square: int) -> Refusal:
    """What on that square keeps a hero from ending its movement there."""
    site = m.board.site_at[square]
    if site >= 0 and m.built[2 * site] >= 0:
        return no(
            "KR-11.10",
            "Lì c'è una torre: ci si passa sopra, ma non ci si ferma.",
            "There is a tower: one may pass over it, but not stop there.",
        )
    if m.trail_card_at(square) >= 0:
        return no("KR-A64", "Una carta apripista chiude questo spazio.", "A trailblazer card closes this space.")
    tray = m.top[square]
    if tray >= 0 and m.is_rift(tray):
        return no(
            "KR-9.12",
            "Gli eroi attraversano portali e boss, ma non vi finiscono il movimento.",
            "Heroes may pass portals and bosses, but not end their movement there.",
        )
    if tray >= 0 and not m.free_blocks(figure, tray):
        return no(
            "KR-11.16",
            "Su quel vassoio non c'è un'area 2x2 libera per la base.",
            "There is no free 2x2 area for the base on that tray.",
        )
    if m.where[figure] == square:
        return no("KR-A36", "L'eroe è già lì.", "The hero is there already.")
    return NOTHING_AGAINST


def acted(m: KingdomMatch, turn: Frame) -> Refusal:
    """What an active figure cannot do for having acted, or for being a Wildcat."""
    if m.cat[turn.source]:
        return named(
            m,
            turn.source,
            "KR-23.02",
            "{name} si muove e ingaggia, ma non compie azioni.",
            "{name} moves and engages, but takes no actions.",
        )
    if turn.at & ACTED:
        return no(
            "KR-12.01",
            "Un'azione sola per attivazione: attacco base, abilità o guarire.",
            "One action per activation: base attack, ability or heal.",
        )
    return NOTHING_AGAINST


def refuse_attack(m: KingdomMatch, seat: int) -> Refusal:
    turn = active_frame(m, seat)
    if turn is None:
        return not_active(m, seat)
    done = acted(m, turn)
    if done:
        return done
    hero = m.hero_of(turn.source)
    if hero.melee and not hero.ranged:
        return named(
            m,
            turn.source,
            "KR-12.03",
            "{name} attacca in mischia: deve ingaggiare un vassoio con posto per la tessera.",
            "{name} attacks in melee: it must engage a tray with room for the tile.",
        )
    return named(
        m,
        turn.source,
        "KR-12.05",
        "Nessuna orda che {name} possa colpire da qui.",
        "There is no horde that {name} could hit from here.",
    )


def refuse_use(m: KingdomMatch, seat: int, figure: int, slot: int) -> Refusal:
    if not 0 <= figure < len(m.hero) or not 0 <= slot < SLOTS or m.hero[figure] < 0:
        return no("KR-12.07", "Non c'è un'abilità così.", "There is no such ability.")
    ability = m.ability_of(figure, slot)
    if m.limits.no_abilities:
        return Refusal("KR-1.02", m.limits.text)
    if ability is None:
        return no("KR-12.07", "Non c'è un'abilità così.", "There is no such ability.")
    if m.owner[figure] != seat:
        return named(
            m,
            figure,
            "KR-12.01",
            "Puoi usare solo le abilità dei tuoi eroi: questa è di {name}.",
            "You use only the abilities of your own heroes: this one is {name}'s.",
        )
    if not m.is_up(figure, slot):
        return Refusal(
            "KR-12.08",
            Phrase(
                "{ability} è a faccia in giù: tornerà utilizzabile quando l'eroe guarisce.",
                "{ability} is face down: it can be used again once the hero has healed.",
            ).fill(ability=ability.name),
        )
    turn = active_frame(m, seat)
    if in_use(m, figure) >> slot & 1:
        return no("KR-25.03", "Questa abilità è già in uso.", "This ability is in use already.")
    if turn is None or turn.source != figure:
        return not_active(m, seat)
    done = acted(m, turn)
    if done:
        return done
    return Refusal(
        "KR-12.07",
        Phrase("Da qui {ability} non avrebbe alcun effetto.", "From here {ability} would have no effect.").fill(
            ability=ability.name
        ),
    )


def refuse_heal(m: KingdomMatch, seat: int) -> Refusal:
    if m.limits.no_heal:
        return Refusal("KR-1.02", m.limits.text)
    turn = active_frame(m, seat)
    if turn is None:
        return not_active(m, seat)
    done = acted(m, turn)
    if done:
        return done
    return named(
        m,
        turn.source,
        "KR-12.16",
        "{name} ha tutti i cuori e tutte le abilità a faccia in su.",
        "{name} has all its hearts and all abilities face up.",
    )
