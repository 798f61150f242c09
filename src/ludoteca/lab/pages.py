"""A study as one page that needs nothing else: verdicts first, then the evidence and the command that repeats it."""

from __future__ import annotations

import io
import re
from datetime import UTC, datetime
from hashlib import blake2b
from html import escape
from typing import Any

import ludoteca
from ludoteca.extras import require
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.marks import Mark, sealed
from ludoteca.lab.studies import Cell, Evidence, Plot, Study, both

FOUND = Phrase("Verdetto", "Verdict")
SHOWN = Phrase("Prove", "Evidence")
REPEAT = Phrase("Per ripeterlo", "To repeat it")
MADE_BY = Phrase("Laboratorio di Ludoteca {version}, {date}", "Laboratory of Ludoteca {version}, {date}")
PLAYED = Phrase("{games} partite", "{games} games")
LINES = Phrase("{title} ({n} righe)", "{title} ({n} rows)")
INK, MARK, FAINT = "#22302f", "#00796b", "#90a4a1"
LONG = 40
"""Tables with more rows than these are folded."""
SHADES = 5
"""Steps of shading from a half to all or nothing."""
STYLE = """
:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:0 auto;padding:1.5rem 1rem;color:#22302f;background:#fff}
h1{font-size:1.6rem;line-height:1.25}h2{font-size:1.2rem;margin-top:2rem}
.verdicts{border-left:.3rem solid #00796b;padding:.4rem 1rem;list-style:none;background:#eef6f5}
.verdicts li{padding:.15rem 0}.verdicts li:first-child{font-size:1.15rem;font-weight:600}
figure,.wide{margin:1rem 0;overflow-x:auto}figure svg{display:block;width:46rem;max-width:none;height:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
caption,summary{text-align:left;font-weight:600;padding:.8rem 0 .3rem}summary{cursor:pointer}
th,td{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #d5dfdd;white-space:nowrap}
.tight{font-size:.8rem}.tight th,.tight td{padding:.3rem .25rem}
thead th{vertical-align:bottom;white-space:normal}
th:first-child,td:first-child{text-align:left;white-space:normal;min-width:9rem;font-weight:400}
thead th:first-child{font-weight:700}
.w1{background:#e3f4ea}.w2{background:#c2e8d0}.w3{background:#98d8b1}.w4{background:#6ac690}.w5{background:#43b474}
.l1{background:#fdebf3}.l2{background:#f9d3e4}.l3{background:#f3b3d0}.l4{background:#ec92bb}.l5{background:#e272a6}
pre{background:#eef1f1;padding:.8rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere}
:focus-visible{outline:3px solid #00796b;outline-offset:2px}footer,.played{color:#51615f}footer{margin-top:2rem}
"""


def page(study: Study, lang: str) -> str:
    """Write a study as HTML, with its pictures inside and its mark at the top."""
    date = datetime.now(UTC).date().isoformat()
    verdicts = "".join(f"<li>{escape(verdict.say(lang))}</li>" for verdict in study.verdicts)
    plots = "".join(scrolled("figure", picture(plot, lang), plot.title.say(lang)) for plot in study.plots)
    tables = "".join(table(evidence, lang) for evidence in study.evidence)
    notes = "".join(f"<p>{escape(note.say(lang))}</p>" for note in study.notes)
    title = escape(study.title.say(lang))
    made_by = escape(MADE_BY.fill(version=ludoteca.__version__, date=date).say(lang))
    body = (
        f'<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><main><h1>{title}</h1>\n"
        f'<p class="played">{PLAYED.fill(games=study.games).say(lang)}</p>\n'
        f'<h2>{FOUND.say(lang)}</h2>\n<ul class="verdicts">{verdicts}</ul>\n'
        f"<h2>{SHOWN.say(lang)}</h2>\n{notes}\n{plots}\n{tables}\n"
        f"<h2>{REPEAT.say(lang)}</h2>\n<pre>{escape(study.command)}</pre></main>\n"
        f"<footer>{made_by}</footer></body></html>\n"
    )
    return sealed(mark_for(study, lang, date), body)


def mark_for(study: Study, lang: str, date: str) -> Mark:
    same = blake2b(f"{study.game}\n{study.title.en}\n{study.command}\n{date}".encode(), digest_size=8).hexdigest()
    return Mark(study.game, both(study.title), both(study.headline), study.games, date, lang, same)


def scrolled(tag: str, inside: str, name: str) -> str:
    """Put something wide into a box of its own, which keys can move, too."""
    return f'<{tag} class="wide" role="region" tabindex="0" aria-label="{escape(name)}">{inside}</{tag}>'


def table(evidence: Evidence, lang: str) -> str:
    """Write a table; a long one is folded."""
    head = "".join(f'<th scope="col">{escape(column.say(lang))}</th>' for column in evidence.columns)
    rows = "".join(table_row(row, evidence.shaded, lang) for row in evidence.rows)
    title = evidence.title.say(lang)
    is_long = len(evidence.rows) > LONG
    caption = "" if is_long else f"<caption>{escape(title)}</caption>"
    kind = ' class="tight"' if evidence.shaded else ""
    written = f"<table{kind}>{caption}<thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
    boxed = scrolled("div", written, title)
    if not is_long:
        return boxed
    named = escape(LINES.fill(title=title, n=len(evidence.rows)).say(lang))
    return f"<details><summary>{named}</summary>{boxed}</details>"


def table_row(row: list[Cell], shaded: bool, lang: str) -> str:
    first, *others = [cell.say(lang) if isinstance(cell, Phrase) else cell for cell in row]
    cells = "".join(f"<td{shade(cell) if shaded else ''}>{escape(cell)}</td>" for cell in others)
    return f'<tr><th scope="row">{escape(first)}</th>{cells}</tr>'


def shade(cell: str) -> str:
    """Say how far a share is from a half, as a class of the style sheet."""
    if not cell.endswith("%"):
        return ""
    off = float(cell[:-1]) / 100 - 0.5
    step = min(SHADES, round(abs(off) * 2 * SHADES))
    return f' class="{"w" if off > 0 else "l"}{step}"' if step else ""


def picture(plot: Plot, lang: str) -> str:
    """Draw a plot as SVG: the same numbers, the same picture."""
    require("matplotlib", "lab")
    import matplotlib

    matplotlib.use("svg")
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "ludoteca", "svg.fonttype": "none", "font.family": "sans-serif"}):
        figure = Figure(figsize=(8, 1.2 + 0.4 * len(plot.labels)), layout="constrained")
        axes: Any = figure.add_subplot()
        axes.set_title(plot.title.say(lang), loc="left", color=INK)
        draw_intervals(axes, plot, [label.say(lang) for label in plot.labels])
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = re.sub(r"<metadata>.*?</metadata>", "", text.getvalue(), count=1, flags=re.DOTALL)
    return svg[svg.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(plot.title.say(lang))}" ', 1)


def draw_intervals(axes: Any, plot: Plot, labels: list[str]) -> None:
    places = list(range(len(labels)))[::-1]
    for row, (middle, low, high) in zip(places, plot.values, strict=True):
        axes.plot([low, high], [row, row], color=FAINT, linewidth=3, solid_capstyle="round")
        axes.plot([middle], [row], "o", color=MARK)
    if plot.line is not None:
        axes.axvline(plot.line, color=INK, linewidth=1, linestyle=":")
    axes.set_yticks(places, labels)
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:g}%")
    axes.spines[["top", "right", "left"]].set_visible(False)
