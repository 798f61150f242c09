"""What options are called, and the thing in the picture that each concerns. What has happened is told in `telling`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro import state
from ludoteca.games.synchro.cards import BASIC_ANY_TARGET, BASIC_DAMAGE, FREE_SWAP, ROLL_FOR_COINS, SWAP_HERO
from ludoteca.games.synchro.cautions import option_warning
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.landmarks import deed_of
from ludoteca.games.synchro.naming_units import text_now, unit_called, unit_listed
from ludoteca.games.synchro.paying import discount, payments
from ludoteca.games.synchro.state import FIRST_STORED, OF_ITEM, OF_SKILL, SKILLS, SynchroMatch
from ludoteca.games.synchro.steps import (
    FROM_RESERVE,
    GIVE_ITEM,
    LANDMARK,
    LEARN_SKILL,
    LINE_UP,
    MASTER,
    OPENING,
    POTION,
)
from ludoteca.games.synchro.steps import VILLAGE as AT_VILLAGE
from ludoteca.games.synchro.telling import tell
from ludoteca.games.synchro.terms import COINS, DAMAGE, SHARD_COLOURS, SHARDS, after, shard_words
from ludoteca.games.synchro.visit_labels import (
    board_label,
    card_label,
    enter_label,
    map_label,
    mode_label,
    move_label,
    shard_label,
    slot_label,
    spend_label,
    upgrade_label,
    village_label,
    with_hero_label,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.phrases import commas, same
from ludoteca.kernel.texts import Phrase, capital

__all__ = ["option_label", "option_thing", "option_warning", "tell"]

SIMPLE: Final = {
    state.YES: Phrase("Sì", "Yes"),
    state.END: Phrase("Termina il turno", "End the turn"),
    state.RESERVE: Phrase("In riserva, per una prossima battaglia", "In reserve, for a later battle"),
}
"""Options that are always called the same."""
OF_CARDS: Final = (state.PICK, state.KEEP, state.MULLIGAN, state.LEAD, state.CLAIM)
OF_MAP: Final = (state.TRAVEL, state.VISIT)
OF_VILLAGE: Final = (state.BUY, state.INVITE, state.REST, state.BUY_POTION, state.VILLAGE)
HEADINGS: Final = {
    "buy": Phrase("Oggetti in vendita", "Items for sale"),
    "invite": Phrase("Eroi da invitare", "Heroes to invite"),
    "learn": Phrase("Maestri", "Masters"),
    "change": Phrase("Cambi di Eroe", "Changes of Heroes"),
    "rest": Phrase("Riposo e Pozioni", "Rest and Potions"),
    "potionbuy": Phrase("Riposo e Pozioni", "Rest and Potions"),
    "leave": Phrase("Ripartire", "On your way"),
    "potion": Phrase("Pozioni da bere", "Potions to drink"),
    "front": Phrase("Posizioni", "Positions"),
    "move": Phrase("Oggetti che passano di mano", "Items that change hands"),
    "enter": Phrase("Dalla riserva", "From the reserve"),
}
"""What options outside a Hero's turn are called together, by verb."""
IN_TURN: Final = (state.ATTACK, state.SWAP, state.SKILL, state.LEVEL, state.STORE, state.RETREAT)


def option_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """What a button says."""
    verb = raw[0]
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == state.TARGET:
        return capital(unit_listed(m, raw[1]))
    if verb == state.DONE_WITH:
        return done_label(m, seat)
    if verb in IN_TURN:
        return turn_label(m, seat, raw)
    if verb == state.PAY:
        return pay_label(m, seat, raw[1])
    if verb == state.DRINK:
        return potion_label(m, seat, raw[1])
    if verb in OF_CARDS:
        return card_label(m, seat, raw)
    if verb in OF_MAP:
        return map_label(m, seat, raw)
    if verb in OF_VILLAGE:
        return village_label(m, seat, raw)
    return other_label(m, seat, raw)


