"""Live tables for tests: some people, a host, and commands with ids of their own."""

from itertools import count

import msgspec

from rollwright.core.chance import Luck
from rollwright.core.position import ROLL
from rollwright.tables.commands import AnyCommand, Join, Play, Start
from rollwright.tables.decision import decide, decide_roll
from rollwright.tables.events import AnyEvent, Sat
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.opening import Opening, opening_events

ANN = "ann's hash"
BOB = "bob's hash"
EVE = "eve's hash"

SECRET = "5ec7e7" * 10
_numbers = count(1)


class Company:
    """A live table with its log, and who does what there."""

    def __init__(self, **wishes: object) -> None:
        asked: dict[str, object] = {"game": "rolling-america", "seats": 2, "name": "Ann"}
        opening = msgspec.convert({**asked, **wishes}, Opening)
        self.log: list[AnyEvent] = opening_events(ANN, opening, list(opening.bots), SECRET)
        self.live: LiveTable = rebuild("abcdefgh", self.log)

    def do(self, guest: str, command: AnyCommand) -> AnyEvent:
        """Have a command done; raises RollwrightError."""
        event = decide(self.live, guest, command)
        self.apply(event)
        return event

    def apply(self, event: AnyEvent) -> None:
        """Let something happen."""
        self.live.apply(event)
        self.log.append(event)

    def join(self, guest: str, name: str) -> int:
        """Somebody takes a seat."""
        event = self.do(guest, Join(command=new_id(), name=name, word=""))
        assert isinstance(event, Sat)
        return event.seat

    def start(self) -> None:
        """The host begins, and the dice roll."""
        self.do(ANN, Start(command=new_id()))
        self.roll()

    def roll(self) -> None:
        """Let the provable dice decide as long as it is their turn."""
        while self.live.must_roll():
            self.apply(decide_roll(self.live))

    def play(self, guest: str, luck: Luck) -> AnyEvent:
        """Any legal move of somebody."""
        return self.do(guest, Play(command=new_id(), move=self.a_move(guest, luck)))

    def a_move(self, guest: str, luck: Luck) -> str:
        """Any legal move, as text."""
        seat, position = self.live.seat_of[guest], self.live.running.position
        moves = position.legal(seat)
        return position.text(seat, moves[luck.below(len(moves))])

    def play_on(self, luck: Luck) -> None:
        """A roll, or a move of whoever has to decide."""
        position = self.live.running.position
        if position.phase == ROLL:
            self.roll()
        else:
            self.play(self.live.seats[position.waiting()[0]].guest, luck)


def friends(**wishes: object) -> Company:
    """Ann and Bob, who have just rolled for the first time."""
    company = Company(**wishes)
    company.join(BOB, "Bob")
    company.start()
    return company


def new_id() -> str:
    """An id that no command had before."""
    return f"command {next(_numbers)}"


def picture(live: LiveTable) -> object:
    """Everything that can be seen of a live table, to compare two of them."""
    table = live.table
    return (
        live.version,
        live.turned,
        live.stage,
        live.host,
        live.seats,
        live.seat_of,
        live.barred,
        list(live.told),
        live.last_roll,
        live.rolled,
        live.next_table,
        None if table is None else (table.position.to_json(), table.turns, table.setting.words),
    )
