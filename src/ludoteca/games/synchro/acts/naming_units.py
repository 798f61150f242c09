"""What options call characters, cards and prices, straight from a match."""

# Interpreted: it only makes words.

from __future__ import annotations

from ludoteca.games.synchro.effects.harm import Damage
from ludoteca.games.synchro.effects.text import SynchroEffect, Text
from ludoteca.games.synchro.shows.terms import BOARD_COLOURS, COINS, SHIELDS, hero_called, shard_words, shortened
from ludoteca.games.synchro.state.cards import SKILL_DAMAGE, Hero, Skill
from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.phrases import commas, same
from ludoteca.kernel.texts import EMPTY, Added, Phrase, capital


def unit_called(m: SynchroMatch, unit: int) -> Phrase:
    """Name it; a Monster with its colour where another of the line has the same name."""
    if unit < FIRST_FOE:
        return hero_called(m.hero_card(unit).name)
    board = unit - FIRST_FOE
    name = m.monster_card(unit).name
    phrase = shortened(name)
    if m.monster.count(m.monster[board]) > 1:
        colour = BOARD_COLOURS[board]
        return phrase + same(" (") + colour + same(")")
    return phrase


def unit_state(m: SynchroMatch, unit: int) -> Phrase:
    """Say where it stands and how it is: P1, 12/14 PS, 3 Scudi."""
    state = same(f"P{m.position(unit)}, {m.hp_left(unit)}/{m.max_hp(unit)} ") + Phrase("PS", "HP")
    if m.shield[unit]:
        return state + same(", ") + SHIELDS.count(m.shield[unit])
    return state


def unit_listed(m: SynchroMatch, unit: int) -> Phrase:
    """Name a character in a list: Lupo Grigio (P1, 12/14 PS)."""
    name = unit_called(m, unit)
    state = unit_state(m, unit)
    if isinstance(name, Added):  # with the colour of a Monster
        return name.before + same(", ") + state + same(")")
    return name + same(" (") + state + same(")")


def hero_listed(m: SynchroMatch, hero: Hero, price: Phrase = EMPTY) -> Phrase:
    """Name a Hero card: Liona (Guerriero, 8 Monete): what it can do."""
    phrase = hero_called(hero.name) + same(" (") + m.content.classes[hero.hero_class].name
    if price.it:
        phrase = phrase + same(", ") + price
    return phrase + same("): ") + hero.sides[0].text


def skill_listed(skill: Skill) -> Phrase:
    """Name a Skill tile: Dardo Arcano (1 blu): what it does."""
    return skill.name + same(" (") + shard_words(skill.cost) + same("): ") + skill.texts[0]


def priced(phrase: Phrase, coins: int) -> Phrase:
    """Say it with its price in Coins."""
    return phrase + same(" (") + COINS.count(coins) + same(")")


def text_now(m: SynchroMatch, text: Text, board: int) -> Phrase:
    """Say what a Skill does, with the figures that hold for this Hero now: 5 danni instead of LV+1 danni."""
    frame = Frame(-1, board, m.leader[board])
    parts: list[Phrase] = []
    for effect in text.effects:
        assert isinstance(effect, SynchroEffect)
        if isinstance(effect, Damage):
            amount = effect.amount.value(m, board) + (0 if effect.to.friendly else m.mod(board, SKILL_DAMAGE))
            bonus = str(effect.bonus.value(m, board)) if effect.bonus is not None else ""
            parts.append(effect.sentence(str(amount), amount == 1, bonus))
        else:
            parts.append(effect.now_words(m, frame))
    return capital(commas(parts, "; ")) + same(".")
