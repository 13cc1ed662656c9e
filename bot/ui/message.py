"""Messages before they are sent: text, pictures, buttons and menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from itertools import pairwise
from typing import Any, ClassVar, NamedTuple

import discord

from bot.ui.button_rows import LAYOUT_ROOM, MOST_IN_A_ROW, ROOM, buttons_width, fitting_rows
from bot.ui.custom_id import CustomId

Component = dict[str, object]
"""A message component as JSON for Discord."""

MAX_TEXT = 2000
MAX_ALT = 1024
MAX_BUTTON, MAX_LABEL, MAX_PLACEHOLDER, MAX_TITLE = 80, 100, 150, 45
"""Discord's limits in characters: button label; menu choice or suggestion; menu placeholder; form title."""
MOST_CHOICES = 25
"""Discord's limit of choices in a menu or of suggestions."""
TEXT_FILE = "message.txt"
MOST_ROWS = 5
"""Discord's limit of rows below a message."""
MOST_COMPONENTS = 40
"""Discord's limit of components in a layout, nested ones included."""
SECTION_COMPONENTS = 3
"""Components of a section: itself, its text, its button."""


def clipped(text: str, room: int) -> str:
    """Return `text` cut to `room` characters, the last an ellipsis if something was cut."""
    return text if len(text) <= room else f"{text[: room - 1].rstrip()}…"


class Upload(discord.File):
    """An uploaded file whose memory can be freed once discord.py has closed it."""

    def __init__(self, data: bytes, filename: str, description: str | None = None) -> None:
        super().__init__(BytesIO(data), filename, description=description)

    def close(self) -> None:
        """Break the reference cycle that discord.py leaves. The buffer stays open until it is freed."""
        super().close()
        self.fp.__dict__.pop("close", None)


@dataclass(frozen=True)
class Image:
    """An encoded picture and its alt text."""

    data: bytes
    filename: str
    alt: str

    def file(self) -> Upload:
        """Return a new upload with the alt text cut to Discord's limit. discord.py reads each upload once."""
        alt = self.alt if len(self.alt) <= MAX_ALT else split_text(self.alt, MAX_ALT - 2)[0] + "\n…"
        return Upload(self.data, self.filename, alt)


@dataclass(frozen=True)
class Attached:
    """A file to download."""

    data: bytes
    filename: str

    def file(self) -> Upload:
        """Return a new upload. discord.py reads each upload once."""
        return Upload(self.data, self.filename)


@lru_cache(256)
def _emoji_component(text: str) -> Component:
    return dict(discord.PartialEmoji.from_str(text).to_dict())


@dataclass(frozen=True)
class Button:
    """A button with a custom id, or if `press` is None a link to `url`."""

    label: str
    press: CustomId | None = None
    url: str | None = None
    emoji: str | None = None
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    disabled: bool = False

    def item(self) -> discord.ui.Button[Any]:
        """Return discord.py's button. Raises ValueError if the custom id is too long."""
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
        """Return the button as JSON for Discord, faster than discord.py does. Raises as `item`."""
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
            component["emoji"] = _emoji_component(self.emoji)
        return component


class Choice(NamedTuple):
    """A choice of a menu: its label, the value that is sent, and an optional emoji."""

    label: str
    value: str
    emoji: str | None = None
    about: str | None = None
    """Smaller second line."""
    chosen: bool = False
    """Whether it is preselected."""

    def option(self) -> discord.SelectOption:
        """Return discord.py's option."""
        return discord.SelectOption(
            label=clipped(self.label, MAX_LABEL),
            value=self.value,
            emoji=self.emoji,
            description=None if self.about is None else clipped(self.about, MAX_LABEL),
            default=self.chosen,
        )


@dataclass(frozen=True)
class Menu:
    """A menu of at most 25 choices, of which one is taken, or with `many` any number."""

    press: CustomId
    placeholder: str
    choices: Sequence[Choice]
    many: bool = False
    """Whether any number of choices can be taken together, also none."""

    def item(self) -> discord.ui.Select[Any]:
        """Return discord.py's menu. Raises as `Button.item`."""
        options = [choice.option() for choice in self.choices]
        placeholder = clipped(self.placeholder, MAX_PLACEHOLDER)
        fewest, most = (0, len(options)) if self.many else (1, 1)
        return discord.ui.Select(
            custom_id=self.press.write(),
            placeholder=placeholder,
            options=options,
            min_values=fewest,
            max_values=most,
        )


TEXT_CHANNELS = (discord.ChannelType.text, discord.ChannelType.news)
CHANNEL_TYPES = (
    *TEXT_CHANNELS,
    discord.ChannelType.voice,
    discord.ChannelType.stage_voice,
    discord.ChannelType.forum,
)
"""Channel types that can hold tables, themselves or in their posts."""


