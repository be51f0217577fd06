"""Everything the site is made of, in one folder: docs/ as it is, the papers of the root, and pages made from the code."""

import posixpath
import shutil
import subprocess
from pathlib import Path

from sweetbox.kernel.registry import all_games
from tools.pages import commands, formats, games, http, lab, numbers, python
from tools.pages.markdown import PageError, relative, with_links, with_lists

ROOT = Path(__file__).parents[2]
# Papers that are not in docs/: where the site has them.
PAPERS = {
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "examples/README.md": "examples.md",
    "README.md": "index.md",  # the site has a first page of its own
}
FONTS = {
    "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2": "fraunces.woff2",
    "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-400-normal.woff2": "atkinson-400.woff2",
    "@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff2": "atkinson-700.woff2",
}


def stage(target: Path) -> None:
    """Write the folder anew. PageError: a page links to something that is not there."""
    shutil.rmtree(target, ignore_errors=True)
    places = placed()
    for source, place in places.items():
        path = target / place
        if source == "README.md":
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            path.write_text(finished(source, place, places), encoding="utf-8")
        else:
            shutil.copy(ROOT / source, path)
    for place, text in made().items():
        path = target / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for source, name in FONTS.items():
        font = ROOT / "web" / "node_modules" / source
        if not font.is_file():
            raise PageError(f"The font {font.name} is not there: `make web` installs it.")
        (target / "site" / name).write_bytes(font.read_bytes())


def placed() -> dict[str, str]:
    """Every file of the repository that the site has, and where in it."""
    listed = subprocess.run(
        ("git", "ls-files", "--cached", "--others", "--exclude-standard", "docs"),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    sources = [source for source in sorted(listed.stdout.split()) if (ROOT / source).is_file()]
    places = {source: source.removeprefix("docs/").replace("README.md", "index.md") for source in sources}
    places.update(PAPERS)
    for name in all_games():
        places[f"{games.FOLDER}/{name}/README.md"] = games.page_of(name)
        for drawing in sorted((ROOT / games.FOLDER / name).glob("*.svg")):
            places[f"{games.FOLDER}/{name}/{drawing.name}"] = f"play/{name}-{drawing.name}"
    return places


def finished(source: str, place: str, places: dict[str, str]) -> str:
    """A paper as the generator reads it: with what its marks ask for, with links within the site, and with lists in its way."""
    text = (ROOT / source).read_text(encoding="utf-8")
    if source.startswith(games.FOLDER):
        text = games.with_pictures(text, Path(source).parent.name)
    elif source == "examples/README.md":
        text += scripts()
    text = python.with_names(text)
    return with_lists(with_links(text, lambda picture, words, target: linked(source, place, places, picture, words, target)))


def linked(source: str, place: str, places: dict[str, str], picture: bool, words: str, target: str) -> str:
    """A link of a paper, as it is in the site. What is in the repository only is named, not linked."""
    path, hash_, anchor = target.partition("#")
    wanted = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
    if wanted in places:
        return f"{'!' if picture else ''}[{words}]({relative(places[wanted], place)}{hash_}{anchor})"
    if wanted in made_places() or wanted.removeprefix("docs/") in made_places():
        return f"[{words}]({relative(wanted.removeprefix('docs/'), place)}{hash_}{anchor})"
    if (ROOT / wanted).exists() and not picture:
        return words
    raise PageError(f"{source} links to {target}, and there is no such file.")


def scripts() -> str:
    """The text of every example."""
    parts = []
    for path in sorted((ROOT / "examples").glob("*.py")):
        parts.append(f"\n## {path.name}\n\n```python\n{path.read_text(encoding='utf-8')}```\n")
    return "".join(parts)


def made_places() -> list[str]:
    return [*games.pages(), *lab.pages(), *numbers.pages(), http.PAGE, http.DOCUMENT, commands.PAGE, formats.PAGE]


def made() -> dict[str, str]:
    """The pages and files that are made from the code alone, by their place."""
    return {**games.made(), **lab.made(), **numbers.made(), **http.made(), **commands.made(), **formats.made()}
