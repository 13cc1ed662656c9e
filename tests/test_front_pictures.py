"""The README's first picture can be painted again from the bot's painters and words."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest
from PIL import Image

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.slow
def test_readmes_first_picture_is_painted_in_its_size_with_transparent_corners(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    front_pictures = import_module("front_pictures")
    monkeypatch.setattr(front_pictures, "FOLDER", tmp_path)
    front_pictures.paint_hero()
    with Image.open(tmp_path / "hero.webp") as painted, Image.open(ROOT / "docs/images/hero.webp") as shipped:
        assert painted.size == shipped.size == (1600, 900)
        assert [painted.getpixel(at)[3] for at in ((0, 0), (1599, 899), (800, 450))] == [0, 0, 255]


def test_avatar_is_a_png_of_512_by_512_pixels() -> None:
    with Image.open(ROOT / "data" / "avatar.png") as avatar:
        assert (avatar.format, avatar.size) == ("PNG", (512, 512))
