"""What options are called, what is told of events, what people are warned of: in both languages, nothing missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import ludoteca.games.synchro
from ludoteca.games.synchro import acts
from ludoteca.games.synchro.flow.registers import give, visit
from ludoteca.games.synchro.flow.steps import LEARN_SKILL, VILLAGE, VISIT
from ludoteca.games.synchro.shows.sentences import LAYOUT, SENTENCES
from ludoteca.games.synchro.shows.terms import after, inside, landmark_the, shards_said
from ludoteca.games.synchro.state import match as state
from ludoteca.games.synchro.state.match import SynchroMatch
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import same
from ludoteca.kernel.texts import LANGUAGES, Phrase
from tests.games.synchro.runs import SYNCHRO, steps, told

ENGLISH = re.compile(
    r"\b(the|and|of|damage|shield|shields|shard|shards|hero|heroes|monster|monsters|skill|skills|coin|coins|potion"
    r"|turn|takes|gains|level|from|with|enemy|reserve|landmark|village)\b",
    re.IGNORECASE,
)
ITALIAN = re.compile(
    r"\b(il|lo|gli|della|del|danni|danno|scudi|frammento|frammenti|eroe|eroi|mostro|mostri|abilità|moneta|monete|pozione"
    r"|livello|turno|riserva|villaggio|guadagna|subisce)\b",
    re.IGNORECASE,
)
ITALIAN_NAMES = ("Il Folle Saggio",)
"""Heroes have the same name in both languages."""


def wrong_language(text: str, lang: str) -> bool:
    text = re.sub(r"\{\w+\}", "", text)
    for name in ITALIAN_NAMES:
        text = text.replace(name, "")
    return bool((ENGLISH if lang == "it" else ITALIAN).search(text))


def checked(phrase: Phrase, what: str) -> None:
    for lang in LANGUAGES:
        said = re.sub(r"\{seat\d\}", "Ada", phrase.say(lang))
        assert said.strip(), what
        assert "{" not in said, f"{what}: {said}"
        assert "  " not in said, f"{what}: {said}"
        assert not wrong_language(said, lang), f"{what}: {said}"
    assert not re.search(r"\b(di|a|da|su) (il|lo|la|i|gli|le) ", phrase.it), phrase.it
    assert not re.search(r"(?<![+\d])1 (danni|Scudi|Frammenti|Monete|Pozioni)\b", phrase.it), phrase.it
    assert not re.search(r"(?<![+\d])1 (Shards|Shields|Coins|Potions)\b", phrase.en), phrase.en


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 4), (4, 5)])
def test_everything_is_said_in_both_languages(seats: int, seed: int) -> None:
    """Prompts, options, warnings and events of a whole journey."""
    kinds: set[str] = set()
    verbs: set[str] = set()
    for step in steps(seats, seed):
        checked(step.decision.prompt, "prompt")
        for option in list(step.decision.options)[:12]:
            checked(option.phrase, option.id)
            verbs.add(option.id.partition(":")[0])
        after_it = step.match.copy()
        assert isinstance(after_it, SynchroMatch)
        events = list(after_it.choose(step.decision.seat, step.option.id))
        for viewer in (None, step.decision.seat):
            lines = told(after_it, events, viewer)
            for event, it, en in zip(events, *lines, strict=True):
                assert bool(it) == bool(en), event
                if it:
                    checked(Phrase(it, en), event.kind)
                    assert it[0].isupper() or it[0].isdigit() or it[0] == "{", it
                    assert it.endswith((".", "!")), it
                kinds.add(event.kind)
    assert kinds <= set(SENTENCES)
    assert {"MarbleRevealed", "Damaged", "BasicAttack", "SkillUsed", "Travelled", "BattleWon"} <= kinds
    assert {"attack", "skill", "pay", "end", "travel", "visit", "start", "front"} <= verbs


def told_in_the_engine() -> Iterator[str]:
    """The kinds of events that the game's modules tell."""
    folder = Path(ludoteca.games.synchro.__file__).parent
    for file in folder.rglob("*.py"):
        yield from re.findall(r'tell\(\s*"(\w+)"', file.read_text(encoding="utf-8"))


