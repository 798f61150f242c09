"""Teach a small network to play Lyon, in plain torch: it imitates greedy first, then plays against itself.

    python examples/train_lyon.py --minutes 10 --workers 2 --out lyon.pt

Each option is scored by what it points to: the rows of its cards and spaces, its verb and numbers, and a summary of the
whole table. So the network has as many answers as there are options, and cards it has never seen are not out of its
reach. The imitation learns from decisions of greedy (cross-entropy); then batches of matches are played by the network
for both seats, and what led to a win becomes likelier (PPO, with the result of the match as the only reward), after a
while in which it only learns to tell who will win. At the end it plays against greedy, seats and decks in turn.
"""

from __future__ import annotations

import argparse
import time
from random import Random

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

import ludoteca
from ludoteca import bots
from ludoteca.rl.observation import Buffers, Spec, observe
from ludoteca.rl.turns import next_decision
from ludoteca.rl.vector import Batch

WORDS, WIDTH = 4096, 64
"""Words are told apart by their code modulo this; every thing becomes so many numbers."""
CLIP, ENTROPY, ROUNDS = 0.2, 0.01, 2
WARMING = 0.1
"""The part of the time against itself in which it only learns who will win."""
DECKS = list(ludoteca.game("lyon").settings()[0].choices)


class Reader(nn.Module):
    """Reads rows of numbers: words by an embedding, numbers by their signed logarithm."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__()
        self.words = [i for i, kind in enumerate(kinds) if kind == "word"]
        self.numbers = [i for i, kind in enumerate(kinds) if kind in ("number", "flag")]
        self.embedding = nn.EmbeddingBag(WORDS, WIDTH, mode="sum", padding_idx=0)
        self.layers = nn.Sequential(
            nn.Linear(len(self.numbers) + WIDTH, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH)
        )

    def forward(self, rows: Tensor) -> Tensor:
        words = rows[..., self.words].long()
        places = torch.arange(len(self.words), device=rows.device) * 7919  # the same word means other things elsewhere
        hashed = torch.where(words == 0, 0, (words + places) % (WORDS - 1) + 1)
        told = self.embedding(hashed.flatten(0, -2)).unflatten(0, hashed.shape[:-1]) if self.words else 0
        numbers = rows[..., self.numbers].float()
        return self.layers(torch.cat([numbers.sign() * numbers.abs().log1p(), told], -1))


class Player(nn.Module):
    """Scores the options of a decision, and says how good the position is."""

    def __init__(self, spec: Spec) -> None:
        super().__init__()
        self.things = Reader([column.kind for column in spec.columns])
        self.table = Reader([column.kind for column in spec.global_columns])
        self.options = Reader([column.kind for column in spec.option_columns])
        self.pointers = [i for i, column in enumerate(spec.option_columns) if column.kind == "pointer"]
        self.verbs = nn.Embedding(len(spec.verbs) + 1, WIDTH)
        self.summary = nn.Sequential(nn.Linear(3 * WIDTH, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, WIDTH), nn.ReLU())
        scored = (3 + len(self.pointers)) * WIDTH
        self.score = nn.Sequential(nn.Linear(scored, 2 * WIDTH), nn.ReLU(), nn.Linear(2 * WIDTH, 1))
        self.value = nn.Sequential(nn.Linear(WIDTH, WIDTH), nn.ReLU(), nn.Linear(WIDTH, 1), nn.Tanh())

    def forward(self, seen: dict[str, Tensor]) -> tuple[Tensor, Tensor]:
        entities, options = seen["entities"], seen["options"]
        present = entities[..., :1] > 0
        things = self.things(entities) * present
        mean = things.sum(1) / present.sum(1).clamp(min=1)
        most = things.masked_fill(~present, -1e9).amax(1)
        summary = self.summary(torch.cat([mean, most, self.table(seen["globals"])], -1))
        rows = functional.pad(things, (0, 0, 1, 0))  # pointers count from 1; 0 is nothing
        told = [
            self.options(options),
            self.verbs(options[..., 0].long()),
            summary[:, None].expand(-1, options.shape[1], -1),
        ]
        for place in self.pointers:
            at = options[..., place].long().unsqueeze(-1).expand(-1, -1, WIDTH)
            told.append(rows.gather(1, at))
        scores = self.score(torch.cat(told, -1)).squeeze(-1)
        return scores.masked_fill(seen["mask"] == 0, -1e9), self.value(summary).squeeze(-1)


def tensors(arrays: dict[str, np.ndarray], device: torch.device) -> dict[str, Tensor]:
    """Copy observations, without the rows and options that none of them fills."""
    rows = max(1, int((arrays["entities"][..., 0] > 0).sum(-1).max()))
    options = max(1, int(arrays["mask"].sum(-1).max()))
    cut = {
        "entities": arrays["entities"][:, :rows],
        "globals": arrays["globals"],
        "options": arrays["options"][:, :options],
        "mask": arrays["mask"][:, :options],
    }
    return {name: torch.from_numpy(np.array(array)).to(device) for name, array in cut.items()}


def seen_in(batch: Batch) -> dict[str, np.ndarray]:
    return {name: getattr(batch, name) for name in ("entities", "globals", "options", "mask")}


def filled(buffers: Buffers) -> dict[str, np.ndarray]:
    """Copy what an observation fills."""
    count = int(buffers.mask.sum())
    told = {"entities": buffers.entities[: buffers.rows], "globals": buffers.globals}
    told |= {"options": buffers.options[:count], "mask": buffers.mask[:count]}
    return {name: array.copy() for name, array in told.items()}


def stacked(many: list[dict[str, np.ndarray]]) -> dict[str, np.ndarray]:
    """Put observations of different lengths into one batch, with zeros after the shorter ones."""
    found = {}
    for name, first in many[0].items():
        longest = max(len(one[name]) for one in many)
        found[name] = np.zeros((len(many), longest, *first.shape[1:]), first.dtype)
        for place, one in enumerate(many):
            found[name][place, : len(one[name])] = one[name]
    return found


def imitate(player: Player, train: torch.optim.Optimizer, seconds: float, device: torch.device) -> None:
    """Learn to choose as greedy does, from matches that it plays against itself."""
    game, rng = ludoteca.game("lyon"), Random(1)
    spec = Spec.of(game)
    until, said, hits, count = time.monotonic() + seconds, 0.0, 0, 0
    memory: list[tuple[dict[str, np.ndarray], int]] = []
    while time.monotonic() < until:
        match = game.new(seed=rng.getrandbits(40), decks=rng.choices(DECKS, k=2))
        two = [bots.make("greedy", rng.getrandbits(32)) for _ in range(2)]
        while match.outcome is None:
            decision = next_decision(match)
            assert decision is not None
            option = bots.ask(two[decision.seat], match, decision.seat, rng)
            if len(decision.raws) > 1:
                buffers = spec.buffers()
                observe(match, decision.seat, buffers)
                memory.append((filled(buffers), decision.raws.index(option.raw)))
            match.choose_raw(decision.seat, option.raw)
        for _ in range(4):
            chosen = rng.choices(memory, k=256)
            arrays = stacked([one for one, _ in chosen])
            wanted = torch.tensor([choice for _, choice in chosen], device=device)
            scores, _ = player(tensors(arrays, device))
            loss = functional.cross_entropy(scores, wanted)
            train.zero_grad()
            loss.backward()
            train.step()
            hits += int((scores.argmax(-1) == wanted).sum())
            count += len(chosen)
        memory = memory[-20_000:]
        if time.monotonic() > said + 20:
            print(f"imitating: {hits / count:.0%} as greedy chooses", flush=True)
            said, hits, count = time.monotonic(), 0, 0


class Step:
    """What was seen and done in one step of a batch."""

    def __init__(
        self, seen: dict[str, Tensor], seats: np.ndarray, actions: Tensor, chance: Tensor, value: Tensor
    ) -> None:
        self.seen, self.seats, self.actions, self.chance, self.value = seen, seats, actions, chance, value
        self.advantage = torch.zeros_like(value)
        self.target = torch.zeros_like(value)
        self.known = torch.zeros_like(value)


@torch.no_grad()
def play(player: Player, batch: Batch, steps: int, device: torch.device, decay: float = 0.97) -> list[Step]:
    """Let the network play both seats, and say afterwards for each choice how much better it went than expected."""
    done: list[Step] = []
    ends: list[tuple[np.ndarray, np.ndarray]] = []
    for _ in range(steps):
        seen = tensors(seen_in(batch), device)
        scores, value = player(seen)
        odds = functional.log_softmax(scores, -1)
        actions = torch.distributions.Categorical(logits=odds).sample()
        done.append(Step(seen, batch.seats.copy(), actions, odds.gather(1, actions[:, None]).squeeze(1), value))
        batch.step(actions.cpu().numpy())
        ends.append((batch.over.copy(), batch.returns.copy()))
    places, seats = ends[0][1].shape
    later = np.zeros((places, seats))  # by place and seat: the value that came next, and how sure it is that one came
    sum_of = np.zeros((places, seats))
    known = np.zeros((places, seats))
    for step, (over, returns) in zip(reversed(done), reversed(ends), strict=True):
        ended = over.astype(bool)
        later[ended], sum_of[ended], known[ended] = returns[ended], 0, 1
        at = (np.arange(places), step.seats)
        value = step.value.cpu().numpy()
        ended_here = ended.astype(float)
        delta = later[at] - value
        sum_of[at] = delta + decay * sum_of[at] * (1 - ended_here)
        step.advantage = torch.tensor(sum_of[at], dtype=torch.float32, device=device)
        step.target = torch.tensor(sum_of[at] + value, dtype=torch.float32, device=device).clamp(-1, 1)
        step.known = torch.tensor(known[at], dtype=torch.float32, device=device)
        later[at] = value
        known[at] = 1
    return done


def improve(player: Player, train: torch.optim.Optimizer, done: list[Step], play_better: bool) -> None:
    """Make what went better than expected likelier, in small steps, or only learn what is to be expected."""
    spread = torch.cat([step.advantage[step.known > 0] for step in done]).std() + 1e-6
    for _ in range(ROUNDS):
        for step in done:
            scores, value = player(step.seen)
            odds = functional.log_softmax(scores, -1)
            ratio = (odds.gather(1, step.actions[:, None]).squeeze(1) - step.chance).exp()
            gain = step.advantage / spread
            better = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain)
            doubt = -(odds.exp() * odds).sum(-1)
            loss = step.known * (value - step.target) ** 2
            if play_better:
                loss = loss - step.known * (better + ENTROPY * doubt)
            train.zero_grad()
            loss.mean().backward()
            nn.utils.clip_grad_norm_(player.parameters(), 1.0)
            train.step()


class Network(bots.Bot):
    """The network as a bot of the house: it looks at what its seat may know and takes what it scores highest."""

    def __init__(self, player: Player, device: torch.device) -> None:
        super().__init__(0)
        self.player, self.device = player, device
        self.buffers = Spec.of(ludoteca.game("lyon")).buffers()

    @torch.no_grad()
    def choose(self, match: ludoteca.Match, seat: int) -> ludoteca.Option:
        observe(match, seat, self.buffers)
        arrays = {name: array[None] for name, array in self.buffers.arrays().items()}
        scores, _ = self.player(tensors(arrays, self.device))
        decision = match.decision_of(seat)
        assert decision is not None
        return decision.options[int(scores.argmax())]


def against(player: Player, opponent: str, games: int, seed: int, device: torch.device) -> float:
    """Return the share of games that the network wins: every deal is played on both seats."""
    game, rng, won = ludoteca.game("lyon"), Random(seed), 0.0
    for number in range(games):
        if number % 2 == 0:
            deal, decks = rng.getrandbits(40), rng.choices(DECKS, k=2)
        match, me = game.new(seed=deal, decks=decks), number % 2
        two: list[bots.Bot] = [bots.make(opponent, rng.getrandbits(32)) for _ in range(2)]
        two[me] = Network(player, device)
        while match.outcome is None:
            decision = next_decision(match)
            assert decision is not None
            match.choose_raw(decision.seat, bots.ask(two[decision.seat], match, decision.seat, rng).raw)
        won += (match.result_for(me) + 1) / 2
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--matches", type=int, default=128, help="played at once")
    parser.add_argument("--steps", type=int, default=128, help="of each between two improvements")
    parser.add_argument("--games", type=int, default=100, help="against greedy at the end")
    parser.add_argument("--every", type=float, default=60, help="seconds between two trials against greedy")
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--load", default="")
    parser.add_argument("--out", default="")
    wanted = parser.parse_args()
    torch.manual_seed(1)
    device = torch.device(wanted.device)
    player = Player(Spec.of(ludoteca.game("lyon"))).to(device)
    if wanted.load:
        player.load_state_dict(torch.load(wanted.load, map_location=device, weights_only=True))
    began = time.monotonic()
    if not wanted.load:
        imitate(player, torch.optim.Adam(player.parameters(), 1e-3), wanted.minutes * 60 * 0.3, device)
        print(f"after imitation: {against(player, 'greedy', wanted.games, 7, device):.0%} against greedy", flush=True)
    learn(player, wanted, began, device)
    share = against(player, "greedy", wanted.games, 8, device)
    print(f"Won {share:.0%} of {wanted.games} against greedy.")
    if wanted.out:
        torch.save(player.state_dict(), wanted.out)


def learn(player: Player, wanted: argparse.Namespace, began: float, device: torch.device) -> None:
    """Play and improve until the time is over."""
    train = torch.optim.Adam(player.parameters(), 3e-4)
    decisions, start = 0, time.monotonic()
    said, ends = start, began + wanted.minutes * 60
    # Each place has its own pair of decks, so that all of them are met.
    tables = [{"decks": [a, b]} for a in DECKS for b in DECKS]
    with Batch("lyon", wanted.matches, wanted.workers, seed=1, tables=tables) as batch:
        while time.monotonic() < ends:
            done = play(player, batch, wanted.steps, device)
            improve(player, train, done, bool(wanted.load) or time.monotonic() > start + WARMING * (ends - start))
            decisions += wanted.matches * wanted.steps
            if time.monotonic() > said + wanted.every:
                said = time.monotonic()
                share = against(player, "greedy", 40, int(said), device)
                print(f"{said - began:.0f} s, {decisions} decisions: {share:.0%} against greedy", flush=True)


if __name__ == "__main__":
    main()
