"""The bot that adapts: its strength is in its name, and follows results."""

import pytest

from rollwright.bots import UnknownBot, bot_title, find_bot
from rollwright.bots.rival import RivalBot
from rollwright.core.message import say
from rollwright.games import find_game

GAME = find_game("rolling-america")


def slips(name: str) -> float:
    bot = find_bot(name)
    assert isinstance(bot, RivalBot)
    return bot.slip_in(GAME)


def test_how_often_it_slips_is_in_its_name() -> None:
    assert [slips(name) for name in ("rival", "rival-0", "rival-34", "rival-100")] == [
        0.3,
        0,
        0.34,
        1,
    ]
    assert find_bot("rival-34").name == "rival-34"
    assert say(bot_title("rival-34")) == say(bot_title("rival")) == "Rival"


@pytest.mark.parametrize(
    "name",
    [
        "rival-",
        "rival-101",
        "rival--1",
        "rival-07",
        "rival-x",
        "rival-٣",
        "rival-²",
        "club-3",
        "-",
        "",
    ],
)
def test_no_other_name_is_a_bot(name: str) -> None:
    with pytest.raises(UnknownBot):
        find_bot(name)


def test_who_wins_meets_a_stronger_one_next_and_who_loses_a_weaker_one() -> None:
    bot = find_bot("rival")
    assert slips(bot.next_name(1.0)) < slips("rival") < slips(bot.next_name(0.0))
    assert bot.next_name(0.5) == "rival"


def test_it_stays_within_what_a_bot_can_be() -> None:
    strongest, weakest = find_bot("rival-0"), find_bot("rival-100")
    assert strongest.next_name(1.0) == "rival-0"
    assert weakest.next_name(0.0) == "rival-100"


def test_bots_that_do_not_adapt_stay_as_they_are() -> None:
    assert find_bot("expert").next_name(1.0) == "expert"
    assert not find_bot("expert").adapts
