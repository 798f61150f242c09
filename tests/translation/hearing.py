"""Listens to matches in the pseudo-language, and notes every word that is not in it.

Of everything that is said alike (options with one verb at one rule, events of one kind) a few are listened to, so that
whole games can be heard in seconds. With a game's records (`tests.golden.records`) there is more to hear, in minutes:

    python -m tests.translation.hearing            # every situation of every game that has records
    python -m tests.translation.hearing arena
"""

from __future__ import annotations

import html
import re
import sys
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from io import StringIO
from random import Random
from typing import Any, Final

from rich.console import Console

import ludoteca
from ludoteca.kernel import asking
from ludoteca.kernel.campaigns import Campaign
from ludoteca.kernel.contract import Decision, Event, Match, Option
from ludoteca.kernel.game import Game, HasCampaign, HasCounts
from ludoteca.kernel.languages import PSEUDO
from ludoteca.kernel.layouts import SHAPES
from ludoteca.kernel.paintings import Painting
from ludoteca.kernel.texts import Phrase
from ludoteca.table.creation import game_json
from ludoteca.translation import pseudo
from tests.golden import records

OFTEN: Final = 6
"""So often something is listened to that is said alike."""
SHOWN: Final = 2
"""So often what is shown while one rule asks."""
_NO_WORDS: Final = re.compile(
    r"\{\w+\}"  # a player, until the name is put in; a sign on a card
    r"|\b[A-Z]{2,4}-[A-Z0-9]+[.\d]*\w*"  # the id of a rule
    r"|\b[A-Za-z]\d{1,2}\b|\b\d+[xX]\d+\b|\b[A-Z]{2}\d{2}\b"  # a place on a board, a measure, the number of a card
    r"|(?<![A-Za-z])[A-Za-z](?![A-Za-z])|\[[IVX]+\]"  # a row or a column, a kind of enemy on the map, a Roman number
    r"|\([x/-]+\)"  # the shape of a tile
)
_WORD: Final = re.compile(r"[A-Za-z]+(?:['’][A-Za-z]+)*")
_DRAWN: Final = re.compile(r">([^<>]*[A-Za-z][^<>]*)<|(?:aria-label|data-name|data-text)=\"([^\"]*)\"")
_UNDRAWN: Final = re.compile(r"<style\b[^>]*>.*?</style>", re.DOTALL)


def foreign(text: str) -> list[str]:
    """List the words of a text that are not in the pseudo-language."""
    return _WORD.findall(_NO_WORDS.sub(" ", text))


def drawn(svg: str) -> Iterator[str]:
    """List the texts of a picture: what is written, and what things say."""
    for found in _DRAWN.finditer(_UNDRAWN.sub("", svg)):
        yield html.unescape(found[1] or found[2] or "")


