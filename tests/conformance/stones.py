"""A third-party game in a few lines, on the contract alone: take stones or let a die take them; the last stone wins.

Each player also has a secret lucky number, dealt at the beginning, which every move whispers to its owner.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from ludoteca.kernel.chance import Chance, Seeded, restored
from ludoteca.kernel.contract import JSON, Decision, Event, IllegalChoice, Match, Option, Outcome, Raw, Refusal, Setting
from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, Rule
from ludoteca.kernel.texts import Phrase, seat_name

VERBS = ("take", "roll")
TAKE, ROLL = 0, 1
WORDS = Phrase("L'ultimo sasso vince la partita.", "Whoever takes the last stone wins.")
RULES = Catalogue("ST", [Rule(id, WORDS, "", WORDS, "", (), ()) for id in ("ST-1", "ST-2")], 0)


class Stones(Match):
    def __init__(self, game: StonesGame, chance: Chance) -> None:
        self.seats = 2
        self.of = game
        self.chance = chance
        self.pile = 0
        self.turn = 0
        self.rolled = 0
        self.taken = [0, 0]
        self.secret = [0, 0]

    def begin(self, stones: int) -> None:
        self.pile = stones
        self.secret = [self.chance.roll(6, "luck"), self.chance.roll(6, "luck")]

    @property
    def game(self) -> Game:
        return self.of

    @property
    def decisions(self) -> tuple[Decision, ...]:
        if self.pile <= 0:
            return ()
        raws: list[Raw] = [(TAKE, n) for n in (1, 2, 3) if n <= self.pile]
        return (Decision(self, self.turn, [*raws, (ROLL,)], False),)

    def choose(self, seat: int, option: Option | str) -> list[Event]:
        wanted = option.id if isinstance(option, Option) else option
        found = next((o for d in self.decisions if d.seat == seat for o in d.options if o.id == wanted), None)
        if found is None:
            refusal = self.why_not(seat, wanted)
            raise IllegalChoice(refusal.reason, refusal.rule)
        self.step += 1
        return self.take(seat, found.raw[1]) if found.raw[0] == TAKE else self.roll(seat)

    def take(self, seat: int, number: int) -> list[Event]:
        self.remove(seat, number)
        return [Event("Taken", seat, (number,), "ST-1"), self.whisper(seat)]

    def roll(self, seat: int) -> list[Event]:
        self.rolled = self.chance.roll(6, "die")
        self.remove(seat, min(self.pile, self.rolled))
        return [Event("Rolled", seat, (self.rolled,), "ST-1"), self.whisper(seat)]

    def whisper(self, seat: int) -> Event:
        return Event("Whispered", seat, (self.secret[seat],), "ST-2", audience=1 << seat)

    def remove(self, seat: int, number: int) -> None:
        self.pile -= number
        self.taken[seat] += number
        self.turn = 1 - seat

    @property
    def outcome(self) -> Outcome | None:
        return None if self.pile > 0 else Outcome((1 - self.turn,), "ST-1", WORDS)

    def view(self, seat: int | None) -> JSON:
        own = None if seat is None else self.secret[seat]
        return {"pile": self.pile, "turn": self.turn, "rolled": self.rolled, "taken": self.taken[:], "own": own}

    def copy(self) -> Match:
        m = type(self)(self.of, self.chance.copy())
        m.load(self.save())
        return m

    def save(self) -> JSON:
        return {
            "game": "stones",
            "pile": self.pile,
            "turn": self.turn,
            "rolled": self.rolled,
            "taken": self.taken[:],
            "secret": self.secret[:],
            "chance": self.chance.save(),
        }

    def load(self, saved: JSON) -> None:
        self.pile, self.turn, self.rolled = saved["pile"], saved["turn"], saved.get("rolled", 0)
        self.taken, self.secret = list(saved["taken"]), list(saved["secret"])
        self.chance = restored(saved["chance"])

    def imagine(self, seat: int, rng: Random) -> Match:
        m = self.copy()
        assert isinstance(m, Stones)
        m.chance = Seeded(rng.getrandbits(32))
        m.secret[1 - seat] = 1 + int(rng.random() * 6)
        return m

    def why_not(self, seat: int, wanted: str) -> Refusal:
        if any(d.seat == seat and wanted in d.options for d in self.decisions):
            return Refusal("", Phrase("", ""))
        return Refusal("ST-1", Phrase("Non si può fare ora.", "This cannot be done now."))

    def draw_from(self, chance: Chance) -> None:
        self.chance = chance

    def learners(self) -> int:
        """Whispers tell nobody anything new."""
        return 0

    def concede(self, seat: int) -> list[Event]:
        self.pile, self.turn = 0, seat
        return [Event("Conceded", seat)]

    def verbs(self) -> tuple[str, ...]:
        return VERBS

    def option_id(self, raw: Raw) -> str:
        return VERBS[raw[0]] + "".join(f":{n}" for n in raw[1:])

    def option_label(self, seat: int, raw: Raw) -> Phrase:
        if raw[0] == ROLL:
            return Phrase("Tira il dado", "Roll the die")
        return Phrase("Prendi {n}", "Take {n}").fill(n=raw[1])

    def option_thing(self, seat: int, raw: Raw) -> str:
        return "die" if raw[0] == ROLL else "pile"

    def prompt_of(self, seat: int) -> Phrase:
        return Phrase("Quanti sassi vuoi prendere?", "How many stones do you want?")

    def rule_of(self, seat: int) -> str:
        return "ST-1"

    def source_of(self, seat: int) -> str:
        return ""


class StonesGame(Game):
    key = "stones"
    name = Phrase("Sassi", "Stones")
    blurb = WORDS
    version = 1
    min_seats = 2
    max_seats = 2
    folder = Path(__file__).parent

    def __init__(self, kind: type[Stones] = Stones) -> None:
        self.kind = kind

    def rules(self) -> Catalogue:
        return RULES

    def settings(self) -> list[Setting]:
        return []

    def grid(self) -> list[dict[str, JSON]]:
        return [{"stones": 9}, {"stones": 15}]

    def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        match = self.kind(self, chance or (Chance() if seed is None else Seeded(seed)))
        match.begin(options.get("stones", 15))
        return match

    def restore(self, saved: JSON) -> Match:
        match = self.kind(self, Chance())
        match.load(saved)
        return match

    def digest(self, options: JSON) -> str:
        return "none"

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return (
            '<svg xmlns="http://www.w3.org/2000/svg"><g data-thing="pile"/><g data-thing="die"/>'
            f"<desc>{json.dumps(view['pile'])}</desc></svg>"
        )

    def describe(self, view: JSON, lang: str) -> list[str]:
        return [Phrase("Restano {n} sassi sul tavolo.", "There are {n} stones left.").fill(n=view["pile"]).say(lang)]

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        if event.kind == "Whispered" and not event.things:
            return ""
        words = Phrase("{who} ora sente il numero {n}.", "{who} now hears the number {n}.")
        number = event.things[0] if event.things else 0
        return words.fill(who=seat_name(event.seat), n=number).say(lang)
