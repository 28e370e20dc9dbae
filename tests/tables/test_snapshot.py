"""A table found by its snapshot is the table that its whole log makes."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import RollwrightError
from rollwright.core.record import write_record
from rollwright.server.front import Front
from rollwright.server.own_view import own_view
from rollwright.server.view import shared_parts
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Join, Kick, Leave, Pause, Play, Rename, SeatBot, Start, Undo
from rollwright.tables.decision import decide
from rollwright.tables.errors import Refused
from rollwright.tables.hall import Hall
from rollwright.tables.journal import Journal
from rollwright.tables.live import PLAYING, LiveTable, rebuild
from rollwright.tables.snapshot import dump, load
from rollwright.tables.standings import standings_of
from tests.tables.company import ANN, BOB, EVE, Company, friends, new_id, picture

GAMES = ("rolling-america", "rolling-realms")


def seen(live: LiveTable) -> object:
    """Everything that anybody can see of a table, and what it would do next."""
    standings = standings_of(live)
    front = Front(live, standings, lambda _: False) if live.is_event else None
    table = live.table
    return (
        picture(live),
        [shared_parts(live, language, standings, lambda _: False) for language in ("en", "es")],
        [own_view(live, guest, "en", front) for guest in (ANN, BOB, EVE)],
        live.done,
        live.has_bots,
        None if table is None else write_record(record_of(table, with_seed=True)),
        table.draw() if table is not None and live.must_roll() else None,
    )


def check(company: Company, snapshot: bytes, after: int) -> LiveTable:
    """The snapshot and the later log must make the table that the whole log makes."""
    whole = rebuild(company.live.id, company.log)
    found = load(company.live.id, snapshot, company.log[after:])
    assert found is not None
    assert seen(found) == seen(whole) == seen(company.live)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", ["table", "event"])
def test_at_every_moment_of_a_game(game: str, kind: str) -> None:
    luck = Luck(f"{game} {kind}")
    company = Company(game=game, kind=kind, seat=True)
    check(company, dump(company.live), 2)
    company.join(BOB, "Bob")
    company.join(EVE, "Eve") if kind == "event" else None
    company.start()
    snapshot, after = dump(company.live), len(company.log)
    while company.live.stage == PLAYING:
        company.play_on(luck)
        if luck.below(25) == 0:
            check(company, snapshot, after)
            snapshot, after = dump(company.live), len(company.log)
            check(company, snapshot, after)
    check(company, snapshot, after)


@pytest.mark.parametrize("game", GAMES)
def test_what_can_be_taken_back_and_what_was_done_already(game: str) -> None:
    company, luck = friends(game=game), Luck(game)
    for _ in range(2):
        company.play(ANN, luck)
    live = check(company, dump(company.live), len(company.log))
    last = company.log[-1]
    assert live.version_of(ANN, last.command) == company.live.version
    for _ in range(2):
        undo = Undo(command=new_id())
        for one in (company.live, live):
            one.apply(decide(one, ANN, undo))
        assert seen(live) == seen(company.live)
    with pytest.raises(RollwrightError):
        decide(live, ANN, Undo(command=new_id()))


def test_names_bots_and_who_left(tmp_path: Path) -> None:
    company, luck = friends(), Luck(1)
    company.do(BOB, Rename(command=new_id(), name="Robert “Bob” Ñandú"))
    company.do(BOB, Leave(command=new_id()))
    company.do(ANN, SeatBot(command=new_id(), seat=1, bot="random"))
    company.play(ANN, luck)
    company.do(ANN, Pause(command=new_id()))
    check(company, dump(company.live), len(company.log))


def test_a_snapshot_that_is_of_no_use_is_none() -> None:
    company = friends()
    good = dump(company.live)
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


# --- in the hall ---------------------------------------------------------------------------


def play_and_put_away(path: Path) -> tuple[str, object]:
    """A long game, put away; which table it was, and what it looked like."""

    async def scene() -> tuple[str, object]:
        hall = Hall(Journal(path))
        desk = await hall.open(Company(seats=1).log)
        desk.attend(True)
        await desk.do(ANN, Start(command="s"))
        for number in range(120):
            position = desk.live.running.position
            if desk.live.stage == PLAYING:
                move = position.text(0, position.legal(0)[0])
                await desk.do(ANN, Play(command=f"{number}", move=move))
        desk.attend(False)
        await hall.sweep(idle_seconds=-1)
        assert hall.desks == {}
        await hall.close()
        return desk.live.id, seen(desk.live)

    return asyncio.run(scene())


def found_again(path: Path, table_id: str) -> tuple[int, object]:
    """Up to which version the table came from a snapshot, and what it looks like."""

    async def scene() -> tuple[int, object]:
        hall = Hall(Journal(path))
        desk = await hall.find(table_id)
        found = desk.live.snapped, seen(desk.live)
        with pytest.raises(RollwrightError):
            await desk.do(BOB, Join(command="j", name="Bob", word=""))
        await hall.close()
        return found

    return asyncio.run(scene())


def test_a_long_game_is_found_by_its_snapshot_and_without_it(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    table_id, left = play_and_put_away(path)
    snapped, found = found_again(path, table_id)
    assert snapped > 100
    assert found == left
    for spoil in (
        "UPDATE snapshots SET snapshot = x'00'",
        "UPDATE snapshots SET version = version + 1000",
        "DELETE FROM snapshots",
    ):
        database = sqlite3.connect(path)
        with database:
            assert database.execute(spoil).rowcount == 1
        database.close()
        snapped, found = found_again(path, table_id)
        assert (snapped, found) == (0, left)


def test_who_was_put_out_stays_out() -> None:
    company = friends()
    company.do(ANN, Kick(command=new_id(), seat=1))
    found = check(company, dump(company.live), len(company.log))
    assert found.barred == {BOB}
    with pytest.raises(Refused):
        decide(found, BOB, Join(command=new_id(), name="Bob", word=""))


def test_one_that_does_not_fit_the_later_log_is_of_no_use() -> None:
    company = friends()
    snapshot, after = json.loads(dump(company.live)), len(company.log)
    company.play(ANN, Luck("a move"))
    # As a build might leave it that meant something else by the same words: Ann has no dice.
    snapshot["game"]["position"]["pads"][0]["left"] = []
    assert load(company.live.id, json.dumps(snapshot).encode(), company.log[after:]) is None
