"""A study as one page that needs nothing else: verdicts first, then the evidence and the command that repeats it."""

from __future__ import annotations

import io
import re
from html import escape
from typing import Any

import ludoteca
from ludoteca.extras import require
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.studies import Evidence, Plot, Study

FOUND = Phrase("Verdetto", "Verdict")
SHOWN = Phrase("Prove", "Evidence")
REPEAT = Phrase("Per ripeterlo", "To repeat it")
MADE_BY = Phrase("Laboratorio di Ludoteca {version}", "Laboratory of Ludoteca {version}")
INK, PAPER, MARK, FAINT = "#22302f", "#ffffff", "#00796b", "#90a4a1"
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#22302f;background:#fff}
h1{font-size:1.6rem}h2{font-size:1.2rem;margin-top:2rem}
.verdicts{font-size:1.15rem;border-left:.3rem solid #00796b;padding:.2rem 1rem;list-style:none;background:#eef6f5}
.wide{overflow-x:auto}table{border-collapse:collapse}caption{text-align:left;font-weight:600;padding:.8rem 0 .3rem}
th,td{padding:.25rem .7rem;text-align:right;border-bottom:1px solid #d5dfdd}
th:first-child,td:first-child{text-align:left}
pre{background:#eef1f1;padding:.8rem;overflow-x:auto}svg{max-width:100%;height:auto}footer{color:#5b6b69;margin-top:2rem}
"""


def page(study: Study, lang: str) -> str:
    """Write a study as HTML, with its pictures inside."""
    verdicts = "".join(f"<li>{escape(verdict.say(lang))}</li>" for verdict in study.verdicts)
    plots = "".join(f"<figure>{picture(plot, lang)}</figure>" for plot in study.plots)
    tables = "".join(table(evidence, lang) for evidence in study.evidence)
    notes = "".join(f"<p>{escape(note.say(lang))}</p>" for note in study.notes)
    title = escape(study.title.say(lang))
    made_by = escape(MADE_BY.fill(version=ludoteca.__version__).say(lang))
    return (
        f'<!doctype html>\n<html lang="{lang}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head>\n<body><h1>{title}</h1>\n"
        f'<h2>{FOUND.say(lang)}</h2>\n<ul class="verdicts">{verdicts}</ul>\n'
        f"<h2>{SHOWN.say(lang)}</h2>\n{notes}\n{plots}\n{tables}\n"
        f"<h2>{REPEAT.say(lang)}</h2>\n<pre>{escape(study.command)}</pre>\n"
        f"<footer>{made_by}</footer></body></html>\n"
    )


def table(evidence: Evidence, lang: str) -> str:
    head = "".join(f'<th scope="col">{escape(column.say(lang))}</th>' for column in evidence.columns)
    rows = ""
    for row in evidence.rows:
        cells = [cell.say(lang) if isinstance(cell, Phrase) else cell for cell in row]
        rows += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    caption = escape(evidence.title.say(lang))
    return f'<div class="wide"><table><caption>{caption}</caption><tr>{head}</tr>{rows}</table></div>'


def picture(plot: Plot, lang: str) -> str:
    """Draw a plot as SVG: the same numbers, the same picture."""
    require("matplotlib", "lab")
    import matplotlib

    matplotlib.use("svg")
    from matplotlib.figure import Figure

    with matplotlib.rc_context({"svg.hashsalt": "ludoteca", "svg.fonttype": "none", "font.family": "sans-serif"}):
        size = len(plot.labels)
        figure = Figure(figsize=(8, 7) if plot.matrix else (8, 1.2 + 0.4 * size), layout="constrained")
        axes: Any = figure.add_subplot()
        axes.set_title(plot.title.say(lang), loc="left", color=INK)
        labels = [label.say(lang) for label in plot.labels]
        if plot.matrix:
            draw_matrix(axes, plot, labels)
        else:
            draw_intervals(axes, plot, labels)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None})
    svg = re.sub(r"<metadata>.*?</metadata>", "", text.getvalue(), count=1, flags=re.DOTALL)
    return svg[svg.index("<svg") :].replace("<svg ", f'<svg role="img" aria-label="{escape(plot.title.say(lang))}" ', 1)


def draw_intervals(axes: Any, plot: Plot, labels: list[str]) -> None:
    places = list(range(len(labels)))[::-1]
    for place, (middle, low, high) in zip(places, plot.values, strict=True):
        axes.plot([low, high], [place, place], color=FAINT, linewidth=3, solid_capstyle="round")
        axes.plot([middle], [place], "o", color=MARK)
    if plot.line is not None:
        axes.axvline(plot.line, color=INK, linewidth=1, linestyle=":")
    axes.set_yticks(places, labels)
    axes.xaxis.set_major_formatter(lambda value, _: f"{100 * value:.0f}%")
    axes.spines[["top", "right", "left"]].set_visible(False)


def draw_matrix(axes: Any, plot: Plot, labels: list[str]) -> None:
    shown = [[0.5 if cell is None else cell for cell in row] for row in plot.matrix]
    axes.imshow(shown, cmap="PiYG", vmin=-0.4, vmax=1.4)
    for y, row in enumerate(plot.matrix):
        for x, cell in enumerate(row):
            axes.text(x, y, "–" if cell is None else f"{100 * cell:.0f}", ha="center", va="center", color=INK)
    axes.set_xticks(range(len(labels)), labels, rotation=45, ha="right")
    axes.set_yticks(range(len(labels)), labels)
