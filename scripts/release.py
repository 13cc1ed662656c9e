"""Text for a release: its notes, and a README for other sites.

    python scripts/release.py notes v0.1.0             the changelog's section, for the release page
    python scripts/release.py readme ADDRESS v0.1.0    absolute links in README.md

The first fails unless tag, pyproject.toml and changelog name the same version. The second rewrites README.md,
because pictures with relative links do not show on a package's page.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = {".webp", ".png", ".jpg"}
_LINK = re.compile(r"(\]\()(?!https?://|#)([^)#\s]+)")


def main(arguments: list[str]) -> None:
    """Run one of the two commands."""
    match arguments:
        case ["notes", tag]:
            sys.stdout.write(release_notes(tag))
        case ["readme", address, tag]:
            readme = ROOT / "README.md"
            readme.write_text(
                with_absolute_links(readme.read_text(encoding="utf-8"), address, tag), encoding="utf-8"
            )
        case _:
            raise SystemExit(__doc__)


def release_notes(tag: str) -> str:
    """Return the changelog's section for a tag. Raises SystemExit if versions differ or it is missing."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    if tag != f"v{project['version']}":
        raise SystemExit(f"The tag is {tag}, but pyproject.toml has {project['version']}.")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    head = rf"^## \[{re.escape(tag[1:])}\] - \d{{4}}-\d\d-\d\d\n"
    found = re.search(rf"{head}(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
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
