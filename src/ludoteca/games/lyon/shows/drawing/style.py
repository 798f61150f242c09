"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

What stands inside a definition is styled by classes of its own (`ly-…`): a `use` does not know the svg around it.
"""

from __future__ import annotations

from typing import Final

# Five shades of glass for each Team, from dark to bright, and the accent of its figures.
_GLASS: Final = {
    "leoni": ("#7d2f1c", "#b4562a", "#d98a34", "#f0b64c", "#f9dd92", "#d9702b"),
    "notturni": ("#241a3e", "#3b2a63", "#5b3f8c", "#8563b3", "#b79ad8", "#7a4bb0"),
    "corsari": ("#153a5c", "#22618f", "#3f8fb8", "#7fc4d9", "#c4eaf0", "#2f86b5"),
    "custodi": ("#26402f", "#3f6147", "#688a5c", "#9db283", "#d3d6ae", "#5e8a5a"),
    "universale": ("#3c1f2c", "#673447", "#96545f", "#c78f84", "#ecd3bb", "#b5433f"),
}
_OTHER: Final = ("#3a3140", "#5b4d63", "#82718a", "#a899ae", "#d3c8d6", "#8a6a94")
"""Teams of other packs."""

_RULES: Final = """
svg.lyon-table{--felt:var(--lyon-felt,#1f2f31);--edge:var(--lyon-edge,#15211f);--lane:var(--lyon-lane,#2a3d3f);
--on:var(--lyon-on,#f1e8d2);--dim:var(--lyon-dim,#9fb0a8);--paper:var(--lyon-paper,#f6ecd3);--ink:var(--lyon-ink,#2a1d15);
--lead:var(--lyon-lead,#221a1c);--gold:var(--lyon-gold,#ffc933);--ivory:var(--lyon-ivory,#fbf3df);--red:var(--lyon-red,#a3231f);
--blue:var(--lyon-blue,#1f5a8a);--good:var(--lyon-good,#1c6b3a);
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.lyon-table text{fill:var(--ink)}
.lyon-table .felt{fill:var(--felt)}
.lyon-table .edge{fill:none;stroke:var(--edge);stroke-width:10}
.lyon-table .inlay{fill:none;stroke:var(--gold);stroke-opacity:.35;stroke-width:1.5}
.lyon-table .road{fill:var(--lane)}
.lyon-table .on{fill:var(--on)}
.lyon-table .dim{fill:var(--dim)}
.lyon-table .big{font-weight:800}
.lyon-table .strong{font-weight:700}
.lyon-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.lyon-table .slot{fill:none;stroke:var(--dim);stroke-width:2;stroke-dasharray:3 6;stroke-linecap:round}
.lyon-table .paper{fill:var(--paper);stroke:var(--lead);stroke-width:2.2}
.lyon-table .rule{stroke:var(--lead);stroke-width:1.6;fill:none}
.ly-wall{fill:var(--lead)}
.ly-glass{stroke:var(--lead);stroke-width:1.5;stroke-linejoin:round}
.ly-figure{stroke:var(--lead);stroke-width:2.8;stroke-linejoin:round;stroke-linecap:round}
.ly-i{fill:var(--ivory)}
.ly-k{fill:var(--lead)}
.ly-l{fill:none;stroke-width:3.4}
.ly-o{fill:none;stroke-width:9.5}
.ly-w{fill:none;stroke:var(--ivory);stroke-width:4.5}
.lyon-table .icon{fill:var(--ink)}
.lyon-table .icon-on{fill:var(--on)}
.lyon-table .icon-paper{fill:var(--paper)}
.ly-slash{stroke:var(--red);stroke-width:3.4;fill:none;stroke-linecap:round}
.lyon-table .pill{fill:var(--ink)}
.lyon-table .pill-text{fill:var(--paper);font-weight:700;letter-spacing:.3px}
.lyon-table .lost{fill:none;stroke:var(--ink);stroke-width:1.2;stroke-dasharray:2 2}
.lyon-table .lost-text{fill:var(--ink);text-decoration:line-through}
.lyon-table .attack-badge{fill:var(--red);stroke:var(--lead);stroke-width:1.4;stroke-linejoin:round}
.lyon-table .defence-badge{fill:var(--blue);stroke:var(--lead);stroke-width:1.4;stroke-linejoin:round}
.lyon-table .badge-text{fill:#fff;font-weight:800}
.lyon-table .printed{fill:var(--ink);font-weight:700}
.lyon-table .pip{fill:var(--gold);stroke:var(--lead);stroke-width:1.4}
.lyon-table .pip-empty{fill:none;stroke:var(--lead);stroke-width:1.4}
.lyon-table .wound{fill:#fff;stroke:var(--red);stroke-width:2.4;stroke-linejoin:round}
.lyon-table .wound-text{fill:var(--red);font-weight:800}
.lyon-table .slip{fill:#fffaf0;stroke:var(--lead);stroke-width:1.3}
.lyon-table .slip-enemy{fill:var(--ink);stroke:var(--lead);stroke-width:1.3}
.lyon-table .slip-enemy-text{fill:var(--paper);font-style:italic}
.lyon-table .ready{fill:var(--gold);stroke:var(--lead);stroke-width:1.6}
.lyon-table .life-back{fill:var(--lead)}
.lyon-table .life{fill:var(--red)}
.lyon-table .life-low{fill:url(#ly-hatch-life)}
.lyon-table .panel{fill:var(--lane);stroke:var(--dim);stroke-width:1.2}
.lyon-table .panel-active{stroke:var(--gold);stroke-width:3}
.lyon-table .post{fill:var(--felt);stroke:var(--dim);stroke-width:1.5}
.lyon-table .chip{fill:none;stroke:var(--dim);stroke-width:1.5}
.lyon-table .chip-now{fill:var(--gold);stroke:var(--lead);stroke-width:1.5}
.lyon-table .banner{fill:var(--paper);stroke:var(--lead);stroke-width:1.6}
.ly-back-line{fill:none;stroke:var(--gold);stroke-width:1.4;stroke-opacity:.85}
.ly-back{fill:#3c1f2e;stroke:var(--lead);stroke-width:2}
.lyon-table .arrow{fill:none;stroke:var(--on);stroke-opacity:.55;stroke-width:3;
stroke-dasharray:7 6;stroke-linecap:round}
.lyon-table .arrow-head{fill:var(--on);fill-opacity:.75}
.lyon-table .arrow-live{stroke:var(--gold);stroke-opacity:.95}
.lyon-table .arrow-head-live{fill:var(--gold);fill-opacity:1}
.lyon-table .halo{fill:none;stroke:var(--gold);stroke-width:4.5}
.lyon-table .halo-mark{fill:var(--gold);stroke:var(--lead);stroke-width:1.4}
.lyon-table .origin{fill:none;stroke:var(--on);stroke-width:4;stroke-dasharray:12 5}
.lyon-table .lane.legal .slot{stroke:var(--gold);stroke-width:4;stroke-dasharray:none}
.lyon-table .lane.legal .road{fill-opacity:1}
.lyon-table .legal{cursor:pointer;outline:none}
.lyon-table .legal:hover .halo,.lyon-table .legal:focus-visible .halo{stroke:#fff;stroke-width:7}
.lyon-table .legal:hover .slot,.lyon-table .legal:focus-visible .slot{stroke:#fff;stroke-width:6}
.lyon-table .veil{fill:var(--felt);fill-opacity:.82}
.lyon-table .mark{fill:var(--ink);opacity:.07}
.lyon-table .grey{opacity:.62}
"""


def _team_rules() -> str:
    rules = []
    for team, shades in (("art", _OTHER), *_GLASS.items()):
        panes = [f".ly-{team} .ly-g{at}{{fill:{shades[at]}}}" for at in range(5)]
        rules.append("".join(panes) + f".ly-{team} .ly-a{{fill:{shades[5]}}}.ly-{team} .ly-band{{fill:{shades[4]}}}")
    return "\n".join(rules)


STYLE: Final = (_RULES + _team_rules()).replace("\n", "")

_PATTERNS: Final = {
    # The weave of each Team's band, so that it is known without its colour.
    "ly-weave-leoni": '<pattern id="ly-weave-leoni" width="7" height="7" patternUnits="userSpaceOnUse"><path '
    'd="M-1 8L8-1" stroke="#7d2f1c" '
    'stroke-width="1.1" stroke-opacity=".4"/></pattern>',
    "ly-weave-notturni": '<pattern id="ly-weave-notturni" width="7" height="7" '
    'patternUnits="userSpaceOnUse"><circle cx="3.5" cy="3.5" r="1.2" '
    'fill="#241a3e" fill-opacity=".38"/></pattern>',
    "ly-weave-corsari": '<pattern id="ly-weave-corsari" width="12" height="7" '
    'patternUnits="userSpaceOnUse"><path d="M0 4q3-4 6 0t6 0" '
    'fill="none" stroke="#153a5c" stroke-width="1.1" stroke-opacity=".4"/></pattern>',
    "ly-weave-custodi": '<pattern id="ly-weave-custodi" width="14" height="10" '
    'patternUnits="userSpaceOnUse"><path d="M0 0h14M0 5h14M3 0v5M10 '
    '5v5" fill="none" stroke="#26402f" stroke-width="1" stroke-opacity=".4"/></pattern>',
    "ly-hatch-life": '<pattern id="ly-hatch-life" width="8" height="8" patternUnits="userSpaceOnUse"><rect '
    'width="8" height="8" '
    'fill="#a3231f"/><path d="M-1 9L9-1" stroke="#fff" stroke-width="2.4"/></pattern>',
}
_BACK: Final = (
    '<symbol id="ly-back" viewBox="0 0 60 84" preserveAspectRatio="none"><rect class="ly-back" x="1" y="1" '
    'width="58" height="82" rx="6"/>'
    '<rect class="ly-back-line" x="5" y="5" width="50" height="74" rx="4"/><path class="ly-back-line" d="M30 '
    "12l16 30-16 30-16-30zM30 22l10 20-10 "
    "20-10-20zM5 42h9m32 0h9M30 5v7m0 60v7M10 10q10 4 12 14M50 10q-10 4-12 14M10 74q10-4 12-14M50 "
    '74q-10-4-12-14"/></symbol>'
)

DEFINITIONS: Final[dict[str, str]] = {**_PATTERNS, "ly-back": _BACK}
WOVEN: Final = ("leoni", "notturni", "corsari", "custodi")
