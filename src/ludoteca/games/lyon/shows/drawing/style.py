"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

What stands inside a definition is styled by classes of its own (`ly-…`): a `use` does not know the svg around it.
"""

from __future__ import annotations

from typing import Final

_RULES: Final = """
svg.lyon-table{--on:var(--lyon-on,#f7edd6);--dim:var(--lyon-dim,#b9b3cc);--ink:var(--lyon-ink,#20141a);
--lead:var(--lyon-lead,#1b1418);--gold:var(--lyon-gold,#ffcf4d);--brass:var(--lyon-brass,#c9a24a);
--red:var(--lyon-red,#c1272d);--blue:var(--lyon-blue,#2360b0);--panel:var(--lyon-panel,#1d1730);
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.lyon-table text{fill:var(--on)}
.lyon-table .on{fill:var(--on)}
.lyon-table .dim{fill:var(--dim)}
.lyon-table .big{font-weight:800}
.lyon-table .strong{font-weight:700}
.lyon-table .serif,.lyon-table .name{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,
"Liberation Serif",serif;font-weight:700}
.lyon-table .name,.lyon-table .value,.lyon-table .wound-text,.lyon-table .gain{paint-order:stroke;stroke:#0d070f;
stroke-width:3.4px;stroke-linejoin:round}
.lyon-table .name{fill:#fff6e0}
.lyon-table .shadow{fill:#05020a;fill-opacity:.55}
.lyon-table .road{fill:#0e0a1c;fill-opacity:.5;stroke:var(--brass);stroke-opacity:.55;stroke-width:1.4}
.lyon-table .road-line{fill:none;stroke:var(--brass);stroke-opacity:.22;stroke-width:1}
.lyon-table .slot{fill:#0a0616;fill-opacity:.42;stroke:var(--brass);stroke-opacity:.5;stroke-width:1.6}
.lyon-table .slot-mark{fill:none;stroke:var(--brass);stroke-opacity:.32;stroke-width:1.6}
.lyon-table .post{fill:#231a34;stroke:var(--brass);stroke-width:1.6}
.lyon-table .post-text{fill:var(--gold);font-weight:800}
.lyon-table .lead{fill:var(--lead)}
.lyon-table .came{fill:none;stroke:var(--lead);stroke-width:4}
.lyon-table .brass{fill:none;stroke:var(--brass);stroke-width:1.3}
.lyon-table .back-edge{fill:none;stroke:#12070c;stroke-width:2}
.lyon-table .peek{opacity:.72}
.lyon-table .icon{fill:var(--ink)}
.lyon-table .icon-on{fill:#fff6e0}
.lyon-table .team{fill:#fff6e0;fill-opacity:.85}
.lyon-table .kind{fill:#fff6e0;stroke:#0d070f;stroke-width:.8}
.ly-slash{stroke:#d0202a;stroke-width:3.4;fill:none;stroke-linecap:round}
.lyon-table .sign{fill:#140c22;stroke:var(--brass);stroke-width:1.5}
.lyon-table .gained{stroke:#7dff9b;stroke-width:2.4}
.lyon-table .lost{stroke:#ff7a70;stroke-width:1.6;fill-opacity:.6}
.lyon-table .gain{fill:#8dffa6;font-weight:800}
.lyon-table .sign-text{font-weight:800;fill:#fff}
.lyon-table .sign-number{font-weight:800;fill:#140c22}
.lyon-table .forbidden{fill:#ffe9dc;stroke:#d0202a;stroke-width:2}
.lyon-table .ready{fill:var(--gold);stroke:var(--lead);stroke-width:1.6}
.lyon-table .spent{fill:#3a3448;stroke:#17111f;stroke-width:1.4}
.lyon-table .mood{fill:var(--ink);font-weight:800}
.lyon-table .mood-spent{fill:#e6dff2;font-weight:800}
.lyon-table .attack-badge{fill:var(--red);stroke:#fff3d8;stroke-width:1.5;stroke-linejoin:round}
.lyon-table .defence-badge{fill:var(--blue);stroke:#fff3d8;stroke-width:1.5;stroke-linejoin:round}
.lyon-table .value{fill:#fff;font-weight:800}
.lyon-table .value.up{fill:#b4ffb0}
.lyon-table .value.down{fill:#ffd27a}
.lyon-table .was{fill:#0d070f;fill-opacity:.86}
.lyon-table .was-text{font-weight:700;fill:#e9e2f6}
.lyon-table .rise{fill:#8dffa6;font-weight:800}
.lyon-table .fall{fill:#ffb060;font-weight:800}
.lyon-table .gem{fill:var(--gold);stroke:#0d070f;stroke-width:1.5}
.lyon-table .gem-empty{fill:#0d070f;fill-opacity:.6;stroke:var(--gold);stroke-width:1.5}
.lyon-table .wound{fill:#d81f2a;stroke:#ffe9d0;stroke-width:1.3;stroke-linejoin:round}
.lyon-table .wound-text{fill:#fff;font-weight:800}
.lyon-table .slip{fill:var(--gold);stroke:var(--lead);stroke-width:1.2}
.lyon-table .slip-text{fill:var(--ink);font-weight:800}
.lyon-table .slip-enemy{fill:#d0202a;stroke:var(--lead);stroke-width:1.2}
.lyon-table .slip-enemy-text{fill:#fff;font-weight:800}
.lyon-table .heart{fill:#e0323c;stroke:#ffe0d0;stroke-width:.8}
.lyon-table .life-back{fill:#0a0610;stroke:var(--brass);stroke-opacity:.6;stroke-width:1}
.lyon-table .life{fill:url(#ly-life)}
.lyon-table .life-low{fill:url(#ly-hatch-life)}
.lyon-table .panel{fill:url(#ly-panel);stroke:var(--brass);stroke-opacity:.65;stroke-width:1.4}
.lyon-table .panel-active{stroke:var(--gold);stroke-opacity:1;stroke-width:3}
.lyon-table .course-plate{fill:url(#ly-panel);stroke:var(--brass);stroke-opacity:.5;stroke-width:1.2}
.lyon-table .course .big{fill:var(--gold)}
.lyon-table .phase{fill:#120c20;stroke:#7d7396;stroke-width:1.4}
.lyon-table .phase-now{fill:var(--gold);stroke:#fff3c4;stroke-width:2.4}
.lyon-table .count{fill:#140c22;stroke:var(--gold);stroke-width:1.6}
.lyon-table .count-text{fill:#fff;font-weight:800}
.lyon-table .grey{opacity:.6}
.lyon-table .banner{fill:url(#ly-panel);stroke:var(--gold);stroke-width:2.4}
.lyon-table .arrow{fill:none;stroke:#f4e7c8;stroke-opacity:.55;stroke-width:3;stroke-dasharray:7 6;
stroke-linecap:round}
.lyon-table .arrow-head{fill:#f4e7c8;fill-opacity:.75}
.lyon-table .arrow-live{stroke:#ff6a4d;stroke-opacity:1;stroke-width:4}
.lyon-table .arrow-head-live{fill:#ff6a4d;fill-opacity:1;stroke:#3a0d08;stroke-width:1}
.lyon-table .halo{fill:none;stroke:var(--gold);stroke-width:3.6}
.lyon-table .halo-glow{fill:none;stroke:var(--gold);stroke-opacity:.25;stroke-width:9}
.lyon-table .halo-mark{fill:var(--gold);stroke:var(--lead);stroke-width:1.4}
.lyon-table .origin{fill:none;stroke:#fff;stroke-width:4;stroke-dasharray:12 5}
.lyon-table .lane.legal .slot{stroke:var(--gold);stroke-opacity:1;stroke-width:4;fill:#4a3510}
.lyon-table .lane.legal .slot-mark{stroke:var(--gold);stroke-opacity:.8}
.lyon-table .legal{cursor:pointer;outline:none}
.lyon-table .legal:hover>.when-legal .halo,.lyon-table .legal:focus-visible>.when-legal .halo{stroke:#fff;
stroke-width:6}
.lyon-table .legal:hover .slot,.lyon-table .legal:focus-visible .slot{stroke:#fff;stroke-width:6}
"""

STYLE: Final = _RULES.replace("\n", "")

DEFINITIONS: Final[dict[str, str]] = {
    "ly-hatch-life": '<pattern id="ly-hatch-life" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" '
    'height="8" fill="#c1272d"/><path d="M-1 9L9-1" stroke="#fff" stroke-width="2.4"/></pattern>',
    "ly-life": '<linearGradient id="ly-life" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ff7a6a"/>'
    '<stop offset="1" stop-color="#a3161f"/></linearGradient>',
    "ly-panel": '<linearGradient id="ly-panel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#33274e"/>'
    '<stop offset="1" stop-color="#150f26"/></linearGradient>',
}
