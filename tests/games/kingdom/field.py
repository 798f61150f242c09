"""A battlefield to order: heroes with their abilities, hordes drawn as they are wanted, nothing else in the way."""

from __future__ import annotations

from typing import cast

from ludoteca.games.kingdom.game import Kingdom
from ludoteca.games.kingdom.packs.faces import make_grid
from ludoteca.games.kingdom.state.built import pack_tower
from ludoteca.games.kingdom.state.cards import NORMAL, Content, Face
from ludoteca.games.kingdom.state.match import PLAYING, SLOTS, KingdomMatch
from ludoteca.kernel.texts import Phrase
from tests.rules.tables import twin

KINGDOM = Kingdom()


class Field:
    """A match in phase 2 of round 1 on an empty map; cards lie as they are drawn here, whatever the exit."""

    def __init__(self, *heroes: str, abilities: dict[str, tuple[str, ...]] | None = None, scenario: str = "2") -> None:
        self.m = m = cast(KingdomMatch, KINGDOM.new(len(heroes), seed=1, scenario=scenario, heroes=list(heroes)))
        while m.phase != PLAYING:
            decision = m.decisions[0]
            m.choose(decision.seat, decision.options[0])
        for tray in m.trays_in_order():
            m.remove_tray(tray)
        m.content = twin(m.content, Content("", [], m.content.acts))
        m.content.faces = m.content.faces[:]
        for seat, hero in enumerate(heroes):
            known = [ability.id for ability in m.hero_of(seat).abilities]
            wanted = [known.index(ability) for ability in (abilities or {}).get(hero, ())]
            m.abilities[SLOTS * seat : SLOTS * seat + SLOTS] = (wanted + [-1, -1])[:SLOTS]
            m.up[seat] = (1 << len(wanted)) - 1
        self.ask_again()

    def ask_again(self) -> None:
        """The position was changed from outside."""
        self.m.ask_anew()

    def square(self, name: str) -> int:
        return self.m.board.find(name)

    def tray(self, at: str, *rows: str, kind: int = NORMAL, level: int = 0) -> int:
        """A horde with this picture, five rows from the north."""
        m = self.m
        face = Face(f"T-{len(m.content.faces)}", Phrase("Prova", "Test"), kind)
        face.level = level
        enemies = {enemy.symbol: enemy for enemy in m.content.enemies}
        face.grids = [make_grid("".join(rows), enemies)] * 4
        m.content.faces.append(face)
        self.ask_again()
        return m.place_tray(len(m.content.faces) - 1, self.square(at))

    def put(self, figure: int, at: str, block: int = -1) -> None:
        """On a space; with a block, engaging the horde there."""
        square = self.square(at)
        self.m.move_figure(figure, square, self.m.top[square] if block >= 0 else -1, block)
        self.ask_again()

    def build(self, kind: str, letter: str, seat: int) -> None:
        """A tower that has stood there for a while."""
        m = self.m
        m.built[2 * m.board.letters.index(letter)] = pack_tower(m.content.find_tower(kind), seat, 0)
        self.ask_again()

    def give(self, seat: int, *kinds: str) -> None:
        self.m.hand[seat] = sorted([self.m.content.find_tower(kind) for kind in kinds])
        self.ask_again()

    def site(self, letter: str) -> int:
        return self.m.board.letters.index(letter)

    def offers(self, seat: int, verb: str = "") -> list[str]:
        """What is on offer, in the order given; only ids of one verb, if it is named."""
        decision = self.m.decision_of(seat)
        ids = decision.options.ids if decision is not None else []
        return [id for id in ids if not verb or id.partition(":")[0] == verb]

    def choose(self, seat: int, *ids: str) -> None:
        for id in ids:
            self.m.choose(seat, id)

    def go(self, seat: int, at: str) -> None:
        self.choose(seat, f"go:{self.square(at)}")

    def cells(self, seat: int) -> set[int]:
        """The cells that single squares or soldiers may be put on."""
        return {int(id.rpartition("/")[2]) for id in self.offers(seat) if id[:5] in ("place", "soldi")}

    def tiles(self, tray: int) -> int:
        return self.m.damage[tray].bit_count()
