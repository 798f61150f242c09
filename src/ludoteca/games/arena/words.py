"""What options are called, and the thing in the picture that each concerns. What has happened is told in `telling`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena import state
from ludoteca.games.arena.attacking import standard_damage
from ludoteca.games.arena.board import POINT
from ludoteca.games.arena.cards import MOVEMENT
from ludoteca.games.arena.choosing import must_exile
from ludoteca.games.arena.effects.text import Text, called, text_of
from ludoteca.games.arena.knockouts import dealt
from ludoteca.games.arena.state import ArenaMatch
from ludoteca.games.arena.steps import STANDARD_ATTACK
from ludoteca.games.arena.telling import tell
from ludoteca.games.arena.terms import BANNERS, DAMAGE, named
from ludoteca.games.arena.upgrades import missing
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.texts import EMPTY, Phrase, capital, seat_name

__all__ = ["option_label", "option_thing", "tell"]

SIMPLE: Final = {
    state.YES: Phrase("Sì", "Yes"),
    state.KEEP: Phrase("Tieni la mano", "Keep the hand"),
    state.REDRAW: Phrase("Rimescola e pesca un'altra mano", "Shuffle back and draw another hand"),
    state.CLOSE: Phrase("Chiudi la Fase Abilità", "Close the Skill Phase"),
    state.END: Phrase("Termina il turno", "End the turn"),
}
"""Options that are always called the same."""
CARD_LABELS: Final = {
    state.BOOST_MOVE: Phrase("Scarta {name}: movimento standard +1", "Discard {name}: standard move +1"),
    state.BOOST_ATTACK: Phrase("Scarta {name}: attacco standard +1", "Discard {name}: standard attack +1"),
    state.DISCARD: Phrase("Scarta {name}", "Discard {name}"),
    state.CARD: Phrase("{name} ({whose})", "{name} ({whose})"),
}
WITH_FIGURE: Final = (state.TARGET, state.ORDER, state.ATTACK)
WITH_SPACE: Final = (state.PLACE, state.MOVE, state.SPACE)
WITH_CARD: Final = (*CARD_LABELS, state.PLAY)


def option_label(m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
    """What a button says."""
    verb = raw[0]
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb in CARD_LABELS:
        return CARD_LABELS[verb].fill(name=m.printed(raw[1]).name, whose=figure_name(m, raw[1] // state.DECK))
    if verb in WITH_SPACE:
        return space_label(m, verb, raw[1])
    if verb == state.TARGET:
        return target_label(m, raw[1])
    if verb == state.DONE_WITH:
        return no_label(m, seat)
    if verb == state.MODE:
        return mode_label(m, seat, raw[1])
    if verb == state.TRIGGER:
        return trigger_label(m, raw[1])
    if verb == state.ATTACK:
        return attack_label(m, seat, raw[1])
    if verb == state.PLAY:
        banner = BANNERS["movement" if raw[2] == MOVEMENT else "action"]
        return Phrase("Gioca {name} ({banner})", "Play {name} ({banner})").fill(
            name=m.printed(raw[1]).name, banner=banner
        )
    if verb == state.UPGRADE:
        return upgrade_label(m, seat)
    return other_label(m, raw)


def other_label(m: ArenaMatch, raw: Raw) -> Phrase:
    """Characters, abilities, Summoners."""
    verb = raw[0]
    if verb == state.PICK:
        person = m.content.characters[raw[1]]
        return Phrase(
            "{name}: Salute {health}, {points} PV, iniziativa {initiative}",
            "{name}: Health {health}, {points} VP, initiative {initiative}",
        ).fill(name=person.name, health=person.health, points=person.points, initiative=person.initiative)
    if verb == state.ORDER:
        return figure_name(m, raw[1])
    if verb == state.USE:
        return Phrase("Usa {name}", "Use {name}").fill(name=m.abilities(m.active)[raw[1]].name)
    if verb == state.SUMMONER:
        return Phrase(seat_name(raw[1]), seat_name(raw[1]))
    raise ValueError(f"no label for {state.VERBS[verb]}")


def figure_name(m: ArenaMatch, figure: int) -> Phrase:
    """What sentences call it; with its team where the other one has the same character."""
    return named(m.person(figure).short, m.side[figure], m.character.count(m.character[figure]) > 1)


def target_label(m: ArenaMatch, figure: int) -> Phrase:
    """Who, where and in what state: Gaston (D4, Salute 7)."""
    place = m.content.board.spaces[m.space[figure]].id if m.space[figure] >= 0 else "KO"
    return figure_name(m, figure) + Phrase(" ({place}, Salute {n})", " ({place}, Health {n})").fill(
        place=place, n=m.health[figure]
    )


def attack_label(m: ArenaMatch, seat: int, target: int) -> Phrase:
    """The damage that it would deal, and what one should know before: an ally, a card to exile."""
    frame = m.waiting_frame(seat)
    attacker, bonus = m.active, 0
    if frame is not None and frame.node == STANDARD_ATTACK:
        attacker, bonus = frame.source, frame.much
    notes = DAMAGE.count(dealt(m, target, standard_damage(m, attacker) + bonus, attacker))
    if m.side[target] == m.side[attacker]:
        notes = notes + Phrase(", della tua squadra", ", an ally")
    if must_exile(m, seat, target):
        notes = notes + Phrase(", esiliando 1 carta", ", exiling 1 card")
    return Phrase("Attacca {name} ({notes})", "Attack {name} ({notes})").fill(name=figure_name(m, target), notes=notes)


def upgrade_label(m: ArenaMatch, seat: int) -> Phrase:
    """Whom it concerns and what it brings; that the partner must agree, where one's own gear is not enough."""
    person = m.person(m.active)
    said = Phrase("Migliora {name}: {gained}", "Upgrade {name}: {gained}").fill(
        name=figure_name(m, m.active), gained=person.upgrade.name
    )
    if missing(m, seat, person.upgrade_cost, helps=False) > 0:
        return said + Phrase(" (se il compagno dà un equipaggiamento)", " (if the partner gives one gear)")
    return said


