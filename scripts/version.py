"""The version of this source: a release's at its tag, else that of a development build: 0.2.0.dev3+gabc1234.

The build (hatchling) calls `current`. A source distribution keeps the version with which it was made.

    python scripts/version.py    print it
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEXT = "0.1.0"
"""The version of the next release. The only place where it is written."""
GIVEN = "EXPLORERS_VERSION"
"""A variable with the version, for builds without the repository, such as the Docker image's."""
_TAG = re.compile(r"v(\d+(?:\.\d+)*)-(\d+)-g([0-9a-f]+)")


def current(root: Path = ROOT) -> str:
    """Return the version: the given one, else that of the repository, else a development build of `NEXT`."""
    given = os.environ.get(GIVEN, "").removeprefix("v")
    return given or (_of_repository(root) if (root / ".git").exists() else "") or f"{NEXT}.dev0"


def _of_repository(root: Path) -> str:
    """Return the version of a repository's commit; empty if git can't say it.

    The number of a development build counts the commits since the newest tag, or without one all commits.
    """
    found = _TAG.fullmatch(_git(root, "describe", "--tags", "--long", "--match", "v[0-9]*"))
    if found is None:
        count, commit = _git(root, "rev-list", "--count", "HEAD"), _git(root, "rev-parse", "--short", "HEAD")
        return f"{NEXT}.dev{count}+g{commit}" if count and commit else ""
    released, commits, commit = found.groups()
    return released if commits == "0" else f"{_after(released)}.dev{commits}+g{commit}"


def _after(released: str) -> str:
    """Return `NEXT`, or if that was released already, the next patch."""
    if _numbers(NEXT) > _numbers(released):
        return NEXT
    *others, patch = _numbers(released)
    return ".".join(map(str, (*others, patch + 1)))


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _git(root: Path, *arguments: str) -> str:
    """Return what git prints; empty if it fails or isn't installed."""
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return "" if done.returncode else done.stdout.strip()


if __name__ == "__main__":
    sys.stdout.write(f"{current()}\n")
