"""The places on the paper."""

from rollwright.core.place import BLANK, CROSSED, FILLED, OUTLINED
from tests.games.rolling_america.board import ALL, GAME, Board, board, new_game

_GROUPS = ("map", "powers", "rounds")


def test_the_paper_has_the_map_the_powers_and_the_rounds() -> None:
    places = GAME.paper.places(new_game().position, 0)
    ids = {group: [place.id for place in places if place.group == group] for group in _GROUPS}
    assert ids["map"] == ALL.split()
    assert len(ids["powers"]) == 9
    assert ids["rounds"] == [f"round{number}" for number in range(1, 9)]
    assert sum(len(group) for group in ids.values()) == len(places)


def test_each_mark_looks_different() -> None:
    places = {place.id: place for place in GAME.paper.places(board("PA3 OHx NY5!").position, 0)}
    seen = [(places[code].mark, places[code].text) for code in ("PA", "OH", "NY", "TX")]
    assert seen == [(FILLED, "3"), (CROSSED, "x"), (OUTLINED, "5"), (BLANK, "")]


def test_states_are_printed_with_their_letters_in_the_color_of_their_region() -> None:
    places = {place.id: place for place in GAME.paper.places(new_game().position, 0)}
    assert (places["TX"].print, places["TX"].tint) == ("TX", "green")
    assert (places["AK"].print, places["AK"].tint) == ("AK", "orange")


def test_each_seat_has_a_paper_of_its_own() -> None:
    game = board("PA3", "OHx")
    written = [
        [place.id for place in GAME.paper.places(game.position, seat) if place.text]
        for seat in range(2)
    ]
    assert written == [["PA"], ["OH"]]


def test_a_move_lies_on_the_state_it_touches() -> None:
    position = board("").roll("r3 w5").position
    for text in ("r3>PA", "r3>PA!", "r3c>PA", "r3>xPA", "dupe>PA"):
        assert GAME.paper.place_of(position, 0, position.parse(0, text)) == "PA"
    for text in ("done", "r3>-"):
        assert GAME.paper.place_of(position, 0, position.parse(0, text)) == ""


def test_the_estimate_likes_numbers_more_than_xs_and_powers_more_than_none() -> None:
    def worth(cells: str) -> float:
        return GAME.advice.estimate(board(cells).position, 0)

    assert worth("AK3") > worth("AK3 HIx") > worth("AKx HIx")
    assert worth("AK3") > worth("AK3!")
    assert worth("PA3") > worth("PA3 dupe=2") > worth("PA3 dupe=2 color_change=2")


def counted(game: Board) -> dict[str, int]:
    ids = [counter.id for counter in GAME.paper.counters(game.position)]
    return dict(zip(ids, GAME.paper.counts(game.position, 0), strict=True))


def test_what_is_left_of_each_power_is_counted() -> None:
    game = new_game().roll("r3 b5")
    powers = [one.id for one in GAME.paper.counters(game.position) if one.heading is None]
    assert powers == ["color-change", "guard", "dupe"]
    assert [counted(game)[power] for power in powers] == [3, 3, 3]
    game.play("r3c>TX!")
    assert [counted(game)[power] for power in powers] == [2, 2, 3]
    game.play("dupe>FL")
    assert [counted(game)[power] for power in powers] == [2, 2, 2]


def test_only_a_move_that_marks_an_x_is_told_to_harm() -> None:
    # In red only Maryland is blank, and no 6 goes beside the 1s; elsewhere it still fits.
    game = board("PA1 OHx WV1 VA1 NCx SCx GAx DE1").roll("r6 b1")
    offers = GAME.paper.offers(game.position, 0)
    assert {one.text for one in offers if one.terms.harms} == {"r6>xMD"}
    assert {one.terms.harms for one in offers} == {"", "x"}


def test_xs_are_counted_by_color_and_dice_while_they_are_in_the_bag() -> None:
    game = board("PAx OHx TXx NY5!")
    crossed = {name: count for name, count in counted(game).items() if name.startswith("x-")}
    assert crossed.pop("x-red") == 2
    assert crossed.pop("x-green") == 1
    assert set(crossed.values()) == {0}
    inside = [name for name, count in counted(game).items() if name.startswith("bag-") and count]
    assert len(inside) == 7
    game.roll("r3 w5")
    assert (counted(game)["bag-red"], counted(game)["bag-wild"]) == (0, 0)
    assert counted(game)["bag-blue"] == 1


def test_a_game_has_eight_rounds_of_three_turns() -> None:
    position = new_game().position
    assert (position.round_count(), position.turn_count()) == (8, 3)
