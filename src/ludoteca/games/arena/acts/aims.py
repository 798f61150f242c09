"""Why an effect that is being carried out cannot choose this figure or this space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.games.arena.effects.filters import ALLY, RIVAL, origin_of
from ludoteca.games.arena.effects.targets import Chosen, Target
from ludoteca.games.arena.flow.choosing import may_choose
from ludoteca.games.arena.state.cards import IMMOBILE, STEALTHY
from ludoteca.kernel.contract import Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


def refuse_target(m: ArenaMatch, frame: Frame, seat: int, target: Target, figure: int) -> Refusal:
    """Say why the effect that waits for `seat` cannot choose this figure; nothing if it has none to choose."""
    if not isinstance(target, Chosen):
        return NOTHING_AGAINST
    if not 0 <= figure < m.figures:
        return Refusal("SA-11.03", Phrase("Non c'è un personaggio così.", "There is no such character."))
    name = m.person(figure).short
    if not m.stands(figure):
        return Refusal("SA-14.05", Phrase("{name} è KO.", "{name} is KO'd.").fill(name=name))
    if figure in frame.slots:
        return Refusal("SA-11.03", Phrase("Hai già scelto {name}.", "You have chosen {name} already.").fill(name=name))
    group = target.group
    if not group.side.includes(m, frame.source, figure):
        if group.side is ALLY:
            return Refusal(
                "SA-1.08",
                Phrase(
                    "{name} non è tra gli alleati di chi agisce.", "{name} is not an ally of the acting character."
                ).fill(name=name),
            )
        if group.side is RIVAL:
            return Refusal(
                "SA-1.09", Phrase("{name} non è tra gli avversari.", "{name} is not a rival.").fill(name=name)
            )
        return Refusal(
            "SA-1.08",
            Phrase("Chi agisce non può essere il bersaglio.", "The acting character cannot be the target.").fill(
                name=name
            ),
        )
    origin = origin_of(m, frame)
    if group.range and (origin < 0 or m.content.board.distance[origin][m.space[figure]] > group.range):
        return Refusal(
            "SA-11.02",
            Phrase("{name} non è entro gittata {n}.", "{name} is not within range {n}.").fill(name=name, n=group.range),
        )
    if not may_choose(m, seat, figure, len(m.hand[seat])):
        if m.traits[figure] & STEALTHY and not m.hand[seat]:
            return Refusal(
                "SA-13.12",
                Phrase(
                    "{name} ha Furtivo e non hai carte da esiliare.",
                    "{name} is Stealthy and you have no card to exile.",
                ).fill(name=name),
            )
        return Refusal(
            "SA-13.15",
            Phrase(
                "Un suo alleato ha Provoca: {name} non si può scegliere.", "An ally has Taunt: {name} cannot be chosen."
            ).fill(name=name),
        )
    return Refusal(
        "SA-11.03",
        Phrase("{name} non ha ciò che il testo richiede.", "{name} does not have what the text asks for.").fill(
            name=name
        ),
    )


def refuse_next(m: ArenaMatch, figure: int) -> Refusal:
    """Say why this figure is not among those whose order of being damaged is asked for."""
    if 0 <= figure < m.figures and not m.stands(figure):
        return Refusal("SA-14.05", Phrase("{name} è KO.", "{name} is KO'd.").fill(name=m.person(figure).short))
    return Refusal(
        "SA-17.09",
        Phrase("Non deve più subire questi danni.", "This damage does not concern them any more."),
    )


def refuse_space(m: ArenaMatch, frame: Frame, space: int) -> Refusal:
    """Say why an effect cannot put the first figure in its slots on this space."""
    figure = frame.slots[0]
    name = m.person(figure).short
    if not 0 <= space < m.content.board.size:
        return Refusal("SA-8.06", Phrase("Non c'è una casella così.", "There is no such space."))
    if m.traits[figure] & IMMOBILE:
        return Refusal(
            "SA-13.03",
            Phrase(
                "{name} ha Immobilizzato: niente può spostare questa pedina.",
                "{name} is Immobilized: nothing moves this figure.",
            ).fill(name=name),
        )
    if m.occupant[space] >= 0:
        return Refusal("SA-8.06", Phrase("La casella è occupata.", "The space is occupied."))
    return Refusal(
        "SA-A.46" if figure != frame.source else "SA-11.12",
        Phrase("{name} non può arrivarci con questo effetto.", "{name} cannot get there with this effect.").fill(
            name=name
        ),
    )
