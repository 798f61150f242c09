"""Why a tile, a soldier or a hero's base cannot be put there."""

from __future__ import annotations

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.cards import (
    BAR_SQUARE,
    BOSS,
    CELLS,
    FLYING_SQUARE,
    GHOST_SQUARE,
    MAGICAL,
    PHYSICAL,
    PORTAL,
)
from ludoteca.games.kingdom.naming import cells_in
from ludoteca.games.kingdom.outlook import Pending, pending, shape_in_hand
from ludoteca.games.kingdom.placing import has_spot
from ludoteca.games.kingdom.refusing_aims import refuse_another, refuse_reach
from ludoteca.games.kingdom.state import BLOCKS, SITE_SOURCE, KingdomMatch, tower_kind
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.refusals import no
from ludoteca.kernel.texts import Phrase


def is_there(m: KingdomMatch, tray: int) -> bool:
    return 0 <= tray < len(m.at) and m.at[tray] >= 0


def refuse_piece(m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
    """A tray to aim at, a place for a tile or a soldier, a soldier to move."""
    verb, tray = raw[0], raw[1]
    if not is_there(m, tray):
        return no("KR-6.01", "Questo vassoio non è sulla mappa.", "This tray is not on the map.")
    attack = pending(m)
    if attack is None or attack.seat != seat:
        return no(
            "KR-5.05",
            "Ora non si attacca: si attacca quando si costruisce una torre, con un eroe o con un incantesimo.",
            "Nothing is attacked now: that happens when a tower is built, with a hero or with a spell.",
        )
    if verb == state.SHIFT:
        if m.soldiers > 0:
            return no(
                "KR-8.10",
                "Nella riserva ci sono ancora soldati: si spostano quelli in gioco solo quando è vuota.",
                "The supply still has soldiers: those in play are moved only when it is empty.",
            )
        return no("KR-8.10", "Lì non c'è un soldato da spostare.", "There is no soldier to move there.")
    if tray not in attack.trays:
        return refuse_target(m, attack, tray)
    if verb == state.TARGET:
        return no("KR-7.08", "Il vassoio è già scelto.", "The tray is chosen already.")
    if verb == state.SOLDIER:
        return refuse_soldier(m, attack, tray, raw[2])
    return refuse_tile(m, attack, tray, raw[2], raw[3])


# -- aiming ------------------------------------------------------------------------------------------------------


def refuse_target(m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
    """That tray cannot take the piece."""
    if m.is_covered_up(tray):
        return no(
            "KR-20.16",
            "Quest'orda è sotto un'orda volante: non si può attaccare.",
            "This horde is under a flying one: it cannot be attacked.",
        )
    if m.is_rift(tray) and attack.origin == "figure":
        return no("KR-9.13", "Gli eroi non attaccano portali né boss.", "Heroes do not attack portals or bosses.")
    out_of_reach = refuse_reach(m, attack, tray) if attack.origin == "figure" else None
    if out_of_reach:
        return out_of_reach
    in_range = m.at[tray] in attack.squares
    if attack.origin == "spell" and not in_range:
        return refuse_spell_target(m, attack, tray)
    if attack.origin == "tower" and m.is_rift(tray) and m.face_of(tray).level > tower_level(m):
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
        return refuse_another(m) or no(
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
    """Portals and bosses ask for towers of their level."""
    is_boss = m.kind_of(tray) == BOSS
    kind = Phrase("Questo boss", "This boss") if is_boss else Phrase("Questo portale", "This portal")
    said = Phrase(
        "{kind} si attacca solo con torri di livello {n} o più.",
        "{kind} can be attacked only by towers of level {n} or higher.",
    )
    return Refusal("KR-9.05" if m.kind_of(tray) == PORTAL else "KR-A65", said.fill(kind=kind, n=m.face_of(tray).level))


def refuse_spell_target(m: KingdomMatch, attack: Pending, tray: int) -> Refusal:
    """Spells have no range; what they leave out are rifts, all but rifts, or hordes far from the one already hit."""
    if m.is_rift(tray):
        return no(
            "KR-21.05", "Questo incantesimo non colpisce portali né boss.", "This spell does not hit portals or bosses."
        )
    if any(m.is_rift(other) for other in attack.trays):
        return no(
            "KR-21.10", "Questo incantesimo colpisce solo portali e boss.", "This spell hits portals and bosses only."
        )
    return no(
        "KR-21.08",
        "Queste tessere vanno solo sulle orde adiacenti a quella già colpita.",
        "These tiles go only on the hordes adjacent to the one already hit.",
    )


def has_room(m: KingdomMatch, attack: Pending, tray: int) -> bool:
    """Whether the piece would fit on that tray."""
    if attack.soldier:
        return bool(m.room_for_soldiers(tray, attack.type))
    return has_spot(shape_in_hand(m), attack.allowed, m.closed_for_tiles(tray, attack.type))


def tower_level(m: KingdomMatch) -> int:
    """The level of the tower that is attacking."""
    frame = m.stacks[0][-1]
    slot = m.top_slot(frame.source - SITE_SOURCE)
    return m.content.towers[tower_kind(m.built[slot])].level


# -- on the tray -------------------------------------------------------------------------------------------------


def refuse_soldier(m: KingdomMatch, attack: Pending, tray: int, cell: int) -> Refusal:
    if not attack.soldier:
        return no("KR-7.08", "Ora si piazza una tessera danno.", "A damage tile is placed now.")
    if not 0 <= cell < CELLS:
        return no("KR-8.02", "Non c'è un riquadro così.", "There is no such square.")
    bit = 1 << cell
    if m.covered(tray) & bit:
        return no(
            "KR-8.03",
            "Il riquadro è già coperto da una tessera, un soldato o un eroe.",
            "The square is covered by a tile, a soldier or a hero already.",
        )
    grid = m.grid_of(tray)
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
    return refuse_resistant(m, attack, tray, bit, "KR-7.05", "KR-7.06")


def refuse_tile(m: KingdomMatch, attack: Pending, tray: int, turn: int, cell: int) -> Refusal:
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
    shape = shape_in_hand(m)
    found = [mask for mask in shape.turns[turn] if cells_in(mask)[0] == cell]
    if not found:
        return no(
            "KR-7.13",
            "La tessera uscirebbe dai bordi del vassoio.",
            "The tile would stick out over the edge of the tray.",
        )
    mask = found[0]
    if mask & m.covered(tray):
        return no(
            "KR-7.12",
            "Le tessere non si sovrappongono ad altre tessere, a soldati o a eroi.",
            "Tiles do not overlap other tiles, soldiers or heroes.",
        )
    if mask & m.grid_of(tray).closed:
        return refuse_closed(m, tray, mask)
    resistant = refuse_resistant(m, attack, tray, mask, "KR-7.01", "KR-7.02")
    if resistant.rule != "KR-7.08":
        return resistant
    if attack.tray != tray:
        return resistant
    if attack.origin == "spell":
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


def refuse_closed(m: KingdomMatch, tray: int, mask: int) -> Refusal:
    """Squares that nothing covers: which, and so by which rule."""
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
    if attack.tray != tray and attack.tray >= 0:
        return no("KR-7.08", "Il pezzo va sul vassoio già scelto.", "The piece goes on the tray chosen already.")
    return no("KR-7.08", "Scegli prima il vassoio.", "Choose the tray first.")


# -- bases -------------------------------------------------------------------------------------------------------


def refuse_engage(m: KingdomMatch, seat: int, tray: int, block: int) -> Refusal:
    """A hero's base on that area of the tray."""
    decision = m.decision_of(seat)
    asked = decision is not None and any(raw[0] == state.ENGAGE for raw in decision.raws)
    if not asked or not is_there(m, tray):
        return no(
            "KR-11.14",
            "Un eroe ingaggia il vassoio su cui finisce il movimento, e sceglie allora dove stare.",
            "A hero engages the tray on which it ends its movement, and chooses then where to stand.",
        )
    if not 0 <= block < len(BLOCKS):
        return no("KR-11.15", "Una base copre 2x2 riquadri del vassoio.", "A base covers 2x2 squares of the tray.")
    mask = BLOCKS[block]
    grid = m.grid_of(tray)
    frame = m.waiting_frame(seat)
    if frame is not None and m.on_tray[frame.source] == tray and m.block[frame.source] == block:
        return no("KR-A36", "L'eroe sta già lì.", "The hero stands there already.")
    if mask & m.covered(tray):
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
    return no("KR-11.14", "Si ingaggia il vassoio del proprio spazio.", "One engages the tray of one's own space.")
