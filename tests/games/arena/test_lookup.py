"""What can be looked up: everything in sight, with the source of its values; and what one may ask about."""

from __future__ import annotations

import pytest

from ludoteca.games.arena.packs.sources import VALUES
from ludoteca.games.arena.shows.lookup import note_lines
from ludoteca.kernel.sources import source_lines
from ludoteca.kernel.texts import LANGUAGES
from ludoteca.kernel.views import Words
from tests.games.arena.plays import ARENA, MODES, steps, until
from tests.games.arena.scene import Scene
from tests.rules.arena.table import Table


@pytest.mark.parametrize("mode", MODES)
def test_everything_in_sight_can_be_read(mode: str) -> None:
    for count, step in enumerate(steps(mode, 11)):
        if count % 10:
            continue
        view = step.match.view(step.decision.seat)
        read = {lang: ARENA.things(view, lang) for lang in LANGUAGES}
        assert read["it"].keys() == read["en"].keys()
        for lines in (*read["it"].values(), *read["en"].values()):
            assert len(lines) > 1
            assert all(line.strip() and "{" not in line and "§" not in line for line in lines)
        wanted = {f"space:{space.id}" for space in view.board.spaces}
        wanted |= {f"player:{seat}" for seat in range(step.seats)}
        wanted |= {f"card:{card.card}" for card in view.players[step.decision.seat].hand}
        wanted |= {f"figure:{figure.figure}" for figure in view.figures if figure.character >= 0}
        wanted |= {f"status:{status.id}" for status in view.statuses}
        assert wanted <= read["it"].keys()


def things(scene: Scene, lang: str = "it") -> dict[str, list[str]]:
    return ARENA.things(scene.m.view(0), lang)


def test_a_card_is_read_with_its_kind_words_and_sources() -> None:
    scene = Scene("gaston", hand=["gaston-1"])
    lines = things(scene)[f"card:{scene.m.hand[0][0]}"]
    assert lines[0] == "Spinta"
    assert lines[1].startswith("Gaston: Azione, Attacco, Effetto Diretto")
    assert lines[2].startswith("Infliggi 3 danni a un avversario adiacente")
    assert "2 carte nel mazzo del personaggio." in lines
    assert any(line.startswith("Valori. Dal regolamento: nome") for line in lines)
    lines = things(scene, "en")[f"card:{scene.m.hand[0][0]}"]
    assert any(line.startswith("Values. From the rulebook: name") for line in lines)


def test_a_character_is_read_with_its_state_and_abilities() -> None:
    scene = Scene("gaston", counters={"me.strong": 2}, hurt={"me": 5})
    lines = things(scene)[f"figure:{scene.figure('me')}"]
    assert lines[0] == "Gaston"
    assert lines[1] == "Squadra blu, in D4. Salute 6 di 11, movimento 2, attacco 2, gittata 1."
    assert lines[2].startswith("Forte 2: ")
    assert any(line.startswith("Vanteria (nella Fase Abilità, una volta per turno): ") for line in lines)
    assert any(line.startswith("Miglioria, costo Lampada 2, Rosa 2: Nessuno Come Gaston (") for line in lines)
    assert any(line.startswith("Il suo KO vale 5 Punti Vittoria. Iniziativa 6. Carte in mano 2.") for line in lines)
    upgraded = things(Scene("gaston", upgraded=True))[f"figure:{scene.figure('me')}"]
    assert not any(line.startswith("Miglioria, costo") for line in upgraded)


def test_chapter_1_does_not_speak_of_later_things() -> None:
    view = ARENA.new(seed=1, mode="ch1").view(0)
    read = ARENA.things(view, "it")
    assert not [key for key in read if key.startswith(("ability:", "upgrade:", "gear:"))]
    assert not any("Iniziativa" in line for line in read["figure:0"])


