"""The next table: the guests who are taken along, and when it starts by itself."""

import pytest

from rollwright.bots import find_bot
from rollwright.core.chance import Luck
from rollwright.tables.commands import Follow
from rollwright.tables.decision import decide
from rollwright.tables.errors import NotHost
from rollwright.tables.events import BotSat, Moved, Sat, Started
from rollwright.tables.live import FINISHED, LOBBY, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.seat import OPEN, PERSON
from rollwright.tables.snapshot import dump, load
from tests.tables.table_driver import ANN, BOB, EVE, SECRET, TableDriver, friends, new_id


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


def against(bot: str, *, wins: bool) -> LiveTable:
    """A finished game of Ann, who played her best or at random, against a bot that plays badly."""
    driver = TableDriver(game="rolling-america", bots=[bot], start=True)
    live, luck = driver.live, Luck("against")
    while live.stage != FINISHED:
        if live.must_roll():
            driver.roll()
            continue
        position = live.running.position
        seat = position.waiting()[0]
        skilled = "greedy" if (seat == 0) == wins else "random"
        for move in find_bot(skilled).advise(live.game, position, seat, luck).line:
            driver.apply(Moved(seat=seat, move=live.running.position.text(seat, move)))
    return live


@pytest.mark.parametrize(("wins", "following"), [(True, "rival-24"), (False, "rival-36")])
def test_a_bot_that_adapts_follows_the_result(wins: bool, following: str) -> None:
    live = against("rival", wins=wins)
    log = rematch_events(live, ANN, {ANN}, SECRET)
    assert [event.bot for event in log if isinstance(event, BotSat)] == [following]


def test_other_bots_come_back_as_they_were() -> None:
    log = rematch_events(against("club", wins=True), ANN, {ANN}, SECRET)
    assert [event.bot for event in log if isinstance(event, BotSat)] == ["club"]
