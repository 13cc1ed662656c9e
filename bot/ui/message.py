"""A message before it is sent: text, pictures and buttons, whether posted, answered or edited in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import Any, ClassVar, NamedTuple

import discord

from bot.ui.custom_id import CustomId

Component = dict[str, object]
"""A part of a message as Discord reads it."""

MAX_TEXT = 2000
MAX_ALT = 1024
MAX_BUTTON, MAX_LABEL, MAX_PLACEHOLDER, MAX_TITLE = 80, 100, 150, 45
"""Characters that Discord takes of a button; of an answer in a menu or among suggestions, and of the line
below it; of what a menu says before anything is chosen; of a form's title or question."""
MOST_CHOICES = 25
"""In a menu, or among suggestions."""
TEXT_FILE = "position.txt"
MOST_ROWS = 5
MOST_IN_A_ROW = 5


def clipped(text: str, room: int) -> str:
    """As much of a text as Discord takes: words are longer in some languages, and names anywhere."""
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…"


class Upload(discord.File):
    """What is sent along once, and is let go of as soon as it is sent."""

    def __init__(self, data: bytes, filename: str, description: str | None = None) -> None:
        super().__init__(BytesIO(data), filename, description=description)

    def close(self) -> None:
        """discord.py's, which leaves the bytes referring to themselves until garbage is collected."""
        super().close()
        self.fp.__dict__.pop("close", None)


@dataclass(frozen=True)
class Image:
    """An encoded picture and the words that stand for it."""

    data: bytes
    filename: str
    alt: str

    def file(self) -> Upload:
        """A fresh upload of it; discord.py reads each only once."""
        alt = self.alt if len(self.alt) <= MAX_ALT else parts(self.alt, MAX_ALT - 2)[0] + "\n…"
        return Upload(self.data, self.filename, alt)


@dataclass(frozen=True)
class Attached:
    """A file to be kept."""

    data: bytes
    filename: str

    def file(self) -> Upload:
        """A fresh upload of it; discord.py reads each only once."""
        return Upload(self.data, self.filename)


@lru_cache(256)
def _emoji(text: str) -> Component:
    return dict(discord.PartialEmoji.from_str(text).to_dict())


@dataclass(frozen=True)
class Button:
    """A button that carries its own meaning; with `url` a mere link."""

    label: str
    press: CustomId | None = None
    url: str | None = None
    emoji: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False

    def item(self) -> discord.ui.Button[Any]:
        """The component, for a layout."""
        label = clipped(self.label, MAX_BUTTON)
        if self.press is None:
            return discord.ui.Button(label=label, url=self.url)
        return discord.ui.Button(
            label=label,
            custom_id=self.press.write(),
            style=self.style,
            disabled=self.disabled,
            emoji=self.emoji,
        )

    def component(self) -> Component:
        """The component as it is sent, in a fraction of the time that `item` takes for it."""
        link = self.press is None
        component: Component = {
            "type": discord.ComponentType.button.value,
            "style": (discord.ButtonStyle.link if link else self.style).value,
            "disabled": self.disabled and not link,
            "label": clipped(self.label, MAX_BUTTON),
        }
        if self.press is None:
            return component | {"url": self.url}
        component["custom_id"] = self.press.write()
        if self.emoji is not None:
            component["emoji"] = _emoji(self.emoji)
        return component


class Choice(NamedTuple):
    """An answer as it is shown, and as it is sent."""

    label: str
    value: str
    emoji: str | None = None
    about: str | None = None
    """A second, quieter line."""
    chosen: bool = False
    """Whether the menu shows it as what holds now."""

    def option(self) -> discord.SelectOption:
        """The line of a menu."""
        return discord.SelectOption(
            label=clipped(self.label, MAX_LABEL),
            value=self.value,
            emoji=self.emoji,
            description=None if self.about is None else clipped(self.about, MAX_LABEL),
            default=self.chosen,
        )


@dataclass(frozen=True)
class Menu:
    """A choice of more answers than buttons can hold, at most 25."""

    press: CustomId
    placeholder: str
    choices: Sequence[Choice]

    def item(self) -> discord.ui.Select[Any]:
        """The component."""
        options = [choice.option() for choice in self.choices]
        placeholder = clipped(self.placeholder, MAX_PLACEHOLDER)
        return discord.ui.Select(custom_id=self.press.write(), placeholder=placeholder, options=options)


CHANNEL_TYPES = [
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
]
"""The kinds of channels in which a table can be opened, or in whose posts."""


@dataclass(frozen=True)
class ChannelMenu:
    """A choice of any number of the server's channels for tables; none is an answer too."""

    press: CustomId
    placeholder: str
    chosen: Sequence[int]

    def item(self) -> discord.ui.ChannelSelect[Any]:
        """The component."""
        chosen = [
            discord.SelectDefaultValue(id=channel, type=discord.SelectDefaultValueType.channel)
            for channel in self.chosen
        ]
        return discord.ui.ChannelSelect(
            custom_id=self.press.write(),
            placeholder=clipped(self.placeholder, MAX_PLACEHOLDER),
            channel_types=CHANNEL_TYPES,
            min_values=0,
            max_values=25,
            default_values=chosen,
        )


