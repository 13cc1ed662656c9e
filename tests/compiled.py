"""Where compiled modules are kept, for machines on which Python keeps none: a plugin of pytest's.

The processes of a run would each compile everything anew, and so would the next run.
"""

from __future__ import annotations

import os
import sys

import pytest


@pytest.hookimpl(tryfirst=True)
def pytest_load_initial_conftests(early_config: pytest.Config) -> None:
    """Before anything of the project is imported."""
    if sys.dont_write_bytecode:
        kept = early_config.rootpath / early_config.getini("cache_dir") / "d" / "compiled"
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(kept)
        sys.dont_write_bytecode = False