def other_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """The line-up, new Heroes and Items, Landmarks."""
    verb = raw[0]
    if verb in (state.LEARN, state.CHANGE):
        return with_hero_label(m, seat, raw)
    if verb == state.FRONT:
        frame = m.waiting_frame(seat)
        place = frame.much + 1 if frame is not None else 1
        return capital(unit_called(m, raw[1])) + Phrase(" in P{n}", " in P{n}").fill(n=place)
    if verb == state.START:
        return START_LABELS[raw[1]].fill(n=m.content.tracks.levels[0].shards, most=m.content.tracks.levels[-1].shards)
    if verb == state.MOVE:
        return move_label(m, raw)
    if verb == state.ENTER:
        return enter_label(m, raw)
    if verb == state.BOARD:
        return board_label(m, seat, raw)
    if verb == state.SLOT:
        return slot_label(m, seat, raw)
    if verb == state.UPGRADE:
        return upgrade_label(m, seat, raw)
    if verb in (state.SHARD, state.DISCARD):
        return shard_label(m, seat, raw)
    if verb == state.MODE:
        return mode_label(m, seat, raw[1])
    if verb == state.SPEND:
        return spend_label(m, seat, raw[1])
    return plain_label(m, seat, raw)


START_LABELS: Final = (
    Phrase("Iniziano gli Eroi: 1 Frammento ciascuno", "The Heroes begin: 1 Shard each"),
    Phrase(
        "Iniziano i Mostri: da {n} a {most} Frammenti ciascuno, secondo il livello",
        "The Monsters begin: {n} to {most} Shards each, by level",
    ),
)


def plain_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    """What depends only on what is being asked."""
    verb = raw[0]
    frame = m.waiting_frame(seat)
    node = frame.node if frame is not None else -1
    if verb == state.LEAVE:
        at_village = Phrase("Lasciate il Villaggio", "Leave the Village")
        return at_village if node == AT_VILLAGE else Phrase("Di nuovo in viaggio", "On with the journey")
    if verb == state.SKIP:
        draw = Phrase("Pesca dal Sacchetto", "Draw from the bag")
        return Phrase("Si parte subito", "Set out at once") if node == OPENING else draw
    if verb == state.REROLL and frame is not None:
        price = COINS.count(deed_of(m, frame).amount)
        return Phrase("Rilanciate il dado ({price})", "Roll again ({price})").fill(price=price)
    if verb == state.TRIGGER:
        return trigger_label(m, raw[1])
    raise ValueError(f"no label for {state.VERBS[verb]}")


def trigger_label(m: SynchroMatch, index: int) -> Phrase:
    """The ability that waits, and whose it is."""
    trigger = m.triggers[index]
    node = m.programme[trigger.node]
    assert isinstance(node, Text)
    name = unit_called(m, trigger.source)
    return Phrase("Prima {title} ({name})", "{title} first ({name})").fill(title=node.title, name=name)


# -- a Hero's turn -----------------------------------------------------------------------------------------------


