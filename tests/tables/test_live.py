"""A live table and its log: the events, and rebuilding the table from them."""

import pytest

from rollwright.bots import bot_title
from rollwright.core.chance import Luck
from rollwright.core.errors import BadRecord
from rollwright.core.message import say
from rollwright.core.record import read_record, write_record
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Hand, Join, Kick, Leave, Pause, Rename, Resume, SeatBot, Undo
from rollwright.tables.decision import decide
from rollwright.tables.errors import Refused
from rollwright.tables.events import Opened, decode, encode
from rollwright.tables.live import FINISHED, LOBBY, PAUSED, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.proof import CONSISTENT, prove
from rollwright.tables.seat import BOT, OPEN, PERSON
from tests.tables.table_driver import ANN, BOB, EVE, SECRET, TableDriver, friends, new_id, state_of


def test_a_table_goes_through_its_stages() -> None:
    driver, luck = TableDriver(), Luck("stages")
    assert driver.live.stage == LOBBY
    driver.join(BOB, "Bob")
    driver.start()
    assert driver.live.stage == PLAYING
    driver.execute(ANN, Pause(command=new_id()))
    assert driver.live.stage == PAUSED
    driver.execute(ANN, Resume(command=new_id()))
    while driver.live.stage == PLAYING:
        driver.play_on(luck)
    assert driver.live.stage == FINISHED


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms"])
def test_every_beginning_of_a_log_brings_back_the_same_table(game: str) -> None:
    driver, luck = TableDriver(game=game, seats=3), Luck(game)
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve")
    driver.execute(BOB, Rename(command=new_id(), name="Robert"))
    driver.execute(EVE, Leave(command=new_id()))
    driver.execute(ANN, SeatBot(command=new_id(), seat=2, bot="random"))
    driver.execute(ANN, Kick(command=new_id(), seat=2))
    driver.start()
    for _ in range(3):
        driver.play(ANN, luck)
        driver.execute(ANN, Undo(command=new_id()))
    driver.execute(ANN, Hand(command=new_id(), seat=1))
    driver.execute(BOB, Pause(command=new_id()))
    driver.execute(BOB, Resume(command=new_id()))
    for _ in range(40):
        driver.play_on(luck)
    grown = LiveTable("abcdefgh", _opened(driver))
    for length, event in enumerate(driver.log[1:], 2):
        grown.apply(event)
        kept = [decode(encode(entry)) for entry in driver.log[:length]]
        if length % 7 == 0 or length < 20:
            assert state_of(rebuild("abcdefgh", kept)) == state_of(grown)
    assert state_of(grown) == state_of(driver.live)


def _opened(driver: TableDriver) -> Opened:
    opened = driver.log[0]
    assert isinstance(opened, Opened)
    return opened


def test_the_record_of_a_finished_table_is_consistent_with_its_dice() -> None:
    driver, luck = friends(), Luck("proof")
    assert record_of(driver.live.running).value("Seed") is None
    while driver.live.stage == PLAYING:
        driver.play_on(luck)
    record = read_record(write_record(record_of(driver.live.running)))
    assert prove(record).dice == CONSISTENT
    # Neither client has cared for the dice.
    assert record.values("Words") == ("", "")


def test_the_record_names_those_who_play_now() -> None:
    driver = TableDriver(seats=3)
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve")
    driver.start()
    driver.execute(ANN, Rename(command=new_id(), name="Anna"))
    driver.execute(BOB, Leave(command=new_id()))
    driver.execute(EVE, Leave(command=new_id()))
    driver.execute(ANN, SeatBot(command=new_id(), seat=2, bot="greedy"))
    assert record_of(driver.live.running).values("Seats") == ("Anna", "Bob", "greedy")
    driver.join("carol's hash", "Carol")
    assert record_of(driver.live.running).values("Seats") == ("Anna", "Carol", "greedy")


