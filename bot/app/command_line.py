"""The command line of `explorers`: its commands, their options, and what each runs.

The functions import what they run, so that `explorers health` is fast.
"""

from __future__ import annotations

import argparse
import re
import sys
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable
from datetime import UTC, date, datetime
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from bot import installed_version
from bot.ops import health

if TYPE_CHECKING:
    # argparse's type of `add_subparsers()`, which exists for type checkers only.
    Commands = argparse._SubParsersAction["Parser"]

OK, FAILED, MISUSED = 0, 1, 2
PROGRAM = "explorers"
DESCRIPTION = """\
Board games in Discord channels, played over days.

There are two ways to run it:

  Without a token   `explorers` opens a page in your browser that looks like Discord, where you
                    play as any of four people. Nothing is sent anywhere or kept afterwards.
  With a token      put DISCORD_TOKEN into the environment or a file called .env, and `explorers`
                    runs your bot on Discord. Games are kept in the database (DATABASE_URL).
"""
EPILOG = "docs/operating.md explains every setting. Ctrl-C stops the bot; no move is lost."
LONGEST_NOTICE, DEFAULT_HOURS, MOST_HOURS = 200, 24, 24 * 30
"""The characters of a notice, and the hours for which it is shown."""
_UNKNOWN = re.compile(r"invalid choice: '(?P<choice>[^']*)'|unrecognized arguments: (?P<option>\S+)")


class Parser(argparse.ArgumentParser):
    """A parser that answers mistakes with one sentence, and suggests the command or option that was meant."""

    def __init__(self, *arguments: object, **options: object) -> None:
        """Create the parser. Abbreviated options are rejected."""
        # An abbreviated option could mean another one in the next version.
        super().__init__(*arguments, **{"allow_abbrev": False, **options})  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """Write the mistake and the nearest known word to standard error, and exit with `MISUSED`."""
        found = _UNKNOWN.search(message)
        if found is None:
            sentence = f"{message}."
        else:
            given = found["choice"] or found["option"] or ""
            # What another command knows is no typing error.
            near = [one for one in get_close_matches(given, _known_words(self), n=1) if one != given]
            sentence = f"there's no {given!r}.{''.join(f' Did you mean {one!r}?' for one in near)}"
        self.exit(MISUSED, f"{PROGRAM}: {sentence} `{self.prog} --help` explains the command.\n")


def _known_words(parser: argparse.ArgumentParser) -> Iterable[str]:
    """Yield the options, choices and commands of a parser and its subcommands."""
    for action in parser._actions:
        yield from action.option_strings
        yield from map(str, action.choices or ())
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from _known_words(command)


def parser(start: Callable[[Namespace], int]) -> Parser:
    """Return the parser. Its result has the function to run, `run`; without a command that is `start`."""
    made = Parser(
        prog=PROGRAM,
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=f"{PROGRAM} {installed_version()}")
    made.add_argument(
        "--port", type=_number(0, 65535), default=0, help="port of the browser page (default: a free one)"
    )
    made.set_defaults(run=start)
    commands = made.add_subparsers(dest="command", title="other commands", metavar="[COMMAND]")
    _add_doctor(commands)
    _add_command(commands, "health", _run_health, "exit with 0 if the bot here is alive (for Docker)")
    _add_database_commands(commands)
    about = "run after restoring a backup: unfinished games stop counting"
    _add_command(commands, "restored", _run_restored, about)
    ratings = _add_command(commands, "ratings", _run_ratings, "check every rating against the games")
    ratings.add_argument("--rebuild", action="store_true", help="recalculate them (stop the bot first)")
    _add_transcript_commands(commands)
    _add_person(commands)
    _add_refuse(commands)
    _add_notice(commands)
    return made


def _add_command(commands: Commands, name: str, run: Callable[[Namespace], int], about: str) -> Parser:
    """Add a command with its help text and the function that runs it; return its parser."""
    command = commands.add_parser(name, help=about)
    command.set_defaults(run=run)
    return command


def _add_doctor(commands: Commands) -> None:
    about = "check this installation and print the invitation link"
    doctor = _add_command(commands, "doctor", _run_doctor, about)
    doctor.add_argument("--live", action="store_true", help="ask the running bot how it is doing")
    doctor.add_argument(
        "--online",
        action="store_true",
        help="check with Discord too: token, commands, permissions, direct messages",
    )


def _run_doctor(options: Namespace) -> int:
    from bot.ops import doctor
    from bot.ops import live_status as running

    if options.live:
        return running.run()
    if not options.online:
        return doctor.run()
    from bot.app.dispatch import slash_command_names

    return doctor.run(slash_command_names)


def _run_health(_: Namespace) -> int:
    sys.stdout.write(f"{health.state()}\n")
    return OK if health.is_alive() else FAILED


def _add_database_commands(commands: Commands) -> None:
    about = "copy the database to a file (the bot can keep running)"
    backup = _add_command(commands, "backup", _run_backup, about)
    backup.add_argument("file", type=Path, metavar="FILE", help="the copy; the file must not exist yet")
    about = "copy everything to an empty database (stop the bot first)"
    copying = _add_command(commands, "copy-database", _run_copy, about)
    copying.add_argument(
        "source",
        metavar="FROM",
        help="a SQLite file, or the address of a PostgreSQL database; "
        "-: read it from standard input, so that its password is on no command line",
    )
    copying.add_argument(
        "target", metavar="TO", nargs="?", help="the same; it must be empty (default: DATABASE_URL)"
    )
    check = _add_command(commands, "check", _run_check, "check the whole database without changing it")
    check.add_argument(
        "--against-new-rules",
        action="store_true",
        help="list the running games that newer rules would change",
    )


def _run_backup(options: Namespace) -> int:
    from bot.ops import backup

    return backup.run(options.file)


