"""Rounds as values: other lengths, duties, no spending, and a cap."""

from rollwright.core.chance import Luck
from rollwright.core.message import say
from rollwright.core.position import OVER, ROLL
from rollwright.games.realms.move import ACT, DONE, TAKE, USE, kind_of
from rollwright.games.realms.position import RealmsPosition, first_position
from rollwright.games.realms.round import Mode, Round
from rollwright.games.realms.setup import Setup
from tests.games.realms.table import GAME

REALMS = ["wingspan", "scythe", "euphoria"]
FORCED = Mode(spends=False, duties=True, cap=190)


def position_of(mode: Mode = FORCED, turns: int = 11) -> RealmsPosition:
    return first_position(1, Setup("", REALMS, [Round(REALMS, turns, mode)]))


def rolled(position: RealmsPosition, first: int, second: int) -> list[str]:
    """The legal moves after this roll."""
    position.roll(position.parse_outcome([first, second]))
    return texts(position)


def texts(position: RealmsPosition) -> list[str]:
    return [position.text(0, move) for move in position.legal(0)]


def play(position: RealmsPosition, *moves: str) -> None:
    for move in moves:
        GAME.play(position, 0, position.parse(0, move))


def reason(position: RealmsPosition, move: str) -> str:
    found = GAME.words.why_not(position, 0, position.parse(0, move))
    assert found is not None, f"{move} is legal"
    return say(found)


def test_a_round_of_eleven_turns_ends_after_eleven_rolls() -> None:
    position, luck = position_of(), Luck("eleven")
    kinds: set[int] = set()
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        else:
            moves = position.legal(0)
            kinds |= {kind_of(move) for move in moves}
            position.apply(0, moves[luck.below(len(moves))])
    assert position.rolled() == 11
    assert kinds <= {USE, TAKE, ACT, DONE}


def test_nothing_is_spent_where_that_is_not_allowed() -> None:
    position = position_of()
    position.pads[0].gained = [6, 6, 6]
    assert not [text for text in rolled(position, 3, 4) if text[1:2] in ("+", "-", "*")]
    for move in ("A+1", "A*", "hearts3:3", "coins2:3", "coins:1"):
        assert "Nothing is spent" in reason(position, move)


def test_no_die_may_be_left_out() -> None:
    position = position_of()
    assert "done" not in rolled(position, 3, 4)
    assert "Every die" in reason(position, "done")
    play(position, "A>wingspan:1", "B>euphoria:left")
    assert texts(position) == ["done"]


def test_a_star_in_the_chosen_realm_must_be_taken() -> None:
    # A 4 in either area sums to 4 and scores; on a pair both areas do.
    position = position_of()
    assert [text for text in rolled(position, 1, 4) if "euphoria" in text] == [
        "A>euphoria:left",
        "A>euphoria:right",
        "B>euphoria:left",
        "B>euphoria:right",
    ]
    play(position, "A>euphoria:left", "B>wingspan:1", "done")
    # With the 1 marked on the left, a 3 scores there and not on the right.
    legal = rolled(position, 3, 6)
    assert "A>euphoria:left" in legal
    assert "A>euphoria:right" not in legal
    assert "A 3 can score a star" in reason(position, "A>euphoria:right")


def test_a_star_of_a_step_that_leaves_no_choice_must_be_taken_too() -> None:
    # The bottom number of the 3 is paid for and scored after the resource of the top one.
    position = position_of()
    position.pads[0].gained = [1, 1, 1]
    legal = rolled(position, 3, 4)
    scoring = ["A>scythe:top+bottom", "A>scythe:bottom"]
    assert [text for text in legal if "A>scythe" in text] == scoring
    assert "A 3 can score a star" in reason(position, "A>scythe:top")


def test_whoever_taps_a_place_against_a_duty_learns_of_it() -> None:
    # The third square of the first bird has a star.
    position = position_of()
    birds = position.pads[0].realms[0]
    for place in ("1a", "1b"):
        birds.write(birds.rules.card.index[place], 2)
    assert "A>wingspan:1" in rolled(position, 3, 4)
    found = GAME.paper.why_not_there(position, 0, "wingspan:2a", "A")
    assert found is not None
    assert say(found).startswith("A 3 can score a star in Wingspan, and has to")


def test_a_resource_is_taken_only_where_no_open_realm_takes_the_die() -> None:
    position = position_of()
    assert not [text for text in rolled(position, 3, 4) if text.endswith(">coin")]
    wingspan, scythe, euphoria = position.pads[0].realms
    for realm in (wingspan, scythe, euphoria):
        realm.cells = [2 for _ in realm.cells]
    assert texts(position) == [
        f"{die}>{resource}" for die in "AB" for resource in ("pumpkin", "heart", "coin")
    ]


def test_a_round_scores_no_more_than_its_cap() -> None:
    position = position_of()
    for realm in position.pads[0].realms:
        realm.stars = 6
    position.pads[0].gained = [10, 10, 0]
    assert position.scores() == [190]
    usual = position_of(Mode(spends=True, duties=False))
    for realm in usual.pads[0].realms:
        realm.stars = 6
    usual.pads[0].gained = [10, 10, 0]
    assert usual.scores() == [200]
