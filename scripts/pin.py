"""Pins every package, those of packages too: `python scripts/pin.py` after a change of dependencies.

Resolves the newest versions that fit, for all supported Pythons and platforms at once, and writes them
into pyproject.toml (`[tool.uv]`, the last table of the file), by name and version alone. What builds the
project is pinned beside it. What the Docker image installs is also written to deploy/requirements.txt and
deploy/build-requirements.txt, with hashes. None of the files names an address. Needs uv and Python.

    python scripts/pin.py            newest versions
    python scripts/pin.py --hashes   the versions of today, hashes alone
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from operator import itemgetter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
IMAGE_REQUIREMENTS, BUILD_REQUIREMENTS = (
    ROOT / "deploy" / "requirements.txt",
    ROOT / "deploy" / "build-requirements.txt",
)
"""What the Docker image installs, and what builds the project there."""
HEAD = "[tool.uv]"
BACKEND = "hatchling"
NOTE = "# Written by scripts/pin.py: every package of a fresh resolution, for all Pythons and platforms."
NOTE_OF_HASHES = "# Written by scripts/pin.py: what the image installs, with the hashes of the files.\n"
_TABLE = re.compile(rf"\n*^{re.escape(HEAD)}\n.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)


def main() -> None:
    """Rewrites pyproject.toml."""
    text = PYPROJECT.read_text(encoding="utf-8")
    if sys.argv[1:] != ["--hashes"]:
        text = with_fresh_pins(text)
        PYPROJECT.write_text(text, encoding="utf-8")
    write_hashes(text)
    _say("pyproject.toml is pinned. Look at the difference, and run the tests before you commit it.")


def write_hashes(text: str) -> None:
    """Write the packages of the image with the hashes of their files, in the versions that are pinned."""
    project = tomllib.loads(text)
    pins = _array("constraint-dependencies", project["tool"]["uv"]["build-constraint-dependencies"])
    build = "\n".join([_build_project(project), HEAD, pins])
    IMAGE_REQUIREMENTS.write_text(
        NOTE_OF_HASHES + exported_hashes(text, "--extra", "postgres"), encoding="utf-8"
    )
    BUILD_REQUIREMENTS.write_text(NOTE_OF_HASHES + exported_hashes(build), encoding="utf-8")


def exported_hashes(project: str, *options: str) -> str:
    """Return `name==version` and the hashes for each package of a pyproject.toml. Raises SystemExit."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(project, encoding="utf-8")
        bare = ["--no-dev", "--no-emit-project", "--no-header", "--no-annotate"]
        command = ["uv", "export", "--quiet", "--project", folder, *bare, *options]
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("uv could not export the packages; their hashes are not written.")
    return done.stdout


def with_fresh_pins(text: str) -> str:
    """The text of a pyproject.toml with all pins fresh. Raises SystemExit if uv finds no solution."""
    free = without_pins(text)
    project = tomllib.loads(free)
    _require_no_other_settings(project)
    build = resolved_pins(_build_project(project))
    tables = (
        _array("constraint-dependencies", resolved_pins(free)),
        _array("build-constraint-dependencies", build),
    )
    return "\n".join([_with_backend(free, build), HEAD, NOTE, *tables])


def _with_backend(text: str, build: list[str]) -> str:
    """Pins the build backend where pip sees it, too: only uv reads [tool.uv]."""
    backend = [pin for pin in build if pin.startswith(f"{BACKEND}==")]
    if len(backend) != 1:  # another version for some Pythons: uv's table says which
        return text
    return re.sub(
        rf'^requires = \["{BACKEND}[^"]*"\]$', f'requires = ["{backend[0]}"]', text, flags=re.MULTILINE
    )


def without_pins(text: str) -> str:
    """A pyproject.toml without the table this script writes, ending in one line end."""
    return _TABLE.sub("\n\n", text).rstrip("\n") + "\n"


def resolved_pins(project: str) -> list[str]:
    """The pins of a fresh resolution of a pyproject.toml, in order. Raises SystemExit."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(project, encoding="utf-8")
        command = ["uv", "lock", "--upgrade", "--quiet", "--project", folder]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("uv could not resolve the dependencies; nothing is changed.")
        lock = tomllib.loads(Path(folder, "uv.lock").read_text(encoding="utf-8"))
    return lock_pins(lock)


def lock_pins(lock: dict[str, Any]) -> list[str]:
    """`name==version` for every package of a lock that comes from a registry.

    A package with one version for some Pythons and another for the rest gets a line for each, with the
    marker that says which.
    """
    packages = [package for package in lock["package"] if "registry" in package["source"]]
    packages.sort(key=itemgetter("name", "version"))
    names = [package["name"] for package in packages]
    return [_pin(package, names.count(package["name"]) > 1) for package in packages]


def _pin(package: dict[str, Any], is_forked: bool) -> str:
    pin = f"{package['name']}=={package['version']}"
    if not is_forked:
        return pin
    return f"{pin} ; {' or '.join(f'({marker})' for marker in package['resolution-markers'])}"


def _build_project(project: dict[str, Any]) -> str:
    """A project that depends on what builds this one."""
    requires = [one.replace(f"{BACKEND}==", f"{BACKEND}>=") for one in project["build-system"]["requires"]]
    lines = (
        'name = "build"',
        'version = "0"',
        f'requires-python = "{project["project"]["requires-python"]}"',
    )
    return "\n".join(["[project]", *lines, f"dependencies = {requires}", ""])


def _array(name: str, items: list[str]) -> str:
    return "\n".join([f"{name} = [", *(f'    "{item}",' for item in items), "]", ""])


def _require_no_other_settings(project: dict[str, Any]) -> None:
    # The table is replaced whole, so nothing else may be kept in it.
    if "uv" in project.get("tool", {}):
        raise SystemExit(f"Settings of uv other than the pins belong in tables like [tool.uv.x], not {HEAD}.")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
