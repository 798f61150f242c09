"""Which pages of the site are made of which files of the repository, and how links between them are written.

A link is written as it is true in the repository; on the site it leads to the page made of its target. So a page has an
*origin*, its path in the repository, and a *uri*, its path among the pages of the site.
"""

from __future__ import annotations

import ast
import posixpath
import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parent.parent
MOVED = {
    "README.md": "index.md",
    "LEGGIMI.md": "leggimi.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "examples/README.md": "examples/index.md",
}
LINK = re.compile(r"(\]\()(?![a-z]+:)([^)#\s]*)((?:#[^)\s]*)?\))")
LANGUAGES = {".py": "python", ".yaml": "yaml", ".toml": "toml", ".js": "js", ".sh": "sh", ".ipynb": "json"}


SOURCE_PAGE = """---
search:
  exclude: true
---

# {path}

``````{language}
{text}
``````
"""


def notebook_paths() -> list[Path]:
    return sorted((ROOT / "examples").glob("*.ipynb"))


def uri_of(path: str) -> str:
    """Return the page or file of the site for a path in the repository."""
    if path in MOVED:
        return MOVED[path]
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    game = re.fullmatch(r"src/ludoteca/games/(\w+)/README\.md", path)
    if game:
        return f"games/{game[1]}.md"
    if path.endswith(".ipynb"):
        return str(Path(path).with_suffix(".md").as_posix())
    return f"source/{path}" + ("" if path.endswith(".md") else ".md")


def links(text: str) -> list[str]:
    """List the targets of all relative links, without their anchors."""
    return [found[2] for found in LINK.finditer(without_code(text)) if found[2]]


def without_code(text: str) -> str:
    return re.sub(r"^( *)```.*?^\1```$", "", text, flags=re.DOTALL | re.MULTILINE)


@cache
def repository_pages() -> dict[str, str]:
    """Return the origin of every page outside docs/, by its uri: some to begin with, and all that any page links to."""
    games = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("src/ludoteca/games/*/README.md"))]
    asked = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("docs/*.md"))] + list(MOVED) + games
    found: dict[str, str] = {}
    seen: set[str] = set()
    while asked:
        path = asked.pop()
        if path in seen or not (ROOT / path).exists():
            continue  # MkDocs itself reports a link that leads nowhere
        seen.add(path)
        if not path.startswith("docs/") and not path.endswith(".ipynb"):
            found[uri_of(path)] = path
        if path.endswith(".md"):
            text = (ROOT / path).read_text(encoding="utf-8")
            asked += [posixpath.normpath(posixpath.join(posixpath.dirname(path), link)) for link in links(text)]
    return dict(sorted(found.items()))


def page_of(path: str) -> str:
    """Return what the page of this file or folder says, before its links are rewritten."""
    file = ROOT / path
    if file.is_dir():
        return folder_page(path)
    text = file.read_text(encoding="utf-8")
    if path.endswith(".md"):
        return text
    return SOURCE_PAGE.format(path=path, language=LANGUAGES.get(file.suffix, "text"), text=text)


def folder_page(path: str) -> str:
    """List what is in a folder: its modules with what they are for."""
    lines = [f"# {path}", "", "| | |", "|---|---|"]
    for file in sorted((ROOT / path).iterdir()):
        if file.is_dir() and file.name != "__pycache__":
            lines.append(f"| `{file.name}/` | |")
        elif file.suffix == ".py" and file.name != "__init__.py":
            lines.append(f"| `{file.name}` | {purpose(file)} |")
        elif file.suffix in (".md", ".yaml", ".ipynb"):
            lines.append(f"| `{file.name}` | |")
    return "\n".join(lines) + "\n"


def purpose(module: Path) -> str:
    """Return the first paragraph of a module's docstring, for a cell of a table."""
    said = ast.get_docstring(ast.parse(module.read_text(encoding="utf-8"))) or ""
    return " ".join(said.partition("\n\n")[0].split()).replace("|", "\\|")


def with_plain_bars(markdown: str) -> str:
    """Take the backslashes off bars in code in tables, which GitHub wants there and MkDocs shows."""

    def plain(row: re.Match[str]) -> str:
        return re.sub(r"`[^`]*`", lambda code: code[0].replace("\\|", "|"), row[0])

    return re.sub(r"^\|.*$", plain, markdown, flags=re.MULTILINE)


def with_site_links(markdown: str, uri: str) -> str:
    """Turn the links of the page at this uri into the site's; one that was written for the site stays as it is."""
    origin = repository_pages().get(uri, f"docs/{uri}")
    if not origin.endswith(".md") or not (ROOT / origin).is_file():
        return markdown
    here, there = posixpath.dirname(origin), posixpath.dirname(uri)

    def replaced(found: re.Match[str]) -> str:
        if not found[2]:
            return found[0]
        path = posixpath.normpath(posixpath.join(here, found[2]))
        return found[1] + posixpath.relpath(uri_of(path), there or ".") + found[3]

    return LINK.sub(replaced, markdown)
