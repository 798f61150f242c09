"""What is printed on the pieces, as views show it: towers, heroes, spells, enemies, hordes."""

from __future__ import annotations

from msgspec.structs import asdict

from ludoteca.games.kingdom.state.cards import (
    CLOSED_SQUARES,
    EMPTY_SQUARE,
    MAGICAL,
    PHYSICAL,
    TYPES,
    Ability,
    Content,
    Enemy,
    Hero,
    Spell,
    Tower,
)
from ludoteca.games.kingdom.state.view_types import (
    AbilityView,
    CompanionView,
    EnemyView,
    HeroAbility,
    HeroView,
    ShapeView,
    SpellView,
    TowerView,
)
from ludoteca.kernel.views import Words, named, shown_once, words_of


@shown_once
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


@shown_once
def ability_view(ability: Ability) -> AbilityView:
    return AbilityView(
        **named(ability),
        text=words_of(ability.text),
        ongoing=ability.ongoing,
        type=TYPES[ability.type],
        arrows=tuple(ability.arrows[0]),
        perfect=ability.perfect,
        free=ability.free,
        tiles=tuple([ShapeView(shape.id, tuple(shape.outlines[0])) for shape in ability.tiles]),
        soldiers=ability.soldiers,
        signs=tuple(ability.signs),
    )


@shown_once
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


@shown_once
def spell_view(spell: Spell, number: int, left: bool) -> SpellView:
    return SpellView(
        spell=number,
        **named(spell),
        power=spell.power,
        type=TYPES[spell.type],
        text=words_of(spell.text),
        left=left,
    )


@shown_once
def enemy_view(enemy: Enemy) -> EnemyView:
    icons = {"heal": enemy.heal, "fast": enemy.fast, "sniper": enemy.sniper, "deadly": enemy.deadly}
    return EnemyView(
        **named(enemy),
        symbol=enemy.symbol,
        resist=tuple([TYPES[type] for type in (PHYSICAL, MAGICAL) if enemy.resist & type]),
        icons=tuple([icon for icon, there in icons.items() if there]),
        large=enemy.large,
        hearts=enemy.hearts,
    )


@shown_once
def cell_view(content: Content, symbol: str) -> str:
    """Name what is on a cell of a card: an enemy, a sign that nothing covers, or nothing."""
    if symbol == EMPTY_SQUARE:
        return ""
    return CLOSED_SQUARES.get(symbol) or content.enemies[content.enemy_of[symbol]].id
