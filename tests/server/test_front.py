"""Of a crowd, everybody sees the first seats and the own one."""

import json

from rollwright.core.chance import Luck
from rollwright.server.crowd import standings_text
from rollwright.server.front import Front
from rollwright.tables.commands import Leave
from rollwright.tables.live import FINISHED
from rollwright.tables.standings import standings_of
from tests.tables.company import ANN, Company, new_id

GUESTS = 15


def crowd(**wishes: object) -> Company:
    company = Company(kind="event", **wishes)
    for at in range(GUESTS):
        company.join(f"guest {at}", f"G{at}")
    company.start()
    return company


def seats(front: Front, own: int | None) -> list[int]:
    return [entry["seat"] for entry in json.loads(front.seats(own, "en"))]


def test_the_first_seats_and_the_own_one() -> None:
    live = crowd().live
    front = Front(live, standings_of(live), lambda guest: guest == "guest 3")
    assert seats(front, None) == seats(front, 5) == list(range(12))
    assert seats(front, 14) == [*range(12), 14]
    shown = json.loads(front.seats(None, "en"))
    assert [entry["name"] for entry in shown if entry["here"]] == ["G3"]
    assert not any("guest" in entry for entry in shown)
    assert front.result(14, "en") == "[]"


def test_a_seat_that_was_left_before_the_start_is_not_counted() -> None:
    company = Company(kind="event")
    for at in range(GUESTS):
        company.join(f"guest {at}", f"G{at}")
    for at in (0, 4):
        company.do(f"guest {at}", Leave(command=new_id()))
    live = company.live
    standings = standings_of(live)
    front = Front(live, standings, lambda _: True)
    taken = [at for at in range(GUESTS) if at not in (0, 4)]
    assert front.count() == GUESTS - 2
    assert seats(front, None) == seats(front, 5) == taken[:12]
    assert seats(front, 14) == [*taken[:12], 14]
    told = json.loads(standings_text(live, standings, "en") + "}")
    assert [entry["name"] for entry in told["top"]] == [f"G{at}" for at in taken[:10]]
    assert told["seats"] == GUESTS - 2


def test_only_the_own_seat_is_as_it_is_now() -> None:
    company, luck = crowd(), Luck(1)
    live = company.live
    front = Front(live, standings_of(live), lambda _: True)
    for at in (5, 14):
        while live.waits_for(at):
            company.play(f"guest {at}", luck)
        now = json.loads(front.seats(at, "en"))
        assert [entry["seat"] for entry in now if not entry["waiting"]] == [at]


def test_results_are_told_best_first() -> None:
    company, luck = crowd(game="rolling-realms", options={"rounds": 1}), Luck(2)
    live = company.live
    while live.stage != FINISHED:
        company.play_on(luck)
    standings = standings_of(live)
    result = json.loads(Front(live, standings, lambda _: True).result(14, "es"))
    assert sorted(entry["seat"] for entry in result) == [*range(12), 14]
    places = [entry["place"] for entry in result]
    assert places == sorted(places)
    assert all(standings.places[entry["seat"]] == entry["place"] for entry in result)
    assert ANN not in json.dumps(result)
