"""The files of the page: the bundle belongs to the sources, and is sent small and once."""

import base64
import gzip
import hashlib
import json
import re
import shutil
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from pathlib import Path

import brotli
import pytest

import rollwright
from rollwright.server.page_files import PageFiles
from tests.server.live_server import RunningServer

PACKAGE = Path(rollwright.__file__).parent
BUNDLE = "bundle/index.html"
FOR_EVER = "public, max-age=31536000, immutable"


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of what the page is made of, to be edited."""
    for folder in ("web/static", "sheets/fonts"):
        shutil.copytree(PACKAGE / folder, tmp_path / folder)
    return tmp_path


def test_the_bundle_belongs_to_the_sources() -> None:
    inputs = json.loads((PACKAGE / "web/static/bundle/inputs.json").read_bytes())
    found = {path: hashlib.sha256((PACKAGE / path).read_bytes()).hexdigest() for path in inputs}
    changed = [path for path in inputs if found[path] != inputs[path]]
    assert changed == [], "after a change of the page: make bundle"
    assert {"web/static/index.html", "web/static/app/main.js"} < set(inputs)


def test_an_edit_is_served_when_the_page_is_next_loaded(package: Path) -> None:
    files = PageFiles(package, seconds=0)
    bundled = files.page().body.plain
    assert files.is_bundled
    assert b"/static/bundle/main-" in bundled
    source = package / "web/static/app/main.js"
    before = source.read_bytes()
    source.write_bytes(before + b"\n// An edit.\n")
    assert b"/static/app/main.js" in files.page().body.plain
    assert files.inline_scripts == ""
    edited = files.find("app/main.js")
    assert edited is not None
    assert edited.body.plain.endswith(b"// An edit.\n")
    source.write_bytes(before)
    assert files.page().body.plain == bundled


def test_a_new_file_or_a_missing_bundle_is_noticed(package: Path) -> None:
    files = PageFiles(package, seconds=0)
    files.page()
    (package / "web/static/app/new.js").write_text("export const news = 1;\n")
    files.page()
    assert files.find("app/new.js") is not None
    assert files.is_bundled, "nothing that was bundled has changed"
    (package / "web/static/app/main.js").unlink()
    files.page()
    assert not files.is_bundled
    shutil.rmtree(package / "web/static/bundle")
    assert b"/static/app/main.js" in files.page().body.plain


class SlowFiles(PageFiles):
    """While the files are read for the first time, somebody else asks for the page."""

    def __init__(self, package: Path) -> None:
        super().__init__(package)
        self.served: Future[bytes] = Future()
        self.visitor = threading.Thread(target=self._visit)

    def _visit(self) -> None:
        try:
            self.served.set_result(self.page().body.plain)
        except Exception as failure:
            self.served.set_exception(failure)

    def _paths(self) -> Iterator[tuple[str, Path]]:
        if self.visitor.ident is None:
            self.visitor.start()
            # Whoever does not wait for the files has been answered by now.
            self.visitor.join(0.2)
        yield from super()._paths()


def test_who_comes_while_the_page_is_read_waits_for_it(package: Path) -> None:
    files = SlowFiles(package)
    files.pack()
    assert files.served.result() == files.page().body.plain


class WornFiles(PageFiles):
    """A file is listed that is gone when it is read."""

    def __init__(self, package: Path) -> None:
        super().__init__(package, seconds=0)
        self.gone: list[Path] = []

    def _paths(self) -> Iterator[tuple[str, Path]]:
        yield from super()._paths()
        yield from [("gone.js", path) for path in self.gone]


def test_a_file_that_goes_while_it_is_read_does_no_harm(package: Path) -> None:
    files = WornFiles(package)
    bundled = files.page().body.plain
    files.gone = [package / "gone.js"]
    assert files.page().body.plain == bundled
    (package / "gone.js").write_text("// It is there again.\n")
    files.page()
    assert files.find("gone.js") is not None


def test_what_the_page_names_is_kept_for_ever_and_compressed(server: RunningServer) -> None:
    http = server.new_client().http
    page = http.get("/").text
    named = re.findall(r'"(/static/[^"]+)"', page)
    kinds = sorted(re.sub(r"-[A-Z0-9]{8}", "", path.rpartition("/")[2]) for path in named)
    now, later = ["chunk.js", "icon.svg", "main.js", "style.css"], ["es.js", "rest.css", "rest.js"]
    assert kinds == sorted(now + later)
    styles = http.get(next(path for path in named if "/style-" in path)).text
    fonts = re.findall(r'url\("?(/static/[^")]+)', styles)
    assert len(fonts) == 8, "four typefaces, and each for names"
    for path in [*named, *fonts]:
        plain = http.get(path, headers={"accept-encoding": "identity"})
        assert plain.headers["cache-control"] == FOR_EVER, path
        assert "content-encoding" not in plain.headers
        for encoding, unpack in (("gzip", gzip.decompress), ("br", brotli.decompress)):
            with http.stream("GET", path, headers={"accept-encoding": encoding}) as answer:
                raw = b"".join(answer.iter_raw())
                encoded = answer.headers.get("content-encoding")
            if path.endswith(".woff2"):
                assert encoded is None, "a typeface is compressed already"
                continue
            assert (encoded, unpack(raw)) == (encoding, plain.content)
            assert len(raw) < len(plain.content) * 0.8


def test_the_page_itself_is_asked_for_each_time(server: RunningServer) -> None:
    http = server.new_client().http
    page = http.get("/t/abcdefgh")
    assert page.headers["cache-control"] == "no-cache"
    again = http.get("/", headers={"if-none-match": f'"other", {page.headers["etag"]}'})
    assert (again.status_code, again.content) == (304, b"")
    assert http.get("/", headers={"if-none-match": '"other"'}).status_code == 200


def test_the_policy_allows_the_script_in_the_page_and_no_other(server: RunningServer) -> None:
    page = server.new_client().http.get("/")
    (script,) = re.findall(r"<script>(.*?)</script>", page.text, re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    policy = page.headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe" not in policy


@pytest.mark.parametrize("path", ["/nothing", "/t/a/b/c", "/static/nothing.js", "/prints/nothing"])
def test_an_unknown_address_is_told_in_words_to_whoever_looks(
    server: RunningServer, path: str
) -> None:
    http = server.new_client().http
    looked = http.get(path, headers={"accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert looked.status_code == 404
    assert looked.headers["content-type"].startswith("text/html")
    assert looked.headers["cache-control"] == "no-cache"
    assert looked.text == http.get("/").text
    asked = http.get(path, headers={"accept": "application/json"})
    assert (asked.status_code, asked.json()["error"]["code"]) == (404, "not-found")


def test_the_api_speaks_json_even_to_a_browser(server: RunningServer) -> None:
    answer = server.new_client().http.get("/api/nothing", headers={"accept": "text/html"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not-found")


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [("gzip, deflate, br", "br"), ("gzip", "gzip"), ("identity", None), ("", None)],
)
def test_long_answers_of_the_api_are_compressed(
    server: RunningServer, accepted: str, encoding: str | None
) -> None:
    http = server.new_client().http
    plain = http.get("/api/games", headers={"accept-encoding": "identity"})
    with http.stream("GET", "/api/games", headers={"accept-encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
    assert (len(raw) < len(plain.content) / 2) == (encoding is not None)
    short = http.get("/api/tables/zzzzzzzz", headers={"accept-encoding": accepted})
    assert "content-encoding" not in short.headers
