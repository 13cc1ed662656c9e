"""An evening is identical in each process: the shuffle, and all other random numbers."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.bot.evening import Evening


async def test_begun_game_posts_one_fingerprint_and_messages_have_nonces(
    evening: Evening, record_property: Callable[[str, object], None]
) -> None:
    """Covers random numbers of the manager, the store and discord.py, for the test below."""
    evening.bot.manager.lobbies.seed = lambda: secrets.randbits(256)
    first = await evening.begin()
    fingerprints = re.findall(r"Shuffle: (\w+)", first.text)
    await evening.press(await evening.mover(), "Play")
    choices = await evening.legal()
    nonces = [entry.json["nonce"] for entry in evening.http if "nonce" in (entry.json or {})]
    about = f"{fingerprints[0]} {choices} {nonces}"
    record_property("told", about)
    assert len(fingerprints) == 1
    assert nonces


@pytest.mark.slow
def test_simulated_evening_is_identical_in_another_process_and_order(tmp_path: Path) -> None:
    alone = _lived_through(tmp_path / "alone.xml", "1")
    assert alone == _lived_through(tmp_path / "later.xml", "2", "features/test_history.py")


def _lived_through(report: Path, hash_seed: str, *others: str) -> str:
    """Return the evening as recorded by a separate process, after other tests."""
    files = [Path(__file__).parent / other for other in others]
    named = "test_begun_game_posts_one_fingerprint_and_messages_have_nonces or verification_before_the_start"
    options = ["-n", "0", f"--junitxml={report}", "-o", "junit_family=legacy", "-k", named]
    command = [sys.executable, "-m", "pytest", *options, *files, Path(__file__)]
    subprocess.run(command, env={**os.environ, "PYTHONHASHSEED": hash_seed}, check=True, capture_output=True)
    (told,) = ElementTree.parse(report).findall(".//property[@name='told']")
    return told.attrib["value"]
