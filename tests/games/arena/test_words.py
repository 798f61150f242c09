"""What options are called and what the log tells: complete, in both languages, and nothing that is hidden."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca.games.arena
from ludoteca.games.arena.shows.words import LAYOUT, SENTENCES
from ludoteca.kernel.contract import Event
from ludoteca.kernel.texts import LANGUAGES
from tests.games.arena.plays import ARENA, MODES, steps, told, until
from tests.games.arena.scene import Scene

SEAT = re.compile(r"\{seat\d\}")
SOURCES = Path(ludoteca.games.arena.__file__).parent
TOLD = re.compile(r"\btell\(\s*\"([A-Z]\w+)\"")


def say(view: Any, kind: str, things: tuple[int, ...], rule: str = "", seat: int = 0, lang: str = "it") -> str:
    return ARENA.tell(view, Event(kind, seat, things, rule), lang)


def finished(text: str) -> bool:
    return bool(text.strip()) and not re.search(r"[{}]", SEAT.sub("", text)) and "  " not in text


@pytest.fixture(scope="module")
def view() -> Any:
    """A game of chapter 1: figures 0 and 1 are Mickey and Aladdin, 2 and 3 Gaston and Ariel."""
    return ARENA.new(seed=1, mode="ch1").view(0)


def test_every_event_of_the_engine_has_words() -> None:
    kinds = {kind for file in SOURCES.rglob("*.py") for kind in TOLD.findall(file.read_text(encoding="utf-8"))}
    assert len(kinds) > 35
    assert kinds - set(SENTENCES) == set()


def test_an_unknown_event_is_an_error(view: Any) -> None:
    with pytest.raises(KeyError, match="Nonsense"):
        say(view, "Nonsense", ())


@pytest.mark.parametrize("kind", LAYOUT)
def test_every_sentence_has_what_its_gaps_want(view: Any, kind: str) -> None:
    """With small numbers for things, whatever they are; abilities come with chapter 3."""
    if "ability" in LAYOUT[kind] or kind == "Upgraded":
        view = until("ch4", 1, "main").view(0)
    samples = {"phase": 2, "ability": 0, "banner": 1, "b": 1, "total": 9}
    things = tuple(samples.get(name, 1) for name in LAYOUT[kind].split())
    said = [say(view, kind, things, lang=lang) for lang in LANGUAGES]
    assert all(finished(text) for text in said)
    assert said[0] != said[1] or kind == "RoundBegan"


@pytest.mark.parametrize("mode", MODES)
def test_random_games_are_told_and_labelled_whole(mode: str) -> None:
    for count, step in enumerate(steps(mode, 5)):
        if count % 3:
            continue
        match, decision = step.match, step.decision
        things = ARENA.things(match.view(decision.seat), "it")
        for option in decision.options:
            assert finished(option.phrase.it)
            assert finished(option.phrase.en)
            thing = match.option_thing(decision.seat, option.raw)
            assert not thing or thing in things
        events = list(match.happened)
        for viewer in (None, *range(step.seats)):
            for lang in LANGUAGES:
                assert all(not line or finished(line) for line in told(match, events, viewer, lang))


def test_those_who_may_not_know_are_not_told() -> None:
    checked = 0
    for step in steps("ch4", 2):
        events = list(step.match.happened)
        for viewer in range(2):
            lines = told(step.match, events, viewer, "en")
            full = [ARENA.tell(step.match.view(1 - viewer), event, "en") for event in events]
            for event, line, whole in zip(events, lines, full, strict=True):
                if event.things and not event.seen_by(viewer).things:
                    checked += 1
                    assert line != whole
                    assert len(line) < 60
                    assert all(name not in line for name in ("Gaston", "Mickey", "Aladdin", "Ariel", "Sulley"))
    assert checked > 20


def test_hidden_cards_are_counted_not_named(view: Any) -> None:
    card = view.players[0].hand[0]
    assert say(view, "CardDrawn", (card.card,)) == f"{{seat0}} pesca {card.name.it}."
    assert say(view, "CardDrawn", ()) == "{seat0} pesca 1 carta."
    assert say(view, "CardsLooked", (), lang="en") == "{seat0} looks at the top of the deck."
    assert say(view, "OrderChosen", ()) == "{seat0} decide in segreto una parte del proprio ordine."


def test_prepositions_fit_the_names(view: Any) -> None:
    assert say(view, "TurnBegan", (1, 2)) == "Tocca ad Aladdin ({seat0})."
    assert say(view, "TurnBegan", (2, 3), seat=1) == "Tocca a Gaston ({seat1})."
    assert say(view, "SkillsClosed", (1,)) == "{seat0} chiude la Fase Abilità di Aladdin."


def test_prepositions_fit_the_spaces(view: Any) -> None:
    spaces = [space.id for space in view.board.spaces]
    a5, b3 = spaces.index("A5"), spaces.index("B3")
    assert say(view, "FigureMoved", (0, b3, a5)) == "Topolino va da B3 ad A5."
    assert say(view, "FigureMoved", (0, a5, b3), "SA-8.02") == "Topolino si muove da A5 a B3."
    assert say(view, "StandardMove", (0, 1)) == "Movimento standard di Topolino: fino a 1 casella."


def test_numbers_agree_with_their_nouns(view: Any) -> None:
    assert say(view, "DamageDealt", (0, 2, 1, 11)) == "Gaston subisce 1 danno: Salute 11."
    assert say(view, "DamageDealt", (-1, 2, 3, 9)) == "Gaston subisce 3 danni: Salute 9."
    assert say(view, "PointsGained", (0, 1, 4)) == "{seat0} ottiene 1 Punto Vittoria: 4 in tutto."
    assert say(view, "PointsGained", (1, 5, 9), lang="en") == "{seat1} gains 5 Victory Points: 9 in all."


def test_reasons_are_told_where_the_rule_gives_them(view: Any) -> None:
    assert "per la casella dorata" in say(view, "PointsGained", (0, 1, 4), "SA-7.06")
    assert "per il KO" in say(view, "PointsGained", (0, 5, 9), "SA-14.04")
    card = view.players[0].hand[0].card
    assert say(view, "CardDiscarded", (card,), "SA-8.08").endswith(": +1 al movimento standard.")
    assert say(view, "CardDiscarded", (card,), "SA-15.01").startswith("{seat0} scarta ")
    assert say(view, "CardDiscarded", (card,), "SA-9.12") == ""
    assert say(view, "EndTriggered", (0, 1), "SA-16.03").startswith("{seat1} arriva a 12 Punti Vittoria")
    assert say(view, "EndTriggered", (1, 0), "SA-16.05").startswith("Il mazzo di {seat0} è finito")


def test_knock_outs_and_statuses_have_their_cases(view: Any) -> None:
    broom = next(status.status for status in view.statuses if status.id == "magic_broom")
    assert say(view, "KnockedOut", (0, 2)) == "Gaston mette KO Topolino!"
    assert say(view, "KnockedOut", (0, -1)) == "Topolino è KO!"
    assert say(view, "KnockedOut", (0, 0), lang="en") == "Mickey is knocked out!"
    assert say(view, "StatusGained", (0, broom, 2, 2)) == "Topolino ottiene 2 segnalini Scopa Magica."
    assert say(view, "StatusGained", (0, broom, 2, 5)) == "Topolino ottiene 2 segnalini Scopa Magica: ora ne ha 5."
    assert say(view, "StatusReduced", (0, broom, 0)) == "Topolino perde l'ultimo segnalino Scopa Magica."
    assert say(view, "StatusGained", (0, broom, 1, 1), lang="en") == "Mickey gains 1 Magic Broom counter."
    assert say(view, "StatusReduced", (0, broom, 3), lang="en") == "Mickey loses one Magic Broom counter: 3 left."
    held = next(status.status for status in view.statuses if status.id == "immobilized")
    assert say(view, "StatusReduced", (0, held, 1), lang="en") == "Mickey loses one Immobilized counter: 1 left."


def test_the_end_is_told(view: Any) -> None:
    assert say(view, "MatchEnded", ()) == "La partita finisce in parità."
    assert say(view, "MatchEnded", (1,)) == "Vince {seat1}."
    assert say(view, "MatchEnded", (0, 3), lang="en") == "{seat0} and {seat3} win."


def test_a_name_that_ends_in_an_exclamation_closes_the_sentence() -> None:
    view = until(
        "ch3", 1, "main", teams="chosen", characters=[["aladdin", "ariel", "demona"], ["gaston", "mickey", "sulley"]]
    )
    assert say(view.view(0), "AbilityUsed", (0, 0)) == "Aladdin usa Via da qui!"


def test_namesakes_are_told_apart() -> None:
    team = ["gaston", "ariel", "sulley"]
    match = until("ch4", 1, "main", teams="chosen", copies="yes", characters=[team, team])
    view = match.view(0)
    blue, red = [next(f.figure for f in view.figures if f.id == "gaston" and f.side == side) for side in (0, 1)]
    assert say(view, "StandardAttack", (blue, red)) == "Gaston dei blu attacca Gaston dei rossi."
    assert say(view, "StandardAttack", (blue, red), lang="en") == "Blue Gaston attacks red Gaston."
    label = match.option_label(0, (0, red))
    assert label.it.startswith("Gaston dei rossi (")


def test_labels_say_what_matters() -> None:
    seen: dict[str, str] = {}
    for mode in ("ch2", "ch4"):
        for step in steps(mode, 3):
            for option in step.decision.options:
                seen.setdefault(option.id.partition(":")[0], option.phrase.it)
    assert {"pick", "order", "place", "keep", "redraw", "move", "boostmove", "attack", "play", "end"} <= seen.keys()
    assert re.fullmatch(r"Gioca .+ \((Movimento|Azione)\)", seen["play"])
    assert re.fullmatch(r"Scarta .+: movimento standard \+1", seen["boostmove"])
    assert re.fullmatch(r"Attacca .+ \(\d+ dann[oi](, della tua squadra)?(, esiliando 1 carta)?\)", seen["attack"])
    assert re.fullmatch(r"(Resta|Muovi) in [A-G]\d( \(casella dorata\))?", seen["move"])
    assert seen["end"] == "Termina il turno"


def test_an_attack_on_an_ally_is_warned_of() -> None:
    scene = Scene("gaston")
    ally, foe = scene.figure("ally1"), scene.figure("foe1")
    warned = {option.id: option.warning for option in scene.m.decisions[0].options}
    assert scene.m.person(ally).short.it in warned[f"attack:{ally}"].it
    assert warned[f"attack:{ally}"].it != warned[f"attack:{ally}"].en
    assert not warned[f"attack:{foe}"].it


def test_no_sentence_is_without_its_other_language() -> None:
    for kind, sentence in SENTENCES.items():
        assert bool(sentence.it) == bool(sentence.en), kind
