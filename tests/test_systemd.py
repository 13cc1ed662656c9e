"""The units for systemd: for one process, and for several."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import MISUSED
from bot.ops import health
from bot.ops.settings import SETTING_NAMES, load

ROOT = Path(__file__).resolve().parent.parent
ALONE, SEVERAL = "explorers.service", "explorers@.service"
SHARE_OF_SHARDS = {"Description", "Conflicts", "Environment", "EnvironmentFile"}
"""Settings in which the two units may differ."""
EXPOSURE = 20
"""Maximum exposure of a unit in percent, as computed by systemd."""


def lines(unit: str) -> list[tuple[str, str]]:
    """Return the lines of a unit in order; a name may appear several times."""
    written = (ROOT / "deploy" / unit).read_text(encoding="utf-8")
    return re.findall(r"^(\w+)=(.*)$", written, re.MULTILINE)


def value(unit: str, name: str) -> str:
    return next(said for key, said in lines(unit) if key == name)


def environment(unit: str) -> dict[str, str]:
    return dict(said.split("=", 1) for key, said in lines(unit) if key == "Environment")


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_systemd_verifies_the_unit_and_rates_its_exposure_below_the_limit(unit: str, tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")
    written = (ROOT / "deploy" / unit).read_text(encoding="utf-8")
    copy = tmp_path / unit.replace("@", "@0")
    # systemd checks whether the program exists, which here is any.
    copy.write_text(written.replace("/opt/explorers/bin/explorers", sys.executable), encoding="utf-8")
    for command in (["verify"], ["security", "--offline=true", f"--threshold={EXPOSURE}"]):
        done = subprocess.run(["systemd-analyze", *command, copy], capture_output=True, text=True)
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"
        assert "ignoring" not in done.stderr, "a line it does not know"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_systemd_watchdog_waits_longer_than_the_bots_own(unit: str) -> None:
    assert value(unit, "Type") == "notify"
    assert int(value(unit, "WatchdogSec")) > health.PATIENCE + 2 * health.CHECK_EVERY


def test_sharded_systemd_unit_sets_the_shard_id_to_its_instance_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    given = {name: said.replace("%i", "1") for name, said in environment(SEVERAL).items()}
    given |= {"DATABASE_URL": "postgresql+asyncpg://host/games", "SHARD_COUNT": "2"}
    for name in SETTING_NAMES:
        monkeypatch.delenv(name, raising=False)
    for name, said in given.items():
        monkeypatch.setenv(name, said)
    assert load().shard_ids == (1,)


def test_units_differ_only_in_the_shard_and_the_sharded_one_excludes_the_other() -> None:
    alone, several = (
        [(name, said) for name, said in lines(unit) if name not in SHARE_OF_SHARDS]
        for unit in (ALONE, SEVERAL)
    )
    assert alone == several
    assert ("Conflicts", ALONE) in lines(SEVERAL), "one token, used once"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_temporary_and_working_folders_of_the_units_are_those_systemd_creates(unit: str) -> None:
    assert environment(unit)["TMPDIR"] == f"/run/{value(unit, 'RuntimeDirectory')}"
    assert value(unit, "WorkingDirectory") == f"/var/lib/{value(unit, 'StateDirectory')}"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_invalid_setting_does_not_restart_the_service(unit: str) -> None:
    assert value(unit, "Restart") == "on-failure"
    assert int(value(unit, "RestartPreventExitStatus")) == MISUSED


def recipe() -> str:
    """Return the section of the page about systemd."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    return page.split("## systemd\n")[1].split("\n## ")[0]


def installing() -> str:
    """Return the command that installs the bot, on one line."""
    return next(
        line
        for line in recipe().replace("\\\n", " ").splitlines()
        if line.startswith("sudo ") and " sync " in line
    )


def test_installation_on_the_operating_page_uses_the_systems_python_and_downloads_none() -> None:
    """A Python in root's home is not readable for the bot's user, so the bot could not start."""
    words = shlex.split(installing())
    assert words[words.index("--python") + 1] == "/usr/bin/python3"
    assert "--no-python-downloads" in words


@pytest.mark.slow
def test_installed_command_can_be_run_by_every_user(tmp_path: Path) -> None:
    if not os.access("/usr/bin/python3", os.X_OK) or not _is_new_enough("/usr/bin/python3"):
        pytest.skip("this machine's own Python is too old, or elsewhere")
    folder = str(tmp_path / "explorers")
    command = installing().removeprefix("sudo ").replace("=/opt/explorers ", f"={folder} ")
    assert folder in command
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for path in Path(folder, "bin", "python").resolve().parents:
        assert path.stat().st_mode & stat.S_IXOTH, f"{path} is closed to others"
    version = subprocess.run([f"{folder}/bin/explorers", "--version"], capture_output=True, text=True)
    assert version.stdout.startswith("explorers "), version.stderr


def _is_new_enough(python: str) -> bool:
    asked = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", asked]).returncode == 0


def test_operating_page_installs_into_the_folders_that_the_units_name() -> None:
    page = recipe()
    folder = value(ALONE, "ExecStart").removesuffix("/bin/explorers")
    assert f"UV_PROJECT_ENVIRONMENT={folder} " in page
    assert f"--home-dir {value(ALONE, 'WorkingDirectory')} " in page
    for unit in (ALONE, SEVERAL):
        assert value(unit, "EnvironmentFile") in page
        assert f"deploy/{unit}" in page
        assert f" {value(unit, 'User')}\n" in page
