"""The metrics of the server, for Prometheus."""

from collections.abc import Callable, Iterator
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class _CallbackCounter(Collector):
    """A counter whose value comes from a callback."""

    def __init__(self, name: str, text: str, value: Callable[[], float]) -> None:
        self._name = name
        self._text = text
        self._value = value

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The current value."""
        yield CounterMetricFamily(self._name, self._text, value=self._value())


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.requests = self._counter("requests", "HTTP requests by status", "status")
        self.commands = self._counter("commands", "commands over sockets by result", "result")
        self.commands_done = self.commands.labels("done")
        # Counted as a plain number: at a large event there are thousands at once.
        self.messages = 0
        self.add_counter("messages", "messages put into outboxes", lambda: self.messages)
        self.dropped = self._counter("dropped", "sockets closed by the server by reason", "reason")
        self.commit_seconds = Histogram(
            "rollwright_safe_seconds",
            "from a command's arrival to its answer",
            buckets=_SECONDS,
            registry=self._registry,
        )

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(f"rollwright_{name}", text, labels, registry=self._registry)

    def add_gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a gauge whose value comes from a callback."""
        Gauge(f"rollwright_{name}", text, registry=self._registry).set_function(value)

    def add_counter(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Add a counter whose value comes from a callback."""
        self._registry.register(_CallbackCounter(f"rollwright_{name}", text, value))

    def text(self) -> bytes:
        """All metrics in the text format."""
        return generate_latest(self._registry)