def test_spaces_statuses_and_gear() -> None:
    scene = Scene("gaston", counters={"foe1.stealthy": 2})
    read = things(scene)
    assert read["space:D4"] == [
        "Casella D4",
        "Casella dorata: chi comincia qui il proprio turno ottiene 1 Punto Vittoria.",
        "Qui c'è Gaston.",
    ]
    assert "È libera." in read["space:C1"]
    name = scene.m.person(scene.figure("foe1")).short.it
    assert f"Ce l'hanno: {name} 2." in read["status:stealthy"]
    assert read["status:stealthy"][1] == "Effetto Costante, favorevole."
    assert read["gear:shell"][0] == "Guscio"
    assert read["player:1"][0] == "Evocatore 2 (squadra rossa)"


def test_a_character_of_the_draft_is_read_with_its_deck() -> None:
    match = until("ch4", 2, "draft")
    character = match.content.find_character("gaston")
    lines = ARENA.things(match.view(0), "it")[f"character:{character}"]
    assert lines[0] == "Gaston"
    assert sum(" × " in line for line in lines) == len({*match.content.characters[character].deck})


def test_sources_are_sorted_from_the_surest_and_unknown_ones_stand_as_they_are() -> None:
    sources = {"health": "designed", "name": "rulebook", "effects": "rulebook", "wit": "my box"}
    lines = source_lines(sources, VALUES, "it")
    assert lines == ["Valori. Dal regolamento: nome ed effetti; ideati per questa edizione: Salute; my box: wit."]
    assert source_lines({}, VALUES, "it") == []
    assert note_lines(Words("", ""), "it") == []
    assert note_lines(Words("Nota.", "Note."), "en") == ["Note."]


def test_wishes_cover_what_a_player_may_want() -> None:
    scene = Scene("gaston", hand=["gaston-1"])
    card, foe = scene.m.hand[0][0], scene.figure("foe1")
    wanted = {wish.id: wish.label("it") for wish in scene.m.wishes(0)}
    assert wanted[f"play:{card}/2"] == "Gioca Spinta (Azione)"
    assert wanted[f"play:{card}/1"] == "Gioca Spinta (Movimento)"
    assert wanted[f"attack:{foe}"].startswith("Attacca ")
    assert wanted["use:0"] == "Usa Vanteria"
    assert wanted["use:1"] == "Usa Nessuno Come Gaston", "what an upgrade would bring can be asked about, too"
    assert wanted["upgrade"] == "Migliora Gaston: Nessuno Come Gaston", "there is no partner to give gear"
    assert {f"boostmove:{card}", f"boostattack:{card}", f"target:{foe}", "end", "close"} <= wanted.keys()
    assert not [id for id in wanted if id.startswith(("done", "yes", "mode", "trigger", "card", "space", "summoner"))]


@pytest.mark.parametrize(("mode", "wished"), [("ch2", []), ("ch3", ["use:0"]), ("ch4", ["use:0", "use:1"])])
def test_abilities_are_wished_for_as_far_as_the_chapter_knows_them(mode: str, wished: list[str]) -> None:
    table = Table(mode, blue="gaston ariel aladdin", red="mickey sulley demona")
    assert [wish.id for wish in table.match.wishes(0) if wish.id.startswith("use")] == wished


@pytest.mark.parametrize("mode", MODES)
def test_every_wish_has_an_answer(mode: str) -> None:
    """Either it is on offer, or the match says why not, in both languages and with a rule."""
    rules = ARENA.rules()
    for count, step in enumerate(steps(mode, 12)):
        if count % 15:
            continue
        for seat in range(step.seats):
            mine = step.match.decision_of(seat)
            offered = set(mine.options.ids) if mine is not None else set()
            for wish in step.match.wishes(seat):
                refusal = step.match.why_not(seat, wish.id)
                assert wish.label("en")
                assert (wish.id in offered) == (not refusal), wish.id
                if refusal:
                    assert refusal.reason.it != refusal.reason.en
                    assert refusal.rule in rules
