"""The units for systemd: one process, and several."""

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
from bot.ops import health, watchdog
from bot.ops.settings import Settings, load

ROOT = Path(__file__).resolve().parent.parent
ALONE, SEVERAL = "explorers.service", "explorers@.service"
SHARE_OF_SHARDS = {"Description", "Conflicts", "Environment", "EnvironmentFile"}
"""What may differ between the two."""
EXPOSURE = 20
"""How much a unit may lay itself open, of 100, as systemd reckons it."""


def lines(unit: str) -> list[tuple[str, str]]:
    """What a unit sets, in order; a name may come several times."""
    written = (ROOT / "deploy" / unit).read_text(encoding="utf-8")
    return re.findall(r"^(\w+)=(.*)$", written, re.MULTILINE)


def value(unit: str, name: str) -> str:
    return next(said for key, said in lines(unit) if key == name)


def environment(unit: str) -> dict[str, str]:
    return dict(said.split("=", 1) for key, said in lines(unit) if key == "Environment")


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_a_unit_is_one_that_systemd_takes(unit: str, tmp_path: Path) -> None:
    if not shutil.which("systemd-analyze"):
        pytest.skip("systemd is not installed")
    written = (ROOT / "deploy" / unit).read_text(encoding="utf-8")
    copy = tmp_path / unit.replace("@", "@0")
    # It looks whether the program is there, which here is any.
    copy.write_text(written.replace("/opt/explorers/bin/explorers", sys.executable), encoding="utf-8")
    for command in (["verify"], ["security", "--offline=true", f"--threshold={EXPOSURE}"]):
        done = subprocess.run(["systemd-analyze", *command, copy], capture_output=True, text=True)
        assert done.returncode == 0, f"{done.stdout}{done.stderr}"
        assert "ignoring" not in done.stderr, "a line it does not know"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_systemd_waits_longer_for_a_hanging_bot_than_the_bot_itself(unit: str) -> None:
    assert value(unit, "Type") == "notify"
    assert int(value(unit, "WatchdogSec")) > health.PATIENCE + 2 * watchdog.EVERY


def test_each_process_of_several_has_the_shard_it_is_named_after(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    given = {name: said.replace("%i", "1") for name, said in environment(SEVERAL).items()}
    given |= {"DATABASE_URL": "postgresql+asyncpg://host/games", "SHARD_COUNT": "2"}
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, said in given.items():
        monkeypatch.setenv(name, said)
    assert load().shard_ids == (1,)


def test_the_units_differ_in_nothing_but_that() -> None:
    alone, several = (
        [(name, said) for name, said in lines(unit) if name not in SHARE_OF_SHARDS]
        for unit in (ALONE, SEVERAL)
    )
    assert alone == several
    assert ("Conflicts", ALONE) in lines(SEVERAL), "one token, used once"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_the_sign_of_life_is_where_the_bot_may_write_and_others_can_look(unit: str) -> None:
    assert environment(unit)["TMPDIR"] == f"/run/{value(unit, 'RuntimeDirectory')}"
    assert value(unit, "WorkingDirectory") == f"/var/lib/{value(unit, 'StateDirectory')}"


@pytest.mark.parametrize("unit", [ALONE, SEVERAL])
def test_a_setting_that_makes_no_sense_is_not_tried_again(unit: str) -> None:
    assert value(unit, "Restart") == "on-failure"
    assert int(value(unit, "RestartPreventExitStatus")) == MISUSED


def recipe() -> str:
    """What the page says of systemd."""
    page = (ROOT / "docs" / "operating.md").read_text(encoding="utf-8")
    return page.split("## systemd\n")[1].split("\n## ")[0]


def installing() -> str:
    """The recipe's command that installs the bot, on one line."""
    return next(
        line
        for line in recipe().replace("\\\n", " ").splitlines()
        if line.startswith("sudo ") and " sync " in line
    )


def test_the_python_of_the_recipe_is_not_roots_to_choose() -> None:
    """Root's may be in root's home, where the bot's user may not even look: it could not start."""
    words = shlex.split(installing())
    assert words[words.index("--python") + 1] == "/usr/bin/python3"
    assert "--no-python-downloads" in words


@pytest.mark.slow
def test_what_the_recipe_installs_can_be_run_by_every_user(tmp_path: Path) -> None:
    if not os.access("/usr/bin/python3", os.X_OK) or not _is_new_enough("/usr/bin/python3"):
        pytest.skip("this machine's own Python is too old, or elsewhere")
    folder = str(tmp_path / "explorers")
    command = installing().removeprefix("sudo ").replace("=/opt/explorers ", f"={folder} ")
    assert folder in command
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for path in Path(folder, "bin", "python").resolve().parents:
        assert path.stat().st_mode & stat.S_IXOTH, f"{path} is closed to others"
    told = subprocess.run([f"{folder}/bin/explorers", "--version"], capture_output=True, text=True)
    assert told.stdout.startswith("explorers "), told.stderr


def _is_new_enough(python: str) -> bool:
    asked = "import sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([python, "-c", asked]).returncode == 0


def test_the_page_installs_what_the_units_run() -> None:
    page = recipe()
    folder = value(ALONE, "ExecStart").removesuffix("/bin/explorers")
    assert f"UV_PROJECT_ENVIRONMENT={folder} " in page
    assert f"--home-dir {value(ALONE, 'WorkingDirectory')} " in page
    for unit in (ALONE, SEVERAL):
        assert value(unit, "EnvironmentFile") in page
        assert f"deploy/{unit}" in page
        assert f" {value(unit, 'User')}\n" in page
