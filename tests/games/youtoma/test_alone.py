"""Youtoma for one: the twin's round, the own round, levels, totals, and who has won."""

from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadOptions
from rollwright.core.message import Message, say
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.round import stars_text
from rollwright.games.realms.state import MOST_STARS
from tests.games.youtoma.alone import CARDS, GAME, REALMS, ended, new, play_round, play_turn


def test_first_the_twin_has_eleven_turns_then_you_nine_with_the_same_realms() -> None:
    position, luck = new(), Luck("course")
    assert position.realms == CARDS
    assert play_round(position, luck) == 11
    assert (position.round, position.realms) == (2, REALMS)
    assert play_round(position, luck) == 9
    assert position.phase == OVER
    assert position.rolled() == 20


def test_a_second_round_has_other_realms() -> None:
    position, luck = new(rounds=2), Luck("two rounds")
    dealt = []
    while position.phase != OVER:
        dealt.append(position.realms)
        play_round(position, luck)
    others = ["scythe", "viticulture", "pendulum"]
    assert dealt == [CARDS, REALMS, [f"youtoma-{name}" for name in others], others]


@pytest.mark.parametrize(("level", "turns"), [("easy", 10), ("normal", 11), ("hard", 11)])
def test_on_the_easy_level_the_twin_has_ten_turns(level: str, turns: int) -> None:
    position, luck = new(level), Luck(level)
    assert play_round(position, luck) == turns
    assert play_round(position, luck) == 9


def test_realms_that_are_drawn_come_from_the_base_game_and_stay_for_both() -> None:
    position, luck = cast(RealmsPosition, GAME.new(1, {})), Luck("drawn")
    position.roll(position.sample(luck))
    drawn = position.used
    assert position.realms == [f"youtoma-{name}" for name in drawn]
    play_round(position, luck)
    assert position.realms == drawn


def test_the_twin_spends_nothing_and_leaves_no_die_out_but_you_may() -> None:
    position, luck = new(), Luck("duties")
    position.roll(position.parse_outcome([3, 4]))
    position.pads[0].gained = [6, 6, 6]
    texts = [position.text(0, move) for move in position.legal(0)]
    assert texts
    assert all(text[1] == ">" and ":" in text for text in texts)
    while position.round == 1:
        play_round(position, luck)
    position.roll(position.parse_outcome([3, 4]))
    position.pads[0].gained = [6, 6, 6]
    texts = [position.text(0, move) for move in position.legal(0)]
    assert {"done", "A+1", "hearts3:3", "coins2:4"} <= set(texts)


def test_two_rounds_of_the_course_are_one_for_people() -> None:
    position, luck = new(rounds=2), Luck("names")
    names, told = [], []
    while position.phase != OVER:
        name = GAME.words.round_name(position)
        assert name is not None
        names.append(say(name))
        events: list[Message] = []
        if position.phase == ROLL:
            position.roll(position.sample(luck), events)
        else:
            moves = position.legal(0)
            position.apply(0, moves[luck.below(len(moves))], events)
        told += [say(event) for event in events]
    both = ["Round 1, Youtoma", "Round 1, you", "Round 2, Youtoma", "Round 2, you"]
    assert list(dict.fromkeys(names)) == both
    dealt = [text.split(" is ")[0] for text in told if " is played with " in text]
    # The first realms are dealt before anything can be told.
    assert dealt == ["Round 1 (you)", "Round 2 (Youtoma)", "Round 2 (you)"]


def test_the_twin_has_a_resource_card_on_which_nothing_is_bought() -> None:
    position, luck = new(), Luck("card")
    assert GAME.paper.prints(position, 0)[-1].id == "kept-resources"
    play_round(position, luck)
    assert GAME.paper.prints(position, 0)[-1].id == "resources"
    both = [one.id for one in GAME.paper.whole_set({"realms": [REALMS]})]
    assert both[-2:] == ["resources", "kept-resources"]
    sides = GAME.paper.rule_sides({"realms": [REALMS]})
    assert set(both) <= set(sides)


# --- scores ------------------------------------------------------------------------------------


def round_score(level: str, stars: int, *gained: int) -> int:
    """The score of the twin's round with so many stars in all."""
    position = new(level)
    pad = position.pads[0]
    pad.gained = list(gained)
    missing = stars
    for realm in pad.realms:
        if realm.rules.scores_at_once:
            realm.stars = min(MOST_STARS, missing)
            missing -= realm.stars
    assert missing == 0, "these realms can't have so many stars at once"
    return pad.round_score()


def test_on_the_hard_level_six_of_a_kind_are_a_star_more() -> None:
    # The example of the rulebook: 11 stars, 7 pumpkins, 10 hearts and 5 coins.
    assert round_score("hard", 11, 7, 10, 5) == 152
    assert round_score("normal", 11, 7, 10, 5) == 132
    assert round_score("hard", 11, 6, 5, 5) == 136


def test_a_round_of_the_twin_counts_no_more_than_nineteen() -> None:
    assert round_score("hard", 12, 18, 18, 18) == 190
    assert round_score("normal", 12, 18, 18, 18) == 174


