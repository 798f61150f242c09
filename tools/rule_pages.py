"""The rules of the games as pages of the documentation: every rule under its id, in Italian and English.

They are written from each game's own catalogue while the site is built, and nowhere kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape

import ludoteca
from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, Rule
from ludoteca.kernel.texts import Phrase
from ludoteca.rulebook.commands import CRD, FLAGS, LINE, LINES, REASON, RELATED, RULINGS

ID = re.compile(r"\b[A-Z]{2,3}-[A-Z0-9]+(?:\.\d+)?\b")
"""What the id of a rule looks like: LY-4.05, LY-A.03, KR-A82."""


def index() -> str:
    """Write the page that leads to the rules of each game."""
    lines = [
        "# The rules",
        "",
        "Every rule of the five rulebooks, restated in our own words, under the id with which the table, the log, the",
        "terminal and the tests cite it; and the rulings, which settle what a rulebook leaves open. Search finds them",
        "by their ids and by their words in both languages; so does `ludoteca rules GAME WORDS`.",
        "",
        "| game | rules | rulings |",
        "|---|---|---|",
    ]
    for key in sorted(ludoteca.list_games()):
        game = ludoteca.game(key)
        rulings = sum(rule.is_ruling for rule in game.rules().rules)
        count = len(game.rules().rules) - rulings
        lines.append(f"| [{game.name.en}]({key}.md) | {count} | {rulings} |")
    return "\n".join(lines) + "\n"


def page(game: Game) -> str:
    """Write all rules of a game under their sections, then its rulings."""
    catalogue = game.rules()
    lines = [f"# {game.name.en}: the rules", ""]
    if game.name.it != game.name.en:
        lines += [f"*{game.name.it}: le regole*", ""]
    section = None
    for rule in catalogue.rules:
        if rule.section != section:
            section = rule.section
            lines += [f"## {section.en} · {section.it}" if section.en != section.it else f"## {section.en}", ""]
        lines += [*rule_lines(catalogue, rule), ""]
    return "\n".join(lines)


def rule_lines(catalogue: Catalogue, rule: Rule) -> list[str]:
    """Write one rule: its id, which is its anchor too, its statement, its place, its rulings."""
    said = [f"### {rule.id} {{ #{rule.id} }}", "", '<div class="rule">']
    for lang in ("it", "en"):
        words = linked(rule.text.say(lang), catalogue, rule.id)
        if rule.reason.en:
            words += f"<br><em>{REASON.say(lang)}</em>: {linked(rule.reason.say(lang), catalogue, rule.id)}"
        said.append(f'<p lang="{lang}">{words}</p>')
    place = " · ".join([*places(rule), *relations(catalogue, rule)])
    if place:
        said.append(f'<p class="place">{place}</p>')
    return [*said, "</div>"]


def places(rule: Rule) -> list[str]:
    """Say where a rule is from and of what kind it is, in both languages."""
    told: list[Phrase] = []
    if rule.lines:
        told.append((LINE if rule.lines.isdigit() else LINES).fill(lines=rule.lines))
    if rule.crd:
        told.append(CRD.fill(crd=rule.crd))
    told += [FLAGS[flag] for flag in rule.flags if flag in FLAGS]
    return [escape(f"{phrase.it} / {phrase.en}") for phrase in told]


def relations(catalogue: Catalogue, rule: Rule) -> list[str]:
    """Links to the rulings on a rule, or to the rules that a ruling is about."""
    rulings = [other.id for other in catalogue.rules if rule.id in other.related]
    return [
        f"{title.it} / {title.en}: " + ", ".join(link(id) for id in ids)
        for title, ids in ((RULINGS, rulings), (RELATED, list(rule.related)))
        if ids
    ]


def link(id: str) -> str:
    return f'<a href="#{id}">{id}</a>'


def linked(text: str, catalogue: Catalogue, own: str) -> str:
    """Write words as HTML, in which the ids of other rules are links."""

    def replaced(found: re.Match[str]) -> str:
        return link(found[0]) if found[0] in catalogue and found[0] != own else found[0]

    return ID.sub(replaced, escape(text, quote=False))


# -- rules that other pages cite -----------------------------------------------------------------------------------

TAG = re.compile(r"(<[^>]+>)")
CLOSED = ("a", "pre", "svg", "h1", "h2", "h3", "h4", "h5", "h6")
"""Elements in which nothing is made a link."""


@cache
def homes() -> dict[str, str]:
    """Find the game, by its key, that each rule belongs to."""
    return {id: key for key in ludoteca.list_games() for id in ludoteca.game(key).rules().by_id}


def with_rule_links(html: str, page_of: Callable[[str], str]) -> str:
    """Make a page in which the ids of rules are links to the page of their game."""
    inside = 0
    parts = TAG.split(html)
    for i, part in enumerate(parts):
        name = re.match(r"</?(\w+)", part)
        if i % 2 and name and name[1] in CLOSED:
            inside += -1 if part.startswith("</") else 1
        elif i % 2 == 0 and not inside:
            parts[i] = ID.sub(lambda found: cited(found[0], page_of), part)
    return "".join(parts)


def cited(id: str, page_of: Callable[[str], str]) -> str:
    key = homes().get(id)
    return f'<a href="{page_of(key)}#{id}">{id}</a>' if key else id
