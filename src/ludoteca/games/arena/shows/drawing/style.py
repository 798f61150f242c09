"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

Nothing is told by colour alone: the blue side is round and the red one square, golden spaces bear a star, starting
spaces a thick inner line, back rows a small star. What stands inside a definition has classes of its own (`ar-…`).
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.drawing.emblems import tones

_RULES: Final = """
svg.arena-table{--ground:var(--arena-ground,#152238);--deep:var(--arena-deep,#0c1524);--zone:var(--arena-zone,#20314d);
--on:var(--arena-on,#f4efe2);--dim:var(--arena-dim,#aab8cf);--paper:var(--arena-paper,#f8f2e3);--ink:var(--arena-ink,#1b2030);
--gold:var(--arena-gold,#ffcf4a);--blue:var(--arena-blue,#2f7fe0);--red:var(--arena-red,#d23c3c);--good:var(--arena-good,#2f9a5b);
--hex:var(--arena-hex,#e3d8bf);font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.arena-table text{fill:var(--ink)}
.arena-table .ground{fill:var(--ground)}
.arena-table .rim{fill:none;stroke:var(--gold);stroke-opacity:.35;stroke-width:1.5}
.arena-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.arena-table .big{font-weight:800}
.arena-table .strong{font-weight:700}
.arena-table .on{fill:var(--on)}
.arena-table .dim{fill:var(--dim)}
.arena-table .gold{fill:var(--gold)}
.arena-table .white,.arena-table .pale{fill:#fff}
.arena-table .inky{fill:var(--ink)}
.arena-table .soft{fill:#5b5a62}
.arena-table .deep{fill:var(--deep)}
.arena-table .panel{fill:var(--deep);stroke:var(--dim);stroke-opacity:.45;stroke-width:1.2}
.arena-table .panel-now{stroke:var(--gold);stroke-opacity:1;stroke-width:2.6}
.arena-table .leaf{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.arena-table .slip{fill:#fffaf0;stroke:#b9ab8b;stroke-width:1}
.arena-table .slip-off{fill:#eae1cd;stroke:#9d9071;stroke-width:1;stroke-dasharray:4 3}
.arena-table .hair{fill:none;stroke:var(--ink);stroke-opacity:.3;stroke-width:1}
.arena-table .side-0{fill:var(--blue)}
.arena-table .side-1{fill:var(--red)}
.arena-table .plate{stroke:#fff;stroke-width:1.6}
.arena-table .well{fill:none;stroke:var(--deep);stroke-opacity:.65}
.arena-table .life{fill:none;stroke:#fff}
.arena-table .life-low{stroke:var(--gold)}
.arena-table .shade{fill:#000;fill-opacity:.28}
.arena-table .hex{fill:var(--hex);stroke:#8a7a58;stroke-width:1.4}
.arena-table .hex-start{fill:#c5dcec}
.arena-table .hex-star{fill:#d9d6cc}
.arena-table .hex-point{fill:#f3c74e}
.arena-table .start-line{fill:none;stroke:#3c82b0;stroke-width:4;stroke-linejoin:round}
.arena-table .point-line{fill:none;stroke:#8f6207;stroke-width:2.4;stroke-dasharray:7 4}
.arena-table .coin{fill:#8f6207}
.arena-table .star-sign{fill:#5d6673}
.arena-table .mark-0{fill:var(--blue)}
.arena-table .mark-1{fill:var(--red)}
.arena-table .place{fill:#6d6248;font-weight:600}
.arena-table .tint{fill:none;stroke:none;pointer-events:none}
.arena-table .spot{fill:none;pointer-events:none}
.arena-table .space.legal .hex{fill:#ffe9a3;stroke:#7d5a00;stroke-width:2}
.arena-table .space.legal .lit{fill:none;stroke:#b27700;stroke-width:3.4;stroke-linejoin:round}
.arena-table .space.legal .lit-dot{fill:#b27700}
.arena-table .space.legal:hover .hex,.arena-table .space.legal:focus-visible .hex{fill:#fff6d8}
.arena-table .halo{fill:none;stroke:var(--gold);stroke-width:4}
.arena-table .halo-under{fill:none;stroke:#1a1200;stroke-width:7}
.arena-table .origin{fill:none;stroke:#fff;stroke-width:3;stroke-dasharray:8 4}
.arena-table .pointer{fill:var(--gold);stroke:var(--deep);stroke-width:1.6;stroke-linejoin:round}
.arena-table .strike{fill:none;stroke:none;pointer-events:none}
.arena-table .token{fill:#fff;stroke:var(--deep);stroke-width:1.2}
.arena-table .token-bad{fill:#2a1631;stroke:#fff;stroke-width:1.2}
.arena-table .badge{fill:#fff;stroke:var(--deep);stroke-width:1.4}
.arena-table .badge-icon{fill:#c22b3a}
.arena-table .out{opacity:.72}
.arena-table .cross{fill:#fff;stroke:var(--deep);stroke-width:1.6}
.arena-table .gauge{fill:#000;fill-opacity:.45}
.arena-table .slot{fill:none;stroke:var(--dim);stroke-width:2;stroke-dasharray:4 5;stroke-linecap:round}
.arena-table .tile{fill:var(--zone);stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2}
.arena-table .tile-now{fill:#3a3515;stroke:var(--gold);stroke-opacity:1;stroke-width:2.8}
.arena-table .phase-open{fill:var(--gold);stroke:var(--deep);stroke-width:1.2}
.arena-table .phase-shut{fill:none;stroke:var(--dim);stroke-width:1.4}
.arena-table .banner{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.arena-table .tray{fill:var(--deep);stroke:var(--dim);stroke-width:1.6}
.arena-table .tray-now{stroke:var(--gold);stroke-width:2.6}
.arena-table .ghost{fill:#fff;fill-opacity:0}
.arena-table .ghost-none{fill:none;pointer-events:none}
.arena-table .icon-on{fill:var(--on)}
.arena-table .icon-dim{fill:var(--dim)}
.arena-table .icon-gold{fill:var(--gold)}
.arena-table .pick{fill:var(--gold);stroke:var(--deep);stroke-width:1.4}
.arena-table .veil{fill:var(--deep);fill-opacity:.42}
.arena-table .legal{cursor:pointer;outline:none}
.arena-table .legal:hover .halo,.arena-table .legal:focus-visible .halo{stroke:#fff}
.arena-table .through{pointer-events:none}
.arena-table .pointing{pointer-events:none}
.arena-table .thing{outline:none}
.ar-back{fill:#27406b;stroke:#0c1524;stroke-width:2}
.ar-back-line{fill:none;stroke:#ffcf4a;stroke-opacity:.8;stroke-width:1.8}
.ar-back-star{fill:#ffcf4a;fill-opacity:.9}
"""

STYLE: Final = (_RULES + tones()).replace("\n", "")

_BACK: Final = (
    '<symbol id="ar-back" viewBox="0 0 60 84" preserveAspectRatio="none">'
    '<rect class="ar-back" x="1" y="1" width="58" height="82" rx="6"/>'
    '<path class="ar-back-line" d="M30 8l22 17v34L30 76 8 59V25z"/>'
    '<path class="ar-back-line" d="M30 20l12 22-12 22-12-22z"/>'
    '<path class="ar-back-star" d="M30 33l2.6 6.4L39 42l-6.4 2.6L30 51l-2.6-6.4L21 42l6.4-2.6z"/></symbol>'
)

DEFINITIONS: Final[dict[str, str]] = {"ar-back": _BACK}
