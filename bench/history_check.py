"""Checks that the logs of a server explain everything that its clients sent, were told and saw.

For each table:

- The versions of the log have no gap, and no command is in it twice.
- An acknowledged command is at the version that was told, by its guest, with its move.
- A command that was only ever refused is nowhere; one that was acknowledged stays so when repeated.
- Every command in the log was sent by that guest.
- Time: a command comes after all that anybody had seen when it was first sent; whoever connects
  sees nothing older than what anybody had seen before; nobody sees the table go back.
- A move is taken back by its own seat only, and only if it was made since the last roll.
- The log can be replayed, and what a guest saw at a version is the replayed table.
"""

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Final, TypeVar

from bench.history import Answered, Connected, Entry, History, Saw, Seen, Sent
from rollwright.core.errors import RollwrightError
from rollwright.tables.events import AnyEvent, Moved, Opened, Rolled, Sat, Undone, decode
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.status import status_of

GAP: Final = "gap"
DOUBLED: Final = "doubled"
LOST: Final = "lost"
OTHER: Final = "other"
REFUSED_BUT_DONE: Final = "refused but done"
DONE_BUT_REFUSED: Final = "done but refused"
INVENTED: Final = "invented"
TOO_EARLY: Final = "too early"
OLD_VIEW: Final = "old view"
FOREIGN_UNDO: Final = "foreign undo"
UNREPLAYABLE: Final = "unreplayable"
OTHER_STATE: Final = "other state"