class Listener:
    """Listens to the matches of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.times: Counter[object] = Counter()
        self.texts: set[str] = set()
        self.missed: dict[str, str] = {}
        """Words that are not in the pseudo-language, each with a text that it stands in."""
        self.paintings: dict[tuple[str, int], Painting] = {}
        """The last one of each shape and seat."""

    def hear(self, kind: str, text: str) -> None:
        if text not in self.texts:
            self.texts.add(text)
            for word in foreign(text):
                self.missed.setdefault(word, f"{kind}: {text}")

    def is_new(self, thing: object, most: int = OFTEN) -> bool:
        """Whether such a thing has not been listened to often enough."""
        self.times[thing] += 1
        return self.times[thing] <= most

    # -- the game ----------------------------------------------------------------------------------------------

    def about(self) -> None:
        """Listen to what is said of the game itself, on the shelf and in its rulebook."""
        for text in texts_in(game_json(self.game, PSEUDO), ("name", "blurb")):
            self.hear("shelf", text)
        for text in asking.gestures(self.game, PSEUDO)["together"].values():
            self.hear("gesture", text)
        for phrase in asking.headings(self.game).values():
            self.hear("heading", phrase.say(PSEUDO))
        for rule in self.game.rules().rules:
            for text in texts_in(rule.to_json(PSEUDO), ("section", "text")):
                self.hear("rule", text.replace(rule.id, ""))
        if isinstance(self.game, HasCampaign):
            for phrase in campaign_phrases(self.game.campaign()):
                self.hear("campaign", phrase.say(PSEUDO))

    def play(self, options: Any, seed: int, most: int) -> None:
        """Play at random."""
        match = self.game.new(seed=seed, **options)
        rng = Random(seed)
        for _ in range(most):
            if match.outcome is not None:
                break
            decision = match.decisions[int(rng.random() * len(match.decisions))]
            option = decision.options.sample(rng)
            self.before(match, decision)
            self.after(match, match.choose(decision.seat, option), decision.seat)

    # -- a match -----------------------------------------------------------------------------------------------

    def before(self, match: Match, decision: Decision) -> None:
        """Listen to what is asked and shown."""
        for each in match.decisions:
            if self.is_new(("prompt", each.rule)):
                self.hear("prompt", each.prompt.say(PSEUDO))
            for option in each.options:
                self.option(each, option)
        if self.is_new(("shown", decision.rule, decision.options.ids[0].partition(":")[0]), SHOWN):
            self.refused(match, decision.seat)
            self.shown(match, decision.seat)

    def option(self, decision: Decision, option: Option) -> None:
        verb = option.id.partition(":")[0]
        if self.is_new(("option", decision.rule, verb)):
            self.hear(f"label {verb}", option.label(PSEUDO))
            self.hear(f"warning {verb}", option.warning.say(PSEUDO))

    def refused(self, match: Match, seat: int) -> None:
        for wish in match.wishes(seat):
            if self.is_new(("wish", wish.id.partition(":")[0]), 4 * OFTEN):
                refusal = match.why_not(seat, wish.id)
                self.hear(f"refusal {refusal.rule}", refusal.reason.say(PSEUDO))

    def after(self, match: Match, events: list[Event], seat: int) -> None:
        """Listen to what has happened, and to how it ended."""
        for viewer in (None, seat):
            fresh = [event for event in events if self.is_new((event.kind, event.rule, viewer is None))]
            view = match.view_to_tell(viewer, events) if fresh else None
            for event in fresh:
                self.hear(f"event {event.kind}", asking.tell(self.game, view, event.seen_by(viewer), PSEUDO))
        if match.outcome is not None:
            self.ended(match)

    def ended(self, match: Match) -> None:
        assert match.outcome is not None
        self.hear("outcome", match.outcome.reason.say(PSEUDO))
        if isinstance(self.game, HasCounts):
            counts = self.game.counts()
            figures = [standing.name for standing in counts.standing(match)]
            deeds = [deed.name for deed in counts.deeds.values()]
            when = counts.when(match, counts.moment(match))
            for phrase in [*figures, *deeds, counts.feat, when, *(counts.verdicts or ())]:
                self.hear("tally", phrase.say(PSEUDO))
        if self.is_new("ended"):
            self.shown(match, 0)

    def shown(self, match: Match, seat: int) -> None:
        view = match.view(seat)
        decision = match.decision_of(seat)
        said = decision.to_json(PSEUDO) if decision is not None else None
        for line in asking.describe(self.game, view, PSEUDO):
            self.hear("description", line)
        for key, lines in asking.things(self.game, view, PSEUDO).items():
            for line in lines:
                self.hear(f"thing {key.partition(':')[0]}", line)
        lesson = asking.lesson(self.game, view, said, PSEUDO)
        if lesson is not None:
            self.hear("lesson", lesson["text"])
        names = [f"⟦{number}⟧" for number in range(match.seats)]
        for shape in SHAPES:
            before = self.paintings.get((shape, seat))
            painting = asking.paint(self.game, view, [said] if said else [], PSEUDO, shape, names, before)
            self.paintings[shape, seat] = painting
            for text in [painting.label, *drawn(new_in(painting, before))]:
                self.hear(f"picture {shape}", text)
        for line in plain_lines(asking.console(self.game, view, PSEUDO, names, 40)):
            self.hear("console", line)


def campaign_phrases(campaign: Campaign) -> Iterator[Phrase]:
    """List what a campaign says: of its chapters, and of what each level means there."""
    yield from [level.name for level in campaign.levels]
    for chapter in campaign.chapters:
        yield from (chapter.name, chapter.summary)
        for change in chapter.changes.values():
            yield from [change] if isinstance(change, Phrase) else change.values()


def new_in(painting: Painting, before: Painting | None) -> str:
    """Return what is drawn anew, with all definitions if nothing was painted before."""
    known = before.by_key if before is not None else {}
    fresh = [part.svg for part in painting.parts if known.get(part.key) is not part]
    return "".join(fresh if before is not None else [*fresh, *painting.backdrop.definitions.values()])


def texts_in(data: Any, keys: tuple[str, ...], under: str = "") -> Iterator[str]:
    """List the texts that JSON has under these keys."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from texts_in(value, keys, key)
    elif isinstance(data, list):
        for value in data:
            yield from texts_in(value, keys, under)
    elif isinstance(data, str) and under in keys:
        yield data


def plain_lines(board: Any) -> list[str]:
    """Print what a terminal shows, line by line."""
    printed = StringIO()
    Console(width=400, file=printed, color_system=None).print(board)
    return printed.getvalue().splitlines()


def hear_records(key: str) -> dict[str, str]:
    """Listen to everything that a game has records of."""
    listener = Listener(ludoteca.game(key))
    choose = records.choose

    def overheard(
        match: Any, decision: Decision, option: Option, law: records.Law = records.no_law, turn: int = 0
    ) -> str:
        listener.before(match, decision)
        seat = decision.seat
        listener.after(match, match.choose(seat, option), seat)
        return ""

    records.choose = overheard
    try:
        tests = import_module(f"tests.games.{key}.test_record")
        for name in tests.SITUATIONS:
            for _ in tests.played(name):
                pass
    finally:
        records.choose = choose
    return listener.missed


def main() -> None:
    recorded = sorted(path.parent.name for path in records.FOLDER.glob("*/record.txt"))
    pseudo.offer()
    for key in sys.argv[1:] or recorded:
        for word, where in sorted(hear_records(key).items()):
            print(f"{key}: {word!r} in {where}")


if __name__ == "__main__":
    main()
