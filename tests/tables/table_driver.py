"""Live tables for tests: a driver that sends commands and records the log."""

from itertools import count

import msgspec

from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.tables.commands import AnyCommand, Join, Play, Start
from rollwright.tables.decision import decide, decide_roll
from rollwright.tables.events import AnyEvent, Sat
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.opening import TableSpec, opening_events

ANN = "ann's hash"
BOB = "bob's hash"
EVE = "eve's hash"

SECRET = "5ec7e7" * 10
_numbers = count(1)


class TableDriver:
    """A live table with its log."""

    def __init__(self, **wishes: object) -> None:
        asked: dict[str, object] = {"game": "rolling-america", "seats": 2, "name": "Ann"}
        opening = msgspec.convert({**asked, **wishes}, TableSpec)
        self.log: list[AnyEvent] = opening_events(ANN, opening, list(opening.bots), SECRET)
        self.live: LiveTable = rebuild("abcdefgh", self.log)

    def execute(self, guest: str, command: AnyCommand) -> AnyEvent:
        """Decide a command and apply its event; raises RollwrightError."""
        event = decide(self.live, guest, command)
        self.apply(event)
        return event

    def apply(self, event: AnyEvent) -> None:
        """Apply an event."""
        self.live.apply(event)
        self.log.append(event)

    def join(self, guest: str, name: str) -> int:
        """Let a guest join."""
        event = self.execute(guest, Join(command=new_id(), name=name))
        assert isinstance(event, Sat)
        return event.seat

    def start(self) -> None:
        """Start the game, and roll."""
        self.execute(ANN, Start(command=new_id()))
        self.roll()

    def roll(self) -> None:
        """Roll the provable dice as long as the game waits for a roll."""
        while self.live.must_roll():
            self.apply(decide_roll(self.live))

    def play(self, guest: str, luck: Luck) -> AnyEvent:
        """Make a random legal move of a guest."""
        return self.execute(guest, Play(command=new_id(), move=self.a_move(guest, luck)))

    def a_move(self, guest: str, luck: Luck) -> str:
        """A random legal move, as text."""
        seat, position = self.live.seat_of[guest], self.live.running.position
        moves = position.legal(seat)
        return position.text(seat, moves[luck.below(len(moves))])

    def play_on(self, luck: Luck) -> None:
        """Roll, or make a move of the next seat that has to decide."""
        position = self.live.running.position
        if position.phase == ROLL:
            self.roll()
        else:
            self.play(self.live.seats[position.waiting()[0]].guest, luck)


def friends(**wishes: object) -> TableDriver:
    """A table of Ann and Bob after its first roll."""
    driver = TableDriver(**wishes)
    driver.join(BOB, "Bob")
    driver.start()
    return driver


def new_id() -> str:
    """An id that no command had before."""
    return f"command {next(_numbers)}"


def state_of(live: LiveTable) -> object:
    """The visible state of a live table, to compare two of them."""
    table = live.table
    return (
        live.version,
        live.turn_version,
        live.common_version,
        live.hurried_turn,
        live.limit,
        live.stage,
        live.host,
        live.seats,
        live.seat_of,
        live.barred,
        list(live.notices),
        live.last_roll,
        live.rolled,
        live.next_table,
        live.next_host,
        live.toss,
        None if table is None else (table.position.to_json(), table.turns, table.setting.mix),
    )
