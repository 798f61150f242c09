"""What is chosen before the first turn: teams, turn order, starting spaces, hands; and where one returns from a KO."""

from __future__ import annotations

from typing import ClassVar, Final

from ludoteca.games.arena.acts.answering import name_of_space
from ludoteca.games.arena.acts.bases import CHARACTER, FIGURE, SPACE_NUMBER, ArenaAct, figure_name, thing_of_space
from ludoteca.games.arena.flow.abilities import set_off_return
from ludoteca.games.arena.flow.moving import return_spaces
from ludoteca.games.arena.flow.steps import PLACE_FIGURES
from ludoteca.games.arena.state.match import DRAFTING, HANDS, IN_DECK, ORDERING, PLACING, ArenaMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import EMPTY, Phrase


class SetupChoice(ArenaAct):
    """A choice in one part of the setup."""

    part: ClassVar[int] = DRAFTING
    """The part of the setup for it."""
    rules: ClassVar[tuple[str, str]] = ("", "")
    """The rules that it follows: of two Summoners, of four."""
    waiting: ClassVar[Phrase] = EMPTY
    """Why somebody cannot make it who is not asked then."""

    def in_setup(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        return Refusal(self.cited(m), self.waiting) if m.phase == self.part else super().in_setup(m, seat, raw)

    def cited(self, m: ArenaMatch) -> str:
        return self.rules[1 if m.seats == 4 else 0]


class Pick(SetupChoice):
    """pick(character): take a character into one's team."""

    verb = "pick"
    args = (CHARACTER,)
    rules = ("SA-4.04", "SA-19.04")
    waiting = Phrase("Ora sceglie un altro Evocatore.", "Another Summoner picks now.")

    def candidates(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, character) for character in may_have(m, seat)]

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        character = raw[1]
        if character not in m.content.offered:
            return no("SA-4.02", "Non c'è un personaggio così.", "There is no such character.")
        for figure in range(m.figures):
            if m.character[figure] == character and m.side[figure] == m.side_of[seat]:
                return no(
                    "SA-19.05" if m.seats == 4 else "SA-4.01",
                    "La tua squadra ha già questo personaggio.",
                    "Your team has this character already.",
                )
        if character in may_have(m, seat):
            return NOTHING_AGAINST
        return no(self.cited(m), "Questo personaggio è già stato scelto.", "This character has been picked already.")

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        person = m.content.characters[raw[1]]
        return Phrase(
            "{name}: Salute {health}, {points} PV, iniziativa {initiative}",
            "{name}: Health {health}, {points} VP, initiative {initiative}",
        ).fill(name=person.name, health=person.health, points=person.points, initiative=person.initiative)

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        figure = m.character.index(-1, seat * m.team_size)
        give_character(m, figure, raw[1])
        m.drafted += 1
        m.tell("CharacterPicked", seat, (figure, raw[1]), self.cited(m))


def give_character(m: ArenaMatch, figure: int, character: int) -> None:
    """Make a figure a character, with its deck and full Health (SA-2.14, SA-3.07)."""
    m.character = m.character[:]
    m.character[figure] = character
    m.face = m.faces()
    m.health[figure] = m.content.characters[character].health


def may_have(m: ArenaMatch, seat: int) -> list[int]:
    """List the characters that a Summoner may still pick: no team holds one twice, nor do two unless there are copies.

    Rules: SA-4.01, SA-4.05, SA-19.05, SA-19.06, SA-19.07.
    """
    taken = []
    for figure, character in enumerate(m.character):
        if character >= 0 and (m.options["copies"] == "no" or m.side[figure] == m.side_of[seat]):
            taken.append(character)
    return [character for character in m.content.offered if character not in taken]


class Order(SetupChoice):
    """order(figure): the next of one's own characters in the secret order."""

    verb = "order"
    args = (FIGURE,)
    part = ORDERING
    rules = ("SA-4.07", "SA-19.09")
    waiting = Phrase("Il tuo ordine è già deciso.", "Your order is settled already.")

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return [(self.number, figure) for figure in m.figures_of(seat)] if m.phase == ORDERING else []

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw[1] in m.order[seat]:
            return no(self.cited(m), "Questo personaggio ha già un posto.", "This character has its place already.")
        if raw[1] not in m.figures_of(seat):
            return no(self.cited(m), "Non è un tuo personaggio.", "That is not one of your characters.")
        return NOTHING_AGAINST

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return figure_name(m, raw[1])

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        """Put it next; the last of them follows by itself."""
        chosen = [*m.order[seat], raw[1]]
        m.tell("OrderChosen", seat, (raw[1], len(chosen)), self.cited(m), m.team_mask(seat))
        if len(chosen) == m.team_size - 1:
            chosen += [figure for figure in m.figures_of(seat) if figure not in chosen]
        m.order[seat] = chosen


