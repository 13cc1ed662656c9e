"""Whether a text names a user as a whole word. The digits of a fingerprint can spell "ada"."""

from __future__ import annotations

import re


def is_named(person: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(person)}\b", text, flags=re.IGNORECASE) is not None
