"""What is kept of putting the promises to the proof, so that it can be done in pieces, over days.

Every run is kept as it was; what they come to together is written into the table and the list of docs/proof.md.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import wrap

import msgspec
from msgspec import Struct

from tests.prove.outcome import Outcome

TITLES = {
    "kills": "acknowledged is durable",
    "histories": "exactly once, in one order",
    "worlds": "no leak",
    "stuck": "never stuck",
    "inputs": "bad input",
    "interface": "the interface is as published",
    "dealing": "fair dealing",
    "soak": "nothing grows",
}
"""What the promises are called in the document."""
WIDTH = 120
LIST = re.compile(r"(<!-- counts -->\n\n```\n).*?(\n```)", re.DOTALL)


class Run(Struct, frozen=True):
    """One promise, put to the proof for a while."""

    promise: str
    seed: int
    form: str
    date: str
    seconds: int
    command: str
    outcome: Outcome


def kept(path: Path) -> list[Run]:
    """Read all runs of a file, which need not be there yet."""
    return msgspec.json.decode(path.read_bytes(), type=list[Run]) if path.exists() else []


def is_kept(runs: list[Run], promise: str, seed: int, form: str) -> bool:
    """Tell whether a run would only try once more what is counted already."""
    return any((run.promise, run.seed, run.form) == (promise, seed, form) for run in runs)


def keep(path: Path, run: Run) -> None:
    """Add a run to a file; whoever is cut off in the middle leaves the file as it was."""
    text = msgspec.json.format(msgspec.json.encode([*kept(path), run]), indent=1)
    beside = path.with_suffix(".new")
    beside.write_bytes(text + b"\n")
    beside.replace(path)


def together(runs: list[Run]) -> Outcome:
    """Add up what came of several runs of one promise."""
    sums = Outcome(what=runs[0].outcome.what)
    for run in runs:
        sums.tried += run.outcome.tried
        sums.broken += run.outcome.broken
        sums.curves += run.outcome.curves
        for what, number in run.outcome.notes.items():
            sums.note(what, number)
    return sums


def summary(promise: str, runs: list[Run]) -> str:
    """Say what the runs of a promise come to, in as many lines as that takes."""
    days, forms = sorted({run.date[:10] for run in runs}), " and ".join(sorted({run.form for run in runs}))
    when = days[0] if len(days) == 1 else f"{days[0]} to {days[-1]}"
    seeds = ", ".join(str(seed) for seed in sorted({run.seed for run in runs}))
    seconds = sum(run.seconds for run in runs)
    told = f"{promise}, {when}, {forms}, seed {seeds}, {seconds:,} s: {together(runs)}"
    return "\n".join(wrap(told, WIDTH, subsequent_indent="    "))


def told(runs: list[Run]) -> str:
    """Say what all runs come to, a promise after the other."""
    by_promise = {name: [run for run in runs if run.promise == name] for name in TITLES}
    return "\n".join(summary(name, of_it) for name, of_it in by_promise.items() if of_it)


def written(text: str, runs: list[Run]) -> str:
    """Return the document with what the runs come to in its table and its list."""
    by_promise = {name: [run for run in runs if run.promise == name] for name in TITLES}
    by_promise = {name: of_it for name, of_it in by_promise.items() if of_it}
    for name, of_it in by_promise.items():
        sums = together(of_it)
        row = re.compile(rf"^(\| {re.escape(TITLES[name])} \|.*\| )[^|]*( \|[^|]*\|)$", re.MULTILINE)
        text, changed = row.subn(rf"\g<1>{sums.tried:,} {sums.what}\g<2>", text)
        if changed != 1:
            raise ValueError(f"the document has no row for {TITLES[name]!r}")
    lines = told(runs)
    text, changed = LIST.subn(lambda found: f"{found[1]}{lines}{found[2]}", text)
    if changed != 1:
        raise ValueError("the document has no list of counts")
    return text
