"""One seat of a match as a program plays it: what it may know in words, what it may do, and the rules.

The other seats are bots', or nobody's: then whoever asks plays all of them, and each question is for the seat that is
asked. Nothing that is said here tells more than the seat may know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ludoteca.bots import Bot, ask
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision, Event, IllegalChoice, Match, Refusal
from ludoteca.kernel.game import Game
from ludoteca.kernel.texts import Phrase, default_names, with_names

OVER = Phrase("La partita è finita.", "The match is over.")
NOT_ASKED = Phrase("Ora non ti si chiede niente.", "You are not asked anything now.")
WON = Phrase("Hanno vinto: {who}. {why} [{rule}]", "Won by: {who}. {why} [{rule}]")
NOBODY_WON = Phrase("Non ha vinto nessuno. {why} [{rule}]", "Nobody has won. {why} [{rule}]")


class Seat:
    """Somebody's place at a match."""

    def __init__(
        self, game: Game, match: Match, own: int | None, others: dict[int, Bot], lang: str, rng: Random
    ) -> None:
        self.game = game
        self.match = match
        self.own = own
        """The seat that is played; None: whichever is asked."""
        self.others = others
        """Who plays the other seats."""
        self.lang = lang
        self.rng = rng
        self.names = default_names(match.seats, lang)

    @property
    def seat(self) -> int | None:
        """Return the seat from which everything is seen; None for a spectator, after the end."""
        if self.own is not None:
            return self.own
        decisions = self.match.decisions
        return decisions[0].seat if decisions else None

    def decision(self) -> Decision | None:
        seat = self.seat
        return self.match.decision_of(seat) if seat is not None else None

    def begin(self) -> list[str]:
        """Let the others play until this seat is asked; tell what happened until then."""
        return [*self.told(self.match.happened), *self.until_asked()]

    def until_asked(self) -> list[str]:
        told: list[str] = []
        while self.decision() is None and self.match.outcome is None:
            asked = [decision for decision in self.match.decisions if decision.seat in self.others]
            if not asked:
                break
            seat = asked[0].seat
            told += self.told(self.match.choose(seat, ask(self.others[seat], self.match, seat, self.rng)))
        return told

    def told(self, events: Sequence[Event]) -> list[str]:
        """Tell events as this seat may know them, a line each."""
        lines = asking.told_to(self.game, self.match, self.seat, events, self.lang)
        return [with_names(line, self.names) for line in lines]

    def look(self) -> list[str]:
        """Say what this seat sees, a line each."""
        lines = asking.describe(self.game, self.match.view(self.seat), self.lang)
        return with_names("\n".join(lines), self.names).splitlines()

    def question(self) -> str:
        """Say what is asked; or how it ended, or that nothing is asked."""
        decision = self.decision()
        if decision is not None:
            return self.named(decision.prompt) + (f" [{decision.rule}]" if decision.rule else "")
        return self.result() or NOT_ASKED.say(self.lang)

    def options(self) -> list[tuple[str, str]]:
        """List the ids and labels of what may be chosen."""
        decision = self.decision()
        if decision is None:
            return []
        return [(option.id, self.named(option.phrase)) for option in decision.options]

    def choose(self, option: str) -> list[str]:
        """Make a choice and let the others play on; tell what happened. Raises `IllegalChoice`."""
        seat = self.seat
        if seat is None:
            raise IllegalChoice(OVER)
        return [*self.told(self.match.choose(seat, option)), *self.until_asked()]

    def why_not(self, option: str) -> str:
        """Say which rule forbids something; "" for what is allowed."""
        seat = self.seat
        refusal = self.match.why_not(seat, option) if seat is not None else Refusal("", OVER)
        return self.refusal(refusal.reason, refusal.rule) if refusal else ""

    def refusal(self, reason: Phrase, rule: str) -> str:
        return self.named(reason) + (f" [{rule}]" if rule else "")

    def rules(self, words: str) -> list[str]:
        """Look up a rule by its id, or those that speak of all these words."""
        catalogue = self.game.rules()
        rules = [catalogue[words.strip()]] if words.strip() in catalogue else catalogue.search(words.split())
        return [f"{rule.id}: {rule.text.say(self.lang)}" for rule in rules]

    def result(self) -> str:
        """Say how it ended; "" before that."""
        outcome = self.match.outcome
        if outcome is None:
            return ""
        who = ", ".join(self.names[seat] for seat in outcome.winners)
        ending = WON if outcome.winners else NOBODY_WON
        return self.named(ending.fill(who=who, why=outcome.reason, rule=outcome.rule))

    def named(self, phrase: Phrase) -> str:
        return with_names(phrase.say(self.lang), self.names)