# By version; the encoded events of a table.
Log = dict[int, bytes]
# A command is known by its guest and its id.
_Key = tuple[str, str]
E = TypeVar("E", Connected, Sent, Answered, Saw)


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that the log of a table does not explain."""

    kind: str
    table: str
    text: str


def check(history: History, logs: dict[str, Log]) -> list[Fault]:
    """All faults of all tables."""
    faults: list[Fault] = []
    for table in history.tables():
        faults += _TableCheck(table, history.of(table), logs.get(table, {})).run()
    return faults


class _TableCheck:
    """The check of one table."""

    def __init__(self, table: str, entries: list[Entry], log: Log) -> None:
        self._table = table
        self._entries = entries
        self._log = {version: decode(event) for version, event in sorted(log.items())}
        # The log knows guests by a hash, the history by the name with which they took a seat.
        self._names = {
            event.guest: event.name for event in self._log.values() if isinstance(event, Sat)
        }
        self._done = {
            (self._names.get(event.guest, "?"), event.command): version
            for version, event in self._log.items()
            if event.command and not isinstance(event, Sat)
        }
        self._faults: list[Fault] = []

    def run(self) -> list[Fault]:
        """All faults of the table."""
        if list(self._log) != list(range(1, len(self._log) + 1)):
            self._fault(GAP, f"the versions are {_brief(list(self._log))}")
        self._check_commands()
        self._check_answers()
        self._check_time()
        self._check_undo()
        if not self._faults:
            self._check_states()
        return self._faults

    def _fault(self, kind: str, text: str) -> None:
        self._faults.append(Fault(kind, self._table, text))

    # --- commands and answers ----------------------------------------------------------------

    def _check_commands(self) -> None:
        """Every command in the log was sent by its guest, and is there once."""
        sent = {(entry.guest, entry.command): entry for entry in self._of(Sent)}
        count: Counter[_Key] = Counter()
        for version, event in self._log.items():
            if not event.command or isinstance(event, Sat):
                continue
            key = (self._names.get(event.guest, "?"), event.command)
            count[key] += 1
            if key not in sent:
                self._fault(INVENTED, f"nobody sent {key}, which is version {version}")
            elif not _does(event, sent[key]):
                self._fault(OTHER, f"version {version} is {event}, but {sent[key]} was sent")
        for key, times in count.items():
            if times > 1:
                self._fault(DOUBLED, f"{key} is there {times} times")

    def _check_answers(self) -> None:
        """What was acknowledged is where it was told, and what was only refused is nowhere."""
        answers: dict[_Key, list[Answered]] = defaultdict(list)
        for entry in self._of(Answered):
            answers[entry.guest, entry.command].append(entry)
        sendings = Counter((entry.guest, entry.command) for entry in self._of(Sent))
        for key, given in answers.items():
            versions = {answer.version for answer in given if not answer.refusal}
            for version in versions:
                event = self._log.get(version)
                name = "" if event is None else self._names.get(event.guest, "?")
                if event is None or (name, event.command) != key:
                    self._fault(LOST, f"{key} was acknowledged at version {version}")
            all_refused = not versions and len(given) >= sendings[key]
            if all_refused and key in self._done:
                self._fault(REFUSED_BUT_DONE, f"{key} is version {self._done[key]}")

    # --- time --------------------------------------------------------------------------------

    def _check_time(self) -> None:
        """Go through the entries in order, with the latest version that anybody knew."""
        known = 0
        first: dict[_Key, int] = {}
        acknowledged: dict[_Key, int] = {}
        # By sending, whether it was acknowledged before: such a command is done.
        repeated: dict[tuple[int, _Key], bool] = {}
        since: dict[int, int] = {}
        for entry in self._entries:
            match entry:
                case Connected():
                    since[entry.connection] = known
                case Sent():
                    key = (entry.guest, entry.command)
                    first.setdefault(key, known)
                    repeated[entry.connection, key] = key in acknowledged
                case Answered(refusal=""):
                    key = (entry.guest, entry.command)
                    acknowledged[key] = entry.version
                    if entry.version <= first.get(key, 0):
                        text = f"{key} got version {entry.version}, but {first[key]} was seen"
                        self._fault(TOO_EARLY, text)
                    known = max(known, entry.version)
                case Answered():
                    key = (entry.guest, entry.command)
                    if repeated.get((entry.connection, key)) and entry.refusal != "flood":
                        text = f"{key} was acknowledged, and then refused: {entry.refusal}"
                        self._fault(DONE_BUT_REFUSED, text)
                case Saw():
                    if entry.version < since.get(entry.connection, 0):
                        text = f"{entry.guest} saw {entry.version} after {since[entry.connection]}"
                        self._fault(OLD_VIEW, text)
                    since[entry.connection] = entry.version
                    known = max(known, entry.version)

    # --- moves and states --------------------------------------------------------------------

    def _check_undo(self) -> None:
        """Only a seat itself takes its moves back, and only those since the roll."""
        holders: dict[int, str] = {}
        made: Counter[int] = Counter()
        for version, event in self._log.items():
            if isinstance(event, Sat):
                holders[event.seat] = event.guest
            elif isinstance(event, Rolled):
                made.clear()
            elif isinstance(event, Moved):
                made[event.seat] += 1
            elif isinstance(event, Undone):
                made[event.seat] -= 1
                if made[event.seat] < 0 or holders.get(event.seat) != event.guest:
                    self._fault(FOREIGN_UNDO, f"version {version} is {event}")

    def _check_states(self) -> None:
        """Replay the log, and compare what was seen at each version."""
        seen: dict[int, dict[str, set[Seen]]] = defaultdict(lambda: defaultdict(set))
        for entry in self._of(Saw):
            seen[entry.version][entry.guest].add(entry.seen)
        later = sorted(version for version in seen if version not in self._log)
        if later:
            self._fault(LOST, f"version {later[0]} was seen, and is not in the log")
        guests = {name: guest for guest, name in self._names.items()}
        live: LiveTable | None = None
        for version, event in self._log.items():
            try:
                live = _applied(live, self._table, event)
            except (RollwrightError, AssertionError, LookupError) as error:
                self._fault(UNREPLAYABLE, f"version {version}, {event}: {error!r}")
                return
            for name, states in seen[version].items():
                wanted = seen_by(live, guests.get(name, ""))
                for state in states - {wanted}:
                    self._fault(OTHER_STATE, f"{name} saw {state} at {version} for {wanted}")

    def _of(self, kind: type[E]) -> list[E]:
        return [entry for entry in self._entries if isinstance(entry, kind)]


def seen_by(live: LiveTable, guest: str) -> Seen:
    """What a guest has to see of a table."""
    if live.table is None:
        return Seen(live.stage)
    seat, position = live.seat_of.get(guest), live.table.position
    status = status_of(live.table)
    moves: list[str] = []
    if seat is not None and live.stage == PLAYING and position.is_waiting(seat):
        moves = [position.text(seat, move) for move in position.legal(seat)]
    return Seen(
        stage=live.stage,
        phase=str(status["phase"]),
        round=position.round,
        turn=position.turn,
        scores=tuple(position.scores()),
        can_undo=seat is not None and live.can_undo(seat),
        moves=tuple(sorted(moves)),
    )


def _applied(live: LiveTable | None, table: str, event: AnyEvent) -> LiveTable:
    if live is None:
        assert isinstance(event, Opened)
        return LiveTable(table, event)
    live.apply(event)
    return live


def _does(event: AnyEvent, sent: Sent) -> bool:
    """Is this the event that the command asks for?"""
    if sent.op == "play":
        return isinstance(event, Moved) and event.move == sent.move
    return not isinstance(event, Moved) and (sent.op != "undo" or isinstance(event, Undone))


def _brief(versions: list[int]) -> str:
    return f"{versions[:3]} … {versions[-3:]}, {len(versions)} of them"