def test_a_bot_that_goes_is_called_as_people_call_it() -> None:
    driver = TableDriver(bots=["greedy"])
    driver.execute(ANN, Kick(command=new_id(), seat=1))
    (message,) = driver.live.notices[-1].messages
    for language in ("en", "es"):
        name = say(bot_title("greedy"), language)
        assert say(message, language).startswith(f"{name} ")
        assert name != "greedy"


def test_seats_that_stay_open_are_left_out_at_the_start() -> None:
    driver = TableDriver(seats=4)
    for guest, name in ((EVE, "Eve"), (BOB, "Bob")):
        driver.join(guest, name)
    driver.execute(EVE, Leave(command=new_id()))
    driver.start()
    assert [seat.name for seat in driver.live.seats] == ["Ann", "Bob"]
    assert driver.live.seat_of == {ANN: 0, BOB: 1}
    assert driver.live.running.position.seats() == 2


def test_a_seat_freed_in_mid_game_keeps_its_paper() -> None:
    driver, luck = friends(), Luck("paper")
    driver.play(BOB, luck)
    written = driver.live.running.position.result(1)
    driver.execute(ANN, Kick(command=new_id(), seat=1))
    assert driver.live.seats[1].kind == OPEN
    assert driver.join(EVE, "Eve") == 1
    assert driver.live.running.position.result(1) == written
    driver.play(EVE, luck)
    assert driver.live.stage == PLAYING


def test_bots_take_the_last_seats() -> None:
    driver = TableDriver(seats=3, bots=["greedy"])
    assert [seat.kind for seat in driver.live.seats] == [PERSON, OPEN, BOT]


def test_a_table_of_one_starts_at_once() -> None:
    assert TableDriver(seats=1, start=True).live.stage == PLAYING
    assert TableDriver(seats=2, start=True).live.stage == LOBBY
    assert TableDriver(seats=2, start=True, bots=["greedy"]).live.stage == PLAYING


def test_an_event_grows_while_its_lobby_is_open() -> None:
    driver = TableDriver(kind="event")
    assert driver.live.seats == []
    assert [driver.join(f"guest {at}", f"Guest {at}") for at in range(20)] == list(range(20))
    assert driver.live.host == ANN
    assert len(driver.live.notices) == 0
    driver.start()
    assert driver.live.running.position.seats() == 20
    assert say(driver.live.notices[0].messages[0]) == "The game begins."


def test_what_a_guest_did_is_remembered_by_its_id() -> None:
    driver, luck = friends(), Luck("ids")
    event = driver.play(ANN, luck)
    assert driver.live.version_of(ANN, event.command) == driver.live.version
    assert driver.live.version_of(BOB, event.command) is None
    again = rebuild("abcdefgh", driver.log)
    assert again.version_of(ANN, event.command) == driver.live.version


def test_who_was_put_out_stays_out_of_the_next_game() -> None:
    driver, luck = TableDriver(seats=3), Luck("next")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Kick(command=new_id(), seat=driver.join(EVE, "Eve")))
    driver.start()
    while driver.live.stage == PLAYING:
        driver.play_on(luck)
    log = rematch_events(driver.live, ANN, {ANN, BOB, EVE}, SECRET)
    following = rebuild("bcdefghj", [decode(encode(event)) for event in log])
    with pytest.raises(Refused):
        decide(following, EVE, Join(command=new_id(), name="Eve"))
    assert following.barred == {EVE}


def test_a_crowd_is_told_who_its_new_host_is() -> None:
    driver = TableDriver(kind="event")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Hand(command=new_id(), seat=0))
    told = driver.live.notices[-1]
    assert (told.seat, say(told.messages[0])) == (None, "Bob is the host now.")


def test_a_log_of_other_rules_is_refused() -> None:
    opened = _opened(TableDriver())
    other = Opened(
        game=opened.game,
        rules=opened.rules + 1,
        options={},
        kind="table",
        seats=1,
        dice="auto",
        seed="s",
    )
    with pytest.raises(BadRecord):
        rebuild("abcdefgh", [other])
