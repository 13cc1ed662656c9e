"""A pytest plugin that reduces the reports about passing tests from the workers.

A worker sends five reports of each test to the main process, which costs much CPU time. Two of them are
enough.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest


def pytest_configure(config: pytest.Config) -> None:
    """Reduce the reports, unless an option needs all of them."""
    preferences = config.option
    if preferences.verbose <= 0 and not (
        preferences.durations or preferences.xmlpath or {*"pPA"} & {*preferences.reportchars}
    ):
        for plugin in config.pluginmanager.get_plugins():
            if type(plugin).__name__ == "WorkerInteractor":
                plugin.sendevent = telling_less(plugin.sendevent)


def telling_less(tell: Callable[..., None]) -> Callable[..., None]:
    """Wrap a sender of reports so that it drops the usual ones."""

    def tell_less(event: str, **about: Any) -> None:
        if event not in ("logstart", "logfinish") and not (
            event == "testreport" and _is_usual(about["data"])
        ):
            tell(event, **about)

    return tell_less


def _is_usual(report: dict[str, Any]) -> bool:
    """Return whether a report says only that a test was set up or torn down."""
    return report["when"] != "call" and report["outcome"] == "passed"
