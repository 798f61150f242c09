"""Figures that change their place: moved step by step, placed, swapped, pushed and pulled."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.arena.acts.aims import refuse_space
from ludoteca.games.arena.acts.answering import SPACE
from ludoteca.games.arena.effects.bases import OnFigures
from ludoteca.games.arena.effects.filters import origin_of
from ludoteca.games.arena.effects.targets import Chosen, Each, Own, Target
from ludoteca.games.arena.effects.text import called, text_of
from ludoteca.games.arena.flow.moving import free_within, reach
from ludoteca.games.arena.flow.outlook import Outlook
from ludoteca.games.arena.state.board import POINT, STAR
from ludoteca.games.arena.state.cards import ALLIES, ANYBODY, IMMOBILE, NOBODY
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.effects import root_frame
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.select import DONE_VERB, options_of
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, capital

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch

SPACE_NOUN: Final = Noun("casella", "caselle", "f", "space")
THROUGH: Final = {"allies": ALLIES, "nobody": NOBODY, "anybody": ANYBODY}
CROSSING: Final = {
    ALLIES: EMPTY,
    NOBODY: Phrase(", senza attraversare nessuno", ", without crossing anyone"),
    ANYBODY: Phrase(", anche attraverso altri personaggi", ", crossing any characters"),
}


@mypyc_attr(allow_interpreted_subclasses=True)
class Displace(OnFigures):
    """A verb that moves figures one after the other, each to a space that the Summoner using it chooses (SA-A.46).

    Rules: SA-13.03, SA-13.04, SA-A.23.
    """

    @abstractmethod
    def spaces(self, m: ArenaMatch, frame: Frame, figure: int) -> list[int]:
        """List where it may go, besides staying."""

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        while frame.slots:
            figure = frame.slots[0]
            if m.stands(figure):
                if m.traits[figure] & IMMOBILE:
                    m.move_figure(figure, m.space[figure], "SA-13.03")
                elif self.spaces(m, frame, figure):
                    frame.waits = 1 << frame.seat
                    return WAIT
            del frame.slots[0]
        return DONE

    def may_stay(self) -> bool:
        """Tell whether zero spaces is a choice (SA-11.12)."""
        return True

    def more_options(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return options_of(self.spaces(m, frame, frame.slots[0]), self.may_stay(), SPACE.number)

    def more_answer(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        figure = frame.slots[0]
        m.move_figure(figure, m.space[figure] if raw[0] == DONE_VERB else raw[1], "SA-11.12")
        del frame.slots[0]

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if frame.stage and frame.slots and raw[0] == SPACE.number:
            return refuse_space(m, frame, raw[1])
        return super().against(m, frame, seat, raw)

    def prompt(self, m: ArenaMatch, frame: Frame, seat: int) -> Phrase:
        if frame.stage == 0:
            return super().prompt(m, frame, seat)
        root = text_of(m)
        return Phrase("{name}: dove va {who}? {what}.", "{name}: where does {who} go? {what}.").fill(
            name=root.title, who=m.person(frame.slots[0]).short, what=capital(called(self.words(), root.short))
        )

    def asking_rule(self, m: ArenaMatch, frame: Frame) -> str:
        if not frame.stage:
            return "SA-11.03"
        return "SA-11.12" if frame.slots[0] == frame.source else "SA-A.46"

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        self.to.foresee(m, outlook)
        frame = Frame(-1, outlook.figure, outlook.seat)
        if isinstance(self.to, Own):
            if m.traits[outlook.figure] & IMMOBILE:
                return
            reached: list[int] = []
            for start in outlook.spaces:
                reached += [start, *self.spaces_from(m, frame, outlook.figure, start)]
            outlook.spaces = sorted(set(reached))
        else:
            for figure in range(m.figures):
                if self.may_move(m, outlook, figure):
                    for space in self.spaces_from(m, frame, figure, m.space[figure]):
                        outlook.elsewhere.append((figure, space))

    def may_move(self, m: ArenaMatch, outlook: Outlook, figure: int) -> bool:
        """Tell whether this other figure may be among those that it moves."""
        if figure == outlook.figure or not m.stands(figure) or m.traits[figure] & IMMOBILE:
            return False
        if not isinstance(self.to, (Chosen, Each)):
            return True
        group = self.to.group
        if not group.side.includes(m, outlook.figure, figure):
            return False
        return not group.range or group.in_reach(m, outlook, figure)

    @abstractmethod
    def spaces_from(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        """List where a figure could go if it stood on `start`: for looking ahead."""


class Move(Displace):
    """move(n, to, through): up to n spaces, crossing allies, nobody or anybody, and ending on a free space.

    Rules: SA-8.04, SA-8.05, SA-8.06, SA-11.12, SA-13.03, SA-13.04, SA-A.46.
    """

    def __init__(self, steps: int, to: Target, through: int) -> None:
        super().__init__(to)
        between(1, steps, 99, "move")
        self.steps = steps
        self.through = through

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int) -> list[int]:
        return reach(m, figure, self.steps, self.through)[1:]

    def spaces_from(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        return reach(m, figure, self.steps, self.through, start)[1:]

    def words(self, infinitive: bool = False) -> Phrase:
        steps = SPACE_NOUN.count(self.steps)
        return Phrase("{verb} {to} fino a {n}{through}", "move {to} up to {n}{through}").fill(
            verb="muovere" if infinitive else "muovi",
            to=self.target.bare,
            n=steps,
            through=CROSSING[self.through],
        )


class Shift(Displace):
    """push(n, to), pull(n, to): each step takes it farther from the acting figure, or nearer, over free spaces."""

    def __init__(self, steps: int, to: Target, away: bool) -> None:
        super().__init__(to)
        if not 0 < steps <= 99:
            raise ValueError("takes a number from 1 to 99")
        if isinstance(to, Own):
            raise ValueError("takes another character")
        self.steps = steps
        self.away = away

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int) -> list[int]:
        return self.spaces_from(m, frame, figure, m.space[figure])

    def spaces_from(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        centre = origin_of(m, frame)
        if centre < 0:
            return []
        far = m.content.board.distance[centre]
        reached: list[int] = []
        edge = [start]
        for _ in range(self.steps):
            beyond: list[int] = []
            for space in edge:
                for near in m.content.board.neighbours[space]:
                    farther = far[near] > far[space] if self.away else far[near] < far[space]
                    if farther and m.occupant[near] < 0 and near not in reached:
                        reached.append(near)
                        beyond.append(near)
            edge = beyond
        return reached

    def words(self, infinitive: bool = False) -> Phrase:
        steps = SPACE_NOUN.count(self.steps)
        if self.away:
            return Phrase("{verb} {to} da § fino a {n}", "push {to} up to {n} away from §").fill(
                verb="allontanare" if infinitive else "allontana", to=self.target.bare, n=steps
            )
        return Phrase("{verb} {to} a § fino a {n}", "pull {to} up to {n} towards §").fill(
            verb="avvicinare" if infinitive else "avvicina", to=self.target.bare, n=steps
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Spot:
    """Where a figure is placed: a free space of some kind."""

    def asked(self) -> Target | None:
        """Return whom it is beside, if that is chosen."""
        return None

    @abstractmethod
    def spaces(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        """List where a figure on `start` could be placed."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def words(self) -> Phrase:
        raise NotImplementedError(type(self).__name__)


