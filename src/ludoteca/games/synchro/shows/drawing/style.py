"""Colours and letters of the table. A page changes them through the custom properties named here.

Nothing is told by colour alone: every colour of Shards, boards and books has a shape, health and time have numbers,
what cannot be used is dashed and says why.
"""

from __future__ import annotations

from typing import Final

_RULES: Final = """
svg.synchro-table{--ground:var(--synchro-ground,#1d2347);--deep:var(--synchro-deep,#12162f);--zone:var(--synchro-zone,#2a3263);
--on:var(--synchro-on,#f3f0ff);--dim:var(--synchro-dim,#b6bbdd);--paper:var(--synchro-paper,#f7f2e6);--ink:var(--synchro-ink,#1c1a2c);
--gold:var(--synchro-gold,#ffc94f);--land:var(--synchro-land,#35406f);--sea:var(--synchro-sea,#7fc6ea);
--red:var(--synchro-red,#d8402f);--blue:var(--synchro-blue,#2f76dc);--green:var(--synchro-green,#2a8f46);
--yellow:var(--synchro-yellow,#e7ac00);--clear:var(--synchro-clear,#e9f3fb);
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.synchro-table text{fill:var(--ink)}
.synchro-table .ground{fill:var(--ground)}
.synchro-table .rim{fill:none;stroke:var(--gold);stroke-opacity:.35;stroke-width:1.5}
.synchro-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.synchro-table .big{font-weight:800}
.synchro-table .strong{font-weight:700}
.synchro-table .on{fill:var(--on)}
.synchro-table .dim{fill:var(--dim)}
.synchro-table .gold{fill:var(--gold)}
.synchro-table .pale{fill:#fff}
.synchro-table .inky{fill:var(--ink)}
.synchro-table .soft{fill:#5c5870}
.synchro-table .rose{fill:#ff9a8c}
.synchro-table .wine{fill:#9c1c12}
.synchro-table .panel{fill:var(--deep);stroke:var(--dim);stroke-opacity:.45;stroke-width:1.2}
.synchro-table .panel-now{fill:var(--zone);stroke:var(--gold);stroke-opacity:1;stroke-width:2.6}
.synchro-table .panel-none{fill:none;stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2;stroke-dasharray:5 4}
.synchro-table .leaf{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.synchro-table .slip{fill:#fffaf0;stroke:#a9a1bd;stroke-width:1}
.synchro-table .slip-lit{fill:#fff1c2;stroke:#a86a00;stroke-width:2}
.synchro-table .slip-off{fill:#cfcbd6;stroke:#77728c;stroke-width:1;stroke-dasharray:4 3}
.synchro-table .slot{fill:#fff;fill-opacity:.06;stroke:var(--dim);stroke-opacity:.6;stroke-width:1;stroke-dasharray:3 3}
.synchro-table .band{fill:#39306b}
.synchro-table .legend-band{fill:#7a4f00}
.synchro-table .c-red{fill:var(--red)}
.synchro-table .c-blue{fill:var(--blue)}
.synchro-table .c-green{fill:var(--green)}
.synchro-table .c-yellow{fill:var(--yellow)}
.synchro-table .c-transparent{fill:var(--clear)}
.synchro-table .mark{stroke:#fff;stroke-width:1.4;stroke-linejoin:round}
.synchro-table .c-transparent.mark{stroke:#3d4a63}
.synchro-table .mark-off{stroke:#fff;stroke-width:1.2;fill-opacity:.45;stroke-linejoin:round}
.synchro-table .mark-none{fill:none;stroke:var(--dim);stroke-width:1.2;stroke-dasharray:2 2}
.synchro-table .ring{fill:#f7f2e6;stroke-width:4}
.synchro-table .ring.c-red{fill:#f7f2e6;stroke:var(--red)}
.synchro-table .ring.c-blue{fill:#f7f2e6;stroke:var(--blue)}
.synchro-table .ring.c-green{fill:#f7f2e6;stroke:var(--green)}
.synchro-table .ring.c-yellow{fill:#f7f2e6;stroke:var(--yellow)}
.synchro-table .foe-plate{fill:#efe2ea;stroke:#3d1530;stroke-width:1.6}
.synchro-table .foe-elite{fill:#ffe9b8;stroke:#7a4f00;stroke-width:2.6}
.synchro-table .foe-celestial{fill:#e3e4ff;stroke:#3b2ea0;stroke-width:3.2}
.synchro-table .foe-now,.synchro-table .hero-now{stroke:var(--gold);stroke-width:4}
.synchro-table .hero-plate{fill:#f2f3fb;stroke:#232a52;stroke-width:1.6}
.synchro-table .gone{fill:#4a4e6e;fill-opacity:.45;stroke:var(--dim);stroke-width:1.2;stroke-dasharray:5 4}
.synchro-table .bar{fill:#3a3650}
.synchro-table .bar-full{fill:#1f7d3a}
.synchro-table .bar-half{fill:#8a6200}
.synchro-table .bar-low{fill:#b3160c}
.synchro-table .bar-ink{fill:#fff}
.synchro-table .guard{fill:#1f4f9c;stroke:#fff;stroke-width:1.2}
.synchro-table .guard-ink{fill:#fff}
.synchro-table .woe{fill:#7b1f7f;stroke:#fff;stroke-width:1.2}
.synchro-table .woe-ink{fill:#fff}
.synchro-table .tally{fill:#241f3f;stroke:#fff;stroke-width:1}
.synchro-table .tally-ink{fill:#fff}
.synchro-table .price{fill:var(--gold);stroke:#332700;stroke-width:1.2}
.synchro-table .price-ink{fill:#241a00}
.synchro-table .price-off{fill:#b9b4c4;stroke:#5c5870;stroke-width:1.2;stroke-dasharray:3 2}
.synchro-table .price-off-ink{fill:#3d3a4c}
.synchro-table .peril{fill:#b3160c;stroke:#fff;stroke-width:1.2}
.synchro-table .peril-ink{fill:#fff}
.synchro-table .die{fill:#fff;stroke:#241f3f;stroke-width:1.6}
.synchro-table .die-pip{fill:#241f3f}
.synchro-table .box{fill:var(--deep);stroke:var(--gold);stroke-opacity:.7;stroke-width:1.4}
.synchro-table .marble{stroke:#fff;stroke-width:1.6;stroke-linejoin:round}
.synchro-table .cover{fill:#565c8c;stroke:var(--dim);stroke-width:1.4}
.synchro-table .now{fill:none;stroke:var(--gold);stroke-width:3}
.synchro-table .land{fill:var(--land);stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2}
.synchro-table .road-edge{fill:none;stroke:var(--deep);stroke-width:8;stroke-linecap:round}
.synchro-table .road{fill:none;stroke:#d9c79b;stroke-width:4;stroke-linecap:round}
.synchro-table .canal{fill:none;stroke:var(--sea);stroke-width:4;stroke-linecap:round;stroke-dasharray:2 8}
.synchro-table .taken{fill:none;stroke:var(--gold);stroke-width:6;stroke-linecap:round}
.synchro-table .city-plate{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.synchro-table .city-far{fill:#c5c8dd;stroke:var(--deep);stroke-width:1.4}
.synchro-table .city-past{fill:#8b90b5;stroke:var(--gold);stroke-width:1.6;stroke-dasharray:4 3}
.synchro-table .city-here{fill:#fff1c2;stroke:var(--gold);stroke-width:3.4}
.synchro-table .wheel-rim{fill:#0c0f22;stroke:var(--gold);stroke-width:1.6}
.synchro-table .wedge{stroke:#0c0f22;stroke-width:1.2}
.synchro-table .hub{fill:var(--paper);stroke:#0c0f22;stroke-width:1.4}
.synchro-table .hand{fill:#fff;stroke:#0c0f22;stroke-width:1.4;stroke-linejoin:round}
.synchro-table .day{fill:#454d82}
.synchro-table .day-past{fill:#8f95c4}
.synchro-table .day-now{fill:var(--gold)}
.synchro-table .day-last{fill:#e0453a}
.synchro-table .pip{fill:var(--gold);stroke:#332700;stroke-width:.8}
.synchro-table .pip-off{fill:none;stroke:var(--dim);stroke-width:1.2}
.synchro-table .banner{fill:var(--paper);stroke:var(--gold);stroke-width:2.4}
.synchro-table .track{fill:#ddd6e6}
.synchro-table .rule{fill:#b5aecb}
.synchro-table .halo{fill:none;stroke:var(--gold);stroke-width:3.2}
.synchro-table .halo-under{fill:none;stroke:#1a1330;stroke-width:5.6}
.synchro-table .origin{fill:none;stroke:#fff;stroke-width:3;stroke-dasharray:8 4}
.synchro-table .legal{cursor:pointer;outline:none}
.synchro-table .legal>.when-asking{display:none}
.synchro-table .legal:hover .halo,.synchro-table .legal:focus-visible .halo{stroke:#fff}
.synchro-table .pointing{pointer-events:none}
.synchro-table .thing{outline:none}
.synchro-table .spot{fill:#000;fill-opacity:0}
.synchro-table .same{fill:var(--ink)}
.synchro-table .on-dark .same{fill:var(--on)}
"""

STYLE: Final = _RULES.replace("\n", "")