@dataclass(frozen=True)
class ChannelMenu:
    """A menu that selects up to `most` channels of the server, or none."""

    press: CustomId
    placeholder: str
    chosen: Sequence[int]
    most: int = MOST_CHOICES
    types: Sequence[discord.ChannelType] = CHANNEL_TYPES

    def item(self) -> discord.ui.ChannelSelect[Any]:
        """Return discord.py's menu. Raises as `Button.item`."""
        return discord.ui.ChannelSelect(
            custom_id=self.press.write(),
            placeholder=clipped(self.placeholder, MAX_PLACEHOLDER),
            channel_types=list(self.types),
            min_values=0,
            max_values=self.most,
            default_values=list(map(discord.Object, self.chosen)),
        )


@dataclass(frozen=True)
class _OneMenu:
    """A menu that selects one user or role of the server."""

    press: CustomId
    placeholder: str
    chosen: int | None = None

    def _options(self) -> dict[str, Any]:
        """Return the arguments that discord.py's menus share."""
        return {
            "custom_id": self.press.write(),
            "placeholder": clipped(self.placeholder, MAX_PLACEHOLDER),
            "default_values": [] if self.chosen is None else [discord.Object(self.chosen)],
        }


class RoleMenu(_OneMenu):
    """A menu that selects one role of the server, or none."""

    def item(self) -> discord.ui.RoleSelect[Any]:
        """Return discord.py's menu. Raises as `Button.item`."""
        return discord.ui.RoleSelect(min_values=0, **self._options())


class UserMenu(_OneMenu):
    """A menu that selects one user."""

    def item(self) -> discord.ui.UserSelect[Any]:
        """Return discord.py's menu. Raises as `Button.item`."""
        return discord.ui.UserSelect(**self._options())


AnyMenu = Menu | ChannelMenu | RoleMenu | UserMenu
Row = Sequence[Button] | AnyMenu
_ROW = discord.ComponentType.action_row.value


def has_presses(row: Row) -> bool:
    """Return whether a row has a menu or a button other than a link."""
    return isinstance(row, AnyMenu) or any(button.press is not None for button in row)


def phone_rows(rows: Sequence[Row]) -> list[Row]:
    """Split rows of buttons that are wider than a phone, and leave out empty ones.

    If that makes more than `MOST_ROWS`, no row is split: Discord wraps it on a phone. If there are still too
    many, the narrowest neighbours share a row.
    """
    kept = [row for row in rows if isinstance(row, AnyMenu) or row]
    split = [part for row in kept for part in _split_row(row, ROOM)]
    shown = split if len(split) <= MOST_ROWS else kept
    while len(shown) > MOST_ROWS and (joined := _joined_neighbours(shown)):
        place = min(joined, key=lambda place: buttons_width(joined[place]))
        shown = [*shown[:place], joined[place], *shown[place + 2 :]]
    return shown


def _joined_neighbours(rows: Sequence[Row]) -> dict[int, Sequence[Button]]:
    """Return the rows that two neighbours could share, however wide, by the place of the first one."""
    pairs = enumerate(pairwise(rows))
    buttons = {
        place: [*one, *other]
        for place, (one, other) in pairs
        if not isinstance(one, AnyMenu) and not isinstance(other, AnyMenu)
    }
    return {place: row for place, row in buttons.items() if len(row) <= MOST_IN_A_ROW}


def _split_row(row: Row, room: float) -> list[Row]:
    """Return a row of buttons as rows of at most `room` pixels; a menu stays one row."""
    return [row] if isinstance(row, AnyMenu) else [*fitting_rows(row, room)]


def _row_component(row: Row) -> Component:
    if isinstance(row, AnyMenu):
        return {"type": _ROW, "components": [row.item().to_component_dict()]}
    return {"type": _ROW, "components": [button.component() for button in row]}


class Components(discord.ui.View):
    """The components of a plain message, as JSON."""

    def __init__(self, rows: list[Component]) -> None:
        super().__init__(timeout=None)
        self._rows = rows
        # A stopped view is sent like any other, but discord.py does not keep it in memory.
        self.stop()

    def to_components(self) -> list[Component]:
        """Return the rows, as discord.py asks a view for its JSON."""
        return self._rows


@dataclass(frozen=True)
class Message:
    """A message: text, pictures, rows of components, files, and the user ids that it notifies."""

    text: str
    images: Sequence[Image] = ()
    rows: Sequence[Row] = ()
    mentions: Sequence[int] = field(default=())
    attached: Sequence[Attached] = ()
    silent: bool = False
    """Whether a sent message makes no sound. Ignored for answers."""
    role: int | None = None
    """The id of the one role that it notifies."""
    is_laid_out: ClassVar[bool] = False
    """Whether it is a `Layout`."""

    @property
    def content(self) -> str:
        """The text cut to Discord's limit. `files` adds the whole text as a file then."""
        return self.text if len(self.text) <= MAX_TEXT else split_text(self.text, MAX_TEXT - 2)[0] + "\n…"

    def files(self) -> list[Upload]:
        """Return new uploads of the pictures, the files, and the whole text if it exceeds Discord's limit."""
        whole = [Upload(self.text.encode(), TEXT_FILE)] if len(self.text) > MAX_TEXT else []
        return [*map(Image.file, self.images), *map(Attached.file, self.attached), *whole]

    def view(self) -> discord.ui.View:
        """Return the components. discord.py never dispatches them: presses go to `bot.app.dispatch`."""
        return Components([_row_component(row) for row in phone_rows(self.rows)])

    def allowed_mentions(self) -> discord.AllowedMentions:
        """Return what may be notified: only the users in `mentions`, and `role`."""
        people = [discord.Object(person) for person in self.mentions]
        roles = [] if self.role is None else [discord.Object(self.role)]
        return discord.AllowedMentions(everyone=False, roles=roles or False, users=people, replied_user=False)


