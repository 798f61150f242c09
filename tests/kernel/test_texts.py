"""Italian as it is spoken: articles, elisions, contractions; and phrases in two languages."""

from __future__ import annotations

import pytest

from ludoteca.kernel.texts import (
    Noun,
    Phrase,
    default_names,
    ended_once,
    il,
    joined,
    listed,
    sentence,
    signed,
    un,
    with_names,
)


@pytest.mark.parametrize(
    ("word", "gender", "singular", "indefinite"),
    [
        ("Mostro", "m", "il Mostro", "un Mostro"),
        ("avversario", "m", "l'avversario", "un avversario"),
        ("spazio", "m", "lo spazio", "uno spazio"),
        ("zombi", "m", "lo zombi", "uno zombi"),
        ("gnomo", "m", "lo gnomo", "uno gnomo"),
        ("pseudonimo", "m", "lo pseudonimo", "uno pseudonimo"),
        ("pneumatico", "m", "lo pneumatico", "uno pneumatico"),
        ("xilofono", "m", "lo xilofono", "uno xilofono"),
        ("yogurt", "m", "lo yogurt", "uno yogurt"),
        ("sasso", "m", "il sasso", "un sasso"),
        ("editto", "m", "l'editto", "un editto"),
        ("uomo", "m", "l'uomo", "un uomo"),
        ("Personaggio", "m", "il Personaggio", "un Personaggio"),
        ("carta", "f", "la carta", "una carta"),
        ("arma", "f", "l'arma", "un'arma"),
        ("Magia", "f", "la Magia", "una Magia"),
        ("abilità", "f", "l'abilità", "un'abilità"),
        ("squadra", "f", "la squadra", "una squadra"),
        ("spada", "f", "la spada", "una spada"),
        ("zampa", "f", "la zampa", "una zampa"),
        ("iena", "f", "la iena", "una iena"),
        ("isola", "f", "l'isola", "un'isola"),
    ],
)
def test_articles(word: str, gender: str, singular: str, indefinite: str) -> None:
    assert il(word, gender) == singular
    assert un(word, gender) == indefinite


@pytest.mark.parametrize(
    ("word", "gender", "expected"),
    [
        ("Mostri", "m", "i Mostri"),
        ("avversari", "m", "gli avversari"),
        ("spazi", "m", "gli spazi"),
        ("zaini", "m", "gli zaini"),
        ("gnomi", "m", "gli gnomi"),
        ("sassi", "m", "i sassi"),
        ("carte", "f", "le carte"),
        ("armi", "f", "le armi"),
        ("spade", "f", "le spade"),
    ],
)
def test_articles_of_the_plural(word: str, gender: str, expected: str) -> None:
    assert il(word, gender, plural=True) == expected


@pytest.mark.parametrize(
    ("preposition", "phrase", "expected"),
    [
        ("a", "il tuo Mostro", "al tuo Mostro"),
        ("a", "lo spazio", "allo spazio"),
        ("a", "l'avversario", "all'avversario"),
        ("a", "gli spazi", "agli spazi"),
        ("a", "un Mostro", "a un Mostro"),
        ("a", "Mostri", "a Mostri"),
        ("di", "la carta", "della carta"),
        ("di", "l'arma", "dell'arma"),
        ("di", "le carte", "delle carte"),
        ("di", "i Mostri", "dei Mostri"),
        ("da", "il mazzo", "dal mazzo"),
        ("da", "l'isola", "dall'isola"),
        ("in", "lo spazio", "nello spazio"),
        ("in", "la mano", "nella mano"),
        ("in", "gli scarti", "negli scarti"),
        ("su", "il campo", "sul campo"),
        ("su", "le carte", "sulle carte"),
        ("con", "il mazzo", "con il mazzo"),
        ("per", "la carta", "per la carta"),
        ("a", "ogni Mostro", "a ogni Mostro"),
        ("a", "questo Mostro", "a questo Mostro"),
        ("a", "Ariel", "ad Ariel"),
        ("a", "A5", "ad A5"),
        ("di", "Ariel", "di Ariel"),
    ],
)
def test_prepositions_contract_with_articles_only(preposition: str, phrase: str, expected: str) -> None:
    assert joined(preposition, phrase) == expected


def test_nouns_are_counted() -> None:
    card = Noun("carta", "carte", "f", "card")
    assert card.count(1) == Phrase("1 carta", "1 card")
    assert card.count(3) == Phrase("3 carte", "3 cards")
    wolf = Noun("lupo", "lupi", "m", "wolf", "wolves")
    assert (wolf.form("en", plural=True), wolf.form("it")) == ("wolves", "lupo")


@pytest.mark.parametrize("lang", ["it", "en", "fr"])
def test_saying_a_phrase_with_values_is_filling_and_saying_it(lang: str) -> None:
    template = Phrase("{n} colpi a {who}", "{n} hits on {who}")
    for who in (Phrase("Anna", "Anne"), "Elena", "un Mostro"):
        assert template.said(lang, {"n": 2, "who": who}) == template.fill(n=2, who=who).say(lang)


