"""A third language: from a catalogue, with plurals and agreement, and English where it has nothing."""

from __future__ import annotations

import gettext
from pathlib import Path

import pytest

from ludoteca.kernel import languages
from ludoteca.kernel.contract import Event
from ludoteca.kernel.languages import Language
from ludoteca.kernel.phrases import both, commas, same
from ludoteca.kernel.texts import Marked, Noun, Phrase, Recast, Sentence, Spoken, capital, listed, with_names
from ludoteca.kernel.views import words_of

CARDS = Noun("carta", "carte", "f", "card")
DRAGON = Phrase("il Drago", "the Dragon")
CAT = Phrase("il Gatto", "the Cat")


class Written(gettext.NullTranslations):
    """A catalogue that was written here."""

    def __init__(self, messages: dict[str, str], numbers: dict[str, list[str]]) -> None:
        super().__init__()
        self.messages = messages
        self.numbers = numbers

    def gettext(self, message: str) -> str:
        return self.messages.get(message) or super().gettext(message)

    def pgettext(self, context: str, message: str) -> str:
        return self.messages.get(f"{context}|{message}") or super().pgettext(context, message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.numbers[msgid1][self.plural(n)] if msgid1 in self.numbers else super().ngettext(msgid1, msgid2, n)

    def plural(self, n: int) -> int:
        """As in Polish: one, a few, many."""
        if n == 1:
            return 0
        return 1 if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else 2


POLISH = Written(
    {
        "the Dragon": "smok|gender=m|acc=smoka|of=smoka",
        "the Cat": "kotka|gender=f|acc=kotkę",
        "{who} draws {what}.": "{who} dobiera: {what}.",
        "Choose {what}": "Wybierz {what.acc}",
        "{what} is ready.": "{what} {what:m=jest gotowy|f=jest gotowa}.",
        "Take {n} turns.": "Weź {n} {n:turę|tury|tur}.",
        " and ": " i ",
        "Il Re|King": "Król",
        "{who} wins against {other}.": "a {other}",
        "Broken {n}": "Zepsute {brak}",
        "§ moves": "§ rusza się",
    },
    {"{n} card": ["{n} karta", "{n} karty", "{n} kart"]},
)


@pytest.fixture(autouse=True)
def _polish(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(languages.MAKERS, "pl", lambda: Language("pl", POLISH))
    languages.forget()


def test_a_whole_phrase_is_said_as_the_catalogue_has_it() -> None:
    assert DRAGON.say("pl") == "smok"
    assert words_of(DRAGON).say("pl") == "smok"


def test_what_the_catalogue_lacks_is_said_in_english() -> None:
    assert Phrase("la barca", "the boat").say("pl") == "the boat"
    said = Phrase("Prendi {what} e {n} pani", "Take {what} and {n} loaves").fill(what=DRAGON, n=2)
    assert said.say("pl") == "Take smok and 2 loaves"


def test_a_language_that_is_not_here_is_english() -> None:
    assert DRAGON.say("de") == "the Dragon"
    assert words_of(DRAGON).say("de") == "the Dragon"
    assert listed(["a", "b"], "de") == "a and b"


def test_the_template_is_translated_before_it_is_filled() -> None:
    said = Phrase("{who} pesca {what}.", "{who} draws {what}.").fill(who="Anna", what=CARDS.count(3))
    assert (said.it, said.en) == ("Anna pesca 3 carte.", "Anna draws 3 cards.")
    assert said.say("pl") == "Anna dobiera: 3 karty."
    assert words_of(said).say("pl") == "Anna dobiera: 3 karty."


@pytest.mark.parametrize(("number", "expected"), [(1, "1 karta"), (3, "3 karty"), (5, "5 kart"), (22, "22 karty")])
def test_numbers_have_as_many_forms_as_the_language_needs(number: int, expected: str) -> None:
    assert CARDS.count(number).say("pl") == expected


@pytest.mark.parametrize(("number", "expected"), [(1, "Weź 1 turę."), (2, "Weź 2 tury."), (7, "Weź 7 tur.")])
def test_a_translation_chooses_a_plural_where_english_has_none(number: int, expected: str) -> None:
    assert Phrase("Prendi {n} turni.", "Take {n} turns.").fill(n=number).say("pl") == expected


def test_a_translation_asks_for_a_form_of_what_is_put_in() -> None:
    choose = Phrase("Scegli {what}", "Choose {what}")
    assert choose.fill(what=DRAGON).say("pl") == "Wybierz smoka"
    assert choose.fill(what=CAT).say("pl") == "Wybierz kotkę"


def test_a_translation_agrees_with_what_is_put_in() -> None:
    ready = Phrase("{what} è pronto.", "{what} is ready.")
    assert ready.fill(what=DRAGON).say("pl") == "smok jest gotowy."
    assert ready.fill(what=CAT).say("pl") == "kotka jest gotowa."


def test_a_recast_name_is_said_as_it_is_or_in_the_form_of_that_name() -> None:
    assert Recast("del Drago", "the Dragon's", DRAGON, "of").say("pl") == "smoka"
    assert Recast("del Gatto", "the Cat's", CAT, "of").say("pl") == "kotka"


def test_the_italian_tells_apart_what_is_the_same_in_english() -> None:
    assert Phrase("Il Re", "King").say("pl") == "Król"
    assert Phrase("Dama promossa", "King").say("pl") == "King"


def test_composed_phrases_are_said_by_their_parts() -> None:
    assert (DRAGON + same(": ") + CAT).say("pl") == "smok: kotka"
    assert both([DRAGON, CAT, DRAGON]).say("pl") == "smok, kotka i smok"
    assert commas([DRAGON, CAT], "/").say("pl") == "smok/kotka"
    assert capital(DRAGON).say("pl") == "Smok"
    assert Sentence(DRAGON).say("pl") == "Smok."
    moved = Marked("il Drago si muove", "the Dragon moves", Phrase("§ si muove", "§ moves"), {"§": DRAGON})
    assert moved.say("pl") == "smok rusza się"


def test_a_translation_that_cannot_be_filled_is_english() -> None:
    assert Phrase("Rotto {n}", "Broken {n}").fill(n=3).say("pl") == "Broken 3"


def test_no_italian_d_gets_into_another_language() -> None:
    said = Phrase("{who} vince contro {other}.", "{who} wins against {other}.").fill(who="{seat1}", other="{seat0}")
    assert with_names(said.say("pl"), ["Anna", "Bea"]).replace("\u2060", "") == "a Anna"


def test_what_was_told_stays_as_it_was_told() -> None:
    line = Spoken("Anna gioca.", "Anna plays.", {"pl": "Anna gra."})
    assert [line.say(lang) for lang in ("it", "en", "pl", "de")] == [
        "Anna gioca.",
        "Anna plays.",
        "Anna gra.",
        "Anna plays.",
    ]


def test_events_are_told_in_every_language_that_is_here() -> None:
    import ludoteca
    from ludoteca.kernel import asking

    game = ludoteca.game("lyon")
    match = game.new(seed=1)
    told = asking.tell_twice(game, match.view(None), Event("TurnBegan", 0, (1,)))
    assert isinstance(told, Spoken)
    assert set(told.others) == {"pl"}


@pytest.mark.parametrize(
    ("wanted", "found"),
    [("it", "it"), ("en-GB", "en"), ("pl_PL.UTF-8", "pl"), ("PL", "pl"), ("de_DE", "it"), ("", "it"), ("plx", "it")],
)
def test_the_nearest_language_is_found_by_its_tag(wanted: str, found: str) -> None:
    assert languages.best(wanted, "it") == found


def test_a_catalogue_that_cannot_be_read_is_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "de" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "ludoteca.mo").write_bytes(b"no catalogue")
    monkeypatch.setenv(languages.FOLDER, str(tmp_path))
    languages.forget()
    assert "de" in languages.installed()
    assert DRAGON.say("de") == "the Dragon"
    assert "English is said instead" in caplog.text
    languages.forget()
