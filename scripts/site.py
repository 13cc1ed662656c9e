"""Build the documentation as a site: `uv run --group docs python scripts/site.py`.

Copies README.md and the pages of docs/ to build/pages, where links to other files lead to the repository.
Zensical makes build/site of them. A broken link or another warning fails the build.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
DOCS, PAGES = ROOT / "docs", ROOT / "build" / "pages"
CONFIGURATION = ROOT / "zensical.toml"
_LINK = re.compile(r"(\]\()(?!https?://|#)([^)#\s]+)(#[^)\s]*)?(?=\))")


def main() -> None:
    """Build the site, and exit with Zensical's code."""
    copy_pages(repository_address())
    command = ["zensical", "build", "--strict", "--clean", "--config-file", str(CONFIGURATION)]
    sys.exit(subprocess.run(command, check=False).returncode)


def repository_address() -> str:
    """Return where the files of the repository are read, from pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"{project['urls']['Homepage']}/blob/main"


def copy_pages(address: str) -> None:
    """Copy the pages, with links to other files of the project changed to `address`."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(DOCS, PAGES, ignore=shutil.ignore_patterns("examples"))
    for page in [ROOT / "README.md", *sorted(DOCS.glob("*.md"))]:
        name = "index.md" if page.parent == ROOT else page.name
        (PAGES / name).write_text(with_site_links(page, address), encoding="utf-8")


def with_site_links(page: Path, address: str) -> str:
    """Return a page whose links lead to other pages of the site, or to `address`."""

    def lead(link: re.Match[str]) -> str:
        target = (page.parent / link[2]).resolve()
        if target.is_relative_to(DOCS) and not target.is_relative_to(DOCS / "examples"):
            shown = target.relative_to(DOCS).as_posix()
        elif target == ROOT / "README.md":
            shown = "index.md"
        else:
            shown = f"{address}/{Path(os.path.relpath(target, ROOT)).as_posix()}"
        return f"{link[1]}{shown}{link[3] or ''}"

    return _LINK.sub(lead, page.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
