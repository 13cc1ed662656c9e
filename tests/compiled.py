"""A pytest plugin that keeps compiled modules, for machines on which Python keeps none.

The processes of a run would each compile everything anew, and so would the next run. It happens when this is
imported, since pytest imports what `-p` names first, and its other plugins (which import much) after that.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

if sys.dont_write_bytecode:
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    kept = Path(__file__).parents[1] / ".pytest_cache" / "d" / "compiled"
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(kept)
    sys.dont_write_bytecode = False
