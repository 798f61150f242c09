"""The learnt judgement: from what the seat knows, the same on every machine, shipped, and not needed to play."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import SearchBot
from ludoteca.bots.learnt import DIGITS, FILE, UNIT, Judgement, judgement_of, odds_of, read_judgement
from ludoteca.kernel.contract import Match
from ludoteca.kernel.features import ROWS, Features
from ludoteca.kernel.game import HasFeatures

ROOT = Path(__file__).parents[2]
LEARNED = ["arena", "lorcana", "lyon"]
PLAYED: list[tuple[str, int, dict[str, str]]] = [
    ("arena", 2, {"mode": "ch1"}),
    ("arena", 2, {"mode": "ch4"}),
    ("lorcana", 2, {}),
    ("lorcana", 3, {}),
    ("lyon", 2, {}),
]


@pytest.fixture
def without_numpy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(sys.modules, "numpy", None)
    judgement_of.cache_clear()
    yield
    judgement_of.cache_clear()


def judgement(key: str) -> Judgement:
    pytest.importorskip("numpy")
    found = judgement_of(ludoteca.game(key))
    assert found is not None
    return found


def positions(key: str, seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a match between two that play at random."""
    match = ludoteca.game(key).new(seats=seats, seed=seed, **options)
    rng = Random(seed)
    while match.outcome is None:
        yield match
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))


def as_seen(found: Features) -> tuple[list[int], list[float]]:
    """The order of the words tells nothing: they are added up."""
    return sorted(found.words), found.numbers


@pytest.mark.parametrize(("key", "seats", "options"), PLAYED)
def test_worlds_that_look_the_same_have_the_same_features(key: str, seats: int, options: dict[str, str]) -> None:
    game: Any = ludoteca.game(key)
    rng = Random(1)
    compared = 0
    for match in positions(key, seats, 4, **options):
        for seat in range(seats):
            world = match.imagine(seat, rng)
            assert as_seen(game.features(match, seat)) == as_seen(game.features(world, seat))
            compared += 1
    assert compared > 50


@pytest.mark.parametrize("key", LEARNED)
def test_looking_at_features_changes_nothing(key: str) -> None:
    game: Any = ludoteca.game(key)
    for match in positions(key, 2, 6):
        before = (match.save(), match.view(0), [decision.options.ids for decision in match.decisions])
        game.features(match, 0)
        assert before == (match.save(), match.view(0), [decision.options.ids for decision in match.decisions])


def test_the_games_that_show_features_are_those_with_weights() -> None:
    games = [ludoteca.game(key) for key in sorted(ludoteca.list_games())]
    assert [game.key for game in games if isinstance(game, HasFeatures)] == LEARNED
    assert [game.key for game in games if (Path(game.folder) / "bot" / FILE).exists()] == LEARNED


def test_the_weights_are_part_of_the_package() -> None:
    """Setuptools, asked as when a wheel is built."""
    build_py = pytest.importorskip("setuptools.command.build_py")
    distribution = pytest.importorskip("setuptools").Distribution
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["setuptools"]
    command = build_py.build_py(
        distribution({"package_dir": {"": "src"}, "packages": ["ludoteca"], "package_data": told["package-data"]})
    )
    command.ensure_finalized()
    command.manifest_files = {}
    files = {Path(file).as_posix() for file in command.find_data_files("ludoteca", str(ROOT / "src/ludoteca"))}
    for key in LEARNED:
        assert (ROOT / f"src/ludoteca/games/{key}/bot" / FILE).as_posix() in files


@pytest.mark.parametrize("key", LEARNED)
def test_weights_fit_the_features(key: str) -> None:
    learnt = judgement(key)
    found = learnt.game.features(ludoteca.game(key).new(seed=1), 0)
    assert learnt.words.shape[0] == ROWS
    assert learnt.shift.shape == learnt.scale.shape == (len(found.numbers),)
    assert learnt.into.shape == (learnt.words.shape[1] + len(found.numbers), len(learnt.out))


