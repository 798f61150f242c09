"""The documentation holds together: the site lists every page, links and anchors lead somewhere, what is drawn is true.

The site itself is built by `make docs`.
"""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML
from tools import architecture, rule_pages, site_pages

import ludoteca

ROOT = Path(__file__).parents[1]
GUIDES = {path.name for path in (ROOT / "docs").glob("*.md")}
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for where in ("*.md", "docs/*.md", "examples/*.md", "src/ludoteca/games/*/README.md")
    for path in ROOT.glob(where)
)


def pages_in(nav: Any) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    return [page for part in (nav.values() if isinstance(nav, dict) else nav) for page in pages_in(part)]


@pytest.fixture(scope="module")
def listed() -> list[str]:
    """The pages in the navigation of the site."""
    return pages_in(YAML(typ="safe").load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"])


def test_the_site_lists_every_guide(listed: list[str]) -> None:
    assert set(listed) >= GUIDES


def test_the_site_lists_the_rules_of_every_game_and_every_notebook(listed: list[str]) -> None:
    made = {f"rules/{key}.md" for key in ludoteca.list_games()} | {"rules/index.md"}
    made |= {f"examples/{path.stem}.md" for path in site_pages.notebook_paths()}
    made |= {uri for uri in site_pages.repository_pages() if not uri.startswith("source/")}
    assert set(listed) - GUIDES == made
    assert len(listed) == len(set(listed))


# -- links ---------------------------------------------------------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub and the site make them."""
    headings = re.findall(r"^#+ (.*)$", site_pages.without_code(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\s-]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    text = site_pages.without_code((ROOT / page).read_text(encoding="utf-8"))
    missing = []
    for found in site_pages.LINK.finditer(text):
        target = (ROOT / page).parent / found[2] if found[2] else ROOT / page
        anchor = found[3].strip("#)")
        if not target.exists() or (anchor and anchor not in anchors(target)):
            missing.append(found[0])
    assert missing == []


def test_links_on_the_site_lead_to_the_pages_made_of_their_targets() -> None:
    text = "[a](../CONTRIBUTING.md#add-a-game) [b](../src/ludoteca/bots/plans.py) [c](decks.md) [d](#here) [e](https://e.org)"
    assert site_pages.with_site_links(text, "design.md") == (
        "[a](contributing.md#add-a-game) [b](source/src/ludoteca/bots/plans.py.md) [c](decks.md) [d](#here) [e](https://e.org)"
    )
    text = "[decks](../../../../docs/decks.md#lyons-ready-decks)"
    assert site_pages.with_site_links(text, "games/lyon.md") == "[decks](../decks.md#lyons-ready-decks)"


def test_bars_in_code_in_tables_are_shown_plain() -> None:
    assert site_pages.with_plain_bars("| `it\\|en` | a\\|b |\n`x\\|y`") == "| `it|en` | a\\|b |\n`x\\|y`"


# -- pages that are made -------------------------------------------------------------------------------------------


class Anchors(HTMLParser):
    """The links within a page."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.wanted |= {(value or "")[1:] for name, value in attrs if tag == "a" and name == "href"}


@pytest.mark.parametrize("key", sorted(ludoteca.list_games()))
def test_every_rule_is_on_its_page_under_its_id_in_both_languages(key: str) -> None:
    game = ludoteca.game(key)
    page = rule_pages.page(game)
    ids = re.findall(r"^### (\S+) \{ #(\S+) \}$", page, re.MULTILINE)
    assert ids == [(rule.id, rule.id) for rule in game.rules().rules]
    assert page.count('<p lang="it">') == page.count('<p lang="en">') == len(ids)
    assert [id for id, _ in ids if not rule_pages.ID.fullmatch(id)] == []
    links = Anchors()
    links.feed(page)
    assert links.wanted <= set(game.rules().by_id)
    assert links.wanted >= {id for rule in game.rules().rules for id in rule.related}


def test_a_rule_shows_its_words_its_place_and_its_rulings() -> None:
    catalogue = ludoteca.game("lyon").rules()
    rule, ruling = catalogue["LY-4.05"], catalogue["LY-A.03"]
    said = "\n".join(rule_pages.rule_lines(catalogue, rule))
    assert rule.text.it in said
    assert rule.text.en in said
    assert f"line {rule.lines} of the rulebook" in said
    assert "LY-4.05" in ruling.related
    assert 'Rulings: <a href="#LY-A.03">LY-A.03</a>' in said
    assert '<a href="#LY-4.05">LY-4.05</a>' in "\n".join(rule_pages.rule_lines(catalogue, ruling))


def test_rules_that_a_page_cites_become_links() -> None:
    html = '<p>As <code>LY-4.05</code> and KR-1.01 say, not LY-99.99 nor <a href="x">LY-4.06</a>.</p><pre>LY-4.05</pre>'
    assert rule_pages.with_rule_links(html, lambda key: f"rules/{key}.html") == (
        '<p>As <code><a href="rules/lyon.html#LY-4.05">LY-4.05</a></code> and '
        '<a href="rules/kingdom.html#KR-1.01">KR-1.01</a> say, not LY-99.99 nor <a href="x">LY-4.06</a>.</p>'
        "<pre>LY-4.05</pre>"
    )


def test_the_reference_has_every_public_name() -> None:
    told = re.findall(r"^::: (\S+)$", (ROOT / "docs" / "api.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(told) >= {f"ludoteca.{name}" for name in ludoteca.__all__}
    for name in told:
        module, _, attribute = name.rpartition(".")
        assert hasattr(__import__(module, fromlist=["x"]), attribute), name


# -- the picture ---------------------------------------------------------------------------------------------------


def test_the_picture_of_the_house_is_what_the_imports_say() -> None:
    assert architecture.FILE.read_text(encoding="utf-8") == architecture.picture(), "run tools/architecture.py"


def test_arrows_point_down_only() -> None:
    edges = architecture.imports() | architecture.on_demand()
    places = architecture.rows(edges)
    assert [(above, below) for above, below in edges if places[above] <= places[below]] == []


def test_what_follows_is_left_out_of_the_picture() -> None:
    assert architecture.reduced({("a", "b"), ("b", "c"), ("a", "c"), ("a", "d")}) == {
        ("a", "b"),
        ("b", "c"),
        ("a", "d"),
    }
