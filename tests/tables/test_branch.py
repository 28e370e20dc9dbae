"""A table that begins in the middle: from another game, or from a puzzle."""

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions
from rollwright.core.playout import play_randomly
from rollwright.core.position import PLAY, Position
from rollwright.core.record import read_record, write_record
from rollwright.games import all_games, find_game
from rollwright.tables.archive import record_of, table_of
from rollwright.tables.commands import Play, Undo
from rollwright.tables.decision import decide, decide_roll
from rollwright.tables.events import FROM_TABLE, AnyEvent, Origin, Sat, decode, encode
from rollwright.tables.live import FINISHED, PLAYING, LiveTable, rebuild
from rollwright.tables.opening import BranchSpec, branch_events, rematch_events
from rollwright.tables.proof import CONSISTENT, prove
from rollwright.tables.snapshot import dump, load
from rollwright.tables.table import new_table
from tests.tables.table_driver import ANN, SECRET, new_id

ORIGIN = Origin(FROM_TABLE, "bcdefghj", 3)


def middle(game_id: str) -> Position:
    """A game of one or two seats after its third roll."""
    game, luck = find_game(game_id), Luck("middle")
    table = new_table(game, min(2, game.max_seats or 2), seed="middle")
    for _ in range(2):
        table.roll()
        while table.position.phase == PLAY:
            seat = table.position.waiting()[0]
            moves = table.position.legal(seat)
            table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    table.roll()
    return table.position


def branch(game_id: str, position: Position, seat: int | None = None) -> list[AnyEvent]:
    """The log of a table that Ann goes on with, at the last seat unless another one is given."""
    seat = position.seats() - 1 if seat is None else seat
    spec = BranchSpec(game_id, {}, position, ORIGIN, seat, "Ann", "random")
    return branch_events(ANN, spec, SECRET)


def play_to_the_end(live: LiveTable, luck: Luck) -> None:
    """Make random moves of all seats, and roll."""
    guest = live.seat_of[ANN]
    while live.stage != FINISHED:
        if live.must_roll():
            live.apply(decide_roll(live))
            continue
        position = live.running.position
        seat = position.waiting()[0]
        moves = position.legal(seat)
        text = position.text(seat, moves[luck.below(len(moves))])
        if seat == guest:
            live.apply(decide(live, ANN, Play(command=new_id(), move=text)))
        else:
            live.running.play(seat, text)
            live.version += 1


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_it_goes_on_where_the_other_game_was(game_id: str) -> None:
    position = middle(game_id)
    live = rebuild("abcdefgh", branch(game_id, position))
    assert live.stage == PLAYING
    assert live.running.position.to_json() == position.to_json()
    assert live.seat_of == {ANN: position.seats() - 1}
    assert [seat.bot for seat in live.seats[:-1]] == ["random"] * (position.seats() - 1)


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_its_log_and_its_snapshot_bring_it_back(game_id: str) -> None:
    log = branch(game_id, middle(game_id))
    live = rebuild("abcdefgh", log)
    again = rebuild("abcdefgh", [decode(encode(event)) for event in log])
    kept = load(live.id, dump(live), [])
    assert kept is not None
    for one in (again, kept):
        assert one.opened.origin == ORIGIN
        assert one.running.position.to_json() == live.running.position.to_json()


@pytest.mark.parametrize("game_id", sorted(all_games()))
def test_its_record_is_replayed_and_its_dice_are_proven(game_id: str) -> None:
    live = rebuild("abcdefgh", branch(game_id, middle(game_id)))
    play_to_the_end(live, Luck("on"))
    text = write_record(record_of(live.running))
    assert table_of(read_record(text)).position.scores() == live.running.position.scores()
    assert prove(read_record(text)).dice == CONSISTENT


def test_a_move_is_taken_back_to_where_it_began() -> None:
    position = middle("rolling-realms")
    live = rebuild("abcdefgh", branch("rolling-realms", position))
    move = position.text(1, position.legal(1)[0])
    live.apply(decide(live, ANN, Play(command=new_id(), move=move)))
    live.apply(decide(live, ANN, Undo(command=new_id())))
    assert live.running.position.to_json() == position.to_json()


def test_the_next_game_begins_there_again() -> None:
    position = middle("rolling-realms")
    live = rebuild("abcdefgh", branch("rolling-realms", position))
    play_to_the_end(live, Luck("on"))
    following = rebuild("bcdefghj", rematch_events(live, ANN, {ANN}, SECRET))
    assert following.stage == PLAYING
    assert following.running.position.to_json() == position.to_json()


def test_nobody_goes_on_from_the_end_or_at_a_seat_that_is_not_there() -> None:
    position = middle("rolling-america")
    with pytest.raises(BadOptions):
        branch("rolling-america", position, seat=2)
    play_randomly(position, Luck("end"))
    with pytest.raises(BadOptions):
        branch("rolling-america", position)


def test_the_bot_takes_all_other_seats() -> None:
    log = branch("rolling-america", middle("rolling-america"), seat=0)
    assert [event.seat for event in log if isinstance(event, Sat)] == [0]
    assert rebuild("abcdefgh", log).seats[1].bot == "random"