class Near(Spot):
    """near(n): so far from where it is."""

    def __init__(self, range: int) -> None:
        if range < 1:
            raise ValueError("a range is 1 or more")
        self.range = range

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        return free_around(m, start, self.range)

    def words(self) -> Phrase:
        return Phrase("casella libera entro gittata {n}", "free space within range {n}").fill(n=self.range)


class BesideSelf(Spot):
    """beside(self): next to the acting figure."""

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        return free_around(m, origin_of(m, frame), 1)

    def words(self) -> Phrase:
        return Phrase("casella libera adiacente a §", "free space adjacent to §")


class Beside(Spot):
    """beside(target): next to another character, which is chosen first; looking ahead, to any."""

    def __init__(self, target: Target) -> None:
        if isinstance(target, Each):
            raise ValueError("beside takes one character")
        if not target.is_one_other():
            raise ValueError("beside takes one other character, chosen(…)")
        self.target = target

    def asked(self) -> Target | None:
        return self.target

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        spaces: list[int] = []
        for other in range(m.figures):
            if other != figure and m.stands(other):
                spaces += free_around(m, m.space[other], 1)
        return spaces

    def words(self) -> Phrase:
        return Phrase("casella libera adiacente ", "free space adjacent ") + self.target.named().after("a", "to")


