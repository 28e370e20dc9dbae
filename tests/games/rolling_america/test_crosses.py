"""When an X is due, where it may go, and when nothing happens."""

from tests.games.rolling_america.board import ALL, BLUE, PURPLE, RED, board, filled, new_game

# Two red states are blank, and a 6 stands beside both.
NO_ROOM_FOR_A_RED_1 = filled("DE MD OH PA VA WV") + " NC6"


def test_a_number_that_fits_must_be_written() -> None:
    # The capitals of the rulebook: if it fits anywhere, neither an X nor nothing will do.
    game = new_game().roll("r3 w5")
    assert not [text for text in game.legal() if ">x" in text or ">-" in text]


def test_one_state_where_it_fits_is_enough_to_forbid_the_x() -> None:
    game = board(filled("DE MD OH PA VA WV") + " NC3").roll("r1 w5")
    assert game.plain("r1") == ["xGA", "xSC"]
    game = board(filled("DE MD OH PA VA") + " NC3").roll("r1 w5")
    assert game.plain("r1") == ["WV"]


def test_where_the_number_fits_nowhere_an_x_goes_to_any_blank_state_of_the_region() -> None:
    game = board(NO_ROOM_FOR_A_RED_1).roll("r1 w5")
    assert game.plain("r1") == ["xGA", "xSC"]
    assert game.play("r1>xSC").cells()["SC"] == "x"


def test_the_x_must_be_marked_even_if_other_regions_have_room() -> None:
    # The X goes to the region of the die; other regions are open by a colour change only.
    game = board(NO_ROOM_FOR_A_RED_1 + " color_change=0").roll("r1 w5")
    assert [text for text in game.legal("r1") if text[-1] != "!"] == ["r1>xGA", "r1>xSC"]
    assert game.why("r1>-") != ""


def test_an_x_does_not_restrict_its_neighbors() -> None:
    # Neighbouring state rule: a bordering X is as good as a blank.
    game = board(NO_ROOM_FOR_A_RED_1).roll("r1 w5").play("r1>xGA")
    assert {"AL", "FL", "SC", "TN"} <= set(game.plain("w5"))


def test_an_x_costs_no_power() -> None:
    game = board(NO_ROOM_FOR_A_RED_1).roll("r1 w5").play("r1>xGA")
    assert game.powers() == (3, 3, 3)


def test_powers_may_be_used_instead_of_the_x() -> None:
    # Powers are a choice: guard the number, or change its colour.
    game = board(NO_ROOM_FOR_A_RED_1).roll("r1 w5")
    assert "r1>GA!" in game.legal()
    assert "r1c>ME" in game.legal()


def test_with_a_full_region_nothing_is_done() -> None:
    # The region has no blank state: the die does nothing.
    game = board(filled(RED) + " color_change=0").roll("r1 w5")
    assert game.legal("r1") == ["r1>-"]
    before = game.cells()
    assert game.play("r1>-").cells() == before
    assert game.pad()["left"] == ["w5"]


def test_nothing_is_done_only_with_a_full_region() -> None:
    game = board(NO_ROOM_FOR_A_RED_1).roll("r1 b5")
    assert "r1>-" not in game.legal()
    assert "b5>-" not in game.legal()


def test_with_a_full_region_a_color_change_is_still_possible() -> None:
    assert "r1c>ME" in board(filled(RED)).roll("r1 w5").legal()


def test_with_a_full_map_the_wild_does_nothing() -> None:
    # The same holds for the wild die.
    game = board(filled(ALL)).roll("r1 w5")
    assert game.legal() == ["r1>-", "w5>-"]


def test_a_wild_that_fits_nowhere_crosses_any_blank_state() -> None:
    rest = sorted(set(ALL.split()) - {"ME", "FL", "NH", "GA"})
    game = board(filled(" ".join(rest)) + " NH6 GA6").roll("r1 w1")
    assert game.plain("w1") == ["xFL", "xME"]
    assert game.play("w1>xME").cells()["ME"] == "x"


def test_a_wild_that_fits_somewhere_must_be_written_there() -> None:
    rest = sorted(set(ALL.split()) - {"ME", "FL", "NH"})
    assert board(filled(" ".join(rest)) + " NH6").roll("r1 w1").plain("w1") == ["FL"]


def test_the_second_die_may_find_no_room_because_of_the_first() -> None:
    blank_twice = filled(BLUE.replace("MT", "").replace("ND", ""))
    game = board(blank_twice + " " + filled(PURPLE)).roll("b6 w1").play("w1>ND")
    assert game.plain("b6") == ["xMT"]
