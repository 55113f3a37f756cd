"""Any request that the OpenAPI document allows, and many that it does not, meets no fault."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.core.result import Ok

from tests.server.serving import Guest, Served


@pytest.fixture(scope="module")
def knocked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Give a guest of a server on which nonsense may rain."""
    served = Served(Path(tmp_path_factory.mktemp("knocked")) / "tables.sqlite")
    guest = Guest(served, "Anna")
    guest.put_up(sit=0, bots="random")
    yield guest
    served.let_everybody_leave()
    served.kill()


# The threads of live connections draw masks with `random` at any time, also while a case is made.
@pytest.mark.filterwarnings("ignore:Do not use the `random` module inside strategies")
def test_no_request_meets_a_fault(knocked: Guest) -> None:
    schema = schemathesis.openapi.from_dict(knocked.get("/api/schema/openapi.json"))
    doors = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        _knock(knocked, found.ok())
        doors += 1
    assert doors > 25


def _knock(guest: Guest, operation: Any) -> None:
    """Try a door in many ways."""

    @seed(7)
    @settings(
        max_examples=20,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(operation.as_strategy())
    def meets_no_fault(case: Any) -> None:
        cookies = dict(guest.http.cookies)
        answer = case.call(base_url=guest.served.address.rstrip("/"), cookies=cookies)
        assert answer.status_code < 500, f"{operation.label}: {answer.text}"

    meets_no_fault()
