"""Colours and letters of the table. A page changes them through the custom properties named here.

Nothing is told by colour alone: every colour of Shards, boards and books has a shape, health and time have numbers,
what cannot be used is dim and says why.
"""

from __future__ import annotations

from typing import Final

_RULES: Final = """
svg.synchro-table{--night:var(--synchro-night,#0d0b1f);--panel:var(--synchro-panel,#1d1740);--line:var(--synchro-line,#5d4f8c);
--on:var(--synchro-on,#f3ecd9);--dim:var(--synchro-dim,#b6aadd);--paper:var(--synchro-paper,#f6ecd2);--ink:var(--synchro-ink,#0a0618);
--gold:var(--synchro-gold,#ffd977);--danger:var(--synchro-danger,#ff8f78);
--red:var(--synchro-red,#d8352b);--blue:var(--synchro-blue,#2b6fe0);--green:var(--synchro-green,#2a9d4b);
--yellow:var(--synchro-yellow,#e7ac00);--clear:var(--synchro-clear,#c9d8ee);
font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,"DejaVu Sans",sans-serif}
.synchro-table text{fill:var(--on)}
.synchro-table .ground{fill:url(#sy-night)}
.synchro-table .veil{fill:var(--night);fill-opacity:.62}
.synchro-table .edge{fill:none;stroke:#d08c22;stroke-opacity:.75;stroke-width:1.5}
.synchro-table .serif{
font-family:"Iowan Old Style",Palatino,"Palatino Linotype",Georgia,"DejaVu Serif",serif;font-weight:700}
.synchro-table .big{font-weight:800}
.synchro-table .strong{font-weight:700}
.synchro-table .on{fill:var(--on)}
.synchro-table .dim{fill:var(--dim)}
.synchro-table .faint{opacity:.4}
.synchro-table .weary{opacity:.72}
.synchro-table .gold{fill:var(--gold)}
.synchro-table .pale{fill:#fff}
.synchro-table .inky{fill:var(--ink)}
.synchro-table .soft{fill:#5c4a6a}
.synchro-table .rose{fill:var(--danger)}
.synchro-table .wine{fill:#9c1c12}
.synchro-table .sky{fill:#8fbaff}
.synchro-table .life{fill:#7fe08a}
.synchro-table .woeful{fill:#d9a2ff}
.synchro-table .edged{paint-order:stroke;stroke:var(--ink);stroke-width:3px;stroke-linejoin:round}
.synchro-table .panel{fill:url(#sy-panel);stroke:var(--line);stroke-width:1.3}
.synchro-table .panel-now{fill:url(#sy-panel-now);stroke:var(--gold);stroke-width:2.2}
.synchro-table .panel-none{fill:var(--panel);fill-opacity:.45;
stroke:var(--line);stroke-opacity:.6;stroke-width:1.2;stroke-dasharray:5 5}
.synchro-table .stone{fill:#0d0924;fill-opacity:.9;stroke:var(--line);stroke-width:1.3}
.synchro-table .plate-elite{fill:#1c1008;fill-opacity:.92;stroke:#d08c22;stroke-width:1.8}
.synchro-table .plate-celestial{fill:#1a0d3a;fill-opacity:.95;stroke:#c77bff;stroke-width:2.4}
.synchro-table .plate-now{stroke:var(--gold);stroke-width:2.8}
.synchro-table .intent{fill:#1a0e26;fill-opacity:.93;stroke:var(--danger);stroke-width:1.8}
.synchro-table .intent-none{fill:#1a1430;fill-opacity:.85;stroke:#8d82b8;stroke-width:1.4;stroke-dasharray:5 4}
.synchro-table .leaf{fill:var(--panel);stroke:#8a7bc4;stroke-width:1.6}
.synchro-table .legend{fill:#3a2508;stroke:var(--gold);stroke-width:2.2}
.synchro-table .band{fill:#0d0924;fill-opacity:.86}
.synchro-table .slip{fill:#2a2258;stroke:#6c5fa8;stroke-width:1.2}
.synchro-table .slip-lit{fill:#3a2f70;stroke:var(--gold);stroke-width:2}
.synchro-table .slip-off{fill:#221c3c;stroke:#5d5580;stroke-width:1.2;stroke-dasharray:4 3}
.synchro-table .off{fill:#15102a;fill-opacity:.62}
.synchro-table .slot{fill:#0b0820;fill-opacity:.55;
stroke:var(--line);stroke-opacity:.55;stroke-width:1;stroke-dasharray:3 4}
.synchro-table .well{fill:#0b0820;fill-opacity:.7;stroke:#6c5fa8;stroke-opacity:.7;stroke-width:1}
.synchro-table .key{fill:url(#sy-act);stroke:#8a7bc4;stroke-width:1.4}
.synchro-table .key-end{fill:url(#sy-gold);stroke:#7a4a08;stroke-width:1.6}
.synchro-table .c-red{fill:var(--red)}
.synchro-table .c-blue{fill:var(--blue)}
.synchro-table .c-green{fill:var(--green)}
.synchro-table .c-yellow{fill:var(--yellow)}
.synchro-table .c-transparent{fill:var(--clear)}
.synchro-table .backdrop{fill-opacity:.55}
.synchro-table .dusk{fill:url(#sy-dusk)}
.synchro-table .niche{fill-opacity:.5;stroke:#0a0618;stroke-width:1.2}
.synchro-table .mark{stroke:#fff;stroke-width:1.5;stroke-linejoin:round}
.synchro-table .c-transparent.mark{stroke:#3d4a63}
.synchro-table .mark-off{stroke:#fff;stroke-opacity:.5;stroke-width:1.2;fill-opacity:.4;stroke-linejoin:round}
.synchro-table .mark-none{fill:none;stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2;stroke-dasharray:2 3}
.synchro-table .glint{fill:#fff;fill-opacity:.4}
.synchro-table .stand{fill:#000;fill-opacity:.18;stroke-width:3.4}
.synchro-table .stand.c-red{stroke:var(--red)}
.synchro-table .stand.c-blue{stroke:var(--blue)}
.synchro-table .stand.c-green{stroke:var(--green)}
.synchro-table .stand.c-yellow{stroke:var(--yellow)}
.synchro-table .stand-now{fill:#ffe08a;fill-opacity:.55;stroke:#fff3c0;stroke-width:3}
.synchro-table .beam{fill:url(#sy-beam)}
.synchro-table .bar{fill:#2b1530;stroke:#0a0618;stroke-width:1.2}
.synchro-table .bar-full{fill:#3fb55a}
.synchro-table .bar-half{fill:#d0941c}
.synchro-table .bar-low{fill:#d8352b}
.synchro-table .bar-boss{fill:#b23bd0}
.synchro-table .bar-shine{fill:#fff;fill-opacity:.25}
.synchro-table .bar-lost{fill:url(#sy-lost);stroke:#ffd9d0;stroke-width:1.4}
.synchro-table .bar-ink{fill:#fff}
.synchro-table .guard{fill:#2f66c8;stroke:#fff;stroke-width:1.2}
.synchro-table .guard-ink{fill:#fff}
.synchro-table .woe{fill:#8f35c9;stroke:#fff;stroke-width:1.2}
.synchro-table .woe-ink{fill:#fff}
.synchro-table .daze{fill:#a86a08;stroke:#fff;stroke-width:1.2}
.synchro-table .daze-ink{fill:#fff}
.synchro-table .tally{fill:#0d0924;fill-opacity:.88;stroke:#8a7bc4;stroke-width:1}
.synchro-table .tally-ink{fill:#fff}
.synchro-table .price{fill:var(--gold);stroke:#332700;stroke-width:1.2}
.synchro-table .price-ink{fill:#241a00}
.synchro-table .price-off{fill:#6d6488;stroke:#2a2440;stroke-width:1.2;stroke-dasharray:3 2}
.synchro-table .price-off-ink{fill:#e6e0f4}
.synchro-table .peril{fill:#b3160c;stroke:#fff;stroke-width:1.2}
.synchro-table .peril-ink{fill:#fff}
.synchro-table .die{fill:#fffdf2;stroke:#241f3f;stroke-width:1.6}
.synchro-table .die-pip{fill:#241f3f}
.synchro-table .box{fill:#0d0924;fill-opacity:.84;stroke:#8a6d34;stroke-width:1.4}
.synchro-table .marble{stroke:#fff;stroke-width:1.4;stroke-linejoin:round}
.synchro-table .cover{fill:#2a2450;stroke:#8d82b8;stroke-width:1.4;stroke-dasharray:4 3}
.synchro-table .now{fill:none;stroke:var(--gold);stroke-width:3}
.synchro-table .road-edge{fill:none;stroke:#5a3a1c;stroke-width:8;stroke-linecap:round}
.synchro-table .road{fill:none;stroke:#f4e2b4;stroke-width:4.6;stroke-linecap:round}
.synchro-table .canal-edge{fill:none;stroke:#1d5a94;stroke-width:11;stroke-linecap:round}
.synchro-table .canal{fill:none;stroke:#5fb8f0;stroke-width:7;stroke-linecap:round}
.synchro-table .canal-wave{fill:none;stroke:#fff;stroke-opacity:.75;stroke-width:1.6;stroke-dasharray:9 9}
.synchro-table .taken{fill:none;stroke:#d8352b;stroke-width:4.6;stroke-linecap:round;stroke-dasharray:2 8}
.synchro-table .city-plate{fill:#241b48;fill-opacity:.93;stroke:var(--gold);stroke-width:2}
.synchro-table .city-far{fill:#1a1438;fill-opacity:.8;stroke:#5d4f8c;stroke-width:1.2}
.synchro-table .city-past{fill:#1a1438;fill-opacity:.72;stroke:#8a6d34;stroke-width:1.4;stroke-dasharray:4 3}
.synchro-table .city-here{fill:#5c1a1a;fill-opacity:.94;stroke:var(--gold);stroke-width:2.6}
.synchro-table .pole{fill:#3a2412;stroke:#0a0618;stroke-width:1}
.synchro-table .pennant{fill:#d8352b;stroke:#0a0618;stroke-width:1.4;stroke-linejoin:round}
.synchro-table .wheel-rim{fill:#0b0820;stroke:#d08c22;stroke-width:1.6}
.synchro-table .wedge{stroke:#0b0820;stroke-width:1}
.synchro-table .hub{fill:var(--paper);stroke:#0a0618;stroke-width:1.2}
.synchro-table .hand{fill:#fff;stroke:#0a0618;stroke-width:1.2;stroke-linejoin:round}
.synchro-table .day{fill:#2c2454}
.synchro-table .day-past.s-0{fill:#8fd36b}
.synchro-table .day-past.s-1{fill:#ffd35e}
.synchro-table .day-past.s-2{fill:#f0803c}
.synchro-table .day-past.s-3{fill:#bfe2ff}
.synchro-table .day-now{fill:#fff;stroke:var(--gold);stroke-width:2}
.synchro-table .day-last{fill:#e0392f}
.synchro-table .pip{fill:var(--gold);stroke:#332700;stroke-width:.8}
.synchro-table .pip-off{fill:#0b0820;stroke:var(--line);stroke-width:1.2}
.synchro-table .banner{fill:var(--paper);stroke:#d08c22;stroke-width:2.4}
.synchro-table .finale text{fill:var(--ink)}
.synchro-table .finale .soft{fill:#5c4a6a}
.synchro-table .finale .wine{fill:#9c1c12}
.synchro-table .finale .tally-ink{fill:#fff}
.synchro-table .sheet{fill:#fffaf0;stroke:#c9b98e;stroke-width:1}
.synchro-table .track{fill:#e2d5b4}
.synchro-table .halo{fill:none;stroke:var(--gold);stroke-width:3;stroke-dasharray:9 5}
.synchro-table .halo-under{fill:none;stroke:#0a0618;stroke-width:5.6;stroke-opacity:.75}
.synchro-table .halo-glow{fill:#ffd977;fill-opacity:.3}
.synchro-table .origin{fill:none;stroke:#fff;stroke-width:3}
.synchro-table .legal{cursor:pointer;outline:none}
.synchro-table .legal>.when-asking{display:none}
.synchro-table .legal:hover .halo,.synchro-table .legal:focus-visible .halo{stroke:#fff}
.synchro-table .pointing{pointer-events:none}
.synchro-table .thing{outline:none}
.synchro-table .spot{fill:#000;fill-opacity:0}
.synchro-table .same{fill:var(--on)}
"""

