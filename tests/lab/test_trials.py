"""What each game puts on trial: pieces are found, also those of packs, and stand in each other's place."""

import json
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.kernel.contract import BadSettings, Match
from ludoteca.kernel.game import HasTrials
from ludoteca.kernel.trials import CARD_COURSES, Trial
from ludoteca.lab.rows import play_rows
from ludoteca.lab.simulation import Job
from ludoteca.lab.verdicts import Piece, find_piece, pairs_in, piece_study, trial_job

PACKS = {
    "lyon": {
        "cards/mine.yaml": """
            cards:
              - id: MY-01
                number: 9001
                name: {it: "SPUTAFUOCO", en: "Fire-Spitter"}
                type: monster
                team: leoni
                level: 0
                attack: 2
                defence: 1
                effects: []
                source: designed
        """
    },
    "arena": {
        "characters/ariel.yaml": "",  # made from ours, with a card of another name
    },
    "kingdom": {
        "towers/druids.yaml": """
            family: druids
            name: {it: "Druidi", en: "Druids"}
            source: designed
            towers:
              - id: druids-1
                level: 1
                name: {it: "Circolo di Pietre", en: "Stone Circle"}
                type: magical
                arrows: [N, NE, NW]
                tiles: [I2, {shape: I2, turn: 1}]
                linked: true
                copies: 4
                source: designed
        """
    },
    "synchro": {
        "items.yaml": """
            items:
              - id: MY-O-01
                code: MY01
                name: {it: "Lanterna", en: "Lantern"}
                cost: 4
                normal: ["static(max_hp, 6)"]
                upgraded: ["static(max_hp, 12)"]
                source: designed
        """
    },
}
"""A small pack of each game, as a designer has it who has made one thing."""
MADE = {"lyon": "Fire-Spitter", "arena": "Louder Song", "kingdom": "stone circle", "synchro": "Lanterna"}
"""What that is called."""
ALIKE = {
    "kingdom": ["archers-1", "mages-2", "soldiers-3", "artillery-4a", "thunder", "hand-of-midas"],
    "synchro": ["SH-O-01", "SH-O-05", "SH-S-R02", "SH-S-T01", "SH-H-M01"],
    "arena": ["ariel-2", "gaston-1", "ariel-skill-1", "aladdin-upgrade", "demona-upgrade", "maleficent-upgrade"],
}


def dedented(text: str) -> str:
    lines = text.strip("\n").splitlines()
    indent = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[indent:] for line in lines) + "\n"


