"""Colours, letters and patterns of the table. A page changes them through the custom properties named here.

What stands inside a definition is styled by classes of its own (`lo-…`): a `use` does not know the svg around it.
"""

from __future__ import annotations

from typing import Final

# For each ink: the band behind white letters, and the wash on the paper.
INK_COLOURS: Final = {
    "amber": ("#95590a", "#e9a92c"),
    "amethyst": ("#6a3a8f", "#a06cc4"),
    "emerald": ("#1d6a41", "#3fa76c"),
    "ruby": ("#9c1f33", "#d9485c"),
    "sapphire": ("#155a96", "#3f97d6"),
    "steel": ("#4b5866", "#8d9aa8"),
}

_RULES: Final = """
svg.lorcana-table{--ground:var(--lorcana-ground,#171a33);--deep:var(--lorcana-deep,#0e1022);--zone:var(--lorcana-zone,#232849);
--on:var(--lorcana-on,#f3eedf);--dim:var(--lorcana-dim,#a9aecb);--paper:var(--lorcana-paper,#f7f1e1);--ink:var(--lorcana-ink,#1c1a2b);
--gold:var(--lorcana-gold,#ffcf4a);--red:var(--lorcana-red,#b3202f);--blue:var(--lorcana-blue,#21528f);
--good:var(--lorcana-good,#1f6b3d);font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.lorcana-table text{fill:var(--ink)}
.lorcana-table .ground{fill:var(--ground)}
.lorcana-table .rim{fill:none;stroke:var(--gold);stroke-opacity:.35;stroke-width:1.5}
.lorcana-table .zone{fill:var(--zone);fill-opacity:.55}
.lorcana-table .zone-now{stroke:var(--gold);stroke-width:2.5}
.lorcana-table .panel{fill:var(--deep);stroke:var(--dim);stroke-opacity:.5;stroke-width:1.2}
.lorcana-table .panel-now{stroke:var(--gold);stroke-opacity:1;stroke-width:3}
.lorcana-table .on{fill:var(--on)}
.lorcana-table .dim{fill:var(--dim)}
.lorcana-table .big{font-weight:800}
.lorcana-table .strong{font-weight:700}
.lorcana-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.lorcana-table .white{fill:#fff}
.lorcana-table .gold{fill:var(--gold)}
.lorcana-table .leaf{fill:var(--paper);stroke:var(--deep);stroke-width:2}
.lorcana-table .wet{stroke:var(--on);stroke-width:2.4;stroke-dasharray:2 5;stroke-linecap:round}
.lorcana-table .under{fill:var(--paper);fill-opacity:.75;stroke:var(--deep);stroke-width:1.5}
.lorcana-table .wash{opacity:.15}
.lorcana-table .hair{stroke:var(--ink);stroke-opacity:.35;stroke-width:1;fill:none}
.lorcana-table .veil{fill:var(--deep);fill-opacity:.16}
.lorcana-table .away{fill:var(--deep);fill-opacity:.5}
.lorcana-table .price{fill:var(--deep);stroke:#fff;stroke-width:1.6}
.lorcana-table .well{fill:none;stroke:#fff;stroke-width:2.2}
.lorcana-table .well-in{fill:none;stroke:var(--deep);stroke-width:1}
.lorcana-table .cost-text{fill:#fff;font-weight:800}
.lorcana-table .cost-less{fill:var(--good)}
.lorcana-table .cost-more{fill:var(--red)}
.lorcana-table .sign{fill:var(--ink)}
.lorcana-table .icon-on{fill:var(--on)}
.lorcana-table .icon-white{fill:#fff}
.lorcana-table .icon-paper{fill:var(--paper)}
.lorcana-table .icon-gold{fill:var(--gold)}
.lorcana-table .strength{fill:var(--red);stroke:var(--deep);stroke-width:1.2;stroke-linejoin:round}
.lorcana-table .willpower{fill:var(--blue);stroke:var(--deep);stroke-width:1.2;stroke-linejoin:round}
.lorcana-table .badge-text{fill:#fff;font-weight:800}
.lorcana-table .changed{fill:var(--ink);font-weight:800}
.lorcana-table .pip{fill:var(--ink)}
.lorcana-table .wound{fill:#fff;stroke:var(--red);stroke-width:2.6;stroke-linejoin:round}
.lorcana-table .wound-text{fill:var(--red);font-weight:800}
.lorcana-table .pill{fill:var(--ink)}
.lorcana-table .pill-text{fill:var(--paper);font-weight:700}
.lorcana-table .lost{fill:none;stroke:var(--ink);stroke-width:1.2;stroke-dasharray:2 2}
.lorcana-table .lost-text{fill:var(--ink);text-decoration:line-through}
.lorcana-table .label{fill:var(--ink)}
.lorcana-table .label-wet{fill:var(--blue)}
.lorcana-table .ghost{fill:transparent}
.lorcana-table .slot{fill:none;stroke:var(--dim);stroke-width:2;stroke-dasharray:3 6;stroke-linecap:round}
.lorcana-table .full{fill:var(--on)}
.lorcana-table .spent{fill:none;stroke:var(--dim);stroke-width:2.4}
.lorcana-table .frame{fill:var(--on);fill-opacity:.13;stroke:var(--on);stroke-opacity:.85;stroke-width:1.8}
.lorcana-table .track{stroke:var(--dim);stroke-width:2.4;fill:none}
.lorcana-table .tick{stroke:var(--dim);stroke-width:1.6;fill:none}
.lorcana-table .token{fill:var(--on);stroke:var(--deep);stroke-width:1.6}
.lorcana-table .token-near{fill:var(--gold)}
.lorcana-table .token-text{fill:var(--deep);font-weight:800}
.lorcana-table .banner{fill:var(--paper);stroke:var(--deep);stroke-width:1.6}
.lorcana-table .board{fill:var(--deep);stroke:var(--dim);stroke-width:1.6}
.lorcana-table .shelf-now{stroke:var(--gold);stroke-width:3}
.lorcana-table .slip{fill:var(--paper);stroke:var(--deep);stroke-width:1.4}
.lorcana-table .deed{fill:var(--gold);stroke:var(--deep);stroke-width:1.5}
.lorcana-table .icon-deed{fill:var(--deep)}
.lorcana-table .deeds{pointer-events:none}
.lorcana-table g:not(:has(>.legal))+g>.deeds{display:none}
.lorcana-table .grip{fill:none;pointer-events:all}
.lorcana-table .picked{fill:none;stroke:var(--on);stroke-width:5}
.lorcana-table .picked-sign{fill:var(--good);stroke:var(--on);stroke-width:2}
.lorcana-table .halo{fill:none;stroke:var(--gold);stroke-width:4}
.lorcana-table .origin{fill:none;stroke:var(--on);stroke-width:4;stroke-dasharray:12 5}
.lorcana-table .legal{cursor:pointer;outline:none}
.lorcana-table .legal:hover .halo,.lorcana-table .legal:focus-visible .halo{stroke:#fff;stroke-width:6}
.lorcana-table .arrow{fill:none;stroke:var(--gold);stroke-width:4;stroke-linecap:round}
.lorcana-table .arrow-under{fill:none;stroke:var(--deep);stroke-width:8;stroke-linecap:round}
.lorcana-table .arrow-head{fill:var(--gold);stroke:var(--deep);stroke-width:2}
.lorcana-table .arrow-now .arrow{stroke:#fff;stroke-width:5}
.lorcana-table .arrow-now .arrow-head{fill:#fff}
.lorcana-table .may{stroke-dasharray:9 8}
.lorcana-table .reach{visibility:hidden}
.lorcana-table .arrows{pointer-events:none}
.lorcana-table .gone{opacity:.45}
.lo-back{fill:#2a2f5c;stroke:#0e1022;stroke-width:2}
.lo-back-line{fill:none;stroke:#ffcf4a;stroke-opacity:.75;stroke-width:1.5}
.lo-back-drop{fill:#ffcf4a;fill-opacity:.85}
"""


