"""What is printed on the pieces, as views show it: towers, heroes, spells, enemies, hordes."""

from __future__ import annotations

from msgspec.structs import asdict

from ludoteca.games.kingdom.positions.naming import cells_in
from ludoteca.games.kingdom.state.cards import (
    CLOSED_SQUARES,
    EMPTY_SQUARE,
    MAGICAL,
    PHYSICAL,
    TYPES,
    Ability,
    Content,
    Enemy,
    Face,
    Grid,
    Hero,
    Spell,
    Tower,
)
from ludoteca.games.kingdom.state.view_types import (
    AbilitySketch,
    AbilityView,
    CompanionView,
    EnemyView,
    HeroAbility,
    HeroView,
    ShapeView,
    SpellView,
    TowerView,
    TrailView,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.views import Words, named, words_of


@kept(300)
def tower_view(content: Content, kind: int, supply: int, price: int) -> TowerView:
    tower: Tower = content.towers[kind]
    shapes = content.shapes
    return TowerView(
        kind=kind,
        **named(tower),
        family=content.families[tower.family].id,
        family_name=words_of(content.families[tower.family].name),
        level=tower.level,
        type=TYPES[tower.type],
        arrows=tuple(tower.arrows[0]),
        perfect=tower.perfect,
        free=tower.free,
        linked=tower.linked,
        tiles=tuple([ShapeView(shapes[shape].id, tuple(shapes[shape].outlines[turn])) for shape, turn in tower.tiles]),
        soldiers=tower.soldiers,
        supply=supply,
        price=price,
    )


@kept(400)
def ability_view(ability: Ability) -> AbilityView:
    return AbilityView(
        **named(ability),
        text=words_of(ability.text),
        ongoing=ability.ongoing,
        type=TYPES[ability.type],
        arrows=tuple(ability.arrows[0]),
        perfect=ability.perfect,
        free=ability.free,
        sketch=AbilitySketch(
            tiles=tuple([ShapeView(shape.id, tuple(shape.outlines[0])) for shape in ability.tiles]),
            soldiers=ability.soldiers,
            signs=tuple(ability.signs),
        ),
    )


@kept(400)
def hero_view(hero: Hero, number: int, hearts: int, players: int, taken: int) -> HeroView:
    return HeroView(
        hero=number,
        **named(hero),
        short=Words(hero.short, hero.short),
        melee=hero.melee,
        ranged=hero.ranged,
        hearts=hearts,
        movement=hero.movement,
        base=ability_view(hero.attack),
        abilities=tuple(
            [HeroAbility(index=i, **asdict(ability_view(ability))) for i, ability in enumerate(hero.abilities)]
        ),
        starting=tuple(hero.starting[players - 1]),
        companion=CompanionView(words_of(hero.companion.name)) if hero.companion is not None else None,
        taken=taken,
    )


@kept(1500)
def spell_view(spell: Spell, number: int, left: bool) -> SpellView:
    return SpellView(
        spell=number,
        **named(spell),
        power=spell.power,
        type=TYPES[spell.type],
        text=words_of(spell.text),
        left=left,
    )


@kept(300)
def enemy_view(enemy: Enemy) -> EnemyView:
    return EnemyView(
        **named(enemy),
        symbol=enemy.symbol,
        resist=tuple([TYPES[type] for type in (PHYSICAL, MAGICAL) if enemy.resist & type]),
        icons=enemy.icons,
        large=enemy.large,
        hearts=enemy.hearts,
    )


@kept(300)
def name_view(face: Face) -> Words:
    return words_of(face.name)


@kept(300)
def cells_view(mask: int) -> tuple[int, ...]:
    """List the cells of a card that a mask has."""
    return tuple(cells_in(mask))


@kept(300)
def grid_view(content: Content, symbols: str) -> tuple[str, ...]:
    return tuple([cell_view(content, symbol) for symbol in symbols])


@kept(300)
def large_view(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """List the cells of each large enemy."""
    return tuple([cells_view(mask) for mask in grid.large])


# -- all of a kind: tuples that stay one and the same while nothing in them changes ----------------------------------


def tower_price(content: Content, kind: int, max_level: int, unsold: int) -> int:
    """Return what a tower costs; 0 for one above the highest level, or of a level in the mask, which is not sold."""
    level = content.towers[kind].level
    return 0 if level > max_level or unsold >> level & 1 else content.prices[level]


@kept(800)
def towers_view(content: Content, supply: tuple[int, ...], max_level: int, unsold: int) -> tuple[TowerView, ...]:
    """Show the towers, how many are left, and what they cost."""
    prices = [tower_price(content, kind, max_level, unsold) for kind in range(len(content.towers))]
    return tuple([tower_view(content, kind, supply[kind], price) for kind, price in enumerate(prices)])


@kept(500)
def heroes_view(content: Content, chosen: tuple[int, ...], fewer_hearts: int) -> tuple[HeroView, ...]:
    """Show the heroes of the box, with their hearts in this match (KR-1.02); `chosen` has each seat's hero."""
    heroes = []
    for number, hero in enumerate(content.heroes):
        taken = chosen.index(number) if number in chosen else -1
        heroes.append(hero_view(hero, number, max(1, hero.hearts - fewer_hearts), len(chosen), taken))
    return tuple(heroes)


@kept(400)
def spells_view(content: Content, left: int) -> tuple[SpellView, ...]:
    return tuple([spell_view(spell, number, bool(left >> number & 1)) for number, spell in enumerate(content.spells)])


@kept(300)
def enemies_view(content: Content) -> tuple[EnemyView, ...]:
    return tuple([enemy_view(enemy) for enemy in content.enemies])


@kept(800)
def trails_view(content: Content) -> tuple[TrailView, ...]:
    return tuple([TrailView(trail.id, words_of(trail.name)) for trail in content.trails])


@kept(300)
def cell_view(content: Content, symbol: str) -> str:
    """Name what is on a cell of a card: an enemy, a sign that nothing covers, or nothing."""
    if symbol == EMPTY_SQUARE:
        return ""
    return CLOSED_SQUARES.get(symbol) or content.enemies[content.enemy_of[symbol]].id
