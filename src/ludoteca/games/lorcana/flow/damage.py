"""Damage: dealt, put, moved, removed. Dealing goes through a node, because others may take it instead."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.flow.steps import DEAL_DAMAGE
from ludoteca.games.lorcana.flow.triggers import announce, is_awaited
from ludoteca.games.lorcana.state.cards import ACTION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    ABOUT_DAMAGE,
    BANISHES,
    DEALS_CHALLENGE_DAMAGE,
    DEALT_DAMAGE,
    HEALED,
    HEALED_CARD,
    IN_PLAY,
    ON_DAMAGE,
    ON_LOG,
    REMOVED_DAMAGE,
    SHIELD,
    STRUCK,
    TAKES_DAMAGE,
    THEIR_NEXT_TURN,
    TO_BE_DEALT_DAMAGE,
    TO_BE_HEALED,
    TO_TAKE_ABILITY_DAMAGE,
    TO_TAKE_ACTION_DAMAGE,
    TO_TAKE_CHALLENGE_DAMAGE,
    TO_TAKE_OTHER_DAMAGE,
    WAS_DAMAGED,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import MODE_VERB
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.select import TARGET_VERB
from ludoteca.kernel.texts import Phrase, Recast, joined

BY_EFFECT: Final = 0
IN_CHALLENGE: Final = 1
DEAL: Final = 0
PUT: Final = 1
RESISTED: Final = 2
"""Dealt, and what Resist takes off is off already."""
REDIRECTED: Final = 3
"""Dealt to another card than at first: nobody takes it from that one again, because the player chose among them."""
DAMAGING: Final = 1 << DEALT_DAMAGE | 1 << TAKES_DAMAGE | 1 << DEALS_CHALLENGE_DAMAGE | 1 << BANISHES
"""What is announced when damage is placed, or asks afterwards who struck whom, as a bit mask."""


# The slots of a DealDamage frame: how it is dealt, then three for each card.
HOW: Final = 0
FIRST: Final = 1
CARD: Final = 0
AMOUNT: Final = 1
KIND: Final = 2
"""DEAL, PUT, RESISTED or REDIRECTED."""
ENTRY: Final = 3


def entry_of(number: int) -> int:
    """Return the first slot of that card."""
    return FIRST + ENTRY * number


def deal(m: LorcanaMatch, frame: Frame, pairs: list[int], how: int = BY_EFFECT) -> None:
    """Deal damage before the caller goes on: card, amount, card, amount…; all at one moment.

    Afterwards `m.much` is what was dealt in all, `m.did` whether any was.
    """
    pushed = m.push(DEAL_DAMAGE, frame.source, frame.seat)
    pushed.it = frame.it
    pushed.place = frame.place
    pushed.slots = [how]
    for i in range(0, len(pairs), 2):
        pushed.slots += [pairs[i], max(0, pairs[i + 1]), DEAL]


class DealDamage(Node):
    """Replacements first, then what each card takes, then all of it is placed together.

    Rules: LOR-RES.25, LOR-REPL.01, LOR-REPL.04, LOR-REPL.05, LOR-REPL.06, LOR-REPL.08, LOR-REPL.09, LOR-REPL.11,
    LOR-AMB.56.
    """

    question = Phrase(
        "Che cosa cambia per prima il danno? Scegli chi lo prende, chi ne è protetto, o Resistere.",
        "What changes the damage first? Choose who takes it, who is spared it, or Resist.",
    )
    asked_by = "LOR-REPL.08"

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        while entry_of(frame.stage) < len(frame.slots):
            replacements = self.replacements(m, frame)
            if len(replacements) > 1:
                frame.waits = 1 << m.owner[frame.slots[entry_of(frame.stage) + CARD]]
                return WAIT
            if replacements:
                self.replace(m, frame, replacements[0])
            else:
                frame.stage += 1
        place_damage(m, frame)
        return DONE

    def replacements(self, m: LorcanaMatch, frame: Frame) -> list[Raw]:
        """List what may replace the present damage next; Resist only where it matters when it is applied."""
        entry = entry_of(frame.stage)
        card, amount, kind = frame.slots[entry + CARD], frame.slots[entry + AMOUNT], frame.slots[entry + KIND]
        if kind == PUT or amount <= 0 or m.zone[card] != IN_PLAY or is_immune(m, card, frame.slots[HOW], frame.source):
            return []
        takers = laws.redirecting(m, card) if m.laws & ABOUT_DAMAGE and kind != REDIRECTED else []
        options: list[Raw] = [(TARGET_VERB, taker) for taker in takers]
        shielded = bool(m.timed) and is_shielded(m, card)
        if shielded:
            options.append((TARGET_VERB, card))
        if kind in (DEAL, REDIRECTED) and m.resist_of[card] and (takers or (shielded and amount <= m.resist_of[card])):
            options.append((MODE_VERB, 0))
        return options

    def replace(self, m: LorcanaMatch, frame: Frame, raw: Raw) -> None:
        """Carry out one replacement; with what is left of the damage all begins anew."""
        entry = entry_of(frame.stage)
        card, amount = frame.slots[entry + CARD], frame.slots[entry + AMOUNT]
        if raw[0] == MODE_VERB:
            frame.slots[entry + AMOUNT] = resisted(m, card, amount)
            frame.slots[entry + KIND] = RESISTED
        elif raw[1] == card:
            use_shields(m, card, amount)
            frame.slots[entry + AMOUNT] = 0
        else:
            m.tell("DamageRedirected", m.owner[raw[1]], (card, raw[1]), "LOR-REPL.01")
            frame.slots[entry + CARD] = raw[1]
            frame.slots[entry + KIND] = REDIRECTED if laws.deals_redirected(m, raw[1], card) else PUT

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.replacements(m, frame)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.replace(m, frame, raw)

    def mode_words(self, m: LorcanaMatch, frame: Frame) -> Phrase:
        """Name the option of letting Resist come first."""
        card = frame.slots[entry_of(frame.stage) + CARD]
        name = m.script[card].card.full_name
        return Phrase("Prima Resistere +{n} {whose}", "First Resist +{n} {whose}").fill(
            n=m.resist_of[card],
            whose=Phrase("{name}", "of {name}").fill(name=Recast(joined("di", name.it), name.en, name, "di")),
        )


def place_damage(m: LorcanaMatch, frame: Frame) -> None:
    """Work all amounts out, then place them; only then does anybody react.

    Rules: LOR-DMG.14, LOR-DMG.15, LOR-CHAL.15, LOR-AMB.07.
    """
    how = frame.slots[HOW]
    placed: list[tuple[int, int, int]] = []
    for i in range(FIRST, len(frame.slots), ENTRY):
        card, amount, kind = frame.slots[i + CARD], frame.slots[i + AMOUNT], frame.slots[i + KIND]
        if m.zone[card] == IN_PLAY:
            left = taken(m, card, amount, how, frame.source) if kind in (DEAL, REDIRECTED) else amount
            if kind != PUT and m.laws & ABOUT_DAMAGE:
                left = laws.most_damage(m, card, unprevented(m, card, left, how))
            if left > 0:
                placed.append((card, left, kind))
    total = 0
    for card, amount, _ in placed:
        m.damage[card] += amount
        total += amount
    m.much = total
    m.did = total > 0
    if placed:
        m.touch(ON_DAMAGE | ON_LOG)
    for card, amount, kind in placed:
        if kind != PUT or counts_as_dealt(m):
            m.log.append((WAS_DAMAGED, m.owner[card], card))
        m.tell("DamagePut" if kind == PUT else "DamageDealt", m.owner[card], (card, amount), "LOR-DMG.01")
        dealer = card
        if how == IN_CHALLENGE and kind != PUT and m.script[card].is_character and m.challenger >= 0:
            dealer = m.challenger if card == m.challenged else m.challenged
        elif how == BY_EFFECT:
            note_struck(m, card, frame.source)
        if is_awaited(m, DAMAGING, card, dealer):
            if kind != PUT or counts_as_dealt(m):
                announce(m, DEALT_DAMAGE, card, m.owner[card], frame.source, amount)
            announce(m, TAKES_DAMAGE, card, m.owner[card], frame.source, amount)
            if dealer != card:
                note_struck(m, card, dealer)
                announce(m, DEALS_CHALLENGE_DAMAGE, dealer, m.owner[dealer], card, amount)


def note_struck(m: LorcanaMatch, card: int, by: int) -> None:
    """Note that the other one in its challenge banishes this card, if its damage does.

    Rules: LOR-GSC.06.
    """
    if m.challenger >= 0 and by != card and card in (m.challenger, m.challenged) and by in (m.challenger, m.challenged):
        m.log.append((STRUCK, m.owner[card], card))


def counts_as_dealt(m: LorcanaMatch) -> bool:
    """Tell whether damage that is put or moved counts where a card says "is damaged".

    Rules: LOR-AMB.07.
    """
    return bool(m.options["damage_words"] == "wide")


def is_immune(m: LorcanaMatch, card: int, how: int, source: int) -> bool:
    """Tell whether no damage can be dealt to the card in this way, by this card's effect."""
    if m.stale:
        m.refresh()
    forbidden = m.cannot_of[card]
    if how == IN_CHALLENGE:
        alone = TO_TAKE_CHALLENGE_DAMAGE
    elif source >= 0 and m.script[source].kind == ACTION:
        alone = TO_TAKE_OTHER_DAMAGE | TO_TAKE_ACTION_DAMAGE
    else:
        alone = TO_TAKE_OTHER_DAMAGE | TO_TAKE_ABILITY_DAMAGE
    return bool(forbidden & (TO_BE_DEALT_DAMAGE | alone))


