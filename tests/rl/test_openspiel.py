"""The games as OpenSpiel wants them: its own test passes, and an information state is exactly what a seat can tell."""

from __future__ import annotations

import pickle
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl.flags import FLAGS
from open_spiel.python.algorithms import generate_playthrough as playthroughs
from open_spiel.python.observation import make_observation

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.views import plain
from ludoteca.rl import openspiel
from ludoteca.rl.observation import Spec, observe
from tests.rl.walks import GAMES

SECRET = ["lyon", "lorcana", "arena"]
SHORT = ["lyon", "arena"]
"""Games whose random matches are short enough to be written down, word for word, in the short run."""
PUBLIC = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
ALL = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)


def told(state: Any, player: int) -> str:
    return str(state.information_state_string(player))


def go_on(state: Any, rng: Random) -> None:
    """Take one action, or one outcome of chance, at random."""
    outcomes = openspiel.OUTCOMES
    state.apply_action(rng.randrange(outcomes) if state.is_chance_node() else rng.choice(state.legal_actions()))


def state_after(key: str, seed: int, nodes: int) -> Any:
    """Return a state in which somebody is asked, after at least so many nodes."""
    state, rng = pyspiel.load_game(openspiel.name_of(key)).new_initial_state(), Random(seed)
    while not state.is_terminal() and (nodes > 0 or state.is_chance_node()):
        go_on(state, rng)
        nodes -= 1
    return state


def test_all_games_are_registered() -> None:
    assert sorted(openspiel.REGISTERED) == GAMES
    assert {openspiel.name_of(key) for key in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("key", GAMES)
def test_openspiel_accepts_it(key: str) -> None:
    """Its simulation plays at random, saves, copies and restores, and looks at everything on the way."""
    pyspiel.random_sim_test(pyspiel.load_game(openspiel.name_of(key)), num_sims=1, serialize=True, verbose=False)


def written_again(key: str) -> tuple[str, str]:
    """Write a playthrough as OpenSpiel writes those of its own games, and once more by the actions that it names."""
    if not FLAGS.is_parsed():
        FLAGS(["playthrough"])
    lines = playthroughs.playthrough_lines(openspiel.name_of(key), seed=3)
    game, actions = lines[0].partition(": ")[2], [int(line[8:]) for line in lines if line.startswith("action: ")]
    return "\n".join(lines) + "\n", playthroughs.playthrough(game, actions)


def summed(tensor: np.ndarray, name: str) -> list[str]:
    """Write a tensor as one number: as many as there are in ours take OpenSpiel most of its time to write."""
    return [f"{name} = {blake2b(np.ascontiguousarray(tensor).tobytes()).hexdigest()}"]


@pytest.mark.parametrize("key", [pytest.param(key, marks=[] if key in SHORT else pytest.mark.long) for key in GAMES])
def test_a_playthrough_leads_to_itself(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's own test of its games: whatever a state tells is the same when its history is played again."""
    monkeypatch.setattr(playthroughs, "_format_tensor", summed)
    once, again = written_again(key)
    assert once == again
    assert once.count("# State ") > 40
    for told in ("IsTerminal() = True", "InformationStateString(0)", "PublicObservationString()", "Returns() = ["):
        assert told in once


@pytest.mark.long
@pytest.mark.parametrize("key", GAMES)
def test_so_does_one_with_every_number_of_the_tensors(key: str) -> None:
    once, again = written_again(key)
    assert once == again
    assert "ObservationTensor(0).entities = [" in once


@pytest.mark.parametrize("key", GAMES)
def test_what_all_see_and_what_one_sees_are_told_apart(key: str) -> None:
    game, hidden = pyspiel.load_game(openspiel.name_of(key)), 0
    whole, public, private = (make_observation(game, kind) for kind in (None, PUBLIC, PRIVATE))
    for nodes in (5, 12, 20, 30):
        state = state_after(key, nodes, nodes)
        match, player = state.table.match, state.current_player()
        if state.is_terminal():
            continue
        seen, told = whole.string_from(state, player).splitlines(), public.string_from(state, player).splitlines()
        alone = private.string_from(state, player).splitlines()
        assert told == asking.describe(match.game, match.view(None), "en")
        assert alone == [line for line in seen if line not in told]
        world = state.resample_from_infostate(player, Random(2).random)
        assert private.string_from(world, player).splitlines() == alone
        assert [public.string_from(world, other).splitlines() for other in range(match.seats)] == [told] * match.seats
        hidden += len(alone)
    assert hidden or key not in SECRET


def test_observations_that_there_are_not_are_refused() -> None:
    game = pyspiel.load_game("python_ludoteca_lyon")
    for kind in (pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE), ALL):
        with pytest.raises(ValueError, match="no observations of this kind"):
            make_observation(game, kind)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, params={"size": 3})


@pytest.mark.parametrize("key", GAMES)
def test_a_history_says_everything(key: str) -> None:
    rng, game = Random(4), pyspiel.load_game(openspiel.name_of(key))
    state = game.new_initial_state()
    for _ in range(60):
        go_on(state, rng)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    for player in range(game.num_players()):
        assert told(again, player) == told(state, player)


