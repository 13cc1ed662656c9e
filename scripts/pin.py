"""Pin all packages, including indirect ones: `python scripts/pin.py` after a change of dependencies.

Resolves the newest versions for all supported Pythons and platforms, and writes them to pyproject.toml
(`[tool.uv]`, the last table) by name and version. The packages that build the project are pinned too, and uv.
Also writes deploy/requirements.txt and deploy/build-requirements.txt with hashes, for the Docker image. No
file names an address. Needs uv and Python; `--images` needs Docker.

    python scripts/pin.py            newest versions
    python scripts/pin.py --hashes   only hashes, of the current versions
    python scripts/pin.py --images   the digests of the images in Dockerfile and compose.yaml
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
IMAGE_REQUIREMENTS, BUILD_REQUIREMENTS = (
    ROOT / "deploy" / "requirements.txt",
    ROOT / "deploy" / "build-requirements.txt",
)
"""The Docker image's packages, and those that build the project there."""
IMAGES = (ROOT / "Dockerfile", ROOT / "compose.yaml")
"""The files that name images of others."""
HEAD = "[tool.uv]"
BACKEND = "hatchling"
NOTE = "# Written by scripts/pin.py: every package of a fresh resolution, for all Pythons and platforms."
NOTE_OF_HASHES = "# Written by scripts/pin.py: what the image installs, with the hashes of the files.\n"
_IMAGE = re.compile(r"^(FROM |\s+image: )([\w./-]+:[\w.-]+)(?:@sha256:[0-9a-f]{64})?", re.MULTILINE)
_TABLE = re.compile(rf"\n*^{re.escape(HEAD)}\n.*?(?=^\[|\Z)", re.MULTILINE | re.DOTALL)


def main() -> None:
    """Pin the packages, or with `--hashes` only write the hashes of the current versions, or pin the images.

    Raises SystemExit if uv or Docker fails.
    """
    if sys.argv[1:] == ["--images"]:
        pin_images()
        return
    text = PYPROJECT.read_text(encoding="utf-8")
    if sys.argv[1:] != ["--hashes"]:
        text = with_fresh_pins(text)
        PYPROJECT.write_text(text, encoding="utf-8")
    write_hashes(text)
    _say("pyproject.toml is pinned. Look at the difference, and run the tests before you commit it.")


def pin_images() -> None:
    """Write the current digest of each image behind its tag. Raises SystemExit if Docker can't say one."""
    texts = {file: with_digests(file.read_text(encoding="utf-8"), image_digest) for file in IMAGES}
    for file, text in texts.items():
        file.write_text(text, encoding="utf-8")
    _say("Dockerfile and compose.yaml have the digests of their images.")


def with_digests(text: str, digest_of: Callable[[str], str]) -> str:
    """Return the text of a Dockerfile or compose file with `digest_of(NAME:TAG)` behind each image."""
    return _IMAGE.sub(lambda image: f"{image[1]}{image[2]}@{digest_of(image[2])}", text)


@cache
def image_digest(image: str) -> str:
    """Return the digest of an image for all platforms. Raises SystemExit if Docker can't say it."""
    command = ["docker", "buildx", "imagetools", "inspect", image, "--format", "{{.Manifest.Digest}}"]
    try:
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    except OSError as error:
        raise SystemExit(f"Docker isn't installed ({error.strerror}); no digest is written.") from None
    if done.returncode or not done.stdout.startswith("sha256:"):
        raise SystemExit(f"Docker can't look up {image}; no digest is written.")
    return done.stdout.strip()


def write_hashes(text: str) -> None:
    """Write the image's pinned packages with the hashes of their files."""
    project = tomllib.loads(text)
    pins = _array("constraint-dependencies", project["tool"]["uv"]["build-constraint-dependencies"])
    build = "\n".join([_build_project(project), HEAD, pins])
    IMAGE_REQUIREMENTS.write_text(
        NOTE_OF_HASHES + exported_hashes(text, "--extra", "postgres", "--extra", "sentry"), encoding="utf-8"
    )
    BUILD_REQUIREMENTS.write_text(NOTE_OF_HASHES + exported_hashes(build), encoding="utf-8")


