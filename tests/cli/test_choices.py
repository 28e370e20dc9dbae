"""Grouping the legal moves by what they do."""

from typing import cast

from rollwright.cli.choices import ChoiceGroup, choices_of, faint_places
from rollwright.core.message import CATALOGUE
from rollwright.core.position import Position
from rollwright.games import find_game
from tests.harness.toy import ToyGame

AMERICA = find_game("rolling-america")


def america(*moves: str, roll: str = "r3 w5") -> Position:
    position = AMERICA.new(1, {})
    position.roll(position.parse_outcome_text(roll))
    for move in moves:
        AMERICA.play(position, 0, position.parse(0, move))
    return position


def by_pattern(groups: list[ChoiceGroup]) -> dict[str, ChoiceGroup]:
    return {group.pattern: group for group in groups}


def test_moves_are_gathered_around_their_place() -> None:
    groups = by_pattern(choices_of(AMERICA, america(), 0, "en"))
    assert list(groups) == ["r3>…", "w5>…", "r3>…!", "r3c>…", "r3c>…!", "w5>…!"]
    red = groups["r3>…"]
    assert [choice.place for choice in red.choices] == [
        "DE",
        "GA",
        "MD",
        "NC",
        "OH",
        "PA",
        "SC",
        "VA",
        "WV",
    ]
    assert red.label == "Write the red 3 in …"
    assert groups["r3>…!"].label == "Write the red 3 in … and guard it"


def test_what_adds_to_another_move_is_a_variation() -> None:
    groups = choices_of(AMERICA, america(), 0, "en")
    assert [group.pattern for group in groups if not group.variation] == ["r3>…", "w5>…"]


def test_a_forced_x_makes_its_ways_out_no_variations() -> None:
    data = america(roll="r3 b5").to_json()
    pads = cast(list[dict[str, object]], data["pads"])
    pads[0]["cells"] = dict.fromkeys(["DE", "GA", "MD", "NC", "OH", "SC", "VA", "WV"], "1")
    groups = choices_of(AMERICA, AMERICA.load(data), 0, "en")
    plain = [group.pattern for group in groups if not group.variation]
    assert plain == ["r3>…!", "r3c>…", "r3>x…", "b5>…"]


def test_numbers_run_through_in_the_order_shown() -> None:
    for language in CATALOGUE.languages():
        position = america()
        groups = choices_of(AMERICA, position, 0, language)
        choices = [choice for group in groups for choice in group.choices]
        assert [choice.number for choice in choices] == list(range(1, len(choices) + 1))
        legal = {position.text(0, move) for move in position.legal(0)}
        assert {choice.text for choice in choices} == legal
        assert len(choices) == len(legal)


def test_places_that_only_variations_reach_are_faint() -> None:
    faint = faint_places(choices_of(AMERICA, america(roll="r3 b5"), 0, "en"))
    assert {"CA", "TX", "NY"} <= faint
    assert not faint & {"PA", "OH", "MI", "MT"}
    assert faint_places(choices_of(AMERICA, america(roll="r3 w5"), 0, "en")) == frozenset()


def test_a_game_with_other_moves() -> None:
    game = ToyGame()
    position = game.new(1, {})
    position.roll(2)
    groups = choices_of(game, position, 0, "en")
    assert sum(len(group.choices) for group in groups) == len(position.legal(0))
    assert not any(group.variation for group in groups)