def would_be_dealt(m: LorcanaMatch, card: int, amount: int, source: int) -> bool:
    """Tell whether dealing so much to the card changes anything: there, or where others stand in for it."""
    if amount <= 0 or m.zone[card] != IN_PLAY or not m.script[card].has_willpower:
        return False
    if is_immune(m, card, BY_EFFECT, source):
        return False
    less = laws.less_damage(m, card, False) if m.laws & ABOUT_DAMAGE else 0
    if amount > m.resist_of[card] + less or is_shielded(m, card):
        return True
    return bool(m.laws & ABOUT_DAMAGE) and len(laws.redirecting(m, card)) > 0


def is_shielded(m: LorcanaMatch, card: int) -> bool:
    """Tell whether the next damage that would be dealt to the card is not."""
    for timed in m.timed:
        if timed[0] == SHIELD and timed[1] == card and timed[4] != THEIR_NEXT_TURN:
            return True
    return False


def use_shields(m: LorcanaMatch, card: int, amount: int) -> None:
    """Use one of them to prevent the damage; of the same kind none remains.

    Rules: LOR-REPL.10.
    """
    m.timed = [timed for timed in m.timed if timed[0] != SHIELD or timed[1] != card]
    m.tell("DamagePrevented", m.owner[card], (card, amount), "LOR-REPL.01")