@pytest.mark.parametrize(
    ("own", "twin", "score", "told"),
    [
        ([152], [140], 12, "You have beaten Youtoma, 15.2 to 14.0."),
        ([100], [131], -31, "Youtoma has beaten you, 13.1 to 10.0."),
        ([100], [100], 0, "You and Youtoma are equal, 10.0 each."),
        ([90, 110], [100, 100], 0, "You have beaten Youtoma: 20.0 each, but your last round"),
        ([110, 90], [100, 100], 0, "Youtoma has beaten you: 20.0 each, but its last round"),
    ],
)
def test_who_has_won(own: list[int], twin: list[int], score: int, told: str) -> None:
    position = ended(own, twin)
    assert position.scores() == [score]
    verdict = GAME.words.verdict(position)
    assert verdict is not None
    assert say(verdict).startswith(told)
    assert GAME.advice.features(position, 0) == {"beaten": int("You have beaten" in told)}


@pytest.mark.parametrize(
    ("score", "text", "words"),
    [
        (12, "1.2", "1.2 stars ahead of Youtoma"),
        (-31, "-3.1", "3.1 stars behind Youtoma"),
        (-10, "-1.0", "1.0 stars behind Youtoma"),
        (0, "0.0", "as many stars as Youtoma"),
    ],
)
def test_the_score_is_the_lead(score: int, text: str, words: str) -> None:
    assert GAME.score_text(score) == text
    assert say(GAME.score_words(score)) == words


# --- what is told ------------------------------------------------------------------------------


def test_it_is_told_whose_sheet_lies_there() -> None:
    position = new()
    assert "as little as you can" in say(GAME.words.remarks(position)[0])
    play_round(position, Luck("sheet"))
    twin = stars_text(position.pads[0].rounds[0])
    told = say(GAME.words.remarks(position)[0])
    assert told == f"Youtoma has {twin}. Now score as much as you can"
    play_turn(position, Luck("own"))
    assert position.turn == 2
    assert say(GAME.words.remarks(position)[0]) == f"Your own sheet: beat Youtoma's {twin}"


def test_two_realms_that_the_designers_advise_against_are_allowed_with_a_warning() -> None:
    realms = ["between-two-cities", "the-society", "scythe"]
    position = cast(RealmsPosition, GAME.new(1, {"realms": [realms]}))
    warning = "Harder than usual: Between Two Cities beside The Society"
    assert say(GAME.words.remarks(position)[-1]) == warning
    # It need not stand there all the time.
    play_turn(position, Luck("warned"))
    assert [say(told) for told in GAME.words.remarks(position)][1:] == ["Normal level"]
    assert len(GAME.words.remarks(new())) == 2


def test_the_warning_is_told_before_the_game() -> None:
    both: list[object] = ["between-two-cities", "the-society", "scythe"]
    apart: list[object] = [["between-two-cities", "scythe", "tapestry"], ["the-society", "x", "y"]]
    for game in (GAME, find_game("youtoma-together")):
        (told,) = game.warnings({"realms": [REALMS, both]})
        assert "advise against" in say(told)
        assert "desaconsejan" in say(told, "es")
        assert game.warnings({"realms": apart}) == game.warnings({}) == []


def test_the_dice_of_the_twin_have_other_rules() -> None:
    position = new()
    told = {topic.id: say(topic.rule) for topic in GAME.words.topics(position)}
    assert "must be used" in told["dice"]
    play_round(position, Luck("topics"))
    told = {topic.id: say(topic.rule) for topic in GAME.words.topics(position)}
    assert "no die has to be used" in told["dice"]


@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 3},
        {"level": "own"},
        {"realms": [["wingspan", "scythe", "fleet-the-dice-game"]]},
        {"rounds": 2, "realms": [REALMS]},
        {"realms": [REALMS, ["scythe", "viticulture", "pendulum"], REALMS]},
    ],
)
def test_other_options_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(BadOptions):
        GAME.new(1, options)


def test_only_one_person_plays() -> None:
    with pytest.raises(BadOptions):
        GAME.new(2, {})


def test_what_the_twin_has_buys_nothing_and_what_you_have_does() -> None:
    position, luck = new(), Luck("counters")
    told = [say(counter.about) for counter in GAME.paper.counters(position)]
    assert told == ["Nothing is spent: each counts a tenth of a star."] * 3
    play_round(position, luck)
    assert "as many pips as you pay coins" in say(GAME.paper.counters(position)[2].about)


def test_the_twin_has_more_turns_than_you() -> None:
    position, luck = new(rounds=2), Luck("lengths")
    lengths = []
    while position.phase != OVER:
        lengths.append((position.round_count(), position.turn_count()))
        play_round(position, luck)
    assert lengths == [(4, 11), (4, 9), (4, 11), (4, 9)]


def test_two_contenders_are_compared_and_one_of_them_is_played_for() -> None:
    position, luck = new(), Luck("contenders")
    you, twin = GAME.words.contenders(position, 0)
    assert (say(you.name), say(twin.name)) == ("You", "Youtoma")
    assert (you.acts, twin.acts) == (False, True)
    play_round(position, luck)
    you, twin = GAME.words.contenders(position, 0)
    assert (you.acts, twin.acts) == (True, False)
    assert (you.score, twin.points) == (0, stars_text(twin.score))
    play_round(position, luck)
    assert [one.acts for one in GAME.words.contenders(position, 0)] == [False, False]
    assert find_game("rolling-america").words.contenders(position, 0) == []