class Marked(Spot):
    """anywhere, golden_space, back_row: on a space with this mark, if any."""

    def __init__(self, mark: int, name: Phrase) -> None:
        self.mark = mark
        self.name = name

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        board = m.content.board
        return [
            space
            for space in range(board.size)
            if m.occupant[space] < 0 and (not self.mark or board.spaces[space].flags & self.mark)
        ]

    def words(self) -> Phrase:
        return self.name


MARKED: Final = {
    "anywhere": Marked(0, Phrase("casella libera dell'Arena", "free space of the Arena")),
    "golden_space": Marked(POINT, Phrase("casella dorata libera", "free golden space")),
    "back_row": Marked(STAR, Phrase("casella libera della fila posteriore", "free space of a back row")),
}
"""By the word of the language."""


def beside(target: Target) -> Spot:
    return BesideSelf() if isinstance(target, Own) else Beside(target)


def free_around(m: ArenaMatch, centre: int, far: int) -> list[int]:
    return free_within(m, centre, far) if centre >= 0 else []


class Place(Displace):
    """place(to, spot): on a free space, without walking there; for Immobilized that is movement too."""

    def __init__(self, to: Target, spot: Spot) -> None:
        super().__init__(to)
        if isinstance(spot, BesideSelf) and isinstance(to, Own):
            raise ValueError("nobody is placed beside itself")
        if isinstance(spot, Beside) and not isinstance(to, Own):
            raise ValueError("only self is placed beside another; place others beside(self)")
        self.spot = spot

    def asked(self) -> Target:
        """Return what is chosen first: beside somebody, that one."""
        return self.spot.asked() or self.to

    def chosen(self, m: ArenaMatch, frame: Frame) -> None:
        super().chosen(m, frame)
        if self.spot.asked() is not None:
            frame.slots = [frame.source] if frame.slots else []

    def may_stay(self) -> bool:
        return False

    def spaces(self, m: ArenaMatch, frame: Frame, figure: int) -> list[int]:
        if isinstance(self.spot, Beside):
            slots = root_frame(m).slots
            return free_around(m, m.space[slots[0]] if slots else -1, 1)
        return self.spot.spaces(m, frame, figure, m.space[figure])

    def spaces_from(self, m: ArenaMatch, frame: Frame, figure: int, start: int) -> list[int]:
        return self.spot.spaces(m, frame, figure, start)

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        asked = self.spot.asked()
        if asked is not None:
            asked.foresee(m, outlook)
        super().foresee(m, outlook)

    def icons(self) -> int:
        asked = self.spot.asked()
        return self.to.icons() | (asked.icons() if asked is not None else 0)

    def playable(self, m: ArenaMatch, frame: Frame) -> bool:
        asked = self.spot.asked()
        return (asked is None or asked.has_any(m, frame)) and super().playable(m, frame)

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("{verb} {to} su una {spot}", "place {to} on a {spot}").fill(
            verb="collocare" if infinitive else "colloca", to=self.target.bare, spot=self.spot.words()
        )


class Swap(OnFigures):
    """swap(to): the acting figure and the other change places, unless one of them cannot be moved.

    Rules: SA-A.23.
    """

    def __init__(self, to: Target) -> None:
        super().__init__(to)
        if isinstance(to, (Own, Each)) or (isinstance(to, Chosen) and (to.number > 1 or to.group.with_self)):
            raise ValueError("swap takes one other character")

    def act(self, m: ArenaMatch, frame: Frame) -> int:
        actor = frame.source
        if not frame.slots or not m.stands(actor) or not m.stands(frame.slots[0]):
            return DONE
        other = frame.slots[0]
        for figure in (actor, other):
            if m.traits[figure] & IMMOBILE:
                m.move_figure(figure, m.space[figure], "SA-13.03")
                return DONE
        mine, theirs = m.space[actor], m.space[other]
        m.lift(other)
        m.move_figure(actor, theirs, "SA-11.08")
        m.put(other, mine)
        m.tell("FigureMoved", m.summoner[other], (other, theirs, mine), "SA-11.08")
        return DONE

    def foresee(self, m: ArenaMatch, outlook: Outlook) -> None:
        super().foresee(m, outlook)
        places = [m.space[figure] for figure in range(m.figures) if m.stands(figure)]
        outlook.spaces = sorted(set(outlook.spaces + places))

    def words(self, infinitive: bool = False) -> Phrase:
        verb = "scambiare" if infinitive else "scambia"
        return Phrase("{verb} di posto § e {to}", "swap the places of § and {to}").fill(verb=verb, to=self.target.bare)
