"""Colours and letters of the table. A page changes them through the custom properties named here.

What stands inside a definition is styled by classes of its own (`lo-…`): a `use` does not know the svg around it.
"""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.drawing import symbol

# For each ink: its deep and its light colour.
INK_COLOURS: Final = {
    "amber": ("#95590a", "#e9a92c"),
    "amethyst": ("#6a3a8f", "#a06cc4"),
    "emerald": ("#1d6a41", "#3fa76c"),
    "ruby": ("#9c1f33", "#d9485c"),
    "sapphire": ("#155a96", "#3f97d6"),
    "steel": ("#4b5866", "#8d9aa8"),
}
_PALE: Final = {
    "amber": "#ffd98a",
    "amethyst": "#e6c6ff",
    "emerald": "#b9f2bd",
    "ruby": "#ffb794",
    "sapphire": "#b4e2ff",
    "steel": "#dfe8ef",
}

_RULES: Final = """
svg.lorcana-table{--plate:var(--lorcana-plate,#101a44);--on:var(--lorcana-on,#fbf6e8);
--dim:var(--lorcana-dim,#b9c3ee);--gold:var(--lorcana-gold,#e3b857);--shine:var(--lorcana-shine,#fbe3a1);
--can:var(--lorcana-can,#6fe39a);--ask:var(--lorcana-ask,#ffcf5c);--aim:var(--lorcana-aim,#ff5a50);--ring:var(--can);
--drop:var(--lorcana-drop,#7fd0ff);--hurt:#d81f2a;--paper:#fbf4e4;--ink:#2a1d14;
font-family:"Segoe UI","Helvetica Neue",Arial,"Liberation Sans",sans-serif}
.lorcana-table text{fill:var(--on)}
.lorcana-table .rack{fill:var(--plate);fill-opacity:.82;stroke:#5a6cc0;stroke-opacity:.55;stroke-width:1.2}
.lorcana-table .rack-now{stroke:var(--gold);stroke-opacity:1;stroke-width:2.4}
.lorcana-table .zone{fill:#0c1440;fill-opacity:.42;stroke:#6f82d8;stroke-opacity:.28;stroke-width:1.2}
.lorcana-table .zone-now{stroke:var(--gold);stroke-opacity:.75;stroke-width:1.8}
.lorcana-table .on{fill:var(--on)}
.lorcana-table .dim{fill:var(--dim)}
.lorcana-table .big{font-weight:800}
.lorcana-table .strong{font-weight:700}
.lorcana-table .serif{font-family:Palatino,"Palatino Linotype","Book Antiqua",Georgia,"Liberation Serif",serif;
font-weight:700}
.lorcana-table .gold{fill:var(--shine)}
.lorcana-table .name{fill:#fff;stroke:#0b0714;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}
.lorcana-table .figure{fill:#fff;font-weight:800;stroke:#0b0714;
stroke-width:2.6px;stroke-linejoin:round;paint-order:stroke}
.lorcana-table .raised{fill:#a6ffb9}
.lorcana-table .lowered{fill:#ffb0a4}
.lorcana-table .back-of-face{fill:#0b0f26}
.lorcana-table .dusk{fill:url(#lo-dusk)}
.lorcana-table .rim{fill:none;stroke-width:3}
.lorcana-table .rim-in{fill:none;stroke:#0b0714;stroke-opacity:.75;stroke-width:1.2}
.lorcana-table .face image{clip-path:inset(0 round 9px)}
.lorcana-table .tired{fill:#2a2e40;fill-opacity:.6}
.lorcana-table .wet{stroke:var(--drop);stroke-width:3;fill:none;stroke-dasharray:2 6;stroke-linecap:round}
.lorcana-table .under{fill:#1b2560;stroke:var(--gold);stroke-width:1.4}
.lorcana-table .shadow{fill:#03061a;fill-opacity:.5}
.lorcana-table .away{fill:#05081f;fill-opacity:.62}
.lorcana-table .well{fill:url(#lo-gold);stroke:#3a2406;stroke-width:1}
.lorcana-table .iron{fill:url(#lo-iron);stroke:#0b0f18;stroke-width:1}
.lorcana-table .price{fill:#0f1534}
.lorcana-table .cost-less{fill:#12703c}
.lorcana-table .cost-more{fill:#9c1f2c}
.lorcana-table .strength{fill:url(#lo-red);stroke:#33060c;stroke-width:1.2;stroke-linejoin:round}
.lorcana-table .willpower{fill:url(#lo-blue);stroke:#071a3c;stroke-width:1.2;stroke-linejoin:round}
.lorcana-table .pennant{fill:url(#lo-green);stroke:#062414;stroke-width:1.2;stroke-linejoin:round}
.lorcana-table .pip{fill:#ffd761;stroke:#3a2406;stroke-width:1.6;paint-order:stroke}
.lorcana-table .wound{fill:var(--hurt);stroke:#fff;stroke-width:1.7;stroke-linejoin:round}
.lorcana-table .wound-text{fill:#fff;font-weight:800}
.lorcana-table .seal{fill:#0f1430;stroke:#e9dcae;stroke-width:1.2}
.lorcana-table .gained{stroke:var(--can);stroke-width:2.6}
.lorcana-table .lost{stroke:var(--aim);stroke-width:1.6;stroke-dasharray:3 3}
.lorcana-table .slash{stroke:var(--aim);stroke-width:3;stroke-linecap:round;fill:none}
.lorcana-table .icon-on{fill:var(--on)}
.lorcana-table .icon-dim{fill:var(--dim)}
.lorcana-table .icon-gold{fill:var(--shine)}
.lorcana-table .tag{fill:#0f1430;stroke:#e9dcae;stroke-width:1.2}
.lorcana-table .tag-wet{fill:#10508f;stroke:#bfe6ff}
.lorcana-table .ghost{fill:transparent}
.lorcana-table .slot{fill:#0b1030;fill-opacity:.5;
stroke:var(--dim);stroke-opacity:.6;stroke-width:1.6;stroke-dasharray:3 5}
.lorcana-table .full{fill:var(--drop);stroke:#e9f8ff;stroke-width:1.6}
.lorcana-table .spent{fill:#0b1338;stroke:#5b76b8;stroke-width:2}
.lorcana-table .basin{fill:#0b1236;fill-opacity:.75;stroke:#7187dc;stroke-opacity:.55;stroke-width:1.2}
.lorcana-table .basin-open{stroke:var(--shine);stroke-opacity:.95;stroke-width:1.6;stroke-dasharray:5 4}
.lorcana-table .frame{fill:#05081f;fill-opacity:.35;stroke:#d9c7ff;stroke-opacity:.85;stroke-width:2}
.lorcana-table .land image{opacity:.8;clip-path:inset(0 round 11px)}
.lorcana-table .track{stroke:#4655a8;stroke-width:5;stroke-linecap:round;fill:none}
.lorcana-table .ahead{stroke:var(--gold);stroke-width:5;stroke-linecap:round;fill:none}
.lorcana-table .tick{fill:#8b99e0}
.lorcana-table .tick-five{fill:var(--shine);stroke:#3a2406;stroke-width:.8}
.lorcana-table .token{fill:#e8e4f4;stroke:#1a1440;stroke-width:1.8}
.lorcana-table .token-near{fill:var(--ask)}
.lorcana-table .token-text{fill:#171238;font-weight:800}
.lorcana-table .banner{fill:var(--paper);stroke:var(--gold);stroke-width:2.4}
.lorcana-table .finale text{fill:var(--ink)}
.lorcana-table .board{fill:#0a1038;fill-opacity:.96;stroke:#7187dc;stroke-width:1.6}
.lorcana-table .shelf-now{stroke:var(--ask);stroke-width:2.6}
.lorcana-table .slip{fill:url(#lo-paper);stroke:var(--gold);stroke-width:1.4}
.lorcana-table .slip-text{fill:var(--ink)}
.lorcana-table .tally{fill:#0a0f2c;stroke:#e9dcae;stroke-width:1.3}
.lorcana-table .deed{fill:url(#lo-gold);stroke:#2c1a04;stroke-width:1.4}
.lorcana-table .icon-deed{fill:#2c1a04}
.lorcana-table .deeds{pointer-events:none}
.lorcana-table g:not(:has(>.legal))+g>.deeds{display:none}
.lorcana-table .grip{fill:none;pointer-events:all}
.lorcana-table .picked{fill:none;stroke:#fff;stroke-width:4}
.lorcana-table .picked-sign{fill:#12703c;stroke:#fff;stroke-width:2}
.lorcana-table .halo{fill:none;stroke:var(--ring);stroke-width:3.2}
.lorcana-table .haze{fill:none;stroke:var(--ring);stroke-width:9;stroke-opacity:.28}
.lorcana-table .origin{fill:none;stroke:var(--ask);stroke-width:4}
.lorcana-table .legal{cursor:pointer;outline:none}
.lorcana-table .legal:hover .halo,.lorcana-table .legal:focus-visible .halo{stroke:#fff;stroke-width:5}
.lorcana-table .arrow{fill:none;stroke:var(--aim);stroke-width:4;stroke-linecap:round}
.lorcana-table .arrow-under{fill:none;stroke:#05081f;stroke-opacity:.7;stroke-width:8;stroke-linecap:round}
.lorcana-table .arrow-head{fill:var(--aim);stroke:#05081f;stroke-width:2}
.lorcana-table .arrow-now .arrow{stroke-width:7}
.lorcana-table .may{stroke-dasharray:2 9}
.lorcana-table .reach{visibility:hidden}
.lorcana-table .arrows{pointer-events:none}
.lorcana-table .gone{opacity:.45}
"""


