"""The documentation as a site: every page is in its menu, and links lead somewhere."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from scripts import site

ROOT = Path(__file__).resolve().parent.parent
ADDRESS = "https://example.org/guild/blob/main"


def listed(entry: Any) -> list[str]:
    """Return the pages of a part of the menu."""
    if isinstance(entry, str):
        return [entry]
    inside = entry.values() if isinstance(entry, dict) else entry
    return [page for one in inside for page in listed(one)]


def test_menu_lists_every_page_once() -> None:
    menu = tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["nav"]
    assert sorted(listed(menu)) == sorted(["index.md", *(page.name for page in site.DOCS.glob("*.md"))])


@pytest.mark.parametrize(
    ("link", "shown"),
    [
        ("ratings.md#seasons", "ratings.md#seasons"),
        ("../README.md", "index.md"),
        ("../deploy/fonts.sh", f"{ADDRESS}/deploy/fonts.sh"),
        ("../CONTRIBUTING.md#voice", f"{ADDRESS}/CONTRIBUTING.md#voice"),
        ("examples/pig", f"{ADDRESS}/docs/examples/pig"),
        ("#here", "#here"),
        ("https://example.org/a#b", "https://example.org/a#b"),
    ],
)
def test_links_lead_to_pages_of_the_site_or_to_the_repository(
    link: str, shown: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(site, "ROOT", tmp_path)
    monkeypatch.setattr(site, "DOCS", tmp_path / "docs")
    page = tmp_path / "docs" / "page.md"
    page.parent.mkdir()
    page.write_text(f"[a]({link})\n")
    assert site.with_site_links(page, ADDRESS) == f"[a]({shown})\n"
