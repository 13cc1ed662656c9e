"""What a release has besides the files that are built: its notes, and a README to be read elsewhere.

    python scripts/release.py notes v0.1.0             the changelog's section, for the release's page
    python scripts/release.py readme ADDRESS v0.1.0    links of the README that lead out of its folder

The first says no where tag, pyproject.toml and changelog do not name the same version. The second rewrites
README.md: a package's page knows nothing of the folder it came from, so pictures would not show there.
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
    """Does one of the two."""
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
    """What the changelog says of a tag's version. Raises SystemExit if there is no such release."""
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
    """A page whose links within the source lead to where a tag of it can be read."""

    def lead(link: re.Match[str]) -> str:
        shown = "raw" if Path(link[2]).suffix in PICTURES else "blob"
        return f"{link[1]}{address.rstrip('/')}/{shown}/{tag}/{link[2]}"

    return _LINK.sub(lead, text)


if __name__ == "__main__":
    main(sys.argv[1:])
