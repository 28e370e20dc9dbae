"""The seats of an event that a client sees: the first ones and its own."""

import json

from rollwright.core.chance import Luck
from rollwright.core.position import Position
from rollwright.server.encoding import encode
from rollwright.server.event_seats import EventSeats
from rollwright.server.standings_message import best_seats, standings_message
from rollwright.tables.commands import Leave, Play
from rollwright.tables.live import FINISHED, LARGE_EVENT
from rollwright.tables.standings import standings_of
from tests.tables.table_driver import ANN, TableDriver, new_id

GUESTS = 15


def crowd(**wishes: object) -> TableDriver:
    driver = TableDriver(kind="event", **wishes)
    for at in range(GUESTS):
        driver.join(f"guest {at}", f"G{at}")
    driver.start()
    return driver


def seats(event_seats: EventSeats) -> list[int]:
    return [entry["seat"] for entry in json.loads(event_seats.parts("en")["seats"])]


def test_the_first_seats_and_the_own_one_apart() -> None:
    live = crowd().live
    event_seats = EventSeats(live, standings_of(live), lambda guest: guest == "guest 3")
    assert seats(event_seats) == list(range(12))
    assert (event_seats.seat(14, "en").seat, event_seats.seat(14, "en").name) == (14, "G14")
    shown = json.loads(event_seats.parts("en")["seats"])
    assert [entry["name"] for entry in shown if not entry.get("away")] == ["G3"]
    assert not any("guest" in entry for entry in shown)
    assert event_seats.result(14, "en") == b"[]"


def test_a_seat_that_was_left_before_the_start_is_not_counted() -> None:
    driver = TableDriver(kind="event")
    for at in range(GUESTS):
        driver.join(f"guest {at}", f"G{at}")
    for at in (0, 4):
        driver.execute(f"guest {at}", Leave(command=new_id()))
    live = driver.live
    standings = standings_of(live)
    event_seats = EventSeats(live, standings, lambda _: True)
    taken = [at for at in range(GUESTS) if at not in (0, 4)]
    assert event_seats.count() == GUESTS - 2
    assert seats(event_seats) == taken[:12]
    assert event_seats.seat(14, "en").seat == 14
    top = best_seats(live, standings, "en")
    told = json.loads(encode(standings_message(live, standings, top, 14, 7, "en")))
    assert [entry["name"] for entry in told["top"]] == [f"G{at}" for at in taken[:10]]
    assert told["seats"] == GUESTS - 2
    assert told["you"]["place"] == 1


def test_only_the_own_seat_is_as_it_is_now() -> None:
    driver, luck = crowd(), Luck(1)
    live = driver.live
    event_seats = EventSeats(live, standings_of(live), lambda _: True)
    for at in (5, 14):
        while live.waits_for(at):
            driver.play(f"guest {at}", luck)
        assert not event_seats.seat(at, "en").waiting
        assert all(entry.get("waiting") for entry in json.loads(event_seats.parts("en")["seats"]))


def test_while_a_large_event_is_played_only_names_are_told() -> None:
    driver = TableDriver(kind="event")
    for at in range(LARGE_EVENT):
        driver.join(f"guest {at}", f"G{at}")
    live = driver.live
    before = EventSeats(live, standings_of(live), lambda _: True)
    assert before.seat(499, "en").points == "0"
    driver.start()
    event_seats = EventSeats(live, standings_of(live), lambda _: True)
    assert live.waits_for(499)
    assert encode(event_seats.seat(499, "en")) == b'{"seat":499,"name":"G499","kind":"person"}'
    shown = json.loads(event_seats.parts("es")["seats"])
    assert [entry["name"] for entry in shown] == [f"G{at}" for at in range(12)]
    assert all(entry.keys() <= {"seat", "name", "kind", "host"} for entry in shown)


def finished(**wishes: object) -> TableDriver:
    driver, luck = crowd(**wishes), Luck(2)
    while driver.live.stage != FINISHED:
        driver.play_on(luck)
    return driver


def test_the_best_and_the_own_result_are_told_best_first() -> None:
    live = finished(game="rolling-realms", options={"rounds": 1}).live
    standings = standings_of(live)
    event_seats = EventSeats(live, standings, lambda _: True)
    # The best ones came late: they are not the first ones.
    assert set(standings.order[:12]) != set(range(12))
    last = standings.order[-1]
    for own, shown in ((None, standings.order[:12]), (last, [*standings.order[:12], last])):
        result = json.loads(event_seats.result(own, "es"))
        assert [entry["seat"] for entry in result] == shown
        assert [entry["place"] for entry in result] == [standings.places[at] for at in shown]
        assert ANN not in json.dumps(result)
    assert event_seats.winners == standings.places.count(1)


def test_all_who_share_the_first_place_are_counted() -> None:
    driver = crowd()
    live = driver.live
    assert EventSeats(live, standings_of(live), lambda _: True).winners == 0
    while live.stage != FINISHED:
        position = live.running.position
        for at in list(position.waiting()):
            driver.execute(live.seats[at].guest, Play(command=new_id(), move=idle(position, at)))
        driver.roll()
    event_seats = EventSeats(live, standings_of(live), lambda _: True)
    assert event_seats.winners == GUESTS
    shown = json.loads(event_seats.result(14, "en"))
    assert [entry["place"] for entry in shown] == [1] * 13
    assert shown[-1]["seat"] == 14


def idle(position: Position, seat: int) -> str:
    """The last legal move, so that all seats end with the same result."""
    return position.text(seat, position.legal(seat)[-1])