def taken(m: LorcanaMatch, card: int, amount: int, how: int, source: int) -> int:
    """Return how much of damage dealt to it by this card's effect a card takes.

    Rules: LOR-RESI.01, LOR-RESI.02, LOR-RESI.04, LOR-RESI.05, LOR-GEN.09.
    """
    if is_immune(m, card, how, source):
        if amount:
            m.tell("DamagePrevented", m.owner[card], (card, amount), "LOR-GEN.09")
        return 0
    return resisted(m, card, amount)


def unprevented(m: LorcanaMatch, card: int, amount: int, how: int) -> int:
    """Return what is left of the damage where cards say that some of it is prevented.

    Rules: LOR-AMB.76.
    """
    less = min(amount, laws.less_damage(m, card, how == IN_CHALLENGE))
    if less:
        m.tell("DamagePrevented", m.owner[card], (card, less), "LOR-REPL.01")
    return amount - less


def resisted(m: LorcanaMatch, card: int, amount: int) -> int:
    """Return what Resist leaves of the damage."""
    left = max(0, amount - m.resist_of[card]) if m.resist_of[card] else amount
    if left < amount:
        m.tell("DamageResisted", m.owner[card], (card, amount - left), "LOR-RESI.01")
    return left


def put(m: LorcanaMatch, by: int, card: int, amount: int, event: str = "DamagePut") -> int:
    """Put counters on a card by an ability of the card `by`: not dealt, so nothing reduces them.

    Rules: LOR-DMG.09, LOR-DMG.12, LOR-RESI.03, LOR-AMB.07, LOR-DMG.16.
    """
    if amount <= 0 or m.zone[card] != IN_PLAY or not m.script[card].has_willpower:
        return 0
    m.damage[card] += amount
    wide = counts_as_dealt(m)
    if wide:
        m.log.append((WAS_DAMAGED, m.owner[card], card))
    m.touch(ON_DAMAGE | ON_LOG)
    if event:
        m.tell(event, m.owner[card], (card, amount), "LOR-DMG.09")
    if wide:
        announce(m, DEALT_DAMAGE, card, m.owner[card], -1, amount)
    announce(m, TAKES_DAMAGE, card, m.owner[card], -1, amount)
    note_struck(m, card, by)
    return amount


def heal(m: LorcanaMatch, seat: int, card: int, amount: int) -> int:
    """Take off up to so many counters for this player; return how many.

    Rules: LOR-DMG.10, LOR-AMB.44.
    """
    if m.zone[card] != IN_PLAY or m.is_forbidden(card, TO_BE_HEALED):
        return 0
    removed = min(amount, m.damage[card])
    if removed > 0:
        m.damage[card] -= removed
        m.log.append((HEALED_CARD, m.owner[card], card))
        if m.cast.remembers >> REMOVED_DAMAGE & 1:
            m.log.append((REMOVED_DAMAGE, seat, card))
        m.touch(ON_DAMAGE | ON_LOG)
        m.tell("DamageRemoved", m.owner[card], (card, removed), "LOR-DMG.10")
        announce(m, HEALED, card, seat, -1, removed)
    return removed


def move(m: LorcanaMatch, by: int, giver: int, taker: int, amount: int) -> int:
    """Move counters from one card to another, as many as are there; return how many.

    Rules: LOR-DMG.05, LOR-DMG.06, LOR-DMG.07, LOR-DMG.11.
    """
    if m.zone[giver] != IN_PLAY or m.zone[taker] != IN_PLAY or giver == taker or m.is_forbidden(giver, TO_BE_HEALED):
        return 0
    moved = min(amount, m.damage[giver])
    if moved > 0:
        m.damage[giver] -= moved
        m.touch(ON_DAMAGE)
        m.tell("DamageMoved", m.owner[taker], (giver, taker, moved), "LOR-DMG.11")
        put(m, by, taker, moved, "")
    return moved
