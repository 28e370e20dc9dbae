"""The next table: the guests who are taken along, and when it starts by itself."""

import pytest

from rollwright.core.chance import Luck
from rollwright.tables.commands import Follow
from rollwright.tables.decision import decide
from rollwright.tables.errors import NotHost
from rollwright.tables.events import BotSat, Sat, Started
from rollwright.tables.live import FINISHED, LOBBY, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.seat import OPEN, PERSON
from rollwright.tables.snapshot import dump, load
from tests.tables.table_driver import ANN, BOB, EVE, SECRET, friends, new_id


def finished() -> LiveTable:
    """Ann and Bob after their last turn."""
    driver, luck = friends(game="rolling-realms", options={"rounds": 1}), Luck("rematch")
    while driver.live.stage != FINISHED:
        driver.play_on(luck)
    return driver.live


def test_who_has_gone_is_not_seated_again_and_the_seat_is_open() -> None:
    log = rematch_events(finished(), ANN, {ANN}, SECRET)
    assert [event.guest for event in log if isinstance(event, Sat)] == [ANN]
    assert not [event for event in log if isinstance(event, BotSat | Started)]
    following = rebuild("abcdefgh", log)
    assert following.stage == LOBBY
    assert [seat.kind for seat in following.seats] == [PERSON, OPEN]


def test_where_all_have_stayed_the_next_game_starts() -> None:
    following = rebuild("abcdefgh", rematch_events(finished(), ANN, {ANN, BOB}, SECRET))
    assert following.stage == PLAYING
    assert following.seat_of == {ANN: 0, BOB: 1}


def test_whoever_sits_may_open_the_next_table_and_the_first_one_counts() -> None:
    live = finished()
    with pytest.raises(NotHost):
        decide(live, EVE, Follow(command=new_id(), table="bcdefghj"))
    live.apply(decide(live, BOB, Follow(command=new_id(), table="bcdefghj")))
    # Ann has asked at the same time.
    live.apply(decide(live, ANN, Follow(command=new_id(), table="cdefghjk")))
    kept = load(live.id, dump(live), [])
    assert kept is not None
    for one in (live, kept):
        assert (one.next_table, one.next_host) == ("bcdefghj", BOB)
