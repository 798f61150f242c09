"""The pages' own words: complete in both languages, all used, none missing."""

from __future__ import annotations

import json
import re

import pytest

from ludoteca.table.pages import HEADS, STATIC, written
from ludoteca.table.series import BEST_OF
from tests.browser.visitors import Visitors

PAIR = re.compile(r'^  (\w+): \[\s*("(?:[^"\\]|\\.)*"),\s*("(?:[^"\\]|\\.)*"),?\s*\],$', re.MULTILINE)
KEY = re.compile(r"^  (\w+):", re.MULTILINE)
COMPUTED = {f"mode_{mode}{end}" for mode in ("bot", "bots", "same", "friend") for end in ("", "_hint")}
COMPUTED |= {f"tour_{step}{end}" for step in ("games", "quick", "friend", "rules", "look") for end in ("", "_title")}
COMPUTED |= {"connecting", "connected", "reconnecting", "gone"}
COMPUTED |= {f"grade_{grade}" for grade in ("slip", "mistake", "blunder")} | {f"match_of_{games}" for games in BEST_OF}


def words() -> dict[str, tuple[str, str]]:
    source = (STATIC / "words.js").read_text(encoding="utf-8")
    table = source.split("export const WORDS = {", 1)[1].split("\n};", 1)[0] + "\n"
    found = {key: (json.loads(it), json.loads(en)) for key, it, en in PAIR.findall(table)}
    assert sorted(found) == sorted(KEY.findall(table)), "an entry that is not a pair of sentences"
    return found


def scripts() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(STATIC.glob("*.js")) if path.name != "words.js"
    )


def on_pages() -> set[str]:
    return {key for page in map(written, HEADS) for key in re.findall(r'data-say(?:-\w+)?="(\w+)"', page)}


def of_several() -> set[str]:
    """The plurals of the sentences that are said of one or several names."""
    return {f"{key}_many" for key in re.findall(r'\bsayOf\("(\w+)"', scripts())}


def test_every_sentence_exists_in_both_languages() -> None:
    found = words()
    assert len(found) > 100
    assert [key for key, (it, en) in found.items() if not it.strip() or not en.strip()] == []


def test_both_languages_fill_in_the_same_names() -> None:
    def holes(text: str) -> list[str]:
        return sorted(re.findall(r"\{(\w+)\}", text))

    assert [key for key, (it, en) in words().items() if holes(it) != holes(en)] == []


def test_every_sentence_that_is_said_exists() -> None:
    said = on_pages() | COMPUTED | of_several() | set(re.findall(r'(?:\bsay(?:Of)?\(|words: )"(\w+)"', scripts()))
    assert sorted(said - words().keys()) == []


def test_no_sentence_is_left_over() -> None:
    used = on_pages() | COMPUTED | of_several() | set(re.findall(r'"(\w+)"', scripts())) | {"and"}
    assert sorted(words().keys() - used) == []


SAID = """async () => {
  const { listed, say, sayOf } = await import("/static/words.js");
  return [
    say("nudge", { names: listed(["Ada"]) }),
    say("nudge", { names: listed(["Bea", "Elena"]) }),
    say("curtain_text", { name: "Ada" }),
    sayOf("thinking", ["Stratega"]),
    sayOf("thinking", ["Stratega (bot 2)", "Stratega (bot 3)"]),
    sayOf("somebody_wins", ["Ada", "Bea"]),
    sayOf("rematch_wanted", ["Ada", "Bea", "Elena"]),
  ];
}"""


@pytest.mark.asyncio(loop_scope="session")
async def test_sentences_suit_the_names_in_them(visitors: Visitors) -> None:
    guest = await visitors.come()
    await guest.go("/")
    assert await guest.page.evaluate(SAID) == [
        "Fai un cenno ad Ada",
        "Fai un cenno a Bea ed Elena",
        "Ora tocca ad Ada. Gli altri non guardino!",
        "Stratega sta pensando…",
        "Stratega (bot 2) e Stratega (bot 3) stanno pensando…",
        "Hanno vinto Ada e Bea!",
        "Ada, Bea ed Elena vogliono la rivincita.",
    ]


def test_no_page_has_scripts_or_handlers_inside() -> None:
    for page in HEADS:
        text = written(page)
        assert re.findall(r"<script(?![^>]*\bsrc=)", text) == [], page
        assert re.findall(r"\son\w+=", text) == [], page
        assert re.findall(r"\sstyle=", text) == [], page


def test_no_script_writes_markup() -> None:
    for script in sorted(STATIC.glob("*.js")):
        text = script.read_text(encoding="utf-8")
        assert re.findall(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(", text) == [], script.name


def test_every_icon_that_is_named_is_drawn() -> None:
    drawn = set(re.findall(r'<symbol id="(\w+)"', (STATIC / "icons.svg").read_text(encoding="utf-8")))
    named = {name for page in HEADS for name in re.findall(r'data-icon="(\w+)"', written(page))}
    for script in STATIC.glob("*.js"):
        for call in re.findall(r"\bicon\(([^()]*)\)", script.read_text(encoding="utf-8")):
            named |= set(re.findall(r'(?:^|[?:] )"(\w+)"', call))
    assert named - drawn == set()
