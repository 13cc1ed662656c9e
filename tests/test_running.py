"""How the tests themselves run."""

from __future__ import annotations

import pytest

GROUP = "together"


@pytest.mark.xdist_group(GROUP)
def test_pytest_and_xdist_keep_groups_together(request: pytest.FixtureRequest) -> None:
    """The group stands behind the name; where it does not, every process plays and paints everything anew."""
    if not getattr(request.config.option, "loadgroup", False):
        pytest.skip("all tests are in one process")
    assert request.node.nodeid.endswith(f"@{GROUP}")
