"""What is wrong with a site that was built: links, pictures and anchors that lead nowhere, pages that no menu leads to, and what a
page would ask another host for."""

import os
from collections.abc import Set as AbstractSet
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

LOADED = {
    ("script", "src"),
    ("img", "src"),
    ("link", "href"),
    ("iframe", "src"),
    ("source", "src"),
    ("video", "src"),
    ("object", "data"),
}
QUIET = {"canonical", "next", "prev", "alternate"}  # kinds of <link> that no browser asks for


class Page(HTMLParser):
    """What a page has and what it leads to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "a" and "name" in given:
            self.ids.add(given["name"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        for name, value in given.items():
            if (tag, name) in LOADED and not (tag == "link" and set(given.get("rel", "").split()) & QUIET):
                self.loaded.append(value)


def faults(site: Path, menu: set[str], attached: AbstractSet[str] = frozenset()) -> list[str]:
    """One sentence for each; menu: the pages that it leads to, as places in the site; attached: HTML files that pages link to."""
    pages = {path: read(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        if name != "404.html" and name not in menu | attached:
            found.append(f"{name}: no part of the menu leads to it.")
        for link in page.links:
            if fault := fault_of(site, path, link, pages):
                found.append(f"{name}: the link {link} {fault}.")
        for link in page.loaded:
            if urlsplit(link).netloc:
                found.append(f"{name}: {link} would be asked of another host.")
            elif fault := fault_of(site, path, link, pages):
                found.append(f"{name}: {link} {fault}.")
    found += [f"{place}: the menu leads to it, and it is not there." for place in sorted(menu) if not (site / place).is_file()]
    return found


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text(encoding="utf-8"))
    return page


def fault_of(site: Path, page: Path, link: str, pages: dict[Path, Page]) -> str | None:
    """Why a link leads nowhere; None: it leads somewhere, or out of the site."""
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    path = unquote(parts.path)
    start = site if path.startswith("/") else page.parent
    target = Path(os.path.normpath(start / path.lstrip("/"))) if path else page
    if target not in pages:
        inside = target.is_relative_to(site)
        return None if inside and (target.is_file() or target / "index.html" in pages) else "leads nowhere"
    if parts.fragment and unquote(parts.fragment) not in pages[target].ids:
        return "leads to a part of the page that is not there"
    return None