@pytest.mark.parametrize("key", LEARNED)
def test_judgements_are_the_same_on_every_machine(key: str) -> None:
    """Counted again in Python's whole numbers, which have no order of summing: not one unit differs."""
    learnt = judgement(key)
    for match in positions(key, 2, 2):
        found = learnt.game.features(match, 1)
        sums = [sum(int(learnt.words[word][column]) for word in found.words) for column in range(learnt.words.shape[1])]
        for i, number in enumerate(found.numbers):
            sums.append(round((number - float(learnt.shift[i])) * float(learnt.scale[i]) * UNIT))
        total = 0
        for column in range(len(learnt.out)):
            hidden = sum(one * int(row[column]) for one, row in zip(sums, learnt.into, strict=True))
            total += max(0, hidden + int(learnt.bias[column])) * int(learnt.out[column])
        assert learnt.learnt(found) == total / UNIT**3
        value = learnt.judge(match, 1)
        assert -1.0 < value < 1.0
        assert value == round(value, DIGITS)


def test_what_training_fits_is_what_the_judgement_says(tmp_path: Path) -> None:
    """The network that is fitted and the one that plays are the same, but for the whole units."""
    numpy = pytest.importorskip("numpy")
    train = pytest.importorskip("tools.train")
    game: Any = ludoteca.game("lyon")
    seen = []
    for number in range(1, 31):
        match = game.new(seed=number)
        for match in positions("lyon", 2, number):
            found = game.features(match, 0)
            seen.append([found.words, found.numbers, 0.0, match.step, 0, number])
        for position in seen:
            if position[5] == number:
                position[2], position[4] = match.result_for(0), match.step
    data = train.arrays(seen)
    weights, report = train.learn(data, 60.0, 0.05)
    assert report["matches"] == 30
    numpy.savez_compressed(tmp_path / FILE, **weights)
    learnt = read_judgement(game, tmp_path / FILE)
    assert learnt is not None
    net = train.Net(data["numbers"].shape[1], numpy.random.default_rng(1))
    net.p = {**weights, "words": numpy.vstack((weights["words"].astype(numpy.float32), numpy.zeros((1, train.WIDE))))}
    scores = net.score(data, numpy.arange(50), (data["numbers"] - weights["shift"]) * weights["scale"])
    for i in range(50):
        found = Features()
        found.words, found.numbers = seen[i][0], seen[i][1]
        said = learnt.learnt(found) + learnt.base[0] + learnt.base[1] * odds_of(found.numbers[0])
        assert said == pytest.approx(float(scores[i]), abs=0.02)


def test_an_ended_match_is_judged_by_its_end() -> None:
    learnt = judgement("lyon")
    for match in positions("lyon", 2, 3):
        last = match
    assert last.outcome is not None
    assert {learnt.judge(last, seat) for seat in (0, 1)} == {-1.0, 1.0}


def test_odds_are_those_of_the_chance_that_a_value_means() -> None:
    assert odds_of(0.0) == 0.0
    assert odds_of(0.5) == pytest.approx(1.0986, abs=1e-4)  # three to one
    assert odds_of(1.0) == odds_of(0.999) == pytest.approx(-odds_of(-1.0))


def test_without_weights_there_is_no_judgement(tmp_path: Path) -> None:
    game: Any = ludoteca.game("lyon")
    assert read_judgement(game, tmp_path / FILE) is None
    assert judgement_of(ludoteca.game("synchro")) is None


def chosen(bot: bots.Bot) -> list[str]:
    """What a bot answers for seat 0 in the first forty steps of a match of Lyon, and how it judged at the end."""
    match = ludoteca.game("lyon").new(seed=11)
    rng = Random(11)
    found = []
    for _ in range(40):
        decision = match.decisions[0]
        option = decision.options.sample(rng) if decision.seat else bots.ask(bot, match, 0, Random(match.step))
        found.append(option.id)
        match.choose(decision.seat, option)
    return found


@pytest.mark.usefixtures("without_numpy")
def test_without_numpy_the_strong_bot_plays_by_the_hand_made_evaluation() -> None:
    assert judgement_of(ludoteca.game("lyon")) is None
    strong, search = bots.make("strong", seed=5, iterations=12), SearchBot(5, iterations=12)
    assert chosen(strong) == chosen(search)
    assert isinstance(strong, SearchBot)
    assert strong.mean == search.mean


def test_with_numpy_the_strong_bot_judges_by_what_was_learnt() -> None:
    judgement("lyon")
    strong, search = bots.StrongBot(5, iterations=12), SearchBot(5, iterations=12)
    match = ludoteca.game("lyon").new(seed=11)
    for bot in (strong, search):
        bots.ask(bot, match, match.decisions[0].seat, Random(1))
    assert strong.done
    assert strong.mean != search.mean
