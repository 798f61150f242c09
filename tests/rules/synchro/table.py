"""A table for rule tests of Synchro Horizon: lay out a position, play by the contract, look at what everybody sees.

    table = Table(turn="red")
    table.hero("red", "bruno", level=3, shards="rrb", skills="colpo fendente+", items="spada", damage=4)
    table.foe("red", "orco", hp=20, die=4)
    table.attack(pay="b")
    assert table.damage("red foe") == 4

Four plain Heroes of level 1 without Shards stand in the order of their boards (red, yellow, blue, green: Bruno the
warrior, Alba the mage, Cora the ranger, Dino the warrior) against four Orcs of 20 HP with dice on 1, in round 1, begun
by the Heroes; it is Spring 1. `turn` names the Hero whose turn is under way; without it the next marble is revealed
when `match` is first asked for. Other phases: "lineup" (Monsters are met first, unless some are laid out with `foe`),
"journey", "visit" and "village". A character is called by its board: "red" is a Hero, "red foe" a Monster. Shards are
written by their first letters: r, b, g, t. What chance brings is said with `draws`; the rest comes from a seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteca.games.synchro.flow.paying import Payment, payments
from ludoteca.games.synchro.flow.registers import what_is_paid
from ludoteca.games.synchro.flow.steps import VILLAGE
from ludoteca.games.synchro.positions.invariants import problems_of
from ludoteca.games.synchro.positions.writing import usual_frames
from ludoteca.games.synchro.state.cards import BOARD_COLOURS
from ludoteca.games.synchro.state.match import FIRST_FOE, SKILLS, SynchroMatch, reserve_hero
from ludoteca.games.synchro.state.statics import add_up_statics
from ludoteca.kernel.contract import Event
from ludoteca.kernel.frames import Frame
from tests.rules.synchro.chance import LETTERS
from tests.rules.synchro.layout import BOX, Layout, seen_in
from tests.rules.tables import ME, THEM

__all__ = ["BOX", "ME", "THEM", "Table"]


class Table(Layout):
    """A position that is played."""

    # -- playing -------------------------------------------------------------------------------------------------

    @property
    def match(self) -> SynchroMatch:
        m = self._m
        if not self._begun:
            self._begun = True
            self._gather_heroes()
            stack = usual_frames(m)
            if self._village:
                stack.append(Frame(VILLAGE))
            m.stack = stack
            m.settle()
            self._note(m.happened)
            self.sound()
        return m

    def _gather_heroes(self) -> None:
        """Who has no other place is in the deck, or among the Legendary Heroes set aside."""
        m = self._m
        placed = [packed >> 1 for packed in [*m.hero, *m.master] if packed >= 0] + m.graveyard + m.hero_known
        placed += [reserve_hero(packed) for packed in m.reserve_heroes]
        out = 0
        for hero in placed:
            out |= 1 << hero
        m.hero_deck = m.content.common & ~out
        m.legends = m.content.legendary & ~out

    def sound(self) -> None:
        """Nothing is lost, nothing is there twice, all numbers are in their ranges.

        What is kept of constant abilities is what adding them up anew finds.
        """
        found = problems_of(self._m)
        assert not found, found
        assert not self._m.mods or self._m.mods == add_up_statics(self._m)

    def _note(self, happened: Sequence[Event]) -> None:
        """Whatever happens is done by a seat of the match, or by nobody (-1)."""
        strange = [(event.kind, event.seat) for event in happened if not -1 <= event.seat < self._m.seats]
        assert not strange, strange
        self.events.extend(happened)

    def do(self, *options: str, seat: int = ME) -> list[Event]:
        """These options, one after the other, by that seat; what is offered is what nothing is against."""
        happened: list[Event] = []
        for option in options:
            assert self.match.disagreements() == []
            happened += self.match.choose(seat, option)
            self.sound()
        self._note(happened)
        return happened

    def offered(self, verb: str = "", seat: int = ME) -> list[str]:
        """The ids on offer to a seat, or those of one verb; nothing for one that is not asked."""
        decision = self.match.decision_of(seat)
        ids = decision.options.ids if decision is not None else []
        return [id for id in ids if not verb or id.partition(":")[0] == verb]

    def targets(self, verb: str = "target") -> list[str]:
        """The characters on offer."""
        return [self.name(int(id.partition(":")[2])) for id in self.offered(verb)]

    def pays(self) -> list[str]:
        """The ways to pay on offer: own Shards, a plus and those of the Reserve: "rb+r"."""
        frame = self.match.stack[-1]
        return [written(payment) for payment in payments(self.match, frame.source, what_is_paid(frame))]

    def pay(self, shards: str) -> list[Event]:
        """As `pays` writes it, in any order."""
        own, _, stored = shards.partition("+")
        wanted = "".join(sorted(own, key=LETTERS.index))
        if stored:
            wanted += "+" + "".join(sorted(stored, key=LETTERS.index))
        ways = self.pays()
        assert wanted in ways, f"{wanted} is not among {ways}"
        return self.do(f"pay:{ways.index(wanted)}")

    def _then(self, happened: list[Event], pay: str, target: str) -> list[Event]:
        if pay and self.offered("pay"):
            happened += self.pay(pay)
        if target:
            happened += self.target(target)
        return happened

    def attack(self, pay: str = "", target: str = "") -> list[Event]:
        """The Basic Attack of the active Hero; the Shard, if it is asked for, and the target of what asks for one."""
        return self._then(self.do("attack"), pay, target)

    def use(self, skill: str, pay: str = "", target: str = "") -> list[Event]:
        """A Skill of the active Hero."""
        return self._then(self.do(f"skill:{self.slot_of(skill)}"), pay, target)

    def slot_of(self, skill: str) -> int:
        """The slot of a Skill of the active Hero."""
        m = self.match
        tiles = [packed >> 1 for packed in m.skills[SKILLS * m.active : SKILLS * m.active + SKILLS]]
        return tiles.index(self.card("skill", skill))

    def swap(self, other: str, pay: str = "") -> list[Event]:
        return self._then(self.do(f"swap:{self.unit(other)}"), pay, "")

    def level_up(self, pay: str = "") -> list[Event]:
        return self._then(self.do("level"), pay, "")

    def store(self, letter: str) -> list[Event]:
        """A Shard into the Reserve."""
        return self.do(f"store:{LETTERS.index(letter)}")

    def target(self, name: str) -> list[Event]:
        return self.do(f"target:{self.unit(name)}")

    def give_to(self, board: str) -> list[Event]:
        """A Hero is chosen, by its board."""
        return self.do(f"board:{self.unit(board)}")

    def drink(self, board: str) -> list[Event]:
        return self.do(f"potion:{self.unit(board)}")

    def discard(self, board: str, letter: str) -> list[Event]:
        return self.do(f"discard:{self.unit(board)}/{LETTERS.index(letter)}")

    def keep(self, skill: str) -> list[Event]:
        return self.do(f"keep:{self.card('skill', skill)}")

    def front(self, *boards: str) -> list[Event]:
        """The line-up, place by place from the front."""
        return self.do(*[f"front:{self.unit(board)}" for board in boards])

    def begin(self, who: str) -> list[Event]:
        """ "heroes" or "monsters" take the first turn; the line-up is closed if it is open."""
        happened = self.do("done") if "done" in self.offered() else []
        return happened + self.do(f"start:{0 if who == 'heroes' else 1}")

    def end(self) -> list[Event]:
        return self.do("end")

    def end_round(self) -> list[Event]:
        """Nobody does anything until the round is over: turns end, Shards go to the front Hero, damage too."""
        happened: list[Event] = []
        number = self.match.round
        while self.match.round == number and self.match.outcome is None:
            offered = self.offered()
            happened += self.do("end" if "end" in offered else offered[0])
        return happened

    # -- looking -------------------------------------------------------------------------------------------------

    def view(self, seat: int | None = ME) -> Any:
        """The table as everybody sees it, as JSON."""
        return seen_in(self.match, seat)

    def seen(self, name: str) -> Any:
        """A character as everybody sees it; None for a Monster board without a card."""
        view = self.view()
        unit = self.unit(name)
        if unit < FIRST_FOE:
            return view["boards"][unit]
        for shown in view["monsters"]:
            if shown["unit"] == unit:
                return shown
        return None

    def damage(self, name: str) -> int:
        damage: int = self.seen(name)["damage"]
        return damage

    def shield(self, name: str) -> int:
        shield: int = self.seen(name)["shield"]
        return shield

    def position(self, name: str) -> int:
        """1 to 4; 0 for somebody who is not on the field."""
        position: int = self.seen(name)["position"]
        return position

    def is_there(self, name: str) -> bool:
        return self.position(name) > 0

    def shards(self, board: str) -> str:
        """In its slots: "rrb"."""
        return letters(self.seen(board)["shards"])

    def spent(self, board: str) -> str:
        return letters(self.seen(board)["spent"])

    def reserve(self) -> str:
        return letters(self.view()["reserve_shards"])

    def in_bag(self) -> str:
        return letters(self.view()["bag"])

    def in_tray(self) -> str:
        return letters(self.view()["tray"])

    def line(self) -> str:
        """The Heroes from the front, by their boards: "red yellow blue green"."""
        return " ".join([self.name(unit) for unit in self.view()["line"]])

    def foes(self) -> str:
        """The Monsters from the front, by their boards."""
        return " ".join([BOARD_COLOURS[board] for board in self.view()["foe_line"]])

    def die(self, board: str) -> int:
        die: int = self.seen(board.removesuffix(" foe") + " foe")["die"]
        return die

    def slot(self, board: str) -> int:
        """Of a Monster's die: 1 for [I], 2 for [II]."""
        slot: int = self.seen(board.removesuffix(" foe") + " foe")["slot"]
        return slot + 1

    def skills(self, board: str) -> list[str]:
        """With a plus for those on their upgraded side."""
        return [shown["id"] + "+" * shown["upgraded"] for shown in self.seen(board)["skills"]]

    def items(self, board: str) -> list[str]:
        return [shown["id"] + "+" * shown["upgraded"] for shown in self.seen(board)["items"]]

    def hero_on(self, board: str) -> str:
        """The Hero on a board, with a plus if it is upgraded; "" for nobody."""
        shown = self.seen(board)["hero"]
        return "" if shown is None else shown["id"] + "+" * shown["upgraded"]

    def master_of(self, board: str) -> str:
        shown = self.seen(board)["master"]
        return "" if shown is None else shown["id"] + "+" * shown["upgraded"]

    @property
    def active(self) -> str:
        """Whose turn it is; "" between turns."""
        unit = self.view()["battle"]["active"]
        return "" if unit < 0 else self.name(unit)

    @property
    def coins(self) -> int:
        coins: int = self.view()["coins"]
        return coins

    @property
    def potions(self) -> int:
        potions: int = self.view()["potions"]
        return potions

    @property
    def time(self) -> str:
        """ "spring 4"."""
        shown = self.view()["time"]
        return f"{shown['season']} {shown['day']}"

    @property
    def phase(self) -> str:
        phase: str = self.view()["phase"]
        return phase

    def told(self, kind: str) -> list[tuple[int, ...]]:
        """What the events of that kind were about, since the layout."""
        return [tuple(event.things) for event in self.events if event.kind == kind]

    @property
    def won(self) -> bool | None:
        """Whether the group has won; None while the match goes on."""
        outcome = self.match.outcome
        return None if outcome is None else bool(outcome.winners)


def letters(counts: Sequence[int]) -> str:
    """Shards by colour, written as letters."""
    return "".join([letter * count for letter, count in zip(LETTERS, counts, strict=True)])


def written(payment: Payment) -> str:
    own, stored = letters(payment[:4]), letters(payment[4:8])
    return own + ("+" + stored if stored else "")
