"""Using the activated abilities of one's cards."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.bases import OWN
from ludoteca.games.lorcana.acts.in_play import TableDeed, refuse_exerted
from ludoteca.games.lorcana.acts.names import name_of
from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.steps import USE_ABILITY
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Activated
from ludoteca.games.lorcana.state.terms import ABOUT_ABILITIES, TO_EXERT
from ludoteca.kernel.acts import Number
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase, capital


class Use(TableDeed):
    """use(card, ability): use an activated ability, given by its place in the cast."""

    verb = "use"
    args = (OWN, Number())

    def thinkable(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        """List every card with every ability it has, and with one that it has not."""
        options: list[Raw] = []
        for card in range(len(m.card)):
            options += [(self.number, card, ability) for ability in known_to(m, card)]
            options.append((self.number, card, len(m.cast.abilities)))
        return options

    def wishes(self, m: LorcanaMatch, seat: int) -> list[Raw]:
        return [(self.number, card, ability) for card in m.play[seat] for ability in usable_of(m, card)]

    def refuse_own(self, m: LorcanaMatch, seat: int, raw: Raw) -> Refusal:
        card = raw[1]
        if raw[2] not in known_to(m, card):
            return no("LOR-ABIL.18", "Non ha questa abilità.", "It has no such ability.")
        ability = m.cast.abilities[raw[2]]
        if not isinstance(ability, Activated):
            return no("LOR-ABIL.09", "Questa abilità non si attiva.", "This ability is not one to use.")
        if ability.exerts and m.exerted[card]:
            return refuse_exerted()
        if ability.exerts and m.drying[card] and m.script[card].is_character:
            return no("LOR-ABIL.07", "È arrivato in questo turno.", "It arrived this turn.")
        if ability.most and m.times_used(card, ability.place) >= ability.most:
            return refuse_used_up(ability.most)
        if ability.given is not None and not ability.given.holds(m, laws.seen_from(m, card)):
            return no("LOR-STAT.06", "La sua condizione non è soddisfatta.", "Its condition is not met.")
        if not can_use(m, seat, card, ability):
            return no("LOR-ABIL.06", "Il costo non si può pagare tutto.", "Its cost cannot be paid in full.")
        return NOTHING_AGAINST

    def in_another_turn(self) -> Refusal:
        return no("LOR-ABIL.01", "Le abilità si usano solo nel proprio turno.", "Abilities are used on one's own turn.")

    def label(self, m: LorcanaMatch, seat: int, raw: Raw) -> Phrase:
        ability = m.cast.abilities[raw[2]]
        assert isinstance(ability, Activated)
        return Phrase("{name}: {what}", "{name}: {what}").fill(name=name_of(m, raw[1]), what=capital(ability.words()))

    def carry_out(self, m: LorcanaMatch, seat: int, raw: Raw) -> None:
        pushed = m.push(USE_ABILITY, raw[1], seat)
        pushed.slots = [raw[2]]
        pushed.place = m.stamp[raw[1]]


def refuse_used_up(most: int) -> Refusal:
    if most == 1:
        return no("LOR-ABIL.17", "Si usa una volta per turno.", "It is used once a turn.")
    return no("LOR-ABIL.17", f"Si usa {most} volte per turno.", f"It is used {most} times a turn.")


def known_to(m: LorcanaMatch, card: int) -> list[int]:
    """List the abilities that are printed on the card to be used, unless it has lost them, and all that it has gained.

    Rules: LOR-AMB.62.
    """
    if m.stale:
        m.refresh()
    printed = [] if card in m.silenced else [ability.place for ability in m.script[card].activated]
    return printed + [index for owner, index in m.granted if owner == card and index not in printed]


def usable_of(m: LorcanaMatch, card: int) -> list[int]:
    return [index for index in known_to(m, card) if isinstance(m.cast.abilities[index], Activated)]


def can_use(m: LorcanaMatch, seat: int, card: int, ability: Activated) -> bool:
    """Tell whether every part of the cost can be paid.

    Rules: LOR-ABIL.01, LOR-ABIL.06, LOR-ABIL.07, LOR-ABIL.11, LOR-ABIL.14, LOR-ABIL.16, LOR-ABIL.17, LOR-MAIN.02,
    LOR-MAIN.03, LOR-MAIN.04, LOR-MAIN.09, LOR-PLAY.07, LOR-PLAY.08, LOR-AMB.03.
    """
    if ability.exerts:
        if m.exerted[card] or (m.drying[card] and m.script[card].is_character):
            return False
        if m.stale:
            m.refresh()
        if m.cannot_of[card] & TO_EXERT:
            return False
    if ability.most and m.times_used(card, ability.place) >= ability.most:
        return False
    if ability.is_plain and ability.given is None and not m.laws & ABOUT_ABILITIES:
        return ability.ink <= m.ready_ink[seat]
    frame = Frame(-1, card, seat)
    frame.place = m.stamp[card]
    if ability.given is not None and not ability.given.holds(m, frame):
        return False
    if laws.ability_is_free(m, card, ability.place):
        return True
    ink = ink_in_all(m, frame, ability)
    for cost in ability.costs:
        if isinstance(cost, Verb) and not cost.is_only_ink():
            ink += cost.ink(m, frame)
            if not cost.payable(m, frame):
                return False
    return ink <= m.ready_ink[seat]


def ink_in_all(m: LorcanaMatch, frame: Frame, ability: Activated) -> int:
    """Return the ink of the ability's cost in all, less what makes abilities of the card cheaper.

    Rules: LOR-ABIL.20.
    """
    total = 0
    for cost in ability.costs:
        if isinstance(cost, Verb) and cost.is_only_ink():
            total += cost.ink(m, frame)
    return max(0, total - laws.ability_discount(m, frame.seat, frame.source)) if total else 0


USE: Final = Use()
