"""One input after the other: counts what went wrong, and keeps what did it."""

import hashlib
import time
import traceback
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from fuzz.target import StateChanged, Target

# In seconds of processor time.
TOO_SLOW: Final = 0.1
_REPEATS: Final = 2


@dataclass(slots=True)
class Tally:
    """How many inputs there were, and what became of them."""

    target: str
    inputs: int = 0
    crashes: int = 0
    hangs: int = 0
    changed: int = 0
    slowest_ms: float = 0.0
    kinds: set[str] = field(default_factory=set)

    def figures(self) -> dict[str, object]:
        """The figures, for JSON."""
        return {name: value for name, value in asdict(self).items() if name != "kinds"}


class Inputs:
    """Gives inputs to a target."""

    def __init__(self, target: Target, folder: Path | None) -> None:
        """`folder`: where to keep the inputs that went wrong, each kind of mistake once."""
        self.tally = Tally(target.name)
        self._target = target
        self._folder = folder

    def give(self, data: bytes) -> None:
        """Give an input to the target, and note what happens."""
        self.tally.inputs += 1
        start = time.thread_time()
        try:
            self._target.take(data)
        except StateChanged as error:
            self.tally.changed += 1
            self._keep("changed", data, error)
        except Exception as error:
            self.tally.crashes += 1
            self._keep("crash", data, error)
        else:
            seconds = time.thread_time() - start
            if seconds > TOO_SLOW:
                seconds = min(seconds, *[self._seconds(data) for _ in range(_REPEATS)])
            self.tally.slowest_ms = max(self.tally.slowest_ms, round(seconds * 1000, 1))
            if seconds > TOO_SLOW:
                self.tally.hangs += 1
                self._keep("slow", data, None)

    def _seconds(self, data: bytes) -> float:
        """The processor time of one more run: the first one may have had to collect garbage."""
        start = time.thread_time()
        self._target.take(data)
        return time.thread_time() - start

    def _keep(self, kind: str, data: bytes, error: Exception | None) -> None:
        where = ""
        if error is not None:
            frames = traceback.extract_tb(error.__traceback__)
            where = f"{type(error).__name__} {frames[-1].filename}:{frames[-1].lineno}"
        key = f"{kind} {where}" if where else f"{kind} {len(self.tally.kinds)}"
        if key in self.tally.kinds or len(self.tally.kinds) >= 100:
            return
        self.tally.kinds.add(key)
        if self._folder is not None:
            self._folder.mkdir(parents=True, exist_ok=True)
            name = f"{kind}-{hashlib.sha256(data).hexdigest()[:10]}"
            (self._folder / name).write_bytes(data)
            if error is not None:
                told = "".join(traceback.format_exception(error))
                (self._folder / f"{name}.txt").write_text(told, encoding="utf-8")