STRIPPED = Message("")
"""An edit that keeps a message's text and removes its buttons."""


def split_text(text: str, room: int = MAX_TEXT) -> list[str]:
    """Split text into pieces of at most `room` characters, at line ends, else at spaces, else anywhere.

    Space at a cut is left out. An empty text is one empty piece.
    """
    pieces = []
    while len(text) > room:
        end = max(text.rfind("\n", 0, room + 1), 0) or max(text.rfind(" ", 0, room + 1), 0) or room
        pieces.append(text[:end])
        text = text[end:].lstrip()
    return [*pieces, text]


def button_rows(buttons: Iterable[Button]) -> list[list[Button]]:
    """Spread buttons evenly over at most `MOST_ROWS` rows.

    They fill the fewest lines on a phone; then rows that fit count, then few rows. Raises ValueError for more
    buttons than a message can have.
    """
    all_ = list(buttons)
    fewest = -(-len(all_) // MOST_ROWS)
    sizes = range(max(fewest, 1), MOST_IN_A_ROW + 1)
    splits = ([all_[at : at + size] for at in range(0, len(all_), size)] for size in sizes)
    return min(splits, key=_lines_on_a_phone)


def _lines_on_a_phone(rows: list[list[Button]]) -> tuple[int, bool, int]:
    """Return how many lines rows fill on a phone, whether one of them breaks, and how many they are."""
    lines = sum(len(fitting_rows(row)) for row in rows)
    return lines, lines > len(rows), len(rows)


LONG_SENTENCE = 110
"""Characters of a sentence that fills about three lines on a phone."""


def newest_sentences(sentences: Sequence[str], room: int) -> str:
    """Join the newest sentences that fit into `room` characters, in order, with an ellipsis for older ones.

    They are a paragraph, or a line each if one is long. If not even the newest fits, it is cut.
    """
    between = "\n" if any(len(sentence) >= LONG_SENTENCE for sentence in sentences) else " "
    for start in range(len(sentences)):
        text = between.join(["…", *sentences[start:]] if start else sentences)
        if len(text) <= room:
            return text
    return clipped(sentences[-1], room) if sentences and room > 0 else ""


ACCENT = 0xE2A83A
"""Colour of the bar beside a layout, as RGB."""


@dataclass(frozen=True)
class Section:
    """Lines of text with one button beside them."""

    text: str
    button: Button


@dataclass(frozen=True)
class Divider:
    """A horizontal line."""


Part = str | Section | Divider | Row


@dataclass(frozen=True)
class Layout(Message):
    """A message made of layout components, in `parts` from top to bottom."""

    text: str = ""
    parts: Sequence[Part] = ()
    is_laid_out: ClassVar[bool] = True

    @property
    def content(self) -> str:
        """MISSING: Discord rejects plain text beside layout components."""
        nothing: str = discord.utils.MISSING
        return nothing

    def view(self) -> Any:
        """Return all parts in one container, for discord.py to send."""
        view = discord.ui.LayoutView(timeout=None)
        parts = map(_part_item, _phone_parts(self.parts))
        view.add_item(discord.ui.Container(*parts, accent_colour=ACCENT))
        view.stop()
        return view


def component_count(parts: Sequence[Part]) -> int:
    """Return how many components a layout of these parts is sent with, its container included."""
    return _count_components(_phone_parts(parts))


def _phone_parts(parts: Sequence[Part]) -> list[Part]:
    """Split rows of buttons that are wider than a phone, unless that exceeds `MOST_COMPONENTS`."""
    split = [
        piece
        for part in parts
        for piece in ([part] if isinstance(part, str | Section | Divider) else _split_row(part, LAYOUT_ROOM))
    ]
    return split if _count_components(split) <= MOST_COMPONENTS else list(parts)


def _count_components(parts: Sequence[Part]) -> int:
    """Return the number of components of a layout with these parts, with its container."""
    return 1 + sum(map(_count_components_of_part, parts))


def _count_components_of_part(part: Part) -> int:
    if isinstance(part, str | Divider):
        return 1
    if isinstance(part, Section):
        return SECTION_COMPONENTS
    return 2 if isinstance(part, AnyMenu) else 1 + len(part)


def _part_item(part: Part) -> discord.ui.Item[Any]:
    """Return a part of a layout as discord.py's component."""
    if isinstance(part, str):
        return discord.ui.TextDisplay(part)
    if isinstance(part, Section):
        return discord.ui.Section(part.text, accessory=part.button.item())
    if isinstance(part, Divider):
        return discord.ui.Separator()
    items = (part,) if isinstance(part, AnyMenu) else part
    return discord.ui.ActionRow(*(item.item() for item in items))