@pytest.mark.parametrize("key", GAMES)
def test_states_are_saved_and_copied_with_what_everybody_remembers(key: str) -> None:
    state = state_after(key, 3, 50)
    game, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    copied = state.clone()
    for other in (restored, copied, pickle.loads(pickle.dumps(state))):
        one, another = state.clone(), other
        rng, same = Random(1), Random(1)
        for _ in range(30):
            if one.is_terminal():
                break
            go_on(one, rng)
            go_on(another, same)
        assert one.history() == another.history()
        for player in range(game.num_players()):
            assert told(one, player) == told(another, player)
    assert len(state.history()) < len(copied.history())


@pytest.mark.parametrize("key", GAMES)
def test_what_is_dealt_anew_looks_the_same_to_the_player(key: str) -> None:
    others = 0
    rng = Random(5)
    for nodes in (10, 40, 80):
        state = state_after(key, nodes, nodes)
        if state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        assert told(world, player) == told(state, player)
        assert world.current_player() == player
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        others += str(world.table.match.save()) != str(state.table.match.save())
        while not world.is_terminal():
            go_on(world, rng)
    assert others > 0


@pytest.mark.parametrize("key", SECRET)
def test_information_states_are_equal_exactly_when_the_player_has_seen_the_same(key: str) -> None:
    """Worlds that look the same to a player are played on with the same choices, until one shows them apart."""
    rng, same, apart = Random(6), 0, 0
    for number in range(12):
        state = state_after(key, number, 12 + 4 * number)
        if state.is_terminal():
            continue
        player = state.current_player()
        world = state.resample_from_infostate(player, rng.random)
        seen = [[], []]
        for _ in range(25):
            if state.is_terminal() or state.current_player() != world.current_player():
                break
            if state.is_chance_node():
                action = rng.randrange(openspiel.OUTCOMES)
            else:
                shared = min(len(state.legal_actions()), len(world.legal_actions()))
                action = rng.randrange(shared)
            for one, note in zip((state, world), seen, strict=True):
                look(one, action, player, note)
            equal = seen[0] == seen[1]
            assert (told(state, player) == told(world, player)) == equal
            same += equal
            apart += not equal
            if not equal:
                break
    assert same > 10
    assert apart > 0


def look(state: Any, action: int, player: int, seen: list[Any]) -> None:
    """Apply an action, and note what the player sees of it."""
    table = state.table
    before = table.match
    asked = table.decision
    option = asked.options[action].id if asked is not None and asked.seat == player else ""
    step = before.step
    state.apply_action(action)
    match = state.table.match
    if match.step == step:
        if option:
            table.waiting_option = option
        return
    option = option or table.__dict__.pop("waiting_option", "")
    events = [event.seen_by(player).to_json() for event in match.happened]
    view = plain(match.view_to_tell(player, match.happened))
    if events or option or not seen or seen[-1][2] != view:
        seen.append((option, events, view))


@pytest.mark.parametrize("key", GAMES)
def test_tensors_are_the_arrays_of_an_observation(key: str) -> None:
    state = state_after(key, 2, 30)
    game = state.get_game()
    observation = make_observation(game)
    buffers = Spec.of(ludoteca.game(key)).buffers()
    for player in range(game.num_players()):
        observation.set_from(state, player)
        observe(state.table.match, player, buffers)
        assert np.array_equal(observation.dict["options"], buffers.options.astype(np.float32))
        assert np.array_equal(observation.dict["entities"], buffers.entities.astype(np.float32))


@pytest.mark.parametrize("key", GAMES)
def test_returns_are_how_the_match_ended(key: str) -> None:
    state = state_after(key, 1, 100_000)
    match = state.table.match
    assert match.outcome is not None
    assert state.returns() == [match.result_for(seat) for seat in range(match.seats)]
    if state.get_game().get_type().utility == pyspiel.GameType.Utility.ZERO_SUM:
        assert sum(state.returns()) == 0


def test_chance_is_asked_only_where_something_is_drawn() -> None:
    state = pyspiel.load_game("python_ludoteca_lyon").new_initial_state()
    for outcome in (1, 2, 3, 4):
        assert state.is_chance_node()
        assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(outcome)
    assert state.current_player() >= 0
    other = state.get_game().new_initial_state()
    for outcome in (1, 2, 3, 5):
        other.apply_action(outcome)
    assert str(other.table.match.save()) != str(state.table.match.save())


def test_settings_are_kept_in_the_name_of_the_game() -> None:
    game = openspiel.load("lyon", decks=["leoni", "notturni"])
    again = pyspiel.load_game(str(game))
    state = again.new_initial_state()
    for _ in range(openspiel.DEAL):
        state.apply_action(0)
    assert state.table.match.save()["options"]["decks"] == ["leoni", "notturni"]
    assert openspiel.load("lorcana", players=4).num_players() == 4
