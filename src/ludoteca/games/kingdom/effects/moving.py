"""Movement as part of an ability: a hero moves on, is put anywhere, or leaves fire behind step by step."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.moving import GO_TO
from ludoteca.games.kingdom.acts.pieces import PLACE
from ludoteca.games.kingdom.effects.bases import OnHeroes
from ludoteca.games.kingdom.effects.heroes import MOST
from ludoteca.games.kingdom.effects.reaching import refuse_burning
from ludoteca.games.kingdom.effects.text import OWN, KingdomEffect, name_of, settle_facing, text_of
from ludoteca.games.kingdom.effects.who import Who
from ludoteca.games.kingdom.flow.moving import anywhere, ends, entrances, figure_name, within
from ludoteca.games.kingdom.flow.outlook import Pending
from ludoteca.games.kingdom.flow.placing import piece_words, shape_words
from ludoteca.games.kingdom.flow.registers import send
from ludoteca.games.kingdom.state.cards import Shape
from ludoteca.games.kingdom.state.match import JUST_BACK
from ludoteca.games.kingdom.state.spots import mask_at, spots_of
from ludoteca.kernel.boards.polyomino import first_cell
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import between
from ludoteca.kernel.texts import Phrase

if TYPE_CHECKING:
    from ludoteca.games.kingdom.state.match import KingdomMatch

CHOOSING: Final = 1
GONE: Final = 2


class Displace(OnHeroes):
    """A figure is chosen, then a space for it, if wished: it engages what is there and turns as after any movement."""

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        """Tell whether the figure is on the map; the acting hero may be on the board."""
        return m.where[figure] >= 0 or figure == frame.source

    def mover(self, frame: Frame) -> int:
        return frame.slots[0]

    @abstractmethod
    def squares(self, m: KingdomMatch, figure: int) -> list[int]:
        raise NotImplementedError(type(self).__name__)

    def act(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == CHOOSING and frame.slots and self.squares(m, frame.slots[0]):
            frame.waits = 1 << frame.seat
            return WAIT
        return DONE

    def more_options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        options: list[Raw] = [(GO_TO.number, square) for square in self.squares(m, frame.slots[0])]
        options.append((DONE_WITH.number,))
        return options

    def more_answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = GONE
        if raw[0] == DONE_WITH.number:
            return
        figure = frame.slots[0]
        settle_facing(m, figure)
        send(m, figure, seat, raw[1], True)

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        root = text_of(m)
        if frame.stage == CHOOSING:
            return Phrase("{title}: dove va {name}?", "{title}: where does {name} go?").fill(
                title=root.title, name=figure_name(m, frame.slots[0])
            )
        return Phrase("{title}: chi si muove?", "{title}: who moves?").fill(title=root.title)


class Move(Displace):
    """move(who, n): up to so many spaces, besides any other movement.

    Rules: KR-23.11, KR-23.12, KR-A89, KR-A90.
    """

    def __init__(self, who: Who, steps: int) -> None:
        super().__init__(who)
        self.steps = between(1, steps, MOST, "move")

    def squares(self, m: KingdomMatch, figure: int) -> list[int]:
        return ends(m, figure, self.steps)

    def words(self, infinitive: bool = False) -> Phrase:
        spaces = Phrase("1 spazio", "1 space") if self.steps == 1 else Phrase("{n} spazi", "{n} spaces")
        return Phrase("{who} può muoversi di {spaces}", "{who} may move {spaces}").fill(
            who=self.who.words(), spaces=spaces.fill(n=self.steps)
        )


class Teleport(Displace):
    """teleport(who): to any space of the map where the figure may be.

    Rules: KR-26.03, KR-13.06, KR-A89, KR-A90.
    """

    def concerns(self, m: KingdomMatch, frame: Frame, figure: int) -> bool:
        """Tell whether it is in play; who waits on the board counts, but not who has just regenerated."""
        return super().concerns(m, frame, figure) or m.card[figure] != JUST_BACK

    def squares(self, m: KingdomMatch, figure: int) -> list[int]:
        return anywhere(m, figure)

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase(
            "{who} può spostarsi in uno spazio qualsiasi della mappa in cui può stare",
            "{who} may move to any space of the map where that hero may be",
        ).fill(who=self.who.words())


STEP: Final = 1
BURN: Final = 2
STOP: Final = 3

LEFT: Final = 0
"""The steps that are left."""
MOVED: Final = 1
BURNT: Final = 2
"""The first of the trays that have had their tile."""


class BurningMove(KingdomEffect):
    """move(self, n, burning=shape): step by step, with a tile on each horde that the hero comes to, once each.

    Only where the movement ends does the hero engage (KR-A76). So until then it stands on no tray.

    Rules: KR-27.04.
    """

    asked_by = "KR-27.04"

    def __init__(self, steps: int, number: int, shape: Shape) -> None:
        self.steps = between(1, steps, MOST, "move")
        self.tile = number
        self.shape = shape

    def run(self, m: KingdomMatch, frame: Frame) -> int:
        if frame.stage == 0:
            frame.stage = STEP
            frame.slots = [self.steps, 0]
        if frame.stage == BURN and not self.spots(m, frame):
            frame.stage = STEP
        if frame.stage == STEP and not frame.slots[LEFT]:
            frame.stage = STOP
        if frame.stage == STOP:
            frame.stage += 1
            if frame.slots[MOVED]:
                send(m, frame.source, frame.seat, m.where[frame.source], False)
                return GO
        if frame.stage > STOP:
            return DONE
        frame.waits = 1 << frame.seat
        return WAIT

    def steps_on(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List the squares of the next step: those from which the hero can still come to where it may stop."""
        figure = frame.source
        square = m.where[figure]
        beyond = m.board.neighbours[square] if square >= 0 else entrances(m)
        left = frame.slots[LEFT] - 1
        return [near for near in beyond if m.may_cross(near) and self.can_stop(m, figure, near, left)]

    def can_stop(self, m: KingdomMatch, figure: int, square: int, left: int) -> bool:
        if m.may_stand(figure, square):
            return True
        for near in within(m, [square], left)[1:]:
            if m.may_stand(figure, near):
                return True
        return False

    def spots(self, m: KingdomMatch, frame: Frame) -> list[Raw]:
        """List where the tile may go on the horde reached: not where it would leave the hero nowhere to stop."""
        figure = frame.source
        square = m.where[figure]
        tray = m.top[square]
        turns = list(range(len(self.shape.turns))) if self.aim.free else [0]
        spots = spots_of(self.shape, turns, m.closed_for_tiles(tray, self.aim.type))
        if spots and not any(
            [m.may_stand(figure, near) for near in within(m, [square], frame.slots[LEFT]) if near != square]
        ):
            spots = [(turn, mask) for turn, mask in spots if self.leaves_room(m, figure, tray, mask)]
        return [(PLACE.number, tray, turn, first_cell(mask)) for turn, mask in spots]

    def leaves_room(self, m: KingdomMatch, figure: int, tray: int, mask: int) -> bool:
        damage = m.damage[tray]
        m.damage[tray] = damage | mask
        room = bool(m.free_blocks(figure, tray))
        m.damage[tray] = damage
        return room

    def options(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        if frame.stage == BURN:
            return [*self.spots(m, frame), (DONE_WITH.number,)]
        options: list[Raw] = [(GO_TO.number, square) for square in self.steps_on(m, frame)]
        if not frame.slots[MOVED] or m.may_stand(frame.source, m.where[frame.source]):
            options.append((DONE_WITH.number,))
        return options

    def answer(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if frame.stage == BURN:
            frame.stage = STEP
            if raw[0] == DONE_WITH.number:
                m.tell("PieceForgone", seat, (), "KR-A16")
            else:
                self.burn(m, frame, raw)
        elif raw[0] == DONE_WITH.number:
            frame.stage = STOP
        else:
            self.step(m, frame, raw[1])

    def step(self, m: KingdomMatch, frame: Frame, square: int) -> None:
        figure = frame.source
        slots = frame.slots
        old = m.where[figure]
        m.move_figure(figure, square)
        m.tell("HeroMoved", m.owner[figure], (figure, old, square), "KR-27.04")
        slots[LEFT] -= 1
        slots[MOVED] = 1
        tray = m.top[square]
        if tray >= 0 and not m.is_rift(tray) and tray not in slots[BURNT:]:
            slots.append(tray)
            frame.stage = BURN

    def pending(self, m: KingdomMatch, frame: Frame) -> Pending | None:
        if frame.stage != BURN:
            return None
        pending = Pending(frame)
        square = m.where[frame.source]
        pending.trays = [m.top[square]]
        pending.tray = m.top[square]
        pending.squares = [square]
        pending.type = self.aim.type
        pending.show(self.shape, list(range(len(self.shape.turns))))
        return pending

    def tile_in_hand(self, m: KingdomMatch, frame: Frame) -> Shape:
        return self.shape

    def fits(self, m: KingdomMatch, frame: Frame, raw: Raw) -> bool:
        return raw in self.spots(m, frame)

    def refuse_reach(self, m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
        return refuse_burning(m)

    def burn(self, m: KingdomMatch, frame: Frame, raw: Raw) -> None:
        mask = mask_at(self.shape, raw[2], raw[3])
        m.lay(raw[1], mask, self.aim.type, self.aim.origin)
        m.tell("TilePlaced", frame.seat, (raw[1], self.tile, raw[2], raw[3], self.aim.origin), "KR-27.04")

    def prompt(self, m: KingdomMatch, frame: Frame, seat: int) -> Phrase:
        title = text_of(m).title
        if frame.stage == BURN:
            return Phrase("{title}: dove piazzi {what}?", "{title}: where do you place {what}?").fill(
                title=title, what=piece_words(self.shape)
            )
        return Phrase(
            "{title}: il prossimo passo di {name}? Passi rimasti: {n}.",
            "{title}: {name}'s next step? Steps left: {n}.",
        ).fill(title=title, name=name_of(m, frame), n=frame.slots[LEFT])

    def words(self, infinitive: bool = False) -> Phrase:
        named = shape_words(self.shape)
        return Phrase(
            f"{OWN} può muoversi di {self.steps} spazi e piazzare una tessera {named.it} su ogni orda su cui passa",
            f"{OWN} may move {self.steps} spaces and place one {named.en} tile on each horde moved onto",
        )