def _ink_rules() -> str:
    rules = []
    for ink, (band, wash) in INK_COLOURS.items():
        rules.append(f".lorcana-table .band-{ink}{{fill:{band}}}.lorcana-table .wash-{ink}{{fill:{wash}}}")
    return "".join(rules)


STYLE: Final = (_RULES + _ink_rules()).replace("\n", "")

_WEAVES: Final = {
    # The weave of each ink's band, so that it is known without its colour.
    "amber": '<path d="M4 0l4 2.3v4.6L4 9.2 0 6.9V2.3z" fill="none"/>',
    "amethyst": '<path d="M0 8L8 0M-2 2l4-4M6 10l4-4"/>',
    "emerald": '<path d="M0 5q4-5 8 0"/>',
    "ruby": '<path d="M0 0l4 8 4-8"/>',
    "sapphire": '<path d="M0 4q2-3 4 0t4 0"/>',
    "steel": '<path d="M0 4h8M4 0v8"/>',
}


def _weave(ink: str, drawn: str) -> str:
    return (
        f'<pattern id="lo-weave-{ink}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<g fill="none" stroke="#fff" stroke-opacity=".16" stroke-width="1.1">{drawn}</g></pattern>'
    )


_BACK: Final = (
    '<symbol id="lo-back" viewBox="0 0 60 84" preserveAspectRatio="none">'
    '<rect class="lo-back" x="1" y="1" width="58" height="82" rx="6"/>'
    '<rect class="lo-back-line" x="6" y="6" width="48" height="72" rx="4"/>'
    '<path class="lo-back-line" d="M30 22a20 20 0 010 40 20 20 0 010-40M6 42h4m40 0h4M30 6v16m0 40v16"/>'
    '<path class="lo-back-drop" d="M30 28c3.5 7 9 10.5 9 17a9 9 0 01-18 0c0-6.5 5.5-10 9-17z"/></symbol>'
)

DEFINITIONS: Final[dict[str, str]] = {
    **{f"lo-weave-{ink}": _weave(ink, drawn) for ink, drawn in _WEAVES.items()},
    "lo-back": _BACK,
}
