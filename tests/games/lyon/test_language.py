"""What the language of Lyon's cards takes, and what it refuses because its words and its deeds would differ."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.lyon.vocabulary import ABILITY, EFFECT, VOCABULARY, Always, When
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.yamls import Problem, Where

SAID = {
    "deal(1, every(monster))": ("infliggi 1 D a tutti i Mostri", "deal 1 damage to all Monsters"),
    "deal(2, every(character))": ("infliggi 2 D a entrambi i Personaggi", "deal 2 damage to both Characters"),
    "destroy(chosen(monster, enemy))": ("distruggi un Mostro avversario", "destroy an enemy Monster"),
    "may(draw(1))": ("puoi pescare 1 carta", "you may draw 1 card"),
    "heal(1, bearer)": ("cura 1 D al Mostro", "heal 1 damage on the Monster"),
    "give(up_to(2, monster, yours), attack=1, until=end_of_turn)": (
        "fino a 2 tuoi Mostri guadagnano +1/+0 fino alla fine del turno",
        "up to 2 of your Monsters gain +1/+0 until end of turn",
    ),
    "repeat(2, draw(1))": ("2 volte: pesca 1 carta", "2 times: draw 1 card"),
    "choose_one(draw(1), deal(1, enemy_character))": (
        "scegli: pesca 1 carta oppure infliggi 1 D al Personaggio avversario",
        "choose: draw 1 card or deal 1 damage to the enemy Character",
    ),
    "given(monster_destroyed_this_turn, draw(1), otherwise=draw(2))": (
        "pesca 1 carta se in questo turno un Mostro è stato distrutto; altrimenti pesca 2 carte",
        "draw 1 card if a Monster was destroyed this turn; otherwise draw 2 cards",
    ),
}

REFUSED = {
    "deal(0, chosen(monster))": "above 0",
    "heal(-1, your_character)": "above 0",
    "draw(0)": "above 0",
    "deal(1, opponent)": "enemy_character",
    "deal(1, chosen(enemy))": "say what kind of thing",
    "destroy(enemy_character)": "only on Monsters in play",
    "destroy(chosen(monster | character))": "only on Monsters in play",
    "destroy(chosen(monster, yours, discarded))": "only on Monsters in play",
    "give(your_character, attack=1, until=end_of_turn)": "only on Monsters in play",
    "cannot(your_character, to_attack, until=end_of_turn)": "only on Monsters in play",
    "cannot(opponent, to_attack, until=end_of_turn)": "players play, activate and draw",
    "recover(chosen(monster))": "discarded",
    "recover(chosen(monster, enemy, discarded))": "discarded goes with monster and yours",
    "revive(up_to(2, monster, yours, discarded))": "one chosen, discarded Monster",
    "move(every(monster, yours))": "one chosen Monster of yours",
    "move(chosen(monster, enemy))": "one chosen Monster of yours",
    "give(chosen(monster), until=end_of_turn)": "attack, defence or keyword",
    "explode(chosen(monster))": "unknown word",
    "__import__('os')": "unknown word",
}


@pytest.mark.parametrize("text", SAID)
def test_an_effect_says_what_it_does(text: str) -> None:
    effect = VOCABULARY.read(text, (EFFECT,), Where("prova"))
    assert isinstance(effect, Effect)
    words = effect.words()
    assert (words.it, words.en) == SAID[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_makes_no_sense_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(Problem, match=REFUSED[text]) as raised:
        VOCABULARY.read(text, (EFFECT,), Where("prova", 7, 3))
    assert (raised.value.where.line, raised.value.where.column >= 3) == (7, True)


def test_abilities_are_triggered_or_standing() -> None:
    assert isinstance(VOCABULARY.read("when(hits, draw(1))", (ABILITY,), Where("prova")), When)
    assert isinstance(VOCABULARY.read("always(give(this, attack=1))", (ABILITY,), Where("prova")), Always)
    for text in ("always(draw(1))", "always(give(chosen(monster), attack=1))"):
        with pytest.raises(Problem):
            VOCABULARY.read(text, (ABILITY,), Where("prova"))


def test_the_readme_lists_every_word() -> None:
    readme = (Path(ludoteca.__file__).parent / "games" / "lyon" / "README.md").read_text(encoding="utf-8")
    missing = [word.signature for word in VOCABULARY.words.values() if f"`{word.signature}`" not in readme]
    assert missing == ["|(left, right)"]  # written `monster | character`