def test_a_phrase_is_filled_in_its_own_language() -> None:
    said = Phrase("Prendi {what} ({n})", "Take {what} ({n})").fill(what=Phrase("sassi", "stones"), n=2)
    assert (said.it, said.en) == ("Prendi sassi (2)", "Take stones (2)")
    assert said.say("it") == "Prendi sassi (2)"
    assert said + Phrase("!", "!") == Phrase("Prendi sassi (2)!", "Take stones (2)!")


def test_what_is_filled_with_the_same_is_the_same_and_nothing_else_is() -> None:
    def template() -> Phrase:
        return Phrase("{a} e {b}", "{a} and {b}")

    assert template().fill(a="x", b=1) is template().fill(a="x", b=1)
    assert template().fill(b="x", a=1).en == "1 and x"
    assert template().fill(a="x", b=True).en == "x and True"
    assert template().fill(a="x", b="1").values["b"] == "1"
    assert template().fill(a=Phrase("sì", "yes"), b=1).it == "sì e 1"
    whole = Phrase("{a} ", "{a} ") + Phrase("e {b}", "and {b}")
    assert whole.fill(a="x", b=1).template is whole


def test_a_phrase_that_lacks_a_value_is_an_error() -> None:
    with pytest.raises(KeyError):
        Phrase("{who} pesca", "{who} draws").fill(what="x")


@pytest.mark.parametrize(
    ("parts", "lang", "expected"),
    [
        ([], "it", ""),
        (["a"], "it", "a"),
        (["a", "b"], "it", "a e b"),
        (["a", "b", "c"], "it", "a, b e c"),
        (["a", "b", "c"], "en", "a, b and c"),
        (["Anna", "Elena"], "it", "Anna ed Elena"),
        (["Anna", "Elena"], "en", "Anna and Elena"),
    ],
)
def test_lists(parts: list[str], lang: str, expected: str) -> None:
    assert listed(parts, lang) == expected


def test_sentences_and_signs() -> None:
    assert sentence("pesca 1 carta") == "Pesca 1 carta."
    assert sentence("vuoi farlo?") == "Vuoi farlo?"
    assert sentence("") == ""
    assert ended_once("Anna gioca Sparisci!.") == "Anna gioca Sparisci!"
    assert ended_once("Anna gioca Chi è?.") == "Anna gioca Chi è?"
    assert ended_once("Anna pesca.") == "Anna pesca."
    assert [signed(n) for n in (2, 0, -1)] == ["+2", "+0", "-1"]


def test_names_are_put_in_last() -> None:
    assert with_names("{seat0} batte {seat1}.", ["{seat1}", "Bruno {seat0}"]) == "{seat1} batte Bruno {seat0}."


def test_a_little_vowel_does_not_meet_itself_in_a_name() -> None:
    names = ["Anna", "elena", "Bruno"]
    assert with_names("Tocca a {seat0}.", names) == "Tocca ad Anna."
    assert with_names("A {seat0}, {seat2} e {seat1}: una carta.", names) == "Ad Anna, Bruno ed elena: una carta."
    assert with_names("Passala a {seat1} e {seat0}, non a {seat2}.", names) == "Passala a elena e Anna, non a Bruno."
    assert with_names("Data {seat0}; e{seat1}", names) == "Data Anna; eelena"
    assert default_names(2, "en") == ["Player 1", "Player 2"]


@pytest.mark.parametrize(
    ("template", "value", "expected"),
    [
        ("Tocca a {x}.", "Ada", "Tocca ad Ada."),
        ("Tocca a {x}.", "Bea", "Tocca a Bea."),
        ("Tocca a {x}.", "Elena", "Tocca a Elena."),
        ("A {x} una carta", "Ada", "Ad Ada una carta"),
        ("da B2 a {x}", "A5", "da B2 ad A5"),
        ("pesca e {x}", "elimina un Mostro", "pesca ed elimina un Mostro"),
        ("pesca e {x}", "è pronto", "pesca ed è pronto"),
        ("vai a «{x}»", "Arendelle", "vai ad «Arendelle»"),
        ("vai a {x}", "«Arendelle»", "vai ad «Arendelle»"),
        ("la {x}", "Anna", "la Anna"),
        ("c'e {x}", "Elena", "c'e Elena"),
        ("fino a {x}", 1, "fino a 1"),
        ("a {{x}} {x}", "a", "a {x} a"),
        ("a {x}", "", "a "),
    ],
)
def test_a_little_vowel_does_not_meet_itself_in_what_is_filled_in(template: str, value: object, expected: str) -> None:
    assert Phrase(template, template).fill(x=value) == Phrase(expected, template.format(x=value))


def test_nor_where_phrases_run_on() -> None:
    said = Phrase("Tocca a ", "It is up to ") + Phrase("Ada", "Ada") + Phrase(" e ", " and ") + Phrase("Elena", "Elena")
    assert said == Phrase("Tocca ad Ada ed Elena", "It is up to Ada and Elena")
    assert Phrase("la ", "a ") + Phrase("Anna", "apple") == Phrase("la Anna", "a apple")


def test_what_is_filled_in_stays_as_it_is() -> None:
    assert Phrase("{x}.", "{x}.").fill(x="Cin e Emma").it == "Cin e Emma."
