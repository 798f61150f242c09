"""Heroes: activated, called from the reserve; what they do as their action. And spells, which are nobody's."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.acts.bases import (
    FIGURE,
    RESERVE_HERO,
    SLOT,
    SPELL,
    Beginning,
    KingdomAct,
    action_under_way,
    begin_action,
)
from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.flow.heroes import (
    ACTED,
    MOVED,
    ability_node,
    activatable,
    can_heal,
    in_use,
    ready_slots,
    works,
)
from ludoteca.games.kingdom.flow.moving import figure_name
from ludoteca.games.kingdom.flow.registers import call_hero, is_faced, set_faced, use_ability_in
from ludoteca.games.kingdom.flow.spells import castable
from ludoteca.games.kingdom.flow.steps import CALL_RESERVE, CAST, HERO_TURN
from ludoteca.games.kingdom.shows.terms import BASE_ATTACK
from ludoteca.games.kingdom.state.match import GONE, JUST_BACK, SLOTS, KingdomMatch
from ludoteca.games.kingdom.state.sources import spell_source
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital


def named(m: KingdomMatch, figure: int, rule: str, it: str, en: str) -> Refusal:
    """Refuse something because of this figure, whose name the sentence holds."""
    return Refusal(rule, capital(Phrase(it, en).fill(name=figure_name(m, figure))))


# -- beginning -----------------------------------------------------------------------------------------------------


class Activate(Beginning):
    """activate(figure): play its card."""

    verb = "activate"
    args = (FIGURE,)

    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        return activatable(m, seat)

    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        if not 0 <= what < len(m.hero) or m.hero[what] < 0:
            return no("KR-11.01", "Non c'è un eroe così.", "There is no such hero.")
        if m.owner[what] != seat:
            return named(
                m,
                what,
                "KR-3.08",
                "Puoi attivare solo i tuoi eroi: {name} è di un altro.",
                "You activate only your own heroes: {name} is not yours.",
            )
        if m.where[what] == GONE or (m.reserve_of[what] and not m.cat[what]):
            return named(
                m,
                what,
                "KR-A53",
                "{name} è un eroe di riserva: fa solo il suo attacco base quando arriva.",
                "{name} is a reserve hero: it only makes its base attack when it arrives.",
            )
        if m.knocked[what]:
            return named(
                m,
                what,
                "KR-13.06",
                "{name} è KO: si rigenera nel prossimo round, e agisce in quello dopo.",
                "{name} is KO'd: it regenerates next round and acts in the one after.",
            )
        if m.cat[what] and m.where[what] < 0:
            return refuse_waiting_companion(m, what)
        return refuse_played_card(m, what) if m.card[what] else NOTHING_AGAINST

    def outside_play(self) -> Refusal:
        return no("KR-3.02", "Gli eroi si attivano nella fase 2.", "Heroes are activated in phase 2.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Attiva {name}", "Activate {name}").fill(name=figure_name(m, raw[1]))

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        begin_action(m, frame, HERO_TURN, raw[1], seat)


def refuse_waiting_companion(m: KingdomMatch, cat: int) -> Refusal:
    """Refuse a companion that is not on the map yet, or not any more."""
    hero = next(other for other in range(len(m.hero)) if m.companion_of(other) == cat)
    if m.stepped[hero]:
        rule = "KR-23.05"
        phrase = Phrase("{name} entra con l'attacco base di {hero}.", "{name} enters with the base attack of {hero}.")
    else:
        rule = "KR-23.06"
        phrase = Phrase(
            "{name} entra alla fine del primo movimento di {hero}.",
            "{name} enters at the end of {hero}'s first movement.",
        )
    return Refusal(rule, capital(phrase.fill(name=figure_name(m, cat), hero=m.hero_of(cat).short)))


def refuse_played_card(m: KingdomMatch, figure: int) -> Refusal:
    """Refuse a figure whose card lies on the board: it has been activated, or has only just come back."""
    if m.card[figure] == JUST_BACK and m.cat[figure]:
        return named(
            m,
            figure,
            "KR-23.08",
            "{name}: è rientrato in questo round, si attiva dal prossimo.",
            "{name} has come back this round and can be activated from the next one on.",
        )
    if m.card[figure] == JUST_BACK:
        return named(
            m,
            figure,
            "KR-11.03",
            "{name} torna ora dalla rigenerazione: la sua carta resta sulla plancia fino al prossimo round.",
            "{name} has just regenerated: its card lies on the board until the next round.",
        )
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


class Call(Beginning):
    """call(hero): one of the reserve, alone."""

    verb = "call"
    args = (RESERVE_HERO,)

    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        return m.reserve[:] if m.solo and not m.reserve_called else []

    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        """Explain why this reserve hero cannot be called. Rules: KR-19.08, KR-19.09, KR-A54."""
        if not m.solo:
            return no(
                "KR-19.08",
                "Gli eroi di riserva ci sono solo in solitaria.",
                "There are reserve heroes in solo play only.",
            )
        if what not in m.reserve:
            return no(
                "KR-19.09",
                "Questo eroe non è (più) nella riserva.",
                "This hero is not in the reserve, or not any more.",
            )
        if m.reserve_called:
            return no("KR-A54", "Un eroe di riserva per round.", "One reserve hero per round.")
        return NOTHING_AGAINST

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        phrase = Phrase("Chiama {name} dalla riserva", "Call {name} from the reserve")
        return phrase.fill(name=m.content.heroes[raw[1]].name)

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        call_hero(begin_action(m, frame, CALL_RESERVE, -1, seat), raw[1])


class CastSpell(Beginning):
    """cast(spell): use one of the group's."""

    verb = "cast"
    args = (SPELL,)

    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        return castable(m, seat)

    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        """Explain why this spell cannot be cast. Rules: KR-21.02, KR-21.04, KR-A56, KR-A59."""
        if not 0 <= what < len(m.content.spells):
            return no("KR-21.02", "Non c'è un incantesimo così.", "There is no such spell.")
        if m.limits.no_spells:
            return Refusal("KR-1.02", m.limits.text)
        if not m.spells >> what & 1:
            return no(
                "KR-21.02",
                "Non avete questo incantesimo, o è già stato usato: ognuno vale una volta.",
                "You do not have this spell, or it has been used: each serves once.",
            )
        if works(m, m.content.spells[what].node, spell_source(what), seat, True):
            return NOTHING_AGAINST
        return no(
            "KR-21.04",
            "Ora questo incantesimo non avrebbe alcun effetto.",
            "This spell would have no effect now.",
        )

    def outside_play(self) -> Refusal:
        return no("KR-21.04", "Gli incantesimi si usano nella fase 2.", "Spells are used in phase 2.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        spell = m.content.spells[raw[1]]
        return Phrase("Usa l'incantesimo {name}: {text}", "Cast {name}: {text}").fill(name=spell.name, text=spell.text)

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        begin_action(m, frame, CAST, spell_source(raw[1]), seat)


# -- a hero's action -----------------------------------------------------------------------------------------------


def active_frame(m: KingdomMatch, seat: int) -> Frame | None:
    """Find the turn of the hero that this player is asked about, or the further action that its ability allows."""
    frame = m.waiting_frame(seat)
    return frame if frame is not None and (frame.node == HERO_TURN or is_another_action(m, frame)) else None


def is_another_action(m: KingdomMatch, frame: Frame) -> bool:
    node = m.programme[frame.node]
    return isinstance(node, Asking) and node.lets_act


def not_active(m: KingdomMatch, seat: int) -> Refusal:
    """Refuse what no hero of this player is asked about: it is doing something already, or is not active at all."""
    if any([frame.node == HERO_TURN and frame.seat == seat for frame in m.stack]):
        return action_under_way()
    return no(
        "KR-11.01",
        "Nessun tuo eroe è attivo: prima si gioca la sua carta.",
        "No hero of yours is active: its card is played first.",
    )


def hero_is_faced(m: KingdomMatch, frame: Frame) -> bool:
    """Tell whether the way the hero of that frame faces is settled."""
    return bool(frame.stage & MOVED) if frame.node == HERO_TURN else is_faced(root_frame(m))


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(KingdomAct):
    """One of the things that an active hero can do as its action (KR-12.01, KR-12.08, KR-25.03, KR-A68)."""

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse_ever(m, seat, raw)
        if not refused:
            refused = self.refuse_acting(m, frame)
        return refused if refused else self.refuse_now(m, frame, seat, raw)

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        turn = active_frame(m, seat)
        if turn is not None:
            return self.against(m, turn, seat, raw)
        refused = self.refuse_ever(m, seat, raw)
        return refused if refused else not_active(m, seat)

    def refuse_ever(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        """Refuse what could not be done whoever were active."""
        return NOTHING_AGAINST

    def refuse_acting(self, m: KingdomMatch, frame: Frame) -> Refusal:
        """Refuse any action of a figure that has acted, or that is a Wildcat."""
        if m.cat[frame.source]:
            return named(
                m,
                frame.source,
                "KR-23.02",
                "{name} si muove e ingaggia, ma non compie azioni.",
                "{name} moves and engages, but takes no actions.",
            )
        if frame.stage & ACTED:
            return no(
                "KR-12.01",
                "Un'azione sola per attivazione: attacco base, abilità o guarire.",
                "One action per activation: base attack, ability or heal.",
            )
        return NOTHING_AGAINST

    @abstractmethod
    def refuse_now(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        """Refuse what the active hero, which may act, cannot do from where it is."""
        raise NotImplementedError(type(self).__name__)


class Attack(Deed):
    """attack: the hero's base attack."""

    verb = "attack"
    said = BASE_ATTACK

    def refuse_now(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        hero = m.hero_of(frame.source)
        if works(m, hero.attack.node, frame.source, seat, hero_is_faced(m, frame)):
            return NOTHING_AGAINST
        if hero.melee and not hero.ranged:
            return named(
                m,
                frame.source,
                "KR-12.03",
                "{name} attacca in mischia: deve ingaggiare un vassoio con posto per la tessera.",
                "{name} attacks in melee: it must engage a tray with room for the tile.",
            )
        return named(
            m,
            frame.source,
            "KR-12.05",
            "Nessuna orda che {name} possa colpire da qui.",
            "There is no horde that {name} could hit from here.",
        )

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        make_base_attack(m, frame.source, seat, hero_is_faced(m, frame))


def make_base_attack(m: KingdomMatch, figure: int, seat: int, faced: bool) -> None:
    """Begin it (KR-12.02)."""
    m.tell("BaseAttack", seat, (figure,), "KR-12.02")
    set_faced(m.push(m.hero_of(figure).attack.node, figure, seat), faced)


class Use(Deed):
    """use(figure, slot): a special ability of the hero's, face up."""

    verb = "use"
    args = (FIGURE, SLOT)
    about = "ability:{1}/{2}"

    def wishes(self, m: KingdomMatch, seat: int) -> list[Raw]:
        return [raw for raw in super().wishes(m, seat) if m.abilities[SLOTS * raw[1] + raw[2]] >= 0]

    def refuse_ever(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        figure, slot = raw[1], raw[2]
        if not 0 <= figure < len(m.hero) or not 0 <= slot < SLOTS or m.hero[figure] < 0:
            return no_such_ability()
        if m.limits.no_abilities:
            return Refusal("KR-1.02", m.limits.text)
        ability = m.ability_of(figure, slot)
        if ability is None:
            return no_such_ability()
        if m.owner[figure] != seat:
            return named(
                m,
                figure,
                "KR-12.01",
                "Puoi usare solo le abilità dei tuoi eroi: questa è di {name}.",
                "You use only the abilities of your own heroes: this one is {name}'s.",
            )
        if not m.is_up(figure, slot):
            phrase = Phrase(
                "{ability} è a faccia in giù: tornerà utilizzabile quando l'eroe guarisce.",
                "{ability} is face down: it can be used again once the hero has healed.",
            )
            return Refusal("KR-12.08", phrase.fill(ability=ability.name))
        if in_use(m, figure) >> slot & 1:
            return no("KR-25.03", "Questa abilità è già in uso.", "This ability is in use already.")
        turn = active_frame(m, seat)
        return NOTHING_AGAINST if turn is not None and turn.source == figure else not_active(m, seat)

    def refuse_now(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        ability = m.ability_of(raw[1], raw[2])
        assert ability is not None
        if works(m, ability.node, raw[1], seat, hero_is_faced(m, frame)):
            return NOTHING_AGAINST
        phrase = Phrase("Da qui {ability} non avrebbe alcun effetto.", "From here {ability} would have no effect.")
        return Refusal("KR-12.07", phrase.fill(ability=ability.name))

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        ability = m.ability_of(raw[1], raw[2])
        assert ability is not None
        return Phrase("Usa {name}: {text}", "Use {name}: {text}").fill(name=ability.name, text=ability.text)

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        """Begin it; it is turned face down when its effect is over (KR-12.09, KR-12.10)."""
        faced = hero_is_faced(m, frame)
        m.tell("AbilityUsed", seat, (raw[1], raw[2]), "KR-12.09")
        begun = m.push(ability_node(m, raw[1], raw[2]), raw[1], seat)
        use_ability_in(begun, raw[2])
        set_faced(begun, faced)


def no_such_ability() -> Refusal:
    return no("KR-12.07", "Non c'è un'abilità così.", "There is no such ability.")


class Heal(Deed):
    """heal: all hearts, all abilities face up."""

    verb = "heal"
    said = Phrase("Guarisci: tutti i cuori, abilità pronte", "Heal: all hearts, abilities ready")

    def refuse_ever(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return Refusal("KR-1.02", m.limits.text) if m.limits.no_heal else NOTHING_AGAINST

    def refuse_now(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if can_heal(m, frame.source):
            return NOTHING_AGAINST
        return named(
            m,
            frame.source,
            "KR-12.16",
            "{name} ha tutti i cuori e tutte le abilità a faccia in su.",
            "{name} has all its hearts and all abilities face up.",
        )

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.heal(frame.source, m.max_hearts(frame.source), "KR-12.16")
        for slot in range(SLOTS):
            m.refresh(frame.source, slot, "KR-12.10")


ACTIVATE: Final = Activate()
CALL: Final = Call()
CAST_SPELL: Final = CastSpell()
ATTACK: Final = Attack()
USE: Final = Use()
HEAL: Final = Heal()


def deeds(m: KingdomMatch, figure: int, seat: int, faced: bool) -> list[Raw]:
    """List what a hero that may act can do: that which nothing forbids, quicker."""
    options: list[Raw] = []
    if works(m, m.hero_of(figure).attack.node, figure, seat, faced):
        options.append((ATTACK.number,))
    for slot in ready_slots(m, figure):
        if works(m, ability_node(m, figure, slot), figure, seat, faced):
            options.append((USE.number, figure, slot))
    if can_heal(m, figure):
        options.append((HEAL.number,))
    return options
