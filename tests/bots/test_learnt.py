"""The learnt judgement: from what the seat knows, the same on every machine, shipped, and not needed to play."""

import importlib.util
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterator
from math import exp
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

import ludoteca
from ludoteca import bots
from ludoteca.bots import SearchBot
from ludoteca.bots import learnt as learning
from ludoteca.bots.learnt import (
    DIGITS,
    FILE,
    LAYERS,
    UNIT,
    Judgement,
    in_units,
    judgement_of,
    odds_of,
    read_judgement,
)
from ludoteca.kernel.contract import Match
from ludoteca.kernel.features import ROWS, THINGS, TRAITS, Features
from ludoteca.kernel.game import HasFeatures

ROOT = Path(__file__).parents[2]
LEARNED = ["arena", "lorcana", "lyon"]
"""The games with weights."""
SHOWING = ["arena", "kingdom", "lorcana", "lyon", "synchro"]
"""The games that show features."""
PLAYED: list[tuple[str, int, dict[str, str]]] = [
    ("arena", 2, {"mode": "ch1"}),
    ("arena", 2, {"mode": "ch4"}),
    ("kingdom", 2, {"scenario": "1", "level": "one_star"}),
    ("lorcana", 2, {}),
    ("lorcana", 3, {}),
    ("lyon", 2, {}),
    ("synchro", 2, {}),
]