def test_every_event_of_the_engine_has_words() -> None:
    kinds = set(told_in_the_engine()) | {"Pushed", "Pulled", "Conceded", "MatchEnded"}
    assert len(kinds) > 60
    assert kinds == set(SENTENCES)
    assert set(LAYOUT) <= set(SENTENCES)


def test_an_event_without_words_is_an_error() -> None:
    match = SYNCHRO.new(1, seed=1)
    with pytest.raises(KeyError, match="no words for the event Sneezed"):
        SYNCHRO.tell(match.view(0), Event("Sneezed", -1, (), ""), "it")


def said(match: SynchroMatch, kind: str, things: tuple[int, ...], rule: str = "") -> tuple[str, str]:
    (it,), (en,) = told(match, [Event(kind, -1, things, rule)], None)
    return it, en


@pytest.fixture(scope="module")
def fight() -> SynchroMatch:
    """A battle under way, with Liona on the red board."""
    for step in steps(1, 3):
        if step.match.phase == state.FIGHTING and step.match.active >= 0:
            match = step.match.copy()
            assert isinstance(match, SynchroMatch)
            match.hero[0] = 2 * match.content.find_hero("Liona")
            return match
    raise AssertionError("no battle")


def test_damage_is_told_with_shields(fight: SynchroMatch) -> None:
    assert said(fight, "Damaged", (0, 0, 3, 7, -1)) == (
        "Liona subisce 3 danni: 7 in tutto.",
        "Liona takes 3 damage: 7 in all.",
    )
    assert said(fight, "Damaged", (0, 2, 0, 7, -1))[0] == "Gli Scudi di Liona fermano 2 danni."
    assert (
        said(fight, "Damaged", (0, 2, 1, 8, -1))[0]
        == "Liona subisce 1 danno oltre gli Scudi, che ne fermano 2: 8 in tutto."
    )


def test_shards_are_told_by_colour(fight: SynchroMatch) -> None:
    assert said(fight, "ShardsDrawn", (0, 0, 0))[0] == "Liona riceve 2 Frammenti rossi."
    assert said(fight, "ShardsDrawn", (0, 3))[1] == "Liona gets 1 transparent Shard."
    assert said(fight, "ShardsSpent", (0, 1, 0, 0, 0, 0, 1, 0, 0))[0] == (
        "Liona spende 2 Frammenti (1 rosso e 1 blu), di cui 1 blu dalla Riserva."
    )
    assert said(fight, "ShardsSpent", (0, 0, 0, 0, 0, 0, 1, 0, 0))[0] == "Liona spende 1 Frammento blu dalla Riserva."
    assert said(fight, "ShardsDiscarded", (4, 2))[0] == "Dalla Riserva si scarta 1 Frammento verde."


def test_who_has_fallen_is_still_called_by_name(fight: SynchroMatch) -> None:
    match = fight.copy()
    assert isinstance(match, SynchroMatch)
    wolf = match.content.find_monster("Lupo Grigio")
    liona = match.content.find_hero("Liona")
    match.hero[0] = -1
    match.monster[1] = -1
    events = [
        Event("Damaged", -1, (5, 0, 9, 14, 0), ""),
        Event("Defeated", -1, (5, wolf), ""),
        Event("Defeated", -1, (0, liona), ""),
    ]
    assert told(match, events, None)[0] == [
        "Lupo Grigio subisce 9 danni: 14 in tutto.",
        "Lupo Grigio cade!",
        "Liona cade!",
    ]
    assert said(match, "TurnLost", (0,))[0] == "L'Eroe rosso perde il turno per lo Stordimento."
    assert said(match, "DiceRolled", (1, 4)) == (
        "Il dado del Mostro giallo mostra 4.",
        "The yellow Monster's die shows 4.",
    )


