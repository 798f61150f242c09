"""Italian rules text: read as the English text that says the same, compared with it, refused where they disagree."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludoteca.games.lorcana.packs.importer.italian.signs import italian_lines, lacks_signs, with_signs
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from tests.games.lorcana.test_importer_files import action, alone, entries, imported, ours, written
from tests.games.lorcana.test_importer_later_sets import ability, effects

__all__ = ["alone"]

AN_ITEM: dict[str, Any] = {"type": "item", "version": None, "strength": None, "willpower": None, "lore": None}
TRANSLATOR = Translator({"Tecla": "Tessa", "Bramo": "Bram"})
SENTENCES = [
    ("character", "Quando giochi questo personaggio, pesca 3 carte.", "when(plays(this), draw(3))"),
    ("character", "Quando giochi questo personaggio, puoi pescare una carta.", "when(plays(this), may(draw(1)))"),
    ("character", "Ogni volta che questo personaggio va all'avventura, ottieni 3 leggenda.",
     "when(quests(this), gain_lore(3))"),
    ("character", "Quando giochi questo personaggio e ogni volta che va all'avventura, ogni avversario "
     "perde 2 leggenda.",
     "when(either_moment(plays(this), quests(this)), lose_lore(2, who=each_opponent))"),
    ("character", "Ogni volta che giochi una canzone, puoi infliggere 2 danni a un personaggio a tua scelta.",
     "when(plays(song), may(deal(2, chosen(character))))"),
    ("character", "Quando questo personaggio viene esiliato in una sfida, riprendi in mano questa carta.",
     "when(banished_in_challenge(this), return_to_hand(this))"),
    ("character", "Mentre questo personaggio è impegnato, i tuoi altri personaggi Eroe ottengono Sfuggente.",
     'always(gains(every(character, yours, other, classed("Hero")), evasive), given=is_(this, exerted))'),
    ("character", "I tuoi personaggi chiamati Tecla ottengono Protetto.",
     'always(gains(every(character, yours, named("Tessa")), ward))'),
    ("character", "Durante il tuo turno, questo personaggio ottiene Sfuggente.",
     "always(gains(this, evasive), given=your_turn)"),
    ("character", "Mentre hai in gioco 3 o più oggetti, questo personaggio riceve +2 {S}.",
     "always(gets(this, strength=2), given=have(3, item))"),
    ("character", "Quando giochi questo personaggio, se hai in gioco un personaggio chiamato Bramo, puoi esiliare un "
     "oggetto a tua scelta.",
     'when(plays(this), given(have(character, named("Bram")), may(banish(chosen(item)))))'),
    ("character", "All'inizio del tuo turno, puoi preparare un tuo personaggio a tua scelta. Se lo fai, "
     "pesca una carta.",
     "when(start_of_turn, may(ready(chosen(character, yours))), given(done, draw(1)))"),
    ("action", "Un personaggio avversario danneggiato a tua scelta riceve -3 {S} fino all'inizio del tuo prossimo "
     "turno.",
     "gets(chosen(character, opposing, damaged), strength=-3, until=your_next_turn)"),
    ("action", "Rimuovi fino a 3 danni da un personaggio a tua scelta. Pesca una carta.",
     "heal(3, chosen(character)) ; draw(1)"),
    ("action", "Guarda le prime 4 carte del tuo mazzo. Puoi rivelare una carta oggetto e aggiungerla alla tua mano. "
     "Metti il resto in fondo al tuo mazzo in qualsiasi ordine.",
     "look(4, take(1, item, to=hand, optional=yes, shown=yes), rest=bottom)"),
    ("character", "Mentre questo personaggio si trova in un luogo, riceve +3 {W}.",
     "always(gets(this, willpower=3), given=is_(this, at_location))"),
    ("character", "Ogni volta che questo personaggio si sposta in un luogo, puoi giocare un oggetto gratis.",
     "when(moves(this), may(play(item, free=yes)))"),
    ("character", "Quando giochi questo personaggio, puoi preparare un tuo altro personaggio a tua scelta. Non può "
     "andare all'avventura per il resto di questo turno.",
     "when(plays(this), may(ready(chosen(character, yours, another)), cannot(it, quest, until=this_turn)))"),
    ("character", "Ogni volta che giochi un personaggio con Guardiano, prepara questo personaggio. Non può andare "
     "all'avventura per il resto di questo turno.",
     "when(plays(character, having(bodyguard)), ready(this), cannot(this, quest, until=this_turn))"),
    ("action", "Rimuovi fino a 2 danni da un qualsiasi numero di personaggi a tua scelta.",
     "heal(2, any_number(character))"),
    ("action", "Scegli un qualsiasi numero di giocatori. Ognuno di loro sceglie e scarta 4 carte, poi pesca 5 carte.",
     "each(any_players, discard(4), draw(5))"),
    ("action", "Scegli un qualsiasi numero di giocatori. Ciascuno di loro perde 2 leggenda, poi pesca 4 carte. "
     "Pesca una carta.",
     "each(any_players, lose_lore(2), draw(4)) ; draw(1)"),
    ("action", "Scegli un qualsiasi numero di giocatori. Ognuno di loro mette le prime 2 carte del suo mazzo nei suoi "
     "scarti e pesca 3 carte.",
     "each(any_players, mill(2), draw(3))"),
    ("action", "Ogni avversario perde 3 leggenda, poi ottieni 4 leggenda.",
     "lose_lore(3, who=each_opponent) ; gain_lore(4)"),
    ("action", "Ogni avversario rivela la sua mano, poi scegli e scarta una carta.",
     "reveal_hand(each_opponent) ; discard(1)"),
    ("action", "Prepara un personaggio a tua scelta. Non può andare all'avventura per il resto di questo turno.",
     "ready(chosen(character)) ; cannot(it, quest, until=this_turn)"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "expected"), SENTENCES)
def test_italian_is_read(kind: str, text: str, expected: str) -> None:
    said = TRANSLATOR.english(text)
    assert (effects(said) if kind == "action" else ability(said, kind)) == expected


def test_signs_that_are_missing_are_tried() -> None:
    assert list(with_signs(["riceve +2 {S}."])) == [["riceve +2 {S}."]]
    lines = italian_lines(["GIRANDOLA Questo personaggio riceve +2 e +1."])
    assert lacks_signs(lines)
    assert ["Questo personaggio riceve +2 {L} e +1 {W}."] in list(with_signs(lines))


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("DUE PASSI — Pesca una carta.", ["{E} — Pesca una carta."]),
        ("DUE PASSI, 2 — Pesca una carta.", ["{E}, 2 {I} — Pesca una carta."]),
        ("DUE PASSI 2 — Pesca una carta.", ["{!}2 {I} — Pesca una carta."]),
        ("DUE PASSI 1, esilia questo oggetto — Pesca una carta.",
         ["{!}1 {I}, esilia questo oggetto — Pesca una carta."]),
        ("DUE PASSI, esilia questo oggetto — Pesca una carta.", ["{E}, esilia questo oggetto — Pesca una carta."]),
        ("DUE PASSI, Esilia questo oggetto — Pesca una carta.", ["{!}Esilia questo oggetto — Pesca una carta."]),
        ("DUE PASSI {E}, 1 {I} — Pesca una carta.", ["{E}, 1 {I} — Pesca una carta."]),
        ("Paga 1 in meno per giocare gli oggetti.", ["Paga 1 {I} in meno per giocare gli oggetti."]),
        ("Questo personaggio non può per cantare le canzoni.",
         ["Questo personaggio non può {E} per cantare le canzoni."]),
        ("I tuoi personaggi ottengono \", 1 — Pesca una carta.\"",
         ["I tuoi personaggi ottengono \"{E}, 1 {I} — Pesca una carta.\""]),
    ],
)  # fmt: skip
def test_signs_that_can_be_but_one_are_put_back(text: str, lines: list[str]) -> None:
    assert italian_lines([text]) == lines


@pytest.mark.parametrize(
    ("texts", "lines"),
    [
        (["Sfuggente VENTO IN POPPA Pesca una carta."], ["Sfuggente", "Pesca una carta."]),
        (["Pesca una carta. VENTO IN POPPA Ottieni 1 leggenda."], ["Pesca una carta.", "Ottieni 1 leggenda."]),
        (["VENTO IN POPPA", "Pesca una carta."], ["Pesca una carta."]),
        (["Cantare Insieme 6 Pesca una carta."], ["Cantare Insieme 6", "Pesca una carta."]),
        (["VENTO IN POPPA Scegli uno:", "• Pesca una carta.", "• Ottieni 1 leggenda."],
         ["Scegli uno: • Pesca una carta. • Ottieni 1 leggenda."]),
        (["Pesca una carta. Resistere +1"], ["Pesca una carta.", "Resistere +1"]),
        (["I tuoi personaggi ottengono «Pesca una carta.»"], ['I tuoi personaggi ottengono "Pesca una carta."']),
    ],
)  # fmt: skip
def test_texts_are_cut_into_abilities(texts: list[str], lines: list[str]) -> None:
    assert italian_lines(texts) == lines


def both_texts(tmp_path: Path, card: dict[str, Any], *italian: str, more: tuple[str, ...] = ()) -> Any:
    listed = written(tmp_path / "it.json", [{"id": card["id"], "name_it": "Uno", "text_it": list(italian)}])
    folder, report, output = imported(tmp_path, [card], "--italian", str(listed), *more)
    return folder, report["by_card"][0], output


@pytest.mark.usefixtures("alone")
def test_two_texts_that_say_the_same_make_a_card(tmp_path: Path) -> None:
    _, card, output = both_texts(tmp_path, action(1, "Draw 2 cards."), "Pesca 2 carte.")
    assert (card["status"], card["italian"]) == ("compiled", "agrees")
    assert "1 Italian texts: 1 were read and say the same" in output


@pytest.mark.usefixtures("alone")
def test_two_texts_that_disagree_are_refused_with_both_readings(tmp_path: Path) -> None:
    folder, card, _ = both_texts(tmp_path, action(1, "Draw 2 cards."), "Pesca 3 carte.")
    assert card["status"] == "refused"
    assert card["reasons"] == ["its English text reads draw(2), its Italian one draw(3)"]
    assert "draw(3)" in entries(folder)["91-1"]["refused"]


@pytest.mark.usefixtures("alone")
def test_the_english_text_decides_where_one_says_so(tmp_path: Path) -> None:
    card = action(1, "Draw 2 cards.")
    folder, _, output = both_texts(tmp_path, card, "Pesca 3 carte.", more=("--english-decides",))
    assert entries(folder)["91-1"]["abilities"] == ["draw(2)"]
    assert "its Italian one draw(3); the English one holds" in output


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("italian", ["Fischietta un motivo allegro.", "Quando giochi questo oggetto, +9."])
def test_what_is_not_understood_in_italian_decides_nothing(tmp_path: Path, italian: str) -> None:
    _, card, _ = both_texts(tmp_path, action(1, "Draw 2 cards."), italian)
    assert card["status"] == "compiled"
    assert card["italian"] not in ("", "agrees")


@pytest.mark.usefixtures("alone")
def test_missing_signs_are_those_of_the_english_text(tmp_path: Path) -> None:
    text = "When you play this character, chosen character gets +2 {L} this turn."
    card = ours(1, text=text)
    said = "Quando giochi questo personaggio, un personaggio a tua scelta riceve +2 per questo turno."
    assert both_texts(tmp_path, card, said)[1]["italian"] == "agrees"


@pytest.mark.usefixtures("alone")
def test_a_card_with_an_italian_text_only_does_what_that_says(tmp_path: Path) -> None:
    folder, card, output = both_texts(
        tmp_path, ours(1), "Protetto", "MATTINIERA Quando giochi questo personaggio, pesca una carta."
    )
    assert (card["status"], card["italian"]) == ("compiled", "read, with no English text to compare")
    assert entries(folder)["91-1"]["abilities"] == ["when(plays(this), draw(1))"]
    assert "1 Italian texts: 1 were read where there is no English text" in output
    assert "say the same" not in output


@pytest.mark.usefixtures("alone")
def test_cards_under_it_are_those_of_a_character_with_boost(tmp_path: Path) -> None:
    text = (
        "Ogni volta che questo personaggio va all'avventura, infliggi danno a un personaggio a tua scelta pari al "
        "numero di carte sotto di esso."
    )
    folder, _, _ = both_texts(tmp_path, ours(1), "Potenziamento 1 {I}", text)
    assert entries(folder)["91-1"]["abilities"] == [
        "when(quests(this), deal(count(card, under_this), chosen(character)))"
    ]
    folder, _, _ = both_texts(tmp_path, ours(1), text)
    assert entries(folder)["91-1"]["abilities"] == [
        "when(quests(this), choose(chosen(character)), deal(under_of(it), it))"
    ]


@pytest.mark.usefixtures("alone")
@pytest.mark.parametrize("without", [[], ["keywords"]])
@pytest.mark.parametrize(
    ("card", "said", "open_signs", "line"),
    [
        (ours(1), "GIRANDOLA Durante il tuo turno, questo personaggio riceve +4.", "{S}, {W} or {L}",
         "Durante il tuo turno, questo personaggio riceve +4."),
        (ours(1, keywords=[{"keyword": "Rush"}]), "Lesto VENTO LIEVE Questo personaggio riceve +4.",
         "{S}, {W} or {L}", "Questo personaggio riceve +4."),
        (ours(1, **AN_ITEM), "MULINELLO, Esilia questo oggetto — Pesca 5 carte.",
         "{E} among the costs or not", "Esilia questo oggetto — Pesca 5 carte."),
        (ours(1, **AN_ITEM), "MULINELLO 3 — Pesca 5 carte.", "{E} among the costs or not", "3 {I} — Pesca 5 carte."),
        (action(1, ""), "Un tuo personaggio a tua scelta riceve +4 per questo turno.", "{S}, {W} or {L}",
         "Un tuo personaggio a tua scelta riceve +4 per questo turno."),
    ],
)  # fmt: skip
def test_an_italian_text_alone_that_lost_signs_is_refused(
    tmp_path: Path, card: dict[str, Any], said: str, open_signs: str, line: str, without: list[str]
) -> None:
    """No choice of signs is taken, and the card is not written as if it had no abilities."""
    card = {field: value for field, value in card.items() if field not in without}
    folder, found, output = both_texts(tmp_path, card, said)
    assert found["status"] == "refused"
    lost = f"signs of its text are lost, and it cannot be told which they were ({open_signs})"
    assert found["reasons"] == [f'{lost}, in the Italian line "{line}"']
    assert found["missing"] == ["a text that has its signs, or the English text"]
    assert "refused" in entries(folder)["91-1"]
    assert found["reasons"][0] in output


@pytest.mark.usefixtures("alone")
def test_an_italian_text_alone_that_is_not_understood_and_lost_signs_is_refused_for_both(tmp_path: Path) -> None:
    """No reason tells a sign that was only tried."""
    folder, card, _ = both_texts(tmp_path, ours(1), "GIRANDOLA Questo personaggio fischietta e riceve +4.")
    assert card["status"] == "refused"
    first, second = card["reasons"]
    assert first.startswith("not understood: ")
    assert first.endswith(', in the Italian line "Questo personaggio fischietta e riceve +4."')
    assert second.startswith("signs of its text are lost")
    assert not any(sign in first for sign in ("{S}", "{W}", "{L}"))
    assert "abilities" not in entries(folder)["91-1"]


@pytest.mark.usefixtures("alone")
def test_an_italian_text_that_ends_with_the_name_of_an_ability_is_refused(tmp_path: Path) -> None:
    folder, card, _ = both_texts(tmp_path, ours(1), "GIRANDOLA DI CARTA")
    assert card["status"] == "refused"
    assert card["reasons"] == ["its Italian text ends with the name of an ability that it does not tell"]
    assert card["missing"] == ["the text itself"]
    assert "refused" in entries(folder)["91-1"]


@pytest.mark.usefixtures("alone")
def test_keywords_of_an_italian_text_alone_are_those_of_the_file(tmp_path: Path) -> None:
    card = ours(1, keywords=[{"keyword": "Ward"}])
    _, found, _ = both_texts(tmp_path, card, "Quando giochi questo personaggio, pesca 5 carte.")
    assert found["reasons"] == ["its keywords are Ward, its text has none"]
    assert found["italian"] == found["reasons"][0]
    assert both_texts(tmp_path, card, "Protetto")[1]["status"] == "compiled"


@pytest.mark.usefixtures("alone")
def test_a_card_that_the_only_list_of_texts_leaves_out_is_refused(tmp_path: Path) -> None:
    """One that the list has without a text has no abilities."""
    listed = [
        {"id": "91-1", "name_it": "Uno", "text_it": ["Quando giochi questo personaggio, pesca 5 carte."]},
        {"id": "91-2", "name_it": "Due", "text_it": []},
    ]
    italian = ("--italian", str(written(tmp_path / "it.json", listed)))
    folder, report, _ = imported(tmp_path, [ours(number) for number in (1, 2, 3)], *italian)
    assert [card["status"] for card in report["by_card"]] == ["compiled", "compiled", "refused"]
    assert report["by_card"][2]["reasons"] == ["no file has a text of it, nor says that it has none"]
    assert report["by_card"][2]["missing"] == ["the text itself"]
    assert "refused" in entries(folder)["91-3"]
    with_english = [ours(1, text="When you play this character, draw 5 cards."), ours(2), ours(3)]
    assert imported(tmp_path, with_english, *italian)[1]["refused"] == 0


@pytest.mark.usefixtures("alone")
def test_an_italian_text_alone_says_how_many_copies_a_deck_may_have(tmp_path: Path) -> None:
    folder, card, _ = both_texts(
        tmp_path, ours(1), "IN TANTI Puoi avere fino a 77 carte con il nome di questa nel tuo mazzo."
    )
    assert (card["status"], entries(folder)["91-1"]["copies"]) == ("compiled", 77)


@pytest.mark.usefixtures("alone")
def test_a_refused_italian_text_is_told_with_its_line(tmp_path: Path) -> None:
    _, card, output = both_texts(tmp_path, ours(1), "Protetto", "Quando giochi questo personaggio, fischietta.")
    assert card["status"] == "refused"
    assert card["reasons"][0].endswith(
        'fischietta, in the Italian line "Quando giochi questo personaggio, fischietta."'
    )
    assert "in the Italian line" in output
    assert card["missing"] == ["a pattern for these words"]


@pytest.mark.usefixtures("alone")
def test_of_lines_with_the_same_words_the_refused_one_is_told(tmp_path: Path) -> None:
    first = "I tuoi altri oggetti ottengono Protetto."
    second = "Ogni volta che questo personaggio va all'avventura, ogni avversario pesca altri oggetti."
    _, card, _ = both_texts(tmp_path, ours(1), first, second)
    assert card["reasons"] == [f'not understood: other items, in the Italian line "{second}"']


@pytest.mark.usefixtures("alone")
def test_an_unknown_keyword_is_told_as_one_in_italian_too(tmp_path: Path) -> None:
    _, card, _ = both_texts(tmp_path, ours(1, keywords=[{"keyword": "Humming"}]), "Fischiettante 3", "Pesca 2 carte.")
    assert card["reasons"][0] == 'Fischiettante is a keyword that is not known, in the Italian line "Fischiettante 3"'
    assert card["missing"][0] == "this keyword"


@pytest.mark.usefixtures("alone")
def test_keywords_must_agree_as_well(tmp_path: Path) -> None:
    _, card, _ = both_texts(tmp_path, ours(1, text="Ward", keywords=[{"keyword": "Ward"}]), "Sfuggente")
    assert card["reasons"] == ["its English text reads ward, its Italian one evasive"]