def _ink_rules() -> str:
    return "".join(
        [
            f".lorcana-table .rim-{ink}{{stroke:{light}}}.lorcana-table .tone-{ink}{{fill:{_PALE[ink]}}}"
            for ink, (_, light) in INK_COLOURS.items()
        ]
    )


STYLE: Final = (_RULES + _ink_rules()).replace("\n", "")


def _fade(id: str, *stops: tuple[str, str], opacity: tuple[str, ...] = ()) -> str:
    """Define a gradient from top to bottom."""
    drawn = "".join(
        [
            f'<stop offset="{offset}" stop-color="{colour}"'
            + (f' stop-opacity="{opacity[n]}"' if opacity else "")
            + "/>"
            for n, (offset, colour) in enumerate(stops)
        ]
    )
    return f'<linearGradient id="{id}" x1="0" y1="0" x2="0" y2="1">{drawn}</linearGradient>'


_NIGHT: Final = "#0b0716"
DEFINITIONS: Final[dict[str, str]] = {
    "lo-dusk": _fade("lo-dusk", ("0", _NIGHT), (".45", _NIGHT), ("1", _NIGHT), opacity=("0", ".72", ".97")),
    "lo-gold": _fade("lo-gold", ("0", "#fff0b8"), (".5", "#e3b857"), ("1", "#96691a")),
    "lo-iron": _fade("lo-iron", ("0", "#8d98ad"), (".5", "#4c566c"), ("1", "#20283a")),
    "lo-red": _fade("lo-red", ("0", "#f05a5e"), ("1", "#9a1420")),
    "lo-blue": _fade("lo-blue", ("0", "#5a96f0"), ("1", "#15408e")),
    "lo-green": _fade("lo-green", ("0", "#4fbb80"), ("1", "#145c36")),
    "lo-paper": _fade("lo-paper", ("0", "#fffaf0"), ("1", "#ecdcb8")),
    "lo-ink-deep": _fade("lo-ink-deep", ("0", "#7fc4ff"), ("1", "#1a2f9a")),
    "lo-hex": symbol("lo-hex", 24, 24, '<path d="M12 .6l10.2 5.8v11.2L12 23.4 1.8 17.6V6.4z"/>'),
    "lo-core": symbol("lo-core", 24, 24, '<path d="M12 3.4l7.8 4.4v8.4L12 20.6l-7.8-4.4V7.8z"/>'),
    "lo-flag": symbol("lo-flag", 24, 24, '<path d="M1 3h15l7 9-7 9H1z"/>'),
    "lo-bottle": (
        '<symbol id="lo-bottle" viewBox="0 0 100 100">'
        '<path d="M36 30h24v12C84 48 92 66 84 84q-4 9-14 9H26q-10 0-14-9C4 66 12 48 36 42z" fill="#dfe9ff" '
        'fill-opacity=".22" stroke="#cfdcff" stroke-width="3"/>'
        '<path d="M15 64q17-9 34 0t33 0c4 8 2 25-12 26H26C12 89 10 72 15 64z" fill="url(#lo-ink-deep)"/>'
        '<path d="M32 20h32v12H32z" fill="#c98f3a" stroke="#5a3a10" stroke-width="2"/>'
        '<path d="M22 66q-5 10 0 18" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="4"/>'
        '<path d="M54 62C62 40 74 16 94 4c2 20-10 40-34 56z" fill="#fff6e0" stroke="#b99a5a" stroke-width="2"/>'
        '<path d="M52 66L84 20" stroke="#8a6a30" stroke-width="2.4"/></symbol>'
    ),
}