def test_monsters_with_the_same_name_are_told_apart(fight: SynchroMatch) -> None:
    match = fight.copy()
    assert isinstance(match, SynchroMatch)
    wolf = match.content.find_monster("Lupo Grigio")
    match.monster = [wolf, wolf, *match.monster[2:]]
    assert said(match, "Stunned", (4,))[0] == "Stordimento: Lupo Grigio (rosso) perderà il prossimo turno."
    assert said(match, "Stunned", (5,))[1] == "Stun: Grey Wolf (yellow) will lose the next turn."


def test_how_it_ends() -> None:
    match = SYNCHRO.new(1, seed=1)
    assert isinstance(match, SynchroMatch)
    assert "Regno è salvo" in told(match, [Event("MatchEnded", -1, (0,), "SH-17.08")], None)[0][0]
    assert "Inverno" in told(match, [Event("MatchEnded", -1, (), "SH-7.05")], None)[0][0]
    assert "senza vittoria" in told(match, [Event("MatchEnded", -1, (), "SH-17.09")], None)[0][0]


def test_names_after_prepositions() -> None:
    assert after("a", same("Aurelia")).it == "ad Aurelia"
    assert after("di", Phrase("Il Folle Saggio", "Il Folle Saggio")).it == "del Folle Saggio"
    assert inside("Il Folle Saggio") == "il Folle Saggio"
    assert inside("Ilaria") == "Ilaria"
    assert shards_said([0, 0, 0, 0]).it == "nessun Frammento"


def test_landmarks_have_their_article() -> None:
    content = SYNCHRO.new(1, seed=1).content  # type: ignore[attr-defined]
    wanted = {"Taverna": "la Taverna", "Altare": "l'Altare", "Rovine": "le Rovine", "Falò": "il Falò"}
    named = {mark.name.it: landmark_the(mark.name).it for mark in content.landmarks}
    assert len(named) == 19
    assert {name: named[name] for name in wanted} == wanted
    assert not any("Punto di Interesse" in name for name in named.values())


def test_options_say_what_they_concern() -> None:
    """Of the things named by the design: units, cards, slots, Shards, cities, Landmarks."""
    found: dict[str, str] = {}
    for step in steps(2, 9, 400):
        for option in step.decision.options:
            found.setdefault(option.id.partition(":")[0], option.thing)
    shapes = {
        "target": r"unit:\d", "pick": r"hero:\d+", "keep": r"skill:\d+", "lead": r"board:\d", "travel": r"city:\d+",
        "visit": r"landmark:\d", "front": r"unit:\d", "swap": r"unit:\d", "skill": r"skillslot:\d/\d",
        "store": r"shard:\d/\d", "discard": r"shard:\d/\d", "buy": r"offer:item/\d+", "change": r"offer:hero/\d+",
    }  # fmt: skip
    for verb, shape in shapes.items():
        if verb in found:
            assert re.fullmatch(shape, found[verb]), (verb, found[verb])
    assert len(found.keys() & shapes.keys()) > 9
    assert (found["attack"], found["end"]) == ("act:attack", "act:end")


def visiting() -> SynchroMatch:
    """A party that can use every Landmark, in a city that it has freed."""
    for step in steps(1, 4):
        if step.match.phase == state.VISITING and not step.match.visited:
            match = step.match.copy()
            assert isinstance(match, SynchroMatch)
            match.coins = 20
            taken = {packed >> 1 for packed in (*match.hero, *match.master) if packed >= 0} | set(match.graveyard)
            spare = [hero for hero in range(len(match.content.heroes)) if hero not in taken][:2]
            match.graveyard.append(spare[0])
            match.master[match.party()[0]] = 2 * spare[1]
            match.items[2 * match.party()[0]] = 2 * match.content.find_item("Spada Corta")
            return match
    raise AssertionError("no visit")


