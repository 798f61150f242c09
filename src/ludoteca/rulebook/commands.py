"""The `games` and `rules` commands."""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path

import click

from ludoteca.introductions import introductions
from ludoteca.kernel.game import Game
from ludoteca.kernel.rules import Catalogue, Rule
from ludoteca.kernel.texts import Phrase
from ludoteca.options import players_in_words
from ludoteca.params import GAME, lang_option
from ludoteca.rulebook.coverage import Coverage, coverage_of, find_checkout
from ludoteca.rulebook.settings import settings_lines

LINE = Phrase("riga {lines} del regolamento", "line {lines} of the rulebook")
LINES = Phrase("righe {lines} del regolamento", "lines {lines} of the rulebook")
CRD = Phrase("regole complete {crd}", "comprehensive rules {crd}")
CHECK = Phrase("Verifica", "Check")
RULINGS = Phrase("Chiarimenti", "Rulings")
RELATED = Phrase("Regole", "Rules")
REASON = Phrase("Motivo", "Reason")
FLAGS = {
    "example": Phrase("esempio", "example"),
    "derived": Phrase("conseguenza", "derived"),
    "advice": Phrase("consiglio", "advice"),
    "reconstructed": Phrase("ricostruita", "reconstructed"),
    "optional": Phrase("facoltativa", "optional"),
    "untestable": Phrase("non verificabile", "untestable"),
}


@click.command()
@click.argument("game", type=GAME, required=False)
@lang_option
def games(game: Game | None, lang: str) -> None:
    """List the games, or tell one of them with its settings."""
    lines, broken = ({game.key: line_of(game, lang)}, []) if game else introductions("the line", lang, line_of)
    for error in broken:
        click.echo(str(error), err=True)
    for key, line in lines.items():
        click.echo(f"{key:<10} {line}")
    if game:
        click.echo("\n".join(["", *settings_lines(game, lang)]))


def line_of(game: Game, lang: str) -> str:
    """Tell a game in a line: its name, for how many it is, and what it is about."""
    return f"{game.name.say(lang)}, {players_in_words(game).say(lang)}. {game.blurb.say(lang)}"


@click.command()
@click.argument("game", type=GAME)
@click.argument("words", nargs=-1, metavar="[ID | WORDS…]")
@click.option("--coverage", "wants_coverage", is_flag=True, help="In a checkout: the tests that show each rule.")
@lang_option
def rules(game: Game, words: tuple[str, ...], wants_coverage: bool, lang: str) -> None:
    """Print the rules of GAME, one of them by its id, or those with certain words."""
    catalogue = game.rules()
    if wants_coverage:
        if words:
            raise click.UsageError("--coverage is about all rules: give no id and no words with it.")
        show_coverage(game, lang)
    elif len(words) == 1 and words[0].upper().startswith(f"{catalogue.prefix}-"):
        show_rule(catalogue, wanted_rule(catalogue, words[0].upper()), lang)
    elif words:
        matching = catalogue.search(list(words))
        if not matching:
            nothing = Phrase(
                "Nessuna regola contiene: {words}. Per vederle tutte: ludoteca rules {game}",
                "No rule has: {words}. To see all of them: ludoteca rules {game}",
            )
            click.echo(nothing.fill(words=" ".join(words), game=game.key).say(lang), err=True)
            raise SystemExit(1)
        show_list(matching, lang)
    else:
        show_list(catalogue.rules, lang)


def wanted_rule(catalogue: Catalogue, id: str) -> Rule:
    if id in catalogue:
        return catalogue[id]
    near = get_close_matches(id, catalogue.by_id, 3)
    hint = f" Near are: {', '.join(near)}." if near else ""
    raise click.BadParameter(f"there is no rule {id}.{hint}", param_hint="ID")


def show_list(entries: list[Rule], lang: str) -> None:
    """Show the rules under their sections; the rulings come last."""
    section = ""
    for entry in entries:
        title = entry.section.say(lang)
        if title != section:
            click.echo(("\n" if section else "") + click.style(title, bold=True))
            section = title
        places = [entry.lines] if entry.lines else []
        if entry.crd:
            places.append(f"§{entry.crd}")
        citation = f"  [{' '.join(places)}]" if places else ""
        click.echo(f"  {entry.id:<9} {entry.text.say(lang)}{citation}")


def show_rule(catalogue: Catalogue, entry: Rule, lang: str) -> None:
    """Show one rule with its place, its check, and what is related to it."""
    facts = [entry.section.say(lang)]
    if entry.lines:
        facts.append((LINE if entry.lines.isdigit() else LINES).fill(lines=entry.lines).say(lang))
    if entry.crd:
        facts.append(CRD.fill(crd=entry.crd).say(lang))
    facts += [FLAGS[flag].say(lang) for flag in entry.flags if flag in FLAGS]
    click.echo(f"{click.style(entry.id, bold=True)}  ({', '.join(facts)})")
    click.echo(entry.text.say(lang))
    if entry.reason.en:
        click.echo(f"{REASON.say(lang)}: {entry.reason.say(lang)}")
    if entry.check:
        click.echo(f"{CHECK.say(lang)}: {entry.check}")
    rulings = [ruling for ruling in catalogue.rules if entry.id in ruling.related]
    for title, others in ((RULINGS, rulings), (RELATED, [catalogue[id] for id in entry.related])):
        if others:
            click.echo(f"{title.say(lang)}:")
        for other in others:
            click.echo(f"  {other.id:<9} {other.text.say(lang)}")


def show_coverage(game: Game, lang: str) -> None:
    """Show every rule with its tests; exits with 1 if one has none, or if something is named that is no rule."""
    root = find_checkout(game, Path.cwd())
    if root is None:
        raise click.ClickException(
            f"--coverage reads the tests of a checkout, and here is none with tests/rules/{game.key}."
        )
    coverage = coverage_of(game, root)
    for entry in coverage.catalogue.rules:
        tests = coverage.tests.get(entry.id, [])
        code = coverage.code.get(entry.id, [])
        click.echo(f"{click.style(entry.id, bold=True)}  {entry.text.say(lang)}")
        for test in tests:
            click.echo(f"    {test}")
        if entry in coverage.untested:
            click.echo(click.style("    " + Phrase("nessun test", "no test").say(lang), fg="red"))
        if code:
            click.echo(f"    {Phrase('citata in', 'cited in').say(lang)} {', '.join(code)}")
    show_summary(coverage, lang)
    if not coverage.is_complete:
        raise SystemExit(1)


def show_summary(coverage: Coverage, lang: str) -> None:
    for mention in coverage.unknown:
        unknown = Phrase("{where}: non esiste la regola {id}", "{where}: there is no rule {id}")
        click.echo(unknown.fill(where=mention.where, id=mention.id).say(lang), err=True)
    total = len(coverage.catalogue.rules)
    tests = {test for places in coverage.tests.values() for test in places}
    summary = Phrase(
        "{shown} regole su {total} con un test ({tests} test); {untested} senza; {cited} citate nel codice.",
        "{shown} of {total} rules have a test ({tests} tests); {untested} have none; {cited} are cited in the code.",
    )
    click.echo(
        summary.fill(
            shown=sum(1 for entry in coverage.catalogue.rules if entry.id in coverage.tests),
            total=total,
            tests=len(tests),
            untested=len(coverage.untested),
            cited=sum(1 for entry in coverage.catalogue.rules if entry.id in coverage.code),
        ).say(lang)
    )
