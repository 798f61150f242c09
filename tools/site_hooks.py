"""What MkDocs does while it builds the site, beside making pages of docs/: see mkdocs.yml.

Pages are also made of what lives elsewhere: the READMEs, the rules of each game, the examples, and every source that a
page links to, so that no link leaves the site. In the end nothing may be loaded from outside: the site works offline.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.utils import get_relative_url
from tools import notebooks, rule_pages, site_pages

import ludoteca


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are not in docs/."""
    for uri, repository_path in site_pages.repository_pages().items():
        files.append(File.generated(config, uri, content=site_pages.page_of(repository_path)))
    files.append(File.generated(config, "rules/index.md", content=rule_pages.index()))
    for key in ludoteca.list_games():
        files.append(File.generated(config, f"rules/{key}.md", content=rule_pages.page(ludoteca.game(key))))
    for path in site_pages.notebook_paths():
        files.append(File.generated(config, f"examples/{path.stem}.md", content=notebooks.page(path)))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Let links lead to the pages that were made of their targets."""
    return site_pages.with_plain_bars(site_pages.with_site_links(markdown, page.file.src_uri))


def on_page_content(html: str, page: Any, **_: Any) -> str:
    """Link the rules that a page cites; beside a game's rules list only their sections, not every rule."""
    if not page.file.src_uri.startswith("rules/"):
        return rule_pages.with_rule_links(html, lambda key: get_relative_url(f"rules/{key}.html", page.url))
    for title in page.toc:
        for section in title.children:
            section.children = []
    return html


OUTSIDE = re.compile(
    r"""<(?:script|img|iframe|source)\b[^>]*\bsrc=["']?(?:https?:)?//|<link\b[^>]*\bhref=["']?https?://"""
)


def on_post_build(config: Any, **_: Any) -> None:
    """Refuse a site that loads something from outside."""
    site = Path(config.site_dir)
    wrong = [path for path in site.rglob("*.html") if OUTSIDE.search(path.read_text(encoding="utf-8"))]
    wrong += [path for path in site.rglob("*.css") if re.search(r"url\(['\"]?https?:|@import", path.read_text("utf-8"))]
    if wrong:
        raise PluginError("loaded from outside: " + ", ".join(posixpath.relpath(path, site) for path in wrong))
