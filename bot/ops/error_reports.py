"""Reports bugs to Sentry if SENTRY_DSN is set: the traceback, and nothing about anybody."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING

from bot.ops.logs import redacted

if TYPE_CHECKING:
    from sentry_sdk.types import Event, Hint


def begin(dsn: str, version: str, *secrets: str) -> None:
    """Reports all errors in the log from now on; these secrets, and tokens of any kind, are left out."""
    import sentry_sdk
    from sentry_sdk.integrations.logging import LoggingIntegration

    def before_send(event: Event, _hint: Hint) -> Event:
        clean: Event = json.loads(redacted(json.dumps(event, default=str), *secrets))
        return clean

    sentry_sdk.init(
        dsn=dsn,
        release=version,
        # No values of variables (hands!), no name of the machine, no trail of requests; never who asked.
        include_local_variables=False,
        server_name="",
        max_breadcrumbs=0,
        default_integrations=False,
        auto_enabling_integrations=False,
        integrations=[LoggingIntegration(level=None, event_level=logging.ERROR)],
        before_send=before_send,
    )
