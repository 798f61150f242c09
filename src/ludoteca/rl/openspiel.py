"""The games for OpenSpiel: to import this module registers `python_ludoteca_lyon` and the others.

>>> import pyspiel
>>> import ludoteca.rl.openspiel
>>> game = pyspiel.load_game("python_ludoteca_lyon")
>>> game.num_players()
2

An action is the place of an option in the decision of whoever is asked; where several are asked at once they answer in
turn, each finishing the action that it has begun.

Chance is explicit. A match begins with `DEAL` chance nodes, and a choice that draws something (a card shuffled away, a
die) is followed by `DRAW` of them, each with `OUTCOMES` equally likely outcomes, which together are the seed of what is
drawn then. So a history says everything, copies of a state do not know the future, and what follows a choice is one of
65,536 samples of the true chance. (`SAMPLED_STOCHASTIC` would say the same, but OpenSpiel cannot save such games when
they are written in Python.)
"""

from __future__ import annotations

import base64
import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from random import Random
from typing import Any

from ludoteca.extras import require

require("pyspiel", "openspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from ludoteca.kernel import asking  # noqa: E402
from ludoteca.kernel.chance import Drawn, NoChance, Seeded  # noqa: E402
from ludoteca.kernel.contract import Decision, Match  # noqa: E402
from ludoteca.kernel.positions import state_hash  # noqa: E402
from ludoteca.library import game as find_game  # noqa: E402
from ludoteca.rl.memory import Memory  # noqa: E402
from ludoteca.rl.observation import Spec, observe  # noqa: E402
from ludoteca.rl.turns import next_decision  # noqa: E402

REGISTERED = ("lyon", "lorcana", "arena", "kingdom", "synchro")
OUTCOMES, DEAL, DRAW = 256, 4, 2
LONGEST = 20_000
"""More nodes than any match has."""
DEALING = "dealing"
"""What is seen before there is a match."""


def name_of(key: str) -> str:
    return f"python_ludoteca_{key}"


def load(key: str, players: int = 0, max_options: int = 0, **settings: Any) -> Any:
    """Load a game with its settings (`decks=[…]`, `scenario="5"`)."""
    return pyspiel.load_game(
        name_of(key), {"players": players, "max_options": max_options, "settings": written(settings)}
    )


def written(settings: dict[str, Any]) -> str:
    """Write settings as a parameter, in signs that OpenSpiel does not take for its own."""
    return base64.urlsafe_b64encode(json.dumps(settings).encode()).decode().replace("=", ".") if settings else ""


def read(text: str) -> dict[str, Any]:
    settings: dict[str, Any] = json.loads(base64.urlsafe_b64decode(text.replace(".", "="))) if text else {}
    return settings


class Table:
    """A match on its way, with all that a state has to copy and to save."""

    def __init__(self, key: str, seats: int, settings: dict[str, Any]) -> None:
        self.key = key
        self.seats = seats
        self.settings = settings
        self.match: Match | None = None
        self.memory = Memory(seats)
        self.last = -1
        """Who answered last."""
        self.pending: tuple[int, str] | None = None
        """A choice that waits for chance: the seat and the option."""
        self.drawn: list[int] = []
        """The outcomes of the chance nodes just passed."""
        self.events = 0
        """How often chance has been asked."""

    @property
    def awaits_chance(self) -> bool:
        return self.match is None or self.pending is not None

    @property
    def decision(self) -> Decision | None:
        """What is asked now; None at chance nodes and at the end."""
        return None if self.match is None or self.pending is not None else next_decision(self.match, self.last)

    def draw(self, outcome: int) -> None:
        """Take the outcome of a chance node; after the last one of several, go on."""
        self.drawn.append(outcome)
        if len(self.drawn) < (DEAL if self.match is None else DRAW):
            return
        seed = blake2b(f"{self.events}/{self.drawn}".encode(), digest_size=6).digest()
        chance = Seeded(int.from_bytes(seed, "big"))
        self.events += 1
        self.drawn = []
        if self.match is None:
            self.match = find_game(self.key).new(seats=self.seats, chance=chance, **self.settings)
            self.memory.note(self.match, -1, "", self.match.happened)
        elif self.pending is not None:
            (seat, option), self.pending = self.pending, None
            self.match.draw_from(chance)
            self._choose(self.match, seat, option)

    def answer(self, index: int) -> None:
        """Make a choice, or wait for chance with it, if it draws any."""
        decision = self.decision
        assert decision is not None
        assert self.match is not None
        seat, option = decision.seat, decision.options[index].id
        trial = self.match.copy()
        trial.draw_from(NoChance())
        try:
            self._choose(trial, seat, option)
        except Drawn:
            self.pending = seat, option
        else:
            self.match = trial

    def _choose(self, match: Match, seat: int, option: str) -> None:
        events = match.choose(seat, option)
        self.last = seat
        self.memory.note(match, seat, option, events)

    def imagined(self, seat: int, rng: Random) -> Table:
        """Return a table that this seat cannot tell from this one, with everything hidden dealt anew."""
        made = self.__deepcopy__({})
        assert self.match is not None
        made.match = self.match.imagine(seat, rng)
        made.memory = self.memory.imagined(seat)
        return made

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        made = Table(self.key, self.seats, self.settings)
        made.match = self.match.copy() if self.match is not None else None
        made.memory = self.memory.copy()
        made.last, made.pending, made.drawn, made.events = self.last, self.pending, self.drawn[:], self.events
        return made

    def __getstate__(self) -> dict[str, Any]:
        self.memory.catch_up()
        saved = self.match.save() if self.match is not None else None
        return {**self.__dict__, "match": saved}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if kept["match"] is not None:
            self.match = find_game(self.key).restore(kept["match"])


class LudotecaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A match at a decision, or at a chance node."""

    def __init__(self, game: LudotecaGame) -> None:
        super().__init__(game)
        self.table = Table(game.key, game.seats, game.settings)

    def current_player(self) -> int:
        table = self.table
        if table.awaits_chance:
            return int(pyspiel.PlayerId.CHANCE)
        decision = table.decision
        return decision.seat if decision is not None else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        decision = self.table.decision
        return list(range(len(decision.options))) if decision is not None and decision.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.table.awaits_chance:
            self.table.draw(action)
        else:
            self.table.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        decision = self.table.decision
        known = decision is not None and decision.seat == player and action < len(decision.options)
        return decision.options[action].id if decision is not None and known else f"option {action}"

    def is_terminal(self) -> bool:
        match = self.table.match
        return match is not None and match.outcome is not None

    def returns(self) -> list[float]:
        match = self.table.match
        return [match.result_for(seat) if match is not None else 0.0 for seat in range(self.table.seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LudotecaState:
        """Return a state that this player cannot tell from this one, with everything hidden dealt anew.

        Its history is empty, because the true one would tell what is hidden.
        """
        made: LudotecaState = self.get_game().new_initial_state()
        made.table = self.table.imagined(player, Random(int(sampler() * (1 << 48))))
        return made

    def __str__(self) -> str:
        match = self.table.match
        if match is None:
            return f"dealing {self.table.drawn}"
        waits = f", {self.table.pending} waits for chance {self.table.drawn}" if self.table.pending is not None else ""
        return f"{match!r} after {match.step} choices{waits} ({state_hash(match)})"


class LudotecaObserver:
    """Tells a state to a player: the arrays of `ludoteca.rl.observation` as one tensor, and a text."""

    def __init__(self, game: LudotecaGame) -> None:
        self._buffers = game.spec.buffers()
        shapes = {name: shape for name, shape in game.spec.shapes.items() if name != "mask" and 0 not in shape}
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: LudotecaState, player: int) -> None:
        match = state.table.match
        if match is None:
            self.tensor.fill(0)
            return
        observe(match, player, self._buffers)
        for name, part in self.dict.items():
            part[:] = getattr(self._buffers, name)

    def string_from(self, state: LudotecaState, player: int) -> str:
        """Say in words what the player sees."""
        return "\n".join(seen_by(state, player))


class Teller:
    """Tells a state to a player by a text alone."""

    tensor = None

    def __init__(self, told: Callable[[LudotecaState, int], str]) -> None:
        self.dict: dict[str, Any] = {}
        self._told = told

    def set_from(self, state: LudotecaState, player: int) -> None:
        """Leave the tensor, of which there is none."""

    def string_from(self, state: LudotecaState, player: int) -> str:
        return self._told(state, player) if state.table.match is not None else DEALING


def seen_by(state: LudotecaState, player: int | None) -> list[str]:
    """Say in words what a player sees now (None: a spectator), a line each."""
    match = state.table.match
    return asking.describe(match.game, match.view(player), "en") if match is not None else [DEALING]


def recalled_by(state: LudotecaState, player: int) -> str:
    """Tell all that a player has seen, as one number."""
    return f"seat {player}: {state.table.memory.of(player)}"


def seen_by_all(state: LudotecaState, player: int) -> str:
    return "\n".join(seen_by(state, None))


def seen_alone(state: LudotecaState, player: int) -> str:
    """Say what a player sees and a spectator does not."""
    public = set(seen_by(state, None))
    return "\n".join(line for line in seen_by(state, player) if line not in public)


def observer_of(game: LudotecaGame, wanted: Any, params: Any) -> LudotecaObserver | Teller:
    """Make the observer that is wanted: of all that a player sees, has seen, shares with everybody or sees alone."""
    if params:
        raise ValueError(f"observations take no parameters, and were given {params}")
    if wanted is None:
        return LudotecaObserver(game)
    own = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
    if wanted.perfect_recall and wanted.public_info and own:
        return Teller(recalled_by)
    if wanted.perfect_recall or wanted.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError(f"there are no observations of this kind: {wanted}")
    if wanted.public_info and own:
        return LudotecaObserver(game)
    return Teller(seen_by_all if wanted.public_info else seen_alone)


class LudotecaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of the games."""

    key = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        game = find_game(self.key)
        self.settings = read(given.get("settings", ""))
        self.seats = game.new(seats=given.get("players", 0), seed=0, **self.settings).seats
        self.spec = Spec.of(game, 0, given.get("max_options", 0))
        kind = game_type(self.key, self.seats)
        super().__init__(kind, game_info(self.spec, self.seats, kind.utility), given)

    def new_initial_state(self, *given: Any) -> LudotecaState:
        return LudotecaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> LudotecaObserver | Teller:
        return observer_of(self, iig_obs_type, params)


def game_type(key: str, seats: int = 0) -> Any:
    """Tell OpenSpiel what a game is like; two who play against one another share one point between them."""
    game = find_game(key)
    utilities = pyspiel.GameType.Utility
    against = utilities.ZERO_SUM if (seats or game.max_seats) == 2 else utilities.GENERAL_SUM
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(key),
        long_name=f"Ludoteca: {game.name.en}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(information.PERFECT_INFORMATION if game.open_information else information.IMPERFECT_INFORMATION),
        utility=utilities.IDENTICAL if game.cooperative else against,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 0, "max_options": 0, "settings": ""},
    )


def game_info(spec: Spec, seats: int, utility: Any) -> Any:
    zero_sum = utility == pyspiel.GameType.Utility.ZERO_SUM
    return pyspiel.GameInfo(
        num_distinct_actions=spec.max_options,
        max_chance_outcomes=OUTCOMES,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0 if zero_sum else None,
        max_game_length=LONGEST,
    )


def register(keys: Sequence[str] = REGISTERED) -> None:
    """Make the games known to `pyspiel.load_game`."""
    for key in keys:
        if name_of(key) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(key), type(f"Ludoteca{key.capitalize()}", (LudotecaGame,), {"key": key}))


register()
