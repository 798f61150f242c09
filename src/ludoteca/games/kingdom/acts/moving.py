"""Where figures go, on which squares of a tray their bases stand, and which way heroes and towers face."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.bases import BLOCK, FACING, SQUARE, TRAY, KingdomAct, tray_name
from ludoteca.games.kingdom.acts.heroes import is_another_action, not_active
from ludoteca.games.kingdom.acts.pieces import enemies_on, is_there, refuse_closed
from ludoteca.games.kingdom.acts.towers import trays_named
from ludoteca.games.kingdom.effects.asking import Asking
from ludoteca.games.kingdom.effects.targets import hordes_on, spaces_in_range, trays_in_range
from ludoteca.games.kingdom.flow.heroes import MOVED
from ludoteca.games.kingdom.flow.moving import anywhere, blocks_at, ends, entrances, figure_name, within
from ludoteca.games.kingdom.flow.outlook import aims_of_turning
from ludoteca.games.kingdom.flow.registers import destination, hero_beside
from ludoteca.games.kingdom.flow.steps import (
    CALL_RESERVE,
    DISPLACE,
    ENTER_COMPANION,
    FACE_FIGURE,
    HERO_TURN,
    TOWER_ATTACK,
)
from ludoteca.games.kingdom.shows.terms import DIRECTIONS, block_cells, place_named
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.match import BLOCKS, PLAYING, KingdomMatch
from ludoteca.games.kingdom.state.sources import site_of
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Go(KingdomAct):
    """go(square): the figure that is asked about goes there."""

    verb = "go"
    args = (SQUARE,)

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, square) for square in self.squares(m, frame)]

    def squares(self, m: KingdomMatch, frame: Frame) -> list[int]:
        """List where the figure of a step of the flow may go: that which nothing forbids, quicker."""
        if frame.node == DISPLACE:
            return m.refuges(m.where[frame.source])
        if frame.node == CALL_RESERVE:
            return anywhere(m, frame.source)
        return [] if frame.stage & MOVED else ends(m, frame.source, m.movement(frame.source))

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        square = raw[1]
        if not 0 <= square < m.board.size:
            return off_the_map()
        if frame.node == DISPLACE:
            return refuse_stepping_aside(m, frame.source, square)
        if frame.node == HERO_TURN and frame.stage & MOVED:
            return no("KR-11.06", "Il movimento di questo round è finito.", "This round's movement is over.")
        node = m.programme[frame.node]
        refused = refuse_stopping(m, node.mover(frame) if isinstance(node, Asking) else frame.source, square)
        if refused or frame.node == CALL_RESERVE:
            return refused
        if frame.node == HERO_TURN:
            return refuse_distance(m, frame.source, square)
        return no("KR-11.05", "Da qui non ci si arriva.", "That cannot be reached from here.")

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if not 0 <= raw[1] < m.board.size:
            return off_the_map()
        frame = m.waiting_frame(seat)
        if frame is not None and is_another_action(m, frame):
            return no(
                "KR-25.03",
                "Qui si compie un'altra azione: un attacco base, un'abilità o guarire, non un movimento.",
                "This is for another action: a base attack, an ability or healing, not a movement.",
            )
        return not_active(m, seat)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        """Name a place, and the horde that is engaged there."""
        square = raw[1]
        site = m.site_on(square)
        where = place_named(m.board.name(square), m.board.letters[site] if site >= 0 else "")
        phrase = Phrase("Vai: {place}", "Go: {place}").fill(place=where)
        tray = m.top[square]
        if tray < 0:
            return phrase
        frame = m.waiting_frame(seat)
        if frame is not None and 0 <= frame.source < len(m.where) and m.where[frame.source] == square:
            phrase = Phrase("Cambia posto in {place}", "Shift on {place}").fill(place=where)
        return phrase + Phrase(", ingaggia {name}", ", engage {name}").fill(name=tray_name(m, tray))


def off_the_map() -> Refusal:
    return no("KR-11.09", "Gli eroi non lasciano la mappa.", "Heroes do not leave the map.")


def refuse_stepping_aside(m: KingdomMatch, figure: int, square: int) -> Refusal:
    if square in m.refuges(m.where[figure]):
        return NOTHING_AGAINST
    return no(
        "KR-A12",
        "Ci si sposta su uno spazio percorso adiacente senza vassoi, o su un sito adiacente senza torri.",
        "One steps aside to an adjacent path space without a tray, or to an adjacent site without towers.",
    )


def refuse_stopping(m: KingdomMatch, figure: int, square: int) -> Refusal:
    """Refuse a square because of what keeps a figure from ending its movement there."""
    site = m.board.site_at[square]
    if site >= 0 and m.built[2 * site] >= 0:
        return no(
            "KR-11.10",
            "Lì c'è una torre: ci si passa sopra, ma non ci si ferma.",
            "There is a tower: one may pass over it, but not stop there.",
        )
    if m.trail_card_at(square) >= 0:
        return no("KR-A64", "Una carta apripista chiude questo spazio.", "A trailblazer card closes this space.")
    tray = m.top[square]
    if tray >= 0 and m.is_rift(tray):
        return no(
            "KR-9.12",
            "Gli eroi attraversano portali e boss, ma non vi finiscono il movimento.",
            "Heroes may pass portals and bosses, but not end their movement there.",
        )
    if tray >= 0 and not m.free_blocks(figure, tray):
        return no(
            "KR-11.16",
            "Su quel vassoio non c'è un'area 2x2 libera per la base.",
            "There is no free 2x2 area for the base on that tray.",
        )
    if m.where[figure] == square and not blocks_at(m, figure, square):
        return no("KR-A36", "L'eroe è già lì.", "The hero is there already.")
    return NOTHING_AGAINST


def refuse_distance(m: KingdomMatch, figure: int, square: int) -> Refusal:
    """Refuse what is too far for a figure's movement."""
    own, steps = m.where[figure], m.movement(figure)
    if square in (within(m, entrances(m), steps - 1) if own < 0 else within(m, [own], steps)):
        return NOTHING_AGAINST
    phrase = Phrase("Troppo lontano: {name} fa {n} passi.", "Too far: {name} takes {n} steps.")
    if own < 0:
        phrase = Phrase(
            "Troppo lontano: {name} entra accanto all'uscita, e quel passo è uno dei suoi {n}.",
            "Too far: {name} enters beside the exit, and that step is one of its {n}.",
        )
    return Refusal("KR-11.11" if own < 0 else "KR-11.05", phrase.fill(name=figure_name(m, figure), n=steps))