def turn_label(m: SynchroMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    board = m.active
    if verb == state.ATTACK:
        return attack_label(m, board)
    if verb == state.SWAP:
        said = Phrase("Scambia posizione con {name} (P{n})", "Swap position with {name} (P{n})")
        said = said.fill(name=unit_called(m, raw[1]), n=m.position(raw[1]))
        return said + Phrase(", gratis", ", for free") if m.mod(board, FREE_SWAP) else said
    if verb == state.SKILL:
        return skill_label(m, board, raw[1])
    if verb == state.LEVEL:
        cost = m.row(board).cost
        return Phrase(
            "Sali al livello {n} ({cost}; due di un colore valgono uno)",
            "Level up to {n} ({cost}; two of a colour count as one)",
        ).fill(n=m.level[board] + 1, cost=transparent(cost))
    if verb == state.STORE:
        return Phrase("Metti nella Riserva un Frammento {c}", "Put a {c} Shard in the Reserve").fill(
            c=SHARD_COLOURS[raw[1]]
        )
    return Phrase(
        "Ritirata ({n} di Tempo): i danni spariscono e la battaglia ricomincia",
        "Retreat ({n} Time): all damage goes and the battle begins anew",
    ).fill(n=m.content.tracks.retreat_time)


def transparent(number: int) -> Phrase:
    noun = "trasparente" if number == 1 else "trasparenti"
    return Phrase(f"{SHARDS.count(number).it} {noun}", f"{number} transparent {SHARDS.form('en', number > 1)}")


def attack_label(m: SynchroMatch, board: int) -> Phrase:
    """The damage, and to whom."""
    amount = m.level[board] + m.mod(board, BASIC_DAMAGE)
    for of_class in m.classes_of(board):
        if m.content.classes[of_class].added:
            amount += m.clv(board)
    damage = DAMAGE.count(amount)
    if m.mod(board, BASIC_ANY_TARGET) and len(m.foes) > 1:
        said = Phrase("Attacco Base: {damage} a un Mostro a scelta", "Basic Attack: {damage} to a Monster of choice")
        return said.fill(damage=damage)
    target = unit_called(m, m.foes[0])
    return Phrase("Attacco Base: {damage} {to}", "Basic Attack: {damage} to {to}").fill(
        damage=damage, to=after("a", target)
    )


def skill_label(m: SynchroMatch, board: int, slot: int) -> Phrase:
    """A Skill with its cost and what it does on the side that shows."""
    skill = m.skill_card(board, slot)
    cost = shard_words(skill.cost)
    less = discount(m, board, slot)
    if less:
        cost = cost + Phrase(", {n} in meno", ", {n} less").fill(n=less)
    node = m.programme[skill.nodes[m.skills[SKILLS * board + slot] & 1]]
    assert isinstance(node, Text)
    return skill.name + same(" (") + cost + same("): ") + text_now(m, node, board)


def pay_label(m: SynchroMatch, seat: int, number: int) -> Phrase:
    """Which Shards: 2 rossi; those of the Reserve and those that count as another colour are said."""
    frame = m.waiting_frame(seat)
    assert frame is not None
    payment = payments(m, frame.source, frame.much)[number]
    own, stored = list(payment[:4]), list(payment[4:8])
    parts = [shard_words(own)] if any(own) else []
    if any(stored):
        parts.append(Phrase("{s} dalla Riserva", "{s} from the Reserve").fill(s=shard_words(stored)))
    said = capital(commas(parts))
    used = [
        converted_words(made).fill(n=made, c=SHARD_COLOURS[m.content.classes[number].colour])
        for number, made in enumerate(payment[8:])
        if made
    ]
    return said + same(" (") + commas(used) + same(")") if used else said


def converted_words(made: int) -> Phrase:
    if made == 1:
        return Phrase("{n} vale come {c}", "{n} counts as {c}")
    return Phrase("{n} valgono come {c}", "{n} count as {c}")


def potion_label(m: SynchroMatch, seat: int, board: int) -> Phrase:
    """Whom it heals, and by how much."""
    healed = min(m.damage[board], m.max_hp(board) // 2)
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node == POTION:
        return Phrase("Sì, una Pozione: via {damage}", "Yes, a Potion: {damage} gone").fill(damage=DAMAGE.count(healed))
    return Phrase("Pozione per {name}: via {damage}", "Potion for {name}: {damage} gone").fill(
        name=unit_called(m, board), damage=DAMAGE.count(healed)
    )


def done_label(m: SynchroMatch, seat: int) -> Phrase:
    """ "No" to a question, "ready" before a battle, "that is all" to a row of choices."""
    frame = m.waiting_frame(seat)
    node = frame.node if frame is not None else -1
    if node == LINE_UP:
        return Phrase("Pronti alla battaglia", "Ready for the battle")
    if node == FROM_RESERVE:
        return Phrase("Nessun altro: ora i Mostri", "Nobody else: now the Monsters")
    if node == MASTER:
        return Phrase("Nessun cambio di Maestro", "No change of Master")
    if node == POTION:
        return Phrase("No: l'Eroe cade", "No: the Hero falls")
    if node == LEARN_SKILL and frame is not None:
        name = m.content.skills[frame.it].name
        return Phrase("Rinuncia a {name}", "Do without {name}").fill(name=name)
    if node == GIVE_ITEM and frame is not None:
        name = m.content.items[frame.much >> 1].name
        return Phrase("Scartate {name}", "Discard {name}").fill(name=name)
    if node == LANDMARK and frame is not None:
        kind = deed_of(m, frame).kind
        if kind == ROLL_FOR_COINS:
            return Phrase("Prendete {coins}", "Take {coins}").fill(coins=COINS.count(frame.place))
        if kind == SWAP_HERO:
            return Phrase("Nessuno scambio", "No swap")
        return Phrase("Basta così", "That is all")
    decision = m.decision_of(seat)
    verbs = {raw[0] for raw in decision.options.raws} if decision is not None else set()
    return Phrase("Resta al suo posto", "Stay in place") if state.TARGET in verbs else Phrase("Basta così", "Done")


# -- the picture -------------------------------------------------------------------------------------------------


def option_thing(m: SynchroMatch, seat: int, raw: Raw) -> str:
    """The thing in the picture that the option concerns; none where a button says it better."""
    verb = raw[0]
    if verb in THINGS:
        return f"{THINGS[verb]}{raw[1]}"
    if verb in ACTS:
        return ACTS[verb]
    if verb == state.LEVEL:
        return f"level:{m.active}"
    if verb == state.SKILL:
        return f"skillslot:{m.active}/{raw[1]}"
    if verb == state.STORE:
        return f"shard:{m.active}/{raw[1]}"
    if verb in (state.DISCARD, state.SHARD):
        return f"shard:{raw[1]}/{raw[2]}"
    if verb == state.MOVE:
        return f"item:{raw[1] // 2}/{raw[1] % 2}"
    if verb == state.UPGRADE:
        return upgraded_thing(raw)
    if verb == state.SLOT:
        return slot_thing(m, seat, raw[1])
    return f"reserve:{raw[1]}" if verb == state.ENTER else ""


def upgraded_thing(raw: Raw) -> str:
    what, place = raw[1], raw[2]
    if what == OF_SKILL:
        return f"skillslot:{place // SKILLS}/{place % SKILLS}"
    return item_thing(place) if what == OF_ITEM else f"unit:{place}"


def item_thing(place: int) -> str:
    """An Item in its slot, or one that nobody bears."""
    return f"item:{place // 2}/{place % 2}" if place < FIRST_STORED else f"stored:{place - FIRST_STORED}"


def slot_thing(m: SynchroMatch, seat: int, place: int) -> str:
    frame = m.waiting_frame(seat)
    if frame is not None and frame.node == LEARN_SKILL:
        return f"skillslot:{frame.source}/{place}"
    return item_thing(place) if m.item_at(place) >= 0 else f"unit:{place // 2}"


THINGS: Final = {
    state.TARGET: "unit:",
    state.PICK: "hero:",
    state.KEEP: "skill:",
    state.CLAIM: "skill:",
    state.LEAD: "board:",
    state.TRAVEL: "city:",
    state.VISIT: "landmark:",
    state.FRONT: "unit:",
    state.START: "side:",
    state.SWAP: "unit:",
    state.DRINK: "unit:",
    state.BUY: "offer:item/",
    state.INVITE: "offer:hero/",
    state.LEARN: "offer:hero/",
    state.CHANGE: "offer:hero/",
    state.REST: "unit:",
    state.BOARD: "unit:",
}
"""What the first number of an option stands for in the picture."""
ACTS: Final = {
    state.ATTACK: "act:attack",
    state.END: "act:end",
    state.RETREAT: "act:retreat",
    state.BUY_POTION: "potions",
}
"""Options without numbers that have a plate in the picture."""