@pytest.mark.parametrize("landmark", range(19))
def test_every_landmark_is_said(landmark: int) -> None:
    """All that it asks and does, whatever is chosen."""
    asked = 0
    for seed in range(6):
        rng = Random(seed)
        match = visiting()
        visit(match, landmark)
        match.settle()
        for _ in range(12):
            frame = match.waiting_frame(0)
            if frame is None or frame.node in (VISIT, VILLAGE):
                break
            decision = match.decisions[0]
            checked(decision.prompt, "prompt")
            for option in decision.options:
                checked(option.phrase, option.id)
            asked += 1
            events = list(match.choose(0, rng.choice(list(decision.options))))
            for event, it, en in zip(events, *told(match, events, 0), strict=True):
                if it:
                    checked(Phrase(it, en), event.kind)
    quiet = ("taverna", "grande_cascata", "chiesa", "falo", "campo_fiorito", "dungeon")
    assert asked or match.content.landmarks[landmark].id in quiet


def test_full_slots_make_room() -> None:
    """A fifth Skill, a third Item: what goes, or is done without."""
    match = visiting()
    board = match.party()[0]
    match.skills[4 * board : 4 * board + 4] = [2 * skill for skill in range(4)]
    match.push(LEARN_SKILL, board)
    match.settle()
    match.choose(0, next(option for option in match.decisions[0].options if option.id.startswith("keep:")))
    labels = {option.id: option.label("it") for option in match.decisions[0].options}
    assert labels["slot:0"] == "Scarta Dardo Arcano"
    assert labels["done"].startswith("Rinuncia a ")
    assert match.decisions[0].options[0].thing == f"skillslot:{board}/0"
    match.choose(0, "done")
    for place in range(8):
        match.items[place] = 2 * place if match.hero[place // 2] >= 0 else -1
    give(match, 2 * 20)
    match.settle()
    labels = {option.id: option.label("en") for option in match.decisions[0].options}
    name = match.hero_card(board).name
    assert labels[f"slot:{2 * board}"] == f"{name}, discarding {match.item_card(2 * board).name.en}"
    assert labels["done"] == f"Discard {match.content.items[20].name.en}"


def test_the_last_moment_is_asked_in_plain_words(fight: SynchroMatch) -> None:
    match = fight.copy()
    assert isinstance(match, SynchroMatch)
    match.potions = 1
    match.damage[0] = 0
    match.hit(0, match.max_hp(0) + match.shield[0], -1, state.DIRECT)
    match.settle()
    decision = match.decisions[0]
    assert decision.rule == "SH-8.02"
    labels = {option.id: option.label("it") for option in decision.options}
    assert labels["potion:0"] == f"Sì, una Pozione: via {match.max_hp(0) // 2} danni"
    assert labels["done"] == "No: l'Eroe cade"
    match.line = [0]
    done = next(option for option in match.decisions[0].options if option.id == "done")
    assert "partita è persa" in done.warning.it


def test_time_that_runs_out_is_warned_of(fight: SynchroMatch) -> None:
    match = fight.copy()
    assert isinstance(match, SynchroMatch)
    assert not match.option_warning(0, (acts.RETREAT.number,)).it
    match.time = match.content.tracks.last_time - match.content.tracks.retreat_time
    assert "partita è persa" in match.option_warning(0, (acts.RETREAT.number,)).it
    assert not match.option_warning(0, (acts.END.number,)).it


def test_the_abyss_is_warned_of() -> None:
    for seed in range(40):
        for step in steps(1, seed, 300):
            match = step.match
            if match.phase != state.VISITING or match.landmark_here() < 0:
                continue
            if match.content.landmarks[match.landmark_here()].id == "abisso":
                for option in step.decision.options:
                    if option.id.startswith("visit:"):
                        assert "lascia il gruppo per sempre" in option.warning.it
                        return
    raise AssertionError("no Abyss in these journeys")


def test_options_have_things_in_the_picture_or_none() -> None:
    match = SYNCHRO.new(1, seed=1)
    assert isinstance(match, SynchroMatch)
    assert match.option_thing(0, (acts.LEAVE.number,)) == ""
    assert match.option_thing(0, (acts.END.number,)) == "act:end"
