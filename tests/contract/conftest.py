"""What one of the games does not keep yet: take a line out as soon as it does."""

from __future__ import annotations

import pytest

OWED = {
    "tikal": (
        "test_letters_and_digits_of_other_scripts_are_not_read",
        "test_a_stored_state_holds_nothing_that_it_does_not_name",
        "test_nonsense_however_well_typed_is_refused_with_a_sentence",
        "test_nobody_but_a_seat_by_its_number_can_act_look_or_leave",
        "test_what_can_be_loaded_can_be_looked_at_and_played",
    )
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        name, _, setting = item.name.partition("[")
        if any(setting.startswith(f"{key}-") and name in owed for key, owed in OWED.items()):
            item.add_marker(pytest.mark.xfail(strict=False))
