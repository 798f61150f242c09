"""What all acts of the Arena share: when they are out of place, and the numbers that follow their verbs."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.flow.steps import STANDARD_ATTACK, STANDARD_MOVE
from ludoteca.games.arena.shows.terms import named
from ludoteca.games.arena.state.cards import ACTION, MOVEMENT
from ludoteca.games.arena.state.match import DRAFTING, ENDING, MAIN, STARTING, ArenaMatch
from ludoteca.kernel.acts import Act, Argument, OneOf
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase


class ArenaAct(Act):
    """Something that a Summoner does, mostly in the turn of one of their characters."""

    def name(self, m: ArenaMatch, raw: Raw) -> Phrase:
        return m.printed(raw[1]).name

    def elsewhere(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase < STARTING:
            return self.in_setup(m, seat, raw)
        decision = m.decision_of(seat)
        if decision is None:
            if seat != m.active_seat:
                return no(
                    "SA-6.02",
                    "Non è il turno di un tuo personaggio: ce n'è solo uno attivo.",
                    "It is not the turn of one of your characters: only one is active.",
                )
            return no("SA-11.08", "Prima deve rispondere qualcun altro.", "Somebody else has to answer first.")
        if m.phase == MAIN and not decision.continues:
            return no(
                "SA-6.05" if m.skills else "SA-6.04", "Non è il momento di farlo.", "This is not the moment for it."
            )
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node in (STANDARD_MOVE, STANDARD_ATTACK):
            return self.after_bonus(frame.node)
        return self.meanwhile(m, seat, raw)

    def in_setup(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        """Say why it cannot be done now, before the first turn."""
        return no(
            "SA-4.02" if m.phase == DRAFTING else "SA-4.19",
            "Prima bisogna finire la preparazione.",
            "The setup comes first.",
        )

    def after_bonus(self, node: int) -> Refusal:
        """Say why not now, when a card was discarded for a standard move or attack: that follows, with nothing more."""
        if node == STANDARD_MOVE:
            return no("SA-8.10", "Ora scegli dove muovere.", "Now choose where to move.")
        return no("SA-9.11", "Ora scegli chi attaccare.", "Now choose whom to attack.")

    def meanwhile(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        """Say why it cannot be done now, while this Summoner is asked something else."""
        if m.phase == ENDING:
            return no("SA-6.03", "Le fasi principali sono finite.", "The main phases are over.")
        if m.phase == STARTING:
            return no("SA-6.03", "È ancora la Fase di Partenza.", "This is still the Starting Phase.")
        if seat != m.active_seat:
            return no("SA-11.08", "Prima rispondi a ciò che ti viene chiesto.", "First answer what you are asked.")
        return no("SA-11.08", "Prima completa quello che hai cominciato.", "First finish what you have begun.")


class TurnAct(ArenaAct):
    """Something that one may want to do once turns are taken."""

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if m.active >= 0 else []


# -- the numbers that follow a verb --------------------------------------------------------------------------------


class Banner(Argument):
    """The phase that a card is played in."""

    def all(self, m: ArenaMatch, seat: int) -> list[int]:
        return [MOVEMENT, ACTION]


class AbilityPlace(Argument):
    """The place of an ability among those of the active character, the upgraded one last."""

    def all(self, m: ArenaMatch, seat: int) -> list[int]:
        return list(range(len(m.person(m.active).abilities) + 1)) if m.active >= 0 else []

    def in_sight(self, m: ArenaMatch, seat: int) -> list[int]:
        if not m.skills:
            return []
        return self.all(m, seat) if m.upgrades_on else self.all(m, seat)[:-1]


CARD_NUMBER: Final = OneOf[ArenaMatch]("card", lambda m: len(m.zone), lambda m, seat: m.hand[seat])
BANNER: Final = Banner()
FIGURE: Final = OneOf[ArenaMatch](
    "figure", lambda m: m.figures, lambda m, seat: list(range(m.figures)) if m.active >= 0 else []
)
"""A figure; one can point at all of them once turns are taken."""
SPACE_NUMBER: Final = OneOf[ArenaMatch]("", lambda m: m.content.board.size)
ABILITY: Final = AbilityPlace()
CHARACTER: Final = OneOf[ArenaMatch](
    "character", lambda m: len(m.content.characters), lambda m, seat: m.content.offered if is_drafting(m) else []
)
"""A character of the box; one can point at those of the draft."""


# -- names and things ----------------------------------------------------------------------------------------------


def is_drafting(m: ArenaMatch) -> bool:
    """Tell whether a character is still to be picked."""
    return m.phase == DRAFTING and m.drafted < len(m.pick_order)


def figure_name(m: ArenaMatch, figure: int) -> Phrase:
    """Say what sentences call it; with its team where the other one has the same character."""
    return named(m.person(figure).short, m.side[figure], m.character.count(m.character[figure]) > 1)


def thing_of_space(m: ArenaMatch, space: int) -> str:
    return f"space:{m.content.board.spaces[space].id}"
