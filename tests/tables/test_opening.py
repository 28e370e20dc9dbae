"""The next table: the guests who are taken along, and when it starts by itself."""

from rollwright.core.chance import Luck
from rollwright.tables.events import BotSat, Sat, Started
from rollwright.tables.live import FINISHED, LOBBY, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.seat import OPEN, PERSON
from tests.tables.table_driver import ANN, BOB, SECRET, friends


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
