"""People whose clients add words to the dice of a live table, without a server in between."""

from rollwright.core.provable import commitment_of
from rollwright.core.toss import pledge_of
from rollwright.tables.commands import Join, Reveal, SendPledge, Start
from rollwright.tables.decision import decide_reveal, decide_roll
from rollwright.tables.events import Frozen, Revealed
from rollwright.tables.live import LiveTable
from rollwright.tables.toss_state import Toss
from tests.tables.table_driver import ANN, BOB, SECRET, TableDriver, new_id

WORDS = {ANN: "a" * 32, BOB: "b" * 32, "eve's hash": "e" * 32}


def toss_of(live: LiveTable) -> Toss:
    """The toss of a table."""
    assert live.toss is not None
    return live.toss


def pledge_command(live: LiveTable, guest: str, word: str = "") -> SendPledge:
    """The pledge of a guest's word."""
    seat, commitment = live.seat_of[guest], toss_of(live).commitment
    digest = pledge_of(commitment, seat, word or WORDS[guest])
    return SendPledge(command=new_id(), seat=seat, commitment=commitment, hash=digest)


def reveal_command(live: LiveTable, guest: str, word: str = "") -> Reveal:
    """The word of a guest."""
    commitment = toss_of(live).commitment
    return Reveal(command=new_id(), commitment=commitment, word=word or WORDS[guest])


def pledge(driver: TableDriver, guest: str, word: str = "") -> None:
    """A guest pledges a word."""
    driver.execute(guest, pledge_command(driver.live, guest, word))


def reveal(driver: TableDriver, guest: str, word: str = "") -> None:
    """A guest shows a word."""
    seat, shown = decide_reveal(driver.live, guest, reveal_command(driver.live, guest, word))
    driver.apply(Revealed(words={seat: shown}))


def pledged(*guests: str, **wishes: object) -> TableDriver:
    """A table of Ann and these guests; all of them have pledged a word in the lobby."""
    driver = TableDriver(seats=1 + len(guests), **wishes)
    for guest in guests:
        driver.execute(guest, Join(command=new_id(), name=guest[:3].title(), adds_word=True))
    for guest in (ANN, *guests):
        pledge(driver, guest)
    return driver


def frozen(*guests: str, **wishes: object) -> TableDriver:
    """The same after the start, with a frozen list."""
    driver = pledged(*guests, **wishes)
    driver.execute(ANN, Start(command=new_id()))
    driver.apply(Frozen())
    return driver


def tossed(*guests: str, **wishes: object) -> TableDriver:
    """The same after the first roll."""
    driver = frozen(*guests, **wishes)
    for guest in (ANN, *guests):
        reveal(driver, guest)
    driver.apply(decide_roll(driver.live))
    return driver


FIRST_COMMITMENT = commitment_of(SECRET)