def _run_copy(options: Namespace) -> int:
    from bot.ops import copy_database

    return copy_database.run(options.source, options.target)


def _run_check(options: Namespace) -> int:
    from bot.ops import check_database

    if options.against_new_rules:
        return check_database.check_new_rules_command()
    return check_database.check_command()


def _run_restored(_: Namespace) -> int:
    from bot.ops import check_database

    return check_database.restored_command()


def _run_ratings(options: Namespace) -> int:
    from bot.ops import check_database

    if options.rebuild:
        return check_database.rebuild_ratings_command()
    return check_database.check_ratings_command()


def _add_transcript_commands(commands: Commands) -> None:
    for name, about in (
        ("replay", "replay a finished game from its file"),
        ("verify", "show what the seed in a finished game's file deals"),
    ):
        command = _add_command(commands, name, _run_transcripts, about)
        command.add_argument(
            "file", type=Path, metavar="FILE", help="the game as /history or /verify gives it"
        )


def _run_transcripts(options: Namespace) -> int:
    from bot.ops import transcripts

    return transcripts.run(options.file, verify=options.command == "verify")


def _add_person(commands: Commands) -> None:
    about = "show, export or delete what is stored about a user who can't use /privacy"
    person = _add_command(commands, "person", _run_person, about)
    person.add_argument("id", type=_parse_discord_id, metavar="ID", help="the user's id on Discord")
    way = person.add_mutually_exclusive_group()
    way.add_argument("--export", type=Path, metavar="FILE", help="write it to a new file")
    way.add_argument("--forget", action="store_true", help="delete it (stop the bot first)")


def _run_person(options: Namespace) -> int:
    from bot.app.dispatch import features
    from bot.features.privacy import person_command

    if options.forget:
        features()  # imports them all: each deletes its part of the data
        return person_command.forget(options.id)
    if options.export is not None:
        return person_command.export(options.id, options.export)
    return person_command.show(options.id)


def _add_refuse(commands: Commands) -> None:
    about = "list refused users and servers, refuse one, or undo that (the bot can keep running)"
    refuse = _add_command(commands, "refuse", _run_refuse, about)
    which = refuse.add_subparsers(dest="kind", title="whom", metavar="[person | server]")
    for kind in ("person", "server"):
        one = which.add_parser(kind, help=f"refuse a {kind}")
        one.add_argument("id", type=_parse_discord_id, metavar="ID", help=f"the {kind}'s id on Discord")
        one.add_argument("--until", type=_parse_day, metavar="DATE", help="the last day, in UTC: 2027-01-31")
        one.add_argument("--undo", action="store_true", help="no longer refuse it")
        # Accepted for a person too, to be refused in a sentence.
        leaves = "have the bot leave the server" if kind == "server" else argparse.SUPPRESS
        one.add_argument("--leave", action="store_true", help=leaves)


def _run_refuse(options: Namespace) -> int:
    """List the refusals, or store or undo one. Returns an exit code: MISUSED for `--leave` with a person."""
    from bot.ops import operator_commands

    if options.kind is None:
        return operator_commands.list_refusals()
    if options.undo:
        return operator_commands.undo_refusal(options.kind, options.id)
    if options.leave and options.kind != "server":
        sys.stderr.write(f"{PROGRAM}: only a server can be left: `{PROGRAM} refuse server ID --leave`.\n")
        return MISUSED
    return operator_commands.refuse(options.kind, options.id, leave=options.leave, last_day=options.until)


def _add_notice(commands: Commands) -> None:
    about = "show a sentence in /help, in /games and on the status page (the bot can keep running)"
    notice = _add_command(commands, "notice", _run_notice, about)
    what = notice.add_mutually_exclusive_group()
    what.add_argument(
        "text", nargs="?", type=_parse_notice, metavar="TEXT", help="without it: print the notice"
    )
    what.add_argument("--clear", action="store_true", help="remove the notice")
    notice.add_argument(
        "--hours",
        type=_number(1, MOST_HOURS),
        default=DEFAULT_HOURS,
        help=f"for how long (default: {DEFAULT_HOURS})",
    )


def _run_notice(options: Namespace) -> int:
    from bot.ops import operator_commands

    if options.clear:
        return operator_commands.clear_notice()
    if options.text is None:
        return operator_commands.show_notice()
    return operator_commands.set_notice(options.text, options.hours)


def _parse_discord_id(text: str) -> int:
    """Parse an id of 15 to 19 digits. Raises ArgumentTypeError."""
    if not re.fullmatch(r"[1-9][0-9]{14,18}", text) or int(text) >= 2**63:
        raise ArgumentTypeError(f"{text!r} isn't an id of Discord, such as 80351110224678912")
    return int(text)


def _parse_day(text: str) -> date:
    """Parse a date of today (UTC) or later. Raises ArgumentTypeError."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} isn't a date, such as 2027-01-31") from None
    if day < datetime.now(UTC).date() or day.year > 9000:
        raise ArgumentTypeError(f"{text} is past" if day.year <= 9000 else f"{text} is too far away")
    return day


def _parse_notice(text: str) -> str:
    """Return the text without outer spaces. Raises ArgumentTypeError if empty, too long or not one line."""
    if not text.strip() or len(text) > LONGEST_NOTICE or not text.isprintable():
        raise ArgumentTypeError(f"it has to be one line of at most {LONGEST_NOTICE} characters")
    return text.strip()


def _number(least: int, most: int) -> Callable[[str], int]:
    """Return a parser of numbers from `least` to `most`, which raises ArgumentTypeError for other text."""

    def parse(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,5}", text) or not least <= int(text) <= most:
            raise ArgumentTypeError(f"{text!r} isn't a number from {least} to {most}")
        return int(text)

    return parse
