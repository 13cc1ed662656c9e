"""What a release needs: a check of everything, its notes, and the project's address in two files.

    uv run python scripts/release.py check              what is missing, one line each
    python scripts/release.py notes v0.1.0              the changelog's section, for the release page
    python scripts/release.py address ADDRESS v0.1.0    absolute links in README.md, and the project's links

The notes fail unless tag, scripts/version.py and changelog name the same version. The last rewrites README.md
and pyproject.toml, because pictures with relative links do not show on a package's page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import version

ROOT = version.ROOT
PLACEHOLDER = "https://github.com/OWNER/explorers-guild"
"""The address of the repository in pyproject.toml."""
PICTURES = {".webp", ".png", ".jpg"}
FRESH = timedelta(days=120)
"""The age of figures in the documentation at the release. Older ones are measured again."""
_FIGURES = re.compile(r"^\|.*\| *\d[\d,. ]*(?:±[^|]*|%|ms)? *\|", re.MULTILINE)
"""A row of a table with a number in a cell."""
_MEASURED = re.compile(r"\bon (\d{4}-\d\d-\d\d)\b")
_TARGET = re.compile(r"\]\(([^)\s]+)\)")
_LINK = re.compile(r"(\]\()(?!https?://|#)([^)#\s]+)")


def main(arguments: list[str]) -> None:
    """Run one of the commands."""
    match arguments:
        case ["check"]:
            report(list(faults()))
        case ["notes", tag]:
            sys.stdout.write(release_notes(tag))
        case ["address", address, tag]:
            rewrite("README.md", with_absolute_links(read("README.md"), address, tag))
            rewrite("pyproject.toml", read("pyproject.toml").replace(PLACEHOLDER, address.rstrip("/")))
        case _:
            raise SystemExit(__doc__)


def read(name: str) -> str:
    """Return the text of a file of the project."""
    return (ROOT / name).read_text(encoding="utf-8")


def rewrite(name: str, text: str) -> None:
    """Replace the text of a file of the project."""
    (ROOT / name).write_text(text, encoding="utf-8")


def report(found: list[str]) -> None:
    """Print what a release lacks. Raises SystemExit with 1 if that is anything."""
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    if found:
        raise SystemExit(1)
    sys.stdout.write(f"{version.NEXT} is ready.\n")


def faults() -> Iterator[str]:
    """Yield what this version lacks to be released, a sentence each."""
    yield from changelog_faults()
    yield from translation_faults()
    stored = ROOT / "tests" / "fixtures" / f"tables-{version.NEXT}.db.xz"
    if not stored.is_file():
        yield f"{stored.relative_to(ROOT)} is missing: run scripts/running_tables.py, and commit the file."
    yield from figure_faults(datetime.now(UTC).date())
    for page in pages():
        yield from (f"{page.relative_to(ROOT)}: the link {link} is broken." for link in broken_links(page))


def changelog_faults() -> Iterator[str]:
    """Yield why the changelog has no section for this version, or changes that belong to none."""
    try:
        release_notes(f"v{version.NEXT}")
    except SystemExit as error:
        yield str(error)
    if re.search(r"^## \[Unreleased\]\s+(?!## )\S", read("CHANGELOG.md"), re.MULTILINE):
        yield "CHANGELOG.md has changes below [Unreleased]: move them to the release."


def translation_faults() -> Iterator[str]:
    """Yield the languages that are not complete, or older than the sentences they were made from."""
    from scripts import languages

    for language in languages.translations():
        if found := languages.to_mend(language):
            yield f"{language}: {len(found)} to mend; scripts/languages.py lists them."


def figure_faults(today: date) -> Iterator[str]:
    """Yield the pages whose figures have no date, or an old one.

    They are those with a table that name a benchmark.
    """
    for page in pages():
        text = page.read_text(encoding="utf-8")
        if page.parent.name == "docs" and "python -m benchmarks." in text and _FIGURES.search(text):
            dates = [date.fromisoformat(found) for found in _MEASURED.findall(text)]
            if not dates or today - min(dates) > FRESH:
                age = "have no date" if not dates else f"are of {min(dates)}"
                yield f"{page.relative_to(ROOT)}: its figures {age}: measure them again."


def pages() -> list[Path]:
    """Return the pages of the documentation."""
    return sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("data/rules/*.md")])


def broken_links(page: Path) -> list[str]:
    """Return the links of a page whose file or heading is missing, or that are no valid address."""
    return [link for link in _TARGET.findall(page.read_text(encoding="utf-8")) if not _is_alive(page, link)]


def _is_alive(page: Path, link: str) -> bool:
    if "://" in link:
        address = urlsplit(link)
        return address.scheme in ("http", "https") and "." in (address.hostname or "")
    path, _, heading = link.partition("#")
    linked = page.parent / path if path else page
    return linked.exists() and (not heading or heading in headings(linked))


def headings(page: Path) -> set[str]:
    """Return the anchors of a page's headings, as GitHub makes them."""
    written = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in written}


def release_notes(tag: str) -> str:
    """Return the changelog's section for a tag. Raises SystemExit if versions differ or it is missing."""
    if tag != f"v{version.NEXT}":
        raise SystemExit(f"The tag is {tag}, but scripts/version.py has {version.NEXT}.")
    head = rf"^## \[{re.escape(tag[1:])}\] - \d{{4}}-\d\d-\d\d\n"
    found = re.search(rf"{head}(.*?)(?=^## |\Z)", read("CHANGELOG.md"), re.MULTILINE | re.DOTALL)
    if found is None:
        raise SystemExit(f"CHANGELOG.md has no dated section [{tag[1:]}].")
    return f"{found[1].strip()}\n"


def with_absolute_links(text: str, address: str, tag: str) -> str:
    """Return text whose relative links point to `address` at a tag."""

    def lead(link: re.Match[str]) -> str:
        shown = "raw" if Path(link[2]).suffix in PICTURES else "blob"
        return f"{link[1]}{address.rstrip('/')}/{shown}/{tag}/{link[2]}"

    return _LINK.sub(lead, text)


if __name__ == "__main__":
    main(sys.argv[1:])
