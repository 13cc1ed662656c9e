"""A pytest plugin that derives all randomness of a test from its name.

A test that fails once in a thousand runs proves nothing. So `os.urandom`, and with it `secrets`, `uuid4`,
`SystemRandom`, and every `Random` without a seed, give the same values in each run, on each worker, in any
order. Fixtures of several tests have their own values. `--chance WORD` draws others.

Still random: the names of temporary files, child processes, PostgreSQL, and which of two threads is first.
With `-n 0`, so is the order of sets of strings: Python draws it when it starts.
"""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Generator
from typing import Any
from zlib import crc32

import pytest

HASH_SEED = "PYTHONHASHSEED"
_draw = random.Random(0)
_seed = random.Random.seed


def pytest_addoption(parser: pytest.Parser) -> None:
    """Register the option."""
    parser.addoption(
        "--chance", default="", metavar="WORD", help="draw other random values, which depend on this word"
    )


def pytest_report_header(config: pytest.Config) -> str | None:
    """Say how to draw the same values again, if `--chance` changed them."""
    word = config.option.chance
    return f"chance: --chance {word}" if word else None


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes(config: pytest.Config) -> None:
    """Fix the order of sets in the worker processes, which start after this."""
    os.environ.setdefault(HASH_SEED, str(crc32(config.option.chance.encode())))


def pytest_collection_finish() -> None:
    """Seed all randomness from here on."""
    # Names of temporary files come from a Random of their own, which has to exist before.
    next(tempfile._get_candidate_names())  # type: ignore[attr-defined]
    os.urandom = random._urandom = _urandom  # type: ignore[attr-defined]
    random.Random.seed = _seeded  # type: ignore[method-assign]


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Seed the randomness of a test by its name, without the group that xdist appends."""
    file, _, name = item.location
    _begin(item.config, f"{file}::{name}")
    return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_fixture_setup(
    fixturedef: pytest.FixtureDef[Any], request: pytest.FixtureRequest
) -> Generator[None, object, object]:
    """Seed a shared fixture by its own name, whichever test requests it first."""
    if fixturedef.scope == "function":
        return (yield)
    before = _draw.getstate(), random.getstate()
    _begin(request.config, f"{fixturedef.baseid}::{fixturedef.argname}[{getattr(request, 'param', '')}]")
    try:
        return (yield)
    finally:
        _draw.setstate(before[0])
        random.setstate(before[1])


def _begin(config: pytest.Config, name: str) -> None:
    _draw.seed(config.option.chance + name)
    random.seed(_draw.getrandbits(64))


def _urandom(size: int) -> bytes:
    return _draw.randbytes(size)


def _seeded(self: random.Random, a: Any = None, version: int = 2) -> None:
    """Seed a Random without a seed, which C code would do past all other functions."""
    _seed(self, _draw.getrandbits(64) if a is None else a, version)
