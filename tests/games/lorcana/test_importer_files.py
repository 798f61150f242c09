"""`ludoteca lorcana import`: files in either form, packs and report; what is not understood; the shipped packs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludoteca.cli import main
from ludoteca.games.lorcana.effects.language.scripts import Reading
from ludoteca.games.lorcana.packs.importer.importing import CORRECTIONS
from ludoteca.games.lorcana.packs.importer.reading import read_card_file
from ludoteca.games.lorcana.packs.reading import check_pack, read_packs, shipped_packs
from ludoteca.kernel.packs import Report
from ludoteca.kernel.yamls import Problem, read_yaml

REFUSED: list[str] = []
"""Cards whose text the language cannot say yet."""


@pytest.fixture
def alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Import as if no set were shipped, which is quick."""
    monkeypatch.setattr("ludoteca.games.lorcana.commands.shipped_packs", list)


def ours(number: int, **fields: Any) -> dict[str, Any]:
    """A card in the form of our own set files."""
    card: dict[str, Any] = {
        "id": f"91-{number}",
        "set": 91,
        "number": number,
        "name": f"Tessa {number}",
        "version": "Early Riser",
        "name_it": f"Tessa {number}",
        "version_it": "Mattiniera",
        "inks": ["Amber"],
        "cost": 3,
        "inkable": True,
        "type": "character",
        "classifications": ["Storyborn", "Baker"],
        "strength": 2,
        "willpower": 4,
        "lore": 1,
        "move_cost": None,
        "rarity": "super_rare",
        "keywords": [],
        "reprint_of": None,
        "text": "",
    }
    return {**card, **fields}


def action(number: int, text: str, **fields: Any) -> dict[str, Any]:
    nothing: dict[str, Any] = {"version": None, "version_it": None, "strength": None, "willpower": None, "lore": None}
    return ours(number, type="action", classifications=["Song"], text=text, **nothing, **fields)


def theirs(number: int, **fields: Any) -> dict[str, Any]:
    """A card in the form of LorcanaJSON."""
    card: dict[str, Any] = {
        "id": 5000 + number,
        "setCode": "92",
        "number": number,
        "name": f"Bram {number}",
        "version": "Late Riser",
        "fullName": f"Bram {number} - Late Riser",
        "color": "Ruby",
        "cost": 4,
        "inkwell": False,
        "type": "Character",
        "subtypes": ["Dreamborn", "Weaver"],
        "strength": 3,
        "willpower": 3,
        "lore": 2,
        "rarity": "Super Rare",
        "fullText": "",
        "fullTextSections": [],
    }
    return {**card, **fields}