# -- engaging ------------------------------------------------------------------------------------------------------


class Engage(KingdomAct):
    """engage(tray, block): the squares of the tray on which the base stands."""

    verb = "engage"
    args = (TRAY, BLOCK)
    wished = False

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        square = self.square(m, frame)
        return [(self.number, m.top[square], block) for block in blocks_at(m, frame.source, square)]

    def square(self, m: KingdomMatch, frame: Frame) -> int:
        """Find the square where the figure of this frame is arriving."""
        return m.where[hero_beside(frame)] if frame.node == ENTER_COMPANION else destination(frame)

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        tray, block = raw[1], raw[2]
        if not is_there(m, tray):
            return engaged_on_arrival()
        if not 0 <= block < len(BLOCKS):
            return no("KR-11.15", "Una base copre 2x2 riquadri del vassoio.", "A base covers 2x2 squares of the tray.")
        refused = refuse_block(m, frame.source, tray, block)
        if refused:
            return refused
        if tray != m.top[self.square(m, frame)]:
            return no(
                "KR-11.14", "Si ingaggia il vassoio del proprio spazio.", "One engages the tray of one's own space."
            )
        return NOTHING_AGAINST

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return engaged_on_arrival()

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return enemies_on(m, raw[1], BLOCKS[raw[2]])

    def thing(self, m: KingdomMatch, seat: int, raw: Raw) -> str:
        return f"cell:{raw[1]}/{block_cells(raw[2])[0]}"


def engaged_on_arrival() -> Refusal:
    return no(
        "KR-11.14",
        "Un eroe ingaggia il vassoio su cui finisce il movimento, e sceglie allora dove stare.",
        "A hero engages the tray on which it ends its movement, and chooses then where to stand.",
    )


def refuse_block(m: KingdomMatch, figure: int, tray: int, block: int) -> Refusal:
    """Refuse an area of a tray on which that figure's base cannot stand."""
    mask = BLOCKS[block]
    grid = m.grid_of(tray)
    taken = m.covered(tray)
    if m.on_tray[figure] == tray:
        if m.block[figure] == block:
            return no("KR-A36", "L'eroe sta già lì.", "The hero stands there already.")
        taken &= ~BLOCKS[m.block[figure]]
    if mask & taken:
        return no(
            "KR-11.16",
            "Lì ci sono già tessere, soldati o eroi.",
            "There are tiles, soldiers or heroes there already.",
        )
    if mask & grid.closed:
        return refuse_closed(m, tray, mask)
    if mask & grid.deadly:
        return no(
            "KR-11.17",
            "Un nemico mortale non si copre con la base di un eroe.",
            "A deadly enemy cannot be covered by a hero's base.",
        )
    return NOTHING_AGAINST


# -- facing --------------------------------------------------------------------------------------------------------


class Face(KingdomAct):
    """face(direction): the tower that has been built, or the hero that has moved or acts, turns that way."""

    verb = "face"
    args = (FACING,)
    about = "facing:{1}"

    def candidates(self, m: KingdomMatch, frame: Frame, seat: int) -> list[Raw]:
        return [(self.number, facing) for facing in range(len(DIRECTIONS))]

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if 0 <= raw[1] < len(DIRECTIONS):
            return NOTHING_AGAINST
        return no("KR-A34", "Le direzioni sono quattro: N, E, S, O.", "There are four directions: N, E, S, W.")

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return no(
            "KR-5.07" if m.phase == PLAYING else "KR-3.02",
            "Ora non si sceglie una direzione: si fa quando una torre è costruita o un eroe finisce il movimento.",
            "No direction is chosen now: that happens when a tower is built or a hero ends its movement.",
        )

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        """Name a direction, and the hordes that are in range then."""
        phrase = Phrase("Verso {facing}", "Facing {facing}").fill(facing=DIRECTIONS[raw[1]])
        frame = m.waiting_frame(seat)
        if frame is not None and frame.node == TOWER_ATTACK:
            site = site_of(frame.source)
            tower = m.content.towers[tower_kind(m.built[m.top_slot(site)])]
            return phrase + same(": ") + trays_named(m, trays_in_range(m, tower, site, raw[1]))
        if frame is not None and frame.node == FACE_FIGURE:
            arrows = [arrow for aim in aims_of_turning(m) for arrow in aim.arrows[raw[1]]]
            if arrows:
                reached = hordes_on(m, spaces_in_range(m, m.where[frame.source], arrows))
                return phrase + same(": ") + trays_named(m, [tray for tray in m.open_trays() if tray in reached])
        return phrase

    def do(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.stage = 1
        m.facing[frame.source] = raw[1]
        m.tell("HeroFaced", m.owner[frame.source], (frame.source, raw[1]), "KR-11.13")


GO_TO: Final = Go()
ENGAGE: Final = Engage()
FACE: Final = Face()
