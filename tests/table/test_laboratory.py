"""The laboratory: reports of the host's folder are listed and shown, and nothing else that lies in or near it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from ludoteca.cli import main
from ludoteca.kernel.texts import Phrase
from ludoteca.lab.marks import DOCTYPE, mark_of
from ludoteca.lab.pages import page
from ludoteca.lab.studies import Study
from ludoteca.table.app import create_app
from ludoteca.table.laboratory import MOST_BYTES
from ludoteca.table.settings import Settings

SECRET = "what nobody may read"


def study(title: str = "Lions", game: str = "lyon") -> Study:
    found = Study(Phrase(f"{title} (it)", f"{title} (en)"), "ludoteca lab reports -- <script>", game=game, games=72)
    found.verdicts.append(Phrase("equilibrato", "fair"))
    return found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "reports"
    made.mkdir()
    for lang in ("it", "en"):
        (made / f"lyon.{lang}.html").write_text(page(study(), lang), encoding="utf-8")
    return made


def table(tmp_path: Path, folder: Path | None) -> TestClient:
    return TestClient(create_app(Settings(database=f"sqlite:///{tmp_path}/tables.sqlite", laboratory=folder)))


def listed(client: TestClient, lang: str = "en") -> list[str]:
    return [report["name"] for report in client.get(f"/api/laboratory?lang={lang}").json()]


def test_reports_are_listed_in_the_language_of_the_reader(tmp_path: Path, folder: Path) -> None:
    with table(tmp_path, folder) as client:
        (said,) = client.get("/api/laboratory?lang=it").json()
        assert (said["name"], said["title"], said["verdict"]) == ("lyon.it.html", "Lions (it)", "equilibrato")
        assert (said["game"], said["games"], said["lang"]) == ("Editti di Lyon", 72, "it")
        assert listed(client) == ["lyon.en.html"]
        (folder / "lyon.it.html").unlink()
        assert listed(client, "it") == ["lyon.en.html"], "one in another language is better than none"
        (folder / "new.it.html").write_text(page(study("New", "unheard"), "it"), encoding="utf-8")
        assert set(listed(client)) == {"lyon.en.html", "new.it.html"}
        assert client.get("/api/here").json()["laboratory"]
        assert client.get("/laboratory").status_code == 200


def test_a_report_is_sent_as_it_lies_there_and_may_do_nothing(tmp_path: Path, folder: Path) -> None:
    with table(tmp_path, folder) as client:
        sent = client.get("/laboratory/lyon.en.html")
    assert sent.text == (folder / "lyon.en.html").read_text(encoding="utf-8")
    assert "&lt;script&gt;" in sent.text
    policy = sent.headers["content-security-policy"].split("; ")
    assert {"sandbox", "default-src 'none'", "frame-ancestors 'self'"} <= set(policy)
    assert not [rule for rule in policy if "script" in rule or "allow" in rule or "*" in rule]
    assert sent.headers["x-content-type-options"] == "nosniff"


def test_without_a_folder_there_is_no_laboratory(tmp_path: Path) -> None:
    with table(tmp_path, None) as client:
        for path in ("/laboratory", "/laboratory/lyon.en.html", "/api/laboratory"):
            assert client.get(path).status_code == 404, path
        assert not client.get("/api/here").json()["laboratory"]


@pytest.mark.parametrize(
    "name",
    [
        "..%2Fsecret.html", "%2E%2E%2Fsecret.html", "..%5Csecret.html", "%2Fetc%2Fpasswd", ".hidden.html",
        "lyon.en.html%00", "lyon.en.txt", "a%2Flyon.en.html", "%C3%A9.html", f"{'a' * 120}.html", "nobody.html",
        "lyon.en.html%0A",
    ],
)  # fmt: skip
def test_no_name_leads_out_of_the_folder(name: str, tmp_path: Path, folder: Path) -> None:
    (tmp_path / "secret.html").write_text(page(study(SECRET), "en"), encoding="utf-8")
    (folder / ".hidden.html").write_text(page(study(SECRET), "en"), encoding="utf-8")
    (folder / "lyon.en.txt").write_text(page(study(SECRET), "en"), encoding="utf-8")
    with table(tmp_path, folder) as client:
        answer = client.get(f"/laboratory/{name}")
        assert answer.status_code == 404
        assert SECRET not in answer.text
        assert listed(client) == ["lyon.en.html"]


def test_links_pipes_and_folders_are_not_followed(tmp_path: Path, folder: Path) -> None:
    (tmp_path / "secret.html").write_text(page(study(SECRET), "en"), encoding="utf-8")
    (folder / "link.html").symlink_to(tmp_path / "secret.html")
    (folder / "inside.html").symlink_to(folder / "lyon.en.html")
    os.mkfifo(folder / "pipe.html")
    (folder / "folder.html").mkdir()
    with table(tmp_path, folder) as client:
        assert listed(client) == ["lyon.en.html"]
        for name in ("link", "inside", "pipe", "folder"):
            assert client.get(f"/laboratory/{name}.html").status_code == 404, name


def test_files_that_are_no_reports_are_not_shown(tmp_path: Path, folder: Path) -> None:
    real = (folder / "lyon.en.html").read_text(encoding="utf-8")
    other = page(study("Other"), "en").splitlines()[1]
    foreign = {
        "plain": f"{DOCTYPE}\n<html>hello</html>",
        "changed": real.replace("</body>", "<script>alert(1)</script></body>"),
        "cut": real[:-20],
        "borrowed": "\n".join([DOCTYPE, other, *real.splitlines()[2:]]),
        "empty": "",
        "long": real + " " * MOST_BYTES,
    }
    for name, text in foreign.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    (folder / "bytes.html").write_bytes(real.encode() + b"\xff\xfe")
    with table(tmp_path, folder) as client:
        assert listed(client) == ["lyon.en.html"]
        for name in [*foreign, "bytes"]:
            assert client.get(f"/laboratory/{name}.html").status_code == 404, name


def test_a_report_that_is_changed_meanwhile_is_looked_at_again(tmp_path: Path, folder: Path) -> None:
    file = folder / "lyon.en.html"
    with table(tmp_path, folder) as client:
        assert listed(client) == ["lyon.en.html"]
        file.write_text("no report any more", encoding="utf-8")
        assert listed(client) == ["lyon.it.html"]
        for left in folder.iterdir():
            left.unlink()
        folder.rmdir()
        assert listed(client) == []


def test_a_mark_holds_what_would_end_a_comment() -> None:
    written = page(study("a --> <b>x</b> -- y"), "en")
    mark = mark_of(written)
    assert mark is not None
    assert mark.title["en"] == "a --> <b>x</b> -- y (en)"
    assert written.splitlines()[1].count("-->") == 1


def test_the_command_wants_a_folder(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["serve", "--laboratory", str(tmp_path / "nowhere")])
    assert said.exit_code == 2
    assert "--laboratory" in said.output