def space_label(m: ArenaMatch, verb: int, space: int) -> Phrase:
    """A space by its name; where nobody goes anywhere, that is said."""
    place = m.content.board.spaces[space]
    notes = Phrase(" (casella dorata)", " (golden space)") if place.flags & POINT else EMPTY
    if verb == state.MOVE:
        said = Phrase("Muovi in {id}", "Move to {id}")
        if m.space[m.active] == space:
            said = Phrase("Resta in {id}", "Stay on {id}")
    elif m.occupant[space] >= 0:
        said = Phrase("Resta in {id}", "Stay on {id}")
    else:
        said = Phrase("Casella {id}", "Space {id}")
    return said.fill(id=place.id) + notes


def no_label(m: ArenaMatch, seat: int) -> Phrase:
    """ "No" to a question, "stay" to a move, "nobody" or "done" in a row of choices."""
    decision = m.decision_of(seat)
    raws = decision.options.raws if decision is not None else []
    if (state.YES,) in raws:
        return Phrase("No", "No")
    if any([raw[0] == state.SPACE for raw in raws]):
        return Phrase("Resta dov'è", "Stay put")
    frame = m.waiting_frame(seat)
    if frame is not None and not frame.slots and any([raw[0] == state.TARGET for raw in raws]):
        return Phrase("Nessuno", "Nobody")
    return Phrase("Basta così", "Done")


def mode_label(m: ArenaMatch, seat: int, index: int) -> Phrase:
    frame = m.waiting_frame(seat)
    assert frame is not None
    node = m.programme[frame.node]
    assert isinstance(node, Effect)
    return capital(called(node.children()[index].words(), text_of(m).short))


def trigger_label(m: ArenaMatch, index: int) -> Phrase:
    """The status or ability that waits, and whose it is."""
    trigger = m.triggers[index]
    node = m.programme[trigger.node]
    assert isinstance(node, Text)
    return Phrase("Prima {title} ({name})", "{title} first ({name})").fill(
        title=node.title, name=figure_name(m, trigger.source)
    )


def option_thing(m: ArenaMatch, seat: int, raw: Raw) -> str:
    """The thing in the picture that the option concerns."""
    verb = raw[0]
    if verb in WITH_FIGURE:
        return f"figure:{raw[1]}"
    if verb in WITH_CARD:
        return f"card:{raw[1]}"
    if verb in WITH_SPACE:
        return f"space:{m.content.board.spaces[raw[1]].id}"
    if verb == state.TRIGGER:
        return f"figure:{m.triggers[raw[1]].source}"
    if verb == state.PICK:
        return f"character:{raw[1]}"
    if verb == state.USE:
        return f"ability:{m.active}/{raw[1]}"
    if verb == state.UPGRADE:
        return f"upgrade:{m.active}"
    return f"player:{raw[1]}" if verb == state.SUMMONER else ""