STYLE: Final = _RULES.replace("\n", "")


def _shade(id: str, *stops: str) -> str:
    """Write a gradient from top to bottom; a stop is a colour, or a colour and an opacity."""
    last = len(stops) - 1
    written = ""
    for index, stop in enumerate(stops):
        colour, _, opacity = stop.partition(" ")
        faded = f' stop-opacity="{opacity}"' if opacity else ""
        written += f'<stop offset="{index / last:g}" stop-color="{colour}"{faded}/>'
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{written}</linearGradient>'


SHADES: Final = {
    "sy-night": _shade("sy-night", "#171233", "#0d0b1f"),
    "sy-panel": _shade("sy-panel", "#2a2158", "#1a1438"),
    "sy-panel-now": _shade("sy-panel-now", "#3a2f74", "#231a4c"),
    "sy-act": _shade("sy-act", "#4a3f8a", "#2a2258"),
    "sy-gold": _shade("sy-gold", "#ffe08a", "#e09a2a"),
    "sy-lost": (
        '<pattern id="sy-lost" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
        '<rect width="8" height="8" fill="#5c1020"/><rect width="4" height="8" fill="#ff6b52"/></pattern>'
    ),
    "sy-dusk": _shade("sy-dusk", "#171233 0", "#171233 .1", "#171233 .95"),
    "sy-beam": _shade("sy-beam", "#ffe9a0 0", "#ffe9a0 .42"),
}
"""Gradients and hatches that the style fills with."""
