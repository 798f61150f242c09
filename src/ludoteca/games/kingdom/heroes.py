"""A hero's turn: one movement and one action, in either order."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.effects.text import FACED, UNFACED, Text, text_at
from ludoteca.games.kingdom.moving import ends, figure_name
from ludoteca.games.kingdom.state import ON_BOARD, PLAYED, SLOTS
from ludoteca.games.kingdom.steps import GO_SOMEWHERE
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, WAIT, Frame, Node
from ludoteca.kernel.texts import Phrase, capital

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state import KingdomMatch

# What has been done, as bits of the frame's `at`.
ACTIVE: Final = 1
MOVED: Final = 2
ACTED: Final = 4
OVER: Final = 8


def activatable(m: KingdomMatch, seat: int) -> list[int]:
    """The seat's figures whose card is still in hand (KR-11.01, KR-11.02, KR-11.03, KR-13.06, KR-23.02, KR-A53)."""
    found = []
    for figure in range(len(m.where)):
        if m.owner[figure] != seat or m.card[figure] or m.knocked[figure] or m.where[figure] < ON_BOARD:
            continue
        if m.cat[figure]:
            if m.where[figure] >= 0:
                found.append(figure)
        elif not m.reserve_of[figure]:
            found.append(figure)
    return found


def in_use(m: KingdomMatch, figure: int) -> int:
    """The slots of a figure whose abilities are being carried out, as bits."""
    slots = 0
    for frame in m.stacks[0]:
        if frame.source == figure and frame.much and isinstance(m.programme[frame.node], Text):
            slots |= 1 << frame.much - 1
    return slots


def ready_slots(m: KingdomMatch, figure: int) -> list[int]:
    """Where its abilities lie face up that are not being carried out (KR-12.08, KR-25.03)."""
    if m.limits.no_abilities:
        return []
    busy = in_use(m, figure)
    found = []
    for slot in range(SLOTS):
        if m.abilities[SLOTS * figure + slot] >= 0 and m.is_up(figure, slot) and not busy >> slot & 1:
            found.append(slot)
    return found


def ability_node(m: KingdomMatch, figure: int, slot: int) -> int:
    ability = m.ability_of(figure, slot)
    assert ability is not None
    return ability.node


def works(m: KingdomMatch, node: int, figure: int, seat: int, faced: bool) -> bool:
    """Whether that text would do anything for the figure now."""
    frame = Frame(node, figure, seat)
    frame.place = FACED if faced else UNFACED
    return text_at(m, node).playable(m, frame)


def can_heal(m: KingdomMatch, figure: int) -> bool:
    """Whether there is anything to heal or to turn face up (KR-12.16)."""
    if m.limits.no_heal:
        return False
    if m.hearts[figure] < m.max_hearts(figure):
        return True
    for slot in range(SLOTS):
        if m.abilities[SLOTS * figure + slot] >= 0 and not m.is_up(figure, slot):
            return True
    return False


def actions(m: KingdomMatch, figure: int, seat: int, faced: bool) -> list[Raw]:
    """What a hero can do as its action (KR-12.01, KR-12.08, KR-25.03, KR-A68)."""
    found: list[Raw] = []
    if works(m, m.hero_of(figure).attack.node, figure, seat, faced):
        found.append((state.ATTACK,))
    for slot in ready_slots(m, figure):
        if works(m, ability_node(m, figure, slot), figure, seat, faced):
            found.append((state.USE, figure, slot))
    if can_heal(m, figure):
        found.append((state.HEAL,))
    return found


def act(m: KingdomMatch, figure: int, seat: int, raw: Raw, faced: bool) -> None:
    """Carry out one of them. Rules: KR-12.01, KR-12.02, KR-12.09, KR-12.10, KR-12.16."""
    if raw[0] == state.HEAL:
        m.heal(figure, m.max_hearts(figure), "KR-12.16")
        for slot in range(SLOTS):
            m.refresh(figure, slot, "KR-12.10")
        return
    if raw[0] == state.ATTACK:
        m.tell("BaseAttack", seat, (figure,), "KR-12.02")
        begun = m.push(m.hero_of(figure).attack.node, figure, seat)
    else:
        ability = m.ability_of(figure, raw[2])
        assert ability is not None
        m.tell("AbilityUsed", seat, (figure, raw[2]), "KR-12.09")
        begun = m.push(ability.node, figure, seat)
        begun.much = raw[2] + 1
    begun.place = FACED if faced else UNFACED


class HeroTurn(Node):
    """The active figure moves and acts, in either order; who acts in the middle of a move has ended it (KR-11.06)."""

    enforces = (
        "KR-3.07", "KR-11.01", "KR-11.02", "KR-11.04", "KR-11.06", "KR-11.10", "KR-11.11", "KR-12.01", "KR-12.08",
        "KR-12.10", "KR-12.16", "KR-23.02", "KR-27.05", "KR-A09", "KR-A33", "KR-28.06",
    )  # fmt: skip

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        figure = frame.source
        if not frame.at:
            frame.at = ACTIVE | ACTED if m.cat[figure] else ACTIVE
            m.card[figure] = PLAYED
            m.tell("HeroActivated", frame.seat, (figure,), "KR-23.02" if m.cat[figure] else "KR-11.01")
        if frame.at & OVER or (frame.at & MOVED and frame.at & ACTED) or m.knocked[figure]:
            return DONE
        if frame.at & MOVED and not actions(m, figure, frame.seat, True):
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        figure = frame.source
        found: list[Raw] = []
        if not frame.at & MOVED:
            found += [(state.GO_TO, square) for square in ends(m, figure, m.movement(figure))]
        if not frame.at & ACTED:
            found += actions(m, figure, seat, bool(frame.at & MOVED))
        found.append((state.DONE_WITH,))
        return found

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        figure = frame.source
        if raw[0] == state.DONE_WITH:
            frame.at |= OVER
        elif raw[0] == state.GO_TO:
            going = m.push(GO_SOMEWHERE, figure, seat)
            going.slots = [raw[1]]
            going.much = 0 if frame.at & ACTED else 1
            frame.at |= MOVED
        else:
            act(m, figure, seat, raw, bool(frame.at & MOVED))
            frame.at |= ACTED

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        name = figure_name(m, frame.source)
        if frame.at & ACTED:
            said = Phrase("{name}: dove si muove? Fino a {n} spazi.", "{name}: where to? Up to {n} spaces.")
        elif frame.at & MOVED:
            said = Phrase("{name}: movimento fatto. Quale azione compie?", "{name} has moved: which action?")
        else:
            said = Phrase(
                "{name}: un movimento (fino a {n} spazi) e un'azione, nell'ordine che vuoi.",
                "{name}: a move (up to {n} spaces) and an action, in either order.",
            )
        return capital(said.fill(name=name, n=m.movement(frame.source)))

    def asking_rule(self, m: KingdomMatch, frame: Frame) -> str:
        if frame.at & ACTED:
            return "KR-11.05"
        return "KR-12.01" if frame.at & MOVED else "KR-11.04"
