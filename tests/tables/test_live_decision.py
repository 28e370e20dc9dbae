"""Who may do what, and when; whatever is refused changes nothing."""

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
    Roll,
    SeatBot,
    Start,
    Undo,
)
from rollwright.tables.errors import NotHost, NotSeated, Refused, Stale
from rollwright.tables.live import PLAYING
from tests.tables.company import ANN, BOB, EVE, Company, friends, picture


def refuse(
    company: Company, guest: str, command: AnyCommand, error: type[RollwrightError]
) -> RollwrightError:
    """The command is refused with that error, and nothing changes."""
    before = picture(company.live)
    with pytest.raises(error) as refusal:
        company.do(guest, command)
    assert picture(company.live) == before
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
        Roll(command="c"),
        Follow(command="c", table="abcdefgh"),
    ],
)
@pytest.mark.parametrize("guest", [BOB, EVE])
def test_only_the_host_may(command: AnyCommand, guest: str) -> None:
    company = friends()
    assert refuse(company, guest, command, NotHost).code == "not-host"


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
    company = friends()
    refuse(company, ANN, Play(command="c", move="done"), IllegalMove)
    refuse(company, ANN, Play(command="c", move="nonsense"), IllegalMove)


def test_a_seat_that_has_finished_waits_for_the_others() -> None:
    company, luck = friends(), Luck("finished")
    while company.live.waits_for(0):
        company.play(ANN, luck)
    refuse(company, ANN, Play(command="c", move="done"), NotYourTurn)
    refuse(company, ANN, Roll(command="c"), WrongPhase)


def test_a_move_for_a_past_state_of_the_own_seat_is_stale() -> None:
    company, luck = friends(), Luck("stale")
    seen = company.live.version
    move = company.a_move(BOB, luck)
    company.play(ANN, luck)
    company.play(ANN, luck)
    # What another seat does is no reason to refuse.
    company.do(BOB, Play(command="b1", version=seen, move=move))
    next_move = company.a_move(BOB, luck)
    refuse(company, BOB, Play(command="b2", version=seen, move=next_move), Stale)
    refuse(company, BOB, Undo(command="b3", version=seen), Stale)
    ahead = company.live.version + 1
    refuse(company, BOB, Play(command="b4", version=ahead, move=next_move), Stale)
    company.do(BOB, Undo(command="b5", version=company.live.version))


def test_a_roll_makes_everything_before_it_stale() -> None:
    company, luck = friends(), Luck("rolled")
    while company.live.running.position.turn == 1:
        seen = company.live.version
        company.play_on(luck)
    company.roll()
    move = company.a_move(ANN, luck)
    refuse(company, ANN, Play(command="c", version=seen, move=move), Stale)


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
    company = Company(seats=2)
    company.join(BOB, "Bob")
    seen = company.live.version
    company.do(BOB, Leave(command="l"))
    refuse(company, ANN, SeatBot(command="c", version=seen, seat=1, bot="greedy"), Stale)
    free = company.live.version
    company.join(EVE, "Eve")
    for version in (seen, free):
        refuse(company, ANN, Kick(command="c", version=version, seat=1), Stale)
        refuse(company, ANN, Hand(command="c", version=version, seat=1), Stale)
    seen = company.live.version
    company.start()
    company.play(EVE, Luck("moved"))
    # What she does is no reason: it is still her.
    company.do(ANN, Kick(command="c", version=seen, seat=1))


def test_a_seat_that_is_numbered_anew_is_another_one() -> None:
    company = Company(seats=3)
    company.join(BOB, "Bob")
    company.join(EVE, "Eve")
    company.do(BOB, Leave(command="l"))
    seen = company.live.version
    company.start()
    refuse(company, ANN, Kick(command="c", version=seen, seat=1), Stale)
    company.do(ANN, Kick(command="c", version=company.live.version, seat=1))


def test_undo_takes_back_the_own_moves_since_the_roll_and_no_others() -> None:
    company, luck = friends(), Luck("undo")
    before = company.live.running.position.to_json()
    refuse(company, ANN, Undo(command="c"), NothingToUndo)
    company.play(ANN, luck)
    refuse(company, BOB, Undo(command="c"), NothingToUndo)
    company.play(ANN, luck)
    company.do(ANN, Undo(command="u1"))
    company.do(ANN, Undo(command="u2"))
    assert company.live.running.position.to_json() == before
    refuse(company, ANN, Undo(command="c"), NothingToUndo)


def test_undo_of_the_last_move_of_a_turn_before_the_next_roll() -> None:
    company, luck = friends(), Luck("last")
    while not company.live.must_roll():
        mover = ANN if company.live.waits_for(0) else BOB
        company.play(mover, luck)
    company.do(BOB, Undo(command="u"))
    assert company.live.running.position.waiting() == [1]


