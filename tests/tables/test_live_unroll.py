"""A roll of real dice that was typed wrong is taken back by the host, until somebody uses it."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.errors import NothingToUndo
from rollwright.core.message import say
from rollwright.core.record import write_record
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Hand, Pause, Play, Roll, SeatBot, Start, Undo
from rollwright.tables.decision import decide_move
from rollwright.tables.errors import NotSeated, Refused, Stale
from rollwright.tables.hall import Hall
from rollwright.tables.journal import Journal
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.snapshot import dump, load
from tests.tables.company import ANN, BOB, Company, new_id, picture

FIRST, WRONG, RIGHT = "r3 w5", "b1 g1", "b1 g2"


def real(**wishes: object) -> Company:
    """Ann and Bob, who have played the first turn with real dice."""
    company = Company(**{"dice": "manual", **wishes})
    company.join(BOB, "Bob")
    company.do(ANN, Start(command=new_id()))
    roll(company, FIRST)
    for guest in (ANN, BOB):
        if guest in company.live.seat_of:
            for move in ("r3>PA", "w5>HI", "done"):
                company.do(guest, Play(command=new_id(), move=move))
    return company


def roll(company: Company, outcome: str) -> None:
    company.do(ANN, Roll(command=new_id(), outcome=outcome))


def undo(company: Company, guest: str = ANN) -> None:
    company.do(guest, Undo(command=new_id()))


def game_of(live: LiveTable) -> object:
    """All of the game, but not how often anybody has thought better of it."""
    position, turns = live.running.position.to_json(), live.running.turns
    return position, turns, [seat.moves for seat in live.seats], live.running.rolled.to_json()


@pytest.mark.parametrize("kind", ["table", "event"])
def test_the_table_is_as_it_was_before_the_roll(kind: str) -> None:
    company = real(kind=kind)
    before = game_of(company.live)
    roll(company, WRONG)
    undo(company)
    assert game_of(company.live) == before
    assert company.live.last_roll == ()
    assert say(company.live.told[-1].messages[0]) == "The host takes the last roll back."
    roll(company, RIGHT)
    record = write_record(record_of(company.live.running))
    assert f"2. {RIGHT}" in record
    assert WRONG not in record
    assert picture(rebuild("abcdefgh", company.log)) == picture(company.live)


def test_the_first_roll_too_and_one_after_the_other() -> None:
    company = Company(game="dice-realms", dice="manual")
    company.join(BOB, "Bob")
    company.do(ANN, Start(command=new_id()))
    outcomes = ["fate good-harvest", "0 tinker farm", "1 farm farm"]
    stages = []
    for outcome in outcomes:
        stages.append(game_of(company.live))
        roll(company, outcome)
    for stage in reversed(stages):
        assert company.live.can_unroll()
        undo(company)
        assert game_of(company.live) == stage
    assert not company.live.can_unroll()
    with pytest.raises(NothingToUndo):
        undo(company)


def test_what_was_done_before_it_can_be_taken_back_again() -> None:
    company = real()
    roll(company, WRONG)
    undo(company)
    assert company.live.can_undo(1)
    undo(company, BOB)
    assert company.live.running.position.waiting() == [1]


def test_not_once_somebody_has_moved_but_again_when_that_is_taken_back() -> None:
    company = real()
    roll(company, WRONG)
    company.do(BOB, Play(command=new_id(), move=_first(company.live, 1)))
    assert not company.live.can_unroll()
    with pytest.raises(NothingToUndo, match="no roll to take back"):
        undo(company)
    undo(company, BOB)
    assert company.live.can_unroll()
    undo(company)
    assert [turn.outcome for turn in company.live.running.turns] == [FIRST]


def test_moves_of_bots_go_with_it() -> None:
    company = Company(dice="manual", seats=2)
    company.do(ANN, SeatBot(command=new_id(), seat=1, bot="greedy"))
    company.do(ANN, Start(command=new_id()))
    before = game_of(company.live)
    roll(company, FIRST)
    company.apply(decide_move(company.live, 1, _first(company.live, 1)))
    undo(company)
    assert game_of(company.live) == before


def test_only_the_host_and_only_real_dice_while_the_game_is_played() -> None:
    company = real()
    roll(company, WRONG)
    with pytest.raises(NothingToUndo):
        undo(company, BOB)
    with pytest.raises(NotSeated):
        undo(company, "eve's hash")
    seen = company.live.version - 1
    with pytest.raises(Stale):
        company.do(ANN, Undo(command=new_id(), version=seen))
    company.do(ANN, Pause(command=new_id()))
    with pytest.raises(Refused):
        undo(company)
    provable = Company(seats=1, start=True)
    provable.roll()
    assert not provable.live.can_unroll()
    with pytest.raises(NothingToUndo):
        undo(provable)


def test_whoever_is_the_host_then() -> None:
    company = real()
    roll(company, WRONG)
    company.do(ANN, Hand(command=new_id(), seat=1))
    with pytest.raises(NothingToUndo):
        undo(company)
    undo(company, BOB)
    assert company.live.must_roll()


def test_a_table_found_by_its_snapshot_takes_it_back_too() -> None:
    company = real()
    roll(company, WRONG)
    found = load("abcdefgh", dump(company.live), [])
    undo(company)
    assert found is not None
    found.apply(company.log[-1])
    assert picture(found) == picture(company.live)


def test_what_a_bot_thought_of_a_roll_that_is_gone_is_not_done(tmp_path: Path) -> None:
    async def scene() -> None:
        hall = Hall(Journal(tmp_path / "tables.db"))
        desk = await hall.open(Company(dice="manual", bots=["greedy"], start=True).log)
        desk.attend(True)
        await desk.do(ANN, Roll(command="r", outcome=FIRST))
        await desk.do(ANN, Undo(command="u"))
        await desk.settled()
        assert desk.live.must_roll()
        assert desk.live.running.turns == []
        await hall.close()

    asyncio.run(scene())


def _first(live: LiveTable, seat: int) -> str:
    position = live.running.position
    return position.text(seat, position.legal(seat)[0])