@pytest.fixture
def pack(game: str, tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.yaml").write_text(f'game: {game}\npack: mine\nname: {{it: "Mie", en: "Mine"}}\n')
    for name, text in PACKS[game].items():
        (folder / name).parent.mkdir(exist_ok=True)
        if not text:
            ours = Path(ludoteca.__file__).parent / "games" / game / "content" / "core" / name
            text = ours.read_text().replace("Mending Song", "Louder Song")
        else:
            text = dedented(text)
        (folder / name).write_text(text)
    return folder


def tried(game: str) -> HasTrials:
    made = ludoteca.game(game)
    assert isinstance(made, HasTrials)
    return made


def play_on(match: Match, rng: Random, choices: int) -> None:
    for _ in range(choices):
        decisions = match.open_decisions()
        if not decisions:
            return
        raws = decisions[0].options.raws
        match.choose_raw(decisions[0].seat, raws[int(rng.random() * len(raws))])


@pytest.mark.parametrize("game", PACKS)
def test_what_a_pack_brings_can_be_put_on_trial(game: str, pack: Path) -> None:
    options = {"packs": str(pack)}
    piece = find_piece(ludoteca.game(game), MADE[game], 2, options)
    for trial in piece.trials[:3]:
        for arm in (trial.with_it, trial.without):
            ludoteca.game(game).new(seats=2, seed=1, **options, **arm)
    with pytest.raises(BadSettings):
        find_piece(ludoteca.game(game), MADE[game], 2)


@pytest.mark.parametrize(("game", "id"), [(game, id) for game, ids in ALIKE.items() for id in ids])
def test_others_stand_in_the_place_of_every_sort_of_piece(game: str, id: str) -> None:
    """The two matches begin alike, are sound while they are played, and come back from a save."""
    made = ludoteca.game(game)
    piece = find_piece(made, id, 2)
    assert piece.trials
    for trial in piece.trials[:4]:
        assert trial.with_it != trial.without
        for arm in (trial.with_it, trial.without):
            match = made.new(seats=2, seed=5, **arm)
            for _ in range(4):
                play_on(match, Random(7), 25)
                assert not match.problems()
            assert made.restore(match.save()).save() == match.save()


def test_a_tower_is_in_the_supply_and_in_first_hands_where_another_was() -> None:
    from ludoteca.games.kingdom.setup import content_for

    plain, changed, less = (content_for({"swaps": swaps}) for swaps in ([], ["soldiers-1>archers-1"], ["soldiers-1>"]))
    archers, soldiers = (plain.find_tower(id) for id in ("archers-1", "soldiers-1"))
    assert changed.towers[soldiers].copies == less.towers[soldiers].copies == 0
    assert changed.towers[archers].copies == plain.towers[archers].copies + plain.towers[soldiers].copies
    hands = [(hero.starting, number) for number, hero in enumerate(plain.heroes)]
    assert any(soldiers in dealt for starting, _ in hands for dealt in starting)
    for starting, number in hands:
        for players, dealt in enumerate(starting):
            assert changed.heroes[number].starting[players] == [archers if kind == soldiers else kind for kind in dealt]
            assert less.heroes[number].starting[players] == [kind for kind in dealt if kind != soldiers]
    assert plain.towers[soldiers].copies > 0  # what everybody plays with is as it was


def test_a_group_has_the_spell_that_is_tried() -> None:
    made = ludoteca.game("kingdom")
    for trial in find_piece(made, "thunder", 2).trials:
        for arm, wanted in ((trial.with_it, "thunder"), (trial.without, trial.instead)):
            match = made.new(seats=2, seed=1, **arm)
            ids = [spell.id for spell in match.content.spells]  # type: ignore[attr-defined]
            assert wanted in ids
            assert len(ids) == match.scenario.spells_choose  # type: ignore[attr-defined]
            assert ({"thunder", trial.instead} - {wanted}).isdisjoint(ids)


def test_a_card_of_the_arena_keeps_its_gear_and_its_deck() -> None:
    from ludoteca.games.arena.setup import content_for

    plain, changed = content_for({}), content_for({"swaps": ["ariel-2>gaston-1"]})
    card, other = plain.find_card("ariel-2"), plain.find_card("gaston-1")
    there = changed.cards[card]
    assert (there.id, there.name, there.effect) == ("gaston-1", plain.cards[other].name, plain.cards[other].effect)
    assert (there.gear, there.copies, there.character) == (
        plain.cards[card].gear,
        plain.cards[card].copies,
        plain.cards[card].character,
    )
    assert changed.characters[there.character].gears == plain.characters[there.character].gears


def test_an_upgrade_that_is_constant_is_gone_where_another_stands() -> None:
    from ludoteca.games.arena.setup import content_for

    content = content_for({"swaps": ["maleficent-upgrade>demona-upgrade"]})
    maleficent = content.characters[content.find_character("maleficent")]
    assert not maleficent.constants[1].flips_back
    assert maleficent.hears[1] & ~maleficent.hears[0]  # it hears what sets Demona's off


@pytest.mark.parametrize(
    ("game", "swaps"),
    [
        ("kingdom", ["archers-1>mages-2"]),  # another level
        ("kingdom", ["archers-1>thunder"]),
        ("kingdom", ["nothing>"]),
        ("kingdom", "archers-1"),
        ("synchro", ["SH-O-01>SH-S-R01"]),
        ("synchro", [3]),
        ("arena", ["ariel-1>"]),
        ("arena", ["ariel-upgrade>maleficent-upgrade"]),  # a constant one has no text
        ("arena", ["ariel>gaston"]),
    ],
)
def test_exchanges_that_are_none_are_refused(game: str, swaps: object) -> None:
    with pytest.raises(BadSettings):
        ludoteca.game(game).new(seed=1, swaps=swaps)


@pytest.mark.parametrize("game", ["kingdom", "synchro", "arena"])
def test_a_rematch_is_played_with_the_box_as_it_is(game: str) -> None:
    swaps = [f"{ALIKE[game][0]}>{find_piece(ludoteca.game(game), ALIKE[game][0], 2).trials[0].instead}"]
    options = {"mode": "ch4", "swaps": swaps} if game == "arena" else {"swaps": swaps}
    match = ludoteca.game(game).new(seed=1, **options)
    seat = match.open_decisions()[0].seat
    match.concede(seat)
    assert match.options["swaps"] == swaps  # type: ignore[attr-defined]
    assert match.outcome is not None
    assert "swaps" not in ludoteca.game(game).rematch_options(match.options, match.outcome)  # type: ignore[attr-defined]


@pytest.mark.parametrize(("game", "kinds"), [("kingdom", {"archers-1"}), ("synchro", {"SH-O", "SH-S", "SH-H"})])
def test_rows_tell_what_came_and_was_used(game: str, kinds: set[str]) -> None:
    chunk = play_rows(Job(game, ("greedy", "greedy"), 2), 0, 2)
    known = tried(game).pieces()
    assert chunk.cards
    assert all(row[3] in known for row in chunk.cards)
    assert all(any(row[3].startswith(kind) for row in chunk.cards) for kind in kinds)
    assert any(row[5] for row in chunk.cards)  # there at the beginning
    assert any(row[7] > 0 for row in chunk.cards)  # built, used
    assert all(row[6] >= 0 or row[7] >= 0 for row in chunk.cards)


def test_pairs_in_which_a_shared_piece_is_not_used_do_not_count() -> None:
    """Three pairs: it was used and decided; it was there and nothing differs; it was not, yet the games differ."""
    made = tried("kingdom")
    trials = [Trial(-1, "other", {}, {"swaps": ["archers-1>mages-1"]})]
    piece = Piece("archers-1", made.pieces()["archers-1"], trials, CARD_COURSES, made.pieces())
    job = trial_job(ludoteca.game("kingdom"), piece, "greedy", 1, 0, {})

    def row(game: int, score: float, decisions: int) -> tuple[object, ...]:
        return (game, game // 2, game % 2, "{}", "greedy", score, "KR-18.01", decisions, 9, "{}")

    games = [row(0, 1.0, 50), row(1, 0.0, 50), row(2, 1.0, 40), row(3, 1.0, 40), row(4, 0.0, 30), row(5, 0.0, 31)]
    cards = [(0, 0, "greedy", "archers-1", 0, 0, 3, 4, 1.0), (2, 0, "greedy", "archers-1", 0, 0, 3, -1, 1.0)]
    assert [pair.counts for pair in pairs_in(piece, job, games, cards)] == [True, False, True]
    study = piece_study(ludoteca.game("kingdom"), piece, job, games, cards, 0.05, "")
    assert (study.facts["pairs"], study.facts["effect"]) == (2, 0.5)
    assert study.facts["correlation"] == {
        "drawn": {"games": 2, "won": 2.0},
        "played": {"games": 1, "won": 1.0},
        "never drawn": {"games": 1, "won": 0.0},
    }
    needed = study.facts["more_games"]
    assert needed == 2 * 3 * (30 - 2) / 2  # two of three pairs count
    nothing = piece_study(ludoteca.game("kingdom"), piece, job, games[2:4], [], 0.05, "")
    assert "never used in 2 games" in nothing.verdicts[0].en


def test_a_single_pair_does_not_say_that_games_are_won_in_any_case() -> None:
    made = tried("kingdom")
    trials = [Trial(-1, "other", {}, {"swaps": ["archers-1>mages-1"]})]
    piece = Piece("archers-1", made.pieces()["archers-1"], trials, CARD_COURSES, made.pieces())
    job = trial_job(ludoteca.game("kingdom"), piece, "greedy", 1, 0, {})
    games = [(game, game // 2, game % 2, "{}", "greedy", 1.0, "KR-18.01", 50 + game, 9, "{}") for game in range(2 * 10)]
    few, enough = (piece_study(ludoteca.game("kingdom"), piece, job, games[:n], [], 0.05, "") for n in (2, 20))
    assert "needs 60 more games" in few.verdicts[0].en
    assert "nothing can be seen like this, these bots win 100.0%" in enough.verdicts[0].en


def said(*words: str) -> str:
    result = CliRunner().invoke(main, ["lab", "card", *words])
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


def refused(*words: str) -> str:
    result = CliRunner().invoke(main, ["lab", "card", *words])
    assert result.exit_code == 1, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("words", "heard"),
    [
        (["kingdom", "mages-3", "--option", "scenario=1"], "nello scenario 1 le torri arrivano al livello 2"),
        (["kingdom", "thunder", "--option", "scenario=1"], "nello scenario 1 non si può scegliere"),
        (["kingdom", "archer-1"], "forse Arciere (archers-1)"),
        (["synchro", "Lanterna"], "«ludoteca lab card synchro» li elenca"),
        (["kingdom", "thunder", "--option", "packs=/nowhere"], "/nowhere"),
        (["kingdom", "thunder", "--option", "level=iron", "--option", "level=heroic"], "una sola volta"),
    ],
)
def test_refusals_say_what_can_be_done(words: list[str], heard: str) -> None:
    assert heard in refused(*words, "--lang", "it")


def test_a_name_that_several_have_asks_for_an_id(tmp_path: Path) -> None:
    (tmp_path / "pack.yaml").write_text('game: synchro\npack: mine\nname: {it: "Mie", en: "Mine"}\n')
    item = PACKS["synchro"]["items.yaml"].replace("Lanterna", "Spada Corta").replace("Lantern", "Short Sword")
    (tmp_path / "items.yaml").write_text(dedented(item))
    heard = refused("synchro", "short sword", "--option", f"packs={tmp_path}", "--lang", "en")
    assert "SH-O-01, MY-O-01" in heard


def test_the_scenario_that_is_asked_for_holds() -> None:
    piece = find_piece(ludoteca.game("kingdom"), "archers-1", 2, {"scenario": "5", "level": "heroic"})
    arms = [arm for trial in piece.trials for arm in (trial.with_it, trial.without)]
    assert {(arm["scenario"], arm["level"]) for arm in arms} == {("5", "heroic")}
    spells = find_piece(ludoteca.game("kingdom"), "thunder", 2, {"scenario": "7"})
    assert {trial.with_it["scenario"] for trial in spells.trials} == {"7"}


def test_a_tower_on_trial_from_the_command_line(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    words = ["kingdom", "Arciere", "--bot", "greedy", "--games", "8", "--option", "scenario=1", "--report", str(page)]
    heard = said(*words, "--lang", "it")
    assert "Arciere alla prova" in heard
    assert "avuta in mano" in heard or "mai avuta" in heard
    html = page.read_text(encoding="utf-8")
    assert html.index("Verdetto") < html.index("Prove") < html.index("Per ripeterlo")


@pytest.mark.parametrize("game", ["lyon", "lorcana", "arena", "kingdom", "synchro"])
def test_without_a_card_it_is_told_what_there_is(game: str) -> None:
    listed = json.loads(CliRunner().invoke(main, ["lab", "card", game, "--json", "-"]).stdout)["pieces"]
    assert len(listed) == len(set(listed)) >= len(tried(game).pieces())
    for word in (listed[0], listed[-1]):
        assert find_piece(ludoteca.game(game), word, 2).trials
