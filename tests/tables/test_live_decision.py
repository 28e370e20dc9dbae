"""Permissions: who may do what, and when; a refused command changes nothing."""

import pytest

from rollwright.bots import UnknownBot
from rollwright.core.chance import Luck
from rollwright.core.errors import (
    BadOptions,
    BadOutcome,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    RollwrightError,
    WrongPhase,
)
from rollwright.tables.commands import (
    AnyCommand,
    Follow,
    Hand,
    Join,
    Kick,
    Leave,
    Pause,
    Play,
    Rename,
    Resume,
    RollDice,
    SeatBot,
    Start,
    Undo,
)
from rollwright.tables.errors import NotHost, NotSeated, Refused, Stale
from rollwright.tables.live import PLAYING
from tests.tables.table_driver import ANN, BOB, EVE, TableDriver, friends, state_of


def refuse(
    driver: TableDriver, guest: str, command: AnyCommand, error: type[RollwrightError]
) -> RollwrightError:
    """The command is refused with that error, and nothing changes."""
    before = state_of(driver.live)
    with pytest.raises(error) as refusal:
        driver.execute(guest, command)
    assert state_of(driver.live) == before
    return refusal.value


@pytest.mark.parametrize(
    "command",
    [
        Start(command="c"),
        Kick(command="c", seat=0),
        SeatBot(command="c", seat=1, bot="greedy"),
        Pause(command="c"),
        Resume(command="c"),
        Hand(command="c", seat=1),
        RollDice(command="c"),
    ],
)
@pytest.mark.parametrize("guest", [BOB, EVE])
def test_only_the_host_may(command: AnyCommand, guest: str) -> None:
    driver = friends()
    assert refuse(driver, guest, command, NotHost).code == "not-host"


def test_who_only_watches_may_not_open_the_next_table() -> None:
    follow = Follow(command="c", table="abcdefgh")
    assert refuse(friends(), EVE, follow, NotHost).code == "not-host"
    assert refuse(friends(), BOB, follow, Refused).code == "refused"


@pytest.mark.parametrize(
    "command",
    [
        Play(command="c", move="done"),
        Undo(command="c"),
        Rename(command="c", name="Eve"),
        Leave(command="c"),
    ],
)
def test_a_spectator_cannot_act(command: AnyCommand) -> None:
    refuse(friends(), EVE, command, NotSeated)


def test_an_illegal_move_is_refused_with_the_reason_of_the_rules() -> None:
    driver = friends()
    refuse(driver, ANN, Play(command="c", move="done"), IllegalMove)
    refuse(driver, ANN, Play(command="c", move="nonsense"), IllegalMove)


def test_a_seat_that_has_finished_waits_for_the_others() -> None:
    driver, luck = friends(), Luck("finished")
    while driver.live.waits_for(0):
        driver.play(ANN, luck)
    refuse(driver, ANN, Play(command="c", move="done"), NotYourTurn)
    refuse(driver, ANN, RollDice(command="c"), WrongPhase)


def test_a_move_for_a_past_state_of_the_own_seat_is_stale() -> None:
    driver, luck = friends(), Luck("stale")
    seen = driver.live.version
    move = driver.a_move(BOB, luck)
    driver.play(ANN, luck)
    driver.play(ANN, luck)
    # What another seat does is no reason to refuse.
    driver.execute(BOB, Play(command="b1", version=seen, move=move))
    next_move = driver.a_move(BOB, luck)
    refuse(driver, BOB, Play(command="b2", version=seen, move=next_move), Stale)
    refuse(driver, BOB, Undo(command="b3", version=seen), Stale)
    ahead = driver.live.version + 1
    refuse(driver, BOB, Play(command="b4", version=ahead, move=next_move), Stale)
    driver.execute(BOB, Undo(command="b5", version=driver.live.version))


