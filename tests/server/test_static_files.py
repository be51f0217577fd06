"""The web client's files: the page at each of its addresses, what it loads, and the plain page if nothing is built."""

import gzip
from pathlib import Path

import pytest

from server.hosting import Guest, Hosted
from server.raw import connected
from sweetbox.server import static_files
from sweetbox.server.static_files import FOR_EVER, accepted_codings

SCRIPT = b"console.log(1);" * 100
PAGES = ["/", "/room/abc", "/replay/abc", "/rules", "/rules/swintus", "/new", "/new/swintus", "/about"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small build. Its compressed forms have different contents, to tell them apart."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<!doctype html><script src="/assets/index-Ab12.js"></script>')
    (tmp_path / "favicon.svg").write_text("<svg/>")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (tmp_path / "licences.txt").write_text("MIT")
    (tmp_path / "secret.txt").write_text("not served")
    assets = {
        "index-Ab12.js": SCRIPT,
        "index-Ab12.js.gz": gzip.compress(SCRIPT),
        "index-Ab12.js.br": b"brotli",
        "a-1.woff2": b"font",
    }
    for name, content in {**assets, "b-2.css": b"body{}", "c-3.png": b"png"}.items():
        (tmp_path / "assets" / name).write_bytes(content)
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    return tmp_path


def raw(guest: Guest, path: str, coding: str | None) -> tuple[bytes, str | None]:
    """The bytes as they arrived, and their encoding."""
    headers = {"Accept-Encoding": coding} if coding is not None else {"Accept-Encoding": ""}
    with guest.http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["vary"] == "accept-encoding"
        return b"".join(answer.iter_raw()), answer.headers.get("content-encoding")


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_at_all_its_addresses(shared: Hosted, built: Path, path: str) -> None:
    answer = shared.guest().http.get(path)
    assert answer.content == (built / "index.html").read_bytes()
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "unsafe" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/assets/index-Ab12.js", "text/javascript; charset=utf-8"),
        ("/assets/b-2.css", "text/css; charset=utf-8"),
        ("/assets/a-1.woff2", "font/woff2"),
        ("/assets/c-3.png", "image/png"),
        ("/favicon.svg", "image/svg+xml"),
        ("/licences.txt", "text/plain; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
    ],
)
def test_files_have_their_type_and_are_kept(shared: Hosted, built: Path, path: str, kind: str) -> None:
    answer = shared.guest().http.get(path)
    assert answer.headers["content-type"] == kind
    assert answer.headers["cache-control"] == (FOR_EVER if path.startswith("/assets") else "no-cache")
    head = shared.guest().http.head(path)
    assert (head.status_code, head.content) == (200, b"")


def test_the_better_compressed_form_that_the_browser_takes(shared: Hosted, built: Path) -> None:
    guest = shared.guest()
    assert raw(guest, "/assets/index-Ab12.js", "gzip, deflate, br, zstd") == (b"brotli", "br")
    assert raw(guest, "/assets/index-Ab12.js", "gzip, br;q=0") == ((built / "assets" / "index-Ab12.js.gz").read_bytes(), "gzip")
    assert raw(guest, "/assets/index-Ab12.js", None) == (SCRIPT, None)
    assert raw(guest, "/assets/b-2.css", "gzip, br") == (b"body{}", None), "a small file has no other form"


@pytest.mark.parametrize(
    ("header", "codings"),
    [
        (None, []),
        ("", []),
        ("br", ["br"]),
        ("gzip;q=0.5, BR ; q=0.1", ["br", "gzip"]),
        ("br;q=0.000,gzip;q=1", ["gzip"]),
        ("x" * 999, []),
    ],
)
def test_accept_encoding_is_read(header: str | None, codings: list[str]) -> None:
    assert accepted_codings(header) == codings


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/room",
        "/room/a/b",
        "/rules/a/b",
        "/secret.txt",
        "/index.html/",
        "/assets/",
        "/assets/nothing.js",
        "/assets/../secret.txt",
        "/assets/..%2fsecret.txt",
        "/assets/%2e%2e/secret.txt",
        "/assets/..%5csecret.txt",
        "/assets/%00",
    ],
)
def test_nothing_else_is_there(shared: Hosted, built: Path, path: str) -> None:
    assert shared.guest().refused("GET", path) == (404, "not_found")


@pytest.mark.parametrize(
    "way", ["/../", "/..%2f", "/%2e%2e/", "/..;/", "/.%00./", "//", "/..\\", "/%252e%252e/", "/assets/../../", "/assets/%2e%2e%5c"]
)
def test_no_path_leads_out_of_the_page(shared: Hosted, way: str) -> None:
    """As bytes: a client would tidy them."""
    for file in ("etc/passwd", "server/settings.py"):
        with connected(shared.address) as raw:
            raw.sendall(f"GET {way * 4}{file} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
            assert raw.recv(12) == b"HTTP/1.1 404"


def test_where_nothing_is_built_there_is_a_plain_page(shared: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "nowhere")
    for path in PAGES:
        page = shared.guest(**{"Accept-Language": "de"}).http.get(path).text
        assert "Biscuit Pockets" in page
        assert 'lang="de"' in page
        assert "<script" not in page
    assert shared.guest().refused("GET", "/assets/index.js") == (404, "not_found")
    assert shared.guest().refused("GET", "/favicon.svg") == (404, "not_found")


def test_a_browser_at_a_lost_address_gets_the_page_that_says_so(shared: Hosted, built: Path) -> None:
    answer = shared.guest().http.get("/nowhere", headers={"accept": "text/html,*/*;q=0.8"})
    assert (answer.status_code, answer.content) == (404, (built / "index.html").read_bytes())
    for path in ("/api/nowhere", "/assets/nowhere.js"):
        assert shared.guest().http.get(path, headers={"accept": "text/html"}).json()["code"] == "not_found"
