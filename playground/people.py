"""The people of the playground."""

from __future__ import annotations

import io
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from simcord import MemberActor, UserHandle

COLOURS = {"Ada": "#2c6fb5", "Boris": "#b23a2e", "Chen": "#3b8a4e", "Dana": "#7a4a9e"}
"""The people's names, and the colours of their pictures."""
NAMES = tuple(COLOURS)
PORTRAIT = 96
"""The size of a person's picture in pixels."""
FONTS = {
    use: Path(str(files(package).joinpath("files", name)))
    for use, package, name in (
        ("title", "fontpkg_source_serif_4", "SourceSerif4[opsz,wght].ttf"),
        ("text", "fontpkg_source_sans_3", "SourceSans3[wght].ttf"),
    )
}
"""The font files of the page: for its title, and for all else."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person to play as: a member of the server, and a user for direct messages."""

    name: str
    member: MemberActor
    user: UserHandle

    @property
    def key(self) -> str:
        """The person's name in addresses."""
        return self.name.lower()


def portrait(name: str) -> bytes:
    """Return a person's picture as PNG: the initial on the person's colour."""
    image = Image.new("RGB", (PORTRAIT, PORTRAIT), COLOURS[name])
    font = ImageFont.truetype(str(FONTS["text"]), PORTRAIT * 5 // 9)
    ImageDraw.Draw(image).text((PORTRAIT / 2, PORTRAIT / 2), name[0], "white", font, anchor="mm")
    with io.BytesIO() as file:
        image.save(file, "PNG")
        return file.getvalue()