def test_a_roll_makes_everything_before_it_stale() -> None:
    driver, luck = friends(), Luck("rolled")
    while driver.live.running.position.turn == 1:
        seen = driver.live.version
        driver.play_on(luck)
    driver.roll()
    move = driver.a_move(ANN, luck)
    refuse(driver, ANN, Play(command="c", version=seen, move=move), Stale)


@pytest.mark.parametrize(
    "command",
    [
        Kick(command="c", version=99, seat=1),
        SeatBot(command="c", version=99, seat=1, bot="greedy"),
        Pause(command="c", version=99),
        Resume(command="c", version=99),
        Hand(command="c", version=99, seat=1),
        Rename(command="c", version=99, name="Anna"),
        Leave(command="c", version=99),
        Start(command="c", version=99),
        Follow(command="c", version=99, table="abcdefgh"),
    ],
)
def test_a_version_that_has_not_come_is_stale(command: AnyCommand) -> None:
    refuse(friends(), ANN, command, Stale)


def test_what_the_host_asks_of_somebody_is_not_done_to_the_next_one_there() -> None:
    driver = TableDriver(seats=2)
    driver.join(BOB, "Bob")
    seen = driver.live.version
    driver.execute(BOB, Leave(command="l"))
    refuse(driver, ANN, SeatBot(command="c", version=seen, seat=1, bot="greedy"), Stale)
    free = driver.live.version
    driver.join(EVE, "Eve")
    for version in (seen, free):
        refuse(driver, ANN, Kick(command="c", version=version, seat=1), Stale)
        refuse(driver, ANN, Hand(command="c", version=version, seat=1), Stale)
    seen = driver.live.version
    driver.start()
    driver.play(EVE, Luck("moved"))
    # What she does is no reason: it is still her.
    driver.execute(ANN, Kick(command="c", version=seen, seat=1))


def test_a_seat_that_is_numbered_anew_is_another_one() -> None:
    driver = TableDriver(seats=3)
    driver.join(BOB, "Bob")
    driver.join(EVE, "Eve")
    driver.execute(BOB, Leave(command="l"))
    seen = driver.live.version
    driver.start()
    refuse(driver, ANN, Kick(command="c", version=seen, seat=1), Stale)
    driver.execute(ANN, Kick(command="c", version=driver.live.version, seat=1))


def test_undo_takes_back_the_own_moves_since_the_roll_and_no_others() -> None:
    driver, luck = friends(), Luck("undo")
    before = driver.live.running.position.to_json()
    refuse(driver, ANN, Undo(command="c"), NothingToUndo)
    driver.play(ANN, luck)
    refuse(driver, BOB, Undo(command="c"), NothingToUndo)
    driver.play(ANN, luck)
    driver.execute(ANN, Undo(command="u1"))
    driver.execute(ANN, Undo(command="u2"))
    assert driver.live.running.position.to_json() == before
    refuse(driver, ANN, Undo(command="c"), NothingToUndo)


def test_undo_of_the_last_move_of_a_turn_before_the_next_roll() -> None:
    driver, luck = friends(), Luck("last")
    while not driver.live.must_roll():
        mover = ANN if driver.live.waits_for(0) else BOB
        driver.play(mover, luck)
    driver.execute(BOB, Undo(command="u"))
    assert driver.live.running.position.waiting() == [1]


def test_names_are_cleaned_or_refused() -> None:
    driver = TableDriver(seats=5)
    driver.join(BOB, "  Bob \t the  Builder ")
    assert driver.live.seats[1].name == "Bob the Builder"
    for name in ("", "   ", "x" * 41, "a\x00b", "a\u202eb", "\ud800"):
        refuse(driver, EVE, Join(command="c", name=name), BadOptions)
        refuse(driver, BOB, Rename(command="c", name=name), BadOptions)


def test_joining_needs_a_free_seat() -> None:
    driver = friends()
    refuse(driver, EVE, Join(command="c", name="Eve"), Refused)