def written(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def imported(tmp_path: Path, data: Any, *more: str) -> tuple[Path, dict[str, Any], str]:
    """The pack's folder, the report and what was said."""
    file, out, report = written(tmp_path / "cards.json", data), tmp_path / "pack", tmp_path / "report.json"
    result = CliRunner().invoke(
        main, ["lorcana", "import", str(file), "--out", str(out), "--report", str(report), *more]
    )
    assert result.exit_code == 0, result.output
    return out, json.loads(report.read_text(encoding="utf-8")), result.output


def entries(folder: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for path in sorted((folder / "cards").glob("*.yaml")):
        found.update({card["id"]: card for card in read_yaml(path)["cards"]})
    return found


@pytest.mark.rule("LOR-CARD.27")
@pytest.mark.usefixtures("alone")
def test_names_joined_in_one_are_each_a_name_of_the_card(tmp_path: Path) -> None:
    """Neither form need list them; an action may be called so and has one name."""
    cards = [
        theirs(1, name="Tessa, Bram & Odile", fullName="Tessa, Bram & Odile - Late Risers"),
        theirs(2, name="Bram & Odile", fullName="Bram & Odile - Late Risers"),
        theirs(3, name="Salt & Pepper", version=None, type="Action", subtypes=[], fullText="Draw a card.",
               fullTextSections=["Draw a card."], strength=None, willpower=None, lore=None),
    ]  # fmt: skip
    folder, report, _ = imported(tmp_path, {"cards": cards})
    assert report["refused"] == 0
    found = {card.id: card for card in read_packs([folder], Report(marked=True)).cards}
    assert found["92-1"].names == ("tessa, bram & odile", "tessa", "bram", "odile")
    assert found["92-2"].names == ("bram & odile", "bram", "odile")
    assert found["92-3"].names == ("salt & pepper",)
    said = Reading(found["92-1"]).words()
    assert [line.en for line in said] == ["This character counts as being named Tessa, Bram and Odile."]
    assert [line.it for line in said] == ["Questo personaggio ha anche i nomi Tessa, Bram e Odile."]


@pytest.mark.usefixtures("alone")
def test_our_form_becomes_a_pack_with_all_facts(tmp_path: Path) -> None:
    cards = [
        ours(1, text="Rush (They can challenge at once.)\nFRESH BREAD Whenever this character quests, draw 3 cards.",
             keywords=[{"keyword": "Rush"}]),
        ours(2, inks=["Amber", "Steel"], inkable=False, name_it=None, version_it=None),
        ours(3, type="location", classifications=[], strength=None, move_cost=2, lore=0,
             text="Baker characters gain Ward while here."),
        action(4, "(Somebody with cost 3 or more may sing it.)\nDraw 4 cards. Gain 3 lore."),
    ]  # fmt: skip
    folder, report, said = imported(tmp_path, cards)
    found = entries(folder)
    assert found["91-1"] == {
        "id": "91-1",
        "name": {"it": "Tessa 1", "en": "Tessa 1"},
        "version": {"it": "Mattiniera", "en": "Early Riser"},
        "type": "character",
        "inks": ["amber"],
        "cost": 3,
        "inkable": True,
        "classes": ["Storyborn", "Baker"],
        "strength": 2,
        "willpower": 4,
        "lore": 1,
        "rarity": "super_rare",
        "keywords": ["rush"],
        "abilities": ["when(quests(this), draw(3))"],
    }
    assert found["91-2"]["inks"] == ["amber", "steel"]
    assert found["91-2"]["name"] == {"en": "Tessa 2"}
    assert "inkable" not in found["91-2"]
    assert found["91-3"]["move"] == 2
    assert found["91-3"]["abilities"] == ['always(gains(every(character, classed("Baker"), here), ward))']
    assert found["91-4"]["abilities"] == ["draw(4)", "gain_lore(3)"]
    assert (report["cards"], report["compiled"], report["refused"], report["percent"]) == (4, 4, 0, 100.0)
    assert "4 cards: 4 compiled" in said
    assert check_pack(folder) == []


@pytest.mark.usefixtures("alone")
def test_what_is_not_understood_makes_the_card_unplayable_and_is_named(tmp_path: Path) -> None:
    cards = [
        ours(1, text="Whenever this character sneezes, draw a card.\nDraw a sticker."),
        ours(2, text="Ward\nWhenever this character quests, gain 3 lore.", keywords=[{"keyword": "Ward"}]),
        ours(3, text="Challenger +9", keywords=[{"keyword": "Challenger", "value": 8}]),
        ours(4, text="Rush", keywords=[]),
        action(5, ""),
    ]
    folder, report, said = imported(tmp_path, cards)
    by_id = {card["id"]: card for card in report["by_card"]}
    assert by_id["91-1"]["status"] == "refused"
    assert by_id["91-1"]["reasons"] == ["not understood: sneezes, draw a card", "not understood: sticker"]
    assert by_id["91-2"]["status"] == "compiled"
    assert by_id["91-2"]["effect"] == ["ward", "when(quests(this), gain_lore(3))"]
    assert "Challenger 8" in by_id["91-3"]["reasons"][0]
    assert by_id["91-4"]["reasons"] == ["its keywords are none, its text has rush"]
    assert by_id["91-5"]["status"] == "refused"
    assert (report["compiled"], report["refused"], report["percent"]) == (1, 4, 20.0)
    found = entries(folder)
    assert "sneezes" in found["91-1"]["refused"]
    assert "abilities" not in found["91-1"]
    assert "91-1 Tessa 1 - Early Riser: not understood: sticker" in said


@pytest.mark.usefixtures("alone")
def test_lorcana_json_is_read_by_its_field_names(tmp_path: Path) -> None:
    cards = [
        theirs(
            1,
            fullTextSections=[
                "Boost 2 ⬡ (Once during your turn, you may pay 2 ⬡ to put the top card of your deck\nunder it.)",
                "LATE START Whenever this character\nquests, chosen character gets\n+4 ¤ this turn.",
                "STILL TIRED ⟳, 3 ⬡ – Choose one:\n• Draw 4 cards.\n• Gain 3 lore.",
            ],
            abilities=[{"name": "LATE START", "type": "triggered"}, {"keyword": "Boost", "type": "keyword"}],
            keywordAbilities=["Boost"],
        ),
        theirs(2, color="Ruby-Steel", colors=["Ruby", "Steel"], inkwell=True, subtypes=["Floodborn", "Weaver"]),
        theirs(3, type="Action", version=None, subtypes=["Song"], strength=None, willpower=None, lore=None,
               fullText="Banish all weavers.", fullTextSections=["Draw 4 cards.", "Gain 3 lore."]),
        theirs(4, type="Location", subtypes=[], strength=None, lore=None, moveCost=3),
        theirs(5, baseId=5001, rarity="Enchanted"),
        theirs(6, color=""),
    ]  # fmt: skip
    folder, report, _ = imported(tmp_path, {"metadata": {}, "code": "92", "name": "The Long Morning", "cards": cards})
    found = entries(folder)
    assert sorted(found) == ["92-1", "92-2", "92-3", "92-4"]
    assert found["92-1"]["keywords"] == ["boost(2)"]
    assert found["92-1"]["abilities"] == [
        "when(quests(this), gets(chosen(character), strength=4, until=this_turn))",
        "use(exert(this), pay(3), then=choose_one(draw(4), gain_lore(3)))",
    ]
    assert found["92-1"]["rarity"] == "super_rare"
    assert found["92-2"]["inks"] == ["ruby", "steel"]
    assert found["92-2"]["inkable"] is True
    assert found["92-3"]["abilities"] == ["draw(4)", "gain_lore(3)"]
    assert (found["92-4"]["move"], found["92-4"]["lore"]) == (3, 0)
    assert report["percent"] == 100.0
    assert read_yaml(folder / "pack.yaml")["name"] == {"it": "The Long Morning", "en": "The Long Morning"}
    assert check_pack(folder) == []


@pytest.mark.usefixtures("alone")
@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize(
    ("text", "phrase", "missing"),
    [
        ("Chosen character loses the Baker classification this turn.", "Baker classification", "classifications"),
        ("Draw a card. Whistle a merry tune.", "Whistle a merry tune", "a pattern for these words"),
        ("Put a character card from your discard under chosen item faceup.", "faceup", "face up under a card"),
    ],
)
def test_a_refusal_names_the_phrase_and_what_is_missing(tmp_path: Path, text: str, phrase: str, missing: str) -> None:
    _, report, output = imported(tmp_path, [action(1, text)])
    (card,) = report["by_card"]
    assert phrase in card["reasons"][0]
    assert missing in card["missing"][0]
    assert f"(missing: {card['missing'][0]})" in output
    assert "corrections.yaml" in output


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("text", ["Humming", "Humming (They whistle while they work.)", "Humming 3"])
def test_an_unknown_keyword_is_told_as_one(tmp_path: Path, text: str) -> None:
    """That the keywords of the file are not read from the text says nothing else then."""
    more = "\nWhenever this character quests, gain 3 lore."
    _, report, _ = imported(tmp_path, [ours(1, text=text + more, keywords=[{"keyword": "Humming"}])])
    (card,) = report["by_card"]
    assert card["reasons"] == ["Humming is a keyword that is not known"]
    assert card["missing"] == ["this keyword"]


@pytest.mark.usefixtures("alone")
def test_what_is_not_there_is_told_apart_from_what_is_not_read(tmp_path: Path) -> None:
    cards = [
        ours(1, text="Ward\nWhistle.", keywords=[{"keyword": "Ward"}, {"keyword": "Rush"}]),
        ours(2, text="", keywords=[{"keyword": "Ward"}]),
        action(3, "Sing Together 9", keywords=[{"keyword": "Sing Together", "value": 9}]),
        action(4, ""),
    ]
    _, report, _ = imported(tmp_path, cards)
    assert [card["reasons"] for card in report["by_card"]] == [
        ["not understood: Whistle"],
        ["its keywords are Ward, and it has no text"],
        ["its text tells nothing that an action does"],
        ["an action without a text"],
    ]
    assert [card["missing"][0] for card in report["by_card"]][1:] == ["the text itself"] * 3


@pytest.mark.usefixtures("alone")
def test_the_number_of_the_refused_line_is_told_where_another_has_its_words(tmp_path: Path) -> None:
    text = "Your other items gain Ward.\nWhenever this character quests, each opponent draws other items.\nWhistle."
    folder, report, _ = imported(tmp_path, [ours(1, text=text)])
    assert report["by_card"][0]["reasons"] == [
        "not understood: other items, in line 2 of its text",
        "not understood: Whistle",
    ]
    assert "in line 2 of its text" in entries(folder)["91-1"]["refused"]


def lorcast(number: int, **fields: Any) -> dict[str, Any]:
    """A card in the form of Lorcast."""
    card: dict[str, Any] = {
        "id": f"crd_{number}",
        "name": f"Odile {number}",
        "version": "Night Watch",
        "collector_number": str(number),
        "set": {"id": "set_1", "code": "93", "name": "Invented Set"},
        "type": ["Character"],
        "classifications": ["Storyborn", "Baker"],
        "ink": "Steel",
        "inks": None,
        "inkwell": True,
        "cost": 2,
        "strength": 1,
        "willpower": 3,
        "lore": 2,
        "move_cost": None,
        "rarity": "Super_rare",
        "keywords": [],
        "text": "WAKE UP When you play this character, draw a card.",
    }
    return {**card, **fields}


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("search", [False, True])
def test_lorcast_is_read_as_a_list_and_as_the_answer_to_a_search(tmp_path: Path, search: bool) -> None:
    nothing: dict[str, Any] = {"version": None, "strength": None, "willpower": None, "lore": None}
    song = lorcast(2, name="Lullaby", type=["Action", "Song"], classifications=[], text="Draw 2 cards.", **nothing)
    cards = [
        lorcast(1, keywords=["Ward"], text="Ward (No.)\nWAKE UP Whenever this character quests, gain 1 lore."),
        song,
        lorcast(3, ink=None, inks=["Ruby", "Steel"]),
        lorcast(204, name="Odile 1", rarity="Enchanted"),
    ]  # fmt: skip
    folder, report, _ = imported(tmp_path, {"results": cards} if search else cards)
    assert (report["cards"], report["compiled"]) == (3, 3)
    found = entries(folder)
    assert found["93-1"]["keywords"] == ["ward"]
    assert found["93-1"]["abilities"] == ["when(quests(this), gain_lore(1))"]
    assert found["93-1"]["rarity"] == "super_rare"
    assert (found["93-2"]["type"], found["93-2"]["classes"]) == ("action", ["Song"])
    assert found["93-3"]["inks"] == ["ruby", "steel"]


@pytest.mark.usefixtures("alone")
def test_cards_meet_their_italian_names_by_set_and_number(tmp_path: Path) -> None:
    """Where the Italian file has only the English name, there is none."""
    nothing: dict[str, Any] = {"name_it": "", "version_it": ""}
    data = [ours(1, **nothing), ours(2, **nothing), ours(3, **nothing), ours(4)]
    listed = written(
        tmp_path / "it.json",
        [
            {"id": "91-1", "name_it": "Teresa", "version_it": "Mattiniera", "text_it": []},
            {"id": "91-2", "name_it": "Tessa 2", "version_it": "Early Riser", "text_it": ["Protetto"]},
            {"id": "91-4", "name_it": "Altra", "version_it": "Altra", "text_it": [{"title": "A", "text": "B."}]},
        ],
    )
    published = written(
        tmp_path / "theirs.json",
        {"cards": [{"setCode": "91", "number": 3, "name": "Tecla", "version": "Nottambula", "fullText": ""}]},
    )
    folder, _, _ = imported(tmp_path, data, "--italian", str(listed), "--italian", str(published))
    found = entries(folder)
    assert found["91-1"]["name"] == {"it": "Teresa", "en": "Tessa 1"}
    assert found["91-1"]["version"] == {"it": "Mattiniera", "en": "Early Riser"}
    assert found["91-2"]["name"] == {"en": "Tessa 2"}
    assert found["91-3"]["version"] == {"it": "Nottambula", "en": "Early Riser"}
    assert found["91-4"]["name"]["it"] == "Tessa 4"


def test_the_later_words_of_a_card_hold_for_all_its_printings(tmp_path: Path) -> None:
    cards = [
        ours(1, name="Tessa", text="Whenever this character quests, draw 6 cards.", name_it=None, version_it=None),
        ours(2, name="Tessa", reprint_of="91-1", classifications=["Storyborn", "Baker", "Hero"], rarity="common",
             text="Whenever this character quests, you may draw 6 cards."),
    ]  # fmt: skip
    folder, report, _ = imported(tmp_path, cards)
    found = entries(folder)
    assert found["91-1"]["abilities"] == ["when(quests(this), may(draw(6)))"]
    assert found["91-1"]["classes"] == ["Storyborn", "Baker", "Hero"]
    assert found["91-1"]["name"] == {"it": "Tessa 2", "en": "Tessa"}
    assert found["91-2"]["reprint_of"] == "91-1"
    assert set(found["91-2"]) == {"id", "reprint_of", "rarity"}
    assert [card["status"] for card in report["by_card"]] == ["compiled", "compiled"]


def test_a_card_of_a_shipped_set_is_known_by_its_name(tmp_path: Path) -> None:
    first = next(card for card in read_packs(shipped_packs()[:1], Report(marked=False)).cards if card.version.en)
    again = ours(1, name=first.name.en, version=first.version.en, text="")
    folder, _, _ = imported(tmp_path, [again])
    assert entries(folder)["91-1"]["reprint_of"] == first.id


def spirit_of_winter(number: int, text: str, **fields: Any) -> dict[str, Any]:
    """A card with the full name and the figures of 1-42, which exerts a character as it is played, and a text."""
    printed: dict[str, Any] = {
        "inks": ["Amethyst"],
        "cost": 8,
        "classifications": ["Floodborn", "Hero", "Queen", "Sorcerer"],
        "strength": 4,
        "willpower": 6,
        "lore": 3,
        "rarity": "legendary",
        "inkable": False,
    }
    card = ours(number, name="Elsa", version="Spirit of Winter", name_it=None, text=text, **{**printed, **fields})
    del card["keywords"]
    return card


def test_another_printing_of_a_shipped_card_does_what_that_one_does(tmp_path: Path) -> None:
    """Even where its own text is not understood: what the card does was decided with its first printing."""
    folder, report, said = imported(
        tmp_path, [spirit_of_winter(1, "Draw a sticker.", cost=7), ours(2, text="Draw a sticker.")]
    )
    assert entries(folder)["91-1"] == {"id": "91-1", "reprint_of": "1-42", "rarity": "legendary"}
    assert [card["status"] for card in report["by_card"]] == ["reprint", "refused"]
    card = report["by_card"][0]
    shipped = next(card for card in read_packs(shipped_packs()[:1], Report(marked=False)).cards if card.id == "1-42")
    assert card["effect"] == [text for text, _ in (*shipped.keyword_texts, *shipped.ability_texts)]
    assert card["reads"].startswith("cannot be read: not understood:")
    assert card["facts"] == ["cost: 7 in the file, 8 in play"]
    assert "91-1 Elsa - Spirit of Winter: a reprint of 1-42 by its full name; its text cannot be read" in said
    assert "cost: 7 in the file, 8 in play" in said
    assert "1 reprints of known cards, 1 refused" in said


def test_another_text_under_a_known_name_is_told_and_not_counted_as_compiled(tmp_path: Path) -> None:
    """Whoever invents a card with a name that exists learns that the known card is played, and what it does."""
    cards = [spirit_of_winter(1, "When you play this character, draw 7 cards."), spirit_of_winter(2, "Ward")]
    folder, report, said = imported(tmp_path, cards)
    assert [entry["reprint_of"] for entry in entries(folder).values()] == ["1-42", "1-42"]
    assert check_pack(folder) == []
    assert (report["compiled"], report["corrected"], report["reprint"]) == (0, 0, 2)
    assert [card["reads"] for card in report["by_card"]] == ["reads: when(plays(this), draw(7))", "reads: ward"]
    assert "draw(7)" not in str([card["effect"] for card in report["by_card"]])
    played = " ; ".join(report["by_card"][0]["effect"])
    assert f"its text reads: when(plays(this), draw(7)). Not played: what is played is {played}" in said


def test_a_known_card_with_the_text_that_it_has_is_only_counted(tmp_path: Path) -> None:
    shipped = read_packs(shipped_packs()[:1], Report(marked=False)).cards
    known = next(card for card in shipped if [text for text, _ in card.keyword_texts] == ["ward"])
    assert not known.ability_texts
    again = ours(
        1,
        name=known.name.en,
        version=known.version.en,
        inks=list(known.inks),
        inkable=known.inkable,
        classifications=list(known.classes),
        text="Ward",
        keywords=[{"keyword": "Ward"}],
        **{fact: getattr(known, fact) for fact in ("cost", "strength", "willpower", "lore")},
    )
    _, report, said = imported(tmp_path, [again])
    (card,) = report["by_card"]
    assert (card["status"], card["reprint_of"], card["effect"]) == ("reprint", known.id, ["ward"])
    assert (card["reads"], card["facts"]) == ("", [])
    assert "91-1" not in said


def test_a_shipped_card_that_is_imported_anew_is_no_reprint_of_itself(tmp_path: Path) -> None:
    first = next(card for card in read_packs(shipped_packs()[:1], Report(marked=False)).cards if card.version.en)
    again = ours(1, id=first.id, name=first.name.en, version=first.version.en, text="Ward", keywords=None)
    again.pop("keywords")
    folder, _, _ = imported(tmp_path, [again])
    assert "reprint_of" not in entries(folder)[first.id]
    assert entries(folder)[first.id]["keywords"] == ["ward"]


@pytest.mark.usefixtures("alone")
def test_corrections_beside_the_pack_take_the_place_of_what_was_compiled(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / CORRECTIONS).write_text(
        'name: {it: "Mattino", en: "Morning"}\n'
        'cards:\n  "91-1":\n    reason: "nobody knows stickers"\n    abilities:\n      - when(plays(this), draw(2))\n',
        encoding="utf-8",
    )
    cards = [ours(1, text="Ward\nDraw a sticker.", keywords=[{"keyword": "Ward"}])]
    _, report, _ = imported(tmp_path, cards)
    assert report["by_card"][0]["status"] == "corrected"
    assert (report["corrected"], report["percent"]) == (1, 100.0)
    assert entries(folder)["91-1"]["abilities"] == ["when(plays(this), draw(2))"]
    assert entries(folder)["91-1"]["keywords"] == ["ward"]
    assert read_yaml(folder / "pack.yaml")["name"] == {"it": "Mattino", "en": "Morning"}
    _, plain, _ = imported(tmp_path, cards, "--without-corrections")
    assert plain["by_card"][0]["status"] == "refused"


@pytest.mark.usefixtures("alone")
def test_a_correction_that_the_game_cannot_read_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    folder.mkdir()
    (folder / CORRECTIONS).write_text(
        'cards:\n  "91-1":\n    reason: "a try"\n    abilities:\n      - when(plays(this), sneeze(2))\n',
        encoding="utf-8",
    )
    _, report, _ = imported(tmp_path, [ours(1, text="Draw a sticker.")])
    assert report["by_card"][0]["status"] == "refused"
    assert "sneeze" in report["by_card"][0]["reasons"][0]


@pytest.mark.usefixtures("alone")
def test_importing_twice_writes_the_same_files(tmp_path: Path) -> None:
    cards = [ours(n, text="Whenever this character quests, draw 3 cards.", inks=["Ruby"]) for n in range(1, 9)]
    folder, first, _ = imported(tmp_path, cards)
    before = {path.name: path.read_bytes() for path in folder.rglob("*.yaml")}
    _, second, _ = imported(tmp_path, cards)
    assert {path.name: path.read_bytes() for path in folder.rglob("*.yaml")} == before
    assert first == second


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"decks": []}, "neither a list of cards"),
        ([ours(1, inks=["Puce"])], "puce"),
        ([ours(1, type="vehicle")], "vehicle"),
        ([ours(1, strength=None)], "'strength'"),
        ([ours(1, version=None)], "version"),
        ([{"id": "91-1"}], "'name'"),
    ],
)
def test_files_with_wrong_facts_are_refused_whole(tmp_path: Path, data: Any, complaint: str) -> None:
    with pytest.raises(Problem, match=complaint):
        read_card_file(written(tmp_path / "cards.json", data))


