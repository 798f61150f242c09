"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

Nothing is told by colour alone: the colours of the players have shapes, types of attack have patterns and signs, what
an enemy resists is the shape of its plate. What stands inside a definition has classes of its own (`kr-…`).
"""

from __future__ import annotations

from typing import Final

_RULES: Final = """
svg.kingdom-table{--ground:var(--kingdom-ground,#2c1a0d);--deep:var(--kingdom-deep,#20130a);
--on:var(--kingdom-on,#f6f0dc);--dim:var(--kingdom-dim,#cdb893);--paper:var(--kingdom-paper,#faf3df);--ink:var(--kingdom-ink,#241f17);
--gold:var(--kingdom-gold,#ffd24d);
--red:var(--kingdom-red,#d0392b);--blue:var(--kingdom-blue,#2c6fd6);--green:var(--kingdom-green,#2b8a3e);
--yellow:var(--kingdom-yellow,#e0a800);--white:var(--kingdom-white,#f4f1e6);
--physical:var(--kingdom-physical,#b8362a);--magical:var(--kingdom-magical,#2b5fc0);--real:var(--kingdom-real,#7b2fa8);
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.kingdom-table text{fill:var(--ink)}
.kingdom-table .ground{fill:var(--ground)}
.kingdom-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.kingdom-table .big{font-weight:800}
.kingdom-table .strong{font-weight:700}
.kingdom-table .on{fill:var(--on)}
.kingdom-table .dim{fill:var(--dim)}
.kingdom-table .gold{fill:var(--gold)}
.kingdom-table .pale{fill:#fff}
.kingdom-table .inky{fill:var(--ink)}
.kingdom-table .soft{fill:#625a4a}
.kingdom-table .rose{fill:#ff8d80}
.kingdom-table .ice{fill:#9fe0ff}
.kingdom-table .panel{fill:url(#kr-plank);stroke:#8a6233;stroke-width:1.6}
.kingdom-table .panel-now{stroke:var(--gold);stroke-width:2.4}
.kingdom-table .panel-acting{stroke:#fff;stroke-opacity:1;stroke-width:2.4;stroke-dasharray:8 4}
.kingdom-table .panel-to{fill:#5c4a10;stroke:var(--gold);stroke-opacity:1;stroke-width:2.4}
.kingdom-table .leaf{fill:url(#kr-parch);stroke:#20130a;stroke-width:1.8}
.kingdom-table .slip{fill:#fffaec;stroke:#b9ab8b;stroke-width:1}
.kingdom-table .slip-off{fill:#d9d0ba;stroke:#8d8168;stroke-width:1;stroke-dasharray:4 3}
.kingdom-table .veil{fill:var(--deep);fill-opacity:.5}
.kingdom-table .banner{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.kingdom-table .phase{fill:none;stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2}
.kingdom-table .phase-now{fill:var(--gold);stroke:#20130a;stroke-width:1.2}
.kingdom-table .lane{fill:none;stroke:#3a2412;stroke-opacity:.28;stroke-width:1.2;stroke-dasharray:4 5}
.kingdom-table .way{fill:none;stroke:#5a3c18;stroke-opacity:.42;stroke-width:5;
stroke-linecap:round;stroke-linejoin:round}
.kingdom-table .spot{fill:#000;fill-opacity:0}
.kingdom-table .place{fill:#fffbe6;font-weight:700;stroke:#1a2408;stroke-opacity:.75;stroke-width:3;
paint-order:stroke;stroke-linejoin:round}
.kingdom-table .c-red{fill:var(--red)}
.kingdom-table .c-blue{fill:var(--blue)}
.kingdom-table .c-green{fill:var(--green)}
.kingdom-table .c-yellow{fill:var(--yellow)}
.kingdom-table .c-white{fill:var(--white)}
.kingdom-table .mark{stroke:#fff;stroke-width:1.6;stroke-linejoin:round}
.kingdom-table .c-white.mark{stroke:#3a372e}
.kingdom-table .letter{fill:#fff;font-weight:800}
.kingdom-table .letter-dark{fill:var(--ink);font-weight:800}
.kingdom-table .f-archers{fill:#2f7a3c}
.kingdom-table .f-mages{fill:#3450bd}
.kingdom-table .f-artillery{fill:#8a5a22}
.kingdom-table .f-soldiers{fill:#5c6374}
.kingdom-table .f-other{fill:#5d5480}
.kingdom-table .back{fill:#4a4438;stroke:#fff;stroke-width:1.4;stroke-dasharray:4 3}
.kingdom-table .t-physical{fill:var(--physical)}
.kingdom-table .t-magical{fill:var(--magical)}
.kingdom-table .t-real{fill:var(--real)}
.kingdom-table .reach{stroke:#fff;stroke-width:.8}
.kingdom-table .reach-from{fill:#3b3426}
.kingdom-table .pip{fill:var(--gold);stroke:#332700;stroke-width:.9}
.kingdom-table .facing{fill:#fff;stroke:#20160f;stroke-width:1;stroke-linejoin:round}
.kingdom-table .tray-plate{fill:url(#kr-wood);stroke:#20130a;stroke-width:1.8}
.kingdom-table .tray-portal{fill:#5b2a8c;stroke:#20083a;stroke-width:2}
.kingdom-table .tray-boss{fill:#8a1f14;stroke:#2a0604;stroke-width:2}
.kingdom-table .tray-ghost,.kingdom-table .tray-ghost_deck{fill:#3f8a84}
.kingdom-table .tray-flying{fill:#4f86c0}
.kingdom-table .bar{fill:url(#kr-bar)}
.kingdom-table .bar-edge{fill:#b98a3c}
.kingdom-table .parchment{fill:url(#kr-parch)}
.kingdom-table .cast{fill:#120b05;fill-opacity:.45}
.kingdom-table .inlay{fill-opacity:.5;stroke:#fff;stroke-opacity:.55;stroke-width:1.4;stroke-dasharray:5 3}
.kingdom-table .number{fill:#ffd765;stroke:#20160f;stroke-width:1.4}
.kingdom-table .shut{opacity:.62}
.kingdom-table .heart{fill:#ff5a55;stroke:#3a0a08;stroke-width:1.2}
.kingdom-table text.heart{stroke:none;fill:#ff8d80}
.kingdom-table .marked{fill:#fff;stroke:#20160f;stroke-width:3;paint-order:stroke;stroke-linejoin:round}
.kingdom-table .hero-plate{fill:url(#kr-plank)}
.kingdom-table .purse-plate{fill:#2c1a0d}
.kingdom-table .hasty{fill:#ff8a1f}
.kingdom-table .sign-fast{fill:#c85a00;stroke:#fff;stroke-width:1.2}
.kingdom-table .sign-heal{fill:#1f8a43;stroke:#fff;stroke-width:1.2}
.kingdom-table .sign-sniper{fill:#20242c;stroke:#fff;stroke-width:1.2}
.kingdom-table .sign-deadly{fill:#b81a16;stroke:#fff;stroke-width:1.2}
.kingdom-table .mesh{fill:#a8834a;fill-opacity:.2}
.kingdom-table .frontier{fill:#a24be0;stroke:#20130a;stroke-width:.8}
.kingdom-table .closed{fill:#6d2320;stroke:#2b0e0d;stroke-width:.8}
.kingdom-table .closed-ink{fill:#ffe3c9}
.kingdom-table .tile{stroke:#17130c;stroke-width:1.4;stroke-linejoin:round}
.kingdom-table .tile-physical{fill:url(#kr-hatch)}
.kingdom-table .tile-magical{fill:url(#kr-dots)}
.kingdom-table .tile-real{fill:url(#kr-cross)}
.kingdom-table .man{fill:#f7f3e6;stroke:#1f2a44;stroke-width:1.2}
.kingdom-table .man-ink{fill:#1f2a44}
.kingdom-table .base{stroke:#fff;stroke-width:1.6;stroke-linejoin:round}
.kingdom-table .left{fill:#20160f;stroke:#ffd765;stroke-width:1.4}
.kingdom-table .left-ink{fill:#fff}
.kingdom-table .done{fill:#1f7a37;stroke:#fff;stroke-width:1.6}
.kingdom-table .done-ink{fill:#fff}
.kingdom-table .peril{fill:#b3160c;stroke:#fff;stroke-width:1.4}
.kingdom-table .peril-ink{fill:#fff}
.kingdom-table .chip{fill:#fffaec;stroke:#4a412e;stroke-width:1.1}
.kingdom-table .chip-ink{fill:var(--ink)}
.kingdom-table .chip-next{fill:var(--gold);stroke:#332700;stroke-width:1.4}
.kingdom-table .chip-next-ink{fill:#241a00}
.kingdom-table .onward{fill:#fff;stroke:#3b2b08;stroke-width:1.3;stroke-linejoin:round}
.kingdom-table .halted{fill:#1f2a44;stroke:#fff;stroke-width:1.2}
.kingdom-table .range{fill:#ffdf6b;fill-opacity:.42;stroke:#8a5d00;stroke-width:2.4;
stroke-dasharray:7 4;pointer-events:none}
.kingdom-table .range.looked-on{fill-opacity:.24;stroke-opacity:.6}
.kingdom-table .sought{fill:none;stroke:#e08a00;stroke-width:4;stroke-dasharray:6 4}
.kingdom-table .tint{fill:none;stroke:none;pointer-events:none}
.kingdom-table .lit{fill:#fff3b0;fill-opacity:.5;stroke:#b27700;stroke-width:3}
.kingdom-table .square.legal:hover .spot,.kingdom-table .square.legal:focus-visible .spot{fill:#fff;fill-opacity:.6}
.kingdom-table .lit-frame{fill:#fff3b0;fill-opacity:.25;stroke:#ffcf3f;stroke-width:3.4;pointer-events:none}
.kingdom-table .tile-spot{fill:#fff;fill-opacity:.88}
.kingdom-table .hollow{fill:none;stroke:#ff8d80;stroke-width:2}
.kingdom-table .faint{fill:#6f7a60}
.kingdom-table .guard{stroke:#241a00;stroke-width:1.4}
.kingdom-table .slip-base{fill:#efe6cd}
.kingdom-table .cell-plate{fill:#fff;fill-opacity:0}
.kingdom-table .cell.legal .cell-plate{fill:#ffe284;fill-opacity:1;stroke:#a86a00;stroke-width:2}
.kingdom-table .cell:hover .cell-plate,.kingdom-table .cell:focus .cell-plate{stroke:#000;stroke-width:2}
.kingdom-table .ghost{visibility:hidden;pointer-events:none}
.kingdom-table .ghost.shown,.kingdom-table .ghost.hinted{visibility:visible}
.kingdom-table .ghost .tile,.kingdom-table .ghost .base{fill-opacity:.82;stroke:#fff;stroke-width:3}
.kingdom-table .ghost .tile-under{fill:none;stroke:#17130c;stroke-width:6;stroke-linejoin:round}
.kingdom-table .tool-plate{fill:var(--paper);stroke:var(--gold);stroke-width:2}
.kingdom-table .tool{cursor:pointer;outline:none}
.kingdom-table .tool:hover .tool-plate,.kingdom-table .tool:focus-visible .tool-plate{fill:#fff;stroke:#fff}
.kingdom-table .tool.idle{opacity:.4}
.kingdom-table .turner{fill:var(--gold);stroke:#241a00;stroke-width:2;stroke-linejoin:round}
.kingdom-table .turner.idle{fill:#f6f0dc;fill-opacity:.4;stroke-opacity:.6;stroke-dasharray:4 3}
.kingdom-table .facing-choice:is(:hover,:focus-visible) .turner{fill:#fff;fill-opacity:1}
.kingdom-table .halo{fill:none;stroke:var(--gold);stroke-width:3.4}
.kingdom-table .halo-under{fill:none;stroke:#241a00;stroke-width:6}
.kingdom-table .origin{fill:none;stroke:#fff;stroke-width:3;stroke-dasharray:8 4}
.kingdom-table .legal>.when-asking{display:none}
.kingdom-table .legal{cursor:pointer;outline:none}
.kingdom-table .legal:hover .halo,.kingdom-table .legal:focus-visible .halo{stroke:#fff}
.kingdom-table .through{pointer-events:none}
.kingdom-table .pointing{pointer-events:none}
.kingdom-table .thing{outline:none}
.kr-lit-plate{fill:#fff3b0;fill-opacity:.5;stroke:#b27700;stroke-width:3}
.kr-lit-dot{fill:#b27700;stroke:#fff;stroke-width:1.4}
.kr-under{fill:#0f0a06;fill-opacity:.4}.kr-side{fill:#6b675a;stroke:#20160f;stroke-width:2.4}.kr-top{fill:url(#kr-stone)}
.kr-crack{fill:none;stroke:#5c5848;stroke-width:1.6}
.kr-p{fill:#c8473a}.kr-m{fill:#4178d8}.kr-r{fill:#8d46b8}
.kr-pl{fill:none;stroke:#7a1b12;stroke-width:2.2}.kr-md{fill:#d8e6ff}.kr-rl{fill:none;stroke:#e9d3ff;stroke-width:1.3}
"""

STYLE: Final = _RULES.replace("\n", "")

DEFINITIONS: Final[dict[str, str]] = {
    "kr-lit": '<symbol id="kr-lit" viewBox="0 0 80 80">'
    '<rect class="kr-lit-plate" x="3" y="3" width="74" height="74" rx="7"/>'
    '<circle class="kr-lit-dot" cx="40" cy="40" r="9"/></symbol>',
    "kr-bar": '<linearGradient id="kr-bar" x2="0" y2="1"><stop offset="0" stop-color="#4a2d16"/>'
    '<stop offset="1" stop-color="#24140a"/></linearGradient>',
    "kr-plank": '<linearGradient id="kr-plank" x2="1" y2="1"><stop offset="0" stop-color="#4f3018"/>'
    '<stop offset="1" stop-color="#2a180c"/></linearGradient>',
    "kr-wood": '<linearGradient id="kr-wood" x2="1" y2="1"><stop offset="0" stop-color="#b98245"/>'
    '<stop offset=".5" stop-color="#7e5128"/><stop offset="1" stop-color="#53331a"/></linearGradient>',
    "kr-parch": '<radialGradient id="kr-parch" cx=".4" cy=".35" r=".9"><stop offset="0" stop-color="#fbf1d6"/>'
    '<stop offset="1" stop-color="#dfc896"/></radialGradient>',
    "kr-stone": '<linearGradient id="kr-stone" x2="1" y2="1"><stop offset="0" stop-color="#d6cfbb"/>'
    '<stop offset="1" stop-color="#8f8a7a"/></linearGradient>',
    "kr-slab": '<symbol id="kr-slab" viewBox="0 0 100 100">'
    '<path class="kr-under" d="M20 12H84L98 26V84L86 98H18L4 84V28z"/>'
    '<path class="kr-side" d="M16 4H84L96 16V84L84 96H16L4 84V16z"/>'
    '<path class="kr-top" d="M18 5H82L94 17V75L82 87H18L6 75V17z"/>'
    '<path class="kr-crack" d="M10 40l10 4-4 8M88 62l-8-6 2-8M40 84l4-8 8 2"/></symbol>',
    "kr-hatch": '<pattern id="kr-hatch" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<rect class="kr-p" width="6" height="6"/><path class="kr-pl" d="M-1 7L7-1M-1 1l2-2M5 7l2-2"/></pattern>',
    "kr-dots": '<pattern id="kr-dots" width="6" height="6" patternUnits="userSpaceOnUse">'
    '<rect class="kr-m" width="6" height="6"/><circle class="kr-md" cx="1.5" cy="1.5" r="1.1"/>'
    '<circle class="kr-md" cx="4.5" cy="4.5" r="1.1"/></pattern>',
    "kr-cross": '<pattern id="kr-cross" width="7" height="7" patternUnits="userSpaceOnUse">'
    '<rect class="kr-r" width="7" height="7"/><path class="kr-rl" d="M0 0l7 7M7 0L0 7"/></pattern>',
}
