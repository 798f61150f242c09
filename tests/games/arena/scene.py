"""Scenes in the Arena: a position made for one question, played with the roles that figures have in it.

`me` is the active figure, `ally1` and `ally2` are of its team, `foe1` to `foe3` of the other.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import ludoteca
from ludoteca.games.arena.acts.answering import CARD, SPACE, SUMMONER
from ludoteca.games.arena.acts.fighting import ATTACK
from ludoteca.games.arena.acts.playing import PLAY, UPGRADE, USE
from ludoteca.games.arena.state.cards import ACTION, MOVEMENT
from ludoteca.games.arena.state.match import IN_DECK, IN_HAND, MAIN, ArenaMatch
from ludoteca.kernel.select import DONE_VERB, TARGET_VERB

ARENA = ludoteca.game("arena")
ALL = ("mickey", "gaston", "aladdin", "ariel", "maleficent", "demona", "facilier", "sulley")
ROLES = ("me", "ally1", "ally2", "foe1", "foe2", "foe3")
PLACES = {"me": "D4", "ally1": "D3", "ally2": "A2", "foe1": "D5", "foe2": "D6", "foe3": "G6"}
"""Next to me: an ally and a foe; foe2 is two spaces away, foe3 and ally2 four."""
PHASES = {"movement": MOVEMENT, "action": ACTION}


class Scene:
    """Two teams of three in the middle of the active character's turn."""

    def __init__(
        self,
        me: str,
        at: dict[str, str] | None = None,
        hand: list[str] | None = None,
        top: list[str] | None = None,
        foes_top: list[str] | None = None,
        counters: dict[str, int] | None = None,
        hurt: dict[str, int] | None = None,
        mode: str = "ch4",
        upgraded: bool = False,
        packs: tuple[Path, ...] = (),
        others: tuple[str, ...] = ALL,
    ) -> None:
        rest = [key for key in others if key != me]
        self.cast = dict(zip(ROLES, [me, *rest[:5]], strict=True))
        teams = [[me, *rest[:2]], rest[2:5]]
        options: dict[str, Any] = {"mode": mode, "teams": "chosen", "characters": teams}
        if packs:
            options["packs"] = [str(pack) for pack in packs]
        self.m = cast(ArenaMatch, ARENA.new(seed=1, **options))
        while self.m.phase != MAIN:
            decision = self.m.decisions[0]
            self.m.choose(decision.seat, decision.options[0])
        self.arrange(at or {})
        for seat in (0, 1):
            self.deal(seat, hand or [] if seat == 0 else None, (top if seat == 0 else foes_top) or [])
        for key, number in (counters or {}).items():
            role, status = key.split(".")
            self.m.set_counters(self.figure(role), self.m.content.find_status(status), number)
        for role, number in (hurt or {}).items():
            self.m.health[self.figure(role)] -= number
        if upgraded:
            self.m.upgraded[self.figure("me")] = 1
        self.m.ask_anew()
        self.before = self.snapshot()

    def arrange(self, at: dict[str, str]) -> None:
        m = self.m
        m.turn = m.track.index(self.figure("me"))
        m.active, m.active_seat = self.figure("me"), 0
        m.stack[-1].waits = 1
        m.moved = m.acted = m.used = 0
        for figure in range(m.figures):
            m.lift(figure)
        for role, space in {**PLACES, **at}.items():
            m.put(self.figure(role), m.content.board.numbers[space])
        for status in range(len(m.counters)):
            m.set_counters(status // m.kinds, status % m.kinds, 0)

    def deal(self, seat: int, hand: list[str] | None, top: list[str]) -> None:
        """These cards in hand (None: any two), the first of `top` uppermost in the deck."""
        m = self.m
        everything = [card for card in range(len(m.face)) if m.owner(card) == seat]
        held = []
        for name in hand or []:
            held.append(next(c for c in everything if m.printed(c).id == name and c not in held))
        if hand is None:
            held = [card for card in everything if m.printed(card).id not in top][:2]
        above: list[int] = []
        for name in top:
            above.append(next(c for c in everything if m.printed(c).id == name and c not in held and c not in above))
        rest = [card for card in everything if card not in held and card not in above]
        m.hand[seat], m.deck[seat], m.discard[seat], m.exile[seat] = held, rest + above[::-1], [], []
        for card in everything:
            m.zone[card] = IN_HAND if card in held else IN_DECK
            m.known[card] = 1 << seat if card in held else 0

    # -- names ---------------------------------------------------------------------------------------------------

    def figure(self, role: str) -> int:
        wanted = self.m.content.find_character(self.cast[role])
        return self.m.character.index(wanted)

    def status(self, role: str, status: str) -> int:
        return self.m.count(self.figure(role), self.m.content.find_status(status))

    def health(self, role: str) -> int:
        return self.m.health[self.figure(role)]

    def space(self, role: str) -> str:
        space = self.m.space[self.figure(role)]
        return self.m.content.board.spaces[space].id if space >= 0 else ""

    def cards(self, cards: list[int]) -> list[str]:
        return [self.m.printed(card).id for card in cards]

    # -- acting --------------------------------------------------------------------------------------------------

    @property
    def offered(self) -> list[tuple[int, ...]]:
        return [option.raw for option in self.m.decisions[0].options]

    def playable(self, name: str, phase: str) -> bool:
        return any(
            raw[0] == PLAY.number and self.m.printed(raw[1]).id == name and raw[2] == PHASES[phase]
            for raw in self.offered
        )

    def usable(self) -> list[int]:
        return [raw[1] for raw in self.offered if raw[0] == USE.number]

    def play(self, name: str, phase: str = "", answers: str = "") -> Scene:
        """Play a card, then answer what is asked."""
        for raw in self.offered:
            if raw[0] == PLAY.number and self.m.printed(raw[1]).id == name and raw[2] == PHASES.get(phase, raw[2]):
                self.m.choose_raw(0, raw)
                return self.answer(answers)
        raise AssertionError(f"{name} cannot be played")

    def use(self, index: int = 0, answers: str = "") -> Scene:
        self.m.choose_raw(0, (USE.number, index))
        return self.answer(answers)

    def upgrade(self, answers: str = "") -> Scene:
        self.m.choose_raw(0, (UPGRADE.number,))
        return self.answer(answers)

    def answer(self, answers: str) -> Scene:
        """Answers in one text: roles (with ! to attack), spaces, ids of cards, seat1, mode1, yes, no, stay, done."""
        for word in answers.split():
            decision = self.m.decisions[0]
            assert self.m.disagreements() == []
            self.m.prompt_of(decision.seat)
            raw = self.meant(word, [option.raw for option in decision.options])
            self.m.choose_raw(decision.seat, raw)
        return self

    def meant(self, word: str, offered: list[tuple[int, ...]]) -> tuple[int, ...]:
        if word in ("stay", "done", "no"):
            return (DONE_VERB,)
        if word == "yes":
            return (2,)
        if word.startswith("mode"):
            return (3, int(word[4:]))
        if word.startswith("seat"):
            return (SUMMONER.number, int(word[4:]))
        if word.endswith("!"):
            return (ATTACK.number, self.figure(word[:-1]))
        if word in self.cast:
            return (TARGET_VERB, self.figure(word))
        if word in self.m.content.board.numbers:
            return (SPACE.number, self.m.content.board.numbers[word])
        for raw in offered:
            if raw[0] == CARD.number and self.m.printed(raw[1]).id == word:
                return raw
        raise AssertionError(f"{word} is not offered: {[self.m.option_id(raw) for raw in offered]}")

    # -- what has changed ----------------------------------------------------------------------------------------

    def snapshot(self) -> dict[str, Any]:
        m = self.m
        found: dict[str, Any] = {}
        for role in self.cast:
            figure = self.figure(role)
            found[role] = m.health[figure]
            found[f"{role}.at"] = self.space(role)
            for number, status in enumerate(m.content.statuses):
                found[f"{role}.{status.id}"] = m.count(figure, number)
        for seat, name in enumerate(("my", "their")):
            found[f"{name}.hand"] = len(m.hand[seat])
            found[f"{name}.deck"] = len(m.deck[seat])
            found[f"{name}.exile"] = len(m.exile[seat])
            found[f"{name}.discard"] = len(m.discard[seat])
            found[f"{name}.points"] = m.points[m.side_of[seat]]
        return found

    def changes(self) -> dict[str, Any]:
        """What is other than before: differences for numbers, the new value for places."""
        now = self.snapshot()
        return {
            key: now[key] - old if isinstance(old, int) else now[key]
            for key, old in self.before.items()
            if now[key] != old
        }
