"""Readable playthroughs, one for each game mode: what was asked, offered, chosen and told, in Italian.

They guard against silent change. After a change that is meant, write them anew and review the difference:

    python -m tests.golden.playthroughs
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from textwrap import fill
from typing import Any

import ludoteca
from ludoteca.kernel.texts import default_names, with_names

FOLDER = Path(__file__).parent
LANG = "it"
MODES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "arena/chapter-1": ("arena", 4, {"mode": "ch1"}),
    "arena/chapter-4": ("arena", 21, {"mode": "ch4"}),
    "arena/team": ("arena", 13, {"mode": "team"}),
    "kingdom/two": ("kingdom", 3, {"scenario": "2", "heroes": ["alleria", "malik"]}),
    "kingdom/solo": ("kingdom", 6, {"scenario": "9", "level": "three_stars", "heroes": ["ignus"]}),
    "kingdom/boss": ("kingdom", 8, {"scenario": "7", "heroes": ["magnus", "lilith", "table"]}),
    "lorcana/starters": ("lorcana", 5, {"decks": ["ready-to-let-loose", "a-roaring-guest-list"]}),
    "lorcana/three": ("lorcana", 9, {"decks": ["the-heart-of-magic", "might-and-magic", "tactical-teamwork"]}),
    "lyon/duel": ("lyon", 152, {"decks": ["leoni", "notturni"], "first": "random"}),
    "lyon/chosen-first": ("lyon", 48, {"decks": ["corsari", "custodi"], "first": "chosen by 2"}),
    "synchro/run": ("synchro", 3, {}),
}
"""File, then game, seed and options."""


def playthrough(key: str, seed: int, options: dict[str, Any]) -> str:
    game = ludoteca.game(key)
    match = game.new(seed=seed, **options)
    rng = Random(seed)
    names = default_names(match.save()["seats"], LANG)
    lines = [f"{game.name.say(LANG)}: seed {seed}, {options}"]
    number = 0
    while match.outcome is None:
        decision = match.decisions[int(rng.random() * len(match.decisions))]
        option = decision.options.sample(rng)
        number += 1
        offered = with_names("; ".join(f"{each.id} {each.label(LANG)}" for each in decision.options), names)
        asked = with_names(decision.prompt.say(LANG), names)
        lines += ["", f"{number}. {names[decision.seat]}: {asked} [{decision.rule}]"]
        lines.append(fill(offered, 118, initial_indent="   ", subsequent_indent="   ", break_on_hyphens=False))
        lines.append(f" > {option.id}")
        events = match.choose(decision.seat, option)
        view = match.view_to_tell(None, events)
        told = [(game.tell(view, event.seen_by(None), LANG), event.rule) for event in events]
        lines += [f"   {with_names(text, names)}" + (f" [{rule}]" if rule else "") for text, rule in told if text]
    lines += ["", *[with_names(line, names) for line in game.describe(match.view(None), LANG)]]
    reason = with_names(match.outcome.reason.say(LANG), names)
    lines.append(f"{reason} [{match.outcome.rule}] {match.outcome.winners}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for name, (key, seed, options) in MODES.items():
        path = FOLDER / f"{name}.txt"
        path.write_text(playthrough(key, seed, options), encoding="utf-8")
        print(path)


if __name__ == "__main__":
    main()