def test_names_are_cleaned_or_refused() -> None:
    company = Company(seats=5)
    company.join(BOB, "  Bob \t the  Builder ")
    assert company.live.seats[1].name == "Bob the Builder"
    for name in ("", "   ", "x" * 41, "a\x00b", "a\u202eb", "\ud800"):
        refuse(company, EVE, Join(command="c", name=name, word=""), BadOptions)
        refuse(company, BOB, Rename(command="c", name=name), BadOptions)


def test_words_for_the_dice_are_checked() -> None:
    company = Company()
    refuse(company, BOB, Join(command="c", name="Bob", word="two words"), BadOptions)
    company.do(BOB, Join(command="c", name="Bob", word="lucky"))
    assert company.live.seats[1].word == "lucky"


def test_joining_needs_a_free_seat() -> None:
    company = friends()
    refuse(company, EVE, Join(command="c", name="Eve", word=""), Refused)


def test_who_was_put_out_stays_out() -> None:
    company = Company()
    company.join(BOB, "Bob")
    company.do(ANN, Kick(command="c", seat=1))
    refuse(company, BOB, Join(command="d", name="Bob", word=""), Refused)
    refuse(company, ANN, Kick(command="e", seat=1), Refused)
    refuse(company, ANN, Kick(command="e", seat=0), Refused)
    refuse(company, ANN, Kick(command="e", seat=7), Refused)


def test_nobody_joins_an_event_that_has_started() -> None:
    company = Company(kind="event")
    company.join(BOB, "Bob")
    company.start()
    refuse(company, EVE, Join(command="c", name="Eve", word=""), Refused)


def test_an_event_needs_somebody_to_start() -> None:
    refuse(Company(kind="event"), ANN, Start(command="c"), Refused)


def test_a_bot_needs_a_free_seat_and_a_name_that_there_is() -> None:
    company = Company()
    refuse(company, ANN, SeatBot(command="c", seat=0, bot="greedy"), Refused)
    refuse(company, ANN, SeatBot(command="c", seat=1, bot="oracle"), UnknownBot)
    company.do(ANN, SeatBot(command="d", seat=1, bot="greedy"))
    refuse(company, ANN, Hand(command="e", seat=1), Refused)


def test_a_paused_table_takes_no_moves() -> None:
    company = friends()
    move = company.a_move(ANN, Luck("pause"))
    refuse(company, ANN, Resume(command="c"), Refused)
    company.do(ANN, Pause(command="p"))
    refuse(company, ANN, Play(command="c", move=move), Refused)
    refuse(company, ANN, Pause(command="c"), Refused)
    refuse(company, ANN, Undo(command="c"), Refused)
    company.do(ANN, Resume(command="r"))
    company.do(ANN, Play(command="c", move=move))


def test_a_game_starts_once() -> None:
    company = friends()
    refuse(company, ANN, Start(command="c"), Refused)


def test_handing_over_changes_the_rights() -> None:
    company = friends()
    company.do(ANN, Hand(command="h", seat=1))
    refuse(company, ANN, Pause(command="c"), NotHost)
    company.do(BOB, Pause(command="p"))


def test_real_dice_are_typed_in_by_the_host() -> None:
    company = Company(dice="manual")
    company.join(BOB, "Bob")
    company.do(ANN, Start(command="s"))
    refuse(company, ANN, Roll(command="c"), BadOptions)
    refuse(company, ANN, Roll(command="c", outcome=[["red", 7], ["wild", 5]]), BadOutcome)
    refuse(company, ANN, Roll(command="c", outcome="r3"), BadOutcome)
    company.do(ANN, Roll(command="c", outcome=[["red", 3], ["wild", 5]]))
    assert company.live.running.position.dice() == [["red", 3], ["wild", 5]]
    refuse(company, ANN, Roll(command="d", outcome="b3 g5"), WrongPhase)


def test_real_dice_can_be_typed_as_in_a_record() -> None:
    company = Company(dice="manual", seats=1, start=True)
    company.do(ANN, Roll(command="c", outcome="r3 w5"))
    assert company.live.stage == PLAYING
    assert company.live.running.turns[0].outcome == "r3 w5"


def test_provable_dice_cannot_be_typed_in() -> None:
    company = Company(seats=1, start=True)
    refuse(company, ANN, Roll(command="c", outcome="r3 w5"), BadOptions)


@pytest.mark.parametrize(
    "wishes",
    [
        {"options": {"nonsense": 1}},
        {"game": "chess"},
        {"seats": 2, "bots": ["greedy", "greedy"]},
        {"name": ""},
        {"word": "two words"},
    ],
)
def test_a_table_that_cannot_be_is_not_opened(wishes: dict[str, object]) -> None:
    with pytest.raises(RollwrightError):
        Company(**wishes)
