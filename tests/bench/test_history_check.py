"""The history checker accepts what happened, and finds each kind of fault."""

import dataclasses
import random
from collections.abc import Callable

import msgspec
import pytest

from bench.history import Answered, Connected, Entry, History, Saw, Sent
from bench.history_check import (
    DONE_BUT_REFUSED,
    DOUBLED,
    FOREIGN_UNDO,
    GAP,
    INVENTED,
    LOST,
    OLD_VIEW,
    OTHER,
    OTHER_STATE,
    REFUSED_BUT_DONE,
    TOO_EARLY,
    UNREPLAYABLE,
    Log,
    check,
    seen_by,
)
from bench.races import RacedTable
from rollwright.core.errors import RollwrightError
from rollwright.games import all_games
from rollwright.tables.commands import Play, Undo
from rollwright.tables.decision import decide
from rollwright.tables.events import AnyEvent, Moved, Rolled, Undone, decode, encode
from tests.tables.table_driver import ANN, BOB, TableDriver, new_id

TABLE = "abcdefgh"
NAMES = {ANN: "Ann", BOB: "Bob"}


class Run:
    """A table of two, each with one connection, and the history of it."""

    def __init__(self, game: str = "rolling-america") -> None:
        self.history = History()
        self._chance = random.Random(1)
        seats = RacedTable(game, 1, self.history).seats
        self.driver = TableDriver(game=game, seats=seats)
        self.guests = [ANN, BOB][:seats]
        for guest in self.guests[1:]:
            self.driver.join(guest, NAMES[guest])
        self.driver.start()
        # What the driver sent by itself is part of the history, too.
        for event in self.driver.log:
            if event.command:
                self._add(Sent(0, TABLE, "Ann", event.command, "start"))
        for guest in self.guests:
            self._add(Connected(self._connection(guest), TABLE))
            self._see(guest)

    def _add(self, entry: Entry) -> None:
        self.history.add(entry)

    def _connection(self, guest: str) -> int:
        return 1 + self.guests.index(guest)

    def _see(self, guest: str) -> None:
        live = self.driver.live
        saw = Saw(self._connection(guest), TABLE, NAMES[guest], live.version, seen_by(live, guest))
        self._add(saw)

    def execute(self, guest: str, command: Play | Undo, op: str) -> None:
        """Send a command, apply it, and let everybody see the result."""
        live, key = self.driver.live, (self._connection(guest), TABLE, NAMES[guest])
        move = command.move if isinstance(command, Play) else ""
        self._add(Sent(*key, command.command, op, move, live.version))
        done = live.version_of(guest, command.command)
        try:
            if done is None:
                self.driver.apply(decide(live, guest, command))
                done = live.version
                self.driver.roll()
        except RollwrightError as error:
            self._add(Answered(*key, command.command, refusal=error.code))
            return
        self._add(Answered(*key, command.command, done))
        for other in self.guests:
            self._see(other)

    def play(self, moves: int) -> "Run":
        """Make moves, take some back, repeat some, and send some nonsense."""
        for _ in range(moves):
            position = self.driver.live.running.position
            guest = self.guests[self._chance.choice(position.waiting())]
            seat = self.driver.live.seat_of[guest]
            texts = [position.text(seat, move) for move in position.legal(seat)]
            play = Play(command=new_id(), move=self._chance.choice(texts))
            self.execute(guest, play, "play")
            dice = self._chance.random()
            if dice < 0.3:
                self.execute(guest, play, "play")
            elif dice < 0.5:
                self.execute(guest, Undo(command=new_id()), "undo")
            elif dice < 0.7:
                self.execute(guest, Play(command=new_id(), move="nonsense"), "play")
        return self

    def log(self) -> Log:
        """The log as the journal has it."""
        return {at: encode(event) for at, event in enumerate(self.driver.log, 1)}


def kinds(history: History, log: Log) -> set[str]:
    return {fault.kind for fault in check(history, {TABLE: log})}


@pytest.mark.parametrize("game", sorted(all_games()))
def test_what_happened_is_accepted_in_every_game(game: str) -> None:
    run = Run(game).play(40)
    assert check(run.history, {TABLE: run.log()}) == []
    refused = [entry for entry in run.history.entries if isinstance(entry, Answered)]
    assert any(entry.refusal for entry in refused)
    assert any(isinstance(event, Undone) for event in run.driver.log)


def last(log: Log, kind: type[AnyEvent]) -> int:
    """The version of the last event of a kind."""
    return max(version for version, event in log.items() if isinstance(decode(event), kind))


def changed(log: Log, version: int, **fields: object) -> None:
    """Change an event; it is frozen elsewhere."""

    log[version] = encode(msgspec.structs.replace(decode(log[version]), **fields))


def lose_an_end(log: Log) -> None:
    del log[max(log)]


def leave_a_gap(log: Log) -> None:
    del log[last(log, Moved) - 1]


def double(log: Log) -> None:
    log[max(log) + 1] = log[last(log, Moved)]


def forge_a_command(log: Log) -> None:
    changed(log, last(log, Moved), command="forged")


def change_a_move(log: Log) -> None:
    changed(log, last(log, Moved), move="r1>TX")


