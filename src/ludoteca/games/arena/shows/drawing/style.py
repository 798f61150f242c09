"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

Nothing is told by colour alone: the blue side is round and the red one has corners, golden spaces bear a star, starting
spaces a thick inner line, back rows a small star. What stands inside a definition has classes of its own (`ar-…`).
"""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.art.cards import BANNERS
from ludoteca.games.arena.shows.art.places import GEAR, OTHER_GEAR

_RULES: Final = """
svg.arena-table{--deep:var(--arena-deep,#130c28);--zone:var(--arena-zone,#231a48);
--on:var(--arena-on,#f8f2ff);
--dim:var(--arena-dim,#b9addc);--paper:var(--arena-paper,#fdf5e0);--ink:var(--arena-ink,#20160f);
--gold:var(--arena-gold,#ffd45a);--blue:var(--arena-blue,#2f7bf0);--red:var(--arena-red,#e0403a);
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.arena-table text{fill:var(--ink)}
.arena-table image{pointer-events:none}
.arena-table .rim{fill:none;stroke:#d8ac48;stroke-opacity:.5;stroke-width:1.6}
.arena-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.arena-table .big{font-weight:800}
.arena-table .strong{font-weight:700}
.arena-table .edge{paint-order:stroke;stroke:#170d22;stroke-width:3.4px;stroke-linejoin:round}
.arena-table .on{fill:var(--on)}
.arena-table .dim{fill:var(--dim)}
.arena-table .gold{fill:var(--gold)}
.arena-table .white,.arena-table .pale{fill:#fff}
.arena-table .inky{fill:var(--ink)}
.arena-table .soft{fill:#5f5348}
.arena-table .deep{fill:var(--deep)}
.arena-table .panel{fill:var(--deep);fill-opacity:.86;stroke:#7a6cae;stroke-width:1.4}
.arena-table .panel-0{stroke:var(--blue);stroke-width:2}
.arena-table .panel-1{stroke:var(--red);stroke-width:2}
.arena-table .panel-now{fill:#4a3810;fill-opacity:.94;stroke:var(--gold);stroke-width:2.6}
.arena-table .leaf{fill:var(--paper);stroke:#170d22;stroke-width:2}
.arena-table .slip{fill:#3a2f6c;stroke:#8f80c8;stroke-width:1.2}
.arena-table .slip-off{fill:#1d1538;stroke:#6a5d90;stroke-width:1.2;stroke-dasharray:4 3}
.arena-table .slip-full{fill:#7a5a10;stroke:var(--gold);stroke-width:1.8}
.arena-table .side-0{fill:var(--blue)}
.arena-table .side-1{fill:var(--red)}
.arena-table .under-0{fill:#123a86}
.arena-table .under-1{fill:#7c1a1c}
.arena-table .base{stroke:#fff;stroke-opacity:.75;stroke-width:1.6}
.arena-table .risen{stroke:var(--gold);stroke-opacity:1;stroke-width:3.4}
.arena-table .shadow{fill:#05020e;fill-opacity:.5}
.arena-table .ring-0{fill:none;stroke:var(--blue);stroke-width:3}
.arena-table .ring-1{fill:none;stroke:var(--red);stroke-width:3}
.arena-table .glow{fill:var(--gold);fill-opacity:.5;stroke:#fff3b0;stroke-width:2}
.arena-table .vital{fill:#170d22;stroke:#fff;stroke-opacity:.75;stroke-width:1.2}
.arena-table .life{stroke:#2f9a4a}
.arena-table .life-mid{stroke:#c98a18}
.arena-table .life-low{stroke:#c8261c}
.arena-table line{stroke-linecap:round}
.arena-table .hex{fill:#ffefb0;fill-opacity:0}
.arena-table .start-line{fill:none;stroke:#7fd0ff;stroke-width:7;stroke-opacity:.9}
.arena-table .point-line{fill:#fff3b0;stroke:#8f5a07;stroke-width:4}
.arena-table .mark-0{fill:#1d52b8}
.arena-table .mark-1{fill:#b0241f}
.arena-table .place{fill:#3a2f22;fill-opacity:.6;font-weight:700}
.arena-table .tint{fill:none;stroke:none;pointer-events:none}
.arena-table .spot{fill:none;pointer-events:none}
.arena-table .space.legal:hover .hex,.arena-table .space.legal:focus-visible .hex{fill-opacity:.7}
.arena-table .halo{fill:none;stroke:var(--gold);stroke-width:4}
.arena-table .halo-under{fill:none;stroke:#1a1200;stroke-width:7}
.arena-table .origin{fill:none;stroke:#fff;stroke-width:3;stroke-dasharray:8 4}
.arena-table .pointer{fill:var(--gold);stroke:#170d22;stroke-width:2;stroke-linejoin:round}
.arena-table .strike{fill:none;stroke:none;pointer-events:none}
.arena-table .token{fill:#2a6a4a;stroke:#d8ffe6;stroke-width:1.3}
.arena-table .token-bad{fill:#7a1f4a;stroke:#ffd0e6;stroke-width:1.3;stroke-dasharray:4 2}
.arena-table .gone{opacity:.45}
.arena-table .cross{fill:#fff;stroke:#7c1a1c;stroke-width:1.6}
.arena-table .well{fill:#0b0618;stroke:#7a6cae;stroke-width:1.4}
.arena-table .cell{fill:#1d1538;stroke:#4a3f78;stroke-width:1}
.arena-table .cell-star{fill:#7a6cae}
.arena-table .slot{fill:none;stroke:var(--dim);stroke-width:2;stroke-dasharray:4 5;stroke-linecap:round}
.arena-table .tile{fill:var(--zone);fill-opacity:.9;stroke:#6a5da0;stroke-width:1.4}
.arena-table .tile-now{fill:#8a6a14;fill-opacity:1;stroke:var(--gold);stroke-width:3}
.arena-table .stand{fill:#5a4f86}
.arena-table .phase-open{fill:var(--gold);stroke:#170d22;stroke-width:1.4}
.arena-table .phase-shut{fill:#1d1538;fill-opacity:.85;stroke:#6a5da0;stroke-width:1.4}
.arena-table .banner{fill:var(--paper);stroke:#170d22;stroke-width:2}
.arena-table .tray{fill:var(--deep);fill-opacity:.82;stroke:#7a6cae;stroke-width:1.4}
.arena-table .tray-now{stroke:var(--gold);stroke-width:2.6}
.arena-table .ghost{fill:#fff;fill-opacity:0}
.arena-table .ghost-none{fill:none;pointer-events:none}
.arena-table .icon-on{fill:var(--on)}
.arena-table .icon-dim{fill:#8f84b8}
.arena-table .icon-gold{fill:var(--gold)}
.arena-table .seal{fill:#170d22;fill-opacity:.88;stroke:#fff;stroke-opacity:.5;stroke-width:1}
.arena-table .harm{fill:#b02a12}
.arena-table .cure{fill:#a81f4a}
.arena-table .go{fill:#0f6658}
.arena-table .far{fill:#3f3670}
.arena-table .pick{fill:var(--gold);stroke:#170d22;stroke-width:1.6}
.arena-table .veil{fill:#0b0618;fill-opacity:.55}
.arena-table .legal{cursor:pointer;outline:none}
.arena-table .legal:hover .halo,.arena-table .legal:focus-visible .halo{stroke:#fff}
.arena-table .through{pointer-events:none}
.arena-table .pointing{pointer-events:none}
.arena-table .thing{outline:none}
.arena-table .lit{fill:#ffe27a;fill-opacity:.42;stroke:#fff3b0;stroke-width:8}
.arena-table .lit-dot{fill:#fffbe0;stroke:#7a5200;stroke-width:2.6}
.ar-back{fill:#33286e;stroke:#170d22;stroke-width:2}
.ar-back-line{fill:none;stroke:#ffd45a;stroke-opacity:.85;stroke-width:1.8}
.ar-back-star{fill:#ffd45a}
"""


def _tones() -> str:
    """Write the style rules of banners and gear: fills, and squares that are filled for gear that was collected."""
    rules = [f".arena-table .ban-{name}{{fill:{tone}}}" for name, tone in BANNERS.items()]
    for name, tone in {**GEAR, "other": OTHER_GEAR}.items():
        rules.append(f".arena-table .gear-{name}{{fill:{tone};stroke:#fff;stroke-opacity:.65;stroke-width:1}}")
        rules.append(f".arena-table .lack-{name}{{fill:#0b0618;stroke:{tone};stroke-width:1.6}}")
    return "".join(rules)


STYLE: Final = (_RULES + _tones()).replace("\n", "")

_BACK: Final = (
    '<symbol id="ar-back" viewBox="0 0 60 84" preserveAspectRatio="none">'
    '<rect class="ar-back" x="1" y="1" width="58" height="82" rx="6"/>'
    '<path class="ar-back-line" d="M30 8l22 17v34L30 76 8 59V25z"/>'
    '<path class="ar-back-line" d="M30 20l12 22-12 22-12-22z"/>'
    '<path class="ar-back-star" d="M30 33l2.6 6.4L39 42l-6.4 2.6L30 51l-2.6-6.4L21 42l6.4-2.6z"/></symbol>'
)

DEFINITIONS: Final[dict[str, str]] = {"ar-back": _BACK}


def gear_class(id: str) -> str:
    """Return the ending of the classes of a kind of gear."""
    return id if id in GEAR else "other"