def exported_hashes(project: str, *options: str) -> str:
    """Return `name==version` with hashes for each package of a pyproject.toml.

    Raises SystemExit if uv fails.
    """
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(_without_build(project), encoding="utf-8")
        bare = ["--no-dev", "--no-emit-project", "--no-header", "--no-annotate"]
        command = ["uv", "export", "--quiet", "--project", folder, *bare, *options]
        done = subprocess.run(command, check=False, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise SystemExit("uv could not export the packages; their hashes are not written.")
    return done.stdout


def with_fresh_pins(text: str) -> str:
    """Return a pyproject.toml's text with new pins. Raises SystemExit if uv finds no solution."""
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
    """Pin the build backend for pip too, which does not read [tool.uv]."""
    backend = [pin for pin in build if pin.startswith(f"{BACKEND}==")]
    if len(backend) != 1:  # several versions: only [tool.uv] can express that
        return text
    return re.sub(
        rf'^requires = \["{BACKEND}[^"]*"\]$', f'requires = ["{backend[0]}"]', text, flags=re.MULTILINE
    )


def without_pins(text: str) -> str:
    """Return a pyproject.toml's text without the table of pins."""
    return _TABLE.sub("\n\n", text).rstrip("\n") + "\n"


def resolved_pins(project: str) -> list[str]:
    """Resolve a pyproject.toml and return its pins in order. Raises SystemExit if uv fails."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "pyproject.toml").write_text(_without_build(project), encoding="utf-8")
        command = ["uv", "lock", "--upgrade", "--quiet", "--project", folder]
        if subprocess.run(command, check=False).returncode:
            raise SystemExit("uv could not resolve the dependencies; nothing is changed.")
        lock = tomllib.loads(Path(folder, "uv.lock").read_text(encoding="utf-8"))
    return lock_pins(lock)


def lock_pins(lock: dict[str, Any]) -> list[str]:
    """Return `name==version` for every package of a lock file that comes from a registry.

    A package with different versions for some Pythons gets a line per version, with a marker.
    """
    packages = [package for package in lock["package"] if "registry" in package["source"]]
    packages.sort(key=itemgetter("name", "version"))
    names = [package["name"] for package in packages]
    return [_pin(package, names.count(package["name"]) > 1) for package in packages]


def _without_build(project: str) -> str:
    """Return a pyproject.toml that uv can read without building the project to learn its version."""
    return project.replace('dynamic = ["version"]', 'version = "0"')


def _pin(package: dict[str, Any], is_forked: bool) -> str:
    pin = f"{package['name']}=={package['version']}"
    if not is_forked:
        return pin
    return f"{pin} ; {' or '.join(f'({marker})' for marker in package['resolution-markers'])}"


def _build_project(project: dict[str, Any]) -> str:
    """Return a pyproject.toml that depends on the build requirements of this project, and on uv."""
    requires = [one.replace(f"{BACKEND}==", f"{BACKEND}>=") for one in project["build-system"]["requires"]]
    lines = (
        'name = "build"',
        'version = "0"',
        f'requires-python = "{project["project"]["requires-python"]}"',
    )
    return "\n".join(["[project]", *lines, f"dependencies = {[*requires, 'uv']}", ""])


def _array(name: str, items: list[str]) -> str:
    return "\n".join([f"{name} = [", *(f'    "{item}",' for item in items), "]", ""])


def _require_no_other_settings(project: dict[str, Any]) -> None:
    # The whole table is replaced, so it must not hold other settings.
    if not set(project.get("tool", {}).get("uv", {})) <= {"cache-keys"}:
        raise SystemExit(f"Settings of uv other than the pins belong in tables like [tool.uv.x], not {HEAD}.")


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")


if __name__ == "__main__":
    main()