def swap(log: Log) -> None:
    moved = [version for version, event in log.items() if isinstance(decode(event), Moved)]
    log[moved[0]], log[moved[1]] = log[moved[1]], log[moved[0]]


def change_a_roll(log: Log) -> None:
    rolled = [version for version, event in log.items() if isinstance(decode(event), Rolled)]
    log[rolled[0]], log[rolled[1]] = log[rolled[1]], log[rolled[0]]


def undo_after_the_roll(log: Log) -> None:
    log[max(log) + 1] = encode(Rolled(outcome="g5 w4"))
    log[max(log) + 1] = encode(Undone(seat=0, guest=ANN))


def undo_a_move_of_another(log: Log) -> None:
    changed(log, last(log, Undone), guest=BOB if _guest(log, Undone) == ANN else ANN)


def _guest(log: Log, kind: type[AnyEvent]) -> str:
    return decode(log[last(log, kind)]).guest


@pytest.mark.parametrize(
    ("spoil", "kind"),
    [
        (lose_an_end, LOST),
        (leave_a_gap, GAP),
        (double, DOUBLED),
        (forge_a_command, INVENTED),
        (forge_a_command, LOST),
        (change_a_move, OTHER),
        (swap, LOST),
        (change_a_roll, UNREPLAYABLE),
        (undo_after_the_roll, FOREIGN_UNDO),
        (undo_a_move_of_another, FOREIGN_UNDO),
    ],
)
def test_a_log_that_is_another_one_is_found_out(spoil: Callable[[Log], None], kind: str) -> None:
    run = Run().play(30)
    log = run.log()
    spoil(log)
    assert kind in kinds(run.history, log)


def answers(run: Run, is_done: bool) -> list[int]:
    """The numbers of the entries that are acknowledgements, or refusals."""
    return [
        number
        for number, entry in enumerate(run.history.entries)
        if isinstance(entry, Answered) and bool(entry.refusal) != is_done
    ]


def replace(run: Run, number: int, **fields: object) -> None:
    """Change an entry of the history."""
    entries = run.history.entries
    entries[number] = dataclasses.replace(entries[number], **fields)  # type: ignore[arg-type]


def test_an_answer_that_the_log_does_not_explain_is_found_out() -> None:
    run = Run().play(20)
    first = answers(run, is_done=True)[0]
    replace(run, first, version=2)
    assert kinds(run.history, run.log()) >= {LOST, TOO_EARLY}


def test_a_command_that_was_refused_and_is_done_is_found_out() -> None:
    run = Run().play(20)
    done = answers(run, is_done=True)
    entries = run.history.entries
    names = [entries[at].command for at in done]  # type: ignore[union-attr]
    once = next(at for at, name in zip(done, names, strict=True) if names.count(name) == 1)
    replace(run, once, version=0, refusal="stale")
    assert kinds(run.history, run.log()) == {REFUSED_BUT_DONE}


def test_a_command_that_is_done_and_refused_when_repeated_is_found_out() -> None:
    run = Run().play(20)
    done = answers(run, is_done=True)
    entries = run.history.entries
    names = [entries[at].command for at in done]  # type: ignore[union-attr]
    second = next(at for at, name in zip(done, names, strict=True) if names.count(name) == 2)
    again = max(at for at in done if entries[at].command == entries[second].command)  # type: ignore[union-attr]
    replace(run, again, version=0, refusal="stale")
    assert kinds(run.history, run.log()) == {DONE_BUT_REFUSED}
    # Whoever sends too much is told so, whatever it was.
    replace(run, again, version=0, refusal="flood")
    assert kinds(run.history, run.log()) == set()


def test_a_command_without_an_answer_may_be_done_or_not() -> None:
    run = Run().play(20)
    entries = run.history.entries
    run.history.entries = [entry for entry in entries if not isinstance(entry, Answered)]
    assert kinds(run.history, run.log()) == set()


def sights(run: Run) -> list[int]:
    return [at for at, entry in enumerate(run.history.entries) if isinstance(entry, Saw)]


def test_a_state_that_was_never_there_is_found_out() -> None:
    run = Run().play(20)
    at = sights(run)[-1]
    saw = run.history.entries[at]
    assert isinstance(saw, Saw)
    replace(run, at, seen=dataclasses.replace(saw.seen, moves=(*saw.seen.moves, "r9>XX")))
    assert kinds(run.history, run.log()) == {OTHER_STATE}


def test_a_version_that_was_seen_and_is_lost_is_found_out() -> None:
    run = Run().play(20)
    replace(run, sights(run)[-1], version=run.driver.live.version + 1)
    assert kinds(run.history, run.log()) == {LOST}


def test_a_table_that_goes_back_is_found_out() -> None:
    run = Run().play(20)
    replace(run, sights(run)[-1], version=3)
    assert OLD_VIEW in kinds(run.history, run.log())


def test_who_connects_must_not_see_less_than_others_have_seen() -> None:
    run = Run().play(20)
    first = run.history.entries[sights(run)[0]]
    assert isinstance(first, Saw)
    run.history.add(Connected(9, TABLE))
    run.history.add(dataclasses.replace(first, connection=9))
    assert kinds(run.history, run.log()) == {OLD_VIEW}


def test_a_table_without_a_log_is_found_out() -> None:
    run = Run().play(3)
    assert LOST in {fault.kind for fault in check(run.history, {})}
