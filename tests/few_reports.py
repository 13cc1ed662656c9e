"""A pytest plugin that has the processes of a run tell less of a test that has passed.

Of each test they tell five things to the one that prints a dot for it, which keeps a processor busy for some
time. That it has passed, and that it is over, is all that is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Has it so, unless somebody asked for more than dots."""
    wishes = config.option
    if wishes.verbose <= 0 and not (wishes.durations or wishes.xmlpath or {*"pPA"} & {*wishes.reportchars}):
        for plugin in config.pluginmanager.get_plugins():
            if type(plugin).__name__ == "WorkerInteractor":
                plugin.sendevent = telling_less(plugin.sendevent)


def telling_less(tell: Callable[..., None]) -> Callable[..., None]:
    """Tells what somebody wants to know."""

    def tell_less(event: str, **about: Any) -> None:
        if event not in ("logstart", "logfinish") and not (
            event == "testreport" and _is_usual(about["data"])
        ):
            tell(event, **about)

    return tell_less


def _is_usual(report: dict[str, Any]) -> bool:
    """Whether it only says that a test was set up, or that nothing came after it."""
    return report["when"] != "call" and report["outcome"] == "passed"
