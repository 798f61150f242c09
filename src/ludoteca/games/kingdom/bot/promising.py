"""Which options are worth a bot's while: the few that an experienced player would think about."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.acts.answering import DONE_WITH
from ludoteca.games.kingdom.acts.buying import FREEZE_TOWER, GIVE
from ludoteca.games.kingdom.acts.heroes import ACTIVATE, ATTACK, HEAL, USE
from ludoteca.games.kingdom.acts.moving import ENGAGE, FACE, GO_TO
from ludoteca.games.kingdom.acts.phases import READY, STAY
from ludoteca.games.kingdom.acts.pieces import PLACE, SOLDIER, TARGET
from ludoteca.games.kingdom.acts.preparing import BAN_COLOUR
from ludoteca.games.kingdom.acts.towers import BACK, BUILD, PASS, PICK_UP
from ludoteca.games.kingdom.bot.evaluation import Outlook, room_left
from ludoteca.games.kingdom.effects.targets import spaces_in_range, trays_in_range
from ludoteca.games.kingdom.flow.heroes import activatable
from ludoteca.games.kingdom.flow.placing import Placing
from ludoteca.games.kingdom.flow.registers import tower_asked
from ludoteca.games.kingdom.flow.steps import HERO_TURN, PLAY, TOWER_ATTACK, USE_TOWER
from ludoteca.games.kingdom.flow.towers import receivers, sites_for, upgrades_of
from ludoteca.games.kingdom.state.built import tower_kind
from ludoteca.games.kingdom.state.match import BLOCKS, PLAYING, KingdomMatch
from ludoteca.games.kingdom.state.sources import site_of
from ludoteca.games.kingdom.state.spots import mask_at
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.promising import best_of

WASTE: Final = 0.25
"""A square of a tile that covers nobody."""
ICON: Final = 0.5
"""An icon that is covered."""
RESISTANT: Final = 0.3
"""An enemy that not everybody can cover."""
SMALL: Final = 0.15
"""An enemy left alone, without an uncovered neighbour."""

PASSES: Final = (PASS.number,)
DEEDS: Final = (USE.number, ATTACK.number, HEAL.number)


def promising(m: KingdomMatch, seat: int, raws: list[Raw], number: int) -> list[Raw] | None:
    """Choose at most so many, best first; None where all deserve a look."""
    verb = raws[0][0]
    if verb == PLACE.number or verb == SOLDIER.number:
        return best_of(raws, [spot_worth(m, seat, raw) for raw in raws], number)
    if verb == TARGET.number:
        return best_of(raws, [target_worth(m, raw) for raw in raws], number)
    if verb == ENGAGE.number:
        return best_of(raws, [block_worth(m, raw) for raw in raws], number)
    if verb == FACE.number:
        return best_of(raws, [facing_worth(m, raw) for raw in raws], number)
    if verb == BUILD.number or verb == PASS.number:
        return mixed(raws, [use_worth(m, seat, raw) for raw in raws], number, PASSES, number // 5)
    if verb == GO_TO.number or verb == ATTACK.number or verb == USE.number or verb == HEAL.number:
        return mixed(raws, [step_worth(m, seat, raw) for raw in raws], number, DEEDS, number // 2)
    if verb == STAY.number:
        return [raws[0]]
    if verb == GIVE.number and raws[-1][0] == BACK.number:
        return best_of(raws[:-1], [float(room_left(m, raw[1])) for raw in raws[:-1]], number)
    if verb == BAN_COLOUR.number:
        return best_of(raws, [-colour_worth(m, raw[1]) for raw in raws], 1)
    if verb == FREEZE_TOWER.number:
        return best_of(raws, [-float(m.content.towers[raw[1]].level) for raw in raws], 1)
    if m.phase == PLAYING and raws[-1][0] == READY.number:
        return actions(m, seat, raws)
    return None


def mixed(raws: list[Raw], worth: list[float], number: int, verbs: tuple[int, ...], most: int) -> list[Raw]:
    """Choose the best, but of those with these verbs, which rank first, only so many as leave room for some others."""
    ranked = best_of(raws, worth, len(raws))
    first = [raw for raw in ranked if raw[0] in verbs]
    rest = [raw for raw in ranked if raw[0] not in verbs]
    first = first[: max(1, most, number - len(rest))]
    return first + rest[: max(1, number - len(first))]


def actions(m: KingdomMatch, seat: int, raws: list[Raw]) -> list[Raw]:
    """Choose heroes and towers of use; spells and reserve heroes are kept for when they are needed."""
    useful: list[Raw] = []
    kept: list[Raw] = []
    for raw in raws[:-1]:
        if raw[0] == ACTIVATE.number or (raw[0] == PICK_UP.number and is_of_use(m, seat, raw[1])):
            useful.append(raw)
        elif raw[0] != PICK_UP.number:
            kept.append(raw)
    if kept:
        outlook = Outlook(m)
        if outlook.loss or outlook.rift_out:
            return useful + kept
    return useful or [raws[-1]]


def is_of_use(m: KingdomMatch, seat: int, kind: int) -> bool:
    """Tell whether anything comes of this tower in hand now: it rises, reaches somebody, or makes room."""
    if upgrades_of(m, kind):
        return True
    if not m.solo:
        for other in receivers(m, seat):
            if makes_room(m, seat, other):
                return True
    for site in sites_for(m, seat, kind):
        if site_worth(m, kind, site):
            return True
    return False


def makes_room(m: KingdomMatch, seat: int, to: int) -> bool:
    """Tell whether a tower that does not rise is better off with somebody else."""
    return room_left(m, seat) < 0 < room_left(m, to)


def nobody_acts(m: KingdomMatch) -> bool:
    """Tell whether in phase 2 no action is under way, and all towers and heroes have done theirs."""
    if m.phase != PLAYING or (len(m.stack) and m.stack[-1].node != PLAY):
        return False
    for seat in range(m.seats):
        if activatable(m, seat):
            return False
    for seat in range(m.seats):
        last = -1
        for kind in m.hand[seat]:
            if kind != last and is_of_use(m, seat, kind):
                return False
            last = kind
    return True


def spot_worth(m: KingdomMatch, seat: int, raw: Raw) -> float:
    """Rate how much a piece would cover there."""
    if raw[0] == DONE_WITH.number:
        return 0.0
    tray = raw[1]
    if raw[0] == SOLDIER.number:
        mask = 1 << raw[2]
    else:
        frame = m.stack[-1]
        node = m.programme[frame.node]
        mask = 1 << raw[3]  # at least; a tile that a hero leaves on its way is a step of another kind
        if isinstance(node, Placing):
            mask = mask_at(m.content.shapes[node.piece(m, frame)], raw[2], raw[3])
    grid = m.grid_of(tray)
    bare = m.uncovered(tray)
    hit = mask & bare
    left = bare & ~mask
    value = hit.bit_count() - WASTE * (mask & ~bare).bit_count() + 0.01
    if not left:
        value += 2.0
    icons = grid.heal | grid.fast
    if icons & hit and not icons & left:
        value += ICON
    value += RESISTANT * (hit & (grid.physical | grid.magical)).bit_count()
    return value - SMALL * lonely(left).bit_count()


def lonely(mask: int) -> int:
    """Find the squares of a 5x5 card that have no orthogonal neighbour among them."""
    sides = (mask & 0x0F7BDEF) << 1 | (mask & 0x1EF7BDE) >> 1 | mask << 5 | mask >> 5
    return mask & ~sides


def target_worth(m: KingdomMatch, raw: Raw) -> float:
    if raw[0] != TARGET.number:
        return 0.0
    return tray_worth(m, raw[1])


def tray_worth(m: KingdomMatch, tray: int) -> float:
    """Rate how urgent it is to attack a tray."""
    bare = m.uncovered(tray).bit_count()
    if not bare:
        return -1.0
    return (6.0 if m.is_rift(tray) else 1.0) + 8.0 / (1 + m.steps_to_exit(m.at[tray])) + 0.2 * min(bare, 10)


def block_worth(m: KingdomMatch, raw: Raw) -> float:
    if raw[0] != ENGAGE.number:
        return 0.0
    return float((m.uncovered(raw[1]) & BLOCKS[raw[2]]).bit_count())


def facing_worth(m: KingdomMatch, raw: Raw) -> float:
    """Rate what comes within range that way."""
    if raw[0] != FACE.number:
        return 0.0
    facing = raw[1]
    frame = m.stack[-1]
    worth = -0.1
    if frame.node == TOWER_ATTACK:
        site = site_of(frame.source)
        tower = m.content.towers[tower_kind(m.built[m.top_slot(site)])]
        for tray in trays_in_range(m, tower, site, facing):
            worth += max(0.0, tray_worth(m, tray))
    else:
        figure = frame.source
        square = m.where[figure]
        if square >= 0:
            worth += shot_worth(m, square, m.hero_of(figure).attack.arrows[facing])
    return worth


def shot_worth(m: KingdomMatch, square: int, arrows: list[tuple[int, int]]) -> float:
    worth = 0.0
    for space in spaces_in_range(m, square, arrows):
        tray = m.top[space]
        if tray >= 0 and not m.is_rift(tray):
            worth += max(0.0, tray_worth(m, tray))
    return worth


def use_worth(m: KingdomMatch, seat: int, raw: Raw) -> float:
    """Rate a site by what the tower reaches from there; a pass that leads to something always deserves a look."""
    frame = m.stack[-1]
    if raw[0] == PASS.number:
        if raw[2] == tower_asked(frame) and not makes_room(m, seat, raw[1]):
            return -1.0
        return 50.0 - len(m.hand[raw[1]]) - len(m.incoming[raw[1]])
    if raw[0] != BUILD.number or frame.node != USE_TOWER:
        return -1.0
    return site_worth(m, tower_asked(frame), raw[1]) or -0.5


def site_worth(m: KingdomMatch, kind: int, site: int) -> float:
    """Rate the most urgent tray that a tower reaches from a site; 0 for none."""
    tower = m.content.towers[kind]
    best = 0.0
    for facing in range(1 if tower.perfect else 4):
        for tray in trays_in_range(m, tower, site, facing):
            best = max(best, tray_worth(m, tray))
    return best


def step_worth(m: KingdomMatch, seat: int, raw: Raw) -> float:
    """Rate a step of a hero's turn: where it goes, what it does."""
    frame = m.stack[-1]
    if raw[0] == USE.number:
        return 60.0
    if raw[0] == ATTACK.number:
        return 55.0
    if raw[0] == HEAL.number:
        figure = frame.source
        return 40.0 if m.hearts[figure] <= 2 else 0.5
    if raw[0] != GO_TO.number:
        return 0.0
    if frame.node != HERO_TURN:
        figure = frame.source
        if figure < 0 or figure >= len(m.where):
            return 1.0
    figure = frame.source
    square = raw[1]
    tray = m.top[square]
    hero = m.hero_of(figure)
    worth = 0.1
    if tray >= 0:
        worth += tray_worth(m, tray) * (2.0 if hero.melee or m.cat[figure] else 1.0)
    if hero.ranged and not m.cat[figure]:
        best = 0.0
        for facing in range(4):
            best = max(best, shot_worth(m, square, hero.attack.arrows[facing]))
        worth += best
    for other in m.board.neighbours[square]:
        tray = m.top[other]
        if tray >= 0 and not m.is_rift(tray):
            worth += 0.3
    return worth


def colour_worth(m: KingdomMatch, colour: int) -> float:
    """Rate what the sites of a colour are worth now: the trays around them."""
    worth = 0.0
    for site in range(len(m.colour)):
        if m.colour[site] == colour:
            for square in m.board.neighbours[m.board.sites[site]]:
                if m.top[square] >= 0:
                    worth += tray_worth(m, m.top[square])
    return worth
