"""How long the bot takes to start, with compiled modules kept as on anybody's machine.

    uv run python -m benchmarks.start [--against PATH] [--rounds 7]

Prints the processor time of `import bot.client`, and the time until `explorers` without a token has printed
the page's address. With `--against`, another checkout does the same, by turns with this one.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

IMPORT = "import sys; sys.path.insert(0, '.'); import bot.client"
START = "import sys; sys.path.insert(0, '.'); from bot.__main__ import main; main(['--port', '{port}'])"
ADDRESS = re.compile(r"http://\S+")


def surroundings(kept: str) -> dict[str, str]:
    """The environment of a start: modules are kept compiled, and there is no token."""
    others = {"PYTHONDONTWRITEBYTECODE", "DISCORD_TOKEN"}
    return {
        **{name: value for name, value in os.environ.items() if name not in others},
        "PYTHONPYCACHEPREFIX": kept,
    }


def importing(path: Path, kept: str) -> float:
    """Seconds of processor time."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", IMPORT], cwd=path, env=surroundings(kept), check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def starting(path: Path, kept: str) -> float:
    """Seconds until the address is printed."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    begun = time.monotonic()
    arguments = [sys.executable, "-u", "-c", START.format(port=port)]
    with subprocess.Popen(
        arguments,
        cwd=path,
        env=surroundings(kept),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as program:
        assert program.stdout is not None
        for line in program.stdout:
            if ADDRESS.search(line):
                break
        took = time.monotonic() - begun
        program.terminate()
    return took


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    paths = [path.resolve() for path in (asked.against, Path.cwd()) if path is not None]
    with tempfile.TemporaryDirectory() as kept:
        for name, measure in (("import", importing), ("address", starting)):
            for path in paths:
                measure(path, kept)  # compiles what is not
            took: dict[Path, list[float]] = {path: [] for path in paths}
            for _ in range(asked.rounds):
                for path in paths:
                    took[path].append(measure(path, kept))
            found = "  ".join(f"{path.name} {median(took[path]):.2f} s" for path in paths)
            ratio = median(took[paths[-1]]) / median(took[paths[0]])
            sys.stdout.write(f"{name:8} {found}  ratio {ratio:.2f}\n")


if __name__ == "__main__":
    main()
