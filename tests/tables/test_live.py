"""A live table is its log: what happens to it, and that the log brings it back."""

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
from rollwright.tables.proof import PROVEN, prove
from rollwright.tables.seat import BOT, OPEN, PERSON
from tests.tables.company import ANN, BOB, EVE, SECRET, Company, friends, new_id, picture


def test_a_table_goes_through_its_stages() -> None:
    company, luck = Company(), Luck("stages")
    assert company.live.stage == LOBBY
    company.join(BOB, "Bob")
    company.start()
    assert company.live.stage == PLAYING
    company.do(ANN, Pause(command=new_id()))
    assert company.live.stage == PAUSED
    company.do(ANN, Resume(command=new_id()))
    while company.live.stage == PLAYING:
        company.play_on(luck)
    assert company.live.stage == FINISHED


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms"])
def test_every_beginning_of_a_log_brings_back_the_same_table(game: str) -> None:
    company, luck = Company(game=game, seats=3), Luck(game)
    company.join(BOB, "Bob")
    company.join(EVE, "Eve")
    company.do(BOB, Rename(command=new_id(), name="Robert"))
    company.do(EVE, Leave(command=new_id()))
    company.do(ANN, SeatBot(command=new_id(), seat=2, bot="random"))
    company.do(ANN, Kick(command=new_id(), seat=2))
    company.start()
    for _ in range(3):
        company.play(ANN, luck)
        company.do(ANN, Undo(command=new_id()))
    company.do(ANN, Hand(command=new_id(), seat=1))
    company.do(BOB, Pause(command=new_id()))
    company.do(BOB, Resume(command=new_id()))
    for _ in range(40):
        company.play_on(luck)
    grown = LiveTable("abcdefgh", _opened(company))
    for length, event in enumerate(company.log[1:], 2):
        grown.apply(event)
        kept = [decode(encode(entry)) for entry in company.log[:length]]
        if length % 7 == 0 or length < 20:
            assert picture(rebuild("abcdefgh", kept)) == picture(grown)
    assert picture(grown) == picture(company.live)


def _opened(company: Company) -> Opened:
    opened = company.log[0]
    assert isinstance(opened, Opened)
    return opened


def test_the_record_of_a_finished_table_proves_its_dice() -> None:
    company, luck = friends(), Luck("proof")
    assert record_of(company.live.running).value("Seed") is None
    while company.live.stage == PLAYING:
        company.play_on(luck)
    record = read_record(write_record(record_of(company.live.running)))
    assert prove(record).dice == PROVEN
    assert record.values("Words") == tuple(seat.word for seat in company.live.seats)


def test_the_record_names_those_who_play_now() -> None:
    company = Company(seats=3)
    company.join(BOB, "Bob")
    company.join(EVE, "Eve")
    company.start()
    company.do(ANN, Rename(command=new_id(), name="Anna"))
    company.do(BOB, Leave(command=new_id()))
    company.do(EVE, Leave(command=new_id()))
    company.do(ANN, SeatBot(command=new_id(), seat=2, bot="greedy"))
    assert record_of(company.live.running).values("Seats") == ("Anna", "Bob", "greedy")
    company.join("carol's hash", "Carol")
    assert record_of(company.live.running).values("Seats") == ("Anna", "Carol", "greedy")


def test_a_bot_that_goes_is_called_as_people_call_it() -> None:
    company = Company(bots=["greedy"])
    company.do(ANN, Kick(command=new_id(), seat=1))
    (message,) = company.live.told[-1].messages
    for language in ("en", "es"):
        name = say(bot_title("greedy"), language)
        assert say(message, language).startswith(f"{name} ")
        assert name != "greedy"


def test_seats_that_stay_open_are_left_out_at_the_start() -> None:
    company = Company(seats=4)
    for guest, name in ((EVE, "Eve"), (BOB, "Bob")):
        company.join(guest, name)
    company.do(EVE, Leave(command=new_id()))
    company.start()
    assert [seat.name for seat in company.live.seats] == ["Ann", "Bob"]
    assert company.live.seat_of == {ANN: 0, BOB: 1}
    assert company.live.running.position.seats() == 2


def test_a_seat_freed_in_mid_game_keeps_its_paper_and_its_word() -> None:
    company, luck = friends(), Luck("paper")
    company.play(BOB, luck)
    word = company.live.seats[1].word
    written = company.live.running.position.result(1)
    company.do(ANN, Kick(command=new_id(), seat=1))
    assert company.live.seats[1].kind == OPEN
    assert company.join(EVE, "Eve") == 1
    assert company.live.seats[1].word == word
    assert company.live.running.position.result(1) == written
    company.play(EVE, luck)
    assert company.live.stage == PLAYING


def test_bots_take_the_last_seats() -> None:
    company = Company(seats=3, bots=["greedy"])
    assert [seat.kind for seat in company.live.seats] == [PERSON, OPEN, BOT]


def test_a_table_of_one_starts_at_once() -> None:
    assert Company(seats=1, start=True).live.stage == PLAYING
    assert Company(seats=2, start=True).live.stage == LOBBY
    assert Company(seats=2, start=True, bots=["greedy"]).live.stage == PLAYING


def test_an_event_grows_while_its_lobby_is_open() -> None:
    company = Company(kind="event")
    assert company.live.seats == []
    assert [company.join(f"guest {at}", f"Guest {at}") for at in range(20)] == list(range(20))
    assert company.live.host == ANN
    assert len(company.live.told) == 0
    company.start()
    assert company.live.running.position.seats() == 20
    assert say(company.live.told[0].messages[0]) == "The game begins."


def test_what_a_guest_did_is_remembered_by_its_id() -> None:
    company, luck = friends(), Luck("ids")
    event = company.play(ANN, luck)
    assert company.live.version_of(ANN, event.command) == company.live.version
    assert company.live.version_of(BOB, event.command) is None
    again = rebuild("abcdefgh", company.log)
    assert again.version_of(ANN, event.command) == company.live.version


def test_who_was_put_out_stays_out_of_the_next_game() -> None:
    company, luck = Company(seats=3), Luck("next")
    company.join(BOB, "Bob")
    company.do(ANN, Kick(command=new_id(), seat=company.join(EVE, "Eve")))
    company.start()
    while company.live.stage == PLAYING:
        company.play_on(luck)
    log = rematch_events(company.live, ANN, {ANN, BOB, EVE}, SECRET, "")
    following = rebuild("bcdefghj", [decode(encode(event)) for event in log])
    with pytest.raises(Refused):
        decide(following, EVE, Join(command=new_id(), name="Eve", word=""))
    assert following.barred == {EVE}


def test_a_crowd_is_told_who_its_new_host_is() -> None:
    company = Company(kind="event")
    company.join(BOB, "Bob")
    company.do(ANN, Hand(command=new_id(), seat=0))
    told = company.live.told[-1]
    assert (told.seat, say(told.messages[0])) == (None, "Bob is the host now.")


def test_a_log_of_other_rules_is_refused() -> None:
    opened = _opened(Company())
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
