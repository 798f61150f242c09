"""Pages, and the headers that everything leaves with."""

from __future__ import annotations

from pathlib import Path
from string import Template

from starlette.datastructures import MutableHeaders
from starlette.responses import HTMLResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.kernel import languages
from ludoteca.kernel.keeping import kept
from ludoteca.translation.pages import entries

HERE = Path(__file__).parent
PAGES = HERE / "pages"
PARTS = PAGES / "parts"
STATIC = HERE / "static"

HEADS = {
    "start": ("Ludoteca", "start kept tour"),
    "gathering": ("Ludoteca", "start gathering"),
    "invitation": ("Ludoteca", "start"),
    "table": ("Ludoteca", "table side dock narrow low ending deeds ending_narrow"),
    "replay": ("Ludoteca · Replay", "table side dock narrow low"),
    "campaign": ("Ludoteca · Campagna", "start kept campaign"),
    "decks": ("Ludoteca · Mazzi", "decks"),
    "draft": ("Ludoteca · Draft", "start gathering draft"),
    "laboratory": ("Ludoteca · Laboratorio", "start kept laboratory"),
    "statistics": ("Ludoteca · Statistiche", "statistics"),
    "puzzles": ("Ludoteca · Rompicapi", "start puzzles"),
    "missing": ("Ludoteca", "start"),
}
"""Every page: its title, and its style sheets beside the one of all pages. Its script has its name."""

# Pictures carry their own styles, so that they look the same in a notebook or a replay file: hence inline styles.
POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # the tokens are in the addresses
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


@kept(60_000, most=16)
def words(lang: str) -> dict[str, str]:
    """List what the pages say in a language beyond their two, by key, as far as its catalogue has it."""
    other = languages.language(lang)
    if other is None:
        return {}
    texts = {key: other.find(it, en) for key, it, en, _ in entries()}
    return {key: text for key, text in texts.items() if text}


@kept(20_000, most=32)
def written(name: str, others: tuple[str, ...] = ()) -> str:
    """Write the whole page of this name: its own body, and the parts that all share; `others` are further languages."""
    title, sheets = HEADS[name]
    styles = [f'<link rel="stylesheet" href="/static/{sheet}.css" />' for sheet in ("base", *sheets.split())]
    parts = {part.stem: part.read_text("utf-8").strip() for part in PARTS.glob("*.html")}
    frame = Template(parts.pop("frame"))
    buttons = [f'  <button type="button" data-lang="{lang}" lang="{lang}">{lang}</button>\n' for lang in others]
    parts["languages"] = parts["languages"].replace("</div>", "".join(buttons) + "</div>")
    body = Template((PAGES / f"{name}.html").read_text("utf-8").strip()).substitute(parts)
    return frame.substitute(name=name, title=title, styles="\n    ".join(styles), body=body)


def page(name: str, status: int = 200) -> Response:
    return HTMLResponse(written(name, tuple(languages.installed())), status, {"cache-control": "no-cache"})


def missing_page() -> Response:
    return page("missing", 404)


class SafeHeaders:
    """Adds the security headers to every answer that has not its own; what belongs to a table is kept by no caches."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for key, value in HEADERS.items():
                    headers.setdefault(key, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