@pytest.fixture
def with_nothing(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Neither the network in C nor numpy."""
    for module in ("numpy", "ludoteca.bots._judging"):
        monkeypatch.setitem(sys.modules, module, None)
    judgement_of.cache_clear()
    yield
    judgement_of.cache_clear()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The network in C, compiled here."""
    compiler, source = shutil.which("cc"), ROOT / "src/ludoteca/bots/_judging.c"
    if compiler is None:
        pytest.skip("there is no C compiler")
    library = tmp_path_factory.mktemp("judging") / f"_judging{sysconfig.get_config_var('EXT_SUFFIX')}"
    flags = ["-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", f"-I{sysconfig.get_paths()['include']}"]
    done = subprocess.run([compiler, *flags, str(source), "-o", str(library), "-lm"], capture_output=True, text=True)
    if "Python.h" in done.stderr:
        pytest.skip("there are no headers of Python")
    assert done.returncode == 0, done.stderr
    spec = importlib.util.spec_from_file_location("_judging", library)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.Network


def judgement(key: str) -> Judgement:
    pytest.importorskip("numpy")
    found = judgement_of(ludoteca.game(key))
    assert found is not None
    return found


def layers_of(key: str) -> dict[str, memoryview]:
    """The shipped weights, in whole units."""
    game: Any = ludoteca.game(key)
    with ZipFile(Path(game.folder) / "bot" / FILE) as stored:
        return {name: in_units(stored, name) for name in LAYERS}


def positions(key: str, seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """Every position of a match between two that play at random."""
    match = ludoteca.game(key).new(seats=seats, seed=seed, **options)
    rng = Random(seed)
    while match.outcome is None:
        yield match
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options.sample(rng))


def as_seen(found: Features) -> tuple[Any, ...]:
    """The order of words and things tells nothing: they are added up."""
    return sorted(found.words), sorted(found.ours), sorted(found.theirs), found.numbers


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


@pytest.mark.parametrize("key", ["kingdom", "synchro"])
def test_where_all_play_together_everybody_sees_the_same(key: str) -> None:
    game: Any = ludoteca.game(key)
    for match in positions(key, 3, 5):
        seen = [game.features(match, seat) for seat in range(3)]
        assert as_seen(seen[0]) == as_seen(seen[1]) == as_seen(seen[2])
        assert seen[0].numbers[0] == game.evaluate(match, 0)


@pytest.mark.parametrize("key", SHOWING)
def test_looking_at_features_changes_nothing(key: str) -> None:
    game: Any = ludoteca.game(key)
    for match in positions(key, 2, 6):
        before = (match.save(), match.view(0), [decision.options.ids for decision in match.decisions])
        game.features(match, 0)
        assert before == (match.save(), match.view(0), [decision.options.ids for decision in match.decisions])


def test_the_games_that_have_weights_show_features() -> None:
    games = [ludoteca.game(key) for key in sorted(ludoteca.list_games())]
    assert [game.key for game in games if isinstance(game, HasFeatures)] == SHOWING
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
    game: Any = ludoteca.game(key)
    layers = {name: layer.shape for name, layer in layers_of(key).items()}
    words, things, hidden = layers["words"][1], layers["things"][1], layers["bias"][0]
    seen = set()
    for match in positions(key, 2, 9):
        found = game.features(match, 0)
        assert layers["shift"] == layers["scale"] == (len(found.numbers),)
        assert all(0 <= word < ROWS for word in found.words)
        for thing, traits in [*found.ours, *found.theirs]:
            assert 0 <= thing < THINGS
            assert len(traits) == TRAITS
            seen.add(thing)
    assert len(seen) > 3
    assert layers["words"][0] == ROWS
    assert layers["things"][0] == THINGS
    assert layers["traits"] == (TRAITS, things)
    assert layers["into"] == (words + 2 * things + layers["shift"][0], hidden)
    assert layers["on"] == (hidden, layers["out"][0])


def rectified(sums: list[int]) -> list[int]:
    return [max(0, one) // UNIT for one in sums]


def times(row: list[int], matrix: list[list[int]], more: list[int]) -> list[int]:
    return [
        sum(one * line[column] for one, line in zip(row, matrix, strict=True)) + more[column]
        for column in range(len(more))
    ]


@pytest.mark.parametrize("key", LEARNED)
def test_judgements_are_the_same_on_every_machine(key: str, quick: Any) -> None:
    """Counted again in Python's whole numbers, which have no order of summing, and in C: not one unit differs."""
    learnt = judgement(key)
    views = layers_of(key)
    in_c = quick(float(UNIT), *views.values())
    layers: dict[str, Any] = {name: view.tolist() for name, view in views.items()}
    whole = {
        name: [[int(one) for one in row] for row in rows] if isinstance(rows[0], list) else [int(one) for one in rows]
        for name, rows in layers.items()
        if name not in ("scale", "shift")
    }
    wide = len(whole["words"][0])
    for number, match in enumerate(positions(key, 2, 2)):
        if number % 5:
            continue
        found = learnt.game.features(match, 1)
        sums = [sum(whole["words"][word][column] for word in found.words) for column in range(wide)]
        for things in (found.ours, found.theirs):
            pooled = [0] * len(whole["things"][0])
            for thing, traits in things:
                counted = [round(trait * UNIT) for trait in traits]
                made = times(counted, whole["traits"], [UNIT * one for one in whole["things"][thing]])
                pooled = [one + more for one, more in zip(pooled, rectified(made), strict=True)]
            sums += pooled
        for i, one in enumerate(found.numbers):
            sums.append(round((one - layers["shift"][i]) * layers["scale"][i] * UNIT))
        hidden = rectified(times(sums, whole["into"], whole["bias"]))
        second = rectified(times(hidden, whole["on"], whole["on_bias"]))
        total = sum(one * out for one, out in zip(second, whole["out"], strict=True)) / UNIT**2
        assert learnt.learnt(found) == total
        assert in_c.reckon(found.words, found.ours, found.theirs, found.numbers) == total
        value = learnt.judge(match, 1)
        assert -1.0 < value < 1.0
        assert value == round(value, DIGITS)


def test_the_network_in_c_refuses_what_does_not_fit(quick: Any) -> None:
    layers = layers_of("lyon")
    whole = list(layers.values())
    network = quick(float(UNIT), *whole)
    numbers = [0.0] * layers["scale"].shape[0]
    traits = [0.0] * TRAITS
    with pytest.raises(IndexError):
        network.reckon([ROWS], [], [], numbers)
    with pytest.raises(IndexError):
        network.reckon([], [(-1, traits)], [], numbers)
    with pytest.raises(ValueError, match="a thing is a word and its traits"):
        network.reckon([], [], [(1, traits[1:])], numbers)
    with pytest.raises(TypeError):
        network.reckon([], [], [], numbers[1:])
    with pytest.raises(ValueError, match="do not fit"):
        quick(float(UNIT), *whole[:5], whole[5][:3], *whole[6:])
    with pytest.raises(TypeError):
        quick(float(UNIT), *whole[:9], bytes(8))


def test_what_training_fits_is_what_the_judgement_says(tmp_path: Path) -> None:
    """The network that is fitted and the one that plays are the same, but for the whole units."""
    numpy = pytest.importorskip("numpy")
    pytest.importorskip("torch")
    train = pytest.importorskip("tools.train")
    game: Any = ludoteca.game("lyon")
    seen, found = train.Seen(), []
    for number in range(1, 12):
        for match in positions("lyon", 2, number):
            last = match
            if match.decisions[0].continues:
                continue
            features = game.features(match, 0)
            seen.note(features, 0, match.step, match.step)
            found.append(features)
        seen.close([last.result_for(0)], last.step, number)
    data = seen.arrays(TRAITS)
    fit = train.Fit(data, ROWS, THINGS, learning.SURE)
    for value in fit.mean.values():  # as they are in the beginning they say nothing
        value.add_(fit.torch.randn_like(value) * 0.1)
    numpy.savez_compressed(tmp_path / FILE, **fit.weights())
    learnt = read_judgement(game, tmp_path / FILE)
    assert learnt is not None
    chances = fit.chances(numpy.arange(50))
    for i in range(50):
        said = learnt.learnt(found[i]) + learnt.base[0] + learnt.base[1] * odds_of(found[i].numbers[0])
        assert 1.0 / (1.0 + exp(-said)) == pytest.approx(float(chances[i]), abs=0.02)


def test_what_is_expected_later_is_handed_back() -> None:
    """What a position is worth is what is said of those after it, the nearer the more, and who won."""
    numpy = pytest.importorskip("numpy")
    train = pytest.importorskip("tools.train")
    data = {
        "won": numpy.array([1.0, 1.0, 1.0, 0.0], numpy.float32),
        "match": numpy.array([2, 2, 2, 3]),
        "turn": numpy.array([1, 1, 2, 1]),
    }
    later = train.later(data, numpy.array([0.1, 0.2, 0.5, 0.9]))
    nearer = train.LATER * 1.0 + (1.0 - train.LATER) * 0.5
    assert later.tolist() == pytest.approx([nearer, nearer, 1.0, 0.0])


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


@pytest.mark.usefixtures("with_nothing")
def test_without_c_and_numpy_the_strong_bot_plays_by_the_hand_made_evaluation() -> None:
    assert judgement_of(ludoteca.game("lyon")) is None
    strong, search = bots.make("strong", seed=5, iterations=12), SearchBot(5, iterations=12)
    assert chosen(strong) == chosen(search)
    assert isinstance(strong, SearchBot)
    assert strong.mean == search.mean


def test_the_strong_bot_judges_by_what_was_learnt() -> None:
    judgement("lyon")
    strong, search = bots.StrongBot(5, iterations=12), SearchBot(5, iterations=12)
    match = ludoteca.game("lyon").new(seed=11)
    for bot in (strong, search):
        bots.ask(bot, match, match.decisions[0].seat, Random(1))
    assert strong.done
    assert strong.mean != search.mean
