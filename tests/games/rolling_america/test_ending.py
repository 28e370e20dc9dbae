"""The end of the game: the last blanks, the count of Xs, and who wins."""

from rollwright.core.message import say
from rollwright.core.position import OVER, Events
from rollwright.games import find_game
from tests.games.rolling_america.board import ALL, GAME, Board, board, filled, new_game


def _map(crosses: int, powers: str = "") -> str:
    """A full map with this many Xs; all other states hold a 3."""
    states = ALL.split()
    marks = filled(" ".join(states[:crosses])), filled(" ".join(states[crosses:]), "3")
    return f"{marks[0]} {marks[1]} {powers}"


def _ended(*maps: str) -> Board:
    return board(*maps, round_number=8).finish()


def test_remaining_blanks_become_xs() -> None:
    # Ending the game: everybody marks an X in every blank state left.
    game = board("PA3 OHx", round_number=8)
    for dice in ("r3 b3", "g3 y3"):
        game.roll(dice).end_turn()
    game.roll("o3 p3").play("o3>WA", "p3>NY", "done")
    assert game.position.phase == OVER
    assert sorted(game.cells()) == ALL.split()
    written = sorted(code for code, mark in game.cells().items() if mark != "x")
    assert written == ["AL", "CO", "DE", "IA", "NY", "PA", "WA"]
    assert game.position.scores() == [50 - 7]


def test_blanks_are_no_xs_before_the_end() -> None:
    assert new_game().position.scores() == [0]
    assert board("PA3 OHx NYx").position.scores() == [2]


def test_the_score_is_the_number_of_xs() -> None:
    assert _ended(_map(7)).position.scores() == [7]
    assert _ended(_map(7)).position.result(0) == {"xs": 7, "powers_used": 0}


def test_the_fewest_xs_win() -> None:
    assert _ended(_map(7), _map(5), _map(9)).position.ranking() == [[1], [0], [2]]


def test_a_tie_goes_to_the_fewest_powers_used() -> None:
    # Colour changes, guards and dupes are counted together.
    used_one, used_two = _map(7, "dupe=2"), _map(7, "color_change=2 dupe=2")
    assert _ended(used_two, used_one, _map(8)).position.ranking() == [[1], [0], [2]]


def test_guards_count_as_powers_in_a_tie() -> None:
    guarded = _map(7).replace("WY3", "WY3!")
    assert _ended(guarded, _map(7)).position.ranking() == [[1], [0]]
    assert _ended(guarded, _map(7, "dupe=1")).position.ranking() == [[0], [1]]


def test_powers_do_not_matter_without_a_tie() -> None:
    lavish = _map(6, "color_change=0 dupe=0")
    assert _ended(_map(7), lavish).position.ranking() == [[1], [0]]


def test_which_powers_were_used_does_not_matter() -> None:
    # Settled in docs/rulings.md: still tied, the place is shared.
    tied = _ended(_map(7, "dupe=2"), _map(9), _map(7, "color_change=2"))
    assert tied.position.ranking() == [[0, 2], [1]]


def test_a_solo_game_ends_with_a_score() -> None:
    # Solo play: alone against the count.
    game = new_game().finish()
    assert game.position.ranking() == [[0]]
    assert 0 < game.position.scores()[0] < 50


def test_any_number_of_seats_can_play() -> None:
    # 1+ players.
    game = new_game(40).finish()
    assert game.position.ranking() == [list(range(40))]


def test_the_end_is_told() -> None:
    game = board(_map(7), round_number=8)
    for dice in ("r3 b3", "g3 y3"):
        game.roll(dice).end_turn()
    game.roll("o3 p3").play("o3>-", "p3>-")
    events = Events()
    GAME.play(game.position, 0, game.position.parse(0, "done"), events)
    assert [say(event) for event in events] == [
        "The turn is done.",
        "The game is over: every blank state becomes an X.",
    ]


def test_the_breakdown_counts_the_xs_of_each_region() -> None:
    position = _ended(_map(7)).position
    parts = {say(part.name): part.score for part in GAME.words.breakdown(position, 0)}
    assert list(parts) == ["red", "blue", "green", "yellow", "orange", "purple"]
    assert sum(parts.values()) == 7
    assert say(find_game("rolling-america").score_words(7)) == "7 Xs"
    assert say(find_game("rolling-america").score_words(1)) == "1 X"
