"""From the sources to a language that is spoken: extract, translate, compile."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.kernel import languages
from ludoteca.kernel.texts import Noun, Phrase
from ludoteca.translation import sources
from ludoteca.translation.messages import Messages

pytest.importorskip("babel", reason="the extra `translate` is not installed")


def small() -> Messages:
    messages = Messages()
    messages.add("Scegli.", "Choose.", "a.py", 1)
    messages.add("{n} carta", "{n} card", "a.py", 2, "{n} cards")
    messages.add("il Re", "King", "a.py", 3)
    messages.add("la Dama", "King", "a.py", 4)
    messages.add("{a}, {b}", "{a}, {b}", "a.py", 5)
    messages.add(" · ", " · ", "a.py", 6)
    messages.settle()
    return messages


def test_what_is_extracted_has_plurals_and_context_where_english_is_not_enough() -> None:
    found = {(message.context, message.en, message.many) for message in small()}
    assert found == {
        ("", "Choose.", ""),
        ("", "{n} card", "{n} cards"),
        ("il Re", "King", ""),
        ("la Dama", "King", ""),
        ("", "{a}, {b}", ""),
    }


def test_a_language_is_begun_translated_compiled_and_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.translation import catalogues

    catalogues.update(tmp_path, "pl", small())
    path = catalogues.path_in(tmp_path, "pl")
    text = path.read_text("utf-8")
    for english, polish in (
        ('msgctxt "la Dama"\nmsgid "King"\nmsgstr ""', 'msgctxt "la Dama"\nmsgid "King"\nmsgstr "damka"'),
        ('msgid "Choose."\nmsgstr ""', 'msgid "Choose."\nmsgstr "Wybierz {nikogo}."'),
        ('msgstr[0] ""\nmsgstr[1] ""\nmsgstr[2] ""',
         'msgstr[0] "{n} karta"\nmsgstr[1] "{n} karty"\nmsgstr[2] "{n} kart"'),
    ):  # fmt: skip
        assert english in text
        text = text.replace(english, polish)
    path.write_text(text, "utf-8")
    found, problems = catalogues.compile(tmp_path, "pl")
    assert problems == ["'Choose.' has no nikogo"]
    assert catalogues.done(found) == (2, 4)
    monkeypatch.setenv(languages.FOLDER, str(tmp_path))
    languages.forget()
    try:
        assert languages.installed() == ["pl"]
        assert Phrase("la Dama", "King").say("pl") == "damka"
        assert Phrase("il Re", "King").say("pl") == "King"
        assert Phrase("Scegli.", "Choose.").say("pl") == "Choose."
        cards = Noun("carta", "carte", "f", "card")
        assert [cards.count(n).say("pl") for n in (1, 2, 5)] == ["1 karta", "2 karty", "5 kart"]
    finally:
        languages.forget()


def test_updating_keeps_what_is_translated(tmp_path: Path) -> None:
    from ludoteca.translation import catalogues

    path = catalogues.path_in(tmp_path, "de")
    catalogues.update(tmp_path, "de", small())
    path.write_text(path.read_text("utf-8").replace('"Choose."\nmsgstr ""', '"Choose."\nmsgstr "Wähle."'), "utf-8")
    more = small()
    more.add("Passa.", "Pass.", "a.py", 9)
    assert catalogues.done(catalogues.update(tmp_path, "de", more)) == (1, 6)


def test_a_language_that_was_never_begun_is_not_compiled(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["phrases", "compile", "de", "--folder", str(tmp_path)])
    assert result.exit_code == 1
    assert "ludoteca phrases update de" in result.output


def read(tmp_path: Path, text: str) -> list[tuple[str, str]]:
    (tmp_path / "module.py").write_text(text, "utf-8")
    return [(said.it, said.en) for said in sources.read([tmp_path])]


def test_phrases_are_found_in_every_form_that_a_condition_gives_them(tmp_path: Path) -> None:
    found = read(tmp_path, 'Phrase("uno" if one else "due", "one" if one else "two")')
    assert found == [("uno", "one"), ("due", "two")]


def test_phrases_are_found_where_a_function_hands_them_on(tmp_path: Path) -> None:
    text = (
        'def no(rule: str, it: str, en: str) -> Refusal:\n    return Refusal(rule, Phrase(it, en))\nno("R", "a", "b")'
    )
    assert read(tmp_path, text) == [("a", "b")]


def test_constants_in_a_phrase_are_read_and_what_is_only_known_later_is_not(tmp_path: Path) -> None:
    text = 'MARK: Final = "*"\nPhrase(f"{MARK} qui", f"{MARK} here")\nPhrase(f"{name} qui", f"{name} here")'
    assert read(tmp_path, text) == [("* qui", "* here")]
    assert sources.composed([tmp_path]) == [(f"{tmp_path.name}/module.py", 3)]
