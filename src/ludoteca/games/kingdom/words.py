"""What options are called, and the thing in the picture that each concerns. What has happened is told in `telling`."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom import state
from ludoteca.games.kingdom.attacking import trays_in_range
from ludoteca.games.kingdom.cards import CELLS, COLOURS, PORTAL, TYPES, Tower
from ludoteca.games.kingdom.cautions import option_warning, tray_name
from ludoteca.games.kingdom.effects.text import called, name_of, text_of
from ludoteca.games.kingdom.outlook import aims_of_turning, shape_in_hand
from ludoteca.games.kingdom.placing import mask_at
from ludoteca.games.kingdom.range_words import tile_words
from ludoteca.games.kingdom.state import SITE_SOURCE, SPELL_SOURCE, KingdomMatch, tower_kind
from ludoteca.games.kingdom.steps import CHOOSE_HEROES, CHOOSE_SPELLS, HERO_TURN
from ludoteca.games.kingdom.targets import hordes_on, spaces_in_range
from ludoteca.games.kingdom.telling import tell
from ludoteca.games.kingdom.terms import COLOURS as COLOUR_NAMES
from ludoteca.games.kingdom.terms import (
    CRYSTALS,
    DIRECTIONS,
    ENEMIES,
    HEARTS,
    SOLDIERS,
    after,
    block_cells,
    cell_name,
    cell_names,
    counted,
    figure_called,
    place_named,
    tower_named,
)
from ludoteca.games.kingdom.terms import TYPES as TYPE_NAMES
from ludoteca.kernel.boards.polyomino import first_cell
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.phrases import both, commas, same
from ludoteca.kernel.texts import Phrase, capital, seat_name

__all__ = ["option_label", "option_thing", "option_warning", "tell"]

SIMPLE: Final = {
    state.YES: Phrase("Sì", "Yes"),
    state.READY: Phrase("Ho finito", "I am done"),
    state.RESUME: Phrase("Riprendo a giocare", "Resume play"),
    state.STAY: Phrase("Ho finito davvero", "I am really done"),
    state.BACK: Phrase("Rimettila a posto", "Put it back"),
}
"""Options that are always called the same."""
WITH_TOWER: Final = {
    state.BUY: Phrase("Compra {name} ({price})", "Buy {name} ({price})"),
    state.FREEZE_TOWER: Phrase("Metti da parte {name}", "Set {name} aside"),
}
NOBODY_IN_RANGE: Final = Phrase("nessuna orda a portata", "no horde in range")


def option_label(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    """What a button says."""
    verb = raw[0]
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == state.TARGET:
        return tray_label(m, seat, raw[1])
    if verb == state.DONE_WITH:
        return done_label(m, seat)
    if verb == state.MODE:
        return mode_label(m, seat, raw[1])
    if verb in PREPARING:
        return preparing_label(m, seat, raw)
    if verb in (state.TOWER, state.BUILD, state.PASS, state.GIVE) or verb in WITH_TOWER:
        return tower_label(m, seat, raw)
    if verb == state.FACE:
        return facing_label(m, seat, raw[1])
    if verb in (state.PLACE, state.SOLDIER, state.SHIFT, state.ENGAGE):
        return cells_label(m, seat, raw)
    return figure_label(m, seat, raw)


# -- preparation -------------------------------------------------------------------------------------------------

PREPARING: Final = (state.HERO, state.ABILITY, state.SPELL, state.BAN_COLOUR)


def preparing_label(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    if verb == state.HERO:
        hero = m.content.heroes[raw[1]]
        return Phrase("{name}: {hearts}, movimento {n}, {style}", "{name}: {hearts}, movement {n}, {style}").fill(
            name=hero.name, hearts=HEARTS.count(m.full_hearts(raw[1])), n=hero.movement, style=style_of(m, raw[1])
        )
    if verb == state.ABILITY:
        if len(raw) > 2:
            ability = m.ability_of(raw[1], raw[2])
            assert ability is not None
            return ability.name + same(" (") + figure_name(m, raw[1]) + same(")")
        ability = m.hero_of(seat).abilities[raw[1]]
        return ability.name + same(": ") + ability.text
    if verb == state.SPELL:
        spell = m.content.spells[raw[1]]
        return spell.name + Phrase(" (potere {n}): ", " (power {n}): ").fill(n=spell.power) + spell.text
    letters = [letter for site, letter in enumerate(m.board.letters) if m.colour[site] == raw[1]]
    return Phrase("Escludi il {colour} (siti {sites})", "Exclude {colour} (sites {sites})").fill(
        colour=COLOUR_NAMES[COLOURS[raw[1]]], sites=", ".join(letters)
    )


def style_of(m: KingdomMatch, hero: int) -> Phrase:
    """Melee, ranged or both."""
    person = m.content.heroes[hero]
    words = [(person.melee, Phrase("da mischia", "melee")), (person.ranged, Phrase("a distanza", "ranged"))]
    return both([word for has, word in words if has])


# -- towers ------------------------------------------------------------------------------------------------------


def tower_label(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    if verb == state.TOWER:
        tower = m.content.towers[raw[1]]
        said = Phrase("{name} (livello {level}, {type}, {what})", "{name} (level {level}, {type}, {what})")
        name = capital(tower_named(tower.name))
        return said.fill(name=name, level=tower.level, type=TYPE_NAMES[TYPES[tower.type]], what=pieces_of(m, tower))
    if verb == state.BUILD:
        return site_label(m, seat, raw[1])
    if verb == state.PASS:
        return pass_label(m, seat, raw[1], raw[2])
    if verb == state.GIVE:
        return same(seat_name(raw[1]))
    tower = m.content.towers[raw[1]]
    price = CRYSTALS.count(m.content.prices[tower.level])
    return WITH_TOWER[verb].fill(name=tower.name, price=price)


def pieces_of(m: KingdomMatch, tower: Tower) -> Phrase:
    """What it places: 1x2 in verticale e 1x1, 2 soldati."""
    shapes = m.content.shapes
    said = [tile_words(shapes[i].id, shapes[i].outlines[turn], tower.free) for i, turn in tower.tiles]
    return both(counted(said)) if said else SOLDIERS.count(tower.soldiers)


def site_label(m: KingdomMatch, seat: int, site: int) -> Phrase:
    """A site, what is there, and the hordes that the tower in hand could reach from it."""
    said = Phrase("Costruisci sul sito {letter}", "Build on site {letter}").fill(letter=m.board.letters[site])
    below = m.built[2 * site]
    if below >= 0:
        name = m.content.towers[tower_kind(below)].name
        said = said + Phrase(", sopra {name}", ", on top of {name}").fill(name=name)
    frame = m.waiting_frame(seat)
    if frame is None:
        return said
    tower = m.content.towers[frame.much]
    trays = {tray for facing in range(4) for tray in trays_in_range(m, tower, site, facing)}
    return said + same(": ") + trays_named(m, [tray for tray in m.open_trays() if tray in trays])


def trays_named(m: KingdomMatch, trays: list[int]) -> Phrase:
    """Hordes in range, with their places."""
    names = [m.face_of(tray).name + same(f" ({m.board.name(m.at[tray])})") for tray in trays]
    return both(names) if names else NOBODY_IN_RANGE


def pass_label(m: KingdomMatch, seat: int, to: int, kind: int) -> Phrase:
    frame = m.waiting_frame(seat)
    becomes = m.content.towers[kind].name
    if m.solo:
        return Phrase("Migliorala: diventa {name}", "Improve it: it becomes {name}").fill(name=becomes)
    who = seat_name(to)
    if frame is not None and frame.much == kind:
        return Phrase("Passala a {who}, così com'è", "Pass it to {who}, as it is").fill(who=who)
    return Phrase("Passala a {who}: diventa {name}", "Pass it to {who}: it becomes {name}").fill(who=who, name=becomes)


def facing_label(m: KingdomMatch, seat: int, facing: int) -> Phrase:
    """A direction, and the hordes that are in range then."""
    said = Phrase("Verso {facing}", "Facing {facing}").fill(facing=DIRECTIONS[facing])
    frame = m.waiting_frame(seat)
    if frame is None:
        return said
    if frame.source >= SITE_SOURCE:
        site = frame.source - SITE_SOURCE
        tower = m.content.towers[tower_kind(m.built[m.top_slot(site)])]
        trays = trays_in_range(m, tower, site, facing)
    else:
        arrows = [arrow for aim in aims_of_turning(m) for arrow in aim.arrows[facing]]
        if not arrows:
            return said
        reached = hordes_on(m, spaces_in_range(m, m.where[frame.source], arrows))
        trays = [tray for tray in m.open_trays() if tray in reached]
    return said + same(": ") + trays_named(m, trays)


# -- cells -------------------------------------------------------------------------------------------------------


def tray_label(m: KingdomMatch, seat: int, tray: int) -> Phrase:
    """Orchi I (C2): 4 nemici da coprire; and what it costs a tower to attack a portal."""
    bare = m.uncovered(tray)
    left = len([unit for unit in m.grid_of(tray).units if unit & bare])
    said = m.face_of(tray).name + Phrase(" ({place}): {n} da coprire", " ({place}): {n} to cover").fill(
        place=m.board.name(m.at[tray]), n=ENEMIES.count(left)
    )
    frame = m.waiting_frame(seat)
    if frame is not None and SITE_SOURCE <= frame.source < SPELL_SOURCE and m.kind_of(tray) == PORTAL:
        return said + Phrase("; la torre andrà persa", "; the tower will be lost")
    return said


def cells_label(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    """The squares of a tray, and who is there: b2 c2: Goblin ×2."""
    verb, tray = raw[0], raw[1]
    if verb == state.SHIFT:
        name = tray_name(m, tray)
        place = m.board.name(m.at[tray])
        return Phrase("Sposta il soldato {cell} {of} ({place})", "Move the soldier on {cell} of {of} ({place})").fill(
            cell=cell_name(raw[2]), of=after("di", name), place=place
        )
    if verb == state.ENGAGE:
        cells = block_cells(raw[2])
    elif verb == state.SOLDIER:
        cells = [raw[2]]
    else:
        cells = placed_cells(m, raw)
    said = same(cell_names(cells) + ": ")
    covered = enemies_in_cells(m, tray, cells)
    return said + (commas(counted(covered)) if covered else Phrase("nessun nemico", "no enemy"))


def placed_cells(m: KingdomMatch, raw: Raw) -> list[int]:
    """Where the tile would lie that is being placed."""
    mask = mask_at(shape_in_hand(m), raw[2], raw[3])
    return [cell for cell in range(CELLS) if mask >> cell & 1]


def enemies_in_cells(m: KingdomMatch, tray: int, cells: list[int]) -> list[Phrase]:
    """The names of the enemies there, a large one once (KR-20.02)."""
    grid = m.grid_of(tray)
    mask = sum([1 << cell for cell in cells])
    symbols = [grid.symbols[first_cell(unit & mask)] for unit in grid.units if unit & mask]
    return [m.content.enemies[m.content.enemy_of[symbol]].name for symbol in symbols]


# -- figures -----------------------------------------------------------------------------------------------------


def figure_name(m: KingdomMatch, figure: int) -> Phrase:
    """What sentences call a figure."""
    hero = m.hero_of(figure)
    if m.cat[figure] and hero.companion is not None:
        return figure_called(hero.companion.name, True)
    return same(hero.short)


def figure_label(m: KingdomMatch, seat: int, raw: Raw) -> Phrase:
    verb = raw[0]
    if verb == state.ACTIVATE:
        return Phrase("Attiva {name}", "Activate {name}").fill(name=figure_name(m, raw[1]))
    if verb == state.GO_TO:
        return going_label(m, seat, raw[1])
    if verb == state.ATTACK:
        return Phrase("Attacco base", "Base attack")
    if verb == state.USE:
        ability = m.ability_of(raw[1], raw[2])
        assert ability is not None
        return Phrase("Usa {name}: {text}", "Use {name}: {text}").fill(name=ability.name, text=ability.text)
    if verb == state.HEAL:
        return Phrase("Guarisci: tutti i cuori, abilità pronte", "Heal: all hearts, abilities ready")
    if verb == state.CALL:
        return Phrase("Chiama {name} dalla riserva", "Call {name} from the reserve").fill(
            name=m.content.heroes[raw[1]].name
        )
    if verb == state.CAST_SPELL:
        spell = m.content.spells[raw[1]]
        return Phrase("Usa l'incantesimo {name}: {text}", "Cast {name}: {text}").fill(name=spell.name, text=spell.text)
    if verb == state.FIGURE:
        return capital(figure_name(m, raw[1])) + same(" (") + state_of(m, raw[1]) + same(")")
    raise ValueError(f"no label for {state.VERBS[verb]}")


def going_label(m: KingdomMatch, seat: int, square: int) -> Phrase:
    """A place, and the horde that is engaged there."""
    frame = m.waiting_frame(seat)
    site = m.site_on(square)
    place = place_named(m.board.name(square), m.board.letters[site] if site >= 0 else "")
    said = Phrase("Vai: {place}", "Go: {place}").fill(place=place)
    tray = m.top[square]
    if tray < 0:
        return said
    if frame is not None and frame.source >= 0 and m.where[frame.source] == square:
        said = Phrase("Cambia posto in {place}", "Shift on {place}").fill(place=place)
    name = tray_name(m, tray)
    return said + Phrase(", ingaggia {name}", ", engage {name}").fill(name=name)


def state_of(m: KingdomMatch, figure: int) -> Phrase:
    """Where it is, and its hearts."""
    place = Phrase("plancia", "board") if m.where[figure] < 0 else same(m.board.name(m.where[figure]))
    if m.cat[figure]:
        return place
    return place + same(", ") + HEARTS.count(m.hearts[figure])


# -- the rest ----------------------------------------------------------------------------------------------------


def done_label(m: KingdomMatch, seat: int) -> Phrase:
    """ "No" to a question, "that is all" to a row of choices, "do without" to a piece."""
    decision = m.decision_of(seat)
    raws = decision.options.raws if decision is not None else []
    verbs = {raw[0] for raw in raws}
    frame = m.waiting_frame(seat)
    if state.YES in verbs:
        return Phrase("No", "No")
    node = frame.node if frame is not None else -1
    if node == HERO_TURN and frame is not None:
        name = figure_name(m, frame.source)
        return Phrase("Termina il turno {of}", "End {name}'s turn").fill(of=after("di", name), name=name)
    if node in (CHOOSE_HEROES, CHOOSE_SPELLS):
        return Phrase("Basta così", "That is all")
    if verbs & {state.TARGET, state.PLACE, state.SOLDIER, state.SHIFT}:
        return Phrase("Rinuncia a questo pezzo", "Do without this piece")
    if state.GO_TO in verbs:
        return Phrase("Resta dov'è", "Stay put")
    if state.ENGAGE in verbs:
        return Phrase("No, resta fuori", "No, stay out")
    return Phrase("Nessuno", "Nobody") if state.FIGURE in verbs else Phrase("Basta così", "That is all")


def mode_label(m: KingdomMatch, seat: int, index: int) -> Phrase:
    frame = m.waiting_frame(seat)
    assert frame is not None
    node = m.programme[frame.node]
    assert isinstance(node, Effect)
    return capital(called(node.children()[index].words(), name_of(m, frame), text_of(m).companion))


def option_thing(m: KingdomMatch, seat: int, raw: Raw) -> str:
    """The thing in the picture that the option concerns; none where a button says it better.

    So do an attack, healing, giving, and passing unless there are many to pass to: their buttons would take the room.
    """
    verb = raw[0]
    if verb in (state.PLACE, state.SOLDIER, state.SHIFT):
        return f"cell:{raw[1]}/{raw[-1]}"
    if verb == state.ENGAGE:
        return f"cell:{raw[1]}/{block_cells(raw[2])[0]}"
    if verb == state.ABILITY:
        return f"ability:{raw[1]}/{raw[2]}" if len(raw) > 2 else f"ability:{m.hero[seat]}/{raw[1]}"
    if verb == state.USE:
        return f"ability:{raw[1]}/{raw[2]}"
    if verb in (state.TOWER, state.FREEZE_TOWER):
        return f"hand:{seat}/{raw[1]}"
    if verb == state.PASS:
        return f"player:{raw[1]}" if m.seats > FEW else ""
    kind = THINGS.get(verb, "")
    return f"{kind}:{raw[1]}" if kind else ""


FEW: Final = 2
"""With so many players there is one at most to pass towers to."""
THINGS: Final = {
    state.TARGET: "tray",
    state.HERO: "hero",
    state.SPELL: "spell",
    state.BAN_COLOUR: "colour",
    state.BUILD: "site",
    state.FACE: "facing",
    state.ACTIVATE: "figure",
    state.GO_TO: "square",
    state.CALL: "hero",
    state.CAST_SPELL: "spell",
    state.FIGURE: "figure",
    state.BUY: "supply",
}
"""What the first number of an option stands for in the picture."""
