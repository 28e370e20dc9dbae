"""Fuzzing every path of the API: the status is below 500, and the server keeps running."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.core.result import Ok

from tests.server.live_server import RunningServer

UNHURRIED = settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))


def test_no_request_breaks_the_server(server: RunningServer) -> None:
    schema = schemathesis.openapi.from_url(f"http://{server.host}/schema/openapi.json")
    operations = [found.ok() for found in schema.get_all_operations() if isinstance(found, Ok)]
    assert len(operations) >= 6
    for operation in operations:
        _probe(operation)
    assert server.new_client().http.get("/healthz").text == "ok"


def _probe(operation: Any) -> None:
    """Request a path with what its description allows, and with what it doesn't."""

    @UNHURRIED
    @given(case=operation.as_strategy())
    def ask(case: Any) -> None:
        assert case.call().status_code < 500, case.as_curl_command()

    ask()
