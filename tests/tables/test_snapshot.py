"""A table loaded from its snapshot equals the table built from its whole log."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import RollwrightError
from rollwright.core.record import write_record
from rollwright.server.event_seats import EventSeats
from rollwright.server.own_view import BoardRoom, own_view
from rollwright.server.view import shared_parts
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Join, Kick, Leave, Pause, Play, Rename, SeatBot, Start, Undo
from rollwright.tables.decision import decide
from rollwright.tables.errors import Refused
from rollwright.tables.journal import Journal
from rollwright.tables.live import PLAYING, LiveTable, rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.snapshot import dump, load, position_in
from rollwright.tables.standings import standings_of
from tests.tables.table_driver import ANN, BOB, EVE, TableDriver, friends, new_id, state_of

GAMES = ("rolling-america", "rolling-realms")


def seen(live: LiveTable) -> object:
    """The visible state of a table, and what it would do next."""
    standings = standings_of(live)
    front = EventSeats(live, standings, lambda _: False) if live.is_event else None
    table = live.table
    return (
        state_of(live),
        [shared_parts(live, language, standings, lambda _: False) for language in ("en", "es")],
        [own_view(live, guest, "en", front, BoardRoom(live)) for guest in (ANN, BOB, EVE)],
        live.done,
        live.has_bots,
        None if table is None else write_record(record_of(table, with_seed=True)),
        table.draw() if table is not None and live.must_roll() else None,
    )


def check(driver: TableDriver, snapshot: bytes, after: int) -> LiveTable:
    """Check that the snapshot and the later log give the same table as the whole log."""
    whole = rebuild(driver.live.id, driver.log)
    found = load(driver.live.id, snapshot, driver.log[after:])
    assert found is not None
    assert seen(found) == seen(whole) == seen(driver.live)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["table", "event"])
def test_at_every_moment_of_a_game(game: str, kind: str) -> None:
    luck = Luck(f"{game} {kind}")
    driver = TableDriver(game=game, kind=kind, seat=True)
    check(driver, dump(driver.live), 2)
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve") if kind == "event" else None
    driver.start()
    snapshot, after = dump(driver.live), len(driver.log)
    while driver.live.stage == PLAYING:
        driver.play_on(luck)
        if luck.below(25) == 0:
            check(driver, snapshot, after)
            snapshot, after = dump(driver.live), len(driver.log)
            check(driver, snapshot, after)
    check(driver, snapshot, after)


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_taken_back_and_what_was_done_already(game: str) -> None:
    driver, luck = friends(game=game), Luck(game)
    for _ in range(2):
        driver.play(ANN, luck)
    live = check(driver, dump(driver.live), len(driver.log))
    last = driver.log[-1]
    assert live.version_of(ANN, last.command) == driver.live.version
    for _ in range(2):
        undo = Undo(command=new_id())
        for one in (driver.live, live):
            one.apply(decide(one, ANN, undo))
        assert seen(live) == seen(driver.live)
    with pytest.raises(RollwrightError):
        decide(live, ANN, Undo(command=new_id()))


def test_names_bots_and_who_left(tmp_path: Path) -> None:
    driver, luck = friends(), Luck(1)
    driver.execute(BOB, Rename(command=new_id(), name="Robert “Bob” Ñandú"))
    driver.execute(BOB, Leave(command=new_id()))
    driver.execute(ANN, SeatBot(command=new_id(), seat=1, bot="random"))
    driver.play(ANN, luck)
    driver.execute(ANN, Pause(command=new_id()))
    check(driver, dump(driver.live), len(driver.log))


def test_a_snapshot_that_is_of_no_use_is_none() -> None:
    driver = friends()
    good = dump(driver.live)
    data = json.loads(good)
    for broken in (
        b"",
        b"nonsense",
        good[: len(good) // 2],
        json.dumps(data | {"format": 0}).encode(),
        json.dumps(data | {"opened": data["opened"] | {"rules": 999}}).encode(),
        json.dumps(data | {"game": data["game"] | {"position": {}}}).encode(),
        json.dumps(data | {"last_roll": [{"key": 1}]}).encode(),
    ):
        assert load("abcdefgh", broken, []) is None


# --- in the registry -----------------------------------------------------------------------


def play_and_put_away(path: Path) -> tuple[str, object]:
    """Play a long game and evict it; returns its id and its visible state."""

    async def scene() -> tuple[str, object]:
        registry = TableRegistry(Journal(path))
        writer = await registry.open(TableDriver(seats=1).log)
        writer.set_attended(True)
        await writer.execute(ANN, Start(command="s"))
        for number in range(120):
            position = writer.live.running.position
            if writer.live.stage == PLAYING:
                move = position.text(0, position.legal(0)[0])
                await writer.execute(ANN, Play(command=f"{number}", move=move))
        writer.set_attended(False)
        await registry.evict_idle(idle_seconds=-1)
        assert registry.writers == {}
        await registry.close()
        return writer.live.id, seen(writer.live)

    return asyncio.run(scene())


def found_again(path: Path, table_id: str) -> tuple[int, object]:
    """The version of the snapshot that the table was loaded from, and its visible state."""

    async def scene() -> tuple[int, object]:
        registry = TableRegistry(Journal(path))
        writer = await registry.find(table_id)
        found = writer.live.snapshot_version, seen(writer.live)
        with pytest.raises(RollwrightError):
            await writer.execute(BOB, Join(command="j", name="Bob"))
        await registry.close()
        return found

    return asyncio.run(scene())


def test_a_long_game_is_found_by_its_snapshot_and_without_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    table_id, left = play_and_put_away(path)
    snapshot_version, found = found_again(path, table_id)
    assert snapshot_version > 100
    assert found == left
    for spoil in (
        "UPDATE snapshots SET snapshot = x'00'",
        "DELETE FROM snapshots",
    ):
        database = sqlite3.connect(path)
        with database:
            assert database.execute(spoil).rowcount == 1
        database.close()
        snapshot_version, found = found_again(path, table_id)
        assert (snapshot_version, found) == (0, left)


def test_who_was_put_out_stays_out() -> None:
    driver = friends()
    driver.execute(ANN, Kick(command=new_id(), seat=1))
    found = check(driver, dump(driver.live), len(driver.log))
    assert found.barred == {BOB}
    with pytest.raises(Refused):
        decide(found, BOB, Join(command=new_id(), name="Bob"))


def test_one_of_an_earlier_version_is_not_loaded_but_its_position_is_compared() -> None:
    snapshot = json.loads(dump(friends().live))
    del snapshot["toss"]
    for seat in snapshot["seats"]:
        del seat["adds_word"]
    snapshot["format"] = 6
    data = json.dumps(snapshot).encode()
    assert load("abcdefgh", data, []) is None
    assert position_in(data) == snapshot["game"]["position"]


def test_one_that_does_not_fit_the_later_log_is_of_no_use() -> None:
    driver = friends()
    snapshot, after = json.loads(dump(driver.live)), len(driver.log)
    driver.play(ANN, Luck("a move"))
    # As a build might leave it that meant something else by the same words: Ann has no dice.
    snapshot["game"]["position"]["pads"][0]["left"] = []
    assert load(driver.live.id, json.dumps(snapshot).encode(), driver.log[after:]) is None
