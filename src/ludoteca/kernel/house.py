"""A match with the rooms of the house: its options are acts, its words and pictures those of its game."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from html import escape
from random import Random
from typing import ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from ludoteca.kernel.acts import Act, Acts, FlowStep, Step
from ludoteca.kernel.chance import Chance
from ludoteca.kernel.contents import Contents
from ludoteca.kernel.contract import JSON, Event, Option, Options, Raw, Refusal, option_text
from ludoteca.kernel.frames import DONE, WAIT, AnyMatch, Frame, FrameMatch, Node
from ludoteca.kernel.house_game import HouseGame
from ludoteca.kernel.refusals import match_over
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

Of = TypeVar("Of", bound="HouseMatch")
NO_SUCH_OPTION = Phrase("Un'opzione così non esiste.", "There is no such option.")


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseMatch(FrameMatch):
    """A match whose options are acts, which tell what forbids them and what they are called; the rest is in rooms."""

    __slots__ = ("options",)

    needed: ClassVar[tuple[str, ...]] = ("acts", "digest")

    saved_numbers: ClassVar[tuple[str, ...]] = ()
    """The columns that a save holds, by name: numbers, truths and texts. All others follow from what is saved."""
    saved_lists: ClassVar[tuple[str, ...]] = ()
    """Those that are lists of numbers or texts."""
    saved_piles: ClassVar[tuple[str, ...]] = ()
    """Those that are lists of lists."""
    saved_rows: ClassVar[tuple[str, ...]] = ()
    """Those that are lists of tuples."""

    def __init__(self, seats: int, programme: list[Node], options: JSON) -> None:
        super().__init__(seats, programme)
        self.options = options

    @property
    @abstractmethod
    def game(self) -> HouseGame: ...

    def effect_names(self) -> dict[int, str]:
        return self.game.inside.effect_names(self)

    def problems(self) -> list[str]:
        return self.game.inside.problems_of(self)

    def view(self, seat: int | None) -> JSON:
        """Show what that seat may know; raises ValueError for a seat that the match does not have."""
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"there is no seat {seat}: they go from 0 to {self.seats - 1}, and None is a spectator")
        return self.game.inside.view_of(self, seat)

    def view_beside(self, seat: int | None, another: JSON) -> JSON:
        return self.game.inside.view_beside(self, seat, another)

    def view_to_tell(self, seat: int | None, events: Sequence[Event], view: JSON = None) -> JSON:
        return self.game.inside.view_to_tell(self, seat, events, self.view(seat) if view is None else view)

    def shuffle_secrets(self, seat: int, rng: Random) -> None:
        self.game.inside.shuffle_secrets(self, seat, rng)

    def _repr_svg_(self) -> str:
        """Draw the public picture, for notebooks."""
        return self.game.draw(self.view(None), [], "it")

    def _repr_html_(self) -> str:
        """Draw the public picture with who is asked under it, for notebooks."""
        asked = [f"{decision.seat + 1}: {decision.prompt.it}" for decision in self.decisions]
        captions = asked if self.result is None else [self.result.reason.it]
        return f"<figure>{self._repr_svg_()}<figcaption>{escape('; '.join(captions))}</figcaption></figure>"

    @abstractmethod
    def digest(self) -> str:
        """Return the digest of what the match is played with."""
        raise NotImplementedError(type(self).__name__)

    def header(self) -> JSON:
        game = self.game
        return {
            "game": game.key,
            "version": self.earlier or game.version,
            "seats": self.seats,
            "options": self.options,
            "content": self.digest(),
        }

    def save_state(self) -> JSON:
        saved: dict[str, JSON] = {name: getattr(self, name) for name in self.saved_numbers}
        for name in self.saved_lists:
            saved[name] = getattr(self, name)[:]
        for name in (*self.saved_piles, *self.saved_rows):
            saved[name] = [list(one) for one in getattr(self, name)]
        return saved

    def position_key(self, left_out: tuple[str, ...] = ()) -> tuple[object, ...]:
        """Return all that is saved of the position and of what is unfinished, to be compared."""
        numbers = [getattr(self, name) for name in self.saved_numbers if name not in left_out]
        lists = [tuple(getattr(self, name)) for name in self.saved_lists if name not in left_out]
        others = [name for name in (*self.saved_piles, *self.saved_rows) if name not in left_out]
        piles = [tuple([tuple(one) for one in getattr(self, name)]) for name in others]
        frames = [tuple(frame.save()) for frame in self.stack]
        triggers = [tuple(trigger.save()) for trigger in self.triggers]
        return (*numbers, *lists, *piles, tuple(frames), tuple(triggers))

    def load_state(self, saved: JSON) -> None:
        for name in self.saved_numbers:
            setattr(self, name, saved[name])
        for name in self.saved_lists:
            setattr(self, name, list(saved[name]))
        for name in self.saved_piles:
            setattr(self, name, [list(one) for one in saved[name]])
        for name in self.saved_rows:
            setattr(self, name, [tuple(one) for one in saved[name]])
        self.derive()

    def derive(self) -> None:
        """Work out what follows from the columns of a save."""

    @abstractmethod
    def acts(self) -> Acts:
        """Return what players can do."""
        raise NotImplementedError(type(self).__name__)

    def verbs(self) -> tuple[str, ...]:
        return self.acts().verbs

    def refusal(self, seat: int, raw: Raw) -> Refusal:
        if self.result is not None:
            return match_over(self.result.rule)
        act = self.acts().of(raw)
        if not act.takes(raw):
            return Refusal(self.acts().rule, NO_SUCH_OPTION)
        frame = self.waiting_frame(seat)
        if frame is not None and self.offers(frame, seat, act):
            return act.against(self, frame, seat, raw)
        return act.elsewhere(self, seat, raw)

    def offers(self, frame: Frame, seat: int, act: Act) -> bool:
        """Tell whether such acts are what this frame asks for now."""
        node = self.programme[frame.node]
        if isinstance(node, Step):
            return act in node.acts
        return any([raw[0] == act.number for raw in node.options(self, frame, seat)])

    def disagreements(self) -> list[str]:
        disagreements: list[str] = []
        for decision in self.decisions:
            frame = self.waiting_frame(decision.seat)
            node = self.programme[frame.node] if frame is not None else None
            if isinstance(node, Step) and frame is not None:
                disagreements += node.disagreements(self, frame, decision.seat)
        return disagreements

    def wishes(self, seat: int) -> list[Option]:
        among = Options(self, seat, [])
        return [Option(among, raw) for act in self.acts().acts for raw in act.wishes(self, seat)]

    def option_id(self, raw: Raw) -> str:
        return option_text(self.acts().verbs, raw)

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        return self.acts().acts[raw[0]].label(self, seat, raw)

    def option_thing(self, seat: int, raw: Raw) -> str:
        return self.acts().acts[raw[0]].thing(self, seat, raw)

    def option_warning(self, seat: int, raw: Raw) -> Phrase:
        return self.acts().acts[raw[0]].warning(self, seat, raw)


@mypyc_attr(allow_interpreted_subclasses=True)
class ContentMatch(HouseMatch):
    """A match played with contents that it shares with all matches of the same packs."""

    __slots__ = ("contents",)

    def __init__(self, seats: int, contents: Contents, options: JSON) -> None:
        super().__init__(seats, contents.programme, options)
        self.contents = contents
        """A game keeps the same as its own kind, too, to ask it what it alone knows."""

    def acts(self) -> Acts:
        return self.contents.acts

    def digest(self) -> str:
        return self.contents.digest


@mypyc_attr(allow_interpreted_subclasses=True)
class WhoBegins(FlowStep):
    """A step that finds out who begins, as the option `first` says: this player, by lot, or whoever is chosen."""

    question = Phrase("Chi comincia?", "Who goes first?")

    def run(self, match: HouseMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = 1
            self.prepare(match)
            first = self.beginner(match, frame)
            if first < 0:
                return WAIT
            self.let_begin(match, first)
        self.go_on(match)
        return DONE

    def prepare(self, match: AnyMatch) -> None:
        """Do what comes before anybody knows who begins."""

    @abstractmethod
    def let_begin(self, match: AnyMatch, first: int) -> None:
        """Note who begins."""
        raise NotImplementedError(type(self).__name__)

    @abstractmethod
    def go_on(self, match: AnyMatch) -> None:
        """Do what comes once everybody knows, and push the steps that follow."""
        raise NotImplementedError(type(self).__name__)

    def beginner(self, match: HouseMatch, frame: Frame) -> int:
        """Return who begins; -1 where somebody is asked first."""
        first: str = match.options["first"]
        if first.startswith("chosen by "):
            frame.waits = 1 << int(first[10:]) - 1
            return -1
        return match.pick(match.seats, "first player") if first == "random" else int(first[7:]) - 1


def begun(match: Of, lay_out: Callable[[Of], None], chance: Chance, first: int) -> Of:
    """Lay out an empty match and bring it to its first decision; `first` is the step that its flow begins with."""
    match.chance = chance
    lay_out(match)
    match.start(first)
    return match


def go_on_from(match: HouseMatch, problems: list[Problem], unfinished: Where, file: str) -> None:
    """Go on from a position that was read from a file; raises `Problem` for the first thing wrong with it."""
    if problems:
        raise problems[0]
    if match.result is None:
        try:
            match.settle()
            asked = [len(decision) for decision in match.decisions]  # a step may be said to wait that asks nothing
        except (LookupError, RuntimeError) as error:
            raise Problem(unfinished, f"cannot be gone on with: {error}") from None
        if 0 in asked:
            raise Problem(unfinished, "cannot be gone on with: somebody is asked, and has no answer")
    wrong = match.problems()
    if wrong:
        raise Problem(Where(file), f"an impossible position: {wrong[0]}")
