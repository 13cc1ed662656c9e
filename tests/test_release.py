"""Releases: workflow, notes, and a README whose pictures work elsewhere."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from scripts import languages, release, version

ROOT = Path(__file__).resolve().parent.parent
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
HERE = "https://example.org/guild/explorers"


def workflow(name: str) -> dict[str, Any]:
    written: dict[str, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / f"{name}.yml").read_text())
    return written


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## [Unreleased]\n\n- Later.\n\n"
        "## [1.2.0] - 2026-11-22\n\n### For players\n\n- Now.\n\n"
        "## [1.1.0] - 2026-10-01\n\n- Before.\n"
    )
    monkeypatch.setattr(release, "ROOT", tmp_path)
    monkeypatch.setattr(version, "NEXT", "1.2.0")
    return tmp_path


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_actions_are_pinned_by_hash_and_name_their_version(file: Path) -> None:
    """A tag can be moved to other code, a hash cannot."""
    used = re.findall(r"uses: (.*)", file.read_text(encoding="utf-8"))
    assert used
    for action in used:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", action), action


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.name)
def test_workflow_has_at_most_permission_to_read(file: Path) -> None:
    assert workflow(file.stem)["permissions"] in ({}, {"contents": "read"})


def test_release_workflow_runs_on_tags_and_tests_builds_attests_and_publishes_in_that_order() -> None:
    """What cannot be taken back, the upload to PyPI, is nearly the last step."""
    release_ = workflow("release")
    assert release_[True] == {"push": {"tags": ["v*"]}}  # YAML parses `on` as true
    check, publish = release_["jobs"].values()
    steps = [step.get("run") or step["uses"] for job in (check, publish) for step in job["steps"]]
    signs = ("release.py notes", "pytest", "uv build", "docker push", "attest-", "uv publish", "gh release")
    order = [next(number for number, step in enumerate(steps) if sign in step) for sign in signs]
    assert order == sorted(order)
    assert check["permissions"] == {"contents": "read"}
    assert publish["needs"] == "check"
    assert set(publish["permissions"]) == {"contents", "packages", "id-token", "attestations"}


def test_every_pip_install_of_the_workflows_requires_hashes() -> None:
    for file in WORKFLOWS:
        for job in workflow(file.stem)["jobs"].values():
            installs = [step["run"] for step in job["steps"] if "pip install" in step.get("run", "")]
            assert all("--require-hashes" in install for install in installs), file.name


def test_name_of_a_tag_is_never_run_as_a_command() -> None:
    """The name of a tag is free text, so it reaches the shell only as a variable."""
    steps = [step for job in workflow("release")["jobs"].values() for step in job["steps"]]
    assert not any("${{" in step.get("run", "") for step in steps)


def test_release_notes_are_the_section_of_the_changelog(project: Path) -> None:
    assert release.release_notes("v1.2.0") == "### For players\n\n- Now.\n"


@pytest.mark.parametrize(
    ("tag", "said"), [("v1.1.0", "but scripts/version.py has 1.2.0"), ("1.2.0", "The tag is 1.2.0")]
)
def test_tag_that_is_not_v_and_this_version_is_rejected(project: Path, tag: str, said: str) -> None:
    with pytest.raises(SystemExit, match=said):
        release.release_notes(tag)


def test_version_without_a_dated_section_is_rejected(project: Path) -> None:
    (project / "CHANGELOG.md").write_text("# Changelog\n\n## [Unreleased]\n\n- Now.\n")
    with pytest.raises(SystemExit, match=r"no dated section \[1\.2\.0\]"):
        release.release_notes("v1.2.0")


def test_changelog_has_the_next_version_below_its_unreleased_section() -> None:
    notes = release.release_notes(f"v{version.NEXT}")
    assert "### For players" in notes and "### For operators" in notes
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert heads[1].startswith(f"[{version.NEXT}] - ")


def test_links_of_the_package_lead_to_the_address_of_the_release(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("README.md", "pyproject.toml"):
        shutil.copy(ROOT / name, project)
    release.main(["address", f"{HERE}/", "v1.2.0"])
    urls = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]["urls"]
    assert urls["Homepage"] == HERE
    assert all(url.startswith(HERE) for url in urls.values())
    assert f"({HERE}/blob/v1.2.0/docs/operating.md" in (project / "README.md").read_text(encoding="utf-8")


def test_release_without_stored_tables_is_not_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(version, "NEXT", "9.9.9")
    # Slow, and checked by tests of languages.
    monkeypatch.setattr(release, "translation_faults", tuple)
    with pytest.raises(SystemExit) as ended:
        release.main(["check"])
    assert ended.value.code == 1
    said = capsys.readouterr().out
    assert "CHANGELOG.md" in said or "scripts/version.py has" in said
    assert "tests/fixtures/tables-9.9.9.db.xz is missing" in said


def test_release_with_an_outdated_translation_is_not_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "translations", lambda: ["de", "es-419"])
    monkeypatch.setattr(languages, "missing", lambda language: [])
    monkeypatch.setattr(languages, "problems", lambda language: [])
    monkeypatch.setattr(languages, "unrecorded", lambda language: [])
    monkeypatch.setattr(languages, "outdated", lambda language: ["late: …"] if language == "es-419" else [])
    assert list(release.translation_faults()) == ["es-419: 1 to mend; scripts/languages.py lists them."]


def test_release_with_changes_below_unreleased_is_not_ready(project: Path) -> None:
    assert list(release.changelog_faults()) == [
        "CHANGELOG.md has changes below [Unreleased]: move them to the release."
    ]
    (project / "CHANGELOG.md").write_text("## [Unreleased]\n\n## [1.2.0] - 2026-11-22\n\n- Now.\n")
    assert list(release.changelog_faults()) == []


def test_release_with_old_or_undated_figures_is_not_ready(project: Path) -> None:
    page = project / "docs" / "speed.md"
    page.parent.mkdir()
    table = "`uv run python -m benchmarks.speed.turns`:\n\n| Game | ms |\n| --- | ---: |\n| Tikal | 3 |\n"
    page.write_text(table)
    assert list(release.figure_faults(date(2026, 3, 1))) == [
        "docs/speed.md: its figures have no date: measure them again."
    ]
    page.write_text(f"Measured on 2026-02-01.\n\n{table}")
    assert list(release.figure_faults(date(2026, 3, 1))) == []
    assert "are of 2026-02-01" in next(release.figure_faults(date(2026, 9, 1)))


@pytest.mark.parametrize(
    "link", ["other.md", "#nothing", "page.md#nothing", "https://", "ftp://example.org", "http://nowhere"]
)
def test_broken_links_are_found(project: Path, link: str) -> None:
    page = project / "page.md"
    page.write_text(f"# Here\n\n[a]({link}) [b](#here) [c](page.md#here) [d](https://example.org/a)\n")
    assert release.broken_links(page) == [link]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Create a repository with a commit, and return a function that runs git there."""

    def git(*arguments: str) -> None:
        own = ("-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", *own, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.delenv(version.GIVEN, raising=False)
    monkeypatch.setattr(version, "NEXT", "0.2.0")
    git("init")
    git("commit", "--allow-empty", "--message", "One")
    return git


def test_version_after_a_tag_is_a_numbered_development_build_of_the_next_release(
    repository: Callable[..., None], tmp_path: Path
) -> None:
    assert re.fullmatch(r"0\.2\.0\.dev1\+g[0-9a-f]+", version.current(tmp_path)), "without a tag"
    repository("tag", "v0.1.0")
    assert version.current(tmp_path) == "0.1.0"
    repository("commit", "--allow-empty", "--message", "Two")
    assert re.fullmatch(r"0\.2\.0\.dev1\+g[0-9a-f]+", version.current(tmp_path))
    repository("commit", "--allow-empty", "--message", "Three")
    assert re.fullmatch(r"0\.2\.0\.dev2\+g[0-9a-f]+", version.current(tmp_path))
    repository("tag", "v0.2.0")
    repository("commit", "--allow-empty", "--message", "Four")
    assert re.fullmatch(r"0\.2\.1\.dev1\+g[0-9a-f]+", version.current(tmp_path)), "0.2.0 is released"


def test_version_without_a_repository_is_given_or_a_development_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(version.GIVEN, raising=False)
    assert version.current(tmp_path) == f"{version.NEXT}.dev0"
    monkeypatch.setenv(version.GIVEN, "v1.2.3")
    assert version.current(tmp_path) == "1.2.3"


def test_changelog_has_at_most_25_lines_of_25_words_a_release() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for section in changelog.split("\n## ")[1:]:
        heading, *lines = section.splitlines()
        changes = [line for line in lines if line and not line.startswith("#")]
        assert len(changes) <= 25, heading
        assert [line for line in changes if len(line.removeprefix("- ").split()) > 25] == [], heading


def test_readme_links_are_absolute_in_the_package() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    there = release.with_absolute_links(readme, HERE, "v0.1.0")
    links = re.findall(r"\]\(([^)]+)\)", there)
    assert all(link.startswith("https://") for link in links)
    ours = [link.removeprefix(HERE) for link in links if link.startswith(HERE)]
    assert len(ours) > 10
    for link in ours:
        how, tag, path = link.lstrip("/").split("/", 2)
        assert tag == "v0.1.0"
        assert (ROOT / path.partition("#")[0]).exists(), path
        assert (how == "raw") is path.endswith(".webp"), "a picture as it is, a page as it is read"
    assert release.with_absolute_links(there, HERE, "v0.1.0") == there
