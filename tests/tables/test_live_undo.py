"""Taking moves back at a live table: what is offered can be done, and nothing else is lost."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import NothingToUndo
from rollwright.core.message import Message, say
from rollwright.games import all_games
from rollwright.tables import desk as desk_module
from rollwright.tables.commands import Play, Roll, Start, Undo
from rollwright.tables.decision import decide
from rollwright.tables.events import AnyEvent, Undone
from rollwright.tables.hall import Hall
from rollwright.tables.journal import Journal
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.table import Table
from tests.tables.company import ANN, BOB, Company, friends, new_id, picture


def built_upon() -> Company:
    """Ann and Bob have kept their dice, and Bob has gone on with what both then collected."""
    company = Company(game="dice-realms", dice="manual")
    company.join(BOB, "Bob")
    company.do(ANN, Start(command=new_id()))
    for outcome in ("fate good-harvest", "0 tinker farm", "1 farm farm"):
        company.do(ANN, Roll(command=new_id(), outcome=outcome))
    for guest, move in ((ANN, "done"), (BOB, "done"), (BOB, "buy:token")):
        company.do(guest, Play(command=new_id(), move=move))
    return company


def test_what_others_have_built_upon_cannot_be_taken_back() -> None:
    company = built_upon()
    before = picture(company.live)
    assert [company.live.can_undo(seat) for seat in (0, 1)] == [False, True]
    with pytest.raises(NothingToUndo, match="has gone on from there"):
        company.do(ANN, Undo(command=new_id()))
    assert picture(company.live) == before
    company.do(BOB, Undo(command=new_id()))
    assert [company.live.can_undo(seat) for seat in (0, 1)] == [True, True]
    company.do(ANN, Undo(command=new_id()))
    assert company.live.running.turns[-1].moves == [(1, "done")]


def test_what_is_taken_back_is_told_in_words() -> None:
    company = Company(dice="manual", seats=1, start=True)
    company.do(ANN, Roll(command=new_id(), outcome="r3 w5"))
    company.do(ANN, Play(command=new_id(), move="r3>PA"))
    company.do(ANN, Undo(command=new_id()))
    (message,) = company.live.told[-1].messages
    assert say(message) == "Takes back “Write the red 3 in Pennsylvania”."
    assert say(message, "es") == "Retira «Anotar el 3 rojo en Pensilvania»."


@pytest.mark.parametrize("game", sorted(all_games()))
def test_any_move_that_is_taken_back_can_be_told(game: str) -> None:
    company, luck = friends(game=game), Luck(f"{game} told")
    for _ in range(100):
        if company.live.stage != PLAYING:
            break
        company.play_on(luck)
        for guest in (ANN, BOB):
            if company.live.can_undo(company.live.seat_of[guest]) and luck.below(3) == 0:
                company.do(guest, Undo(command=new_id()))
                (message,) = company.live.told[-1].messages
                assert isinstance(message.args["move"], Message)


@pytest.mark.parametrize("game", sorted(all_games()))
def test_a_move_can_be_taken_back_exactly_if_the_table_says_so(game: str) -> None:
    company, luck = friends(game=game), Luck(game)
    said = set()
    for _ in range(150):
        company.play_on(luck)
        if company.live.stage != PLAYING:
            break
        for seat in (0, 1):
            can = company.live.can_undo(seat)
            said.add(can)
            assert can == _works(company.live.running.copy(), seat)
    assert said == {True, False}


def _works(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except NothingToUndo:
        return False
    return True


def test_whoever_asks_twice_makes_nobody_try_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    check = Table.check_undo

    def counted(table: Table, seat: int) -> None:
        tried.append(seat)
        check(table, seat)

    monkeypatch.setattr(Table, "check_undo", counted)
    company = built_upon()
    for _ in range(3):
        assert not company.live.can_undo(0)
    assert tried == [0]
    apart = friends()
    apart.play(ANN, Luck("apart"))
    assert apart.live.can_undo(0)
    assert tried == [0], "where seats don't matter to each other nothing need be tried"


def test_an_event_that_cannot_happen_is_a_refusal_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(live: LiveTable, guest: str, command: Undo) -> AnyEvent:
        return Undone(seat=0, guest=guest, command=command.command)

    async def scene() -> None:
        hall = Hall(Journal(tmp_path / "tables.db"))
        desk = await hall.open(built_upon().log)
        before = picture(desk.live)
        monkeypatch.setattr(desk_module, "decide", careless)
        for _ in range(2):
            with pytest.raises(NothingToUndo) as refusal:
                await desk.do(ANN, Undo(command="u"))
            assert "gone on" in say(refusal.value.message)
        assert picture(desk.live) == before
        monkeypatch.setattr(desk_module, "decide", decide)
        assert await desk.do(BOB, Undo(command="u")) == desk.live.version
        await hall.close()

    asyncio.run(scene())
