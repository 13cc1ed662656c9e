"""Text for a release: its notes, and the project's address in README.md and pyproject.toml.

    python scripts/release.py notes v0.1.0              the changelog's section, for the release page
    python scripts/release.py address ADDRESS v0.1.0    absolute links in README.md, and the project's links

The first fails unless tag, scripts/version.py and changelog name the same version. The second rewrites both
files, because pictures with relative links do not show on a package's page.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from scripts import version

ROOT = version.ROOT
PLACEHOLDER = "https://github.com/OWNER/explorers-guild"
"""The address of the repository in pyproject.toml."""
PICTURES = {".webp", ".png", ".jpg"}
_LINK = re.compile(r"(\]\()(?!https?://|#)([^)#\s]+)")


def main(arguments: list[str]) -> None:
    """Run one of the commands."""
    match arguments:
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
