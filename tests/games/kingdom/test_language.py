"""The language of heroes and spells: what it says in words, and what it refuses."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.kingdom.effects.text import Aim
from ludoteca.games.kingdom.packs.checks import text_node
from ludoteca.games.kingdom.packs.reading import load_content
from ludoteca.games.kingdom.packs.vocabulary import TAKEN, vocabulary_for
from ludoteca.games.kingdom.shows.ability_words import text_words
from ludoteca.games.kingdom.state.cards import PHYSICAL
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

VOCABULARY = vocabulary_for(load_content().shapes)
HERE = Where("hero.yaml", 3, 5)
NORTH = [(-1, 0)]
ARROWS = [NORTH, [(0, 1)], [(1, 0)], [(0, -1)]]
NONE = [[], [], [], []]


def read(*texts: str, who: str = "Alleria", arrows: list[list[tuple[int, int]]] = NONE):
    effects = [VOCABULARY.read(text, (EFFECT,), HERE) for text in texts]
    aim = Aim(PHYSICAL, arrows, False, True, 0)
    return text_node(Phrase("Prova", "Test"), who, effects, aim, Phrase("Gatto Selvatico", "Wildcat"))


@pytest.mark.parametrize(
    ("texts", "it", "en"),
    [
        (["place(L4, engaged)"], "Piazza una tessera a L da 4 sull'orda ingaggiata da Alleria.", "L-shaped 4-square"),
        (["place(O6 + soldier, adjacent, together)"], "una tessera 2x3 e un soldato su un'orda adiacente", "a soldier"),
        (["place(dot, engaged)", "place(dot + dot, engaged)"], "Piazza due tessere 1x1", "two 1x1 tiles"),
        (["place(" + "dot + " * 11 + "dot, engaged)"], "Piazza dodici tessere 1x1", "twelve 1x1 tiles"),
        (["place(I2, adjacent, times=3)"], "su una o più orde adiacenti, 3 volte", "3 times"),
        (["place(dot, companion_tray)"], "su cui si trova il Gatto Selvatico", "that the Wildcat is on"),
        (["soldiers(3, adjacent)"], "tre soldati su una o più orde adiacenti", "three soldiers"),
        (["heal(2, near_or_here)"], "Alleria o un eroe adiacente o nel suo spazio guarisce 2 cuori", "heals 2 hearts"),
        (["refresh(2, self)"], "Alleria gira a faccia in su 2 abilità usate", "turns 2 used abilities face up"),
        (["damage(2, any)"], "Un eroe a scelta subisce 2 danni.", "takes 2 damage"),
        (["move(self, 2)"], "Alleria può muoversi di 2 spazi.", "Alleria may move 2 spaces."),
        (["given(on_site, heal(1, self))"], "Se Alleria è su un sito di costruzione, Alleria guarisce 1 cuore.", "If"),
        (["when(own_tray_destroyed, protect(self))"], "viene distrutta, Alleria ha Protezione", "is destroyed this"),
    ],
)
def test_words(texts, it, en):
    said = text_words(read(*texts))
    assert it in said.it
    assert en in said.en


def test_the_texts_of_the_box_leave_no_gap():
    content = load_content()
    abilities = [ability for hero in content.heroes for ability in [hero.attack, *hero.abilities]]
    for thing in [*abilities, *content.spells]:
        for said in (thing.text.it, thing.text.en):
            assert said.endswith(".")
            assert said[0].isupper()
            assert not set("§¤{}") & set(said)
            assert "  " not in said


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("plac(I2, engaged)", 5, "unknown word 'plac'; did you mean 'place'?"),
        ("place(I9, engaged)", 11, "unknown word 'I9'"),
        ("place(I2, somewhere)", 15, "unknown word 'somewhere'"),
        ("place(I2)", 5, "needs 'where', a place"),
        ("place(self, engaged)", 11, "self is a hero; expected a piece"),
        ("place(I2 + 1, engaged)", 16, "1 is a whole number; expected a piece"),
        ("place(I2, engaged, times=0)", 5, "times takes a number from 1 to 9"),
        ("place(dot, adjacent, around_base)", 5, "around_base is for at most 4 pieces on the engaged tray"),
        ("place(dot, each_adjacent, together)", 5, "placed once on each"),
        ("place(" + "dot + " * 12 + "dot, engaged)", 11, "at most 12 pieces"),
        ("heal(0, self)", 5, "heal takes a number from 1 to 9"),
        ("move(any, 2, burning=dot)", 5, "burning takes one tile, for a move of the acting hero"),
        ("teleport(here)", 5, "say one hero"),
        ("when(own_tray_destroyed, heal(1, any))", 5, "when takes heal(n, self) and protect(self)"),
        ("pass_tower(4)", 5, "pass_tower takes a number from 1 to 3"),
        ("covered_exactly(2)", 5, "is a condition; expected an effect"),
    ],
)
def test_mistakes_are_told_with_their_place(text, column, message):
    with pytest.raises(Problem) as told:
        VOCABULARY.read(text, (EFFECT,), HERE)
    assert message in str(told.value)
    assert told.value.where.column == column


@pytest.mark.parametrize(
    ("texts", "who", "arrows", "message"),
    [
        (["place(I2, arrows)"], "Alleria", NONE, "`arrows` needs arrows"),
        (["place(I2, adjacent)"], "Alleria", ARROWS, "it has arrows, but nothing is placed"),
        (["heal(1, it)"], "Alleria", NONE, "`it` is a hero whom an effect before chose"),
        (["place(dot, adjacent, times=empty_covered)"], "Alleria", NONE, "a piece placed before"),
        (["given(covered_exactly(2), heal(1, self))"], "Alleria", NONE, "a piece placed before"),
        (["place(dot, each_near_it)"], "", NONE, "a piece placed before"),
        (["place(I2, rift)"], "Alleria", NONE, "heroes cannot attack portals and bosses"),
        (["place(I2, adjacent)"], "", NONE, "a spell has no place on the map"),
        (["heal(1, self)"], "", NONE, "a spell has no hero"),
        (["copy_ability()"], "", NONE, "this is a spell"),
        (["given(on_site, heal(1, any))"], "", NONE, "on_site is about a hero"),
    ],
)
def test_texts_that_make_no_sense_are_refused(texts, who, arrows, message):
    with pytest.raises(ValueError, match=re.escape(message)):
        read(*texts, who=who, arrows=arrows)


def test_no_shape_is_called_like_a_word():
    assert not TAKEN & {shape.id for shape in load_content().shapes}