class Place(SetupChoice):
    """place(space): where a figure begins, and where it comes back after a KO."""

    verb = "place"
    args = (SPACE_NUMBER,)
    part = PLACING
    waiting = Phrase("Ora tocca a un'altra pedina.", "It is another figure's turn to be placed.")

    def candidates(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        spaces = free_starts(m, seat) if frame.node == PLACE_FIGURES else return_spaces(m)
        return [(self.number, space) for space in spaces]

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if m.phase == PLACING else []

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return refuse_start(m, seat, raw[1]) if frame.node == PLACE_FIGURES else refuse_return(m, raw[1])

    def cited(self, m: ArenaMatch) -> str:
        return starting_rule(m)

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return name_of_space(m, raw[1])

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return thing_of_space(m, raw[1])

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.node == PLACE_FIGURES:
            m.put(frame.source, raw[1])
            m.tell("FigurePlaced", seat, (frame.source, raw[1]), starting_rule(m))
        else:
            come_back(m, m.active, raw[1])
        frame.stage += 1


def free_starts(m: ArenaMatch, seat: int) -> list[int]:
    return [space for space in m.content.board.starts[m.side_of[seat]] if m.occupant[space] < 0]


def starting_rule(m: ArenaMatch) -> str:
    return "SA-19.17" if m.seats == 4 else "SA-4.14"


def refuse_start(m: ArenaMatch, seat: int, space: int) -> Refusal:
    if space in free_starts(m, seat):
        return NOTHING_AGAINST
    if 0 <= space < m.content.board.size and m.occupant[space] >= 0:
        return no(starting_rule(m), "La casella è occupata.", "The space is occupied.")
    return no(
        starting_rule(m),
        "Si comincia su una casella di partenza del proprio lato.",
        "You begin on a starting space on your own side.",
    )


def returning_rule(m: ArenaMatch) -> str:
    """Name the rule: the back row, or what is nearest to it when that is full."""
    return "SA-7.09" if any([m.occupant[star] < 0 for star in m.content.board.stars]) else "SA-7.10"


def refuse_return(m: ArenaMatch, space: int) -> Refusal:
    if space in return_spaces(m):
        return NOTHING_AGAINST
    if 0 <= space < m.content.board.size and m.occupant[space] >= 0:
        return no("SA-7.09", "La casella è occupata.", "The space is occupied.")
    if returning_rule(m) == "SA-7.09":
        return no("SA-7.09", "Si torna su una casella libera con la stella.", "Return on a free space with a star.")
    return no(
        "SA-7.10",
        "Le stelle sono occupate: si torna sulla casella libera più vicina a una di esse.",
        "All stars are occupied: return on the free space nearest to one of them.",
    )


def come_back(m: ArenaMatch, figure: int, space: int) -> None:
    """Bring a figure back with full Health on the chosen space (SA-7.08, SA-14.07); the turn goes on (SA-14.08)."""
    m.out[figure] = 0
    m.health[figure] = m.person(figure).health
    m.put(figure, space)
    m.tell("FigureReturned", m.summoner[figure], (figure, space), returning_rule(m))
    set_off_return(m, figure)


class HandAct(ArenaAct):
    """A decision on the first hand."""

    redraws: ClassVar[int] = 0
    """How often it draws another one."""
    tells: ClassVar[str] = "HandKept"

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return NOTHING_AGAINST

    def elsewhere(self, m: ArenaMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase < HANDS:
            return self.in_setup(m, seat, raw)
        if m.phase == HANDS and m.redrawn[seat] < 0:
            return no("SA-A.35", "Si decide nell'ordine di turno.", "This is decided in turn order.")
        if m.mode == "ch1":
            return no("SA-3.15", "Nel capitolo 1 la mano non si cambia.", "In chapter 1 the hand is not redrawn.")
        return no("SA-4.17", "La mano si cambia una volta sola.", "The starting hand is decided on once only.")

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage += 1
        m.redrawn[seat] = self.redraws
        m.tell(self.tells, seat, (), "SA-4.16")


class Keep(HandAct):
    """keep: go on with the first hand."""

    verb = "keep"
    said = Phrase("Tieni la mano", "Keep the hand")


class Redraw(HandAct):
    """redraw: shuffle the first hand back and draw as many cards, once."""

    verb = "redraw"
    said = Phrase("Rimescola e pesca un'altra mano", "Shuffle back and draw another hand")
    redraws = 1
    tells = "HandRedrawn"

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        super().do(m, frame, seat, raw)
        number = len(m.hand[seat])
        for card in m.hand[seat]:
            m.zone[card] = IN_DECK
            m.known[card] = 0
        cards = sorted(m.deck[seat] + m.hand[seat])
        m.hand[seat] = []
        m.deck[seat] = m.shuffle(cards, f"deck {seat}")
        m.draw_cards(seat, number, "SA-4.16")


PICK: Final = Pick()
ORDER: Final = Order()
PLACE: Final = Place()
KEEP: Final = Keep()
REDRAW: Final = Redraw()
