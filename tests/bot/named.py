"""Whether a text names somebody: as a word, since a fingerprint's digits spell “ada” now and then."""

from __future__ import annotations

import re


def is_named(person: str, text: str) -> bool:
    return re.search(rf"\b{re.escape(person)}\b", text, flags=re.IGNORECASE) is not None
