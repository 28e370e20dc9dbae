"""The history of a run: what every client sent, was answered and saw, in the order of time."""

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Connected:
    """A client opened a connection; its number is new."""

    connection: int
    table: str


@dataclass(frozen=True, slots=True)
class Sent:
    """A client sent a command, perhaps not for the first time; `version` is what it looked at."""

    connection: int
    table: str
    guest: str
    command: str
    op: str
    move: str = ""
    version: int = 0


@dataclass(frozen=True, slots=True)
class Answered:
    """A command was acknowledged at a version, or refused for a reason."""

    connection: int
    table: str
    guest: str
    command: str
    version: int = 0
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class Seen:
    """The state of a table as a guest saw it."""

    stage: str
    phase: str = ""
    round: int = 0
    turn: int = 0
    scores: tuple[int, ...] = ()
    can_undo: bool = False
    moves: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Saw:
    """A client saw a table at a version."""

    connection: int
    table: str
    guest: str
    version: int
    seen: Seen


Entry = Connected | Sent | Answered | Saw


@dataclass(slots=True)
class History:
    """All entries, each at the moment when the client sent or received it."""

    entries: list[Entry] = field(default_factory=list)

    def add(self, entry: Entry) -> None:
        """Add the next entry."""
        self.entries.append(entry)

    def tables(self) -> list[str]:
        """The ids of all tables in it."""
        return sorted({entry.table for entry in self.entries})

    def of(self, table: str) -> list[Entry]:
        """The entries of one table, in order."""
        return [entry for entry in self.entries if entry.table == table]