def test_who_was_put_out_stays_out() -> None:
    driver = TableDriver()
    driver.join(BOB, "Bob")
    driver.execute(ANN, Kick(command="c", seat=1))
    refuse(driver, BOB, Join(command="d", name="Bob"), Refused)
    refuse(driver, ANN, Kick(command="e", seat=1), Refused)
    refuse(driver, ANN, Kick(command="e", seat=0), Refused)
    refuse(driver, ANN, Kick(command="e", seat=7), Refused)


def test_nobody_joins_an_event_that_has_started() -> None:
    driver = TableDriver(kind="event")
    driver.join(BOB, "Bob")
    driver.start()
    refuse(driver, EVE, Join(command="c", name="Eve"), Refused)


def test_an_event_needs_somebody_to_start() -> None:
    refuse(TableDriver(kind="event"), ANN, Start(command="c"), Refused)


def test_a_bot_needs_a_free_seat_and_a_name_that_there_is() -> None:
    driver = TableDriver()
    refuse(driver, ANN, SeatBot(command="c", seat=0, bot="greedy"), Refused)
    refuse(driver, ANN, SeatBot(command="c", seat=1, bot="oracle"), UnknownBot)
    driver.execute(ANN, SeatBot(command="d", seat=1, bot="greedy"))
    refuse(driver, ANN, Hand(command="e", seat=1), Refused)


def test_a_paused_table_takes_no_moves() -> None:
    driver = friends()
    move = driver.a_move(ANN, Luck("pause"))
    refuse(driver, ANN, Resume(command="c"), Refused)
    driver.execute(ANN, Pause(command="p"))
    refuse(driver, ANN, Play(command="c", move=move), Refused)
    refuse(driver, ANN, Pause(command="c"), Refused)
    refuse(driver, ANN, Undo(command="c"), Refused)
    driver.execute(ANN, Resume(command="r"))
    driver.execute(ANN, Play(command="c", move=move))


def test_a_game_starts_once() -> None:
    driver = friends()
    refuse(driver, ANN, Start(command="c"), Refused)


def test_handing_over_changes_the_rights() -> None:
    driver = friends()
    driver.execute(ANN, Hand(command="h", seat=1))
    refuse(driver, ANN, Pause(command="c"), NotHost)
    driver.execute(BOB, Pause(command="p"))


def test_real_dice_are_typed_in_by_the_host() -> None:
    driver = TableDriver(dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command="s"))
    refuse(driver, ANN, RollDice(command="c"), BadOptions)
    refuse(driver, ANN, RollDice(command="c", outcome=[["red", 7], ["wild", 5]]), BadOutcome)
    refuse(driver, ANN, RollDice(command="c", outcome="r3"), BadOutcome)
    driver.execute(ANN, RollDice(command="c", outcome=[["red", 3], ["wild", 5]]))
    assert driver.live.running.position.dice() == [["red", 3], ["wild", 5]]
    refuse(driver, ANN, RollDice(command="d", outcome="b3 g5"), WrongPhase)


def test_real_dice_can_be_typed_as_in_a_record() -> None:
    driver = TableDriver(dice="manual", seats=1, start=True)
    driver.execute(ANN, RollDice(command="c", outcome="r3 w5"))
    assert driver.live.stage == PLAYING
    assert driver.live.running.turns[0].outcome == "r3 w5"


def test_provable_dice_cannot_be_typed_in() -> None:
    driver = TableDriver(seats=1, start=True)
    refuse(driver, ANN, RollDice(command="c", outcome="r3 w5"), BadOptions)


@pytest.mark.parametrize(
    "wishes",
    [
        {"options": {"nonsense": 1}},
        {"game": "chess"},
        {"seats": 2, "bots": ["greedy", "greedy"]},
        {"name": ""},
        {"pledge": "0" * 64},
        {"pledge": "no hash", "seal": "0" * 64},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(wishes: dict[str, object]) -> None:
    with pytest.raises(RollwrightError):
        TableDriver(**wishes)