Row = Sequence[Button] | Menu | ChannelMenu
_ROW = discord.ComponentType.action_row.value


def has_presses(row: Row) -> bool:
    """Whether something is done with a row: links only lead elsewhere."""
    return isinstance(row, Menu | ChannelMenu) or any(button.press is not None for button in row)


def _row(row: Row) -> Component:
    if isinstance(row, Menu | ChannelMenu):
        return {"type": _ROW, "components": [row.item().to_component_dict()]}
    return {"type": _ROW, "components": [button.component() for button in row]}


class Components(discord.ui.View):
    """What stands below a message, ready to be sent, and let go of as soon as it is.

    The items of a view refer to it, and it to them, until garbage is collected: most of what a turn leaves.
    """

    def __init__(self, rows: list[Component]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        # A stopped view is sent like any other, but discord.py does not keep it in memory.
        self.stop()

    def to_components(self) -> list[Component]:
        """The rows as they are sent."""
        return self._rows


@dataclass(frozen=True)
class Message:
    """Everything one message says."""

    text: str
    images: Sequence[Image] = ()
    rows: Sequence[Row] = ()
    mentions: Sequence[int] = field(default=())
    attached: Sequence[Attached] = ()
    silent: bool = False
    """Whether it arrives without a sound, where it is sent and not an answer."""
    is_laid_out: ClassVar[bool] = False
    """Whether it is made of layout components (`bot.ui.message`)."""

    @property
    def content(self) -> str:
        """The text within Discord's bound; what is longer goes along as a file as well."""
        return self.text if len(self.text) <= MAX_TEXT else parts(self.text, MAX_TEXT - 2)[0] + "\n…"

    def files(self) -> list[Upload]:
        """Fresh uploads of the pictures, and of a text that a message cannot hold."""
        whole = [Upload(self.text.encode(), TEXT_FILE)] if len(self.text) > MAX_TEXT else []
        return [*map(Image.file, self.images), *map(Attached.file, self.attached), *whole]

    def view(self) -> discord.ui.View:
        """The components. They are never dispatched by discord.py: presses go to `bot.app.router`."""
        return Components([_row(row) for row in self.rows if row])

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Nobody is notified but those meant."""
        people = [discord.Object(person) for person in self.mentions]
        return discord.AllowedMentions(everyone=False, roles=False, users=people, replied_user=False)


STRIPPED = Message("")
"""Nothing new to say: only the buttons of what was said go."""


def parts(text: str, room: int = MAX_TEXT) -> list[str]:
    """A text in pieces of at most so many characters, cut where a line or else a word ends."""
    pieces = []
    while len(text) > room:
        end = max(text.rfind("\n", 0, room + 1), 0) or max(text.rfind(" ", 0, room + 1), 0) or room
        pieces.append(text[:end])
        text = text[end:].lstrip()
    return [*pieces, text]


def in_rows(buttons: Iterable[Button]) -> list[list[Button]]:
    """Buttons spread evenly over as few rows of five as they need."""
    all_ = list(buttons)
    rows = -(-len(all_) // MOST_IN_A_ROW)
    size = -(-len(all_) // max(rows, 1))
    return [all_[start : start + size] for start in range(0, len(all_), size)] if all_ else []


def shortened(sentences: Sequence[str], room: int) -> str:
    """The sentences in one paragraph of at most so many characters; the oldest give way."""
    kept = list(sentences)
    while kept and len(" ".join(kept)) > room:
        kept = ["…", *(kept[2:] if kept[0] == "…" else kept[1:])] if len(kept) > 1 else []
    return " ".join(kept)


ACCENT = 0xE2A83A
"""The colour of the line beside it."""


@dataclass(frozen=True)
class Section:
    """A few lines, and the button that stands beside them."""

    text: str
    button: Button


@dataclass(frozen=True)
class Divider:
    """A line across."""


Part = str | Section | Divider | Row


@dataclass(frozen=True)
class Layout(Message):
    """A message made of parts, from top to bottom; `text` stays empty, for its words are in the parts."""

    text: str = ""
    parts: Sequence[Part] = ()
    is_laid_out: ClassVar[bool] = True

    @property
    def content(self) -> str:
        """Nothing: Discord takes no plain text beside layout components."""
        nothing: str = discord.utils.MISSING
        return nothing

    def view(self) -> Any:
        """A LayoutView with the components in one container; like any other view it is sent stopped."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.Container(*map(_item, self.parts), accent_colour=ACCENT))
        view.stop()
        return view


def _item(part: Part) -> discord.ui.Item[Any]:
    if isinstance(part, str):
        return discord.ui.TextDisplay(part)
    if isinstance(part, Section):
        return discord.ui.Section(part.text, accessory=part.button.item())
    if isinstance(part, Divider):
        return discord.ui.Separator()
    items = (part,) if isinstance(part, Menu | ChannelMenu) else part
    return discord.ui.ActionRow(*(item.item() for item in items))