@pytest.mark.usefixtures("alone")
def test_a_card_with_wrong_facts_among_others_is_refused_alone(tmp_path: Path) -> None:
    folder, report, _ = imported(tmp_path, [ours(1), ours(2, inks=["Puce"]), ours(3)])
    assert sorted(entries(folder)) == ["91-1", "91-3"]
    assert (report["cards"], report["compiled"], report["refused"]) == (3, 2, 1)
    assert "puce" in report["by_card"][-1]["reasons"][0]


def test_a_file_that_is_not_json_is_told_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text("[{]", encoding="utf-8")
    result = CliRunner().invoke(main, ["lorcana", "import", str(file), "--out", str(tmp_path / "pack")])
    assert result.exit_code == 1
    assert "cards.json:1:3: not JSON" in result.output


def test_a_folder_that_cannot_be_written_is_said_plainly(tmp_path: Path) -> None:
    file = tmp_path / "cards.json"
    file.write_text("[]", encoding="utf-8")
    result = CliRunner().invoke(main, ["lorcana", "import", str(file), "--out", str(file / "pack")])
    assert result.exit_code == 1
    assert result.output.endswith("cannot be written: Not a directory\n")


def test_no_shipped_card_is_silently_without_effect() -> None:
    """Every action does something; every line of every card is read by the game; corrections say why."""
    report = Report(marked=False)
    cards = read_packs(shipped_packs(), report).cards
    assert report.problems == []
    assert len(cards) == 2040
    assert [card.id for card in cards if card.refused] == REFUSED
    lines = 0
    for card in cards:
        reading = Reading(card)
        lines += len(reading.keywords) + len(reading.abilities) + len(reading.effects)
        if card.kind == 1 and not card.refused:
            assert reading.effects, card.id
    assert lines > 2000


def test_shipped_packs_have_no_more_corrections_than_a_hand_can_count() -> None:
    found: list[str] = []
    for folder in shipped_packs():
        data = read_yaml(folder / CORRECTIONS)
        assert set(data["name"]) == {"it", "en"}
        found += list(data.get("cards") or {})
    assert 0 < len(found) < 10
