"""Tiles and soldiers: on which tray, where on it, and soldiers that are moved for want of others."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.acts.bases import TRAY, KingdomAct, tray_name
from ludoteca.games.kingdom.flow.outlook import FIGURE, SPELL, TOWER, Pending, asking, pending, shape_in_hand
from ludoteca.games.kingdom.flow.soldiers import relocatable
from ludoteca.games.kingdom.positions.naming import cells_in
from ludoteca.games.kingdom.shows.terms import ENEMIES, after, cell_name, cell_names, counted
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.cards import (
    BAR_SQUARE,
    BOSS,
    CELLS,
    FLYING_SQUARE,
    GHOST_SQUARE,
    MAGICAL,
    PHYSICAL,
    PORTAL,
    Content,
)
from ludoteca.games.kingdom.state.match import KingdomMatch
from ludoteca.games.kingdom.state.sources import is_site, site_of
from ludoteca.games.kingdom.state.spots import has_spot, mask_at
from ludoteca.kernel.acts import Number
from ludoteca.kernel.boards.polyomino import first_cell
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import commas, same
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

CELL: Final = Number()


def is_there(m: KingdomMatch, tray: int) -> bool:
    return 0 <= tray < len(m.at) and m.at[tray] >= 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Piece(KingdomAct):
    """Something about the piece that is being placed; its first number is a tray."""

    wished = False

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.at_another_time(m, seat, raw)

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if not is_there(m, raw[1]):
            return no("KR-6.01", "Questo vassoio non è sulla mappa.", "This tray is not on the map.")
        attack = pending(m)
        if attack is None or attack.seat != seat:
            return no(
                "KR-5.05",
                "Ora non si attacca: si attacca quando si costruisce una torre, con un eroe o con un incantesimo.",
                "Nothing is attacked now: that happens when a tower is built, with a hero or with a spell.",
            )
        return self.refuse(m, attack, raw)

    @abstractmethod
    def refuse(self, m: KingdomMatch, attack: Pending, raw: Raw) -> Refusal:
        """Say what forbids it of the piece that is being placed."""
        raise NotImplementedError(type(self).__name__)

    def thing(self, m: KingdomMatch, seat: int, raw: Raw) -> str:
        return f"cell:{raw[1]}/{raw[-1]}"


# -- aiming --------------------------------------------------------------------------------------------------------


class Target(Piece):
    """target(tray): where the next piece goes."""

    verb = "target"
    args = (TRAY,)
    wished = True

    def refuse(self, m: KingdomMatch, attack: Pending, raw: Raw) -> Refusal:
        if raw[1] not in attack.trays:
            return refuse_target(m, attack, raw[1])
        if attack.shifts:
            return soldier_first()
        if attack.tray >= 0:
            return no("KR-7.08", "Il vassoio è già scelto.", "The tray is chosen already.")
        return NOTHING_AGAINST

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        """Say "Orchi I (C2): 4 nemici da coprire", and what it costs a tower to attack a portal."""
        tray = raw[1]
        phrase = m.face_of(tray).name + Phrase(" ({place}): {n} da coprire", " ({place}): {n} to cover").fill(
            place=m.board.name(m.at[tray]), n=ENEMIES.count(enemies_left(m, tray, 0))
        )
        frame = m.waiting_frame(seat)
        if frame is not None and is_site(frame.source) and m.kind_of(tray) == PORTAL:
            return phrase + Phrase("; la torre andrà persa", "; the tower will be lost")
        return phrase

    def thing(self, m: KingdomMatch, seat: int, raw: Raw) -> str:
        return f"tray:{raw[1]}"


def soldier_first() -> Refusal:
    return no(
        "KR-8.10",
        "La riserva è vuota: prima scegli il soldato da spostare.",
        "The supply is empty: first choose the soldier that moves.",
    )


def refuse_target(m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
    """Refuse a tray that cannot take the piece."""
    if m.is_covered_up(tray):
        return no(
            "KR-20.16",
            "Quest'orda è sotto un'orda volante: non si può attaccare.",
            "This horde is under a flying one: it cannot be attacked.",
        )
    if m.is_rift(tray) and attack.origin == FIGURE:
        return no("KR-9.13", "Gli eroi non attaccano portali né boss.", "Heroes do not attack portals or bosses.")
    node = asking(m)
    out_of_reach = node.refuse_reach(m, attack, tray) if attack.origin == FIGURE else NOTHING_AGAINST
    if out_of_reach:
        return out_of_reach
    in_range = m.at[tray] in attack.squares
    if attack.origin == SPELL and not in_range:
        return refuse_spell_target(m, attack, tray)
    if attack.origin == TOWER and m.is_rift(tray) and m.face_of(tray).level > tower_level(m):
        return refuse_low_tower(m, tray)
    if attack.apart and in_range and m.damage[tray]:
        return no(
            "KR-12.07",
            "Ogni tessera va su un vassoio diverso: su questo ce n'è già una, o non c'è posto.",
            "Each tile goes on a different tray: this one has one already, or has no room.",
        )
    if in_range and m.rule_of(attack.seat) == "KR-9.10":
        return no(
            "KR-9.10",
            "L'unico bersaglio è un portale: tutti gli attacchi della torre vanno lì.",
            "The only target is a portal: all of the tower's attacks go there.",
        )
    if in_range and not has_room(m, attack, tray):
        if attack.soldier:
            return no(
                "KR-8.05",
                "Su questo vassoio non c'è un nemico su cui mettere il soldato.",
                "There is no enemy on this tray that the soldier could stand on.",
            )
        return no(
            "KR-7.12",
            "Su questo vassoio non c'è posto per il pezzo.",
            "There is no room for the piece on this tray.",
        )
    if in_range:
        other = node.refuse_another(m)
        if other:
            return other
        return no(
            "KR-7.18",
            "Questo pezzo va su un altro vassoio: quello già scelto.",
            "This piece goes on another tray: the one chosen already.",
        )
    return no(
        "KR-6.01",
        "Questo vassoio è fuori portata: le frecce non arrivano al suo spazio.",
        "This tray is out of range: no arrow reaches its space.",
    )


def refuse_low_tower(m: KingdomMatch, tray: int) -> Refusal:
    """Refuse a portal or a boss that asks for towers of its level."""
    is_boss = m.kind_of(tray) == BOSS
    kind = Phrase("Questo boss", "This boss") if is_boss else Phrase("Questo portale", "This portal")
    phrase = Phrase(
        "{kind} si attacca solo con torri di livello {n} o più.",
        "{kind} can be attacked only by towers of level {n} or higher.",
    )
    return Refusal(
        "KR-9.05" if m.kind_of(tray) == PORTAL else "KR-A65", phrase.fill(kind=kind, n=m.face_of(tray).level)
    )


def refuse_spell_target(m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
    """Refuse what a spell leaves out: rifts, all but rifts, or hordes far from the one already hit."""
    if m.is_rift(tray):
        return no(
            "KR-21.05", "Questo incantesimo non colpisce portali né boss.", "This spell does not hit portals or bosses."
        )
    if any([m.is_rift(other) for other in attack.trays]):
        return no(
            "KR-21.10", "Questo incantesimo colpisce solo portali e boss.", "This spell hits portals and bosses only."
        )
    return no(
        "KR-21.08",
        "Queste tessere vanno solo sulle orde adiacenti a quella già colpita.",
        "These tiles go only on the hordes adjacent to the one already hit.",
    )


def has_room(m: KingdomMatch, attack: Pending, tray: int) -> bool:
    """Tell whether the piece would fit on that tray."""
    if attack.soldier:
        return bool(m.room_for_soldiers(tray, attack.type))
    return has_spot(shape_in_hand(m), attack.allowed, m.closed_for_tiles(tray, attack.type))


def tower_level(m: KingdomMatch) -> int:
    """Tell the level of the tower that is attacking."""
    slot = m.top_slot(site_of(m.stack[-1].source))
    return m.content.towers[tower_kind(m.built[slot])].level


# -- on the tray ---------------------------------------------------------------------------------------------------


class PlaceTile(Piece):
    """place(tray, turn, cell): lay the tile there in that turn, with its first square on that cell."""

    verb = "place"
    args = (TRAY, Number(), CELL)

    def refuse(self, m: KingdomMatch, attack: Pending, raw: Raw) -> Refusal:
        tray, turn, cell = raw[1], raw[2], raw[3]
        if tray not in attack.trays:
            return refuse_target(m, attack, tray)
        if attack.soldier:
            return no("KR-8.01", "Ora si piazza un soldato.", "A soldier is placed now.")
        if not 0 <= turn < len(attack.turns) or not 0 <= cell < CELLS:
            return no("KR-7.13", "La tessera non sta così sul vassoio.", "The tile does not fit on the tray like that.")
        if turn not in attack.allowed:
            return no(
                "KR-7.10",
                "Questa tessera non si può girare: resta orientata come sulla carta.",
                "This tile cannot be turned: it keeps the direction it has on the card.",
            )
        masks = [mask for mask in shape_in_hand(m).turns[turn] if first_cell(mask) == cell]
        if not masks:
            return no(
                "KR-7.13",
                "La tessera uscirebbe dai bordi del vassoio.",
                "The tile would stick out over the edge of the tray.",
            )
        refused = refuse_squares(m, attack, tray, masks[0])
        if refused:
            return refused
        return NOTHING_AGAINST if asking(m).fits(m, m.stack[-1], raw) else not_beside(attack)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return enemies_on(m, raw[1], mask_at(shape_in_hand(m), raw[2], raw[3]))


def refuse_squares(m: KingdomMatch, attack: Pending, tray: int, mask: int) -> Refusal:
    """Refuse squares that this tile cannot lie on."""
    if mask & m.covered(tray):
        return no(
            "KR-7.12",
            "Le tessere non si sovrappongono ad altre tessere, a soldati o a eroi.",
            "Tiles do not overlap other tiles, soldiers or heroes.",
        )
    if mask & m.grid_of(tray).closed:
        return refuse_closed(m, tray, mask)
    resistant = refuse_resistant(m, attack, tray, mask, "KR-7.01", "KR-7.02")
    return resistant if resistant else refuse_other_tray(attack, tray)


def not_beside(attack: Pending) -> Refusal:
    """Refuse a place apart from the other tiles, for texts that want them together."""
    if attack.origin == SPELL:
        return no(
            "KR-21.09",
            "Le tessere di questo incantesimo stanno l'una accanto all'altra.",
            "The tiles of this spell lie adjacent to one another.",
        )
    return no(
        "KR-12.07",
        "Questa tessera deve stare accanto a quelle già piazzate, o a un altro lato della base.",
        "This tile must lie beside those already placed, or at another side of the base.",
    )


class PlaceSoldier(Piece):
    """soldier(tray, cell): station a soldier on the enemy there."""

    verb = "soldier"
    args = (TRAY, CELL)

    def refuse(self, m: KingdomMatch, attack: Pending, raw: Raw) -> Refusal:
        tray, cell = raw[1], raw[2]
        if tray not in attack.trays:
            return refuse_target(m, attack, tray)
        if not attack.soldier:
            return no("KR-7.08", "Ora si piazza una tessera danno.", "A damage tile is placed now.")
        if attack.shifts:
            return soldier_first()
        if not 0 <= cell < CELLS:
            return no("KR-8.02", "Non c'è un riquadro così.", "There is no such square.")
        refused = refuse_stationing(m, tray, 1 << cell)
        if not refused:
            refused = refuse_resistant(m, attack, tray, 1 << cell, "KR-7.05", "KR-7.06")
        return refused if refused else refuse_other_tray(attack, tray)

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        return enemies_on(m, raw[1], 1 << raw[2])


def refuse_stationing(m: KingdomMatch, tray: int, bit: int) -> Refusal:
    """Refuse a square on which no soldier stands, whatever its type."""
    grid = m.grid_of(tray)
    if m.covered(tray) & bit:
        return no(
            "KR-8.03",
            "Il riquadro è già coperto da una tessera, un soldato o un eroe.",
            "The square is covered by a tile, a soldier or a hero already.",
        )
    if grid.closed & bit:
        return refuse_closed(m, tray, bit)
    if not grid.enemies & bit:
        return no(
            "KR-8.04",
            "I soldati vanno solo sui nemici, mai su riquadri vuoti.",
            "Soldiers go on enemies only, never on empty squares.",
        )
    if grid.deadly & bit:
        return no(
            "KR-8.08",
            "È un nemico mortale: lo coprono solo le tessere danno.",
            "This enemy is deadly: only damage tiles cover it.",
        )
    return NOTHING_AGAINST


def refuse_closed(m: KingdomMatch, tray: int, mask: int) -> Refusal:
    """Refuse squares that nothing covers: which, and so by which rule."""
    signs = {m.grid_of(tray).symbols[cell] for cell in cells_in(mask & m.grid_of(tray).closed)}
    if GHOST_SQUARE in signs:
        return no("KR-20.04", "I riquadri del fantasma non si coprono.", "The ghost's squares cannot be covered.")
    if FLYING_SQUARE in signs:
        return no(
            "KR-20.11",
            "I riquadri rossi di un'orda volante non si coprono.",
            "A flying horde's red squares cannot be covered.",
        )
    if BAR_SQUARE in signs:
        return no("KR-20.22", "La barra degli apripista non si copre.", "A trailblazer's bar cannot be covered.")
    return no(
        "KR-9.04",
        "Il riquadro centrale di un portale non si copre mai.",
        "The centre square of a portal is never covered.",
    )


def refuse_resistant(m: KingdomMatch, attack: Pending, tray: int, mask: int, physical: str, magical: str) -> Refusal:
    """Refuse squares with an enemy that resists this type of attack."""
    grid = m.grid_of(tray)
    if attack.type == PHYSICAL and mask & grid.physical:
        return no(
            physical,
            "Lì c'è un nemico con resistenza fisica: questo attacco è fisico.",
            "An enemy there resists physical attacks, and this attack is physical.",
        )
    if attack.type == MAGICAL and mask & grid.magical:
        return no(
            magical,
            "Lì c'è un nemico con resistenza magica: questo attacco è magico.",
            "An enemy there resists magical attacks, and this attack is magical.",
        )
    return NOTHING_AGAINST


def refuse_other_tray(attack: Pending, tray: int) -> Refusal:
    """Refuse a tray that is not, or not yet, the one that the piece goes on."""
    if attack.tray == tray:
        return NOTHING_AGAINST
    if attack.tray >= 0:
        return no("KR-7.08", "Il pezzo va sul vassoio già scelto.", "The piece goes on the tray chosen already.")
    return no("KR-7.08", "Scegli prima il vassoio.", "Choose the tray first.")


class ShiftSoldier(Piece):
    """shift(tray, cell): the soldier in play that is moved, when the supply is empty."""

    verb = "shift"
    args = (TRAY, CELL)

    def refuse(self, m: KingdomMatch, attack: Pending, raw: Raw) -> Refusal:
        if m.soldiers > 0:
            return no(
                "KR-8.10",
                "Nella riserva ci sono ancora soldati: si spostano quelli in gioco solo quando è vuota.",
                "The supply still has soldiers: those in play are moved only when it is empty.",
            )
        if not attack.shifts:
            return no("KR-8.10", "Ora non si sposta un soldato.", "No soldier is moved now.")
        if (raw[1], raw[2]) in relocatable(m):
            return NOTHING_AGAINST
        return no("KR-8.10", "Lì non c'è un soldato da spostare.", "There is no soldier to move there.")

    def label(self, m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
        phrase = Phrase("Sposta il soldato {cell} {of} ({place})", "Move the soldier on {cell} of {of} ({place})")
        where = m.board.name(m.at[raw[1]])
        return phrase.fill(cell=cell_name(raw[2]), of=after("di", tray_name(m, raw[1])), place=where)


# -- words ---------------------------------------------------------------------------------------------------------


def enemies_on(m: KingdomMatch, tray: int, mask: int) -> Phrase:
    """Name squares of a tray, who is there, a large enemy once (KR-20.02), and how many are left: b2: Orc; then 2."""
    grid = m.grid_of(tray)
    symbols = tuple([grid.symbols[first_cell(unit & mask)] for unit in grid.units if unit & mask])
    return covering(m.content, mask, symbols, enemies_left(m, tray, mask))


@kept(1500, most=1024)
def covering(content: Content, mask: int, symbols: tuple[str, ...], left: int) -> Phrase:
    """Name squares, the enemies there by their symbols, and how many are left."""
    return cells_named(mask) + enemies_named(content, symbols) + what_remains(left)


@kept(300)
def cells_named(mask: int) -> Phrase:
    return same(f"{cell_names(cells_in(mask))}: ")


@kept(300)
def enemies_named(content: Content, symbols: tuple[str, ...]) -> Phrase:
    names = [content.enemies[content.enemy_of[symbol]].name for symbol in symbols]
    return commas(counted(names)) if names else Phrase("nessun nemico", "no enemy")


def enemies_left(m: KingdomMatch, tray: int, mask: int) -> int:
    """Count the enemies of a tray that are not wholly covered once these cells are covered too."""
    bare = m.uncovered(tray) & ~mask
    return len([unit for unit in m.grid_of(tray).units if unit & bare])


@kept(300, most=64)
def what_remains(left: int) -> Phrase:
    if not left:
        return Phrase("; così sono tutti coperti", "; that covers all of them")
    return Phrase("; poi {n} da coprire", "; then {n} to cover").fill(n=ENEMIES.count(left))


TARGET: Final = Target()
PLACE: Final = PlaceTile()
SOLDIER: Final = PlaceSoldier()
SHIFT: Final = ShiftSoldier()
